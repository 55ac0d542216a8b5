//! The template for backtracking, queens: what is published of them, and nodes with more candidates
//! than any puzzle of the library has.

use std::num::NonZeroU64;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::backtracking::CandidateStatus;
use searchlight_core::{
    BacktrackingSearch, Certificate, Choices, GoalPolicy, Judge, Outcome, Policy, Problem, Search,
};
use searchlight_tests::branches::{PathCandidates, Shot, Stop, search_of, shot, siblings};
use searchlight_tests::film::among;
use searchlight_tests::specimen::{Specimen, cases};
use searchlight_tests::templates::queens::PUZZLE;

fn board(side: u32) -> Specimen {
    Specimen::read(&PUZZLE, &side.to_string())
}

fn choices_of(side: u32) -> Arc<dyn Choices> {
    match board(side).problem() {
        Problem::Backtracking(choices) => choices,
        other => panic!("{other:?} is of another family"),
    }
}

/// A search, computed to its end, with its cursor there.
fn finished(side: u32, policy: Policy) -> BacktrackingSearch {
    let mut search = search_of(board(side).finished_run(policy));
    search.seek(u64::MAX);
    search
}

#[test]
fn boards_have_the_published_numbers_of_answers() {
    // Sequence A000170 of the OEIS.
    for (side, goals) in [
        (1, 1),
        (2, 0),
        (3, 0),
        (4, 2),
        (5, 10),
        (6, 4),
        (7, 40),
        (8, 92),
        (9, 352),
        (10, 724),
    ] {
        let outcome = |goal| finished(side, Policy::new(goal)).status().outcome;
        let all = match goals {
            0 => Outcome::Impossible,
            _ => Outcome::Counted { goals, all: true },
        };
        assert_eq!(outcome(GoalPolicy::WholeSpace), Some(all), "{side}");
        for more in [0, goals + 1] {
            assert_eq!(
                outcome(GoalPolicy::CountTo(NonZeroU64::new(more))),
                Some(all),
                "{side}"
            );
        }
        if goals > 0 {
            let enough = Outcome::Counted { goals, all: false };
            assert_eq!(
                outcome(GoalPolicy::CountTo(NonZeroU64::new(goals))),
                Some(enough),
                "{side}"
            );
        }
    }
}

#[test]
fn eight_queens_take_as_many_nodes_and_tries_as_are_published() {
    // 2,057 nodes with the root (Knuth 1975, "Estimating the efficiency of backtrack programs").
    let whole = finished(8, Policy::WHOLE_SPACE).counters();
    assert_eq!((whole.placements + 1, whole.answers), (2_057, 92));
    // It tests 876 fields before the first answer (Wirth 1976, "Algorithms + Data Structures").
    let first = finished(8, Policy::FIRST_ANSWER);
    let counters = first.counters();
    assert_eq!(counters.placements + counters.refused[0], 876);
    assert_eq!(first.status().known - counters.retreats, 876);
}

#[test]
fn judges_get_the_column_of_each_queen() {
    let judge = Judge::of_text(&PUZZLE, "8\n 1 \n\n2\r\n4\n", None, None).expect("its algorithm");
    let answers: Vec<_> = judge.map(|answer| answer.expect("a run")).collect();
    let texts: Vec<_> = answers.iter().map(|answer| answer.text.as_str()).collect();
    // The first of 92 in lexical order.
    assert_eq!(texts, ["1 5 8 6 3 7 2 4", "1", "Impossible", "2 4 1 3"]);
    let lines: Vec<_> = answers.iter().map(|answer| answer.line).collect();
    assert_eq!(lines, [1, 2, 4, 5]);
    let message = |text| {
        let judge = Judge::of_text(&PUZZLE, text, None, None).expect("its algorithm");
        judge.error().map(ToString::to_string)
    };
    let expected = |found| {
        let message = format!("line 2: expected a whole number from 1 to 255, found {found:?}");
        Some(message)
    };
    assert_eq!(message("8\n0\n"), expected("0"));
    assert_eq!(message("8\n256"), expected("256"));
    assert_eq!(message("8\n4 4\n"), expected("4 4"));
    assert_eq!(message("255\n"), None);
}

