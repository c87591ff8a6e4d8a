//! A table as people lay it out: pieces, ladders, things that lie about, and the set-ups of its scenarios, as a file or an
//! option of a table gives them. Whether it is valid is said by [`check_table`](super::check_table) (DS-242).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::check_table::Place;
use super::kinds::Object;
use super::scenario::ScenarioId;
use crate::geometry::measure::Point;
use crate::geometry::terrain::{Door, Kind};

/// A name in both languages; written as one text where both are the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(from = "Written")]
pub struct Called {
    pub fr: String,
    pub en: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Same(String),
    Both { fr: String, en: String },
}

impl From<Written> for Called {
    fn from(written: Written) -> Self {
        match written {
            Written::Same(name) => Self { en: name.clone(), fr: name },
            Written::Both { fr, en } => Self { fr, en },
        }
    }
}

impl From<&shelf::Text> for Called {
    fn from(text: &shelf::Text) -> Self {
        Self { fr: text.fr.clone(), en: text.en.clone() }
    }
}

impl From<&Called> for shelf::Text {
    fn from(name: &Called) -> Self {
        Self { fr: name.fr.clone(), en: name.en.clone() }
    }
}

/// A table to be examined and built.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub name: Called,
    /// DS-1304: where bands of a free-for-all deploy.
    #[serde(default)]
    pub multi_spots: Vec<Vec<Point>>,
    #[serde(default)]
    pub piece: Vec<PieceLaid>,
    #[serde(default)]
    pub link: Vec<LinkLaid>,
    #[serde(default)]
    pub object: Vec<ObjectLaid>,
    #[serde(default)]
    pub setup: Vec<SetupLaid>,
}

impl Layout {
    /// What a part is called; nothing for the table as a whole.
    #[must_use]
    pub fn called(&self, at: Place) -> Option<String> {
        match at {
            Place::Whole => None,
            Place::Piece(place) => self.piece.get(place).map(|piece| piece.id.clone()),
            Place::Link(place) => self.link.get(place).map(|link| link.id.clone()),
            Place::Object(place) => self.object.get(place).map(|object| object.id.clone()),
            Place::Setup(place) => {
                let setup = self.setup.get(place)?;
                Some(shelf::Json::of(&setup.scenario).text().trim_matches('"').to_owned())
            }
        }
    }
}

/// A piece of terrain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PieceLaid {
    pub id: String,
    pub kind: Kind,
    /// That of its kind if it has none of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Called>,
    pub points: Vec<Point>,
    /// In mils; that of its kind if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub height: Option<i32>,
    /// Whether one may stand on a tall block.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub standable: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub climbable: bool,
    /// Whether one may stand on the roof of a building.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub roof: bool,
    /// The building an opening belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<String>,
    /// How a door stands at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<Door>,
}

/// A ladder or a rope from the ground onto a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LinkLaid {
    pub id: String,
    pub kind: LinkKind,
    pub foot: Point,
    pub top: Point,
    /// The piece it leads onto.
    pub on: String,
    pub height: i32,
}

/// What one climbs by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    Ladder,
    Rope,
}

/// A thing that lies about at the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ObjectLaid {
    pub id: String,
    pub kind: Object,
    pub at: Point,
}

/// Deployments, zones and points of one scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetupLaid {
    pub scenario: ScenarioId,
    #[serde(default)]
    pub deploy: BTreeMap<String, Vec<Vec<Point>>>,
    #[serde(default)]
    pub zone: BTreeMap<String, Vec<Vec<Point>>>,
    #[serde(default)]
    pub point: BTreeMap<String, Point>,
}
