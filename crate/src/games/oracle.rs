//! The oracle: good moves, the best line and the losing mistake, read from a finished table.

use std::fmt;

use crate::games::position::Position;
use crate::games::value::Value;
use crate::games::win_lose::WinLose;

/// An adviser for players, based on a finished table with distances.
#[derive(Clone, Copy)]
pub struct Oracle<'a> {
    game: &'a dyn WinLose,
    values: &'a [Value],
}

impl fmt::Debug for Oracle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plies = self.values.iter().map(|value| value.plies());
        f.debug_list().entries(plies).finish()
    }
}

/// A move, and the value of the position that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MoveValue {
    pub to: Position,
    /// Plies that the game lasts from `to`.
    pub plies: u16,
    /// Whether the opponent loses in `to`.
    pub wins: bool,
    /// Whether no other move is better: none wins sooner, or none loses later.
    pub best: bool,
}

impl<'a> Oracle<'a> {
    pub(super) fn new(game: &'a dyn WinLose, values: &'a [Value]) -> Self {
        Self { game, values }
    }

    /// Returns the number of plies that the game lasts from a position; `None` for a position
    /// outside the table.
    pub fn plies(&self, position: Position) -> Option<u16> {
        self.values.get(position as usize)?.plies()
    }

    /// Returns the moves of a position in move order; empty for a position outside the table.
    pub fn moves(&self, position: Position) -> Vec<MoveValue> {
        let Some(plies) = self.plies(position) else {
            return Vec::new();
        };
        let mut buffer = vec![0; self.game.most_moves()];
        let count = self.game.moves(position, &mut buffer);
        let moves = buffer[..count].iter().filter_map(|&to| {
            let after = self.plies(to)?;
            Some(MoveValue {
                to,
                plies: after,
                wins: after % 2 == 0,
                best: after + 1 == plies,
            })
        });
        moves.collect()
    }

    /// Returns the positions after `position` when both players move best. Among equally good
    /// moves, the first is made.
    pub fn line(&self, position: Position) -> Vec<Position> {
        let best = |&position: &Position| {
            let moves = self.moves(position);
            moves.iter().find(|found| found.best).map(|found| found.to)
        };
        std::iter::successors(best(&position), best).collect()
    }

    /// Returns the index of the first move by which the loser of this game gave a won position
    /// away. `game` lists the positions, and move 0 leads from the first to the second. Returns
    /// `None` if the game is not over, was lost from its start, or contains an illegal move.
    pub fn mistake(&self, game: &[Position]) -> Option<usize> {
        let last = *game.last()?;
        let is_move = |pair: &[Position]| {
            let moves = self.moves(pair[0]);
            moves.iter().any(|found| found.to == pair[1])
        };
        if self.plies(last)? > 0 || !game.windows(2).all(is_move) {
            return None;
        }
        let wins = |&position: &Position| self.plies(position).is_some_and(|plies| plies % 2 == 1);
        // The player to move at the end has lost. This player made every second move before.
        let first = (game.len() - 1) % 2;
        let mut moves = game.windows(2).enumerate().skip(first).step_by(2);
        let lost = moves.find(|(_, pair)| pair.iter().all(wins));
        lost.map(|(number, _)| number)
    }
}
