//! Chapter 6.1, the deduction grid: what follows from one viewer's knowledge, and nothing else.

use kernel::{Rng, Seat};
use liens_de_sang::cards::pieces::{Card, Clan, Identity};
use liens_de_sang::rules::position::Position;
use liens_de_sang::shown::aid::AidMode;
use liens_de_sang::table::config::DeductionAid;
use liens_de_sang::table::deduction::{Grid, deduce, sample};
use liens_de_sang::{LiensDeSang, View};
use shelf::Helps;

use crate::common::*;

/// Every character a seat can have.
fn possible(view: &View, seat: u8) -> String {
    let names: Vec<String> =
        deduce(view).possible(Seat::new(seat)).iter().map(|card| card.to_string()).collect();
    names.join(" ")
}

/// Whether a seat has such a character in this share of the deals.
fn chance(grid: &Grid, seat: u8, is: impl Fn(Identity) -> bool, of: (u64, u64)) -> bool {
    grid.count_where(Seat::new(seat), is) * of.1 == grid.deals() * of.0
}

fn is(name: &'static str) -> impl Fn(Identity) -> bool {
    move |card| card.to_string() == name
}

#[test]
fn ls_x22_local_conclusions() {
    let table = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]).tokens(2, "U"));
    let view = table.view(0);
    assert_eq!(possible(&view, 2), "R2 R3 R4 R7 R8 R9 B2 B3 B4 B7 B8 B9");
    assert_eq!(possible(&view, 5), "R3 B1 B2 B4 B5 B6 B7 B8 B9");
}

#[test]
fn ls_x22_chances_before_any_token() {
    let six = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]));
    let grid = deduce(&six.view(0));
    assert!(chance(&grid, 5, |card| card.clan() == Some(Clan::Beast), (32, 35)));
    assert!(chance(&grid, 5, is("R3"), (3, 35)));
    let seven = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "Ib", "B1"]));
    let grid = deduce(&seven.view(0));
    assert!(chance(&grid, 6, |card| card.clan() == Some(Clan::Beast), (32, 41)));
    assert!(chance(&grid, 6, is("R3"), (3, 41)));
    assert!(chance(&grid, 6, Identity::is_inquisitor, (6, 41)));
    assert_eq!(grid.per_mille(Seat::new(6), is("R3")), 73);
}

#[test]
fn ls_x23_global_conclusions() {
    let deal = Position::deal(["R5", "B1", "B6", "B7", "R1", "R3"]);
    let view = play(deal.tokens(1, "B").tokens(2, "B").tokens(3, "B")).view(0);
    for seat in [1, 2, 3] {
        assert_eq!(possible(&view, seat), "B1 B5 B6 B7 B8 B9");
    }
    assert_eq!(possible(&view, 4), "R1 R2 R4 R6 R7 R8 R9");
    assert_eq!(possible(&view, 5), "R3");
}

#[test]
fn ls_x24_the_inquisitor_is_found() {
    let deal = Position::deal(["R5", "B2", "R7", "Ir", "R4", "B6", "B1"]);
    let view = play(deal.tokens(3, "RB")).view(0);
    assert_eq!(possible(&view, 3), "Ir Ib");
    let grid = deduce(&view);
    assert!(chance(&grid, 3, is("Ir"), (1, 2)) && chance(&grid, 3, is("Ib"), (1, 2)));
    assert_eq!(possible(&view, 6), "R3 B1 B2 B4 B5 B6 B7 B8 B9");
}

#[test]
fn ls_x25_equal_ranks_belong_to_different_clans() {
    let deal = Position::deal(["B2", "R7", "B7", "R1", "B5", "R4", "B6", "R9"]);
    let view = play(deal.tokens(1, "R7").tokens(2, "7")).view(0);
    assert_eq!(possible(&view, 1), "R7");
    assert_eq!(possible(&view, 2), "B7");
}

