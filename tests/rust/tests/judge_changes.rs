//! Settings and sizes that are changed while a judge is at work.

use searchlight_core::puzzles::{flip, knight};
use searchlight_core::{EditError, Instance, Judge, JudgedCase, Outcome, Puzzle, Shape};
use searchlight_tests::specimen::shape_of;

const SLICE: u64 = 10_000;

/// A judge of a whole text.
fn judge_of(puzzle: &'static Puzzle, text: &str, algorithm: &str) -> Judge {
    Judge::of_text(puzzle, text, Some(algorithm), None).unwrap()
}

/// The next answer, and how many slices it took.
fn answered(judge: &mut Judge) -> (u32, JudgedCase) {
    for slices in 1.. {
        if let Some(answer) = judge.advance(SLICE).unwrap() {
            return (slices, answer);
        }
        assert!(judge.remaining() > 0, "no case is left");
    }
    unreachable!("a search ends");
}

/// Computes some slices of the first case, which are not enough.
fn half_searched(mut judge: Judge) -> Judge {
    let cases = judge.remaining();
    for _ in 0..3 {
        assert!(judge.advance(SLICE).unwrap().is_none());
    }
    assert_eq!(judge.remaining(), cases, "the case in progress counts");
    judge
}

fn setting(instance: &dyn Instance, id: &str) -> String {
    let mut settings = instance.settings().into_iter();
    settings.find(|setting| setting.id == id).unwrap().value
}

/// The lesson's closed tour of 6 x 6 takes more than a million steps, an open one far fewer.
fn tours() -> Judge {
    judge_of(&knight::PUZZLE, "6 0 0\n6 1 1\n", "naive")
}

#[test]
fn a_case_half_searched_begins_anew_with_the_setting() {
    let mut fresh = tours();
    fresh.set("tour", "open").unwrap();
    let (expected, open) = answered(&mut fresh);
    let (closed, _) = answered(&mut tours());
    assert_ne!(expected, closed, "the setting matters");
    let mut changed = half_searched(tours());
    assert_eq!(setting(changed.first().unwrap(), "tour"), "closed");
    changed.set("tour", "open").unwrap();
    assert_eq!(changed.remaining(), 2);
    assert_eq!(setting(changed.first().unwrap(), "tour"), "open");
    let (slices, answer) = answered(&mut changed);
    assert_eq!((slices, answer.line), (expected, 1));
    assert_eq!(setting(answer.instance.as_ref(), "tour"), "open");
    assert_eq!((answer.text, answer.outcome), (open.text, open.outcome));
    assert_eq!(setting(changed.first().unwrap(), "tour"), "open");
}

#[test]
fn a_case_half_searched_begins_anew_on_a_board_of_another_size() {
    // No board of the component has one colour: every one of 4,096 boards is expanded.
    let board = "bwww\nwwww\nwwww\nwwww\n";
    let judge = || judge_of(&flip::PUZZLE, &board.repeat(2), "bfs");
    let shape = Shape {
        rows: 4,
        columns: 3,
    };
    let mut fresh = judge();
    fresh.resize(shape).unwrap();
    let (expected, smaller) = answered(&mut fresh);
    let mut changed = half_searched(judge());
    changed.resize(shape).unwrap();
    assert_eq!(shape_of(changed.first().unwrap()), shape);
    let (slices, answer) = answered(&mut changed);
    assert_eq!((slices, answer.line), (expected, 1));
    assert_eq!(answer.outcome, smaller.outcome);
    assert!(matches!(answer.outcome, Outcome::Found { .. }));
    assert_eq!(shape_of(answer.instance.as_ref()), shape);
    let (_, second) = answered(&mut changed);
    assert_eq!((second.line, second.outcome), (5, smaller.outcome));
    let (_, unchanged) = answered(&mut judge());
    assert_eq!(unchanged.outcome, Outcome::Impossible);
}

#[test]
fn a_change_that_is_refused_leaves_the_case_in_progress_as_it_is() {
    let (expected, closed) = answered(&mut tours());
    let mut judge = half_searched(tours());
    for (id, value) in [("tour", "shut"), ("tours", "open"), ("order", "11111111")] {
        assert_eq!(judge.set(id, value), Err(EditError::setting(id)));
    }
    let (rows, columns) = (6, 201);
    let size = EditError::Size { rows, columns };
    assert_eq!(judge.resize(Shape { rows, columns }), Err(size));
    let (slices, answer) = answered(&mut judge);
    assert_eq!(3 + slices, expected, "it went on");
    assert_eq!((answer.text, answer.outcome), (closed.text, closed.outcome));
}

#[test]
fn cases_that_arrive_later_are_changed_as_all_others_were() {
    let mut judge = Judge::new(&knight::PUZZLE, Some("warnsdorff"), None).unwrap();
    judge.push("5 0 0\n");
    // Answered before the change: no closed tour has an odd number of cells.
    assert_eq!(judge.next().unwrap().unwrap().outcome, Outcome::Impossible);
    judge.push("5 0 0\n");
    judge.set("tour", "open").unwrap();
    judge.push("5 0");
    let (rows, columns) = (5, 6);
    judge.resize(Shape { rows, columns }).unwrap();
    judge.push(" 0\n5 0 0\n");
    judge.end();
    let answers: Vec<JudgedCase> = judge.map(Result::unwrap).collect();
    assert_eq!(answers.len(), 3);
    for answer in answers {
        let instance = answer.instance.as_ref();
        assert_eq!(setting(instance, "tour"), "open");
        assert_eq!(shape_of(instance), Shape { rows, columns });
        assert_eq!(answer.outcome, Outcome::Found { depth: 29 });
    }
}
