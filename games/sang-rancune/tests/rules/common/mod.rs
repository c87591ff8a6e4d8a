//! What the tests of all chapters share: short names for answers, ways to drive a table, and questions about it.

mod answers;
mod driving;
mod reading;

pub(crate) use sang_rancune::table::flow::{Aim, Declaration, Declared, Window};

pub(crate) use self::answers::*;
pub(crate) use self::driving::*;
pub(crate) use self::reading::*;
