//! How the four prebuilt decks fare when `regular` bots play: Markdown tables for `docs/balance/cannibal-world.md`.
//!
//! `cargo run --release -p cannibal-world --example pairings -- 1000 0 > table.md` plays so many games of every pairing
//! with each of the two decks first, beginning with that game. Bodies may follow, as `RA/04=1/5`: those cards are
//! played with that strength and life.

use std::io::{self, Write};

use bots::Policy;
use cannibal_world::cards::card::TrialCard;
use cannibal_world::cards::{Card, Faction};
use cannibal_world::table::given::First;
use cannibal_world::table::public::{Camp, Ending};
use cannibal_world::{CannibalWorld, Config};
use kernel::{Rng, Table, Viewer};
use shelf::Published;

/// What came of the games of one pairing.
#[derive(Clone, Copy, Default)]
struct Sheet {
    games: u64,
    /// Games won by the first deck of the pairing, and by whoever had the first turn.
    won: u64,
    won_first: u64,
    decided: u64,
    pillaged: u64,
    /// CW-1605
    pyrrhic: u64,
    /// CW-1607
    both: u64,
    turns: u64,
}

fn main() -> io::Result<()> {
    let mut words = std::env::args().skip(1);
    let mut number = || words.next().and_then(|text| text.parse::<u64>().ok());
    let games = number().unwrap_or(100);
    let first = number().unwrap_or(0);
    let bodies: Vec<TrialCard> = words.map(|text| body(&text)).collect();
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "| Pairing | Games | Share | Draws | Pyrrhic | Both out | Pillage | First | Turns |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for (place, one) in Faction::ALL.into_iter().enumerate() {
        for other in &Faction::ALL[place..] {
            let sheet = pairing([one, *other], first..first + games, &bodies);
            write_row(&mut out, [one, *other], &sheet)?;
        }
    }
    Ok(())
}

/// A card with its strength and life.
fn body(text: &str) -> TrialCard {
    let (id, numbers) = text.split_once('=').expect("a body is written as RA/04=1/5");
    let (strength, life) = numbers.split_once('/').expect("strength and life are written as 1/5");
    let number = |text: &str| text.parse().expect("strength and life are numbers");
    TrialCard {
        id: Card::named(id).expect("there is such a card"),
        strength: Some(number(strength)),
        life: Some(number(life)),
        value: None,
        abilities: None,
    }
}

fn pairing(decks: [Faction; 2], numbers: std::ops::Range<u64>, bodies: &[TrialCard]) -> Sheet {
    let bot = CannibalWorld::bot("regular").expect("there is a regular bot");
    let names = decks.map(|faction| format!("prebuilt-{}", faction.id()));
    let mut sheet = Sheet::default();
    for first in [First::CampA, First::CampB] {
        let config = Config { first, trial_cards: bodies.to_vec(), ..Config::new(2) };
        let config = config.with_decks(&[&names[0], &names[1]]);
        numbers.clone().for_each(|number| play(&config, number, &*bot, &mut sheet));
    }
    sheet
}

fn play(config: &Config, number: u64, bot: &dyn Policy<CannibalWorld>, sheet: &mut Sheet) {
    let mut rng = Rng::from_number(number);
    let mut table = Table::<CannibalWorld>::open(config, rng.seed(), None).expect("it is legal");
    while let Some(seat) = table.waiting().lowest() {
        let action = bot.choose(&table.observe(seat), &mut rng);
        table.apply(seat, action, None).expect("a bot takes one of its options");
    }
    let public = table.view(Viewer::Gallery).public;
    let begins = if config.first == First::CampA { Camp::A } else { Camp::B };
    sheet.games += 1;
    sheet.turns += u64::from(public.turn);
    let winner = match public.ending.expect("nobody is asked any more") {
        Ending::Pillage { winner } => {
            sheet.pillaged += 1;
            winner
        }
        Ending::Elimination { winner, .. } | Ending::Concession { winner } => winner,
        Ending::Pyrrhic { .. } => return sheet.pyrrhic += 1,
        Ending::BothEliminated {} => return sheet.both += 1,
        Ending::Stalemate {} | Ending::TooLong {} => return,
    };
    sheet.decided += 1;
    sheet.won += u64::from(winner == Camp::A);
    sheet.won_first += u64::from(winner == begins);
}

fn write_row(out: &mut impl Write, decks: [Faction; 2], sheet: &Sheet) -> io::Result<()> {
    let name = |faction: Faction| faction.print().name.en.clone();
    let part = |number: u64, of: u64| {
        let tenths = (number * 10_000 / of.max(1) + 5) / 10;
        format!("{}.{} %", tenths / 10, tenths % 10)
    };
    let Sheet { games, won, won_first, decided, pillaged, pyrrhic, both, turns } = *sheet;
    let cells = [
        part(won, decided),
        part(games - decided, games),
        part(pyrrhic, games),
        part(both, games),
        part(pillaged, games),
        part(won_first, decided),
        (turns / games.max(1)).to_string(),
    ];
    let [one, other] = decks.map(name);
    writeln!(out, "| {one}–{other} | {games} | {} |", cells.join(" | "))
}
