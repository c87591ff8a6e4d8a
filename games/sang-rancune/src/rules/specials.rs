//! SR-8xx, the Encounters' own rules, by the moment at which they act.

use arrayvec::ArrayVec;
use kernel::Next::Ask;
use kernel::{Answers, Audience, Hidden, Seat, Seats, Viewer};

use crate::Play;
use crate::cards::Card;
use crate::cards::encounters::{Form, Select, Special};
use crate::rules::worth::Worth;
use crate::rules::{aftermath, creature, round};
use crate::table::event::Event;
use crate::table::flow::{Action, Question};
use crate::table::state::{Gift, State};

/// SR-302: the coin of the Changeforme, the kiss of the Succube.
pub(crate) fn start_of_round(play: &mut Play<'_>) {
    let special = play.state.creature.id.special();
    if let Special::ShiftForm { max } = special {
        flip_coin(play, max);
    } else if special == Special::PassAKiss {
        play.then([Ask(Question::PassCard {})]);
    }
}

/// SR-812: heads is the Colossus, tails the Mist; a change of form adds a token.
fn flip_coin(play: &mut Play<'_>, max: u8) {
    let form = if play.rng.below(2) == 0 { Form::Colossus } else { Form::Mist };
    let creature = &mut play.state.creature;
    let changed = creature.form.is_some_and(|before| before != form);
    creature.form = Some(form);
    if changed {
        creature.tokens = (creature.tokens + 1).min(max);
    }
    let tokens = creature.tokens;
    play.referee().disclose();
    play.tell(|_| Event::CoinFlipped { form, tokens });
}

/// SR-820: who passes a card, and to whom: the next living player clockwise.
#[must_use]
pub fn next_living(state: &State, seat: Seat) -> Seat {
    let players = state.heroes.len();
    let mut next = seat.left_of(players);
    while !state.heroes[next].is_alive() {
        next = next.left_of(players);
    }
    next
}

/// SR-820: all cards are passed at once; giver and receiver know what was passed.
pub(crate) fn cards_are_passed(play: &mut Play<'_>, answers: &Answers<Action>) {
    let referee = play.referee();
    forget_gifts_to(play, answers.seats());
    for (seat, action) in answers.iter() {
        let Action::PassOn { card } = action else { panic!("{action:?} is not a card to pass") };
        round::take_from_hand(play, seat, *card);
    }
    for (seat, action) in answers.iter() {
        let Action::PassOn { card } = *action else { continue };
        let to = next_living(play.state, seat);
        play.state.hands[to].put(card, referee);
        let audience = Audience::seat(seat).with(Viewer::Seat(to));
        play.state.gifts[seat] = Hidden::known_to(audience, Some(Gift { to, card }));
        referee.disclose();
        play.tell(|look| Event::CardPassed {
            from: seat,
            to,
            card: look.state.gifts[seat]
                .seen_by(look.viewer)
                .copied()
                .flatten()
                .map(|gift| gift.card),
        });
    }
}

/// What others knew of cards that may have been passed on is no longer certain.
pub(crate) fn forget_gifts_to(play: &mut Play<'_>, seats: Seats) {
    let referee = play.referee();
    for gift in play.state.gifts.iter_mut() {
        if gift.read(referee).is_some_and(|known| seats.contains(known.to)) {
            *gift = Hidden::known_to(Audience::NOBODY, None);
        }
    }
}

/// A card left this hand for all to see: nobody need remember having given it.
pub(crate) fn forget_gift(play: &mut Play<'_>, holder: Seat, card: Card) {
    let referee = play.referee();
    let known = Some(Gift { to: holder, card });
    if let Some(gift) = play.state.gifts.iter_mut().find(|gift| *gift.read(referee) == known) {
        *gift = Hidden::known_to(Audience::NOBODY, None);
    }
}

/// SR-804, SR-817: what becomes of an Attack's damage. A Fireball is measured by the Gargouille only.
pub(crate) fn reduce(state: &State, card: Card, damage: u16) -> u16 {
    let special = state.creature.id.special();
    let attacks = state.damage_pile.iter().filter(|blow| blow.is_attack());
    let greatest = attacks.map(|blow| blow.damage).max().unwrap_or(0);
    let too_small = matches!(special, Special::IgnoreSmall { max } if damage <= max);
    let too_low = special == Special::AscendingOnly && card.is_attack() && damage < greatest;
    if too_small || too_low { 0 } else { damage }
}

