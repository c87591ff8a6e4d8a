//! The bot `regular`: the best answer by its own prices, with a little noise, from what its seat sees.

use bots::Policy;
use kernel::{Observation, Rng};

use super::mind::{GOLD, Mind, Price};
use super::performing::{Task, deed};
use super::{announcing, performing};
use crate::SangSurLaLame;
use crate::cards::kinds::Rank;
use crate::geometry::measure::{CENTRE, INCH, len};
use crate::rules::odds::{self, Odds};
use crate::rules::{command, npcs, special};
use crate::table::flow::{Choice, Placement, Reaction, Setting};
use crate::table::public::{Fight, Means};
use crate::table::secrets::Path;
use crate::table::{Action, Figure, FigureId, Question};

/// Plays by prices.
#[derive(Debug, Default)]
pub struct Regular;

/// Differences smaller than this are left to chance.
const NOISE: u32 = 4;
/// Section 11: a shot that wounds this often, in ten-thousandths, is not put off.
const GOOD_SHOT: u32 = 3_500;

impl Policy<SangSurLaLame> for Regular {
    fn choose(&self, seen: &Observation<SangSurLaLame>, rng: &mut Rng) -> Action {
        let mind = Mind::new(seen);
        let task = Task::new(&mind);
        let mut best: Option<(Price, Action)> = None;
        for action in &seen.options {
            let noise = Price::try_from(rng.below(NOISE)).unwrap_or(0);
            let price = price(&mind, task.as_ref(), seen.question, action) + noise;
            if best.is_none_or(|(most, _)| price > most) {
                best = Some((price, *action));
            }
        }
        best.expect("whoever is asked has an option").1
    }

    /// In hundredths of a gold piece, without the noise.
    fn weigh(&self, seen: &Observation<SangSurLaLame>) -> Option<Vec<i64>> {
        let mind = Mind::new(seen);
        let task = Task::new(&mind);
        let worth = |action| i64::from(price(&mind, task.as_ref(), seen.question, action));
        Some(seen.options.iter().map(worth).collect())
    }
}

/// What an answer is worth.
fn price(
    mind: &Mind<'_>,
    task: Option<&Task>,
    question: Option<Question>,
    action: &Action,
) -> Price {
    match action {
        Action::Activate(said) => announcing::activation(mind, said),
        Action::EndTurn {} | Action::Forgo {} => 0,
        Action::Perform(what) => task.map_or(0, |task| 30 * GOLD + deed(mind, task, what)),
        Action::DropAndPerform(what) => {
            task.map_or(0, |task| 25 * GOLD + performing::deed(mind, task, what))
        }
        Action::React(reaction) => react(mind, question, *reaction),
        Action::Choose(choice) => choose(mind, question, choice),
        Action::Setup(setting) => set(mind, question, setting),
        Action::Resign {} => -100 * GOLD,
    }
}

/// Section 11: shoot at the first good option, take the last chance, engage the weak.
fn react(mind: &Mind<'_>, question: Option<Question>, reaction: Reaction) -> Price {
    let lookout = match question {
        Some(Question::React { lookout, .. }) => lookout,
        Some(Question::SpringReact { figure, .. }) => figure,
        Some(_) | None => return 0,
    };
    let Some(moving) = mind.board.public.moving else { return 0 };
    let (own, mover) = (mind.board.figure(lookout), mind.board.figure(moving.figure));
    let judge = |odds: &Odds| {
        let good = odds.kills + odds.wounds >= GOOD_SHOT || moving.last;
        if good { mind.fight(odds, own, mover) } else { -GOLD / 2 }
    };
    match reaction {
        Reaction::Wait {} => 0,
        Reaction::Shoot { weapon } => judge(&odds::of_shot(mind.board, own, weapon, mover.id)),
        Reaction::Strike {} => {
            let dodge_only = !crate::rules::targets::has_reach(mind.board, mover);
            let fight = Fight {
                attacker: own.id,
                target: mover.id,
                means: Means::Reach,
                dodge_only,
                ..Fight::default()
            };
            judge(&odds::of(mind.board, &fight))
        }
        Reaction::Engage { .. } => {
            let fight = Fight { attacker: own.id, target: mover.id, ..Fight::default() };
            let value = mind.fight(&odds::of(mind.board, &fight), own, mover);
            let protects = if mind.bears_the_load(mover) { 2 * GOLD } else { 0 };
            value - GOLD / 10 + protects
        }
    }
}

