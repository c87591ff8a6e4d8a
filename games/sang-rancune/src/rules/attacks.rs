//! SR-4xx, Attack cards: replacements, declarations, and what an Attack does. What it is worth is in [`worth`].
//!
//! [`worth`]: crate::rules::worth

use kernel::Next::{Ask, Do};
use kernel::{List, Seat, Seats};

use crate::Play;
use crate::cards::{AttackEffect, Card, Cards, Handful, Sign};
use crate::rules::worth::{Landing, Worth, aims, blessing, landing};
use crate::rules::{aftermath, items, round, specials};
use crate::table::event::Event;
use crate::table::flow::{Action, Aim, Declaration, Declared, Question, Step, Window};
use crate::table::pieces::{Blow, Prepared, Revealed, Turn, TurnKind};
use crate::table::public::Public;

/// The turn being resolved.
fn turn<'a>(play: &'a mut Play<'_>) -> &'a mut Turn {
    play.public.turn.as_mut().expect("Attacks belong to a turn")
}

/// SR-417 to SR-420: the first card that is replaced by others, until none is left.
pub(crate) fn replace(play: &mut Play<'_>) {
    let turn = turn(play);
    let (seat, kind) = (turn.seat, turn.kind);
    let Some(place) =
        turn.attacks.iter().position(|revealed| revealed.card.replacement().is_some())
    else {
        return waste_multipliers(play);
    };
    let card = turn.attacks.remove(place).card;
    let (now, later) = card.replacement().expect("just found");
    // SR-430: a counter-attack brings all its cards at once.
    let (now, later) = if kind == TurnKind::Counter { (now + later, 0) } else { (now, later) };
    play.public.discard.push(card);
    play.tell(|_| Event::Replaced { seat, card });
    play.then([Do(Step::Replace {})]);
    if !play.secrets.hands[seat].is_empty() {
        play.then([Ask(Question::Replace { seat, now, later })]);
    }
}

/// SR-424, SR-R12: a multiplier revealed while its owner has one prepared is wasted, whatever becomes of that one.
fn waste_multipliers(play: &mut Play<'_>) {
    let seat = turn(play).seat;
    if !play.public.heroes[seat].prepared.iter().any(|prepared| multiplies(prepared.card)) {
        return;
    }
    for revealed in turn(play).attacks.iter_mut().filter(|revealed| multiplies(revealed.card)) {
        revealed.wasted = true;
    }
}

/// SR-424: whether a prepare card is a multiplier.
#[must_use]
pub fn multiplies(card: Card) -> bool {
    card.rider().is_some_and(|term| term.sign == Sign::Times)
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
        play.secrets.set[seat].put(card, referee);
    }
    referee.disclose();
    let cards: Cards = now.cards().iter().copied().collect();
    play.tell(|_| Event::Brought { seat, cards, face_down: later.is_some() });
}

