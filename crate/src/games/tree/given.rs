//! A game whose states and moves are given as rows of numbers, such as those of a game that a host page
//! defines in JavaScript.

use std::sync::Arc;

use crate::board::Shape;
use crate::games::position::Position;
use crate::games::tree::game::GameTree;
use crate::games::tree::value::{DRAW, LOSS, Value, WIN};
use crate::given::{ESTIMATE_ZERO, Ending, GivenGraph};

/// The graph of a game, from [`finish_game`](crate::given::GivenRows::finish_game), with the state
/// that a search begins with. The number of a move is that of its label.
#[derive(Clone, Debug)]
pub struct GivenGame {
    pub graph: Arc<GivenGraph>,
    pub start: Position,
}

impl GameTree for GivenGame {
    fn board_shape(&self) -> Shape {
        self.graph.shape
    }

    fn positions(&self) -> u32 {
        self.graph.states() as u32
    }

    fn start(&self) -> Position {
        self.start
    }

    fn most_moves(&self) -> usize {
        self.graph.moves.most()
    }

    fn most_plies(&self) -> usize {
        self.graph.plies().map_or(0, usize::from)
    }

    fn result(&self, position: Position) -> Option<Value> {
        let ending = self.graph.goals[position as usize];
        match ending {
            0 => self.graph.moves.of(position).is_empty().then_some(LOSS),
            _ if ending == Ending::Lost as u8 => Some(LOSS),
            _ if ending == Ending::Won as u8 => Some(WIN),
            _ => Some(DRAW),
        }
    }

    fn has_draws(&self) -> bool {
        self.graph.has_draws()
    }

    fn has_estimates(&self) -> bool {
        !self.graph.estimates.is_empty()
    }

    fn estimate(&self, position: Position) -> Value {
        let Some(&estimate) = self.graph.estimates.get(position as usize) else {
            return DRAW;
        };
        let value = i64::from(estimate) - i64::from(ESTIMATE_ZERO);
        Value::try_from(value)
            .unwrap_or(DRAW)
            .clamp(LOSS + 1, WIN - 1)
    }

    fn moves(&self, position: Position, out: &mut Vec<(u8, Position)>) {
        let first = self.graph.moves.first[position as usize] as usize;
        let labels = self.graph.labels[first..].iter();
        let moves = labels.zip(self.graph.moves.of(position));
        out.extend(moves.map(|(&label, &to)| (label as u8, to)));
    }

    fn draw(&self, position: Position, board: &mut [u8]) {
        board.copy_from_slice(self.graph.board_of(position));
    }
}
