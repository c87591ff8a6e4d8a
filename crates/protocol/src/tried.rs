//! What would come of an answer that was only tried.

use serde::{Deserialize, Serialize};
use shelf::Json;
use ts_rs::TS;

use crate::Refusal;

/// What would come of an answer, from what the seat one looks through knows and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Tried {
    /// The tag of the message that tried it.
    pub tag: u32,
    /// The question that was open then.
    pub serial: u32,
    /// Why it would be refused; nothing if it would be taken.
    pub refusal: Option<Refusal>,
    /// What the game adds; nothing where it adds nothing.
    #[ts(type = "unknown")]
    pub adds: Option<Json>,
}
