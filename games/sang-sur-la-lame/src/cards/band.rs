//! Bands (DS-101…107, DS-1001…1004, DS-1101): members, prices, and what a band may not be.

use std::fmt;

use printed::Text;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Format, Rank};
use super::lists::{Weapon, WeaponId};
use super::traits::Trait;

/// DS-107: how many weapons a figure may carry.
pub const MOST_WEAPONS: usize = 3;

impl Rank {
    /// DS-107, DS-1001: how many weapons it may carry; a unit has one type.
    #[must_use]
    pub const fn most_weapons(self) -> usize {
        if self.is_unit() { 1 } else { MOST_WEAPONS }
    }
}

/// DS-105: the most members of a band.
pub const MOST_MEMBERS: usize = 7;
/// The longest name of a band or a member, in characters.
pub const LONGEST_NAME: usize = 40;

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
    /// What kind of bands it was made for, where its maker said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub format: Option<Format>,
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
    Name,
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
            Self::NoTraits => "Les hommes de main n’ont pas de trait.".into(),
            Self::SameTrait => "Deux fois le même trait.".into(),
            Self::UnknownWeapon => "Arme inconnue.".into(),
            Self::ThreeWeapons => "Trois armes au plus.".into(),
            Self::Ranged { found, most } => {
                format!("{found} figurines avec une arme à distance, {most} au plus.")
            }
            Self::Reach => "Deux armes à allonge au plus.".into(),
            Self::UnitWeapon => "Une unité a un seul type d’arme.".into(),
            Self::SmallBand => "Une petite bande a un second et pas de chef.".into(),
            Self::Ranks => "Cette valeur n’existe pas dans ce format de bande.".into(),
            Self::Name => format!("Un nom a au plus {LONGEST_NAME} lettres, sur une ligne."),
        }
    }

    /// The clause that says so, among bands of a format.
    #[must_use]
    pub const fn clause(&self, format: Format) -> Option<&'static str> {
        match self {
            Self::OneLeader
            | Self::Seconds
            | Self::OneHireling
            | Self::ThreeToSeven
            | Self::Gold { .. }
            | Self::SmallBand
            | Self::Ranks => Some(composition_clause(format)),
            Self::TraitsOf(rank) if rank.is_unit() => Some("DS-1002"),
            Self::TraitsOf(_) | Self::NoTraits | Self::SameTrait => Some("DS-104"),
            Self::UnknownWeapon | Self::ThreeWeapons => Some("DS-107"),
            Self::Ranged { .. } | Self::Reach => Some("DS-106"),
            Self::UnitWeapon => Some("DS-1001"),
            Self::Name => None,
        }
    }
}

/// The clause that says who is in a band of a format.
const fn composition_clause(format: Format) -> &'static str {
    match format {
        Format::Standard => "DS-105",
        Format::Mixed => "DS-1004",
        Format::Units => "DS-1003",
        Format::Small => "DS-1101",
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
            Self::Name => write!(f, "A name has at most {LONGEST_NAME} letters, on one line."),
        }
    }
}

/// A flaw, and the member it is about; nobody where it is about the whole band.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub flaw: Flaw,
    pub member: Option<usize>,
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
    flaws(band, demands, weapons).first().map_or(Ok(()), |found| Err(found.flaw))
}

/// DS-104…107, DS-1002…1004, DS-1101: everything that keeps a band from being played: who is in it, what each has, what it
/// costs, and how it is armed.
#[must_use]
pub fn flaws(band: &Band, demands: Demands, weapons: &[Weapon]) -> Vec<Found> {
    let whole = |flaw: Flaw| Found { flaw, member: None };
    let mut found = composition(band, demands);
    for (place, member) in band.members.iter().enumerate() {
        let own = outfit(member, weapons).into_iter();
        found.extend(own.map(|flaw| Found { flaw, member: Some(place) }));
    }
    let (spent, limit) = (band.cost(), u32::from(demands.format.gold()));
    if spent > limit {
        found.push(whole(Flaw::Gold { spent, limit }));
    }
    if demands.armament_limits {
        found.extend(armament(band, weapons));
    }
    if is_unfit(&band.name) {
        found.push(whole(Flaw::Name));
    }
    found
}

/// Names are short and on one line.
fn is_unfit((fr, en): &(String, String)) -> bool {
    let is_odd =
        |name: &&String| name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control);
    [fr, en].iter().any(is_odd)
}

/// The ranks of a format.
#[must_use]
pub const fn ranks(demands: Demands) -> &'static [Rank] {
    match demands.format {
        Format::Standard => &[Rank::Leader, Rank::Second, Rank::Hireling],
        Format::Mixed => &[Rank::Leader, Rank::Second, Rank::Hireling, Rank::Green],
        Format::Units => &[Rank::Elite, Rank::Trained, Rank::Green],
        Format::Small if demands.units_in_small => {
            &[Rank::Leader, Rank::Second, Rank::Hireling, Rank::Green]
        }
        Format::Small => &[Rank::Leader, Rank::Second, Rank::Hireling],
    }
}

/// How many there are of a band's leaders, seconds and others.
fn counts(band: &Band) -> [usize; 3] {
    let count = |rank: Rank| band.members.iter().filter(|member| member.rank == rank).count();
    [
        count(Rank::Leader) + count(Rank::Elite),
        count(Rank::Second) + count(Rank::Trained),
        count(Rank::Hireling) + count(Rank::Green),
    ]
}

