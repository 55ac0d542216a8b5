//! The methods of the boundary for game trees only.

use js_sys::{Float64Array, Int8Array, Int32Array, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::handle::SessionHandle;
use super::{Result, TypeScript, fail, flag, found, or_minus_one, plain, to_u32};
use crate::games::Position;
use crate::games::tree::{
    Event, ExactValues, Frame, GameTree, Place, TreeSearch, Tried, Wedge, Wedges,
};
use crate::problem::Problem;
use crate::run::Run;
use crate::search::Search;

/// Numbers in the place of values of a game tree.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum TreeValue {
    /// There is no value.
    None = 1000,
}

/// Indices of the first numbers of a frame. A number without a value is -1, a value that is missing
/// `TreeValue.None`.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum TreesNumber {
    /// Kind of the step, a `Visit`.
    Kind,
    Node,
    Depth,
    /// The move that leads to the node.
    By,
    Value,
    /// What the value says, a `Bound`.
    Bound,
    /// 1 if the value is the best so far for the player who moves at the parent, else 0.
    Improves,
    /// Number of moves that the step cuts.
    Cut,
    Entered,
    Valued,
    Leaves,
    /// Number of moves that were cut up to the step.
    Spared,
    /// 1 if the value of the root is known, else 0.
    Answered,
    /// 1 if the game can end in a draw, else 0.
    HasDraws,
    /// 1 if the depth limit can end the search of a position before the game is over, else 0.
    Limited,
    /// 1 if the game has estimates for positions at the depth limit, else 0.
    HasEstimates,
    /// Number of places on the line, which follow one after the other.
    Places,
    /// Length of the first numbers.
    Count,
}

/// Indices of the numbers of a place on the line; its moves follow.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum PlaceNumber {
    Position,
    By,
    Alpha,
    Beta,
    Best,
    /// Number of moves of the place.
    Moves,
    /// Number of entries before the moves.
    Count,
}

/// Indices of the numbers of a move of a place.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum TriedNumber {
    By,
    /// A `MoveState`.
    State,
    Value,
    /// A `Bound`.
    Bound,
    /// Number of entries of a move.
    Count,
}

/// Returns the maximum length of a frame, in numbers.
pub(super) fn numbers_per_frame(game: &dyn GameTree) -> usize {
    let moves = game.most_moves() * TriedNumber::Count as usize;
    let place = PlaceNumber::Count as usize + moves;
    TreesNumber::Count as usize + (game.most_plies() + 1) * place
}

fn value_number(value: Option<i8>) -> f64 {
    value.map_or(TreeValue::None as u32 as f64, f64::from)
}

/// Writes the frame at the cursor into `numbers`, and two boards into `boards`: the position whose
/// moves are tried, and the one that the step enters or returns from.
pub(super) fn write_frame(
    search: &TreeSearch,
    frame: &mut Frame,
    (numbers, boards): (&mut Vec<f64>, &mut Vec<u8>),
) {
    search.frame(frame);
    let counters = search.counters();
    let Event {
        kind,
        node,
        depth,
        by,
        value,
        bound,
        improves,
        cut,
        ..
    } = search.event();
    let first: [f64; TreesNumber::Count as usize] = [
        f64::from(kind as u8),
        node.into(),
        depth.into(),
        or_minus_one(by),
        value_number(value),
        f64::from(bound as u8),
        flag(improves),
        cut.into(),
        counters.entered as f64,
        counters.valued as f64,
        counters.leaves as f64,
        counters.cut as f64,
        flag(frame.answered),
        flag(search.game().has_draws()),
        flag(search.is_limited()),
        flag(search.game().has_estimates()),
        frame.line.len() as f64,
    ];
    numbers.extend(first);
    for place in &frame.line {
        let Place {
            position,
            by,
            alpha,
            beta,
            best,
            moves,
            ..
        } = place;
        let own: [f64; PlaceNumber::Count as usize] = [
            (*position).into(),
            or_minus_one(*by),
            value_number(*alpha),
            value_number(*beta),
            value_number(*best),
            moves.len() as f64,
        ];
        numbers.extend(own);
        for tried in moves {
            let Tried {
                by,
                state,
                value,
                bound,
                ..
            } = *tried;
            let own: [f64; TriedNumber::Count as usize] = [
                by.into(),
                f64::from(state as u8),
                value.into(),
                f64::from(bound as u8),
            ];
            numbers.extend(own);
        }
    }
    let game = search.game();
    let cells = game.board_shape().cells();
    boards.resize(2 * cells, 0);
    let last = frame.line.len() - 1;
    let shown = [last.saturating_sub(1), last];
    for (place, board) in shown.into_iter().zip(boards.chunks_mut(cells)) {
        game.draw(frame.line[place].position, board);
    }
}

/// The wedges of the map, in preorder; one number for each wedge in each list.
#[derive(Serialize, TypeScript)]
struct WedgeData {
    /// Number of leaves of the whole tree. Each has an equal share of the circle.
    leaves: f64,
    /// Index of the parent's wedge; -1 for the root.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Int32Array")]
    parents: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    depths: JsValue,
    /// The move that leads to the wedge.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    moves: JsValue,
    /// Beginning and width of each wedge, as shares of the circle.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    from: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    shares: JsValue,
    /// Steps that enter and leave each position, and that cut it; -1 where no known step does.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    entered: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    left: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    cut: JsValue,
    /// Values of the positions that were left, and what they say (a `Bound`).
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Int8Array")]
    values: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    bounds: JsValue,
}

