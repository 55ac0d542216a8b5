//! Searches in any order against the textbook's version of each, step by step, on random graphs with
//! costs, parallel edges, loops and inconsistent heuristics, and on small mazes.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use searchlight_core::graph_search::{
    Algorithm, DenseSpace, Ending, Event, Frame, GraphSearch, Heuristic, Index, Label, Landmark,
    Moves, NODE_LIMIT, Order, Space, Trace, Verdict,
};
use searchlight_core::puzzles::maze::{FOUR_WAYS, Maze, Ways};
use searchlight_core::{
    GoalPolicy, Outcome, Policy, RunError, Search, Shape, SplitMix64, StepSize,
};
use searchlight_tests::specimen::long_or;
use searchlight_tests::textbook::{CostGraph, Estimates, Made, Row, TABLE, Textbook};

fn policy(whole: bool) -> Policy {
    if whole {
        Policy::WHOLE_SPACE
    } else {
        Policy::FIRST_ANSWER
    }
}

/// The step at the cursor as the reference writes it down.
fn made(event: &Event<u32>) -> Option<Made> {
    match event {
        Event::Start { .. } => None,
        Event::Move {
            from,
            to,
            cost,
            verdict,
        } => Some(Made::Move {
            from: from.state,
            from_g: from.g,
            to: to.state,
            to_g: to.g,
            cost: *cost,
            verdict: *verdict,
        }),
        Event::Goal { goal } => Some(Made::Goal {
            goal: goal.state,
            g: goal.g,
        }),
        other => panic!("{other:?} is new"),
    }
}

fn row<P: Space<State = u32>, I: Index<u32>>(
    search: &mut GraphSearch<P, I>,
    trace: &Trace,
    states: u32,
) -> Row {
    let counters = search.counters();
    let mut list = Vec::new();
    search.open_list(usize::MAX >> 8, &mut list);
    assert_eq!(search.open_length(), list.len() as u64);
    let mut head = Vec::new();
    search.open_list(2, &mut head);
    assert_eq!(head[..], list[..list.len().min(2)], "the head of the list");
    let mut frame = Frame::default();
    search.frame(&mut frame);
    let waits_again = |state: u32| {
        let mut times = trace.reopened().iter();
        times.any(|time| {
            time.place == state && time.from < frame.nodes && time.until >= frame.visits
        })
    };
    let below = |numbers: &[u32], bound: u32| {
        let states = (0..states).filter(|&state| {
            numbers
                .get(state as usize)
                .is_some_and(|&number| number < bound)
        });
        states.collect::<BTreeSet<u32>>()
    };
    let mut closed = below(trace.expanded(), frame.visits);
    closed.retain(|&state| !waits_again(state));
    Row {
        step: made(&search.event()),
        discovered: counters.discovered,
        expanded: counters.expanded,
        reexpanded: counters.reexpanded,
        generated: counters.generated,
        improved: counters.improved,
        open: list
            .iter()
            .map(|waiting| (waiting.label.state, waiting.label.g, waiting.is_stale))
            .collect(),
        found: below(trace.found(), frame.nodes),
        closed,
    }
}

/// Asserts that `locate` goes from each step to the first ones of these up to `most` after it and before
/// it, and to the ends of the run beyond them.
fn check_located(
    steps: &[u64],
    last: u64,
    most: usize,
    name: &str,
    mut locate: impl FnMut(u64, i64) -> u64,
) {
    for from in 0..=last {
        for by in 1..=most {
            let after = steps.iter().filter(|&&step| step > from).nth(by - 1);
            let before = steps.iter().rev().filter(|&&step| step < from).nth(by - 1);
            let there = locate(from, by as i64);
            assert_eq!(there, after.copied().unwrap_or(last), "{name} {from}");
            let back = locate(from, -(by as i64));
            assert_eq!(back, before.copied().unwrap_or(0), "{name} {from}");
        }
    }
}

