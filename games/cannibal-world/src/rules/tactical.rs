//! CW-1300: tactical abilities: announcements in a combat, shots at any time.

use kernel::Seat;

use super::cover::{shoot, single};
use super::zones::who;
use crate::Play;
use crate::cards::{Ability, Tactical};
use crate::table::action::{Aim, Source};
use crate::table::creature::{CreatureId, Stance};

/// What a tactical ability announces.
pub(crate) fn resolve(
    play: &mut Play<'_>,
    seat: Seat,
    source: Source,
    ability: Tactical,
    aim: Aim,
) {
    match ability {
        Tactical::SingleShot { x } => {
            shoot(play, seat, source, Ability::Tactical(ability), single(aim, x));
        }
        Tactical::ScatteredShots { .. } => {
            shoot(play, seat, source, Ability::Tactical(ability), aim.split.unwrap_or_default());
        }
        Tactical::ExtraDamage { x } => extra_damage(play, source, aim, x),
        Tactical::Shield { x } => {
            announce(play, bearer(source).or(aim.target), |stance| {
                stance.shield = stance.shield.saturating_add(x);
            });
        }
        Tactical::Feint {} => {
            announce(play, bearer(source).or(aim.this), |stance| stance.feint = true);
        }
        Tactical::Loyalty {} => loyalty(play, bearer(source).or(aim.this), aim.target),
    }
}

/// The creature whose ability it is; none for an Action card.
const fn bearer(source: Source) -> Option<CreatureId> {
    match source {
        Source::Creature(spot) => Some(spot.creature),
        Source::Card { .. } => None,
    }
}

/// CW-707: registered at once, effective in the blow.
fn announce(play: &mut Play<'_>, id: Option<CreatureId>, change: impl FnOnce(&mut Stance)) {
    if let Some(creature) = id.and_then(|id| play.public.creature_mut(id)) {
        change(&mut creature.stance);
    }
}

/// CW-1303, CW-R27: a creature deals more; an Action card makes the chosen fighter receive more.
fn extra_damage(play: &mut Play<'_>, source: Source, aim: Aim, x: u8) {
    match bearer(source) {
        Some(bearer) => {
            announce(play, Some(bearer), |stance| stance.extra = stance.extra.saturating_add(x))
        }
        None => announce(play, aim.target, |stance| {
            stance.extra_taken = stance.extra_taken.saturating_add(x);
        }),
    }
}

/// CW-1306, CW-1307: the last one announced for a fighter counts.
fn loyalty(play: &mut Play<'_>, loyal: Option<CreatureId>, protected: Option<CreatureId>) {
    let present = loyal.filter(|id| who(play.public, *id).is_some());
    let Some(combat) = &mut play.public.combat else { return };
    if protected == Some(combat.attacker) {
        combat.loyal[0] = present;
    } else if protected == Some(combat.defender) {
        combat.loyal[1] = present;
    }
}
