//! DS-242: what makes a table valid. Shapes are checked before terrain is built, places after; everything that is wrong is
//! said, with the part of the table it is about.

use printed::Text;

use super::layout::{Layout, PieceLaid, SetupLaid};
use super::lists::{Form, Lands};
use super::scenario::ScenarioId;
use super::table::{Setup, Table};
use crate::geometry::measure::{Point, nearer, squared};
use crate::geometry::place::{Body, Stand, overlap, spot};
use crate::geometry::polygon::{Outline, Polygon, flaw};
use crate::geometry::segment::{closer_than, on_segment, reaches, segments_closer};
use crate::geometry::terrain::{DOORS, Door, Ground, Kind, Terrain};

/// DS-206: the base of a figure on foot.
pub const FOOT: i32 = 492;
/// DS-206: the tray of a unit.
const TRAY: i32 = 1_476;
/// DS-1496: how near the enemy's zone somebody deploys.
pub const FRONT: i32 = 6_500;
/// DS-1491: how far markers are from the entry, and from each other; the grid on which they are looked for.
pub const ENTRY: i32 = 6_000;
pub const BETWEEN: i32 = 2_000;
const MARKER_GRID: usize = 500;
/// DS-R131: five bands of five lie in ambush at most, with two markers more each.
const MOST_MARKERS: usize = 35;
/// DS-242: how many foot bases every deployment takes.
pub const DEPLOYED: usize = 7;
/// DS-1314: the grid on which room is looked for.
pub const GRID: usize = 250;
/// The most pieces of a table.
pub const MOST_PIECES: usize = 64;
/// The most ladders and ropes.
pub const MOST_LINKS: usize = 16;
/// The most things that lie about: with the loads of a scenario they fit what a position holds.
pub const MOST_OBJECTS: usize = 8;
/// The most polygons of one deployment or zone, and of spots for bands.
pub const MOST_POLYGONS: usize = 6;
/// The longest id or name, in characters.
pub const LONGEST_NAME: usize = 40;

/// The part of a table that a mistake is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Whole,
    Piece(usize),
    Link(usize),
    Object(usize),
    Setup(usize),
}

/// Something that is wrong with a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    pub at: Place,
    /// The clause that says so.
    pub clause: &'static str,
    pub text: Text,
}

/// Everything found so far.
#[derive(Debug, Default)]
struct Findings(Vec<Mistake>);

impl Findings {
    fn add(&mut self, at: Place, fr: impl Into<String>, en: impl Into<String>) {
        self.0.push(Mistake { at, clause: "DS-242", text: Text { fr: fr.into(), en: en.into() } });
    }

    /// What a program asks for beyond the rulebook.
    fn ruled(&mut self, at: Place, fr: impl Into<String>, en: impl Into<String>) {
        self.0.push(Mistake { at, clause: "DS-R130", text: Text { fr: fr.into(), en: en.into() } });
    }

    /// What must be possible for the scenario to be played.
    fn playable(&mut self, at: Place, fr: impl Into<String>, en: impl Into<String>) {
        self.0.push(Mistake { at, clause: "DS-R131", text: Text { fr: fr.into(), en: en.into() } });
    }

    fn outline(&mut self, at: Place, outline: Outline) {
        let fr = match outline {
            Outline::Corners => "une surface a de 3 à 12 sommets",
            Outline::Convex => {
                "une surface est strictement convexe et tourne dans le sens inverse des aiguilles"
            }
            Outline::Once => "une surface ne fait qu’un tour",
        };
        self.add(at, fr, outline.to_string());
    }

    /// A polygon on the table, convex and counter-clockwise.
    fn polygon(&mut self, at: Place, polygon: &[Point]) {
        if !self.on_table(at, polygon) {
            return;
        }
        if let Some(outline) = flaw(polygon) {
            self.outline(at, outline);
        }
    }

    fn on_table(&mut self, at: Place, points: &[Point]) -> bool {
        let all = points.iter().all(|point| point.on_table());
        if !all {
            self.add(
                at,
                "chaque coordonnée est entre 0 et 35433",
                "every coordinate is between 0 and 35433",
            );
        }
        all
    }
}

