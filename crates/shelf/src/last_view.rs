//! What a viewer knew last, kept to tell that viewer only what has changed.
//!
//! Views are compared as they are, field by field, and only what is not as it was is written down: most fields of a view
//! stay the same for many answers, and writing is dear.

use std::any::Any;
use std::fmt;
use std::ops::Range;

use kernel::{View, Viewer};
use serde::Serialize;

use crate::{Json, Pen, Published};

/// A part of a view whose fields can be compared with those of an earlier one. [`fields!`](crate::fields) does it.
pub trait Fields: Serialize + PartialEq + Send + 'static {
    /// Writes the fields that are not as they were, in their order. What a neighbour knows as well is not written
    /// twice.
    fn write_changes(
        &self,
        before: &Self,
        beside: Option<(&Self, &Changes)>,
        changes: &mut Changes,
    );
}

/// Compares views by their fields. All of them are named; forgetting one does not compile. They are written under their
/// own names, so the view itself may not rename, flatten or leave out any.
///
/// ```
/// #[derive(PartialEq, serde::Serialize)]
/// struct View { round: u8, hand: Vec<u8> }
/// shelf::fields!(View { round, hand });
///
/// let mut changes = shelf::Changes::default();
/// let before = View { round: 1, hand: vec![7] };
/// shelf::Fields::write_changes(&View { round: 1, hand: vec![] }, &before, None, &mut changes);
/// assert_eq!(changes.inside(), b"\"hand\":[]");
/// ```
#[macro_export]
macro_rules! fields {
    ($view:ty { $($field:ident),+ $(,)? }) => {
        impl $crate::Fields for $view {
            fn write_changes(
                &self,
                before: &Self,
                beside: Option<(&Self, &$crate::Changes)>,
                changes: &mut $crate::Changes,
            ) {
                let Self { $($field),+ } = self;
                $(
                    if *$field != before.$field {
                        let beside = beside.filter(|(view, _)| view.$field == *$field);
                        let beside = beside.map(|(_, changes)| changes);
                        changes.write(stringify!($field), $field, beside);
                    }
                )+
            }
        }
    };
}

/// A game that works nothing out for a page shows nothing.
impl Fields for () {
    fn write_changes(
        &self,
        _before: &Self,
        _beside: Option<(&Self, &Changes)>,
        _changes: &mut Changes,
    ) {
    }
}

/// A view as it is sent: what everybody knows, what the viewer knows beside it, and what the game works out from both.
#[derive(PartialEq, Serialize)]
struct Sent<P, O, S> {
    viewer: Viewer,
    public: P,
    own: O,
    shown: S,
}

/// A view whose game is not known.
trait AnyView: Any + Send {
    fn as_any(&self) -> &dyn Any;
    fn whole(&self) -> Json;
    fn is(&self, other: &dyn AnyView) -> bool;
    fn changes_since(
        &self,
        before: &dyn AnyView,
        beside: Option<(&dyn AnyView, &Changes)>,
    ) -> Option<Changes>;
}

impl<P: Fields, O: Fields, S: Fields> AnyView for Sent<P, O, S> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn whole(&self) -> Json {
        Json::of(self)
    }

    fn is(&self, other: &dyn AnyView) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }

    fn changes_since(
        &self,
        before: &dyn AnyView,
        beside: Option<(&dyn AnyView, &Changes)>,
    ) -> Option<Changes> {
        let before: &Self = before.as_any().downcast_ref()?;
        let beside: Option<(&Self, &Changes)> =
            beside.and_then(|(view, changes)| Some((view.as_any().downcast_ref()?, changes)));
        let mut changes = Changes {
            text: Vec::with_capacity(LONG_CHANGES),
            fields: Vec::with_capacity(MANY_CHANGES),
            ..Changes::default()
        };
        changes.part("public", |changes| {
            let beside = beside.map(|(view, theirs)| (&view.public, theirs));
            self.public.write_changes(&before.public, beside, changes);
        });
        changes.part("own", |changes| {
            let beside = beside.map(|(view, theirs)| (&view.own, theirs));
            self.own.write_changes(&before.own, beside, changes);
        });
        changes.part("shown", |changes| {
            let beside = beside.map(|(view, theirs)| (&view.shown, theirs));
            self.shown.write_changes(&before.shown, beside, changes);
        });
        debug_assert!(
            leads_to(before, &changes.text, self),
            "fields! does not write what the view does"
        );
        Some(changes)
    }
}

