//! Reads the data files and refuses what the rules could not bear, with the file and line of the mistake.

use printed::{DataError, DataFile, Sources, Spanned, Text};

use super::book::{
    ARRIVALS, AgitationPrint, ArrivalPrint, Body, Book, BreakNumbers, CharacterPrint, DoorNumbers,
    FixturePrint, HEROES, HardHeadNumbers, HeroPrint, OBJECTS, ObjectPrint, StatePrint, TREASURES,
    TreasurePrint, VariantPrint, WHOLE_TAVERN, WindowNumbers,
};
use super::data::{
    AgitationFile, ArrivalFile, FixtureEntry, HeroEntry, HeroFile, ObjectFile, StateEntry,
    TavernFile, TreasureFile, VariantEntry,
};
use super::ids::Arrival;
use super::kinds::{Affinity, AgitationUse, FixtureEffect, Kind, Values, Variant};

type Checked<T> = Result<T, DataError>;

/// A Hero's characteristics, and the support it gives.
type Strength = (Values, Values);

/// Everything that is printed, or the first mistake.
pub(super) fn read(sources: &Sources<'_>) -> Checked<Book> {
    let file = sources.file("tavern.toml");
    let tavern = file.read::<TavernFile>()?;
    let (heroes, hero_values) = heroes(sources)?;
    let (types, treasures) = treasures(sources)?;
    let arrivals = arrivals(sources, tavern.setup.militia_among_arrivals)?;
    let characters = characters(&heroes, &hero_values, &arrivals);
    let agitation = agitation(sources, &tavern)?;
    at_least(
        &file,
        "Heroes",
        heroes.len(),
        tavern.setup.heroes_per_player,
        tavern.meta.players_max,
    )?;
    at_least(
        &file,
        "Treasures",
        treasures.len(),
        tavern.setup.treasures_per_player,
        tavern.meta.players_max,
    )?;
    let (door_card, door) = door(&file, &tavern.fixture)?;
    let (window_card, window) = window(&file, &tavern.fixture)?;
    let variants = variants(&file, &tavern.variant)?;
    let number = |variant: Variant, key: &str, value: fn(&VariantEntry) -> Option<u8>| {
        let entry = &tavern.variant[variant as usize];
        value(entry).ok_or_else(|| file.wrong(&entry.id, format!("{key} is missing")))
    };
    let margin = |key: &str, value: fn(&VariantEntry) -> Option<u8>| {
        number(Variant::TeteDure, key, value).map(u8::cast_signed)
    };
    Ok(Book {
        heroes,
        types,
        treasures,
        objects: objects(sources)?,
        arrivals,
        characters,
        agitation,
        players_min: tavern.meta.players_min,
        players_max: tavern.meta.players_max,
        setup: tavern.setup,
        round: tavern.round,
        combat: tavern.combat,
        door_card,
        door,
        window_card,
        window,
        states: states(&file, &tavern.tavern_state)?,
        variants,
        casse_tout: BreakNumbers {
            break_die_from: number(Variant::CasseTout, "break_die_from", |v| v.break_die_from)?,
            objects_drawn: number(Variant::CasseTout, "objects_drawn", |v| v.objects_drawn)?,
        },
        max_supports: number(Variant::TousSurUn, "max_supports", |v| v.max_supports)?,
        tete_dure: HardHeadNumbers {
            attack_success_from: number(Variant::TeteDure, "attack_success_from", |v| {
                v.attack_success_from
            })?,
            defence_success_from_hero: number(
                Variant::TeteDure,
                "defence_success_from_hero",
                |v| v.defence_success_from_hero,
            )?,
            defence_success_from_arrival: number(
                Variant::TeteDure,
                "defence_success_from_arrival",
                |v| v.defence_success_from_arrival,
            )?,
            defence_min_dice: number(Variant::TeteDure, "defence_min_dice", |v| {
                v.defence_min_dice
            })?,
            stun_margin: margin("stun_margin", |v| v.stun_margin)?,
            down_margin: margin("down_margin", |v| v.down_margin)?,
            ko_margin: margin("ko_margin", |v| v.ko_margin)?,
        },
    })
}

/// A number of cards that is enough for the largest table.
fn at_least(file: &DataFile<'_>, what: &str, found: usize, each: u8, players: u8) -> Checked<()> {
    let wanted = usize::from(each) * usize::from(players);
    if found < wanted { file.total(&format!("{what} at least"), found, wanted) } else { Ok(()) }
}

