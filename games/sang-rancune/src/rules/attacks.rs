//! SR-4xx, Attack cards: replacements, declarations, what an Attack is worth, and what it does.

use arrayvec::ArrayVec;
use kernel::Next::{Ask, Do};
use kernel::{Audience, Seat, Seats, Viewer};

use crate::Play;
use crate::cards::encounters::{Form, Special};
use crate::cards::{Card, Cards, Effect, Handful};
use crate::rules::{aftermath, items, round, specials};
use crate::table::event::Event;
use crate::table::flow::{Aim, Declared, Question, Step};
use crate::table::state::{Blow, Prepared, Reaction, Revealed, State, Turn, TurnKind};

/// The turn being resolved.
fn turn<'a>(play: &'a mut Play<'_>) -> &'a mut Turn {
    play.state.turn.as_mut().expect("Attacks belong to a turn")
}

/// SR-417 to SR-420: the first card that is replaced by others, until none is left.
pub(crate) fn replace(play: &mut Play<'_>) {
    let turn = turn(play);
    let (seat, kind) = (turn.seat, turn.kind);
    let Some(place) =
        turn.attacks.iter().position(|revealed| revealed.card.replacement().is_some())
    else {
        return;
    };
    let card = turn.attacks.remove(place).card;
    let (now, later) = card.replacement().expect("just found");
    // SR-430: a counter-attack brings all its cards at once.
    let (now, later) = if kind == TurnKind::Counter { (now + later, 0) } else { (now, later) };
    play.state.discard.push(card);
    play.tell(|_| Event::Replaced { seat, card });
    play.then([Do(Step::Replace {})]);
    if !play.state.hands[seat].is_empty() {
        play.then([Ask(Question::Replace { seat, now, later })]);
    }
}

/// SR-417, SR-419: cards from hand take its place, one of them perhaps face down.
pub(crate) fn replaced(play: &mut Play<'_>, seat: Seat, now: &Handful, later: Option<Card>) {
    let referee = play.referee();
    for card in now.cards() {
        round::take_from_hand(play, seat, *card);
        specials::forget_gift(play, seat, *card);
        turn(play).attacks.push(Revealed::new(*card));
    }
    if let Some(card) = later {
        round::take_from_hand(play, seat, card);
        play.state.set[seat].put(card, referee);
    }
    referee.disclose();
    let cards: Cards = now.cards().iter().copied().collect();
    play.tell(|_| Event::Brought { seat, cards: cards.clone(), face_down: later.is_some() });
}

/// SR-309: asks for the next thing that has to be declared.
pub(crate) fn declare(play: &mut Play<'_>, at: u8, what: Declared) {
    let (mut at, mut what) = (at, what);
    loop {
        let Some(turn) = &play.state.turn else { return };
        if usize::from(at) < turn.attacks.len() {
            if let Some(question) = to_declare(play.state, turn, at, what) {
                return play.then([Ask(question), Do(Step::Declare { at: at + 1, what })]);
            }
            at += 1;
            continue;
        }
        what = match what {
            Declared::Order => Declared::Heroic,
            Declared::Heroic => Declared::Blessing,
            Declared::Blessing => Declared::Theft,
            Declared::Theft => Declared::Target,
            Declared::Target => return,
        };
        at = 0;
    }
}

fn to_declare(state: &State, turn: &Turn, at: u8, what: Declared) -> Option<Question> {
    let seat = turn.seat;
    let place = usize::from(at);
    let revealed = &turn.attacks[place];
    match what {
        Declared::Order => {
            let rest = &turn.attacks[place..];
            rest.iter()
                .any(|other| other.card != revealed.card)
                .then_some(Question::Order { seat, at })
        }
        Declared::Heroic => (revealed.card.print().hero == Some(state.heroes[seat].hero))
            .then_some(Question::Heroic { seat, at }),
        Declared::Blessing => {
            blessing(state, revealed.card).map(|_| Question::Blessing { seat, at })
        }
        Declared::Theft => {
            let steals = matches!(revealed.card.effect(), Some(Effect::StealItem { .. }))
                && revealed.card.is_attack();
            let rich = |other: Seat| !state.heroes[other].closed().is_empty();
            let victims = state.living().without(seat).iter().any(rich);
            (steals && victims).then_some(Question::Theft { seat, at })
        }
        Declared::Target => {
            let first = turn.attacks.iter().position(Revealed::deals_damage) == Some(place);
            (first && aims(state, seat).len() > 1).then_some(Question::Target { seat, at })
        }
    }
}

