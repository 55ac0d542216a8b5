//! What every puzzle of the backtracking family promises: any step of its runs can be shown again
//! as it was when the search came by.

use std::num::NonZeroU64;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::backtracking::{self, BacktrackingSearch, Counters, StepKind};
use searchlight_core::{
    Certificate, Choices, Family, GoalPolicy, Policy, Problem, Run, Search, StepSize,
};
use searchlight_tests::branches::{Outline, PathCandidates, Shot, Stop, search_of, shot, siblings};
use searchlight_tests::film::among;
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::{Specimen, cases, long_or, runs_of_presets, specimens_in};

fn specimens() -> impl Strategy<Value = Specimen> {
    specimens_in(Family::Backtracking)
}

fn runs_of_preset_choices() -> impl Iterator<Item = (String, Specimen)> {
    runs_of_presets()
        .filter(|(_, specimen)| specimen.instance.kind().family() == Family::Backtracking)
}

fn policies() -> impl Strategy<Value = Policy> {
    let goal = prop_oneof![
        Just(GoalPolicy::FirstAnswer),
        Just(GoalPolicy::WholeSpace),
        (0..6_u64).prop_map(|count| GoalPolicy::CountTo(NonZeroU64::new(count))),
    ];
    (goal, prop_oneof![0..300_u64, Just(3_000)]).prop_map(|(goal, limit)| Policy {
        step_limit: Some(limit),
        ..Policy::new(goal)
    })
}

/// What the specimen's algorithm searches.
fn choices_of(specimen: &Specimen) -> Arc<dyn Choices> {
    match specimen.problem() {
        Problem::Backtracking(choices) => choices,
        other => panic!("{other:?} is of another family"),
    }
}

/// A search, computed to its end.
fn finished(specimen: &Specimen, policy: Policy) -> BacktrackingSearch {
    search_of(specimen.finished_run(policy))
}

/// What has been done at each step.
fn counted(shots: &[Shot]) -> Vec<Counters> {
    shots.iter().map(|shot| shot.counters).collect()
}

/// What there is to see at each step, when the search comes by for the first time: computed one by
/// one and never sought backwards.
fn stepped(specimen: &Specimen, policy: Policy) -> Vec<Shot> {
    let mut run = search_of(specimen.run(policy));
    let mut shots = vec![shot(&run)];
    while run.status().outcome.is_none() {
        run.advance(1);
        run.seek(u64::MAX);
        assert_eq!(run.status().cursor, shots.len() as u64);
        shots.push(shot(&run));
    }
    shots
}

/// Checks one step by itself.
fn check(specimen: &Specimen, shot: &Shot, before: Option<&Shot>) {
    let problem = choices_of(specimen);
    let Shot {
        event,
        frame,
        counters,
    } = shot;
    let cells = problem.board_shape().cells();
    let reasons = problem.reasons().len();
    assert_eq!((frame.board.len(), frame.labels.len()), (cells, cells));
    assert!(frame.candidates.len() <= problem.most_candidates());
    assert!(frame.tried <= frame.candidates.len());
    let candidates = frame.candidates.iter().map(|candidate| candidate.choice);
    let chosen: Vec<_> = candidates.chain(frame.path.iter().copied()).collect();
    assert!(chosen.iter().all(|choice| (choice.cell as usize) < cells));
    assert!(frame.path.len() <= problem.most_choices());
    assert_eq!(frame.path.len(), event.depth as usize);
    assert_eq!(frame.path.len() as u64, counters.depth);
    assert!(
        event
            .reason
            .is_none_or(|reason| usize::from(reason) < reasons)
    );
    assert!(event.witness.is_none_or(|cell| (cell as usize) < cells));
    assert!(counters.refused[reasons..].iter().all(|&count| count == 0));
    assert_eq!(frame.answered, event.answer);
    if event.answer {
        let choices = frame.path.clone();
        let proof = Certificate::Backtracking(backtracking::Certificate::Choices { choices });
        assert_eq!(specimen.problem().verify(&proof), Ok(()), "{specimen:?}");
    }
    let Some(before) = before else {
        return;
    };
    // What is tried is what was shown to come next.
    let shown = &before.frame;
    match event.kind {
        StepKind::Place | StepKind::Refuse => {
            let next = shown.candidates[shown.tried];
            assert_eq!(
                (event.choice, usize::from(event.index)),
                (next.choice, shown.tried)
            );
            assert_eq!(event.forced, shown.forced);
        }
        StepKind::Retreat => {
            assert_eq!(shown.tried, shown.candidates.len(), "something is left");
            assert_eq!(shown.path.last(), Some(&event.choice));
        }
        other => panic!("{other:?} behind the start"),
    }
    assert_eq!(event.kind == StepKind::Refuse, frame.path == shown.path);
}

