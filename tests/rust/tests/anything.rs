//! No text and no bytes make the core panic.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::{Judge, Link, Policy, Puzzle, Session};
use searchlight_tests::lines::lines;
use searchlight_tests::specimen::{Specimen, cases, long_or, specimens};
use searchlight_tests::templates::{decode, puzzles};

/// Texts of any characters, of those that mean something, and real ones with a few wrong.
fn texts() -> impl Strategy<Value = String> {
    let characters: Vec<char> = "bwSGX.# \n\r\t012348-٣\u{feff}".chars().collect();
    let likely = prop::collection::vec(select(characters), 0..160);
    prop_oneof![
        any::<String>(),
        "[bw \n\r\t01]{0,120}",
        "([01]{4}\n){0,20}",
        "(([1-8] ){7}[1-8]\n){0,6}",
        likely.prop_map(String::from_iter),
        (texts_of_cases(), any::<(Index, char)>()).prop_map(|(text, (at, wrong))| {
            let at = at.index(text.chars().count() + 1);
            let swapped = text.chars().enumerate();
            swapped
                .map(|(index, c)| if index == at { wrong } else { c })
                .collect()
        }),
        texts_of_cases(),
    ]
}

/// Real cases one after the other, cut off anywhere.
fn texts_of_cases() -> impl Strategy<Value = String> {
    let cases = prop::collection::vec((specimens(), select(vec!["", "\n", "\r\n \n"])), 1..5);
    (cases, any::<Index>()).prop_map(|(cases, end)| {
        let texts = cases
            .iter()
            .filter_map(|(case, gap)| Some(case.instance.text()? + gap));
        let text: String = texts.collect();
        text[..end.index(text.len() + 1)].to_owned()
    })
}

/// Bytes of any kind, bytes that begin like a link, and real links with one byte wrong.
fn links() -> impl Strategy<Value = Vec<u8>> {
    let codes: Vec<u8> = puzzles().map(|puzzle| puzzle.kind.code).collect();
    let likely = prop_oneof![3 => 0..6_u8, 1 => any::<u8>()];
    prop_oneof![
        prop::collection::vec(any::<u8>(), 0..24),
        (select(codes), prop::collection::vec(likely, 0..12)).prop_map(|(code, rest)| [
            vec![1, code],
            rest
        ]
        .concat()),
        (specimens(), any::<u64>(), any::<Index>(), any::<u8>()).prop_map(
            |(specimen, step, at, wrong)| {
                let mut bytes = specimen.link(step >> 28);
                let at = at.index(bytes.len());
                bytes[at] = wrong;
                bytes
            }
        ),
        (specimens(), any::<u64>()).prop_map(|(specimen, step)| specimen.link(step >> 28)),
    ]
}

fn check_reading(puzzle: &Puzzle, text: &str) {
    let reading = puzzle.read(text);
    let lines = lines(text).len();
    // Where lines end anywhere, cases may share one.
    let apart = usize::from(puzzle.kind.id != "knight");
    let mut least = 1;
    for case in reading.cases {
        assert!((least..=lines).contains(&case.line), "line {}", case.line);
        least = case.line + apart;
        let specimen = Specimen::of(case.instance);
        let text = specimen
            .instance
            .text()
            .expect("what was read can be written");
        let read_again = Specimen::read(puzzle, &text);
        assert_eq!(read_again.link(0), specimen.link(0));
    }
    if let Some(error) = reading.error {
        assert!((1..=lines + 1).contains(&error.line), "{error}");
        assert!(error.line >= least, "{error}");
        assert!(
            error
                .to_string()
                .starts_with(&format!("line {}: expected ", error.line))
        );
    }
}

proptest! {
    #![proptest_config(cases(long_or(20_000, 4_000)))]

    #[test]
    fn any_text_is_read_or_refused_at_one_of_its_lines(text in texts()) {
        for puzzle in puzzles() {
            check_reading(puzzle, &text);
        }
    }

    #[test]
    fn any_bytes_that_open_are_the_only_ones_for_their_link(bytes in links()) {
        if let Ok(link) = decode(&bytes) {
            let again = Link::encode(link.instance.as_ref(), link.algorithm, link.step);
            prop_assert_eq!(again, Ok(bytes));
        }
    }
}

proptest! {
    #![proptest_config(cases(long_or(2_000, 500)))]

    #[test]
    fn whatever_opens_can_be_run_and_drawn(bytes in links(), step in any::<u64>()) {
        let Ok(link) = decode(&bytes) else {
            return Ok(());
        };
        let (linked, algorithm) = (link.step, link.algorithm);
        // Some trees are too large, and some heaps are answered by a formula.
        let problem = link.instance.searched_by(algorithm);
        let run = problem.and_then(|problem| problem.start(algorithm, Policy::FIRST_ANSWER));
        let is_offered = run.is_ok();
        let Ok(mut session) = Session::open(link) else {
            // A board without a list of its states, and a search that needs one.
            prop_assert!(!is_offered);
            return Ok(());
        };
        session.run_mut().advance(100);
        for step in [0, step % 100, 100, linked, u64::MAX] {
            session.run_mut().seek(step);
            session.run().frame();
            session.run().event();
            session.run().counters();
        }
        prop_assert_eq!(session.link(linked), Ok(bytes.clone()));
        prop_assert_eq!(Link::encode(session.instance(), algorithm, linked), Ok(bytes));
    }

    #[test]
    fn any_text_is_judged(text in texts()) {
        for puzzle in puzzles() {
            let read = puzzle.read(&text).cases.len();
            let judge = Judge::of_text(puzzle, &text, None, Some(50)).unwrap();
            prop_assert_eq!(judge.map(Result::unwrap).count(), read);
        }
    }
}
