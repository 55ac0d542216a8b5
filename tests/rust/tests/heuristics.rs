//! Heuristics checked on whole spaces, and certificates with their forgeries.

use std::sync::Arc;

use searchlight_core::graph_search::{
    Algorithm, Check, Distances, Ending, Flaw, GraphSearch, Heuristic, Informed, Measure, Order,
    Space, overestimate_along,
};
use searchlight_core::puzzles::maze::{EIGHT_WAYS, FOUR_WAYS, Maze, MazeError, Ways};
use searchlight_core::puzzles::tiles::{
    LINEAR_CONFLICT, MANHATTAN, MANHATTAN_TWICE, MISPLACED, PUZZLE, TileRanks, Tiles, TilesError,
};
use searchlight_core::{Contribution, Policy, Search, Shape, SplitMix64};
use searchlight_tests::specimen::{Specimen, long_or, shape_of};
use searchlight_tests::textbook::{CostGraph, Estimates, TABLE};

const HEURISTICS: [Heuristic<Tiles>; 4] = [MISPLACED, MANHATTAN, LINEAR_CONFLICT, MANHATTAN_TWICE];

fn surveyed<P: Space>(space: P) -> Distances<P> {
    let mut distances = Distances::new(Arc::new(space), 1 << 20);
    while !distances.advance(1_000).expect("a small space") {}
    distances
}

fn tiles(rows: u32, columns: u32, goal: &[u8]) -> Tiles {
    Tiles::new(Shape { rows, columns }, goal, goal).expect("a board")
}

#[test]
fn the_heuristics_of_tiles_keep_their_promises_on_all_181_440_boards() {
    let distances = surveyed(tiles(3, 3, &[1, 2, 3, 4, 5, 6, 7, 8, 0]));
    assert_eq!(distances.states().len(), 181_440);
    for heuristic in [MISPLACED, MANHATTAN, LINEAR_CONFLICT] {
        let check = distances.check(&heuristic);
        assert!(check.is_consistent(), "{}: {check:?}", heuristic.id());
        assert_eq!((check.states, check.moves), (181_440, 483_840));
    }
    let wrong = distances.check(&MANHATTAN_TWICE);
    assert!(!wrong.is_admissible());
    let worst = wrong.worst_state.expect("an estimate that is too great");
    assert_eq!(distances.distance(&worst.state), Some(worst.cost));
    let excess = |board: &u64| {
        let cost = distances.distance(board).unwrap_or(u32::MAX);
        MANHATTAN_TWICE
            .estimate(&tiles(3, 3, &[1, 2, 3, 4, 5, 6, 7, 8, 0]), board)
            .saturating_sub(cost)
    };
    let greatest = distances.states().iter().map(excess).max();
    assert_eq!(Some(worst.estimate - worst.cost), greatest);
}

#[test]
fn what_the_cells_of_tiles_add_is_the_estimate() {
    let mut random = SplitMix64::new(15);
    let mut shuffled = |cells: usize| {
        let mut board: Vec<u8> = (0..cells as u8).collect();
        for cell in (1..cells).rev() {
            let other = random.below(cell as u32 + 1).unwrap_or(0);
            board.swap(cell, other as usize);
        }
        board
    };
    for preset in ["sample", "fifteen"] {
        let usual = Specimen::named(&PUZZLE, preset).instance;
        let instance = usual.goal_edited(2).expect("a goal");
        let shape = shape_of(instance.as_ref());
        let goal = instance.goal_board().expect("a goal");
        for _ in 0..200 {
            let cells = shuffled(shape.cells());
            let board = Tiles::new(shape, &cells, &goal).expect("a board");
            for heuristic in HEURISTICS {
                let mut added = vec![Contribution::default(); shape.cells()];
                assert!(instance.contributions(heuristic.id(), &cells, &mut added));
                let sum: u32 = added.iter().map(|one| one.total()).sum();
                let estimate = heuristic.estimate(&board, &board.start());
                assert_eq!(sum, estimate, "{} of {cells:?}", heuristic.id());
            }
        }
        let mut none = vec![Contribution::default(); shape.cells()];
        assert!(!instance.contributions(MANHATTAN.id(), &[0, 0, 1], &mut none));
    }
}

/// Counted by hand on the board of the picture.
#[test]
fn a_tile_adds_its_steps_home() {
    let session = Specimen::read(&PUZZLE, "3 2 5 x 8 6 4 1 7").session();
    let added = session.contributions(&[3, 2, 5, 0, 8, 6, 4, 1, 7]);
    let steps = added.iter().map(|one| (one.right, one.down));
    let by_hand = [
        (2, 0),
        (0, 0),
        (-1, 1),
        (0, 0),
        (0, 1),
        (0, 0),
        (0, -1),
        (-1, -2),
        (-2, 0),
    ];
    assert!(steps.eq(by_hand), "{added:?}");
    assert!(session.contributions(&[1, 1, 1]).is_empty());
}

