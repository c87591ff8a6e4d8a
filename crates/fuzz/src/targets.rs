//! What is read. Each target takes any bytes at all and says what it made of them.

mod frames;
mod kept;
/// The lines that programs send to `sangfroid stdio`: its own code, which is part of a program and of no library.
#[path = "../../sangfroid/src/stdio/request.rs"]
#[expect(dead_code, reason = "only reading is tried")]
mod stdio;

use kernel::{Rng, Seat, Seed, Viewer};
use protocol::{
    Claim, ClientMessage, ConfigRequest, GuestClaim, KeptLists, ListDraft, NewMe, NewSalt,
    NewShare, NewTable, Rematch, SeatChange, Sit,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use shelf::fairness::Salt;
use shelf::shares::Share;
use shelf::{AnyGame, AnyTable, Language, Record, RecordSeat, Voice};

/// Something that reads from the network or from a file.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// What it is called on the command line and in the corpus.
    pub name: &'static str,
    /// In a few words, for `--help`.
    pub about: &'static str,
    /// Reads an input and says what came of it.
    pub read: fn(&[u8]) -> String,
    /// What to begin with.
    pub first: fn() -> Vec<Vec<u8>>,
    /// Words that mean something to it.
    pub words: &'static [&'static str],
    /// How many new inputs the gate tries.
    pub short: u32,
}

/// All of them.
pub static TARGETS: &[Target] = &[
    Target {
        name: "frames",
        about: "frames of the WebSocket protocol, compared with a library's",
        read: frames::read,
        first: frames::first,
        words: &[],
        short: 20_000,
    },
    Target {
        name: "messages",
        about: "what clients say over the socket of a table",
        read: |bytes| read::<ClientMessage>(bytes),
        first: messages,
        words: &[
            "hello", "answer", "seat", "serial", "action", "language", "last", "since", "\"is\":",
        ],
        short: 5_000,
    },
    Target {
        name: "requests",
        about: "bodies of HTTP requests",
        read: requests,
        first: first_requests,
        words: &[
            "game", "seats", "config", "options", "salt", "name", "player", "token", "practice",
            "share", "lists", "list", "text", "players",
        ],
        short: 3_000,
    },
    Target {
        name: "records",
        about: "records of games, read and played again",
        read: records,
        first: first_records,
        words: &["answers", "seed", "config", "outcome", "fairness", "opening", "hash", "format"],
        short: 150,
    },
    Target {
        name: "positions",
        about: "saved positions",
        read: positions,
        first: first_positions,
        words: &["public", "secrets", "flow", "config"],
        short: 200,
    },
    Target {
        name: "lists",
        about: "decks, bands, tables and whatever else players write by hand",
        read: lists,
        first: first_lists,
        words: &["name", "x", "y", "kind", "cards", "figures", "pieces"],
        short: 600,
    },
    Target {
        name: "card-sets",
        about: "files with cards of one's own",
        read: card_sets,
        first: first_card_sets,
        words: &["[[card]]", "strength", "life", "text", "fr", "en"],
        short: 300,
    },
    Target {
        name: "configurations",
        about: "options of tables, as JSON and as TOML, and the table that comes of them",
        read: configurations,
        first: first_configurations,
        words: &["players", "seats", "variants", "true", "\"\"", "[]"],
        short: 800,
    },
    Target {
        name: "answers",
        about: "answers to an open question, tried and given",
        read: answers,
        first: first_answers,
        words: &["kind", "target", "seat", "card", "x", "y", "way"],
        short: 1_000,
    },
    Target {
        name: "logs",
        about: "logs of tables, played again",
        read: kept::logs,
        first: kept::first_logs,
        words: &["\"e\":", "at", "seat", "guest", "setup", "salt", "share", "undone", "to", "by"],
        short: 150,
    },
    Target {
        name: "films",
        about: "films of records, as they are kept and as they are shown",
        read: kept::films,
        first: kept::first_films,
        words: &["frames", "views", "told", "to", "to_seat", "text", "waiting", "serial"],
        short: 300,
    },
    Target {
        name: "settings",
        about: "files of settings",
        read: kept::settings,
        first: kept::first_settings,
        words: &["listen", "public_url", "https://", "true", "nan", "-1", "data", "forget_days"],
        short: 2_000,
    },
    Target {
        name: "lines",
        about: "lines that programs send to `sangfroid stdio`",
        read: lines,
        first: first_lines,
        words: &["do", "observe", "answer", "seat", "action", "serial", "level", "from"],
        short: 5_000,
    },
];

