//! The link that carries a guest to another browser.

use client::Visitor;
use kernel::Seats;
use protocol::{GuestClaim, Me};
use serde_json::json;
use shelf::Language;

use crate::party::{blood, closed, house, me, not_let_in, refusal, with_bots};

#[tokio::test(flavor = "multi_thread")]
async fn a_link_carries_name_seats_and_games_to_another_browser() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let table = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let link = ana.link_me().await.unwrap();
    assert!(link.link.ends_with(&format!("/me#token={}", link.token)), "{}", link.link);
    // A name that was changed since goes along.
    let wish = json!({ "name": "Élise" });
    let renamed: Me = ana.put("/api/me", &wish).await.unwrap();
    assert_eq!(renamed.name, "Élise");
    let mut phone = house.visitor("Phone").await;
    let claim = GuestClaim { token: link.token.clone() };
    let whose: Me = phone.post("/api/me/link/whose", &claim).await.unwrap();
    assert_eq!(whose.name, "Élise");
    let unchanged: Me = phone.get("/api/me").await.unwrap();
    assert_eq!(unchanged.name, "Phone", "looking changes nothing");
    assert_eq!(phone.lobby().await.unwrap().mine, []);
    assert_eq!(phone.claim_me(&link.token).await.unwrap().name, "Élise");
    let mine = phone.lobby().await.unwrap().mine;
    assert_eq!(mine.iter().map(|line| line.id.as_str()).collect::<Vec<_>>(), [&table]);
    let there = phone.connect(&table, None, None).await.unwrap();
    assert_eq!(there.screen.you.as_ref().unwrap().seats, Seats::from([0]));
    // Lost cookies: whoever has the link comes back, also after a restart.
    let house = house.restart().await;
    let mut back = Visitor::stranger(&house.server.url(), Language::Fr).unwrap();
    back.claim_me(&link.token).await.unwrap();
    assert_eq!(back.lobby().await.unwrap().mine.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_voids_the_one_before_and_wrong_ones_say_so() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let first = ana.link_me().await.unwrap();
    let second = ana.link_me().await.unwrap();
    let mut phone = house.visitor("Phone").await;
    for wrong in [first.token.as_str(), "", &"a".repeat(26)] {
        assert_eq!(refusal(phone.claim_me(wrong).await), (403, "wrong_guest_link".into()));
    }
    let me: Me = phone.get("/api/me").await.unwrap();
    assert_eq!(me.name, "Phone", "a refused link changes nothing");
    phone.claim_me(&second.token).await.unwrap();
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    assert_eq!(refusal(stranger.link_me().await), (401, "no_guest".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_are_tried_one_after_the_other_are_too_many() {
    let house = house().await;
    let mut thief = house.visitor("Thief").await;
    let mut codes = Vec::new();
    for _ in 0..40 {
        codes.push(refusal(thief.claim_me("guess").await).1);
    }
    assert_eq!(codes[0], "wrong_guest_link");
    assert_eq!(codes.last().unwrap(), "too_fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_put_out_with_link_sockets_and_cookies() {
    let house = house().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let link = ana.link_me().await.unwrap();
    let mut thief = house.visitor("Thief").await;
    thief.claim_me(&link.token).await.unwrap();
    let mut peeking = thief.connect(&table, None, None).await.unwrap();
    let here = ana.connect(&table, None, None).await.unwrap();
    assert_eq!(ana.put_devices_out().await.unwrap().name, "Ana");
    assert_eq!(closed(&mut peeking).await, protocol::CLOSE_NOT_ALLOWED);
    assert_eq!(refusal(thief.leave(&table, 0).await), (401, "no_guest".into()));
    assert_eq!(refusal(thief.claim_me(&link.token).await).1, "wrong_guest_link");
    // Whoever asks for it stays; a socket from before is closed on this device, too, and comes back by the new cookie.
    drop(here);
    let again = ana.connect(&table, None, None).await.unwrap();
    assert_eq!(again.screen.you.as_ref().unwrap().seats, Seats::from([0]));
    // All of it lasts, and a put-out device is somebody new: it may watch, and no more.
    let house = house.restart().await;
    let out = thief.at(&house.server.url());
    assert_eq!(refusal(out.leave(&table, 0).await), (401, "no_guest".into()));
    let mut ana = ana.at(&house.server.url());
    assert_eq!(ana.lobby().await.unwrap().mine.len(), 1);
    let next = ana.link_me().await.unwrap();
    let mut phone = house.visitor("Phone").await;
    phone.claim_me(&next.token).await.unwrap();
    ana.put_devices_out().await.unwrap();
    assert_eq!(not_let_in(phone.connect(&table, None, Some(0)).await), protocol::CLOSE_NOT_ALLOWED);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_disk_opens_a_guest() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let link = ana.link_me().await.unwrap();
    let folder = house.close().await.0;
    let database = std::fs::read(folder.path().join("sangfroid.db")).unwrap();
    let holds = |text: &str| database.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(holds("Ana"), "the guest is kept");
    assert!(!holds(&link.token), "the secret is not");
}
