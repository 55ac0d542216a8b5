//! Depth-limited search, iterative deepening and IDA*: Korf's published counts, and random graphs
//! against brute force.

use std::sync::Arc;

use searchlight_core::backtracking::{
    Certificate, DEEPENING, Deepening, Frame, IDA_STAR, StepKind, ida_star, limited,
};
use searchlight_core::graph_search::{Heuristic, Moves, Space};
use searchlight_core::puzzles::maze::{MazeBoard, Ways};
use searchlight_core::puzzles::pieces::Pieces;
use searchlight_core::puzzles::tiles::{MANHATTAN, ORDERED, Tiles};
use searchlight_core::puzzles::{flip, maze, rearrange, solitaire};
use searchlight_core::{
    BacktrackingSearch, Choice, Choices, Flaw, Instance, Kind, Link, Outcome, Policy, Run, Search,
    Session, Shape, SplitMix64,
};
use searchlight_tests::forgeries;
use searchlight_tests::specimen::{Specimen, long_or, runs_of_presets};
use searchlight_tests::textbook::{CostGraph, Estimates, TABLE};

const SQUARE: Shape = Shape {
    rows: 4,
    columns: 4,
};

/// Boards of R. E. Korf, "Depth-first iterative-deepening" (1985), by their numbers there; then the
/// moves of a shortest answer, and the nodes that IDA* generates.
const KORF: [(u32, [u8; 16], u32, u64); 4] = [
    (
        79,
        [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15],
        42,
        540_860,
    ),
    (
        12,
        [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15],
        45,
        546_344,
    ),
    (
        2,
        [13, 5, 4, 10, 9, 12, 8, 14, 2, 3, 7, 1, 0, 15, 11, 6],
        55,
        15_300_442,
    ),
    (
        1,
        [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3],
        57,
        276_361_933,
    ),
];

#[test]
fn ida_star_generates_korfs_numbers_of_nodes() {
    let goal: Vec<u8> = (0..16).collect();
    for (board, start, moves, nodes) in KORF.into_iter().take(long_or(4, 3)) {
        let tiles = Tiles::new(SQUARE, &start, &goal).expect("a board");
        let problem = Arc::new(Deepening::new(Arc::new(tiles), 80).guided_by(&[MANHATTAN], 1));
        let mut search = BacktrackingSearch::new(problem.clone(), IDA_STAR, Policy::FIRST_ANSWER)
            .expect("room for 80 moves");
        search.advance(u64::MAX);
        let Some(Outcome::Found { depth }) = search.status().outcome else {
            panic!("board {board} has an answer");
        };
        assert_eq!(depth, moves, "board {board}");
        search.seek(u64::MAX);
        let counters = search.counters();
        let rounds = u64::from(search.path().expect("an answer")[0].value) + 1;
        let tried = counters.placements + counters.refused.iter().sum::<u64>();
        // The root counts once.
        assert_eq!(tried - rounds + 1, nodes, "board {board}");
        assert_eq!(problem.check(search.path().expect("an answer")), Ok(()));
    }
}

/// Calls itself for each move but those straight back, as textbooks have it. Notes each value that
/// was tried; returns the states of the first path to a goal within the bound.
struct Book<'a> {
    graph: &'a CostGraph,
    estimate: fn(&CostGraph, u32) -> u32,
    cost: fn(u32) -> u32,
    bound: u32,
    beyond: Option<u32>,
    /// Whether a path had no room for another move.
    is_cut: bool,
    /// Whether no path comes to a state twice.
    is_simple: bool,
    path: Vec<u32>,
    tried: Vec<u32>,
}