#[test]
fn the_heuristics_of_tiles_fit_any_goal_and_shape() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        let cells = (rows * columns) as u8;
        let mut random = SplitMix64::new(u64::from(rows * 8 + columns));
        for _ in 0..3 {
            let mut goal: Vec<u8> = (0..cells).collect();
            for cell in (1..cells).rev() {
                let other = random.below(u32::from(cell) + 1).unwrap_or(0);
                goal.swap(cell.into(), other as usize);
            }
            let distances = surveyed(tiles(rows, columns, &goal));
            let checks = HEURISTICS.map(|heuristic| distances.check(&heuristic));
            for check in &checks[..3] {
                assert!(check.is_consistent(), "{goal:?}: {check:?}");
            }
            let space = tiles(rows, columns, &goal);
            for board in distances.states() {
                let [misplaced, manhattan, conflict, twice] =
                    HEURISTICS.map(|heuristic| heuristic.estimate(&space, board));
                assert!(misplaced <= manhattan && manhattan <= conflict);
                assert_eq!(twice, 2 * manhattan);
            }
        }
    }
}

#[test]
fn ranks_have_the_heuristics_of_their_boards() {
    let ranks = TileRanks::new(tiles(2, 3, &[1, 2, 3, 4, 5, 0])).expect("six cells");
    for (ranked, plain) in ranks.heuristics().iter().zip(HEURISTICS) {
        assert_eq!(ranked.id(), plain.id());
        for rank in 0..360 {
            let board = ranks.board(rank);
            let expected = plain.estimate(ranks.tiles(), &board);
            assert_eq!(ranked.estimate(&ranks, &rank), expected);
        }
    }
}

#[test]
fn the_heuristics_of_mazes_are_consistent() {
    for seed in 0..40 {
        let mut random = SplitMix64::new(seed);
        let mut below = |bound: u32| random.below(bound).unwrap_or(0);
        let shape = Shape {
            rows: 2 + below(8),
            columns: 2 + below(8),
        };
        let cells = shape.cells();
        let costs: Vec<u8> = (0..cells)
            .map(|cell| {
                if cell > 0 && below(4) == 0 {
                    0
                } else {
                    2 + below(8) as u8
                }
            })
            .collect();
        let free: Vec<u32> = (0..)
            .zip(&costs)
            .filter(|(_, cost)| **cost > 0)
            .map(|(cell, _)| cell)
            .collect();
        let goals = [free[below(free.len() as u32) as usize], free[0]];
        for (ways, heuristic) in [(Ways::Four, FOUR_WAYS), (Ways::Eight, EIGHT_WAYS)] {
            let maze = Maze::new(shape, ways, costs.clone(), 0, &goals).expect("a maze");
            let ids = maze.heuristics().iter().map(Heuristic::id);
            assert_eq!(ids.collect::<Vec<_>>(), [heuristic.id()]);
            let check = surveyed(maze).check(&heuristic);
            assert!(check.is_consistent(), "{seed} {ways:?}: {check:?}");
        }
    }
}

#[test]
fn distances_and_checks_are_those_of_brute_force() {
    for seed in 0..long_or(3_000, 300) {
        let kinds = [Estimates::Exact, Estimates::Admissible, Estimates::Wild];
        let graph = CostGraph::random(seed, kinds[seed as usize % 3], 9);
        let costs = graph.costs_to_goal();
        let distances = surveyed(graph.clone());
        let mut expected = Check::default();
        expected.states = distances.states().len();
        let cost = |state: u32| costs[state as usize].unwrap_or(u32::MAX);
        let mut worst = (0, 0);
        for &state in distances.states() {
            assert_eq!(distances.distance(&state), Some(cost(state)), "{graph:?}");
            let estimate = graph.estimates[state as usize];
            expected.moves += graph.edges[state as usize].len();
            expected.overestimates += usize::from(estimate > cost(state));
            worst.0 = worst.0.max(estimate.saturating_sub(cost(state)));
            for &(to, price) in &graph.edges[state as usize] {
                let fall = estimate.saturating_sub(price + graph.estimates[to as usize]);
                expected.falls += usize::from(fall > 0);
                worst.1 = worst.1.max(fall);
            }
        }
        let check = distances.check(&TABLE);
        let excess = check
            .worst_state
            .as_ref()
            .map_or(0, |worst| worst.estimate - worst.cost);
        let fall = check.worst_move.as_ref();
        let fall = fall.map_or(0, |worst| worst.before - worst.after - worst.cost);
        assert_eq!((excess, fall), worst);
        expected.worst_state = check.worst_state.clone();
        expected.worst_move = check.worst_move.clone();
        assert_eq!(check, expected, "{graph:?}");
    }
}

