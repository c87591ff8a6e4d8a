//! Contacts and duels (DS-601, DS-602, DS-620…624): every group of enemies in contact is split into duels.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use super::{Play, board};
use crate::cards::Npc;
use crate::geometry::measure::within;
use crate::geometry::place::in_contact;
use crate::table::public::{FIGURES, Public};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// Contacts by slot: for each figure the enemies it touches, one bit each.
pub type Graph = [u64; FIGURES];

/// DS-624: contacts and duels after something has changed. The newcomer and the enemy it charged or moved against
/// are paired if they can be.
pub(crate) fn recompute(play: &mut Play<'_>, newcomer: Option<(FigureId, Option<FigureId>)>) {
    part_from_prisoner(play);
    let duels = duels(board(play), newcomer);
    for (figure, duel) in play.public.figures.iter_mut().zip(duels) {
        figure.duel = duel;
        // DS-902: whoever becomes engaged is no longer on the lookout.
        figure.lookout &= duel.is_none();
    }
}

/// DS-620: the duels of a position, by figure.
#[must_use]
pub fn duels(
    board: Board<'_>,
    newcomer: Option<(FigureId, Option<FigureId>)>,
) -> ArrayVec<Option<FigureId>, FIGURES> {
    let graph = contacts(board);
    let slot = |id: FigureId| board.public.slot(id);
    let own = newcomer.and_then(|(id, _)| slot(id));
    let target = newcomer.and_then(|(_, against)| slot(against?));
    let charged = own.zip(target).filter(|(own, target)| graph[*own] >> target & 1 == 1);
    let wish = charged.or_else(|| own.and_then(|own| Some((own, nearest(board, &graph, own)?))));
    split(board.public, &graph, wish, charged)
}

/// DS-1483: the prisoner's fight with somebody is over when they are apart or one is dead.
fn part_from_prisoner(play: &mut Play<'_>) {
    let now = board(play);
    let Some(prisoner) = now.public.figures.iter().find(|one| one.npc == Some(Npc::Prisonnier))
    else {
        return;
    };
    let touches = |slot: usize| {
        let other = &now.public.figures[slot];
        other.stands() && prisoner.stands() && now.touch(prisoner, other)
    };
    let bits = now.public.hostile[prisoner.id.place()];
    let kept = (0..now.public.figures.len())
        .filter(|slot| bits >> slot & 1 == 1 && touches(*slot))
        .fold(0, |bits, slot| bits | 1 << slot);
    let place = prisoner.id.place();
    play.public.hostile[place] = kept;
}

/// DS-R92: whoever is still on the way is in no duel, unless somebody has engaged it.
fn on_the_way(board: Board<'_>) -> Option<FigureId> {
    let moving = board.public.moving?;
    (!moving.arrived && moving.stopped_by.is_none()).then_some(moving.figure)
}

/// DS-601: all enemies in contact.
fn contacts(board: Board<'_>) -> Graph {
    let mut graph = [0; FIGURES];
    let figures = &board.public.figures;
    let walker = on_the_way(board);
    let there = |figure: &Figure| figure.stands() && Some(figure.id) != walker;
    let bodies: ArrayVec<_, FIGURES> =
        figures.iter().map(|figure| there(figure).then(|| board.body(figure))).collect();
    for one in 0..figures.len() {
        let Some(body) = bodies[one] else { continue };
        for two in one + 1..figures.len() {
            let Some(other) = bodies[two] else { continue };
            if within(body.at(), other.at(), body.radius + other.radius + 10)
                && board.enemies(&figures[one], &figures[two])
                && in_contact(board.terrain(), &board.public.doors, &body, &other)
            {
                graph[one] |= 1 << two;
                graph[two] |= 1 << one;
            }
        }
    }
    graph
}

/// DS-623: the enemy whose centre is nearest among those touched, ties by order.
fn nearest(board: Board<'_>, graph: &Graph, own: usize) -> Option<usize> {
    let at = board.public.figures[own].at();
    bits(graph[own])
        .min_by_key(|slot| crate::geometry::measure::squared(at, board.public.figures[*slot].at()))
}

fn bits(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |bit| set >> bit & 1 == 1)
}

/// Were they opponents in one duel before?
fn were_opponents(public: &Public, one: usize, two: usize) -> bool {
    let (one, two) = (&public.figures[one], &public.figures[two]);
    one.duel.is_some()
        && one.duel == two.duel
        && (one.duel == Some(one.id) || one.duel == Some(two.id))
}

/// What a set of pairs is worth: how many, how many kept, whether the wish is among them.
type Worth = (u8, u8, bool);

