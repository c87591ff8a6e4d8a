//! How sides, tables and ready-made bands fare when `regular` bots play: Markdown tables for
//! `docs/balance/sang-sur-la-lame.md`.
//!
//! `cargo run --release -p sang-sur-la-lame --example sides -- 200 0 2 > table.md` plays so many games of every scenario,
//! beginning with that game, on so many threads: on its tables in turn, with bands drawn from the ready-made ones, and
//! each seat plays each side equally often. Scenarios named after the numbers, such as `espion cache`, are played alone. It prints counts as well as shares, so two runs can be added up, and the same
//! games give the same counts on any number of threads.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use bots::Policy;
use kernel::{Rng, Seat, Table, Viewer};
use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::{Catalogue, Format, Role, ScenarioId, catalogue};
use sang_sur_la_lame::table::Config;
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice};
use sang_sur_la_lame::table::public::Level;
use shelf::{Language, Published};

/// How games ended, seen from the militia or side a.
#[derive(Clone, Copy, Default)]
struct Sheet {
    games: u64,
    crushing: [u64; 2],
    plain: [u64; 2],
    draws: u64,
    nobody: u64,
    turns: u64,
    answers: u64,
}

/// How often a band played, won, and shared a win.
#[derive(Clone, Copy, Default)]
struct Share {
    games: u64,
    won: u64,
    drawn: u64,
}

#[derive(Default)]
struct Book {
    scenarios: BTreeMap<ScenarioId, Sheet>,
    tables: BTreeMap<(ScenarioId, String), Sheet>,
    bands: BTreeMap<String, Share>,
}

impl Sheet {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        for side in 0..2 {
            self.crushing[side] += other.crushing[side];
            self.plain[side] += other.plain[side];
        }
        self.draws += other.draws;
        self.nobody += other.nobody;
        self.turns += other.turns;
        self.answers += other.answers;
    }
}

impl Book {
    fn add(&mut self, other: Self) {
        for (scenario, sheet) in other.scenarios {
            self.scenarios.entry(scenario).or_default().add(&sheet);
        }
        for (table, sheet) in other.tables {
            self.tables.entry(table).or_default().add(&sheet);
        }
        for (band, share) in other.bands {
            let sum = self.bands.entry(band).or_default();
            sum.games += share.games;
            sum.won += share.won;
            sum.drawn += share.drawn;
        }
    }
}

fn main() -> io::Result<()> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let (numbers, names): (Vec<&String>, _) =
        given.iter().partition(|text| text.parse::<u64>().is_ok());
    let mut numbers = numbers.into_iter().filter_map(|text| text.parse::<u64>().ok());
    let mut number = |usual| numbers.next().unwrap_or(usual);
    let (games, first) = (number(20), number(0));
    let cores = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let threads = number(cores).max(1);
    let printed = catalogue();
    let scenarios: Vec<ScenarioId> = ScenarioId::playable()
        .iter()
        .copied()
        .filter(|id| {
            names.is_empty() || names.iter().any(|name| *name == printed.scenario(*id).id())
        })
        .collect();
    let scenarios = &scenarios[..];
    let mut book = Book::default();
    thread::scope(|scope| {
        let shares: Vec<_> = (0..threads)
            .map(|share| {
                scope
                    .spawn(move || played(printed, scenarios, first..first + games, share, threads))
            })
            .collect();
        for share in shares {
            book.add(share.join().expect("games of bots end"));
        }
    });
    write(printed, &book, &mut io::stdout().lock())
}

/// One thread's share of all games.
fn played(
    printed: &Catalogue,
    scenarios: &[ScenarioId],
    games: std::ops::Range<u64>,
    share: u64,
    threads: u64,
) -> Book {
    let bot = SangSurLaLame::bot("regular").expect("there is a regular bot");
    let mut book = Book::default();
    for scenario in scenarios.iter().copied() {
        let has = |table: &&sang_sur_la_lame::cards::Table| table.setup(scenario).is_some();
        let tables: Vec<_> = printed.tables.iter().filter(has).map(|table| &table.id).collect();
        for number in games.clone().filter(|number| number % threads == share) {
            let table = tables[(number / 2) as usize % tables.len()];
            play(printed, scenario, table, number, &*bot, &mut book);
        }
    }
    book
}

