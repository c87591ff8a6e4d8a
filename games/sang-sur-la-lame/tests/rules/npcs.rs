//! NPCs, objects and loads (DS-1502…1513, DS-R69).

use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId};
use sang_sur_la_lame::geometry::measure::{CENTRE, within};
use sang_sur_la_lame::table::flow::Declaration;
use sang_sur_la_lame::table::public::ThingPlace;
use sang_sur_la_lame::table::{Action, Config, Given, Question, Secrets, Status};

use crate::common::*;

#[test]
fn ds_1502_a_controlled_npc_acts_once_a_turn_at_its_sides_expense_and_is_no_member_of_the_band() {
    let field = |militia: Who| {
        field()
            .plays(ScenarioId::Convoi, "route")
            .role(0, Role::Militia)
            .role(1, Role::Renegade)
            .figure(0, militia)
            .figure(1, hireling().at(20_000, 4_000))
            .npc(Npc::Garde, Some(0), (21_000, 17_000))
    };
    let mut game = field(hireling().at(20_016, 17_000).facing(EAST)).ready();
    assert!(game.board().friends(game.figure(a(1)), game.figure(n(1))));
    let purse = game.purse(0);
    game.acts(n(1), Kind::Move, go(&[(22_000, 17_000)], NORTH));
    assert_eq!(purse - game.purse(0), 1);
    game.does(1, END_TURN).refuses_to(n(1), &[Kind::Move], "DS-E14");

    let gone = |who: Who| who.is(Status::Removed);
    let alone = field(gone(hireling())).figure(0, gone(leader())).figure(0, gone(second()));
    assert!(begun(&alone, Secrets::NONE, &[], |_| {}).is_over(), "a guard is no band");
}

/// A bystander between two enemies, touching both; the keg-bearer stands two inches off.
fn street(npc: Npc) -> Field {
    field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(15_968, 4_000).facing(WEST))
        .npc(npc, None, (14_984, 4_000))
}

#[test]
fn ds_1503_ds_1505_ds_r69_a_neutral_is_an_enemy_only_of_whom_it_fought() {
    let mut game = street(Npc::Badaud).ready();
    assert!(
        !game.figure(a(1)).engaged() && !game.figure(n(1)).engaged(),
        "touching engages nobody"
    );
    game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(n(1), EAST));
    assert!(game.fight_each_other(a(1), n(1)), "the attack makes them enemies");
    assert!(!game.figure(b(1)).engaged());
    let board = game.board();
    assert!(!board.enemies(board.figure(b(1)), board.figure(n(1))));

    let mut leaves = street(Npc::Badaud).ready();
    leaves.acts(a(1), Kind::Move, go(&[(14_000, 8_000)], NORTH));
    assert_eq!(leaves.at(a(1)), (14_000, 8_000), "one walks away from a bystander");
}

#[test]
fn ds_1505_a_charge_or_a_shot_makes_enemies_too_and_who_is_engaged_may_not() {
    let mut charged = street(Npc::Badaud).ready();
    charged.change(|public| public.figure_mut(a(1)).stand = ground((10_500, 4_000)));
    charged.dice(&[1]).announces(a(1), &[Kind::Charge]);
    charged.dice(&[3, 3, 3, 3]).performs(charge(&[(14_000, 4_000)], Some(n(1)), EAST));
    assert_eq!((charged.fight().target, charged.fight().charged), (n(1), true));
    assert!(charged.fight_each_other(a(1), n(1)));

    let mut shot = field()
        .figure(0, hireling().armed(&["pistolet"]).at(14_000, 4_000).facing(EAST))
        .npc(Npc::Badaud, None, (16_000, 4_000))
        .ready();
    shot.dice(&[3, 3, 4, 4]).acts(a(1), Kind::Shoot, shoot(0, n(1), EAST));
    assert!(shot.board().enemies(shot.figure(a(1)), shot.figure(n(1))));

    let mut busy =
        street(Npc::Badaud).figure(1, hireling().at(14_000, 4_984).facing(SOUTH)).ready();
    busy.announces(a(1), &[Kind::Duel]).refuses_deed(duel(n(1), EAST), "DS-E36");
}

#[test]
fn ds_1504_bystanders_stand_on_the_grid_near_the_middle_out_of_everybodys_zones() {
    let neutral_npcs = vec![Npc::Villageois, Npc::Sentinelle, Npc::Badaud, Npc::Badaud];
    let config = Config { neutral_npcs, ..Config::new(2).at(ScenarioId::Affrontement, "pre") };
    let game = laid(&config, &[]);
    let npcs: Vec<_> = game.public().figures.iter().filter(|one| one.npc.is_some()).collect();
    assert_eq!(npcs.len(), 4);
    let setup = game.board().setup();
    for (place, npc) in npcs.iter().enumerate() {
        let at = npc.at();
        assert_eq!((at.x % 500, at.y % 500, npc.owner), (0, 0, None));
        assert!(within(at, CENTRE, 12_000), "{at:?}");
        assert!(!setup.deploy.values().flatten().any(|area| area.contains(at)), "{at:?}");
        assert!(npcs[..place].iter().all(|other| !within(other.at(), at, 1_999)));
    }
    let with = |npc: Npc, count: usize| Config { neutral_npcs: vec![npc; count], ..Config::new(2) };
    assert!(
        Given::new(&with(Npc::Badaud, 6)).is_ok() && Given::new(&with(Npc::Badaud, 7)).is_err()
    );
    assert!(Given::new(&with(Npc::Notable, 1)).is_err());
}

