//! DS-700, ranged combat and heavy throws, clause by clause; DS-240.

use sang_sur_la_lame::cards::{Kind, Npc, Object, Trait, Why};
use sang_sur_la_lame::table::event::{BloodEvent, SpaceEvent, TurnEvent};
use sang_sur_la_lame::table::flow::{Choice, Deed};
use sang_sur_la_lame::table::public::ThingPlace;
use sang_sur_la_lame::table::{Action, Event, Question};

use crate::common::*;

/// A musketeer and a target four inches to the east, both facing north.
fn duelists(shooter: Who, target: Who) -> Field {
    field()
        .figure(0, shooter.armed(&["mousquet", "couteau_lancer"]).at(10_000, 3_000))
        .figure(1, target.at(14_000, 3_000))
}

fn shot_with(game: &mut Game, dice: &[u8]) {
    game.announces(a(1), &[Kind::Shoot]).dice(dice).performs(shoot(0, b(1), NORTH));
}

#[test]
fn ds_701_three_inches_for_pistols_six_for_muskets() {
    let reaches = |weapon: &str, kind: Kind, mils: i32| {
        let game = field()
            .figure(0, hireling().armed(&[weapon]).at(10_000, 3_000))
            .figure(1, hireling().at(10_000 + mils, 3_000))
            .ready();
        game.allows(activate(a(1), &[kind]))
    };
    assert!(reaches("pistolet", Kind::Shoot, 3_000) && !reaches("pistolet", Kind::Shoot, 3_001));
    for weapon in ["mousquet", "arc", "arbalete"] {
        assert!(reaches(weapon, Kind::Shoot, 6_000) && !reaches(weapon, Kind::Shoot, 6_001));
    }
    for weapon in ["couteau_lancer", "javelot", "pierre"] {
        assert!(reaches(weapon, Kind::Throw, 3_000) && !reaches(weapon, Kind::Throw, 3_001));
    }
}

#[test]
fn ds_702_what_a_shot_needs() {
    let mut game = duelists(hireling().facing(EAST), hireling())
        .figure(0, hireling().at(12_000, 3_500))
        .figure(1, hireling().at(8_000, 3_000))
        .figure(1, hireling().at(16_500, 3_000))
        .figure(1, hireling().at(2_000, 3_000).is(sang_sur_la_lame::table::Status::Fallen))
        .ready();
    game.announces(a(1), &[Kind::Shoot]);
    assert_eq!(game.purse(0), 10);
    game.refuses_deed(shoot(0, a(2), EAST), "DS-E36"); // a friend
    game.refuses_deed(shoot(0, b(2), EAST), "DS-E09"); // behind
    game.refuses_deed(shoot(0, b(3), EAST), "DS-E10"); // too far
    game.refuses_deed(shoot(0, b(4), EAST), "DS-E36"); // dead
    game.refuses_deed(shoot(1, b(1), EAST), "DS-E23"); // a knife is not shot
    game.performs(shoot(0, b(1), EAST));
    // Not seen: through the wood.
    let mut game = field()
        .figure(0, hireling().armed(&["mousquet"]).at(22_500, 27_000))
        .figure(1, hireling().at(28_000, 27_000))
        .ready();
    game.refuses_to(a(1), &[Kind::Shoot], "DS-E35");
    game.change(|public| public.figure_mut(b(1)).stand = ground((26_000, 27_000)));
    game.announces(a(1), &[Kind::Shoot]);
    game.change(|public| public.figure_mut(b(1)).stand = ground((28_000, 27_000)));
    game.refuses_deed(shoot(0, b(1), EAST), "DS-239");
    // Out of ammunition.
    let dry = hireling().but(|figure| figure.spent = 0b01);
    let mut game = duelists(dry, hireling()).ready();
    game.refuses_to(a(1), &[Kind::Shoot], "DS-E12");
}

#[test]
fn ds_702_a_neutral_may_be_shot_at() {
    let mut game = duelists(hireling(), hireling()).npc(Npc::Badaud, None, (10_000, 4_500)).ready();
    game.announces(a(1), &[Kind::Shoot]).dice(&[6, 5, 1, 1]).performs(shoot(0, n(1), NORTH));
    assert!(game.figure(n(1)).wounded);
}

