//! DS-300, turn, purse, activation, clause by clause.

use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, Trait};
use sang_sur_la_lame::rules::turn::purse;
use sang_sur_la_lame::table::event::TurnEvent;
use sang_sur_la_lame::table::flow::{Declaration, Deed};
use sang_sur_la_lame::table::public::ThingPlace;
use sang_sur_la_lame::table::{Action, Event, Status};

use crate::common::*;

/// Two figures a side, far from one another.
fn apart() -> Field {
    field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(14_000, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .figure(1, hireling().at(24_000, 3_000))
}

/// Both seats stop, and the next turn begins with these dice.
fn next_turn(game: &mut Game, dice: &[u8]) {
    game.answers(END_TURN).dice(dice).answers(END_TURN);
}

#[test]
fn ds_301_the_steps_of_a_turn() {
    // The dead, gold, arrivals, initiative, activations, the end, and again.
    let mut game = field()
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(2)
        .figure(0, hireling().is(Status::Reserve))
        .figure(0, hireling().is(Status::Fallen))
        .figure(1, hireling().at(20_000, 13_500))
        .begins();
    let step = |event: &Event| match event {
        Event::Turn(TurnEvent::Began { turn }) => Some(*turn),
        Event::Turn(TurnEvent::Arrival { .. }) => Some(100),
        Event::Turn(TurnEvent::Initiative { .. }) => Some(101),
        Event::Turn(_) | Event::Table(_) | Event::Space(_) | Event::Blood(_) => None,
    };
    let steps: Vec<u8> = game.log().iter().filter_map(step).collect();
    assert_eq!(steps, [2, 100, 101]);
    assert_eq!((game.figure(a(2)).status, game.purse(0)), (Status::Removed, 11));
    while game.public().turn == 2 {
        game.answers(END_TURN);
    }
    let steps: Vec<u8> = game.events().iter().filter_map(step).collect();
    assert_eq!(steps.first(), Some(&3));
}

#[test]
fn ds_302_ds_r39_the_dead_lie_until_the_next_turn_and_hinder_nobody() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(8_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 1, 2]).performs(duel(b(1), NORTH));
    assert_eq!(game.figure(b(1)).status, Status::Fallen);
    game.answers(END_TURN);
    // Right through where it lies, and onto it.
    let way = [(8_000, 4_000), (12_000, 4_000), (10_984, 3_000)];
    game.change(|public| public.figure_mut(a(1)).stand = ground((2_000, 3_000)));
    game.announces(a(2), &[Kind::Move, Kind::Move]).performs(go(&way[..2], NORTH));
    game.performs(go(&way[2..], NORTH));
    assert_eq!(game.at(a(2)), (10_984, 3_000));
    assert_eq!((game.public().turn, game.figure(b(1)).status), (2, Status::Removed));
}

/// A band of 12 gold: leader 5, second 3, four hirelings; and one enemy who can kill the second.
fn twelve() -> Field {
    let mut set = field()
        .turn(2)
        .first(1)
        .figure(0, second().with(&[Trait::Fort]).at(10_000, 3_000))
        .figure(0, leader().with(&[Trait::Fort]).at(14_000, 3_000));
    for at in 0..4 {
        set = set.figure(0, hireling().at(18_000 + 2_000 * at, 3_000));
    }
    set.figure(1, hireling().at(10_984, 3_000))
}

#[test]
fn ds_303_ds_305_the_gold_of_the_dead_is_gone_from_the_next_turn_on() {
    let mut game = twelve().ready();
    game.announces(b(1), &[Kind::Duel]).dice(&[6, 6, 1, 2, 3]).performs(duel(a(1), NORTH));
    // DS-305: not before the next turn.
    assert_eq!((game.figure(a(1)).status, game.purse(0)), (Status::Fallen, 12));
    next_turn(&mut game, &[6, 6, 1, 1]);
    assert_eq!((game.public().turn, game.purse(0)), (3, 9));
    next_turn(&mut game, &[6, 6, 1, 1]);
    assert_eq!(game.purse(0), 9);
}

