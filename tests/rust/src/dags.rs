//! Games without rules: any moves that lead down, for the tests of tables alone.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::games::{Algorithm, Position, TableFill, WinLose};
use searchlight_core::{Family, Instance, Policy, Problem, Run, Search, Shape};

use crate::specimen::Specimen;

/// All of them.
pub const ALGORITHMS: [Algorithm; 3] = [Algorithm::Full, Algorithm::First, Algorithm::Retrograde];

/// The filling that a run is.
///
/// # Panics
/// For a run of another family.
pub fn table_fill(run: Run) -> TableFill {
    match run {
        Run::Games(search) => *search,
        other => panic!("{other:?} fills no table"),
    }
}

/// The game that an instance is.
///
/// # Panics
/// For an instance of another family.
pub fn game_of(instance: &dyn Instance) -> Arc<dyn WinLose> {
    match instance.problem(Family::Games) {
        Some(Problem::Games(game)) => game,
        other => panic!("{other:?} is no game"),
    }
}

/// A game that is nothing but its moves. Its tables are filled by the provided loop.
#[derive(Clone, Debug)]
pub struct Dag {
    shape: Shape,
    start: Position,
    moves: Vec<Vec<Position>>,
    predecessors: Vec<Vec<Position>>,
}

impl Dag {
    /// A game with these moves of each position, in move order.
    pub fn new(shape: Shape, start: Position, moves: Vec<Vec<Position>>) -> Self {
        let mut predecessors = vec![Vec::new(); moves.len()];
        for (from, moves) in (0..).zip(&moves) {
            for &to in moves {
                predecessors[to as usize].push(from);
            }
        }
        Self {
            shape,
            start,
            moves,
            predecessors,
        }
    }

    /// The game of an instance from the registry, by what its search says of neighbours.
    ///
    /// # Panics
    /// For an instance of another family.
    pub fn copy(specimen: &Specimen) -> Self {
        let search = table_fill(specimen.run(Policy::WHOLE_SPACE));
        let game = game_of(specimen.instance.as_ref());
        let (shape, count) = (game.board_shape(), game.positions());
        let neighbours = |backward| -> Vec<Vec<Position>> {
            let neighbours = (0..count).map(|position| search.neighbours(position, backward));
            neighbours.collect()
        };
        Self {
            shape,
            start: specimen.instance.start_cell().expect("a start"),
            moves: neighbours(false),
            predecessors: neighbours(true),
        }
    }

    /// The moves of a position, in move order.
    pub fn moves_of(&self, position: Position) -> &[Position] {
        &self.moves[position as usize]
    }

    /// The positions from which a move leads to this one.
    pub fn predecessors_of(&self, position: Position) -> &[Position] {
        &self.predecessors[position as usize]
    }

    /// Every position.
    pub fn positions(&self) -> std::ops::Range<Position> {
        0..self.moves.len() as Position
    }

    /// A filling with nothing known yet.
    ///
    /// # Panics
    /// For more moves than can be counted.
    pub fn fresh(&self, algorithm: Algorithm, policy: Policy) -> TableFill {
        TableFill::new(Arc::new(self.clone()), algorithm, policy).expect("a small table")
    }

    /// A filling that is computed to its end, its cursor still at the first step.
    ///
    /// # Panics
    /// For more moves than can be counted.
    pub fn finished(&self, algorithm: Algorithm, policy: Policy) -> TableFill {
        let mut search = self.fresh(algorithm, policy);
        search.advance(u64::MAX);
        search
    }
}

impl WinLose for Dag {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn positions(&self) -> u32 {
        self.moves.len() as u32
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        let all = self.moves.iter().chain(&self.predecessors);
        all.map(Vec::len).max().unwrap_or_default()
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        write(self.moves_of(position), out)
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        write(self.predecessors_of(position), out)
    }
}

fn write(positions: &[Position], out: &mut [Position]) -> usize {
    out[..positions.len()].copy_from_slice(positions);
    positions.len()
}

/// Tables of a few cells, with moves in any order, far or near (which makes games long), and
/// positions without any all over.
pub fn dags() -> impl Strategy<Value = Dag> {
    let shapes = (1..8_u32, 1..8_u32, 1..7_usize, any::<bool>());
    shapes.prop_flat_map(|(rows, columns, most, near)| {
        let shape = Shape { rows, columns };
        let picks = prop::collection::vec(any::<Index>(), 0..most);
        let cells = prop::collection::vec(picks, shape.cells());
        (cells, any::<Index>()).prop_map(move |(cells, start)| {
            let start = start.index(cells.len()) as Position;
            let moves = cells.iter().enumerate().map(|(position, picks)| {
                let reach = if near { position.min(4) } else { position };
                let mut moves = Vec::new();
                for pick in picks.iter().filter(|_| reach > 0) {
                    let to = (position - 1 - pick.index(reach)) as Position;
                    if !moves.contains(&to) {
                        moves.push(to);
                    }
                }
                moves
            });
            Dag::new(shape, start, moves.collect())
        })
    })
}
