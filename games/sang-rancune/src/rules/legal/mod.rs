//! Who is asked, what may be answered, and why not: one truth for options, refusals and bots.
//!
//! Windows are offered to everybody who could react by public knowledge, whatever they hold, so that being asked tells
//! nothing (SR-502). A window that no card could use by what everybody can count is passed over.

use kernel::{Asked, Look, Seat, Seats};

use crate::cards::encounters::Special;
use crate::cards::{AttackEffect, Card, Handful};
use crate::rules::forbidden::Forbidden;
use crate::rules::worth::aims;
use crate::rules::{items, round};
use crate::table::flow::{Action, Aim, Declaration, Declared, Question, Window};
use crate::table::public::Public;
use crate::table::secrets::Sizes;
use crate::{NOBODY, SangRancune};

mod options;
mod ploys;
mod windows;

pub(crate) use options::{candidates, draw, lists_exactly};
use ploys::check_ploy;
pub use ploys::is_its_moment;
pub use windows::may_counter;

type Look1<'a> = Look<'a, SangRancune>;

/// Whom a question is put to, by public facts alone.
pub(crate) fn who(look: Look1<'_>, question: Question) -> Asked {
    let public = look.public;
    let living = public.living();
    match question {
        Question::Between {} => Asked::Anyone(living),
        Question::AcceptTrade {} => public.offer.map_or(NOBODY, |offer| Asked::One(offer.to)),
        Question::AcceptDrink {} => public.drink.map_or(NOBODY, |drink| Asked::One(drink.to)),
        Question::PassCard {} => {
            if living.len() > 1 {
                Asked::Everyone(passing(public, look.secrets))
            } else {
                NOBODY
            }
        }
        Question::SetAttack {} => Asked::Everyone(round::setters(public, look.secrets)),
        Question::Window(window) => windows::who(look, window),
        Question::Refresh {} | Question::Bridge {} => Asked::Everyone(living),
        Question::Loot { seat }
        | Question::SetOpenly { seat }
        | Question::Replace { seat, .. }
        | Question::Declare(Declaration { seat, .. })
        | Question::DiscardDown { seat }
        | Question::Mentalism { seat, .. } => Asked::One(seat),
    }
}

/// SR-820: who passes a card on: every living hero who holds one.
#[must_use]
pub fn passing(public: &Public, sizes: &impl Sizes) -> Seats {
    public.living().iter().filter(|seat| sizes.hand_size(*seat) > 0).collect()
}

/// The asked seat's own hand.
fn hand<'a>(look: Look1<'a>, me: Seat) -> &'a [Card] {
    look.secrets.hands[me].seen_by(look.eyes()).unwrap_or_default()
}

fn attack_cards(look: Look1<'_>, me: Seat) -> impl Iterator<Item = Card> {
    hand(look, me).iter().copied().filter(|card| card.is_attack())
}