/// SR-409: what Eau Bénite adds against this Encounter, if anything.
fn blessing(state: &State, card: Card) -> Option<u16> {
    let Some(Effect::AddVsType { types, amount }) = card.effect() else { return None };
    types.contains(&state.creature.id.print().kind).then_some(*amount)
}

/// SR-309: which card comes at this place.
pub(crate) fn ordered(play: &mut Play<'_>, at: u8, attack: u8) {
    let attacks = &mut turn(play).attacks;
    attacks[usize::from(at)..=usize::from(attack)].rotate_right(1);
}

/// SR-404: double, and Protected.
pub(crate) fn declared_heroic(play: &mut Play<'_>, at: u8) {
    let turn = turn(play);
    turn.attacks[usize::from(at)].heroic = true;
    let (seat, card) = (turn.seat, turn.attacks[usize::from(at)].card);
    play.tell(|_| Event::DeclaredHeroic { seat, card });
}

/// SR-409
pub(crate) fn blessed(play: &mut Play<'_>, at: u8) {
    let turn = turn(play);
    turn.attacks[usize::from(at)].blessed = true;
    let seat = turn.seat;
    play.tell(|_| Event::Blessed { seat });
}

/// SR-411
pub(crate) fn theft_declared(play: &mut Play<'_>, at: u8, victim: Seat, item: Card) {
    turn(play).attacks[usize::from(at)].theft = Some((victim, item));
}

/// SR-309
pub(crate) fn aimed(play: &mut Play<'_>, at: u8, aim: Aim) {
    turn(play).attacks[usize::from(at)].aim = Some(aim);
}

/// SR-807, SR-808: what this hero may attack.
pub(crate) fn aims(state: &State, seat: Seat) -> ArrayVec<Aim, 24> {
    let mut aims = ArrayVec::new();
    let wolves = state.creature.wolves.iter().enumerate().filter(|(_, life)| **life > 0);
    aims.extend(wolves.map(|(number, _)| Aim::Wolf { number: number as u8 }));
    for (before, hero) in state.heroes.pairs() {
        let goblins = hero.goblins.iter().enumerate().filter(|(_, life)| **life > 0);
        aims.extend(goblins.map(|(number, _)| Aim::Goblin { before, number: number as u8 }));
    }
    let only_wolves = matches!(state.creature.id.special(), Special::TokenPack { .. });
    if !only_wolves && state.heroes[seat].goblins_left() == 0 {
        aims.push(Aim::Creature {});
    }
    aims
}

/// SR-310, SR-421: the next revealed card. SR-415: tactical cards are no Attacks.
pub(crate) fn resolve(play: &mut Play<'_>) {
    let Some(turn) = &play.state.turn else { return };
    let Some(revealed) = turn.attacks.first() else { return };
    let (seat, card, aim) = (turn.seat, revealed.card, revealed.aim);
    if !revealed.deals_damage() {
        crate::rules::attacks::turn(play).attacks.remove(0);
        prepare_or_waste(play, seat, card);
        return play.then([Do(Step::Resolve {})]);
    }
    play.then([Do(Step::Strike {}), Do(Step::CheckDefeat { by: seat }), Do(Step::Resolve {})]);
    let aims = aims(play.state, seat);
    match aims.as_slice() {
        [only] => aimed(play, 0, *only),
        _ if aim.is_some_and(|aim| aims.contains(&aim)) => {}
        // SR-309: targets of further Attacks are declared as each one resolves.
        _ => play.then([Ask(Question::Target { seat, at: 0 })]),
    }
}

/// SR-416, SR-431: a feint does nothing; SR-422: a prepare card waits; SR-424: a second multiplier is wasted.
fn prepare_or_waste(play: &mut Play<'_>, seat: Seat, card: Card) {
    let multiplies = |card: Card| matches!(card.effect(), Some(Effect::PrepareMul { .. }));
    let prepared = &play.state.heroes[seat].prepared;
    let second = multiplies(card) && prepared.iter().any(|other| multiplies(other.card));
    if card.is_prepare() && !second {
        let round = play.state.creature.round;
        play.state.heroes[seat].prepared.push(Prepared { card, round });
        play.tell(|_| Event::Prepared { seat, card });
    } else {
        play.state.discard.push(card);
        play.tell(|_| Event::Wasted { seat, card });
    }
}

/// What an Attack is worth, and how it came to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The side of the card after all rotations.
    pub face: u16,
    /// SR-403 (8).
    pub added: u16,
    /// SR-403 (9): prepared cards spent on it.
    pub riders: ArrayVec<Card, 4>,
    pub damage: u16,
}

