//! The numbers of pieces that can be taken from a heap at once.

use std::sync::{Arc, LazyLock};

use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::text::plain_text;

/// Maximum number of pieces on a heap, and of pieces taken at once.
pub const MOST: u32 = 500;

/// All numbers from 1 to [`MOST`].
static ALL: LazyLock<Vec<u32>> = LazyLock::new(|| (1..=MOST).collect());

/// A set of at least one number in `1..=MOST`, ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// All numbers from 1 to the last one in the list.
    UpTo(&'static [u32]),
    /// The numbers in the list; at least one number below the last is missing.
    Some(Arc<[u32]>),
}

impl Takes {
    /// Makes the set of these numbers, in any order. Returns `None` if there is no number, or one
    /// that is out of range.
    pub fn of(takes: &[u32]) -> Option<Self> {
        let numbers = 1..=MOST;
        let fit = !takes.is_empty() && takes.iter().all(|take| numbers.contains(take));
        fit.then(|| Self::ascending(numbers.filter(|take| takes.contains(take)).collect()))
    }

    /// Makes the set of these numbers, which must be ascending and in range.
    fn ascending(takes: Arc<[u32]>) -> Self {
        match takes.last() {
            Some(&most) if takes.len() == most as usize => Self::up_to(most),
            _ => Self::Some(takes),
        }
    }

    fn list(&self) -> &[u32] {
        match self {
            Self::UpTo(takes) => takes,
            Self::Some(takes) => takes,
        }
    }

    /// Makes the set of all numbers from 1 to `most`, which must be in range.
    pub fn up_to(most: u32) -> Self {
        Self::UpTo(&ALL[..most as usize])
    }

    /// Returns how many numbers the set has.
    pub fn count(&self) -> usize {
        self.list().len()
    }

    /// Returns the largest number.
    pub fn most(&self) -> u32 {
        self.list().last().copied().unwrap_or_default()
    }

    /// Iterates over the numbers that can be taken from a heap of this size, ascending.
    #[inline]
    pub fn from(&self, heap: u32) -> impl Iterator<Item = u32> {
        let takes = self.list().iter().copied();
        takes.take_while(move |&take| take <= heap)
    }

    /// Returns the period of the pattern of lost heap sizes, which begins at size 0. Returns `most`
    /// if the period is longer. The pattern is computed for heaps smaller than three times `most`
    /// plus the largest number.
    pub fn period(&self, most: usize) -> usize {
        if self.are_all() {
            // The lost sizes are the multiples of the largest number plus 1.
            return most.min(self.count() + 1);
        }
        let sizes = 3 * most + self.most() as usize;
        let mut lost = Vec::with_capacity(sizes);
        for heap in 0..sizes {
            let wins = self
                .from(heap as u32)
                .any(|take| lost[heap - take as usize]);
            lost.push(!wins);
        }
        let repeats = |&period: &usize| lost[period..] == lost[..sizes - period];
        (1..most).find(repeats).unwrap_or(most)
    }

    /// Reads numbers and ranges separated by commas, such as `1-3,5`. Returns `None` for any other
    /// text.
    pub fn read(text: &str) -> Option<Self> {
        let mut takes = Vec::new();
        for part in plain_text(text).split(',') {
            let (least, most) = part.split_once('-').unwrap_or((part, part));
            let (least, most) = (read_number(least)?, read_number(most)?);
            if least > most || most > MOST {
                return None;
            }
            takes.extend(least..=most);
        }
        Self::of(&takes)
    }

    /// Writes the numbers in the shortest text that [`read`](Self::read) can read.
    pub fn written(&self) -> String {
        let ranges = self.list().chunk_by(|one, next| one + 1 == *next);
        let written = ranges.map(|range| match range {
            [one] => one.to_string(),
            [first, .., last] => format!("{first}-{last}"),
            [] => String::new(),
        });
        written.collect::<Vec<_>>().join(",")
    }

    /// Returns whether the set has all numbers from 1 to the largest.
    pub fn are_all(&self) -> bool {
        matches!(self, Self::UpTo(_))
    }

