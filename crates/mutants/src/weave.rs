//! A file with all its mutants in it, each behind a question: is this one on?
//!
//! A change stands beside the code it changes, and only that side goes on to hold the mutants within: as one mutant is on
//! at a time, the text grows by a copy for each level and no more.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::find::{Change, Mutant};

/// A mutant with the number that switches it on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbered<'a> {
    pub(crate) id: u32,
    pub(crate) mutant: &'a Mutant,
}

/// A file as it is compiled.
#[derive(Debug)]
pub(crate) struct Woven {
    pub(crate) text: String,
    pub(crate) places: Vec<Place>,
}

/// Where a mutant stands in the woven text.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) id: u32,
    /// With the question and the code it changes.
    pub(crate) whole: Range<usize>,
    /// What is compiled for this mutant alone.
    pub(crate) own: Range<usize>,
}

/// Puts every mutant into the text.
pub(crate) fn weave(text: &str, mutants: &[Numbered<'_>]) -> Woven {
    let mut sites: Vec<Range<usize>> =
        mutants.iter().map(|numbered| numbered.mutant.range.clone()).collect();
    sites.sort_by_key(|range| (range.start, usize::MAX - range.end));
    sites.dedup();
    let mut loom =
        Loom { text, mutants, out: String::with_capacity(text.len() * 3), places: vec![] };
    loom.between(0..text.len(), &sites);
    Woven { text: loom.out, places: loom.places }
}

struct Loom<'a> {
    text: &'a str,
    mutants: &'a [Numbered<'a>],
    out: String,
    places: Vec<Place>,
}

impl<'a> Loom<'a> {
    /// The text of a range, with the sites within it.
    fn between(&mut self, range: Range<usize>, sites: &[Range<usize>]) {
        let (mut at, mut next) = (range.start, 0);
        while let Some(site) = sites.get(next) {
            let inside =
                sites[next + 1..].iter().take_while(|inner| inner.start < site.end).count();
            self.out.push_str(&self.text[at..site.start]);
            self.site(site.clone(), &sites[next + 1..=next + inside]);
            at = site.end;
            next += 1 + inside;
        }
        self.out.push_str(&self.text[at..range.end]);
    }

    /// One site with all mutants of exactly these bytes.
    fn site(&mut self, site: Range<usize>, inside: &[Range<usize>]) {
        let here: Vec<Numbered<'a>> =
            self.mutants.iter().copied().filter(|numbered| numbered.mutant.range == site).collect();
        let from = self.out.len();
        let first = self.places.len();
        let mut instead = 0;
        let mut left_out = 0;
        // A statement ends in a semicolon, and a parenthesis around it would be no statement.
        let is_statement = self.text[site.clone()].ends_with(';');
        for numbered in &here {
            match &numbered.mutant.change {
                Change::Return(value) => {
                    self.open(numbered.id, "if ", &format!("return {value};"));
                    self.out.push('}');
                }
                Change::LeftOut => {
                    let open = if is_statement { "if !" } else { "(if !" };
                    self.open(numbered.id, open, "");
                    left_out += 1;
                }
                Change::Instead(_) => {}
            }
        }
        for numbered in &here {
            if let Change::Instead(new) = &numbered.mutant.change {
                self.open(numbered.id, if instead == 0 { "(if " } else { "if " }, new);
                self.out.push_str("} else ");
                instead += 1;
            }
        }
        let own = first..self.places.len();
        if instead > 0 {
            self.out.push_str("{ ");
        }
        self.between(site, inside);
        if instead > 0 {
            self.out.push_str(" })");
        }
        for _ in 0..left_out {
            self.out.push_str(if is_statement { " }" } else { " })" });
        }
        let whole = from..self.out.len();
        self.places[own].iter_mut().for_each(|place| place.whole = whole.clone());
    }

    /// The question, and what is done if the answer is yes.
    fn open(&mut self, id: u32, ask: &str, own: &str) {
        self.out.push_str(&format!("{ask}crate::mutants::on({id}) {{ "));
        let from = self.out.len();
        self.out.push_str(own);
        self.places.push(Place { id, whole: 0..0, own: from..self.out.len() });
        self.out.push(' ');
    }
}

impl Woven {
    /// Which mutants are to blame for an error in these bytes of the woven text.
    ///
    /// An error inside a change is the fault of that change. One in the code beside it comes of the question around it;
    /// the innermost is taken away first. Else what is inside the bytes may have made them wrong.
    pub(crate) fn blamed(&self, error: &Range<usize>) -> BTreeSet<u32> {
        let holds = |range: &Range<usize>| range.start <= error.start && error.end <= range.end;
        let is_of_change = |place: &&Place| !place.own.is_empty() && holds(&place.own);
        if let Some(place) =
            self.places.iter().filter(is_of_change).min_by_key(|place| place.own.len())
        {
            return [place.id].into();
        }
        let around = self.places.iter().filter(|place| holds(&place.whole));
        if let Some(nearest) = around.min_by_key(|place| place.whole.len()) {
            return self.with_whole(|whole| *whole == nearest.whole);
        }
        self.with_whole(|whole| error.start <= whole.start && whole.end <= error.end)
    }

