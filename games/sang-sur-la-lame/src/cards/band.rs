//! Bands (DS-101…107, DS-1001…1004, DS-1101): members, prices, and what a band may not be.

use std::fmt;

use printed::{DataError, DataFile, Spanned, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Format, Rank};
use super::lists::{Weapon, WeaponId};
use super::traits::Trait;
use crate::SLUG;

/// DS-107: how many weapons a figure may carry.
pub const MOST_WEAPONS: usize = 3;
/// DS-105: the most members of a band.
pub const MOST_MEMBERS: usize = 7;

/// A member of a band: a figure, or a unit of five.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Its name in French and in English.
    pub name: (String, String),
    pub rank: Rank,
    #[serde(default)]
    pub traits: Vec<Trait>,
    #[serde(default)]
    pub weapons: Vec<WeaponId>,
}

impl Member {
    /// DS-103: its price, traits included.
    #[must_use]
    pub fn cost(&self) -> u8 {
        self.rank.cost() + self.traits.len() as u8
    }
}

/// A band somebody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub name: (String, String),
    pub members: Vec<Member>,
}

impl Band {
    /// DS-103: its price.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.members.iter().map(|member| u32::from(member.cost())).sum()
    }
}

/// A ready-made band.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    pub id: String,
    pub format: Format,
    pub theme: String,
    pub text: Text,
    pub band: Band,
}

/// What is wrong with a band, in the words of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    OneLeader,
    Seconds,
    OneHireling,
    ThreeToSeven,
    Gold { spent: u32, limit: u32 },
    TraitsOf(Rank),
    NoTraits,
    SameTrait,
    UnknownWeapon,
    ThreeWeapons,
    Ranged { found: usize, most: usize },
    Reach,
    UnitWeapon,
    SmallBand,
    Ranks,
}

impl Flaw {
    /// In French.
    #[must_use]
    pub fn fr(&self) -> String {
        match self {
            Self::OneLeader => "Une bande a exactement un chef.".into(),
            Self::Seconds => "Un ou deux seconds.".into(),
            Self::OneHireling => "Au moins un homme de main.".into(),
            Self::ThreeToSeven => "De trois à sept figurines.".into(),
            Self::Gold { spent, limit } => format!("{spent} Po dépensés, limite {limit}."),
            Self::TraitsOf(Rank::Leader | Rank::Elite) => "Un chef a au plus deux traits.".into(),
            Self::TraitsOf(_) => "Un second a au plus un trait.".into(),
            Self::NoTraits => "Les hommes de main n'ont pas de trait.".into(),
            Self::SameTrait => "Deux fois le même trait.".into(),
            Self::UnknownWeapon => "Arme inconnue.".into(),
            Self::ThreeWeapons => "Trois armes au plus.".into(),
            Self::Ranged { found, most } => {
                format!("{found} figurines avec une arme à distance, {most} au plus.")
            }
            Self::Reach => "Deux armes à allonge au plus.".into(),
            Self::UnitWeapon => "Une unité a un seul type d'arme.".into(),
            Self::SmallBand => "Une petite bande a un second et pas de chef.".into(),
            Self::Ranks => "Cette valeur n'existe pas dans ce format de bande.".into(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneLeader => f.write_str("A band has exactly one leader."),
            Self::Seconds => f.write_str("One or two seconds."),
            Self::OneHireling => f.write_str("At least one hireling."),
            Self::ThreeToSeven => f.write_str("Three to seven figures."),
            Self::Gold { spent, limit } => write!(f, "{spent} gold spent, limit {limit}."),
            Self::TraitsOf(Rank::Leader | Rank::Elite) => {
                f.write_str("A leader has at most two traits.")
            }
            Self::TraitsOf(_) => f.write_str("A second has at most one trait."),
            Self::NoTraits => f.write_str("Hirelings have no traits."),
            Self::SameTrait => f.write_str("The same trait twice."),
            Self::UnknownWeapon => f.write_str("Unknown weapon."),
            Self::ThreeWeapons => f.write_str("At most three weapons."),
            Self::Ranged { found, most } => {
                write!(f, "{found} figures with ranged weapons, at most {most}.")
            }
            Self::Reach => f.write_str("At most two reach weapons."),
            Self::UnitWeapon => f.write_str("A unit has one weapon type."),
            Self::SmallBand => f.write_str("A small band has one second and no leader."),
            Self::Ranks => f.write_str("There is no such rank in this format."),
        }
    }
}

/// What a table demands of bands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demands {
    pub format: Format,
    /// DS-106, DS-R04: whether the armament limits hold.
    pub armament_limits: bool,
    /// DS-1106: whether green units may replace hirelings in small bands.
    pub units_in_small: bool,
}

