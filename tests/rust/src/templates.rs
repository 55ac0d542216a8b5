//! The files to copy for a new puzzle, one for each family, and all puzzles together with them.

pub mod corridor;
pub mod queens;
pub mod sliding;
pub mod wythoff;

use searchlight_core::{Link, LinkError, PUZZLES, Puzzle, Registry};

/// The templates. Their codes are apart from those of the library's puzzles.
pub static TEMPLATES: Registry = Registry::new(&[
    corridor::PUZZLE,
    sliding::PUZZLE,
    queens::PUZZLE,
    wythoff::PUZZLE,
]);

/// The puzzles of the library, then the templates: what holds for every puzzle holds for these.
pub fn puzzles() -> impl Iterator<Item = &'static Puzzle> {
    PUZZLES.iter().chain(TEMPLATES.iter())
}

/// Reads a link to any of [`puzzles`].
///
/// # Errors
/// As [`Link::decode`] of a library that has the templates, too.
pub fn decode(bytes: &[u8]) -> Result<Link, LinkError> {
    match Link::decode(bytes) {
        Err(LinkError::Puzzle { .. }) => Link::decode_from(&TEMPLATES, bytes),
        read => read,
    }
}