/// A name and a text in both languages.
fn said(file: &DataFile<'_>, id: &Spanned<String>, texts: &[&Text]) -> Checked<()> {
    let is_said = |text: &&Text| !text.fr.trim().is_empty() && !text.en.trim().is_empty();
    file.require(texts.iter().all(is_said), id, "a name or a text is empty in French or English")
}

/// A characteristic is 1 to 7; a Ruse of 0 is that of somebody who throws nothing (TV-213).
fn values(file: &DataFile<'_>, id: &Spanned<String>, force: u8, ruse: u8) -> Checked<Values> {
    if !(1..=7).contains(&force) || ruse > 7 {
        return Err(file.wrong(id, "Force is 1 to 7 and Ruse 0 to 7"));
    }
    Ok(Values { force, ruse })
}

fn heroes(sources: &Sources<'_>) -> Checked<(Vec<HeroPrint>, Vec<Strength>)> {
    let file = sources.file("heroes.toml");
    let entries = file.read::<HeroFile>()?.hero;
    let mut numbers = Vec::new();
    for hero in &entries {
        said(&file, &hero.id, &[&hero.name, &hero.text])?;
        numbers.push((values(&file, &hero.id, hero.force, hero.ruse)?, hero.support));
        affinities(&file, hero)?;
    }
    file.total("Heroes", entries.len(), HEROES)?;
    let print = |hero: HeroEntry| HeroPrint {
        id: hero.id.into_inner(),
        name: hero.name,
        text: hero.text,
        affinities: hero.affinities,
    };
    Ok((entries.into_iter().map(print).collect(), numbers))
}

fn affinities(file: &DataFile<'_>, hero: &HeroEntry) -> Checked<()> {
    if !(2..=3).contains(&hero.affinities.len()) {
        return Err(file.wrong(&hero.id, "a Hero has two or three affinities"));
    }
    for (place, one) in hero.affinities.iter().enumerate() {
        if hero.affinities[..place].iter().any(|other| other.is_like(*one)) {
            return Err(file.wrong(&hero.id, "a Hero has no affinity twice"));
        }
        match one {
            Affinity::Treasure { score, .. } if !(1..=3).contains(score) => {
                return Err(file.wrong(&hero.id, "a Treasure scores 1 to 3"));
            }
            Affinity::Wildcard { score, .. } if *score != 1 => {
                return Err(file.wrong(&hero.id, "a wildcard is worth 1"));
            }
            Affinity::Treasure { .. } | Affinity::Wildcard { .. } | Affinity::Tavern { .. } => {}
        }
    }
    Ok(())
}

fn treasures(sources: &Sources<'_>) -> Checked<(Vec<Text>, Vec<TreasurePrint>)> {
    let file = sources.file("treasures.toml");
    let read = file.read::<TreasureFile>()?;
    for kind in &read.r#type {
        said(&file, &kind.id, &[&kind.name])?;
    }
    let named = |kind: Kind| read.r#type.iter().find(|entry| entry.id.get_ref() == kind.id());
    let types: Vec<Text> =
        Kind::ALL.iter().filter_map(|kind| Some(named(*kind)?.name.clone())).collect();
    file.total("types of Treasure that the rules know", types.len(), Kind::ALL.len())?;
    file.total("types of Treasure", read.r#type.len(), Kind::ALL.len())?;
    let mut found = Vec::new();
    for treasure in &read.treasure {
        said(&file, &treasure.id, &[&treasure.name, &treasure.text])?;
        if !(1..=2).contains(&treasure.types.len()) {
            return Err(file.wrong(&treasure.id, "a Treasure has one or two types"));
        }
        if treasure.count != 1 {
            return Err(file.wrong(&treasure.id, "every Treasure exists once"));
        }
        let weapon = treasure.weapon.map(|one| {
            let weapon = one.weapon().filter(|weapon| !weapon.breakable);
            weapon.ok_or_else(|| {
                file.wrong(&treasure.id, "a Treasure is a weapon that never breaks, or none")
            })
        });
        found.push(TreasurePrint {
            id: treasure.id.get_ref().clone(),
            name: treasure.name.clone(),
            text: treasure.text.clone(),
            types: treasure.types.clone(),
            weapon: weapon.transpose()?,
        });
    }
    file.total("Treasures", found.len(), TREASURES)?;
    Ok((types, found))
}

