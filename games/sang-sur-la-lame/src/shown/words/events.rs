//! What happened, in words, with the clauses it follows from.

use kernel::{PerSeat, Seat};
use shelf::speech::{name, statements, whom, yes, you};
use shelf::{Arg, Line, Tells, Voice};

use super::clauses::is_written;
use super::deeds::piece_name;
use super::{
    action, actions, figure, lowered, nearly, object, place, plain, played, role, roll, say,
    scenario, table, test, weapon, wind,
};
use crate::SangSurLaLame;
use crate::cards::kinds::{Kind, Test};
use crate::geometry::measure::len;
use crate::geometry::{Door, PieceId};
use crate::table::event::{BloodEvent, SpaceEvent, TableEvent, TurnEvent};
use crate::table::public::{Fight, Level, Means};
use crate::table::scene::Board;
use crate::table::{Event, FigureId, Given, Public};

type Told = (String, &'static [&'static str]);

impl Tells for SangSurLaLame {
    /// By the numbers of figures (DS-1601), where no table says their names.
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        line(voice, None, event)
    }

    /// A watched move is seen every quarter of an inch; where it stops is told.
    fn is_step(event: &Event) -> bool {
        matches!(event, Event::Space(SpaceEvent::Moved { .. }))
    }

    fn told(voice: &Voice<'_>, given: &Given, public: &Public, event: &Event) -> Line {
        line(voice, Some(Board::new(given, public)), event)
    }
}

fn line(voice: &Voice<'_>, board: Option<Board<'_>>, event: &Event) -> Line {
    let (text, clauses) = match event {
        Event::Table(event) => setting(voice, board, event),
        Event::Turn(event) => turn(voice, board, event),
        Event::Space(event) => space(voice, board, event),
        Event::Blood(event) => blood(voice, board, event),
    };
    let clauses = clauses.iter().filter(|clause| is_written(clause));
    Line { text, clauses: clauses.map(|clause| (*clause).to_owned()).collect() }
}

/// Each player's total: "Ana 7, Bruno 9".
fn totals(voice: &Voice<'_>, totals: &PerSeat<u8, 6>) -> Arg<'static> {
    let one = |(seat, total): (Seat, &u8)| format!("{} {total}", voice.name(seat));
    totals.pairs().filter(|(_, total)| **total > 0).map(one).collect::<Vec<_>>().join(", ").into()
}

/// DS-306: whether two have rolled the same, and rolled again.
fn tied(totals: &PerSeat<u8, 6>) -> Arg<'static> {
    let again = |(seat, total): (Seat, &u8)| {
        *total > 0 && totals.pairs().any(|(other, same)| other != seat && same == total)
    };
    yes(totals.pairs().any(again))
}

