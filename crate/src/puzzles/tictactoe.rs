//! Tic-tac-toe: X and O take turns on nine cells, and three in a row win.

use std::sync::Arc;

use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::games::Position;
use crate::games::tree::{self, DRAW, GameTree, LOSS, Value, WIN};
use crate::instance::{EditError, Editable, Edited, Instance};
use crate::kind::{Algorithms, Kind, Preset, Sizes, Wanted};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::search::Outcome;
use crate::split_mix::SplitMix64;
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of tic-tac-toe in the registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Boards::default()),
    unpack: |unpacker| Ok(Box::new(TicTacToe::unpack(unpacker)?)),
};

/// Properties of tic-tac-toe: its searches and examples.
pub static KIND: Kind = Kind {
    id: "tictactoe",
    code: 25,
    algorithms: Algorithms::TREES,
    algorithm: Algorithm::Trees(tree::Algorithm::ALPHA_BETA),
    sizes: Sizes::within(SHAPE),
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("sample", ".O.\nO.X\n.X."),
        Preset::new("fork", "X..\n.O.\n..X"),
        Preset::new("three", "X.O\n...\n..X"),
        Preset::new("centre", "...\n.X.\n..."),
        Preset::new("empty", "...\n...\n..."),
    ],
};

const SIDE: usize = 3;
const CELLS: usize = SIDE * SIDE;
const SHAPE: Shape = Shape {
    rows: SIDE as u32,
    columns: SIDE as u32,
};

/// Letters of the contents of a cell, by code.
const LETTERS: Letters = Letters(".XO");
const EMPTY: u8 = 0;
const X: u8 = 1;
const O: u8 = 2;

/// The cells of each line of three.
const LINES: [[usize; SIDE]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// A board that the rules allow, from which the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicTacToe {
    cells: Cells,
}

/// The contents of the cells, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cells([u8; CELLS]);

impl Cells {
    /// Reads the number of a position: a digit of base 3 for each cell, the first cell lowest.
    fn of(position: Position) -> Self {
        let mut rest = position;
        Self(std::array::from_fn(|_| {
            let code = rest % 3;
            rest /= 3;
            code as u8
        }))
    }

    fn position(self) -> Position {
        let digits = self.0.iter().rev();
        digits.fold(0, |position, &code| 3 * position + Position::from(code))
    }

    fn count(self, code: u8) -> u32 {
        self.0.iter().filter(|&&own| own == code).count() as u32
    }

    /// Returns the player to move: X if both have as many.
    fn turn(self) -> u8 {
        if self.count(X) == self.count(O) { X } else { O }
    }

    fn has_line(self, code: u8) -> bool {
        let is_full = |line: &[usize; SIDE]| line.iter().all(|&cell| self.0[cell] == code);
        LINES.iter().any(is_full)
    }

    fn with(mut self, cell: usize, code: u8) -> Self {
        self.0[cell] = code;
        self
    }

    /// Checks that a game can lead to this board.
    fn checked(self) -> Result<Self, InputFault> {
        let (xs, os) = (self.count(X), self.count(O));
        let name = |code| LETTERS.letter(code).unwrap_or_default().to_string();
        if xs != os && xs != os + 1 {
            return Err(InputFault::Turns {
                first: name(X),
                firsts: xs,
                second: name(O),
                seconds: os,
            });
        }
        // The winner made the last move, so the loser is to move.
        let turn = self.turn();
        if self.has_line(turn) {
            return Err(InputFault::WonBefore { winner: name(turn) });
        }
        Ok(self)
    }
}

impl TicTacToe {
    /// Makes a board from the codes of its cells, row by row: 0 for an empty cell, 1 for X, 2 for O.
    ///
    /// # Errors
    /// [`InputFault::Turns`] or [`InputFault::WonBefore`] for a board to which no game leads.
    ///
    /// # Panics
    /// If a code is greater than 2.
    pub fn new(cells: [u8; CELLS]) -> Result<Self, InputFault> {
        assert!(cells.iter().all(|&code| code <= O), "an unknown code");
        let cells = Cells(cells).checked()?;
        Ok(Self { cells })
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let position = unpacker.number(u64::from(POSITIONS) - 1)? as Position;
        let cells = Cells::of(position).checked();
        let cells = cells.map_err(|_| unpacker.refuse())?;
        Ok(Self { cells })
    }
}

/// Number of ways to fill the cells.
const POSITIONS: u32 = 3_u32.pow(CELLS as u32);

impl GameTree for TicTacToe {
    fn board_shape(&self) -> Shape {
        SHAPE
    }

    fn positions(&self) -> u32 {
        POSITIONS
    }

    fn start(&self) -> Position {
        self.cells.position()
    }

    fn most_moves(&self) -> usize {
        CELLS
    }

    fn most_plies(&self) -> usize {
        self.cells.count(EMPTY) as usize
    }

