//! How large tests of faults are. The tests of the program read this file too.

/// How many, depending on `FAULTS`: `full`, or a multiplier of the usual number.
pub(crate) fn size(usual: usize, full: usize) -> usize {
    match std::env::var("FAULTS") {
        Err(_) => usual,
        Ok(wish) if wish == "full" => full,
        Ok(wish) => usual * wish.parse::<usize>().expect("FAULTS is “full” or a number"),
    }
}

/// Whether tests are run in full size, with every game.
#[allow(dead_code, reason = "some test files have one size")]
pub(crate) fn is_full() -> bool {
    std::env::var("FAULTS").is_ok_and(|wish| wish == "full")
}
