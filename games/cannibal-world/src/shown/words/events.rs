//! What happened, one plain sentence each. Damage is said with its arithmetic (section 10 of the rules).

use kernel::Seat;
use shelf::speech::{statements, things, whom};
use shelf::{Arg, Line, Tells, Voice};

use super::endings::ended;
use super::{ability, about, card, cards, faction, number, plain, say, who, zone};
use crate::CannibalWorld;
use crate::cards::Faction;
use crate::table::action::Source;
use crate::table::event::{
    Aimed, Blow, BoardEvent, CardEvent, Course, Event, FightEvent, Hand, Hit,
};
use crate::table::flow::Search;
use crate::table::{Given, Public};

impl Tells for CannibalWorld {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        let text = match event {
            Event::Course(event) => course(voice, event),
            Event::Cards(event) => of_cards(voice, event),
            Event::Board(event) => board(voice, event),
            Event::Fight(event) => fight(voice, event),
        };
        Line::new(text, event.clauses())
    }

    /// At a table the winners of a camp have names.
    fn told(voice: &Voice<'_>, _given: &Given, public: &Public, event: &Event) -> Line {
        let Event::Course(Course::Ended { ending }) = event else {
            return Self::event(voice, event);
        };
        Line::new(ended(voice, Some(public), *ending), event.clauses())
    }
}

fn factions(voice: &Voice<'_>, factions: &[Option<Faction>]) -> String {
    let parts: Vec<String> = factions
        .iter()
        .enumerate()
        .map(|(place, known)| {
            let seat = Seat::new(place as u8);
            let what = known.map_or_else(
                || plain(voice, "unknown-faction"),
                |known| faction(voice, known).to_owned(),
            );
            say(
                voice,
                "plays-faction",
                [("who", whom(voice, seat).into()), ("faction", what.into())],
            )
        })
        .collect();
    things(voice, &parts)
}

fn hands(voice: &Voice<'_>, hands: &[Hand]) -> String {
    let parts: Vec<String> = hands
        .iter()
        .map(|hand| {
            let args = [
                ("who", whom(voice, hand.seat).into()),
                ("cards", cards(voice, &hand.cards).into()),
            ];
            say(voice, "hand-of", args)
        })
        .collect();
    statements(voice, &parts)
}

fn course(voice: &Voice<'_>, event: &Course) -> String {
    match event {
        Course::Began { factions: known } => {
            say(voice, "event-began", [("factions", factions(voice, known).into())])
        }
        Course::DecksBrought { factions: known } => {
            say(voice, "event-brought", [("factions", factions(voice, known).into())])
        }
        Course::ReinforcementsChosen { yours: Some(yours) } => {
            say(voice, "event-reinforcement-yours", [("card", card(voice, *yours).into())])
        }
        Course::ReinforcementsChosen { yours: None } => plain(voice, "event-reinforcement"),
        Course::FirstPlayer { seat } => about(voice, "event-first", [("who", *seat)], []),
        Course::Dealt { yours: Some(yours) } => {
            say(voice, "event-dealt-yours", [("cards", cards(voice, yours).into())])
        }
        Course::Dealt { yours: None } => plain(voice, "event-dealt"),
        Course::Mulligans { seats, .. } if seats.is_empty() => plain(voice, "event-no-mulligan"),
        Course::Mulligans { seats, yours } => {
            let names: Vec<String> = seats.iter().map(|seat| whom(voice, *seat)).collect();
            let names = things(voice, &names);
            match yours {
                Some(yours) => {
                    let args = [("names", names.into()), ("cards", cards(voice, yours).into())];
                    say(voice, "event-mulligan-yours", args)
                }
                None => say(voice, "event-mulligan", [("names", names.into())]),
            }
        }
        Course::TurnBegan { seat, turn } => {
            about(voice, "event-turn", [("who", *seat)], [("turn", (*turn).into())])
        }
        Course::TurnEnded { seat } => about(voice, "event-turn-ended", [("who", *seat)], []),
        Course::Exhausted { seat } => about(voice, "event-exhausted", [("who", *seat)], []),
        Course::GainedMeat { seat, meat } => {
            about(voice, "event-meat", [("who", *seat)], [("n", number(*meat))])
        }
        Course::GaveToken { from, to } => {
            about(voice, "event-gave", [("who", *from)], [("to", whom(voice, *to).into())])
        }
        Course::Pillaged { seat, left } => {
            about(voice, "event-pillaged", [("who", *seat)], [("left", number(*left))])
        }
        Course::OffersToConcede { seat } => about(voice, "event-offers", [("who", *seat)], []),
        Course::HandsRevealed { hands: open } => {
            say(voice, "event-hands", [("hands", hands(voice, open).into())])
        }
        Course::Counted { hands: open, strength, tokens } => {
            let args = [
                ("hands", hands(voice, open).into()),
                ("strength", (*strength).into()),
                ("tokens", number(*tokens)),
            ];
            say(voice, "event-counted", args)
        }
        Course::Ended { ending } => ended(voice, None, *ending),
    }
}

