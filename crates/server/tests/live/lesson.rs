//! A guided game over the socket: the coach leads through it, leads back, takes a mistake back, and is there again after
//! a restart; and the table says to everybody that it is for practice.

use client::{Connection, Visitor};
use protocol::{ClientMessage, Coach, CoachAct, CoachWaits, NewTable, Practice, RecordInfo};
use serde_json::{Value, json};
use shelf::Record;
use shelf::lesson::{Lesson, matches};

use crate::party::{attack, code, house, me};

fn wish(game: &str) -> NewTable {
    NewTable { practice: Some(Practice::Lesson), ..NewTable::at_once(game, vec![me()]) }
}

async fn begin(ana: &Visitor, game: &str) -> (String, Connection) {
    let id = ana.create(&wish(game)).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    settle(&mut connection, None).await;
    (id, connection)
}

/// Waits until the coach says something else than before.
async fn settle(connection: &mut Connection, before: Option<Coach>) -> Coach {
    let speaks = |coach: &Coach| coach.waits != CoachWaits::Silent;
    let screen = connection
        .until(|screen| screen.coach.as_ref().is_some_and(speaks) && screen.coach != before)
        .await;
    screen.unwrap().coach.clone().unwrap()
}

fn id_of<'a>(lesson: &'a Lesson, coach: &Coach) -> &'a str {
    &lesson.steps[coach.number as usize - 1].id
}

fn option_like(connection: &Connection, wanted: &Value) -> Value {
    let options = &connection.screen.question.as_ref().unwrap().options;
    let mut actions = options.iter().map(|choice| choice.action.value());
    let found = actions.find(|action| matches(wanted, action));
    found.unwrap_or_else(|| panic!("{wanted} is not among the options"))
}

/// The answer the coach waits for. What is composed is on no list: the coach says it whole.
fn wanted(connection: &Connection, task: &Value) -> Value {
    let suggested = connection.screen.coach.as_ref().and_then(|coach| coach.suggests.clone());
    suggested.unwrap_or_else(|| option_like(connection, task))
}

/// Does what the coach waits for, and waits for what comes of it.
async fn follow(connection: &mut Connection, lesson: &Lesson) -> Coach {
    let coach = connection.screen.coach.clone().unwrap();
    let step = &lesson.steps[coach.number as usize - 1];
    match coach.waits {
        CoachWaits::Answer => {
            let action = wanted(connection, step.task.as_ref().unwrap());
            connection.answer(action).await.unwrap();
        }
        CoachWaits::Choice => {
            let right = step.choices.iter().find(|choice| choice.right).unwrap();
            act(connection, CoachAct::Choose { choice: right.id.clone() }).await;
        }
        CoachWaits::Reading | CoachWaits::Return => act(connection, CoachAct::GoOn {}).await,
        CoachWaits::Silent | CoachWaits::End => panic!("nothing to follow: {coach:?}"),
    }
    settle(connection, Some(coach)).await
}

async fn act(connection: &mut Connection, act: CoachAct) {
    connection.say(&ClientMessage::Coach { act }).await.unwrap();
}

async fn follow_to(connection: &mut Connection, lesson: &Lesson, step: &str) -> Coach {
    loop {
        let coach = connection.screen.coach.clone().unwrap();
        if id_of(lesson, &coach) == step && coach.waits != CoachWaits::Return {
            return coach;
        }
        follow(connection, lesson).await;
    }
}

