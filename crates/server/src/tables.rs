//! All tables of a server: which are awake, which sleep in the store, and how to reach their tasks.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{NewTable, TableLine, TableList, TableState};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::calendar::Calendar;
use crate::devices::Devices;
use crate::fault::Many;
use crate::games::Games;
use crate::limits::{Connections, PerAddress, PerGuest, network};
use crate::now::now;
use crate::room::{Entry, Headline, Person, Room, set};
use crate::store::{EPOCH, Store, StoreError, TableId};
use crate::table_task::{Call, Operation, Request, TableTask};
use crate::{Fault, Guest, GuestId, Settings, chance};

/// How many calls wait before a task.
const MAILBOX: usize = 128;

/// With so many entries between two looks after the tables, there is time for other things.
const QUIET: u64 = 20;

/// After a restart everybody has at least so much time left.
const AFTER_RESTART: Duration = Duration::from_secs(600);

/// How often a day each of the lists is written that an address may keep: a list grows by small steps.
const WRITTEN_A_DAY: u32 = 10;

/// How many tables of each kind the lobby lists.
const LISTED: usize = 100;

/// A server's tables and what they share.
pub(crate) struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) games: Games,
    /// Where the server really listens.
    pub(crate) listening: SocketAddr,
    /// Which time it is, for what lasts for days.
    calendar: Calendar,
    /// This life of the data folder: numbers of entries that clients have seen mean something within it only.
    pub(crate) epoch: u32,
    /// What cookies and seat links are signed with.
    pub(crate) key: [u8; 32],
    pub(crate) connections: Arc<Connections>,
    requests: PerAddress,
    /// Tables that an address sets.
    new_tables: PerAddress,
    /// Records that an address brings.
    pub(crate) uploads: PerAddress,
    /// Lists that an address keeps, each time they are written.
    pub(crate) lists: PerAddress,
    /// Lines of chat.
    pub(crate) talk: PerGuest,
    /// Mutes, passes, votes, answers taken back.
    pub(crate) changes: PerGuest,
    /// Links that carry guests, and whom they put out.
    pub(crate) devices: Devices,
    /// Answers that are only tried.
    pub(crate) tries: PerGuest,
    /// How many tables guests are just about to set.
    being_set: Mutex<HashMap<GuestId, u32>>,
    /// Counts entries. It is kept because finding it by name would cost more than counting.
    entries_written: metrics::Counter,
    /// How many entries were written since the last look.
    written: AtomicU64,
    stopping: AtomicBool,
    slots: Mutex<HashMap<TableId, Slot>>,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tables({})", self.listening)
    }
}

/// A table, awake or asleep.
#[derive(Debug)]
pub(crate) struct Slot {
    /// Nothing is known of a table that was set aside before it was ever put away.
    pub(crate) headline: Option<Arc<Headline>>,
    task: Option<mpsc::Sender<Call>>,
    /// Why the table cannot be loaded. It is left alone until somebody has looked at it.
    pub(crate) set_aside: Option<Fault>,
    /// Since when the table lies in the bin, in milliseconds since 1970.
    pub(crate) binned: Option<u64>,
}

impl Slot {
    fn asleep(headline: Option<Headline>) -> Self {
        Self { headline: headline.map(Arc::new), task: None, set_aside: None, binned: None }
    }

    pub(crate) fn is_awake(&self) -> bool {
        self.task.as_ref().is_some_and(|task| !task.is_closed())
    }
}

