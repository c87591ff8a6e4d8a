//! What the table says: questions, options, events and refusals in the listener's language.

use kernel::Refusal;
use shelf::speech::{kinds, things};
use shelf::{Arg, Code, Language, Refuses, Voice};

use crate::Taverne;
use crate::cards::book::book;
use crate::cards::{Affinity, Arrival, Character, Hero, Kind, Mode, Object, Treasure};
use crate::table::event::Tally;
use crate::table::{Arm, Blow, Deed, Forbidden, Posture, Weapon};

mod asks;
mod choices;
mod consequences;
mod events;
mod fights;

shelf::speaks!(Taverne, lesson);

pub(crate) fn treasure(voice: &Voice<'_>, treasure: Treasure) -> &'static str {
    treasure.print().name.get(voice.language)
}

pub(crate) fn object(voice: &Voice<'_>, object: Object) -> &'static str {
    object.print().name.get(voice.language)
}

pub(crate) fn arrival(voice: &Voice<'_>, arrival: Arrival) -> &'static str {
    arrival.print().name.get(voice.language)
}

pub(crate) fn hero(voice: &Voice<'_>, hero: Hero) -> &'static str {
    hero.print().name.get(voice.language)
}

pub(crate) fn kind(voice: &Voice<'_>, kind: Kind) -> String {
    book().types[kind as usize].get(voice.language).to_owned()
}

/// A character at the beginning of a sentence. Equal Arrivals are told apart by their number.
pub(crate) fn character(voice: &Voice<'_>, who: Character) -> String {
    let print = who.print();
    let name = print.name.get(voice.language);
    match print.id.rsplit_once('-').and_then(|(_, copy)| copy.parse::<u16>().ok()) {
        Some(number) => say(voice, "copy", [("name", name.into()), ("number", number.into())]),
        None => name.to_owned(),
    }
}

/// A character inside a sentence: the article of a Hero is small there.
pub(crate) fn inside(voice: &Voice<'_>, who: Character) -> String {
    let name = character(voice, who);
    if who.hero().is_none() {
        return name;
    }
    let articles: &[(&str, &str)] = match voice.language {
        Language::Fr => &[("Le ", "le "), ("La ", "la "), ("L'", "l'"), ("L’", "l’")],
        Language::En => &[("The ", "the ")],
    };
    let article = articles.iter().find(|(large, _)| name.starts_with(large));
    article.map_or(name.clone(), |(large, small)| name.replacen(large, small, 1))
}

/// "the Elf and Watch Guard".
pub(crate) fn characters(voice: &Voice<'_>, all: impl IntoIterator<Item = Character>) -> String {
    let parts: Vec<String> = all.into_iter().map(|who| inside(voice, who)).collect();
    if parts.is_empty() { plain(voice, "nobody") } else { things(voice, &parts) }
}

pub(crate) fn treasures(voice: &Voice<'_>, all: impl IntoIterator<Item = Treasure>) -> String {
    let parts: Vec<String> = all.into_iter().map(|card| treasure(voice, card).to_owned()).collect();
    things(voice, &parts)
}

/// "Plate ×2 and Chair".
pub(crate) fn objects(voice: &Voice<'_>, all: impl IntoIterator<Item = Object>) -> String {
    let counted = |(kind, count): &(Object, usize)| {
        let what = object(voice, *kind);
        match count {
            1 => what.to_owned(),
            _ => say(voice, "times", [("what", what.into()), ("count", (*count).into())]),
        }
    };
    things(voice, &kinds(all).iter().map(counted).collect::<Vec<_>>())
}

/// "3 Treasures", "2 Objects", "5 points", "4 dice".
pub(crate) fn counted(voice: &Voice<'_>, key: &str, number: u8) -> String {
    say(voice, key, [("n", u16::from(number).into())])
}

pub(crate) fn points(voice: &Voice<'_>, number: u8) -> String {
    counted(voice, "points", number)
}

pub(crate) fn posture(voice: &Voice<'_>, posture: Posture) -> String {
    let key = match posture {
        Posture::Standing => "posture-standing",
        Posture::Tilted => "posture-tilted",
        Posture::Down => "posture-down",
        Posture::Ko => "posture-ko",
        Posture::Escaped => "posture-escaped",
    };
    plain(voice, key)
}

pub(crate) fn mode(voice: &Voice<'_>, mode: Mode) -> String {
    match mode {
        Mode::Contact => plain(voice, "mode-contact"),
        Mode::Distance => plain(voice, "mode-distance"),
    }
}

pub(crate) fn weapon(voice: &Voice<'_>, weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Treasure { treasure: card } => treasure(voice, card),
        Weapon::Object { object: card } => object(voice, card),
    }
}

fn arm(voice: &Voice<'_>, arm: Arm) -> String {
    match arm {
        Arm::Object { object: card } => object(voice, card).to_owned(),
        Arm::Treasure { treasure: card } => treasure(voice, card).to_owned(),
        Arm::Drawn {} => plain(voice, "drawn-weapon"),
    }
}

/// "attack the Elf in contact with Chair".
fn blow(voice: &Voice<'_>, key: &str, blow: Blow) -> String {
    let args = [
        ("target", inside(voice, blow.target).into()),
        ("mode", mode(voice, blow.mode).into()),
        ("arm", arm(voice, blow.with).into()),
    ];
    say(voice, key, args)
}

/// What a character is activated for.
fn deed(voice: &Voice<'_>, deed: Deed) -> String {
    let with_object =
        |key: &str, card: Object| say(voice, key, [("object", object(voice, card).into())]);
    match deed {
        Deed::PickUp { treasure: card } => {
            say(voice, "deed-pick-up", [("treasure", treasure(voice, card).into())])
        }
        Deed::PickUpUnseen {} => plain(voice, "deed-pick-up-unseen"),
        Deed::Protect { object } => with_object("deed-protect", object),
        Deed::Hide { object } => with_object("deed-hide", object),
        Deed::StayHidden {} => plain(voice, "deed-stay-hidden"),
        Deed::Draw { weapon: drawn } => {
            say(voice, "deed-draw", [("weapon", weapon(voice, drawn).into())])
        }
        Deed::Fight { blow: strike } => blow(voice, "deed-fight", strike),
        Deed::Door {} => plain(voice, "deed-door"),
        Deed::Window {} => plain(voice, "deed-window"),
        Deed::Pass {} => plain(voice, "deed-pass"),
    }
}

/// What a Hero loves: "Beer 3 (circled), Weapon 2 and wildcard 1".
pub(crate) fn likes(voice: &Voice<'_>, hero: Hero) -> String {
    let one = |affinity: &Affinity| match affinity {
        Affinity::Treasure { r#type, score, circled } => {
            let key = if *circled { "like-circled" } else { "like-treasure" };
            let score = ("score", u16::from(*score).into());
            say(voice, key, [("type", kind(voice, *r#type).into()), score])
        }
        Affinity::Wildcard { .. } => plain(voice, "like-wildcard"),
        Affinity::Tavern { .. } => plain(voice, "like-tavern"),
    };
    things(voice, &hero.print().affinities.iter().map(one).collect::<Vec<_>>())
}

/// What each Treasure scores, and with whom.
pub(crate) fn allotted(voice: &Voice<'_>, tally: &Tally) -> String {
    let one = |allotted: &crate::table::event::Allotted| {
        let card = ("treasure", Arg::from(treasure(voice, allotted.treasure)));
        let points = ("points", Arg::from(u16::from(allotted.points)));
        match allotted.hero.filter(|_| allotted.points > 0) {
            Some(scorer) => {
                let hero = ("hero", hero(voice, scorer).into());
                say(voice, "event-allotted-hero", [card, points, hero])
            }
            None => say(voice, "event-allotted", [card, points]),
        }
    };
    things(voice, &tally.allotted.iter().map(one).collect::<Vec<_>>())
}

impl Refuses for Taverne {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let (code, clause) = match refusal {
            Refusal::NotAsked => ("TV-E43", None),
            Refusal::Answered => ("TV-E33", Some("TV-648")),
            Refusal::GameOver => ("TV-E34", Some("TV-701")),
            Refusal::Stale => ("TV-E44", None),
            Refusal::Forbidden(forbidden) => {
                let (code, clause) = forbidden.code_and_clause();
                (code, Some(clause))
            }
        };
        (code.into(), clause)
    }
}
