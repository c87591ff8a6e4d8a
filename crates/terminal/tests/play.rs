//! Whole games at a terminal made of strings.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod toy;

use kernel::{Rng, Seed, Viewer};
use serde_json::json;
use shelf::{AnyTable, Language, RecordSeat, Voice};
use terminal::{Clearing, Ending, Settings, play, seat_party};
use toy::DUEL;

struct Evening {
    table: Box<dyn AnyTable>,
    chairs: Vec<RecordSeat>,
    language: Language,
    clearing: Clearing,
}

fn evening(seats: &[&str], language: Language) -> Evening {
    let by: Vec<String> = seats.iter().map(|who| (*who).to_owned()).collect();
    let config = DUEL.configure(&json!({}), Some(seats.len() as u8)).unwrap();
    let table = DUEL.open(&config, Seed([3; 32])).unwrap();
    Evening {
        table,
        chairs: seat_party(&by, &[], language).unwrap(),
        language,
        clearing: Clearing::Separator,
    }
}

impl Evening {
    fn types(&mut self, typed: &str) -> (Ending, String) {
        let settings = Settings {
            language: self.language,
            clearing: self.clearing,
            echo: true,
            thinking: Rng::from_number(1),
        };
        let mut seen = Vec::new();
        let plain = anstream::StripStream::new(&mut seen);
        let ending =
            play(DUEL, &mut *self.table, &self.chairs, settings, typed.as_bytes(), plain).unwrap();
        (ending, String::from_utf8(seen).unwrap())
    }

    /// The names of the cards this seat was dealt.
    fn hand(&self, seat: u8) -> Vec<String> {
        let voice = Voice::new(self.language, Viewer::Seat(kernel::Seat::new(seat)), &[]);
        self.table.own(&voice)
    }
}

#[test]
fn a_whole_game_in_english() {
    let mut evening = evening(&["human", "high", "random"], Language::En);
    let (ending, seen) = evening.types("1\n1\n1\n");
    assert!(matches!(ending, Ending::Over(_)), "{seen}");
    assert!(seen.contains("Duel of Cards\nThe highest card wins."), "{seen}");
    assert!(
        seen.contains("  S0  Player 1\n  S1  Ana (bot, high)\n  S2  Bruno (bot, random)"),
        "{seen}"
    );
    assert!(
        seen.contains("Which cards do you bet on?\n   1  Bet on Silver Sword and Golden Sword"),
        "{seen}"
    );
    assert!(seen.contains("(for you)  DC-101"), "private lines are marked: {seen}");
    assert!(
        seen.contains("  · Ana ← in secret  DC-101"),
        "what others hide is not marked as mine: {seen}"
    );
    assert!(seen.contains("The game is over."), "{seen}");
    assert!(seen.contains("Winner: ") || seen.contains("Winners: "), "{seen}");
    assert!(seen.contains("Points: Player 1 "), "{seen}");
}

#[test]
fn a_whole_game_in_french() {
    let mut evening = evening(&["human", "high"], Language::Fr);
    let (ending, seen) = evening.types("parier sur étoile et lune\nposer\n1\n1\n");
    assert!(matches!(ending, Ending::Over(_)), "{seen}");
    assert!(seen.contains("Joueur 1\n  S1  Ana (robot, high)"), "{seen}");
    assert!(seen.contains("Plusieurs réponses conviennent"), "“poser” fits both cards: {seen}");
    assert!(seen.contains("La partie est terminée."), "{seen}");
    assert!(!seen.contains("The game"), "{seen}");
}

#[test]
fn wrong_input_is_explained_and_costs_nothing() {
    let mut evening = evening(&["human", "high"], Language::En);
    let (ending, seen) = evening.types("99\nunicorn\n\u{1b}[2J\n0\nsun wolf\n");
    assert_eq!(ending, Ending::InputEnded);
    assert_eq!(evening.table.answered(), 1, "only the bet was taken: {seen}");
    assert!(seen.contains("There is no answer 99: type a number from 1 to 66."), "{seen}");
    assert!(seen.contains("No answer contains “unicorn”"), "{seen}");
    assert!(!seen.contains('\u{1b}'), "typed codes never reach the terminal");
}

#[test]
fn ambiguous_text_lists_what_fits_and_narrows_a_long_list() {
    let mut evening = evening(&["human", "high"], Language::Fr);
    let (_, seen) = evening.types("EPEE\nchene\nd'or\n");
    assert!(seen.contains("Lignes 1 à 20 sur 66."), "{seen}");
    assert!(
        seen.contains("  21  Parier sur Épée d'or et Frêne\n> chene"),
        "all bets with a sword: {seen}"
    );
    assert!(seen.contains("Parier sur Épée d'argent et Chêne\n"), "{seen}");
    assert_eq!(evening.table.answered(), 1, "“d'or” meant one of the two left: {seen}");
}

#[test]
fn everything_can_be_looked_up() {
    let mut evening = evening(&["human", "high"], Language::En);
    let (_, seen) = evening
        .types("?\nlog 1\nlog\ntable\nrule dc-102\nrule 7\ncard\ncard swor\ncard x9\nthink\n");
    assert!(seen.contains("rule DC-101  the text of a rule"), "{seen}");
    assert!(seen.contains("DC-102\n  The highest card takes the trick."), "{seen}");
    assert!(seen.contains("There is no rule “7”: rules look like DC-101"), "{seen}");
    assert!(seen.contains("Your cards:"), "{seen}");
    assert!(seen.contains("Golden Sword  card_1\n  Value 1."), "{seen}");
    assert!(seen.contains("No card is called “x9”"), "{seen}");
    assert!(seen.contains("This table gives no help with deduction"), "{seen}");
    let log = seen.matches("Ana ← in secret").count();
    assert_eq!(log, 3, "at first, in the last line, in the whole log: {seen}");
}

