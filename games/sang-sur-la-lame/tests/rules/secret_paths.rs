//! What a path in progress may not tell (DS-905, DS-R77, DS-R120).

use sang_sur_la_lame::cards::Kind;

use crate::common::*;

#[test]
fn ds_r120_the_facing_on_the_way_tells_nothing_of_where_the_path_leads() {
    let seen = |goal: (i32, i32)| {
        let lookout = hireling().armed(&["pistolet"]).facing(SOUTH).watching();
        let mut game = field()
            .figure(0, hireling().at(14_000, 4_000).facing(EAST))
            .figure(1, lookout.at(14_500, 6_000))
            .ready();
        game.acts(a(1), Kind::Move, go(&[goal], NORTH));
        assert_eq!(game.asked(), 1, "the lookout is asked at the first sample");
        (game.at(a(1)), game.faces(a(1)))
    };
    let (short, long) = (seen((16_401, 4_800)), seen((18_801, 5_600)));
    assert_eq!(short, ((14_237, 4_079), (3, 1)));
    assert_eq!(long, short, "two paths that are one so far look the same");
}