#[test]
fn ds_304_ds_r01_a_fresh_purse_every_turn() {
    let mut game = apart().ready();
    game.acts(a(1), Kind::Reorient, turn(EAST));
    assert_eq!(game.purse(0), 11);
    next_turn(&mut game, &[6, 6, 1, 1]);
    // What was left over is lost.
    assert_eq!(game.purse(0), 12);
    // A cheap band keeps its reserve: 12 less the dead, though the living cost less.
    let game = apart().figure(0, hireling().is(Status::Removed)).ready();
    assert_eq!(game.purse(0), 11);
    let mut game = apart().ready();
    game.change(|public| {
        for at in 1..=3 {
            public.figure_mut(a(at)).status = Status::Removed;
        }
    });
    // A leader of 4 has gone with two hirelings; the purse is never less than the living cost.
    assert_eq!(purse(game.board(), seat(0)), 12 - 6);
}

#[test]
fn ds_304_a_turncoat_counts_once_as_dead_and_for_nobody_else() {
    let mut game = apart().ready();
    let purses = |game: &Game| [purse(game.board(), seat(0)), purse(game.board(), seat(1))];
    game.change(|public| {
        let spy = public.figure_mut(a(1));
        (spy.turncoat, spy.owner) = (true, Some(seat(1)));
    });
    assert_eq!(purses(&game), [11, 12]);
    game.change(|public| public.figure_mut(a(1)).status = Status::Removed);
    assert_eq!(purses(&game), [11, 12]);
}

#[test]
fn ds_306_ds_r43_the_highest_plays_first_and_ties_roll_again() {
    let order = |dice: &[u8]| {
        let mut game = apart().ready();
        next_turn(&mut game, dice);
        (game.public().order.iter().map(|seat| seat.number()).collect::<Vec<_>>(), game.rolled())
    };
    assert_eq!(order(&[3, 3, 4, 3]), (vec![1, 0], 4));
    assert_eq!(order(&[3, 4, 4, 2]), (vec![0, 1], 4));
    assert_eq!(order(&[3, 3, 2, 4, 1, 1, 6, 6]), (vec![1, 0], 8));
}

#[test]
fn ds_306_the_log_says_that_a_tie_was_rolled_again() {
    use shelf::{Language, Tells as _, Voice};
    let names = ["Ana".to_owned(), "Bruno".to_owned()];
    let said = |totals: [u8; 2]| {
        let totals = kernel::PerSeat::new(2, |seat| totals[usize::from(seat.number())]);
        let event = Event::Turn(TurnEvent::Initiative { totals, first: seat(1) });
        let voice = Voice::new(Language::En, kernel::Viewer::Gallery, &names);
        sang_sur_la_lame::SangSurLaLame::event(&voice, &event).text
    };
    assert_eq!(said([6, 7]), "Initiative: Ana 6, Bruno 7. Bruno begins.");
    assert_eq!(said([7, 7]), "Initiative: Ana 7, Bruno 7, the tie rolled again. Bruno begins.");
}

#[test]
fn ds_306_three_bands_play_from_the_highest_to_the_lowest() {
    let order = |dice: &[u8]| {
        let mut game = melee(3)
            .figure(0, hireling().at(10_000, 3_000))
            .figure(1, hireling().at(20_000, 3_000))
            .figure(2, hireling().at(30_000, 3_000))
            .ready();
        game.answers(END_TURN);
        next_turn(&mut game, dice);
        game.public().order.iter().map(|seat| seat.number()).collect::<Vec<_>>()
    };
    assert_eq!(order(&[1, 1, 6, 6, 3, 3]), [1, 2, 0]);
    // Seats 0 and 2 are tied and roll again, among themselves.
    assert_eq!(order(&[3, 3, 6, 6, 2, 4, 1, 1, 5, 5]), [1, 2, 0]);
}

#[test]
fn ds_307_seats_take_turns_activating_one_figure_each() {
    let mut game = apart().ready();
    let mut asked = vec![];
    for figure in [a(1), b(1), a(2), b(2)] {
        asked.push(game.asked());
        game.acts(figure, Kind::Reorient, turn(EAST));
    }
    assert_eq!((asked, game.public().turn), (vec![0, 1, 0, 1], 2));
}

#[test]
fn ds_308_a_seat_without_gold_or_figures_is_finished_and_the_others_go_on() {
    // No gold: seat 1 acts alone.
    let mut game = apart().purse(0, 1).ready();
    game.acts(a(1), Kind::Reorient, turn(EAST)).acts(b(1), Kind::Reorient, turn(EAST));
    assert!(game.waits_for(1));
    // Nobody left to activate.
    let mut game = apart().done(a(2)).ready();
    game.acts(a(1), Kind::Reorient, turn(EAST)).acts(b(1), Kind::Reorient, turn(EAST));
    assert!(game.waits_for(1));
    // When all are finished the turn ends.
    game.acts(b(2), Kind::Reorient, turn(EAST));
    assert_eq!(game.public().turn, 2);
}

