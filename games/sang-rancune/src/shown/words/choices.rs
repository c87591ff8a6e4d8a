//! Every option in words, with the things one points at to choose it.

use kernel::Seat;
use shelf::speech::{name, whom};
use shelf::{Arg, Offers, Voice, pick_seat};

use super::asks::heals;
use super::{card, cards, damage, life, numbered, plain, ploy, prestige, say};
use crate::SangRancune;
use crate::View;
use crate::cards::Card;
use crate::cards::encounters::Special;
use crate::rules::items::fireball;
use crate::rules::worth::blessing;
use crate::table::flow::{Action, Aim, Declaration, Declared, Ploy, Question, Window};
use crate::table::items::Bag;

/// An option: its text, and its picks.
type Choice = (String, Vec<String>);

impl Offers for SangRancune {
    fn choice(voice: &Voice<'_>, view: &View, question: Question, action: &Action) -> Choice {
        let button = |key: &str, what: &str| (plain(voice, key), vec![["say:", what].concat()]);
        let one = |key: &str, chosen: Card| {
            (say(voice, key, [("card", card(voice, chosen).into())]), vec![pick_card(chosen)])
        };
        match action {
            Action::Pass {} => button(pass(question), "pass"),
            Action::Ready {} => button("option-ready", "ready"),
            Action::UseItem { item, drinker } => use_item(voice, *item, *drinker),
            Action::OfferTrade { to, give, take } => trade(voice, *to, *give, *take),
            Action::Accept {} => button(
                trade_or_drink(question, ["option-accept-trade", "option-accept-drink"]),
                "accept",
            ),
            Action::Refuse {} => button(
                trade_or_drink(question, ["option-refuse-trade", "option-refuse-drink"]),
                "refuse",
            ),
            Action::Play(chosen) => {
                let against = view.public.low_blows.last().map(|played| played.ploy.card);
                (ploy(voice, Some(view), chosen, against), pick_ploy(chosen))
            }
            Action::Throw {} => {
                let (creatures, others) = fireball();
                let numbers = [
                    ("damage", damage(voice, creatures).into()),
                    ("burned", usize::from(others).into()),
                ];
                (say(voice, "option-throw", numbers), vec!["say:throw".into()])
            }
            Action::Set { card: first, second } => set(voice, *first, *second),
            Action::PassOn { card } => one("option-pass-on", *card),
            Action::Replace { now, later } => replace(voice, now.cards(), *later),
            Action::Next { attack } => {
                let shown = revealed(view, *attack).map_or_else(
                    || plain(voice, "nothing").into(),
                    |shown| card(voice, shown).into(),
                );
                (say(voice, "option-next", [("card", shown)]), vec![format!("attack:{attack}")])
            }
            Action::Declare {} => declare(voice, view, question),
            Action::Plain {} => declare_plainly(voice, view, question),
            Action::Rob { victim, item } => {
                let args = [("victim", name(voice, *victim)), ("item", card(voice, *item).into())];
                (say(voice, "option-rob", args), vec![pick_seat(*victim), pick_item(*item)])
            }
            Action::Aim { at } => aim(voice, view, *at),
            Action::Discard { card } => one("option-discard", *card),
            Action::Refresh { discard } if discard.cards().is_empty() => {
                button("option-keep", "keep")
            }
            Action::Refresh { discard } => {
                let chosen = discard.cards();
                let text = say(
                    voice,
                    "option-refresh",
                    [("cards", cards(voice, chosen.iter().copied()).into())],
                );
                (text, chosen.iter().copied().map(pick_card).collect())
            }
            Action::Draw { cards: 0 } => button("option-draw-none", "draw:0"),
            Action::Draw { cards } => {
                let number = usize::from(*cards).into();
                (say(voice, "option-draw", [("n", number)]), vec![format!("say:draw:{cards}")])
            }
            Action::TakeLoot { item } => (
                say(voice, "option-take-loot", [("item", card(voice, *item).into())]),
                vec![pick_item(*item)],
            ),
            Action::Hold {} => button("option-hold", "hold"),
            Action::Cross {} => button("option-cross", "cross"),
        }
    }
}

