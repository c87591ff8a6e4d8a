//! What was seen to happen, and by whom.

use crate::{Audience, Viewer};

/// One event as a group of viewers saw it.
///
/// One fact may be told several times, to different audiences: "Ana drew a card" to all, "you drew the Dragon" to Ana.
/// Tellings of the same fact have the same number, and every viewer is in exactly one of their audiences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Counts the facts of a table from 0.
    pub fact: u32,
    /// Who saw it like this.
    pub to: Audience,
    /// What they saw.
    pub event: E,
}

impl<E> Told<E> {
    /// The event, if this viewer saw it like this.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        self.to.includes(viewer).then_some(&self.event)
    }
}
