//! CW-1300: tactical abilities: announcements in a combat, shots at any time.

use kernel::Seat;

use super::cover::{shoot, single};
use crate::Play;
use crate::cards::{Ability, Tactical};
use crate::table::action::{Aim, Source, Split};
use crate::table::creature::{CreatureId, Stance};
use crate::table::public::Public;

/// What a tactical ability does: shots are on their way, everything else is announced.
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
        Tactical::ExtraDamage { .. }
        | Tactical::Shield { .. }
        | Tactical::Feint {}
        | Tactical::Loyalty {} => announce(play.public, source, ability, aim),
    }
}

/// CW-707: registered at once, effective in the blow. Shots are registered when nobody has taken them over.
pub(crate) fn announce(public: &mut Public, source: Source, ability: Tactical, aim: Aim) {
    let bearer = source.bearer();
    match ability {
        Tactical::SingleShot { x } => register(public, &single(aim, x), None),
        Tactical::ScatteredShots { .. } => register(public, &aim.split.unwrap_or_default(), None),
        // CW-1303, CW-R27: a creature deals more; an Action card makes the chosen fighter receive more.
        Tactical::ExtraDamage { x } => match bearer {
            Some(bearer) => change(public, Some(bearer), |stance| {
                stance.extra = stance.extra.saturating_add(x);
            }),
            None => change(public, aim.target, |stance| {
                stance.extra_taken = stance.extra_taken.saturating_add(x);
            }),
        },
        Tactical::Shield { x } => change(public, bearer.or(aim.target), |stance| {
            stance.shield = stance.shield.saturating_add(x);
        }),
        Tactical::Feint {} => change(public, bearer.or(aim.this), |stance| stance.feint = true),
        Tactical::Loyalty {} => loyalty(public, bearer.or(aim.this), aim.target),
    }
}

/// CW-908, CW-1301: direct damage waits for the blow.
pub(crate) fn register(public: &mut Public, Split(shares): &Split, bullseye: Option<CreatureId>) {
    for share in shares {
        change(public, Some(bullseye.unwrap_or(share.creature)), |stance| {
            stance.direct = stance.direct.saturating_add(share.points);
        });
    }
}

fn change(public: &mut Public, id: Option<CreatureId>, change: impl FnOnce(&mut Stance)) {
    if let Some(creature) = id.and_then(|id| public.creature_mut(id)) {
        change(&mut creature.stance);
    }
}

/// CW-1306, CW-1307: the last one announced for a fighter counts.
fn loyalty(public: &mut Public, loyal: Option<CreatureId>, protected: Option<CreatureId>) {
    let present = loyal.filter(|id| public.creature(*id).is_some());
    let Some(combat) = &mut public.combat else { return };
    if protected == Some(combat.attacker) {
        combat.loyal[0] = present;
    } else if protected == Some(combat.defender) {
        combat.loyal[1] = present;
    }
}
