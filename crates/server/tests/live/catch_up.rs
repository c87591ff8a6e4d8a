//! Coming back: exactly what was missed, or everything anew where that cannot be.

use client::Connection;
use kernel::Rng;
use protocol::{Heard, NewTable, Part};
use server::store::{back_up, restore};

use crate::party::{House, Pair, blood, house, me, open, pair, pass, step, sync, with_bots};

fn is_fresh(connection: &Connection) -> bool {
    let parts = &connection.screen.last_frame().parts;
    parts.iter().any(|part| matches!(part, Part::Fresh { .. }))
}

async fn three_each(house: &House, game: &str) -> Pair {
    let seats = vec![me(), me(), me(), open(), open(), open()];
    pair(house, &NewTable::at_once(game, seats)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_gets_exactly_what_was_missed() {
    let house = house().await;
    for game in ["sang-rancune", "liens-de-sang"] {
        let mut table = three_each(&house, game).await;
        let zoe = house.visitor("Zoé").await;
        let mut watching = zoe.connect(&table.id, None, None).await.unwrap();
        // Bruno's second device stays with its seat and never looks away.
        let mut beside = table.bruno.connect(&table.id, None, None).await.unwrap();
        let seat = beside.screen.seat();
        let mut moments = Vec::new();
        let mut rng = Rng::from_number(7);
        for round in 0..20 {
            step(&mut [&mut table.one, &mut table.two], &mut rng).await;
            if round % 4 == 0 {
                table.ana.table(&table.id).await.unwrap();
                watching.chat("What now?").await.unwrap();
                sync(&mut beside).await;
            }
            for connection in [&mut watching, &mut beside] {
                sync(connection).await;
                let screen = &connection.screen;
                let seen = (screen.heard(), screen.seat(), screen.log.len(), screen.chat.len());
                moments.push(seen);
            }
        }
        assert!(watching.screen.chat.len() == 5 && beside.screen.chat.is_empty());
        for (heard, who, lines, said) in moments {
            let (visitor, whole) =
                if who == seat { (&table.bruno, &beside) } else { (&zoe, &watching) };
            let back = visitor.connect(&table.id, heard, who).await.unwrap();
            assert!(!is_fresh(&back), "{game} from {heard:?}");
            assert_eq!(back.screen.log, whole.screen.log[lines..], "{game} from {heard:?}");
            assert_eq!(back.screen.chat, whole.screen.chat[said..], "{game} from {heard:?}");
            assert_eq!(back.screen.view, whole.screen.view);
            assert_eq!(back.screen.question, whole.screen.question);
        }
        // Everything anew is the same as everything bit by bit.
        let anew = zoe.connect(&table.id, None, None).await.unwrap();
        assert!(is_fresh(&anew));
        assert_eq!(anew.screen.lasting(), watching.screen.lasting());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_heard_what_was_never_said_here_gets_everything() {
    let house = house().await;
    let mut table = pair(&house, &blood(vec![me(), me(), me(), open(), open(), open()])).await;
    table.one.answer(pass(3)).await.unwrap();
    table.two.until(|screen| screen.is_asked()).await.unwrap();
    let heard = table.two.screen.heard().unwrap();
    for last in [
        Heard { since: 0, ..heard },
        Heard { since: heard.since + 1, ..heard },
        Heard { lines: heard.lines + 2, ..heard },
        Heard { chat: 1, ..heard },
        Heard { epoch: heard.epoch.wrapping_add(1), ..heard },
        Heard { since: u32::MAX, lines: u32::MAX, chat: u32::MAX, ..heard },
    ] {
        let back = table.bruno.connect(&table.id, Some(last), None).await.unwrap();
        assert!(is_fresh(&back), "{last:?}");
        assert_eq!(back.screen.log, table.two.screen.log);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waited_for_the_deal_is_told_everything() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id =
        ana.create(&NewTable::at_once("sang-rancune", vec![me(), me(), me()])).await.unwrap().id;
    let mut early = ana.connect(&id, None, None).await.unwrap();
    early.chat("Soon?").await.unwrap();
    let before = early.screen.heard();
    ana.start(&id).await.unwrap();
    early.until(|screen| screen.question.is_some()).await.unwrap();
    assert!(is_fresh(&early));
    let late = ana.connect(&id, before, early.screen.seat()).await.unwrap();
    assert!(is_fresh(&late));
    sync(&mut early).await;
    assert_eq!(late.screen.lasting(), early.screen.lasting());
    assert_eq!(late.screen.chat.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_undo_everything_comes_anew() {
    let house = house().await;
    let mut table = pair(&house, &NewTable::at_once("cannibal-world", vec![me(), open()])).await;
    let mut rng = Rng::from_number(5);
    let mut before = None;
    for _ in 0..200 {
        step(&mut [&mut table.one, &mut table.two], &mut rng).await;
        sync(&mut table.two).await;
        before = table.two.screen.heard();
        let taken_back = table.one.undo().await.is_ok();
        sync(&mut table.one).await;
        if taken_back && table.one.screen.undo.is_none() {
            break;
        }
    }
    sync(&mut table.two).await;
    assert!(table.two.screen.heard().unwrap().since > before.unwrap().since);
    let back = table.bruno.connect(&table.id, before, None).await.unwrap();
    assert!(is_fresh(&back));
    assert_eq!(back.screen.lasting(), table.two.screen.lasting());
    // From there on one can catch up again.
    let heard = back.screen.heard();
    step(&mut [&mut table.one], &mut rng).await;
    let again = table.bruno.connect(&table.id, heard, None).await.unwrap();
    assert!(!is_fresh(&again));
    let facts = |log: &[protocol::EventLine]| log.iter().map(|line| line.fact).collect::<Vec<_>>();
    sync(&mut table.two).await;
    assert_eq!(facts(&again.screen.log), facts(&table.two.screen.log[back.screen.log.len()..]));
}

/// Somebody saw a branch of the game that a restored backup does not know. The same number means something else now.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_from_a_lost_branch_gets_everything_anew() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let copy = house.data().join("copy.db");
    back_up(house.data(), &copy).unwrap();
    table.one.chat("This is forgotten.").await.unwrap();
    table.one.answer(pass(1)).await.unwrap();
    table.two.until(|screen| screen.is_asked()).await.unwrap();
    let lost = table.two.screen.heard().unwrap();

    let (folder, settings) = house.close().await;
    restore(&copy, folder.path()).unwrap();
    let house = House::open(folder, settings).await;
    let [ana, bruno] = [&table.ana, &table.bruno].map(|visitor| visitor.at(&house.server.url()));
    let mut one = ana.connect(&table.id, None, None).await.unwrap();
    one.chat("Another evening.").await.unwrap();
    one.answer(pass(1)).await.unwrap();
    sync(&mut one).await;
    let whole = bruno.connect(&table.id, None, None).await.unwrap();
    let now = whole.screen.heard().unwrap();
    assert!(now.since == lost.since && now.lines >= lost.lines && now.chat >= lost.chat);
    assert_ne!(now.epoch, lost.epoch);
    let back = bruno.connect(&table.id, Some(lost), None).await.unwrap();
    assert!(is_fresh(&back));
    assert_eq!(back.screen.lasting(), whole.screen.lasting());
    let same = Heard { epoch: now.epoch, ..lost };
    let back = bruno.connect(&table.id, Some(same), None).await.unwrap();
    assert!(!is_fresh(&back), "within an epoch one catches up");

    let house = house.restart().await;
    let again = ana.at(&house.server.url()).connect(&table.id, None, None).await.unwrap();
    assert_eq!(again.screen.heard().unwrap().epoch, now.epoch, "a restart is no other epoch");
}
