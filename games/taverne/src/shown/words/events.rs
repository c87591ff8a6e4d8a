//! What happened, in words.

use kernel::{List, Seat};
use shelf::speech::{name, statements, things, those, whom, yes, you};
use shelf::{Arg, Line, Tells, Voice};

use super::fights::{faces, fight, pool};
use super::{
    allotted, arrival, character, characters, counted, deed, hero, inside, object, objects, plain,
    points, say, treasure, treasures,
};
use crate::Taverne;
use crate::cards::{Agitation, Character, Hero, Object, Treasure};
use crate::table::Event;
use crate::table::event::{
    BrawlEvent, EndEvent, Exit, Offered, RoundEvent, Tally, Test, TradeEvent, TreasureEvent,
    TwoDice,
};

impl Tells for Taverne {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        let text = match event {
            Event::Trade(event) => trade(voice, event),
            Event::Brawl(event) => brawl(voice, event),
            Event::Fight(event) => fight(voice, event),
            Event::Treasure(event) => moved(voice, event),
            Event::Round(event) => round(voice, event),
            Event::End(event) => end(voice, event),
        };
        Line::new(text, event.clauses())
    }
}

fn laid(voice: &Voice<'_>, key: &str, seat: Seat, card: Agitation) -> String {
    let card = ("card", card.print().name.get(voice.language).into());
    say(voice, key, [("you", you(voice, seat)), ("who", name(voice, seat)), card])
}

fn offer(voice: &Voice<'_>, offered: &Offered) -> String {
    match &offered.cards {
        Some(cards) => treasures(voice, cards.iter().copied()),
        None => counted(voice, "treasures", offered.size),
    }
}

fn trade(voice: &Voice<'_>, event: &TradeEvent) -> String {
    match event {
        TradeEvent::Started { heroes, seller } => {
            let group = |(seat, own): (Seat, &List<Hero, 3>)| {
                let own: Vec<String> = own.iter().map(|one| hero(voice, *one).to_owned()).collect();
                let heroes = ("heroes", things(voice, &own).into());
                say(
                    voice,
                    "event-group",
                    [("you", you(voice, seat)), ("who", name(voice, seat)), heroes],
                )
            };
            let groups: Vec<String> = heroes.pairs().map(group).collect();
            let args = [
                ("groups", statements(voice, &groups).into()),
                ("you", you(voice, *seller)),
                ("who", name(voice, *seller)),
            ];
            say(voice, "event-started", args)
        }
        TradeEvent::Dealt { yours, each } => {
            let count = ("count", Arg::from(u16::from(*each)));
            match yours {
                Some(own) => {
                    let own = ("treasures", treasures(voice, own.iter().copied()).into());
                    say(voice, "event-dealt", [count, own])
                }
                None => say(voice, "event-dealt-others", [count]),
            }
        }
        TradeEvent::Skipped { seat } => {
            say(voice, "event-skipped", [("you", you(voice, *seat)), ("who", name(voice, *seat))])
        }
        TradeEvent::Shown { seat, treasure: card } => {
            let card = ("treasure", treasure(voice, *card).into());
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat)), card];
            say(voice, "event-shown", args)
        }
        TradeEvent::Declined { seat, card } => laid(voice, "event-declined", *seat, *card),
        TradeEvent::OffersOpened { offers } => {
            let one = |(seat, offered): (Seat, &Offered)| {
                let cards = ("cards", offer(voice, offered).into());
                say(voice, "event-offer", [("who", name(voice, seat)), cards])
            };
            let all: Vec<String> =
                offers.pairs().filter(|(_, offered)| offered.size > 0).map(one).collect();
            let all =
                if all.is_empty() { plain(voice, "nothing") } else { statements(voice, &all) };
            say(voice, "event-offers", [("offers", all.into())])
        }
        TradeEvent::Sold { seller, buyer, treasure: card, price } => {
            let args = [
                ("you", you(voice, *seller)),
                ("seller", name(voice, *seller)),
                ("buyer", whom(voice, *buyer).into()),
                ("treasure", treasure(voice, *card).into()),
                ("price", offer(voice, price).into()),
            ];
            say(voice, "event-sold", args)
        }
        TradeEvent::Refused { seat, card } => laid(voice, "event-refused", *seat, *card),
        TradeEvent::Protested { seat, card } => laid(voice, "event-protested", *seat, *card),
        TradeEvent::Agitated { laid, of } => {
            let args = [("laid", u16::from(*laid).into()), ("of", u16::from(*of).into())];
            say(voice, "event-agitated", args)
        }
        TradeEvent::PeaceMade {} => plain(voice, "event-peace"),
        TradeEvent::TradeRanOut {} => plain(voice, "event-ran-out"),
    }
}

