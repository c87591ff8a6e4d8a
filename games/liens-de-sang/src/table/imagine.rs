//! A world this viewer could believe in: any deal that agrees with what he knows, all equally likely.

use kernel::{Audience, Hidden, PerSeat, Rng, Seat, Viewer};

use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Identity, Rank};
use crate::table::deduction;
use crate::table::state::{Player, State, clue_audience};
use crate::table::view::View;

/// A full state with the same view.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> State {
    let dealt = deduction::sample(view, rng);
    let players = view.players.map(|_, player| Player {
        wounds: player.wounds,
        cards: player.cards,
        evidence: player.evidence,
        looked_at: player.looked_at,
    });
    State {
        characters: dealt.map(|seat, identity| Hidden::known_to(knows_card(view, seat), *identity)),
        clues: dealt.map(|seat, identity| {
            Hidden::known_to(knows_clue(view, seat), catalogue().character(*identity).clue)
        }),
        true_curse: true_curse(view, &dealt, rng),
        players,
        dagger: view.dagger,
        turn: view.turn,
        attack: view.attack,
        ending: view.ending,
        is_revealed: view.is_revealed,
        house: view.house,
    }
}

/// LS-101, LS-731: the owner and every Harlequin who looked; everybody at the end.
fn knows_card(view: &View, seat: Seat) -> Audience {
    if view.is_revealed {
        return Audience::EVERYBODY;
    }
    lookers(view, seat)
        .fold(Audience::seat(seat), |audience, looker| audience.with(Viewer::Seat(looker)))
}

/// LS-207: also the next player clockwise.
fn knows_clue(view: &View, seat: Seat) -> Audience {
    if view.is_revealed {
        return Audience::EVERYBODY;
    }
    let neighbours = clue_audience(seat, view.players.len());
    lookers(view, seat).fold(neighbours, |audience, looker| audience.with(Viewer::Seat(looker)))
}

fn lookers(view: &View, seat: Seat) -> impl Iterator<Item = Seat> {
    view.players
        .pairs()
        .filter(move |(_, player)| player.looked_at.contains(seat))
        .map(|(looker, _)| looker)
}

/// LS-906: where the viewer knows the True Curse to be, or before any of those who hold a curse.
fn true_curse(view: &View, dealt: &PerSeat<Identity>, rng: &mut Rng) -> Hidden<Option<Seat>> {
    if view.is_revealed {
        return Hidden::known_to(Audience::EVERYBODY, view.true_curse);
    }
    let holders = view.players.seats_where(|player| player.cards.has(Card::Curse));
    if holders.is_empty() {
        return Hidden::known_to(Audience::NOBODY, None);
    }
    let place = rng.below(holders.len() as u32) as usize;
    let before = view.true_curse.or_else(|| holders.nth(place));
    let giver = dealt.seats_where(|identity| identity.rank() == Rank::CROSS).lowest();
    let audience = giver.map_or(Audience::NOBODY, Audience::seat);
    Hidden::known_to(audience, before)
}
