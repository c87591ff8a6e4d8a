//! What the table says: questions, options, events and refusals in the listener's language.

use kernel::Refusal;
use shelf::{Code, Foretells, Refuses};

use crate::PremierPli;
use crate::table::Forbidden;

mod asks;
mod choices;
mod events;

shelf::speaks!(PremierPli);

/// Every option says all there is to say.
impl Foretells for PremierPli {}

impl Refuses for PremierPli {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let (code, clause) = match refusal {
            Refusal::Forbidden(Forbidden::NotHeld) => ("PP-E01", "PP-201"),
            Refusal::NotAsked | Refusal::Answered => ("PP-E02", "PP-201"),
            Refusal::Stale => ("PP-E03", "PP-201"),
            Refusal::GameOver => ("PP-E04", "PP-301"),
        };
        (code.into(), Some(clause))
    }
}
