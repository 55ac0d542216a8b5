//! What holds across the families: whose proofs are whose, and searches that are stepped through.

use std::num::NonZeroU64;

use searchlight_core::puzzles::{flip, knight, mines, rearrange, subtract, tab, tictactoe};
use searchlight_core::{
    Algorithm, Certificate, Choice, Family, Flaw, GoalPolicy, Outcome, Path, Policy, Problem,
    Puzzle, Refutation, Run, RunError, Search, Shape, StepSize,
};
use searchlight_tests::film::{Shown, shot};
use searchlight_tests::shots::into_breadth_first;
use searchlight_tests::specimen::{Specimen, algorithms};
use searchlight_tests::templates::queens::PUZZLE as QUEENS;
use searchlight_tests::templates::{TEMPLATES, puzzles};

const FAMILIES: [Family; 4] = [
    Family::StateSpace,
    Family::Backtracking,
    Family::Games,
    Family::Trees,
];

/// Problems of each family, each with the proof of its answer.
fn proved() -> Vec<(Family, Problem, Certificate)> {
    let named = |id| TEMPLATES.by_id(id).expect("a template");
    let samples: [&Puzzle; 8] = [
        &flip::PUZZLE,
        &rearrange::PUZZLE,
        named("null"),
        &knight::PUZZLE,
        &mines::PUZZLE,
        &tab::PUZZLE,
        &subtract::PUZZLE,
        &tictactoe::PUZZLE,
    ];
    let proved = samples.map(|puzzle| {
        let specimen = Specimen::preset(puzzle, &puzzle.kind.presets[0]);
        let (problem, run) = (
            specimen.problem(),
            specimen.finished_run(Policy::FIRST_ANSWER),
        );
        let proof = problem.certificate(&run).expect("a proof");
        (puzzle.kind.family(), problem, proof)
    });
    proved.into()
}

#[test]
fn a_proof_of_another_family_is_of_the_wrong_kind() {
    let proved = proved();
    let mut pairs = Vec::new();
    for (family, problem, own) in &proved {
        assert_eq!(problem.verify(own), Ok(()));
        for (other, _, proof) in &proved {
            if family != other {
                assert_eq!(problem.verify(proof), Err(Flaw::WrongKind));
                pairs.push((*family, *other));
            }
        }
    }
    for family in FAMILIES {
        for other in FAMILIES.into_iter().filter(|&other| other != family) {
            assert!(pairs.contains(&(family, other)), "{family:?} {other:?}");
        }
    }
}

#[test]
fn a_refutation_is_of_no_family_and_holds_where_the_puzzle_says_so() {
    let claims = [
        Refutation::PieceCounts { start: 3, goal: 2 },
        Refutation::Colours { less: 12, more: 13 },
        Refutation::StartColour { less: 12, more: 13 },
        Refutation::Schwenk {
            rows: 4,
            columns: 4,
        },
        Refutation::NumberTooLarge { cell: 0, most: 4 },
    ];
    for (_, problem, _) in proved() {
        for claim in claims {
            let claimed = problem.verify(&Certificate::Refutation(claim));
            assert_eq!(claimed, Err(Flaw::NotRefuted), "{claim:?}");
        }
    }
    let specimen = Specimen::named(&knight::PUZZLE, "parity");
    let colours = Certificate::Refutation(claims[1]);
    assert_eq!(specimen.problem().verify(&colours), Ok(()));
}

#[test]
fn an_algorithm_of_another_family_is_not_offered() {
    let algorithms: Vec<Algorithm> = puzzles()
        .flat_map(|puzzle| puzzle.kind.algorithms.iter())
        .collect();
    for (family, problem, _) in proved() {
        for &algorithm in &algorithms {
            let started = problem.start(algorithm, Policy::FIRST_ANSWER).err();
            if algorithm.family() != family {
                assert!(!problem.offers(algorithm));
                let id = algorithm.id().to_owned();
                assert_eq!(started, Some(RunError::UnknownAlgorithm { id }));
            } else {
                assert_eq!(problem.offers(algorithm), started.is_none());
            }
        }
    }
}

