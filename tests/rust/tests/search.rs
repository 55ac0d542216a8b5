//! Every step of a run against the reference, however the run was computed and sought.

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::puzzles::{flip, jugs};
use searchlight_core::state_space::Side;
use searchlight_core::{
    Event, Fingerprint, Policy, Problem, Run, Search, SpaceSearch, State, Status, StepSize,
};
use searchlight_tests::film::{Film, Shown, breadth_first, counters, shot};
use searchlight_tests::specimen::{
    Specimen, cases, limited_spaces, limited_specimens, long_or, policies, runs_of_preset_spaces,
    runs_of_presets, spaces,
};

/// Larger films than this take too long to compare shot by shot.
fn most_shots() -> u64 {
    long_or(70_000, 5_000)
}

/// The events of a run from its cursor on, each with the search as it is then, until `look` has
/// seen enough.
fn stepped(run: &mut Run, mut look: impl FnMut(Event, &dyn Shown) -> bool) {
    fn walk<S: Search + Shown>(
        search: &mut S,
        wrap: fn(S::Event) -> Event,
        look: &mut impl FnMut(Event, &dyn Shown) -> bool,
    ) {
        let mut events = search.events(StepSize::Step);
        while let Some(event) = events.next() {
            if !look(wrap(event), events.search()) {
                return;
            }
        }
    }
    match run {
        Run::StateSpace(search) => walk(search, Event::StateSpace, &mut look),
        Run::Backtracking(search) => walk(search.as_mut(), Event::Backtracking, &mut look),
        Run::Games(search) => walk(search.as_mut(), Event::Games, &mut look),
        Run::Trees(search) => walk(search.as_mut(), Event::Trees, &mut look),
    }
}

/// Compares the steps that discovered a state, on either side and on both.
fn assert_found(run: &Run, film: &Film<'_>, state: State) {
    for side in [None, Some(Side::Forward), Some(Side::Backward)] {
        let (found, expected) = (
            breadth_first(run).found_at(state, side),
            film.found_at(state, side),
        );
        assert_eq!(found, expected, "state {state} on side {side:?}");
    }
}

/// Compares what does not depend on the cursor.
fn assert_ends_as(run: &Run, film: &Film<'_>) {
    let Status { known, outcome, .. } = run.status();
    assert_eq!((known, outcome), (film.known(), film.outcome));
    let map = breadth_first(run).map_data();
    assert_eq!(map.sides.len(), film.sides.len());
    assert_eq!(map.stage_steps, film.stage_steps());
    for (found, side) in map.sides.iter().zip(&film.sides) {
        // A last item that was cut short by the policy has put more on the map than the film
        // shows.
        let count = side.order.len();
        assert_eq!(found.order[..count], side.order);
        for &state in found.order.iter() {
            assert_found(run, film, state);
        }
        let levels = found.levels.iter().copied();
        assert!(
            levels
                .take_while(|&first| (first as usize) < count)
                .eq(side.levels())
        );
        let shown = found.answers.iter().filter(|&&at| (at as usize) < count);
        let shown: Vec<_> = shown.take(film.answers.len()).copied().collect();
        assert_eq!(shown, side.ordinals(&film.answers));
    }
    assert_eq!(map.path, film.path());
    assert_eq!(map.stage_steps, film.boundaries(StepSize::Stage, known));
}

/// The search through a space that a run is, to change it.
fn searched(run: &mut Run) -> &mut dyn SpaceSearch {
    match run {
        Run::StateSpace(search) => search.as_mut(),
        other => panic!("{other:?} is no search through a space"),
    }
}

/// What each side of a search through a space has put on its map.
fn orders_of(run: &Run) -> Vec<Vec<State>> {
    let Run::StateSpace(search) = run else {
        return Vec::new();
    };
    let sides = search.map_data().sides.into_iter();
    sides.map(|side| side.order.to_vec()).collect()
}

#[test]
fn every_step_of_every_preset_is_what_a_naive_search_does() {
    for (name, specimen) in runs_of_preset_spaces() {
        let problem = specimen.space_problem();
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let step_limit = Some(most_shots());
            let policy = Policy {
                step_limit,
                ..policy
            };
            let film = Film::record(&problem, specimen.algorithm, policy);
            let mut run = specimen.finished_run(policy);
            assert_ends_as(&run, &film);
            for step in 0..=film.known() {
                run.seek(step);
                assert_eq!(run.status().cursor, step);
                assert_eq!(shot(&run), film.shot(step), "{name}, step {step}");
            }
        }
    }
}

