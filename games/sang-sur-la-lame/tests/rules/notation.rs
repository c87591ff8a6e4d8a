//! Answers as people write them (DS-1603).

use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::Kind;
use sang_sur_la_lame::table::Action;
use sang_sur_la_lame::table::flow::{Deed, Reaction};
use shelf::Tries;

use crate::common::*;
use crate::lookout::{lane, pistol};

/// What a line means to whoever is asked.
fn means(game: &Game, line: &str) -> Option<Action> {
    let view = game.table().view(kernel::Viewer::Seat(seat(game.asked())));
    SangSurLaLame::written(&view, game.question(), line)
}

fn deed(game: &Game, line: &str) -> Option<Deed> {
    let Action::Perform(deed) = means(game, line)? else { panic!("{line} is no deed") };
    Some(deed)
}

#[test]
fn ds_1603_announcing_moving_and_looking_are_written_in_words_and_inches() {
    let mut game = lane().ready();
    assert_eq!(means(&game, "act m1 move watch"), Some(activate(a(1), &[Kind::Move, Kind::Watch])));
    assert_eq!(means(&game, "act s0.m1 move"), Some(activate(a(1), &[Kind::Move])));
    assert_eq!(means(&game, "stop"), Some(END_TURN));
    for line in ["act m1", "act m1 fly away", "act m9 move", "go 14,9", "", "m1 move"] {
        assert_eq!(means(&game, line), None, "{line}");
    }
    game.announces(a(1), &[Kind::Move]);
    let two = go(&[(14_000, 5_000), (14_125, 7_250)], NORTH);
    assert_eq!(deed(&game, "go 14,5 14.125,7.25 face n"), Some(two));
    assert_eq!(deed(&game, "go 14,5 face 3,-4"), Some(go(&[(14_000, 5_000)], (3, -4))));
    assert_eq!(deed(&game, "go 14,5"), Some(go(&[(14_000, 5_000)], NORTH)), "along the way");
    let at_enemy = go(&[(14_000, 5_000)], (2, 1));
    assert_eq!(deed(&game, "go 14,5 face s1.m1"), Some(at_enemy), "(24, 10) from (14, 5)");
    for line in
        ["go 14.1234,5", "go 14;5", "go 14,5 face", "go 14,-5", "go @s1.m9", "go 99999999,1"]
    {
        assert_eq!(means(&game, line), None, "{line}");
    }
    game.answers(means(&game, "go 14,5 14.125,7.25 face n").expect("a move"));
    assert_eq!(game.at(a(1)), (14_125, 7_250));
}

#[test]
fn ds_1603_an_at_sign_is_the_shortest_way_into_contact() {
    let mut game = lane().figure(1, hireling().at(14_000, 8_000)).ready();
    game.announces(a(1), &[Kind::Charge]);
    let Some(Deed::Charge { target, face: look, .. }) = deed(&game, "go @s1.m2") else {
        panic!("a charge")
    };
    assert_eq!((target, look.vector()), (Some(b(2)), NORTH));
    game.answers(means(&game, "go @s1.m2").expect("a charge"));
    assert_eq!(game.attacks(), 1, "it has reached him");
}

#[test]
fn ds_1603_attacks_and_reactions_are_written() {
    let mut game = lane().figure(1, hireling().at(14_984, 4_000).facing(WEST)).ready();
    game.announces(a(1), &[Kind::Duel]);
    assert_eq!(deed(&game, "hit s1.m2"), Some(duel(b(2), EAST)));

    let shooter = hireling().armed(&["pistolet"]).at(14_000, 4_000).facing(NORTH);
    let field = field().figure(0, shooter).figure(1, hireling().at(14_000, 6_000));
    let mut game = field.ready();
    game.announces(a(1), &[Kind::Shoot]);
    let weapons = ["shoot pistolet s1.m1", "shoot mousquet s1.m1"].map(|line| deed(&game, line));
    assert!(matches!(weapons[0], Some(Deed::Shoot { target, .. }) if target == b(1)));
    assert_eq!(weapons[1], None, "he has none");

    let mut game = lane().figure(1, pistol().at(16_000, 6_500)).ready();
    game.acts(a(1), Kind::Move, go(&[(18_000, 4_000)], NORTH));
    assert_eq!(means(&game, "wait"), Some(WAIT));
    assert!(matches!(means(&game, "shoot pistolet"), Some(Action::React(Reaction::Shoot { .. }))));
    assert_eq!(means(&game, "hit"), Some(STRIKE));
}
