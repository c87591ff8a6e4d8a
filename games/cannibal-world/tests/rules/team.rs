//! CW-1800: two against two.

use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::table::given::First;
use cannibal_world::table::public::{Camp, Ending};
use cannibal_world::{Action, CannibalWorld, Config, Question};
use kernel::{Game, Rng, Seat};
use testkit::Script;

use crate::common::*;

fn four() -> Board {
    camps(["dogs", "rats", "cats", "renegades"])
}

#[test]
fn cw_1801_cw_1802_two_camps_share_zones_and_a_habitat() {
    let table = four().hunting(0, &["DO/05"]).hunting(1, &["RA/05"]).play();
    let public = table.public();
    assert_eq!(
        [0, 1, 2, 3].map(|seat| public.camp(Seat::new(seat))),
        [Camp::A, Camp::A, Camp::B, Camp::B]
    );
    assert_eq!(public.habitats, [3, 3]);
    assert_eq!(public.creatures_of(Camp::A).count(), 2);
    let bad = Config {
        habitats: Some([cannibal_world::cards::Faction::Cats; 2]),
        ..Config::new(4).with_decks(&[
            "prebuilt-dogs",
            "prebuilt-rats",
            "prebuilt-cats",
            "prebuilt-rats",
        ])
    };
    assert!(CannibalWorld::given(&bad).is_err());
}

#[test]
fn cw_1803_cw_1804_the_left_player_of_the_first_camp_begins() {
    // CW-R41
    let config = Config {
        first: First::CampB,
        reinforcement: cannibal_world::table::given::ReinforcementRule::Recommended,
        ..Config::new(4)
    };
    let given = CannibalWorld::given(&config).unwrap();
    let table = Play(Script::begin(
        &config,
        cannibal_world::rules::setup::opening(&given),
        Rng::from_number(3),
    ));
    assert_eq!(table.meat(), [4, 4, 2, 4]);
    let order = cannibal_world::rules::turn::turn_order(&table.public());
    assert_eq!(order.iter().map(|seat| seat.number()).collect::<Vec<_>>(), [2, 0, 3, 1]);
}

#[test]
fn cw_1803_the_camp_that_begins_is_drawn() {
    let begins = |seed: u64| {
        let config = Config {
            reinforcement: cannibal_world::table::given::ReinforcementRule::Recommended,
            ..Config::new(4)
        };
        let given = CannibalWorld::given(&config).unwrap();
        let opening = cannibal_world::rules::setup::opening(&given);
        let table = Play(Script::begin(&config, opening, Rng::from_number(seed)));
        table.public().first.number()
    };
    let first: std::collections::BTreeSet<u8> = (0..20).map(begins).collect();
    assert_eq!(first.into_iter().collect::<Vec<_>>(), [0, 2], "the left player of either camp");
}

#[test]
fn cw_1805_cw_1806_the_camps_creatures_are_everybodys_to_use() {
    // Refused: CW-E38.
    // CW-R42
    let mut table =
        four().hunting(1, &["RA/05", "RA/07"]).cover(1, &["RA/10"]).hunting(2, &["CA/03"]).play();
    table.does(0, table.uses("RA/10", MID, table.on("CA/03")));
    table.does(0, table.drops("RA/07"));
    table.does(0, table.attack("RA/05", "CA/03"));
    assert_eq!(table.meat()[..2], [2, 4], "paid by whoever acts");
    assert_eq!(table.public().combat.unwrap().initiator, Seat::new(0));
    table.let_go();
    table.refuses(0, plays("RA/09", Zone::Cover), "CW-E38");
}

#[test]
fn cw_1807_one_token_a_turn_to_the_teammate() {
    // Refused: CW-E24, CW-E29.
    // CW-R59: also when exhausted.
    let mut table = four().exhausted(0).meat(&[2, 4, 4, 4]).play();
    table.does(0, GIVE);
    assert_eq!(table.meat()[..2], [1, 5]);
    table.refuses(0, GIVE, "CW-E29");
    // CW-R72: not being asked comes before everything else.
    table.refuses(1, GIVE, "CW-E24");
    let mut duel = duel(["dogs", "rats"]).play();
    duel.refuses(0, GIVE, "CW-E29");
}

#[test]
fn cw_1807_a_given_token_stays_until_the_own_final_phase() {
    let mut table = four().hunting(0, &["DO/05"]).meat(&[2, 4, 4, 4]).play();
    table.does(0, GIVE).does(0, END);
    let until_main_of = |table: &mut Play, seat: u8| {
        while !table.is_main_of(seat) {
            let asked = table.asked()[0];
            let draws = matches!(table.question(), Question::DrawSource { .. });
            table.does(asked, if draws { Action::DrawMain {} } else { END });
        }
    };
    until_main_of(&mut table, 1);
    assert_eq!(table.meat()[1], 5, "a whole turn of the enemy later");
    table.does(1, END);
    assert_eq!(table.meat()[1], 4, "a full stock and no more");
}