impl Book<'_> {
    fn goes(&mut self, state: u32, g: u32) -> bool {
        self.path.push(state);
        if self.graph.is_goal(&state) {
            return true;
        }
        let before = self.path.iter().rev().nth(1).copied();
        for &(to, cost) in &self.graph.edges[state as usize] {
            if Some(to) == before && !self.is_simple || self.is_simple && self.path.contains(&to) {
                continue;
            }
            self.tried.push(to);
            let g = g + (self.cost)(cost);
            let f = g + (self.estimate)(self.graph, to);
            if f > self.bound {
                self.beyond = Some(self.beyond.map_or(f, |least| least.min(f)));
            } else if self.path.len() > MOST_MOVES {
                self.is_cut = true;
            } else if self.goes(to, g) {
                return true;
            }
        }
        self.path.pop();
        false
    }
}

const MOST_MOVES: usize = 7;

/// The states that a search tries, in order.
fn tried(search: &mut BacktrackingSearch, problem: &Deepening<CostGraph>) -> Vec<u32> {
    let mut states = Vec::new();
    for step in 1..=search.status().known {
        search.seek(step);
        let event = search.event();
        if event.kind == StepKind::Retreat {
            continue;
        }
        let mut choices = search.current_path();
        if event.kind == StepKind::Refuse {
            choices.push(event.choice);
        }
        if choices.len() > 1 {
            let path = problem.states(&choices).expect("moves");
            states.extend(path.last());
        }
    }
    states
}

#[test]
fn deepening_tries_what_the_textbook_tries() {
    for seed in 0..long_or(2_000, 50) {
        let is_simple = seed % 2 == 1;
        let mut graph = CostGraph::random(seed, Estimates::Admissible, 1 + seed as u32 % 4);
        for edges in &mut graph.edges {
            edges.truncate(3);
        }
        let graph = Arc::new(graph);
        let limit = seed as u32 % 6;
        let problem = Deepening::new(Arc::clone(&graph), MOST_MOVES).guided_by(&[TABLE], 1);
        let problem = Arc::new(match is_simple {
            true => problem.on_simple_paths(),
            false => problem,
        });
        let depth_limited = limited(limit as u8);
        for algorithm in [depth_limited, DEEPENING, IDA_STAR] {
            let is_ida = algorithm == IDA_STAR;
            let mut book = Book {
                graph: &graph,
                estimate: if is_ida {
                    |graph, state| graph.estimates[state as usize]
                } else {
                    |_, _| 0
                },
                cost: if is_ida { |cost| cost } else { |_| 1 },
                bound: if is_ida { graph.estimates[0] } else { 0 },
                beyond: None,
                is_cut: false,
                is_simple,
                path: Vec::new(),
                tried: Vec::new(),
            };
            if algorithm == depth_limited {
                book.bound = limit;
            }
            let found = loop {
                book.beyond = None;
                book.is_cut = false;
                if book.goes(0, 0) {
                    break true;
                }
                match book.beyond {
                    Some(bound) if algorithm != depth_limited => book.bound = bound,
                    _ => break false,
                }
            };
            let mut search =
                BacktrackingSearch::new(problem.clone(), algorithm, Policy::FIRST_ANSWER)
                    .expect("a small problem");
            while search.status().outcome.is_none() {
                search.advance(7);
                // A walker that turns back must not disturb the rounds.
                search.seek(search.status().known / 2);
                let known = search.status().known;
                search.seek(known);
            }
            let name = (algorithm.id(), seed, &graph);
            assert_eq!(tried(&mut search, &problem), book.tried, "{name:?}");
            let path = search
                .path()
                .map(|path| problem.states(path).expect("moves"));
            assert_eq!(path, found.then_some(book.path), "{name:?}");
            let outcome = search.status().outcome;
            let is_found = matches!(outcome, Some(Outcome::Found { .. }));
            assert_eq!(is_found, found, "{name:?}");
            if let Some(proof) = search.certificate() {
                assert_eq!(proof.verify(problem.as_ref()), Ok(()), "{name:?}");
                if let Certificate::Rounds { cost, .. } = proof {
                    forgeries::check_rounds(problem.as_ref(), &proof);
                    let least = graph.costs_to_goal()[0];
                    assert!(!is_ida || least == Some(cost), "{name:?}");
                }
            }
            // A path that the search did not look at is no proof.
            let is_beyond = book.beyond.is_some() || book.is_cut;
            let is_proof = outcome == Some(Outcome::Impossible);
            assert_eq!(is_proof, !found && !is_beyond, "{name:?}");
        }
    }
}

