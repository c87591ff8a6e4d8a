//! SR-501: which low blow, or Contre Attaque, may be played in which window, with which choices.

use kernel::Seat;

use super::{Look1, hand};
use crate::cards::encounters::Special;
use crate::cards::{Card, Effect};
use crate::rules::forbidden::Forbidden;
use crate::table::flow::{Ploy, Question};
use crate::table::state::{Revealed, State, Turn};

/// SR-501: whether a card may be played in this window, with these choices.
pub(super) fn check_ploy(
    look: Look1<'_>,
    question: Question,
    me: Seat,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    if !hand(look, me).contains(&ploy.card) {
        return Err(Forbidden::NotYours);
    }
    let Some(effect) = ploy.card.effect() else { return Err(Forbidden::NotAnOption) };
    may_be_played(look, question, me, effect, ploy)?;
    // Nothing may be chosen that the card does not ask for.
    let shape = match effect {
        Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {} | Effect::SwapInitiative {} => {
            ploy.target.map(|target| Ploy::on(ploy.card, target))
        }
        Effect::StealItem { .. } | Effect::DestroyItem { .. } => {
            ploy.target.zip(ploy.item).map(|(target, item)| Ploy::on_item(ploy.card, target, item))
        }
        Effect::RedirectHit {} => {
            ploy.hit.zip(ploy.target).map(|(hit, to)| Ploy::redirect(ploy.card, hit, to))
        }
        Effect::RotateTarget { .. } | Effect::ReplacePrepWithAttack { .. } => {
            ploy.attack.map(|attack| Ploy::on_attack(ploy.card, attack))
        }
        Effect::ChooseLifeChange { .. } => ploy.change.map(|change| Ploy::by(ploy.card, change)),
        Effect::Counter {} => ploy.with.map(|with| Ploy::with(ploy.card, with)),
        Effect::RotateAllToZero {} | Effect::CancelLowBlow { .. } => Some(Ploy::plain(ploy.card)),
        Effect::NoHit {}
        | Effect::ReplaceWith { .. }
        | Effect::PrepareAdd { .. }
        | Effect::PrepareMul { .. }
        | Effect::AddVsType { .. }
        | Effect::CancelCreatureAttackVsType { .. }
        | Effect::RotateFollowing { .. }
        | Effect::MissNext {}
        | Effect::RotateSelfIfFollow { .. }
        | Effect::Heal { .. }
        | Effect::RotateOwnAttacks { .. }
        | Effect::ExtraSet { .. }
        | Effect::NoDamageThisEncounter {}
        | Effect::DamageAll { .. }
        | Effect::HandLimit { .. } => None,
    };
    if shape == Some(*ploy) { Ok(()) } else { Err(Forbidden::NotAnOption) }
}