#[test]
fn cw_1808_each_player_may_pillage_in_the_own_turn() {
    // Refused: CW-E06.
    let mut table = four().hunting(1, &["RA/05"]).with(|public| public.turn = 2).play();
    table.does(0, PILLAGE);
    assert_eq!(table.public().habitats, [3, 2]);
    table.refuses(0, PILLAGE, "CW-E06");
    // CW-415: the first turn of the first player's teammate is the third of all.
    let mut right = four().hunting(1, &["RA/05"]).active(1).play();
    assert_eq!(right.public().turn, 3);
    right.does(1, PILLAGE);
}

#[test]
fn cw_1809_cw_1810_triggers_of_creatures_are_the_camps() {
    let mut table =
        four().hunting(0, &["DO/05"]).hunting(2, &["CA/03"]).hunting(3, &["RE/16"]).play();
    table.does(0, table.attack("DO/05", "RE/16"));
    assert_eq!(table.asked(), [3], "the owner of the target first");
    table.until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    assert_eq!(table.asked(), [3]);
    table.does(3, DECLINE);
    assert_eq!(table.asked(), [2], "then the teammate");
    table.does(2, react(Reaction::Armour { source: table.source("RE/16", MID) }));
    assert_eq!(table.damage("RE/16"), 2);
}

#[test]
fn cw_1810_enters_triggers_and_recharge() {
    let mut table = four().hand(0, &["DO/09"]).cover(1, &["CA/20"]).hunting(2, &["CA/03"]).play();
    table.does(0, table.moves("CA/20"));
    assert_eq!(table.asked(), [0], "in the camp's own turn the active player");
    table.does(0, DECLINE);
    assert_eq!(table.asked(), [1]);
    table.does(1, react(Reaction::Trigger { slot: MID, target: Some(table.id("CA/03")) }));
    assert_eq!(table.public().combat.unwrap().initiator, Seat::new(1));
    let mut recharge = camps(["renegades", "renegades", "cats", "dogs"])
        .cover(0, &["RE/10"])
        .cover(1, &["RE/06"])
        .hunting(2, &["CA/03"])
        .play();
    let shots = Aim { split: Some(recharge.split(&[("CA/03", 2)])), ..Aim::default() };
    recharge.does(0, recharge.uses("RE/10", MID, shots));
    assert_eq!(recharge.asked(), [0]);
    recharge.does(0, DECLINE);
    assert!(recharge.is_main_of(0), "only the user");
}

#[test]
fn cw_1811_cw_r43_both_members_have_their_step_one_after_the_other() {
    let mut table = four()
        .hunting(0, &["DO/05"])
        .hand(1, &["RA/13"])
        .hunting(2, &["CA/03"])
        .meat(&[4, 4, 0, 0])
        .play();
    table.does(0, table.attack("DO/05", "CA/03"));
    assert_eq!(table.asked(), [1], "the initiator has nothing to use");
    table
        .does(1, action("RA/13", MID, Aim { this: Some(table.id("DO/05")), ..Aim::default() }))
        .let_go();
    assert_eq!((table.damage("DO/05"), table.meat()[1]), (0, 3));
}

#[test]
fn cw_1811_the_defenders_owner_leads_even_in_the_teammates_turn() {
    let mut table = camps(["renegades", "rats", "cats", "dogs"])
        .cover(0, &["RE/05"])
        .hand(0, &["RE/12"])
        .hunting(1, &["RA/02"])
        .hand(1, &["RA/13"])
        .cover(2, &["CA/20"])
        .play();
    table.does(0, table.uses("RE/05", MID, table.on("CA/20"))).does(0, DECLINE);
    table.does(2, react(Reaction::Trigger { slot: MID, target: Some(table.id("RA/02")) }));
    table.until(|question| matches!(question, Question::Tactics { .. }));
    assert_eq!(table.asked(), [1]);
}

#[test]
fn cw_1812_only_the_owner_dodges() {
    // Refused: CW-E12.
    let mut table = four()
        .hunting(0, &["DO/05"])
        .hunting(2, &["CA/03"])
        .hunting(3, &["RE/18"])
        .meat(&[4, 4, 1, 4])
        .play();
    table.does(0, table.attack("DO/05", "CA/03")).until(|question| matches!(question, Question::Window(Window::Respond { seat }) if seat == Seat::new(3)));
    table.refuses(3, DODGE, "CW-E12");
}

#[test]
fn cw_1813_the_owner_spreads_over_the_whole_camp() {
    let mut table = four()
        .hunting(0, &["DO/03"])
        .hunting(2, &["CA/05"])
        .hunting(3, &["RE/12", "RE/06"])
        .meat(&[4, 4, 0, 0])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("CA/05")));
    table.let_go();
    assert_eq!(table.question(), Question::Spread { seat: Seat::new(2), excess: 3 });
    let split = table.split(&[("RE/12", 1), ("RE/06", 2)]);
    table.does(2, Action::Spread { split });
    assert_eq!((table.damage("RE/12"), table.damage("RE/06")), (1, 2));
}

