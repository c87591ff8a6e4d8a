//! Small questions about lists of things, of which some may be alike.

/// How many of a list are like this one.
///
/// ```
/// assert_eq!(printed::copies(&["feint", "parry", "feint"], &"feint"), 2);
/// ```
#[must_use]
pub fn copies<T: PartialEq>(list: &[T], item: &T) -> usize {
    list.iter().filter(|other| *other == item).count()
}

/// Whether all of a list can be taken from another, every copy once.
///
/// ```
/// assert!(printed::is_within(&[7, 5], &[5, 7, 7]));
/// assert!(!printed::is_within(&[5, 5], &[5, 7, 7]));
/// ```
#[must_use]
pub fn is_within<T: PartialEq>(part: &[T], whole: &[T]) -> bool {
    part.iter().all(|item| copies(part, item) <= copies(whole, item))
}

/// Whether anything is in a list twice.
///
/// ```
/// assert!(printed::repeats(&[1, 2, 1]));
/// assert!(!printed::repeats(&[1, 2, 3]));
/// ```
#[must_use]
pub fn repeats<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(place, item)| list[..place].contains(item))
}
