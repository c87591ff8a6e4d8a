//! Where two clauses meet: duels that are joined, ambushers beside third parties and under rocks, charges that are
//! stopped by two.

use sang_sur_la_lame::cards::{Kind, Object, Role, ScenarioId, Trait};
use sang_sur_la_lame::geometry::{Facing, Stand, Surface};
use sang_sur_la_lame::table::flow::{Declaration, Deed};
use sang_sur_la_lame::table::{Action, Question, Secrets, Status};

use crate::ambush::trap;
use crate::common::*;

/// A pair of two bands, and the third on its way: (10000, 14000), (10984, 14000), (10494, 17000).
fn pair_and_third() -> Game {
    let mut game = melee(3)
        .figure(0, hireling().at(10_000, 14_000).facing(EAST))
        .figure(1, hireling().at(10_984, 14_000).facing(WEST))
        .figure(2, hireling().at(10_494, 17_000).facing(SOUTH))
        .first(2)
        .ready();
    game.dice(&[1]);
    game
}

#[test]
fn ds_r123_ds_620_whoever_only_moves_up_joins_against_the_lowest_and_not_the_nearest() {
    // It ends 983.7 from b1 and 985.7 from a1: nearest counts for pairs, only a charge for joining.
    let mut moved = pair_and_third();
    moved.acts(c(1), Kind::Move, go(&[(10_494, 14_853)], SOUTH));
    assert!(moved.fight_each_other(a(1), b(1)) && moved.fight_each_other(a(1), c(1)));
    assert!(!moved.fight_each_other(b(1), c(1)));

    let mut charged = pair_and_third();
    charged.announces(c(1), &[Kind::Charge]).dice(&[3, 3, 3, 3]);
    charged.performs(charge(&[(10_494, 14_853)], Some(b(1)), SOUTH));
    assert!(charged.fight_each_other(b(1), c(1)) && !charged.fight_each_other(a(1), c(1)));
}

#[test]
fn ds_r122_ds_624_an_ambusher_that_comes_out_beside_another_is_in_a_duel_and_does_not_shoot() {
    let gunmen = [hireling().armed(&["pistolet"]), hireling()];
    let points = [(23_000, 17_500), (28_000, 22_000), (30_000, 22_000)];
    let mut free = trap(&gunmen, &points);
    let mut game = free.clone();
    game.change(|public| {
        let third = public.figure_mut(a(2));
        (third.stand, third.facing) = (ground((23_984, 17_500)), face(WEST));
        third.lookout = true;
    });
    game.acts(a(1), Kind::Move, go(&[(25_000, 16_000)], NORTH)).answers(spring(0, b(1)));
    assert!(game.fight_each_other(b(1), a(2)), "the duel starts with the placement");
    assert!(!game.figure(a(2)).lookout, "whoever is engaged looks out no longer");
    assert_eq!(game.at(a(1)), (25_000, 16_000), "nobody in a duel reacts");

    free.acts(a(1), Kind::Move, go(&[(25_000, 16_000)], NORTH)).answers(spring(0, b(1)));
    assert!(matches!(free.question(), Question::SpringReact { .. }));
}

#[test]
fn ds_915_ds_208_an_ambusher_at_the_foot_of_a_rock_is_not_in_the_way_on_top_of_it() {
    let points = [(30_200, 22_500), (26_000, 22_000), (24_000, 22_000)];
    let mut game = trap(&[hireling(), hireling()], &points);
    game.change(|public| {
        let at = ground((33_000, 22_500)).at;
        public.figure_mut(a(2)).stand = Stand { at, on: top("route", "roc_haut") };
    });
    game.acts(a(2), Kind::Move, go(&[(30_700, 22_500)], WEST));
    assert!(matches!(game.question(), Question::Spring { forced: false, .. }));
    game.answers(spring(0, b(1)));
    while matches!(game.table().question(), Some(Question::SpringReact { .. })) {
        game.answers(WAIT);
    }
    assert_eq!(game.at(a(2)), (30_700, 22_500), "1800 higher: they neither overlap nor touch");
}

#[test]
fn ds_912_ds_r121_a_charger_stopped_by_two_strikes_the_first_of_them_who_still_stands() {
    let mut game = field()
        .figure(0, second().at(10_000, 14_000).facing(EAST))
        .figure(1, hireling().at(13_000, 15_500).facing(SOUTH).watching())
        .figure(1, hireling().at(13_000, 12_500).facing(NORTH).watching())
        .figure(1, hireling().at(18_000, 14_000).facing(WEST))
        .ready();
    game.dice(&[3]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(17_016, 14_000)], Some(b(3)), EAST));
    assert_eq!(game.question(), Question::React { seat: seat(1), lookout: b(1) });
    game.dice(&[3, 3, 3, 3, 1]).engages();
    assert_eq!(game.question(), Question::React { seat: seat(1), lookout: b(2) });
    // b2 falls to a double six; the charger's own attack then goes to b1.
    game.dice(&[1, 1, 6, 6, 1]).engages();
    assert_eq!(game.figure(b(2)).status, Status::Fallen);
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, game.attacks()), (a(1), b(1), 2));
}

