//! Types for things that have an id in the data.
//!
//! [`id!`](crate::id) is for lists that may grow: the thing is its place in the data, and the rules ask what is printed
//! on it. [`kinds!`](crate::kinds) is for closed lists: the rules name every one, and the compiler knows them all.
//! Both are written as their id, in JSON and in TypeScript.

/// A thing with an id and a place in the list of all its kind.
pub trait Kind: Copy + Ord + 'static {
    /// What such a thing is called in an error: `card`.
    const NOUN: &'static str;

    /// All of them, in the order of the data.
    fn all() -> impl Iterator<Item = Self>;

    /// Its place among all.
    fn index(self) -> usize;

    /// Its id in the data.
    fn id(self) -> &'static str;

    /// The one with this id.
    #[must_use]
    fn named(id: &str) -> Option<Self> {
        Self::all().find(|kind| kind.id() == id)
    }
}

/// A type for the things of one list in the data. What is printed on them is a struct with a field `id: String`, and a
/// function knows the whole list:
///
/// ```
/// # use std::sync::LazyLock;
/// # pub struct GuestPrint { id: String }
/// # fn guests() -> &'static [GuestPrint] {
/// #     static GUESTS: LazyLock<Vec<GuestPrint>> = LazyLock::new(|| vec![GuestPrint { id: "nyx".into() }]);
/// #     &GUESTS
/// # }
/// printed::id! {
///     /// One of the guests, by its place in the data.
///     pub struct Guest(u8) of GuestPrint in guests(), "guest";
/// }
/// let nyx = Guest::named("nyx").unwrap();
/// assert_eq!((nyx.index(), nyx.id()), (0, "nyx"));
/// assert_eq!(serde_json::from_str::<Guest>("\"nyx\"").unwrap(), nyx);
/// let unknown = serde_json::from_str::<Guest>("\"orn\"").unwrap_err();
/// assert!(unknown.to_string().contains("there is no guest “orn”"));
/// ```
///
/// The default is the first of the list; lists of fixed size are filled with it.
#[macro_export]
macro_rules! id {
    (
        $(#[$attribute:meta])*
        $visible:vis struct $name:ident($number:ty) of $print:ident in $list:expr, $noun:literal;
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        #[serde(try_from = "String", into = "&'static str")]
        #[ts(type = "string")]
        $visible struct $name($number);

        #[allow(dead_code, reason = "the kit offers more than every type needs")]
        impl $name {
            /// All of them, in the order of the data.
            $visible fn all() -> impl Iterator<Item = Self> {
                (0..$list.len()).map(Self::at)
            }

            fn at(place: usize) -> Self {
                Self(<$number>::try_from(place).expect("the list fits its numbers"))
            }

            /// The one with this id.
            #[must_use]
            $visible fn named(id: &str) -> Option<Self> {
                <Self as $crate::Kind>::named(id)
            }

            /// Its place among all.
            #[must_use]
            $visible const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its id in the data.
            #[must_use]
            $visible fn id(self) -> &'static str {
                &self.print().id
            }

            /// What is printed on it.
            #[must_use]
            $visible fn print(self) -> &'static $print {
                &$list[self.index()]
            }
        }

        impl $crate::Kind for $name {
            const NOUN: &'static str = $noun;

            fn all() -> impl Iterator<Item = Self> {
                Self::all()
            }

            fn index(self) -> usize {
                self.index()
            }

            fn id(self) -> &'static str {
                self.id()
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(id: String) -> Result<Self, String> {
                Self::named(&id).ok_or_else(|| format!(concat!("there is no ", $noun, " “{}”"), id))
            }
        }

        impl From<$name> for &'static str {
            fn from(thing: $name) -> Self {
                thing.id()
            }
        }
    };
}

/// A closed list of things with ids:
///
/// ```
/// printed::kinds! {
///     /// What is on tap.
///     pub enum Tap: "tap" {
///         /// From apples.
///         Cider = "cider",
///         Mead = "mead",
///     }
/// }
/// assert_eq!(Tap::ALL, [Tap::Cider, Tap::Mead]);
/// assert_eq!((Tap::Mead.id(), Tap::named("mead")), ("mead", Some(Tap::Mead)));
/// assert_eq!(serde_json::to_string(&Tap::Cider).unwrap(), "\"cider\"");
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$attribute:meta])*
        $visible:vis enum $name:ident: $noun:literal {
            $($(#[$note:meta])* $variant:ident = $id:tt),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        $visible enum $name {
            $($(#[$note])* #[serde(rename = $id)] $variant),+
        }

        #[allow(dead_code, reason = "the kit offers more than every type needs")]
        impl $name {
            /// All of them, in order.
            $visible const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Its id in the data and in the words.
            #[must_use]
            $visible const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id),+
                }
            }

            /// The one with this id.
            #[must_use]
            $visible fn named(id: &str) -> Option<Self> {
                <Self as $crate::Kind>::named(id)
            }

            /// Its place among all.
            #[must_use]
            $visible const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Kind for $name {
            const NOUN: &'static str = $noun;

            fn all() -> impl Iterator<Item = Self> {
                Self::ALL.into_iter()
            }

            fn index(self) -> usize {
                self.index()
            }

            fn id(self) -> &'static str {
                self.id()
            }
        }
    };
}
