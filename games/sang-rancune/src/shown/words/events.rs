//! What happened, one plain sentence each. Every number is explained where it is told (SR-403).

use kernel::{Seat, Seats};
use shelf::{Arg, Line, Voice};

use super::clauses::{low_blow_clauses, struck_clauses, wasted_clauses};
use super::sums::sum;
use super::{
    aim, card, cards, damage, encounter, hero, life, list, name, names, plain, ploy, prestige, say,
    targets, whom, words,
};
use crate::cards::Card;
use crate::cards::encounters::{EncounterId, Form};
use crate::cards::heroes::HeroId;
use crate::table::event::Event;
use crate::table::flow::{Aim, Group};

pub(crate) fn event(voice: &Voice<'_>, event: &Event) -> Line {
    let (text, clauses) = sentence(voice, event);
    Line { text, clauses: clauses.iter().map(|clause| (*clause).to_owned()).collect() }
}

/// A sentence about one player (`yes` to himself) or several (by role), with whatever else it needs.
fn about<const R: usize, const M: usize>(
    voice: &Voice<'_>,
    key: &str,
    roles: [(&'static str, Seat); R],
    more: [(&'static str, Arg<'_>); M],
) -> String {
    let mine = roles.iter().find(|(_, seat)| voice.is_me(*seat));
    let you = mine.map_or("no", |(role, _)| if R == 1 { "yes" } else { role });
    let mut args: Vec<(&str, Arg<'_>)> = vec![("you", you.into())];
    args.extend(roles.map(|(role, seat)| (role, name(voice, seat))));
    args.extend(more);
    words().say(voice.language, key, &args).replace("!.", "!")
}

type Told = (String, &'static [&'static str]);

fn sentence(voice: &Voice<'_>, event: &Event) -> Told {
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
    let group = |key: &str, seats: Seats| say(voice, key, [("names", names(voice, seats).into())]);
    match event {
        Event::GameStarted { heroes, encounters } => {
            (started(voice, heroes, *encounters), &["SR-101", "SR-103"])
        }
        Event::Dealt { yours } => {
            let hand = yours
                .as_ref()
                .map_or_else(|| "none".into(), |hand| cards(voice, hand.iter().copied()));
            (say(voice, "event-dealt", [("cards", hand.into())]), &["SR-104"])
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
            (
                say(voice, "event-initiative", [("order", order.join(", ").into())]),
                &["SR-206", "SR-318"],
            )
        }
        Event::RoundStarted { round } => {
            (number("event-round", "round", u16::from(*round)), &["SR-302"])
        }
        Event::AttacksSet { seats } => (group("event-attacks-set", *seats), &["SR-303"]),
        Event::SetOpenly { seat, cards } => {
            (with_cards("event-set-openly", *seat, cards), &["SR-821"])
        }
        Event::Drew { seat, card: Some(card) } => {
            (with_card("event-drew-known", *seat, *card), &["SR-322"])
        }
        Event::Drew { seat, card: None } => (one("event-drew", *seat), &["SR-322"]),
        Event::ItemDrawn { seat, item } => {
            (with_item("event-item-drawn", *seat, *item), &["SR-601"])
        }
        Event::Reshuffled {} => (plain(voice, "event-reshuffled"), &["SR-108"]),
        Event::DrinkOffered { from, to, potion } => {
            let roles = [("from", *from), ("to", *to)];
            (
                about(
                    voice,
                    "event-drink-offered",
                    roles,
                    [("potion", card(voice, *potion).into())],
                ),
                &["SR-605"],
            )
        }
        Event::DrinkRefused { from, to, potion } => {
            let roles = [("from", *from), ("to", *to)];
            (
                about(
                    voice,
                    "event-drink-refused",
                    roles,
                    [("potion", card(voice, *potion).into())],
                ),
                &["SR-605"],
            )
        }
        Event::Healed { by, seat, potion, healed, prestige } => {
            (cured(voice, *by, *seat, *potion, *healed, *prestige), &["SR-605", "SR-102"])
        }
        Event::PotionDrunk { seat, potion } => {
            (with_potion("event-potion-drunk", *seat, *potion), &["SR-606"])
        }
        Event::PotionEnded { seat, potion } => {
            (with_potion("event-potion-ended", *seat, *potion), &["SR-606", "SR-607"])
        }
        Event::TradeOffered { from, to, give, take } => {
            let goods = [
                ("give", cards(voice, give.iter()).into()),
                ("take", cards(voice, take.iter()).into()),
            ];
            (
                about(voice, "event-trade-offered", [("from", *from), ("to", *to)], goods),
                &["SR-1001"],
            )
        }
        Event::TradeAnswered { from, to, agreed } => {
            let key = if *agreed { "event-trade-agreed" } else { "event-trade-refused" };
            (about(voice, key, [("from", *from), ("to", *to)], []), &["SR-1001"])
        }
        Event::ItemTaken { by, from: Some(from), item } => {
            let roles = [("by", *by), ("from", *from)];
            (
                about(voice, "event-item-taken", roles, [("item", card(voice, *item).into())]),
                &["SR-601"],
            )
        }
        Event::ItemTaken { by, from: None, item } => {
            (with_item("event-item-found", *by, *item), &["SR-814"])
        }
        Event::ItemDestroyed { by, from, item } => {
            let roles = [("by", *by), ("from", *from)];
            (
                about(voice, "event-item-destroyed", roles, [("item", card(voice, *item).into())]),
                &["SR-522"],
            )
        }
        Event::LootLeft { from, items } => {
            let left = [("from", name(voice, *from)), ("items", cards(voice, items.iter()).into())];
            (say(voice, "event-loot-left", left), &["SR-916", "SR-R24"])
        }
        Event::CardPassed { from, to, card: Some(passed) } => {
            let roles = [("from", *from), ("to", *to)];
            (
                about(
                    voice,
                    "event-card-passed-known",
                    roles,
                    [("card", card(voice, *passed).into())],
                ),
                &["SR-820"],
            )
        }
        Event::CardPassed { from, to, card: None } => {
            (about(voice, "event-card-passed", [("from", *from), ("to", *to)], []), &["SR-820"])
        }
        Event::Revealed { seat, cards } => {
            (with_cards("event-revealed", *seat, cards), &["SR-308"])
        }
        Event::Missed { seat, cards } => {
            (with_cards("event-missed", *seat, cards), &["SR-311", "SR-412"])
        }
        Event::Replaced { seat, card } => {
            (with_card("event-replaced", *seat, *card), &["SR-417", "SR-419"])
        }
        Event::Brought { seat, cards, face_down: false } => {
            (with_cards("event-brought", *seat, cards), &["SR-420"])
        }
        Event::Brought { seat, cards, face_down: true } => {
            (with_cards("event-brought-later", *seat, cards), &["SR-419", "SR-315"])
        }
        Event::DeclaredHeroic { seat, card } => {
            (with_card("event-heroic", *seat, *card), &["SR-404", "SR-406"])
        }
        Event::Blessed { seat } => (one("event-blessed", *seat), &["SR-409"]),
        Event::Prepared { seat, card } => (with_card("event-prepared", *seat, *card), &["SR-422"]),
        Event::Wasted { seat, card } => {
            (with_card("event-wasted", *seat, *card), wasted_clauses(*card))
        }
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
            (about(voice, key, [("who", *seat)], more), struck_clauses(*counter, riders))
        }
        Event::Swallowed { seat, card, .. } => {
            (with_card("event-swallowed", *seat, *card), &["SR-818"])
        }
        Event::FireballThrown { seat, damage: dealt, burned } => {
            let more =
                [("damage", damage(voice, *dealt).into()), ("burned", burned.to_string().into())];
            (about(voice, "event-fireball", [("who", *seat)], more), &["SR-611", "SR-612"])
        }
        Event::Jostled { by, seats } => (
            about(voice, "event-jostled", [("who", *by)], [("names", names(voice, *seats).into())]),
            &["SR-410"],
        ),
        Event::Tripped { by, seat } => {
            (about(voice, "event-tripped", [("by", *by), ("who", *seat)], []), &["SR-412"])
        }
        Event::HeadGrown { heads } => {
            (number("event-head-grown", "heads", u16::from(*heads)), &["SR-813"])
        }
        Event::LowBlowPlayed { seat, ploy: played } => {
            let text = ploy(voice, None, played, None);
            (
                about(voice, "event-low-blow", [("who", *seat)], [("ploy", text.into())]),
                low_blow_clauses(played.card),
            )
        }
        Event::LowBlowCancelled { by, card: cancelled, of, taken } => {
            let (key, clauses): (_, &[&str]) = if *taken {
                ("event-cancelled-taken", &["SR-505"])
            } else {
                ("event-cancelled", &["SR-504"])
            };
            (
                about(
                    voice,
                    key,
                    [("by", *by), ("of", *of)],
                    [("card", card(voice, *cancelled).into())],
                ),
                clauses,
            )
        }
        Event::SetCardsLost { seat, cards } => {
            (with_cards("event-set-lost", *seat, cards), &["SR-508"])
        }
        Event::SetCardsSwapped { one, two } => {
            (about(voice, "event-set-swapped", [("one", *one), ("two", *two)], []), &["SR-510"])
        }
        Event::InitiativeSwapped { one, two } => (
            about(voice, "event-initiative-swapped", [("one", *one), ("two", *two)], []),
            &["SR-507"],
        ),
        Event::AttackTurned { seat, card, to_zero: true } => {
            (with_card("event-turned-zero", *seat, *card), &["SR-513"])
        }
        Event::AttackTurned { seat, card, to_zero: false } => {
            (with_card("event-turned-up", *seat, *card), &["SR-514"])
        }
        Event::MadeClumsy { seat, card } => (with_card("event-clumsy", *seat, *card), &["SR-518"]),
        Event::LifeChanged { change, life } => {
            let change = if *change < 0 {
                format!("−{}", change.unsigned_abs())
            } else {
                format!("+{change}")
            };
            (
                say(
                    voice,
                    "event-life-changed",
                    [("change", change.into()), ("life", (*life).into())],
                ),
                &["SR-714"],
            )
        }
        Event::LifeAdjusted { damage: 0, .. } => (plain(voice, "event-adjusted-none"), &["SR-317"]),
        Event::LifeAdjusted { damage, life } => {
            let sum = [
                ("before", (*life + *damage).into()),
                ("damage", (*damage).into()),
                ("life", (*life).into()),
            ];
            (say(voice, "event-adjusted", sum), &["SR-317"])
        }
        Event::CoinFlipped { form, tokens } => {
            let key = match form {
                Form::Colossus => "event-coin-colossus",
                Form::Mist => "event-coin-mist",
            };
            (number(key, "tokens", u16::from(*tokens)), &["SR-812"])
        }
        Event::TokenAdded { tokens } => {
            (number("event-token-added", "tokens", u16::from(*tokens)), &["SR-811"])
        }
        Event::Marked { seats } => (group("event-marked", *seats), &["SR-806"]),
        Event::Jammed { cards: jammed, damage: lost } => {
            let args = [
                ("cards", cards(voice, jammed.iter().copied()).into()),
                ("damage", damage(voice, *lost).into()),
            ];
            (say(voice, "event-jammed", args), &["SR-805"])
        }
        Event::DeadRaised { encounter: risen } => (
            say(voice, "event-dead-raised", [("encounter", encounter(voice, *risen).into())]),
            &["SR-809"],
        ),
        Event::EncounterAdded {} => (plain(voice, "event-encounter-added"), &["SR-810"]),
        Event::ThresholdLowered { life } => (number("event-threshold", "life", *life), &["SR-823"]),
        Event::Fatigue { damage } => (
            say(voice, "event-fatigue", [("life", life(voice, u16::from(*damage)).into())]),
            &["SR-324"],
        ),
        Event::CreatureAims { group, targets: hits } => {
            let (key, clauses): (_, &[&str]) = match group {
                Group::Random => ("event-aims-random", &["SR-702", "SR-703"]),
                Group::Precise => ("event-aims-precise", &["SR-704", "SR-709"]),
            };
            (say(voice, key, [("targets", targets(voice, hits.iter().copied()).into())]), clauses)
        }
        Event::NobodyMatches { damage } => (
            say(voice, "event-nobody-matches", [("life", life(voice, u16::from(*damage)).into())]),
            &["SR-705"],
        ),
        Event::CreatureBanished {} => (plain(voice, "event-banished"), &["SR-409", "SR-712"]),
        Event::HitRedirected { from, to } => (
            about(voice, "event-redirected", [("from", *from), ("to", *to)], []),
            &["SR-519", "SR-520"],
        ),
        Event::Wounded { seat, damage: taken, life: left } => {
            let more = [
                ("damage", damage(voice, *taken).into()),
                ("life", life(voice, u16::from(*left)).into()),
            ];
            (about(voice, "event-wounded", [("who", *seat)], more), &["SR-707"])
        }
        Event::Unharmed { seat } => (one("event-unharmed", *seat), &["SR-610"]),
        Event::CardLost { seat, card } => (with_card("event-card-lost", *seat, *card), &["SR-801"]),
        Event::ItemSwallowed { seat, item } => {
            (with_item("event-item-swallowed", *seat, *item), &["SR-814"])
        }
        Event::Petrified { seat } => (one("event-petrified", *seat), &["SR-815"]),
        Event::CounterAttacked { seat, with } => {
            (with_card("event-counter", *seat, *with), &["SR-429"])
        }
        Event::Died { seat, cards } => {
            (with_cards("event-died", *seat, cards), &["SR-912", "SR-913"])
        }
        Event::TokenKilled { by, aim: killed, prestige } => {
            token_killed(voice, *by, *killed, *prestige)
        }
        Event::BridgeChosen { crossed, held } => {
            let args =
                [("crossed", names(voice, *crossed).into()), ("held", names(voice, *held).into())];
            (say(voice, "event-bridge", args), &["SR-825"])
        }
        Event::EncounterDefeated { encounter, by, prestige, bonus } => {
            (defeated(voice, *encounter, *by, *prestige, *bonus), &["SR-901", "SR-902"])
        }
        Event::EncounterOver { encounter: over } => {
            (say(voice, "event-over", [("encounter", encounter(voice, *over).into())]), &["SR-906"])
        }
        Event::Discarded { seat, cards } => {
            (with_cards("event-discarded", *seat, cards), &["SR-107"])
        }
        Event::Refreshed { seat, discarded } if discarded.is_empty() => {
            (one("event-kept", *seat), &["SR-904"])
        }
        Event::Refreshed { seat, discarded } => {
            (with_cards("event-discarded", *seat, discarded), &["SR-904"])
        }
        Event::TieBreak { seats, .. } => (group("event-tie", *seats), &["SR-909"]),
        Event::GameOver { winners } => (group("event-won", *winners), &["SR-908"]),
        Event::AllDead {} => (plain(voice, "event-all-dead"), &["SR-911"]),
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
        [("heroes", list(voice, &all).into()), ("encounters", usize::from(encounters).into())];
    say(voice, "event-game-started", args)
}

/// SR-203: a creature with its Life, a trap with its threshold, if it has one.
fn encountered(voice: &Voice<'_>, id: EncounterId, marker: u16, is_risen: bool) -> Told {
    let named = ("encounter", Arg::from(encounter(voice, id)));
    let rule = ("text", Arg::from(id.print().text.get(voice.language)));
    let lives = ("life", Arg::from(life(voice, marker)));
    match (id.is_trap(), is_risen) {
        (false, true) => (say(voice, "event-encounter-risen", [named, rule, lives]), &["SR-809"]),
        (false, false) => (say(voice, "event-encounter", [named, rule, lives]), &["SR-203"]),
        (true, _) if marker > 0 => (
            say(voice, "event-encounter-threshold", [named, rule, ("threshold", marker.into())]),
            &["SR-203", "SR-713"],
        ),
        (true, _) => (say(voice, "event-encounter-trap", [named, rule]), &["SR-203", "SR-713"]),
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

fn token_killed(voice: &Voice<'_>, by: Seat, killed: Aim, gained: u16) -> Told {
    let clauses: &[&str] = match killed {
        Aim::Wolf { .. } => &["SR-807"],
        Aim::Goblin { .. } => &["SR-808"],
        Aim::Creature {} => &["SR-901"],
    };
    let killed = ("aim", aim(voice, killed).into());
    let text = if gained == 0 {
        about(voice, "event-token-killed", [("who", by)], [killed])
    } else {
        let more = [killed, ("prestige", prestige(voice, gained).into())];
        about(voice, "event-token-killed-prestige", [("who", by)], more)
    };
    (text, clauses)
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
