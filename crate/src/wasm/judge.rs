//! The judge's side of the boundary.

use js_sys::Uint8Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{BoundaryError, Result, fail, link_to, plain, small, text, whole};
use crate::judge::{InputError, Judge, Proof};
use crate::problem::Shape;
use crate::puzzles;
use crate::run::Outcome;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JudgedCase {
    line: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    link: JsValue,
    outcome: Outcome,
    text: String,
    certificate: Option<usize>,
}

/// Answers judges' text in slices.
#[wasm_bindgen(js_name = Judge)]
pub struct JudgeHandle {
    judge: Judge,
    /// Of the case that was answered last.
    proof: Option<Proof>,
}

#[wasm_bindgen(js_class = Judge)]
impl JudgeHandle {
    /// All three texts are UTF-8; `algorithm` may be empty (the default), `step_limit` infinite.
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &Uint8Array,
        cases: &Uint8Array,
        algorithm: &Uint8Array,
        step_limit: f64,
    ) -> Result<JudgeHandle> {
        let id = text(puzzle);
        let Some(kind) = puzzles::by_id(&id) else {
            return Err(fail(&BoundaryError::UnknownPuzzle { id }));
        };
        let limit = if step_limit == f64::INFINITY {
            None
        } else {
            Some(whole(step_limit)?)
        };
        Ok(Self {
            judge: Judge::new(kind, &text(cases), &text(algorithm), limit),
            proof: None,
        })
    }

    /// Changes a setting of every case without an answer yet; both texts are UTF-8.
    pub fn set(&mut self, id: &Uint8Array, value: &Uint8Array) -> Result<()> {
        let set = self.judge.set(&text(id), &text(value));
        set.map_err(|error| fail(&error))
    }

    /// Puts every case without an answer yet on another board.
    pub fn resize(&mut self, rows: f64, columns: f64) -> Result<()> {
        let (rows, columns) = (small(rows)?, small(columns)?);
        let resized = self.judge.resize(Shape { rows, columns });
        resized.map_err(|error| fail(&error))
    }

    /// Number of cases without an answer yet.
    pub fn remaining(&self) -> Result<f64> {
        Ok(self.judge.remaining() as f64)
    }

    /// The link to the first case without an answer yet, or `null`.
    pub fn first(&self) -> Result<JsValue> {
        let first = self.judge.first();
        first.map_or(Ok(JsValue::NULL), |instance| link_to(instance, None))
    }

    /// The input error behind the last case, or `null`.
    pub fn error(&self) -> Result<JsValue> {
        self.judge
            .error()
            .map_or(Ok(JsValue::NULL), |error: &InputError| plain(error))
    }

    /// Works for about `budget` steps; the next answered case, or `null`.
    pub fn advance(&mut self, budget: f64) -> Result<JsValue> {
        let answer = self
            .judge
            .advance(whole(budget)?)
            .map_err(|error| fail(&error))?;
        let Some(answer) = answer else {
            return Ok(JsValue::NULL);
        };
        self.proof = answer.proof;
        plain(&JudgedCase {
            line: answer.line,
            link: link_to(answer.instance.as_ref(), None)?,
            outcome: answer.outcome,
            text: answer.text,
            certificate: self.proof.as_ref().map(|proof| proof.number),
        })
    }

    /// The certificate of the case that was answered last; it has to be fetched before the next is.
    pub fn certificate(&self) -> Result<JsValue> {
        let proof = self.proof.as_ref().and_then(Proof::certificate);
        proof.map_or(Err(fail(&BoundaryError::Missing)), |proof| {
            plain(proof.as_ref())
        })
    }
}