/// Compares a search with its recording: every step, from the front and in any order, while it
/// runs in slices and after it.
fn compare<P, I>(
    mut search: GraphSearch<P, I>,
    book: &Textbook<'_, P>,
    states: u32,
    seed: u64,
    name: &dyn fmt::Debug,
) where
    P: Space<State = u32>,
    I: Index<u32>,
{
    let mut random = SplitMix64::new(seed);
    let mut trace = Trace::default();
    let last = book.rows.len() as u64 - 1;
    loop {
        search.trace(&mut trace, |_, &state| state);
        let known = search.status().known;
        assert!(known <= last, "{name:?}: {known} steps, not {last}");
        for _ in 0..4 {
            let step = u64::from(random.below(known as u32 + 1).unwrap_or(0));
            search.seek(step);
            let expected = &book.rows[step as usize];
            let row = row(&mut search, &trace, states);
            assert_eq!(row, *expected, "{name:?}: step {step} of {known}");
        }
        if search.status().outcome.is_some() {
            break;
        }
        search.advance(u64::from(1 + random.below(9).unwrap_or(0)));
    }
    assert_eq!(search.status().known, last, "{name:?}");
    for step in 0..=last {
        search.seek(step);
        let row = row(&mut search, &trace, states);
        assert_eq!(row, book.rows[step as usize], "{name:?}: step {step}");
        let expected = book.answer.as_ref().is_some_and(|answer| answer.2 <= step);
        let mut frame = Frame::default();
        search.frame(&mut frame);
        assert_eq!(frame.answered, expected, "{name:?}: step {step}");
    }
    for (size, ends) in [
        (StepSize::Item, &book.items),
        (StepSize::Stage, &book.stages),
    ] {
        let mut ends = ends.clone();
        ends.retain(|&end| end < last);
        ends.push(last);
        check_located(&ends, last, 3, &format!("{name:?} {size:?}"), |from, by| {
            search.locate(from, size, by)
        });
    }
    let mut goals = BTreeSet::new();
    let mut landmarks = [Vec::new(), Vec::new(), Vec::new()];
    for (step, row) in (0..).zip(&book.rows) {
        let (verdict, goal) = match row.step {
            Some(Made::Move { to, verdict, .. }) => {
                (Some(verdict), (verdict == Verdict::Goal).then_some(to))
            }
            Some(Made::Goal { goal, .. }) => (None, Some(goal)),
            // A start that is a goal is found before the first step.
            None => (
                None,
                book.answer
                    .as_ref()
                    .filter(|answer| answer.2 == 0)
                    .map(|answer| answer.0),
            ),
        };
        if matches!(
            verdict,
            Some(Verdict::Improved | Verdict::Reopened | Verdict::Repeated)
        ) {
            landmarks[0].push(step);
        }
        if verdict == Some(Verdict::Reopened) {
            landmarks[1].push(step);
        }
        if goal.is_some_and(|goal| goals.insert(goal)) {
            landmarks[2].push(step);
        }
    }
    let kinds = [Landmark::Improvement, Landmark::Reopening, Landmark::Goal];
    for (kind, steps) in kinds.into_iter().zip(landmarks) {
        check_located(
            &steps,
            last,
            2,
            &format!("{name:?} {kind:?}"),
            |from, by| search.locate_landmark(from, kind, by),
        );
    }
    for state in 0..states {
        let found = book.rows.iter().position(|row| row.found.contains(&state));
        let found = found.map(|step| step as u64);
        assert_eq!(search.found_at(&state), found, "{name:?}: state {state}");
    }
    let numbered: Vec<u32> = (0..)
        .map_while(|number| search.state_of(number).copied())
        .collect();
    for (number, state) in (0..).zip(&numbered) {
        assert_eq!(search.number_of(state), Some(number), "{name:?}");
    }
    assert!(numbered.is_sorted_by_key(|state| search.found_at(state)));
    assert_eq!(numbered.len(), book.rows[last as usize].found.len());
    let found = search.answer();
    let expected = book.answer.as_ref();
    assert_eq!(search.answer_step(), expected.map(|answer| answer.2));
    assert_eq!(
        found.map(|answer| (answer.cost, answer.path)),
        expected.map(|answer| (answer.1, answer.3.clone())),
        "{name:?}"
    );
}

fn compare_all<P: DenseSpace + fmt::Debug>(
    space: &Arc<P>,
    heuristic: Heuristic<P>,
    estimate: fn(&P, u32) -> u32,
    seed: u64,
) {
    let states = space.states() as u32;
    for order in Order::ALL {
        for whole in [false, true] {
            let weight = 1 + (seed % 5) as u32;
            let book = Textbook::record(space.as_ref(), order, estimate, weight, whole);
            let algorithm = Algorithm::new(order, Some(heuristic), weight).expect("1 to 5");
            let name = (order, whole, seed, space);
            let hashed = GraphSearch::new(Arc::clone(space), algorithm, policy(whole));
            compare(hashed, &book, states, seed, &name);
            let dense = GraphSearch::dense(Arc::clone(space), algorithm, policy(whole));
            compare(dense.expect("a small space"), &book, states, seed, &name);
        }
    }
}

