//! What an option would bring, from the rules and what the listener knows: what it deals as things stand, what it is
//! worth, and who may die of it.

use std::ops::Add;

use kernel::{List, Seat, Seats};
use shelf::speech::{name, those};
use shelf::{Consequence, Foretells, Voice};

use super::choices::pick_card;
use super::{cards, damage, life, plain, prestige, say};
use crate::cards::encounters::Special;
use crate::cards::{AttackEffect, Card, Handful, LowBlowEffect};
use crate::rules::aftermath::prize;
use crate::rules::items::{OFFERS_PER_WINDOW, fireball, healing};
use crate::rules::low_blows::changed_life;
use crate::rules::specials::reduce;
use crate::rules::worth::{Landing, landings, left_for};
use crate::table::flow::{Action, Aim, Declaration, Declared, Ploy, Question};
use crate::table::pieces::{Reaction, Revealed, Turn, TurnKind};
use crate::table::public::Public;
use crate::{SangRancune, View};

impl Foretells for SangRancune {
    fn consequence(
        voice: &Voice<'_>,
        view: &View,
        question: Question,
        action: &Action,
    ) -> Option<Consequence> {
        let me = view.seat()?;
        let public = &view.public;
        let said = match action {
            Action::UseItem { item, drinker } => drink(voice, public, me, *item, (*drinker)?),
            Action::OfferTrade { .. } => {
                let left = OFFERS_PER_WINDOW.saturating_sub(public.offers_made[me] + 1);
                Some(say(voice, "then-offer", [("left", usize::from(left).into())]))
            }
            Action::Accept {} if question == (Question::AcceptDrink {}) => {
                let drink = public.drink?;
                let (healed, gained) = healing(public, drink.from, me, drink.potion)?;
                let args = [
                    ("life", life(voice, u16::from(healed)).into()),
                    ("prestige", prestige(voice, gained).into()),
                    ("from", name(voice, drink.from)),
                ];
                Some(say(voice, "then-drink", args))
            }
            Action::Refuse {} if question == (Question::AcceptDrink {}) => {
                Some(say(voice, "then-no-drink", [("from", name(voice, public.drink?.from))]))
            }
            Action::Accept {} => {
                let offer = public.offer?;
                let args = [
                    ("get", cards(voice, offer.give.iter()).into()),
                    ("give", cards(voice, offer.take.iter()).into()),
                ];
                Some(say(voice, "then-trade", args))
            }
            Action::Refuse {} => Some(plain(voice, "then-no-trade")),
            Action::Play(ploy) => return played(voice, view, me, ploy),
            Action::Throw {} => return Some(thrown(voice, view, me)),
            Action::Set { card, second } => {
                let cards: Vec<Card> = [*card].into_iter().chain(*second).collect();
                Some(set(voice, view, me, &cards))
            }
            Action::PassOn { .. } => {
                Some(say(voice, "then-pass-on", [("to", name(voice, public.next_living(me)))]))
            }
            Action::Replace { now, .. } => {
                let turn = public.turn?;
                let attacks = now.cards().iter().copied().map(Revealed::new).collect();
                return strike(voice, view, Turn { attacks, ..turn }, Aim::Creature {});
            }
            Action::Declare {} | Action::Plain {} => {
                return declared(voice, view, question, action);
            }
            Action::Aim { at } => return strike(voice, view, public.turn?, *at),
            Action::Refresh { discard } => {
                let kept = view.own.hand.len().saturating_sub(discard.cards().len());
                let drawn = public.heroes[me].hand_limit().saturating_sub(kept);
                Some(say(voice, "then-refresh", [("drawn", drawn.into())]))
            }
            Action::Hold {} | Action::Cross {} => bridge(voice, view, me, action),
            Action::Pass {}
            | Action::Ready {}
            | Action::Next { .. }
            | Action::Rob { .. }
            | Action::Discard { .. }
            | Action::Draw { .. }
            | Action::TakeLoot { .. } => None,
        };
        said.map(Consequence::from)
    }

    /// The cards of the hand, each played as the question would have it.
    fn attempts(view: &View, question: Question) -> Vec<(String, Action)> {
        let played = |card: Card| match question {
            Question::Window(_) | Question::Between {} => Some(Action::Play(Ploy::plain(card))),
            Question::SetAttack {} | Question::SetOpenly { .. } => {
                Some(Action::Set { card, second: None })
            }
            Question::Replace { .. } => {
                let now = Handful::of([card]);
                Some(Action::Replace { now, later: None })
            }
            Question::AcceptTrade {}
            | Question::AcceptDrink {}
            | Question::Loot { .. }
            | Question::PassCard {}
            | Question::Declare(_)
            | Question::DiscardDown { .. }
            | Question::Mentalism { .. }
            | Question::Refresh {}
            | Question::Bridge {} => None,
        };
        let hand = view.own.hand.iter().copied();
        hand.filter_map(|card| Some((pick_card(card), played(card)?))).collect()
    }
}

