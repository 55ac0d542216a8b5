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
    /// For "found": the choices of an answer that costs `cost`. The heuristic of this index, which
    /// never overestimates, estimates as much for the start. So no answer is cheaper.
    Cheapest {
        choices: Vec<Choice>,
        cost: u32,
        heuristic: u8,
    },
}

impl ChoicesCertificate {
    /// Checks the certificate against the rules of the puzzle; shares no code with a search.
    ///
    /// # Errors
    /// The first [`Flaw`] that the check finds.
    pub fn verify(&self, problem: &dyn Choices) -> Result<(), Flaw> {
        match self {
            Self::Choices { choices } => problem.check(choices),
            Self::Cheapest {
                choices,
                cost,
                heuristic,
            } => {
                problem.check(choices)?;
                let (claimed, found) = (*cost, problem.cost(choices).unwrap_or_default());
                if claimed != found {
                    let cost = found.into();
                    return Err(Flaw::WrongCost { claimed, cost });
                }
                match problem.least_cost(*heuristic) {
                    Some(least) if least >= claimed => Ok(()),
                    _ => Err(Flaw::NotCheapest { cost: claimed }),
                }
            }
        }
    }
}
