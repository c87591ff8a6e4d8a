//! What can be broken in a file of rules: comparisons, conditions, numbers, calls that change something.
//!
//! Every mutant is one small change of one expression or statement. Constants, patterns, types, attributes, macros (so
//! assertions, too) and tests are left as they are: what stands there is data, or is not compiled as an expression.

use std::ops::Range;

use proc_macro2::{LineColumn, Span};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprClosure, ExprForLoop, ExprIf, ExprLit,
    ExprLoop, ExprMethodCall, ExprRepeat, ExprUnary, ExprWhile, Ident, ImplItemConst, ImplItemFn,
    ItemConst, ItemEnum, ItemFn, ItemImpl, ItemMod, ItemStatic, ItemStruct, Lit, ReturnType,
    Signature, Stmt, TraitItemConst, TraitItemFn, Type, UnOp,
};

/// One way to break a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mutant {
    /// The bytes it changes; none if something is put in.
    pub(crate) range: Range<usize>,
    pub(crate) change: Change,
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// What was changed into what.
    pub(crate) what: String,
}

/// What becomes of the bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Another expression stands there.
    Instead(String),
    /// The statement, or the expression without a value, is left out.
    LeftOut,
    /// The function returns this at once.
    Return(&'static str),
}

/// Methods, and functions of two arguments, with their opposites.
const OPPOSITES: [(&str, &str); 10] = [
    ("min", "max"),
    ("max", "min"),
    ("min_by_key", "max_by_key"),
    ("max_by_key", "min_by_key"),
    ("any", "all"),
    ("all", "any"),
    ("is_some", "is_none"),
    ("is_none", "is_some"),
    ("is_ok", "is_err"),
    ("is_err", "is_ok"),
];

/// Methods that are given a condition.
const TAKE_A_CONDITION: [&str; 12] = [
    "filter",
    "any",
    "all",
    "find",
    "position",
    "rposition",
    "retain",
    "take_while",
    "skip_while",
    "is_some_and",
    "is_none_or",
    "partition",
];

/// Every mutant of a file, in its order.
pub(crate) fn find(text: &str) -> syn::Result<Vec<Mutant>> {
    let file = syn::parse_file(text)?;
    let mut finder = Finder { text, mutants: Vec::new() };
    finder.visit_file(&file);
    let mut mutants = finder.mutants;
    mutants.sort_by_key(|mutant| (mutant.line, mutant.column, mutant.what.clone()));
    mutants.dedup();
    number_the_like(&mut mutants);
    Ok(mutants)
}

/// Two changes in one place that read alike are told apart.
fn number_the_like(mutants: &mut [Mutant]) {
    let key = |mutant: &Mutant| (mutant.line, mutant.column, mutant.what.clone());
    let keys: Vec<_> = mutants.iter().map(key).collect();
    for (at, mutant) in mutants.iter_mut().enumerate() {
        let before = keys[..at].iter().filter(|other| **other == keys[at]).count();
        if before > 0 {
            mutant.what = format!("{} ({})", mutant.what, before + 1);
        }
    }
}

struct Finder<'a> {
    text: &'a str,
    mutants: Vec<Mutant>,
}

