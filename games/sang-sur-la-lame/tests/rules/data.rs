//! The data files: totals the rules state, and mistakes told with file and line.

use sang_sur_la_lame::cards::catalogue::{Catalogue, Sources};
use sang_sur_la_lame::cards::lists::{Class, Engaged};
use sang_sur_la_lame::cards::{Format, Kind, Npc, Rank, Trait, Why, band, catalogue};

/// What the reader says to the files with one of them changed.
fn broken<'a>(change: impl FnOnce(&mut Sources<'a>)) -> String {
    let mut sources: Sources<'a> = Sources::PRINTED;
    change(&mut sources);
    match Catalogue::read(&sources) {
        Ok(_) => panic!("it was taken"),
        Err(error) => error.to_string(),
    }
}

fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "the file has no {from}");
    text.replacen(from, to, 1)
}

#[test]
fn section_2_every_total_is_as_stated() {
    let all = catalogue();
    assert_eq!((all.weapons.len(), all.traits.len(), all.actions.len()), (25, 12, 17));
    assert_eq!((all.modifiers.len(), all.npcs.len(), all.scenarios.len()), (14, 6, 11));
    let bands = |format| all.presets.iter().filter(|preset| preset.format == format).count();
    let formats = [Format::Standard, Format::Small, Format::Units, Format::Mixed];
    assert_eq!(formats.map(bands), [14, 6, 2, 2]);
}

#[test]
fn ds_102_ds_103_ds_104_quality_price_and_traits_by_rank() {
    let of = |rank: Rank| (rank.dice(), rank.cost(), rank.most_traits());
    assert_eq!(of(Rank::Leader), (4, 4, 2));
    assert_eq!(of(Rank::Second), (3, 2, 1));
    assert_eq!(of(Rank::Hireling), (2, 1, 0));
    // DS-1002: units alike.
    assert_eq!(
        (of(Rank::Elite), of(Rank::Trained), of(Rank::Green)),
        ((4, 4, 2), (3, 2, 1), (2, 1, 0))
    );
}

#[test]
fn ds_317_the_price_list() {
    let price = |kind| catalogue().action(kind).cost;
    let one = [Kind::Move, Kind::Jump, Kind::Reorient, Kind::PickUp, Kind::Search];
    assert!(one.iter().all(|kind| price(*kind) == 1));
    assert!([Kind::Throw, Kind::Duel, Kind::Disengage].iter().all(|kind| price(*kind) == 1));
    let two = [Kind::Charge, Kind::Run, Kind::Fly, Kind::Climb, Kind::HeavyThrow];
    assert!(two.iter().all(|kind| price(*kind) == 2));
    assert!([Kind::Lock, Kind::Door, Kind::Shoot].iter().all(|kind| price(*kind) == 2));
    assert_eq!(price(Kind::Watch), 3);
    assert!(catalogue().action(Kind::Watch).last_only);
    assert_eq!(catalogue().action(Kind::Disengage).engaged, Engaged::Only);
}

#[test]
fn ds_331_the_five_attacks() {
    let attacks: Vec<Kind> =
        Kind::ALL.into_iter().filter(|kind| catalogue().action(*kind).attack).collect();
    assert_eq!(attacks, [Kind::Throw, Kind::Duel, Kind::Charge, Kind::HeavyThrow, Kind::Shoot]);
}

#[test]
fn ds_701_ds_r64_ranges_and_the_two_spears() {
    let weapon = |id| catalogue().weapon(catalogue().weapon_named(id).unwrap());
    assert!(["pistolet", "javelot", "shuriken"].iter().all(|id| weapon(id).range == 3000));
    assert!(["mousquet", "arc", "arbalete"].iter().all(|id| weapon(id).range == 6000));
    assert!(weapon("lance").reach && weapon("lance").class == Class::Duel);
    assert!(!weapon("javelot").reach && weapon("javelot").class == Class::Thrown);
}

