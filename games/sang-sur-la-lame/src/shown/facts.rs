//! What is printed, for those who look it up and for programs that draw it: weapons, traits, actions, modifiers, NPCs,
//! terrain, objects, scenarios, tables and ready-made bands.

use kernel::Viewer;
use serde::Serialize;
use shelf::{Arg, CardText, Language, Prints, Voice};
use ts_rs::TS;

use super::words::{inches, say};
use crate::SangSurLaLame;
use crate::cards::band::{self, Demands, Preset};
use crate::cards::begin;
use crate::cards::kinds::{Format, Kind, Npc, Object, Rank, Why};
use crate::cards::layout::{PieceLaid, SetupLaid};
use crate::cards::lists::{Class, Form, Weapon};
use crate::cards::scenario::Scenario;
use crate::cards::{Band, Role, ScenarioId, Table, Trait, catalogue};
use crate::geometry::measure::Point;
use crate::geometry::terrain::Kind as Piece;
use crate::table::config::{BandChoice, ScenarioChoice, TableChoice};

/// What is on a card, by its kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Weapon(WeaponFacts),
    Trait(TraitFacts),
    Action(ActionFacts),
    Modifier(ModifierFacts),
    Npc(NpcFacts),
    Terrain(TerrainFacts),
    Object(ObjectFacts),
    Scenario(ScenarioFacts),
    Table(TableFacts),
    Band(BandFacts),
    Rank(RankFacts),
}

/// A weapon, by its place in the list, which members name.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct WeaponFacts {
    pub place: u8,
    pub class: Class,
    pub duel: bool,
    pub reach: bool,
    /// In mils; 0 if it is not used at a distance.
    pub range: i32,
}

/// A trait.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TraitFacts {
    pub id: Trait,
    pub needs_command: bool,
}

/// An action and its price (DS-317).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ActionFacts {
    pub id: Kind,
    pub gold: u8,
    pub attack: bool,
}

/// A modifier (DS-805).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ModifierFacts {
    pub id: Why,
    pub value: i8,
    /// Where the rules speak of it.
    pub clause: &'static str,
}

/// An NPC.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct NpcFacts {
    pub id: Npc,
    pub neutral: bool,
}

/// A kind of terrain.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TerrainFacts {
    pub id: Piece,
    /// Its name in a word or two.
    pub short: String,
    pub shape: Form,
    /// In mils; a piece may have another between the lowest and the highest.
    pub height: i32,
    pub lowest: i32,
    pub highest: i32,
    /// Whether doors, windows and arches are cut into it.
    pub walls: bool,
    /// A piece of it as it comes to a table, about the point (0, 0).
    pub begin: PieceLaid,
}

/// What a member is worth in its band (DS-101, DS-1002).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RankFacts {
    pub id: Rank,
    pub dice: u8,
    /// Without traits.
    pub gold: u8,
    /// How many traits it may have.
    pub traits: u8,
    /// How many weapons it may carry.
    pub weapons: u8,
    /// The formats in which it can be recruited.
    pub formats: Vec<Format>,
}

/// Something to carry.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ObjectFacts {
    pub id: Object,
    pub throwable: bool,
}

/// A scenario.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ScenarioFacts {
    pub id: ScenarioId,
    /// Its result of two dice.
    pub roll: u8,
    pub roles: Vec<Role>,
    /// 0 for none.
    pub turn_limit: u8,
    /// With how many independent bands it can be played.
    pub players: Vec<u8>,
    /// A set-up to begin with, for whoever lays out a table; none for the free choice.
    pub setup: Option<SetupLaid>,
    /// The same as an option of a table.
    pub choice: ScenarioChoice,
    /// DS-1304: where further bands may deploy to begin with; none for scenarios of two sides.
    pub spots: Vec<Vec<Point>>,
}

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableFacts {
    /// What a configuration calls it.
    pub id: String,
    /// The same as an option of a table.
    pub choice: TableChoice,
    pub scenarios: Vec<ScenarioId>,
    /// For how many bands of a free-for-all it has room.
    pub spots: u8,
}

