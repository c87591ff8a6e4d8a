//! Chapter 6, hidden information: one test for each row of its table, then one for each leak it warns of.

use kernel::{Rng, Seat, Seed, Viewer};
use liens_de_sang::cards::pieces::{Card, Clan};
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::deduction::deduce;
use liens_de_sang::{Event, GAME, LiensDeSang, View};
use serde_json::json;
use shelf::{AnyTable, Helps, Language, Voice};

use crate::common::*;

fn deal() -> Position {
    Position::deal(["R9", "B3", "R4", "B2", "B5", "R1"])
}

/// The table, with what everybody was told, after the same answers in two worlds.
fn both(one: Position, two: Position, script: impl Fn(&mut Play)) -> [Play; 2] {
    [one, two].map(|position| {
        let mut table = play(position);
        script(&mut table);
        table
    })
}

/// Everything a viewer received, as it would be sent.
fn received(table: &Play, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => {
            let number = seat.number();
            let options = json(&table.options(number));
            json!([json(&table.view(number)), json(&table.events(number)), options]).to_string()
        }
        Viewer::Gallery => {
            json!([json(&table.gallery()), json(&table.gallery_events())]).to_string()
        }
    }
}

#[test]
fn row_a_character_card_is_seen_by_its_owner_and_a_harlequin_who_looked() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, look_at([2, 4]));
    assert_eq!(known_cards(&table.view(4)), ". . . . B5 .");
    assert_eq!(known_cards(&table.view(1)), ". B3 R4 . B5 .");
    assert_eq!(known_cards(&table.view(3)), ". . . B2 . .");
    assert_eq!(known_cards(&table.gallery()), ". . . . . .");
}

#[test]
fn row_a_clue_is_seen_by_its_owner_his_left_neighbour_and_a_harlequin_who_looked() {
    let mut table = play(deal());
    assert_eq!(known_clues(&table.view(4)), ". . . B B .");
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, look_at([2, 4]));
    assert_eq!(known_clues(&table.view(1)), "R R R . B .");
    assert_eq!(known_clues(&table.view(4)), ". . . B B .");
    assert_eq!(known_clues(&table.gallery()), ". . . . . .");
}

#[test]
fn row_nobody_knows_which_characters_are_in_play_or_in_the_box() {
    let other = Position::deal(["R9", "B7", "R2", "B6", "B8", "R1"]);
    let [one, two] = both(deal(), other, |table| {
        table.does(0, pass(3)).does(3, pass(0));
    });
    assert_eq!(received(&one, seat(0)), received(&two, seat(0)));
    assert_eq!(received(&one, Viewer::Gallery), received(&two, Viewer::Gallery));
    let view = json(&one.view(0)).to_string();
    assert!(!view.contains("box\":[") && !view.contains("\"B3\"") && !view.contains("\"R2\""));
}