/// DS-242, before terrain is built: ids, numbers and forms.
#[must_use]
pub fn shapes(layout: &Layout, lands: &Lands) -> Vec<Mistake> {
    let mut found = Findings::default();
    sizes(layout, &mut found);
    ids(layout, &mut found);
    for (place, piece) in layout.piece.iter().enumerate() {
        shape(layout, Place::Piece(place), piece, lands, &mut found);
    }
    for (place, link) in layout.link.iter().enumerate() {
        let at = Place::Link(place);
        found.on_table(at, &[link.foot, link.top]);
        let on = layout.piece.iter().find(|piece| piece.id == link.on);
        let height = on.map(|piece| piece.height.unwrap_or(lands.kind(piece.kind).height));
        if height != Some(link.height) {
            found.add(
                at,
                "une échelle ou une corde a la hauteur de la pièce où elle mène",
                "a link is as high as the piece it leads onto",
            );
        }
    }
    for (place, object) in layout.object.iter().enumerate() {
        found.on_table(Place::Object(place), &[object.at]);
        let throwable = lands.objects.iter().any(|one| one.id == object.kind && one.throwable);
        if !throwable {
            found.ruled(
                Place::Object(place),
                "seul ce qui se lance traîne sur une table",
                "only things to throw lie about on a table",
            );
        }
    }
    for (place, setup) in layout.setup.iter().enumerate() {
        setup_names(layout, place, setup, &mut found);
    }
    layout.multi_spots.iter().for_each(|spot| found.polygon(Place::Whole, spot));
    found.0
}

/// DS-R130: what a position and a page have room for, and something to play.
fn sizes(layout: &Layout, found: &mut Findings) {
    let doors = layout.piece.iter().filter(|piece| piece.kind == Kind::Door).count();
    let mut at_most = |count: usize, most: usize, fr: &str, en: &str| {
        if count > most {
            let (fr, en) = (format!("au plus {most} {fr}"), format!("at most {most} {en}"));
            found.ruled(Place::Whole, fr, en);
        }
    };
    at_most(layout.piece.len(), MOST_PIECES, "pièces", "pieces");
    at_most(doors, DOORS, "portes", "doors");
    at_most(layout.link.len(), MOST_LINKS, "échelles et cordes", "ladders and ropes");
    at_most(layout.object.len(), MOST_OBJECTS, "objets", "objects");
    at_most(layout.multi_spots.len(), MOST_POLYGONS, "places de bande", "spots for bands");
    if layout.setup.is_empty() {
        found.ruled(
            Place::Whole,
            "une table a une mise en place au moins",
            "a table has at least one set-up",
        );
    }
}

/// Ids are there once among pieces, links and objects; they and names are short.
fn ids(layout: &Layout, found: &mut Findings) {
    let pieces = layout.piece.iter().map(|piece| (piece.id.as_str(), piece.name.as_ref()));
    let links = layout.link.iter().map(|link| (link.id.as_str(), None));
    let objects = layout.object.iter().map(|object| (object.id.as_str(), None));
    let place_of = |place: usize| match place.checked_sub(layout.piece.len()) {
        None => Place::Piece(place),
        Some(rest) => match rest.checked_sub(layout.link.len()) {
            None => Place::Link(rest),
            Some(rest) => Place::Object(rest),
        },
    };
    let too_long = |text: &str| text.chars().count() > LONGEST_NAME;
    let unfit = |text: &str| too_long(text) || text.chars().any(char::is_control);
    let all: Vec<_> = pieces.chain(links).chain(objects).collect();
    for (place, (id, name)) in all.iter().enumerate() {
        let at = place_of(place);
        if all[..place].iter().any(|(other, _)| other == id) {
            found.add(
                at,
                "une deuxième pièce, échelle ou chose avec ce nom",
                "a second piece, link or object with this id",
            );
        }
        let sign = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        if id.is_empty() || too_long(id) || !id.chars().all(sign) {
            found.ruled(
                at,
                "un identifiant a de 1 à 40 lettres sans accent, chiffres ou traits",
                "an id has 1 to 40 plain letters, digits or dashes",
            );
        }
        if name.is_some_and(|name| unfit(&name.fr) || unfit(&name.en)) {
            found.ruled(at, "un nom a au plus 40 lettres", "a name has at most 40 letters");
        }
    }
    let name = &layout.name;
    if name.fr.trim().is_empty() || name.en.trim().is_empty() || unfit(&name.fr) || unfit(&name.en)
    {
        found.ruled(
            Place::Whole,
            "une table a un nom de 40 lettres au plus",
            "a table has a name of at most 40 letters",
        );
    }
}

