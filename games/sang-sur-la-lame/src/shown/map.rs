//! The table as a small map in text: one sign to the inch, north up, for terminals and screen readers.

use kernel::View;

use crate::SangSurLaLame;
use crate::geometry::measure::{INCH, TABLE_SIDE};
use crate::geometry::terrain::Kind;
use crate::geometry::{Point, segment};
use crate::table::Figure;
use crate::table::public::ThingPlace;
use crate::table::scene::Board;

/// How many signs a line has: one for every begun inch.
const SIDE: usize = (TABLE_SIDE as usize).div_ceil(INCH as usize);

/// The sign of a figure: a letter by its place in the list, large for those of the viewer's side.
pub(super) fn letter(view: &View<SangSurLaLame>, figure: &Figure) -> char {
    let board = Board::new(view.given(), &view.public);
    let place = view.public.slot(figure.id).unwrap_or_default() as u8 % 26;
    let mine = view.seat().map(|seat| board.given.side(seat));
    let own = mine.is_some() && board.side(figure) == mine;
    char::from(if own { b'A' } else { b'a' } + place)
}

/// The map, line by line from the north.
pub(super) fn map(view: &View<SangSurLaLame>) -> Vec<String> {
    let board = Board::new(view.given(), &view.public);
    let mut signs = vec![vec!['.'; SIDE]; SIDE];
    for (row, line) in signs.iter_mut().enumerate() {
        for (column, sign) in line.iter_mut().enumerate() {
            *sign = ground(board, middle(column, row));
        }
    }
    let mut put = |at: Point, sign: char| {
        let (column, row) = ((at.x / INCH) as usize, (at.y / INCH) as usize);
        if let Some(cell) = signs.get_mut(row).and_then(|line| line.get_mut(column)) {
            *cell = sign;
        }
    };
    for thing in &view.public.things {
        if let ThingPlace::Lying(stand) = thing.place {
            put(stand.at, '*');
        }
    }
    for marker in view.public.markers.iter().filter(|marker| marker.there) {
        put(marker.at, '?');
    }
    for figure in view.public.standing() {
        put(figure.at(), letter(view, figure));
    }
    signs.iter().rev().map(|line| line.iter().collect()).collect()
}

/// The middle of a square inch.
const fn middle(column: usize, row: usize) -> Point {
    Point::new(column as i32 * INCH + INCH / 2, row as i32 * INCH + INCH / 2)
}

/// What lies on a square inch: what is highest in the list of signs wins.
fn ground(board: Board<'_>, at: Point) -> char {
    let mut found = (0, '.');
    for piece in &board.terrain().pieces {
        let there = match piece.area() {
            Some(area) => area.contains(at),
            None => piece.segments().any(|(a, b)| segment::reaches(at, a, b, INCH / 2)),
        };
        let sign = sign(piece.kind);
        if there && sign.0 > found.0 {
            found = sign;
        }
    }
    found.1
}

/// How a kind of terrain is drawn, and what hides what.
const fn sign(kind: Kind) -> (u8, char) {
    match kind {
        Kind::Open => (0, '.'),
        Kind::Hill => (1, '^'),
        Kind::Wood => (3, 'T'),
        Kind::Marsh | Kind::Rubble | Kind::ShallowWater => (2, '%'),
        Kind::DeepWater | Kind::Chasm => (4, '~'),
        Kind::Building => (5, 'H'),
        Kind::LowBlock | Kind::TallBlock | Kind::Pillar => (6, '#'),
        Kind::Hedge | Kind::Fence | Kind::LowWall | Kind::Window => (7, '='),
        Kind::HighWall => (8, '#'),
        Kind::Door | Kind::Arch => (9, '+'),
    }
}
