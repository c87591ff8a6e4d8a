//! The open question in words, to those who are asked and to those who wait.

use kernel::{Seat, View};
use shelf::speech::{name, yes, you};
use shelf::{Arg, Asks, Voice};

use super::{action, figure, inches, lowered, plain, roll, say};
use crate::SangSurLaLame;
use crate::rules::{command, perform};
use crate::table::Question;
use crate::table::scene::Board;

impl Asks for SangSurLaLame {
    fn ask(voice: &Voice<'_>, view: &View<SangSurLaLame>, question: Question) -> String {
        let board = Board::new(view.given(), &view.public);
        let one = |key: &str, seat: Seat| {
            say(voice, key, [("you", you(voice, seat)), ("who", name(voice, seat))])
        };
        let about = |key: &str, seat: Seat, what: String| {
            let what = ("what", Arg::from(what));
            say(voice, key, [("you", you(voice, seat)), ("who", name(voice, seat)), what])
        };
        match question {
            Question::Propose {} => plain(voice, "ask-propose"),
            Question::ChooseRole { seat } => one("ask-role", seat),
            Question::HideLoot { seat } => one("ask-hide-loot", seat),
            Question::NameSpy { seat } => one("ask-spy", seat),
            Question::NameAssassin { seat } => one("ask-assassin", seat),
            Question::PickSpot { seat } => one("ask-spot", seat),
            Question::Deploy { seat } => one("ask-deploy", seat),
            Question::PlaceMarkers { seat } => one("ask-markers", seat),
            Question::MoveNotable { seat } => one("ask-notable", seat),
            Question::Ambush { seat } => one("ask-ambush", seat),
            Question::Activate { seat } => {
                let gold = ("gold", u16::from(board.public.purses[seat]).into());
                let turn = ("turn", u16::from(board.public.turn).into());
                let who = ("who", name(voice, seat));
                say(voice, "ask-activate", [("you", you(voice, seat)), who, gold, turn])
            }
            Question::SpyOrders { seat } => about("ask-spy-orders", seat, acting(voice, board)),
            Question::Perform { seat } => performing(voice, board, seat),
            Question::React { seat, lookout } => {
                reacting(voice, board, seat, figure(voice, board, lookout))
            }
            Question::SpringReact { seat, figure: id } => {
                reacting(voice, board, seat, figure(voice, board, id))
            }
            Question::Spring { seat, marker, forced } => {
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("marker", (usize::from(marker) + 1).into()),
                    ("mover", mover(voice, board).into()),
                    ("forced", yes(forced)),
                    ("last", yes(board.public.moving.is_some_and(|moving| moving.last))),
                ];
                say(voice, "ask-spring", args)
            }
            Question::Reroll { seat, figure: id } => {
                let testing = board.public.testing.filter(|testing| testing.figure == id);
                let fight = board.public.fight;
                let rolled = testing.map(|testing| testing.roll).or_else(|| {
                    fight.map(
                        |fight| if fight.attacker == id { fight.attack } else { fight.defence },
                    )
                });
                let args = [
                    ("you", you(voice, seat)),
                    ("who", name(voice, seat)),
                    ("what", figure(voice, board, id).into()),
                    ("roll", rolled.map(|rolled| roll(voice, &rolled)).unwrap_or_default().into()),
                ];
                say(voice, "ask-reroll", args)
            }
            Question::SecondExchange { seat } => about("ask-second", seat, attacker(voice, board)),
            Question::TurnTarget { seat } => {
                let target = board.public.fight.map(|fight| figure(voice, board, fight.target));
                about("ask-turn", seat, target.unwrap_or_default())
            }
            Question::DodgeMove { seat } => {
                let dodger =
                    board.public.testing.map(|testing| figure(voice, board, testing.figure));
                about("ask-dodge", seat, dodger.unwrap_or_default())
            }
            Question::Patrol { seat, searcher } => {
                about("ask-patrol", seat, figure(voice, board, searcher))
            }
        }
    }

    fn clauses(question: Question) -> &'static [&'static str] {
        question.clauses()
    }
}

fn acting(voice: &Voice<'_>, board: Board<'_>) -> String {
    let acting = board.public.acting.map(|acting| figure(voice, board, acting.figure));
    acting.unwrap_or_default()
}

fn attacker(voice: &Voice<'_>, board: Board<'_>) -> String {
    let fight = board.public.fight.map(|fight| figure(voice, board, fight.attacker));
    fight.unwrap_or_default()
}

fn mover(voice: &Voice<'_>, board: Board<'_>) -> String {
    let moving = board.public.moving.map(|moving| figure(voice, board, moving.figure));
    moving.unwrap_or_default()
}

/// The action whose time has come, and how far it goes.
fn performing(voice: &Voice<'_>, board: Board<'_>, seat: Seat) -> String {
    let Some(acting) = board.public.acting else { return String::new() };
    let kind = perform::present(&acting);
    let own = board.figure(acting.figure);
    let far = kind.map(|kind| command::allowance(board, own, kind, acting.die));
    let goes = kind.is_some_and(|kind| kind.enters() || kind == crate::cards::Kind::Jump);
    let args = [
        ("you", you(voice, seat)),
        ("who", name(voice, seat)),
        ("figure", figure(voice, board, acting.figure).into()),
        ("action", kind.map_or_else(String::new, |kind| lowered(action(voice, kind))).into()),
        ("goes", yes(goes)),
        ("far", inches(voice.language, far.unwrap_or(0)).into()),
    ];
    say(voice, "ask-perform", args)
}

/// A reaction window: who, on whom, and whether it is the last chance. What remains of the path is not told.
fn reacting(voice: &Voice<'_>, board: Board<'_>, seat: Seat, lookout: String) -> String {
    let args = [
        ("you", you(voice, seat)),
        ("who", name(voice, seat)),
        ("lookout", lookout.into()),
        ("mover", mover(voice, board).into()),
        ("last", yes(board.public.moving.is_some_and(|moving| moving.last))),
    ];
    say(voice, "ask-react", args)
}
