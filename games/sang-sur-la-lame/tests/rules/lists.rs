//! Bands and tables that players bring: read, judged with their lines, written again, and played with.

use kernel::{Rng, Table, Viewer};
use sang_sur_la_lame::cards::layout::{Called, Layout, SetupLaid};
use sang_sur_la_lame::cards::lists::Form;
use sang_sur_la_lame::cards::{Format, ScenarioId, begin, catalogue, table};
use sang_sur_la_lame::geometry::measure::Point;
use sang_sur_la_lame::geometry::terrain::Kind;
use sang_sur_la_lame::table::config::{BandChoice, TableChoice};
use sang_sur_la_lame::table::{Config, Public};
use sang_sur_la_lame::{GAME, SangSurLaLame};
use serde_json::{Value, json};
use shelf::{Language, ListAnswer, Shows, Voice};

const BAND: &str = r#"schema = 1
game = "sang-sur-la-lame"

[band]
name = "Les Frères, de la côte"
format = "standard"

[[band.member]]
name = "La capitaine"
rank = "leader"
traits = ["cohesion", "chance"]
weapons = ["sabre"]

[[band.member]]
name.fr = "Le quartier-maître"
name.en = "The quartermaster"
rank = "second"
weapons = ["sabre_abordage"]

[[band.member]]
name = "Boucanier"
rank = "hireling"
weapons = ["mousquet", "dague"]
"#;

const TABLE: &str = r#"schema = 1
game = "sang-sur-la-lame"

[table]
name = "Le verger"

[[table.piece]]
id = "haie"
kind = "hedge"
points = [[6000, 17400], [14000, 17400]]

[[table.piece]]
id = "puits"
kind = "pillar"
name = "Le puits"
points = [[17000, 17000], [18400, 17000], [18400, 18400], [17000, 18400]]

[[table.object]]
id = "tonneau"
kind = "heavy_throwable"
at = [20000, 15000]

[[table.setup]]
scenario = "affrontement"
deploy.a = [[[6000, 6000], [29000, 6000], [29000, 12000], [6000, 12000]]]
deploy.b = [[[6000, 18000], [29000, 18000], [29000, 24000], [6000, 24000]]]
"#;

fn judged(kind: &str, text: &str) -> ListAnswer {
    GAME.list(kind).expect("the game takes it").judge(text, Language::En)
}

/// What is wrong with a text in which something was changed: line, clause and words.
fn wrong(kind: &str, text: &str, from: &str, to: &str) -> Vec<(Option<u32>, String, String)> {
    assert!(text.contains(from), "the text has no {from}");
    let mistakes = judged(kind, &text.replacen(from, to, 1)).mistakes.into_iter();
    mistakes.map(|one| (one.line, one.clause.unwrap_or_default(), one.text)).collect()
}

fn said(line: u32, clause: &str, text: &str) -> (Option<u32>, String, String) {
    (Some(line), clause.to_owned(), text.to_owned())
}

fn of_whole(clause: &str, text: &str) -> (Option<u32>, String, String) {
    (None, clause.to_owned(), text.to_owned())
}

#[test]
fn ds_105_a_band_in_order_is_counted_with_its_limits() {
    let answer = judged("bands", BAND);
    assert_eq!((answer.name.as_str(), &answer.mistakes), ("Les Frères, de la côte", &Vec::new()));
    let counted = answer.measures.iter();
    let counted: Vec<_> =
        counted.map(|one| (one.id.as_str(), [one.value, one.least, one.most])).collect();
    let expected = [
        ("gold", [9, 0, 12]),
        ("leaders", [1, 1, 1]),
        ("seconds", [1, 1, 2]),
        ("hirelings", [1, 1, 5]),
        ("figures", [3, 3, 7]),
        ("ranged", [1, 0, 1]),
        ("reach", [0, 0, 2]),
    ];
    assert_eq!(counted, expected);
}

