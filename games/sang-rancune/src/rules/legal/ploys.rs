//! SR-501: which low blow, or Contre Attaque, may be played in which window, with which choices.

use kernel::Seat;

use super::{Look1, hand};
use crate::cards::encounters::Special;
use crate::cards::{AttackEffect, Card, Effect, LowBlowEffect};
use crate::rules::forbidden::Forbidden;
use crate::table::flow::{Ploy, Question, Window};
use crate::table::pieces::{Revealed, Turn};
use crate::table::public::Public;

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
    may_be_played(look, question, me, ploy)?;
    // Nothing may be chosen that the card does not ask for.
    if shape(ploy) == Some(*ploy) { Ok(()) } else { Err(Forbidden::NotAnOption) }
}

/// The card with the choices it asks for, as far as they were made, and no others.
fn shape(ploy: &Ploy) -> Option<Ploy> {
    let card = ploy.card;
    let effect = match card.effect()? {
        Effect::Attack(AttackEffect::Counter {}) => {
            return ploy.with.map(|with| Ploy::with(card, with));
        }
        Effect::Attack(_) | Effect::Item(_) => return None,
        Effect::LowBlow(effect) => effect,
    };
    match effect {
        LowBlowEffect::DiscardSetNoAttack {}
        | LowBlowEffect::SwapSetCards {}
        | LowBlowEffect::SwapInitiative {} => ploy.target.map(|target| Ploy::on(card, target)),
        LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. } => {
            ploy.target.zip(ploy.item).map(|(target, item)| Ploy::on_item(card, target, item))
        }
        LowBlowEffect::RedirectHit {} => {
            ploy.hit.zip(ploy.target).map(|(hit, to)| Ploy::redirect(card, hit, to))
        }
        LowBlowEffect::RotateTarget { .. } | LowBlowEffect::ReplacePrepWithAttack { .. } => {
            ploy.attack.map(|attack| Ploy::on_attack(card, attack))
        }
        LowBlowEffect::ChooseLifeChange { .. } => ploy.change.map(|change| Ploy::by(card, change)),
        LowBlowEffect::RotateAllToZero {} | LowBlowEffect::CancelLowBlow { .. } => {
            Some(Ploy::plain(card))
        }
    }
}

/// Whether this is the moment for the card, and whether its choices are allowed.
fn may_be_played(
    look: Look1<'_>,
    question: Question,
    me: Seat,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    match ploy.card.effect() {
        Some(Effect::Attack(AttackEffect::Counter {})) => check_counter(look, question, me, ploy),
        Some(Effect::LowBlow(effect)) => check_low_blow(look, question, me, effect, ploy),
        Some(Effect::Attack(_) | Effect::Item(_)) | None if ploy.card.is_attack() => {
            Err(Forbidden::AttacksAreSet)
        }
        Some(Effect::Attack(_) | Effect::Item(_)) | None => Err(Forbidden::NotAnOption),
    }
}

/// SR-429: another Attack card must be in hand to take its place.
fn check_counter(
    look: Look1<'_>,
    question: Question,
    me: Seat,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    if question != Question::Window(Window::CreatureHit {}) {
        return Err(Forbidden::NotHit);
    }
    let rest = hand(look, me).iter().filter(|card| **card == ploy.card).count();
    let with = ploy.with.filter(|with| with.is_attack() && hand(look, me).contains(with));
    let enough = |with: Card| with != ploy.card || rest > 1;
    if with.is_some_and(enough) { Ok(()) } else { Err(Forbidden::NoAttackToPlay) }
}

