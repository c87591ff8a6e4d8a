//! The same messages in TypeScript, for the web client.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::pretty::{comment, layout};
use crate::{
    Claim, ClientMessage, ConfigAnswer, ConfigRequest, Created, Frame, GameInfo, Me, NewMe,
    NewTable, Problem, RecordInfo, RecordStep, Rematch, RulesInfo, SeatChange, SeatLink, Sit,
    TableInfo, TableList, Uploaded,
};

/// Collects declarations by name, each once.
#[derive(Default)]
struct Declarations {
    config: Config,
    declared: BTreeMap<String, String>,
    /// Types in the order in which this file names them.
    roots: Vec<String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own are built in: numbers, strings, lists.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declared.contains_key(&name) {
            return;
        }
        let declared = T::decl(&self.config);
        let (head, body) = declared.split_once('=').unwrap_or((&declared, "unknown"));
        let said = comment(&T::docs().unwrap_or_default(), 0);
        let text = format!("\n{said}export {} = {};\n", head.trim(), layout(body, 0));
        self.declared.insert(name, text.replace("= \n", "=\n"));
        T::visit_dependencies(self);
    }
}

impl Declarations {
    fn add<T: TS + 'static>(mut self) -> Self {
        self.roots.push(T::ident(&self.config));
        self.visit::<T>();
        self
    }

    /// A type, then those it speaks of. The library meets them in an order that differs from build to build.
    fn write(&mut self, name: &str, out: &mut String) {
        let Some(text) = self.declared.remove(name) else { return };
        out.push_str(&text);
        let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
        for word in code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric())) {
            self.write(word, out);
        }
    }
}

/// The text of the file `types.ts`.
#[must_use]
pub fn typescript() -> String {
    let mut all = Declarations::default()
        .add::<ClientMessage>()
        .add::<Frame>()
        .add::<Me>()
        .add::<NewMe>()
        .add::<GameInfo>()
        .add::<ConfigRequest>()
        .add::<ConfigAnswer>()
        .add::<RulesInfo>()
        .add::<NewTable>()
        .add::<Created>()
        .add::<Sit>()
        .add::<SeatChange>()
        .add::<SeatLink>()
        .add::<Claim>()
        .add::<Rematch>()
        .add::<TableInfo>()
        .add::<TableList>()
        .add::<RecordInfo>()
        .add::<RecordStep>()
        .add::<Uploaded>()
        .add::<Problem>();
    let mut text = String::from(
        "// Written by `cargo xtask types` from crates/protocol. Do not change it by hand.\n\n\
         export type Language = \"fr\" | \"en\";\n",
    );
    for name in std::mem::take(&mut all.roots) {
        all.write(&name, &mut text);
    }
    text
}
