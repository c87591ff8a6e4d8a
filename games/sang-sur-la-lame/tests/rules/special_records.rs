//! Records of what seldom happens on a path: shot and cut short, engaged on the way, engaged during a charge, an ambusher
//! in the path, a forced decoy. With `GOLDEN=write` the first random game that holds each is looked for and kept.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Rng, Seat, Table, Viewer};
use sang_sur_la_lame::cards::ScenarioId;
use sang_sur_la_lame::geometry::Point;
use sang_sur_la_lame::table::config::ScenarioChoice;
use sang_sur_la_lame::table::flow::{Choice, Deed, Reaction};
use sang_sur_la_lame::table::public::Purpose;
use sang_sur_la_lame::table::{Action, Config, Question};
use sang_sur_la_lame::{GAME, SangSurLaLame};
use shelf::{Language, Record, RecordSeat, Voice};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rare {
    ShotAndCutShort,
    EngagedOnTheWay,
    EngagedDuringACharge,
    AmbusherInThePath,
    ForcedDecoy,
}

const ALL: [(Rare, &str, ScenarioId); 5] = [
    (Rare::ShotAndCutShort, "shot-and-cut-short", ScenarioId::Affrontement),
    (Rare::EngagedOnTheWay, "engaged-on-the-way", ScenarioId::Affrontement),
    (Rare::EngagedDuringACharge, "engaged-during-a-charge", ScenarioId::Affrontement),
    (Rare::AmbusherInThePath, "ambusher-in-the-path", ScenarioId::Embuscade),
    (Rare::ForcedDecoy, "forced-decoy", ScenarioId::Embuscade),
];

/// Where the last announced path was to end.
fn end_of(action: &Action) -> Option<Point> {
    if let Action::Perform(Deed::Go { path, .. } | Deed::Charge { path, .. }) = action {
        return path.last().map(|last| last.to());
    }
    None
}

/// Gives an answer, and says whether it brought one of the rare things about.
fn answer(
    table: &mut Table<SangSurLaLame>,
    seat: Seat,
    action: Action,
    goal: Option<Point>,
) -> Option<Rare> {
    let question = table.question();
    let before = table.public().moving;
    let mover = before.map(|moving| *table.public().figure(moving.figure));
    table.apply(seat, action, None).expect("the answer was allowed before");
    match (question, action) {
        (Some(Question::Spring { forced: true, .. }), Action::Choose(Choice::Decoy {})) => {
            Some(Rare::ForcedDecoy)
        }
        (Some(Question::Spring { forced: true, .. }), Action::Choose(Choice::Spring { .. })) => {
            Some(Rare::AmbusherInThePath)
        }
        (Some(Question::React { .. }), Action::React(Reaction::Engage { .. })) => {
            let moving = before.filter(|moving| !moving.last)?;
            let charged = moving.purpose == Purpose::Charge;
            Some(if charged { Rare::EngagedDuringACharge } else { Rare::EngagedOnTheWay })
        }
        (Some(Question::React { .. }), Action::React(Reaction::Shoot { .. })) => {
            let before = mover.filter(|mover| !mover.wounded)?;
            let after = table.public().figure(before.id);
            let over = table.public().moving.is_none();
            let short = goal.is_some_and(|goal| after.at() != goal);
            (after.stands() && after.wounded && over && short).then_some(Rare::ShotAndCutShort)
        }
        _ => None,
    }
}

/// Plays the answers of a record; says which rare things it holds.
fn held(record: &Record) -> Vec<Rare> {
    let config: Config = serde_json::from_value(record.config.clone()).expect("it was written");
    let mut table = Table::<SangSurLaLame>::open(&config, record.seed, None).expect("sound");
    let (mut found, mut goal) = (Vec::new(), None);
    for (seat, action) in &record.answers {
        let action: Action = serde_json::from_value(action.clone()).expect("it was written");
        goal = end_of(&action).or(goal);
        found.extend(answer(&mut table, *seat, action, goal));
    }
    found
}

/// The first random game that holds a rare thing.
fn find(wanted: Rare, scenario: ScenarioId) -> Record {
    let config = Config { scenario: ScenarioChoice::Fixed(scenario), ..Config::new(2) };
    for number in 0..4_000 {
        let mut rng = Rng::from_number(number);
        let seed = rng.seed();
        let mut table = Table::<SangSurLaLame>::open(&config, seed, None).expect("sound");
        let (mut answers, mut buffer) = (Vec::new(), Vec::new());
        let (mut found, mut goal) = (false, None);
        while let Some(seat) = table.waiting().lowest() {
            let action = table.draw(seat, &mut rng, &mut buffer).expect("there is an option");
            goal = end_of(&action).or(goal);
            found |= answer(&mut table, seat, action, goal) == Some(wanted);
            answers.push((seat, action));
        }
        if found {
            return written(&config, seed, &answers);
        }
    }
    panic!("no game holds {wanted:?}");
}

fn written(config: &Config, seed: kernel::Seed, answers: &[(Seat, Action)]) -> Record {
    let config = serde_json::to_value(config).expect("plain data can be written");
    let mut table = GAME.open(&config, seed).expect("the configuration is sound");
    for (seat, action) in answers {
        let voice = Voice::new(Language::En, Viewer::Seat(*seat), &[]);
        let action = serde_json::to_value(action).expect("plain data can be written");
        table.apply(&voice, *seat, None, &action).expect("the answer was allowed before");
    }
    let chair = |name: &str| RecordSeat { name: name.into(), by: "random".into() };
    table.record(vec![chair("Ana"), chair("Bruno")]).expect("the table was opened")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join("rare")
}

#[test]
fn golden_records_of_what_seldom_happens_on_a_path_replay() {
    let writes = std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write");
    fs::create_dir_all(folder()).expect("the folder can be made");
    for (rare, name, scenario) in ALL {
        let file = folder().join(format!("{name}.json"));
        if writes {
            fs::write(&file, find(rare, scenario).write()).expect("the file can be written");
        }
        let text = fs::read_to_string(&file).expect("the record is there");
        let record = Record::read(&text).expect("the record can be read");
        let replayed = GAME.replay(&record, None).expect("the record can be played");
        assert_eq!(replayed.faithful, Some(true), "{name}");
        assert!(held(&record).contains(&rare), "{name}");
    }
}
