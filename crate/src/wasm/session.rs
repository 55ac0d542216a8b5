//! The part of the boundary that sessions of all families have.

use js_sys::{Float64Array, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{
    BoundaryError, Result, TypeScript, backtracking, fail, found, games, one_of, plain,
    plain_or_null, state_space, to_option, to_u32, to_u64,
};
use crate::backtracking::Choices;
use crate::board::Shape;
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::link::{Link, STEP_LIMIT};
use crate::problem::{Algorithm, Family, Problem};
use crate::proof::Refutation;
use crate::run::Run;
use crate::search::StepSize;
use crate::session::Session;
use crate::state_space::SpaceProblem;

/// The facts about a session that do not change while it lives.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Description {
    puzzle: &'static str,
    family: Family,
    algorithm: &'static str,
    /// The algorithms that suit this instance.
    algorithms: Vec<&'static str>,
    /// The algorithm that finds the fewest moves, where the answer of this algorithm may have more.
    checked_by: Option<&'static str>,
    rows: u32,
    columns: u32,
    /// The most numbers that a frame has.
    numbers_per_frame: usize,
    /// The number of states of the whole space, where one is searched.
    states: Option<u64>,
    /// The rank of the start in a state space; in the other families the cell that the search
    /// begins on, if it begins on one.
    start: Option<u32>,
    /// Whether the whole space can be surveyed, so that a random start can be asked for by its
    /// distance from the goals.
    can_be_surveyed: bool,
    /// The most moves that the judges allow in an answer.
    depth_limit: Option<u32>,
    /// The most choices that an answer has.
    most_choices: usize,
    /// The most candidates that a node has.
    most_candidates: usize,
    /// The names of the reasons why candidates are refused: the puzzle's own rule, then the cuts.
    reasons: &'static [&'static str],
    /// The numbers that are given, one for each cell.
    given_numbers: Option<Vec<u8>>,
    editable: Editable,
    settings: Vec<Setting>,
    /// The name of the puzzle's variant, if the instance is one that has its own picture and its
    /// own words.
    variant: Option<&'static str>,
    /// The instance as judges' text, if their format has such a board.
    text: Option<String>,
    /// The goal board, if it can be edited.
    goal_board: Option<Vec<u8>>,
    /// The property of the puzzle that rules answers out, where it has one.
    refutation: Option<Refutation>,
    /// The kinds of questions that can be asked of the run.
    questions: Vec<&'static str>,
    /// The step that the link asked for.
    linked_step: f64,
}

/// The buffers that the frames of each family are read into.
#[derive(Default)]
struct Frames {
    state_space: crate::state_space::Frame,
    backtracking: crate::backtracking::Frame,
    games: crate::games::Frame,
}

/// One visualizer's handle on the core.
#[wasm_bindgen(js_name = Session)]
pub struct SessionHandle {
    pub(super) session: Session,
    frames: Frames,
    /// The numbers of the frame, as they cross the boundary.
    numbers: Vec<f64>,
    /// The frame's boards, one after the other.
    boards: Vec<u8>,
    linked_step: f64,
}

impl SessionHandle {
    /// Bounds the count of numbers in a frame.
    fn numbers_per_frame(&self) -> usize {
        match self.session.problem() {
            Problem::StateSpace(_) => state_space::NUMBERS,
            Problem::Backtracking(problem) => backtracking::numbers_per_frame(problem.as_ref()),
            Problem::Games(_) => games::NUMBERS,
        }
    }

    /// Writes the bytes of a link to a changed instance with the same algorithm.
    fn link_to(&self, instance: &dyn Instance) -> Result<Vec<u8>> {
        self.session.link_to(instance).map_err(fail)
    }

    fn link_to_edited(&self, edited: Edited) -> Result<Vec<u8>> {
        self.link_to(edited.map_err(fail::<EditError>)?.as_ref())
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Opens a session from the bytes of a link.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &[u8]) -> Result<SessionHandle> {
        let link = Link::decode(link).map_err(fail)?;
        Ok(Self {
            linked_step: link.step as f64,
            session: Session::open(link).map_err(fail)?,
            frames: Frames::default(),
            numbers: Vec::new(),
            boards: Vec::new(),
        })
    }

