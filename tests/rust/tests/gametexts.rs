//! Judges' texts of games.

use std::time::{Duration, Instant};

use searchlight_core::puzzles::{subtract, tab};
use searchlight_core::text::Line;
use searchlight_core::{Family, Instance, Judge, Outcome, Puzzle, Shape};
use searchlight_tests::games::{Rules, SubtractRules, TabRules};
use searchlight_tests::specimen::{Specimen, shape_of};

/// The answers to a text, and its error's message.
fn judge_by(
    puzzle: &'static Puzzle,
    text: &str,
    algorithm: Option<&str>,
) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(puzzle, text, algorithm, None).expect("an algorithm");
    let error = judge.error().map(ToString::to_string);
    let answers = judge.by_ref().map(|answer| answer.expect("a run").text);
    (answers.collect(), error)
}

fn answers(puzzle: &'static Puzzle, text: &str) -> Vec<String> {
    let (answers, error) = judge_by(puzzle, text, None);
    assert_eq!(error, None, "{text:?}");
    answers
}

fn assert_refused(puzzle: &'static Puzzle, text: &str, answers: &[&str], message: &str) {
    let (found, error) = judge_by(puzzle, text, None);
    assert_eq!(error.as_deref(), Some(message), "{text:?}");
    assert_eq!(found, answers, "{text:?}");
}

fn read(puzzle: &'static Puzzle, text: &str) -> Box<dyn Instance> {
    Specimen::read(puzzle, text).instance
}

fn sides_of(instance: &dyn Instance) -> (u32, u32) {
    let Shape { rows, columns } = shape_of(instance);
    (rows, columns)
}

#[test]
fn the_published_example_is_answered_with_the_winners_own_moves() {
    let text = "2\n10 4 5 3\n10 4 4 3\n";
    assert_eq!(answers(&tab::PUZZLE, text), ["0", "2"]);
    for (algorithm, answers) in [
        ("full", ["0", "2"]),
        ("waves", ["0", "2"]),
        // The lesson's table does not tell how soon.
        ("first", ["0", "1"]),
    ] {
        let judged = judge_by(&tab::PUZZLE, text, Some(algorithm));
        assert_eq!(judged, (answers.map(str::to_owned).to_vec(), None));
    }
}

#[test]
fn every_place_of_a_board_is_answered_as_recursion_says() {
    let rules = TabRules {
        rows: 11,
        columns: 6,
    };
    let plies = rules.plies();
    let mut text = format!("{}\n", rules.places().len());
    let mut right = Vec::new();
    for (row, column) in rules.places() {
        text += &format!("11 6 {row} {column}\n");
        let plies = plies[rules.position((row, column)) as usize];
        right.push(if plies % 2 == 1 { plies.div_ceil(2) } else { 0 });
    }
    let asked = |algorithm| judge_by(&tab::PUZZLE, &text, algorithm).0;
    let numbers =
        |numbers: &[u32]| -> Vec<String> { numbers.iter().map(ToString::to_string).collect() };
    for algorithm in [Some("full"), Some("waves"), None] {
        assert_eq!(asked(algorithm), numbers(&right), "{algorithm:?}");
    }
    let won: Vec<u32> = right.iter().map(|&moves| moves.min(1)).collect();
    assert_eq!(asked(Some("first")), numbers(&won));
}

#[test]
fn heaps_are_answered_as_recursion_says() {
    let mut text = String::new();
    let mut right = Vec::new();
    for (first, second, most) in (0..9)
        .flat_map(|first| (0..9).map(move |second| (first, second)))
        .flat_map(|(first, second)| (1..5).map(move |most| (first, second, most)))
    {
        text += &format!("{first} {second} {most}\n");
        let takes = (1..=most).collect();
        let most = (first, second);
        let rules = SubtractRules { most, takes };
        let plies = rules.plies()[rules.position(most) as usize];
        let d = if plies % 2 == 1 { plies.div_ceil(2) } else { 0 };
        right.push(d.to_string());
    }
    let text = format!("{}\n{text}", right.len());
    assert_eq!(answers(&subtract::PUZZLE, &text), right);
    // 21 matches, up to three at a time: who begins leaves a multiple of four.
    assert_eq!(
        answers(&subtract::PUZZLE, "2\n21 0 3\n20 0 3\n"),
        ["6", "0"]
    );
}