#[test]
fn ds_1506_a_neutral_turns_to_its_attacker_dodges_straight_away_and_is_never_asked() {
    let mut duel_game = street(Npc::Badaud).ready();
    duel_game.change(|public| public.figure_mut(n(1)).facing = face(EAST));
    duel_game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(n(1), EAST));
    assert_eq!(duel_game.faces(n(1)), WEST);

    let mut keg = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, hireling().at(24_000, 9_000))
        .npc(Npc::Badaud, None, (16_000, 4_000))
        .ready();
    keg.dice(&[4, 4, 4, 5, 4]).acts(a(1), Kind::HeavyThrow, heavy_throw(n(1), EAST));
    assert_eq!(keg.at(n(1)), (18_000, 4_000), "two inches, straight away from the thrower");
    assert!(keg.waits_for(1));
}

#[test]
fn ds_1507_villagers_back_away_watchmen_watch_and_onlookers_stay() {
    let field = field()
        .figure(0, hireling().at(14_000, 4_000))
        .figure(1, hireling().at(24_000, 9_000))
        .npc(Npc::Villageois, None, (19_000, 4_000))
        .npc(Npc::Badaud, None, (15_500, 4_000))
        .npc(Npc::Sentinelle, None, (14_000, 9_000));
    let game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |_| {});
    assert_eq!(game.at(n(1)), (25_000, 4_000), "six inches straight away from the nearest figure");
    assert_eq!(game.at(n(2)), (15_500, 4_000));
    assert!(game.figure(n(3)).lookout);
    assert_eq!(game.faces(n(3)), (929, 2_179), "towards the middle of the table, (17716, 17716)");

    let calm = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
        public.figure_mut(a(1)).stand = ground((12_999, 4_000));
    });
    assert_eq!(calm.at(n(1)), (19_000, 4_000), "nobody within six inches");
}

#[test]
fn ds_1507_a_watchman_minds_every_band_strikes_first_and_never_minds_npcs() {
    let watch = |field: Field| field.npc(Npc::Sentinelle, None, (17_000, 2_400)).ready();
    let mut passes = watch(
        field().figure(0, hireling().at(14_000, 4_000)).figure(1, hireling().at(24_000, 9_000)),
    );
    passes.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Move, go(&[(20_000, 4_000)], EAST));
    let fight = passes.fight();
    assert_eq!((fight.attacker, fight.target), (n(1), a(1)));
    assert_eq!(fight.means, sang_sur_la_lame::table::public::Means::Reach, "strike before engage");
    assert!(!passes.figure(n(1)).lookout, "once a turn");
    assert_eq!(passes.at(a(1)), (20_000, 4_000));

    let field = field()
        .plays(ScenarioId::Assassinat, "place")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(14_000, 16_000))
        .figure(1, hireling().at(14_000, 3_000))
        .npc(Npc::Notable, Some(0), (20_000, 12_000))
        .npc(Npc::Sentinelle, None, (22_500, 10_500));
    let mut notable = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
        public.figure_mut(n(2)).lookout = true;
    });
    assert_eq!(notable.question(), Question::MoveNotable { seat: seat(0) });
    notable.dice(&[6, 6, 1, 2]).answers(move_notable(&[(22_500, 12_000)], EAST));
    assert_eq!(notable.at(n(1)), (22_500, 12_000), "an NPC walks by unmolested");
}

fn laden() -> Game {
    field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, hireling().at(24_000, 9_000))
        .lies(Object::HeavyThrowable, (14_500, 4_000))
        .ready()
}

#[test]
fn ds_1512_dropping_is_free_at_the_declaration_and_at_the_start_of_any_action() {
    let mut declared = laden();
    let r#do = [Kind::Run].into_iter().collect();
    let said = Declaration { fig: a(1), r#do, drop: true, ..Declaration::default() };
    declared.refuses_to(a(1), &[Kind::Run], "DS-E19");
    declared.answers(Action::Activate(said));
    let lies = ThingPlace::Lying(ground((14_000, 4_000)));
    assert_eq!((declared.public().things[1].place, declared.figure(a(1)).load), (lies, None));

    let mut later = laden();
    later.announces(a(1), &[Kind::Move]);
    later.refuses_deed(go(&[(20_000, 4_000)], EAST), "DS-E01");
    later.answers(Action::DropAndPerform(go(&[(20_000, 4_000)], EAST)));
    assert_eq!(later.at(a(1)), (20_000, 4_000), "six inches without the load");
    assert_eq!(later.public().things[1].place, lies, "at its centre, before the move");
}

#[test]
fn ds_1512_one_figure_carries_one_object() {
    let mut game = laden();
    game.refuses_to(a(1), &[Kind::PickUp], "DS-E35");
}

#[test]
fn ds_1513_a_keg_is_a_heavy_load_while_it_is_carried() {
    let mut game = laden();
    game.refuses_to(a(1), &[Kind::Jump], "DS-E19").announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(18_001, 4_000)], EAST), "DS-E01")
        .performs(go(&[(18_000, 4_000)], EAST));
    assert_eq!(game.at(a(1)), (18_000, 4_000), "four inches");
}

#[test]
fn ds_1507_a_bystander_in_a_duel_neither_flees_nor_watches() {
    let attacked = |npc: Npc| {
        let field = field()
            .figure(0, hireling().at(14_000, 4_000).facing(EAST))
            .figure(1, hireling().at(24_000, 10_000))
            .npc(npc, None, (14_984, 4_000));
        begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
            public.hostile[0] = 1;
            public.figure_mut(a(1)).duel = Some(a(1));
            public.figure_mut(n(1)).duel = Some(a(1));
        })
    };
    assert_eq!(attacked(Npc::Villageois).at(n(1)), (14_984, 4_000));
    assert!(!attacked(Npc::Sentinelle).figure(n(1)).lookout);
}
