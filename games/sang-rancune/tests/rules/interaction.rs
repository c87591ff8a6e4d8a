//! SR-10xx, what players may do with each other: trades, promises, talk.

use sang_rancune::cards::Card;
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Config, Question, SangRancune};
use shelf::{Language, Talks};

use crate::common::*;

fn rich() -> Position {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]);
    position
        .items(0, &["balm", "strength_potion"])
        .items(1, &["healing_potion"])
        .hand(0, &["attack_50", "plan_b"])
}

#[test]
fn sr_1001_items_change_hands_when_both_sides_agree_and_all_at_once() {
    let mut table = between(rich());
    table.does(0, offer(1, &["balm", "strength_potion"], &["healing_potion"]));
    assert_eq!((table.question(), table.asked()), (Some(Question::AcceptTrade {}), vec![1]));
    assert_eq!(closed(&table, 0).len(), 2, "nothing before the other agrees");
    table.does(1, ACCEPT);
    assert_eq!(closed(&table, 0), cards(&["healing_potion"]));
    assert_eq!(closed(&table, 1), cards(&["balm", "strength_potion"]));
    let mut refused = between(rich());
    refused.does(0, offer(1, &["balm"], &["healing_potion"])).does(1, REFUSE);
    assert_eq!((closed(&refused, 0).len(), closed(&refused, 1).len()), (2, 1));
}

#[test]
fn sr_1001_an_item_may_be_given_for_nothing_but_nothing_is_no_trade() {
    let mut table = between(rich());
    table.refuses(0, offer(1, &[], &[]), "SR-1001");
    table.refuses(0, offer(0, &["balm"], &[]), "SR-E33");
    table.does(0, offer(2, &["balm"], &[])).does(2, ACCEPT);
    assert_eq!(closed(&table, 2), cards(&["balm"]));
}

#[test]
fn sr_1001_a_page_is_told_who_can_trade_what() {
    let table = between(rich().life(3, 0));
    let goods = shown(&table).tradable;
    let goods = goods.iter().map(|bag| bag.map(|bag| bag.iter().count())).collect::<Vec<_>>();
    assert_eq!(goods, [Some(2), Some(1), Some(0), None]);
}

#[test]
fn sr_1001_nobody_trades_during_an_encounter() {
    let mut table = go(fight("ripper", ["attack_50", "feint", "", ""]).items(0, &["balm"]));
    table.refuses(0, offer(1, &["balm"], &[]), "SR-602");
    lay(&mut table, &["attack_50", "feint"]);
    table.refuses(0, offer(1, &["balm"], &[]), "SR-602");
}

#[test]
fn sr_r33_trading_goes_on_after_the_encounter_is_revealed_until_initiative() {
    let mut table = between(rich());
    assert_eq!(creature(&table).number, 1);
    table.everybody_does(&READY);
    assert_eq!(
        (creature(&table).number, table.question()),
        (2, Some(Question::Between {})),
        "revealed"
    );
    table.does(0, offer(1, &["balm"], &[])).does(1, ACCEPT);
    assert_eq!(closed(&table, 0), cards(&["strength_potion"]));
    table.everybody_does(&READY);
    table.refuses(0, offer(1, &["strength_potion"], &[]), "SR-204");
}

#[test]
fn sr_1002_attack_cards_and_low_blows_are_never_given() {
    let table = between(rich());
    let trades =
        table.options(0).into_iter().filter(|action| matches!(action, Action::OfferTrade { .. }));
    let json: Vec<_> = trades.map(|action| json(&action).to_string()).collect();
    assert!(
        !json.is_empty()
            && json.iter().all(|offer| !offer.contains("attack_50") && !offer.contains("plan_b"))
    );
    // An offer that names such a card cannot even be written down.
    let wish = r#"{"kind":"offer_trade","to":1,"give":["attack_50"],"take":[]}"#;
    assert!(serde_json::from_str::<Action>(wish).is_err());
    let fair = r#"{"kind":"offer_trade","to":1,"give":["balm"],"take":[]}"#;
    assert!(serde_json::from_str::<Action>(fair).is_ok());
}

#[test]
fn sr_1003_no_answer_shows_a_hand() {
    // What a seat may answer in a window never tells the others what it holds.
    let strong =
        go(fight("ripper", ["attack_50", "feint", "", ""]).hand(0, &["attack_100", "move_over"]));
    let weak = go(fight("ripper", ["attack_50", "feint", "", ""]).hand(0, &["attack_5", "plan_b"]));
    assert_eq!(json(&strong.view(1)), json(&weak.view(1)));
    assert_eq!(json(&strong.gallery()), json(&weak.gallery()));
    assert_eq!((strong.asked(), strong.question()), (weak.asked(), weak.question()));
}

#[test]
fn sr_1003_ready_made_sentences_are_vague_and_everything_said_is_public() {
    for language in Language::ALL {
        let talk = SangRancune::talk(&Config::new(4), language);
        let said = talk.phrases.iter().chain(&talk.about_players);
        let names_a_card =
            |text: &String| Card::all().any(|card| text.contains(card.print().name.get(language)));
        assert!(!talk.phrases.is_empty() && !said.clone().any(names_a_card));
        assert!(talk.free && !talk.private && talk.clauses.contains(&"SR-1003".into()));
    }
}

#[test]
fn sr_1004_promises_bind_nobody() {
    // Seat 0 buys the promise to hold; seat 1 crosses all the same.
    let position = Position::fight("ripper", 4).to_come(&["rickety_bridge"]).items(0, &["balm"]);
    let mut table = between(position);
    table
        .does(0, offer(1, &["balm"], &[]))
        .does(1, ACCEPT)
        .everybody_does(&READY)
        .everybody_does(&READY);
    assert_eq!(table.options(1), [HOLD, CROSS]);
    table.does(1, CROSS).does(0, HOLD).does(2, HOLD).does(3, HOLD);
    assert_eq!(prestige(&table), [0, 3, 0, 0]);
}

#[test]
fn sr_r34_a_seat_makes_at_most_three_offers_in_one_window() {
    let mut table = between(rich());
    table
        .does(0, offer(1, &["balm"], &[]))
        .does(1, REFUSE)
        .does(0, offer(2, &["balm"], &[]))
        .does(2, REFUSE);
    table.does(0, drink("balm", Some(3))).does(3, REFUSE);
    table.refuses(0, offer(3, &["balm"], &[]), "SR-R34");
    table.refuses(0, drink("balm", Some(1)), "SR-R34");
    assert!(!table.options(0).iter().any(|action| matches!(action, Action::OfferTrade { .. })));
    table.does(1, offer(0, &["healing_potion"], &[])).does(0, REFUSE);
    table.does(0, drink("balm", Some(0)));
    // The window after the reveal is a new one.
    table.everybody_does(&READY).does(0, offer(1, &["strength_potion"], &[]));
}
