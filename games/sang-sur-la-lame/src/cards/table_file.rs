//! Tables as files that people write by hand, or a page writes for them.

use printed::{DataError, DataFile};
use serde::Deserialize;

use super::check_table::Place;
use super::layout::Layout;
use super::table::Lines;
use super::written::Written;
use crate::SLUG;

/// A text that somebody sends is bounded before it is read.
pub const LONGEST: usize = 32 * 1024;

/// A table as somebody wrote it, and where its parts stand.
#[derive(Debug)]
pub struct Brought<'a> {
    pub layout: Layout,
    file: DataFile<'a>,
    lines: Lines,
}

impl Brought<'_> {
    /// The line of a part, from 1; nothing for the table as a whole.
    #[must_use]
    pub fn line(&self, at: Place) -> Option<usize> {
        self.lines.of(at).map(|id| self.file.line_of(id))
    }
}

/// Reads a table that somebody wrote, laid out as one of `tables.toml`, but for what follows from its parts:
///
/// ```toml
/// schema = 1
/// game = "sang-sur-la-lame"
///
/// [table]
/// name = "Le verger"
///
/// [[table.piece]]
/// id = "haie"
/// kind = "hedge"
/// points = [[6000, 17400], [14000, 17400]]
/// ```
///
/// # Errors
/// Names the first line that is not understood. Whether one can play on it is another question (DS-242).
pub fn read(text: &str) -> Result<Brought<'_>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        table: Layout,
    }
    #[derive(Deserialize)]
    struct LinesFile {
        table: Lines,
    }
    let file = DataFile::new(SLUG, "table", text);
    let layout = file.read::<File>()?.table;
    let lines = file.read::<LinesFile>()?.table;
    Ok(Brought { layout, file, lines })
}

/// Writes a table as people read and send it.
#[must_use]
pub fn write(layout: &Layout) -> String {
    let mut file = Written::new(SLUG);
    file.head("[table]").name("name", &layout.name);
    if !layout.multi_spots.is_empty() {
        file.value("multi_spots", &layout.multi_spots);
    }
    for piece in &layout.piece {
        file.head("[[table.piece]]").value("id", &piece.id).value("kind", &piece.kind);
        if let Some(name) = &piece.name {
            file.name("name", name);
        }
        file.value("points", &piece.points)
            .maybe("height", piece.height.as_ref())
            .flag("standable", piece.standable)
            .flag("climbable", piece.climbable)
            .flag("roof", piece.roof)
            .maybe("of", piece.of.as_ref())
            .maybe("state", piece.state.as_ref());
    }
    for link in &layout.link {
        file.head("[[table.link]]").value("id", &link.id).value("kind", &link.kind);
        file.value("foot", &link.foot).value("top", &link.top);
        file.value("on", &link.on).value("height", &link.height);
    }
    for object in &layout.object {
        file.head("[[table.object]]").value("id", &object.id);
        file.value("kind", &object.kind).value("at", &object.at);
    }
    for setup in &layout.setup {
        file.head("[[table.setup]]").value("scenario", &setup.scenario);
        file.places(&setup.deploy, &setup.zone, &setup.point);
    }
    file.text
}
