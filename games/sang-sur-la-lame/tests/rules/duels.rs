//! DS-600, duels, clause by clause.

use sang_sur_la_lame::cards::{Kind, Trait, Why};
use sang_sur_la_lame::geometry::terrain::Door;
use sang_sur_la_lame::table::event::{BloodEvent, SpaceEvent};
use sang_sur_la_lame::table::flow::Choice;
use sang_sur_la_lame::table::{Action, Event, FigureId, Question, Status};

use crate::common::*;

/// Two figures in contact side by side, both facing north: each has the other in its arc.
fn pair(one: Who, two: Who) -> Game {
    field().figure(0, one.at(10_000, 3_000)).figure(1, two.at(10_984, 3_000)).ready()
}

/// Four figures at the corners of a square, each touching its two neighbours: a1, b1, a2, b2 going round.
fn square() -> Field {
    field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(10_000, 3_984))
}

#[test]
fn ds_601_enemies_in_contact_are_in_a_duel_and_friends_are_not() {
    let mut game = field()
        .figure(0, leader().at(10_000, 3_000))
        .figure(0, second().at(10_000, 3_984))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    assert!(game.fight_each_other(a(1), b(1)));
    assert!(!game.figure(a(2)).engaged());
    // It lasts until one of them disengages.
    game.announces(a(1), &[Kind::Disengage]).dice(&[4, 3, 1, 1]).performs(disengage(b(1)));
    assert!(!game.figure(a(1)).engaged() && !game.figure(b(1)).engaged());
}

#[test]
fn ds_602_duels_are_split_again_when_contacts_change() {
    let mut game = square().figure(0, hireling().at(13_000, 3_984)).ready();
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(1), b(2)));
    game.acts(a(2), Kind::Move, go(&[(10_984, 3_984)], WEST));
    assert!(game.fight_each_other(a(1), b(2)) && game.fight_each_other(a(2), b(1)));
    assert!(!game.fight_each_other(a(1), b(1)));
}

#[test]
fn ds_603_both_roll_their_quality() {
    let mut game = pair(leader(), hireling());
    game.announces(a(1), &[Kind::Duel]).dice(&[1, 1, 2, 1, 1, 1]).performs(duel(b(1), NORTH));
    assert_eq!((game.rolled(), game.totals()), (6, (3, 2)));
}

#[test]
fn ds_603_only_an_enemy_of_ones_duel_in_the_front_arc() {
    let mut game = field()
        .figure(0, leader().at(10_000, 3_000).facing(EAST))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(9_016, 3_000))
        .figure(1, hireling().at(13_000, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel]);
    game.refuses_deed(duel(b(2), NORTH), "DS-109").refuses_deed(duel(b(3), NORTH), "DS-606");
    game.performs(duel(b(1), NORTH));
    assert_eq!(game.fight().target, b(1));
}

#[test]
fn ds_604_the_lower_total_is_wounded_whoever_attacked() {
    let fought = |dice: &[u8]| {
        let mut game = pair(hireling(), hireling());
        game.announces(a(1), &[Kind::Duel]).dice(dice).performs(duel(b(1), NORTH));
        (game.figure(a(1)).wounded, game.figure(b(1)).wounded)
    };
    assert_eq!(fought(&[4, 3, 3, 3]), (false, true)); // by one point
    assert_eq!(fought(&[3, 3, 4, 3]), (true, false));
    assert_eq!(fought(&[4, 3, 5, 2]), (false, false));
}

#[test]
fn ds_605_ds_r21_a_double_six_kills_whatever_the_totals() {
    let mut game = pair(hireling().wounded().armed(&[]), second());
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 6, 5, 1]).performs(duel(b(1), NORTH));
    assert_eq!(game.totals(), (10, 11));
    assert!(game.figure(b(1)).is_dead() && game.figure(a(1)).stands());
    // The target's kills the attacker as well.
    let mut game = pair(hireling(), hireling());
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 5, 6, 6]).performs(duel(b(1), NORTH));
    assert!(game.figure(a(1)).is_dead() && !game.figure(b(1)).wounded);
    // Of more than two dice the two kept ones count.
    let mut game = pair(leader(), hireling());
    game.announces(a(1), &[Kind::Duel]).dice(&[1, 6, 1, 6, 5, 5]).performs(duel(b(1), NORTH));
    assert!(game.figure(b(1)).is_dead());
}

