//! The same messages in TypeScript, for the web client.

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Claim, ClientMessage, ConfigAnswer, ConfigRequest, Created, Frame, GameInfo, Me, NewMe,
    NewTable, Problem, RecordInfo, RecordStep, Rematch, RulesInfo, SeatChange, SeatLink, Sit,
    TableInfo, TableList, Uploaded,
};

/// Collects declarations, each once, in the order in which they are met.
struct Declarations {
    config: Config,
    seen: Vec<String>,
    text: String,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own are built in: numbers, strings, lists.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.seen.contains(&name) {
            return;
        }
        self.seen.push(name);
        T::visit_dependencies(self);
        self.text.push_str("\nexport ");
        self.text.push_str(&T::decl(&self.config));
        self.text.push('\n');
    }
}

/// The text of the file `types.ts`.
#[must_use]
pub fn typescript() -> String {
    let mut all = Declarations { config: Config::new(), seen: Vec::new(), text: String::new() };
    all.text.push_str(
        "// Written by `cargo xtask types` from crates/protocol. Do not change it by hand.\n\n\
         export type Language = \"fr\" | \"en\";\n",
    );
    all.visit::<ClientMessage>();
    all.visit::<Frame>();
    all.visit::<Me>();
    all.visit::<NewMe>();
    all.visit::<GameInfo>();
    all.visit::<ConfigRequest>();
    all.visit::<ConfigAnswer>();
    all.visit::<RulesInfo>();
    all.visit::<NewTable>();
    all.visit::<Created>();
    all.visit::<Sit>();
    all.visit::<SeatChange>();
    all.visit::<SeatLink>();
    all.visit::<Claim>();
    all.visit::<Rematch>();
    all.visit::<TableInfo>();
    all.visit::<TableList>();
    all.visit::<RecordInfo>();
    all.visit::<RecordStep>();
    all.visit::<Uploaded>();
    all.visit::<Problem>();
    all.text
}
