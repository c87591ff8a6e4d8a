//! The bots: they do what is allowed, and `regular` plays clearly better than chance.

use kernel::{Rng, Seat};
use serde_json::json;
use shelf::{Language, Voice};
use taverne::{GAME, Taverne};

/// The points of one game; seat 0 and 2 are regulars.
fn play(number: u64, variants: &serde_json::Value) -> Vec<i32> {
    let config = GAME.configure(&json!({ "variants": variants }), Some(4)).unwrap();
    let mut rng = Rng::from_number(number);
    let mut table = GAME.open(&config, rng.seed()).unwrap();
    while let Some(seat) = table.waiting().lowest() {
        let level = if seat.number() % 2 == 0 { "regular" } else { "random" };
        let answer = table.bot_answer(seat, level, &mut rng).unwrap();
        let voice = Voice::new(Language::En, kernel::Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &answer).expect("bots do what is allowed");
    }
    let outcome = table.outcome().unwrap();
    outcome.scores.unwrap().iter().copied().collect()
}

#[test]
fn regulars_score_clearly_more_than_random_players() {
    for variants in [json!([]), json!(["casse-tout", "tous-sur-un", "tete-dure"])] {
        let (mut regular, mut random) = (0, 0);
        for number in 0..30 {
            let scores = play(number, &variants);
            regular += scores[0] + scores[2];
            random += scores[1] + scores[3];
        }
        assert!(regular > random * 3 / 2, "{regular} against {random} with {variants}");
    }
}

#[test]
fn a_regular_keeps_what_its_heroes_love_and_claims_when_right() {
    use crate::common::{CLAIM, SILENT, room};
    let choose = |table: &crate::common::Table, at: u8| {
        let bot = <Taverne as shelf::Published>::bot("regular").unwrap();
        bot.choose(&table.table().observe(Seat::new(at)), &mut Rng::from_number(1))
    };
    let table = room(2).hand(0, &["tonnelet-nain", "perle-noire"]).trade();
    assert_eq!(choose(&table, 0), crate::common::show("perle-noire"));
    let all = ["nain", "magicien", "elfe", "troll"];
    let table = room(2).tilted(&all).arrivals(&["menestrel"]).round_end();
    assert_eq!((choose(&table, 0), choose(&table, 1)), (SILENT, CLAIM));
}

#[test]
fn tv_r55_a_regular_strikes_at_the_door() {
    use crate::common::{TETE_DURE, room, strike};
    let table = room(2)
        .variants(TETE_DURE)
        .round(2)
        .at_door("elfe", 1)
        .hand(1, &["grimoire", "encensoir", "luth-enchante"])
        .objects(0, &["pied-de-table"])
        .brawl();
    let bot = <Taverne as shelf::Published>::bot("regular").unwrap();
    let chosen = bot.choose(&table.table().observe(Seat::new(0)), &mut Rng::from_number(1));
    assert_eq!(chosen, strike("nain", "pied-de-table", "elfe"));
}

#[test]
fn a_regular_goes_to_the_door_when_nobody_is_left_to_strike() {
    use crate::common::{act, room};
    let bot = <Taverne as shelf::Published>::bot("regular").unwrap();
    let rivals = ["elfe", "troll", "tavernier", "barbare", "voleuse", "paladin"];
    let with = |tilted: &[&str]| {
        let table = room(4)
            .round(2)
            .hand(0, &["tonnelet-nain", "houblon-dore", "perle-noire"])
            .tilted(&["magicien"])
            .tilted(tilted)
            .brawl();
        bot.choose(&table.table().observe(Seat::new(0)), &mut Rng::from_number(1))
    };
    let door = act("nain", taverne::table::Deed::Door {});
    assert_eq!(with(&rivals), door);
    assert_ne!(with(&[]), door);
}

#[test]
fn a_regular_counts_the_tavern_at_its_present_value() {
    use crate::common::{TOUS_SUR_UN, room, throw};
    use taverne::Action;
    use taverne::cards::Object;
    use taverne::table::action::Help;
    let bot = <Taverne as shelf::Published>::bot("regular").unwrap();
    // Whoever seems richest is who others are called on against: the Innkeeper's owner while his tavern stands, and who
    // holds more once it lies in ruins.
    let calls = |broken: usize| {
        let copies = |card: Object| std::iter::repeat_n(card, usize::from(card.print().count));
        let all = Object::all().filter(|object| object.id() != "assiette").flat_map(copies);
        let mut table = room(4)
            .variants(TOUS_SUR_UN)
            .hand(1, &["grimoire", "encensoir"])
            .hand(2, &["arc-d-if"])
            .objects(0, &["assiette"])
            .change(|public| public.broken = all.take(broken).collect())
            .brawl();
        table.does(0, throw("nain", "assiette", "barbare"));
        let tavern = crate::common::tavern(&table);
        let seen = table.table().observe(Seat::new(0));
        let chosen = bot.choose(&seen, &mut Rng::from_number(1));
        let Action::Help(Help::Muster { call, .. }) = chosen else { panic!("{chosen:?}") };
        (tavern, !call.is_empty())
    };
    assert_eq!(calls(0), (30, true));
    let (tavern, called) = calls(usize::MAX);
    assert!(tavern < 5 && !called, "a tavern of {tavern}");
}