#[test]
fn spaces_blank_lines_and_line_ends_do_not_count() {
    for text in [
        "2\n10 4 5 3\n10 4 4 3",
        "2\r\n10 4 5 3\r\n10 4 4 3\r\n",
        "\u{feff}2\n10 4 5 3\n10 4 4 3\n",
        "\n \n2\n\n10 4 5 3\n\t\r\n\n10 4 4 3\n\n\n",
        "  2 \n  10   4\t5 3  \n10 4 4    3\n \n",
        "02\n010 4 05 0003\n10 4 4 3",
    ] {
        assert_eq!(answers(&tab::PUZZLE, text), ["0", "2"], "{text:?}");
    }
    for puzzle in [&tab::PUZZLE, &subtract::PUZZLE] {
        for text in ["", "\n", "\r\n \t\r\n", "\u{feff}", "0", "0\n\n"] {
            assert_eq!(answers(puzzle, text), [""; 0], "{text:?}");
        }
    }
    let reading = tab::PUZZLE.read("\n2\n\n10 4 5 3\r\n\r\n10 4 4 3");
    let lines: Vec<_> = reading.cases.iter().map(|case| case.line).collect();
    assert_eq!(lines, [4, 6]);
}

#[test]
fn a_bad_number_of_tests_is_refused() {
    for puzzle in [&tab::PUZZLE, &subtract::PUZZLE] {
        for found in [
            "-1",
            "+1",
            "1.0",
            "x",
            "1 2",
            "10 4 4 3",
            "1000001",
            "٣",
            "99999999999",
        ] {
            for (before, line) in [("", 1), ("\n \n", 3)] {
                let message = format!(
                    "line {line}: expected the number of tests, at most 1000000, found {found:?}"
                );
                let text = format!("{before}{found}\n10 4 4\n");
                assert_refused(puzzle, &text, &[], &message);
            }
        }
    }
}

#[test]
fn a_bad_board_is_refused_and_earlier_answers_are_kept() {
    let numbers = |found| format!("expected 4 numbers from 1 to 1000, found {found:?}");
    let cells = |cells| format!("expected at most 250000 cells a board, found {cells}");
    let outside = |rows, columns, row, column| {
        format!(
            "expected a cell of {rows} rows and {columns} columns, found row {row}, column {column}"
        )
    };
    for (test, message) in [
        ("0 4 1 1", numbers("0 4 1 1")),
        ("10 0 1 1", numbers("10 0 1 1")),
        ("1001 4 1 1", numbers("1001 4 1 1")),
        ("4 1001 1 1", numbers("4 1001 1 1")),
        ("10 4 0 1", numbers("10 4 0 1")),
        ("10 4 1 0", numbers("10 4 1 0")),
        ("10 4 4", numbers("10 4 4")),
        ("10 4 4 3 1", numbers("10 4 4 3 1")),
        ("10  4\t4 three", numbers("10 4 4 three")),
        ("ten 4 4 3", numbers("ten 4 4 3")),
        ("10 4 4 -3", numbers("10 4 4 -3")),
        ("10 4 +4 3", numbers("10 4 +4 3")),
        ("10 4 4.0 3", numbers("10 4 4.0 3")),
        (
            "10 4 4 99999999999999999999",
            numbers("10 4 4 99999999999999999999"),
        ),
        ("10 4 ٤ 3", numbers("10 4 ٤ 3")),
        ("1000 251 1 1", cells(251_000)),
        ("501 500 1 1", cells(250_500)),
        ("1000 1000 1 1", cells(1_000_000)),
        ("10 4 11 3", outside(10, 4, 11, 3)),
        ("10 4 4 5", outside(10, 4, 4, 5)),
        ("10 4 1000 1000", outside(10, 4, 1000, 1000)),
        ("1 1 2 1", outside(1, 1, 2, 1)),
    ] {
        for (end, rest) in [("\n", "10 4 4 3\n"), ("\r\n", ""), ("\n \n", "x")] {
            let line = end.lines().count();
            let text = format!("3{end}10 4 4 3{end}{test}{end}{rest}");
            let message = format!("line {}: {message}", 2 * line + 1);
            assert_refused(&tab::PUZZLE, &text, &["2"], &message);
        }
    }
    let long = format!("1\n10 4 4 {}", "7".repeat(60));
    let quoted = format!("10 4 4 {}…", "7".repeat(33));
    let message = format!("line 2: {}", numbers(quoted.as_str()));
    assert_refused(&tab::PUZZLE, &long, &[], &message);
}

