//! What the games of the win/lose family share: their judges' text, and the answer.

use crate::judge::{InputError, InputFault, Line, Reading, lines};
use crate::puzzles::Instance;
use crate::run::Outcome;

/// The most tests of a text.
const MOST_TESTS: u32 = 1_000_000;

/// Reads the number of tests and a line for each, of which `read` makes an instance; nothing may
/// follow.
pub fn read_tests<I: Instance + 'static>(
    text: &str,
    read: impl Fn(&Line<'_>) -> Result<I, InputError>,
) -> Reading {
    let all: Vec<_> = lines(text).collect();
    let end = all.len() + 1;
    let mut rest = all.iter().filter(|line| !line.is_blank());
    let tests = rest.next().map_or(Ok(0), |line| {
        let count = line.number_between(0, MOST_TESTS);
        count.map_err(|_| {
            line.fault(InputFault::Tests {
                most: MOST_TESTS,
                found: line.quoted(),
            })
        })
    });
    let expected = match tests {
        Ok(tests) => tests as usize,
        Err(error) => {
            return Reading {
                cases: Vec::new(),
                error: Some(error),
            };
        }
    };
    let mut reading = Reading::collect((0..expected).map(|found| match rest.next() {
        Some(line) => Ok((line.number, read(line)?)),
        None => Err(InputError {
            line: end,
            fault: InputFault::FewTests { expected, found },
        }),
    }));
    if reading.error.is_none() {
        reading.error = rest.next().map(|line| {
            line.fault(InputFault::MoreTests {
                expected,
                found: line.quoted(),
            })
        });
    }
    reading
}

/// The judges' answer: 0 where the player who begins loses, otherwise how many moves that player
/// makes; 1 where the table does not tell.
pub fn answer(outcome: Outcome) -> String {
    let moves = match outcome {
        Outcome::Filled { wins: true, plies } => plies.map_or(1, |plies| plies.div_ceil(2)),
        _ => 0,
    };
    moves.to_string()
}
