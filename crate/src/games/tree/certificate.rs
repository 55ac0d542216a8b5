//! Certificates of game trees: bounds of positions that can be checked without trusting the search.

use serde::Serialize;

use crate::games::position::Position;
use crate::games::tree::game::GameTree;
use crate::games::tree::search::{TreeSearch, better, is_first};
use crate::games::tree::value::{LOSS, Value, WIN};
use crate::proof::Flaw;

/// The certificate of the value of a game tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum TreeCertificate {
    /// Bounds of positions, for the player to move there. `positions` is ascending and holds the
    /// start of the game. A position that is missing can have any value. `limit` is the depth at
    /// which positions have estimates, 0 for none: with a limit, the same position can have other
    /// bounds at another depth, and the lists hold only the value of the start.
    Tree {
        limit: u8,
        positions: Vec<Position>,
        lower: Vec<i8>,
        upper: Vec<i8>,
    },
}

impl TreeCertificate {
    /// Makes the certificate from a finished search.
    pub(super) fn of(search: &TreeSearch) -> Self {
        let limit = search.algorithm.limit;
        let mut found: Vec<(Position, Value, Value)> = Vec::new();
        if limit > 0 {
            let (value, _) = search.nodes.value(0);
            found.push((search.game.start(), value, value));
        } else {
            search.bounds(0, search.game.start(), &mut found);
        }
        // Several lines can lead to a position: all their bounds hold.
        found.sort_unstable();
        found.dedup_by(|other, kept| {
            let is_same = other.0 == kept.0;
            if is_same {
                kept.1 = kept.1.max(other.1);
                kept.2 = kept.2.min(other.2);
            }
            is_same
        });
        Self::Tree {
            limit,
            positions: found.iter().map(|found| found.0).collect(),
            lower: found.iter().map(|found| found.1).collect(),
            upper: found.iter().map(|found| found.2).collect(),
        }
    }

    /// Checks the certificate against the moves of the game; shares no code with a search.
    ///
    /// # Errors
    /// The first [`Flaw`] that the check finds.
    ///
    /// # Complexity
    /// O(moves of the positions x log positions) time. A certificate with a depth limit is checked
    /// by a recursion to that depth.
    pub fn verify(&self, game: &dyn GameTree) -> Result<(), Flaw> {
        let Self::Tree {
            limit,
            positions,
            lower,
            upper,
        } = self;
        if positions.len() != lower.len() || positions.len() != upper.len() {
            return Err(Flaw::NotInside);
        }
        if let Some(pair) = positions.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(Flaw::NotAscending { state: pair[1] });
        }
        if let Some(&position) = positions.iter().find(|&&known| known >= game.positions()) {
            return Err(Flaw::OutsideSpace { state: position });
        }
        let bounds = |position: Position| match positions.binary_search(&position) {
            Ok(index) => (lower[index], upper[index]),
            Err(_) => (LOSS, WIN),
        };
        let start = game.start();
        let (least, most) = bounds(start);
        if positions.binary_search(&start).is_err() || least != most {
            return Err(Flaw::WrongValue { position: start });
        }
        if *limit > 0 {
            let holds = positions.len() == 1 && limited(game, start, *limit) == least;
            let wrong = Flaw::WrongValue { position: start };
            return if holds { Ok(()) } else { Err(wrong) };
        }
        let mut moves = Vec::new();
        for &position in positions {
            let (least, most) = bounds(position);
            let (due_least, due_most) = match game.result(position) {
                Some(value) => (value, value),
                None => {
                    moves.clear();
                    game.moves(position, &mut moves);
                    let after = moves.iter().map(|&(_, to)| bounds(to));
                    after.fold((LOSS, LOSS), |(below, above), (least, most)| {
                        (below.max(-most), above.max(-least))
                    })
                }
            };
            if least > due_least || most < due_most {
                return Err(Flaw::WrongValue { position });
            }
        }
        Ok(())
    }
}

/// Returns the value of a position for the player to move there, with estimates after `left` more
/// plies.
fn limited(game: &dyn GameTree, position: Position, left: u8) -> Value {
    if let Some(value) = game.result(position) {
        return value;
    }
    if left == 0 {
        return game.estimate(position);
    }
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let after = moves.iter().map(|&(_, to)| -limited(game, to, left - 1));
    after.max().unwrap_or(LOSS)
}

impl TreeSearch {
    /// Appends the bounds of all positions in the subtree of a node, for the player to move there.
    /// Returns those of the node, for the first player.
    fn bounds(
        &self,
        node: u32,
        position: Position,
        found: &mut Vec<(Position, Value, Value)>,
    ) -> (Value, Value) {
        let first = is_first(self.nodes.depth(node));
        let (lower, upper) = if self.nodes.is_leaf(node) {
            let (value, _) = self.nodes.value(node);
            (value, value)
        } else {
            let mut moves = Vec::new();
            self.game.moves(position, &mut moves);
            let least = if first { LOSS } else { WIN };
            let (mut lower, mut upper, mut count) = (least, least, 0);
            for child in self.nodes.children(node) {
                let by = self.nodes.by(child);
                let to = moves.iter().find(|(own, _)| *own == by);
                let to = to.map_or(position, |&(_, to)| to);
                let (below, above) = self.bounds(child, to, found);
                lower = better(first, lower, below);
                upper = better(first, upper, above);
                count += 1;
            }
            match (count < moves.len(), first) {
                (true, true) => (lower, WIN),
                (true, false) => (LOSS, upper),
                _ => (lower, upper),
            }
        };
        found.push(if first {
            (position, lower, upper)
        } else {
            (position, -upper, -lower)
        });
        (lower, upper)
    }
}
