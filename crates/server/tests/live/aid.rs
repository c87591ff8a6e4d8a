//! What the game works out for those who ask: for each seat from its own knowledge, and as far as the table allows.

use kernel::Rng;
use protocol::{ClientMessage, NewTable};
use serde_json::{Value, json};

use crate::party::{blood, house, me, open, pair, step, with_bots};

/// The characters possible for each seat.
fn possible(aid: &protocol::Aid) -> Vec<Vec<String>> {
    let aid = aid.aid.as_ref().expect("the table allows it").value();
    serde_json::from_value(aid["seats"].clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_helped_from_their_own_seat() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let (one, two) = (table.one.think().await.unwrap(), table.two.think().await.unwrap());
    assert_eq!(one.serial, table.one.screen.question.as_ref().unwrap().serial);
    assert_eq!(one.aid.as_ref().unwrap().value()["mode"], "full");
    assert_eq!(one.lines.as_ref().map(Vec::len), Some(6), "a title, and five others");
    let mine = |connection: &client::Connection, seat: usize| {
        connection.screen.view["own"]["characters"][seat].as_str().unwrap().to_owned()
    };
    assert_eq!(possible(&one)[0], [mine(&table.one, 0)]);
    assert_eq!(possible(&two)[1], [mine(&table.two, 1)]);
    assert!(possible(&one)[1].len() > 1 && possible(&two)[0].len() > 1);
    // Whoever hides behind the gallery is not helped.
    table.one.say(&ClientMessage::Look { seat: None }).await.unwrap();
    table.one.until(|screen| screen.seat().is_none()).await.unwrap();
    assert_eq!(table.one.think().await.unwrap().aid, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_aid_says_nothing_and_one_with_notes_says_less() {
    let house = house().await;
    let with = |aid: &str| {
        let mut wish = blood(with_bots(vec![me(), open()], 6));
        wish.config["deduction_aid"] = aid.into();
        wish
    };
    let mut without = pair(&house, &with("none")).await;
    let aid = without.one.think().await.unwrap();
    assert_eq!((aid.lines, aid.aid), (None, None));
    let mut notes = pair(&house, &with("notes")).await;
    let aid = notes.one.think().await.unwrap();
    assert_eq!(aid.aid.as_ref().unwrap().value()["mode"], "notes");
    // LS-201: no Inquisitor sits at a table of six.
    assert_eq!(possible(&aid)[1].len(), 18);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_think_before_the_start_and_after_the_end() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let mut early = ana.connect(&id, None, None).await.unwrap();
    let nothing = protocol::Aid { serial: 0, lines: None, aid: None };
    assert_eq!(early.think().await.unwrap(), nothing);
    ana.start(&id).await.unwrap();
    early.until(|screen| screen.question.is_some()).await.unwrap();
    let mut rng = Rng::from_number(3);
    while early.screen.over.is_none() {
        step(&mut [&mut early], &mut rng).await;
    }
    let aid = early.think().await.unwrap();
    let characters = early.screen.view["own"]["characters"].as_array().unwrap();
    let shown: Vec<Value> = characters.iter().map(|character| json!([character])).collect();
    assert_eq!(json!(possible(&aid)), json!(shown));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_one_cannot_see_are_counted() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id =
        ana.create(&NewTable::at_once("sang-rancune", with_bots(vec![me()], 4))).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    let aid = connection.think().await.unwrap().aid.expect("a player is helped").value();
    let unseen: u64 =
        aid["unseen"].as_array().unwrap().iter().map(|kind| kind["count"].as_u64().unwrap()).sum();
    assert!((50..94).contains(&unseen), "{unseen} of 94 cards are hidden");
}
