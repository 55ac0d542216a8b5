//! Questions about backtracking: the answer that the core knows is the one that another method finds.

use std::collections::HashMap;

use searchlight_core::backtracking::{Frame, StepKind};
use searchlight_core::puzzles::mines::Mines;
use searchlight_core::{Event, Policy, QuestionKind, Run, Search};
use searchlight_tests::minefield::{XorShift64, counted, near, shape};
use searchlight_tests::nearsighted::{ALGORITHMS, NearsightedQueens, finished};
use searchlight_tests::questions::{ENOUGH, asked};
use searchlight_tests::specimen::{Specimen, long_or, runs_of_presets, some_runs_of_presets};
use searchlight_tests::telling::tell;

use QuestionKind::{Bound, Candidate, Dead, Forced};

#[test]
fn what_is_taken_back_is_what_the_recursion_takes_back() {
    let mut random = XorShift64(16);
    let (mut count, mut kept) = (0, 0);
    let sides = 4..long_or(9, 8);
    for (side, algorithm) in sides.flat_map(|side| ALGORITHMS.map(|algorithm| (side, algorithm))) {
        for policy in [Policy::FIRST_ANSWER, Policy::WHOLE_SPACE] {
            let queens = NearsightedQueens::square(side);
            let mut log = Vec::new();
            tell(queens, algorithm, &mut |telling| {
                log.push((telling.event, telling.counters.answers));
                policy == Policy::WHOLE_SPACE || telling.counters.answers == 0
            });
            let mut run = Run::Backtracking(Box::new(finished(queens, algorithm, policy)));
            assert_eq!(run.status().known + 1, log.len() as u64);
            count += asked(&mut run, &mut random, long_or(4_000, 500), |_, question| {
                let (event, answers) = log[question.step as usize];
                assert_eq!(event.kind, StepKind::Place);
                assert_eq!(question.about, Some(event.choice.cell));
                let after = (question.step + 1..).zip(&log[question.step as usize + 1..]);
                let end = after
                    .clone()
                    .find(|(_, (later, found))| later.depth < event.depth || *found > answers);
                let (at, (_, found)) = end.expect("an end");
                assert_eq!(question.shown_at, at);
                assert_eq!(question.correct_choice() == 0, *found > answers);
                kept += usize::from(question.correct_choice() == 0);
            });
        }
    }
    assert!(count >= ENOUGH, "{count}");
    assert!(kept * 10 > count, "{kept} of {count} stay");
}

/// Of each step of a run the depth, the kind and whether it completes an answer, by looking at it.
fn steps_of(run: &mut Run) -> Vec<(u32, StepKind, bool)> {
    let steps = (0..=run.status().known).map(|step| {
        run.seek(step);
        let Event::Backtracking(event) = run.event() else {
            unreachable!("it backtracks");
        };
        (event.depth, event.kind, event.answer)
    });
    steps.collect()
}

#[test]
fn what_is_taken_back_of_tours_and_fields_is_what_looking_at_every_step_finds() {
    let mut random = XorShift64(20);
    let mut count = 0;
    for (name, specimen) in some_runs_of_presets() {
        let mut run = specimen.run(Policy::WHOLE_SPACE);
        if !run.questions().contains(&Dead) {
            continue;
        }
        run.advance(long_or(20_000, 2_000));
        let steps = steps_of(&mut run);
        asked(&mut run, &mut random, long_or(600, 100), |_, question| {
            if question.kind != Dead {
                return;
            }
            let (depth, kind, _) = steps[question.step as usize];
            assert_eq!(kind, StepKind::Place, "{name}");
            let end = (question.step + 1..)
                .zip(&steps[question.step as usize + 1..])
                .find(|(_, (later, _, answer))| *later < depth || *answer);
            let (at, (_, _, answer)) = end.expect("an end");
            assert_eq!(
                (question.shown_at, question.correct_choice() == 0),
                (at, *answer)
            );
            count += 1;
        });
    }
    assert!(count >= long_or(ENOUGH, 1_000), "{count}");
}

#[test]
fn the_next_bound_is_the_least_value_that_the_round_refused() {
    let mut random = XorShift64(21);
    let mut count = 0;
    for (name, specimen) in some_runs_of_presets() {
        let mut run = specimen.run(Policy::FIRST_ANSWER);
        if !run.questions().contains(&Bound) {
            continue;
        }
        run.advance(long_or(20_000, 4_000));
        // The bound of each round, and the least value beyond it.
        let mut rounds: Vec<(u32, Option<u32>)> = Vec::new();
        for step in 1..=run.status().known {
            run.seek(step);
            let Run::Backtracking(search) = &run else {
                unreachable!("it backtracks");
            };
            let event = search.event();
            let mut frame = Frame::default();
            search.frame(&mut frame);
            let measures = frame.measures.unwrap_or_default();
            if event.kind == StepKind::Place && event.depth == 1 {
                rounds.push((measures.bound, None));
            }
            if event.kind == StepKind::Refuse {
                let tried = frame.candidates[usize::from(event.index)].score;
                let tried = tried.expect("a value");
                let (_, least) = rounds.last_mut().expect("a round");
                *least = Some(least.map_or(tried, |least| least.min(tried)));
            }
        }
        asked(&mut run, &mut random, long_or(200, 40), |run, question| {
            if question.kind != Bound {
                return;
            }
            let before = question.about.expect("a bound");
            let round = rounds.iter().find(|(bound, _)| *bound == before);
            assert_eq!(
                round.expect("a round").1,
                Some(question.correct_choice()),
                "{name}"
            );
            let cursor = run.status().cursor;
            run.seek(question.shown_at);
            let Run::Backtracking(search) = &*run else {
                unreachable!("it backtracks");
            };
            assert_eq!(
                (search.event().kind, search.event().depth),
                (StepKind::Place, 1)
            );
            run.seek(cursor);
            count += 1;
        });
    }
    assert!(count >= long_or(1_000, 200), "{count}");
}

