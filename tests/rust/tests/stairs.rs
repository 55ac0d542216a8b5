//! A puzzle that leaves out what it need not do: no moves backwards, no edits, no start to choose.

use searchlight_core::puzzles::subtract;
use searchlight_core::{
    Certificate, EditError, Instance, Judge, JudgeError, Link, LinkError, Outcome, Policy,
    RunError, Session, Shape, state_space,
};
use searchlight_tests::specimen::{Specimen, shape_of};
use searchlight_tests::stairs::{KIND, PUZZLE, REGISTRY};

fn stairs(text: &str) -> Box<dyn Instance> {
    Specimen::read(&PUZZLE, text).instance
}

/// A session by the algorithm of this name.
fn session(instance: &dyn Instance, id: &str) -> Result<Session, RunError> {
    let algorithm = KIND.algorithm(Some(id)).unwrap();
    let bytes = Link::encode(instance, algorithm, 0).unwrap();
    Session::open(Link::decode_from(&REGISTRY, &bytes).unwrap())
}

fn no_predecessors(id: &str) -> RunError {
    let id = id.to_owned();
    RunError::NoPredecessors { id }
}

#[test]
fn a_judge_answers_what_division_does() {
    for stride in 1..=5 {
        let text: String = (10..40).map(|steps| format!("{steps}\n")).collect();
        let mut judge = Judge::of_text(&PUZZLE, &text, None, None).unwrap();
        judge.set("stride", &stride.to_string()).unwrap();
        for (steps, answer) in (10..40_u32).zip(judge) {
            let answer = answer.unwrap();
            assert_eq!(answer.text, steps.div_ceil(stride).to_string());
            let proof = answer.certificate.unwrap().certificate();
            let problem = Specimen::of(answer.instance).problem();
            assert_eq!(problem.verify(&proof), Ok(()));
        }
    }
}

#[test]
fn an_algorithm_that_does_not_suit_is_refused_by_name() {
    for id in ["bidirectional", "alternating"] {
        let refused = session(stairs("5").as_ref(), id).err();
        assert_eq!(refused, Some(no_predecessors(id)));
        // The puzzle has it, so the judge learns of that with the first case.
        let mut judge = Judge::of_text(&PUZZLE, "5\n6\n", Some(id), None).unwrap();
        let refused = judge.advance(9).err();
        assert_eq!(refused, Some(JudgeError::Run(no_predecessors(id))));
        assert_eq!(judge.remaining(), 0, "nothing is answered from there on");
        assert!(judge.next().is_none());
    }
    let open = session(stairs("5").as_ref(), "bfs").unwrap();
    let offered: Vec<_> = open.algorithms().iter().map(|known| known.id()).collect();
    assert_eq!(offered, ["bfs", "dfs", "uniform"]);
}

#[test]
fn a_session_runs_and_proves_and_has_nothing_to_survey() {
    let mut open = session(stairs("9").as_ref(), "bfs").unwrap();
    open.run_mut().advance(u64::MAX);
    let outcome = Outcome::Found { depth: 9 };
    assert_eq!(open.run().status().outcome, Some(outcome));
    assert_eq!(open.verified(), Some(true));
    assert_eq!(open.advance_survey(1), Ok(true));
    assert!(open.survey().is_none());
    assert!(open.random(None, 1).is_none() && open.random(Some(1), 1).is_none());
    assert!(open.moved_to(3, false).is_none() && open.moved_to(3, true).is_none());
    let Some(Certificate::StateSpace(state_space::Certificate::Path { states, .. })) =
        open.certificate()
    else {
        panic!("{:?}", open.certificate());
    };
    assert!(states.into_iter().eq(0..=9));
}