/// From the root, rounds of one long path: bounds 0 to 200.
struct Corridor;

impl Space for Corridor {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn is_goal(&self, cell: &u32) -> bool {
        *cell == 200
    }

    fn moves(&self, cell: &u32, moves: &mut Moves<u32>) {
        if *cell > 0 {
            moves.push(cell - 1, 1);
        }
        moves.push(cell + 1, 1);
    }
}

#[test]
fn any_step_of_many_rounds_is_found_again() {
    let problem = Arc::new(Deepening::new(Arc::new(Corridor), 250));
    let new = || {
        BacktrackingSearch::new(problem.clone(), DEEPENING, Policy::FIRST_ANSWER)
            .expect("a small problem")
    };
    let mut search = new();
    search.advance(u64::MAX);
    assert_eq!(search.status().outcome, Some(Outcome::Found { depth: 200 }));
    let known = search.status().known;
    let mut again = new();
    let mut events = Vec::new();
    again.advance(u64::MAX);
    for step in 0..=known {
        again.seek(step);
        events.push((again.event(), again.current_path()));
    }
    let mut random = SplitMix64::new(1);
    for _ in 0..2_000 {
        let step = u64::from(random.below(known as u32 + 1).unwrap_or(0));
        search.seek(step);
        let shown = (search.event(), search.current_path());
        assert_eq!(shown, events[step as usize], "step {step}");
    }
    // Each round that fails refuses one move and turns back to the root.
    let rounds: Vec<Choice> = events
        .iter()
        .filter(|(_, path)| path.len() == 1)
        .map(|(_, path)| path[0])
        .collect();
    assert_eq!(rounds.last().map(|choice| choice.value), Some(200));
}

#[test]
fn manhattan_distance_is_the_same_when_it_is_updated() {
    const PLAIN: Heuristic<Tiles> =
        Heuristic::new("plain", |tiles, board| MANHATTAN.estimate(tiles, board));
    for (rows, columns) in [(3, 3), (2, 4), (4, 2)] {
        let shape = Shape { rows, columns };
        let mut start: Vec<u8> = (0..shape.cells() as u8).collect();
        start.rotate_left(3);
        let tiles = Arc::new(Tiles::to_gap_last(shape, &start).expect("a board"));
        let problem = Deepening::new(Arc::clone(&tiles), 80);
        let problem = Arc::new(problem.guided_by(&[MANHATTAN, PLAIN], 2));
        let counters = [0, 1].map(|heuristic| {
            let policy = Policy {
                step_limit: Some(200_000),
                ..Policy::FIRST_ANSWER
            };
            let mut search = BacktrackingSearch::new(problem.clone(), ida_star(heuristic), policy)
                .expect("room for 80 moves");
            search.advance(u64::MAX);
            search.seek(u64::MAX);
            assert!(search.counters().placements > 30);
            (search.counters(), search.event())
        });
        assert_eq!(counters[0], counters[1], "{shape:?}");
    }
}

