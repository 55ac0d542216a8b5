//! Backtracking on boards of queens: what is published of them, how searches end, and proofs.

use std::num::NonZeroU64;
use std::sync::Arc;

use searchlight_core::backtracking::{self, Algorithm, Choice, Choices, StepKind};
use searchlight_core::{
    Certificate, Family, Flaw, GoalPolicy, Outcome, Policy, Problem, Run, RunError, Search, Shape,
    Status, games, state_space,
};
use searchlight_tests::branches::{Stop, siblings};
use searchlight_tests::nearsighted::{
    AHEAD, ALGORITHMS, NAIVE, NearsightedQueens, finished, start,
};

#[test]
fn queens_have_the_published_numbers_of_answers() {
    for (side, answers) in [
        (1, 1),
        (2, 0),
        (3, 0),
        (4, 2),
        (5, 10),
        (6, 4),
        (7, 40),
        (8, 92),
    ] {
        for algorithm in ALGORITHMS {
            let mut run = finished(
                NearsightedQueens::square(side),
                algorithm,
                Policy::WHOLE_SPACE,
            );
            let outcome = if answers == 0 {
                Outcome::Impossible
            } else {
                Outcome::Counted {
                    goals: answers,
                    all: true,
                }
            };
            assert_eq!(
                run.status().outcome,
                Some(outcome),
                "{side} by {algorithm:?}"
            );
            run.seek(u64::MAX);
            let counters = run.counters();
            assert_eq!(counters.answers, answers);
            if answers > 0 {
                assert_eq!(counters.deepest, u64::from(side));
            }
            assert_eq!(
                (counters.depth, counters.placements),
                (0, counters.retreats)
            );
        }
    }
}

#[test]
fn eight_queens_by_the_naive_search_take_as_many_placements_as_is_published() {
    // 2,057 nodes with the root (Knuth 1975, "Estimating the efficiency of backtrack programs");
    // each but the 92 answers has eight candidates.
    let mut run = finished(NearsightedQueens::square(8), NAIVE, Policy::WHOLE_SPACE);
    run.seek(u64::MAX);
    let done = run.counters();
    assert_eq!(done.placements, 2_056);
    let tried = (2_057 - 92) * 8;
    assert_eq!(done.refused[0], tried - 2_056);
    assert_eq!(run.status().known, tried + 2_056);
    // It tests 876 fields before the first answer (Wirth 1976, "Algorithms + Data Structures").
    let mut first = finished(NearsightedQueens::square(8), NAIVE, Policy::FIRST_ANSWER);
    first.seek(u64::MAX);
    let known = first.status().known;
    assert_eq!(known - first.counters().retreats, 876);
}

#[test]
fn a_root_that_is_cut_or_an_answer_takes_no_step() {
    let board = |rows, columns| NearsightedQueens {
        rows,
        columns,
        reach: 1,
        weight: 1,
    };
    for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
        for algorithm in ALGORITHMS {
            let mut complete = start(board(0, 3), algorithm, policy);
            let outcome = if policy == Policy::FIRST_ANSWER {
                Outcome::Found { depth: 0 }
            } else {
                Outcome::Counted {
                    goals: 1,
                    all: true,
                }
            };
            assert_eq!(complete.status().outcome, Some(outcome));
            let mut none = start(board(3, 0), algorithm, policy);
            assert_eq!(none.status().outcome, Some(Outcome::Impossible));
            for run in [&mut complete, &mut none] {
                run.advance(u64::MAX);
                assert_eq!((run.status().known, run.status().cursor), (0, 0));
                for stop in Stop::ALL {
                    assert_eq!(stop.locate(run, 0, 1), 0);
                    assert_eq!(stop.locate(run, 0, -1), 0);
                }
                assert_eq!(run.depth_profile(0, 0, 3), [None; 3]);
                assert_eq!(siblings(run, 0, 9), [(0, Vec::new())]);
                assert_eq!(run.costs(0, 9), [Vec::new()]);
            }
            assert_eq!(complete.counters().answers, 1);
            let cuts = u64::from(algorithm == AHEAD);
            assert_eq!(none.counters().refused, [0, cuts, 0, 0, 0, 0]);
            let event = complete.event();
            assert_eq!((event.kind, event.answer), (StepKind::Start, true));
        }
    }
}

#[test]
fn goals_are_counted_as_far_as_is_asked() {
    let outcome = |goal, step_limit| {
        let policy = Policy {
            step_limit,
            ..Policy::new(goal)
        };
        let Status { known, outcome, .. } =
            finished(NearsightedQueens::square(6), NAIVE, policy).status();
        (known, outcome.unwrap())
    };
    let counted = |goals, all| Outcome::Counted { goals, all };
    let (whole, all) = outcome(GoalPolicy::WholeSpace, None);
    assert_eq!(all, counted(4, true));
    let mut before = 0;
    for goals in 1..5 {
        let (known, counting) = outcome(GoalPolicy::CountTo(NonZeroU64::new(goals)), None);
        // That no answer comes after the last one it would have to go on to know.
        assert_eq!(counting, counted(goals, false));
        assert!(known > before && known < whole);
        before = known;
    }
    for more in [0, 5, u64::MAX] {
        assert_eq!(
            outcome(GoalPolicy::CountTo(NonZeroU64::new(more)), None),
            (whole, counted(4, true))
        );
    }
    let first = outcome(GoalPolicy::FirstAnswer, None);
    assert_eq!(
        first.0,
        outcome(GoalPolicy::CountTo(NonZeroU64::new(1)), None).0
    );
    assert_eq!(first.1, Outcome::Found { depth: 6 });
    // A limit that comes with the end is none.
    for goal in [
        GoalPolicy::FirstAnswer,
        GoalPolicy::WholeSpace,
        GoalPolicy::CountTo(NonZeroU64::new(3)),
    ] {
        let end = outcome(goal, None);
        assert_eq!(outcome(goal, Some(end.0)), end);
        for limit in [0, 1, 7, end.0 - 1] {
            assert_eq!(outcome(goal, Some(limit)), (limit, Outcome::LimitReached));
        }
    }
}