#[test]
fn ds_605_both_double_sixes_kill_both() {
    let mut game = pair(hireling(), hireling());
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 6, 6]).performs(duel(b(1), NORTH));
    assert!(game.figure(a(1)).is_dead() && game.figure(b(1)).is_dead());
}

#[test]
fn ds_606_a_reach_weapon_strikes_over_an_inch() {
    let reach = |who: Who, x| {
        field().figure(0, who.at(10_000, 3_000)).figure(1, hireling().at(x, 3_000)).ready()
    };
    let spear = || hireling().armed(&["lance"]);
    assert!(reach(spear(), 11_984).allows(activate(a(1), &[Kind::Duel])));
    assert!(!reach(spear(), 11_985).allows(activate(a(1), &[Kind::Duel])));
    assert!(!reach(hireling(), 11_984).allows(activate(a(1), &[Kind::Duel])));
    // Not behind.
    assert!(!reach(spear().facing(WEST), 11_984).allows(activate(a(1), &[Kind::Duel])));
    assert!(reach(spear().facing(EAST), 11_984).allows(activate(a(1), &[Kind::Duel])));
}

#[test]
fn ds_606_not_while_engaged_nor_through_a_wall_nor_up_a_rock() {
    let spear = || hireling().armed(&["lance"]);
    let mut game = field()
        .figure(0, spear().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(10_000, 4_800))
        .ready();
    game.announces(a(1), &[Kind::Duel]).refuses_deed(duel(b(2), NORTH), "DS-606");
    let wall = |two: (i32, i32)| {
        let game = field()
            .on("chateau")
            .figure(0, spear().at(26_500, 20_000))
            .figure(1, hireling().at(two.0, two.1));
        game.ready().allows(activate(a(1), &[Kind::Duel]))
    };
    assert!(!wall((27_500, 20_000)) && wall((25_500, 20_000)));
    let rock = |who: Who| {
        let game = field().figure(0, spear().at(27_000, 7_000)).figure(1, who.at(27_000, 8_000));
        game.ready().allows(activate(a(1), &[Kind::Duel]))
    };
    assert!(!rock(hireling().on("rocher")));
}

#[test]
fn ds_607_ds_609_ds_r23_one_struck_from_afar_can_only_dodge() {
    let strike = |target: Who, dice: &[u8]| {
        let mut game = field()
            .figure(0, hireling().armed(&["lance"]).at(10_000, 3_000))
            .figure(1, target.at(11_984, 3_000))
            .ready();
        game.announces(a(1), &[Kind::Duel]).dice(dice).performs(duel(b(1), NORTH));
        game
    };
    // DS-R23: an opposed roll; equal or higher dodges and hurts nobody, and nobody moves.
    let game = strike(hireling(), &[4, 3, 5, 4]);
    assert!(!game.figure(a(1)).wounded && !game.figure(b(1)).wounded);
    assert_eq!(game.at(b(1)), (11_984, 3_000));
    assert!(!strike(hireling(), &[4, 3, 4, 3]).figure(b(1)).wounded);
    assert!(strike(hireling(), &[4, 3, 4, 2]).figure(b(1)).wounded);
    // Another reach weapon strikes back.
    let game = strike(hireling().armed(&["hache"]), &[4, 3, 5, 4]);
    assert!(game.figure(a(1)).wounded);
}