#[test]
fn candidates_show_what_is_compared_with_the_bound() {
    // The move to 2 costs 2, and 3 more are estimated there.
    let graph = CostGraph {
        edges: vec![vec![(1, 1), (2, 2)], vec![], vec![(3, 4)], vec![]],
        goals: vec![3],
        estimates: vec![2, 4, 3, 0],
    };
    let problem = Arc::new(Deepening::new(Arc::new(graph), 9).guided_by(&[TABLE], 1));
    let mut search =
        BacktrackingSearch::new(problem, IDA_STAR, Policy::FIRST_ANSWER).expect("a small problem");
    search.advance(u64::MAX);
    // Going back to the root must not show the rounds that came later.
    search.seek(u64::MAX);
    let mut frame = Frame::default();
    let mut scores = Vec::new();
    for step in 0..=search.status().known {
        search.seek(step);
        search.frame(&mut frame);
        let scored = frame.candidates.iter().map(|candidate| candidate.score);
        scores.push((
            frame.path.len(),
            scored.map(|score| score.unwrap_or(0)).collect(),
        ));
    }
    let expected: Vec<(usize, Vec<u32>)> = vec![
        // The first round has the bound 2: both moves are refused.
        (0, vec![2]),
        (1, vec![5, 5]),
        (1, vec![5, 5]),
        (1, vec![5, 5]),
        // The next bound is 5.
        (0, vec![2, 5]),
        (1, vec![5, 5]),
        (2, vec![]),
        (1, vec![5, 5]),
        (2, vec![6]),
        (2, vec![6]),
        (1, vec![5, 5]),
        (0, vec![2, 5, 6]),
        (1, vec![5, 5]),
        (2, vec![]),
        (1, vec![5, 5]),
        (2, vec![6]),
        (3, vec![]),
    ];
    assert_eq!(scores, expected);
}

#[test]
fn the_whole_last_round_is_searched_when_all_answers_are_counted() {
    // Two shortest paths, and a longer one that no round reaches.
    let graph = CostGraph {
        edges: vec![
            vec![(1, 1), (2, 1), (4, 1)],
            vec![(3, 1)],
            vec![(3, 1)],
            vec![],
            vec![(1, 1)],
        ],
        goals: vec![3],
        estimates: vec![0; 5],
    };
    const ZERO: Heuristic<CostGraph> = Heuristic::new("zero", |_, _| 0);
    let problem = Arc::new(Deepening::new(Arc::new(graph), 9).guided_by(&[ZERO], 1));
    for algorithm in [DEEPENING, IDA_STAR] {
        let mut search = BacktrackingSearch::new(problem.clone(), algorithm, Policy::WHOLE_SPACE)
            .expect("a small problem");
        search.advance(u64::MAX);
        let outcome = search.status().outcome;
        assert_eq!(
            outcome,
            Some(Outcome::Counted {
                goals: 2,
                all: true
            })
        );
    }
}

fn nine(start: [u8; 9]) -> Arc<Deepening<Tiles>> {
    let shape = Shape {
        rows: 3,
        columns: 3,
    };
    let tiles = Tiles::to_gap_last(shape, &start).expect("nine numbers");
    let problem = Deepening::new(Arc::new(tiles), 80);
    Arc::new(problem.guided_by(ORDERED.all, ORDERED.bounds))
}

#[test]
fn each_heuristic_of_ida_star_finds_a_shortest_path() {
    // 20 moves from the goal. Stronger heuristics try fewer moves.
    let problem = nine([7, 2, 4, 5, 0, 6, 8, 3, 1]);
    let tried = [1, 0, 2].map(|heuristic| {
        let algorithm = ida_star(heuristic);
        let mut search = BacktrackingSearch::new(problem.clone(), algorithm, Policy::FIRST_ANSWER)
            .expect("room for 80 moves");
        search.advance(u64::MAX);
        assert_eq!(search.status().outcome, Some(Outcome::Found { depth: 20 }));
        assert_eq!(search.algorithm(), algorithm);
        search.status().known
    });
    assert!(tried.is_sorted_by(|more, fewer| more > fewer), "{tried:?}");
    assert!(problem.brancher(ida_star(3)).is_some());
    assert!(problem.brancher(ida_star(4)).is_none());
}

#[test]
fn a_limit_below_the_goal_proves_nothing() {
    let problem = nine([7, 2, 4, 5, 0, 6, 8, 3, 1]);
    for limit in [0, 5, 19, 20, 24] {
        let search = BacktrackingSearch::new(problem.clone(), limited(limit), Policy::FIRST_ANSWER);
        let mut search = search.expect("room for 80 moves");
        search.advance(u64::MAX);
        let outcome = search.status().outcome;
        let limit = u32::from(limit);
        match outcome {
            Some(Outcome::Found { depth }) => assert!((20..=limit).contains(&depth)),
            _ => assert_eq!(outcome, Some(Outcome::TooDeep { limit })),
        }
        assert_eq!(limit >= 20, search.certificate().is_some(), "{limit}");
    }
}