fn of_object(voice: &Voice<'_>, key: &str, who: Character, card: Object) -> String {
    let args = [("who", character(voice, who).into()), ("object", object(voice, card).into())];
    say(voice, key, args)
}

fn brawl(voice: &Voice<'_>, event: &BrawlEvent) -> String {
    match event {
        BrawlEvent::Started { leader } => {
            let args = [("you", you(voice, *leader)), ("who", name(voice, *leader))];
            say(voice, "event-brawl", args)
        }
        BrawlEvent::RoundStarted { round } => {
            say(voice, "event-round", [("round", u16::from(*round).into())])
        }
        BrawlEvent::Activated { seat, who, deed: what } => {
            let args = [
                ("seat", name(voice, *seat)),
                ("who", inside(voice, *who).into()),
                ("deed", deed(voice, *what).into()),
            ];
            say(voice, "event-activated", args)
        }
        BrawlEvent::LeftHiding { who, object } => {
            of_object(voice, "event-left-hiding", *who, *object)
        }
        BrawlEvent::LeftDoor { who } => {
            say(voice, "event-left-door", [("who", character(voice, *who).into())])
        }
        BrawlEvent::CoverDiscarded { who, object } => {
            of_object(voice, "event-cover-discarded", *who, *object)
        }
        BrawlEvent::TrophyDiscarded { who, object } => {
            of_object(voice, "event-trophy-discarded", *who, *object)
        }
        BrawlEvent::WeaponBackInHand { who, seat, treasure: card } => {
            let args = [
                ("who", inside(voice, *who).into()),
                ("you", you(voice, *seat)),
                ("seat", name(voice, *seat)),
                ("treasure", treasure(voice, *card).into()),
            ];
            say(voice, "event-weapon-back", args)
        }
        BrawlEvent::Mustered { seat, own, called } => {
            let args = [
                ("you", you(voice, *seat)),
                ("who", name(voice, *seat)),
                ("own", characters(voice, own.iter().copied()).into()),
                ("called", those(voice, *called).into()),
            ];
            say(voice, "event-mustered", args)
        }
        BrawlEvent::Supported { who, supporters } => {
            let all = characters(voice, supporters.iter().copied());
            let args = [("who", character(voice, *who).into()), ("supporters", all.into())];
            say(voice, "event-supported", args)
        }
        BrawlEvent::Tested { who, test, roll, passed } => {
            let key = match test {
                Test::Hide => "test-hide",
                Test::StayHidden => "test-stay",
                Test::Window => "test-window",
            };
            let args = [
                ("who", character(voice, *who).into()),
                ("test", plain(voice, key).into()),
                ("dice", faces(roll).into()),
                ("pool", pool(voice, roll).into()),
                ("passed", yes(*passed)),
            ];
            say(voice, "event-tested", args)
        }
        BrawlEvent::NoHidingPlace { who, object } => {
            of_object(voice, "event-no-hiding", *who, *object)
        }
        BrawlEvent::Discovered { who, object: card, broken } => {
            let args = [
                ("who", inside(voice, *who).into()),
                ("object", object(voice, *card).into()),
                ("broken", yes(*broken)),
            ];
            say(voice, "event-discovered", args)
        }
        BrawlEvent::Escaped { seat, who, by } => {
            let key = match by {
                Exit::Door => "event-escaped-door",
                Exit::Window => "event-escaped-window",
            };
            let args =
                [("who", character(voice, *who).into()), ("seat", whom(voice, *seat).into())];
            say(voice, key, args)
        }
    }
}

