//! What a blow is worth.

use kernel::Seat;

use super::chances::{at_least, margin_at_least, successes, two_ones};
use super::mind::{Mind, POINT, Price};
use crate::cards::Character;
use crate::cards::book::book;
use crate::rules::fight::{dice, hits_from};
use crate::rules::hard_head::{defence_dice, defence_from};
use crate::table::{Arm, Blow, Figure, Posture};

/// Ten-thousandths of a price.
const fn share(price: Price, chance: i32) -> Price {
    price * chance / 10_000
}

/// The chances of a blow, in ten-thousandths: at least one step, Down or worse, KO.
struct Odds {
    hurt: i32,
    down: i32,
    ko: i32,
}

fn odds(mind: &Mind<'_>, who: Character, blow: Blow, target: &Figure) -> Odds {
    let count = dice(mind.public(), who, blow);
    if mind.given().tete_dure {
        let attack = successes(count, book().tete_dure.attack_success_from);
        let stat = blow.mode.stat();
        let defence = successes(defence_dice(target, stat), defence_from(target));
        let reach = |margin: usize| margin_at_least(&attack, &defence, margin);
        let ko = reach(3);
        let stands = target.posture == Posture::Standing;
        let down = if target.posture == Posture::Down { ko } else { reach(2) };
        return Odds { hurt: if stands { reach(1) } else { down }, down, ko };
    }
    let spread = successes(count, hits_from(target));
    let steps = match target.posture {
        Posture::Standing => [1, 2, 3],
        Posture::Tilted => [1, 1, 2],
        Posture::Down | Posture::Ko | Posture::Escaped => [1, 1, 1],
    };
    let [hurt, down, ko] = steps.map(|step| at_least(&spread, step));
    Odds { hurt, down, ko }
}

/// What an attack by this character is worth.
pub(super) fn blow(mind: &Mind<'_>, who: Character, blow: Blow) -> Price {
    let Some(target) = mind.public().find(blow.target) else { return 0 };
    let chance = odds(mind, who, blow, target.figure);
    let price = harm(mind, target.owner, target.figure, &chance);
    price + wear(mind, who, blow) - left_behind(mind, who, blow)
}

/// What the target loses, and what of it is gained.
fn harm(mind: &Mind<'_>, victim: Seat, target: &Figure, chance: &Odds) -> Price {
    let losable = mind.losable(victim);
    let rich = if victim == mind.leader() { POINT * 3 / 10 } else { 0 };
    let tempo = if target.posture == Posture::Standing { POINT * 6 / 10 } else { POINT * 2 / 10 };
    let mut price = share(tempo, chance.hurt) + share(POINT * 4 / 10, chance.down);
    // TV-R55: whoever is let out by the Door can lose nothing any more.
    if target.at_door.is_some() {
        let escape = if mind.given().tete_dure { POINT * 4 } else { POINT * 3 / 2 };
        price += share(escape * losable.min(2) / 2 + POINT / 2, chance.down);
    }
    if !target.is_hero() {
        return price + share(POINT / 2, chance.ko);
    }
    if mind.given().tete_dure {
        let loot = if losable > 0 { POINT * 5 / 2 } else { 0 };
        let fresh = if target.posture == Posture::Down { chance.ko } else { chance.down };
        return price
            + share(loot + rich, fresh)
            + share(losable * POINT * 4 / 10 + rich, chance.ko);
    }
    let stolen = if losable > 0 { POINT * 3 / 2 } else { 0 };
    let first_fall = if target.has_fallen { 0 } else { losable.min(1) * POINT * 6 / 10 };
    price
        + share(first_fall + rich, chance.down - chance.ko)
        + share(stolen + losable.min(2) * POINT * 5 / 10 + rich * 2, chance.ko)
}

/// What it is worth that the Object may break.
fn wear(mind: &Mind<'_>, who: Character, blow: Blow) -> Price {
    let Arm::Object { object } = blow.with else { return 0 };
    let count = dice(mind.public(), who, blow);
    let by_die = if mind.given().casse_tout { 3_333 } else { 0 };
    let chance = (two_ones(count) + by_die).min(10_000);
    share(mind.breaking(object.print().tavern_value), chance)
}

/// TV-525: an Object from the hand costs the Protection.
fn left_behind(mind: &Mind<'_>, who: Character, blow: Blow) -> Price {
    let protected = mind.public().figure(who).is_protected();
    if protected && matches!(blow.with, Arm::Object { .. }) { POINT * 3 / 10 } else { 0 }
}
