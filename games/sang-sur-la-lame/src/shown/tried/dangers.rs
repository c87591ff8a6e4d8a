//! What could happen along a path that is tried (DS-904…909, DS-1493): lookouts, eyes and ambush markers, sample by
//! sample, as if the mover stood there.

use serde::Serialize;
use ts_rs::TS;

use super::Tried;
use crate::geometry::measure::within;
use crate::geometry::walk::doors_crossed;
use crate::geometry::{Door, Facing, Stand, Surface};
use crate::rules::movement::samples_of;
use crate::rules::{ambush, lookout, odds, quality, targets};
use crate::shown::field::{Chances, Sight, sight};
use crate::table::public::{Fight, Means as By};
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Figure, FigureId, Given, Public};

/// What a lookout could do on a stretch of the way, and with what chances.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Danger {
    pub lookout: FigureId,
    pub means: DangerMeans,
    /// The first and the last sample of the stretch.
    pub from: Stand,
    pub to: Stand,
    /// The segment on which it begins, counted from 0.
    pub leg: u8,
    /// For the attack on the mover; nothing for a step into contact.
    pub chances: Option<Chances>,
    pub clause: &'static str,
}

/// How a lookout reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DangerMeans {
    /// With the weapon in this place.
    Shoot(u8),
    Strike,
    Engage,
}

impl DangerMeans {
    /// Where the rules speak of it.
    const fn clause(self) -> &'static str {
        match self {
            Self::Shoot(_) => "DS-908",
            Self::Strike => "DS-910",
            Self::Engage => "DS-909",
        }
    }
}

/// Somebody who is no friend, and what he sees of the mover.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Eye {
    pub figure: FigureId,
    /// Where on the way he first sees the mover, if anywhere.
    pub first: Option<Stand>,
    /// What he sees at its end.
    pub at_end: Sight,
}

/// DS-1493, DS-1494: an ambush marker the way comes near.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MarkerNear {
    pub marker: u8,
    /// The first sample that is near enough.
    pub at: Stand,
    /// Whether the way comes so near that somebody must come out, or the marker is shown to be a decoy.
    pub forced: bool,
    pub clause: &'static str,
}

/// Modifiers of both sides, by which chances change.
type Bits = (u16, u16);

/// What is open on a stretch so far: its place among the dangers, its modifiers, and the last sample that had it.
struct Open {
    place: usize,
    bits: Bits,
    sample: usize,
}

/// Walks the path in thought, from where the mover stands, and notes what could happen.
pub(super) fn foresee(tried: &mut Tried, given: &Given, there: &mut Public, path: Path) {
    let id = tried.figure;
    let samples = samples_of(Board::new(given, there), id, path);
    let mut first_seen: Vec<(FigureId, Option<Stand>)> = {
        let now = Board::new(given, there);
        strangers(now, now.figure(id)).map(|one| (one.id, None)).collect()
    };
    let mut open: Vec<Open> = Vec::new();
    for (number, sample) in samples.iter().enumerate() {
        step(given, there, id, sample.from, sample.stand);
        let now = Board::new(given, there);
        let mover = now.figure(id);
        for one in now.public.figures.iter().filter(|one| lookout::watches(now, one, mover)) {
            for (means, bits) in offered(now, one, mover) {
                note(tried, &mut open, now, (one, means, bits), number, sample.leg);
            }
        }
        for (one, seen) in first_seen.iter_mut().filter(|(_, seen)| seen.is_none()) {
            if quality::sight(now, now.figure(*one), mover).seen() {
                *seen = Some(sample.stand);
            }
        }
        near_markers(tried, now, mover);
    }
    let now = Board::new(given, there);
    let mover = now.figure(id);
    let met = strangers(now, mover).filter(|one| now.enemies(mover, one) && now.touch(mover, one));
    tried.touches = met.map(|one| one.id).collect();
    tried.eyes = first_seen
        .into_iter()
        .map(|(figure, first)| Eye { figure, first, at_end: sight(now, now.figure(figure), mover) })
        .collect();
}

