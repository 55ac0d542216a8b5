//! What the tests of puzzles ask whose states are keys: answers, levels, and all searches together.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use searchlight_core::{GoalPolicy, Judge, Outcome, Policy, Problem, Puzzle, Run};

use crate::specimen::{Specimen, algorithms, long_or};

/// Steps after which a search is given up.
fn most_steps() -> u64 {
    long_or(3_000_000, 150_000)
}

/// Maximum number of states on which a heuristic is checked.
fn most_checked() -> u64 {
    long_or(u64::MAX, 10_000)
}

/// The answers to a judges' text.
///
/// # Panics
/// For a text with a fault, and where the puzzle has no such algorithm.
pub fn answers(puzzle: &'static Puzzle, text: &str, by: Option<&str>) -> Vec<String> {
    let judge = Judge::of_text(puzzle, text, by, None).expect("a judge");
    let answers = judge.map(|answer| answer.expect("an answer").text);
    answers.collect()
}

/// The answers to a judges' text by the puzzle's usual search, and the error at which reading
/// stopped.
///
/// # Panics
/// If a run cannot begin.
pub fn answers_and_error(puzzle: &'static Puzzle, text: &str) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(puzzle, text, None, None).expect("a judge");
    let answers = judge.by_ref().map(|answer| answer.expect("an answer").text);
    (answers.collect(), judge.error().map(ToString::to_string))
}

/// The run of a breadth-first search of the whole space.
pub fn whole(puzzle: &Puzzle, text: &str) -> Run {
    let specimen = Specimen::read(puzzle, text).with("bfs");
    let mut run = specimen.finished_run(Policy::new(GoalPolicy::WholeSpace));
    run.seek(u64::MAX);
    run
}

/// Number of states at each depth.
///
/// # Panics
/// For a run of another family.
pub fn levels(run: &Run) -> Vec<u32> {
    let Run::StateSpace(search) = run else {
        panic!("a state space");
    };
    let map = search.map_data();
    let side = &map.sides[0];
    let end = side.order.len() as u32;
    let firsts = side.levels.iter().copied().filter(|&first| first < end);
    let firsts: Vec<u32> = firsts.chain([end]).collect();
    firsts.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// Number of moves of all states.
///
/// # Panics
/// For a run of another family.
pub fn moves(run: &Run) -> u64 {
    let Run::StateSpace(search) = run else {
        panic!("a state space");
    };
    search.counters().generated
}

/// Depth of the answer; `None` if no goal can be reached.
///
/// # Panics
/// For a run that has not ended.
pub fn depth(run: &Run) -> Option<u32> {
    match run.status().outcome.expect("an end") {
        Outcome::Found { depth } => Some(depth),
        _ => None,
    }
}

/// Runs each search on each preset that it suits: its certificate holds, and an answer that is said
/// to be the shortest is.
///
/// # Panics
/// Where that is not so.
pub fn check_searches(puzzle: &'static Puzzle) {
    for preset in puzzle.kind.presets {
        let mut least = None;
        for by in algorithms(puzzle.kind) {
            let specimen = Specimen::preset(puzzle, preset).with(by);
            if !specimen.can_run() {
                continue;
            }
            let name = format!("{} {} by {by}", puzzle.kind.id, preset.id);
            let Ok(mut run) = specimen
                .problem()
                .start(specimen.algorithm(), Policy::FIRST_ANSWER)
            else {
                continue;
            };
            run.advance(most_steps());
            let Some(outcome) = run.status().outcome else {
                continue;
            };
            if matches!(outcome, Outcome::LimitReached | Outcome::TooDeep { .. }) {
                continue;
            }
            let problem: Problem = specimen.problem();
            let Some(certificate) = problem.certificate(&run) else {
                // A search that deepens proves "impossible" only by being repeated.
                assert_eq!(outcome, Outcome::Impossible, "{name}");
                continue;
            };
            assert_eq!(problem.verify(&certificate), Ok(()), "{name}");
            let algorithms = puzzle.kind.algorithms;
            let depth = depth(&run);
            if algorithms.promises(specimen.algorithm()) == Some(1) {
                assert_eq!(*least.get_or_insert(depth), depth, "{name}");
            }
        }
    }
}

/// Checks all heuristics of a puzzle on every state of its presets that have a list of their states.
///
/// # Panics
/// If an estimate is too great, or falls by more than a move costs.
pub fn check_heuristics(puzzle: &'static Puzzle) {
    for preset in puzzle.kind.presets {
        for index in 0..puzzle.kind.algorithms.heuristics().len() as u8 {
            let specimen = Specimen::preset(puzzle, preset).with("astar");
            let problem = specimen.space_problem();
            if problem.space().states() > most_checked() {
                continue;
            }
            let Some(mut check) = searchlight_core::ordered::check(&problem, index) else {
                continue;
            };
            while !check.advance(1 << 20) {}
            let result = check.result();
            let name = format!("{} {} {index}", puzzle.kind.id, preset.id);
            assert_eq!((result.overestimates, result.falls), (0, 0), "{name}");
        }
    }
}

/// A second method: distances from a start through any states, with a map and a queue.
pub fn distances<S: Clone + Eq + Hash>(start: S, moves: impl Fn(&S) -> Vec<S>) -> HashMap<S, u32> {
    let mut found = HashMap::from([(start.clone(), 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(state) = queue.pop_front() {
        let depth = found[&state] + 1;
        for next in moves(&state) {
            if !found.contains_key(&next) {
                found.insert(next.clone(), depth);
                queue.push_back(next);
            }
        }
    }
    found
}

/// Number of shortest paths to a goal.
///
/// # Panics
/// For a puzzle of another family.
pub fn shortest_paths(puzzle: &Puzzle, text: &str) -> u64 {
    let space = Specimen::read(puzzle, text).space();
    let next = |state: &u32| {
        let mut out = vec![0; space.branching()];
        let count = space.successors(*state, &mut out);
        out.truncate(count);
        out
    };
    let found = distances(space.start(), next);
    let mut ways = HashMap::from([(space.start(), 1_u64)]);
    let mut order: Vec<_> = found
        .iter()
        .map(|(&state, &depth)| (depth, state))
        .collect();
    order.sort_unstable();
    for &(depth, state) in &order {
        let here = ways[&state];
        if space.is_goal(state) {
            return here;
        }
        for to in next(&state) {
            if found[&to] == depth + 1 {
                *ways.entry(to).or_default() += here;
            }
        }
    }
    0
}