#[test]
fn what_is_left_out_is_refused() {
    let five = stairs("5");
    let fixed = |cell: u32| Some(EditError::FixedCell { cell });
    assert_eq!(five.edited(2).err(), fixed(2));
    assert_eq!(five.goal_edited(99).err(), fixed(99));
    assert_eq!(five.numbered(0, 7).err(), fixed(0));
    let (rows, columns) = (1, 7);
    let resized = five.resized(Shape { rows, columns }).err();
    assert_eq!(resized, Some(EditError::FixedSize));
    let own = shape_of(five.as_ref());
    assert_eq!(five.resized(own).unwrap().text(), five.text());
    assert!(five.starting_at(0).is_none() && five.ending_at(0).is_none());
    assert!(five.goal_board().is_none() && five.random(None, 1).is_none());
    assert!(five.given_numbers().is_none() && five.start_cell().is_none());
    assert!(five.variant().is_none());
    let editable = five.editable();
    assert!(!editable.board && !editable.goal && !editable.size);
    // Nor do the links of the library know it.
    let bytes = Specimen::of(five).link(0);
    let puzzle = LinkError::Puzzle { puzzle: KIND.code };
    assert_eq!(Link::decode(&bytes).err(), Some(puzzle));
}

#[test]
fn a_case_that_cannot_be_changed_like_the_others_ends_the_answers() {
    let refused = || EditError::setting("stride");
    let mut judge = Judge::new(&PUZZLE, None, None).unwrap();
    judge.push("8\n");
    assert_eq!(judge.set("stride", "4"), Ok(()));
    judge.push("9\n3\n12\n");
    judge.end();
    let texts: Vec<_> = judge
        .by_ref()
        .map(|answer| answer.map(|answer| answer.text))
        .collect();
    let expected = [
        Ok("2".to_owned()),
        Ok("3".to_owned()),
        Err(JudgeError::Edit(refused())),
    ];
    assert_eq!(texts, expected);
    assert!(judge.next().is_none());
    assert_eq!(
        refused().to_string(),
        JudgeError::Edit(refused()).to_string()
    );
    // Nor is one answered that arrives behind it.
    let mut judge = Judge::new(&PUZZLE, None, None).unwrap();
    judge.push("8\n");
    assert_eq!(judge.set("stride", "4"), Ok(()));
    judge.push("3\n");
    assert_eq!(judge.next().unwrap().unwrap().text, "2");
    let error = judge.next().unwrap().unwrap_err();
    assert_eq!(error, JudgeError::Edit(refused()));
    judge.push("16\n");
    assert_eq!(judge.remaining(), 0);
    assert!(judge.next().is_none());
    // One that has arrived refuses the change of all.
    let mut judge = Judge::of_text(&PUZZLE, "8\n3\n", None, None).unwrap();
    assert_eq!(judge.set("stride", "4"), Err(refused()));
    let texts: Vec<_> = judge.map(|answer| answer.unwrap().text).collect();
    assert_eq!(texts, ["8", "3"]);
}

#[test]
fn a_change_that_suits_every_case_of_a_whole_text_is_made() {
    let mut judge = Judge::of_text(&PUZZLE, "14\n21\n", None, None).unwrap();
    assert_eq!(judge.set("stride", "7"), Ok(()));
    let texts: Vec<_> = judge.map(|answer| answer.unwrap().text).collect();
    assert_eq!(texts, ["2", "3"]);
    // Its first preset has one heap, for which the table would be too large.
    let mut judge = Judge::of_text(&subtract::PUZZLE, "1\n7 10 3\n", None, None).unwrap();
    let (rows, columns) = (50, 50);
    assert_eq!(judge.resize(Shape { rows, columns }), Ok(()));
}

#[test]
fn a_limit_of_steps_is_no_limit_of_moves() {
    let policy = Policy {
        step_limit: Some(3),
        ..Policy::FIRST_ANSWER
    };
    let specimen = Specimen::of(stairs("5"));
    let run = specimen.finished_run(policy);
    assert_eq!(run.status().outcome, Some(Outcome::LimitReached));
    assert_eq!(specimen.problem().certificate(&run), None);
    let deep = Specimen::of(stairs("5")).within(3);
    let run = deep.finished_run(Policy::FIRST_ANSWER);
    let limit = 3;
    assert_eq!(run.status().outcome, Some(Outcome::TooDeep { limit }));
    let proof = deep.problem().certificate(&run).unwrap();
    assert_eq!(deep.problem().verify(&proof), Ok(()));
}
