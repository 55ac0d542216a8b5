//! Judges' text of games: the number of tests, then a line for each; and the judges' answer.

use crate::instance::{Case, CaseReader, Instance};
use crate::search::Outcome;
use crate::text::{InputError, InputFault, Line};

/// The most tests of a text.
const MOST_TESTS: u32 = 1_000_000;

/// Reads the number of tests and a line for each, of which `read` makes an instance; nothing may
/// follow.
pub struct Tests<F> {
    read: F,
    /// The number of tests, once it has arrived, and how many of them have.
    expected: Option<usize>,
    found: usize,
}

impl<I, F> Tests<F>
where
    I: Instance + 'static,
    F: FnMut(&Line<'_>) -> Result<I, InputError>,
{
    /// Begins to read.
    pub fn new(read: F) -> Self {
        Self {
            read,
            expected: None,
            found: 0,
        }
    }
}

impl<I, F> CaseReader for Tests<F>
where
    I: Instance + 'static,
    F: FnMut(&Line<'_>) -> Result<I, InputError>,
{
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return Ok(());
        }
        let Some(expected) = self.expected else {
            let count = line.number_between(0, MOST_TESTS);
            let count = count.map_err(|_| {
                line.fault(InputFault::Tests {
                    most: MOST_TESTS,
                    found: line.quoted(),
                })
            })?;
            self.expected = Some(count as usize);
            return Ok(());
        };
        if self.found == expected {
            let found = line.quoted();
            return Err(line.fault(InputFault::MoreTests { expected, found }));
        }
        cases.push(Case::new(line.number, (self.read)(line)?));
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

/// The judges' answer: 0 where the player who begins loses, otherwise how many moves that player
/// makes; 1 where the table does not tell.
pub fn answer(outcome: Outcome) -> String {
    let moves = match outcome {
        Outcome::Filled { wins: true, plies } => plies.map_or(1, |plies| plies.div_ceil(2)),
        _ => 0,
    };
    moves.to_string()
}
