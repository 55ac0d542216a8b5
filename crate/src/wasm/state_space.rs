//! The methods of the boundary for state space searches only.

use js_sys::{Float64Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::handle::SessionHandle;
use super::{
    Result, TypeScript, fail, flag, found, or_minus_one, plain, plain_or_null, steps_found,
    to_numbers, to_option, to_u32, to_u64,
};
use crate::board::Action;
#[cfg(feature = "orders")]
use crate::link::Link;
#[cfg(feature = "orders")]
use crate::problem::Algorithm;
use crate::run::{Event, Run};
#[cfg(feature = "orders")]
use crate::state_space::{self, explore};
use crate::state_space::{Counters, Event as Step, Frame, Graph, Side, SideTrace, SpaceSearch};

/// Indices of the numbers in a frame.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum StateSpaceNumber {
    Generated,
    Expanded,
    Discovered,
    Frontier,
    Duplicate,
    Depth,
    /// 1 if the answer is known at this step, else 0.
    Answered,
    /// The state being expanded: its rank, its ordinal (index in the order of discovery) and its
    /// depth.
    State,
    Ordinal,
    StateDepth,
    /// 1 if the step is a move, 0 before the first step.
    HasMove,
    /// The state that the move leads to: its rank, ordinal and depth.
    Target,
    TargetOrdinal,
    TargetDepth,
    /// The cells that the move changes; -1 without a move.
    FromCell,
    ToCell,
    /// The side that made the step: 0 from the start, 1 from the goals.
    Side,
    /// Numbers of expanded and discovered states on the side from the start, then on the side from
    /// the goals.
    ExpandedForward,
    DiscoveredForward,
    ExpandedBackward,
    DiscoveredBackward,
    /// In a search in another order than breadth-first: number of expansions of states expanded
    /// before, of cheaper paths to known states, and of entries of the open list that were skipped.
    /// 0 in a breadth-first search.
    Reexpanded,
    Improved,
    Stale,
    /// The cost of the move; then the estimate and the key (the number by which the open list is
    /// ordered) of the state being expanded; then both of the target.
    Cost,
    StateEstimate,
    StateKey,
    TargetEstimate,
    TargetKey,
    /// Number of nodes made, and number of visits completed.
    Nodes,
    Visits,
    /// Length of a frame, in numbers.
    Count,
}

/// Length of a frame, in numbers.
pub(super) const NUMBERS: usize = StateSpaceNumber::Count as usize;

/// Writes the frame at the cursor into `numbers` and `boards`.
pub(super) fn write_frame(
    search: &dyn SpaceSearch,
    frame: &mut Frame,
    (numbers, boards): (&mut Vec<f64>, &mut Vec<u8>),
) {
    use StateSpaceNumber as N;
    search.frame(frame);
    let Counters {
        generated,
        expanded,
        discovered,
        frontier,
        duplicate,
        depth,
        reexpanded,
        improved,
        stale,
        ..
    } = search.counters();
    let own = frame.numbers.unwrap_or_default();
    let target = frame
        .step_move
        .map_or(frame.current, |step_move| step_move.target);
    let action = frame.step_move.and_then(|step_move| step_move.action);
    let [forward, backward] = frame.sides;
    numbers.resize(NUMBERS, 0.0);
    for (name, number) in [
        (N::Generated, generated as f64),
        (N::Expanded, expanded as f64),
        (N::Discovered, discovered as f64),
        (N::Frontier, frontier as f64),
        (N::Duplicate, duplicate as f64),
        (N::Depth, depth as f64),
        (N::Answered, flag(frame.answered)),
        (N::State, frame.current.state.into()),
        (N::Ordinal, frame.current.ordinal.into()),
        (N::StateDepth, frame.current.depth.into()),
        (N::HasMove, flag(frame.step_move.is_some())),
        (N::Target, target.state.into()),
        (N::TargetOrdinal, target.ordinal.into()),
        (N::TargetDepth, target.depth.into()),
        (N::FromCell, or_minus_one(action.map(|action| action.from))),
        (N::ToCell, or_minus_one(action.map(|action| action.to))),
        (N::Side, f64::from(frame.side as u8)),
        (N::ExpandedForward, forward.expanded.into()),
        (N::DiscoveredForward, forward.discovered.into()),
        (N::ExpandedBackward, backward.expanded.into()),
        (N::DiscoveredBackward, backward.discovered.into()),
        (N::Reexpanded, reexpanded as f64),
        (N::Improved, improved as f64),
        (N::Stale, stale as f64),
        (N::Cost, own.cost.into()),
        (N::StateEstimate, own.current.h.into()),
        (N::StateKey, own.current.f.into()),
        (N::TargetEstimate, own.target.h.into()),
        (N::TargetKey, own.target.f.into()),
        (N::Nodes, own.nodes.into()),
        (N::Visits, own.visits.into()),
    ] {
        numbers[name as usize] = number;
    }
    boards.extend_from_slice(&frame.board);
    boards.extend_from_slice(&frame.next_board);
}

