//! Reading the data files: their shape, and the checks that give a mistake its file and line.

use kernel::List;
use printed::{DataError, DataFile, Sources, Spanned, Text};
use serde::Deserialize;

use crate::cards::encounters::{
    DUNGEON, ENCOUNTERS, EncounterPrint, LIFE_TRACK, Row, Special, Type,
};
use crate::cards::heroes::{FULL_LIFE, HeroId, HeroPrint};
use crate::cards::{Effect, Family, KINDS, Print, Subtype, Timing};

/// The files the game ships with.
pub const PRINTED: Sources<'static> =
    printed::sources!("sang-rancune"; "cards.toml", "encounters.toml", "heroes.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroFile {
    start_life: u8,
    hero: Vec<HeroEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroEntry {
    id: String,
    name: Text,
}

/// SR-101, SR-102: six different heroes.
pub(crate) fn heroes(sources: &Sources<'_>) -> Result<Vec<HeroPrint>, DataError> {
    let file = sources.file("heroes.toml");
    let HeroFile { start_life, hero: entries } = file.read()?;
    file.total("Life for every hero", usize::from(start_life), usize::from(FULL_LIFE))?;
    file.total("heroes", entries.len(), 6)?;
    let print = |entry: HeroEntry| HeroPrint { id: entry.id, name: entry.name };
    Ok(entries.into_iter().map(print).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    total: usize,
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    name: Text,
    kind: Family,
    subtype: Option<Subtype>,
    count: u8,
    #[serde(default)]
    faces: List<u16, 4>,
    base: Option<u16>,
    hero: Option<String>,
    window: Vec<Timing>,
    effects: Vec<Spanned<toml::Table>>,
    #[serde(default)]
    potion: bool,
    text: Text,
}

/// Chapter 2: 94 cards, of which 59 Attacks, 24 low blows and 11 Items.
pub(crate) fn cards(sources: &Sources<'_>) -> Result<Vec<Print>, DataError> {
    let file = sources.file("cards.toml");
    let CardFile { total, card: entries } = file.read()?;
    let mut found: Vec<Print> = Vec::new();
    for entry in &entries {
        found.push(card(&file, entry)?);
    }
    let of = |family| {
        found
            .iter()
            .filter(|card| card.family == family)
            .map(|card| usize::from(card.count))
            .sum::<usize>()
    };
    file.total("cards", found.iter().map(|card| usize::from(card.count)).sum(), total)?;
    file.total("Attack cards", of(Family::Attack), 59)?;
    file.total("low blows", of(Family::LowBlow), 24)?;
    file.total("Items", of(Family::Item), 11)?;
    if found.len() > KINDS {
        file.total("kinds of cards at most", found.len(), KINDS)?;
    }
    Ok(found)
}

fn card(file: &DataFile<'_>, entry: &CardEntry) -> Result<Print, DataError> {
    let id = &entry.id;
    let tactical = entry.subtype == Some(Subtype::Tactical);
    let has_value = entry.kind == Family::Attack && !tactical;
    let has_faces = !entry.faces.is_empty();
    file.require(
        has_value == has_faces,
        id,
        "Attacks with a value, and no other cards, have faces",
    )?;
    file.require(
        entry.faces.windows(2).all(|pair| pair[0] > pair[1]),
        id,
        "faces go from the highest to the lowest value",
    )?;
    let base = match entry.base {
        Some(base) => entry.faces.iter().position(|face| *face == base),
        None if has_value => None,
        None => Some(0),
    };
    let base = base.ok_or_else(|| file.wrong(id, "base must be one of the faces"))?;
    file.require(
        (entry.subtype == Some(Subtype::Heroic)) == entry.hero.is_some(),
        id,
        "heroic Attacks, and no other cards, belong to a hero",
    )?;
    let hero = entry.hero.as_ref();
    let hero = hero.map(|name| file.known(id, "hero", name, HeroId::named(name))).transpose()?;
    let needs_effect =
        entry.kind != Family::Attack || tactical || entry.subtype == Some(Subtype::Bonus);
    file.require(
        needs_effect != entry.effects.is_empty(),
        id,
        "a plain Attack has no effect, every other card has one",
    )?;
    file.require(entry.count > 0, id, "count must be at least 1")?;
    let mut effects = Vec::new();
    for written in &entry.effects {
        let read = Effect::read(entry.kind, written.get_ref().clone());
        effects.push(read.map_err(|text| file.wrong_at(written, text))?);
    }
    Ok(Print {
        id: entry.id.get_ref().clone(),
        name: entry.name.clone(),
        text: entry.text.clone(),
        family: entry.kind,
        subtype: entry.subtype,
        count: entry.count,
        faces: entry.faces,
        base: base as u8,
        hero,
        timing: entry.window.clone(),
        effects,
        potion: entry.potion,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EncounterFile {
    total: usize,
    dungeon_size: u8,
    life_track_max: u16,
    encounter: Vec<EncounterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EncounterEntry {
    id: Spanned<String>,
    name: Text,
    #[serde(rename = "type")]
    kind: Type,
    prestige: u16,
    #[serde(default)]
    tokens: bool,
    p3: Row,
    p4: Row,
    p5: Row,
    p6: Row,
    special: Spanned<String>,
    special_args: Spanned<toml::Table>,
    text: Text,
}

/// Chapter 8: 26 Encounters, three of them traps.
pub(crate) fn encounters(sources: &Sources<'_>) -> Result<Vec<EncounterPrint>, DataError> {
    let file = sources.file("encounters.toml");
    let read: EncounterFile = file.read()?;
    file.total("Life on the track", usize::from(read.life_track_max), usize::from(LIFE_TRACK))?;
    file.total("Encounters in a dungeon", usize::from(read.dungeon_size), DUNGEON)?;
    let mut found: Vec<EncounterPrint> = Vec::new();
    for entry in read.encounter {
        let rows = [entry.p3, entry.p4, entry.p5, entry.p6];
        file.require(
            rows.iter().all(|row| row.life <= LIFE_TRACK),
            &entry.id,
            format_args!("no creature has more than {LIFE_TRACK} Life"),
        )?;
        let special = special(entry.special.get_ref(), entry.special_args.get_ref())
            .map_err(|text| file.wrong(&entry.special, text))?;
        let pieces = matches!(special, Special::TokenPack { .. } | Special::GoblinGang { .. });
        file.require(
            pieces == entry.tokens,
            &entry.id,
            "tokens = true goes with token_pack and goblin_gang, and with no other rule",
        )?;
        found.push(EncounterPrint {
            id: entry.id.into_inner(),
            name: entry.name,
            text: entry.text,
            kind: entry.kind,
            prestige: entry.prestige,
            rows,
            special,
        });
    }
    file.total("encounters", found.len(), read.total)?;
    file.total("encounters", found.len(), ENCOUNTERS)?;
    file.total("traps", found.iter().filter(|encounter| encounter.kind == Type::Trap).count(), 3)?;
    Ok(found)
}

/// The numbers that go with a rule.
struct Args<'a>(&'a toml::Table);

impl Args<'_> {
    fn number<T: TryFrom<i64>>(&self, key: &str) -> Result<T, String> {
        let value = self
            .0
            .get(key)
            .and_then(toml::Value::as_integer)
            .and_then(|number| T::try_from(number).ok());
        value.ok_or_else(|| format!("special_args needs a small number “{key}”"))
    }

    fn by_players<T>(&self, read: impl Fn(&toml::Value) -> Option<T>) -> Result<[T; 4], String> {
        let one = |key: &str| {
            let value = self.0.get(key).and_then(&read);
            value.ok_or_else(|| {
                format!("special_args needs “p3” to “p6”; “{key}” is missing or wrong")
            })
        };
        Ok([one("p3")?, one("p4")?, one("p5")?, one("p6")?])
    }
}

fn small(value: &toml::Value) -> Option<u8> {
    value.as_integer().and_then(|number| u8::try_from(number).ok())
}

fn special(name: &str, args: &toml::Table) -> Result<Special, String> {
    let args = Args(args);
    Ok(match name {
        "none" => Special::None,
        "rip_card" => Special::RipCard,
        "drain_total" => Special::DrainTotal,
        "ignore_small" => Special::IgnoreSmall { max: args.number("max")? },
        "jam_equal_values" => Special::JamEqualValues,
        "grudge_marks" => Special::GrudgeMarks,
        "token_pack" => Special::TokenPack { wolves: args.by_players(small)? },
        "goblin_gang" => Special::GoblinGang {
            per_player: args.number("per_player")?,
            token_life: args.number("token_life")?,
            group_prestige: args.number("group_prestige")?,
        },
        "raise_dead" => Special::RaiseDead {
            after_round: args.number("after_round")?,
            life_percent: args.number("life_factor_percent")?,
            prestige: args.number("prestige")?,
        },
        "summon_on_blood" => Special::SummonOnBlood { max: args.number("max")? },
        "growing_dread" => Special::GrowingDread { max: args.number("max")? },
        "shift_form" => Special::ShiftForm { max: args.number("max")? },
        "regrow_heads" => Special::RegrowHeads {
            threshold: args.number("threshold")?,
            first_and_most: args.by_players(|value| {
                let both: Vec<u8> = value.as_array()?.iter().filter_map(small).collect();
                both.try_into().ok()
            })?,
        },
        "swallow_item" => Special::SwallowItem { extra: args.number("extra")? },
        "petrify" => Special::Petrify,
        "blood_feast" => Special::BloodFeast { per_hero: args.number("per_hero")? },
        "ascending_only" => Special::AscendingOnly,
        "absorb_first" => Special::AbsorbFirst { gain: args.number("gain")? },
        "price_on_head" => Special::PriceOnHead { bonus: args.number("bonus")? },
        "pass_a_kiss" => Special::PassAKiss,
        "open_set" => Special::OpenSet,
        "alternate_breath" => Special::AlternateBreath,
        "ceiling" => Special::Ceiling { step: args.number("step")?, min: args.number("min")? },
        "pit_auction" => Special::PitAuction { damage: args.by_players(small)? },
        "bridge_dilemma" => Special::BridgeDilemma {
            max_rounds: args.number("max_rounds")?,
            crowd_damage: args.number("crowd_damage")?,
            left_behind_damage: args.number("left_behind_damage")?,
        },
        "reflect_gap" => Special::ReflectGap { min: args.number("min")?, max: args.number("max")? },
        _ => return Err(format!("there is no rule called “{name}”")),
    })
}
