//! The policies. `regular` plays after section 11 of the specification: it prices every answer it may give, in hundredths
//! of a gold piece, and takes the best. It looks at its options once and plays nothing out, so it is never slow.
//!
//! `mind` is what it knows, what harm is worth to it and where each figure should go; `announcing` prices activations,
//! `performing` the ways to perform an action, `regular` everything else and the choice itself.

mod announcing;
mod mind;
mod performing;
mod regular;

pub(crate) use regular::Regular;
