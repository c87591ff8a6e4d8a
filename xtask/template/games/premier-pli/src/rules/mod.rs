//! The rules, one file per chapter of `docs/rules/premier-pli.md`; `legal` is what may be answered.

pub mod ending;
pub mod legal;
pub mod setup;
pub mod trick;
