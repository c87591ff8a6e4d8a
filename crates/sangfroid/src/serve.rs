//! `sangfroid serve`: a server for people, until it is told to stop.

use std::io::{IsTerminal, Write};

use server::{Running, Settings};
use shelf::Problem;
use tokio::signal;
use tracing_subscriber::EnvFilter;

use crate::cli::{LogFormat, ServeArgs};
use crate::failure::Failure;
use crate::files;

pub(crate) fn serve(args: ServeArgs) -> Result<(), Failure> {
    let settings = settings(&args)?;
    log(&args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("the server cannot start its threads: {error}")))?;
    runtime.block_on(run(settings))
}

async fn run(settings: Settings) -> Result<(), Failure> {
    let data = settings.data.clone();
    let running = server::serve(settings).await;
    let running = running.map_err(|error| Failure::new(error.to_string()))?;
    announce(&running, &data)?;
    wait().await;
    let mut out = std::io::stdout().lock();
    // Whoever started us may not listen any more; the tables are put away all the same.
    let _ = writeln!(out, "Putting {} tables away …", running.tables());
    drop(out);
    running.stop().await;
    Ok(())
}

fn announce(running: &Running, data: &std::path::Path) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let tables = match running.tables() {
        0 => String::new(),
        1 => ", 1 table".into(),
        count => format!(", {count} tables"),
    };
    writeln!(out, "Sang-Froid is ready: {} (data in {}{tables})", running.url(), data.display())?;
    if out.is_terminal() {
        writeln!(
            out,
            "Open that address in a browser to play; Ctrl-C stops the server and keeps every table."
        )?;
    }
    Ok(out.flush()?)
}

/// Waits until somebody wants the server to stop.
async fn wait() {
    #[cfg(unix)]
    {
        use signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => return,
                _ = signal::ctrl_c() => return,
            }
        }
    }
    let _ = signal::ctrl_c().await;
}

/// Options first, the environment with them, then the file, then the defaults.
fn settings(args: &ServeArgs) -> Result<Settings, Problem> {
    let mut settings = match &args.config {
        Some(path) => {
            let text = files::read(path)?;
            toml::from_str(&text).map_err(|error: toml::de::Error| {
                let before =
                    error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
                let line = before.matches('\n').count() + 1;
                Problem::new(format!("{}: line {line}: {}", path.display(), error.message()))
            })?
        }
        None => Settings::default(),
    };
    if let Some(listen) = args.listen {
        settings.listen = listen;
    }
    if let Some(data) = &args.data {
        settings.data.clone_from(data);
    }
    if let Some(url) = &args.public_url {
        settings.public_url = Some(url.clone());
    }
    settings.behind_proxy |= args.behind_proxy;
    if let Some(url) = &settings.public_url
        && !["http://", "https://"].iter().any(|scheme| url.starts_with(scheme))
    {
        return Err(Problem::new(format!(
            "the public address “{}” begins with neither https:// nor http://; write it as people type it",
            terminal::one_line(url)
        )));
    }
    Ok(settings)
}

fn log(args: &ServeArgs) -> Result<(), Problem> {
    let filter = EnvFilter::try_new(&args.log)
        .map_err(|error| Problem::new(format!("--log: {error}; try info or debug")))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log_format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => lines.json().init(),
    }
    Ok(())
}
