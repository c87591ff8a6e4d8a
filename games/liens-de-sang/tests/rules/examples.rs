//! Chapter 9, the worked examples, as they are written there; LS-X22 to LS-X25 are in `deduction.rs`.

use kernel::{Rng, Seat};
use liens_de_sang::cards::catalogue::catalogue;
use liens_de_sang::cards::pieces::{Card, Clan};
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::deduction::deduce;
use liens_de_sang::{Config, Event, Question, View};

use crate::common::*;

/// Every character a seat can have, as this viewer knows.
fn possible(view: &View, seat: u8) -> Vec<String> {
    deduce(view).possible(Seat::new(seat)).iter().map(|card| card.to_string()).collect()
}

#[test]
fn ls_x01_the_first_example_of_the_rulebook() {
    let mut table = play(Position::deal(["B9", "R7", "R4", "B2", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_ROSE, TAKE_RANK]);
    table.does(1, TAKE_UNKNOWN);
    assert_eq!(tokens(&table, 1), "U");
    assert_eq!(active(&table), 1, "no ability window");
}

#[test]
fn ls_x02_the_second_example_of_the_rulebook() {
    // LS-R24: the two tokens of the target are one Beast and one unknown token.
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, "BU"));
    table
        .does(0, attack(1))
        .does(1, REQUEST)
        .does(2, OFFER)
        .does(3, OFFER)
        .everybody_does(&NO_OFFER);
    table.does(1, accept(2));
    assert_eq!(tokens(&table, 2), "4", "automatically");
    assert_eq!(table.options(2), [DECLINE, WOUND, HEAL]);
    table.does(2, WOUND);
    assert_eq!(tokens(&table, 1), "BU7", "he must take his rank");
    assert_eq!(active(&table), 2, "no ability for him");
    assert_eq!(possible(&table.gallery(), 1), ["B7"]);
    assert_eq!(possible(&table.gallery(), 2), ["R4", "B4"]);
}

#[test]
fn ls_x03_the_tables_of_the_rulebook() {
    let mut choices = Rng::from_number(3);
    for players in 6..=12u8 {
        let members = usize::from(players / 2);
        let odd = usize::from(players % 2);
        let mut table = open(&Config::new(players), u64::from(players));
        let curses = catalogue().deal(players).unwrap();
        assert_eq!(in_supply(&table, Card::Curse), curses.curse_true + curses.curse_false);
        while let Some(seat) = table.asked().first().copied() {
            let options = table.options(seat);
            table.does(seat, *choices.pick(&options));
        }
        let left = table.gallery_heard().into_iter().find_map(|event| {
            let Event::AllRevealed { left_in_box, .. } = event else { return None };
            Some(left_in_box)
        });
        let left = left.expect("everything is turned up");
        let of = |clan| left.iter().filter(|card| card.clan() == clan).count();
        let counted = (of(Some(Clan::Rose)), of(Some(Clan::Beast)), of(None));
        assert_eq!(counted, (9 - members, 9 - members, 2 - odd), "{players} players");
    }
}

#[test]
fn ls_x04_clues() {
    let table = play(Position::deal(["R3", "B5", "Ir", "R8", "B3", "B1", "R2"]));
    let sees = |seat: u8, of: u8| table.view(seat).own.clues[Seat::new(of)];
    let (rose, beast) = (Some(Clan::Rose), Some(Clan::Beast));
    assert_eq!([sees(1, 0), sees(2, 1), sees(3, 2), sees(4, 3)], [beast, beast, rose, rose]);
    assert_eq!([sees(5, 4), sees(6, 5), sees(0, 6)], [rose, beast, rose]);
}

#[test]
fn ls_x05_passing() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    let before = table.gallery();
    table.does(0, pass(3)).does(3, pass(0));
    let after = table.gallery();
    assert_eq!((active(&table), after.public.turn), (0, 3));
    assert_eq!(after.public.players, before.public.players);
}

