//! LS-200, set-up: what is dealt, who sees what, who begins.

use std::collections::BTreeSet;

use kernel::{Game, Rng, Seat};
use liens_de_sang::cards::catalogue::{Deal, catalogue};
use liens_de_sang::cards::pieces::{Card, Clan, Identity};
use liens_de_sang::rules::position::Position;
use liens_de_sang::{Config, Event, LiensDeSang, Question};
use shelf::{Language, Tells, Voice};

use crate::common::*;

/// Everybody's card, in seat order.
fn dealt(table: &Play) -> Vec<Identity> {
    table.table().examine(|state, referee| {
        state.secrets.characters.iter().map(|card| *card.read(referee)).collect()
    })
}

fn members(cards: &[Identity], clan: Clan) -> usize {
    cards.iter().filter(|card| card.clan() == Some(clan)).count()
}

fn inquisitors(cards: &[Identity]) -> usize {
    cards.iter().filter(|card| card.is_inquisitor()).count()
}

#[test]
fn ls_201_the_game_is_for_6_to_12_players() {
    assert!(Config::new(5).check().is_err());
    assert!(Config::new(6).check().is_ok());
    assert!(Config::new(12).check().is_ok());
    assert!(Config::new(13).check().is_err());
}

#[test]
fn ls_201_odd_numbers_have_exactly_one_inquisitor_and_even_numbers_none() {
    let count = |players| inquisitors(&dealt(&open(&Config::new(players), 1)));
    assert_eq!([6, 7, 8, 9, 10, 11, 12].map(count), [0, 1, 0, 1, 0, 1, 0]);
}

#[test]
fn ls_202_the_supply_is_public() {
    let table = open(&Config::new(8), 1);
    let supply = table.gallery().public.supply();
    assert_eq!((supply.rose, supply.beast, supply.unknown), (13, 13, 20));
    // Quills, purple and green Sword, purple and green Shields, Staffs, Fans, curses.
    assert_eq!(supply.cards, [2, 1, 1, 2, 2, 6, 4, 0]);
    assert_eq!(table.view(3).public.supply(), supply);
    let ranks = catalogue().token_kinds().iter().filter(|kind| kind.id.starts_with("rank_"));
    let two_of_each: Vec<u8> = ranks.map(|kind| kind.count).collect();
    assert_eq!(two_of_each, [2, 2, 2, 2, 2, 2, 2, 2, 2, 1], "and one cross");
}

