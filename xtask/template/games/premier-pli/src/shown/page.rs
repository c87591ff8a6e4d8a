//! What a page must show and would otherwise have to work out by a rule.

use kernel::Seats;
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

use crate::cards::TRICKS;
use crate::table::Question;
use crate::{PremierPli, View};

/// What follows from a view, for whoever draws the table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Shown {
    /// PP-301: how many tricks there are.
    pub of_tricks: u8,
    /// PP-301: those with most points now.
    pub leaders: Seats,
}

shelf::fields!(Shown { of_tricks, leaders });

impl Shows for PremierPli {
    type Shown = Shown;

    fn shown(view: &View, _question: Option<Question>) -> Shown {
        Shown { of_tricks: TRICKS, leaders: view.public.leaders() }
    }
}
