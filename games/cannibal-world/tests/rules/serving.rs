//! What a server asks of the game: settings, pace, talk, time-outs (5.8), bots.

use cannibal_world::table::action::{Aim, Main};
use cannibal_world::table::creature::CreatureId;
use cannibal_world::table::flow::Window;
use cannibal_world::table::given::TimeoutRule;
use cannibal_world::table::public::Combat;
use cannibal_world::{Action, CannibalWorld, Config, GAME, Question};
use kernel::{Observation, Rng, Seat};
use shelf::{Hosts, Published, Shows, StandsIn};
use testkit::settings::check_settings;

use crate::common::*;

fn late(table: &Play) -> Action {
    let seat = Seat::new(table.asked()[0]);
    let observation: Observation<CannibalWorld> = table.0.table().observe(seat);
    CannibalWorld::when_time_is_up(&observation)
}

#[test]
fn every_option_is_in_the_form_or_left_out_on_purpose() {
    check_settings(GAME, &["players", "habitats", "fast_windows"]);
}

#[test]
fn time_outs_decline_pass_and_end() {
    let mut table = duel(["rats", "renegades"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["RE/12"])
        .hand(0, &["RA/13"])
        .play();
    assert_eq!(late(&table), END);
    table.does(0, table.attack("RA/05", "RE/12"));
    assert_eq!(late(&table), DECLINE);
    table.does(1, DECLINE);
    assert_eq!(late(&table), PASS);
}

#[test]
fn time_outs_of_an_exhausted_player_spend_meat_but_never_give_it_away() {
    // CW-R77
    let table =
        camps(["dogs", "rats", "cats", "renegades"]).exhausted(0).cover(0, &["DO/05"]).play();
    assert!(table.may(0, GIVE));
    let answer = late(&table);
    assert!(answer != END && answer != GIVE && table.may(0, answer));
}

#[test]
fn time_outs_draw_search_and_spread() {
    let mut table =
        duel(["cats", "dogs"]).main(0, &["CA/05"]).reinforcements(0, &["CA/01", "CA/02"]).play();
    table.does(0, DRAW);
    assert_eq!(late(&table), Action::DrawMain {});
    let mut empty =
        duel(["cats", "dogs"]).main(0, &[]).reinforcements(0, &["CA/02", "CA/01"]).play();
    empty.does(0, DRAW);
    assert_eq!(late(&empty), Action::DrawReinforcement { card: card("CA/01") });
    let mut search = duel(["dogs", "cats"])
        .cover(0, &["DO/08"])
        .list(0, &["DO/08", "DO/03", "DO/05"])
        .main(0, &["DO/05", "DO/03"])
        .reinforcements(0, &[])
        .play();
    search.does(0, search.uses("DO/08", MID, Aim::default()));
    assert_eq!(late(&search), take("DO/03"));
    let mut spread = duel(["dogs", "rats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["RA/09", "RA/05", "RA/10"])
        .meat(&[4, 0])
        .play();
    spread.does(0, spread.uses("DO/03", MID, spread.on("RA/09"))).let_go();
    let split = spread.split(&[("RA/10", 3)]);
    assert_eq!(late(&spread), Action::Spread { split }, "the lowest value first");
}

#[test]
fn time_outs_may_forfeit() {
    let table =
        duel(["dogs", "rats"]).house(|config| config.on_timeout = TimeoutRule::Forfeit).play();
    assert_eq!(late(&table), Action::Concede {});
}

#[test]
fn reactions_have_a_pace_of_their_own() {
    let config = Config { decision_seconds: 60, reaction_seconds: 15, ..Config::new(2) };
    let seat = Seat::new(0);
    assert_eq!(CannibalWorld::pace(&config, Question::Main { seat }), Some(60));
    assert_eq!(CannibalWorld::pace(&config, Question::Tactics { seat, passes: 0 }), Some(15));
    assert!(CannibalWorld::timed(&config) && !CannibalWorld::timed(&Config::new(2)));
}

#[test]
fn a_page_is_told_what_happens_if_both_pass_now() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/06"])
        .hunting(1, &["RA/05"])
        .hand(1, &["RA/13"])
        .play();
    table.does(0, table.attack("DO/06", "RA/05")).until_tactics_of(0);
    table.does(0, table.uses("DO/06", MID, Aim::default()));
    let forecast = serde_json::to_value(CannibalWorld::shown(&table.0.view(1), None)).unwrap();
    let totals: Vec<u64> = forecast["forecast"]
        .as_array()
        .unwrap()
        .iter()
        .map(|blow| blow["total"].as_u64().unwrap())
        .collect();
    assert_eq!(totals, [1, 2], "3 − 2 on the attacker, 2 on the defender");
    let fates = forecast["forecast"].as_array().unwrap();
    for fate in fates {
        assert_eq!(fate["dies"], fate["total"].as_u64() >= fate["remaining"].as_u64());
    }
    let strikes: Vec<u64> =
        [0, 1].map(|place| forecast["duel"][place]["deals"].as_u64().unwrap()).to_vec();
    assert_eq!(strikes, [2, 3], "before Shields: the attacker's 2, the defender's 3");
}

#[test]
fn a_page_is_told_how_a_strike_comes_about() {
    let combat = Combat {
        initiator: Seat::new(0),
        attacker: CreatureId(0),
        defender: CreatureId(1),
        dodgeable: true,
        charged: false,
        locked: None,
        loyal: [None; 2],
    };
    let table = duel(["cats", "dogs"])
        .hunting(0, &["CA/05"])
        .hunting(1, &["DO/06"])
        .with(|public| public.combat = Some(combat))
        .creature("CA/05", |cat| cat.stance.extra = 2)
        .creature("DO/06", |dog| (dog.stunned, dog.stance.extra_taken) = (true, 1))
        .play();
    let shown = serde_json::to_value(CannibalWorld::shown(&table.0.gallery(), None)).unwrap();
    let strength = u64::from(card("CA/05").print().numbers.strength);
    let [cat, dog] = [0, 1].map(|place| &shown["duel"][place]);
    assert_eq!((&cat["strength"], &cat["extra"]), (&strength.into(), &3.into()));
    assert_eq!(cat["deals"], strength + 3);
    assert_eq!((&dog["strength"], &dog["deals"]), (&0.into(), &0.into()), "stunned (CW-903)");
}

#[test]
fn a_page_is_told_camps_habitats_and_distances() {
    let table = duel(["cats", "dogs"]).play();
    let shown = serde_json::to_value(CannibalWorld::shown(&table.0.gallery(), None)).unwrap();
    assert_eq!(shown["camps"], serde_json::json!(["a", "b"]));
    assert_eq!(shown["habitats"], serde_json::json!(["HAB/CA", "HAB/DO"]));
    assert_eq!(shown["distances"], serde_json::json!([[3, 2], [2, 1]]), "CW-607");
    assert_eq!(shown["range"], 2);
    assert_eq!((&shown["lives"], &shown["full_meat"]), (&3.into(), &4.into()));
}

#[test]
fn a_page_is_told_how_far_a_fight_is() {
    let table = duel(["cats", "dogs"]).play();
    let stage = |question: Option<Question>| {
        serde_json::to_value(CannibalWorld::shown(&table.0.gallery(), question)).unwrap()["step"]
            .clone()
    };
    let seat = Seat::new(0);
    assert_eq!(stage(Some(Question::Main { seat })), "engage");
    assert_eq!(stage(Some(Question::Window(Window::Respond { seat }))), "dodge");
    assert_eq!(stage(Some(Question::Tactics { seat, passes: 1 })), "tactics");
    assert_eq!(stage(Some(Question::Spread { seat, excess: 1 })), "damage");
}

#[test]
fn cw_1605_who_is_about_to_win_too_dearly_is_warned() {
    let few = || duel(["rats", "dogs"]).trial("RA/06", 1, 2).hunting(0, &["RA/06"]).decked(1);
    let warning = |table: Play, seat: u8| {
        serde_json::to_value(CannibalWorld::shown(&table.0.view(seat), None)).unwrap()["pyrrhic"]
            .clone()
    };
    let dear = serde_json::json!({ "strength": 1, "tokens": 3, "clauses": ["CW-1605"] });
    assert_eq!(warning(few().play(), 0), dear);
    assert_eq!(warning(few().play(), 1), serde_json::Value::Null, "the other side");
    assert_eq!(warning(few().main(1, &["DO/06"]).play(), 0), serde_json::Value::Null, "cards left");
    let held = few().trial("RA/05", 2, 2).hand(0, &["RA/05"]).play();
    assert_eq!(warning(held, 0), serde_json::Value::Null, "creatures in hand count");
    let house = few().house(|config| config.pyrrhic = false).play();
    assert_eq!(warning(house, 0), serde_json::Value::Null, "the house knows no Pyrrhus");
}

#[test]
fn the_regular_pillages_and_does_not_dodge_a_scratch() {
    let regular = CannibalWorld::bot("regular").unwrap();
    let mut rng = Rng::from_number(1);
    let table = duel(["dogs", "rats"]).hunting(0, &["DO/06"]).play();
    assert_eq!(
        regular.choose(&table.0.table().observe(Seat::new(0)), &mut rng),
        Action::Main(Main::Pillage {})
    );
    let mut scratch = duel(["rats", "dogs"]).hunting(0, &["RA/06"]).hunting(1, &["DO/03"]).play();
    scratch.does(0, scratch.attack("RA/06", "DO/03"));
    assert_eq!(regular.choose(&scratch.0.table().observe(Seat::new(1)), &mut rng), DECLINE);
    let mut doom = duel(["dogs", "rats"])
        .trial("RA/01", 3, 9)
        .hunting(0, &["DO/03"])
        .hunting(1, &["RA/01"])
        .used("RA/01", MID)
        .damaged("RA/01", 4)
        .play();
    doom.does(0, doom.attack("DO/03", "RA/01"));
    assert_eq!(regular.choose(&doom.0.table().observe(Seat::new(1)), &mut rng), DODGE);
    assert!(CannibalWorld::bot("grandmaster").is_none());
}

#[test]
fn cw_104_no_option_sets_the_deal_but_those_declared() {
    let beside = [
        ("habitats", serde_json::json!(["cats", "renegades"])),
        ("fast_windows", serde_json::json!(true)),
    ];
    testkit::deal::check_deal(GAME, &beside, &[]);
}
