//! Sentences as Fluent files give them, ready to be said.
//!
//! A server says many sentences for every answer, and making them with Fluent's own library, though it remembered what
//! it had said, was a seventh of its time. What the files of the games use of Fluent is little: text, values, and the choice
//! between variants by a word or a number. Anything else in a file is refused when it is read.

use fluent_syntax::ast::{
    Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

use crate::french;
use crate::words::{Arg, Language};

/// The values of a sentence, by their names.
pub(crate) type Args<'a> = [(&'a str, Arg<'a>)];

/// A sentence, or a part of one.
#[derive(Debug)]
pub(crate) struct Sentence {
    pieces: Box<[Piece]>,
    /// How long its texts are.
    long: usize,
}

#[derive(Debug)]
enum Piece {
    Text(Box<str>),
    Value(Box<str>),
    /// One of these, by a value.
    Choice {
        by: Box<str>,
        variants: Box<[(Key, Sentence)]>,
        /// The place of the one for everything that is not named.
        otherwise: usize,
    },
}

/// When a variant is meant.
#[derive(Debug)]
enum Key {
    /// The value is this word, or a number that takes this plural.
    Word(Box<str>),
    /// The value is this number.
    Number(i64),
}

impl Key {
    fn is(&self, language: Language, value: &Arg<'_>) -> bool {
        match (self, value) {
            (Self::Word(word), Arg::Text(text)) => **word == **text,
            (Self::Word(word), Arg::Number(number)) => match &**word {
                "one" => language.is_one(*number),
                "other" => !language.is_one(*number),
                _ => false,
            },
            (Self::Number(key), Arg::Number(number)) => key == number,
            (Self::Number(_), Arg::Text(_)) => false,
        }
    }
}

/// All sentences of a file with their keys, in its order.
pub(crate) fn read(source: &str) -> Result<Vec<(String, Sentence)>, String> {
    let file = parser::parse_runtime(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    file.body.iter().map(message).collect()
}

fn message(entry: &Entry<&str>) -> Result<(String, Sentence), String> {
    match entry {
        Entry::Message(Message { id, value: Some(value), attributes, .. })
            if attributes.is_empty() =>
        {
            let sentence = Sentence::of(value);
            Ok((id.name.to_owned(), sentence.map_err(|why| format!("“{}”: {why}", id.name))?))
        }
        Entry::Message(Message { id, .. }) => Err(format!("“{}” is more than a sentence", id.name)),
        Entry::Term(term) => Err(format!("“{}” is no sentence", term.id.name)),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {
            Err("a comment where none can be".into())
        }
        Entry::Junk { content } => Err(format!("cannot be read: {content}")),
    }
}

impl Sentence {
    /// A sentence that is always the same.
    pub(crate) fn plain(text: &str) -> Self {
        Self { pieces: [Piece::Text(text.into())].into(), long: text.len() }
    }

    fn of(pattern: &Pattern<&str>) -> Result<Self, String> {
        let pieces: Result<Box<[Piece]>, String> = pattern.elements.iter().map(Piece::of).collect();
        let pieces = pieces?;
        let long = pieces.iter().map(Piece::long).sum();
        Ok(Self { pieces, long })
    }

    /// The sentence with these values in it. An error names the value that is missing.
    pub(crate) fn say(&self, language: Language, args: &Args<'_>) -> Result<String, &str> {
        let values = args.iter().map(|(_, value)| match value {
            Arg::Text(text) => text.len(),
            Arg::Number(_) => 4,
        });
        let mut out = String::with_capacity(self.long + values.sum::<usize>());
        self.write(language, args, &mut out)?;
        Ok(out)
    }

    fn write<'s>(
        &'s self,
        language: Language,
        args: &Args<'_>,
        out: &mut String,
    ) -> Result<(), &'s str> {
        for piece in &self.pieces {
            match piece {
                // A name that ends with an exclamation mark ends the sentence, too: a full stop would be one too many.
                Piece::Text(text) if text.starts_with('.') && out.ends_with('!') => {
                    out.push_str(&text[1..]);
                }
                Piece::Text(text) => out.push_str(text),
                Piece::Value(name) => match value(args, name)? {
                    Arg::Text(text) if language == Language::Fr => french::put(out, text),
                    Arg::Text(text) => out.push_str(text),
                    Arg::Number(number) => out.push_str(&number.to_string()),
                },
                Piece::Choice { by, variants, otherwise } => {
                    let value = value(args, by)?;
                    let chosen = variants.iter().find(|(key, _)| key.is(language, value));
                    let (_, sentence) = chosen.unwrap_or(&variants[*otherwise]);
                    sentence.write(language, args, out)?;
                }
            }
        }
        Ok(())
    }
}

fn value<'a, 's>(args: &'a Args<'_>, name: &'s str) -> Result<&'a Arg<'a>, &'s str> {
    args.iter().find(|(given, _)| *given == name).map(|(_, value)| value).ok_or(name)
}

impl Piece {
    fn of(element: &PatternElement<&str>) -> Result<Self, String> {
        match element {
            PatternElement::TextElement { value } => Ok(Self::Text((*value).into())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                Ok(Self::Value(variable(inline)?))
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let otherwise = variants.iter().position(|variant| variant.default);
                Ok(Self::Choice {
                    by: variable(selector)?,
                    otherwise: otherwise.ok_or("a choice without a default")?,
                    variants: variants.iter().map(variant).collect::<Result<_, String>>()?,
                })
            }
        }
    }

    fn long(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Value(_) => 0,
            Self::Choice { variants, .. } => {
                variants.iter().map(|(_, sentence)| sentence.long).max().unwrap_or(0)
            }
        }
    }
}

