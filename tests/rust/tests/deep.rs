//! A search as deep as any: the constructed tour of 200 x 200, and the search that goes on behind
//! it.

use std::sync::Arc;

use searchlight_core::backtracking::{CandidateStatus, StepKind};
use searchlight_core::{BacktrackingSearch, Choices, Outcome, Policy, Search};
use searchlight_tests::branches::{Event, siblings};
use searchlight_tests::knights::{CONSTRUCTION, square};
use searchlight_tests::positions::draws;

/// The choices of a tour.
const DEPTH: u64 = 200 * 200 - 1;
/// Three times as many: the most of them are spent in the last rows of the path.
const KNOWN: u64 = 120_000;

fn search(policy: Policy) -> BacktrackingSearch {
    let knight = Arc::new(square(200));
    let mut search = BacktrackingSearch::new(knight, CONSTRUCTION, policy).expect("an algorithm");
    search.advance(u64::MAX);
    search
}

fn limited() -> BacktrackingSearch {
    search(Policy {
        step_limit: Some(KNOWN),
        ..Policy::WHOLE_SPACE
    })
}

#[test]
fn seeking_at_depth_40_000_shows_the_same_back_and_forth() {
    let mut stepping = limited();
    let mut seen: Vec<Event> = Vec::new();
    let mut counters = Vec::new();
    for step in 0..=KNOWN {
        stepping.seek(step);
        seen.push(stepping.event().into());
        counters.push(stepping.counters());
    }
    assert_eq!(seen[0], Event::START);
    // Down without a step back, and then up and down at the end of the path.
    let down = &seen[1..=DEPTH as usize];
    assert!(down.iter().all(|event| event.kind == StepKind::Place));
    let behind = &seen[DEPTH as usize + 1..];
    assert!(
        behind
            .iter()
            .all(|event| u64::from(event.depth) > DEPTH - 200)
    );
    assert!(behind.iter().any(|event| event.kind == StepKind::Place));
    assert_eq!(
        seen.iter().position(|event| event.answer),
        Some(DEPTH as usize)
    );

    let mut search = limited();
    let status = search.status();
    assert_eq!(
        (status.known, status.outcome),
        (KNOWN, Some(Outcome::LimitReached))
    );
    let mut draw = draws(40_000);
    let mut steps = vec![
        KNOWN,
        0,
        DEPTH,
        1,
        DEPTH + 1,
        KNOWN - 1,
        DEPTH - 1,
        KNOWN,
        2,
    ];
    for _ in 0..100 {
        // Far away, then near.
        let step = draw(KNOWN - 9);
        steps.extend([step, step + 3, step + 1, step + 9, draw(DEPTH)]);
    }
    for step in steps {
        search.seek(step);
        let at = step as usize;
        assert_eq!(search.status().cursor, step);
        assert_eq!(Event::from(search.event()), seen[at], "step {step}");
        assert_eq!(search.counters(), counters[at], "step {step}");
        assert_eq!(search.path().len() as u32, seen[at].depth, "step {step}");
    }
}

#[test]
fn the_tour_is_proved_and_the_end_of_its_path_has_siblings() {
    let knight = square(200);
    let mut first = search(Policy::FIRST_ANSWER);
    let outcome = Outcome::Found {
        depth: DEPTH as u32,
    };
    assert_eq!(first.status().outcome, Some(outcome));
    assert_eq!(first.status().known, DEPTH);
    first.seek(DEPTH);
    assert_eq!(knight.check(&first.path()), Ok(()));
    assert_eq!(first.answer(), Some(first.path()));
    // The first candidate of every node stands; below the last there is none.
    let depth = DEPTH as usize;
    let last = siblings(&mut first, depth - 10, usize::MAX);
    assert_eq!(last.len(), 11);
    for (tried, statuses) in &last[..10] {
        assert_eq!((*tried, statuses[0]), (1, CandidateStatus::Placed));
        assert!(
            statuses[1..]
                .iter()
                .all(|&status| status == CandidateStatus::Pending)
        );
    }
    assert_eq!(last[10], (0, Vec::new()));
}
