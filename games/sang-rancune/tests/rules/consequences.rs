//! What options would bring, in the words that stand under them, and why a card cannot be played.

use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Ploy;
use sang_rancune::{Action, SangRancune};

use crate::common::*;

#[test]
fn sr_605_a_potion_at_full_life_says_whom_it_helps() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]);
    let mut table = between(position.items(1, &["healing_potion"]));
    let offered = "If Ana accepts: 0 Life for Ana, 3 Prestige for you.";
    assert_eq!(table.consequence(1, &drink("healing_potion", Some(0))).as_deref(), Some(offered));
    table.does(1, drink("healing_potion", Some(0)));
    let accepted = "0 Life for you, 3 Prestige for Bruno.";
    assert_eq!(table.consequence(0, &ACCEPT).as_deref(), Some(accepted));
    assert_eq!(table.consequence(0, &REFUSE).as_deref(), Some("Bruno keeps the potion."));
}

#[test]
fn sr_312_a_set_attack_says_what_it_deals_and_whether_it_kills() {
    let position = Position::fight("ripper", 3).creature_life(30);
    let table = go(position.hand(0, &["attack_20", "attack_40", "feint"]));
    let small = table.consequence(0, &set("attack_20"));
    assert_eq!(small.as_deref(), Some("20 damage as things stand, of the 30 left."));
    let great = table.consequence(0, &set("attack_40")).expect("it kills");
    assert!(
        great.starts_with("40 damage as things stand: enough for the 30 left, and "),
        "{great}"
    );
    // What deals nothing says what is printed on it.
    let printed = &card("feint").print().text.en;
    let feint = table.consequence(0, &set("feint"));
    assert_eq!(feint.as_deref(), Some(format!("No damage. {printed}").trim_end()));
}

#[test]
fn sr_e39_plays_an_attack_card_as_a_reaction() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]);
    let mut table = between(position.items(0, &["balm"]).hand(0, &["attack_50", "plan_b"]));
    table.refuses(0, Action::Play(Ploy::plain(card("attack_50"))), "SR-E39");
    let tapped = table.why_not(0, "card:attack_50").expect("it is no moment for an Attack");
    assert_eq!((tapped.code.as_str(), tapped.clause.as_deref()), ("SR-E39", Some("SR-303")));
    let tapped = table.why_not(0, "card:plan_b").expect("it is no moment for Plan B");
    assert_eq!(tapped.clause.as_deref(), Some("SR-507"));
}

#[test]
fn sr_804_a_page_calls_no_attack_fatal_that_the_gargouille_shrugs_off() {
    let cards = ["attack_20", "attack_25", "feint", "feint"];
    let mut table = go(fight("iron_gargoyle", cards).creature_life(20));
    let said = table.consequence(0, &set("attack_20"));
    assert_eq!(said.as_deref(), Some("0 damage as things stand, of the 20 left."));
    lay(&mut table, &cards);
    until_reaction_to(&mut table, 0);
    let page = shown(&table);
    assert_eq!((page.left, page.left_then), (Some(20), Some(20)));
    assert_eq!(page.coming.iter().map(|coming| coming.damage).collect::<Vec<_>>(), [0]);
}

#[test]
fn sr_817_a_page_says_of_two_attacks_that_the_lesser_one_deals_nothing_after_the_greater() {
    let position = fight("bone_stair", ["double_strike", "feint", "feint"]).creature_life(60);
    let hand = ["double_strike", "attack_40", "attack_25"];
    let mut table = go(position.hand(0, &hand));
    lay(&mut table, &["double_strike", "feint", "feint"]);
    pass_to(&mut table, before_reveal(0));
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["attack_25", "attack_40"], None));
    table.does(0, NEXT);
    until_reaction_to(&mut table, 0);
    let page = shown(&table);
    assert_eq!(page.coming.iter().map(|coming| coming.damage).collect::<Vec<_>>(), [40, 0]);
    assert_eq!(page.left_then, Some(20));
}

#[test]
fn sr_818_a_page_says_that_the_jelly_swallows_an_attack_and_grows() {
    let cards = ["attack_50", "attack_40", "feint", "feint"];
    let mut table = go(fight("jelly", cards).creature_life(30));
    let said = table.consequence(0, &set("attack_50"));
    assert_eq!(said.as_deref(), Some("0 damage as things stand, of the 40 left."));
    lay(&mut table, &cards);
    until_reaction_to(&mut table, 0);
    let page = shown(&table);
    assert_eq!((page.left, page.left_then), (Some(30), Some(40)));
    assert!(page.coming.is_empty(), "it will never lie on the pile");
}

#[test]
fn sr_908_the_blow_that_fells_the_last_encounter_says_that_it_may_end_the_game() {
    let told = |position: Position| {
        let table = go(position.creature_life(30).hand(0, &["attack_20", "attack_40"]));
        assert!(!table.consequence(0, &set("attack_20")).is_some_and(|told| told.contains("end")));
        table.consequence(0, &set("attack_40")).expect("it kills")
    };
    let last = told(Position::fight("ripper", 3).to_come(&[]));
    assert!(last.ends_with(" May end the game."), "{last}");
    let more = told(Position::fight("ripper", 3).to_come(&["vampire"]));
    assert!(!more.contains("May end"), "{more}");
    // It is laid face down, and much can happen before it is turned: that ends no game yet.
    let table = go(Position::fight("ripper", 3)
        .to_come(&[])
        .creature_life(30)
        .hand(0, &["attack_20", "attack_40"]));
    assert!(!table.may_end(0, &set("attack_40")));
}

#[test]
fn sr_502_a_window_asks_by_name_about_what_its_listener_could_play() {
    let position = Position::fight("ripper", 3)
        .hand(0, &["attack_50"])
        .hand(1, &["attack_30", "critical_miss"])
        .hand(2, &["attack_30", "critical_miss", "move_over"]);
    let mut table = play(position.top_of_pile(&["attack_25"; 3]));
    lay(&mut table, &["attack_50", "attack_30", "attack_30"]);
    let asks = |table: &Play, seat: u8| {
        let question = table.question().expect("a window is open");
        let names = ["Ana", "Bruno", "Chloé"].map(str::to_owned);
        let viewer = kernel::Viewer::Seat(kernel::Seat::new(seat));
        let voice = shelf::Voice::new(shelf::Language::En, viewer, &names);
        <SangRancune as shelf::Asks>::ask(&voice, &table.view(seat), question)
    };
    assert_eq!(asks(&table, 1), "Ana is about to reveal.");
    assert_eq!(asks(&table, 2), "Ana is about to reveal. Do you play Out of My Way!?");
    pass_to(&mut table, revealed(0));
    for seat in [1, 2] {
        let asked = asks(&table, seat);
        assert!(asked.ends_with(" Do you play Critical Failure?"), "{asked}");
    }
    assert!(!asks(&table, 0).contains("Do you play"));
}