/// The data of a map of a whole run.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct MapData {
    /// Number of states of the space.
    states: u64,
    sides: Vec<SideMap>,
    /// Step at which each stage begins. The last entry is the last known step.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    stage_steps: JsValue,
    /// Ranks of the states of the answer, from the start on.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    path: JsValue,
}

/// One side of a search.
#[derive(Serialize, TypeScript)]
struct SideMap {
    /// Ranks of the discovered states in order of discovery.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    order: JsValue,
    /// Ordinal of the first state of each level. The last entry is the number of states.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    levels: JsValue,
    /// Ordinals of the goals, or of the state where the sides met.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    answers: JsValue,
    /// Order in which the states were expanded; missing in a breadth-first search.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    trace: Option<MapTrace>,
}

/// Order in which the states of a side were expanded, and the cost at which each was found.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct MapTrace {
    /// Ranks of the expanded states in the order in which the search first expanded each.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    expanded: JsValue,
    /// Cost of the path on which the search first expanded each of them.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    expanded_costs: JsValue,
    /// Cost of the path on which each state was found, by ordinal.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    costs: JsValue,
    /// Three numbers for each time that an expanded state waits again: its rank, the number of
    /// nodes when the wait begins, and the number of visits when it ends.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    reopened: JsValue,
}

impl From<SideTrace> for MapTrace {
    fn from(trace: SideTrace) -> Self {
        let reopened = trace.reopened.iter();
        let reopened = reopened.flat_map(|again| [again.state, again.from, again.until]);
        Self {
            expanded: ranks(&trace.expanded),
            expanded_costs: ranks(&trace.expanded_costs),
            costs: ranks(&trace.costs),
            reopened: ranks(&reopened.collect::<Vec<u32>>()),
        }
    }
}

/// The states that the start of a small space can reach, and all of their moves.
#[derive(Serialize, TypeScript)]
struct SpaceGraph {
    /// Ranks of the states in the order in which breadth-first search discovers them.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    order: JsValue,
    /// Index of the first state of each level. The last entry is the number of states.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    levels: JsValue,
    /// Five numbers for each move: the indices in `order` of the states that it joins, its index in
    /// the move order, and the cells that it changes.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    moves: JsValue,
}

/// Maximum number of states of a space that the boundary lists with all moves.
const GRAPH_LIMIT: usize = 400;

/// The moves of the state being expanded.
#[derive(Serialize, TypeScript)]
struct Item {
    #[tsify(type = "StepEvent[]")]
    moves: Vec<Step>,
    /// Number of moves made up to the cursor.
    made: usize,
}

/// The survey of a whole space.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct Survey {
    /// Number of states whose nearest goal is d moves away, for d = 0, 1, 2, ...
    distances: Vec<u32>,
    /// Number of states from which no goal can be reached.
    unsolvable: u32,
    /// Sizes of the connected components.
    components: Vec<u32>,
    /// Index of the start's component.
    component: Option<usize>,
}