#[test]
fn ds_703_only_a_higher_total_wounds_and_never_the_shooter() {
    let shot = |dice: &[u8]| {
        let mut game = duelists(hireling(), hireling()).ready();
        shot_with(&mut game, dice);
        (game.figure(a(1)).wounded, game.figure(b(1)).wounded, game.rolled())
    };
    assert_eq!(shot(&[4, 3, 4, 2]), (false, true, 4));
    assert_eq!(shot(&[4, 3, 4, 3]), (false, false, 4));
    assert_eq!(shot(&[1, 2, 5, 6]), (false, false, 4));
}

#[test]
fn ds_704_ds_r20_cover_and_a_duel_give_the_target_one_each() {
    let target = |covered: bool, engaged: bool| {
        let (from, to) = if covered { (15_000, 19_000) } else { (12_000, 16_000) };
        let mut set = field()
            .figure(0, hireling().armed(&["mousquet"]).at(24_000, from))
            .figure(1, hireling().at(24_000, to).facing(SOUTH));
        if engaged {
            set = set.figure(0, hireling().at(24_984, to));
        }
        let mut game = set.ready();
        game.acts(a(1), Kind::Shoot, shoot(0, b(1), NORTH));
        game.whys()
    };
    assert_eq!(target(false, false), (vec![], vec![]));
    assert_eq!(target(true, false), (vec![], vec![Why::Cover]));
    assert_eq!(target(false, true), (vec![], vec![Why::TargetEngaged]));
    assert_eq!(target(true, true), (vec![], vec![Why::Cover, Why::TargetEngaged]));
}

#[test]
fn ds_240_cover_never_counts_in_a_duel() {
    // Over the low wall, which hides the legs.
    let mut game = field()
        .figure(0, hireling().at(24_000, 17_500))
        .figure(1, hireling().at(24_000, 18_484).facing(SOUTH))
        .ready();
    assert!(game.fight_each_other(a(1), b(1)));
    game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.whys(), (vec![], vec![]));
    // A reach attack needs no sight either: through the edge of a wood four inches deep it would not be there.
    let mut game = field()
        .figure(0, hireling().armed(&["lance"]).at(26_000, 27_000))
        .figure(1, hireling().at(27_900, 27_000))
        .ready();
    game.acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(game.whys(), (vec![], vec![]));
}

#[test]
fn ds_705_a_double_six_of_the_shooter_kills() {
    let mut game = duelists(hireling().wounded(), leader()).ready();
    shot_with(&mut game, &[6, 6, 6, 6, 1, 1]);
    assert_eq!(game.totals(), (11, 12));
    assert!(game.figure(b(1)).is_dead() && game.figure(a(1)).stands());
    // The target's has no effect.
    let mut game = duelists(hireling(), hireling()).ready();
    shot_with(&mut game, &[6, 5, 6, 6]);
    assert!(game.figure(a(1)).stands() && !game.figure(a(1)).wounded);
}

#[test]
fn ds_706_ds_r22_a_double_one_empties_the_weapon() {
    let mut game = duelists(hireling(), hireling()).ready();
    game.change(|public| public.figure_mut(b(1)).stand = ground((12_500, 3_000)));
    game.announces(a(1), &[Kind::Throw]).dice(&[1, 1, 1, 1]).performs(shoot(1, b(1), NORTH));
    let empty = BloodEvent::OutOfAmmunition { figure: a(1), weapon: 1 };
    assert!(game.saw(Event::Blood(empty)) && game.figure(a(1)).is_spent(1));
    game.change(|public| public.figure_mut(a(1)).activated = false).answers(END_TURN);
    game.refuses_to(a(1), &[Kind::Throw], "DS-706");
    // The musket is another weapon, and the knife keeps its use in duels.
    assert!(game.allows(activate(a(1), &[Kind::Shoot])));
    let blunt = hireling().armed(&["couteau_lancer"]).but(|figure| figure.spent = 1);
    let mut near =
        field().figure(0, blunt.at(10_000, 3_000)).figure(1, hireling().at(10_984, 3_000)).ready();
    near.acts(a(1), Kind::Duel, duel(b(1), NORTH));
    assert_eq!(near.whys(), (vec![], vec![]));
    // DS-R22: of three dice the two kept ones must be ones, so all three.
    let mut game = duelists(second(), hireling()).ready();
    shot_with(&mut game, &[1, 1, 2, 3, 3]);
    assert!(!game.figure(a(1)).is_spent(0));
    let mut game = duelists(second(), hireling()).ready();
    shot_with(&mut game, &[1, 1, 1, 3, 3]);
    assert!(game.figure(a(1)).is_spent(0));
}

