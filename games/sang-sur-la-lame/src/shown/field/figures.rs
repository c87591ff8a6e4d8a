//! Who every figure is, and how it stands.

use serde::Serialize;
use ts_rs::TS;

use super::Name;
use crate::cards::kinds::{Kind, Rank, Rolled};
use crate::cards::{Npc, Trait};
use crate::rules::{command, contacts};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// DS-110: who a figure is. It does not change during a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Profile {
    pub id: FigureId,
    pub name: Name,
    pub npc: Option<Npc>,
    pub rank: Option<Rank>,
    pub dice: u8,
    pub cost: u8,
    pub traits: Vec<Trait>,
    pub weapons: Vec<Arm>,
    pub radius: i32,
    pub chief: bool,
    /// A unit of five.
    pub unit: bool,
}

/// A weapon of a figure, in its place.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Arm {
    pub id: String,
    pub name: Name,
    pub range: i32,
    pub reach: bool,
}

/// How a figure on the table stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Condition {
    pub id: FigureId,
    /// DS-207: its height above the table.
    pub z: i32,
    /// DS-401, DS-402: how far a move takes it.
    pub movement: i32,
    /// DS-620: whom it fights.
    pub opponents: Vec<FigureId>,
    /// DS-823: whether it commands.
    pub commands: bool,
    /// DS-1510: bears a load or is in chains.
    pub loaded: bool,
    pub side: Option<u8>,
}

pub(super) fn profile(board: Board<'_>, figure: &Figure) -> Profile {
    let printed = board.given.printed;
    let member = board.given.member(figure);
    let name = match (member, figure.npc) {
        (Some(member), _) => Name { fr: member.name.0.clone(), en: member.name.1.clone() },
        (None, Some(npc)) => (&printed.npc(npc).name).into(),
        (None, None) => Name { fr: String::new(), en: String::new() },
    };
    let arm = |id: &crate::cards::WeaponId| {
        let weapon = printed.weapon(*id);
        Arm {
            id: weapon.id().to_owned(),
            name: (&weapon.name).into(),
            range: weapon.range,
            reach: weapon.reach,
        }
    };
    Profile {
        id: figure.id,
        name,
        npc: figure.npc,
        rank: member.map(|member| member.rank),
        dice: command::dice(board, figure, Rolled::Test),
        cost: command::cost(board, figure),
        traits: member.map(|member| member.traits.clone()).unwrap_or_default(),
        weapons: command::weapons(board, figure).iter().map(arm).collect(),
        radius: board.base(figure).radius,
        chief: command::is_chief(board, figure),
        unit: command::is_unit(board, figure),
    }
}

pub(super) fn condition(board: Board<'_>, figure: &Figure) -> Condition {
    Condition {
        id: figure.id,
        z: board.body(figure).z,
        movement: command::allowance(board, figure, Kind::Move, 0),
        opponents: contacts::opponents(board, figure).map(|one| one.id).collect(),
        commands: command::commands(board, figure),
        loaded: board.is_loaded(figure),
        side: board.side(figure),
    }
}
