//! LS-608 to LS-611: whether an ability can be used at all, on whom, and whom it would capture.

use kernel::{Seat, Seats};

use crate::cards::catalogue::{Ability, ColorRule, Condition, Effect, Role, Target};
use crate::cards::pieces::{Card, Color};
use crate::rules::abilities::choices::mode_of;
use crate::rules::abilities::shown;
use crate::table::flow::Use;
use crate::table::public::{Attack, Public};

/// LS-611: whether there is a legal use of the owner's ability in this attack.
pub(crate) fn has_use(public: &Public, attack: &Attack, owner: Seat) -> bool {
    let Some(ability) = shown(public, owner) else { return false };
    let role = if attack.intervener == Some(owner) { Role::Intervener } else { Role::Target };
    ability.usable_as.contains(&role)
        && ability.conditions.iter().all(|condition| holds(public, attack, owner, *condition))
        && ability.effects.iter().all(|effect| is_possible(public, attack, owner, effect))
}

fn holds(public: &Public, attack: &Attack, owner: Seat, condition: Condition) -> bool {
    match condition {
        // LS-712
        Condition::OwnerHasNoQuill => !public.players[owner].cards.has(Card::Quill),
        // LS-762
        Condition::OwnerBelowThreeWounds => public.wounds(owner) < 3,
        // LS-772
        Condition::AttackerNotShielded => public.may_be_forced_to_suffer(attack.attacker),
        // LS-908
        Condition::CursesInSupply => public.in_supply(Card::Curse) > 0,
    }
}

/// LS-611: whether an effect could be carried out at all.
pub(crate) fn is_possible(public: &Public, attack: &Attack, owner: Seat, effect: &Effect) -> bool {
    match effect {
        // LS-781: whoever must take a card as well as give one needs one for himself, unless he has it (LS-782).
        Effect::TakeCard { card, color } => {
            let card = card.card(color_for(public, owner, *color));
            public.players[owner].cards.has(card) || public.in_supply(card) > 0
        }
        Effect::GiveCard { .. } | Effect::ForceWounds { .. } => fixed_target(attack, effect)
            .map_or_else(
                || !choosable(public, owner, effect).is_empty(),
                |target| may_suffer_effect(public, target, effect),
            ),
        Effect::HealWounds { .. } => {
            fixed_target(attack, effect).is_some_and(|target| public.wounds(target) > 0)
        }
        Effect::ChooseOne { options } => {
            options.iter().any(|option| is_possible(public, attack, owner, option))
        }
        Effect::LookAtCharacters { count, .. } => public.others(owner).len() >= usize::from(*count),
        Effect::DistributeCards { card, .. } => {
            let cards = public.in_supply(card.card(Color::Purple));
            cards > 0 && cards <= public.others(owner).len()
        }
        Effect::MoveDagger { .. } => true,
    }
}

/// The player an effect always concerns, if the owner has no choice.
pub(crate) fn fixed_target(attack: &Attack, effect: &Effect) -> Option<Seat> {
    let (Effect::ForceWounds { target, .. } | Effect::HealWounds { target, .. }) = effect else {
        return None;
    };
    match target {
        Target::Attacker => Some(attack.attacker),
        Target::IntervenedFor => Some(attack.target),
        Target::Other | Target::PreviousTarget => None,
    }
}

/// The same, looking into a choice of effects too.
pub(crate) fn always_on(attack: &Attack, effect: &Effect) -> Option<Seat> {
    match effect {
        Effect::ChooseOne { options } => {
            options.iter().find_map(|option| fixed_target(attack, option))
        }
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::ForceWounds { .. }
        | Effect::HealWounds { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => fixed_target(attack, effect),
    }
}

/// LS-609: a Shield keeps wounds away, and nothing else.
fn may_suffer_effect(public: &Public, target: Seat, effect: &Effect) -> bool {
    !matches!(effect, Effect::ForceWounds { .. }) || public.may_be_forced_to_suffer(target)
}

/// LS-608 to LS-610: whom the owner may choose for an effect.
pub(crate) fn choosable(public: &Public, owner: Seat, effect: &Effect) -> Seats {
    let others = public.others(owner);
    match effect {
        Effect::ForceWounds { .. } => {
            others.iter().filter(|seat| may_suffer_effect(public, *seat, effect)).collect()
        }
        Effect::GiveCard { card, color, .. } => {
            let card = card.card(color_for(public, owner, *color));
            if public.in_supply(card) < needed(public, owner, card) {
                return Seats::NONE;
            }
            others.iter().filter(|seat| !public.players[*seat].cards.has(card)).collect()
        }
        Effect::TakeCard { .. }
        | Effect::HealWounds { .. }
        | Effect::ChooseOne { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => others,
    }
}

/// LS-781: the Mage gives one Staff and takes another, both or neither.
fn needed(public: &Public, owner: Seat, card: Card) -> usize {
    let takes_one_too = card == Card::Staff && !public.players[owner].cards.has(card);
    1 + usize::from(takes_one_too)
}

/// LS-R09: the colour of the Sword he holds, otherwise the first whose Sword is in the supply.
pub(crate) fn color_for(public: &Public, owner: Seat, rule: Option<ColorRule>) -> Color {
    let Some(ColorRule::OwnerSword) = rule else { return Color::Purple };
    let free = || Color::BOTH.into_iter().find(|color| public.in_supply(Card::sword(*color)) > 0);
    public.players[owner].cards.sword().or_else(free).unwrap_or(Color::Purple)
}

/// LS-721, LS-742, LS-751, LS-771: whom an ability wounds, and how often, if it wounds anybody.
#[must_use]
pub fn strength(ability: &Ability) -> Option<(Target, u8)> {
    ability.effects.iter().find_map(strength_of)
}

fn strength_of(effect: &Effect) -> Option<(Target, u8)> {
    match effect {
        Effect::ForceWounds { target, count, .. } => Some((*target, *count)),
        Effect::ChooseOne { options } => options.iter().find_map(strength_of),
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::HealWounds { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => None,
    }
}

/// LS-409: whom this use of an ability captures at once.
#[must_use]
pub fn captive(public: &Public, attack: &Attack, ability: &Ability, choice: &Use) -> Option<Seat> {
    let (seat, wounds) = ability.effects.iter().find_map(|effect| blow(attack, effect, choice))?;
    public.players[seat].wounds.capture_after(wounds).then_some(seat)
}

fn blow(attack: &Attack, effect: &Effect, choice: &Use) -> Option<(Seat, u8)> {
    match effect {
        Effect::ForceWounds { count, .. } => {
            Some((fixed_target(attack, effect).or(choice.target)?, *count))
        }
        Effect::ChooseOne { options } => {
            let chosen = options.iter().find(|option| mode_of(option) == choice.mode)?;
            blow(attack, chosen, choice)
        }
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::HealWounds { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => None,
    }
}
