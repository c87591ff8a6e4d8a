//! CW-1500: what triggered abilities do. When they may be used is in [`super::reactions`].

use kernel::Next::{Ask, Do};
use kernel::{Look, Seat};

use super::actions::entered;
use super::cover::{proliferate, support, throw_away};
use super::drawing::{distinct, leaves_hand, reinforce};
use super::turn::pay;
use super::zones::{cover as cover_ability, lose_tracker, shift, stun, who};
use super::{assault, combat};
use crate::cards::{Ability, Card, DeckList, Triggered};
use crate::table::Given;
use crate::table::action::{Action, Source};
use crate::table::creature::{CreatureId, Spot, Zone};
use crate::table::event::{CardEvent, Event, FightEvent};
use crate::table::flow::{Entry, Moment, Question, Search, Step, Terms, Window};
use crate::table::forbidden::Forbidden;
use crate::table::public::{Cards, Public};
use crate::{CannibalWorld, Play};

/// CW-1108
const ALPHA: u8 = 8;
/// CW-1514
const SMALL: u8 = 6;

/// CW-1004: a creature's trigger is covered and costs Tracker (CW-R52); an Action card is revealed and discarded.
pub(crate) fn spend(play: &mut Play<'_>, seat: Seat, source: Source) {
    let Some(ability) = super::abilities::ability_of(play.given, play.public, source) else {
        return;
    };
    match source {
        Source::Creature(spot) => {
            cover_ability(play, spot.creature, spot.slot);
            if let Some(who) = who(play.public, spot.creature) {
                play.tell(|_| Event::Fight(FightEvent::Triggered { seat, who, ability }));
            }
            lose_tracker(play, spot.creature);
        }
        Source::Card { card, .. } => {
            leaves_hand(play, seat, card);
            play.public.stirred = true;
            play.tell(|_| Event::Fight(FightEvent::TriggeredCard { seat, card, ability }));
            throw_away(play, seat, card);
        }
    }
}

/// CW-1520, CW-1521: the attacker is stunned, and the attack does not take place.
pub(crate) fn net(play: &mut Play<'_>, seat: Seat, source: Source) {
    pay(play, seat, 1);
    spend(play, seat, source);
    let attacker = attacker(play.public);
    let netted = attacker.and_then(|id| who(play.public, id));
    play.tell(|_| Event::Fight(FightEvent::Netted { seat, source, attacker: netted }));
    if let Some(attacker) = attacker {
        stun(play, attacker);
    }
    if play.public.combat.is_some() {
        combat::break_off(play);
    } else {
        assault::break_off(play);
    }
}

/// CW-1520, CW-1521: the creature that attacks now; an Action card is none.
pub(crate) fn attacker(public: &Public) -> Option<CreatureId> {
    match (public.combat, public.assault) {
        (Some(combat), _) => Some(combat.attacker),
        (None, Some(attack)) => attack.source.bearer(),
        (None, None) => None,
    }
}

/// CW-1501, CW-1502: all damage of this ability goes to one creature.
pub(crate) fn bullseye(play: &mut Play<'_>, seat: Seat, source: Source, this: Option<CreatureId>) {
    let taker = source.bearer().or(this);
    spend(play, seat, source);
    if let Some(shot) = &mut play.public.shot {
        shot.bullseye = taker;
    } else if let Some(attack) = &mut play.public.assault {
        attack.bullseye = taker;
    }
    if let Some(who) = taker.and_then(|id| who(play.public, id)) {
        play.tell(|_| Event::Fight(FightEvent::TakesTheShot { seat, who }));
    }
}

/// CW-1504: up to X of what is about to be dealt; the rest of X is lost.
pub(crate) fn armour(play: &mut Play<'_>, seat: Seat, source: Source, id: CreatureId) {
    let ability = super::abilities::ability_of(play.given, play.public, source);
    spend(play, seat, source);
    let Some(Ability::Triggered(Triggered::Armour { x })) = ability else { return };
    let Some(creature) = play.public.creature_mut(id) else { return };
    let prevented = creature.incoming.min(x);
    creature.incoming -= prevented;
    if let Some(who) = who(play.public, id) {
        play.tell(|_| Event::Fight(FightEvent::Armoured { seat, who, prevented }));
    }
}

/// CW-1506: the ability just used is unused again.
pub(crate) fn recharge(play: &mut Play<'_>, seat: Seat, source: Source, used: Spot) {
    spend(play, seat, source);
    super::cover::recharge(play, seat, Some(used));
}

/// CW-1516 to CW-1518: another creature becomes the target, in the attacked zone.
pub(crate) fn swap(play: &mut Play<'_>, seat: Seat, source: Source, with: CreatureId) {
    spend(play, seat, source);
    let Some(target) = play.public.attacked() else { return };
    let (Some(out), Some(new)) = (who(play.public, target), who(play.public, with)) else { return };
    let zone = play.public.creature(target).map_or(Zone::Hunting, |creature| creature.zone);
    play.tell(|_| Event::Fight(FightEvent::Swapped { seat, out, with: new }));
    retarget(play.given, play.public, with);
    play.then([Do(Step::Open(Window::Swap { seat: new.owner }))]);
    let moves = play.public.creature(with).is_some_and(|creature| creature.zone != zone);
    if moves {
        shift(play, Some(seat), with, zone);
        // CW-1522: only the trigger for entering Cover; no combat starts within another (CW-R25).
        if zone == Zone::Cover {
            entered(play, with, Entry::SwappedIntoCover);
        }
    }
    lose_tracker(play, with);
}

