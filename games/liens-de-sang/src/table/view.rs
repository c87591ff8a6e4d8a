//! What one viewer knows, built through that viewer's eyes.

use kernel::{Look, PerSeat, Seat, Seats, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::LiensDeSang;
use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Cards, Clan, Identity, Symbol};
use crate::table::state::{Attack, Ending, Evidence, House, Wounds};

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    pub players: PerSeat<PlayerView>,
    pub dagger: Seat,
    pub turn: u16,
    pub attack: Option<Attack>,
    pub supply: Supply,
    /// LS-906: where the True Curse lies, if the viewer gave it or the game is over.
    pub true_curse: Option<Seat>,
    pub ending: Option<Ending>,
    /// LS-1001: the cards lie open.
    pub is_revealed: bool,
    pub house: House,
}

shelf::fields!(View {
    viewer,
    players,
    dagger,
    turn,
    attack,
    supply,
    true_curse,
    ending,
    is_revealed,
    house,
});

/// What a viewer knows of one player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub wounds: Wounds,
    pub cards: Cards,
    pub evidence: Evidence,
    /// Whose cards this player has looked at as a Harlequin.
    pub looked_at: Seats,
    /// The character card, if the viewer has seen it.
    pub character: Option<Identity>,
    /// The clue, if the viewer has seen it.
    pub clue: Option<Clan>,
}

/// LS-202: what is left in the supply. Public.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Supply {
    pub rose: u8,
    pub beast: u8,
    pub unknown: u8,
    /// Rank tokens: the cross, then 1 to 9.
    pub ranks: [u8; 10],
    /// Ability cards: from the Quill to the Curse, in the order in which the type `Card` names them.
    pub cards: [u8; 8],
}

/// What this viewer knows.
#[must_use]
pub fn view(look: Look<'_, LiensDeSang>) -> View {
    let Look { state, viewer } = look;
    View {
        viewer,
        players: state.players.map(|seat, player| PlayerView {
            wounds: player.wounds,
            cards: player.cards,
            evidence: player.evidence,
            looked_at: player.looked_at,
            character: state.characters[seat].seen_by(viewer).copied(),
            clue: state.clues[seat].seen_by(viewer).copied(),
        }),
        dagger: state.dagger,
        turn: state.turn,
        attack: state.attack,
        supply: supply(look),
        true_curse: state.true_curse.seen_by(viewer).copied().flatten(),
        ending: state.ending,
        is_revealed: state.is_revealed,
        house: state.house,
    }
}

fn supply(look: Look<'_, LiensDeSang>) -> Supply {
    let players = &look.state.players;
    let box_of = catalogue();
    let mut supply = Supply {
        rose: box_of.tokens(Symbol::Rose),
        beast: box_of.tokens(Symbol::Beast),
        unknown: box_of.tokens(Symbol::Unknown),
        ranks: box_of.rank_tokens(players.len()),
        cards: Card::ALL.map(|card| box_of.copies(card, players.len()) as u8),
    };
    for player in players {
        // LS-R13: what is missing is replaced by a substitute, so a pile never goes below nothing.
        for token in player.wounds.iter() {
            match token.symbol() {
                Symbol::Rose => supply.rose = supply.rose.saturating_sub(1),
                Symbol::Beast => supply.beast = supply.beast.saturating_sub(1),
                Symbol::Unknown => supply.unknown = supply.unknown.saturating_sub(1),
                Symbol::Rank => {}
            }
        }
        if let Some(rank) = player.wounds.rank() {
            let left = &mut supply.ranks[usize::from(rank.number())];
            *left = left.saturating_sub(1);
        }
        for card in player.cards.iter() {
            supply.cards[card as usize] -= 1;
        }
    }
    supply
}

impl View {
    /// The viewer's own seat, if it is a player.
    #[must_use]
    pub const fn me(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The viewer's own character.
    #[must_use]
    pub fn my_character(&self) -> Option<Identity> {
        self.players[self.me()?].character
    }

    /// How many wounds a player has.
    #[must_use]
    pub fn wounds(&self, seat: Seat) -> usize {
        self.players[seat].wounds.count()
    }
}
