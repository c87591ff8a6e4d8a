//! How Heroes, seats and variants fare when `regular` bots play: Markdown tables for `docs/balance/taverne.md`.
//!
//! `cargo run --release -p taverne --example balance -- 500 0 > table.md` plays so many games for every number of players
//! and every set of variants, beginning with that game. With the name of a file behind it, what was counted before is read
//! from there, and the sums are written there, so that many games can be played in several goes. With `habits` behind it the games are those of one player with a
//! habit among regulars: what it wins to never offer anything, or to send every Hero to the Door.

use std::fs;
use std::io::{self, Write};

use bots::Policy;
use kernel::{Observation, Rng, Seat, Seats, Table, Viewer};
use serde::{Deserialize, Serialize};
use shelf::Published;
use taverne::cards::{Hero, Variant};
use taverne::table::Deed;
use taverne::table::action::Bargain;
use taverne::{Action, Config, Taverne};

const SIZES: usize = 5;
const HEROES: usize = 12;
const MOST: usize = 6;

/// Every set of variants, and what it is called.
const SETS: [(&str, &[Variant]); 6] = [
    ("base", &[]),
    ("Casse-tout", &[Variant::CasseTout]),
    ("Tous sur Un", &[Variant::TousSurUn]),
    ("Casse-tout, Tous sur Un", &[Variant::CasseTout, Variant::TousSurUn]),
    ("Tous sur Un, Tête Dure", &[Variant::TousSurUn, Variant::TeteDure]),
    ("all three", &[Variant::CasseTout, Variant::TousSurUn, Variant::TeteDure]),
];

/// How often something was there, and what it won: a game won by several is shared among them.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Share {
    there: u64,
    /// Thousandths of games, times the players: a thousand for each game is a fair share.
    won: u64,
}

impl Share {
    fn note(&mut self, won: u64) {
        self.there += 1;
        self.won += won;
    }

    fn add(self, other: Self) -> Self {
        Self { there: self.there + other.there, won: self.won + other.won }
    }

    /// The part of a fair share, with twice its standard error, for tables of so many players.
    fn write(self, players: u64) -> String {
        let there = self.there.max(1);
        let mean = self.won / there;
        // As if a game were won or lost: then its spread is that of a coin with this chance.
        let chance = mean / players;
        let spread = (chance * 1_000_u64.saturating_sub(chance) * 1_000_000 / there).isqrt();
        format!("{} ± {}", hundredths(mean), hundredths(2 * players * spread / 1_000))
    }
}

/// Two decimals of a number of thousandths.
fn hundredths(thousandths: u64) -> String {
    let rounded = (thousandths + 5) / 10;
    format!("{}.{:02}", rounded / 100, rounded % 100)
}

/// What was seen of the games of one size with one set of variants.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Sheet {
    games: u64,
    answers: u64,
    points_of_winners: u64,
    rounds: u64,
    heroes: [Share; HEROES],
    /// Counted from the First Seller.
    seats: [Share; MOST],
}

type Book = [[Sheet; SETS.len()]; SIZES];

fn main() -> io::Result<()> {
    let mut words = std::env::args().skip(1);
    let mut number = || words.next().and_then(|text| text.parse::<u64>().ok());
    let games = number().unwrap_or(100);
    let first = number().unwrap_or(0);
    let bot = Taverne::bot("regular").expect("there is a regular bot");
    let kept = words.next();
    if kept.as_deref() == Some("habits") {
        return write_habits(first..first + games, &*bot, &mut io::stdout().lock());
    }
    let mut book = match &kept {
        Some(file) if fs::exists(file)? => serde_json::from_slice(&fs::read(file)?)?,
        _ => Book::default(),
    };
    for (size, sheets) in book.iter_mut().enumerate() {
        for (sheet, (_, set)) in sheets.iter_mut().zip(SETS) {
            let config = Config { timers: None, ..Config::new(size as u8 + 2).with(set) };
            (first..first + games).for_each(|number| play(&config, number, &*bot, sheet));
        }
    }
    if let Some(file) = &kept {
        fs::write(file, serde_json::to_vec(&book)?)?;
    }
    write(&book, &mut io::stdout().lock())
}

/// What one player does whenever it is possible; otherwise he is a regular.
#[derive(Clone, Copy)]
enum Habit {
    NeverOffers,
    /// Every Hero goes to the Door as soon as he can, and stays there.
    DoorRush,
}

const HABITS: [(&str, Habit); 2] =
    [("offers nothing", Habit::NeverOffers), ("all Heroes to the Door", Habit::DoorRush)];

impl Habit {
    fn wants(self, seen: &Observation<Taverne>, action: &Action) -> bool {
        match (self, action) {
            (Self::NeverOffers, Action::Trade(Bargain::Offer { treasures })) => {
                treasures.is_empty()
            }
            (Self::DoorRush, Action::Activate(activation)) => {
                let figure = seen.view.public.figure(activation.character);
                activation.deed == (Deed::Door {})
                    || (activation.deed == (Deed::Pass {}) && figure.at_door.is_some())
            }
            (Self::NeverOffers | Self::DoorRush, _) => false,
        }
    }
}