#[test]
fn cw_1814_nothing_in_the_teammates_turn() {
    // Refused: CW-E24.
    let mut table = four().hunting(1, &["RA/05"]).hunting(2, &["CA/03"]).play();
    table.refuses(1, table.attack("RA/05", "CA/03"), "CW-E24");
}

#[test]
fn cw_1815_the_gift_is_never_compulsory() {
    // Refused: CW-E20.
    // CW-R67
    let mut table = four().exhausted(0).meat(&[2, 4, 4, 4]).play();
    assert!(table.may(0, GIVE) && table.may(0, END));
    let mut owing = four().exhausted(0).cover(1, &["RA/05"]).play();
    owing.refuses(0, END, "CW-E20");
    table.does(0, END);
}

#[test]
fn cw_1816_cw_1817_a_camp_is_out_as_a_whole() {
    let set = |hand: &[&str]| {
        let mut table = four()
            .hunting(0, &["DO/03"])
            .hand(1, &["RA/05", "RA/12"])
            .hunting(2, &["CA/05"])
            .decked(2)
            .decked(3)
            .hand(3, hand)
            .meat(&[4, 4, 0, 0])
            .play();
        table.does(0, table.attack("DO/03", "CA/05")).let_go();
        table
    };
    let table = set(&["RE/13"]);
    assert_eq!(table.0.winners(), [0, 1]);
    assert_eq!(
        table.0.gallery().own.hands[Seat::new(3)].cards,
        Some(vec![card("RE/13")]),
        "both hands are shown"
    );
    assert!(
        matches!(table.ending(), Some(Ending::Elimination { strength: Some(8), .. })),
        "5 in play and 3 in hand"
    );
    assert!(set(&["RE/12"]).is_main_of(0), "a creature in the partner's hand keeps the camp in");
}

#[test]
fn cw_1818_partners_do_not_name_their_cards() {
    // CW-E47
    use shelf::{Language, Talks, Voice};
    let table = four().hand(0, &["DO/05"]).reinforcements(0, &["DO/13"]).play();
    let names = testkit::names(4);
    let voice = Voice::new(Language::Fr, kernel::Viewer::Seat(Seat::new(0)), &names);
    let view = table.0.view(0);
    assert!(CannibalWorld::may_say(&voice, &view, "J'ai Molosse de choc en main").is_err());
    assert!(CannibalWorld::may_say(&voice, &view, "sharing the kill is ready").is_err());
    assert!(CannibalWorld::may_say(&voice, &view, "Attaquons !").is_ok());
    let free = CannibalWorld::talk(&Config::new(2), Language::Fr).free;
    let preset = CannibalWorld::talk(&Config::new(4), Language::Fr).free;
    assert!(free && !preset);
}

#[test]
fn cw_1819_the_first_net_or_dodge_closes_the_window() {
    let mut table =
        four().hunting(0, &["DO/05"]).hunting(2, &["CA/03"]).hunting(3, &["RE/18"]).play();
    table.does(0, table.attack("DO/05", "CA/03")).does(2, DECLINE);
    assert_eq!(table.asked(), [3]);
    table.does(3, react(Reaction::Net { source: table.source("RE/18", MID) }));
    assert!(table.is_main_of(0));
    assert_eq!(table.meat(), [3, 4, 4, 3]);
}

#[test]
fn cw_1609_a_camp_concedes_together() {
    // Refused: CW-E41.
    let mut table = four().hunting(1, &["RA/05"]).hunting(2, &["CA/03"]).play();
    table.does(0, Action::Concede {});
    assert!(table.is_main_of(0), "the partner has not agreed");
    table.refuses(0, Action::Concede {}, "CW-E41");
    table.does(0, END);
    while !table.asked().contains(&1) {
        let seat = table.asked()[0];
        let draws = matches!(table.question(), Question::DrawSource { .. });
        let answer = if draws { Action::DrawMain {} } else { END };
        table.does(seat, answer);
    }
    table.does(1, Action::Concede {});
    assert_eq!(table.0.winners(), [2, 3]);
    // CW-R77: where time-outs forfeit, one member is enough.
    let mut forfeit = four()
        .house(|config| config.on_timeout = cannibal_world::table::given::TimeoutRule::Forfeit)
        .play();
    forfeit.does(0, Action::Concede {});
    assert_eq!(forfeit.0.winners(), [2, 3]);
}

#[test]
fn cw_r73_the_teammate_who_leaps_is_the_initiator() {
    let mut table = camps(["renegades", "dogs", "cats", "rats"])
        .cover(0, &["RE/05"])
        .hunting(0, &["RE/12"])
        .cover(2, &["CA/20"])
        .play();
    table.does(0, table.uses("RE/05", MID, table.on("CA/20")));
    assert_eq!(table.asked(), [2]);
    table.does(2, DECLINE);
    table.does(3, react(Reaction::Trigger { slot: MID, target: Some(table.id("RE/12")) }));
    assert_eq!(table.public().combat.unwrap().initiator, Seat::new(3));
}
