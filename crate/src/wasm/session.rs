//! The methods of the boundary for sessions of all families.

use js_sys::{Float64Array, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[cfg(feature = "backtracking")]
use super::backtracking;
#[cfg(feature = "games")]
use super::games;
use super::handle::{Frames, SessionHandle};
#[cfg(feature = "state-space")]
use super::state_space;
#[cfg(feature = "trees")]
use super::trees;
use super::{
    BoundaryError, Result, TypeScript, fail, found, one_of, plain, plain_or_null, to_distance,
    to_option, to_u32, to_u64,
};
use crate::board::{Contribution, Shape};
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::link::{Link, STEP_LIMIT};
use crate::problem::{Algorithm, Family, Problem};
use crate::proof::Refutation;
use crate::run::Run;
use crate::search::StepSize;
use crate::session::Session;

/// The properties of a session that never change.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Description {
    puzzle: &'static str,
    family: Family,
    algorithm: &'static str,
    /// Name of the search: the algorithm, and its settings if they are not the defaults.
    search: String,
    /// Algorithms that can search this instance.
    algorithms: Vec<&'static str>,
    /// Algorithms of the same family as the current one. Only these can race against it.
    rivals: Vec<&'static str>,
    /// Settings of each rival, with their default values.
    rival_settings: Vec<Vec<Setting>>,
    /// Algorithm that always finds the fewest moves; absent if this session's algorithm does so
    /// itself.
    checked_by: Option<&'static str>,
    /// Names of the settings that belong to the algorithm, not to the instance.
    guides: Vec<&'static str>,
    /// Whether the heuristic of the algorithm is declared never to overestimate; true without a
    /// heuristic.
    is_bounded: bool,
    /// Greatest factor between the cost of the answer and the least cost: 1 if the answer is always
    /// the cheapest. Absent if nothing is promised.
    promises: Option<u8>,
    rows: u32,
    columns: u32,
    /// Maximum length of a frame, in numbers.
    numbers_per_frame: usize,
    /// Number of states of the state space; absent if there is none, or if its states have no ranks
    /// before a search finds them.
    states: Option<u64>,
    /// Whether state n of the state space is cell n of the board, for all n.
    states_are_cells: bool,
    /// Whether the moves of the state space have costs; without them, each move costs 1.
    has_costs: bool,
    /// Rank of the start in a state space. In the other families, the cell on which the search
    /// begins, if it begins on one.
    start: Option<u32>,
    /// Whether the whole space can be surveyed, so that the user can choose the distance of a
    /// random start from the goals.
    can_be_surveyed: bool,
    /// Maximum number of moves that the judges allow in an answer.
    depth_limit: Option<u32>,
    /// Maximum number of choices of an answer, or of plies of a game whose tree is searched.
    most_choices: usize,
    /// Maximum number of candidates of a node, or of moves of a position in a game tree.
    most_candidates: usize,
    /// Numbers of variables and of values of a constraint problem; absent for other puzzles.
    domains: Option<(usize, usize)>,
    /// Names of the reasons why candidates are refused: the puzzle's own rule, then the cuts.
    reasons: &'static [&'static str],
    /// Given numbers, one for each cell.
    given_numbers: Option<Vec<u8>>,
    editable: Editable,
    settings: Vec<Setting>,
    /// Name of the puzzle's variant, if the instance belongs to a variant with its own picture and
    /// texts.
    variant: Option<&'static str>,
    /// Judges' text of the instance; absent if the judges' format cannot express the board.
    text: Option<String>,
    /// Goal board, if the user can edit it.
    goal_board: Option<Vec<u8>>,
    /// Proof, without a search, that no answer exists; absent if the puzzle knows none.
    refutation: Option<Refutation>,
    /// Whether each position has a Grundy number; absent if not.
    #[cfg(feature = "games")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    has_grundy: Option<bool>,
    /// Kinds of questions that can be asked about the run.
    questions: Vec<&'static str>,
    /// Step that the link asked for.
    linked_step: f64,
}