#[test]
fn ls_203_odd_numbers_add_curses_and_the_cross_to_the_supply() {
    let curses = |players| in_supply(&open(&Config::new(players), 1), Card::Curse);
    assert_eq!([6, 7, 8, 9, 10, 11, 12].map(curses), [0, 2, 0, 3, 0, 4, 0]);
    let mut table = play(Position::deal(["R2", "Ib", "B1", "R5", "B4", "R9", "B7"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(tokens(&table, 1), "X");
}

#[test]
fn ls_204_half_the_players_rounded_down_are_drawn_from_each_clan() {
    let both = |players| {
        let cards = dealt(&open(&Config::new(players), 1));
        (members(&cards, Clan::Rose), members(&cards, Clan::Beast))
    };
    assert_eq!([6, 7, 8, 9].map(both), [(3, 3), (3, 3), (4, 4), (4, 4)]);
    assert_eq!([10, 11, 12].map(both), [(5, 5), (5, 5), (6, 6)]);
}

#[test]
fn ls_204_any_of_the_nine_cards_of_a_clan_may_be_drawn() {
    let seen: BTreeSet<Identity> =
        (0..60).flat_map(|seed| dealt(&open(&Config::new(6), seed))).collect();
    assert_eq!(seen.len(), 18);
}

#[test]
fn ls_204_the_rest_goes_back_to_the_box_unseen() {
    // Two deals that differ only in what stayed in the box look the same to somebody who holds neither card.
    let one = play(Position::deal(["R9", "B1", "R2", "B4", "R5", "B6"]));
    let two = play(Position::deal(["R9", "B1", "R2", "B4", "R6", "B6"]));
    assert_eq!(one.view(0), two.view(0));
    assert_eq!(one.gallery(), two.gallery());
}

#[test]
fn ls_205_either_inquisitor_card_may_be_drawn_but_only_one() {
    let drawn = |seed| {
        let cards = dealt(&open(&Config::new(7), seed));
        assert_eq!(inquisitors(&cards), 1);
        cards.into_iter().find(|card| card.is_inquisitor()).unwrap()
    };
    let seen: BTreeSet<Identity> = (0..20).map(drawn).collect();
    assert_eq!(seen, BTreeSet::from([Identity::INQUISITOR_ROSE, Identity::INQUISITOR_BEAST]));
}

#[test]
fn ls_206_all_cards_are_shuffled_together_and_each_sees_his_own() {
    let first_seats: BTreeSet<_> =
        (0..40).map(|seed| dealt(&open(&Config::new(7), seed))[0].allegiance()).collect();
    assert_eq!(first_seats.len(), 3, "any side may sit in any seat");
    let table = open(&Config::new(7), 1);
    let cards = dealt(&table);
    assert!(table.events(3).contains(&Event::CharactersDealt { yours: Some(cards[3]) }));
    assert!(table.gallery_events().contains(&Event::CharactersDealt { yours: None }));
    assert_eq!(my_character(&table.view(3)), Some(cards[3]));
}

#[test]
fn ls_207_everybody_shows_his_clue_to_the_next_seat_clockwise_and_nothing_else() {
    let table = play(Position::deal(["R1", "B2", "R3", "B4", "R5", "B6"]));
    assert_eq!(known_clues(&table.view(3)), ". . B B . .", "his own, and that of seat 2");
    assert_eq!(known_clues(&table.view(0)), "R . . . . B", "his own, and that of seat 5");
    assert_eq!(known_cards(&table.view(3)), ". . . B4 . .");
    assert_eq!(known_clues(&table.gallery()), ". . . . . .");
}

#[test]
fn ls_r26_the_left_neighbour_is_the_next_seat_and_the_table_says_whose_clue_one_saw() {
    let table = open(&Config::new(6), 1);
    let shown = table.events(0).into_iter().find(|event| matches!(event, Event::CluesShown { .. }));
    let Some(event @ Event::CluesShown { of: Some(of), clue: Some(_) }) = shown else {
        panic!("seat 0 saw no clue: {shown:?}")
    };
    assert_eq!(of, Seat::new(5));
    let names = testkit::names(6);
    for language in Language::ALL {
        let voice = Voice::new(language, seat(0), &names);
        let text = LiensDeSang::event(&voice, &event).text.to_lowercase();
        assert!(text.contains(&names[5].to_lowercase()), "{text}");
        for side in ["left", "right", "gauche", "droite"] {
            assert!(!text.contains(side), "{text}");
        }
    }
}

#[test]
fn ls_208_the_first_player_is_drawn_holds_the_dagger_and_is_active() {
    let first = |seed| active(&open(&Config::new(6), seed));
    let seen: BTreeSet<u8> = (0..60).map(first).collect();
    assert_eq!(seen, BTreeSet::from([0, 1, 2, 3, 4, 5]));
    let table = open(&Config::new(6), 1);
    assert_eq!(table.question(), Some(Question::Turn {}));
    assert_eq!(table.asked(), [table.gallery().public.dagger.number()]);
}

#[test]
fn ls_209_nobody_starts_with_tokens_or_ability_cards() {
    let table = open(&Config::new(11), 1);
    for number in 0..11 {
        assert_eq!(tokens(&table, number), "");
        assert_eq!(cards(&table, number), []);
    }
}

#[test]
fn ls_210_numbers_for_every_table() {
    // LS-R23: the rows of the damaged tables are Rose, Beast and Inquisitor; then the true and the false curses.
    let column = |players| {
        let deal: &Deal = catalogue().deal(players).unwrap();
        [deal.rose, deal.beast, deal.inquisitor, deal.curse_true, deal.curse_false]
    };
    assert_eq!(column(6), [3, 3, 0, 0, 0]);
    assert_eq!(column(7), [3, 3, 1, 1, 1]);
    assert_eq!(column(8), [4, 4, 0, 0, 0]);
    assert_eq!(column(9), [4, 4, 1, 1, 2]);
    assert_eq!(column(10), [5, 5, 0, 0, 0]);
    assert_eq!(column(11), [5, 5, 1, 1, 3]);
    assert_eq!(column(12), [6, 6, 0, 0, 0]);
    assert!(catalogue().deal(5).is_none());
    assert!(catalogue().deal(13).is_none());
}

#[test]
fn ls_211_the_order_of_the_draws_is_fixed() {
    let mut rng = Rng::from_number(42);
    let mut rose: Vec<Identity> = (1..=9).map(|rank| Identity::member(Clan::Rose, rank)).collect();
    let mut beast: Vec<Identity> =
        (1..=9).map(|rank| Identity::member(Clan::Beast, rank)).collect();
    let mut inquisitors = vec![Identity::INQUISITOR_ROSE, Identity::INQUISITOR_BEAST];
    rng.shuffle(&mut rose);
    rng.shuffle(&mut beast);
    rng.shuffle(&mut inquisitors);
    let mut all = [&rose[..4], &beast[..4], &inquisitors[..1]].concat();
    rng.shuffle(&mut all);
    let first = rng.below(9) as u8;
    let drawn = rng.drawn();

    let table = open(&Config::new(9), 42);
    assert_eq!(dealt(&table), all);
    assert_eq!(table.gallery().public.dagger, Seat::new(first));
    assert_eq!(table.table().draws(), drawn, "nothing else is drawn");
}

#[test]
fn ls_211_a_seed_always_gives_the_same_game() {
    assert_eq!(open(&Config::new(9), 7).table(), open(&Config::new(9), 7).table());
    assert_ne!(dealt(&open(&Config::new(9), 7)), dealt(&open(&Config::new(9), 8)));
    assert_eq!(LiensDeSang::RULES, 1, "another order of draws needs another version of the rules");
}

#[test]
fn ls_202_the_supply_shows_which_rank_tokens_are_left() {
    let mut even = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    assert_eq!(even.gallery().public.supply().ranks, [0, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    even.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(even.gallery().public.supply().ranks[7], 1);
}

#[test]
fn ls_203_the_cross_is_in_the_supply_with_odd_numbers_only() {
    let odd = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1", "Ir"]));
    assert_eq!(odd.gallery().public.supply().ranks[0], 1);
}
