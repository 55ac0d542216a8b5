//! Ranking of sets of cells: numbers that stand for the sets of pieces on a board.
//!
//! A set is a bit mask with cell 0 in the lowest bit. The combinatorial number system gives sets of
//! k cells consecutive ranks: the rank of cells c1 < c2 < ... < ck is C(c1, 1) + C(c2, 2) + ... +
//! C(ck, k) (Lehmer 1964; Knuth, TAOCP 7.2.1.3).

use std::sync::Arc;

use crate::state_space::State;

/// Maximum number of cells in a mask.
pub const MOST_CELLS: usize = 64;
/// Maximum number of pieces on a board.
pub const MOST_PIECES: usize = 20;
/// Maximum number of pieces on a board of more than 20 cells, and of pieces that can jump.
pub const FEW: usize = 4;

/// The ranking of the sets of `pieces` cells among `cells` cells.
///
/// The set of a rank is looked up in two halves: the pieces on the higher cells, and those on the
/// lower cells. Each half has so few sets that all are stored.
#[derive(Debug)]
pub struct Ranking {
    /// `choose[i][c]` is the number of sets of i + 1 cells among c cells.
    choose: [[u32; MOST_CELLS]; MOST_PIECES],
    states: u64,
    cells: u32,
    pieces: usize,
    /// Tables for more than [`FEW`] pieces.
    pub parts: Option<Box<Parts>>,
    /// Sets of the lower half, by rank.
    low: Vec<u64>,
    /// Sets of the upper half in the order of their ranks. Each comes with the least rank of a full
    /// set that has this upper half.
    high: Vec<(State, u64)>,
    /// For every 2^`shift`-th rank, the index of its upper half in `high`.
    coarse: Vec<u16>,
    shift: u32,
}

/// The contributions of the ten lower cells and of the ten higher cells to a rank, by mask. A mask
/// of the higher cells also determines how many pieces are on the lower cells.
#[derive(Debug)]
pub struct Parts {
    low: [u32; 1 << 10],
    high: [u32; 1 << 10],
}

impl Parts {
    #[inline(always)]
    pub fn rank(&self, set: u64) -> State {
        let (low, high) = (set as usize & 1023, (set >> 10) as usize & 1023);
        self.low[low].wrapping_add(self.high[high])
    }
}

/// The rankings that instances share, because the cases of one text have few board sizes and few
/// numbers of pieces.
#[derive(Clone, Debug, Default)]
pub struct Rankings(Vec<Arc<Ranking>>);

impl Rankings {
    /// Returns the ranking of `pieces` pieces on `cells` cells; builds it on the first call.
    pub fn of(&mut self, cells: u32, pieces: u32) -> Arc<Ranking> {
        let mut known = self.0.iter();
        let found = known.find(|known| known.cells == cells && known.pieces() == pieces as usize);
        if let Some(ranking) = found {
            return Arc::clone(ranking);
        }
        let ranking = Arc::new(Ranking::new(cells, pieces));
        self.0.push(Arc::clone(&ranking));
        ranking
    }
}

