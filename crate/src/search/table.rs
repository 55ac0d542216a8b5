//! Filling the table of a game: dynamic programming over its positions.
//!
//! The values and the order of filling are all that is kept. A step looks at one successor, or in
//! the retrograde order at one predecessor; it is found by binary search among the steps that
//! ended a cell, and shown by looking for the moves of that cell again.

mod film;
pub mod ledger;
pub mod oracle;
pub mod waves;

use std::sync::Arc;

use crate::certificate::{Certificate, Flaw, verify_table};
use crate::event::WinLoseEvent;
use crate::family::{Algorithm, Problem};
use crate::problem::{Refutation, Shape};
use crate::run::{GoalPolicy, Outcome, Policy, Run, RunError, Tabled};
use crate::win_lose::{Position, WinLose};
use ledger::{Ledger, Rule};
use waves::Waves;

const FULL: u8 = 0;
const FIRST: u8 = 1;
const WAVES: u8 = 2;

/// The algorithms of every game.
pub const ALGORITHMS: &[Algorithm] = &[
    Algorithm {
        id: "first",
        code: FIRST,
        checked_by: None,
    },
    Algorithm {
        id: "full",
        code: FULL,
        checked_by: None,
    },
    Algorithm {
        id: "waves",
        code: WAVES,
        checked_by: None,
    },
];

/// The name of the algorithm that a game has of its own.
pub const OWN_ALGORITHM: &str = "full";

/// A game whose table can be filled.
pub struct Games(pub Arc<dyn WinLose>);

impl Problem for Games {
    fn run(&self, algorithm: u8, policy: Policy) -> Result<Box<dyn Run>, RunError> {
        Ok(Box::new(Table::new(
            Arc::clone(&self.0),
            algorithm,
            policy,
        )?))
    }

    fn board_shape(&self) -> Shape {
        self.0.board_shape()
    }

    fn refutation(&self) -> Option<Refutation> {
        None
    }

    fn verify(&self, certificate: &Certificate) -> Result<(), Flaw> {
        verify_table(self.0.as_ref(), certificate)
    }
}

/// The order in which a table is filled, and what is filled of it.
enum Order {
    /// That of positions.
    Rows { ledger: Ledger, rule: Rule },
    /// Backwards from the positions without moves (Ströhlein 1970; Thompson 1986, "Retrograde
    /// analysis of certain endgames").
    Waves(Waves),
}

/// The filling of a table.
pub struct Table {
    game: Arc<dyn WinLose>,
    order: Order,
    step_limit: u64,
    cursor: u64,
    outcome: Option<Outcome>,
    /// What the step at the cursor did.
    event: WinLoseEvent,
    /// Successors, or predecessors, of a position.
    buffer: Vec<Position>,
}

impl Table {
    /// Fills the table by the algorithm of this code; in the order of positions only up to the
    /// start where the policy asks for the first answer.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] for another code, [`RunError::TooManyMoves`] where steps
    /// cannot be counted, [`RunError::OutOfMemory`].
    ///
    /// # Complexity
    /// The whole table takes time linear in its moves at most, and about 14 bytes a cell;
    /// backwards 30.
    pub fn new(game: Arc<dyn WinLose>, algorithm: u8, policy: Policy) -> Result<Self, RunError> {
        let cells = game.board_shape().cells();
        let (moves, limit) = (cells as u64 * game.most_moves() as u64, u32::MAX.into());
        if moves > limit {
            return Err(RunError::TooManyMoves { moves, limit });
        }
        let filled = match policy.goal {
            GoalPolicy::FirstAnswer => game.start() as usize + 1,
            GoalPolicy::WholeSpace | GoalPolicy::CountTo(_) => cells,
        };
        let rows = |rule| Ledger::new(filled).map(|ledger| Order::Rows { ledger, rule });
        let order = match algorithm {
            FULL => rows(Rule::Full)?,
            FIRST => rows(Rule::First)?,
            WAVES => Order::Waves(Waves::new(game.as_ref())?),
            unknown => return Err(RunError::unknown(unknown)),
        };
        Ok(Self {
            buffer: vec![0; game.most_moves()],
            step_limit: policy.step_limit.unwrap_or(u64::MAX),
            cursor: 0,
            outcome: None,
            event: WinLoseEvent::START,
            game,
            order,
        })
    }

    fn ledger(&self) -> &Ledger {
        match &self.order {
            Order::Rows { ledger, .. } => ledger,
            Order::Waves(waves) => &waves.ledger,
        }
    }

    /// The steps that are computed, which may be more than are to be known.
    fn computed(&self) -> u32 {
        match &self.order {
            Order::Rows { ledger, .. } => ledger.known(),
            Order::Waves(waves) => waves.known(),
        }
    }

    fn known(&self) -> u64 {
        u64::from(self.computed()).min(self.step_limit)
    }

    fn is_over(&self) -> bool {
        match &self.order {
            Order::Rows { ledger, .. } => ledger.is_full(),
            Order::Waves(waves) => waves.is_over(),
        }
    }

    /// Computes about so many steps further.
    fn extend(&mut self, budget: u64) {
        let target = self.known().saturating_add(budget).min(self.step_limit);
        let target = u32::try_from(target).unwrap_or(u32::MAX);
        match &mut self.order {
            Order::Rows { ledger, rule } => self.game.fill(ledger, *rule, target),
            Order::Waves(waves) => waves.fill(self.game.as_ref(), target),
        }
        if u64::from(self.computed()) > self.step_limit {
            self.outcome = Some(Outcome::LimitReached);
        } else if self.is_over() {
            self.outcome = self.filled();
        } else if self.known() == self.step_limit {
            self.outcome = Some(Outcome::LimitReached);
        }
    }

    /// What the full table says of the start.
    fn filled(&self) -> Option<Outcome> {
        let worth = self.ledger().worth[self.game.start() as usize];
        Some(Outcome::Filled {
            wins: !worth.loses(),
            plies: worth
                .plies()
                .filter(|_| self.has_distances())
                .map(u32::from),
        })
    }
}
