//! What is on every card, for programs that draw them.

use kernel::Viewer;
use serde::Serialize;
use shelf::speech::things;
use shelf::{CardText, Language, Prints, Voice};
use ts_rs::TS;

use super::words::{self, plain, say};
use crate::Taverne;
use crate::cards::book::{FixturePrint, StatePrint, book};
use crate::cards::kinds::Values;
use crate::cards::{
    Affinity, Agitation, Arrival, Bond, Hero, Kind, Object, Treasure, Use, WeaponPrint,
};

/// What is on a card, by its kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Hero(HeroFacts),
    Treasure(TreasureFacts),
    Object(ObjectFacts),
    Arrival(ArrivalFacts),
    Militia(NoFacts),
    Agitation(CountFacts),
    Door(DoorFacts),
    Window(WindowFacts),
    TavernState(StateFacts),
}

/// What is on a Hero.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct HeroFacts {
    pub values: Values,
    pub support: Values,
    pub affinities: Vec<Affinity>,
}

/// What is on a Treasure.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TreasureFacts {
    pub types: Vec<Kind>,
    /// The types in the reader's language.
    pub type_names: Vec<String>,
    pub weapon: Option<WeaponPrint>,
}

/// What is on an Object.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ObjectFacts {
    pub count: u8,
    pub tavern_value: u8,
    pub uses: Vec<Use>,
}

/// What is on an Arrival.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ArrivalFacts {
    pub count: u8,
    pub values: Values,
    pub support: Values,
    pub affinities: Vec<Bond>,
}

/// How many there are.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CountFacts {
    pub count: u8,
}

/// TV-571 to TV-575: what the Door asks and gives.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DoorFacts {
    /// How many rounds to hold after the one of going there.
    pub rounds: u8,
    pub shelter: u8,
}

/// TV-581: what the Window asks and gives.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct WindowFacts {
    /// The face that counts, and how many dice must show it.
    pub face: u8,
    pub needed: u8,
    pub shelter: u8,
}

/// TV-712: a row of the state of the tavern.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StateFacts {
    pub min: u8,
    pub max: u8,
    pub points: u8,
}

/// Nothing but the text.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct NoFacts {}

impl Prints for Taverne {
    type Facts = Facts;

    /// Every card.
    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let voice = Voice::new(language, Viewer::Gallery, &[]);
        let heroes = Hero::all().map(|hero| on_hero(&voice, hero));
        let treasures = Treasure::all().map(|treasure| on_treasure(&voice, treasure));
        let objects = Object::all().map(|object| on_object(&voice, object));
        let arrivals = Arrival::all().map(|arrival| on_arrival(&voice, arrival));
        let agitation = Agitation::all().map(|card| CardText {
            id: card.id().to_owned(),
            name: card.print().name.get(language).to_owned(),
            text: card.print().text.get(language).to_owned(),
            facts: Facts::Agitation(CountFacts { count: card.print().count }),
        });
        let states = book().states.iter().map(|state| on_state(&voice, state));
        let mut all: Vec<CardText<Facts>> = heroes.chain(treasures).chain(objects).collect();
        all.extend(arrivals.chain(agitation));
        all.extend(fixtures(language));
        all.extend(states);
        all
    }
}

/// The Door and the Window.
fn fixtures(language: Language) -> [CardText<Facts>; 2] {
    let card = |print: &FixturePrint, facts: Facts| CardText {
        id: print.id.clone(),
        name: print.name.get(language).to_owned(),
        text: print.text.get(language).to_owned(),
        facts,
    };
    let (door, window) = (book().door, book().window);
    let held = DoorFacts { rounds: door.rounds, shelter: door.shelter };
    let test = WindowFacts { face: window.face, needed: window.needed, shelter: window.shelter };
    [card(&book().door_card, Facts::Door(held)), card(&book().window_card, Facts::Window(test))]
}

fn on_state(voice: &Voice<'_>, state: &StatePrint) -> CardText<Facts> {
    let args = [
        ("min", u16::from(state.min).into()),
        ("max", u16::from(state.max).into()),
        ("points", words::points(voice, state.points).into()),
    ];
    CardText {
        id: state.id.clone(),
        name: state.name.get(voice.language).to_owned(),
        text: say(voice, "card-state", args),
        facts: Facts::TavernState(StateFacts {
            min: state.min,
            max: state.max,
            points: state.points,
        }),
    }
}

fn on_hero(voice: &Voice<'_>, hero: Hero) -> CardText<Facts> {
    let print = hero.print();
    let character = hero.character().print();
    let args = [
        ("force", u16::from(character.values.force).into()),
        ("ruse", u16::from(character.values.ruse).into()),
        ("likes", words::likes(voice, hero).into()),
        ("text", print.text.get(voice.language).into()),
    ];
    CardText {
        id: print.id.clone(),
        name: print.name.get(voice.language).to_owned(),
        text: say(voice, "card-hero", args),
        facts: Facts::Hero(HeroFacts {
            values: character.values,
            support: character.support,
            affinities: print.affinities.clone(),
        }),
    }
}

fn on_treasure(voice: &Voice<'_>, treasure: Treasure) -> CardText<Facts> {
    let print = treasure.print();
    let type_names: Vec<String> =
        print.types.iter().map(|kind| words::kind(voice, *kind)).collect();
    let args = [
        ("types", things(voice, &type_names).into()),
        ("text", print.text.get(voice.language).into()),
    ];
    CardText {
        id: print.id.clone(),
        name: print.name.get(voice.language).to_owned(),
        text: say(voice, "card-treasure", args),
        facts: Facts::Treasure(TreasureFacts {
            types: print.types.clone(),
            type_names,
            weapon: print.weapon,
        }),
    }
}

fn on_object(voice: &Voice<'_>, object: Object) -> CardText<Facts> {
    let print = object.print();
    let args = [
        ("count", u16::from(print.count).into()),
        ("value", u16::from(print.tavern_value).into()),
        ("text", print.text.get(voice.language).into()),
    ];
    CardText {
        id: print.id.clone(),
        name: print.name.get(voice.language).to_owned(),
        text: say(voice, "card-object", args),
        facts: Facts::Object(ObjectFacts {
            count: print.count,
            tavern_value: print.tavern_value,
            uses: print.uses.clone(),
        }),
    }
}

fn on_arrival(voice: &Voice<'_>, arrival: Arrival) -> CardText<Facts> {
    let print = arrival.print();
    let name = print.name.get(voice.language).to_owned();
    let text = print.text.get(voice.language);
    let Some(body) = &print.body else {
        let text = text.to_owned();
        return CardText { id: print.id.clone(), name, text, facts: Facts::Militia(NoFacts {}) };
    };
    let bond = |bond: &Bond| match bond.kind() {
        Some(kind) => words::kind(voice, kind),
        None => plain(voice, "bond-garde"),
    };
    let likes: Vec<String> = body.bonds.iter().map(bond).collect();
    let args = [
        ("force", u16::from(body.values.force).into()),
        ("ruse", u16::from(body.values.ruse).into()),
        ("support", format!("{}/{}", body.support.force, body.support.ruse).into()),
        ("likes", things(voice, &likes).into()),
        ("text", text.into()),
    ];
    CardText {
        id: print.id.clone(),
        name,
        text: say(voice, "card-arrival", args),
        facts: Facts::Arrival(ArrivalFacts {
            count: print.count,
            values: body.values,
            support: body.support,
            affinities: body.bonds.clone(),
        }),
    }
}