/// How long the changes of a view are, as a guess.
const LONG_CHANGES: usize = 1024;

/// How many fields of a view change, as a guess.
const MANY_CHANGES: usize = 8;

/// Whether these changes bring one view to the other: every part of a view is an object whose changed fields are named.
fn leads_to<V: Serialize>(before: &V, changes: &[u8], now: &V) -> bool {
    let changes = [b"{", changes, b"}"].concat();
    let (mut view, Ok(serde_json::Value::Object(parts))) =
        (Json::of(before).value(), serde_json::from_slice(&changes))
    else {
        return false;
    };
    for (part, fields) in parts {
        let (Some(known), serde_json::Value::Object(fields)) =
            (view[&part].as_object_mut(), fields)
        else {
            return false;
        };
        known.extend(fields);
    }
    Json::of(now).value() == view
}

/// What a viewer knows.
pub struct LastView(Box<dyn AnyView>);

impl LastView {
    pub(crate) fn of<G: Published>(view: &View<G>, question: Option<G::Question>) -> Self {
        Self(Box::new(Sent {
            viewer: view.viewer,
            public: view.public,
            own: view.own.clone(),
            shown: G::shown(view, question),
        }))
    }

    /// The view.
    #[must_use]
    pub fn whole(&self) -> Json {
        self.0.whole()
    }

    /// The fields that are not as they were. Nothing if that cannot be said, because it is a view of another game.
    ///
    /// Most of what changes, everybody knows. Given a neighbour's sight of the same moment and what was written of it,
    /// those fields are taken from there.
    #[must_use]
    pub fn changes_since(
        &self,
        before: &Self,
        beside: Option<(&Self, &Changes)>,
    ) -> Option<Changes> {
        let beside = beside.map(|(sight, changes)| (sight.0.as_ref(), changes));
        self.0.changes_since(before.0.as_ref(), beside)
    }
}

impl PartialEq for LastView {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_ref())
    }
}

impl fmt::Debug for LastView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.whole().text())
    }
}

/// What has changed in a view.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    text: Vec<u8>,
    /// Where each of the fields stands, and of which part it is.
    fields: Vec<(&'static str, &'static str, Range<usize>)>,
    /// The part that is being written.
    part: &'static str,
}

impl Changes {
    /// The inside of a JSON object of the changed parts, each an object of the changed fields; empty if there are none.
    #[must_use]
    pub fn inside(&self) -> &[u8] {
        &self.text
    }

    /// Writes one part of a view, unless nothing in it has changed.
    fn part(&mut self, part: &'static str, write: impl FnOnce(&mut Self)) {
        let start = self.text.len();
        Pen::behind(&mut self.text).field(part).begin_object();
        let inside = self.text.len();
        self.part = part;
        write(self);
        if self.text.len() > inside {
            Pen::behind(&mut self.text).end_object();
        } else {
            self.text.truncate(start);
        }
    }

