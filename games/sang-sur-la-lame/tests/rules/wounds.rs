//! Wounds, death and what changes a roll (DS-801…808).

use sang_sur_la_lame::cards::{Kind, Object, Trait, Why};
use sang_sur_la_lame::table::event::{BloodEvent, TurnEvent};
use sang_sur_la_lame::table::public::ThingPlace;
use sang_sur_la_lame::table::{Event, Secrets, Status};

use crate::common::*;

/// Two hirelings face to face, seat 0's on the left.
fn pair() -> Field {
    field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
}

#[test]
fn ds_801_a_first_wound_takes_one_from_every_roll_and_an_inch_from_every_move_at_once() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Frenetique]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[5, 5, 1, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.saw(Event::Blood(BloodEvent::Wounded { figure: b(1) })));
    game.dice(&[2, 1, 1, 5, 5]).answers(again(b(1)));
    assert_eq!(game.whys().1, [Why::Wounded], "already in the next exchange");
    assert_eq!(game.totals(), (3, 9));

    let mut moves = field().figure(0, hireling().wounded().at(14_000, 4_000)).ready();
    moves.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(19_001, 4_000)], EAST), "DS-E01");
    moves.performs(go(&[(19_000, 4_000)], EAST));
    assert_eq!(moves.at(a(1)), (19_000, 4_000));
}

#[test]
fn ds_801_a_wound_weighs_on_attack_defence_and_test_alike() {
    let wounded = || hireling().wounded().at(14_000, 4_000).facing(EAST);
    let mut attack =
        field().figure(0, wounded()).figure(1, hireling().at(14_984, 4_000).facing(WEST)).ready();
    attack.dice(&[4, 4, 4, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!((attack.totals(), attack.whys().0), ((7, 7), vec![Why::Wounded]));

    let mut test =
        field().figure(0, wounded()).lies(Object::HeavyThrowable, (14_500, 4_000)).ready();
    let pick = sang_sur_la_lame::table::flow::Deed::PickUp { object: 0, face: face(EAST) };
    test.dice(&[4, 3]).acts(a(1), Kind::PickUp, pick);
    assert_eq!((test.passed(), test.test_whys()), (Some(false), vec![Why::Wounded]), "6 of 7");
}

#[test]
fn ds_802_a_wound_touches_no_initiative_no_run_and_no_throwing_range() {
    let field = field()
        .figure(
            0,
            hireling().wounded().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable),
        )
        .figure(0, hireling().wounded().at(14_000, 8_000).facing(EAST))
        .figure(1, hireling().at(17_000, 4_000).facing(WEST));
    let mut game = begun(&field, Secrets::NONE, &[3, 3, 2, 3], |_| {});
    let rolled = game.log().into_iter().find_map(|event| {
        let Event::Turn(TurnEvent::Initiative { totals, first }) = event else { return None };
        Some((totals[seat(0)], first))
    });
    assert_eq!(rolled, Some((6, seat(0))));

    game.dice(&[4]).announces(a(2), &[Kind::Run]);
    game.refuses_deed(go(&[(23_001, 8_000)], EAST), "DS-E01")
        .performs(go(&[(23_000, 8_000)], EAST));
    assert_eq!(game.at(a(2)), (23_000, 8_000), "6 + 4 inches, less the inch of its own wound");

    game.does(1, END_TURN);
    game.dice(&[3, 6, 6, 1, 1]).acts(a(1), Kind::HeavyThrow, heavy_throw(b(1), EAST));
    assert!(game.figure(b(1)).wounded, "the die says three inches, and it is three");
}

#[test]
fn ds_803_a_second_wound_kills() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().wounded().at(14_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[5, 5, 4, 4]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.saw(Event::Blood(BloodEvent::Died { figure: b(1) })));
    assert!(game.figure(b(1)).is_dead() && !game.figure(a(1)).wounded);
}