#[test]
fn ds_608_a_reach_attack_engages_nobody() {
    let mut game = field()
        .figure(0, hireling().armed(&["lance"]).at(10_000, 3_000))
        .figure(1, hireling().at(11_984, 3_000))
        .ready();
    game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert!(!game.figure(a(1)).engaged() && !game.figure(b(1)).engaged());
    // In contact it fights like any other weapon: the attacker may be hurt.
    let mut game = pair(hireling().armed(&["lance"]), hireling());
    game.announces(a(1), &[Kind::Duel]).dice(&[4, 3, 5, 4]).performs(duel(b(1), NORTH));
    assert!(game.figure(a(1)).wounded);
}

#[test]
fn ds_609_ds_r38_a_master_at_arms_has_no_die_more_for_a_dodge() {
    let master = || leader().with(&[Trait::MaitreArme]);
    let mut game = field()
        .figure(0, hireling().armed(&["lance"]).at(10_000, 3_000))
        .figure(1, master().at(11_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel]).dice(&[5, 3, 6, 6, 1, 1]).performs(duel(b(1), NORTH));
    assert_eq!((game.rolled(), game.totals()), (6, (8, 12)));
    // DS-605: a dodge cannot kill.
    assert!(game.figure(a(1)).stands() && !game.figure(a(1)).wounded);
    let mut game = pair(hireling(), master());
    game.dice(&[5, 3, 6, 6, 1, 1, 1]).acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.rolled(), 7);
}

