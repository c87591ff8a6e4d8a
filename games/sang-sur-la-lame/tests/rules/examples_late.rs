//! The later worked examples (DS-X28, DS-X37, DS-X39, DS-X41, DS-X42); others are beside the clauses they show.

use sang_sur_la_lame::cards::{Format, Kind, Object, Trait, Why};
use sang_sur_la_lame::rules::fight::failures;
use sang_sur_la_lame::table::flow::Choice;
use sang_sur_la_lame::table::public::{Fight, Means};
use sang_sur_la_lame::table::{Action, Question};

use crate::common::*;

#[test]
fn ds_x28_a_unit_loses_members_and_heart() {
    let trays = |members: u8| {
        field()
            .config(|config| config.format = Format::Units)
            .figure(0, green().at(14_000, 4_000).facing(EAST))
            .figure(1, green().members(members).at(16_952, 4_000).facing(WEST))
            .figure(1, green().at(28_000, 4_000))
            .ready()
    };
    let mut five = trays(5);
    five.dice(&[5, 5, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!((five.whys().1, five.figure(b(1)).members), (vec![Why::MoraleFull], 4));
    let mut three = trays(3);
    three.dice(&[6, 6, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(three.figure(b(1)).members, 1);
    three.dice(&[3, 3, 3, 3]).acts(b(1), Kind::Duel, duel(a(1), WEST));
    assert_eq!(three.whys().0, [Why::MoraleLow]);
}

#[test]
fn ds_x37_ds_r66_a_charge_into_a_crowd_strikes_whom_it_was_aimed_at() {
    let mut game = field()
        .figure(0, hireling().at(14_016, 10_000).facing(EAST))
        .figure(0, hireling().at(15_492, 14_000).facing(SOUTH))
        .figure(1, hireling().at(15_000, 10_000).facing(WEST))
        .figure(1, hireling().at(15_984, 10_000).facing(NORTH))
        .ready();
    game.dice(&[1]).announces(a(2), &[Kind::Charge]);
    game.dice(&[3, 3, 4, 4]).performs(charge(&[(15_492, 10_853)], Some(b(1)), SOUTH));
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target), (a(2), b(1)));
    assert!(game.whys().0.contains(&Why::Support), "a(1) is in its duel");
    assert_eq!(game.whys().1, [Why::Charged]);
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(2), b(2)));
    game.answers(Action::Choose(Choice::Turn { turn: false }));
    game.dice(&[6, 6, 1, 2]).next_turn();
    game.announces(a(2), &[Kind::Duel]).refuses_deed(duel(b(1), SOUTH), "DS-E17");
}

#[test]
fn ds_x39_ds_r80_doubles_and_rerolls() {
    let fight = |attack: &[u8], change: i8, defence: &[u8]| {
        let roll = |dice: &[u8]| kernel::Roll::of(dice.iter().copied()).keeps_best(2);
        let attack = roll(attack).changed(Why::Back, change);
        failures(&Fight {
            means: Means::Contact,
            attack,
            defence: roll(defence),
            ..Fight::default()
        })
    };
    assert_eq!(fight(&[6, 5, 1], 2, &[6, 6]), (true, false), "13 against 12, and about to die");
    assert_eq!(fight(&[6, 6, 1], 0, &[6, 6]), (false, false), "both: nobody");

    // Lucky elites keep members after two double sixes, and still nobody has failed.
    let elite = |x: i32| elite().with(&[Trait::Chance]).at(x, 4_000);
    let mut units = field()
        .config(|config| config.format = Format::Units)
        .figure(0, elite(14_000).facing(EAST))
        .figure(1, elite(16_952).facing(WEST))
        .ready();
    units.dice(&[6, 6, 1, 1, 6, 6, 1, 1]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!((units.figure(a(1)).members, units.figure(b(1)).members), (3, 3));
    assert!(!matches!(units.question(), Question::Reroll { .. }));
}

#[test]
fn ds_x41_ds_r75_ds_1604_one_order_of_refusals() {
    let both = [Kind::Climb, Kind::Shoot];
    let rider =
        || second().with(&[Trait::Monte]).armed(&["pistolet"]).at(14_000, 4_000).facing(EAST);
    let enemy = || hireling().at(15_279, 4_000).facing(WEST);
    let laden = rider().bearing(Object::HeavyThrowable);
    field().figure(0, laden.clone()).figure(1, enemy()).purse(0, 1).ready().refuses_to(
        a(1),
        &both,
        "DS-E07",
    );
    field().figure(0, laden).purse(0, 1).ready().refuses_to(a(1), &both, "DS-E19");
    field().figure(0, rider()).purse(0, 1).ready().refuses_to(a(1), &both, "DS-E34");
    let foot = |x: i32| second().armed(&["pistolet"]).at(x, 9_000).facing(EAST);
    let spent = foot(14_000).but(|one| one.spent = 1);
    field().figure(0, spent).purse(0, 1).ready().refuses_to(a(1), &both, "DS-E12");
    field().figure(0, foot(14_000)).purse(0, 1).ready().refuses_to(a(1), &both, "DS-E35");
    // The boulder begins at x = 25400.
    field().figure(0, foot(24_900)).purse(0, 1).ready().refuses_to(a(1), &both, "DS-E15");
    field().figure(0, foot(24_900)).purse(0, 4).ready().announces(a(1), &both);
}

/// Three bands: a(1) and b(1) in a duel, c(1) two inches off.
fn three() -> Game {
    melee(3)
        .first(2)
        .figure(0, hireling().at(10_000, 14_000).facing(EAST))
        .figure(1, hireling().at(10_984, 14_000).facing(WEST))
        .figure(2, hireling().at(10_492, 16_853).facing(SOUTH))
        .ready()
}

#[test]
fn ds_x42_ds_r71_three_mutual_enemies() {
    let mut game = three();
    game.announces(c(1), &[Kind::Move, Kind::Duel]).performs(go(&[(10_492, 14_853)], SOUTH));
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(1), c(1)));
    assert!(!game.fight_each_other(b(1), c(1)));
    game.refuses_deed(duel(b(1), SOUTH), "DS-E17");
    game.dice(&[3, 3, 3, 3]).performs(duel(a(1), SOUTH));
    assert!(!game.whys().0.contains(&Why::Support), "no friends, no outnumbering");

    let mut charged = three();
    charged.dice(&[1]).announces(c(1), &[Kind::Charge]);
    charged.dice(&[3, 3, 3, 3]).performs(charge(&[(10_492, 14_853)], Some(b(1)), SOUTH));
    assert!(charged.fight_each_other(b(1), a(1)) && charged.fight_each_other(b(1), c(1)));
}
