//! The table and one's own band, as lines of text.

use kernel::{Seat, View};
use shelf::speech::{list, name, yes};
use shelf::{Arg, Describes, Voice};

use super::field::known_assassin;
use super::map::{letter, map};
use super::words::{
    figure, inches, npc_name, object, place, plain, played, role, say, table, weapon, wind,
};
use crate::SangSurLaLame;
use crate::cards::kinds::{Rank, Rolled};
use crate::cards::scenario::{How, Objective};
use crate::rules::{command, ending, turn};
use crate::table::public::ThingPlace;
use crate::table::scene::Board;
use crate::table::{Figure, Status};

impl Describes for SangSurLaLame {
    /// The whole table: where we are, the map, every figure, what lies about.
    fn sheet(voice: &Voice<'_>, view: &View<SangSurLaLame>) -> Vec<String> {
        let board = Board::new(view.given(), &view.public);
        if !board.public.laid {
            return vec![plain(voice, "sheet-before")];
        }
        let mut lines = vec![whereabouts(voice, board), plain(voice, "sheet-map")];
        lines.extend(map(view));
        lines.push(plain(voice, "sheet-legend"));
        for seat in view.seats().iter() {
            lines.push(player(voice, board, seat));
            let own = board.public.figures.iter().filter(|one| one.owner == Some(seat));
            lines.extend(own.map(|one| line(voice, view, board, one)));
        }
        let neutral = board.public.figures.iter().filter(|one| one.owner.is_none());
        lines.extend(neutral.map(|one| line(voice, view, board, one)));
        for thing in board.public.things.iter().filter(|one| one.place != ThingPlace::Nowhere) {
            let what = ("object", object(voice, thing.kind).into());
            let at = ("where", whereabouts_of(voice, board, thing.place).into());
            lines.push(say(voice, "sheet-thing", [what, at]));
        }
        for (number, marker) in (1usize..).zip(&board.public.markers).filter(|(_, one)| one.there) {
            let at = ("place", place(voice, marker.at).into());
            lines.push(say(voice, "sheet-marker", [("marker", number.into()), at]));
        }
        lines
    }

    /// The viewer's own band, objectives and secrets.
    fn own_sheet(voice: &Voice<'_>, view: &View<SangSurLaLame>) -> Vec<String> {
        let board = Board::new(view.given(), &view.public);
        let Some(me) = view.seat() else { return vec![plain(voice, "own-gallery")] };
        if !board.public.laid {
            return vec![plain(voice, "sheet-before")];
        }
        let mut lines: Vec<String> = aims(voice, view, board, me);
        if let Some(spy) = view.own.spy {
            lines.push(say(voice, "own-spy", [("figure", figure(voice, board, spy).into())]));
        }
        if let Some(assassin) = view.own.assassin {
            lines.push(say(
                voice,
                "own-assassin",
                [("figure", figure(voice, board, assassin).into())],
            ));
        }
        if let Some(spot) = view.own.loot {
            lines.push(say(voice, "own-loot", [("n", (usize::from(spot) + 1).into())]));
        }
        let mine = board.public.figures.iter().filter(|one| one.owner == Some(me));
        lines.extend(mine.map(|one| member(voice, board, one)));
        lines
    }
}

fn whereabouts(voice: &Voice<'_>, board: Board<'_>) -> String {
    if board.public.levels.is_some() {
        return plain(voice, "sheet-over");
    }
    let limit = board.given.last_turn(board.public.scenario);
    let args = [
        ("scenario", played(voice, Some(board), board.public.scenario).into()),
        ("table", table(voice, Some(board), board.public.table).into()),
        ("turn", u16::from(board.public.turn).into()),
        ("limited", yes(limit.is_some())),
        ("limit", u16::from(limit.unwrap_or(0)).into()),
    ];
    say(voice, "sheet-where", args)
}

fn player(voice: &Voice<'_>, board: Board<'_>, seat: Seat) -> String {
    let args = [
        ("who", name(voice, seat)),
        ("role", role(voice, board.public.roles[seat]).into()),
        ("gold", u16::from(board.public.purses[seat]).into()),
        ("base", u16::from(turn::purse(board, seat)).into()),
        ("finished", yes(board.public.finished.contains(seat))),
    ];
    say(voice, "sheet-player", args)
}

fn rank(voice: &Voice<'_>, board: Board<'_>, one: &Figure) -> String {
    let key = match board.given.member(one).map(|member| member.rank) {
        Some(Rank::Leader) => "rank-leader",
        Some(Rank::Second) => "rank-second",
        Some(Rank::Hireling) => "rank-hireling",
        Some(Rank::Elite) => "rank-elite",
        Some(Rank::Trained) => "rank-trained",
        Some(Rank::Green) => "rank-green",
        None => "rank-npc",
    };
    plain(voice, key)
}

/// A figure with where it is, where it looks and its markers.
fn line(voice: &Voice<'_>, view: &View<SangSurLaLame>, board: Board<'_>, one: &Figure) -> String {
    let sign = ("letter", Arg::from(letter(view, one).to_string()));
    let called = ("figure", Arg::from(figure(voice, board, one.id)));
    let rank = ("rank", Arg::from(rank(voice, board, one)));
    if !one.stands() {
        let key = match one.status {
            Status::Reserve => "status-reserve",
            Status::Hidden => "status-hidden",
            Status::Standing => "status-standing",
            Status::Fallen => "status-fallen",
            Status::Removed => "status-removed",
            Status::Left => "status-left",
        };
        let status = ("status", plain(voice, key).into());
        return format!("  {}", say(voice, "sheet-off", [sign, called, rank, status]));
    }
    let notes = notes(voice, board, one);
    let notes: Arg<'_> =
        if notes.is_empty() { "".into() } else { format!(" ({})", notes.join(", ")).into() };
    let args = [
        sign,
        called,
        rank,
        ("dice", u16::from(command::dice(board, one, Rolled::Test)).into()),
        ("place", place(voice, one.at()).into()),
        ("facing", wind(voice, one.facing).into()),
        ("notes", notes),
    ];
    format!("  {}", say(voice, "sheet-figure", args))
}

