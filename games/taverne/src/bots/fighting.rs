//! What a blow is worth.

use kernel::Seat;

use super::mind::{Mind, POINT, Price};
use crate::cards::Character;
use crate::rules::fight::dice;
use crate::rules::odds::{self, Odds};
use crate::table::{Arm, Blow, Figure, Posture};

/// What an attack by this character is worth.
pub(super) fn blow(mind: &Mind<'_>, who: Character, blow: Blow) -> Price {
    let Some(target) = mind.public().find(blow.target) else { return 0 };
    let count = dice(mind.public(), who, blow);
    let chance = odds::of_attack(mind.given(), target.figure, blow.mode.stat(), count);
    let price = harm(mind, target.owner, target.figure, &chance);
    price + wear(mind, who, blow) - left_behind(mind, who, blow)
}

/// What the target loses, and what of it is gained.
fn harm(mind: &Mind<'_>, victim: Seat, target: &Figure, chance: &Odds) -> Price {
    let losable = mind.losable(victim);
    let rich = if victim == mind.leader { POINT * 3 / 10 } else { 0 };
    let tempo = if target.posture == Posture::Standing { POINT * 6 / 10 } else { POINT * 2 / 10 };
    let mut price = chance.hurt.of(tempo) + chance.felled.of(POINT * 4 / 10);
    // TV-R55: whoever is let out by the Door can lose nothing any more.
    if target.at_door.is_some() {
        let escape = if mind.given().tete_dure { POINT * 4 } else { POINT * 3 / 2 };
        price += chance.felled.of(escape * losable.min(2) / 2 + POINT / 2);
    }
    if !target.is_hero() {
        return price + chance.knocked_out.of(POINT / 2);
    }
    if mind.given().tete_dure {
        let loot = if losable > 0 { POINT * 5 / 2 } else { 0 };
        return price
            + chance.felled.of(loot + rich)
            + chance.knocked_out.of(losable * POINT * 4 / 10 + rich);
    }
    let stolen = if losable > 0 { POINT * 3 / 2 } else { 0 };
    let first_fall = if target.has_fallen { 0 } else { losable.min(1) * POINT * 6 / 10 };
    price
        + chance.felled.without(chance.knocked_out).of(first_fall + rich)
        + chance.knocked_out.of(stolen + losable.min(2) * POINT * 5 / 10 + rich * 2)
}

/// What it is worth that the Object may break.
fn wear(mind: &Mind<'_>, who: Character, blow: Blow) -> Price {
    let Arm::Object { object } = blow.with else { return 0 };
    let count = dice(mind.public(), who, blow);
    odds::of_breaking(mind.given(), count).of(mind.breaking(object.print().tavern_value))
}

/// TV-525: an Object from the hand costs the Protection.
fn left_behind(mind: &Mind<'_>, who: Character, blow: Blow) -> Price {
    let protected = mind.public().figure(who).is_protected();
    if protected && matches!(blow.with, Arm::Object { .. }) { POINT * 3 / 10 } else { 0 }
}
