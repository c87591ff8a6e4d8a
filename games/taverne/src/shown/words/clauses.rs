//! Which clauses a line of the log follows from.

use crate::table::Deed;
use crate::table::event::Test;

/// The clauses of an activation.
pub(super) const fn of_deed(deed: &Deed) -> &'static [&'static str] {
    match deed {
        Deed::PickUp { .. } => &["TV-502", "TV-511"],
        Deed::PickUpUnseen {} => &["TV-502", "TV-512"],
        Deed::Protect { .. } => &["TV-502", "TV-521"],
        Deed::Hide { .. } => &["TV-502", "TV-531"],
        Deed::StayHidden {} => &["TV-502", "TV-533"],
        Deed::Draw { .. } => &["TV-502", "TV-541"],
        Deed::Fight { .. } => &["TV-502", "TV-551", "TV-552"],
        Deed::Door {} => &["TV-502", "TV-571"],
        Deed::Window {} => &["TV-502", "TV-581"],
        Deed::Pass {} => &["TV-502", "TV-591"],
    }
}

/// The clauses of a test.
pub(super) const fn of_test(test: Test) -> &'static [&'static str] {
    match test {
        Test::Hide => &["TV-531"],
        Test::StayHidden => &["TV-533"],
        Test::Window => &["TV-581"],
    }
}