/// A Treasure by its name, or "a Treasure" to those who do not know it.
fn known(voice: &Voice<'_>, card: Option<Treasure>) -> String {
    card.map_or_else(|| plain(voice, "a-treasure"), |card| treasure(voice, card).to_owned())
}

/// What goes somewhere unseen: how many, and which to those who know; drawn weapons to everybody.
fn hidden_away(
    voice: &Voice<'_>,
    keys: [&str; 2],
    seat: Seat,
    size: u8,
    cards: &[Treasure],
) -> String {
    let (you, who) = (("you", you(voice, seat)), ("who", name(voice, seat)));
    let size = ("size", counted(voice, "treasures", size).into());
    if cards.is_empty() {
        return say(voice, keys[0], [you, who, size]);
    }
    say(voice, keys[1], [you, who, size, ("cards", treasures(voice, cards.iter().copied()).into())])
}

/// A Treasure goes from one player to another, in the words for others and for the one who loses it.
fn taken(
    voice: &Voice<'_>,
    keys: [&str; 2],
    [by, from]: [Seat; 2],
    card: Option<Treasure>,
) -> String {
    let args = [
        ("you", you(voice, by)),
        ("by", name(voice, by)),
        ("from", whom(voice, from).into()),
        ("treasure", known(voice, card).into()),
    ];
    say(voice, keys[usize::from(voice.is_me(from))], args)
}

fn moved(voice: &Voice<'_>, event: &TreasureEvent) -> String {
    match event {
        TreasureEvent::PickedUp { seat, who, treasure: card, face_down } => {
            let key = match (face_down, card) {
                (false, _) => "event-picked-up",
                (true, Some(_)) => "event-picked-up-mine",
                (true, None) => "event-picked-up-down",
            };
            let args = [
                ("who", character(voice, *who).into()),
                ("seat", whom(voice, *seat).into()),
                ("treasure", known(voice, *card).into()),
            ];
            say(voice, key, args)
        }
        TreasureEvent::Stolen { by, from, treasure } => {
            taken(voice, ["event-stolen", "event-stolen-mine"], [*by, *from], *treasure)
        }
        TreasureEvent::Dropped { seat, treasure: card } => {
            let card = ("treasure", treasure(voice, *card).into());
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat)), card];
            say(voice, "event-dropped", args)
        }
        TreasureEvent::LookedAt { by, at, size, cards } => {
            let is_mine = voice.is_me(*at);
            let (you, by) = (("you", you(voice, *by)), ("by", name(voice, *by)));
            let at = ("at", Arg::from(whom(voice, *at)));
            let size = ("size", Arg::from(counted(voice, "treasures", *size)));
            match cards {
                Some(cards) => {
                    let key = if is_mine { "event-looked-mine" } else { "event-looked-cards" };
                    let cards = ("cards", treasures(voice, cards.iter().copied()).into());
                    say(voice, key, [you, by, at, size, cards])
                }
                None => say(voice, "event-looked", [you, by, at, size]),
            }
        }
        TreasureEvent::Looted { by, from, treasure } => {
            taken(voice, ["event-looted", "event-looted-mine"], [*by, *from], *treasure)
        }
        TreasureEvent::Spilled { seat, size, cards, drawn } => {
            let shown = cards.as_deref().unwrap_or(drawn);
            let keys = ["event-spilled", "event-spilled-cards"];
            hidden_away(voice, keys, *seat, *size, shown)
        }
        TreasureEvent::Sheltered { seat, size, cards, drawn } => {
            let shown = cards.as_deref().unwrap_or(drawn);
            let keys = ["event-sheltered", "event-sheltered-cards"];
            hidden_away(voice, keys, *seat, *size, shown)
        }
    }
}

