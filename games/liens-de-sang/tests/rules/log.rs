//! The log in words: what everybody reads names the right people and the right clan.

use liens_de_sang::rules::position::Position;
use liens_de_sang::{Event, GAME, LiensDeSang};
use serde_json::json;
use shelf::{Language, Tells, Voice};

use crate::common::{
    NO_REQUEST, Play, TAKE_RANK, USE, WOUND, attack, attack_with_help, play, seat,
};

/// What those who watch read of the last answer, as one text.
fn read(table: &Play, language: Language) -> String {
    let names = testkit::names(table.table().players());
    let voice = Voice::new(language, kernel::Viewer::Gallery, &names);
    let line = |event: &Event| LiensDeSang::event(&voice, event).text;
    table.gallery_heard().iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_log_says_whom_the_berserker_and_the_alchemist_wound() {
    let deal = Position::deal(["R9", "B7", "R4", "B6", "R5", "B1"]);
    let mut berserker = play(deal.clone());
    berserker.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, USE);
    let text = read(&berserker, Language::En);
    assert!(text.contains("Berserker") && text.contains("Ana"), "{text}");
    let mut alchemist = play(deal);
    attack_with_help(&mut alchemist, 0, 1, 2);
    alchemist.does(2, WOUND);
    let text = read(&alchemist, Language::Fr);
    assert!(text.contains("Alchimiste") && text.contains("Bruno"), "{text}");
}

/// Seat 6 is the Inquisitor and has given the True Curse to this player.
fn cursed(true_before: u8) -> Position {
    let deal = Position::deal(["R9", "B2", "R1", "B7", "B5", "R4", "Ib"]);
    deal.curses(6, true_before, [3])
}

#[test]
fn a_stolen_victory_names_the_clan_that_would_have_won() {
    // A Rose captures a Beast who does not lead: Beast would have won, but its leader holds the True Curse.
    let mut beast = play(cursed(1).tokens(4, "BB5"));
    beast.does(0, attack(4)).does(4, NO_REQUEST);
    assert_eq!(beast.winners(), [6]);
    assert!(
        read(&beast, Language::En).contains("the Beast clan would have won"),
        "{}",
        read(&beast, Language::En)
    );
    // A Rose captures a Rose.
    let mut own = play(cursed(1).tokens(5, "UU4"));
    own.does(0, attack(5)).does(5, NO_REQUEST);
    assert!(read(&own, Language::En).contains("the Beast clan would have won"));
    // A Rose captures the leader of Beast.
    let mut rose = play(cursed(2).tokens(1, "UU2"));
    rose.does(0, attack(1)).does(1, NO_REQUEST);
    assert!(read(&rose, Language::En).contains("the Rose clan would have won"));
}

#[test]
fn a_capture_in_ones_own_clan_is_called_that() {
    let mut table = play(Position::deal(["R9", "B2", "R1", "B7", "B5", "R4"]).tokens(2, "RR1"));
    table.does(0, attack(2)).does(2, NO_REQUEST);
    let names = testkit::names(6);
    let voice = Voice::new(Language::En, kernel::Viewer::Gallery, &names);
    let over =
        table.gallery_heard().into_iter().find(|event| matches!(event, Event::GameOver { .. }));
    let line = LiensDeSang::event(&voice, &over.expect("the game is over"));
    assert!(
        line.text.contains("own clan") && line.text.contains("the Beast clan wins"),
        "{}",
        line.text
    );
    assert_eq!(line.clauses, ["LS-1005", "LS-1008"]);
}

#[test]
fn the_later_edition_calls_the_clans_by_other_names() {
    let game = GAME;
    let options =
        json!({ "skin": "phoenix_gargoyle", "fixed_deal": ["R9", "B2", "R1", "B7", "B5", "R4"] });
    let config = game.configure(&options, Some(6)).unwrap();
    let table = game.open(&config, kernel::Seed([1; 32])).unwrap();
    let names = testkit::names(6);
    let own = |number, language| table.own(&Voice::new(language, seat(number), &names)).join("\n");
    assert!(own(0, Language::En).contains("Phoenix"), "{}", own(0, Language::En));
    assert!(own(1, Language::En).contains("Gargoyle"));
    assert!(!own(0, Language::En).contains("Rose"));
    assert!(!own(1, Language::Fr).contains("Bête"));
}
