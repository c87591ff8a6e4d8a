//! What options would bring, in the words that stand under them, and why a card cannot be played.

use cannibal_world::table::action::{Aim, Main, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::{Action, CannibalWorld, Config, Question};
use kernel::{Rng, Table};
use testkit::Script;

use crate::common::{
    DECLINE, DODGE, DRAW, END, GIVE, MID, PASS, PILLAGE, Play, RIGHT, action, camps, duel, plays,
    react, take,
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
        "The Assault has no effect; the combat follows, if nobody announces anything: Shock Mastiff takes 3 and dies and \
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
    assert!(table.0.may_end(0, &table.attack("DO/01", "CA/06")), "and asks for more than a click");
}

#[test]
fn cw_413_a_pillage_says_what_is_left() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]);
    assert!(told(&board.play(), 0, PILLAGE).starts_with("2 will be left on their Habitat."));
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).with(|public| public.habitats[1] = 1);
    let last = board.play();
    assert_eq!(told(&last, 0, PILLAGE), "The last token: you win.");
    assert!(last.0.may_end(0, &PILLAGE) && !last.0.may_end(0, &END));
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
fn cw_312_the_last_three_cards_are_announced() {
    let note = |main: &[&str]| {
        let table = duel(["dogs", "cats"]).main(0, main).reinforcements(0, &["DO/13"]).play();
        table.0.note(0)
    };
    assert!(note(&["DO/05", "DO/06"]).unwrap().starts_with("Cards left in your decks: 3."));
    assert_eq!(note(&["DO/05", "DO/06", "DO/07"]), None);
    // Whoever is exhausted already is told what is owed by the question.
    assert_eq!(duel(["dogs", "cats"]).exhausted(0).play().0.note(0), None);
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

#[test]
fn every_option_says_what_it_brings() {
    let lists = [
        ["custom-rats-swarm", "custom-renegades-arsenal"],
        ["custom-cats-night", "custom-dogs-phalanx"],
    ];
    let duels = lists.map(|lists| Config::new(2).with_decks(&lists));
    for (number, config) in duels.into_iter().chain([Config::new(4)]).enumerate() {
        let mut rng = Rng::from_number(number as u64);
        let table = Table::<CannibalWorld>::open(&config, rng.seed(), None).unwrap();
        let mut script = Script::new(table);
        while let Some(question) = script.question() {
            let seat = script.asked()[0];
            let options = script.options(seat);
            for option in &options {
                let is_plain = matches!(
                    option,
                    Action::ChooseReinforcement { .. } | Action::Keep {} | Action::Bring { .. }
                );
                let said = script.consequence(seat, option).is_some();
                assert!(said || is_plain, "nothing is said of {option:?} at {question:?}");
            }
            script.does(seat, options[rng.below(options.len() as u32) as usize]);
        }
    }
}

#[test]
fn cw_1607_a_blow_that_leaves_nobody_on_either_side_is_told_as_a_draw() {
    let board = |held: &[&str]| {
        let board = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/06"]);
        board.damaged("DO/05", 2).hand(0, &[]).hand(1, held).decked(0).decked(1).play()
    };
    let told = |table: &Play| told(table, 0, table.attack("DO/05", "CA/06"));
    let sure = told(&board(&[]));
    assert!(sure.contains("in a draw: neither side would have a creature left."), "{sure}");
    let open = told(&board(&["CA/09"]));
    assert!(open.contains("With one in hand the other side may win"), "{open}");
}

#[test]
fn cw_1605_a_defeat_that_costs_the_other_side_too_much_is_told_as_a_draw() {
    let board = |strength: u8, held: &[&str]| {
        let board = duel(["dogs", "cats"]).hunting(0, &["DO/09"]).hunting(1, &["CA/06"]);
        board.trial("CA/06", strength, 4).hand(0, &[]).hand(1, held).decked(0).play()
    };
    let told = |table: &Play| told(table, 0, table.attack("DO/09", "CA/06"));
    let dear = told(&board(2, &[]));
    assert!(dear.contains("by a Pyrrhic victory, 2 strength against 3 tokens."), "{dear}");
    let open = told(&board(2, &["CA/09"]));
    assert!(open.contains("adds to the 2 strength one sees, it would be a draw"), "{open}");
    let lost = told(&board(3, &[]));
    assert!(lost.contains("May end the game against you"), "{lost}");
    assert!(!lost.contains("draw, "), "{lost}");
}

#[test]
fn cw_r74_a_creature_known_to_be_in_a_hand_counts_for_a_pyrrhic_victory() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/09"]).hunting(1, &["CA/06"]);
    let board = board.trial("CA/06", 2, 4).hand(0, &[]).hand(1, &["CA/09"]).decked(0);
    let known = |public: &mut cannibal_world::table::public::Public| {
        public.players[kernel::Seat::new(1)].known_hand.push(crate::common::card("CA/09"));
    };
    let table = board.with(known).play();
    let lost = told(&table, 0, table.attack("DO/09", "CA/06"));
    assert!(!lost.contains("it would be a draw"), "{lost}");
}