/// Steps through a part of a search, then uses the search otherwise, then goes on with the steps.
fn check_events<S: Search + Shown>(start: impl Fn() -> S) {
    let mut whole = start();
    whole.advance(u64::MAX);
    let known = whole.status().known;
    for size in [StepSize::Step, StepSize::Item, StepSize::Stage] {
        let mut search = start();
        let mut events = search.events(size);
        for _ in 0..2 {
            events.next();
        }
        let reached = events.search().status().cursor;
        assert!(0 < reached && reached < known, "{reached} of {known}");
        assert_eq!(reached, whole.locate(0, size, 2));
        let there = events.search().shot();
        assert_eq!(search.status().cursor, reached);
        assert_eq!(
            shot(&search),
            there,
            "the search is where the events left it"
        );
        // Back and forth, and to the end of what is known.
        search.seek(0);
        assert_eq!(search.status().cursor, 0);
        search.seek(reached);
        assert_eq!(shot(&search), there);
        search.advance(u64::MAX);
        assert_eq!(search.status().known, known);
        assert_eq!(search.status().outcome, whole.status().outcome);
        assert_eq!(search.status().cursor, reached);
        // New events go on behind the cursor, and end once and for all.
        let mut last = reached;
        let mut rest = search.events(size);
        while rest.next().is_some() {
            let cursor = rest.search().status().cursor;
            assert!(last < cursor);
            last = cursor;
        }
        assert!(rest.next().is_none());
        assert_eq!(last, known);
        whole.seek(known);
        assert_eq!(shot(&search), shot(&whole), "{size:?}");
        search.seek(known / 2);
        let mut again = search.events(size);
        assert!(
            again.next().is_some(),
            "there is something behind the cursor"
        );
    }
}

#[test]
fn events_leave_a_search_of_any_family_usable() {
    let preset = |puzzle, id| Specimen::named(puzzle, id);
    let sample = preset(&flip::PUZZLE, "sample");
    for algorithm in ["bfs", "bidirectional"] {
        let sample = preset(&flip::PUZZLE, "sample").with(algorithm);
        check_events(|| into_breadth_first(sample.run(Policy::WHOLE_SPACE)));
    }
    let tour = preset(&knight::PUZZLE, "warnsdorff");
    check_events(|| match tour.run(Policy::FIRST_ANSWER) {
        Run::Backtracking(search) => *search,
        other => panic!("{other:?}"),
    });
    let heaps = preset(&subtract::PUZZLE, "two");
    let shape = Shape {
        rows: 9,
        columns: 8,
    };
    for algorithm in algorithms(&subtract::KIND) {
        let heaps = Specimen::of(heaps.instance.resized(shape).unwrap()).with(algorithm);
        check_events(|| match heaps.run(Policy::WHOLE_SPACE) {
            Run::Games(search) => *search,
            other => panic!("{other:?}"),
        });
    }
    // What has been found is told at the end and on the way.
    let Run::StateSpace(mut search) = sample.run(Policy::FIRST_ANSWER) else {
        panic!("another family");
    };
    assert!(search.path().is_empty());
    let levels = search.events(StepSize::Stage).count();
    let path = search.path();
    assert_eq!((levels, path.len()), (4, 5));
    search.seek(0);
    assert_eq!(search.path(), path, "the cursor does not matter");
    let Run::Backtracking(mut search) = tour.run(Policy::FIRST_ANSWER) else {
        panic!("another family");
    };
    search.advance(u64::MAX);
    let answer = search.path().expect("a tour").to_vec();
    assert_eq!(search.current_path(), []);
    search.seek(7);
    let depth = search.counters().depth as usize;
    assert_eq!(search.current_path().len(), depth);
    assert_eq!(
        search.path(),
        Some(&answer[..]),
        "the cursor does not matter"
    );
    search.seek(u64::MAX);
    let path: Vec<Choice> = search.current_path();
    assert_eq!((path.len(), path), (63, answer));
}

