//! Wounds, losses and death (DS-801…804, DS-1005…1008).

use super::{Play, board, command, contacts};
use crate::cards::{Npc, ScenarioId};
use crate::table::event::{BloodEvent, SpaceEvent};
use crate::table::public::ThingPlace;
use crate::table::{Event, FigureId, Status};

/// DS-604, DS-703, DS-711: a wound, or one member of a unit.
pub(crate) fn hurt(play: &mut Play<'_>, id: FigureId, by: Option<FigureId>) {
    if !play.public.figure(id).stands() {
        return;
    }
    if command::is_unit(board(play), play.public.figure(id)) {
        return lose_members(play, id, 1, by);
    }
    play.public.harm = true;
    if play.public.figure(id).wounded {
        return die(play, id, by);
    }
    play.public.figure_mut(id).wounded = true;
    play.tell(|_| Event::Blood(BloodEvent::Wounded { figure: id }));
}

/// DS-605, DS-705, DS-R41: a double six kills; of a unit it takes two.
pub(crate) fn slay(play: &mut Play<'_>, id: FigureId, by: Option<FigureId>) {
    if !play.public.figure(id).stands() {
        return;
    }
    if command::is_unit(board(play), play.public.figure(id)) {
        return lose_members(play, id, 2, by);
    }
    die(play, id, by);
}

fn lose_members(play: &mut Play<'_>, id: FigureId, members: u8, by: Option<FigureId>) {
    play.public.harm = true;
    let unit = play.public.figure_mut(id);
    let lost = members.min(unit.members);
    unit.members -= lost;
    let left = unit.members;
    play.tell(|_| Event::Blood(BloodEvent::LostMembers { figure: id, members: lost, left }));
    if left == 0 {
        die(play, id, by);
    }
}

/// DS-804: a dead figure drops what it bears and leaves its duel; it lies until the next turn.
pub(crate) fn die(play: &mut Play<'_>, id: FigureId, by: Option<FigureId>) {
    play.public.harm = true;
    play.public.look_for_end = true;
    drop_load(play, id);
    let dead = play.public.figure_mut(id);
    dead.status = Status::Fallen;
    dead.lookout = false;
    dead.duel = None;
    play.tell(|_| Event::Blood(BloodEvent::Died { figure: id }));
    note_killer(play, id, by);
    contacts::recompute(play, None);
}

/// DS-1105, DS-1441, DS-1463: who killed a chief or the notable.
fn note_killer(play: &mut Play<'_>, id: FigureId, by: Option<FigureId>) {
    let now = board(play);
    let dead = *now.figure(id);
    let killer = by.map(|by| *now.figure(by));
    let chief = command::is_chief(now, &dead) && !dead.turncoat;
    if let Some(killer) = killer
        && chief
        && now.enemies(&killer, &dead)
        && let Some(seat) = killer.owner
    {
        play.public.chief_killers.insert(seat);
    }
    if dead.npc == Some(Npc::Notable) && play.public.scenario == ScenarioId::Assassinat {
        play.public.notable_killed_by = by;
    }
}

/// DS-1512: the load lies at the bearer's centre.
pub(crate) fn drop_load(play: &mut Play<'_>, id: FigureId) {
    let bearer = play.public.figure_mut(id);
    let (stand, load) = (bearer.stand, bearer.load.take());
    let Some(load) = load else { return };
    let thing = &mut play.public.things[usize::from(load)];
    thing.place = ThingPlace::Lying(stand);
    let object = thing.kind;
    play.tell(|_| Event::Space(SpaceEvent::Dropped { figure: id, object }));
}

/// DS-412: a figure leaves the table alive, with what it bears.
pub(crate) fn leave(play: &mut Play<'_>, id: FigureId) {
    let load = play.public.figure(id).load;
    if let Some(load) = load {
        play.public.things[usize::from(load)].place = ThingPlace::Off(id);
    }
    let figure = play.public.figure_mut(id);
    figure.status = Status::Left;
    figure.lookout = false;
    figure.duel = None;
    figure.load = None;
    play.public.look_for_end = true;
    play.tell(|_| Event::Space(SpaceEvent::Left { figure: id }));
    contacts::recompute(play, None);
}

/// DS-1505: an attack on a neutral NPC or the prisoner makes the two enemies.
pub(crate) fn make_enemies(play: &mut Play<'_>, one: FigureId, two: FigureId) {
    let now = board(play);
    if now.enemies(now.figure(one), now.figure(two)) {
        return;
    }
    for (npc, other) in [(one, two), (two, one)] {
        let nobodys = board(play).side(play.public.figure(npc)).is_none();
        if let (true, Some(slot)) = (nobodys, play.public.slot(other)) {
            play.public.hostile[npc.place()] |= 1 << slot;
            break;
        }
    }
    contacts::recompute(play, Some((one, Some(two))));
}
