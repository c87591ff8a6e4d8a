//! SR-3xx, the combat round: set, turns in Initiative order, late Attacks, end of round, draw.

use kernel::Next::{Ask, Do};
use kernel::{Answers, Audience, Pile, Seat, Seats};

use crate::Play;
use crate::cards::encounters::Special;
use crate::cards::{Card, Cards, ItemEffect};
use crate::rules::{items, low_blows, specials, traps};
use crate::table::event::Event;
use crate::table::flow::{Action, Declared, Group, Question, Step, Window};
use crate::table::pieces::{HAND_LIMIT, Revealed, Turn, TurnKind};
use crate::table::public::Public;
use crate::table::secrets::{Sizes, own};

/// SR-301: the steps of a round, in order. The bridge has a round of its own (SR-825).
pub(crate) fn round(play: &mut Play<'_>) {
    if matches!(play.public.creature.id.special(), Special::BridgeDilemma { .. }) {
        return play.then([Do(Step::Bridge {}), Do(Step::Round {})]);
    }
    play.then([
        Do(Step::StartOfRound {}),
        Do(Step::SetAttacks {}),
        Do(Step::Turns {}),
        Do(Step::LateAttacks {}),
        Do(Step::EndOfRound {}),
        Do(Step::AdjustLife {}),
        Do(Step::Initiative {}),
        Do(Step::CreatureStrikes { group: Group::Random }),
        Do(Step::CreatureStrikes { group: Group::Precise }),
        Do(Step::PlanB {}),
        Do(Step::CleanUp {}),
        Do(Step::DrawInTurn { place: 0 }),
        Do(Step::Round {}),
    ]);
}

/// SR-302, SR-323: a fresh tally; potions turn; the Encounter's own rule acts.
pub(crate) fn start(play: &mut Play<'_>) {
    begin(play);
    items::turn_potions(play);
    specials::start_of_round(play);
}

/// SR-323: the next round begins, with nothing left of the one before.
pub(crate) fn begin(play: &mut Play<'_>) {
    let public = &mut *play.public;
    let round = public.creature.round.saturating_add(1);
    public.creature.round = round;
    public.creature.is_banished = false;
    public.creature.has_swallowed = false;
    public.strikers.clear();
    public.is_adjusted = false;
    for hero in public.heroes.iter_mut() {
        hero.acted = false;
        hero.barred = false;
        hero.tripped = false;
        hero.jostled = 0;
        hero.tally = 0;
        hero.attacked = false;
        hero.set_open = false;
        hero.is_stone = hero.petrified_in == round;
    }
    play.tell(|_| Event::RoundStarted { round });
}

/// Those who set a card this round: living, not petrified, with a card in hand (SR-303, SR-306, SR-815).
#[must_use]
pub fn setters(public: &Public, sizes: &impl Sizes) -> Seats {
    let sets = |seat: &Seat| !public.is_petrified(*seat) && sizes.hand_size(*seat) > 0;
    public.living().iter().filter(sets).collect()
}

/// SR-303: everybody sets in secret; SR-821: or openly, from the highest Initiative to 1.
pub(crate) fn set_attacks(play: &mut Play<'_>) {
    if play.public.creature.id.special() == Special::OpenSet {
        play.then([Do(Step::SetOpenly { from: play.public.living().len() as u8 })]);
    } else {
        play.then([Ask(Question::SetAttack {})]);
    }
}

/// SR-821: one after another.
pub(crate) fn set_openly(play: &mut Play<'_>, from: u8) {
    if from == 0 {
        return;
    }
    let setters = setters(play.public, play.secrets);
    let next = setters.iter().find(|seat| play.public.heroes[*seat].initiative == from);
    play.then([Do(Step::SetOpenly { from: from - 1 })]);
    if let Some(seat) = next {
        play.then([Ask(Question::SetOpenly { seat })]);
    }
}

/// SR-303: the cards lie face down; only their owners know them.
pub(crate) fn attacks_are_set(play: &mut Play<'_>, answers: &Answers<Action>) {
    for (seat, action) in answers.iter() {
        let Action::Set { card, second } = action else { panic!("{action:?} is not a set card") };
        for card in std::iter::once(*card).chain(*second) {
            lay(play, seat, card);
        }
    }
    let seats = answers.seats();
    play.tell(|_| Event::AttacksSet { seats });
}

fn lay(play: &mut Play<'_>, seat: Seat, card: Card) {
    let referee = play.referee();
    take_from_hand(play, seat, card);
    play.secrets.set[seat].put(card, referee);
}

