//! The algorithms of the win/lose family.

/// An algorithm that fills the table of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Algorithm {
    /// Fills cells in the order of positions. For each cell, probes successors up to the first
    /// losing one. The table then holds who wins, but not how soon.
    First,
    /// Fills cells in the order of positions. For each cell, probes all successors.
    Full,
    /// Fills cells backwards from the positions without moves, in waves of equal distance
    /// (Ströhlein 1970; Thompson 1986, "Retrograde analysis of certain endgames").
    Retrograde,
}

impl Algorithm {
    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Full => "full",
            Self::Retrograde => "waves",
        }
    }
}