    /// Appends the bytes of these numbers in a link. A set of all numbers up to the largest is
    /// packed as twice the largest. Any other set is packed as twice the count plus 1, followed by
    /// the difference of each number from the previous one.
    pub fn pack(&self, bytes: &mut Vec<u8>) {
        let count = self.count() as u64;
        if self.are_all() {
            pack_number(bytes, 2 * count);
            return;
        }
        pack_number(bytes, 2 * count + 1);
        let mut before = 0;
        for &take in self.list() {
            pack_number(bytes, (take - before).into());
            before = take;
        }
    }

    /// Reads the bytes that [`pack`](Self::pack) wrote.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes are anything else.
    pub fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let packed = unpacker.number(2 * u64::from(MOST) + 1)? as u32;
        let count = packed / 2;
        if count == 0 {
            return Err(unpacker.refuse());
        }
        if packed.is_multiple_of(2) {
            return Ok(Self::up_to(count));
        }
        let mut takes = Vec::new();
        let mut before = 0;
        for _ in 0..count {
            let more = unpacker.number((MOST - before).into())? as u32;
            if more == 0 {
                return Err(unpacker.refuse());
            }
            before += more;
            takes.push(before);
        }
        let takes = Self::ascending(takes.into());
        if takes.are_all() {
            return Err(unpacker.refuse());
        }
        Ok(takes)
    }
}

/// Reads a number that is written only with digits, with or without spaces around it. Returns
/// `None` for any other text.
fn read_number(text: &str) -> Option<u32> {
    let digits = text.trim();
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the smallest period of the pattern of lost sizes below `sizes`, or `most` if none is
    /// smaller.
    fn repeats_after(takes: &[u32], sizes: usize, most: usize) -> usize {
        let mut lost: Vec<bool> = Vec::new();
        for heap in 0..sizes {
            let takes = takes.iter().map(|&take| take as usize);
            let mut left = takes.filter(|&take| take <= heap);
            lost.push(!left.any(|take| lost[heap - take]));
        }
        let repeats =
            |&period: &usize| (period..sizes).all(|heap| lost[heap] == lost[heap - period]);
        (1..most).find(repeats).unwrap_or(most)
    }

    #[test]
    fn where_all_up_to_a_number_can_be_taken_the_period_is_one_more() {
        for last in 1..=MOST {
            let all: Vec<u32> = (1..=last).collect();
            for most in [1, 2, 20, 500] {
                let period = Takes::up_to(last).period(most);
                assert_eq!(period, (last as usize + 1).min(most), "{last} up to {most}");
            }
            let sizes = 60 + last as usize;
            assert_eq!(
                Takes::up_to(last).period(20),
                repeats_after(&all, sizes, 20)
            );
        }
    }

    #[test]
    fn other_periods_are_those_that_heaps_have() {
        for takes in [&[2, 3][..], &[1, 3, 4], &[4], &[2, 5, 9], &[1, 500], &[500]] {
            let of = Takes::of(takes).expect("numbers in range");
            let sizes = 60 + of.most() as usize;
            assert_eq!(of.period(20), repeats_after(takes, sizes, 20), "{takes:?}");
        }
    }

    #[test]
    fn a_range_holds_no_list_however_it_is_made() {
        for last in [1, 2, 3, 499, 500] {
            let range = Takes::up_to(last);
            let mut all: Vec<u32> = (1..=last).collect();
            all.reverse();
            all.push(last);
            let mut bytes = Vec::new();
            range.pack(&mut bytes);
            let read = Takes::read(&format!("1-{last}"));
            assert!(matches!(range, Takes::UpTo(_)));
            assert_eq!(Takes::of(&all), Some(range.clone()));
            assert_eq!(read, Some(range.clone()));
            assert_eq!(Takes::unpack(&mut Unpacker::new(&bytes)), Ok(range.clone()));
            assert_eq!(range.list().len(), last as usize);
            assert!(range.list().iter().copied().eq(1..=last));
        }
        assert!(matches!(Takes::of(&[1, 3]), Some(Takes::Some(_))));
    }
}
