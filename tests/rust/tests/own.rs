//! Graphs of numbers: their searches against the same searches of the puzzles from which the rows
//! were taken, step by step; links; and what a graph that is cut may say.

use std::sync::Arc;

use searchlight_core::given::{
    ESTIMATE_ZERO, GivenFault, GivenGraph, GivenMoves, GivenRows, GivenStates,
};
use searchlight_core::puzzles::own::{forget, keep, lasting};
use searchlight_core::puzzles::{jugs, pancakes, tiles};
use searchlight_core::{
    Algorithm, Family, Instance, Link, Outcome, Puzzle, Session, Shape, SpaceProblem, State,
};

/// The first instance of a judges' text.
fn instance(puzzle: &Puzzle, text: &str) -> Box<dyn Instance> {
    puzzle.read(text).cases.remove(0).instance
}

fn space_of(instance: &dyn Instance) -> SpaceProblem {
    let problem = instance.problem(Family::StateSpace).expect("a space");
    problem.state_space().expect("a space").clone()
}

/// The states that a search finds from the start, breadth-first, and the index of each.
fn listed(problem: &SpaceProblem, most: usize) -> (Vec<State>, Vec<Option<u32>>) {
    let space = problem.space();
    let mut order = vec![space.start()];
    let mut place = vec![None; space.states() as usize];
    place[order[0] as usize] = Some(0);
    let mut out = vec![0; space.branching()];
    let mut from = 0;
    while from < order.len() && order.len() < most {
        let count = space.successors(order[from], &mut out);
        for &to in &out[..count] {
            if place[to as usize].is_none() && order.len() < most {
                place[to as usize] = Some(order.len() as u32);
                order.push(to);
            }
        }
        from += 1;
    }
    (order, place)
}

/// The rows of a puzzle of the library, in slices of `slice` states.
fn rows(
    id: &str,
    problem: &SpaceProblem,
    slice: usize,
    price: fn(State, State) -> u32,
) -> GivenRows {
    let (order, place) = listed(problem, usize::MAX);
    let space = problem.space();
    let shape = problem.board_shape();
    let heuristics = problem.heuristics();
    let names = heuristics.iter().map(|&name| name.to_owned()).collect();
    let mut rows = GivenRows::new(id, shape, names);
    rows.name(lasting("go"));
    rows.name(lasting("go on"));
    let mut out = vec![0; space.branching()];
    for states in order.chunks(slice) {
        let mut boards = vec![0; states.len() * shape.cells()];
        for (&state, board) in states.iter().zip(boards.chunks_mut(shape.cells())) {
            problem.board(state, board);
        }
        let goals: Vec<u8> = states
            .iter()
            .map(|&state| space.is_goal(state).into())
            .collect();
        let orders = problem.orders();
        let estimates: Vec<u32> = states
            .iter()
            .flat_map(|&state| (0..heuristics.len() as u8).map(move |index| (index, state)))
            .map(|(index, state)| orders.map_or(0, |orders| orders.estimate(index, state)))
            .collect();
        rows.add_states(GivenStates {
            goals: &goals,
            estimates: &estimates,
            boards: &boards,
        })
        .expect("as many as there are states");
        let (mut counts, mut to, mut costs) = (Vec::new(), Vec::new(), Vec::new());
        for &state in states {
            let count = space.successors(state, &mut out);
            counts.push(count as u32);
            costs.extend(out[..count].iter().map(|&after| price(state, after)));
            to.extend(
                out[..count]
                    .iter()
                    .map(|&after| place[after as usize].unwrap()),
            );
        }
        let labels: Vec<u32> = to.iter().map(|to| to % 2).collect();
        let costs = if costs.iter().all(|&cost| cost == 1) {
            Vec::new()
        } else {
            costs
        };
        rows.add_moves(GivenMoves {
            counts: &counts,
            to: &to,
            costs: &costs,
            labels: &labels,
        })
        .expect("as many as there are states");
    }
    rows
}

/// Opens the run of an instance by a search of this name.
fn session(instance: &dyn Instance, search: &str) -> Session {
    let algorithm = instance.kind().search(search).expect("a search");
    let bytes = Link::encode(instance, algorithm, 0).expect("a link");
    Session::open(Link::decode(&bytes).expect("a link")).expect("a run")
}