#[test]
fn d1_clans_are_equal_ranks_distinct_and_even_tables_have_no_inquisitor() {
    let view = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"])).view(0);
    assert_eq!(possible(&view, 3), "R1 R2 R3 R4 R6 R7 R8 R9 B1 B2 B3 B4 B5 B6 B7 B8 B9");
    let grid = deduce(&view);
    let roses = |seat| grid.count_where(Seat::new(seat), |card| card.clan() == Some(Clan::Rose));
    assert_eq!((1..6).map(roses).sum::<u64>(), 2 * grid.deals(), "two more Roses among five seats");
}

#[test]
fn d2_ones_own_card_and_the_clue_of_the_right_neighbour() {
    let table = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "Ir", "B3"]));
    assert_eq!(possible(&table.view(0), 0), "R5");
    // Seat 6 shows the Rose: any Rose but its Harlequin, the other clan's Harlequin, or one Inquisitor.
    assert_eq!(possible(&table.view(0), 6), "R1 R2 R4 R6 R7 R8 R9 B3 Ir");
    assert!(possible(&table.view(2), 6).contains("B9"), "seat 2 saw another clue");
}

#[test]
fn d3_every_rank_ever_shown_also_if_healed() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "R5", "B6"]).tokens(1, "7"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL);
    assert_eq!(tokens(&table, 1), "");
    assert_eq!(possible(&table.view(3), 1), "R7 B7");
}

#[test]
fn d4_an_affiliation_token_without_a_staff_matches_a_symbol() {
    let deal = Position::deal(["R9", "B7", "R4", "B5", "R1", "B6"]);
    let table = play(deal.tokens(1, "BU").tokens(3, "BB").tokens(2, "UU"));
    assert_eq!(possible(&table.gallery(), 1), "B7 B8 B9");
    assert_eq!(possible(&table.gallery(), 3), "B1 B5 B6");
    assert_eq!(possible(&table.gallery(), 2), "R2 R3 R4 B2 B3 B4");
}

#[test]
fn d4_a_token_taken_with_a_staff_says_nothing() {
    let deal = Position::deal(["R9", "B7", "R4", "B5", "R1", "B6"]);
    let table = play(deal.card(3, Card::Staff).tokens(3, "UU"));
    assert_eq!(deduce(&table.gallery()).possible(Seat::new(3)).len(), 18);
    let deal = Position::deal(["R9", "B7", "R4", "B5", "R1", "B6"]);
    let table = play(deal.tokens(3, "B").card(3, Card::Staff).tokens(3, "U"));
    assert_eq!(possible(&table.gallery(), 3), "B1 B5 B6 B7 B8 B9", "only the first token counts");
}

#[test]
fn d4_what_a_healed_token_proved_stays_proved() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "R5", "B6"]).tokens(1, "B"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL).does(2, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN);
    assert_eq!(tokens(&table, 1), "U");
    assert_eq!(possible(&table.gallery(), 1), "B7 B8 B9");
}

#[test]
fn d4_two_tokens_once_shown_together_count_as_two_for_ever() {
    let mut table = play(Position::deal(["R9", "B5", "R4", "B4", "R1", "B6"]).tokens(1, "BB"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL);
    attack_with_help(&mut table, 2, 1, 3);
    table.does(3, HEAL).does(3, attack(1)).does(1, NO_REQUEST).does(1, TAKE_BEAST);
    assert_eq!(tokens(&table, 1), "B");
    assert_eq!(possible(&table.gallery(), 1), "B1 B5 B6");
}

#[test]
fn d5_whoever_attacked_at_three_wounds_is_not_the_inquisitor() {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "R5", "B6", "Ib"]);
    let mut table = play(deal.tokens(1, "BU7"));
    assert!(possible(&table.view(2), 0).contains("Ir"));
    attack_with_help(&mut table, 0, 1, 5);
    assert!(!possible(&table.view(2), 0).contains('I'));
    assert!(possible(&table.view(2), 3).contains("Ir"));
}

