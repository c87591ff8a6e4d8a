//! What happened, one plain sentence each. Every number is explained where it is told (SR-403).

use kernel::{Seat, Seats};
use shelf::speech::{name, things, those, whom};
use shelf::{Arg, Line, Tells, Voice};

use super::sums::sum;
use super::{
    about, aim, card, cards, damage, encounter, hero, life, plain, ploy, prestige, say, targets,
};
use crate::SangRancune;
use crate::cards::Card;
use crate::cards::encounters::{EncounterId, Form};
use crate::cards::heroes::HeroId;
use crate::table::event::Event;
use crate::table::flow::{Aim, Group};

impl Tells for SangRancune {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        Line::new(sentence(voice, event), event.clauses())
    }
}

fn sentence(voice: &Voice<'_>, event: &Event) -> String {
    let one = |key: &str, seat: Seat| about(voice, key, [("who", seat)], []);
    let with_card = |key: &str, seat: Seat, shown: Card| {
        about(voice, key, [("who", seat)], [("card", card(voice, shown).into())])
    };
    let with_item = |key: &str, seat: Seat, item: Card| {
        about(voice, key, [("who", seat)], [("item", card(voice, item).into())])
    };
    let with_potion = |key: &str, seat: Seat, potion: Card| {
        about(voice, key, [("who", seat)], [("potion", card(voice, potion).into())])
    };
    let with_cards = |key: &str, seat: Seat, shown: &[Card]| {
        about(voice, key, [("who", seat)], [("cards", cards(voice, shown.iter().copied()).into())])
    };
    let number = |key: &str, what: &str, number: u16| say(voice, key, [(what, number.into())]);
    let group = |key: &str, seats: Seats| say(voice, key, [("names", those(voice, seats).into())]);
    match event {
        Event::GameStarted { heroes, encounters } => started(voice, heroes, *encounters),
        Event::Dealt { yours } => {
            let hand = yours
                .as_ref()
                .map_or_else(|| "none".into(), |hand| cards(voice, hand.iter().copied()));
            say(voice, "event-dealt", [("cards", hand.into())])
        }
        Event::EncounterRevealed { encounter, life, is_risen, .. } => {
            encountered(voice, *encounter, *life, *is_risen)
        }
        Event::InitiativeDrawn { order } => {
            let place = |(place, seat): (usize, &Seat)| {
                say(
                    voice,
                    "place",
                    [("place", (place + 1).into()), ("whom", whom(voice, *seat).into())],
                )
            };
            let order: Vec<String> = order.iter().enumerate().map(place).collect();
            say(voice, "event-initiative", [("order", order.join(", ").into())])
        }
        Event::RoundStarted { round } => number("event-round", "round", u16::from(*round)),
        Event::AttacksSet { seats } => group("event-attacks-set", *seats),
        Event::SetOpenly { seat, cards } => with_cards("event-set-openly", *seat, cards),
        Event::Drew { seat, card: Some(card) } => with_card("event-drew-known", *seat, *card),
        Event::Drew { seat, card: None } => one("event-drew", *seat),
        Event::ItemDrawn { seat, item } => with_item("event-item-drawn", *seat, *item),
        Event::Reshuffled {} => plain(voice, "event-reshuffled"),
        Event::DrinkOffered { from, to, potion } => {
            let roles = [("from", *from), ("to", *to)];
            about(voice, "event-drink-offered", roles, [("potion", card(voice, *potion).into())])
        }
        Event::DrinkRefused { from, to, potion } => {
            let roles = [("from", *from), ("to", *to)];
            about(voice, "event-drink-refused", roles, [("potion", card(voice, *potion).into())])
        }
        Event::Healed { by, seat, potion, healed, prestige } => {
            cured(voice, *by, *seat, *potion, *healed, *prestige)
        }
        Event::PotionDrunk { seat, potion } => with_potion("event-potion-drunk", *seat, *potion),
        Event::PotionEnded { seat, potion } => with_potion("event-potion-ended", *seat, *potion),
        Event::TradeOffered { from, to, give, take } => {
            let goods = [
                ("give", cards(voice, give.iter()).into()),
                ("take", cards(voice, take.iter()).into()),
            ];
            about(voice, "event-trade-offered", [("from", *from), ("to", *to)], goods)
        }
        Event::TradeAnswered { from, to, agreed } => {
            let key = if *agreed { "event-trade-agreed" } else { "event-trade-refused" };
            about(voice, key, [("from", *from), ("to", *to)], [])
        }
        Event::ItemTaken { by, from: Some(from), item } => {
            let roles = [("by", *by), ("from", *from)];
            about(voice, "event-item-taken", roles, [("item", card(voice, *item).into())])
        }
        Event::ItemTaken { by, from: None, item } => with_item("event-item-found", *by, *item),
        Event::ItemDestroyed { by, from, item } => {
            let roles = [("by", *by), ("from", *from)];
            about(voice, "event-item-destroyed", roles, [("item", card(voice, *item).into())])
        }
        Event::LootLeft { from, items } => {
            let left = [("from", name(voice, *from)), ("items", cards(voice, items.iter()).into())];
            say(voice, "event-loot-left", left)
        }
        Event::CardPassed { from, to, card: Some(passed) } => {
            let roles = [("from", *from), ("to", *to)];
            about(voice, "event-card-passed-known", roles, [("card", card(voice, *passed).into())])
        }
        Event::CardPassed { from, to, card: None } => {
            about(voice, "event-card-passed", [("from", *from), ("to", *to)], [])
        }
        Event::Revealed { seat, cards } => with_cards("event-revealed", *seat, cards),
        Event::Missed { seat, cards } => with_cards("event-missed", *seat, cards),
        Event::Replaced { seat, card } => with_card("event-replaced", *seat, *card),
        Event::Brought { seat, cards, face_down: false } => {
            with_cards("event-brought", *seat, cards)
        }
        Event::Brought { seat, cards, face_down: true } => {
            with_cards("event-brought-later", *seat, cards)
        }
        Event::DeclaredHeroic { seat, card } => with_card("event-heroic", *seat, *card),
        Event::Blessed { seat } => one("event-blessed", *seat),
        Event::Prepared { seat, card } => with_card("event-prepared", *seat, *card),
        Event::Wasted { seat, card } => with_card("event-wasted", *seat, *card),
        Event::Struck { seat, card: with, face, added, riders, damage, aim: at, counter } => {
            let key = match (*counter, *at) {
                (false, Aim::Creature {}) => "event-struck",
                (false, Aim::Wolf { .. } | Aim::Goblin { .. }) => "event-struck-at",
                (true, Aim::Creature {}) => "event-countered",
                (true, Aim::Wolf { .. } | Aim::Goblin { .. }) => "event-countered-at",
            };
            let sum = sum(voice, *with, *face, *added, riders, *damage);
            let more = [
                ("aim", aim(voice, *at).into()),
                ("card", card(voice, *with).into()),
                ("sum", sum.into()),
            ];
            about(voice, key, [("who", *seat)], more)
        }
        Event::Swallowed { seat, card, .. } => with_card("event-swallowed", *seat, *card),
        Event::FireballThrown { seat, damage: dealt, burned } => {
            let more =
                [("damage", damage(voice, *dealt).into()), ("burned", burned.to_string().into())];
            about(voice, "event-fireball", [("who", *seat)], more)
        }
        Event::Jostled { by, seats } => {
            about(voice, "event-jostled", [("who", *by)], [("names", those(voice, *seats).into())])
        }
        Event::Tripped { by, seat } => {
            about(voice, "event-tripped", [("by", *by), ("who", *seat)], [])
        }
        Event::HeadGrown { heads } => number("event-head-grown", "heads", u16::from(*heads)),
        Event::LowBlowPlayed { seat, ploy: played } => {
            let text = ploy(voice, None, played, None);
            about(voice, "event-low-blow", [("who", *seat)], [("ploy", text.into())])
        }
        Event::LowBlowCancelled { by, card: cancelled, of, taken } => {
            let key = if *taken { "event-cancelled-taken" } else { "event-cancelled" };
            about(
                voice,
                key,
                [("by", *by), ("of", *of)],
                [("card", card(voice, *cancelled).into())],
            )
        }
        Event::SetCardsLost { seat, cards } => with_cards("event-set-lost", *seat, cards),
        Event::SetCardsSwapped { one, two } => {
            about(voice, "event-set-swapped", [("one", *one), ("two", *two)], [])
        }
        Event::InitiativeSwapped { one, two } => {
            about(voice, "event-initiative-swapped", [("one", *one), ("two", *two)], [])
        }
        Event::AttackTurned { seat, card, to_zero: true } => {
            with_card("event-turned-zero", *seat, *card)
        }
        Event::AttackTurned { seat, card, to_zero: false } => {
            with_card("event-turned-up", *seat, *card)
        }
        Event::MadeClumsy { seat, card } => with_card("event-clumsy", *seat, *card),
        Event::LifeChanged { change, life } => {
            let change = if *change < 0 {
                format!("−{}", change.unsigned_abs())
            } else {
                format!("+{change}")
            };
            say(voice, "event-life-changed", [("change", change.into()), ("life", (*life).into())])
        }
        Event::LifeAdjusted { damage: 0, .. } => plain(voice, "event-adjusted-none"),
        Event::LifeAdjusted { damage, life } => {
            let sum = [
                ("before", (*life + *damage).into()),
                ("damage", (*damage).into()),
                ("life", (*life).into()),
            ];
            say(voice, "event-adjusted", sum)
        }
        Event::CoinFlipped { form, tokens } => {
            let key = match form {
                Form::Colossus => "event-coin-colossus",
                Form::Mist => "event-coin-mist",
            };
            number(key, "tokens", u16::from(*tokens))
        }
        Event::TokenAdded { tokens } => number("event-token-added", "tokens", u16::from(*tokens)),
        Event::Marked { seats } => group("event-marked", *seats),
        Event::Jammed { cards: jammed, damage: lost } => {
            let args = [
                ("cards", cards(voice, jammed.iter().copied()).into()),
                ("damage", damage(voice, *lost).into()),
            ];
            say(voice, "event-jammed", args)
        }
        Event::DeadRaised { encounter: risen } => {
            say(voice, "event-dead-raised", [("encounter", encounter(voice, *risen).into())])
        }
        Event::EncounterAdded {} => plain(voice, "event-encounter-added"),
        Event::ThresholdLowered { life } => number("event-threshold", "life", *life),
        Event::Fatigue { damage } => {
            say(voice, "event-fatigue", [("life", life(voice, u16::from(*damage)).into())])
        }
        Event::CreatureAims { group, targets: hits } => {
            let key = match group {
                Group::Random => "event-aims-random",
                Group::Precise => "event-aims-precise",
            };
            say(voice, key, [("targets", targets(voice, hits.iter().copied()).into())])
        }
        Event::NobodyMatches { damage } => {
            say(voice, "event-nobody-matches", [("life", life(voice, u16::from(*damage)).into())])
        }
        Event::CreatureBanished {} => plain(voice, "event-banished"),
        Event::HitRedirected { from, to } => {
            about(voice, "event-redirected", [("from", *from), ("to", *to)], [])
        }
        Event::Wounded { seat, damage: taken, life: left } => {
            let more = [
                ("damage", damage(voice, *taken).into()),
                ("life", life(voice, u16::from(*left)).into()),
            ];
            about(voice, "event-wounded", [("who", *seat)], more)
        }
        Event::Unharmed { seat } => one("event-unharmed", *seat),
        Event::CardLost { seat, card } => with_card("event-card-lost", *seat, *card),
        Event::ItemSwallowed { seat, item } => with_item("event-item-swallowed", *seat, *item),
        Event::Petrified { seat } => one("event-petrified", *seat),
        Event::CounterAttacked { seat, with } => with_card("event-counter", *seat, *with),
        Event::Died { seat, cards } => with_cards("event-died", *seat, cards),
        Event::TokenKilled { by, aim: killed, prestige } => {
            token_killed(voice, *by, *killed, *prestige)
        }
        Event::BridgeChosen { crossed, held } => {
            let args =
                [("crossed", those(voice, *crossed).into()), ("held", those(voice, *held).into())];
            say(voice, "event-bridge", args)
        }
        Event::EncounterDefeated { encounter, by, prestige, bonus } => {
            defeated(voice, *encounter, *by, *prestige, *bonus)
        }
        Event::EncounterOver { encounter: over } => {
            say(voice, "event-over", [("encounter", encounter(voice, *over).into())])
        }
        Event::Discarded { seat, cards } => with_cards("event-discarded", *seat, cards),
        Event::Refreshed { seat, discarded } if discarded.is_empty() => one("event-kept", *seat),
        Event::Refreshed { seat, discarded } => with_cards("event-discarded", *seat, discarded),
        Event::TieBreak { seats, .. } => group("event-tie", *seats),
        Event::GameOver { winners } => group("event-won", *winners),
        Event::AllDead {} => plain(voice, "event-all-dead"),
    }
}