#[test]
fn the_largest_boards_are_read() {
    for (text, rows, columns) in [
        ("1\n1000 250 1000 250", 1_000, 250),
        ("1\n250 1000 1 1", 250, 1_000),
        ("1\n500 500 250 250", 500, 500),
        ("1\n1 1 1 1", 1, 1),
    ] {
        let board = read(&tab::PUZZLE, text);
        assert_eq!(sides_of(board.as_ref()), (rows, columns));
        assert_eq!(board.text(), Some(format!("{text}\n")));
    }
    let heaps = read(&subtract::PUZZLE, "1\n500 500 500");
    assert_eq!(sides_of(heaps.as_ref()), (501, 501));
    assert_eq!(heaps.text().as_deref(), Some("1\n500 500 500\n"));
}

#[test]
fn each_line_of_a_long_text_is_one_small_case_at_once() {
    const TESTS: usize = 5_000;
    // What can be taken is not listed: that would take 2,000 bytes a case.
    assert!(size_of::<subtract::Subtract>() <= 48);
    let mut reader = (subtract::PUZZLE.reader)();
    let mut cases = Vec::new();
    let count = TESTS.to_string();
    let first = reader.line(&Line::new(1, &count), &mut cases);
    assert_eq!((first, cases.len()), (Ok(()), 0));
    for number in 1..=TESTS {
        let read = reader.line(&Line::new(number + 1, "500 0 500"), &mut cases);
        assert_eq!((read, cases.len()), (Ok(()), number));
    }
    assert_eq!(reader.end(TESTS + 2, &mut cases), Ok(()));
    for (case, line) in cases.iter().zip(2..) {
        assert_eq!(case.line, line);
        assert_eq!(case.instance.text().as_deref(), Some("1\n500 0 500\n"));
        // A period of 501 is too long for a row.
        assert_eq!(sides_of(case.instance.as_ref()), (26, 20));
    }
    let text = format!("{TESTS}\n{}", "500 0 500\n".repeat(TESTS));
    assert_eq!(subtract::PUZZLE.read(&text).cases.len(), TESTS);
}

/// The shortest of five times that reading 1,000 tests took, each of one heap of 500 pieces from
/// which 1 to `most` may be taken.
fn reading_time(most: u32) -> Duration {
    let text = format!("1000\n{}", format!("500 0 {most}\n").repeat(1_000));
    let times = (0..5).map(|_| {
        let begun = Instant::now();
        assert_eq!(subtract::PUZZLE.read(&text).cases.len(), 1_000);
        begun.elapsed()
    });
    times.min().expect("some times")
}

#[test]
fn a_test_is_read_quickly_however_many_may_be_taken() {
    // Searching for the pattern of 500 numbers takes hundreds of times as long as that of one.
    let (one, all) = (reading_time(1), reading_time(500));
    assert!(all < 20 * one, "{all:?} against {one:?}");
}

