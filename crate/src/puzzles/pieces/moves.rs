//! The moves of identical pieces, optimized because the search spends most of its time here.

use super::Pieces;

use crate::puzzles::ranking::{FEW, MOST_CELLS, Parts};
use crate::state_space::State;

/// Transposes four rows of sixteen bits into sixteen rows of four bits.
#[inline(always)]
fn transpose(mut bits: u64) -> u64 {
    // Rotates the six binary digits of each bit's index by two places: exchanges two of the digits,
    // four times.
    for (by, mask) in [
        (24, 0x0000_0000_ff00_ff00),
        (12, 0x0000_f0f0_0000_f0f0),
        (6, 0x00cc_00cc_00cc_00cc),
        (3, 0x0a0a_0a0a_0a0a_0a0a),
    ] {
        let differing = (bits ^ bits >> by) & mask;
        bits ^= differing ^ differing << by;
    }
    bits
}

impl Pieces {
    /// Writes the successors in move order to the front of `out`, and returns their number. `set`
    /// must be the set of rank `state`.
    #[inline(always)]
    pub(super) fn moves(&self, state: State, set: u64, out: &mut [State]) -> usize {
        match &self.ranking.parts {
            Some(parts) => self.steps(set, parts, out),
            None => self.steps_and_jumps(state, set, out),
        }
    }

    /// Returns, for each direction (up, down, left, right), the cells whose neighbour in that
    /// direction is in the set that `sets` gives for it.
    #[inline(always)]
    fn beside(&self, sets: [u64; 4]) -> [u64; 4] {
        let [up, down, left, right] = sets;
        let first_column = self.last_column << 1 | 1;
        [
            up << self.shape.columns,
            down >> self.shape.columns,
            (left & !self.last_column) << 1,
            (right & !first_column) >> 1,
        ]
    }

    /// Returns, for each direction, the cells from which a step leads to an empty cell.
    #[inline(always)]
    fn open(&self, set: u64) -> [u64; 4] {
        let board = u64::MAX >> (MOST_CELLS - self.shape.cells());
        self.beside([!set & board; 4])
    }

    /// Writes the successors without jumps. The moves are in the order of the pieces from the top
    /// left; for each piece, up, down, left, right.
    #[inline(never)]
    fn steps(&self, set: u64, parts: &Parts, out: &mut [State]) -> usize {
        let columns = self.shape.columns;
        // Distance of a step in each direction, one byte each: cells need only six bits.
        let by = [columns.wrapping_neg(), columns, 1_u32.wrapping_neg(), 1];
        let by = u32::from_le_bytes(by.map(|cells| cells as u8));
        let open = self.open(set).map(|open| open & set);
        let mut count = 0;
        for first in (0..self.shape.cells() as u32).step_by(16) {
            // Each cell has four bits, one for each direction. Ascending bits are therefore in move
            // order.
            let [up, down, left, right] = open.map(|open| open >> first & 0xffff);
            let mut moves = transpose(up | down << 16 | left << 32 | right << 48);
            while moves != 0 {
                let index = moves.trailing_zeros();
                moves &= moves - 1;
                let from = first + index / 4;
                let to = from.wrapping_add(by >> (8 * (index & 3)));
                out[count] = parts.rank(set ^ 1 << (from & 63) ^ 1 << (to & 63));
                count += 1;
            }
        }
        count
    }

    /// Writes the successors with jumps, for at most [`FEW`] pieces, in the same move order. Every
    /// move is written, and counted only if it is legal. This avoids branches, and most moves are
    /// legal.
    #[inline(never)]
    fn steps_and_jumps(&self, state: State, set: u64, out: &mut [State]) -> usize {
        let ranking = self.ranking.as_ref();
        let open = self.open(set);
        let over = if self.rules.jumps {
            self.beside(open.map(|open| open & set))
        } else {
            [0; 4]
        };
        // `more[i]` is the change of the rank if all pieces below piece i move up by one in the
        // order of pieces. `less[i]` is the change if all pieces from the second to piece i move
        // down by one.
        let [mut more, mut less] = [[0_u32; FEW]; 2];
        let mut cells = [0; FEW];
        let (mut gained, mut lost) = (0_u32, 0_u32);
        let mut remaining = set;
        for piece in 0..FEW {
            let cell = remaining.trailing_zeros() & 63;
            remaining &= remaining.wrapping_sub(1);
            let weight = |piece: usize| ranking.weight(piece, cell);
            if piece > 0 {
                lost = lost
                    .wrapping_add(weight(piece - 1))
                    .wrapping_sub(weight(piece));
            }
            (more[piece], less[piece]) = (gained, lost);
            gained = gained
                .wrapping_add(weight(piece + 1))
                .wrapping_sub(weight(piece));
            cells[piece] = cell;
        }
        let mut count = 0;
        for piece in 0..FEW {
            if piece >= ranking.pieces() {
                break;
            }
            let from = cells[piece];
            let others = state.wrapping_sub(ranking.weight(piece, from));
            // Each piece that this piece passes moves by one in the order of pieces. The change of
            // the rank by these pieces is a difference of two entries of `more` (backwards) or
            // `less` (forwards).
            let back = others.wrapping_add(more[piece]);
            let forth = others.wrapping_sub(less[piece]);
            for direction in 0..4 {
                let jump = (over[direction] >> from & 1) as u32;
                let line = if direction < 2 { self.shape.columns } else { 1 };
                let far = line << jump;
                let forward = direction % 2 == 1;
                let to = if forward {
                    from + far
                } else {
                    from.wrapping_sub(far)
                } & 63;
                // Number of pieces below the new cell. Includes this piece if it moves forward.
                let below = (set & ((1 << to) - 1)).count_ones() as usize;
                let others = if forward {
                    forth.wrapping_add(less[below.wrapping_sub(1) % FEW])
                } else {
                    back.wrapping_sub(more[below % FEW])
                };
                let piece_after = below.wrapping_sub(usize::from(forward));
                out[count] = others.wrapping_add(ranking.weight(piece_after % FEW, to));
                count += (open[direction] >> from & 1) as usize | jump as usize;
            }
        }
        count
    }
}
