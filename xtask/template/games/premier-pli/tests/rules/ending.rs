//! Chapter 300.

use crate::common::{lay, table};

#[test]
fn pp_301_after_three_tricks_most_points_win() {
    let mut table = table(&[&[40, 39, 1, 2, 3], &[20, 21, 22, 4, 5]]);
    table.does(0, lay(40)).does(1, lay(20)).does(0, lay(39)).does(1, lay(21));
    assert!(table.question().is_some());
    table.does(0, lay(1)).does(1, lay(22));
    assert_eq!(table.winners(), [0]);
}

#[test]
fn pp_301_players_with_equally_many_points_win_together() {
    let hands: [&[u8]; 3] = [&[40, 1, 2, 3, 4], &[39, 5, 6, 7, 8], &[38, 9, 10, 11, 12]];
    let mut table = table(&hands);
    table.does(0, lay(40)).does(1, lay(5)).does(2, lay(9));
    table.does(0, lay(1)).does(1, lay(39)).does(2, lay(10));
    table.does(0, lay(2)).does(1, lay(6)).does(2, lay(38));
    assert_eq!(table.winners(), [0, 1, 2]);
}
