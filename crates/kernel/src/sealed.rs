//! Saving secrets on purpose, field by field.
//!
//! A state's hidden fields are marked `#[serde(with = "kernel::sealed")]`. Nothing else in the project can write a
//! [`Hidden`] or a [`Pile`] down, so a forgotten mark is a compile error and a wrong one stands out in review.

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Audience, Hidden, List, PerSeat, Pile};

/// Something that contains secrets and can be saved by those who may see everything.
pub trait Sealed: Sized {
    /// Writes the secrets down.
    ///
    /// # Errors
    /// Passes on what the serializer says.
    fn seal<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads them back.
    ///
    /// # Errors
    /// Passes on what the deserializer says.
    fn unseal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// For `#[serde(with = "kernel::sealed")]`.
///
/// # Errors
/// Passes on what the serializer says.
pub fn serialize<T: Sealed, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.seal(serializer)
}

/// For `#[serde(with = "kernel::sealed")]`.
///
/// # Errors
/// Passes on what the deserializer says.
pub fn deserialize<'de, T: Sealed, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::unseal(deserializer)
}

/// A secret in the act of being saved or loaded.
struct Open<T>(T);

impl<T: Sealed> Serialize for Open<&T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.seal(serializer)
    }
}

impl<'de, T: Sealed> Deserialize<'de> for Open<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::unseal(deserializer).map(Open)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<T> {
    is: T,
    known_to: Audience,
}

impl<T: Serialize + DeserializeOwned> Sealed for Hidden<T> {
    fn seal<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { is: &self.value, known_to: self.known_to }.serialize(serializer)
    }

    fn unseal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::<T>::deserialize(deserializer)?;
        Ok(Self { value: written.is, known_to: written.known_to })
    }
}

impl<C: Copy + Default + Serialize + DeserializeOwned, const N: usize> Sealed for Pile<C, N> {
    fn seal<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { is: &self.cards, known_to: self.known_to }.serialize(serializer)
    }

    fn unseal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::<List<C, N>>::deserialize(deserializer)?;
        Ok(Self { cards: written.is, known_to: written.known_to })
    }
}

impl<T: Sealed + Clone, const N: usize> Sealed for PerSeat<T, N> {
    fn seal<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Open))
    }

    fn unseal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let open = ArrayVec::<Open<T>, N>::deserialize(deserializer)?;
        if open.is_empty() {
            return Err(serde::de::Error::custom("a table has at least one seat"));
        }
        Ok(Self::from_values(open.into_iter().map(|Open(value)| value).collect()))
    }
}

impl<T: Sealed> Sealed for Option<T> {
    fn seal<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Open).serialize(serializer)
    }

    fn unseal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Open<T>>::deserialize(deserializer)?.map(|Open(value)| value))
    }
}
