//! How players stand, for those who look back at a game.

use kernel::Seat;
use shelf::Stands;

use crate::table::event::Event;
use crate::{PremierPli, View};

impl Stands for PremierPli {
    /// PP-301: points win.
    fn standing(view: &View, seat: Seat) -> i32 {
        view.public.points[seat]
    }

    fn sways(event: &Event) -> bool {
        matches!(event, Event::Opened { .. })
    }
}