#[test]
fn ds_610_a_charge_goes_a_die_farther_and_strikes_at_once() {
    let mut game = field()
        .figure(0, second().at(10_000, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .ready();
    game.dice(&[3]).announces(a(1), &[Kind::Charge]);
    assert_eq!(game.public().acting.unwrap().die, 3);
    game.refuses_deed(charge(&[(19_016, 3_000)], Some(b(1)), EAST), "DS-230");
    // Short of the target it stops without an attack.
    let mut short = game.clone();
    short.performs(charge(&[(19_000, 3_000)], None, EAST));
    assert!(short.at(a(1)) == (19_000, 3_000) && short.attacks() == 0 && short.waits_for(1));
    // With a 4 it arrives: the attack is made without being asked for (DS-R107).
    let mut game = field()
        .figure(0, second().at(10_000, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .ready();
    game.dice(&[4]).announces(a(1), &[Kind::Charge]);
    game.refuses_deed(charge(&[(19_016, 3_000)], None, EAST), "DS-229");
    game.performs(charge(&[(19_016, 3_000)], Some(b(1)), EAST));
    assert_eq!((game.attacks(), game.fight().target), (1, b(1)));
    assert_eq!(game.purse(0), 10);
}

#[test]
fn ds_610_a_charge_is_barred_where_a_run_is() {
    // DS-406, DS-407: through the marsh nobody charges.
    let mut game = field()
        .figure(0, second().at(8_000, 4_000))
        .figure(1, hireling().at(8_000, 12_000))
        .ready();
    game.dice(&[6]).announces(a(1), &[Kind::Charge]);
    game.refuses_deed(charge(&[(8_000, 11_016)], Some(b(1)), NORTH), "DS-406");
    game.refuses_deed(charge(&[], None, NORTH), "DS-220");
}

#[test]
fn ds_611_a_charge_may_turn_corners_and_ends_facing_its_target() {
    let mut game = field()
        .figure(0, second().at(10_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    let round = [(12_000, 2_000), (14_000, 2_016)];
    game.refuses_deed(charge(&round, Some(b(1)), SOUTH), "DS-109");
    game.performs(charge(&round, Some(b(1)), NORTH));
    assert_eq!((game.attacks(), game.faces(a(1))), (1, NORTH));
}

#[test]
fn ds_612_whoever_receives_a_charge_has_one_less() {
    let mut game = field()
        .figure(0, second().at(10_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(13_016, 3_000)], Some(b(1)), EAST));
    assert_eq!(game.whys(), (vec![], vec![Why::Charged]));
}

#[test]
fn ds_613_ds_r24_a_charge_from_behind_can_only_be_dodged() {
    let charged = |from: (i32, i32), way: &[(i32, i32)], to| {
        let mut game = field()
            .figure(0, second().at(from.0, from.1))
            .figure(1, hireling().at(24_000, 12_000))
            .ready();
        game.dice(&[2]).announces(a(1), &[Kind::Charge]).dice(&[4, 4, 1, 6, 6]);
        game.performs(charge(way, Some(b(1)), to));
        game
    };
    let behind = charged((24_000, 5_000), &[(24_000, 11_016)], NORTH);
    assert_eq!(behind.whys(), (vec![Why::Back], vec![Why::Charged]));
    assert!(behind.fight().dodge_only && behind.figure(a(1)).stands());
    // DS-R24: begun in plain view it is no surprise, though it ends behind.
    let round = charged((21_000, 14_000), &[(22_500, 10_800), (24_000, 11_016)], NORTH);
    assert_eq!(round.whys(), (vec![Why::Back], vec![Why::Charged]));
    assert!(!round.fight().dodge_only && round.figure(a(1)).is_dead());
    // Begun behind and ended in front it is none either.
    let round = [(26_000, 11_000), (25_000, 12_850), (24_300, 12_938)];
    let across = charged((24_000, 9_000), &round, SOUTH);
    assert!(!across.fight().dodge_only);
}

#[test]
fn ds_614_an_attack_from_behind_has_one_more() {
    let from = |x, y, facing| {
        let mut game = field()
            .figure(0, hireling().at(x, y).facing(facing))
            .figure(1, hireling().at(10_000, 3_000))
            .ready();
        game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
        game.whys().0
    };
    assert_eq!(from(10_000, 2_016, NORTH), [Why::Back]);
    assert_eq!(from(10_000, 3_984, SOUTH), []);
    assert_eq!(from(10_984, 3_000, WEST), []); // on the line itself: in front
    // At range too.
    let mut game = field()
        .figure(0, hireling().armed(&["mousquet"]).at(10_000, 1_000))
        .figure(1, hireling().at(10_000, 4_000))
        .ready();
    game.acts(a(1), Kind::Shoot, shoot(0, b(1), NORTH));
    assert_eq!(game.whys().0, [Why::Back]);
}

#[test]
fn ds_615_ds_107_bare_hands_have_one_less_against_a_duel_weapon() {
    let whys = |one: &[&str], two: &[&str]| {
        let mut game = pair(hireling().armed(one), hireling().armed(two));
        game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
        game.whys()
    };
    assert_eq!(whys(&[], &["epee"]), (vec![Why::BareHands], vec![]));
    assert_eq!(whys(&["epee"], &["pistolet"]), (vec![], vec![Why::BareHands]));
    assert_eq!(whys(&["mousquet"], &[]), (vec![], vec![]));
    assert_eq!(whys(&["hachette"], &["couteau_lancer"]), (vec![], vec![]));
}

#[test]
fn ds_616_nobody_shoots_from_inside_a_duel() {
    let mut game = pair(hireling().armed(&["pistolet", "hachette"]), hireling());
    game.refuses_to(a(1), &[Kind::Shoot], "DS-E08").refuses_to(a(1), &[Kind::Throw], "DS-E08");
    game.refuses_to(a(1), &[Kind::HeavyThrow], "DS-E08");
    // Nor after walking into one.
    let mut game = field()
        .figure(0, hireling().armed(&["pistolet"]).at(10_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Shoot]).performs(go(&[(13_016, 3_000)], EAST));
    game.refuses_deed(shoot(0, b(1), EAST), "DS-616").answers(FORGO);
    assert!(game.waits_for(1));
}

#[test]
fn ds_617_ds_r26_the_target_turns_to_an_attacker_behind_it() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 2_016))
        .figure(1, hireling().at(10_000, 3_000))
        .ready();
    game.dice(&[4, 2, 5, 1]).acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.faces(b(1)), SOUTH);
    assert!(game.saw(Event::Space(SpaceEvent::Turned { figure: b(1), face: face(SOUTH) })));
    // An attacker in its arc causes no turn.
    let mut game = pair(hireling(), hireling());
    game.dice(&[4, 2, 5, 1]).acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.faces(b(1)), NORTH);
}

