//! Spaces whose moves cannot be taken back.

use std::collections::BTreeSet;
use std::sync::Arc;

use searchlight_core::state_space::{Algorithm, Certificate, Event, Levels};
use searchlight_core::{
    Flaw, Outcome, Policy, Predecessors, Problem, RunError, Search, SpaceProblem, State,
    StateSpace, alternating, bfs, bidirectional,
};
use searchlight_tests::graphs::{Graph, finished};

const ALGORITHMS: [Algorithm; 3] = [
    Algorithm::Bfs,
    Algorithm::Bidirectional,
    Algorithm::Alternating,
];

/// Two jugs without marks, of 3 and of 5 litres, both empty at first; 4 litres are wanted in one.
/// Nothing is drawn. What is poured away does not come back.
struct Jugs;

const SIZES: [u32; 2] = [3, 5];

impl Jugs {
    fn state([small, large]: [u32; 2]) -> State {
        small * 6 + large
    }

    fn litres(state: State) -> [u32; 2] {
        [state / 6, state % 6]
    }

    /// Fill one, empty one, or pour one into the other until that is full or this is empty.
    fn after(state: State) -> Vec<State> {
        let litres = Self::litres(state);
        let mut all = Vec::new();
        for jug in 0..2 {
            let other = 1 - jug;
            let poured = litres[jug].min(SIZES[other] - litres[other]);
            for (stay, more) in [(SIZES[jug], 0), (0, 0), (litres[jug] - poured, poured)] {
                let mut next = litres;
                next[jug] = stay;
                next[other] += more;
                all.push(Self::state(next));
            }
        }
        all.retain(|&next| next != state);
        all
    }
}

impl StateSpace for Jugs {
    fn states(&self) -> u64 {
        24
    }

    fn branching(&self) -> usize {
        6
    }

    fn start(&self) -> State {
        Self::state([0, 0])
    }

    fn is_goal(&self, state: State) -> bool {
        Self::litres(state).contains(&4)
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let after = Self::after(state);
        out[..after.len()].copy_from_slice(&after);
        after.len()
    }
}

impl Predecessors for Jugs {
    fn most_predecessors(&self) -> usize {
        24 * 6
    }

    fn predecessors(&self, state: State, out: &mut [State]) -> usize {
        let leads_here = |&from: &State| Self::after(from).contains(&state);
        let from = (0..24).filter(leads_here).zip(out);
        from.map(|(from, slot)| *slot = from).count()
    }
}

