//! Who is asked, what may be answered, and why not: one truth for options, refusals and bots.
//!
//! Windows are offered to everybody who could react by public knowledge, whatever they hold, so that being asked tells
//! nothing (SR-502). A window that no card could use by what everybody can count is passed over.

use kernel::{Asked, Coverage, Look, Seat, Seats};

use crate::attacks::{aims, may_throw};
use crate::cards::{Card, Effect, Handful};
use crate::encounters::Special;
use crate::flow::{Action, Aim, Ploy, Question};
use crate::forbidden::Forbidden;
use crate::state::{Revealed, State, Turn};
use crate::{NOBODY, SangRancune, items, round};

type Look1<'a> = Look<'a, SangRancune>;

/// Whom a question is put to, by public facts alone.
pub(crate) fn who(state: &State, question: Question) -> Asked {
    let living = state.living();
    let everybody_if =
        |open: bool, seats: Seats| if open { Asked::Everyone(seats) } else { NOBODY };
    match question {
        Question::Between {} => Asked::Anyone(living),
        Question::AcceptTrade {} => state.offer.map_or(NOBODY, |offer| Asked::One(offer.to)),
        Question::AcceptDrink {} => state.drink.map_or(NOBODY, |drink| Asked::One(drink.to)),
        Question::PlanB {} => {
            let could =
                state.might_hold(living, |effect| matches!(effect, Effect::SwapInitiative {}));
            everybody_if(could && living.len() > 1, living)
        }
        Question::PassCard {} => {
            let with_a_card = living.iter().filter(|seat| !state.hands[*seat].is_empty()).collect();
            everybody_if(living.len() > 1, with_a_card)
        }
        Question::SetAttack {} => Asked::Everyone(round::setters(state)),
        Question::BeforeReveal { turn } => before_reveal(state, turn),
        Question::AttackRevealed { .. } => everybody_if(may_be_reacted_to(state), living),
        Question::LowBlow { depth } => {
            let newest =
                state.low_blows.last().filter(|_| state.low_blows.len() == usize::from(depth) + 1);
            let Some(newest) = newest else { return NOBODY };
            let others = living.without(newest.by);
            let could =
                state.might_hold(others, |effect| matches!(effect, Effect::CancelLowBlow { .. }));
            everybody_if(could, others)
        }
        Question::CreatureTargets {} => {
            let could = state.might_hold(living, |effect| matches!(effect, Effect::RedirectHit {}));
            everybody_if(could && living.len() > 1 && !state.hits.is_empty(), living)
        }
        Question::CreatureHit {} => {
            let hit = state
                .struck
                .intersection(living)
                .iter()
                .filter(|seat| !state.is_petrified(*seat))
                .collect();
            let could = state.might_hold(hit, |effect| matches!(effect, Effect::Counter {}));
            everybody_if(could && !state.creature.is_defeated, hit)
        }
        Question::Fireball { seat } => {
            if may_throw(state, seat) {
                Asked::One(seat)
            } else {
                NOBODY
            }
        }
        Question::Refresh {} | Question::Bridge {} => Asked::Everyone(living),
        Question::Loot { seat }
        | Question::SetOpenly { seat }
        | Question::AnswerMoveOver { seat, .. }
        | Question::Replace { seat, .. }
        | Question::Order { seat, .. }
        | Question::Heroic { seat, .. }
        | Question::Blessing { seat, .. }
        | Question::Theft { seat, .. }
        | Question::Target { seat, .. }
        | Question::DiscardDown { seat }
        | Question::Mentalism { seat, .. } => Asked::One(seat),
    }
}

/// Everybody while a face-down card could be touched; otherwise only the one who could throw a Fireball.
fn before_reveal(state: &State, turn: Seat) -> Asked {
    let living = state.living();
    let could = state.might_hold(living, |effect| {
        matches!(effect, Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {})
    });
    if could && living.iter().any(|seat| state.has_face_down(seat)) {
        Asked::Everyone(living)
    } else if may_throw(state, turn) {
        Asked::Everyone(Seats::only(turn))
    } else {
        NOBODY
    }
}