#[test]
fn not_now_lets_go_by_what_can_be_let_go_by_until_it_is_lifted() {
    let mut one = evening(&["human", "high"], Language::En);
    let (_, seen) = one.types("not now\nnot now\n");
    assert!(seen.contains("From now on you let go by"), "{seen}");
    assert_eq!(one.table.answered(), 1, "the bet was let go by: {seen}");
    assert!(seen.contains("You are asked again."), "a card cannot be let go by: {seen}");
    assert_eq!(
        one.table.log(&Voice::new(Language::En, Viewer::Gallery, &[]), 0).len(),
        3,
        "{seen}"
    );
}

#[test]
fn a_table_may_help_to_think() {
    let config = DUEL.configure(&json!({ "aid": true }), Some(2)).unwrap();
    let table = DUEL.open(&config, Seed([3; 32])).unwrap();
    let mut evening = Evening { table, ..evening(&["human", "high"], Language::En) };
    assert!(evening.types("deduce\n").1.contains("10 cards are unseen (en)."));
}

#[test]
fn quitting_asks_first() {
    let mut evening = evening(&["human", "high"], Language::En);
    let (ending, seen) = evening.types("quit\nmaybe\nno\nquit\nyes\n");
    assert_eq!(ending, Ending::Abandoned);
    assert!(seen.contains("Please type yes or no."), "{seen}");
    assert!(seen.contains("The game goes on."), "{seen}");
    assert!(
        evening.table.record(evening.chairs.clone()).is_some(),
        "the record so far is still there"
    );
}

#[test]
fn several_people_must_agree_to_quit() {
    let mut evening = evening(&["human", "human", "high"], Language::En);
    let (ending, seen) = evening.types("\nquit\nyes\n\nno\n\nquit\nyes\n\nyes\n");
    assert_eq!(ending, Ending::Abandoned, "{seen}");
    assert!(seen.contains("Player 2, Player 1 wants to abandon the game. Do you agree?"), "{seen}");
    assert!(seen.contains("Player 2 wants to play on"), "{seen}");
}

#[test]
fn the_input_may_end_anywhere() {
    for typed in ["", "1\n", "quit\n", "card", "1\n1\n", "\n\n"] {
        let mut alone = evening(&["human", "high"], Language::Fr);
        assert_eq!(alone.types(typed).0, Ending::InputEnded, "{typed:?}");
        let mut together = evening(&["human", "human"], Language::Fr);
        assert_eq!(together.types(typed).0, Ending::InputEnded, "{typed:?}");
    }
}

#[test]
fn handing_the_keyboard_over_shows_no_secret_of_the_other() {
    let mut evening = evening(&["human", "human"], Language::En);
    let (first, second) = (evening.hand(0), evening.hand(1));
    let typed = format!("\nsun moon\nlog\ncard\n{}\n\ncard\n", first[0]);
    let (_, seen) = evening.types(&typed);
    let screens: Vec<&str> = seen.split(&"═".repeat(60)).collect();
    // The welcome, the first's screen, the hand-over to the second, the second's.
    assert_eq!(screens.len(), 4, "{seen}");
    let hides = |screen: &str, hand: &[String]| {
        // The first may name any card while betting; what he was dealt is marked as his.
        let marked: Vec<&str> =
            screen.lines().filter(|l| l.contains("(for you)") || l.contains("Lay ")).collect();
        hand.iter().all(|card| marked.iter().all(|line| !line.contains(card.as_str())))
    };
    for nobody in [screens[0], screens[2]] {
        assert!(hides(nobody, &first) && hides(nobody, &second), "{nobody}");
    }
    assert!(screens[2].contains("It is Player 2's turn."), "{seen}");
    assert!(hides(screens[1], &second) && !hides(screens[1], &first), "{seen}");
    assert!(hides(screens[3], &first) && !hides(screens[3], &second), "{seen}");
    assert!(screens[3].contains("| Player 1 "), "the newcomer sees the table: {seen}");
    assert!(!screens[3].contains(&first[0]), "a sealed answer stays sealed: {seen}");
}

#[test]
fn a_terminal_is_really_cleared() {
    let mut evening = evening(&["human", "human"], Language::En);
    evening.clearing = Clearing::EmptyLines;
    assert!(evening.types("\n").1.contains(&"\n".repeat(100)));
}

#[test]
fn one_person_never_hands_over() {
    let mut evening = evening(&["high", "human", "high"], Language::En);
    let (_, seen) = evening.types("1\n1\n");
    assert!(!seen.contains("keyboard") && !seen.contains('═'), "{seen}");
}

#[test]
fn bots_alone_are_told_as_the_gallery_sees_them() {
    let mut evening = evening(&["high", "random"], Language::En);
    let (ending, seen) = evening.types("");
    assert!(matches!(ending, Ending::Over(_)));
    assert!(seen.contains("Ana ← in secret") && !seen.contains("for you"), "{seen}");
    assert_eq!(seen.matches("Ana ← in secret").count(), 1, "{seen}");
}