/// A card as something to point at. There are many options in some questions, and joining is faster than formatting.
fn pick(what: &str, card: Card) -> String {
    [what, card.into()].concat()
}

pub(super) fn pick_card(card: Card) -> String {
    pick("card:", card)
}

fn pick_item(item: Card) -> String {
    pick("item:", item)
}

/// The card first, then its choices.
fn pick_ploy(ploy: &Ploy) -> Vec<String> {
    let mut picks = vec![pick_card(ploy.card)];
    picks.extend(ploy.hit.map(|hit| format!("hit:{hit}")));
    picks.extend(ploy.attack.map(|attack| format!("attack:{attack}")));
    picks.extend(ploy.target.map(pick_seat));
    picks.extend(ploy.item.map(pick_item));
    picks.extend(
        ploy.change
            .map(|change| if change < 0 { "say:weaker".into() } else { "say:tougher".into() }),
    );
    picks.extend(ploy.with.map(pick_card));
    picks
}

const fn pass(question: Question) -> &'static str {
    match question {
        Question::Loot { .. } => "option-pass-loot",
        Question::Window(Window::AnswerMoveOver { .. }) => "option-pass-answer",
        Question::Window(Window::Fireball { .. }) => "option-pass-fireball",
        Question::Window(
            Window::PlanB {}
            | Window::BeforeReveal { .. }
            | Window::AttackRevealed { .. }
            | Window::LowBlow { .. }
            | Window::CreatureTargets {}
            | Window::CreatureHit {},
        )
        | Question::Between {}
        | Question::AcceptTrade {}
        | Question::AcceptDrink {}
        | Question::PassCard {}
        | Question::SetAttack {}
        | Question::SetOpenly { .. }
        | Question::Replace { .. }
        | Question::Declare(_)
        | Question::DiscardDown { .. }
        | Question::Mentalism { .. }
        | Question::Refresh {}
        | Question::Bridge {} => "option-pass",
    }
}

