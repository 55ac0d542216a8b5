//! The derive and the attribute that give JavaScript the core's types.

/// Derives the TypeScript type of a plain object.
pub(crate) use tsify::Tsify as TypeScript;
/// Exports an enum whose values are passed as numbers.
pub(crate) use wasm_bindgen::prelude::wasm_bindgen as exported;
