//! What a server needs of the game: the form, the clocks, what happens when time is up, talk, and what a page is told.

use kernel::{List, Rng, Seat, Table, Viewer};
use sang_sur_la_lame::cards::{Kind, ScenarioId};
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice, ScenarioChoice, Timer};
use sang_sur_la_lame::table::flow::{Choice, Deed, Reaction, Setting};
use sang_sur_la_lame::table::{Action, Config, Question};
use sang_sur_la_lame::{GAME, SangSurLaLame};
use shelf::{Describes, Hosts, Language, Shows, StandsIn, Talks, Voice};

#[test]
fn the_form_offers_every_option_that_fits_a_form() {
    testkit::settings::check_settings(GAME, &["players", "second_team", "neutral_npcs"]);
}

#[test]
fn activations_and_reactions_have_their_seconds() {
    let at = Seat::new(0);
    let config = Config::new(2);
    assert_eq!(SangSurLaLame::pace(&config, Question::Activate { seat: at }), Some(90));
    assert_eq!(SangSurLaLame::pace(&config, Question::Perform { seat: at }), Some(90));
    assert_eq!(SangSurLaLame::pace(&config, Question::TurnTarget { seat: at }), Some(20));
    assert_eq!(SangSurLaLame::pace(&config, Question::SecondExchange { seat: at }), Some(20));
    let slow = Config { timer: Some(Timer { activation: 300, reaction: 60 }), ..Config::new(2) };
    assert_eq!(SangSurLaLame::pace(&slow, Question::DodgeMove { seat: at }), Some(60));
    let none = Config { timer: None, ..Config::new(2) };
    assert_eq!(SangSurLaLame::pace(&none, Question::Activate { seat: at }), None);
    assert!(SangSurLaLame::timed(&slow) && !SangSurLaLame::timed(&none));
}

#[test]
fn seats_are_drawn_unless_the_table_names_them() {
    assert!(SangSurLaLame::shuffles_seats(&Config::new(2)));
    let fixed = Config { roles: RolesChoice::FirstIsMilitia, ..Config::new(2) };
    assert!(!SangSurLaLame::shuffles_seats(&fixed));
    assert!(!SangSurLaLame::shuffles_seats(&Config { second_team: vec![1], ..Config::new(3) }));
}

#[test]
fn people_talk_freely_and_in_public() {
    for language in Language::ALL {
        let talk = SangSurLaLame::talk(&Config::new(2), language);
        assert!(talk.free && !talk.private && talk.phrases.len() >= 6);
        assert!(talk.about_players.iter().all(|phrase| phrase.contains('@')));
    }
}

/// Plays with nothing but what is done for those whose time is up, and notes what that was.
fn timed_out(scenario: ScenarioId) -> Vec<(Question, Action)> {
    let config = Config { scenario: ScenarioChoice::Fixed(scenario), ..Config::new(2) };
    let mut table = Table::<SangSurLaLame>::open(&config, Rng::from_number(3).seed(), None)
        .expect("the configuration is sound");
    let mut done = Vec::new();
    while let Some(seat) = table.waiting().lowest() {
        let seen = table.observe(seat);
        let action = SangSurLaLame::when_time_is_up(&seen);
        done.push((seen.question.expect("somebody is asked"), action));
        table.apply(seat, action, None).expect("what is done for somebody is allowed");
    }
    done
}

