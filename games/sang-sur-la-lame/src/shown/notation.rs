//! Answers as people write them in a terminal (DS-1603): `act m2 move duel`, `go 12.5,7.25 14,9.1 face n`, `hit s1.m3`.
//! A line that is written otherwise means nothing here; whether what it means is allowed, the rules say.

use kernel::{Seat, View};
use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

use crate::SangSurLaLame;
use crate::cards::kinds::Kind;
use crate::geometry::measure::INCH;
use crate::geometry::path::Waypoint;
use crate::geometry::route::{contact_point, route};
use crate::geometry::{Facing, PieceId, Point, Surface};
use crate::rules::{command, perform};
use crate::table::flow::{Choice, Declaration, Deed, Reaction};
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Action, Figure, FigureId, Question};

/// The answer a line means to this question.
pub(super) fn read(view: &View<SangSurLaLame>, question: Question, line: &str) -> Option<Action> {
    let desk = Desk { board: Board::new(view.given(), &view.public), seat: view.seat()? };
    let words: Vec<&str> = line.split_whitespace().collect();
    let (verb, rest) = words.split_first()?;
    match (question, *verb, rest) {
        (Question::Activate { .. }, "act", [who, kinds @ ..]) => desk.announces(who, kinds),
        (Question::Activate { .. }, "stop", []) => Some(Action::EndTurn {}),
        (Question::SecondExchange { .. }, "stop", []) => Some(Action::Choose(Choice::Stop {})),
        (Question::SecondExchange { .. }, "hit", [who]) => {
            Some(Action::Choose(Choice::Again { target: desk.figure(who)? }))
        }
        (Question::Perform { .. }, verb, rest) => desk.performs(verb, rest).map(Action::Perform),
        (
            Question::React { lookout: own, .. } | Question::SpringReact { figure: own, .. },
            _,
            _,
        ) => desk.reacts(desk.board.public.find(own)?, verb, rest).map(Action::React),
        (Question::Spring { forced: false, .. }, "wait", []) => {
            Some(Action::React(Reaction::Wait {}))
        }
        _ => None,
    }
}

/// Who writes, and what he sees.
struct Desk<'a> {
    board: Board<'a>,
    seat: Seat,
}

