//! What people add to the shuffle: sealed after the promise, opened when the start is fixed, and in the record at the end.

use client::{Connection, Visitor};
use kernel::{Seat, Seats};
use protocol::{ClientMessage, Sit, TableInfo, TableState};
use serde_json::{Value, json};
use shelf::shares::{Share, start};
use shelf::voided::Attempt;
use shelf::{Fairness, Language, Record, Worth};

use crate::party::{
    House, blood, house, house_with, log_of, me, open, refusal, sentence, with_bots, with_copy,
};

/// Salts long enough to be sealed.
fn salt(of: &str) -> String {
    of.repeat(32).chars().take(32).collect()
}

/// A house at which a deal waits for nobody; and one at which it waits for ever.
async fn hasty() -> House {
    house_with(|settings| settings.opening_seconds = 0).await
}

async fn patient() -> House {
    house_with(|settings| settings.opening_seconds = 1_000_000).await
}

/// What the record of a game opens, which everybody at the table has voted to end; its deal is proved.
async fn opened(people: &[&Visitor], id: &str) -> Fairness {
    let mut connections: Vec<Connection> = Vec::new();
    for visitor in people {
        let mut connection = visitor.connect(id, None, None).await.unwrap();
        connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
        connections.push(connection);
    }
    connections[0].until(|screen| screen.over.is_some()).await.unwrap();
    let record = people[0].text(&format!("/api/records/{id}")).await.unwrap();
    let record = Record::read(&record).unwrap();
    let fairness = record.fairness.clone().unwrap();
    assert_eq!(fairness.check(&record, false), Ok(()));
    fairness
}

fn salts(fairness: &Fairness) -> Vec<Option<String>> {
    fairness.salts.iter().map(|salt| salt.as_ref().map(ToString::to_string)).collect()
}

fn sealed(fairness: &Fairness) -> Vec<bool> {
    fairness.shares.as_ref().unwrap().iter().map(Option::is_some).collect()
}

async fn salted(visitor: &Visitor, id: &str) -> Vec<bool> {
    visitor.table(id).await.unwrap().seats.iter().map(|seat| seat.salted).collect()
}

