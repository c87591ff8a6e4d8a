//! How games end (DS-1306…1312, DS-R60, DS-R67, DS-R88): limits, triggers, wipe-outs, resignations.

use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, catalogue};
use sang_sur_la_lame::table::config::TurnLimit;
use sang_sur_la_lame::table::public::{Level, Thing, ThingPlace};
use sang_sur_la_lame::table::{Config, Secrets, Status};

use crate::common::*;

fn gone(who: Who) -> Who {
    who.is(Status::Removed)
}

/// One living figure a side, two inches apart; everybody else is dead.
fn last_two() -> Field {
    field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(0, gone(leader()))
        .figure(0, gone(second()))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .figure(1, gone(leader()))
        .figure(1, gone(second()))
}

/// Seat 0's only living figure kills seat 1's.
fn wiped_out(field: Field, secrets: Secrets) -> Game {
    let mut game = begun(&field, secrets, &[6, 6, 1, 2], |_| {});
    while !game.waits_for(0) {
        game.answers(SKIP);
    }
    game.dice(&[6, 6, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    game
}

#[track_caller]
fn ended(game: &Game, first: Level, second: Level) {
    assert_eq!((game.level(0), game.level(1)), (first, second));
}

#[test]
fn ds_1306_ds_r67_each_scenario_has_its_turn_limit_and_the_host_may_change_it() {
    use ScenarioId as S;
    let limits = |scenario| catalogue().scenario(scenario).turn_limit;
    for six in [S::Contrebande, S::Compte, S::Cache, S::Assassinat, S::Passage] {
        assert_eq!(limits(six), 6, "{six:?}");
    }
    for eight in [S::Espion, S::Convoi, S::Prisonnier] {
        assert_eq!(limits(eight), 8, "{eight:?}");
    }
    assert_eq!((limits(S::Embuscade), limits(S::Affrontement)), (0, 0));

    let score = |limit, turn| {
        let field = field()
            .plays(S::Compte, "pre")
            .figure(0, hireling().at(14_000, 4_000))
            .figure(1, hireling().at(20_000, 4_000));
        let mut game = field.config(|config| config.turn_limit = limit).turn(turn).ready();
        game.next_turn();
        game.is_over()
    };
    assert!(score(TurnLimit::Scenario, 6) && !score(TurnLimit::Scenario, 5));
    assert!(score(TurnLimit::Turns(4), 4) && !score(TurnLimit::None, 6));
    let wrong = Config { turn_limit: TurnLimit::Turns(3), ..Config::new(2) };
    assert!(sang_sur_la_lame::table::Given::new(&wrong).is_err());
}

#[test]
fn ds_1307_a_trigger_ends_the_game_at_once_and_objectives_are_judged_then() {
    // The militia carries the strongbox off the table in the middle of its turn.
    let mut game = field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(32_000, 17_000).facing(EAST).bearing(Object::Coffre))
        .figure(0, hireling().at(4_000, 17_000))
        .figure(1, hireling().at(4_000, 30_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Move]).performs(leave(&[(33_000, 17_000)], EAST));
    assert!(game.is_over(), "neither the second action nor the turn is played");
    ended(&game, Level::Plain, Level::Defeat);
}

#[test]
fn ds_1308_the_game_ends_when_only_one_side_has_a_living_figure_reserves_and_leavers_included() {
    ended(&wiped_out(last_two(), Secrets::NONE), Level::Crushing, Level::Defeat);
    for status in [Status::Reserve, Status::Left] {
        let field = field()
            .figure(0, hireling().at(14_000, 4_000).facing(EAST))
            .figure(1, hireling().at(14_984, 4_000).facing(WEST))
            .figure(1, leader().is(status))
            .figure(1, gone(second()));
        assert!(!wiped_out(field, Secrets::NONE).is_over(), "{status:?}");
    }
}

fn roles(field: Field, first: Role) -> Field {
    let other = if first == Role::Militia { Role::Renegade } else { Role::Militia };
    field.role(0, first).role(1, other)
}

#[test]
fn ds_1308_ds_r60_the_side_that_is_left_is_deemed_to_do_what_is_still_possible() {
    let spy = |first| roles(last_two().plays(ScenarioId::Espion, "route"), first);
    let chest = |public: &mut sang_sur_la_lame::table::Public, place| {
        public.things.push(Thing { kind: Object::Coffre, place });
    };
    let run = |first, place| {
        let mut game =
            begun(&spy(first), Secrets::NONE, &[6, 6, 1, 2], |public| chest(public, place));
        // A box that has left ends the game at once.
        if !game.is_over() {
            game.dice(&[6, 6, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
        }
        (game.level(0), game.level(1))
    };
    let lying = ThingPlace::Lying(ground((20_000, 17_000)));
    assert_eq!(run(Role::Militia, lying), (Level::Crushing, Level::Defeat), "it could still leave");
    assert_eq!(run(Role::Renegade, lying), (Level::Crushing, Level::Defeat), "it never will");
    assert_eq!(
        run(Role::Renegade, ThingPlace::Off(b(2))),
        (Level::Defeat, Level::Plain),
        "what the dead have done for good is done"
    );
}

#[test]
fn ds_1308_ds_x40_a_wipe_out_in_the_assassination() {
    let field = |assassin: Who| {
        field()
            .plays(ScenarioId::Assassinat, "place")
            .role(0, Role::Renegade)
            .role(1, Role::Militia)
            .figure(0, hireling().at(14_000, 4_000).facing(EAST))
            .figure(0, assassin)
            .figure(0, gone(leader()))
            .figure(1, hireling().at(14_984, 4_000).facing(WEST))
            .figure(1, gone(leader()))
            .figure(1, gone(second()))
            .npc(Npc::Notable, Some(1), (17_700, 23_200))
    };
    let secrets = Secrets { assassin: known(&[0], a(2)), ..Secrets::NONE };
    let alive = wiped_out(field(second().at(20_000, 4_000)), secrets);
    ended(&alive, Level::Crushing, Level::Defeat);
    let dead = wiped_out(field(gone(second())), secrets);
    ended(&dead, Level::Defeat, Level::Defeat);
}

#[test]
fn ds_1308_the_beaten_neither_prevent_nor_keep_anybody_alive_nor_hold_points() {
    let smuggle = roles(last_two().plays(ScenarioId::Contrebande, "place"), Role::Renegade);
    let mut game = begun(&smuggle, Secrets::NONE, &[6, 6, 1, 2], |public| {
        public.things.push(Thing { kind: Object::Ballot, place: ThingPlace::Nowhere });
    });
    game.dice(&[6, 6, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    ended(&game, Level::Defeat, Level::Defeat);
    let passage = last_two().plays(ScenarioId::Passage, "place");
    ended(&wiped_out(passage, Secrets::NONE), Level::Crushing, Level::Defeat);
}

#[test]
fn ds_1309_who_resigns_between_two_sides_fails_and_the_other_has_done_what_was_possible() {
    let resigned = |field: Field| {
        let mut game = field.ready();
        game.does(0, RESIGN);
        (game.level(0), game.level(1))
    };
    let plain = (Level::Defeat, Level::Plain);
    assert_eq!(resigned(last_two()), plain, "annihilation was still possible");
    assert_eq!(resigned(last_two().plays(ScenarioId::Passage, "place")), plain);
    let chiefs = field()
        .plays(ScenarioId::Compte, "pre")
        .figure(0, leader().at(14_000, 4_000))
        .figure(1, leader().at(20_000, 4_000));
    assert_eq!(resigned(chiefs), plain, "his chief could still have been killed");
}

#[test]
fn ds_1309_a_seat_of_a_team_leaves_the_table_dropping_its_load_and_the_others_play_on() {
    let mut game = field_of(Config { second_team: vec![2], ..Config::new(3) })
        .plays(ScenarioId::Assassinat, "place")
        .role(0, Role::Militia)
        .role(1, Role::Militia)
        .role(2, Role::Renegade)
        .figure(0, hireling().at(14_000, 16_000).bearing(Object::HeavyThrowable))
        .figure(1, hireling().at(16_000, 16_000))
        .figure(2, hireling().at(14_000, 4_000))
        .npc(Npc::Notable, Some(0), (17_700, 23_200))
        .ready();
    while game.table().question()
        == Some(sang_sur_la_lame::table::Question::MoveNotable { seat: seat(0) })
    {
        game.answers(RESIGN);
    }
    assert!(!game.is_over());
    assert!(game.figure(a(1)).is_dead());
    assert_eq!(game.public().things[0].place, ThingPlace::Lying(ground((14_000, 16_000))));
    assert!(game.figure(n(1)).stands(), "the notable is nobody's man of his band");
    assert_eq!(game.figure(n(1)).owner, Some(seat(1)));
}

#[test]
fn ds_1309_bands_that_resign_before_the_first_turn_leave_the_table_to_the_others() {
    let mut game = laid(&Config::new(3).at(ScenarioId::Affrontement, "pre"), &[]);
    let first = game.asked();
    game.answers(RESIGN);
    let second = game.asked();
    assert_ne!(first, second);
    game.answers(RESIGN);
    while !game.is_over() {
        let mut options = Vec::new();
        game.table().options(seat(game.asked()), &mut options);
        game.answers(options[0]);
    }
    let winner = 3 - first - second;
    assert_eq!((game.public().turn, game.level(winner)), (1, Level::Crushing));
}

#[test]
fn ds_1310_no_game_lasts_more_than_thirty_turns() {
    let at = |turn: u8| {
        let mut game = last_two().turn(turn).ready();
        game.change(|public| public.harm = true).next_turn();
        game.is_over()
    };
    assert!(!at(29) && at(30));
}

#[test]
fn ds_1311_ds_r88_five_whole_turns_without_harm_end_a_game_without_limit() {
    let after = |quiet: u8, harm: bool, limit: TurnLimit| {
        let field = last_two().turn(7).config(|config| config.turn_limit = limit);
        let mut game = field.ready();
        game.change(|public| (public.quiet_turns, public.harm) = (quiet, harm)).next_turn();
        game.is_over()
    };
    assert!(after(4, false, TurnLimit::None) && !after(3, false, TurnLimit::None));
    assert!(!after(4, true, TurnLimit::None), "a wound breaks it");
    assert!(!after(4, false, TurnLimit::Turns(12)), "only where there is no limit");

    // What counts as harm: a wound, a lost member, a death, a resignation.
    let mut wound = last_two().figure(1, hireling().at(24_000, 4_000)).ready();
    wound.change(|public| public.harm = false);
    wound.dice(&[5, 5, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(wound.public().harm);
    let mut resigns = melee(3)
        .figure(0, hireling().at(14_000, 4_000))
        .figure(1, hireling().at(20_000, 4_000))
        .figure(2, hireling().at(24_000, 4_000))
        .ready();
    resigns.change(|public| public.harm = false).does(0, RESIGN);
    assert!(resigns.public().harm);
}

#[test]
fn ds_1204_ds_1205_crushing_if_the_other_cannot_fight_plain_if_it_can_and_defeat_if_nobody_succeeds()
 {
    ended(&wiped_out(last_two(), Secrets::NONE), Level::Crushing, Level::Defeat);
    let mut nobody = last_two().plays(ScenarioId::Compte, "pre").turn(6);
    nobody = nobody.config(|config| config.turn_limit = TurnLimit::Scenario);
    let mut game = nobody.figure(0, hireling().at(20_000, 4_000)).ready();
    game.next_turn();
    // Both chiefs are dead: both sides have fulfilled their objective.
    ended(&game, Level::Draw, Level::Draw);
}
