//! The boundary of puzzles that the host page defines: rows of numbers in, a link out.

use std::sync::Arc;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{BoundaryError, Result, TypeScript, fail, found, link_to, plain, to_u32};
use crate::board::Shape;
use crate::given::{GivenFault, GivenGraph, GivenMoves, GivenRows, GivenStates, MOST_PLIES};
use crate::instance::Instance;
#[cfg(feature = "orders")]
use crate::ordered::{GivenBounds, GivenSpace};
use crate::problem::Algorithm;
use crate::puzzles::own::{KIND, MOST_CELLS, MOST_HEURISTICS, keep, lasting};

/// The graph of a puzzle of the host page while its rows arrive.
#[wasm_bindgen(js_name = GivenRows)]
#[derive(Default)]
pub struct RowsHandle {
    rows: Option<GivenRows>,
    graph: Option<Arc<GivenGraph>>,
    #[cfg(feature = "orders")]
    bounds: Option<GivenBounds>,
    /// Number of the first heuristics that never overestimate.
    bounded: usize,
}

/// A puzzle of the host page whose graph is complete.
#[derive(Serialize, TypeScript)]
struct OwnPuzzle {
    /// Bytes of the link to its start.
    link: Vec<u8>,
    /// Name of the default algorithm.
    algorithm: &'static str,
    algorithms: Vec<&'static str>,
    /// The bytes that stand for the algorithms in links.
    codes: Vec<u8>,
    heuristics: Vec<&'static str>,
    /// Number of the first heuristics that never overestimate; 0 where this is not known.
    bounded: usize,
}

/// Faults of a game that its rows do not show before they are complete.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
enum GameError {
    /// A game can come back to this state.
    OwnEndless { state: u32 },
    /// A game can last for more moves than the limit.
    OwnLong { limit: usize },
}

fn fits<T>(result: std::result::Result<T, GivenFault>) -> Result<T> {
    result.map_err(|fault| match fault {
        GivenFault::Endless { state } => fail(GameError::OwnEndless { state }),
        GivenFault::Long => fail(GameError::OwnLong { limit: MOST_PLIES }),
        _ => fail(BoundaryError::Missing),
    })
}

#[wasm_bindgen(js_class = GivenRows)]
impl RowsHandle {
    /// Begins the graph of a puzzle with boards of this size. `heuristics` are names, each in a line.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, rows: f64, columns: f64, heuristics: &str) -> Result<RowsHandle> {
        let (rows, columns) = (to_u32(rows)?, to_u32(columns)?);
        let heuristics: Vec<String> = heuristics.lines().map(str::to_owned).collect();
        let cells = u64::from(rows) * u64::from(columns);
        if cells > MOST_CELLS.into() || heuristics.len() > MOST_HEURISTICS {
            return Err(fail(BoundaryError::Number));
        }
        let shape = Shape { rows, columns };
        Ok(Self {
            rows: Some(GivenRows::new(id, shape, heuristics)),
            ..Self::default()
        })
    }

    fn arriving(&mut self) -> Result<&mut GivenRows> {
        found(self.rows.as_mut())
    }

    /// Adds labels of moves, each in a line.
    pub fn names(&mut self, labels: &str) -> Result<()> {
        let rows = self.arriving()?;
        labels.lines().for_each(|label| rows.name(lasting(label)));
        Ok(())
    }

    /// Adds the next states: 1 for each goal, the estimates, and the boards.
    pub fn states(&mut self, goals: &[u8], estimates: &[u32], boards: &[u8]) -> Result<()> {
        fits(self.arriving()?.add_states(GivenStates {
            goals,
            estimates,
            boards,
        }))
    }

    /// Adds the moves of the next states: their number for each state, the rank that each move leads
    /// to, its cost, and the index of its label. No costs mean that each move costs 1.
    pub fn moves(
        &mut self,
        counts: &[u32],
        to: &[u32],
        costs: &[u32],
        labels: &[u32],
    ) -> Result<()> {
        fits(self.arriving()?.add_moves(GivenMoves {
            counts,
            to,
            costs,
            labels,
        }))
    }

    /// Ends the graph of a puzzle. With `is_cut`, the space goes on beyond the last states.
    #[cfg(feature = "orders")]
    pub fn finish(&mut self, is_cut: bool) -> Result<()> {
        let graph = fits(found(self.rows.take())?.finish(is_cut))?;
        let space = GivenSpace {
            graph: Arc::clone(&graph),
            start: 0,
        };
        self.bounds = space.bounds();
        self.graph = Some(graph);
        Ok(())
    }

    /// Ends the graph of a game of two players who move in turn.
    #[cfg(feature = "trees")]
    #[wasm_bindgen(js_name = finishGame)]
    pub fn finish_game(&mut self) -> Result<()> {
        self.graph = Some(fits(found(self.rows.take())?.finish_game())?);
        Ok(())
    }

    /// Continues the check which heuristics never overestimate, for about `budget` moves. Returns
    /// whether it is complete.
    pub fn advance(&mut self, budget: f64) -> Result<bool> {
        let budget = to_u32(budget)?;
        #[cfg(feature = "orders")]
        if let Some(bounds) = &mut self.bounds {
            let Some(bounded) = bounds.advance(budget) else {
                return Ok(false);
            };
            self.bounded = bounded;
            self.bounds = None;
        }
        Ok(true)
    }

    /// Lets links open the graph.
    #[wasm_bindgen(unchecked_return_type = "OwnPuzzle")]
    pub fn keep(&mut self) -> Result<JsValue> {
        let board = keep(found(self.graph.take())?, self.bounded);
        let kind = board.kind();
        let codes = kind.algorithms.iter().map(|algorithm| {
            let code = kind.algorithms.code_of(algorithm);
            code.unwrap_or_default()
        });
        plain(&OwnPuzzle {
            link: link_to(&board, None)?,
            algorithm: kind.algorithm.id(),
            algorithms: kind.algorithms.iter().map(Algorithm::id).collect(),
            codes: codes.collect(),
            heuristics: kind.algorithms.heuristics().to_vec(),
            bounded: self.bounded,
        })
    }
}

/// Returns the byte that stands for these puzzles in links.
#[wasm_bindgen(js_name = ownCode)]
pub fn own_code() -> u8 {
    KIND.code
}
