//! The full table of the Tab game on the largest board of the original.

use searchlight_core::games::{Rule, ValueTable};
use searchlight_core::puzzles::tab::Tab;
use searchlight_core::{Shape, WinLose};

use crate::{Job, Result, hash};

const SHAPE: Shape = Shape {
    rows: 200,
    columns: 50,
};

/// The bare filling, in the table that makes every step of it seekable.
pub struct Table {
    game: Tab,
    values: ValueTable,
}

impl Table {
    /// Lays out the table.
    ///
    /// # Errors
    /// Where the core has no such board, or it does not fit.
    pub fn new() -> Result<Self> {
        let game = Tab::new(SHAPE, 1, 1).map_err(|_| "there is no such board")?;
        let values = ValueTable::new(SHAPE.cells())?;
        Ok(Self { game, values })
    }
}

impl Job for Table {
    fn run(&mut self) {
        self.values.filled.clear();
        self.game.fill(&mut self.values, Rule::Full, u32::MAX);
    }

    /// The numbers of cells and steps, and a hash of what is kept of each cell: the plies, the step
    /// that filled it, the winning cells and the most plies so far.
    fn report(&mut self) -> String {
        self.run();
        let ValueTable { values, filled } = &self.values;
        let kept = values.iter().zip(filled).flat_map(|(value, filled)| {
            let plies = value.plies().map_or(u32::MAX, u32::from);
            [plies, filled.at, filled.winning, filled.longest]
        });
        let steps = filled.last().map_or(0, |last| last.at);
        format!("{} cells, {steps} steps, {:08x}", filled.len(), hash(kept))
    }
}
