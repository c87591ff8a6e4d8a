//! CW-1700: deck building, deck lists as text.

use cannibal_world::cards::deck::{Listed, ListedLine};
use cannibal_world::cards::{deck_text, load};
use cannibal_world::rules::decks;
use cannibal_world::table::given::DeckChoice;
use cannibal_world::{Action, CannibalWorld, Config};
use kernel::Game;
use shelf::Language;

use crate::common::*;

pub(crate) fn listed(faction: &str, cards: &[(&str, i64)]) -> Listed {
    let line = |(id, n): &(&str, i64)| ListedLine { id: (*id).into(), n: *n };
    Listed { faction: faction.into(), cards: cards.iter().map(line).collect(), ..Listed::default() }
}

fn codes(listed: &Listed) -> Vec<&'static str> {
    let given = CannibalWorld::given(&Config::new(2)).unwrap();
    decks::check(&given, listed).iter().map(|error| error.code()).collect()
}

/// A legal deck of fifteen with something changed.
fn fifteen(change: &[(&str, i64)]) -> Listed {
    let mut list = listed(
        "rats",
        &[("RA/01", 1), ("RA/09", 3), ("RA/10", 3), ("RA/05", 3), ("RA/08", 3), ("RA/22", 2)],
    );
    for (id, n) in change {
        match list.cards.iter_mut().find(|line| line.id == *id) {
            Some(line) => line.n = *n,
            None => list.cards.push(ListedLine { id: (*id).into(), n: *n }),
        }
    }
    list
}

#[test]
fn cw_1701_fifteen_to_twenty_five_cards() {
    assert!(codes(&fifteen(&[])).is_empty());
    assert_eq!(codes(&fifteen(&[("RA/22", 1)])), ["deck.too_few_cards"]);
    let many = listed(
        "rats",
        &[
            ("RA/14", 1),
            ("RA/09", 3),
            ("RA/10", 3),
            ("RA/22", 3),
            ("RA/19", 3),
            ("RA/11", 3),
            ("RA/12", 3),
            ("RA/21", 3),
            ("RA/06", 3),
            ("RA/08", 1),
        ],
    );
    assert_eq!(codes(&many), ["deck.too_many_cards"]);
}

#[test]
fn cw_1702_one_faction() {
    assert_eq!(codes(&fifteen(&[("CA/05", 1)])), ["deck.mixed_factions"]);
}

#[test]
fn cw_1703_at_most_160_points() {
    let dear = fifteen(&[("RA/22", 3), ("RA/20", 3), ("RA/04", 3), ("RA/13", 3)]);
    assert_eq!(codes(&dear), ["deck.too_many_points"]);
}

#[test]
fn cw_1704_cw_1711_exactly_one_chief() {
    // CW-R03
    assert_eq!(codes(&fifteen(&[("RA/14", 1)])), ["deck.too_many_chiefs"]);
    assert_eq!(codes(&fifteen(&[("RA/01", 2)])), ["deck.too_many_chiefs"]);
    let mut none = fifteen(&[("RA/22", 3)]);
    none.cards.remove(0);
    assert_eq!(codes(&none), ["deck.no_chief"]);
}

#[test]
fn cw_1705_cw_1706_limited_and_common_copies() {
    // CW-R58: the Chief is not one of the three.
    assert!(codes(&fifteen(&[("RA/02", 1), ("RA/07", 1), ("RA/16", 1)])).is_empty());
    assert_eq!(
        codes(&fifteen(&[("RA/02", 1), ("RA/07", 1), ("RA/16", 1), ("RA/17", 1)])),
        ["deck.too_many_limited"]
    );
    assert_eq!(codes(&fifteen(&[("RA/16", 2)])), ["deck.duplicate_limited"]);
    assert_eq!(codes(&fifteen(&[("RA/22", 4)])), ["deck.too_many_copies"]);
}

