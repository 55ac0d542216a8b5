//! Judges' text: what is read, and what is said about a bad line.

use searchlight_core::puzzles::cells::{self, CellBoard, CellRules};
use searchlight_core::puzzles::flip;
use searchlight_core::text::{InputError, InputFault, Letters};
use searchlight_core::{Action, Judge, Kind, Preset, Puzzle, Shape, Sizes};
use searchlight_tests::specimen::Specimen;
use searchlight_tests::templates::corridor;

const SAMPLE: &str = "bwwb\nbbwb\nbwwb\nbwww\n";

/// The answers to a text, and its error's message.
fn judge(puzzle: &'static Puzzle, text: &str) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(puzzle, text, None, None).unwrap();
    let error = judge.error().map(ToString::to_string);
    let answers = judge.by_ref().map(|answer| answer.unwrap().text).collect();
    assert_eq!(judge.remaining(), 0);
    (answers, error)
}

fn answers(text: &str) -> Vec<String> {
    let (answers, error) = judge(&flip::PUZZLE, text);
    assert_eq!(error, None, "{text:?}");
    answers
}

/// The boards of a text, as one line each.
fn boards(text: &str) -> Vec<String> {
    let reading = flip::PUZZLE.read(text);
    assert_eq!(reading.error, None, "{text:?}");
    let boards = reading.cases.iter();
    boards
        .map(|case| case.instance.text().unwrap().trim().replace('\n', "/"))
        .collect()
}

fn assert_refused(puzzle: &'static Puzzle, text: &str, answers: &[&str], message: &str) {
    let (found, error) = judge(puzzle, text);
    assert_eq!(error.as_deref(), Some(message), "{text:?}");
    assert_eq!(found, answers, "{text:?}");
}

#[test]
fn the_published_sample_takes_four_moves() {
    assert_eq!(answers(SAMPLE), ["4"]);
}

#[test]
fn rows_joined_by_blanks_are_named_and_letters_apart_are_a_row() {
    let joined = "line 1: expected one row of the board, found several in \"bwwb bbwb bwwb bwww\"";
    assert_refused(&flip::PUZZLE, "bwwb bbwb bwwb bwww\n", &[], joined);
    for text in ["b w w b w\n", "bw wbw\n", "b  wwbw\n"] {
        assert_eq!(boards(text), ["bwwbw"], "{text:?}");
    }
    assert_eq!(
        boards("bw wb\nbw wb\nbw wb\nbw wb\n"),
        ["bwwb/bwwb/bwwb/bwwb"]
    );
}

#[test]
fn no_text_has_no_answers() {
    for text in ["", "\n", "\r\n \t \r\n", "\u{feff}", "\u{feff}\n\n"] {
        assert_eq!(answers(text), [""; 0]);
    }
}

#[test]
fn spaces_line_ends_and_byte_order_marks_do_not_count() {
    let texts = [
        SAMPLE.trim_end().to_owned(),
        SAMPLE.replace('\n', "\r\n"),
        format!("\u{feff}{SAMPLE}"),
        format!("\u{feff}{}", SAMPLE.replace('\n', "\r\n")),
        SAMPLE.replace('b', " b ").replace('w', "w\t"),
        format!("\n\n{SAMPLE}"),
        format!(" \t\r\n{SAMPLE}\r\n  \r\n\r\n"),
    ];
    for text in texts {
        assert_eq!(answers(&text), ["4"], "{text:?}");
    }
}

#[test]
fn four_letter_lines_go_by_four() {
    let two = format!("{SAMPLE}wwww\nwwww\nwwww\nwwww\n");
    assert_eq!(answers(&two), ["4", "0"]);
    assert_eq!(answers(&format!("{two}\n \n")), ["4", "0"]);
    assert_eq!(
        answers(&two.replace("\nwwww\nwwww\nwwww\nwwww", "\n\nwwww\nwwww\nwwww\nwwww")),
        ["4", "0"]
    );
    // Too many lines for one board, although a blank line comes before them.
    assert_eq!(answers(&format!("\n{two}")), ["4", "0"]);
}

#[test]
fn blank_lines_part_boards_of_any_size() {
    let text = "bw\nwb\n\n\nw\n\nbwwb\nwwww\nwwww\n\nbbb\n";
    assert_eq!(boards(text), ["bw/wb", "w", "bwwb/wwww/wwww", "bbb"]);
    assert_eq!(boards("\nwwww\nwwww\nwwww\n"), ["wwww/wwww/wwww"]);
    assert_eq!(
        boards("\nwwww\nwwww\nwwww\nwwww\nwwwb\n"),
        ["wwww/wwww/wwww/wwww/wwwb"]
    );
    assert_eq!(boards("wwwww\nbbbbb\nwwwww\n"), ["wwwww/bbbbb/wwwww"]);
}

