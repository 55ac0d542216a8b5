//! The methods of the boundary for questions about a run.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::handle::SessionHandle;
use super::{BoundaryError, Result, TypeScript, fail, or_minus_one, plain_or_null, to_u64};
use crate::question::{Question as Asked, QuestionKind};

/// A question about the run, asked after `step`. Its kind decides what its numbers mean.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Question {
    kind: &'static str,
    step: f64,
    /// First step that shows the answer.
    shown_at: f64,
    /// State, cell, position or depth that the question is about, if any.
    about: Option<u32>,
    choices: Vec<u32>,
    /// Index of the right choice.
    correct: usize,
}

fn kind_of(id: &str) -> Result<QuestionKind> {
    let kind = QuestionKind::ALL.into_iter().find(|kind| kind.id() == id);
    kind.ok_or_else(|| fail(BoundaryError::Missing))
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Makes the question of this kind that is asked after `step`; `null` if no such question can
    /// be asked there, or if no known step answers it.
    #[wasm_bindgen(unchecked_return_type = "Question | null")]
    pub fn question(&mut self, kind: &str, step: f64) -> Result<JsValue> {
        let (kind, step) = (kind_of(kind)?, to_u64(step)?);
        let question = self.session.run_mut().question(kind, step);
        plain_or_null(question.map(|asked| {
            let Asked {
                kind,
                step,
                shown_at,
                about,
                choices,
                correct,
                ..
            } = asked;
            Question {
                kind: kind.id(),
                step: step as f64,
                shown_at: shown_at as f64,
                about,
                choices,
                correct,
            }
        }))
    }

    /// Returns a step soon after `after` at which a question of this kind can be asked; -1 if none
    /// is found.
    #[wasm_bindgen(js_name = nextQuestion)]
    pub fn next_question(&mut self, kind: &str, after: f64) -> Result<f64> {
        let (kind, after) = (kind_of(kind)?, to_u64(after)?);
        let step = self.session.run_mut().next_question(kind, after);
        Ok(or_minus_one(step.map(|step| step as f64)))
    }
}
