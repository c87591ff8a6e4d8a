//! What is said in the log while a test does something.

use std::fmt;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tracing::subscriber::DefaultGuard;

/// Somebody who writes down what is said on this thread, as long as they are there.
pub(crate) struct Said {
    paper: Paper,
    _listens: DefaultGuard,
}

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.about("")).finish()
    }
}

impl Said {
    pub(crate) fn listen() -> Self {
        let paper = Paper::default();
        let ink = paper.clone();
        let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(move || ink.clone());
        Self { paper, _listens: tracing::subscriber::set_default(lines.finish()) }
    }

    /// All lines that hold this text.
    pub(crate) fn about(&self, text: &str) -> Vec<String> {
        let all = self.paper.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all = String::from_utf8_lossy(&all);
        all.lines().filter(|line| line.contains(text)).map(str::to_owned).collect()
    }
}