    fn result(&self, position: Position) -> Option<Value> {
        let cells = Cells::of(position);
        let opponent = X + O - cells.turn();
        if cells.has_line(opponent) {
            Some(LOSS)
        } else {
            (cells.count(EMPTY) == 0).then_some(DRAW)
        }
    }

    /// Lists the empty cells row by row. The number of a move is its cell.
    fn moves(&self, position: Position, out: &mut Vec<(u8, Position)>) {
        let cells = Cells::of(position);
        let turn = cells.turn();
        for cell in (0..CELLS).filter(|&cell| cells.0[cell] == EMPTY) {
            out.push((cell as u8, cells.with(cell, turn).position()));
        }
    }

    fn has_estimates(&self) -> bool {
        true
    }

    /// Counts the lines that the player to move can still fill, less those that the opponent can
    /// (Nilsson 1971, "Problem-Solving Methods in Artificial Intelligence").
    fn estimate(&self, position: Position) -> Value {
        let cells = Cells::of(position);
        let turn = cells.turn();
        let open = |code: u8| {
            let is_open = |line: &&[usize; SIDE]| {
                let mut own = line.iter().map(|&cell| cells.0[cell]);
                own.all(|own| own == EMPTY || own == code)
            };
            LINES.iter().filter(is_open).count() as Value
        };
        open(turn) - open(X + O - turn)
    }

    fn draw(&self, position: Position, board: &mut [u8]) {
        board.copy_from_slice(&Cells::of(position).0);
    }
}

impl Instance for TicTacToe {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Trees).then(|| Problem::Trees(Arc::new(*self)))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            random: true,
            ..Editable::default()
        }
    }

    fn text(&self) -> Option<String> {
        let letters = self.cells.0.iter().filter_map(|&code| LETTERS.letter(code));
        let letters: Vec<char> = letters.collect();
        let rows = letters.chunks(SIDE).map(String::from_iter);
        Some(rows.map(|row| row + "\n").collect())
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.start().into());
    }

    /// Puts the mark of the player to move on an empty cell, or takes back a mark of the player who
    /// moved last. A cell is fixed where this gives a board to which no game leads.
    fn edited(&self, cell: u32) -> Edited {
        let cells = CELLS as u32;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        let turn = self.cells.turn();
        let code = match self.cells.0[cell as usize] {
            EMPTY => turn,
            own if own == turn => return Err(EditError::FixedCell { cell }),
            _ => EMPTY,
        };
        let cells = self.cells.with(cell as usize, code).checked();
        let cells = cells.map_err(|_| EditError::FixedCell { cell })?;
        Ok(Box::new(Self { cells }))
    }

    /// Makes a board with at least four empty cells by random moves after which the game goes on;
    /// `None` if `wanted` is not `None`.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        if wanted.is_some() {
            return None;
        }
        let mut random = SplitMix64::new(seed);
        let plies = 2 + random.below(4)?;
        let mut position = Cells([EMPTY; CELLS]).position();
        for _ in 0..plies {
            let mut moves = Vec::new();
            self.moves(position, &mut moves);
            moves.retain(|&(_, to)| self.result(to).is_none());
            let index = random.below(moves.len() as u32)?;
            position = moves[index as usize].1;
        }
        let cells = Cells::of(position);
        Some(Box::new(Self { cells }))
    }

    /// Writes the value for the player to move: `win`, `draw` or `loss`. An estimate at a depth
    /// limit is written as `about` and a number.
    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        match outcome {
            Outcome::Valued {
                value,
                estimated: true,
            } => format!("about {value}"),
            Outcome::Valued { value: WIN, .. } => "win".to_owned(),
            Outcome::Valued { value: LOSS, .. } => "loss".to_owned(),
            _ => "draw".to_owned(),
        }
    }
}

/// Reads boards of three lines each.
#[derive(Debug, Default)]
struct Boards {
    /// Number of the first line of the case that has begun, and of the latest one.
    first: usize,
    last: usize,
    /// Codes of the cells that have arrived.
    cells: Vec<u8>,
}

impl CaseReader for Boards {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        if !line.fits(SIDE, LETTERS) {
            return Err(line.fault(line.unfit(SIDE, LETTERS)));
        }
        if self.cells.is_empty() {
            self.first = line.number;
        }
        self.last = line.number;
        let codes = line.letters().filter_map(|letter| LETTERS.index(letter));
        self.cells.extend(codes.map(|code| code as u8));
        if let Ok(cells) = <[u8; CELLS]>::try_from(self.cells.as_slice()) {
            self.cells.clear();
            let game = TicTacToe::new(cells).map_err(|fault| line.fault(fault))?;
            cases.push(Case::new(self.first, game));
        }
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        if self.cells.is_empty() {
            return Ok(());
        }
        let fault = InputFault::Incomplete {
            rows: SIDE,
            missing: SIDE - self.cells.len() / SIDE,
        };
        Err(InputError::at(self.last + 1, fault))
    }
}
