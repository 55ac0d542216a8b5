//! Frames as numbers: what crosses the boundary for every picture.

use crate::choices::MOST_CANDIDATES;
use crate::event::{ChoicesEvent, Event, WinLoseEvent};
use crate::frame::{ChoicesFrame, Frame, StatesFrame, WinLoseFrame};
use crate::run::{ChoicesCounters, Counters, StatesCounters, WinLoseCounters};

/// Replaces `numbers` and `boards` by what there is to draw. `describe` tells JavaScript how many
/// numbers and cells these are.
pub(super) fn flatten(
    frame: &Frame,
    counters: Counters,
    event: Event,
    numbers: &mut Vec<f64>,
    boards: &mut Vec<u8>,
) {
    numbers.clear();
    boards.clear();
    match (frame, counters, event) {
        (Frame::States(frame), Counters::States(counters), _) => {
            numbers.extend(states(frame, counters));
            boards.extend_from_slice(&frame.board);
            boards.extend_from_slice(&frame.next_board);
        }
        (Frame::Choices(frame), Counters::Choices(counters), Event::Choices(event)) => {
            choices(frame, counters, event, numbers);
            boards.extend_from_slice(&frame.board);
            boards.extend_from_slice(&frame.labels);
        }
        (Frame::WinLose(frame), Counters::WinLose(counters), Event::WinLose(event)) => {
            numbers.extend(win_lose(frame, counters, event));
        }
        // A run speaks of one family only.
        _ => {}
    }
}

const fn flag(flag: bool) -> f64 {
    if flag { 1.0 } else { 0.0 }
}

/// How many numbers a frame of a state space has.
pub(super) const STATES_NUMBERS: usize = 21;

/// generated, expanded, discovered, frontier, duplicate, depth, answered (0 or 1), then current
/// state, position and depth, then 1 if there is a move, its target state, position and depth, its
/// from-cell and to-cell; 1 if the step belongs to the side from the goals, and expanded and
/// discovered of the side from the start and of that one.
fn states(frame: &StatesFrame, counters: StatesCounters) -> [f64; STATES_NUMBERS] {
    let StatesFrame {
        sides: [forward, back],
        backward,
        answered,
        current,
        edge,
        ..
    } = frame;
    let target = edge.map_or(*current, |edge| edge.target);
    let action = edge.map(|edge| edge.action);
    [
        counters.generated as f64,
        counters.expanded as f64,
        counters.discovered as f64,
        counters.frontier as f64,
        counters.duplicate as f64,
        counters.depth as f64,
        flag(*answered),
        current.state.into(),
        current.position.into(),
        current.depth.into(),
        flag(edge.is_some()),
        target.state.into(),
        target.position.into(),
        target.depth.into(),
        action.map_or(-1.0, |action| action.from.into()),
        action.map_or(-1.0, |action| action.to.into()),
        flag(*backward),
        forward.expanded.into(),
        forward.discovered.into(),
        back.expanded.into(),
        back.discovered.into(),
    ]
}

/// How many numbers a frame of choices has besides its path.
pub(super) const CHOICES_NUMBERS: usize = 23 + 3 * MOST_CANDIDATES;

/// placements, retreats, turns, deepest, depth, answers; refusals and cuts by reason (six);
/// answered (0 or 1); of the step: kind (0 start, 1 place, 2 refuse, 3 retreat), cell, value, index,
/// reason, witness, forced; of the node: the number of its candidates, how many were tried, whether
/// it is forced; cell, value and score of each candidate (eight); then the cells of the path. What
/// is not there is -1.
fn choices(
    frame: &ChoicesFrame,
    counters: ChoicesCounters,
    event: ChoicesEvent,
    numbers: &mut Vec<f64>,
) {
    numbers.extend([
        counters.placements as f64,
        counters.retreats as f64,
        counters.turns as f64,
        counters.deepest as f64,
        counters.depth as f64,
        counters.answers as f64,
    ]);
    numbers.extend(counters.refused.map(|count| count as f64));
    numbers.extend([
        flag(frame.answered),
        f64::from(event.kind as u8),
        event.choice.cell.into(),
        event.choice.value.into(),
        event.index.into(),
        event.reason.map_or(-1.0, f64::from),
        event.witness.map_or(-1.0, f64::from),
        flag(event.forced),
        frame.candidates.len() as f64,
        frame.tried as f64,
        flag(frame.forced),
    ]);
    for candidate in &frame.candidates {
        numbers.extend([
            candidate.choice.cell.into(),
            candidate.choice.value.into(),
            candidate.score.map_or(-1.0, f64::from),
        ]);
    }
    numbers.resize(CHOICES_NUMBERS, -1.0);
    numbers.extend(frame.path.iter().map(|choice| f64::from(choice.cell)));
}

/// How many numbers a frame of a table has.
pub(super) const WIN_LOSE_NUMBERS: usize = 14;

/// filled, winning, losing, longest, answered (0 or 1); of the step: kind (0 start, 1 forward, 2
/// backward), cell, other, index, count, finding (in the order of `Finding`), decided, left, best.
/// What is not there is -1.
fn win_lose(
    frame: &WinLoseFrame,
    counters: WinLoseCounters,
    event: WinLoseEvent,
) -> [f64; WIN_LOSE_NUMBERS] {
    let known = |number: Option<u32>| number.map_or(-1.0, f64::from);
    [
        counters.filled as f64,
        counters.winning as f64,
        counters.losing as f64,
        counters.longest as f64,
        flag(frame.answered),
        f64::from(event.kind as u8),
        known(event.cell),
        known(event.other),
        event.index.into(),
        event.count.into(),
        f64::from(event.finding as u8),
        known(event.decided),
        event.left.into(),
        known(event.best),
    ]
}
