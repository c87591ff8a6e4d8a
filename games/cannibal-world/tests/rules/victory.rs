//! CW-1600: how games end.

use cannibal_world::table::action::{Aim, Main};
use cannibal_world::table::event::{Course, Event};
use cannibal_world::table::public::{Camp, Ending};
use cannibal_world::{Action, Question};
use kernel::Seat;

use crate::common::*;

#[test]
fn cw_1601_the_third_pillage_wins_at_once() {
    let mut table =
        duel(["rats", "dogs"]).hunting(0, &["RA/05"]).with(|public| public.habitats[1] = 1).play();
    table.does(0, PILLAGE);
    assert_eq!(table.0.winners(), [0]);
    assert_eq!(table.ending(), Some(Ending::Pillage { winner: Camp::A }));
}

#[test]
fn cw_1602_elimination_reveals_the_hand() {
    // CW-R38: an Action card in hand saves nobody. CW-R76: the loser's hand, and of the winner what was counted.
    let mut table = duel(["rats", "dogs"])
        .house(|config| config.open_lists_after = false)
        .hunting(0, &["RA/05"])
        .hand(0, &["RA/12", "RA/09"])
        .hunting(1, &["DO/22"])
        .hand(1, &["DO/13"])
        .decked(1)
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("RA/05", "DO/22")).let_go();
    assert_eq!(table.0.winners(), [0]);
    let seen = table.0.gallery().own;
    assert_eq!(seen.hands[Seat::new(1)].cards, Some(vec![card("DO/13")]));
    assert_eq!(seen.hands[Seat::new(0)].cards, None);
    let counted = table.0.gallery_events().into_iter().find_map(|event| {
        if let Event::Course(Course::Counted { hands, .. }) = event { Some(hands) } else { None }
    });
    assert_eq!(counted.unwrap()[0].cards, [card("RA/09")]);
}

#[test]
fn cw_1603_a_card_in_a_deck_keeps_one_in() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/22"])
        .main(1, &["DO/13"])
        .reinforcements(1, &[])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("RA/05", "DO/22")).let_go();
    assert!(table.is_main_of(0));
}

#[test]
fn cw_1604_elimination_is_not_checked_between_two_abilities_of_one_card() {
    // CW-R68: Support draws the last card, Proliferation brings a Rat back.
    let mut table = duel(["rats", "dogs"])
        .hand(0, &["RA/11"])
        .main(0, &["RA/12"])
        .reinforcements(0, &[])
        .discard(0, &["RA/09"])
        .hunting(1, &["DO/06"])
        .play();
    table.does(0, both("RA/11", RIGHT, Aim::default()));
    assert!(table.is_main_of(0));
    assert_eq!(table.reinforcements(0), ["RA/09"]);
    let mut out = duel(["rats", "dogs"])
        .house(|config| config.pyrrhic = false)
        .hand(0, &["RA/11"])
        .main(0, &["RA/12"])
        .reinforcements(0, &[])
        .hunting(1, &["DO/06"])
        .play();
    out.does(0, action("RA/11", RIGHT, Aim::default()));
    assert_eq!(out.0.winners(), [1]);
}

#[test]
fn cw_1605_strictly_less_is_a_draw() {
    let set = |tokens: u8| {
        let mut table = duel(["rats", "dogs"])
            .hunting(0, &["RA/06"])
            .hunting(1, &["DO/22"])
            .damaged("DO/22", 1)
            .decked(1)
            .with(|public| public.habitats[1] = tokens)
            .meat(&[4, 0])
            .play();
        table.does(0, table.attack("RA/06", "DO/22")).let_go();
        table.0.winners()
    };
    assert_eq!(set(1), [0], "1 is not less than 1");
    assert!(set(2).is_empty());
}

#[test]
fn cw_1606_no_pyrrhic_after_a_pillage() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/06"])
        .decked(1)
        .hunting(1, &["DO/07"])
        .with(|public| public.habitats = [3, 1])
        .play();
    table.does(0, PILLAGE);
    assert_eq!(table.0.winners(), [0]);
    assert!(!format!("{:?}", table.0.gallery_events()).contains("Counted"));
}

