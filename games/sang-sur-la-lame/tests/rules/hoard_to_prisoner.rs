//! Scenarios 6 to 9 (DS-1451…1483): the hoard, the assassination, the secret passage, the prisoner.

use kernel::Viewer;
use sang_sur_la_lame::cards::{Kind, Npc, Role, ScenarioId, Trait};
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice, TurnLimit};
use sang_sur_la_lame::table::event::{SpaceEvent, TableEvent};
use sang_sur_la_lame::table::flow::{Deed, Setting, SetupStep};
use sang_sur_la_lame::table::public::Level;
use sang_sur_la_lame::table::{Action, Config, Event, Question, Secrets, Status, Step};

use crate::common::*;

fn fixed(scenario: ScenarioId, table: &str) -> Config {
    let band = BandChoice::Preset("corsaire_noir".into());
    Config {
        roles: RolesChoice::FirstIsMilitia,
        bands: vec![band],
        ..Config::new(2).at(scenario, table)
    }
}

fn search(spot: u8) -> Deed {
    Deed::Search { spot, face: face(NORTH) }
}

#[test]
fn ds_1451_the_militia_hides_the_loot_and_stands_in_both_patrol_zones() {
    let mut game = laid(&fixed(ScenarioId::Cache, "place"), &[]);
    let hide = |spot| Action::Setup(Setting::HideLoot { spot });
    game.refuses(hide(6), "DS-E23").answers(hide(5));
    assert_eq!(game.table().view(Viewer::Seat(seat(0))).own.loot, Some(5));
    let places = |last: (i32, i32)| {
        let mut all: Vec<_> =
            (1..=4).map(|at| (a(at), (13_000 + 1_500 * i32::from(at), 19_000))).collect();
        all.push((a(5), last));
        deploy(&all, &[])
    };
    game.refuses(places((20_500, 16_000)), "DS-E42").answers(places((27_000, 16_000)));
    assert_eq!(game.question(), Question::Deploy { seat: seat(1) });
}

/// So many figures of the militia still to deploy, and nobody else.
fn deploying(count: usize) -> Game {
    let field =
        field().plays(ScenarioId::Cache, "place").role(0, Role::Militia).role(1, Role::Renegade);
    let field = (0..count).fold(field, |field, _| field.figure(0, hireling().is(Status::Reserve)));
    let (config, mut public) = field.set();
    public.deploying = [seat(0)].into_iter().collect();
    let state = kernel::State { public, secrets: Secrets::NONE };
    let first = Step::Setup(SetupStep::Deploy);
    Game::begin(&config, kernel::Opening { players: 2, state, first }, rigged(&[]))
}

#[test]
fn ds_r109_a_patrol_zone_may_stay_empty_if_only_one_figure_deploys() {
    assert!(deploying(1).allows(deploy(&[(a(1), (15_000, 19_000))], &[])));
    let two = deploy(&[(a(1), (15_000, 19_000)), (a(2), (17_000, 19_000))], &[]);
    deploying(2).refuses(two, "DS-E42");
}

/// A renegade of seat 0 beside spot 6 (15000, 22300), which is not the hiding place; militia far away.
fn hoard(loot: u8) -> Game {
    let field = field()
        .plays(ScenarioId::Cache, "place")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, hireling().at(15_000, 23_000).facing(SOUTH))
        .figure(0, hireling().at(4_000, 2_000))
        .figure(1, hireling().at(17_700, 19_000).facing(NORTH))
        .figure(1, second().with(&[Trait::Coureur]).at(28_000, 22_000))
        .figure(1, leader().at(28_000, 14_000));
    let secrets = Secrets { loot: known(&[1], loot), ..Secrets::NONE };
    begun(&field, secrets, &[6, 6, 1, 2], |_| {})
}

#[test]
fn ds_1452_a_successful_search_opens_the_spot_and_finds_the_loot_or_nothing() {
    let mut empty = hoard(0);
    empty.dice(&[4, 3]).acts(a(1), Kind::Search, search(5));
    assert!(empty.saw(Event::Space(SpaceEvent::SpotOpened { spot: 5, loot: false })));
    assert!(!empty.is_over());
    assert_eq!(empty.public().opened_spots, 1 << 5);

    let mut found = hoard(5);
    found.dice(&[4, 3]).acts(a(1), Kind::Search, search(5));
    assert!(found.is_over());
    assert_eq!((found.level(0), found.level(1)), (Level::Plain, Level::Defeat));
}