#[test]
fn every_step_is_the_textbooks_on_random_graphs() {
    let kinds = [Estimates::Exact, Estimates::Admissible, Estimates::Wild];
    for seed in 0..long_or(6_000, 300) {
        let estimates = kinds[seed as usize % 3];
        // Costs so great that buckets do not hold them, costs of nothing, and some between.
        let most_cost = [9, 1, 100_000, 300][seed as usize / 3 % 4];
        let graph = Arc::new(CostGraph::random(seed, estimates, most_cost));
        let estimate = |graph: &CostGraph, state: u32| graph.estimates[state as usize];
        compare_all(&graph, TABLE, estimate, seed);
    }
}

#[test]
fn every_step_is_the_textbooks_in_mazes() {
    for seed in 0..long_or(200, 12) {
        let mut random = SplitMix64::new(seed);
        let mut below = |bound: u32| random.below(bound).unwrap_or(0);
        let shape = Shape {
            rows: 1 + below(6),
            columns: 1 + below(6),
        };
        let cells = shape.cells() as u32;
        let mut costs: Vec<u8> = (0..cells)
            .map(|_| if below(4) == 0 { 0 } else { 1 + below(9) as u8 })
            .collect();
        let (start, goal) = (below(cells), below(cells));
        costs[start as usize] = 1;
        costs[goal as usize] = 1;
        let ways = if seed % 2 == 0 {
            Ways::Four
        } else {
            Ways::Eight
        };
        let maze = Maze::new(shape, ways, costs, start, &[goal]).expect("a maze");
        let estimate = |maze: &Maze, state: u32| FOUR_WAYS.estimate(maze, &state);
        compare_all(&Arc::new(maze), FOUR_WAYS, estimate, seed);
    }
}

#[test]
fn a_step_limit_cuts_a_search_off_and_changes_no_step() {
    for seed in 0..long_or(2_000, 200) {
        let graph = Arc::new(CostGraph::random(seed, Estimates::Wild, 9));
        let states = graph.states() as u32;
        for order in Order::ALL {
            let estimate = |graph: &CostGraph, state: u32| graph.estimates[state as usize];
            let book = Textbook::record(graph.as_ref(), order, estimate, 2, true);
            let steps = book.rows.len() as u64 - 1;
            for limit in 0..steps {
                let policy = Policy {
                    step_limit: Some(limit),
                    ..Policy::WHOLE_SPACE
                };
                let algorithm = Algorithm::new(order, Some(TABLE), 2).expect("1 to 5");
                let mut search = GraphSearch::new(Arc::clone(&graph), algorithm, policy);
                search.advance(u64::MAX);
                assert_eq!(search.ending(), Some(Ending::StepLimit));
                assert_eq!(search.status().known, limit);
                let mut trace = Trace::default();
                search.trace(&mut trace, |_, &state| state);
                for step in [limit / 2, limit] {
                    search.seek(step);
                    let row = row(&mut search, &trace, states);
                    let expected = &book.rows[step as usize];
                    assert_eq!(row, *expected, "{order:?} {seed}: {step} of {limit}");
                }
                let answer = book.answer.as_ref().map(|answer| answer.2);
                assert_eq!(search.answer_step(), answer.filter(|&step| step <= limit));
            }
        }
    }
}

#[test]
fn labels_hold_the_numbers_that_order_the_list() {
    let graph = CostGraph {
        edges: vec![vec![(1, 4)], vec![]],
        goals: vec![1],
        estimates: vec![5, 2],
    };
    let expected = [
        (Order::BreadthFirst, 0, 4),
        (Order::DepthFirst, 0, 4),
        (Order::UniformCost, 0, 4),
        (Order::Greedy, 2, 2),
        (Order::AStar, 2, 6),
        (Order::WeightedAStar, 2, 10),
    ];
    for (order, h, f) in expected {
        let space = Arc::new(graph.clone());
        let algorithm = Algorithm::new(order, Some(TABLE), 3).expect("1 to 5");
        let mut search = GraphSearch::new(space, algorithm, Policy::WHOLE_SPACE);
        let counters = search.counters();
        assert_eq!((counters.discovered, counters.frontier), (1, 1));
        assert_eq!(search.open_length(), 1);
        search.advance(1);
        search.seek(1);
        let Event::Move { to, .. } = search.event() else {
            panic!("the first step is a move");
        };
        let label = Label {
            state: 1,
            g: 4,
            h,
            f,
        };
        assert_eq!(to, label, "{order:?}");
    }
}

