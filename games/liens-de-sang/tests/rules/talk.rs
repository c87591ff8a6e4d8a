//! LS-1100, talk and information: everything said is public, and only tokens prove anything.

use kernel::Seat;
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::config::TalkRule;
use liens_de_sang::{Action, Config, LiensDeSang};
use shelf::{Describes, Language, Talk, Talks, Voice};

use crate::common::*;

fn talk(rule: TalkRule, language: Language) -> Talk {
    LiensDeSang::talk(&Config { talk: rule, ..Config::new(8) }, language)
}

#[test]
fn ls_1101_players_may_talk_freely_and_lie() {
    let open = LiensDeSang::talk(&Config::new(8), Language::En);
    assert!(open.free);
    // Ready-made claims do not depend on who makes them: everybody may say that he is a Rose, and that he is a Beast.
    for language in Language::ALL {
        let claims = talk(TalkRule::Claims, language);
        assert!(!claims.free);
        assert!(claims.phrases.len() >= 3 && claims.about_players.len() >= 3);
        assert!(claims.about_players.iter().all(|claim| claim.contains('@')));
    }
    assert!(
        talk(TalkRule::Claims, Language::En).phrases.contains(&"I am of the Rose clan.".into())
    );
    assert!(
        talk(TalkRule::Claims, Language::En).phrases.contains(&"I am of the Beast clan.".into())
    );
    let silent = talk(TalkRule::Silent, Language::En);
    assert!(!silent.free && silent.phrases.is_empty() && silent.about_players.is_empty());
}

#[test]
fn ls_1102_all_talk_is_public() {
    for rule in [TalkRule::Open, TalkRule::Claims, TalkRule::Silent] {
        let talk = talk(rule, Language::Fr);
        assert!(!talk.private, "no private messages");
        assert!(!talk.gallery_to_players, "no side channel through those who watch");
        assert!(talk.clauses.contains(&"LS-1102".into()));
    }
}

#[test]
fn ls_1103_nobody_may_show_his_card() {
    // No answer to any question shows a card: each of them fits a player with another card just as well, but for the
    // tokens. Here a Rose and a Beast Alchemist have exactly the same things to say before they take a token.
    let options = |card, other| {
        let mut table = play(Position::deal(["R9", card, other, "B2", "B5", "R1"]));
        let mut seen = vec![table.options(1)];
        table.does(0, attack(3)).does(3, REQUEST);
        seen.push(table.options(1));
        table.everybody_does(&NO_OFFER).does(3, TAKE_UNKNOWN).does(3, pass(1));
        seen.push(table.options(1));
        seen
    };
    assert_eq!(options("R4", "B4"), options("B4", "R4"));
    let unreadable = serde_json::json!({ "kind": "show_card", "to": 2 });
    assert!(serde_json::from_value::<Action>(unreadable).is_err(), "there is no such action");
}

#[test]
fn ls_1104_tokens_may_not_deceive_beyond_the_rules() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    table.refuses(1, TAKE_ROSE, "LS-407");
    table.does(1, TAKE_UNKNOWN).does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST);
    table.refuses(1, TAKE_UNKNOWN, "LS-405").refuses(1, TAKE_ROSE, "LS-407");
}

#[test]
fn ls_1105_a_player_may_always_consult_his_own_card_and_everything_public() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(3, "U"));
    let names = testkit::names(6);
    let consult = |table: &Play| {
        let view = table.view(5);
        assert_eq!(view.own.characters[Seat::new(5)].unwrap().to_string(), "R1");
        assert_eq!(view.public.players[Seat::new(3)].wounds.count(), 1);
        assert_eq!(view.public.supply().unknown, 19);
        let voice = Voice::new(Language::En, seat(5), &names);
        assert!(
            LiensDeSang::own_sheet(&voice, &view)[0].contains("Elder"),
            "also while others decide"
        );
    };
    consult(&table);
    table.does(0, attack(1));
    consult(&table);
    table.does(1, REQUEST);
    consult(&table);
}