#[test]
fn ds_1452_only_within_an_inch_only_renegades_and_never_twice() {
    let mut far = hoard(0);
    far.change(|public| public.figure_mut(a(1)).stand = ground((15_000, 23_301)));
    far.refuses_to(a(1), &[Kind::Search], "DS-E35");
    far.change(|public| public.figure_mut(a(1)).stand = ground((15_000, 23_300)));
    assert!(far.allows(activate(a(1), &[Kind::Search])));
    let mut opened = hoard(0);
    opened.announces(a(1), &[Kind::Search]);
    opened.change(|public| public.opened_spots = 1 << 5).refuses_deed(search(5), "DS-E29");
    let mut militia = hoard(0);
    militia.does(0, END_TURN);
    militia.change(|public| public.figure_mut(b(1)).stand = ground((15_000, 21_800)));
    militia.refuses_to(b(1), &[Kind::Search], "DS-E35");
}

#[test]
fn ds_1453_a_failed_search_ends_the_activation_and_calls_a_patrol_nearer() {
    let mut game = hoard(0);
    game.announces(a(1), &[Kind::Search, Kind::Move]);
    game.dice(&[3, 3]).performs(search(5));
    assert_eq!(game.question(), Question::Patrol { seat: seat(1), searcher: a(1) });
    let purse = game.purse(1);
    game.refuses(patrol(b(1), &[(17_700, 18_500)]), "DS-E33");
    game.refuses(patrol(b(1), &[]), "DS-E33");
    game.refuses(patrol(b(1), &[(15_984, 23_000)]), "DS-E33");
    game.refuses(patrol(b(1), &[(17_700, 25_100)]), "DS-E01")
        .refuses(patrol(a(2), &[(4_500, 2_000)]), "DS-E14");
    game.answers(patrol(b(1), &[(17_700, 22_000)]));
    assert_eq!(game.at(b(1)), (17_700, 22_000));
    assert_eq!(game.purse(1), purse, "no cost");
    assert!(!game.figure(b(1)).activated, "no activation");
    assert!(game.waits_for(1), "the searcher's second action is lost");
}

#[test]
fn ds_1453_an_activated_figure_may_go_and_nobody_need() {
    let mut game = hoard(0);
    game.change(|public| public.figure_mut(b(1)).activated = true);
    game.dice(&[3, 3]).acts(a(1), Kind::Search, search(5));
    assert!(game.allows(patrol(b(1), &[(17_700, 22_000)])));
    game.answers(SKIP);
    assert!(game.waits_for(1));
}

#[test]
fn ds_1454_a_failed_search_tells_nothing_and_may_be_tried_again() {
    let tries = |loot| {
        let mut game = hoard(loot);
        game.dice(&[3, 3]).acts(a(1), Kind::Search, search(5));
        (game.events(), *game.public(), game.rolled())
    };
    assert_eq!(tries(5), tries(0), "the same to the last die, whether it is there or not");
    let mut again = hoard(5);
    again.dice(&[3, 3]).acts(a(1), Kind::Search, search(5)).answers(SKIP);
    again.dice(&[6, 6, 1, 2]).next_turn();
    again.dice(&[4, 4]).acts(a(1), Kind::Search, search(5));
    assert!(again.is_over());
    let mut late = hoard(0);
    late.change(|public| public.turn = 30).next_turn();
    assert_eq!(
        (late.level(0), late.level(1)),
        (Level::Defeat, Level::Plain),
        "the militia at the limit"
    );
}

#[test]
fn ds_r86_a_sure_footed_patrol_pays_no_difficult_ground_and_a_sure_footed_lookout_does() {
    // The goldsmith's house is difficult ground; its door is at y = 23000.
    let mut game = hoard(0);
    game.change(|public| {
        let house = crate::examples_space::table("place");
        let door = house.terrain.piece(crate::examples_space::piece(house, "porte_ne")).door;
        public.doors[usize::from(door.expect("a door"))] =
            sang_sur_la_lame::geometry::terrain::Door::Open;
        public.figure_mut(b(2)).stand = ground((27_700, 28_000));
        public.figure_mut(a(1)).stand = ground((15_000, 22_900));
    });
    game.dice(&[3, 3]).acts(a(1), Kind::Search, search(5));
    game.refuses(patrol(b(2), &[(27_700, 21_999)]), "DS-E01");
    assert!(game.allows(patrol(b(2), &[(27_700, 22_000)])), "six inches, five of them indoors");

    let marsh = |who: Who| {
        let mut game = field()
            .figure(0, hireling().at(4_400, 4_000).facing(NORTH))
            .figure(1, who.facing(WEST).watching().at(5_900, 8_000))
            .ready();
        game.acts(a(1), Kind::Move, go(&[(4_400, 8_000)], NORTH));
        matches!(game.table().question(), Some(Question::React { .. }))
    };
    assert!(!marsh(second().with(&[Trait::Coureur])), "506 in the marsh cost 1012");
}

