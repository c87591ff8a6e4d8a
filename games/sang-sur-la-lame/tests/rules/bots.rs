//! The bots: `regular` beats `random` in every scenario, on either side, and its turns are not idle.

use std::collections::BTreeMap;

use kernel::{Rng, Seat, Table, Viewer};
use sang_sur_la_lame::cards::{Role, ScenarioId};
use sang_sur_la_lame::geometry::Point;
use sang_sur_la_lame::geometry::measure::{len, within};
use sang_sur_la_lame::geometry::polygon::Polygon;
use sang_sur_la_lame::table::config::{RolesChoice, ScenarioChoice};
use sang_sur_la_lame::table::flow::{Choice, Deed, Reaction};
use sang_sur_la_lame::table::public::ThingPlace;
use sang_sur_la_lame::table::scene::Board;
use sang_sur_la_lame::table::{Action, Config, Public};
use sang_sur_la_lame::{GAME, SangSurLaLame};
use serde_json::json;
use shelf::{Language, Published as _, Voice};

/// How often things are played: so often, or as often as `BOT_GAMES` says.
fn games(usual: u64) -> u64 {
    std::env::var("BOT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Whether the regular at this seat won, and whether the random player did.
fn play(number: u64, scenario: ScenarioId, roles: &str, regular: u8) -> (bool, bool) {
    let config = json!({ "scenario": { "fixed": scenario }, "roles": roles });
    let config = GAME.configure(&config, Some(2)).expect("the configuration is sound");
    let mut rng = Rng::from_number(number);
    let mut table = GAME.open(&config, rng.seed()).expect("the configuration is sound");
    while let Some(seat) = table.waiting().lowest() {
        let level = if seat.number() == regular { "regular" } else { "random" };
        let answer = table.bot_answer(seat, level, &mut rng).expect("there is such a bot");
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &answer).expect("bots do what is allowed");
    }
    let winners = table.outcome().expect("the game is over").winners;
    (winners.contains(Seat::new(regular)), winners.contains(Seat::new(1 - regular)))
}

#[test]
fn regulars_beat_random_players_in_every_scenario_on_either_side() {
    let games = games(4);
    let (mut won, mut lost) = (0, 0);
    for scenario in ScenarioId::playable().iter().copied() {
        for (side, roles) in ["first_is_militia", "first_is_renegade"].into_iter().enumerate() {
            let results: Vec<(bool, bool)> =
                (0..games).map(|game| play(100 * game + side as u64, scenario, roles, 0)).collect();
            let count = |of: (bool, bool)| results.iter().filter(|one| **one == of).count() as u64;
            // Both may have won, or nobody: then nobody has beaten the other.
            let (wins, losses) = (count((true, false)), count((false, true)));
            eprintln!("{scenario:?} {roles}: {wins} won, {losses} lost of {games}");
            assert!(wins > losses, "{scenario:?} {roles}: {wins} won, {losses} lost of {games}");
            (won, lost) = (won + wins, lost + losses);
        }
    }
    eprintln!("{won} won, {lost} lost");
    assert!(won * 10 >= (won + lost) * 9, "{won} won, {lost} lost");
}

/// What a seat's figures could be after: loads, points and zones of the scenario, its people, the enemy.
fn goals(board: Board<'_>, seat: Seat) -> Vec<Point> {
    let setup = board.setup();
    let lying = board.public.things.iter().filter_map(|thing| match thing.place {
        ThingPlace::Lying(stand) => Some(stand.at),
        ThingPlace::Borne(_) | ThingPlace::Off(_) | ThingPlace::Nowhere => None,
    });
    let people = board.public.standing().filter(|one| one.owner != Some(seat) || one.npc.is_some());
    lying
        .chain(setup.points.values().copied())
        .chain(setup.zones.values().flatten().map(Polygon::middle))
        .chain(people.map(|one| one.at()))
        .collect()
}

/// Whether an answer attacks, is an act of the scenario, or brought a figure nearer to something worth going to.
fn does_something(before: &Public, after: Board<'_>, seat: Seat, action: &Action) -> bool {
    let (Action::Perform(deed) | Action::DropAndPerform(deed)) = action else {
        return matches!(
            action,
            Action::React(Reaction::Shoot { .. } | Reaction::Strike {} | Reaction::Engage { .. })
                | Action::Choose(
                    Choice::Again { .. } | Choice::Spring { .. } | Choice::Patrol { .. }
                )
        );
    };
    match deed {
        Deed::Duel { .. }
        | Deed::Shoot { .. }
        | Deed::HeavyThrow { .. }
        | Deed::Charge { target: Some(_), .. }
        | Deed::Go { exit: true, .. }
        | Deed::Chains { .. }
        | Deed::PickUp { .. }
        | Deed::Search { .. } => true,
        Deed::Go { .. }
        | Deed::Jump { .. }
        | Deed::Fly { .. }
        | Deed::Climb { .. }
        | Deed::Charge { target: None, .. } => {
            let Some(acting) = before.acting else { return false };
            let (old, new) = (before.figure(acting.figure), after.public.figure(acting.figure));
            // Whoever comes onto the table comes nearer.
            !old.stands()
                || goals(after, seat)
                    .iter()
                    .any(|goal| len(new.at(), *goal) + 500 < len(old.at(), *goal))
        }
        Deed::Keep {} | Deed::Door { .. } | Deed::Disengage { .. } | Deed::Face { .. } => false,
    }
}

/// Whether a seat holds or guards what its scenario is about: both ends of the passage, or the captive, spots, box, road.
fn holds(board: Board<'_>, seat: Seat) -> bool {
    let own = || board.public.standing().filter(|one| one.owner == Some(seat));
    let setup = board.setup();
    let near = |at: Point, far: i32| own().any(|one| within(one.at(), at, far));
    let guards = board.public.roles[seat] == Role::Militia;
    let ends = || ["entrance", "exit"].iter().filter_map(|name| setup.points.get(*name));
    board.plays(ScenarioId::Passage) && ends().all(|at| near(*at, 3_000))
        || board.plays(ScenarioId::Cache)
            && guards
            && setup.points.values().any(|at| near(*at, 6_000))
}

/// For each part, in how many turns it acted, and how many of them were idle.
type Parts = BTreeMap<&'static str, (u32, u32)>;

fn turns(scenario: ScenarioId, games: u64) -> Parts {
    let config = Config {
        scenario: ScenarioChoice::Fixed(scenario),
        roles: RolesChoice::FirstIsMilitia,
        ..Config::new(2)
    };
    let bot = SangSurLaLame::bot("regular").expect("there is a regular bot");
    let mut parts = Parts::new();
    for number in 0..games {
        let mut rng = Rng::from_number(number);
        let mut table = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("sound");
        // The turn each seat last acted in, and whether it did something in it.
        let mut acted: BTreeMap<(u8, u8), bool> = BTreeMap::new();
        while let Some(seat) = table.waiting().lowest() {
            let action = bot.choose(&table.observe(seat), &mut rng);
            let before = *table.public();
            table.apply(seat, action, None).expect("bots do what is allowed");
            if before.turn == 0 {
                continue;
            }
            let view = table.view(Viewer::Gallery);
            let after = Board::new(view.given(), &view.public);
            let busy = does_something(&before, after, seat, &action) || holds(after, seat);
            let own = matches!(
                action,
                Action::Activate(_) | Action::EndTurn {} | Action::Perform(_) | Action::Forgo {}
            );
            if own || busy {
                *acted.entry((seat.number(), before.turn)).or_default() |= busy;
            }
        }
        for ((seat, _), busy) in acted {
            let part = ["militia or a", "renegades or b"][usize::from(seat)];
            let count = parts.entry(part).or_default();
            *count = (count.0 + 1, count.1 + u32::from(!busy));
        }
    }
    parts
}

/// One turn in ten over all scenarios and sides; a part that can only wait for the other, such as renegades who have
/// paid what they owe, in one of three.
#[test]
fn at_most_one_turn_in_ten_passes_without_an_attack_an_advance_or_an_objective() {
    let games = games(6);
    let mut all = (0, 0);
    for scenario in ScenarioId::playable().iter().copied() {
        for (part, (turns, idle)) in turns(scenario, games) {
            let said = format!("{scenario:?}, {part}: {idle} idle of {turns}");
            eprintln!("{said}");
            assert!(turns > 0 && idle * 3 <= turns, "{said}");
            all = (all.0 + turns, all.1 + idle);
        }
    }
    assert!(all.1 * 10 <= all.0, "{} idle of {}", all.1, all.0);
}
