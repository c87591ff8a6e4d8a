//! What an Encounter does in its turn, in words: its row for one number of players.

use shelf::Voice;
use shelf::speech::{statements, things};

use super::{form, plain, say};
use crate::cards::encounters::{Counter, EncounterId, Rounds, Select, Special, Strike};
use crate::shown::facts::{Amount, StrikeFacts};
use crate::table::flow::Group;

/// The hits of one row as a sentence; nothing if there are none.
pub(crate) fn strikes(voice: &Voice<'_>, id: EncounterId, starters: u8) -> Option<String> {
    let parts: Vec<String> =
        row(voice, id, starters).into_iter().map(|one| sentence(voice, one)).collect();
    (!parts.is_empty()).then(|| statements(voice, &parts))
}

fn sentence(voice: &Voice<'_>, strike: StrikeFacts) -> String {
    let who = ("who", strike.who.into());
    match strike.damage {
        Amount::Number(damage) => say(voice, "strike", [("damage", damage.into()), who]),
        Amount::Words(damage) => say(voice, "strike-words", [("damage", damage.into()), who]),
    }
}

/// The hits of one row, one by one.
pub(crate) fn row(voice: &Voice<'_>, id: EncounterId, starters: u8) -> Vec<StrikeFacts> {
    let mut hits: Vec<StrikeFacts> =
        id.row(starters).attacks.iter().map(|one| strike(voice, one)).collect();
    if let Special::PitAuction { damage } = id.special() {
        hits.push(StrikeFacts {
            who: plain(voice, "who-lowest_total"),
            slots: Vec::new(),
            when: None,
            group: Group::Precise,
            ..harm(voice, u16::from(damage[usize::from(starters) - 3]), None, 0)
        });
    }
    hits
}

fn strike(voice: &Voice<'_>, strike: &Strike) -> StrikeFacts {
    match strike {
        Strike::Random { slots, slots_upto, damage, per, per_amount, rounds } => {
            let who = if slots_upto.is_some() {
                plain(voice, "who-heads")
            } else {
                let numbers: Vec<String> = slots.iter().map(u8::to_string).collect();
                let slots =
                    [("slots", things(voice, &numbers).into()), ("many", numbers.len().into())];
                say(voice, "who-slots", slots)
            };
            let when = rounds.map(|rounds| in_rounds(voice, rounds));
            StrikeFacts {
                who: with_note(voice, who, when.as_deref()),
                slots: slots.clone(),
                when,
                group: Group::Random,
                ..harm(voice, *damage, *per, *per_amount)
            }
        }
        Strike::Precise { select, damage, per, per_amount, rounds, form: shape, .. } => {
            let rounds = rounds.map(|rounds| in_rounds(voice, rounds));
            let when = shape.map(|shape| form(voice, shape)).or(rounds);
            StrikeFacts {
                who: with_note(voice, plain(voice, selector(*select)), when.as_deref()),
                slots: Vec::new(),
                when,
                group: Group::Precise,
                ..harm(voice, *damage, *per, *per_amount)
            }
        }
    }
}

/// 15, or "10 +5 per Mark": a number to compare, and how it grows.
fn harm(voice: &Voice<'_>, damage: u16, per: Option<Counter>, more: u16) -> StrikeFacts {
    let (number, key) = match per {
        None => (Some(damage), None),
        Some(Counter::DamageGap) => (None, Some("growth-damage_gap")),
        Some(Counter::Grudge) => (Some(damage), Some("growth-grudge")),
        Some(Counter::PrestigeTokens) => (Some(damage), Some("growth-prestige_tokens")),
        Some(Counter::Heads) => (Some(damage), Some("growth-heads")),
        Some(Counter::WolfPairs) => (Some(more), Some("growth-wolf_pairs")),
    };
    let growth = key.map(|key| say(voice, key, [("more", more.into())]));
    let damage = match (number, &growth) {
        (Some(number), None) => Amount::Number(number),
        (Some(number), Some(growth)) => Amount::Words(format!("{number} {growth}")),
        (None, growth) => Amount::Words(growth.clone().unwrap_or_default()),
    };
    let (who, slots, when, group) = (String::new(), Vec::new(), None, Group::Precise);
    StrikeFacts { who, slots, when, damage, number, growth, group }
}

const fn selector(select: Select) -> &'static str {
    match select {
        Select::All => "who-all",
        Select::MostDamage => "who-most_damage",
        Select::LeastDamage => "who-least_damage",
        Select::FirstDamage => "who-first_damage",
        Select::LastDamage => "who-last_damage",
        Select::MostPrestige => "who-most_prestige",
        Select::Marked => "who-marked",
        Select::OwnGoblins => "who-own_goblins",
    }
}

fn in_rounds(voice: &Voice<'_>, rounds: Rounds) -> String {
    match rounds {
        Rounds::Odd => plain(voice, "when-odd"),
        Rounds::Even => plain(voice, "when-even"),
    }
}

fn with_note(voice: &Voice<'_>, what: String, note: Option<&str>) -> String {
    match note {
        Some(note) => say(voice, "with-note", [("what", what.into()), ("note", note.into())]),
        None => what,
    }
}