#[test]
fn four_litres_take_six_moves() {
    let policy = Policy::FIRST_ANSWER;
    let searches = [
        bfs(Arc::new(Jugs), policy),
        bidirectional(Arc::new(Jugs), policy),
        alternating(Arc::new(Jugs), policy),
    ];
    for mut search in searches.map(finished) {
        assert_eq!(search.status().outcome, Some(Outcome::Found { depth: 6 }));
        let path: Vec<[u32; 2]> = search.path().into_iter().map(Jugs::litres).collect();
        assert_eq!(path.len(), 7);
        assert_eq!(path[0], [0, 0]);
        assert!(path[6].contains(&4));
        for pair in path.windows(2) {
            let [[small, large], [small_after, large_after]] = [pair[0], pair[1]];
            let is_full_or_empty = |litres: u32, size: u32| litres == 0 || litres == size;
            // Either one jug alone was filled or emptied, or nothing was lost and one jug is full
            // or the other one empty.
            let kept = small + large == small_after + large_after;
            let small_ends = is_full_or_empty(small_after, SIZES[0]);
            let large_ends = is_full_or_empty(large_after, SIZES[1]);
            assert!(match (small == small_after, large == large_after) {
                (true, true) => false,
                (true, false) => large_ends,
                (false, true) => small_ends,
                (false, false) => kept && (small_ends || large_ends),
            });
        }
        // What cannot be drawn has moves and no boards.
        let known = search.status().known;
        for step in 0..=known {
            search.seek(step);
            let mut frame = Default::default();
            search.frame(&mut frame);
            assert_eq!((frame.board, frame.next_board), (vec![], vec![]));
            assert!(frame.step_move.is_none_or(|made| made.action.is_none()));
            assert_eq!(frame.step_move.is_some(), step > 0);
            if let Event::Move { action, .. } = search.event() {
                assert_eq!(action, None);
            }
        }
    }
    // A frame that has shown a board shows none of it any more.
    let graph = Graph {
        edges: vec![vec![1], vec![]],
        start: 0,
        goals: vec![1],
    };
    let drawn = finished(Algorithm::Bfs.start(&graph.problem(true, None), policy));
    let mut frame = Default::default();
    drawn.frame(&mut frame);
    assert_eq!(frame.board, [1, 0]);
    finished(bfs(Arc::new(Jugs), policy)).frame(&mut frame);
    assert_eq!((frame.board, frame.next_board), (vec![], vec![]));
    // Eight litres at once are not to be had, but everything else that is on the boards' edges is.
    let whole = finished(bfs(Arc::new(Jugs), Policy::WHOLE_SPACE));
    let reached: BTreeSet<State> = whole.map_data().sides[0].order.iter().copied().collect();
    let edge = (0..24).filter(|&state| {
        let [small, large] = Jugs::litres(state);
        small % 3 == 0 || large % 5 == 0
    });
    assert!(reached.into_iter().eq(edge));
}

#[test]
fn a_search_backwards_is_refused_where_no_predecessors_are_listed() {
    let graph = Graph {
        edges: vec![vec![1], vec![2], vec![]],
        start: 0,
        goals: vec![2],
    };
    let [one_way, two_way] = [false, true].map(|walked_back| graph.problem(walked_back, None));
    for algorithm in ALGORITHMS {
        let named = searchlight_core::Algorithm::StateSpace(algorithm);
        let is_forward = algorithm == Algorithm::Bfs;
        assert_eq!(algorithm.suits(&one_way), is_forward);
        assert!(algorithm.suits(&two_way));
        let problem = Problem::StateSpace(one_way.clone());
        assert_eq!(problem.offers(named), is_forward);
        assert!(Problem::StateSpace(two_way.clone()).offers(named));
        let id = algorithm.id().to_owned();
        let refused = (!is_forward).then_some(RunError::NoPredecessors { id });
        let started = problem.start(named, Policy::FIRST_ANSWER).err();
        assert_eq!(started, refused);
        let started = algorithm.start(&one_way, Policy::WHOLE_SPACE).err();
        assert_eq!(started, refused);
        // Nor does a search that has begun elsewhere go on here.
        let mut search = algorithm.start(&two_way, Policy::FIRST_ANSWER).unwrap();
        assert_eq!(search.restart(&one_way, Policy::FIRST_ANSWER), is_forward);
    }
}

#[test]
fn what_is_found_from_the_goals_of_a_space_without_a_drawing_is_proved() {
    // Nothing leads to the goal, and the side from the goals finds that out first.
    let graph = Arc::new(Graph {
        edges: vec![vec![1, 2], vec![0], vec![0], vec![]],
        start: 0,
        goals: vec![3],
    });
    let problem = SpaceProblem::undrawn_two_way(graph.clone());
    assert!(problem.drawing().is_none());
    let search = finished(bidirectional(graph.clone(), Policy::FIRST_ANSWER));
    assert_eq!(search.status().outcome, Some(Outcome::Impossible));
    let proof = search.certificate().expect("a proof");
    assert_eq!(proof, Certificate::ClosedGoals { states: vec![3] });
    assert_eq!(proof.verify(&problem), Ok(()));
    let forward_only = SpaceProblem::undrawn(graph);
    assert_eq!(proof.verify(&forward_only), Err(Flaw::NoPredecessors));
}

