//! Talk: what each game allows, who hears it, and what is made of odd texts.

use client::Connection;
use kernel::Seats;
use protocol::{ClientMessage, NewTable, RulesInfo, Sit};
use serde_json::json;

use crate::party::{Pair, blood, code, house, look, me, open, pair, refusal, say, sync, with_bots};

async fn phrase(connection: &mut Connection, phrase: u8, about: Option<u8>) -> Result<(), String> {
    let said = connection.ask(|tag| ClientMessage::Phrase { phrase, about, tag }).await;
    said.map_err(|error| code::<()>(Err(error)))
}

fn talks(rule: &str) -> protocol::NewTable {
    let mut wish = blood(with_bots(vec![me(), open()], 6));
    wish.config["talk"] = rule.into();
    wish
}

#[tokio::test(flavor = "multi_thread")]
async fn ls_1101_people_talk_as_the_table_allows() {
    let house = house().await;
    let Pair { mut one, mut two, .. } = pair(&house, &talks("open")).await;
    one.chat("I am with you.").await.unwrap();
    phrase(&mut one, 0, None).await.unwrap();
    phrase(&mut two, 0, Some(0)).await.unwrap();
    assert_eq!(phrase(&mut one, 200, None).await, Err("no_phrase".into()));
    assert_eq!(phrase(&mut one, 200, Some(1)).await, Err("no_phrase".into()));
    assert_eq!(phrase(&mut one, 0, Some(9)).await, Err("no_seat".into()));
    sync(&mut one).await;
    sync(&mut two).await;
    assert_eq!(one.screen.chat, two.screen.chat);
    assert_eq!(one.screen.chat.len(), 3);
    assert!(one.screen.chat[2].text.contains("Ana"), "{}", one.screen.chat[2].text);

    let Pair { mut one, .. } = pair(&house, &talks("claims")).await;
    assert_eq!(code(one.chat("I am with you.").await), "talk_closed");
    phrase(&mut one, 0, None).await.unwrap();

    let Pair { mut one, mut two, .. } = pair(&house, &talks("silent")).await;
    assert_eq!(code(one.chat("I am with you.").await), "talk_closed");
    assert_eq!(phrase(&mut one, 0, None).await, Err("no_phrase".into()));
    // After the game everybody talks freely.
    for connection in [&mut one, &mut two] {
        connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    }
    one.until(|screen| screen.over.is_some()).await.unwrap();
    one.chat("Well played!").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_freely_before_the_start() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&talks("silent")).await.unwrap().id;
    let mut early = ana.connect(&id, None, None).await.unwrap();
    early.chat("Who comes?").await.unwrap();
    assert_eq!(phrase(&mut early, 0, None).await, Err("not_playing".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn sr_1003_nobody_names_a_card_of_their_own_hand() {
    let house = house().await;
    let zoe = house.visitor("Zoé").await;
    let rules: RulesInfo = zoe.get("/api/games/sang-rancune/rules").await.unwrap();
    let table = NewTable::at_once("sang-rancune", vec![me(), open(), open()]);
    let mut dealt = None;
    // Hardly anybody is dealt no Attack.
    for _ in 0..20 {
        let Pair { one, two, .. } = pair(&house, &table).await;
        let view = one.screen.view.to_string();
        let mine = rules.cards.iter().find(|card| {
            card.name.starts_with("Attack ") && view.contains(&format!("\"{}\"", card.id))
        });
        if let Some(mine) = mine {
            dealt = Some((one, two, mine));
            break;
        }
    }
    let (mut one, mut two, mine) = dealt.unwrap();
    let text = format!("I have {} here", mine.name);
    assert_eq!(code(one.chat(&text).await), "SR-E29");
    assert_eq!(one.screen.refused.last().unwrap().clause.as_deref(), Some("SR-1003"));
    one.chat("I will hit hard.").await.unwrap();
    sync(&mut two).await;
    assert_eq!(two.screen.chat.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_talk_among_themselves() {
    let house = house().await;
    let mut table = pair(&house, &talks("open")).await;
    let mut zoe = house.visitor("Zoé").await.connect(&table.id, None, None).await.unwrap();
    let mut yann = house.visitor("Yann").await.connect(&table.id, None, None).await.unwrap();
    zoe.chat("Ana bluffs.").await.unwrap();
    table.one.chat("I never bluff.").await.unwrap();
    for connection in [&mut zoe, &mut yann, &mut table.one, &mut table.two] {
        sync(connection).await;
    }
    assert_eq!(zoe.screen.chat, yann.screen.chat);
    let texts: Vec<(&str, bool)> =
        zoe.screen.chat.iter().map(|line| (&*line.text, line.gallery)).collect();
    assert_eq!(texts, [("Ana bluffs.", true), ("I never bluff.", false)]);
    assert_eq!((zoe.screen.chat[0].seat, &*zoe.screen.chat[0].name), (None, "Zoé"));
    assert_eq!(table.two.screen.chat.len(), 1);
    // A player who hides behind the gallery's view is still a player.
    look(&mut table.one, None).await;
    assert_eq!(table.one.screen.chat.len(), 1);
    assert_eq!(code(table.one.chat("So what?").await), "not_your_seat");
    assert_eq!(phrase(&mut zoe, 0, None).await, Err("not_your_seat".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_seat_is_not_heard() {
    let house = house().await;
    let mut table = pair(&house, &talks("open")).await;
    let muted =
        |seats: Seats| move |screen: &client::Screen| screen.you.as_ref().unwrap().muted == seats;
    table.two.chat("one").await.unwrap();
    say(&mut table.one, ClientMessage::Mute { seat: 1, mute: true }, muted(Seats::from([1]))).await;
    table.two.chat("two").await.unwrap();
    sync(&mut table.one).await;
    assert_eq!(table.one.screen.chat.len(), 1);
    let other = table.ana.connect(&table.id, None, None).await.unwrap();
    assert!(other.screen.chat.is_empty(), "on all devices");
    say(&mut table.one, ClientMessage::Mute { seat: 1, mute: false }, muted(Seats::NONE)).await;
    table.two.chat("three").await.unwrap();
    sync(&mut table.one).await;
    assert_eq!(table.one.screen.chat.last().unwrap().text, "three");
    assert_eq!(table.two.screen.chat.len(), 3);
    // Numbers of no seat, and of none that any game has: refused by name, and nobody stumbles.
    for seat in [9, 200] {
        say(&mut table.one, ClientMessage::Mute { seat, mute: true }, |screen| {
            screen.refused.iter().any(|it| it.code == "no_seat")
        })
        .await;
    }
    let about = ClientMessage::Phrase { phrase: 0, about: Some(200), tag: 9 };
    say(&mut table.one, about, |screen| screen.refused.iter().any(|it| it.code == "no_seat")).await;
    table.two.chat("four").await.unwrap();
    sync(&mut table.one).await;
    assert_eq!(table.one.screen.chat.last().unwrap().text, "four", "the table lives on");
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_are_one_clean_line_of_plain_text() {
    let house = house().await;
    let mut table = pair(&house, &talks("open")).await;
    assert_eq!(code(table.one.chat(" \u{200b}\n ").await), "text_length");
    assert_eq!(code(table.one.chat(&"é".repeat(501)).await), "text_length");
    table.one.chat(&"é".repeat(500)).await.unwrap();
    table.one.chat("<b>bold</b>\u{202e}\nand\u{0} more & \"more\"").await.unwrap();
    sync(&mut table.two).await;
    assert_eq!(table.two.screen.chat[1].text, "<b>bold</b> and more & \"more\"");
    assert_eq!(table.two.screen.chat[0].text.chars().count(), 500);
    // Names are plain text as well, and everybody's phrases carry them.
    let odd = house.visitor("<i>Eve</i>").await;
    let id = odd.create(&talks("open")).await.unwrap().id;
    assert_eq!(odd.table(&id).await.unwrap().seats[0].name, "<i>Eve</i>");
    let sit = Sit { name: Some("\u{202e}".into()), ..Sit::default() };
    assert_eq!(refusal(odd.sit(&id, &sit).await), (422, "text_length".into()));
    let bad = odd.put::<serde_json::Value>("/api/me", &json!({ "name": "x".repeat(25) })).await;
    assert_eq!(refusal(bad), (422, "text_length".into()));
}