fn of_cards(voice: &Voice<'_>, event: &CardEvent) -> String {
    let with = |key: &str, seat: Seat, shown: crate::cards::Card| {
        about(voice, key, [("who", seat)], [("card", card(voice, shown).into())])
    };
    match event {
        CardEvent::DrewMain { seat, card: Some(card) } => with("event-drew-known", *seat, *card),
        CardEvent::DrewMain { seat, card: None } => {
            about(voice, "event-drew", [("who", *seat)], [])
        }
        CardEvent::DrewReinforcement { seat, card: Some(card) } => {
            with("event-drew-reinforcement-known", *seat, *card)
        }
        CardEvent::DrewReinforcement { seat, card: None } => {
            about(voice, "event-drew-reinforcement", [("who", *seat)], [])
        }
        CardEvent::Refilled { seat, card: Some(card) } => {
            with("event-refilled-known", *seat, *card)
        }
        CardEvent::Refilled { seat, card: None } => {
            about(voice, "event-refilled", [("who", *seat)], [])
        }
        CardEvent::Revealed { seat, card } => with("event-revealed", *seat, *card),
        CardEvent::Discarded { seat, card } => with("event-discarded", *seat, *card),
        CardEvent::SecondLost { seat, card: played, ability: lost } => {
            let more =
                [("card", card(voice, *played).into()), ("ability", ability(voice, *lost).into())];
            about(voice, "event-second-lost", [("who", *seat)], more)
        }
        CardEvent::Proliferated { seat, card } => with("event-proliferated", *seat, *card),
        CardEvent::NothingToFetch { seat } => {
            about(voice, "event-nothing-to-fetch", [("who", *seat)], [])
        }
        CardEvent::Searched { seat, card: Some(card), .. } => {
            with("event-searched-known", *seat, *card)
        }
        CardEvent::Searched { seat, card: None, .. } => {
            about(voice, "event-searched", [("who", *seat)], [])
        }
        CardEvent::FoundNothing { seat, search } => {
            let key = match search {
                Search::Alpha | Search::Replacement => "event-found-nothing",
                Search::RenegadeTactics => "event-deck-empty",
            };
            about(voice, key, [("who", *seat)], [])
        }
    }
}

fn board(voice: &Voice<'_>, event: &BoardEvent) -> String {
    match event {
        BoardEvent::Entered { seat, who: entered, zone: into } => {
            let more =
                [("card", card(voice, entered.card).into()), ("zone", zone(voice, *into).into())];
            about(voice, "event-entered", [("who", *seat)], more)
        }
        BoardEvent::Moved { who: moved, to, .. } => {
            let args = [("creature", who(voice, *moved).into()), ("zone", zone(voice, *to).into())];
            say(voice, "event-moved", args)
        }
        BoardEvent::Recovered { seat, who: recovered } => about(
            voice,
            "event-recovered",
            [("who", *seat)],
            [("creature", who(voice, *recovered).into())],
        ),
        BoardEvent::Stunned { who: stunned } => {
            say(voice, "event-stunned", [("creature", who(voice, *stunned).into())])
        }
        BoardEvent::LostTracker { who: seen } => {
            say(voice, "event-lost-tracker", [("creature", who(voice, *seen).into())])
        }
        BoardEvent::Freed { seat, who: freed, ability: again } => {
            let more = [
                ("creature", who(voice, *freed).into()),
                ("ability", ability(voice, *again).into()),
            ];
            about(voice, "event-freed", [("who", *seat)], more)
        }
        BoardEvent::Died { who: dead } => {
            say(voice, "event-died", [("creature", who(voice, *dead).into())])
        }
    }
}

/// What an ability aims at; nothing if it aims at nothing.
fn aim(voice: &Voice<'_>, aimed: &Aimed) -> String {
    let mut text = String::new();
    if let Some(this) = aimed.this {
        text.push(' ');
        text.push_str(&say(voice, "aim-this", [("what", who(voice, this).into())]));
    }
    if !aimed.targets.is_empty() {
        let parts: Vec<String> = aimed
            .targets
            .iter()
            .map(|target| {
                let named = who(voice, target.who);
                match target.points {
                    Some(points) => {
                        say(voice, "share", [("n", number(points)), ("creature", named.into())])
                    }
                    None => named,
                }
            })
            .collect();
        let key = if aimed.targets.iter().any(|target| target.points.is_some()) {
            "aim-split"
        } else {
            "aim-target"
        };
        text.push(' ');
        text.push_str(&say(voice, key, [("what", things(voice, &parts).into())]));
    }
    if let Some((freed, again)) = aimed.frees {
        let args =
            [("ability", ability(voice, again).into()), ("creature", who(voice, freed).into())];
        text.push(' ');
        text.push_str(&say(voice, "aim-frees", args));
    }
    text
}

