//! LS-1000, end and victory: the first capture decides, and the right captive wins.

use kernel::{Rng, Seat};
use liens_de_sang::cards::pieces::{Allegiance, Card, Clan, Identity};
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::flow::Cause;
use liens_de_sang::table::public::Reason;
use liens_de_sang::{Config, Event, LiensDeSang};
use shelf::Shows;

use crate::common::*;

/// Rose: seats 0 (9), 2 (1, the leader) and 5 (4). Beast: seats 1 (2, the leader), 3 (7) and 4 (5).
fn deal() -> Position {
    Position::deal(["R9", "B2", "R1", "B7", "B5", "R4"])
}

#[test]
fn ls_1001_the_game_ends_at_the_first_capture_and_everything_is_turned_up() {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4", "Ir"]);
    let mut table = play(deal.tokens(1, "UU2").curses(6, 3, [5]));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert!(table.asked().is_empty());
    assert!(table.gallery().public.is_revealed, "and everybody can see that it is");
    assert_eq!(known_cards(&table.gallery()), "R9 B2 R1 B7 B5 R4 Ir");
    assert_eq!(known_clues(&table.view(0)), "R B R B B R R");
    assert_eq!(table.gallery().own.true_curse, Some(Seat::new(3)));
    let revealed = table.heard(4).into_iter().find_map(|event| {
        let Event::AllRevealed { characters, true_curse, .. } = event else { return None };
        Some((characters[Seat::new(6)], true_curse))
    });
    assert_eq!(revealed, Some((Identity::INQUISITOR_ROSE, Some(Seat::new(3)))));
    table.refuses(0, pass(1), "LS-1001");
}

#[test]
fn ls_1002_the_capturer_is_whoever_attacked_or_used_the_ability() {
    let mut attacked = play(deal().tokens(1, "UU2"));
    attacked.does(0, attack(1)).does(1, NO_REQUEST);
    let ending = attacked.gallery().public.ending.unwrap();
    assert_eq!((ending.capturer, ending.cause), (Seat::new(0), Cause::Attack { by: Seat::new(0) }));
    let mut struck = play(deal().tokens(5, "UU4"));
    struck.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(5));
    let ending = struck.gallery().public.ending.unwrap();
    assert_eq!(
        (ending.capturer, ending.cause),
        (Seat::new(1), Cause::Ability { by: Seat::new(1) })
    );
}

#[test]
fn ls_r02_not_the_active_player_but_the_owner_of_the_ability_is_judged() {
    // The Rose seat 0 is active; the Beast Berserker's strike hits the wrong Rose, so Rose wins.
    let mut table = play(deal().tokens(0, "RU9"));
    table.does(0, attack(3)).does(3, NO_REQUEST).does(3, TAKE_RANK).does(3, USE);
    assert_eq!(table.winners(), [0, 2, 5]);
}

#[test]
fn ls_1003_a_captured_inquisitor_wins_alone() {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4", "Ir"]).tokens(6, "RBX");
    for curse_before in [1, 2] {
        let mut table = play(deal.clone().curses(6, curse_before, [5]));
        table.does(0, attack(6)).does(6, NO_REQUEST);
        assert_eq!(table.winners(), [6], "whoever captured him, wherever the curse lies");
    }
    let mut by_a_beast = play(deal.dagger(1));
    by_a_beast.does(1, attack(6)).does(6, NO_REQUEST);
    assert_eq!(by_a_beast.winners(), [6]);
}

#[test]
fn ls_r17_he_wins_alone_and_the_curses_change_nothing() {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4", "Ir"]).tokens(6, "RBX");
    let mut table = play(deal.curses(6, 2, [5]));
    table.does(0, attack(6)).does(6, NO_REQUEST);
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!((ending.winner, ending.curse_stole), (Allegiance::Order, false));
    assert_eq!(
        table.gallery().own.true_curse,
        Some(Seat::new(2)),
        "they are turned up all the same"
    );
}

