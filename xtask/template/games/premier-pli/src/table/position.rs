//! Whether a position from a file can occur.

use kernel::{Next, State};

use super::Given;
use crate::PremierPli;
use crate::cards::TRICKS;

pub(crate) fn validate(
    _given: &Given,
    state: &State<PremierPli>,
    players: u8,
    _to_come: &[Next<PremierPli>],
) -> Result<(), String> {
    let State { public, secrets } = state;
    if [public.laid.len(), public.points.len(), secrets.hands.len()] != [players; 3] {
        return Err("hands, points and players differ".into());
    }
    let tricks = usize::from(public.tricks);
    if public.tricks > TRICKS || public.laid.iter().any(|laid| laid.len() != tricks) {
        return Err("not everybody has laid as many cards as tricks were taken".into());
    }
    Ok(())
}
