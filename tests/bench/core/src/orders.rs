//! Searches in any order: what they keep for each state, and how long it takes to show one step.
//! Native only.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use searchlight_core::backtracking::{
    Algorithm as Deepens, BacktrackingSearch, DEEPENING, Deepening, IDA_STAR,
};
use searchlight_core::games::tree::{Algorithm as OfTrees, TreeSearch};
use searchlight_core::graph_search::{Algorithm, DenseSpace, GraphSearch, Heuristic, Index, Space};
use searchlight_core::puzzles::maze::{self, Maze, Ways};
use searchlight_core::puzzles::tictactoe::TicTacToe;
use searchlight_core::puzzles::tiles::{MANHATTAN, ORDERED, TileRanks, Tiles};
use searchlight_core::{Policy, Search, Shape, SplitMix64};

use crate::{Job, Result};

const THREE: Shape = Shape {
    rows: 3,
    columns: 3,
};
const FOUR: Shape = Shape {
    rows: 4,
    columns: 4,
};
/// 31 moves from the goal.
const FAR: [u8; 9] = [8, 6, 7, 2, 5, 4, 3, 0, 1];
/// Korf's second board, 55 moves from the goal whose gap is first.
const KORF_2: [u8; 16] = [13, 5, 4, 10, 9, 12, 8, 14, 2, 3, 7, 1, 0, 15, 11, 6];
/// Korf's board 12, 45 moves from the same goal.
const KORF_12: [u8; 16] = [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15];

/// Number of steps that are sought in one run; a twentieth where a step takes a hundred times as long.
const SOUGHT: u64 = 20_000;
/// How often each step is sought; the shortest time counts, because other programs interrupt.
const TIMES: usize = 3;

/// Times of seeking, in microseconds, and the bytes for each state where states are kept.
struct Reading {
    name: &'static str,
    median: f64,
    p99: f64,
    bytes: f64,
}

impl Reading {
    fn json(&self) -> String {
        let Self {
            name,
            median,
            p99,
            bytes,
        } = self;
        format!(
            "{{\"name\":\"{name}\",\"median\":{median:.3},\"p99\":{p99:.3},\"bytes\":{bytes:.1}}}"
        )
    }
}

/// The processor time of this thread, which other programs do not lengthen; elsewhere than on Linux
/// the time of a clock.
struct Clock {
    began: Instant,
    busy: Option<u64>,
}

impl Clock {
    fn now() -> Self {
        Self {
            began: Instant::now(),
            busy: busy_nanoseconds(),
        }
    }

    fn seconds(&self) -> f64 {
        match (self.busy, busy_nanoseconds()) {
            (Some(before), Some(after)) => (after - before) as f64 / 1e9,
            _ => self.began.elapsed().as_secs_f64(),
        }
    }
}

/// Returns how long this thread has been on a processor, as Linux counts it.
fn busy_nanoseconds() -> Option<u64> {
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    counted.split_whitespace().next()?.parse().ok()
}

/// Seeks random steps of a finished search and fills the frame of each.
fn seeks<S: Search>(search: &mut S, sought: u64) -> (f64, f64) {
    let known = search.status().known;
    let mut random = SplitMix64::new(1);
    let mut frame = S::Frame::default();
    let mut times = Vec::new();
    for _ in 0..sought {
        let [step, other] = [(); 2].map(|()| random.draw() % (known + 1));
        let least = (0..TIMES).map(|_| {
            search.seek(other);
            let began = Instant::now();
            search.seek(step);
            search.frame(&mut frame);
            black_box((&frame, search.counters()));
            began.elapsed().as_nanos()
        });
        times.push(least.min().unwrap_or_default() as f64 / 1e3);
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize];
    (at(0.5), at(0.99))
}

fn graph<P: Space, I: Index<P::State>>(
    name: &'static str,
    mut search: GraphSearch<P, I>,
) -> Reading {
    search.advance(u64::MAX);
    search.seek(u64::MAX);
    let states = search.counters().discovered;
    let bytes = search.bytes() as f64 / states as f64;
    let (median, p99) = seeks(&mut search, SOUGHT);
    Reading {
        name,
        median,
        p99,
        bytes,
    }
}

