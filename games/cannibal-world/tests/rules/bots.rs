//! Section 11: the regular, measured on fixed seeds.

use cannibal_world::table::action::{Aim, Main};
use cannibal_world::{Action, CannibalWorld, Config, Question};
use kernel::{Rng, Seat, Table, Viewer};
use shelf::{Hosts, Published};

use crate::common::*;

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

/// What the regular does at a table when this seat is asked.
fn regular(table: &Table<CannibalWorld>, seat: u8) -> Action {
    let seen = table.observe(Seat::new(seat));
    CannibalWorld::bot("regular").unwrap().choose(&seen, &mut Rng::from_number(1))
}

/// Whether somebody is attacked, shot or struck by an Action card.
const fn strikes(action: Action) -> bool {
    matches!(
        action,
        Action::Main(Main::Attack { .. } | Main::UseAbility { .. } | Main::PlayAction { .. })
    )
}

/// Three tokens and one Pup, 1/2, with nothing to draw and nothing in hand, not exhausted yet (CW-312); the other side
/// has a Meat and hardly a card to draw.
fn nearly_out(faction: &str) -> Board {
    duel([faction, "dogs"]).hunting(1, &["DO/22"]).decked(1).decked(0).meat(&[1, 0])
}

#[test]
fn cw_1605_the_regular_fights_no_combat_for_a_draw() {
    let with = |strength| nearly_out("rats").trial("RA/05", strength, 3).hunting(0, &["RA/05"]);
    assert!(strikes(regular(&with(3).table(), 0)), "3 is enough");
    assert_eq!(regular(&with(2).table(), 0), END);
}

#[test]
fn cw_1605_the_regular_pillages_before_a_draw() {
    let stunned = nearly_out("rats").trial("RA/05", 2, 3).hunting(0, &["RA/05"]).stunned("DO/22");
    assert_eq!(regular(&stunned.table(), 0), PILLAGE);
}

#[test]
fn cw_1605_the_regular_shoots_nobody_for_a_draw() {
    let with = |strength| {
        let board = nearly_out("renegades").old_crossbow().trial("RE/07", strength, 2);
        board.cover(0, &["RE/07"]).damaged("DO/22", 1)
    };
    assert!(strikes(regular(&with(3).table(), 0)));
    assert!(!strikes(regular(&with(2).table(), 0)));
}

#[test]
fn cw_1605_the_regular_stabs_nobody_for_a_draw() {
    let with = |strength| {
        let board = nearly_out("rats").trial("RA/06", strength, 4).cover(0, &["RA/06"]);
        board.hand(0, &["RA/12"])
    };
    assert!(strikes(regular(&with(3).table(), 0)));
    assert!(!strikes(regular(&with(1).table(), 0)));
}

#[test]
fn cw_1605_the_regular_harpoons_nobody_for_a_draw() {
    let with = |strength| {
        let board = nearly_out("renegades").trial("RE/05", strength, 3).cover(0, &["RE/05"]);
        board.damaged("DO/22", 1)
    };
    assert!(strikes(regular(&with(3).table(), 0)));
    assert!(!strikes(regular(&with(2).table(), 0)));
}

#[test]
fn cw_1605_the_regular_sacrifices_nobody_for_a_draw() {
    let with = |strength| {
        let board = nearly_out("cats").trial("CA/10", strength, 2).hunting(0, &["CA/10"]);
        board.damaged("DO/22", 1)
    };
    assert!(strikes(regular(&with(3).table(), 0)));
    assert_eq!(regular(&with(2).table(), 0), END);
}

/// What the regular of seat 1 answers when this creature of seat 0 uses its Assault on that one of seat 1.
fn answer(board: Board, attacker: &str, target: &str) -> Action {
    let mut table = board.table();
    let public = table.view(Viewer::Gallery).public;
    let aim = Aim { target: Some(find(&public, target)), ..Aim::default() };
    let creature = find(&public, attacker);
    let assault = Action::Main(Main::UseAbility { creature, slot: MID, aim });
    table.apply(Seat::new(0), assault, None).unwrap();
    regular(&table, 1)
}

#[test]
fn cw_1210_the_regular_dodges_a_feint_while_it_can() {
    // 4/3 against 4/5, a point of damage on it: with the Feint only one of them falls, without it both do.
    let board =
        || duel(["rats", "cats"]).hunting(0, &["RA/15"]).hunting(1, &["CA/01"]).damaged("CA/01", 1);
    assert_eq!(answer(board(), "RA/15", "CA/01"), DODGE);
    // The same where a plain combat is as bad and there is no Meat to dodge that, too.
    let stronger = || board().trial("RA/15", 4, 9);
    assert_eq!(answer(stronger().meat(&[4, 4]), "RA/15", "CA/01"), DODGE);
    assert_eq!(answer(stronger().meat(&[4, 3]), "RA/15", "CA/01"), DECLINE);
}

#[test]
fn cw_1206_the_regular_dodges_a_charge_that_would_run_on() {
    // 5 strikes the 1/2 it attacks, and the three that are left over strike the Chief beside it.
    let board = || {
        let board = duel(["dogs", "cats"]).hunting(0, &["DO/03"]);
        board.hunting(1, &["CA/22", "CA/01"]).used("CA/22", MID).damaged("CA/01", 1)
    };
    assert_eq!(answer(board(), "DO/03", "CA/22"), DODGE);
    let alone = duel(["dogs", "cats"]).hunting(0, &["DO/03"]).hunting(1, &["CA/22"]);
    assert_eq!(answer(alone.used("CA/22", MID), "DO/03", "CA/22"), DECLINE);
}

#[test]
fn cw_1203_the_regular_dodges_the_combat_rather_than_a_shield() {
    // CW-809: the combat after it can still be dodged, and that saves more for the same Meat.
    let board = duel(["dogs", "cats"]).trial("DO/11", 6, 6).hunting(0, &["DO/11"]);
    let mut table = board.hunting(1, &["CA/01"]).table();
    let public = table.view(Viewer::Gallery).public;
    let (creature, target) = (find(&public, "DO/11"), find(&public, "CA/01"));
    let aim = Aim { target: Some(target), ..Aim::default() };
    let assault = Action::Main(Main::UseAbility { creature, slot: MID, aim });
    table.apply(Seat::new(0), assault, None).unwrap();
    assert_eq!(regular(&table, 1), DECLINE);
    table.apply(Seat::new(1), DECLINE, None).unwrap();
    assert_eq!(regular(&table, 1), DODGE);
}