#[test]
fn bad_heaps_are_refused_and_earlier_answers_are_kept() {
    let numbers = |found| format!("expected 3 numbers from 0 to 500, found {found:?}");
    let whole = |found| format!("expected a whole number from 1 to 500, found {found:?}");
    for (test, message) in [
        ("501 0 3", numbers("501 0 3")),
        ("0 501 3", numbers("0 501 3")),
        ("5 5 501", numbers("5 5 501")),
        ("5 5 0", whole("0")),
        ("5 5 000", whole("000")),
        ("5 5", numbers("5 5")),
        ("5 5 1 1", numbers("5 5 1 1")),
        ("-1 5 3", numbers("-1 5 3")),
        ("5 5 three", numbers("5 5 three")),
        ("5 5 1-3", numbers("5 5 1-3")),
        ("4294967297 5 3", numbers("4294967297 5 3")),
    ] {
        let text = format!("3\n\n21 0 3\n{test}\n5 5 1\n");
        assert_refused(
            &subtract::PUZZLE,
            &text,
            &["6"],
            &format!("line 4: {message}"),
        );
    }
}

#[test]
fn a_text_with_fewer_tests_than_it_says_ends_behind_its_last_line() {
    for (text, line, expected, found) in [
        ("1", 2, 1, 0),
        ("1\n", 2, 1, 0),
        ("1\n\n\n", 4, 1, 0),
        ("3\n10 4 4 3", 3, 3, 1),
        ("3\n10 4 4 3\n", 3, 3, 1),
        ("3\r\n10 4 4 3\r\n\r\n10 4 5 3\r\n \r\n", 6, 3, 2),
        ("1000000\n10 4 4 3\n", 3, 1_000_000, 1),
    ] {
        let message =
            format!("line {line}: expected {expected} tests, the text ends after {found}");
        assert_refused(&tab::PUZZLE, text, &["2", "0"][..found], &message);
    }
    let message = "line 3: expected 2 tests, the text ends after 1";
    assert_refused(&subtract::PUZZLE, "2\n20 0 3", &["0"], message);
}

#[test]
fn what_stands_behind_the_tests_is_refused_where_it_stands() {
    for (text, line, tests, found) in [
        ("1\n10 4 4 3\n10 4 5 3\n", 3, 1, "10 4 5 3"),
        ("1\n10 4 4 3\n\n \nx\ny", 5, 1, "x"),
        ("2\r\n10 4 4 3\r\n10 4 5 3\r\n\r\n 0 \r\n", 5, 2, "0"),
        ("0\n\n10 4  4 3", 3, 0, "10 4 4 3"),
    ] {
        let message = format!("line {line}: expected nothing after {tests} tests, found {found:?}");
        assert_refused(&tab::PUZZLE, text, &["2", "0"][..tests], &message);
    }
    let message = "line 3: expected nothing after 1 tests, found \"end\"";
    assert_refused(&subtract::PUZZLE, "1\n20 0 3\nend", &["0"], message);
    // What is wrong first is said first.
    let message = "line 2: expected 4 numbers from 1 to 1000, found \"x\"";
    assert_refused(&tab::PUZZLE, "1\nx\n10 4 4 3", &[], message);
}

#[test]
fn a_step_limit_holds_for_each_test_and_answers_come_with_their_lines() {
    let text = "3\n200 50 1 1\n\n10 4 10 1\n200 50 200 1\n";
    let judge = Judge::of_text(&tab::PUZZLE, text, None, Some(50)).expect("its algorithm");
    let answers: Vec<_> = judge.map(|answer| answer.expect("a run")).collect();
    let lines: Vec<_> = answers.iter().map(|answer| answer.line).collect();
    assert_eq!(lines, [2, 4, 5]);
    let texts: Vec<_> = answers.iter().map(|answer| answer.text.as_str()).collect();
    assert_eq!(texts, ["", "0", "0"]);
    assert_eq!(answers[0].outcome, Outcome::LimitReached);
    for (number, answer) in answers[1..].iter().enumerate() {
        let plies = Some(0);
        assert_eq!(answer.outcome, Outcome::Filled { wins: false, plies });
        let proof = answer.certificate.as_ref().expect("a proof");
        assert_eq!(proof.number, number);
        let problem = answer.instance.problem(Family::Games);
        let problem = problem.expect("a game");
        assert_eq!(problem.verify(&proof.certificate()), Ok(()));
    }
}
