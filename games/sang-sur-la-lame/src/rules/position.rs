//! Whether a position read from a file is one that can occur.

use kernel::{Next, State};

use crate::SangSurLaLame;
use crate::table::{Given, Question, Status};

/// Figures, seats and things must fit together, and what is asked must be about them.
pub(crate) fn validate(
    given: &Given,
    state: &State<SangSurLaLame>,
    players: u8,
    to_come: &[Next<SangSurLaLame>],
) -> Result<(), String> {
    let public = &state.public;
    let seats = [public.roles.len(), public.purses.len(), public.spots.len(), given.config.players];
    if seats.iter().any(|count| *count != players) {
        return Err("seats and players differ".into());
    }
    if !given.has_ground(public.table) {
        return Err("there is no such table".into());
    }
    if !public.figures.windows(2).all(|pair| pair[0].id < pair[1].id) {
        return Err("the figures are not in their order".into());
    }
    let members: usize = given.bands.iter().map(|band| band.members.len()).sum();
    if public.figures.iter().filter(|one| one.npc.is_none()).count() != members {
        return Err("figures and bands differ".into());
    }
    for figure in &public.figures {
        let known = figure.npc.is_some() || given.member(figure).is_some();
        let owner = figure.owner.is_none_or(|seat| seat.number() < players);
        let place = figure.status != Status::Standing || figure.at().on_table();
        let load = figure.load.is_none_or(|load| usize::from(load) < public.things.len());
        if !(known && owner && place && load && figure.members <= 5 && figure.facing.valid()) {
            return Err(format!("{} cannot be so", figure.id));
        }
    }
    let moving = public.moving.iter();
    let asked = || public.moving.iter().flat_map(|moving| &moving.asked).map(|asked| asked.figure);
    let concerned = moving
        .map(|moving| moving.figure)
        .chain(public.acting.map(|acting| acting.figure))
        .chain(public.testing.map(|testing| testing.figure))
        .chain(public.fight.into_iter().flat_map(|fight| [fight.attacker, fight.target]));
    if concerned.chain(asked()).any(|id| public.find(id).is_none()) {
        return Err("somebody acts who is not there".into());
    }
    if asked().any(|id| asked().filter(|other| *other == id).count() > 1) {
        return Err("a lookout was asked twice".into());
    }
    let asks = to_come.first().and_then(|next| match next {
        Next::Ask(question) => Some(*question),
        Next::Do(_) => None,
    });
    let about = match asks {
        Some(Question::React { lookout: id, .. } | Question::Reroll { figure: id, .. }) => Some(id),
        Some(Question::SpringReact { figure: id, .. } | Question::Patrol { searcher: id, .. }) => {
            Some(id)
        }
        _ => None,
    };
    if about.is_some_and(|id| public.find(id).is_none()) {
        return Err("the question is about a figure that is not there".into());
    }
    Ok(())
}