const fn trade_or_drink(question: Question, [trade, drink]: [&'static str; 2]) -> &'static str {
    if matches!(question, Question::AcceptTrade {}) { trade } else { drink }
}

/// SR-605: healing for oneself or for another; SR-606: other potions work for their owner.
fn use_item(voice: &Voice<'_>, item: Card, drinker: Option<Seat>) -> Choice {
    let used = ("item", Arg::from(card(voice, item)));
    let (healed, gained) = heals(item);
    let healed = ("amount", life(voice, healed).into());
    let picks = [pick_item(item)].into_iter().chain(drinker.map(pick_seat)).collect();
    let text = match drinker {
        None => {
            let text = item.print().text.get(voice.language);
            say(voice, "option-use", [used, ("text", text.into())])
        }
        Some(seat) if voice.is_me(seat) => say(voice, "option-use-self", [used, healed]),
        Some(seat) => {
            let gained = ("prestige", prestige(voice, gained).into());
            say(voice, "option-use-other", [used, ("who", name(voice, seat)), healed, gained])
        }
    };
    (text, picks)
}

/// SR-1001: an exchange, a gift, or a wish.
fn trade(voice: &Voice<'_>, to: Seat, give: Bag, take: Bag) -> Choice {
    let key = match (give.is_empty(), take.is_empty()) {
        (false, true) => "option-trade-give",
        (true, _) => "option-trade-ask",
        (false, false) => "option-trade",
    };
    let args =
        [("to", name(voice, to)), ("give", items(voice, give)), ("take", items(voice, take))];
    let given = give.iter().map(|item| pick("give:", item));
    let taken = take.iter().map(|item| pick("take:", item));
    (say(voice, key, args), [pick_seat(to)].into_iter().chain(given).chain(taken).collect())
}

/// "Healing Potion and Mithril Mail". Nearly all offers are of one Item, or none, of which nothing is said.
fn items(voice: &Voice<'_>, bag: Bag) -> Arg<'static> {
    let mut all = bag.iter();
    match (all.next(), all.next()) {
        (None, _) => "".into(),
        (Some(one), None) => card(voice, one).into(),
        _ => cards(voice, bag.iter()).into(),
    }
}

/// SR-303, SR-304: a low blow that is set has no effect.
fn set(voice: &Voice<'_>, first: Card, second: Option<Card>) -> Choice {
    let both = || std::iter::once(first).chain(second);
    let key = if first.is_attack() { "option-set" } else { "option-set-useless" };
    (say(voice, key, [("cards", cards(voice, both()).into())]), both().map(pick_card).collect())
}

/// SR-417, SR-419
fn replace(voice: &Voice<'_>, now: &[Card], later: Option<Card>) -> Choice {
    let played = ("cards", Arg::from(cards(voice, now.iter().copied())));
    let mut picks: Vec<String> = now.iter().copied().map(pick_card).collect();
    let text = match later {
        Some(down) => {
            picks.push(pick("down:", down));
            say(voice, "option-replace-later", [played, ("later", card(voice, down).into())])
        }
        None if now.is_empty() => {
            picks.push("say:nothing".into());
            plain(voice, "option-replace-none")
        }
        None => say(voice, "option-replace", [played]),
    };
    (text, picks)
}

fn revealed(view: &View, at: u8) -> Option<Card> {
    view.public
        .turn
        .as_ref()
        .and_then(|turn| turn.attacks.get(usize::from(at)))
        .map(|revealed| revealed.card)
}

/// SR-404, SR-409: yes.
fn declare(voice: &Voice<'_>, view: &View, question: Question) -> Choice {
    let (what, at) = declared(question);
    let (key, value) = if what == Declared::Blessing {
        ("option-bless", revealed(view, at).map_or(0, |card| blessing(&view.public, card)))
    } else {
        ("option-heroic", face(view, at, 0))
    };
    (say(voice, key, [("damage", damage(voice, value).into())]), vec!["say:yes".into()])
}

/// SR-404, SR-409, SR-411: no.
fn declare_plainly(voice: &Voice<'_>, view: &View, question: Question) -> Choice {
    let (what, at) = declared(question);
    let text = match what {
        Declared::Blessing => plain(voice, "option-bless-plain"),
        Declared::Theft => plain(voice, "option-rob-plain"),
        Declared::Heroic | Declared::Order | Declared::Target => {
            let base = revealed(view, at).map_or(0, |card| usize::from(card.print().base));
            let plain = damage(voice, face(view, at, base));
            say(voice, "option-heroic-plain", [("damage", plain.into())])
        }
    };
    (text, vec!["say:no".into()])
}

/// What a question asks to declare, and about which card.
const fn declared(question: Question) -> (Declared, u8) {
    if let Question::Declare(Declaration { what, at, .. }) = question {
        (what, at)
    } else {
        (Declared::Heroic, 0)
    }
}

/// One side of a revealed card.
fn face(view: &View, at: u8, side: usize) -> u16 {
    revealed(view, at).and_then(|card| card.print().faces.get(side).copied()).unwrap_or(0)
}

/// SR-807, SR-808: a target, and what it can still take.
fn aim(voice: &Voice<'_>, view: &View, aim: Aim) -> Choice {
    let left = ("left", Arg::from(view.public.left_of(aim)));
    match aim {
        Aim::Creature {} => {
            let chief = matches!(view.public.creature.id.special(), Special::GoblinGang { .. });
            let text = if chief {
                say(voice, "option-aim-chief", [left])
            } else {
                plain(voice, "option-aim-creature")
            };
            (text, vec!["creature".into()])
        }
        Aim::Wolf { number } => {
            let text = say(voice, "option-aim-wolf", [("number", numbered(number).into()), left]);
            (text, vec![format!("wolf:{number}")])
        }
        Aim::Goblin { before, number } => {
            let args =
                [("number", numbered(number).into()), ("whom", whom(voice, before).into()), left];
            (
                say(voice, "option-aim-goblin", args),
                vec![format!("goblin:{}:{number}", before.number())],
            )
        }
    }
}
