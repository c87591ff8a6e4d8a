//! Chapter 200.

use premier_pli::Event;

use crate::common::{lay, table};

#[test]
fn pp_201_all_lay_at_once_and_nobody_sees_a_card_before_the_last_is_laid() {
    let mut table = table(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]]);
    assert_eq!(table.asked(), [0, 1]);
    table.does(0, lay(3));
    assert_eq!(table.asked(), [1]);
    assert!(table.events(1).is_empty() && table.view(1).public.tricks == 0);
}

#[test]
fn pp_202_the_highest_card_takes_the_trick() {
    let mut table = table(&[&[1, 2, 3, 4, 40], &[6, 7, 8, 9, 10], &[11, 12, 13, 14, 15]]);
    table.does(0, lay(40)).does(1, lay(10)).does(2, lay(11));
    let view = table.view(2);
    assert_eq!(view.public.points.iter().copied().collect::<Vec<_>>(), [1, 0, 0]);
    assert_eq!((view.public.tricks, view.own.sizes[kernel::Seat::new(0)]), (1, 4));
}

#[test]
fn pp_x01_bruno_takes_the_trick() {
    let mut table = table(&[&[12, 1, 2, 3, 4], &[30, 5, 6, 7, 8]]);
    table.does(0, lay(12)).does(1, lay(30));
    let told = table.events(0);
    let [Event::Opened { taken_by, .. }] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(taken_by.number(), 1);
}