#[test]
fn row_which_inquisitor_card_is_known_to_him_and_partly_to_his_left_neighbour() {
    let table = play(Position::deal(["R9", "B3", "R4", "Ib", "B5", "R1", "B7"]).tokens(3, "X"));
    let may_be = |view: &View| {
        let cards = deduce(view).possible(Seat::new(3));
        cards.iter().map(|card| card.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(may_be(&table.view(3)), ["Ib"]);
    assert_eq!(may_be(&table.view(4)), ["Ib"], "he saw the clue, and now the cross");
    assert_eq!(may_be(&table.view(0)), ["Ir", "Ib"]);
    let hidden = play(Position::deal(["R9", "B3", "R4", "Ib", "B5", "R1", "B7"]));
    assert!(may_be(&hidden.view(4)).len() > 1, "the clue alone proves little");
}

#[test]
fn row_nobody_is_told_who_leads() {
    // The two worlds differ in who leads Rose: seat 5, or seat 2.
    let other = Position::deal(["R9", "B3", "R1", "B2", "B5", "R4"]);
    let [one, two] = both(deal(), other, |table| {
        table.does(0, pass(1));
    });
    assert_ne!(leader(&one, Clan::Rose), leader(&two, Clan::Rose));
    assert_eq!(received(&one, seat(0)), received(&two, seat(0)));
    assert_eq!(one.view(0).public.ending, None);
}

#[test]
fn row_the_face_of_a_curse_is_known_to_the_inquisitor_once_he_used_his_ability() {
    let mut table = play(Position::deal(["R9", "Ir", "R4", "B2", "B5", "R1", "B7"]));
    assert_eq!(table.view(1).own.true_curse, None, "nobody while in the supply");
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, curses(3, [5]));
    let knows = |number| table.view(number).own.true_curse;
    assert_eq!([0, 1, 3, 5].map(knows), [None, Some(Seat::new(3)), None, None]);
    assert_eq!(table.gallery().own.true_curse, None);
}

#[test]
fn row_answers_to_a_request_are_revealed_together() {
    let asks = |table: &mut Play| {
        table.does(0, attack(1)).does(1, REQUEST);
    };
    let mut offered = play(deal());
    asks(&mut offered);
    let mut refused = offered.clone();
    offered.does(3, OFFER);
    refused.does(3, NO_OFFER);
    for number in [0, 1, 2, 3, 4, 5] {
        assert_eq!(received(&offered, seat(number)), received(&refused, seat(number)));
    }
    assert_eq!(received(&offered, Viewer::Gallery), received(&refused, Viewer::Gallery));
}

/// A table in its box, with a deal and a seed of our choice.
fn boxed_table(cards: [&str; 6], seed: Seed) -> Box<dyn AnyTable> {
    let game = GAME;
    let options = json!({ "fixed_deal": cards, "first_player": 0 });
    let config = game.configure(&options, Some(6)).expect("a table that can be played");
    game.open(&config, seed).expect("a table that can be played")
}

/// Everything a viewer can ask a table in its box for.
fn sent(table: &dyn AnyTable, viewer: Viewer) -> String {
    let names = testkit::names(6);
    let pages = Language::ALL.map(|language| {
        let voice = Voice::new(language, viewer, &names);
        let (log, aid) = (table.log(&voice, 0), (table.aid(&voice), table.work_out(viewer)));
        json!([table.observe(&voice), log, table.sheet(&voice), table.own(&voice), aid]).to_string()
    });
    pages.concat()
}

fn apply(table: &mut dyn AnyTable, number: u8, action: &serde_json::Value) {
    let names = testkit::names(6);
    let voice = Voice::new(Language::En, seat(number), &names);
    table.apply(&voice, Seat::new(number), None, action).expect("an answer that is allowed");
}

const CARDS: [&str; 6] = ["R9", "B7", "R4", "B2", "B5", "R1"];

#[test]
fn row_seed_and_generator_are_nobodys() {
    let one = boxed_table(CARDS, Seed([0xab; 32]));
    let two = boxed_table(CARDS, Seed([0xcd; 32]));
    for number in 0..6 {
        assert_eq!(sent(one.as_ref(), seat(number)), sent(two.as_ref(), seat(number)));
    }
    assert!(!sent(one.as_ref(), Viewer::Gallery).contains("abab"));
    assert!(!format!("{one:?}").contains("abab"));
}

#[test]
fn row_private_notes_stay_private_and_the_table_adds_only_what_tokens_say() {
    // With `notes` the table helps everybody alike, from tokens alone; marks themselves never reach it.
    let notes = |options: &mut liens_de_sang::Config| {
        options.deduction_aid = liens_de_sang::table::config::DeductionAid::Notes;
    };
    let mut table = play(deal().options(notes).tokens(3, "U"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, look_at([3, 4]));
    let names = testkit::names(6);
    let about_seat_3 = |number: u8| {
        let voice = Voice::new(Language::En, seat(number), &names);
        let lines = LiensDeSang::aid(&voice, &table.view(number)).expect("there is an aid");
        lines.into_iter().find(|line| line.starts_with(&names[3])).expect("a line for seat 3")
    };
    assert_eq!(about_seat_3(1), about_seat_3(0), "also for the Harlequin who has seen the card");
}

#[test]
fn row_the_deduction_aid_depends_on_nothing_its_player_cannot_know() {
    let mut table = boxed_table(CARDS, Seed([7; 32]));
    apply(table.as_mut(), 0, &json!({ "kind": "attack", "target": 1 }));
    apply(table.as_mut(), 1, &json!({ "kind": "no_request" }));
    apply(table.as_mut(), 1, &json!({ "kind": "take", "token": "unknown" }));
    let mut rng = Rng::from_number(1);
    for number in 0..6 {
        let helped = table.work_out(seat(number));
        assert!(helped.is_some());
        for _ in 0..20 {
            let believed = table.believed_by(Seat::new(number), &mut rng);
            assert_eq!(believed.work_out(seat(number)), helped);
        }
    }
}

// 6.2, what must never leak.

#[test]
fn leak_1_legal_actions_prompts_and_counts_of_choices() {
    // The Guardian chooses between two tokens, the Berserker between three: nobody else can tell.
    let wound = |cards| {
        let mut table = boxed_table(cards, Seed([1; 32]));
        apply(table.as_mut(), 0, &json!({ "kind": "attack", "target": 1 }));
        apply(table.as_mut(), 1, &json!({ "kind": "no_request" }));
        table
    };
    let (two, three) = (wound(["R9", "B6", "R4", "B2", "B5", "R1"]), wound(CARDS));
    assert_ne!(sent(two.as_ref(), seat(1)), sent(three.as_ref(), seat(1)));
    for viewer in [seat(0), seat(2), seat(3), seat(5), Viewer::Gallery] {
        assert_eq!(sent(two.as_ref(), viewer), sent(three.as_ref(), viewer));
    }
}

#[test]
fn leak_2_an_illegal_attempt_of_the_inquisitor_leaves_no_trace() {
    let deal = Position::deal(["Ir", "B3", "R4", "B2", "B5", "R1", "R9"]).tokens(2, "UU4");
    let mut table = play(deal);
    let before = [1, 2, 3].map(|number| received(&table, seat(number)));
    table.refuses(0, attack(2), "LS-E04");
    assert_eq!([1, 2, 3].map(|number| received(&table, seat(number))), before);
    let mut member = play(Position::deal(["R6", "B3", "R4", "B2", "B5", "R1"]).tokens(2, "UU4"));
    assert!(member.options(0).contains(&attack(2)), "his missing target is his alone");
    member.does(0, attack(2));
}

#[test]
fn leak_3_the_true_curse() {
    let hands_out = |true_to, false_to: u8| {
        let mut table = play(Position::deal(["R9", "Ir", "R4", "B2", "B5", "R1", "B7"]));
        table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
        table.does(1, curses(true_to, [false_to])).does(1, pass(0));
        table
    };
    let (one, two) = (hands_out(3, 5), hands_out(5, 3));
    assert_ne!(received(&one, seat(1)), received(&two, seat(1)));
    for viewer in [seat(0), seat(2), seat(3), seat(4), seat(5), seat(6), Viewer::Gallery] {
        assert_eq!(received(&one, viewer), received(&two, viewer));
    }
}

#[test]
fn leak_4_the_box() {
    // Two deals that differ in the cards of seats 2 and 4 only; nobody else is sent anything different.
    let (one, two) = (
        boxed_table(CARDS, Seed([1; 32])),
        boxed_table(["R9", "B7", "R8", "B2", "B6", "R1"], Seed([1; 32])),
    );
    for viewer in [seat(0), seat(1), seat(3), seat(5), Viewer::Gallery] {
        assert_eq!(sent(one.as_ref(), viewer), sent(two.as_ref(), viewer));
    }
}

#[test]
fn leak_5_who_has_already_answered_and_in_which_order() {
    let mut table = boxed_table(CARDS, Seed([1; 32]));
    apply(table.as_mut(), 0, &json!({ "kind": "attack", "target": 1 }));
    apply(table.as_mut(), 1, &json!({ "kind": "request" }));
    let before =
        [seat(0), seat(1), seat(2), Viewer::Gallery].map(|viewer| sent(table.as_ref(), viewer));
    let mut backwards = table.fork();
    let (offer, no_offer) = (json!({ "kind": "offer" }), json!({ "kind": "no_offer" }));
    apply(table.as_mut(), 4, &offer);
    let after =
        [seat(0), seat(1), seat(2), Viewer::Gallery].map(|viewer| sent(table.as_ref(), viewer));
    assert_eq!(after, before);
    apply(table.as_mut(), 2, &no_offer);
    apply(table.as_mut(), 3, &no_offer);
    apply(table.as_mut(), 5, &no_offer);
    apply(backwards.as_mut(), 5, &no_offer);
    apply(backwards.as_mut(), 3, &no_offer);
    apply(backwards.as_mut(), 2, &no_offer);
    apply(backwards.as_mut(), 4, &offer);
    assert_eq!(sent(table.as_ref(), seat(1)), sent(backwards.as_ref(), seat(1)));
}

#[test]
fn leak_7_private_parts_of_events() {
    let mut table = open(&liens_de_sang::Config::new(7), 3);
    assert!(table.gallery_events().contains(&Event::CharactersDealt { yours: None }));
    assert!(table.gallery_events().contains(&Event::CluesShown { of: None, clue: None }));
    let log = json(&table.gallery_events()).to_string();
    let first = active(&table);
    table.does(first, pass((first + 1) % 7));
    for number in 0..7 {
        let card = format!("\"{}\"", my_character(&table.view(number)).unwrap());
        assert!(!log.contains(&card));
        for other in (0..7).filter(|other| *other != number) {
            assert!(
                !json(&table.events(other)).to_string().contains(&card),
                "{other} reads {card}"
            );
        }
    }
}

#[test]
fn leak_8_the_seed_is_not_in_any_text() {
    let game = GAME;
    let config = game.configure(&json!({}), Some(6)).unwrap();
    let table = game.open(&config, Seed([0xab; 32])).unwrap();
    for number in 0..6 {
        assert!(!sent(table.as_ref(), seat(number)).contains("abab"));
    }
    assert_eq!(format!("{:?}", Seed([0xab; 32])), "Seed(..)");
}

#[test]
fn leak_9_the_grid_comes_from_the_viewers_own_facts() {
    let other = Position::deal(["R9", "B7", "R2", "B6", "B8", "R1"]);
    let [one, two] = both(deal(), other, |table| {
        table.does(0, pass(3)).does(3, pass(0));
    });
    assert_eq!(deduce(&one.view(0)), deduce(&two.view(0)));
    assert!(
        deduce(&one.view(0)).possible(Seat::new(2)).len() > 1,
        "although the table knows better"
    );
    assert_eq!(deduce(&one.gallery()).possible(Seat::new(0)).len(), 18);
}

#[test]
fn leak_10_messages_name_characters_and_never_number_them() {
    let table = play(deal().card(0, Card::Fan));
    let own = json(&table.view(0));
    assert_eq!(own["own"]["characters"][0], "R9");
    assert_eq!(own["own"]["characters"][1], serde_json::Value::Null);
    assert_eq!(own["public"]["players"][0]["cards"], json!(["fan"]));
}
