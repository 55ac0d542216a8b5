//! What can be taken from a heap at once.

use std::sync::Arc;

use crate::bytes::{UnpackError, Unpacker, pack_number};

/// The most pieces on a heap, and the most that can be taken at once.
pub const MOST: u32 = 500;

/// All of them.
static ALL: [u32; MOST as usize] = {
    let mut all = [0; MOST as usize];
    let mut index = 0;
    while index < all.len() {
        all[index] = index as u32 + 1;
        index += 1;
    }
    all
};

/// Numbers from 1 to [`MOST`], ascending; there is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// All from 1 to this one.
    UpTo(u32),
    /// Some of the numbers up to the last of these.
    Some(Arc<[u32]>),
}

impl Takes {
    /// These numbers, in any order; `None` where there is none, or one out of range.
    pub fn of(takes: &[u32]) -> Option<Self> {
        let numbers = 1..=MOST;
        let fit = !takes.is_empty() && takes.iter().all(|take| numbers.contains(take));
        fit.then(|| Self::ascending(numbers.filter(|take| takes.contains(take)).collect()))
    }

    /// These numbers, which are ascending and in range.
    fn ascending(takes: Arc<[u32]>) -> Self {
        match takes.last() {
            Some(&most) if takes.len() == most as usize => Self::UpTo(most),
            _ => Self::Some(takes),
        }
    }

    fn list(&self) -> &[u32] {
        match self {
            Self::UpTo(most) => &ALL[..*most as usize],
            Self::Some(takes) => takes,
        }
    }

    /// From 1 to `most`, which is in range.
    pub fn up_to(most: u32) -> Self {
        Self::UpTo(most)
    }

    /// How many they are.
    pub fn count(&self) -> usize {
        self.list().len()
    }

    /// The last.
    pub fn most(&self) -> u32 {
        self.list().last().copied().unwrap_or_default()
    }

    /// Those that a heap of this size has room for.
    #[inline]
    pub fn from(&self, heap: u32) -> impl Iterator<Item = u32> {
        let takes = self.list().iter().copied();
        takes.take_while(move |&take| take <= heap)
    }

    /// After how many sizes of a heap it is lost again as it was from 0 on, as far as heaps up to
    /// three times `most` and the last number show; `most` where that takes longer.
    pub fn period(&self, most: usize) -> usize {
        if let Self::UpTo(last) = self {
            // Lost are the multiples of one more than can be taken.
            return most.min(*last as usize + 1);
        }
        let sizes = 3 * most + self.most() as usize;
        let mut lost = Vec::with_capacity(sizes);
        for heap in 0..sizes {
            let wins = self
                .from(heap as u32)
                .any(|take| lost[heap - take as usize]);
            lost.push(!wins);
        }
        let repeats = |&period: &usize| {
            lost.iter()
                .zip(&lost[period..])
                .all(|(one, next)| one == next)
        };
        (1..most).find(repeats).unwrap_or(most)
    }

    /// Reads numbers and ranges between commas: `1-3,5`.
    pub fn read(text: &str) -> Option<Self> {
        let mut takes = Vec::new();
        for part in text.split(',') {
            let (least, most) = part.split_once('-').unwrap_or((part, part));
            let (least, most) = (read_number(least)?, read_number(most)?);
            if least > most || most > MOST {
                return None;
            }
            takes.extend(least..=most);
        }
        Self::of(&takes)
    }

    /// What [`read`](Self::read) reads, as short as can be.
    pub fn written(&self) -> String {
        let ranges = self.list().chunk_by(|one, next| one + 1 == *next);
        let written = ranges.map(|range| match range {
            [one] => one.to_string(),
            [first, .., last] => format!("{first}-{last}"),
            [] => String::new(),
        });
        written.collect::<Vec<_>>().join(",")
    }

    /// Whether they are all from 1 to the last.
    pub fn are_all(&self) -> bool {
        matches!(self, Self::UpTo(_))
    }

    /// Writes twice the last where they are all up to it; else twice their number and one, and how
    /// much each is greater than the one before.
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

    /// Reads what [`pack`](Self::pack) wrote.
    ///
    /// # Errors
    /// Where something else stands there.
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

/// A number of digits alone, with spaces around it.
fn read_number(text: &str) -> Option<u32> {
    let digits = text.trim();
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}
