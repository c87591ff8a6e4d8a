//! Whole numbers in requests, however they are written: to JSON and to the API document `3.0` is as whole as `3`.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Unexpected, Visitor};

/// The first number of those that a fraction can no longer be told from: beyond it, no number is written as a fraction.
const INEXACT: f64 = 9_007_199_254_740_992.0;

/// Reads a whole number.
pub(crate) fn whole<'de, D: Deserializer<'de>, N: TryFrom<u64>>(
    deserializer: D,
) -> Result<N, D::Error> {
    // Where an object was kept aside to see of which form it is, a number that is asked for as an integer is no fraction.
    deserializer.deserialize_any(Whole(PhantomData))
}

/// Reads a whole number, or nothing.
pub(crate) fn whole_or_none<'de, D: Deserializer<'de>, N: TryFrom<u64>>(
    deserializer: D,
) -> Result<Option<N>, D::Error> {
    deserializer.deserialize_option(OrNone(PhantomData))
}

struct Whole<N>(PhantomData<N>);

impl<N: TryFrom<u64>> Visitor<'_> for Whole<N> {
    type Value = N;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a whole number that is not too large")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<N, E> {
        N::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<N, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<N, E> {
        if number.fract() != 0.0 || !(0.0..INEXACT).contains(&number) {
            return Err(E::invalid_value(Unexpected::Float(number), &self));
        }
        self.visit_u64(number as u64)
    }
}

struct OrNone<N>(PhantomData<N>);

impl<'de, N: TryFrom<u64>> Visitor<'de> for OrNone<N> {
    type Value = Option<N>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a whole number or null")
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        whole(deserializer).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Claim, Clock, Options, Sit};

    #[test]
    fn a_whole_number_is_whole_however_it_is_written() {
        for seat in ["190", "190.0", "1.9e2", "1900e-1"] {
            let claim = format!(r#"{{"seat":{seat},"token":"x"}}"#);
            assert_eq!(serde_json::from_str::<Claim>(&claim).expect(seat).seat, 190);
            let sit: Sit = serde_json::from_str(&format!(r#"{{"seat":{seat}}}"#)).expect(seat);
            assert_eq!(sit.seat, Some(190));
        }
        for seat in ["190.5", "256", "256.0", "-1", "-1.0", "1e300", "\"190\"", "null"] {
            let claim = format!(r#"{{"seat":{seat},"token":"x"}}"#);
            assert!(serde_json::from_str::<Claim>(&claim).is_err(), "{seat}");
        }
        assert_eq!(serde_json::from_str::<Sit>(r#"{"seat":null}"#).expect("nobody").seat, None);
        assert_eq!(serde_json::from_str::<Sit>("{}").expect("nobody").seat, None);
    }

    #[test]
    fn times_are_whole_however_they_are_written() {
        let options: Options = serde_json::from_str(r#"{"beat":5e2,"grace":60.0}"#).expect("times");
        assert_eq!((options.beat, options.bot_pace, options.grace), (500, 700, 60));
        for (written, clock) in [
            (r#"{"is":"days","days":3.0}"#, Clock::Days { days: 3 }),
            (
                r#"{"seconds":6e1,"is":"bank","increment":0.0,"window":30}"#,
                Clock::Bank { seconds: 60, increment: 0, window: 30 },
            ),
            (
                r#"{"window":30.0,"seconds":60,"is":"decision"}"#,
                Clock::Decision { seconds: 60, window: 30 },
            ),
        ] {
            assert_eq!(serde_json::from_str::<Clock>(written).expect(written), clock);
        }
        assert!(serde_json::from_str::<Clock>(r#"{"is":"days","days":3.5}"#).is_err());
    }
}
