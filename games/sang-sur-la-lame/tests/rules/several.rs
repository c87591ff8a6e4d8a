//! More than two bands, and teams (DS-1101…1106, DS-1312).

use sang_sur_la_lame::cards::{Format, Kind, Npc, Rank, Role, ScenarioId, Why};
use sang_sur_la_lame::table::config::TurnLimit;
use sang_sur_la_lame::table::public::Level;
use sang_sur_la_lame::table::{Config, Given, Question, Secrets, Status};

use crate::common::*;
use crate::units::may_play_with;

#[test]
fn ds_1101_small_bands_have_six_gold_one_second_and_no_leader() {
    use Rank::{Hireling, Leader, Second};
    let check = |ranks: &[Rank]| may_play_with(Config::new(3), ranks, &["epee"]);
    assert!(check(&[Second, Hireling]).is_ok());
    assert!(check(&[Second, Hireling, Hireling, Hireling, Hireling]).is_ok());
    assert!(check(&[Leader, Second]).is_err());
    assert!(check(&[Second, Second, Hireling]).is_err());
    assert!(check(&[Second]).is_err(), "at least one hireling");
    assert!(check(&[Second, Hireling, Hireling, Hireling, Hireling, Hireling]).is_err(), "7 gold");
    let full = || [hireling(), hireling(), hireling(), hireling()];
    let field = full().into_iter().enumerate().fold(melee(3), |field, (at, who)| {
        field.figure(0, who.at(12_000 + 2_000 * at as i32, 4_000))
    });
    assert_eq!(field.figure(0, second().at(22_000, 4_000)).ready().purse(0), 6);
}

#[test]
fn ds_1101_two_bands_play_with_twelve_gold_and_three_with_six() {
    assert!(Given::new(&Config { format: Format::Small, ..Config::new(2) }).is_err());
    assert!(Given::new(&Config { format: Format::Standard, ..Config::new(3) }).is_err());
    assert!(Given::new(&Config::new(6)).is_ok());
    assert!(Given::new(&Config { players: 7, ..Config::new(6) }).is_err());
}

/// Three bands, a figure each on the open meadow.
fn three() -> Field {
    melee(3)
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .figure(2, hireling().at(22_000, 4_000).facing(WEST))
}

#[test]
fn ds_1102_initiative_goes_from_the_highest_total_to_the_lowest() {
    let game = begun(&three(), Secrets::NONE, &[1, 2, 6, 5, 4, 4], |_| {});
    assert_eq!(game.public().order[..], [seat(1), seat(2), seat(0)]);
    assert!(game.waits_for(1));
}

#[test]
fn ds_1103_everyone_else_is_an_enemy() {
    let game = three().ready();
    let board = game.board();
    assert!(board.enemies(board.figure(a(1)), board.figure(b(1))));
    assert!(board.enemies(board.figure(b(1)), board.figure(c(1))));
    assert!(board.enemies(board.figure(a(1)), board.figure(c(1))));
}

/// Seats 0 and 1 against seat 2.
fn team() -> Field {
    field_of(Config { second_team: vec![2], ..Config::new(3) })
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .figure(2, hireling().at(22_000, 4_000).facing(WEST))
}

#[test]
fn ds_1103_seats_of_a_team_are_friends_with_purses_and_activations_of_their_own() {
    let mut game = team().ready();
    assert!(game.board().friends(game.figure(a(1)), game.figure(b(1))));
    game.announces(a(1), &[Kind::Reorient]);
    assert_eq!(game.purse(0) + 1, game.purse(1), "only who acts pays");
    game.performs(turn(NORTH));
    assert!(!game.figure(b(1)).activated);
    let mut attack = team().ready();
    attack.change(|public| public.figure_mut(a(1)).facing = face(EAST));
    attack.announces(a(1), &[Kind::Move, Kind::Duel]).performs(go(&[], EAST));
    attack.refuses_deed(duel(b(1), EAST), "DS-E36");
}

