//! The game on trial: the laws every game must keep.

use std::cell::Cell;
use std::path::Path;

use kernel::{Audience, Hidden, List, Opening, Pile, Referee, Seat, State, Viewer};
use testkit::explore::explore;
use testkit::{Trial, laws, words};

use crate::Taverne;
use crate::cards::book::{ARRIVALS, TREASURES, book};
use crate::cards::{Arrival, Object, Treasure, Variant};
use crate::rules::terms::clockwise;
use crate::table::action::{Bargain, Loss};
use crate::table::config::{Claims, Config, Offers, Spill};
use crate::table::public::Phase;
use crate::table::secrets::{Treasures, fresh};
use crate::table::{Action, Picked, Place, Public, Secrets};

/// One state in so many of an explored game is looked at.
const EXPLORED_ONE_IN: u32 = 24;

/// Which Treasure takes the place of which in the redealt game.
#[derive(Clone, Copy)]
struct Exchange {
    instead: [u8; TREASURES],
}

impl Exchange {
    /// Those that the viewer has never seen go round in a circle, so that whole hands change.
    fn of(never_seen: &[Treasure]) -> Self {
        let mut instead: [u8; TREASURES] = std::array::from_fn(|place| place as u8);
        for (place, treasure) in never_seen.iter().enumerate() {
            let next = never_seen[(place + never_seen.len() / 2) % never_seen.len()];
            instead[treasure.index()] = next.index() as u8;
        }
        Self { instead }
    }

    fn swap(&self, treasure: Treasure) -> Treasure {
        Treasure::nth(usize::from(self.instead[treasure.index()])).expect("there are forty")
    }

    fn swap_all(&self, treasures: &[Treasure]) -> Treasures {
        treasures.iter().map(|treasure| self.swap(*treasure)).collect()
    }

    fn swap_picked(&self, picked: Picked<Treasure>) -> Picked<Treasure> {
        picked.iter().map(|treasure| self.swap(treasure)).collect()
    }
}

thread_local! {
    /// What was exchanged by the last redeal, for the answers that name Treasures.
    static EXCHANGED: Cell<Option<Exchange>> = const { Cell::new(None) };
}

impl Trial for Taverne {
    /// Random games take some three hundred decisions.
    const LONGEST: u32 = 3_000;

    const LOOK_ONE_IN: u32 = 12;

    fn configs() -> Vec<Config> {
        use Variant::{CasseTout, TeteDure, TousSurUn};
        let sets: [&[Variant]; 6] = [
            &[],
            &[CasseTout],
            &[TousSurUn],
            &[CasseTout, TousSurUn],
            &[TousSurUn, TeteDure],
            &[CasseTout, TousSurUn, TeteDure],
        ];
        let mut configs: Vec<Config> = (2..=6).map(Config::new).collect();
        let with = |(place, set): (usize, &&[Variant])| Config::new(2 + place as u8 % 5).with(set);
        configs.extend(sets.iter().enumerate().skip(1).map(with));
        let hard = Config::new(4).with(&[TousSurUn, TeteDure]);
        configs.push(Config { ko_spill: Spill::Share, offers: Offers::Sealed, ..hard });
        configs.push(Config { claims: Claims::Race, peaceful_end: true, ..Config::new(3) });
        configs.push(Config {
            claims: Claims::Auto,
            heroes_per_player: 3,
            ko_heroes_score: false,
            offers: Offers::Sealed,
            ..Config::new(2)
        });
        configs
    }

    fn count_pieces(state: &State<Self>, _players: u8, referee: Referee<'_>) -> Result<(), String> {
        let State { public, secrets } = state;
        treasures_add_up(public, secrets, referee)?;
        objects_add_up(public, secrets, referee)?;
        arrivals_add_up(public, secrets, referee)
    }