/// SR-605: what is really healed, and what healing another is worth.
fn drink(
    voice: &Voice<'_>,
    public: &Public,
    me: Seat,
    potion: Card,
    drinker: Seat,
) -> Option<String> {
    let (healed, gained) = healing(public, me, drinker, potion)?;
    let healed = ("life", life(voice, u16::from(healed)).into());
    Some(if drinker == me {
        say(voice, "then-heal", [healed])
    } else {
        let gained = ("prestige", prestige(voice, gained).into());
        say(voice, "then-heal-other", [healed, gained, ("who", name(voice, drinker))])
    })
}

/// SR-303, SR-403: what set cards come to if they were revealed now. Much can happen before they are, so setting them ends
/// no game.
///
/// What deals nothing by itself says what is printed on it.
fn set(voice: &Voice<'_>, view: &View, me: Seat, set: &[Card]) -> String {
    let attacks = set.iter().filter(|card| card.is_attack()).copied().map(Revealed::new).collect();
    let turn = Turn { seat: me, kind: TurnKind::Ordinary, attacks };
    if let Some(struck) = strike(voice, view, turn, Aim::Creature {}) {
        return struck.text;
    }
    let printed = set.iter().map(|card| card.print().text.get(voice.language));
    let said = std::iter::once(plain(voice, "then-no-damage"));
    said.chain(printed.map(str::to_owned)).collect::<Vec<_>>().join(" ").trim_end().to_owned()
}

/// SR-403: the damage of such a turn, as things stand.
fn dealt(view: &View, turn: Turn) -> Option<u16> {
    sum(&landings(&Public { turn: Some(turn), ..view.public }))
}

fn sum(landings: &[Option<Landing>]) -> Option<u16> {
    landings.iter().flatten().map(Landing::damage).reduce(Add::add)
}

/// SR-312, SR-901, SR-902: whether that would be enough, and for what. A trap is not killed.
fn strike(voice: &Voice<'_>, view: &View, turn: Turn, aim: Aim) -> Option<Consequence> {
    let landings = landings(&Public { turn: Some(turn), ..view.public });
    let left = left_for(&view.public, &landings, aim);
    let dealt = sum(&landings)?;
    Some(hits(voice, view, turn.seat, aim, (dealt, left)))
}

/// So much damage to what has so much left.
fn hits(
    voice: &Voice<'_>,
    view: &View,
    by: Seat,
    aim: Aim,
    (dealt, left): (u16, u16),
) -> Consequence {
    let dealing = ("damage", damage(voice, dealt).into());
    let public = &view.public;
    let special = public.creature.id.special();
    let is_pack = matches!(special, Special::TokenPack { .. } | Special::GoblinGang { .. });
    let said = match aim {
        Aim::Creature {} if public.creature.id.is_trap() || is_pack => {
            say(voice, "then-deals", [dealing])
        }
        Aim::Creature {} if dealt >= left => {
            let (worth, bonus) = prize(view.given(), public, by);
            let prize = ("prestige", prestige(voice, worth + bonus).into());
            let kills = say(voice, "then-kills", [dealing, ("left", left.into()), prize]);
            if is_last_encounter(view) {
                let ends = Consequence::may_end(plain(voice, "then-may-end"));
                return Consequence::from(kills).and(ends);
            }
            kills
        }
        Aim::Wolf { .. } | Aim::Goblin { .. } if dealt >= left => {
            say(voice, "then-fells", [dealing, ("left", left.into())])
        }
        Aim::Creature {} | Aim::Wolf { .. } | Aim::Goblin { .. } => {
            say(voice, "then-deals-of", [dealing, ("left", left.into())])
        }
    };
    said.into()
}

/// SR-908: nothing is to come after this Encounter, unless there is a tie (SR-909).
fn is_last_encounter(view: &View) -> bool {
    view.own.encounters == 0 && view.public.risen.is_none()
}

/// SR-404, SR-406, SR-409: with it, and without.
fn declared(
    voice: &Voice<'_>,
    view: &View,
    question: Question,
    action: &Action,
) -> Option<Consequence> {
    let Question::Declare(Declaration { what, at, .. }) = question else { return None };
    let mut turn = view.public.turn?;
    let attack = turn.attacks.get_mut(usize::from(at))?;
    let is_yes = *action == (Action::Declare {});
    match what {
        Declared::Heroic => attack.heroic = is_yes,
        Declared::Blessing => attack.blessed = is_yes,
        Declared::Order | Declared::Theft | Declared::Target => return None,
    }
    strike(voice, view, turn, attack_aim(&turn, at))
}

