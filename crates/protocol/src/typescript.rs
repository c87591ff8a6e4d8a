//! The same messages in TypeScript, for the web client.

use typescript::Declarations;

use crate::{
    Claim, ClientMessage, ConfigAnswer, ConfigRequest, Created, Frame, GameInfo, GuestClaim,
    GuestLink, KeptLists, ListAnswer, ListDraft, Me, NewMe, NewSalt, NewShare, NewTable, Problem,
    ReadyLists, RecordInfo, RecordStep, RecordSummary, Rematch, RulesInfo, SeatChange, SeatLink,
    Sit, TableInfo, TableList, Uploaded,
};

const HEAD: &str = "// Written by `cargo xtask types` from crates/protocol. Do not change it by hand.\n\n\
     export type Language = \"fr\" | \"en\";\n";

/// The text of the file `types.ts`.
#[must_use]
pub fn typescript() -> String {
    Declarations::default()
        .add::<ClientMessage>()
        .add::<Frame>()
        .add::<Me>()
        .add::<NewMe>()
        .add::<GuestLink>()
        .add::<GuestClaim>()
        .add::<GameInfo>()
        .add::<ConfigRequest>()
        .add::<ConfigAnswer>()
        .add::<RulesInfo>()
        .add::<ListDraft>()
        .add::<ListAnswer>()
        .add::<KeptLists>()
        .add::<ReadyLists>()
        .add::<NewTable>()
        .add::<Created>()
        .add::<Sit>()
        .add::<NewShare>()
        .add::<NewSalt>()
        .add::<SeatChange>()
        .add::<SeatLink>()
        .add::<Claim>()
        .add::<Rematch>()
        .add::<TableInfo>()
        .add::<TableList>()
        .add::<RecordInfo>()
        .add::<RecordStep>()
        .add::<RecordSummary>()
        .add::<Uploaded>()
        .add::<Problem>()
        .file(HEAD)
}
