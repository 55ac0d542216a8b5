//! The part of the boundary that asks questions about a run.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::session::SessionHandle;
use super::{BoundaryError, Result, TypeScript, fail, or_minus_one, plain_or_null, to_u64};
use crate::question::{Question as Asked, QuestionKind};

/// A question about the run, asked after `step`; what its numbers mean depends on its kind.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Question {
    kind: &'static str,
    step: f64,
    /// The first step that shows the answer.
    shown_at: f64,
    /// The state, cell, position or depth that it is about, if it is about one.
    about: Option<u32>,
    choices: Vec<u32>,
    /// The index of the right choice.
    correct: usize,
}

fn kind_of(id: &str) -> Result<QuestionKind> {
    let kind = QuestionKind::ALL.into_iter().find(|kind| kind.id() == id);
    kind.ok_or_else(|| fail(BoundaryError::Missing))
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Makes the question of a kind that is asked after `step`; `null` where there is none, or
    /// where no known step answers it.
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

    /// Finds a step soon after `after` after which a question of a kind can be asked; -1 where
    /// there is none.
    #[wasm_bindgen(js_name = nextQuestion)]
    pub fn next_question(&mut self, kind: &str, after: f64) -> Result<f64> {
        let (kind, after) = (kind_of(kind)?, to_u64(after)?);
        let step = self.session.run_mut().next_question(kind, after);
        Ok(or_minus_one(step.map(|step| step as f64)))
    }
}
