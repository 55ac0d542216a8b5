//! The graph of a small space against breadth-first search and the moves of the space.

use proptest::prelude::*;
use searchlight_core::puzzles::flip;
use searchlight_core::state_space::Graph;
use searchlight_core::{Policy, SpaceProblem, bfs};
use searchlight_tests::graphs::{finished, graphs};
use searchlight_tests::specimen::{Specimen, cases, spaces};

/// Checks the graph of a problem against breadth-first search and the successors of each state.
fn check(problem: &SpaceProblem, most: usize) {
    let search = finished(bfs(problem.space().clone(), Policy::WHOLE_SPACE));
    let map = search.map_data();
    let side = &map.sides[0];
    let Some(graph) = Graph::of(problem, most) else {
        assert!(side.order.len() > most);
        return;
    };
    assert!(side.order.len() <= most);
    assert_eq!(graph.order, *side.order);
    let first: Vec<u32> = side.levels.to_vec();
    let count = graph.order.len() as u32;
    let levels = first.into_iter().filter(|&first| first < count);
    assert_eq!(graph.levels, levels.chain([count]).collect::<Vec<_>>());
    let space = problem.space();
    let mut moves = graph.moves.iter();
    let mut successors = vec![0; space.branching()];
    for (from, &state) in (0..).zip(&graph.order) {
        let count = space.successors(state, &mut successors);
        for (index, &target) in successors[..count].iter().enumerate() {
            let step = moves.next().expect("a move for each successor");
            assert_eq!((step.from, step.index as usize), (from, index));
            assert_eq!(graph.order[step.to as usize], target);
            let action = problem
                .drawing()
                .map(|drawing| drawing.action(state, index));
            assert_eq!(step.action, action);
        }
    }
    assert_eq!(moves.next(), None);
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn graphs_of_random_spaces_list_every_state_and_every_move(graph in graphs(), most in 1..40_usize) {
        check(&graph.problem(false, None), most);
    }

    #[test]
    fn graphs_of_puzzles_list_every_state_and_every_move(specimen in spaces(), most in 1..400_usize) {
        let problem = specimen.problem();
        let problem = problem.state_space().expect("a space");
        if problem.unlisted_states().is_some() {
            prop_assert!(Graph::of(problem, most).is_none());
        } else {
            check(problem, most);
        }
    }
}

#[test]
fn the_flip_game_of_2_x_2_has_16_boards_and_64_moves() {
    let problem = Specimen::read(&flip::PUZZLE, "bb\nww\n").problem();
    let problem = problem.state_space().expect("a space");
    let graph = Graph::of(problem, 16).expect("16 boards");
    assert_eq!(graph.levels, [0, 1, 5, 11, 15, 16]);
    assert_eq!(graph.moves.len(), 64);
    assert!(Graph::of(problem, 15).is_none());
}
