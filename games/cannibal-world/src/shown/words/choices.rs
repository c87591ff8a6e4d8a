//! Options in words, each with what it costs and does, and the things one points at to choose it.

use kernel::{Seat, View};
use shelf::speech::{things, whom};
use shelf::{Arg, Offers, Voice};

use super::{ability, card, creature, number, plain, say, zone};
use crate::CannibalWorld;
use crate::cards::{Card, Slot};
use crate::rules::actions::cost_of_creature;
use crate::table::Question;
use crate::table::action::{Action, Aim, Main, Reaction, Share, Source, Split};
use crate::table::creature::{CreatureId, Zone};
use crate::table::flow::Window;

type Picks = Vec<String>;
type Seen = View<CannibalWorld>;

pub(super) fn pick_card(card: Card) -> String {
    format!("card:{}", card.id())
}

fn pick_creature(id: CreatureId) -> String {
    format!("creature:{}", id.0)
}

fn pick_zone(zone: Zone) -> String {
    match zone {
        Zone::Cover => "zone:cover".into(),
        Zone::Hunting => "zone:hunting".into(),
    }
}

fn pick_slot(slot: Slot) -> String {
    match slot {
        Slot::Middle => "ability:middle".into(),
        Slot::Right => "ability:right".into(),
    }
}

fn pick_says(word: &str) -> Picks {
    vec![format!("say:{word}")]
}

impl Offers for CannibalWorld {
    fn choice(
        voice: &Voice<'_>,
        view: &Seen,
        question: Question,
        action: &Action,
    ) -> (String, Picks) {
        match action {
            Action::Bring { deck } => {
                let size = deck.size().into();
                let args =
                    [("faction", super::faction(voice, deck.faction).into()), ("size", size)];
                let cards: Vec<String> =
                    deck.cards.iter().map(|line| format!("{}{}", line.n, line.id.id())).collect();
                (say(voice, "option-bring", args), vec![format!("deck:{}", cards.join("+"))])
            }
            Action::ChooseReinforcement { card: chosen } => (
                say(voice, "option-reinforcement", [("card", card(voice, *chosen).into())]),
                vec![pick_card(*chosen)],
            ),
            Action::Keep {} => (plain(voice, "option-keep"), pick_says("keep")),
            Action::Mulligan {} => (plain(voice, "option-mulligan"), pick_says("mulligan")),
            Action::DrawMain {} => (plain(voice, "option-draw-main"), pick_says("main")),
            Action::DrawReinforcement { card: drawn } => (
                say(voice, "option-draw-reinforcement", [("card", card(voice, *drawn).into())]),
                vec![pick_card(*drawn)],
            ),
            Action::Main(act) => main(voice, view, act),
            Action::React(reaction) => react(voice, view, question, reaction),
            Action::Pass {} => (plain(voice, "option-pass"), pick_says("pass")),
            Action::Spread { split } => (
                say(voice, "option-spread", [("shares", shares(voice, view, split).into())]),
                pick_shares(split),
            ),
            Action::Take { card: Some(taken) } => (
                say(voice, "option-take", [("card", card(voice, *taken).into())]),
                vec![pick_card(*taken)],
            ),
            Action::Take { card: None } => (plain(voice, "option-take-none"), pick_says("none")),
            Action::Second { aim } => {
                let used = if let Question::Second { card, slot, .. } = question {
                    view.given().ability(card, slot)
                } else {
                    None
                };
                let named = used.map(|used| ability(voice, used)).unwrap_or_default();
                (
                    say(
                        voice,
                        "option-second",
                        [("ability", named.into()), ("aim", aimed(voice, view, aim).into())],
                    ),
                    pick_aim(aim),
                )
            }
            Action::Concede {} => (plain(voice, "option-concede"), pick_says("concede")),
        }
    }
}

