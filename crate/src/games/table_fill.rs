//! The filling of a game's table: dynamic programming over its positions.
//!
//! A step probes one successor or, in the retrograde order, one predecessor. The search keeps the
//! values and, for each cell, the step that filled it. To show a step, binary search over these
//! steps finds the cell, and the moves of that cell are listed again.

use std::fmt;
use std::sync::Arc;

use crate::games::algorithm::Algorithm;
use crate::games::event::Event;
use crate::games::position::Position;
use crate::games::retrograde::Retrograde;
use crate::games::value_table::{Rule, ValueTable};
use crate::games::win_lose::WinLose;
use crate::search::{GoalPolicy, Outcome, Policy, RunError};

/// The order in which a table is filled, with the cells filled so far.
#[derive(Debug)]
pub(super) enum FillOrder {
    /// In the order of positions.
    Positions { table: ValueTable, rule: Rule },
    /// Backwards from the positions without moves.
    Retrograde(Retrograde),
}

impl FillOrder {
    /// Returns the table and drops the rest.
    pub(super) fn into_table(self) -> ValueTable {
        match self {
            Self::Positions { table, .. } => table,
            Self::Retrograde(retrograde) => retrograde.table,
        }
    }
}

/// The filling of a table, which can show each computed step again.
pub struct TableFill {
    pub(super) game: Arc<dyn WinLose>,
    pub(super) order: FillOrder,
    step_limit: u64,
    pub(super) cursor: u64,
    pub(super) outcome: Option<Outcome>,
    /// Event of the step at the cursor.
    pub(super) event: Event,
    /// Buffer for the successors or predecessors of one position.
    pub(super) buffer: Vec<Position>,
}

impl fmt::Debug for TableFill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableFill")
            .field("order", &self.order)
            .field("cursor", &self.cursor)
            .field("outcome", &self.outcome)
            .field("event", &self.event)
            .finish_non_exhaustive()
    }
}

impl TableFill {
    /// Prepares the filling of the table with an algorithm; no step is known yet. In the order of
    /// positions, the table ends with the start of the game if the policy asks for the first
    /// answer.
    ///
    /// # Errors
    /// [`RunError::TooManyMoves`] if more than 2^32 - 1 steps are possible, and
    /// [`RunError::OutOfMemory`] if the tables do not fit into memory.
    ///
    /// # Complexity
    /// The whole table takes at most time linear in its moves. Memory: about 14 bytes for each
    /// cell, in the retrograde order about 30.
    pub fn new(
        game: Arc<dyn WinLose>,
        algorithm: Algorithm,
        policy: Policy,
    ) -> Result<Self, RunError> {
        let cells = game.positions() as usize;
        let (moves, limit) = (cells as u64 * game.most_moves() as u64, u32::MAX.into());
        if moves > limit {
            return Err(RunError::TooManyMoves { moves, limit });
        }
        let filled = match policy.goal {
            GoalPolicy::FirstAnswer => game.start() as usize + 1,
            GoalPolicy::WholeSpace | GoalPolicy::CountTo(_) => cells,
        };
        let by_positions = |rule| {
            let table = ValueTable::new(filled)?;
            Ok(FillOrder::Positions { table, rule })
        };
        let order = match algorithm {
            Algorithm::First => by_positions(Rule::First)?,
            Algorithm::Full => by_positions(Rule::Full)?,
            Algorithm::Retrograde => FillOrder::Retrograde(Retrograde::new(game.as_ref())?),
        };
        Ok(Self {
            buffer: vec![0; game.most_moves()],
            step_limit: policy.step_limit.unwrap_or(u64::MAX),
            cursor: 0,
            outcome: None,
            event: Event::START,
            game,
            order,
        })
    }

    pub(super) fn table(&self) -> &ValueTable {
        match &self.order {
            FillOrder::Positions { table, .. } => table,
            FillOrder::Retrograde(retrograde) => &retrograde.table,
        }
    }

    /// Returns the number of computed steps. It can be beyond the step limit.
    pub(super) fn computed(&self) -> u32 {
        match &self.order {
            FillOrder::Positions { table, .. } => table.known(),
            FillOrder::Retrograde(retrograde) => retrograde.known(),
        }
    }

    pub(super) fn known(&self) -> u64 {
        u64::from(self.computed()).min(self.step_limit)
    }

    fn is_over(&self) -> bool {
        match &self.order {
            FillOrder::Positions { table, .. } => table.is_full(),
            FillOrder::Retrograde(retrograde) => retrograde.is_over(),
        }
    }

    /// Computes about `budget` further steps.
    pub(super) fn extend(&mut self, budget: u64) {
        let target = self.known().saturating_add(budget).min(self.step_limit);
        let target = u32::try_from(target).unwrap_or(u32::MAX);
        match &mut self.order {
            FillOrder::Positions { table, rule } => self.game.fill(table, *rule, target),
            FillOrder::Retrograde(retrograde) => {
                retrograde.fill(self.game.as_ref(), target, budget);
            }
        }
        if u64::from(self.computed()) > self.step_limit {
            self.outcome = Some(Outcome::LimitReached);
        } else if self.is_over() {
            self.outcome = Some(self.filled());
        } else if self.known() == self.step_limit {
            self.outcome = Some(Outcome::LimitReached);
        }
    }

    /// Makes the outcome: the value of the start in the full table.
    fn filled(&self) -> Outcome {
        let value = self.table().values[self.game.start() as usize];
        let plies = value.plies().filter(|_| self.has_distances());
        Outcome::Filled {
            wins: !value.loses(),
            plies: plies.map(u32::from),
        }
    }
}
