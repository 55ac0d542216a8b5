//! What every puzzle of the backtracking family promises: any step of its runs can be shown again
//! as it was when the search came by.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight::certificate::Certificate;
use searchlight::choices::MOST_CANDIDATES;
use searchlight::event::{ChoicesEvent, Deed, Event};
use searchlight::family::Family;
use searchlight::frame::{ChoicesFrame, Frame};
use searchlight::run::{ChoicesCounters, Counters, Events, GoalPolicy, Policy, Run, StepSize};
use searchlight_tests::branches::{Ledger, Outline, SIZES, boundaries, counters};
use searchlight_tests::film::{Shot, among, shot};
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::{Specimen, cases, runs_of_presets, specimens_in};

fn specimens() -> impl Strategy<Value = Specimen> {
    specimens_in(Family::Choices)
}

fn runs_of_preset_choices() -> impl Iterator<Item = (String, Specimen)> {
    runs_of_presets().filter(|(_, specimen)| specimen.instance.kind().family == Family::Choices)
}

fn policies() -> impl Strategy<Value = Policy> {
    let goal = prop_oneof![
        Just(GoalPolicy::FirstAnswer),
        Just(GoalPolicy::WholeSpace),
        (0..6_u64).prop_map(GoalPolicy::CountTo),
    ];
    (goal, prop_oneof![0..300_u64, Just(3_000)]).prop_map(|(goal, limit)| Policy {
        goal,
        step_limit: Some(limit),
        depth_limit: None,
    })
}

fn counted(shot: &Shot) -> ChoicesCounters {
    match shot.counters {
        Counters::Choices(counters) => counters,
        other => panic!("{other:?} are not those of a search among choices"),
    }
}

fn event(shot: &Shot) -> ChoicesEvent {
    match shot.event {
        Event::Choices(event) => event,
        other => panic!("{other:?} is no step among choices"),
    }
}

fn frame(shot: &Shot) -> &ChoicesFrame {
    match &shot.frame {
        Frame::Choices(frame) => frame,
        other => panic!("{other:?} is none of a search among choices"),
    }
}

/// What there is to see at each step, when the search comes by for the first time: computed one by
/// one and never sought backwards.
fn stepped(specimen: &Specimen, policy: Policy) -> Vec<Shot> {
    let mut run = specimen.run(policy);
    let mut shots = vec![shot(run.as_ref())];
    while run.status().outcome.is_none() {
        run.advance(1);
        run.seek(u64::MAX);
        assert_eq!(run.status().cursor, shots.len() as u64);
        shots.push(shot(run.as_ref()));
    }
    shots
}

/// Checks one step by itself.
fn check(specimen: &Specimen, shot: &Shot, before: Option<&Shot>) {
    let problem = specimen.instance.problem();
    let (frame, event, counters) = (frame(shot), event(shot), counted(shot));
    let cells = problem.board_shape().cells();
    let reasons = problem.reasons().len();
    assert_eq!((frame.board.len(), frame.labels.len()), (cells, cells));
    assert!(frame.candidates.len() <= MOST_CANDIDATES);
    assert!(frame.tried <= frame.candidates.len());
    let candidates = frame.candidates.iter().map(|candidate| candidate.choice);
    let chosen: Vec<_> = candidates.chain(frame.path.iter().copied()).collect();
    assert!(chosen.iter().all(|choice| (choice.cell as usize) < cells));
    assert!(frame.path.len() <= problem.depths());
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
        let proof = Certificate::Choices { choices };
        assert_eq!(problem.verify(&proof), Ok(()), "{specimen:?}");
    }
    let Some(before) = before else {
        return;
    };
    // What is tried is what was shown to come next.
    let shown = self::frame(before);
    match event.kind {
        Deed::Place | Deed::Refuse => {
            let next = shown.candidates[shown.tried];
            assert_eq!(
                (event.choice, usize::from(event.index)),
                (next.choice, shown.tried)
            );
            assert_eq!(event.forced, shown.forced);
        }
        Deed::Retreat => {
            assert_eq!(shown.tried, shown.candidates.len(), "something is left");
            assert_eq!(shown.path.last(), Some(&event.choice));
        }
        Deed::Start => panic!("a start behind the start"),
    }
    assert_eq!(event.kind == Deed::Refuse, frame.path == shown.path);
}

