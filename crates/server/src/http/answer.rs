//! How requests are answered: JSON, or a problem in words.

use std::fmt;
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use shelf::Language;

use super::App;
use super::access::{address_of, guest_of, language_of};
use crate::fault::Many;
use crate::seldom::Seldom;
use crate::store::StoreError;
use crate::{Fault, Guest};

/// A refused request, with the reader's language.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Fault, pub(crate) Language);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Self(fault, language) = self;
        let status =
            StatusCode::from_u16(fault.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let problem = Problem { code: fault.code().to_owned(), text: fault.text(language) };
        if status == StatusCode::TOO_MANY_REQUESTS {
            say_that_a_limit_bites(&problem.code);
        }
        let mut response = (status, Json(problem)).into_response();
        if let Some(seconds) = fault.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// Whoever hosts is to know that limits turn people away: they may be too narrow for a school, or somebody attacks.
fn say_that_a_limit_bites(code: &str) {
    static SAID: Seldom = Seldom::new();
    if let Some(times) = SAID.again() {
        tracing::warn!(
            times,
            code,
            "requests are refused: somebody asks for too much, or a limit of the settings is too narrow"
        );
    }
}

/// Who asks, in which language, and from where; there may be no guest yet.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) guest: Option<Guest>,
    pub(crate) language: Language,
    pub(crate) address: IpAddr,
}

impl Reader {
    /// The guest, or a refusal.
    pub(crate) fn guest(&self) -> Result<&Guest, Refused> {
        self.guest.as_ref().ok_or(Refused(Fault::NoGuest, self.language))
    }

    /// What the store could not do, in the reader's language; what the host should know is in the log.
    pub(crate) fn storage(&self, error: &StoreError) -> Refused {
        static SAID: Seldom = Seldom::new();
        if matches!(error, StoreError::UploadsOfGuest | StoreError::UploadsOfPlace) {
            return self.refuse(Fault::TooMany(Many::Uploads));
        }
        if *error == StoreError::ListsOfPlace {
            return self.refuse(Fault::TooMany(Many::Lists));
        }
        if *error == StoreError::UploadsFull {
            return self.refuse(Fault::UploadsFull);
        }
        if *error == StoreError::ListsFull {
            return self.refuse(Fault::ListsFull);
        }
        if let Some(times) = SAID.again() {
            tracing::error!(times, %error, "what was asked for cannot be read or written");
        }
        self.refuse(Fault::Storage)
    }

    /// A refusal in the reader's language.
    pub(crate) fn refuse(&self, fault: Fault) -> Refused {
        Refused(fault, self.language)
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let guest =
            guest_of(&parts.headers, &app.key).filter(|guest| app.tables.devices.admits(guest));
        let language =
            guest.as_ref().map_or_else(|| language_of(&parts.headers), |guest| guest.language);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        // Every connection of ours says where it comes from; what does not would share one address.
        let address = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| {
            address_of(&app.tables.settings, &parts.headers, *peer)
        });
        Ok(Self { guest, language, address })
    }
}

/// A body of JSON. What cannot be read is answered with a problem that says why.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refused> {
        let (mut parts, body) = request.into_parts();
        let reader = reader(&mut parts, app).await;
        let request = Request::from_parts(parts, body);
        match Json::<Named<T>>::from_request(request, app).await {
            Ok(Json(Named(body))) => Ok(Self(body)),
            Err(rejection) => Err(reader.refuse(unreadable(&rejection))),
        }
    }
}

/// What is written with the names of its fields. A list of values in their order would be read as well, which no document
/// of ours says.
struct Named<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Named<T>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Named<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Named)
            }
        }

        deserializer.deserialize_map(Fields(PhantomData))
    }
}

fn unreadable(rejection: &JsonRejection) -> Fault {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => return Fault::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => return Fault::NotJson,
        _ => {}
    }
    // The text of a rejection may span lines; the last part says what and where.
    Fault::Unreadable(shelf::Problem::new(rejection.body_text()))
}

/// The variable parts of an address. What cannot be read leads nowhere, and a problem says so.
#[derive(Debug)]
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let read = Path::<T>::from_request_parts(parts, app).await.ok();
        match read {
            Some(Path(at)) => Ok(Self(at)),
            None => Err(reader(parts, app).await.refuse(Fault::NoPage)),
        }
    }
}

/// What stands behind the question mark of an address.
#[derive(Debug)]
pub(crate) struct Wish<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Wish<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let read = Query::<T>::from_request_parts(parts, app).await;
        match read.map_err(|rejection| rejection.body_text()) {
            Ok(Query(wish)) => Ok(Self(wish)),
            Err(why) => {
                Err(reader(parts, app).await.refuse(Fault::Unreadable(shelf::Problem::new(why))))
            }
        }
    }
}

async fn reader(parts: &mut Parts, app: &App) -> Reader {
    match Reader::from_request_parts(parts, app).await {
        Ok(reader) => reader,
        Err(never) => match never {},
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::said::Said;

    #[test]
    fn a_limit_that_bites_is_said_once_a_minute() {
        let said = Said::listen();
        let refuse = |fault: Fault| Refused(fault, Language::En).into_response().status();
        assert_eq!(refuse(Fault::NoGuest), StatusCode::UNAUTHORIZED);
        assert!(said.about("").is_empty(), "other refusals are nobody's business: {said:?}");
        for _ in 0..100 {
            assert_eq!(refuse(Fault::TooMany(Many::Tables)), StatusCode::TOO_MANY_REQUESTS);
        }
        assert_eq!(said.about("").len(), 1, "{said:?}");
        assert_eq!(said.about("too_many").len(), 1, "{said:?}");
    }
}
