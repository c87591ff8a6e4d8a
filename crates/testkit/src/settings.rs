//! Fills the form of a game in: everything it offers can be played with, and what lies beyond cannot.

use serde_json::{Map, Value, json};
use shelf::{AnyGame, Language, Setting, SettingKind, SettingValue};

/// Every option of a game is a setting or one of those left out; a table set with nothing but defaults is an ordinary
/// one; whatever a setting offers is accepted, and what lies one beyond is refused; all of it is said in both
/// languages.
///
/// # Panics
/// Naming the first setting that is wrong.
pub fn check_settings(game: &dyn AnyGame, left_out: &[&str]) {
    let ordinary = game.configure(&json!({}), None).expect("an ordinary table can be set");
    let settings = game.settings(Language::Fr);
    every_option_has_its_place(&settings, &ordinary, left_out);
    for setting in &settings {
        let key = &setting.key;
        assert_eq!(setting.default, ordinary[key], "{key}: the default");
        let tries = Tries::of(setting);
        for value in tries.good {
            assert!(is_accepted(game, &settings, setting, &value), "{key}: {value} is offered");
        }
        for value in tries.bad {
            assert!(!is_accepted(game, &settings, setting, &value), "{key}: {value} is beyond");
        }
        let text = json!(setting);
        assert_eq!(serde_json::from_value::<Setting>(text).ok().as_ref(), Some(setting), "{key}");
    }
    both_languages_say_it(&settings, &game.settings(Language::En));
}

/// A table can be set with these options, and has them then.
///
/// # Panics
/// Naming the first option that is not as it was given.
#[track_caller]
pub fn takes_options(game: &dyn AnyGame, given: &Value, players: u8) {
    let config = game.configure(given, Some(players)).unwrap_or_else(|why| panic!("{why}"));
    for (option, value) in given.as_object().expect("options are an object") {
        assert_eq!(&config[option], value, "{option}");
    }
    assert_eq!(config["players"], players);
}

/// These options are refused, with a sentence that contains these words.
///
/// # Panics
/// If they are not, or in other words.
#[track_caller]
pub fn refuses_options(game: &dyn AnyGame, given: &Value, players: Option<u8>, words: &str) {
    let problem = game.configure(given, players).expect_err("it cannot be played").to_string();
    assert!(problem.contains(words), "{problem}");
}

fn every_option_has_its_place(settings: &[Setting], ordinary: &Value, left_out: &[&str]) {
    let mut placed: Vec<&str> = settings.iter().map(|setting| setting.key.as_str()).collect();
    placed.extend(left_out);
    placed.sort_unstable();
    let mut options: Vec<&str> =
        ordinary.as_object().expect("an object").keys().map(String::as_str).collect();
    options.sort_unstable();
    assert_eq!(placed, options, "settings and left out, and the options of the configuration");
}

/// Values a setting offers, and values just beyond them.
#[derive(Default)]
pub(crate) struct Tries {
    pub(crate) good: Vec<Value>,
    bad: Vec<Value>,
}

impl Tries {
    pub(crate) fn of(setting: &Setting) -> Self {
        match &setting.kind {
            SettingKind::Toggle {} => {
                Self { good: vec![json!(true), json!(false)], bad: vec![json!("yes"), Value::Null] }
            }
            SettingKind::Number { least, most, step, zero_means_none } => {
                number(setting, [*least, *most, *step], *zero_means_none)
            }
            SettingKind::Choice { values } => choice(values),
            SettingKind::Several { values, least, most, one_per_player: _, may_be_null } => {
                several(values, [*least, *most]).with_null(*may_be_null)
            }
            SettingKind::EachSeat { values } => each_seat(values),
            SettingKind::Group { members, may_be_null } => group(members).with_null(*may_be_null),
        }
    }

    fn with_null(mut self, allowed: bool) -> Self {
        if allowed { &mut self.good } else { &mut self.bad }.push(Value::Null);
        self
    }
}

fn number(setting: &Setting, [least, most, step]: [u32; 3], zero_means_none: bool) -> Tries {
    let key = &setting.key;
    assert!(least < most && step > 0 && (most - least).is_multiple_of(step), "{key}: the steps");
    let default = setting.default.as_u64().and_then(|number| u32::try_from(number).ok());
    let default = default.unwrap_or_else(|| panic!("{key}: the default is a number"));
    let is_offered = default >= least && default <= most && (default - least).is_multiple_of(step);
    assert!(is_offered || (zero_means_none && default == 0), "{key}: a form cannot show {default}");
    let mut tries = Tries {
        good: [least, least + step, most].map(Value::from).to_vec(),
        bad: vec![json!(most + 1), json!("many")],
    };
    if zero_means_none { &mut tries.good } else { &mut tries.bad }.push(json!(0));
    if least > 1 {
        tries.bad.push(json!(least - 1));
    }
    tries
}

fn choice(values: &[SettingValue]) -> Tries {
    let good: Vec<Value> = values.iter().map(|value| value.value.clone()).collect();
    let highest = good.iter().filter_map(Value::as_u64).max();
    let beyond = highest.map_or_else(|| json!("something else"), |highest| json!(highest + 1));
    Tries { good, bad: vec![beyond, Value::Null] }
}

fn several(values: &[SettingValue], [least, most]: [u32; 2]) -> Tries {
    let first = |count: u32| {
        values.iter().take(count as usize).map(|value| &value.value).collect::<Vec<_>>()
    };
    let mut twice = first(most);
    twice[0] = twice[1];
    let good = vec![json!(first(least)), json!(first(most))];
    let mut bad = vec![json!(twice), json!(["something else"])];
    bad.extend(least.checked_sub(1).map(|fewer| json!(first(fewer))));
    Tries { good, bad }
}

