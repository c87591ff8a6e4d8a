//! Decks that guests keep here, judged by the game that has them.

use protocol::{DeckAnswer, DeckText, KeptDecks};
use serde_json::json;

use crate::house::{house, house_with};
use crate::party::code;

const DECKS: &str = "/api/games/cannibal-world/decks";
const CHECK: &str = "/api/games/cannibal-world/decks/check";

fn deck(name: &str) -> String {
    format!("# {name}\nfaction: rats\n1 RA/01\n3 RA/09")
}

fn kept(decks: &[&str]) -> KeptDecks {
    KeptDecks { decks: decks.iter().map(|name| deck(name)).collect() }
}

#[tokio::test]
async fn a_deck_is_judged_with_its_lines_and_limits() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let text = DeckText { text: format!("{}\n2 CA/05", deck("Swarm")) };
    let judged: DeckAnswer = ana.post(CHECK, &text).await.unwrap();
    assert_eq!(judged.name, "Swarm");
    assert_eq!(judged.mistakes[0].line, Some(5), "{judged:?}");
    let cards = judged.measures.iter().find(|measure| measure.id == "cards").unwrap();
    assert_eq!((cards.value, cards.least, cards.most), (6, 15, 25));
    assert!(judged.list.is_some());
    let unread: DeckAnswer =
        ana.post(CHECK, &DeckText { text: "three rats".into() }).await.unwrap();
    assert_eq!((unread.list, unread.mistakes[0].line), (None, Some(1)));
}

#[tokio::test]
async fn decks_are_kept_for_one_guest_and_survive_a_restart() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let none: KeptDecks = ana.get(DECKS).await.unwrap();
    assert_eq!(none, kept(&[]));
    let told: KeptDecks = ana.put(DECKS, &kept(&["One", "Two"])).await.unwrap();
    assert_eq!(told, kept(&["One", "Two"]));
    let house = house.restart().await;
    let (ana, bruno) = (ana.at(&house.server.url()), bruno.at(&house.server.url()));
    assert_eq!(ana.get::<KeptDecks>(DECKS).await.unwrap(), kept(&["One", "Two"]));
    assert_eq!(bruno.get::<KeptDecks>(DECKS).await.unwrap(), kept(&[]));
    ana.put::<KeptDecks>(DECKS, &kept(&["Two"])).await.unwrap();
    assert_eq!(ana.get::<KeptDecks>(DECKS).await.unwrap(), kept(&["Two"]));
}

#[tokio::test]
async fn what_is_too_much_or_unreadable_is_refused_and_nothing_changes() {
    let house = house_with(|settings| settings.decks_per_guest = 2).await;
    let ana = house.visitor("Ana").await;
    ana.put::<KeptDecks>(DECKS, &kept(&["One"])).await.unwrap();
    let too_many = ana.put::<KeptDecks>(DECKS, &kept(&["One", "Two", "Three"])).await;
    assert_eq!(code(too_many), "too_many");
    let unread = KeptDecks { decks: vec![deck("Two"), "three rats".into()] };
    assert_eq!(code(ana.put::<KeptDecks>(DECKS, &unread).await), "config");
    let long = KeptDecks { decks: vec![format!("# {}", "x".repeat(17_000))] };
    assert_eq!(code(ana.put::<KeptDecks>(DECKS, &long).await), "too_large");
    let long = DeckText { text: "x".repeat(17_000) };
    assert_eq!(code(ana.post::<DeckAnswer>(CHECK, &long).await), "too_large");
    // Deep or odd bodies are refused by their type, before there is a tree.
    let deep = json!({ "decks": [[["1 RA/01"]]] });
    assert_eq!(code(ana.put::<KeptDecks>(DECKS, &deep).await), "unreadable");
    assert_eq!(ana.get::<KeptDecks>(DECKS).await.unwrap(), kept(&["One"]));
}

#[tokio::test]
async fn games_without_decks_say_so_and_strangers_keep_none() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    assert_eq!(code(ana.get::<KeptDecks>("/api/games/liens-de-sang/decks").await), "no_game");
    let stranger = client::Visitor::stranger(&house.server.url(), ana.language).unwrap();
    assert_eq!(code(stranger.get::<KeptDecks>(DECKS).await), "no_guest");
}
