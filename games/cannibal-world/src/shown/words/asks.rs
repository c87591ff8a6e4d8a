//! The open question in words, to those who are asked and to those who wait.
//!
//! A window is put in the same words whatever the asked player holds: being asked tells nothing (5.4 of the rules).

use kernel::{Seat, View};
use shelf::speech::{name, you};
use shelf::{Arg, Asks, Voice};

use super::{ability, card, creature, number, plain, say, who};
use crate::CannibalWorld;
use crate::rules::{actions, zones};
use crate::table::Question;
use crate::table::creature::CreatureId;
use crate::table::flow::{Search, Window};

/// From so few cards on, exhaustion is near.
const LAST_CARDS: u8 = 3;

impl Asks for CannibalWorld {
    fn ask(voice: &Voice<'_>, view: &View<CannibalWorld>, question: Question) -> String {
        let plays = if voice.viewer().seat().is_some() { "yes" } else { "no" };
        let all = |key: &str| say(voice, key, [("you", plays.into())]);
        let one = |key: &str, seat: Seat| {
            say(voice, key, [("you", you(voice, seat)), ("who", name(voice, seat))])
        };
        match question {
            Question::BringDeck {} => {
                let brings = voice.viewer().seat().is_some_and(|seat| view.given().brings(seat));
                say(voice, "ask-bring", [("you", if brings { "yes" } else { "no" }.into())])
            }
            Question::ChooseReinforcement {} => all("ask-reinforcement"),
            Question::Mulligan {} => all("ask-mulligan"),
            Question::DrawSource { seat } => one("ask-draw", seat),
            Question::Main { seat } => main(voice, view, seat),
            Question::Window(window) => asked_in(voice, view, window),
            Question::Tactics { seat, passes } => tactics(voice, view, seat, passes),
            Question::Spread { seat, excess } => {
                let args =
                    [("you", you(voice, seat)), ("who", name(voice, seat)), ("n", number(excess))];
                say(voice, "ask-spread", args)
            }
            Question::Search { seat, search } => one(
                match search {
                    Search::Alpha => "ask-search-alpha",
                    Search::Replacement => "ask-search-replacement",
                    Search::RenegadeTactics => "ask-search-tactics",
                },
                seat,
            ),
            Question::Proliferate { seat } => one("ask-proliferate", seat),
            Question::Second { seat, card: played, slot } => {
                let second =
                    view.given().ability(played, slot).map(|second| ability(voice, second));
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("card", card(voice, played).into()),
                    ("ability", second.unwrap_or_default().into()),
                ];
                say(voice, "ask-second", args)
            }
        }
    }

    fn clauses(question: Question) -> &'static [&'static str] {
        question.clauses()
    }

    /// CW-312, CW-314: what comes when the last cards are drawn is said while one can still arrange for it.
    fn note(voice: &Voice<'_>, view: &View<CannibalWorld>, question: Question) -> Option<String> {
        let (Question::Main { seat } | Question::DrawSource { seat }) = question else {
            return None;
        };
        let left = view.own.mains[seat] + view.own.reinforcements[seat].size;
        let is_near = left <= LAST_CARDS && !view.public.players[seat].exhausted;
        is_near.then(|| say(voice, "note-last-cards", [("left", number(left))]))
    }
}

/// CW-314: an exhausted player is told what is owed; CW-413: a pillage that is possible is said.
fn main(voice: &Voice<'_>, view: &View<CannibalWorld>, seat: Seat) -> String {
    let player = &view.public.players[seat];
    let owes = player.exhausted && player.meat > 0 && !player.pillaged;
    let may_pillage =
        actions::check_pillage(view.given(), &view.public, seat).is_ok() && player.meat > 0;
    let key = match (owes, may_pillage) {
        (true, _) => "ask-main-exhausted",
        (false, true) => "ask-main-pillage",
        (false, false) => "ask-main",
    };
    let args =
        [("you", you(voice, seat)), ("who", name(voice, seat)), ("meat", number(player.meat))];
    say(voice, key, args)
}

fn named(voice: &Voice<'_>, view: &View<CannibalWorld>, id: Option<CreatureId>) -> Arg<'static> {
    let found = id.and_then(|id| zones::who(&view.public, id));
    found.map_or_else(|| plain(voice, "nobody"), |found| who(voice, found)).into()
}

fn asked_in(voice: &Voice<'_>, view: &View<CannibalWorld>, window: Window) -> String {
    let seat = window.seat();
    let args = |what: Arg<'static>, by: Arg<'static>| {
        [("you", you(voice, seat)), ("who", name(voice, seat)), ("what", what), ("by", by)]
    };
    let public = &view.public;
    let none = || Arg::from(String::new());
    match window {
        Window::Enter { creature, .. } => {
            say(voice, "ask-enter", args(named(voice, view, Some(creature)), none()))
        }
        Window::Recharge { used, .. } => {
            let bearer = public.creature(used.creature);
            let used_now = bearer.and_then(|bearer| view.given().ability(bearer.card, used.slot));
            let what = used_now.map(|used| ability(voice, used)).unwrap_or_default();
            say(voice, "ask-recharge", args(what.into(), named(voice, view, Some(used.creature))))
        }
        Window::Respond { .. } => {
            let target = named(voice, view, public.attacked());
            match (public.combat, public.assault) {
                (Some(combat), _) => {
                    let attacker = named(voice, view, Some(combat.attacker));
                    let key =
                        if combat.dodgeable { "ask-respond-combat" } else { "ask-respond-forced" };
                    say(voice, key, args(target, attacker))
                }
                (None, Some(assault)) => {
                    let by = ability(voice, assault.ability);
                    say(voice, "ask-respond-assault", args(target, by.into()))
                }
                (None, None) => plain(voice, "nothing"),
            }
        }
        Window::Swap { .. } => {
            say(voice, "ask-swap", args(named(voice, view, public.attacked()), none()))
        }
        Window::Bullseye { .. } => {
            let by = public.shot.map(|shot| ability(voice, shot.ability)).unwrap_or_default();
            say(voice, "ask-bullseye", args(none(), by.into()))
        }
        Window::Armour { creature, .. } => {
            let incoming = public.creature(creature).map_or(0, |creature| creature.incoming);
            say(voice, "ask-armour", args(named(voice, view, Some(creature)), number(incoming)))
        }
    }
}

/// CW-705, CW-706: what happens if both sides pass now is on the sheet and in what a page shows.
fn tactics(voice: &Voice<'_>, view: &View<CannibalWorld>, seat: Seat, passes: u8) -> String {
    let fighters = view.public.combat.map(|combat| (combat.attacker, combat.defender));
    let called =
        |id: Option<CreatureId>| id.map(|id| creature(voice, view, id)).unwrap_or_default();
    let key = if passes == 0 { "ask-tactics" } else { "ask-tactics-last" };
    let args = [
        ("you", you(voice, seat)),
        ("who", name(voice, seat)),
        ("attacker", called(fighters.map(|(attacker, _)| attacker)).into()),
        ("defender", called(fighters.map(|(_, defender)| defender)).into()),
    ];
    say(voice, key, args)
}
