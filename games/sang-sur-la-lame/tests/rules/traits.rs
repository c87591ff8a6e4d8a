//! Traits (DS-820…834): what each of them changes, and for whom.

use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, Trait, Why};
use sang_sur_la_lame::geometry::Surface;
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::geometry::terrain::{Door, LinkId};
use sang_sur_la_lame::rules::fight::failures;
use sang_sur_la_lame::table::Question;
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::public::{Fight, Means};

use crate::common::*;
use crate::examples_space::{piece, table};

fn climb(on: &str, name: &str, to: (i32, i32)) -> Deed {
    let at = piece(table(on), name);
    Deed::Climb { piece: at, to: to.into(), on: Surface::Top(at), face: face(NORTH) }
}

fn asks_reroll(game: &Game, of: sang_sur_la_lame::table::FigureId) -> bool {
    matches!(game.question(), Question::Reroll { figure, .. } if figure == of)
}

#[test]
fn ds_820_an_acrobat_climbs_with_one_more() {
    let beside = |who: Who| field().on("place").figure(0, who.at(11_500, 25_000)).ready();
    let up = || climb("place", "maison_no", (10_700, 25_000));
    let mut acrobat = beside(second().with(&[Trait::Acrobate]));
    acrobat.dice(&[5, 1, 1]).acts(a(1), Kind::Climb, up());
    assert_eq!((acrobat.passed(), acrobat.test_whys()), (Some(true), vec![Why::Acrobate]));
    assert_eq!(acrobat.at(a(1)), (10_700, 25_000));
    let mut other = beside(second());
    other.dice(&[5, 1, 1]).acts(a(1), Kind::Climb, up());
    assert_eq!((other.passed(), other.at(a(1))), (Some(false), (11_500, 25_000)));
}

#[test]
fn ds_820_no_other_test_is_easier_for_an_acrobat() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Acrobate]).at(14_000, 4_000))
        .lies(Object::HeavyThrowable, (14_500, 4_000))
        .ready();
    let pick = Deed::PickUp { object: 0, face: face(NORTH) };
    game.dice(&[3, 4, 1]).acts(a(1), Kind::PickUp, pick);
    assert_eq!(game.test_whys(), []);
}

