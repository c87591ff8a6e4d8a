//! DS-100, figures, bands and weapons, clause by clause, with the rulings about bands.

use kernel::{Seat, Viewer};
use sang_sur_la_lame::cards::band::{Demands, Flaw, examine};
use sang_sur_la_lame::cards::{Band, Format, Kind, Member, Npc, Rank, Trait, WeaponId, catalogue};
use sang_sur_la_lame::table::config::BandChoice;
use sang_sur_la_lame::table::{Config, Given};

use crate::common::*;

fn member(rank: Rank, traits: &[Trait], weapons: &[&str]) -> Member {
    let weapon = |id: &&str| catalogue().weapon_named(id).expect("a weapon");
    Member {
        name: ("Moi".into(), "Me".into()),
        rank,
        traits: traits.to_vec(),
        weapons: weapons.iter().map(weapon).collect::<Vec<WeaponId>>(),
    }
}

fn plain(ranks: &[Rank]) -> Band {
    let members = ranks.iter().map(|rank| member(*rank, &[], &["epee"])).collect();
    Band { name: ("Bande".into(), "Band".into()), members, format: None }
}

fn examined(band: &Band) -> Result<(), Flaw> {
    let demands =
        Demands { format: Format::Standard, armament_limits: true, units_in_small: false };
    examine(band, demands, &catalogue().weapons)
}

#[test]
fn ds_101_a_figure_has_rank_quality_traits_cost_and_weapons() {
    let master = second().with(&[Trait::MaitreArme]).armed(&["rapiere", "pistolet"]);
    let game = field().figure(0, master.at(10_000, 3_000)).figure(0, leader().at(2_000, 3_000));
    let game = game.ready();
    let figure = game.board().given.member(game.figure(a(1))).expect("a member");
    assert_eq!((figure.rank, figure.rank.dice(), figure.cost()), (Rank::Second, 3, 3));
    assert_eq!((figure.traits.as_slice(), figure.weapons.len()), (&[Trait::MaitreArme][..], 2));
    let written = serde_json::to_value(figure).expect("it is written");
    assert_eq!(written["rank"], "second");
    let ranks = [Rank::Leader, Rank::Second, Rank::Hireling];
    assert_eq!(examined(&plain(&ranks)), Ok(()));
}

#[test]
fn ds_105_ds_r02_ds_r03_who_is_in_a_band() {
    let hirelings = |count: usize| {
        let mut ranks = vec![Rank::Leader, Rank::Second];
        ranks.extend(vec![Rank::Hireling; count]);
        examined(&plain(&ranks))
    };
    // DS-R02: one is enough. DS-R03: seven at most, though twelve gold would buy eight.
    assert_eq!((hirelings(0), hirelings(1)), (Err(Flaw::OneHireling), Ok(())));
    assert_eq!((hirelings(5), hirelings(6)), (Ok(()), Err(Flaw::ThreeToSeven)));
    let two = [Rank::Leader, Rank::Leader, Rank::Second, Rank::Hireling];
    assert_eq!(examined(&plain(&two)), Err(Flaw::OneLeader));
    let three = [Rank::Leader, Rank::Second, Rank::Second, Rank::Second, Rank::Hireling];
    assert_eq!(examined(&plain(&three)), Err(Flaw::Seconds));
    let mut dear = plain(&[Rank::Leader, Rank::Second, Rank::Second, Rank::Hireling]);
    dear.members[0].traits = vec![Trait::Fort];
    dear.members[1].traits = vec![Trait::Fort];
    dear.members[2].traits = vec![Trait::Fort];
    assert_eq!((dear.cost(), examined(&dear)), (12, Ok(())));
    dear.members[0].traits.push(Trait::Voler);
    assert_eq!(examined(&dear), Err(Flaw::Gold { spent: 13, limit: 12 }));
}

#[test]
fn ds_104_how_many_traits_a_rank_may_have() {
    let with = |at: usize, traits: &[Trait]| {
        let mut band = plain(&[Rank::Leader, Rank::Second, Rank::Hireling]);
        band.members[at].traits = traits.to_vec();
        examined(&band)
    };
    assert_eq!(with(0, &[Trait::Fort, Trait::Voler]), Ok(()));
    assert_eq!(with(0, &[Trait::Fort, Trait::Fort]), Err(Flaw::SameTrait));
    let two = [Trait::Fort, Trait::Voler];
    assert_eq!(with(1, &two), Err(Flaw::TraitsOf(Rank::Second)));
    assert_eq!(with(2, &[Trait::Fort]), Err(Flaw::NoTraits));
}