    /// Writes one field, or copies it if it is written there. Names of fields are plain words.
    #[doc(hidden)]
    pub fn write<T: Serialize>(&mut self, name: &'static str, value: &T, there: Option<&Self>) {
        let part = self.part;
        let same = |(of, field, _): &&(&str, &str, Range<usize>)| *of == part && *field == name;
        let there = there.and_then(|there| Some((there, there.fields.iter().find(same)?)));
        let mut pen = Pen::behind(&mut self.text);
        let start = pen.place();
        match there {
            Some((there, (_, _, place))) => pen.written(&there.text[place.clone()]),
            None => pen.field(name).data(value),
        };
        self.fields.push((part, name, start..self.text.len()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Serialize)]
    struct Public {
        round: u8,
        name: &'static str,
    }

    crate::fields!(Public { round, name });

    #[derive(PartialEq, Serialize)]
    struct Own {
        hand: Option<Vec<u8>>,
    }

    crate::fields!(Own { hand });

    fn sent(round: u8, name: &'static str, hand: Option<Vec<u8>>) -> Sent<Public, Own, ()> {
        let (public, own) = (Public { round, name }, Own { hand });
        Sent { viewer: Viewer::Gallery, public, own, shown: () }
    }

    fn sight(round: u8, name: &'static str, hand: Option<Vec<u8>>) -> LastView {
        LastView(Box::new(sent(round, name, hand)))
    }

    fn inside(now: &LastView, before: &LastView) -> String {
        text(&now.changes_since(before, None).unwrap())
    }

    fn text(changes: &Changes) -> String {
        String::from_utf8(changes.inside().to_vec()).unwrap()
    }

    #[test]
    fn a_sight_is_the_view() {
        let whole = sight(1, "\u{1e}\"{,:", None).whole();
        assert_eq!(
            whole.text(),
            r#"{"viewer":"gallery","public":{"round":1,"name":"\u001e\"{,:"},"own":{"hand":null},"shown":null}"#
        );
    }

    #[test]
    fn changes_are_the_fields_that_changed() {
        let before = sight(1, "a", None);
        assert_eq!(inside(&before, &before), "");
        assert_eq!(inside(&sight(1, "b\"", None), &before), r#""public":{"name":"b\""}"#);
        assert_eq!(
            inside(&sight(2, "c", Some(vec![1, 2])), &before),
            r#""public":{"round":2,"name":"c"},"own":{"hand":[1,2]}"#
        );
    }

    #[test]
    fn what_a_neighbour_knows_as_well_is_taken_from_there() {
        let (before, beside, ours) =
            (sight(1, "a", None), sight(2, "a", Some(vec![7])), sight(2, "c", Some(vec![8])));
        let theirs = Changes {
            text: b"the round,the hand".to_vec(),
            fields: vec![("public", "round", 0..9), ("own", "hand", 10..18)],
            ..Changes::default()
        };
        let mut changes = Changes::default();
        let round_of = |sight: &LastView| sight.whole().value()["public"]["round"].clone();
        assert_eq!((round_of(&beside), round_of(&ours)), (2.into(), 2.into()));
        changes.part("public", |changes| {
            let public = |round, name| Public { round, name };
            public(2, "c").write_changes(
                &public(1, "a"),
                Some((&public(2, "a"), &theirs)),
                changes,
            );
        });
        assert_eq!(text(&changes), r#""public":{the round,"name":"c"}"#);
        assert_eq!(inside(&ours, &before), r#""public":{"round":2,"name":"c"},"own":{"hand":[8]}"#);
    }

    #[test]
    fn views_of_other_games_are_no_changes() {
        let view = sight(1, "a", None);
        let other = LastView(Box::new(Sent {
            viewer: Viewer::Gallery,
            public: (),
            own: Own { hand: None },
            shown: (),
        }));
        assert_eq!(view.changes_since(&other, None), None);
        assert!(view != other && view == sight(1, "a", None) && view != sight(1, "b", None));
    }

    #[test]
    fn a_view_that_is_written_otherwise_is_noticed() {
        let (before, now) = (sent(1, "a", None), sent(2, "a", None));
        assert!(leads_to(&before, br#""public":{"round":2}"#, &now));
        assert!(!leads_to(&before, br#""public":{"number":2}"#, &now));
        assert!(!leads_to(&before, br#""round":2"#, &now));
    }
}