/// Whether the asked seat may give this answer.
pub(crate) fn check(look: Look1<'_>, question: Question, action: &Action) -> Result<(), Forbidden> {
    let me = look.seat().expect("only seats are asked");
    let public = look.public;
    match (question, action) {
        (_, Action::Play(ploy)) => check_ploy(look, question, me, ploy),
        (Question::Between {}, Action::Ready {}) => Ok(()),
        (Question::Between {}, Action::UseItem { item, drinker }) => {
            items::check_use(look, me, *item, *drinker)
        }
        (Question::Between {}, Action::OfferTrade { to, give, take }) => {
            items::check_offer(look, me, *to, *give, *take)
        }
        (Question::Window(_) | Question::Loot { .. }, Action::Pass {}) => Ok(()),
        (
            Question::AcceptTrade {} | Question::AcceptDrink {},
            Action::Accept {} | Action::Refuse {},
        ) => Ok(()),
        (Question::Loot { .. }, Action::TakeLoot { item }) => {
            let there =
                public.looted().is_some_and(|corpse| public.heroes[corpse].has_closed(*item));
            if there { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
        }
        (Question::SetAttack {} | Question::SetOpenly { .. }, Action::Set { card, second }) => {
            check_set(look, me, *card, *second)
        }
        (Question::PassCard {}, Action::PassOn { card })
        | (Question::DiscardDown { .. }, Action::Discard { card }) => {
            if hand(look, me).contains(card) { Ok(()) } else { Err(Forbidden::NotYours) }
        }
        (
            Question::Window(Window::BeforeReveal { turn: seat } | Window::Fireball { seat }),
            Action::Throw {},
        ) => check_throw(public, me, seat),
        (
            Question::Replace { now, later, .. },
            Action::Replace { now: cards, later: face_down },
        ) => check_replace(look, me, (now, later), cards, *face_down),
        (Question::Declare(declaration), action) => {
            check_declaration(public, me, declaration, action)
        }
        (Question::Mentalism { most, .. }, Action::Draw { cards }) => {
            if *cards <= most {
                Ok(())
            } else {
                Err(Forbidden::NotAnOption)
            }
        }
        (Question::Refresh {}, Action::Refresh { discard }) => {
            if discard.is_within(hand(look, me)) { Ok(()) } else { Err(Forbidden::NotYours) }
        }
        (Question::Bridge {}, Action::Hold {} | Action::Cross {}) => Ok(()),
        _ => Err(wrong_moment(public, me, question, action)),
    }
}

/// An answer that does not belong to the open question.
fn wrong_moment(public: &Public, me: Seat, question: Question, action: &Action) -> Forbidden {
    let throws = matches!(action, Action::Throw {});
    if throws && public.creature.id.is_trap() {
        Forbidden::NoCreatureHere
    } else if throws && public.heroes[me].fireball().is_some() {
        Forbidden::FireballOnOwnTurn
    } else if matches!(action, Action::UseItem { .. } | Action::OfferTrade { .. }) {
        let is_plan_b = question == Question::Window(Window::PlanB {});
        let just_drawn = is_plan_b && public.creature.round == 0;
        if just_drawn { Forbidden::InitiativeIsDrawn } else { Forbidden::NotNow }
    } else if matches!(
        (action, question),
        (Action::Declare {}, Question::Window(Window::AttackRevealed { .. }))
    ) {
        Forbidden::NotYourHero
    } else {
        Forbidden::NotAnOption
    }
}

/// A better reason than "you are not asked" (SR-912).
pub(crate) fn unasked(look: Look1<'_>, question: Question, action: &Action) -> Option<Forbidden> {
    let me = look.seat()?;
    if !look.public.heroes[me].is_alive() {
        return Some(Forbidden::YouAreDead);
    }
    if let Action::Play(ploy) = action {
        // Who holds a Contre Attaque and is not asked was not hit.
        let counters = ploy.card.attack_effect() == Some(&AttackEffect::Counter {})
            && hand(look, me).contains(&ploy.card);
        let not_hit = counters.then_some(Forbidden::NotHit);
        return check_ploy(look, question, me, ploy).err().or(not_hit);
    }
    let has_a_reason =
        matches!(action, Action::Throw {} | Action::UseItem { .. } | Action::OfferTrade { .. });
    has_a_reason.then(|| wrong_moment(look.public, me, question, action))
}

/// SR-303 to SR-305, SR-609: an Attack if there is one; a second only with a Potion de Célérité, and only an Attack.
fn check_set(look: Look1<'_>, me: Seat, card: Card, second: Option<Card>) -> Result<(), Forbidden> {
    if card.is_item() || second.is_some_and(Card::is_item) {
        return Err(Forbidden::ItemsAreNotSet);
    }
    let both = Handful::of(std::iter::once(card).chain(second));
    if !both.is_within(hand(look, me)) {
        return Err(Forbidden::NotYours);
    }
    if second.is_some() && round::may_set(look.public, me) < 2 {
        return Err(Forbidden::OneCardOnly);
    }
    let has_attack = attack_cards(look, me).next().is_some();
    if has_attack && !card.is_attack() || second.is_some_and(|second| !second.is_attack()) {
        return Err(Forbidden::HasAnAttack);
    }
    // Two set cards have no order, so that they are named in one way only.
    if second.is_some_and(|second| second < card) { Err(Forbidden::NotAnOption) } else { Ok(()) }
}

/// SR-611, SR-613
fn check_throw(public: &Public, me: Seat, turn: Seat) -> Result<(), Forbidden> {
    if public.creature.id.is_trap() {
        return Err(Forbidden::NoCreatureHere);
    }
    if me != turn {
        return Err(Forbidden::FireballOnOwnTurn);
    }
    if items::may_throw(public, me) { Ok(()) } else { Err(Forbidden::NotYours) }
}

/// SR-417, SR-419: as many Attack cards as the replaced card says, as far as there are any.
fn check_replace(
    look: Look1<'_>,
    me: Seat,
    (now, later): (u8, u8),
    cards: &Handful,
    face_down: Option<Card>,
) -> Result<(), Forbidden> {
    let all = Handful::of(cards.cards().iter().copied().chain(face_down));
    if all.cards().iter().any(|card| !card.is_attack()) || !all.is_within(hand(look, me)) {
        return Err(Forbidden::NotYours);
    }
    let held = attack_cards(look, me).count();
    if cards.cards().len() != held.min(usize::from(now)) || (face_down.is_some() && later == 0) {
        return Err(Forbidden::NotAnOption);
    }
    Ok(())
}

/// SR-309: what may be declared about a revealed card.
fn check_declaration(
    public: &Public,
    me: Seat,
    declaration: Declaration,
    action: &Action,
) -> Result<(), Forbidden> {
    match (declaration.what, action) {
        (Declared::Order, Action::Next { attack }) => check_order(public, declaration.at, *attack),
        (Declared::Heroic | Declared::Blessing, Action::Declare {} | Action::Plain {})
        | (Declared::Theft, Action::Plain {}) => Ok(()),
        (Declared::Theft, Action::Rob { victim, item }) => check_theft(public, me, *victim, *item),
        (Declared::Target, Action::Aim { at }) => check_aim(public, me, *at),
        _ => Err(wrong_moment(public, me, Question::Declare(declaration), action)),
    }
}

/// SR-309: the next card in order is one of those not yet placed, and equal cards are named once.
fn check_order(public: &Public, at: u8, attack: u8) -> Result<(), Forbidden> {
    let Some(turn) = &public.turn else { return Err(Forbidden::NotAnOption) };
    let rest = turn.attacks.get(usize::from(at)..).unwrap_or_default();
    let Some(place) =
        usize::from(attack).checked_sub(usize::from(at)).filter(|place| *place < rest.len())
    else {
        return Err(Forbidden::NotAnOption);
    };
    let twin = rest[..place].iter().any(|other| other.card == rest[place].card);
    if twin { Err(Forbidden::NotAnOption) } else { Ok(()) }
}

/// SR-411
fn check_theft(public: &Public, me: Seat, victim: Seat, item: Card) -> Result<(), Forbidden> {
    if victim == me || !public.living().contains(victim) {
        return Err(Forbidden::ChooseAnother);
    }
    if public.heroes[victim].has_closed(item) { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
}

/// SR-807, SR-808
fn check_aim(public: &Public, me: Seat, aim: Aim) -> Result<(), Forbidden> {
    if aims(public, me).contains(&aim) {
        return Ok(());
    }
    let gang = matches!(public.creature.id.special(), Special::GoblinGang { .. });
    if aim == (Aim::Creature {}) && gang {
        Err(Forbidden::OwnGoblinsFirst)
    } else {
        Err(Forbidden::AlreadyDead)
    }
}
