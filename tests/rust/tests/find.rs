//! Finding steps by what they did, against looking at every step.

use std::num::NonZeroU64;

use proptest::prelude::*;
use searchlight_core::backtracking::StepKind;
use searchlight_core::state_space::Event as Move;
use searchlight_core::{
    BacktrackingSearch, BreadthFirst, Choice, Family, GoalPolicy, Policy, Run, Search,
};
use searchlight_tests::shots::into_breadth_first;
use searchlight_tests::specimen::{Specimen, cases, limited_spaces, specimens_in};

const MOST_STEPS: u64 = 4_000;

fn backtracking(specimen: &Specimen) -> BacktrackingSearch {
    let policy = Policy {
        step_limit: Some(MOST_STEPS),
        ..Policy::new(GoalPolicy::CountTo(NonZeroU64::new(u64::MAX)))
    };
    match specimen.finished_run(policy) {
        Run::Backtracking(search) => *search,
        other => panic!("{other:?} is no backtracking"),
    }
}

fn breadth_first(specimen: &Specimen) -> BreadthFirst {
    let policy = Policy {
        step_limit: Some(MOST_STEPS),
        ..Policy::WHOLE_SPACE
    };
    into_breadth_first(specimen.finished_run(policy))
}

/// All steps that are found, slice by slice.
fn all(known: u64, mut find: impl FnMut(u64, &mut Vec<u64>) -> u64) -> Vec<u64> {
    let mut found = Vec::new();
    let mut from = 0;
    while from < known {
        let until = find(from, &mut found);
        assert!(until > from, "looked up to {until} from {from}");
        from = until;
    }
    found
}

/// The kind and the choice of every step.
fn steps_made(search: &mut BacktrackingSearch) -> Vec<(StepKind, Choice)> {
    let known = search.status().known;
    let steps = (0..=known).map(|step| {
        search.seek(step);
        let event = search.event();
        (event.kind, event.choice)
    });
    steps.collect()
}

/// The steps that turn back, with the retreats from there to the next placement.
fn dead_ends(steps_made: &[(StepKind, Choice)]) -> Vec<(u64, u64)> {
    let mut ends: Vec<(u64, u64)> = Vec::new();
    let mut turned = false;
    for (step, (kind, _)) in steps_made.iter().enumerate() {
        match kind {
            StepKind::Place => turned = false,
            StepKind::Retreat if turned => ends.last_mut().unwrap().1 += 1,
            StepKind::Retreat => {
                turned = true;
                ends.push((step as u64, 1));
            }
            _ => {}
        }
    }
    ends
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn placements_and_dead_ends_are_those_that_every_step_tells(
        specimen in specimens_in(Family::Backtracking),
        budget in 1..700_u64,
        pick in any::<prop::sample::Index>(),
    ) {
        let mut search = backtracking(&specimen);
        let known = search.status().known;
        let steps_made = steps_made(&mut search);
        let (_, wanted) = steps_made[pick.index(steps_made.len())];
        let placed = |(kind, choice): &(StepKind, Choice)| {
            *kind == StepKind::Place && *choice == wanted
        };
        let steps = (0..).zip(&steps_made).filter(|(_, made)| placed(made));
        let steps: Vec<u64> = steps.map(|(step, _)| step).collect();
        search.seek(known / 2);
        let found = all(known, |from, found| search.find_placed(wanted, from, budget, found));
        prop_assert_eq!(found, steps);
        let ends = dead_ends(&steps_made);
        for retreats in 1..=5 {
            let long = ends.iter().filter(|(_, length)| *length >= retreats);
            let long: Vec<u64> = long.map(|&(step, _)| step).collect();
            let found = all(known, |from, found| {
                search.find_dead_ends(retreats, from, budget, found)
            });
            prop_assert_eq!(found, long, "{} retreats", retreats);
        }
        prop_assert_eq!(search.status().cursor, known / 2);
    }

    #[test]
    fn moves_to_a_state_are_those_that_every_step_tells(
        specimen in limited_spaces(),
        budget in 1..700_u64,
        pick in any::<prop::sample::Index>(),
    ) {
        let mut search = breadth_first(&specimen);
        let known = search.status().known;
        let targets: Vec<_> = (1..=known)
            .map(|step| {
                search.seek(step);
                match search.event() {
                    Move::Move { to, .. } => to,
                    other => panic!("{other:?} at step {step}"),
                }
            })
            .collect();
        prop_assume!(known > 0);
        let wanted = targets[pick.index(targets.len())];
        let steps = (1..).zip(&targets).filter(|&(_, &target)| target == wanted);
        let steps: Vec<u64> = steps.map(|(step, _)| step).collect();
        search.seek(known / 2);
        let found = all(known, |from, found| search.find_moves_to(wanted, from, budget, found));
        prop_assert_eq!(found, steps);
        prop_assert_eq!(search.status().cursor, known / 2);
    }
}
