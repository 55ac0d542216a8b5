//! The methods of the boundary for tables of games only.

use js_sys::{Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::handle::SessionHandle;
use super::{Result, TypeScript, fail, flag, found, or_minus_one, plain, to_u32, to_u64};
use crate::games::{Counters, Event, Frame, MoveValue, Oracle, Position, TableFill, Value};
use crate::run::Run;
use crate::search::Search;

/// Values of `TableData.plies` that are not numbers of plies.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Plies {
    /// The position has no value yet.
    Unknown = 65535,
}

/// Indices of the numbers in a frame. A number without a value is -1.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum GamesNumber {
    Filled,
    Winning,
    Losing,
    Longest,
    /// 1 if the start of the game is filled, else 0.
    Answered,
    /// Kind of the step, a `ProbeKind`.
    Kind,
    Cell,
    Other,
    Index,
    Total,
    /// Result of the step, a `ProbeResult`.
    Result,
    Decided,
    Left,
    Best,
    /// Length of a frame, in numbers.
    Count,
}

/// Indices of the numbers of a move.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum MoveNumber {
    /// The position that the move leads to.
    To,
    /// The plies that the game lasts from that position.
    Plies,
    /// 1 if the opponent loses in that position, else 0.
    Wins,
    /// 1 if no move is better, else 0.
    Best,
    /// Number of entries of a move.
    Count,
}

/// Length of a frame, in numbers.
pub(super) const NUMBERS: usize = GamesNumber::Count as usize;

/// Writes the frame at the cursor into `numbers`.
pub(super) fn write_frame(search: &TableFill, frame: &mut Frame, numbers: &mut Vec<f64>) {
    use GamesNumber as N;
    search.frame(frame);
    let Counters {
        filled,
        winning,
        losing,
        longest,
        ..
    } = search.counters();
    let Event {
        kind,
        cell,
        other,
        index,
        count,
        result,
        decided,
        left,
        best,
        ..
    } = search.event();
    numbers.resize(NUMBERS, 0.0);
    for (name, number) in [
        (N::Filled, filled as f64),
        (N::Winning, winning as f64),
        (N::Losing, losing as f64),
        (N::Longest, longest as f64),
        (N::Answered, flag(frame.answered)),
        (N::Kind, f64::from(kind as u8)),
        (N::Cell, or_minus_one(cell)),
        (N::Other, or_minus_one(other)),
        (N::Index, index.into()),
        (N::Total, count.into()),
        (N::Result, f64::from(result as u8)),
        (N::Decided, or_minus_one(decided)),
        (N::Left, left.into()),
        (N::Best, or_minus_one(best)),
    ] {
        numbers[name as usize] = number;
    }
}

/// The part of a table that is computed.
#[derive(Serialize, TypeScript)]
struct TableData {
    /// Number of plies that the game lasts from each position, or `Plies.Unknown`. In a table
    /// without distances, 1 if the player to move wins, else 0.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array")]
    plies: JsValue,
    /// Ordinal of each position in the order of filling; empty if that is the order of positions.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    ranks: JsValue,
    /// Step that filled each position, or 2^32 - 1 if no known step did.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    steps: JsValue,
    /// Whether the table holds how long games last, and not only who wins.
    distances: bool,
}

impl SessionHandle {
    fn table_fill(&self) -> Result<&TableFill> {
        found(match self.session.run() {
            Run::Games(search) => Some(search.as_ref()),
            _ => None,
        })
    }

    fn oracle(&self) -> Result<Oracle<'_>> {
        found(self.table_fill()?.oracle())
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the part of the table that is computed.
    #[wasm_bindgen(unchecked_return_type = "TableData")]
    pub fn table(&self) -> Result<JsValue> {
        let table = self.table_fill()?;
        let plies = table.values().iter().copied().map(Value::plies);
        let plies: Vec<u16> = plies
            .map(|plies| plies.unwrap_or(Plies::Unknown as u16))
            .collect();
        let filled_at = (0..plies.len() as Position).map(|position| table.filled_at(position));
        let steps: Vec<u32> = filled_at
            .map(|step| step.map_or(u32::MAX, |step| step as u32))
            .collect();
        plain(&TableData {
            plies: Uint16Array::from(plies.as_slice()).into(),
            ranks: Uint32Array::from(table.ordinals()).into(),
            steps: Uint32Array::from(steps.as_slice()).into(),
            distances: table.has_distances(),
        })
    }

    /// Returns the successors of a position in move order or, if `backward` is true, its
    /// predecessors.
    pub fn neighbours(&self, position: f64, backward: bool) -> Result<Vec<u32>> {
        let position = to_u32(position)?;
        Ok(self.table_fill()?.neighbours(position, backward))
    }

    /// Returns the moves of a position of a finished table, one after the other. `MoveNumber` gives
    /// the indices of a move's numbers.
    pub fn moves(&self, position: f64) -> Result<Vec<u32>> {
        let moves = self.oracle()?.moves(to_u32(position)?);
        Ok(moves.into_iter().flat_map(move_numbers).collect())
    }

    /// Continues the Grundy numbers of all positions for about `budget` moves. Returns whether all
    /// are known.
    #[wasm_bindgen(js_name = advanceGrundy)]
    pub fn advance_grundy(&mut self, budget: f64) -> Result<bool> {
        found(self.session.advance_grundy(to_u64(budget)?).map_err(fail)?)
    }

    /// Returns the Grundy numbers of the first positions, as far as computed.
    #[wasm_bindgen(js_name = grundyNumbers)]
    pub fn grundy_numbers(&self) -> Vec<u32> {
        self.session.grundy_numbers().to_vec()
    }

    /// Returns the Grundy numbers of the independent parts of a position; empty if it has none.
    pub fn summands(&self, position: f64) -> Result<Vec<u32>> {
        let position = to_u32(position)?;
        let game = found(self.session.problem().game())?;
        let is_known = position < game.positions();
        Ok(game.summands(found(is_known.then_some(position))?))
    }

    /// Returns the positions after `position` when both players move best.
    pub fn line(&self, position: f64) -> Result<Vec<u32>> {
        Ok(self.oracle()?.line(to_u32(position)?))
    }

    /// Returns the index of the first move by which the loser of this game gave a won position
    /// away. Moves count from 0. Returns -1 if there is no such move.
    pub fn mistake(&self, game: &[u32]) -> Result<f64> {
        let mistake = self.oracle()?.mistake(game);
        Ok(or_minus_one(mistake.map(|number| number as f64)))
    }
}

fn move_numbers(value: MoveValue) -> [u32; MoveNumber::Count as usize] {
    use MoveNumber as N;
    let mut numbers = [0; N::Count as usize];
    numbers[N::To as usize] = value.to;
    numbers[N::Plies as usize] = value.plies.into();
    numbers[N::Wins as usize] = value.wins.into();
    numbers[N::Best as usize] = value.best.into();
    numbers
}