/// Every value for the first seat, and the last for two.
fn each_seat(values: &[SettingValue]) -> Tries {
    let mut good: Vec<Value> = values.iter().map(|value| json!([value.value])).collect();
    good.extend(values.last().map(|value| json!([value.value, value.value])));
    Tries { good, bad: vec![json!(["something else"]), json!("something else"), Value::Null] }
}

/// Every member is tried while the others have what they begin with.
fn group(members: &[Setting]) -> Tries {
    let begin: Map<String, Value> =
        members.iter().map(|member| (member.key.clone(), member.default.clone())).collect();
    let with = |member: &Setting, value: Value| {
        let mut group = begin.clone();
        group.insert(member.key.clone(), value);
        Value::Object(group)
    };
    let mut tries = Tries { good: vec![Value::Object(begin.clone())], bad: vec![json!({})] };
    for member in members {
        let of_member = Tries::of(member);
        tries.good.extend(of_member.good.into_iter().map(|value| with(member, value)));
        tries.bad.extend(of_member.bad.into_iter().map(|value| with(member, value)));
    }
    tries
}

/// Whether a table can be set with this value, and has it then.
fn is_accepted(game: &dyn AnyGame, settings: &[Setting], setting: &Setting, value: &Value) -> bool {
    partner(game, settings, &setting.key, value).is_some()
}

/// With how many players and which other choice a table can be set with this value, and has it then. A value may ask for
/// a choice made elsewhere in the form, such as how long a list must be: one such choice that makes it possible is enough.
pub(crate) fn partner(
    game: &dyn AnyGame,
    settings: &[Setting],
    key: &str,
    value: &Value,
) -> Option<(u8, Value)> {
    let kind = settings.iter().find(|setting| setting.key == key).map(|setting| &setting.kind);
    let numbers = kind.map_or_else(|| game.players(), |kind| players_for(game, kind, value));
    let works = |(players, without): &(u8, Value)| {
        let mut given = without.clone();
        given[key] = value.clone();
        game.configure(&given, Some(*players)).is_ok_and(|config| config[key] == *value)
    };
    let others = settings.iter().filter(|other| other.key != key);
    let one_choice = others.flat_map(|other| {
        let values = values_of(&other.kind).into_iter();
        values.map(move |chosen| json!({ other.key.as_str(): chosen }))
    });
    let with: Vec<Value> = [json!({})].into_iter().chain(one_choice).collect();
    with.iter().flat_map(|with| numbers.iter().map(|n| (*n, with.clone()))).find(works)
}

/// A list with one value per player is tried with so many players, and what each seat has with any number.
fn players_for(game: &dyn AnyGame, kind: &SettingKind, value: &Value) -> Vec<u8> {
    let numbers = game.players();
    let named = match (kind, value) {
        (SettingKind::EachSeat { .. }, _) => return numbers,
        (SettingKind::Several { one_per_player: true, .. }, Value::Array(list)) => list.len() as u8,
        _ => game.default_players(),
    };
    let enough = numbers.iter().copied().find(|players| *players >= named);
    vec![enough.unwrap_or(numbers[numbers.len() - 1])]
}

/// What may make another choice possible: any value of a choice, or as many of several as there may be.
fn values_of(kind: &SettingKind) -> Vec<Value> {
    match kind {
        SettingKind::Choice { values } => values.iter().map(|value| value.value.clone()).collect(),
        SettingKind::Several { values, most, .. } => {
            let all = values.iter().take(*most as usize).map(|value| &value.value);
            vec![json!(all.collect::<Vec<_>>())]
        }
        SettingKind::Toggle {}
        | SettingKind::Number { .. }
        | SettingKind::EachSeat { .. }
        | SettingKind::Group { .. } => Vec::new(),
    }
}

/// The same settings in both languages, in different words. Names may be the same.
fn both_languages_say_it(french: &[Setting], english: &[Setting]) {
    assert_eq!(french.len(), english.len(), "as many settings in both languages");
    for (fr, en) in french.iter().zip(english) {
        let key = &fr.key;
        assert_eq!((key, &fr.default, fr.expert), (&en.key, &en.default, en.expert));
        differ(key, [&fr.label, &en.label]);
        differ(key, [&fr.help, &en.help]);
        match (&fr.kind, &en.kind) {
            (SettingKind::Choice { values: french }, SettingKind::Choice { values: english }) => {
                for (fr, en) in french.iter().zip(english) {
                    differ(key, [&fr.label, &en.label]);
                }
                same_values(key, french, english);
            }
            (
                SettingKind::Several { values: french, .. },
                SettingKind::Several { values: english, .. },
            )
            | (
                SettingKind::EachSeat { values: french },
                SettingKind::EachSeat { values: english },
            ) => same_values(key, french, english),
            (
                SettingKind::Group { members: french, .. },
                SettingKind::Group { members: english, .. },
            ) => both_languages_say_it(french, english),
            (fr, en) => assert_eq!(fr, en, "{key}: the same kind in both languages"),
        }
    }
}

fn same_values(key: &str, french: &[SettingValue], english: &[SettingValue]) {
    assert_eq!(french.len(), english.len(), "{key}: as many values in both languages");
    for (fr, en) in french.iter().zip(english) {
        assert_eq!(fr.value, en.value, "{key}");
        assert!(!fr.label.trim().is_empty() && !en.label.trim().is_empty(), "{key}: {}", fr.value);
        differ(key, [&fr.help, &en.help]);
    }
}

fn differ(key: &str, [fr, en]: [&String; 2]) {
    assert!(!fr.trim().is_empty() && !en.trim().is_empty(), "{key}: something is not said");
    assert_ne!(fr, en, "{key}: the same words in both languages");
}