#[test]
fn cw_1516_a_swap_from_cover_is_foretold_in_the_attacked_zone() {
    let board = duel(["cats", "cats"]).hunting(0, &["CA/10"]).hunting(1, &["CA/08", "CA/05"]);
    let mut table = board.cover(1, &["CA/04", "CA/07"]).play();
    table.does(0, table.uses("CA/10", MID, table.on("CA/05")));
    table.until(|question| matches!(question, Question::Window(Window::Swap { .. })));
    let source = table.source("CA/08", MID);
    // CW-1209: the Sacrifice strikes the Hunting zone, the two who were there and whoever comes; nobody in Cover.
    let tyrant = told(&table, 1, react(Reaction::Swap { source, with: table.id("CA/04") }));
    assert!(tyrant.contains("Double-Crosser takes 1"), "{tyrant}");
    assert!(tyrant.contains("Alley Cat takes 1"), "{tyrant}");
    assert!(!tyrant.contains("Prowler"), "{tyrant}");
    // CW-617, CW-R61: a Tracker that is swapped in is none any more, so the Sacrifice strikes it.
    let prowler = told(&table, 1, react(Reaction::Swap { source, with: table.id("CA/07") }));
    assert!(prowler.contains("Prowler takes"), "{prowler}");
    assert!(prowler.ends_with("Prowler loses Tracker."), "{prowler}");
}

#[test]
fn cw_910_armour_is_told_with_all_the_damage_of_the_batch() {
    let board = duel(["cats", "dogs"]).hunting(0, &["CA/06"]).hunting(1, &["DO/10"]);
    let mut table = board.play();
    table.does(0, table.attack("CA/06", "DO/10"));
    table.until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    let source = table.source("DO/10", MID);
    assert_eq!(
        told(&table, 1, react(Reaction::Armour { source })),
        "Flayer takes 3 and dies and Smith takes 2 (2 life left)."
    );
    assert_eq!(
        told(&table, 1, DECLINE),
        "Flayer takes 3 and dies and Smith takes 3 (1 life left)."
    );
}

#[test]
fn cw_1301_a_bullseye_in_a_combat_is_told_with_the_blow() {
    let board = duel(["rats", "cats"]).hunting(0, &["RA/03"]).hunting(1, &["CA/06", "CA/09"]);
    let mut table = board.play();
    table.does(0, table.attack("RA/03", "CA/06")).until_tactics_of(0);
    let split = Some(table.split(&[("CA/06", 2)]));
    table.does(0, table.uses("RA/03", RIGHT, Aim { split, ..Aim::default() }));
    table.until(|question| matches!(question, Question::Window(Window::Bullseye { .. })));
    let source = table.source("CA/09", RIGHT);
    let taken = told(&table, 1, react(Reaction::Bullseye { source, this: None }));
    assert!(taken.contains("Flayer takes 3 and dies"), "{taken}");
    assert!(taken.contains("Mangy Scavenger takes 2 (1 life left)"), "{taken}");
    let let_go = told(&table, 1, DECLINE);
    assert!(let_go.contains("Flayer takes 5 and dies"), "{let_go}");
    assert!(!let_go.contains("Mangy"), "{let_go}");
}

