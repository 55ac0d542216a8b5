//! Judges' text: its lines, and the errors in them.

mod fault;
mod line;
mod line_splitter;

pub use fault::{InputError, InputFault, Letters};
pub use line::Line;
pub(crate) use line::plain_text;
pub use line_splitter::{LineSplitter, TakeLine};
