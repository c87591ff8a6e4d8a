//! Rules that change while games go on, and openings that are no deal: on a toy, since no game may change for a test.

use std::path::Path;
use std::sync::Arc;

use client::{Connection, Visitor};
use kernel::{Rng, Seats, Seed};
use protocol::{ClientMessage, NewTable, OldRules, RecordStep, TableState};
use serde_json::{Value, json};
use server::store::{Sqlite, Store};
use server::testing::serve_with;
use server::{Games, Running};
use shelf::{AnyGame, Boxed, Language, NamedOpening, Record, fairness};
use tempfile::TempDir;

use crate::box_of_coffer::LESSON;
use crate::coffer::{Coffer, fault};
use crate::house::settings;
use crate::party::{code, eventually, log_in, me, open, play_to_the_end, step, sync};

static FIRST: &[&dyn AnyGame] = &[&Boxed::<Coffer<{ fault::NONE }>>::NEW];
/// The same under a later number.
static LATER: &[&dyn AnyGame] = &[&Boxed::<Coffer<{ fault::LATER_RULES }>>::NEW];
/// Later rules by which other cards take tricks.
static OTHER: &[&dyn AnyGame] = &[&Boxed::<Coffer<{ fault::OTHER_RULES }>>::NEW];

async fn serve(folder: &Path, games: &'static [&'static dyn AnyGame]) -> (Running, Arc<Sqlite>) {
    let store = Arc::new(Sqlite::open(folder).unwrap());
    let kept = Arc::clone(&store) as Arc<dyn Store>;
    (serve_with(settings(folder), kept, Games::only(games)).await.unwrap(), store)
}

/// Two people at a table of the toy.
struct Evening {
    id: String,
    ana: Visitor,
    bruno: Visitor,
    one: Connection,
    two: Connection,
}

impl Evening {
    async fn begin(server: &Running, answers: usize) -> Self {
        let visitor = async |name| Visitor::new(&server.url(), name, Language::En).await.unwrap();
        let (ana, bruno) = (visitor("Ana").await, visitor("Bruno").await);
        let wish = NewTable { public: true, ..NewTable::at_once("coffer", vec![me(), open()]) };
        let id = ana.create(&wish).await.unwrap().id;
        bruno.sit(&id, &Default::default()).await.unwrap();
        ana.start(&id).await.unwrap();
        let one = ana.connect(&id, None, None).await.unwrap();
        let two = bruno.connect(&id, None, None).await.unwrap();
        let mut evening = Self { id, ana, bruno, one, two };
        let mut rng = Rng::from_number(5);
        for _ in 0..answers {
            step(&mut [&mut evening.one, &mut evening.two], &mut rng).await;
        }
        evening
    }

    /// The same people at the same table, after a restart.
    async fn back(&self, server: &Running) -> Self {
        let (ana, bruno) = (self.ana.at(&server.url()), self.bruno.at(&server.url()));
        let one = ana.connect(&self.id, None, None).await.unwrap();
        let two = bruno.connect(&self.id, None, None).await.unwrap();
        Self { id: self.id.clone(), ana, bruno, one, two }
    }

    async fn end(&mut self) {
        let (mut rng, mut other) = (Rng::from_number(8), Rng::from_number(9));
        tokio::join!(
            play_to_the_end(&mut self.one, &mut rng),
            play_to_the_end(&mut self.two, &mut other)
        );
    }

    async fn record(&self) -> Record {
        let text = self.ana.text(&format!("/api/records/{}", self.id)).await.unwrap();
        Record::read(&text).unwrap()
    }

