//! The open question in words, to those who are asked and to those who wait.
//!
//! A window says its moment in the same words to everybody who is asked, since being asked tells nothing (SR-502), and
//! then asks by name about what the listener could play, which nobody else hears.

use kernel::Seat;
use shelf::speech::{name, role, things, those, yes, you};
use shelf::{Arg, Asks, Voice};

use super::{all_revealed, amount, card, cards, damage, encounter, ploy, say, targets};
use crate::SangRancune;
use crate::View;
use crate::cards::{Card, ItemEffect};
use crate::rules::items::fireball;
use crate::rules::legal::{is_its_moment, may_counter, passing};
use crate::rules::low_blows;
use crate::rules::worth::blessing;
use crate::table::flow::{Declaration, Declared, Question, Window};
use crate::table::public::Public;

impl Asks for SangRancune {
    fn ask(voice: &Voice<'_>, view: &View, question: Question) -> String {
        match question {
            Question::Between {} => between(voice, view),
            Question::AcceptTrade {} => trade(voice, view),
            Question::AcceptDrink {} => drink(voice, view),
            Question::Loot { seat } => {
                let corpse =
                    view.public.looted().map_or_else(String::new, |corpse| voice.name(corpse));
                say(
                    voice,
                    "ask-loot",
                    [
                        ("you", you(voice, seat)),
                        ("who", name(voice, seat)),
                        ("corpse", corpse.into()),
                    ],
                )
            }
            Question::PassCard {} => {
                let passing = passing(&view.public, &view.own);
                let asked = me(voice).filter(|me| passing.contains(*me));
                let next =
                    asked.map_or_else(String::new, |me| voice.name(view.public.next_living(me)));
                say(voice, "ask-pass-card", [("you", yes(asked.is_some())), ("next", next.into())])
            }
            Question::SetAttack {} => set(voice, view),
            Question::SetOpenly { seat } => {
                let (round, place) =
                    (view.public.creature.round, view.public.heroes[seat].initiative);
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("round", usize::from(round).into()),
                    ("place", usize::from(place).into()),
                ];
                say(voice, "ask-set-openly", args)
            }
            Question::Replace { seat, now, later } => {
                let key = if later > 0 { "ask-replace-later" } else { "ask-replace" };
                let now = amount(voice, "amount-attacks", u16::from(now)).into();
                // SR-417: what was revealed was discarded just now; it may have been given to whoever is asked.
                let gone = view.public.discard.last().map_or("", |gone| card(voice, *gone));
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("now", now),
                    ("card", gone.into()),
                ];
                say(voice, key, args)
            }
            Question::DiscardDown { seat } => {
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("size", usize::from(view.own.hands[seat]).into()),
                    ("limit", view.public.heroes[seat].hand_limit().into()),
                ];
                say(voice, "ask-discard-down", args)
            }
            Question::Mentalism { seat, most } => {
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("most", usize::from(most).into()),
                ];
                say(voice, "ask-mentalism", args)
            }
            Question::Window(window) => asking_by_name(voice, view, window),
            Question::Declare(declaration) => declaring(voice, view, declaration),
            Question::Refresh {} => {
                say(voice, "ask-refresh", [("you", yes(is_living(voice, view)))])
            }
            Question::Bridge {} => {
                let round = usize::from(view.public.creature.round).into();
                say(voice, "ask-bridge", [("you", yes(is_living(voice, view))), ("round", round)])
            }
        }
    }

    /// SR-502
    fn order(public: &Public, question: Question) -> Vec<Seat> {
        low_blows::order(public, question)
    }

    fn clauses(question: Question) -> &'static [&'static str] {
        question.clauses()
    }
}

/// A window to whoever may play something in it: the moment, and what that is.
fn asking_by_name(voice: &Voice<'_>, view: &View, window: Window) -> String {
    let moment = in_window(voice, view, window);
    let playable = playable(voice, view, window);
    let Some((last, others)) = playable.split_last() else { return moment };
    let cards = match others {
        [] => last.clone(),
        others => format!("{} {} {last}", others.join(", "), voice.language.of("ou", "or")),
    };
    say(voice, "ask-you-play", [("moment", moment.into()), ("cards", cards.into())])
}

