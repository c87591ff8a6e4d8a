//! What was measured, in words and numbers.

use std::fmt;

use serde::Serialize;

/// Times in milliseconds.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Spread {
    pub(super) median: f64,
    pub(super) p99: f64,
    pub(super) longest: f64,
    /// The share within 50 ms.
    pub(super) within_50: f64,
}

impl Spread {
    /// From times in microseconds.
    pub(super) fn of(mut times: Vec<u32>) -> Self {
        if times.is_empty() {
            return Self::default();
        }
        times.sort_unstable();
        let at = |share: f64| {
            let place = (share * times.len() as f64) as usize;
            f64::from(times[place.min(times.len() - 1)]) / 1000.0
        };
        let within = times.partition_point(|time| *time <= 50_000);
        Self {
            median: at(0.5),
            p99: at(0.99),
            longest: at(1.0),
            within_50: within as f64 / times.len() as f64,
        }
    }
}

/// What the load showed.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Load {
    pub(super) seconds: f64,
    pub(super) answers: u64,
    pub(super) answers_per_second: f64,
    /// From sending an answer until every other client of the table has seen it.
    pub(super) seen_by_all: Spread,
    /// From sending an answer until its author knows that it is on disk.
    pub(super) acknowledged: Spread,
    pub(super) frames: u64,
    pub(super) bytes_per_frame: u64,
    /// Processor time of the server for one answer, in microseconds.
    pub(super) server_micros: f64,
    /// Processor time of the load generator for one answer, in microseconds.
    pub(super) generator_micros: f64,
    /// The share of the processors' time that a host of virtual machines gave to others.
    pub(super) stolen: Option<f64>,
    /// Answers each table has on average when the load ends.
    pub(super) answers_per_table: u64,
}

/// Everything that was measured.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Figures {
    pub(super) game: String,
    pub(super) tables: u32,
    pub(super) clients: u32,
    pub(super) cores: usize,
    pub(super) load: Load,
    pub(super) memory_under_load: u64,
    pub(super) table_bytes: u64,
    pub(super) restore: Spread,
    pub(super) sockets: u32,
    pub(super) socket_bytes: u64,
    pub(super) socket_total: u64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { load, restore, .. } = self;
        writeln!(
            f,
            "{}: {} tables, {} clients, {} cores shared with the load generator",
            self.game, self.tables, self.clients, self.cores
        )?;
        writeln!(
            f,
            "durable answers       {:.0} per second over {:.1} s ({} frames, {} bytes each)",
            load.answers_per_second, load.seconds, load.frames, load.bytes_per_frame
        )?;
        writeln!(
            f,
            "seen by all others    median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms; {:.2} % within 50 ms",
            load.seen_by_all.median,
            load.seen_by_all.p99,
            load.seen_by_all.longest,
            load.seen_by_all.within_50 * 100.0
        )?;
        writeln!(
            f,
            "acknowledged          median {:.1} ms, 99 % {:.1} ms",
            load.acknowledged.median, load.acknowledged.p99
        )?;
        writeln!(
            f,
            "processor time        {:.0} µs an answer in the server, {:.0} µs in the load generator",
            load.server_micros, load.generator_micros
        )?;
        if let Some(stolen) = load.stolen {
            writeln!(
                f,
                "taken by the host     {:.1} % of the processors' time went to other machines",
                stolen * 100.0
            )?;
        }
        writeln!(f, "memory under load     {:.1} MB", self.memory_under_load as f64 / 1e6)?;
        writeln!(
            f,
            "a live table          {:.1} kB without sockets, after {} answers",
            self.table_bytes as f64 / 1e3,
            load.answers_per_table
        )?;
        writeln!(
            f,
            "restoring a table     median {:.1} ms, longest {:.1} ms",
            restore.median, restore.longest
        )?;
        write!(
            f,
            "{} idle sockets    {:.1} kB each, {:.1} MB in all",
            self.sockets,
            self.socket_bytes as f64 / 1e3,
            self.socket_total as f64 / 1e6
        )
    }
}