fn play(
    printed: &Catalogue,
    scenario: ScenarioId,
    on: &str,
    number: u64,
    bot: &dyn Policy<SangSurLaLame>,
    book: &mut Book,
) {
    let mut rng = Rng::from_number(number);
    let presets: Vec<_> =
        printed.presets.iter().filter(|preset| preset.format == Format::Standard).collect();
    let bands = [rng.pick(&presets).id.clone(), rng.pick(&presets).id.clone()];
    let militia = number.is_multiple_of(2);
    let config = Config {
        roles: if militia { RolesChoice::FirstIsMilitia } else { RolesChoice::FirstIsRenegade },
        bands: bands.iter().cloned().map(BandChoice::Preset).collect(),
        timer: None,
        ..Config::new(2).at(scenario, on)
    };
    let mut table = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("it is played");
    let mut answers = 0;
    while let Some(seat) = table.waiting().lowest() {
        let action = bot.choose(&table.observe(seat), &mut rng);
        table.apply(seat, action, None).expect("a bot takes one of its options");
        answers += 1;
    }
    let public = table.view(Viewer::Gallery).public;
    let levels = public.levels.expect("the game is over");
    let seats = [Seat::new(0), Seat::new(1)];
    let is_first = |seat: Seat| matches!(public.roles[seat], Role::Militia | Role::A);
    let sheets = [
        book.scenarios.entry(scenario).or_default(),
        book.tables.entry((scenario, on.to_owned())).or_default(),
    ];
    for sheet in sheets {
        sheet.games += 1;
        sheet.turns += u64::from(public.turn);
        sheet.answers += answers;
        for seat in seats {
            let side = usize::from(!is_first(seat));
            match levels[seat] {
                Level::Crushing => sheet.crushing[side] += 1,
                Level::Plain => sheet.plain[side] += 1,
                Level::Draw | Level::Defeat => {}
            }
        }
        sheet.draws += u64::from(seats.iter().any(|seat| levels[*seat] == Level::Draw));
        sheet.nobody += u64::from(seats.iter().all(|seat| levels[*seat] == Level::Defeat));
    }
    for (seat, band) in seats.into_iter().zip(bands) {
        let share = book.bands.entry(band).or_default();
        share.games += 1;
        share.won += u64::from(matches!(levels[seat], Level::Crushing | Level::Plain));
        share.drawn += u64::from(levels[seat] == Level::Draw);
    }
}

fn percent(part: u64, whole: u64) -> u64 {
    (part * 200 + whole) / (2 * whole.max(1))
}

/// Twice the standard error of a share, in percent.
fn error(part: u64, whole: u64) -> u64 {
    let share = part * 1_000 / whole.max(1);
    let spread = (share * (1_000 - share) * 1_000_000 / whole.max(1)).isqrt();
    (2 * spread / 1_000).div_ceil(10)
}

fn row(out: &mut impl Write, name: &str, sheet: &Sheet) -> io::Result<()> {
    let cell = |side: usize| {
        let (crushing, plain) = (sheet.crushing[side], sheet.plain[side]);
        let (won, all) = (crushing + plain, sheet.games);
        format!("{crushing} + {plain} | {} ± {}", percent(won, all), error(won, all))
    };
    writeln!(
        out,
        "| {name} | {} | {} | {} | {} | {} | {}.{} | {} |",
        sheet.games,
        cell(0),
        cell(1),
        sheet.draws,
        sheet.nobody,
        sheet.turns / sheet.games,
        sheet.turns * 10 / sheet.games % 10,
        sheet.answers / sheet.games,
    )
}

fn write(printed: &Catalogue, book: &Book, out: &mut impl Write) -> io::Result<()> {
    const HEAD: &str = "Games | Militia or a: crushing + plain | % | Renegades or b: crushing + plain | % | Draws | Nobody | Turns | Answers |";
    const RULE: &str = "---|---|---|---|---|---|---|---|---|";
    writeln!(out, "## Sides\n\n| Scenario | {HEAD}\n|---|{RULE}")?;
    for (scenario, sheet) in &book.scenarios {
        row(out, printed.scenario(*scenario).name.get(Language::En), sheet)?;
    }
    writeln!(out, "\n## Tables\n\n| Scenario and table | {HEAD}\n|---|{RULE}")?;
    for ((scenario, table), sheet) in &book.tables {
        let name = printed.scenario(*scenario).name.get(Language::En);
        row(out, &format!("{name}, `{table}`"), sheet)?;
    }
    writeln!(out, "\n## Bands\n\n| Band | Games | Won | % | Drawn |\n|---|---|---|---|---|")?;
    for (band, share) in &book.bands {
        let Share { games, won, drawn } = *share;
        let (part, spread) = (percent(won, games), error(won, games));
        writeln!(out, "| `{band}` | {games} | {won} | {part} ± {spread} | {drawn} |")?;
    }
    Ok(())
}
