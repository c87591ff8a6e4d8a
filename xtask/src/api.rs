//! The API tested by its own document: a public tool sends what the document allows and what it forbids, and compares.
//!
//! The tool is schemathesis, from PyPI, in an environment of its own under the target folder. It is part of the gate in
//! full size only, since it needs Python and the network.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};

use crate::cargo::{code, root, status, target_directory};
use crate::web;

/// The tool, and nothing newer than what was tried.
const TOOL: &str = "schemathesis==4.32.5";

/// A server that lets one address ask as much as it likes: limits are tried elsewhere.
const SETTINGS: &str = "requests_burst = 1000000\nrequests_per_second = 1000000.0\n\
    tables_per_guest = 100000\nguests_per_address = 100000\nuploads_per_guest = 100000\n\
    open_per_address = 1000\nconnections_per_address = 1000\n";

/// For how long requests are sent.
const SECONDS: &str = "180";

/// `cargo xtask api`.
pub(crate) fn run() -> Result<ExitCode> {
    let folder = target_directory().join("api");
    fs::create_dir_all(&folder)?;
    let tool = tool(&folder)?;
    let program = web::program()?;
    let data = folder.join("data");
    if data.exists() {
        fs::remove_dir_all(&data)?;
    }
    let settings = folder.join("settings.toml");
    fs::write(&settings, SETTINGS)?;
    let mut server = Server(
        Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"])
            .arg(&data)
            .arg("--config")
            .arg(&settings)
            .stdout(Stdio::piped())
            .spawn()
            .context("the program cannot be started")?,
    );
    let address = server.address()?;
    let cookie = cookie(&address)?;
    let done = status(
        Command::new(tool)
            .arg("--config-file")
            .arg(root().join("xtask/schemathesis.toml"))
            .args(["run", "--checks", "all", "--max-time", SECONDS, "--continue-on-failure"])
            .args(["--header", &format!("Cookie: {cookie}")])
            .args(["--seed", &env::var("LAW_SEED").unwrap_or_else(|_| "1".into())])
            .arg(format!("http://{address}/api/openapi.json"))
            .env("SCHEMATHESIS_HOOKS", root().join("xtask/schemathesis_hooks.py"))
            .current_dir(&folder),
    )?;
    Ok(code(done))
}

/// The tool, installed if it is not there.
fn tool(folder: &Path) -> Result<std::path::PathBuf> {
    let home = folder.join("python");
    let tool = home.join("bin/schemathesis");
    if !tool.exists() {
        let made = status(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
        ensure!(
            made.success(),
            "python3 cannot make an environment; Debian has it in python3-venv"
        );
        let installed =
            status(Command::new(home.join("bin/pip")).args(["install", "--quiet", TOOL]))?;
        ensure!(installed.success(), "{TOOL} cannot be installed; what pip says above tells why");
    }
    Ok(tool)
}

/// A server that ends with us.
struct Server(Child);

impl Server {
    /// Where it listens, as it says itself.
    fn address(&mut self) -> Result<String> {
        let said = self.0.stdout.take().context("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        address.map(str::to_owned).with_context(|| format!("the server said “{}”", line.trim()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Becomes a guest.
fn cookie(address: &str) -> Result<String> {
    let mut line = TcpStream::connect(address)?;
    write!(line, "GET /api/me HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    line.read_to_string(&mut answer)?;
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    cookie.map(str::to_owned).context("the server gives no cookie")
}