/// SR-403: the value of an Attack, step by step, before the Encounter's reductions.
#[must_use]
pub fn worth(state: &State, turn: &Turn, revealed: &Revealed) -> Worth {
    let hero = &state.heroes[turn.seat];
    let clumsy = clumsy_attack();
    let (faces, base): (&[u16], usize) = match clumsy {
        Some((faces, base)) if revealed.clumsy => (faces, base),
        _ => (&revealed.card.print().faces, usize::from(revealed.card.print().base)),
    };
    let last = faces.len() - 1;
    // (1), (2), SR-R15
    let mut side = if revealed.heroic { 0 } else { base };
    let up = |side: usize| side.saturating_sub(1);
    let down = |side: usize| (side + 1).min(last);
    let is_counter = turn.kind == TurnKind::Counter;
    if !is_counter {
        // (3) SR-608
        for effect in hero.working(state.creature.round) {
            if let Effect::RotateOwnAttacks { steps, .. } = effect {
                side = (0..*steps).fold(side, |side, _| up(side));
            }
        }
        // (4) SR-812
        if state.creature.form == Some(Form::Mist) {
            side = down(side);
        }
    }
    // (5) SR-410
    if turn.kind == TurnKind::Ordinary {
        side = (0..hero.jostled).fold(side, |side, _| down(side));
    }
    // (6) SR-413
    if let Some(Effect::RotateSelfIfFollow { .. }) = revealed.card.effect()
        && state.damage_pile.iter().any(|blow| blow.owner != turn.seat && blow.is_attack())
    {
        side = up(side);
    }
    // (7)
    for reaction in &revealed.reactions {
        side = match reaction {
            Reaction::ToZero => last,
            Reaction::Up => up(side),
        };
    }
    let face = faces[side];
    let spoiled = revealed.is_spoiled();
    // (8) SR-409
    let added =
        if revealed.blessed && !spoiled { blessing(state, revealed.card).unwrap_or(0) } else { 0 };
    // (9) SR-422 to SR-427
    let ready =
        hero.prepared.iter().filter(|card| !is_counter && card.round < state.creature.round);
    let riders: ArrayVec<Card, 4> = ready.map(|prepared| prepared.card).collect();
    let damage = riders.iter().filter(|_| !spoiled).fold(face + added, |damage, rider| match rider
        .effect()
    {
        Some(Effect::PrepareAdd { amount }) => damage + amount,
        Some(Effect::PrepareMul { factor }) => damage * factor,
        _ => damage,
    });
    Worth { face, added, riders, damage }
}

/// SR-518: the Attack a prepare card becomes.
fn clumsy_attack() -> Option<(&'static [u16], usize)> {
    Card::all().find_map(|card| match card.effect() {
        Some(Effect::ReplacePrepWithAttack { faces, base }) => {
            Some((faces.as_slice(), faces.iter().position(|face| face == base)?))
        }
        _ => None,
    })
}

/// SR-310: one Attack is placed with its damage, its owner and its target.
pub(crate) fn strike(play: &mut Play<'_>) {
    let turn = turn(play);
    let revealed = turn.attacks.remove(0);
    let turn = Turn { attacks: ArrayVec::new(), ..turn.clone() };
    let (seat, card) = (turn.seat, revealed.card);
    let aim = revealed.aim.expect("the target was declared");
    let mut worth = worth(play.state, &turn, &revealed);
    let round = play.state.creature.round;
    if turn.kind != TurnKind::Counter {
        play.state.heroes[seat].prepared.retain(|prepared| prepared.round >= round);
    }
    // SR-403 (10)
    worth.damage = specials::reduce(play.state, card, worth.damage);
    let is_counter = turn.kind == TurnKind::Counter;
    if !is_counter {
        play.state.heroes[seat].attacked = true;
    }
    if specials::swallows(play, seat, card, &worth) {
        return;
    }
    let Worth { face, added, damage, .. } = worth;
    let riders = worth.riders.clone();
    play.tell(|_| Event::Struck {
        seat,
        card,
        face,
        added,
        riders: riders.clone(),
        damage,
        aim,
        counter: is_counter,
    });
    if is_counter {
        play.state.discard.push(card);
        aftermath::take_off(play, seat, aim, damage);
    } else {
        place(play, Blow { owner: seat, card, damage, aim, riders: worth.riders });
    }
    specials::after_attack(play, damage);
    if !revealed.is_spoiled() && !revealed.clumsy {
        bonus(play, seat, &revealed);
    }
}

