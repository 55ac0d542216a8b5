//! The constraints of a puzzle as tables.

use crate::backtracking::constraints::author::{Constraints, MOST_VALUES, MOST_VARIABLES};

/// The arcs of each variable, and the pairs of values that they allow. One table serves all
/// branchers of a puzzle.
#[derive(Debug)]
pub(super) struct Network {
    values: usize,
    given: Vec<Option<u8>>,
    arcs: Vec<Vec<Arc>>,
    /// For each arc and each value of its variable, the values that the neighbour can then have.
    allowed: Vec<u64>,
}

/// A constraint as one of its variables sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arc {
    /// The other variable.
    pub to: u8,
    /// Index of the first of its sets of allowed values.
    first: u32,
}

impl Network {
    /// Makes the tables, in time of the square of variables times that of values.
    pub fn of(puzzle: &impl Constraints) -> Self {
        let (variables, values) = (puzzle.variables(), puzzle.values());
        assert!(
            variables <= MOST_VARIABLES && values <= MOST_VALUES,
            "too many variables or values"
        );
        let mut allowed = Vec::new();
        let arcs = (0..variables).map(|one| {
            let others = (0..variables).filter(|&other| other != one);
            let neighbours = others.filter(|&other| puzzle.are_neighbours(one, other));
            neighbours
                .map(|other| {
                    let first = allowed.len() as u32;
                    allowed.extend((0..values as u8).map(|value| {
                        let fits = |with: &u8| puzzle.allows((one, value), (other, *with));
                        (0..values as u8)
                            .filter(fits)
                            .fold(0, |set, with| set | 1 << with)
                    }));
                    let to = other as u8;
                    Arc { to, first }
                })
                .collect()
        });
        let arcs = arcs.collect();
        Self {
            values,
            given: (0..variables).map(|one| puzzle.given(one)).collect(),
            arcs,
            allowed,
        }
    }

    pub fn variables(&self) -> usize {
        self.arcs.len()
    }

    pub fn values(&self) -> usize {
        self.values
    }

    pub fn given(&self) -> &[Option<u8>] {
        &self.given
    }

    /// Returns the number of variables that are chosen and not given.
    pub fn free(&self) -> usize {
        self.given.iter().filter(|given| given.is_none()).count()
    }

    /// Returns the set of all values.
    pub fn all(&self) -> u64 {
        u64::MAX >> (MOST_VALUES - self.values.max(1))
    }

    /// Returns the number of arcs of all variables.
    pub fn arcs(&self) -> usize {
        self.arcs.iter().map(Vec::len).sum()
    }

    pub fn arcs_of(&self, variable: usize) -> &[Arc] {
        &self.arcs[variable]
    }

    /// Returns the values that an arc's other variable can have beside `value`.
    #[inline(always)]
    pub fn allowed(&self, arc: Arc, value: u8) -> u64 {
        self.allowed[arc.first as usize + usize::from(value)]
    }
}