/// DS-104…107, DS-1002…1004, DS-1101: whether a band may be played.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn examine(band: &Band, demands: Demands, weapons: &[Weapon]) -> Result<(), Flaw> {
    composition(band, demands)?;
    for member in &band.members {
        outfit(member, weapons)?;
    }
    let (spent, limit) = (band.cost(), u32::from(demands.format.gold()));
    if spent > limit {
        return Err(Flaw::Gold { spent, limit });
    }
    if demands.armament_limits {
        armament(band, weapons)?;
    }
    Ok(())
}

/// DS-105, DS-1003, DS-1004, DS-1101: who is in it.
fn composition(band: &Band, demands: Demands) -> Result<(), Flaw> {
    let count = |rank: Rank| band.members.iter().filter(|member| member.rank == rank).count();
    let known: &[Rank] = match demands.format {
        Format::Standard => &[Rank::Leader, Rank::Second, Rank::Hireling],
        Format::Mixed => &[Rank::Leader, Rank::Second, Rank::Hireling, Rank::Green],
        Format::Units => &[Rank::Elite, Rank::Trained, Rank::Green],
        Format::Small if demands.units_in_small => {
            &[Rank::Leader, Rank::Second, Rank::Hireling, Rank::Green]
        }
        Format::Small => &[Rank::Leader, Rank::Second, Rank::Hireling],
    };
    if band.members.iter().any(|member| !known.contains(&member.rank)) {
        return Err(Flaw::Ranks);
    }
    let (leaders, seconds) =
        (count(Rank::Leader) + count(Rank::Elite), count(Rank::Second) + count(Rank::Trained));
    let rest = count(Rank::Hireling) + count(Rank::Green);
    let all = band.members.len();
    if demands.format == Format::Small {
        return match (leaders, seconds, rest) {
            (0, 1, 1..=4) => Ok(()),
            (0, 1, 0) => Err(Flaw::OneHireling),
            (0, 1, spare) => Err(Flaw::Gold { spent: 2 + spare as u32, limit: 6 }),
            _ => Err(Flaw::SmallBand),
        };
    }
    match () {
        () if leaders != 1 => Err(Flaw::OneLeader),
        () if !(1..=2).contains(&seconds) => Err(Flaw::Seconds),
        () if rest == 0 => Err(Flaw::OneHireling),
        () if !(3..=MOST_MEMBERS).contains(&all) => Err(Flaw::ThreeToSeven),
        () => Ok(()),
    }
}

/// DS-104, DS-107, DS-1001: what one member has.
fn outfit(member: &Member, weapons: &[Weapon]) -> Result<(), Flaw> {
    let most = member.rank.most_traits();
    if member.traits.len() > most {
        return Err(if most == 0 { Flaw::NoTraits } else { Flaw::TraitsOf(member.rank) });
    }
    if member.traits.len() == 2 && member.traits[0] == member.traits[1] {
        return Err(Flaw::SameTrait);
    }
    if member.weapons.len() > MOST_WEAPONS {
        return Err(Flaw::ThreeWeapons);
    }
    if member.weapons.iter().any(|weapon| usize::from(weapon.0) >= weapons.len()) {
        return Err(Flaw::UnknownWeapon);
    }
    if member.rank.is_unit() && member.weapons.len() > 1 {
        return Err(Flaw::UnitWeapon);
    }
    Ok(())
}

/// DS-106: how many may own a thrown or shot weapon, and how many a reach weapon.
fn armament(band: &Band, weapons: &[Weapon]) -> Result<(), Flaw> {
    let owners = |what: fn(&Weapon) -> bool| {
        let owns = |member: &&Member| {
            member.weapons.iter().any(|weapon| what(&weapons[usize::from(weapon.0)]))
        };
        band.members.iter().filter(owns).count()
    };
    let most = if band.members.len() >= 5 { 2 } else { 1 };
    let found = owners(Weapon::is_ranged);
    if found > most {
        return Err(Flaw::Ranged { found, most });
    }
    if owners(|weapon| weapon.reach) > 2 {
        return Err(Flaw::Reach);
    }
    Ok(())
}

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
    let weapon = |id: &Spanned<String>| {
        let place = weapons.iter().position(|weapon| weapon.id() == id.get_ref());
        place.map(|at| WeaponId(at as u8)).ok_or_else(|| file.wrong(id, Flaw::UnknownWeapon))
    };
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
