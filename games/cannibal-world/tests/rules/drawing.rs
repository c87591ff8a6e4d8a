//! CW-300: drawing, Reinforcements, exhaustion, and what everybody knows of it.

use cannibal_world::table::action::Aim;
use cannibal_world::table::creature::Zone;
use cannibal_world::table::event::{CardEvent, Event};
use cannibal_world::table::public::Known;
use cannibal_world::{Action, Question, Step};
use kernel::Seat;

use crate::common::*;

fn from_stack(id: &str) -> Action {
    Action::DrawReinforcement { card: card(id) }
}

const P1: Seat = Seat::new(0);

#[test]
fn cw_301_every_single_card_comes_from_either_deck() {
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/13"])
        .main(0, &["CA/05", "CA/06"])
        .reinforcements(0, &["CA/01", "CA/02"])
        .play();
    table.does(0, action("CA/13", MID, Aim::default()));
    table.does(0, Action::DrawMain {});
    assert_eq!(table.question(), Question::DrawSource { seat: P1 });
    table.does(0, from_stack("CA/02"));
    assert_eq!(table.hand(0), ["CA/02", "CA/05"]);
}

#[test]
fn cw_302_the_top_card_or_any_reinforcement() {
    // CW-E44
    let mut table = duel(["cats", "dogs"])
        .main(0, &["CA/05", "CA/06"])
        .reinforcements(0, &["CA/01", "CA/02"])
        .play();
    table.does(0, DRAW);
    assert!(table.may(0, from_stack("CA/01")) && table.may(0, from_stack("CA/02")));
    table.refuses(0, from_stack("CA/03"), "CW-302");
    table.does(0, Action::DrawMain {});
    assert_eq!(table.hand(0), ["CA/05"]);
}

#[test]
fn cw_303_with_one_deck_left_the_draw_comes_from_it() {
    let mut table = duel(["cats", "dogs"]).main(0, &["CA/05"]).reinforcements(0, &[]).play();
    table.does(0, DRAW);
    assert_eq!(table.hand(0), ["CA/05"], "without a question");
    let mut table = duel(["cats", "dogs"]).main(0, &[]).reinforcements(0, &["CA/01"]).play();
    table.does(0, DRAW);
    assert_eq!(table.hand(0), ["CA/01"]);
    let mut table =
        duel(["cats", "dogs"]).main(0, &[]).reinforcements(0, &["CA/01", "CA/02"]).play();
    table.does(0, DRAW);
    assert_eq!(table.0.options(0), [from_stack("CA/01"), from_stack("CA/02")]);
}

#[test]
fn cw_304_an_empty_reinforcement_deck_is_refilled_at_once() {
    // CW-R09
    let mut table =
        duel(["cats", "dogs"]).main(0, &["CA/05", "CA/06"]).reinforcements(0, &["CA/01"]).play();
    table.does(0, DRAW).does(0, from_stack("CA/01"));
    assert_eq!(table.reinforcements(0), ["CA/05"]);
    assert_eq!(table.0.view(0).own.mains[P1], 1);
    let mut table = duel(["cats", "dogs"]).main(0, &[]).reinforcements(0, &["CA/01"]).play();
    table.does(0, DRAW);
    assert!(table.reinforcements(0).is_empty(), "nothing to refill with");
}

#[test]
fn cw_305_cw_306_reinforcements_are_the_owners_alone_and_have_no_limit() {
    let many = ["CA/05", "CA/05", "CA/05", "CA/06", "CA/06", "CA/07", "CA/07", "CA/08", "CA/08"];
    let table = duel(["cats", "dogs"]).reinforcements(0, &many).play();
    assert_eq!(table.reinforcements(0).len(), 9);
    let theirs = table.0.view(1).own.reinforcements[P1].clone();
    assert_eq!((theirs.size, theirs.cards), (9, None));
    let camp = camps(["cats", "dogs", "rats", "renegades"]).reinforcements(0, &["CA/05"]).play();
    assert_eq!(camp.0.view(1).own.reinforcements[P1].cards, None, "not even the teammate");
    let mut table = duel(["rats", "cats"])
        .cover(0, &["RA/06"])
        .discard(0, &["RA/09"])
        .reinforcements(0, &["RA/04", "RA/05", "RA/08", "RA/10"])
        .play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert_eq!(table.reinforcements(0).len(), 5, "one more always fits");
}

#[test]
fn cw_307_where_a_card_came_from_is_public_but_not_which() {
    let mut table =
        duel(["cats", "dogs"]).main(0, &["CA/05"]).reinforcements(0, &["CA/01", "CA/02"]).play();
    table.does(0, DRAW).does(0, from_stack("CA/01"));
    assert!(
        table
            .heard(1)
            .contains(&Event::Cards(CardEvent::DrewReinforcement { seat: P1, card: None }))
    );
    assert!(table.heard(0).contains(&Event::Cards(CardEvent::DrewReinforcement {
        seat: P1,
        card: Some(card("CA/01"))
    })));
    table.does(0, DRAW).does(0, Action::DrawMain {});
    assert!(table.heard(1).contains(&Event::Cards(CardEvent::DrewMain { seat: P1, card: None })));
}

