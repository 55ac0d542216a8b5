//! Queens: what is published of them, the textbook's search step by step, and the judges' text.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::select;
use searchlight_core::backtracking::constraints::{ARCS, FORWARD, PLAIN};
use searchlight_core::backtracking::{
    self, Choice, Mark, Parameter, StepKind, ValueOrder, VariableOrder,
};
use searchlight_core::puzzles::queens::PUZZLE;
use searchlight_core::{
    BacktrackingSearch, Certificate, Choices, Family, GoalPolicy, Judge, Outcome, Policy, Problem,
    QuestionKind, Search,
};
use searchlight_tests::branches::{Shot, shot};
use searchlight_tests::constraint_film::{Film, Puzzle};
use searchlight_tests::keyed::answers_and_error;
use searchlight_tests::specimen::{Specimen, cases};

fn problem(side: u32) -> Arc<dyn Choices> {
    let specimen = Specimen::read(&PUZZLE, &side.to_string());
    match specimen.instance.problem(Family::Backtracking) {
        Some(Problem::Backtracking(choices)) => choices,
        other => panic!("{other:?} is of another family"),
    }
}

fn orders() -> impl Strategy<Value = Parameter> {
    let variables = select(VariableOrder::ALL.to_vec());
    let values = select(ValueOrder::ALL.to_vec());
    (variables, values).prop_map(|(variables, values)| Parameter::Orders(variables, values))
}

const ALGORITHMS: [backtracking::Algorithm; 3] = [PLAIN, FORWARD, ARCS];

fn search(side: u32, algorithm: backtracking::Algorithm, goal: GoalPolicy) -> BacktrackingSearch {
    BacktrackingSearch::new(problem(side), algorithm, Policy::new(goal)).unwrap()
}

/// Queens as the reference sees them.
fn reference(side: usize) -> Puzzle {
    Puzzle {
        variables: side,
        values: side as u8,
        given: vec![None; side],
        conflict: |row, column, other_row, other_column| {
            let columns = i32::from(column) - i32::from(other_column);
            let rows = row as i32 - other_row as i32;
            columns == 0 || columns == rows || columns == -rows
        },
        choice: |side, row, column| Choice {
            cell: (row * side) as u32 + u32::from(column),
            value: 0,
        },
    }
}

/// The numbers of solutions of boards of 1 to 12 rows, sequence A000170 of the OEIS.
const SOLUTIONS: [u64; 12] = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];

#[test]
fn boards_have_the_published_numbers_of_solutions_by_each_algorithm() {
    for (side, goals) in (1..).zip(SOLUTIONS) {
        for algorithm in ALGORITHMS {
            if side > 9 && algorithm != FORWARD {
                continue;
            }
            let mut search = search(side, algorithm, GoalPolicy::WholeSpace);
            search.advance(u64::MAX);
            let expected = match goals {
                0 => Outcome::Impossible,
                _ => Outcome::Counted { goals, all: true },
            };
            let id = algorithm.id();
            assert_eq!(search.status().outcome, Some(expected), "{side} by {id}");
        }
    }
}

#[test]
fn plain_backtracking_by_rows_visits_the_published_numbers_of_nodes() {
    let mut search = search(8, PLAIN, GoalPolicy::WholeSpace);
    search.advance(u64::MAX);
    search.seek(u64::MAX);
    let counters = search.counters();
    // The root is a node, too.
    assert_eq!(counters.placements + 1, 2_057);
    let mut depths = [0; 9];
    for step in 1..=search.status().known {
        search.seek(step);
        let event = search.event();
        if event.kind == StepKind::Place {
            depths[event.depth as usize] += 1;
        }
    }
    depths[0] = 1;
    assert_eq!(depths, [1, 8, 42, 140, 344, 568, 550, 312, 92]);
}

#[test]
fn the_first_solution_of_eight_queens_is_found_after_876_squares() {
    let mut search = search(8, PLAIN, GoalPolicy::FirstAnswer);
    search.advance(u64::MAX);
    search.seek(u64::MAX);
    let counters = search.counters();
    let tried = counters.placements + counters.refused.iter().sum::<u64>();
    assert_eq!(tried, 876);
    let columns: Vec<u32> = search
        .path()
        .unwrap()
        .iter()
        .map(|queen| queen.cell % 8 + 1)
        .collect();
    assert_eq!(columns, [1, 5, 8, 6, 3, 7, 2, 4]);
    assert_eq!(search.status().outcome, Some(Outcome::Found { depth: 8 }));
}

