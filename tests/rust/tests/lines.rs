//! Texts as they come: with any line ends, with byte order marks, and in pieces.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::puzzles::{flip, knight, solitaire, subtract};
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
    let mut take = |line: Line<'_>| {
        split.push(told(&line));
        Ok(())
    };
    for piece in pieces {
        splitter.push(piece, &mut take).expect("short lines");
    }
    let count = splitter.end(&mut take).expect("short lines");
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
    let message = "line 2: expected 'b' or 'w' in each cell, found '\\u{feff}' in column 1 of \"\\u{feff}bbwb\"";
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
    // Whether a line feed follows or not, the line is over.
    assert_eq!(judge.remaining(), 1);
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
    let message = "line 6: expected 'b' or 'w' in each cell, found 'x' in column 3 of \"bwxw\"";
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

/// The boards of these lines as one text.
fn boards(lines: &[&str]) -> Vec<(usize, Option<String>)> {
    let reading = flip::PUZZLE.read(&lines.join("\n"));
    let boards = reading.cases.iter();
    boards
        .map(|case| (case.line, case.instance.text()))
        .collect()
}

/// All texts of at most so many lines of these.
fn texts_of(alphabet: &[&'static str], most: usize) -> Vec<Vec<&'static str>> {
    let mut texts = vec![vec![]];
    let mut begun = 0;
    for _ in 0..most {
        let end = texts.len();
        for text in begun..end {
            for line in alphabet {
                let mut longer: Vec<&str> = texts[text].clone();
                longer.push(line);
                texts.push(longer);
            }
        }
        begun = end;
    }
    texts
}

#[test]
fn a_board_waits_only_while_what_follows_can_change_it() {
    let mut ends = texts_of(&["", "bbbb", "ww"], 2);
    for rows in 1..7 {
        for line in ["bbbb", "ww"] {
            ends.push(vec![line; rows]);
            ends.push([vec![line; rows], vec!["", "b"]].concat());
        }
    }
    let most = long_or(8, 7) as usize;
    for text in texts_of(&["", "bbbb", "ww"], most) {
        let mut judge = Judge::new(&flip::PUZZLE, None, None).unwrap();
        for line in &text {
            judge.push(line);
            judge.push("\n");
        }
        let wholes = ends.iter().map(|end| boards(&[&text[..], end].concat()));
        let common = wholes.reduce(|one, other| {
            let pairs = one.into_iter().zip(other);
            let equal = pairs.take_while(|(one, other)| one == other);
            equal.map(|(one, _)| one).collect()
        });
        assert_eq!(
            Some(judge.remaining()),
            common.map(|common| common.len()),
            "{text:?}"
        );
    }
}

#[test]
fn a_wrong_row_is_told_before_the_board_is_over() {
    let error = |text: &str| {
        let mut judge = Judge::new(&flip::PUZZLE, None, None).unwrap();
        judge.push(text);
        judge.error().map(|error| error.line)
    };
    assert_eq!(error("bwb\nbxb\n"), Some(2));
    assert_eq!(error("bwwb\nbxwb\n"), Some(2));
    assert_eq!(error("bwwb bbwb\n"), Some(1));
    // The fifth row may belong to the second board.
    assert_eq!(error("bwwb\nbwwb\nbwwb\nbwwb\nbxwb\n"), None);
    assert_eq!(error("bwwb\nbwwb\nbwwb\nbwwb\nbxwb\nb"), None);
    assert_eq!(error("bwwb\nbwwb\nbwwb\nbwwb\nbxwb\nbbbb\n"), Some(5));
}

#[test]
fn a_line_of_more_than_a_mebibyte_is_refused_and_not_held() {
    let limit = 1 << 20;
    let message = |line: usize| {
        Some(format!(
            "line {line}: expected at most {limit} bytes a line, found more"
        ))
    };
    for puzzle in puzzles() {
        let blanks = " ".repeat(limit);
        assert_eq!(judged(puzzle, &[&blanks, "\n"]).error, None);
        let id = puzzle.kind.id;
        for pieces in [&[&blanks[..], " "][..], &["\r\n", &blanks, " \n"]] {
            let line = if pieces[0] == "\r\n" { 2 } else { 1 };
            assert_eq!(judged(puzzle, pieces).error, message(line), "{id}");
            assert_eq!(judged(puzzle, &[&pieces.concat()]).error, message(line));
        }
    }
}

#[test]
fn full_width_letters_digits_and_commas_are_read_as_the_plain_ones() {
    let wide = |text: &str| -> String {
        let forms = text.chars().map(|character| match character {
            '!'..='~' => char::from_u32(u32::from(character) + 0xfee0).unwrap(),
            ' ' => '\u{3000}',
            other => other,
        });
        forms.collect()
    };
    for puzzle in puzzles() {
        for preset in puzzle.kind.presets {
            let expected = judged(puzzle, &[preset.text]);
            let found = judged(puzzle, &[&wide(preset.text)]);
            assert_eq!(found, expected, "{} {}", puzzle.kind.id, preset.id);
        }
    }
    let expected = judged(&knight::PUZZLE, &["6 0 0\n"]);
    for text in ["６，０，０\n", "6,0,0\n", "6 ,0, 0\n", "６ ０ ０\n"] {
        assert_eq!(judged(&knight::PUZZLE, &[text]), expected, "{text}");
    }
    let subtract = subtract::PUZZLE.read("1\n5 0 2\n").cases.pop().unwrap();
    let takes = subtract
        .instance
        .with_setting("takes", "１，３－４")
        .unwrap();
    let settings = takes.settings();
    let takes = settings.iter().find(|setting| setting.id == "takes");
    assert_eq!(takes.unwrap().value, "1,3-4");
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