#[test]
fn ds_309_ds_r09_whoever_stops_stops_for_the_whole_turn() {
    let mut game = apart().ready();
    game.refuses(FORGO, "DS-E23").answers(END_TURN);
    assert!(game.saw(Event::Turn(TurnEvent::Stopped { seat: seat(0) })));
    game.acts(b(1), Kind::Reorient, turn(EAST));
    assert!(game.waits_for(1));
    game.answers(END_TURN);
    assert_eq!(game.public().turn, 2);
}

#[test]
fn ds_310_once_a_turn_paid_at_once_in_the_announced_order() {
    let mut game = apart().ready();
    game.announces(a(1), &[Kind::Reorient, Kind::Run]);
    assert_eq!(game.purse(0), 9);
    game.refuses_deed(go(&[(11_000, 3_000)], EAST), "DS-E23").performs(turn(EAST));
    game.performs(go(&[(11_000, 3_000)], EAST)).acts(b(1), Kind::Reorient, turn(EAST));
    game.refuses_to(a(1), &[Kind::Move], "DS-310");
    // Nor somebody else's, the dead, or one that has left.
    game.refuses_to(b(2), &[Kind::Move], "DS-E14");
    game.change(|public| public.figure_mut(a(2)).status = Status::Left);
    game.refuses_to(a(2), &[Kind::Move], "DS-E14");
}

#[test]
fn ds_311_ds_r10_only_the_kinds_are_announced() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .figure(1, hireling().at(10_000, 5_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Duel]);
    // The path is chosen now, the target when the duel's time comes; dice of runs are rolled after the announcement.
    let mut other = game.clone();
    game.performs(go(&[(13_016, 3_000)], EAST)).performs(duel(b(1), EAST));
    assert_eq!(game.fight().target, b(1));
    other.performs(go(&[(10_000, 4_016)], NORTH)).performs(duel(b(2), NORTH));
    assert_eq!(other.fight().target, b(2));
    let mut run = apart().ready();
    run.dice(&[5]).announces(a(1), &[Kind::Run]);
    assert!(run.saw(Event::Turn(TurnEvent::Die { figure: a(1), kind: Kind::Run, face: 5 })));
}

#[test]
fn ds_312_too_dear_or_impossible_now() {
    let mut game = apart().purse(0, 1).ready();
    game.refuses_to(a(1), &[Kind::Run], "DS-E15").refuses_to(a(1), &[Kind::Move; 2], "DS-312");
    let mut game = apart().ready();
    for kind in [Kind::Duel, Kind::Disengage, Kind::Climb, Kind::PickUp] {
        game.refuses_to(a(1), &[kind], "DS-E35");
    }
    // Only the first action is judged so (DS-R94).
    assert!(game.allows(activate(a(1), &[Kind::Move, Kind::Duel])));
    game.refuses(activate(a(1), &[]), "DS-E23");
}

#[test]
fn ds_312_what_can_never_be_done_is_not_announced() {
    let mut game = apart().ready();
    let never = [Kind::Shoot, Kind::Throw, Kind::HeavyThrow, Kind::Search, Kind::Lock, Kind::Door];
    for kind in never {
        game.refuses_to(a(1), &[Kind::Move, kind], "DS-E35");
    }
    game.refuses_to(a(1), &[Kind::Move, Kind::Fly], "DS-E20");
    // A pick-up announced before it makes a throw possible.
    let keg = apart().lies(Object::HeavyThrowable, (10_500, 3_000)).ready();
    assert!(keg.allows(activate(a(1), &[Kind::PickUp, Kind::HeavyThrow])));
    // All ammunition gone.
    let armed = hireling().armed(&["pistolet"]).but(|figure| figure.spent = 1).at(2_000, 3_000);
    let mut dry = apart().figure(0, armed).ready();
    dry.refuses_to(a(3), &[Kind::Move, Kind::Shoot], "DS-E12");
    // On a table with doors and a lock both may be announced.
    let village = apart().on("place").ready();
    assert!(village.allows(activate(a(1), &[Kind::Move, Kind::Lock])));
    assert!(village.allows(activate(a(1), &[Kind::Move, Kind::Door])));
}