fn fight(voice: &Voice<'_>, event: &FightEvent) -> String {
    let named = |seen| Arg::from(who(voice, seen));
    match event {
        FightEvent::Attacked { seat, attacker, defender } => {
            let more = [("attacker", named(*attacker)), ("defender", named(*defender))];
            about(voice, "event-attacked", [("who", *seat)], more)
        }
        FightEvent::Used { seat, who: bearer, ability: used, aim: aimed } => {
            let more = [
                ("creature", named(*bearer)),
                ("ability", ability(voice, *used).into()),
                ("aim", aim(voice, aimed).into()),
            ];
            about(voice, "event-used", [("who", *seat)], more)
        }
        FightEvent::UsedCard { seat, card: played, ability: used, aim: aimed } => {
            let more = [
                ("card", card(voice, *played).into()),
                ("ability", ability(voice, *used).into()),
                ("aim", aim(voice, aimed).into()),
            ];
            about(voice, "event-used-card", [("who", *seat)], more)
        }
        FightEvent::Triggered { seat, who: bearer, ability: used } => {
            let more = [("creature", named(*bearer)), ("ability", ability(voice, *used).into())];
            about(voice, "event-triggered", [("who", *seat)], more)
        }
        FightEvent::TriggeredCard { seat, card: played, ability: used } => {
            let more =
                [("card", card(voice, *played).into()), ("ability", ability(voice, *used).into())];
            about(voice, "event-triggered-card", [("who", *seat)], more)
        }
        FightEvent::Dodged { seat, who: target, assault } => {
            let key = if *assault { "event-dodged-assault" } else { "event-dodged-combat" };
            about(voice, key, [("who", *seat)], [("creature", named(*target))])
        }
        FightEvent::Netted { seat, source, attacker } => netted(voice, *seat, *source, *attacker),
        FightEvent::TakesTheShot { seat, who: taker } => {
            about(voice, "event-takes-shot", [("who", *seat)], [("creature", named(*taker))])
        }
        FightEvent::Swapped { seat, out, with } => {
            let more = [("out", named(*out)), ("creature", named(*with))];
            about(voice, "event-swapped", [("who", *seat)], more)
        }
        FightEvent::Passed { seat } => about(voice, "event-passed", [("who", *seat)], []),
        FightEvent::Blows { blows } => {
            let parts: Vec<String> = blows.iter().map(|blow| arithmetic(voice, blow)).collect();
            say(voice, "event-blows", [("blows", statements(voice, &parts).into())])
        }
        FightEvent::Spread { seat, shares } => {
            about(voice, "event-spread", [("who", *seat)], [("shares", hits(voice, shares).into())])
        }
        FightEvent::Armoured { seat, who: saved, prevented } => {
            let more = [("creature", named(*saved)), ("n", number(*prevented))];
            about(voice, "event-armoured", [("who", *seat)], more)
        }
        FightEvent::Damaged { hits: dealt } => {
            say(voice, "event-damaged", [("hits", hits(voice, dealt).into())])
        }
        FightEvent::NoCombat { .. } => plain(voice, "event-no-combat"),
    }
}

fn netted(
    voice: &Voice<'_>,
    seat: Seat,
    _source: Source,
    attacker: Option<crate::table::event::Who>,
) -> String {
    match attacker {
        Some(attacker) => about(
            voice,
            "event-netted",
            [("who", seat)],
            [("creature", who(voice, attacker).into())],
        ),
        None => about(voice, "event-netted-card", [("who", seat)], []),
    }
}

fn hits(voice: &Voice<'_>, hits: &[Hit]) -> String {
    let parts: Vec<String> = hits
        .iter()
        .map(|hit| {
            say(
                voice,
                "share",
                [("n", number(hit.points)), ("creature", who(voice, hit.who).into())],
            )
        })
        .collect();
    things(voice, &parts)
}

/// “3 − 2 = 1”: what was meant, what was prevented, who took it, what came on top.
pub(in crate::shown) fn arithmetic(voice: &Voice<'_>, blow: &Blow) -> String {
    let mut sum = blow.combat.to_string();
    if blow.prevented > 0 {
        sum.push_str(&format!(" − {}", blow.prevented));
    }
    if blow.direct > 0 {
        sum.push(' ');
        sum.push_str(&say(voice, "sum-direct", [("n", number(blow.direct))]));
    }
    if let Some(loyal) = blow.redirected {
        sum.push_str(&say(voice, "sum-redirected", [("creature", who(voice, loyal).into())]));
    }
    let args = [
        ("creature", who(voice, blow.who).into()),
        ("sum", sum.into()),
        ("total", number(blow.total)),
    ];
    say(voice, "blow", args)
}