fn may_be_played(
    look: Look1<'_>,
    question: Question,
    me: Seat,
    effect: &Effect,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    let state = look.state;
    match (effect, question) {
        (Effect::DiscardSetNoAttack {}, Question::BeforeReveal { .. }) => {
            check_move_over(state, me, ploy.target)
        }
        (Effect::SwapSetCards {}, Question::BeforeReveal { .. }) => {
            check_mixed_order(state, me, ploy.target)
        }
        // SR-511: with the one who played the Bouge de Là !, and with nobody else.
        (Effect::SwapSetCards {}, Question::AnswerMoveOver { by, .. }) => {
            if ploy.target == Some(by) { Ok(()) } else { Err(Forbidden::ChooseAnother) }
        }
        (Effect::SwapInitiative {}, Question::PlanB {}) => check_other(state, me, ploy.target),
        (Effect::SwapInitiative {}, _) => Err(Forbidden::AfterTheCreature),
        (Effect::CancelLowBlow { .. }, Question::LowBlow { .. }) => Ok(()),
        (Effect::RedirectHit {}, Question::CreatureTargets {}) => {
            let hit = ploy.hit.and_then(|hit| state.hits.get(usize::from(hit)));
            let to = ploy.target.filter(|to| state.living().contains(*to));
            match (hit, to) {
                (Some(hit), Some(to)) if hit.target != to => Ok(()),
                _ => Err(Forbidden::ChooseAnother),
            }
        }
        (Effect::RedirectHit {}, _) => Err(Forbidden::NotACreatureAttack),
        (Effect::Counter {}, Question::CreatureHit {}) => {
            // SR-429: another Attack card must be in hand to take its place.
            let rest = hand(look, me).iter().filter(|card| **card == ploy.card).count();
            let with = ploy.with.filter(|with| with.is_attack() && hand(look, me).contains(with));
            let enough = |with: Card| with != ploy.card || rest > 1;
            if with.is_some_and(enough) { Ok(()) } else { Err(Forbidden::NoAttackToPlay) }
        }
        (Effect::Counter {}, _) => Err(Forbidden::NotHit),
        (Effect::StealItem { .. } | Effect::DestroyItem { .. }, Question::Between {})
            if ploy.card.is_low_blow() =>
        {
            check_other(state, me, ploy.target)?;
            let there = ploy
                .target
                .zip(ploy.item)
                .is_some_and(|(seat, item)| state.heroes[seat].has_closed(item));
            if there { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
        }
        (_, Question::AttackRevealed { .. }) => match &state.turn {
            Some(turn) => check_reaction(state, turn, me, effect, ploy),
            None => Err(Forbidden::NotAnOption),
        },
        (Effect::RotateAllToZero {} | Effect::RotateTarget { .. }, Question::Replace { .. }) => {
            Err(Forbidden::WaitForReplacements)
        }
        (Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {}, _) => {
            Err(no_face_down_card(state, effect))
        }
        _ => Err(Forbidden::NotAnOption),
    }
}

/// SR-508, SR-510, SR-821: why there is nothing to discard or to exchange.
fn no_face_down_card(state: &State, effect: &Effect) -> Forbidden {
    if state.creature.id.special() == Special::OpenSet {
        Forbidden::CardsLieOpen
    } else if matches!(effect, Effect::SwapSetCards {}) {
        Forbidden::NeedsOwnFaceDownCard
    } else {
        Forbidden::NoFaceDownCard
    }
}

fn check_other(state: &State, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    match target {
        Some(seat) if seat != me && state.living().contains(seat) => Ok(()),
        _ => Err(Forbidden::ChooseAnother),
    }
}

/// SR-508, SR-821
fn check_move_over(state: &State, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    check_other(state, me, target)?;
    match target {
        Some(seat) if state.has_face_down(seat) => Ok(()),
        Some(seat) if state.heroes[seat].set_open => Err(Forbidden::CardsLieOpen),
        _ => Err(Forbidden::NoFaceDownCard),
    }
}

/// SR-510, SR-821
fn check_mixed_order(state: &State, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    if state.heroes[me].set_open {
        return Err(Forbidden::CardsLieOpen);
    }
    if !state.has_face_down(me) {
        return Err(Forbidden::NeedsOwnFaceDownCard);
    }
    check_move_over(state, me, target)
}

/// SR-513 to SR-518: reactions to what was just revealed.
fn check_reaction(
    state: &State,
    turn: &Turn,
    me: Seat,
    effect: &Effect,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    let attack = ploy.attack.and_then(|place| turn.attacks.get(usize::from(place)));
    let has_attack = turn.attacks.iter().any(Revealed::deals_damage);
    match effect {
        Effect::RotateAllToZero {} => {
            if turn.seat == me {
                return Err(Forbidden::ChooseAnother);
            }
            let open =
                turn.attacks.iter().any(|revealed| revealed.deals_damage() && !revealed.heroic);
            match (open, has_attack) {
                (true, _) => Ok(()),
                (false, true) => Err(Forbidden::IsProtected),
                (false, false) => Err(Forbidden::FeintIsUntouchable),
            }
        }
        Effect::RotateTarget { .. } => match attack {
            Some(revealed) if !revealed.deals_damage() => Err(Forbidden::FeintIsUntouchable),
            Some(revealed) if revealed.heroic && turn.seat != me => Err(Forbidden::IsProtected),
            Some(_) => Ok(()),
            None => Err(Forbidden::NeedsAnAttack),
        },
        Effect::ChooseLifeChange { amounts } => {
            if !has_attack {
                return Err(Forbidden::NeedsAnAttack);
            }
            if state.creature.id.is_trap() {
                return Err(Forbidden::NoCreatureHere);
            }
            if ploy.change.is_some_and(|change| amounts.contains(&change)) {
                Ok(())
            } else {
                Err(Forbidden::NotAnOption)
            }
        }
        Effect::ReplacePrepWithAttack { .. } => match attack {
            Some(revealed) if revealed.card.is_prepare() && !revealed.clumsy && turn.seat != me => {
                Ok(())
            }
            _ => Err(Forbidden::ChooseAnother),
        },
        Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {} => {
            Err(no_face_down_card(state, effect))
        }
        Effect::NoHit {}
        | Effect::ReplaceWith { .. }
        | Effect::PrepareAdd { .. }
        | Effect::PrepareMul { .. }
        | Effect::AddVsType { .. }
        | Effect::CancelCreatureAttackVsType { .. }
        | Effect::RotateFollowing { .. }
        | Effect::MissNext {}
        | Effect::StealItem { .. }
        | Effect::DestroyItem { .. }
        | Effect::RotateSelfIfFollow { .. }
        | Effect::Heal { .. }
        | Effect::RotateOwnAttacks { .. }
        | Effect::ExtraSet { .. }
        | Effect::NoDamageThisEncounter {}
        | Effect::DamageAll { .. }
        | Effect::HandLimit { .. }
        | Effect::Counter {}
        | Effect::SwapInitiative {}
        | Effect::RedirectHit {}
        | Effect::CancelLowBlow { .. } => Err(Forbidden::NotAnOption),
    }
}
