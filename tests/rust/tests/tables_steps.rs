//! Tables against the textbook's loops, step by step, however a run was computed and sought.

use std::num::NonZeroU64;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::games::{Algorithm, NO_ORDINAL, TableFill};
use searchlight_core::{Family, GoalPolicy, Outcome, Policy, Search, Status, StepSize};
use searchlight_tests::dags::{ALGORITHMS, Dag, dags, table_fill};
use searchlight_tests::filling::{Event, Filling, shot};
use searchlight_tests::film::among;
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::{Specimen, cases, runs_of_presets, shape_of, specimens_in};

use Algorithm::Retrograde;

const SIZES: [StepSize; 3] = [StepSize::Step, StepSize::Item, StepSize::Stage];

fn policies() -> impl Strategy<Value = Policy> {
    let goal = prop_oneof![
        Just(GoalPolicy::FirstAnswer),
        Just(GoalPolicy::WholeSpace),
        (0..3_u64).prop_map(|count| GoalPolicy::CountTo(NonZeroU64::new(count))),
    ];
    let limit = prop_oneof![1 => (0..250_u64).prop_map(Some), 2 => Just(None)];
    (goal, limit).prop_map(|(goal, step_limit)| Policy {
        step_limit,
        ..Policy::new(goal)
    })
}

fn cells(specimen: &Specimen) -> usize {
    shape_of(specimen.instance.as_ref()).cells()
}

fn algorithm_of(specimen: &Specimen) -> Algorithm {
    match specimen.algorithm() {
        searchlight_core::Algorithm::Games(algorithm) => algorithm,
        other => panic!("{other:?} fills no table"),
    }
}

fn finished(specimen: &Specimen, policy: Policy) -> TableFill {
    table_fill(specimen.finished_run(policy))
}

#[test]
fn small_presets_show_at_every_step_what_the_textbook_does() {
    for (name, specimen) in runs_of_presets() {
        let family = specimen.algorithm().family();
        if family != Family::Games || cells(&specimen) > 20_000 {
            continue;
        }
        let game = Dag::copy(&specimen);
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let filling = Filling::record(&game, algorithm_of(&specimen), policy);
            let mut run = finished(&specimen, policy);
            let Status { known, outcome, .. } = run.status();
            assert_eq!(known, filling.known(), "{name}");
            assert_eq!(outcome, Some(filling.outcome), "{name}");
            for step in 0..=known {
                run.seek(step);
                assert_eq!(run.status().cursor, step);
                assert_eq!(shot(&run), filling.shot(step), "{name}, step {step}");
            }
            for size in SIZES {
                let boundaries = filling.boundaries(size, known);
                for pair in boundaries.windows(2) {
                    assert_eq!(run.locate(pair[0], size, 1), pair[1], "{name} {size:?}");
                    assert_eq!(run.locate(pair[1], size, -1), pair[0], "{name} {size:?}");
                }
            }
        }
    }
}

/// Compares what a run tells of its table with the reference, as far as it is known.
fn check_table(run: &TableFill, filling: &Filling<'_>, algorithm: Algorithm) {
    let Status { known, outcome, .. } = run.status();
    for (position, at) in (0..).zip(&filling.filled_at) {
        assert_eq!(run.filled_at(position), at.filter(|&at| at <= known));
    }
    for (position, value) in (0..).zip(run.values()) {
        if run.filled_at(position).is_some() {
            let plies = value.plies().map(u32::from);
            assert_eq!(plies, filling.values[position as usize]);
        }
    }
    if algorithm != Retrograde {
        assert_eq!(run.ordinals(), [0_u32; 0]);
        return;
    }
    let ordinals = run.ordinals();
    let filled = ordinals.iter().filter(|&&rank| rank != NO_ORDINAL).count();
    for (rank, &position) in (0..).zip(&filling.order[..filled]) {
        assert_eq!(ordinals[position as usize], rank);
    }
    assert!(filled == ordinals.len() || outcome.is_none_or(|end| end == Outcome::LimitReached));
}

/// The most that a retrograde run is asked for before its first step: a unit for each position and
/// one for each of its moves.
fn preparation(game: &Dag) -> u64 {
    let moves = game
        .positions()
        .map(|position| game.moves_of(position).len());
    (game.positions().len() + moves.sum::<usize>()) as u64
}