/// What a seat with a habit wins among regulars, for every set of variants and every number of players.
fn write_habits(
    numbers: std::ops::Range<u64>,
    bot: &dyn Policy<Taverne>,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "| One of the players | Variants | 2 | 3 | 4 | 5 | 6 |")?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    for (name, habit) in HABITS {
        for (variants, set) in SETS {
            let cells = (2..=MOST as u8).map(|players| {
                let config = Config { timers: None, ..Config::new(players).with(set) };
                let mut share = Share::default();
                for number in numbers.clone() {
                    share.note(won_with(&config, number, habit, bot));
                }
                share.write(u64::from(players))
            });
            let cells: Vec<String> = cells.collect();
            writeln!(out, "| {name} | {variants} | {} |", cells.join(" | "))?;
        }
    }
    Ok(())
}

/// What the seat with the habit won of one game; the seats take turns.
fn won_with(config: &Config, number: u64, habit: Habit, bot: &dyn Policy<Taverne>) -> u64 {
    let mut rng = Rng::from_number(number);
    let mut table = Table::<Taverne>::open(config, rng.seed(), None).expect("it can be played");
    let players = u64::from(table.players());
    let odd = Seat::new((number % players) as u8);
    while let Some(seat) = table.waiting().lowest() {
        let seen = table.observe(seat);
        let wanted = seen.options.iter().find(|action| seat == odd && habit.wants(&seen, action));
        let action = wanted.copied().unwrap_or_else(|| bot.choose(&seen, &mut rng));
        table.apply(seat, action, None).expect("it is one of the options");
    }
    let winners = table.outcome().expect("nobody is asked any more").winners;
    if winners.contains(odd) { 1_000 * players / winners.len() as u64 } else { 0 }
}

fn play(config: &Config, number: u64, bot: &dyn Policy<Taverne>, sheet: &mut Sheet) {
    let mut rng = Rng::from_number(number);
    let mut table = Table::<Taverne>::open(config, rng.seed(), None).expect("it can be played");
    let first = table.view(Viewer::Gallery).public.trade.seller;
    while let Some(seat) = table.waiting().lowest() {
        let action = bot.choose(&table.observe(seat), &mut rng);
        table.apply(seat, action, None).expect("a bot takes one of its options");
        sheet.answers += 1;
    }
    let outcome = table.outcome().expect("nobody is asked any more");
    let players = u64::from(table.players());
    let part = 1_000 * players / (outcome.winners.len() as u64).max(1);
    let won = |seat| if outcome.winners.contains(seat) { part } else { 0 };
    let public = table.view(Viewer::Gallery).public;
    sheet.games += 1;
    sheet.rounds += u64::from(public.round);
    let best = outcome.scores.as_ref().and_then(|scores| scores.iter().max().copied());
    sheet.points_of_winners += best.and_then(|best| u64::try_from(best).ok()).unwrap_or(0);
    for seat in Seats::first(table.players()).iter() {
        let after = (seat.number() + table.players() - first.number()) % table.players();
        sheet.seats[usize::from(after)].note(won(seat));
        for (hero, _) in public.heroes(seat) {
            let place = Hero::all().position(|other| other == hero).expect("one of the twelve");
            sheet.heroes[place].note(won(seat));
        }
    }
}

fn write(book: &Book, out: &mut impl Write) -> io::Result<()> {
    let columns = "| 2 | 3 | 4 | 5 | 6 |\n";
    writeln!(out, "| Variants | Players | Games | Answers | Rounds | Points of the winner |")?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for (set, (name, _)) in SETS.iter().enumerate() {
        for (size, sheets) in book.iter().enumerate() {
            let Sheet { games, answers, points_of_winners, rounds, .. } = sheets[set];
            let mean = |sum: u64| hundredths(1_000 * sum / games.max(1));
            let row = [mean(answers), mean(rounds), mean(points_of_winners)].join(" | ");
            writeln!(out, "| {name} | {} | {games} | {row} |", size + 2)?;
        }
    }
    write!(out, "\n| Hero, base rules {columns}|---|---|---|---|---|---|\n")?;
    for (place, hero) in Hero::all().enumerate() {
        let cells = book.iter().zip(2..).map(|(sheets, n)| sheets[0].heroes[place].write(n));
        writeln!(out, "| {} | {} |", hero.print().name.fr, cells.collect::<Vec<_>>().join(" | "))?;
    }
    let names: Vec<&str> = SETS.iter().map(|(name, _)| *name).collect();
    writeln!(out, "\n| Hero, all sizes | {} | everything |", names.join(" | "))?;
    writeln!(out, "|---|{}---|", "---|".repeat(SETS.len()))?;
    for (place, hero) in Hero::all().enumerate() {
        let of_set = |set: usize| {
            let all = book.iter().map(|sheets| sheets[set].heroes[place]);
            all.fold(Share::default(), Share::add)
        };
        let sets: Vec<Share> = (0..SETS.len()).map(of_set).collect();
        let all = sets.iter().copied().fold(Share::default(), Share::add);
        let cells = sets.into_iter().chain([all]).map(|share| share.write(4));
        writeln!(out, "| {} | {} |", hero.print().name.fr, cells.collect::<Vec<_>>().join(" | "))?;
    }
    write!(
        out,
        "\n| Seat from the First Seller, all variants {columns}|---|---|---|---|---|---|\n"
    )?;
    for seat in 0..MOST {
        let cell = |(sheets, players): (&[Sheet; SETS.len()], u64)| {
            let all = sheets.iter().map(|sheet| sheet.seats[seat]);
            let share = all.fold(Share::default(), Share::add);
            if share.there == 0 { "–".to_owned() } else { share.write(players) }
        };
        let cells = book.iter().zip(2..).map(cell);
        writeln!(out, "| {} | {} |", seat + 1, cells.collect::<Vec<_>>().join(" | "))?;
    }
    Ok(())
}
