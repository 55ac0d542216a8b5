//! Random directed graphs: searches from one side and from two against textbooks.

use std::num::NonZeroU64;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::state_space::{Algorithm, Survey};
use searchlight_core::{
    GoalPolicy, Outcome, Policy, Search, State, Status, StepSize, bfs, bidirectional,
};
use searchlight_tests::film::{Film, among, shot};
use searchlight_tests::forgeries::check_forgeries;
use searchlight_tests::graphs::{Graph, finished, graphs};
use searchlight_tests::specimen::{cases, policies};

const ALGORITHMS: [Algorithm; 3] = [
    Algorithm::Bfs,
    Algorithm::Bidirectional,
    Algorithm::Alternating,
];

fn outcome(least: Option<u32>) -> Option<Outcome> {
    Some(least.map_or(Outcome::Impossible, |depth| Outcome::Found { depth }))
}

fn check_steps(
    graph: &Graph,
    limit: Option<u32>,
    policy: Policy,
    algorithm: Algorithm,
    (from, by): (Index, i64),
) {
    let problem = graph.problem(algorithm != Algorithm::Bfs, limit);
    let film = Film::record(&problem, algorithm.id(), policy);
    let mut search = finished(algorithm.start(&problem, policy));
    let status = search.status();
    assert_eq!((status.known, status.outcome), (film.known(), film.outcome));
    assert_eq!(search.path(), film.path());
    for step in 0..=film.known() {
        search.seek(step);
        assert_eq!(shot(&search), film.shot(step), "step {step}");
    }
    for state in 0..graph.edges.len() as State {
        assert_eq!(search.found_at(state, None), film.found_at(state, None));
    }
    let from = from.index(film.shots()) as u64;
    for size in [StepSize::Step, StepSize::Item, StepSize::Stage] {
        let boundaries = film.boundaries(size, film.known());
        let expected = among(&boundaries, from, by);
        assert_eq!(
            search.locate(from, size, by),
            expected,
            "{by} {size:?} from {from}"
        );
    }
}

fn limits() -> impl Strategy<Value = Option<u32>> {
    prop_oneof![1 => Just(None), 2 => (0..7_u32).prop_map(Some)]
}