/// A move in a game by hand.
#[derive(Serialize, TypeScript)]
#[serde(rename_all = "camelCase")]
struct TreeMove {
    #[serde(rename = "move")]
    by: u8,
    to: Position,
    /// Value of the move for the player who makes it, if both play best afterwards.
    value: i8,
    /// Number of moves until the game is over, this move included. The winner plays as short as
    /// possible and the loser as long as possible.
    plies: u8,
}

impl SessionHandle {
    fn tree(&self) -> Result<&TreeSearch> {
        found(match self.session.run() {
            Run::Trees(search) => Some(search.as_ref()),
            _ => None,
        })
    }

    fn game_tree(&self) -> Result<&dyn GameTree> {
        found(match self.session.problem() {
            Problem::Trees(game) => Some(game.as_ref()),
            _ => None,
        })
    }

    /// Checks that a position is a number that the game has.
    fn tree_position(&self, position: f64) -> Result<Position> {
        let position = to_u32(position)?;
        let is_known = position < self.game_tree()?.positions();
        found(is_known.then_some(position))
    }
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Returns the wedges of the map, without those narrower than one of `parts` equal parts of the
    /// circle.
    #[wasm_bindgen(unchecked_return_type = "WedgeData")]
    pub fn wedges(&self, parts: f64) -> Result<JsValue> {
        let parts = to_u32(parts)?;
        let Wedges { wedges, leaves, .. } = self.tree()?.wedges(parts).map_err(fail)?;
        let steps = |step: fn(&Wedge) -> Option<u64>| {
            let steps = wedges.iter().map(|wedge| {
                let step = step(wedge);
                or_minus_one(step.map(|step| step as f64))
            });
            Float64Array::from(steps.collect::<Vec<_>>().as_slice()).into()
        };
        let shares = |share: fn(&Wedge) -> u64| {
            let shares = wedges
                .iter()
                .map(|wedge| share(wedge) as f64 / leaves as f64);
            let shares: Vec<f64> = shares.collect();
            Float64Array::from(shares.as_slice()).into()
        };
        let bytes = |byte: fn(&Wedge) -> u8| {
            let bytes: Vec<u8> = wedges.iter().map(byte).collect();
            Uint8Array::from(bytes.as_slice()).into()
        };
        let parents = wedges.iter().map(|wedge| match wedge.parent {
            Some(parent) => parent as i32,
            None => -1,
        });
        let values: Vec<i8> = wedges.iter().map(|wedge| wedge.value).collect();
        plain(&WedgeData {
            leaves: leaves as f64,
            parents: Int32Array::from(parents.collect::<Vec<_>>().as_slice()).into(),
            depths: bytes(|wedge| wedge.depth),
            moves: bytes(|wedge| wedge.by),
            from: shares(|wedge| wedge.from),
            shares: shares(|wedge| wedge.leaves),
            entered: steps(|wedge| wedge.entered),
            left: steps(|wedge| wedge.left),
            cut: steps(|wedge| wedge.cut),
            values: Int8Array::from(values.as_slice()).into(),
            bounds: bytes(|wedge| wedge.bound as u8),
        })
    }

    /// Returns the position that the game starts in.
    #[wasm_bindgen(js_name = treeStart)]
    pub fn tree_start(&self) -> Result<u32> {
        Ok(self.game_tree()?.start())
    }

    /// Returns the board of a position that the game can reach.
    #[wasm_bindgen(js_name = treeBoard)]
    pub fn tree_board(&self, position: f64) -> Result<Vec<u8>> {
        let position = self.tree_position(position)?;
        let game = self.game_tree()?;
        let mut board = vec![0; game.board_shape().cells()];
        game.draw(position, &mut board);
        Ok(board)
    }

    /// Returns the value of a position that the game can reach, for the player to move there.
    #[wasm_bindgen(js_name = treeWorth)]
    pub fn tree_worth(&self, position: f64) -> Result<i8> {
        let position = self.tree_position(position)?;
        let exact = ExactValues::new(self.game_tree()?).map_err(fail)?;
        Ok(exact.of(position))
    }

    /// Returns the moves of a position that the game can reach, with their values.
    #[wasm_bindgen(js_name = treeMoves, unchecked_return_type = "TreeMove[]")]
    pub fn tree_moves(&self, position: f64) -> Result<JsValue> {
        let position = self.tree_position(position)?;
        let game = self.game_tree()?;
        let exact = ExactValues::new(game).map_err(fail)?;
        let mut moves = Vec::new();
        if game.result(position).is_none() {
            game.moves(position, &mut moves);
        }
        let moves = moves.into_iter().map(|(by, to)| TreeMove {
            by,
            to,
            value: -exact.of(to),
            plies: exact.plies(to) + 1,
        });
        plain(&moves.collect::<Vec<_>>())
    }
}
