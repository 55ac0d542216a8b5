//! Small values in the bytes of a link.

use super::kind::NUMBERS;
use crate::bytes::{UnpackError, Unpacker};

/// How values are packed into bytes: several a byte, the first one lowest.
pub struct Digits {
    /// The values that there are.
    base: u8,
    /// Values a byte.
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

    /// So many values; bytes that no values give are refused.
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
