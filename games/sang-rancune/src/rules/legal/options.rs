//! Every answer that might be allowed; the table keeps those that pass the check.

use kernel::{Coverage, List, Rng, Seat};

use super::{Look1, attack_cards, hand};
use crate::cards::{AttackEffect, Card, Handful, LowBlowEffect};
use crate::rules::worth::aims;
use crate::rules::{items, round};
use crate::table::flow::{Action, Declaration, Declared, Ploy, Question, Window};
use crate::table::public::Public;

/// Every answer that might be allowed.
pub(crate) fn candidates(look: Look1<'_>, question: Question, out: &mut Vec<Action>) -> Coverage {
    let Some(me) = look.seat() else { return Coverage::Complete };
    let public = look.public;
    match question {
        Question::Between {} => return between(look, me, out),
        Question::AcceptTrade {} | Question::AcceptDrink {} => {
            out.extend([Action::Accept {}, Action::Refuse {}])
        }
        Question::Loot { .. } => {
            out.push(Action::Pass {});
            if let Some(corpse) = public.looted() {
                distinct(public.heroes[corpse].closed().iter(), |item| {
                    out.push(Action::TakeLoot { item })
                });
            }
        }
        Question::SetAttack {} | Question::SetOpenly { .. } => settable(look, me, out),
        Question::PassCard {} => distinct_hand(look, me, |card| out.push(Action::PassOn { card })),
        Question::DiscardDown { .. } => {
            distinct_hand(look, me, |card| out.push(Action::Discard { card }))
        }
        Question::Replace { now, later, .. } => replacements(look, me, now, later, out),
        Question::Declare(declaration) => declarations(public, me, declaration, out),
        Question::Mentalism { most, .. } => {
            out.extend((0..=most).map(|cards| Action::Draw { cards }))
        }
        Question::Refresh {} => {
            Handful::all(hand(look, me), 0..=8, |discard| out.push(Action::Refresh { discard }))
        }
        Question::Bridge {} => out.extend([Action::Hold {}, Action::Cross {}]),
        Question::Window(window) => {
            out.push(Action::Pass {});
            if let Window::BeforeReveal { turn: seat } | Window::Fireball { seat } = window
                && seat == me
            {
                out.push(Action::Throw {});
            }
            distinct_hand(look, me, |card| ploys(look, me, card, out));
        }
    }
    Coverage::Complete
}

/// Where the list needs no check.
pub(crate) const fn lists_exactly(question: Question) -> bool {
    match question {
        Question::AcceptTrade {}
        | Question::AcceptDrink {}
        | Question::PassCard {}
        | Question::DiscardDown { .. }
        | Question::Loot { .. }
        | Question::Mentalism { .. }
        | Question::Refresh {}
        | Question::Bridge {} => true,
        Question::Declare(Declaration { what, .. }) => match what {
            Declared::Heroic | Declared::Blessing | Declared::Theft | Declared::Target => true,
            // Equal cards are named once.
            Declared::Order => false,
        },
        Question::Between {}
        | Question::SetAttack {}
        | Question::SetOpenly { .. }
        | Question::Replace { .. }
        | Question::Window(_) => false,
    }
}

/// One allowed answer, each equally likely, without listing them where that is dear.
pub(crate) fn draw(
    look: Look1<'_>,
    question: Question,
    rng: &mut Rng,
    buffer: &mut Vec<Action>,
) -> Option<Action> {
    let me = look.seat()?;
    if question == (Question::Refresh {}) {
        // Of every kind any number: every handful comes in exactly one way.
        let mut cards: List<Card, 12> = hand(look, me).iter().copied().collect();
        cards.sort_unstable();
        let mut discard: List<Card, 12> = List::new();
        for kind in cards.chunk_by(|one, two| one == two) {
            discard.extend(kind.iter().copied().take(rng.below(kind.len() as u32 + 1) as usize));
        }
        return Some(Action::Refresh { discard: Handful::of(discard) });
    }
    if let Question::Window(window) = question {
        let may_throw = matches!(
            window,
            Window::BeforeReveal { turn: seat } | Window::Fireball { seat } if seat == me
        );
        if !may_throw && !hand(look, me).iter().any(reacts) {
            return Some(Action::Pass {});
        }
    }
    kernel::draw_listed(look, question, rng, buffer)
}

/// Whether a card can be played in some window: a low blow, or a Contre Attaque.
fn reacts(card: &Card) -> bool {
    card.is_low_blow() || card.attack_effect() == Some(&AttackEffect::Counter {})
}

