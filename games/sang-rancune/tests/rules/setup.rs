//! Chapter 1, set-up: heroes, hands, piles, and the first Encounter.

use kernel::{Seat, Viewer};
use sang_rancune::cards::Card;
use sang_rancune::cards::heroes::HeroId;
use sang_rancune::rules::position::Position;
use sang_rancune::rules::setup::printed_cards;
use sang_rancune::table::flow::Step;
use sang_rancune::table::items::Item;
use sang_rancune::{Action, Config, Event, Question};

use crate::common::*;

#[test]
fn sr_101_three_to_six_players_have_different_heroes() {
    for players in 3..=6 {
        let table = set_up(&Config::new(players), 5);
        let heroes: Vec<HeroId> =
            table.gallery().public.heroes.iter().map(|hero| hero.hero).collect();
        assert_eq!(heroes.len(), usize::from(players));
        assert!(heroes.iter().enumerate().all(|(at, hero)| !heroes[..at].contains(hero)));
    }
    assert!(Config::new(2).check().is_err());
    assert!(Config::new(7).check().is_err());
}

#[test]
fn sr_101_every_hero_has_two_heroic_attacks() {
    for hero in HeroId::all() {
        let heroic = Card::all().filter(|card| card.print().hero == Some(hero));
        assert_eq!(heroic.count(), 2, "{hero:?}");
    }
}

#[test]
fn sr_102_every_hero_starts_with_100_life() {
    assert_eq!(lives(&set_up(&Config::new(4), 1)), [100, 100, 100, 100]);
}

#[test]
fn sr_102_life_never_exceeds_100() {
    let fight = Position::fight("ripper", 3).items(0, &["healing_potion"]).life(0, 90);
    let fight = fight.hand(0, &["attack_50"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.does(0, drink("healing_potion", Some(0)));
    assert_eq!(lives(&table), [100, 100, 100]);
}

#[test]
fn sr_103_nine_of_26_encounters_are_met_and_17_stay_in_the_box() {
    let table = set_up(&Config::new(4), 3);
    let seen = table.gallery();
    assert_eq!((seen.public.met.len(), seen.own.encounters, seen.own.unused), (1, 8, 17));
    let viewers = (0..4).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Gallery]);
    for look in viewers.map(|viewer| table.table().look(viewer)) {
        assert_eq!(look.secrets.encounters.seen_by(look.eyes()), None);
        assert_eq!(look.secrets.unused.seen_by(look.eyes()), None, "both lie face down");
    }
}

#[test]
fn sr_104_everybody_is_dealt_seven_of_94_cards() {
    assert_eq!(printed_cards(), 94);
    let table = set_up(&Config::new(5), 8);
    let seen = table.gallery();
    let dealt = |seat: u8| {
        let seat = Seat::new(seat);
        usize::from(seen.own.hands[seat]) + seen.public.heroes[seat].items.len()
    };
    assert_eq!([0, 1, 2, 3, 4].map(dealt), [7; 5]);
    assert_eq!(usize::from(seen.own.pile), 94 - 5 * 7);
}

/// A deal in which somebody gets an Item, but not the Amulette.
fn deal_with_an_item() -> (Play, u8) {
    let found = (0..50).find_map(|seed| {
        let table = set_up(&Config::new(3), seed);
        let rich = (0..3).find(|seat| !closed(&table, *seat).is_empty())?;
        (table.question() == Some(BETWEEN)).then_some((table, rich))
    });
    found.expect("Items are dealt now and then")
}

#[test]
fn sr_105_items_dealt_lie_face_up_and_closed_and_are_not_replaced() {
    let (table, rich) = deal_with_an_item();
    let before = hero(&table, rich).items;
    assert!(before.iter().all(|item| item.card.is_item() && !item.is_open));
    assert_eq!(hand_ids(&table, rich).len(), 7 - before.len());
    assert!(table.view(rich).own.hand.iter().all(|card| !card.is_item()));
}

