//! Dice, counted exactly: how many of all throws show what.

/// The most dice of a throw.
const MOST: usize = 16;

/// How likely each number of successes is, in ten-thousandths.
pub(super) type Spread = [u32; MOST + 1];

/// The successes of so many dice that succeed from a face on.
pub(super) fn successes(dice: u8, from: u8) -> Spread {
    let good = u64::from(7 - from.min(6));
    let mut ways = [0u64; MOST + 1];
    ways[0] = 1;
    for _ in 0..dice {
        for hits in (0..=MOST).rev() {
            let more = if hits > 0 { ways[hits - 1] * good } else { 0 };
            ways[hits] = ways[hits] * (6 - good) + more;
        }
    }
    let all: u64 = ways.iter().sum();
    ways.map(|count| (count * 10_000 / all.max(1)) as u32)
}

/// At least so many successes, in ten-thousandths.
pub(super) fn at_least(spread: &Spread, wanted: usize) -> i32 {
    spread.iter().skip(wanted).sum::<u32>().cast_signed()
}

/// The margin of one throw over another reaches this, in ten-thousandths.
pub(super) fn margin_at_least(attack: &Spread, defence: &Spread, margin: usize) -> i32 {
    let mut chance = 0u64;
    for (saved, likely) in defence.iter().enumerate() {
        let needed = at_least(attack, saved + margin).cast_unsigned();
        chance += u64::from(*likely) * u64::from(needed);
    }
    (chance / 10_000) as i32
}

/// Two dice or more show 1.
pub(super) fn two_ones(dice: u8) -> i32 {
    at_least(&successes(dice, 6), 2)
}