/// DS-620: the best set of disjoint pairs, then the rest joins. The wish of a newcomer counts for pairs; where it
/// joins, only an enemy it was aimed at does.
#[must_use]
pub fn split(
    public: &Public,
    graph: &Graph,
    wish: Option<(usize, usize)>,
    charged: Option<(usize, usize)>,
) -> ArrayVec<Option<FigureId>, FIGURES> {
    let count = public.figures.len();
    let mut duels: ArrayVec<Option<FigureId>, FIGURES> = (0..count).map(|_| None).collect();
    if graph.iter().all(|touched| *touched == 0) {
        return duels;
    }
    let mut seen = BTreeMap::new();
    let matcher = Matcher { public, graph, wish };
    matcher.best(0, 0, &mut seen);
    let mut partner: ArrayVec<Option<usize>, FIGURES> = (0..count).map(|_| None).collect();
    let mut used = 0u64;
    for slot in 0..count {
        if used >> slot & 1 == 1 {
            continue;
        }
        if let Some((_, Some(other))) = seen.get(&(slot, used >> slot << slot)) {
            partner[slot] = Some(*other);
            partner[*other] = Some(slot);
            used |= 1 << other;
            let single = public.figures[slot].id;
            duels[slot] = Some(single);
            duels[*other] = Some(single);
        }
    }
    for slot in 0..count {
        if partner[slot].is_none() && graph[slot] != 0 {
            join(public, graph, charged, &partner, &mut duels, slot);
        }
    }
    duels
}

/// A search for the best pairs, figure by figure in their order: each is left out or paired with a later one. The
/// first of equally good choices is the first in lexicographic order.
struct Matcher<'a> {
    public: &'a Public,
    graph: &'a Graph,
    wish: Option<(usize, usize)>,
}

type Seen = BTreeMap<(usize, u64), (Worth, Option<usize>)>;

impl Matcher<'_> {
    fn best(&self, slot: usize, used: u64, seen: &mut Seen) -> Worth {
        if slot == self.public.figures.len() {
            return (0, 0, false);
        }
        // What lies behind is forgotten, so that equal futures are looked at once.
        let used = used >> slot << slot;
        if used >> slot & 1 == 1 {
            return self.best(slot + 1, used, seen);
        }
        if let Some((worth, _)) = seen.get(&(slot, used)) {
            return *worth;
        }
        let later = self.graph[slot] & !used & !((1 << slot) - 1);
        let mut best: Option<(Worth, Option<usize>)> = None;
        for other in bits(later) {
            let (pairs, kept, wished) = self.best(slot + 1, used | 1 << other, seen);
            let kept = kept + u8::from(were_opponents(self.public, slot, other));
            let wish = self.wish == Some((slot, other)) || self.wish == Some((other, slot));
            let worth = (pairs + 1, kept, wished || wish);
            if best.is_none_or(|(found, _)| worth > found) {
                best = Some((worth, Some(other)));
            }
        }
        let alone = self.best(slot + 1, used, seen);
        let best = best.filter(|(found, _)| *found >= alone).unwrap_or((alone, None));
        seen.insert((slot, used), best);
        best.0
    }
}

/// DS-620: a remaining figure joins the duel of one of the enemies it touches, who becomes the duel's single figure.
fn join(
    public: &Public,
    graph: &Graph,
    charged: Option<(usize, usize)>,
    partner: &[Option<usize>],
    duels: &mut [Option<FigureId>],
    slot: usize,
) {
    let size = |other: usize| duels.iter().filter(|duel| **duel == duels[other]).count();
    let charged = |other: usize| charged == Some((slot, other));
    let chosen = bits(graph[slot]).filter(|other| duels[*other].is_some()).min_by_key(|other| {
        (!were_opponents(public, slot, *other), !charged(*other), size(*other), *other)
    });
    let Some(chosen) = chosen else { return };
    let (old, single) = (duels[chosen], Some(public.figures[chosen].id));
    debug_assert!(partner[chosen].is_some(), "only figures of a pair are joined");
    for duel in duels.iter_mut().filter(|duel| **duel == old) {
        *duel = single;
    }
    duels[slot] = single;
}

/// DS-622: whether two figures are opponents in one duel.
pub(crate) fn are_opponents(one: &Figure, two: &Figure) -> bool {
    one.duel.is_some()
        && one.duel == two.duel
        && (one.duel == Some(one.id) || one.duel == Some(two.id))
}

/// The opponents of a figure in its duel.
pub(crate) fn opponents<'a>(
    board: Board<'a>,
    figure: &'a Figure,
) -> impl Iterator<Item = &'a Figure> {
    board
        .public
        .standing()
        .filter(move |other| other.id != figure.id && are_opponents(figure, other))
}