/// Result so far of the check of a heuristic on every state of the space.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct HeuristicCheck {
    /// Number of states checked.
    states: usize,
    /// Number of states with an estimate greater than the least cost to a goal.
    overestimates: usize,
    /// The state whose estimate exceeds the least cost by the greatest amount.
    worst: Option<Overestimate>,
    /// Number of moves along which the estimate falls by more than the move costs.
    falls: usize,
    /// The move for which the fall of the estimate exceeds the cost by the greatest amount.
    steepest: Option<Fall>,
}

/// A state whose estimate is too great.
#[derive(Serialize, TypeScript)]
struct Overestimate {
    state: u32,
    estimate: u32,
    /// The least cost from the state to a goal.
    cost: u32,
}

/// A move along which the estimate falls by more than the move costs.
#[derive(Serialize, TypeScript)]
struct Fall {
    from: u32,
    to: u32,
    cost: u32,
    /// The estimates before and after the move.
    before: u32,
    after: u32,
}

/// A move from a state, for a user who plays by hand.
#[derive(Serialize, TypeScript)]
#[tsify(missing_as_null)]
struct HandMove {
    to: u32,
    action: Action,
    /// Cost of the move; 1 if moves have no costs.
    cost: u32,
    /// Least cost from `to` to a goal; absent if no goal can be reached, or before the survey is
    /// complete.
    distance: Option<u32>,
}

/// A number of each state by which a map can be coloured.
#[cfg(feature = "orders")]
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct SpaceFeature {
    /// Name in the dictionaries: of a heuristic, or of a feature of the puzzle.
    name: &'static str,
    /// Whether the number is the estimate of a heuristic.
    is_heuristic: bool,
}

/// The sizes of the puzzle, with the formula of its number of states.
#[cfg(feature = "orders")]
#[derive(Serialize, TypeScript)]
struct SpaceGrowth {
    /// The formula in mathematical notation, for a size n.
    formula: &'static str,
    /// Each size with its number of states by the formula.
    sizes: Vec<(u32, u64)>,
}

fn ranks(ranks: &[u32]) -> JsValue {
    Uint32Array::from(ranks).into()
}

fn step_of(event: Event) -> Option<Step> {
    match event {
        Event::StateSpace(event) => Some(event),
        _ => None,
    }
}

