//! The judge's side of the boundary.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{
    BoundaryError, Result, TypeScript, fail, found, link_to, plain, plain_or_null, to_u32, to_u64,
};
use crate::board::Shape;
use crate::judge::{Judge, Proof};
use crate::registry::PUZZLES;
use crate::search::Outcome;

/// An answered case.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct JudgedCase {
    /// The line that the case begins on.
    line: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    link: JsValue,
    outcome: Outcome,
    /// As the judges print it.
    text: String,
    /// The number of its certificate; cases can have the same one.
    certificate: Option<usize>,
}

/// Answers judges' text in slices, while it arrives.
#[wasm_bindgen(js_name = Judge)]
pub struct JudgeHandle {
    judge: Judge,
    /// Of the case that was answered last.
    proof: Option<Proof>,
}

#[wasm_bindgen(js_class = Judge)]
impl JudgeHandle {
    /// Waits for a text. An empty `algorithm` is the puzzle's own; `step_limit` may be infinite.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &str, algorithm: &str, step_limit: f64) -> Result<JudgeHandle> {
        let unknown = || {
            let id = puzzle.to_owned();
            fail(BoundaryError::UnknownPuzzle { id })
        };
        let puzzle = PUZZLES.by_id(puzzle).ok_or_else(unknown)?;
        let algorithm = Some(algorithm).filter(|id| !id.is_empty());
        let limit = if step_limit == f64::INFINITY {
            None
        } else {
            Some(to_u64(step_limit)?)
        };
        Ok(Self {
            judge: Judge::new(puzzle, algorithm, limit).map_err(fail)?,
            proof: None,
        })
    }

    /// Takes the next piece of the text.
    pub fn push(&mut self, piece: &str) -> Result<()> {
        self.judge.push(piece);
        Ok(())
    }

    /// Ends the text.
    pub fn end(&mut self) -> Result<()> {
        self.judge.end();
        Ok(())
    }

    /// Changes a setting of every case without an answer yet.
    pub fn set(&mut self, id: &str, value: &str) -> Result<()> {
        self.judge.set(id, value).map_err(fail)
    }

    /// Puts every case without an answer yet on another board.
    pub fn resize(&mut self, rows: f64, columns: f64) -> Result<()> {
        let (rows, columns) = (to_u32(rows)?, to_u32(columns)?);
        self.judge.resize(Shape { rows, columns }).map_err(fail)
    }

    /// Counts the cases without an answer yet, of those that have arrived.
    pub fn remaining(&self) -> Result<f64> {
        Ok(self.judge.remaining() as f64)
    }

    /// Writes the link to the first case without an answer yet; nothing where there is none.
    pub fn first(&self) -> Result<Option<Vec<u8>>> {
        let first = self.judge.first();
        first.map(|instance| link_to(instance, None)).transpose()
    }

    /// Tells what is wrong behind the last case, or `null`.
    #[wasm_bindgen(unchecked_return_type = "InputError | null")]
    pub fn error(&self) -> Result<JsValue> {
        plain_or_null(self.judge.error())
    }

    /// Works for about `budget` steps; gives the next answered case, or `null`.
    #[wasm_bindgen(unchecked_return_type = "JudgedCase | null")]
    pub fn advance(&mut self, budget: f64) -> Result<JsValue> {
        let Some(answer) = self.judge.advance(to_u64(budget)?).map_err(fail)? else {
            return Ok(JsValue::NULL);
        };
        self.proof = answer.proof;
        let link = link_to(answer.instance.as_ref(), None)?;
        plain(&JudgedCase {
            line: answer.line,
            link: js_sys::Uint8Array::from(link.as_slice()).into(),
            outcome: answer.outcome,
            text: answer.text,
            certificate: self.proof.as_ref().map(|proof| proof.number),
        })
    }

    /// Gives the certificate of the case that was answered last; it has to be fetched before the
    /// next one is answered.
    #[wasm_bindgen(unchecked_return_type = "Certificate")]
    pub fn certificate(&self) -> Result<JsValue> {
        let proof = found(self.proof.as_ref().and_then(Proof::certificate))?;
        plain(proof.as_ref())
    }
}