    /// Every step of the record as Bruno sees it.
    async fn steps(&self, answers: usize) -> Vec<RecordStep> {
        let mut steps = Vec::new();
        for at in 0..=answers {
            let path = format!("/api/records/{}/steps/{at}?seat=1", self.id);
            steps.push(self.ana.get(&path).await.unwrap());
        }
        steps
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_up_to_later_rules_and_nobody_notices() {
    let folder = TempDir::new().unwrap();
    let (server, _) = serve(folder.path(), FIRST).await;
    let mut before = Evening::begin(&server, 4).await;
    sync(&mut before.one).await;
    let screen = before.one.screen.lasting();
    server.stop().await;

    let (server, _) = serve(folder.path(), LATER).await;
    let mut evening = before.back(&server).await;
    assert_eq!(evening.one.screen.lasting(), screen);
    assert_eq!(evening.one.screen.table.as_ref().unwrap().old_rules, None);
    evening.end().await;
    let record = evening.record().await;
    assert_eq!((record.format, record.rules), (2, 2));
    assert_eq!(LATER[0].replay(&record, None).unwrap().faithful, Some(true));
    // The promise was made under the first rules, and is kept.
    let fairness = record.fairness.as_ref().unwrap();
    assert_eq!(fairness.rules, Some(1));
    assert_eq!(fairness.check(&record, false), Ok(()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_go_on_says_so_and_is_ended_without_a_winner() {
    let folder = TempDir::new().unwrap();
    let (server, _) = serve(folder.path(), FIRST).await;
    let before = Evening::begin(&server, 4).await;
    let untouched = Evening::begin(&server, 0).await;
    server.stop().await;

    let (server, _) = serve(folder.path(), OTHER).await;
    let mut evening = before.back(&server).await;
    let table = evening.one.screen.table.clone().unwrap();
    assert_eq!(table.state, TableState::Playing);
    assert_eq!(table.old_rules, Some(OldRules { was: 1, now: 2, stopped: true }));
    assert!(!evening.one.screen.is_asked() && !evening.two.screen.is_asked());
    assert_eq!(code(evening.one.answer(json!("pass")).await), "old_rules");
    // Whoever is there may end it, and the other one need not come.
    evening.two.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    let over = evening.one.until(|screen| screen.over.is_some()).await.unwrap().over.clone();
    assert_eq!(over.map(|over| (over.winners, over.abandoned)), Some((Seats::NONE, true)));
    // Its record has every answer, and who still has the rules of then can prove it.
    let record = evening.record().await;
    assert_eq!((record.rules, record.answers.len()), (1, 4));
    assert_eq!(FIRST[0].replay(&record, None).unwrap().faithful, Some(true));
    assert_eq!(record.fairness.as_ref().unwrap().check(&record, false), Ok(()));
    // A game of which nothing is different yet goes on by the new rules.
    let mut fresh = untouched.back(&server).await;
    assert_eq!(fresh.one.screen.table.as_ref().unwrap().old_rules, None);
    fresh.end().await;
    assert_eq!(OTHER[0].replay(&fresh.record().await, None).unwrap().faithful, Some(true));
    server.stop().await;
    // The ended table is still over when the server comes back.
    let (server, _) = serve(folder.path(), OTHER).await;
    let late = before.back(&server).await;
    assert_eq!(late.one.screen.table.as_ref().unwrap().state, TableState::Over);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_watched_from_its_film_when_its_rules_are_gone() {
    let folder = TempDir::new().unwrap();
    let (server, store) = serve(folder.path(), FIRST).await;
    let mut before = Evening::begin(&server, 0).await;
    before.end().await;
    let record = before.record().await;
    let answers = record.answers.len();
    let seen = before.steps(answers).await;
    assert!(seen.iter().all(|step| step.old_rules.is_none()));
    let over = before.one.screen.over.clone().unwrap();
    eventually(|| async { store.film(&before.id).await.unwrap().is_some() }).await;
    server.stop().await;
    drop(store);

    let (server, _) = serve(folder.path(), OTHER).await;
    let evening = before.back(&server).await;
    assert_eq!(evening.record().await, record);
    for (then, now) in seen.iter().zip(evening.steps(answers).await) {
        assert_eq!(now.old_rules, Some(1));
        assert_eq!((then.view.value(), then.by), (now.view.value(), now.by));
        let told = |step: &RecordStep| step.lines.iter().map(|line| line.text.clone()).collect();
        let (then, now): (Vec<String>, Vec<String>) = (told(then), told(&now));
        assert_eq!(then, now);
    }
    // The table itself still tells how it ended.
    assert_eq!(evening.one.screen.over, Some(over));
    server.stop().await;

    // Under rules by which it is the same game it is simply played again.
    let (server, _) = serve(folder.path(), LATER).await;
    let evening = before.back(&server).await;
    assert!(evening.steps(answers).await.iter().all(|step| step.old_rules.is_none()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_begin_with_an_opening_of_the_game() {
    let folder = TempDir::new().unwrap();
    let (server, _) = serve(folder.path(), FIRST).await;
    let before = Evening::begin(&server, 0).await;
    server.stop().await;
    let mut log = log_in(folder.path(), &before.id).await;
    let opening = NamedOpening { name: LESSON.into(), data: json!([[1, 2, 3], [14, 15, 16]]) };
    let setup = &mut log[0]["setup"];
    let secret: Seed = serde_json::from_value(setup["secret"].clone()).unwrap();
    let promise = fairness::commitment(&secret, "coffer", 1, &setup["config"], Some(&opening));
    setup["opening"] = serde_json::to_value(&opening).unwrap();
    setup["commitment"] = promise.into();
    let store = Sqlite::open(folder.path()).unwrap();
    let lines = log.iter().map(Value::to_string).collect();
    store.append(&"lesson1".parse().unwrap(), 0, lines).await.unwrap();
    drop(store);

    let (server, _) = serve(folder.path(), FIRST).await;
    let lesson = Evening { id: "lesson1".into(), ..before };
    let mut evening = lesson.back(&server).await;
    assert_eq!(evening.two.screen.view["own"]["hands"][1], json!([14, 15, 16]));
    let mut rng = Rng::from_number(1);
    step(&mut [&mut evening.one, &mut evening.two], &mut rng).await;
    sync(&mut evening.two).await;
    assert_eq!(evening.two.screen.view["own"]["hands"][1], json!([14, 15, 16]));
    evening.end().await;
    let record = evening.record().await;
    assert_eq!(record.opening, Some(opening));
    assert_eq!(FIRST[0].replay(&record, None).unwrap().faithful, Some(true));
    assert_eq!(record.fairness.as_ref().unwrap().check(&record, false), Ok(()));
    server.stop().await;
}
