//! What the table says: questions, options, events and refusals in the listener's language.
//!
//! Everything here is made from a view, an event or an option, so it can tell nobody more than he knows.

use kernel::{Refusal, Seat};
use shelf::speech::{kinds, things, whom};
use shelf::{Arg, Code, Refuses, Voice};

use crate::cards::encounters::{EncounterId, Form, Type};
use crate::cards::heroes::HeroId;
use crate::cards::{AttackEffect, Card, LowBlowEffect};
use crate::rules::forbidden::Forbidden;
use crate::table::flow::{Aim, Ploy};
use crate::table::pieces::{Revealed, Turn};
use crate::{SangRancune, View};

mod asks;
mod choices;
mod consequences;
mod events;
mod rows;
mod sums;

pub(crate) use rows::{row, strikes};

shelf::speaks!(SangRancune, lesson);

pub(crate) fn card(voice: &Voice<'_>, card: Card) -> &'static str {
    card.print().name.get(voice.language)
}

/// "Attack 50 ×2".
pub(crate) fn counted(voice: &Voice<'_>, kind: Card, count: usize) -> String {
    let one = card(voice, kind);
    if count == 1 {
        one.to_owned()
    } else {
        say(voice, "times", [("card", one.into()), ("count", count.into())])
    }
}

/// "Attack 50 ×2, Flick and Feint".
pub(crate) fn cards(voice: &Voice<'_>, all: impl IntoIterator<Item = Card>) -> String {
    let parts: Vec<String> =
        kinds(all).into_iter().map(|(kind, count)| counted(voice, kind, count)).collect();
    things(voice, &parts)
}

pub(crate) fn encounter(voice: &Voice<'_>, id: EncounterId) -> &'static str {
    id.print().name.get(voice.language)
}

pub(crate) fn hero(voice: &Voice<'_>, id: HeroId) -> &'static str {
    id.print().name.get(voice.language)
}

/// "15 damage", "25 Life", "3 Prestige".
pub(crate) fn amount(voice: &Voice<'_>, key: &str, number: u16) -> String {
    say(voice, key, [("n", number.into())])
}

pub(crate) fn damage(voice: &Voice<'_>, number: u16) -> String {
    amount(voice, "amount-damage", number)
}

pub(crate) fn life(voice: &Voice<'_>, number: u16) -> String {
    amount(voice, "amount-life", number)
}

pub(crate) fn prestige(voice: &Voice<'_>, number: u16) -> String {
    amount(voice, "amount-prestige", number)
}

pub(crate) fn form(voice: &Voice<'_>, form: Form) -> String {
    match form {
        Form::Colossus => plain(voice, "form-colossus"),
        Form::Mist => plain(voice, "form-mist"),
    }
}

pub(crate) fn kind(voice: &Voice<'_>, kind: Type) -> String {
    let key = match kind {
        Type::Beast => "type-beast",
        Type::Humanoid => "type-humanoid",
        Type::Construct => "type-construct",
        Type::Undead => "type-undead",
        Type::Demon => "type-demon",
        Type::Mage => "type-mage",
        Type::Dragon => "type-dragon",
        Type::Trap => "type-trap",
    };
    plain(voice, key)
}

/// Tokens are counted from 1 at the table.
pub(crate) fn numbered(number: u8) -> usize {
    usize::from(number) + 1
}

pub(crate) fn aim(voice: &Voice<'_>, aim: Aim) -> String {
    match aim {
        Aim::Creature {} => plain(voice, "aim-creature"),
        Aim::Wolf { number } => say(voice, "aim-wolf", [("number", numbered(number).into())]),
        Aim::Goblin { before, .. } => {
            say(voice, "aim-goblin", [("whom", whom(voice, before).into())])
        }
    }
}

/// "Ana (15) and you (10)".
pub(crate) fn targets(voice: &Voice<'_>, hits: impl IntoIterator<Item = (Seat, u16)>) -> String {
    let note = |(seat, damage): (Seat, u16)| {
        say(
            voice,
            "with-note",
            [("what", whom(voice, seat).into()), ("note", damage.to_string().into())],
        )
    };
    things(voice, &hits.into_iter().map(note).collect::<Vec<_>>())
}

/// A revealed card with what has become of it.
fn revealed(voice: &Voice<'_>, revealed: &Revealed) -> String {
    let name = card(voice, revealed.card);
    let name = match (revealed.heroic, revealed.clumsy) {
        (true, _) => say(voice, "heroic", [("card", name.into())]),
        (false, true) => say(voice, "clumsy", [("card", name.into())]),
        (false, false) => name.to_owned(),
    };
    if revealed.is_spoiled() { say(voice, "spoiled", [("card", name.into())]) } else { name }
}

fn all_revealed(voice: &Voice<'_>, turn: &Turn) -> String {
    things(voice, &turn.attacks.iter().map(|attack| revealed(voice, attack)).collect::<Vec<_>>())
}

/// A low blow or counter-attack with its choices, in a line. The table tells what its numbers mean, if there is one.
fn ploy(voice: &Voice<'_>, view: Option<&View>, ploy: &Ploy, against: Option<Card>) -> String {
    let played = ("card", Arg::from(card(voice, ploy.card)));
    let target = || {
        (
            "whom",
            Arg::from(ploy.target.map_or_else(|| plain(voice, "nobody"), |seat| whom(voice, seat))),
        )
    };
    let item = || {
        (
            "item",
            ploy.item
                .map_or_else(|| plain(voice, "nothing").into(), |item| card(voice, item).into()),
        )
    };
    if ploy.card.attack_effect() == Some(&AttackEffect::Counter {}) {
        let nothing = || plain(voice, "nothing").into();
        let with = ploy.with.map_or_else(nothing, |with| card(voice, with).into());
        return say(voice, "ploy-counter", [played, ("with", with)]);
    }
    let Some(effect) = ploy.card.low_blow_effect() else {
        return card(voice, ploy.card).to_owned();
    };
    match effect {
        LowBlowEffect::DiscardSetNoAttack {} => say(voice, "ploy-on", [played, target()]),
        LowBlowEffect::SwapSetCards {} | LowBlowEffect::SwapInitiative {} => {
            say(voice, "ploy-with", [played, target()])
        }
        LowBlowEffect::StealItem { .. } => say(voice, "ploy-steal", [played, target(), item()]),
        LowBlowEffect::DestroyItem { .. } => say(voice, "ploy-destroy", [played, target(), item()]),
        LowBlowEffect::RedirectHit {} => redirected(voice, view, ploy),
        LowBlowEffect::RotateTarget { .. } | LowBlowEffect::ReplacePrepWithAttack { .. } => {
            on_attack(voice, view, ploy)
        }
        LowBlowEffect::RotateAllToZero {} => {
            match view.and_then(|view| view.public.turn.as_ref()) {
                Some(turn) => {
                    say(voice, "ploy-on", [played, ("whom", whom(voice, turn.seat).into())])
                }
                None => card(voice, ploy.card).to_owned(),
            }
        }
        LowBlowEffect::ChooseLifeChange { .. } => {
            let change = ploy.change.unwrap_or(0);
            let key = if change < 0 { "ploy-weaker" } else { "ploy-tougher" };
            say(voice, key, [("amount", life(voice, change.unsigned_abs()).into())])
        }
        LowBlowEffect::CancelLowBlow { take } => match against {
            Some(other) => {
                let key = if *take { "ploy-cancel-take" } else { "ploy-cancel" };
                say(voice, key, [played, ("other", card(voice, other).into())])
            }
            None => card(voice, ploy.card).to_owned(),
        },
    }
}

/// SR-519: which hit goes to whom; hits that look alike are told apart by their number.
fn redirected(voice: &Voice<'_>, view: Option<&View>, ploy: &Ploy) -> String {
    let played = ("card", Arg::from(card(voice, ploy.card)));
    let to = (
        "to",
        Arg::from(ploy.target.map_or_else(|| plain(voice, "nobody"), |seat| whom(voice, seat))),
    );
    let hits = view.map_or(&[][..], |view| view.public.hits.as_slice());
    let Some((number, hit)) = ploy.hit.and_then(|hit| Some((hit, hits.get(usize::from(hit))?)))
    else {
        return say(voice, "ploy-redirect", [played, to]);
    };
    let twins = hits
        .iter()
        .filter(|other| (other.target, other.damage) == (hit.target, hit.damage))
        .count();
    let (from, damage) = (("from", whom(voice, hit.target).into()), ("damage", hit.damage.into()));
    if twins > 1 {
        say(
            voice,
            "ploy-redirect-twin",
            [played, ("number", numbered(number).into()), damage, from, to],
        )
    } else {
        say(voice, "ploy-redirect-hit", [played, damage, from, to])
    }
}

/// SR-514, SR-518: on which of the revealed cards; equal cards are told apart by their number.
fn on_attack(voice: &Voice<'_>, view: Option<&View>, ploy: &Ploy) -> String {
    let attacks = view
        .and_then(|view| view.public.turn.as_ref())
        .map_or(&[][..], |turn| turn.attacks.as_slice());
    let Some((number, attack)) =
        ploy.attack.and_then(|at| Some((at, attacks.get(usize::from(at))?)))
    else {
        return card(voice, ploy.card).to_owned();
    };
    let name = revealed(voice, attack);
    let twins = attacks.iter().filter(|other| revealed(voice, other) == name).count();
    let (played, attack) = (("card", card(voice, ploy.card).into()), ("attack", name.into()));
    if twins > 1 {
        say(voice, "ploy-attack-twin", [played, attack, ("number", numbered(number).into())])
    } else {
        say(voice, "ploy-attack", [played, attack])
    }
}

impl Refuses for SangRancune {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let (code, clause) = match refusal {
            Refusal::NotAsked => ("SR-E37", None),
            Refusal::Answered => ("SR-E02", Some("SR-303")),
            Refusal::GameOver => ("SR-E38", Some("SR-908")),
            Refusal::Stale => ("SR-E28", None),
            Refusal::Forbidden(forbidden) => {
                let (code, clause) = forbidden.code_and_clause();
                (code, Some(clause))
            }
        };
        (code.into(), clause)
    }
}
