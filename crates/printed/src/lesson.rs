//! A lesson, from its file.

use shelf::lesson::Lesson;

/// Reads a lesson. It is part of the program, so a mistake in it is a bug.
///
/// # Panics
/// Naming the file and the line that is wrong.
#[must_use]
pub fn lesson(file: &'static str, text: &str) -> Lesson {
    toml::from_str(text).unwrap_or_else(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let line = 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count();
        panic!("{file}:{line}: {}", error.message())
    })
}