#[test]
fn ls_x06_an_ability_captures_in_a_rivals_turn() {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4"]);
    let mut table = play(deal.tokens(2, "RR"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(2));
    assert_eq!(tokens(&table, 2), "RR1");
    let told = ["ability_used", "wound", "captured", "all_revealed", "game_over"];
    assert_eq!(kinds(&table.heard(4)), told, "no Elder ability");
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!((ending.capturer, ending.leaders[0]), (Seat::new(1), Seat::new(2)));
    assert_eq!(table.winners(), [1, 3, 4]);
}

#[test]
fn ls_x07_the_wrong_captive() {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4"]);
    let mut table = play(deal.tokens(5, "UU4"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(5));
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!((ending.captive, ending.leaders[0]), (Seat::new(5), Seat::new(2)));
    assert_eq!(table.winners(), [0, 2, 5]);
}

#[test]
fn ls_x08_mentalist() {
    let mut table = play(Position::deal(["R9", "B5", "R1", "B7", "B2", "R4"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(2));
    assert_eq!(tokens(&table, 2), "1", "automatically");
    assert!(cards(&table, 2).is_empty(), "no Quill");
    assert_eq!(active(&table), 2);
}

#[test]
fn ls_x09_mentalist_with_the_rank_already_shown() {
    let mut table = play(Position::deal(["R9", "B5", "R7", "B7", "B2", "R4"]).tokens(2, "7"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(2));
    assert_eq!(table.options(2), [TAKE_UNKNOWN, TAKE_ROSE]);
    table.does(2, TAKE_UNKNOWN);
    assert_eq!((tokens(&table, 2).as_str(), active(&table)), ("7U", 2));
}

#[test]
fn ls_x10_guardian() {
    let mut table = play(Position::deal(["R9", "B6", "R1", "B1", "B2", "R4"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(3));
    assert_eq!(
        (cards(&table, 1), cards(&table, 3)),
        (vec![Card::SwordPurple], vec![Card::ShieldPurple])
    );
    assert_eq!(active(&table), 1);
    table.does(1, pass(0));
    assert_eq!(targets(&table, 0), [1, 2, 4, 5]);
    assert!(table.options(0).contains(&pass(3)));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "6B", "automatically");
    table.does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "6BB");
    assert_eq!(
        (in_supply(&table, Card::SwordPurple), in_supply(&table, Card::ShieldPurple)),
        (1, 2)
    );
    table.does(1, pass(0));
    assert_eq!(targets(&table, 0), [1, 2, 3, 4, 5]);
}

#[test]
fn ls_x11_berserker_intervenes() {
    let mut table = play(Position::deal(["R9", "B1", "R2", "B7", "B5", "R4"]).tokens(0, "U"));
    attack_with_help(&mut table, 0, 1, 3);
    assert_eq!(tokens(&table, 3), "7");
    table.does(3, USE);
    assert_eq!(table.options(0), [TAKE_ROSE, TAKE_RANK]);
    table.does(0, TAKE_ROSE);
    assert_eq!((tokens(&table, 0).as_str(), active(&table)), ("UR", 3));
}

#[test]
fn ls_x12_berserker_captures_the_wrong_one() {
    let deal = Position::deal(["R9", "B7", "R2", "B1", "B5", "R4"]);
    let mut table = play(deal.tokens(0, "UR9"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    let mut declined = table.clone();
    table.does(1, USE);
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!(
        (ending.captive, ending.capturer, ending.leaders[0]),
        (Seat::new(0), Seat::new(1), Seat::new(2))
    );
    assert_eq!(table.winners(), [0, 2, 5]);
    declined.does(1, DECLINE);
    assert_eq!(active(&declined), 1);
}

#[test]
fn ls_x13_mage() {
    let mut table = play(Position::deal(["R9", "B8", "R2", "B1", "B5", "R4"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(3));
    assert_eq!((cards(&table, 1), cards(&table, 3)), (vec![Card::Staff], vec![Card::Staff]));
    assert_eq!(in_supply(&table, Card::Staff), 4);
    assert_eq!(active(&table), 1);
    table.does(1, pass(0)).does(0, attack(3)).does(3, NO_REQUEST);
    assert_eq!(table.options(3), [TAKE_UNKNOWN, TAKE_RANK]);
    table.does(3, TAKE_UNKNOWN);
    assert_eq!(tokens(&table, 3), "U");
    assert!(possible(&table.view(0), 3).contains(&"B1".to_owned()), "he may still be an Elder");
    assert!(possible(&table.gallery(), 3).contains(&"R1".to_owned()));
}

#[test]
fn ls_x14_fan() {
    let deal = Position::deal(["B5", "R7", "R2", "B1", "B9", "R4"]);
    let mut table = play(deal.tokens(2, "UU2").card(2, Card::Fan));
    table.does(0, attack(2));
    assert!(!kinds(&table.heard(1)).contains(&"intervention_requested".to_owned()));
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!((ending.captive, ending.leaders[0]), (Seat::new(2), Seat::new(2)));
    assert_eq!(table.winners(), [0, 3, 4]);
}

#[test]
fn ls_x15_harlequin() {
    let mut table = play(Position::deal(["R9", "B3", "R1", "B1", "R5", "B2"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    let before: Vec<String> = [0, 2, 3, 4, 5].map(|seat| known_cards(&table.view(seat))).to_vec();
    table.does(1, look_at([0, 4]));
    assert!(kinds(&table.heard(5)).contains(&"characters_seen".to_owned()));
    assert_eq!(table.view(5).public.players[Seat::new(1)].looked_at, seats([0, 4]));
    assert_eq!(known_cards(&table.view(1)), "R9 B3 . . R5 .");
    let after: Vec<String> = [0, 2, 3, 4, 5].map(|seat| known_cards(&table.view(seat))).to_vec();
    assert_eq!(after, before, "no other view changes");
    assert_eq!(active(&table), 1);
    table.does(1, pass(0)).does(0, pass(2));
    assert_eq!(known_cards(&table.view(1)), "R9 B3 . . R5 .", "until the end");
}

#[test]
fn ls_x16_quill_trap() {
    let mut table = play(Position::deal(["B5", "R1", "R4", "B2", "R9", "B7"]).tokens(1, "RR"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "RR1", "automatically");
    table.does(1, USE);
    assert_eq!(leader(&table, Clan::Rose), 4);
    table.does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.gallery().public.ending.map(|ending| ending.captive), Some(Seat::new(1)));
    assert_eq!(table.winners(), [1, 2, 4]);
}

/// The nine seats of LS-X17 and LS-X18.
fn nine() -> Position {
    Position::deal(["R2", "B1", "R5", "B4", "R9", "B7", "R6", "B8", "Ib"])
}

#[test]
fn ls_x17_the_inquisitor_steals_the_victory() {
    let mut table = play(nine());
    table.does(0, attack(8)).does(8, NO_REQUEST);
    assert_eq!(table.options(8), [TAKE_UNKNOWN, TAKE_ROSE, TAKE_BEAST, TAKE_RANK]);
    table
        .does(8, TAKE_ROSE)
        .does(8, pass(0))
        .does(0, attack(8))
        .does(8, NO_REQUEST)
        .does(8, TAKE_RANK);
    assert_eq!(tokens(&table, 8), "RX");
    let distributions = table.options(8).iter().filter(|option| **option != DECLINE).count();
    assert_eq!(distributions, 168);
    table.does(8, curses(1, [4, 6]));
    assert_eq!(active(&table), 8);

    // Later: three attacks on seat 0.
    table.does(8, attack(0)).does(0, NO_REQUEST).does(0, TAKE_UNKNOWN).does(0, pass(8));
    table.does(8, attack(0)).does(0, NO_REQUEST).does(0, TAKE_UNKNOWN).does(0, pass(8));
    table.does(8, attack(0)).does(0, NO_REQUEST).does(0, DECLINE).does(0, pass(8));
    assert_eq!(tokens(&table, 0), "UU2");
    table.refuses(8, attack(0), "LS-306");
    assert!(table.options(8).contains(&pass(0)));

    table.does(8, pass(3)).does(3, attack(0)).does(0, NO_REQUEST);
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!((ending.captive, ending.leaders), (Seat::new(0), [Seat::new(0), Seat::new(1)]));
    assert!(ending.curse_stole);
    assert_eq!(table.winners(), [8]);
}

#[test]
fn ls_x18_the_inquisitor_is_captured() {
    let mut without = play(nine().tokens(8, "RUX"));
    without.does(0, attack(8)).does(8, NO_REQUEST);
    assert_eq!(without.winners(), [8]);
    let mut with = play(nine().tokens(8, "RUX").curses(8, 0, [1, 2]));
    with.does(0, attack(8)).does(8, NO_REQUEST);
    assert_eq!(with.winners(), [8], "whoever holds which curse");
}

#[test]
fn ls_x19_healing_and_use_again() {
    let mut table = play(Position::deal(["B2", "R5", "R4", "B1", "R9", "B7"]).tokens(1, "5R"));
    table.does(0, attack(1)).does(1, REQUEST);
    assert_eq!(table.asked(), [2, 3, 4, 5]);
    table.does(2, OFFER).everybody_does(&NO_OFFER).does(1, accept(2));
    assert_eq!(tokens(&table, 2), "4");
    table.does(2, HEAL);
    assert_eq!(table.options(1), [RETURN_ROSE, RETURN_RANK]);
    table.does(1, RETURN_RANK);
    assert_eq!((tokens(&table, 1).as_str(), active(&table)), ("R", 2));
    table.does(2, attack(3)).does(3, REQUEST);
    assert!(table.asked().contains(&1) && !table.asked().contains(&2));
    table.everybody_does(&NO_OFFER).does(3, TAKE_BEAST);
    assert_eq!(active(&table), 3);
    table.does(3, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(table.question(), Some(Question::Ability { owner: Seat::new(1) }));
    assert_eq!(choosable(&table, 1), [0, 2, 3, 4, 5], "the Mentalist's");
}

#[test]
fn ls_x20_own_clan_captured() {
    let mut table = play(Position::deal(["R9", "B5", "R1", "R4", "B1", "B7"]).tokens(3, "UU4"));
    table.does(0, attack(3)).does(3, NO_REQUEST);
    assert_eq!(table.winners(), [1, 4, 5]);
}

#[test]
fn ls_x21_offers_declined() {
    let mut table = play(Position::deal(["R9", "B5", "R1", "R4", "B1", "B7"]));
    table
        .does(0, attack(1))
        .does(1, REQUEST)
        .does(3, OFFER)
        .does(4, OFFER)
        .everybody_does(&NO_OFFER);
    let (offers, refusals) = (seats([3, 4]), seats([2, 5]));
    let revealed = Event::OffersRevealed { target: Seat::new(1), offers, refusals };
    assert_eq!(table.gallery_heard(), [revealed], "all four answers become public together");
    table.does(1, DECLINE_OFFERS);
    assert_eq!(table.options(1), [TAKE_BEAST, TAKE_RANK]);
    table.does(1, TAKE_RANK).does(1, use_on(0));
    assert_eq!(tokens(&table, 0), "9");
    assert_eq!(active(&table), 0, "without ability, and active again");
}
