//! What only tables of games tell: the session's side of the boundary.

use js_sys::{Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::session::SessionHandle;
use super::{BoundaryError, Result, fail, plain, positions, small};
use crate::run::Tabled;
use crate::search::table::oracle::Oracle;
use crate::win_lose::{Position, Worth};

/// The plies of a position that has none yet.
const UNKNOWN: u16 = u16::MAX;

/// A table as far as it is computed; the arrays are JavaScript's.
#[derive(Serialize)]
struct TableReport {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    plies: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    ranks: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    steps: JsValue,
    distances: bool,
}

impl SessionHandle {
    fn tabled(&self) -> Result<&dyn Tabled> {
        let tabled = self.session.tabled();
        tabled.ok_or_else(|| fail(&BoundaryError::Missing))
    }

    fn oracle(&self) -> Result<Oracle<'_>> {
        let oracle = self.tabled()?.oracle();
        oracle.ok_or_else(|| fail(&BoundaryError::Missing))
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Of each position the plies that the game lasts (65,535: not computed yet; in a table without
    /// distances 1 where the player to move wins, else 0), its place in the order of filling, where
    /// that is not the order of positions, and the step that filled it (2^32 - 1: none); whether
    /// the table tells distances.
    pub fn table(&self) -> Result<JsValue> {
        let tabled = self.tabled()?;
        let plies = tabled.worth().iter().copied().map(Worth::plies);
        let plies: Vec<u16> = plies.map(|plies| plies.unwrap_or(UNKNOWN)).collect();
        let filled_at = (0..plies.len() as Position).map(|position| tabled.filled_at(position));
        let steps: Vec<u32> = filled_at
            .map(|step| step.map_or(u32::MAX, |step| step as u32))
            .collect();
        plain(&TableReport {
            plies: Uint16Array::from(plies.as_slice()).into(),
            ranks: positions(tabled.ranks()),
            steps: positions(&steps),
            distances: tabled.has_distances(),
        })
    }

    /// The positions that the moves from here lead to, or from which moves lead here.
    pub fn neighbours(&self, position: f64, backward: bool) -> Result<Uint32Array> {
        let found = self.tabled()?.neighbours(small(position)?, backward);
        Ok(Uint32Array::from(found.as_slice()))
    }

    /// The moves of a position of a finished table, three numbers each: where it leads, the plies
    /// from there, and 1 if the opponent loses there plus 2 if no move is better.
    pub fn moves(&self, position: f64) -> Result<Uint32Array> {
        let mut numbers = Vec::new();
        for reply in self.oracle()?.moves(small(position)?) {
            let marks = u32::from(reply.wins) + 2 * u32::from(reply.best);
            numbers.extend([reply.to, reply.plies.into(), marks]);
        }
        Ok(Uint32Array::from(numbers.as_slice()))
    }

    /// The positions after each move, when both play as well as can be.
    pub fn line(&self, position: f64) -> Result<Uint32Array> {
        let line = self.oracle()?.line(small(position)?);
        Ok(Uint32Array::from(line.as_slice()))
    }

    /// The number of the first move by which the player who lost this game gave it away, or -1.
    pub fn mistake(&self, game: &Uint32Array) -> Result<f64> {
        let mistake = self.oracle()?.mistake(&game.to_vec());
        Ok(mistake.map_or(-1.0, |number| number as f64))
    }
}
