//! The table and one's own cards, as lines of text.

use kernel::{Seat, View};
use shelf::speech::things;
use shelf::{Arg, Describes, Voice};

use super::board::{Ranked, militia_may_come, ranking, tally_of};
use super::words::{
    character, counted, hero, object, objects, plain, points, posture, say, treasure, treasures,
    weapon,
};
use crate::Taverne;
use crate::cards::book::book;
use crate::cards::kinds::Stat;
use crate::rules::terms::tavern_value;
use crate::table::public::Phase;
use crate::table::{Cover, Figure};

impl Describes for Taverne {
    /// The whole table.
    fn sheet(voice: &Voice<'_>, view: &View<Taverne>) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(name) = &view.given().tavern_name {
            lines.push(say(voice, "sheet-name", [("name", name.as_str().into())]));
        }
        lines.push(whereabouts(voice, view));
        lines.extend(ranking(view).iter().map(|one| placed(voice, view, *one)));
        if let Some(card) = view.public.trade.shown {
            lines.push(say(voice, "sheet-shown", [("treasure", treasure(voice, card).into())]));
        }
        lines.push(tavern(voice, view));
        lines.push(floor(voice, view));
        for seat in view.seats().iter() {
            lines.push(player(voice, view, seat));
            lines.extend(view.public.groups[seat].iter().map(|figure| line(voice, figure)));
        }
        lines
    }

    /// What the viewer's own cards say.
    fn own_sheet(voice: &Voice<'_>, view: &View<Taverne>) -> Vec<String> {
        let Some(me) = view.seat() else { return vec![plain(voice, "own-gallery")] };
        let purse = &view.own.purses[me];
        let heroes: Vec<String> = view
            .public
            .heroes(me)
            .map(|(one, _)| {
                let likes = super::words::likes(voice, one);
                let args = [("what", hero(voice, one).into()), ("note", likes.into())];
                say(voice, "with-note", args)
            })
            .collect();
        let mut lines = vec![say(voice, "own-heroes", [("heroes", things(voice, &heroes).into())])];
        let losable = purse.losable.into_iter().flatten();
        lines.push(say(voice, "own-treasures", [("cards", treasures(voice, losable).into())]));
        if purse.safe.size > 0 {
            let safe = purse.safe.known().iter().copied();
            lines.push(say(voice, "own-safe", [("cards", treasures(voice, safe).into())]));
        }
        let hand = purse.objects.known().iter().copied();
        lines.push(say(voice, "own-objects", [("cards", objects(voice, hand).into())]));
        lines
    }
}

/// How far the game is.
fn whereabouts(voice: &Voice<'_>, view: &View<Taverne>) -> String {
    let public = &view.public;
    match public.phase {
        Phase::Trade => {
            let args = [
                ("turn", usize::from(public.trade.turns + 1).into()),
                ("who", voice.name(public.trade.seller).into()),
                ("laid", u16::from(public.trade.laid).into()),
                ("of", u16::from(view.players).into()),
            ];
            say(voice, "sheet-trade", args)
        }
        Phase::Brawl => {
            let args = [
                ("round", u16::from(public.round).into()),
                ("who", voice.name(public.next_lead).into()),
                ("left", u16::from(view.own.arrivals.size).into()),
            ];
            let text = say(voice, "sheet-brawl", args);
            if militia_may_come(view) {
                format!("{text} {}", plain(voice, "militia-may-come"))
            } else {
                text
            }
        }
        Phase::Over => plain(voice, "sheet-over"),
    }
}

/// TV-707: a player's place, and what parts players with equal points.
fn placed(voice: &Voice<'_>, view: &View<Taverne>, ranked: Ranked) -> String {
    let Ranked { seat, place, tie } = ranked;
    let total = tally_of(view, seat).map_or(0, |tally| tally.total);
    let tie = tie.map_or_else(String::new, |tie| {
        let args = [
            ("heroes", counted(voice, "heroes", tie.heroes).into()),
            ("treasures", counted(voice, "treasures", tie.treasures).into()),
        ];
        format!(" ({})", say(voice, "sheet-tie", args))
    });
    let args = [
        ("place", u16::from(place).into()),
        ("who", voice.name(seat).into()),
        ("points", points(voice, total).into()),
        ("tie", tie.into()),
    ];
    format!("  {}", say(voice, "sheet-place", args))
}

fn tavern(voice: &Voice<'_>, view: &View<Taverne>) -> String {
    let value = tavern_value(&view.public);
    let state = book().state_of(value);
    let args = [
        ("value", u16::from(value).into()),
        ("state", state.name.get(voice.language).into()),
        ("points", points(voice, state.points).into()),
        ("discard", view.public.discard.len().into()),
        ("broken", objects(voice, view.public.broken).into()),
        ("pile", u16::from(view.own.object_pile).into()),
    ];
    say(voice, "sheet-tavern", args)
}

fn floor(voice: &Voice<'_>, view: &View<Taverne>) -> String {
    let mut cards = treasures(voice, view.public.floor);
    if view.own.face_down.size > 0 {
        let down =
            say(voice, "sheet-face-down", [("n", u16::from(view.own.face_down.size).into())]);
        cards = format!("{cards} {down}");
    }
    say(voice, "sheet-floor", [("cards", cards.into())])
}

fn player(voice: &Voice<'_>, view: &View<Taverne>, seat: Seat) -> String {
    let purse = &view.own.purses[seat];
    let args = [
        ("who", voice.name(seat).into()),
        ("treasures", counted(voice, "treasures", purse.hand).into()),
        ("safe", u16::from(purse.safe.size).into()),
        ("objects", counted(voice, "objects", purse.objects.size).into()),
        ("agitation", u16::from(view.public.trade.agitation[seat]).into()),
    ];
    say(voice, "sheet-player", args)
}

/// A character with its state and what is laid on it.
fn line(voice: &Voice<'_>, figure: &Figure) -> String {
    let cover = figure.cover.map(|cover| match cover {
        Cover::Protection { object: card } => {
            say(voice, "note-protected", [("object", object(voice, card).into())])
        }
        Cover::Hiding { object: card, .. } => {
            say(voice, "note-hidden", [("object", object(voice, card).into())])
        }
    });
    let armed = figure
        .weapon
        .map(|drawn| say(voice, "note-weapon", [("weapon", weapon(voice, drawn.weapon).into())]));
    let door =
        figure.at_door.map(|round| say(voice, "note-door", [("round", u16::from(round).into())]));
    let notes: Vec<String> = [cover, armed, door].into_iter().flatten().collect();
    let notes: Arg<'_> =
        if notes.is_empty() { "".into() } else { format!(" ({})", notes.join(", ")).into() };
    let args = [
        ("who", character(voice, figure.who).into()),
        ("force", u16::from(figure.value(Stat::Force)).into()),
        ("ruse", u16::from(figure.value(Stat::Ruse)).into()),
        ("posture", posture(voice, figure.posture).into()),
        ("notes", notes),
    ];
    format!("  {}", say(voice, "sheet-figure", args))
}
