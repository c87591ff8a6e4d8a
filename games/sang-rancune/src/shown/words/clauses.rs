//! Which clauses a sentence of the log follows from, where that depends on the card.

use crate::cards::{AttackEffect, Card, LowBlowEffect};

pub(super) const fn struck_clauses(counter: bool, riders: &[Card]) -> &'static [&'static str] {
    match (counter, riders.is_empty()) {
        (true, _) => &["SR-430", "SR-403"],
        (false, true) => &["SR-310", "SR-403"],
        (false, false) => &["SR-310", "SR-403", "SR-423", "SR-425"],
    }
}

/// Why a revealed card does nothing.
pub(super) fn wasted_clauses(card: Card) -> &'static [&'static str] {
    match card.attack_effect() {
        Some(AttackEffect::NoHit {}) => &["SR-416"],
        Some(AttackEffect::Counter {}) => &["SR-431"],
        Some(AttackEffect::PrepareMul { .. }) => &["SR-424"],
        Some(_) | None => &["SR-415"],
    }
}

/// The clause of the low blow, and that it may be answered.
pub(super) fn low_blow_clauses(card: Card) -> &'static [&'static str] {
    let Some(effect) = card.low_blow_effect() else { return &["SR-501"] };
    match effect {
        LowBlowEffect::DiscardSetNoAttack {} => &["SR-508", "SR-503"],
        LowBlowEffect::SwapSetCards {} => &["SR-510", "SR-503"],
        LowBlowEffect::SwapInitiative {} => &["SR-507", "SR-503"],
        LowBlowEffect::RedirectHit {} => &["SR-519", "SR-503"],
        LowBlowEffect::ChooseLifeChange { .. } => &["SR-515", "SR-503"],
        LowBlowEffect::RotateAllToZero {} => &["SR-513", "SR-503"],
        LowBlowEffect::RotateTarget { .. } => &["SR-514", "SR-503"],
        LowBlowEffect::ReplacePrepWithAttack { .. } => &["SR-518", "SR-503"],
        LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. } => {
            &["SR-522", "SR-503"]
        }
        LowBlowEffect::CancelLowBlow { take: true } => &["SR-505", "SR-503"],
        LowBlowEffect::CancelLowBlow { take: false } => &["SR-504", "SR-503"],
    }
}