#[test]
fn ds_104_ds_105_ds_106_ds_107_every_broken_limit_of_a_band_has_its_line() {
    let ranged = wrong("bands", BAND, "[\"sabre\"]", "[\"sabre\", \"pistolet\"]");
    let one_too_many = "2 figures with ranged weapons, at most 1.";
    assert_eq!(ranged, [said(21, "DS-106", one_too_many)], "the last one is the one too many");
    let traits =
        wrong("bands", BAND, "rank = \"hireling\"", "rank = \"hireling\"\ntraits = [\"fort\"]");
    assert_eq!(traits, [said(21, "DS-104", "Hirelings have no traits.")]);
    let armed =
        wrong("bands", BAND, "\"sabre_abordage\"", "\"epee\", \"dague\", \"masse\", \"pieu\"");
    assert_eq!(armed, [said(15, "DS-107", "At most three weapons.")]);
    // Two leaders and nobody second: everything at once, in the order of the rules.
    let two = wrong("bands", BAND, "rank = \"second\"", "rank = \"leader\"");
    let expected = [
        of_whole("DS-105", "A band has exactly one leader."),
        of_whole("DS-105", "One or two seconds."),
    ];
    assert_eq!(two, expected);
    let dear = BAND.replace("weapons = [\"sabre_abordage\"]", "traits = [\"fort\"]");
    let hand = "\n[[band.member]]\nname = \"Matelot\"\nrank = \"hireling\"\n";
    let dear = format!("{dear}{}", hand.repeat(3));
    let spent = judged("bands", &dear).mistakes;
    assert_eq!(spent[0].text, "13 gold spent, limit 12.", "{spent:?}");
}

#[test]
fn ds_1003_ds_1101_a_band_is_judged_by_its_own_format() {
    let small = wrong("bands", BAND, "format = \"standard\"", "format = \"small\"");
    let expected = [
        of_whole("DS-1101", "A small band has one second and no leader."),
        of_whole("DS-1101", "9 gold spent, limit 6."),
    ];
    assert_eq!(small, expected);
    let units = wrong("bands", BAND, "format = \"standard\"", "format = \"units\"");
    assert_eq!(units[0], said(9, "DS-1003", "There is no such rank in this format."));
}

#[test]
fn lines_that_cannot_be_read_are_named_and_bring_no_list() {
    for (kind, text, from, to, line, says) in [
        ("bands", BAND, "rank = \"second\"", "rank = \"king\"", 17, "king"),
        ("bands", BAND, "\"dague\"", "\"plumeau\"", 23, "plumeau: Unknown weapon."),
        ("bands", BAND, "rank = \"leader\"", "rang = \"leader\"", 10, "rang"),
        ("bands", BAND, "schema = 1", "schema = 2", 1, "schema = 1"),
        ("terrain", TABLE, "kind = \"hedge\"", "kind = \"lava\"", 9, "lava"),
        ("terrain", TABLE, "[[6000, 17400]", "[[6000.5, 17400]", 10, ""),
        ("terrain", TABLE, "[[6000, 17400]", "[[99999999999, 17400]", 10, ""),
        ("terrain", TABLE, "scenario = \"affrontement\"", "scenario = \"guerre\"", 24, "guerre"),
    ] {
        assert!(text.contains(from), "{from}");
        let answer = judged(kind, &text.replacen(from, to, 1));
        assert_eq!((answer.list, answer.trial, answer.mistakes.len()), (None, None, 1), "{to}");
        assert_eq!(answer.mistakes[0].line, Some(line), "{to}: {}", answer.mistakes[0].text);
        assert!(answer.mistakes[0].text.contains(says), "{}", answer.mistakes[0].text);
    }
}