#[test]
fn d6_cards_seen_as_a_harlequin_and_the_inquisitor_knows_that_nobody_else_is() {
    let mut table = play(Position::deal(["R9", "B3", "R4", "B2", "R5", "B6", "Ib"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, look_at([2, 6]));
    assert_eq!(possible(&table.view(1), 2), "R4");
    assert_eq!(possible(&table.view(1), 6), "Ib");
    assert!(!possible(&table.view(1), 5).contains('I'));
    assert!(!possible(&table.view(6), 5).contains('I'), "the Inquisitor himself");
    assert!(possible(&table.view(0), 5).contains('I'), "but seat 0 has seen nothing");
}

#[test]
fn a_sampled_deal_is_one_of_those_that_agree() {
    let deal = Position::deal(["R5", "B1", "B6", "B7", "R1", "R3"]);
    let view = play(deal.tokens(1, "B").tokens(2, "B").tokens(3, "B")).view(0);
    let grid = deduce(&view);
    let mut rng = Rng::from_number(6);
    for _ in 0..200 {
        let dealt = sample(&view, &mut rng);
        for (seat, card) in dealt.pairs() {
            assert!(grid.possible(seat).contains(*card), "{seat} cannot be {card}");
        }
    }
}

/// What is known of one seat, in the words of the spec.
#[derive(Clone, Default)]
struct Fact {
    card: Option<&'static str>,
    clue: Option<char>,
    rank: Option<char>,
    /// Affiliation tokens ever in front of the player at once, taken without a Staff.
    taken: &'static str,
    attacked_at_three: bool,
}

/// The twenty cards as name, symbols and clue, written down from chapter 2.1.
fn twenty() -> Vec<(String, String, char)> {
    let pairs = ["CC", "UU", "UU", "UU", "CC", "CC", "CU", "CU", "CU"];
    let member = |clan: char, rival: char| {
        pairs.iter().enumerate().map(move |(place, pair)| {
            let clue = if place == 2 { rival } else { clan };
            (format!("{clan}{}", place + 1), pair.replace('C', &clan.to_string()), clue)
        })
    };
    let inquisitors = [("Ir", 'R'), ("Ib", 'B')];
    let wild = inquisitors.map(|(name, clue)| (name.to_owned(), "**".to_owned(), clue));
    member('R', 'B').chain(member('B', 'R')).chain(wild).collect()
}

fn agrees(card: &(String, String, char), fact: &Fact) -> bool {
    let (name, pair, clue) = card;
    let inquisitor = name.starts_with('I');
    let mut symbols: Vec<char> = pair.chars().collect();
    let mut match_one = |token: char| {
        let place = symbols.iter().position(|symbol| *symbol == token || *symbol == '*');
        place.map(|place| symbols.remove(place)).is_some()
    };
    fact.card.is_none_or(|known| known == name)
        && fact.clue.is_none_or(|seen| seen == *clue)
        && fact.rank.is_none_or(|rank| if inquisitor { rank == 'X' } else { name.ends_with(rank) })
        && fact.taken.chars().all(&mut match_one)
        && !(inquisitor && fact.attacked_at_three)
}

/// Counts every deal that agrees, one by one.
struct Enumeration {
    allowed: Vec<Vec<usize>>,
    dealt: Vec<usize>,
    deals: u64,
    counts: Vec<[u64; 20]>,
}

impl Enumeration {
    fn of(facts: &[Fact]) -> Self {
        let cards = twenty();
        let allowed = |fact: &Fact| (0..20).filter(|place| agrees(&cards[*place], fact)).collect();
        let mut all = Self {
            allowed: facts.iter().map(allowed).collect(),
            dealt: Vec::new(),
            deals: 0,
            counts: vec![[0; 20]; facts.len()],
        };
        all.deal_on();
        all
    }

    fn deal_on(&mut self) {
        let players = self.allowed.len();
        let seat = self.dealt.len();
        if seat == players {
            self.deals += 1;
            for (counts, card) in self.counts.iter_mut().zip(&self.dealt) {
                counts[*card] += 1;
            }
            return;
        }
        for card in self.allowed[seat].clone() {
            let side = |card: usize| card / 9;
            let room = if side(card) == 2 { players % 2 } else { players / 2 };
            let taken = self.dealt.iter().filter(|other| side(**other) == side(card)).count();
            if taken < room && !self.dealt.contains(&card) {
                self.dealt.push(card);
                self.deal_on();
                self.dealt.pop();
            }
        }
    }
}

/// The grid of a view, against plain enumeration of all deals that agree with these facts.
#[track_caller]
fn compare(view: &View, facts: &[Fact]) {
    let grid = deduce(view);
    let all = Enumeration::of(facts);
    assert_eq!(grid.deals(), all.deals);
    for (seat, counts) in all.counts.iter().enumerate() {
        let seat = Seat::new(seat as u8);
        let counted: Vec<u64> = Identity::all().map(|card| grid.count(seat, card)).collect();
        assert_eq!(counted, counts, "{seat}");
    }
}

fn knows(card: &'static str) -> Fact {
    Fact { card: Some(card), ..Fact::default() }
}

fn saw_clue(clue: char) -> Fact {
    Fact { clue: Some(clue), ..Fact::default() }
}

fn took(taken: &'static str) -> Fact {
    Fact { taken, ..Fact::default() }
}

#[test]
fn the_grid_counts_every_deal_at_the_start() {
    let table = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]));
    let nothing = Fact::default;
    compare(
        &table.view(0),
        &[knows("R5"), nothing(), nothing(), nothing(), nothing(), saw_clue('B')],
    );
    compare(
        &table.view(4),
        &[nothing(), nothing(), nothing(), saw_clue('B'), knows("R4"), nothing()],
    );
}

