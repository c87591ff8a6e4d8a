//! The bots: they do what is allowed, and `regular` beats `random` in every scenario, on either side.

use kernel::Rng;
use sang_sur_la_lame::GAME;
use sang_sur_la_lame::cards::ScenarioId;
use serde_json::json;
use shelf::{Language, Voice};

/// Whether the regular at this seat won, and whether the random player did.
fn play(number: u64, scenario: ScenarioId, roles: &str, regular: u8) -> (bool, bool) {
    let config = json!({ "scenario": { "fixed": scenario }, "roles": roles });
    let config = GAME.configure(&config, Some(2)).expect("the configuration is sound");
    let mut rng = Rng::from_number(number);
    let mut table = GAME.open(&config, rng.seed()).expect("the configuration is sound");
    while let Some(seat) = table.waiting().lowest() {
        let level = if seat.number() == regular { "regular" } else { "random" };
        let answer = table.bot_answer(seat, level, &mut rng).expect("there is such a bot");
        let voice = Voice::new(Language::En, kernel::Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &answer).expect("bots do what is allowed");
    }
    let winners = table.outcome().expect("the game is over").winners;
    (winners.contains(kernel::Seat::new(regular)), winners.contains(kernel::Seat::new(1 - regular)))
}

#[test]
fn regulars_beat_random_players_in_every_scenario_on_either_side() {
    let games: u64 = std::env::var("BOT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let (mut won, mut lost) = (0, 0);
    for scenario in ScenarioId::playable().iter().copied() {
        for (side, roles) in ["first_is_militia", "first_is_renegade"].into_iter().enumerate() {
            let results: Vec<(bool, bool)> =
                (0..games).map(|game| play(100 * game + side as u64, scenario, roles, 0)).collect();
            let wins = results.iter().filter(|(regular, _)| *regular).count() as u64;
            let losses = results.iter().filter(|(_, random)| *random).count() as u64;
            if std::env::var_os("BOT_GAMES").is_some() {
                eprintln!("{scenario:?} {roles}: {wins} won, {losses} lost of {games}");
            }
            (won, lost) = (won + wins, lost + losses);
        }
    }
    eprintln!("{won} won, {lost} lost");
    assert!(won * 4 > (won + lost) * 3, "{won} won, {lost} lost");
}
