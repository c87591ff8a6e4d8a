//! What one does next: the API document says which request a response leads to, and with which of its values.

use std::collections::BTreeMap;

use serde_json::Value;
use utoipa::openapi::link::LinkBuilder;
use utoipa::openapi::path::PathItem;
use utoipa::openapi::{OpenApi, RefOr};

/// A request that an answer leads to.
struct Next {
    /// The request that was answered, by its operation.
    from: &'static str,
    /// How it was answered.
    status: &'static str,
    /// The operations one may ask for next.
    to: &'static [&'static str],
    /// Their parameters, and where each is found.
    with: &'static [(&'static str, &'static str)],
}

/// Where the answer names what was made.
const MADE: &[(&str, &str)] = &[("id", "$response.body#/id")];

/// Where the request named what it was about.
const SAME: &[(&str, &str)] = &[("id", "$request.path.id")];

/// A seat of the table that the request named, the same one or the first.
const SAME_SEAT: &[(&str, &str)] = &[("id", "$request.path.id"), ("seat", "$request.path.seat")];
const FIRST_SEAT: &[(&str, &str)] = &[("id", "$request.path.id"), ("seat", "0")];

const NEXT: &[Next] = &[
    Next {
        from: "create",
        status: "201",
        to: &["show_table", "sit", "start", "socket"],
        with: MADE,
    },
    Next { from: "show_table", status: "200", to: &["sit", "start"], with: SAME },
    Next {
        from: "sit",
        status: "200",
        to: &["seal_share", "seat_link", "leave"],
        with: FIRST_SEAT,
    },
    Next { from: "seal_share", status: "200", to: &["open_share"], with: SAME_SEAT },
    Next { from: "seat_link", status: "200", to: &["void_links"], with: SAME_SEAT },
    Next { from: "seat_link", status: "200", to: &["claim"], with: SAME },
    Next { from: "start", status: "200", to: &["pause", "show_table"], with: SAME },
    Next { from: "pause", status: "200", to: &["resume"], with: SAME },
    Next { from: "rematch", status: "200", to: &["show_table"], with: MADE },
    Next { from: "upload", status: "201", to: &["download", "remove"], with: MADE },
    Next {
        from: "upload",
        status: "201",
        to: &["step"],
        with: &[("id", "$response.body#/id"), ("step", "0")],
    },
    Next {
        from: "download",
        status: "200",
        to: &["step"],
        with: &[("id", "$request.path.id"), ("step", "0")],
    },
];

/// Adds to every answer what it leads to.
pub(super) fn add(document: &mut OpenApi) {
    let items = document.paths.paths.values_mut();
    let operations = items.flat_map(|item| {
        let PathItem { get, put, post, delete, .. } = item;
        [get, put, post, delete].into_iter().flatten()
    });
    for operation in operations {
        let id = operation.operation_id.as_deref();
        for next in NEXT.iter().filter(|next| Some(next.from) == id) {
            let response = operation.responses.responses.get_mut(next.status);
            let Some(RefOr::T(response)) = response else { continue };
            for to in next.to {
                let parameters: BTreeMap<String, Value> = next
                    .with
                    .iter()
                    .map(|(name, at)| {
                        // What is no expression is a value.
                        let value = at.parse::<u32>().map_or_else(|_| (*at).into(), Value::from);
                        ((*name).to_owned(), value)
                    })
                    .collect();
                let link = parameters
                    .into_iter()
                    .fold(LinkBuilder::new().operation_id(*to), |link, (name, value)| {
                        link.parameter(name, value)
                    });
                response.links.insert((*to).to_owned(), RefOr::T(link.build()));
            }
        }
    }
}