/// SR-821: set face up, for all to see.
pub(crate) fn set_face_up(play: &mut Play<'_>, seat: Seat, card: Card, second: Option<Card>) {
    let cards: Cards = std::iter::once(card).chain(second).collect();
    for card in &cards {
        lay(play, seat, *card);
    }
    play.public.heroes[seat].set_open = true;
    let referee = play.referee();
    play.secrets.set[seat].reveal(referee);
    play.tell(|_| Event::SetOpenly { seat, cards });
}

/// SR-307: the living player with the lowest Initiative who has not acted.
pub(crate) fn next_turn(play: &mut Play<'_>) {
    let Some(seat) = play.public.still_to_act().next() else { return };
    play.then([Do(Step::RevealAttacks { seat }), Do(Step::Turns {})]);
    // SR-412: whoever was tripped misses without any window.
    if !play.public.heroes[seat].tripped {
        low_blows::before_reveal_window(play, seat);
    }
}

/// SR-308: reveals the set cards. Those who miss discard them without any window (SR-412, SR-508).
pub(crate) fn reveal(play: &mut Play<'_>, seat: Seat) {
    let kind = if play.public.heroes[seat].acted { TurnKind::Late } else { TurnKind::Ordinary };
    play.public.heroes[seat].acted = true;
    if !play.public.heroes[seat].is_alive() {
        return;
    }
    let cards = match kind {
        TurnKind::Ordinary | TurnKind::Counter => pick_up_set(play, seat),
        TurnKind::Late => pick_up_next(play, seat),
    };
    if play.public.heroes[seat].tripped || play.public.heroes[seat].barred {
        if !cards.is_empty() {
            play.public.discard.extend(cards.iter().copied());
            play.tell(|_| Event::Missed { seat, cards });
        }
        return play.then([Ask(Question::Window(Window::Fireball { seat }))]);
    }
    if !cards.is_empty() {
        play.tell(|_| Event::Revealed { seat, cards });
    }
    // SR-304: a low blow set for want of an Attack has no effect.
    let (attacks, useless): (Cards, Cards) =
        cards.iter().copied().partition(|card| card.is_attack());
    play.public.discard.extend(useless);
    begin_turn(play, seat, kind, attacks.into_iter());
    play.then([
        Do(Step::Replace {}),
        Do(Step::Declare { at: 0, what: Declared::Order }),
        Ask(Question::Window(Window::AttackRevealed { turn: seat })),
        Do(Step::Resolve {}),
        Do(Step::EndTurn {}),
    ]);
}

/// The cards of a turn, late Attack or counter-attack lie open.
pub(crate) fn begin_turn(
    play: &mut Play<'_>,
    seat: Seat,
    kind: TurnKind,
    cards: impl Iterator<Item = Card>,
) {
    play.referee().disclose();
    play.public.turn = Some(Turn { seat, kind, attacks: cards.map(Revealed::new).collect() });
}

/// The set cards leave their place and become known to all.
fn pick_up_set(play: &mut Play<'_>, seat: Seat) -> Cards {
    let referee = play.referee();
    let cards: Cards = play.secrets.set[seat].read(referee).iter().copied().collect();
    play.secrets.set[seat] = own(seat, []);
    play.public.heroes[seat].set_open = false;
    for card in &cards {
        specials::forget_gift(play, seat, *card);
    }
    cards
}

/// SR-315, SR-R43: of several late cards the one that was set first; each is a turn of its own.
fn pick_up_next(play: &mut Play<'_>, seat: Seat) -> Cards {
    let referee = play.referee();
    if play.secrets.set[seat].len() < 2 {
        return pick_up_set(play, seat);
    }
    let card = play.secrets.set[seat].take(0, referee);
    specials::forget_gift(play, seat, card);
    std::iter::once(card).collect()
}

/// The turn is over; its owner may still throw a Fireball (SR-611).
pub(crate) fn end_turn(play: &mut Play<'_>) {
    let Some(turn) = play.public.turn.take() else { return };
    // A counter-attack is no turn of one's own.
    if turn.kind != TurnKind::Counter {
        play.then([Ask(Question::Window(Window::Fireball { seat: turn.seat }))]);
    }
}

/// SR-315: second cards of Opportunisme, in Initiative order of their owners, each like a turn of its own.
pub(crate) fn late_attacks(play: &mut Play<'_>) {
    let order = play.public.by_initiative();
    let Some(seat) = order.into_iter().find(|seat| !play.secrets.set[*seat].is_empty()) else {
        return;
    };
    play.then([Do(Step::RevealAttacks { seat }), Do(Step::LateAttacks {})]);
    low_blows::before_reveal_window(play, seat);
}

/// SR-324, SR-316: fatigue, then the Encounter's own rule.
pub(crate) fn end(play: &mut Play<'_>) {
    if play.public.creature.round >= play.given.fatigue_from {
        for hero in play.public.heroes.iter_mut() {
            hero.life = hero.life.saturating_sub(FATIGUE);
        }
        play.tell(|_| Event::Fatigue { damage: FATIGUE });
    }
    specials::end_of_round(play);
    traps::end_of_round(play);
}

