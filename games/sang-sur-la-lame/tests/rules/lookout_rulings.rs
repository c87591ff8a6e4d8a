//! Rulings on the lookout (DS-R68, DS-R72, DS-R76, DS-R82, DS-R83, DS-R90, DS-R92, DS-R93) and their examples.

use sang_sur_la_lame::cards::{Kind, Npc, Role, ScenarioId, Why};
use sang_sur_la_lame::table::{Question, Status};

use crate::common::*;
use crate::lookout::{engages, lane, offered, pistol, reacts, sword, waits_until, walks};

#[test]
fn ds_r90_a_charge_is_not_stopped_by_its_own_aim_turning_hostile() {
    let mut game = field()
        .figure(0, hireling().at(17_000, 8_000).facing(SOUTH))
        .figure(1, hireling().at(24_000, 10_000))
        .npc(Npc::Sentinelle, None, (17_000, 2_400))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.dice(&[3, 3, 3, 3, 4, 4, 3, 3]);
    game.performs(charge(&[(17_000, 3_384)], Some(n(1)), SOUTH));
    assert_eq!(game.at(a(1)), (17_000, 3_384));
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, fight.charged), (a(1), n(1), true));
}

#[test]
fn ds_r68_ds_x38_no_shot_at_arms_length() {
    let mut game = lane().figure(1, pistol().facing(WEST).at(19_000, 4_000)).ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(18_016, 4_000)], Some(b(2)), EAST));
    waits_until(&mut game, a(1), (18_016, 4_000));
    assert!(reacts(&game, b(2)));
    game.refuses(shot(0), "DS-E08").refuses(STRIKE, "DS-E08");
    assert!(game.allows(engage((19_000, 4_000))));
    game.dice(&[4, 4, 3, 3]).answers(WAIT);
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, fight.charged), (a(1), b(2), true));
}

#[test]
fn ds_r72_ds_x43_a_wound_never_carries_anybody_on() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 22_500).facing(EAST))
        .figure(1, pistol().at(19_500, 25_000))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(20_000, 22_500)], EAST));
    let asked = waits_until(&mut game, a(1), (19_750, 22_500));
    assert_eq!(asked, [(18_000, 22_500), (19_000, 22_500)]);
    game.dice(&[5, 5, 1, 2]).answers(shot(0));
    assert_eq!(game.at(a(1)), (19_750, 22_500));
}

#[test]
fn ds_r76_one_who_waited_at_the_sample_that_becomes_the_last_is_not_asked_again() {
    let mut game = lane()
        .figure(1, pistol().at(16_250, 5_700))
        .figure(1, sword().facing(NORTH).at(16_250, 2_010))
        .ready();
    walks(&mut game, (20_000, 4_000));
    waits_until(&mut game, a(1), (16_250, 4_000));
    assert!(reacts(&game, b(2)));
    game.answers(WAIT);
    assert!(reacts(&game, b(3)));
    game.dice(&[3, 3, 3, 3]);
    engages(&mut game);
    assert!(game.waits_for(1), "it has just decided in the same place");
    assert!(game.figure(b(2)).lookout);
}

/// A militia figure on its way off the table, and a renegade lookout where it would leave.
fn leaving() -> Game {
    field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(30_000, 17_000).facing(EAST))
        .figure(0, hireling().at(4_000, 17_000))
        .figure(1, sword().at(33_000, 18_900))
        .figure(1, hireling().at(4_000, 30_000))
        .ready()
}

#[test]
fn ds_r82_an_engaged_figure_does_not_leave_and_one_left_free_does() {
    let mut held = leaving();
    held.acts(a(1), Kind::Move, leave(&[(33_000, 17_000)], EAST));
    waits_until(&mut held, a(1), (33_000, 17_000));
    held.dice(&[3, 3, 3, 3]);
    engages(&mut held);
    assert_eq!(held.figure(a(1)).status, Status::Standing);
    let mut free = leaving();
    free.acts(a(1), Kind::Move, leave(&[(33_000, 17_000)], EAST));
    waits_until(&mut free, a(1), (33_000, 17_000));
    free.dice(&[1, 2, 6, 6]);
    engages(&mut free);
    assert_eq!(free.figure(a(1)).status, Status::Left);
    let mut waits = leaving();
    waits.acts(a(1), Kind::Move, leave(&[(33_000, 17_000)], EAST));
    waits_until(&mut waits, a(1), (33_000, 17_000));
    waits.answers(WAIT);
    assert_eq!(waits.figure(a(1)).status, Status::Left);
}

#[test]
fn ds_r83_ds_x44_the_lookouts_inch_is_walked() {
    let offer = |away: i32| {
        let mut game = lane().figure(1, sword().at(17_000, 4_000 + away)).ready();
        walks(&mut game, (17_000, 4_000));
        matches!(game.table().question(), Some(Question::React { .. })) && offered(&game).is_some()
    };
    assert!(offer(1_994));
    assert!(!offer(1_995));
}

#[test]
fn ds_r92_a_mover_is_not_engaged_before_the_reactions_of_its_last_sample_are_over() {
    let halberd = hireling().armed(&["hallebarde"]).facing(SOUTH).watching();
    let mut game = field()
        .figure(0, hireling().armed(&["lance"]).at(18_000, 4_000).facing(EAST))
        .figure(1, hireling().at(20_984, 4_000).facing(WEST))
        .figure(1, halberd.at(20_000, 5_900))
        .figure(1, pistol().at(20_000, 6_900))
        .ready();
    walks(&mut game, (20_000, 4_000));
    waits_until(&mut game, a(1), (20_000, 4_000));
    assert!(reacts(&game, b(2)));
    game.dice(&[1, 2, 6, 6]).answers(STRIKE);
    assert!(game.figure(b(2)).is_dead(), "struck back with a spear");
    assert!(reacts(&game, b(3)));
    game.dice(&[3, 3, 3, 3]).answers(shot(0));
    assert!(!game.whys().1.contains(&Why::TargetEngaged));
    assert!(game.fight_each_other(a(1), b(1)), "now it is");
}

#[test]
fn ds_r93_offered_when_the_straight_step_is_legal_and_any_other_legal_point_may_be_named() {
    let mut game = lane().figure(1, sword().at(16_250, 5_700)).ready();
    walks(&mut game, (16_250, 4_000));
    waits_until(&mut game, a(1), (16_250, 4_000));
    game.refuses(engage((16_250, 5_200)), "DS-E18");
    game.dice(&[3, 3, 3, 3]).answers(engage((16_500, 4_950)));
    assert_eq!(game.at(b(2)), (16_500, 4_950));

    // A friend stands in the straight way: not offered, though one could walk round.
    let mut barred = lane()
        .figure(1, sword().at(16_250, 5_900))
        .figure(1, hireling().at(15_500, 5_100).facing(NORTH))
        .ready();
    walks(&mut barred, (16_250, 4_000));
    assert!(!reacts(&barred, b(2)));
    assert_eq!(barred.at(a(1)), (16_250, 4_000));
}