/// SR-501: whether this is the window in which a card can be played, on whatever there is.
#[must_use]
pub fn is_its_moment(card: Card, window: Window) -> bool {
    match card.effect() {
        Some(Effect::Attack(AttackEffect::Counter {})) => window == Window::CreatureHit {},
        Some(Effect::LowBlow(effect)) => match effect {
            LowBlowEffect::DiscardSetNoAttack {} => matches!(window, Window::BeforeReveal { .. }),
            LowBlowEffect::SwapSetCards {} => {
                matches!(window, Window::BeforeReveal { .. } | Window::AnswerMoveOver { .. })
            }
            LowBlowEffect::SwapInitiative {} => window == Window::PlanB {},
            LowBlowEffect::CancelLowBlow { .. } => matches!(window, Window::LowBlow { .. }),
            LowBlowEffect::RedirectHit {} => window == Window::CreatureTargets {},
            LowBlowEffect::RotateAllToZero {}
            | LowBlowEffect::RotateTarget { .. }
            | LowBlowEffect::ChooseLifeChange { .. }
            | LowBlowEffect::ReplacePrepWithAttack { .. } => {
                matches!(window, Window::AttackRevealed { .. })
            }
            LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. } => false,
        },
        Some(Effect::Attack(_) | Effect::Item(_)) | None => false,
    }
}

/// SR-501: each low blow has its window.
fn check_low_blow(
    look: Look1<'_>,
    question: Question,
    me: Seat,
    effect: &LowBlowEffect,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    let public = look.public;
    // Played in another window, it is refused with the reason that helps most.
    let window = if let Question::Window(window) = question { Some(window) } else { None };
    let window = window.filter(|window| is_its_moment(ploy.card, *window));
    match (effect, window) {
        (LowBlowEffect::DiscardSetNoAttack {}, Some(Window::BeforeReveal { .. })) => {
            check_move_over(look, me, ploy.target)
        }
        (LowBlowEffect::SwapSetCards {}, Some(Window::BeforeReveal { .. })) => {
            check_mixed_order(look, me, ploy.target)
        }
        // SR-511: with the one who played the Bouge de Là !, and with nobody else.
        (LowBlowEffect::SwapSetCards {}, Some(Window::AnswerMoveOver { by, .. })) => {
            if ploy.target == Some(by) { Ok(()) } else { Err(Forbidden::ChooseAnother) }
        }
        (LowBlowEffect::DiscardSetNoAttack {} | LowBlowEffect::SwapSetCards {}, _) => {
            Err(no_face_down_card(public, effect))
        }
        (LowBlowEffect::SwapInitiative {}, Some(Window::PlanB {})) => {
            check_other(public, me, ploy.target)
        }
        (LowBlowEffect::SwapInitiative {}, _) => Err(Forbidden::AfterTheCreature),
        (LowBlowEffect::CancelLowBlow { .. }, Some(Window::LowBlow { .. })) => Ok(()),
        (LowBlowEffect::RedirectHit {}, Some(Window::CreatureTargets {})) => {
            check_redirect(public, ploy)
        }
        (LowBlowEffect::RedirectHit {}, _) => Err(Forbidden::NotACreatureAttack),
        (LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. }, _) => {
            check_item(public, question, me, ploy)
        }
        (_, Some(Window::AttackRevealed { .. })) => match &public.turn {
            Some(turn) => check_reaction(public, turn, me, effect, ploy),
            None => Err(Forbidden::NotAnOption),
        },
        (LowBlowEffect::RotateAllToZero {} | LowBlowEffect::RotateTarget { .. }, _)
            if matches!(question, Question::Replace { .. }) =>
        {
            Err(Forbidden::WaitForReplacements)
        }
        _ => Err(Forbidden::NotAnOption),
    }
}

/// SR-519
fn check_redirect(public: &Public, ploy: &Ploy) -> Result<(), Forbidden> {
    let hit = ploy.hit.and_then(|hit| public.hits.get(usize::from(hit)));
    let to = ploy.target.filter(|to| public.living().contains(*to));
    match (hit, to) {
        (Some(hit), Some(to)) if hit.target != to => Ok(()),
        _ => Err(Forbidden::ChooseAnother),
    }
}