#[test]
fn an_estimate_that_the_answer_reaches_proves_that_nothing_is_cheaper() {
    let certificate = |start, algorithm| {
        let problem = nine(start);
        let search = BacktrackingSearch::new(problem.clone(), algorithm, Policy::FIRST_ANSWER);
        let mut search = search.expect("room for 80 moves");
        search.advance(u64::MAX);
        let certificate = search.certificate().expect("an answer");
        assert_eq!(certificate.verify(problem.as_ref()), Ok(()));
        (problem, certificate)
    };
    // Two tiles, each one cell from home.
    let easy = [1, 2, 3, 4, 5, 6, 0, 7, 8];
    let (problem, proof) = certificate(easy, IDA_STAR);
    let Certificate::Cheapest {
        choices,
        cost: 2,
        heuristic: 0,
    } = proof
    else {
        panic!("{proof:?}");
    };
    let forged = |cost, heuristic| {
        let choices = choices.clone();
        let forged = Certificate::Cheapest {
            choices,
            cost,
            heuristic,
        };
        forged.verify(problem.as_ref())
    };
    assert_eq!(forged(2, 0), Ok(()));
    let (claimed, cost) = (3, 2);
    assert_eq!(forged(3, 0), Err(Flaw::WrongCost { claimed, cost }));
    // The heuristic that overestimates, and one that does not exist.
    for heuristic in [3, 4] {
        assert_eq!(forged(2, heuristic), Err(Flaw::NotCheapest { cost: 2 }));
    }
    for (start, algorithm) in [(easy, DEEPENING), (easy, limited(9)), (easy, ida_star(3))] {
        let (_, proof) = certificate(start, algorithm);
        let is_path = matches!(proof, Certificate::Choices { .. });
        assert!(is_path || algorithm == DEEPENING, "{proof:?}");
    }
    // Each round before that of the answer is tried again.
    let far = [7, 2, 4, 5, 0, 6, 8, 3, 1];
    for (start, algorithm, least) in [(far, IDA_STAR, 20), (easy, DEEPENING, 2)] {
        let (problem, proof) = certificate(start, algorithm);
        let Certificate::Rounds { cost, rounds, .. } = &proof else {
            panic!("{proof:?}");
        };
        assert_eq!(*cost, least);
        assert!(rounds.iter().all(|round| round.bound < *cost));
        forgeries::check_rounds(problem.as_ref(), &proof);
    }
}

