//! Reads the TypeScript that we write, and says whether a value is of a type.
//!
//! It knows as much of the language as our files use, and it is strict: a field that is not declared is a mistake.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// A type.
#[derive(Clone, Debug)]
enum Shape {
    /// Exactly this text.
    Text(String),
    /// A type by its name, with its parameters.
    Named(String, Vec<Shape>),
    Tuple(Vec<Shape>),
    Object(Vec<Field>),
    OneOf(Vec<Shape>),
    /// Objects whose fields come together.
    Together(Vec<Shape>),
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    is_optional: bool,
    shape: Shape,
}

/// The types of a file, by name, with the names of their parameters.
#[derive(Debug)]
pub(crate) struct Types(BTreeMap<String, (Vec<String>, Shape)>);

impl Types {
    pub(crate) fn read(file: &str) -> Self {
        let is_code = |line: &&str| !line.trim_start().starts_with(['/', '*']);
        let code: Vec<&str> = file.lines().filter(is_code).collect();
        let code = code.join("\n");
        let declared = code.split("export type ").skip(1).map(|text| {
            let (head, body) = text.split_once('=').expect("a declaration has two sides");
            let mut head = words(head).into_iter().filter(|word| !"<>,".contains(word.as_str()));
            let name = head.next().expect("a declaration has a name");
            let mut reader = Reader { words: words(body), at: 0 };
            (name, (head.collect(), reader.union()))
        });
        Self(declared.collect())
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Why a value is not of the type with this name, if it is not.
    pub(crate) fn refuse(&self, name: &str, value: &Value) -> Option<String> {
        self.mismatch(&Shape::Named(name.to_owned(), Vec::new()), value)
            .map(|why| format!("{name}{why}, in {value}"))
    }

    fn mismatch(&self, shape: &Shape, value: &Value) -> Option<String> {
        let wrong = || Some(format!(" is not {shape:?} but {value}"));
        match shape {
            Shape::Text(text) => (value.as_str() != Some(text)).then(wrong).flatten(),
            Shape::OneOf(shapes) => {
                let fits = shapes.iter().any(|shape| self.mismatch(shape, value).is_none());
                (!fits).then(wrong).flatten()
            }
            Shape::Tuple(shapes) => match value.as_array() {
                Some(values) if values.len() == shapes.len() => {
                    let mut pairs = shapes.iter().zip(values);
                    pairs.find_map(|(shape, value)| self.mismatch(shape, value))
                }
                Some(_) | None => wrong(),
            },
            Shape::Object(_) | Shape::Together(_) => match value.as_object() {
                Some(object) => self.fits_none(&self.objects(shape), object),
                None => wrong(),
            },
            Shape::Named(name, parameters) => self.not_named(name, parameters, value),
        }
    }

    /// What is wrong with the object if it is none of these: with the one it comes closest to.
    fn fits_none(&self, objects: &[Vec<Field>], object: &Map<String, Value>) -> Option<String> {
        let mut wrong = None;
        for fields in objects {
            wrong = Some(self.wrong_field(fields, object)?);
        }
        wrong
    }

    fn wrong_field(&self, fields: &[Field], object: &Map<String, Value>) -> Option<String> {
        if let Some(name) = object.keys().find(|key| fields.iter().all(|it| it.name != **key)) {
            return Some(format!(" does not declare {name}"));
        }
        fields.iter().find_map(|field| match object.get(&field.name) {
            Some(value) => {
                self.mismatch(&field.shape, value).map(|why| format!(".{}{why}", field.name))
            }
            None => (!field.is_optional).then(|| format!(" misses {}", field.name)),
        })
    }

    fn not_named(&self, name: &str, parameters: &[Shape], value: &Value) -> Option<String> {
        let all = |mut values: Box<dyn Iterator<Item = &Value> + '_>, shape: &Shape| {
            values.find_map(|value| self.mismatch(shape, value))
        };
        let is_right = match (name, parameters, value) {
            ("Array", [of], Value::Array(values)) => return all(Box::new(values.iter()), of),
            ("Record", [key, of], Value::Object(map)) => {
                let keys: Vec<Value> = map.keys().map(|key| Value::from(key.as_str())).collect();
                return all(Box::new(keys.iter()), key).or_else(|| all(Box::new(map.values()), of));
            }
            ("number", [], value) => value.is_number(),
            ("string", [], value) => value.is_string(),
            ("boolean", [], value) => value.is_boolean(),
            ("null", [], value) => value.is_null(),
            _ => match self.0.get(name) {
                Some(_) => return self.mismatch(&self.declared(name, parameters), value),
                None => false,
            },
        };
        (!is_right).then(|| format!(" is not {name} but {value}"))
    }

    /// What a name stands for.
    fn declared(&self, name: &str, parameters: &[Shape]) -> Shape {
        let (names, shape) = &self.0[name];
        names
            .iter()
            .zip(parameters)
            .fold(shape.clone(), |shape, (name, with)| replaced(shape, name, with))
    }

