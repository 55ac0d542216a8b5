//! The entry of a puzzle in a registry, and the reader of its judges' text.

use crate::bytes::{UnpackError, Unpacker};
use crate::instance::Instance;
use crate::kind::{Kind, Preset};
use crate::text::{InputError, Line, LineSplitter};

/// The entry of a puzzle in a registry: its kind, and how its instances are read.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle {
    pub kind: &'static Kind,
    /// Makes a reader for the beginning of a judges' text.
    pub reader: fn() -> Box<dyn CaseReader>,
    /// Reads the bytes that [`Instance::pack`] wrote, and refuses all others.
    pub unpack: fn(&mut Unpacker<'_>) -> Result<Box<dyn Instance>, UnpackError>,
}

impl Puzzle {
    /// Reads a whole text up to its first error.
    pub fn read(&self, text: &str) -> Reading {
        let mut reading = Reading::default();
        let mut reader = (self.reader)();
        let mut splitter = LineSplitter::default();
        let cases = &mut reading.cases;
        let mut take = |line: Line<'_>| reader.line(&line, cases);
        let read = splitter.push(text, &mut take);
        let lines = read.and_then(|()| splitter.end(&mut take));
        let ended = lines.and_then(|lines| reader.end(lines + 1, cases));
        reading.error = ended.err();
        reading
    }

    /// Makes the instance of a preset; `None` if the preset is not valid for the puzzle.
    pub fn preset(&self, preset: &Preset) -> Option<Box<dyn Instance>> {
        let mut instance = self.read(preset.text).cases.pop()?.instance;
        if let Some(shape) = preset.shape {
            instance = instance.resized(shape).ok()?;
        }
        for (id, value) in preset.settings {
            instance = instance.with_setting(id, value).ok()?;
        }
        Some(instance)
    }
}

/// Reads the cases of a judges' text line by line, as the text arrives, in linear time.
///
/// A reader whose cases have several lines stores the lines read so far in a field:
///
/// ```
/// use searchlight_core::puzzles::subtract::{self, Subtract};
/// use searchlight_core::text::{InputError, InputFault, Line};
/// use searchlight_core::{Case, CaseReader, Puzzle};
///
/// /// Reads games of two heaps, a line each.
/// #[derive(Default)]
/// struct Heaps {
///     /// The number of the first line of a case, and the heap on it.
///     first: Option<(usize, u32)>,
/// }
///
/// impl CaseReader for Heaps {
///     fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
///         let heap = line.number_between(0, 500)?;
///         match self.first.take() {
///             None => self.first = Some((line.number, heap)),
///             Some((number, first)) => {
///                 let game = Subtract::new(first, heap, &[1, 2]).expect("heaps of at most 500");
///                 cases.push(Case::new(number, game));
///             }
///         }
///         Ok(())
///     }
///
///     fn end(&mut self, line: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
///         let (rows, missing) = (2, 1);
///         match self.first {
///             None => Ok(()),
///             Some(_) => Err(InputError::at(line, InputFault::Incomplete { rows, missing })),
///         }
///     }
/// }
///
/// let puzzle = Puzzle {
///     reader: || Box::new(Heaps::default()),
///     ..subtract::PUZZLE
/// };
/// let reading = puzzle.read("7\n4\n9\n");
/// assert_eq!(reading.cases.len(), 1);
/// assert_eq!(reading.error.expect("a heap is missing").line, 4);
/// ```
pub trait CaseReader: Send {
    /// Takes the next line. If it completes cases, appends these to `cases`.
    ///
    /// # Errors
    /// The first fault in the text; the caller passes no further lines.
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError>;

    /// Ends the text. `line` is the number of the last line plus 1. If the end completes cases,
    /// appends these to `cases`.
    ///
    /// # Errors
    /// A fault if the last case is incomplete.
    fn end(&mut self, line: usize, cases: &mut Vec<Case>) -> Result<(), InputError>;
}

/// One case of a text.
#[derive(Debug)]
pub struct Case {
    /// Number of the first line of the case. Lines count from 1.
    pub line: usize,
    pub instance: Box<dyn Instance>,
}

impl Case {
    /// Makes a case from an instance and the number of the first line of its text.
    pub fn new(line: usize, instance: impl Instance + 'static) -> Self {
        Self {
            line,
            instance: Box::new(instance),
        }
    }
}

/// The cases of a text up to its end or its first error.
#[derive(Debug, Default)]
pub struct Reading {
    pub cases: Vec<Case>,
    pub error: Option<InputError>,
}