/// Compares two runs at every step, apart from the numbers of their states.
fn compare(mut one: Session, mut other: Session, name: &str) {
    for session in [&mut one, &mut other] {
        while session.outcome().is_none() && session.run().status().known < 20_000 {
            session.run_mut().advance(1 << 12);
        }
    }
    assert_eq!(one.outcome(), other.outcome(), "{name}");
    let known = one.run().status().known;
    assert_eq!(known, other.run().status().known, "{name}");
    let every = (known / 2_000).max(1);
    for step in (0..=known).step_by(every as usize) {
        one.run_mut().seek(step);
        other.run_mut().seek(step);
        assert_eq!(
            one.run().counters(),
            other.run().counters(),
            "{name}, step {step}"
        );
        let [a, b] = [&one, &other].map(|session| match session.run().frame() {
            searchlight_core::Frame::StateSpace(frame) => {
                (frame.board, frame.next_board, frame.answered)
            }
            other => panic!("{other:?}"),
        });
        assert_eq!(a, b, "{name}, step {step}");
    }
    if one.outcome().is_some() {
        assert_eq!(one.verified(), other.verified(), "{name}");
        assert_ne!(one.verified(), Some(false), "{name}");
    }
}

/// Searches a puzzle of the library and its rows by every algorithm of the family.
fn check(id: &str, puzzle: &Puzzle, text: &str) {
    let instance = instance(puzzle, text);
    let problem = space_of(instance.as_ref());
    let graph = rows(id, &problem, 1000, |_, _| 1)
        .finish(false)
        .expect("a graph");
    let bounds = problem.heuristics().len();
    let own = keep(graph, bounds);
    for algorithm in instance.kind().algorithms.iter() {
        if algorithm.family() != Family::StateSpace {
            continue;
        }
        let name = algorithm.id();
        // A puzzle of ranks finds states from the goals in the order of its ranks.
        if name == "bidirectional" || name == "alternating" {
            continue;
        }
        compare(
            session(instance.as_ref(), name),
            session(&own, name),
            &format!("{id} by {name}"),
        );
    }
    forget(id);
}

#[test]
fn searches_of_the_rows_of_jugs_equal_those_of_the_puzzle() {
    check("as-jugs", &jugs::PUZZLE, "3 5 4\n");
    check("as-jugs", &jugs::PUZZLE, "37 100 50\n");
    check("as-jugs", &jugs::PUZZLE, "4 6 3\n");
}

#[test]
fn searches_of_the_rows_of_the_8_puzzle_equal_those_of_the_puzzle() {
    check("as-tiles", &tiles::PUZZLE, "8 6 7 2 5 4 3 x 1\n");
    check("as-tiles", &tiles::PUZZLE, "7 2 4 5 x 6 8 3 1\n");
}

#[test]
fn searches_from_both_sides_find_as_short_a_way() {
    for (puzzle, text) in [
        (&jugs::PUZZLE, "3 5 4\n"),
        (&jugs::PUZZLE, "4 6 3\n"),
        (&pancakes::PUZZLE, "4 2 5 1 3\n"),
    ] {
        let instance = instance(puzzle, text);
        let graph = rows("both", &space_of(instance.as_ref()), 7, |_, _| 1).finish(false);
        let own = keep(graph.expect("a graph"), 0);
        for name in ["bfs", "bidirectional", "deepening"] {
            let mut run = session(&own, name);
            let mut known = session(instance.as_ref(), "bfs");
            for session in [&mut run, &mut known] {
                session.run_mut().advance(1 << 22);
            }
            assert_eq!(run.outcome(), known.outcome(), "{text} by {name}");
            assert_ne!(run.verified(), Some(false), "{text} by {name}");
        }
    }
    forget("both");
}

#[test]
fn costs_count() {
    let instance = instance(&jugs::PUZZLE, "3 5 4\n");
    let problem = space_of(instance.as_ref());
    let price: fn(State, State) -> u32 = |from, to| 1 + (7 * from + to) % 5;
    let graph = rows("dear", &problem, 3, price)
        .finish(false)
        .expect("a graph");
    assert!(graph.has_costs());
    let own = keep(graph, 0);
    assert_eq!(own.kind().algorithm.id(), "uniform");
    let mut run = session(&own, "uniform");
    run.run_mut().advance(1 << 20);
    assert!(matches!(run.outcome(), Some(Outcome::Found { .. })));
    assert_eq!(run.verified(), Some(true));
    forget("dear");
}

