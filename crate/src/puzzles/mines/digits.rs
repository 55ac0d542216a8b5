//! Packing of small values into the bytes of a link.

use super::kind::NUMBERS;
use crate::bytes::{UnpackError, Unpacker};

/// A packing with several values in each byte. The first value is the lowest digit.
pub struct Digits {
    /// Number of different values.
    base: u8,
    /// Number of values in a byte.
    count: usize,
}

impl Digits {
    pub const NUMBERS: Self = Self {
        base: NUMBERS as u8,
        count: 2,
    };
    pub const MINES: Self = Self { base: 2, count: 8 };

    pub fn pack(&self, values: &[u8], bytes: &mut Vec<u8>) {
        let digits = values.chunks(self.count).map(|chunk| {
            let values = chunk.iter().rev();
            values.fold(0, |byte, value| byte * self.base + value)
        });
        bytes.extend(digits);
    }

    /// Reads `count` values.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes end too early, or hold a byte that no values give.
    pub fn unpack(
        &self,
        unpacker: &mut Unpacker<'_>,
        count: usize,
    ) -> Result<Vec<u8>, UnpackError> {
        let mut values = Vec::with_capacity(count);
        while values.len() < count {
            let mut byte = unpacker.byte()?;
            for _ in 0..self.count.min(count - values.len()) {
                values.push(byte % self.base);
                byte /= self.base;
            }
            if byte > 0 {
                return Err(unpacker.refuse());
            }
        }
        Ok(values)
    }
}
