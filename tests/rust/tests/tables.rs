//! Tables of games: how their filling ends, and what it is not.

use std::num::NonZeroU64;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::select;
use searchlight_core::games::{Algorithm, Position, TableFill, WinLose};
use searchlight_core::{
    GoalPolicy, Outcome, Policy, Problem, Run, RunError, Search, Shape, StepSize, backtracking,
    state_space,
};
use searchlight_tests::dags::{ALGORITHMS, Dag, dags};
use searchlight_tests::filling::Event;
use searchlight_tests::specimen::cases;

use Algorithm::{First, Full, Retrograde};

const SIZES: [StepSize; 3] = [StepSize::Step, StepSize::Item, StepSize::Stage];

/// A game of one row in which each position but the first leads to the one before.
fn chain(cells: u32, start: Position) -> Dag {
    let moves = (0..cells).map(|cell| cell.checked_sub(1).into_iter().collect());
    let shape = Shape {
        rows: 1,
        columns: cells,
    };
    Dag::new(shape, start, moves.collect())
}

#[test]
fn rows_and_waves_are_the_stages() {
    let stages = |game: &Dag, algorithm| {
        let mut run = game.fresh(algorithm, Policy::WHOLE_SPACE);
        run.events(StepSize::Stage).count()
    };
    let board = |rows, columns| {
        let moves = vec![Vec::new(); (rows * columns) as usize];
        Dag::new(Shape { rows, columns }, 0, moves)
    };
    for algorithm in [Full, First] {
        assert_eq!(stages(&board(7, 3), algorithm), 7);
        assert_eq!(stages(&board(1, 9), algorithm), 1);
        assert_eq!(stages(&chain(9, 0), algorithm), 1);
    }
    // All positions without moves are one wave; in a chain each is one.
    assert_eq!(stages(&board(7, 3), Retrograde), 1);
    assert_eq!(stages(&chain(9, 0), Retrograde), 9);
}

#[test]
fn a_table_of_one_cell_takes_one_step() {
    for algorithm in ALGORITHMS {
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let mut run = chain(1, 0).finished(algorithm, policy);
            assert_eq!(run.status().known, 1);
            let plies = Some(0).filter(|_| algorithm != First);
            let wins = false;
            let filled = Outcome::Filled { wins, plies };
            assert_eq!(run.status().outcome, Some(filled));
            assert_eq!(Event::from(run.event()), Event::START);
            for size in SIZES {
                assert_eq!([run.locate(0, size, 1), run.locate(1, size, -1)], [1, 0]);
            }
        }
    }
}

#[test]
fn nothing_is_computed_for_a_limit_of_no_step() {
    let policy = Policy {
        step_limit: Some(0),
        ..Policy::WHOLE_SPACE
    };
    for algorithm in ALGORITHMS {
        let mut run = chain(5, 4).fresh(algorithm, policy);
        run.advance(0);
        assert_eq!(run.status().outcome, None, "no budget, no work");
        run.advance(1);
        assert_eq!(run.status().outcome, Some(Outcome::LimitReached));
        assert_eq!((run.status().known, run.status().cursor), (0, 0));
        assert_eq!(run.certificate(), None);
        assert!(run.oracle().is_none());
    }
}

#[test]
fn a_limit_that_comes_with_the_end_is_none() {
    for (algorithm, known) in [(Full, 5), (First, 5), (Retrograde, 5)] {
        let game = chain(5, 4);
        let outcome = |step_limit| {
            let policy = Policy {
                step_limit: Some(step_limit),
                ..Policy::WHOLE_SPACE
            };
            game.finished(algorithm, policy).status().outcome
        };
        for limit in 0..known {
            assert_eq!(outcome(limit), Some(Outcome::LimitReached), "{limit}");
        }
        let whole = game.finished(algorithm, Policy::WHOLE_SPACE).status();
        assert_eq!(whole.known, known);
        for limit in [known, known + 1, u64::MAX] {
            assert_eq!(outcome(limit), whole.outcome, "{limit}");
        }
    }
}

