//! Facts about searches in any order: the 8-puzzle and 2 x 3 tiles.

use std::sync::Arc;

use searchlight_core::graph_search::{
    Algorithm, Counters, Ending, GraphSearch, Informed, Order, Space,
};
use searchlight_core::puzzles::tiles::{MANHATTAN, MISPLACED, TileRanks, Tiles};
use searchlight_core::state_space::Survey;
use searchlight_core::{Policy, Search, Shape, StepSize, bfs};

const SQUARE: Shape = Shape {
    rows: 3,
    columns: 3,
};
/// A board 31 moves from the goal, and one 20 moves from it.
const FAR: [u8; 9] = [8, 6, 7, 2, 5, 4, 3, 0, 1];
const NEAR: [u8; 9] = [7, 2, 4, 5, 0, 6, 8, 3, 1];

fn eight(start: [u8; 9]) -> Tiles {
    Tiles::to_gap_last(SQUARE, &start).expect("nine numbers")
}

/// The counts at the end of a search, and the number of moves of its path.
fn run<P: Space>(space: P, algorithm: Algorithm<P>) -> (Counters, u32) {
    let mut search = GraphSearch::new(Arc::new(space), algorithm, Policy::FIRST_ANSWER);
    search.advance(u64::MAX);
    assert_eq!(search.ending(), Some(Ending::Goal));
    search.seek(u64::MAX);
    let answer = search.answer().expect("the goal");
    assert_eq!(answer.path.len() as u32 - 1, answer.cost);
    (search.counters(), answer.cost)
}

fn both(algorithm: fn() -> Algorithm<Tiles>) -> [(Counters, u32); 2] {
    [FAR, NEAR].map(|start| run(eight(start), algorithm()))
}

#[test]
fn uniform_cost_expands_all_boards_but_the_farthest() {
    let [far, near] = both(Algorithm::uniform_cost);
    assert_eq!((far.0.expanded, far.1), (181_439, 31));
    assert_eq!((near.0.expanded, near.1), (62_796, 20));
}

#[test]
fn a_star_with_misplaced_tiles() {
    let [far, near] = both(|| Algorithm::a_star(MISPLACED));
    let counts =
        |(counters, moves): (Counters, u32)| (counters.expanded, counters.discovered, moves);
    assert_eq!(counts(far), (121_529, 144_708, 31));
    assert_eq!(counts(near), (2_365, 3_767, 20));
}

#[test]
fn a_star_with_manhattan_distance() {
    let [far, near] = both(|| Algorithm::a_star(MANHATTAN));
    let counts = |(counters, moves): (Counters, u32)| {
        let Counters {
            expanded,
            discovered,
            generated,
            ..
        } = counters;
        (expanded, discovered, generated, moves)
    };
    assert_eq!(counts(far), (6_728, 10_001, 17_708, 31));
    assert_eq!(counts(near), (99, 167, 266, 20));
}

#[test]
fn weighted_a_star_expands_some_boards_twice() {
    let [far, near] = both(|| Algorithm::weighted_a_star(MANHATTAN, 2).expect("1 to 5"));
    let counts = |(counters, moves): (Counters, u32)| {
        let visits = counters.expanded + counters.reexpanded;
        (visits, counters.reexpanded, counters.discovered, moves)
    };
    assert_eq!(counts(far), (403, 11, 646, 31));
    assert_eq!((near.0.expanded, near.0.discovered, near.1), (44, 80, 20));
}

#[test]
fn greedy_search_finds_long_paths() {
    let [far, near] = both(|| Algorithm::greedy(MANHATTAN));
    let counts =
        |(counters, moves): (Counters, u32)| (counters.expanded, counters.discovered, moves);
    assert_eq!(counts(far), (66, 106, 45));
    assert_eq!(counts(near), (254, 432, 84));
}

#[test]
fn depth_first_search_with_a_stack_goes_deep() {
    let [far, near] = both(Algorithm::depth_first);
    assert_eq!((far.0.expanded, far.1), (78_325, 73_075));
    assert_eq!((near.0.expanded, near.1), (101_788, 88_794));
}

/// Number of boards at each distance from the usual goal.
const LEVELS: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
    16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

