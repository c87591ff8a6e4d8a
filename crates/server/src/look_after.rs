//! Looking after tables that sleep: those whose time has come are woken, those that nobody touches are forgotten.
//!
//! Forgetting is soft. A table that was left alone for long goes into the bin, where whoever knows it still finds it; asking
//! for it takes it out. Only after a week in there is it removed. A few at a time and a line in the log for each, so that a
//! mistake with the clock is seen before it has cost much. Records that people brought from elsewhere go when nobody has
//! opened them for as long. Whoever is the only person at a table may put it into the bin by hand.

use std::sync::Arc;

use crate::store::TableId;
use crate::table_task::{Call, Operation, Request};
use crate::tables::{Slot, Tables};
use crate::{Fault, Guest};

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

/// For how many days a table lies in the bin.
const BIN_DAYS: u64 = 7;

/// How many tables one look puts into the bin, and how many it removes.
const AT_ONCE: usize = 5;

/// What is to be done with a table that sleeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    Wake,
    Bin,
    Remove,
}

impl Due {
    /// What a table needs at this time if tables are kept for so many milliseconds.
    fn of(slot: &Slot, now: u64, kept: Option<u64>) -> Option<Self> {
        // What was set aside is for the host to look at: it is neither woken nor forgotten.
        let headline = slot.headline.as_ref()?;
        if slot.is_awake() || slot.set_aside.is_some() {
            return None;
        }
        let is_old = kept.is_some_and(|kept| headline.changed < now.saturating_sub(kept));
        match slot.binned {
            None if headline.wake.is_some_and(|wake| wake <= now) => Some(Self::Wake),
            None => is_old.then_some(Self::Bin),
            Some(since) => {
                (is_old && since.saturating_add(BIN_DAYS * DAY) <= now).then_some(Self::Remove)
            }
        }
    }
}

impl Tables {
    /// Looks once at every table that sleeps.
    pub(crate) async fn look_after(self: &Arc<Self>) {
        let now = self.time();
        let days = u64::from(self.settings.forget_days);
        // Without a limit nothing is forgotten.
        let kept = (days > 0).then_some(days * DAY);
        let due: Vec<(TableId, Due)> = self
            .slots()
            .iter()
            .filter_map(|(id, slot)| Some((id.clone(), Due::of(slot, now, kept)?)))
            .collect();
        let all = |wanted: Due| due.iter().filter(move |(_, due)| *due == wanted).map(|(id, _)| id);
        for id in all(Due::Wake) {
            // A table that is gone needs no waking.
            let _ = self.call(id, Call::Wake).await;
        }
        for id in all(Due::Bin).take(AT_ONCE) {
            self.put_into_the_bin(id, now).await;
        }
        for id in all(Due::Remove).take(AT_ONCE) {
            self.remove(id).await;
        }
        if let Some(kept) = kept {
            self.remove_unopened(now.saturating_sub(kept)).await;
        }
    }

    /// Records from elsewhere that nobody opens go, a few at a time; what was played here stays.
    async fn remove_unopened(&self, since: u64) {
        let unopened = match self.store.unopened_uploads(since, AT_ONCE as u32).await {
            Ok(unopened) => unopened,
            Err(error) => return tracing::debug!(%error, "uploads cannot be looked through"),
        };
        for record in unopened {
            match self.store.remove_upload(&record, since).await {
                Ok(()) => {
                    tracing::info!(record, "a record from elsewhere is forgotten: nobody opens it")
                }
                Err(error) => tracing::debug!(record, %error, "an upload cannot be removed"),
            }
        }
    }

    async fn put_into_the_bin(&self, id: &TableId, now: u64) {
        if let Err(error) = self.store.bin(id, Some(now)).await {
            return tracing::warn!(table = %id, %error, "a table cannot be put into the bin");
        }
        if let Some(slot) = self.slots().get_mut(id) {
            slot.binned = Some(now);
        }
        tracing::info!(table = %id, days = BIN_DAYS, "a table goes into the bin, and is removed after these days, once nobody has touched it for long, unless somebody asks for it");
    }

    /// Puts a table away for somebody who is the only person at it: it lies in the bin, on no list, until whoever knows it
    /// asks for it.
    ///
    /// # Errors
    /// If it is not theirs, or other people have seats at it.
    pub(crate) async fn put_away(
        self: &Arc<Self>,
        id: &TableId,
        guest: Guest,
    ) -> Result<(), Fault> {
        let operation = Operation::PutAway;
        let may = |reply| Call::Do(Box::new(Request { guest, operation, reply }));
        self.ask(id, may).await?;
        self.put_into_the_bin(id, self.time()).await;
        let is_away = self.slots().get(id).is_none_or(|slot| slot.binned.is_some());
        is_away.then_some(()).ok_or(Fault::Storage)
    }

    async fn remove(&self, id: &TableId) {
        if let Err(error) = self.store.forget(id).await {
            return tracing::warn!(table = %id, %error, "a table cannot be forgotten");
        }
        self.slots().remove(id);
        tracing::info!(table = %id, "a table is forgotten: nobody asked for it while it lay in the bin");
    }

    /// Takes a table out of the bin: somebody has asked for it.
    pub(crate) async fn take_out_of_the_bin(&self, id: &TableId) {
        let was_there = self.slots().get_mut(id).and_then(|slot| slot.binned.take()).is_some();
        if was_there && let Err(error) = self.store.bin(id, None).await {
            tracing::warn!(table = %id, %error, "a table cannot be taken out of the bin");
        }
    }
}