/// What the listener holds whose moment this is.
fn playable(voice: &Voice<'_>, view: &View, window: Window) -> Vec<String> {
    let Some(me) = me(voice).filter(|_| is_living(voice, view)) else { return Vec::new() };
    let hand = view.own.hand.iter().copied().filter(|card| is_its_moment(*card, window));
    let mut names: Vec<String> = hand.map(|one| card(voice, one).to_owned()).collect();
    names.dedup();
    if let Window::BeforeReveal { turn } = window
        && turn == me
    {
        names
            .extend(view.public.heroes[me].fireball().map(|potion| card(voice, potion).to_owned()));
    }
    names
}

/// A window's moment, put in the same words to everybody who is asked.
fn in_window(voice: &Voice<'_>, view: &View, window: Window) -> String {
    match window {
        Window::PlanB {} => say(voice, "ask-plan-b", [("you", yes(is_living(voice, view)))]),
        Window::BeforeReveal { turn } => {
            let asked = is_living(voice, view)
                && view.seats().iter().any(|seat| view.public.has_face_down(&view.own, seat));
            say(
                voice,
                "ask-before-reveal",
                [("you", at_turn(voice, turn, asked)), ("who", name(voice, turn))],
            )
        }
        Window::AnswerMoveOver { seat, by } => {
            let args =
                [("you", you(voice, seat)), ("who", name(voice, seat)), ("by", name(voice, by))];
            say(voice, "ask-answer-move-over", args)
        }
        Window::AttackRevealed { turn } => {
            let shown = view
                .public
                .turn
                .as_ref()
                .map_or_else(String::new, |turn| all_revealed(voice, turn));
            let you = at_turn(voice, turn, is_living(voice, view));
            say(
                voice,
                "ask-attack-revealed",
                [("you", you), ("who", name(voice, turn)), ("cards", shown.into())],
            )
        }
        Window::Fireball { seat } => {
            let (creatures, others) = fireball();
            let args = [
                ("you", you(voice, seat)),
                ("who", name(voice, seat)),
                ("damage", damage(voice, creatures).into()),
                ("burned", usize::from(others).into()),
            ];
            say(voice, "ask-fireball", args)
        }
        Window::LowBlow { depth } => low_blow(voice, view, usize::from(depth)),
        Window::CreatureTargets {} => {
            let hits = view.public.hits.iter().map(|hit| (hit.target, hit.damage));
            let args =
                [("you", yes(is_living(voice, view))), ("targets", targets(voice, hits).into())];
            say(voice, "ask-creature-targets", args)
        }
        Window::CreatureHit {} => {
            let may = may_counter(&view.public);
            let asked = me(voice).is_some_and(|me| may.contains(me));
            say(
                voice,
                "ask-creature-hit",
                [("you", yes(asked)), ("targets", those(voice, may).into())],
            )
        }
    }
}

/// SR-309
fn declaring(voice: &Voice<'_>, view: &View, declaration: Declaration) -> String {
    let Declaration { what, seat, at } = declaration;
    let (you, who) = (("you", you(voice, seat)), ("who", name(voice, seat)));
    let shown = ("card", revealed_at(voice, view, at));
    match what {
        Declared::Order => {
            say(voice, if at == 0 { "ask-order" } else { "ask-order-next" }, [you, who])
        }
        Declared::Heroic => {
            let double = card_at(view, at).and_then(|card| card.print().faces.first().copied());
            let double = damage(voice, double.unwrap_or(0)).into();
            say(voice, "ask-heroic", [you, who, shown, ("double", double)])
        }
        Declared::Blessing => {
            let added =
                damage(voice, card_at(view, at).map_or(0, |card| blessing(&view.public, card)))
                    .into();
            say(voice, "ask-blessing", [you, who, shown, ("added", added)])
        }
        Declared::Theft => say(voice, "ask-theft", [you, who, shown]),
        Declared::Target => say(voice, "ask-target", [you, who, shown]),
    }
}

