//! What can be counted from what one viewer sees: the cards that are still hidden.

use serde::Serialize;
use shelf::Voice;
use ts_rs::TS;

use crate::cards::{Card, Family};
use crate::shown::words::{card, counted, list, say};
use crate::table::view::View;

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

/// The cards the viewer cannot see, by kind: public arithmetic, always allowed.
pub(crate) fn lines(voice: &Voice<'_>, view: &View) -> Option<Vec<String>> {
    let hidden: Vec<(Card, usize)> = Card::all().map(|kind| (kind, unseen(view, kind))).collect();
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
            [("n", total(&group).into()), ("cards", list(voice, &names).into())],
        ));
    }
    let mine = voice.viewer().seat().and_then(|me| view.gifts[me]);
    if let Some(gift) = mine.filter(|gift| view.heroes[gift.to].is_alive()) {
        let args = [("to", voice.name(gift.to).into()), ("card", card(voice, gift.card).into())];
        lines.push(say(voice, "aid-gift", args));
    }
    Some(lines)
}

/// The same for a program, to a player.
#[must_use]
pub fn work_out(view: &View) -> Option<Aid> {
    view.me()?;
    let unseen = Card::all().map(|card| Unseen { card, count: unseen(view, card) });
    Some(Aid { unseen: unseen.filter(|cards| cards.count > 0).collect() })
}

/// How many copies of a card are neither open on the table nor known to the viewer.
fn unseen(view: &View, kind: Card) -> usize {
    let open = view.discard.iter().chain(&view.removed).chain(&view.creature.chest);
    let hands = view.hands.iter().filter_map(|hand| hand.cards.as_ref()).flatten();
    let set = view.set.iter().filter_map(|set| set.cards.as_ref()).flatten();
    let prepared =
        view.heroes.iter().flat_map(|hero| hero.prepared.iter().map(|prepared| &prepared.card));
    let items = view.heroes.iter().flat_map(|hero| hero.items.iter().map(|item| &item.card));
    // A Fireball on the pile has already left the game.
    let attacks = view.damage_pile.iter().filter(|blow| blow.is_attack());
    let pile = attacks.flat_map(|blow| std::iter::once(&blow.card).chain(&blow.riders));
    let turn = view.turn.iter().flat_map(|turn| turn.attacks.iter().map(|revealed| &revealed.card));
    let low_blows = view.low_blows.iter().map(|played| &played.ploy.card);
    let seen = open
        .chain(hands)
        .chain(set)
        .chain(prepared)
        .chain(items)
        .chain(pile)
        .chain(turn)
        .chain(low_blows);
    usize::from(kind.print().count).saturating_sub(seen.filter(|card| **card == kind).count())
}
