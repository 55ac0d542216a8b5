//! Answering case by case: limits, slices and proofs.

use std::sync::Arc;

use searchlight_core::puzzles::{flip, knight, mines, rearrange, solitaire};
use searchlight_core::{
    Certificate, EditError, GoalPolicy, Judge, JudgedCase, Outcome, Puzzle, Refutation, RunError,
    Shape,
};
use searchlight_tests::specimen::{Specimen, shape_of};
use searchlight_tests::templates::{corridor, puzzles};

const SAMPLE: &str = "bwwb\nbbwb\nbwwb\nbwww\n";

/// A judge of a whole text by one of the puzzle's algorithms, without a limit.
fn judge_by(puzzle: &'static Puzzle, text: &str, algorithm: &str) -> Judge {
    Judge::of_text(puzzle, text, Some(algorithm), None).unwrap()
}

/// As [`judge_by`], by the puzzle's own.
fn judge_of(puzzle: &'static Puzzle, text: &str) -> Judge {
    Judge::of_text(puzzle, text, None, None).unwrap()
}

/// The number of an answer's proof.
fn number(answer: &JudgedCase) -> Option<usize> {
    answer.certificate.as_ref().map(|proof| proof.number)
}

#[test]
fn a_step_limit_holds_for_each_case() {
    let text = format!("{SAMPLE}wwww\nwwww\nwwww\nwwww\n");
    let outcomes = |limit| -> Vec<Outcome> {
        let judge = Judge::of_text(&flip::PUZZLE, &text, Some("bfs"), Some(limit)).unwrap();
        judge.map(|answer| answer.unwrap().outcome).collect()
    };
    let (solved, limited) = (Outcome::Found { depth: 0 }, Outcome::LimitReached);
    let unfinished = Judge::of_text(&flip::PUZZLE, &text, Some("bfs"), Some(0)).unwrap();
    let texts: Vec<_> = unfinished
        .map(Result::unwrap)
        .map(|answer| answer.text)
        .collect();
    assert_eq!(texts, ["", "0"], "no answer is no answer");
    assert_eq!(outcomes(100), [limited, solved]);
    assert_eq!(outcomes(0), [limited, solved]);
    assert_eq!(outcomes(1 << 20), [Outcome::Found { depth: 4 }, solved]);
}

#[test]
fn an_unknown_algorithm_is_named_before_anything_is_read() {
    for puzzle in puzzles() {
        for name in ["DFS", "BFS", ""] {
            let id = name.to_owned();
            let unknown = Some(RunError::UnknownAlgorithm { id });
            let refused = Judge::new(puzzle, Some(name), None).err();
            assert_eq!(refused, unknown, "{}", puzzle.kind.id);
            for text in [SAMPLE, "", "no case of any puzzle"] {
                let refused = Judge::of_text(puzzle, text, Some(name), Some(0)).err();
                assert_eq!(refused, unknown, "{}", puzzle.kind.id);
            }
        }
        assert!(Judge::new(puzzle, None, None).is_ok());
    }
}

#[test]
fn slices_answer_what_one_go_answers() {
    let text = format!("{SAMPLE}bwww\nwwww\nwwww\nwwww\nwbww\nwwww\nwwww\nwwww\n");
    let mut judge = judge_of(&flip::PUZZLE, &text);
    let mut answers = Vec::new();
    let mut slices = 0;
    while judge.remaining() > 0 {
        slices += 1;
        answers.extend(judge.advance(100).unwrap());
    }
    let texts: Vec<_> = answers.iter().map(|answer| answer.text.as_str()).collect();
    assert_eq!(texts, ["4", "Impossible", "Impossible"]);
    assert!(slices > 500, "{slices} slices of 100 steps");
    assert!(judge.advance(100).unwrap().is_none());
    for answer in answers {
        let problem = Specimen::of(answer.instance).problem();
        let proof = answer.certificate.unwrap();
        let verdict = problem.verify(&proof.certificate());
        assert_eq!(verdict, Ok(()));
    }
}