/// SR-310, SR-709, SR-710: on the Damage pile, in the tally, and first or last.
fn place(play: &mut Play<'_>, blow: Blow) {
    let state = &mut *play.state;
    state.heroes[blow.owner].tally += blow.damage;
    if blow.damage > 0 {
        state.first_damage.get_or_insert(blow.owner);
        state.last_damage = Some(blow.owner);
    }
    state.damage_pile.push(blow);
}

/// SR-408: what a bonus Attack does beside its damage.
fn bonus(play: &mut Play<'_>, seat: Seat, revealed: &Revealed) {
    match revealed.card.effect() {
        Some(Effect::RotateFollowing { players, .. }) => {
            let next: Seats = play.state.still_to_act().take(usize::from(*players)).collect();
            for other in next.iter() {
                play.state.heroes[other].jostled += 1;
            }
            if !next.is_empty() {
                play.tell(|_| Event::Jostled { by: seat, seats: next });
            }
        }
        Some(Effect::MissNext {}) => {
            let next = play.state.still_to_act().find(|other| play.state.has_face_down(*other));
            if let Some(other) = next {
                play.state.heroes[other].tripped = true;
                play.tell(|_| Event::Tripped { by: seat, seat: other });
            }
        }
        Some(Effect::StealItem { .. }) => {
            let Some((victim, item)) = revealed.theft else { return };
            if play.state.heroes[victim].is_alive() && play.state.heroes[victim].has_closed(item) {
                play.tell(|_| Event::ItemTaken { by: seat, from: Some(victim), item });
                items::hand_over(play, victim, seat, item);
            }
        }
        Some(Effect::AddVsType { .. }) if revealed.blessed => {
            play.state.creature.is_banished = true;
            play.tell(|_| Event::CreatureBanished {});
        }
        _ => {}
    }
}

/// SR-611, SR-613: whether this hero could throw a Fireball now. All of it is public.
pub(crate) fn may_throw(state: &State, seat: Seat) -> bool {
    let hero = &state.heroes[seat];
    hero.is_alive()
        && hero.fireball().is_some()
        && !state.creature.id.is_trap()
        && !state.creature.is_defeated
        && !state.is_petrified(seat)
}

/// SR-611, SR-612: damage to every creature in reach and to every other hero, at the same time.
pub(crate) fn throw_fireball(play: &mut Play<'_>, seat: Seat) {
    let card = play.state.heroes[seat].fireball().expect("there is a Fireball to throw");
    let Some(Effect::DamageAll { creatures, other_players }) = card.effect() else { return };
    items::destroy(play, seat, card);
    let damage = specials::reduce(play.state, card, *creatures);
    play.tell(|_| Event::FireballThrown { seat, damage, burned: *other_players });
    for aim in aims(play.state, seat) {
        place(play, Blow { owner: seat, card, damage, aim, riders: ArrayVec::new() });
    }
    for other in play.state.living().without(seat).iter() {
        aftermath::hurt(play, other, u16::from(*other_players));
    }
    // SR-614: deaths are settled before the Encounter is scored.
    play.then([Do(Step::CheckDefeat { by: seat })]);
}

/// SR-429: the card from hand that takes the place of a Contre Attaque is resolved at once.
pub(crate) fn counter_attack(play: &mut Play<'_>, seat: Seat, counter: Card, with: Card) {
    for card in [counter, with] {
        round::take_from_hand(play, seat, card);
        specials::forget_gift(play, seat, card);
    }
    play.state.discard.push(counter);
    play.tell(|_| Event::CounterAttacked { seat, with });
    round::begin_turn(play, seat, TurnKind::Counter, std::iter::once(with));
    play.then([
        Do(Step::Replace {}),
        Do(Step::Declare { at: 0, what: Declared::Order }),
        Ask(Question::AttackRevealed { turn: seat }),
        Do(Step::Resolve {}),
        Do(Step::EndTurn {}),
    ]);
}

/// SR-510, SR-511: the piles before two heroes change places; both players go on knowing what they know.
pub(crate) fn swap_set_cards(play: &mut Play<'_>, one: Seat, two: Seat) {
    let mut first = play.state.set[one].clone();
    let mut second = play.state.set[two].clone();
    let referee = play.referee();
    if first.is_empty() {
        first = kernel::Pile::known_to(Audience::NOBODY.with(Viewer::Seat(one)), []);
    }
    if second.is_empty() {
        second = kernel::Pile::known_to(Audience::NOBODY.with(Viewer::Seat(two)), []);
    }
    first.show_to(two, referee);
    second.show_to(one, referee);
    specials::forget_gifts_to(play, Seats::only(one).with(two));
    play.state.set[one] = second;
    play.state.set[two] = first;
    play.tell(|_| Event::SetCardsSwapped { one, two });
}
