//! How much is too much: messages, connections and tables.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::GuestId;

/// A bucket that fills with time; everything done takes a drop out of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    drops: f32,
    most: f32,
    per_second: f32,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(most: u32, per_second: f32) -> Self {
        Self { drops: most as f32, most: most as f32, per_second, filled: Instant::now() }
    }

    /// Takes a drop; false if there is none.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.filled).as_secs_f32();
        self.filled = now;
        self.drops = since.mul_add(self.per_second, self.drops).min(self.most);
        let enough = self.drops >= 1.0;
        if enough {
            self.drops -= 1.0;
        }
        enough
    }

    /// Whether it would be full by now, so that forgetting it changes nothing.
    fn is_full(&self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.filled).as_secs_f32();
        since.mul_add(self.per_second, self.drops) >= self.most
    }
}

/// Whose an address is: a home or a school has a whole IPv6 network of 64 bits to call from.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
        }
        old => old,
    }
}

/// Buckets by whose they are.
#[derive(Debug)]
struct Buckets<Whose> {
    most: u32,
    per_second: f32,
    buckets: Mutex<(HashMap<Whose, Bucket>, Instant)>,
}

/// How often full buckets are thrown away.
const SWEEP: Duration = Duration::from_secs(60);

impl<Whose: Eq + Hash> Buckets<Whose> {
    fn new(most: u32, per_second: f32) -> Self {
        Self { most, per_second, buckets: Mutex::new((HashMap::new(), Instant::now())) }
    }

    /// Takes a drop from somebody's bucket; false if there is none.
    fn take(&self, whose: Whose) -> bool {
        let now = Instant::now();
        let mut guard = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let (buckets, swept) = &mut *guard;
        if now.saturating_duration_since(*swept) > SWEEP {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            *swept = now;
        }
        buckets.entry(whose).or_insert_with(|| Bucket::full(self.most, self.per_second)).take(now)
    }
}

/// How much may come from one address.
#[derive(Debug)]
pub(crate) struct PerAddress(Buckets<IpAddr>);

impl PerAddress {
    /// So many at once, and so many per second in the long run.
    pub(crate) fn new(most: u32, per_second: f32) -> Self {
        Self(Buckets::new(most, per_second))
    }

    /// So many a day.
    pub(crate) fn a_day(most: u32) -> Self {
        Self::new(most, most as f32 / SECONDS_OF_A_DAY)
    }

    /// Whether one more is bearable.
    pub(crate) fn take(&self, address: IpAddr) -> bool {
        self.0.take(network(address))
    }
}

const SECONDS_OF_A_DAY: f32 = 86_400.0;

/// How much one guest may do, over however many sockets; and all who call from one address together, since becoming
/// another guest costs nothing.
#[derive(Debug)]
pub(crate) struct PerGuest {
    guests: Buckets<GuestId>,
    addresses: PerAddress,
}

impl PerGuest {
    /// So many at once for a guest, and so many per second in the long run; an address counts as so many guests.
    pub(crate) fn new(most: u32, per_second: f32, guests_per_address: u32) -> Self {
        let guests = guests_per_address.max(1);
        Self {
            guests: Buckets::new(most, per_second),
            addresses: PerAddress::new(most.saturating_mul(guests), per_second * guests as f32),
        }
    }

    /// Whether one more is bearable. What a guest is denied costs the others at the address nothing.
    pub(crate) fn take(&self, guest: Option<&GuestId>, address: IpAddr) -> bool {
        guest.is_none_or(|guest| self.guests.take(guest.clone())) && self.addresses.take(address)
    }
}

/// Turns of addresses: each does one thing after the other, and none waits for another.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    of: Mutex<HashMap<IpAddr, Weak<Semaphore>>>,
}

/// A turn of an address, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    _permit: Option<OwnedSemaphorePermit>,
}