#[test]
fn ds_r87_a_patrol_may_touch_friends_and_an_engagement_on_its_way_stands() {
    let mut game = hoard(0);
    game.change(|public| {
        public.figure_mut(b(2)).stand = ground((17_700, 22_984));
        let watch = public.figure_mut(a(2));
        (watch.stand, watch.facing, watch.lookout) = (ground((19_600, 21_000)), face(WEST), true);
    });
    game.dice(&[3, 3]).acts(a(1), Kind::Search, search(5));
    game.answers(patrol(b(1), &[(17_700, 22_000)]));
    assert!(matches!(game.question(), Question::React { lookout, .. } if lookout == a(2)));
    let mut options = Vec::new();
    game.table().options(seat(0), &mut options);
    let engages = options.into_iter().find(|one| {
        matches!(one, Action::React(sang_sur_la_lame::table::flow::Reaction::Engage { .. }))
    });
    game.dice(&[3, 3, 3, 3]).answers(engages.expect("it can engage"));
    assert!(game.fight_each_other(a(2), b(1)));
    assert_ne!(game.at(b(1)), (17_700, 22_000), "stopped on the way");
}

/// The assassination with seat 0 as the renegade; the assassin is its hireling.
fn murder(turn: u8) -> Field {
    field()
        .plays(ScenarioId::Assassinat, "place")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .turn(turn)
        .figure(0, hireling().at(17_000, 23_200).facing(EAST))
        .figure(0, second().at(18_000, 24_884).facing(SOUTH))
        .figure(1, hireling().at(14_000, 16_000))
}

fn notable(
    field: Field,
    at: (i32, i32),
    change: impl FnOnce(&mut sang_sur_la_lame::table::Figure),
) -> Game {
    let secrets = Secrets { assassin: known(&[0], a(1)), ..Secrets::NONE };
    let field = field.npc(Npc::Notable, Some(1), at);
    begun(&field, secrets, &[6, 6, 1, 2], |public| change(public.figure_mut(n(1))))
}

#[test]
fn ds_1461_the_renegade_names_one_of_his_own_after_deployment() {
    let mut game = laid(&fixed(ScenarioId::Assassinat, "place"), &[]);
    for _ in 0..2 {
        let mut options = Vec::new();
        game.table().options(seat(game.asked()), &mut options);
        game.answers(options[0]);
    }
    assert_eq!(game.question(), Question::NameAssassin { seat: seat(1) });
    game.refuses(name(a(2)), "DS-E23").refuses(name(n(1)), "DS-E23").answers(name(b(1)));
    assert_eq!(game.table().view(Viewer::Seat(seat(1))).own.assassin, Some(b(1)));
    assert_eq!(game.table().view(Viewer::Seat(seat(0))).own.assassin, None);
    assert_eq!(game.at(n(1)), (17_700, 23_200));
}

#[test]
fn ds_1462_the_militia_may_move_the_notable_six_inches_at_the_start_of_every_turn() {
    let mut game = notable(murder(1), (22_000, 17_000), |_| {});
    assert_eq!(game.question(), Question::MoveNotable { seat: seat(1) }, "the first turn included");
    game.refuses(move_notable(&[(28_001, 17_000)], EAST), "DS-E01");
    game.dice(&[6, 6, 1, 2]).answers(move_notable(&[(28_000, 17_000)], WEST));
    assert_eq!((game.at(n(1)), game.faces(n(1))), ((28_000, 17_000), WEST));
    game.does(0, END_TURN);
    game.refuses_to(n(1), &[Kind::Move], "DS-E14");
    game.answers(END_TURN);
    assert_eq!(game.question(), Question::MoveNotable { seat: seat(1) });
    game.answers(SKIP);
    assert_eq!(game.at(n(1)), (28_000, 17_000));

    let mut wounded = notable(murder(1), (22_000, 17_000), |one| one.wounded = true);
    wounded.refuses(move_notable(&[(27_001, 17_000)], EAST), "DS-E01");
    assert!(wounded.allows(move_notable(&[(27_000, 17_000)], EAST)));
}