#[test]
fn ds_706_the_attack_is_still_compared() {
    // Two against one: from behind with +1, the target wounded.
    let mut game = field()
        .figure(0, hireling().armed(&["mousquet"]).at(14_000, 1_000))
        .figure(1, hireling().wounded().at(14_000, 4_000))
        .ready();
    shot_with(&mut game, &[1, 1, 1, 1]);
    assert_eq!(game.totals(), (3, 1));
    assert!(game.figure(b(1)).is_dead() && game.figure(a(1)).is_spent(0));
}

#[test]
fn ds_707_a_shot_into_a_duel_endangers_only_its_target() {
    let mut game = duelists(hireling(), hireling()).figure(0, hireling().at(14_984, 3_000)).ready();
    shot_with(&mut game, &[1, 2, 6, 6]);
    assert_eq!(game.fight().target, b(1));
    let harmed = |id| game.figure(id).wounded || game.figure(id).is_dead();
    assert!(!harmed(a(1)) && !harmed(a(2)) && !harmed(b(1)));
}

#[test]
fn ds_708_ds_r37_a_thrower_has_a_die_more_with_thrown_weapons_only() {
    let dice = |weapon: u8, kind: Kind| {
        let thrower = second().with(&[Trait::Lanceur]);
        let mut game = field()
            .figure(0, thrower.armed(&["arc", "javelot"]).at(10_000, 3_000))
            .figure(1, hireling().at(13_000, 3_000))
            .ready();
        game.dice(&[1, 2, 3, 4, 5, 6]).acts(a(1), kind, shoot(weapon, b(1), NORTH));
        game.rolled()
    };
    assert_eq!((dice(1, Kind::Throw), dice(0, Kind::Shoot)), (4 + 2, 3 + 2));
}

/// A strong man with a keg, and a target three inches to the east.
fn keg(thrower: Who, target: Who) -> Field {
    let thrower = thrower.bearing(Object::HeavyThrowable);
    field().figure(0, thrower.at(10_000, 3_000)).figure(1, target.at(13_000, 3_000))
}

fn thrown(mut game: Game, range: u8, dice: &[u8]) -> Game {
    game.dice(&[range]).announces(a(1), &[Kind::HeavyThrow, Kind::Reorient]);
    game.dice(dice).performs(heavy_throw(b(1), NORTH));
    game
}

#[test]
fn ds_709_ds_r32_the_die_is_the_range_and_comes_first() {
    let mut game = keg(second(), hireling()).figure(1, hireling().at(8_000, 2_000)).ready();
    game.dice(&[2]).announces(a(1), &[Kind::HeavyThrow]);
    assert_eq!(game.purse(0), 10);
    let die = TurnEvent::Die { figure: a(1), kind: Kind::HeavyThrow, face: 2 };
    assert!(game.saw(Event::Turn(die)));
    game.refuses_deed(heavy_throw(b(1), NORTH), "DS-E10");
    game.refuses_deed(heavy_throw(b(2), NORTH), "DS-E09");
    // Or it is kept, and the action is spent.
    game.performs(Deed::Keep {});
    assert!(game.figure(a(1)).load == Some(0) && game.waits_for(1));
    let mut game = keg(second(), hireling()).ready();
    game.dice(&[3]).announces(a(1), &[Kind::HeavyThrow]).dice(&[4, 4, 1, 6, 6]);
    game.performs(heavy_throw(b(1), NORTH));
    assert_eq!(game.log().iter().filter(|event| is_test(event)).count(), 2);
    // Only what is thrown is thrown, and nobody in a duel throws.
    let mut game = field()
        .figure(0, second().bearing(Object::Coffre).at(10_000, 3_000))
        .figure(1, hireling().at(13_000, 3_000))
        .ready();
    game.refuses_to(a(1), &[Kind::HeavyThrow], "DS-E35");
}

fn is_test(event: &Event) -> bool {
    matches!(event, Event::Turn(TurnEvent::Tested { .. }))
}

#[test]
fn ds_710_ds_r19_a_throw_that_misses_is_gone_and_ends_the_activation() {
    let game = thrown(keg(second(), hireling()).ready(), 3, &[3, 3, 1]);
    assert_eq!(game.public().things[0].place, ThingPlace::Nowhere);
    assert!(game.saw(Event::Space(SpaceEvent::Destroyed { object: Object::HeavyThrowable })));
    assert!(game.figure(a(1)).load.is_none() && game.waits_for(1) && !game.figure(b(1)).wounded);
    // DS-828: the strong have one more.
    let game = thrown(keg(second().with(&[Trait::Fort]), hireling()).ready(), 3, &[3, 3, 1, 1, 2]);
    assert_eq!(game.passed(), Some(false)); // the dodge
    assert!(game.figure(b(1)).wounded && game.performing());
}