/// SR-309: asks for the next thing that has to be declared.
pub(crate) fn declare(play: &mut Play<'_>, at: u8, what: Declared) {
    let (mut at, mut what) = (at, what);
    loop {
        let Some(turn) = &play.public.turn else { return };
        if usize::from(at) < turn.attacks.len() {
            if what == Declared::Target {
                return aim_first(play);
            }
            if is_to_declare(play.public, turn, at, what) {
                let question = Question::Declare(Declaration { what, seat: turn.seat, at });
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

/// Whether there is anything to declare about a revealed card.
fn is_to_declare(public: &Public, turn: &Turn, at: u8, what: Declared) -> bool {
    let seat = turn.seat;
    let place = usize::from(at);
    let revealed = &turn.attacks[place];
    match what {
        Declared::Order => turn.attacks[place..].iter().any(|other| other.card != revealed.card),
        Declared::Heroic => revealed.card.print().hero == Some(public.heroes[seat].hero),
        Declared::Blessing => blessing(public, revealed.card) > 0,
        Declared::Theft => {
            let steals =
                matches!(revealed.card.attack_effect(), Some(AttackEffect::StealItem { .. }));
            let rich = |other: Seat| !public.heroes[other].closed().is_empty();
            steals && public.living().without(seat).iter().any(rich)
        }
        Declared::Target => false,
    }
}

/// SR-309: the target of the first Attack is declared if there are several; the only one needs no word.
pub(crate) fn aim_first(play: &mut Play<'_>) {
    let Some(turn) = &play.public.turn else { return };
    let Some(place) = turn.attacks.iter().position(Revealed::deals_damage) else { return };
    if turn.attacks[place].aim.is_some() {
        return;
    }
    let (seat, at) = (turn.seat, place as u8);
    match aims(play.public, seat).as_slice() {
        [only] => self::turn(play).attacks[place].aim = Some(*only),
        _ => {
            let what = Declared::Target;
            play.then([Ask(Question::Declare(Declaration { what, seat, at }))]);
        }
    }
}

/// SR-309: what a hero declares about a revealed card. To say no changes nothing.
pub(crate) fn declared(play: &mut Play<'_>, declaration: Declaration, action: &Action) {
    let Declaration { at, .. } = declaration;
    let place = usize::from(at);
    match (declaration.what, action) {
        (Declared::Order, Action::Next { attack }) => {
            turn(play).attacks[place..=usize::from(*attack)].rotate_right(1);
        }
        (Declared::Heroic, Action::Declare {}) => declare_heroic(play, place),
        (Declared::Blessing, Action::Declare {}) => bless(play, place),
        (Declared::Theft, Action::Rob { victim, item }) => {
            turn(play).attacks[place].theft = Some((*victim, *item));
        }
        (Declared::Target, Action::Aim { at: aim }) => turn(play).attacks[place].aim = Some(*aim),
        (Declared::Heroic | Declared::Blessing | Declared::Theft, Action::Plain {}) => {}
        (what, action) => panic!("{action:?} passed the check for {what:?}"),
    }
}

/// SR-404: double, and Protected.
fn declare_heroic(play: &mut Play<'_>, place: usize) {
    let turn = turn(play);
    turn.attacks[place].heroic = true;
    let (seat, card) = (turn.seat, turn.attacks[place].card);
    play.tell(|_| Event::DeclaredHeroic { seat, card });
}

/// SR-409
fn bless(play: &mut Play<'_>, place: usize) {
    let turn = turn(play);
    turn.attacks[place].blessed = true;
    let seat = turn.seat;
    play.tell(|_| Event::Blessed { seat });
}

/// SR-310, SR-421: the next revealed card. SR-415: tactical cards are no Attacks.
pub(crate) fn resolve(play: &mut Play<'_>) {
    let Some(turn) = &play.public.turn else { return };
    let Some(revealed) = turn.attacks.first() else { return };
    let (seat, aim) = (turn.seat, revealed.aim);
    if !revealed.deals_damage() {
        let revealed = self::turn(play).attacks.remove(0);
        prepare_or_waste(play, seat, &revealed);
        return play.then([Do(Step::Resolve {})]);
    }
    play.then([Do(Step::Strike {}), Do(Step::CheckDefeat { by: seat }), Do(Step::Resolve {})]);
    let aims = aims(play.public, seat);
    match aims.as_slice() {
        [only] => self::turn(play).attacks[0].aim = Some(*only),
        _ if aim.is_some_and(|aim| aims.contains(&aim)) => {}
        // SR-309: targets of further Attacks are declared as each one resolves.
        _ => {
            let what = Declared::Target;
            play.then([Ask(Question::Declare(Declaration { what, seat, at: 0 }))]);
        }
    }
}

/// SR-416, SR-431: a feint does nothing; SR-422: a prepare card waits; SR-424: a second multiplier is wasted.
fn prepare_or_waste(play: &mut Play<'_>, seat: Seat, revealed: &Revealed) {
    let card = revealed.card;
    let prepared = &play.public.heroes[seat].prepared;
    let second = multiplies(card) && prepared.iter().any(|other| multiplies(other.card));
    if card.is_prepare() && !second && !revealed.wasted {
        let round = play.public.creature.round;
        play.public.heroes[seat].prepared.push(Prepared { card, round });
        play.tell(|_| Event::Prepared { seat, card });
    } else {
        play.public.discard.push(card);
        play.tell(|_| Event::Wasted { seat, card });
    }
}

/// SR-310: one Attack is placed with its damage, its owner and its target.
pub(crate) fn strike(play: &mut Play<'_>) {
    let turn = turn(play);
    let revealed = turn.attacks.remove(0);
    let turn = Turn { attacks: List::new(), ..*turn };
    let (seat, card) = (turn.seat, revealed.card);
    let aim = revealed.aim.expect("the target was declared");
    let Landing { worth, swallowed } = landing(play.public, &turn, &revealed);
    let round = play.public.creature.round;
    if turn.kind != TurnKind::Counter {
        play.public.heroes[seat].prepared.retain(|prepared| prepared.round >= round);
    }
    let is_counter = turn.kind == TurnKind::Counter;
    if !is_counter {
        play.public.heroes[seat].attacked = true;
    }
    // SR-818: what is swallowed is a successful Attack of 0, and keeps its bonus effect (SR-408).
    match swallowed {
        Some(gain) => specials::swallow(play, seat, card, &worth, gain),
        None => land(play, &turn, card, aim, &worth),
    }
    if !revealed.is_spoiled() && !revealed.clumsy {
        bonus(play, seat, &revealed);
    }
}

/// SR-310: on the pile; SR-430: or, for a counter-attack, off the creature's Life at once.
fn land(play: &mut Play<'_>, turn: &Turn, card: Card, aim: Aim, worth: &Worth) {
    let (seat, counter) = (turn.seat, turn.kind == TurnKind::Counter);
    let face = worth.face();
    let Worth { added, riders, damage, .. } = *worth;
    play.tell(|_| Event::Struck { seat, card, face, added, riders, damage, aim, counter });
    if counter {
        play.public.discard.push(card);
        aftermath::take_off(play, seat, aim, damage);
    } else {
        place(play, Blow { owner: seat, card, damage, aim, riders });
    }
    specials::after_attack(play, damage);
}

/// SR-310, SR-709, SR-710: on the Damage pile, in the tally, and first or last.
pub(crate) fn place(play: &mut Play<'_>, blow: Blow) {
    let public = &mut *play.public;
    public.heroes[blow.owner].tally += blow.damage;
    if blow.damage > 0 {
        public.strikers.push(blow.owner);
    }
    public.damage_pile.push(blow);
}

/// SR-408: what a bonus Attack does beside its damage.
fn bonus(play: &mut Play<'_>, seat: Seat, revealed: &Revealed) {
    let Some(effect) = revealed.card.attack_effect() else { return };
    match effect {
        AttackEffect::RotateFollowing { players, steps } => {
            let next: Seats = play.public.still_to_act().take(usize::from(*players)).collect();
            for other in next.iter() {
                play.public.heroes[other].jostled += steps.unsigned_abs();
            }
            if !next.is_empty() {
                play.tell(|_| Event::Jostled { by: seat, seats: next });
            }
        }
        AttackEffect::MissNext {} => {
            let next = play
                .public
                .still_to_act()
                .find(|other| play.public.has_face_down(play.secrets, *other));
            if let Some(other) = next {
                play.public.heroes[other].tripped = true;
                play.tell(|_| Event::Tripped { by: seat, seat: other });
            }
        }
        AttackEffect::StealItem { .. } => {
            let Some((victim, item)) = revealed.theft else { return };
            if play.public.heroes[victim].is_alive() && play.public.heroes[victim].has_closed(item)
            {
                play.tell(|_| Event::ItemTaken { by: seat, from: Some(victim), item });
                items::hand_over(play, victim, seat, item);
            }
        }
        AttackEffect::AddVsType { .. } => {
            if revealed.blessed {
                play.public.creature.is_banished = true;
                play.tell(|_| Event::CreatureBanished {});
            }
        }
        AttackEffect::NoHit {}
        | AttackEffect::ReplaceWith { .. }
        | AttackEffect::PrepareAdd { .. }
        | AttackEffect::PrepareMul { .. }
        | AttackEffect::Counter {}
        | AttackEffect::CancelCreatureAttackVsType { .. }
        | AttackEffect::RotateSelfIfFollow { .. } => {}
    }
}

/// SR-429: the card from hand that takes the place of a Contre Attaque is resolved at once.
pub(crate) fn counter_attack(play: &mut Play<'_>, seat: Seat, counter: Card, with: Card) {
    for card in [counter, with] {
        round::take_from_hand(play, seat, card);
        specials::forget_gift(play, seat, card);
    }
    play.public.discard.push(counter);
    play.tell(|_| Event::CounterAttacked { seat, with });
    round::begin_turn(play, seat, TurnKind::Counter, std::iter::once(with));
    play.then([
        Do(Step::Replace {}),
        Do(Step::Declare { at: 0, what: Declared::Order }),
        Ask(Question::Window(Window::AttackRevealed { turn: seat })),
        Do(Step::Resolve {}),
        Do(Step::EndTurn {}),
    ]);
}