#[test]
fn certificates_prove_what_brute_force_finds() {
    let mut proven = 0;
    for seed in 0..long_or(6_000, 600) {
        let kind = [Estimates::Exact, Estimates::Admissible][seed as usize % 2];
        let graph = Arc::new(CostGraph::random(seed, kind, 1 + seed as u32 % 9));
        let least = graph.costs_to_goal()[0];
        let unit = CostGraph {
            edges: graph
                .edges
                .iter()
                .map(|edges| edges.iter().map(|&(to, _)| (to, 1)).collect())
                .collect(),
            ..CostGraph::clone(&graph)
        };
        let fewest = unit.costs_to_goal()[0];
        for order in Order::ALL {
            let algorithm = Algorithm::new(order, Some(TABLE), 3).expect("1 to 5");
            for policy in [Policy::FIRST_ANSWER, Policy::WHOLE_SPACE] {
                let mut search = GraphSearch::new(Arc::clone(&graph), algorithm, policy);
                search.advance(u64::MAX);
                let certificate = search.certificate().expect("the search has ended");
                let is_informed = order.is_informed();
                let estimate = |state: &u32| {
                    if is_informed {
                        graph.estimates[*state as usize]
                    } else {
                        0
                    }
                };
                let verified = certificate.verify(graph.as_ref(), estimate);
                assert_eq!(verified, Ok(()), "{order:?} {graph:?}");
                assert_eq!(certificate.answer.is_some(), least.is_some());
                let Some(least) = least else {
                    continue;
                };
                let answer = certificate.answer.as_ref().expect("it can be reached");
                let bound = certificate.bound().expect("it can be reached");
                match order {
                    Order::BreadthFirst => {
                        assert_eq!(certificate.measure, Measure::Moves);
                        assert_eq!(Some(bound), fewest);
                    }
                    Order::UniformCost | Order::AStar => {
                        assert_eq!((answer.cost, bound), (least, least));
                    }
                    Order::WeightedAStar => {
                        assert!(bound <= least && answer.cost <= 3 * least);
                    }
                    _ => assert_eq!(bound, 0),
                }
                let Some(labels) = &certificate.labels else {
                    continue;
                };
                proven += 1;
                // A cheaper claim, a label too many, too few or too great.
                for place in 0..labels.len() {
                    let mut forged = certificate.clone();
                    let labels = forged.labels.as_mut().expect("it has labels");
                    labels[place].1 += 1;
                    let dearer = forged.verify(graph.as_ref(), estimate);
                    let is_start = labels_start(&forged, place);
                    assert!(!is_start || dearer == Err(Flaw::NoStart));
                    let mut forged = certificate.clone();
                    let labels = forged.labels.as_mut().expect("it has labels");
                    labels.push(labels[place]);
                    let state = labels[place].0;
                    let twice = forged.verify(graph.as_ref(), estimate);
                    assert_eq!(twice, Err(Flaw::TwoLabels { state }));
                }
                let mut forged = certificate.clone();
                let goal = *answer.path.last().expect("a goal");
                forged
                    .labels
                    .as_mut()
                    .expect("it has labels")
                    .push((goal, answer.cost));
                let inside = forged.verify(graph.as_ref(), estimate);
                assert!(inside.is_err());
                let mut forged = certificate.clone();
                forged.answer.as_mut().expect("it has an answer").cost += 1;
                let dear = forged.verify(graph.as_ref(), estimate);
                assert!(matches!(dear, Err(Flaw::WrongCost { .. })));
            }
        }
    }
    assert!(proven > 1_000);
}

fn labels_start(
    certificate: &searchlight_core::graph_search::Certificate<u32>,
    place: usize,
) -> bool {
    let labels = certificate.labels.as_ref();
    labels.is_some_and(|labels| labels[place].0 == 0)
}

