//! Runs the programs that the page shows: a line `//: name` stands for the lines of that program. It
//! prints a line a program.
#![allow(dead_code)]
use std::collections::{HashMap, HashSet, VecDeque};
use std::mem::take;

type State = u32;

fn cross(cell: u32) -> State {
    let (row, column) = (cell / 4, cell % 4);
    let near = |other: &u32| (other / 4).abs_diff(row) + (other % 4).abs_diff(column) <= 1;
    (0..16).filter(near).map(|other| 1 << other).sum()
}

fn turns(board: State) -> Vec<State> {
    (0..16).map(|cell| board ^ cross(cell)).collect()
}

fn bfs(start: State, moves: fn(State) -> Vec<State>, is_goal: fn(State) -> bool) -> (u32, usize) {
    //: bfs
    (depth[&answer.unwrap()], depth.len())
}

fn bidirectional(start: State, goals: HashSet<State>, moves: [fn(State) -> Vec<State>; 2]) -> usize {
    //: bidirectional
    assert!(met.is_some());
    known.iter().map(HashSet::len).sum()
}

fn alternating(
    start: State,
    goals: HashSet<State>,
    moves: [fn(State) -> Vec<State>; 2],
) -> Option<State> {
    //: alternating
}

const SIDE: usize = 5;

/// The board of an open tour from a corner.
struct Board {
    path: Vec<usize>,
    visited: Vec<bool>,
}

impl Board {
    fn new() -> Self {
        let mut visited = vec![false; SIDE * SIDE];
        visited[0] = true;
        Self { path: vec![0], visited }
    }
    fn near(cell: usize) -> Vec<usize> {
        const STEPS: [(isize, isize); 8] =
            [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)];
        let there = STEPS.iter().filter_map(|&(down, right)| {
            let row = (cell / SIDE).checked_add_signed(down).filter(|&row| row < SIDE)?;
            let column = (cell % SIDE).checked_add_signed(right).filter(|&at| at < SIDE)?;
            Some(SIDE * row + column)
        });
        there.collect()
    }
    fn here(&self) -> usize {
        self.path[self.path.len() - 1]
    }
    fn moves(&self) -> Vec<usize> {
        Self::near(self.here())
    }
    fn free_moves(&self) -> Vec<usize> {
        self.moves().into_iter().filter(|&to| !self.visited[to]).collect()
    }
    fn sorted_moves(&self) -> Vec<usize> {
        let mut ways = self.free_moves();
        ways.sort_by_key(|&to| self.onward(to));
        ways
    }
    fn onward(&self, cell: usize) -> usize {
        Self::near(cell).into_iter().filter(|&to| !self.visited[to]).count()
    }
    fn is_full(&self) -> bool {
        self.path.len() == SIDE * SIDE
    }
    fn is_tour(&self) -> bool {
        true
    }
    fn start_is_cut_off(&self) -> bool {
        false
    }
    fn is_cut(&self) -> bool {
        false
    }
    fn enter(&mut self, to: usize) {
        self.visited[to] = true;
        self.path.push(to);
    }
    fn leave(&mut self) {
        if let Some(cell) = self.path.pop() {
            self.visited[cell] = false;
        }
    }
}

/// No constructed tour.
struct Tour;

impl Tour {
    fn after(&self, _: usize) -> Option<Vec<usize>> {
        None
    }
}

/// Queens on a board: a variable a row, a value a column.
struct Csp {
    chosen: Vec<Option<usize>>,
    domains: Vec<Vec<usize>>,
}