#[test]
fn the_examples_of_the_page_about_bands_and_tables_are_in_order() {
    let page = include_str!("../../../../docs/bands-and-tables.md");
    let texts: Vec<&str> =
        page.split("```toml\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    assert_eq!(judged("bands", texts[0]).mistakes, []);
    assert_eq!(judged("terrain", texts[1]).mistakes, []);
}

#[test]
fn odd_texts_are_refused_and_stop_nothing() {
    let deep = format!("x = {}", "[".repeat(20_000));
    for kind in ["bands", "terrain"] {
        for text in ["", "schema = 1", "\u{0}", &deep, "[band]\n[table]", "schema = 1\ngame = 3"] {
            assert_eq!(judged(kind, text).list, None);
        }
        let list = GAME.list(kind).expect("the game takes it");
        for value in [json!(null), json!({ "custom": 3 }), json!("usual"), json!("random")] {
            assert!(list.write(&value, Language::Fr).is_err(), "{value}");
        }
    }
    let unknown = json!({ "custom": { "name": ["a", "a"], "members": [
        { "name": ["b", "b"], "rank": "leader", "weapons": [200] }
    ] } });
    assert!(GAME.list("bands").expect("bands").write(&unknown, Language::Fr).is_err());
}

#[test]
fn whatever_is_ready_made_is_written_and_read_as_the_same_and_is_in_order() {
    for (kind, count) in [("bands", 24), ("terrain", 9)] {
        let list = GAME.list(kind).expect("the game takes it");
        let ready = list.ready(Language::Fr);
        assert_eq!(ready.len(), count);
        for one in ready {
            let text = list.write(&one.value, Language::Fr).expect("it is written out");
            assert!(text.len() <= list.longest(), "{} has {} bytes", one.label, text.len());
            let answer = list.judge(&text, Language::Fr);
            assert_eq!(answer.mistakes, [], "{}", one.label);
            assert_eq!(answer.list, Some(one.value), "{}", one.label);
            assert_eq!(answer.name, one.label);
            let trial = answer.trial.expect("what is in order can be tried");
            let config = GAME.configure(&trial.config, trial.players);
            assert!(config.is_ok(), "{}: {config:?}", one.label);
        }
    }
}

#[test]
fn names_with_any_sign_are_written_so_that_they_can_be_read() {
    let list = GAME.list("bands").expect("bands");
    let mut value = judged("bands", BAND).list.expect("it can be read");
    value["custom"]["name"] = json!(["a \"b\", \\c\u{7f}\n# = [d]", "é"]);
    let text = list.write(&value, Language::En).expect("it is written out");
    let answer = list.judge(&text, Language::En);
    assert_eq!(answer.list, Some(value));
    assert_eq!(answer.mistakes[0].text, "A name has at most 40 letters, on one line.");
}

#[test]
fn ds_242_every_mistake_of_a_table_has_its_line_and_its_name() {
    assert_eq!(judged("terrain", TABLE).mistakes, []);
    let far = wrong("terrain", TABLE, "[14000, 17400]", "[44000, 17400]");
    let off = "haie: every coordinate is between 0 and 35433.";
    assert_eq!(far, [said(8, "DS-242", off)]);
    // Several at once, each where it stands.
    let text = TABLE
        .replace("[14000, 17400]", "[6000, 17400]")
        .replace("id = \"tonneau\"", "id = \"puits\"")
        .replace("deploy.b", "deploy.c");
    let found: Vec<_> =
        judged("terrain", &text).mistakes.into_iter().map(|one| (one.line, one.about)).collect();
    let at = |line: u32, id: &str| (Some(line), Some(id.to_owned()));
    assert_eq!(found, [at(19, "puits"), at(8, "haie"), at(24, "affrontement")]);
    let near =
        wrong("terrain", TABLE, "[[6000, 18000], [29000, 18000]", "[[6000, 17999], [29000, 17999]");
    let apart = "affrontement: the deployments of the clash are at least 6000 mils apart.";
    assert_eq!(near, [said(24, "DS-242", apart)]);
    let drowned = wrong("terrain", TABLE, "at = [20000, 15000]", "at = [17700, 17700]");
    assert_eq!(drowned, [said(19, "DS-242", "tonneau: nobody can stand where it lies.")]);
}

#[test]
fn ds_r130_a_table_has_a_set_up_and_fits_the_program() {
    let none = TABLE.split("[[table.setup]]").next().expect("what comes before");
    let none = judged("terrain", none).mistakes;
    assert_eq!(none[0].text, "a table has at least one set-up.");
    assert_eq!(none[0].clause.as_deref(), Some("DS-R130"));
    let object = |at: usize| {
        format!("[[table.object]]\nid = \"o{at}\"\nkind = \"heavy_throwable\"\nat = [9000, 9000]\n")
    };
    let objects: String = (0..9).map(object).collect();
    let many = judged("terrain", &format!("{TABLE}{objects}")).mistakes;
    assert_eq!(many[0].text, "at most 8 objects.");
    let loot = wrong("terrain", TABLE, "\"heavy_throwable\"", "\"coffre\"");
    assert_eq!(loot[0].2, "tonneau: only things to throw lie about on a table.");
    let long = wrong("terrain", TABLE, "id = \"haie\"", &format!("id = \"{}\"", "x".repeat(41)));
    assert!(long[0].2.contains("1 to 40 plain letters"), "{long:?}");
    // A high wall without points, and a door that would join it.
    let bare = "[[table.piece]]\nid = \"porte\"\nkind = \"door\"\npoints = [[1, 1], [2000, 1]]\n\
                [[table.piece]]\nid = \"mur\"\nkind = \"high_wall\"\npoints = []\n";
    let found = judged("terrain", &format!("{TABLE}{bare}")).mistakes;
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn ds_242_a_table_with_nothing_on_it_may_begin_with_every_set_up() {
    let layout = Layout {
        name: Called { fr: "Rien".into(), en: "Nothing".into() },
        setup: ScenarioId::playable().iter().map(|id| begin::setup(*id)).collect(),
        ..Layout::default()
    };
    let found = table::table(&layout, &catalogue().lands).err().unwrap_or_default();
    assert_eq!(found, []);
}

#[test]
fn ds_242_every_piece_lies_well_as_it_comes_to_the_table() {
    let at = |x: i32, y: i32, kind: Kind| {
        let mut piece = begin::piece(kind);
        piece.id = format!("{kind:?}").to_lowercase();
        piece.points.iter_mut().for_each(|point| *point = point.plus((x, y)));
        piece
    };
    for kind in catalogue().lands.kinds.iter().filter(|kind| kind.id != Kind::Open) {
        let mut layout = Layout {
            name: Called { fr: "Rien".into(), en: "Nothing".into() },
            piece: vec![at(17_000, 17_000, kind.id)],
            setup: vec![begin::setup(ScenarioId::Affrontement)],
            ..Layout::default()
        };
        if kind.shape == Form::Opening {
            // Cut into the south wall of a building.
            layout.piece[0].of = Some("building".into());
            layout.piece.push(at(17_000, 20_500, Kind::Building));
        }
        let found = table::table(&layout, &catalogue().lands).err().unwrap_or_default();
        assert_eq!(found, [], "{:?}", kind.id);
    }
}

#[test]
fn ds_1304_the_places_of_a_free_for_all_are_sent_with_scenarios_that_have_one() {
    let spots = |id: &str| {
        let cards = GAME.cards(Language::En).into_iter();
        let card = cards.into_iter().find(|card| card.id == id).expect("a scenario");
        card.facts.value()["spots"].as_array().expect("places").len()
    };
    assert_eq!((spots("scenario-affrontement"), spots("scenario-espion")), (6, 0));
}

#[test]
fn ds_r131_a_set_up_leaves_room_for_what_its_scenario_asks() {
    // DS-1496: ten inches apart nobody can stand near the enemy's zone.
    let far = TABLE.replace("18000", "22000").replace("24000", "28000");
    let far = judged("terrain", &far).mistakes;
    assert_eq!(far.len(), 2, "{far:?}");
    assert_eq!(far[0].clause.as_deref(), Some("DS-R131"));
    assert!(far[0].text.ends_with("nobody can deploy in a within 6500 mils of the enemy."));
    let with = |setup: SetupLaid| {
        let name = Called { fr: "Rien".into(), en: "Nothing".into() };
        let layout = Layout { name, setup: vec![setup], ..Layout::default() };
        let found = table::table(&layout, &catalogue().lands).err().unwrap_or_default();
        found.into_iter().map(|mistake| mistake.text.en).collect::<Vec<_>>()
    };
    let block = |x: i32, y: i32, side: i32| {
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map(Point::from).to_vec()
    };
    // DS-1451: a patrol zone in which nobody fits.
    let mut hoard = begin::setup(ScenarioId::Cache);
    hoard.deploy.get_mut("militia").expect("it deploys")[1] = block(0, 0, 400);
    assert_eq!(with(hoard), ["a patrol zone has no room for a unit"]);
    // DS-1491: an ambush without room for the markers.
    let mut ambush = begin::setup(ScenarioId::Embuscade);
    ambush.zone.insert("ambush".into(), vec![block(15_000, 20_000, 5_000)]);
    assert_eq!(with(ambush), ["the ambush has no room for 35 markers"]);
}

/// A table set with a band and terrain of somebody's own.
fn brought() -> Config {
    let read = |kind: &str, text: &str| judged(kind, text).list.expect("it can be read");
    let of = |value: Value| serde_json::from_value(value).expect("it is an option");
    let band: BandChoice = of(read("bands", BAND));
    let table: TableChoice = serde_json::from_value(read("terrain", TABLE)).expect("an option");
    Config { bands: vec![BandChoice::Usual, band], table, ..Config::new(2) }
}

#[test]
fn ds_1303_a_game_is_played_on_a_table_and_with_a_band_that_were_brought() {
    let config = brought();
    let mut rng = Rng::from_number(5);
    let mut told = Vec::new();
    let mut table =
        Table::<SangSurLaLame>::open(&config, rng.seed(), Some(&mut told)).expect("sound");
    assert_eq!(table.public().scenario, ScenarioId::Affrontement, "the only one the table has");
    let field =
        serde_json::to_value(SangSurLaLame::shown(&table.view(Viewer::Gallery), None)).unwrap();
    assert_eq!(field["pieces"][1]["name"]["fr"], "Le puits");
    assert_eq!(field["pieces"][0]["name"]["en"], "Hedge", "without a name it has that of its kind");
    let named = |public: &Public| public.figures.len();
    assert_eq!(named(table.public()), 5 + 3, "the Corsair's band, and three of their own");
    let mut buffer = Vec::new();
    while let Some(seat) = table.waiting().lowest() {
        let action = table.draw(seat, &mut rng, &mut buffer).expect("there is an option");
        table.apply(seat, action, None).expect("an option is allowed");
    }
    assert!(table.outcome().is_some());
}

#[test]
fn ds_1496_whoever_deploys_on_an_odd_table_always_finds_a_way_to_stand_near_the_enemy() {
    // Side by side, with the fronts where nobody looks.
    let text = TABLE
        .replace(
            "[[6000, 6000], [29000, 6000], [29000, 12000], [6000, 12000]]",
            "[[1000, 1000], [9000, 1000], [9000, 15000], [1000, 15000]]",
        )
        .replace(
            "[[6000, 18000], [29000, 18000], [29000, 24000], [6000, 24000]]",
            "[[15200, 1000], [23000, 1000], [23000, 6000], [15200, 6000]]",
        );
    let answer = judged("terrain", &text);
    assert_eq!(answer.mistakes, []);
    let table: TableChoice = serde_json::from_value(answer.list.expect("read")).expect("an option");
    for format in [Format::Standard, Format::Units] {
        let config = Config { table: table.clone(), format, ..Config::new(2) };
        let mut rng = Rng::from_number(8);
        let mut game = Table::<SangSurLaLame>::open(&config, rng.seed(), None).expect("sound");
        let mut buffer = Vec::new();
        while game.public().turn == 0 {
            let seat = game.waiting().lowest().expect("somebody deploys");
            let action = game.draw(seat, &mut rng, &mut buffer).expect("there is an option");
            game.apply(seat, action, None).expect("an option is allowed");
        }
    }
}

#[test]
fn the_log_says_the_name_of_a_table_that_was_brought() {
    let config = serde_json::to_value(brought()).expect("plain data");
    let config = GAME.configure(&config, None).expect("it can be played with");
    let table = GAME.open(&config, Rng::from_number(1).seed()).expect("it can be set");
    let voice = Voice::new(Language::En, Viewer::Gallery, &[]);
    let lines: Vec<String> = table.log(&voice, 0).into_iter().map(|line| line.text).collect();
    assert!(lines.iter().any(|line| line.contains("Le verger")), "{lines:?}");
}

#[test]
fn a_bot_plays_with_what_was_brought_and_the_position_is_saved_and_loaded() {
    let config = GAME.configure(&serde_json::to_value(brought()).unwrap(), None).unwrap();
    let mut table = GAME.open(&config, Rng::from_number(2).seed()).unwrap();
    let mut whims = Rng::from_number(3);
    for _ in 0..40 {
        let Some(seat) = table.waiting().lowest() else { break };
        let answer = table.bot_answer(seat, "regular", &mut whims).expect("it has an answer");
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &answer).expect("bots do what is allowed");
    }
    let again = GAME.load(&table.position()).expect("a position is read again");
    assert_eq!(again.position(), table.position());
}

#[test]
fn ds_105_ds_242_what_may_not_be_played_is_refused_with_its_seat_or_piece() {
    let dear = BAND.replace("rank = \"second\"", "rank = \"leader\"");
    let band = judged("bands", &dear).list.expect("it can be read");
    let given = json!({ "bands": ["usual", band] });
    let says = "bands, seat 2, Les Frères, de la côte: A band has exactly one leader.";
    testkit::settings::refuses_options(GAME, &given, Some(2), says);
    let bent = TABLE.replace("[14000, 17400]", "[6000, 17400]");
    let table = judged("terrain", &bent).list.expect("it can be read");
    let says = "table: haie: two points of a line in a row are the same.";
    testkit::settings::refuses_options(GAME, &json!({ "table": table }), Some(2), says);
    let elsewhere = json!({
        "table": judged("terrain", TABLE).list,
        "scenario": { "fixed": "espion" },
    });
    testkit::settings::refuses_options(GAME, &elsewhere, Some(2), "no set-up for that scenario");
}
