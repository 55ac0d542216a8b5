//! Splits a text that arrives in pieces into lines.

use crate::text::fault::{InputError, InputFault};
use crate::text::line::{Line, divided};

/// Maximum length of a line in bytes. Without it, a text without line ends would fill the memory.
const MOST_BYTES: usize = 1 << 20;

/// Callback that takes the next line of a text.
///
/// # Errors
/// The first fault in the text; after an error no further line is passed on.
pub type TakeLine<'a> = dyn FnMut(Line<'_>) -> Result<(), InputError> + 'a;

/// Splits a text that arrives in pieces into lines, and passes on each line as soon as its end has
/// arrived.
///
/// A line ends with LF, CR LF or CR. Several CR before an LF still end only one line.
#[derive(Debug, Default)]
pub struct LineSplitter {
    /// Beginning of a line whose end has not arrived yet.
    begun: String,
    /// Number of CRs that ended the latest line; an LF can still follow them.
    returns: usize,
    /// Number of lines passed on so far.
    count: usize,
}

impl LineSplitter {
    /// Takes the next piece and passes on each line that it completes.
    ///
    /// # Errors
    /// The first error of `take`, and [`InputFault::LongLine`] for a line of more than 1 MiB.
    pub fn push(&mut self, piece: &str, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let mut rest = piece;
        while let Some(place) = rest.as_bytes().iter().position(is_end) {
            let (text, behind) = divided(rest, place);
            let mut behind = behind.chars();
            let is_return = behind.next() == Some('\r');
            rest = behind.as_str();
            if text.is_empty() && self.returns > 0 {
                self.returns = if is_return { self.returns + 1 } else { 0 };
                continue;
            }
            self.returned(take)?;
            self.complete(text, take)?;
            self.returns = usize::from(is_return);
        }
        if rest.is_empty() {
            return Ok(());
        }
        self.returned(take)?;
        self.begun.push_str(rest);
        self.bounded(self.begun.len())
    }

    /// Passes on the last line, if it has no line end, and returns the number of all lines.
    ///
    /// # Errors
    /// The errors of [`push`](Self::push).
    pub fn end(&mut self, take: &mut TakeLine<'_>) -> Result<usize, InputError> {
        self.returned(take)?;
        if !self.begun.is_empty() {
            self.complete("", take)?;
        }
        Ok(self.count)
    }

    /// Passes on an empty line for each CR after the first: since no LF has followed, each CR ends
    /// a line.
    #[inline(never)]
    fn returned(&mut self, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        for _ in 1..std::mem::take(&mut self.returns) {
            self.hand_on("", take)?;
        }
        Ok(())
    }

    /// Passes on the line that ends with `text`.
    fn complete(&mut self, text: &str, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        if self.begun.is_empty() {
            return self.hand_on(text, take);
        }
        let mut begun = std::mem::take(&mut self.begun);
        begun.push_str(text);
        self.hand_on(&begun, take)
    }

    #[inline(never)]
    fn hand_on(&mut self, text: &str, take: &mut TakeLine<'_>) -> Result<(), InputError> {
        self.bounded(text.len())?;
        let text = match self.count {
            0 => text.trim_start_matches('\u{feff}'),
            _ => text,
        };
        self.count += 1;
        take(Line::new(self.count, text))
    }

    /// Refuses a line of more bytes than [`MOST_BYTES`].
    fn bounded(&self, bytes: usize) -> Result<(), InputError> {
        let limit = MOST_BYTES;
        if bytes <= limit {
            return Ok(());
        }
        Err(InputError::at(
            self.count + 1,
            InputFault::LongLine { limit },
        ))
    }
}
