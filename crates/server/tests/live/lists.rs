//! Lists that guests keep here, judged by the game they are brought to.

use protocol::{KeptLists, ListAnswer, ListDraft, ReadyLists};
use serde_json::json;

use crate::house::{house, house_with};
use crate::party::{code, refusal};

const DECKS: &str = "/api/games/cannibal-world/lists/decks";
const CHECK: &str = "/api/games/cannibal-world/lists/decks/check";

fn deck(name: &str) -> String {
    format!("# {name}\nfaction: rats\n1 RA/01\n3 RA/09")
}

fn kept(decks: &[&str]) -> KeptLists {
    KeptLists { lists: decks.iter().map(|name| deck(name)).collect() }
}

#[tokio::test]
async fn a_deck_is_judged_with_its_lines_and_limits() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let text = ListDraft::Text(format!("{}\n2 CA/05", deck("Swarm")));
    let judged: ListAnswer = ana.post(CHECK, &text).await.unwrap();
    assert_eq!(judged.name, "Swarm");
    assert_eq!(judged.mistakes[0].line, Some(5), "{judged:?}");
    let cards = judged.measures.iter().find(|measure| measure.id == "cards").unwrap();
    assert_eq!((cards.value, cards.least, cards.most), (6, 15, 25));
    assert!(judged.list.is_some());
    let unread: ListAnswer = ana.post(CHECK, &ListDraft::Text("three rats".into())).await.unwrap();
    assert_eq!((unread.list, unread.mistakes[0].line), (None, Some(1)));
}

#[tokio::test]
async fn a_ready_made_list_is_said_as_text_and_that_text_is_the_same_list() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let ready: ReadyLists = ana.get("/api/games/cannibal-world/lists/decks/ready").await.unwrap();
    let first = ready.lists[0].value.clone();
    let said: ListAnswer = ana.post(CHECK, &ListDraft::List(first.clone())).await.unwrap();
    assert_eq!((said.mistakes.len(), said.list.as_ref()), (0, Some(&first)), "{said:?}");
    let again: ListAnswer = ana.post(CHECK, &ListDraft::Text(said.text.clone())).await.unwrap();
    assert_eq!(again, said);
    let nonsense = ListDraft::List(json!({ "cards": 3 }));
    assert_eq!(code(ana.post::<ListAnswer>(CHECK, &nonsense).await), "unreadable");
}

#[tokio::test]
async fn decks_are_kept_for_one_guest_and_survive_a_restart() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let none: KeptLists = ana.get(DECKS).await.unwrap();
    assert_eq!(none, kept(&[]));
    let told: KeptLists = ana.put(DECKS, &kept(&["One", "Two"])).await.unwrap();
    assert_eq!(told, kept(&["One", "Two"]));
    let house = house.restart().await;
    let (ana, bruno) = (ana.at(&house.server.url()), bruno.at(&house.server.url()));
    assert_eq!(ana.get::<KeptLists>(DECKS).await.unwrap(), kept(&["One", "Two"]));
    assert_eq!(bruno.get::<KeptLists>(DECKS).await.unwrap(), kept(&[]));
    ana.put::<KeptLists>(DECKS, &kept(&["Two"])).await.unwrap();
    assert_eq!(ana.get::<KeptLists>(DECKS).await.unwrap(), kept(&["Two"]));
}

#[tokio::test]
async fn what_is_too_much_or_unreadable_is_refused_and_nothing_changes() {
    let house = house_with(|settings| settings.lists_per_guest = 2).await;
    let ana = house.visitor("Ana").await;
    ana.put::<KeptLists>(DECKS, &kept(&["One"])).await.unwrap();
    let too_many = ana.put::<KeptLists>(DECKS, &kept(&["One", "Two", "Three"])).await;
    assert_eq!(code(too_many), "too_many");
    let unread = KeptLists { lists: vec![deck("Two"), "three rats".into()] };
    assert_eq!(code(ana.put::<KeptLists>(DECKS, &unread).await), "config");
    let long = KeptLists { lists: vec![format!("# {}", "x".repeat(17_000))] };
    assert_eq!(code(ana.put::<KeptLists>(DECKS, &long).await), "too_large");
    let long = ListDraft::Text("x".repeat(17_000));
    assert_eq!(code(ana.post::<ListAnswer>(CHECK, &long).await), "too_large");
    // Deep or odd bodies are refused by their type, before there is a tree.
    let deep = json!({ "lists": [[["1 RA/01"]]] });
    assert_eq!(code(ana.put::<KeptLists>(DECKS, &deep).await), "unreadable");
    assert_eq!(ana.get::<KeptLists>(DECKS).await.unwrap(), kept(&["One"]));
}