#[test]
fn cw_308_what_enters_reinforcements_is_shown_or_not() {
    let known = |table: &Play| {
        table.public().players[P1].known.iter().map(|known| known.card).collect::<Vec<_>>()
    };
    let mut alpha = duel(["dogs", "rats"])
        .cover(0, &["DO/08"])
        .list(0, &["DO/08", "DO/03"])
        .main(0, &["DO/03"])
        .reinforcements(0, &[])
        .play();
    alpha.does(0, alpha.uses("DO/08", MID, Aim::default())).does(0, take("DO/03"));
    assert_eq!(known(&alpha), [card("DO/03")]);
    let mut tactics = duel(["renegades", "rats"])
        .hand(0, &["RE/11"])
        .list(0, &["RE/11", "RE/03"])
        .main(0, &["RE/03"])
        .reinforcements(0, &[])
        .play();
    tactics.does(0, plays("RE/11", Zone::Hunting));
    tactics
        .does(0, react(cannibal_world::table::Reaction::Trigger { slot: MID, target: None }))
        .does(0, take("RE/03"));
    assert!(known(&tactics).is_empty());
    assert!(!format!("{:?}", tactics.0.events(1)).contains("RE/03"));
    assert_eq!(tactics.reinforcements(0), ["RE/03"]);
}

#[test]
fn cw_309_a_searched_deck_is_shuffled_even_for_nothing() {
    // Refused: CW-E33.
    let deck = ["DO/09", "DO/09", "DO/09", "DO/22", "DO/22", "DO/22", "DO/07", "DO/07"];
    let mut list = deck.to_vec();
    list.push("DO/08");
    let mut table = duel(["dogs", "rats"])
        .cover(0, &["DO/08"])
        .hunting(0, &["DO/11"])
        .list(0, &list)
        .main(0, &deck)
        .reinforcements(0, &[])
        .play();
    table.does(0, table.uses("DO/08", MID, Aim::default()));
    table.refuses(0, take("DO/09"), "CW-E33");
    table.does(0, Action::Take { card: None });
    let mut drawn = Vec::new();
    for _ in 0..3 {
        let before = table.hand(0);
        table.does(0, DRAW);
        let mut now = table.hand(0);
        before
            .iter()
            .for_each(|card| drop(now.remove(now.iter().position(|held| held == card).unwrap())));
        drawn.extend(now);
    }
    assert_ne!(drawn, deck[..3], "the order has changed");
}

#[test]
fn cw_309_a_searched_deck_is_shuffled_after_a_hit_too() {
    let rest = ["DO/09", "DO/09", "DO/09", "DO/22", "DO/22", "DO/22", "DO/07", "DO/07"];
    let mut deck = rest.to_vec();
    deck.push("DO/03");
    let mut list = deck.clone();
    list.push("DO/08");
    let mut table = duel(["dogs", "rats"])
        .cover(0, &["DO/08"])
        .hunting(0, &["DO/11"])
        .hand(0, &[])
        .list(0, &list)
        .main(0, &deck)
        .reinforcements(0, &[])
        .play();
    table.does(0, table.uses("DO/08", MID, Aim::default())).does(0, take("DO/03"));
    assert_eq!(table.reinforcements(0), ["DO/03"]);
    let mut drawn = Vec::new();
    for _ in 0..3 {
        let before = table.hand(0);
        table.does(0, DRAW).does(0, Action::DrawMain {});
        let mut now = table.hand(0);
        before
            .iter()
            .for_each(|card| drop(now.remove(now.iter().position(|held| held == card).unwrap())));
        drawn.extend(now);
    }
    assert_ne!(drawn, rest[..3], "the order has changed");
}

#[test]
fn cw_310_discard_piles_are_open_and_take_the_dead_and_the_played() {
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/12"]).hunting(1, &["CA/05"]).play();
    table.does(0, action("RA/12", MID, table.on("CA/05"))).let_go();
    assert_eq!(
        (table.discard(0), table.discard(1)),
        (vec!["RA/12".to_owned()], vec!["CA/05".to_owned()])
    );
    assert_eq!(table.0.gallery().public.players[P1].discard.len(), 1);
}

#[test]
fn cw_311_a_card_that_comes_back_is_new() {
    let mut table = duel(["rats", "cats"])
        .cover(0, &["RA/06"])
        .discard(0, &["RA/09"])
        .main(0, &[])
        .reinforcements(0, &[])
        .play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert_eq!(table.reinforcements(0), ["RA/09"]);
    table.does(0, DRAW).does(0, plays("RA/09", Zone::Hunting)).let_go();
    let again = table.get("RA/09");
    assert_eq!((again.damage, again.stunned, again.used), (0, false, [false, false]));
}

