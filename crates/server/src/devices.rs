//! The link that carries a guest to another browser, and who is put out when it has come into wrong hands.
//!
//! A link is the guest: whoever opens it has the name, the seats and the games. Its secret is told once, and the store has
//! only its hash. Cookies say in which generation they were given; when a guest puts all other devices out, another
//! generation begins, and cookies of those before are nobody's.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use shelf::Language;

use crate::chance::word;
use crate::fault::Many;
use crate::limits::PerAddress;
use crate::seldom::Seldom;
use crate::store::{KeptGuest, LinkHash, Store, StoreError};
use crate::table_task::Call;
use crate::tables::Tables;
use crate::{Fault, Guest, GuestId};

/// How many links guests of one address make in a day, or put out by.
const LINKS_A_DAY: u32 = 100;

/// How many links one address opens at once, and per second in the long run. Nobody guesses a secret of 128 bits; this
/// keeps those who try off the disk.
const OPENED_AT_ONCE: u32 = 20;
const OPENED_PER_SECOND: f32 = 0.2;

/// Which cookies are still good, and how many links are made and opened.
#[derive(Debug)]
pub(crate) struct Devices {
    generations: RwLock<HashMap<GuestId, u32>>,
    made: PerAddress,
    opened: PerAddress,
}

impl Devices {
    /// Finds everybody again who has put devices out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn open(store: &dyn Store) -> Result<Self, StoreError> {
        let kept = store.generations().await?;
        let generations =
            kept.into_iter().map(|(guest, times)| (GuestId::kept(guest), times)).collect();
        Ok(Self {
            generations: RwLock::new(generations),
            made: PerAddress::a_day(LINKS_A_DAY),
            opened: PerAddress::new(OPENED_AT_ONCE, OPENED_PER_SECOND),
        })
    }

    /// Whether a cookie was given since its guest last put all other devices out.
    pub(crate) fn admits(&self, guest: &Guest) -> bool {
        let generations = self.generations.read().unwrap_or_else(PoisonError::into_inner);
        generations.get(&guest.id).is_none_or(|now| guest.generation >= *now)
    }

    fn begin(&self, guest: &Guest) {
        let mut generations = self.generations.write().unwrap_or_else(PoisonError::into_inner);
        let now = generations.entry(guest.id.clone()).or_default();
        *now = guest.generation.max(*now);
    }
}

/// What is kept of the secret of a link.
fn hash_of(secret: &str) -> LinkHash {
    *blake3::hash(format!("guest link\n{secret}").as_bytes()).as_bytes()
}

fn as_kept(guest: &Guest) -> KeptGuest {
    KeptGuest {
        guest: guest.id.text().to_owned(),
        name: guest.name.clone(),
        language: guest.language.code().to_owned(),
        generation: guest.generation,
    }
}

impl Tables {
    /// Makes a new link of a guest, which voids the one before. Answers its secret, which nobody can say again.
    ///
    /// # Errors
    /// If too many are made, or the disk refuses.
    pub(crate) async fn link_guest(
        &self,
        guest: &Guest,
        from: std::net::IpAddr,
    ) -> Result<String, Fault> {
        self.may_make_a_link(from)?;
        let secret = word();
        let kept = self.keep_guest(guest, Some(hash_of(&secret))).await;
        kept.map_err(|error| refused(&error))?;
        Ok(secret)
    }

    /// Voids the link of a guest and puts all devices out but the one that asks, which takes the guest as answered here.
    ///
    /// # Errors
    /// If it is done too often, or the disk refuses.
    pub(crate) async fn put_devices_out(
        &self,
        guest: &Guest,
        from: std::net::IpAddr,
    ) -> Result<Guest, Fault> {
        self.may_make_a_link(from)?;
        let guest = Guest { generation: guest.generation.saturating_add(1), ..guest.clone() };
        let kept = self.keep_guest(&guest, None).await;
        kept.map_err(|error| refused(&error))?;
        // From here on nobody comes in by an old cookie; then those go who are in.
        self.devices.begin(&guest);
        for task in self.awake() {
            // A task that has just ended has no clients.
            let _ = task.send(Call::PutOut { guest: guest.id.clone() }).await;
        }
        Ok(guest)
    }

    /// The guest whom the secret of a link carries.
    ///
    /// # Errors
    /// If the link is void, too many are tried, or the disk refuses.
    pub(crate) async fn guest_of_link(
        &self,
        secret: &str,
        from: std::net::IpAddr,
    ) -> Result<Guest, Fault> {
        if !self.devices.opened.take(from) {
            return Err(Fault::TooFast);
        }
        let found = self.store.linked_guest(hash_of(secret)).await;
        let kept = found.map_err(|error| refused(&error))?.ok_or(Fault::WrongGuestLink)?;
        let language = kept.language.parse().unwrap_or_else(|_| Language::default());
        let KeptGuest { guest, name, generation, .. } = kept;
        if let Err(error) = self.store.use_link(&guest, self.time()).await {
            // It carries all the same, and is noted another time.
            tracing::debug!(%error, "the use of a link cannot be noted");
        }
        Ok(Guest { id: GuestId::kept(guest), name, language, generation })
    }

    /// Another name or language goes along with the link of a guest, if there is one.
    pub(crate) async fn rename_link(self: &Arc<Self>, guest: &Guest) {
        static SAID: Seldom = Seldom::new();
        if let Err(error) = self.store.rename_guest(as_kept(guest)).await
            && let Some(times) = SAID.again()
        {
            tracing::warn!(times, %error, "the link of a guest keeps the name from before");
        }
    }

    async fn keep_guest(&self, guest: &Guest, link: Option<LinkHash>) -> Result<(), StoreError> {
        self.store.keep_guest(as_kept(guest), link, self.settings.links(self.time())).await
    }

    fn may_make_a_link(&self, from: std::net::IpAddr) -> Result<(), Fault> {
        if self.devices.made.take(from) { Ok(()) } else { Err(Fault::TooMany(Many::Links)) }
    }
}

fn refused(error: &StoreError) -> Fault {
    static SAID: Seldom = Seldom::new();
    if *error == StoreError::LinksFull {
        return Fault::LinksFull;
    }
    if let Some(times) = SAID.again() {
        tracing::error!(times, %error, "the link of a guest cannot be read or written");
    }
    Fault::Storage
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::said::Said;

    #[test]
    fn a_full_disk_is_one_line_however_many_ask_for_a_link() {
        let said = Said::listen();
        for _ in 0..100 {
            assert_eq!(refused(&StoreError::Full), Fault::Storage);
        }
        assert_eq!(said.about("").len(), 1, "{said:?}");
        assert_eq!(said.about("cannot be read or written").len(), 1, "{said:?}");
    }
}
