//! Ascending sets of numbers: a bit for each number, and the count before each word of bits.

use crate::graph_search::index::Shortage;

/// A growing set of numbers, each greater than those before it.
///
/// # Complexity
/// 12 bytes for each 64 numbers up to the greatest in the set. [`nth`](Self::nth) takes
/// O(log greatest) time; the other methods take constant time.
#[derive(Debug, Default)]
pub(super) struct Marks {
    words: Vec<u64>,
    /// Number of marks before each word.
    before: Vec<u32>,
    len: u32,
}

impl Marks {
    /// Makes room for all numbers below `bound`.
    #[inline(always)]
    pub fn reserve(&mut self, bound: u32) -> Result<(), Shortage> {
        let words = bound as usize / 64 + 1;
        if self.words.capacity() < words || self.before.capacity() < words {
            self.grow(words)?;
        }
        Ok(())
    }

    #[cold]
    fn grow(&mut self, words: usize) -> Result<(), Shortage> {
        self.words.try_reserve(words - self.words.len())?;
        self.before.try_reserve(words - self.before.len())?;
        Ok(())
    }

    /// Adds a number that is greater than all before it. There must be room.
    #[inline(always)]
    pub fn push(&mut self, number: u32) {
        let word = number as usize / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
            self.before.resize(word + 1, self.len);
        }
        self.words[word] |= 1 << (number % 64);
        self.len += 1;
    }

    pub fn len(&self) -> usize {
        self.len as usize
    }

    pub fn contains(&self, number: u32) -> bool {
        let word = self.words.get(number as usize / 64);
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Returns how many numbers of the set are below `bound`.
    pub fn count_below(&self, bound: u32) -> u32 {
        let index = bound as usize / 64;
        match self.words.get(index) {
            Some(word) => {
                let below = word & ((1 << (bound % 64)) - 1);
                self.before[index] + below.count_ones()
            }
            None => self.len,
        }
    }

    /// Returns the index of a number among the numbers of the set.
    pub fn index(&self, number: u32) -> Option<usize> {
        let index = || self.count_below(number) as usize;
        self.contains(number).then(index)
    }

    /// Returns the number with this index, which must be below [`len`](Self::len). Indexes count
    /// from 0.
    pub fn nth(&self, index: usize) -> u32 {
        let index = index as u32;
        let word = self.before.partition_point(|&before| before <= index) - 1;
        let mut bits = self.words[word];
        for _ in self.before[word]..index {
            bits &= bits - 1;
        }
        word as u32 * 64 + bits.trailing_zeros()
    }

    /// Iterates over the numbers below `bound` that are not in the set, in ascending order. Takes
    /// time linear in how many they are and in the number of words.
    pub fn absent_below(&self, bound: u32) -> impl Iterator<Item = u32> + '_ {
        let words = (0..bound.div_ceil(64)).map(|word| {
            let bits = self.words.get(word as usize).copied();
            (word * 64, !bits.unwrap_or_default())
        });
        let absent = words.flat_map(|(first, mut absent)| {
            std::iter::from_fn(move || {
                let bit = (absent != 0).then(|| absent.trailing_zeros())?;
                absent &= absent - 1;
                Some(first + bit)
            })
        });
        absent.take_while(move |&number| number < bound)
    }

    pub fn bytes(&self) -> usize {
        self.words.len() * (size_of::<u64>() + size_of::<u32>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::split_mix::SplitMix64;

    #[test]
    fn marks_are_what_a_list_of_numbers_says() {
        for share in [1, 2, 9, 300] {
            let mut random = SplitMix64::new(share.into());
            let numbers = (0..1_000).filter(|_| random.below(share) == Some(0));
            let numbers: Vec<u32> = numbers.collect();
            let mut marks = Marks::default();
            marks.reserve(1_000).expect("room");
            for (index, &number) in numbers.iter().enumerate() {
                assert_eq!(marks.len(), index);
                marks.push(number);
            }
            for bound in 0..1_200 {
                let below = numbers.partition_point(|&number| number < bound);
                assert_eq!(marks.count_below(bound) as usize, below, "{share} {bound}");
                let index = numbers.binary_search(&bound).ok();
                assert_eq!(marks.index(bound), index);
                assert_eq!(marks.contains(bound), index.is_some());
            }
            for bound in [0, 1, 63, 64, 65, 999, 1_200] {
                let absent: Vec<u32> = marks.absent_below(bound).collect();
                let missing = (0..bound).filter(|number| !numbers.contains(number));
                assert_eq!(absent, missing.collect::<Vec<u32>>(), "{share} {bound}");
            }
            for (index, &number) in numbers.iter().enumerate() {
                assert_eq!(marks.nth(index), number);
            }
        }
    }
}