#[test]
fn cw_1501_a_bullseye_at_an_assault_is_told_with_the_combat_that_follows() {
    let board = duel(["renegades", "dogs"]).hunting(0, &["RE/04"]).hunting(1, &["DO/06"]);
    let mut table = board.cover(1, &["DO/16"]).play();
    table.does(0, table.uses("RE/04", MID, table.on("DO/06")));
    let source = table.source("DO/16", RIGHT);
    let taken = told(&table, 1, react(Reaction::Bullseye { source, this: None }));
    assert!(taken.contains("Old Faithful takes 2 (3 life left)"), "{taken}");
    assert!(taken.contains("Shield-Bearer takes 3 (1 life left)"), "{taken}");
}

#[test]
fn cw_1520_a_net_says_whom_it_stuns() {
    let board = duel(["rats", "dogs"]).hunting(0, &["RA/05"]).hunting(1, &["DO/17"]);
    let mut table = board.play();
    table.does(0, table.attack("RA/05", "DO/17"));
    let net = react(Reaction::Net { source: table.source("DO/17", MID) });
    assert_eq!(
        told(&table, 1, net),
        "Shiv Fighter is stunned. You will have 3 Meat left for your own turn."
    );
    // CW-1521: an Action card has nobody to stun.
    let board = duel(["rats", "dogs"]).hunting(1, &["DO/17"]).hand(0, &["RA/12"]);
    let mut table = board.play();
    table.does(0, action("RA/12", MID, table.on("DO/17")));
    let net = react(Reaction::Net { source: table.source("DO/17", MID) });
    assert_eq!(told(&table, 1, net), "You will have 3 Meat left for your own turn.");
}

#[test]
fn cw_617_an_attack_and_an_ability_say_that_tracker_is_lost() {
    let board = duel(["cats", "dogs"]).hunting(0, &["CA/02", "CA/06"]).hunting(1, &["DO/06"]);
    let table = board.play();
    let attack = told(&table, 0, table.attack("CA/02", "DO/06"));
    assert!(attack.ends_with("Moonless Night loses Tracker."), "{attack}");
    let stab = told(&table, 0, table.uses("CA/02", RIGHT, table.on("DO/06")));
    assert!(stab.ends_with("Moonless Night loses Tracker."), "{stab}");
    assert!(!told(&table, 0, table.attack("CA/06", "DO/06")).contains("Tracker"));
    // CW-R52: a trigger costs it as well.
    let mut table = duel(["cats", "dogs"]).hand(0, &["CA/17"]).play();
    table.does(0, plays("CA/17", Zone::Hunting));
    let support = told(&table, 0, react(Reaction::Trigger { slot: MID, target: None }));
    assert_eq!(support, "You draw 1 card and gain 1 Meat. Sneak Thief loses Tracker.");
}

#[test]
fn cw_619_a_leap_card_says_that_its_creature_loses_tracker() {
    let board = duel(["cats", "dogs"]).cover(0, &["CA/07"]).hunting(1, &["DO/06"]);
    let table = board.hand(0, &["CA/12"]).play();
    let aim = Aim { this: Some(table.id("CA/07")), ..table.on("DO/06") };
    assert!(told(&table, 0, action("CA/12", MID, aim)).ends_with("Prowler loses Tracker."));
    // CW-1112: without anybody to leap at it only moves, and keeps Tracker.
    let table = duel(["cats", "dogs"]).cover(0, &["CA/07"]).hand(0, &["CA/12"]).play();
    let aim = Aim { this: Some(table.id("CA/07")), ..Aim::default() };
    assert_eq!(
        told(&table, 0, action("CA/12", MID, aim)),
        "Nobody to leap at: it only moves to the Hunting zone."
    );
}

#[test]
fn cw_502_a_dodged_action_card_has_no_effect() {
    let board = duel(["rats", "dogs"]).hunting(1, &["DO/06"]).hand(0, &["RA/12"]);
    let mut table = board.play();
    table.does(0, action("RA/12", MID, table.on("DO/06")));
    assert_eq!(
        told(&table, 1, DODGE),
        "The Assault has no effect. You will have 2 Meat left for your own turn."
    );
}

#[test]
fn cw_501_a_dodged_combat_hurts_nobody() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &["CA/06"]);
    let mut table = board.play();
    table.does(0, table.attack("DO/06", "CA/06"));
    assert!(told(&table, 1, DODGE).starts_with("The combat does not take place: nobody is hurt."));
}

