//! LS-100, identity: cards, ranks, symbols, clues and leaders.

use kernel::Seat;
use liens_de_sang::LiensDeSang;
use liens_de_sang::cards::catalogue::catalogue;
use liens_de_sang::cards::data::PRINTED;
use liens_de_sang::cards::pieces::{Allegiance, Card, Clan, Identity, Rank, Symbol};
use liens_de_sang::rules::position::Position;
use shelf::{Language, Prints, Published};

use crate::common::*;

/// The affiliation symbols on a card, in the spec's letters.
fn symbols(identity: Identity) -> String {
    let card = catalogue().character(identity);
    let kinds = [("R", Symbol::Rose), ("B", Symbol::Beast), ("U", Symbol::Unknown)];
    kinds.map(|(letter, symbol)| letter.repeat(card.symbols(symbol))).concat()
}

fn clue(identity: Identity) -> Clan {
    catalogue().character(identity).clue
}

#[test]
fn ls_101_every_player_has_one_card_and_keeps_it_secret_until_the_game_ends() {
    let mut table = play(Position::deal(["R9", "B1", "R2", "B4", "R5", "B6"]).tokens(1, "BB1"));
    assert_eq!(known_cards(&table.view(0)), "R9 . . . . .");
    assert_eq!(known_cards(&table.view(4)), ". . . . R5 .");
    assert_eq!(known_cards(&table.gallery()), ". . . . . .");
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(known_cards(&table.view(0)), "R9 B1 R2 B4 R5 B6");
    assert_eq!(known_cards(&table.gallery()), "R9 B1 R2 B4 R5 B6");
}

#[test]
fn ls_101_a_card_carries_clan_rank_two_affiliations_and_clue() {
    let card = Identity::member(Clan::Beast, 7);
    assert_eq!(card.clan(), Some(Clan::Beast));
    assert_eq!(card.rank(), Rank::new(7));
    assert_eq!(symbols(card), "BU");
    assert_eq!(clue(card), Clan::Beast);
}

#[test]
fn ls_102_the_inquisitor_is_the_only_member_of_a_third_allegiance() {
    let allegiances: Vec<Allegiance> = Identity::all().map(Identity::allegiance).collect();
    let of = |side| allegiances.iter().filter(|one| **one == side).count();
    assert_eq!([of(Allegiance::Rose), of(Allegiance::Beast), of(Allegiance::Order)], [9, 9, 2]);
    let table = play(Position::deal(["R9", "B1", "R2", "B4", "R5", "B6", "Ib"]));
    let side = |number| {
        table.table().examine(|state, referee| LiensDeSang::side(state, Seat::new(number), referee))
    };
    assert_eq!([side(0), side(1), side(6)], ["rose", "beast", "inquisitor"]);
}

