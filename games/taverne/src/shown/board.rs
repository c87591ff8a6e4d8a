//! What a page must show and would otherwise have to work out by a rule.

use kernel::{Seat, Seats, View};
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

use crate::Taverne;
use crate::cards::book::book;
use crate::cards::{Character, Mode, Treasure, Variant};
use crate::rules::arrivals::is_right;
use crate::rules::breaking::BREAK_DIE;
use crate::rules::ending::{Rank, places, rank, tally, worth};
use crate::rules::terms::{living, reach, tavern_value};
use crate::table::event::Tally;
use crate::table::public::{Each, Looking, Phase};
use crate::table::{Place, Question};

/// Facts of the rules about what a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Board {
    pub house: House,
    /// TV-311: how many Agitation cards start the Brawl.
    pub agitation_needed: u8,
    /// TV-206
    pub living: Seats,
    /// TV-551, TV-552: whom each player reaches.
    pub reach: Each<Reach>,
    /// TV-711, TV-712
    pub tavern: Tavern,
    /// TV-107: whether the next card of the Arrival pile can be the Militia.
    pub militia_may_come: bool,
    /// Whether the viewer's claim would be right, at tables that say so.
    pub claim_is_right: Option<bool>,
    /// TV-703: what the viewer's Treasures score now; for everybody once the game is over.
    pub tallies: Vec<Tally>,
    /// TV-707: everybody from the first to the last, once the game is over.
    pub ranking: Vec<Ranked>,
    /// What the Treasures the viewer sees are worth to him with his best Hero.
    pub worth: Vec<Worth>,
    /// Which card the characters are: the second Guard is a Guard.
    pub cards: Vec<CardOf>,
}

/// The card of a character in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardOf {
    pub who: Character,
    pub card: String,
}

shelf::fields!(Board {
    house,
    agitation_needed,
    living,
    reach,
    tavern,
    militia_may_come,
    claim_is_right,
    tallies,
    ranking,
    worth,
    cards,
});

/// The rules of this table, as far as a page shows them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct House {
    pub variants: Vec<Variant>,
    /// TV-801: the place of the Break die among the dice of an attack, where there is one.
    pub break_die: Option<usize>,
    pub sealed_offers: bool,
    pub sale_turns: u8,
    pub tavern_name: Option<String>,
}

/// Whom a player reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reach {
    pub contact: Seats,
    pub distance: Seats,
}

/// TV-707: a player's place at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ranked {
    pub seat: Seat,
    /// The first is 1; those whom nothing parts share a place.
    pub place: u8,
    /// What parts players with equal points; nothing for who has points of his own.
    pub tie: Option<Tie>,
}

/// TV-707: what counts between players with equal points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Tie {
    /// Heroes that are not KO.
    pub heroes: u8,
    pub treasures: u8,
}

/// What the tavern is worth, and to the Innkeeper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Tavern {
    pub value: u8,
    /// The id of its state in the data.
    pub state: String,
    pub points: u8,
}

/// What a Treasure is worth to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Worth {
    pub treasure: Treasure,
    pub points: u8,
}

impl Shows for Taverne {
    type Shown = Board;

    /// The facts for one viewer.
    fn shown(view: &View<Taverne>, _question: Option<Question>) -> Board {
        let public = &view.public;
        let given = view.given();
        let value = tavern_value(public);
        let state = book().state_of(value);
        let switched = [given.casse_tout, given.tous_sur_un, given.tete_dure];
        let variants = Variant::ALL.into_iter().zip(switched).filter(|(_, on)| *on);
        Board {
            house: House {
                variants: variants.map(|(variant, _)| variant).collect(),
                break_die: given.casse_tout.then_some(BREAK_DIE),
                sealed_offers: given.sealed_offers,
                sale_turns: given.sale_turns,
                tavern_name: given.tavern_name.clone(),
            },
            agitation_needed: view.players,
            living: living(public),
            reach: public.groups.map(|seat, _| Reach {
                contact: reach(public, seat, Mode::Contact),
                distance: reach(public, seat, Mode::Distance),
            }),
            tavern: Tavern { value, state: state.id.clone(), points: state.points },
            militia_may_come: militia_may_come(view),
            claim_is_right: claim_is_right(view),
            tallies: view.seats().iter().filter_map(|seat| tally_of(view, seat)).collect(),
            ranking: ranking(view),
            worth: worths(view),
            cards: cards(view),
        }
    }
}