#[test]
fn cw_604_an_attack_on_a_stunned_creature_says_that_it_neither_dodges_nor_strikes() {
    let board = duel(["dogs", "cats"]).hunting(0, &["DO/06"]).hunting(1, &["CA/06"]);
    let table = board.stunned("CA/06").play();
    let attack = told(&table, 0, table.attack("DO/06", "CA/06"));
    assert!(attack.ends_with("Stunned, Flayer can neither dodge nor strike."), "{attack}");
}

#[test]
fn cw_707_a_tactic_that_changes_nothing_says_so() {
    let board = duel(["rats", "cats"]).hunting(0, &["RA/05", "RA/08"]).hunting(1, &["CA/06"]);
    let mut table = board.hand(0, &["RA/13"]).play();
    table.does(0, table.attack("RA/05", "CA/06")).until_tactics_of(0);
    let feint = |name: &str| {
        let aim = Aim { this: Some(table.id(name)), ..Aim::default() };
        told(&table, 0, action("RA/13", MID, aim))
    };
    assert!(feint("RA/08").starts_with("As it stands this changes nothing in the combat."));
    assert!(feint("RA/05").starts_with("If everybody passes then: Shiv Fighter takes nothing"));
}

#[test]
fn cw_403_a_creature_says_what_it_may_use_on_entering() {
    let table = duel(["rats", "dogs"]).hand(0, &["RA/02", "RA/08"]).play();
    let provider = told(&table, 0, plays("RA/02", Zone::Hunting));
    assert!(provider.ends_with("On entering it may use Support 2."), "{provider}");
    // CW-1509: a Proliferation is for entering Cover.
    assert!(told(&table, 0, plays("RA/08", Zone::Cover)).contains("may use Rat Proliferation"));
    assert!(!told(&table, 0, plays("RA/08", Zone::Hunting)).contains("may use"));
}

#[test]
fn cw_1801_creatures_alike_are_numbered_in_their_camp_as_on_the_board() {
    let board = duel(["rats", "rats"]).hunting(0, &["RA/05", "RA/05"]).hunting(1, &["RA/05"]);
    let table = board.hunting(1, &["RA/10"]).play();
    let said = told(&table, 0, table.attack("RA/05#2", "RA/05#3"));
    assert!(said.contains("Shiv Fighter 2 (you) takes 3"), "{said}");
    assert!(said.contains("Shiv Fighter (Bruno) takes 3"), "{said}");
    let said = told(&table, 0, table.attack("RA/05", "RA/10"));
    assert!(said.contains("Shiv Fighter 1 (you) takes 2"), "{said}");
    assert!(said.contains("Clan Slinger takes 3"), "{said}");
}

#[test]
fn cw_1104_a_proliferation_says_who_may_come_back() {
    let board = || duel(["rats", "dogs"]).cover(0, &["RA/06"]);
    let told = |table: &Play| told(table, 0, table.uses("RA/06", MID, Aim::default()));
    assert_eq!(
        told(&board().discard(0, &["RA/09", "RA/09", "RA/01"]).play()),
        "One of these comes back from your discard pile to your Reinforcements: Pilfering Ratling ×2."
    );
    let nothing = "No Rat can come back to your Reinforcements: no effect.";
    assert_eq!(told(&board().play()), nothing);
    // CW-313
    assert_eq!(told(&board().discard(0, &["RA/09"]).exhausted(0).play()), nothing);
}

#[test]
fn cw_1105_a_recharge_says_what_it_frees() {
    let board = || duel(["renegades", "dogs"]).cover(0, &["RE/02"]).hunting(0, &["RE/07"]);
    let table = board().used("RE/07", MID).play();
    let aim = Aim { frees: Some(table.spot("RE/07", MID)), ..Aim::default() };
    assert_eq!(told(&table, 0, table.uses("RE/02", MID, aim)), "Single Shot 1 can be used again.");
    let table = board().play();
    let none = table.uses("RE/02", MID, Aim::default());
    assert_eq!(told(&table, 0, none), "No used ability can be freed: no effect.");
}

