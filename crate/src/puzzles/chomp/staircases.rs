//! The staircases in a bar: rows of squares whose lengths never grow downwards.
//!
//! The staircases are in the order of their lengths, first row first. The number of staircases with k
//! rows of at most x squares is C(k + x, k), so the place of a staircase is a sum of such numbers,
//! one for each row.

use std::sync::Arc;

use crate::board::Shape;
use crate::games::Position;

/// Maximum number of rows and of columns.
pub const MOST_SIDE: u32 = 30;
/// Maximum number of staircases. A table has a move from each position to each lower one at most,
/// and their number must fit 32 bits.
pub const MOST_POSITIONS: u32 = 50_000;

/// Lengths of the rows of a staircase; those beyond the bar are 0.
pub type Lengths = [u8; MOST_SIDE as usize];

/// The staircases in a bar except the empty one, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staircases {
    pub bar: Shape,
    /// Number of staircases, the empty one included, with k rows of at most x squares: entry
    /// `k * (columns + 1) + x`.
    counts: Arc<[u32]>,
}

impl Staircases {
    /// Makes the list for a bar; `None` if a side is out of range or there are too many staircases.
    pub fn new(bar: Shape) -> Option<Self> {
        let sides = 1..=MOST_SIDE;
        if !sides.contains(&bar.rows) || !sides.contains(&bar.columns) {
            return None;
        }
        let width = bar.columns as usize + 1;
        let mut counts = vec![1_u32; (bar.rows as usize + 1) * width];
        for at in width..counts.len() {
            // The first row is shorter than x, or it has x squares and the others follow.
            if !at.is_multiple_of(width) {
                counts[at] = counts[at - 1].saturating_add(counts[at - width]);
            }
        }
        let stairs = Self {
            bar,
            counts: counts.into(),
        };
        (stairs.count() <= MOST_POSITIONS).then_some(stairs)
    }

    /// Returns the number of staircases.
    pub fn count(&self) -> u32 {
        self.counts.last().map_or(0, |count| count - 1)
    }

    fn with_rows(&self, rows: usize, most: usize) -> u32 {
        self.counts[rows * (self.bar.columns as usize + 1) + most]
    }

    /// Returns the place of a staircase; `None` for the empty one.
    pub fn position(&self, lengths: &[u8]) -> Option<Position> {
        let rows = self.bar.rows as usize;
        let lower = lengths.iter().zip((1..=rows).rev());
        let lower = lower.map(|(&length, rows)| match length {
            0 => 0,
            length => self.with_rows(rows, usize::from(length) - 1),
        });
        lower.sum::<u32>().checked_sub(1)
    }

    /// Returns the lengths of the rows of a staircase.
    pub fn lengths(&self, position: Position) -> Lengths {
        let mut lengths = Lengths::default();
        let mut rest = position + 1;
        let mut most = self.bar.columns as usize;
        let rows = (1..=self.bar.rows as usize).rev();
        for (length, rows) in lengths.iter_mut().zip(rows) {
            while most > 0 && self.with_rows(rows, most - 1) > rest {
                most -= 1;
            }
            if most > 0 {
                rest -= self.with_rows(rows, most - 1);
            }
            *length = most as u8;
        }
        lengths
    }

    /// Iterates over the bites into a staircase, row by row: the square, and the place of what is
    /// left.
    pub fn bites(&self, position: Position) -> impl Iterator<Item = (u8, Position)> {
        let lengths = self.lengths(position);
        let columns = self.bar.columns as usize;
        let rows = 0..self.bar.rows as usize;
        let squares = rows.flat_map(move |row| (0..lengths[row]).map(move |column| (row, column)));
        squares.filter_map(move |(row, column)| {
            let mut left = lengths;
            for length in &mut left[row..] {
                *length = column.min(*length);
            }
            let square = row * columns + usize::from(column);
            Some((
                square as u8,
                self.position(&left[..self.bar.rows as usize])?,
            ))
        })
    }

    /// Calls `found` for each staircase from which a bite leaves this one.
    pub fn before(&self, position: Position, mut found: impl FnMut(Position)) {
        let lengths = self.lengths(position);
        let rows = self.bar.rows as usize;
        for row in 0..rows {
            // A bite in this row cuts it, and the rows below that are as long, to one length.
            let most = match row {
                0 => self.bar.columns as u8,
                _ => lengths[row - 1],
            };
            let length = lengths[row];
            let cut = lengths[row..rows].iter();
            let end = row + cut.take_while(|&&other| other == length).count();
            let mut before = lengths;
            // Count through all lengths that these rows can have had. The first one grows first.
            loop {
                let grown = (row..end).rev().find(|&at| {
                    let above = if at == row { most } else { before[at - 1] };
                    before[at] < above
                });
                let Some(grown) = grown else {
                    break;
                };
                before[grown] += 1;
                before[grown + 1..end].fill(length);
                found(self.position(&before[..rows]).unwrap_or_default());
            }
        }
    }
}
