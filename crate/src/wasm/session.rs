//! The session's side of the boundary.

use js_sys::{Float64Array, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::frame::{CHOICES_NUMBERS, STATES_NUMBERS, WIN_LOSE_NUMBERS, flatten};
use super::{BoundaryError, Result, bytes, fail, plain, small, text, whole};
use crate::family::Family;
use crate::frame::Frame;
use crate::link::{Link, STEP_LIMIT};
use crate::problem::{Refutation, Shape};
use crate::puzzles::Setting;
use crate::run::StepSize;
use crate::session::Session;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Description {
    puzzle: &'static str,
    family: Family,
    algorithm: &'static str,
    rows: u32,
    columns: u32,
    /// The most numbers that a frame has.
    numbers_per_frame: usize,
    states: Option<u64>,
    /// A rank in a space; a cell where choices or a game begin on one.
    start: Option<u32>,
    depths: usize,
    reasons: &'static [&'static str],
    numbers: Option<Vec<u8>>,
    settings: Vec<Setting>,
    variant: Option<&'static str>,
    text: Option<String>,
    goal_board: Option<Vec<u8>>,
    refutation: Option<Refutation>,
    checked_by: Option<&'static str>,
    linked_step: f64,
}

/// One visualizer's handle on the core.
#[wasm_bindgen(js_name = Session)]
pub struct SessionHandle {
    pub(super) session: Session,
    frame: Frame,
    /// The frame as it crosses.
    numbers: Vec<f64>,
    /// The frame's boards, one after the other.
    boards: Vec<u8>,
    linked_step: f64,
}

impl SessionHandle {
    /// The most numbers that a frame has.
    fn numbers_per_frame(&self) -> usize {
        match self.session.instance().kind().family {
            Family::States => STATES_NUMBERS,
            Family::Choices => CHOICES_NUMBERS + self.session.problem().depths(),
            Family::WinLose => WIN_LOSE_NUMBERS,
        }
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Opens a link's bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &Uint8Array) -> Result<SessionHandle> {
        let link = Link::decode(&link.to_vec()).map_err(|error| fail(&error))?;
        Ok(Self {
            numbers: Vec::new(),
            boards: Vec::new(),
            linked_step: link.step as f64,
            session: Session::open(link).map_err(|error| fail(&error))?,
            frame: Frame::default(),
        })
    }

    /// The bytes of a link to `step`, which is at most 10^11.
    pub fn link(&self, step: f64) -> Result<Uint8Array> {
        let step = whole(step)?;
        if step > STEP_LIMIT {
            return Err(fail(&BoundaryError::Number));
        }
        Ok(bytes(&self.session.link(step)))
    }

    /// What does not change while this session lives, and the step that its link asked for.
    pub fn describe(&self) -> Result<JsValue> {
        let Shape { rows, columns } = self.session.board_shape();
        let instance = self.session.instance();
        let problem = self.session.problem();
        let space = problem.space();
        let algorithm = self.session.algorithm();
        plain(&Description {
            puzzle: instance.kind().id,
            family: instance.kind().family,
            algorithm: algorithm.id,
            rows,
            columns,
            numbers_per_frame: self.numbers_per_frame(),
            states: space.map(|space| space.states()),
            start: space.map_or(instance.start_cell(), |space| Some(space.start())),
            depths: problem.depths(),
            reasons: problem.reasons(),
            numbers: instance.numbers(),
            settings: instance.settings(),
            variant: instance.variant(),
            text: instance.text(),
            goal_board: instance.goal_board(),
            refutation: self.session.refutation(),
            checked_by: algorithm.checked_by,
            linked_step: self.linked_step,
        })
    }

    /// Computes about `budget` further steps; returns how many are known.
    pub fn advance(&mut self, budget: f64) -> Result<f64> {
        self.session.advance(whole(budget)?);
        Ok(self.session.status().known as f64)
    }

    /// How the run ended, or `null` while it has not.
    pub fn outcome(&self) -> Result<JsValue> {
        self.session
            .status()
            .outcome
            .map_or(Ok(JsValue::NULL), |outcome| plain(&outcome))
    }

    /// The step `by` boundaries of `size` (0 step, 1 item, 2 stage; among choices 3 turn, 4 record,
    /// 5 prune, 6 answer) away from `from`.
    pub fn locate(&mut self, from: f64, size: f64, by: f64) -> Result<f64> {
        let size = match small(size)? {
            3.. if self.session.branched().is_none() => return Err(fail(&BoundaryError::Number)),
            0 => StepSize::Step,
            1 => StepSize::Item,
            2 => StepSize::Stage,
            3 => StepSize::Turn,
            4 => StepSize::Record,
            5 => StepSize::Prune,
            6 => StepSize::Answer,
            _ => return Err(fail(&BoundaryError::Number)),
        };
        let distance = whole(by.abs())? as i64;
        let by = if by < 0.0 { -distance } else { distance };
        Ok(self.session.locate(whole(from)?, size, by) as f64)
    }

