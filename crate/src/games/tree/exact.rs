//! True values of all positions of a game tree, by recursion with a table.

use crate::games::position::Position;
use crate::games::tree::game::GameTree;
use crate::games::tree::value::{LOSS, Value, WIN};
use crate::search::{RunError, table_of};

/// Tables of positions that a game can reach: their true values and the sizes of their trees. Each
/// position is computed once, however many lines lead to it.
#[derive(Debug)]
pub struct ExactValues {
    /// Value for the player to move, or `Value::MIN` for a position that is not computed.
    values: Vec<Value>,
    /// Number of moves until the game is over with best play.
    plies: Vec<u8>,
}

/// Value of a position that is not computed yet.
const UNKNOWN: Value = Value::MIN;

impl ExactValues {
    /// Computes the values of all positions that the game can reach.
    ///
    /// # Errors
    /// [`RunError::OutOfMemory`] if the table does not fit into memory.
    pub fn new(game: &dyn GameTree) -> Result<Self, RunError> {
        let mut exact = Self {
            values: table_of(UNKNOWN, game.positions().into())?,
            plies: table_of(0, game.positions().into())?,
        };
        exact.compute(game, game.start(), &mut Vec::new());
        Ok(exact)
    }

    /// Returns the value of a position that the game can reach, for the player to move there.
    pub fn of(&self, position: Position) -> Value {
        self.values[position as usize]
    }

    /// Returns the number of moves until the game is over from a position that it can reach. The
    /// winner plays as short as possible and the loser as long as possible; from a drawn position,
    /// both play the first move that keeps the draw.
    pub fn plies(&self, position: Position) -> u8 {
        self.plies[position as usize]
    }

    fn compute(
        &mut self,
        game: &dyn GameTree,
        position: Position,
        moves: &mut Vec<(u8, Position)>,
    ) -> Value {
        let known = self.of(position);
        if known != UNKNOWN {
            return known;
        }
        let (value, plies) = game.result(position).map_or_else(
            || {
                let begin = moves.len();
                game.moves(position, moves);
                let mut best: Option<(Value, u8)> = None;
                for index in begin..moves.len() {
                    let (_, to) = moves[index];
                    let value = -self.compute(game, to, moves);
                    let found = (value, self.plies(to).saturating_add(1));
                    if best.is_none_or(|best| is_better(found, best)) {
                        best = Some(found);
                    }
                }
                moves.truncate(begin);
                best.unwrap_or((LOSS, 0))
            },
            |value| (value, 0),
        );
        self.values[position as usize] = value;
        self.plies[position as usize] = plies;
        value
    }
}

/// Returns whether a move is better than another: by its value for the player who makes it, and else
/// by the number of moves until the game is over.
fn is_better((value, plies): (Value, u8), (other, others): (Value, u8)) -> bool {
    value > other
        || value == other && (value == WIN && plies < others || value == LOSS && plies > others)
}

/// Numbers of leaves of whole trees, which decide the angles of the map.
pub(super) struct LeafCounts {
    /// Tables by the depth that is left; a single one without a limit. 0 if not computed.
    tables: Vec<Vec<u64>>,
}

impl LeafCounts {
    /// Makes empty tables for a search with this depth limit, 0 for none.
    pub fn new(game: &dyn GameTree, limit: u8) -> Result<Self, RunError> {
        let tables = (0..=limit).map(|_| table_of(0_u64, game.positions().into()));
        Ok(Self {
            tables: tables.collect::<Result<_, _>>()?,
        })
    }

    /// Returns the number of leaves below a position. `left` is the depth that is left before the
    /// limit; `None` without a limit.
    pub fn of(
        &mut self,
        game: &dyn GameTree,
        position: Position,
        left: Option<u8>,
        moves: &mut Vec<(u8, Position)>,
    ) -> u64 {
        let table = left.map_or(0, usize::from);
        let known = self.tables[table][position as usize];
        if known > 0 {
            return known;
        }
        let count = if left == Some(0) || game.result(position).is_some() {
            1
        } else {
            let begin = moves.len();
            game.moves(position, moves);
            let mut sum: u64 = 0;
            for index in begin..moves.len() {
                let (_, to) = moves[index];
                sum = sum.saturating_add(self.of(game, to, left.map(|left| left - 1), moves));
            }
            moves.truncate(begin);
            sum
        };
        self.tables[table][position as usize] = count;
        count
    }
}