impl Ranking {
    /// Builds the ranking of at most 4 pieces on at most 64 cells, or of any number of pieces on at
    /// most 20 cells.
    #[cold]
    pub fn new(cells: u32, pieces: u32) -> Self {
        let mut choose = [[0; MOST_CELLS]; MOST_PIECES];
        for (chosen, row) in (1..).zip(&mut choose) {
            for (count, slot) in (0..).zip(row) {
                *slot = u32::try_from(binomial(count, chosen)).unwrap_or(u32::MAX);
            }
        }
        let half = pieces / 2;
        let mut ranking = Self {
            choose,
            states: binomial(cells.into(), pieces.into()),
            cells,
            pieces: pieces as usize,
            parts: None,
            low: sets(cells - (pieces - half), half),
            high: Vec::new(),
            coarse: Vec::new(),
            shift: 0,
        };
        if ranking.pieces > FEW {
            let mut parts = Box::new(Parts {
                low: [0; 1 << 10],
                high: [0; 1 << 10],
            });
            for (part, (low, high)) in (0_u32..).zip(parts.low.iter_mut().zip(&mut parts.high)) {
                if let Some(below) = pieces.checked_sub(part.count_ones()) {
                    *low = ranking.rank(part.into());
                    *high = ranking.rank_above(below as usize, u64::from(part) << 10);
                }
            }
            ranking.parts = Some(parts);
        }
        // The lowest set of the lower half adds 0 to the rank.
        let lowest = (1 << half) - 1;
        let upper = sets(cells - half, pieces - half);
        ranking.shift = (ranking.states / upper.len() as u64).ilog2();
        ranking.high = upper
            .iter()
            .map(|set| (ranking.rank(set << half | lowest), set << half))
            .collect();
        ranking.coarse = (0..=ranking.states as State >> ranking.shift)
            .map(|block| {
                let begun = |&(first, _): &(State, u64)| first <= block << ranking.shift;
                ranking.high.partition_point(begun) as u16 - 1
            })
            .collect();
        ranking
    }

    /// Returns the number of sets.
    pub fn states(&self) -> u64 {
        self.states
    }

    /// Returns the number of pieces.
    pub fn pieces(&self) -> usize {
        self.pieces
    }

    /// Returns the contribution of the piece on `cell` to the rank. `piece` is its number; pieces
    /// count from 0, beginning with the lowest.
    #[inline(always)]
    pub fn weight(&self, piece: usize, cell: u32) -> u32 {
        self.choose[piece][(cell & 63) as usize]
    }

    /// Returns the rank of a set with as many cells as there are pieces.
    pub fn rank(&self, set: u64) -> State {
        self.rank_above(0, set)
    }

    /// Returns the contribution of the pieces of `set` to a rank. `below` is the number of pieces
    /// on lower cells.
    #[inline(never)]
    fn rank_above(&self, below: usize, mut set: u64) -> State {
        let mut rank = 0;
        for piece in below..self.pieces {
            if set == 0 {
                break;
            }
            rank += self.weight(piece, set.trailing_zeros());
            set &= set - 1;
        }
        rank
    }

    /// Returns the set of this rank.
    #[inline(never)]
    pub fn unrank(&self, rank: State) -> u64 {
        self.look_up(rank)
    }

    /// Returns the set of this rank; inlined for the hot loop.
    #[inline(always)]
    pub fn look_up(&self, rank: State) -> u64 {
        let mut group = usize::from(self.coarse[(rank >> self.shift) as usize]);
        let mut found = self.high[group];
        while let Some(&next) = self.high.get(group + 1)
            && next.0 <= rank
        {
            found = next;
            group += 1;
        }
        found.1 | self.low[(rank - found.0) as usize]
    }
}

/// Returns the sets of `pieces` cells among `cells` cells in the order of their ranks, which is the
/// numerical order of their masks.
#[cold]
#[inline(never)]
fn sets(cells: u32, pieces: u32) -> Vec<u64> {
    let mut sets = vec![(1 << pieces) - 1];
    for _ in 1..binomial(cells.into(), pieces.into()) {
        // Gosper's hack finds the next greater number with the same number of bits.
        let set: u64 = sets[sets.len() - 1];
        let lowest = set & set.wrapping_neg();
        let ripple = set + lowest;
        sets.push(ripple | (set ^ ripple) >> 2 >> lowest.trailing_zeros());
    }
    sets
}

/// Computes the binomial coefficient of `count` over `chosen`. If a product overflows, the result
/// is too small, but still above 2^32.
#[inline(never)]
fn binomial(count: u64, chosen: u64) -> u64 {
    if chosen > count {
        return 0;
    }
    let mut product: u64 = 1;
    for i in 0..chosen.min(count - chosen) {
        product = product.saturating_mul(count - i) / (i + 1);
    }
    product
}
