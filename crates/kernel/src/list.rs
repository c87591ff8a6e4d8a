//! A short list kept in place. Unlike other such lists it is `Copy`, so that a whole state is copied in one go.

use std::fmt;
use std::ops::{Bound, Deref, DerefMut, RangeBounds};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

/// At most `N` values, in order.
///
/// ```
/// use kernel::List;
/// let mut laid: List<u8, 4> = [3, 1].into_iter().collect();
/// laid.push(7);
/// let copy = laid;
/// assert_eq!(laid.remove(0), 3);
/// assert_eq!((&laid[..], &copy[..]), (&[1, 7][..], &[3, 1, 7][..]));
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// No values.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N < 256, "a list counts its values in a byte") };
        Self { items: [T::default(); N], len: 0 }
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full: a bug in the rules.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.items[usize::from(self.len)] = value;
        self.len += 1;
    }

    /// Adds a value at the end, if there is room.
    ///
    /// # Errors
    /// Gives the value back.
    pub fn try_push(&mut self, value: T) -> Result<(), T> {
        if self.is_full() {
            return Err(value);
        }
        self.push(value);
        Ok(())
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(self.items[usize::from(last)])
    }

    /// Puts a value at this place; those from there on move up.
    ///
    /// # Panics
    /// If there is no such place, or no room.
    pub fn insert(&mut self, place: usize, value: T) {
        let len = self.len();
        assert!(place <= len && len < N, "there is room at this place");
        self.items.copy_within(place..len, place + 1);
        self.items[place] = value;
        self.len += 1;
    }

    /// Takes the value at this place; the rest keeps its order.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, place: usize) -> T {
        let len = self.len();
        let value = self[place];
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        value
    }

    /// Takes the value at this place; the last one moves there.
    ///
    /// # Panics
    /// If there is none.
    pub fn swap_remove(&mut self, place: usize) -> T {
        let value = self[place];
        self.items[place] = self.items[self.len() - 1];
        self.len -= 1;
        value
    }

    /// Takes the first value equal to this one, if there is one.
    pub fn take(&mut self, value: &T) -> Option<T>
    where
        T: PartialEq,
    {
        let place = self.iter().position(|item| item == value)?;
        Some(self.remove(place))
    }

    /// Drops every value.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Drops all but the first so many values.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(u8::try_from(len).unwrap_or(u8::MAX));
    }

    /// Keeps the values with a property.
    pub fn retain(&mut self, mut keep: impl FnMut(&mut T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len() {
            if keep(&mut self.items[place]) {
                self.items[kept] = self.items[place];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Takes a part out.
    ///
    /// # Panics
    /// If the list is shorter than that.
    pub fn drain(&mut self, range: impl RangeBounds<usize>) -> IntoIter<T, N> {
        let from = match range.start_bound() {
            Bound::Included(at) => *at,
            Bound::Excluded(at) => at + 1,
            Bound::Unbounded => 0,
        };
        let to = match range.end_bound() {
            Bound::Included(at) => at + 1,
            Bound::Excluded(at) => *at,
            Bound::Unbounded => self.len(),
        };
        let taken: Self = self[from..to].iter().copied().collect();
        let len = self.len();
        self.items.copy_within(to..len, from);
        self.len -= (to - from) as u8;
        taken.into_iter()
    }
}

impl<T, const N: usize> List<T, N> {
    /// The values as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        self
    }

    /// How many values there is room for.
    #[must_use]
    pub const fn capacity(&self) -> usize {
        N
    }

    /// Whether there is no room for one more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = arrayvec::ArrayVec::<T, N>::deserialize(deserializer)?;
        Ok(items.into_iter().collect())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

/// The values of a list.
#[derive(Clone, Debug)]
pub struct IntoIter<T, const N: usize> {
    list: List<T, N>,
    at: usize,
}

impl<T: Copy, const N: usize> Iterator for IntoIter<T, N> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let value = self.list.get(self.at).copied();
        self.at += 1;
        value
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len().saturating_sub(self.at);
        (left, Some(left))
    }
}

impl<T: Copy, const N: usize> DoubleEndedIterator for IntoIter<T, N> {
    fn next_back(&mut self) -> Option<T> {
        if self.at >= self.list.len() {
            return None;
        }
        self.list.len -= 1;
        Some(self.list.items[usize::from(self.list.len)])
    }
}

impl<T: Copy, const N: usize> ExactSizeIterator for IntoIter<T, N> {}

impl<T: Copy + Default, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = IntoIter<T, N>;

    fn into_iter(self) -> Self::IntoIter {
        IntoIter { list: self, at: 0 }
    }
}

/// In TypeScript a list is an array, however long it may grow.
macro_rules! an_array_in_typescript {
    ($list:ident) => {
        impl<T: TS, const N: usize> TS for $list<T, N> {
            type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn ident(config: &Config) -> String {
                <Vec<T> as TS>::ident(config)
            }

            fn name(config: &Config) -> String {
                <Vec<T> as TS>::name(config)
            }

            fn inline(config: &Config) -> String {
                <Vec<T> as TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as TS>::visit_generics(visitor);
            }
        }
    };
}
pub(crate) use an_array_in_typescript;

an_array_in_typescript!(List);

#[cfg(test)]
mod tests {
    use super::*;

    fn list(items: &[u8]) -> List<u8, 8> {
        items.iter().copied().collect()
    }

    #[test]
    fn values_go_in_and_come_out_in_order() {
        let mut some = list(&[1, 2, 3, 4, 5]);
        some.insert(1, 9);
        assert_eq!(some, list(&[1, 9, 2, 3, 4, 5]));
        assert_eq!(some.take(&9), Some(9));
        assert_eq!(some.swap_remove(0), 1);
        assert_eq!(some, list(&[5, 2, 3, 4]));
        assert_eq!(some.drain(1..3).collect::<Vec<_>>(), [2, 3]);
        some.retain(|value| *value == 4);
        assert_eq!((some.pop(), some.pop()), (Some(4), None));
    }

    #[test]
    fn a_full_list_takes_no_more() {
        let mut full: List<u8, 2> = [1, 2].into_iter().collect();
        assert_eq!(full.try_push(3), Err(3));
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }

    #[test]
    fn two_lists_are_equal_whatever_lay_behind_their_ends() {
        let mut one = list(&[1, 2]);
        one.pop();
        assert_eq!(one, list(&[1]));
        assert_eq!(serde_json::to_string(&one).unwrap(), "[1]");
    }

    #[test]
    fn it_is_gone_through_from_both_ends() {
        let mut values = list(&[1, 2, 3]).into_iter();
        assert_eq!((values.next_back(), values.next(), values.len()), (Some(3), Some(1), 1));
    }
}