/// A coach who waits for an answer speaks of the question that is open: both are told in one frame, which holds all that
/// the reader's last word has brought about. So a coach is never silent in between.
#[tokio::test(flavor = "multi_thread")]
async fn the_coach_never_speaks_before_the_question_is_there() {
    let house = house().await;
    for game in registry::GAMES.iter().filter(|game| game.lesson().is_some()) {
        let lesson = game.lesson().unwrap();
        let ana = house.visitor("Ana").await;
        let (_, mut connection) = begin(&ana, game.slug()).await;
        loop {
            let coach = connection.screen.coach.clone().unwrap();
            let step = &lesson.steps[coach.number as usize - 1];
            match coach.waits {
                CoachWaits::Answer => {
                    let action = wanted(&connection, step.task.as_ref().unwrap());
                    let serial = connection.screen.question.as_ref().unwrap().serial;
                    let answer = ClientMessage::Answer { serial, action, tag: 1 };
                    connection.say(&answer).await.unwrap();
                }
                CoachWaits::Choice => {
                    let right = step.choices.iter().find(|choice| choice.right).unwrap();
                    act(&mut connection, CoachAct::Choose { choice: right.id.clone() }).await;
                }
                CoachWaits::Reading | CoachWaits::Return => {
                    act(&mut connection, CoachAct::GoOn {}).await;
                }
                CoachWaits::Silent => panic!("{}: {coach:?}", game.slug()),
                CoachWaits::End => break,
            }
            let told = |screen: &client::Screen| screen.coach.as_ref() != Some(&coach);
            while !told(&connection.screen) {
                connection.next().await.unwrap();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_to_its_end_and_says_that_it_was_practice() {
    for game in ["liens-de-sang", "sang-rancune"] {
        let house = house().await;
        let lesson = registry::game(game).unwrap().lesson().unwrap();
        let ana = house.visitor("Ana").await;
        let (id, mut connection) = begin(&ana, game).await;
        let table = connection.screen.table.clone().unwrap();
        assert_eq!(table.practice, Some(Practice::Lesson));
        let names: Vec<&str> = table.seats[1..].iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, lesson.names);
        let last = follow_to(&mut connection, lesson, "end").await;
        assert_eq!((last.waits, last.number), (CoachWaits::End, last.of));
        connection.until(|screen| screen.over.is_some()).await.unwrap();
        assert!(connection.screen.over.as_ref().unwrap().winners.contains(kernel::Seat::new(0)));
        let lobby = ana.lobby().await.unwrap();
        assert_eq!(lobby.mine[0].practice, Some(Practice::Lesson));
        let records: Vec<RecordInfo> = ana.get("/api/records?mine=true").await.unwrap();
        assert!(records[0].practice);
        let record = Record::read(&ana.text(&format!("/api/records/{id}")).await.unwrap()).unwrap();
        assert_eq!(record.opening, Some(lesson.named_opening()));
        let played = registry::game(game).unwrap();
        let shuffles = played.shuffles_seats(&record.config).unwrap();
        record.fairness.as_ref().unwrap().check(&record, shuffles).unwrap();
        assert_eq!(played.replay(&record, None).unwrap().faithful, Some(true));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_leads_back_and_is_there_again_after_a_restart() {
    let house = house().await;
    let lesson = registry::game("liens-de-sang").unwrap().lesson().unwrap();
    let ana = house.visitor("Ana").await;
    let (id, mut connection) = begin(&ana, "liens-de-sang").await;
    let before = follow_to(&mut connection, lesson, "token").await;
    let serial = connection.screen.question.as_ref().unwrap().serial;
    connection.answer(json!({ "kind": "take", "token": "rank" })).await.unwrap();
    let coach = settle(&mut connection, Some(before)).await;
    assert!(coach.remark.is_some() && id_of(lesson, &coach) == "token");
    assert_eq!(connection.screen.question.as_ref().unwrap().serial, serial, "nothing was answered");
    assert_eq!(code(connection.undo().await), "undo_off", "taking back is up to the coach");
    let house = house.restart().await;
    let ana = ana.at(&house.server.url());
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    assert_eq!(connection.screen.coach, Some(coach));
    follow_to(&mut connection, lesson, "dagger").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_that_ends_the_game_is_explained_and_taken_back() {
    let house = house().await;
    let lesson = registry::game("liens-de-sang").unwrap().lesson().unwrap();
    let ana = house.visitor("Ana").await;
    let (_, mut connection) = begin(&ana, "liens-de-sang").await;
    let before = follow_to(&mut connection, lesson, "capture").await;
    connection.answer(attack(2)).await.unwrap();
    let coach = settle(&mut connection, Some(before.clone())).await;
    assert_eq!(coach.waits, CoachWaits::Return);
    let revealed = |revealed: bool| {
        move |screen: &client::Screen| screen.view["public"]["is_revealed"] == revealed
    };
    connection.until(revealed(true)).await.unwrap();
    assert_eq!(connection.screen.over, None, "the lesson is not over by it");
    act(&mut connection, CoachAct::GoOn {}).await;
    connection.until(revealed(false)).await.unwrap();
    let again = settle(&mut connection, Some(coach)).await;
    assert_eq!((again.number, &again.text), (before.number, &before.text));
    // And a step further back, and on to the end without the coach.
    act(&mut connection, CoachAct::Back {}).await;
    let back = settle(&mut connection, Some(again)).await;
    assert_eq!(id_of(lesson, &back), "passed");
    act(&mut connection, CoachAct::Quit {}).await;
    connection.until(|screen| screen.coach.is_none() && screen.is_asked()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_lesson_says_so_and_nobody_else_is_coached() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let without = registry::GAMES.iter().find(|game| game.lesson().is_none());
    if let Some(game) = without {
        assert_eq!(code(ana.create(&wish(game.slug())).await), "config");
    }
    let id = ana.create(&crate::party::blood(crate::party::with_bots(vec![me()], 6))).await;
    let id = id.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    assert_eq!(
        connection.screen.table.as_ref().unwrap().practice,
        Some(Practice::Options),
        "its options set the deal, and nobody teaches"
    );
    act(&mut connection, CoachAct::GoOn {}).await;
    connection.until(|screen| !screen.refused.is_empty()).await.unwrap();
    assert_eq!(connection.screen.coach, None);
}