#[test]
fn a_graph_has_the_same_hash_however_its_rows_are_sliced() {
    let instance = instance(&jugs::PUZZLE, "3 5 4\n");
    let problem = space_of(instance.as_ref());
    let hash = |id, slice, price| {
        rows(id, &problem, slice, price)
            .finish(false)
            .unwrap()
            .hash()
    };
    let plain: fn(State, State) -> u32 = |_, _| 1;
    let late: fn(State, State) -> u32 = |from, _| 1 + from % 2;
    assert_eq!(hash("jugs", 1, plain), hash("jugs", 100, plain));
    assert_eq!(hash("jugs", 1, late), hash("jugs", 100, late));
    assert_ne!(hash("jugs", 1, plain), hash("jugs", 1, late));
    assert_ne!(hash("jugs", 1, plain), hash("other", 1, plain));
    // Links hold this number for ever.
    assert_eq!(
        format!("{:016x}", hash("jugs", 5, plain)),
        "180abb32e85e9535"
    );
}

#[test]
fn a_link_opens_where_the_graph_is_known_and_nowhere_else() {
    let instance = instance(&jugs::PUZZLE, "3 5 4\n");
    let problem = space_of(instance.as_ref());
    let graph = rows("linked", &problem, 5, |_, _| 1)
        .finish(false)
        .expect("a graph");
    let own = keep(graph, 0);
    let bytes = Link::encode(&own, own.kind().algorithm, 7).expect("a link");
    let link = Link::decode(&bytes).expect("a link");
    assert_eq!(link.step, 7);
    assert_eq!(
        Link::encode(link.instance.as_ref(), link.algorithm, 7),
        Ok(bytes.clone())
    );
    let moved = own.starting_at(5).expect("a start");
    let other = Link::encode(moved.as_ref(), own.kind().algorithm, 7).expect("a link");
    let opened = Link::decode(&other).expect("a link").instance;
    assert_eq!(space_of(opened.as_ref()).space().start(), 5);
    forget("linked");
    assert!(Link::decode(&bytes).is_err());
}

/// The numbers 0, 1, 2, ... `states` - 1, from each of which two moves lead on; without the moves of
/// the last ones.
fn cut(id: &str, states: u32, goal: u32) -> GivenRows {
    let mut rows = GivenRows::new(
        id,
        Shape {
            rows: 1,
            columns: 1,
        },
        Vec::new(),
    );
    rows.name(lasting("more"));
    let goals: Vec<u8> = (0..states).map(|state| (state == goal).into()).collect();
    let boards = vec![1; states as usize];
    rows.add_states(GivenStates {
        goals: &goals,
        estimates: &[],
        boards: &boards,
    })
    .unwrap();
    let given = (states - 1) / 2;
    let to: Vec<State> = (0..given)
        .flat_map(|state| [2 * state + 1, 2 * state + 2])
        .collect();
    let counts = vec![2; given as usize];
    let labels = vec![0; to.len()];
    rows.add_moves(GivenMoves {
        counts: &counts,
        to: &to,
        costs: &[],
        labels: &labels,
    })
    .unwrap();
    rows
}

#[test]
fn a_search_that_meets_the_rim_never_says_impossible() {
    let own = keep(cut("cut", 1001, 5000).finish(true).expect("a graph"), 0);
    let offered: Vec<&str> = session(&own, "bfs")
        .algorithms()
        .into_iter()
        .map(Algorithm::id)
        .collect();
    assert!(!offered.contains(&"bidirectional"), "{offered:?}");
    for name in offered {
        let mut run = session(&own, name);
        run.run_mut().advance(1 << 22);
        assert_eq!(
            run.outcome(),
            Some(Outcome::StateLimit { limit: 1001 }),
            "{name}"
        );
        assert!(run.certificate().is_none(), "{name}");
        assert_eq!(run.judged().as_deref(), Some(""), "{name}");
    }
    assert!(
        own.starting_at(1).is_none(),
        "distances from elsewhere would be wrong"
    );
    assert!(!session(&own, "bfs").can_be_surveyed());
    // What is found is found, and the way to it is a shortest one.
    let own = keep(cut("cut", 1001, 900).finish(true).expect("a graph"), 0);
    let mut run = session(&own, "bfs");
    run.run_mut().advance(1 << 22);
    assert_eq!(run.outcome(), Some(Outcome::Found { depth: 9 }));
    assert_eq!(run.verified(), Some(true));
    forget("cut");
}