/// The cells that a knight reaches.
fn hops(rows: u32, columns: u32, cell: u32) -> impl Iterator<Item = u32> {
    let by = [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ];
    by.into_iter().filter_map(move |(down, right)| {
        let (row, column) = (
            (cell / columns) as i32 + down,
            (cell % columns) as i32 + right,
        );
        let on_board = (0..rows as i32).contains(&row) && (0..columns as i32).contains(&column);
        on_board.then(|| row as u32 * columns + column as u32)
    })
}

#[test]
fn the_next_candidate_has_the_fewest_ways_on_and_no_other_has_as_few() {
    let mut random = XorShift64(17);
    let mut count = 0;
    for (_, specimen) in runs_of_presets() {
        if !["warnsdorff", "cuts"].contains(&specimen.algorithm) {
            continue;
        }
        let start = specimen.instance.start_cell().expect("a start");
        let mut run = specimen.run(Policy::FIRST_ANSWER);
        run.advance(50_000);
        let board = specimen.problem().board_shape();
        asked(&mut run, &mut random, long_or(800, 120), |run, question| {
            if question.kind != Candidate {
                return;
            }
            let cursor = run.status().cursor;
            run.seek(question.step);
            let Run::Backtracking(search) = &*run else {
                unreachable!("a knight backtracks");
            };
            let path = search.current_path();
            let visited: Vec<u32> = path
                .iter()
                .map(|choice| choice.cell)
                .chain([start])
                .collect();
            let free = |cell: u32| {
                let near = hops(board.rows, board.columns, cell);
                near.filter(|cell| !visited.contains(cell)).count()
            };
            let best = free(question.correct_choice());
            for (index, &cell) in question.choices.iter().enumerate() {
                assert!(!visited.contains(&cell));
                assert!(
                    index == question.correct || free(cell) > best,
                    "{question:?}"
                );
            }
            run.seek(question.shown_at);
            let Event::Backtracking(event) = run.event() else {
                unreachable!("a knight backtracks");
            };
            assert_eq!(
                event.choice.cell,
                question.correct_choice(),
                "it is tried next"
            );
            run.seek(cursor);
            count += 1;
        });
    }
    assert!(count >= long_or(ENOUGH, 1_000), "{count}");
}

#[test]
fn one_number_of_those_named_forces_the_choice_and_the_others_do_not() {
    let mut random = XorShift64(18);
    let mut count = 0;
    for _ in 0..long_or(400, 60) {
        let (rows, columns) = (3 + random.below(6) as u32, 3 + random.below(6) as u32);
        let board = shape(rows, columns);
        let values = random.mines(board, 25);
        let given = counted(board, &values);
        for algorithm in ["rowMajor", "forced", "constrained"] {
            let field = Mines::new(board, &given).expect("a field");
            let specimen = Specimen::of(Box::new(field)).with(algorithm);
            let mut run = specimen.run(Policy::FIRST_ANSWER);
            run.advance(3_000);
            asked(&mut run, &mut random, 20, |run, question| {
                if question.kind != Forced {
                    return;
                }
                let cursor = run.status().cursor;
                run.seek(question.step);
                let Run::Backtracking(search) = &*run else {
                    unreachable!("mines backtrack");
                };
                let chosen: HashMap<usize, u8> = search
                    .current_path()
                    .iter()
                    .map(|choice| (choice.cell as usize, choice.value))
                    .collect();
                let about = question.about.expect("a cell") as usize;
                for (index, &number) in question.choices.iter().enumerate() {
                    let around: Vec<usize> = near(board, number as usize).collect();
                    assert!(around.contains(&about), "{question:?}");
                    let open = around
                        .iter()
                        .filter(|cell| !chosen.contains_key(cell))
                        .count();
                    let found: u8 = around.iter().filter_map(|cell| chosen.get(cell)).sum();
                    let left = usize::from(given[number as usize] - found);
                    // All that are left are mines, or none is.
                    let forces = left == 0 || left == open;
                    assert_eq!(forces, index == question.correct, "{question:?}");
                }
                run.seek(cursor);
                count += 1;
            });
        }
    }
    assert!(count >= long_or(ENOUGH, 1_000), "{count}");
}
