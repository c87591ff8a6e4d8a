//! Sitting down, standing up, sharing a device, seat links, and being replaced.

use client::{ClientError, Visitor};
use kernel::Seats;
use protocol::{ClientMessage, NewSeat, NewTable, SeatPlayer, Sit, TableInfo};
use shelf::Language;

use crate::party::{
    attack, blood, bot, closed, code, house, look, me, not_let_in, open, pair, pass, refusal,
    sentence, sync, with_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn people_sit_down_where_a_seat_is_free() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Ana").await);
    let id = ana.create(&blood(with_bots(vec![me(), open(), open()], 6))).await.unwrap().id;
    let at = |seat| Sit { seat: Some(seat), ..Sit::default() };
    assert_eq!(refusal(bruno.sit(&id, &at(0)).await), (409, "seat_taken".into()));
    assert_eq!(refusal(bruno.sit(&id, &at(6)).await), (404, "no_seat".into()));
    let bad_name = Sit { name: Some("x".repeat(25)), ..at(2) };
    assert_eq!(refusal(bruno.sit(&id, &bad_name).await), (422, "text_length".into()));
    let info = bruno.sit(&id, &at(2)).await.unwrap();
    assert_eq!((&*info.seats[2].name, info.seats[2].salted), ("Ana 2", false));
    // The first free seat, for somebody beside Bruno: at this table devices are shared.
    assert!(info.options.hot_seat);
    let beside = Sit { name: Some("  Zoé ".into()), ..Sit::default() };
    assert_eq!(bruno.sit(&id, &beside).await.unwrap().seats[1].name, "Zoé");
    assert_eq!(refusal(bruno.sit(&id, &Sit::default()).await), (409, "full".into()));
    assert_eq!(refusal(ana.leave(&id, 1).await), (403, "not_your_seat".into()));
    let info = bruno.leave(&id, 1).await.unwrap();
    assert_eq!((&*info.seats[1].name, &info.seats[1].player), ("", &SeatPlayer::Open {}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_one_player_unless_everybody_knows_that_devices_are_shared() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let luc = Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    let mut wish = blood(with_bots(vec![me(), open(), open()], 6));
    wish.options.hot_seat = false;
    let id = ana.create(&wish).await.unwrap().id;
    bruno.sit(&id, &Sit::default()).await.unwrap();
    let second = Sit { name: Some("Zoé".into()), ..Sit::default() };
    for visitor in [&bruno, &ana] {
        assert_eq!(refusal(visitor.sit(&id, &second).await), (409, "one_seat".into()));
    }
    luc.sit(&id, &Sit::default()).await.unwrap();
    // Whoever stands up may sit down elsewhere.
    let info = bruno.leave(&id, 1).await.unwrap();
    assert!(!info.options.hot_seat);
    // The link of another seat brings nobody a second one, whether they sit elsewhere or may come back there.
    let link = ana.seat_link(&id, 0).await.unwrap();
    assert_eq!(refusal(luc.claim(&id, 0, &link.token).await), (409, "one_seat".into()));
    let to_luc = luc.sit(&id, &second).await;
    assert!(sentence(&to_luc).unwrap().starts_with("Vous avez déjà un siège"), "{to_luc:?}");
    bruno.sit(&id, &second).await.unwrap();
    ana.start(&id).await.unwrap();
    let seat = bruno.connect(&id, None, None).await.unwrap().screen.seat().unwrap();
    bruno.leave(&id, seat).await.unwrap();
    assert_eq!(refusal(bruno.claim(&id, 0, &link.token).await), (409, "one_seat".into()));
    house.visitor("Phone").await.claim(&id, 0, &link.token).await.unwrap();
    // Whoever sets a table for several people of their own says so to everybody.
    wish.seats = with_bots(vec![me(), me(), open(), open()], 6);
    let shared = ana.create(&wish).await.unwrap().id;
    assert!(bruno.sit(&shared, &Sit::default()).await.unwrap().options.hot_seat);
    bruno.sit(&shared, &second).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_device_and_see_only_what_each_may_see() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me(), me()], 6))).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut device = ana.connect(&id, None, None).await.unwrap();
    assert_eq!(device.screen.you.as_ref().unwrap().seats, Seats::from([0, 1]));
    let first = device.screen.view.clone();
    look(&mut device, None).await;
    let between = device.screen.view.clone();
    let gallery = house.visitor("Zoé").await.connect(&id, None, None).await.unwrap();
    assert_eq!(between, gallery.screen.view);
    assert_eq!(code(device.answer(pass(1)).await), "not_your_seat");
    look(&mut device, Some(1)).await;
    assert!(device.screen.view != first && device.screen.view != between);
    assert!(device.screen.question.as_ref().unwrap().options.is_empty());
    // The second player may not answer for the first, nor look through somebody else's eyes.
    assert!(device.answer(pass(1)).await.is_err());
    device.say(&ClientMessage::Look { seat: Some(2) }).await.unwrap();
    device
        .until(|screen| screen.refused.iter().any(|it| it.code == "not_your_seat"))
        .await
        .unwrap();
    look(&mut device, Some(0)).await;
    assert_eq!(device.screen.view, first);
    device.answer(pass(1)).await.unwrap();
    look(&mut device, Some(1)).await;
    device.answer(pass(0)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_leaves_until_they_come_back() {
    let house = house().await;
    // All the others are Bruno's: the bot soon waits for him, whatever it does.
    let mut seats = vec![me()];
    seats.resize(6, open());
    let mut table = pair(&house, &blood(seats)).await;
    assert_eq!(refusal(table.bruno.leave(&table.id, 0).await), (403, "not_your_seat".into()));
    let info = table.ana.leave(&table.id, 0).await.unwrap();
    assert!(matches!(info.seats[0].player, SeatPlayer::Bot { .. }));
    assert_eq!(info.seats[0].name, "Ana", "the log speaks of Ana");
    assert!(info.seats[1].host, "Bruno is host now");
    // The bot plays on; Ana watches.
    let question = table.two.screen.question.as_ref().unwrap().serial;
    let moved = |screen: &client::Screen| screen.question.as_ref().unwrap().serial > question;
    table.two.until(moved).await.unwrap();
    table.one.until(|screen| screen.seat().is_none()).await.unwrap();
    assert_eq!(code(table.one.answer(pass(1)).await), "not_your_seat");
    let zoe = house.visitor("Zoé").await;
    assert_eq!(refusal(zoe.sit(&table.id, &Sit::default()).await), (409, "full".into()));
    let at = |seat| Sit { seat: Some(seat), ..Sit::default() };
    assert_eq!(refusal(zoe.sit(&table.id, &at(0)).await), (409, "begun".into()));
    let info = table.ana.sit(&table.id, &Sit::default()).await.unwrap();
    assert_eq!((&info.seats[0].player, &*info.seats[0].name), (&SeatPlayer::Human {}, "Ana"));
    table.one.until(|screen| screen.seat() == Some(0)).await.unwrap();
    assert_eq!(refusal(table.ana.sit(&table.id, &at(0)).await), (409, "seat_taken".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_brings_the_seat_to_another_device() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let phone = house.visitor("Phone").await;
    let link = table.ana.seat_link(&table.id, 0).await.unwrap();
    assert!(link.link.ends_with(&format!("/table/{}#seat=0&token={}", table.id, link.token)));
    assert_eq!(refusal(table.bruno.seat_link(&table.id, 0).await), (403, "not_your_seat".into()));
    for token in ["00", "", &"0".repeat(64)] {
        let claim = phone.claim(&table.id, 0, token).await;
        assert_eq!(refusal(claim), (403, "wrong_link".into()));
    }
    phone.claim(&table.id, 0, &link.token).await.unwrap();
    phone.claim(&table.id, 0, &link.token).await.unwrap();
    let mut small = phone.connect(&table.id, None, None).await.unwrap();
    assert_eq!(small.screen.view, table.one.screen.view);
    small.answer(attack(1)).await.unwrap();
    table.one.until(|screen| screen.log.len() == small.screen.log.len()).await.unwrap();
    assert_eq!(table.one.screen.log, small.screen.log);
    // Both devices leave and come back together.
    phone.leave(&table.id, 0).await.unwrap();
    assert_eq!(refusal(phone.claim(&table.id, 0, &link.token).await).1, "wrong_link");
    phone.sit(&table.id, &Sit::default()).await.unwrap();
    table.one.until(|screen| screen.seat() == Some(0)).await.unwrap();
    // Leaving has voided the link for good.
    let other = house.visitor("Other").await;
    assert_eq!(refusal(other.claim(&table.id, 0, &link.token).await).1, "wrong_link");
}

#[tokio::test(flavor = "multi_thread")]
async fn links_are_voided_with_everybody_who_came_by_them() {
    let house = house().await;
    let table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let void = async |visitor: &Visitor| -> Result<TableInfo, ClientError> {
        visitor.delete(&format!("/api/tables/{}/seats/0/link", table.id)).await
    };
    let link = table.ana.seat_link(&table.id, 0).await.unwrap();
    let thief = house.visitor("Thief").await;
    thief.claim(&table.id, 0, &link.token).await.unwrap();
    let mut peeking = thief.connect(&table.id, None, None).await.unwrap();
    assert_eq!(peeking.screen.seat(), Some(0));
    // Whoever came by a link puts nobody out.
    assert_eq!(refusal(void(&thief).await), (403, "not_first_device".into()));
    assert_eq!(refusal(void(&table.bruno).await), (403, "not_your_seat".into()));
    void(&table.ana).await.unwrap();
    peeking.until(|screen| screen.seat().is_none()).await.unwrap();
    assert_eq!(refusal(thief.claim(&table.id, 0, &link.token).await).1, "wrong_link");
    assert_eq!(refusal(thief.seat_link(&table.id, 0).await).1, "not_your_seat");
    // A new one is as good as the first was; and all of it lasts.
    let link = table.ana.seat_link(&table.id, 0).await.unwrap();
    let house = house.restart().await;
    let phone = house.visitor("Phone").await;
    phone.claim(&table.id, 0, &link.token).await.unwrap();
    let back = thief.at(&house.server.url()).connect(&table.id, None, None).await.unwrap();
    assert_eq!(back.screen.seat(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_leads_to_its_player_also_when_seats_were_drawn_since() {
    let house = house().await;
    // Seats are drawn: with six links, one at least leads elsewhere than it says.
    let ana = house.visitor("Ana").await;
    let seats = vec![open(); 6];
    let id = ana.create(&NewTable::at_once("liens-de-sang", seats)).await.unwrap().id;
    let mut people = Vec::new();
    for (seat, name) in (0..6).zip(["Ana", "Bo", "Cy", "Di", "Ed", "Fi"]) {
        let visitor = if seat == 0 { ana.clone() } else { house.visitor(name).await };
        visitor.sit(&id, &Sit::default()).await.unwrap();
        let token = visitor.seat_link(&id, seat).await.unwrap().token;
        people.push((seat, name, token));
    }
    let seats = ana.start(&id).await.unwrap().seats;
    for (seat, name, token) in people {
        let phone = house.visitor("Phone").await;
        phone.claim(&id, seat, &token).await.unwrap();
        let screen = phone.connect(&id, None, None).await.unwrap().screen;
        assert_eq!(seats[usize::from(screen.seat().unwrap())].name, name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_dies_when_the_seat_changes_hands() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    bruno.sit(&id, &Sit::default()).await.unwrap();
    let link = bruno.seat_link(&id, 1).await.unwrap();
    bruno.leave(&id, 1).await.unwrap();
    house.visitor("Zoé").await.sit(&id, &Sit::default()).await.unwrap();
    assert_eq!(refusal(bruno.claim(&id, 1, &link.token).await), (403, "wrong_link".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_frees_seats_before_the_start() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    bruno.sit(&id, &Sit::default()).await.unwrap();
    let mut watching = bruno.connect(&id, None, None).await.unwrap();
    assert_eq!(watching.screen.seat(), Some(1));
    let not_mine = bruno.change_seat(&id, 0, NewSeat::Open {}).await;
    assert_eq!(refusal(not_mine), (403, "not_host".into()));
    let unknown = ana.change_seat(&id, 1, NewSeat::Bot { level: "genius".into() }).await;
    assert_eq!(refusal(unknown), (422, "unreadable".into()));
    assert_eq!(refusal(ana.change_seat(&id, 1, me()).await), (422, "unreadable".into()));
    let info = ana.change_seat(&id, 1, NewSeat::Open {}).await.unwrap();
    assert_eq!(info.seats[1].player, SeatPlayer::Open {});
    watching.until(|screen| screen.seat().is_none()).await.unwrap();
    // Sitting down again, Bruno looks through his seat at once.
    bruno.sit(&id, &Sit::default()).await.unwrap();
    watching.until(|screen| screen.seat() == Some(1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_replaces_a_person_by_a_bot() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let freed = table.ana.change_seat(&table.id, 1, NewSeat::Open {}).await;
    assert_eq!(refusal(freed), (409, "begun".into()));
    let own = table.ana.change_seat(&table.id, 0, bot()).await;
    assert_eq!(refusal(own), (422, "unreadable".into()));
    // Not while they are there; table_task/tests/away.rs waits until they are gone for long enough.
    let present = table.ana.change_seat(&table.id, 1, bot()).await;
    assert_eq!(refusal(present), (409, "still_here".into()));
    table.bruno.leave(&table.id, 1).await.unwrap();
    table.ana.change_seat(&table.id, 1, bot()).await.unwrap();
    table.two.until(|screen| screen.seat().is_none()).await.unwrap();
    sync(&mut table.two).await;
    let gallery = house.visitor("Zoé").await.connect(&table.id, None, None).await.unwrap();
    assert_eq!(table.two.screen.lasting(), gallery.screen.lasting());
    assert_eq!(refusal(table.bruno.sit(&table.id, &Sit::default()).await), (409, "full".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_replaced_goes_where_nobody_may_watch() {
    let house = house().await;
    let mut wish = blood(with_bots(vec![me(), open()], 6));
    wish.options.spectators = false;
    let mut table = pair(&house, &wish).await;
    table.bruno.leave(&table.id, 1).await.unwrap();
    assert_eq!(closed(&mut table.two).await, protocol::CLOSE_NOT_ALLOWED);
    assert_eq!(table.two.screen.bye.as_ref().unwrap().0, protocol::CLOSE_NOT_ALLOWED);
    let back = table.bruno.connect(&table.id, None, None).await;
    assert_eq!(not_let_in(back), protocol::CLOSE_NOT_ALLOWED);
    // Who shares a device may still hide behind the gallery's view.
    look(&mut table.one, None).await;
    look(&mut table.one, None).await;
    look(&mut table.one, Some(0)).await;
}