fn main(voice: &Voice<'_>, view: &Seen, act: &Main) -> (String, Picks) {
    let called = |id: CreatureId| Arg::from(creature(voice, view, id));
    match *act {
        Main::PlayCreature { card: played, zone: to } => {
            let cost = cost_of_creature(view.given(), played);
            let args = [
                ("card", card(voice, played).into()),
                ("zone", zone(voice, to).into()),
                ("cost", number(cost)),
            ];
            (say(voice, "option-play-creature", args), vec![pick_card(played), pick_zone(to)])
        }
        Main::PlayAction { card: played, slot, aim, both } => {
            let named = |slot: Slot| {
                view.given()
                    .ability(played, slot)
                    .map(|used| ability(voice, used))
                    .unwrap_or_default()
            };
            let args = [
                ("card", card(voice, played).into()),
                ("ability", named(slot).into()),
                ("second", named(slot.other()).into()),
                ("aim", aimed(voice, view, &aim).into()),
            ];
            let key = if both { "option-play-both" } else { "option-play-action" };
            let mut picks = vec![pick_card(played), pick_slot(slot)];
            picks.extend(pick_aim(&aim));
            if both {
                picks.push("ability:both".into());
            }
            (say(voice, key, args), picks)
        }
        Main::UseAbility { creature: bearer, slot, aim } => {
            let own = view.public.creature(bearer);
            let used = own.and_then(|own| view.given().ability(own.card, slot));
            let args = [
                ("creature", called(bearer)),
                ("ability", used.map(|used| ability(voice, used)).unwrap_or_default().into()),
                ("aim", aimed(voice, view, &aim).into()),
            ];
            let mut picks = vec![pick_creature(bearer), pick_slot(slot)];
            picks.extend(pick_aim(&aim));
            (say(voice, "option-use", args), picks)
        }
        Main::Move { creature } => (
            say(voice, "option-move", [("creature", called(creature))]),
            vec![pick_creature(creature), pick_zone(Zone::Hunting)],
        ),
        Main::Attack { attacker, target } => (
            say(
                voice,
                "option-attack",
                [("attacker", called(attacker)), ("target", called(target))],
            ),
            vec![pick_creature(attacker), pick_creature(target)],
        ),
        Main::Pillage {} => (plain(voice, "option-pillage"), pick_says("pillage")),
        Main::DrawExtra {} => (plain(voice, "option-draw-extra"), pick_says("draw")),
        Main::Recover { creature } => (
            say(voice, "option-recover", [("creature", called(creature))]),
            vec![pick_creature(creature), "say:recover".into()],
        ),
        Main::DropTracker { creature } => (
            say(voice, "option-drop", [("creature", called(creature))]),
            vec![pick_creature(creature), "say:drop".into()],
        ),
        Main::GiveToken {} => {
            let mate = voice.viewer().seat().and_then(|seat: Seat| view.public.teammate(seat));
            let to = mate.map(|mate| whom(voice, mate)).unwrap_or_default();
            (say(voice, "option-give", [("to", to.into())]), pick_says("give"))
        }
        Main::EndTurn {} => (plain(voice, "option-end"), pick_says("end")),
    }
}

fn shares(voice: &Voice<'_>, view: &Seen, Split(shares): &Split) -> String {
    let share = |share: &Share| {
        let args = [
            ("n", number(share.points)),
            ("creature", creature(voice, view, share.creature).into()),
        ];
        say(voice, "share", args)
    };
    let parts: Vec<String> = shares.iter().map(share).collect();
    things(voice, &parts)
}

fn pick_shares(Split(shares): &Split) -> Picks {
    if shares.is_empty() {
        return pick_says("nothing");
    }
    shares.iter().map(|share| format!("hit:{}:{}", share.creature.0, share.points)).collect()
}

/// " with …, on …, from …": what an ability aims at; nothing if there is nothing to choose.
fn aimed(voice: &Voice<'_>, view: &Seen, aim: &Aim) -> String {
    let mut text = String::new();
    let mut add = |key: &str, what: String| {
        text.push(' ');
        text.push_str(&say(voice, key, [("what", what.into())]));
    };
    if let Some(this) = aim.this {
        add("aim-this", creature(voice, view, this));
    }
    if let Some(target) = aim.target {
        add("aim-target", creature(voice, view, target));
    }
    if let Some(split) = &aim.split {
        add("aim-split", shares(voice, view, split));
    }
    if let Some(spot) = aim.frees {
        let own = view.public.creature(spot.creature);
        let freed = own.and_then(|own| view.given().ability(own.card, spot.slot));
        let args = [
            ("ability", freed.map(|freed| ability(voice, freed)).unwrap_or_default().into()),
            ("creature", creature(voice, view, spot.creature).into()),
        ];
        text.push(' ');
        text.push_str(&say(voice, "aim-frees", args));
    }
    if let Some(from) = aim.from {
        let from = zone(voice, from);
        text.push(' ');
        text.push_str(&say(voice, "aim-from", [("what", from.into())]));
    }
    text
}