    /// Writes the bytes of a link to `step`, which is at most 10^11.
    pub fn link(&self, step: f64) -> Result<Vec<u8>> {
        let step = to_u64(step)?;
        if step > STEP_LIMIT {
            return Err(fail(BoundaryError::Number));
        }
        self.session.link(step).map_err(fail)
    }

    /// Lists the facts that do not change while this session lives, and the step that its link
    /// asked for.
    #[wasm_bindgen(unchecked_return_type = "Description")]
    pub fn describe(&self) -> Result<JsValue> {
        let instance = self.session.instance();
        let problem = self.session.problem();
        let algorithm = self.session.algorithm();
        let Shape { rows, columns } = problem.board_shape();
        let space = problem.state_space();
        let start = space.map(|problem| problem.space().start());
        let choices = problem.choices();
        let algorithms = self.session.algorithms();
        let kinds = self.session.run().questions();
        plain(&Description {
            puzzle: instance.kind().id,
            family: algorithm.family(),
            algorithm: algorithm.id(),
            algorithms: algorithms.into_iter().map(Algorithm::id).collect(),
            checked_by: algorithm.checked_by().map(Algorithm::id),
            rows,
            columns,
            numbers_per_frame: self.numbers_per_frame(),
            states: space.map(|problem| problem.space().states()),
            start: start.or(instance.start_cell()),
            can_be_surveyed: self.session.can_be_surveyed(),
            depth_limit: space.and_then(SpaceProblem::depth_limit),
            most_choices: choices.map_or(0, Choices::most_choices),
            most_candidates: choices.map_or(0, Choices::most_candidates),
            reasons: choices.map_or(&[], Choices::reasons),
            given_numbers: instance.given_numbers(),
            editable: instance.editable(),
            settings: instance.settings(),
            variant: instance.variant(),
            text: instance.text(),
            goal_board: instance.goal_board(),
            refutation: problem.refutation(),
            questions: kinds.iter().map(|kind| kind.id()).collect(),
            linked_step: self.linked_step,
        })
    }

    /// Computes about `budget` further steps; returns the number of known steps.
    pub fn advance(&mut self, budget: f64) -> Result<f64> {
        let run = self.session.run_mut();
        run.advance(to_u64(budget)?);
        Ok(run.status().known as f64)
    }

