//! The bot `regular`: the best answer by its own prices, with a little noise, from what its seat sees.

use bots::Policy;
use kernel::{Observation, Rng};

use super::mind::{GOLD, Mind, Price};
use super::performing::{Task, deed};
use super::thinking::{LIMIT, Thinking, plain, work};
use super::{announcing, performing};
use crate::SangSurLaLame;
use crate::cards::kinds::{Rank, Test};
use crate::geometry::measure::{CENTRE, INCH, len};
use crate::rules::fight::{self, Harm};
use crate::rules::odds::{self, Odds};
use crate::rules::{command, npcs, special};
use crate::table::flow::{Choice, Placement, Reaction, Setting};
use crate::table::public::{Fight, Means, Trying};
use crate::table::secrets::Path;
use crate::table::{Action, Figure, FigureId, Question, Status};

/// Plays by prices.
#[derive(Debug)]
pub struct Regular {
    /// How much it may look at for one answer.
    limit: u32,
}

impl Default for Regular {
    fn default() -> Self {
        Self { limit: LIMIT }
    }
}

/// Differences smaller than this are left to chance.
const NOISE: u32 = 4;
/// Section 11: so many activations before a seat's turn is over, chances to roll again are kept no longer.
const LAST: usize = 2;
/// Section 11: a shot that wounds this often, in ten-thousandths, is not put off.
const GOOD_SHOT: u32 = 3_500;

impl Policy<SangSurLaLame> for Regular {
    fn choose(&self, seen: &Observation<SangSurLaLame>, rng: &mut Rng) -> Action {
        let thinking = Thinking::of(self.limit);
        let mind = Mind::new(seen, &thinking);
        let task = Task::new(&mind);
        let mut best: Option<(Price, Action)> = None;
        for action in &seen.options {
            let noise = Price::try_from(rng.below(NOISE)).unwrap_or(0);
            let price = look_at(&mind, task.as_ref(), seen.question, action) + noise;
            if best.is_none_or(|(most, _)| price > most) {
                best = Some((price, *action));
            }
        }
        best.expect("whoever is asked has an option").1
    }

    /// In hundredths of a gold piece, without the noise.
    fn weigh(&self, seen: &Observation<SangSurLaLame>) -> Option<Vec<i64>> {
        let thinking = Thinking::of(self.limit);
        let mind = Mind::new(seen, &thinking);
        let task = Task::new(&mind);
        let worth = |action| i64::from(look_at(&mind, task.as_ref(), seen.question, action));
        Some(seen.options.iter().map(worth).collect())
    }
}

