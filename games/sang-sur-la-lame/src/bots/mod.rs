//! The policies. `regular` plays after section 11 of the specification: it prices every answer it may give, in hundredths
//! of a gold piece, and takes the best. It looks at its options once and plays nothing out; what it looks at is counted, and
//! past its limit it takes a plain answer.
//!
//! `mind` is what it knows, what harm is worth to it and where each figure should go; `announcing` prices activations,
//! `performing` the ways to perform an action, `seldom` jumps, climbs and heavy throws, `regular` everything else and the
//! choice itself; `thinking` is how much it may look at.

mod announcing;
mod mind;
mod performing;
mod regular;
mod seldom;
mod thinking;

pub(crate) use regular::Regular;