#[test]
fn cw_1506_a_recharge_at_once_says_what_it_frees() {
    let board = duel(["renegades", "dogs"]).hunting(0, &["RE/07", "RE/06"]).hunting(1, &["DO/06"]);
    let mut table = board.play();
    table.does(0, table.uses("RE/07", MID, table.on("DO/06")));
    let recharge = react(Reaction::Recharge { source: table.source("RE/06", MID) });
    assert_eq!(told(&table, 0, recharge), "Single Shot 1 can be used again.");
    assert_eq!(told(&table, 0, DECLINE), "The ability stays used.");
}

#[test]
fn cw_1108_searches_say_what_they_look_for_and_who_sees_it() {
    let table = duel(["dogs", "cats"]).cover(0, &["DO/08"]).play();
    let summon = table.uses("DO/08", MID, Aim::default());
    assert!(told(&table, 0, summon).contains("value 8 or more"));
    let table = duel(["dogs", "cats"]).cover(0, &["DO/08"]).main(0, &[]).play();
    let summon = table.uses("DO/08", MID, Aim::default());
    assert_eq!(told(&table, 0, summon), "Your main deck is empty: nothing can be found in it.");
    // CW-1514: shown; CW-1512: not shown.
    let enters = |deck: &str, id: &str, found: &str| {
        let mut table = duel([deck, "dogs"]).hand(0, &[id]).main(0, &[found]).play();
        table.does(0, plays(id, Zone::Hunting));
        let trigger = react(Reaction::Trigger { slot: MID, target: None });
        let looks = told(&table, 0, trigger);
        table.does(0, trigger);
        (looks, table)
    };
    let (looks, _) = enters("rats", "RA/09", "RA/10");
    assert!(looks.contains("value 6 or less") && looks.contains("shown to everybody"), "{looks}");
    let (looks, table) = enters("renegades", "RE/11", "RE/12");
    assert!(looks.contains("the other side does not see it"), "{looks}");
    let found = table.0.options(0)[0];
    let took = told(&table, 0, found);
    assert_eq!(took, "It goes to your Reinforcements; the other side does not see it.");
    assert!(matches!(found, Action::Take { card: Some(_) }));
}

#[test]
fn cw_308_what_comes_back_or_is_shown_is_seen_by_everybody() {
    let board = duel(["rats", "dogs"]).cover(0, &["RA/06"]).discard(0, &["RA/09", "RA/10"]);
    let mut table = board.play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert_eq!(
        told(&table, 0, take("RA/09")),
        "It goes to your Reinforcements; everybody sees it."
    );
}

#[test]
fn cw_417_a_creature_that_recovers_counts_in_its_zone_unless_it_is_a_tracker() {
    let board = duel(["cats", "dogs"]).hunting(0, &["CA/06", "CA/07"]);
    let table = board.stunned("CA/06").stunned("CA/07").play();
    assert_eq!(
        told(&table, 0, table.recovers("CA/06")),
        "Stunned it neither strikes, dodges nor uses abilities; then it can, and counts in its zone."
    );
    assert_eq!(
        told(&table, 0, table.recovers("CA/07")),
        "Stunned it neither strikes, dodges nor uses abilities; then it can."
    );
}

#[test]
fn cw_1807_a_gift_says_what_is_left() {
    let table = camps(["rats", "cats", "dogs", "renegades"]).meat(&[3, 4, 4, 4]).play();
    assert_eq!(told(&table, 0, GIVE), "You will have 2 Meat left.");
}

#[test]
fn cw_301_a_draw_says_how_many_cards_are_left() {
    // Three in the main deck, one in the Reinforcements.
    let table = duel(["dogs", "cats"]).play();
    assert_eq!(told(&table, 0, DRAW), "3 cards will be left in your decks.");
}

#[test]
fn cw_1502_a_bullseye_outside_a_combat_says_the_whole_shot() {
    let board = duel(["rats", "dogs"]).hunting(0, &["RA/03"]).hunting(1, &["DO/06", "DO/16"]);
    let mut table = board.play();
    let split = Some(table.split(&[("DO/06", 2)]));
    table.does(0, table.uses("RA/03", RIGHT, Aim { split, ..Aim::default() }));
    let source = table.source("DO/16", RIGHT);
    assert_eq!(
        told(&table, 1, react(Reaction::Bullseye { source, this: None })),
        "Old Faithful takes 2 (3 life left)."
    );
    assert_eq!(told(&table, 1, DECLINE), "Shield-Bearer takes 2 (2 life left).");
}