impl Csp {
    fn new(side: usize) -> Self {
        Self { chosen: vec![None; side], domains: vec![(0..side).collect(); side] }
    }
    fn fits(row: usize, column: usize, other: usize, with: usize) -> bool {
        column != with && column.abs_diff(with) != row.abs_diff(other)
    }
    fn is_complete(&self) -> bool {
        self.chosen.iter().all(Option::is_some)
    }
    fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.chosen.len()).filter(|&row| self.chosen[row].is_none())
    }
    fn next(&self) -> usize {
        self.open().next().unwrap()
    }
    fn fewest_left(&self) -> usize {
        self.open().min_by_key(|&row| self.domains[row].len()).unwrap()
    }
    fn values(&self) -> std::ops::Range<usize> {
        0..self.chosen.len()
    }
    fn domain(&self, variable: usize) -> Vec<usize> {
        self.domains[variable].clone()
    }
    fn conflicts(&self, variable: usize, value: usize) -> bool {
        let mut rows = self.chosen.iter().enumerate();
        rows.any(|(row, chosen)| chosen.is_some_and(|column| !Self::fits(variable, value, row, column)))
    }
    fn assign(&mut self, variable: usize, value: usize) {
        self.chosen[variable] = Some(value);
        self.domains[variable] = vec![value];
    }
    fn revise(&mut self, row: usize, other: usize) -> bool {
        let there = self.domains[other].clone();
        let before = self.domains[row].len();
        self.domains[row].retain(|&one| there.iter().any(|&with| Self::fits(row, one, other, with)));
        self.domains[row].len() < before
    }
    fn cross_out(&mut self, variable: usize) {
        for row in self.open().collect::<Vec<_>>() {
            self.revise(row, variable);
        }
    }
    fn revise_all(&mut self, _: usize) {
        let side = self.chosen.len();
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for row in 0..side {
                for other in (0..side).filter(|&other| other != row) {
                    is_changed |= self.revise(row, other);
                }
            }
        }
    }
    fn has_empty(&self) -> bool {
        self.domains.iter().any(Vec::is_empty)
    }
}

mod plain {
    use super::Csp;
    impl Csp {
        fn take_back(&mut self, variable: usize) {
            self.chosen[variable] = None;
        }
    }
    //: pub plain
}
/// The searches that cross out take back what they crossed out, too.
struct Crossing(Csp);
mod crossing {
    use super::Crossing as Csp;
    impl std::ops::Deref for Csp {
        type Target = super::Csp;
        fn deref(&self) -> &super::Csp {
            &self.0
        }
    }
    impl std::ops::DerefMut for Csp {
        fn deref_mut(&mut self) -> &mut super::Csp {
            &mut self.0
        }
    }
    impl Csp {
        fn take_back(&mut self, variable: usize, before: Vec<Vec<usize>>) {
            self.chosen[variable] = None;
            self.domains = before;
        }
    }
    pub mod forward {
        use super::Csp;
        //: pub forward
    }
    pub mod arcs {
        use super::Csp;
        //: pub arcs
    }
}

mod naive {
    use super::Board;
    //: pub naive
}
mod warnsdorff {
    use super::Board;
    //: pub warnsdorff
}
mod cuts {
    use super::Board;
    //: pub cuts
}
mod construction {
    use super::{Board, Tour};
    //: pub construction
}

const FREE: u8 = 0;
const MINE: u8 = 1;

/// A field whose numbers count the mines on their own cell, too.
struct Field {
    numbers: Vec<u8>,
    columns: usize,
    cells: Vec<Option<u8>>,
    answers: Vec<Vec<u8>>,
}

impl Field {
    fn new(numbers: &[u8], columns: usize) -> Self {
        let (numbers, cells) = (numbers.to_vec(), vec![None; numbers.len()]);
        Self { numbers, columns, cells, answers: Vec::new() }
    }
    fn len(&self) -> usize {
        self.cells.len()
    }
    fn around(&self, cell: usize) -> Vec<usize> {
        let (row, column) = (cell / self.columns, cell % self.columns);
        let near = |other: &usize| {
            (other / self.columns).abs_diff(row) <= 1 && (other % self.columns).abs_diff(column) <= 1
        };
        (0..self.len()).filter(near).collect()
    }
    fn holds(&self, number: usize) -> bool {
        let values = self.around(number).into_iter().map(|cell| self.cells[cell]);
        let (mut mines, mut open) = (0, 0);
        for value in values {
            mines += value.unwrap_or(0);
            open += u8::from(value.is_none());
        }
        (mines..=mines + open).contains(&self.numbers[number])
    }
    fn is_right(&self) -> bool {
        (0..self.len()).all(|number| self.holds(number))
    }
    fn keep(&mut self) -> bool {
        let answer = self.cells.iter().map(|value| value.unwrap_or(0)).collect();
        self.answers.push(answer);
        false
    }
    fn set(&mut self, cell: usize, value: Option<u8>) {
        self.cells[cell] = value;
    }
}