fn setting(voice: &Voice<'_>, board: Option<Board<'_>>, event: &TableEvent) -> Told {
    let one = |key: &str, seat: Seat| {
        say(voice, key, [("you", you(voice, seat)), ("who", name(voice, seat))])
    };
    let who = |id: FigureId| Arg::from(figure(voice, board, id));
    let dice = |dice: [u8; 2]| {
        let [first, second] = dice.map(u16::from);
        [("first", Arg::from(first)), ("second", Arg::from(second))]
    };
    match event {
        TableEvent::Drawn { dice: faces, scenario: id } => {
            let [first, second] = dice(*faces);
            let args = [first, second, ("scenario", scenario(voice, *id).into())];
            (say(voice, "event-drawn", args), &["DS-1301"])
        }
        TableEvent::Proposed { first, second } => {
            let args = [
                ("first", scenario(voice, *first).into()),
                ("second", scenario(voice, *second).into()),
            ];
            (say(voice, "event-proposed", args), &["DS-1305", "DS-1497"])
        }
        TableEvent::RoleDice { dice: faces } => {
            (say(voice, "event-role-dice", dice(*faces)), &["DS-1302"])
        }
        TableEvent::Chosen { seat, role: part } => {
            let part = ("role", Arg::from(role(voice, *part)));
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat)), part];
            (say(voice, "event-chosen", args), &["DS-1302"])
        }
        TableEvent::Laid { scenario: id, table: land } => {
            let args = [
                ("scenario", played(voice, board, *id).into()),
                ("table", table(voice, board, *land).into()),
            ];
            (say(voice, "event-laid", args), &["DS-1303"])
        }
        TableEvent::RollOff { totals: rolled } => {
            let args = [("totals", totals(voice, rolled)), ("tied", tied(rolled))];
            (say(voice, "event-roll-off", args), &["DS-1304"])
        }
        TableEvent::SecretNamed { seat } => {
            (one("event-secret", *seat), &["DS-1411", "DS-1451", "DS-1461"])
        }
        TableEvent::TookSpot { seat, spot } => {
            let spot = ("n", (usize::from(*spot) + 1).into());
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat)), spot];
            (say(voice, "event-took-spot", args), &["DS-1304"])
        }
        TableEvent::Deployed { seat, figures, reserves } => {
            let args = [
                ("you", you(voice, *seat)),
                ("who", name(voice, *seat)),
                ("n", u16::from(*figures).into()),
                ("reserves", u16::from(*reserves).into()),
            ];
            (say(voice, "event-deployed", args), &["DS-1304", "DS-1314"])
        }
        TableEvent::Hid { seat, markers } => {
            let count = ("n", u16::from(*markers).into());
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat)), count];
            (say(voice, "event-hid", args), &["DS-1491"])
        }
        TableEvent::Resigned { seat } => (one("event-resigned", *seat), &["DS-1309"]),
        TableEvent::Ended { levels } => (ended(voice, levels), &["DS-1204", "DS-1307", "DS-1312"]),
        TableEvent::WasSpy { figure } => {
            (say(voice, "event-was-spy", [("figure", who(*figure))]), &["DS-1414"])
        }
        TableEvent::WasAssassin { figure } => {
            (say(voice, "event-was-assassin", [("figure", who(*figure))]), &["DS-1463"])
        }
        TableEvent::LootWas { spot } => {
            let spot = ("n", (usize::from(*spot) + 1).into());
            (say(voice, "event-loot-was", [spot]), &["DS-1452"])
        }
    }
}

fn ended(voice: &Voice<'_>, levels: &PerSeat<Level, 6>) -> String {
    let one = |(seat, level): (Seat, &Level)| {
        let key = match level {
            Level::Crushing => "level-crushing",
            Level::Plain => "level-plain",
            Level::Draw => "level-draw",
            Level::Defeat => "level-defeat",
        };
        let level = ("level", plain(voice, key).into());
        say(voice, "event-level", [("who", name(voice, seat)), level])
    };
    let all: Vec<String> = levels.pairs().map(one).collect();
    say(voice, "event-ended", [("levels", statements(voice, &all).into())])
}

fn turn(voice: &Voice<'_>, board: Option<Board<'_>>, event: &TurnEvent) -> Told {
    let who = |id: FigureId| ("figure", Arg::from(figure(voice, board, id)));
    match event {
        TurnEvent::Began { turn } => {
            let text = say(voice, "event-turn", [("turn", u16::from(*turn).into())]);
            (text, &["DS-301", "DS-302", "DS-303", "DS-304"])
        }
        TurnEvent::Arrival { die, arrived } => {
            let args = [
                ("rolled", yes(die.is_some())),
                ("die", u16::from(die.unwrap_or(0)).into()),
                ("arrived", yes(*arrived)),
            ];
            (say(voice, "event-arrival", args), &["DS-1432"])
        }
        TurnEvent::Initiative { totals: rolled, first } => {
            let args = [
                ("totals", totals(voice, rolled)),
                ("tied", tied(rolled)),
                ("you", you(voice, *first)),
                ("who", name(voice, *first)),
            ];
            (say(voice, "event-initiative", args), &["DS-306"])
        }
        TurnEvent::Activated { figure: id, kinds, gold, .. } => {
            let args = [
                who(*id),
                ("actions", actions(voice, kinds).into()),
                ("gold", u16::from(*gold).into()),
            ];
            (say(voice, "event-activated", args), &["DS-310", "DS-317"])
        }
        TurnEvent::Stopped { seat } => {
            let args = [("you", you(voice, *seat)), ("who", name(voice, *seat))];
            (say(voice, "event-stopped", args), &["DS-309"])
        }
        TurnEvent::Die { figure: id, kind, face } => {
            let what = ("action", lowered(action(voice, *kind)).into());
            let args = [who(*id), what, ("face", u16::from(*face).into())];
            (say(voice, "event-die", args), of_die(*kind))
        }
        TurnEvent::Forwent { figure: id, kind } => {
            let what = ("action", lowered(action(voice, *kind)).into());
            (say(voice, "event-forwent", [who(*id), what]), &["DS-313"])
        }
        TurnEvent::Tested { figure: id, test: what, roll: rolled, passed } => {
            let args = [
                who(*id),
                ("test", test(voice, *what).into()),
                ("roll", roll(voice, rolled).into()),
                ("passed", yes(*passed)),
            ];
            (say(voice, "event-tested", args), of_test(*what))
        }
        TurnEvent::RolledAgain { figure: id } => {
            (say(voice, "event-again", [who(*id)]), &["DS-821", "DS-822", "DS-825"])
        }
        TurnEvent::OnLookout { figure: id } => {
            (say(voice, "event-lookout", [who(*id)]), &["DS-901", "DS-902"])
        }
        TurnEvent::SpyRevealed { figure: id, seat } => {
            let args = [who(*id), ("seat", whom(voice, *seat).into())];
            (say(voice, "event-spy", args), &["DS-1412", "DS-1413"])
        }
    }
}

