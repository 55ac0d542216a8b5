//! Texts as they come: with any line ends, with byte order marks, and in pieces.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::puzzles::{flip, solitaire};
use searchlight_core::text::{Line, LineSplitter};
use searchlight_core::{Instance, Judge, Link, Puzzle};
use searchlight_tests::lines::{lines, pieces};
use searchlight_tests::specimen::{cases, long_or, specimens};
use searchlight_tests::templates::puzzles;

const SAMPLE: &str = "bwwb\nbbwb\nbwwb\nbwww\n";
const LINE_ENDS: [&str; 4] = ["\n", "\r\n", "\r", "\r\r\n"];

/// A line's number and all that it shows.
fn told(line: &Line<'_>) -> (usize, String) {
    let letters: String = line.letters().collect();
    let words: Vec<&str> = line.words().collect();
    (
        line.number,
        format!("{letters} {words:?} {}", line.quoted()),
    )
}

/// The lines that come of these pieces, and how many there are.
fn split(pieces: &[&str]) -> (Vec<(usize, String)>, usize) {
    let mut splitter = LineSplitter::default();
    let mut split = Vec::new();
    for piece in pieces {
        splitter.push(piece, &mut |line| split.push(told(&line)));
    }
    let count = splitter.end(&mut |line| split.push(told(&line)));
    (split, count)
}

/// As [`split`], by the other method.
fn numbered(text: &str) -> Vec<(usize, String)> {
    let lines = (1..).zip(lines(text));
    lines
        .map(|(number, text)| told(&Line::new(number, &text)))
        .collect()
}

/// What a judge makes of a text: each case with its line and its link, and the error.
#[derive(Debug, PartialEq)]
struct Judged {
    cases: Vec<(usize, Vec<u8>, String)>,
    error: Option<String>,
}

fn link(instance: &dyn Instance) -> Vec<u8> {
    Link::encode(instance, instance.kind().algorithm, 0).expect("its own algorithm")
}

fn judged(puzzle: &'static Puzzle, pieces: &[&str]) -> Judged {
    let mut judge = Judge::new(puzzle, None, Some(200)).unwrap();
    for piece in pieces {
        judge.push(piece);
    }
    judge.end();
    let error = judge.error().map(ToString::to_string);
    let answers = judge.map(Result::unwrap);
    let cases = answers.map(|answer| (answer.line, link(answer.instance.as_ref()), answer.text));
    Judged {
        cases: cases.collect(),
        error,
    }
}

/// A text of a few cases of one puzzle, with any line ends, and perhaps with something wrong.
fn texts() -> impl Strategy<Value = (&'static Puzzle, String)> {
    let ends = prop::collection::vec(select(&LINE_ENDS), 1..4);
    let wrong = prop_oneof![
        3 => Just(None),
        1 => any::<(Index, char)>().prop_map(Some),
    ];
    let mark = select(&["", "\u{feff}"]);
    let all = (specimens(), 1..4_usize, ends, wrong, mark);
    all.prop_map(|(specimen, count, ends, wrong, mark)| {
        let id = specimen.instance.kind().id;
        let puzzle = puzzles().find(|puzzle| puzzle.kind.id == id).unwrap();
        let text = specimen.instance.text().unwrap_or_default().repeat(count);
        let mut ends = ends.iter().cycle();
        let mut text: String = text
            .chars()
            .map(|character| match character {
                '\n' => (*ends.next().unwrap()).to_owned(),
                other => other.to_string(),
            })
            .collect();
        if let Some((at, wrong)) = wrong {
            let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            if !places.is_empty() {
                text.insert(*at.get(&places), wrong);
            }
        }
        (puzzle, format!("{mark}{text}"))
    })
}

#[test]
fn a_text_with_only_carriage_returns_is_lines_not_one_board_of_one_row() {
    for end in LINE_ENDS {
        let text = SAMPLE.replace('\n', end);
        for text in [text.as_str(), text.trim_end()] {
            let judge = Judge::of_text(&flip::PUZZLE, text, None, None).unwrap();
            let texts: Vec<_> = judge.map(|answer| answer.unwrap().text).collect();
            assert_eq!(texts, ["4"], "{text:?}");
        }
    }
}

#[test]
fn every_preset_is_the_same_case_with_any_line_ends() {
    for puzzle in puzzles() {
        for preset in puzzle.kind.presets {
            let text = format!("{}\n", preset.text);
            let expected = judged(puzzle, &[&text]);
            assert_eq!(expected.cases.len(), 1, "{} {}", puzzle.kind.id, preset.id);
            for end in LINE_ENDS {
                let found = judged(puzzle, &[&text.replace('\n', end)]);
                assert_eq!(found, expected, "{} {} {end:?}", puzzle.kind.id, preset.id);
            }
        }
    }
}

