//! What a host can set, with defaults that suit a small server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;
use url::Url;

use crate::store::{LinkLimits, ListLimits, UploadLimits};

/// How a server is run. Every field can stand in a file; `docs/hosting.md` explains them all.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people type. Sockets and changes are taken from pages of this address.
    pub public_url: Option<String>,
    /// Whether a reverse proxy stands before the server and tells in `X-Forwarded-For` who calls.
    pub behind_proxy: bool,
    /// How many connections of any kind one address may hold, sockets among them. An IPv6 network of 64 bits is one
    /// address. It is not counted behind a proxy, through which everybody comes by one address.
    pub open_per_address: u32,
    /// How many connections there may be in all; 0 for as many as the system lets a process have files.
    pub open_in_all: u32,
    /// How many seconds a connection may take over a request, take nothing of its answer, or stay silent between two of
    /// them.
    pub patience_seconds: u32,
    /// How many sockets one address may hold.
    pub connections_per_address: u32,
    /// How many requests one address may send at once, and per second in the long run.
    pub requests_burst: u32,
    /// See `requests_burst`.
    pub requests_per_second: f32,
    /// How many messages one socket may send at once, and per second in the long run.
    pub messages_burst: u32,
    /// See `messages_burst`.
    pub messages_per_second: f32,
    /// How many guests one address counts for: what a guest may do or keep, an address may do so many times, and set so
    /// many times the tables and bring so many times the records of a guest in a day.
    pub guests_per_address: u32,
    /// How many lines one guest may say at once, and per second in the long run.
    pub chat_burst: u32,
    /// See `chat_burst`.
    pub chat_per_second: f32,
    /// How many small things one guest may change at once, and per second in the long run: mutes, passes, votes and
    /// answers taken back.
    pub changes_burst: u32,
    /// See `changes_burst`.
    pub changes_per_second: f32,
    /// How many answers one guest may try at once, and per second in the long run.
    pub tries_burst: u32,
    /// See `tries_burst`.
    pub tries_per_second: f32,
    /// How many unfinished tables one guest may host.
    pub tables_per_guest: u32,
    /// How many records from elsewhere one guest may keep here.
    pub uploads_per_guest: u32,
    /// How many megabytes the records that people bring may have in all.
    pub uploads_megabytes: u32,
    /// How many of these megabytes may come from one address. An IPv6 network of 64 bits is one address.
    pub uploads_megabytes_per_address: u32,
    /// How many lists of one kind (decks, bands, terrain) one guest may keep for one game.
    pub lists_per_guest: u32,
    /// How many megabytes the lists that guests keep may have in all.
    pub lists_megabytes: u32,
    /// How many of these megabytes may be written at one address. An IPv6 network of 64 bits is one address.
    pub lists_megabytes_per_address: u32,
    /// A folder of card sets that are added to the games: a folder for each game, named by its slug.
    pub card_sets: Option<PathBuf>,
    /// How many seconds a deal waits for those who have sealed a salt and do not open it, and then for those who have to
    /// seal another.
    pub opening_seconds: u32,
    /// After how many seconds without anybody a table leaves memory.
    pub idle_seconds: u32,
    /// After how many days a table that nobody touches, or a record from elsewhere that nobody opens, is forgotten; 0 for
    /// never. Records of games that were played here stay.
    pub forget_days: u32,
    /// The largest size of the database in megabytes; 0 for no limit.
    pub database_megabytes: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data: PathBuf::from("sangfroid-data"),
            public_url: None,
            behind_proxy: false,
            open_per_address: 128,
            open_in_all: 0,
            patience_seconds: 30,
            connections_per_address: 64,
            requests_burst: 120,
            requests_per_second: 20.0,
            messages_burst: 60,
            messages_per_second: 20.0,
            guests_per_address: 16,
            chat_burst: 5,
            chat_per_second: 0.5,
            changes_burst: 60,
            changes_per_second: 2.0,
            tries_burst: 30,
            tries_per_second: 10.0,
            tables_per_guest: 20,
            uploads_per_guest: 50,
            uploads_megabytes: 200,
            uploads_megabytes_per_address: 50,
            lists_per_guest: 40,
            lists_megabytes: 100,
            lists_megabytes_per_address: 25,
            card_sets: None,
            opening_seconds: 5,
            idle_seconds: 300,
            forget_days: 60,
            database_megabytes: 0,
        }
    }
}

