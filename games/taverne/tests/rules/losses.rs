//! Treasures lost (TV-561 to TV-564, TV-566).

use kernel::Viewer;
use shelf::{Asks, Language, Tells, Voice};
use taverne::Taverne;
use taverne::table::Posture::Down;

use crate::common::{
    Room, Table, drop_it, figure, floor, hand, in_hand, places, question, room, seat, strike,
};

fn hit(room: Room, dice: &[u8], target: &str) -> Table {
    let mut table = room.objects(0, &["pied-de-table"]).dice(dice).brawl();
    table.does(0, strike("nain", "pied-de-table", target));
    table
}

const KO: [u8; 5] = [6, 6, 6, 1, 2];
const TWO: [u8; 5] = [6, 6, 1, 2, 3];

#[test]
fn tv_561_the_first_fall_costs_a_treasure_of_choice() {
    let mut table = hit(room(3).hand(1, &["grimoire", "encensoir"]), &TWO, "elfe");
    assert_eq!((question(&table).as_str(), table.asked()), ("drop", vec![1]));
    table.does(1, drop_it("encensoir"));
    assert_eq!(floor(&table), ["encensoir"]);
    // Later times cost nothing.
    let fallen = room(3)
        .hand(1, &["grimoire", "encensoir"])
        .figure("elfe", |figure| figure.has_fallen = true);
    let again = hit(fallen, &TWO, "elfe");
    assert_eq!((posture_down(&again), question(&again).as_str()), (true, "activate"));
}

fn posture_down(table: &Table) -> bool {
    figure(table, "elfe").posture == Down
}

#[test]
fn tv_561_tv_r07_the_first_time_counts_even_with_nothing_to_drop() {
    let table = hit(room(3), &TWO, "elfe");
    assert!(figure(&table, "elfe").has_fallen && floor(&table).is_empty());
    // A last Treasure is dropped without asking.
    let table = hit(room(3).hand(1, &["grimoire"]), &TWO, "elfe");
    assert_eq!((floor(&table), question(&table).as_str()), (vec!["grimoire"], "activate"));
}

#[test]
fn tv_562_a_ko_costs_one_at_random_and_one_of_choice() {
    // TV-X19, with the one after this.
    let cards = ["grimoire", "encensoir", "eau-benite", "perle-noire"];
    let mut table = hit(room(3).hand(1, &cards), &KO, "elfe");
    let stolen = hand(&table, 0);
    assert_eq!(stolen.len(), 1);
    let left = hand(&table, 1);
    assert_eq!(left.len(), 3);
    table.does(1, drop_it(left[0]));
    assert_eq!((hand(&table, 1).len(), floor(&table)), (2, vec![left[0]]));
}

#[test]
fn tv_563_what_the_victim_does_not_have_is_not_lost() {
    let table = hit(room(3).hand(1, &["grimoire"]), &KO, "elfe");
    assert_eq!((hand(&table, 0), floor(&table).len()), (vec!["grimoire"], 0));
    let table = hit(room(3), &KO, "elfe");
    assert_eq!((hand(&table, 0).len(), question(&table).as_str()), (0, "activate"));
}

#[test]
fn tv_564_arrivals_carry_nothing() {
    let room = || room(3).joined(1, "garde").hand(1, &["grimoire", "encensoir"]);
    for dice in [KO, TWO] {
        let table = hit(room(), &dice, "garde");
        assert_eq!((hand(&table, 1).len(), question(&table).as_str()), (2, "activate"));
    }
}

#[test]
fn tv_566_only_the_two_concerned_know_what_was_taken() {
    let cards = ["grimoire", "encensoir", "eau-benite", "perle-noire"];
    let table = hit(room(3).hand(1, &cards), &KO, "elfe");
    let taken = hand(&table, 0)[0];
    let told = |viewer: u8| {
        let events = table.heard(viewer);
        let stolen = events.iter().map(|event| serde_json::to_value(event).unwrap());
        stolen.into_iter().find(|event| event["what"] == "stolen").unwrap()["treasure"].clone()
    };
    assert_eq!((told(0), told(1)), (taken.into(), taken.into()));
    assert!(told(2).is_null());
    assert_eq!(places(&table, 1, taken), [in_hand(0)]);
    assert!(places(&table, 2, taken).contains(&in_hand(0)));
    assert!(places(&table, 2, taken).len() > 1);
}

#[test]
fn tv_566_everybody_sees_a_drawn_weapon_go_and_who_knew_the_only_card_knows_it_went() {
    let table = hit(room(3).drawn("troll", "lance-benie", 0), &KO, "elfe");
    assert_eq!(places(&table, 2, "lance-benie"), [in_hand(0)]);
    // Seen picked up, then stolen as the only one: the bystander follows it.
    let mut table =
        room(3).floor(&["encensoir"]).lead(1).objects(0, &["pied-de-table"]).dice(&KO).brawl();
    table.does(1, crate::common::pick_up("troll", "encensoir"));
    table.does(2, crate::common::pass("tavernier"));
    assert_eq!(places(&table, 2, "encensoir"), [in_hand(1)]);
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(places(&table, 2, "encensoir"), [in_hand(0)]);
}

#[test]
fn tv_562_whoever_takes_or_loses_is_spoken_to() {
    let table = hit(room(3).hand(1, &["grimoire"]), &KO, "elfe");
    let names = ["Ana", "Bruno", "Chloé"].map(str::to_owned);
    let said = |viewer: u8, language: Language| {
        let voice = Voice::new(language, Viewer::Seat(seat(viewer)), &names);
        let events = table.heard(viewer);
        let texts: Vec<String> =
            events.iter().map(|one| Taverne::event(&voice, one).text).collect();
        texts.into_iter().find(|text| text.contains("Grimoire")).expect("it is told")
    };
    assert_eq!(said(0, Language::En), "You take Grimoire at random from Bruno.");
    assert_eq!(said(1, Language::En), "Ana takes Grimoire at random from you.");
    assert_eq!(said(1, Language::Fr), "Ana vous prend au hasard Grimoire.");
}

#[test]
fn tv_561_the_question_begins_with_what_the_blow_did() {
    let table = hit(room(3).hand(1, &["grimoire", "encensoir"]), &TWO, "elfe");
    let names = ["Ana", "Bruno", "Chloé"].map(str::to_owned);
    let voice = Voice::new(Language::En, Viewer::Seat(seat(1)), &names);
    let asked = Taverne::ask(&voice, &table.view(1), table.table().question().unwrap());
    assert_eq!(asked, "The Elf: Down, by the Dwarf. Which Treasure do you drop, face up?");
}