/// SR-513 to SR-518: whether some card could still change what was revealed.
fn may_be_reacted_to(state: &State) -> bool {
    let Some(turn) = &state.turn else { return false };
    let attacks = turn.attacks.iter().any(Revealed::deals_damage);
    let prepares = turn.attacks.iter().any(|revealed| revealed.card.is_prepare());
    let is_trap = state.creature.id.is_trap();
    state.might_hold(state.living(), |effect| {
        (attacks && matches!(effect, Effect::RotateAllToZero {} | Effect::RotateTarget { .. }))
            || (attacks && !is_trap && matches!(effect, Effect::ChooseLifeChange { .. }))
            || (prepares && matches!(effect, Effect::ReplacePrepWithAttack { .. }))
    })
}

/// The asked seat's own hand.
fn hand<'a>(look: Look1<'a>, me: Seat) -> &'a [Card] {
    look.state.hands[me].seen_by(look.viewer).unwrap_or_default()
}

fn attack_cards(look: Look1<'_>, me: Seat) -> impl Iterator<Item = Card> {
    hand(look, me).iter().copied().filter(|card| card.is_attack())
}

/// Whether the asked seat may give this answer.
pub(crate) fn check(look: Look1<'_>, question: Question, action: &Action) -> Result<(), Forbidden> {
    let me = look.viewer.seat().expect("only seats are asked");
    let state = look.state;
    match (question, action) {
        (Question::Between {}, Action::Ready {}) => Ok(()),
        (Question::Between {}, Action::UseItem { item, drinker }) => {
            items::check_use(look, me, *item, *drinker)
        }
        (Question::Between {}, Action::OfferTrade { to, give, take }) => {
            items::check_offer(look, me, *to, *give, *take)
        }
        (
            Question::PlanB {}
            | Question::BeforeReveal { .. }
            | Question::AnswerMoveOver { .. }
            | Question::AttackRevealed { .. }
            | Question::LowBlow { .. }
            | Question::CreatureTargets {}
            | Question::CreatureHit {}
            | Question::Fireball { .. }
            | Question::Loot { .. },
            Action::Pass {},
        ) => Ok(()),
        (
            Question::AcceptTrade {} | Question::AcceptDrink {},
            Action::Accept {} | Action::Refuse {},
        ) => Ok(()),
        (Question::Loot { .. }, Action::TakeLoot { item }) => {
            let there =
                state.corpses.first().is_some_and(|corpse| state.heroes[*corpse].has_closed(*item));
            if there { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
        }
        (Question::SetAttack {} | Question::SetOpenly { .. }, Action::Set { card, second }) => {
            check_set(look, me, *card, *second)
        }
        (Question::PassCard {}, Action::PassOn { card })
        | (Question::DiscardDown { .. }, Action::Discard { card }) => {
            if hand(look, me).contains(card) { Ok(()) } else { Err(Forbidden::NotYours) }
        }
        (Question::BeforeReveal { turn }, Action::Throw {}) => check_throw(state, me, turn),
        (Question::Fireball { seat }, Action::Throw {}) => check_throw(state, me, seat),
        (
            Question::Replace { now, later, .. },
            Action::Replace { now: cards, later: face_down },
        ) => check_replace(look, me, (now, later), cards, *face_down),
        (Question::Order { at, .. }, Action::Next { attack }) => check_order(state, at, *attack),
        (
            Question::Heroic { .. } | Question::Blessing { .. },
            Action::Declare {} | Action::Plain {},
        ) => Ok(()),
        (Question::Theft { .. }, Action::Plain {}) => Ok(()),
        (Question::Theft { .. }, Action::Rob { victim, item }) => {
            check_theft(state, me, *victim, *item)
        }
        (Question::Target { .. }, Action::Aim { at }) => check_aim(state, me, *at),
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
        (_, Action::Play(ploy)) => check_ploy(look, question, me, ploy),
        _ => Err(wrong_moment(state, me, question, action)),
    }
}

/// An answer that does not belong to the open question.
fn wrong_moment(state: &State, me: Seat, question: Question, action: &Action) -> Forbidden {
    let throws = matches!(action, Action::Throw {});
    if throws && state.creature.id.is_trap() {
        Forbidden::NoCreatureHere
    } else if throws && state.heroes[me].fireball().is_some() {
        Forbidden::FireballOnOwnTurn
    } else if matches!(action, Action::UseItem { .. } | Action::OfferTrade { .. }) {
        let just_drawn = matches!(question, Question::PlanB {}) && state.creature.round == 0;
        if just_drawn { Forbidden::InitiativeIsDrawn } else { Forbidden::NotNow }
    } else if matches!((action, question), (Action::Declare {}, Question::AttackRevealed { .. })) {
        Forbidden::NotYourHero
    } else {
        Forbidden::NotAnOption
    }
}

/// A better reason than "you are not asked" (SR-912).
pub(crate) fn unasked(look: Look1<'_>, question: Question, action: &Action) -> Option<Forbidden> {
    let me = look.viewer.seat()?;
    if !look.state.heroes[me].is_alive() {
        return Some(Forbidden::YouAreDead);
    }
    if let Action::Play(ploy) = action {
        // Who holds a Contre Attaque and is not asked was not hit.
        let counters =
            ploy.card.effect() == Some(&Effect::Counter {}) && hand(look, me).contains(&ploy.card);
        let not_hit = counters.then_some(Forbidden::NotHit);
        return check_ploy(look, question, me, ploy).err().or(not_hit);
    }
    let has_a_reason =
        matches!(action, Action::Throw {} | Action::UseItem { .. } | Action::OfferTrade { .. });
    has_a_reason.then(|| wrong_moment(look.state, me, question, action))
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
    if second.is_some() && round::may_set(look.state, me) < 2 {
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
fn check_throw(state: &State, me: Seat, turn: Seat) -> Result<(), Forbidden> {
    if state.creature.id.is_trap() {
        return Err(Forbidden::NoCreatureHere);
    }
    if me != turn {
        return Err(Forbidden::FireballOnOwnTurn);
    }
    if may_throw(state, me) { Ok(()) } else { Err(Forbidden::NotYours) }
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

/// SR-309: the next card in order is one of those not yet placed, and equal cards are named once.
fn check_order(state: &State, at: u8, attack: u8) -> Result<(), Forbidden> {
    let Some(turn) = &state.turn else { return Err(Forbidden::NotAnOption) };
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
fn check_theft(state: &State, me: Seat, victim: Seat, item: Card) -> Result<(), Forbidden> {
    if victim == me || !state.living().contains(victim) {
        return Err(Forbidden::ChooseAnother);
    }
    if state.heroes[victim].has_closed(item) { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
}

/// SR-807, SR-808
fn check_aim(state: &State, me: Seat, aim: Aim) -> Result<(), Forbidden> {
    if aims(state, me).contains(&aim) {
        return Ok(());
    }
    let gang = matches!(state.creature.id.special(), Special::GoblinGang { .. });
    if aim == (Aim::Creature {}) && gang {
        Err(Forbidden::OwnGoblinsFirst)
    } else {
        Err(Forbidden::AlreadyDead)
    }
}

/// SR-501: whether a card may be played in this window, with these choices.
fn check_ploy(look: Look1<'_>, question: Question, me: Seat, ploy: &Ploy) -> Result<(), Forbidden> {
    if !hand(look, me).contains(&ploy.card) {
        return Err(Forbidden::NotYours);
    }
    let Some(effect) = ploy.card.effect() else { return Err(Forbidden::NotAnOption) };
    may_be_played(look, question, me, effect, ploy)?;
    // Nothing may be chosen that the card does not ask for.
    let shape = match effect {
        Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {} | Effect::SwapInitiative {} => {
            ploy.target.map(|target| Ploy::on(ploy.card, target))
        }
        Effect::StealItem { .. } | Effect::DestroyItem { .. } => {
            ploy.target.zip(ploy.item).map(|(target, item)| Ploy::on_item(ploy.card, target, item))
        }
        Effect::RedirectHit {} => {
            ploy.hit.zip(ploy.target).map(|(hit, to)| Ploy::redirect(ploy.card, hit, to))
        }
        Effect::RotateTarget { .. } | Effect::ReplacePrepWithAttack { .. } => {
            ploy.attack.map(|attack| Ploy::on_attack(ploy.card, attack))
        }
        Effect::ChooseLifeChange { .. } => ploy.change.map(|change| Ploy::by(ploy.card, change)),
        Effect::Counter {} => ploy.with.map(|with| Ploy::with(ploy.card, with)),
        Effect::RotateAllToZero {} | Effect::CancelLowBlow { .. } => Some(Ploy::plain(ploy.card)),
        Effect::NoHit {}
        | Effect::ReplaceWith { .. }
        | Effect::PrepareAdd { .. }
        | Effect::PrepareMul { .. }
        | Effect::AddVsType { .. }
        | Effect::CancelCreatureAttackVsType { .. }
        | Effect::RotateFollowing { .. }
        | Effect::MissNext {}
        | Effect::RotateSelfIfFollow { .. }
        | Effect::Heal { .. }
        | Effect::RotateOwnAttacks { .. }
        | Effect::ExtraSet { .. }
        | Effect::NoDamageThisEncounter {}
        | Effect::DamageAll { .. }
        | Effect::HandLimit { .. } => None,
    };
    if shape == Some(*ploy) { Ok(()) } else { Err(Forbidden::NotAnOption) }
}

fn may_be_played(
    look: Look1<'_>,
    question: Question,
    me: Seat,
    effect: &Effect,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    let state = look.state;
    match (effect, question) {
        (Effect::DiscardSetNoAttack {}, Question::BeforeReveal { .. }) => {
            check_move_over(state, me, ploy.target)
        }
        (Effect::SwapSetCards {}, Question::BeforeReveal { .. }) => {
            check_mixed_order(state, me, ploy.target)
        }
        // SR-511: with the one who played the Bouge de Là !, and with nobody else.
        (Effect::SwapSetCards {}, Question::AnswerMoveOver { by, .. }) => {
            if ploy.target == Some(by) { Ok(()) } else { Err(Forbidden::ChooseAnother) }
        }
        (Effect::SwapInitiative {}, Question::PlanB {}) => check_other(state, me, ploy.target),
        (Effect::SwapInitiative {}, _) => Err(Forbidden::AfterTheCreature),
        (Effect::CancelLowBlow { .. }, Question::LowBlow { .. }) => Ok(()),
        (Effect::RedirectHit {}, Question::CreatureTargets {}) => {
            let hit = ploy.hit.and_then(|hit| state.hits.get(usize::from(hit)));
            let to = ploy.target.filter(|to| state.living().contains(*to));
            match (hit, to) {
                (Some(hit), Some(to)) if hit.target != to => Ok(()),
                _ => Err(Forbidden::ChooseAnother),
            }
        }
        (Effect::RedirectHit {}, _) => Err(Forbidden::NotACreatureAttack),
        (Effect::Counter {}, Question::CreatureHit {}) => {
            // SR-429: another Attack card must be in hand to take its place.
            let rest = hand(look, me).iter().filter(|card| **card == ploy.card).count();
            let with = ploy.with.filter(|with| with.is_attack() && hand(look, me).contains(with));
            let enough = |with: Card| with != ploy.card || rest > 1;
            if with.is_some_and(enough) { Ok(()) } else { Err(Forbidden::NoAttackToPlay) }
        }
        (Effect::Counter {}, _) => Err(Forbidden::NotHit),
        (Effect::StealItem { .. } | Effect::DestroyItem { .. }, Question::Between {})
            if ploy.card.is_low_blow() =>
        {
            check_other(state, me, ploy.target)?;
            let there = ploy
                .target
                .zip(ploy.item)
                .is_some_and(|(seat, item)| state.heroes[seat].has_closed(item));
            if there { Ok(()) } else { Err(Forbidden::PotionIsUsed) }
        }
        (_, Question::AttackRevealed { .. }) => match &state.turn {
            Some(turn) => check_reaction(state, turn, me, effect, ploy),
            None => Err(Forbidden::NotAnOption),
        },
        (Effect::RotateAllToZero {} | Effect::RotateTarget { .. }, Question::Replace { .. }) => {
            Err(Forbidden::WaitForReplacements)
        }
        (Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {}, _) => {
            Err(no_face_down_card(state, effect))
        }
        _ => Err(Forbidden::NotAnOption),
    }
}

/// SR-508, SR-510, SR-821: why there is nothing to discard or to exchange.
fn no_face_down_card(state: &State, effect: &Effect) -> Forbidden {
    if state.creature.id.special() == Special::OpenSet {
        Forbidden::CardsLieOpen
    } else if matches!(effect, Effect::SwapSetCards {}) {
        Forbidden::NeedsOwnFaceDownCard
    } else {
        Forbidden::NoFaceDownCard
    }
}

fn check_other(state: &State, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    match target {
        Some(seat) if seat != me && state.living().contains(seat) => Ok(()),
        _ => Err(Forbidden::ChooseAnother),
    }
}

/// SR-508, SR-821
fn check_move_over(state: &State, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    check_other(state, me, target)?;
    match target {
        Some(seat) if state.has_face_down(seat) => Ok(()),
        Some(seat) if state.heroes[seat].set_open => Err(Forbidden::CardsLieOpen),
        _ => Err(Forbidden::NoFaceDownCard),
    }
}

/// SR-510, SR-821
fn check_mixed_order(state: &State, me: Seat, target: Option<Seat>) -> Result<(), Forbidden> {
    if state.heroes[me].set_open {
        return Err(Forbidden::CardsLieOpen);
    }
    if !state.has_face_down(me) {
        return Err(Forbidden::NeedsOwnFaceDownCard);
    }
    check_move_over(state, me, target)
}

/// SR-513 to SR-518: reactions to what was just revealed.
fn check_reaction(
    state: &State,
    turn: &Turn,
    me: Seat,
    effect: &Effect,
    ploy: &Ploy,
) -> Result<(), Forbidden> {
    let attack = ploy.attack.and_then(|place| turn.attacks.get(usize::from(place)));
    let has_attack = turn.attacks.iter().any(Revealed::deals_damage);
    match effect {
        Effect::RotateAllToZero {} => {
            if turn.seat == me {
                return Err(Forbidden::ChooseAnother);
            }
            let open =
                turn.attacks.iter().any(|revealed| revealed.deals_damage() && !revealed.heroic);
            match (open, has_attack) {
                (true, _) => Ok(()),
                (false, true) => Err(Forbidden::IsProtected),
                (false, false) => Err(Forbidden::FeintIsUntouchable),
            }
        }
        Effect::RotateTarget { .. } => match attack {
            Some(revealed) if !revealed.deals_damage() => Err(Forbidden::FeintIsUntouchable),
            Some(revealed) if revealed.heroic && turn.seat != me => Err(Forbidden::IsProtected),
            Some(_) => Ok(()),
            None => Err(Forbidden::NeedsAnAttack),
        },
        Effect::ChooseLifeChange { amounts } => {
            if !has_attack {
                return Err(Forbidden::NeedsAnAttack);
            }
            if state.creature.id.is_trap() {
                return Err(Forbidden::NoCreatureHere);
            }
            if ploy.change.is_some_and(|change| amounts.contains(&change)) {
                Ok(())
            } else {
                Err(Forbidden::NotAnOption)
            }
        }
        Effect::ReplacePrepWithAttack { .. } => match attack {
            Some(revealed) if revealed.card.is_prepare() && !revealed.clumsy && turn.seat != me => {
                Ok(())
            }
            _ => Err(Forbidden::ChooseAnother),
        },
        Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {} => {
            Err(no_face_down_card(state, effect))
        }
        Effect::NoHit {}
        | Effect::ReplaceWith { .. }
        | Effect::PrepareAdd { .. }
        | Effect::PrepareMul { .. }
        | Effect::AddVsType { .. }
        | Effect::CancelCreatureAttackVsType { .. }
        | Effect::RotateFollowing { .. }
        | Effect::MissNext {}
        | Effect::StealItem { .. }
        | Effect::DestroyItem { .. }
        | Effect::RotateSelfIfFollow { .. }
        | Effect::Heal { .. }
        | Effect::RotateOwnAttacks { .. }
        | Effect::ExtraSet { .. }
        | Effect::NoDamageThisEncounter {}
        | Effect::DamageAll { .. }
        | Effect::HandLimit { .. }
        | Effect::Counter {}
        | Effect::SwapInitiative {}
        | Effect::RedirectHit {}
        | Effect::CancelLowBlow { .. } => Err(Forbidden::NotAnOption),
    }
}

/// Every answer that might be allowed.
pub(crate) fn candidates(look: Look1<'_>, question: Question, out: &mut Vec<Action>) -> Coverage {
    let Some(me) = look.viewer.seat() else { return Coverage::Complete };
    let state = look.state;
    match question {
        Question::Between {} => return between(look, me, out),
        Question::AcceptTrade {} | Question::AcceptDrink {} => {
            out.extend([Action::Accept {}, Action::Refuse {}])
        }
        Question::Loot { .. } => {
            out.push(Action::Pass {});
            if let Some(corpse) = state.corpses.first() {
                distinct(state.heroes[*corpse].closed().iter(), |item| {
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
        Question::Order { at, .. } => {
            let last = state.turn.as_ref().map_or(0, |turn| turn.attacks.len()) as u8;
            out.extend((at..last).map(|attack| Action::Next { attack }));
        }
        Question::Heroic { .. } | Question::Blessing { .. } => {
            out.extend([Action::Declare {}, Action::Plain {}])
        }
        Question::Theft { .. } => {
            out.push(Action::Plain {});
            for victim in state.living().without(me).iter() {
                distinct(state.heroes[victim].closed().iter(), |item| {
                    out.push(Action::Rob { victim, item })
                });
            }
        }
        Question::Target { .. } => {
            out.extend(aims(state, me).into_iter().map(|at| Action::Aim { at }))
        }
        Question::Mentalism { most, .. } => {
            out.extend((0..=most).map(|cards| Action::Draw { cards }))
        }
        Question::Refresh {} => {
            Handful::all(hand(look, me), 0..=8, |discard| out.push(Action::Refresh { discard }))
        }
        Question::Bridge {} => out.extend([Action::Hold {}, Action::Cross {}]),
        Question::Fireball { .. } => out.extend([Action::Pass {}, Action::Throw {}]),
        Question::PlanB {}
        | Question::BeforeReveal { .. }
        | Question::AnswerMoveOver { .. }
        | Question::AttackRevealed { .. }
        | Question::LowBlow { .. }
        | Question::CreatureTargets {}
        | Question::CreatureHit {} => {
            out.push(Action::Pass {});
            if matches!(question, Question::BeforeReveal { turn } if turn == me) {
                out.push(Action::Throw {});
            }
            distinct_hand(look, me, |card| ploys(look, me, card, out));
        }
    }
    Coverage::Complete
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
    let mut cards: arrayvec::ArrayVec<Card, 12> = hand(look, me).iter().copied().collect();
    cards.sort_unstable();
    distinct(cards.into_iter(), each);
}

/// SR-202: Items to use, trades to offer, low blows to play; trades of more than two Items a side are not listed.
fn between(look: Look1<'_>, me: Seat, out: &mut Vec<Action>) -> Coverage {
    let state = look.state;
    out.push(Action::Ready {});
    distinct(state.heroes[me].closed().iter(), |item| {
        out.push(Action::UseItem { item, drinker: None });
        out.extend(state.living().iter().map(|seat| Action::UseItem { item, drinker: Some(seat) }));
    });
    distinct_hand(look, me, |card| {
        if matches!(card.effect(), Some(Effect::StealItem { .. } | Effect::DestroyItem { .. })) {
            for target in state.living().without(me).iter() {
                distinct(state.heroes[target].closed().iter(), |item| {
                    out.push(Action::Play(Ploy::on_item(card, target, item)));
                });
            }
        }
    });
    if state.offers_made[me] < items::OFFERS_PER_WINDOW {
        items::offers(look, me, |to, give, take| out.push(Action::OfferTrade { to, give, take }));
    }
    let many = state.living().iter().any(|seat| state.heroes[seat].closed().iter().count() > 2);
    if many { Coverage::Sampled } else { Coverage::Complete }
}

fn settable(look: Look1<'_>, me: Seat, out: &mut Vec<Action>) {
    distinct_hand(look, me, |card| out.push(Action::Set { card, second: None }));
    if round::may_set(look.state, me) > 1 {
        Handful::all(hand(look, me), 2..=2, |both| {
            out.push(Action::Set { card: both.cards()[0], second: Some(both.cards()[1]) });
        });
    }
}

fn replacements(look: Look1<'_>, me: Seat, now: u8, later: u8, out: &mut Vec<Action>) {
    let mut attacks: arrayvec::ArrayVec<Card, 12> = attack_cards(look, me).collect();
    attacks.sort_unstable();
    let count = attacks.len().min(usize::from(now));
    Handful::all(&attacks, count..=count, |cards| {
        if later > 0 {
            distinct(attacks.iter().copied(), |card| {
                out.push(Action::Replace { now: cards.clone(), later: Some(card) });
            });
        }
        out.push(Action::Replace { now: cards, later: None });
    });
}

/// Every way to play one card as a reaction.
fn ploys(look: Look1<'_>, me: Seat, card: Card, out: &mut Vec<Action>) {
    let state = look.state;
    let Some(effect) = card.effect() else { return };
    let others = state.living().without(me);
    match effect {
        Effect::DiscardSetNoAttack {} | Effect::SwapSetCards {} | Effect::SwapInitiative {} => {
            out.extend(others.iter().map(|seat| Action::Play(Ploy::on(card, seat))));
        }
        Effect::RedirectHit {} => {
            for hit in 0..state.hits.len() as u8 {
                out.extend(
                    state.living().iter().map(|to| Action::Play(Ploy::redirect(card, hit, to))),
                );
            }
        }
        Effect::RotateTarget { .. } | Effect::ReplacePrepWithAttack { .. } => {
            let revealed = state.turn.as_ref().map_or(0, |turn| turn.attacks.len()) as u8;
            out.extend((0..revealed).map(|attack| Action::Play(Ploy::on_attack(card, attack))));
        }
        Effect::ChooseLifeChange { amounts } => {
            out.extend(amounts.iter().map(|change| Action::Play(Ploy::by(card, *change))));
        }
        Effect::Counter {} => {
            distinct_hand(look, me, |with| out.push(Action::Play(Ploy::with(card, with))));
        }
        Effect::RotateAllToZero {} | Effect::CancelLowBlow { .. } => {
            out.push(Action::Play(Ploy::plain(card)))
        }
        Effect::NoHit {}
        | Effect::ReplaceWith { .. }
        | Effect::PrepareAdd { .. }
        | Effect::PrepareMul { .. }
        | Effect::AddVsType { .. }
        | Effect::CancelCreatureAttackVsType { .. }
        | Effect::RotateFollowing { .. }
        | Effect::MissNext {}
        | Effect::StealItem { .. }
        | Effect::DestroyItem { .. }
        | Effect::RotateSelfIfFollow { .. }
        | Effect::Heal { .. }
        | Effect::RotateOwnAttacks { .. }
        | Effect::ExtraSet { .. }
        | Effect::NoDamageThisEncounter {}
        | Effect::DamageAll { .. }
        | Effect::HandLimit { .. } => {}
    }
}