#[test]
fn an_algorithm_has_the_heuristic_and_the_weight_that_it_needs() {
    let ids = Order::ALL.map(Order::id);
    assert_eq!(
        ids,
        ["bfs", "dfs", "uniform", "greedy", "astar", "weighted"]
    );
    for order in Order::ALL {
        let is_informed = order.is_informed();
        let without = Algorithm::<CostGraph>::new(order, None, 1);
        assert_eq!(without.is_none(), is_informed, "{order:?}");
        for weight in [0, 1, 5, 6] {
            let algorithm = Algorithm::new(order, Some(TABLE), weight);
            let is_weighted = order == Order::WeightedAStar;
            let fits = !is_weighted || (1..=5).contains(&weight);
            assert_eq!(algorithm.is_some(), fits, "{order:?} {weight}");
            if let Some(algorithm) = algorithm {
                assert_eq!(algorithm.order(), order);
                assert_eq!(algorithm.heuristic().is_some(), is_informed);
                assert_eq!(algorithm.weight(), if is_weighted { weight } else { 1 });
            }
        }
    }
}

#[test]
fn a_space_may_be_too_large_for_a_table() {
    /// Rank by rank, without an end.
    #[derive(Debug)]
    struct Endless;

    impl Space for Endless {
        type State = u32;

        fn start(&self) -> u32 {
            0
        }

        fn is_goal(&self, _: &u32) -> bool {
            false
        }

        fn moves(&self, state: &u32, moves: &mut Moves<u32>) {
            moves.push(state.wrapping_add(1), 1);
        }
    }

    impl DenseSpace for Endless {
        fn states(&self) -> u64 {
            1 << 32
        }
    }

    let algorithm = Algorithm::breadth_first();
    let refused = GraphSearch::dense(Arc::new(Endless), algorithm, Policy::FIRST_ANSWER);
    let error = RunError::TooLarge {
        states: 1 << 32,
        limit: u64::from(NODE_LIMIT),
    };
    assert_eq!(refused.map(|_| ()), Err(error));
}

#[test]
fn counting_goals_stops_where_the_policy_says() {
    for seed in 0..200 {
        let graph = Arc::new(CostGraph::random(seed, Estimates::Wild, 5));
        let goals: BTreeSet<u32> = graph.goals.iter().copied().collect();
        for order in Order::ALL {
            let algorithm = Algorithm::new(order, Some(TABLE), 2).expect("1 to 5");
            let mut whole = GraphSearch::new(Arc::clone(&graph), algorithm, Policy::WHOLE_SPACE);
            whole.advance(u64::MAX);
            let reached = goals.iter().filter(|goal| whole.found_at(goal).is_some());
            let reached = reached.count() as u64;
            assert_eq!(whole.goals(), reached);
            for wanted in 0..4 {
                let policy = Policy::new(GoalPolicy::CountTo(std::num::NonZeroU64::new(wanted)));
                let mut search = GraphSearch::new(Arc::clone(&graph), algorithm, policy);
                search.advance(u64::MAX);
                let most = if wanted == 0 { u64::MAX } else { wanted };
                assert_eq!(search.goals(), whole.goals().min(most), "{order:?} {seed}");
                assert_eq!(
                    search.answer_step(),
                    whole.answer_step(),
                    "{order:?} {seed}"
                );
            }
        }
    }
}

/// A path of states, along which each move costs a third of what 32 bits can count, and no more.
struct Dear {
    goal: u32,
}

impl Space for Dear {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn is_goal(&self, &state: &u32) -> bool {
        state == self.goal
    }

    fn moves(&self, &state: &u32, moves: &mut Moves<u32>) {
        moves.push(state + 1, u32::MAX / 3);
    }
}

