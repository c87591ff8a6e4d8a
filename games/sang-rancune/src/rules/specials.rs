//! SR-8xx, the Encounters' own rules, by the moment at which they act.

use kernel::Next::Ask;
use kernel::{Answers, Audience, Hidden, List, Seat, Seats, Viewer};

use crate::Play;
use crate::cards::Card;
use crate::cards::encounters::{Form, Select, Special};
use crate::rules::worth::Worth;
use crate::rules::{aftermath, creature, round};
use crate::table::event::Event;
use crate::table::flow::{Action, Question};
use crate::table::public::{BLOWS, Public};
use crate::table::secrets::Gift;

/// SR-302: the coin of the Changeforme, the kiss of the Succube.
pub(crate) fn start_of_round(play: &mut Play<'_>) {
    let special = play.public.creature.id.special();
    if let Special::ShiftForm { max } = special {
        flip_coin(play, max);
    } else if special == Special::PassAKiss {
        play.then([Ask(Question::PassCard {})]);
    }
}

/// SR-812: heads is the Colossus, tails the Mist; a change of form adds a token.
fn flip_coin(play: &mut Play<'_>, max: u8) {
    let form = if play.rng.below(2) == 0 { Form::Colossus } else { Form::Mist };
    let creature = &mut play.public.creature;
    let changed = creature.form.is_some_and(|before| before != form);
    creature.form = Some(form);
    if changed {
        creature.tokens = (creature.tokens + 1).min(max);
    }
    let tokens = creature.tokens;
    play.referee().disclose();
    play.tell(|_| Event::CoinFlipped { form, tokens });
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
        let to = play.public.next_living(seat);
        play.secrets.hands[to].put(card, referee);
        let audience = Audience::seat(seat).with(Viewer::Seat(to));
        play.secrets.gifts[seat] = Hidden::known_to(audience, Some(Gift { to, card }));
        referee.disclose();
        play.tell(|look| Event::CardPassed {
            from: seat,
            to,
            card: look.secrets.gifts[seat]
                .seen_by(look.eyes())
                .copied()
                .flatten()
                .map(|gift| gift.card),
        });
    }
}

/// What others knew of cards that may have been passed on is no longer certain.
pub(crate) fn forget_gifts_to(play: &mut Play<'_>, seats: Seats) {
    let referee = play.referee();
    for gift in play.secrets.gifts.iter_mut() {
        if gift.read(referee).is_some_and(|known| seats.contains(known.to)) {
            *gift = Hidden::known_to(Audience::NOBODY, None);
        }
    }
}

/// A card left this hand for all to see: nobody need remember having given it.
pub(crate) fn forget_gift(play: &mut Play<'_>, holder: Seat, card: Card) {
    let referee = play.referee();
    let known = Some(Gift { to: holder, card });
    if let Some(gift) = play.secrets.gifts.iter_mut().find(|gift| *gift.read(referee) == known) {
        *gift = Hidden::known_to(Audience::NOBODY, None);
    }
}

/// SR-804, SR-817: what becomes of an Attack's damage. A Fireball is measured by the Gargouille only.
pub(crate) fn reduce(public: &Public, card: Card, damage: u16) -> u16 {
    let special = public.creature.id.special();
    let attacks = public.damage_pile.iter().filter(|blow| blow.is_attack());
    let greatest = attacks.map(|blow| blow.damage).max().unwrap_or(0);
    let too_small = matches!(special, Special::IgnoreSmall { max } if damage <= max);
    let too_low = special == Special::AscendingOnly && card.is_attack() && damage < greatest;
    if too_small || too_low { 0 } else { damage }
}

/// SR-818: the Life the Jelly gains by an Attack of so much damage, if it swallows it: the first of the round that would
/// hurt it.
pub(crate) fn appetite(public: &Public, damage: u16) -> Option<u16> {
    let Special::AbsorbFirst { gain } = public.creature.id.special() else { return None };
    (!public.creature.has_swallowed && damage > 0).then_some(gain)
}

/// SR-818: card and prepared cards are gone, and the Jelly grows.
pub(crate) fn swallow(play: &mut Play<'_>, seat: Seat, card: Card, worth: &Worth, gain: u16) {
    play.public.creature.has_swallowed = true;
    play.public.discard.push(card);
    play.public.discard.extend(worth.riders.iter().copied());
    creature::gain_life(play, gain);
    let life = play.public.creature.life;
    play.tell(|_| Event::Swallowed { seat, card, life });
}

/// SR-813: a great blow cuts a head, and two grow.
pub(crate) fn after_attack(play: &mut Play<'_>, damage: u16) {
    let Special::RegrowHeads { threshold, first_and_most } = play.public.creature.id.special()
    else {
        return;
    };
    let most = first_and_most[usize::from(play.public.starters()) - 3][1];
    if damage >= threshold && play.public.creature.heads < most {
        play.public.creature.heads += 1;
        let heads = play.public.creature.heads;
        play.tell(|_| Event::HeadGrown { heads });
    }
}

/// SR-316: what happens at the end of a round.
pub(crate) fn end_of_round(play: &mut Play<'_>) {
    let special = play.public.creature.id.special();
    if special == Special::JamEqualValues {
        jam(play);
    } else if special == Special::GrudgeMarks {
        mark(play);
    } else if let Special::RaiseDead { after_round, .. } = special {
        if play.public.creature.round == after_round {
            raise_dead(play);
        }
    } else if let Special::GrowingDread { max } = special {
        grow(play, max);
    }
}

