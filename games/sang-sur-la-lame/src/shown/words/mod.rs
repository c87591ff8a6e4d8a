//! What the table says: questions, options, events and refusals in the listener's language, distances in inches.

use std::sync::LazyLock;

use kernel::Refusal;
use shelf::speech::dice;
use shelf::{Arg, Code, Language, Refuses, Speaks, Voice, Words};

use crate::SangSurLaLame;
use crate::cards::kinds::{Kind, Object, Test, Why};
use crate::cards::{Npc, Role, ScenarioId, TableId, catalogue};
use crate::geometry::{Facing, Point};
use crate::rules::forbidden::Forbidden;
use crate::rules::odds::Odds;
use crate::table::FigureId;
use crate::table::scene::Board;

mod asks;
mod choices;
mod clauses;
mod consequences;
mod deeds;
mod events;
mod intents;

/// The sentences of the game. A clause is said as soon as the documents have it, in both languages.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        let documents = [
            include_str!("../../../../../docs/rules/sang-sur-la-lame.md"),
            include_str!("../../../../../docs/rulings/sang-sur-la-lame.md"),
        ];
        let french =
            clauses::of_documents(include_str!("../../../words/clauses.fr.ftl"), &documents);
        Words::new(
            &[
                include_str!("../../../words/fr.ftl"),
                include_str!("../../../words/lesson.fr.ftl"),
                &french,
            ],
            &[include_str!("../../../words/en.ftl"), include_str!("../../../words/lesson.en.ftl")],
        )
        .with_clauses(&documents)
    });
    &WORDS
}

impl Speaks for SangSurLaLame {
    fn words() -> &'static Words {
        words()
    }
}

shelf::speak!(words);

/// A length in inches: "4.5″", in French "4,5″".
pub(crate) fn inches(language: Language, mils: i32) -> String {
    let (whole, rest) = (mils / 1_000, mils.unsigned_abs() % 1_000);
    if rest == 0 {
        return format!("{whole}″");
    }
    let digits = format!("{rest:03}");
    let point = language.of(',', '.');
    format!("{whole}{point}{}″", digits.trim_end_matches('0'))
}

/// A length in tenths of an inch, rounded up, where more would only be in the way.
pub(crate) fn nearly(language: Language, mils: i32) -> String {
    inches(language, (mils + 99) / 100 * 100)
}

/// A place in inches from the south-west corner: "12.5″ east, 7.3″ north".
pub(crate) fn place(voice: &Voice<'_>, at: Point) -> String {
    let far = |mils: i32| Arg::from(inches(voice.language, mils / 100 * 100));
    say(voice, "place", [("x", far(at.x)), ("y", far(at.y))])
}

/// A share as people say it: "58 %".
pub(crate) fn share(voice: &Voice<'_>, ten_thousandths: u32) -> String {
    say(voice, "share", [("n", usize::from((ten_thousandths as u16 + 50) / 100).into())])
}

/// What an attack comes to: "wounds 55 %, kills 8 %, is hurt 30 %".
pub(crate) fn odds(voice: &Voice<'_>, odds: &Odds) -> String {
    let risk = odds.hurt + odds.dies;
    let key = match (risk > 0, odds.wounds > 0) {
        (true, true) => "odds-duel",
        (true, false) => "odds-duel-last",
        (false, true) => "odds-safe",
        (false, false) => "odds-safe-last",
    };
    let args = [
        ("wounds", share(voice, odds.wounds).into()),
        ("kills", share(voice, odds.kills).into()),
        ("risk", share(voice, risk).into()),
    ];
    say(voice, key, args)
}

/// A figure by its name, with its number where its band has several of that name, and whose it is; by its id where no
/// table says names.
pub(crate) fn figure<'b>(
    voice: &Voice<'_>,
    board: impl Into<Option<Board<'b>>>,
    id: FigureId,
) -> String {
    let Some(board) = board.into() else { return id.to_string() };
    let Some(seat) = id.seat() else { return npc(voice, board, id) };
    let band = &board.given.bands[usize::from(seat.number())].members;
    let own = |place: usize| {
        let (fr, en) = &band[place].name;
        voice.language.of(fr, en)
    };
    let called = own(id.place());
    let several = (0..band.len()).filter(|place| own(*place) == called).count() > 1;
    let called = if several { format!("{called} {}", id.place() + 1) } else { called.clone() };
    if voice.is_me(seat) {
        return called;
    }
    say(voice, "figure-of", [("figure", called.into()), ("who", voice.called(seat).into())])
}

/// An NPC, with its number where there are several of its kind.
fn npc(voice: &Voice<'_>, board: Board<'_>, id: FigureId) -> String {
    let kind = |id: FigureId| board.public.find(id).and_then(|one| one.npc);
    let Some(npc) = kind(id) else { return id.to_string() };
    let called = npc_name(voice, npc);
    let alike = board.public.figures.iter().filter(|one| one.npc == Some(npc)).count();
    if alike > 1 { format!("{called} {}", id.place() + 1) } else { called.to_owned() }
}

