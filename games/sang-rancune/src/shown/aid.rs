//! What can be counted from what one viewer sees: the cards that are still hidden.

use serde::Serialize;
use shelf::speech::things;
use shelf::{Helps, Tries, Voice};
use ts_rs::TS;

use crate::SangRancune;
use crate::View;
use crate::cards::{Card, Family};
use crate::shown::words::{card, counted, say};

/// What a player is helped with.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aid {
    /// The cards this player cannot see, by kind.
    pub unseen: Vec<Unseen>,
}

/// Copies of one card that are neither open on the table nor known to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Unseen {
    pub card: Card,
    pub count: usize,
}

impl Helps for SangRancune {
    type Aid = Aid;

    /// The cards the viewer cannot see, by kind: public arithmetic, always allowed.
    fn aid(voice: &Voice<'_>, view: &View) -> Option<Vec<String>> {
        let hidden: Vec<(Card, usize)> =
            Card::all().map(|kind| (kind, unseen(view, kind))).collect();
        let total = |all: &[(Card, usize)]| all.iter().map(|(_, count)| count).sum::<usize>();
        let key = if voice.viewer().seat().is_some() { "aid-title" } else { "aid-title-gallery" };
        let mut lines = vec![say(voice, key, [("n", total(&hidden).into())])];
        let groups = [
            (Family::Attack, "aid-attacks"),
            (Family::LowBlow, "aid-low-blows"),
            (Family::Item, "aid-items"),
        ];
        for (family, key) in groups {
            let of = |(kind, count): &(Card, usize)| kind.print().family == family && *count > 0;
            let group: Vec<(Card, usize)> = hidden.iter().copied().filter(of).collect();
            let names: Vec<String> =
                group.iter().map(|(kind, count)| counted(voice, *kind, *count)).collect();
            lines.push(say(
                voice,
                key,
                [("n", total(&group).into()), ("cards", things(voice, &names).into())],
            ));
        }
        let mine = voice.viewer().seat().and_then(|me| view.own.gifts[me]);
        if let Some(gift) = mine.filter(|gift| view.public.heroes[gift.to].is_alive()) {
            let args =
                [("to", voice.name(gift.to).into()), ("card", card(voice, gift.card).into())];
            lines.push(say(voice, "aid-gift", args));
        }
        Some(lines)
    }

    /// The same for a program, to a player.
    fn work_out(view: &View) -> Option<Aid> {
        view.seat()?;
        let unseen = Card::all().map(|card| Unseen { card, count: unseen(view, card) });
        Some(Aid { unseen: unseen.filter(|cards| cards.count > 0).collect() })
    }
}

/// Its answers are chosen from a list that says it all.
impl Tries for SangRancune {
    type Tried = ();
}

/// How many copies of a card are neither open on the table nor known to the viewer.
fn unseen(view: &View, kind: Card) -> usize {
    view.public.unseen(kind).saturating_sub(view.own.seen(kind))
}