mod row_by_row {
    use super::{FREE, Field, MINE};
    impl Field {
        fn fits(&mut self, cell: usize, value: u8) -> bool {
            self.set(cell, Some(value));
            let fits = self.around(cell).into_iter().all(|number| self.holds(number));
            self.set(cell, None);
            fits
        }
        fn last_value(&self, cell: usize) -> Option<Vec<u8>> {
            let mut numbers = self.around(cell).into_iter();
            let number = numbers.find(|&number| self.around(number).last() == Some(&cell))?;
            let around = self.around(number).into_iter();
            let mines: u8 = around.map(|near| self.cells[near].unwrap_or(0)).sum();
            Some(vec![if mines >= self.numbers[number] { FREE } else { MINE }])
        }
    }
    pub mod row_major {
        use super::super::{FREE, Field, MINE};
        //: pub rowMajor
    }
    pub mod forced {
        use super::super::{FREE, Field, MINE};
        //: pub forced
    }
}

mod constrained {
    pub struct Field(pub super::Field);
    impl Field {
        fn forced_cell(&self) -> Option<usize> {
            None
        }
        fn most_constrained(&self) -> Option<usize> {
            self.0.cells.iter().position(Option::is_none)
        }
        fn keep(&mut self) -> bool {
            self.0.keep()
        }
        fn values(&self, _: usize) -> [u8; 2] {
            [super::FREE, super::MINE]
        }
        fn choose(&mut self, cell: usize, value: u8) {
            self.0.set(cell, Some(value));
        }
        fn fits(&self) -> bool {
            self.0.is_right()
        }
        fn take_back(&mut self, cell: usize) {
            self.0.set(cell, None);
        }
    }
    //: pub constrained
}

fn first(cells: usize, moves: impl Fn(usize) -> Vec<usize>) -> Vec<bool> {
    //: first
    wins
}

fn full(cells: usize, moves: impl Fn(usize) -> Vec<usize>) -> Vec<i32> {
    //: full
    plies
}

fn waves(
    mut left: Vec<usize>,
    dead_ends: impl Fn() -> Vec<usize>,
    predecessors: impl Fn(usize) -> Vec<usize>,
) -> Vec<i32> {
    //: waves
    plies
}

/// A state space as a graph with costs and estimates.
#[allow(non_snake_case)]
mod orders {
    use std::cell::RefCell;

    type State = usize;
    type Found = Option<State>;
    const INF: u32 = u32::MAX;

    #[derive(Default)]
    pub struct Graph {
        pub start: State,
        pub goals: Vec<State>,
        pub estimates: Vec<u32>,
        pub edges: Vec<Vec<(State, u32)>>,
    }

    thread_local! {
        pub static GRAPH: RefCell<Graph> = RefCell::default();
        /// The states that were expanded or, of a search that keeps only the path, looked at.
        pub static SEEN: RefCell<Vec<State>> = RefCell::default();
    }

    fn h(state: State) -> u32 {
        GRAPH.with_borrow(|graph| graph.estimates[state])
    }
    fn is_goal(state: State) -> bool {
        GRAPH.with_borrow(|graph| graph.goals.contains(&state))
    }
    fn edges(state: State) -> Vec<(State, u32)> {
        GRAPH.with_borrow(|graph| graph.edges[state].clone())
    }

    mod plain {
        use super::{Found, State, h, is_goal};
        use std::cmp::Reverse;
        use std::collections::{BinaryHeap, HashSet};