pub(crate) fn npc_name(voice: &Voice<'_>, npc: Npc) -> &'static str {
    catalogue().npc(npc).name.get(voice.language)
}

pub(crate) fn action(voice: &Voice<'_>, kind: Kind) -> &'static str {
    catalogue().action(kind).name.get(voice.language)
}

/// "Move, then Duel".
pub(crate) fn actions(voice: &Voice<'_>, kinds: &[Kind]) -> String {
    match kinds {
        [] => plain(voice, "nothing"),
        [one] => action(voice, *one).to_owned(),
        [first, second, ..] => {
            let args = [
                ("first", action(voice, *first).into()),
                ("second", lowered(action(voice, *second)).into()),
            ];
            say(voice, "then", args)
        }
    }
}

/// The same with a small first letter, inside a sentence.
pub(crate) fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

pub(crate) fn object(voice: &Voice<'_>, object: Object) -> &'static str {
    let kinds = &catalogue().lands.objects;
    kinds.iter().find(|one| one.id == object).map_or("", |one| one.name.get(voice.language))
}

pub(crate) fn modifier(voice: &Voice<'_>, why: Why) -> &'static str {
    catalogue().modifier(why).name.get(voice.language)
}

pub(crate) fn scenario(voice: &Voice<'_>, id: ScenarioId) -> &'static str {
    catalogue().scenario(id).name.get(voice.language)
}

/// The scenario of a table by its name; one that somebody brought is known where it is played (DS-R140).
pub(crate) fn played<'b>(voice: &Voice<'_>, board: Option<Board<'b>>, id: ScenarioId) -> &'b str {
    let own = board.map(|board| board.given.scenario(id).name.get(voice.language));
    own.unwrap_or_else(|| scenario(voice, id))
}

/// A table by its name; one that somebody brought is known where it is played on.
pub(crate) fn table<'b>(voice: &Voice<'_>, board: Option<Board<'b>>, id: TableId) -> &'b str {
    let printed = || catalogue().has_table(id).then(|| catalogue().table(id));
    let found = board.map_or_else(printed, |board| Some(board.given.ground(id)));
    found.map_or("", |table| table.name.get(voice.language))
}

pub(crate) fn role(voice: &Voice<'_>, role: Role) -> String {
    let key = match role {
        Role::A => "role-a",
        Role::B => "role-b",
        Role::Militia => "role-militia",
        Role::Renegade => "role-renegade",
    };
    plain(voice, key)
}

pub(crate) fn test(voice: &Voice<'_>, test: Test) -> String {
    let key = match test {
        Test::Climb => "test-climb",
        Test::Jump => "test-jump",
        Test::Lock => "test-lock",
        Test::Door => "test-door",
        Test::HeavyThrow => "test-heavy-throw",
        Test::PickUp => "test-pick-up",
        Test::Search => "test-search",
        Test::Disengage => "test-disengage",
        Test::HeavyDodge => "test-heavy-dodge",
    };
    plain(voice, key)
}

/// The name of a weapon by its place on a figure.
pub(crate) fn weapon(voice: &Voice<'_>, board: Board<'_>, id: FigureId, place: u8) -> &'static str {
    let owner = board.public.find(id);
    let weapon = owner.and_then(|owner| crate::rules::command::weapon(board, owner, place));
    let id = weapon.and_then(|weapon| catalogue().weapon_named(weapon.id()));
    id.map_or("", |id| catalogue().weapon(id).name.get(voice.language))
}

/// Where a direction leads: one of eight winds.
pub(crate) fn wind(voice: &Voice<'_>, facing: Facing) -> String {
    const WINDS: [&str; 8] = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];
    let (x, y) = facing.vector();
    let (ax, ay) = (i64::from(x.abs()), i64::from(y.abs()));
    // tan 22.5° is a little more than 12/29.
    let place = if ay * 29 < ax * 12 {
        if x > 0 { 0 } else { 4 }
    } else if ax * 29 < ay * 12 {
        if y > 0 { 2 } else { 6 }
    } else {
        match (x > 0, y > 0) {
            (true, true) => 1,
            (false, true) => 3,
            (false, false) => 5,
            (true, false) => 7,
        }
    };
    plain(voice, &format!("wind-{}", WINDS[place]))
}

/// A roll with every die, the kept ones in brackets, each modifier by name, and the total: "[6] 2 [5] +1 (…) = 12".
pub(crate) fn roll(voice: &Voice<'_>, roll: &kernel::Roll<Why>) -> String {
    let mut text = dice(roll);
    for change in &roll.modifiers {
        let why = lowered(modifier(voice, change.why));
        text.push_str(&format!(" {:+} ({why})", change.by).replace('-', "−"));
    }
    format!("{text} = {}", roll.total())
}

impl Refuses for SangSurLaLame {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let (code, clause) = match refusal {
            Refusal::NotAsked | Refusal::Stale | Refusal::Answered => {
                let forbidden = Forbidden::NotYourDecision;
                (forbidden.number(), Some(forbidden.clause()))
            }
            Refusal::GameOver => (Forbidden::NotYourDecision.number(), None),
            Refusal::Forbidden(forbidden) => (forbidden.number(), Some(forbidden.clause())),
        };
        (code.into(), clause.filter(|clause| clauses::is_written(clause)))
    }

    fn why(voice: &Voice<'_>, code: &str, refusal: &Refusal<Forbidden>) -> String {
        match refusal {
            Refusal::GameOver => plain(voice, "refusal-over"),
            Refusal::NotAsked | Refusal::Stale | Refusal::Answered => {
                plain(voice, &format!("refusal-{code}"))
            }
            Refusal::Forbidden(forbidden) => because(voice, forbidden),
        }
    }
}

/// A refusal with its numbers.
fn because(voice: &Voice<'_>, forbidden: &Forbidden) -> String {
    let key = format!("refusal-{}", forbidden.number());
    let far = |mils: i32| Arg::from(inches(voice.language, mils));
    if let Forbidden::TooFar { cost, allowance } = forbidden {
        say(voice, &key, [("cost", far(*cost)), ("allowance", far(*allowance))])
    } else if let Forbidden::OutOfRange { distance, range } = forbidden {
        say(voice, &key, [("distance", far(*distance)), ("range", far(*range))])
    } else if let Forbidden::TooPoor { price, purse } = forbidden {
        let args = [("price", u16::from(*price).into()), ("purse", u16::from(*purse).into())];
        say(voice, &key, args)
    } else {
        plain(voice, &key)
    }
}