    fn with_whole(&self, is: impl Fn(&Range<usize>) -> bool) -> BTreeSet<u32> {
        self.places.iter().filter(|place| is(&place.whole)).map(|place| place.id).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;

    fn woven(text: &str) -> (Woven, Vec<Mutant>) {
        let mutants = find(text).expect("code that can be read");
        let numbered: Vec<Numbered<'_>> =
            (1..).zip(&mutants).map(|(id, mutant)| Numbered { id, mutant }).collect();
        (weave(text, &numbered), mutants)
    }

    /// What is compiled if one mutant is on: every question answered by hand.
    fn with(text: &str, what: &str) -> String {
        let (woven, mutants) = woven(text);
        let at = mutants.iter().position(|mutant| mutant.what == what);
        let id = at.unwrap_or_else(|| panic!("{what} is not among {mutants:#?}")) + 1;
        answered(&woven.text, id as u32)
    }

    /// The text in which each `(if crate::mutants::on(n) { a } else { b })` is decided.
    fn answered(text: &str, on: u32) -> String {
        let block: syn::File = syn::parse_file(text).expect("woven code can be read");
        let mut out = String::new();
        let mut decide = Decide { on, out: &mut out };
        decide.file(&block);
        out
    }

    /// Prints only which numbers are asked on the way that is taken.
    struct Decide<'a> {
        on: u32,
        out: &'a mut String,
    }

    impl Decide<'_> {
        fn file(&mut self, file: &syn::File) {
            syn::visit::Visit::visit_file(self, file);
        }
    }

    impl<'ast> syn::visit::Visit<'ast> for Decide<'_> {
        fn visit_expr_if(&mut self, choice: &'ast syn::ExprIf) {
            let (asked, is_not) = match &*choice.cond {
                syn::Expr::Unary(not) => (number(&not.expr), true),
                plain => (number(plain), false),
            };
            let Some(asked) = asked else { return syn::visit::visit_expr_if(self, choice) };
            if (asked == self.on) != is_not {
                self.visit_block(&choice.then_branch);
            } else if let Some((_, other)) = &choice.else_branch {
                self.visit_expr(other);
            }
        }

        fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
            if let syn::Lit::Int(number) = &literal.lit {
                self.out.push_str(&format!("{number} "));
            }
        }

        fn visit_bin_op(&mut self, operator: &'ast syn::BinOp) {
            let sign = match operator {
                syn::BinOp::Lt(_) => "<",
                syn::BinOp::Le(_) => "<=",
                syn::BinOp::And(_) => "&&",
                syn::BinOp::Or(_) => "||",
                syn::BinOp::Add(_) => "+",
                syn::BinOp::Sub(_) => "-",
                _ => "?",
            };
            self.out.push_str(&format!("{sign} "));
        }

        fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
            if let Some(name) = path.path.get_ident() {
                self.out.push_str(&format!("{name} "));
            }
        }
    }

    fn number(expr: &syn::Expr) -> Option<u32> {
        let syn::Expr::Call(call) = expr else { return None };
        match call.args.first()? {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => {
                number.base10_parse().ok()
            }
            _ => None,
        }
    }

    const NESTED: &str = "fn f(a: u8, b: u8) -> u8 { g(a + 1 < b && b < 9) }";

    #[test]
    fn one_mutant_is_on_and_all_others_are_as_written() {
        let plain = answered(&woven(NESTED).0.text, 0);
        assert_eq!(plain, "g a + 1 < b && b < 9 ");
        for (what, then) in [
            ("`1` into `2`", "g a + 2 < b && b < 9 "),
            ("`a + 1`: `+` into `-`", "g a - 1 < b && b < 9 "),
            ("`a + 1 < b`: `<` into `<=`", "g a + 1 <= b && b < 9 "),
            ("`a + 1 < b && b < 9`: `&&` into `||`", "g a + 1 < b || b < 9 "),
            ("`b < 9`: `<` into `<=`", "g a + 1 < b && b <= 9 "),
            ("`9` into `8`", "g a + 1 < b && b < 8 "),
        ] {
            assert_eq!(with(NESTED, what), then, "{what}");
        }
    }

    #[test]
    fn statements_are_left_out_whole() {
        let text = "fn f(x: u8) { first(x); if x < 3 { second(4) } third(5) }";
        assert_eq!(with(text, "`first(x);` left out"), "x < 3 second 4 third 5 ");
        assert_eq!(with(text, "`second(4)` left out"), "first x x < 3 third 5 ");
        assert_eq!(with(text, "`third(5)` left out"), "first x x < 3 second 4 ");
    }

    #[test]
    fn functions_return_at_once() {
        let text = "fn is(x: u8) -> bool { x < 3 }";
        let (woven, _) = woven(text);
        assert!(
            woven.text.contains("{ return true; }") && woven.text.contains("{ return false; }")
        );
    }

    #[test]
    fn an_error_is_the_fault_of_the_change_it_is_in() {
        let (woven, mutants) = woven("fn f(a: u8) -> bool { a + 1 < 5 }");
        let id = |what: &str| {
            1 + mutants.iter().position(|mutant| mutant.what == what).expect("a mutant") as u32
        };
        let at = woven.text.find("(a) - (1)").expect("the change");
        assert_eq!(woven.blamed(&(at..at + 9)), [id("`a + 1`: `+` into `-`")].into());
        // What is beside the changes of the number: both questions around it go.
        let numbers = woven.places.iter().filter(|place| place.id == id("`1` into `0`"));
        let whole = numbers.map(|place| place.whole.clone()).next().expect("its place");
        assert_eq!(woven.blamed(&whole), [id("`1` into `0`"), id("`1` into `2`")].into());
        // Around everything: all that is inside.
        assert_eq!(woven.blamed(&(0..woven.text.len())).len(), mutants.len());
    }
}
