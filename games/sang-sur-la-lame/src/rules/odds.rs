//! Exact chances (section 2): what an exchange, a ranged attack or a test comes to, counted over all dice.
//!
//! Shares are in ten-thousandths, whole numbers: the sums are counted exactly and divided once.

use std::sync::LazyLock;

use super::quality::{attack_roll, attack_whys, defence_roll, defence_whys, test_whys};
use super::{command, targets};
use crate::cards::kinds::{Rolled, Test, Why};
use crate::geometry::Facing;
use crate::table::public::{Fight, Means};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// Everything, in ten-thousandths.
pub const WHOLE: u32 = 10_000;
/// DS-501: what a test needs.
const NEEDED: i32 = 7;
/// The most dice one hand rolls.
const MOST: usize = 5;

/// What one exchange or ranged attack comes to, seen from the attacker, in ten-thousandths. A double kill is in both
/// `kills` and `dies`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    pub kills: u32,
    pub wounds: u32,
    pub nothing: u32,
    pub hurt: u32,
    pub dies: u32,
}

/// In how many ways so many dice, the best two kept, show each total.
fn ways(dice: u8) -> &'static [u64; 13] {
    static WAYS: LazyLock<[[u64; 13]; MOST + 1]> =
        LazyLock::new(|| std::array::from_fn(|dice| count(dice.max(2))));
    &WAYS[usize::from(dice).min(MOST)]
}

fn count(dice: usize) -> [u64; 13] {
    let mut ways = [0; 13];
    for roll in 0..6usize.pow(dice as u32) {
        let (mut rest, mut best) = (roll, [0, 0]);
        for _ in 0..dice {
            let face = rest % 6 + 1;
            rest /= 6;
            if face > best[0] {
                best = [face, best[0]];
            } else if face > best[1] {
                best[1] = face;
            }
        }
        ways[best[0] + best[1]] += 1;
    }
    ways
}

/// DS-603…605, DS-609, DS-703, DS-705: dice and modifiers of both; a target that can only dodge hurts nobody.
#[must_use]
pub fn clash(attack: (u8, i32), defence: (u8, i32), dodges: bool) -> Odds {
    let (ours, theirs) = (ways(attack.0), ways(defence.0));
    let all = ours.iter().sum::<u64>() * theirs.iter().sum::<u64>();
    let mut sums = [0u64; 5];
    for (one, ways) in ours.iter().enumerate() {
        for (two, others) in theirs.iter().enumerate() {
            let weight = ways * others;
            let (kills, dies) = (one == 12, two == 12 && !dodges);
            let (total, other) = (one as i32 + attack.1, two as i32 + defence.1);
            sums[0] += if kills { weight } else { 0 };
            sums[4] += if dies { weight } else { 0 };
            if kills || dies {
                continue;
            }
            let place = match total.cmp(&other) {
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Less if !dodges => 3,
                std::cmp::Ordering::Less | std::cmp::Ordering::Equal => 2,
            };
            sums[place] += weight;
        }
    }
    let [kills, wounds, nothing, hurt, dies] =
        sums.map(|sum| (sum * u64::from(WHOLE) / all) as u32);
    Odds { kills, wounds, nothing, hurt, dies }
}

/// DS-501: how likely a test of so many dice with this modifier succeeds.
#[must_use]
pub fn passes(dice: u8, modifier: i32) -> u32 {
    let ways = ways(dice);
    let good: u64 =
        (2..=12usize).filter(|total| *total as i32 + modifier >= NEEDED).map(|one| ways[one]).sum();
    (good * u64::from(WHOLE) / ways.iter().sum::<u64>()) as u32
}

fn sum(board: Board<'_>, whys: &[Why]) -> i32 {
    whys.iter().map(|why| i32::from(board.given.printed.modifier(*why).value)).sum()
}

