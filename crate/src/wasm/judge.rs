//! The judge for JavaScript.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{
    BoundaryError, Result, TypeScript, fail, found, link_to, plain, plain_or_null, to_u32, to_u64,
};
use crate::board::Shape;
use crate::instance::Instance;
use crate::judge::{Judge, NumberedCertificate};
use crate::link::Link;
use crate::registry::PUZZLES;
use crate::search::Outcome;

/// An answered case.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct JudgedCase {
    /// Number of the first line of the case. Lines count from 1.
    line: usize,
    /// Name of the algorithm that searched the case.
    algorithm: &'static str,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    link: JsValue,
    outcome: Outcome,
    /// Answer in the judges' format.
    text: String,
    /// Number of the case's certificate; several cases can share one certificate.
    certificate: Option<usize>,
    /// Whether the case has more than one answer, if that is known and should be told.
    others: Option<bool>,
}

/// Counts of the search of a case when it found the answer. `discovered` counts the states found,
/// `generated` the moves tried, and `improved` the cheaper paths found to known states. A search
/// that keeps only its path does not know which states it has seen; it has `rounds`.
#[derive(Serialize, TypeScript)]
struct Counts {
    #[serde(skip_serializing_if = "Option::is_none")]
    discovered: Option<f64>,
    expanded: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    reexpanded: Option<f64>,
    generated: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    improved: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<f64>,
}

/// Answers judges' text in slices, while the text arrives.
#[wasm_bindgen(js_name = Judge)]
pub struct JudgeHandle {
    judge: Judge,
    /// The case that was answered last.
    last: Option<Box<dyn Instance>>,
    /// Certificate of the case that was answered last.
    certificate: Option<NumberedCertificate>,
}

#[wasm_bindgen(js_class = Judge)]
impl JudgeHandle {
    /// Makes a judge that waits for a text. An empty `algorithm` means the default algorithm.
    /// `step_limit` can be infinite.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &str, algorithm: &str, step_limit: f64) -> Result<JudgeHandle> {
        let unknown = || {
            let id = puzzle.to_owned();
            fail(BoundaryError::UnknownPuzzle { id })
        };
        let puzzle = PUZZLES.by_id(puzzle).ok_or_else(unknown)?;
        let algorithm = Some(algorithm).filter(|id| !id.is_empty());
        puzzle.kind.algorithm(algorithm).map_err(fail)?;
        let limit = if step_limit == f64::INFINITY {
            None
        } else {
            Some(to_u64(step_limit)?)
        };
        Ok(Self {
            judge: Judge::new(puzzle, algorithm, limit).map_err(fail)?,
            last: None,
            certificate: None,
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

    /// Changes a setting of every unanswered case.
    pub fn set(&mut self, id: &str, value: &str) -> Result<()> {
        self.judge.set(id, value).map_err(fail)
    }

    /// Changes the board size of every unanswered case.
    pub fn resize(&mut self, rows: f64, columns: f64) -> Result<()> {
        let (rows, columns) = (to_u32(rows)?, to_u32(columns)?);
        self.judge.resize(Shape { rows, columns }).map_err(fail)
    }

    /// Returns the number of cases that have arrived and have no answer yet.
    pub fn remaining(&self) -> Result<f64> {
        Ok(self.judge.remaining() as f64)
    }

    /// Returns the link to the first case that has arrived and has no answer yet, with the algorithm
    /// that searches it; `undefined` if there is none.
    pub fn first(&self) -> Result<Option<Vec<u8>>> {
        let first = self.judge.first();
        let link = |instance| Link::encode(instance, self.judge.algorithm_for(instance), 0);
        first.map(link).transpose().map_err(fail)
    }

    /// Returns the error at which the judge stopped reading the text; `null` if there is none so
    /// far.
    #[wasm_bindgen(unchecked_return_type = "InputError | null")]
    pub fn error(&self) -> Result<JsValue> {
        plain_or_null(self.judge.error())
    }

    /// Searches for about `budget` steps. Returns the case that this call has answered, or `null`.
    #[wasm_bindgen(unchecked_return_type = "JudgedCase | null")]
    pub fn advance(&mut self, budget: f64) -> Result<JsValue> {
        let Some(answer) = self.judge.advance(to_u64(budget)?).map_err(fail)? else {
            return Ok(JsValue::NULL);
        };
        self.certificate = answer.certificate;
        let link = link_to(answer.instance.as_ref(), None)?;
        let judged = plain(&JudgedCase {
            line: answer.line,
            algorithm: answer.algorithm.id(),
            link: js_sys::Uint8Array::from(link.as_slice()).into(),
            outcome: answer.outcome,
            text: answer.text,
            certificate: self.certificate.as_ref().map(|numbered| numbered.number),
            others: answer.others,
        });
        self.last = Some(answer.instance);
        judged
    }

    /// Returns the name of another reading of the case answered last, by which it would have an
    /// answer; `undefined` if none is known.
    pub fn otherwise(&self) -> Result<Option<String>> {
        let last = found(self.last.as_deref())?;
        Ok(self.judge.otherwise(last).map(str::to_owned))
    }

    /// Returns whether the algorithm can find a path that is not a shortest one.
    #[wasm_bindgen(js_name = printsOwnPath)]
    pub fn prints_own_path(&self) -> Result<bool> {
        #[cfg(feature = "state-space")]
        return Ok(self.judge.prints_own_path());
        #[cfg(not(feature = "state-space"))]
        Ok(false)
    }

    /// Returns the counts of the search that answered the last case. Returns `null` if the case was
    /// answered without a search, or by a search that is not through a space.
    #[wasm_bindgen(unchecked_return_type = "Counts | null")]
    pub fn counts(&mut self) -> Result<JsValue> {
        let known = |count: Option<u64>| count.map(|count| count as f64);
        plain_or_null(self.judge.counts().map(|counts| Counts {
            discovered: known(counts.discovered),
            expanded: counts.expanded as f64,
            reexpanded: known(counts.reexpanded),
            generated: counts.generated as f64,
            improved: known(counts.improved),
            rounds: known(counts.rounds),
        }))
    }

    /// Makes the certificate of the case that was answered last. Call this before the next case is
    /// answered.
    #[wasm_bindgen(unchecked_return_type = "Certificate")]
    pub fn certificate(&self) -> Result<JsValue> {
        let numbered = found(self.certificate.as_ref())?;
        plain(numbered.certificate().as_ref())
    }
}