#[test]
fn cw_312_the_failed_attempt_exhausts_not_the_empty_decks() {
    // CW-R10: with empty decks a Rat may still save itself before drawing.
    let mut table =
        duel(["cats", "dogs"]).decked(0).hunting(0, &["CA/03"]).hand(0, &["CA/13"]).play();
    assert!(!table.public().players[P1].exhausted);
    table.does(0, action("CA/13", MID, Aim::default()));
    assert!(table.public().players[P1].exhausted);
    assert_eq!(table.meat()[0], 5, "Support gives its Meat all the same");
    let table = duel(["cats", "dogs"]).decked(0).hunting(0, &["CA/03"]).from(Step::Turn {}).play();
    assert!(table.public().players[P1].exhausted);
}

#[test]
fn cw_313_an_exhausted_player_adds_nothing_to_reinforcements() {
    let mut table =
        duel(["rats", "cats"]).exhausted(0).cover(0, &["RA/06"]).discard(0, &["RA/09"]).play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert!(table.reinforcements(0).is_empty());
    assert_eq!(table.discard(0), ["RA/09"]);
}

#[test]
fn cw_314_cw_315_cw_316_an_exhausted_player_spends_or_pillages() {
    // Refused: CW-E20.
    // CW-R11, CW-R12
    let mut table = duel(["dogs", "cats"])
        .exhausted(0)
        .hunting(0, &["DO/07"])
        .hand(0, &["DO/01"])
        .meat(&[2, 4])
        .play();
    // Free acts are never forced: the Chief and the Tracker may stay where they are.
    assert!(table.may(0, END));
    table.does(0, table.drops("DO/07"));
    table.refuses(0, END, "CW-E20");
    table.does(0, PILLAGE);
    table.does(0, END);
    while !table.is_main_of(0) {
        let seat = table.asked()[0];
        let answer = if matches!(table.question(), Question::Main { .. }) {
            END
        } else {
            Action::DrawMain {}
        };
        table.does(seat, answer);
    }
    table.refuses(0, END, "CW-E20");
    let mut free = duel(["dogs", "cats"])
        .exhausted(0)
        .cover(0, &["DO/07"])
        .stunned("DO/07")
        .hand(0, &["DO/01"])
        .meat(&[0, 4])
        .play();
    free.does(0, END);
}

#[test]
fn cw_317_exhaustion_does_not_bind_in_enemy_turns() {
    let mut table =
        duel(["dogs", "cats"]).exhausted(1).hunting(0, &["DO/05"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.attack("DO/05", "CA/03")).does(1, DECLINE).let_go();
    assert_eq!(table.meat()[1], 4);
}

#[test]
fn cw_317_what_a_dodge_cost_is_no_longer_owed() {
    let mut table = duel(["dogs", "cats"])
        .exhausted(1)
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/03"])
        .cover(1, &["CA/06", "CA/06", "CA/06"])
        .play();
    table.does(0, table.attack("DO/05", "CA/03")).does(1, DODGE);
    assert_eq!(table.meat()[1], 2);
    table.does(0, END).let_go();
    assert!(table.is_main_of(1));
    table.refuses(1, END, "CW-E20");
    table.does(1, table.moves("CA/06"));
    table.refuses(1, END, "CW-E20");
    table.does(1, table.moves("CA/06#2"));
    assert_eq!(table.meat()[1], 0);
    table.does(1, END);
}

#[test]
fn cw_318_a_paid_draw_never_exhausts_and_the_draw_phase_does_nothing() {
    // Refused: CW-E18.
    let mut table = duel(["dogs", "cats"]).decked(0).hunting(0, &["DO/05"]).play();
    table.refuses(0, DRAW, "CW-E18");
    assert!(!table.public().players[P1].exhausted);
    let table = duel(["dogs", "cats"])
        .exhausted(0)
        .hunting(0, &["DO/05"])
        .meat(&[0, 4])
        .from(Step::Turn {})
        .play();
    assert!(table.is_main_of(0));
    assert!(table.hand(0).is_empty());
}

#[test]
fn cw_r74_what_an_attentive_player_knows() {
    let set = |stack: &[&str]| {
        duel(["rats", "cats"]).reinforcements(0, stack).main(0, &["RA/04", "RA/05"]).with(
            |public| {
                public.players[P1].known.push(Known { card: card("RA/09"), certain: true });
            },
        )
    };
    // From a single card: it surely left, and is in hand until a copy is played.
    let mut table = set(&["RA/09"]).play();
    table.does(0, DRAW).does(0, from_stack("RA/09"));
    let player = table.public().players[P1];
    assert!(player.known.is_empty());
    assert_eq!(player.known_hand[..], [card("RA/09")]);
    table.does(0, plays("RA/09", Zone::Hunting)).let_go();
    assert!(table.public().players[P1].known_hand.is_empty());
    // From two: it is only possibly there.
    let mut table = set(&["RA/08", "RA/09"]).play();
    table.does(0, DRAW).does(0, from_stack("RA/08"));
    assert_eq!(
        table.public().players[P1].known[..],
        [Known { card: card("RA/09"), certain: false }]
    );
}
