//! Options in words, and the things one points at to choose them.

use kernel::View;
use shelf::{Offers, Voice};

use super::super::facts::key;
use super::deeds::{deed, walk};
use super::intents;
use super::{
    actions, figure, inches, nearly, odds, place, plain, role, say, scenario, weapon, wind,
};
use crate::SangSurLaLame;
use crate::cards::kinds::Kind;
use crate::geometry::Facing;
use crate::geometry::measure::len;
use crate::rules::odds as chances;
use crate::rules::{declare, special};
use crate::table::flow::{Choice as Small, Declaration, Reaction, Setting};
use crate::table::scene::Board;
use crate::table::{Action, FigureId, Question};

pub(super) type Choice = (String, Vec<String>);

impl Offers for SangSurLaLame {
    fn choice(
        voice: &Voice<'_>,
        view: &View<SangSurLaLame>,
        question: Question,
        action: &Action,
    ) -> Choice {
        let board = Board::new(view.given(), &view.public);
        match action {
            Action::Activate(said) => activation(voice, board, said),
            Action::EndTurn {} => (plain(voice, "do-end-turn"), said("end_turn")),
            Action::Perform(what) => deed(voice, board, what),
            Action::DropAndPerform(what) => {
                let (text, mut picks) = deed(voice, board, what);
                picks.push("say:drop".into());
                (say(voice, "do-drop-and", [("what", text.into())]), picks)
            }
            Action::Forgo {} => (plain(voice, "do-forgo"), said("forgo")),
            Action::React(reaction) => reaction_of(voice, board, question, *reaction),
            Action::Choose(choice) => small(voice, board, choice),
            Action::Setup(setting) => set(voice, board, setting),
            Action::Resign {} => (plain(voice, "do-resign"), said("resign")),
        }
    }

    fn group(
        voice: &Voice<'_>,
        view: &View<SangSurLaLame>,
        _question: Question,
        action: &Action,
    ) -> Option<String> {
        intents::group(voice, Board::new(view.given(), &view.public), action)
    }
}

pub(super) fn said(key: &str) -> Vec<String> {
    vec![format!("say:{key}")]
}

pub(super) fn pick_figure(id: FigureId) -> String {
    format!("figure:{id}")
}

pub(super) fn pick_target(id: FigureId) -> String {
    format!("target:{id}")
}

fn pick_kind(kind: Kind) -> String {
    format!("do:{}", key(&kind))
}

