//! What options would bring, in the words that stand under them, and why an Object cannot be played.

use taverne::table::action::{Bargain, Help};
use taverne::table::{Action, Deed};

use crate::common::{
    act, deal, hide, keep, offer, pass, pick_up, protect, room, show, strike, throw, tilt,
};

#[test]
fn tv_555_a_blow_says_its_dice_and_its_odds() {
    let table = room(2).objects(0, &["bouteille"]).brawl();
    // Five dice, a 6 hurts a Hero (TV-556): 4651 of 7776, and three 6s or more: 276 of 7776.
    // Two 1s break what one strikes with (TV-559): 1526 of 7776.
    let expected = "5 dice: hurts the Elf 60 times in 100, knocks out 4 times in 100. \
                    The Object breaks (Bottle): 20 times in 100.";
    let told = table.consequence(0, &strike("nain", "bouteille", "elfe"));
    assert_eq!(told.as_deref(), Some(expected));
}

#[test]
fn tv_531_hiding_says_how_likely_it_is() {
    let table = room(2).objects(0, &["comptoir"]).brawl();
    // Two dice of Ruse, a 5 or 6 hides: 20 of 36.
    let told = table.consequence(0, &hide("nain", "comptoir")).expect("a test has odds");
    assert!(told.starts_with("2 dice: hidden 56 times in 100"), "{told}");
}

#[test]
fn tv_306_a_bargain_is_told_in_points() {
    let mut table = room(2).hand(0, &["lance-benie"]).hand(1, &["hache-naine"]).trade();
    assert!(
        table.consequence(0, &show("lance-benie")).is_some_and(|told| told.starts_with("Worth "))
    );
    table.does(0, show("lance-benie"));
    let offered = table.consequence(1, &offer(&["hache-naine"])).expect("an offer has a price");
    assert!(offered.starts_with("You get ") && offered.contains(" and give "), "{offered}");
    table.does(1, offer(&["hache-naine"]));
    assert!(table.consequence(0, &deal(1)).is_some_and(|told| told.starts_with("You get ")));
}

#[test]
fn tv_511_a_treasure_on_the_floor_says_what_it_is_worth() {
    let table = room(2).floor(&["lance-benie"]).brawl();
    let told = table.consequence(0, &pick_up("nain", "lance-benie"));
    assert!(told.is_some_and(|told| told.starts_with("Worth ")));
}

#[test]
fn tv_532_an_object_that_reaches_nobody_says_why() {
    let hidden = room(2).hidden("elfe", "placard", 1).hidden("troll", "nappe", 1);
    let table = hidden.objects(0, &["chaise"]).brawl();
    let refused = table.why_not(0, "object:chaise").expect("nobody can be hit");
    assert_eq!(refused.clause.as_deref(), Some("TV-532"));
}

#[test]
fn tv_503_passing_with_a_hidden_character_says_that_it_comes_out() {
    let table = room(2).hidden("nain", "placard", 1).objects(0, &["chaise"]).brawl();
    let told = table.consequence(0, &pass("nain")).expect("passing has a price");
    assert!(told.ends_with("Comes out of hiding first: Broom Cupboard is discarded."), "{told}");
    let told = table.consequence(0, &act("nain", Deed::StayHidden {})).expect("a test has odds");
    assert!(!told.contains("Comes out"), "{told}");
}

#[test]
fn tv_504_acting_at_the_door_says_that_it_is_given_up_and_passing_there_does_not() {
    let table = room(2).at_door("nain", 1).round(2).objects(0, &["bouteille"]).brawl();
    let strikes = table.consequence(0, &strike("nain", "bouteille", "elfe"));
    assert!(strikes.is_some_and(|told| told.ends_with("Gives up the Door first.")));
    let passes = table.consequence(0, &pass("nain"));
    assert_eq!(passes.as_deref(), Some("This character is Tilted and does nothing."));
}

#[test]
fn tv_525_an_object_from_the_hand_says_that_it_costs_the_protection() {
    let table = room(2).protected("nain", "banc").objects(0, &["assiette", "plateau"]).brawl();
    let thrown = table.consequence(0, &throw("nain", "assiette", "elfe")).expect("odds");
    assert!(thrown.ends_with("Leaves the Protection first: Bench is discarded."), "{thrown}");
    // TV-524: another cover replaces it.
    let covered = table.consequence(0, &protect("nain", "plateau")).expect("it protects");
    assert!(covered.ends_with("The Protection that was there is discarded: Bench."), "{covered}");
}