#[test]
fn cw_1607_both_together_is_a_draw() {
    // CW-R40
    let mut table = duel(["rats", "cats"])
        .hunting(0, &["RA/09"])
        .hunting(1, &["CA/05"])
        .decked(0)
        .decked(1)
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("RA/09", "CA/05")).let_go();
    assert_eq!(table.ending(), Some(Ending::BothEliminated {}));
    assert!(table.0.winners().is_empty());
}

#[test]
fn cw_1608_stalemate_and_the_limit_of_turns() {
    // CW-R46: nothing but Trackers on both sides.
    let mut table = duel(["cats", "dogs"])
        .exhausted(0)
        .exhausted(1)
        .hunting(0, &["CA/07"])
        .hunting(1, &["DO/07"])
        .play();
    for _ in 0..3 {
        let seat = table.asked()[0];
        table.does(seat, END);
        assert!(table.ending().is_none());
    }
    table.does(1, END);
    assert_eq!(table.ending(), Some(Ending::Stalemate {}));
    let mut stirred = duel(["cats", "dogs"])
        .exhausted(0)
        .exhausted(1)
        .hunting(0, &["CA/07"])
        .hunting(1, &["DO/07"])
        .play();
    stirred.does(0, END).does(1, END).does(0, END);
    stirred.does(1, stirred.drops("DO/07"));
    assert!(stirred.ending().is_none());
    let mut recovered = duel(["cats", "dogs"])
        .exhausted(0)
        .exhausted(1)
        .hunting(0, &["CA/07"])
        .stunned("CA/07")
        .hunting(1, &["DO/07"])
        .with(|public| public.quiet = 3)
        .meat(&[1, 4])
        .play();
    recovered.does(0, recovered.recovers("CA/07")).does(0, END);
    assert!(recovered.ending().is_none());
    let mut long = duel(["cats", "dogs"])
        .house(|config| config.max_turns = 40)
        .with(|public| public.turn = 40)
        .play();
    long.does(0, END);
    assert_eq!(long.ending(), Some(Ending::TooLong {}));
}

#[test]
fn cw_1609_cw_r82_cw_r85_conceding() {
    let mut table = duel(["cats", "dogs"]).play();
    assert!(!table.0.options(0).contains(&Action::Concede {}), "listed nowhere");
    table.does(0, Action::Concede {});
    assert_eq!(table.0.winners(), [1]);
    let mut window = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/03"]).play();
    window.does(0, window.attack("DO/05", "CA/03")).does(1, Action::Concede {});
    assert_eq!(window.0.winners(), [0]);
}

#[test]
fn cw_r38_cw_r83_a_last_stand() {
    let set = |stand: bool, meat: u8| {
        let mut table = duel(["cats", "dogs"])
            .house(|config| (config.last_stand, config.pyrrhic) = (stand, false))
            .hunting(0, &["CA/10"])
            .decked(0)
            .hand(0, &["CA/23"])
            .hunting(1, &["DO/15"])
            .meat(&[meat, 0])
            .play();
        table.does(0, table.attack("CA/10", "DO/15")).let_go();
        table
    };
    assert_eq!(set(false, 4).0.winners(), [1]);
    let mut table = set(true, 4);
    assert!(table.is_main_of(0), "Claw Swipe can still be played");
    table.does(0, action("CA/23", RIGHT, table.on("DO/15"))).let_go();
    assert_eq!(table.0.winners(), [1], "and then no more");
    assert_eq!(set(true, 1).0.winners(), [1], "nothing left to pay with");
    let mut passed = set(true, 4);
    passed.does(0, END);
    assert_eq!(passed.0.winners(), [1]);
}

#[test]
fn a_game_that_is_over_takes_nothing() {
    // Refused: CW-E46.
    let mut table = duel(["cats", "dogs"]).play();
    table.does(0, Action::Concede {});
    table.refuses(1, Action::Main(Main::DrawExtra {}), "CW-E46");
    assert_eq!(table.0.question(), None::<Question>);
}