#[test]
fn the_grid_counts_every_deal_after_tokens_and_ranks() {
    let deal = Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]);
    let deal = deal.tokens(1, "U").tokens(2, "R7").tokens(3, "BB").tokens(4, "4");
    let seven = Fact { rank: Some('7'), taken: "R", ..Fact::default() };
    let four = Fact { rank: Some('4'), ..Fact::default() };
    let facts = [knows("R5"), took("U"), seven, took("BB"), four, saw_clue('B')];
    compare(&play(deal.clone()).view(0), &facts);
    let public = [
        Fact::default(),
        facts[1].clone(),
        facts[2].clone(),
        facts[3].clone(),
        facts[4].clone(),
        Fact::default(),
    ];
    compare(&play(deal).gallery(), &public);
}

#[test]
fn the_grid_counts_every_deal_for_a_harlequin_who_looked() {
    let mut table = play(Position::deal(["R9", "B3", "R4", "B2", "R5", "B6"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, look_at([2, 5]));
    let three = Fact { rank: Some('3'), ..knows("B3") };
    let nothing = Fact::default;
    compare(
        &table.view(1),
        &[saw_clue('R'), three, knows("R4"), nothing(), nothing(), knows("B6")],
    );
}

#[test]
fn the_grid_counts_every_deal_with_an_inquisitor() {
    let deal = Position::deal(["R5", "B2", "R7", "B6", "R4", "Ib", "B1"]);
    let mut table = play(deal.tokens(1, "U").tokens(5, "B").tokens(2, "R7U").tokens(3, "B"));
    attack_with_help(&mut table, 0, 2, 4);
    let seven = Fact { rank: Some('7'), taken: "RU", ..Fact::default() };
    let four = Fact { rank: Some('4'), ..Fact::default() };
    let struck = Fact { attacked_at_three: true, ..Fact::default() };
    let facts = [struck, took("U"), seven, took("B"), four, took("B"), knows("B1")];
    let seen = Fact { clue: Some('B'), ..facts[5].clone() };
    let mut for_six = facts.to_vec();
    for_six[5] = seen;
    compare(&table.view(6), &for_six);
}

/// What the table works out for a viewer: how much, and every character each seat can have.
fn worked_out(view: &View) -> Option<(AidMode, Vec<String>)> {
    let aid = LiensDeSang::work_out(view)?;
    let row =
        |cards: &Vec<Identity>| cards.iter().map(Identity::to_string).collect::<Vec<_>>().join(" ");
    Some((aid.mode, aid.seats.iter().map(row).collect()))
}

#[test]
fn ls_x22_full_aid_is_the_exact_grid() {
    let table = play(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]).tokens(2, "U"));
    let (mode, seats) = worked_out(&table.view(0)).expect("the table allows it");
    assert_eq!(mode, AidMode::Full);
    assert_eq!(seats[0], "R5", "one's own card");
    assert_eq!(seats[2], "R2 R3 R4 R7 R8 R9 B2 B3 B4 B7 B8 B9");
    assert_eq!(seats[5], "R3 B1 B2 B4 B5 B6 B7 B8 B9");
}

