//! What options would bring, in the words that stand under them, and why a card cannot be played.

use cannibal_world::table::action::{Aim, Main, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::{Action, Question};

use crate::common::{
    DECLINE, DODGE, DRAW, END, MID, PASS, PILLAGE, Play, action, duel, plays, react,
};

fn told(table: &Play, seat: u8, action: Action) -> String {
    table.0.consequence(seat, &action).unwrap_or_default()
}

fn clause(table: &Play, pick: &str) -> Option<String> {
    table.0.why_not(0, pick).and_then(|refused| refused.clause)
}

#[test]
fn cw_709_an_attack_says_what_both_would_take_and_who_may_dodge() {
    let table = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &["CA/06"]).play();
    // 2 against 2 life, 3 against 4.
    assert_eq!(
        told(&table, 0, table.attack("DO/06", "CA/06")),
        "If nobody announces anything: Shield-Bearer takes 3 (1 life left) and Flayer takes 2 and dies. \
         Bruno can dodge (2 Meat)."
    );
}

#[test]
fn cw_501_who_has_no_meat_for_it_cannot_dodge() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &["CA/06"]);
    let table = board.meat(&[4, 1]).play();
    assert!(told(&table, 0, table.attack("DO/06", "CA/06")).ends_with("Bruno cannot dodge."));
}

#[test]
fn cw_1205_a_charge_spreads_and_its_combat_cannot_be_dodged() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/06", "CA/05"]);
    let mut table = board.play();
    let charge = table.uses("DO/05", MID, table.on("CA/06"));
    // 4 against 2: the other 2 go to the Alley Cat (CW-1207), and the Charge itself can be dodged (CW-502).
    let expected = "The effect, then the combat if nobody announces anything: Shock Mastiff takes 3 and dies, \
                    Flayer takes 2 and dies and Alley Cat takes 2 and dies. Bruno can dodge (2 Meat).";
    assert_eq!(told(&table, 0, charge), expected);
    table.does(0, charge);
    // CW-502, CW-504: dodged, it is a plain combat.
    assert_eq!(
        told(&table, 1, DODGE),
        "The effect, then the combat if nobody announces anything: Shock Mastiff takes 3 and dies and \
         Flayer takes 4 and dies. You will have 2 Meat left for your own turn."
    );
    assert!(told(&table, 1, DECLINE).contains("Alley Cat takes 2 and dies"));
}

#[test]
fn cw_704_letting_a_swap_go_says_the_blow_as_it_stands() {
    let cats = ["CA/05", "CA/08"];
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &cats);
    let mut table = board.meat(&[4, 0]).play();
    table.does(0, table.attack("DO/06", "CA/05"));
    assert!(matches!(table.question(), Question::Window(Window::Swap { .. })));
    let let_go = told(&table, 1, DECLINE);
    assert!(
        let_go.contains("Shield-Bearer takes 3 (1 life left) and Alley Cat takes 2 and dies"),
        "{let_go}"
    );
}

#[test]
fn cw_706_a_pass_says_the_blow_and_a_tactic_what_it_changes() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &["CA/06"]);
    let mut table = board.hand(1, &["CA/09"]).play();
    table.does(0, table.attack("DO/06", "CA/06")).until_tactics_of(0);
    assert!(told(&table, 0, PASS).starts_with("If everybody passes then: Shield-Bearer takes 3"));
    let shield = table.uses("DO/06", MID, Aim::default());
    assert!(told(&table, 0, shield).starts_with("If everybody passes then: Shield-Bearer takes 1"));
    table.does(0, PASS).until_tactics_of(1);
    assert!(told(&table, 1, PASS).starts_with("The blows fall: Shield-Bearer takes 3"));
    let extra = told(&table, 1, table.uses("CA/06", MID, Aim::default()));
    assert!(extra.contains("Shield-Bearer takes 5 and dies"), "{extra}");
    // CW-207
    assert!(extra.ends_with("You will have 3 Meat left for your own turn."), "{extra}");
}

#[test]
fn cw_1605_a_last_kill_that_is_too_dear_is_told_before() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/09"]).hunting(1, &["CA/06"]).hand(0, &[]);
    let table = board.trial("CA/06", 1, 1).decked(1).hand(1, &[]).play();
    // Two of strength against three tokens.
    let dear = told(&table, 0, table.attack("DO/09", "CA/06"));
    assert!(dear.contains("Pyrrhic victory: 2 strength against 3 tokens, a draw."), "{dear}");
}