#[test]
fn ls_103_ranks_run_from_1_to_9_once_in_each_clan_and_the_inquisitor_has_a_cross() {
    let ranks = |clan| {
        let members = catalogue().characters().iter().filter(move |c| c.identity.clan() == clan);
        members.map(|character| character.identity.rank().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ranks(Some(Clan::Rose)), ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    assert_eq!(ranks(Some(Clan::Beast)), ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    assert_eq!(ranks(None), ["X", "X"]);
    assert_eq!(Identity::INQUISITOR_ROSE.rank(), Rank::CROSS);
}

#[test]
fn ls_104_affiliation_symbols_depend_on_the_rank_only() {
    let pairs =
        |clan| (1..=9).map(|rank| symbols(Identity::member(clan, rank))).collect::<Vec<_>>();
    let rose = ["RR", "UU", "UU", "UU", "RR", "RR", "RU", "RU", "RU"];
    let beast = ["BB", "UU", "UU", "UU", "BB", "BB", "BU", "BU", "BU"];
    assert_eq!(pairs(Clan::Rose), rose);
    assert_eq!(pairs(Clan::Beast), beast);
    assert!(catalogue().character(Identity::INQUISITOR_ROSE).is_wild());
    assert!(catalogue().character(Identity::INQUISITOR_BEAST).is_wild());
    assert!(!catalogue().character(Identity::member(Clan::Rose, 1)).is_wild());
}

#[test]
fn ls_r01_the_pairs_never_need_more_clan_tokens_than_the_box_holds() {
    let mut wanted: Vec<usize> =
        (1..=9).map(|r| symbols(Identity::member(Clan::Rose, r)).matches('R').count()).collect();
    wanted.sort_unstable_by(|one, two| two.cmp(one));
    let six_members: usize = wanted[..6].iter().sum();
    let five_and_the_inquisitor = wanted[..5].iter().sum::<usize>() + 2;
    assert_eq!((six_members, five_and_the_inquisitor), (9, 10));
    assert_eq!(catalogue().tokens(Symbol::Rose), 13);
    assert_eq!(catalogue().tokens(Symbol::Beast), 13);
    assert_eq!(symbols(Identity::member(Clan::Rose, 7)), "RU");
}

#[test]
fn ls_105_the_clue_is_the_own_clan_except_for_harlequin_and_inquisitor() {
    let clues = |clan| (1..=9).map(|rank| clue(Identity::member(clan, rank))).collect::<Vec<_>>();
    let (rose, beast) = (Clan::Rose, Clan::Beast);
    assert_eq!(clues(rose), [rose, rose, beast, rose, rose, rose, rose, rose, rose]);
    assert_eq!(clues(beast), [beast, beast, rose, beast, beast, beast, beast, beast, beast]);
    assert_eq!(clue(Identity::INQUISITOR_ROSE), rose);
    assert_eq!(clue(Identity::INQUISITOR_BEAST), beast);
}

#[test]
fn ls_106_a_rank_token_does_not_say_of_which_clan() {
    let mut rose = play(Position::deal(["R9", "R4", "B4", "B2", "B5", "R1"]));
    let mut beast = play(Position::deal(["R9", "B4", "R4", "B2", "B5", "R1"]));
    for table in [&mut rose, &mut beast] {
        table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    }
    assert_eq!(tokens(&rose, 1), "4");
    assert_eq!(rose.gallery(), beast.gallery());
    assert_eq!(rose.gallery_events(), beast.gallery_events());
}

#[test]
fn ls_107_the_lowest_number_dealt_leads_and_the_box_does_not_count() {
    let table = play(Position::deal(["R9", "B8", "R4", "B6", "R5", "B7"]));
    assert_eq!(leader(&table, Clan::Rose), 2);
    assert_eq!(leader(&table, Clan::Beast), 3);
}

#[test]
fn ls_108_with_a_quill_the_highest_number_leads() {
    let deal = Position::deal(["R9", "B1", "R1", "B8", "R5", "B7"]);
    let table = play(deal.card(2, Card::Quill));
    assert_eq!(leader(&table, Clan::Rose), 0);
    assert_eq!(leader(&table, Clan::Beast), 1, "the other clan has no Quill");
}

#[test]
fn ls_109_wounds_tokens_and_healing_never_change_the_leader() {
    let deal = Position::deal(["B9", "R1", "R4", "B8", "R5", "B7"]);
    let mut table = play(deal.tokens(1, "RR"));
    attack_with_help(&mut table, 0, 1, 2);
    assert_eq!(leader(&table, Clan::Rose), 1);
    let mut healed = table.clone();
    table.does(2, WOUND);
    assert_eq!(tokens(&table, 1), "RR1");
    assert_eq!(leader(&table, Clan::Rose), 1);
    healed.does(2, HEAL);
    assert_eq!(tokens(&healed, 1), "R");
    assert_eq!(leader(&healed, Clan::Rose), 1);
}

#[test]
fn ls_109_nobody_is_told_who_leads() {
    let mut table = play(Position::deal(["B9", "R1", "R4", "B8", "R5", "B7"]).tokens(1, "RR"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, USE);
    for number in 0..6 {
        assert!(!json(&table.view(number)).to_string().contains("leader"));
        assert!(!json(&table.events(number)).to_string().contains("leader"));
    }
}

#[test]
fn ls_110_the_reference_card_is_public() {
    // It is made without a table, from the printed data alone.
    for language in Language::ALL {
        let cards = LiensDeSang::cards(language);
        let entry = |id: &str| cards.iter().find(|card| card.id == id).expect("it is listed");
        for character in catalogue().characters() {
            let ability = catalogue().ability(character.ability).text.get(language);
            assert!(entry(&character.id).text.contains(ability), "{}", character.id);
        }
        for card in catalogue().ability_cards() {
            assert_eq!(entry(&card.id).text, card.text.get(language));
        }
        for token in catalogue().token_kinds() {
            assert_eq!(entry(&token.id).text, token.text.get(language));
        }
    }
    assert_eq!(PRINTED.printed("characters.toml").1.matches("[[character]]").count(), 20);
}