#[test]
fn heuristics_that_overestimate_are_told_apart() {
    let instance = instance(&tiles::PUZZLE, "8 6 7 2 5 4 3 x 1\n");
    let problem = space_of(instance.as_ref());
    let graph = rows("bounds", &problem, 5000, |_, _| 1)
        .finish(false)
        .expect("a graph");
    let space = searchlight_core::ordered::GivenSpace { graph, start: 0 };
    let mut bounds = space.bounds().expect("heuristics");
    let count = loop {
        if let Some(count) = bounds.advance(10_000) {
            break count;
        }
    };
    let declared = instance.kind().algorithms.bounded();
    assert!(count >= declared, "{count} of {declared}");
}

#[test]
fn rows_that_are_no_graph_are_refused() {
    let shape = Shape {
        rows: 1,
        columns: 1,
    };
    let one = GivenStates {
        goals: &[1],
        estimates: &[],
        boards: &[1],
    };
    let new = || GivenRows::new("faulty", shape, Vec::new());
    assert_eq!(new().finish(false).unwrap_err(), GivenFault::Unfinished);
    let mut rows = new();
    assert_eq!(
        rows.add_states(GivenStates { boards: &[], ..one }),
        Err(GivenFault::Length)
    );
    let mut rows = new();
    rows.add_states(one).unwrap();
    assert_eq!(rows.finish(false).unwrap_err(), GivenFault::Unfinished);
    let mut rows = new();
    rows.add_states(one).unwrap();
    let moves = GivenMoves {
        counts: &[1],
        to: &[1],
        costs: &[],
        labels: &[0],
    };
    rows.add_moves(moves).unwrap();
    rows.name(lasting("go"));
    assert_eq!(rows.finish(false).unwrap_err(), GivenFault::Missing);
    let mut rows = new();
    let wrong = GivenMoves {
        counts: &[2],
        ..moves
    };
    assert_eq!(rows.add_moves(wrong), Err(GivenFault::Length));
}

#[test]
fn a_goal_that_costs_more_than_can_be_counted_is_still_a_goal() {
    let states = 5;
    let mut rows = GivenRows::new(
        "dear",
        Shape {
            rows: 1,
            columns: 1,
        },
        Vec::new(),
    );
    rows.name(lasting("on"));
    let goals: Vec<u8> = (1..=states)
        .map(|state| u8::from(state == states))
        .collect();
    rows.add_states(GivenStates {
        goals: &goals,
        estimates: &[],
        boards: &vec![0; states],
    })
    .expect("rows that fit");
    rows.add_moves(GivenMoves {
        counts: &[1, 1, 1, 1, 0],
        to: &[1, 2, 3, 4],
        costs: &[u32::MAX / 3; 4],
        labels: &[0; 4],
    })
    .expect("rows that fit");
    let board = keep(rows.finish(false).expect("a graph"), 0);
    let link = Link::encode(&board, board.algorithm(), 0).expect("a link");
    let mut session = Session::open(Link::decode(&link).expect("a link")).expect("a session");
    while !session.advance_survey(1).expect("memory") {}
    let third = u32::MAX / 3;
    let least = [u32::MAX - 1, u32::MAX - 1, 2 * third, third, 0];
    assert_eq!(session.distances().as_deref(), Some(&least[..]));
    session.run_mut().advance(1 << 20);
    assert_eq!(session.outcome(), Some(Outcome::LimitReached));
    forget("dear");
}

/// Makes a game of its states, each with how it ends and its moves: targets and labels.
fn game(labels: usize, states: &[(u8, Vec<(u32, u32)>)]) -> Result<Arc<GivenGraph>, GivenFault> {
    estimated_game(labels, states, &[])
}

/// Makes a game, with what the states are worth for the player to move; no estimates for none.
fn estimated_game(
    labels: usize,
    states: &[(u8, Vec<(u32, u32)>)],
    estimates: &[u32],
) -> Result<Arc<GivenGraph>, GivenFault> {
    let shape = Shape {
        rows: 1,
        columns: 1,
    };
    let names = (!estimates.is_empty()).then(|| "estimate".to_owned());
    let mut rows = GivenRows::new("game", shape, names.into_iter().collect());
    for label in 0..labels {
        rows.name(lasting(&format!("label {label}")));
    }
    for (index, (ending, moves)) in states.iter().enumerate() {
        rows.add_states(GivenStates {
            goals: &[*ending],
            estimates: estimates.get(index..=index).unwrap_or_default(),
            boards: &[0],
        })?;
        let (to, labels): (Vec<u32>, Vec<u32>) = moves.iter().copied().unzip();
        rows.add_moves(GivenMoves {
            counts: &[moves.len() as u32],
            to: &to,
            costs: &[],
            labels: &labels,
        })?;
    }
    rows.finish_game()
}

