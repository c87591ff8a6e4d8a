//! What the table says: questions, options, events and refusals in the listener's language.
//!
//! Everything here is made from a view, an event or an option, so it can tell nobody more than he knows.

use kernel::View;
use shelf::speech::{kinds, name, things, whom, you};
use shelf::{Arg, Voice};

use crate::CannibalWorld;
use crate::cards::{Ability, Card, Faction};
use crate::table::creature::{CreatureId, Zone};
use crate::table::event::Who;

mod asks;
mod choices;
mod consequences;
mod endings;
mod events;
mod refusals;

pub(super) use events::arithmetic;

shelf::speaks!(CannibalWorld, lesson);

/// A small number.
pub(super) fn number(n: u8) -> Arg<'static> {
    usize::from(n).into()
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
    let parts: Vec<String> = kinds(all.iter().copied())
        .into_iter()
        .map(|(kind, count)| match count {
            1 => card(voice, kind).to_owned(),
            count => {
                say(voice, "times", [("card", card(voice, kind).into()), ("count", count.into())])
            }
        })
        .collect();
    things(voice, &parts)
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

/// A creature where it must be told from others alike: numbered among those of its camp, as on the board, and with its
/// owner if the other camp has one as well.
pub(super) fn creature(voice: &Voice<'_>, view: &View<CannibalWorld>, id: CreatureId) -> String {
    let public = &view.public;
    let Some(creature) = public.creature(id) else { return plain(voice, "nobody") };
    let camp = public.camp(creature.owner);
    let alike = |camp| public.creatures_of(camp).filter(|other| other.card == creature.card);
    let number = alike(camp).take_while(|other| other.id != id).count() + 1;
    let key = match (alike(camp).nth(1).is_some(), alike(camp.other()).next().is_some()) {
        (false, false) => return card(voice, creature.card).to_owned(),
        (true, false) => "creature-twin",
        (false, true) => "creature-owned",
        (true, true) => "creature-twin-owned",
    };
    let args = [
        ("card", card(voice, creature.card).into()),
        ("number", number.into()),
        ("owner", whom(voice, creature.owner).into()),
    ];
    say(voice, key, args)
}