/// SR-324: Life lost to fatigue in a round.
pub const FATIGUE: u8 = 5;

/// SR-322: everybody draws a card, one after the other; what an Item does comes before the next one draws (SR-615).
pub(crate) fn draw_in_turn(play: &mut Play<'_>, place: u8) {
    let Some(seat) = play.public.by_initiative().get(usize::from(place)).copied() else { return };
    play.then([Do(Step::DrawInTurn { place: place + 1 })]);
    if play.secrets.hand_size(seat) < play.public.heroes[seat].hand_limit() {
        draw_one(play, seat);
    }
}

/// SR-321, SR-903: Attacks go to the discard pile; a Fireball has already left the game.
pub(crate) fn discard_damage_pile(play: &mut Play<'_>) {
    let blows = std::mem::take(&mut play.public.damage_pile);
    for blow in blows.iter().filter(|blow| blow.is_attack()) {
        play.public.discard.push(blow.card);
        play.public.discard.extend(blow.riders.iter().copied());
    }
}

/// SR-108, SR-322: one card from the pile. An Item is put face up and not replaced; it is given back as such.
pub(crate) fn draw_one(play: &mut Play<'_>, seat: Seat) -> Option<Card> {
    let referee = play.referee();
    if play.secrets.pile.is_empty() {
        let mut cards = std::mem::take(&mut play.public.discard);
        play.rng.shuffle(&mut cards);
        play.secrets.pile = Pile::known_to(Audience::NOBODY, cards);
        if !play.secrets.pile.is_empty() {
            play.public.reshuffles = play.public.reshuffles.saturating_add(1);
            play.tell(|_| Event::Reshuffled {});
        }
    }
    let card = play.secrets.pile.draw(referee)?;
    referee.disclose();
    if card.is_item() {
        play.tell(|_| Event::ItemDrawn { seat, item: card });
        items::receive(play, seat, card);
    } else {
        play.secrets.hands[seat].put(card, referee);
        play.tell(|look| Event::Drew {
            seat,
            card: look.secrets.hands[seat].last_seen_by(look.eyes()).copied(),
        });
    }
    Some(card)
}

/// SR-615: so many cards for the Amulette.
pub(crate) fn draw_cards(play: &mut Play<'_>, seat: Seat, cards: u8) {
    for _ in 0..cards {
        draw_one(play, seat);
    }
}

/// SR-107: whenever a hand exceeds its limit, its owner discards down to it before anything else happens.
pub(crate) fn keep_hand_limits(play: &mut Play<'_>) {
    // Most hands are within the ordinary limit, whatever lies before their owners.
    let over = |seat: &Seat| {
        let size = play.secrets.hand_size(*seat);
        size > HAND_LIMIT && size > play.public.heroes[*seat].hand_limit()
    };
    if let Some(seat) = play.public.living().iter().find(over) {
        play.then([Ask(Question::DiscardDown { seat })]);
    }
}

/// SR-107: one card of the owner's choice.
pub(crate) fn discard_one(play: &mut Play<'_>, seat: Seat, card: Card) {
    take_from_hand(play, seat, card);
    discard(play, seat, card);
    let cards: Cards = [card].into_iter().collect();
    play.tell(|_| Event::Discarded { seat, cards });
}

/// A card leaves a hand for the open discard pile.
pub(crate) fn discard(play: &mut Play<'_>, seat: Seat, card: Card) {
    play.public.discard.push(card);
    specials::forget_gift(play, seat, card);
    play.referee().disclose();
}

/// One copy of a card leaves a hand.
pub(crate) fn take_from_hand(play: &mut Play<'_>, seat: Seat, card: Card) {
    let referee = play.referee();
    let hand = &mut play.secrets.hands[seat];
    let place = hand.read(referee).iter().position(|held| *held == card);
    hand.take(place.expect("only cards in hand are played"), referee);
}

/// SR-609: how many cards a hero may set.
#[must_use]
pub fn may_set(public: &Public, seat: Seat) -> u8 {
    let extra = |effect: &ItemEffect| {
        if let ItemEffect::ExtraSet { cards, .. } = effect { Some(*cards) } else { None }
    };
    public.heroes[seat].working(public.creature.round).find_map(extra).unwrap_or(1)
}

/// Everything lying face down before heroes goes to the discard pile (SR-903).
pub(crate) fn discard_set_cards(play: &mut Play<'_>) {
    for seat in play.seats().iter() {
        let cards = pick_up_set(play, seat);
        play.public.discard.extend(cards);
    }
}
