//! Backtracking against the plain recursion, step by step, however a run was computed and sought.

use std::num::NonZeroU64;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::backtracking::{Algorithm, Counters};
use searchlight_core::{GoalPolicy, Outcome, Policy, Search, Status, StepSize};
use searchlight_tests::branches::{Event, Moment, Outline, Stop, shot, siblings};
use searchlight_tests::film::among;
use searchlight_tests::nearsighted::{AHEAD, ALGORITHMS, NearsightedQueens, finished, start};
use searchlight_tests::specimen::cases;
use searchlight_tests::telling::tell;

/// The steps of a search up to a policy's end, and how it ended.
fn record(
    queens: NearsightedQueens,
    algorithm: Algorithm,
    policy: Policy,
) -> (Vec<Moment>, Outcome) {
    let mut film = Vec::new();
    let mut outcome = None;
    tell(queens, algorithm, &mut |telling| {
        film.push(Moment::of(telling));
        let goals = telling.counters.answers;
        outcome = match policy.goal {
            GoalPolicy::FirstAnswer if goals > 0 => Some(Outcome::Found {
                depth: telling.choices().len() as u32,
            }),
            GoalPolicy::CountTo(Some(wanted)) if goals == wanted.get() => {
                Some(Outcome::Counted { goals, all: false })
            }
            _ if telling.is_over() && goals == 0 => Some(Outcome::Impossible),
            _ if telling.is_over() => Some(Outcome::Counted { goals, all: true }),
            _ => {
                let limit = policy.step_limit == Some(telling.step);
                limit.then_some(Outcome::LimitReached)
            }
        };
        outcome.is_none()
    });
    (film, outcome.expect("an end"))
}

/// What has been done at each step.
fn counted(film: &[Moment]) -> Vec<Counters> {
    film.iter().map(|moment| moment.shot.counters).collect()
}

/// Boards whose searches are short, or are cut short by [`policies`].
fn boards() -> impl Strategy<Value = NearsightedQueens> {
    let sizes = (0..10_u32, 0..9_u32, 1..9_u32);
    // With checkpoints every 64 steps, and with none but the first.
    (sizes, select(&[1, 1 << 8, u64::MAX])).prop_map(|((rows, columns, reach), weight)| {
        NearsightedQueens {
            rows,
            columns,
            reach,
            weight,
        }
    })
}

fn policies() -> impl Strategy<Value = Policy> {
    let goal = prop_oneof![
        Just(GoalPolicy::FirstAnswer),
        Just(GoalPolicy::WholeSpace),
        (0..6_u64).prop_map(|count| GoalPolicy::CountTo(NonZeroU64::new(count))),
    ];
    let limit = prop_oneof![1 => 0..300_u64, 3 => Just(6_000)];
    (goal, limit).prop_map(|(goal, limit)| Policy {
        step_limit: Some(limit),
        ..Policy::new(goal)
    })
}

#[test]
fn every_step_of_the_usual_boards_is_what_the_recursion_does() {
    for side in 0..8 {
        for algorithm in ALGORITHMS {
            let queens = NearsightedQueens::square(side);
            let (film, outcome) = record(queens, algorithm, Policy::WHOLE_SPACE);
            let mut run = finished(queens, algorithm, Policy::WHOLE_SPACE);
            let known = film.len() as u64 - 1;
            assert_eq!(run.status().known, known);
            assert_eq!(run.status().outcome, Some(outcome));
            for (step, moment) in (0..).zip(&film) {
                run.seek(step);
                assert_eq!(run.status().cursor, step);
                assert_eq!(
                    shot(&run),
                    moment.shot,
                    "{side} by {algorithm:?}, step {step}"
                );
            }
        }
    }
}

