//! Options in words, and what one points at to choose them.

use shelf::{Offers, Voice};

use super::say;
use crate::table::{Action, Question};
use crate::{PremierPli, View};

impl Offers for PremierPli {
    fn choice(
        voice: &Voice<'_>,
        _view: &View,
        _question: Question,
        action: &Action,
    ) -> (String, Vec<String>) {
        match action {
            Action::Lay { card } => {
                let text = say(voice, "do-lay", [("value", u16::from(*card).into())]);
                (text, vec![format!("card:{card}")])
            }
        }
    }
}
