//! What an Encounter does in its turn, in words: its row for one number of players.

use shelf::{Arg, Voice};

use super::{form, list, plain, say};
use crate::encounters::{Counter, EncounterId, Rounds, Select, Special, Strike};

/// The hits of one row; nothing if there are none.
pub(crate) fn strikes(voice: &Voice<'_>, id: EncounterId, starters: u8) -> Option<String> {
    let mut parts: Vec<String> =
        id.row(starters).attacks.iter().map(|one| strike(voice, one)).collect();
    if let Special::PitAuction { damage } = id.special() {
        let damage = usize::from(damage[usize::from(starters) - 3]);
        parts.push(say(voice, "strike-lowest_total", [("damage", damage.into())]));
    }
    (!parts.is_empty()).then(|| parts.join(voice.language.of(" ; ", "; ")))
}

fn strike(voice: &Voice<'_>, strike: &Strike) -> String {
    match strike {
        Strike::Random { slots, slots_upto, damage, per, per_amount, rounds } => {
            let damage = ("damage", damage_of(voice, *damage, *per, *per_amount));
            let text = if slots_upto.is_some() {
                say(voice, "strike-heads", [damage])
            } else {
                let numbers: Vec<String> = slots.iter().map(u8::to_string).collect();
                let slots = [
                    damage,
                    ("slots", list(voice, &numbers).into()),
                    ("many", numbers.len().into()),
                ];
                say(voice, "strike-slots", slots)
            };
            in_rounds(voice, text, *rounds)
        }
        Strike::Precise { select, damage, per, per_amount, rounds, form: shape, .. } => {
            let text = say(
                voice,
                selector(*select),
                [("damage", damage_of(voice, *damage, *per, *per_amount))],
            );
            let text = in_rounds(voice, text, *rounds);
            match shape {
                Some(shape) => say(
                    voice,
                    "strike-form",
                    [("strike", text.into()), ("form", form(voice, *shape).into())],
                ),
                None => text,
            }
        }
    }
}

/// "15", or "10 +5 per Mark".
fn damage_of(voice: &Voice<'_>, damage: u16, per: Option<Counter>, more: u16) -> Arg {
    let key = match per {
        None => return damage.into(),
        Some(Counter::DamageGap) => return plain(voice, "damage-plus-damage_gap").into(),
        Some(Counter::Grudge) => "damage-plus-grudge",
        Some(Counter::PrestigeTokens) => "damage-plus-prestige_tokens",
        Some(Counter::Heads) => "damage-plus-heads",
        Some(Counter::WolfPairs) => "damage-plus-wolf_pairs",
    };
    say(voice, key, [("damage", damage.into()), ("more", more.into())]).into()
}

const fn selector(select: Select) -> &'static str {
    match select {
        Select::All => "strike-all",
        Select::MostDamage => "strike-most_damage",
        Select::LeastDamage => "strike-least_damage",
        Select::FirstDamage => "strike-first_damage",
        Select::LastDamage => "strike-last_damage",
        Select::MostPrestige => "strike-most_prestige",
        Select::Marked => "strike-marked",
        Select::OwnGoblins => "strike-own_goblins",
    }
}

fn in_rounds(voice: &Voice<'_>, text: String, rounds: Option<Rounds>) -> String {
    match rounds {
        None => text,
        Some(Rounds::Odd) => say(voice, "strike-odd", [("strike", text.into())]),
        Some(Rounds::Even) => say(voice, "strike-even", [("strike", text.into())]),
    }
}