/// What an answer is worth, as far as there is time to look at it.
fn look_at(
    mind: &Mind<'_>,
    task: Option<&Task>,
    question: Option<Question>,
    action: &Action,
) -> Price {
    if mind.thinking.affords(work::ANSWER) {
        price(mind, task, question, action)
    } else {
        plain(mind, action)
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
        Choice::RerollSelf {} | Choice::RerollInspired {} => reroll(mind, question),
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

/// Section 11: on a lost exchange that would kill, then on a failed objective; anything else only when the turn is almost
/// over, since a source helps once a turn (DS-821, DS-822).
fn reroll(mind: &Mind<'_>, question: Option<Question>) -> Price {
    let Some(Question::Reroll { figure, .. }) = question else { return 0 };
    let own = mind.board.figure(figure);
    let late = activations_left(mind) <= LAST;
    if let Some(testing) = mind.board.public.testing {
        let dies = testing.test == Test::HeavyDodge && command::is_last_wound(mind.board, own);
        return if dies || is_objective(mind, &testing.trying) || late { GOLD } else { -GOLD };
    }
    let Some(roll) = mind.board.public.fight else { return 0 };
    let (to_attacker, to_target) = fight::outcome(&roll);
    let (mine, theirs) =
        if figure == roll.attacker { (to_attacker, to_target) } else { (to_target, to_attacker) };
    let lethal = match mine {
        Harm::Slain => true,
        Harm::Hurt => command::is_last_wound(mind.board, own),
        Harm::None => false,
    };
    // A tie in a duel could still turn into a wound.
    let safe = matches!(roll.means, Means::Ranged(_)) || roll.dodge_only;
    let gains = mine != Harm::None || safe && theirs == Harm::None;
    if lethal || late && gains { GOLD } else { -GOLD }
}

/// Whether a test is for what the scenario is about.
fn is_objective(mind: &Mind<'_>, trying: &Trying) -> bool {
    match trying {
        Trying::Search { .. } | Trying::Chains { .. } => true,
        Trying::PickUp { object } => {
            let thing = mind.board.public.things.get(usize::from(*object));
            thing.is_some_and(|thing| !thing.kind.is_throwable())
        }
        Trying::Jump
        | Trying::Climb { .. }
        | Trying::Lock { .. }
        | Trying::Door { .. }
        | Trying::Disengage { .. }
        | Trying::HeavyThrow { .. }
        | Trying::HeavyDodge { .. } => false,
    }
}

/// How many figures this seat could still activate this turn.
fn activations_left(mind: &Mind<'_>) -> usize {
    let public = mind.board.public;
    if public.finished.contains(mind.me) {
        return 0;
    }
    let able = |one: &&Figure| {
        one.owner == Some(mind.me)
            && !one.activated
            && matches!(one.status, Status::Standing | Status::Reserve | Status::Hidden)
    };
    public.figures.iter().filter(able).count().min(usize::from(public.purses[mind.me]))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ScenarioId;
    use crate::cards::kinds::Kind;
    use crate::table::Config;
    use crate::table::config::ScenarioChoice;
    use kernel::Table;

    fn play(
        config: &Config,
        number: u64,
        mut see: impl FnMut(&Observation<SangSurLaLame>, &Action),
    ) {
        let mut rng = Rng::from_number(number);
        let mut table =
            Table::<SangSurLaLame>::open(config, rng.seed(), None).expect("it is sound");
        let bot = Regular::default();
        while let Some(seat) = table.waiting().lowest() {
            let seen = table.observe(seat);
            let action = bot.choose(&seen, &mut rng);
            see(&seen, &action);
            table.apply(seat, action, None).expect("a bot takes one of its options");
        }
    }

    /// What the limit is set by: see [`LIMIT`].
    #[test]
    fn an_answer_seldom_costs_a_tenth_of_what_it_may() {
        let mut most = 0;
        for players in [2, 4] {
            play(&Config::new(players), 11, |seen, _| {
                let thinking = Thinking::of(LIMIT);
                let mind = Mind::new(seen, &thinking);
                let task = Task::new(&mind);
                for action in &seen.options {
                    look_at(&mind, task.as_ref(), seen.question, action);
                }
                most = most.max(LIMIT - thinking.left());
            });
        }
        assert!(most > 0 && most < LIMIT / 10, "an answer cost {most}");
    }

    /// Without time for anything it still answers, and plainly: one action, a duel or a move, straight to the goal.
    #[test]
    fn without_time_to_think_its_answers_are_legal_and_plain() {
        let hurried = Regular { limit: 0 };
        for scenario in ScenarioId::playable() {
            let config = Config { scenario: ScenarioChoice::Fixed(*scenario), ..Config::new(2) };
            let mut rng = Rng::from_number(5);
            let mut table = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("sound");
            let mut moved = 0;
            while let Some(seat) = table.waiting().lowest() {
                let seen = table.observe(seat);
                let action = hurried.choose(&seen, &mut rng);
                if let Action::Activate(said) = &action {
                    let engaged = seen.view.public.figure(said.fig).engaged();
                    let wanted = if engaged { Kind::Duel } else { Kind::Move };
                    assert_eq!(*said.r#do, [wanted], "{scenario:?}");
                    moved += 1;
                }
                table.apply(seat, action, None).expect("it takes one of its options");
            }
            assert!(moved > 5, "{scenario:?}: {moved} activations");
        }
    }

    /// Wherever the limit falls, the answer is one that may be given; the plain ones only take the place of what was not
    /// looked at.
    #[test]
    fn whatever_its_limit_it_answers_and_the_same_again() {
        let mut looked = 0;
        let scenario = ScenarioChoice::Fixed(ScenarioId::Affrontement);
        play(&Config { scenario, ..Config::new(2) }, 12, |seen, _| {
            looked += 1;
            if looked % 8 != 0 {
                return;
            }
            for limit in [1, 10, 100, 500, 2_000] {
                let bot = Regular { limit };
                let answer = |number| bot.choose(seen, &mut Rng::from_number(number));
                assert!(seen.options.contains(&answer(1)));
                assert_eq!(answer(1), answer(1), "limit {limit}");
            }
        });
        assert!(looked >= 16, "only {looked} answers");
    }
}