fn objects(sources: &Sources<'_>) -> Checked<Vec<ObjectPrint>> {
    let file = sources.file("objects.toml");
    let entries = file.read::<ObjectFile>()?.object;
    for object in &entries {
        said(&file, &object.id, &[&object.name, &object.text])?;
        if object.uses.is_empty() {
            return Err(file.wrong(&object.id, "an Object has at least one use"));
        }
    }
    let copies = entries.iter().map(|object| usize::from(object.count)).sum();
    file.total("Objects", copies, OBJECTS)?;
    let value = |count: u8, value: u8| usize::from(count) * usize::from(value);
    let worth = entries.iter().map(|object| value(object.count, object.tavern_value)).sum();
    file.total("points of tavern value", worth, usize::from(WHOLE_TAVERN))?;
    Ok(entries
        .into_iter()
        .map(|object| ObjectPrint {
            id: object.id.into_inner(),
            name: object.name,
            text: object.text,
            count: object.count,
            tavern_value: object.tavern_value,
            uses: object.uses,
        })
        .collect())
}

fn arrivals(sources: &Sources<'_>, among: u8) -> Checked<Vec<ArrivalPrint>> {
    let file = sources.file("arrivals.toml");
    let read = file.read::<ArrivalFile>()?;
    let mut found = Vec::new();
    for arrival in &read.arrival {
        said(&file, &arrival.id, &[&arrival.name, &arrival.text])?;
        if !(1..=2).contains(&arrival.affinities.len()) {
            return Err(file.wrong(&arrival.id, "an Arrival has one or two affinities"));
        }
        found.push(ArrivalPrint {
            id: arrival.id.get_ref().clone(),
            name: arrival.name.clone(),
            text: arrival.text.clone(),
            count: arrival.count,
            body: Some(Body {
                values: values(&file, &arrival.id, arrival.force, arrival.ruse)?,
                support: arrival.support,
                bonds: arrival.affinities.clone(),
            }),
        });
    }
    let people: usize = found.iter().map(|arrival| usize::from(arrival.count)).sum();
    if people < usize::from(among) {
        file.total("Arrivals at least to hide the Militia among", people, usize::from(among))?;
    }
    file.total("Arrivals", people, ARRIVALS)?;
    let ends: usize = read.end_card.iter().map(|card| usize::from(card.count)).sum();
    file.total("end card", ends, 1)?;
    for card in &read.end_card {
        said(&file, &card.id, &[&card.name, &card.text])?;
        found.push(ArrivalPrint {
            id: card.id.get_ref().clone(),
            name: card.name.clone(),
            text: card.text.clone(),
            count: card.count,
            body: None,
        });
    }
    Ok(found)
}

/// Heroes, then every copy of every Arrival: the second Guard is `garde-2`.
fn characters(
    heroes: &[HeroPrint],
    numbers: &[Strength],
    arrivals: &[ArrivalPrint],
) -> Vec<CharacterPrint> {
    let hero = |(hero, (values, support)): (&HeroPrint, &Strength)| CharacterPrint {
        id: hero.id.clone(),
        name: hero.name.clone(),
        values: *values,
        support: *support,
        arrival: None,
    };
    let mut found: Vec<CharacterPrint> = heroes.iter().zip(numbers).map(hero).collect();
    for (kind, arrival) in arrivals.iter().enumerate() {
        let Some(body) = &arrival.body else { continue };
        for copy in 1..=arrival.count {
            let id = match copy {
                1 => arrival.id.clone(),
                _ => format!("{}-{copy}", arrival.id),
            };
            found.push(CharacterPrint {
                id,
                name: arrival.name.clone(),
                values: body.values,
                support: body.support,
                arrival: Some(Arrival::nth(kind)),
            });
        }
    }
    found
}