fn attack_aim(turn: &Turn, at: u8) -> Aim {
    turn.attacks.get(usize::from(at)).and_then(|attack| attack.aim).unwrap_or_default()
}

/// SR-611, SR-613: the creatures, and who would die of it.
fn thrown(voice: &Voice<'_>, view: &View, me: Seat) -> Consequence {
    let public = &view.public;
    let (creatures, others) = fireball();
    let card = public.heroes[me].fireball();
    let dealt = card.map_or(creatures, |card| reduce(public, card, creatures));
    let left = public.left_of(Aim::Creature {});
    let text = hits(voice, view, me, Aim::Creature {}, (dealt, left));
    let dying = public.living().without(me).iter().filter(|seat| {
        let hero = &public.heroes[*seat];
        !hero.has_iron_skin() && hero.life <= others
    });
    with_deaths(voice, text, dying.collect())
}

fn with_deaths(voice: &Voice<'_>, said: Consequence, dying: Seats) -> Consequence {
    if dying.is_empty() {
        return said;
    }
    said.and(say(voice, "then-die", [("names", those(voice, dying).into())]).into())
}

/// SR-5xx, SR-429: what a low blow or a counter-attack does to the numbers on the table.
fn played(voice: &Voice<'_>, view: &View, me: Seat, ploy: &Ploy) -> Option<Consequence> {
    let public = &view.public;
    if ploy.card.attack_effect() == Some(&AttackEffect::Counter {}) {
        let attacks = List::from_iter([Revealed::new(ploy.with?)]);
        let turn = Turn { seat: me, kind: TurnKind::Counter, attacks };
        return strike(voice, view, turn, Aim::Creature {});
    }
    Some(match ploy.card.low_blow_effect()? {
        LowBlowEffect::DiscardSetNoAttack {} => {
            say(voice, "then-barred", [("who", name(voice, ploy.target?))]).into()
        }
        LowBlowEffect::SwapInitiative {} => {
            let place = |seat: Seat| usize::from(public.heroes[seat].initiative).into();
            let with = ploy.target?;
            let args = [("mine", place(with)), ("theirs", place(me)), ("who", name(voice, with))];
            say(voice, "then-initiative", args).into()
        }
        LowBlowEffect::RedirectHit {} => {
            let hit = public.hits.get(usize::from(ploy.hit?))?;
            let to = ploy.target?;
            let hero = &public.heroes[to];
            let taken = if hero.has_iron_skin() { 0 } else { hit.damage };
            let left = u16::from(hero.life).saturating_sub(taken);
            let text = say(voice, "then-hit", [("who", name(voice, to)), ("left", left.into())]);
            let dying = if left == 0 { Seats::only(to) } else { Seats::NONE };
            with_deaths(voice, text.into(), dying)
        }
        LowBlowEffect::ChooseLifeChange { .. } => {
            let (_, before, after) = changed_life(public, ploy.change?);
            say(voice, "then-life", [("before", before.into()), ("after", after.into())]).into()
        }
        LowBlowEffect::RotateTarget { .. } => {
            let mut turn = public.turn?;
            let before = dealt(view, turn)?;
            turn.attacks.get_mut(usize::from(ploy.attack?))?.reactions.push(Reaction::Up);
            let after = damage(voice, dealt(view, turn)?);
            say(voice, "then-instead", [("after", after.into()), ("before", before.into())]).into()
        }
        LowBlowEffect::RotateAllToZero {} => {
            let mut turn = public.turn?;
            let before = dealt(view, turn)?;
            let open = turn.attacks.iter_mut().filter(|attack| !attack.heroic);
            open.for_each(|attack| attack.reactions.push(Reaction::ToZero));
            let after = damage(voice, dealt(view, turn)?);
            say(voice, "then-instead", [("after", after.into()), ("before", before.into())]).into()
        }
        LowBlowEffect::SwapSetCards {}
        | LowBlowEffect::ReplacePrepWithAttack { .. }
        | LowBlowEffect::StealItem { .. }
        | LowBlowEffect::DestroyItem { .. }
        | LowBlowEffect::CancelLowBlow { .. } => return None,
    })
}

/// SR-825: alone or together.
fn bridge(voice: &Voice<'_>, view: &View, me: Seat, action: &Action) -> Option<String> {
    let Special::BridgeDilemma { crowd_damage, left_behind_damage, .. } =
        view.public.creature.id.special()
    else {
        return None;
    };
    Some(if *action == (Action::Cross {}) {
        let (worth, bonus) = prize(view.given(), &view.public, me);
        let prize = ("prestige", prestige(voice, worth + bonus).into());
        say(voice, "then-cross", [prize, ("life", life(voice, u16::from(crowd_damage)).into())])
    } else {
        let lost = life(voice, u16::from(left_behind_damage));
        say(voice, "then-hold", [("life", lost.into())])
    })
}