fn hashed(name: &'static str, algorithm: Algorithm<Tiles>) -> Result<Reading> {
    let tiles = Arc::new(Tiles::to_gap_last(THREE, &FAR)?);
    let search = GraphSearch::new(tiles, algorithm, Policy::WHOLE_SPACE);
    Ok(graph(name, search))
}

fn dense<P: DenseSpace>(name: &'static str, space: P, algorithm: Algorithm<P>) -> Result<Reading> {
    let search = GraphSearch::dense(Arc::new(space), algorithm, Policy::WHOLE_SPACE)?;
    Ok(graph(name, search))
}

fn ranks() -> Result<TileRanks> {
    let ranks = TileRanks::new(Tiles::to_gap_last(THREE, &FAR)?);
    Ok(ranks.ok_or("nine cells have ranks")?)
}

/// A maze of 200 x 200 cells with costs from 1 to 9, every fourth cell a wall.
fn maze() -> Result<Maze> {
    let shape = Shape {
        rows: 200,
        columns: 200,
    };
    let mut random = SplitMix64::new(1);
    let mut costs: Vec<u8> = (0..shape.cells())
        .map(|_| match random.below(4) {
            Some(0) => 0,
            _ => 1 + random.below(9).unwrap_or(0) as u8,
        })
        .collect();
    let last = costs.len() - 1;
    costs[0] = 1;
    costs[last] = 1;
    Ok(Maze::new(shape, Ways::Four, costs, 0, &[last as u32])?)
}

fn deepened(
    name: &'static str,
    shape: Shape,
    start: &[u8],
    goal: &[u8],
    algorithm: Deepens,
) -> Result<(Reading, f64)> {
    let tiles = Tiles::new(shape, start, goal)?;
    let problem = Deepening::new(Arc::new(tiles), 80).guided_by(ORDERED.all, ORDERED.bounds);
    let mut search = BacktrackingSearch::new(Arc::new(problem), algorithm, Policy::FIRST_ANSWER)?;
    let began = Clock::now();
    search.advance(u64::MAX);
    let speed = search.status().known as f64 / began.seconds();
    let (median, p99) = seeks(&mut search, SOUGHT / 20);
    let reading = Reading {
        name,
        median,
        p99,
        bytes: 0.0,
    };
    Ok((reading, speed))
}

/// Minimax from the empty board of tic-tac-toe: 549,946 nodes.
fn tree() -> Result<Reading> {
    let game = TicTacToe::new([0; 9]).map_err(|_| "the empty board")?;
    let mut search = TreeSearch::new(Arc::new(game), OfTrees::MINIMAX, Policy::WHOLE_SPACE)?;
    search.advance(u64::MAX);
    let (median, p99) = seeks(&mut search, SOUGHT);
    Ok(Reading {
        name: "minimax",
        median,
        p99,
        bytes: 0.0,
    })
}