/// DS-105, DS-1003, DS-1004, DS-1101: who is in it.
fn composition(band: &Band, demands: Demands) -> Vec<Found> {
    let whole = |flaw: Flaw| Found { flaw, member: None };
    let known = ranks(demands);
    let strangers = band.members.iter().enumerate().filter(|(_, one)| !known.contains(&one.rank));
    let strangers: Vec<Found> =
        strangers.map(|(place, _)| Found { flaw: Flaw::Ranks, member: Some(place) }).collect();
    if !strangers.is_empty() {
        return strangers;
    }
    let [leaders, seconds, rest] = counts(band);
    if demands.format == Format::Small {
        return match (leaders, seconds, rest) {
            (0, 1, 1..=4) => Vec::new(),
            (0, 1, 0) => vec![whole(Flaw::OneHireling)],
            // What they cost is said by the purse.
            (0, 1, _) => Vec::new(),
            _ => vec![whole(Flaw::SmallBand)],
        };
    }
    let broken = [
        (leaders != 1, Flaw::OneLeader),
        (!(1..=2).contains(&seconds), Flaw::Seconds),
        (rest == 0, Flaw::OneHireling),
        (!(3..=MOST_MEMBERS).contains(&band.members.len()), Flaw::ThreeToSeven),
    ];
    broken.into_iter().filter(|(is_broken, _)| *is_broken).map(|(_, flaw)| whole(flaw)).collect()
}

/// DS-104, DS-107, DS-1001: what one member has.
fn outfit(member: &Member, weapons: &[Weapon]) -> Option<Flaw> {
    let most = member.rank.most_traits();
    if member.traits.len() > most {
        return Some(if most == 0 { Flaw::NoTraits } else { Flaw::TraitsOf(member.rank) });
    }
    if member.traits.len() == 2 && member.traits[0] == member.traits[1] {
        return Some(Flaw::SameTrait);
    }
    if member.weapons.len() > MOST_WEAPONS {
        return Some(Flaw::ThreeWeapons);
    }
    if member.weapons.iter().any(|weapon| usize::from(weapon.0) >= weapons.len()) {
        return Some(Flaw::UnknownWeapon);
    }
    if member.weapons.len() > member.rank.most_weapons() {
        return Some(Flaw::UnitWeapon);
    }
    is_unfit(&member.name).then_some(Flaw::Name)
}

/// The members that own a weapon of a kind, by their places.
fn owners(band: &Band, weapons: &[Weapon], what: fn(&Weapon) -> bool) -> Vec<usize> {
    let has = |id: &WeaponId| weapons.get(usize::from(id.0)).is_some_and(what);
    let members = band.members.iter().enumerate();
    members.filter(|(_, member)| member.weapons.iter().any(has)).map(|(at, _)| at).collect()
}

/// DS-106: how many may own a thrown or shot weapon, and how many a reach weapon.
const MOST_REACH: usize = 2;
const fn most_ranged(members: usize) -> usize {
    if members >= 5 { 2 } else { 1 }
}

/// DS-106: the last who owns one is the one too many.
fn armament(band: &Band, weapons: &[Weapon]) -> Vec<Found> {
    let mut found = Vec::new();
    let most = most_ranged(band.members.len());
    let ranged = owners(band, weapons, Weapon::is_ranged);
    if ranged.len() > most {
        let flaw = Flaw::Ranged { found: ranged.len(), most };
        found.push(Found { flaw, member: ranged.last().copied() });
    }
    let reach = owners(band, weapons, |weapon| weapon.reach);
    if reach.len() > MOST_REACH {
        found.push(Found { flaw: Flaw::Reach, member: reach.last().copied() });
    }
    found
}

/// Something counted of a band, with its limits and the clause that sets them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    pub id: &'static str,
    pub value: usize,
    pub least: usize,
    pub most: usize,
    pub clause: &'static str,
}

/// DS-105, DS-106 and what takes their place in other formats: what is counted of a band.
#[must_use]
pub fn measures(band: &Band, demands: Demands, weapons: &[Weapon]) -> Vec<Measure> {
    let who = composition_clause(demands.format);
    let [leaders, seconds, rest] = counts(band);
    let gold = usize::from(demands.format.gold());
    let (leader, second, most) = match demands.format {
        Format::Small => (0, 1, 5),
        Format::Standard | Format::Units | Format::Mixed => (1, 2, MOST_MEMBERS),
    };
    let count = |id, value, least, most, clause| Measure { id, value, least, most, clause };
    let mut all = vec![
        count("gold", band.cost() as usize, 0, gold, who),
        count("leaders", leaders, leader, leader, who),
        count("seconds", seconds, 1, second, who),
        count("hirelings", rest, 1, most - leader - 1, who),
        count("figures", band.members.len(), leader + 2, most, who),
    ];
    if demands.armament_limits {
        let ranged = owners(band, weapons, Weapon::is_ranged).len();
        let reach = owners(band, weapons, |weapon| weapon.reach).len();
        all.push(count("ranged", ranged, 0, most_ranged(band.members.len()), "DS-106"));
        all.push(count("reach", reach, 0, MOST_REACH, "DS-106"));
    }
    all
}