#[test]
fn boards_of_every_size_are_read_back_from_their_text() {
    for text in [
        "b\n",
        "\nbwwb\n",
        "\nbwwb\nbwww\nwwww\n",
        "\nwwwb\nwwww\nbwww\nwwww\nwbww\n",
    ] {
        let specimen = Specimen::read(&flip::PUZZLE, text);
        assert_eq!(specimen.instance.text().as_deref(), Some(text));
    }
    let sample = Specimen::read(&flip::PUZZLE, SAMPLE).instance;
    assert_eq!(sample.text().as_deref(), Some(SAMPLE));
}

#[test]
fn cases_know_their_first_line() {
    let text = format!("\n{SAMPLE}\n\nbw\nwb\n\nw\n");
    let reading = flip::PUZZLE.read(&text);
    let lines: Vec<_> = reading.cases.iter().map(|case| case.line).collect();
    assert_eq!(lines, [2, 8, 11]);
    let corridors = corridor::PUZZLE.read("\nS.G\n\n X \n");
    let lines: Vec<_> = corridors.cases.iter().map(|case| case.line).collect();
    assert_eq!(lines, [2, 4]);
}

#[test]
fn a_wrong_line_is_named_with_what_was_expected() {
    let message = "line 7: expected 'b' or 'w' in each cell, found 'x' in column 3 of \"bwxw\"";
    let text = format!("{SAMPLE}bwwb\nbbwb\nbwxw\nbwww\n");
    assert_refused(&flip::PUZZLE, &text, &["4"], message);
    assert_refused(&flip::PUZZLE, &text.replace('\n', "\r\n"), &["4"], message);
    assert_refused(&flip::PUZZLE, &format!("\u{feff}{text}"), &["4"], message);
    // Spaces do not count, but are quoted where there are any.
    let spaced = message.replace("bwxw", "bw xw");
    assert_refused(&flip::PUZZLE, &text.replace('w', "w  "), &["4"], &spaced);
    let refused: [(&str, &[&str], &str); 5] = [
        (
            "BW",
            &[],
            "line 1: expected 'b' or 'w' in each cell, found 'B' in column 1 of \"BW\"",
        ),
        (
            "bw\nb",
            &[],
            "line 2: expected 2 cells of 'b' or 'w', found \"b\"",
        ),
        (
            "bwwb\nbbw",
            &[],
            "line 2: expected 4 cells of 'b' or 'w', found \"bbw\"",
        ),
        (
            "b\"\\",
            &[],
            "line 1: expected 'b' or 'w' in each cell, found '\\\"' in column 2 of \"b\\\"\\\\\"",
        ),
        (
            "bw\n\nbwb\n\nb∅\n\nbw",
            &["Impossible", "2"],
            "line 5: expected 'b' or 'w' in each cell, found '∅' in column 2 of \"b∅\"",
        ),
    ];
    for (text, answers, message) in refused {
        assert_refused(&flip::PUZZLE, text, answers, message);
    }
}

#[test]
fn a_long_wrong_line_is_quoted_in_part() {
    for beyond in ["x", " x"] {
        let text = format!("bw\n{}{beyond}", "x".repeat(40));
        let message = format!(
            "line 2: expected 'b' or 'w' in each cell, found 'x' in column 1 of \"{}…\"",
            "x".repeat(40)
        );
        assert_refused(&flip::PUZZLE, &text, &[], &message);
    }
    let text = format!("bw\n{}", "x".repeat(40));
    let message = format!(
        "line 2: expected 'b' or 'w' in each cell, found 'x' in column 1 of \"{}\"",
        "x".repeat(40)
    );
    assert_refused(&flip::PUZZLE, &text, &[], &message);
}

#[test]
fn a_text_that_ends_too_early_keeps_its_earlier_answers() {
    let truncated = [
        (
            format!("{SAMPLE}bwwb\nbbwb\nbwwb\n"),
            "line 8: expected a case of 4 lines, 1 missing",
        ),
        (
            format!("{SAMPLE}bwwb"),
            "line 6: expected a case of 4 lines, 3 missing",
        ),
        (
            format!("{SAMPLE}bwwb\r\nbwwb\r\n\r\n\r\n"),
            "line 7: expected a case of 4 lines, 2 missing",
        ),
    ];
    for (text, message) in truncated {
        assert_refused(&flip::PUZZLE, &text, &["4"], message);
    }
    // The rest is as large as the board before it, but a part of a larger one.
    assert_refused(
        &flip::PUZZLE,
        &format!("wwww\nwwww\nwwww\n\n{SAMPLE}wwww\nwwww\nwwww\n"),
        &["0", "4"],
        "line 12: expected a case of 4 lines, 1 missing",
    );
    assert_refused(
        &flip::PUZZLE,
        "wwww\nwwww\nwwww",
        &[],
        "line 4: expected a case of 4 lines, 1 missing",
    );
}

