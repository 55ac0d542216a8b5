//! Judges' text of the puzzles that move pieces from one position to another: what is read, and
//! what is said about a bad line.

use proptest::prelude::*;
use searchlight_core::puzzles::{rearrange, solitaire};
use searchlight_core::{EditError, Instance, Judge, Puzzle, Shape};
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::{Specimen, cases, space_problem_of};

const SQUARES: &str = "1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101\n";
const PLACES: &str = "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n";
const FAR: &str = "4 4 4 5 5 4 6 5\n1 1 1 8 8 1 8 8\n";

/// The answers to a text, and its error's message.
fn judge(puzzle: &'static Puzzle, text: &str) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(puzzle, text, None, None).unwrap();
    let error = judge.error().map(ToString::to_string);
    let answers = judge.by_ref().map(|answer| answer.unwrap().text).collect();
    (answers, error)
}

fn assert_answers(puzzle: &'static Puzzle, text: &str, answers: &[&str]) {
    let (found, error) = judge(puzzle, text);
    assert_eq!((found, error), (to_owned(answers), None), "{text:?}");
}

fn assert_refused(puzzle: &'static Puzzle, text: &str, answers: &[&str], message: &str) {
    let (found, error) = judge(puzzle, text);
    assert_eq!(error.as_deref(), Some(message), "{text:?}");
    assert_eq!(found, to_owned(answers), "{text:?}");
}

fn to_owned(answers: &[&str]) -> Vec<String> {
    answers.iter().map(ToString::to_string).collect()
}

#[test]
fn the_published_samples_are_answered() {
    assert_answers(&rearrange::PUZZLE, SQUARES, &["4"]);
    assert_answers(&solitaire::PUZZLE, PLACES, &["YES"]);
    let twice = format!("{SQUARES}{SQUARES}");
    assert_answers(&rearrange::PUZZLE, &twice, &["4", "4"]);
    let several = format!("{PLACES}{FAR}{PLACES}");
    assert_answers(&solitaire::PUZZLE, &several, &["YES", "NO", "YES"]);
}

#[test]
fn spaces_blank_lines_line_ends_and_byte_order_marks_do_not_count() {
    for (puzzle, sample, answer) in [
        (&rearrange::PUZZLE, SQUARES, "4"),
        (&solitaire::PUZZLE, PLACES, "YES"),
    ] {
        for text in [
            sample.trim_end().to_owned(),
            sample.replace('\n', "\r\n"),
            sample.replace('\n', "\n\n"),
            sample.replace('\n', " \t\r\n \r\n"),
            format!("\u{feff}\n\n{sample}\n\n"),
            sample.replace(' ', "\t  "),
            format!("  {sample}").replace('\n', "  \n  "),
        ] {
            assert_answers(puzzle, &text, &[answer]);
        }
        for text in ["", "\n", "\u{feff}\r\n \t"] {
            assert_answers(puzzle, text, &[]);
        }
    }
    // Cells are single letters, so they may stand apart.
    let apart = SQUARES.replace('0', " 0 ").replace('1', "1 ");
    assert_answers(&rearrange::PUZZLE, &apart, &["4"]);
}

#[test]
fn cases_know_their_first_line() {
    let lines = |puzzle: &Puzzle, text: &str| -> Vec<usize> {
        let reading = puzzle.read(text);
        reading.cases.iter().map(|case| case.line).collect()
    };
    let text = format!("\n{SQUARES}\n\n{SQUARES}");
    assert_eq!(lines(&rearrange::PUZZLE, &text), [2, 12]);
    let text = format!("\n{PLACES}\n\n{PLACES}");
    assert_eq!(lines(&solitaire::PUZZLE, &text), [2, 6]);
}

#[test]
fn pieces_may_come_in_any_order_and_are_written_in_one() {
    let shuffled = "6 5 4 5 5 4 4 4\n4 6 3 3 2 4 3 6\n";
    let [ordered, shuffled] =
        [PLACES, shuffled].map(|text| Specimen::read(&solitaire::PUZZLE, text));
    assert_eq!(shuffled.link(0), ordered.link(0));
    assert_eq!(shuffled.instance.text().as_deref(), Some(PLACES));
    let sample = Specimen::read(&rearrange::PUZZLE, SQUARES);
    assert_eq!(sample.instance.text().as_deref(), Some(SQUARES));
}