#[test]
fn ls_745_notes_say_what_each_players_own_tokens_allow_and_no_more() {
    let deal = Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]).tokens(2, "R");
    let table = play(deal.options(|options| options.deduction_aid = DeductionAid::Notes));
    let (mode, seats) = worked_out(&table.view(0)).expect("the table allows it");
    assert_eq!(mode, AidMode::Notes);
    assert_eq!(seats[0], "R5", "one's own card");
    assert_eq!(seats[2], "R1 R5 R6 R7 R8 R9", "one's own card is not taken away");
    assert_eq!(seats[5].split(' ').count(), 18, "a clue is no token");
}

#[test]
fn ls_201_notes_name_the_inquisitor_only_where_there_is_one() {
    let notes = |deal: Position| {
        let table = play(deal.options(|options| options.deduction_aid = DeductionAid::Notes));
        worked_out(&table.view(0)).expect("the table allows it").1
    };
    let even = notes(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]).tokens(2, "R"));
    assert!(even.iter().all(|row| !row.contains('I')));
    let odd = notes(Position::deal(["R5", "B2", "R7", "B6", "R4", "B1", "Ir"]).tokens(2, "R"));
    assert_eq!(odd[2], "R1 R5 R6 R7 R8 R9 Ir Ib");
}

#[test]
fn ls_r34_notes_know_a_players_own_tokens_and_not_whom_he_attacked() {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "R5", "B6", "Ib"]).tokens(1, "BU7");
    let mut table = play(deal.options(|options| options.deduction_aid = DeductionAid::Notes));
    attack_with_help(&mut table, 0, 1, 5);
    let (_, seats) = worked_out(&table.view(2)).expect("the table allows it");
    assert!(seats[0].ends_with("Ir Ib"), "D5 is for the exact grid: {}", seats[0]);
    assert!(!possible(&table.view(2), 0).contains('I'));
}

#[test]
fn d5_attacking_a_player_with_two_wounds_proves_nothing() {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "R5", "B6", "Ib"]);
    let mut table = play(deal.tokens(1, "BU"));
    attack_with_help(&mut table, 0, 1, 5);
    assert!(possible(&table.view(2), 0).contains("Ir Ib"));
    assert!(!table.gallery().public.players[Seat::new(0)].evidence.struck_at_three);
}

#[test]
fn d5_what_an_attack_proved_is_known_for_ever() {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "R5", "B6", "Ib"]).tokens(1, "BU7");
    let mut table = play(deal);
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL).does(1, RETURN_BEAST).does(2, pass(0)).does(0, pass(3));
    assert!(!possible(&table.view(2), 0).contains('I'), "although the wound is healed");
    assert!(possible(&table.view(2), 1).contains("B7"));
}

#[test]
fn a_table_without_aid_works_nothing_out_and_those_who_watch_are_not_helped() {
    let deal = || Position::deal(["R5", "B2", "R7", "B6", "R4", "B1"]);
    let without = play(deal().options(|options| options.deduction_aid = DeductionAid::None));
    assert_eq!(worked_out(&without.view(0)), None);
    assert_eq!(worked_out(&play(deal()).gallery()), None);
}

#[test]
fn ls_1001_after_the_game_everybody_is_certain() {
    let mut table = play(Position::deal(["R9", "B2", "R1", "B7", "B5", "R4"]).tokens(1, "UU2"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    let (_, seats) = worked_out(&table.view(3)).expect("the table allows it");
    assert_eq!(seats, ["R9", "B2", "R1", "B7", "B5", "R4"]);
}