impl SessionHandle {
    /// Returns the maximum length of a frame, in numbers.
    fn numbers_per_frame(&self) -> usize {
        match self.session.problem() {
            #[cfg(feature = "state-space")]
            Problem::StateSpace(_) => state_space::NUMBERS,
            #[cfg(feature = "backtracking")]
            Problem::Backtracking(problem) => backtracking::numbers_per_frame(problem.as_ref()),
            #[cfg(feature = "games")]
            Problem::Games(_) => games::NUMBERS,
            #[cfg(feature = "trees")]
            Problem::Trees(game) => trees::numbers_per_frame(game.as_ref()),
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

    /// Writes the bytes of a link to `step`, in `0..=10^11`.
    pub fn link(&self, step: f64) -> Result<Vec<u8>> {
        let step = to_u64(step)?;
        if step > STEP_LIMIT {
            return Err(fail(BoundaryError::Number));
        }
        self.session.link(step).map_err(fail)
    }

    /// Returns the properties that never change while this session lives, including the step that
    /// its link asked for.
    #[wasm_bindgen(unchecked_return_type = "Description")]
    pub fn describe(&self) -> Result<JsValue> {
        let instance = self.session.instance();
        let problem = self.session.problem();
        let algorithm = self.session.algorithm();
        let Shape { rows, columns } = problem.board_shape();
        let algorithms = self.session.algorithms();
        let kinds = self.session.run().questions();
        let guides = instance.kind().algorithm_settings(algorithm);
        let kind = instance.kind();
        let is_rival = |rival: &Algorithm| rival.family() == algorithm.family();
        let rivals: Vec<_> = algorithms.iter().copied().filter(is_rival).collect();
        let mut description = Description {
            puzzle: kind.id,
            family: algorithm.family(),
            algorithm: algorithm.id(),
            search: kind.search_name(algorithm),
            algorithms: algorithms.into_iter().map(Algorithm::id).collect(),
            rivals: rivals.iter().copied().map(Algorithm::id).collect(),
            rival_settings: rivals
                .into_iter()
                .map(|rival| kind.algorithm_settings(rival))
                .collect(),
            checked_by: self.session.checked_by().map(Algorithm::id),
            guides: guides.iter().map(|setting| setting.id).collect(),
            is_bounded: kind.algorithms.bounds(algorithm),
            promises: kind.algorithms.promises(algorithm),
            rows,
            columns,
            numbers_per_frame: self.numbers_per_frame(),
            states: None,
            states_are_cells: false,
            has_costs: false,
            start: instance.start_cell(),
            can_be_surveyed: false,
            depth_limit: None,
            most_choices: 0,
            most_candidates: 0,
            domains: None,
            reasons: &[],
            given_numbers: instance.given_numbers(),
            editable: instance.editable(),
            settings: self.session.settings(),
            variant: instance.variant(),
            text: instance.text(),
            goal_board: instance.goal_board(),
            refutation: problem.refutation(),
            #[cfg(feature = "games")]
            has_grundy: self.session.has_grundy().then_some(true),
            questions: kinds.iter().map(|kind| kind.id()).collect(),
            linked_step: self.linked_step,
        };
        #[cfg(feature = "state-space")]
        if let Some(problem) = problem.state_space() {
            let is_listed = problem.unlisted_states().is_none();
            description.states = is_listed.then(|| problem.space().states());
            description.states_are_cells = problem.states_are_cells();
            description.has_costs = problem.has_costs();
            description.start = Some(problem.space().start());
            description.can_be_surveyed = self.session.can_be_surveyed();
            description.depth_limit = problem.depth_limit();
        }
        #[cfg(feature = "trees")]
        if let Problem::Trees(game) = problem {
            description.start = None;
            description.most_choices = game.most_plies();
            description.most_candidates = game.most_moves();
        }
        #[cfg(feature = "backtracking")]
        if let Some(problem) = problem.choices() {
            description.most_choices = problem.most_choices();
            description.most_candidates = problem.most_candidates();
            description.domains = problem.domains();
            description.reasons = problem.reasons();
        }
        plain(&description)
    }

    /// Returns what each cell of these boards adds to the estimate of the algorithm's heuristic.
    /// The boards stand one after the other. There are three numbers for each cell: the steps of
    /// its piece to the right (negative: to the left), its steps down (negative: up), and units
    /// without a direction. Empty if there is no such estimate.
    pub fn contributions(&self, boards: &[u8]) -> Vec<i8> {
        let all = self.session.contributions(boards).into_iter();
        all.flat_map(|Contribution { right, down, other }| [right, down, other as i8])
            .collect()
    }

    /// Computes about `budget` further steps; returns the number of known steps.
    pub fn advance(&mut self, budget: f64) -> Result<f64> {
        let run = self.session.run_mut();
        run.advance(to_u64(budget)?);
        Ok(run.status().known as f64)
    }

    /// Returns how the run ended; `null` while it can go on.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> Result<JsValue> {
        plain_or_null(self.session.outcome())
    }

    /// Returns the step that lies `by` boundaries of `size` (a `StepSize`) after `from`, or before
    /// it if `by` is negative.
    pub fn locate(&mut self, from: f64, size: f64, by: f64) -> Result<f64> {
        let size = one_of(&[StepSize::Step, StepSize::Item, StepSize::Stage], size)?;
        let (from, by) = (to_u64(from)?, to_distance(by)?);
        Ok(self.session.run_mut().locate(from, size, by) as f64)
    }

    /// Moves the cursor to `step`, and writes the frame to draw into `numbers` and `boards`. A
    /// short path fills only the front of `numbers`.
    ///
    /// The enums `StateSpaceNumber`, `BacktrackingNumber`, `GamesNumber` and `TreesNumber` give the
    /// index of each number. `boards` receives two boards, one after the other: in a state space the
    /// current board and the board after the move, in backtracking the codes and the labels, and the
    /// marks of a constraint search. The table of a game has no boards, its tree the boards before
    /// and after the move. If `boards` is empty, no boards are written.
    pub fn frame(&mut self, step: f64, numbers: &Float64Array, boards: &Uint8Array) -> Result<()> {
        let step = to_u64(step)?;
        expect_length(numbers.length(), self.numbers_per_frame())?;
        self.session.run_mut().seek(step);
        self.numbers.clear();
        self.boards.clear();
        let out = (&mut self.numbers, &mut self.boards);
        match self.session.run() {
            #[cfg(feature = "state-space")]
            Run::StateSpace(search) => {
                state_space::write_frame(search.as_ref(), &mut self.frames.state_space, out);
            }
            #[cfg(feature = "backtracking")]
            Run::Backtracking(search) => {
                backtracking::write_frame(search, &mut self.frames.backtracking, out);
            }
            #[cfg(feature = "games")]
            Run::Games(search) => games::write_frame(search, &mut self.frames.games, out.0),
            #[cfg(feature = "trees")]
            Run::Trees(search) => trees::write_frame(search, &mut self.frames.trees, out),
        }
        let is_read = boards.length() > 0;
        if is_read {
            expect_length(boards.length(), self.boards.len())?;
        }
        let count = self.numbers.len() as u32;
        numbers.subarray(0, count).copy_from(&self.numbers);
        if is_read {
            boards.copy_from(&self.boards);
        }
        Ok(())
    }

    /// Returns whether the certificate of the outcome is correct; false while there is no
    /// certificate.
    pub fn verified(&self) -> Result<bool> {
        Ok(self.session.verified().unwrap_or(false))
    }

    /// Writes the link to the instance with one cell changed, on the goal board if `goal` is true
    /// and otherwise on the start's board. The cell changes to the next of its possible contents.
    /// On the start's board, it changes to `number` if that is not -1.
    pub fn edited(&self, cell: f64, goal: bool, number: f64) -> Result<Vec<u8>> {
        let (cell, instance) = (to_u32(cell)?, self.session.instance());
        #[cfg(feature = "trees")]
        let edited = |cell| instance.edited_in(self.session.algorithm().family(), cell);
        #[cfg(not(feature = "trees"))]
        let edited = |cell| instance.edited(cell);
        self.link_to_edited(match (goal, to_option(number)?) {
            (true, _) => instance.goal_edited(cell),
            (false, None) => edited(cell),
            (false, Some(number)) => instance.numbered(cell, number),
        })
    }

    /// Writes the link to the instance after `number` was put on those of the cells that can show
    /// it.
    pub fn painted(&self, cells: &[u32], number: f64) -> Result<Vec<u8>> {
        let number = to_u32(number)?;
        let mut instance = self.session.instance().boxed();
        for &cell in cells {
            instance = instance.numbered(cell, number).unwrap_or(instance);
        }
        self.link_to(instance.as_ref())
    }

    /// Writes the link to the instance whose start is this state or, if `goal` is true, whose goal
    /// is this state.
    #[cfg(feature = "state-space")]
    #[wasm_bindgen(js_name = movedTo)]
    pub fn moved_to(&self, state: f64, goal: bool) -> Result<Vec<u8>> {
        let moved = found(self.session.moved_to(to_u32(state)?, goal))?;
        self.link_to(moved.as_ref())
    }

    /// Writes the link to the same instance with another search: the name of an algorithm, then the
    /// values of its settings, each after a tilde.
    #[wasm_bindgen(js_name = withAlgorithm)]
    pub fn with_algorithm(&self, name: &str) -> Result<Vec<u8>> {
        self.session.with_algorithm(name).map_err(fail)
    }

    /// Writes the link to the same instance with another algorithm, which keeps the settings that
    /// both have.
    #[wasm_bindgen(js_name = switchedTo)]
    pub fn switched_to(&self, id: &str) -> Result<Vec<u8>> {
        self.session.switched_to(id).map_err(fail)
    }

    /// Writes the link to the instance with one setting changed.
    #[wasm_bindgen(js_name = withSetting)]
    pub fn with_setting(&self, id: &str, value: &str) -> Result<Vec<u8>> {
        self.session.with_setting(id, value).map_err(fail)
    }

    /// Writes the link to the instance with another board size.
    pub fn resized(&self, rows: f64, columns: f64) -> Result<Vec<u8>> {
        let (rows, columns) = (to_u32(rows)?, to_u32(columns)?);
        self.link_to_edited(self.session.instance().resized(Shape { rows, columns }))
    }

    /// Writes the link to a random instance. In a space that can be surveyed, the nearest goal is
    /// `wanted` moves away from its start; if `wanted` is -1, the start cannot reach a goal. This
    /// needs the complete survey.
    pub fn random(&self, wanted: f64, seed: f64) -> Result<Vec<u8>> {
        let random = self.session.random(to_option(wanted)?, to_u64(seed)?);
        self.link_to(found(random)?.as_ref())
    }

    /// Writes the answer in the judges' format; empty while there is no outcome.
    pub fn judged(&self) -> Result<String> {
        Ok(self.session.judged().unwrap_or_default())
    }

    /// Returns whether there is more than one answer; `undefined` if that is not known or need not
    /// be told.
    #[wasm_bindgen(js_name = hasOthers)]
    pub fn has_others(&self) -> Result<Option<bool>> {
        Ok(self.session.instance().has_others())
    }

    /// Makes the certificate of the outcome; `null` if there is none.
    #[wasm_bindgen(unchecked_return_type = "Certificate | null")]
    pub fn certificate(&self) -> Result<JsValue> {
        plain_or_null(self.session.certificate())
    }
}

/// Refuses a buffer whose length is not exactly `needed`.
fn expect_length(length: u32, needed: usize) -> Result<()> {
    if length as usize == needed {
        Ok(())
    } else {
        Err(fail(BoundaryError::Buffer { needed }))
    }
}

// This is a function and not a method, because only tests call it: a bundler can drop an unused
// function, but not an unused method.

/// Hashes the events of the known steps in `from..=to` and returns the hash in hexadecimal. Moves
/// the session's cursor.
#[wasm_bindgen]
pub fn fingerprint(handle: &mut SessionHandle, from: f64, to: f64) -> Result<String> {
    let hash = handle.session.fingerprint(to_u64(from)?, to_u64(to)?);
    Ok(format!("{hash:016x}"))
}
