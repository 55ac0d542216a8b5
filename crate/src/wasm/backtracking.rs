//! The methods of the boundary for backtracking searches only.

#[cfg(feature = "orders")]
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::handle::SessionHandle;
use super::{
    Result, flag, found, one_of, or_minus_one, steps_found, to_distance, to_u8, to_u32, to_u64,
};
#[cfg(feature = "orders")]
use super::{TypeScript, plain};
use crate::backtracking::{
    BacktrackingSearch, Choice, Choices, Counters, DepthRange, Event, Frame, Landmark, MOST_REASONS,
};
#[cfg(feature = "orders")]
use crate::board::DescribedMove;
use crate::run::Run;
use crate::search::Search;

const LANDMARKS: [Landmark; 4] = [
    Landmark::TurnBack,
    Landmark::Record,
    Landmark::Prune,
    Landmark::Answer,
];

/// Maximum number of columns of a depth profile.
const MOST_COLUMNS: u32 = 1 << 14;

/// Indices of the numbers in a frame. A number without a value is -1.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum BacktrackingNumber {
    Placements,
    Retreats,
    TurnsBack,
    Deepest,
    Depth,
    Answers,
    /// 1 if the choices on the path form an answer, else 0.
    Answered,
    /// Kind of the step, a `StepKind`.
    Kind,
    /// Cell and value of the step's choice, its index among the candidates, the reason why it was
    /// refused or its node was cut off, and the cell that shows the reason.
    Cell,
    Value,
    Index,
    Reason,
    Witness,
    /// 1 if the rules allowed no other choice in this step, else 0.
    Forced,
    /// The cells that forced the choice. There is a second one only if the first alone does not
    /// force it.
    ForcedBy,
    ForcedAlsoBy,
    /// Number of candidates of the node at the cursor, and how many of them were tried.
    Candidates,
    Tried,
    /// 1 if the rules allow only one choice at the node at the cursor, else 0.
    NodeForced,
    /// In a search with a bound: cost of the path, estimate of the rest, bound of the round, bound
    /// of the round before, and number of the round. Rounds count from 0.
    Cost,
    Estimate,
    Bound,
    BoundBefore,
    Round,
    /// First index of the counts of refusals and cuts, one for each reason.
    Refused,
}

/// Indexes of the numbers of a candidate. The candidates follow each other, beginning at
/// `candidatesAt()`.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum CandidateNumber {
    Cell,
    Value,
    Score,
    /// Number of entries of a candidate.
    Count,
}

/// Indices of the numbers of a part of the depth profile.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum DepthNumber {
    /// Minimum depth; -1 if the part is not known.
    Least,
    Most,
    Mean,
    TurnsBack,
    Records,
    /// Number of entries of a part.
    Count,
}

/// Indices of the numbers about the candidates at one depth.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum SiblingNumber {
    /// Number of candidates, and how many of them have been tried.
    Candidates,
    Tried,
    /// First index of the statuses, each a `CandidateStatus`. There is room for the maximum number
    /// of candidates of a node.
    Status,
}

/// Index of the first candidate's numbers in a frame.
const CANDIDATES: usize = BacktrackingNumber::Refused as usize + MOST_REASONS;

/// Returns the index of the path's cells in a frame, for nodes of at most `most_candidates`
/// candidates.
const fn path_at(most_candidates: usize) -> usize {
    CANDIDATES + CandidateNumber::Count as usize * most_candidates
}

/// Returns the maximum length of a frame, in numbers.
pub(super) fn numbers_per_frame(problem: &dyn Choices) -> usize {
    path_at(problem.most_candidates()) + problem.most_choices()
}

