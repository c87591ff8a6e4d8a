//! What an option would bring, in a few words, and whether the game may end by it: then it is confirmed with care, in
//! whichever game.

/// One thing that an option would bring, or all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consequence {
    /// The words that stand under the option.
    pub text: String,
    /// Whether the game may end by it.
    pub may_end: bool,
}

impl Consequence {
    /// Something by which the game may end; the words say so.
    #[must_use]
    pub const fn may_end(text: String) -> Self {
        Self { text, may_end: true }
    }

    /// All of them together; nothing if there are none.
    pub fn all(parts: impl IntoIterator<Item = Self>) -> Option<Self> {
        parts.into_iter().reduce(Self::and)
    }

    /// This, and then that.
    #[must_use]
    pub fn and(self, next: Self) -> Self {
        let text = format!("{} {}", self.text, next.text);
        Self { text, may_end: self.may_end || next.may_end }
    }
}

impl From<String> for Consequence {
    fn from(text: String) -> Self {
        Self { text, may_end: false }
    }
}