/// Those on the table who are no friends of somebody.
fn strangers<'a>(board: Board<'a>, figure: &'a Figure) -> impl Iterator<Item = &'a Figure> {
    board.public.standing().filter(move |one| one.id != figure.id && !board.friends(figure, one))
}

/// Puts the mover on a sample; shut doors on its way are open then (DS-226).
fn step(given: &Given, there: &mut Public, id: FigureId, from: Stand, to: Stand) {
    let terrain = &given.ground(there.table).terrain;
    if from.on == Surface::Ground && to.on == Surface::Ground {
        let opened: Vec<u8> = doors_crossed(terrain, &there.doors, from.at, to.at).collect();
        opened.into_iter().for_each(|door| there.doors[usize::from(door)] = Door::Open);
    }
    let mover = there.figure_mut(id);
    mover.stand = to;
    if let Some(face) = Facing::towards(from.at, to.at) {
        mover.facing = face;
    }
}

/// DS-904: what a lookout could do to the mover here.
fn offered(board: Board<'_>, lookout: &Figure, mover: &Figure) -> Vec<(DangerMeans, Bits)> {
    let offer = lookout::offer(board, lookout, mover);
    let shots = (0u8..).zip(offer.shots);
    let mut all: Vec<(DangerMeans, Bits)> = shots
        .filter_map(|(weapon, bits)| bits.map(|bits| (DangerMeans::Shoot(weapon), bits)))
        .collect();
    all.extend(offer.strike.map(|bits| (DangerMeans::Strike, bits)));
    all.extend(offer.engage.map(|_| (DangerMeans::Engage, (0, 0))));
    all
}

/// Goes on with a stretch, or begins one where the option or its modifiers are new.
fn note(
    tried: &mut Tried,
    open: &mut Vec<Open>,
    board: Board<'_>,
    (lookout, means, bits): (&Figure, DangerMeans, Bits),
    sample: usize,
    leg: u8,
) {
    let mover = board.figure(tried.figure);
    let same = open.iter_mut().find(|one| {
        let danger = &tried.dangers[one.place];
        danger.lookout == lookout.id
            && danger.means == means
            && one.bits == bits
            && one.sample + 1 == sample
    });
    if let Some(one) = same {
        one.sample = sample;
        tried.dangers[one.place].to = mover.stand;
        return;
    }
    let chances = match means {
        DangerMeans::Shoot(weapon) => Some(odds::of_shot(board, lookout, weapon, mover.id).into()),
        DangerMeans::Strike => {
            let fight = Fight {
                attacker: lookout.id,
                target: mover.id,
                means: By::Reach,
                dodge_only: !targets::has_reach(board, mover),
                ..Fight::default()
            };
            Some(odds::of(board, &fight).into())
        }
        DangerMeans::Engage => None,
    };
    open.push(Open { place: tried.dangers.len(), bits, sample });
    let (from, to) = (mover.stand, mover.stand);
    tried.dangers.push(Danger {
        lookout: lookout.id,
        means,
        from,
        to,
        leg,
        chances,
        clause: means.clause(),
    });
}

/// DS-1493 c, DS-1494: markers near this sample that mind the mover.
fn near_markers(tried: &mut Tried, board: Board<'_>, mover: &Figure) {
    if !ambush::is_near(board, mover) {
        return;
    }
    let side = board.side(mover);
    let radius = board.base(mover).radius;
    for (place, marker) in board.public.markers.iter().enumerate() {
        let minds = marker.there && side != Some(board.given.side(marker.seat));
        if !minds || !within(mover.at(), marker.at, ambush::SPRING) {
            continue;
        }
        let (number, at) = (place as u8, mover.stand);
        let forced = within(mover.at(), marker.at, radius + ambush::TRIGGER);
        let clause = if forced { "DS-1494" } else { "DS-1493" };
        match tried.markers.iter_mut().find(|one| one.marker == number) {
            Some(known) if !known.forced => (known.forced, known.clause) = (forced, clause),
            Some(_) => {}
            None => tried.markers.push(MarkerNear { marker: number, at, forced, clause }),
        }
    }
}