impl Turns {
    /// Waits for the turn of this address.
    pub(crate) async fn take(&self, address: IpAddr) -> Turn {
        let turns = {
            let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever waits or works keeps the turns of an address; nobody else does.
            of.retain(|_, turns| turns.strong_count() > 0);
            let address = network(address);
            let turns = of.get(&address).and_then(Weak::upgrade);
            turns.unwrap_or_else(|| {
                let turns = Arc::new(Semaphore::new(1));
                of.insert(address, Arc::downgrade(&turns));
                turns
            })
        };
        // It is never closed.
        Turn { _permit: turns.acquire_owned().await.ok() }
    }
}

/// Counts open connections by address.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    open: Mutex<HashMap<IpAddr, u32>>,
}

/// One open connection; dropping it gives the place free.
#[derive(Debug)]
pub(crate) struct Place {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// A place for one more connection of this address, if there are fewer than `most`.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr, most: u32) -> Option<Place> {
        let address = network(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { connections: Arc::clone(self), address })
    }

    /// How many are open, whoever holds them.
    pub(crate) fn count(&self) -> usize {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.values().map(|count| *count as usize).sum()
    }
}

impl Place {
    /// Whose it is.
    pub(crate) const fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::task::Poll;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_fills_with_time() {
        let mut bucket = Bucket::full(2, 1.0);
        let now = Instant::now();
        assert!(bucket.take(now) && bucket.take(now) && !bucket.take(now));
        assert!(bucket.take(now + Duration::from_secs(1)));
        assert!(!bucket.take(now + Duration::from_secs(1)));
        assert!(!bucket.take(now), "a clock that goes back fills nothing");
    }

    #[tokio::test(start_paused = true)]
    async fn a_guest_is_one_guest_on_every_socket_and_an_address_is_a_few_guests() {
        let chat = PerGuest::new(2, 0.1, 3);
        let [here, there]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        let ana = GuestId::fresh();
        assert!(chat.take(Some(&ana), here) && chat.take(Some(&ana), here));
        assert!(!chat.take(Some(&ana), here) && !chat.take(Some(&ana), there));
        // Two of the six drops of the address are gone; whoever becomes somebody else finds the other four.
        let others = (0..9).filter(|_| chat.take(Some(&GuestId::fresh()), here)).count();
        assert_eq!(others, 4);
        assert!(chat.take(Some(&GuestId::fresh()), there));
        tokio::time::advance(Duration::from_secs(10)).await;
        assert!(chat.take(Some(&ana), here), "buckets fill with time");
    }

    #[tokio::test]
    async fn an_address_waits_for_its_own_turns_alone() {
        let turns = Turns::default();
        let [here, there]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        let first = turns.take(here).await;
        drop(turns.take(there).await);
        let mut second = std::pin::pin!(turns.take(here));
        let is_waiting = poll_fn(|context| Poll::Ready(second.as_mut().poll(context).is_pending()));
        assert!(is_waiting.await);
        drop(first);
        second.await;
        drop(turns.take(there).await);
        assert_eq!(turns.of.lock().unwrap().len(), 1, "nobody at the first waits any more");
    }

    #[test]
    fn a_network_of_64_bits_is_one_address() {
        let connections = Arc::new(Connections::default());
        let enter = |address: &str| connections.enter(address.parse().expect("an address"), 1);
        let first = enter("2001:db8:1:2::1");
        assert!(first.is_some() && enter("2001:db8:1:2:ffff::9").is_none());
        let others = [enter("2001:db8:1:3::1"), enter("::ffff:10.0.0.1")];
        assert!(others.iter().all(Option::is_some));
        assert!(enter("10.0.0.1").is_none(), "the same address, written as IPv6 and as IPv4");
        assert_eq!(connections.count(), 3);
    }

    #[test]
    fn connections_are_counted_by_address() {
        let connections = Arc::new(Connections::default());
        let here: IpAddr = [127, 0, 0, 1].into();
        let first = connections.enter(here, 1);
        assert!(first.is_some() && connections.enter(here, 1).is_none());
        assert!(connections.enter([127, 0, 0, 2].into(), 1).is_some());
        drop(first);
        assert!(connections.enter(here, 1).is_some());
    }
}