#[test]
fn a_board_with_too_many_cells_is_refused_where_it_gets_too_large() {
    let refused = [
        (
            "b".repeat(21),
            1,
            "expected at most 20 cells a board, found 21",
        ),
        (
            "bbbbb\n".repeat(5),
            5,
            "expected at most 20 cells a board, found 25",
        ),
        (
            "b\n".repeat(22),
            21,
            "expected at most 20 cells a board, found 21",
        ),
    ];
    for (text, line, fault) in refused {
        assert_refused(&flip::PUZZLE, &text, &[], &format!("line {line}: {fault}"));
        let message = format!("line {}: {fault}", line + 1);
        assert_refused(&flip::PUZZLE, &format!("\n{text}"), &[], &message);
    }
}

#[test]
fn a_corridor_needs_one_start_and_one_goal() {
    let refused = [
        (
            "S.G\nX\nS.",
            "line 3: expected each of 'S' or 'G' once, found \"S.\"",
        ),
        (
            "S.G\nX\nSSG",
            "line 3: expected each of 'S' or 'G' once, found \"SSG\"",
        ),
        (
            "S.G\nX\n\nXG",
            "line 4: expected each of 'S' or 'G' once, found \"XG\"",
        ),
        (
            "S.G\nX\nS b G",
            "line 3: expected 3 cells of '.', '#', 'S', 'G' or 'X', found \"S b G\"",
        ),
    ];
    for (text, message) in refused {
        assert_refused(&corridor::PUZZLE, text, &["2", "0"], message);
    }
    let long = format!("S.G\nX\nS{}G", ".".repeat(59));
    let message = "line 3: expected at most 60 cells a board, found 61";
    assert_refused(&corridor::PUZZLE, &long, &["2", "0"], message);
}

#[test]
fn letters_are_listed_as_people_list_them() {
    assert_eq!(Letters("b").to_string(), "'b'");
    assert_eq!(Letters("bw").to_string(), "'b' or 'w'");
    assert_eq!(Letters("bwx").to_string(), "'b', 'w' or 'x'");
    assert_eq!(Letters("bwx").index('x'), Some(2));
    assert_eq!(Letters("bwx").index('y'), None);
}

/// Boards of at most two rows and three columns; the rules panic for others.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Narrow;

static NARROW: Kind = Kind::of_space(
    "narrow",
    250,
    Sizes::within(Shape {
        rows: 2,
        columns: 3,
    }),
    &[Preset::new("one", "ab")],
);

impl CellRules for Narrow {
    const KIND: &'static Kind = &NARROW;
    const LETTERS: Letters = Letters("ab");

    fn new(shape: Shape) -> Self {
        assert!(NARROW.sizes.allow(shape), "{shape:?}");
        Self
    }

    fn moves(&self) -> usize {
        0
    }

    fn play(&self, _: &mut [u8], _: usize) -> Option<Action> {
        None
    }

    fn is_goal(&self, _: &[u8]) -> bool {
        false
    }
}

#[test]
fn a_text_of_a_size_that_the_puzzle_does_not_allow_is_refused_in_its_place() {
    let size = |rows, columns| InputFault::Size {
        rows,
        columns,
        high: 2,
        wide: 3,
    };
    let cells = |cells| InputFault::TooManyCells { limit: 6, cells };
    let puzzle = cells::puzzle::<Narrow>();
    for (text, line, fault) in [
        ("abab\n", 1, size(1, 4)),
        ("\nab\n\nabba\n", 4, size(1, 4)),
        ("ab\nab\nab\n", 3, size(3, 2)),
        ("a\n\na\nb\na\n", 5, size(3, 1)),
        ("abababa\n", 1, cells(7)),
        ("aba\nbab\naba\n", 3, cells(9)),
    ] {
        let error = puzzle.read(text).error.expect("an error");
        assert_eq!((error.line, error.fault), (line, fault), "{text:?}");
        let rows = text.trim_start().split("\n\n").last().expect("a board");
        assert!(CellBoard::<Narrow>::from_rows(rows.lines()).is_err());
    }
    for text in ["aba\nbab\n", "a\n", "ab\nab\n\nb\n"] {
        let reading = puzzle.read(text);
        assert!(reading.error.is_none(), "{text:?}");
        for case in reading.cases {
            assert!(case.instance.text().is_some());
        }
    }
    let told = InputError::at(3, size(3, 2)).to_string();
    assert_eq!(
        told,
        "line 3: expected at most 2 rows and 3 columns a board, found 3 x 2"
    );
}