#[test]
fn one_side_counts_the_goals_and_two_sides_stop_where_they_meet() {
    // A ring with four goals, where a second move leads from each state to itself.
    let edges = (0..12).map(|state| vec![(state + 1) % 12, state]).collect();
    let graph = Graph {
        edges,
        start: 0,
        goals: vec![3, 5, 7, 9],
    };
    let problem = graph.problem(true, None);
    let counted = |algorithm: Algorithm, count| {
        let policy = Policy::new(GoalPolicy::CountTo(NonZeroU64::new(count)));
        let status = finished(algorithm.start(&problem, policy)).status();
        let Some(Outcome::Counted { goals, all }) = status.outcome else {
            panic!("{:?}", status.outcome);
        };
        (status.known, goals, all)
    };
    let bfs = [0, 1, 2, 4, 5].map(|count| counted(Algorithm::Bfs, count));
    let by_count = [
        (24, 4, true),
        (5, 1, false),
        (9, 2, false),
        (17, 4, false),
        (24, 4, true),
    ];
    assert_eq!(bfs, by_count);
    for algorithm in [Algorithm::Bidirectional, Algorithm::Alternating] {
        let first = finished(algorithm.start(&problem, Policy::FIRST_ANSWER)).status();
        assert_eq!(first.outcome, Some(Outcome::Found { depth: 3 }));
        for count in [0, 1, 2, 9] {
            assert_eq!(counted(algorithm, count), (first.known, 1, false));
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn two_sides_find_what_one_finds_from_every_start_to_every_goal(graph in graphs()) {
        let states = 0..graph.edges.len() as State;
        for start in states.clone() {
            let distances = graph.distances(start);
            for goal in states.clone() {
                let graph = Graph { start, goals: vec![goal], ..graph.clone() };
                let expected = outcome(distances[goal as usize]);
                let space = Arc::new(graph);
                let one = finished(bfs(space.clone(), Policy::FIRST_ANSWER));
                let two = finished(bidirectional(space.clone(), Policy::FIRST_ANSWER));
                for search in [one, two] {
                    prop_assert_eq!(search.status().outcome, expected, "{} to {}", start, goal);
                    let path = search.path();
                    prop_assert_eq!(!path.is_empty(), distances[goal as usize].is_some());
                    prop_assert!(path.is_empty() || space.is_answer(&path), "{:?}", path);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn several_goals_and_limits_are_answered_as_textbooks_do(
        graph in graphs(),
        limit in limits(),
        walked_back in any::<bool>(),
    ) {
        let problem = graph.problem(walked_back, limit);
        let least = graph.least();
        for algorithm in [Algorithm::Bfs, Algorithm::Bidirectional] {
            if !algorithm.suits(&problem) {
                continue;
            }
            let search = finished(algorithm.start(&problem, Policy::FIRST_ANSWER));
            let found = search.status().outcome;
            // Within a limit it may not be known whether there is no answer at all.
            match (limit, least) {
                (Some(limit), None) if found == Some(Outcome::TooDeep { limit }) => {}
                (Some(limit), Some(depth)) if depth > limit => {
                    prop_assert_eq!(found, Some(Outcome::TooDeep { limit }));
                }
                _ => prop_assert_eq!(found, outcome(least)),
            }
        }
    }

    #[test]
    fn no_answer_is_longer_than_its_limit(graph in graphs(), limit in 0..7_u32) {
        let problem = graph.problem(true, Some(limit));
        let early = finished(Algorithm::Alternating.start(&problem, Policy::FIRST_ANSWER));
        let found = early.status().outcome;
        match graph.least() {
            Some(least) if least <= limit => {
                let moves = early.path().len() as u32 - 1;
                prop_assert_eq!(found, outcome(Some(moves)));
                prop_assert!((least..=limit).contains(&moves), "{} moves", moves);
                prop_assert!(graph.is_answer(&early.path()));
            }
            Some(_) => prop_assert_eq!(found, Some(Outcome::TooDeep { limit })),
            None => {
                let ends = [outcome(None), Some(Outcome::TooDeep { limit })];
                prop_assert!(ends.contains(&found), "{:?}", found);
            }
        }
        let proof = early.certificate().expect("a proof");
        prop_assert_eq!(proof.verify(&problem), Ok(()), "{:?}", proof);
    }

    #[test]
    fn every_step_is_what_a_naive_search_does(
        graph in graphs(),
        limit in limits(),
        policy in policies(),
        algorithm in select(&ALGORITHMS),
        jump in (any::<Index>(), -40..40_i64),
    ) {
        check_steps(&graph.without_dead_ends(), limit, policy, algorithm, jump);
    }

    #[test]
    fn every_step_towards_dead_ends_is_what_a_naive_search_does(
        graph in graphs(),
        limit in limits(),
        policy in policies(),
        algorithm in select(&ALGORITHMS),
        jump in (any::<Index>(), -40..40_i64),
    ) {
        check_steps(&graph, limit, policy, algorithm, jump);
    }

    #[test]
    fn what_a_known_step_shows_never_changes(
        graph in graphs(),
        limit in limits(),
        policy in policies(),
        algorithm in select(&ALGORITHMS),
        budgets in prop::collection::vec(0..9_u64, 1..40),
    ) {
        let problem = graph.problem(algorithm != Algorithm::Bfs, limit);
        let film = Film::record(&problem, algorithm.id(), policy);
        let mut search = algorithm.start(&problem, policy).unwrap();
        for budget in budgets {
            let Status { known, outcome, .. } = search.status();
            prop_assert!(outcome.is_none() || known == film.known());
            search.seek(known);
            prop_assert_eq!(shot(&search), film.shot(known), "step {}", known);
            search.advance(budget);
            search.seek(known);
            prop_assert_eq!(shot(&search), film.shot(known), "step {} again", known);
            // No state that has no moves is left for later.
            let reached = search.status().known;
            prop_assert!(outcome.is_some() || budget == 0 || reached > known);
            for size in [StepSize::Item, StepSize::Stage] {
                let boundaries = film.boundaries(size, reached);
                for (index, &step) in boundaries.iter().enumerate() {
                    prop_assert_eq!(search.locate(0, size, index as i64), step);
                    prop_assert_eq!(search.locate(step, size, -(index as i64)), 0);
                }
            }
        }
    }

    #[test]
    fn proofs_stand_and_their_forgeries_fall(
        graph in graphs(),
        limit in limits(),
        walked_back in any::<bool>(),
        picks in prop::collection::vec(any::<Index>(), 1..9),
    ) {
        let problem = graph.problem(walked_back, limit);
        // What the search that stops too early finds may have a short cut, and is no forgery then.
        for algorithm in [Algorithm::Bfs, Algorithm::Bidirectional] {
            if algorithm.suits(&problem) {
                let search = finished(algorithm.start(&problem, Policy::FIRST_ANSWER));
                let proof = search.certificate().expect("a proof");
                prop_assert_eq!(proof.verify(&problem), Ok(()), "{:?}", proof);
                check_forgeries(&problem, &proof, &picks);
            }
        }
        if walked_back {
            let early = Algorithm::Alternating.start(&problem, Policy::FIRST_ANSWER);
            let proof = finished(early).certificate().expect("a proof");
            prop_assert_eq!(proof.verify(&problem), Ok(()), "{:?}", proof);
        }
    }

    #[test]
    fn a_survey_tells_the_distance_of_every_state_and_no_components(
        graph in graphs(),
        budget in 1..200_u32,
    ) {
        let mut survey = Survey::new(Arc::new(graph.clone())).unwrap();
        while !survey.advance(budget) {}
        prop_assert!(survey.is_complete());
        let states = 0..graph.edges.len() as State;
        let far = states.map(|start| Graph { start, ..graph.clone() }.least());
        let far: Vec<Option<u32>> = far.collect();
        let count = |wanted: Option<u32>| far.iter().filter(|&&least| least == wanted).count();
        for (distance, &states) in (0..).zip(&survey.distances()) {
            prop_assert_eq!(states as usize, count(Some(distance)));
            let drawn = survey.pick(Some(distance), 7);
            prop_assert_eq!(drawn.map(|state| far[state as usize]), Some(Some(distance)));
        }
        let told: u32 = survey.distances().iter().sum();
        prop_assert_eq!((told + survey.unsolvable()) as usize, far.len());
        prop_assert_eq!(survey.unsolvable() as usize, count(None));
        prop_assert_eq!(survey.components(), Vec::<u32>::new());
        prop_assert_eq!(survey.component_of(graph.start), None);
    }
}