#[test]
fn presets_show_at_any_step_what_stepping_shows() {
    for (name, specimen) in runs_of_preset_choices() {
        let policy = Policy {
            step_limit: Some(100_000),
            ..Policy::new(specimen.instance.goal())
        };
        let mut run = finished(&specimen, policy);
        let known = run.status().known;
        let mut draw = draws(known);
        let mut steps: Vec<u64> = (0..60).map(|_| draw(known + 1)).collect();
        steps.extend([0, 1, 2, known.saturating_sub(1), known].map(|step| step.min(known)));
        steps.sort_unstable();
        steps.dedup();
        let mut stepping = finished(&specimen, policy);
        let mut seen = Vec::new();
        for step in 0..=known {
            stepping.seek(step);
            if steps.get(seen.len()) == Some(&step) {
                seen.push(shot(&stepping));
            }
        }
        let anywhere: Vec<usize> = steps
            .iter()
            .map(|_| draw(steps.len() as u64) as usize)
            .collect();
        for at in anywhere.into_iter().chain((0..steps.len()).rev()) {
            run.seek(steps[at]);
            assert_eq!(shot(&run), seen[at], "{name}, step {}", steps[at]);
        }
    }
}

#[test]
fn first_steps_of_presets_are_what_their_frames_announce() {
    for (name, specimen) in runs_of_preset_choices() {
        let policy = Policy {
            step_limit: Some(2_000),
            ..Policy::WHOLE_SPACE
        };
        let shots = stepped(&specimen, policy);
        check(&specimen, &shots[0], None);
        for two in shots.windows(2) {
            check(&specimen, &two[1], Some(&two[0]));
        }
        let mut run = finished(&specimen, policy);
        assert_eq!(run.status().known, shots.len() as u64 - 1, "{name}");
        run.seek(u64::MAX);
        assert_eq!(shots.last(), Some(&shot(&run)), "{name}");
    }
}

#[test]
fn millions_of_steps_of_the_naive_tour_are_a_seek_away() {
    let specimen = runs_of_preset_choices().find(|(name, _)| name == "knight unlucky by naive");
    let (_, specimen) = specimen.expect("a tour without an end");
    let known = long_or(10_000_000, 2_000_000);
    let policy = Policy {
        step_limit: Some(known),
        ..Policy::WHOLE_SPACE
    };
    let mut draw = draws(10);
    let mut steps: Vec<u64> = (0..40).map(|_| draw(known + 1)).collect();
    steps.sort_unstable();
    let mut stepping = finished(&specimen, policy);
    let mut seen = Vec::new();
    for step in 0..=known {
        stepping.seek(step);
        while steps.get(seen.len()) == Some(&step) {
            seen.push(shot(&stepping));
        }
    }
    let mut run = finished(&specimen, policy);
    assert_eq!(run.status().known, known);
    for at in (0..steps.len()).rev().chain([7, 31, 3]) {
        run.seek(steps[at]);
        assert_eq!(shot(&run), seen[at], "step {}", steps[at]);
    }
}

#[test]
fn a_session_among_choices_knows_no_space() {
    for (name, specimen) in runs_of_preset_choices() {
        let mut session = specimen.session();
        session.run_mut().advance(500);
        assert!(matches!(session.run(), Run::Backtracking(_)), "{name}");
        assert!(session.problem().state_space().is_none(), "{name}");
        assert_eq!(session.advance_survey(9), Ok(true), "{name}");
        assert!(session.survey().is_none(), "{name}");
        for goal in [false, true] {
            assert!(session.moved_to(0, goal).is_none(), "{name}");
        }
        session.run_mut().seek(u64::MAX);
        let cursor = session.run().status().cursor;
        let (events, made) = session.item();
        assert!(made <= events.len(), "{name}");
        assert_eq!(
            events.get(made.wrapping_sub(1)),
            Some(&session.run().event()),
            "{name}"
        );
        assert_eq!(session.run().status().cursor, cursor, "{name}");
    }
}

