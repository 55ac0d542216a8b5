//! The boundary to JavaScript: only this file and the files in its folder use the binding crates.
//!
//! Hot data is copied into typed arrays that JavaScript owns. Cold data crosses as plain objects,
//! whose TypeScript types are derived from the Rust types. Every error is an object with a `code`.

mod backtracking;
mod games;
mod judge;
mod question;
mod session;
mod state_space;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::convert::IntoWasmAbi;
use wasm_bindgen::prelude::*;

use crate::instance::Instance;
use crate::kind::{Preset, Sizes, Wanted};
use crate::link::Link;
use crate::problem::{Algorithm, Family};
use crate::registry::PUZZLES;

/// Derives the TypeScript type of a plain object.
pub(crate) use tsify::Tsify as TypeScript;
/// Exports the names of an enum whose values cross as numbers.
pub(crate) use wasm_bindgen::prelude::wasm_bindgen as exported;

/// The types that cannot be derived: names for numbers.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "
export type State = number;
export type Position = number;
";

type Result<T> = std::result::Result<T, JsValue>;

/// Errors of the boundary itself.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
enum BoundaryError {
    /// A number from outside is not whole, negative or too large.
    Number,
    /// No puzzle has this name.
    UnknownPuzzle { id: String },
    /// The state, the case, the instance or the certificate that was asked for does not exist, or
    /// the session's family does not have what was asked for.
    Missing,
    /// A buffer does not have the length of the data that is written into it.
    Buffer { needed: usize },
}

/// A puzzle as the menu shows it.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct PuzzleKind {
    id: &'static str,
    /// The family of `algorithm`.
    family: Family,
    sizes: Sizes,
    wanted: Wanted,
    /// The puzzle's own algorithm: it runs where no other is asked for.
    algorithm: &'static str,
    algorithms: Vec<&'static str>,
    /// The example instances, the default first.
    presets: Vec<PresetEntry>,
}

/// An example instance.
#[derive(Serialize, TypeScript)]
struct PresetEntry {
    id: &'static str,
    /// One case of judges' text.
    text: &'static str,
}

/// Makes a plain object of a value.
fn plain<T: Serialize>(value: &T) -> Result<JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

/// Makes a plain object of a value, or `null` of `None`.
fn plain_or_null<T: Serialize>(value: Option<T>) -> Result<JsValue> {
    value.map_or(Ok(JsValue::NULL), |value| plain(&value))
}

/// Makes the plain object of an error, which is thrown.
fn fail<E: Serialize>(error: E) -> JsValue {
    plain(&error).unwrap_or_else(|error| error)
}

/// Takes the value out, or fails with [`BoundaryError::Missing`] where there is none.
fn found<T>(value: Option<T>) -> Result<T> {
    value.ok_or_else(|| fail(BoundaryError::Missing))
}

fn to_u64(number: f64) -> Result<u64> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    if number.fract() == 0.0 && (0.0..=MOST).contains(&number) {
        Ok(number as u64)
    } else {
        Err(fail(BoundaryError::Number))
    }
}

fn to_u32(number: f64) -> Result<u32> {
    u32::try_from(to_u64(number)?).map_err(|_| fail(BoundaryError::Number))
}

fn to_u8(number: f64) -> Result<u8> {
    u8::try_from(to_u64(number)?).map_err(|_| fail(BoundaryError::Number))
}

/// Finds the one of these values of an exported enum that crosses as `number`.
fn one_of<T: Copy + IntoWasmAbi<Abi: Into<f64>>>(values: &[T], number: f64) -> Result<T> {
    let mut values = values.iter().copied();
    let value = values.find(|value| value.into_abi().into() == number);
    value.ok_or_else(|| fail(BoundaryError::Number))
}

/// Reads a number from JavaScript, where -1 stands for `None`.
fn to_option(number: f64) -> Result<Option<u32>> {
    if number == -1.0 {
        Ok(None)
    } else {
        to_u32(number).map(Some)
    }
}

/// Writes a number for JavaScript, with -1 for `None`.
fn or_minus_one(number: Option<impl Into<f64>>) -> f64 {
    number.map_or(-1.0, Into::into)
}

/// Lists steps that `find` finds and adds to a list, behind the step up to which it has looked.
fn steps_found(find: impl FnOnce(&mut Vec<u64>) -> u64) -> Vec<f64> {
    let mut steps = vec![0];
    steps[0] = find(&mut steps);
    to_numbers(&steps)
}

/// Makes numbers for JavaScript of steps.
#[inline(never)]
fn to_numbers(steps: &[u64]) -> Vec<f64> {
    steps.iter().map(|&step| step as f64).collect()
}

const fn flag(flag: bool) -> f64 {
    if flag { 1.0 } else { 0.0 }
}

/// Writes the bytes of a link to an instance with the algorithm of this name, or for `None` with
/// the puzzle's own.
fn link_to(instance: &dyn Instance, algorithm: Option<&str>) -> Result<Vec<u8>> {
    let algorithm = instance.kind().algorithm(algorithm).map_err(fail)?;
    Link::encode(instance, algorithm, 0).map_err(fail)
}

/// Writes the message of a panic to the console, as the trap that follows names no reason.
#[wasm_bindgen(start)]
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

/// Lists the puzzles in the order of the menu.
#[wasm_bindgen(unchecked_return_type = "PuzzleKind[]")]
pub fn catalogue() -> Result<JsValue> {
    let mut entries = Vec::new();
    for puzzle in PUZZLES.iter() {
        let kind = puzzle.kind;
        let presets = kind.presets.iter();
        let presets = presets.map(|&Preset { id, text, .. }| PresetEntry { id, text });
        let algorithms = kind.algorithms.iter().map(Algorithm::id);
        entries.push(PuzzleKind {
            id: kind.id,
            family: kind.family(),
            sizes: kind.sizes,
            wanted: kind.wanted,
            algorithm: kind.algorithm.id(),
            algorithms: algorithms.collect(),
            presets: presets.collect(),
        });
    }
    plain(&entries)
}

/// Counts the bytes of the link that `bytes` begin with.
#[wasm_bindgen(js_name = linkLength)]
pub fn link_length(bytes: &[u8]) -> Result<usize> {
    Link::length(bytes).map_err(fail)
}

/// Writes the link to an example instance of a puzzle.
#[wasm_bindgen(js_name = presetLink)]
pub fn preset_link(puzzle: &str, preset: &str) -> Result<Vec<u8>> {
    let puzzle = found(PUZZLES.by_id(puzzle))?;
    let preset = found(puzzle.kind.presets.iter().find(|entry| entry.id == preset))?;
    let instance = found(puzzle.preset(preset))?;
    link_to(instance.as_ref(), preset.algorithm)
}