#[test]
fn a_worse_answer_cannot_be_certified() {
    // The way through 1 costs 5, the way through 2 costs 3.
    let graph = Arc::new(CostGraph {
        edges: vec![vec![(1, 1), (2, 2)], vec![(3, 4)], vec![(3, 1)], vec![]],
        goals: vec![3],
        estimates: vec![3, 4, 1, 0],
    });
    let algorithm = Algorithm::a_star(TABLE);
    let mut search = GraphSearch::new(Arc::clone(&graph), algorithm, Policy::FIRST_ANSWER);
    search.advance(u64::MAX);
    let mut certificate = search.certificate().expect("the goal is found");
    let estimate = |state: &u32| graph.estimates[*state as usize];
    assert_eq!(certificate.bound(), Some(3));
    assert_eq!(certificate.verify(graph.as_ref(), estimate), Ok(()));
    let answer = certificate.answer.as_mut().expect("a path");
    (answer.path, answer.costs, answer.cost) = (vec![0, 1, 3], vec![1, 4], 5);
    let flaw = certificate.verify(graph.as_ref(), estimate);
    assert!(matches!(flaw, Err(Flaw::Cheaper { .. })), "{flaw:?}");
}

#[test]
fn an_inadmissible_heuristic_is_caught_on_the_path() {
    let start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    let shape = Shape {
        rows: 3,
        columns: 3,
    };
    let board = Arc::new(Tiles::to_gap_last(shape, &start).expect("a board"));
    let algorithm = Algorithm::a_star(MANHATTAN);
    let mut search = GraphSearch::new(Arc::clone(&board), algorithm, Policy::FIRST_ANSWER);
    search.advance(u64::MAX);
    let answer = search.answer().expect("31 moves");
    for heuristic in HEURISTICS {
        let found = overestimate_along(board.as_ref(), &heuristic, &answer);
        let is_wrong = heuristic.id() == "manhattan-twice";
        assert_eq!(found.is_some(), is_wrong, "{}", heuristic.id());
    }
}

#[test]
fn limits_end_a_search_without_a_panic() {
    let board = tiles(
        4,
        4,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14],
    );
    let goal: Vec<u8> = (0..16).collect();
    let board = Tiles::new(board.shape(), &board.cells(board.goal()), &goal).expect("a board");
    assert!(!board.is_solvable());
    let board = Arc::new(board);
    for order in Order::ALL {
        let algorithm = Algorithm::new(order, Some(MANHATTAN), 2).expect("1 to 5");
        let search = GraphSearch::new(Arc::clone(&board), algorithm, Policy::FIRST_ANSWER);
        let mut search = search.within_nodes(5_000);
        search.advance(u64::MAX);
        assert_eq!(search.ending(), Some(Ending::NodeLimit), "{order:?}");
        assert_eq!(search.certificate(), None);
        search.seek(u64::MAX);
        let counters = search.counters();
        let nodes = counters.discovered + counters.improved;
        assert!((4_990..=5_000).contains(&nodes), "{order:?}: {nodes}");
        let policy = Policy {
            step_limit: Some(1_000),
            ..Policy::FIRST_ANSWER
        };
        let mut search = GraphSearch::new(Arc::clone(&board), algorithm, policy);
        search.advance(u64::MAX);
        assert_eq!(search.ending(), Some(Ending::StepLimit), "{order:?}");
        assert_eq!(search.status().known, 1_000);
    }
    let mut distances = Distances::new(board, 1_000);
    assert_eq!(distances.advance(usize::MAX), Err(Ending::NodeLimit));
}

#[test]
fn boards_and_mazes_say_what_is_wrong_with_them() {
    let shape = |rows, columns| Shape { rows, columns };
    let board = |shape, start: &[u8]| Tiles::to_gap_last(shape, start).map(|_| ()).unwrap_err();
    assert_eq!(
        board(shape(1, 4), &[1, 2, 3, 0]),
        TilesError::Size {
            rows: 1,
            columns: 4
        }
    );
    let square = shape(2, 2);
    let few = TilesError::Cells {
        expected: 4,
        found: 3,
    };
    assert_eq!(board(square, &[1, 2, 0]), few);
    let twice = TilesError::Repeated { cell: 3, number: 0 };
    assert_eq!(board(square, &[0, 1, 2, 0]), twice);
    let large = TilesError::TooLarge {
        cell: 1,
        number: 4,
        most: 3,
    };
    assert_eq!(board(square, &[0, 4, 2, 1]), large);

    let maze = |costs: &[u8], start, goals: &[u32]| {
        Maze::new(square, Ways::Four, costs.to_vec(), start, goals)
            .map(|_| ())
            .unwrap_err()
    };
    assert_eq!(maze(&[1, 1, 1, 1], 0, &[]), MazeError::NoGoal);
    assert_eq!(maze(&[1, 0, 1, 1], 1, &[0]), MazeError::OnWall { cell: 1 });
    assert_eq!(maze(&[1, 1, 1, 1], 0, &[4]), MazeError::OnWall { cell: 4 });
    let cells = MazeError::Cells {
        expected: 4,
        found: 1,
    };
    assert_eq!(maze(&[1], 0, &[0]), cells);
}
