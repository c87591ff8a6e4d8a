//! Bands as files: the ready-made ones of `bands.toml`, and those that people write by hand or a page writes for them.

use printed::{DataError, DataFile, Spanned, Text};
use serde::Deserialize;

use super::band::{Band, Demands, Flaw, Member, Preset, examine};
use super::kinds::{Format, Rank};
use super::layout::Called;
use super::lists::{Weapon, WeaponId};
use super::traits::Trait;
use super::written::Written;
use crate::SLUG;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BandFile {
    band: Vec<BandEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BandEntry {
    id: Spanned<String>,
    name: Text,
    format: Format,
    cost: u32,
    theme: String,
    text: Text,
    member: Vec<MemberEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MemberEntry {
    id: Spanned<String>,
    name: Text,
    kind: MemberKind,
    rank: Rank,
    traits: Vec<Trait>,
    weapons: Vec<Spanned<String>>,
    cost: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum MemberKind {
    Figure,
    Unit,
}

/// Bands written by hand: every one is examined, and a mistake names its line.
///
/// # Errors
/// The first mistake in the file.
pub fn read(text: &str, weapons: &[Weapon]) -> Result<Vec<Preset>, DataError> {
    let file = DataFile::new(SLUG, "bands.toml", text);
    let mut found: Vec<Preset> = Vec::new();
    for entry in file.read::<BandFile>()?.band {
        let members = entry.member.iter().map(|member| read_member(&file, member, weapons));
        let band = Band {
            name: (entry.name.fr, entry.name.en),
            members: members.collect::<Result<_, _>>()?,
            format: None,
        };
        let demands = Demands { format: entry.format, armament_limits: true, units_in_small: true };
        examine(&band, demands, weapons).map_err(|flaw| file.wrong(&entry.id, flaw))?;
        if band.cost() != entry.cost {
            let said = format_args!("costs {} gold, not {}", band.cost(), entry.cost);
            return Err(file.wrong(&entry.id, said));
        }
        found.push(Preset {
            id: entry.id.into_inner(),
            format: entry.format,
            theme: entry.theme,
            text: entry.text,
            band,
        });
    }
    Ok(found)
}

fn read_member(
    file: &DataFile<'_>,
    entry: &MemberEntry,
    weapons: &[Weapon],
) -> Result<Member, DataError> {
    if (entry.kind == MemberKind::Unit) != entry.rank.is_unit() {
        return Err(file.wrong(&entry.id, "kind and rank do not fit together"));
    }
    let weapon = |id| weapon_named(file, id, weapons);
    let member = Member {
        name: (entry.name.fr.clone(), entry.name.en.clone()),
        rank: entry.rank,
        traits: entry.traits.clone(),
        weapons: entry.weapons.iter().map(weapon).collect::<Result<_, _>>()?,
    };
    if member.cost() != entry.cost {
        let said = format_args!("costs {} gold, not {}", member.cost(), entry.cost);
        return Err(file.wrong(&entry.id, said));
    }
    Ok(member)
}

fn weapon_named(
    file: &DataFile<'_>,
    id: &Spanned<String>,
    weapons: &[Weapon],
) -> Result<WeaponId, DataError> {
    let place = weapons.iter().position(|weapon| weapon.id() == id.get_ref());
    place.map(|at| WeaponId(at as u8)).ok_or_else(|| file.wrong(id, Flaw::UnknownWeapon))
}

/// A text that somebody sends is bounded before it is read.
pub const LONGEST: usize = 8 * 1024;

/// A band as somebody wrote it, with the lines of its members.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    pub band: Band,
    /// Counted from 1.
    pub lines: Vec<usize>,
}

/// Reads a band that somebody wrote. Whether it may be played with is another question (DS-105).
///
/// ```toml
/// schema = 1
/// game = "sang-sur-la-lame"
///
/// [band]
/// name = "Les Frères de la côte"
/// format = "standard"
///
/// [[band.member]]
/// name = "La capitaine"
/// rank = "leader"
/// traits = ["cohesion"]
/// weapons = ["sabre", "pistolet"]
/// ```
///
/// # Errors
/// Names the first line that is not understood.
pub fn read_brought(text: &str, weapons: &[Weapon]) -> Result<Brought, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        band: Entry,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Entry {
        name: Called,
        #[serde(default)]
        format: Format,
        #[serde(default)]
        member: Vec<MemberWritten>,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct MemberWritten {
        name: Spanned<Called>,
        rank: Rank,
        #[serde(default)]
        traits: Vec<Trait>,
        #[serde(default)]
        weapons: Vec<Spanned<String>>,
    }
    let file = DataFile::new(SLUG, "band", text);
    let Entry { name, format, member } = file.read::<File>()?.band;
    let lines = member.iter().map(|one| file.line_of(&one.name)).collect();
    let members = member.into_iter().map(|one| {
        let name = one.name.into_inner();
        let weapon = |id| weapon_named(&file, id, weapons);
        Ok(Member {
            name: (name.fr, name.en),
            rank: one.rank,
            traits: one.traits,
            weapons: one.weapons.iter().map(weapon).collect::<Result<_, _>>()?,
        })
    });
    let band = Band {
        name: (name.fr, name.en),
        members: members.collect::<Result<_, _>>()?,
        format: Some(format),
    };
    Ok(Brought { band, lines })
}

/// Writes a band as people read and send it.
#[must_use]
pub fn write(band: &Band, weapons: &[Weapon]) -> String {
    let mut file = Written::new(SLUG);
    file.head("[band]")
        .name("name", &called(&band.name))
        .value("format", &band.format.unwrap_or_default());
    for member in &band.members {
        let owned = member.weapons.iter().filter_map(|id| weapons.get(usize::from(id.0)));
        let owned: Vec<&str> = owned.map(Weapon::id).collect();
        file.head("[[band.member]]").name("name", &called(&member.name));
        file.value("rank", &member.rank).value("traits", &member.traits).value("weapons", &owned);
    }
    file.text
}

fn called((fr, en): &(String, String)) -> Called {
    Called { fr: fr.clone(), en: en.clone() }
}