/// Writes the frame at the cursor into `numbers` and `boards`.
pub(super) fn write_frame(
    search: &BacktrackingSearch,
    frame: &mut Frame,
    (numbers, boards): (&mut Vec<f64>, &mut Vec<u8>),
) {
    use BacktrackingNumber as N;
    search.frame(frame);
    let Counters {
        placements,
        retreats,
        turns_back,
        depth,
        deepest,
        answers,
        refused,
        ..
    } = search.counters();
    let Event {
        kind,
        choice,
        index,
        reason,
        witness,
        forced,
        forced_by: [forced_by, forced_also_by],
        ..
    } = search.event();
    let measures = frame.measures;
    numbers.resize(CANDIDATES, -1.0);
    for (name, number) in [
        (N::Placements, placements as f64),
        (N::Retreats, retreats as f64),
        (N::TurnsBack, turns_back as f64),
        (N::Deepest, deepest as f64),
        (N::Depth, depth as f64),
        (N::Answers, answers as f64),
        (N::Answered, flag(frame.answered)),
        (N::Kind, f64::from(kind as u8)),
        (N::Cell, choice.cell.into()),
        (N::Value, choice.value.into()),
        (N::Index, index.into()),
        (N::Reason, or_minus_one(reason)),
        (N::Witness, or_minus_one(witness)),
        (N::Forced, flag(forced)),
        (N::ForcedBy, or_minus_one(forced_by)),
        (N::ForcedAlsoBy, or_minus_one(forced_also_by)),
        (N::Candidates, frame.candidates.len() as f64),
        (N::Tried, frame.tried as f64),
        (N::NodeForced, flag(frame.forced)),
        (N::Cost, or_minus_one(measures.map(|node| node.cost))),
        (
            N::Estimate,
            or_minus_one(measures.map(|node| node.estimate)),
        ),
        (N::Bound, or_minus_one(measures.map(|node| node.bound))),
        (
            N::BoundBefore,
            or_minus_one(measures.and_then(|node| node.bound_before)),
        ),
        (N::Round, or_minus_one(measures.map(|node| node.round))),
    ] {
        numbers[name as usize] = number;
    }
    for (slot, count) in numbers[N::Refused as usize..].iter_mut().zip(refused) {
        *slot = count as f64;
    }
    for candidate in &frame.candidates {
        numbers.extend([
            candidate.choice.cell.into(),
            candidate.choice.value.into(),
            or_minus_one(candidate.score),
        ]);
    }
    numbers.resize(path_at(search.problem().most_candidates()), -1.0);
    numbers.extend(frame.path.iter().map(|choice| f64::from(choice.cell)));
    boards.extend_from_slice(&frame.board);
    boards.extend_from_slice(&frame.labels);
    boards.extend_from_slice(&frame.marks);
}

/// Descriptions of moves in a search with a bound; empty where a choice is no move.
#[cfg(feature = "orders")]
#[derive(Serialize, TypeScript)]
struct MovesInWords {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    made: Option<DescribedMove>,
    candidates: Vec<Option<DescribedMove>>,
}

