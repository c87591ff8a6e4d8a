//! The web client: built before the program that carries it, and tried in a real browser.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};

use crate::cargo::{cargo, code, root, status, target_directory};

/// What `npm run` is asked for when the client is checked, from the quickest to the slowest.
const CHECKS: [&str; 3] = ["format:check", "check", "test"];

/// Builds the program just as its own tests have it built, so that it is there already after those. Cargo has no way
/// to ask for that but to ask for one of them.
const PROGRAM: [&str; 6] = ["test", "--locked", "--workspace", "--no-run", "--test", "program"];

/// What the browser's path may be called in the environment, and where distributions put it.
const BROWSER: &str = "SANGFROID_BROWSER";
const BROWSERS: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
];

/// `cargo xtask web`: builds the client if something changed since it was last built.
pub(crate) fn run() -> Result<ExitCode> {
    build()?;
    Ok(ExitCode::SUCCESS)
}

/// Formatting, types and unit tests of the client, then a fresh build.
pub(crate) fn check() -> Result<ExitCode> {
    install()?;
    for check in CHECKS {
        let done = status(npm().args(["run", "--silent", check]))?;
        if !done.success() {
            return Ok(code(done));
        }
    }
    build()?;
    Ok(ExitCode::SUCCESS)
}

/// The client in a real browser against the real program: all of it, or what these names are found in.
pub(crate) fn browse(names: &[String]) -> Result<ExitCode> {
    in_browser("e2e", names, &[])
}

/// The same, with variables for the tests.
pub(crate) fn browse_with(variables: &[(&str, String)]) -> Result<ExitCode> {
    in_browser("e2e", &[], variables)
}

/// `cargo xtask moments`: what the server tells of golden records, written anew for the page's own tests.
pub(crate) fn moments() -> Result<ExitCode> {
    in_browser("golden", &[], &[])
}

fn in_browser(script: &str, names: &[String], variables: &[(&str, String)]) -> Result<ExitCode> {
    build()?;
    let browser = find_browser()?;
    let program = program()?;
    let done = status(
        npm()
            .args(["run", "--silent", script, "--"])
            .args(names)
            .env(BROWSER, browser)
            .env("SANGFROID_PROGRAM", program)
            .envs(variables.iter().map(|(name, value)| (name, value))),
    )?;
    Ok(code(done))
}

/// The program as tests have it, built if it is not.
pub(crate) fn program() -> Result<PathBuf> {
    let built = status(cargo().args(PROGRAM).current_dir(root()))?;
    ensure!(built.success(), "the program cannot be built; what cargo says above tells why");
    Ok(target_directory().join("debug").join(format!("sangfroid{}", env::consts::EXE_SUFFIX)))
}

/// Lays out new files of the client, where its packages are installed: how long a line is depends on names.
pub(crate) fn format(paths: &[String]) -> Result<()> {
    if !folder().join("node_modules").exists() {
        return Ok(());
    }
    let done = status(npm().args(["exec", "--offline", "--", "prettier", "--write"]).args(paths))?;
    ensure!(done.success(), "prettier cannot lay out {}", paths.join(", "));
    Ok(())
}

/// Builds the client unless it is newer than everything it is made of.
pub(crate) fn build() -> Result<()> {
    install()?;
    let page = folder().join("dist/index.html");
    let is_first = !page.exists();
    if modified(&page) >= newest_source() {
        return Ok(());
    }
    say("Building the web client…")?;
    let built = status(npm().args(["run", "--silent", "build", "--", "--logLevel", "warn"]))?;
    ensure!(built.success(), "the web client cannot be built; what npm says above tells why");
    if is_first {
        // A server that was compiled without a client does not look for one; compile it anew.
        let embeds = root().join("crates/server/src/http/pages/web.rs");
        File::options().append(true).open(embeds)?.set_modified(SystemTime::now())?;
    }
    Ok(())
}

/// Brings the packages the lockfile names, unless they are there.
fn install() -> Result<()> {
    let installed = folder().join("node_modules/.package-lock.json");
    if modified(&installed) >= modified(&folder().join("package-lock.json")) {
        return Ok(());
    }
    say("Installing the web client's packages…")?;
    let done = status(npm().args(["ci", "--no-audit", "--no-fund", "--loglevel", "error"]))?;
    ensure!(
        done.success(),
        "npm cannot install the packages of web/package-lock.json; is the network there?"
    );
    // npm keeps the times of what it unpacks.
    Ok(File::options().append(true).open(installed)?.set_modified(SystemTime::now())?)
}

fn folder() -> PathBuf {
    root().join("web")
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.current_dir(folder());
    command
}

/// When a file was last written; the beginning of time if it is not there.
fn modified(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// When anything the client is made of was last written.
fn newest_source() -> SystemTime {
    let files = ["index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    let files = files.iter().map(|file| modified(&folder().join(file)));
    let folders = ["src", "public"].iter().map(|name| newest_below(&folder().join(name)));
    files.chain(folders).max().unwrap_or(SystemTime::UNIX_EPOCH)
}

fn newest_below(folder: &Path) -> SystemTime {
    let mut newest = modified(folder);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        newest = newest.max(if path.is_dir() { newest_below(&path) } else { modified(&path) });
    }
    newest
}

/// A browser to try the client in; installed from Debian's packages if there is none and we may.
fn find_browser() -> Result<PathBuf> {
    if let Some(named) = env::var_os(BROWSER) {
        return Ok(named.into());
    }
    let found = || BROWSERS.iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(browser) = found() {
        return Ok(browser);
    }
    say("Installing Chromium, to try the web client in…")?;
    for arguments in
        [&["update", "-q"][..], &["install", "-qy", "--no-install-recommends", "chromium"]]
    {
        let done = Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .status();
        if !done.is_ok_and(|done| done.success()) {
            break;
        }
    }
    match found() {
        Some(browser) => Ok(browser),
        None => bail!(
            "there is no Chromium to try the web client in; install it, or name a browser of that family in {BROWSER}"
        ),
    }
}

fn say(line: &str) -> Result<()> {
    writeln!(io::stderr(), "{line}").context("nobody listens")
}