#[test]
fn ls_1004_capturing_the_rival_leader_wins() {
    let mut table = play(deal().tokens(1, "UU2"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.winners(), [0, 2, 5]);
}

#[test]
fn ls_1005_capturing_a_rival_who_does_not_lead_loses() {
    let mut table = play(deal().tokens(3, "BU7"));
    table.does(0, attack(3)).does(3, NO_REQUEST);
    assert_eq!(table.winners(), [1, 3, 4]);
}

#[test]
fn ls_r03_capturing_a_member_of_ones_own_clan_loses_leader_or_not() {
    let mut mate = play(deal().tokens(5, "UU4"));
    mate.does(0, attack(5)).does(5, NO_REQUEST);
    assert_eq!(mate.winners(), [1, 3, 4]);
    let mut own_leader = play(deal().tokens(2, "RR1"));
    own_leader.does(0, attack(2)).does(2, NO_REQUEST);
    assert_eq!(own_leader.winners(), [1, 3, 4]);
}

#[test]
fn ls_1006_the_leaders_at_the_moment_of_the_capture_count() {
    // With the Quill seat 0 leads Rose, so that capturing the Elder is a mistake.
    let mut table = play(deal().dagger(1).tokens(2, "RR1").card(2, Card::Quill));
    table.does(1, attack(2)).does(2, NO_REQUEST);
    assert_eq!(table.gallery().public.ending.unwrap().leaders, [Seat::new(0), Seat::new(1)]);
    assert_eq!(table.winners(), [0, 2, 5]);
}

/// Seat 0 captures the leader of Beast; the True Curse lies before one player, a false one before another.
fn rose_wins_with_curses(true_before: u8, false_before: u8) -> Play {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4", "Ib"]);
    let mut table = play(deal.tokens(1, "UU2").curses(6, true_before, [false_before]));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    table
}

#[test]
fn ls_1007_the_true_curse_before_the_leader_of_the_victorious_clan_gives_the_inquisitor_the_victory()
 {
    let table = rose_wins_with_curses(2, 5);
    assert_eq!(table.winners(), [6]);
    assert!(table.gallery().public.ending.unwrap().curse_stole);
    let page = LiensDeSang::shown(&table.gallery(), None);
    let (victorious, leader) = (Clan::Rose, Seat::new(2));
    assert_eq!(page.reason, Some(Reason::Curse { victorious, leader }));
    let curse = |seat: u8| page.curses[Seat::new(seat)];
    assert_eq!((curse(2), curse(5), curse(1)), (Some(true), Some(false), None));
}

#[test]
fn ls_1007_anywhere_else_it_does_nothing_and_false_curses_never_do() {
    assert_eq!(rose_wins_with_curses(5, 2).winners(), [0, 2, 5], "a false one before the leader");
    assert_eq!(rose_wins_with_curses(1, 3).winners(), [0, 2, 5], "before the leader of the losers");
}

#[test]
fn ls_1008_all_members_of_the_winning_clan_win_together() {
    let mut table = play(deal().tokens(1, "UU2").tokens(2, "RR1").tokens(5, "UU"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.winners(), [0, 2, 5], "wherever they stand");
    let winners = table.heard(4).into_iter().find_map(|event| {
        let Event::GameOver { ending, winners } = event else { return None };
        Some((ending.winner, winners))
    });
    assert_eq!(winners, Some((Allegiance::Rose, seats([0, 2, 5]))));
}

#[test]
fn ls_1009_the_inquisitor_never_captures_anybody() {
    let mut choices = Rng::from_number(1009);
    for game in 0..120 {
        let mut table = open(&Config::new([7, 9, 11][game % 3]), game as u64);
        while let Some(seat) = table.asked().first().copied() {
            let options = table.options(seat);
            table.does(seat, *choices.pick(&options));
        }
        let ending = table.gallery().public.ending.expect("random games end in a capture");
        let capturer = table.gallery().own.characters[ending.capturer].unwrap();
        assert!(!capturer.is_inquisitor());
    }
}