#[test]
fn ds_1462_not_if_he_is_engaged_and_his_walk_can_be_watched() {
    let engaged = notable(murder(1), (17_984, 23_200), |_| {});
    assert!(engaged.waits_for(0), "he is in a duel and is not asked about");
    let field = murder(1)
        .figure(0, hireling().armed(&["pistolet"]).watching().facing(NORTH).at(24_000, 15_000));
    let mut watched = notable(field, (22_000, 17_000), |_| {});
    watched.answers(move_notable(&[(28_000, 17_000)], EAST));
    assert!(matches!(watched.question(), Question::React { lookout, .. } if lookout == a(3)));
}

#[test]
fn ds_1463_only_the_assassins_own_hand_fulfils_the_renegades_objective() {
    let kill = |by: u8, at: (i32, i32), to| {
        let mut game = notable(murder(2), at, |one| one.wounded = true);
        while !game.waits_for(0) {
            game.answers(SKIP);
        }
        let dice: &[u8] = if by == 1 { &[6, 6, 1, 2] } else { &[6, 6, 1, 1, 2] };
        game.dice(dice).acts(a(by), Kind::Duel, duel(n(1), to));
        assert!(game.is_over() && game.saw(Event::Table(TableEvent::WasAssassin { figure: a(1) })));
        (game.level(0), game.level(1))
    };
    assert_eq!(kill(1, (17_984, 23_200), EAST), (Level::Plain, Level::Defeat));
    assert_eq!(
        kill(2, (18_000, 23_900), SOUTH),
        (Level::Defeat, Level::Defeat),
        "by anyone else nobody"
    );
    let limit = murder(6).config(|config| config.turn_limit = TurnLimit::Scenario);
    let mut alive = notable(limit, (22_000, 17_000), |_| {});
    alive.answers(SKIP).next_turn();
    assert_eq!((alive.level(0), alive.level(1)), (Level::Defeat, Level::Plain));
}

/// The end of turn 6 of the passage: entrance (12400, 20500), exit (23000, 14500) on `place`.
fn passage(own: &[(i32, i32)], enemy: (i32, i32)) -> (Level, Level) {
    let field = field()
        .plays(ScenarioId::Passage, "place")
        .config(|config| config.turn_limit = TurnLimit::Scenario)
        .turn(6)
        .figure(1, hireling().at(enemy.0, enemy.1));
    let field = own.iter().fold(field, |field, at| field.figure(0, hireling().at(at.0, at.1)));
    let mut game = field.ready();
    game.next_turn();
    (game.level(0), game.level(1))
}

#[test]
fn ds_1471_who_alone_has_somebody_within_three_inches_of_both_ends_holds_the_passage() {
    let won = (Level::Plain, Level::Defeat);
    let nobody = (Level::Defeat, Level::Defeat);
    assert_eq!(passage(&[(12_400, 17_500), (23_000, 17_500)], (17_700, 32_000)), won);
    assert_eq!(passage(&[(12_400, 17_499), (23_000, 17_500)], (17_700, 32_000)), nobody, "3001");
    assert_eq!(passage(&[(12_400, 17_500)], (17_700, 32_000)), nobody, "both ends");
    assert_eq!(
        passage(&[(12_400, 17_500), (23_000, 17_500)], (12_400, 23_500)),
        nobody,
        "an enemy there"
    );
    assert_eq!(passage(&[(12_400, 17_500), (23_000, 17_500)], (12_400, 23_501)), won);
}

/// Seat 0 is the militia with an escort so far (gap) from the prisoner.
fn captive(gap: i32) -> Field {
    field()
        .plays(ScenarioId::Prisonnier, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(20_984 + gap, 17_000).facing(WEST))
        .figure(1, hireling().at(4_000, 17_000))
        .npc(Npc::Prisonnier, Some(0), (20_000, 17_000))
}

#[test]
fn ds_1481_the_prisoner_moves_four_inches_when_an_escort_is_near_and_does_nothing_else() {
    let mut game = captive(2_000).ready();
    game.refuses_to(n(1), &[Kind::Run], "DS-E19").refuses_to(n(1), &[Kind::Reorient], "DS-E35");
    game.announces(n(1), &[Kind::Move]);
    game.refuses_deed(go(&[(20_000, 21_001)], NORTH), "DS-E01");
    game.performs(go(&[(20_000, 20_999)], NORTH));
    assert_eq!(game.at(n(1)), (20_000, 20_999));
    let mut alone = captive(2_001).ready();
    alone.refuses_to(n(1), &[Kind::Move], "DS-E35");
    let mut busy =
        captive(984).figure(1, hireling().at(20_984 + 984, 17_984).facing(SOUTH)).ready();
    busy.change(|public| public.figure_mut(a(1)).duel = Some(a(1)));
    busy.refuses_to(n(1), &[Kind::Move], "DS-E35");
}

