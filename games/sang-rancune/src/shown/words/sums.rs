//! How a number came about, in one line (SR-403).

use shelf::Voice;

use super::{damage, say};
use crate::cards::{Card, Sign};
use crate::rules::worth::clumsy_attack;

/// How an Attack came to its damage, in one line: "50 → 25 ×2 +30 = 80".
pub(super) fn sum(
    voice: &Voice<'_>,
    with: Card,
    face: u16,
    added: u16,
    riders: &[Card],
    dealt: u16,
) -> String {
    let base = base(with);
    let turned = if base == face { String::new() } else { format!("{base} → ") };
    let mut total = face + added;
    let mut terms = if added > 0 { format!("{face} +{added}") } else { face.to_string() };
    for term in riders.iter().filter_map(|card| card.rider()) {
        let by = term.by;
        terms = match term.sign {
            Sign::Plus => format!("{terms} +{by}"),
            Sign::Times if terms.contains('+') => format!("({terms}) ×{by}"),
            Sign::Times => format!("{terms} ×{by}"),
        };
        total = term.of(total);
    }
    let result = damage(voice, total);
    let is_plain = added == 0 && riders.is_empty();
    let text =
        if is_plain { format!("{turned}{result}") } else { format!("{turned}{terms} = {result}") };
    // An Encounter's own rule, or an Échec Critique that also spends what was prepared (SR-426).
    if dealt == total {
        text
    } else {
        say(voice, "sum-reduced", [("sum", text.into()), ("left", dealt.into())])
    }
}

/// The side a card is played at; a prepare card can only strike as the Attack that Geste Maladroit makes of it.
fn base(card: Card) -> u16 {
    let print = card.print();
    let printed = print.faces.get(usize::from(print.base)).copied();
    printed.unwrap_or_else(|| {
        let (faces, base) = clumsy_attack();
        faces[base]
    })
}