/// A ready-made band.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BandFacts {
    /// What a configuration calls it.
    pub id: String,
    /// The same as an option of a table.
    pub choice: BandChoice,
    pub format: Format,
    pub cost: u32,
    pub band: Band,
}

impl Prints for SangSurLaLame {
    type Facts = Facts;

    /// Everything printed.
    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let voice = Voice::new(language, Viewer::Gallery, &[]);
        let book = catalogue();
        let mut all: Vec<CardText<Facts>> = Vec::new();
        all.extend(
            (0u8..).zip(&book.weapons).map(|(place, weapon)| on_weapon(&voice, place, weapon)),
        );
        all.extend(book.traits.iter().map(|one| CardText {
            id: format!("trait-{}", key(&one.print.id)),
            name: one.name.get(language).to_owned(),
            text: one.text.get(language).to_owned(),
            facts: Facts::Trait(TraitFacts {
                id: one.print.id,
                needs_command: one.print.requires_command,
            }),
        }));
        all.extend(Kind::ALL.map(|kind| {
            let print = book.action(kind);
            let text = print.text.get(language);
            let args = [("gold", u16::from(print.cost).into()), ("text", text.into())];
            CardText {
                id: format!("action-{}", key(&kind)),
                name: print.name.get(language).to_owned(),
                text: say(&voice, "card-action", args),
                facts: Facts::Action(ActionFacts {
                    id: kind,
                    gold: print.cost,
                    attack: print.attack,
                }),
            }
        }));
        all.extend(Why::ALL.map(|why| {
            let print = book.modifier(why);
            let value = format!("{:+}", print.value).replace('-', "−");
            let args = [("value", value.into()), ("text", print.text.get(language).into())];
            CardText {
                id: format!("modifier-{}", key(&why)),
                name: print.name.get(language).to_owned(),
                text: say(&voice, "card-modifier", args),
                facts: Facts::Modifier(ModifierFacts {
                    id: why,
                    value: print.value,
                    clause: why.clause(),
                }),
            }
        }));
        all.extend(Npc::ALL.map(|npc| {
            let print = book.npc(npc);
            CardText {
                id: format!("npc-{}", key(&npc)),
                name: print.name.get(language).to_owned(),
                text: say(&voice, "card-npc", [("text", print.text.get(language).into())]),
                facts: Facts::Npc(NpcFacts { id: npc, neutral: npc.is_neutral() }),
            }
        }));
        all.extend(book.lands.kinds.iter().map(|kind| CardText {
            id: format!("terrain-{}", key(&kind.id)),
            name: kind.name.get(language).to_owned(),
            text: say(&voice, "card-terrain", [("text", kind.text.get(language).into())]),
            facts: Facts::Terrain(TerrainFacts {
                id: kind.id,
                short: kind.short().get(language).to_owned(),
                shape: kind.shape,
                height: kind.height,
                lowest: kind.height_min,
                highest: kind.height_max,
                walls: kind.walls,
                begin: begin::piece(kind.id),
            }),
        }));
        all.extend(book.lands.objects.iter().map(|object| CardText {
            id: format!("object-{}", key(&object.id)),
            name: object.name.get(language).to_owned(),
            text: object.text.get(language).to_owned(),
            facts: Facts::Object(ObjectFacts { id: object.id, throwable: object.throwable }),
        }));
        all.extend(ScenarioId::ALL.map(|id| on_scenario(&voice, id, book.scenario(id))));
        all.extend(book.tables.iter().map(|table| on_table(&voice, table)));
        all.extend(book.presets.iter().map(|preset| on_band(&voice, preset)));
        all.extend(Rank::ALL.map(|rank| on_rank(&voice, rank)));
        all
    }
}

/// A word of the data as the files write it.
pub(super) fn key(id: &impl Serialize) -> String {
    shelf::Json::of(id).text().trim_matches('"').to_owned()
}

fn on_weapon(voice: &Voice<'_>, place: u8, weapon: &Weapon) -> CardText<Facts> {
    let text = weapon.text.get(voice.language);
    let text = if weapon.is_ranged() {
        let range = inches(voice.language, weapon.range);
        say(voice, "card-weapon-ranged", [("range", range.into()), ("text", text.into())])
    } else {
        say(voice, "card-weapon", [("text", text.into())])
    };
    let facts = WeaponFacts {
        place,
        class: weapon.class,
        duel: weapon.duel,
        reach: weapon.reach,
        range: weapon.range,
    };
    CardText {
        id: format!("weapon-{}", weapon.id()),
        name: weapon.name.get(voice.language).to_owned(),
        text,
        facts: Facts::Weapon(facts),
    }
}