fn cards(view: &View<Taverne>) -> Vec<CardOf> {
    let figures = view.public.groups.iter().flat_map(|group| group.iter());
    let card = |who: Character| who.arrival().map_or_else(|| who.id(), |arrival| arrival.id());
    figures.map(|figure| CardOf { who: figure.who, card: card(figure.who).to_owned() }).collect()
}

/// TV-107: the Militia is among the last six cards.
pub(super) fn militia_may_come(view: &View<Taverne>) -> bool {
    let left = view.own.arrivals.size;
    view.public.phase != Phase::Over && left <= book().setup.militia_among_arrivals + 1
}

fn claim_is_right(view: &View<Taverne>) -> Option<bool> {
    let call = view.public.call.filter(|_| view.given().claim_hint)?;
    Some(is_right(&view.public, view.seat()?, call.arrival))
}

/// TV-703: what a player scores, if the viewer sees all that player has.
pub(super) fn tally_of(view: &View<Taverne>, seat: Seat) -> Option<Tally> {
    let purse = &view.own.purses[seat];
    let (losable, safe) = (purse.losable?, purse.safe.cards?);
    let own: Vec<Treasure> = losable.into_iter().chain(safe).collect();
    Some(tally(view.given(), &view.public, seat, &own))
}

/// TV-707: the order of all players. Before the end nobody knows it.
pub(super) fn ranking(view: &View<Taverne>) -> Vec<Ranked> {
    let tallies: Vec<Tally> = view.seats().iter().filter_map(|seat| tally_of(view, seat)).collect();
    if view.public.phase != Phase::Over || tallies.len() < usize::from(view.players) {
        return Vec::new();
    }
    let ranks: Each<Rank> = Each::new(view.players, |seat| {
        rank(&view.public, seat, &tallies[usize::from(seat.number())])
    });
    let places = places(&ranks);
    let mut order: Vec<Ranked> = ranks
        .pairs()
        .map(|(seat, rank)| {
            let is_tied = ranks.iter().filter(|other| other.points == rank.points).count() > 1;
            let tie = Tie { heroes: rank.heroes, treasures: rank.treasures };
            Ranked { seat, place: places[seat], tie: is_tied.then_some(tie) }
        })
        .collect();
    order.sort_by_key(|one| (one.place, one.seat.number()));
    order
}

/// TV-1008: what an attacker who looks at a victim's Treasures can take, in the order of the data.
pub(super) fn looked_at(view: &View<Taverne>) -> Vec<Treasure> {
    let looking = view.public.looking.filter(|looking| Some(looking.by) == view.seat());
    let Some(Looking { victim, .. }) = looking else { return Vec::new() };
    let known = view.own.whereabouts.whereabouts();
    let is_there = |treasure: &Treasure| {
        known.of(*treasure).is_only(Place::Hand(victim))
            || view.public.drawn(victim).any(|drawn| drawn == *treasure)
    };
    Treasure::all().filter(is_there).collect()
}

/// The viewer's own Treasures, those on the floor, the one for sale, those on offer, and those he looks at.
fn worths(view: &View<Taverne>) -> Vec<Worth> {
    let Some(me) = view.seat() else { return Vec::new() };
    let mine = view.own.purses[me].losable.into_iter().flatten();
    let offered = view.own.purses.iter().flat_map(|purse| purse.offer.known()).copied();
    let lying = view.public.floor.into_iter().chain(view.public.trade.shown);
    let mut all: Vec<Treasure> = mine.chain(offered).chain(lying).chain(looked_at(view)).collect();
    all.sort_unstable();
    all.dedup();
    let points = |treasure: Treasure| worth(view.given(), &view.public, me, treasure);
    all.into_iter().map(|treasure| Worth { treasure, points: points(treasure) }).collect()
}