#[test]
fn ds_1103_what_a_side_decides_its_lowest_seat_decides() {
    let field = field_of(Config { second_team: vec![2], ..Config::new(3) })
        .plays(ScenarioId::Assassinat, "place")
        .role(0, Role::Militia)
        .role(1, Role::Militia)
        .role(2, Role::Renegade)
        .figure(0, hireling().at(14_000, 16_000))
        .figure(1, hireling().at(16_000, 16_000))
        .figure(2, hireling().at(14_000, 4_000))
        .npc(Npc::Notable, Some(0), (17_700, 23_200));
    let game = begun(&field, Secrets::NONE, &[], |_| {});
    assert_eq!(game.question(), Question::MoveNotable { seat: seat(0) });
    let resigned = begun(&field, Secrets::NONE, &[], |public| {
        public.resigned.insert(seat(0));
        public.figure_mut(n(1)).owner = Some(seat(1));
    });
    assert_eq!(resigned.question(), Question::MoveNotable { seat: seat(1) }, "DS-R112");
}

#[test]
fn ds_r112_an_npc_in_the_middle_of_its_activation_goes_on_for_the_heir() {
    let mut game = field_of(Config { second_team: vec![2], ..Config::new(3) })
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Militia)
        .role(1, Role::Militia)
        .role(2, Role::Renegade)
        .figure(0, hireling().at(4_000, 16_000))
        .figure(1, hireling().at(4_000, 18_000))
        .figure(2, hireling().at(18_000, 2_000))
        .npc(Npc::Garde, Some(0), (20_000, 16_000))
        .ready();
    game.announces(n(1), &[Kind::Move, Kind::Move]).does(0, RESIGN);
    assert_eq!(game.figure(n(1)).owner, Some(seat(1)));
    assert_eq!(game.question(), Question::Perform { seat: seat(1) });
    game.performs(go(&[(20_000, 18_000)], NORTH)).performs(go(&[(20_000, 20_000)], NORTH));
    assert_eq!(game.at(n(1)), (20_000, 20_000), "nothing that was paid for is lost");
    assert_eq!(game.figure(a(1)).status, Status::Removed);
}

#[test]
fn ds_r112_an_npc_stays_with_its_player_when_somebody_else_gives_up() {
    let mut game = field_of(Config { second_team: vec![1, 2], ..Config::new(3) })
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .role(2, Role::Renegade)
        .figure(0, hireling().at(4_000, 16_000))
        .figure(1, hireling().armed(&["pistolet"]).watching().at(22_500, 18_000).facing(WEST))
        .figure(2, hireling().at(18_000, 2_000))
        .npc(Npc::Garde, Some(0), (20_000, 16_000))
        .ready();
    game.announces(n(1), &[Kind::Move, Kind::Move]).performs(go(&[(20_000, 18_000)], NORTH));
    assert_eq!(game.asked(), 1, "the lookout is asked");
    game.does(1, RESIGN);
    assert_eq!(game.question(), Question::Perform { seat: seat(0) });
}

#[test]
fn ds_1104_three_bands_play_three_scenarios_and_two_teams_play_all() {
    let fits = |scenario, team: &[u8]| {
        let config = Config { second_team: team.to_vec(), ..Config::new(3) };
        let scenario = sang_sur_la_lame::table::config::ScenarioChoice::Fixed(scenario);
        Given::new(&Config { scenario, ..config }).is_ok()
    };
    for scenario in ScenarioId::playable() {
        let alone =
            matches!(scenario, ScenarioId::Compte | ScenarioId::Passage | ScenarioId::Affrontement);
        assert_eq!(fits(*scenario, &[]), alone, "{scenario:?}");
        assert!(fits(*scenario, &[1]), "{scenario:?}");
    }
}

