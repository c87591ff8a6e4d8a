//! `sangfroid serve` as a process of its own, for tests of what happens to it from outside.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server process. Dropping it kills it on the spot, as a power cut would, and waits until it is gone.
#[derive(Debug)]
pub(crate) struct Served {
    child: Child,
    url: String,
}

impl Served {
    /// Starts a server in a folder, on any port, and waits until it is ready.
    pub(crate) fn start(folder: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sangfroid"));
        command.args(arguments(folder));
        Self::run(command).expect("the server starts")
    }

    /// Runs a command that starts a server; or says what it wrote to standard error before it ended.
    pub(crate) fn run(mut command: Command) -> Result<Self, String> {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
        out.read_line(&mut line).expect("the server speaks");
        let mut errors = child.stderr.take().expect("it is piped");
        let Some((_, rest)) = line.split_once("http://") else {
            let mut text = String::new();
            errors.read_to_string(&mut text).expect("the server says why");
            let _ = child.wait();
            return Err(text);
        };
        let address = rest.split_whitespace().next().expect("an address follows");
        // Somebody must read the log, or the server would wait for that.
        std::thread::spawn(move || std::io::copy(&mut errors, &mut std::io::sink()));
        Ok(Self { child, url: format!("http://{address}") })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// The number of its process.
    #[cfg(target_os = "linux")]
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// The server's memory of its own log is of no use to the test; whether it still runs is.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // On Unix this is SIGKILL: the process has no chance to put anything in order.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The arguments of a server in this folder, with limits that tests do not reach.
pub(crate) fn arguments(folder: &Path) -> Vec<String> {
    let config = folder.join("server.toml");
    let generous = "open_per_address = 100000\nconnections_per_address = 100000\nrequests_burst = 1000000\nrequests_per_second = 1e6\n\
                    messages_burst = 1000000\nmessages_per_second = 1e6\nchat_burst = 1000000\n\
                    chat_per_second = 1e6\ntables_per_guest = 1000000\n";
    std::fs::write(&config, generous).expect("a file can be written");
    let data = folder.join("data");
    let texts =
        ["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--config"].map(str::to_owned);
    let paths = [config, data].map(|path| path.display().to_string());
    let [config, data] = paths;
    texts.into_iter().chain([config, "--data".into(), data]).collect()
}