#[test]
fn ds_617_its_owner_is_asked_when_another_enemy_stands_in_front() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 2_016))
        .figure(0, hireling().at(10_000, 3_984).facing(SOUTH))
        .figure(1, hireling().at(10_000, 3_000))
        .ready();
    game.dice(&[3, 1, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.question(), Question::TurnTarget { seat: seat(1) });
    let mut stays = game.clone();
    stays.answers(Action::Choose(Choice::Turn { turn: false }));
    assert_eq!(stays.faces(b(1)), NORTH);
    game.answers(Action::Choose(Choice::Turn { turn: true }));
    assert_eq!(game.faces(b(1)), SOUTH);
}

#[test]
fn ds_618_the_attacker_may_face_anywhere_afterwards() {
    let mut game = pair(hireling(), hireling());
    game.dice(&[4, 2, 5, 1]).acts(a(1), Kind::Duel, duel(b(1), (3, -4)));
    assert_eq!(game.faces(a(1)), (3, -4));
}

#[test]
fn ds_619_ds_r12_the_frenzied_may_strike_twice() {
    let frenzied = || second().with(&[Trait::Frenetique]);
    let mut game = field()
        .figure(0, frenzied().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(9_016, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel]);
    assert_eq!(game.purse(0), 11);
    game.dice(&[4, 3, 1, 4, 3]).performs(duel(b(1), NORTH));
    assert_eq!(game.question(), Question::SecondExchange { seat: seat(0) });
    // It is optional, and may go to another enemy of the duel.
    let mut stops = game.clone();
    stops.answers(NO_MORE);
    assert!(stops.waits_for(1));
    game.answers(again(b(2)));
    assert_eq!((game.fight().target, game.waits_for(1)), (b(2), true));
    // Others strike once.
    let mut game = pair(second(), hireling());
    game.dice(&[4, 3, 1, 4, 3]).acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert!(game.waits_for(1));
}

#[test]
fn ds_620_as_many_pairs_as_can_be() {
    // DS-R29: three against two touching each other crosswise make two duels, one of them two against one.
    let game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(11_968, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(12_952, 3_000))
        .ready();
    // a2 touches both, a1 only b1: so a2 takes b2.
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(2), b(2)));
    assert!(!game.fight_each_other(a(2), b(1)));
}

#[test]
fn ds_620_pairs_that_fought_before_go_on() {
    let mut game = square()
        .figure(0, hireling().at(10_984, 3_984))
        .figure(0, second().at(20_000, 3_000))
        .ready();
    // Without a past the first in order: a1 with b1, a2 with b2.
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(2), b(2)));
    game.change(|public| {
        for (one, two) in [(a(1), b(2)), (a(2), b(1))] {
            public.figure_mut(one).duel = Some(one);
            public.figure_mut(two).duel = Some(one);
        }
    });
    game.acts(a(3), Kind::Move, go(&[(21_000, 3_000)], NORTH));
    assert!(game.fight_each_other(a(1), b(2)) && game.fight_each_other(a(2), b(1)));
}

#[test]
fn ds_620_the_newcomer_gets_whom_it_charged() {
    let charges = |target: FigureId| {
        let mut game = square().figure(0, hireling().at(14_000, 3_984)).ready();
        game.dice(&[1]).announces(a(2), &[Kind::Charge]).dice(&[3, 3, 3, 3]);
        game.performs(charge(&[(10_984, 3_984)], Some(target), (-1, -1)));
        (game.fight_each_other(a(2), b(1)), game.fight_each_other(a(2), b(2)))
    };
    assert_eq!(charges(b(1)), (true, false));
    assert_eq!(charges(b(2)), (false, true));
}

