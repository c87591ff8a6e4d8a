//! What only some know, and what one viewer knows of it.

use kernel::{Audience, Hidden, Look, PerSeat, Referee, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Clan, Identity};
use crate::table::public::Public;
use crate::{LiensDeSang, View};

/// What only some know, or nobody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// LS-101: known to its owner, and to a Harlequin who looked at it.
    #[serde(with = "kernel::sealed")]
    pub characters: PerSeat<Hidden<Identity>>,
    /// LS-207: known to its owner and to the next player clockwise.
    #[serde(with = "kernel::sealed")]
    pub clues: PerSeat<Hidden<Clan>>,
    /// LS-906: before whom the True Curse lies, known to the Inquisitor who gave it.
    #[serde(with = "kernel::sealed")]
    pub true_curse: Hidden<Option<Seat>>,
}

impl Secrets {
    /// LS-206, LS-207: each knows his card and one clue.
    #[must_use]
    pub fn dealt(cards: &[Identity]) -> Self {
        let players = cards.len() as u8;
        let card = |seat: Seat| cards[usize::from(seat.number())];
        let clue = |seat: Seat| catalogue().character(card(seat)).clue;
        Self {
            characters: PerSeat::new(players, |seat| {
                Hidden::known_to(Audience::seat(seat), card(seat))
            }),
            clues: PerSeat::new(players, |seat| {
                Hidden::known_to(clue_audience(seat, players), clue(seat))
            }),
            true_curse: Hidden::known_to(Audience::NOBODY, None),
        }
    }

    /// Who a player really is.
    #[must_use]
    pub fn identity(&self, seat: Seat, referee: Referee<'_>) -> Identity {
        *self.characters[seat].read(referee)
    }

    /// LS-107, LS-108: the leader of a clan.
    #[must_use]
    pub fn leader(&self, public: &Public, clan: Clan, referee: Referee<'_>) -> Seat {
        let clan = self.characters.seats_where(|card| card.read(referee).clan() == Some(clan));
        let by_rank = |seat: &Seat| self.identity(*seat, referee).rank();
        let has_quill = !clan.intersection(public.quills()).is_empty();
        let leader = if has_quill {
            clan.iter().max_by_key(by_rank)
        } else {
            clan.iter().min_by_key(by_rank)
        };
        leader.expect("every clan has members")
    }
}

/// LS-207: a clue is known to its owner and to the next player clockwise.
pub(crate) fn clue_audience(seat: Seat, players: u8) -> Audience {
    Audience::seat(seat).with(Viewer::Seat(seat.left_of(players)))
}

/// What one viewer knows beside what everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Own {
    /// The character cards the viewer has seen.
    pub characters: PerSeat<Option<Identity>>,
    /// The clues the viewer has seen.
    pub clues: PerSeat<Option<Clan>>,
    /// LS-906: where the True Curse lies, if the viewer gave it or the game is over.
    pub true_curse: Option<Seat>,
}

shelf::fields!(Own { characters, clues, true_curse });

/// What this viewer knows beside what everybody knows.
pub(crate) fn own(look: Look<'_, LiensDeSang>) -> Own {
    let Secrets { characters, clues, true_curse } = look.secrets;
    Own {
        characters: characters.map(|_, card| card.seen_by(look.eyes()).copied()),
        clues: clues.map(|_, clue| clue.seen_by(look.eyes()).copied()),
        true_curse: true_curse.seen_by(look.eyes()).copied().flatten(),
    }
}

/// The character of whoever looks.
pub(crate) fn my_identity(look: Look<'_, LiensDeSang>) -> Option<Identity> {
    look.secrets.characters[look.seat()?].seen_by(look.eyes()).copied()
}

/// The character of whoever has this view.
#[must_use]
pub fn my_character(view: &View) -> Option<Identity> {
    view.own.characters[view.seat()?]
}

/// Who has looked at a player's card as a Harlequin.
pub(crate) fn lookers(public: &Public, seat: Seat) -> Seats {
    public.players.seats_where(|player| player.looked_at.contains(seat))
}