#[test]
fn answers_are_checked_by_the_rules() {
    let search = finished(8, Policy::FIRST_ANSWER);
    let answer = search.path().expect("an answer").to_vec();
    let queens = choices_of(8);
    let is_refused = |answer: &[_]| queens.check(answer).is_err();
    assert_eq!(queens.check(&answer), Ok(()));
    let mut backwards = answer.clone();
    backwards.reverse();
    assert_eq!(queens.check(&backwards), Ok(()), "the order does not count");
    for at in 0..8 {
        let mut without = answer.clone();
        without.remove(at);
        assert!(is_refused(&without), "{at} is missing");
        for cell in (0..64).filter(|&cell| cell != answer[at].cell) {
            let mut moved = answer.clone();
            moved[at].cell = cell;
            assert!(is_refused(&moved), "{at} on {cell}");
        }
        let mut other = answer.clone();
        other[at].value = 1;
        assert!(is_refused(&other));
    }
    let proof = search.certificate().map(Certificate::Backtracking);
    assert_eq!(board(8).problem().verify(&proof.expect("a proof")), Ok(()));
}

/// What there is to see at each step, when the search comes by for the first time.
fn stepped(side: u32, steps: u64) -> Vec<Shot> {
    let policy = Policy {
        step_limit: Some(steps),
        ..Policy::WHOLE_SPACE
    };
    let mut search = search_of(board(side).run(policy));
    let mut shots = vec![shot(&search)];
    while search.status().outcome.is_none() {
        search.advance(1);
        search.seek(u64::MAX);
        shots.push(shot(&search));
    }
    shots
}

/// Compares frames, siblings and costs at these steps of a board with the events.
fn check_steps(side: u32, known: u64, mut steps: Vec<u64>) {
    let shots = stepped(side, known);
    let mut search = finished(
        side,
        Policy {
            step_limit: Some(known),
            ..Policy::WHOLE_SPACE
        },
    );
    steps.sort_unstable();
    let mut candidates = PathCandidates::default();
    for (step, shown) in (0..).zip(&shots) {
        candidates.take(shown);
        if steps.binary_search(&step).is_err() {
            continue;
        }
        search.seek(step);
        assert_eq!(shot(&search), *shown, "{side}, step {step}");
        assert_eq!(
            shown.frame.candidates.len() as u32,
            if shown.event.answer { 0 } else { side }
        );
        assert_eq!(
            siblings(&mut search, 0, usize::MAX),
            candidates.siblings(),
            "{side}, step {step}"
        );
        assert_eq!(
            search.costs(0, usize::MAX),
            candidates.costs(),
            "{side}, step {step}"
        );
        assert_eq!(shot(&search), *shown, "the cursor has moved");
    }
    let counters: Vec<_> = shots.iter().map(|shot| shot.counters).collect();
    for stop in Stop::ALL {
        let all = stop.all_in(&counters);
        for &step in &steps {
            for by in [-3, -1, 1, 3] {
                let found = stop.locate(&mut search, step, by);
                assert_eq!(
                    found,
                    among(&all, step, by),
                    "{side}, {step} by {by} {stop:?}"
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn nine_and_ten_queens_show_at_any_step_what_became_of_all_candidates(
        side in 9..=10_u32,
        picks in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let known = 20_000;
        let steps = picks.iter().map(|pick| pick.index(known + 1) as u64);
        check_steps(side, known as u64, steps.collect());
    }
}

#[test]
fn every_status_of_a_candidate_but_pruned_comes_up() {
    let mut search = finished(
        10,
        Policy {
            step_limit: Some(5_000),
            ..Policy::WHOLE_SPACE
        },
    );
    let all = siblings(&mut search, 0, usize::MAX).into_iter();
    let statuses: Vec<_> = all.flat_map(|(_, statuses)| statuses).collect();
    for status in [
        CandidateStatus::Pending,
        CandidateStatus::Placed,
        CandidateStatus::Failed,
        CandidateStatus::Refused,
    ] {
        assert!(statuses.contains(&status), "{status:?}");
    }
    assert!(!statuses.contains(&CandidateStatus::Pruned));
}
