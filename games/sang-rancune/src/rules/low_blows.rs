//! SR-5xx, low blows: windows in which everybody may react, in order of Initiative, and reactions to reactions.

use kernel::Next::{Ask, Do};
use kernel::{Answers, Seat, Seats};

use crate::cards::encounters::LIFE_TRACK;
use crate::cards::{AttackEffect, Cards, LowBlowEffect};
use crate::rules::{attacks, items, round, specials};
use crate::table::event::Event;
use crate::table::flow::{Action, Aim, Ploy, Question, Step, Window};
use crate::table::pieces::{Played, Reaction};
use crate::table::public::Public;
use crate::table::secrets::own;
use crate::{Play, SangRancune};

/// SR-507: before Attacks are set, and after each creature attack.
pub(crate) fn plan_b_window(play: &mut Play<'_>) {
    play.then([Ask(Question::Window(Window::PlanB {}))]);
}

/// SR-508, SR-510, SR-611: before a hero reveals.
pub(crate) fn before_reveal_window(play: &mut Play<'_>, turn: Seat) {
    play.then([Ask(Question::Window(Window::BeforeReveal { turn }))]);
}

/// SR-502: in which order those who are asked in a window act. Elsewhere there is none: everybody's answer counts.
pub(crate) fn order(public: &Public, question: Question) -> Vec<Seat> {
    if matches!(question, Question::Window(_)) {
        public.by_initiative().into_iter().collect()
    } else {
        Vec::new()
    }
}

/// SR-502: among those who act the lowest Initiative goes first; then the window is offered again to everyone.
pub(crate) fn window_closes(play: &mut Play<'_>, window: Window, answers: &Answers<Action>) {
    let order = play.public.by_initiative();
    let first = answers.first_acting(order, <SangRancune as kernel::Game>::is_pass);
    let Some((seat, action)) = first else { return };
    if is_offered_again(window) {
        play.then([Ask(Question::Window(window))]);
    }
    // Only two things can be done in a window: to throw a Fireball on one's own turn, and to play a card.
    let Action::Play(ploy) = action else { return items::throw_fireball(play, seat) };
    match (ploy.card.attack_effect(), ploy.with) {
        (Some(AttackEffect::Counter {}), Some(with)) => {
            attacks::counter_attack(play, seat, ploy.card, with)
        }
        (Some(_) | None, _) => play_low_blow(play, seat, *ploy),
    }
}

/// SR-511: the answer to a Bouge de Là ! is given once; every other window stays open until all pass in a row.
const fn is_offered_again(window: Window) -> bool {
    match window {
        Window::AnswerMoveOver { .. } => false,
        Window::PlanB {}
        | Window::BeforeReveal { .. }
        | Window::Fireball { .. }
        | Window::AttackRevealed { .. }
        | Window::LowBlow { .. }
        | Window::CreatureTargets {}
        | Window::CreatureHit {} => true,
    }
}

/// SR-202: a low blow between Encounters; the window is offered again afterwards.
pub(crate) fn play_between(play: &mut Play<'_>, seat: Seat, ploy: Ploy) {
    play.then([Do(Step::Between {})]);
    play_low_blow(play, seat, ploy);
}

/// SR-503: a low blow lies open before it takes effect, and may be cancelled.
fn play_low_blow(play: &mut Play<'_>, seat: Seat, ploy: Ploy) {
    round::take_from_hand(play, seat, ploy.card);
    specials::forget_gift(play, seat, ploy.card);
    play.referee().disclose();
    play.public.low_blows.push(Played { by: seat, ploy });
    play.tell(|_| Event::LowBlowPlayed { seat, ploy });
    let depth = play.public.low_blows.len() as u8 - 1;
    let window = Question::Window(Window::LowBlow { depth });
    play.then([Ask(window), Do(Step::ResolveLowBlow { depth })]);
}

/// SR-503: takes effect, unless it was cancelled in the meantime.
pub(crate) fn resolve(play: &mut Play<'_>, depth: u8) {
    if play.public.low_blows.len() != usize::from(depth) + 1 {
        return;
    }
    let Played { by, ploy } = play.public.low_blows.pop().expect("just counted");
    play.public.discard.push(ploy.card);
    let target = || ploy.target.expect("the target was checked");
    let item = || ploy.item.expect("the Item was checked");
    match ploy.card.low_blow_effect().expect("only low blows lie here") {
        LowBlowEffect::CancelLowBlow { take } => cancel(play, by, *take),
        LowBlowEffect::DiscardSetNoAttack {} => move_over(play, by, target()),
        LowBlowEffect::SwapSetCards {} => swap_set_cards(play, by, target()),
        LowBlowEffect::SwapInitiative {} => swap_initiative(play, by, target()),
        LowBlowEffect::RedirectHit {} => redirect(play, ploy, target()),
        LowBlowEffect::ChooseLifeChange { .. } => change_life(play, ploy.change.unwrap_or(0)),
        LowBlowEffect::RotateAllToZero {} => critical_miss(play),
        LowBlowEffect::RotateTarget { .. } => react_to(play, ploy, Reaction::Up),
        LowBlowEffect::ReplacePrepWithAttack { .. } => make_clumsy(play, ploy),
        LowBlowEffect::StealItem { .. } => {
            let (from, item) = (target(), item());
            play.tell(|_| Event::ItemTaken { by, from: Some(from), item });
            items::hand_over(play, from, by, item);
        }
        LowBlowEffect::DestroyItem { .. } => {
            let (from, item) = (target(), item());
            play.tell(|_| Event::ItemDestroyed { by, from, item });
            items::destroy(play, from, item);
        }
    }
}