const fn of_die(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Run => &["DS-406"],
        Kind::Charge => &["DS-610"],
        Kind::HeavyThrow => &["DS-709"],
        Kind::Move | Kind::Jump | Kind::Reorient | Kind::PickUp | Kind::Search | Kind::Throw => &[],
        Kind::Duel | Kind::Disengage | Kind::Fly | Kind::Climb | Kind::Lock | Kind::Door => &[],
        Kind::Shoot | Kind::Watch => &[],
    }
}

const fn of_test(test: Test) -> &'static [&'static str] {
    match test {
        Test::Climb => &["DS-501", "DS-507"],
        Test::Jump => &["DS-501", "DS-505"],
        Test::Lock | Test::Door => &["DS-501", "DS-509"],
        Test::HeavyThrow => &["DS-501", "DS-710"],
        Test::PickUp => &["DS-501", "DS-510"],
        Test::Search => &["DS-501", "DS-1452"],
        Test::Disengage => &["DS-501", "DS-512"],
        Test::HeavyDodge => &["DS-711"],
    }
}

fn space(voice: &Voice<'_>, board: Option<Board<'_>>, event: &SpaceEvent) -> Told {
    let who = |id: FigureId| ("figure", Arg::from(figure(voice, board, id)));
    let at = |at| ("place", Arg::from(place(voice, at)));
    match event {
        SpaceEvent::Moved { figure: id, from, to } => {
            let far = ("far", nearly(voice.language, len(from.at, to.at)).into());
            (say(voice, "event-moved", [who(*id), at(to.at), far]), &["DS-403", "DS-220"])
        }
        SpaceEvent::Stopped { figure: id, at: stand } => {
            (say(voice, "event-halted", [who(*id), at(stand.at)]), &["DS-909", "DS-911", "DS-915"])
        }
        SpaceEvent::Displaced { figure: id, to } => {
            (say(voice, "event-displaced", [who(*id), at(to.at)]), &["DS-232"])
        }
        SpaceEvent::Turned { figure: id, face } => {
            let way = ("way", wind(voice, *face).into());
            (say(voice, "event-turned", [who(*id), way]), &["DS-314", "DS-617"])
        }
        SpaceEvent::Entered { figure: id, at: stand } => {
            (say(voice, "event-entered", [who(*id), at(stand.at)]), &["DS-413"])
        }
        SpaceEvent::Left { figure: id } => (say(voice, "event-left", [who(*id)]), &["DS-412"]),
        SpaceEvent::Door { piece, state } => {
            let called = match board {
                Some(board) => piece_name(voice, board, PieceId(*piece)).to_owned(),
                None => (piece + 1).to_string(),
            };
            let state = match state {
                Door::Open => "open",
                Door::Closed => "closed",
                Door::Locked => "locked",
                Door::Destroyed => "destroyed",
            };
            let args = [("door", Arg::from(called)), ("state", state.into())];
            (say(voice, "event-door", args), &["DS-226", "DS-509"])
        }
        SpaceEvent::Dropped { figure: id, object: thing } => {
            let thing = ("object", object(voice, *thing).into());
            (say(voice, "event-dropped", [who(*id), thing]), &["DS-804", "DS-1512"])
        }
        SpaceEvent::PickedUp { figure: id, object: thing } => {
            let thing = ("object", object(voice, *thing).into());
            (say(voice, "event-picked-up", [who(*id), thing]), &["DS-510"])
        }
        SpaceEvent::Destroyed { object: thing } => {
            (say(voice, "event-destroyed", [("object", object(voice, *thing).into())]), &["DS-713"])
        }
        SpaceEvent::SpotOpened { spot, loot } => {
            let args = [("n", (usize::from(*spot) + 1).into()), ("loot", yes(*loot))];
            (say(voice, "event-spot", args), &["DS-1452"])
        }
        SpaceEvent::Sprang { figure: id, marker } => {
            let marker = ("marker", (usize::from(*marker) + 1).into());
            (say(voice, "event-sprang", [who(*id), marker]), &["DS-1493", "DS-1494"])
        }
        SpaceEvent::Decoy { marker } => {
            let marker = ("marker", (usize::from(*marker) + 1).into());
            (say(voice, "event-decoy", [marker]), &["DS-1494"])
        }
        SpaceEvent::Freed { npc, by } => {
            let args = [who(*npc), ("by", figure(voice, board, *by).into())];
            (say(voice, "event-freed", args), &["DS-1482"])
        }
    }
}