fn variant(variant: &Variant<&str>) -> Result<(Key, Sentence), String> {
    let key = match &variant.key {
        VariantKey::Identifier { name } => Key::Word((*name).into()),
        VariantKey::NumberLiteral { value } => {
            Key::Number(value.parse().map_err(|_| format!("the variant {value} is no count"))?)
        }
    };
    Ok((key, Sentence::of(&variant.value)?))
}

/// The name of the value that stands here.
fn variable(inline: &InlineExpression<&str>) -> Result<Box<str>, String> {
    match inline {
        InlineExpression::VariableReference { id: Identifier { name } } => Ok((*name).into()),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {
            Err(format!("only values can stand in a sentence, not {inline:?}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::concurrent::FluentBundle;
    use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

    use super::*;

    /// The same sentence by Fluent's own library.
    fn by_fluent(language: Language, source: &str, key: &str, args: &Args<'_>) -> String {
        let code = language.code().parse().unwrap();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(source.to_owned()).unwrap()).unwrap();
        let mut given = FluentArgs::new();
        for (name, value) in args {
            match value {
                Arg::Text(text) => given.set(*name, FluentValue::from(&**text)),
                Arg::Number(number) => given.set(*name, FluentValue::from(*number)),
            }
        }
        let pattern = bundle.get_message(key).unwrap().value().unwrap();
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
        assert!(errors.is_empty(), "{errors:?}");
        sentence
    }

    const SOURCE: &str = "\
# A comment.
plain = Tous !
names = { $who } et { $whom }, puis { $who }.
lines =
    La première
      et la seconde { $n }
    et la dernière.
hit = { $who ->
    [you] Vous perdez
   *[other] { $who } perd
} { $n ->
    [0] rien
    [one] un point
   *[other] { $n } points
}.
";

    #[test]
    fn sentences_are_what_fluent_makes_of_them() {
        let sentences = read(SOURCE).unwrap();
        let keys: Vec<&str> = sentences.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["plain", "names", "lines", "hit"]);
        let mut said = BTreeSet::new();
        for language in Language::ALL {
            for (who, n) in [("you", 0), ("Ana", 1), ("other", 2), ("one", -1), ("", 1_234_567)] {
                let args = [("who", who.into()), ("whom", "Bo".into()), ("n", Arg::Number(n))];
                for (key, sentence) in &sentences {
                    let ours = sentence.say(language, &args).unwrap();
                    assert_eq!(ours, by_fluent(language, SOURCE, key, &args), "{language} {key}");
                    said.insert(ours);
                }
            }
        }
        assert!(said.contains("Vous perdez rien.") && said.contains("Ana perd un point."));
        assert!(said.contains("La première\n  et la seconde 2\net la dernière."));
    }

    #[test]
    fn a_name_that_calls_out_ends_its_sentence() {
        let sentences = read(SOURCE).unwrap();
        let args = [("who", "Ana".into()), ("whom", "Ouste !".into())];
        assert_eq!(sentences[1].1.say(Language::Fr, &args).unwrap(), "Ana et Ouste !, puis Ana.");
        let args = [("who", "Ouste !".into()), ("whom", "Ana".into())];
        assert_eq!(
            sentences[1].1.say(Language::Fr, &args).unwrap(),
            "Ouste ! et Ana, puis Ouste !"
        );
    }

    #[test]
    fn a_gap_is_filled_as_french_says_it() {
        let sentences = read("turn = Le tour de { $who }.").unwrap();
        let said = |language, who: &'static str| {
            sentences[0].1.say(language, &[("who", who.into())]).unwrap()
        };
        assert_eq!(said(Language::Fr, "Ana"), "Le tour d’Ana.");
        assert_eq!(said(Language::Fr, "Bruno"), "Le tour de Bruno.");
        assert_eq!(said(Language::En, "Ana"), "Le tour de Ana.");
    }

    #[test]
    fn a_value_that_is_missing_is_named() {
        let sentences = read(SOURCE).unwrap();
        let missing = |key: usize, args: &Args<'_>| {
            sentences[key].1.say(Language::Fr, args).map_err(str::to_owned)
        };
        assert_eq!(missing(1, &[("who", "Ana".into())]), Err("whom".into()));
        assert_eq!(missing(3, &[("n", Arg::Number(1))]), Err("who".into()));
    }

    #[test]
    fn what_the_files_do_not_use_is_refused() {
        for source in [
            "-term = A term",
            "key = Text\n    .attribute = More",
            "key = { other }",
            "key = { \"literal\" }",
            "key = { NUMBER($n) }",
            "key = { $n ->\n    [1.5] half\n   *[other] all\n}",
            "key { $n }",
        ] {
            assert!(read(source).is_err(), "{source}");
        }
    }
}
