//! The searches for JavaScript, beside everything that the core itself exports.

use std::error::Error;

use wasm_bindgen::prelude::*;

use crate::{Bare, sample};

/// The bare search, with tables that it uses again and again.
#[wasm_bindgen(js_name = BareSearch)]
pub struct BareSearch(Bare);

#[wasm_bindgen(js_class = BareSearch)]
impl BareSearch {
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<BareSearch, JsError> {
        let bare = sample().and_then(Bare::new).map_err(failed)?;
        Ok(Self(bare))
    }

    /// As [`Bare::search`], several times.
    pub fn run(&mut self, searches: u32) {
        for _ in 0..searches {
            self.0.search();
        }
    }

    /// As [`Bare::report`].
    pub fn report(&mut self) -> String {
        self.0.report()
    }
}

/// As [`crate::fresh`], several times.
#[wasm_bindgen]
pub fn fresh(searches: u32) -> Result<(), JsError> {
    let space = sample().map_err(failed)?;
    (0..searches).try_for_each(|_| crate::fresh(&space).map(drop).map_err(failed))
}

/// As [`crate::recorded`], several times.
#[wasm_bindgen]
pub fn recorded(searches: u32) -> Result<(), JsError> {
    let space = sample().map_err(failed)?;
    (0..searches).try_for_each(|_| crate::recorded(&space).map(drop).map_err(failed))
}

// By value, as `map_err` hands it over.
#[allow(clippy::needless_pass_by_value)]
fn failed(error: Box<dyn Error>) -> JsError {
    JsError::new(&error.to_string())
}