/// The chances of an attack as the figures stand.
pub(crate) fn of(board: Board<'_>, fight: &Fight) -> Odds {
    let (attacker, target) = (board.figure(fight.attacker), board.figure(fight.target));
    let attack = (
        command::dice(board, attacker, attack_roll(board, fight)),
        sum(board, &attack_whys(board, fight)),
    );
    let defence = (
        command::dice(board, target, defence_roll(fight)),
        sum(board, &defence_whys(board, fight)),
    );
    let odds = clash(attack, defence, fight.dodge_only || matches!(fight.means, Means::Ranged(_)));
    let last = |figure| command::is_last_wound(board, figure);
    at_last(odds, last(attacker), last(target))
}

/// DS-803: a wound to somebody who has no other to lose is his death.
const fn at_last(odds: Odds, attacker: bool, target: bool) -> Odds {
    let Odds { kills, wounds, nothing, hurt, dies } = odds;
    let (kills, wounds) = if target { (kills + wounds, 0) } else { (kills, wounds) };
    let (dies, hurt) = if attacker { (dies + hurt, 0) } else { (dies, hurt) };
    Odds { kills, wounds, nothing, hurt, dies }
}

/// The chances of a duel attack, if it may be made (DS-607: at a distance only another reach weapon strikes back).
pub(crate) fn of_duel(board: Board<'_>, attacker: &Figure, target: FigureId) -> Option<Odds> {
    let means = targets::duel(board, attacker, target).ok()?;
    let dodge_only = means == Means::Reach && !targets::has_reach(board, board.figure(target));
    let fight = Fight { attacker: attacker.id, target, means, dodge_only, ..Fight::default() };
    Some(of(board, &fight))
}

/// The chances of a shot or throw, if it may be made.
pub(crate) fn of_shot(board: Board<'_>, attacker: &Figure, weapon: u8, target: FigureId) -> Odds {
    let means = Means::Ranged(weapon);
    of(board, &Fight { attacker: attacker.id, target, means, ..Fight::default() })
}

/// The chances of a test.
pub(crate) fn of_test(board: Board<'_>, figure: &Figure, test: Test) -> u32 {
    let dice = command::dice(board, figure, Rolled::Test);
    passes(dice, sum(board, &test_whys(board, figure, test)))
}

/// The chances of the first exchange of a charge that comes from where the charger is to where it would touch.
pub(crate) fn of_charge(board: Board<'_>, charger: &Figure, at: Figure, target: FigureId) -> Odds {
    let enemy = board.figure(target);
    let behind = |one: &Figure| !enemy.facing.has_in_front(enemy.at(), one.at());
    let dodge_only = behind(charger) && behind(&at);
    let mut public = *board.public;
    *public.figure_mut(charger.id) =
        Figure { facing: Facing::towards(at.at(), enemy.at()).unwrap_or(at.facing), ..at };
    let then = Board::new(board.given, &public);
    let fight =
        Fight { attacker: charger.id, target, dodge_only, charged: true, ..Fight::default() };
    of(then, &fight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_tables_of_section_2() {
        // P(7+) of 2k2 to 5k2, plain, with −1 and with +1.
        let tests = [
            (2, [5_833, 4_166, 7_222]),
            (3, [8_055, 6_805, 8_935]),
            (4, [9_097, 8_263, 9_598]),
            (5, [9_578, 9_057, 9_849]),
        ];
        for (dice, wanted) in tests {
            assert_eq!([0, -1, 1].map(|by| passes(dice, by)), wanted, "{dice}k2");
        }
        let even = clash((2, 0), (2, 0), false);
        assert_eq!((even.kills, even.dies), (277, 277));
        assert_eq!((even.wounds, even.hurt), (4_166, 4_166));
        let better = clash((4, 0), (2, 0), false);
        assert_eq!([better.kills, better.wounds, better.nothing], [1_319, 5_960, 895]);
        let shot = clash((3, 0), (2, 0), true);
        assert_eq!((shot.hurt, shot.dies), (0, 0));
    }
}
