//! SR-502: who is asked in a window: everybody who could react by what all can see, whatever they hold.

use kernel::{Asked, Seat, Seats};

use crate::NOBODY;
use crate::cards::{AttackEffect, Effect, LowBlowEffect};
use crate::rules::items::may_throw;
use crate::table::flow::Window;
use crate::table::state::{Revealed, State};

/// Whom a window is open to.
pub(super) fn who(state: &State, window: Window) -> Asked {
    let living = state.living();
    let low_blow = |seats: Seats, wanted: fn(&LowBlowEffect) -> bool| {
        state.might_hold(seats, |effect| matches!(effect, Effect::LowBlow(one) if wanted(one)))
    };
    let everybody_if =
        |open: bool, seats: Seats| if open { Asked::Everyone(seats) } else { NOBODY };
    match window {
        Window::PlanB {} => {
            let could =
                low_blow(living, |effect| matches!(effect, LowBlowEffect::SwapInitiative {}));
            everybody_if(could && living.len() > 1, living)
        }
        Window::BeforeReveal { turn } => before_reveal(state, turn),
        Window::AnswerMoveOver { seat, .. } => Asked::One(seat),
        Window::AttackRevealed { .. } => everybody_if(may_be_reacted_to(state), living),
        Window::LowBlow { depth } => {
            let newest =
                state.low_blows.last().filter(|_| state.low_blows.len() == usize::from(depth) + 1);
            let Some(newest) = newest else { return NOBODY };
            let others = living.without(newest.by);
            let could =
                low_blow(others, |effect| matches!(effect, LowBlowEffect::CancelLowBlow { .. }));
            everybody_if(could, others)
        }
        Window::CreatureTargets {} => {
            let could = low_blow(living, |effect| matches!(effect, LowBlowEffect::RedirectHit {}));
            everybody_if(could && living.len() > 1 && !state.hits.is_empty(), living)
        }
        Window::CreatureHit {} => {
            let hit = may_counter(state);
            let could = state.might_hold(hit, |effect| {
                matches!(effect, Effect::Attack(AttackEffect::Counter {}))
            });
            everybody_if(could && !state.creature.is_defeated, hit)
        }
        Window::Fireball { seat } => {
            if may_throw(state, seat) {
                Asked::One(seat)
            } else {
                NOBODY
            }
        }
    }
}

/// SR-708, SR-815: those who took a hit of the group, live, and are not stone.
#[must_use]
pub(super) fn may_counter(state: &State) -> Seats {
    let free = |seat: &Seat| !state.is_petrified(*seat);
    state.struck.intersection(state.living()).iter().filter(free).collect()
}

/// Everybody while a face-down card could be touched; otherwise only the one who could throw a Fireball.
fn before_reveal(state: &State, turn: Seat) -> Asked {
    let living = state.living();
    let could = state.might_hold(living, |effect| {
        matches!(
            effect,
            Effect::LowBlow(LowBlowEffect::DiscardSetNoAttack {} | LowBlowEffect::SwapSetCards {})
        )
    });
    if could && living.iter().any(|seat| state.has_face_down(seat)) {
        Asked::Everyone(living)
    } else if may_throw(state, turn) {
        Asked::Everyone(Seats::only(turn))
    } else {
        NOBODY
    }
}

/// SR-513 to SR-518: whether some card could still change what was revealed.
fn may_be_reacted_to(state: &State) -> bool {
    let Some(turn) = &state.turn else { return false };
    let attacks = turn.attacks.iter().any(Revealed::deals_damage);
    let prepares = turn.attacks.iter().any(|revealed| revealed.card.is_prepare());
    let is_trap = state.creature.id.is_trap();
    state.might_hold(state.living(), |effect| {
        let Effect::LowBlow(effect) = effect else { return false };
        match effect {
            LowBlowEffect::RotateAllToZero {} | LowBlowEffect::RotateTarget { .. } => attacks,
            LowBlowEffect::ChooseLifeChange { .. } => attacks && !is_trap,
            LowBlowEffect::ReplacePrepWithAttack { .. } => prepares,
            LowBlowEffect::StealItem { .. }
            | LowBlowEffect::DestroyItem { .. }
            | LowBlowEffect::DiscardSetNoAttack {}
            | LowBlowEffect::SwapSetCards {}
            | LowBlowEffect::SwapInitiative {}
            | LowBlowEffect::RedirectHit {}
            | LowBlowEffect::CancelLowBlow { .. } => false,
        }
    })
}