#[test]
fn ds_620_the_rest_join_where_fewest_fight() {
    let game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(11_968, 3_000))
        .figure(1, hireling().at(9_016, 3_000))
        .figure(1, hireling().at(12_952, 3_000))
        .figure(1, hireling().at(10_000, 3_984))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    // b3 can only join a1; b4, between both, then takes the smaller duel.
    assert!(game.fight_each_other(a(1), b(3)) && game.fight_each_other(a(2), b(4)));
    assert!(!game.fight_each_other(a(1), b(4)));
}

#[test]
fn ds_621_ds_r30_outnumbering_gives_one_however_many_they_are() {
    let duel_of = |friends: usize| {
        let places = [(10_984, 3_000), (10_000, 3_984), (9_016, 3_000)];
        let mut set = field().figure(0, leader().at(10_000, 3_000));
        for (x, y) in &places[..friends] {
            set = set.figure(1, hireling().at(*x, *y).facing((10_000 - x, 3_000 - y)));
        }
        set
    };
    let attacked = |friends: usize| {
        let mut game = duel_of(friends).first(1).ready();
        game.acts(b(1), Kind::Duel, duel(a(1), NORTH));
        game.whys()
    };
    assert_eq!(attacked(1), (vec![], vec![]));
    assert_eq!(attacked(2), (vec![Why::Support], vec![]));
    assert_eq!(attacked(3), (vec![Why::Support], vec![]));
    // Defending too; the one alone has nothing.
    let mut game = duel_of(2).ready();
    game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.whys(), (vec![], vec![Why::Support]));
}

#[test]
fn ds_622_nobody_strikes_into_another_duel() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(11_968, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(12_952, 3_000))
        .ready();
    game.announces(a(2), &[Kind::Duel]).refuses_deed(duel(b(1), NORTH), "DS-E17");
    game.performs(duel(b(2), NORTH));
    assert_eq!(game.whys().0, []);
}

#[test]
fn ds_622_a_reach_attack_into_a_duel_profits_from_a_friend_there() {
    let strike = |friend: (i32, i32)| {
        let mut game = field()
            .figure(0, hireling().armed(&["lance"]).at(10_000, 3_000))
            .figure(0, hireling().at(friend.0, friend.1))
            .figure(1, hireling().at(11_984, 3_000))
            .ready();
        game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
        game.whys().0
    };
    assert_eq!(strike((12_968, 3_000)), [Why::Support]);
    assert_eq!(strike((14_000, 3_000)), []);
}

#[test]
fn ds_623_a_newcomer_without_a_target_takes_the_nearest() {
    // It ends 984 from b2 and 990 from b1.
    let mut game = square().figure(0, hireling().at(13_000, 3_990)).ready();
    game.acts(a(2), Kind::Move, go(&[(10_984, 3_990)], WEST));
    assert!(game.fight_each_other(a(2), b(2)) && game.fight_each_other(a(1), b(1)));
}

#[test]
fn ds_624_doors_and_deaths_change_duels() {
    let mut game = field()
        .on("place")
        .figure(0, second().at(8_200, 23_300))
        .figure(0, hireling().at(7_250, 23_508))
        .figure(0, hireling().at(20_000, 3_000))
        .figure(1, hireling().at(7_250, 24_492))
        .ready();
    assert!(!game.figure(a(2)).engaged());
    let broken = sang_sur_la_lame::table::flow::Deed::Door { door: 0, face: ANY };
    game.announces(a(1), &[Kind::Door]).dice(&[6, 5, 1]).performs(broken);
    assert_eq!(game.public().doors[0], Door::Destroyed);
    assert!(game.fight_each_other(a(2), b(1)));
    // A death ends a duel.
    game.answers(END_TURN).announces(a(2), &[Kind::Duel]).dice(&[6, 6, 1, 1]);
    game.performs(duel(b(1), NORTH));
    assert!(!game.figure(a(2)).engaged() && game.figure(b(1)).status == Status::Fallen);
    assert!(game.saw(Event::Blood(BloodEvent::Died { figure: b(1) })));
}