#[test]
fn ds_r102_the_escort_is_needed_when_he_is_activated_and_not_for_his_second_move() {
    let mut game = captive(1_000).ready();
    game.announces(n(1), &[Kind::Move, Kind::Move]).performs(go(&[(16_100, 16_500)], WEST));
    game.performs(go(&[(12_500, 16_500)], WEST));
    assert_eq!(game.at(n(1)), (12_500, 16_500), "far from any escort");
    let limit = sang_sur_la_lame::cards::catalogue().scenario(ScenarioId::Prisonnier).turn_limit;
    assert_eq!(limit, 8);
}

/// Seat 0 is the renegade, so far (gap) from the prisoner, and a militia figure so far on the other side.
fn rescue(gap: i32, guard: i32) -> Game {
    field()
        .plays(ScenarioId::Prisonnier, "route")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, hireling().at(20_984 + gap, 17_000).facing(WEST))
        .figure(1, hireling().at(19_016 - guard, 17_000).facing(EAST))
        .npc(Npc::Prisonnier, Some(1), (20_000, 17_000))
        .ready()
}

#[test]
fn ds_1482_ds_r103_chains_come_off_within_an_inch_while_no_free_guard_is_as_near() {
    let chains = Deed::Chains { npc: n(1), face: face(WEST) };
    for kind in [Kind::Lock, Kind::Door] {
        let mut game = rescue(1_000, 1_001);
        game.dice(&[4, 3]).acts(a(1), kind, chains);
        assert!(game.saw(Event::Space(SpaceEvent::Freed { npc: n(1), by: a(1) })));
        assert_eq!((game.level(0), game.level(1)), (Level::Plain, Level::Defeat));
    }
    rescue(1_001, 1_001).refuses_to(a(1), &[Kind::Lock], "DS-E35");
    rescue(1_000, 1_000).refuses_to(a(1), &[Kind::Lock], "DS-E35");
    let mut engaged = rescue(1_000, 1_000);
    engaged.change(|public| public.figure_mut(b(1)).duel = Some(b(1)));
    assert!(engaged.allows(activate(a(1), &[Kind::Lock])), "a guard in a duel guards nobody");
    let mut fails = rescue(1_000, 1_001);
    fails.dice(&[3, 3]).acts(a(1), Kind::Lock, chains);
    assert!(!fails.is_over());
}

#[test]
fn ds_1483_in_prison_the_militia_has_won_and_his_death_serves_nobody() {
    let mut home = field()
        .plays(ScenarioId::Prisonnier, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(31_500, 18_000))
        .figure(1, hireling().at(4_000, 17_000))
        .npc(Npc::Prisonnier, Some(0), (31_500, 16_500))
        .ready();
    home.acts(n(1), Kind::Move, go(&[(33_000, 16_500)], EAST));
    assert_eq!((home.level(0), home.level(1)), (Level::Plain, Level::Defeat));

    let mut dead = rescue(0, 3_000);
    dead.change(|public| public.figure_mut(n(1)).wounded = true);
    dead.dice(&[5, 5, 1, 2]).acts(a(1), Kind::Duel, duel(n(1), WEST));
    assert_eq!((dead.level(0), dead.level(1)), (Level::Defeat, Level::Defeat));
}

#[test]
fn ds_1483_he_is_nobodys_enemy_until_attacked_and_then_only_that_attackers() {
    let mut game = rescue(0, 0);
    assert!(!game.figure(n(1)).engaged(), "both touch him, and there is no duel");
    game.dice(&[3, 3, 4, 4]).acts(a(1), Kind::Duel, duel(n(1), WEST));
    assert!(game.fight_each_other(a(1), n(1)) && !game.figure(b(1)).engaged());
    assert!(!game.allows(activate(n(1), &[Kind::Move])), "engaged, he cannot be moved");
    game.dice(&[6, 6, 1, 2]).does(1, END_TURN);
    game.dice(&[5, 5]).acts(a(1), Kind::Disengage, disengage(n(1)));
    assert_eq!(game.public().hostile[0], 0, "they are apart: it is over");
    assert!(!game.figure(n(1)).engaged());

    let mut walks = captive(1_000)
        .figure(1, hireling().armed(&["pistolet"]).facing(SOUTH).watching().at(18_000, 19_500))
        .ready();
    walks.acts(n(1), Kind::Move, go(&[(17_000, 17_000)], WEST));
    assert_eq!(walks.at(n(1)), (17_000, 17_000), "his moves trigger no lookout");
}
