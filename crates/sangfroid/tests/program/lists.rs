//! Decks, bands, tables of terrain and card sets that people write themselves: checked by commands, and taken by a server, all or none.

use crate::common::{file, folder, sangfroid};

const SET: &str = include_str!("../../../../games/cannibal-world/tests/own-cards.toml");

#[test]
fn a_card_set_is_checked_line_by_line() {
    let folder = folder("card_sets");
    let good = file(&folder, "good.toml", SET);
    assert!(sangfroid(&["cards", "check", &good]).works().contains("1 cards, nothing wrong"));
    let bad = file(&folder, "bad.toml", &SET.replace("life = 4", "life = 99"));
    let refused = sangfroid(&["cards", "check", &bad]).refused();
    assert!(refused.contains("bad.toml:5: RA/50: strength and life are at most 20"), "{refused}");
    let unknown = file(&folder, "unknown.toml", &SET.replace("strength", "strenght"));
    assert!(sangfroid(&["cards", "check", &unknown]).refused().contains("strenght"));
    let other = sangfroid(&["cards", "check", &good, "--game", "liens-de-sang"]).refused();
    assert!(other.contains("without card sets"), "{other}");
    assert!(
        sangfroid(&["cards", "cannibal-world", "bastion", "--lang", "en"])
            .works()
            .contains("Bastion")
    );
    assert_eq!(sangfroid(&["cards"]).code, Some(2));
}

#[test]
fn cw_1712_every_broken_limit_of_a_deck_has_its_line_in_order() {
    let folder = folder("decks");
    let bad = "# Mixed\nfaction: rats\n1 RA/01\n4 RA/09\n1 CA/05\n1 XX/99\n";
    let bad = file(&folder, "bad.txt", bad);
    let done = sangfroid(&["decks", "check", &bad, "--lang", "en"]);
    assert_eq!(done.code, Some(2));
    let lines: Vec<&str> =
        done.err.lines().map(|line| line.split("bad.txt").nth(1).unwrap()).collect();
    assert_eq!(
        lines,
        [
            ":6: XX/99 does not exist.",
            ":5: CA/05 is Cats; this deck is Rats.",
            ": 6 cards: at least 15 are needed.",
            ":4: RA/09: 4 copies, at most 3.",
        ]
    );
    let unread = file(&folder, "unread.txt", "faction: rats\nthree rats\n");
    assert!(sangfroid(&["decks", "check", &unread]).refused().contains("unread.txt:2: "));
    let good =
        "# Fifteen\nfaction: rats\n1 RA/01\n3 RA/09\n3 RA/10\n2 RA/08\n2 RA/05\n2 RA/04\n2 RA/13\n";
    let good = file(&folder, "good.txt", good);
    let told = sangfroid(&["decks", "check", &good, "--lang", "en"]).works();
    assert!(told.contains("good.txt (Fifteen): 15 cards (15-25), "), "{told}");
}

#[test]
fn ds_105_a_band_is_checked_with_file_line_and_clause() {
    let folder = folder("bands");
    let good = "schema = 1\ngame = \"sang-sur-la-lame\"\n[band]\nname = \"Trio\"\n\
        [[band.member]]\nname = \"A\"\nrank = \"leader\"\n\
        [[band.member]]\nname = \"B\"\nrank = \"second\"\n\
        [[band.member]]\nname = \"C\"\nrank = \"hireling\"\nweapons = [\"arc\"]\n";
    let file_of = |name: &str, text: &str| file(&folder, name, text);
    let told = sangfroid(&["bands", "check", &file_of("good.toml", good), "--lang", "en"]).works();
    assert!(told.contains("good.toml (Trio): 7 gold (12), 1 leader (1), "), "{told}");
    let bad = good.replace("rank = \"hireling\"", "rank = \"hireling\"\ntraits = [\"fort\"]");
    let bad = bad.replace("rank = \"second\"", "rank = \"leader\"");
    let done = sangfroid(&["bands", "check", &file_of("bad.toml", &bad), "--lang", "en"]);
    assert_eq!(done.code, Some(2));
    let lines: Vec<&str> =
        done.err.lines().map(|line| line.split("bad.toml").nth(1).unwrap()).collect();
    let expected = [
        ": A band has exactly one leader. (DS-105)",
        ": One or two seconds. (DS-105)",
        ":12: Hirelings have no traits. (DS-104)",
    ];
    assert_eq!(lines, expected);
    let refused = sangfroid(&["bands", "check", &file_of("odd.toml", "[band"), "--lang", "en"]);
    assert!(refused.refused().contains("odd.toml:1: This line cannot be read: "));
}

