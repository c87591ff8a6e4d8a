//! Set-up (TV-1xx).

use kernel::{Rng, Seat, Seed, Table as KernelTable};
use taverne::cards::{Agitation, Arrival, Hero, Object, Treasure};
use taverne::rules::setup::deal;
use taverne::rules::terms::tavern_value;
use taverne::table::Posture;
use taverne::table::config::FirstSeller;
use taverne::{Config, Given, Taverne};

use crate::common::{kinds, room, seat};

fn given(config: &Config) -> Given {
    Given::new(config).expect("a configuration that can be played")
}

#[test]
fn tv_101_left_is_the_next_seat_clockwise() {
    assert_eq!(Seat::new(3).left_of(4), Seat::new(0));
    assert_eq!(Seat::new(0).right_of(4), Seat::new(3));
    let order = taverne::rules::terms::clockwise(Seat::new(2), 4);
    assert_eq!(order.map(Seat::number).collect::<Vec<_>>(), [2, 3, 0, 1]);
}

#[test]
fn tv_102_two_heroes_each_and_the_others_are_out() {
    let opening = deal(&given(&Config::new(5)), &mut Rng::from_number(3));
    let public = opening.state.public;
    let dealt: Vec<Hero> = public
        .groups
        .seats()
        .iter()
        .flat_map(|at| public.heroes(at).map(|(hero, _)| hero).collect::<Vec<_>>())
        .collect();
    assert_eq!(dealt.len(), 10);
    assert!(!printed::repeats(&dealt));
    let three = Config { heroes_per_player: 3, ..Config::new(4) };
    let public = deal(&given(&three), &mut Rng::from_number(3)).state.public;
    assert!(public.groups.iter().all(|group| group.len() == 3));
    // TV-110
    assert!(public.groups.iter().flat_map(|group| group.iter()).all(|figure| {
        figure.posture == Posture::Standing && figure.cover.is_none() && figure.weapon.is_none()
    }));
}

#[test]
fn tv_103_tv_r03_six_hidden_treasures_each_and_the_rest_aside() {
    let opening = deal(&given(&Config::new(6)), &mut Rng::from_number(3));
    let secrets = opening.state.secrets;
    assert!(secrets.treasures.iter().all(|hand| hand.len() == 6));
    assert_eq!(secrets.aside.len(), 4);
    let table = KernelTable::<Taverne>::open(&Config::new(6), Seed::default(), None).unwrap();
    let view = table.view(kernel::Viewer::Seat(seat(2)));
    assert!(view.own.purses[seat(2)].losable.is_some());
    assert!(view.own.purses[seat(3)].losable.is_none() && view.own.aside.cards.is_none());
}

#[test]
fn tv_104_tv_r80_two_agitation_cards_each_of_an_own_kind() {
    let public = deal(&given(&Config::new(6)), &mut Rng::from_number(3)).state.public;
    assert!(public.trade.agitation.iter().all(|cards| *cards == 2));
    let mut table = room(3).hand(1, &["grimoire"]).hand(0, &["encensoir"]).trade();
    table.does(0, crate::common::DECLINE);
    let json = serde_json::to_value(&table.gallery_heard()[0]).unwrap();
    assert_eq!(json["card"], Agitation::all().next().unwrap().id());
}

#[test]
fn tv_105_tv_106_tv_108_the_middle_of_the_table() {
    let state = deal(&given(&Config::new(4)), &mut Rng::from_number(3)).state;
    assert_eq!(state.secrets.object_pile.len(), 48);
    assert!(state.secrets.objects.iter().all(|hand| hand.is_empty()), "nobody has an Object yet");
    assert!(state.public.floor.is_empty() && state.public.broken.is_empty());
    assert_eq!(tavern_value(&state.public), 30);
    // TV-105: the Door and the Window are there from the start.
    let book = taverne::cards::book();
    assert_eq!((book.door_card.id.as_str(), book.window_card.id.as_str()), ("porte", "fenetre"));
}

#[test]
fn tv_107_the_militia_is_among_the_last_six() {
    let mut places = [0; 19];
    for seed in 0..300 {
        let state = deal(&given(&Config::new(4)), &mut Rng::from_number(seed)).state;
        let table = room(2).brawl();
        let at = table.table().examine(|_, referee| {
            let pile = state.secrets.arrivals.read(referee);
            assert_eq!(pile.len(), 19);
            pile.iter().position(|card| card.is_militia()).expect("it is there")
        });
        places[at] += 1;
    }
    assert_eq!(places[6..].iter().sum::<u32>(), 0, "the first thirteen are never the Militia");
    assert!(places[..6].iter().all(|count| *count > 20), "{places:?}");
    assert_eq!(Arrival::militia().id(), "milice");
}

#[test]
fn tv_109_the_first_seller_is_drawn_or_named() {
    let named = Config { first_seller: FirstSeller::Seat(seat(2)), ..Config::new(4) };
    let seller = |config: &Config, seed: u64| {
        deal(&given(config), &mut Rng::from_number(seed)).state.public.trade.seller
    };
    assert!((0..20).all(|seed| seller(&named, seed) == seat(2)));
    let drawn: std::collections::BTreeSet<Seat> =
        (0..40).map(|seed| seller(&Config::new(4), seed)).collect();
    assert_eq!(drawn.len(), 4);
}