fn round(voice: &Voice<'_>, event: &RoundEvent) -> String {
    match event {
        RoundEvent::Discarded { seat, objects: gone, kept } => {
            let args = [
                ("you", you(voice, *seat)),
                ("who", name(voice, *seat)),
                ("objects", objects(voice, gone.iter().copied()).into()),
                ("kept", counted(voice, "objects", *kept).into()),
            ];
            say(voice, "event-objects-discarded", args)
        }
        RoundEvent::Drew { seat, size, cards } => {
            let count = ("size", Arg::from(counted(voice, "objects", *size)));
            match cards {
                Some(cards) => {
                    let cards = ("cards", objects(voice, cards.iter().copied()).into());
                    say(voice, "event-drew-cards", [count, cards])
                }
                None => say(voice, "event-drew", [("who", name(voice, *seat)), count]),
            }
        }
        RoundEvent::Reshuffled { size } => {
            let size = counted(voice, "objects", *size);
            say(voice, "event-reshuffled", [("size", size.into())])
        }
        RoundEvent::Straightened {} => plain(voice, "event-straightened"),
        RoundEvent::HidingLapsed { who, object: card } => {
            let args =
                [("who", inside(voice, *who).into()), ("object", object(voice, *card).into())];
            say(voice, "event-lapsed", args)
        }
        RoundEvent::Came { arrival: card } => {
            say(voice, "event-came", [("arrival", arrival(voice, *card).into())])
        }
        RoundEvent::Claimed { right, wrong } if right.is_empty() && wrong.is_empty() => {
            plain(voice, "event-claimed-nobody")
        }
        RoundEvent::Claimed { right, wrong } => {
            let args =
                [("right", those(voice, *right).into()), ("wrong", those(voice, *wrong).into())];
            say(voice, "event-claimed", args)
        }
        RoundEvent::Raced { seat, right } => {
            let right = ("right", yes(*right));
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat)), right];
            say(voice, "event-raced", args)
        }
        RoundEvent::Penalty { seat, who } => {
            let who = ("who", inside(voice, *who).into());
            say(
                voice,
                "event-penalty",
                [("you", you(voice, *seat)), ("seat", name(voice, *seat)), who],
            )
        }
        RoundEvent::RolledFor { arrival: card, rolls } => {
            let one = |roll: &TwoDice| {
                format!("{} {}+{}", voice.name(roll.seat), roll.dice[0], roll.dice[1])
            };
            let rolls = rolls.iter().map(one).collect::<Vec<_>>().join(", ");
            let args = [("arrival", arrival(voice, *card).into()), ("rolls", rolls.into())];
            say(voice, "event-rolled-for", args)
        }
        RoundEvent::Joined { seat, who } => {
            let arrival = ("arrival", character(voice, *who).into());
            say(
                voice,
                "event-joined",
                [("you", you(voice, *seat)), ("who", name(voice, *seat)), arrival],
            )
        }
    }
}

fn end(voice: &Voice<'_>, event: &EndEvent) -> String {
    match event {
        EndEvent::Militia {} => plain(voice, "event-militia"),
        EndEvent::LastGroup { seats } => {
            say(voice, "event-last-group", [("who", those(voice, *seats).into())])
        }
        EndEvent::Scored { tally } => scored(voice, tally),
        EndEvent::Won { seats } => say(voice, "event-won", [("who", those(voice, *seats).into())]),
    }
}

fn scored(voice: &Voice<'_>, tally: &Tally) -> String {
    let args = [
        ("who", name(voice, tally.seat)),
        ("total", points(voice, tally.total).into()),
        ("treasures", allotted(voice, tally).into()),
    ];
    let mut text = say(voice, "event-scored", args);
    if tally.tavern > 0 {
        let points = points(voice, tally.tavern);
        text.push(' ');
        text.push_str(&say(voice, "tavern-points", [("points", points.into())]));
    }
    text
}