#[test]
fn ds_242_a_table_of_terrain_is_checked_with_file_line_and_clause() {
    let folder = folder("terrain");
    let table = "schema = 1\ngame = \"sang-sur-la-lame\"\n[table]\nname = \"Pré\"\n\
        [[table.piece]]\nid = \"haie\"\nkind = \"hedge\"\npoints = [[6000, 17400], [14000, 17400]]\n\
        [[table.setup]]\nscenario = \"compte\"\n\
        deploy.a = [[[8000, 600], [27000, 600], [27000, 4600], [8000, 4600]]]\n\
        deploy.b = [[[8000, 30800], [27000, 30800], [27000, 34800], [8000, 34800]]]\n";
    let good = file(&folder, "good.toml", table);
    let told = sangfroid(&["terrain", "check", &good, "--lang", "en"]).works();
    assert!(told.contains("good.toml (Pré): 1 pieces (64)"), "{told}");
    let bad = file(&folder, "bad.toml", &table.replace("14000", "44000"));
    let said = "bad.toml:6: haie: every coordinate is between 0 and 35433. (DS-242)";
    assert!(sangfroid(&["terrain", "check", &bad, "--lang", "en"]).refused().contains(said));
    let elsewhere =
        sangfroid(&["terrain", "check", &good, "--game", "cannibal-world", "--lang", "en"]);
    assert!(elsewhere.refused().contains("to cannibal-world one brings: decks"));
}

#[test]
fn ds_r140_a_scenario_is_checked_with_file_line_and_clause() {
    let folder = folder("scenarios");
    let night =
        include_str!("../../../../games/sang-sur-la-lame/examples/nuit-noire.toml").to_owned();
    let good = file(&folder, "good.toml", &night);
    let told = sangfroid(&["scenarios", "check", &good, "--lang", "en"]).works();
    assert!(told.contains("good.toml (Black night): 1 set-ups (9)"), "{told}");
    let bad = night.replace("turn_limit = 8", "turn_limit = 13").replace("= -2", "= -5");
    let done = sangfroid(&["scenarios", "check", &file(&folder, "bad.toml", &bad), "--lang", "en"]);
    assert_eq!(done.code, Some(2));
    let lines: Vec<&str> =
        done.err.lines().map(|line| line.split("bad.toml").nth(1).unwrap()).collect();
    let expected = [
        ":12: turn_limit: 13: from 4 to 12. (DS-1306)",
        ":13: gold.militia: -5: from -4 to 6. (DS-304)",
    ];
    assert_eq!(lines, expected);
}

/// A server with card sets: what is wrong keeps it from starting, what is right can be read in its rules.
#[cfg(unix)]
#[tokio::test]
async fn a_server_takes_a_folder_of_sets_whole_or_not_at_all() {
    use crate::served::{Served, arguments};
    use std::process::Command;

    let folder = folder("served_sets");
    let sets = folder.join("sets").join("cannibal-world");
    std::fs::create_dir_all(&sets).unwrap();
    let serve = || {
        let arguments = arguments(&folder);
        let config = folder.join("server.toml");
        let mut text = std::fs::read_to_string(&config).unwrap();
        text.push_str(&format!("card_sets = {:?}\n", folder.join("sets")));
        std::fs::write(&config, text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_sangfroid"));
        command.args(arguments);
        Served::run(command)
    };
    file(&sets, "1-good.toml", SET);
    file(&sets, "2-bad.toml", &SET.replace("RA/50", "rat"));
    let refused = serve().expect_err("a wrong set keeps the server from starting");
    assert!(refused.contains("2-bad.toml:5: rat: an id is two or three capitals"), "{refused}");
    assert!(refused.contains("nothing of the card sets was taken"), "{refused}");
    std::fs::remove_file(sets.join("2-bad.toml")).unwrap();
    let served = serve().expect("the server starts");
    let ana = client::Visitor::new(served.url(), "Ana", shelf::Language::En).await.unwrap();
    let told = ana.text("/api/games/cannibal-world/rules?cards_only=true").await.unwrap();
    assert!(told.contains("RA/50"), "the set is in the rules");
}