#[test]
fn ds_106_ds_r04_armament_is_limited_unless_the_host_lifts_it() {
    let mut band = plain(&[Rank::Leader, Rank::Second, Rank::Hireling, Rank::Hireling]);
    band.members[0] = member(Rank::Leader, &[], &["pistolet"]);
    assert_eq!(examined(&band), Ok(()));
    band.members[1] = member(Rank::Second, &[], &["hachette"]);
    // Four members: one. Five: two.
    assert_eq!(examined(&band), Err(Flaw::Ranged { found: 2, most: 1 }));
    let play = |limits: bool, band: &Band| {
        let bands = vec![BandChoice::Custom(band.clone())];
        let config = Config { armament_limits: limits, bands, ..Config::new(2) };
        Given::new(&config).is_ok()
    };
    assert!(!play(true, &band) && play(false, &band));
    assert!(Config::new(2).armament_limits, "by default they hold");
    band.members.push(member(Rank::Hireling, &[], &["lance"]));
    assert_eq!(examined(&band), Ok(()));
    band.members[2] = member(Rank::Hireling, &[], &["lance"]);
    assert_eq!(examined(&band), Ok(()));
    band.members[3] = member(Rank::Hireling, &[], &["hallebarde"]);
    assert_eq!(examined(&band), Err(Flaw::Reach));
}

#[test]
fn ds_107_none_to_three_weapons() {
    let with = |weapons: &[&str]| {
        let mut band = plain(&[Rank::Leader, Rank::Second, Rank::Hireling]);
        band.members[2] = member(Rank::Hireling, &[], weapons);
        examined(&band)
    };
    assert_eq!((with(&[]), with(&["epee", "dague", "masse"])), (Ok(()), Ok(())));
    assert_eq!(with(&["epee", "dague", "masse", "pieu"]), Err(Flaw::ThreeWeapons));
}

#[test]
fn ds_109_ds_r25_only_what_is_in_front_is_attacked() {
    let armed = hireling().armed(&["epee", "pistolet", "hachette"]);
    let mut game = field()
        .figure(0, armed.at(10_000, 3_000).facing(EAST))
        .figure(1, hireling().at(8_000, 3_000))
        .ready();
    // Turning towards it as part of the attack comes too late (DS-R25).
    game.refuses_to(a(1), &[Kind::Shoot], "DS-E35").refuses_to(a(1), &[Kind::Throw], "DS-E35");
    game.announces(a(1), &[Kind::Move, Kind::Shoot]).performs(go(&[], EAST));
    game.refuses_deed(shoot(1, b(1), WEST), "DS-109").answers(FORGO);
    // Turned before, it may.
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000).facing(EAST))
        .figure(1, hireling().at(9_016, 3_000))
        .ready();
    game.refuses_to(a(1), &[Kind::Duel], "DS-E35");
    game.announces(a(1), &[Kind::Reorient, Kind::Duel]).performs(turn(WEST));
    game.performs(duel(b(1), WEST));
    assert_eq!(game.attacks(), 1);
}

#[test]
fn ds_110_everything_about_figures_is_public() {
    let mut game = field()
        .figure(0, hireling().wounded().armed(&["pistolet"]).watching().at(10_000, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .ready();
    game.acts(a(1), Kind::Reorient, turn(EAST));
    let views = [Viewer::Gallery, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
    for viewer in views {
        let view = game.table().view(viewer);
        assert_eq!(&view.public, game.public());
        let figure = view.public.figure(a(1));
        assert!(figure.wounded && figure.activated && figure.facing == face(EAST));
        assert_eq!(view.public.purses[Seat::new(0)], 11);
        assert_eq!(view.given().member(figure).map(|member| member.weapons.len()), Some(1));
    }
}

#[test]
fn ds_111_friends_and_enemies() {
    let game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(12_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .npc(Npc::Garde, Some(0), (16_000, 3_000))
        .npc(Npc::Badaud, None, (18_000, 3_000))
        .npc(Npc::Prisonnier, Some(0), (20_000, 3_000))
        .ready();
    let board = game.board();
    let related = |one, two| {
        let (one, two) = (game.figure(one), game.figure(two));
        (board.friends(one, two), board.enemies(one, two))
    };
    assert_eq!(related(a(1), a(2)), (true, false));
    assert_eq!(related(a(1), b(1)), (false, true));
    // A guard is a friend of the side that controls him, and an enemy of the other.
    assert_eq!((related(a(1), n(1)), related(b(1), n(1))), ((true, false), (false, true)));
    // Neutrals and the prisoner are neither.
    assert_eq!((related(a(1), n(2)), related(b(1), n(2))), ((false, false), (false, false)));
    assert_eq!((related(a(1), n(3)), related(b(1), n(3))), ((false, false), (false, false)));
    // Seats of one team are friends.
    let team = Config { second_team: vec![1, 2], ..Config::new(3) };
    let game = field_of(team)
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(14_000, 3_000))
        .figure(2, hireling().at(18_000, 3_000))
        .ready();
    let board = game.board();
    assert!(board.friends(game.figure(b(1)), game.figure(c(1))));
    assert!(board.enemies(game.figure(a(1)), game.figure(c(1))));
}

#[test]
fn ds_111_friends_are_never_attacked() {
    let mut game = field()
        .figure(0, hireling().armed(&["lance", "pistolet"]).at(10_000, 3_000))
        .figure(0, hireling().at(11_500, 3_000))
        .figure(1, hireling().at(11_000, 4_500))
        .ready();
    let mut duels = game.clone();
    duels.announces(a(1), &[Kind::Duel]).refuses_deed(duel(a(2), NORTH), "DS-111");
    game.announces(a(1), &[Kind::Shoot]).refuses_deed(shoot(1, a(2), NORTH), "DS-111");
    game.refuses_deed(shoot(1, a(1), NORTH), "DS-E36");
}
