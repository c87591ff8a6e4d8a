//! Rulings of ours, and refusals the printed table of mistakes does not list.

use kernel::{Refusal, Seat};
use sang_rancune::cards::Card;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::{Action, Ploy};
use sang_rancune::{Forbidden, SangRancune};
use shelf::{Language, Refuses, Voice};
use testkit::Script;

fn card(id: &str) -> Card {
    Card::named(id).expect("a printed card")
}

fn set(id: &str) -> Action {
    Action::Set { card: card(id), second: None }
}

#[test]
fn sr_r35_a_spoiled_attack_may_be_lifted_by_one_step_without_its_prepared_cards() {
    let position = Position::fight("battle_troll", 3)
        .hand(0, &["attack_50", "feint"])
        .hand(1, &["attack_5", "critical_miss", "feint"])
        .hand(2, &["attack_10", "forward", "feint"])
        .prepared(0, &["focus_strength"]);
    let mut table = Script::<SangRancune>::new(position.table());
    table.does(0, set("attack_50")).does(1, set("attack_5")).does(2, set("attack_10"));
    table.everybody_does(&Action::Pass {});
    table.does(0, Action::Pass {}).does(1, Action::Play(Ploy::plain(card("critical_miss"))));
    table.does(2, Action::Pass {});
    table.everybody_does(&Action::Pass {});
    table.does(0, Action::Pass {}).does(1, Action::Pass {});
    table.does(2, Action::Play(Ploy::on_attack(card("forward"), 0)));
    table.everybody_does(&Action::Pass {});
    table.everybody_does(&Action::Pass {});
    let view = table.gallery();
    assert_eq!(view.public.damage_pile[0].damage, 25);
    assert_eq!(view.public.damage_pile[0].riders.as_slice(), [card("focus_strength")]);
}

/// Mistakes the printed table of chapter 8 does not list have numbers of ours.
#[test]
fn every_refusal_has_a_number_and_words_in_both_languages() {
    // SR-E30, SR-E31, SR-E32, SR-E33, SR-E34, SR-E35, SR-E36: each is some reason's number.
    let numbers: Vec<&str> = Forbidden::ALL.iter().map(|why| why.code_and_clause().0).collect();
    for number in ["SR-E30", "SR-E31", "SR-E32", "SR-E33", "SR-E34", "SR-E35", "SR-E36"] {
        assert!(numbers.contains(&number), "{number}");
    }
    let names = testkit::names(4);
    for language in Language::ALL {
        let voice = Voice::new(language, kernel::Viewer::Seat(Seat::new(0)), &names);
        for forbidden in Forbidden::ALL {
            let refused = SangRancune::refusal(&voice, &Refusal::Forbidden(forbidden));
            assert_eq!(refused.code, forbidden.code_and_clause().0);
            assert!(!refused.text.is_empty());
        }
        assert_eq!(SangRancune::refusal(&voice, &Refusal::NotAsked).code, "SR-E37");
        assert_eq!(SangRancune::refusal(&voice, &Refusal::GameOver).code, "SR-E38");
    }
}

#[test]
fn sr_e30_plays_a_card_he_does_not_hold() {
    let position = Position::fight("ripper", 3).hand(0, &["attack_50"]).hand(1, &["attack_40"]);
    let mut table = Script::<SangRancune>::new(position.table());
    table.refuses(0, set("attack_40"), "SR-E30");
}

#[test]
fn sr_e37_answers_though_nothing_is_asked_of_him() {
    let position = Position::fight("ripper", 3).hand(0, &["attack_50"]);
    let mut table = Script::<SangRancune>::new(position.table());
    table.refuses(1, Action::Hold {}, "SR-E37");
}
