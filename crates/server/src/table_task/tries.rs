//! Answers that are only tried: judged through the eyes of whoever tries them, told to nobody else, and forgotten.

use protocol::{Part, Refusal, Tried};
use serde_json::Value;

use super::{ClientId, TableTask};
use crate::Fault;

impl TableTask {
    /// Tells a client what would come of an answer from the seat it looks through, from nothing that is not on disk.
    pub(super) async fn try_answer(
        &mut self,
        id: ClientId,
        serial: u32,
        action: &Value,
        tag: u32,
    ) -> Result<(), Fault> {
        self.is_bearable(id, &self.tables.tries)?;
        self.flush().await;
        let Some(client) = self.clients.iter().find(|client| client.id == id) else {
            return Ok(());
        };
        let seat = client.viewer.seat().ok_or(Fault::NotYourSeat)?;
        let voice = self.room.voice(client.language, client.viewer);
        let table = self.room.playing()?;
        let shelf::Tried { refusal, adds } = table.try_answer(&voice, seat, Some(serial), action);
        let refusal = refusal.map(|shelf::Refused { code, clause, text }| Refusal {
            tag,
            code,
            clause,
            text,
        });
        let tried = Tried { tag, serial: table.serial(), refusal, adds };
        self.tell_own(id, Part::Tried(tried));
        Ok(())
    }
}