fn me(voice: &Voice<'_>) -> Option<Seat> {
    voice.viewer().seat()
}

/// Whether the listener plays and lives: windows are open to all of those.
fn is_living(voice: &Voice<'_>, view: &View) -> bool {
    me(voice).is_some_and(|me| view.public.heroes[me].is_alive())
}

/// `turn` to the player whose turn it is, `yes` to the others who are asked.
fn at_turn(voice: &Voice<'_>, turn: Seat, asked: bool) -> Arg<'static> {
    if voice.is_me(turn) { "turn".into() } else { yes(asked) }
}

fn card_at(view: &View, at: u8) -> Option<Card> {
    view.public
        .turn
        .as_ref()
        .and_then(|turn| turn.attacks.get(usize::from(at)))
        .map(|revealed| revealed.card)
}

fn revealed_at(voice: &Voice<'_>, view: &View, at: u8) -> Arg<'static> {
    card_at(view, at).map_or_else(|| things(voice, &[]).into(), |shown| card(voice, shown).into())
}

/// SR-202, SR-204: before the Encounter is turned up, or after.
fn between(voice: &Voice<'_>, view: &View) -> String {
    let you = yes(is_living(voice, view));
    if view.public.creature.is_defeated {
        say(voice, "ask-between-before", [("you", you)])
    } else {
        say(
            voice,
            "ask-between-after",
            [("you", you), ("encounter", encounter(voice, view.public.creature.id).into())],
        )
    }
}

fn trade(voice: &Voice<'_>, view: &View) -> String {
    let offer = view.public.offer.expect("a trade is on the table");
    let args = [
        ("you", role(voice, [("to", offer.to), ("from", offer.from)])),
        ("from", name(voice, offer.from)),
        ("to", name(voice, offer.to)),
        ("give", cards(voice, offer.give.iter()).into()),
        ("take", cards(voice, offer.take.iter()).into()),
    ];
    say(voice, "ask-accept-trade", args)
}

fn drink(voice: &Voice<'_>, view: &View) -> String {
    let drink = view.public.drink.expect("a potion is offered");
    let args = [
        ("you", role(voice, [("to", drink.to), ("from", drink.from)])),
        ("from", name(voice, drink.from)),
        ("to", name(voice, drink.to)),
        ("potion", card(voice, drink.potion).into()),
    ];
    say(voice, "ask-accept-drink", args)
}

/// SR-605: Life for the drinker, Prestige for the giver.
pub(crate) fn heals(potion: Card) -> (u16, u16) {
    match potion.item_effect() {
        Some(ItemEffect::Heal { amount, prestige_if_other }) => {
            (u16::from(*amount), *prestige_if_other)
        }
        Some(_) | None => (0, 0),
    }
}

/// SR-303: to those who set, to those who are stone, to those who wait.
fn set(voice: &Voice<'_>, view: &View) -> String {
    let sets = me(voice).filter(|me| is_living(voice, view) && view.own.hands[*me] > 0);
    let place = sets.map_or(0, |me| view.public.heroes[me].initiative);
    let you = match sets {
        Some(me) if view.public.is_petrified(me) => "stone".into(),
        Some(_) => "yes".into(),
        None => "no".into(),
    };
    let (round, place) =
        (usize::from(view.public.creature.round).into(), usize::from(place).into());
    say(voice, "ask-set", [("you", you), ("round", round), ("place", place)])
}

/// SR-503: the newest low blow, and the one below it if it is meant to be cancelled.
fn low_blow(voice: &Voice<'_>, view: &View, depth: usize) -> String {
    let newest = view.public.low_blows.get(depth).expect("a low blow lies open");
    let below = depth
        .checked_sub(1)
        .and_then(|below| view.public.low_blows.get(below))
        .map(|played| played.ploy.card);
    let you = if voice.is_me(newest.by) { "by".into() } else { yes(is_living(voice, view)) };
    let text = ploy(voice, Some(view), &newest.ploy, below);
    say(
        voice,
        "ask-low-blow",
        [("you", you), ("by", name(voice, newest.by)), ("ploy", text.into())],
    )
}