/// SR-818: the Jelly swallows the first Attack that would hurt it: card and prepared cards are gone, and it grows.
pub(crate) fn swallows(play: &mut Play<'_>, seat: Seat, card: Card, worth: &Worth) -> bool {
    let Special::AbsorbFirst { gain } = play.state.creature.id.special() else { return false };
    if play.state.creature.has_swallowed || worth.damage == 0 {
        return false;
    }
    play.state.creature.has_swallowed = true;
    play.state.discard.push(card);
    play.state.discard.extend(worth.riders.iter().copied());
    creature::gain_life(play, gain);
    let life = play.state.creature.life;
    play.tell(|_| Event::Swallowed { seat, card, life });
    true
}

/// SR-813: a great blow cuts a head, and two grow.
pub(crate) fn after_attack(play: &mut Play<'_>, damage: u16) {
    let Special::RegrowHeads { threshold, first_and_most } = play.state.creature.id.special()
    else {
        return;
    };
    let most = first_and_most[usize::from(play.state.starters()) - 3][1];
    if damage >= threshold && play.state.creature.heads < most {
        play.state.creature.heads += 1;
        let heads = play.state.creature.heads;
        play.tell(|_| Event::HeadGrown { heads });
    }
}

/// SR-316: what happens at the end of a round.
pub(crate) fn end_of_round(play: &mut Play<'_>) {
    let special = play.state.creature.id.special();
    if special == Special::JamEqualValues {
        jam(play);
    } else if special == Special::GrudgeMarks {
        mark(play);
    } else if let Special::RaiseDead { after_round, .. } = special {
        if play.state.creature.round == after_round {
            raise_dead(play);
        }
    } else if let Special::GrowingDread { max } = special {
        grow(play, max);
    }
}

/// SR-811: one more Prestige token, for threat and reward.
fn grow(play: &mut Play<'_>, max: u8) {
    let creature = &mut play.state.creature;
    creature.tokens = (creature.tokens + 1).min(max);
    let tokens = creature.tokens;
    play.tell(|_| Event::TokenAdded { tokens });
}

/// SR-805: Attacks of equal damage leave the pile.
fn jam(play: &mut Play<'_>) {
    let values: ArrayVec<u16, 32> = play
        .state
        .damage_pile
        .iter()
        .filter(|blow| blow.is_attack())
        .map(|blow| blow.damage)
        .collect();
    let jams =
        |damage: u16| damage > 0 && values.iter().filter(|value| **value == damage).count() > 1;
    let (jammed, left): (ArrayVec<_, 32>, ArrayVec<_, 32>) =
        std::mem::take(&mut play.state.damage_pile)
            .into_iter()
            .partition(|blow| blow.is_attack() && jams(blow.damage));
    play.state.damage_pile = left;
    if jammed.is_empty() {
        return;
    }
    for blow in &jammed {
        play.state.discard.push(blow.card);
        play.state.discard.extend(blow.riders.iter().copied());
    }
    let cards: ArrayVec<Card, 32> = jammed.iter().map(|blow| blow.card).collect();
    let damage = jammed.iter().map(|blow| blow.damage).sum();
    play.tell(|_| Event::Jammed { cards: Box::new(cards.clone()), damage });
}

/// SR-806: a Mark for everybody tied for the most damage.
fn mark(play: &mut Play<'_>) {
    let seats = creature::selected(play.state, Select::MostDamage);
    for seat in seats.iter() {
        play.state.heroes[seat].marks = play.state.heroes[seat].marks.saturating_add(1);
    }
    if !seats.is_empty() {
        play.tell(|_| Event::Marked { seats });
    }
}

/// SR-809: the creature defeated most recently comes back on top of the pile.
fn raise_dead(play: &mut Play<'_>) {
    if let Some(encounter) = play.state.last_defeated {
        play.state.risen = Some(encounter);
        play.tell(|_| Event::DeadRaised { encounter });
    }
}

