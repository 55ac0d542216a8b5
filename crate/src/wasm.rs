//! The boundary to JavaScript. Only this file, the folder `wasm` and `bindings.rs` use the binding
//! crates.
//!
//! Hot data is copied into typed arrays that JavaScript owns. Other data is passed as plain
//! objects, whose TypeScript types are derived from the Rust types. Every error is an object with a
//! `code`.

#[cfg(feature = "backtracking")]
mod backtracking;
#[cfg(feature = "catalogue")]
mod catalogue;
#[cfg(feature = "games")]
mod games;
mod handle;
mod judge;
#[cfg(feature = "own")]
mod own;
mod question;
mod session;
#[cfg(feature = "state-space")]
mod state_space;
#[cfg(feature = "trees")]
mod trees;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::convert::IntoWasmAbi;
use wasm_bindgen::prelude::*;

use crate::bindings::TypeScript;
use crate::instance::Instance;
use crate::link::Link;

/// TypeScript types that cannot be derived: names for numbers.
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
    /// A number from JavaScript has a fraction, is negative or is too large.
    Number,
    /// No puzzle has this name.
    UnknownPuzzle { id: String },
    /// The requested state, case, instance or certificate does not exist, or the session's family
    /// has no such data.
    Missing,
    /// A buffer does not have as many elements as the data to write: `needed`.
    Buffer { needed: usize },
}

/// Converts a value to a plain object.
fn plain<T: Serialize>(value: &T) -> Result<JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

/// Converts a value to a plain object, and `None` to `null`.
fn plain_or_null<T: Serialize>(value: Option<T>) -> Result<JsValue> {
    value.map_or(Ok(JsValue::NULL), |value| plain(&value))
}

/// Converts an error to the plain object that JavaScript catches.
fn fail<E: Serialize>(error: E) -> JsValue {
    plain(&error).unwrap_or_else(|error| error)
}

/// Unwraps the value, or fails with [`BoundaryError::Missing`] for `None`.
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

/// Returns the value, among `values` of an exported enum, that JavaScript passes as `number`.
fn one_of<T: Copy + IntoWasmAbi<Abi: Into<f64>>>(values: &[T], number: f64) -> Result<T> {
    let mut values = values.iter().copied();
    let value = values.find(|value| value.into_abi().into() == number);
    value.ok_or_else(|| fail(BoundaryError::Number))
}

/// Converts a number from JavaScript, where -1 stands for `None`.
fn to_option(number: f64) -> Result<Option<u32>> {
    if number == -1.0 {
        Ok(None)
    } else {
        to_u32(number).map(Some)
    }
}

/// Converts a number of boundaries from JavaScript; a negative number counts backwards.
fn to_distance(by: f64) -> Result<i64> {
    let distance = to_u64(by.abs())? as i64;
    Ok(if by < 0.0 { -distance } else { distance })
}

/// Converts a number for JavaScript, with -1 for `None`.
fn or_minus_one(number: Option<impl Into<f64>>) -> f64 {
    number.map_or(-1.0, Into::into)
}

/// Returns the step up to which `find` has searched, followed by the steps that it has found.
fn steps_found(find: impl FnOnce(&mut Vec<u64>) -> u64) -> Vec<f64> {
    let mut steps = vec![0];
    steps[0] = find(&mut steps);
    to_numbers(&steps)
}

/// Converts steps to numbers for JavaScript.
#[inline(never)]
fn to_numbers(steps: &[u64]) -> Vec<f64> {
    steps.iter().map(|&step| step as f64).collect()
}

const fn flag(flag: bool) -> f64 {
    if flag { 1.0 } else { 0.0 }
}

/// Writes the bytes of a link to an instance with the algorithm of this name, or the default
/// algorithm for `None`.
fn link_to(instance: &dyn Instance, algorithm: Option<&str>) -> Result<Vec<u8>> {
    let algorithm = match algorithm {
        None => instance.algorithm(),
        Some(_) => instance.kind().algorithm(algorithm).map_err(fail)?,
    };
    Link::encode(instance, algorithm, 0).map_err(fail)
}

/// Writes the message of a panic to the console, because the wasm trap that follows has no message.
#[wasm_bindgen(start)]
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

/// Returns the length, in bytes, of the link at the beginning of `bytes`.
#[wasm_bindgen(js_name = linkLength)]
pub fn link_length(bytes: &[u8]) -> Result<usize> {
    Link::length(bytes).map_err(fail)
}
