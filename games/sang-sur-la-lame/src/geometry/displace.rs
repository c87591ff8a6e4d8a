//! Displacements (DS-232, DS-R96): a straight push that stops before the first thing in its way.

use super::measure::{CLEAR, scale};
use super::place::{Body, Scene, Stand, Surface, in_contact, same_level, stop};
use super::polygon::Bounds;
use super::segment::meet;
use super::walk::{on_table, runs_into, samples, stretch};

/// DS-232: where a figure ends that is displaced by `d` in a direction.
#[must_use]
pub fn displaced(scene: Scene<'_>, figure: &Body, direction: (i32, i32), d: i32) -> Stand {
    let from = figure.stand;
    let goal = from.at.plus(scale(direction, d));
    let mut rest = from;
    if goal == from.at {
        return rest;
    }
    for at in samples(from.at, goal) {
        let here = Stand { at, ..from };
        if !on_table(at, figure.radius) || !may_pass(scene, figure, here) {
            break;
        }
        // DS-R96: a sample that is only no place to stop is passed over.
        if stop(scene, &figure.moved(scene.terrain, here)).is_ok() {
            rest = here;
        }
    }
    rest
}

/// Whether everything from the start to this sample may be gone through.
fn may_pass(scene: Scene<'_>, figure: &Body, here: Stand) -> bool {
    let (from, at) = (figure.at(), here.at);
    let body = figure.moved(scene.terrain, here);
    if runs_into(scene, figure, at) || !same_level(figure.z, body.z) {
        return false;
    }
    let free = match here.on {
        Surface::Top(piece) => {
            scene.terrain.piece(piece).area().is_some_and(|area| area.contains(at))
        }
        Surface::Ground => {
            stretch(scene, from, at).is_ok()
                && !scene
                    .terrain
                    .near(Bounds::around(from, at, CLEAR))
                    .any(|(_, piece)| piece.segments().any(|(c, d)| meet(from, at, c, d)))
        }
    };
    let touches = |body: &Body, other: &Body| in_contact(scene.terrain, scene.doors, body, other);
    free && !scene
        .others
        .iter()
        .any(|other| other.enemy && touches(&body, other) && !touches(figure, other))
}