#[test]
fn marks_show_what_each_queen_crosses_out() {
    let mut search = search(8, FORWARD, GoalPolicy::FirstAnswer);
    search.advance(u64::MAX);
    search.seek(1);
    let mut frame = backtracking::Frame::default();
    search.frame(&mut frame);
    let crossed = |depth: u8| Mark::Crossed as u8 + 2 * depth;
    // The first queen stands in the corner: row 2 loses the first two columns, row 8 the first and
    // the last.
    let row = |row: usize| &frame.marks[row * 8..][..8];
    assert_eq!(row(0)[0], Mark::Chosen as u8);
    assert_eq!(row(0)[1..], [Mark::Other as u8; 7]);
    let left = Mark::Left as u8;
    assert_eq!(row(1)[..3], [crossed(1), crossed(1), left]);
    assert_eq!(row(7)[0], crossed(1));
    assert_eq!(row(7)[7], crossed(1));
    assert_eq!(row(7)[1..7], [left; 6]);
}

#[test]
fn the_picture_of_forward_checking_is_a_step_of_the_search() {
    let mut search = search(8, FORWARD, GoalPolicy::FirstAnswer);
    search.advance(u64::MAX);
    let known = search.status().known;
    // Queens on columns 1, 4, 6 and 3 of the first rows leave nothing in row 5.
    let picture = (1..=known).find(|&step| {
        search.seek(step);
        let path = search.current_path();
        let columns: Vec<u32> = path.iter().map(|queen| queen.cell % 8 + 1).collect();
        columns == [1, 4, 6, 3]
    });
    let step = picture.expect("the picture of the design");
    search.seek(step);
    let event = search.event();
    assert_eq!(event.reason, Some(1));
    assert_eq!(event.witness, Some(4 * 8));
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn every_step_is_that_of_the_textbook(
        side in 1_usize..=8,
        algorithm in select(ALGORITHMS.to_vec()),
        orders in orders(),
    ) {
        let Parameter::Orders(variables, values) = orders else { unreachable!() };
        let puzzle = reference(side);
        let most = 1_500;
        let film = Film::record(&puzzle, algorithm.id(), variables, values, most);
        let mut search = search(side as u32, algorithm.with(orders), GoalPolicy::WholeSpace);
        film.assert_shown_by(&mut search);
    }

    #[test]
    fn marks_are_the_same_in_whichever_order_steps_are_sought(
        side in 4_u32..=8,
        algorithm in select(ALGORITHMS.to_vec()),
        orders in orders(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
    ) {
        let mut search = search(side, algorithm.with(orders), GoalPolicy::WholeSpace);
        search.advance(2_000);
        let known = search.status().known as usize;
        let all: Vec<Shot> = (0..=known).map(|step| {
            search.seek(step as u64);
            shot(&search)
        }).collect();
        for pick in picks {
            let step = pick.index(known + 1);
            search.seek(step as u64);
            prop_assert_eq!(&shot(&search), &all[step]);
        }
    }
}

#[test]
fn questions_are_answered_by_the_marks_of_the_board() {
    let mut search = search(8, FORWARD, GoalPolicy::WholeSpace);
    search.advance(1_000);
    let left = |frame: &backtracking::Frame, row: usize| {
        let marks = &frame.marks[row * 8..][..8];
        let is_open = !marks.contains(&(Mark::Chosen as u8));
        let count = marks
            .iter()
            .filter(|&&mark| mark == Mark::Left as u8)
            .count();
        is_open.then_some(count)
    };
    let mut asked = [0, 0];
    for step in 0..1_000 {
        search.seek(step);
        let Shot { event, frame, .. } = shot(&search);
        let variable = search.question(QuestionKind::Variable, step);
        let is_new = event.kind != StepKind::Retreat && event.reason.is_none();
        let rows = (0..8).filter_map(|row| Some((left(&frame, row)?, row)));
        let next = rows.min().map(|(_, row)| row as u32);
        let open = (0..8).filter(|&row| left(&frame, row).is_some()).count();
        if let Some(question) = &variable {
            assert!(is_new, "step {step}");
            assert_eq!(Some(question.correct_choice() / 8), next, "step {step}");
            asked[0] += 1;
        } else {
            assert!(!is_new || open < 2, "step {step}");
        }
        let crossed = search.question(QuestionKind::Crossed, step);
        search.seek(step + 1);
        let Shot {
            event,
            frame: after,
            ..
        } = shot(&search);
        assert_eq!(
            crossed.is_some(),
            event.kind == StepKind::Place,
            "step {step}"
        );
        if let Some(question) = crossed {
            let is_crossed = |mark: &u8| *mark >= Mark::Crossed as u8;
            let row = event.choice.cell as usize / 8;
            let others = |frame: &backtracking::Frame| -> usize {
                let rows = (0..8).filter(|&other| other != row);
                let rows = rows.filter(|&other| left(&after, other).is_some());
                rows.map(|other| {
                    frame.marks[other * 8..][..8]
                        .iter()
                        .filter(|mark| is_crossed(mark))
                        .count()
                })
                .sum()
            };
            let count = others(&after) - others(&frame);
            assert_eq!(question.correct_choice() as usize, count, "step {step}");
            assert_eq!(question.about, Some(event.choice.cell));
            asked[1] += 1;
        }
    }
    assert!(asked.iter().all(|&count| count > 100), "{asked:?}");
}

fn judged(text: &str) -> (Vec<String>, Option<String>) {
    answers_and_error(&PUZZLE, text)
}

#[test]
fn judges_ask_for_the_number_of_solutions_up_to_a_line_with_0() {
    let (answers, error) = judged("1\n8\n5\n2\n0\n");
    assert_eq!(answers, ["1", "92", "10", "0"]);
    assert_eq!(error, None);
    let (answers, error) = judged("10\n12");
    assert_eq!(answers, ["724", "14200"]);
    assert_eq!(error, None);
}

#[test]
fn equal_lines_are_counted_once() {
    let text = "10\n".repeat(20_000) + "0\n";
    let (answers, error) = judged(&text);
    assert_eq!(answers.len(), 20_000);
    assert!(answers.iter().all(|answer| answer == "724"));
    assert_eq!(error, None);
}

#[test]
fn what_is_no_board_is_refused_with_its_line() {
    for (text, message) in [
        (
            "8\n13\n0\n",
            "line 2: expected a whole number from 0 to 12, found \"13\"",
        ),
        (
            "8\n0\n\n4\n",
            "line 4: expected nothing after the 0 that ends the text, found \"4\"",
        ),
        (
            "8 8\n",
            "line 1: expected a whole number from 0 to 12, found \"8 8\"",
        ),
        (
            "-1\n",
            "line 1: expected a whole number from 0 to 12, found \"-1\"",
        ),
        (
            "eight\n",
            "line 1: expected a whole number from 0 to 12, found \"eight\"",
        ),
    ] {
        assert_eq!(judged(text).1.as_deref(), Some(message));
    }
}

#[test]
fn the_first_solution_is_given_as_columns_and_can_be_checked() {
    let mut judge = Judge::of_text(&PUZZLE, "8\n3\n", None, None).unwrap();
    judge.set("find", "first").unwrap();
    let case = judge.next().unwrap().unwrap();
    assert_eq!(case.text, "1 5 8 6 3 7 2 4");
    let certificate = case.certificate.unwrap().certificate();
    let problem = problem(8);
    let Certificate::Backtracking(backtracking::Certificate::Choices { choices }) = &*certificate
    else {
        panic!("{certificate:?}");
    };
    assert_eq!(problem.check(choices), Ok(()));
    for (at, queen) in choices.iter().enumerate() {
        let mut wrong = choices.clone();
        wrong[at].cell = queen.cell ^ 1;
        assert!(problem.check(&wrong).is_err(), "{at}");
        wrong.remove(at);
        assert!(problem.check(&wrong).is_err(), "without {at}");
    }
    assert_eq!(judge.next().unwrap().unwrap().text, "Impossible");
}

#[test]
fn settings_of_the_algorithm_combine() {
    let count = |settings: &[(&str, &str)], algorithm: &str| {
        let mut judge = Judge::of_text(&PUZZLE, "8\n", Some(algorithm), None).unwrap();
        for (id, value) in settings {
            judge.set(id, value).unwrap();
        }
        judge.next().unwrap().unwrap().text
    };
    for algorithm in ALGORITHMS {
        for variables in ["given", "fewest-values", "most-constraining"] {
            for values in ["given", "least-constraining"] {
                let settings = [("variables", variables), ("values", values)];
                assert_eq!(count(&settings, algorithm.id()), "92");
            }
        }
    }
    let mut judge = Judge::of_text(&PUZZLE, "8\n", Some("plain"), None).unwrap();
    assert!(judge.set("variables", "least-constraining").is_err());
    assert!(judge.set("heuristic", "given").is_err());
}