#[test]
fn tv_712_the_innkeepers_owner_hears_what_broken_furniture_costs() {
    let worn = ["trophee-mural", "comptoir", "lampe", "tabouret"];
    let room = room(2).heroes(0, &["tavernier", "nain"]).objects(0, &["chaise"]);
    let broken = worn.map(crate::common::object);
    let table = room.change(|public| public.broken.extend(broken)).brawl();
    let told = table.consequence(0, &strike("nain", "chaise", "elfe")).expect("odds");
    assert!(told.contains("The Object breaks (Chair): "), "{told}");
    let before = tavern_of(&[&worn[..]].concat());
    let after = tavern_of(&[&worn[..], &["chaise"]].concat());
    let costs =
        format!("Your Innkeeper would lose by that: {after} points instead of {before} points.");
    assert_eq!(told.ends_with(&costs), after != before, "{told} / {costs}");
}

/// What the tavern brings its keeper when so much is broken.
fn tavern_of(broken: &[&str]) -> u8 {
    use taverne::cards::book::{WHOLE_TAVERN, book};
    let lost: u8 = broken.iter().map(|id| crate::common::object(id).print().tavern_value).sum();
    book().state_of(WHOLE_TAVERN - lost).points
}

#[test]
fn tv_611_what_is_kept_says_what_goes_and_what_is_drawn() {
    let table = room(2).objects(0, &["chaise", "assiette", "chope"]).round_end();
    let kept = table.consequence(0, &keep(&["chaise"]));
    assert_eq!(kept.as_deref(), Some("2 Objects discarded, then you draw 3 Objects."));
}

#[test]
fn tv_304_tv_309_tv_645_tv_1012_what_is_let_be_is_said_too() {
    let mut table = room(2).hand(0, &["lance-benie"]).hand(1, &["hache-naine"]).trade();
    table.does(0, show("lance-benie"));
    let nothing = table.consequence(1, &offer(&[])).expect("an empty offer");
    assert!(nothing.starts_with("You keep everything"), "{nothing}");
    let accepts = table.consequence(1, &Action::Trade(Bargain::Accept {}));
    assert_eq!(accepts.as_deref(), Some("You keep your Agitation card: 0 of 2 are laid."));
    let tilted = table.consequence(1, &tilt("elfe"));
    assert_eq!(tilted.as_deref(), Some("The Elf is Tilted and misses the next round."));
    let lets_be = table.consequence(1, &Action::Help(Help::NoRiposte {}));
    assert!(lets_be.is_some_and(|told| told.starts_with("Nothing is struck back")));
}

#[test]
fn tv_309_a_protest_says_that_others_may_protest_too() {
    let protest = Action::Trade(Bargain::Protest {});
    let after_a_deal = |players: u8| {
        let hands = ["grimoire", "encensoir", "perle-noire", "arc-d-if"];
        let table =
            (0..players).fold(room(players), |room, at| room.hand(at, &[hands[usize::from(at)]]));
        let mut table = table.trade();
        table.does(0, show("grimoire")).everybody_does(&offer(&[]));
        table.does(0, deal(1));
        table.consequence(1, &protest).expect("a protest has a price")
    };
    let [three, four] = [after_a_deal(3), after_a_deal(4)];
    assert!(three.contains("1 of 3 at least, for others may protest too"), "{three}");
    assert!(four.starts_with("One protest is laid, the first from the Seller’s left"), "{four}");
}

#[test]
fn tv_701_a_blow_at_the_last_of_the_last_other_group_may_end_the_game() {
    let told = |room: crate::common::Room| {
        let table = room.objects(0, &["bouteille"]).brawl();
        table.consequence(0, &strike("nain", "bouteille", "elfe")).expect("odds")
    };
    assert!(told(room(2).ko(&["troll"])).ends_with("May end the game."));
    assert!(!told(room(2)).contains("May end"));
    let asks_for_more = |room: crate::common::Room| {
        let table = room.objects(0, &["bouteille"]).brawl();
        table.may_end(0, &strike("nain", "bouteille", "elfe"))
    };
    assert!(asks_for_more(room(2).ko(&["troll"])) && !asks_for_more(room(2)));
}