#[test]
fn a_wrong_line_of_cells_is_named_with_what_was_expected() {
    let count = "4 cells of '0' or '1', found";
    let letter =
        |letter, column| format!("'0' or '1' in each cell, found '{letter}' in column {column} of");
    for (wrong, expected) in [
        ("111", count),
        ("11111", count),
        ("1 1 1", count),
        ("1111 0", count),
        ("1111 0000", count),
        // An unknown letter is named whatever the number of cells.
        ("11x0", &letter('x', 3)),
        ("-111", &letter('-', 1)),
        ("١١١١", &letter('١', 1)),
        ("hello", &letter('h', 1)),
        ("11１Ｘ", &letter('Ｘ', 4)),
    ] {
        let message = format!("line 11: expected {expected} \"{wrong}\"");
        let text = format!("{SQUARES}1111\n0000\n{wrong}\n{SQUARES}");
        assert_refused(&rearrange::PUZZLE, &text, &["4"], &message);
        let text = text.replace('\n', "\r\n");
        assert_refused(&rearrange::PUZZLE, &text, &["4"], &message);
    }
    // In the second board of a case.
    let text = SQUARES.replacen("1010", "1o10", 1);
    let message = "line 5: expected '0' or '1' in each cell, found 'o' in column 2 of \"1o10\"";
    assert_refused(&rearrange::PUZZLE, &text, &[], message);
}

#[test]
fn a_wrong_line_of_places_is_named_with_what_was_expected() {
    for wrong in [
        // Three pieces, five pieces, half a piece.
        "4 4 4 5 5 4",
        "4 4 4 5 5 4 6 5 6 6",
        "4 4 4 5 5 4 6",
        // Outside the board, and what is no number from 1 to 8.
        "0 4 4 5 5 4 6 5",
        "4 4 4 9 5 4 6 5",
        "4 4 4 5 5 4 6 -5",
        "4 4 4 5 5 4 6 4294967297",
        "4 4 4 5 5 4 6 99999999999999999999",
        "4 4 4 5 5 4 6 +5",
        "4 4 4 5 5 4 6 5.0",
        "4 4 4 5 5 4 6 five",
        "44455465",
        "4;4 4;5 5;4 6;5",
        "4,4,4,5,5,4,6,,5",
        "4,4,4,5,5,4,6,5,",
    ] {
        let found = if wrong.chars().count() > 40 {
            format!("{}…", wrong.chars().take(40).collect::<String>())
        } else {
            wrong.to_owned()
        };
        let message = format!("line 4: expected 8 numbers from 1 to 8, found \"{found}\"");
        let text = format!("{PLACES}{}\n{wrong}\n{PLACES}", "1 1 1 2 1 3 1 4");
        assert_refused(&solitaire::PUZZLE, &text, &["YES"], &message);
        let text = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_refused(&solitaire::PUZZLE, &text, &["YES"], &message);
        let message = message.replace("line 4", "line 1");
        let text = format!("{wrong}\n{PLACES}");
        assert_refused(&solitaire::PUZZLE, &text, &[], &message);
    }
}

#[test]
fn two_pieces_on_one_cell_are_refused_with_the_cell() {
    let text = format!("{PLACES}{PLACES}4 4 4 5 5 4 6 5\n2 4 3 6 2 4 4 6\n");
    let message = "line 6: expected each piece on a cell of its own, found two at row 2, column 4";
    assert_refused(&solitaire::PUZZLE, &text, &["YES", "YES"], message);
    let message = "line 1: expected each piece on a cell of its own, found two at row 8, column 8";
    assert_refused(&solitaire::PUZZLE, "8 8 8 8 1 1 1 1\n", &[], message);
}

#[test]
fn a_text_that_ends_too_early_keeps_its_earlier_answers() {
    let lines: Vec<&str> = SQUARES.lines().collect();
    for count in 1..8 {
        let text = format!("{SQUARES}{}", lines[..count].join("\n"));
        let (line, missing) = (9 + count, 8 - count);
        let message = format!("line {line}: expected a case of 8 lines, {missing} missing");
        assert_refused(&rearrange::PUZZLE, &text, &["4"], &message);
        assert_refused(
            &rearrange::PUZZLE,
            &format!("{text}\n \n\n"),
            &["4"],
            &message,
        );
    }
    let text = format!("{PLACES}\n{PLACES}\n1 1 1 2 1 3 1 4\n\n");
    let message = "line 8: expected a case of 2 lines, 1 missing";
    assert_refused(&solitaire::PUZZLE, &text, &["YES", "YES"], message);
}