#[test]
fn ds_1105_the_last_band_with_a_living_figure_wins_the_clash() {
    let gone = |who: Who| who.is(Status::Removed);
    let mut game = melee(3)
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().wounded().at(14_984, 4_000).facing(WEST))
        .figure(1, gone(second()))
        .figure(2, gone(second()))
        .figure(2, gone(hireling()))
        .ready();
    game.dice(&[5, 5, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.is_over());
    assert_eq!([0, 1, 2].map(|at| game.level(at)), [Level::Crushing, Level::Defeat, Level::Defeat]);
}

/// *Un compte à régler* among three: seat 0 about to kill the second of seat 1.
fn score() -> Field {
    melee(3)
        .plays(ScenarioId::Compte, "pre")
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, second().wounded().at(14_984, 4_000).facing(WEST))
        .figure(1, hireling().at(24_000, 4_000))
        .figure(2, second().at(22_000, 10_000).facing(WEST))
}

#[test]
fn ds_1105_in_a_score_to_settle_a_band_must_kill_an_enemy_second_itself() {
    let mut game = score().ready();
    game.dice(&[6, 6, 1, 2, 1]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(!game.is_over(), "the turn is played out (DS-1442)");
    game.next_turn();
    assert!(game.is_over());
    assert_eq!([0, 1, 2].map(|at| game.level(at)), [Level::Plain, Level::Defeat, Level::Defeat]);
}

#[test]
fn ds_1105_ds_r78_a_second_dead_by_no_bands_hand_fulfils_nothing_and_ends_nothing() {
    let mut game = score().ready();
    game.change(|public| public.figure_mut(b(1)).status = Status::Fallen);
    game.next_turn();
    assert!(!game.is_over());
    let mut last = score().config(|config| config.turn_limit = TurnLimit::Turns(4)).turn(4).ready();
    last.change(|public| public.figure_mut(b(1)).status = Status::Fallen);
    last.next_turn();
    assert_eq!([0, 1, 2].map(|at| last.level(at)), [Level::Defeat; 3]);
}

#[test]
fn ds_r78_between_two_sides_a_dead_chief_is_enough() {
    let mut game = field()
        .plays(ScenarioId::Compte, "pre")
        .figure(0, hireling().at(14_000, 4_000))
        .figure(1, leader().at(20_000, 4_000))
        .figure(1, hireling().at(24_000, 4_000))
        .ready();
    game.change(|public| public.figure_mut(b(1)).status = Status::Fallen);
    game.next_turn();
    assert_eq!((game.level(0), game.level(1)), (Level::Plain, Level::Defeat));
}

#[test]
fn ds_1106_green_units_replace_hirelings_in_small_bands_if_the_table_says_so() {
    let with = |units_in_small_bands| {
        let config = Config { units_in_small_bands, ..Config::new(3) };
        may_play_with(config, &[Rank::Second, Rank::Green], &["epee"]).is_ok()
    };
    assert!(with(true) && !with(false));
}

#[test]
fn ds_1312_several_who_fulfil_their_objectives_draw_and_the_others_are_beaten() {
    let mut game = score().ready();
    game.change(|public| {
        public.chief_killers.insert(seat(0));
        public.chief_killers.insert(seat(2));
    });
    game.next_turn();
    assert_eq!([0, 1, 2].map(|at| game.level(at)), [Level::Draw, Level::Defeat, Level::Draw]);
}

#[test]
fn ds_r73_ds_1105_bands_that_fall_together_share_the_clash_and_those_beaten_before_do_not() {
    let gone = |who: Who| who.is(Status::Removed);
    let mut game = melee(3)
        .figure(0, hireling().wounded().at(14_000, 4_000).facing(EAST))
        .figure(0, gone(second()))
        .figure(1, hireling().wounded().at(14_984, 4_000).facing(WEST))
        .figure(1, gone(second()))
        .figure(2, gone(second()))
        .figure(2, gone(hireling()))
        .ready();
    game.change(|public| public.fighting.remove(seat(2)));
    game.dice(&[6, 6, 6, 6]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!([0, 1, 2].map(|at| game.level(at)), [Level::Draw, Level::Draw, Level::Defeat]);
}

#[test]
fn ds_r73_two_sides_that_fall_together_draw() {
    let gone = |who: Who| who.is(Status::Removed);
    let mut game = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(0, gone(leader()))
        .figure(0, gone(second()))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .figure(1, gone(leader()))
        .figure(1, gone(second()))
        .ready();
    game.dice(&[6, 6, 6, 6]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!((game.level(0), game.level(1)), (Level::Draw, Level::Draw));
}

#[test]
fn ds_r84_a_band_that_resigns_when_two_of_three_are_left_leaves_the_table() {
    let gone = |who: Who| who.is(Status::Removed);
    let mut game = melee(3)
        .figure(0, hireling().at(14_000, 4_000))
        .figure(1, hireling().at(20_000, 4_000))
        .figure(2, gone(second()))
        .figure(2, gone(hireling()))
        .ready();
    game.does(0, RESIGN);
    assert!(game.figure(a(1)).is_dead());
    assert_eq!((game.level(0), game.level(1)), (Level::Defeat, Level::Crushing));
}

#[test]
fn ds_622_ds_r30_a_friend_in_the_targets_duel_who_does_not_touch_it_is_no_support() {
    // Seats 1 and 2 fight the same figure of seat 0 from both sides; a spear of seat 2 reaches the one of seat 1.
    let mut game = melee(3)
        .figure(0, hireling().at(16_000, 4_000).facing(EAST))
        .figure(1, hireling().at(15_016, 4_000).facing(EAST))
        .figure(2, hireling().at(16_984, 4_000).facing(WEST))
        .figure(2, hireling().armed(&["lance"]).at(13_100, 4_000).facing(EAST))
        .first(2)
        .ready();
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(1), c(1)));
    game.dice(&[3, 3, 4, 4]).acts(c(2), Kind::Duel, duel(b(1), EAST));
    assert_eq!(game.whys().0, [Why::Back], "and nothing for a friend on the other side");
}

#[test]
fn ds_1308_ds_1105_a_chief_nobody_has_killed_can_no_longer_be_killed_by_the_last_band() {
    let gone = |who: Who| who.is(Status::Removed);
    let mut game = melee(3)
        .plays(ScenarioId::Compte, "pre")
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().wounded().at(14_984, 4_000).facing(WEST))
        .figure(1, gone(second()))
        .figure(2, gone(second()))
        .figure(2, gone(hireling()))
        .ready();
    game.dice(&[6, 5, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.is_over());
    assert_eq!(game.level(0), Level::Defeat, "both seconds fell to no band");
}

/// DS-1103: the usual cuts of a form; whoever wants another names the seats.
#[test]
fn ds_1103_teams_are_cut_in_a_usual_way_or_seat_by_seat() {
    use sang_sur_la_lame::table::Given;
    use sang_sur_la_lame::table::config::TeamsChoice;
    let sides = |teams, players| {
        Given::new(&Config { teams, ..Config::new(players) }).expect("it can be played").sides
    };
    assert_eq!(sides(TeamsChoice::Off, 3), [0, 1, 2]);
    assert_eq!(sides(TeamsChoice::Halves, 3), [0, 0, 1]);
    assert_eq!(sides(TeamsChoice::Halves, 6), [0, 0, 0, 1, 1, 1]);
    assert_eq!(sides(TeamsChoice::Alternating, 5), [0, 1, 0, 1, 0]);
    assert_eq!(sides(TeamsChoice::FirstAlone, 4), [0, 1, 1, 1]);
    assert_eq!(sides(TeamsChoice::FirstAlone, 2), [0, 1]);
    let both = serde_json::json!({ "teams": "halves", "second_team": [1] });
    testkit::settings::refuses_options(sang_sur_la_lame::GAME, &both, Some(3), "not both");
}
