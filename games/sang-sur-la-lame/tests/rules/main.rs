//! Du sang sur la lame, clause by clause: one file per chapter. They are one program, which is built sooner than many.

mod common;
mod data;
mod duels;
mod examples_space;
mod mirrors;
mod random;
mod reference;
mod space;
mod tables;
mod versus;
