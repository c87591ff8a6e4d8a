//! The law of the deal: an option that sets what chance should is declared, and no other option does.
//!
//! A table is dealt from many seeds. Wherever an ordinary table is different from seed to seed, every table with one
//! option changed must be so too, as much as before, unless the game declares the option in
//! [`Hosts::SET_THE_DEAL`](shelf::Hosts::SET_THE_DEAL); and those it declares must be seen to set something.

use std::collections::BTreeMap;

use kernel::{Rng, Seed, Viewer};
use serde_json::{Value, json};
use shelf::{AnyGame, AnyTable, Language, Setting, Voice};

use crate::settings::{Tries, partner};

/// From how many seeds each table is dealt.
const SEEDS: u32 = 48;
/// The most answers before chance speaks: decks and the like are chosen first.
const BEFORE_THE_DEAL: u32 = 16;

/// Tries every option: the values the form offers, and those given `beside` it for options that are not in the form.
/// Options that are `agreed` say what is played (a scenario, a ground, teams), which the rules leave to those who set
/// the table; everything else is held to the law.
///
/// # Panics
/// Naming an option that sets the deal and is not declared, one that is declared and does not, or one that was not
/// tried.
pub fn check_deal(game: &dyn AnyGame, beside: &[(&str, Value)], agreed: &[&str]) {
    let ordinary = game.configure(&json!({}), None).expect("an ordinary table can be set");
    let settings = game.settings(Language::Fr);
    let mut spreads = Spreads { game, known: BTreeMap::new() };
    for (key, default) in ordinary.as_object().expect("an object") {
        if key == "players" || agreed.contains(&key.as_str()) {
            continue;
        }
        let of_form = settings.iter().find(|setting| setting.key == *key);
        let mut values = of_form.map_or_else(Vec::new, |setting| Tries::of(setting).good);
        values
            .extend(beside.iter().filter(|(name, _)| name == key).map(|(_, value)| value.clone()));
        values.retain(|value| value != default);
        assert!(!values.is_empty(), "{}: {key}: no other value was tried", game.slug());
        let sets =
            values.iter().filter(|value| spreads.sets_the_deal(&settings, key, value)).count();
        let is_declared = spreads.is_declared(&settings, key, &values[0]);
        assert!(!is_declared || sets > 0, "{}: {key} is declared and sets nothing", game.slug());
    }
}

/// How tables differ from seed to seed, by what they were set to.
struct Spreads<'a> {
    game: &'a dyn AnyGame,
    known: BTreeMap<String, BTreeMap<String, Spread>>,
}

/// The values found at one place of a table, and how often.
type Spread = BTreeMap<String, u32>;

impl Spreads<'_> {
    /// A table with this value, and the same without it.
    fn tables(&self, settings: &[Setting], key: &str, value: &Value) -> [Value; 2] {
        let slug = self.game.slug();
        let (players, without) = partner(self.game, settings, key, value)
            .unwrap_or_else(|| panic!("{slug}: {key}: a table cannot be set with {value}"));
        let mut with = without.clone();
        with[key] = value.clone();
        [without, with]
            .map(|given| self.game.configure(&given, Some(players)).expect("it was tried"))
    }

    fn is_declared(&self, settings: &[Setting], key: &str, value: &Value) -> bool {
        let [_, after] = self.tables(settings, key, value);
        !self.game.deal_set_by(&after).expect("it was configured").is_empty()
    }

    /// Whether an option sets the deal with this value. Only one that is declared may.
    fn sets_the_deal(&mut self, settings: &[Setting], key: &str, value: &Value) -> bool {
        let slug = self.game.slug();
        let is_declared = self.is_declared(settings, key, value);
        let [before, after] = self.tables(settings, key, value);
        let draws_seats = |config| self.game.shuffles_seats(config).expect("it was configured");
        let seats_set = draws_seats(&before) && !draws_seats(&after);
        assert!(
            is_declared || !seats_set,
            "{slug}: {key} = {value} seats people, and is not declared"
        );
        let narrowed = self.narrowed(&before, &after);
        if let Some(place) = &narrowed {
            assert!(
                is_declared,
                "{slug}: {key} = {value} sets the deal at {place}, and is not declared"
            );
        }
        seats_set || narrowed.is_some()
    }

    /// A place at which chance has less to say than before.
    fn narrowed(&mut self, before: &Value, after: &Value) -> Option<String> {
        let after = deals(self.game, after);
        let before =
            self.known.entry(before.to_string()).or_insert_with(|| deals(self.game, before));
        let less = |place: &&String| {
            after.get(*place).is_some_and(|after| is_narrower(&before[*place], after))
        };
        before.keys().find(less).cloned()
    }
}

/// Whether a place that differed from seed to seed hardly does so any more. Rare differences may be luck, and so may a
/// few values more or less.
fn is_narrower(before: &Spread, after: &Spread) -> bool {
    let most = |spread: &Spread| spread.values().max().copied().unwrap_or(0);
    let is_fixed = 4 * most(before) <= 3 * SEEDS && most(after) == SEEDS;
    is_fixed || (before.len() >= 8 && 2 * after.len() < before.len())
}

/// What a table with this configuration looks like once chance has spoken, place by place, over all seeds.
fn deals(game: &dyn AnyGame, config: &Value) -> BTreeMap<String, Spread> {
    let mut spreads = BTreeMap::new();
    for number in 0..SEEDS {
        let seed: Seed = Rng::from_number(u64::from(number)).seed();
        let mut table = game.open(config, seed).expect("it was configured");
        let mut position = whole(table.as_ref());
        let mut whims = Rng::from_number(1);
        for _ in 0..BEFORE_THE_DEAL {
            if position["rng"]["drawn"] != json!(0) {
                break;
            }
            let Some(seat) = table.waiting().lowest() else { break };
            let answer = table.bot_answer(seat, "random", &mut whims).expect("there is such a bot");
            let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
            table.apply(&voice, seat, None, &answer).expect("bots do what is allowed");
            position = whole(table.as_ref());
        }
        for part in ["state", "flow", "question"] {
            add(&position[part], part.to_owned(), &mut spreads);
        }
    }
    spreads
}

/// Everything there is to know about a table.
fn whole(table: &dyn AnyTable) -> Value {
    let mut file: Value = serde_json::from_str(&table.position()).expect("a position is JSON");
    file["position"].take()
}

fn add(value: &Value, place: String, spreads: &mut BTreeMap<String, Spread>) {
    match value {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                add(item, format!("{place}/{at}"), spreads);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                add(field, format!("{place}/{name}"), spreads);
            }
        }
        leaf @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
            *spreads.entry(place).or_default().entry(leaf.to_string()).or_default() += 1
        }
    }
}