#[test]
fn ds_804_the_dead_drop_their_load_leave_their_duel_and_are_gone_next_turn() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST).bearing(Object::Coffre))
        .figure(1, hireling().at(24_000, 4_000))
        .ready();
    assert!(game.fight_each_other(a(1), b(1)));
    game.dice(&[6, 6, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    let lies = ThingPlace::Lying(ground((14_984, 4_000)));
    assert_eq!((game.public().things[0].place, game.figure(b(1)).load), (lies, None));
    assert_eq!((game.figure(a(1)).duel, game.figure(b(1)).duel), (None, None));
    game.refuses_to(b(1), &[Kind::Reorient], "DS-E14");
    assert_eq!(game.figure(b(1)).status, Status::Fallen, "it lies there until the turn is over");
    game.next_turn();
    assert_eq!(game.figure(b(1)).status, Status::Removed);
}

#[test]
fn ds_805_all_modifiers_that_apply_are_added() {
    // From behind, with a friend in the same duel, wounded oneself.
    let mut game = field()
        .figure(0, hireling().wounded().at(14_000, 4_000).facing(EAST))
        .figure(0, hireling().at(14_984, 4_984).facing(SOUTH))
        .figure(1, hireling().at(14_984, 4_000).facing(EAST))
        .ready();
    game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(game.whys().0, [Why::Wounded, Why::Back, Why::Support]);
    assert_eq!(game.totals(), (7, 6));
}

#[test]
fn ds_806_half_an_inch_higher_is_worth_one_in_duels_and_at_range_both_ways() {
    // The knoll is an inch high; its edge is x = 13000.
    let hill = || hireling().armed(&["epee", "pistolet"]).at(12_900, 27_000).facing(EAST);
    let foot = |x| hireling().armed(&["epee", "pistolet"]).at(x, 27_000).facing(WEST);
    let mut down = field().figure(0, hill()).figure(1, foot(13_884)).ready();
    down.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(down.whys(), (vec![Why::Higher], vec![]));
    let mut up = field().figure(0, foot(13_884)).figure(1, hill()).ready();
    up.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), WEST));
    assert_eq!(up.whys(), (vec![], vec![Why::Higher]));

    let mut shot = field().figure(0, hill()).figure(1, foot(15_500)).ready();
    shot.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Shoot, shoot(1, b(1), EAST));
    assert_eq!(shot.whys(), (vec![Why::Higher], vec![]));
    let mut back = field().figure(0, foot(15_500)).figure(1, hill()).ready();
    back.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Shoot, shoot(1, b(1), WEST));
    assert_eq!(back.whys(), (vec![], vec![Why::Higher]));
}

/// A second on the roof b5, an enemy on b4 where the leap ends.
fn roofs(who: Who) -> Game {
    field()
        .on("toits")
        .figure(0, who.at(16_000, 12_000).on("b5").facing(WEST))
        .figure(1, hireling().at(10_316, 12_000).on("b4").facing(EAST))
        .ready()
}

fn leap() -> sang_sur_la_lame::table::flow::Deed {
    let b5 = sang_sur_la_lame::geometry::path::Waypoint::Walk((13_600, 12_000).into());
    jump(&[b5, step((11_300, 12_000), top("toits", "b4"))], 1, WEST)
}

#[test]
fn ds_807_a_leap_into_contact_gives_one_to_the_first_exchange_of_the_duel_that_follows() {
    let mut game = roofs(second().with(&[Trait::Frenetique]));
    game.announces(a(1), &[Kind::Jump, Kind::Duel]);
    game.dice(&[4, 4, 1]).performs(leap());
    game.dice(&[3, 3, 1, 3, 3]).performs(duel(b(1), WEST));
    assert_eq!(game.whys().0, [Why::LeapAttack]);
    game.dice(&[3, 3, 1, 3, 3]).answers(again(b(1)));
    assert_eq!(game.whys().0, [], "the first exchange only");
}

#[test]
fn ds_807_nothing_for_a_duel_without_a_leap_or_after_another_action() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(18_000, 4_000).facing(WEST))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Duel]).performs(go(&[(17_016, 4_000)], EAST));
    game.dice(&[3, 3, 3, 3]).performs(duel(b(1), EAST));
    assert_eq!(game.whys().0, []);

    let mut next_turn = roofs(second());
    next_turn.dice(&[4, 4, 1]).acts(a(1), Kind::Jump, leap());
    next_turn.dice(&[6, 6, 1, 1]).does(1, END_TURN);
    next_turn.dice(&[3, 3, 1, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), WEST));
    assert_eq!(next_turn.whys().0, [], "the leap was another activation");
}

#[test]
fn ds_808_outnumbering_and_a_companion_in_support_are_one_and_the_same() {
    let mut game = pair()
        .figure(0, hireling().at(14_984, 4_984).facing(SOUTH))
        .figure(0, hireling().at(15_968, 4_000).facing(WEST))
        .ready();
    game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(game.whys().0, [Why::Support], "one, however many friends there are");
    assert_eq!(game.totals(), (7, 6));
}
