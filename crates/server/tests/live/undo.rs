//! Taking answers back: alone, with consent, or not at all. The log keeps everything, the record what counts.

use protocol::{ClientMessage, NewTable, UndoRule};
use serde_json::Value;
use shelf::Record;

use crate::party::{
    House, Pair, attack, blood, bot, code, house, log_of, me, open, pair, pass, say, sync,
    with_bots,
};

const GRANT: ClientMessage = ClientMessage::GrantUndo { grant: true };
const REFUSE: ClientMessage = ClientMessage::GrantUndo { grant: false };

/// A game that begins with a question to everybody; most do.
async fn sealed(house: &House, wish: &NewTable) -> Pair {
    for _ in 0..50 {
        let table = pair(house, wish).await;
        if table.one.screen.question.as_ref().is_some_and(|question| question.waiting.len() == 3) {
            return table;
        }
    }
    panic!("fifty games began with a question to somebody alone");
}

fn count(log: &[Value], kind: &str) -> usize {
    log.iter().filter(|entry| entry["e"] == kind).count()
}

/// A screen after an undo with the old number of its question, which has risen.
fn numbered_as(before: &Value, mut after: Value) -> Value {
    let (old, new) = (&before["question"]["serial"], &after["question"]["serial"]);
    assert!(new.as_u64() > old.as_u64(), "{new} after {old}");
    after["question"]["serial"] = old.clone();
    after
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_seen_is_taken_back_alone() {
    let house = house().await;
    let mut table =
        sealed(&house, &NewTable::at_once("sang-rancune", vec![me(), open(), open()])).await;
    let asked = table.one.screen.question.clone().unwrap();
    assert_eq!(code(table.one.undo().await), "nothing_to_undo");
    let first = asked.options[0].action.value();
    table.one.answer(first.clone()).await.unwrap();
    sync(&mut table.one).await;
    assert!(!table.one.screen.is_asked());
    table.one.undo().await.unwrap();
    table.one.until(|screen| screen.is_asked()).await.unwrap();
    let again = table.one.screen.question.clone().unwrap();
    assert!(again.serial > asked.serial, "an answer on its way meets no other question");
    assert_eq!(protocol::Question { serial: asked.serial, ..again }, asked);
    table.one.answer(first).await.unwrap();
    let log = log_of(house, &table.id).await;
    assert_eq!((count(&log, "a"), count(&log, "undone")), (2, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_have_seen_is_taken_back_if_all_people_agree() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let before = table.two.screen.lasting();
    table.one.answer(pass(1)).await.unwrap();
    table.one.undo().await.unwrap();
    let wish = table.two.until(|screen| screen.undo.is_some()).await.unwrap().undo.clone().unwrap();
    assert_eq!((wish.by, wish.granted, wish.missing), (0, vec![0], vec![1]));
    // Bruno does not agree, then does.
    say(&mut table.two, REFUSE, |screen| screen.undo.is_none()).await;
    say(&mut table.two, GRANT, |screen| {
        screen.refused.iter().any(|it| it.code == "no_undo_request")
    })
    .await;
    table.one.until(|screen| screen.undo.is_none()).await.unwrap();
    assert!(table.two.screen.is_asked());
    table.one.undo().await.unwrap();
    table.two.until(|screen| screen.undo.is_some()).await.unwrap();
    table.two.say(&GRANT).await.unwrap();
    table.one.until(|screen| screen.is_asked()).await.unwrap();
    sync(&mut table.two).await;
    assert_eq!(numbered_as(&before, table.two.screen.lasting()), before);
    table.one.answer(pass(1)).await.unwrap();
    let log = log_of(house, &table.id).await;
    assert_eq!((count(&log, "a"), count(&log, "undone"), count(&log, "undo_asked")), (2, 1, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_is_over_when_somebody_plays_on_or_leaves() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    table.one.answer(pass(1)).await.unwrap();
    table.one.undo().await.unwrap();
    table.two.until(|screen| screen.undo.is_some()).await.unwrap();
    table.two.answer(pass(0)).await.unwrap();
    table.one.until(|screen| screen.undo.is_none() && screen.is_asked()).await.unwrap();
    sync(&mut table.two).await;
    assert!(table.two.screen.undo.is_none());
    table.two.undo().await.unwrap();
    table.one.until(|screen| screen.undo.is_some()).await.unwrap();
    // Bruno wished it, and goes.
    table.bruno.leave(&table.id, 1).await.unwrap();
    table.one.until(|screen| screen.undo.is_none()).await.unwrap();
    let before = table.one.screen.refused.len();
    say(&mut table.one, GRANT, |screen| screen.refused.len() > before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_be_strict() {
    let house = house().await;
    let mut wish = blood(with_bots(vec![me(), open()], 6));
    wish.options.undo = UndoRule::Off;
    let mut table = pair(&house, &wish).await;
    table.one.answer(pass(1)).await.unwrap();
    assert_eq!(code(table.one.undo().await), "undo_off");
    // Slips only: in Liens de Sang nothing is a slip that anybody saw.
    wish.options.undo = UndoRule::Slips;
    let mut table = pair(&house, &wish).await;
    table.one.answer(pass(1)).await.unwrap();
    assert_eq!(code(table.one.undo().await), "nothing_to_undo");
    let mut wish = NewTable::at_once("sang-rancune", vec![me(), open(), open()]);
    wish.options.undo = UndoRule::Slips;
    let mut table = sealed(&house, &wish).await;
    let first = table.one.screen.question.as_ref().unwrap().options[0].action.value();
    table.one.answer(first).await.unwrap();
    table.one.undo().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_against_bots_needs_nobodys_consent() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    for _ in 0..5 {
        let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
        ana.start(&id).await.unwrap();
        let mut connection = ana.connect(&id, None, None).await.unwrap();
        let before = connection.screen.lasting();
        connection.answer(attack(1)).await.unwrap();
        connection.until(|screen| screen.is_asked() || screen.over.is_some()).await.unwrap();
        // Once in a thousand deals the bots have ended the game among themselves by now.
        if connection.screen.over.is_none() {
            connection.undo().await.unwrap();
            sync(&mut connection).await;
            assert_eq!(numbered_as(&before, connection.screen.lasting()), before);
            return;
        }
    }
    panic!("five games were over at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_holds_what_counts_and_is_true() {
    let house = house().await;
    let mut table =
        pair(&house, &NewTable::at_once("sang-rancune", vec![me(), open(), bot()])).await;
    let mut undone = 0;
    // The deal is another one every time, and so is how often something can be taken back.
    for round in 0..40 {
        if undone > 2 {
            break;
        }
        for connection in [&mut table.one, &mut table.two] {
            sync(connection).await;
            if !connection.screen.is_asked() {
                continue;
            }
            let options = &connection.screen.question.as_ref().unwrap().options;
            let action = options[round % options.len()].action.value();
            // The bot may have been quicker: then the answer is stale.
            let _ = connection.answer(action).await;
        }
        if table.one.undo().await.is_ok() {
            undone += 1;
        }
        sync(&mut table.one).await;
        if table.one.screen.undo.is_some() {
            say(&mut table.two, GRANT, |screen| screen.undo.is_none()).await;
        }
    }
    for connection in [&mut table.one, &mut table.two] {
        connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    }
    table.one.until(|screen| screen.over.is_some()).await.unwrap();
    let text = table.ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
    let record = Record::read(&text).unwrap();
    let game = registry::game("sang-rancune").unwrap();
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    assert_eq!(record.fairness.as_ref().unwrap().check(&record, true), Ok(()));
    let log = log_of(house, &table.id).await;
    assert!(undone > 2);
    assert_eq!(count(&log, "undone"), undone);
    assert!(count(&log, "a") > record.answers.len());
}
