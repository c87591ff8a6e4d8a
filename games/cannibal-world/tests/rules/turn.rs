//! CW-200: turns, phases and Meat.

use cannibal_world::table::creature::Zone;
use cannibal_world::{Action, Question, Step};
use kernel::Seat;

use crate::common::*;

fn draw_all(table: &mut Play) {
    while matches!(table.0.question(), Some(Question::DrawSource { .. })) {
        let seat = table.asked()[0];
        table.does(seat, Action::DrawMain {});
    }
}

#[test]
fn cw_201_players_alternate() {
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/04"; 3]).hand(1, &["CA/03"; 3]).play();
    table.does(0, END);
    draw_all(&mut table);
    assert!(table.is_main_of(1));
    table.does(1, END);
    draw_all(&mut table);
    assert!(table.is_main_of(0));
    assert_eq!(table.public().turn, 5);
}

#[test]
fn cw_202_draw_one_then_up_to_three() {
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/04"; 5]).from(Step::Turn {}).play();
    draw_all(&mut table);
    assert_eq!(table.hand(0).len(), 6);
    let mut table = duel(["rats", "cats"]).main(0, &["RA/04"; 6]).from(Step::Turn {}).play();
    draw_all(&mut table);
    assert_eq!(table.hand(0).len(), 3);
    let table = duel(["rats", "cats"])
        .hunting(0, &["RA/04"])
        .main(0, &["RA/04"])
        .reinforcements(0, &[])
        .from(Step::Turn {})
        .play();
    assert_eq!(table.hand(0).len(), 1, "a failed draw ends it");
    assert!(table.public().players[Seat::new(0)].exhausted);
}

#[test]
fn cw_203_the_first_player_draws_in_the_first_turn() {
    // CW-R05
    let mut table = duel(["rats", "cats"])
        .with(|public| public.turn = 0)
        .hand(0, &["RA/04"; 6])
        .from(Step::Turn {})
        .play();
    draw_all(&mut table);
    assert_eq!((table.hand(0).len(), table.public().turn), (7, 1));
}

#[test]
fn cw_204_cw_205_actions_are_free_in_number_and_optional() {
    let mut table =
        duel(["rats", "cats"]).hand(0, &["RA/04", "RA/05"]).hunting(1, &["CA/03"]).play();
    table.does(0, plays("RA/04", Zone::Hunting)).does(0, plays("RA/05", Zone::Cover)).does(0, DRAW);
    draw_all(&mut table);
    assert_eq!(table.meat()[0], 1);
    table.does(0, END);
    assert_eq!(table.public().active.number(), 1, "with Meat left");
}

#[test]
fn cw_206_meat_becomes_exactly_four() {
    // CW-R07
    for meat in [0, 3, 9] {
        let mut table = duel(["rats", "cats"]).meat(&[meat, 1]).play();
        table.does(0, END);
        assert_eq!(table.meat(), [4, 1]);
    }
}

#[test]
fn cw_207_what_is_spent_in_the_enemy_turn_is_missing_in_ones_own() {
    let mut table = duel(["rats", "cats"]).hunting(0, &["RA/05"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.attack("RA/05", "CA/03")).does(1, DODGE).does(0, END);
    draw_all(&mut table);
    assert!(table.is_main_of(1));
    assert_eq!(table.meat()[1], 2);
}

#[test]
fn cw_208_meat_may_rise_above_four_in_a_turn() {
    let mut table = duel(["cats", "rats"]).hand(0, &["CA/13"]).play();
    table.does(0, action("CA/13", MID, cannibal_world::table::Aim::default()));
    draw_all(&mut table);
    assert_eq!(table.meat()[0], 5);
}

#[test]
fn cw_209_meat_leaves_the_stock_and_marks_the_ability() {
    let mut table = duel(["rats", "cats"]).cover(0, &["RA/10"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.uses("RA/10", MID, table.on("CA/03"))).let_go();
    assert_eq!(table.meat()[0], 3);
    assert!(table.get("RA/10").used[0]);
}

#[test]
fn cw_210_nothing_resets() {
    let mut table = duel(["rats", "cats"])
        .hunting(0, &["RA/05"])
        .used("RA/05", MID)
        .damaged("RA/05", 2)
        .stunned("RA/05")
        .hunting(1, &["CA/03"])
        .play();
    table.does(0, END);
    draw_all(&mut table);
    table.does(1, END);
    draw_all(&mut table);
    let creature = table.get("RA/05");
    assert!(creature.stunned && creature.used[0]);
    assert_eq!(creature.damage, 2);
}

#[test]
fn cw_211_there_is_no_hand_limit() {
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/04"; 12]).play();
    table.does(0, END);
    assert_eq!(table.hand(0).len(), 12);
}

#[test]
fn cw_212_a_creature_acts_at_once_and_fights_as_often_as_is_paid() {
    let mut table = duel(["rats", "cats"])
        .hand(0, &["RA/05"])
        .hunting(1, &["CA/07"])
        .used("CA/07", MID)
        .trial("RA/05", 1, 9)
        .trial("CA/07", 1, 9)
        .play();
    table.does(0, plays("RA/05", Zone::Hunting));
    for _ in 0..3 {
        table.does(0, table.attack("RA/05", "CA/07")).let_go();
    }
    assert_eq!((table.damage("RA/05"), table.damage("CA/07")), (3, 3));
}

#[test]
fn cw_213_nobody_pays_for_what_cannot_be_done() {
    // Refused: CW-E18.
    // CW-R13
    let mut table = duel(["rats", "cats"]).decked(0).hunting(0, &["RA/05"]).play();
    table.refuses(0, DRAW, "CW-E18");
    assert!(
        !table.0.options(0).iter().any(|option| matches!(
            option,
            Action::Main(cannibal_world::table::Main::Attack { .. })
        ))
    );
    assert_eq!(table.meat()[0], 4);
}

#[test]
fn cw_214_tokens_on_a_habitat_are_no_meat() {
    // Refused: CW-E32.
    let mut table = duel(["rats", "cats"]).hunting(0, &["RA/05"]).meat(&[0, 4]).play();
    table.refuses(0, PILLAGE, "CW-E32");
    assert_eq!(table.public().habitats, [3, 3]);
}
