//! Certificates of backtracking searches: answers that can be checked without trusting the search.

use serde::Serialize;

use crate::backtracking::choice::Choice;
use crate::backtracking::choices::Choices;
use crate::proof::Flaw;

/// The certificate that comes with the outcome of a backtracking search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum ChoicesCertificate {
    /// For "found", and for a search of the whole space with an answer: all choices of the first
    /// answer, in the order in which the search made them.
    Choices { choices: Vec<Choice> },
}

impl ChoicesCertificate {
    /// Checks the certificate against the rules of the puzzle; shares no code with a search.
    ///
    /// # Errors
    /// The first [`Flaw`] that the check finds.
    pub fn verify(&self, problem: &dyn Choices) -> Result<(), Flaw> {
        match self {
            Self::Choices { choices } => problem.check(choices),
        }
    }
}
