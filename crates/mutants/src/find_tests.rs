//! What is found in a file, and what is left as it is.

use super::*;

/// What is broken in a function of these lines.
fn found(body: &str) -> Vec<String> {
    in_file(&format!("fn f() {{\n{body}\n}}"))
}

fn in_file(text: &str) -> Vec<String> {
    let mutants = find(text).expect("code that can be read");
    mutants.into_iter().map(|mutant| mutant.what).collect()
}

#[test]
fn operators_have_their_opposites() {
    for (code, what) in [
        ("let x = a < b;", vec!["`a < b`: `<` into `<=`", "`a < b`: `<` into `>=`"]),
        ("let x = a >= b;", vec!["`a >= b`: `>=` into `<`", "`a >= b`: `>=` into `>`"]),
        ("let x = a == b;", vec!["`a == b`: `==` into `!=`"]),
        ("let x = a && b;", vec!["`a && b`: `&&` into `||`"]),
        ("let x = a - b;", vec!["`a - b`: `-` into `+`"]),
        ("let x = a * b;", vec![]),
        ("let x = !a;", vec!["`!a` without `!`"]),
    ] {
        assert_eq!(found(code), what, "{code}");
    }
}

#[test]
fn numbers_are_one_more_and_one_less() {
    assert_eq!(found("let x = 3u8;"), ["`3u8` into `2u8`", "`3u8` into `4u8`"]);
    assert_eq!(found("let x = 0;"), ["`0` into `1`"]);
    assert_eq!(found("let x = true;"), ["`true` into `false`"]);
}

#[test]
fn a_condition_is_negated_once() {
    assert_eq!(found("if is(a) {}"), ["`is(a)` negated"]);
    assert_eq!(found("if !is(a) {}"), ["`!is(a)` without `!`"]);
    assert_eq!(found("if a == b {}"), ["`a == b`: `==` into `!=`"]);
    assert_eq!(found("if a.is_some() {}"), ["`is_some` into `is_none`"]);
    assert_eq!(found("match a { b if is(b) => {} _ => {} }"), ["`is(b)` negated"]);
    assert_eq!(
        found("let x = all.filter(|a| is(a)).count();"),
        ["`is(a)` negated"],
        "what a filter is given decides, too"
    );
}

#[test]
fn what_binds_a_name_is_left_whole() {
    assert_eq!(found("if let Some(x) = a {}"), [""; 0]);
    assert_eq!(
        found("if let Some(x) = a && is(x) && x < y {}"),
        ["`is(x)` negated", "`x < y`: `<` into `<=`", "`x < y`: `<` into `>=`"]
    );
}

#[test]
fn calls_that_change_something_are_left_out() {
    assert_eq!(
        found("play.then(a);\nplay.x = b;\nplay.y += c;\ncheck(a)?;"),
        [
            "`play.then(a);` left out",
            "`play.x = b;` left out",
            "`play.y += c;` left out",
            "`play.y += c`: `+=` into `-=`",
            "`check(a)?;` left out",
        ]
    );
    // The value of the last line of a function is nothing, too.
    assert_eq!(found("if a {\n go(b)\n} else {\n go(c)\n}").len(), 3);
    assert_eq!(found("match a {\n A => go(b),\n B => stay(),\n}").len(), 2);
    assert_eq!(found("for x in all {\n go(x)\n}"), ["`go(x)` left out"]);
    assert_eq!(found("drop(x);"), [""; 0]);
    // The value of this one is something.
    assert_eq!(in_file("fn f() -> u8 {\n go(b)\n}"), [""; 0]);
}

#[test]
fn functions_answer_the_same_always() {
    let of = |kind: &str| in_file(&format!("fn is() -> {kind} {{ ask() }}"));
    assert_eq!(of("bool"), ["`is` always false", "`is` always true"]);
    assert_eq!(of("Option<Seat>"), ["`is` always None"]);
    assert_eq!(of("Result<(), Forbidden>"), ["`is` always Ok(())"]);
    assert_eq!(of("Result<u8, Forbidden>"), [""; 0]);
}

#[test]
fn names_have_their_opposites() {
    assert_eq!(found("let x = a.min(b);"), ["`min` into `max`"]);
    assert_eq!(found("let x = cmp::max(a, b);"), ["`max` into `min`"]);
    assert_eq!(found("let x = all.any(|a| a > b);")[0], "`any` into `all`");
}

#[test]
fn data_tests_and_macros_are_left_as_they_are() {
    for text in [
        "const A: u8 = 1 + 2;",
        "static A: [u8; 2] = [1, 2];",
        "const fn f() -> u8 { 1 + 2 }",
        "enum A { B = 1 }",
        "#[cfg(test)] mod tests { fn f() { go(1) } }",
        "#[test] fn f() { go(1) }",
        "fn f() { assert!(a < 1); }",
        "fn f(a: List<u8, 4>) { let x = [a; 4]; }",
        "fn f() { match a { 1 => {} 2..=3 => {} _ => {} } }",
        "impl A { const B: u8 = 1; }",
    ] {
        assert_eq!(in_file(text), [""; 0], "{text}");
    }
}

#[test]
fn every_mutant_says_where_it_is() {
    let mutants = find("fn f() {\n    let x = a < 3;\n}").expect("code");
    let places: Vec<_> = mutants.iter().map(|one| (one.line, one.column, &*one.what)).collect();
    assert_eq!(
        places,
        [
            (2, 15, "`a < 3`: `<` into `<=`"),
            (2, 15, "`a < 3`: `<` into `>=`"),
            (2, 17, "`3` into `2`"),
            (2, 17, "`3` into `4`"),
        ]
    );
}
