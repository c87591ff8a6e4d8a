//! Which clauses a sentence of the log follows from, where that depends on the card.

use crate::cards::{Card, Effect};

pub(super) const fn struck_clauses(counter: bool, riders: &[Card]) -> &'static [&'static str] {
    match (counter, riders.is_empty()) {
        (true, _) => &["SR-430", "SR-403"],
        (false, true) => &["SR-310", "SR-403"],
        (false, false) => &["SR-310", "SR-403", "SR-423", "SR-425"],
    }
}

/// Why a revealed card does nothing.
pub(super) fn wasted_clauses(card: Card) -> &'static [&'static str] {
    match card.effect() {
        Some(Effect::NoHit {}) => &["SR-416"],
        Some(Effect::Counter {}) => &["SR-431"],
        Some(Effect::PrepareMul { .. }) => &["SR-424"],
        _ => &["SR-415"],
    }
}

/// The clause of the low blow, and that it may be answered.
pub(super) fn low_blow_clauses(card: Card) -> &'static [&'static str] {
    match card.effect() {
        Some(Effect::DiscardSetNoAttack {}) => &["SR-508", "SR-503"],
        Some(Effect::SwapSetCards {}) => &["SR-510", "SR-503"],
        Some(Effect::SwapInitiative {}) => &["SR-507", "SR-503"],
        Some(Effect::RedirectHit {}) => &["SR-519", "SR-503"],
        Some(Effect::ChooseLifeChange { .. }) => &["SR-515", "SR-503"],
        Some(Effect::RotateAllToZero {}) => &["SR-513", "SR-503"],
        Some(Effect::RotateTarget { .. }) => &["SR-514", "SR-503"],
        Some(Effect::ReplacePrepWithAttack { .. }) => &["SR-518", "SR-503"],
        Some(Effect::StealItem { .. } | Effect::DestroyItem { .. }) => &["SR-522", "SR-503"],
        Some(Effect::CancelLowBlow { take: true }) => &["SR-505", "SR-503"],
        Some(Effect::CancelLowBlow { take: false }) => &["SR-504", "SR-503"],
        _ => &["SR-501"],
    }
}