fn agitation(sources: &Sources<'_>, tavern: &TavernFile) -> Checked<Vec<AgitationPrint>> {
    let file = sources.file("agitation.toml");
    let read = file.read::<AgitationFile>()?;
    for wanted in [AgitationUse::RefuseSale {}, AgitationUse::ProtestDeal {}] {
        let found = read.uses.iter().filter(|one| **one == wanted).count();
        file.total(&format!("use {wanted:?}"), found, 1)?;
    }
    for card in &read.agitation {
        said(&file, &card.id, &[&card.name, &card.text])?;
    }
    let cards: usize = read.agitation.iter().map(|card| usize::from(card.count)).sum();
    let each = tavern.setup.agitation_per_player;
    at_least(&file, "Agitation cards", cards, each, tavern.meta.players_max)?;
    Ok(read
        .agitation
        .into_iter()
        .map(|card| AgitationPrint {
            id: card.id.into_inner(),
            name: card.name,
            text: card.text,
            count: card.count,
        })
        .collect())
}

fn fixture<'a>(
    file: &DataFile<'_>,
    fixtures: &'a [FixtureEntry],
    id: &str,
) -> Checked<(&'a FixtureEntry, FixturePrint)> {
    let found: Vec<&FixtureEntry> =
        fixtures.iter().filter(|fixture| fixture.id.get_ref() == id).collect();
    file.total(&format!("fixture “{id}”"), found.len(), 1)?;
    let one = found[0];
    said(file, &one.id, &[&one.name, &one.text])?;
    if one.count != 1 {
        return Err(file.wrong(&one.id, "there is one Door and one Window"));
    }
    let card = FixturePrint { id: id.to_owned(), name: one.name.clone(), text: one.text.clone() };
    Ok((one, card))
}

fn door(file: &DataFile<'_>, all: &[FixtureEntry]) -> Checked<(FixturePrint, DoorNumbers)> {
    let (entry, card) = fixture(file, all, "porte")?;
    match entry.effect {
        FixtureEffect::EscapeHold { rounds, fails_at: _, shelter } => {
            Ok((card, DoorNumbers { rounds, shelter }))
        }
        FixtureEffect::EscapeTest { .. } => Err(file.wrong(&entry.id, "one waits at the Door")),
    }
}

fn window(file: &DataFile<'_>, all: &[FixtureEntry]) -> Checked<(FixturePrint, WindowNumbers)> {
    let (entry, card) = fixture(file, all, "fenetre")?;
    match entry.effect {
        FixtureEffect::EscapeTest { stat: _, face, needed, shelter } => {
            Ok((card, WindowNumbers { face, needed, shelter }))
        }
        FixtureEffect::EscapeHold { .. } => Err(file.wrong(&entry.id, "the Window is a test")),
    }
}

/// TV-712: every value from 0 to 30 is in exactly one row.
fn states(file: &DataFile<'_>, entries: &[StateEntry]) -> Checked<Vec<StatePrint>> {
    for state in entries {
        said(file, &state.id, &[&state.name])?;
        if state.min > state.max || state.max > WHOLE_TAVERN {
            return Err(file.wrong(&state.id, "a row goes from a lower to a higher value up to 30"));
        }
        let overlaps = |other: &&StateEntry| {
            !std::ptr::eq(*other, state) && other.min <= state.max && state.min <= other.max
        };
        if entries.iter().any(|other| overlaps(&other)) {
            return Err(file.wrong(&state.id, "a value is in two rows of the table"));
        }
    }
    let covered = |value: &u8| entries.iter().any(|row| (row.min..=row.max).contains(value));
    let count = (0..=WHOLE_TAVERN).filter(covered).count();
    file.total("values of the tavern in the table", count, usize::from(WHOLE_TAVERN) + 1)?;
    Ok(entries
        .iter()
        .map(|state| StatePrint {
            id: state.id.get_ref().clone(),
            name: state.name.clone(),
            min: state.min,
            max: state.max,
            points: state.points,
        })
        .collect())
}

/// The three variants, in the order in which the rules have them.
fn variants(file: &DataFile<'_>, entries: &[VariantEntry]) -> Checked<Vec<VariantPrint>> {
    file.total("variants", entries.len(), Variant::ALL.len())?;
    let mut found = Vec::new();
    for (variant, one) in Variant::ALL.into_iter().zip(entries) {
        said(file, &one.id, &[&one.name, &one.text])?;
        if one.id.get_ref() != variant.id() {
            return Err(file.wrong(&one.id, format!("this is the place of “{}”", variant.id())));
        }
        found.push(VariantPrint {
            variant,
            name: one.name.clone(),
            text: one.text.clone(),
            requires: one.requires.clone(),
        });
    }
    Ok(found)
}
