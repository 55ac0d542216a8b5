//! Short names for the functions over which the wasm and its glue meet.
//!
//! wasm-bindgen's own hold hashes, which no compression makes smaller: over a tenth of the glue.

use std::collections::HashMap;

use wasm_bindgen_cli_support::Output;

/// The short name of each function, by its long one.
pub struct Names {
    imports: HashMap<String, String>,
    exports: HashMap<String, String>,
}

/// Renames what the module imports and the functions that it exports.
pub fn shorten(output: &mut Output) -> Names {
    let module = output.wasm_mut();
    let mut imports = HashMap::new();
    for (index, import) in module.imports.iter_mut().enumerate() {
        let long = std::mem::replace(&mut import.name, short(index));
        imports.insert(long, short(index));
    }
    let functions = module.exports.iter().map(|export| export.name.clone());
    let functions: Vec<_> = functions
        .filter(|name| module.exports.get_func(name).is_ok())
        .collect();
    let short_names = (0..).map(short);
    let exports: HashMap<_, _> = functions.into_iter().zip(short_names).collect();
    for export in module.exports.iter_mut() {
        if let Some(name) = exports.get(&export.name) {
            export.name.clone_from(name);
        }
    }
    Names { imports, exports }
}

/// a to z, then a1 to z1 and so on.
fn short(index: usize) -> String {
    let letter = char::from(b'a' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

impl Names {
    /// The glue, or its types, with the short names: exports are written `wasm.name` there, or
    /// declared as `readonly name`; imports are keys of an object.
    pub fn apply(&self, text: &str) -> String {
        let mut done = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(is_of_word) {
            let (before, from) = rest.split_at(start);
            let end = from.find(|letter| !is_of_word(letter));
            let (word, after) = from.split_at(end.unwrap_or(from.len()));
            done.push_str(before);
            let exported = done.ends_with("wasm.") || done.ends_with("readonly ");
            let names = if exported {
                &self.exports
            } else {
                &self.imports
            };
            done.push_str(names.get(word).map_or(word, String::as_str));
            rest = after;
        }
        done + rest
    }
}

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}