#[test]
fn nodes_with_as_many_candidates_as_there_can_be_show_what_became_of_each() {
    for columns in [254, 255] {
        for algorithm in ALGORITHMS {
            let queens = NearsightedQueens {
                rows: 2,
                columns,
                reach: 1,
                weight: 1 << 8,
            };
            let mut run = finished(queens, algorithm, Policy::WHOLE_SPACE);
            let known = run.status().known;
            tell(queens, algorithm, &mut |telling| {
                let step = telling.step;
                if step % 9_973 == 0 || step + 1_000 > known && step % 97 == 0 || step + 3 > known {
                    run.seek(step);
                    let at = format!("{columns} by {algorithm:?}, step {step} of {known}");
                    assert_eq!(shot(&run), telling.shot(), "{at}");
                    let all = siblings(&mut run, 0, usize::MAX);
                    assert_eq!(all, telling.siblings(), "{at}");
                    assert_eq!(run.costs(0, usize::MAX), telling.costs(), "{at}");
                }
                true
            });
        }
    }
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn seeking_shows_any_step_of_any_run(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let (film, outcome) = record(queens, algorithm, policy);
        let mut run = finished(queens, algorithm, policy);
        let Status { known, outcome: found, .. } = run.status();
        prop_assert_eq!((known, found), (film.len() as u64 - 1, Some(outcome)));
        for step in steps {
            let step = step.index(film.len());
            run.seek(step as u64);
            prop_assert_eq!(run.status().cursor, step as u64);
            prop_assert_eq!(shot(&run), film[step].shot.clone(), "step {}", step);
        }
    }

    #[test]
    fn slices_compute_what_one_go_computes(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        budgets in prop::collection::vec(1..3_000_u64, 1..8),
        cursor in any::<Index>(),
    ) {
        let (film, outcome) = record(queens, algorithm, policy);
        let mut run = start(queens, algorithm, policy);
        for budget in budgets.into_iter().cycle() {
            let before = run.status();
            if before.outcome.is_some() {
                break;
            }
            run.advance(budget);
            let Status { known, cursor: kept, outcome } = run.status();
            prop_assert_eq!(kept, before.cursor, "computing moves no cursor");
            prop_assert!(known == before.known + budget || outcome.is_some());
            prop_assert_eq!(shot(&run), film[kept as usize].shot.clone());
            run.seek(u64::MAX);
            prop_assert_eq!(run.status().cursor, known);
            prop_assert_eq!(shot(&run), film[known as usize].shot.clone());
            run.seek(cursor.index(known as usize + 1) as u64);
        }
        let Status { known, outcome: found, .. } = run.status();
        prop_assert_eq!((known, found), (film.len() as u64 - 1, Some(outcome)));
    }

    #[test]
    fn locating_counts_boundaries_both_ways(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        budget in prop_oneof![0..3_000_u64, Just(u64::MAX)],
        jumps in prop::collection::vec(
            (any::<Index>(), select(&Stop::ALL), prop_oneof![-9..10_i64, -900..900_i64, any::<i64>()]),
            1..60,
        ),
    ) {
        let (mut film, _) = record(queens, algorithm, policy);
        let mut run = start(queens, algorithm, policy);
        run.advance(budget);
        let known = run.status().known;
        film.truncate(known as usize + 1);
        for (from, stop, by) in jumps {
            let boundaries = stop.all_in(&counted(&film));
            // Steps that are not known count as the last that is.
            let from = from.index(known as usize + 10) as u64;
            let expected = among(&boundaries, from, by);
            let found = stop.locate(&mut run, from, by);
            prop_assert_eq!(found, expected, "{} from {} of {} by {:?}", by, from, known, stop);
        }
        for stop in Stop::ALL {
            let boundaries = stop.all_in(&counted(&film));
            for (from, by) in [(0, i64::MAX), (known, i64::MIN), (u64::MAX, 1), (u64::MAX, -1)] {
                let found = stop.locate(&mut run, from, by);
                prop_assert_eq!(found, among(&boundaries, from, by));
            }
        }
        prop_assert_eq!(run.status().cursor, 0, "the cursor has moved");
    }

    #[test]
    fn the_iterator_stops_at_each_boundary_and_then_for_ever(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        size in select(&[StepSize::Step, StepSize::Item, StepSize::Stage]),
    ) {
        let (film, outcome) = record(queens, algorithm, policy);
        let mut run = start(queens, algorithm, policy);
        let mut events = run.events(size);
        for &step in &Stop::Size(size).all_in(&counted(&film))[1..] {
            let expected = film[step as usize].shot.event;
            prop_assert_eq!(events.next().map(Event::from), Some(expected), "step {}", step);
            prop_assert_eq!(events.search().status().cursor, step);
        }
        for _ in 0..3 {
            prop_assert_eq!(events.next(), None);
        }
        prop_assert_eq!(events.search().status().outcome, Some(outcome));
    }

    #[test]
    fn siblings_and_their_costs_are_what_the_recursion_spent_on_them(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        picks in prop::collection::vec((any::<Index>(), 0..11_usize, 0..11_usize), 1..12),
    ) {
        let (film, _) = record(queens, algorithm, policy);
        let mut run = finished(queens, algorithm, policy);
        let boundaries = Stop::Size(StepSize::Item).all_in(&counted(&film));
        let outline = Outline::of(queens, algorithm, film.len() as u64 - 1);
        for (step, from, to) in picks {
            let step = step.index(film.len());
            run.seek(step as u64);
            let moment = &film[step];
            let depths = |end: usize| from.min(end)..to.min(end).max(from.min(end));
            let expected = &moment.siblings[depths(moment.siblings.len())];
            prop_assert_eq!(siblings(&mut run, from, to), expected, "step {}", step);
            let costs = &moment.costs[depths(moment.costs.len())];
            prop_assert_eq!(run.costs(from, to), costs, "step {}", step);
            prop_assert_eq!(siblings(&mut run, 0, usize::MAX), moment.siblings.clone());
            prop_assert_eq!(run.costs(0, usize::MAX), moment.costs.clone());
            // Whoever looked around has not gone astray.
            let next = among(&boundaries, step as u64, 1);
            prop_assert_eq!(run.locate(step as u64, StepSize::Item, 1), next);
            run.siblings(0, usize::MAX);
            let (from, to) = (step as u64, step as u64 + 9);
            outline.assert_profile(&mut run, from, to, 3);
            prop_assert_eq!(shot(&run), moment.shot.clone(), "the cursor has moved");
        }
    }

    #[test]
    fn a_depth_profile_adds_up(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        (from, wide) in any::<(Index, Index)>(),
        columns in prop_oneof![1..6_u64, 1..200_u64],
    ) {
        let mut run = finished(queens, algorithm, policy);
        let known = run.status().known;
        let outline = Outline::of(queens, algorithm, known);
        let from = from.index(known as usize + 1) as u64;
        let wide = columns + wide.index(known as usize + 100) as u64;
        outline.assert_profile(&mut run, from, from + wide, columns);
    }

    #[test]
    fn counters_always_add_up(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let mut run = finished(queens, algorithm, policy);
        for step in steps {
            run.seek(step.index(run.status().known as usize + 1) as u64);
            let counters = run.counters();
            prop_assert_eq!(counters.placements - counters.retreats, counters.depth);
            let refused: u64 = counters.refused.iter().sum();
            // A node that is cut off was placed.
            let cuts = if algorithm == AHEAD { counters.refused[1] } else { 0 };
            let tried = counters.placements + counters.retreats + refused - cuts;
            prop_assert_eq!(tried, run.status().cursor);
            prop_assert!(counters.depth <= counters.deepest);
            prop_assert!(counters.turns_back <= counters.retreats);
        }
    }
}