/// CW-1516, CW-R24: another creature is attacked.
pub(crate) fn retarget(given: &Given, public: &mut Public, with: CreatureId) {
    if let Some(fight) = &mut public.combat {
        fight.defender = with;
    } else if let Some(attack) = &mut public.assault {
        attack.fighter = with;
        if given.house.swap_takes_assault {
            attack.target = with;
        }
    }
}

/// CW-1509 to CW-1514: a trigger of a creature that has entered; then the same seat is asked for another.
pub(crate) fn enters(play: &mut Play<'_>, window: Window, spot: Spot, target: Option<CreatureId>) {
    let seat = window.seat();
    let source = Source::Creature(spot);
    let Some(Ability::Triggered(ability)) =
        super::abilities::ability_of(play.given, play.public, source)
    else {
        return;
    };
    spend(play, seat, source);
    play.then([Do(Step::Judge { at: Moment::Midway }), Do(Step::Open(window))]);
    match ability {
        Triggered::RatProliferation {} => proliferate(play, seat),
        Triggered::RenegadeTactics {} => search(play, seat, Search::RenegadeTactics),
        Triggered::Support { x } => support(play, seat, x),
        Triggered::Replacement {} => search(play, seat, Search::Replacement),
        Triggered::FelineLeap {} => {
            if let Some(defender) = target {
                let attacker = spot.creature;
                let terms = Terms::Plain;
                play.then([Do(Step::StartCombat { initiator: seat, attacker, defender, terms })]);
            }
        }
        Triggered::Bullseye {}
        | Triggered::Armour { .. }
        | Triggered::Recharge {}
        | Triggered::Swap {}
        | Triggered::Net {} => {}
    }
}

/// CW-1515, D14: asked even if nothing matches, since only the searcher knows; with an empty deck everybody does.
pub(crate) fn search(play: &mut Play<'_>, seat: Seat, search: Search) {
    if play.secrets.mains[seat].is_empty() {
        play.tell(|_| Event::Cards(CardEvent::FoundNothing { seat, search }));
    } else {
        play.then([Ask(Question::Search { seat, search })]);
    }
}

/// CW-1108, CW-1512, CW-1514: whether a search takes a card.
#[must_use]
pub fn matches_search(given: &Given, search: Search, card: Card) -> bool {
    let numbers = given.card(card);
    match search {
        Search::Alpha => numbers.is_creature && numbers.value >= ALPHA,
        Search::Replacement => numbers.value <= SMALL,
        Search::RenegadeTactics => true,
    }
}

/// The cards of a main deck, as far as its owner knows: the list without all that is elsewhere. In order, with copies.
#[must_use]
pub fn unseen(public: &Public, seat: Seat, list: &DeckList, held: &[&[Card]]) -> Cards {
    let mut left: Cards = list.each().collect();
    let mut gone = |card: Card| {
        left.take(&card);
    };
    public.creatures.iter().filter(|own| own.owner == seat).for_each(|own| gone(own.card));
    public.players[seat].discard.iter().for_each(|card| gone(*card));
    public.played.iter().filter(|shown| shown.seat == seat).for_each(|shown| gone(shown.card));
    held.iter().for_each(|cards| cards.iter().for_each(|card| gone(*card)));
    left
}

/// What a searcher finds.
fn findings(look: Look<'_, CannibalWorld>, seat: Seat, search: Search) -> Cards {
    let eyes = look.eyes();
    let secrets = look.secrets;
    let (Some(list), Some(hand), Some(stack)) = (
        secrets.lists[seat].seen_by(eyes),
        secrets.hands[seat].seen_by(eyes),
        secrets.reinforcements[seat].seen_by(eyes),
    ) else {
        return Cards::new();
    };
    let main = unseen(look.public, seat, list, &[hand, stack]);
    distinct(&main)
        .iter()
        .copied()
        .filter(|card| matches_search(look.given, search, *card))
        .collect()
}

/// D14, CW-R49
pub(crate) fn check_search(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    search: Search,
    card: Option<Card>,
) -> Result<(), Forbidden> {
    let found = findings(look, seat, search);
    let fits = card.map_or(found.is_empty(), |card| found.contains(&card));
    if fits { Ok(()) } else { Err(Forbidden::MustTake) }
}

/// D14
pub(crate) fn list_search(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    search: Search,
    out: &mut Vec<Action>,
) {
    let found = findings(look, seat, search);
    if found.is_empty() {
        out.push(Action::Take { card: None });
    }
    out.extend(found.iter().map(|card| Action::Take { card: Some(*card) }));
}

/// CW-308, CW-309: the card goes to the Reinforcements, shown or not; the deck is shuffled in any case.
pub(crate) fn searched(play: &mut Play<'_>, seat: Seat, search: Search, card: Option<Card>) {
    let referee = play.referee();
    let is_shown = search != Search::RenegadeTactics;
    let main = &mut play.secrets.mains[seat];
    let place = card.and_then(|card| main.read(referee).iter().position(|held| *held == card));
    if let Some(place) = place {
        let card = main.take(place, referee);
        reinforce(play, seat, card, is_shown);
        play.tell(|look| {
            let mine = look.secrets.reinforcements[seat].last_seen_by(look.eyes()).copied();
            let card = if is_shown { Some(card) } else { mine };
            Event::Cards(CardEvent::Searched { seat, search, card })
        });
    } else {
        let player = &mut play.public.players[seat];
        match search {
            Search::Alpha => player.no_alpha = true,
            Search::Replacement => player.no_small = true,
            Search::RenegadeTactics => {}
        }
        play.tell(|_| Event::Cards(CardEvent::FoundNothing { seat, search }));
    }
    play.secrets.mains[seat].shuffle(play.rng, referee);
}