    /// The fields of an object, or of several that come together; one list for each way in which they can.
    fn objects(&self, shape: &Shape) -> Vec<Vec<Field>> {
        match shape {
            Shape::Object(fields) => vec![fields.clone()],
            Shape::OneOf(shapes) => shapes.iter().flat_map(|shape| self.objects(shape)).collect(),
            Shape::Named(name, parameters) => self.objects(&self.declared(name, parameters)),
            Shape::Together(shapes) => shapes.iter().fold(vec![Vec::new()], |so_far, shape| {
                let more = self.objects(shape);
                let joined = |fields: &Vec<Field>| {
                    let fields = fields.clone();
                    more.iter().map(move |more| [fields.clone(), more.clone()].concat())
                };
                so_far.iter().flat_map(joined).collect()
            }),
            Shape::Text(_) | Shape::Tuple(_) => panic!("{shape:?} has no fields"),
        }
    }

    /// Every type that a declaration names, its own parameters aside.
    pub(crate) fn types_named(&self) -> Vec<&str> {
        let mut named = Vec::new();
        for (parameters, shape) in self.0.values() {
            let mut inside = Vec::new();
            names_in(shape, &mut inside);
            named.extend(inside.into_iter().filter(|name| !parameters.iter().any(|p| p == name)));
        }
        named
    }
}

/// Every name in a shape.
fn names_in<'a>(shape: &'a Shape, out: &mut Vec<&'a str>) {
    match shape {
        Shape::Text(_) => {}
        Shape::Tuple(shapes) | Shape::OneOf(shapes) | Shape::Together(shapes) => {
            shapes.iter().for_each(|shape| names_in(shape, out));
        }
        Shape::Object(fields) => fields.iter().for_each(|field| names_in(&field.shape, out)),
        Shape::Named(name, parameters) => {
            out.push(name);
            parameters.iter().for_each(|shape| names_in(shape, out));
        }
    }
}

/// The shape with another in place of a parameter.
fn replaced(shape: Shape, name: &str, with: &Shape) -> Shape {
    let all = |shapes: Vec<Shape>| -> Vec<Shape> {
        shapes.into_iter().map(|shape| replaced(shape, name, with)).collect()
    };
    match shape {
        Shape::Named(other, _) if other == name => with.clone(),
        Shape::Named(other, parameters) => Shape::Named(other, all(parameters)),
        Shape::Tuple(shapes) => Shape::Tuple(all(shapes)),
        Shape::OneOf(shapes) => Shape::OneOf(all(shapes)),
        Shape::Together(shapes) => Shape::Together(all(shapes)),
        Shape::Text(text) => Shape::Text(text),
        Shape::Object(fields) => Shape::Object(
            fields
                .into_iter()
                .map(|field| Field { shape: replaced(field.shape, name, with), ..field })
                .collect(),
        ),
    }
}

/// Names, texts in quotes and signs.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = if first == '"' {
            rest[1..].find('"').expect("quotes are closed") + 2
        } else if is_name(first) {
            rest.find(|letter| !is_name(letter)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        words.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    words
}

struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    /// Whether the next word is this one, which is then read.
    fn took(&mut self, word: &str) -> bool {
        let is_next = self.words.get(self.at).is_some_and(|next| next == word);
        self.at += usize::from(is_next);
        is_next
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.words[self.at - 1].clone()
    }

    fn union(&mut self) -> Shape {
        self.took("|");
        let mut shapes = vec![self.together()];
        while self.took("|") {
            shapes.push(self.together());
        }
        if shapes.len() == 1 { shapes.remove(0) } else { Shape::OneOf(shapes) }
    }

    fn together(&mut self) -> Shape {
        let mut shapes = vec![self.single()];
        while self.took("&") {
            shapes.push(self.single());
        }
        if shapes.len() == 1 { shapes.remove(0) } else { Shape::Together(shapes) }
    }

    fn single(&mut self) -> Shape {
        match self.next().as_str() {
            "{" => self.object(),
            "[" => Shape::Tuple(self.list("]")),
            "(" => {
                let inside = self.union();
                assert!(self.took(")"), "brackets are closed");
                inside
            }
            text if text.starts_with('"') => Shape::Text(text.trim_matches('"').to_owned()),
            name => {
                let name = name.to_owned();
                let parameters = if self.took("<") { self.list(">") } else { Vec::new() };
                Shape::Named(name, parameters)
            }
        }
    }

    fn list(&mut self, end: &str) -> Vec<Shape> {
        let mut shapes = Vec::new();
        while !self.took(end) {
            shapes.push(self.union());
            self.took(",");
        }
        shapes
    }

    fn object(&mut self) -> Shape {
        if self.took("[") {
            return self.map();
        }
        let mut fields = Vec::new();
        while !self.took("}") {
            let name = self.next().trim_matches('"').to_owned();
            let is_optional = self.took("?");
            assert!(self.took(":"), "a field has a type");
            fields.push(Field { name, is_optional, shape: self.union() });
            self.took(";");
        }
        Shape::Object(fields)
    }

    /// `[key in string]: Of }` or `[key in Name]?: Of }`, which are records.
    fn map(&mut self) -> Shape {
        for word in ["key", "in"] {
            assert!(self.took(word), "a map says of what its keys are");
        }
        let key = Shape::Named(self.next(), Vec::new());
        assert!(self.took("]"), "a map says of what its keys are");
        // Where its keys are few, none of them has to be there.
        self.took("?");
        assert!(self.took(":"), "a map says of what its values are");
        let of = self.union();
        assert!(self.took("}"), "a map is closed");
        Shape::Named("Record".to_owned(), vec![key, of])
    }
}
