//! Whether a position read from a file can occur.

use kernel::Next::{Ask, Do};
use kernel::{Next, Seats, State};

use super::figure::Posture;
use super::flow::{Question, Step};
use super::given::Given;
use super::public::{Phase, Public};
use super::secrets::Secrets;
use crate::Taverne;
use crate::cards::book::{ARRIVALS, TREASURES};
use crate::cards::{Object, Treasure};

type Checked = Result<(), String>;

/// Whether such a position can occur, as far as the rules depend on it.
///
/// # Errors
/// Says what cannot be.
pub fn validate(
    given: &Given,
    state: &State<Taverne>,
    players: u8,
    to_come: &[Next<Taverne>],
) -> Checked {
    let State { public, secrets } = state;
    if players != given.players {
        return Err(format!("the table was set for {} players, not {players}", given.players));
    }
    let lists = [
        public.groups.len(),
        public.trade.agitation.len(),
        secrets.treasures.len(),
        secrets.safe.len(),
        secrets.offers.len(),
        secrets.objects.len(),
        secrets.known.len(),
    ];
    if lists != [players; 7] {
        return Err("not every list has a place for every player".into());
    }
    characters(given, public)?;
    treasures(public, secrets)?;
    objects(public, secrets)?;
    arrivals(public, secrets)?;
    seats(public, players, to_come)?;
    needs(public, to_come)
}

fn characters(given: &Given, public: &Public) -> Checked {
    let mut seen = [false; crate::cards::book::CHARACTERS];
    for (seat, group) in public.groups.pairs() {
        if public.heroes(seat).count() != usize::from(given.heroes_per_player) {
            return Err(format!("{seat} has the wrong number of Heroes"));
        }
        for figure in group {
            if std::mem::replace(&mut seen[figure.who.index()], true) {
                return Err(format!("{:?} is there twice", figure.who));
            }
            let bare =
                figure.cover.is_none() && figure.weapon.is_none() && figure.at_door.is_none();
            if !figure.is_in_tavern() && !bare {
                return Err(format!("{:?} is out and something lies on it", figure.who));
            }
            if figure.posture == Posture::Ko && !figure.is_hero() {
                return Err(format!("{:?} is KO and still there", figure.who));
            }
            if figure.weapon.is_some_and(|drawn| drawn.weapon.print().is_none()) {
                return Err(format!("{:?} has drawn something that is no weapon", figure.who));
            }
        }
    }
    Ok(())
}

/// Every Treasure is somewhere, as far as numbers tell, and nobody knows of places that do not exist.
fn treasures(public: &Public, secrets: &Secrets) -> Checked {
    for (seat, held) in secrets.treasures.pairs() {
        if public.drawn(seat).count() > held.len() {
            return Err(format!("{seat} has drawn a Treasure he does not have"));
        }
    }
    let mut open: Vec<Treasure> = public.floor.iter().copied().collect();
    public.groups.seats().iter().for_each(|seat| open.extend(public.drawn(seat)));
    let twice = |place: usize| open[..place].contains(&open[place]);
    if (0..open.len()).any(twice) {
        return Err("a Treasure lies open twice".into());
    }
    let total: usize = secrets.counts(public).iter().map(|count| usize::from(*count)).sum();
    if total != TREASURES {
        return Err(format!("there are {total} Treasures instead of {TREASURES}"));
    }
    Ok(())
}

fn objects(public: &Public, secrets: &Secrets) -> Checked {
    let hidden: usize = secrets.objects.iter().map(kernel::Pile::len).sum();
    let open = public.open_objects().count();
    let total: usize = Object::all().map(|object| usize::from(object.print().count)).sum();
    if hidden + open + secrets.object_pile.len() != total {
        return Err(format!("there are more or fewer than {total} Objects"));
    }
    let too_many = |object: &Object| {
        let count = public.open_objects().filter(|other| other == object).count();
        count > usize::from(object.print().count)
    };
    match Object::all().find(too_many) {
        Some(object) => Err(format!("{object:?} is there more often than it was printed")),
        None => Ok(()),
    }
}

fn arrivals(public: &Public, secrets: &Secrets) -> Checked {
    let drawn = public.arrived.len();
    let left = secrets.arrivals.len();
    let over = public.phase == Phase::Over;
    // The Militia leaves the pile only when it ends the game.
    if drawn + left != ARRIVALS + 1 && !(over && drawn + left == ARRIVALS) {
        return Err("there are more or fewer Arrivals than were printed".into());
    }
    Ok(())
}

/// Every seat that is named exists.
fn seats(public: &Public, players: u8, to_come: &[Next<Taverne>]) -> Checked {
    let mut named = Seats::only(public.next_lead).with(public.trade.seller);
    named = public.trade.last_laid_by.into_iter().fold(named, Seats::with);
    if let Some(act) = public.act {
        named = named.with(act.seat).union(act.called);
    }
    if let Some(looking) = public.looking {
        named = named.with(looking.by).with(looking.victim);
    }
    if let Some(call) = public.call {
        named = named.union(call.right).union(call.wrong).union(call.silent).union(call.owing);
    }
    for next in to_come {
        named = named.union(seats_of(*next));
    }
    if named.is_subset_of(Seats::first(players)) {
        Ok(())
    } else {
        Err("a seat is named that the table does not have".into())
    }
}

const fn seats_of(next: Next<Taverne>) -> Seats {
    match next {
        Do(Step::StartBrawl { leader }) => Seats::only(leader),
        Ask(
            Question::Show { seat }
            | Question::Deal { seat }
            | Question::Activate { seat }
            | Question::Muster { seat }
            | Question::Drop { seat }
            | Question::Loot { seat }
            | Question::Riposte { seat }
            | Question::Shelter { seat }
            | Question::Tilt { seat },
        ) => Seats::only(seat),
        Do(_) | Ask(_) => Seats::NONE,
    }
}

/// What is to come must have what it needs.
fn needs(public: &Public, to_come: &[Next<Taverne>]) -> Checked {
    let act_stands = public.act.is_none_or(|act| {
        let target = act.deed.blow().map(|blow| blow.target);
        public.find(act.who).is_some() && target.is_none_or(|who| public.find(who).is_some())
    });
    for next in to_come {
        let fine = match next {
            Do(
                Step::Support {} | Step::TiltSupporters {} | Step::Resolve {} | Step::Riposte {},
            )
            | Ask(Question::Muster { .. } | Question::Support {} | Question::Riposte { .. }) => {
                public.act.is_some() && act_stands
            }
            Ask(Question::Loot { .. }) => public.looking.is_some(),
            Do(Step::Penalties {} | Step::Award {})
            | Ask(Question::Claim {} | Question::Tilt { .. }) => public.call.is_some(),
            Ask(Question::Offer {} | Question::Deal { .. }) => public.trade.shown.is_some(),
            Do(_) | Ask(_) => true,
        };
        if !fine {
            return Err(format!("{next:?} is to come and lacks what it is about"));
        }
    }
    Ok(())
}