#[test]
fn presets_show_at_any_step_what_stepping_shows() {
    for (name, specimen) in runs_of_preset_choices() {
        let policy = Policy {
            goal: specimen.instance.goal(),
            step_limit: Some(100_000),
            depth_limit: None,
        };
        let mut run = specimen.finished_run(policy);
        let known = run.status().known;
        let mut draw = draws(known);
        let mut steps: Vec<u64> = (0..60).map(|_| draw(known + 1)).collect();
        steps.extend([0, 1, 2, known.saturating_sub(1), known].map(|step| step.min(known)));
        steps.sort_unstable();
        steps.dedup();
        let mut stepping = specimen.finished_run(policy);
        let mut seen = Vec::new();
        for step in 0..=known {
            stepping.seek(step);
            if steps.get(seen.len()) == Some(&step) {
                seen.push(shot(stepping.as_ref()));
            }
        }
        let anywhere: Vec<usize> = steps
            .iter()
            .map(|_| draw(steps.len() as u64) as usize)
            .collect();
        for at in anywhere.into_iter().chain((0..steps.len()).rev()) {
            run.seek(steps[at]);
            assert_eq!(shot(run.as_ref()), seen[at], "{name}, step {}", steps[at]);
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
        let mut run = specimen.finished_run(policy);
        assert_eq!(run.status().known, shots.len() as u64 - 1, "{name}");
        run.seek(u64::MAX);
        assert_eq!(shots.last(), Some(&shot(run.as_ref())), "{name}");
    }
}

#[test]
fn ten_million_steps_of_the_naive_tour_are_a_seek_away() {
    let specimen = runs_of_preset_choices().find(|(name, _)| name == "knight unlucky by naive");
    let (_, specimen) = specimen.expect("a tour without an end");
    const KNOWN: u64 = 10_000_000;
    let policy = Policy {
        step_limit: Some(KNOWN),
        ..Policy::WHOLE_SPACE
    };
    let mut draw = draws(10);
    let mut steps: Vec<u64> = (0..40).map(|_| draw(KNOWN + 1)).collect();
    steps.sort_unstable();
    let mut stepping = specimen.finished_run(policy);
    let mut seen = Vec::new();
    for step in 0..=KNOWN {
        stepping.seek(step);
        while steps.get(seen.len()) == Some(&step) {
            seen.push(shot(stepping.as_ref()));
        }
    }
    let mut run = specimen.finished_run(policy);
    assert_eq!(run.status().known, KNOWN);
    for at in (0..steps.len()).rev().chain([7, 31, 3]) {
        run.seek(steps[at]);
        assert_eq!(shot(run.as_ref()), seen[at], "step {}", steps[at]);
    }
}

#[test]
fn a_session_among_choices_knows_no_space() {
    for (name, specimen) in runs_of_preset_choices() {
        let mut session = specimen.session();
        session.advance(500);
        assert!(session.explored().is_none(), "{name}");
        assert!(session.branched().is_some(), "{name}");
        assert_eq!(session.advance_survey(9), Ok(true), "{name}");
        assert!(session.survey().is_none(), "{name}");
        assert!(!session.board(0, &mut []), "{name}");
        for goal in [false, true] {
            assert!(session.moved_to(0, goal).is_none(), "{name}");
        }
        let known = session.status().known;
        session.seek(known);
        let cursor = session.status().cursor;
        let (events, made) = session.item();
        assert!(made <= events.len(), "{name}");
        assert_eq!(
            events.get(made.wrapping_sub(1)),
            Some(&session.event()),
            "{name}"
        );
        assert_eq!(session.status().cursor, cursor, "{name}");
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn seeking_shows_any_step_of_any_run(
        specimen in specimens(),
        policy in policies(),
        budgets in prop::collection::vec(1..2_000_u64, 1..4),
        steps in prop::collection::vec(any::<Index>(), 1..40),
    ) {
        let shots = stepped(&specimen, policy);
        let mut run = specimen.run(policy);
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
            prop_assert_eq!(&shot(run.as_ref()), &shots[step], "step {}", step);
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
            (any::<Index>(), select(&SIZES), prop_oneof![-9..10_i64, -900..900_i64, any::<i64>()]),
            1..40,
        ),
    ) {
        let steps: Vec<_> = stepped(&specimen, policy).iter().map(counted).collect();
        let mut run = specimen.finished_run(policy);
        for (from, size, by) in jumps {
            let from = from.index(steps.len()) as u64;
            let expected = among(&boundaries(&steps, size), from, by);
            prop_assert_eq!(run.locate(from, size, by), expected, "{} from {} by {:?}", by, from, size);
        }
        let size = StepSize::Stage;
        let stages = Events::new(run, size).count();
        prop_assert_eq!(stages, boundaries(&steps, size).len() - 1);
    }

    #[test]
    fn siblings_costs_and_strips_are_what_the_events_add_up_to(
        specimen in specimens(),
        policy in policies(),
        picks in prop::collection::vec(any::<Index>(), 1..8),
        (from, wide) in any::<(Index, Index)>(),
        columns in 1..200_u64,
    ) {
        let shots = stepped(&specimen, policy);
        let mut run = specimen.finished_run(policy);
        let mut picks: Vec<usize> = picks.iter().map(|pick| pick.index(shots.len())).collect();
        picks.sort_unstable();
        let mut ledger = Ledger::default();
        for (step, now) in shots.iter().enumerate() {
            ledger.take(now);
            if picks.contains(&step) {
                run.seek(step as u64);
                let branched = run.branched().expect("a search among choices");
                prop_assert_eq!(branched.siblings(0, usize::MAX), ledger.siblings(), "step {}", step);
                prop_assert_eq!(branched.costs(0, usize::MAX), ledger.costs(), "step {}", step);
                prop_assert_eq!(&shot(run.as_ref()), now, "the cursor has moved");
            }
        }
        let steps = shots.iter().map(|now| (event(now).depth, counted(now)));
        let outline = Outline::of_steps(steps.collect());
        let from = from.index(shots.len()) as u64;
        let wide = columns + wide.index(shots.len() + 100) as u64;
        let branched = run.branched().expect("a search among choices");
        outline.assert_strip(branched, from, from + wide, columns);
    }

    #[test]
    fn counters_always_add_up(specimen in specimens(), policy in policies()) {
        let mut run = specimen.finished_run(policy);
        run.seek(u64::MAX);
        let done = counters(run.as_ref());
        prop_assert_eq!(done.placements - done.retreats, done.depth);
        prop_assert!(done.depth <= done.deepest && done.turns <= done.retreats);
        let moved = done.placements + done.retreats;
        let refused: u64 = done.refused.iter().sum();
        // Nodes that were cut off were placed.
        prop_assert!(moved + done.refused[0] <= run.status().known);
        prop_assert!(run.status().known <= moved + refused);
    }
}