impl SessionHandle {
    fn space_search(&self) -> Result<&dyn SpaceSearch> {
        found(match self.session.run() {
            Run::StateSpace(search) => Some(search.as_ref()),
            _ => None,
        })
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the event of the step at the cursor of a state space search. In the other families
    /// the numbers of the frame include the event.
    #[wasm_bindgen(unchecked_return_type = "StepEvent")]
    pub fn event(&self) -> Result<JsValue> {
        plain(&self.space_search()?.event())
    }

    /// Returns the events of all moves of the state being expanded, including the moves after the
    /// cursor, and the number of moves made up to the cursor.
    #[wasm_bindgen(unchecked_return_type = "Item")]
    pub fn item(&mut self) -> Result<JsValue> {
        let (moves, made) = self.session.item();
        let moves: Option<_> = moves.into_iter().map(step_of).collect();
        let moves = found(moves)?;
        plain(&Item { moves, made })
    }

    /// Returns the data of a map of the whole run.
    #[wasm_bindgen(js_name = mapData, unchecked_return_type = "MapData")]
    pub fn map_data(&self) -> Result<JsValue> {
        let map = self.space_search()?.map_data();
        let sides = map.sides.into_iter().map(|side| {
            let end = side.order.len() as u32;
            let levels = side.levels.iter().copied().filter(|&first| first < end);
            let levels: Vec<u32> = levels.chain([end]).collect();
            SideMap {
                order: ranks(&side.order),
                levels: ranks(&levels),
                answers: ranks(&side.answers),
                trace: side.trace.map(MapTrace::from),
            }
        });
        let space = self.session.problem().state_space();
        plain(&MapData {
            states: space.map_or(0, |problem| problem.space().states()),
            sides: sides.collect(),
            stage_steps: Float64Array::from(to_numbers(&map.stage_steps).as_slice()).into(),
            path: ranks(&map.path),
        })
    }

    /// Returns the states that the start can reach, and all of their moves; `null` for more than 400
    /// states, and for a space whose states get their ranks during a search.
    #[wasm_bindgen(unchecked_return_type = "SpaceGraph | null")]
    pub fn graph(&self) -> Result<JsValue> {
        let problem = found(self.session.problem().state_space())?;
        plain_or_null(Graph::of(problem, GRAPH_LIMIT).map(|graph| {
            let numbers = graph.moves.iter().flat_map(|step| {
                let (from, to) = step
                    .action
                    .map_or((0, 0), |action| (action.from, action.to));
                [step.from, step.to, step.index, from, to]
            });
            SpaceGraph {
                order: ranks(&graph.order),
                levels: ranks(&graph.levels),
                moves: ranks(&numbers.collect::<Vec<u32>>()),
            }
        }))
    }

    /// Returns the open list at the cursor with its first `count` entries; `null` for a breadth-first
    /// search.
    #[wasm_bindgen(js_name = openList, unchecked_return_type = "OpenList | null")]
    pub fn open_list(&mut self, count: f64) -> Result<JsValue> {
        let count = to_u32(count)? as usize;
        let search = found(match self.session.run_mut() {
            Run::StateSpace(search) => Some(search.as_mut()),
            _ => None,
        })?;
        plain_or_null(search.open_list(count))
    }

    /// Returns the path to the state that is expanded at the cursor: its number of moves, then its
    /// last states, at most `most` of them. Empty for a breadth-first search.
    #[wasm_bindgen(js_name = currentPath)]
    pub fn current_path(&self, most: f64) -> Result<Vec<u32>> {
        let path = self.space_search()?.current_path(to_u32(most)? as usize);
        Ok(path.map_or_else(Vec::new, |(states, moves)| [vec![moves], states].concat()))
    }

    /// Returns g, h and f of a state at the cursor; `null` for a state that was not discovered, and
    /// in a breadth-first search.
    #[wasm_bindgen(js_name = label, unchecked_return_type = "OpenEntry | null")]
    pub fn label(&self, state: f64) -> Result<JsValue> {
        plain_or_null(self.space_search()?.label(to_u32(state)?))
    }

    /// Returns the step that discovered this state on the side with the index `side`; if `side` is
    /// -1, on any side. Returns -1 if no step did.
    #[wasm_bindgen(js_name = foundAt)]
    pub fn found_at(&self, state: f64, side: f64) -> Result<f64> {
        let side = match to_option(side)? {
            None => None,
            Some(side) => Some(found(Side::BOTH.get(side as usize).copied())?),
        };
        let step = self.space_search()?.found_at(to_u32(state)?, side);
        Ok(or_minus_one(step.map(|step| step as f64)))
    }

    /// Searches about `budget` steps after `from` for steps whose move leads to this state. Returns
    /// the last step it has looked at, followed by the steps found.
    #[wasm_bindgen(js_name = findMovesTo)]
    pub fn find_moves_to(&mut self, state: f64, from: f64, budget: f64) -> Result<Vec<f64>> {
        let (state, from, budget) = (to_u32(state)?, to_u64(from)?, to_u64(budget)?);
        let search = found(match self.session.run_mut() {
            Run::StateSpace(search) => Some(search.as_mut()),
            _ => None,
        })?;
        Ok(steps_found(|found| {
            search.find_moves_to(state, from, budget, found)
        }))
    }

    /// Returns the cost of the moves of the answer; -1 without an answer.
    #[wasm_bindgen(js_name = answerCost)]
    pub fn answer_cost(&self) -> Result<f64> {
        let path = self.space_search()?.path();
        let problem = found(self.session.problem().state_space())?;
        let cost = (!path.is_empty()).then(|| problem.cost_of(&path));
        Ok(or_minus_one(cost.flatten().map(|cost| cost as f64)))
    }

    /// Returns the values in the message about the move from a state to another one besides its
    /// cells.
    #[wasm_bindgen(js_name = moveValues, unchecked_return_type = "Record<string, number | string>")]
    pub fn move_values(&self, from: f64, to: f64) -> Result<JsValue> {
        let space = found(self.session.problem().state_space())?;
        plain(&space.move_values(to_u32(from)?, to_u32(to)?))
    }

    /// Writes the boards of these states, one after the other.
    pub fn boards(&self, states: &[u32]) -> Result<Vec<u8>> {
        let space = found(self.session.problem().state_space())?;
        let cells = space.board_shape().cells();
        let mut boards = vec![0; cells * states.len()];
        for (&state, board) in states.iter().zip(boards.chunks_mut(cells)) {
            found(space.board(state, board).then_some(()))?;
        }
        Ok(boards)
    }

    /// Continues the survey of the whole space for about `budget` moves; returns whether it is
    /// complete.
    #[wasm_bindgen(js_name = advanceSurvey)]
    pub fn advance_survey(&mut self, budget: f64) -> Result<bool> {
        let budget = to_u32(budget)?;
        self.session.advance_survey(budget).map_err(fail)
    }

    /// Returns the moves from a state, in move order. Distances are absent until the survey of the
    /// space is complete.
    #[wasm_bindgen(js_name = movesFrom, unchecked_return_type = "HandMove[]")]
    pub fn moves_from(&self, state: f64) -> Result<JsValue> {
        let moves = found(self.session.moves_from(to_u32(state)?))?;
        let moves = moves.into_iter().map(|made| HandMove {
            to: made.to,
            action: made.action,
            cost: made.cost,
            distance: made.distance,
        });
        plain(&moves.collect::<Vec<_>>())
    }

    /// Returns whether a state is a goal.
    #[wasm_bindgen(js_name = isGoal)]
    pub fn is_goal(&self, state: f64) -> Result<bool> {
        Ok(self.session.is_goal(to_u32(state)?))
    }

    /// Returns the index of the first move from a state that begins a cheapest path to a goal; -1 at a
    /// goal, if no goal can be reached, and until the survey of the space is complete.
    pub fn hint(&self, state: f64) -> Result<f64> {
        let hint = self.session.hint(to_u32(state)?);
        Ok(or_minus_one(hint.map(|index| index as f64)))
    }

    /// Returns the least cost from each state to a goal, by rank; 4,294,967,295 where no goal can be
    /// reached. Empty until the survey of the space is complete.
    pub fn distances(&self) -> Vec<u32> {
        self.session.distances().unwrap_or_default()
    }

    /// Returns the estimate of the cost from a state to a goal, by the heuristic of the algorithm or
    /// else the first of the puzzle; -1 without a heuristic.
    pub fn estimate(&self, state: f64) -> Result<f64> {
        let estimate = self.session.estimate(to_u32(state)?);
        Ok(or_minus_one(estimate.map(f64::from)))
    }

    /// Returns the states at most `distance` moves from the nearest goal, the nearest first, as far
    /// as their distances are known.
    #[wasm_bindgen(js_name = nearGoals)]
    pub fn near_goals(&self, distance: f64) -> Result<Vec<u32>> {
        let distance = to_u32(distance)?;
        let survey = self.session.survey();
        Ok(survey.map_or_else(Vec::new, |survey| survey.within(distance).to_vec()))
    }

    /// Continues the check of the heuristic on every state for about `budget` moves; returns
    /// whether it is complete.
    #[wasm_bindgen(js_name = advanceCheck)]
    pub fn advance_check(&mut self, budget: f64) -> Result<bool> {
        let budget = to_u32(budget)?;
        Ok(self.session.advance_check(budget))
    }

    /// Returns the check of the heuristic as far as it is computed; `null` before the first slice,
    /// and if there is nothing to check.
    #[wasm_bindgen(js_name = heuristicCheck, unchecked_return_type = "HeuristicCheck | null")]
    pub fn heuristic_check(&self) -> Result<JsValue> {
        plain_or_null(self.session.heuristic_check().map(|check| HeuristicCheck {
            states: check.states,
            overestimates: check.overestimates,
            worst: check.worst_state.as_ref().map(|worst| Overestimate {
                state: worst.state,
                estimate: worst.estimate,
                cost: worst.cost,
            }),
            falls: check.falls,
            steepest: check.worst_move.as_ref().map(|fall| Fall {
                from: fall.from,
                to: fall.to,
                cost: fall.cost,
                before: fall.before,
                after: fall.after,
            }),
        }))
    }

    /// Returns the survey as far as it is computed; `null` before the first slice.
    #[wasm_bindgen(unchecked_return_type = "Survey | null")]
    pub fn survey(&self) -> Result<JsValue> {
        let space = self.session.problem().state_space();
        let start = space.map_or(0, |problem| problem.space().start());
        plain_or_null(self.session.survey().map(|survey| Survey {
            distances: survey.distances(),
            unsolvable: survey.unsolvable(),
            components: survey.components(),
            component: survey.component_of(start),
        }))
    }
}

/// The methods for exploring a whole space.
#[cfg(feature = "orders")]
#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns two numbers for each distance from a goal that states have, in ascending order: the
    /// distance and the number of states. Empty until the survey of the space is complete.
    #[wasm_bindgen(js_name = levelSizes)]
    pub fn level_sizes(&self) -> Vec<u32> {
        let distances = self.session.distances().unwrap_or_default();
        let levels = explore::level_sizes(&distances).into_iter();
        levels.flat_map(<[u32; 2]>::from).collect()
    }