#[test]
fn states_of_other_components_are_never_found() {
    for (name, specimen) in runs_of_preset_spaces() {
        let problem = specimen.space_problem();
        let states = problem.space().states();
        if states > most_shots() {
            continue;
        }
        let run = specimen.finished_run(Policy::FIRST_ANSWER);
        let film = Film::record(&problem, specimen.algorithm, Policy::FIRST_ANSWER);
        for state in 0..states as u32 + 5 {
            assert_found(&run, &film, state);
        }
        assert_eq!(breadth_first(&run).found_at(u32::MAX, None), None, "{name}");
    }
}

#[test]
fn stepping_and_seeking_backwards_have_the_same_event_hash() {
    for (name, specimen) in runs_of_presets() {
        let mut session = specimen.session();
        // Each step back among choices is searched again from a checkpoint.
        let most = if session.problem().state_space().is_some() {
            most_shots()
        } else {
            long_or(3_000, 600)
        };
        session.run_mut().advance(most);
        let known = session.run().status().known.min(most);
        let mut backwards: Vec<_> = (0..=known)
            .rev()
            .map(|step| {
                session.run_mut().seek(step);
                session.run().event()
            })
            .collect();
        let mut hash = Fingerprint::default();
        hash.add(&backwards.pop().expect("step 0"));
        let policy = Policy::new(specimen.instance.goal());
        let mut step = 0;
        let mut run = specimen.run(policy);
        stepped(&mut run, |event, _| {
            step += 1;
            let is_known = step <= known;
            if is_known {
                assert_eq!(backwards.pop(), Some(event), "{name}, step {step}");
                hash.add(&event);
            }
            is_known
        });
        assert_eq!(backwards, []);
        assert_eq!(session.fingerprint(0, known), hash.value(), "{name}");
    }
}

/// Whether the tables of one search have the size that another needs: those from the start, and in a
/// two-sided search those from the goals, too.
fn fits(one: &Specimen, other: &Specimen) -> bool {
    let sizes = |specimen: &Specimen| {
        let problem = specimen.space_problem();
        let most_predecessors = problem
            .predecessors()
            .map(|space| space.most_predecessors());
        let space = problem.space();
        (
            (space.states(), space.branching()),
            most_predecessors.filter(|_| one.algorithm != "bfs"),
        )
    };
    sizes(one) == sizes(other)
}

#[test]
fn tables_of_two_sides_do_not_fit_a_space_with_more_moves_backwards() {
    // Both have 16 states with at most the same number of moves; only the jugs cannot undo theirs.
    for (algorithm, expected) in [("bfs", true), ("bidirectional", false)] {
        let one = Specimen::read(&flip::PUZZLE, "bw\nbb\n").with(algorithm);
        let other = Specimen::read(&jugs::PUZZLE, "3 5 4\n").with(algorithm);
        assert_eq!(fits(&one, &other), expected, "{algorithm}");
        let policy = Policy::FIRST_ANSWER;
        let mut run = one.run(policy);
        let restarted = searched(&mut run).restart(&other.space_problem(), policy);
        assert_eq!(restarted, expected, "{algorithm}");
    }
}