#[test]
fn ds_312_the_prisoner_only_walks_and_a_reserve_only_enters() {
    let mut game = field()
        .plays(ScenarioId::Prisonnier, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(4_000, 17_700))
        .figure(0, hireling().is(Status::Reserve))
        .figure(1, hireling().at(20_000, 13_500))
        .npc(Npc::Prisonnier, Some(0), (3_000, 17_700))
        .ready();
    game.refuses_to(n(1), &[Kind::Reorient], "DS-E35");
    game.refuses_to(n(1), &[Kind::Move, Kind::Duel], "DS-E35");
    assert!(game.allows(activate(n(1), &[Kind::Move, Kind::Move])));
    game.refuses_to(a(2), &[Kind::Reorient, Kind::Move], "DS-413");
    assert!(game.allows(activate(a(2), &[Kind::Move])));
}

#[test]
fn ds_313_what_is_forgone_is_paid_and_its_die_is_rolled() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Run]).dice(&[2]);
    game.performs(go(&[(13_016, 3_000)], EAST));
    // DS-R98: the die of the run that can no longer be.
    assert!(game.saw(Event::Turn(TurnEvent::Die { figure: a(1), kind: Kind::Run, face: 2 })));
    game.refuses_deed(go(&[(12_000, 3_000)], EAST), "DS-E07").answers(FORGO);
    assert!(game.saw(Event::Turn(TurnEvent::Forwent { figure: a(1), kind: Kind::Run })));
    assert_eq!((game.purse(0), game.waits_for(1)), (9, true));
}

#[test]
fn ds_314_every_action_ends_with_a_facing_and_turning_alone_costs_one() {
    let mut game = apart().ready();
    game.announces(a(1), &[Kind::Move]).performs(go(&[(11_000, 3_000)], SOUTH));
    assert_eq!(game.faces(a(1)), SOUTH);
    game.acts(b(1), Kind::Reorient, turn((-3, 4)));
    assert_eq!((game.faces(b(1)), game.purse(1)), ((-3, 4), 11));
    // A move of no length turns as well; (0, 0) is no direction.
    game.announces(a(2), &[Kind::Move]).refuses_deed(go(&[], (0, 0)), "DS-E22");
    game.performs(go(&[], WEST));
    assert_eq!((game.at(a(2)), game.faces(a(2))), ((14_000, 3_000), WEST));
    // So does a test, passed or not.
    let mut game = apart().lies(Object::HeavyThrowable, (10_500, 3_000)).ready();
    game.announces(a(1), &[Kind::PickUp]).dice(&[1, 2]);
    game.performs(Deed::PickUp { object: 0, face: face(WEST) });
    assert_eq!((game.passed(), game.faces(a(1))), (Some(false), WEST));
}

#[test]
fn ds_315_death_ends_an_activation() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(2_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel, Kind::Reorient]).dice(&[1, 2, 6, 6]);
    game.performs(duel(b(1), NORTH));
    assert!(game.figure(a(1)).is_dead() && game.waits_for(1));
    // A survivor goes on to his second action.
    let mut game = apart().ready();
    game.announces(a(1), &[Kind::Reorient, Kind::Reorient]).performs(turn(EAST));
    assert!(game.performing());
}

#[test]
fn ds_316_an_activated_figure_still_defends_itself_and_turns() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(2_000, 3_000))
        .figure(1, hireling().at(10_000, 2_016))
        .done(a(1))
        .first(1)
        .ready();
    game.announces(b(1), &[Kind::Duel]).dice(&[2, 1, 5, 5]).performs(duel(a(1), NORTH));
    assert!(game.figure(b(1)).wounded && game.faces(a(1)) == SOUTH);
}

#[test]
fn ds_317_a_marksman_shoots_for_one() {
    let armed = |who: Who| {
        let mut game = field()
            .figure(0, who.armed(&["mousquet"]).at(10_000, 3_000))
            .figure(1, hireling().at(14_000, 3_000))
            .ready();
        game.announces(a(1), &[Kind::Shoot]);
        12 - game.purse(0)
    };
    assert_eq!((armed(second()), armed(second().with(&[Trait::Tireur]))), (2, 1));
}