#[test]
fn lines_end_where_they_should() {
    for (text, expected) in [
        ("", &[][..]),
        ("\n", &[""]),
        ("\r", &[""]),
        ("\r\n", &[""]),
        ("a", &["a"]),
        ("a\nb", &["a", "b"]),
        ("a\rb", &["a", "b"]),
        ("a\r\nb\r\n", &["a", "b"]),
        ("a\r\r\nb", &["a", "b"]),
        ("a\n\rb", &["a", "", "b"]),
        ("a\r\rb", &["a", "", "b"]),
        ("a\n\n\r\nb\r", &["a", "", "", "b"]),
        ("\u{feff}a\u{feff}\n\u{feff}", &["a\u{feff}", "\u{feff}"]),
    ] {
        assert_eq!(lines(text), expected, "{text:?}");
        let (found, count) = split(&[text]);
        assert_eq!(count, expected.len(), "{text:?}");
        assert_eq!(found, numbered(text), "{text:?}");
    }
}

#[test]
fn a_byte_order_mark_counts_anywhere_but_at_the_beginning() {
    let error = |text: &str| judged(&flip::PUZZLE, &[text]).error;
    assert_eq!(error(&format!("\u{feff}{SAMPLE}")), None);
    let inside = error(&SAMPLE.replacen("bbwb", "\u{feff}bbwb", 1));
    let message = "line 2: expected 4 cells of 'b' or 'w', found \"\\u{feff}bbwb\"";
    assert_eq!(inside.as_deref(), Some(message));
    // Alone in the first piece it is still at the beginning.
    let apart = judged(&flip::PUZZLE, &["\u{feff}", SAMPLE]);
    assert_eq!(apart, judged(&flip::PUZZLE, &[SAMPLE]));
}

#[test]
fn cases_are_answered_before_the_text_is_over() {
    let pair = "4 4 4 5 5 4 6 5\r\n2 4 3 3 3 6 4 6";
    let mut judge = Judge::new(&solitaire::PUZZLE, None, None).unwrap();
    assert_eq!(judge.remaining(), 0);
    judge.push(pair);
    // The line may go on.
    assert_eq!(judge.remaining(), 0);
    judge.push("\r");
    // The line feed that belongs to the carriage return may follow.
    assert_eq!(judge.remaining(), 0);
    judge.push("\n");
    assert_eq!(judge.remaining(), 1);
    assert_eq!(judge.next().unwrap().unwrap().text, "YES");
    assert!(judge.next().is_none());
    judge.push(pair);
    judge.end();
    let last = judge.next().unwrap().unwrap();
    assert_eq!((last.line, last.text.as_str()), (3, "YES"));
    assert!(judge.next().is_none() && judge.error().is_none());
}

#[test]
fn nothing_is_read_behind_an_error_or_the_end() {
    let mut judge = Judge::new(&flip::PUZZLE, None, None).unwrap();
    judge.push(SAMPLE);
    judge.push("\nbwxw\n\n");
    judge.push(SAMPLE);
    judge.end();
    let message = "line 6: expected 4 cells of 'b' or 'w', found \"bwxw\"";
    let error = |judge: &Judge| judge.error().map(ToString::to_string);
    assert_eq!(error(&judge).as_deref(), Some(message));
    judge.push(SAMPLE);
    assert_eq!(judge.by_ref().map(Result::unwrap).count(), 1);
    assert_eq!(error(&judge).as_deref(), Some(message));
    let mut judge = Judge::of_text(&flip::PUZZLE, SAMPLE, None, None).unwrap();
    judge.push("\n");
    judge.push(SAMPLE);
    judge.end();
    assert_eq!(judge.remaining(), 1);
    assert_eq!(judge.error(), None);
}

proptest! {
    #![proptest_config(cases(20_000))]

    #[test]
    fn pieces_have_the_lines_of_the_whole_text(
        text in "[ab \n\r\u{feff}]{0,24}",
        cuts in prop::collection::vec(any::<Index>(), 0..6),
    ) {
        let (split_lines, count) = split(&pieces(&text, &cuts));
        prop_assert_eq!(count, split_lines.len());
        prop_assert_eq!(split_lines, numbered(&text));
    }
}

proptest! {
    #![proptest_config(cases(long_or(1_500, 500)))]

    #[test]
    fn pieces_have_the_cases_of_the_whole_text(
        (puzzle, text) in texts(),
        cuts in prop::collection::vec(any::<Index>(), 0..9),
    ) {
        let whole = judged(puzzle, &[&text]);
        prop_assert_eq!(&judged(puzzle, &pieces(&text, &cuts)), &whole);
        let letters: Vec<String> = text.chars().map(String::from).collect();
        let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
        prop_assert_eq!(judged(puzzle, &letters), whole);
    }
}
