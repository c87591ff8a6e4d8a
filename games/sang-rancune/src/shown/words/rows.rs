//! What an Encounter does in its turn, in words: its row for one number of players.

use shelf::Voice;

use super::{form, list, plain, say};
use crate::cards::encounters::{Counter, EncounterId, Rounds, Select, Special, Strike};
use crate::shown::facts::{Amount, StrikeFacts};
use crate::table::flow::Group;

/// The hits of one row as a sentence; nothing if there are none.
pub(crate) fn strikes(voice: &Voice<'_>, id: EncounterId, starters: u8) -> Option<String> {
    let parts: Vec<String> =
        row(voice, id, starters).into_iter().map(|one| sentence(voice, one)).collect();
    (!parts.is_empty()).then(|| parts.join(voice.language.of(" ; ", "; ")))
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
            damage: Amount::Number(u16::from(damage[usize::from(starters) - 3])),
            group: Group::Precise,
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
                    [("slots", list(voice, &numbers).into()), ("many", numbers.len().into())];
                say(voice, "who-slots", slots)
            };
            StrikeFacts {
                who: in_rounds(voice, who, *rounds),
                damage: damage_of(voice, *damage, *per, *per_amount),
                group: Group::Random,
            }
        }
        Strike::Precise { select, damage, per, per_amount, rounds, form: shape, .. } => {
            let who = in_rounds(voice, plain(voice, selector(*select)), *rounds);
            let who = match shape {
                Some(shape) => {
                    let form = ("form", form(voice, *shape).into());
                    say(voice, "who-form", [("who", who.into()), form])
                }
                None => who,
            };
            let damage = damage_of(voice, *damage, *per, *per_amount);
            StrikeFacts { who, damage, group: Group::Precise }
        }
    }
}

/// 15, or "10 +5 per Mark".
fn damage_of(voice: &Voice<'_>, damage: u16, per: Option<Counter>, more: u16) -> Amount {
    let key = match per {
        None => return Amount::Number(damage),
        Some(Counter::DamageGap) => "damage-plus-damage_gap",
        Some(Counter::Grudge) => "damage-plus-grudge",
        Some(Counter::PrestigeTokens) => "damage-plus-prestige_tokens",
        Some(Counter::Heads) => "damage-plus-heads",
        Some(Counter::WolfPairs) => "damage-plus-wolf_pairs",
    };
    Amount::Words(say(voice, key, [("damage", damage.into()), ("more", more.into())]))
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

fn in_rounds(voice: &Voice<'_>, who: String, rounds: Option<Rounds>) -> String {
    match rounds {
        None => who,
        Some(Rounds::Odd) => say(voice, "who-odd", [("who", who.into())]),
        Some(Rounds::Even) => say(voice, "who-even", [("who", who.into())]),
    }
}
