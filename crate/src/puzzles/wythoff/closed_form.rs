//! The closed form of Wythoff's game (Wythoff 1907, "A modification of the game of nim"): the k-th
//! pair of lost heaps is the whole part of k times the golden ratio, and that number plus k.
//!
//! All numbers are whole. The whole part of k times the golden ratio is half of k plus the whole root
//! of 5 k², rounded down: a half that is lost below the root does not change it.

/// Returns the smaller heap of the lost pair whose heaps differ by `k`.
fn smaller(k: u32) -> u64 {
    let k = u64::from(k);
    (k + (5 * k * k).isqrt()) / 2
}

/// Returns whether the player to move loses with these heaps.
///
/// # Complexity
/// O(1) time.
pub fn loses(first: u32, second: u32) -> bool {
    smaller(first.abs_diff(second)) == u64::from(first.min(second))
}

/// Returns heaps that lose after one move from these, in the same order; `None` if no move wins.
///
/// # Complexity
/// O(1) time.
pub fn leaves(first: u32, second: u32) -> Option<(u32, u32)> {
    let (less, more) = (first.min(second), first.max(second));
    if loses(less, more) {
        return None;
    }
    let in_order = |(one, other): (u32, u32)| {
        if first <= second {
            (one, other)
        } else {
            (other, one)
        }
    };
    let difference = more - less;
    if let Ok(pair) = u32::try_from(smaller(difference))
        && pair < less
    {
        // Taking the same from both heaps keeps their difference.
        return Some(in_order((pair, pair + difference)));
    }
    // Each size is in exactly one lost pair, so the smaller heap stays, and the larger one becomes its
    // partner.
    let partner = partner_of(less);
    Some(if first <= second {
        (less, partner)
    } else {
        (partner, less)
    })
}

/// Returns the other heap of the lost pair that has a heap of this size.
fn partner_of(heap: u32) -> u32 {
    // The whole part of `heap + 1` divided by the golden ratio. It is the number of the pair if the
    // heap is the smaller one of a pair, and else the smaller heap of the pair.
    let next = u64::from(heap) + 1;
    let k = (((5 * next * next).isqrt() - next) / 2) as u32;
    if smaller(k) == u64::from(heap) {
        heap + k
    } else {
        k
    }
}
