//! DS-R140: what makes a scenario of one's own valid; everything that is wrong is said, with its part and its clause.

use printed::Text;

use super::check_table::{LONGEST_NAME, names};
use super::kinds::{Npc, Object};
use super::layout::SetupLaid;
use super::lists::Lands;
use super::own_scenario::{Fault, Own, Part, ScenarioLaid};
use super::scenario::{End, How, Objective, Role, Scenario, ScenarioId, key};
use super::table::{self, Setup, Table, TableId};
use super::written::inline;
use crate::geometry::measure::INCH;

/// DS-1306: the shortest and the longest limit; 0 is none.
const TURNS: (u8, u8) = (4, 12);
/// The loads of a scenario: no deployment names more than two bearers.
const LOADS: (u8, u8) = (1, 2);
/// The guards of a convoy: with the largest bands and all bystanders they fit a table.
const GUARDS: (u8, u8) = (1, 4);
/// DS-1412: the first turn in which a spy obeys the enemy.
const SPY: (u8, u8) = (1, 6);
/// DS-1432: the last turn in which a reserve may come.
const LATEST: u8 = 8;
/// How much less or more gold than usual a seat has each turn (DS-304).
const GOLD: (i8, i8) = (-4, 6);
/// How near to a point one holds it (DS-1471).
const RADIUS: (i32, i32) = (INCH, 6 * INCH);
/// The most objectives of a role.
const MOST: usize = 4;
/// The most ends.
const ENDS: usize = 6;
/// The longest text, in characters.
const LONGEST_TEXT: usize = 400;
/// What rules a scenario of one's own.
const RULING: &str = "DS-R140";

/// DS-R140: a scenario ready to be played.
///
/// # Errors
/// Everything that is wrong with it, at least one thing.
pub fn build(
    laid: &ScenarioLaid,
    scenarios: &[Scenario],
    tables: &[Table],
    lands: &Lands,
) -> Result<Own, Vec<Fault>> {
    let mut found = Faults::default();
    let Some(print) = scenarios.get(laid.base as usize).filter(|print| !print.roles.is_empty())
    else {
        found.add(
            Part::Key("base"),
            "DS-1305",
            "le choix libre n’est pas un scénario : partez de l’un des dix autres",
            "the free choice is no scenario: begin with one of the ten others",
        );
        return Err(found.0);
    };
    texts(laid, &mut found);
    numbers(laid, print, &mut found);
    arrivals(laid, print, &mut found);
    gold(laid, print, &mut found);
    objectives(laid, print, &mut found);
    ends(laid, print, &mut found);
    let setups = setups(laid, tables, lands, &mut found);
    if !found.0.is_empty() {
        return Err(found.0);
    }
    Ok(Own { base: laid.base, print: print.changed(laid), gold: laid.gold.clone(), setups })
}

/// Everything found so far.
#[derive(Debug, Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(
        &mut self,
        at: Part,
        clause: &'static str,
        fr: impl Into<String>,
        en: impl Into<String>,
    ) {
        self.0.push(Fault { at, clause, text: Text { fr: fr.into(), en: en.into() } });
    }

    /// A number that must lie between two others.
    fn between<T: PartialOrd + std::fmt::Display>(
        &mut self,
        at: Part,
        clause: &'static str,
        value: T,
        (least, most): (T, T),
    ) {
        if value < least || value > most {
            self.add(
                at,
                clause,
                format!("{value} : de {least} à {most}"),
                format!("{value}: from {least} to {most}"),
            );
        }
    }

    /// Something of which the base has none.
    fn none(&mut self, at: Part, clause: &'static str, base: &Scenario, what: (&str, &str)) {
        self.add(
            at,
            clause,
            format!("« {} » n’a pas {} : retirez cette ligne", base.name.fr, what.0),
            format!("“{}” has no {}: leave this line out", base.name.en, what.1),
        );
    }
}

