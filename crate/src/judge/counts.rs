//! The counts of a search at its answer.

#[cfg(feature = "backtracking")]
use crate::backtracking::BacktrackingSearch;
use crate::problem::Algorithm;
use crate::run::{Counters, Run};

/// The work of a search up to its answer. A count is `None` if the search cannot know it. For
/// example, a search that keeps only its path does not know which states it has seen before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Number of distinct states found.
    pub discovered: Option<u64>,
    /// Number of states expanded. A search that keeps only its path counts a state each time that
    /// it expands it.
    pub expanded: u64,
    /// Number of expansions of states that had been expanded before.
    pub reexpanded: Option<u64>,
    /// Number of moves tried.
    pub generated: u64,
    /// Number of times that a cheaper path to a known state was found.
    pub improved: Option<u64>,
    /// Number of rounds of a search that deepens.
    pub rounds: Option<u64>,
}

impl Counts {
    /// Returns the counts of a run at its last known step, and moves the cursor there. Returns
    /// `None` for a run that does not search a space.
    pub(super) fn of(run: &mut Run, algorithm: Algorithm) -> Option<Self> {
        run.seek(u64::MAX);
        match (run.counters(), run, algorithm) {
            #[cfg(feature = "state-space")]
            (Counters::StateSpace(counters), ..) => Some(Self {
                discovered: Some(counters.discovered),
                expanded: counters.expanded,
                reexpanded: Some(counters.reexpanded),
                generated: counters.generated,
                improved: Some(counters.improved),
                rounds: None,
            }),
            #[cfg(all(feature = "state-space", feature = "backtracking"))]
            (
                Counters::Backtracking(counters),
                Run::Backtracking(search),
                Algorithm::Backtracking(own),
            ) if own.deepens() => Some(Self::of_rounds(search, &counters)),
            _ => None,
        }
    }

    /// Returns the counts of a search with rounds. The start of a round is not a move, and a goal
    /// is not expanded.
    #[cfg(all(feature = "state-space", feature = "backtracking"))]
    fn of_rounds(search: &BacktrackingSearch, counters: &crate::backtracking::Counters) -> Self {
        let rounds = search.rounds();
        let tried = counters.placements + counters.refused.iter().sum::<u64>();
        Self {
            expanded: counters.placements - counters.answers,
            generated: tried - rounds,
            rounds: Some(rounds),
            ..Self::default()
        }
    }
}
