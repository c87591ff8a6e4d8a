//! The server under test: another process of this program, in a folder that goes when the measurement is over.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{self, Command, Stdio};

use tempfile::TempDir;

use crate::failure::Failure;

/// Limits of a server that is measured: out of the way.
const SETTINGS: &str = "\
open_per_address = 1000000
connections_per_address = 1000000
requests_burst = 100000000
requests_per_second = 100000000.0
messages_burst = 1000000
messages_per_second = 1000000.0
tables_per_guest = 1000000
idle_seconds = 3600
";

/// A running server.
#[derive(Debug)]
pub(super) struct Child {
    process: process::Child,
    folder: Option<TempDir>,
    pub(super) url: String,
}

impl Child {
    fn problem(error: impl std::fmt::Display) -> Failure {
        Failure::new(format!("the server under test cannot run: {error}"))
    }

    /// Starts a server, in a fresh folder or in one that was used before.
    fn start_in(folder: TempDir) -> Result<Self, Failure> {
        let settings = folder.path().join("bench.toml");
        fs::write(&settings, SETTINGS).map_err(Self::problem)?;
        let program = std::env::current_exe().map_err(Self::problem)?;
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"])
            .arg("--data")
            .arg(folder.path())
            .arg("--config")
            .arg(&settings)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(Self::problem)?;
        let out = process.stdout.take().ok_or_else(|| Self::problem("it has no output"))?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).map_err(Self::problem)?;
        let url =
            line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned);
        let url = url.ok_or_else(|| Self::problem("it does not say where it listens"))?;
        Ok(Self { process, folder: Some(folder), url })
    }

    pub(super) fn start(folder: Option<&Path>) -> Result<Self, Failure> {
        let mut fresh = tempfile::Builder::new();
        fresh.prefix("sangfroid-bench-");
        let folder = folder.map_or_else(|| fresh.tempdir(), |folder| fresh.tempdir_in(folder));
        Self::start_in(folder.map_err(Self::problem)?)
    }

    /// Stops the server in order and starts it again in the same folder.
    pub(super) fn restart(mut self) -> Result<Self, Failure> {
        let folder = self.folder.take().ok_or_else(|| Self::problem("its folder is gone"))?;
        self.end()?;
        Self::start_in(folder)
    }

    pub(super) fn stop(mut self) -> Result<(), Failure> {
        self.end()
    }

    fn end(&mut self) -> Result<(), Failure> {
        let told = Command::new("kill").arg(self.process.id().to_string()).status();
        told.map_err(Self::problem)?;
        self.process.wait().map_err(Self::problem)?;
        Ok(())
    }

    /// The processor time the server has used, in seconds.
    pub(super) fn busy(&self) -> Result<f64, Failure> {
        busy(&self.process.id().to_string())
            .ok_or_else(|| Self::problem("its time is not known here"))
    }

    /// The memory the server holds, in bytes.
    pub(super) fn memory(&self) -> Result<u64, Failure> {
        let path = format!("/proc/{}/status", self.process.id());
        let status = fs::read_to_string(path).map_err(Self::problem)?;
        let kilobytes = status.lines().find_map(|line| {
            line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse::<u64>().ok()
        });
        kilobytes
            .map(|kilobytes| kilobytes * 1024)
            .ok_or_else(|| Self::problem("its size is not known here"))
    }
}

/// The processor time of a process in seconds: hundredths are how the system counts.
pub(super) fn busy(process: &str) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / 100.0)
}

/// The time of all processors since the machine started, and how much of it a host that runs other machines beside this one
/// gave to those while this one wanted it.
pub(super) fn processors() -> Option<(u64, u64)> {
    let stat = fs::read_to_string("/proc/stat").ok()?;
    let fields = stat.lines().next()?.split_whitespace().skip(1).take(8);
    let fields: Vec<u64> = fields.filter_map(|field| field.parse().ok()).collect();
    Some((fields.iter().sum(), *fields.get(7)?))
}

impl Drop for Child {
    fn drop(&mut self) {
        // It has ended already unless the measurement broke off.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