#[test]
fn sr_r03_items_of_the_first_seven_cards_shrink_the_hand_until_the_first_refresh() {
    let fight = Position::fight("ripper", 3).creature_life(5).hand(0, &["attack_10"]);
    let drawn = [
        "balm",
        "attack_50",
        "attack_50",
        "attack_50",
        "attack_40",
        "attack_40",
        "attack_40",
        "feint",
    ];
    let mut table = play(fight.top_of_pile(&drawn));
    lay(&mut table, &["attack_10"]);
    keep_hands(&mut table);
    assert_eq!(closed(&table, 0), [card("balm")]);
    assert_eq!(hand_ids(&table, 0).len(), 7, "at the refresh one draws until the hand is full");
    let (table, rich) = deal_with_an_item();
    assert!(hand_ids(&table, rich).len() < 7, "at the deal one does not");
}

#[test]
fn sr_106_the_hand_limit_is_seven_and_eight_with_the_amulette() {
    let fight =
        Position::fight("ripper", 3).items(1, &["mentalism_amulet", "balm", "healing_potion"]);
    let table = play(fight.hand(0, &["attack_50"]));
    assert_eq!([0, 1].map(|seat| hero(&table, seat).hand_limit()), [7, 8]);
}

#[test]
fn sr_106_items_do_not_count_in_the_hand() {
    let full =
        ["attack_50", "attack_40", "attack_30", "attack_25", "attack_20", "attack_10", "flick"];
    let fight = Position::fight("ripper", 3).hand(0, &full).items(0, &["balm", "healing_potion"]);
    assert_eq!(play(fight).question(), Some(SET), "nothing has to be discarded");
}

#[test]
fn sr_107_a_hand_over_its_limit_is_discarded_down_before_anything_else() {
    let eight = [
        "attack_50",
        "attack_40",
        "attack_30",
        "attack_25",
        "attack_20",
        "attack_10",
        "flick",
        "crack",
    ];
    let mut table = play(Position::fight("ripper", 3).hand(1, &eight).hand(0, &["attack_50"]));
    assert_eq!(table.question(), Some(Question::DiscardDown { seat: Seat::new(1) }));
    assert_eq!(table.asked(), [1]);
    table.refuses(1, Action::Discard { card: card("attack_5") }, "SR-E30");
    table.does(1, Action::Discard { card: card("attack_25") });
    assert_eq!(table.question(), Some(SET));
    assert_eq!(hand_ids(&table, 1).len(), 7);
    assert!(
        is_discarded(&table, "attack_25") && !hand_ids(&table, 1).contains(&"attack_25".into())
    );
}

/// Three dead heroes and the box hold every card but one Attack of the first living hero.
fn nothing_to_draw() -> Position {
    let mut fight =
        Position::fight("ash_dragon", 6).hand(0, &["attack_50"]).dead(3).dead(4).dead(5);
    let copies = |card: Card| std::iter::repeat_n(card, usize::from(card.print().count));
    let (items, others): (Vec<Card>, Vec<Card>) =
        Card::all().flat_map(copies).partition(|card| card.is_item());
    let mut others = others.into_iter().skip_while(|other| *other == card("attack_100"));
    let missing = others.next();
    assert_eq!(missing, Some(card("attack_50")));
    for seat in [3, 4, 5] {
        let ids = |cards: &[Card]| cards.iter().map(|card| card.id()).collect::<Vec<_>>();
        let dealt: Vec<Card> = others.by_ref().take(20).collect();
        fight = fight.hand(seat, &ids(&dealt[..12])).set(seat, &ids(&dealt[12..16]));
        fight = fight.prepared(seat, &ids(&dealt[16..]));
    }
    fight.change(|public| {
        let closed = items.into_iter().map(|card| Item { card, is_open: false });
        public.heroes[Seat::new(3)].items = closed.collect();
        public.removed = others.by_ref().take(15).chain([card("attack_100")]).collect();
        public.creature.chest = others.collect();
    })
}

