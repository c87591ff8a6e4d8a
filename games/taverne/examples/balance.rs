//! How Heroes, seats and variants fare when `regular` bots play: Markdown tables for `docs/balance/taverne.md`.
//!
//! `cargo run --release -p taverne --example balance -- 500 0 > table.md` plays so many games for every number of players
//! and every set of variants, beginning with that game.

use std::io::{self, Write};

use bots::Policy;
use kernel::{Rng, Seats, Table, Viewer};
use shelf::Published;
use taverne::cards::{Hero, Variant};
use taverne::{Config, Taverne};

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
#[derive(Clone, Copy, Default)]
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
#[derive(Clone, Copy, Default)]
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
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = numbers.next().and_then(Result::ok).unwrap_or(100);
    let first = numbers.next().and_then(Result::ok).unwrap_or(0);
    let bot = Taverne::bot("regular").expect("there is a regular bot");
    let mut book = Book::default();
    for (size, sheets) in book.iter_mut().enumerate() {
        for (sheet, (_, set)) in sheets.iter_mut().zip(SETS) {
            let config = Config { timers: None, ..Config::new(size as u8 + 2).with(set) };
            (first..first + games).for_each(|number| play(&config, number, &*bot, sheet));
        }
    }
    write(&book, &mut io::stdout().lock())
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
