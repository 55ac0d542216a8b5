//! The algorithms of the win/lose family.

/// A way to fill the table of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Algorithm {
    /// In the order of positions; a cell has its value at its first losing successor, so the table
    /// tells who wins, not how soon.
    First,
    /// In the order of positions; a cell has its value when all of its successors have been looked
    /// at.
    Full,
    /// Backwards from the positions without moves, in waves of equal distance (Ströhlein 1970;
    /// Thompson 1986, "Retrograde analysis of certain endgames").
    Retrograde,
}

impl Algorithm {
    /// Gives the name in the command and the dictionaries.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Full => "full",
            Self::Retrograde => "waves",
        }
    }
}