impl<'a> Finder<'a> {
    fn source(&self, spanned: &impl Spanned) -> &'a str {
        &self.text[spanned.span().byte_range()]
    }

    fn add(&mut self, range: Range<usize>, at: Span, change: Change, what: String) {
        let LineColumn { line, column } = at.start();
        self.mutants.push(Mutant { range, change, line, column: column + 1, what });
    }

    fn instead(&mut self, place: &impl Spanned, at: Span, new: String, what: String) {
        self.add(place.span().byte_range(), at, Change::Instead(new), what);
    }

    fn leave_out(&mut self, place: &impl Spanned) {
        let what = format!("`{}` left out", short(self.source(place)));
        self.add(place.span().byte_range(), place.span(), Change::LeftOut, what);
    }

    /// An expression that decides something, but for what is broken by itself in any place.
    fn condition(&mut self, expr: &Expr) {
        match expr {
            Expr::Binary(both) if matches!(both.op, BinOp::And(_)) && has_let(expr) => {
                self.condition(&both.left);
                self.condition(&both.right);
                return;
            }
            Expr::Let(_) | Expr::Lit(_) | Expr::Unary(_) | Expr::Block(_) | Expr::If(_) => {}
            Expr::Match(_) => {}
            Expr::Binary(both) if opposite_operators(&both.op).is_some_and(|o| o.len() > 1) => {}
            Expr::Binary(both) if matches!(both.op, BinOp::Eq(_) | BinOp::Ne(_)) => {}
            Expr::MethodCall(call)
                if call.method.to_string().starts_with("is_")
                    && opposite_name(&call.method).is_some() => {}
            _ => {
                let source = self.source(expr);
                let what = format!("`{}` negated", short(source));
                self.instead(expr, expr.span(), format!("!({source})"), what);
            }
        }
        self.visit_expr(expr);
    }

    /// An expression that is used as a statement, so that what it does is all there is to it.
    fn deed(&mut self, expr: &Expr) {
        match expr {
            Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => self.leave_out(expr),
            Expr::Binary(both) if is_assignment(&both.op) => self.leave_out(expr),
            Expr::If(choice) => {
                self.last_deed(&choice.then_branch);
                if let Some((_, other)) = &choice.else_branch {
                    self.deed(other);
                }
            }
            Expr::Match(choice) => choice.arms.iter().for_each(|arm| self.deed(&arm.body)),
            Expr::Block(block) => self.last_deed(&block.block),
            _ => {}
        }
    }

    /// The last expression of a block without a value.
    fn last_deed(&mut self, block: &Block) {
        if let Some(Stmt::Expr(expr, None)) = block.stmts.last() {
            self.deed(expr);
        }
    }

    fn function(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        if is_test(attributes) || signature.constness.is_some() {
            return;
        }
        let at = block.brace_token.span.open().byte_range().end;
        let name = &signature.ident;
        let mut returns = |value: &'static str, what: String| {
            self.add(at..at, name.span(), Change::Return(value), what);
        };
        match returned(&signature.output) {
            Returned::Bool => {
                returns("true", format!("`{name}` always true"));
                returns("false", format!("`{name}` always false"));
            }
            Returned::Option => returns("None", format!("`{name}` always None")),
            Returned::Verdict => returns("Ok(())", format!("`{name}` always Ok(())")),
            Returned::Nothing => self.last_deed(block),
            Returned::Else => {}
        }
        self.visit_block(block);
    }

    fn swap_operator(&mut self, both: &ExprBinary) {
        let Some(others) = opposite_operators(&both.op) else { return };
        let (left, right) = (self.source(&both.left), self.source(&both.right));
        let old = self.source(&both.op);
        for new in others {
            let text = if is_assignment(&both.op) {
                format!("{left} {new} {right}")
            } else {
                format!("({left}) {new} ({right})")
            };
            let what = format!("`{}`: `{old}` into `{new}`", short(self.source(both)));
            self.instead(both, both.op.span(), text, what);
        }
    }

    fn swap_name(&mut self, place: &impl Spanned, name: &Ident) {
        let Some(new) = opposite_name(name) else { return };
        let whole = place.span().byte_range();
        let old = name.span().byte_range();
        let text = format!(
            "{}{new}{}",
            &self.text[whole.start..old.start],
            &self.text[old.end..whole.end]
        );
        self.instead(place, name.span(), text, format!("`{name}` into `{new}`"));
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    // What is data, or no expression of the running program.
    fn visit_item_const(&mut self, _: &'ast ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast ItemEnum) {}
    fn visit_item_struct(&mut self, _: &'ast ItemStruct) {}
    fn visit_impl_item_const(&mut self, _: &'ast ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'ast syn::AngleBracketedGenericArguments,
    ) {
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_impl(&mut self, block: &'ast ItemImpl) {
        if !is_test(&block.attrs) {
            visit::visit_item_impl(self, block);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.function(&function.attrs, &function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.function(&function.attrs, &function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast TraitItemFn) {
        if let Some(block) = &function.default {
            self.function(&function.attrs, &function.sig, block);
        }
    }

    fn visit_block(&mut self, block: &'ast Block) {
        let last = block.stmts.len().saturating_sub(1);
        for (at, statement) in block.stmts.iter().enumerate() {
            match statement {
                Stmt::Expr(expr, None) if at < last => self.deed(expr),
                Stmt::Expr(expr, Some(_)) if is_deed(expr) => self.leave_out(statement),
                Stmt::Expr(..) | Stmt::Local(_) | Stmt::Item(_) | Stmt::Macro(_) => {}
            }
            self.visit_stmt(statement);
        }
    }

    fn visit_expr_for_loop(&mut self, all: &'ast ExprForLoop) {
        self.last_deed(&all.body);
        visit::visit_expr_for_loop(self, all);
    }

    fn visit_expr_while(&mut self, again: &'ast ExprWhile) {
        self.last_deed(&again.body);
        visit::visit_expr_while(self, again);
    }

    fn visit_expr_loop(&mut self, again: &'ast ExprLoop) {
        self.last_deed(&again.body);
        visit::visit_expr_loop(self, again);
    }

    fn visit_expr_if(&mut self, choice: &'ast ExprIf) {
        self.condition(&choice.cond);
        self.visit_block(&choice.then_branch);
        if let Some((_, other)) = &choice.else_branch {
            self.visit_expr(other);
        }
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard);
        }
        self.visit_expr(&arm.body);
    }

    fn visit_expr_binary(&mut self, both: &'ast ExprBinary) {
        if !has_let(&both.left) && !has_let(&both.right) {
            self.swap_operator(both);
        }
        visit::visit_expr_binary(self, both);
    }

    fn visit_expr_unary(&mut self, unary: &'ast ExprUnary) {
        if matches!(unary.op, UnOp::Not(_)) {
            let new = self.source(&unary.expr).to_owned();
            let what = format!("`{}` without `!`", short(self.source(unary)));
            self.instead(unary, unary.span(), new, what);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_lit(&mut self, literal: &'ast ExprLit) {
        let old = self.source(literal);
        let mut others = Vec::new();
        match &literal.lit {
            Lit::Bool(is) => others.push((!is.value).to_string()),
            Lit::Int(number) => {
                let Ok(value) = number.base10_parse::<u64>() else { return };
                let next = [value.checked_add(1), value.checked_sub(1)];
                let suffix = number.suffix();
                others.extend(next.into_iter().flatten().map(|new| format!("{new}{suffix}")));
            }
            _ => {}
        }
        for new in others {
            let what = format!("`{old}` into `{new}`");
            self.instead(literal, literal.span(), new, what);
        }
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let Expr::Path(path) = &*call.func
            && let Some(last) = path.path.segments.last()
            && call.args.len() == 2
        {
            self.swap_name(call, &last.ident);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.swap_name(call, &call.method);
        self.visit_expr(&call.receiver);
        let decides = TAKE_A_CONDITION.iter().any(|name| call.method == name);
        for argument in &call.args {
            match argument {
                Expr::Closure(ExprClosure { body, .. }) if decides => self.condition(body),
                _ => self.visit_expr(argument),
            }
        }
    }
}

/// What a function returns, as far as it is broken as a whole.
enum Returned {
    Nothing,
    Bool,
    Option,
    /// `Result<(), …>`
    Verdict,
    Else,
}

fn returned(output: &ReturnType) -> Returned {
    let ReturnType::Type(_, kind) = output else { return Returned::Nothing };
    let Type::Path(path) = &**kind else { return Returned::Else };
    let Some(last) = path.path.segments.last() else { return Returned::Else };
    match last.ident.to_string().as_str() {
        "bool" => Returned::Bool,
        "Option" => Returned::Option,
        "Result" if gives_nothing(&last.arguments) => Returned::Verdict,
        _ => Returned::Else,
    }
}

fn gives_nothing(arguments: &syn::PathArguments) -> bool {
    let syn::PathArguments::AngleBracketed(arguments) = arguments else { return false };
    matches!(
        arguments.args.first(),
        Some(syn::GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty()
    )
}

/// Whether a statement can be left out.
fn is_deed(expr: &Expr) -> bool {
    match expr {
        // What is given back a line later does nothing by itself.
        Expr::Call(call) if matches!(&*call.func, Expr::Path(path) if path.path.is_ident("drop")) => {
            false
        }
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Try(tried) => matches!(&*tried.expr, Expr::Call(_) | Expr::MethodCall(_)),
        Expr::Binary(both) => is_assignment(&both.op),
        _ => false,
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let of_tests = |attribute: &Attribute| {
            attribute.parse_args::<Ident>().is_ok_and(|argument| argument == "test")
        };
        path.is_ident("test") || (path.is_ident("cfg") && of_tests(attribute))
    })
}

/// Whether a condition binds something; then its `&&` cannot be exchanged, nor all of it be negated.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

fn opposite_name(name: &Ident) -> Option<&'static str> {
    OPPOSITES.iter().find(|(old, _)| name == old).map(|(_, new)| *new)
}

fn opposite_operators(operator: &BinOp) -> Option<&'static [&'static str]> {
    Some(match operator {
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        _ => return None,
    })
}

fn is_assignment(operator: &BinOp) -> bool {
    matches!(
        operator,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

/// Code on one line, and not too long for one.
fn short(code: &str) -> String {
    const LONGEST: usize = 70;
    let line = code.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= LONGEST {
        return line;
    }
    line.chars().take(LONGEST - 1).chain(['…']).collect()
}

#[cfg(test)]
#[path = "find_tests.rs"]
mod tests;
