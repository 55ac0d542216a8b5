//! Moving by steps, items and stages, and the iterator that does it.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::{
    BreadthFirst, Event, Events, Outcome, Policy, Run, Search, State, StepSize,
};
use searchlight_tests::film::{Film, among};
use searchlight_tests::shots::into_breadth_first;
use searchlight_tests::specimen::{
    cases, limited_spaces, limited_specimens, long_or, policies, preset_spaces,
    runs_of_preset_spaces,
};

const SIZES: [StepSize; 3] = [StepSize::Step, StepSize::Item, StepSize::Stage];

/// Distances near and far.
fn distances() -> impl Strategy<Value = i64> {
    prop_oneof![4 => -9..10_i64, 2 => -3_000..3_000_i64, 1 => any::<i64>()]
}

#[test]
fn levels_of_the_sample_end_where_the_reference_ends_them() {
    let (name, specimen) = preset_spaces().next().unwrap();
    let problem = specimen.space_problem();
    let film = Film::record(&problem, specimen.algorithm, Policy::WHOLE_SPACE);
    let mut run = specimen.finished_run(Policy::WHOLE_SPACE);
    for size in SIZES {
        let boundaries = film.boundaries(size, film.known());
        for pair in boundaries.windows(2) {
            assert_eq!(run.locate(pair[0], size, 1), pair[1], "{name} {size:?}");
            assert_eq!(run.locate(pair[1], size, -1), pair[0], "{name} {size:?}");
        }
    }
}

#[test]
fn items_of_every_preset_are_its_states_and_stages_its_levels() {
    for (name, specimen) in runs_of_preset_spaces() {
        let problem = specimen.space_problem();
        let policy = Policy {
            step_limit: Some(long_or(70_000, 20_000)),
            ..Policy::WHOLE_SPACE
        };
        let film = Film::record(&problem, specimen.algorithm, policy);
        let count = |size| {
            into_breadth_first(specimen.run(policy))
                .events(size)
                .count() as u64
        };
        let [items, stages] = film.parts().map(u64::from);
        assert_eq!(count(StepSize::Step), film.known(), "{name}");
        if film.known() > 0 {
            assert_eq!(count(StepSize::Item), items, "{name}");
            assert_eq!(count(StepSize::Stage), stages, "{name}");
        }
        if specimen.algorithm == "bfs" && film.outcome != Some(Outcome::LimitReached) {
            // A state without a move is no item, as where no peg can jump.
            let space = specimen.space();
            let mut buffer = vec![0; space.branching()];
            let is_empty = film.known() == 0;
            let mut has_moves = |state: State| is_empty || space.successors(state, &mut buffer) > 0;
            let order = &film.sides[0].order;
            let expanded = order.iter().filter(|&&state| has_moves(state)).count();
            assert_eq!(items, expanded as u64, "{name}");
            let levels = film.sides[0].levels();
            let ends = levels[1..].iter().copied().chain([order.len() as u32]);
            let mut levels = levels.iter().copied().zip(ends);
            let mut is_stage = |(first, end)| {
                let states = &order[first as usize..end as usize];
                states.iter().any(|&state| has_moves(state))
            };
            assert_eq!(
                stages,
                levels.by_ref().filter(|&level| is_stage(level)).count() as u64
            );
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn locating_counts_boundaries_both_ways(
        specimen in limited_spaces(),
        policy in policies(),
        size in select(&SIZES),
        budget in prop_oneof![0..3_000_u64, Just(u64::MAX)],
        jumps in prop::collection::vec((any::<Index>(), distances()), 1..40),
    ) {
        let problem = specimen.space_problem();
        let film = Film::record(&problem, specimen.algorithm, policy);
        let mut run = specimen.run(policy);
        run.advance(budget);
        let known = run.status().known;
        let boundaries = film.boundaries(size, known);
        for (from, by) in jumps {
            // Steps that are not known count as the last that is.
            let from = from.index(known as usize + 10) as u64;
            let expected = among(&boundaries, from, by);
            prop_assert_eq!(run.locate(from, size, by), expected, "{} from {} of {}", by, from, known);
        }
        for (from, by) in [(0, i64::MAX), (known, i64::MIN), (u64::MAX, 1), (u64::MAX, -1)] {
            prop_assert_eq!(run.locate(from, size, by), among(&boundaries, from, by));
        }
    }

    #[test]
    fn the_iterator_stops_at_each_boundary_and_then_for_ever(
        specimen in limited_spaces(),
        policy in policies(),
        size in select(&SIZES),
    ) {
        let problem = specimen.space_problem();
        let film = Film::record(&problem, specimen.algorithm, policy);
        let boundaries = film.boundaries(size, film.known());
        let mut search = into_breadth_first(specimen.run(policy));
        let mut events: Events<'_, BreadthFirst> = search.events(size);
        for &step in &boundaries[1..] {
            let event = events.next().map(Event::StateSpace);
            prop_assert_eq!(event, Some(film.shot(step).event), "step {}", step);
            prop_assert_eq!(events.search().status().cursor, step);
        }
        for _ in 0..3 {
            prop_assert_eq!(events.next(), None);
        }
        prop_assert_eq!(events.search().status().outcome, film.outcome);
        prop_assert_eq!(events.search().status().cursor, film.known());
    }

    #[test]
    fn the_iterator_goes_on_behind_the_cursor(
        specimen in limited_specimens(),
        policy in policies(),
        start in any::<Index>(),
    ) {
        let mut run = specimen.finished_run(policy);
        let known = run.status().known;
        let start = start.index(known as usize + 1) as u64;
        run.seek(start);
        let rest = match &mut run {
            Run::StateSpace(search) => search.events(StepSize::Step).count(),
            Run::Backtracking(search) => search.events(StepSize::Step).count(),
            Run::Games(search) => search.events(StepSize::Step).count(),
            Run::Trees(search) => search.events(StepSize::Step).count(),
        } as u64;
        prop_assert_eq!(rest, known - start);
    }
}