proptest! {
    #![proptest_config(cases(long_or(300, 80)))]

    #[test]
    fn seeking_shows_any_step_of_any_run(
        specimen in limited_spaces(),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let problem = specimen.space_problem();
        let film = Film::record(&problem, specimen.algorithm, policy);
        let mut run = specimen.finished_run(policy);
        assert_ends_as(&run, &film);
        for step in steps {
            let step = step.index(film.shots()) as u64;
            run.seek(step);
            prop_assert_eq!(run.status().cursor, step);
            prop_assert_eq!(shot(&run), film.shot(step), "step {}", step);
        }
    }

    #[test]
    fn stepping_to_any_step_shows_what_seeking_shows(
        specimen in limited_specimens(),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..6),
    ) {
        let mut sought = specimen.finished_run(policy);
        let known = sought.status().known.min(2_000) as usize;
        prop_assume!(known > 0);
        for step in steps {
            let step = step.index(known) + 1;
            let (mut taken, mut last) = (0, None);
            stepped(&mut specimen.run(policy), |_, search| {
                taken += 1;
                if taken == step {
                    last = Some(search.shot());
                }
                taken < step
            });
            prop_assert_eq!(taken, step);
            sought.seek(step as u64);
            prop_assert_eq!(last, Some(shot(&sought)));
        }
    }

    #[test]
    fn slices_compute_what_one_go_computes(
        specimen in limited_spaces(),
        policy in policies(),
        budgets in prop::collection::vec(0..6_000_u64, 1..8),
        cursor in any::<Index>(),
    ) {
        prop_assume!(budgets.iter().any(|&budget| budget > 0));
        let problem = specimen.space_problem();
        let film = Film::record(&problem, specimen.algorithm, policy);
        let mut run = specimen.run(policy);
        for budget in budgets.into_iter().cycle() {
            let before = run.status();
            if before.outcome.is_some() {
                break;
            }
            run.advance(budget);
            let Status { known, cursor: kept, outcome } = run.status();
            prop_assert_eq!(kept, before.cursor, "computing moves no cursor");
            let most_moves = problem.space().branching() as u64;
            prop_assert!(known <= before.known + budget + most_moves);
            prop_assert!(known > before.known || outcome.is_some() || budget == 0);
            if budget == 0 {
                prop_assert_eq!(run.status(), before);
                continue;
            }
            prop_assert_eq!(shot(&run), film.shot(kept), "kept at step {}", kept);
            run.seek(u64::MAX);
            prop_assert_eq!(run.status().cursor, known, "no step beyond the known part");
            if outcome.is_none() {
                prop_assert_eq!(shot(&run), film.shot(known), "step {}", known);
            }
            run.seek(cursor.index(known as usize + 1) as u64);
        }
        assert_ends_as(&run, &film);
        prop_assert_eq!(shot(&run), film.shot(run.status().cursor));
    }

    #[test]
    fn a_search_that_is_restarted_is_a_new_search(
        specimen in limited_spaces(),
        policies in [policies(), policies()],
        budget in prop_oneof![0..3_000_u64, Just(u64::MAX)],
        (start, goal) in any::<(Index, Index)>(),
        steps in prop::collection::vec(any::<Index>(), 1..20),
    ) {
        let [before, policy] = policies;
        let space = specimen.space();
        let mut used = specimen.run(before);
        used.advance(budget);
        used.seek(budget / 2);
        let state = |index: Index| index.index(space.states() as usize) as State;
        let started = specimen.instance.starting_at(state(start));
        // A wall or a goal is no start.
        prop_assert!(started.is_some() || specimen.space_problem().states_are_cells());
        let started = started.unwrap_or_else(|| specimen.instance.boxed());
        let ended = started.ending_at(state(goal)).unwrap_or(started);
        let within = specimen.within;
        let next = Specimen { within, ..Specimen::of(ended).with(specimen.algorithm) };
        let problem = next.space_problem();
        let film = Film::record(&problem, next.algorithm, policy);
        prop_assert!(searched(&mut used).restart(&problem, policy));
        prop_assert_eq!(used.status(), next.run(policy).status());
        used.advance(u64::MAX);
        assert_ends_as(&used, &film);
        for step in steps {
            let step = step.index(film.shots()) as u64;
            used.seek(step);
            prop_assert_eq!(shot(&used), film.shot(step), "step {}", step);
        }
        let new = next.finished_run(policy);
        let problem = Problem::StateSpace(problem);
        prop_assert_eq!(problem.certificate(&used), problem.certificate(&new));
    }

    #[test]
    fn a_search_is_not_restarted_where_its_tables_do_not_fit(
        one in spaces(),
        other in spaces(),
    ) {
        let policy = Policy::FIRST_ANSWER;
        let fits = fits(&one, &other);
        let mut run = one.run(policy);
        prop_assert_eq!(searched(&mut run).restart(&other.space_problem(), policy), fits);
    }

    #[test]
    fn nothing_happens_after_the_end(
        specimen in limited_specimens(),
        policy in policies(),
        budgets in prop::collection::vec(any::<u64>(), 1..5),
    ) {
        let mut run = specimen.finished_run(policy);
        run.seek(u64::MAX);
        let (status, last) = (run.status(), shot(&run));
        let orders = orders_of(&run);
        prop_assert_eq!(status.cursor, status.known);
        prop_assert!(status.outcome.is_some());
        for budget in budgets {
            run.advance(budget);
            prop_assert_eq!(run.status(), status);
            run.seek(status.known.saturating_add(budget));
            prop_assert_eq!(run.status(), status);
            prop_assert_eq!(&shot(&run), &last);
        }
        prop_assert_eq!(orders_of(&run), orders);
    }

    #[test]
    fn counters_always_add_up(
        specimen in limited_spaces(),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let mut run = specimen.finished_run(policy);
        let goals = specimen.space().goals().len() as u64;
        let sources = if specimen.algorithm == "bfs" { 1 } else { 1 + goals };
        for step in steps {
            run.seek(step.index(run.status().known as usize + 1) as u64);
            let counters = counters(&run);
            prop_assert_eq!(counters.discovered, counters.expanded + counters.frontier);
            let told = counters.discovered + counters.duplicate;
            prop_assert_eq!(counters.generated + sources, told);
            prop_assert_eq!(counters.generated, run.status().cursor);
        }
    }
}
