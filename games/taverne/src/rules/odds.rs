//! How likely a roll is to do what is hoped for, counted exactly over all faces. Everything here is public: dice are
//! counted on the cards that lie on the table.

use super::fight::{damaged, hits_from};
use super::hard_head;
use crate::cards::Stat;
use crate::cards::book::book;
use crate::table::{Figure, Given, Posture};

/// The most dice a roll can have.
const MOST: usize = 15;

/// Of all throws of so many dice, in how many so many show this face or more.
fn ways(dice: u8, from: u8) -> [u128; MOST + 1] {
    let (good, bad) = (u128::from(7 - from), u128::from(from - 1));
    let mut ways = [0; MOST + 1];
    ways[0] = 1;
    for _ in 0..usize::from(dice).min(MOST) {
        let mut more = [0; MOST + 1];
        for (hits, count) in ways.iter().enumerate() {
            more[hits] += count * bad;
            if hits < MOST {
                more[hits + 1] += count * good;
            }
        }
        ways = more;
    }
    ways
}

/// So many of so many, in hundredths: what can happen is never 0, and what can fail is never 100.
fn percent(part: u128, whole: u128) -> u8 {
    let rounded = ((part * 100 + whole / 2) / whole) as u8;
    match rounded {
        0 if part > 0 => 1,
        100 if part < whole => 99,
        _ => rounded,
    }
}

/// How likely at least so many of the dice show this face or more, in hundredths.
#[must_use]
pub fn at_least(needed: u8, dice: u8, from: u8) -> u8 {
    let all = ways(dice, from);
    percent(all.iter().skip(usize::from(needed)).sum(), all.iter().sum())
}

/// How likely an attack hurts, and how likely it knocks out, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    pub hurt: u8,
    pub knocked_out: u8,
}

/// TV-555 to TV-558, TV-1003 to TV-1007: the odds of an attack with so many dice.
#[must_use]
pub fn of_attack(given: &Given, target: &Figure, stat: Stat, dice: u8) -> Odds {
    let (attack, defence) = if given.tete_dure {
        let count = hard_head::defence_dice(target, stat);
        let from = book().tete_dure.attack_success_from;
        (ways(dice, from), ways(count, hard_head::defence_from(target)))
    } else {
        (ways(dice, hits_from(target)), ways(0, 6))
    };
    let ends = |hits: usize, stopped: usize| {
        if given.tete_dure {
            hard_head::ends(target.posture, hits as i8 - stopped as i8)
        } else {
            damaged(target.posture, hits as u8)
        }
    };
    let (mut hurt, mut out, mut all) = (0, 0, 0);
    for (hits, ways_to_hit) in attack.iter().enumerate() {
        for (stopped, ways_to_stop) in defence.iter().enumerate() {
            let ways = ways_to_hit * ways_to_stop;
            let end = ends(hits, stopped);
            all += ways;
            hurt += if end == target.posture { 0 } else { ways };
            out += if end == Posture::Ko { ways } else { 0 };
        }
    }
    Odds { hurt: percent(hurt, all), knocked_out: percent(out, all) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_counted_exactly() {
        assert_eq!(at_least(1, 1, 6), 17);
        assert_eq!(at_least(1, 4, 6), 52); // 671 of 1296
        assert_eq!(at_least(2, 2, 6), 3); // 1 of 36
        assert_eq!((at_least(1, 0, 6), at_least(0, 3, 6)), (0, 100));
    }

    #[test]
    fn what_can_happen_is_never_nought_and_what_can_fail_is_never_certain() {
        assert_eq!((at_least(5, 5, 6), at_least(1, 15, 5)), (1, 99));
    }
}