fn shape(layout: &Layout, at: Place, piece: &PieceLaid, lands: &Lands, found: &mut Findings) {
    let print = lands.kind(piece.kind);
    if !found.on_table(at, &piece.points) {
        return;
    }
    let height = piece.height.unwrap_or(print.height);
    if !(print.height_min..=print.height_max).contains(&height) {
        found.add(
            at,
            "ce genre de pièce ne peut avoir cette hauteur",
            "its kind may not have this height",
        );
    }
    if piece.state.is_some() && piece.kind != Kind::Door {
        found.add(at, "seules les portes ont un état", "only doors have a state");
    }
    if piece.state == Some(Door::Destroyed) {
        found.add(
            at,
            "au début une porte est ouverte, fermée ou verrouillée",
            "at the start a door is open, closed or locked",
        );
    }
    match print.shape {
        Form::Area => {
            if let Some(outline) = flaw(&piece.points) {
                found.outline(at, outline);
            }
        }
        Form::Line if !(2..=12).contains(&piece.points.len()) => {
            found.add(at, "une ligne a de 2 à 12 points", "a line has 2 to 12 points");
        }
        Form::Line if piece.points.windows(2).any(|pair| pair[0] == pair[1]) => {
            found.add(
                at,
                "deux points de suite d’une ligne sont le même",
                "two points of a line in a row are the same",
            );
        }
        Form::Line => {}
        Form::Opening => opening(layout, at, piece, found),
    }
}

/// An opening lies on an edge of its building, or between the ends of high walls.
fn opening(layout: &Layout, at: Place, piece: &PieceLaid, found: &mut Findings) {
    let [a, b] = piece.points[..] else {
        return found.add(at, "une ouverture a deux points", "an opening has two points");
    };
    if squared(a, b) < 1_000 * 1_000 {
        return found.add(
            at,
            "une ouverture a au moins 1000 millièmes de large",
            "an opening is at least 1000 mils wide",
        );
    }
    match &piece.of {
        Some(of) => {
            let building =
                layout.piece.iter().find(|one| one.id == *of && one.kind == Kind::Building);
            let on_edge = building.is_some_and(|building| {
                Polygon::new(building.points.clone())
                    .edges()
                    .any(|(v, w)| on_segment(a, v, w) && on_segment(b, v, w))
            });
            if !on_edge {
                return found.add(
                    at,
                    "une ouverture est sur un côté de son bâtiment",
                    "an opening lies on one edge of its building",
                );
            }
        }
        None => {
            let walls = layout.piece.iter().filter(|wall| wall.kind == Kind::HighWall);
            let ends: Vec<Point> = walls
                .flat_map(|wall| wall.points.first().into_iter().chain(wall.points.last()))
                .copied()
                .collect();
            if !ends.contains(&a) || !ends.contains(&b) {
                return found.add(
                    at,
                    "une ouverture sans bâtiment joint deux bouts de hauts murs",
                    "an opening without a building joins two ends of high walls",
                );
            }
        }
    }
    let openings = layout
        .piece
        .iter()
        .filter(|one| matches!(one.kind, Kind::Door | Kind::Window | Kind::Arch));
    for other in openings.filter(|other| other.id != piece.id) {
        let [c, d] = other.points[..] else { continue };
        let along = on_segment(c, a, b) || on_segment(d, a, b) || on_segment(a, c, d);
        let touch_only = [a, b].iter().any(|end| *end == c || *end == d)
            && !(on_segment(c, a, b) && on_segment(d, a, b));
        if along && !touch_only {
            let fr = "deux ouvertures ne se recouvrent pas";
            return found.add(at, fr, "openings do not overlap");
        }
    }
}

/// The names a set-up must hold: deployments, zones and points.
#[must_use]
pub const fn names(
    scenario: ScenarioId,
) -> (&'static [&'static str], &'static [&'static str], &'static [&'static str]) {
    match scenario {
        ScenarioId::Espion => (&["militia", "renegade"], &["exit"], &[]),
        ScenarioId::Contrebande => (&["militia", "renegade"], &["port"], &[]),
        ScenarioId::Convoi => {
            (&["guards", "renegade"], &["entry_militia", "exit_renegade"], &["loot"])
        }
        ScenarioId::Compte | ScenarioId::Affrontement => (&["a", "b"], &[], &[]),
        ScenarioId::Cache => (
            &["militia", "renegade"],
            &[],
            &["spot_1", "spot_2", "spot_3", "spot_4", "spot_5", "spot_6"],
        ),
        ScenarioId::Assassinat => (&["militia", "renegade"], &[], &["notable"]),
        ScenarioId::Passage => (&["a", "b"], &[], &["entrance", "exit"]),
        ScenarioId::Prisonnier => (&["militia", "renegade"], &["prison"], &["prisoner"]),
        ScenarioId::Embuscade => (&[], &["ambush", "entry_militia"], &[]),
        ScenarioId::Libre => (&[], &[], &[]),
    }
}