/// SR-309
fn declarations(public: &Public, me: Seat, declaration: Declaration, out: &mut Vec<Action>) {
    match declaration.what {
        Declared::Order => {
            let last = public.turn.as_ref().map_or(0, |turn| turn.attacks.len()) as u8;
            out.extend((declaration.at..last).map(|attack| Action::Next { attack }));
        }
        Declared::Heroic | Declared::Blessing => out.extend([Action::Declare {}, Action::Plain {}]),
        Declared::Theft => {
            out.push(Action::Plain {});
            for victim in public.living().without(me).iter() {
                distinct(public.heroes[victim].closed().iter(), |item| {
                    out.push(Action::Rob { victim, item })
                });
            }
        }
        Declared::Target => out.extend(aims(public, me).into_iter().map(|at| Action::Aim { at })),
    }
}

/// Calls once for each kind of card.
fn distinct(cards: impl Iterator<Item = Card>, mut each: impl FnMut(Card)) {
    let mut seen = 0u64;
    for card in cards {
        if seen >> card.index() & 1 == 0 {
            seen |= 1 << card.index();
            each(card);
        }
    }
}

/// The order of a hand means nothing: options come in the order of the data.
fn distinct_hand(look: Look1<'_>, me: Seat, each: impl FnMut(Card)) {
    let mut cards: List<Card, 12> = hand(look, me).iter().copied().collect();
    cards.sort_unstable();
    distinct(cards.into_iter(), each);
}

/// SR-202: Items to use, trades to offer, low blows to play; trades of more than two Items a side are not listed.
fn between(look: Look1<'_>, me: Seat, out: &mut Vec<Action>) -> Coverage {
    let public = look.public;
    out.push(Action::Ready {});
    distinct(public.heroes[me].closed().iter(), |item| {
        out.push(Action::UseItem { item, drinker: None });
        out.extend(
            public.living().iter().map(|seat| Action::UseItem { item, drinker: Some(seat) }),
        );
    });
    distinct_hand(look, me, |card| {
        let takes = matches!(
            card.low_blow_effect(),
            Some(LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. })
        );
        if takes {
            for target in public.living().without(me).iter() {
                distinct(public.heroes[target].closed().iter(), |item| {
                    out.push(Action::Play(Ploy::on_item(card, target, item)));
                });
            }
        }
    });
    if public.offers_made[me] < items::OFFERS_PER_WINDOW {
        items::offers(look, me, |to, give, take| out.push(Action::OfferTrade { to, give, take }));
    }
    let many = public.living().iter().any(|seat| public.heroes[seat].closed().iter().count() > 2);
    if many { Coverage::Sampled } else { Coverage::Complete }
}

fn settable(look: Look1<'_>, me: Seat, out: &mut Vec<Action>) {
    distinct_hand(look, me, |card| out.push(Action::Set { card, second: None }));
    if round::may_set(look.public, me) > 1 {
        Handful::all(hand(look, me), 2..=2, |both| {
            out.push(Action::Set { card: both.cards()[0], second: Some(both.cards()[1]) });
        });
    }
}

fn replacements(look: Look1<'_>, me: Seat, now: u8, later: u8, out: &mut Vec<Action>) {
    let mut attacks: List<Card, 12> = attack_cards(look, me).collect();
    attacks.sort_unstable();
    let count = attacks.len().min(usize::from(now));
    Handful::all(&attacks, count..=count, |cards| {
        if later > 0 {
            distinct(attacks.iter().copied(), |card| {
                out.push(Action::Replace { now: cards, later: Some(card) });
            });
        }
        out.push(Action::Replace { now: cards, later: None });
    });
}

/// Every way to play one card as a reaction.
fn ploys(look: Look1<'_>, me: Seat, card: Card, out: &mut Vec<Action>) {
    let public = look.public;
    let others = public.living().without(me);
    if card.attack_effect() == Some(&AttackEffect::Counter {}) {
        distinct_hand(look, me, |with| out.push(Action::Play(Ploy::with(card, with))));
    }
    let Some(effect) = card.low_blow_effect() else { return };
    match effect {
        LowBlowEffect::DiscardSetNoAttack {}
        | LowBlowEffect::SwapSetCards {}
        | LowBlowEffect::SwapInitiative {} => {
            out.extend(others.iter().map(|seat| Action::Play(Ploy::on(card, seat))));
        }
        LowBlowEffect::RedirectHit {} => {
            for hit in 0..public.hits.len() as u8 {
                out.extend(
                    public.living().iter().map(|to| Action::Play(Ploy::redirect(card, hit, to))),
                );
            }
        }
        LowBlowEffect::RotateTarget { .. } | LowBlowEffect::ReplacePrepWithAttack { .. } => {
            let revealed = public.turn.as_ref().map_or(0, |turn| turn.attacks.len()) as u8;
            out.extend((0..revealed).map(|attack| Action::Play(Ploy::on_attack(card, attack))));
        }
        LowBlowEffect::ChooseLifeChange { amounts } => {
            out.extend(amounts.iter().map(|change| Action::Play(Ploy::by(card, *change))));
        }
        LowBlowEffect::RotateAllToZero {} | LowBlowEffect::CancelLowBlow { .. } => {
            out.push(Action::Play(Ploy::plain(card)))
        }
        LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. } => {}
    }
}
