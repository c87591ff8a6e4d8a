//! What a player makes of the table: how likely everybody is a mate, a rival, a leader. All chances are per mille.

use std::cell::OnceCell;

use kernel::{Seat, Seats};

use super::inquisitor;
use super::leaders::Leaders;
use crate::View;
use crate::cards::catalogue::Standing;
use crate::cards::pieces::{Card, Clan, Identity};
use crate::table::deduction::{Grid, deduce};

/// Parts of a thousand; also the scale of all scores.
pub(super) type Chance = i32;

/// A mate of somebody in danger steps in about this often: some do not know him, some keep their rank.
const STEPS_IN: Chance = 600;

/// A view, read by the player who has it.
pub(super) struct Reading<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) card: Identity,
    /// The own clan; for the Inquisitor the clan he wants to win.
    pub(super) side: Clan,
    /// Counted when first needed: many questions are answered without it.
    grid: OnceCell<Grid>,
    leaders: OnceCell<Leaders>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(view: &'a View, me: Seat) -> Self {
        let card = view.own.characters[me].expect("everybody knows his own card");
        let leaders = OnceCell::new();
        let counted = || leaders.get_or_init(|| Leaders::count(view, view.public.quills()));
        let side = card.clan().unwrap_or_else(|| inquisitor::backed_clan(view, counted()));
        Self { view, me, card, side, grid: OnceCell::new(), leaders }
    }

    pub(super) fn mate(&self, seat: Seat) -> Chance {
        self.in_clan(seat, self.side)
    }

    pub(super) fn rival(&self, seat: Seat) -> Chance {
        self.in_clan(seat, self.side.rival())
    }

    fn in_clan(&self, seat: Seat, clan: Clan) -> Chance {
        self.is(seat, |identity| identity.clan() == Some(clan))
    }

    pub(super) fn is(&self, seat: Seat, what: impl Fn(Identity) -> bool) -> Chance {
        let grid = self.grid.get_or_init(|| deduce(self.view));
        grid.per_mille(seat, what) as Chance
    }

    /// The chance that a player leads the rival clan: that capturing him would win.
    pub(super) fn leads_rivals(&self, seat: Seat) -> Chance {
        self.leads(seat, self.side.rival())
    }

    /// The chance that a player leads the own clan: that his capture would lose.
    pub(super) fn leads_us(&self, seat: Seat) -> Chance {
        self.leads(seat, self.side)
    }

    pub(super) fn leads(&self, seat: Seat, clan: Clan) -> Chance {
        let count = || Leaders::count(self.view, self.view.public.quills());
        self.leaders.get_or_init(count).per_mille(seat, clan)
    }

    /// Who would lead, had this player a Quill too.
    pub(super) fn leaders_with_quill(&self, holder: Seat) -> Leaders {
        Leaders::count(self.view, self.view.public.quills().with(holder))
    }

    /// The chance that it is good for us if one player captures another (LS-1003 to LS-1005).
    pub(super) fn capture_is_good(&self, capturer: Seat, captive: Seat) -> Chance {
        if captive == self.me && self.card.is_inquisitor() {
            return 1000;
        }
        if capturer == self.me {
            return self.leads_rivals(captive);
        }
        let inquisitor = self.is(captive, Identity::is_inquisitor);
        let right_one = self.mate(capturer) * self.leads_rivals(captive);
        let wrong_one = self.rival(capturer) * (1000 - self.leads_us(captive) - inquisitor);
        (right_one + wrong_one) / 1000
    }

    /// The chance that an attack of mine on a player with three wounds captures the rival leader, if it captures.
    ///
    /// A leader asks for help and his mates give it; a wrong captive is only too glad. So the more mates could step in,
    /// the more often it is the wrong one who lets himself be captured.
    pub(super) fn finishing_chance(&self, target: Seat) -> Chance {
        let right = self.leads_rivals(target) * self.left_alone(target, self.side.rival()) / 1000;
        let wrong = 1000 - self.leads_rivals(target);
        if self.leads_rivals(target) == 1000 { 1000 } else { right * 1000 / (right + wrong) }
    }

    /// The chance that nobody of a clan steps in for an attacked player of that clan.
    fn left_alone(&self, target: Seat, clan: Clan) -> Chance {
        if self.view.public.has_standing(target, Standing::NoInterventionFor) {
            return 1000;
        }
        let helpers =
            self.others().without(target).iter().filter(|seat| self.rank_is_hidden(*seat));
        helpers.fold(1000, |alone, seat| {
            alone * (1000 - self.in_clan(seat, clan) * STEPS_IN / 1000) / 1000
        })
    }

    /// The chance that a rival with the dagger could capture our leader at once.
    pub(super) fn exposure(&self) -> Chance {
        let exposed = |seat: &Seat| self.wounds(*seat) == 3 && !self.is_shielded(*seat);
        let seats = self.view.seats().iter().filter(exposed);
        seats.map(|seat| self.leads_us(seat) * self.left_alone(seat, self.side) / 1000).sum()
    }

    pub(super) fn others(&self) -> Seats {
        self.view.public.others(self.me)
    }

    pub(super) fn wounds(&self, seat: Seat) -> usize {
        self.view.public.wounds(seat)
    }

    pub(super) fn has(&self, seat: Seat, card: Card) -> bool {
        self.view.public.players[seat].cards.has(card)
    }

    pub(super) fn rank_is_hidden(&self, seat: Seat) -> bool {
        self.view.public.players[seat].wounds.rank().is_none()
    }

    /// LS-305, LS-609: neither attacks nor abilities can wound him.
    pub(super) fn is_shielded(&self, seat: Seat) -> bool {
        !self.view.public.may_be_attacked(seat)
    }
}