#[test]
fn games_of_nobody_end_and_every_time_out_is_the_plain_choice() {
    for scenario in ScenarioId::playable() {
        for (question, action) in timed_out(*scenario) {
            match (question, action) {
                (Question::Activate { .. }, action) => assert_eq!(action, Action::EndTurn {}),
                (Question::MoveNotable { .. } | Question::Ambush { .. }, action) => {
                    assert_eq!(action, Action::Choose(Choice::Skip {}));
                }
                (Question::Deploy { .. }, action) => {
                    assert!(matches!(action, Action::Setup(Setting::Deploy { .. })));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn random_games_meet_every_other_time_out() {
    let mut met = [false; 5];
    for number in 0..40 {
        let scenario = ScenarioId::playable()[number as usize % 10];
        // One has luck, the other leads by example: both may roll again.
        let bands = ["freres_cote", "shogun"].map(|id| BandChoice::Preset(id.to_owned())).to_vec();
        let scenario = ScenarioChoice::Fixed(scenario);
        let config = Config { scenario, bands, ..Config::new(2) };
        let mut rng = Rng::from_number(number);
        let mut table = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("sound");
        let mut buffer = Vec::new();
        while let Some(seat) = table.waiting().lowest() {
            let seen = table.observe(seat);
            let plain = SangSurLaLame::when_time_is_up(&seen);
            let mut copy = table.clone();
            copy.apply(seat, plain, None).expect("what is done for somebody is allowed");
            match (seen.question, plain) {
                (Some(Question::Perform { .. }), plain) => {
                    let acting = table.public().acting.expect("somebody acts");
                    let throws = acting.kinds[usize::from(acting.next)] == Kind::HeavyThrow;
                    let kept = Action::Perform(Deed::Keep {});
                    assert_eq!(plain, if throws { kept } else { Action::Forgo {} });
                    met[0] = true;
                }
                (Some(Question::SpyOrders { .. }), plain) => {
                    assert_eq!(plain, Action::Choose(Choice::Orders { r#do: List::new() }));
                    met[4] = true;
                }
                (Some(Question::React { .. }), plain) => {
                    assert_eq!(plain, Action::React(Reaction::Wait {}));
                    met[1] = true;
                }
                (Some(Question::Reroll { .. }), plain) => {
                    assert_eq!(plain, Action::Choose(Choice::KeepRoll {}));
                    met[2] = true;
                }
                (Some(Question::SecondExchange { .. }), plain) => {
                    assert_eq!(plain, Action::Choose(Choice::Stop {}));
                    met[3] = true;
                }
                _ => {}
            }
            let action = table.draw(seat, &mut rng, &mut buffer).expect("there is an option");
            table.apply(seat, action, None).expect("an option is allowed");
        }
    }
    assert_eq!(met, [true; 5], "perform, react, reroll, second exchange, orders");
}

#[test]
fn whoever_lies_in_ambush_and_says_nothing_stays_hidden() {
    let scenario = ScenarioChoice::Fixed(ScenarioId::Embuscade);
    let config = Config { scenario, ..Config::new(2) };
    let mut met = 0;
    for number in 0..12 {
        let mut rng = Rng::from_number(number);
        let mut table = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("sound");
        let mut buffer = Vec::new();
        while let Some(seat) = table.waiting().lowest() {
            let seen = table.observe(seat);
            if let Some(Question::Spring { forced: false, .. }) = seen.question {
                let plain = SangSurLaLame::when_time_is_up(&seen);
                assert_eq!(plain, Action::React(Reaction::Wait {}));
                met += 1;
            }
            let action = table.draw(seat, &mut rng, &mut buffer).expect("there is an option");
            table.apply(seat, action, None).expect("an option is allowed");
        }
    }
    assert!(met > 0);
}

#[test]
fn the_page_is_told_what_follows_from_the_rules() {
    let config = Config::new(2).at(ScenarioId::Affrontement, "pre");
    let table = Table::<SangSurLaLame>::open(&config, Rng::from_number(1).seed(), None)
        .expect("the configuration is sound");
    let field = serde_json::to_value(SangSurLaLame::shown(&table.view(Viewer::Gallery), None))
        .expect("plain data can be written");
    assert_eq!(field["house"]["size"], 35_433);
    assert!(field["pieces"].as_array().is_some_and(|pieces| pieces.len() > 5));
    assert_eq!(field["areas"].as_array().map(Vec::len), Some(2));
    assert_eq!(field["roster"][0]["id"], "s0.m1");
    assert_eq!(field["roster"][0]["dice"], 4);
    assert_eq!(field["roster"][0]["radius"], 492);
    assert_eq!(field["sides"][0]["objectives"][0]["kind"], "annihilate");
    assert_eq!(field["purses"][1]["full"], 12);
    assert!(field["doing"].is_null() && field["window"].is_null());
}

#[test]
fn the_terminal_has_a_map_with_a_sign_for_every_inch() {
    let config = Config::new(2).at(ScenarioId::Affrontement, "pre");
    let mut rng = Rng::from_number(1);
    let mut table = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("sound");
    let mut buffer = Vec::new();
    while table.public().turn == 0 {
        let seat = table.waiting().lowest().expect("somebody deploys");
        let action = table.draw(seat, &mut rng, &mut buffer).expect("there is an option");
        table.apply(seat, action, None).expect("an option is allowed");
    }
    let voice = Voice::new(Language::En, Viewer::Seat(Seat::new(0)), &[]);
    let sheet = SangSurLaLame::sheet(&voice, &table.view(voice.viewer()));
    let above = sheet.iter().position(|line| line.starts_with("Map")).expect("the map has a title");
    let map = &sheet[above + 1..above + 37];
    assert!(map.iter().all(|line| line.chars().count() == 36), "36 begun inches a side");
    let signs: String = map.concat();
    let own = table.public().standing().filter(|one| one.owner == Some(Seat::new(0))).count();
    let capitals = signs.chars().filter(|sign| ('A'..='G').contains(sign)).count();
    assert!(capitals > 0 && capitals <= own, "{capitals} of {own}");
}

#[test]
fn ds_1302_no_option_sets_the_deal_but_those_declared() {
    let beside = [("neutral_npcs", serde_json::json!(["villageois"]))];
    testkit::deal::check_deal(
        GAME,
        &beside,
        &["scenario", "table", "teams", "second_team", "bands"],
    );
}