#[test]
fn ds_805_what_each_modifier_adds() {
    let value = |why| catalogue().modifier(why).value;
    let minus = [Why::Charged, Why::BareHands, Why::Wounded, Why::MoraleLow];
    for why in Why::ALL {
        assert_eq!(value(why), if minus.contains(&why) { -1 } else { 1 }, "{why:?}");
    }
    assert_eq!(catalogue().modifier(Why::Higher).min_height_difference, 500);
    // Each names the clause that speaks of it.
    let written = |why: &Why| {
        <sang_sur_la_lame::SangSurLaLame as shelf::Speaks>::clause(
            shelf::Language::En,
            why.clause(),
        )
    };
    assert!(Why::ALL.iter().all(|why| written(why).is_some()));
}

#[test]
fn ds_1501_npcs_are_2k2_and_two_are_chained_or_watching() {
    assert!(catalogue().npcs.iter().all(|npc| npc.quality == (2, 2)));
    assert!(catalogue().npc(Npc::Prisonnier).chained && catalogue().npc(Npc::Garde).watch);
    assert_eq!(catalogue().npc(Npc::Notable).free_move, 6000);
}

#[test]
fn ds_x02_ds_x03_the_black_corsair() {
    // DS-X02, DS-X03, DS-103, DS-105, DS-106.
    let preset = catalogue().preset("corsaire_noir").unwrap();
    let costs: Vec<u8> = preset.band.members.iter().map(band::Member::cost).collect();
    assert_eq!((costs, preset.band.cost()), (vec![6, 3, 1, 1, 1], 12));
    let demands =
        band::Demands { format: Format::Standard, armament_limits: true, units_in_small: false };
    assert_eq!(band::examine(&preset.band, demands, &catalogue().weapons), Ok(()));
    let mut leader = preset.band.members[0].clone();
    leader.traits = vec![Trait::MaitreArme];
    assert_eq!(leader.cost(), 5);
}

#[test]
fn mistakes_name_file_and_line() {
    let weapons = changed(Sources::PRINTED.weapons, "range = 3000", "range = 0");
    let said = broken(|sources| sources.weapons = &weapons);
    assert_eq!(
        said,
        "weapons.toml:181: couteau_lancer: class, action and range do not fit together"
    );
    let prices = changed(Sources::PRINTED.actions, "cost = 1", "cost = \"one\"");
    assert!(broken(|sources| sources.actions = &prices).starts_with("actions.toml:"));
    let traits = changed(Sources::PRINTED.traits, "kind = \"test_bonus\"", "kind = \"luck\"");
    assert!(broken(|sources| sources.traits = &traits).starts_with("traits.toml:"));
    let ground = changed(Sources::PRINTED.terrain, "clearance = 250", "clearance = 251");
    let said = broken(|sources| sources.terrain = &ground);
    assert!(said.ends_with("clearance: the rules are written for 250"), "{said}");
    let rolls = changed(Sources::PRINTED.scenarios, "roll = 2", "roll = 3");
    assert!(broken(|sources| sources.scenarios = &rolls).starts_with("scenarios.toml:"));
    let npcs = changed(Sources::PRINTED.npcs, "quality = [2, 2]", "quality = [3, 2]");
    assert!(broken(|sources| sources.npcs = &npcs).contains("DS-1501"));
    let doubled = changed(Sources::PRINTED.modifiers, "id = \"back\"", "id = \"higher\"");
    assert!(broken(|sources| sources.modifiers = &doubled).starts_with("modifiers.toml:"));
}

#[test]
fn ds_105_ds_106_a_written_band_is_examined() {
    let bands = Sources::PRINTED.bands;
    let dear = changed(bands, "cost = 12", "cost = 11");
    let said = broken(|sources| sources.bands = &dear);
    assert_eq!(said, "bands.toml:19: corsaire_noir: costs 12 gold, not 11");
    let armed = changed(bands, "weapons = [\"sabre\"]\ncost = 1", "weapons = [\"arc\"]\ncost = 1");
    let said = broken(|sources| sources.bands = &armed);
    assert!(said.ends_with("3 figures with ranged weapons, at most 2."), "{said}");
    let unknown = changed(bands, "\"sabre_abordage\"", "\"plumeau\"");
    assert!(broken(|sources| sources.bands = &unknown).ends_with("plumeau: Unknown weapon."));
}