impl SessionHandle {
    fn backtracking(&mut self) -> Result<&mut BacktrackingSearch> {
        found(match self.session.run_mut() {
            Run::Backtracking(search) => Some(search.as_mut()),
            _ => None,
        })
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the index of the first candidate's numbers in a frame.
    #[wasm_bindgen(js_name = candidatesAt)]
    pub fn candidates_at(&self) -> usize {
        CANDIDATES
    }

    /// Returns the index of the path's cells in a frame.
    #[wasm_bindgen(js_name = pathAt)]
    pub fn path_at(&mut self) -> Result<usize> {
        let problem = self.backtracking()?.problem();
        Ok(path_at(problem.most_candidates()))
    }

    /// Describes the moves of a search with a bound, for texts: the move that the step at the cursor
    /// made, refused or took back, and the candidates at the cursor.
    #[cfg(feature = "orders")]
    #[wasm_bindgen(js_name = movesInWords, unchecked_return_type = "MovesInWords")]
    pub fn moves_in_words(&mut self) -> Result<JsValue> {
        let search = self.backtracking()?;
        plain(&MovesInWords {
            made: search.step_move(),
            candidates: search.candidate_moves(),
        })
    }

    /// Returns the step that lies `by` landmarks of a kind (a `Landmark`) after `from`, or before
    /// it if `by` is negative.
    #[wasm_bindgen(js_name = locateLandmark)]
    pub fn locate_landmark(&mut self, from: f64, landmark: f64, by: f64) -> Result<f64> {
        let landmark = one_of(&LANDMARKS, landmark)?;
        let (from, by) = (to_u64(from)?, to_distance(by)?);
        Ok(self.backtracking()?.locate_landmark(from, landmark, by) as f64)
    }

    /// Searches about `budget` steps after `from` for steps that place this choice. Returns the
    /// last step it has looked at, followed by the steps found.
    #[wasm_bindgen(js_name = findPlaced)]
    pub fn find_placed(
        &mut self,
        cell: f64,
        value: f64,
        from: f64,
        budget: f64,
    ) -> Result<Vec<f64>> {
        let choice = Choice {
            cell: to_u32(cell)?,
            value: to_u8(value)?,
        };
        let (from, budget) = (to_u64(from)?, to_u64(budget)?);
        let search = self.backtracking()?;
        Ok(steps_found(|found| {
            search.find_placed(choice, from, budget, found)
        }))
    }

    /// Searches about `budget` steps after `from` for steps that begin a dead end. At a dead end
    /// the search turns back and makes at least `retreats` retreats before the next placement.
    /// Returns numbers as `findPlaced` does.
    #[wasm_bindgen(js_name = findDeadEnds)]
    pub fn find_dead_ends(&mut self, retreats: f64, from: f64, budget: f64) -> Result<Vec<f64>> {
        let retreats = to_u64(retreats)?;
        let (from, budget) = (to_u64(from)?, to_u64(budget)?);
        let search = self.backtracking()?;
        Ok(steps_found(|found| {
            search.find_dead_ends(retreats, from, budget, found)
        }))
    }

    /// Returns what the search has done with the candidates at the depths `from..to` of the path at
    /// the cursor. `SiblingNumber` gives the indexes of the numbers of a depth. Each depth has 2
    /// numbers and one for each of the maximum number of candidates of a node.
    pub fn siblings(&mut self, from: f64, to: f64) -> Result<Vec<u8>> {
        let (from, to) = (to_u32(from)? as usize, to_u32(to)? as usize);
        let stride =
            SiblingNumber::Status as usize + self.backtracking()?.problem().most_candidates();
        let mut numbers = Vec::new();
        for siblings in self.backtracking()?.siblings(from, to) {
            let end = numbers.len() + stride;
            numbers.extend([siblings.statuses.len() as u8, siblings.tried]);
            numbers.extend(siblings.statuses.iter().map(|&status| status as u8));
            numbers.resize(end, 0);
        }
        Ok(numbers)
    }

    /// Returns the number of steps that the search spent on each candidate at the depths `from..to`
    /// of the path at the cursor. Each depth has one number for each of the maximum number of
    /// candidates of a node. -1 stands for a candidate that is on the path, has not been tried or
    /// does not exist.
    pub fn costs(&mut self, from: f64, to: f64) -> Result<Vec<f64>> {
        let (from, to) = (to_u32(from)? as usize, to_u32(to)? as usize);
        let stride = self.backtracking()?.problem().most_candidates();
        let mut numbers = Vec::new();
        for costs in self.backtracking()?.costs(from, to) {
            let end = numbers.len() + stride;
            let steps = costs.iter().map(|cost| cost.map(|cost| cost as f64));
            numbers.extend(steps.map(or_minus_one));
            numbers.resize(end, -1.0);
        }
        Ok(numbers)
    }

    /// Returns the boards along the path of the first answer, from the start, one after the other.
    /// Returns none if no answer is known, or if the board does not follow from the path alone.
    #[wasm_bindgen(js_name = answerBoards)]
    pub fn answer_boards(&mut self) -> Result<Vec<u8>> {
        let search = self.backtracking()?;
        let problem = search.problem();
        let path = search.path().unwrap_or_default();
        let mut board = vec![0; problem.board_shape().cells()];
        let mut boards = Vec::new();
        for choices in 1..=path.len() {
            if !problem.board_after(&path[..choices], &mut board) {
                break;
            }
            boards.extend_from_slice(&board);
        }
        Ok(boards)
    }

    /// Returns the depths of the search in each of `columns` parts of the steps `from..to`;
    /// `DepthNumber` gives the indices of a part's numbers.
    #[wasm_bindgen(js_name = depthProfile)]
    pub fn depth_profile(&mut self, from: f64, to: f64, columns: f64) -> Result<Vec<f64>> {
        let (from, to) = (to_u64(from)?, to_u64(to)?);
        let columns = to_u32(columns)?.min(MOST_COLUMNS) as usize;
        let profile = self.backtracking()?.depth_profile(from, to, columns);
        Ok(profile.into_iter().flat_map(profile_numbers).collect())
    }
}

fn profile_numbers(part: Option<DepthRange>) -> [f64; DepthNumber::Count as usize] {
    use DepthNumber as N;
    let mut numbers = [0.0; N::Count as usize];
    let Some(part) = part else {
        numbers[N::Least as usize] = -1.0;
        return numbers;
    };
    numbers[N::Least as usize] = part.least.into();
    numbers[N::Most as usize] = part.most.into();
    numbers[N::Mean as usize] = if part.items == 0 {
        part.least.into()
    } else {
        part.sum as f64 / part.items as f64
    };
    numbers[N::TurnsBack as usize] = part.turns_back as f64;
    numbers[N::Records as usize] = part.records as f64;
    numbers
}
