//! What a page must show and would otherwise have to work out by a rule: what a combat does if both pass now, who
//! guards what, and whether a victory would be a Pyrrhic one.

use kernel::{Seat, View};
use serde::Serialize;
use ts_rs::TS;

use crate::CannibalWorld;
use crate::rules::{actions, damage, turn, zones};
use crate::table::creature::CreatureId;
use crate::table::event::Blow;
use crate::table::public::Camp;

/// What the rules say about what a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Shown {
    /// CW-709: the damage of the current combat if both sides pass now, Armour aside.
    pub forecast: Vec<Blow>,
    pub creatures: Vec<Standing>,
    /// CW-413: whether each camp's Habitat lies open to whoever is active.
    pub open_to_pillage: [bool; 2],
    /// CW-1605: the printed strength each camp has in play; less than the enemy's tokens is no victory.
    pub strength: [u16; 2],
    /// CW-1804
    pub turn_order: Vec<Seat>,
}

/// A creature in play, with what the rules say about it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Standing {
    pub id: CreatureId,
    pub strength: u8,
    pub life: u8,
    pub remaining: u8,
    /// CW-615
    pub tracker: bool,
    /// CW-605, CW-616
    pub guards: bool,
}

shelf::fields!(Shown { forecast, creatures, open_to_pillage, strength, turn_order });

pub(super) fn shown(view: &View<CannibalWorld>) -> Shown {
    let (given, public) = (view.given(), &view.public);
    let standing = |creature: &crate::table::Creature| Standing {
        id: creature.id,
        strength: zones::numbers(given, creature).strength,
        life: zones::numbers(given, creature).life,
        remaining: zones::remaining_life(given, creature),
        tracker: zones::is_tracker(given, creature),
        guards: zones::stands_guard(given, creature),
    };
    let open = |camp: Camp| {
        public.camp(public.active) == camp.other()
            && actions::check_pillage(given, public, public.active).is_ok()
    };
    let strength = |camp: Camp| {
        public.creatures_of(camp).map(|own| u16::from(zones::numbers(given, own).strength)).sum()
    };
    Shown {
        forecast: damage::forecast(given, public),
        creatures: public.creatures.iter().map(standing).collect(),
        open_to_pillage: [open(Camp::A), open(Camp::B)],
        strength: [strength(Camp::A), strength(Camp::B)],
        turn_order: turn::turn_order(public),
    }
}
