//! Section 6: who may see what, and until when.

use cannibal_world::table::creature::Zone;
use cannibal_world::table::event::{Course, Event};
use cannibal_world::{Action, Config};
use kernel::{Rng, Seat};
use testkit::Script;

use crate::common::*;

const P1: Seat = Seat::new(0);

/// What everybody but the owner is sent, as text.
fn others(table: &Play) -> String {
    format!(
        "{:?} {:?} {:?} {:?}",
        table.0.view(1),
        table.0.gallery(),
        table.0.events(1),
        table.0.gallery_events()
    )
}

#[test]
fn a_hand_is_its_owners() {
    let table = duel(["rats", "dogs"]).hand(0, &["RA/17", "RA/18"]).play();
    assert_eq!(table.hand(0), ["RA/17", "RA/18"]);
    assert!(!others(&table).contains("RA/17"));
    assert_eq!(table.0.view(1).own.hands[P1].size, 2);
}

#[test]
fn the_order_of_a_deck_is_nobodys() {
    let set = |deck: [&str; 2]| duel(["rats", "dogs"]).main(0, &deck).play();
    let (one, other) = (set(["RA/17", "RA/18"]), set(["RA/18", "RA/17"]));
    assert_eq!(one.0.view(0), other.0.view(0));
    assert_eq!(one.0.view(1), other.0.view(1));
}

#[test]
fn the_first_reinforcement_card_is_its_owners() {
    let table = duel(["rats", "dogs"]).reinforcements(0, &["RA/17"]).play();
    assert_eq!(table.reinforcements(0), ["RA/17"]);
    assert!(!others(&table).contains("RA/17"));
}

#[test]
fn a_refill_card_is_its_owners() {
    let mut table =
        duel(["rats", "dogs"]).main(0, &["RA/17", "RA/05"]).reinforcements(0, &["RA/18"]).play();
    table.does(0, DRAW).does(0, Action::DrawReinforcement { card: card("RA/18") });
    assert_eq!(table.reinforcements(0), ["RA/17"]);
    assert!(!others(&table).contains("RA/17") && !others(&table).contains("RA/18"));
}

#[test]
fn mulliganed_cards_are_their_owners_and_that_it_happened_is_open() {
    let config = Config {
        first: cannibal_world::table::given::First::CampA,
        ..Config::new(2).with_decks(&["prebuilt-rats", "bring"])
    };
    let given = <cannibal_world::CannibalWorld as kernel::Game>::given(&config).unwrap();
    let mut table = Play(Script::begin(
        &config,
        cannibal_world::rules::setup::opening(&given),
        Rng::from_number(5),
    ));
    let deck = table.0.options(1)[1];
    table.does(1, deck);
    let reinforcement = table.0.options(1)[0];
    table.does(0, Action::ChooseReinforcement { card: card("RA/02") }).does(1, reinforcement);
    let thrown = table.hand(1);
    table.does(0, Action::Keep {}).does(1, Action::Mulligan {});
    let told = format!("{:?} {:?}", table.0.events(0), table.0.gallery_events());
    assert!(thrown.iter().all(|card| !told.contains(card.as_str())));
    assert!(table.public().players[Seat::new(1)].mulliganed);
    // Custom lists stay closed.
    assert!(table.0.view(0).own.lists[Seat::new(1)].is_none());
}

#[test]
fn sealed_answers_of_the_set_up_do_not_show() {
    let config = Config::new(2).with_decks(&["prebuilt-rats", "prebuilt-dogs"]);
    let given = <cannibal_world::CannibalWorld as kernel::Game>::given(&config).unwrap();
    let mut table = Play(Script::begin(
        &config,
        cannibal_world::rules::setup::opening(&given),
        Rng::from_number(5),
    ));
    let before = (table.0.view(1), table.0.gallery());
    table.does(0, Action::ChooseReinforcement { card: card("RA/03") });
    assert_eq!((table.0.view(1), table.0.gallery()), before);
}

#[test]
fn hands_are_opened_at_the_end_if_the_table_says_so() {
    for open in [true, false] {
        let mut table = duel(["rats", "dogs"])
            .house(|config| config.open_lists_after = open)
            .hand(0, &["RA/17"])
            .hunting(0, &["RA/05"])
            .with(|public| public.habitats[1] = 1)
            .play();
        table.does(0, PILLAGE);
        assert_eq!(table.0.gallery().own.hands[P1].cards.is_some(), open);
        let told = table
            .0
            .gallery_events()
            .iter()
            .any(|event| matches!(event, Event::Course(Course::HandsRevealed { .. })));
        assert_eq!(told, open);
    }
}

#[test]
fn a_face_down_card_cannot_be_followed() {
    // The same cards in another order give the same view, and copies have no names.
    let set =
        |hand: [&str; 3]| duel(["rats", "dogs"]).hand(0, &hand).reinforcements(0, &hand).play();
    let (one, other) = (set(["RA/09", "RA/05", "RA/09"]), set(["RA/05", "RA/09", "RA/09"]));
    assert_eq!(one.0.view(0), other.0.view(0));
    let options = one.0.options(0);
    assert_eq!(options, other.0.options(0));
    let doubles = options.iter().filter(|option| **option == plays("RA/09", Zone::Hunting)).count();
    assert_eq!(doubles, 1, "identical cards give one action");
}

#[test]
fn what_a_search_finds_is_imagined_away_from_the_main_deck() {
    // Section 11: Summon the Alpha that showed nothing means that no such card is in the deck.
    let list = ["DO/08", "DO/03", "DO/09", "DO/09", "DO/22"];
    let mut table = duel(["dogs", "rats"])
        .cover(0, &["DO/08"])
        .list(0, &list)
        .hand(0, &["DO/03"])
        .main(0, &["DO/09", "DO/09"])
        .reinforcements(0, &["DO/22"])
        .play();
    table
        .does(0, table.uses("DO/08", MID, cannibal_world::table::Aim::default()))
        .does(0, Action::Take { card: None });
    assert!(table.public().players[P1].no_alpha);
    assert!(!table.public().players[P1].no_small);
}

#[test]
fn cw_r74_a_card_that_may_have_been_drawn_is_never_imagined_in_the_main_deck() {
    use cannibal_world::table::public::Known;
    use kernel::Viewer;
    let set = |board: Board| {
        board
            .hand(0, &["RA/09"])
            .reinforcements(0, &["RA/08"])
            .main(0, &["RA/04", "RA/05", "RA/10"])
            .with(|public| {
                let card = card("RA/09");
                public.players[P1].known.push(Known { card, certain: false });
                public.players[P1].has_drawn_reinforcements = true;
            })
            .table()
    };
    let known = duel(["rats", "dogs"]);
    let unknown = duel(["rats", "dogs"]).list(0, &["RA/04", "RA/05", "RA/08", "RA/09", "RA/10"]);
    let mut whims = Rng::from_number(5);
    for table in [set(known), set(unknown)] {
        for _ in 0..40 {
            let own = table
                .imagined_by(Viewer::Seat(Seat::new(1)), &mut whims)
                .view(Viewer::Seat(P1))
                .own;
            let held = [&own.hands[P1].cards, &own.reinforcements[P1].cards];
            assert!(held.into_iter().flatten().any(|cards| cards.contains(&card("RA/09"))));
        }
    }
}