proptest! {
    #![proptest_config(cases(long_or(120, 40)))]

    #[test]
    fn seeking_shows_any_step_of_any_run(
        specimen in specimens(),
        policy in policies(),
        budgets in prop::collection::vec(1..2_000_u64, 1..4),
        steps in prop::collection::vec(any::<Index>(), 1..40),
    ) {
        let shots = stepped(&specimen, policy);
        let mut run = search_of(specimen.run(policy));
        for budget in budgets.into_iter().cycle() {
            if run.status().outcome.is_some() {
                break;
            }
            run.advance(budget);
        }
        let known = run.status().known;
        prop_assert_eq!(known, shots.len() as u64 - 1);
        for step in steps {
            let step = step.index(shots.len());
            run.seek(step as u64);
            prop_assert_eq!(&shot(&run), &shots[step], "step {}", step);
        }
        check(&specimen, &shots[0], None);
        for two in shots.windows(2) {
            check(&specimen, &two[1], Some(&two[0]));
        }
    }

    #[test]
    fn locating_counts_boundaries_both_ways(
        specimen in specimens(),
        policy in policies(),
        jumps in prop::collection::vec(
            (any::<Index>(), select(&Stop::ALL), prop_oneof![-9..10_i64, -900..900_i64, any::<i64>()]),
            1..40,
        ),
    ) {
        let steps = counted(&stepped(&specimen, policy));
        let mut run = finished(&specimen, policy);
        for (from, stop, by) in jumps {
            let from = from.index(steps.len()) as u64;
            let expected = among(&stop.all_in(&steps), from, by);
            let found = stop.locate(&mut run, from, by);
            prop_assert_eq!(found, expected, "{} from {} by {:?}", by, from, stop);
        }
        let stages = run.events(StepSize::Stage).count();
        prop_assert_eq!(stages, Stop::Size(StepSize::Stage).all_in(&steps).len() - 1);
    }

    #[test]
    fn siblings_costs_and_profiles_are_what_the_events_add_up_to(
        specimen in specimens(),
        policy in policies(),
        picks in prop::collection::vec(any::<Index>(), 1..8),
        (from, wide) in any::<(Index, Index)>(),
        columns in 1..200_u64,
    ) {
        let shots = stepped(&specimen, policy);
        let mut run = finished(&specimen, policy);
        let mut picks: Vec<usize> = picks.iter().map(|pick| pick.index(shots.len())).collect();
        picks.sort_unstable();
        let mut candidates = PathCandidates::default();
        for (step, now) in shots.iter().enumerate() {
            candidates.take(now);
            if picks.contains(&step) {
                run.seek(step as u64);
                let siblings = siblings(&mut run, 0, usize::MAX);
                prop_assert_eq!(siblings, candidates.siblings(), "step {}", step);
                prop_assert_eq!(run.costs(0, usize::MAX), candidates.costs(), "step {}", step);
                prop_assert_eq!(&shot(&run), now, "the cursor has moved");
            }
        }
        let steps = shots.iter().map(|now| (now.event.depth, now.counters));
        let outline = Outline::of_steps(steps.collect());
        let from = from.index(shots.len()) as u64;
        let wide = columns + wide.index(shots.len() + 100) as u64;
        outline.assert_profile(&mut run, from, from + wide, columns);
    }

    #[test]
    fn counters_always_add_up(specimen in specimens(), policy in policies()) {
        let mut run = finished(&specimen, policy);
        run.seek(u64::MAX);
        let done = run.counters();
        prop_assert_eq!(done.placements - done.retreats, done.depth);
        prop_assert!(done.depth <= done.deepest && done.turns_back <= done.retreats);
        let moved = done.placements + done.retreats;
        let refused: u64 = done.refused.iter().sum();
        // Nodes that were cut off were placed.
        prop_assert!(moved + done.refused[0] <= run.status().known);
        prop_assert!(run.status().known <= moved + refused);
    }
}