        fn moves(state: State) -> Vec<State> {
            super::SEEN.with_borrow_mut(|seen| seen.push(state));
            super::edges(state).into_iter().map(|(to, _)| to).collect()
        }
        pub fn dfs(start: State) -> Found {
            //: dfs
            answer
        }
        pub fn greedy(start: State) -> Found {
            let mut n = 0;
            //: greedy
            answer
        }
    }

    mod priced {
        use super::{Found, INF, State, h, is_goal};
        use std::cmp::Reverse;
        use std::collections::BinaryHeap;

        fn moves(state: State) -> Vec<(State, u32)> {
            super::SEEN.with_borrow_mut(|seen| seen.push(state));
            super::edges(state)
        }
        pub fn uniform(start: State, STATES: usize) -> Found {
            let (mut n, mut answer) = (0, None);
            //: uniform
            answer
        }
        pub fn astar(start: State, STATES: usize) -> Found {
            let (mut n, mut answer) = (0, None);
            //: astar
            answer
        }
        pub fn weighted(start: State, STATES: usize, W: u32) -> Found {
            let (mut n, mut answer) = (0, None);
            //: weighted
            answer
        }
    }

    #[derive(Default)]
    struct Run {
        path: Vec<State>,
        generated: usize,
        limit: usize,
        bound: u32,
        least: u32,
        /// Tiles leave out the move straight back; the other puzzles all moves back to the path.
        is_simple: bool,
    }

    impl Run {
        fn last(&self) -> State {
            self.path[self.path.len() - 1]
        }
        fn onward(&mut self) -> Vec<(State, u32)> {
            let before = self.path.iter().rev().nth(1).copied();
            let mut ways = edges(self.last());
            ways.retain(|&(to, _)| match self.is_simple {
                true => !self.path.contains(&to),
                false => Some(to) != before,
            });
            self.generated += ways.len();
            ways
        }
        fn beyond(&mut self, f: u32) {
            self.least = self.least.min(f);
        }
        /// The next bound is the least value beyond the last.
        fn raise_bound(&mut self) {
            self.bound = std::mem::replace(&mut self.least, INF);
        }
    }

    mod retreating {
        pub fn is_goal(state: super::State) -> bool {
            super::SEEN.with_borrow_mut(|seen| seen.push(state));
            super::is_goal(state)
        }
        mod by_moves {
            use super::{super::Run, is_goal};
            impl Run {
                fn moves(&mut self) -> Vec<usize> {
                    self.onward().into_iter().map(|(to, _)| to).collect()
                }
            }
            pub fn limited(mut run: Run) -> Run {
                //: limited
                run
            }
            pub fn deepening(mut run: Run) -> Run {
                run.limit = 0;
                //: deepening
                run
            }
        }
        mod by_costs {
            use super::{super::{Run as Common, h}, is_goal};
            use std::ops::{Deref, DerefMut};
            struct Run(Common);
            impl Deref for Run {
                type Target = Common;
                fn deref(&self) -> &Common {
                    &self.0
                }
            }
            impl DerefMut for Run {
                fn deref_mut(&mut self) -> &mut Common {
                    &mut self.0
                }
            }
            impl Run {
                fn moves(&mut self) -> Vec<(usize, u32)> {
                    self.onward()
                }
            }
            pub fn idastar(run: Common) -> Common {
                let mut run = Run(run);
                (run.bound, run.least) = (h(run.last()), super::super::INF);
                //: idastar
                run.0
            }
        }
        pub use by_costs::idastar;
        pub use by_moves::{deepening, limited};
    }

    pub fn run(program: &str, W: u32, limit: usize) -> (isize, usize, usize) {
        SEEN.take();
        let (start, states) = GRAPH.with_borrow(|graph| (graph.start, graph.edges.len()));
        let run = Run { path: vec![start], limit, is_simple: W > 1, ..Run::default() };
        let (answer, run) = match program {
            "dfs" => (plain::dfs(start), run),
            "greedy" => (plain::greedy(start), run),
            "uniform" => (priced::uniform(start, states), run),
            "astar" => (priced::astar(start, states), run),
            "weighted" => (priced::weighted(start, states, W), run),
            "limited" => (None, retreating::limited(run)),
            "deepening" => (None, retreating::deepening(run)),
            _ => (None, retreating::idastar(run)),
        };
        // A search that keeps only the path stops with its first answer on the path.
        let answers = usize::from(is_goal(run.last()));
        (answer.map_or(-1, |state| state as isize), answers, run.generated)
    }

