//! The rulebook, one file per chapter, with legality beside the rule it belongs to.

pub mod aims;
pub mod ambush;
pub mod candidates;
pub mod command;
pub mod contacts;
pub mod declare;
pub mod deploy;
pub mod ending;
pub mod fight;
pub mod forbidden;
pub mod formations;
pub mod goals;
pub mod harm;
pub mod legal;
pub mod lookout;
pub mod movement;
pub mod npcs;
pub mod odds;
pub mod perform;
pub mod position;
pub mod quality;
pub mod setup;
pub mod special;
pub mod spy;
pub mod targets;
pub mod turn;
pub mod walking;
pub mod worlds;

use crate::SangSurLaLame;
use crate::table::scene::Board;

/// The rules' hands in this game.
pub type Play<'a> = kernel::Play<'a, SangSurLaLame>;
/// A position through somebody's eyes.
pub type Look<'a> = kernel::Look<'a, SangSurLaLame>;

/// What everybody knows, in the middle of the rules.
pub(crate) fn board<'b>(play: &'b Play<'_>) -> Board<'b> {
    Board::new(play.given, play.public)
}

/// What everybody knows, for somebody who looks.
pub(crate) const fn seen<'b>(look: &Look<'b>) -> Board<'b> {
    Board::new(look.given, look.public)
}