#[test]
fn a_proof_is_used_again_only_in_the_same_space() {
    // Equal but for one wall: what is closed in one is not in the other.
    let judge = judge_of(&corridor::PUZZLE, "S.#G\n.S#G\nS..G\n.S.G\n#S#G\n");
    let answers: Vec<_> = judge.map(|answer| answer.unwrap()).collect();
    let texts: Vec<_> = answers.iter().map(|answer| answer.text.as_str()).collect();
    assert_eq!(texts, ["Impossible", "Impossible", "3", "2", "Impossible"]);
    let proofs: Vec<_> = answers.iter().map(number).collect();
    assert_eq!(proofs, [Some(0), Some(0), Some(1), Some(2), Some(3)]);
}

#[test]
fn a_proof_about_the_goals_is_not_taken_for_one_about_the_starts() {
    // The goal's side runs dry first; the second start is among what it reached.
    let text = "...S..#.G\n......#SG\n...S..#.G\n";
    for algorithm in ["bfs", "bidirectional", "alternating"] {
        let judge = judge_by(&corridor::PUZZLE, text, algorithm);
        let answers: Vec<_> = judge.map(Result::unwrap).collect();
        let texts: Vec<_> = answers.iter().map(|answer| answer.text.as_str()).collect();
        assert_eq!(texts, ["Impossible", "1", "Impossible"], "{algorithm}");
        for answer in answers {
            let proof = answer.certificate.unwrap().certificate();
            let problem = Specimen::of(answer.instance).problem();
            assert_eq!(problem.verify(&proof), Ok(()), "{algorithm}");
        }
    }
}

#[test]
fn different_numbers_of_pieces_are_answered_without_a_step() {
    let preset = |id: &str| {
        let mut presets = rearrange::KIND.presets.iter();
        presets.find(|preset| preset.id == id).unwrap().text
    };
    let text = [preset("counts"), preset("sample"), preset("counts")].join("\n");
    let judge = Judge::of_text(&rearrange::PUZZLE, &text, None, Some(0)).unwrap();
    let answers: Vec<_> = judge.map(Result::unwrap).collect();
    let outcomes: Vec<_> = answers.iter().map(|answer| answer.outcome).collect();
    let limited = Outcome::LimitReached;
    assert_eq!(
        outcomes,
        [Outcome::Impossible, limited, Outcome::Impossible]
    );
    let counts = Certificate::Refutation(Refutation::PieceCounts { start: 3, goal: 2 });
    let proofs: Vec<_> = answers
        .iter()
        .map(|answer| answer.certificate.as_ref())
        .collect();
    assert_eq!(*proofs[0].unwrap().certificate(), counts);
    assert_eq!(
        answers.iter().map(number).collect::<Vec<_>>(),
        [Some(0), None, Some(1)]
    );
}

#[test]
fn of_the_proofs_only_closed_sets_outlive_their_answers() {
    let kept = |judge: &mut Judge| {
        let answer = judge.next().unwrap().unwrap();
        let proof = Arc::downgrade(&answer.certificate.as_ref().unwrap().certificate());
        drop(answer);
        proof.upgrade().is_some()
    };
    let text = format!("bwww\nwwww\nwwww\nwwww\n{SAMPLE}wbww\nwwww\nwwww\nwwww\n");
    let mut judge = judge_by(&flip::PUZZLE, &text, "bfs");
    let flips: Vec<_> = (0..3).map(|_| kept(&mut judge)).collect();
    assert_eq!(flips, [true, false, true]);
    let mut judge = judge_of(&knight::PUZZLE, "6 0 0\n5 0 0\n6 1 1\n");
    let tours: Vec<_> = (0..3).map(|_| kept(&mut judge)).collect();
    assert_eq!(tours, [false; 3]);
}

