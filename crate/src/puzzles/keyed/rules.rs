//! The rules of a puzzle whose states are keys, and the same rules behind a pointer.

use std::sync::Arc;

use crate::growth::Growth;
use crate::instance::Instance;
use crate::kind::Kind;
use crate::ordered::Keyed;
use crate::search::Outcome;
use crate::text::{InputError, Line};

/// How cases follow each other in judges' text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Each line is a case.
    Line,
    /// Lines make a case as soon as they have this number of letters together.
    Letters(usize),
    /// Blank lines end cases.
    Paragraph,
}

/// The rules of one puzzle, with its texts.
pub trait KeyedRules: Keyed + Clone {
    /// Properties of the puzzle.
    const KIND: &'static Kind;
    const FORM: Form;
    /// Names of the settings, which are the words of the text if these are numbers.
    const SETTINGS: &'static [&'static str] = &[];
    /// Names of the heuristics, which [`KIND`](Self::KIND) lists, too. None may overestimate.
    const HEURISTICS: &'static [&'static str] = &[];
    /// Whether [`edited`](Self::edited) changes cells.
    const IS_EDITED: bool = false;
    /// A number of moves that no shortest answer exceeds, or that a search that deepens does not reach.
    const MOST_MOVES: u32 = 1000;

    /// Reads a case, whose lines are not blank.
    ///
    /// # Errors
    /// The first fault.
    fn read(lines: &[Line<'_>]) -> Result<Self, InputError>;

    /// Writes the case as judges write it; [`read`](Self::read) reads it back.
    fn text(&self) -> String;

    /// Returns the same rules with another root; `None` if the text cannot say where a search starts.
    /// Only for moves that can be undone, or where the states are not listed: a list would be that of
    /// another root.
    fn rooted_at(&self, _key: u64) -> Option<Self> {
        None
    }

    /// Changes one cell of the board at the root; `None` for a cell that never changes.
    fn edited(&self, _cell: u32) -> Option<Self> {
        None
    }

    /// Returns the instance of a case whose states do not fit into keys. Its link must hold the text,
    /// see [`pack_text`].
    fn beyond_keys(&self) -> Option<Box<dyn Instance>> {
        None
    }

    /// Returns the sizes of the puzzle, see [`Instance::growth`].
    fn growth(&self) -> Option<Growth> {
        None
    }

    /// Returns the puzzle in one of its sizes, see [`Instance::sized`].
    fn sized(&self, _size: u32) -> Option<(u64, Self)> {
        None
    }

    /// Writes the answer in the judges' format; `path` holds the states from the start, and is empty
    /// without an answer.
    fn answer(&self, outcome: Outcome, _path: &[u64]) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            Outcome::TooDeep { limit } => format!("more than {limit} moves"),
            _ => "Impossible".to_owned(),
        }
    }
}

/// [`KeyedRules`] behind a pointer, so that the code below is compiled once for all puzzles.
pub(super) trait Rules: Keyed {
    fn puzzle(&self) -> &'static KeyedPuzzle;
    fn text(&self) -> String;
    fn rooted_at(&self, key: u64) -> Option<Arc<dyn Rules>>;
    fn edited(&self, cell: u32) -> Option<Arc<dyn Rules>>;
    fn beyond_keys(&self) -> Option<Box<dyn Instance>>;
    fn growth(&self) -> Option<Growth>;
    fn sized(&self, size: u32) -> Option<(u64, Arc<dyn Rules>)>;
    fn answer(&self, outcome: Outcome, path: &[u64]) -> String;
}

/// The constants of [`KeyedRules`], and its reader.
#[derive(Debug)]
pub(super) struct KeyedPuzzle {
    pub kind: &'static Kind,
    pub form: Form,
    pub settings: &'static [&'static str],
    pub heuristics: &'static [&'static str],
    pub is_edited: bool,
    pub most_moves: u32,
    pub read: Read,
}

impl KeyedPuzzle {
    /// Reads the only case of a text.
    pub fn read_text(&self, text: &str) -> Option<Arc<dyn Rules>> {
        let lines = (1..).zip(text.lines());
        let lines: Vec<Line<'_>> = lines
            .map(|(number, text)| Line::new(number, text))
            .filter(|line| !line.is_blank())
            .collect();
        let is_one = !lines.is_empty() && (self.form != Form::Line || lines.len() == 1);
        is_one.then(|| (self.read)(&lines).ok()).flatten()
    }
}

/// Reads the rules of a case from its lines.
type Read = fn(&[Line<'_>]) -> Result<Arc<dyn Rules>, InputError>;

/// Returns the constants of the rules of this type.
pub(super) const fn puzzle_of<R: KeyedRules>() -> &'static KeyedPuzzle {
    &const {
        KeyedPuzzle {
            kind: R::KIND,
            form: R::FORM,
            settings: R::SETTINGS,
            heuristics: R::HEURISTICS,
            is_edited: R::IS_EDITED,
            most_moves: R::MOST_MOVES,
            read: |lines| Ok(Arc::new(R::read(lines)?)),
        }
    }
}

impl<R: KeyedRules> Rules for R {
    fn puzzle(&self) -> &'static KeyedPuzzle {
        puzzle_of::<R>()
    }

    fn text(&self) -> String {
        KeyedRules::text(self)
    }

    fn rooted_at(&self, key: u64) -> Option<Arc<dyn Rules>> {
        Some(Arc::new(KeyedRules::rooted_at(self, key)?))
    }

    fn edited(&self, cell: u32) -> Option<Arc<dyn Rules>> {
        Some(Arc::new(KeyedRules::edited(self, cell)?))
    }

    fn beyond_keys(&self) -> Option<Box<dyn Instance>> {
        KeyedRules::beyond_keys(self)
    }

    fn growth(&self) -> Option<Growth> {
        KeyedRules::growth(self)
    }

    fn sized(&self, size: u32) -> Option<(u64, Arc<dyn Rules>)> {
        let (states, rules) = KeyedRules::sized(self, size)?;
        Some((states, Arc::new(rules)))
    }

    fn answer(&self, outcome: Outcome, path: &[u64]) -> String {
        KeyedRules::answer(self, outcome, path)
    }
}
