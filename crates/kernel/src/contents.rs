//! For the `lib.rs` of a game, which is its table of contents: types that go by their usual names, and functions that
//! stand in a chapter under the name they have in the contract.
//!
//! ```text
//! impl kernel::Game for Taverne {
//!     const SLUG: &'static str = "taverne";
//!     const RULES: u32 = 1;
//!
//!     kernel::usual_types!();
//!     kernel::chapters! {
//!         legal: who, check, unasked;
//!         options: candidates, draw;
//!         own: own;
//!         beliefs: beliefs, world;
//!         position: validate;
//!     }
//!     …
//! ```

/// Inside `impl Game`: every type of the game is the one that goes by its name here, `type Config = Config` and so on.
#[macro_export]
macro_rules! usual_types {
    () => {
        type Config = Config;
        type Given = Given;
        type Public = Public;
        type Secrets = Secrets;
        type Own = Own;
        type Step = Step;
        type Question = Question;
        type Action = Action;
        type Event = Event;
        type Forbidden = Forbidden;
        type Beliefs = Beliefs;
    };
}

/// Inside `impl Game`: in which module which functions of the contract are, under the same names and with the same
/// values.
#[macro_export]
macro_rules! chapters {
    ($($chapter:ident: $($function:ident),+;)+) => {
        $($($crate::in_chapter!($chapter $function);)+)+
    };
}

/// One function of the contract that is in a chapter.
#[doc(hidden)]
#[macro_export]
macro_rules! in_chapter {
    ($chapter:ident who) => {
        fn who(look: $crate::Look<'_, Self>, question: Self::Question) -> $crate::Asked {
            $chapter::who(look, question)
        }
    };
    ($chapter:ident check) => {
        fn check(
            look: $crate::Look<'_, Self>,
            question: Self::Question,
            action: &Self::Action,
        ) -> Result<(), Self::Forbidden> {
            $chapter::check(look, question, action)
        }
    };
    ($chapter:ident unasked) => {
        fn unasked(
            look: $crate::Look<'_, Self>,
            question: Self::Question,
            action: &Self::Action,
        ) -> Option<Self::Forbidden> {
            $chapter::unasked(look, question, action)
        }
    };
    ($chapter:ident candidates) => {
        fn candidates(
            look: $crate::Look<'_, Self>,
            question: Self::Question,
            out: &mut Vec<Self::Action>,
        ) -> $crate::Coverage {
            $chapter::candidates(look, question, out)
        }
    };
    ($chapter:ident lists_exactly) => {
        fn lists_exactly(question: Self::Question) -> bool {
            $chapter::lists_exactly(question)
        }
    };
    ($chapter:ident draw) => {
        fn draw(
            look: $crate::Look<'_, Self>,
            question: Self::Question,
            rng: &mut $crate::Rng,
            buffer: &mut Vec<Self::Action>,
        ) -> Option<Self::Action> {
            $chapter::draw(look, question, rng, buffer)
        }
    };
    ($chapter:ident own) => {
        fn own(look: $crate::Look<'_, Self>) -> Self::Own {
            $chapter::own(look)
        }
    };
    ($chapter:ident beliefs) => {
        fn beliefs(view: &$crate::View<Self>) -> Self::Beliefs {
            $chapter::beliefs(view)
        }
    };
    ($chapter:ident world) => {
        fn world(beliefs: &Self::Beliefs, rng: &mut $crate::Rng) -> Self::Secrets {
            $chapter::world(beliefs, rng)
        }
    };
    ($chapter:ident validate) => {
        fn validate(
            given: &Self::Given,
            state: &$crate::State<Self>,
            players: u8,
            to_come: &[$crate::Next<Self>],
        ) -> Result<(), String> {
            $chapter::validate(given, state, players, to_come)
        }
    };
    ($chapter:ident validate_secrets) => {
        fn validate_secrets(
            given: &Self::Given,
            state: &$crate::State<Self>,
            referee: $crate::Referee<'_>,
        ) -> Result<(), String> {
            $chapter::validate_secrets(given, state, referee)
        }
    };
}