fn notes(voice: &Voice<'_>, board: Board<'_>, one: &Figure) -> Vec<String> {
    let mut notes = Vec::new();
    let mut note = |is: bool, key: &str| {
        if is {
            notes.push(plain(voice, key));
        }
    };
    note(one.wounded, "note-wounded");
    note(one.activated, "note-activated");
    note(one.lookout, "note-lookout");
    note(one.engaged(), "note-duel");
    if command::is_unit(board, one) {
        notes.push(say(voice, "note-members", [("n", u16::from(one.members).into())]));
    }
    if let Some(load) = one.load {
        let kind = board.public.things[usize::from(load)].kind;
        notes.push(say(voice, "note-load", [("object", object(voice, kind).into())]));
    }
    for arm in (0..3u8).filter(|arm| one.is_spent(usize::from(*arm))) {
        let arm = weapon(voice, board, one.id, arm);
        notes.push(say(voice, "note-spent", [("weapon", arm.into())]));
    }
    let z = board.body(one).z;
    if z > 0 {
        notes.push(say(voice, "note-higher", [("z", inches(voice.language, z).into())]));
    }
    notes
}

fn whereabouts_of(voice: &Voice<'_>, board: Board<'_>, at: ThingPlace) -> String {
    match at {
        ThingPlace::Nowhere => plain(voice, "where-nowhere"),
        ThingPlace::Lying(stand) => {
            say(voice, "where-lying", [("place", place(voice, stand.at).into())])
        }
        ThingPlace::Borne(by) => {
            say(voice, "where-borne", [("figure", figure(voice, board, by).into())])
        }
        ThingPlace::Off(by) => {
            say(voice, "where-off", [("figure", figure(voice, board, by).into())])
        }
    }
}

fn member(voice: &Voice<'_>, board: Board<'_>, one: &Figure) -> String {
    let printed = board.given.printed;
    let language = voice.language;
    let traits: Vec<String> = board
        .given
        .member(one)
        .into_iter()
        .flat_map(|member| &member.traits)
        .map(|id| printed.traits[*id as usize].name.get(language).to_owned())
        .collect();
    let weapons: Vec<String> = command::weapons(board, one)
        .iter()
        .map(|id| printed.weapon(*id).name.get(language).to_owned())
        .collect();
    let all = |things: &[String]| {
        if things.is_empty() { plain(voice, "nothing") } else { list(language, things) }
    };
    let args = [
        ("figure", figure(voice, board, one.id).into()),
        ("rank", rank(voice, board, one).into()),
        ("dice", u16::from(command::dice(board, one, Rolled::Test)).into()),
        ("cost", u16::from(command::cost(board, one)).into()),
        ("traits", all(&traits).into()),
        ("weapons", all(&weapons).into()),
    ];
    say(voice, "own-member", args)
}

/// What the viewer's side is after.
fn aims(voice: &Voice<'_>, view: &View<SangSurLaLame>, board: Board<'_>, me: Seat) -> Vec<String> {
    let side = board.given.side(me);
    let role = board.public.roles[me];
    let all = board.given.scenario(board.public.scenario).objectives(role);
    let one = |objective: &Objective| {
        let met = match ending::is_met(board, known_assassin(view), side, objective) {
            Some(true) => "yes",
            Some(false) => "no",
            None => "unknown",
        };
        let text = ("text", aim(voice, objective).into());
        say(voice, "own-objective", [text, ("met", met.into())])
    };
    all.iter().map(one).collect()
}

/// An objective in words.
pub(super) fn aim(voice: &Voice<'_>, objective: &Objective) -> String {
    let about_object = |key: &str, what| say(voice, key, [("object", object(voice, what).into())]);
    let about_npc = |key: &str, who| say(voice, key, [("npc", npc_name(voice, who).into())]);
    match objective {
        Objective::DeliverLoad { object, how: How::Exit, .. } => {
            about_object("objective-deliver-exit", *object)
        }
        Objective::DeliverLoad { object, how: How::Stand, .. } => {
            about_object("objective-deliver-stand", *object)
        }
        Objective::StealLoad { object, .. } => about_object("objective-steal", *object),
        Objective::Prevent { .. } => plain(voice, "objective-prevent"),
        Objective::KillRank { .. } => plain(voice, "objective-kill-rank"),
        Objective::FindLoot {} => plain(voice, "objective-find-loot"),
        Objective::KillNpc { npc, .. } => about_npc("objective-kill-npc", *npc),
        Objective::NpcAlive { npc } => about_npc("objective-npc-alive", *npc),
        Objective::FreeNpc { npc } => about_npc("objective-free-npc", *npc),
        Objective::DeliverNpc { npc, .. } => about_npc("objective-deliver-npc", *npc),
        Objective::HoldPoints { .. } => plain(voice, "objective-hold"),
        Objective::Annihilate {} => plain(voice, "objective-annihilate"),
    }
}
