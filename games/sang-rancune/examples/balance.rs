//! How the 26 Encounters fare when `regular` bots play: a Markdown table for `docs/balance/sang-rancune.md`.
//!
//! `cargo run --release -p sang-rancune --example balance -- 20000 > table.md`

use bots::Policy;
use kernel::{Rng, Seat, Table, Told, Viewer};
use sang_rancune::cards::encounters::EncounterId;
use sang_rancune::{Config, Event, SangRancune};
use shelf::Published;

/// What was seen of one Encounter.
#[derive(Clone, Copy, Default)]
struct Tally {
    met: u64,
    rounds: u64,
    deaths: u64,
    life_lost: u64,
    killed: u64,
    /// By Initiative at the killing blow: first third, middle, last third of the living.
    early: u64,
    middle: u64,
    late: u64,
}

/// What was seen of all games with one number of players.
#[derive(Clone, Default)]
struct Book {
    encounters: Vec<[Tally; 4]>,
    games: [u64; 4],
    all_dead: [u64; 4],
    wins_by_seat: [[u64; 6]; 4],
}

fn main() -> std::io::Result<()> {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let books: Vec<Book> = std::thread::scope(|scope| {
        let work =
            |worker: u64| scope.spawn(move || play((worker..games).step_by(workers as usize)));
        let started: Vec<_> = (0..workers).map(work).collect();
        started.into_iter().map(|worker| worker.join().expect("a worker ends")).collect()
    });
    let book = books.into_iter().fold(Book::new(), Book::add);
    book.write(&mut std::io::stdout().lock())
}

impl Book {
    fn new() -> Self {
        Self {
            encounters: vec![[Tally::default(); 4]; EncounterId::all().count()],
            ..Self::default()
        }
    }

    fn add(mut self, other: Self) -> Self {
        for (mine, theirs) in
            self.encounters.iter_mut().flatten().zip(other.encounters.iter().flatten())
        {
            mine.met += theirs.met;
            mine.rounds += theirs.rounds;
            mine.deaths += theirs.deaths;
            mine.life_lost += theirs.life_lost;
            mine.killed += theirs.killed;
            mine.early += theirs.early;
            mine.middle += theirs.middle;
            mine.late += theirs.late;
        }
        for size in 0..4 {
            self.games[size] += other.games[size];
            self.all_dead[size] += other.all_dead[size];
            for seat in 0..6 {
                self.wins_by_seat[size][seat] += other.wins_by_seat[size][seat];
            }
        }
        self
    }

    fn write(&self, out: &mut impl std::io::Write) -> std::io::Result<()> {
        writeln!(out, "| Players | Games | Everybody dies | Wins by seat |\n|---|---|---|---|")?;
        for size in 0..4 {
            let (games, dead) = (self.games[size].max(1), self.all_dead[size]);
            let seats: Vec<String> =
                (0..size + 3).map(|seat| percent(self.wins_by_seat[size][seat], games)).collect();
            let share = percent(dead, games);
            writeln!(out, "| {} | {games} | {share} | {} |", size + 3, seats.join(" / "))?;
        }
        writeln!(
            out,
            "\n| Encounter | Met | Rounds | Life lost per hero | Deaths per 100 | Killed by first / middle / last third |"
        )?;
        writeln!(out, "|---|---|---|---|---|---|")?;
        for id in EncounterId::all() {
            let rows = &self.encounters[id.index()];
            let sum = |of: fn(&Tally) -> u64| rows.iter().map(of).sum::<u64>();
            let met = sum(|tally| tally.met).max(1);
            let by_size = |of: &dyn Fn(&Tally, u64) -> String| -> String {
                let cells = rows.iter().enumerate().map(|(size, tally)| of(tally, size as u64 + 3));
                cells.collect::<Vec<_>>().join(" / ")
            };
            let rounds = by_size(&|tally, _| tenths(tally.rounds, tally.met));
            let life = by_size(&|tally, heroes| tenths(tally.life_lost, tally.met * heroes));
            let deaths = by_size(&|tally, _| tenths(100 * tally.deaths, tally.met));
            let killed = sum(|tally| tally.killed).max(1);
            let thirds = [sum(|t| t.early), sum(|t| t.middle), sum(|t| t.late)]
                .map(|part| percent(part, killed));
            writeln!(
                out,
                "| {} | {met} | {rounds} | {life} | {deaths} | {} |",
                id.print().name.fr,
                thirds.join(" / ")
            )?;
        }
        Ok(())
    }
}

/// One decimal, in integers.
fn tenths(sum: u64, of: u64) -> String {
    let tenths = (10 * sum + of.max(1) / 2) / of.max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn percent(part: u64, whole: u64) -> String {
    format!("{} %", (100 * part + whole / 2) / whole)
}

fn play(numbers: impl Iterator<Item = u64>) -> Book {
    let bot = SangRancune::bot("regular").expect("there is a regular bot");
    let mut book = Book::new();
    for number in numbers {
        play_one(number, &*bot, &mut book);
    }
    book
}

fn play_one(number: u64, bot: &dyn Policy<SangRancune>, book: &mut Book) {
    let players = 3 + (number % 4) as u8;
    let size = usize::from(players - 3);
    let mut rng = Rng::from_number(number);
    let mut told: Vec<Told<Event>> = Vec::new();
    let opened = Table::<SangRancune>::open(&Config::new(players), rng.seed(), Some(&mut told));
    let mut table = opened.expect("an ordinary table");
    let mut current: Option<EncounterId> = None;
    loop {
        let view = table.view(Viewer::Gallery);
        let order = |seat: Seat| {
            (
                view.public.heroes[seat].initiative,
                view.public.heroes.seats_where(|hero| hero.life > 0).len(),
            )
        };
        for event in
            told.drain(..).filter(|told| told.to.includes(Viewer::Gallery)).map(|told| told.event)
        {
            note(book, size, &mut current, &event, &order);
        }
        let Some(seat) = table.waiting().lowest() else { break };
        let action = bot.choose(&table.observe(seat), &mut rng);
        table.apply(seat, action, Some(&mut told)).expect("a bot takes one of its options");
    }
    book.games[size] += 1;
    let winners = table.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    book.all_dead[size] += u64::from(winners.is_empty());
    for seat in winners.iter() {
        book.wins_by_seat[size][usize::from(seat.number())] += 1;
    }
}

fn note(
    book: &mut Book,
    size: usize,
    current: &mut Option<EncounterId>,
    event: &Event,
    order: &dyn Fn(Seat) -> (u8, usize),
) {
    if let Event::EncounterRevealed { encounter, .. } = event {
        *current = Some(*encounter);
        book.encounters[encounter.index()][size].met += 1;
    }
    let Some(id) = *current else { return };
    let tally = &mut book.encounters[id.index()][size];
    if let Event::RoundStarted { .. } = event {
        tally.rounds += 1;
    } else if let Event::Died { .. } = event {
        tally.deaths += 1;
    } else if let Event::Wounded { damage, .. } = event {
        tally.life_lost += u64::from(*damage);
    } else if let Event::EncounterDefeated { by, .. } = event {
        tally.killed += 1;
        let (place, living) = order(*by);
        match 3 * usize::from(place).saturating_sub(1) / living.max(1) {
            0 => tally.early += 1,
            1 => tally.middle += 1,
            _ => tally.late += 1,
        }
    }
}