#[test]
fn a_cost_that_cannot_be_counted_ends_the_search_and_nothing_is_claimed() {
    for order in Order::ALL {
        let algorithm = || {
            let zero = Heuristic::new("zero", |_: &Dear, _| 0);
            Algorithm::new(order, Some(zero), 2).expect("an algorithm")
        };
        let near = Arc::new(Dear { goal: 3 });
        let mut search = GraphSearch::new(Arc::clone(&near), algorithm(), Policy::FIRST_ANSWER);
        search.advance(u64::MAX);
        assert_eq!(
            search.answer().expect("an answer").cost,
            u32::MAX,
            "{order:?}"
        );
        let certificate = search.certificate().expect("a certificate");
        assert_eq!(
            certificate.verify(near.as_ref(), |_| 0),
            Ok(()),
            "{order:?}"
        );

        let far = Arc::new(Dear { goal: 4 });
        let mut search = GraphSearch::new(far, algorithm(), Policy::FIRST_ANSWER);
        search.advance(u64::MAX);
        assert_eq!(search.ending(), Some(Ending::CostLimit), "{order:?}");
        assert_eq!(search.status().outcome, Some(Outcome::LimitReached));
        assert_eq!((search.status().known, search.answer()), (3, None));
        assert_eq!(search.certificate(), None);
    }
}

/// A corridor: each state has one move, to the next one, and the last state is the goal.
struct Corridor(u32);

impl Space for Corridor {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn is_goal(&self, &state: &u32) -> bool {
        state + 1 == self.0
    }

    fn moves(&self, &state: &u32, moves: &mut Moves<u32>) {
        if state + 1 < self.0 {
            moves.push(state + 1, 1);
        }
    }
}

/// The shortest of five times in which a step at the end of a corridor is shown 1,000 times.
fn showing_time(length: u32) -> Duration {
    let space = Arc::new(Corridor(length));
    let mut search = GraphSearch::new(space, Algorithm::depth_first(), Policy::FIRST_ANSWER);
    search.advance(u64::MAX);
    let status = search.status();
    assert_eq!(status.outcome, Some(Outcome::Found { depth: length - 1 }));
    let times = (0..5).map(|_| {
        let begun = Instant::now();
        for _ in 0..1_000 {
            search.seek(status.known);
            assert_eq!(search.status().outcome, status.outcome);
        }
        begun.elapsed()
    });
    times.min().expect("some times")
}

#[test]
fn a_step_is_shown_quickly_however_long_the_answer_is() {
    // Counting the moves of the answer takes thousands of times as long.
    let (short, long) = (showing_time(10), showing_time(100_000));
    assert!(long < 50 * short, "{long:?} against {short:?}");
}

/// Each state has a move to each other state, so depth-first search puts 700,000 entries into
/// the list and skips nearly all of them.
struct Complete(u32);

impl Space for Complete {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn is_goal(&self, _: &u32) -> bool {
        false
    }

    fn moves(&self, &state: &u32, moves: &mut Moves<u32>) {
        for other in (0..self.0).filter(|&other| other != state) {
            moves.push(other, 1);
        }
    }
}

#[test]
fn a_slice_skips_a_limited_number_of_entries() {
    const STATES: u32 = 1_200;
    const SLICE: u64 = 5_000;
    let new = || {
        let space = Arc::new(Complete(STATES));
        GraphSearch::new(space, Algorithm::depth_first(), Policy::WHOLE_SPACE)
    };
    let mut whole = new();
    whole.advance(u64::MAX);
    whole.seek(u64::MAX);
    let entries = u64::from((STATES - 1) * (STATES - 2) / 2);
    assert_eq!(whole.counters().stale, entries);
    let mut sliced = new();
    let (mut standing, mut shown) = (0, Vec::new());
    while sliced.status().outcome.is_none() {
        let before = sliced.status().known;
        sliced.advance(SLICE);
        let known = sliced.status().known;
        assert!(known >= before, "{known} after {before}");
        standing += u32::from(known == before);
        sliced.seek(known);
        shown.push((known, sliced.counters()));
    }
    assert!(standing >= 1, "the last step came in one slice");
    assert_eq!(sliced.status().known, whole.status().known);
    for (step, counters) in shown {
        whole.seek(step);
        assert_eq!(whole.counters(), counters, "step {step}");
    }
}
