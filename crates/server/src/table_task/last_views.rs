//! What the clients of each viewer have last seen, so that they are told only what has changed.

use kernel::Viewer;
use shelf::LastView;

use super::{ClientId, TableTask};

impl TableTask {
    /// What everybody with these eyes has last seen.
    pub(super) fn last_view(&self, viewer: Viewer) -> Option<&LastView> {
        self.last_views.iter().find(|(of, _)| *of == viewer).map(|(_, last_view)| last_view)
    }

    pub(super) fn keep_last_view(&mut self, viewer: Viewer, last_view: LastView) {
        match self.last_views.iter_mut().find(|(of, _)| *of == viewer) {
            Some((_, kept)) => *kept = last_view,
            None => self.last_views.push((viewer, last_view)),
        }
    }

    /// Notes what one client has seen. If others with the same eyes have last seen something else, all of them are shown
    /// a whole view next time.
    pub(super) fn note_last_view(&mut self, id: ClientId, viewer: Viewer, last_view: LastView) {
        let alone = !self.clients.iter().any(|other| other.id != id && other.viewer == viewer);
        if alone || self.last_view(viewer) == Some(&last_view) {
            self.keep_last_view(viewer, last_view);
        } else {
            self.last_views.retain(|(of, _)| *of != viewer);
        }
    }
}
