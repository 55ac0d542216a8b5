//! Depth-limited search, iterative deepening and IDA* of the problems of the state space family.
//!
//! All spaces are searched by one loop, which calls the puzzle behind a pointer. A puzzle whose
//! searches must be faster makes its own [`Deepening`].

use std::sync::Arc;

use crate::backtracking::{Choices, Deepening};
use crate::board::{DescribedMove, Shape};
use crate::graph_search::Heuristic;
use crate::ordered::space::{GuidedSpace, With};
use crate::state_space::{Drawing, SpaceProblem, move_between};

/// Maximum number of steps of such a search. This takes some seconds.
const STEP_LIMIT: u64 = 1 << 28;

/// A space with its drawing.
type Ranked = With<Option<Arc<dyn Drawing>>>;

/// The heuristics of any space: entry i asks the space for the estimate of its heuristic i.
const HEURISTICS: &[Heuristic<Ranked>] = &[numbered::<0>(), numbered::<1>(), numbered::<2>()];

const fn numbered<const INDEX: u8>() -> Heuristic<Ranked> {
    Heuristic::new("numbered", |ranked, &state| {
        ranked.space.estimate(INDEX, state)
    })
}

/// Makes the problem of finding a path of at most `most_moves` moves that costs at most
/// `most_cost`. `space` has `heuristics` heuristics, of which the first `bounds` never
/// overestimate.
pub(super) fn deepened(
    problem: &SpaceProblem,
    (space, heuristics, bounds): (Arc<dyn GuidedSpace>, usize, usize),
    most_moves: u32,
    most_cost: u32,
) -> Arc<dyn Choices> {
    debug_assert!(heuristics <= HEURISTICS.len(), "add a heuristic");
    let shape = problem.board_shape();
    let ranked = Ranked {
        space,
        data: problem.drawing().cloned(),
    };
    let is_drawn = ranked.data.is_some();
    let heuristics = &HEURISTICS[..heuristics.min(HEURISTICS.len())];
    let deepening = Deepening::new(Arc::new(ranked), most_moves as usize)
        .guided_by(heuristics, bounds)
        .within_cost(most_cost)
        .within_steps(STEP_LIMIT)
        .on_simple_paths()
        .refuted_by(problem.space().refutation());
    Arc::new(match is_drawn {
        true => drawn(deepening, shape),
        false => deepening,
    })
}

fn drawn(deepening: Deepening<Ranked>, shape: Shape) -> Deepening<Ranked> {
    deepening.drawn_by(
        shape,
        |ranked, &state, cells| {
            if let Some(drawing) = &ranked.data {
                drawing.board(state, cells);
            }
        },
        |ranked, &from, &to| {
            let drawing = ranked.data.as_deref()?;
            let index = move_between(drawing, from, to)?;
            Some(DescribedMove {
                action: drawing.action(from, index),
                values: drawing.move_values(from, index),
            })
        },
    )
}