/// The target of this name.
#[must_use]
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> String {
    serde_json::from_slice::<T>(bytes).map_or_else(|error| error.to_string(), |_| "taken".into())
}

fn messages() -> Vec<Vec<u8>> {
    [
        r#"{"do":"hello","language":"fr","last":null,"seat":0,"shared":true}"#,
        r#"{"do":"answer","serial":3,"action":{"kind":"pass"},"tag":7}"#,
        r#"{"do":"phrase","phrase":2,"about":1,"tag":1}"#,
        r#"{"do":"mute","seat":1,"mute":true}"#,
        r#"{"do":"chat","text":"é","tag":0}"#,
        r#"{"do":"ping"}"#,
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}

/// A body is read as whatever might be sent; a table that is wished for is set up.
fn requests(bytes: &[u8]) -> String {
    let others = [
        read::<Sit>(bytes),
        read::<NewSalt>(bytes),
        read::<SeatChange>(bytes),
        read::<Claim>(bytes),
        read::<Rematch>(bytes),
        read::<NewMe>(bytes),
        read::<NewShare>(bytes),
        read::<GuestClaim>(bytes),
        read::<ListDraft>(bytes),
        read::<KeptLists>(bytes),
    ];
    // What a person adds to the shuffle is read from its text.
    let text =
        |wish: &Value, field: &str| wish.get(field).and_then(Value::as_str).map(str::to_owned);
    let wish = serde_json::from_slice::<Value>(bytes).unwrap_or_default();
    let salt = text(&wish, "salt").map(|salt| salt.parse::<Salt>().is_ok());
    let share = text(&wish, "share").map(|share| share.parse::<Share>().is_ok());
    let config = serde_json::from_slice::<ConfigRequest>(bytes).map_or_else(
        |error| error.to_string(),
        |wish| {
            let set = registry::GAMES.iter().map(|game| game.configure(&wish.config, wish.players));
            set.map(|set| if set.is_ok() { 'y' } else { 'n' }).collect()
        },
    );
    let table = match serde_json::from_slice::<NewTable>(bytes) {
        Err(error) => error.to_string(),
        Ok(wish) => registry::game(&wish.game)
            .and_then(|game| game.configure(&wish.config, wish.players))
            .map_or_else(|problem| problem.to_string(), |_| "can be set".into()),
    };
    let parts = [table, config, format!("{salt:?} {share:?}")];
    others.into_iter().chain(parts).collect::<Vec<_>>().join("; ")
}

fn first_requests() -> Vec<Vec<u8>> {
    let wishes = registry::GAMES.iter().map(|game| {
        format!(
            r#"{{"game":"{}","config":{{}},"seats":[{{"is":"me"}}],"public":true}}"#,
            game.slug()
        )
    });
    let others = [
        r#"{"seat":1,"name":"Ana","salt":"c0ffee"}"#,
        r#"{"player":{"is":"bot","level":"regular"}}"#,
        r#"{"seat":1,"token":"abc"}"#,
        r#"{"name":"Zoé"}"#,
        r#"{"share":"0707070707070707070707070707070707070707070707070707070707070707"}"#,
        r#"{"salt":"0707070707070707"}"#,
        r#"{"text":"faction: rats\n1 RA/01"}"#,
        r#"{"list":{"faction":"rats","cards":{"RA/01":1}}}"#,
        r#"{"lists":["faction: rats\n1 RA/01",""]}"#,
        r#"{"config":{"players":4},"players":3}"#,
        r#"{"token":"aaaaaaaaaaaaaaaaaaaaaaaaaa"}"#,
    ];
    wishes.chain(others.map(str::to_owned)).map(String::into_bytes).collect()
}

/// A game that has been played for a while, always the same.
fn played(game: &dyn AnyGame, answers: u32) -> Box<dyn AnyTable> {
    let mut table =
        game.open(&ordinary(game), Seed([7; 32])).expect("an ordinary table can be opened");
    let mut rng = Rng::from_number(7);
    for _ in 0..answers {
        let Some(seat) = table.waiting().lowest() else { break };
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        let options = table.observe(&voice).options;
        let choice = rng.below(options.len() as u32) as usize;
        let action = options[choice].action.value();
        table.apply(&voice, seat, None, &action).expect("an option is taken");
    }
    table
}

/// The longest record that is played again here: what is read matters, not how long games are.
const MOST_ANSWERS: usize = 400;

fn records(bytes: &[u8]) -> String {
    let Ok(text) = str::from_utf8(bytes) else { return "no text".into() };
    let record = match Record::read(text) {
        Ok(record) if record.answers.len() <= MOST_ANSWERS => record,
        Ok(_) => return "too long to be tried".into(),
        Err(problem) => return problem.to_string(),
    };
    let replayed = registry::game(&record.game).and_then(|game| game.replay(&record, None));
    replayed
        .map_or_else(|problem| problem.to_string(), |replayed| format!("{:?}", replayed.faithful))
}

fn first_records() -> Vec<Vec<u8>> {
    let records = registry::GAMES.iter().map(|game| record_of(*game, 12));
    records.map(|record| serde_json::to_vec(&record).expect("a record can be written")).collect()
}

/// The options of an ordinary table.
fn ordinary(game: &dyn AnyGame) -> Value {
    let config = game.configure(&Value::Object(serde_json::Map::new()), None);
    config.expect("an ordinary table can be set")
}

/// The record of a game that has been played for a while.
fn record_of(game: &dyn AnyGame, answers: u32) -> Record {
    let seats = game.seats(&ordinary(game)).expect("it has seats");
    let seat = RecordSeat { name: "Ana".into(), by: "human".into() };
    played(game, answers).record(vec![seat; usize::from(seats)]).expect("it has a record")
}

/// The first byte says of which game.
fn split(bytes: &[u8]) -> (&'static dyn AnyGame, &[u8]) {
    let (first, rest) = bytes.split_first().map_or((0, bytes), |(first, rest)| (*first, rest));
    (registry::GAMES[usize::from(first) % registry::GAMES.len()], rest)
}

/// One input for each game.
fn for_each_game(input: impl Fn(&'static dyn AnyGame) -> Vec<u8>) -> Vec<Vec<u8>> {
    registry::GAMES.iter().map(|game| input(*game)).collect()
}

/// One input for each game, which it names.
fn for_each(input: impl Fn(&'static dyn AnyGame) -> Vec<u8>) -> Vec<Vec<u8>> {
    let games = registry::GAMES.iter().enumerate();
    games.map(|(place, game)| [vec![place as u8], input(*game)].concat()).collect()
}

fn positions(bytes: &[u8]) -> String {
    let (game, rest) = split(bytes);
    let Ok(text) = str::from_utf8(rest) else { return "no text".into() };
    match game.load(text) {
        Err(problem) => problem.to_string(),
        Ok(table) => format!("asks {}", table.waiting().len()),
    }
}

fn first_positions() -> Vec<Vec<u8>> {
    for_each(|game| played(game, 20).position().into_bytes())
}

fn lists(bytes: &[u8]) -> String {
    let Ok(text) = str::from_utf8(bytes) else { return "no text".into() };
    let kinds = registry::GAMES.iter().flat_map(|game| game.lists());
    let said = kinds.filter(|kind| text.len() <= kind.longest()).map(|kind| {
        let answer = kind.judge(text, Language::En);
        let mistake = answer.mistakes.first().map_or("good", |mistake| mistake.text.as_str());
        // What may be an option of a table can be written out again.
        let written = answer.list.as_ref().map(|list| kind.write(list, Language::Fr).is_ok());
        format!("{}: {mistake} {written:?}", kind.kind())
    });
    said.collect::<Vec<_>>().join("; ")
}

fn first_lists() -> Vec<Vec<u8>> {
    let kinds = registry::GAMES.iter().flat_map(|game| game.lists());
    let ready = kinds.filter_map(|kind| {
        let first = kind.ready(Language::En).into_iter().next()?;
        kind.write(&first.value, Language::En).ok()
    });
    ready.map(String::into_bytes).collect()
}

fn card_sets(bytes: &[u8]) -> String {
    let Ok(text) = str::from_utf8(bytes) else { return "no text".into() };
    let sets = registry::GAMES.iter().filter_map(|game| game.card_sets());
    let said = sets.map(|sets| match sets.check(text) {
        Ok(cards) => format!("{cards} cards"),
        Err(mistake) => mistake.text,
    });
    said.collect::<Vec<_>>().join("; ")
}

/// The cards of one's own with which the rules of Cannibal World are tested.
fn first_card_sets() -> Vec<Vec<u8>> {
    vec![include_bytes!("../../../games/cannibal-world/tests/own-cards.toml").to_vec()]
}

fn configurations(bytes: &[u8]) -> String {
    let (game, rest) = split(bytes);
    let given =
        serde_json::from_slice::<Value>(rest).map_err(|error| error.to_string()).or_else(|json| {
            let text = str::from_utf8(rest).map_err(|_| "no text".to_owned())?;
            toml::from_str::<Value>(text).map_err(|error| format!("{json}; {}", error.message()))
        });
    let opened = given.and_then(|given| {
        let config = game.configure(&given, None).map_err(|problem| problem.to_string())?;
        let table = game.open(&config, Seed([1; 32])).map_err(|problem| problem.to_string())?;
        Ok(format!("asks {}", table.waiting().len()))
    });
    opened.unwrap_or_else(|problem| problem)
}

fn first_configurations() -> Vec<Vec<u8>> {
    let json = for_each(|game| {
        let config = game.configure(&Value::Object(serde_json::Map::new()), None);
        config.map_or_else(|_| Vec::new(), |config| config.to_string().into_bytes())
    });
    let toml = for_each(|game| format!("players = {}\n", game.default_players()).into_bytes());
    [json, toml].concat()
}

/// An answer of whoever is asked, in a game that has gone on for a while.
fn answers(bytes: &[u8]) -> String {
    thread_local! {
        static TABLES: Vec<Box<dyn AnyTable>> =
            registry::GAMES.iter().map(|game| played(*game, 30)).collect();
    }
    let (first, rest) = bytes.split_first().map_or((0, bytes), |(first, rest)| (*first, rest));
    let Ok(action) = serde_json::from_slice::<Value>(rest) else { return "no JSON".into() };
    TABLES.with(|tables| {
        let place = usize::from(first) % tables.len();
        let table = &tables[place];
        let seat = table.waiting().lowest().unwrap_or(Seat::new(0));
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        if let Some(refused) = table.try_answer(&voice, seat, None, &action).refusal {
            return refused.text;
        }
        let again = registry::GAMES[place].load(&table.position());
        let mut table = again.expect("a position that was just written");
        let given = table.apply(&voice, seat, None, &action);
        given.map_or_else(|refused| refused.text, |()| format!("asks {}", table.waiting().len()))
    })
}

fn first_answers() -> Vec<Vec<u8>> {
    for_each(|game| {
        let table = played(game, 30);
        let seat = table.waiting().lowest().unwrap_or(Seat::new(0));
        let seen = table.observe(&Voice::new(Language::En, Viewer::Seat(seat), &[]));
        let option = seen.options.last().map(|choice| choice.action.value().to_string());
        option.unwrap_or_default().into_bytes()
    })
}

/// Read as it is read there; nothing is asked of a game, since `answers` does that.
fn lines(bytes: &[u8]) -> String {
    match stdio::Request::read(bytes) {
        Err(trouble) => {
            let written = trouble.written();
            written["error"]["text"].as_str().unwrap_or_default().to_owned()
        }
        Ok(request) => {
            let said = format!("{request:?}");
            said.split([' ', '{']).next().unwrap_or_default().to_owned()
        }
    }
}

fn first_lines() -> Vec<Vec<u8>> {
    [
        r#"{"do":"observe","seat":0}"#,
        r#"{"do":"answer","seat":1,"action":{"kind":"pass"},"serial":4}"#,
        r#"{"do":"try","seat":1,"action":[]}"#,
        r#"{"do":"log","seat":null,"from":3}"#,
        r#"{"do":"bot","seat":2,"level":"regular"}"#,
        r#"{"do":"quit"}"#,
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}