impl Tables {
    /// Finds every table in the store again. One that cannot be loaded is set aside.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        settings: Settings,
        games: Games,
        listening: SocketAddr,
    ) -> Result<Arc<Self>, StoreError> {
        let key = store.secret("signing", chance::bytes()).await?;
        let epoch = epoch_of(store.secret(EPOCH, chance::bytes()).await?);
        let devices = Devices::open(store.as_ref()).await?;
        let mut slots = HashMap::new();
        for kept in store.tables().await? {
            let headline = serde_json::from_str::<Headline>(&kept.headline).ok();
            let slot = match headline {
                Some(headline) if !kept.loose => Slot::asleep(Some(headline)),
                // The process ended before the table was put away: its log knows better.
                former => match load(store.as_ref(), games, &kept.id, former.as_ref()).await {
                    Ok(room) => Slot::asleep(Some(as_found(&room))),
                    Err(fault) => Slot { set_aside: Some(fault), ..Slot::asleep(former) },
                },
            };
            slots.insert(kept.id, Slot { binned: kept.binned, ..slot });
        }
        let Settings { guests_per_address: guests, .. } = settings;
        let per_guest = |most, per_second| PerGuest::new(most, per_second, guests);
        Ok(Arc::new(Self {
            requests: PerAddress::new(settings.requests_burst, settings.requests_per_second),
            new_tables: PerAddress::a_day(settings.tables_per_guest.saturating_mul(guests)),
            uploads: PerAddress::a_day(settings.uploads_per_guest.saturating_mul(guests)),
            lists: PerAddress::a_day(
                settings.lists_per_guest.saturating_mul(guests).saturating_mul(WRITTEN_A_DAY),
            ),
            talk: per_guest(settings.chat_burst, settings.chat_per_second),
            changes: per_guest(settings.changes_burst, settings.changes_per_second),
            tries: per_guest(settings.tries_burst, settings.tries_per_second),
            devices,
            store,
            settings,
            games,
            listening,
            calendar: Calendar::new(now(), AFTER_RESTART),
            epoch,
            key,
            connections: Arc::new(Connections::default()),
            being_set: Mutex::default(),
            entries_written: metrics::counter!("sangfroid_entries_written_total"),
            written: AtomicU64::new(0),
            stopping: AtomicBool::new(false),
            slots: Mutex::new(slots),
        }))
    }

    /// The time in milliseconds since 1970, as far as the clock of the machine can be trusted.
    pub(crate) fn time(&self) -> u64 {
        self.calendar.time(now())
    }

    /// Before this moment nobody's days end.
    pub(crate) fn lenient_until(&self) -> Instant {
        self.calendar.lenient_until()
    }

    pub(crate) fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        // A panic while the map is locked cannot leave it half changed: all changes are single steps.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a call to the task of a table, waking it if it sleeps.
    ///
    /// # Errors
    /// If there is no such table, or the server is about to stop.
    pub(crate) async fn call(
        self: &Arc<Self>,
        id: &TableId,
        call: Call,
    ) -> Result<mpsc::Sender<Call>, Fault> {
        let mut call = call;
        loop {
            let task = self.task(id)?;
            self.take_out_of_the_bin(id).await;
            match task.send(call).await {
                Ok(()) => return Ok(task),
                // The task has just retired: wake another one.
                Err(mpsc::error::SendError(back)) => call = back,
            }
        }
    }

    /// Asks the task of a table and waits for its answer.
    ///
    /// # Errors
    /// What the task refuses, and what [`call`](Self::call) does.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        call: impl FnOnce(oneshot::Sender<Result<T, Fault>>) -> Call,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        self.call(id, call(reply)).await?;
        // A task that ends without an answer does so because the server stops, or because of a mistake of ours.
        let lost = |_| Err(if self.is_stopping() { Fault::Stopping } else { Fault::Storage });
        answer.await.unwrap_or_else(lost)
    }

    fn task(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Call>, Fault> {
        if self.stopping.load(Ordering::Relaxed) {
            return Err(Fault::Stopping);
        }
        let mut slots = self.slots();
        let slot = slots.get_mut(id).ok_or(Fault::NoTable)?;
        if let Some(why) = &slot.set_aside {
            return Err(why.clone());
        }
        if let Some(task) = slot.task.as_ref().filter(|task| !task.is_closed()) {
            return Ok(task.clone());
        }
        let (task, calls) = mpsc::channel(MAILBOX);
        slot.task = Some(task.clone());
        let former = slot.headline.clone();
        tokio::spawn(TableTask::run(Arc::clone(self), id.clone(), former, calls));
        Ok(task)
    }

    /// The tasks of all tables that are awake.
    pub(crate) fn awake(&self) -> Vec<mpsc::Sender<Call>> {
        self.slots().values().filter_map(|slot| slot.task.clone()).collect()
    }

    /// Lets a task go, unless somebody has just called it. True if it may go.
    pub(crate) fn retire(
        &self,
        id: &TableId,
        calls: &mut mpsc::Receiver<Call>,
        headline: Option<Headline>,
    ) -> bool {
        let mut slots = self.slots();
        let Some(slot) = slots.get_mut(id) else { return true };
        if headline.is_some() && !calls.is_empty() {
            return false;
        }
        calls.close();
        slot.task = None;
        if let Some(headline) = headline {
            slot.headline = Some(Arc::new(headline));
        }
        true
    }

    /// Leaves a table alone that cannot be loaded: whoever asks for it hears why.
    pub(crate) fn set_aside(&self, id: &TableId, why: &Fault) {
        if let Some(slot) = self.slots().get_mut(id) {
            slot.set_aside = Some(why.clone());
        }
    }

    /// What is known of a table that sleeps.
    pub(crate) fn former(&self, id: &TableId) -> Option<Arc<Headline>> {
        self.slots().get(id).and_then(|slot| slot.headline.clone())
    }

    /// What the lobby says of a table from now on.
    pub(crate) fn update(&self, id: &TableId, headline: Headline) {
        if let Some(slot) = self.slots().get_mut(id) {
            slot.headline = Some(Arc::new(headline));
        }
    }

    /// Sets a new table.
    ///
    /// # Errors
    /// If something is wrong with the wish, the guest has too many tables, or the disk refuses.
    pub(crate) async fn create(
        &self,
        host: &Guest,
        address: IpAddr,
        wish: NewTable,
    ) -> Result<(TableId, String), Fault> {
        if !self.new_tables.take(address) {
            return Err(Fault::TooMany(Many::Tables));
        }
        self.create_for(host, wish, Vec::new()).await
    }

    /// Sets a new table at which people already sit.
    pub(crate) async fn create_for(
        &self,
        host: &Guest,
        wish: NewTable,
        people: Vec<Person>,
    ) -> Result<(TableId, String), Fault> {
        if self.stopping.load(Ordering::Relaxed) {
            return Err(Fault::Stopping);
        }
        let _place = self.place_for_a_table(&host.id)?;
        let at = now();
        let mut entries = vec![set(self.games, host, wish, at)?];
        entries.extend(people.into_iter().map(|(seat, guest, name)| Entry::Sat {
            at,
            seat,
            guest,
            name,
            salt: None,
        }));
        let id: TableId = chance::word().parse().expect("random words are names of tables");
        let write = |entry: &Entry| serde_json::to_string(entry).expect("an entry is plain data");
        let lines: Vec<String> = entries.iter().map(write).collect();
        let room = Room::replay(self.games, &id, &lines, None)?;
        self.store.append(&id, 0, lines).await.map_err(|error| {
            error.report(&id, "a table cannot be set");
            Fault::Storage
        })?;
        self.slots().insert(id.clone(), Slot::asleep(Some(room.headline(None))));
        metrics::counter!("sangfroid_tables_created_total").increment(1);
        Ok((id, room.setup.commitment))
    }

    /// A place for one more table of a guest. Whoever holds it is counted, so that many wishes at once are not more than
    /// one after the other.
    fn place_for_a_table(&self, host: &GuestId) -> Result<BeingSet<'_>, Fault> {
        let mut being_set = self.being_set.lock().unwrap_or_else(PoisonError::into_inner);
        let is_hosted = |headline: &&Arc<Headline>| {
            headline.host == *host && headline.state != TableState::Over
        };
        let slots = self.slots();
        let headlines = slots.values().filter_map(|slot| slot.headline.as_ref());
        let hosted = headlines.filter(is_hosted).count();
        let coming = being_set.get(host).map_or(0, |count| *count as usize);
        if hosted + coming >= self.settings.tables_per_guest as usize {
            return Err(Fault::TooMany(Many::Tables));
        }
        *being_set.entry(host.clone()).or_default() += 1;
        Ok(BeingSet { being_set: &self.being_set, host: host.clone() })
    }

    /// The lobby as a guest sees it.
    pub(crate) fn lobby(&self, reader: Option<&GuestId>) -> TableList {
        let mut list = TableList { mine: Vec::new(), open: Vec::new(), playing: Vec::new() };
        for (id, slot) in &*self.slots() {
            let Some(headline) = &slot.headline else { continue };
            let line = || headline.line(id.as_str(), reader);
            let is_mine = reader.is_some_and(|reader| {
                headline.host == *reader
                    || headline.guests.iter().any(|guests| guests.contains(reader))
            });
            let is_shown = headline.public && slot.set_aside.is_none();
            match headline.state {
                _ if slot.binned.is_some() => {}
                _ if is_mine => list.mine.push(line()),
                TableState::Open if is_shown && headline.has_free_seat() => list.open.push(line()),
                TableState::Playing if is_shown => list.playing.push(line()),
                TableState::Open | TableState::Playing | TableState::Over => {}
            }
        }
        for lines in [&mut list.mine, &mut list.open, &mut list.playing] {
            lines.sort_unstable_by_key(|line: &TableLine| std::cmp::Reverse(line.changed));
            lines.truncate(LISTED);
        }
        list
    }

    /// A guest who was called otherwise until now has another name at all of their tables at once.
    pub(crate) async fn rename(self: &Arc<Self>, guest: &Guest, from: &str) {
        for table in self.tables_of(&guest.id) {
            let (guest, operation) = (guest.clone(), Operation::Rename { from: from.to_owned() });
            let rename = |reply| Call::Do(Box::new(Request { guest, operation, reply }));
            // A table that is set aside keeps the name it knows.
            let _ = self.ask(&table, rename).await;
        }
    }

    /// The tables at which a guest has a seat and the game is not over, but for those in the bin, which a call would take
    /// out of it.
    fn tables_of(&self, guest: &GuestId) -> Vec<TableId> {
        let is_theirs = |slot: &Slot| {
            slot.headline.as_ref().is_some_and(|headline| {
                headline.state != TableState::Over
                    && slot.binned.is_none()
                    && headline.guests.iter().any(|guests| guests.contains(guest))
            })
        };
        let slots = self.slots();
        slots.iter().filter(|(_, slot)| is_theirs(slot)).map(|(id, _)| id.clone()).collect()
    }

    /// Counts entries that are on disk.
    pub(crate) fn count_entries(&self, count: u64) {
        self.entries_written.increment(count);
        self.written.fetch_add(count, Ordering::Relaxed);
    }

    /// Whether hardly anything was written since this was last asked.
    pub(crate) fn is_quiet(&self) -> bool {
        self.written.swap(0, Ordering::Relaxed) <= QUIET
    }

    /// How many tables there are, and how many of them are awake.
    pub(crate) fn count(&self) -> (usize, usize) {
        let slots = self.slots();
        (slots.len(), slots.values().filter(|slot| slot.is_awake()).count())
    }

    /// Puts all tables away and takes no more calls.
    pub(crate) async fn close(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let tasks: Vec<_> = self.slots().values_mut().filter_map(|slot| slot.task.take()).collect();
        let mut answers = Vec::new();
        for task in tasks {
            let (reply, answer) = oneshot::channel();
            if task.send(Call::Stop { reply }).await.is_ok() {
                answers.push(answer);
            }
        }
        for answer in answers {
            // A task that ended without an answer is put away all the same.
            let _ = answer.await;
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the database cannot be closed in order");
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Whether one more request of this address is bearable.
    pub(crate) fn allows_request(&self, address: IpAddr) -> bool {
        self.requests.take(address)
    }

    /// Where a call comes from, for what is counted on disk: no address is written there, only a hash of it that nobody can
    /// make without the server's secret.
    pub(crate) fn place(&self, address: IpAddr) -> String {
        let place = format!("place\n{}", network(address));
        blake3::keyed_hash(&self.key, place.as_bytes()).to_hex()[..32].to_owned()
    }

    /// The secret in the link of a seat.
    pub(crate) fn seat_token(&self, what: &str) -> blake3::Hash {
        blake3::keyed_hash(&self.key, format!("seat link\n{what}").as_bytes())
    }
}

/// A table that a guest is about to set; dropping it gives the place free, when the table is there or is not to be.
struct BeingSet<'a> {
    being_set: &'a Mutex<HashMap<GuestId, u32>>,
    host: GuestId,
}

