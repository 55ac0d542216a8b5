//! What only searches among choices tell: the session's side of the boundary.

use js_sys::{Float64Array, Uint8Array};
use wasm_bindgen::prelude::*;

use super::session::SessionHandle;
use super::{BoundaryError, Result, bytes, fail, small, whole};
use crate::choices::MOST_CANDIDATES;
use crate::run::Branched;

/// The most columns of a strip.
const MOST_COLUMNS: u32 = 1 << 14;

impl SessionHandle {
    fn branched(&mut self) -> Result<&mut dyn Branched> {
        let branched = self.session.branched();
        branched.ok_or_else(|| fail(&BoundaryError::Missing))
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// What has become of the candidates at the depths `from..to` of the path shown, ten numbers a
    /// depth: how many there are, how many have been tried, and of each of them, eight at most, 0
    /// still to try, 1 on the path, 2 failed, 3 refused, 4 pruned.
    pub fn siblings(&mut self, from: f64, to: f64) -> Result<Uint8Array> {
        let (from, to) = (small(from)? as usize, small(to)? as usize);
        let mut numbers = Vec::new();
        for siblings in self.branched()?.siblings(from, to) {
            numbers.extend([siblings.fates.len() as u8, siblings.tried]);
            let mut fates = [0; MOST_CANDIDATES];
            for (slot, fate) in fates.iter_mut().zip(siblings.fates) {
                *slot = fate as u8;
            }
            numbers.extend(fates);
        }
        Ok(bytes(&numbers))
    }

    /// The steps spent on each candidate at the depths `from..to` of the path shown, eight numbers
    /// a depth, -1 for what is not over.
    pub fn costs(&mut self, from: f64, to: f64) -> Result<Float64Array> {
        let (from, to) = (small(from)? as usize, small(to)? as usize);
        let mut numbers = Vec::new();
        for costs in self.branched()?.costs(from, to) {
            let steps = costs
                .iter()
                .map(|cost| cost.map_or(-1.0, |cost| cost as f64));
            let rest = std::iter::repeat(-1.0);
            numbers.extend(steps.chain(rest).take(MOST_CANDIDATES));
        }
        Ok(Float64Array::from(numbers.as_slice()))
    }

    /// How deep the search was in each of `columns` parts of the steps `from..to`, five numbers a
    /// part: least, most and mean depth, how often it turned back, how often it was deeper than
    /// ever; -1 for the least of a part that is not known.
    pub fn strip(&mut self, from: f64, to: f64, columns: f64) -> Result<Float64Array> {
        let (from, to) = (whole(from)?, whole(to)?);
        let columns = small(columns)?.min(MOST_COLUMNS) as usize;
        let strip = self.branched()?.strip(from, to, columns);
        let numbers: Vec<f64> = strip
            .into_iter()
            .flat_map(|stretch| match stretch {
                Some(part) => [
                    part.least.into(),
                    part.most.into(),
                    if part.items == 0 {
                        part.least.into()
                    } else {
                        part.sum as f64 / part.items as f64
                    },
                    part.turns as f64,
                    part.records as f64,
                ],
                None => [-1.0, 0.0, 0.0, 0.0, 0.0],
            })
            .collect();
        Ok(Float64Array::from(numbers.as_slice()))
    }
}