#[tokio::test]
async fn one_address_cannot_fill_the_room_for_lists() {
    let house = house_with(|settings| settings.lists_megabytes_per_address = 0).await;
    for name in ["Ana", "Bruno"] {
        let guest = house.visitor(name).await;
        let refused = refusal(guest.put::<KeptLists>(DECKS, &kept(&["One"])).await);
        assert_eq!(refused, (429, "too_many".into()));
        // Nothing weighs nothing.
        guest.put::<KeptLists>(DECKS, &kept(&[])).await.unwrap();
    }
}

#[tokio::test]
async fn lists_have_so_much_room_in_all() {
    let house = house_with(|settings| settings.lists_megabytes = 0).await;
    let ana = house.visitor("Ana").await;
    let refused = ana.put::<KeptLists>(DECKS, &kept(&["One"])).await;
    assert_eq!(refusal(refused), (503, "lists_full".into()));
}

#[tokio::test]
async fn whoever_is_somebody_else_every_time_keeps_no_more_lists() {
    let house = house_with(|settings| {
        settings.lists_per_guest = 1;
        settings.guests_per_address = 1;
    })
    .await;
    let mut refused = 0;
    for _ in 0..20 {
        let guest = house.visitor("Ana").await;
        let told = guest.put::<KeptLists>(DECKS, &kept(&["One"])).await;
        refused += usize::from(told.is_err_and(|why| code::<KeptLists>(Err(why)) == "too_many"));
    }
    assert_eq!(refused, 10);
}

#[tokio::test]
async fn games_without_such_lists_say_so_and_strangers_keep_none() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    assert_eq!(code(ana.get::<KeptLists>("/api/games/liens-de-sang/lists/decks").await), "no_game");
    let bands = "/api/games/cannibal-world/lists/bands";
    assert_eq!(code(ana.get::<KeptLists>(bands).await), "no_game");
    let stranger = client::Visitor::stranger(&house.server.url(), ana.language).unwrap();
    assert_eq!(code(stranger.get::<KeptLists>(DECKS).await), "no_guest");
}

#[tokio::test]
async fn a_scenario_is_kept_and_brought_to_a_table() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let at = "/api/games/sang-sur-la-lame/lists/scenarios";
    let ready: ReadyLists = ana.get(&format!("{at}/ready")).await.unwrap();
    let draft = ListDraft::List(ready.lists[1].value.clone());
    let said: ListAnswer = ana.post(&format!("{at}/check"), &draft).await.unwrap();
    let wish = KeptLists { lists: vec![said.text.replace("turn_limit = 6", "turn_limit = 9")] };
    assert_eq!(ana.put::<KeptLists>(at, &wish).await.unwrap(), wish);
    let again: ListAnswer =
        ana.post(&format!("{at}/check"), &ListDraft::Text(wish.lists[0].clone())).await.unwrap();
    let trial = again.trial.expect("it may be played with");
    assert_eq!(trial.config["scenario"]["custom"]["turn_limit"], 9);
    let wish = protocol::ConfigRequest { config: trial.config, players: trial.players };
    let answer: protocol::ConfigAnswer =
        ana.post("/api/games/sang-sur-la-lame/config", &wish).await.unwrap();
    assert_eq!(answer.problem, None);
}

#[tokio::test]
async fn bands_and_terrain_are_brought_to_a_table() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let at = |kind: &str, rest: &str| format!("/api/games/sang-sur-la-lame/lists/{kind}{rest}");
    let mut config = serde_json::Map::new();
    for kind in ["bands", "terrain"] {
        let ready: ReadyLists = ana.get(&at(kind, "/ready")).await.unwrap();
        let draft = ListDraft::List(ready.lists[0].value.clone());
        let said: ListAnswer = ana.post(&at(kind, "/check"), &draft).await.unwrap();
        let wish = KeptLists { lists: vec![said.text.clone()] };
        assert_eq!(ana.put::<KeptLists>(&at(kind, ""), &wish).await.unwrap(), wish);
        assert_eq!(ana.get::<KeptLists>(&at(kind, "")).await.unwrap(), wish, "kept by kind");
        let trial = said.trial.expect("what is ready-made may be played with");
        config.extend(trial.config.as_object().expect("options").clone());
    }
    let wish = protocol::ConfigRequest { config: config.into(), players: Some(2) };
    let answer: protocol::ConfigAnswer =
        ana.post("/api/games/sang-sur-la-lame/config", &wish).await.unwrap();
    assert_eq!(answer.problem, None);
}