#[test]
fn ds_711_the_target_dodges_on_seven() {
    let dodge = |target: Who, dice: &[u8]| {
        let game = thrown(keg(second(), target).ready(), 3, dice);
        (game.passed(), game.figure(b(1)).wounded)
    };
    assert_eq!(dodge(hireling(), &[4, 4, 1, 4, 2]), (Some(false), true));
    let mut game = thrown(keg(second(), hireling()).ready(), 3, &[4, 4, 1, 4, 3]);
    assert_eq!((game.passed(), game.figure(b(1)).wounded), (Some(true), false));
    game.answers(Action::Choose(Choice::Stay {}));
    assert!(game.performing());
    // Only wounds and morale change it: not the back, not the strong.
    let target = second().with(&[Trait::Fort]).wounded().facing(EAST);
    let game = thrown(keg(second(), target).ready(), 3, &[4, 4, 1, 4, 3, 1]);
    assert_eq!(game.test_whys(), [Why::Wounded]);
    assert!(game.figure(b(1)).is_dead());
}

#[test]
fn ds_712_a_dodger_goes_two_inches_where_its_owner_says() {
    let mut game = thrown(keg(second(), hireling()).ready(), 3, &[4, 4, 1, 4, 3]);
    assert_eq!(game.question(), Question::DodgeMove { seat: seat(1) });
    game.refuses(Action::Choose(Choice::Dodge { dir: (0, 0) }), "DS-E22");
    game.answers(Action::Choose(Choice::Dodge { dir: (3, -4) }));
    assert_eq!((game.at(b(1)), game.faces(b(1))), ((14_200, 1_400), NORTH));
    // Engaged, loaded or in chains it dodges on the spot.
    let mut on_the_spot = keg(second(), hireling()).figure(0, hireling().at(13_984, 3_000)).ready();
    on_the_spot.dice(&[3]).announces(a(1), &[Kind::HeavyThrow]).dice(&[4, 4, 1, 4, 3]);
    on_the_spot.performs(heavy_throw(b(1), NORTH));
    assert!(on_the_spot.waits_for(1) && on_the_spot.at(b(1)) == (13_000, 3_000));
    let bearer = hireling().bearing(Object::Coffre);
    let loaded = thrown(keg(second(), bearer).ready(), 3, &[4, 4, 1, 4, 3]);
    assert!(loaded.performing() && loaded.at(b(1)) == (13_000, 3_000));
}

#[test]
fn ds_713_doubles_mean_nothing_in_a_heavy_throw_and_the_object_is_gone() {
    let game = thrown(keg(second(), hireling()).ready(), 3, &[6, 6, 1, 1, 1]);
    assert!(game.figure(b(1)).wounded && game.figure(b(1)).stands());
    assert_eq!(game.public().things[0].place, ThingPlace::Nowhere);
    let mut game = thrown(keg(second(), hireling()).ready(), 3, &[6, 6, 1, 6, 6]);
    game.answers(Action::Choose(Choice::Stay {}));
    assert!(game.figure(a(1)).stands() && !game.figure(b(1)).wounded);
    assert_eq!(game.public().things[0].place, ThingPlace::Nowhere);
}

#[test]
fn ds_806_half_an_inch_is_higher() {
    // One roof is 3 inches high, the other 2 and a half.
    let mut game = field()
        .on("toits")
        .figure(0, hireling().armed(&["pistolet"]).at(21_500, 23_000).on("b2").facing(EAST))
        .figure(1, hireling().at(24_400, 23_000).on("b3").facing(WEST))
        .ready();
    game.dice(&[3, 3, 4, 4]).acts(a(1), Kind::Shoot, shoot(0, b(1), EAST));
    assert_eq!(game.whys().0, [Why::Higher]);
}

#[test]
fn ds_617_a_target_shot_at_from_behind_does_not_turn() {
    let mut game = field()
        .figure(0, hireling().armed(&["pistolet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(16_500, 4_000).facing(EAST))
        .ready();
    game.dice(&[3, 3, 5, 5]).acts(a(1), Kind::Shoot, shoot(0, b(1), EAST));
    assert_eq!(game.whys().0, [Why::Back]);
    assert_eq!(game.faces(b(1)), EAST, "turning is for duels");
}