/// SR-522
fn check_item(public: &Public, question: Question, me: Seat, ploy: &Ploy) -> Result<(), Forbidden> {
    if question != (Question::Between {}) {
        return Err(Forbidden::NotAnOption);
    }
    check_other(public, me, ploy.target)?;
    let choice = ploy.target.zip(ploy.item);
    let there = choice.is_some_and(|(seat, item)| public.heroes[seat].has_closed(item));
    if there { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
}

/// SR-508, SR-510, SR-821: why there is nothing to discard or to exchange.
fn no_face_down_card(public: &Public, effect: &LowBlowEffect) -> Forbidden {
    if public.creature.id.special() == Special::OpenSet {
        Forbidden::CardsLieOpen
    } else if matches!(effect, LowBlowEffect::SwapSetCards {}) {
        Forbidden::NeedsOwnFaceDownCard
    } else {
        Forbidden::NoFaceDownCard
    }
}

fn check_other(public: &Public, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    match target {
        Some(seat) if seat != me && public.living().contains(seat) => Ok(()),
        _ => Err(Forbidden::ChooseAnother),
    }
}

/// SR-508, SR-821
fn check_move_over(look: Look1<'_>, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    let public = look.public;
    check_other(public, me, target)?;
    match target {
        Some(seat) if public.has_face_down(look.secrets, seat) => Ok(()),
        Some(seat) if public.heroes[seat].set_open => Err(Forbidden::CardsLieOpen),
        _ => Err(Forbidden::NoFaceDownCard),
    }
}

/// SR-510, SR-821
fn check_mixed_order(look: Look1<'_>, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    if look.public.heroes[me].set_open {
        return Err(Forbidden::CardsLieOpen);
    }
    if !look.public.has_face_down(look.secrets, me) {
        return Err(Forbidden::NeedsOwnFaceDownCard);
    }
    check_move_over(look, me, target)
}

/// SR-513 to SR-518: reactions to what was just revealed.
fn check_reaction(
    public: &Public,
    turn: &Turn,
    me: Seat,
    effect: &LowBlowEffect,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    let attack = ploy.attack.and_then(|place| turn.attacks.get(usize::from(place)));
    let has_attack = turn.attacks.iter().any(Revealed::deals_damage);
    match effect {
        LowBlowEffect::RotateAllToZero {} => {
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
        LowBlowEffect::RotateTarget { .. } => match attack {
            Some(revealed) if !revealed.deals_damage() => Err(Forbidden::FeintIsUntouchable),
            Some(revealed) if revealed.heroic && turn.seat != me => Err(Forbidden::IsProtected),
            Some(_) => Ok(()),
            None => Err(Forbidden::NeedsAnAttack),
        },
        LowBlowEffect::ChooseLifeChange { amounts } => {
            if !has_attack {
                return Err(Forbidden::NeedsAnAttack);
            }
            if public.creature.id.is_trap() {
                return Err(Forbidden::NoCreatureHere);
            }
            if ploy.change.is_some_and(|change| amounts.contains(&change)) {
                Ok(())
            } else {
                Err(Forbidden::NotAnOption)
            }
        }
        LowBlowEffect::ReplacePrepWithAttack { .. } => match attack {
            Some(revealed) if revealed.card.is_prepare() && !revealed.clumsy && turn.seat != me => {
                Ok(())
            }
            _ => Err(Forbidden::ChooseAnother),
        },
        LowBlowEffect::DiscardSetNoAttack {} | LowBlowEffect::SwapSetCards {} => {
            Err(no_face_down_card(public, effect))
        }
        LowBlowEffect::StealItem { .. }
        | LowBlowEffect::DestroyItem { .. }
        | LowBlowEffect::SwapInitiative {}
        | LowBlowEffect::RedirectHit {}
        | LowBlowEffect::CancelLowBlow { .. } => Err(Forbidden::NotAnOption),
    }
}
