//! Judges' text of games: the number of tests, then one line for each test; and the answers.

#[cfg(feature = "trees")]
use crate::games::tree::WIN;
use crate::instance::Instance;
use crate::puzzle::{Case, CaseReader};
use crate::search::Outcome;
use crate::text::{InputError, InputFault, Line};

/// Maximum number of tests in a text.
const MOST_TESTS: u32 = 1_000_000;

/// Function that reads one test.
type Read = fn(&Line<'_>) -> Result<Box<dyn Instance>, InputError>;

/// Reads the number of tests, then one line for each test, from which `read` makes an instance.
/// Anything after the last test is an error.
pub struct Tests {
    read: Read,
    /// Number of tests, once it has been read.
    expected: Option<usize>,
    /// Number of tests read so far.
    found: usize,
}

impl Tests {
    /// Makes a reader for the beginning of a text.
    pub fn new(read: Read) -> Self {
        Self {
            read,
            expected: None,
            found: 0,
        }
    }
}

impl CaseReader for Tests {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let Some(expected) = self.expected else {
            self.expected = Some(line.number_of_tests(MOST_TESTS)? as usize);
            return Ok(());
        };
        if self.found == expected {
            let found = line.quoted();
            return Err(line.fault(InputFault::MoreTests { expected, found }));
        }
        cases.push(Case {
            line: line.number,
            instance: (self.read)(line)?,
        });
        self.found += 1;
        Ok(())
    }

    fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        match (self.expected, self.found) {
            (Some(expected), found) if found < expected => {
                let fault = InputFault::FewTests { expected, found };
                Err(InputError::at(line, fault))
            }
            _ => Ok(()),
        }
    }
}

/// Writes who wins: the first name if the first player loses, the second one if that player wins. An
/// estimate at a depth limit is written as `about` and a number.
#[cfg(feature = "trees")]
pub fn result(outcome: Outcome, [loss, win]: [&str; 2]) -> String {
    let wins = match outcome {
        Outcome::Filled { wins, .. } | Outcome::Formula { wins } => wins,
        Outcome::Valued {
            value,
            estimated: true,
        } => return format!("about {value}"),
        Outcome::Valued { value, .. } => value == WIN,
        _ => false,
    };
    if wins { win } else { loss }.to_owned()
}

/// Writes the answer in the judges' format: 0 if the first player loses, otherwise the number of
/// moves that this player makes. If the table does not hold that number, writes 1.
pub fn answer(outcome: Outcome) -> String {
    let moves = match outcome {
        Outcome::Filled { wins: true, plies } => plies.map_or(1, |plies| plies.div_ceil(2)),
        _ => 0,
    };
    moves.to_string()
}