/// A retrograde run before its first step has the first of the positions without moves in its
/// queue, and shows nothing of them.
fn check_preparation(run: &TableFill, filling: &Filling<'_>) {
    let ordinals = run.ordinals();
    let filled = ordinals.iter().filter(|&&rank| rank != NO_ORDINAL).count();
    let begun = &filling.order[..filled];
    for (rank, &position) in (0..).zip(begun) {
        assert_eq!(ordinals[position as usize], rank);
        assert_eq!(filling.filled_at[position as usize], Some(1));
        assert_eq!(run.filled_at(position), None);
    }
    assert_eq!(shot(run), filling.shot(0));
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_step_of_any_game_is_what_the_textbook_does(
        game in dags(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        anywhere in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let filling = Filling::record(&game, algorithm, policy);
        let mut run = game.finished(algorithm, policy);
        let Status { known, cursor, outcome } = run.status();
        let expected = (filling.known(), 0, Some(filling.outcome));
        prop_assert_eq!((known, cursor, outcome), expected);
        let anywhere = anywhere.iter().map(|step| step.index(known as usize + 1) as u64);
        for step in (0..=known).chain((0..=known).rev()).chain(anywhere) {
            run.seek(step);
            prop_assert_eq!(run.status().cursor, step);
            prop_assert_eq!(shot(&run), filling.shot(step), "step {}", step);
        }
        run.seek(u64::MAX);
        prop_assert_eq!(shot(&run), filling.shot(known));
        check_table(&run, &filling, algorithm);
    }

    #[test]
    fn slices_compute_what_one_go_computes(
        game in dags(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        budgets in prop::collection::vec(prop_oneof![1..5_u64, 1..90_u64], 1..8),
        cursor in any::<Index>(),
    ) {
        let filling = Filling::record(&game, algorithm, policy);
        let mut run = game.fresh(algorithm, policy);
        let mut asked = 0;
        for budget in budgets.into_iter().cycle() {
            let before = run.status();
            if before.outcome.is_some() {
                break;
            }
            run.advance(budget);
            asked += budget;
            let Status { known, cursor: kept, outcome } = run.status();
            if algorithm == Retrograde && known == 0 && asked < preparation(&game) {
                prop_assert!(outcome.is_none() || policy.step_limit == Some(0));
                check_preparation(&run, &filling);
                continue;
            }
            prop_assert_eq!(kept, before.cursor, "computing moves no cursor");
            prop_assert!(known >= before.known + budget || outcome.is_some());
            prop_assert!(filling.ends_item(known) || outcome == Some(Outcome::LimitReached));
            prop_assert_eq!(shot(&run), filling.shot(kept));
            check_table(&run, &filling, algorithm);
            // What lies before does not change when more is known.
            for step in 0..=known {
                run.seek(step);
                prop_assert_eq!(shot(&run), filling.shot(step), "step {} of {}", step, known);
            }
            run.seek(cursor.index(known as usize + 1) as u64);
        }
        let Status { known, outcome, .. } = run.status();
        prop_assert_eq!((known, outcome), (filling.known(), Some(filling.outcome)));
        run.advance(u64::MAX);
        prop_assert_eq!(run.status().known, known, "there is no more");
    }

    #[test]
    fn locating_counts_boundaries_both_ways(
        game in dags(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        budget in prop_oneof![0..60_u64, Just(u64::MAX)],
        jumps in prop::collection::vec(
            (any::<Index>(), select(&SIZES), prop_oneof![-9..10_i64, -90..90_i64, any::<i64>()]),
            1..60,
        ),
    ) {
        let filling = Filling::record(&game, algorithm, policy);
        let mut run = game.fresh(algorithm, policy);
        run.advance(budget);
        let known = run.status().known;
        for (from, size, by) in jumps {
            let boundaries = filling.boundaries(size, known);
            // Steps that are not known count as the last that is.
            let from = from.index(known as usize + 10) as u64;
            let expected = among(&boundaries, from, by);
            prop_assert_eq!(
                run.locate(from, size, by), expected,
                "{} {:?} from {} of {}", by, size, from, known
            );
        }
        for size in SIZES {
            let boundaries = filling.boundaries(size, known);
            for (from, by) in [(0, i64::MAX), (known, i64::MIN), (u64::MAX, 1), (u64::MAX, -1)] {
                prop_assert_eq!(run.locate(from, size, by), among(&boundaries, from, by));
            }
        }
        prop_assert_eq!(run.status().cursor, 0);
    }

    #[test]
    fn the_iterator_stops_at_each_boundary_and_then_for_ever(
        game in dags(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        size in select(&SIZES),
    ) {
        let filling = Filling::record(&game, algorithm, policy);
        let mut run = game.fresh(algorithm, policy);
        let mut events = run.events(size);
        for &step in &filling.boundaries(size, filling.known())[1..] {
            let event = events.next().map(Event::from);
            prop_assert_eq!(event, Some(filling.shot(step).event), "step {}", step);
            prop_assert_eq!(events.search().status().cursor, step);
        }
        for _ in 0..3 {
            prop_assert_eq!(events.next(), None);
        }
        prop_assert_eq!(events.search().status().outcome, Some(filling.outcome));
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn any_instance_is_filled_as_the_textbook_does_it(
        specimen in specimens_in(Family::Games),
        policy in policies(),
        seed in any::<u64>(),
    ) {
        prop_assume!(cells(&specimen) <= 2_000);
        let game = Dag::copy(&specimen);
        let filling = Filling::record(&game, algorithm_of(&specimen), policy);
        let mut run = finished(&specimen, policy);
        let Status { known, outcome, .. } = run.status();
        prop_assert_eq!((known, outcome), (filling.known(), Some(filling.outcome)));
        let mut draw = draws(seed);
        for _ in 0..200 {
            let step = draw(known + 1);
            run.seek(step);
            prop_assert_eq!(shot(&run), filling.shot(step), "step {}", step);
        }
        check_table(&run, &filling, algorithm_of(&specimen));
    }
}