/// DS-310: who, what, and what it costs.
fn activation(voice: &Voice<'_>, board: Board<'_>, said: &Declaration) -> Choice {
    let own = board.figure(said.fig);
    let gold = declare::total(board, own, &said.r#do);
    let args = [
        ("figure", figure(voice, board, said.fig).into()),
        ("actions", actions(voice, &said.r#do).into()),
        ("gold", u16::from(gold).into()),
    ];
    let mut text = say(voice, "do-activate", args);
    let mut picks = vec![pick_figure(said.fig)];
    picks.extend(said.r#do.iter().map(|kind| pick_kind(*kind)));
    if said.drop {
        text = say(voice, "do-drop-and", [("what", text.into())]);
        picks.push("say:drop".into());
    }
    if let Some(marker) = said.marker {
        let number = ("marker", (usize::from(marker) + 1).into());
        text = say(voice, "do-out-of", [("what", text.into()), number]);
        picks.push(pick_marker(marker));
    }
    (text, picks)
}

fn pick_marker(marker: u8) -> String {
    format!("marker:k{}", marker + 1)
}

fn reaction_of(
    voice: &Voice<'_>,
    board: Board<'_>,
    question: Question,
    reaction: Reaction,
) -> Choice {
    let lookout = if let Question::React { lookout, .. } = question {
        Some(lookout)
    } else if let Question::SpringReact { figure, .. } = question {
        Some(figure)
    } else {
        None
    };
    let (Some(lookout), Some(moving)) = (lookout, board.public.moving) else {
        return (plain(voice, "do-wait"), said("wait"));
    };
    let (own, mover) = (board.figure(lookout), board.figure(moving.figure));
    let far = || nearly(voice.language, len(own.at(), mover.at()));
    match reaction {
        Reaction::Shoot { weapon: place } => {
            let chances = chances::of_shot(board, own, place, mover.id);
            let args = [
                ("target", figure(voice, board, mover.id).into()),
                ("weapon", weapon(voice, board, lookout, place).into()),
                ("far", far().into()),
                ("odds", odds(voice, &chances).into()),
            ];
            (say(voice, "do-shoot", args), vec![format!("weapon:{place}")])
        }
        Reaction::Engage { to } => {
            let args = [
                ("target", figure(voice, board, mover.id).into()),
                ("far", inches(voice.language, len(own.at(), to)).into()),
            ];
            (say(voice, "do-engage", args), said("engage"))
        }
        Reaction::Strike {} => {
            let args = [("target", figure(voice, board, mover.id).into()), ("far", far().into())];
            (say(voice, "do-strike", args), said("strike"))
        }
        Reaction::Wait {} => (plain(voice, "do-wait"), said("wait")),
    }
}

fn small(voice: &Voice<'_>, board: Board<'_>, choice: &Small) -> Choice {
    match choice {
        Small::RerollSelf {} => (plain(voice, "do-reroll-self"), said("reroll_self")),
        Small::RerollInspired {} => (plain(voice, "do-reroll-inspired"), said("reroll_inspired")),
        Small::KeepRoll {} => (plain(voice, "do-keep-roll"), said("keep_roll")),
        Small::Again { target } => {
            let text = say(voice, "do-again", [("target", figure(voice, board, *target).into())]);
            (text, vec![pick_target(*target)])
        }
        Small::Stop {} => (plain(voice, "do-stop"), said("stop")),
        Small::Turn { turn: true } => (plain(voice, "do-turn"), said("turn")),
        Small::Turn { turn: false } => (plain(voice, "do-no-turn"), said("no_turn")),
        Small::Dodge { dir } => {
            let way = wind(voice, Facing::new(dir.0, dir.1));
            let figure = board.public.testing.map(|testing| testing.figure);
            let end = figure.map(|figure| special::dodge_end(board, figure, *dir));
            let at = end.map(|end| place(voice, end.at)).unwrap_or_default();
            let text = say(voice, "do-dodge", [("way", way.into()), ("place", at.into())]);
            (text, vec![format!("dir:{},{}", dir.0, dir.1)])
        }
        Small::Stay {} => (plain(voice, "do-stay-put"), said("stay")),
        Small::Patrol { fig, path, face } => {
            let (text, mut picks) = walk(voice, board, board.figure(*fig), path, *face);
            picks.insert(0, pick_figure(*fig));
            let args = [("figure", figure(voice, board, *fig).into()), ("what", text.into())];
            (say(voice, "do-with", args), picks)
        }
        Small::MoveNotable { path, face } => {
            let notable = crate::rules::npcs::notable(board);
            notable.map_or_else(
                || (plain(voice, "do-skip"), said("skip")),
                |notable| walk(voice, board, notable, path, *face),
            )
        }
        Small::Skip {} => (plain(voice, "do-skip"), said("skip")),
        Small::Orders { r#do } if r#do.is_empty() => {
            (plain(voice, "do-no-orders"), said("nothing"))
        }
        Small::Orders { r#do } => {
            let picks = r#do.iter().map(|kind| pick_kind(*kind)).collect();
            (say(voice, "do-orders", [("actions", actions(voice, r#do).into())]), picks)
        }
        Small::Spring { marker, fig, .. } => {
            let args = [
                ("figure", figure(voice, board, *fig).into()),
                ("marker", (usize::from(*marker) + 1).into()),
            ];
            (say(voice, "do-spring", args), vec![pick_marker(*marker), pick_figure(*fig)])
        }
        Small::Decoy {} => (plain(voice, "do-decoy"), said("decoy")),
    }
}

fn set(voice: &Voice<'_>, board: Board<'_>, setting: &Setting) -> Choice {
    let numbered = |key: &str, number: u8, pick: &str| {
        let text = say(voice, key, [("n", (usize::from(number) + 1).into())]);
        (text, vec![format!("{pick}:{}", number + 1)])
    };
    match setting {
        Setting::Propose { scenario: id } => {
            let name = scenario(voice, *id);
            let text = say(voice, "do-propose", [("scenario", name.into())]);
            (text, vec![format!("scenario:{}", board.given.printed.scenario(*id).roll)])
        }
        Setting::Role { role: part } => {
            let text = say(voice, "do-role", [("role", role(voice, *part).into())]);
            (text, vec![format!("role:{}", key(part))])
        }
        Setting::Spot { spot } => numbered("do-spot", *spot, "spot"),
        Setting::HideLoot { spot } => numbered("do-hide-loot", *spot, "spot"),
        Setting::Name { fig } => {
            let text = say(voice, "do-name", [("figure", figure(voice, board, *fig).into())]);
            (text, vec![pick_figure(*fig)])
        }
        Setting::Deploy { placements, bearers } => {
            let first = placements.first().map(|one| place(voice, one.at)).unwrap_or_default();
            let last = placements.last().map(|one| place(voice, one.at)).unwrap_or_default();
            let bearers: Vec<String> = bearers.iter().map(|id| figure(voice, board, *id)).collect();
            let mut picks: Vec<String> =
                placements.iter().map(|one| format!("at:{},{}", one.at.x, one.at.y)).collect();
            picks.push("say:deploy".into());
            let args = [
                ("n", placements.len().into()),
                ("first", first.into()),
                ("last", last.into()),
                ("bearers", shelf::speech::list(voice.language, &bearers).into()),
                ("bear", shelf::speech::yes(!bearers.is_empty())),
            ];
            (say(voice, "do-deploy", args), picks)
        }
        Setting::Markers { points } => {
            let first = points.first().map(|at| place(voice, *at)).unwrap_or_default();
            let last = points.last().map(|at| place(voice, *at)).unwrap_or_default();
            let picks = points.iter().map(|at| format!("at:{},{}", at.x, at.y)).collect();
            let args = [("n", points.len().into()), ("first", first.into()), ("last", last.into())];
            (say(voice, "do-markers", args), picks)
        }
    }
}