    /// Every Treasure the viewer has never seen changes places with another. In the first round of the Brawl Objects are
    /// dealt as they are in `world`, whole hands and the pile; later those at the bottom of the pile change places, as
    /// Arrivals do.
    fn redeal(
        mut opening: Opening<Self>,
        now: &State<Self>,
        world: &State<Self>,
        viewer: Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        // A finished game shows everything.
        if now.public.phase == Phase::Over {
            return None;
        }
        let known = match viewer {
            Viewer::Seat(seat) => now.secrets.known[seat].read(referee),
            Viewer::Gallery => now.secrets.known_to_all.read(referee),
        };
        let unseen = |(treasure, places): (Treasure, crate::table::Places)| {
            places.contains(Place::Aside).then_some(treasure)
        };
        let never_seen: Vec<Treasure> = known.iter().filter_map(unseen).collect();
        let exchange = Exchange::of(&never_seen);
        EXCHANGED.set(Some(exchange));
        let State { public, secrets } = &mut opening.state;
        exchange_treasures(public, secrets, &exchange, referee);
        if !deal_object_hands(secrets, now, &world.secrets, viewer, referee) {
            swap_bottom(&mut secrets.object_pile, &now.secrets.object_pile, referee);
        }
        swap_bottom(&mut secrets.arrivals, &now.secrets.arrivals, referee);
        Some(opening)
    }

    /// Answers that name Treasures the viewer has not seen.
    fn retell(action: &Action, _seat: Seat, _world: &State<Self>, _referee: Referee<'_>) -> Action {
        let Some(exchange) = EXCHANGED.get() else { return *action };
        match *action {
            Action::Trade(Bargain::Offer { treasures }) => {
                Action::Trade(Bargain::Offer { treasures: exchange.swap_picked(treasures) })
            }
            Action::Loss(Loss::Loot { treasure }) => {
                Action::Loss(Loss::Loot { treasure: exchange.swap(treasure) })
            }
            Action::Loss(Loss::Shelter { treasures }) => {
                Action::Loss(Loss::Shelter { treasures: exchange.swap_picked(treasures) })
            }
            Action::Trade(_)
            | Action::Activate(_)
            | Action::Help(_)
            | Action::Loss(Loss::Drop { .. })
            | Action::Round(_) => *action,
        }
    }

    /// Where the Militia lies, and which Objects come next.
    fn hidden_orders(
        state: &State<Self>,
        _viewer: Viewer,
        referee: Referee<'_>,
    ) -> Vec<Vec<String>> {
        let arrivals = state.secrets.arrivals.read(referee);
        let bottom = &arrivals[..arrivals.len().min(6)];
        let militia = bottom.iter().map(|card| card.is_militia().to_string()).collect();
        let objects = state.secrets.object_pile.read(referee);
        let strikes = objects.iter().map(|object| object.is_for_striking().to_string()).collect();
        vec![militia, strikes]
    }
}

/// The opening hands and what was set aside, exchanged, and what everybody knows of it made anew.
fn exchange_treasures(
    public: &Public,
    secrets: &mut Secrets,
    exchange: &Exchange,
    referee: Referee<'_>,
) {
    for seat in secrets.treasures.seats().iter() {
        let hand = exchange.swap_all(secrets.treasures[seat].read(referee));
        secrets.treasures[seat] = Pile::known_to(Audience::seat(seat), hand);
    }
    let aside = exchange.swap_all(secrets.aside.read(referee));
    secrets.aside = Pile::known_to(Audience::NOBODY, aside);
    let counts = secrets.counts(public);
    let none = Treasures::new();
    for seat in secrets.known.seats().iter() {
        let hand: Treasures = secrets.treasures[seat].read(referee).iter().copied().collect();
        let known = fresh(public, &counts, Some((seat, &hand, &none)));
        secrets.known[seat] = Hidden::known_to(Audience::seat(seat), known);
    }
    secrets.known_to_all = Hidden::known_to(Audience::EVERYBODY, fresh(public, &counts, None));
}