fn choose(mind: &Mind<'_>, question: Option<Question>, choice: &Choice) -> Price {
    match choice {
        // Section 11: on what would kill or on an objective; a roll that failed is seldom worse the second time.
        Choice::RerollSelf {} | Choice::RerollInspired {} => GOLD,
        Choice::KeepRoll {} | Choice::Stop {} | Choice::Stay {} | Choice::Skip {} => 0,
        Choice::Again { target } => {
            let Some(fight) = mind.board.public.fight else { return 0 };
            let own = mind.board.figure(fight.attacker);
            let odds = odds::of_duel(mind.board, own, *target).unwrap_or_default();
            mind.fight(&odds, own, mind.board.figure(*target)) - GOLD / 5
        }
        Choice::Turn { turn } => {
            if *turn {
                GOLD
            } else {
                0
            }
        }
        Choice::Dodge { dir } => {
            let Some(testing) = mind.board.public.testing else { return 0 };
            let end = special::dodge_end(mind.board, testing.figure, *dir);
            let near = mind.enemies().map(|enemy| len(end.at, enemy.at())).min().unwrap_or(0);
            near / INCH
        }
        Choice::Patrol { path, .. } => {
            let Some(Question::Patrol { searcher, .. }) = question else { return 0 };
            let noise = mind.board.figure(searcher).at();
            let end = path.last().map_or(noise, |last| last.to());
            20 * GOLD - len(end, noise) / 20
        }
        Choice::MoveNotable { path, .. } => notable(mind, path),
        Choice::Orders { r#do } => {
            let Some(acting) = mind.board.public.acting else { return 0 };
            let spy = mind.board.figure(acting.figure);
            GOLD + announcing::plan(mind, spy, r#do)
        }
        Choice::Spring { fig, .. } => spring(mind, question, *fig),
        Choice::Decoy {} => GOLD / 4,
    }
}

/// The notable stays away from those who are after him, and near his friends.
fn notable(mind: &Mind<'_>, path: &Path) -> Price {
    let Some(own) = npcs::notable(mind.board) else { return 0 };
    let nearest = |at| mind.enemies().map(|enemy| len(at, enemy.at())).min().unwrap_or(0);
    let end = path.last().map_or(own.at(), |last| last.to());
    let gained = nearest(end) - nearest(own.at());
    if nearest(own.at()) > 16 * INCH { -GOLD } else { gained / 20 }
}

/// Out of a marker when somebody worth it is near; the strong first.
fn spring(mind: &Mind<'_>, question: Option<Question>, fig: FigureId) -> Price {
    let own = mind.board.figure(fig);
    let strength = Price::from(command::cost(mind.board, own)) * GOLD / 10;
    match question {
        Some(Question::Spring { forced, .. }) => {
            let mover = mind.board.public.moving.map(|moving| mind.board.figure(moving.figure));
            let prize = mover.map_or(0, |mover| mind.worth(mover) / 10);
            let late = mind.board.public.moving.is_some_and(|moving| moving.last);
            strength + prize + if late || forced { GOLD / 2 } else { -GOLD / 4 }
        }
        Some(_) | None => -GOLD,
    }
}

fn set(mind: &Mind<'_>, question: Option<Question>, setting: &Setting) -> Price {
    let rank = |fig: FigureId| {
        let figure: &Figure = mind.board.figure(fig);
        mind.board.given.member(figure).map_or(0, |member| match member.rank {
            Rank::Leader | Rank::Elite => 3,
            Rank::Second | Rank::Trained => 2,
            Rank::Hireling | Rank::Green => 1,
        })
    };
    match setting {
        // The dearest traitor and the best blade, but not always.
        Setting::Name { fig } => match question {
            Some(Question::NameSpy { .. }) => rank(*fig) * 3,
            Some(_) | None => rank(*fig) * 2,
        },
        Setting::Deploy { placements, .. } => deployment(placements),
        Setting::Propose { .. }
        | Setting::Role { .. }
        | Setting::Spot { .. }
        | Setting::HideLoot { .. }
        | Setting::Markers { .. } => 0,
    }
}

/// Everybody towards the middle.
fn deployment(placements: &[Placement]) -> Price {
    let all = placements.len().max(1) as i32;
    let far: i32 = placements.iter().map(|one| len(one.at, CENTRE) / all).sum();
    -far / 500
}