#[test]
fn cw_1707_the_habitat_is_the_factions() {
    // CW-R57, CW-R91
    assert!(codes(&fifteen(&[])).is_empty(), "nothing named, nothing wrong");
    let wrong = Listed { habitat: Some("HAB/CA".into()), ..fifteen(&[]) };
    assert_eq!(codes(&wrong), ["deck.wrong_habitat"]);
    let right = Listed { habitat: Some("HAB/RA".into()), ..fifteen(&[]) };
    assert!(codes(&right).is_empty());
}

#[test]
fn cw_1708_all_known_decks_are_legal() {
    for deck in &load::catalogue().decks {
        assert!(codes(&deck.listed).is_empty(), "{}", deck.id);
    }
}

#[test]
fn cw_1709_the_reinforcement_is_one_of_the_cards() {
    let wrong = Listed { reinforcement: Some("RA/14".into()), ..fifteen(&[]) };
    assert_eq!(codes(&wrong), ["reinforcement.not_in_deck"]);
}

#[test]
fn cw_1710_cw_1712_all_errors_at_once_in_the_order_of_the_table() {
    let mut bad = listed(
        "rats",
        &[("RA/01", 1), ("RA/09", 2), ("RA/09", 2), ("XX/99", 1), ("RA/05", 0), ("CA/05", 1)],
    );
    bad.sideboard =
        vec![ListedLine { id: "YY/01".into(), n: 1 }, ListedLine { id: "CA/02".into(), n: 1 }];
    assert_eq!(
        codes(&bad),
        [
            "deck.unknown_card",
            "deck.unknown_card",
            "deck.bad_count",
            "deck.mixed_factions",
            "deck.too_few_cards",
            "deck.too_many_copies",
            "side.wrong_faction"
        ]
    );
    // CW-R91
    let mice = listed("mice", &[("RA/01", 2), ("RA/09", 13)]);
    assert_eq!(
        codes(&mice),
        ["deck.unknown_faction", "deck.too_many_chiefs", "deck.too_many_copies"]
    );
    let given = CannibalWorld::given(&Config::new(2)).unwrap();
    for error in decks::check(&given, &bad) {
        let [fr, en] = Language::ALL.map(|language| error.say(language));
        assert!(!fr.is_empty() && !en.is_empty() && fr != en);
    }
}

#[test]
fn cw_1903_cw_1904_a_sideboard_has_its_own_limits() {
    let side = |lines: &[(&str, i64)]| {
        let line = |(id, n): &(&str, i64)| ListedLine { id: (*id).into(), n: *n };
        Listed { sideboard: lines.iter().map(line).collect(), ..fifteen(&[]) }
    };
    // CW-1712: a second Chief and any Limited cards may lie beside the deck.
    assert!(codes(&side(&[("RA/14", 1), ("RA/02", 1), ("RA/15", 1), ("RA/18", 1)])).is_empty());
    assert_eq!(codes(&side(&[("RA/20", 3), ("RA/04", 3)])), ["side.too_many_points"]);
    assert_eq!(codes(&side(&[("RA/09", 1)])), ["pool.too_many_copies"]);
}

#[test]
fn cw_1905_cw_1914_rebuilding_from_the_registered_pool() {
    // CW-1907 and CW-R45 are in V26.
    let given = CannibalWorld::given(&Config::new(2)).unwrap();
    let registered = &load::deck_named("custom-rats-swarm").unwrap().listed;
    assert!(decks::check_rebuilt(&given, registered, &registered.cards).is_empty());
    let stranger = vec![ListedLine { id: "RA/01".into(), n: 1 }];
    let found: Vec<&str> = decks::check_rebuilt(&given, registered, &stranger)
        .iter()
        .map(|error| error.code())
        .collect();
    assert_eq!(found, ["deck.too_few_cards", "match.pool_changed"]);
}

