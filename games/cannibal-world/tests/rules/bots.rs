//! Section 11: the regular, measured on fixed seeds.

use cannibal_world::{Action, CannibalWorld, Config, Question};
use kernel::{Rng, Seat, Table};
use shelf::{Hosts, Published};

const FACTIONS: [&str; 4] = ["rats", "cats", "dogs", "renegades"];

/// Plays a game between bots of these levels; the seats that won.
fn play(config: &Config, levels: &[&str], seed: u64) -> Vec<u8> {
    let config = CannibalWorld::config_for_simulation(config.clone());
    let mut whims = Rng::from_number(seed ^ 0xb07);
    let mut table =
        Table::<CannibalWorld>::open(&config, Rng::from_number(seed).seed(), None).unwrap();
    let bots: Vec<_> = levels.iter().map(|level| CannibalWorld::bot(level).unwrap()).collect();
    while let Some(seat) = table.waiting().lowest() {
        let seen = table.observe(seat);
        let action = bots[usize::from(seat.number())].choose(&seen, &mut whims);
        assert!(seen.options.contains(&action), "{action:?} is no option of {:?}", seen.question);
        table.apply(seat, action, None).unwrap();
    }
    table.outcome().unwrap().winners.iter().map(Seat::number).collect()
}

fn pairings() -> impl Iterator<Item = Config> {
    FACTIONS.into_iter().enumerate().flat_map(|(place, one)| {
        FACTIONS[place..].iter().map(move |other| {
            let decks = [format!("prebuilt-{one}"), format!("prebuilt-{other}")];
            Config::new(2).with_decks(&[&decks[0], &decks[1]])
        })
    })
}

#[test]
fn the_regular_beats_chance_with_every_deck() {
    let (mut won, mut lost) = (0, 0);
    for (place, config) in pairings().enumerate() {
        for game in 0..4u64 {
            let first = game % 2 == 0;
            let levels = if first { ["regular", "random"] } else { ["random", "regular"] };
            let winners = play(&config, &levels, 1_000 * place as u64 + game);
            let mine = u8::from(!first);
            won += u32::from(winners == [mine]);
            lost += u32::from(winners == [1 - mine]);
        }
    }
    assert!(won >= 30 && lost <= 4, "won {won}, lost {lost} of 40");
}

#[test]
fn the_regular_plays_custom_decks_and_camps_to_the_end() {
    let custom = Config::new(2).with_decks(&["custom-rats-swarm", "custom-renegades-arsenal"]);
    play(&custom, &["regular", "regular"], 1);
    play(&Config::new(2).with_decks(&["bring", "custom-dogs-fifteen"]), &["regular", "regular"], 2);
    play(&Config::new(4), &["regular", "random", "regular", "regular"], 3);
}

#[test]
fn the_regular_keeps_a_hand_with_creatures() {
    let regular = CannibalWorld::bot("regular").unwrap();
    let config = Config::new(2);
    let mut table =
        Table::<CannibalWorld>::open(&config, Rng::from_number(9).seed(), None).unwrap();
    let mut whims = Rng::from_number(1);
    for seat in [0, 1].map(Seat::new) {
        let seen = table.observe(seat);
        let answer = regular.choose(&seen, &mut whims);
        assert!(matches!(answer, Action::ChooseReinforcement { .. }));
        table.apply(seat, answer, None).unwrap();
    }
    assert_eq!(table.question(), Some(Question::Mulligan {}));
    let seen = table.observe(Seat::new(0));
    let creatures = seen
        .view
        .own
        .hand(Seat::new(0))
        .iter()
        .filter(|card| card.print().numbers.is_creature)
        .count();
    let keeps = regular.choose(&seen, &mut whims) == Action::Keep {};
    assert_eq!(keeps, creatures >= 3);
}

#[test]
fn worlds_agree_with_what_was_seen() {
    // Section 11: a search that found nothing keeps its cards out of the imagined deck.
    let config = Config::new(2).with_decks(&["prebuilt-dogs", "bring"]);
    let mut table =
        Table::<CannibalWorld>::open(&config, Rng::from_number(4).seed(), None).unwrap();
    let mut whims = Rng::from_number(2);
    for _ in 0..120 {
        let Some(seat) = table.waiting().lowest() else { break };
        let seen = table.observe(seat);
        let imagined = Table::<CannibalWorld>::imagine(&seen, &mut whims);
        assert_eq!(imagined.observe(seat).view, seen.view);
        let action = *whims.pick(&seen.options);
        table.apply(seat, action, None).unwrap();
    }
}
