//! Reads the cases of a judges' text.

use super::board::made;
use super::rules::{Form, KeyedPuzzle};
use crate::puzzle::{Case, CaseReader};
use crate::text::{InputError, Line};

/// Reads cases, each on one line or several.
#[derive(Debug)]
pub(super) struct Cases {
    puzzle: &'static KeyedPuzzle,
    /// Numbers of the lines of a case that is not complete yet, and their letters.
    lines: Vec<(usize, String)>,
    /// Number of these letters.
    letters: usize,
}

impl Cases {
    /// Makes the reader of a puzzle's text.
    pub const fn new(puzzle: &'static KeyedPuzzle) -> Self {
        Self {
            puzzle,
            lines: Vec::new(),
            letters: 0,
        }
    }

    fn read(&self, lines: &[Line<'_>], cases: &mut Vec<Case>) -> Result<(), InputError> {
        let instance = made((self.puzzle.read)(lines)?);
        let line = lines[0].number;
        cases.push(Case { line, instance });
        Ok(())
    }

    fn complete(&mut self, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let lines = std::mem::take(&mut self.lines);
        self.letters = 0;
        if lines.is_empty() {
            return Ok(());
        }
        let lines = lines.iter().map(|(number, text)| Line::new(*number, text));
        self.read(&lines.collect::<Vec<_>>(), cases)
    }
}

impl CaseReader for Cases {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let form = self.puzzle.form;
        if line.is_blank() {
            return match form {
                Form::Paragraph => self.complete(cases),
                _ => Ok(()),
            };
        }
        if form == Form::Line {
            return self.read(&[*line], cases);
        }
        let letters: String = line.letters().collect();
        self.letters += letters.chars().count();
        self.lines.push((line.number, letters));
        match form {
            Form::Letters(count) if self.letters >= count => self.complete(cases),
            _ => Ok(()),
        }
    }

    fn end(&mut self, _: usize, cases: &mut Vec<Case>) -> Result<(), InputError> {
        self.complete(cases)
    }
}