#[test]
fn the_whole_table_is_filled_whatever_is_to_be_counted() {
    // It starts in the middle: a search for the first answer fills no more than three cells.
    let game = chain(6, 2);
    for algorithm in ALGORITHMS {
        let whole = game.finished(algorithm, Policy::WHOLE_SPACE);
        for goals in [0, 1, 2, u64::MAX] {
            let counting = Policy::new(GoalPolicy::CountTo(NonZeroU64::new(goals)));
            let counted = game.finished(algorithm, counting);
            assert_eq!(counted.status(), whole.status());
            assert_eq!(counted.values(), whole.values());
            assert!(counted.filled_at(5).is_some());
            assert_eq!(counted.certificate(), whole.certificate());
        }
        let first = game.finished(algorithm, Policy::FIRST_ANSWER);
        let behind = first.filled_at(5);
        assert_eq!(behind.is_some(), algorithm == Retrograde);
    }
}

/// A game of nothing but its size.
struct Emptiness {
    shape: Shape,
    most_moves: usize,
}

impl WinLose for Emptiness {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn start(&self) -> Position {
        0
    }

    fn most_moves(&self) -> usize {
        self.most_moves
    }

    fn moves(&self, _: Position, _: &mut [Position]) -> usize {
        0
    }

    fn predecessors(&self, _: Position, _: &mut [Position]) -> usize {
        0
    }
}

#[test]
fn a_game_with_more_moves_than_can_be_counted_is_refused() {
    let refused = |columns, most_moves| {
        let game = Emptiness {
            shape: Shape { rows: 1, columns },
            most_moves,
        };
        TableFill::new(Arc::new(game), Full, Policy::WHOLE_SPACE).err()
    };
    let limit = u64::from(u32::MAX);
    for (columns, most_moves) in [(1 << 16, 1 << 16), (1 << 20, 1 << 13)] {
        let moves = u64::from(columns) * most_moves as u64;
        let expected = RunError::TooManyMoves { moves, limit };
        assert_eq!(refused(columns, most_moves), Some(expected));
    }
    assert_eq!(refused(1 << 16, (1 << 16) - 1), None);
}

#[test]
fn a_game_is_searched_by_the_algorithms_of_games_only() {
    use searchlight_core::Algorithm as Any;
    let problem = Problem::Games(Arc::new(chain(6, 5)));
    for (other, id) in [
        (Any::StateSpace(state_space::Algorithm::Bfs), "bfs"),
        (
            Any::Backtracking(backtracking::Algorithm::new("full")),
            "full",
        ),
    ] {
        assert!(!problem.offers(other), "{id}");
        let id = id.to_owned();
        let refused = problem.start(other, Policy::WHOLE_SPACE).err();
        assert_eq!(refused, Some(RunError::UnknownAlgorithm { id }));
    }
    assert!(problem.state_space().is_none());
    assert_eq!(problem.refutation(), None);
    let (rows, columns) = (1, 6);
    assert_eq!(problem.board_shape(), Shape { rows, columns });
    for algorithm in ALGORITHMS.map(Any::Games) {
        assert!(problem.offers(algorithm));
        let run = problem.start(algorithm, Policy::WHOLE_SPACE);
        assert!(matches!(run, Ok(Run::Games(_))));
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn the_first_answer_needs_the_positions_up_to_the_start_and_is_the_same(
        game in dags(),
        algorithm in select(&ALGORITHMS),
    ) {
        let whole = game.finished(algorithm, Policy::WHOLE_SPACE);
        let first = game.finished(algorithm, Policy::FIRST_ANSWER);
        prop_assert_eq!(whole.status().outcome, first.status().outcome);
        let filled = |run: &TableFill| {
            game.positions().filter(|&position| run.filled_at(position).is_some()).count()
        };
        prop_assert_eq!(filled(&whole), game.positions().len());
        // A queue cannot know which positions the start will need.
        let needed = if algorithm == Retrograde { filled(&whole) } else { game.start() as usize + 1 };
        prop_assert_eq!(filled(&first), needed);
        let at = whole.filled_at(game.start());
        if algorithm != Retrograde {
            prop_assert_eq!(Some(first.status().known), at);
        }
    }
}
