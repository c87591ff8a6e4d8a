//! Types of this project in TypeScript, for the web client, written so that people can read them.
//!
//! `ts-rs` says what a type looks like once `serde` has written it down; this crate collects such declarations, puts
//! them in order and lays them out. The protocol and every game write a file with it.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::pretty::{comment, layout};

mod pretty;

/// Collects declarations by name, each once.
#[derive(Debug, Default)]
pub struct Declarations {
    declared: BTreeMap<String, String>,
    /// Types in the order in which they were added.
    roots: Vec<String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own are built in: numbers, strings, lists.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::default();
        let name = T::ident(&config);
        let text = declaration::<T>(&config);
        if let Some(known) = self.declared.get(&name) {
            assert!(*known == text, "two different types are called {name}; rename one of them");
            return;
        }
        self.declared.insert(name, text);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn declaration<T: TS + ?Sized>(config: &Config) -> String {
    let declared = T::decl(config);
    let (head, body) = sides(&declared);
    let said = comment(&T::docs().unwrap_or_default(), 0);
    let text =
        format!("\n{said}export {} = {};\n", head.trim().replace(" >", ">"), layout(body, 0));
    text.replace("= \n", "=\n")
}

/// The name and the body of a declaration. What a parameter is if nobody says is left out: everybody says.
fn sides(declared: &str) -> (String, &str) {
    let mut depth = 0;
    let mut head = String::new();
    let mut is_default = false;
    for (place, letter) in declared.char_indices() {
        match letter {
            '=' if depth == 0 => return (head, &declared[place + 1..]),
            '=' => is_default = true,
            '<' => depth += 1,
            '>' => (depth, is_default) = (depth - 1, false),
            ',' if depth == 1 => is_default = false,
            _ => {}
        }
        if !is_default {
            head.push(letter);
        }
    }
    (head, "unknown")
}

impl Declarations {
    /// With this type and all it speaks of.
    ///
    /// # Panics
    /// If two different types have the same name.
    #[must_use]
    pub fn add<T: TS + 'static>(mut self) -> Self {
        self.roots.push(T::ident(&Config::default()));
        self.visit::<T>();
        self
    }

    /// The whole file: the head, then every type that was added, each followed by those it speaks of first.
    #[must_use]
    pub fn file(mut self, head: &str) -> String {
        let mut text = head.to_owned();
        for name in std::mem::take(&mut self.roots) {
            self.write(&name, &mut text);
        }
        text
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

#[cfg(test)]
mod tests {
    use super::sides;

    #[test]
    fn a_declaration_is_parted_behind_its_parameters() {
        assert_eq!(sides("type Seat = number"), ("type Seat ".into(), " number"));
        assert_eq!(sides("type Roll<W = null> = { a: W }"), ("type Roll<W > ".into(), " { a: W }"));
    }
}