fn texts(laid: &ScenarioLaid, found: &mut Faults) {
    let length = |text: &str| text.chars().count();
    for name in [&laid.name.fr, &laid.name.en] {
        if name.trim().is_empty() || length(name) > LONGEST_NAME {
            return found.add(
                Part::Key("name"),
                RULING,
                format!("un nom a de 1 à {LONGEST_NAME} caractères"),
                format!("a name has 1 to {LONGEST_NAME} characters"),
            );
        }
    }
    let text = laid.text.iter().flat_map(|text| [&text.fr, &text.en]);
    if text.into_iter().any(|text| length(text) > LONGEST_TEXT) {
        found.add(
            Part::Key("text"),
            RULING,
            format!("un texte a au plus {LONGEST_TEXT} caractères"),
            format!("a text has at most {LONGEST_TEXT} characters"),
        );
    }
}

fn numbers(laid: &ScenarioLaid, print: &Scenario, found: &mut Faults) {
    if let Some(turns) = laid.turn_limit.filter(|turns| *turns != 0) {
        found.between(Part::Key("turn_limit"), "DS-1306", turns, TURNS);
    }
    if let Some(first) = laid.deploys_first
        && (print.is_symmetric() || !print.roles.contains(&first))
    {
        found.none(
            Part::Key("deploys_first"),
            "DS-1304",
            print,
            ("de camp qui se déploie d’abord sans les dés", "side that deploys first without dice"),
        );
    }
    let counted = [
        ("loads", laid.loads, LOADS, !print.loads.is_empty(), ("de charge", "load")),
        ("guards", laid.guards, GUARDS, has(print, Npc::Garde), ("de gardes", "guards")),
        ("spy_from", laid.spy_from, SPY, print.spy_from() > 0, ("d’espion", "spy")),
    ];
    for (key, value, bounds, has, what) in counted {
        match value {
            None => {}
            Some(_) if !has => found.none(Part::Key(key), RULING, print, what),
            Some(value) => found.between(Part::Key(key), RULING, value, bounds),
        }
    }
}

/// Whether a person of the scenario is on the table.
fn has(print: &Scenario, npc: Npc) -> bool {
    print.npcs.iter().any(|cast| cast.npc == npc)
}

/// DS-1432: one die a turn, later ones later, and the last certain.
fn arrivals(laid: &ScenarioLaid, print: &Scenario, found: &mut Faults) {
    if laid.arrival.is_empty() {
        return;
    }
    if print.reserves.is_empty() {
        return found.none(Part::Key("arrival"), "DS-1432", print, ("de réserve", "reserve"));
    }
    let mut before = 0;
    for (place, arrival) in laid.arrival.iter().enumerate() {
        let at = Part::Arrival(place);
        if arrival.turn <= before || arrival.turn > LATEST {
            found.add(
                at,
                "DS-1432",
                format!("les tours se suivent, du tour 1 au tour {LATEST}"),
                format!("turns follow one another, from turn 1 to turn {LATEST}"),
            );
        }
        before = arrival.turn;
        found.between(at, "DS-1432", arrival.on, (1, 6));
    }
    if laid.arrival.last().is_some_and(|last| last.on != 1) {
        found.add(
            Part::Arrival(laid.arrival.len() - 1),
            "DS-1432",
            "la dernière arrivée est certaine : on = 1",
            "the last arrival is certain: on = 1",
        );
    }
}

fn gold(laid: &ScenarioLaid, print: &Scenario, found: &mut Faults) {
    for (role, gold) in &laid.gold {
        let at = Part::Gold(*role);
        if print.roles.contains(role) {
            found.between(at, "DS-304", *gold, GOLD);
        } else {
            unknown_role(at, print, found);
        }
    }
}

fn unknown_role(at: Part, print: &Scenario, found: &mut Faults) {
    let roles: Vec<&str> = print.roles.iter().map(|role| key(*role)).collect();
    found.add(
        at,
        "DS-1302",
        format!("les camps de « {} » sont {}", print.name.fr, roles.join(" et ")),
        format!("the sides of “{}” are {}", print.name.en, roles.join(" and ")),
    );
}