#[test]
fn the_levels_of_the_8_puzzle_are_known() {
    let goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let ranks = TileRanks::new(eight(goal)).expect("nine cells");
    let space = Arc::new(ranks);
    let algorithm = Algorithm::breadth_first();
    let search = GraphSearch::dense(Arc::clone(&space), algorithm, Policy::WHOLE_SPACE);
    let mut search = search.expect("181,440 boards");
    search.advance(u64::MAX);
    let mut discovered = vec![1];
    let mut at = 0;
    while at < search.status().known {
        at = search.locate(at, StepSize::Stage, 1);
        search.seek(at);
        discovered.push(search.counters().discovered);
    }
    // The last level finds nothing.
    assert_eq!(discovered.pop(), Some(181_440));
    let mut levels = vec![1];
    levels.extend(discovered.windows(2).map(|pair| pair[1] - pair[0]));
    assert_eq!(levels, LEVELS);
    assert_eq!(search.counters().frontier, 0);

    let mut survey = Survey::new(space).expect("181,440 boards");
    while !survey.advance(u32::MAX) {}
    assert_eq!(
        survey
            .distances()
            .iter()
            .map(|&level| u64::from(level))
            .sum::<u64>(),
        181_440
    );
    assert_eq!(survey.components(), [181_440]);
}

#[test]
fn two_rows_of_three_have_360_boards_in_22_levels() {
    let shape = Shape {
        rows: 2,
        columns: 3,
    };
    let tiles = Tiles::to_gap_last(shape, &[1, 2, 3, 4, 5, 0]).expect("six numbers");
    let ranks = TileRanks::new(tiles).expect("six cells");
    let mut search = bfs(Arc::new(ranks), Policy::WHOLE_SPACE).expect("360 boards");
    search.advance(u64::MAX);
    let mut ends = Vec::new();
    let mut levels = search.events(StepSize::Stage);
    while levels.next().is_some() {
        ends.push(levels.search().counters().discovered);
    }
    assert_eq!(ends.len(), 22, "the last level finds nothing");
    assert_eq!(ends[20..], [360, 360]);
    assert_eq!(ends[20] - ends[19], 1);
}

#[test]
fn ranks_number_the_boards_that_a_start_can_reach() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
        let shape = Shape { rows, columns };
        let cells = shape.cells() as u8;
        let mut start: Vec<u8> = (0..cells).collect();
        for turn in 0..2 {
            // Swapping two tiles leads to the other half of the boards.
            start.swap(cells as usize - 2, cells as usize - 1);
            let tiles = Tiles::to_gap_last(shape, &start).expect("a board");
            let half: u64 = (3..=u64::from(cells)).product();
            let ranks = TileRanks::new(tiles.clone()).expect("few cells");
            let mut search = GraphSearch::new(
                Arc::new(tiles),
                Algorithm::breadth_first(),
                Policy::WHOLE_SPACE,
            );
            search.advance(u64::MAX);
            search.seek(u64::MAX);
            assert_eq!(search.counters().discovered, half, "{shape:?} {turn}");
            let solvable = ranks.tiles().is_solvable();
            assert_eq!(search.answer().is_some(), solvable, "{shape:?} {turn}");
            for rank in 0..half as u32 {
                assert_eq!(ranks.rank(ranks.board(rank)), rank);
                assert!(search.found_at(&ranks.board(rank)).is_some());
            }
        }
    }
}

#[test]
fn no_order_finds_a_goal_on_the_other_half_of_the_boards() {
    let tiles = eight([1, 2, 3, 4, 5, 6, 8, 7, 0]);
    assert!(!tiles.is_solvable());
    let ranks = TileRanks::new(tiles).expect("nine cells");
    let algorithm = Algorithm::a_star(ranks.heuristics()[1]);
    let mut search = GraphSearch::dense(Arc::new(ranks), algorithm, Policy::FIRST_ANSWER)
        .expect("181,440 boards");
    search.advance(u64::MAX);
    assert_eq!(search.ending(), Some(Ending::Exhausted));
    let certificate = search.certificate().expect("nothing is left");
    assert_eq!(certificate.labels.as_ref().map(Vec::len), Some(181_440));
    let estimate = |_: &u32| 0;
    assert_eq!(certificate.verify(search.space(), estimate), Ok(()));
    assert_eq!(search.algorithm().order(), Order::AStar);
}
