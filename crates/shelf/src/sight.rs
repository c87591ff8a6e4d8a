//! What a viewer knew last, kept to tell that viewer only what has changed.
//!
//! Views are compared as they are, field by field, and only what is not as it was is written down: most fields of a view
//! stay the same for many answers, and writing is dear.

use std::any::Any;
use std::fmt;
use std::ops::Range;

use serde::Serialize;

use crate::Json;

/// A view whose fields can be compared with those of an earlier one. [`fields!`](crate::fields) does it.
pub trait Fields: Serialize + PartialEq + Send + 'static {
    /// Writes the fields that are not as they were, in the order of the view. What a neighbour knows as well is not
    /// written twice.
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

impl<V: Fields> AnyView for V {
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
        let before = before.as_any().downcast_ref()?;
        let beside =
            beside.and_then(|(view, changes)| Some((view.as_any().downcast_ref()?, changes)));
        let mut changes = Changes {
            text: Vec::with_capacity(LONG_CHANGES),
            fields: Vec::with_capacity(MANY_CHANGES),
        };
        self.write_changes(before, beside, &mut changes);
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

/// Whether these changes bring one view to the other.
fn leads_to<V: Fields>(before: &V, changes: &[u8], now: &V) -> bool {
    let changes = [b"{", changes, b"}"].concat();
    let tree = (Json::of(before).value(), serde_json::from_slice(&changes));
    let (serde_json::Value::Object(mut fields), Ok(serde_json::Value::Object(changes))) = tree
    else {
        return false;
    };
    fields.extend(changes);
    Json::of(now).value() == serde_json::Value::Object(fields)
}

/// What a viewer knows.
pub struct Sight(Box<dyn AnyView>);

impl Sight {
    pub(crate) fn of<V: Fields>(view: V) -> Self {
        Self(Box::new(view))
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

impl PartialEq for Sight {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_ref())
    }
}

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.whole().text())
    }
}

/// What has changed in a view.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    text: Vec<u8>,
    /// Where each of the fields stands.
    fields: Vec<(&'static str, Range<usize>)>,
}

impl Changes {
    /// The inside of a JSON object of the changed fields; empty if there are none.
    #[must_use]
    pub fn inside(&self) -> &[u8] {
        &self.text
    }

    /// Writes one field, or copies it if it is written there. Names of fields are plain words.
    #[doc(hidden)]
    pub fn write<T: Serialize>(&mut self, name: &'static str, value: &T, there: Option<&Self>) {
        if !self.text.is_empty() {
            self.text.push(b',');
        }
        let start = self.text.len();
        let same = |(of, _): &&(&'static str, Range<usize>)| *of == name;
        match there.and_then(|there| Some((there, there.fields.iter().find(same)?))) {
            Some((there, (_, place))) => self.text.extend_from_slice(&there.text[place.clone()]),
            None => {
                self.text.push(b'"');
                self.text.extend_from_slice(name.as_bytes());
                self.text.extend_from_slice(b"\":");
                serde_json::to_writer(&mut self.text, value)
                    .expect("plain data can always be written");
            }
        }
        self.fields.push((name, start..self.text.len()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Serialize)]
    struct View {
        round: u8,
        name: &'static str,
        hand: Option<Vec<u8>>,
    }

    crate::fields!(View { round, name, hand });

    /// Another game's.
    #[derive(PartialEq, Serialize)]
    struct Other {
        round: u8,
    }

    crate::fields!(Other { round });

    fn sight(round: u8, name: &'static str, hand: Option<Vec<u8>>) -> Sight {
        Sight::of(View { round, name, hand })
    }

    fn inside(now: &Sight, before: &Sight) -> String {
        text(&now.changes_since(before, None).unwrap())
    }

    fn text(changes: &Changes) -> String {
        String::from_utf8(changes.inside().to_vec()).unwrap()
    }

    #[test]
    fn a_sight_is_the_view() {
        let whole = sight(1, "\u{1e}\"{,:", None).whole();
        assert_eq!(whole.text(), r#"{"round":1,"name":"\u001e\"{,:","hand":null}"#);
    }

    #[test]
    fn changes_are_the_fields_that_changed() {
        let before = sight(1, "a", None);
        assert_eq!(inside(&before, &before), "");
        assert_eq!(inside(&sight(1, "b\"", None), &before), r#""name":"b\"""#);
        assert_eq!(inside(&sight(2, "a", Some(vec![1, 2])), &before), r#""round":2,"hand":[1,2]"#);
    }

    #[test]
    fn what_a_neighbour_knows_as_well_is_taken_from_there() {
        let view = |round, name, card| View { round, name, hand: Some(vec![card]) };
        let (before, beside, ours) = (view(1, "a", 6), view(2, "b", 7), view(2, "c", 8));
        let theirs =
            Changes { text: b"the round,the hand".to_vec(), fields: vec![("round", 0..9)] };
        let mut changes = Changes::default();
        ours.write_changes(&before, Some((&beside, &theirs)), &mut changes);
        assert_eq!(text(&changes), r#"the round,"name":"c","hand":[8]"#);
    }

    #[test]
    fn views_of_other_games_are_no_changes() {
        let (view, other) = (sight(1, "a", None), Sight::of(Other { round: 1 }));
        assert_eq!(view.changes_since(&other, None), None);
        assert!(view != other && view == sight(1, "a", None) && view != sight(1, "b", None));
    }

    #[test]
    fn a_view_that_is_written_otherwise_is_noticed() {
        #[derive(PartialEq, Serialize)]
        struct Renamed {
            #[serde(rename = "number")]
            round: u8,
        }
        crate::fields!(Renamed { round });
        let mut changes = Changes::default();
        let (now, before) = (Renamed { round: 2 }, Renamed { round: 1 });
        now.write_changes(&before, None, &mut changes);
        assert!(!leads_to(&before, &changes.text, &now));
    }
}