/// A year in milliseconds.
const YEAR: u64 = 365 * 86_400_000;

/// Of how many guests a link is kept.
const MOST_LINKS: u32 = 100_000;

fn bytes(megabytes: u32) -> u64 {
    u64::from(megabytes) * 1_000_000
}

impl Settings {
    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(u64::from(self.idle_seconds.max(1)))
    }

    pub(crate) fn opening(&self) -> Duration {
        Duration::from_secs(u64::from(self.opening_seconds))
    }

    /// What was last touched before this time is forgotten; 0 if nothing is.
    pub(crate) fn forget_before(&self, now: u64) -> u64 {
        let kept = u64::from(self.forget_days) * 86_400_000;
        // Without a limit nothing is forgotten.
        if kept == 0 { 0 } else { now.saturating_sub(kept) }
    }

    /// How long ago the link of a guest was last used that is forgotten: a year, or as long as tables are kept.
    pub(crate) fn links(&self, now: u64) -> LinkLimits {
        let long_ago = now.saturating_sub(YEAR).min(self.forget_before(now));
        LinkLimits { guests: MOST_LINKS, now, forget_before: long_ago }
    }

    /// How much of the lists of guests is kept.
    pub(crate) fn lists(&self) -> ListLimits {
        ListLimits {
            bytes_per_place: bytes(self.lists_megabytes_per_address),
            bytes_in_all: bytes(self.lists_megabytes),
        }
    }

    /// How much of what people bring is kept.
    pub(crate) fn uploads(&self) -> UploadLimits {
        UploadLimits {
            per_guest: self.uploads_per_guest,
            bytes_per_place: bytes(self.uploads_megabytes_per_address),
            bytes_in_all: bytes(self.uploads_megabytes),
        }
    }

    /// How long a connection may dawdle.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs(u64::from(self.patience_seconds.max(1)))
    }

    /// The address people type: as set, or where the server listens.
    #[must_use]
    pub fn url(&self, listening: SocketAddr) -> String {
        self.public_url.clone().unwrap_or_else(|| format!("http://{listening}"))
    }

    /// The same settings with the public address as browsers write it, however it was typed.
    ///
    /// # Errors
    /// If it is no address of a whole server.
    pub(crate) fn normalised(mut self) -> Result<Self, String> {
        let Some(typed) = &self.public_url else { return Ok(self) };
        let url = Url::parse(typed).map_err(|error| error.to_string())?;
        let is_whole = matches!(url.scheme(), "http" | "https")
            && matches!(url.path(), "" | "/")
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty();
        if !is_whole {
            return Err("it is “https://” and a name, and nothing else".to_owned());
        }
        self.public_url = Some(url.origin().ascii_serialization());
        Ok(self)
    }

    /// Whether cookies may travel over TLS only.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn normal(typed: &str) -> Result<String, String> {
        let settings = Settings { public_url: Some(typed.into()), ..Settings::default() };
        let listening = settings.listen;
        settings.normalised().map(|settings| settings.url(listening))
    }

    #[test]
    fn a_public_address_is_what_browsers_make_of_it() {
        for typed in [
            "https://Play.Example.org/",
            "HTTPS://play.example.org:443",
            "https://play.example.org",
        ] {
            assert_eq!(normal(typed).as_deref(), Ok("https://play.example.org"), "{typed}");
        }
        assert_eq!(normal("http://box:7878/").as_deref(), Ok("http://box:7878"));
        assert_eq!(normal("https://été.example").as_deref(), Ok("https://xn--t-9fab.example"));
        for wrong in [
            "play.example.org",
            "https://a.example/b",
            "ftp://a.example",
            "https://u@a.example",
            "",
        ] {
            assert!(normal(wrong).is_err(), "{wrong}");
        }
    }
}
