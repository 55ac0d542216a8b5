//! Pseudorandom numbers that depend only on a seed.

/// The `SplitMix64` generator (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014).
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Makes the generator for this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Draws the next number.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Draws the next number in `0..bound` (Lemire's multiplication); `None` for a bound of 0.
    pub fn below(&mut self, bound: u32) -> Option<u32> {
        let high = self.draw() >> 32;
        (bound > 0).then(|| ((high * u64::from(bound)) >> 32) as u32)
    }
}