#[test]
fn a_run_tells_the_path_of_its_answer_once_it_is_known_wherever_its_cursor_is() {
    let named = |puzzle, id| Specimen::named(puzzle, id);
    for (specimen, policy, length) in [
        (named(&flip::PUZZLE, "sample"), Policy::FIRST_ANSWER, 5),
        (named(&flip::PUZZLE, "sample"), Policy::WHOLE_SPACE, 5),
        (
            named(&knight::PUZZLE, "warnsdorff"),
            Policy::FIRST_ANSWER,
            63,
        ),
        (Specimen::read(&QUEENS, "8"), Policy::WHOLE_SPACE, 8),
        (named(&tictactoe::PUZZLE, "empty"), Policy::WHOLE_SPACE, 10),
    ] {
        let mut run = specimen.run(policy);
        assert_eq!(run.path(), None);
        run.advance(u64::MAX);
        let path = run.path().expect("an answer");
        let told = match &path {
            Path::StateSpace(states) => states.len(),
            Path::Backtracking(choices) => choices.len(),
            Path::Games(positions) | Path::Trees(positions) => positions.len(),
        };
        assert_eq!(told, length);
        run.seek(3);
        assert_eq!(run.path(), Some(path));
    }
}

#[test]
fn the_path_of_a_game_is_as_long_as_its_value_says() {
    for puzzle in [&tab::PUZZLE, &subtract::PUZZLE] {
        for algorithm in ["full", "waves", "first"] {
            for policy in [Policy::FIRST_ANSWER, Policy::WHOLE_SPACE] {
                let specimen = Specimen::preset(puzzle, &puzzle.kind.presets[0]).with(algorithm);
                let run = specimen.finished_run(policy);
                let Some(Outcome::Filled { wins, plies }) = run.status().outcome else {
                    panic!("{run:?}");
                };
                let (Problem::Games(game), path) = (specimen.problem(), run.path()) else {
                    panic!("another family");
                };
                let Some(Path::Games(positions)) = path else {
                    assert_eq!((algorithm, path), ("first", None));
                    continue;
                };
                assert_eq!(Some(positions.len() as u32 - 1), plies, "{algorithm}");
                assert_eq!(positions[0], game.start());
                assert_eq!(wins, positions.len() % 2 == 0, "who cannot move loses");
                let mut buffer = vec![0; game.most_moves()];
                for pair in positions.windows(2) {
                    let count = game.moves(pair[0], &mut buffer);
                    assert!(buffer[..count].contains(&pair[1]));
                }
                assert_eq!(game.moves(positions[positions.len() - 1], &mut buffer), 0);
            }
        }
    }
}

#[test]
fn backtracking_through_a_whole_space_keeps_and_proves_the_first_answer() {
    let queens = Specimen::read(&QUEENS, "8");
    let problem = queens.problem();
    let first = queens.finished_run(Policy::FIRST_ANSWER);
    let found_at = first.status().known;
    let mut whole = queens.run(Policy::WHOLE_SPACE);
    whole.advance(found_at);
    assert_eq!(whole.path(), first.path(), "known before the run is over");
    assert_eq!(problem.certificate(&whole), None);
    whole.advance(u64::MAX);
    let (goals, all) = (92, true);
    assert_eq!(
        whole.status().outcome,
        Some(Outcome::Counted { goals, all })
    );
    assert_eq!(whole.path(), first.path());
    let certificate = problem.certificate(&whole).expect("a certificate");
    assert_eq!(Some(&certificate), problem.certificate(&first).as_ref());
    assert_eq!(problem.verify(&certificate), Ok(()));
    // Neither a number of answers nor a search that was stopped is proved by one answer.
    for policy in [
        Policy::new(GoalPolicy::CountTo(NonZeroU64::new(2))),
        Policy {
            step_limit: Some(found_at + 1),
            ..Policy::WHOLE_SPACE
        },
    ] {
        let run = queens.finished_run(policy);
        assert_eq!(run.path(), first.path());
        assert_eq!(problem.certificate(&run), None, "{policy:?}");
    }
}
