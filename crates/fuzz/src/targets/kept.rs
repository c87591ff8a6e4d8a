//! What the server finds on its own disk: logs of tables, films of records, its settings. Nobody else writes there, but a
//! disk may spoil it, and a person may have edited it.

use kernel::{Seat, Viewer};
use serde_json::json;
use server::Settings;
use server::testing::{go_on, keep_film, kept_film, normal_url, read_log};
use shelf::{AnyGame, Film, Language, Record};

use super::{for_each_game, ordinary, record_of};

/// The longest log that is played again here.
const MOST_LINES: usize = 200;

/// The lines of a table's log, as they stand in the store.
pub(super) fn logs(bytes: &[u8]) -> String {
    let Ok(text) = str::from_utf8(bytes) else { return "no text".into() };
    let lines: Vec<String> = text.lines().take(MOST_LINES).map(str::to_owned).collect();
    let said = read_log(&lines);
    assert!(!said.contains("the program stopped"), "rules stop in the middle of a log: {said}");
    said
}

/// A table at which bots sit, a few answers on, and what people do beside answering.
pub(super) fn first_logs() -> Vec<Vec<u8>> {
    for_each_game(|game| {
        let config = ordinary(game);
        let seats = game.seats(&config).expect("it has seats");
        let created = json!({
            "e": "created", "at": 1,
            "setup": {
                "game": game.slug(), "rules": game.rules(), "config": config,
                "name": "Table", "public": false, "clock": { "is": "none" }, "options": {},
                "host": "ana", "host_name": "Ana",
                "seats": vec![json!({ "is": "open" }); usize::from(seats)],
                "secret": "07".repeat(32), "commitment": "07".repeat(32),
            },
        });
        let sat = (0..seats).map(|seat| {
            let guest = format!("guest {seat}");
            json!({ "e": "sat", "at": 2, "seat": seat, "guest": guest, "name": guest })
        });
        let beside = [
            json!({ "e": "salted", "at": 3, "seat": 0, "salt": "c0ffee" }),
            json!({ "e": "renamed", "at": 3, "seat": 1, "name": "Bruno" }),
            json!({ "e": "started", "at": 4 }),
            json!({ "e": "said", "at": 5, "seat": 0, "name": "Ana", "text": "é", "gallery": false }),
            json!({ "e": "paused", "at": 6, "paused": true }),
            json!({ "e": "paused", "at": 7, "paused": false }),
            json!({ "e": "end_voted", "at": 8, "seat": 1, "end": true }),
        ];
        let begun = std::iter::once(created).chain(sat).chain(beside);
        let lines = go_on(begun.map(|entry| entry.to_string()).collect(), 5);
        lines.join("\n").into_bytes()
    })
}

/// A film as the store keeps it; and the same bytes as what is in one.
pub(super) fn films(bytes: &[u8]) -> String {
    if kept_film(bytes).is_some() {
        return "a film".into();
    }
    let film = match serde_json::from_slice::<Film>(bytes) {
        Ok(film) => film,
        Err(error) => return error.to_string(),
    };
    let again = kept_film(&keep_film(&film));
    assert_eq!(again.as_ref(), Some(&film), "a film is what was kept");
    let looks =
        [(0, 0), (1, 0), (2, 1), (3, 3), (usize::MAX, 0)].into_iter().flat_map(|(at, since)| {
            let viewers =
                [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(11)), Viewer::Gallery];
            viewers.map(|viewer| film.moment(at, since, viewer, Language::Fr).is_some())
        });
    looks.map(|is_there| if is_there { 'y' } else { 'n' }).collect()
}

pub(super) fn first_films() -> Vec<Vec<u8>> {
    let film = |game: &dyn AnyGame| {
        let record: Record = record_of(game, 2);
        let film = Film::of(game, &record).expect("a game just played can be filmed");
        [serde_json::to_vec(&film).expect("a film is plain data"), keep_film(&film)]
    };
    registry::GAMES.iter().flat_map(|game| film(*game)).collect()
}

/// A file of settings.
pub(super) fn settings(bytes: &[u8]) -> String {
    let Ok(text) = str::from_utf8(bytes) else { return "no text".into() };
    match toml::from_str::<Settings>(text) {
        Err(error) => error.message().to_owned(),
        Ok(settings) => normal_url(settings).unwrap_or_else(|problem| problem),
    }
}

pub(super) fn first_settings() -> Vec<Vec<u8>> {
    let texts = [
        "listen = \"127.0.0.1:7878\"\npublic_url = \"https://play.example.org\"\nbehind_proxy = true\n",
        "requests_per_second = 20.5\nrequests_burst = 120\nforget_days = 60\n",
        "public_url = \"http://[::1]:80/\"\ndata = \"é\"\ncard_sets = \"x\"\n",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}
