//! Games at random over every scenario: they end, and nothing that may never be ever is (DS-209, DS-218, DS-243).

use kernel::{Rng, Table};
use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::{Format, Npc, ScenarioId};
use sang_sur_la_lame::geometry::measure::TABLE_SIDE;
use sang_sur_la_lame::geometry::place::{overlap, spot};
use sang_sur_la_lame::table::Config;
use sang_sur_la_lame::table::config::{ScenarioChoice, TurnLimit};
use sang_sur_la_lame::table::scene::Board;

/// One configuration for every scenario and format, teams, three to six bands, bystanders.
pub(crate) fn configs() -> Vec<Config> {
    let mut all = Vec::new();
    for scenario in ScenarioId::playable() {
        let fixed =
            |config: Config| Config { scenario: ScenarioChoice::Fixed(*scenario), ..config };
        all.push(fixed(Config::new(2)));
        let team = Config { second_team: vec![1, 2], ..Config::new(3) };
        all.push(fixed(team));
    }
    for scenario in [ScenarioId::Compte, ScenarioId::Passage, ScenarioId::Affrontement] {
        let scenario = ScenarioChoice::Fixed(scenario);
        for players in 3..=4 {
            all.push(Config { scenario: scenario.clone(), ..Config::new(players) });
        }
    }
    all.push(Config { format: Format::Units, ..Config::new(2) });
    all.push(Config { format: Format::Mixed, ..Config::new(2) });
    all.push(Config { turn_limit: TurnLimit::Turns(4), ..Config::new(6) });
    let bystanders = vec![Npc::Villageois, Npc::Sentinelle, Npc::Sentinelle, Npc::Badaud];
    all.push(Config { neutral_npcs: bystanders, ..Config::new(2) });
    all.push(Config::new(2));
    all
}

fn sound(table: &Table<SangSurLaLame>, said: &str) {
    let view = table.view(kernel::Viewer::Gallery);
    let board = Board::new(view.given(), &view.public);
    let bodies: Vec<_> = view.public.standing().map(|one| (one.id, board.body(one))).collect();
    let moving = view.public.moving.map(|moving| moving.figure);
    for (place, (id, body)) in bodies.iter().enumerate() {
        // On the way a sample may lie on a line; only where one stops counts.
        if moving == Some(*id) {
            continue;
        }
        assert_eq!(spot(board.terrain(), body.stand, body.radius), Ok(()), "{said}: {id} {body:?}");
        assert!(body.at().x <= TABLE_SIDE, "{said}");
        for (other, two) in &bodies[place + 1..] {
            assert!(moving == Some(*other) || !overlap(body, two), "{said}: {id} and {other}");
        }
    }
}

#[test]
fn games_end_and_every_figure_stands_where_it_may() {
    let games = std::env::var("RANDOM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2u64);
    let mut decisions = 0u64;
    for (place, config) in configs().iter().enumerate() {
        for game in 0..games {
            let seed = 1_000 * place as u64 + game;
            let mut rng = Rng::from_number(seed);
            let mut table = Table::<SangSurLaLame>::open(config, rng.seed(), None).unwrap();
            let mut buffer = Vec::new();
            let mut count = 0;
            while table.outcome().is_none() {
                let said =
                    format!("{config:?}, game {game}, decision {count}, {:?}", table.question());
                let seat = table.waiting().lowest().unwrap_or_else(|| panic!("{said}: nobody"));
                let action = table.draw(seat, &mut rng, &mut buffer);
                let action = action.unwrap_or_else(|| panic!("{said}: nothing to do"));
                table
                    .apply(seat, action, None)
                    .unwrap_or_else(|why| panic!("{said}: {action:?} {why:?}"));
                sound(&table, &said);
                count += 1;
                assert!(count < 20_000, "{said}: too long");
            }
            decisions += count;
        }
    }
    assert!(decisions > 1_000);
}