fn setup_names(layout: &Layout, place: usize, setup: &SetupLaid, found: &mut Findings) {
    let at = Place::Setup(place);
    let twice = layout.setup[..place].iter().any(|other| other.scenario == setup.scenario);
    if twice || setup.scenario == ScenarioId::Libre {
        return found.add(
            at,
            "une mise en place par scénario, et aucune pour le choix libre",
            "one set-up for each scenario, and none for the free choice",
        );
    }
    let (deploy, zones, points) = names(setup.scenario);
    let same = |names: &[&str], found: Vec<&String>| {
        let mut names = names.to_vec();
        names.sort_unstable();
        names == found
    };
    if !same(deploy, setup.deploy.keys().collect())
        || !same(zones, setup.zone.keys().collect())
        || !same(points, setup.point.keys().collect())
    {
        return found.add(
            at,
            "une mise en place a exactement les noms de son scénario",
            "a set-up holds exactly the names of its scenario",
        );
    }
    if setup.scenario == ScenarioId::Cache && setup.deploy["militia"].len() != 2 {
        found.add(
            at,
            "la milice du magot a exactement deux zones de patrouille",
            "the militia of the hoard has exactly two patrol zones",
        );
    }
    for (name, polygons) in setup.deploy.iter().chain(&setup.zone) {
        if polygons.is_empty() || polygons.len() > MOST_POLYGONS {
            found.ruled(
                at,
                format!("{name} a de 1 à {MOST_POLYGONS} surfaces"),
                format!("{name} has 1 to {MOST_POLYGONS} areas"),
            );
        }
        polygons.iter().take(MOST_POLYGONS).for_each(|polygon| found.polygon(at, polygon));
    }
    setup.point.values().for_each(|point| {
        found.on_table(at, &[*point]);
    });
}

/// DS-242, after terrain is built: nothing overlaps, and everything that must be stood at can be.
#[must_use]
pub fn places(layout: &Layout, table: &Table) -> Vec<Mistake> {
    let mut found = Findings::default();
    let terrain = &table.terrain;
    overlaps(terrain, &mut found);
    let legal = |at: Point| spot(terrain, Stand::ground(at), FOOT).is_ok();
    for (place, (link, built)) in layout.link.iter().zip(&terrain.links).enumerate() {
        let at = Place::Link(place);
        if !legal(link.foot) {
            found.add(at, "personne ne peut se tenir à son pied", "nobody can stand at its foot");
        }
        if spot(terrain, Stand::top(link.top, built.on), FOOT).is_err() {
            found.add(at, "personne ne peut se tenir en haut", "nobody can stand at its top");
        }
    }
    for (place, object) in layout.object.iter().enumerate() {
        if !legal(object.at) {
            found.add(
                Place::Object(place),
                "personne ne peut se tenir où il est posé",
                "nobody can stand where it lies",
            );
        }
    }
    for (place, setup) in table.setups.iter().enumerate() {
        setup_places(Place::Setup(place), setup, terrain, &mut found);
        scenario_places(Place::Setup(place), setup, terrain, &mut found);
    }
    found.0
}

fn overlaps(terrain: &Terrain, found: &mut Findings) {
    let solid: Vec<_> = terrain
        .pieces
        .iter()
        .enumerate()
        .filter(|(_, piece)| {
            piece.kind == Kind::Building
                || matches!(piece.ground, Ground::Barrier | Ground::Impassable)
        })
        .filter_map(|(place, piece)| Some((place, piece.area()?)))
        .collect();
    for (place, (piece, area)) in solid.iter().enumerate() {
        if solid[..place].iter().any(|(_, other)| area.overlaps(other)) {
            found.add(
                Place::Piece(*piece),
                "elle recouvre une autre pièce pleine",
                "it overlaps another solid piece",
            );
        }
    }
}

