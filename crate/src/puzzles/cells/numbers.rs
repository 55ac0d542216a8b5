//! The numbers of boards (see the [module](crate::puzzles::cells)), and their indices among the
//! boards with equal counts.

/// Maximum number of cell codes of rules whose moves do not change the counts of the codes.
pub(super) const MOST_CODES: usize = 16;

/// Returns how many boards with this many cells there are. Their numbers count from 0.
pub(super) fn count(codes: u64, cells: usize) -> u64 {
    codes.saturating_pow(cells as u32)
}

/// Returns the number of a board, whose digits are the cells, the first cell highest.
#[inline(never)]
pub(super) fn number(codes: u64, cells: &[u8]) -> u64 {
    let digits = cells.iter().copied().map(u64::from);
    digits.fold(0, |number, digit| number * codes + digit)
}

/// Writes the cells of the board with this number.
#[inline(never)]
pub(super) fn write(codes: u64, mut number: u64, cells: &mut [u8]) {
    for cell in cells.iter_mut().rev() {
        *cell = (number % codes) as u8;
        number /= codes;
    }
}

/// Returns how many cells show each code.
pub(super) fn counts_of(cells: &[u8]) -> [u64; MOST_CODES] {
    let mut counts = [0; MOST_CODES];
    for &code in cells {
        counts[usize::from(code) % MOST_CODES] += 1;
    }
    counts
}

/// Returns the number of boards with these counts. A result above 2^57 is too small, but still
/// above 2^32.
pub(super) fn arrangements(counts: &[u64]) -> u64 {
    let (mut ways, mut cells) = (1_u64, 0);
    for &count in counts {
        for one in 1..=count {
            cells += 1;
            ways = ways.saturating_mul(cells) / one;
        }
    }
    ways
}

/// Returns the index of a board among the boards with the same counts, in the order of their
/// numbers.
pub(super) fn index(cells: &[u8]) -> u64 {
    let mut counts = counts_of(cells);
    let mut ways = arrangements(&counts);
    let mut index = 0;
    for (left, &code) in (1..=cells.len() as u64).rev().zip(cells) {
        let code = usize::from(code) % MOST_CODES;
        let less: u64 = counts[..code].iter().sum();
        index += ways.saturating_mul(less) / left;
        ways = ways.saturating_mul(counts[code]) / left;
        counts[code] -= 1;
    }
    index
}
