//! The policies. `regular` plays after section 11 of the specification: it prices every answer it may give in hundredths
//! of a point and takes the best, with a little noise.
//!
//! `mind` is what it knows and what things are worth to it, `trading` the Trade, `fighting` what a blow is
//! worth, `brawling` every other activation, `regular` the choice itself.

mod brawling;
mod fighting;
mod mind;
mod regular;
mod trading;

pub(crate) use regular::Regular;