/// TV-402: Objects as they are in a world, while everybody has drawn once only; whether that is so. Who was dealt which
/// part of the pile follows from what is held now: if it does not, nothing is changed.
fn deal_object_hands(
    secrets: &mut Secrets,
    now: &State<Taverne>,
    world: &Secrets,
    viewer: Viewer,
    referee: Referee<'_>,
) -> bool {
    let players = secrets.objects.len();
    let each = usize::from(book().setup.objects_at_brawl_start);
    let left = now.secrets.object_pile.len();
    let pile = secrets.object_pile.write(referee);
    let has_drawn_once =
        now.public.round == 1 && left > 0 && pile.len() - left == each * usize::from(players);
    if !has_drawn_once {
        return false;
    }
    // The top of a pile is its end, so the first to draw has the last part.
    let part = |leader: Seat, seat: Seat| {
        let turn = clockwise(leader, players).position(|other| other == seat).expect("a seat");
        left + each * (usize::from(players) - 1 - turn)
    };
    let holds = |from: usize, held: &[Object]| {
        held.iter().all(|kind| {
            printed::copies(held, kind) <= printed::copies(&pile[from..from + each], kind)
        })
    };
    let leaders = secrets.objects.seats().iter().filter(|leader| {
        let mut hands = now.secrets.objects.pairs();
        hands.all(|(seat, hand)| holds(part(*leader, seat), hand.read(referee)))
    });
    let [leader] = leaders.collect::<Vec<Seat>>()[..] else { return false };
    for (seat, hand) in now.secrets.objects.pairs() {
        if viewer == Viewer::Seat(seat) {
            continue;
        }
        let from = part(leader, seat);
        let mut held: Vec<Object> = hand.read(referee).to_vec();
        let mut instead = world.objects[seat].read(referee).iter();
        for dealt in &mut pile[from..from + each] {
            if let Some(place) = held.iter().position(|object| object == dealt) {
                held.remove(place);
                *dealt = *instead.next().expect("hands are as large in every world");
            }
        }
    }
    pile[..left].copy_from_slice(world.object_pile.read(referee));
    true
}

/// The two bottom cards of a pile, if they still lie there.
fn swap_bottom<C: Copy + Default + PartialEq, const N: usize>(
    then: &mut Pile<C, N>,
    now: &Pile<C, N>,
    referee: Referee<'_>,
) {
    let still: List<C, N> = now.read(referee).iter().copied().collect();
    let dealt = then.write(referee);
    if now.audience() == Audience::NOBODY && still.len() >= 2 && dealt.starts_with(&still) {
        dealt.swap(0, 1);
    }
}

fn treasures_add_up(
    public: &Public,
    secrets: &Secrets,
    referee: Referee<'_>,
) -> Result<(), String> {
    let held = secrets.treasures.iter().chain(&secrets.safe).flat_map(|pile| pile.read(referee));
    let others = secrets.face_down.read(referee).iter().chain(secrets.aside.read(referee));
    let mut all: Vec<Treasure> = held.chain(others).chain(&public.floor).copied().collect();
    all.sort_unstable();
    if !all.iter().copied().eq(Treasure::all()) {
        return Err(format!("the Treasures are {all:?}"));
    }
    for (seat, held) in secrets.treasures.pairs() {
        if let Some(lost) = public.drawn(seat).find(|drawn| !held.read(referee).contains(drawn)) {
            return Err(format!("{seat} has drawn {lost:?} and does not have it"));
        }
    }
    Ok(())
}

fn objects_add_up(public: &Public, secrets: &Secrets, referee: Referee<'_>) -> Result<(), String> {
    let hands = secrets.objects.iter().flat_map(|hand| hand.read(referee));
    let hidden = hands.chain(secrets.object_pile.read(referee)).copied();
    let all: Vec<Object> = hidden.chain(public.open_objects()).collect();
    for object in Object::all() {
        let found = printed::copies(&all, &object);
        if found != usize::from(object.print().count) {
            return Err(format!("{object:?} is there {found} times"));
        }
    }
    Ok(())
}

fn arrivals_add_up(public: &Public, secrets: &Secrets, referee: Referee<'_>) -> Result<(), String> {
    let left = secrets.arrivals.read(referee);
    let all: Vec<Arrival> = left.iter().chain(&public.arrived).copied().collect();
    for arrival in Arrival::people() {
        let found = printed::copies(&all, &arrival);
        if found != usize::from(arrival.print().count) {
            return Err(format!("{arrival:?} is there {found} times"));
        }
    }
    assert!(public.arrived.len() <= ARRIVALS, "the Militia does not join anybody");
    Ok(())
}

#[test]
fn every_law_holds_on_the_way_through_random_games() {
    laws::walk::<Taverne>(40_000);
}

#[test]
fn games_in_which_rare_things_meet_keep_the_laws() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus.trails");
    explore::<Taverne>(&corpus, EXPLORED_ONE_IN);
}

#[test]
fn imagined_worlds_favour_nothing() {
    laws::even_worlds::<Taverne>(30);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<Taverne>();
    words::sentences::<Taverne>(14);
}