#[test]
fn ds_330_ds_r14_two_actions_at_most_and_the_same_twice() {
    let mut game = apart().ready();
    game.announces(a(1), &[Kind::Move, Kind::Move]).performs(go(&[(10_000, 4_000)], EAST));
    game.performs(go(&[(10_000, 3_000)], EAST));
    assert!(game.waits_for(1));
    let three = r#"{"activate":{"fig":"s0.m2","do":["move","move","move"]}}"#;
    assert!(serde_json::from_str::<Action>(three).is_err());
    assert!(serde_json::from_str::<Action>(&three.replacen("\"move\",", "", 1)).is_ok());
    // DS-R14: two moves go farther than a run may, for the same gold.
    let mut game = field().figure(0, hireling().at(2_000, 3_000)).ready();
    game.announces(a(1), &[Kind::Move, Kind::Move]).performs(go(&[(8_000, 3_000)], EAST));
    game.performs(go(&[(14_000, 3_000)], EAST));
    assert_eq!(game.at(a(1)), (14_000, 3_000));
}

#[test]
fn ds_331_ds_r11_two_attacks_need_a_charge() {
    let armed = second()
        .with(&[Trait::Frenetique])
        .armed(&["lance", "mousquet", "hachette"])
        .at(10_000, 3_000);
    let mut game = field().figure(0, armed).figure(1, hireling().at(11_984, 3_000)).ready();
    let pairs = [
        [Kind::Duel, Kind::Duel],
        [Kind::Shoot, Kind::Duel],
        [Kind::Throw, Kind::Shoot],
        [Kind::Duel, Kind::Throw],
        [Kind::Shoot, Kind::Shoot],
    ];
    for pair in pairs {
        game.refuses_to(a(1), &pair, "DS-331");
    }
    let legal = [
        [Kind::Shoot, Kind::Charge],
        [Kind::Charge, Kind::Duel],
        [Kind::Charge, Kind::Charge],
        [Kind::Throw, Kind::Move],
    ];
    for pair in legal {
        assert!(game.allows(activate(a(1), &pair)), "{pair:?}");
    }
}

#[test]
fn ds_332_the_lookout_comes_last() {
    let mut game = apart().ready();
    game.refuses_to(a(1), &[Kind::Watch, Kind::Move], "DS-E16");
    game.refuses_to(a(1), &[Kind::Watch, Kind::Watch], "DS-332");
    game.announces(a(1), &[Kind::Move, Kind::Watch]).performs(go(&[], EAST)).performs(turn(WEST));
    assert!(game.figure(a(1)).lookout && game.faces(a(1)) == WEST);
}

#[test]
fn ds_333_in_a_duel_one_fights_disengages_or_turns() {
    let armed = leader().with(&[Trait::Voler]).armed(&["epee", "pistolet"]);
    let mut game = field()
        .figure(0, armed.at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .lies(Object::HeavyThrowable, (9_500, 3_000))
        .ready();
    let barred = [
        Kind::Move,
        Kind::Jump,
        Kind::Run,
        Kind::Charge,
        Kind::Fly,
        Kind::Climb,
        Kind::PickUp,
        Kind::Watch,
    ];
    for kind in barred {
        game.refuses_to(a(1), &[kind], "DS-333");
        game.refuses_to(a(1), &[Kind::Duel, kind], "DS-333");
    }
    for kind in [Kind::Duel, Kind::Disengage, Kind::Reorient] {
        assert!(game.allows(activate(a(1), &[kind])), "{kind:?}");
    }
}

#[test]
fn ds_334_a_bearer_neither_runs_nor_leaps_but_may_drop_the_load_first() {
    let bearer = leader().with(&[Trait::Voler]).bearing(Object::Coffre).at(10_000, 3_000);
    let mut game = field().figure(0, bearer).figure(1, hireling().at(20_000, 3_000)).ready();
    for kind in [Kind::Run, Kind::Charge, Kind::Fly, Kind::Jump, Kind::Climb, Kind::Disengage] {
        game.refuses_to(a(1), &[kind], "DS-E19").refuses_to(a(1), &[Kind::Move, kind], "DS-334");
    }
    let r#do = [Kind::Run].into_iter().collect();
    game.answers(Action::Activate(Declaration {
        fig: a(1),
        r#do,
        drop: true,
        ..Declaration::default()
    }));
    assert_eq!(game.figure(a(1)).load, None);
    assert_eq!(game.public().things[0].place, ThingPlace::Lying(ground((10_000, 3_000))));
    game.performs(go(&[(17_000, 3_000)], EAST));
    assert_eq!(game.at(a(1)), (17_000, 3_000));
}
