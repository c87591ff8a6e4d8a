//! Taking answers back: alone, with consent, or not at all. The log keeps everything, the record what counts.

use kernel::{Rng, Seats};
use protocol::{ClientMessage, NewTable, TakeBack, UndoRule};
use serde_json::Value;
use shelf::Record;

use crate::party::{
    House, Pair, blood, bot, code, house, log_of, me, open, pair, pass, say, step, sync, with_bots,
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

/// Taking it back would tell the others that there was one, and whether theirs came later.
#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_is_not_taken_back_but_changed() {
    let house = house().await;
    let mut table =
        sealed(&house, &NewTable::at_once("sang-rancune", vec![me(), open(), open()])).await;
    let asked = table.one.screen.question.clone().unwrap();
    assert_eq!(code(table.one.undo().await), "nothing_to_undo");
    let first = asked.options[0].action.value();
    table.one.answer(first.clone()).await.unwrap();
    sync(&mut table.one).await;
    assert!(!table.one.screen.is_asked());
    sync(&mut table.two).await;
    let number = table.two.screen.number.unwrap();
    assert_eq!(code(table.one.undo().await), "sealed");
    sync(&mut table.two).await;
    assert_eq!(table.two.screen.number, Some(number + 1), "nobody else hears but the pong");
    let log = log_of(house, &table.id).await;
    assert_eq!((count(&log, "a"), count(&log, "undone")), (1, 0));
}

/// Two people at Cannibal World: Ana wishes to take back what Bruno has decided something after.
pub(crate) async fn wished(house: &House) -> Pair {
    for game in 0..20 {
        let mut table = pair(house, &NewTable::at_once("cannibal-world", vec![me(), open()])).await;
        let mut rng = Rng::from_number(game);
        for _ in 0..150 {
            sync(&mut table.one).await;
            if table.one.screen.over.is_some() {
                break;
            }
            let is_his = !table.one.screen.is_asked();
            step(&mut [&mut table.one, &mut table.two], &mut rng).await;
            // What only she has decided she would take back alone, and again and again.
            if !is_his {
                continue;
            }
            sync(&mut table.one).await;
            // What becomes of it was told beforehand.
            let told = table.one.screen.you.as_ref().and_then(|you| you.take_back);
            assert_eq!(table.one.undo().await.is_ok(), told.is_some());
            sync(&mut table.one).await;
            assert_eq!(table.one.screen.undo.is_some(), told == Some(TakeBack::Ask));
            if table.one.screen.undo.is_some() {
                table.two.until(|screen| screen.undo.is_some()).await.unwrap();
                return table;
            }
        }
    }
    panic!("there was nothing to wish for");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_have_decided_after_is_taken_back_if_all_people_agree() {
    let house = house().await;
    let mut table = wished(&house).await;
    let (one, two) = (table.one.screen.seat().unwrap(), table.two.screen.seat().unwrap());
    let wish = table.two.screen.undo.clone().unwrap();
    assert_eq!(wish.by.number(), one);
    assert_eq!((wish.granted, wish.missing), (Seats::from([one]), Seats::from([two])));
    // Bruno does not agree, then does.
    say(&mut table.two, REFUSE, |screen| screen.undo.is_none()).await;
    say(&mut table.two, GRANT, |screen| {
        screen.refused.iter().any(|it| it.code == "no_undo_request")
    })
    .await;
    table.one.until(|screen| screen.undo.is_none()).await.unwrap();
    table.one.undo().await.unwrap();
    table.two.until(|screen| screen.undo.is_some()).await.unwrap();
    let since = table.two.screen.heard().unwrap().since;
    table.two.say(&GRANT).await.unwrap();
    table.one.until(|screen| screen.heard().unwrap().since > since).await.unwrap();
    assert!(table.one.screen.is_asked(), "Ana decides again");
    let undone = count(&log_of(house, &table.id).await, "undone");
    assert!(undone > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_is_over_when_somebody_plays_on_or_leaves() {
    let house = house().await;
    let mut table = wished(&house).await;
    let serial = table.two.screen.question.as_ref().unwrap().serial;
    let mut rng = Rng::from_number(1);
    while table.two.screen.question.as_ref().unwrap().serial == serial {
        step(&mut [&mut table.one, &mut table.two], &mut rng).await;
        sync(&mut table.two).await;
    }
    assert!(table.two.screen.undo.is_none());
    let mut table = wished(&house).await;
    // Ana wished it, and goes.
    table.ana.leave(&table.id, table.one.screen.seat().unwrap()).await.unwrap();
    table.two.until(|screen| screen.undo.is_none()).await.unwrap();
    let before = table.two.screen.refused.len();
    say(&mut table.two, GRANT, |screen| screen.refused.len() > before).await;
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
    assert_eq!(code(table.one.undo().await), "too_late_to_undo");
}

/// Slips: what nobody else has decided anything after, and no card was turned for, is taken back at once.
#[tokio::test(flavor = "multi_thread")]
async fn what_changes_nothing_for_anybody_is_taken_back_alone() {
    let house = house().await;
    let mut wish = NewTable::at_once("cannibal-world", vec![me(), open()]);
    wish.options.undo = UndoRule::Slips;
    let mut table = pair(&house, &wish).await;
    let mut rng = Rng::from_number(5);
    for _ in 0..200 {
        sync(&mut table.one).await;
        if !table.one.screen.is_asked() {
            step(&mut [&mut table.two], &mut rng).await;
            continue;
        }
        let before = table.one.screen.lasting();
        step(&mut [&mut table.one], &mut rng).await;
        if table.one.undo().await.is_ok() {
            table.one.until(|screen| screen.is_asked()).await.unwrap();
            assert_eq!(numbered_as(&before, table.one.screen.lasting()), before);
            return;
        }
    }
    panic!("nothing was a slip");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_against_bots_needs_nobodys_consent() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let wish = NewTable::at_once("cannibal-world", vec![me(), bot()]);
    let id = ana.create(&wish).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    let mut rng = Rng::from_number(4);
    for _ in 0..200 {
        connection.until(|screen| screen.is_asked()).await.unwrap();
        step(&mut [&mut connection], &mut rng).await;
        let since = connection.screen.heard().unwrap().since;
        if connection.undo().await.is_ok() {
            sync(&mut connection).await;
            assert!(connection.screen.undo.is_none() && connection.screen.is_asked());
            assert!(connection.screen.heard().unwrap().since > since);
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_holds_what_counts_and_is_true() {
    let house = house().await;
    let mut table = pair(&house, &NewTable::at_once("cannibal-world", vec![me(), open()])).await;
    let mut undone = 0;
    // The deal is another one every time, and so is how often something can be taken back.
    for round in 0..200 {
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
    let game = registry::game("cannibal-world").unwrap();
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    let shuffles = game.shuffles_seats(&record.config).unwrap();
    assert_eq!(record.fairness.as_ref().unwrap().check(&record, shuffles), Ok(()));
    let log = log_of(house, &table.id).await;
    assert!(undone > 2);
    assert_eq!(count(&log, "undone"), undone);
    assert!(count(&log, "a") > record.answers.len());
}
