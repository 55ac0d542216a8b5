//! Answering case by case: limits, slices and proofs.

use searchlight::certificate::verify;
use searchlight::judge::Judge;
use searchlight::puzzles::{flip, null};
use searchlight::run::{Outcome, RunError};
use searchlight_tests::specimen::Specimen;

const SAMPLE: &str = "bwwb\nbbwb\nbwwb\nbwww\n";

#[test]
fn a_step_limit_holds_for_each_case() {
    let text = format!("{SAMPLE}wwww\nwwww\nwwww\nwwww\n");
    let outcomes = |limit| -> Vec<Outcome> {
        let judge = Judge::new(&flip::KIND, &text, "bfs", Some(limit));
        judge.map(|answer| answer.unwrap().outcome).collect()
    };
    let (solved, limited) = (Outcome::Found { depth: 0 }, Outcome::LimitReached);
    assert_eq!(outcomes(100), [limited, solved]);
    assert_eq!(outcomes(0), [limited, solved]);
    assert_eq!(outcomes(1 << 20), [Outcome::Found { depth: 4 }, solved]);
}

#[test]
fn an_unknown_algorithm_answers_nothing() {
    let mut judge = Judge::new(&flip::KIND, &SAMPLE.repeat(3), "dfs", None);
    assert_eq!(judge.remaining(), 3);
    let id = "dfs".to_owned();
    assert_eq!(
        judge.advance(1).err(),
        Some(RunError::UnknownAlgorithm { id })
    );
    assert_eq!(judge.remaining(), 0);
    assert!(judge.next().is_none());
}

#[test]
fn slices_answer_what_one_go_answers() {
    let text = format!("{SAMPLE}bwww\nwwww\nwwww\nwwww\nwbww\nwwww\nwwww\nwwww\n");
    let mut judge = Judge::new(&flip::KIND, &text, "", None);
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
        let specimen = Specimen::of(answer.instance);
        let proof = judge.certificate(answer.certificate.unwrap()).unwrap();
        let verdict = verify(specimen.space().as_ref(), proof);
        assert_eq!(verdict, Ok(()));
    }
    assert!(judge.certificate(3).is_none());
}

#[test]
fn a_proof_is_used_again_only_in_the_same_space() {
    // Equal but for one wall: what is closed in one is not in the other.
    let judge = Judge::new(&null::KIND, "S.#G\n.S#G\nS..G\n.S.G\n#S#G\n", "", None);
    let answers: Vec<_> = judge.map(|answer| answer.unwrap()).collect();
    let texts: Vec<_> = answers.iter().map(|answer| answer.text.as_str()).collect();
    assert_eq!(texts, ["Impossible", "Impossible", "3", "2", "Impossible"]);
    let proofs: Vec<_> = answers.iter().map(|answer| answer.certificate).collect();
    assert_eq!(proofs, [Some(0), Some(0), Some(1), Some(2), Some(3)]);
}