fn started(voice: &Voice<'_>, heroes: &[HeroId], encounters: u8) -> String {
    let hero_of = |(seat, id): (u8, &HeroId)| {
        say(
            voice,
            "hero-of",
            [("who", name(voice, Seat::new(seat))), ("hero", hero(voice, *id).into())],
        )
    };
    let all: Vec<String> = (0..).zip(heroes).map(hero_of).collect();
    let args =
        [("heroes", things(voice, &all).into()), ("encounters", usize::from(encounters).into())];
    say(voice, "event-game-started", args)
}

/// SR-203: a creature with its Life, a trap with its threshold, if it has one.
fn encountered(voice: &Voice<'_>, id: EncounterId, marker: u16, is_risen: bool) -> String {
    let named = ("encounter", Arg::from(encounter(voice, id)));
    let rule = ("text", Arg::from(id.print().text.get(voice.language)));
    let lives = ("life", Arg::from(life(voice, marker)));
    match (id.is_trap(), is_risen) {
        (false, true) => say(voice, "event-encounter-risen", [named, rule, lives]),
        (false, false) => say(voice, "event-encounter", [named, rule, lives]),
        (true, _) if marker > 0 => {
            say(voice, "event-encounter-threshold", [named, rule, ("threshold", marker.into())])
        }
        (true, _) => say(voice, "event-encounter-trap", [named, rule]),
    }
}

