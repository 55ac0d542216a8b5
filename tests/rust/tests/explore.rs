//! Exploring a whole space: the hardest states, states of one distance, features, and growth with
//! size, against second methods.

use std::collections::{BTreeSet, HashSet};

use searchlight_core::state_space::explore::{NEVER, at_distance, hardest, level_sizes};
use searchlight_core::{Family, PUZZLES, Policy, Search, Session, State, bfs};
use searchlight_tests::specimen::Specimen;

/// The session of a preset, with a complete survey.
fn surveyed(puzzle: &str, preset: &str) -> Session {
    let puzzle = PUZZLES.iter().find(|known| known.kind.id == puzzle);
    let puzzle = puzzle.expect("a puzzle");
    let mut presets = puzzle.kind.presets.iter();
    let preset = presets.find(|known| known.id == preset).expect("a preset");
    let mut session = Specimen::preset(puzzle, preset).session();
    while !session.advance_survey(1 << 16).expect("memory") {}
    session
}

#[test]
fn level_sizes_are_the_published_ones() {
    let levels = |puzzle, preset| level_sizes(&surveyed(puzzle, preset).distances().unwrap());
    let published = [1, 6, 30, 149, 543, 1_357, 1_903, 1_016, 35];
    assert!(
        levels("pancakes", "seven")
            .into_iter()
            .eq((0..).zip(published))
    );
    let tiles = levels("tiles", "solved");
    assert_eq!((tiles.len(), tiles[31]), (32, (31, 2)));
    assert_eq!(levels("hanoi", "seven").len(), 128);
    let flip = surveyed("flip", "sample").distances().unwrap();
    let solvable: u32 = level_sizes(&flip).iter().map(|&(_, count)| count).sum();
    assert_eq!((solvable, flip.len()), (4_096, 65_536));
}

#[test]
fn the_hardest_states_come_first_and_none_is_left_out() {
    for (puzzle, preset) in [("tiles", "solved"), ("flip", "sample"), ("pegs", "corner")] {
        let distances = surveyed(puzzle, preset).distances().unwrap();
        let mut all: Vec<(u32, State)> = (0..).zip(&distances).map(|(s, &d)| (d, s)).collect();
        all.retain(|&(distance, _)| distance != NEVER);
        all.sort_by_key(|&(distance, state)| (std::cmp::Reverse(distance), state));
        for most in [0, 1, 2, 3, 40, 1 << 20] {
            let expected = all.iter().take(most).map(|&(_, state)| state);
            assert!(
                hardest(&distances, most).into_iter().eq(expected),
                "{puzzle}"
            );
        }
    }
    // The least cost to a goal can be far above the number of states.
    let costs = [4_000_000_000, 0, NEVER, 7, 4_000_000_000, 8];
    assert_eq!(hardest(&costs, 4), [0, 4, 5, 3]);
    assert_eq!(
        level_sizes(&costs),
        [(0, 1), (7, 1), (8, 1), (4_000_000_000, 2)]
    );
    assert!(hardest(&[NEVER; 3], 2).is_empty());
    assert!(hardest(&[], 2).is_empty());
}

#[test]
fn states_of_a_distance_are_drawn_once_each_and_every_one_can_be_drawn() {
    let distances = surveyed("pegs", "corner").distances().unwrap();
    for wanted in [0, 3, NEVER] {
        let fit = |&state: &State| distances[state as usize] == wanted;
        let all: BTreeSet<State> = (0..distances.len() as State).filter(fit).collect();
        let whole = at_distance(&distances, wanted, usize::MAX, 5);
        assert_eq!(whole.len(), all.len());
        assert_eq!(whole.iter().copied().collect::<BTreeSet<_>>(), all);
        let drawn = at_distance(&distances, wanted, 4, 5);
        assert_eq!(drawn, whole[..4.min(whole.len())]);
        assert_eq!(drawn, at_distance(&distances, wanted, 4, 5));
    }
    let few = |seed| at_distance(&distances, 3, 1, seed);
    let seen: HashSet<_> = (0..2_000).flat_map(few).collect();
    let fit = distances.iter().filter(|&&distance| distance == 3);
    assert_eq!(seen.len(), fit.count());
    assert!(at_distance(&distances, 1_000, 4, 5).is_empty());
}

#[test]
fn features_tell_what_the_boards_show() {
    let count = |puzzle: &str, preset: &str, code: u8| {
        let session = surveyed(puzzle, preset);
        let features = session.features();
        let own = features.iter().position(|feature| !feature.is_heuristic);
        let own = own.expect("a feature of the puzzle");
        let problem = session.problem().state_space().unwrap();
        let states: Vec<State> = (0..problem.space().states() as State).collect();
        let values = session.feature_of(own, &states).unwrap();
        let mut board = vec![0; problem.board_shape().cells()];
        for (&state, value) in states.iter().zip(values) {
            assert!(problem.board(state, &mut board));
            let shown = board.iter().filter(|&&shown| shown == code).count();
            assert_eq!(shown, value as usize, "{puzzle}");
        }
        assert_eq!(session.feature_of(features.len(), &[0]), None);
        assert_eq!(session.feature_of(own, &[states.len() as State]), None);
    };
    count("flip", "sample", 1);
    count("pegs", "corner", 1);
    count("lightsout", "three", 1);
}

#[test]
fn every_estimate_is_a_feature_and_a_bound_of_the_distance() {
    let session = surveyed("tiles", "solved");
    let distances = session.distances().unwrap();
    let states: Vec<State> = (0..distances.len() as State).collect();
    let features = session.features();
    let manhattan = features
        .iter()
        .position(|feature| feature.name == "manhattan");
    let values = session.feature_of(manhattan.unwrap(), &states).unwrap();
    assert!(
        values
            .iter()
            .zip(&distances)
            .all(|(value, least)| value <= least)
    );
    assert_eq!(values.iter().filter(|&&value| value == 0).count(), 1);
}

#[test]
fn no_space_is_larger_than_its_formula_and_the_exact_formulas_are_reached() {
    let exact = [
        "tiles",
        "pancakes",
        "hanoi",
        "maze",
        "jugs",
        "rearrange",
        "solitaire",
    ];
    for puzzle in PUZZLES.iter() {
        let preset = &puzzle.kind.presets[0];
        let specimen = Specimen::preset(puzzle, preset);
        let session = specimen.session();
        let Some(growth) = session.instance().growth() else {
            continue;
        };
        let sizes = growth.sizes;
        assert!(sizes.len() >= 3, "{}", puzzle.kind.id);
        assert!(sizes.is_sorted_by(|one, next| one < next), "{sizes:?}");
        for &size in sizes {
            let (states, instance) = session.instance().sized(size).expect("a size");
            if states > 50_000 {
                continue;
            }
            let problem = instance.problem(Family::StateSpace).unwrap();
            let space = problem.state_space().unwrap().space().clone();
            let mut search = bfs(space, Policy::WHOLE_SPACE).unwrap();
            search.advance(u64::MAX);
            search.seek(u64::MAX);
            let found = search.counters().discovered;
            assert!(found <= states, "{} {size}", puzzle.kind.id);
            let is_exact = exact.contains(&puzzle.kind.id);
            assert!(!is_exact || found == states, "{} {size}", puzzle.kind.id);
        }
    }
}
