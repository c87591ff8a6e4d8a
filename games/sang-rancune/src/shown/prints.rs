//! What is printed on cards, heroes and Encounters, as sentences.

use shelf::Voice;

use crate::cards::Card;
use crate::cards::encounters::{EncounterId, Special};
use crate::cards::heroes::{FULL_LIFE, HeroId};
use crate::shown::words;

/// A card's text, the values on its sides and its number.
pub(crate) fn printed(voice: &Voice<'_>, card: Card) -> String {
    let print = card.print();
    let text = ("text", print.text.get(voice.language).into());
    let count = ("count", usize::from(print.count).into());
    if print.faces.is_empty() {
        return words::say(voice, "card-other", [text, count]);
    }
    let faces: Vec<String> = print.faces.iter().map(u16::to_string).collect();
    words::say(voice, "card-attack", [text, ("faces", faces.join(", ").into()), count])
}

/// SR-101: a hero's Life and Heroic Attacks.
pub(crate) fn portrait(voice: &Voice<'_>, hero: HeroId) -> String {
    let attacks = words::cards(voice, Card::all().filter(|card| card.print().hero == Some(hero)));
    let life = words::life(voice, u16::from(FULL_LIFE));
    words::say(voice, "card-hero", [("life", life.into()), ("cards", attacks.into())])
}

/// An Encounter's type, Prestige and rule.
pub(crate) fn encounter(voice: &Voice<'_>, id: EncounterId) -> String {
    let print = id.print();
    let args = [
        ("type", words::kind(voice, print.kind).into()),
        ("prestige", words::prestige(voice, print.prestige).into()),
        ("text", print.text.get(voice.language).into()),
    ];
    words::say(voice, "card-encounter", args)
}

/// An Encounter's rule, and its rows for every number of players.
pub(crate) fn rows(voice: &Voice<'_>, id: EncounterId) -> String {
    let print = id.print();
    let mut parts = vec![encounter(voice, id)];
    let mut numbers = |key: &str, all: [String; 4]| {
        parts.push(words::say(voice, key, [("numbers", all.join(", ").into())]));
    };
    if print.rows[0].life > 0 {
        let key = if id.is_trap() { "card-threshold" } else { "card-life" };
        numbers(key, [0, 1, 2, 3].map(|row: usize| print.rows[row].life.to_string()));
    }
    if let Special::TokenPack { wolves } = print.special {
        numbers("card-wolves", wolves.map(|count| count.to_string()));
    }
    if let Special::RegrowHeads { first_and_most, .. } = print.special {
        numbers("card-heads", first_and_most.map(|[first, most]| format!("{first}–{most}")));
    }
    let attacks = [3, 4, 5, 6].map(|players| (players, words::strikes(voice, id, players)));
    let all_alike = attacks.iter().all(|(_, strikes)| *strikes == attacks[0].1);
    for (players, strikes) in attacks.into_iter().take(if all_alike { 1 } else { 4 }) {
        let Some(strikes) = strikes else { continue };
        let key = if all_alike { "card-strikes" } else { "card-strikes-for" };
        let args = [("players", usize::from(players).into()), ("strikes", strikes.into())];
        parts.push(words::say(voice, key, args));
    }
    parts.join(" ")
}