/// SR-811: one more Prestige token, for threat and reward.
fn grow(play: &mut Play<'_>, max: u8) {
    let creature = &mut play.public.creature;
    creature.tokens = (creature.tokens + 1).min(max);
    let tokens = creature.tokens;
    play.tell(|_| Event::TokenAdded { tokens });
}

/// SR-805: Attacks of equal damage leave the pile.
fn jam(play: &mut Play<'_>) {
    let values: List<u16, BLOWS> = play
        .public
        .damage_pile
        .iter()
        .filter(|blow| blow.is_attack())
        .map(|blow| blow.damage)
        .collect();
    let jams =
        |damage: u16| damage > 0 && values.iter().filter(|value| **value == damage).count() > 1;
    let (jammed, left): (List<_, BLOWS>, List<_, BLOWS>) =
        std::mem::take(&mut play.public.damage_pile)
            .into_iter()
            .partition(|blow| blow.is_attack() && jams(blow.damage));
    play.public.damage_pile = left;
    if jammed.is_empty() {
        return;
    }
    for blow in &jammed {
        play.public.discard.push(blow.card);
        play.public.discard.extend(blow.riders.iter().copied());
    }
    let cards: List<Card, BLOWS> = jammed.iter().map(|blow| blow.card).collect();
    let damage = jammed.iter().map(|blow| blow.damage).sum();
    play.tell(|_| Event::Jammed { cards: Box::new(cards), damage });
}

/// SR-806: a Mark for everybody tied for the most damage.
fn mark(play: &mut Play<'_>) {
    let seats = creature::selected(play.public, Select::MostDamage);
    for seat in seats.iter() {
        play.public.heroes[seat].marks = play.public.heroes[seat].marks.saturating_add(1);
    }
    if !seats.is_empty() {
        play.tell(|_| Event::Marked { seats });
    }
}

/// SR-809: the creature defeated most recently comes back on top of the pile.
fn raise_dead(play: &mut Play<'_>) {
    if let Some(encounter) = play.public.last_defeated {
        play.public.risen = Some(encounter);
        play.tell(|_| Event::DeadRaised { encounter });
    }
}

/// SR-814: with the hit: the Chest swallows a closed Item, or bites harder. Returns Life lost beyond the hit itself.
pub(crate) fn with_the_hit(play: &mut Play<'_>, seat: Seat) -> u16 {
    let Special::SwallowItem { extra } = play.public.creature.id.special() else { return 0 };
    let closed: List<Card, 11> = play.public.heroes[seat].closed().iter().collect();
    if closed.is_empty() {
        return aftermath::hurt(play, seat, u16::from(extra));
    }
    let item = *play.rng.pick(&closed);
    let place =
        play.public.heroes[seat].items.iter().position(|held| held.card == item && !held.is_open);
    play.public.heroes[seat].items.remove(place.expect("a closed Item"));
    play.public.creature.chest.push(item);
    play.tell(|_| Event::ItemSwallowed { seat, item });
    0
}

/// What follows from a group of hits, after deaths and before anybody counters.
pub(crate) fn after_hits(play: &mut Play<'_>, lost: u16) {
    let wounded = play.public.wounded();
    let special = play.public.creature.id.special();
    if special == Special::RipCard {
        rip_cards(play);
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

/// SR-801, SR-R37: a wounded hero loses a random card for each hit that wounded.
fn rip_cards(play: &mut Play<'_>) {
    let referee = play.referee();
    for seat in play.public.living().iter() {
        for _ in 0..play.public.wounds[seat] {
            let hand = play.secrets.hands[seat].read(referee);
            if hand.is_empty() {
                break;
            }
            let card = *play.rng.pick(hand);
            round::take_from_hand(play, seat, card);
            round::discard(play, seat, card);
            play.tell(|_| Event::CardLost { seat, card });
        }
    }
}

/// SR-815: stone for the next round, unless that would be everybody.
fn petrify(play: &mut Play<'_>) {
    let next = play.public.creature.round + 1;
    let stone = play.public.struck.intersection(play.public.living());
    if stone == play.public.living() {
        return;
    }
    for seat in stone.iter() {
        play.public.heroes[seat].petrified_in = next;
        play.tell(|_| Event::Petrified { seat });
    }
}

/// SR-810: an unknown Encounter goes to the bottom of the pile.
fn summon(play: &mut Play<'_>, max: u8, wounded: Seats) {
    let referee = play.referee();
    if wounded.is_empty() || play.public.creature.summoned >= max || play.secrets.unused.is_empty()
    {
        return;
    }
    let place = play.rng.below(play.secrets.unused.len() as u32) as usize;
    let added = play.secrets.unused.take(place, referee);
    play.secrets.encounters.insert(0, added, referee);
    play.public.creature.summoned += 1;
    play.tell(|_| Event::EncounterAdded {});
}

/// SR-826: the gap between the highest and the lowest tally of all living heroes, within bounds.
#[must_use]
pub fn damage_gap(public: &Public) -> u16 {
    let Special::ReflectGap { min, max } = public.creature.id.special() else { return 0 };
    let tallies = || public.living().iter().map(|seat| public.heroes[seat].tally);
    let gap = tallies().max().unwrap_or(0) - tallies().min().unwrap_or(0);
    gap.clamp(min, max)
}

/// SR-819: what else a killing blow is worth, judged just before the kill.
#[must_use]
pub fn price_on_head(public: &Public, killer: Seat) -> u16 {
    let Special::PriceOnHead { bonus } = public.creature.id.special() else { return 0 };
    let most = public.living().iter().map(|seat| public.heroes[seat].prestige).max().unwrap_or(0);
    if public.heroes[killer].prestige < most { bonus } else { 0 }
}