/// DS-1307: what a side may be after depends on what its base has, and two sides cannot only prevent each other.
fn objectives(laid: &ScenarioLaid, print: &Scenario, found: &mut Faults) {
    for role in [Role::A, Role::B, Role::Militia, Role::Renegade] {
        let aims = laid.objective.of(role);
        if !aims.is_empty() && !print.roles.contains(&role) {
            unknown_role(Part::Objective(role, 0), print, found);
            continue;
        }
        if aims.len() > MOST {
            found.add(
                Part::Objective(role, MOST),
                "DS-1307",
                format!("un camp a au plus {MOST} objectifs"),
                format!("a side has at most {MOST} objectives"),
            );
        }
        for (place, aim) in aims.iter().enumerate().take(MOST) {
            if let Err(possible) = is_possible(aim, role, laid, print) {
                found.add(
                    Part::Objective(role, place),
                    "DS-1307",
                    format!(
                        "ce camp ne peut pas viser cela dans « {} » ; possible : {possible}",
                        print.name.fr
                    ),
                    format!(
                        "this side cannot be after that in “{}”; possible: {possible}",
                        print.name.en
                    ),
                );
            }
        }
    }
    let prevents = |role: Role| {
        let own = laid.objective.of(role);
        let aims = if own.is_empty() { print.objectives(role) } else { own };
        aims.iter().any(|aim| matches!(aim, Objective::Prevent { .. }))
    };
    if print.roles.iter().all(|role| prevents(*role)) {
        let last = *print.roles.last().expect("a printed scenario has two sides");
        found.add(
            Part::Objective(last, 0),
            "DS-1307",
            "les deux camps ne peuvent pas seulement s’empêcher l’un l’autre : donnez un but à l’un d’eux",
            "the two sides cannot only prevent each other: give one of them an aim",
        );
    }
}

/// Whether a role can be after something; else what it can be after, as a file writes it.
fn is_possible(
    aim: &Objective,
    role: Role,
    laid: &ScenarioLaid,
    print: &Scenario,
) -> Result<(), String> {
    let all = possible(role, laid, print);
    let fits = |one: &Objective| match (aim, one) {
        (
            Objective::DeliverLoad { object, zone, count, how },
            Objective::DeliverLoad { object: is, zone: to, count: most, how: by },
        ) => (object, zone, how) == (is, to, by) && (1..=*most).contains(count),
        (Objective::HoldPoints { points, radius }, Objective::HoldPoints { points: known, .. }) => {
            let mut own = points.clone();
            own.sort_unstable();
            own.dedup();
            own.len() == points.len()
                && !own.is_empty()
                && own.iter().all(|point| known.contains(point))
                && (RADIUS.0..=RADIUS.1).contains(radius)
        }
        _ => aim == one,
    };
    if all.iter().any(fits) {
        return Ok(());
    }
    let written: Vec<String> = all.iter().map(written).collect();
    Err(written.join(", "))
}

/// An objective as a file writes it.
fn written(aim: &Objective) -> String {
    inline(&serde_json::to_value(aim).expect("an objective is plain data"))
}

/// Everything a role can be after: what its base has it deliver, keep, free or hold, and enemies.
fn possible(role: Role, laid: &ScenarioLaid, print: &Scenario) -> Vec<Objective> {
    let (_, zones, points) = names(laid.base);
    let mut all = vec![
        Objective::Annihilate {},
        Objective::KillRank { rank: "chief".to_owned(), of: "enemy".to_owned() },
    ];
    let other = print.roles.iter().find(|other| **other != role);
    all.extend(other.map(|other| Objective::Prevent { of: *other }));
    for load in &print.loads {
        let count = laid.loads.unwrap_or(load.count);
        if load.pickup_by.contains(&role) || load.carried_by == Some(role) {
            let stand = |zone: &&str| Objective::DeliverLoad {
                object: load.object,
                zone: (*zone).to_owned(),
                count,
                how: How::Stand,
            };
            all.extend(zones.iter().map(stand));
        }
        // DS-412: only these may leave the table, with what they bear.
        match (laid.base, role, load.object) {
            (ScenarioId::Espion, Role::Militia, object) => all.push(Objective::DeliverLoad {
                object,
                zone: "exit".to_owned(),
                count,
                how: How::Exit,
            }),
            (ScenarioId::Convoi, Role::Renegade, object @ Object::Butin) => {
                all.push(Objective::StealLoad { object, zone: "exit_renegade".to_owned() });
            }
            _ => {}
        }
    }
    match (laid.base, role) {
        (ScenarioId::Cache, Role::Renegade) => all.push(Objective::FindLoot {}),
        (ScenarioId::Assassinat, Role::Renegade) => {
            all.push(Objective::KillNpc { npc: Npc::Notable, by: "assassin".to_owned() });
        }
        (ScenarioId::Assassinat, Role::Militia) => {
            all.push(Objective::NpcAlive { npc: Npc::Notable });
        }
        (ScenarioId::Prisonnier, Role::Renegade) => {
            all.push(Objective::FreeNpc { npc: Npc::Prisonnier });
            all.push(Objective::NpcAlive { npc: Npc::Prisonnier });
        }
        (ScenarioId::Prisonnier, Role::Militia) => {
            let zone = "prison".to_owned();
            all.push(Objective::DeliverNpc { npc: Npc::Prisonnier, zone });
            all.push(Objective::NpcAlive { npc: Npc::Prisonnier });
        }
        _ => {}
    }
    if !points.is_empty() {
        let points = points.iter().map(|point| (*point).to_owned()).collect();
        all.push(Objective::HoldPoints { points, radius: 3 * INCH });
    }
    all
}