#[test]
fn sr_108_an_empty_pile_is_made_anew_from_the_discard_pile_and_else_the_draw_is_skipped() {
    let mut table = play(nothing_to_draw());
    lay(&mut table, &["attack_50"]);
    let hands: Vec<usize> = (0..3).map(|seat| hand_ids(&table, seat).len()).collect();
    assert_eq!(hands.iter().sum::<usize>(), 1, "one card was there for three players: {hands:?}");
    assert!(kinds(&table.gallery_heard()).contains(&"reshuffled".into()));
    assert!(table.gallery().public.discard.is_empty());
}

#[test]
fn sr_109_only_initiative_cards_one_to_the_number_of_living_players_are_used() {
    let drawn = |fight: Position| {
        let mut numbers = initiative(&play_at(fight, Step::Encounter {}));
        numbers.sort_unstable();
        numbers
    };
    let five = Position::fight("ripper", 5).hand(0, &["attack_50"]);
    assert_eq!(drawn(five.clone()), [1, 2, 3, 4, 5]);
    assert_eq!(drawn(five.dead(2)), [0, 1, 2, 3, 4]);
}

/// The numbers of the Encounters revealed so far.
fn numbers(table: &Play) -> Vec<i16> {
    let number = |event: Event| {
        let Event::EncounterRevealed { number, .. } = event else { return None };
        Some(number)
    };
    table.gallery_events().into_iter().filter_map(number).collect()
}

#[test]
fn sr_110_the_first_encounter_is_number_one_and_the_next_number_two() {
    assert_eq!(numbers(&set_up(&Config::new(4), 3)), [1]);
    let fight = Position::fight("ripper", 3).creature_life(5).hand(0, &["attack_10"]);
    let mut table = go(fight.items(1, &["balm"]));
    lay(&mut table, &["attack_10"]);
    keep_hands(&mut table);
    pass_all(&mut table);
    table.everybody_does(&READY);
    assert_eq!(numbers(&table), [2]);
}

#[test]
fn sr_111_the_first_encounter_lies_face_up_before_anybody_is_asked() {
    let (table, _) = deal_with_an_item();
    assert_eq!(table.question(), Some(BETWEEN));
    let seen = table.gallery();
    assert_eq!(seen.public.met.as_slice(), [seen.public.creature.id]);
    assert_eq!(seen.public.creature.life, seen.public.creature.id.row(3).life);
}

#[test]
fn sr_r02_the_first_encounter_is_turned_once() {
    let (mut table, _) = deal_with_an_item();
    let first = creature(&table).id;
    table.everybody_does(&READY);
    assert_eq!(creature(&table).id, first);
    assert_eq!(numbers(&table), [1]);
}

#[test]
fn sr_112_discarded_and_removed_cards_are_public() {
    let fight = Position::fight("ripper", 3).items(0, &["balm"]).hand(1, &["crack", "attack_50"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.does(1, blow_on_item("crack", 0, "balm")).everybody_does(&PASS);
    assert_eq!(table.gallery().public.removed.as_slice(), [card("balm")]);
    assert!(is_discarded(&table, "crack"));
}

#[test]
fn sr_112_removed_cards_never_return() {
    let fight = nothing_to_draw();
    let mut table = play(fight);
    lay(&mut table, &["attack_50"]);
    assert_eq!(table.gallery().public.removed.len(), 16, "although the pile had to be made anew");
}

#[test]
fn sr_r04_everybody_sees_all_of_the_discard_pile() {
    let fight = Position::fight("ripper", 3).hand(0, &["attack_50"]).hand(1, &["feint"]);
    let mut table = play(fight);
    lay(&mut table, &["attack_50", "feint"]);
    for viewer in [table.gallery(), table.view(0), table.view(2)] {
        assert!(
            viewer.public.discard.contains(&card("attack_50"))
                && viewer.public.discard.contains(&card("feint"))
        );
    }
}