    /// Moves the cursor to `step` and fills `numbers` and `boards` with what is there to draw; of
    /// `numbers` only the front, where a path is shorter than it can get.
    ///
    /// Two boards, one after the other. A search through a state space: the current one and the
    /// one that the move leads to; among choices: codes and numbers; of a table none.
    /// `wasm/frame.rs` says which numbers.
    pub fn frame(&mut self, step: f64, numbers: &Float64Array, boards: &Uint8Array) -> Result<()> {
        self.session.seek(whole(step)?);
        self.session.frame(&mut self.frame);
        flatten(
            &self.frame,
            self.session.counters(),
            self.session.event(),
            &mut self.numbers,
            &mut self.boards,
        );
        let (needed, count) = (self.boards.len(), self.numbers.len() as u32);
        if boards.length() as usize != needed
            || numbers.length() as usize != self.numbers_per_frame()
        {
            return Err(fail(&BoundaryError::Buffer { needed }));
        }
        numbers.subarray(0, count).copy_from(&self.numbers);
        boards.copy_from(&self.boards);
        Ok(())
    }

    /// Whether the proof of the outcome holds; false while there is none.
    pub fn verified(&self) -> Result<bool> {
        Ok(self.session.verified().unwrap_or(false))
    }

    /// The link to the instance with one cell changed, on the board of the start or of the `goal`:
    /// to what comes next there, or on the start's to this number from 0.
    pub fn edited(&self, cell: f64, goal: bool, number: f64) -> Result<Uint8Array> {
        let cell = small(cell)?;
        let edited = match (goal, number == -1.0) {
            (true, _) => self.session.goal_edited(cell),
            (false, true) => self.session.edited(cell),
            (false, false) => self.session.numbered(cell, small(number)?),
        };
        let edited = edited.map_err(|error| fail(&error))?;
        Ok(bytes(&self.session.link_to(edited.as_ref())))
    }

    /// The link to the instance that starts at this state, or with `goal` ends there.
    #[wasm_bindgen(js_name = movedTo)]
    pub fn moved_to(&self, state: f64, goal: bool) -> Result<Uint8Array> {
        let moved = self.session.moved_to(small(state)?, goal);
        let moved = moved.ok_or_else(|| fail(&BoundaryError::Missing))?;
        Ok(bytes(&self.session.link_to(moved.as_ref())))
    }

    /// The link to the same instance with the algorithm of this name, in UTF-8.
    #[wasm_bindgen(js_name = withAlgorithm)]
    pub fn with_algorithm(&self, id: &Uint8Array) -> Result<Uint8Array> {
        let link = self.session.with_algorithm(&text(id));
        Ok(bytes(&link.map_err(|error| fail(&error))?))
    }

    /// The link to the instance with one setting changed; both texts are UTF-8.
    #[wasm_bindgen(js_name = withSetting)]
    pub fn with_setting(&self, id: &Uint8Array, value: &Uint8Array) -> Result<Uint8Array> {
        let set = self.session.with_setting(&text(id), &text(value));
        let set = set.map_err(|error| fail(&error))?;
        Ok(bytes(&self.session.link_to(set.as_ref())))
    }

    /// The judges' answer, empty while there is no outcome.
    pub fn judged(&self) -> Result<String> {
        Ok(self.session.judged().unwrap_or_default())
    }

    /// The proof of the outcome, or `null`.
    pub fn certificate(&self) -> Result<JsValue> {
        let certificate = self.session.certificate();
        certificate.map_or(Ok(JsValue::NULL), |certificate| plain(&certificate))
    }

    /// The link to the instance on another board.
    pub fn resized(&self, rows: f64, columns: f64) -> Result<Uint8Array> {
        let (rows, columns) = (small(rows)?, small(columns)?);
        let resized = self.session.resized(Shape { rows, columns });
        let resized = resized.map_err(|error| fail(&error))?;
        Ok(bytes(&self.session.link_to(resized.as_ref())))
    }

    /// The link to an instance chosen by `seed`. Of a space: at the distance `wanted` from its
    /// nearest goal (-1: with none), which needs the survey.
    pub fn random(&self, wanted: f64, seed: f64) -> Result<Uint8Array> {
        let wanted = if wanted == -1.0 {
            None
        } else {
            Some(small(wanted)?)
        };
        let found = self.session.random(wanted, whole(seed)?);
        let found = found.ok_or_else(|| fail(&BoundaryError::Missing))?;
        Ok(bytes(&self.session.link_to(found.as_ref())))
    }
}

// What only tests ask for is a function, not a method: a bundler leaves out what nobody calls.

/// The hash of the events of the known steps among `from..=to`, in hexadecimal; moves the
/// session's cursor.
#[wasm_bindgen]
pub fn fingerprint(handle: &mut SessionHandle, from: f64, to: f64) -> Result<String> {
    let hash = handle.session.fingerprint(whole(from)?, whole(to)?);
    Ok(format!("{hash:016x}"))
}
