//! TV-217: where, by what he has seen, a viewer knows a Treasure can be.

use kernel::{Seat, Viewer};
use taverne::table::config::Offers;
use taverne::table::whereabouts::{Counts, PLACES};
use taverne::table::{Deed, Place, Places, Whereabouts};

use crate::common::{
    ACCEPT, act, deal, hand, in_hand, offer, pass, places, room, show, strike, treasure,
};

fn counts(of: &[(Place, u8)]) -> Counts {
    let mut counts = [0; PLACES];
    for (place, count) in of {
        counts[place.index()] = *count;
    }
    counts
}

fn places_of(all: &[Place]) -> Places {
    all.iter().copied().collect()
}

#[test]
fn tv_217_at_the_start_a_card_is_in_ones_hand_or_in_any_other_or_aside() {
    let table = kernel::Table::<taverne::Taverne>::open(
        &taverne::Config::new(3),
        kernel::Seed::default(),
        None,
    )
    .unwrap();
    let view = table.view(Viewer::Seat(Seat::new(1)));
    let mine = view.own.purses[Seat::new(1)].losable.unwrap();
    for (card, places) in view.own.whereabouts.whereabouts().iter() {
        if mine.contains(&card) {
            assert!(places.is_only(in_hand(1)));
        } else {
            assert_eq!(places, places_of(&[in_hand(0), in_hand(2), Place::Aside]));
        }
    }
    assert_eq!(view.own.whereabouts.iter().count(), 34, "what one sees is left out");
    let gallery = table.view(Viewer::Gallery);
    assert_eq!(gallery.own.whereabouts.iter().count(), 40);
}

#[test]
fn tv_217_seen_then_blurred() {
    // TV-X41
    // P2 saw P1 offer the Grimoire and take it back; then P0 takes one of P1's four at random.
    let cards = ["grimoire", "encensoir", "eau-benite", "perle-noire"];
    let mut table =
        room(3).hand(0, &["hache-naine"]).hand(1, &cards).hand(2, &["longue-vue"]).trade();
    table.does(0, show("hache-naine")).does(1, offer(&["grimoire"])).does(2, offer(&[]));
    assert_eq!(places(&table, 2, "grimoire"), [in_hand(1)]);
    table.does(0, deal(2)).everybody_does(&ACCEPT);
    assert_eq!(places(&table, 2, "grimoire"), [in_hand(1)], "it went back to a hand it never left");

    let mut known = Whereabouts::anywhere(places_of(&[in_hand(0), in_hand(1), Place::Aside]));
    known.sees(treasure("grimoire"), in_hand(1));
    known.moved_unseen(in_hand(1), in_hand(0));
    assert_eq!(known.of(treasure("grimoire")), places_of(&[in_hand(0), in_hand(1)]));
    // Until P1 has no card left.
    known.tidy(&counts(&[(in_hand(0), 3), (Place::Aside, 37)]));
    assert!(known.of(treasure("grimoire")).is_only(in_hand(0)));
}

#[test]
fn tv_217_in_play_a_random_theft_blurs_what_was_known() {
    let cards = ["grimoire", "encensoir", "eau-benite", "perle-noire"];
    let mut table = room(3)
        .floor(&["flute-d-os"])
        .hand(1, &cards)
        .lead(1)
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(1, crate::common::pick_up("troll", "flute-d-os")).does(2, pass("barbare"));
    assert_eq!(places(&table, 2, "flute-d-os"), [in_hand(1)]);
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(places(&table, 2, "flute-d-os"), [in_hand(0), in_hand(1)]);
    let stolen = hand(&table, 0)[0];
    assert_eq!(places(&table, 1, stolen), [in_hand(0)], "the victim knows");
}

#[test]
fn tv_r61_a_place_known_whole_is_struck_from_all_other_sets() {
    let everywhere = places_of(&[in_hand(0), in_hand(1), Place::Aside]);
    let mut known = Whereabouts::anywhere(everywhere);
    known.sees(treasure("grimoire"), in_hand(1));
    known.sees(treasure("encensoir"), in_hand(1));
    known.tidy(&counts(&[(in_hand(0), 2), (in_hand(1), 2), (Place::Aside, 36)]));
    assert!(known.of(treasure("grimoire")).is_only(in_hand(1)));
    assert_eq!(known.of(treasure("eau-benite")), places_of(&[in_hand(0), Place::Aside]));
    // Until nothing changes: one strike can make another place whole.
    let mut known = Whereabouts::anywhere(Places::only(Place::Aside));
    known.sees(treasure("grimoire"), in_hand(1));
    known.sees(treasure("encensoir"), in_hand(0));
    known.moved_unseen(in_hand(0), in_hand(1));
    assert_eq!(known.of(treasure("encensoir")).len(), 2);
    known.tidy(&counts(&[(in_hand(0), 1), (in_hand(1), 1), (Place::Aside, 38)]));
    assert!(known.of(treasure("encensoir")).is_only(in_hand(0)));
}

#[test]
fn tv_r65_in_a_sealed_deal_the_offered_cards_move_first() {
    let mut table = room(3)
        .config(|config| config.offers = Offers::Sealed)
        .hand(0, &["hache-naine", "arc-d-if"])
        .hand(1, &["grimoire", "encensoir"])
        .hand(2, &["longue-vue"])
        .trade();
    table.does(0, show("hache-naine")).does(1, offer(&["grimoire"])).does(2, offer(&[]));
    table.does(0, deal(1));
    assert_eq!(places(&table, 2, "hache-naine"), [in_hand(1)], "everybody saw it go to the buyer");
    assert!(places(&table, 2, "grimoire").contains(&in_hand(0)));
    assert!(places(&table, 2, "grimoire").contains(&in_hand(1)));
    // Seller and buyer know.
    assert_eq!(places(&table, 0, "grimoire"), [in_hand(0)]);
    assert_eq!(places(&table, 1, "grimoire"), [in_hand(0)]);
}

#[test]
fn tv_217_a_face_down_treasure_picked_up_is_somewhere_there() {
    let mut table = room(3).face_down(&["grimoire", "encensoir"]).brawl();
    table.does(0, act("nain", Deed::PickUpUnseen {}));
    let got = hand(&table, 0)[0];
    assert_eq!(places(&table, 0, got), [in_hand(0)]);
    assert!(places(&table, 1, got).contains(&in_hand(0)));
    assert!(places(&table, 1, got).contains(&Place::FaceDown));
}

#[test]
fn imagined_worlds_keep_what_was_seen() {
    let mut table = room(3)
        .hand(0, &["hache-naine"])
        .hand(1, &["grimoire", "encensoir"])
        .hand(2, &["longue-vue", "flute-d-os"])
        .trade();
    table.does(0, show("hache-naine")).does(1, offer(&["grimoire"])).does(2, offer(&[]));
    let seen = table.table().observe(Seat::new(2));
    let mut rng = kernel::Rng::from_number(4);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let world = kernel::Table::<taverne::Taverne>::imagine(&seen, &mut rng);
        let held = world.view(Viewer::Seat(Seat::new(1))).own.purses[Seat::new(1)].losable.unwrap();
        assert!(held.contains(&treasure("grimoire")), "everybody saw it there");
        assert!(!held.contains(&treasure("hache-naine")) && held.len() == 2);
        others.extend(held.iter().copied());
    }
    assert!(others.len() > 10, "and the other card can be anything");
}