#[test]
fn where_there_is_no_answer_none_is_counted() {
    for goals in [0, 1, 5, u64::MAX] {
        for algorithm in ALGORITHMS {
            for side in [2, 3] {
                let policy = Policy::new(GoalPolicy::CountTo(NonZeroU64::new(goals)));
                let run = finished(NearsightedQueens::square(side), algorithm, policy);
                assert_eq!(run.status().outcome, Some(Outcome::Impossible));
                assert_eq!(run.certificate(), None);
            }
        }
    }
}

#[test]
fn an_answer_is_its_own_proof() {
    for algorithm in ALGORITHMS {
        let queens = NearsightedQueens::square(6);
        let problem = Problem::Backtracking(Arc::new(queens));
        let verify = |choices: Vec<Choice>| {
            let certificate = backtracking::Certificate::Choices { choices };
            problem.verify(&Certificate::Backtracking(certificate))
        };
        let run = finished(queens, algorithm, Policy::FIRST_ANSWER);
        let proof = run.certificate().expect("a proof");
        assert_eq!(proof.verify(&queens), Ok(()));
        let backtracking::Certificate::Choices { choices } = proof else {
            panic!("{proof:?}");
        };
        assert_eq!(verify(choices.clone()), Ok(()));
        for at in 0..choices.len() {
            let mut doctored = choices.clone();
            doctored[at].cell ^= 1;
            let refused = verify(doctored);
            assert!(matches!(refused, Err(Flaw::WrongChoice { .. })), "{at}");
        }
        let states = vec![0];
        let of_a_space = state_space::Certificate::Path { depth: 0, states };
        let of_a_space = problem.verify(&Certificate::StateSpace(of_a_space));
        assert_eq!(of_a_space, Err(Flaw::WrongKind));
        let whole = finished(queens, algorithm, Policy::WHOLE_SPACE);
        let choices = whole.path().expect("the first answer").to_vec();
        let first = backtracking::Certificate::Choices { choices };
        assert_eq!(whole.certificate(), Some(first));
        for policy in [
            Policy::new(GoalPolicy::CountTo(NonZeroU64::new(0))),
            Policy {
                step_limit: Some(9),
                ..Policy::FIRST_ANSWER
            },
        ] {
            assert_eq!(finished(queens, algorithm, policy).certificate(), None);
        }
    }
    let none = finished(NearsightedQueens::square(3), NAIVE, Policy::FIRST_ANSWER);
    assert_eq!(none.status().outcome, Some(Outcome::Impossible));
    assert_eq!(none.certificate(), None);
}

#[test]
fn a_problem_of_choices_is_searched_by_its_own_algorithms_only() {
    use searchlight_core::Algorithm as Any;
    let queens = Arc::new(NearsightedQueens::square(5));
    let problem = Problem::Backtracking(queens);
    for (other, id) in [
        (Any::Backtracking(Algorithm::new("3")), "3"),
        (Any::StateSpace(state_space::Algorithm::Bfs), "bfs"),
        (Any::Games(games::Algorithm::Full), "full"),
    ] {
        let id = id.to_owned();
        assert_eq!(other.id(), id);
        assert!(!problem.offers(other), "{id}");
        let refused = problem.start(other, Policy::WHOLE_SPACE).err();
        assert_eq!(refused, Some(RunError::UnknownAlgorithm { id }));
    }
    assert!(problem.state_space().is_none());
    assert_eq!(problem.refutation(), None);
    let (rows, columns) = (5, 5);
    assert_eq!(problem.board_shape(), Shape { rows, columns });
    for algorithm in ALGORITHMS {
        let algorithm = Any::Backtracking(algorithm);
        assert_eq!(algorithm.family(), Family::Backtracking);
        assert!(problem.offers(algorithm));
        let run = problem.start(algorithm, Policy::WHOLE_SPACE);
        assert!(matches!(run, Ok(Run::Backtracking(_))));
    }
}

#[test]
fn choices_are_checked_by_the_rules_alone() {
    let queens = NearsightedQueens::square(4);
    let cells = |columns: [u32; 4]| -> Vec<Choice> {
        let places = (0..).zip(columns);
        places
            .map(|(row, column)| queens.choice(row, column))
            .collect()
    };
    assert_eq!(queens.check(&cells([1, 3, 0, 2])), Ok(()));
    let flaw = |cell| Err(Flaw::WrongChoice { cell });
    assert_eq!(queens.check(&cells([1, 3, 0, 3])), flaw(15));
    assert_eq!(queens.check(&cells([1, 3, 0, 2])[..3]), flaw(12));
}
