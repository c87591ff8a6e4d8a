//! The switch in a game with mutants: which one is on, and which were come by at all.
//!
//! This file is copied into the game as `crate::mutants`. `SANGFROID_MUTANT` is the number of the mutant that is on; if
//! `SANGFROID_MUTANTS_MET` names a file instead, none is on, and a line is added for each mutant and thread that came by
//! it: its number and the name of the thread, which is the name of the test.

use std::cell::RefCell;
use std::env;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::LazyLock;
use std::thread;

/// None is on, and nobody counts.
const OFF: u32 = 0;
/// None is on, and what is met is written down.
const COUNT: u32 = u32::MAX;

static ON: LazyLock<u32> = LazyLock::new(|| {
    if MET.is_some() {
        return COUNT;
    }
    env::var("SANGFROID_MUTANT").ok().and_then(|number| number.parse().ok()).unwrap_or(OFF)
});

static MET: LazyLock<Option<File>> = LazyLock::new(|| {
    let path = env::var_os("SANGFROID_MUTANTS_MET")?;
    let file = OpenOptions::new().create(true).append(true).open(path);
    Some(file.expect("what was met can be written down"))
});

thread_local! {
    static SEEN: RefCell<Vec<bool>> = const { RefCell::new(Vec::new()) };
}

/// Whether this mutant is on.
#[inline]
pub(crate) fn on(number: u32) -> bool {
    let on = *ON;
    if on == COUNT {
        meet(number);
    }
    on == number
}

#[cold]
fn meet(number: u32) {
    // A thread that is about to end has said all it had to say.
    let _ = SEEN.try_with(|seen| {
        let mut seen = seen.borrow_mut();
        let at = number as usize;
        if seen.len() <= at {
            seen.resize(at + 1, false);
        }
        if !seen[at] {
            seen[at] = true;
            let line = format!("{number} {}\n", thread::current().name().unwrap_or("?"));
            if let Some(mut file) = MET.as_ref() {
                file.write_all(line.as_bytes()).expect("what was met can be written down");
            }
        }
    });
}
