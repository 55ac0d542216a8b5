//! Backtracking on boards of queens: what is published of them, how searches end, and proofs.

use std::sync::Arc;

use searchlight::certificate::{Certificate, Flaw};
use searchlight::choices::{Choice, Choices};
use searchlight::event::{Deed, Event};
use searchlight::family::Problem;
use searchlight::problem::Shape;
use searchlight::run::{Branched, GoalPolicy, Outcome, Policy, Run, RunError, Status};
use searchlight::search::backtrack::Backtracking;
use searchlight_tests::branches::{SIZES, counters};
use searchlight_tests::queens::{AHEAD, ALGORITHMS, NAIVE, Queens, finished, start};

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
            let mut run = finished(Queens::square(side), algorithm, Policy::WHOLE_SPACE);
            let outcome = if answers == 0 {
                Outcome::Impossible
            } else {
                Outcome::Counted {
                    goals: answers,
                    all: true,
                }
            };
            assert_eq!(run.status().outcome, Some(outcome), "{side} by {algorithm}");
            run.seek(u64::MAX);
            let counters = counters(&run);
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
    let mut run = finished(Queens::square(8), NAIVE, Policy::WHOLE_SPACE);
    run.seek(u64::MAX);
    let done = counters(&run);
    assert_eq!(done.placements, 2_056);
    let tried = (2_057 - 92) * 8;
    assert_eq!(done.refused[0], tried - 2_056);
    assert_eq!(run.status().known, tried + 2_056);
    // It tests 876 fields before the first answer (Wirth 1976, "Algorithms + Data Structures").
    let mut first = finished(Queens::square(8), NAIVE, Policy::FIRST_ANSWER);
    first.seek(u64::MAX);
    let known = first.status().known;
    assert_eq!(known - counters(&first).retreats, 876);
}

#[test]
fn a_root_that_is_cut_or_an_answer_takes_no_step() {
    let board = |rows, columns| Queens {
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
                for size in SIZES {
                    assert_eq!(run.locate(0, size, 1), 0);
                    assert_eq!(run.locate(0, size, -1), 0);
                }
                assert_eq!(run.strip(0, 0, 3), [None; 3]);
                assert_eq!(run.siblings(0, 9).len(), 1);
                assert_eq!(run.costs(0, 9), [Vec::new()]);
            }
            assert_eq!(counters(&complete).answers, 1);
            let cuts = u64::from(algorithm == AHEAD);
            assert_eq!(counters(&none).refused, [0, cuts, 0, 0, 0, 0]);
            let Event::Choices(event) = complete.event() else {
                panic!("{:?}", complete.event());
            };
            assert_eq!((event.kind, event.answer), (Deed::Start, true));
        }
    }
}

#[test]
fn goals_are_counted_as_far_as_is_asked() {
    let outcome = |goal, step_limit| {
        let policy = Policy {
            goal,
            step_limit,
            depth_limit: None,
        };
        let Status { known, outcome, .. } = finished(Queens::square(6), NAIVE, policy).status();
        (known, outcome.unwrap())
    };
    let counted = |goals, all| Outcome::Counted { goals, all };
    let (whole, all) = outcome(GoalPolicy::WholeSpace, None);
    assert_eq!(all, counted(4, true));
    let mut before = 0;
    for goals in 1..5 {
        let (known, counting) = outcome(GoalPolicy::CountTo(goals), None);
        // That no answer comes after the last one it would have to go on to know.
        assert_eq!(counting, counted(goals, false));
        assert!(known > before && known < whole);
        before = known;
    }
    for more in [0, 5, u64::MAX] {
        assert_eq!(
            outcome(GoalPolicy::CountTo(more), None),
            (whole, counted(4, true))
        );
    }
    let first = outcome(GoalPolicy::FirstAnswer, None);
    assert_eq!(first.0, outcome(GoalPolicy::CountTo(1), None).0);
    assert_eq!(first.1, Outcome::Found { depth: 6 });
    // A limit that comes with the end is none.
    for goal in [
        GoalPolicy::FirstAnswer,
        GoalPolicy::WholeSpace,
        GoalPolicy::CountTo(3),
    ] {
        let end = outcome(goal, None);
        assert_eq!(outcome(goal, Some(end.0)), end);
        for limit in [0, 1, 7, end.0 - 1] {
            assert_eq!(outcome(goal, Some(limit)), (limit, Outcome::LimitReached));
        }
    }
}

#[test]
fn an_answer_is_its_own_proof() {
    for algorithm in ALGORITHMS {
        let queens = Queens::square(6);
        let problem = Backtracking(Arc::new(queens));
        let run = finished(queens, algorithm, Policy::FIRST_ANSWER);
        let proof = run.certificate().expect("a proof");
        assert_eq!(problem.verify(&proof), Ok(()));
        let Certificate::Choices { choices } = proof else {
            panic!("{proof:?}");
        };
        for at in 0..choices.len() {
            let mut doctored = choices.clone();
            doctored[at].cell ^= 1;
            let refused = problem.verify(&Certificate::Choices { choices: doctored });
            assert!(matches!(refused, Err(Flaw::WrongChoice { .. })), "{at}");
        }
        let states = vec![0];
        let of_a_space = problem.verify(&Certificate::Path { depth: 0, states });
        assert_eq!(of_a_space, Err(Flaw::NotRefuted));
        for policy in [
            Policy::WHOLE_SPACE,
            Policy {
                step_limit: Some(9),
                ..Policy::FIRST_ANSWER
            },
        ] {
            assert_eq!(finished(queens, algorithm, policy).certificate(), None);
        }
    }
    let none = finished(Queens::square(3), NAIVE, Policy::FIRST_ANSWER);
    assert_eq!(none.status().outcome, Some(Outcome::Impossible));
    assert_eq!(none.certificate(), None);
}

#[test]
fn what_a_search_among_choices_is_not() {
    let problem = Backtracking(Arc::new(Queens::square(5)));
    let id = "3".to_owned();
    let refused = problem.run(3, Policy::WHOLE_SPACE).err();
    assert_eq!(refused, Some(RunError::UnknownAlgorithm { id }));
    assert!(problem.space().is_none());
    assert_eq!(problem.reasons(), ["seen", "noCell", "noNext"]);
    assert_eq!(problem.depths(), 5);
    let shape = Shape {
        rows: 5,
        columns: 5,
    };
    assert_eq!(problem.board_shape(), shape);
    let mut run = problem.run(NAIVE, Policy::WHOLE_SPACE).unwrap();
    assert!(run.explored().is_none());
    assert!(run.branched().is_some());
    assert!(!run.reuse(&problem, Policy::WHOLE_SPACE));
}

#[test]
fn choices_are_checked_by_the_rules_alone() {
    let queens = Queens::square(4);
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