    /// Returns at most `most` states that are farthest from a goal, the farthest first; empty until
    /// the survey of the space is complete.
    pub fn hardest(&self, most: f64) -> Result<Vec<u32>> {
        let most = to_u32(most)? as usize;
        let distances = self.session.distances().unwrap_or_default();
        Ok(explore::hardest(&distances, most))
    }

    /// Returns at most `most` different states at a distance from a goal, chosen by a seed. The
    /// distance 4,294,967,295 stands for no goal that can be reached. Empty until the survey of the
    /// space is complete.
    #[wasm_bindgen(js_name = atDistance)]
    pub fn at_distance(&self, wanted: f64, most: f64, seed: f64) -> Result<Vec<u32>> {
        let (wanted, most, seed) = (to_u32(wanted)?, to_u32(most)? as usize, to_u64(seed)?);
        let distances = self.session.distances().unwrap_or_default();
        Ok(explore::at_distance(&distances, wanted, most, seed))
    }

    /// Lists the numbers of each state by which a map can be coloured.
    #[wasm_bindgen(unchecked_return_type = "SpaceFeature[]")]
    pub fn features(&self) -> Result<JsValue> {
        let features = self.session.features().into_iter();
        let features = features.map(|feature| SpaceFeature {
            name: feature.name,
            is_heuristic: feature.is_heuristic,
        });
        plain(&features.collect::<Vec<_>>())
    }