fn on_scenario(voice: &Voice<'_>, id: ScenarioId, print: &Scenario) -> CardText<Facts> {
    let args = [
        ("roll", u16::from(print.roll).into()),
        ("limited", shelf::speech::yes(print.turn_limit > 0)),
        ("limit", u16::from(print.turn_limit).into()),
        ("text", print.text.get(voice.language).into()),
    ];
    CardText {
        id: format!("scenario-{}", key(&id)),
        name: print.name.get(voice.language).to_owned(),
        text: say(voice, "card-scenario", args),
        facts: Facts::Scenario(ScenarioFacts {
            id,
            roll: print.roll,
            roles: print.roles.clone(),
            turn_limit: print.turn_limit,
            players: print.players.clone(),
            setup: (id != ScenarioId::Libre).then(|| begin::setup(id)),
            choice: ScenarioChoice::Fixed(id),
            spots: if print.players.iter().any(|bands| *bands > 2) {
                begin::spots()
            } else {
                Vec::new()
            },
        }),
    }
}

fn on_table(voice: &Voice<'_>, table: &Table) -> CardText<Facts> {
    let scenarios: Vec<ScenarioId> = table.setups.iter().map(|setup| setup.scenario).collect();
    let names: Vec<String> =
        scenarios.iter().map(|id| super::words::scenario(voice, *id).to_owned()).collect();
    let args = [
        ("text", Arg::from(table.text.get(voice.language))),
        ("scenarios", shelf::speech::list(voice.language, &names).into()),
    ];
    CardText {
        id: format!("table-{}", table.id),
        name: table.name.get(voice.language).to_owned(),
        text: say(voice, "card-table", args),
        facts: Facts::Table(TableFacts {
            id: table.id.clone(),
            choice: TableChoice::Named(table.id.clone()),
            scenarios,
            spots: table.spots.len() as u8,
        }),
    }
}

fn on_rank(voice: &Voice<'_>, rank: Rank) -> CardText<Facts> {
    let every = [Format::Standard, Format::Small, Format::Units, Format::Mixed];
    let takes = |format: &Format| {
        let demands = Demands { format: *format, armament_limits: true, units_in_small: true };
        band::ranks(demands).contains(&rank)
    };
    let facts = RankFacts {
        id: rank,
        dice: rank.dice(),
        gold: rank.cost(),
        traits: rank.most_traits() as u8,
        weapons: rank.most_weapons() as u8,
        formats: every.into_iter().filter(takes).collect(),
    };
    let args = [
        ("dice", u16::from(facts.dice).into()),
        ("gold", u16::from(facts.gold).into()),
        ("traits", u16::from(facts.traits).into()),
    ];
    CardText {
        id: format!("rank-{}", key(&rank)),
        name: say(voice, &format!("rank-{}", key(&rank)), []),
        text: say(voice, "card-rank", args),
        facts: Facts::Rank(facts),
    }
}

fn on_band(voice: &Voice<'_>, preset: &Preset) -> CardText<Facts> {
    let names: Vec<String> = preset
        .band
        .members
        .iter()
        .map(|member| voice.language.of(&member.name.0, &member.name.1).clone())
        .collect();
    let cost = preset.band.cost();
    let args = [
        ("cost", (cost as usize).into()),
        ("members", shelf::speech::list(voice.language, &names).into()),
        ("text", preset.text.get(voice.language).into()),
    ];
    let (fr, en) = &preset.band.name;
    CardText {
        id: format!("band-{}", preset.id),
        name: voice.language.of(fr, en).clone(),
        text: say(voice, "card-band", args),
        facts: Facts::Band(BandFacts {
            id: preset.id.clone(),
            choice: BandChoice::Preset(preset.id.clone()),
            format: preset.format,
            cost,
            band: preset.band.clone(),
        }),
    }
}
