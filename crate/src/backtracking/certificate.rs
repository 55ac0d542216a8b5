//! Certificates of backtracking searches: answers that can be checked without trusting the search.

use serde::Serialize;

use crate::backtracking::choice::Choice;
use crate::backtracking::choices::Choices;
use crate::backtracking::round::Round;
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
    /// For "found": the choices of an answer that costs `cost`. The estimate for the start, by the
    /// heuristic of this index, is `cost`, too. The heuristic never overestimates, so no answer is
    /// cheaper.
    Cheapest {
        choices: Vec<Choice>,
        cost: u32,
        heuristic: u8,
    },
    /// For "found": the choices of an answer that costs `cost`, and the earlier rounds, which all
    /// ended without an answer. The value of a path is its cost plus the estimate of the rest, by
    /// the heuristic of this index, which never overestimates; without a heuristic, it is the
    /// number of moves. In the last of these rounds, each path that went beyond the bound had a
    /// value of at least `cost`, so no answer is cheaper.
    Rounds {
        choices: Vec<Choice>,
        cost: u32,
        heuristic: Option<u8>,
        rounds: Vec<Round>,
    },
}

impl ChoicesCertificate {
    /// Maximum number of moves, over all rounds, that a check of rounds tries.
    pub const MOST_TRIED: u64 = 1 << 20;

    /// Returns the choices of the answer.
    pub fn choices(&self) -> &[Choice] {
        match self {
            Self::Choices { choices }
            | Self::Cheapest { choices, .. }
            | Self::Rounds { choices, .. } => choices,
        }
    }
}

impl ChoicesCertificate {
    /// Checks the certificate against the rules of the puzzle; shares no code with a search. Rounds
    /// are tried again.
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
                check_cost(problem, choices, *cost, Some(*heuristic))?;
                match problem.least_cost(*heuristic) {
                    Some(least) if least >= *cost => Ok(()),
                    _ => Err(Flaw::NotCheapest { cost: *cost }),
                }
            }
            Self::Rounds {
                choices,
                cost,
                heuristic,
                rounds,
            } => {
                check_cost(problem, choices, *cost, *heuristic)?;
                check_rounds(problem, *cost, *heuristic, rounds)
            }
        }
    }
}

/// Checks that the choices are an answer, and that it costs as much as the certificate claims.
fn check_cost(
    problem: &dyn Choices,
    choices: &[Choice],
    claimed: u32,
    heuristic: Option<u8>,
) -> Result<(), Flaw> {
    problem.check(choices)?;
    // The first choice is not a move: it chooses the round.
    let moves = choices.len().saturating_sub(1) as u32;
    let found = match heuristic {
        Some(_) => problem.cost(choices).unwrap_or_default(),
        None => moves,
    };
    if claimed == found {
        return Ok(());
    }
    let cost = found.into();
    Err(Flaw::WrongCost { claimed, cost })
}

/// Checks the certificate by trying the rounds again: each must end without an answer, and the
/// least value beyond its bound must be the bound of the next round or, after the last round,
/// `cost`. Then no answer costs less than `cost`: along its path, no value would exceed its own
/// cost, so the path would end in one of the rounds or exceed the last bound by a value below
/// `cost`.
fn check_rounds(
    problem: &dyn Choices,
    cost: u32,
    heuristic: Option<u8>,
    rounds: &[Round],
) -> Result<(), Flaw> {
    let mut left = ChoicesCertificate::MOST_TRIED;
    let nexts = rounds.iter().skip(1).map(|round| round.bound);
    for (round, next) in rounds.iter().zip(nexts.chain([cost])) {
        let bound = round.bound;
        let replay = problem.replay(heuristic, bound, left);
        let replay = replay.ok_or(Flaw::NotCheapest { cost })?;
        left -= replay.tried;
        let is_without_answer = !replay.has_goal && !replay.is_cut;
        if !is_without_answer || replay.beyond != Some(next) || replay.tried != round.tried {
            return Err(Flaw::WrongRound { bound });
        }
    }
    if rounds.is_empty() {
        return Err(Flaw::NotCheapest { cost });
    }
    Ok(())
}
