//! The guided first game, from its file: its steps are data, and its sentences are words like all others.

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

/// Inside `impl Published`: the guided first game is the one in the game's `lessons/first.toml`, read once.
#[macro_export]
macro_rules! first_lesson {
    () => {
        fn lesson() -> Option<&'static ::shelf::lesson::Lesson> {
            static LESSON: ::std::sync::LazyLock<::shelf::lesson::Lesson> =
                ::std::sync::LazyLock::new(|| {
                    let text =
                        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/first.toml"));
                    $crate::lesson("first.toml", text)
                });
            Some(&LESSON)
        }
    };
}