/// DS-R131: what a scenario asks of those who deploy can be done: by anybody near the enemy's zone (DS-1496), in each patrol
/// zone (DS-1451), with every marker of the largest ambush (DS-1491).
fn scenario_places(at: Place, setup: &Setup, terrain: &Terrain, found: &mut Findings) {
    let stands = |point: &Point| spot(terrain, Stand::ground(*point), TRAY).is_ok();
    if setup.scenario == ScenarioId::Affrontement {
        for (own, enemy) in [("a", "b"), ("b", "a")] {
            let zone = setup.deployment(enemy);
            let near = |point: &Point| {
                zone.iter().any(|area| area.edges().any(|(v, w)| reaches(*point, v, w, FRONT)))
            };
            if !grid(setup.deployment(own), GRID).any(|point| near(&point) && stands(&point)) {
                found.playable(
                    at,
                    format!(
                        "en {own}, personne ne peut se déployer à {FRONT} millièmes de l’ennemi"
                    ),
                    format!("nobody can deploy in {own} within {FRONT} mils of the enemy"),
                );
            }
        }
    }
    if setup.scenario == ScenarioId::Cache {
        let zones = setup.deployment("militia").iter();
        if zones.map(std::slice::from_ref).any(|zone| !grid(zone, GRID).any(|at| stands(&at))) {
            found.playable(
                at,
                "une zone de patrouille n’a pas de place pour une unité",
                "a patrol zone has no room for a unit",
            );
        }
    }
    if setup.scenario == ScenarioId::Embuscade {
        let far = |point: &Point| {
            setup.zone("entry_militia").iter().all(|area| {
                !area.contains(*point)
                    && area.edges().all(|(v, w)| !closer_than(*point, v, w, ENTRY))
            })
        };
        let mut markers: Vec<Point> = Vec::new();
        for point in grid(setup.zone("ambush"), MARKER_GRID) {
            let apart = markers.iter().all(|other| !nearer(*other, point, BETWEEN));
            if apart && far(&point) && spot(terrain, Stand::ground(point), FOOT).is_ok() {
                markers.push(point);
            }
            if markers.len() == MOST_MARKERS {
                return;
            }
        }
        found.playable(
            at,
            format!("l’embuscade n’a pas de place pour {MOST_MARKERS} marqueurs"),
            format!("the ambush has no room for {MOST_MARKERS} markers"),
        );
    }
}

fn setup_places(at: Place, setup: &Setup, terrain: &Terrain, found: &mut Findings) {
    for (name, point) in &setup.points {
        if spot(terrain, Stand::ground(*point), FOOT).is_err() {
            found.add(
                at,
                format!("personne ne peut se tenir en {name}"),
                format!("nobody can stand at {name}"),
            );
        }
    }
    for (name, polygons) in &setup.deploy {
        if room(terrain, polygons, FOOT, DEPLOYED) < DEPLOYED {
            found.add(
                at,
                format!("le déploiement {name} n’a pas de place pour {DEPLOYED} figurines"),
                format!("deployment {name} has no room for {DEPLOYED} figures"),
            );
        }
    }
    if setup.scenario == ScenarioId::Affrontement {
        let near = setup.deployment("a").iter().any(|a| {
            setup.deployment("b").iter().any(|b| {
                a.overlaps(b)
                    || a.edges()
                        .any(|(v, w)| b.edges().any(|(p, q)| segments_closer(v, w, p, q, 6_000)))
            })
        });
        if near {
            found.add(
                at,
                "les déploiements de l’affrontement sont à 6000 millièmes au moins l’un de l’autre",
                "the deployments of the clash are at least 6000 mils apart",
            );
        }
    }
}

/// DS-1314: the points of the grid inside some polygons, in order of y, then x.
pub fn grid(polygons: &[Polygon], step: usize) -> impl Iterator<Item = Point> {
    let low = polygons.iter().map(|polygon| polygon.bounds.low.y).min().unwrap_or(0);
    let high = polygons.iter().map(|polygon| polygon.bounds.high.y).max().unwrap_or(-1);
    let first = move |low: i32| (low + step as i32 - 1) / step as i32 * step as i32;
    (first(low)..=high).step_by(step).flat_map(move |y| {
        let left = polygons.iter().map(|polygon| polygon.bounds.low.x).min().unwrap_or(0);
        let right = polygons.iter().map(|polygon| polygon.bounds.high.x).max().unwrap_or(-1);
        (first(left)..=right)
            .step_by(step)
            .map(move |x| Point::new(x, y))
            .filter(move |point| polygons.iter().any(|polygon| polygon.contains(*point)))
    })
}

/// How many bases of a radius a greedy hand finds room for, up to `most`.
#[must_use]
pub fn room(terrain: &Terrain, polygons: &[Polygon], radius: i32, most: usize) -> usize {
    let mut placed: Vec<Body> = Vec::new();
    for at in grid(polygons, GRID) {
        let body = Body { stand: Stand::ground(at), radius, ..Body::default() }
            .moved(terrain, Stand::ground(at));
        if spot(terrain, body.stand, radius).is_ok()
            && !placed.iter().any(|other| overlap(&body, other))
        {
            placed.push(body);
        }
        if placed.len() == most {
            break;
        }
    }
    placed.len()
}