fn cured(voice: &Voice<'_>, by: Seat, seat: Seat, potion: Card, healed: u8, gained: u16) -> String {
    let potion = ("potion", card(voice, potion).into());
    let healed = ("life", life(voice, u16::from(healed)).into());
    if by == seat {
        about(voice, "event-healed-self", [("who", seat)], [potion, healed])
    } else {
        let gained = ("prestige", prestige(voice, gained).into());
        about(voice, "event-healed-other", [("by", by), ("who", seat)], [potion, healed, gained])
    }
}

fn token_killed(voice: &Voice<'_>, by: Seat, killed: Aim, gained: u16) -> String {
    let killed = ("aim", aim(voice, killed).into());
    if gained == 0 {
        about(voice, "event-token-killed", [("who", by)], [killed])
    } else {
        let more = [killed, ("prestige", prestige(voice, gained).into())];
        about(voice, "event-token-killed-prestige", [("who", by)], more)
    }
}

/// "4 +3 = 7 Prestige".
fn defeated(voice: &Voice<'_>, id: EncounterId, by: Seat, worth: u16, bonus: u16) -> String {
    // SR-807: the Wolves have been paid for one by one.
    if worth + bonus == 0 {
        return about(
            voice,
            "event-ended",
            [("who", by)],
            [("encounter", encounter(voice, id).into())],
        );
    }
    let gained = prestige(voice, worth + bonus);
    let gained = if worth == 0 || bonus == 0 {
        gained
    } else {
        say(
            voice,
            "prestige-bonus",
            [("prestige", worth.into()), ("bonus", bonus.into()), ("total", gained.into())],
        )
    };
    let key = if id.is_trap() { "event-trap-won" } else { "event-defeated" };
    about(
        voice,
        key,
        [("who", by)],
        [("encounter", encounter(voice, id).into()), ("prestige", gained.into())],
    )
}