impl Desk<'_> {
    /// `s1.m3`, `n1`, or `m2` for one's own.
    fn figure(&self, word: &str) -> Option<FigureId> {
        let own = format!("s{}.{word}", self.seat.number());
        word.parse().or_else(|_| own.parse()).ok()
    }

    fn announces(&self, who: &str, kinds: &[&str]) -> Option<Action> {
        let r#do: Vec<Kind> = kinds.iter().map(|word| kind(word)).collect::<Option<_>>()?;
        if r#do.is_empty() || r#do.len() > 2 {
            return None;
        }
        let (fig, r#do) = (self.figure(who)?, r#do.into_iter().collect());
        Some(Action::Activate(Declaration { fig, r#do, ..Declaration::default() }))
    }

    fn performs(&self, verb: &str, rest: &[&str]) -> Option<Deed> {
        let acting = self.board.public.acting?;
        let kind = perform::present(&acting)?;
        let own = self.board.public.find(acting.figure)?;
        let at = |target: FigureId| {
            let to = self.board.public.find(target)?.at();
            Facing::towards(own.at(), to)
        };
        match (verb, rest) {
            ("go", words) => self.goes(kind, acting.die, own, words),
            ("hit", [who]) => {
                let target = self.figure(who)?;
                Some(Deed::Duel { target, face: at(target)? })
            }
            ("shoot", [weapon, who]) => {
                let target = self.figure(who)?;
                let weapon = self.weapon(own, weapon)?;
                Some(Deed::Shoot { weapon, target, face: at(target)? })
            }
            ("climb", [piece, to]) => {
                let piece = self.piece(piece)?;
                let to = point(to)?;
                let on = match own.stand.on {
                    Surface::Ground => Surface::Top(piece),
                    Surface::Top(_) => Surface::Ground,
                };
                let face = Facing::towards(own.at(), to).unwrap_or(own.facing);
                Some(Deed::Climb { piece, to, on, face })
            }
            ("face", [look]) => Some(Deed::Face { face: self.facing(own.at(), look)? }),
            _ => None,
        }
    }

    /// Points, or `@s1.m3` for the shortest way into contact; then perhaps `face` and where to.
    fn goes(&self, kind: Kind, die: u8, own: &Figure, words: &[&str]) -> Option<Deed> {
        let cut = words.iter().position(|word| *word == "face").unwrap_or(words.len());
        let (ways, look) = words.split_at(cut);
        let aim = match ways {
            [word] => word.strip_prefix('@').map(|who| self.figure(who)),
            _ => None,
        };
        let (path, target): (Path, Option<FigureId>) = match aim {
            Some(target) => (self.way_to_contact(kind, die, own, target?)?, target),
            None => {
                let points: Vec<Point> =
                    ways.iter().map(|word| point(word)).collect::<Option<_>>()?;
                if points.len() > crate::geometry::measure::MAX_WAYPOINTS {
                    return None;
                }
                (points.into_iter().map(Waypoint::Walk).collect(), None)
            }
        };
        let all = [own.at()].into_iter().chain(path.iter().map(|way| way.to()));
        let all: Vec<Point> = all.collect();
        let end = *all.last()?;
        let along = all.windows(2).next_back().and_then(|leg| Facing::towards(leg[0], leg[1]));
        let onto = target.and_then(|one| Facing::towards(end, self.board.public.find(one)?.at()));
        let face = match look {
            [] => onto.or(along).unwrap_or(own.facing),
            ["face", look] => self.facing(end, look)?,
            _ => return None,
        };
        match kind {
            Kind::Charge => Some(Deed::Charge { path, target, face, from: None }),
            Kind::Move | Kind::Run => Some(Deed::Go { path, face, exit: false, from: None }),
            Kind::Jump | Kind::Fly | Kind::Climb | Kind::Disengage | Kind::Reorient => None,
            Kind::Duel | Kind::Throw | Kind::Shoot | Kind::HeavyThrow | Kind::Watch => None,
            Kind::PickUp | Kind::Search | Kind::Lock | Kind::Door => None,
        }
    }

    /// DS-1606, DS-1607: the cheapest way into contact with somebody.
    fn way_to_contact(&self, kind: Kind, die: u8, own: &Figure, target: FigureId) -> Option<Path> {
        let board = self.board;
        let other = board.body(board.public.find(target).filter(|one| one.stands())?);
        let body = board.body(own);
        let goal = contact_point(body.radius, &other, other.at().to(body.at()));
        let others = board.others(own);
        let allowance = command::allowance(board, own, kind, die);
        let corners = &board.table().corners;
        let walker = board.walker(own);
        let who = (&walker, kind.gait());
        let way = route(board.scene(&others), &body, who, goal, corners, allowance)?;
        Some(way.into_iter().collect())
    }

    fn reacts(&self, own: &Figure, verb: &str, rest: &[&str]) -> Option<Reaction> {
        match (verb, rest) {
            ("wait", []) => Some(Reaction::Wait {}),
            ("hit", []) => Some(Reaction::Strike {}),
            ("shoot", [weapon]) => Some(Reaction::Shoot { weapon: self.weapon(own, weapon)? }),
            ("go", [to]) => Some(Reaction::Engage { to: point(to)? }),
            _ => None,
        }
    }

    /// The place of a weapon among those of a figure.
    fn weapon(&self, own: &Figure, word: &str) -> Option<u8> {
        let weapons = command::weapons(self.board, own);
        let named = |id: &crate::cards::WeaponId| self.board.given.printed.weapon(*id).id() == word;
        weapons.iter().position(named).map(|place| place as u8)
    }

    fn piece(&self, word: &str) -> Option<PieceId> {
        let names = &self.board.table().piece_names;
        names.iter().position(|(id, _)| id == word).map(|place| PieceId(place as u8))
    }

    /// A wind, a figure to look at, or a direction such as `3,-4`.
    fn facing(&self, from: Point, word: &str) -> Option<Facing> {
        let (x, y) = match word {
            "n" => (0, 1),
            "ne" => (1, 1),
            "e" => (1, 0),
            "se" => (1, -1),
            "s" => (0, -1),
            "sw" => (-1, -1),
            "w" => (-1, 0),
            "nw" => (-1, 1),
            _ => match word.split_once(',') {
                Some((x, y)) => (x.parse().ok()?, y.parse().ok()?),
                None => {
                    let other = self.board.public.find(self.figure(word)?)?;
                    return Facing::towards(from, other.at());
                }
            },
        };
        Some(Facing::new(x, y))
    }
}

fn kind(word: &str) -> Option<Kind> {
    Kind::deserialize(StrDeserializer::<Error>::new(word)).ok()
}

/// `12.5,7.25`: inches with up to three decimals, converted exactly.
fn point(word: &str) -> Option<Point> {
    let (x, y) = word.split_once(',')?;
    Some(Point::new(mils(x)?, mils(y)?))
}

fn mils(word: &str) -> Option<i32> {
    let (whole, part) = word.split_once('.').unwrap_or((word, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part: i32 = format!("{part:0<3}").parse().ok()?;
    whole.parse::<i32>().ok()?.checked_mul(INCH)?.checked_add(part)
}
