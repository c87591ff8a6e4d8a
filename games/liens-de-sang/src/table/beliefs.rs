//! Worlds a viewer could believe in: any deal that agrees with what he knows, all equally likely.
//!
//! What all of them have in common is worked out once: who knows what, and how many deals there are. A world is then one
//! number drawn, and the deal that has this number.

use kernel::{Audience, Hidden, PerSeat, Rng, Seat, Seats, Viewer};

use crate::View;
use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Identity};
use crate::table::deduction::Deals;
use crate::table::secrets::{Secrets, clue_audience, lookers};

/// What a viewer works out once for all the worlds he imagines.
#[derive(Debug)]
pub struct Beliefs {
    deals: Deals,
    /// LS-101, LS-731: who knows each card.
    cards: PerSeat<Audience>,
    /// LS-207: who knows each clue.
    clues: PerSeat<Audience>,
    curse: Curse,
}

/// LS-906: what a viewer knows of the True Curse.
#[derive(Clone, Copy, Debug)]
enum Curse {
    /// Nothing can be imagined otherwise: it is in the supply, or lies open.
    Settled(Hidden<Option<Seat>>),
    /// The viewer gave it himself.
    Given { before: Seat },
    /// Before any of those who hold a curse.
    Before(Seats),
}

/// What somebody with this view can work out.
pub(crate) fn beliefs(view: &View) -> Beliefs {
    let seen = |seat: Seat, audience: Audience| {
        if view.public.is_revealed {
            return Audience::EVERYBODY;
        }
        lookers(&view.public, seat).iter().map(Viewer::Seat).fold(audience, Audience::with)
    };
    Beliefs {
        deals: Deals::of(view),
        cards: PerSeat::new(view.players, |seat| seen(seat, Audience::seat(seat))),
        clues: PerSeat::new(view.players, |seat| seen(seat, clue_audience(seat, view.players))),
        curse: curse(view),
    }
}

fn curse(view: &View) -> Curse {
    let true_curse = view.own.true_curse;
    let holders = view.public.holders(Card::Curse);
    if view.public.is_revealed {
        return Curse::Settled(Hidden::known_to(Audience::EVERYBODY, true_curse));
    }
    if holders.is_empty() {
        return Curse::Settled(Hidden::known_to(Audience::NOBODY, None));
    }
    true_curse.map_or(Curse::Before(holders), |before| Curse::Given { before })
}

/// One world that agrees with it.
pub(crate) fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
    let dealt = beliefs.deals.draw(rng);
    let before = match beliefs.curse {
        Curse::Settled(settled) => return secrets(beliefs, &dealt, settled),
        Curse::Given { before } => Some(before),
        Curse::Before(holders) => holders.nth(rng.below(holders.len() as u32) as usize),
    };
    let giver = dealt.seats_where(|identity| identity.is_inquisitor()).lowest();
    let audience = giver.map_or(Audience::NOBODY, Audience::seat);
    secrets(beliefs, &dealt, Hidden::known_to(audience, before))
}

fn secrets(
    beliefs: &Beliefs,
    dealt: &PerSeat<Identity>,
    true_curse: Hidden<Option<Seat>>,
) -> Secrets {
    let clue = |identity: Identity| catalogue().character(identity).clue;
    Secrets {
        characters: dealt.map(|seat, card| Hidden::known_to(beliefs.cards[seat], *card)),
        clues: dealt.map(|seat, card| Hidden::known_to(beliefs.clues[seat], clue(*card))),
        true_curse,
    }
}
