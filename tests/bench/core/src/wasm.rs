//! The searches for JavaScript, beside everything that the core itself exports.

use std::error::Error;

use wasm_bindgen::prelude::*;

use crate::{Job, sample};

/// One of the bench's jobs.
#[wasm_bindgen(js_name = Job)]
pub struct JobHandle(Box<dyn Job>);

#[wasm_bindgen(js_class = Job)]
impl JobHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str) -> Result<JobHandle, JsError> {
        Ok(Self(crate::job(name).map_err(failed)?))
    }

    /// As [`Job::run`], several times.
    pub fn run(&mut self, times: u32) {
        for _ in 0..times {
            self.0.run();
        }
    }

    /// As [`Job::report`].
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
