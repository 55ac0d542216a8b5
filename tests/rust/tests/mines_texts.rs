//! Minefields as judges see them: their text, what is wrong with it, and the answers.

use searchlight_core::backtracking::{self, Choices};
use searchlight_core::puzzles::mines::{Mines, PUZZLE};
use searchlight_core::{Certificate, Judge, Refutation};
use searchlight_tests::minefield::shape;

fn judged(text: &str) -> (Vec<String>, Option<String>) {
    let judge = Judge::of_text(&PUZZLE, text, None, None).unwrap();
    let error = judge.error().map(ToString::to_string);
    (judge.map(|answer| answer.unwrap().text).collect(), error)
}

fn assert_refused(text: &str, answers: usize, message: &str) {
    let (found, error) = judged(text);
    assert_eq!(error.as_deref(), Some(message), "{text:?}");
    assert_eq!(found.len(), answers, "{text:?}");
}

#[test]
fn answers_are_drawn_row_by_row_with_a_blank_line_behind() {
    // One mine in the middle; no mine; all mines; nothing fits.
    let text = "3 3\n1 1 1\n1 1 1\n1 1 1\n1 2\n0 0\n2 1\n2\n2\n1 1\n2\n2 1\n0\n1\n";
    let (answers, error) = judged(text);
    assert_eq!(error, None);
    let drawn = "...\n.*.\n...\n";
    assert_eq!(
        answers,
        [drawn, "..\n", "*\n*\n", "Impossible\n", "Impossible\n"]
    );
}

#[test]
fn spaces_blank_lines_and_line_ends_do_not_count() {
    let text = "2 3\n1 1 0\n1 1 0\n";
    let (plain, error) = judged(text);
    assert_eq!((plain.len(), error), (1, None));
    for text in [
        text.trim_end().to_owned(),
        text.replace('\n', "\r\n"),
        text.replace('\n', "\n\n \t\n"),
        text.replace(' ', "  \t"),
        format!("\u{feff}\n{text}\n\n"),
    ] {
        assert_eq!(judged(&text), (plain.clone(), None), "{text:?}");
    }
    for text in ["", "\n", " \r\n\t"] {
        assert_eq!(judged(text), (vec![], None));
    }
}

#[test]
fn a_wrong_line_is_named_with_what_was_expected() {
    let sizes = |line: usize, found: &str| {
        format!("line {line}: expected 2 numbers from 1 to 2500, found {found:?}")
    };
    for found in [
        "0 3",
        "3 0",
        "3",
        "3 3 3",
        "a 3",
        "-1 3",
        "+1 3",
        "2501 1",
        "3 99999999999999999999",
        "3 2.5",
    ] {
        assert_refused(&format!("{found}\n0 0 0\n"), 0, &sizes(1, found));
    }
    let row = |line: usize, found: &str| {
        format!("line {line}: expected 3 numbers from 0 to 9, found {found:?}")
    };
    for found in [
        "0 0", "0 0 0 0", "0 10 0", "0 x 0", "0 -1 0", "0 +1 0", "000", "0 0 0,",
    ] {
        assert_refused(&format!("2 3\n0 0 0\n{found}\n"), 0, &row(3, found));
        assert_refused(
            &format!("1 1\n0\n\n2 3\n{found}\n0 0 0\n"),
            1,
            &row(5, found),
        );
    }
    assert_refused("1 1\n0\n1 1\n1\nx\n1 1\n0\n", 2, &sizes(5, "x"));
    let many = "line 2: expected at most 2500 cells a board, found 2550";
    assert_refused("\n51 50\n", 0, many);
    assert_refused("\n50 51\n0 0 0\n", 0, many);
}

#[test]
fn a_text_that_ends_early_is_an_error_behind_its_last_line() {
    let missing = |line: usize, missing: usize| {
        format!("line {line}: expected a case of 4 lines, {missing} missing")
    };
    assert_refused("3 2", 0, &missing(2, 3));
    assert_refused("1 1\n0\n3 2\n0 0\n\n", 1, &missing(5, 2));
    assert_refused("3 2\n0 0\n0 0\n", 0, &missing(4, 1));
}

#[test]
fn a_case_knows_its_first_line() {
    let reading = PUZZLE.read("\n1 1\n0\n\n2 1\n1\n\n1\n1 2\n0 0\n");
    let lines: Vec<usize> = reading.cases.iter().map(|case| case.line).collect();
    assert_eq!(lines, [2, 5, 9]);
}

#[test]
fn the_judge_proves_what_it_answers() {
    let field = Mines::new(shape(2, 2), &[1; 4]).unwrap();
    let text = "2 2\n1 1\n1 1\n2 2\n1 1\n1 5\n";
    let mut judge = Judge::of_text(&PUZZLE, text, Some("rowMajor"), None).unwrap();
    let solved = judge.next().unwrap().unwrap();
    let certificate = solved.certificate.unwrap().certificate();
    let Certificate::Backtracking(backtracking::Certificate::Choices { choices }) = &*certificate
    else {
        panic!("{certificate:?}");
    };
    assert_eq!(field.check(choices), Ok(()));
    assert_eq!(solved.text, "..\n.*\n");
    let refuted = judge.next().unwrap().unwrap();
    let proof = Refutation::NumberTooLarge { cell: 3, most: 4 };
    let certificate = refuted.certificate.unwrap().certificate();
    assert_eq!(*certificate, Certificate::Refutation(proof));
    assert_eq!(refuted.text, "Impossible\n");
}