fn blood(voice: &Voice<'_>, board: Option<Board<'_>>, event: &BloodEvent) -> Told {
    let who = |id: FigureId| ("figure", Arg::from(figure(voice, board, id)));
    let whom = |id: FigureId| ("target", Arg::from(figure(voice, board, id)));
    match event {
        BloodEvent::Attacks { attacker, target, ranged: false } => {
            (say(voice, "event-attacks", [who(*attacker), whom(*target)]), &["DS-603"])
        }
        BloodEvent::Attacks { attacker, target, ranged: true } => {
            (say(voice, "event-shoots", [who(*attacker), whom(*target)]), &["DS-702"])
        }
        BloodEvent::Rolled { fight } => rolled(voice, board, fight),
        BloodEvent::Engaged { lookout, mover } => {
            (say(voice, "event-engaged", [who(*lookout), whom(*mover)]), &["DS-909"])
        }
        BloodEvent::Waits { lookout } => {
            (say(voice, "event-waits", [who(*lookout)]), &["DS-904", "DS-905"])
        }
        BloodEvent::OutOfAmmunition { figure: id, weapon: arm } => {
            let arm = match board {
                Some(board) => weapon(voice, board, *id, *arm).to_owned(),
                None => (arm + 1).to_string(),
            };
            let arm = ("weapon", Arg::from(arm));
            (say(voice, "event-no-ammo", [who(*id), arm]), &["DS-706"])
        }
        BloodEvent::Unhurt { figure: id } => {
            (say(voice, "event-unhurt", [who(*id)]), &["DS-604", "DS-703"])
        }
        BloodEvent::Wounded { figure: id } => {
            (say(voice, "event-wounded", [who(*id)]), &["DS-801"])
        }
        BloodEvent::LostMembers { figure: id, members, left } => {
            let args =
                [who(*id), ("n", u16::from(*members).into()), ("left", u16::from(*left).into())];
            (say(voice, "event-lost-members", args), &["DS-1005", "DS-1006"])
        }
        BloodEvent::Died { figure: id } => {
            (say(voice, "event-died", [who(*id)]), &["DS-803", "DS-804"])
        }
    }
}

/// Both rolls with every die and modifier.
fn rolled(voice: &Voice<'_>, board: Option<Board<'_>>, fight: &Fight) -> Told {
    let args = [
        ("figure", figure(voice, board, fight.attacker).into()),
        ("attack", roll(voice, &fight.attack).into()),
        ("target", figure(voice, board, fight.target).into()),
        ("defence", roll(voice, &fight.defence).into()),
        ("dodges", yes(fight.dodge_only)),
    ];
    let clauses: &[&str] = match fight.means {
        Means::Ranged(_) => &["DS-703", "DS-704", "DS-705"],
        Means::Contact | Means::Reach if fight.dodge_only => &["DS-609"],
        Means::Contact | Means::Reach => &["DS-604", "DS-605"],
    };
    (say(voice, "event-rolled", args), clauses)
}