impl Drop for BeingSet<'_> {
    fn drop(&mut self) {
        let mut being_set = self.being_set.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = being_set.get_mut(&self.host) {
            *count -= 1;
            if *count == 0 {
                being_set.remove(&self.host);
            }
        }
    }
}

/// What clients are told of the secret that marks a life of the data folder.
fn epoch_of(secret: [u8; 32]) -> u32 {
    let [a, b, c, d, ..] = *blake3::hash(&secret).as_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// Plays the log of a table again. Why that cannot be done is also said to the host.
///
/// # Errors
/// [`Fault::SetAside`] if the log is damaged.
pub(crate) async fn load(
    store: &dyn Store,
    games: Games,
    id: &TableId,
    former: Option<&Headline>,
) -> Result<Room, Fault> {
    let loaded = match store.load(id).await {
        Ok(log) => Room::replay(games, id, &log, former),
        Err(StoreError::Damaged(what)) => Err(Fault::SetAside(what)),
        Err(error) => {
            tracing::error!(table = %id, %error, "a table cannot be loaded");
            return Err(Fault::Storage);
        }
    };
    loaded.inspect_err(|fault| {
        if let Fault::SetAside(why) = fault {
            tracing::error!(table = %id, why, "a table is set aside; look at it with “sangfroid tables check”");
        }
    })
}

/// What the lobby says of a table whose process ended before it was put away.
fn as_found(room: &Room) -> Headline {
    // What was going on is found out when somebody comes, or now if time may be up. A game may have ended without time to
    // keep its record, too.
    let has_begun = room.state() != TableState::Open || room.is_starting();
    room.last_headline(has_begun.then_some(0))
}
