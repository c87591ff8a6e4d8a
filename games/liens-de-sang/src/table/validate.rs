//! Whether a position read from a file can occur.

use kernel::Next::{Ask, Do};
use kernel::{Next, Referee, Seats, Viewer};

use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Clan, Identity, Symbol};
use crate::table::config::Given;
use crate::table::flow::{Question, Step};
use crate::table::public::Public;
use crate::table::secrets::Secrets;
use crate::{LiensDeSang, State};

/// Whether what everybody can see can occur.
pub(crate) fn validate(
    _given: &Given,
    state: &State,
    players: u8,
    to_come: &[Next<LiensDeSang>],
) -> Result<(), String> {
    let State { public, secrets } = state;
    if catalogue().deal(players).is_none() {
        return Err(format!("there is no game for {players} players"));
    }
    if [public.players.len(), secrets.characters.len(), secrets.clues.len()] != [players; 3] {
        return Err("not every list has a place for every player".into());
    }
    let knows_his_card =
        |(seat, card): (_, &kernel::Hidden<Identity>)| card.audience().includes(Viewer::Seat(seat));
    if !secrets.characters.pairs().all(knows_his_card) {
        return Err("a player does not know his own card".into());
    }
    for (seat, player) in public.players.pairs() {
        if player.wounds.affiliations() > 2 || player.wounds.showing(Symbol::Rank) > 1 {
            return Err(format!("{seat} has tokens that no card has symbols for"));
        }
    }
    for card in Card::ALL {
        if public.holders(card).len() > catalogue().copies(card, players) {
            return Err(format!("more {} cards are out than there are", card.id()));
        }
    }
    check_seats(public, to_come)
}

/// Whether what is hidden can occur, and fits what everybody can see.
pub(crate) fn validate_secrets(
    given: &Given,
    state: &State,
    referee: Referee<'_>,
) -> Result<(), String> {
    let State { public, secrets } = state;
    let Secrets { characters, clues, true_curse } = secrets;
    let cards: Vec<Identity> = characters.iter().map(|card| *card.read(referee)).collect();
    if printed::repeats(&cards) {
        return Err("a character is dealt twice".into());
    }
    for clan in Clan::BOTH {
        let members = cards.iter().filter(|card| card.clan() == Some(clan)).count();
        if members != usize::from(given.deal.rose) {
            return Err("the clans are not as large as they must be".into());
        }
    }
    for (seat, player) in public.players.pairs() {
        let card = secrets.identity(seat, referee);
        if *clues[seat].read(referee) != catalogue().character(card).clue {
            return Err(format!("the clue of {seat} is not that of his card"));
        }
        if player.wounds.rank().is_some_and(|rank| rank != card.rank())
            || !player.evidence.allows(given.deal).contains(card)
        {
            return Err(format!("the tokens of {seat} do not fit his card"));
        }
    }
    let holders = public.holders(Card::Curse);
    match true_curse.read(referee) {
        Some(seat) if !holders.contains(*seat) => {
            Err("the True Curse lies before somebody without a curse".into())
        }
        None if !holders.is_empty() => Err("there are curses, and none is the true one".into()),
        Some(_) | None => Ok(()),
    }
}

/// Every seat that is named must exist, and what is to come must have its attack.
fn check_seats(public: &Public, to_come: &[Next<LiensDeSang>]) -> Result<(), String> {
    let table = public.seats();
    let mut named = Seats::only(public.dagger);
    if let Some(attack) = public.attack {
        named = named.with(attack.attacker).with(attack.target).union(attack.offers);
        named = attack.intervener.into_iter().chain(attack.dagger_to).fold(named, Seats::with);
        if let Some(chosen) = attack.chosen {
            named = chosen.target.into_iter().fold(named.union(chosen.targets), Seats::with);
        }
    }
    if let Some(ending) = public.ending {
        named = [ending.captive, ending.capturer, ending.cause.by()]
            .into_iter()
            .chain(ending.leaders)
            .fold(named, Seats::with);
    }
    named = public.players.iter().fold(named, |named, player| named.union(player.looked_at));
    for next in to_come {
        let (needs_attack, seats) = needs(*next);
        named = named.union(seats);
        if needs_attack && public.attack.is_none() {
            return Err("what is to come belongs to an attack, and there is none".into());
        }
        let ability = match next {
            Do(Step::Effect { owner, .. }) | Ask(Question::Ability { owner }) => Some(*owner),
            Do(_) | Ask(_) => None,
        };
        if let Some(owner) = ability
            && (!table.contains(owner) || public.players[owner].wounds.rank().is_none())
        {
            return Err("an ability is to come whose owner has not shown his rank".into());
        }
        if matches!(next, Do(Step::Effect { .. }))
            && public.attack.is_none_or(|attack| attack.chosen.is_none())
        {
            return Err("an effect is to come for which nothing was chosen".into());
        }
    }
    if named.is_subset_of(table) {
        Ok(())
    } else {
        Err("a seat is named that the table does not have".into())
    }
}

/// Whether something to come needs an attack, and which seats it names.
const fn needs(next: Next<LiensDeSang>) -> (bool, Seats) {
    match next {
        Do(Step::Begin {} | Step::Turn {}) | Ask(Question::Turn {}) => (false, Seats::NONE),
        Do(Step::Intervention {} | Step::Wound {} | Step::Ability {} | Step::MoveDagger {})
        | Ask(Question::Request {} | Question::Offer {} | Question::Accept {}) => {
            (true, Seats::NONE)
        }
        Do(Step::Suffer { victim, cause, .. }) | Ask(Question::Token { victim, cause, .. }) => {
            (true, Seats::only(victim).with(cause.by()))
        }
        Do(Step::Effect { owner, .. }) | Ask(Question::Ability { owner }) => {
            (true, Seats::only(owner))
        }
        Ask(Question::Return { victim }) => (true, Seats::only(victim)),
    }
}
