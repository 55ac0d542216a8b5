//! Bytes that are no link are refused, and the words for it.

use searchlight_core::bytes::{UnpackError, pack_number};
use searchlight_core::puzzles::flip;
use searchlight_core::{Link, LinkError, STEP_LIMIT};
use searchlight_tests::specimen::Specimen;

fn sample() -> Specimen {
    Specimen::read(&flip::PUZZLE, flip::KIND.presets[0].text)
}

#[test]
fn bytes_that_are_no_link_are_refused_with_the_reason() {
    let good = sample().link(5);
    assert!(Link::decode(&good).is_ok());
    let changed = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        Link::decode(&bytes).err()
    };
    let end = good.len();
    assert_eq!(changed(0, 2), Some(LinkError::Version { version: 2 }));
    assert_eq!(changed(1, 99), Some(LinkError::Puzzle { puzzle: 99 }));
    // Zero rows are refused together with the columns: the board has no allowed size.
    assert_eq!(changed(2, 0), Some(LinkError::Number { at: 3 }));
    assert_eq!(changed(3, 21), Some(LinkError::Number { at: 3 }));
    assert_eq!(
        changed(end - 3, 11),
        Some(LinkError::Algorithm { algorithm: 11 })
    );
    assert_eq!(changed(end - 2, 1), Some(LinkError::Number { at: end - 2 }));
    for length in 0..end {
        assert_eq!(
            Link::decode(&good[..length]).err(),
            Some(LinkError::Truncated)
        );
    }
    let longer = [good.as_slice(), &[0]].concat();
    assert_eq!(
        Link::decode(&longer).err(),
        Some(LinkError::TooLong { at: end })
    );
    assert_eq!(Link::length(&longer), Ok(end));
    assert_eq!(Link::length(&good), Ok(end));
    // The same number, written longer than need be.
    let padded = [&good[..end - 1], &[0x85, 0]].concat();
    assert_eq!(
        Link::decode(&padded).err(),
        Some(LinkError::Number { at: end - 1 })
    );
    let mut beyond = good[..end - 1].to_vec();
    pack_number(&mut beyond, STEP_LIMIT + 1);
    assert_eq!(
        Link::decode(&beyond).err(),
        Some(LinkError::Number { at: end - 1 })
    );
    // No such link is written.
    for step in [STEP_LIMIT, STEP_LIMIT + 1, u64::MAX] {
        let link = Link::decode(&sample().link(step)).expect("a link that was written");
        assert_eq!(link.step, STEP_LIMIT, "{step}");
    }
}

#[test]
fn links_say_why_they_do_not_open() {
    let messages = [
        (LinkError::Version { version: 9 }, "version 9 is not known"),
        (LinkError::Truncated, "the link ends too early"),
        (
            LinkError::TooLong { at: 9 },
            "something is left over at the end of the link",
        ),
        (LinkError::Puzzle { puzzle: 9 }, "no puzzle has the code 9"),
        (
            LinkError::Algorithm { algorithm: 9 },
            "no algorithm has the code 9",
        ),
        (
            LinkError::Number { at: 9 },
            "the number at byte 9 is not allowed",
        ),
    ];
    for (error, message) in messages {
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn bytes_say_why_they_cannot_be_read() {
    let truncated = UnpackError::Truncated.to_string();
    assert_eq!(truncated, "the bytes end too early");
    let number = UnpackError::Number { at: 9 }.to_string();
    assert_eq!(number, "the number at byte 9 is not allowed");
}