#[test]
fn a_game_that_need_not_end_or_has_equal_labels_is_refused() {
    let none = Vec::new;
    let circle = [(0, vec![(1, 0)]), (0, vec![(2, 0)]), (0, vec![(1, 0)])];
    let fault = game(1, &circle).unwrap_err();
    assert_eq!(fault, GivenFault::Endless { state: 1 });
    let twice = [(0, vec![(1, 0), (1, 0)]), (0, none())];
    assert_eq!(game(1, &twice).unwrap_err(), GivenFault::Repeated);
    let chain = |moves: u32| {
        let on = (1..=moves).map(|to| (0, vec![(to, 0)]));
        on.chain([(0, Vec::new())]).collect::<Vec<_>>()
    };
    assert_eq!(game(1, &chain(64)).unwrap().plies(), Some(64));
    assert_eq!(game(1, &chain(65)).unwrap_err(), GivenFault::Long);
    assert!(game(256, &chain(1)).is_ok());
    assert_eq!(game(257, &chain(1)).unwrap_err(), GivenFault::TooMany);
    let wide = |moves: u32| {
        let all = (0..moves).map(|label| (1, label)).collect();
        [(0, all), (0, Vec::new())]
    };
    assert!(game(65, &wide(64)).is_ok());
    assert_eq!(game(65, &wide(65)).unwrap_err(), GivenFault::TooMany);
}

#[test]
fn a_game_is_worth_what_its_endings_say() {
    // The value of a start from which one move leads to a state with this ending.
    for (ending, value) in [(1, 100), (2, 0), (3, -100), (0, 100)] {
        let graph = game(1, &[(0, vec![(1, 0)]), (ending, Vec::new())]).unwrap();
        let board = keep(graph, 0);
        for search in ["minimax", "alphabeta", "alphabeta~best~all"] {
            let mut session = session(&board, search);
            session.run_mut().advance(100);
            let outcome = Outcome::Valued {
                value,
                estimated: false,
            };
            assert_eq!(session.outcome(), Some(outcome), "{ending} {search}");
        }
    }
    assert!(
        keep(game(1, &[(0, Vec::new())]).unwrap(), 0)
            .problem(Family::StateSpace)
            .is_none()
    );
}

#[test]
fn a_game_with_estimates_is_worth_at_the_depth_limit_what_they_say() {
    // A start with two moves, after each of which the other player has one move left.
    let states = [
        (0, vec![(1, 0), (2, 1)]),
        (0, vec![(3, 0)]),
        (0, vec![(4, 0)]),
        (2, Vec::new()),
        (1, Vec::new()),
    ];
    let at = |value: i32| ESTIMATE_ZERO.wrapping_add_signed(value);
    let value = |estimates: &[u32], search: &str| {
        let graph = estimated_game(2, &states, estimates).expect("a game");
        let mut session = session(&keep(graph, 0), search);
        session.run_mut().advance(100);
        session.outcome()
    };
    // The first move is good for the opponent, the second one bad.
    let estimates = [0, 30, -20, 0, 0].map(at);
    let estimated = |value| {
        Some(Outcome::Valued {
            value,
            estimated: true,
        })
    };
    for search in ["minimax~given~1", "alphabeta~given~1"] {
        assert_eq!(value(&estimates, search), estimated(20), "{search}");
        assert_eq!(value(&[], search), estimated(0), "{search}");
    }
    let drawn = Outcome::Valued {
        value: 0,
        estimated: false,
    };
    assert_eq!(value(&estimates, "alphabeta~given~2"), Some(drawn));
    let hash = |estimates: &[u32]| estimated_game(2, &states, estimates).unwrap().hash();
    assert_ne!(hash(&estimates), hash(&[]), "estimates belong to the link");
}

#[test]
fn a_game_of_a_page_has_draws_only_where_one_of_its_endings_is_a_draw() {
    for (ending, has_draws) in [(1, false), (2, true), (3, false)] {
        let graph = game(1, &[(0, vec![(1, 0)]), (ending, Vec::new())]).unwrap();
        assert_eq!(graph.has_draws(), has_draws, "{ending}");
    }
}