/// SR-814: with the hit: the Chest swallows a closed Item, or bites harder. Returns Life lost beyond the hit itself.
pub(crate) fn with_the_hit(play: &mut Play<'_>, seat: Seat) -> u16 {
    let Special::SwallowItem { extra } = play.state.creature.id.special() else { return 0 };
    let closed: ArrayVec<Card, 11> = play.state.heroes[seat].closed().iter().collect();
    if closed.is_empty() {
        return aftermath::hurt(play, seat, u16::from(extra));
    }
    let item = *play.rng.pick(&closed);
    let place =
        play.state.heroes[seat].items.iter().position(|held| held.card == item && !held.is_open);
    play.state.heroes[seat].items.remove(place.expect("a closed Item"));
    play.state.creature.chest.push(item);
    play.tell(|_| Event::ItemSwallowed { seat, item });
    0
}

/// What follows from a group of hits, after deaths and before anybody counters.
pub(crate) fn after_hits(play: &mut Play<'_>, lost: u16, wounded: Seats) {
    let special = play.state.creature.id.special();
    if special == Special::RipCard {
        rip_cards(play, wounded);
    } else if special == Special::DrainTotal {
        creature::gain_life(play, lost);
    } else if special == Special::Petrify {
        petrify(play);
    } else if let Special::BloodFeast { per_hero } = special {
        creature::gain_life(play, per_hero * wounded.len() as u16);
    } else if let Special::SummonOnBlood { max } = special {
        summon(play, max, wounded);
    }
}

/// SR-801: a wounded hero loses a random card.
fn rip_cards(play: &mut Play<'_>, wounded: Seats) {
    let referee = play.referee();
    for seat in wounded.intersection(play.state.living()).iter() {
        let cards: ArrayVec<Card, 12> =
            play.state.hands[seat].read(referee).iter().copied().collect();
        if cards.is_empty() {
            continue;
        }
        let card = *play.rng.pick(&cards);
        round::take_from_hand(play, seat, card);
        round::discard(play, seat, card);
        play.tell(|_| Event::CardLost { seat, card });
    }
}

/// SR-815: stone for the next round, unless that would be everybody.
fn petrify(play: &mut Play<'_>) {
    let next = play.state.creature.round + 1;
    let stone = play.state.struck.intersection(play.state.living());
    if stone == play.state.living() {
        return;
    }
    for seat in stone.iter() {
        play.state.heroes[seat].petrified_in = next;
        play.tell(|_| Event::Petrified { seat });
    }
}

/// SR-810: an unknown Encounter goes to the bottom of the pile.
fn summon(play: &mut Play<'_>, max: u8, wounded: Seats) {
    let referee = play.referee();
    if wounded.is_empty() || play.state.creature.summoned >= max || play.state.unused.is_empty() {
        return;
    }
    let place = play.rng.below(play.state.unused.len() as u32) as usize;
    let added = play.state.unused.take(place, referee);
    let rest: ArrayVec<_, 26> = play.state.encounters.read(referee).iter().copied().collect();
    play.state.encounters =
        kernel::Pile::known_to(Audience::NOBODY, std::iter::once(added).chain(rest));
    play.state.creature.summoned += 1;
    play.tell(|_| Event::EncounterAdded {});
}

/// SR-826: the gap between the highest and the lowest tally of all living heroes, within bounds.
#[must_use]
pub fn damage_gap(state: &State) -> u16 {
    let Special::ReflectGap { min, max } = state.creature.id.special() else { return 0 };
    let tallies = || state.living().iter().map(|seat| state.heroes[seat].tally);
    let gap = tallies().max().unwrap_or(0) - tallies().min().unwrap_or(0);
    gap.clamp(min, max)
}

/// SR-819: what else a killing blow is worth, judged just before the kill.
#[must_use]
pub fn price_on_head(state: &State, killer: Seat) -> u16 {
    let Special::PriceOnHead { bonus } = state.creature.id.special() else { return 0 };
    let most = state.living().iter().map(|seat| state.heroes[seat].prestige).max().unwrap_or(0);
    if state.heroes[killer].prestige < most { bonus } else { 0 }
}