fn pick_aim(aim: &Aim) -> Picks {
    let mut picks = Picks::new();
    picks.extend(aim.from.map(pick_zone));
    picks.extend(aim.this.map(pick_creature));
    picks.extend(aim.target.map(pick_creature));
    if let Some(spot) = aim.frees {
        picks.extend([pick_creature(spot.creature), pick_slot(spot.slot)]);
    }
    if let Some(split) = &aim.split {
        picks.extend(pick_shares(split));
    }
    picks
}

fn pick_source(source: Source) -> Picks {
    match source {
        Source::Creature(spot) => vec![pick_creature(spot.creature), pick_slot(spot.slot)],
        Source::Card { card, slot } => vec![pick_card(card), pick_slot(slot)],
    }
}

fn react(
    voice: &Voice<'_>,
    view: &Seen,
    question: Question,
    reaction: &Reaction,
) -> (String, Picks) {
    let from = |source: Source| match source {
        Source::Creature(spot) => creature(voice, view, spot.creature),
        Source::Card { card: held, .. } => card(voice, held).to_owned(),
    };
    let with = |key: &str, source: Source| {
        (say(voice, key, [("source", from(source).into())]), pick_source(source))
    };
    match *reaction {
        Reaction::Net { source } => with("option-net", source),
        Reaction::Bullseye { source, this } => {
            let mut picks = pick_source(source);
            picks.extend(this.map(pick_creature));
            let taker = match (source, this) {
                (Source::Creature(spot), _) => creature(voice, view, spot.creature),
                (Source::Card { .. }, this) => {
                    this.map(|this| creature(voice, view, this)).unwrap_or_default()
                }
            };
            (
                say(
                    voice,
                    "option-bullseye",
                    [("source", from(source).into()), ("creature", taker.into())],
                ),
                picks,
            )
        }
        Reaction::Armour { source } => {
            let x = match source {
                Source::Creature(spot) => view
                    .public
                    .creature(spot.creature)
                    .and_then(|own| view.given().ability(own.card, spot.slot)),
                Source::Card { card, slot } => view.given().ability(card, slot),
            };
            let x = x.and_then(crate::cards::Ability::x).unwrap_or(0);
            (
                say(voice, "option-armour", [("source", from(source).into()), ("x", number(x))]),
                pick_source(source),
            )
        }
        Reaction::Recharge { source } => with("option-recharge", source),
        Reaction::Swap { source, with: new } => {
            let args =
                [("source", from(source).into()), ("creature", creature(voice, view, new).into())];
            let mut picks = pick_source(source);
            picks.push(pick_creature(new));
            (say(voice, "option-swap", args), picks)
        }
        Reaction::Trigger { slot, target } => {
            let entered = if let Question::Window(Window::Enter { creature, .. }) = question {
                view.public.creature(creature)
            } else {
                None
            };
            let used = entered.and_then(|own| view.given().ability(own.card, slot));
            let aim = Aim { target, ..Aim::default() };
            let args = [
                ("ability", used.map(|used| ability(voice, used)).unwrap_or_default().into()),
                ("aim", aimed(voice, view, &aim).into()),
            ];
            let mut picks = vec![pick_slot(slot)];
            picks.extend(target.map(pick_creature));
            (say(voice, "option-trigger", args), picks)
        }
        Reaction::Dodge {} => {
            let assault = view.public.combat.is_none();
            let useless = view.public.assault.is_some_and(|assault| assault.bullseye.is_some());
            let key = match (assault, useless) {
                (true, true) => "option-dodge-useless",
                (true, false) => "option-dodge-assault",
                (false, _) => "option-dodge-combat",
            };
            (plain(voice, key), pick_says("dodge"))
        }
        Reaction::Decline {} => {
            let is_response = matches!(question, Question::Window(Window::Respond { .. }));
            let key = if is_response { "option-accept" } else { "option-decline" };
            (plain(voice, key), pick_says("decline"))
        }
    }
}
