//! The few styles there are. Colour is never the only sign: each styled thing also has a mark or a place of its own.

use anstyle::{AnsiColor, Style};

/// Titles and questions.
pub(crate) const TITLE: Style = Style::new().bold();
/// Clause numbers, hints and step numbers.
pub(crate) const DIM: Style = Style::new().dimmed();
/// What only the viewer knows.
pub(crate) const PRIVATE: Style = AnsiColor::Magenta.on_default();
/// The numbers of options.
pub(crate) const NUMBER: Style = AnsiColor::Cyan.on_default().bold();
/// Answers that could not be taken.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default();

/// A text in a style.
pub(crate) fn paint(style: Style, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!("{style}{text}{style:#}")
}