#[test]
fn only_the_judges_boards_have_judges_text() {
    let shape = |rows, columns| Shape { rows, columns };
    let squares = Specimen::read(&rearrange::PUZZLE, SQUARES).instance;
    assert_eq!(squares.resized(shape(3, 4)).unwrap().text(), None);
    assert_eq!(squares.resized(shape(2, 8)).unwrap().text(), None);
    let places = Specimen::read(&solitaire::PUZZLE, PLACES).instance;
    assert_eq!(places.resized(shape(8, 7)).unwrap().text(), None);
    // Cell 27 has a piece of the start, and 28 has one, too: three are left, or none is wanted.
    assert_eq!(places.edited(27).unwrap().text(), None);
    assert_eq!(places.goal_edited(11).unwrap().text(), None);
    let moved = places.edited(27).unwrap().edited(0).unwrap();
    let text = "1 1 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n";
    assert_eq!(moved.text().as_deref(), Some(text));
}

#[test]
fn there_are_four_pieces_at_most() {
    let places = Specimen::read(&solitaire::PUZZLE, PLACES).instance;
    let most = 4;
    let too_many = EditError::TooManyPieces { most };
    assert_eq!(places.edited(0).err(), Some(too_many.clone()));
    assert_eq!(places.goal_edited(0).err(), Some(too_many.clone()));
    assert_eq!(too_many.to_string(), "there are 4 pieces at most");
    let (cell, cells) = (64, 64);
    let outside = Some(EditError::OutsideBoard { cell, cells });
    assert_eq!(places.edited(64).err(), outside);
    assert_eq!(places.goal_edited(64).err(), outside);
    // On the other puzzle's board any number has its place.
    let squares = Specimen::read(&rearrange::PUZZLE, SQUARES).instance;
    let full = (0..16).fold(squares, |instance, cell| {
        let board = codes(instance.as_ref());
        if board[cell as usize] & 1 == 1 {
            return instance;
        }
        instance.edited(cell).unwrap()
    });
    assert!(codes(full.as_ref()).iter().all(|code| code & 1 == 1));
}

fn codes(instance: &dyn Instance) -> Vec<u8> {
    let problem = space_problem_of(instance);
    let mut codes = vec![0; problem.board_shape().cells()];
    problem.board(problem.space().start(), &mut codes);
    codes
}

/// What the judge answers to many cases in one text, each of which follows from the others' runs
/// being over, is what it answers to each alone.
#[test]
fn answers_do_not_depend_on_the_cases_before() {
    let mut draw = draws(11);
    let mut place = |near: u64| {
        let mut cells: Vec<u64> = Vec::new();
        while cells.len() < 4 {
            let (row, column) = (draw(4) + near, draw(4) + near);
            if !cells.contains(&(10 * row + column)) {
                cells.push(10 * row + column);
            }
        }
        let places = cells
            .iter()
            .map(|cell| format!("{} {}", cell / 10, cell % 10));
        places.collect::<Vec<_>>().join(" ") + "\n"
    };
    let texts: Vec<String> = (0..60)
        .map(|index| place(2 + index % 2) + &place(2 + index % 3))
        .collect();
    let alone: Vec<String> = texts
        .iter()
        .flat_map(|text| judge(&solitaire::PUZZLE, text).0)
        .collect();
    let (together, _) = judge(&solitaire::PUZZLE, &texts.concat());
    assert_eq!(together, alone);
    assert!(alone.contains(&"YES".to_owned()) && alone.contains(&"NO".to_owned()));
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn what_is_printed_is_read_as_it_was(start in 0..1_u64 << 16, goal in 0..1_u64 << 16) {
        let board = |set: u64| -> String {
            let digit = |cell: u64| if set >> cell & 1 == 1 { '1' } else { '0' };
            let lines = (0..4).map(|row| (4 * row..4 * row + 4).map(digit).collect());
            lines.collect::<Vec<String>>().join("\n") + "\n"
        };
        let text = board(start) + &board(goal);
        let instance = Specimen::read(&rearrange::PUZZLE, &text).instance;
        prop_assert_eq!(instance.text(), Some(text));
        let expected: Vec<u8> = (0..16)
            .map(|cell| ((start >> cell & 1) + 2 * (goal >> cell & 1)) as u8)
            .collect();
        prop_assert_eq!(codes(instance.as_ref()), expected);
    }
}
