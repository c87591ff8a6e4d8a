//! Restarts in order, and tables that leave memory: everything is as before, and the future is the same.

use kernel::{Rng, Seat, Seats};
use protocol::{ClientMessage, NewTable, RecordInfo};
use shelf::Record;

use crate::party::{
    blood, closed, eventually, house, house_with, me, open, pair, pass, step, sync, with_bots,
};
use crate::undo::wished;

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_sealed_answers_changes_nothing() {
    let mut house = house().await;
    let mut table =
        pair(&house, &NewTable::at_once("sang-rancune", vec![me(), open(), open()])).await;
    let mut rng = Rng::from_number(11);
    table.one.chat("I will be back.").await.unwrap();
    let mut sealed = 0;
    for _ in 0..6 {
        for _ in 0..7 {
            step(&mut [&mut table.one, &mut table.two], &mut rng).await;
        }
        sync(&mut table.one).await;
        sync(&mut table.two).await;
        let question = table.one.screen.question.as_ref().unwrap();
        sealed += u32::from(question.waiting.len() < question.asked.len());
        let seat = Seat::new(table.one.screen.seat().unwrap());
        let has_answered = question.asked.contains(seat) && !question.waiting.contains(seat);
        assert_eq!(has_answered, table.one.screen.sealed.is_some());
        let before = (table.one.screen.lasting(), table.two.screen.lasting());
        let (first, second) = (table.one.screen.clone(), table.two.screen.clone());
        house = house.restart().await;
        assert_eq!(closed(&mut table.one).await, protocol::CLOSE_GOING_AWAY);
        table.ana = table.ana.at(&house.server.url());
        table.bruno = table.bruno.at(&house.server.url());
        table.one = table.ana.connect(&table.id, None, first.seat()).await.unwrap();
        table.two = table.bruno.connect(&table.id, None, second.seat()).await.unwrap();
        assert_eq!((table.one.screen.lasting(), table.two.screen.lasting()), before);
        // Whoever says what was heard hears nothing new.
        let back = table.ana.connect(&table.id, first.heard(), first.seat()).await.unwrap();
        assert!(back.screen.log.is_empty() && back.screen.chat.is_empty());
        back.close().await;
    }
    assert!(sealed > 0, "some answers were sealed");
    for connection in [&mut table.one, &mut table.two] {
        connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    }
    table.one.until(|screen| screen.over.is_some()).await.unwrap();
    // A twin that was never restarted, from the seed and the answers alone, comes to the same point.
    let text = table.ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
    let record = Record::read(&text).unwrap();
    let game = registry::game("sang-rancune").unwrap();
    assert_eq!(record.answers.len(), 42);
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    assert_eq!(record.fairness.as_ref().unwrap().check(&record, true), Ok(()));
    // The finished game is still in the records after another restart, and the table still tells its end.
    let house = house.restart().await;
    let ana = table.ana.at(&house.server.url());
    let mine: Vec<RecordInfo> = ana.get("/api/records?mine=true").await.unwrap();
    assert_eq!((mine.len(), &mine[0].id), (1, &table.id));
    let late = ana.connect(&table.id, None, None).await.unwrap();
    assert!(late.screen.over.as_ref().unwrap().abandoned);
    assert_eq!(ana.text(&format!("/api/records/{}", table.id)).await.unwrap(), text);
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_votes_and_pauses_survive_a_restart() {
    let house = house().await;
    let mut table = wished(&house).await;
    table.one.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    table.one.say(&ClientMessage::Mute { seat: 1, mute: true }).await.unwrap();
    table.ana.tell(&table.id, "pause").await.unwrap();
    table.one.until(|screen| screen.table.as_ref().unwrap().paused).await.unwrap();
    let changed = ClientMessage::PassForMe { until: protocol::PassUntil::Changed };
    table.one.say(&changed).await.unwrap();
    sync(&mut table.one).await;
    assert!(table.one.screen.undo.is_some());
    let (before, you) = (table.one.screen.lasting(), table.one.screen.you.clone());
    let house = house.restart().await;
    let back = table.ana.at(&house.server.url()).connect(&table.id, None, None).await.unwrap();
    assert_eq!((back.screen.lasting(), back.screen.you), (before, you));
}

/// How many tables the server keeps in memory, as it says itself.
async fn awake(visitor: &client::Visitor) -> String {
    let metrics = visitor.text("/metrics").await.unwrap();
    let line = metrics.lines().find(|line| line.starts_with("sangfroid_tables_awake "));
    line.unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_looks_at_leaves_memory_and_comes_back() {
    let house = house_with(|settings| settings.idle_seconds = 1).await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    table.one.answer(pass(1)).await.unwrap();
    sync(&mut table.two).await;
    let before = table.two.screen.lasting();
    let heard = table.two.screen.heard();
    assert_eq!(awake(&table.ana).await, "sangfroid_tables_awake 1");
    table.one.close().await;
    table.two.close().await;
    eventually(async || awake(&table.ana).await.ends_with(" 0")).await;
    let line = table.bruno.lobby().await.unwrap().mine.remove(0);
    assert_eq!((line.waiting, line.mine), (Seats::from([1]), Seats::from([1])));
    let mut back = table.bruno.connect(&table.id, heard, None).await.unwrap();
    assert!(back.screen.log.is_empty());
    let whole = table.bruno.connect(&table.id, None, None).await.unwrap();
    assert_eq!(whole.screen.lasting(), before);
    back.answer(pass(0)).await.unwrap();
    assert_eq!(awake(&table.ana).await, "sangfroid_tables_awake 1");
}
