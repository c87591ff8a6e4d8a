//! Scenarios as files that people write by hand, or a page writes for them (DS-R140).

use std::collections::BTreeMap;

use printed::{DataError, DataFile, Spanned};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::own_scenario::{Part, ScenarioLaid};
use super::scenario::{Role, key};
use super::written::Written;
use crate::SLUG;

/// A text that somebody sends is bounded before it is read.
pub const LONGEST: usize = 32 * 1024;

/// A scenario as somebody wrote it, and where its parts stand.
#[derive(Debug)]
pub struct Brought<'a> {
    pub laid: ScenarioLaid,
    file: DataFile<'a>,
    lines: Lines,
}

type Line = Spanned<IgnoredAny>;

/// Where the parts of a scenario stand in its file.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Lines {
    name: Option<Line>,
    text: Option<Line>,
    base: Option<Line>,
    turn_limit: Option<Line>,
    deploys_first: Option<Line>,
    loads: Option<Line>,
    guards: Option<Line>,
    spy_from: Option<Line>,
    arrival: Vec<Line>,
    gold: BTreeMap<Role, Line>,
    objective: BTreeMap<Role, Vec<Line>>,
    end: Vec<Line>,
    setup: Vec<SetupLine>,
}

#[derive(Debug, Deserialize)]
struct SetupLine {
    table: Line,
}

impl Brought<'_> {
    /// The line of a part, from 1; nothing for what is not written.
    #[must_use]
    pub fn line(&self, at: Part) -> Option<usize> {
        let lines = &self.lines;
        let line = match at {
            Part::Key("name") => lines.name.as_ref(),
            Part::Key("text") => lines.text.as_ref(),
            Part::Key("base") => lines.base.as_ref(),
            Part::Key("turn_limit") => lines.turn_limit.as_ref(),
            Part::Key("deploys_first") => lines.deploys_first.as_ref(),
            Part::Key("loads") => lines.loads.as_ref(),
            Part::Key("guards") => lines.guards.as_ref(),
            Part::Key("spy_from") => lines.spy_from.as_ref(),
            Part::Key("arrival") => lines.arrival.first(),
            Part::Key(_) => None,
            Part::Gold(role) => lines.gold.get(&role),
            Part::Arrival(place) => lines.arrival.get(place),
            Part::Objective(role, place) => {
                lines.objective.get(&role).and_then(|all| all.get(place))
            }
            Part::End(place) => lines.end.get(place),
            Part::Setup(place) => lines.setup.get(place).map(|setup| &setup.table),
        };
        line.map(|line| self.file.line_of(line))
    }
}

/// Reads a scenario that somebody wrote:
///
/// ```toml
/// schema = 1
/// game = "sang-sur-la-lame"
///
/// [scenario]
/// name = "La nuit des contrebandiers"
/// base = "contrebande"
/// turn_limit = 8
/// ```
///
/// # Errors
/// Names the first line that is not understood. Whether it can be played is another question (DS-R140).
pub fn read(text: &str) -> Result<Brought<'_>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        scenario: ScenarioLaid,
    }
    #[derive(Deserialize)]
    struct LinesFile {
        scenario: Lines,
    }
    let file = DataFile::new(SLUG, "scenario", text);
    let laid = file.read::<File>()?.scenario;
    let lines = file.read::<LinesFile>()?.scenario;
    Ok(Brought { laid, file, lines })
}

/// Writes a scenario as people read and send it.
#[must_use]
pub fn write(laid: &ScenarioLaid) -> String {
    let mut file = Written::new(SLUG);
    file.head("[scenario]").name("name", &laid.name).value("base", &laid.base);
    if let Some(text) = &laid.text {
        file.name("text", text);
    }
    file.maybe("turn_limit", laid.turn_limit.as_ref())
        .maybe("deploys_first", laid.deploys_first.as_ref())
        .maybe("loads", laid.loads.as_ref())
        .maybe("guards", laid.guards.as_ref())
        .maybe("spy_from", laid.spy_from.as_ref());
    if !laid.arrival.is_empty() {
        file.inline("arrival", &laid.arrival);
    }
    for (role, gold) in &laid.gold {
        file.value(&format!("gold.{}", key(*role)), gold);
    }
    for role in [Role::A, Role::B, Role::Militia, Role::Renegade] {
        let aims = laid.objective.of(role);
        if !aims.is_empty() {
            file.inline(&format!("objective.{}", key(role)), &aims);
        }
    }
    if !laid.end.is_empty() {
        file.inline("end", &laid.end);
    }
    for setup in &laid.setup {
        file.head("[[scenario.setup]]").value("table", &setup.table);
        file.places(&setup.deploy, &setup.zone, &setup.point);
    }
    file.text
}