/// SR-504, SR-505: the low blow below has no effect; it is discarded, or taken into hand.
fn cancel(play: &mut Play<'_>, by: Seat, take: bool) {
    let Played { by: of, ploy } =
        play.public.low_blows.pop().expect("there is a low blow to cancel");
    let card = ploy.card;
    let referee = play.referee();
    if take {
        play.secrets.hands[by].put(card, referee);
    } else {
        play.public.discard.push(card);
    }
    play.tell(|_| Event::LowBlowCancelled { by, card, of, taken: take });
}

/// SR-508: the face-down cards are discarded and their owner does not attack this round.
fn move_over(play: &mut Play<'_>, by: Seat, target: Seat) {
    let referee = play.referee();
    let cards: Cards = play.secrets.set[target].read(referee).iter().copied().collect();
    play.secrets.set[target] = own(target, []);
    for card in &cards {
        round::discard(play, target, *card);
    }
    play.public.heroes[target].barred = true;
    play.tell(|_| Event::SetCardsLost { seat: target, cards });
    // SR-512: an answer is possible only while the other still has a face-down card.
    if play.public.has_face_down(play.secrets, by) {
        play.then([Ask(Question::Window(Window::AnswerMoveOver { seat: target, by }))]);
    }
}

/// SR-510, SR-511: the piles before two heroes change places; both players go on knowing what they know.
fn swap_set_cards(play: &mut Play<'_>, one: Seat, two: Seat) {
    let mut first = play.secrets.set[one];
    let mut second = play.secrets.set[two];
    let referee = play.referee();
    if first.is_empty() {
        first = own(one, []);
    }
    if second.is_empty() {
        second = own(two, []);
    }
    first.show_to(two, referee);
    second.show_to(one, referee);
    specials::forget_gifts_to(play, Seats::only(one).with(two));
    play.secrets.set[one] = second;
    play.secrets.set[two] = first;
    play.tell(|_| Event::SetCardsSwapped { one, two });
}

/// SR-507
fn swap_initiative(play: &mut Play<'_>, one: Seat, two: Seat) {
    let (first, second) = (play.public.heroes[one].initiative, play.public.heroes[two].initiative);
    play.public.heroes[one].initiative = second;
    play.public.heroes[two].initiative = first;
    play.tell(|_| Event::InitiativeSwapped { one, two });
}

/// SR-519, SR-520
fn redirect(play: &mut Play<'_>, ploy: Ploy, to: Seat) {
    let hit = &mut play.public.hits[usize::from(ploy.hit.expect("the hit was checked"))];
    let from = hit.target;
    hit.target = to;
    play.tell(|_| Event::HitRedirected { from, to });
}

/// SR-515, SR-516: whose Life a change concerns, what it is and what it becomes: never under 5 nor over 300, nor more
/// than a token can have; a token if the first Attack aims at one.
#[must_use]
pub fn changed_life(public: &Public, change: i16) -> (Aim, u16, u16) {
    let attacks = public.turn.as_ref().map_or(&[][..], |turn| turn.attacks.as_slice());
    let first = attacks.iter().find(|attack| attack.deals_damage());
    let aim = first.and_then(|attack| attack.aim).unwrap_or(Aim::Creature {});
    let most = match aim {
        Aim::Creature {} => LIFE_TRACK,
        Aim::Wolf { .. } | Aim::Goblin { .. } => u16::from(u8::MAX),
    };
    let before = public.life_of(aim);
    let after = (i32::from(before) + i32::from(change)).clamp(5, i32::from(most)) as u16;
    (aim, before, after)
}

/// SR-515, SR-516: at once and for good.
fn change_life(play: &mut Play<'_>, change: i16) {
    let (aim, _, life) = changed_life(play.public, change);
    let public = &mut *play.public;
    match aim {
        Aim::Wolf { number } => public.creature.wolves[usize::from(number)] = life as u8,
        Aim::Goblin { before, number } => {
            public.heroes[before].goblins[usize::from(number)] = life as u8;
        }
        Aim::Creature {} => public.creature.life = life,
    }
    play.tell(|_| Event::LifeChanged { change, life });
}

/// SR-513: all unprotected Attacks of this turn go to 0.
fn critical_miss(play: &mut Play<'_>) {
    let Some(turn) = &mut play.public.turn else { return };
    let seat = turn.seat;
    let mut turned = Cards::new();
    for attack in turn.attacks.iter_mut().filter(|attack| attack.deals_damage() && !attack.heroic) {
        attack.reactions.push(Reaction::ToZero);
        turned.push(attack.card);
    }
    for card in turned {
        play.tell(|_| Event::AttackTurned { seat, card, to_zero: true });
    }
}

/// SR-514
fn react_to(play: &mut Play<'_>, ploy: Ploy, reaction: Reaction) {
    let Some(turn) = &mut play.public.turn else { return };
    let attack = &mut turn.attacks[usize::from(ploy.attack.expect("the Attack was checked"))];
    attack.reactions.push(reaction);
    let (seat, card) = (turn.seat, attack.card);
    play.tell(|_| Event::AttackTurned { seat, card, to_zero: false });
}

/// SR-518
fn make_clumsy(play: &mut Play<'_>, ploy: Ploy) {
    let Some(turn) = &mut play.public.turn else { return };
    let attack = &mut turn.attacks[usize::from(ploy.attack.expect("the card was checked"))];
    attack.clumsy = true;
    let (seat, card) = (turn.seat, attack.card);
    play.tell(|_| Event::MadeClumsy { seat, card });
    // SR-309, SR-R44: it may be the first Attack now, and the first Attack has a target.
    attacks::aim_first(play);
}