    /// Reads graphs, each with the runs on it.
    pub fn show_all() {
        let input = std::io::read_to_string(std::io::stdin()).unwrap();
        let mut words = input.split_whitespace();
        while let Some(states) = words.next() {
            let states: usize = states.parse().unwrap();
            let mut next = || words.next().unwrap().parse::<usize>().unwrap();
            let start = next();
            let goals = (0..next()).map(|_| next()).collect();
            let (mut estimates, mut edges) = (Vec::new(), Vec::new());
            for _ in 0..states {
                estimates.push(next() as u32);
                edges.push((0..next()).map(|_| (next(), next() as u32)).collect());
            }
            let runs = next();
            GRAPH.set(Graph { start, goals, estimates, edges });
            for _ in 0..runs {
                let program = words.next().unwrap();
                let mut next = || words.next().unwrap().parse::<usize>().unwrap();
                let (answer, answers, generated) = run(program, next() as u32, next());
                println!("run [[{answer},{answers},{generated}],{:?}]", SEEN.take());
            }
        }
    }
}

fn main() {
    let goals = HashSet::from([0, 0xffff]);
    println!("bfs {:?}", bfs(FLIP, turns, |board| board == 0 || board == 0xffff));
    println!("bidirectional {:?}", bidirectional(FLIP, goals, [turns, turns]));
    let line: [fn(State) -> Vec<State>; 2] = [|at| vec![at + 1], |at| vec![at - 1]];
    println!("alternating {:?}", alternating(0, HashSet::from([9]), line).unwrap());
    let mut board = Board::new();
    naive::search(&mut board);
    println!("naive {:?}", board.path);
    let mut board = Board::new();
    warnsdorff::search(&mut board);
    println!("warnsdorff {:?}", board.path);
    let mut board = Board::new();
    cuts::search(&mut board);
    println!("cuts {:?}", board.path);
    let mut board = Board::new();
    construction::search(&mut board, &Tour);
    println!("construction {:?}", board.path);
    let mut field = Field::new(&NUMBERS, COLUMNS);
    row_by_row::row_major::search(&mut field, 0);
    println!("rowMajor {:?}", field.answers);
    let mut field = Field::new(&NUMBERS, COLUMNS);
    row_by_row::forced::search(&mut field, 0);
    println!("forced {:?}", field.answers);
    let mut field = constrained::Field(Field::new(&NUMBERS, COLUMNS));
    constrained::search(&mut field);
    println!("constrained {:?}", field.0.answers);
    let columns = |csp: &Csp| csp.chosen.iter().map(|column| column.unwrap()).collect::<Vec<_>>();
    let mut csp = Csp::new(8);
    plain::search(&mut csp);
    println!("plain {:?}", columns(&csp));
    let mut csp = Crossing(Csp::new(8));
    crossing::forward::search(&mut csp);
    println!("forward {:?}", columns(&csp.0));
    let mut csp = Crossing(Csp::new(8));
    crossing::arcs::search(&mut csp);
    println!("arcs {:?}", columns(&csp.0));
    let moves = |cell: usize| GAME[cell].to_vec();
    println!("first {:?}", first(GAME.len(), moves));
    println!("full {:?}", full(GAME.len(), moves));
    let left: Vec<usize> = GAME.iter().map(|moves| moves.len()).collect();
    let ends: Vec<usize> = (0..GAME.len()).filter(|&cell| GAME[cell].is_empty()).collect();
    let before = |at: usize| (0..GAME.len()).filter(|&cell| GAME[cell].contains(&at)).collect();
    println!("waves {:?}", waves(left, || ends.clone(), before));
    orders::show_all();
}
