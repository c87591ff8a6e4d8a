//! What the table says: questions, options, events and refusals in the listener's language.
//!
//! Everything here is made from a view, an event or an option, so it can tell nobody more than he knows.

use std::sync::LazyLock;

use kernel::{Seat, View};
use shelf::{Arg, Voice, Words};

use crate::CannibalWorld;
use crate::cards::{Ability, Card, Faction};
use crate::rules::zones::remaining_life;
use crate::table::creature::{CreatureId, Zone};
use crate::table::event::Who;

mod asks;
mod choices;
mod events;
mod refusals;

pub(super) use asks::ask;
pub(super) use choices::choice;
pub(super) use events::{arithmetic, event};
pub(super) use refusals::refusal;

/// The sentences of the game.
pub(super) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        let french =
            [include_str!("../../../words/fr.ftl"), include_str!("../../../words/clauses.fr.ftl")];
        let documents = [
            include_str!("../../../../../docs/rules/cannibal-world.md"),
            include_str!("../../../../../docs/rulings/cannibal-world.md"),
        ];
        Words::new(&french, &[include_str!("../../../words/en.ftl")]).with_clauses(&documents)
    });
    &WORDS
}

/// A sentence without arguments.
pub(super) fn plain(voice: &Voice<'_>, key: &str) -> String {
    words().say(voice.language, key, &[])
}

/// A sentence with arguments.
pub(super) fn say<const N: usize>(
    voice: &Voice<'_>,
    key: &str,
    args: [(&str, Arg<'_>); N],
) -> String {
    words().say(voice.language, key, &args)
}

/// A small number.
pub(super) fn number(n: u8) -> Arg<'static> {
    usize::from(n).into()
}

pub(super) fn name<'a>(voice: &Voice<'a>, seat: Seat) -> Arg<'a> {
    voice.called(seat).into()
}

/// A player after a preposition: "you" to the listener.
pub(super) fn whom(voice: &Voice<'_>, seat: Seat) -> String {
    if voice.is_me(seat) { plain(voice, "me") } else { voice.name(seat) }
}

/// `yes` or `no`, for sentences that speak differently to those who are concerned.
pub(super) fn you(voice: &Voice<'_>, seat: Seat) -> Arg<'static> {
    if voice.is_me(seat) { "yes".into() } else { "no".into() }
}

/// "a, b and c", or "nothing".
pub(super) fn list(voice: &Voice<'_>, parts: &[String]) -> String {
    match parts {
        [] => plain(voice, "nothing"),
        [one] => one.clone(),
        [first @ .., last] => {
            say(voice, "and", [("first", first.join(", ").into()), ("last", last.as_str().into())])
        }
    }
}

/// The printed name of a card.
pub(super) fn card(voice: &Voice<'_>, card: Card) -> &'static str {
    card.print().name.get(voice.language)
}

/// The name of a faction.
pub(super) fn faction(voice: &Voice<'_>, faction: Faction) -> &'static str {
    faction.print().name.get(voice.language)
}

/// "Shiv Fighter ×2, Low Blow".
pub(super) fn cards(voice: &Voice<'_>, all: &[Card]) -> String {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for card in all {
        match kinds.iter_mut().find(|(kind, _)| kind == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*card, 1)),
        }
    }
    let parts: Vec<String> = kinds
        .into_iter()
        .map(|(kind, count)| match count {
            1 => card(voice, kind).to_owned(),
            count => {
                say(voice, "times", [("card", card(voice, kind).into()), ("count", count.into())])
            }
        })
        .collect();
    list(voice, &parts)
}

/// “Single Shot 2”
pub(super) fn ability(voice: &Voice<'_>, ability: Ability) -> String {
    ability.name(voice.language)
}

pub(super) fn zone(voice: &Voice<'_>, zone: Zone) -> String {
    plain(
        voice,
        match zone {
            Zone::Cover => "zone-cover",
            Zone::Hunting => "zone-hunting",
        },
    )
}

/// A creature in a sentence about something that happened: its name, and whose it is.
pub(super) fn who(voice: &Voice<'_>, who: Who) -> String {
    let args = [
        ("you", you(voice, who.owner)),
        ("card", card(voice, who.card).into()),
        ("owner", name(voice, who.owner)),
    ];
    say(voice, "creature-of", args)
}

/// A creature in a choice: its name, and what tells it from its twins.
pub(super) fn creature(voice: &Voice<'_>, view: &View<CannibalWorld>, id: CreatureId) -> String {
    let Some(creature) = view.public.creature(id) else { return plain(voice, "nobody") };
    let twins = view.public.creatures.iter().filter(|other| other.card == creature.card);
    let printed = card(voice, creature.card);
    if twins.count() < 2 {
        return printed.to_owned();
    }
    let args = [
        ("card", printed.into()),
        ("owner", whom(voice, creature.owner).into()),
        ("zone", zone(voice, creature.zone).into()),
        ("life", number(remaining_life(view.given(), creature))),
        ("number", usize::from(creature.id.0).into()),
    ];
    say(voice, "creature-twin", args)
}