#[test]
fn proofs_about_goals_need_predecessors() {
    // The goal can be reached from state 2 alone, and nothing leads there.
    let graph = Graph {
        edges: vec![vec![1], vec![0], vec![3], vec![]],
        start: 0,
        goals: vec![3],
    };
    let levels = |levels: &[&[State]]| {
        let ends = levels.iter().scan(0, |count, level| {
            *count += level.len() as u32;
            Some(*count)
        });
        Levels {
            states: levels.concat(),
            ends: ends.collect(),
        }
    };
    let states = vec![2, 3];
    let closed = Certificate::ClosedGoals { states };
    let deep = |limit: u32, forward: &[&[State]], backward: &[&[State]]| Certificate::TooDeep {
        limit,
        forward: levels(forward),
        backward: levels(backward),
    };
    let from_goals = deep(2, &[&[0], &[1]], &[&[3], &[2]]);
    let from_start = deep(2, &[&[0], &[1], &[]], &[&[3]]);
    let [one_way, two_way] = [false, true].map(|walked_back| graph.problem(walked_back, Some(2)));
    for proof in [&closed, &from_goals, &from_start] {
        assert_eq!(proof.verify(&two_way), Ok(()), "{proof:?}");
    }
    assert_eq!(closed.verify(&one_way), Err(Flaw::NoPredecessors));
    assert_eq!(from_goals.verify(&one_way), Err(Flaw::NoPredecessors));
    assert_eq!(from_start.verify(&one_way), Ok(()));
    let closed = |states: &[State]| {
        let states = states.to_vec();
        Certificate::ClosedGoals { states }.verify(&two_way)
    };
    assert_eq!(closed(&[2]), Err(Flaw::NotInside));
    assert_eq!(closed(&[3]), Err(Flaw::NotClosed { from: 2, to: 3 }));
    assert_eq!(closed(&[3, 2]), Err(Flaw::NotAscending { state: 2 }));
    assert_eq!(closed(&[2, 3, 4]), Err(Flaw::OutsideSpace { state: 4 }));
    assert_eq!(closed(&[0, 1, 2, 3]), Err(Flaw::NotOutside { state: 0 }));
    let shallow = |limit, depth| Err(Flaw::TooShallow { limit, depth });
    let not_closed = |from, to| Err(Flaw::NotClosed { from, to });
    let forgeries = [
        (deep(3, &[&[0], &[1]], &[&[3], &[2]]), shallow(3, 2)),
        (deep(2, &[&[0]], &[&[3], &[2]]), shallow(2, 1)),
        (deep(2, &[&[0], &[]], &[&[3], &[2]]), not_closed(0, 1)),
        (deep(2, &[&[0], &[1]], &[&[3], &[]]), not_closed(2, 3)),
        (deep(2, &[&[1], &[0]], &[&[3], &[2]]), Err(Flaw::NotInside)),
        (deep(2, &[&[0], &[1]], &[&[2], &[3]]), Err(Flaw::NotInside)),
        (deep(0, &[], &[]), Err(Flaw::NotInside)),
        (
            deep(2, &[&[0], &[1, 4]], &[&[3], &[2]]),
            Err(Flaw::OutsideSpace { state: 4 }),
        ),
        (
            deep(2, &[&[0], &[1, 2]], &[&[3], &[2]]),
            Err(Flaw::NotOutside { state: 2 }),
        ),
    ];
    for (forged, flaw) in forgeries {
        let Certificate::TooDeep { limit, .. } = forged else {
            unreachable!("they all claim that");
        };
        let within = two_way.clone().within(limit);
        assert_eq!(forged.verify(&within), flaw, "{forged:?}");
    }
    let claimed = 2;
    for limit in [None, Some(1), Some(3)] {
        let wrong = Err(Flaw::WrongLimit { claimed, limit });
        assert_eq!(from_goals.verify(&graph.problem(true, limit)), wrong);
    }
}