/// Two people and a bot at a table of Liens de Sang, both with something sealed; not started.
async fn two_sealed(house: &House) -> (Visitor, Visitor, TableInfo) {
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    let table = bruno.sit(&id, &Sit::default()).await.unwrap();
    ana.seal_salt(&table, 0, &salt("a0")).await.unwrap();
    let table = bruno.seal_salt(&table, 1, &salt("b0")).await.unwrap();
    (ana, bruno, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_seals_then_the_start_is_fixed_then_everybody_opens() {
    let house = patient().await;
    let (ana, bruno, table) = two_sealed(&house).await;
    let id = &table.id;
    assert_eq!(salted(&ana, id).await, [true, true, false, false, false, false]);
    // Until then it can be replaced, and nobody opens anything.
    bruno.seal_salt(&table, 1, &salt("b1")).await.unwrap();
    assert_eq!(refusal(bruno.open(id, 1, &salt("b1")).await), (409, "not_fixed".into()));
    let mut watched = ana.connect(id, None, None).await.unwrap();
    let fixed = ana.start(id).await.unwrap();
    assert_eq!((fixed.state, &fixed.commitment), (TableState::Open, &table.commitment));
    let list = fixed.fixed.unwrap();
    let share = |seat: usize, salt: &str| {
        Some(Share::of(&table.commitment, seat, &salt.parse().unwrap()).to_string())
    };
    let mine = (share(0, &salt("a0")), share(1, &salt("b1")));
    assert_eq!(list.shares, [mine.0, mine.1, None, None, None, None]);
    assert_eq!(list.opened, Seats::NONE);
    // Everybody is told the same list before anybody opens.
    watched.until(|screen| screen.table.as_ref().unwrap().fixed.is_some()).await.unwrap();
    assert_eq!(watched.screen.table.as_ref().unwrap().fixed.as_ref(), Some(&list));
    // It is fixed: nobody seals, comes, goes, or starts again.
    let begun = (409, "begun".to_owned());
    assert_eq!(refusal(bruno.seal_salt(&table, 1, &salt("b2")).await), begun);
    assert_eq!(refusal(bruno.leave(id, 1).await), begun);
    assert_eq!(refusal(ana.change_seat(id, 1, open()).await), begun);
    assert_eq!(refusal(ana.start(id).await), begun);
    let half = bruno.open(id, 1, &salt("b1").to_uppercase()).await.unwrap();
    assert_eq!((half.state, half.fixed.unwrap().opened), (TableState::Open, Seats::from([1])));
    // Opening again changes nothing.
    bruno.open(id, 1, &salt("b1")).await.unwrap();
    let dealt = ana.open(id, 0, &salt("a0")).await.unwrap();
    assert_eq!((dealt.state, dealt.fixed), (TableState::Playing, None));
    assert_eq!(refusal(ana.open(id, 0, &salt("a0")).await), begun);
    watched.until(|screen| screen.question.is_some()).await.unwrap();
    let fairness = opened(&[&ana, &bruno], id).await;
    let none = [None, None, None, None];
    let both = [Some(salt("a0")), Some(salt("b1"))];
    assert_eq!(salts(&fairness), both.into_iter().chain(none).collect::<Vec<_>>());
    // Whoever has written the list down finds it in the record.
    let noted: Vec<Option<Share>> =
        list.shares.iter().map(|share| share.as_ref().map(|it| it.parse().unwrap())).collect();
    assert_eq!(fairness.start(), Some(start(&table.commitment, &noted)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_open_is_recorded_and_keeps_nobody_from_playing() {
    let house = hasty().await;
    let (ana, bruno, table) = two_sealed(&house).await;
    let mut watched = ana.connect(&table.id, None, None).await.unwrap();
    ana.start(&table.id).await.unwrap();
    watched.until(|screen| screen.question.is_some()).await.unwrap();
    // Too late: cards are dealt.
    assert_eq!(refusal(bruno.open(&table.id, 1, &salt("b0")).await), (409, "begun".into()));
    let fairness = opened(&[&ana, &bruno], &table.id).await;
    // What nobody opened has no part in the deal: it could have been chosen so.
    assert_eq!((salts(&fairness), sealed(&fairness)), (vec![None; 6], vec![false; 6]));
    assert_eq!(fairness.voided.iter().map(Attempt::missing).collect::<Vec<_>>(), [[0, 1]]);
    assert_eq!((fairness.worth(), fairness.without_part()), (Worth::Nothing, vec![0, 1]));
}

/// A server plays against Bruno: it seals and opens for Ana, and says of him that he has not opened.
#[tokio::test(flavor = "multi_thread")]
async fn an_attempt_that_is_given_up_is_recorded_and_everything_is_sealed_anew() {
    let house = house_with(|settings| settings.opening_seconds = 1).await;
    let (ana, bruno, table) = two_sealed(&house).await;
    let id = &table.id;
    let mut watched = ana.connect(id, None, None).await.unwrap();
    ana.start(id).await.unwrap();
    ana.open(id, 0, &salt("a0")).await.unwrap();
    let failed = |number: u32| {
        move |screen: &client::Screen| {
            let table = screen.table.as_ref().unwrap();
            table.fixed.is_none() && table.anew.as_ref().is_some_and(|it| it.failed == number)
        }
    };
    watched.until(failed(1)).await.unwrap();
    let anew = ana.table(id).await.unwrap();
    let told = anew.anew.clone().unwrap();
    assert_eq!((told.missing, told.left_out), (Seats::only(Seat::new(1)), Seats::NONE));
    assert_ne!(told.promise, table.commitment);
    assert_eq!((anew.state, anew.commitment == table.commitment), (TableState::Open, true));
    // Nobody comes or goes meanwhile, and nobody begins.
    let begun = (409, "begun".to_owned());
    assert_eq!(refusal(bruno.leave(id, 1).await), begun);
    assert_eq!(refusal(ana.change_seat(id, 1, open()).await), begun);
    assert_eq!(refusal(ana.start(id).await), begun);
    // The house fixes it again as soon as both have sealed anew; what was opened before is worth nothing.
    bruno.seal_salt(&anew, 1, &salt("b1")).await.unwrap();
    let fixed = ana.seal_salt(&anew, 0, &salt("a1")).await.unwrap();
    let list = fixed.fixed.unwrap();
    assert_eq!((list.shares.iter().flatten().count(), list.opened), (2, Seats::NONE));
    assert_eq!(refusal(bruno.open(id, 1, &salt("b0")).await), (409, "wrong_salt".into()));
    ana.open(id, 0, &salt("a1")).await.unwrap();
    // Bruno does not open again, and has no part from now on.
    watched.until(failed(2)).await.unwrap();
    let house = house.restart_with(|settings| settings.opening_seconds = 1_000_000).await;
    let (ana, bruno) = (ana.at(&house.server.url()), bruno.at(&house.server.url()));
    let anew = ana.table(id).await.unwrap();
    assert_eq!(anew.anew.as_ref().unwrap().left_out, Seats::only(Seat::new(1)));
    assert_eq!(refusal(bruno.seal_salt(&anew, 1, &salt("b2")).await), begun);
    ana.seal_salt(&anew, 0, &salt("a2")).await.unwrap();
    let dealt = ana.open(id, 0, &salt("a2")).await.unwrap();
    assert_eq!((dealt.state, dealt.anew, dealt.fixed), (TableState::Playing, None, None));
    let fairness = opened(&[&ana, &bruno], id).await;
    assert_eq!(fairness.voided.iter().map(Attempt::missing).collect::<Vec<_>>(), [[1], [1]]);
    assert_eq!(fairness.worth(), Worth::ToOpeners { salts: 1 });
    assert_eq!((fairness.without_part(), &fairness.commitment), (vec![1], &table.commitment));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_what_was_not_sealed_there() {
    let house = patient().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let luc = Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    let id = ana.create(&blood(with_bots(vec![me(), open(), open()], 6))).await.unwrap().id;
    bruno.sit(&id, &Sit { seat: Some(1), ..Sit::default() }).await.unwrap();
    let table = luc.sit(&id, &Sit { seat: Some(2), ..Sit::default() }).await.unwrap();
    ana.seal_salt(&table, 0, &salt("a0")).await.unwrap();
    // Bruno takes over what Ana has sealed, and will not be able to open it; Luc has sealed something too short.
    let copied = Share::of(&table.commitment, 0, &salt("a0").parse().unwrap()).to_string();
    bruno.seal(&id, 1, &copied).await.unwrap();
    luc.seal_salt(&table, 2, "c0ffee").await.unwrap();
    ana.start(&id).await.unwrap();
    ana.open(&id, 0, &salt("a0")).await.unwrap();
    for wrong in [salt("a0"), salt("b0")] {
        let answer = bruno.open(&id, 1, &wrong).await;
        assert_eq!(refusal(answer), (409, "wrong_salt".into()));
    }
    assert_eq!(refusal(luc.open(&id, 2, "c0ffee").await), (422, "unreadable".into()));
    let to_luc = luc.open(&id, 2, &salt("c0")).await;
    assert!(sentence(&to_luc).unwrap().starts_with("Ce sel n’est pas"), "{to_luc:?}");
    assert_eq!(refusal(bruno.open(&id, 0, &salt("a0")).await), (403, "not_your_seat".into()));
    assert_eq!(ana.table(&id).await.unwrap().fixed.unwrap().opened, Seats::from([0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_seals_for_others_and_nothing_but_shares() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let luc = Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    let id = ana.create(&blood(with_bots(vec![me(), open(), open()], 6))).await.unwrap().id;
    luc.sit(&id, &Sit { seat: Some(1), ..Sit::default() }).await.unwrap();
    let share = "ab".repeat(32);
    for (visitor, seat) in [(&bruno, 0), (&bruno, 2), (&ana, 1), (&ana, 3)] {
        let answer = visitor.seal(&id, seat, &share).await;
        assert_eq!(refusal(answer), (403, "not_your_seat".into()), "seat {seat}");
    }
    assert_eq!(refusal(ana.seal(&id, 6, &share).await), (404, "no_seat".into()));
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    assert_eq!(refusal(stranger.seal(&id, 0, &share).await), (401, "no_guest".into()));
    for share in ["", "tea", "ab", &"é".repeat(32), &"a".repeat(65)] {
        let (to_ana, to_luc) = (ana.seal(&id, 0, share).await, luc.seal(&id, 1, share).await);
        assert_ne!(sentence(&to_ana), sentence(&to_luc), "in the language of the reader");
        assert_eq!(refusal(to_ana), (422, "unreadable".into()), "{share}");
        assert_eq!(refusal(to_luc), (422, "unreadable".into()), "{share}");
    }
    assert_eq!(salted(&ana, &id).await, [false; 6]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sealed_goes_with_its_player_and_a_rematch_begins_anew() {
    let house = house().await;
    let (ana, bruno, table) = two_sealed(&house).await;
    let id = &table.id;
    bruno.leave(id, 1).await.unwrap();
    bruno.sit(id, &Sit::default()).await.unwrap();
    assert_eq!(salted(&ana, id).await, [true, false, false, false, false, false]);
    ana.start(id).await.unwrap();
    ana.open(id, 0, &salt("a0")).await.unwrap();
    let fairness = opened(&[&ana, &bruno], id).await;
    assert_eq!(sealed(&fairness), [true, false, false, false, false, false]);
    // Those who play again have another promise before them, and seal something new for it.
    let again = ana.rematch(id).await.unwrap().id;
    let next = ana.table(&again).await.unwrap();
    assert_ne!(next.commitment, table.commitment);
    assert_eq!(salted(&ana, &again).await, [false; 6]);
    let old = Share::of(&table.commitment, 0, &salt("a0").parse().unwrap()).to_string();
    ana.seal(&again, 0, &old).await.unwrap();
    ana.start(&again).await.unwrap();
    let answer = ana.open(&again, 0, &salt("a0")).await;
    assert_eq!(refusal(answer), (409, "wrong_salt".into()), "it was sealed for another promise");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_between_start_and_deal_loses_nothing() {
    let house = patient().await;
    let (ana, bruno, table) = two_sealed(&house).await;
    let id = &table.id;
    let fixed = ana.start(id).await.unwrap().fixed;
    bruno.open(id, 1, &salt("b0")).await.unwrap();
    let house = house.restart().await;
    let (ana, bruno) = (ana.at(&house.server.url()), bruno.at(&house.server.url()));
    let found = ana.table(id).await.unwrap();
    assert_eq!(found.state, TableState::Open);
    let found = found.fixed.unwrap();
    assert_eq!((&found.shares, found.opened), (&fixed.unwrap().shares, Seats::from([1])));
    ana.open(id, 0, &salt("a0")).await.unwrap();
    let fairness = opened(&[&ana, &bruno], id).await;
    assert_eq!(salts(&fairness)[..2], [Some(salt("a0")), Some(salt("b0"))]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_is_dealt_after_a_restart_without_who_does_not_open() {
    let house = patient().await;
    let (ana, _, table) = two_sealed(&house).await;
    ana.start(&table.id).await.unwrap();
    ana.open(&table.id, 0, &salt("a0")).await.unwrap();
    let house = house.restart_with(|settings| settings.opening_seconds = 0).await;
    let ana = ana.at(&house.server.url());
    let mut watched = ana.connect(&table.id, None, None).await.unwrap();
    watched.until(|screen| screen.question.is_some()).await.unwrap();
    let log = log_of(house, &table.id).await;
    let kinds: Vec<&str> = log.iter().map(|entry| entry["e"].as_str().unwrap()).collect();
    let starts = ["fixed", "opened", "voided", "fixed", "dealt"];
    assert_eq!(kinds, [&["created", "sat", "sealed", "sealed"], &starts[..]].concat());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_added_unsealed_to_an_old_table_does_not_count() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let old = "anoldertable";
    let set_long_ago = |entry: &mut Value| entry["setup"]["salt"] = "0ff1ce".into();
    let house = with_copy(house, &id, old, set_long_ago).await;
    let ana = ana.at(&house.server.url());
    // Its page is shown that nothing is sealed, and seals something.
    assert_eq!(salted(&ana, old).await, [false; 6]);
    let wish = json!({ "game": "liens-de-sang", "salt": "0ff1ce" });
    assert_eq!(refusal(ana.post::<Value>("/api/tables", &wish).await), (422, "unreadable".into()));
    ana.start(old).await.unwrap();
    assert_eq!(salts(&opened(&[&ana], old).await), vec![None; 6]);
}