/// The judges' answers of an instance by these algorithms.
fn answers(instance: &dyn Instance, algorithms: [&'static str; 2]) -> [String; 2] {
    algorithms.map(|algorithm| {
        let specimen = Specimen::of(instance.boxed()).with(algorithm);
        let run = specimen.finished_run(Policy::FIRST_ANSWER);
        let problem = specimen.problem();
        let proof = problem.certificate(&run);
        if let Some(proof) = &proof {
            assert_eq!(problem.verify(proof), Ok(()), "{specimen:?}");
        }
        let outcome = run.status().outcome.expect("the end");
        instance.judged(outcome, proof.as_ref())
    })
}

#[test]
fn searches_that_deepen_answer_as_those_that_keep_all_states() {
    let mut random = SplitMix64::new(7);
    let mut below = |bound: u32| random.below(bound).unwrap_or(0);
    let shape = |rows, columns| Shape { rows, columns };
    let mut instances: Vec<Box<dyn Instance>> = Vec::new();
    for _ in 0..long_or(200, 12) {
        let number = below(64).into();
        instances.push(Box::new(
            flip::Flip::new(shape(2, 3), number).expect("a board"),
        ));
        let set = |below: &mut dyn FnMut(u32) -> u32| (0..2).map(|_| 1 << below(6)).sum();
        let (start, goal) = (set(&mut below), set(&mut below));
        for rules in [&rearrange::RULES, &solitaire::RULES] {
            let pieces = Pieces::new(rules, shape(2, 3), start, goal).expect("a board");
            instances.push(Box::new(pieces));
        }
        let mut codes: Vec<u8> = (0..12)
            .map(|_| [0, 1, 1, 1, 2, 9][below(6) as usize])
            .collect();
        // The start and the goal of a maze.
        codes[0] = 10;
        codes[11 - below(4) as usize] = 11;
        let ways = [Ways::Four, Ways::Eight][below(2) as usize];
        instances.push(Box::new(
            MazeBoard::new(shape(3, 4), ways, codes).expect("a maze"),
        ));
    }
    for instance in instances {
        let cheapest = answers(instance.as_ref(), ["uniform", "idastar"]);
        let has_answer = !cheapest[1].starts_with("more than");
        if has_answer || instance.kind().id != "flip" {
            assert_eq!(cheapest[0], cheapest[1], "{instance:?}");
        }
        // By its number of moves a path through a maze is shortest, but it may cost more.
        if instance.kind().id != "maze" && has_answer {
            let shortest = answers(instance.as_ref(), ["bfs", "deepening"]);
            assert_eq!(shortest[0], shortest[1], "{instance:?}");
        }
    }
}

#[test]
fn too_few_moves_prove_nothing_about_more() {
    let judged = |puzzle, preset, by, limit: &str| {
        let instance = Specimen::named(puzzle, preset).instance;
        let kind: &Kind = instance.kind();
        let algorithm = kind.algorithm(Some(by)).expect("an algorithm");
        let algorithm = match limit {
            "" => algorithm,
            limit => {
                let changed = kind.algorithm_with(algorithm, "limit", limit);
                changed.expect("a limit").expect("a setting")
            }
        };
        let problem = instance.searched_by(algorithm).expect("a problem");
        let mut run = problem
            .start(algorithm, Policy::FIRST_ANSWER)
            .expect("room");
        run.advance(u64::MAX);
        let proof = problem.certificate(&run);
        instance.judged(run.status().outcome.expect("an end"), proof.as_ref())
    };
    assert_eq!(
        judged(&flip::PUZZLE, "sample", "limited", "3"),
        "more than 3 moves"
    );
    let few = judged(&rearrange::PUZZLE, "sample", "limited", "3");
    assert_eq!(few, "more than 3 moves");
    assert_eq!(
        judged(&solitaire::PUZZLE, "eight", "limited", "3"),
        "more than 3 moves"
    );
    // The judges ask for eight moves.
    assert_eq!(judged(&solitaire::PUZZLE, "eight", "idastar", ""), "YES");
    assert_eq!(judged(&solitaire::PUZZLE, "nine", "idastar", ""), "NO");
    assert_eq!(judged(&solitaire::PUZZLE, "hardest", "idastar", ""), "NO");
    assert_eq!(
        judged(&maze::PUZZLE, "sample", "limited", "9"),
        "more than 9"
    );
    assert_eq!(judged(&maze::PUZZLE, "sample", "idastar", ""), "13");
    assert_eq!(judged(&maze::PUZZLE, "sample", "deepening", ""), "13");
}

#[test]
fn a_small_space_without_a_goal_is_searched_to_its_end_on_simple_paths() {
    // A ring of five states, and no goal.
    let edges = (0..5).map(|state| vec![((state + 1) % 5, 1), ((state + 4) % 5, 1)]);
    let graph = Arc::new(CostGraph {
        edges: edges.collect(),
        goals: Vec::new(),
        estimates: vec![0; 5],
    });
    let outcome = |problem: Deepening<CostGraph>| {
        let problem = Arc::new(problem.guided_by(&[TABLE], 1));
        let search = BacktrackingSearch::new(problem, IDA_STAR, Policy::FIRST_ANSWER);
        let mut search = search.expect("a small problem");
        search.advance(u64::MAX);
        search.status().outcome
    };
    let problem = || Deepening::new(Arc::clone(&graph), 30);
    assert_eq!(
        outcome(problem().on_simple_paths()),
        Some(Outcome::Impossible)
    );
    assert_eq!(outcome(problem()), Some(Outcome::TooDeep { limit: 30 }));
    let limited = problem().within_steps(50);
    assert_eq!(outcome(limited), Some(Outcome::LimitReached));
    let cheap = problem().within_cost(7);
    assert_eq!(outcome(cheap), Some(Outcome::TooDeep { limit: 7 }));
}

#[test]
fn the_heuristic_of_ida_star_is_checked_like_that_of_a_star() {
    for (puzzle, preset) in [
        (&flip::PUZZLE, "sample"),
        (&rearrange::PUZZLE, "sample"),
        (&maze::PUZZLE, "costs"),
    ] {
        let checked = |by| {
            let specimen = Specimen::named(puzzle, preset).with(by);
            let mut session = specimen.session();
            while !session.advance_check(1 << 16) {}
            session.heuristic_check().cloned()
        };
        let expected = checked("astar");
        assert!(expected.is_some());
        assert_eq!(checked("idastar"), expected, "{preset}");
        assert_eq!(checked("deepening"), None, "{preset}");
    }
    // The worst state of a wrong heuristic becomes the start of another run.
    let tiles = Specimen::named(&searchlight_core::puzzles::tiles::PUZZLE, "sample");
    let algorithm = tiles
        .instance
        .kind()
        .algorithm(Some("idastar"))
        .expect("IDA*");
    let kind = tiles.instance.kind();
    let wrong = kind.algorithm_with(algorithm, "heuristic", "manhattan-twice");
    let wrong = wrong.expect("a heuristic").expect("a setting");
    let bytes = Link::encode(tiles.instance.as_ref(), wrong, 0).expect("a link");
    let mut session = Session::open(Link::decode(&bytes).expect("a link")).expect("a session");
    while !session.advance_check(1 << 20) {}
    let check = session.heuristic_check().expect("a check");
    assert_eq!(check.states, 181_440);
    let worst = check.worst_state.as_ref().expect("an offender").state;
    assert!(session.moved_to(worst, false).is_some());
}

/// The board at the cursor.
fn board_of(search: &BacktrackingSearch) -> Vec<u8> {
    let mut frame = Frame::default();
    search.frame(&mut frame);
    frame.board
}

#[test]
fn the_move_of_a_step_is_described_by_the_cells_that_change() {
    let mut described = 0;
    for (name, specimen) in runs_of_presets() {
        if !["limited", "deepening", "idastar"].contains(&specimen.algorithm) {
            continue;
        }
        let Run::Backtracking(mut search) = specimen.run(Policy::FIRST_ANSWER) else {
            panic!("{name}: no backtracking search");
        };
        search.advance(400);
        for step in 1..=search.status().known {
            search.seek(step - 1);
            let (before, candidates) = (board_of(&search), search.candidate_moves());
            search.seek(step);
            let (event, after) = (search.event(), board_of(&search));
            let made = search.step_move();
            if event.depth + u32::from(event.kind != StepKind::Place) < 2 {
                assert_eq!(made, None, "{name}: a round is no move");
                continue;
            }
            let made = made.expect("every puzzle describes its moves");
            described += 1;
            if event.kind != StepKind::Retreat {
                assert_eq!(Some(made), candidates[usize::from(event.index)], "{name}");
            }
            for cell in [made.action.from, made.action.to].map(|cell| cell as usize) {
                let is_same = before[cell] == after[cell];
                assert_eq!(is_same, event.kind == StepKind::Refuse, "{name}, {step}");
            }
        }
    }
    assert!(described > 1000, "{described}");
}