    /// Returns the number of each of these states with this index in `features`.
    #[wasm_bindgen(js_name = featureOf)]
    pub fn feature_of(&self, index: f64, states: &[u32]) -> Result<Vec<u32>> {
        let index = to_u32(index)? as usize;
        found(self.session.feature_of(index, states))
    }

    /// Returns the sizes of the puzzle with the formula of its number of states; `null` if it has one
    /// size or no formula.
    #[wasm_bindgen(unchecked_return_type = "SpaceGrowth | null")]
    pub fn growth(&self) -> Result<JsValue> {
        let instance = self.session.instance();
        plain_or_null(instance.growth().map(|growth| {
            let sizes = growth.sizes.iter();
            let sizes = sizes.filter_map(|&size| Some((size, instance.sized(size)?.0)));
            SpaceGrowth {
                formula: growth.formula,
                sizes: sizes.collect(),
            }
        }))
    }

    /// Returns the link to a breadth-first search of the puzzle in one of its sizes.
    pub fn sized(&self, size: f64) -> Result<Vec<u8>> {
        let sized = found(self.session.instance().sized(to_u32(size)?))?;
        let search = Algorithm::StateSpace(state_space::Algorithm::Bfs);
        Link::encode(sized.1.as_ref(), search, 0).map_err(fail)
    }
}
