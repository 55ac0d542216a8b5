//! Packed numbers: each has one spelling, and nothing else is read.

use proptest::prelude::*;
use searchlight_core::bytes::{UnpackError, Unpacker, pack_number};
use searchlight_tests::specimen::cases;

/// The most that a link's number holds: nine groups of seven bits.
const MOST: u64 = (1 << 63) - 1;

fn packed(number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    pack_number(&mut bytes, number);
    bytes
}

fn read(bytes: &[u8], most: u64) -> Result<u64, UnpackError> {
    Unpacker::new(bytes).number(most)
}

#[test]
fn numbers_are_packed_as_published() {
    // The example of the DWARF and WebAssembly specifications, and both ends of each length.
    assert_eq!(packed(624_485), [0xe5, 0x8e, 0x26]);
    for groups in 1..9 {
        let next = 1_u64 << (7 * groups);
        assert_eq!(packed(next - 1).len(), groups);
        assert_eq!(packed(next).len(), groups + 1);
    }
    assert_eq!((packed(0), packed(127)), (vec![0], vec![127]));
    assert_eq!(packed(MOST).len(), 9);
}

#[test]
fn a_number_that_goes_on_for_ever_is_refused() {
    let at = Err(UnpackError::Number { at: 0 });
    assert_eq!(read(&[0xff; 9], MOST), at);
    assert_eq!(read(&[0xff; 40], u64::MAX), at);
    assert_eq!(read(&[0xff; 8], MOST), Err(UnpackError::Truncated));
}

#[test]
fn bytes_are_read_from_the_front_and_refused_where_they_were() {
    let mut unpacker = Unpacker::new(&[7, 0x80, 1, 3]);
    assert_eq!(unpacker.byte(), Ok(7));
    assert_eq!(unpacker.number(128), Ok(128));
    assert!(!unpacker.is_at_end());
    assert_eq!(unpacker.byte(), Ok(3));
    assert_eq!(unpacker.refuse(), UnpackError::Number { at: 3 });
    assert!(unpacker.is_at_end());
    assert_eq!(unpacker.byte(), Err(UnpackError::Truncated));
    assert_eq!(unpacker.number(9), Err(UnpackError::Truncated));
}

proptest! {
    #![proptest_config(cases(5_000))]

    #[test]
    fn any_number_is_read_back_and_none_beyond_the_most(
        bits in 0..63_u32,
        number in any::<u64>(),
        before in any::<u8>(),
    ) {
        let number = number & MOST >> bits;
        let bytes = [vec![before], packed(number)].concat();
        let mut unpacker = Unpacker::new(&bytes);
        prop_assert_eq!(unpacker.byte(), Ok(before));
        prop_assert_eq!(unpacker.number(number), Ok(number));
        prop_assert!(unpacker.is_at_end());
        if number > 0 {
            let refused = read(&bytes[1..], number - 1);
            prop_assert_eq!(refused, Err(UnpackError::Number { at: 0 }));
        }
        let cut = &bytes[1..bytes.len() - 1];
        prop_assert_eq!(read(cut, MOST), Err(UnpackError::Truncated));
    }

    #[test]
    fn any_bytes_that_are_a_number_are_its_only_spelling(
        bytes in prop::collection::vec(prop_oneof![any::<u8>(), Just(0_u8), Just(0x80)], 0..12),
        most in any::<u64>(),
    ) {
        let mut unpacker = Unpacker::new(&bytes);
        if let Ok(number) = unpacker.number(most) {
            prop_assert!(number <= most);
            let spelled = packed(number);
            prop_assert!(bytes.starts_with(&spelled));
            prop_assert_eq!(unpacker.is_at_end(), spelled.len() == bytes.len());
        }
    }
}