#[test]
fn refusal_30_lists_every_error_of_a_deck_that_is_brought() {
    // Refused: CW-E30.
    let mut table = crate::common::board(Config::new(2).with_decks(&["bring", "prebuilt-dogs"]))
        .from(cannibal_world::Step::Begin {})
        .play();
    let deck = cannibal_world::cards::DeckList::of(
        cannibal_world::cards::Faction::Rats,
        [card("RA/01"), card("RA/14")],
        None,
    )
    .unwrap();
    table.refuses(0, Action::Bring { deck }, "CW-E30");
}

#[test]
fn decks_can_be_written_and_read() {
    for deck in &load::catalogue().decks {
        for language in Language::ALL {
            let text = deck_text::write(&deck.listed, deck.name.get(language), language);
            assert_eq!(deck_text::read(&text).unwrap(), deck.listed, "{text}");
        }
    }
    let short =
        deck_text::read("3x ra/09\n# a remark\n\n2 RA/10 Frondeur du clan\nsideboard:\n1 RA/14")
            .unwrap();
    assert_eq!((short.faction.as_str(), short.cards.len(), short.sideboard.len()), ("rats", 2, 1));
    let error = deck_text::read("faction: rats\nthree rats").unwrap_err();
    assert_eq!(error.line, 2);
    assert!(deck_text::read(&"1 RA/01\n".repeat(500)).is_err());
    assert!(deck_text::read(&" ".repeat(20_000)).is_err());
}

#[test]
fn cw_1710_a_typed_deck_is_judged_line_by_line_and_counted() {
    let decks = cannibal_world::GAME.list("decks").unwrap();
    let text = "# Night\nfaction: cats\n1 CA/01\n4 ca/05\n1 RA/01\n";
    let judged = decks.judge(text, Language::En);
    let lines: Vec<Option<u32>> = judged.mistakes.iter().map(|mistake| mistake.line).collect();
    // CW-1711: the other faction's Chief is a second one; CW-1702, CW-1701, CW-1704, CW-1706 in the order of CW-1712.
    assert_eq!(lines, [Some(5), None, Some(5), Some(4)], "{judged:?}");
    assert_eq!(judged.name, "Night");
    let counted: Vec<_> = judged.measures.iter().map(|m| (m.id.as_str(), m.value)).collect();
    assert_eq!(counted, [("cards", 6), ("points", 15 + 4 * 6 + 17), ("chiefs", 2), ("limited", 0)]);
    for deck in &load::catalogue().decks {
        let text = deck_text::write(&deck.listed, "Deck", Language::Fr);
        let judged = decks.judge(&text, Language::Fr);
        assert_eq!(judged.mistakes, [], "{}", deck.id);
        let list: DeckChoice = serde_json::from_value(judged.list.unwrap()).unwrap();
        assert_eq!(list, DeckChoice::Listed(deck.listed.clone()));
    }
}

#[test]
fn card_sets_are_tried_together_and_name_the_wrong_one() {
    let set = |id: &str| {
        format!(
            "schema = 1\ngame = \"cannibal-world\"\n\n[[card]]\nid = \"{id}\"\nfaction = \"rats\"\nkind = \"creature\"\n\
             rank = \"common\"\nspecies = \"rat\"\nname.fr = \"Rat\"\nname.en = \"Rat\"\ntext.fr = \"–\"\ntext.en = \"–\"\n\
             strength = 1\nlife = 1\nvalue = 3\norigin = \"owner\"\n"
        )
    };
    let (all, count) = load::with_sets(&[set("RA/50"), set("RA/51"), set("RA/01")]).unwrap();
    assert_eq!((all.cards.len(), count), (load::catalogue().cards.len() + 2, 3));
    let changed = all.cards.iter().find(|card| card.id == "RA/01").unwrap();
    assert_eq!(changed.numbers.value, 3, "a known id is replaced");
    let (place, error) = load::with_sets(&[set("RA/50"), set("rat")]).unwrap_err();
    assert_eq!((place, error.line), (1, 5));
}