#[test]
fn ds_r124_ds_e29_the_militia_may_announce_a_search_after_a_move_and_finds_nothing_there() {
    let field = field()
        .plays(ScenarioId::Cache, "place")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(15_000, 23_000))
        .figure(1, hireling().at(28_000, 14_000));
    let secrets = Secrets { loot: known(&[0], 0), ..Secrets::NONE };
    let mut game = begun(&field, secrets, &[6, 6, 1, 2], |_| {});
    game.refuses_to(a(1), &[Kind::Search], "DS-E35");
    game.announces(a(1), &[Kind::Move, Kind::Search]).performs(go(&[], NORTH));
    game.refuses_deed(Deed::Search { spot: 5, face: Facing::NORTH }, "DS-E29").answers(FORGO);
}

#[test]
fn ds_1512_ds_312_a_load_put_down_with_the_declaration_lies_there_to_be_picked_up() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 4_000).bearing(Object::Coffre))
        .figure(1, hireling().at(24_000, 9_000))
        .ready();
    let r#do = [Kind::PickUp].into_iter().collect();
    let said = Declaration { fig: a(1), r#do, drop: true, ..Declaration::default() };
    assert!(game.allows(Action::Activate(said)));
    game.refuses_to(a(1), &[Kind::PickUp], "DS-E35");
}

#[test]
fn ds_r122_an_ambusher_in_a_duel_does_not_walk_up_to_the_mover_either() {
    let come = |beside: (i32, i32)| {
        let points = [(23_000, 17_900), (28_000, 22_000), (30_000, 22_000)];
        let mut game = trap(&[hireling(), hireling()], &points);
        game.change(|public| {
            public.figure_mut(a(1)).stand = ground((22_750, 16_000));
            public.figure_mut(a(2)).stand = ground(beside);
        });
        game.acts(a(1), Kind::Move, go(&[(25_000, 16_000)], NORTH)).answers(spring(0, b(1)));
        matches!(game.table().question(), Some(Question::SpringReact { .. }))
    };
    assert!(come((4_000, 17_000)), "one inch to step");
    assert!(!come((23_984, 17_900)), "in a duel with another");
}

#[test]
fn ds_1494_a_marker_whose_demand_could_not_be_met_makes_no_other_during_the_movement() {
    // The rider has no room at contact because of the figure at (23000, 15000); later there would be some.
    let mut game = trap(&[second().with(&[Trait::Monte])], &[(22_000, 16_000)]);
    game.change(|public| {
        public.figure_mut(a(1)).stand = ground((20_000, 16_800));
        public.figure_mut(a(2)).stand = ground((23_000, 15_000));
    });
    game.acts(a(1), Kind::Move, go(&[(24_000, 16_800)], NORTH));
    let asked = |game: &Game| match game.table().question() {
        Some(Question::Spring { forced, .. }) => Some((game.at(a(1)), forced)),
        _ => None,
    };
    assert_eq!(asked(&game), Some(((20_250, 16_800), false)));
    game.answers(WAIT);
    assert_eq!(asked(&game), Some(((24_000, 16_800), false)), "free again at the last sample");
}

#[test]
fn ds_1494_one_who_lands_on_a_marker_brings_somebody_out_in_front_of_him() {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(2)
        .figure(0, second().with(&[Trait::Voler]).at(20_000, 16_000).facing(EAST))
        .figure(1, hireling().is(Status::Hidden));
    let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
        lay(public, 1, &[(26_000, 16_000)]);
    });
    while !game.waits_for(0) {
        game.answers(SKIP);
    }
    game.acts(a(1), Kind::Fly, fly((26_000, 16_000), Surface::Ground)).answers(spring(0, b(1)));
    assert_eq!(game.at(b(1)), (26_984, 16_000), "the way the flight went");
}

#[test]
fn ds_915_ds_229_one_who_comes_out_behind_a_wall_is_not_in_the_way() {
    // In the mill, 982 from the mover outside: neither in contact nor overlapping.
    let field = field()
        .plays(ScenarioId::Embuscade, "gue")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(2)
        .figure(0, hireling().at(17_992, 20_650).facing(NORTH))
        .figure(1, hireling().is(Status::Hidden));
    let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
        lay(public, 1, &[(17_010, 20_900)]);
    });
    while !game.waits_for(0) {
        game.answers(SKIP);
    }
    game.acts(a(1), Kind::Move, go(&[(17_992, 21_400)], NORTH)).answers(spring(0, b(1)));
    assert_eq!(game.at(b(1)), (17_010, 20_900));
    assert_eq!(game.at(a(1)), (17_992, 21_400), "past the wall");
}
