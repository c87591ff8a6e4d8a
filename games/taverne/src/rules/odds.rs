//! How likely a roll is to do what is hoped for, counted exactly over all faces. Everything here is public: dice are
//! counted on the cards that lie on the table.

use super::fight::{damaged, hits_from};
use super::hard_head;
use crate::cards::Stat;
use crate::cards::book::book;
use crate::table::{Figure, Given, Posture};

/// The most dice a roll can have.
const MOST: usize = 15;

/// Of all throws, in how many what is hoped for happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    part: u128,
    whole: u128,
}

impl Chance {
    /// In hundredths, for people: what can happen is never 0, and what can fail is never 100.
    #[must_use]
    pub const fn percent(self) -> u8 {
        let Self { part, whole } = self;
        let rounded = ((part * 100 + whole / 2) / whole) as u8;
        match rounded {
            0 if part > 0 => 1,
            100 if part < whole => 99,
            _ => rounded,
        }
    }

    /// Its share of a price, for whoever reckons.
    #[must_use]
    pub const fn of(self, price: i32) -> i32 {
        price * ((self.part * 10_000 / self.whole) as i32) / 10_000
    }

    /// This, but not that, where that is a part of it.
    #[must_use]
    pub const fn without(self, that: Self) -> Self {
        Self { part: self.part.saturating_sub(that.part), whole: self.whole }
    }
}

/// Of all throws of so many dice, in how many so many show this face or more.
fn ways(dice: u8, from: u8) -> [u128; MOST + 1] {
    let (good, bad) = (u128::from(7 - from), u128::from(from - 1));
    let mut ways = [0; MOST + 1];
    ways[0] = 1;
    for thrown in 0..usize::from(dice).min(MOST) {
        for hits in (0..=thrown + 1).rev() {
            let more = if hits > 0 { ways[hits - 1] * good } else { 0 };
            ways[hits] = ways[hits] * bad + more;
        }
    }
    ways
}

/// How likely at least so many of the dice show this face or more.
#[must_use]
pub fn at_least(needed: u8, dice: u8, from: u8) -> Chance {
    let all = ways(dice, from);
    let part = all.iter().skip(usize::from(needed)).sum();
    Chance { part, whole: all.iter().sum() }
}

/// How an attack may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The target is worse off than before.
    pub hurt: Chance,
    /// It is Down or KO, and was not before.
    pub felled: Chance,
    pub knocked_out: Chance,
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
    let (mut hurt, mut felled, mut out) = (0, 0, 0);
    for (hits, ways_to_hit) in attack.iter().enumerate().filter(|(_, ways)| **ways > 0) {
        for (stopped, ways_to_stop) in defence.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let ways = ways_to_hit * ways_to_stop;
            let end = ends(hits, stopped);
            if end == target.posture {
                continue;
            }
            hurt += ways;
            felled += if matches!(end, Posture::Down | Posture::Ko) { ways } else { 0 };
            out += if end == Posture::Ko { ways } else { 0 };
        }
    }
    let whole = attack.iter().sum::<u128>() * defence.iter().sum::<u128>();
    let [hurt, felled, knocked_out] = [hurt, felled, out].map(|part| Chance { part, whole });
    Odds { hurt, felled, knocked_out }
}

/// TV-559, TV-801, TV-802: how likely an attack with so many dice breaks the Object it is made with.
#[must_use]
pub fn of_breaking(given: &Given, dice: u8) -> Chance {
    let others = ways(dice.saturating_sub(1), 6);
    let needed = usize::from(book().combat.ones_that_break);
    let whole = others.iter().sum::<u128>() * 6;
    // One face of a die is as likely as another, so as many dice show 1 as would show 6.
    let among_others = |ones: usize| others.iter().skip(ones).sum::<u128>();
    let part = (1..=6).map(|first: u8| {
        let is_break = given.casse_tout && first >= book().casse_tout.break_die_from;
        among_others(if is_break { 0 } else { needed - usize::from(first == 1) })
    });
    let part = if dice == 0 { 0 } else { part.sum() };
    Chance { part, whole }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Config;

    fn percent(needed: u8, dice: u8, from: u8) -> u8 {
        at_least(needed, dice, from).percent()
    }

    #[test]
    fn dice_are_counted_exactly() {
        assert_eq!(percent(1, 1, 6), 17);
        assert_eq!(percent(1, 4, 6), 52); // 671 of 1296
        assert_eq!(percent(2, 2, 6), 3); // 1 of 36
        assert_eq!((percent(1, 0, 6), percent(0, 3, 6)), (0, 100));
        assert_eq!(at_least(1, 4, 6).of(1_296), 670); // 5177 ten-thousandths
    }

    #[test]
    fn what_can_happen_is_never_nought_and_what_can_fail_is_never_certain() {
        assert_eq!((percent(5, 5, 6), percent(1, 15, 5)), (1, 99));
    }

    #[test]
    fn tv_559_two_ones_break_and_tv_801_so_does_the_break_die() {
        let plain = Given::new(&Config::new(2)).expect("an ordinary table");
        let smashing = Config::new(2).with(&[crate::cards::Variant::CasseTout]);
        let smashing = Given::new(&smashing).expect("a table with a variant");
        let parts = |given, dice| {
            let Chance { part, whole } = of_breaking(given, dice);
            (part, whole)
        };
        assert_eq!([parts(&plain, 0).0, parts(&plain, 1).0], [0, 0]);
        assert_eq!((parts(&plain, 2), parts(&plain, 3)), ((1, 36), (16, 216)));
        // Two faces of the first die break, or it shows 1 and so does the other.
        assert_eq!((parts(&smashing, 1), parts(&smashing, 2)), ((2, 6), (13, 36)));
    }
}