    /// Tells how the run ended; `null` while it has not ended.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> Result<JsValue> {
        plain_or_null(self.session.run().status().outcome)
    }

    /// Finds the step that lies `by` boundaries of `size`, a `StepSize`, after `from`, or
    /// before it where `by` is negative.
    pub fn locate(&mut self, from: f64, size: f64, by: f64) -> Result<f64> {
        let size = one_of(&[StepSize::Step, StepSize::Item, StepSize::Stage], size)?;
        let (from, by) = (to_u64(from)?, to_distance(by)?);
        Ok(self.session.run_mut().locate(from, size, by) as f64)
    }

    /// Moves the cursor to `step` and fills `numbers` and `boards` with the frame to draw. Where a
    /// path is shorter than its longest, only the front of `numbers` is filled.
    ///
    /// The enums `StateSpaceNumber`, `BacktrackingNumber` and `GamesNumber` give the index of each
    /// number. `boards` gets two boards, one after the other: from a search through a state space
    /// the current one and the one that the move leads to, from backtracking the codes and the
    /// labels. A table of a game has no boards.
    pub fn frame(&mut self, step: f64, numbers: &Float64Array, boards: &Uint8Array) -> Result<()> {
        let step = to_u64(step)?;
        expect_length(numbers.length(), self.numbers_per_frame())?;
        self.session.run_mut().seek(step);
        self.numbers.clear();
        self.boards.clear();
        let out = (&mut self.numbers, &mut self.boards);
        match self.session.run() {
            Run::StateSpace(search) => {
                state_space::write_frame(search, &mut self.frames.state_space, out);
            }
            Run::Backtracking(search) => {
                backtracking::write_frame(search, &mut self.frames.backtracking, out);
            }
            Run::Games(search) => games::write_frame(search, &mut self.frames.games, out.0),
        }
        expect_length(boards.length(), self.boards.len())?;
        let count = self.numbers.len() as u32;
        numbers.subarray(0, count).copy_from(&self.numbers);
        boards.copy_from(&self.boards);
        Ok(())
    }

    /// Tells whether the certificate of the outcome holds; false while there is no certificate.
    pub fn verified(&self) -> Result<bool> {
        Ok(self.session.verified().unwrap_or(false))
    }

    /// Writes the link to the instance with one cell changed, on the start's board or with `goal`
    /// on the goal board. The cell changes to the next of its possible contents, or on the start's
    /// board to `number`, if that is not -1.
    pub fn edited(&self, cell: f64, goal: bool, number: f64) -> Result<Vec<u8>> {
        let (cell, instance) = (to_u32(cell)?, self.session.instance());
        self.link_to_edited(match (goal, to_option(number)?) {
            (true, _) => instance.goal_edited(cell),
            (false, None) => instance.edited(cell),
            (false, Some(number)) => instance.numbered(cell, number),
        })
    }

    /// Writes the link to the instance whose start is this state, or with `goal` to the instance
    /// whose goal it is.
    #[wasm_bindgen(js_name = movedTo)]
    pub fn moved_to(&self, state: f64, goal: bool) -> Result<Vec<u8>> {
        let moved = found(self.session.moved_to(to_u32(state)?, goal))?;
        self.link_to(moved.as_ref())
    }

    /// Writes the link to the same instance with the algorithm of this name.
    #[wasm_bindgen(js_name = withAlgorithm)]
    pub fn with_algorithm(&self, id: &str) -> Result<Vec<u8>> {
        self.session.with_algorithm(id).map_err(fail)
    }

    /// Writes the link to the instance with one setting changed.
    #[wasm_bindgen(js_name = withSetting)]
    pub fn with_setting(&self, id: &str, value: &str) -> Result<Vec<u8>> {
        self.link_to_edited(self.session.instance().with_setting(id, value))
    }

    /// Writes the link to the instance on a board of another size.
    pub fn resized(&self, rows: f64, columns: f64) -> Result<Vec<u8>> {
        let (rows, columns) = (to_u32(rows)?, to_u32(columns)?);
        self.link_to_edited(self.session.instance().resized(Shape { rows, columns }))
    }

    /// Writes the link to a random instance. Where the space can be surveyed, its start lies
    /// `wanted` moves from the nearest goal, or for -1 where no goal can be reached; this needs the
    /// complete survey.
    pub fn random(&self, wanted: f64, seed: f64) -> Result<Vec<u8>> {
        let random = self.session.random(to_option(wanted)?, to_u64(seed)?);
        self.link_to(found(random)?.as_ref())
    }

    /// Writes the judges' answer; an empty text while there is no outcome.
    pub fn judged(&self) -> Result<String> {
        Ok(self.session.judged().unwrap_or_default())
    }

    /// Makes the certificate of the outcome; `null` where there is none.
    #[wasm_bindgen(unchecked_return_type = "Certificate | null")]
    pub fn certificate(&self) -> Result<JsValue> {
        plain_or_null(self.session.certificate())
    }
}

/// Reads a number of boundaries from JavaScript; a negative number counts backwards.
pub(super) fn to_distance(by: f64) -> Result<i64> {
    let distance = to_u64(by.abs())? as i64;
    Ok(if by < 0.0 { -distance } else { distance })
}

/// Refuses a buffer of another length than what is written into it.
fn expect_length(length: u32, needed: usize) -> Result<()> {
    if length as usize == needed {
        Ok(())
    } else {
        Err(fail(BoundaryError::Buffer { needed }))
    }
}

// This is a function and not a method, as only tests call it: a bundler leaves out a function that
// nobody calls.

/// Hashes the events of the known steps among `from..=to` and writes the hash in hexadecimal. Moves
/// the session's cursor.
#[wasm_bindgen]
pub fn fingerprint(handle: &mut SessionHandle, from: f64, to: f64) -> Result<String> {
    let hash = handle.session.fingerprint(to_u64(from)?, to_u64(to)?);
    Ok(format!("{hash:016x}"))
}