#[test]
fn cw_1602_a_last_kill_may_end_the_game() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/06"]).decked(1);
    let attack = |table: &Play| told(table, 0, table.attack("DO/05", "CA/06"));
    let sure = attack(&board.hand(1, &[]).creature("DO/05", |own| own.damage = 0).play());
    // The Mastiff dies as well, so its strength does not count, and nobody is left in hand: 0 against 3.
    assert!(sure.contains("Pyrrhic"), "{sure}");
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/01"]).hunting(1, &["CA/06"]).decked(1);
    let table = board.hand(1, &[]).play();
    let certain = told(&table, 0, table.attack("DO/01", "CA/06"));
    assert!(certain.contains("Nobody is left over there: you win."), "{certain}");
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/01"]).hunting(1, &["CA/06"]).decked(1);
    let table = board.hand(1, &["CA/09"]).play();
    let open = told(&table, 0, table.attack("DO/01", "CA/06"));
    assert!(open.contains("May end the game: with no creature in hand either"), "{open}");
}

#[test]
fn cw_413_a_pillage_says_what_is_left() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]);
    assert!(told(&board.play(), 0, PILLAGE).starts_with("2 will be left on their Habitat."));
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).with(|public| public.habitats[1] = 1);
    assert_eq!(told(&board.play(), 0, PILLAGE), "The last token: you win.");
}

#[test]
fn cw_612_a_creature_says_who_guards_it() {
    let empty = duel(["dogs", "cats"]).hand(0, &["DO/06"]).play();
    assert!(told(&empty, 0, plays("DO/06", Zone::Cover)).starts_with("Nobody holds your Hunting"));
    assert!(told(&empty, 0, plays("DO/06", Zone::Hunting)).starts_with("Can attack at once"));
    let held = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hand(0, &["DO/06"]).play();
    assert!(told(&held, 0, plays("DO/06", Zone::Cover)).contains("Shock Mastiff"));
}

#[test]
fn cw_206_cw_312_a_turn_and_a_last_card_say_what_follows() {
    let table = duel(["dogs", "cats"]).meat(&[3, 4]).main(0, &[]).play();
    assert!(told(&table, 0, END).ends_with("what you did not spend (3) is not added."));
    assert_eq!(told(&table, 0, DRAW), "Your last card: the next draw exhausts you.");
}

#[test]
fn cw_1510_a_leap_says_what_the_combat_deals() {
    let board = duel(["cats", "dogs"]).hunting(1, &["DO/06"]).hand(0, &["CA/05"]);
    let mut table = board.play();
    table.does(0, plays("CA/05", Zone::Hunting));
    assert!(matches!(table.question(), Question::Window(_)));
    let target = Some(table.id("DO/06"));
    let leap = told(&table, 0, react(Reaction::Trigger { slot: MID, target }));
    assert!(leap.starts_with("If nobody announces anything: Alley Cat takes 2 and dies"), "{leap}");
}

#[test]
fn cw_1103_support_says_cards_and_meat() {
    let table = duel(["dogs", "cats"]).hand(0, &["DO/13"]).play();
    let share = action("DO/13", MID, Aim::default());
    assert_eq!(told(&table, 0, share), "You draw 2 cards and gain 2 Meat.");
}

#[test]
fn cw_213_a_card_that_cannot_be_played_says_why() {
    // CW-213: no Meat for a creature.
    let poor = duel(["dogs", "cats"]).meat(&[0, 4]).hand(0, &["DO/06"]).play();
    assert_eq!(clause(&poor, "card:DO/06").as_deref(), Some("CW-213"));
    // CW-1308: its tactic works in a combat only.
    let early = duel(["dogs", "cats"]).hand(0, &["DO/12"]).play();
    assert_eq!(clause(&early, "card:DO/12").as_deref(), Some("CW-1308"));
    // What an option plays needs no excuse.
    let rich = duel(["dogs", "cats"]).hand(0, &["DO/06"]).play();
    assert_eq!(clause(&rich, "card:DO/06"), None);
}

#[test]
fn cw_508_a_creature_cannot_be_played_in_a_combat() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &["CA/06"]);
    let mut table = board.hand(0, &["DO/05"]).play();
    table.does(0, table.attack("DO/06", "CA/06")).until_tactics_of(0);
    assert_eq!(clause(&table, "card:DO/05").as_deref(), Some("CW-1004"));
    let as_main = Action::Main(Main::PlayCreature {
        card: crate::common::card("DO/05"),
        zone: Zone::Hunting,
    });
    table.refuses(0, as_main, "CW-E41");
}