/// Measures everything; the result is one JSON object.
///
/// # Errors
/// Where the core has no such board.
pub fn readings() -> Result<String> {
    let four: Vec<u8> = (0..16).collect();
    let three = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let weighted = |weight, heuristic: Heuristic<Tiles>| {
        Algorithm::weighted_a_star(heuristic, weight).ok_or("a weight from 1 to 5")
    };
    let manhattan = |ranks: &TileRanks| {
        let all = searchlight_core::graph_search::Informed::heuristics(ranks);
        all[1]
    };
    let (a_star, weighted_three) = {
        let ranks = ranks()?;
        let heuristic = manhattan(&ranks);
        let weighted = Algorithm::weighted_a_star(heuristic, 3).ok_or("a weight from 1 to 5")?;
        (Algorithm::a_star(heuristic), weighted)
    };
    let graphs = [
        hashed("bfs", Algorithm::breadth_first())?,
        hashed("dfs", Algorithm::depth_first())?,
        hashed("uniform", Algorithm::uniform_cost())?,
        hashed("greedy", Algorithm::greedy(MANHATTAN))?,
        hashed("astar", Algorithm::a_star(MANHATTAN))?,
        hashed("weighted 2", weighted(2, MANHATTAN)?)?,
        hashed("weighted 3", weighted(3, MANHATTAN)?)?,
        dense("dfs, ranks", ranks()?, Algorithm::depth_first())?,
        dense("astar, ranks", ranks()?, a_star)?,
        dense("weighted 3, ranks", ranks()?, weighted_three)?,
    ];
    let mazes = [
        dense("uniform", maze()?, Algorithm::uniform_cost())?,
        dense("astar", maze()?, Algorithm::a_star(maze::NEAREST))?,
        dense("dfs", maze()?, Algorithm::depth_first())?,
    ];
    let (ida, speed) = deepened("idastar", FOUR, &KORF_2, &four, IDA_STAR)?;
    let (near, _) = deepened(
        "deepening",
        THREE,
        &[7, 2, 4, 5, 0, 6, 8, 3, 1],
        &three,
        DEEPENING,
    )?;
    let list = |readings: &[Reading]| {
        let all: Vec<_> = readings.iter().map(Reading::json).collect();
        format!("[{}]", all.join(","))
    };
    Ok(format!(
        "{{\"graphs\":{},\"mazes\":{},\"deepening\":{},\"trees\":{},\"idaSpeed\":{speed:.0}}}",
        list(&graphs),
        list(&mazes),
        list(&[ida, near]),
        list(&[tree()?]),
    ))
}

/// A* with Manhattan distance to the first answer on one of Korf's boards, states hashed.
pub struct Fifteen(Arc<Tiles>);

impl Fifteen {
    fn of(board: &[u8]) -> Result<Self> {
        let goal: Vec<u8> = (0..16).collect();
        Ok(Self(Arc::new(Tiles::new(FOUR, board, &goal)?)))
    }

    /// Lays out board 12.
    ///
    /// # Errors
    /// Never; as the other jobs.
    pub fn new() -> Result<Self> {
        Self::of(&KORF_12)
    }

    /// Lays out the second board, of eight million states.
    ///
    /// # Errors
    /// Never; as the other jobs.
    pub fn large() -> Result<Self> {
        Self::of(&KORF_2)
    }

    fn search(&self) -> GraphSearch<Tiles> {
        let tiles = Arc::clone(&self.0);
        let algorithm = Algorithm::a_star(MANHATTAN);
        let mut search = GraphSearch::new(tiles, algorithm, Policy::FIRST_ANSWER);
        search.advance(u64::MAX);
        search
    }
}

impl Job for Fifteen {
    fn run(&mut self) {
        black_box(self.search());
    }

    fn report(&mut self) -> String {
        let answer = self.search().answer();
        format!("{} moves", answer.map_or(0, |answer| answer.cost))
    }
}

/// The same by the crate `pathfinding`, with the moves and the heuristic of the core.
#[cfg(not(target_arch = "wasm32"))]
pub struct Pathfinding(Fifteen);

#[cfg(not(target_arch = "wasm32"))]
impl Pathfinding {
    /// Takes the board.
    pub fn new(board: Fifteen) -> Self {
        Self(board)
    }

    fn search(&self) -> u32 {
        let Fifteen(tiles) = &self.0;
        let mut moves = searchlight_core::graph_search::Moves::default();
        let found = pathfinding::directed::astar::astar(
            &tiles.start(),
            |board| {
                moves.clear();
                tiles.moves(board, &mut moves);
                moves.as_slice().to_vec()
            },
            |board| MANHATTAN.estimate(tiles, board),
            |board| tiles.is_goal(board),
        );
        found.map_or(0, |(_, cost)| cost)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Job for Pathfinding {
    fn run(&mut self) {
        black_box(self.search());
    }

    fn report(&mut self) -> String {
        format!("{} moves", self.search())
    }
}