#[test]
fn the_judges_question_may_end_a_search_with_a_proof_of_its_own() {
    let text = |id: &str| {
        let mut presets = solitaire::KIND.presets.iter();
        presets.find(|preset| preset.id == id).unwrap().text
    };
    let (nine, eight) = (text("nine"), text("eight"));
    for algorithm in ["bfs", "bidirectional"] {
        let cases = [nine, eight, nine].join("\n");
        let answers: Vec<_> = judge_by(&solitaire::PUZZLE, &cases, algorithm)
            .map(Result::unwrap)
            .collect();
        let outcomes: Vec<_> = answers.iter().map(|answer| answer.outcome).collect();
        let deep = Outcome::TooDeep { limit: 8 };
        assert_eq!(outcomes, [deep, Outcome::Found { depth: 8 }, deep]);
        let proofs: Vec<_> = answers.iter().map(number).collect();
        assert_eq!(proofs, [Some(0), Some(1), Some(2)]);
        for answer in answers {
            let problem = Specimen::of(answer.instance).problem();
            let proof = answer.certificate.unwrap().certificate();
            assert_eq!(problem.verify(&proof), Ok(()), "{algorithm}");
        }
    }
}

#[test]
fn cases_without_an_answer_yet_can_be_set_and_resized_all_or_none() {
    let texts =
        |judge: Judge| -> Vec<String> { judge.map(|answer| answer.unwrap().text).collect() };
    // No closed tour has an odd number of cells, but open ones may.
    let judge = || judge_by(&knight::PUZZLE, "5 0 0\n5 0 0\n5 0 0\n", "warnsdorff");
    assert_eq!(texts(judge()), ["Impossible\n"; 3]);
    let mut set = judge();
    let first = set.next().unwrap().unwrap();
    assert_eq!(first.outcome, Outcome::Impossible);
    assert_eq!(set.set("tour", "open"), Ok(()));
    for (id, value) in [("tour", "shut"), ("tours", "closed"), ("order", "12345677")] {
        assert_eq!(set.set(id, value), Err(EditError::setting(id)));
    }
    let rest: Vec<_> = set.map(|answer| answer.unwrap().outcome).collect();
    assert_eq!(rest, [Outcome::Found { depth: 24 }; 2]);
    let shape = |rows, columns| Shape { rows, columns };
    let mut resized = judge();
    assert_eq!(resized.resize(shape(6, 6)), Ok(()));
    let (rows, columns) = (0, 6);
    let refused = Err(EditError::Size { rows, columns });
    assert_eq!(resized.resize(shape(0, 6)), refused);
    for answer in resized.map(Result::unwrap) {
        assert_eq!(answer.outcome, Outcome::Found { depth: 35 });
        assert_eq!(shape_of(answer.instance.as_ref()), shape(6, 6));
    }
}

#[test]
fn a_count_that_was_enough_says_at_least() {
    // A mine in each column of two rows: more answers than are counted.
    let row = format!("2 {}2\n", "3 ".repeat(38));
    let mut judge = judge_of(&mines::PUZZLE, &format!("2 40\n{row}{row}"));
    judge.set("find", "all").unwrap();
    let answer = judge.next().unwrap().unwrap();
    let (goals, all) = (10_000, false);
    assert_eq!(answer.outcome, Outcome::Counted { goals, all });
    assert_eq!(answer.text, "at least 10000\n");
}

#[test]
fn answers_are_counted_where_the_instance_says_so() {
    let several = Specimen::named(&mines::PUZZLE, "several").instance;
    let GoalPolicy::CountTo(Some(most)) = several.goal() else {
        panic!("{:?}", several.goal());
    };
    let text = several.text().unwrap();
    let mut judge = judge_of(&mines::PUZZLE, &text.repeat(2));
    let first = judge.next().unwrap().unwrap();
    assert!(matches!(first.outcome, Outcome::Found { .. }));
    judge.set("find", "all").unwrap();
    let second = judge.next().unwrap().unwrap();
    let Outcome::Counted { goals, all: true } = second.outcome else {
        panic!("{:?}", second.outcome);
    };
    assert!(goals > 1 && goals < most.get());
    assert_eq!((number(&second), second.text), (None, format!("{goals}\n")));
    assert!(judge.next().is_none());
}

#[test]
fn a_judge_and_its_answers_can_go_to_another_thread() {
    const fn is_send<T: Send>() {}
    const {
        is_send::<Judge>();
        is_send::<JudgedCase>();
    }
}