fn ends(laid: &ScenarioLaid, print: &Scenario, found: &mut Faults) {
    let kills = |role: &Role| {
        let own = laid.objective.of(*role);
        let aims = if own.is_empty() { print.objectives(*role) } else { own };
        aims.iter().any(|aim| matches!(aim, Objective::KillRank { .. }))
    };
    if laid.end.len() > ENDS {
        found.add(
            Part::End(ENDS),
            "DS-1307",
            format!("au plus {ENDS} fins"),
            format!("at most {ENDS} ends"),
        );
    }
    for (place, end) in laid.end.iter().enumerate().take(ENDS) {
        let at = Part::End(place);
        match end {
            End::ObjectiveMet { role } if !print.roles.contains(role) => {
                unknown_role(at, print, found);
            }
            End::NpcDead { npc } if !has(print, *npc) => {
                found.none(at, "DS-1307", print, ("ce personnage", "such character"));
            }
            End::ObjectiveMetEndOfTurn {} if !print.roles.iter().any(kills) => found.add(
                at,
                "DS-1442",
                "cette fin attend la mort d’un chef, et aucun camp ne la cherche",
                "this end waits for a chief’s death, and no side is after one",
            ),
            End::ObjectiveMet { .. }
            | End::NpcDead { .. }
            | End::ObjectiveMetEndOfTurn {}
            | End::SideEliminated {}
            | End::TurnLimit {} => {}
        }
    }
}

/// DS-242: each on a ready-made table, once, and valid there.
fn setups(
    laid: &ScenarioLaid,
    tables: &[Table],
    lands: &Lands,
    found: &mut Faults,
) -> Vec<(TableId, Setup)> {
    let mut built = Vec::new();
    for (place, setup) in laid.setup.iter().enumerate() {
        let at = Part::Setup(place);
        let Some(on) = tables.iter().position(|table| table.id == setup.table) else {
            let known: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
            let known = known.join(", ");
            found.add(
                at,
                "DS-242",
                format!("cette table n’existe pas ; possible : {known}"),
                format!("there is no such table; possible: {known}"),
            );
            continue;
        };
        if laid.setup[..place].iter().any(|other| other.table == setup.table) {
            found.add(at, "DS-242", "une mise en place par table", "one set-up for each table");
            continue;
        }
        let mut layout = tables[on].layout.clone();
        layout.setup = vec![SetupLaid {
            scenario: laid.base,
            deploy: setup.deploy.clone(),
            zone: setup.zone.clone(),
            point: setup.point.clone(),
        }];
        match table::table(&layout, lands) {
            Ok(table) => {
                let setup = table.setups.into_iter().next();
                built.push((TableId(on as u8), setup.expect("one set-up was laid out")));
            }
            Err(mistakes) => {
                for mistake in mistakes {
                    let Text { fr, en } = mistake.text;
                    found.add(at, mistake.clause, fr, en);
                }
            }
        }
    }
    built
}