/// A lucky second against a hireling in contact.
fn lucky() -> Field {
    field()
        .figure(0, second().with(&[Trait::Chance]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
}

#[test]
fn ds_821_luck_rolls_one_failed_roll_of_its_own_again_once_a_turn_and_the_new_roll_stands() {
    let mut game = lucky().ready();
    game.dice(&[2, 2, 1, 5, 4]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(asks_reroll(&game, a(1)));
    game.dice(&[1, 1, 1]).answers(REROLL);
    assert_eq!(game.totals(), (2, 9), "worse, and it stands");
    assert!(game.figure(a(1)).wounded, "not asked a second time for the same roll");

    game.dice(&[6, 5, 1, 1, 1]).acts(b(1), Kind::Duel, duel(a(1), WEST));
    assert!(game.figure(a(1)).is_dead(), "not twice a turn");
}

#[test]
fn ds_821_luck_comes_back_with_the_next_turn_and_never_helps_a_roll_that_did_not_fail() {
    let mut game = lucky().ready();
    game.dice(&[5, 5, 1, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.waits_for(1), "it has wounded: nothing to roll again");
    game.change(|public| public.figure_mut(a(1)).lucky = true).dice(&[6, 6, 1, 1]).next_turn();
    assert!(!game.figure(a(1)).lucky);
    game.dice(&[2, 2, 1, 5, 4]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(asks_reroll(&game, a(1)));
}

/// A leader with an aura at (14000, 4000), a hireling this far away beside an enemy.
fn aura(of: Trait, away: i32) -> Field {
    field()
        .figure(0, leader().with(&[of]).at(14_000, 4_000).facing(EAST))
        .figure(0, hireling().at(14_000 + away, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984 + away, 4_000).facing(WEST))
}

#[test]
fn ds_822_each_friend_within_three_inches_of_an_example_rolls_again_once_a_turn() {
    let mut near = aura(Trait::Inspire, 3_000).ready();
    near.dice(&[1, 2, 5, 5]).acts(a(2), Kind::Duel, duel(b(1), EAST));
    assert!(asks_reroll(&near, a(2)));
    near.refuses(REROLL, "DS-E28");
    near.dice(&[5, 6]).answers(REROLL_INSPIRED);
    assert!(near.figure(b(1)).wounded && near.figure(a(2)).inspired);
    near.dice(&[5, 5, 1, 1]).acts(b(1), Kind::Duel, duel(a(2), WEST));
    assert!(near.figure(a(2)).wounded, "once a turn for each follower");

    let mut far = aura(Trait::Inspire, 3_001).ready();
    far.dice(&[1, 2, 5, 5]).acts(a(2), Kind::Duel, duel(b(1), EAST));
    assert!(far.figure(a(2)).wounded, "out of the aura nobody is asked");
}

#[test]
fn ds_822_the_bearer_is_no_follower_of_his_own() {
    let mut game = field()
        .figure(0, leader().with(&[Trait::Inspire]).at(14_000, 4_000).facing(EAST))
        .figure(0, hireling().at(14_000, 6_000))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[1, 2, 1, 1, 5, 5]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.figure(a(1)).wounded);
}

/// A second with an aura, a hireling beside him who attacks and fails; the leader's state is given.
fn seconds_example(leader: Who) -> Game {
    let mut game = field()
        .figure(0, leader)
        .figure(0, second().with(&[Trait::Inspire]).at(14_000, 4_000))
        .figure(0, hireling().at(15_000, 4_000).facing(EAST))
        .figure(1, hireling().at(15_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[1, 2, 5, 5]).acts(a(3), Kind::Duel, duel(b(1), EAST));
    game
}

#[test]
fn ds_823_whoever_has_no_living_superior_of_his_band_on_the_table_commands() {
    use sang_sur_la_lame::table::Status;
    let standing = seconds_example(leader().at(24_000, 4_000));
    assert!(standing.figure(a(3)).wounded, "the leader commands, wherever he stands");
    let dead = seconds_example(leader().at(24_000, 4_000).is(Status::Removed));
    assert!(asks_reroll(&dead, a(3)));
    let gone = seconds_example(leader().is(Status::Left));
    assert!(asks_reroll(&gone, a(3)), "off the table nobody commands");
}

#[test]
fn ds_823_two_seconds_command_together_and_the_second_of_a_small_band_commands() {
    let mut two = field()
        .figure(0, second().at(20_000, 4_000))
        .figure(0, second().with(&[Trait::Inspire]).at(14_000, 4_000))
        .figure(0, hireling().at(15_000, 4_000).facing(EAST))
        .figure(1, hireling().at(15_984, 4_000).facing(WEST))
        .ready();
    two.dice(&[1, 2, 5, 5]).acts(a(3), Kind::Duel, duel(b(1), EAST));
    assert!(asks_reroll(&two, a(3)));

    let mut small = melee(3)
        .figure(0, second().with(&[Trait::Inspire]).at(14_000, 4_000))
        .figure(0, hireling().at(15_000, 4_000).facing(EAST))
        .figure(1, hireling().at(15_984, 4_000).facing(WEST))
        .ready();
    small.dice(&[1, 2, 5, 5]).acts(a(2), Kind::Duel, duel(b(1), EAST));
    assert!(asks_reroll(&small, a(2)));
}

/// An exchange with these dice and a change to the attacker's total.
fn exchange(attack: &[u8], change: i8, defence: &[u8], means: Means) -> Fight {
    let roll = |dice: &[u8]| kernel::Roll::of(dice.iter().copied()).keeps_best(2);
    let attack = roll(attack).changed(Why::Back, change);
    Fight { means, attack, defence: roll(defence), ..Fight::default() }
}

#[test]
fn ds_824_who_has_failed_in_an_exchange_and_at_range() {
    let duel =
        |attack: &[u8], defence: &[u8]| failures(&exchange(attack, 0, defence, Means::Contact));
    assert_eq!(duel(&[4, 4], &[3, 3]), (false, true), "about to be wounded");
    assert_eq!(duel(&[3, 3], &[4, 4]), (true, false), "the attacker loses");
    assert_eq!(duel(&[3, 3], &[3, 3]), (true, false), "a tie: only the attacker");
    assert_eq!(duel(&[6, 6], &[3, 3]), (false, true), "about to die");
    assert_eq!(duel(&[3, 3], &[6, 6]), (true, false));
    assert_eq!(duel(&[6, 6], &[6, 6]), (false, false), "double sixes have not failed");
    let shot =
        |attack: &[u8], defence: &[u8]| failures(&exchange(attack, 0, defence, Means::Ranged(0)));
    assert_eq!(shot(&[3, 3], &[4, 4]), (true, false), "a shot that does no harm");
    assert_eq!(shot(&[4, 4], &[3, 3]), (false, true));
    assert_eq!(shot(&[6, 6], &[6, 6]), (false, true), "a target's sixes do nothing");
}

#[test]
fn ds_824_a_test_below_seven_has_failed_and_so_has_a_heavy_dodge() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Chance]).at(14_000, 4_000))
        .lies(Object::HeavyThrowable, (14_500, 4_000))
        .ready();
    let pick = Deed::PickUp { object: 0, face: face(NORTH) };
    game.dice(&[3, 3, 1]).acts(a(1), Kind::PickUp, pick);
    assert!(asks_reroll(&game, a(1)));

    let mut thrown = field()
        .figure(0, second().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, second().with(&[Trait::Chance]).at(16_000, 4_000).facing(WEST))
        .ready();
    thrown.dice(&[3, 4, 3, 1, 3, 3, 1]).acts(a(1), Kind::HeavyThrow, heavy_throw(b(1), EAST));
    assert!(asks_reroll(&thrown, b(1)));
}

#[test]
fn ds_825_the_attacker_is_asked_first_then_the_defender_in_the_situation_then_reached() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Chance]).at(14_000, 4_000).facing(EAST))
        .figure(1, second().with(&[Trait::Chance]).at(14_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[2, 2, 1, 4, 4, 1]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(asks_reroll(&game, a(1)), "the defender has won, only the attacker is asked");
    game.dice(&[5, 5, 1]).answers(REROLL);
    assert_eq!(game.rolled(), 3, "all dice of that roll, and no others");
    assert!(asks_reroll(&game, b(1)), "now the defender has failed");
    game.dice(&[6, 5, 1]).answers(REROLL);
    assert!(game.figure(a(1)).wounded, "11 against 10; the attacker has used his");
    assert!(game.waits_for(1));
}

#[test]
fn ds_825_a_kept_roll_is_offered_again_only_if_things_have_changed() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Chance]).at(14_000, 4_000).facing(EAST))
        .figure(1, second().with(&[Trait::Chance]).at(14_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[2, 2, 1, 4, 4, 1]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    game.answers(KEEP_ROLL);
    assert!(game.figure(a(1)).wounded && game.waits_for(1));
    assert!(!game.figure(a(1)).lucky, "keeping costs nothing");
}

#[test]
fn ds_826_followers_of_a_cohesive_commander_within_three_inches_strike_twice() {
    let mut near = aura(Trait::Cohesion, 3_000).ready();
    near.dice(&[3, 3, 3, 3]).acts(a(2), Kind::Duel, duel(b(1), EAST));
    assert_eq!(near.question(), Question::SecondExchange { seat: seat(0) });
    let mut far = aura(Trait::Cohesion, 3_001).ready();
    far.dice(&[3, 3, 3, 3]).acts(a(2), Kind::Duel, duel(b(1), EAST));
    assert!(far.waits_for(1));

    let mut himself = field()
        .figure(0, leader().with(&[Trait::Cohesion]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready();
    himself.dice(&[3, 3, 1, 1, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(himself.waits_for(1), "the bearer is no follower of his own");
}

#[test]
fn ds_826_the_aura_is_judged_when_the_attack_starts() {
    let mut game =
        aura(Trait::Cohesion, 984).figure(1, hireling().at(14_000, 4_984).facing(SOUTH)).ready();
    game.dice(&[3, 3, 3, 3]).acts(a(2), Kind::Duel, duel(b(1), EAST));
    game.change(|public| {
        let leader = public.figure_mut(a(1));
        leader.status = sang_sur_la_lame::table::Status::Fallen;
        leader.duel = None;
    });
    game.dice(&[5, 5, 1, 1]).answers(again(b(1)));
    assert!(game.figure(b(1)).wounded);
}

#[test]
fn ds_828_the_strong_throw_break_doors_and_chains_with_one_more_and_pick_no_locks_better() {
    let strong = || second().with(&[Trait::Fort]);
    let mut throw = field()
        .figure(0, strong().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, hireling().at(16_000, 4_000).facing(WEST))
        .ready();
    throw.dice(&[3, 1, 1, 5, 1, 1]).acts(a(1), Kind::HeavyThrow, heavy_throw(b(1), EAST));
    assert!(throw.log().iter().any(|event| matches!(event,
        sang_sur_la_lame::table::Event::Turn(sang_sur_la_lame::table::event::TurnEvent::Tested {
            passed: true, roll, .. }) if roll.modifiers.iter().any(|one| one.why == Why::Fort))));

    // The locked door of the goldsmith's house is at y = 23000.
    let door = |kind| {
        let mut game = field().on("place").figure(0, strong().at(27_500, 22_500)).ready();
        let door = table("place").terrain.piece(piece(table("place"), "porte_ne")).door;
        let deed = Deed::Door { door: door.expect("a door"), face: face(NORTH) };
        game.dice(&[5, 1, 1]).acts(a(1), kind, deed);
        (game.passed(), game.public().doors[usize::from(door.expect("a door"))])
    };
    assert_eq!(door(Kind::Door), (Some(true), Door::Destroyed));
    assert_eq!(door(Kind::Lock), (Some(false), Door::Locked));

    let chains = |kind| {
        let mut game = field()
            .plays(ScenarioId::Prisonnier, "place")
            .role(0, Role::Renegade)
            .role(1, Role::Militia)
            .figure(0, strong().at(17_500, 10_500))
            .npc(Npc::Prisonnier, Some(1), (17_500, 11_600))
            .ready();
        game.dice(&[5, 1, 1]).acts(a(1), kind, Deed::Chains { npc: n(1), face: face(NORTH) });
        game.public().freed
    };
    assert!(chains(Kind::Door));
    assert!(!chains(Kind::Lock));
}

#[test]
fn ds_829_frenzy_allows_no_two_duel_actions() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Frenetique]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready();
    game.refuses_to(a(1), &[Kind::Duel, Kind::Duel], "DS-E13");
    game.dice(&[3, 3, 1, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(game.question(), Question::SecondExchange { seat: seat(0) });
}

/// How many dice a second with this trait and weapon uses against somebody two inches away.
fn dice_of(of: Trait, weapon: &str, kind: Kind) -> (usize, usize) {
    let mut game = field()
        .figure(0, second().with(&[of]).armed(&[weapon]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(16_000, 4_000).facing(WEST))
        .ready();
    game.dice(&[3, 3, 1]).acts(a(1), kind, shoot(0, b(1), EAST));
    let fight = game.fight();
    (fight.attack.dice.len(), fight.defence.dice.len())
}

#[test]
fn ds_830_a_thrower_has_a_die_more_with_what_is_thrown_and_with_nothing_else() {
    assert_eq!(dice_of(Trait::Lanceur, "javelot", Kind::Throw), (4, 2));
    assert_eq!(dice_of(Trait::Lanceur, "pistolet", Kind::Shoot), (3, 2));
    let mut heavy = field()
        .figure(
            0,
            second()
                .with(&[Trait::Lanceur])
                .at(14_000, 4_000)
                .facing(EAST)
                .bearing(Object::HeavyThrowable),
        )
        .figure(1, hireling().at(16_000, 4_000).facing(WEST))
        .ready();
    heavy.dice(&[3, 1, 1, 1]).acts(a(1), Kind::HeavyThrow, heavy_throw(b(1), EAST));
    assert_eq!(heavy.rolled(), 4, "the range, and three dice");
}

#[test]
fn ds_831_a_master_at_arms_has_a_die_more_in_exchanges_and_none_to_dodge() {
    let master = || second().with(&[Trait::MaitreArme]);
    let dice = |one: Who, two: Who| {
        let mut game = field().figure(0, one).figure(1, two).ready();
        game.dice(&[3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
        (game.fight().attack.dice.len(), game.fight().defence.dice.len())
    };
    let left = |who: Who| who.at(14_000, 4_000).facing(EAST);
    let right = |who: Who, x| who.at(x, 4_000).facing(WEST);
    assert_eq!(dice(left(master()), right(hireling(), 14_984)), (4, 2));
    assert_eq!(dice(left(hireling()), right(master(), 14_984)), (2, 4));
    let spear = left(hireling().armed(&["lance"]));
    assert_eq!(dice(spear, right(master(), 15_984)), (2, 3), "he can only dodge");
    assert_eq!(dice_of(Trait::MaitreArme, "pistolet", Kind::Shoot), (3, 2), "nor at range");
}

#[test]
fn ds_832_riders_go_eight_inches_over_low_obstacles_and_neither_climb_nor_use_ladders_or_windows() {
    let rider = || second().with(&[Trait::Monte]);
    // The hedge of the meadow is at y = 17400.
    let mut hedge = field().figure(0, rider().at(10_000, 14_000)).ready();
    hedge.announces(a(1), &[Kind::Move]);
    hedge.refuses_deed(go(&[(10_000, 22_001)], NORTH), "DS-E01");
    hedge.performs(go(&[(10_000, 22_000)], NORTH));
    assert_eq!(hedge.at(a(1)), (10_000, 22_000), "eight inches, the hedge for nothing");
    assert_eq!(hedge.board().body(hedge.figure(a(1))).radius, 787);

    let mut house = field().on("place").figure(0, rider().at(12_000, 29_000)).ready();
    house.refuses_to(a(1), &[Kind::Climb], "DS-E34");
    house.announces(a(1), &[Kind::Move]);
    house.refuses_deed(go(&[(12_500, 27_600), (9_500, 27_600)], WEST), "DS-E34");
    let ladder = Waypoint::Link { to: (10_400, 30_000).into(), via: LinkId(0) };
    let up = [Waypoint::Walk((11_600, 30_000).into()), ladder].into_iter().collect();
    house.refuses_deed(go_along(up, NORTH), "DS-E34");
}

#[test]
fn ds_833_a_marksman_shoots_for_one_gold() {
    let shot = |who: Who| {
        let mut game = field()
            .figure(0, who.armed(&["pistolet"]).at(14_000, 4_000).facing(EAST))
            .figure(1, hireling().at(16_000, 4_000).facing(WEST))
            .ready();
        let before = game.purse(0);
        game.announces(a(1), &[Kind::Shoot]);
        before - game.purse(0)
    };
    assert_eq!((shot(second().with(&[Trait::Tireur])), shot(second())), (1, 2));
}

#[test]
fn ds_834_whoever_flies_goes_over_everything_for_two_gold() {
    // Over the boulder of the meadow, 25400 to 28600.
    let mut game = field().figure(0, second().with(&[Trait::Voler]).at(24_500, 9_000)).ready();
    let before = game.purse(0);
    game.announces(a(1), &[Kind::Fly]);
    assert_eq!(before - game.purse(0), 2);
    game.performs(fly((30_000, 9_000), Surface::Ground));
    assert_eq!(game.at(a(1)), (30_000, 9_000));
    let mut other = field().figure(0, second().at(24_500, 9_000)).ready();
    other.refuses_to(a(1), &[Kind::Fly], "DS-E20");
}
