//! Errors for people: one line that says what is wrong and what to do.

/// Something that cannot be done, said in one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Problem(String);

impl Problem {
    /// A problem with this text. Line breaks become spaces, so that it stays one line.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into().split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

impl From<kernel::ConfigError> for Problem {
    fn from(error: kernel::ConfigError) -> Self {
        Self::new(error.0)
    }
}

impl From<kernel::Damaged> for Problem {
    fn from(error: kernel::Damaged) -> Self {
        Self::new(format!("the position cannot be played on: {error}"))
    }
}