#[test]
fn tv_216_chance_is_drawn_in_a_fixed_order() {
    // Naming the First Seller, the last of the draws, leaves everything before it as it was.
    let named = Config { first_seller: FirstSeller::Seat(seat(1)), ..Config::new(4) };
    let one = deal(&given(&Config::new(4)), &mut Rng::from_number(8)).state;
    let two = deal(&given(&named), &mut Rng::from_number(8)).state;
    assert_eq!(one.secrets, two.secrets);
    assert_eq!(one.public.groups, two.public.groups);
}

#[test]
fn tv_216_the_deal_is_drawn_heroes_first_and_the_seller_last() {
    let state = deal(&given(&Config::new(4)), &mut Rng::from_number(8)).state;
    let mut rng = Rng::from_number(8);
    let mut heroes: Vec<Hero> = Hero::all().collect();
    rng.shuffle(&mut heroes);
    let mut treasures: Vec<Treasure> = Treasure::all().collect();
    rng.shuffle(&mut treasures);
    let copies = |card: Object| std::iter::repeat_n(card, usize::from(card.print().count));
    let mut objects: Vec<Object> = Object::all().flat_map(copies).collect();
    rng.shuffle(&mut objects);
    // Five Arrivals, one by one; they and the Militia; the thirteen others.
    let copies = |card: Arrival| std::iter::repeat_n(card, usize::from(card.print().count));
    let mut top: Vec<Arrival> = Arrival::people().flat_map(copies).collect();
    for place in 0..5 {
        top.swap(place, place + rng.below((18 - place) as u32) as usize);
    }
    let mut bottom: Vec<Arrival> = top.drain(..5).collect();
    bottom.push(Arrival::militia());
    rng.shuffle(&mut bottom);
    rng.shuffle(&mut top);
    let seller = Seat::new(rng.below(4) as u8);

    let groups = &state.public.groups;
    let dealt: Vec<Hero> = groups
        .seats()
        .iter()
        .flat_map(|at| state.public.heroes(at).map(|(hero, _)| hero).collect::<Vec<_>>())
        .collect();
    assert_eq!(dealt, heroes[..8]);
    assert_eq!(state.public.trade.seller, seller);
    room(2).brawl().table().examine(|_, referee| {
        let secrets = &state.secrets;
        for (at, hand) in secrets.treasures.pairs() {
            let first = usize::from(at.number()) * 6;
            assert_eq!(hand.read(referee), &treasures[first..first + 6]);
        }
        assert_eq!(secrets.object_pile.read(referee), objects.as_slice());
        let arrivals: Vec<Arrival> = bottom.iter().chain(&top).copied().collect();
        assert_eq!(secrets.arrivals.read(referee), arrivals.as_slice());
    });
}

#[test]
fn tv_216_objects_are_dealt_three_at_a_time_from_the_first_leader() {
    let mut table = room(2)
        .hand(0, &["encensoir"])
        .hand(1, &["grimoire"])
        .pile(&["chaise", "assiette", "balai", "tabouret", "banc", "lampe"])
        .change(|public| {
            public.trade.laid = 1;
            public.trade.seller = seat(1);
        })
        .trade();
    table.does(1, crate::common::DECLINE);
    let dealt = |at: u8| {
        let mut cards = crate::common::objects(&table, at);
        cards.sort_unstable();
        cards
    };
    assert_eq!(dealt(1), ["assiette", "balai", "chaise"]);
    assert_eq!(dealt(0), ["banc", "lampe", "tabouret"]);
}

#[test]
fn tv_216_arrivals_are_rolled_for_from_the_next_lead_and_again_likewise() {
    // Nobody may claim the Guard of the Watch where the Innkeeper is not: both roll, seat 1 first.
    let owner = |dice: &[u8]| {
        let mut table = room(2)
            .lead(1)
            .tilted(&["nain", "magicien", "elfe", "troll"])
            .arrivals(&["garde"])
            .dice(dice)
            .round_end();
        table.does(0, crate::common::SILENT).does(1, crate::common::SILENT);
        table.gallery().public.owner(crate::common::who("garde"))
    };
    assert_eq!(owner(&[1, 2, 5, 5]), seat(0));
    assert_eq!(owner(&[3, 3, 2, 4, 5, 5, 1, 2]), seat(1), "a tie, rolled again");
}

#[test]
fn what_was_dealt_is_told() {
    let mut told = Vec::new();
    let table =
        KernelTable::<Taverne>::open(&Config::new(3), Seed::default(), Some(&mut told)).unwrap();
    let seen: Vec<_> =
        told.iter().filter_map(|one| one.seen_by(kernel::Viewer::Seat(seat(1)))).cloned().collect();
    assert_eq!(kinds(&seen), ["trade:started", "trade:dealt"]);
    assert!(table.outcome().is_none());
}
