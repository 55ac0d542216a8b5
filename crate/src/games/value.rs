//! The value of a position.

/// The most plies that a game can last.
pub const MOST_PLIES: u16 = u16::MAX >> 1;

/// The value of a position for the player who moved there: a greater value is better.
///
/// The best positions are those where the opponent loses, the sooner the better; among those where
/// the opponent wins, the later the better. The value says the same as the *plies* that the game
/// lasts from the position when the winner plays as short and the loser as long as possible. The
/// number of plies is even where the player to move loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(u16);

impl Value {
    /// The value of a position that has none yet: less than any other.
    pub const UNKNOWN: Self = Self(0);
    /// The value of a position without moves.
    pub const TERMINAL: Self = Self::of(0);

    /// Makes the value of a position from which the game lasts `plies`, at most [`MOST_PLIES`].
    #[inline]
    pub const fn of(plies: u16) -> Self {
        if plies.is_multiple_of(2) {
            Self(u16::MAX - plies)
        } else {
            Self(plies)
        }
    }

    /// Tells the plies that the game lasts from the position; `None` where it has no value yet.
    #[inline]
    pub fn plies(self) -> Option<u16> {
        match self {
            Self::UNKNOWN => None,
            Self(value) if self.loses() => Some(u16::MAX - value),
            Self(plies) => Some(plies),
        }
    }

    /// Tells whether the player who is to move in the position loses.
    #[inline]
    pub const fn loses(self) -> bool {
        self.0 > MOST_PLIES
    }

    /// Makes the value of a position whose best move leads to a position of this value.
    /// [`UNKNOWN`](Self::UNKNOWN) stands for a position without moves, which gets the value
    /// [`TERMINAL`](Self::TERMINAL).
    #[inline]
    pub fn before(self) -> Self {
        self.plies()
            .map_or(Self::TERMINAL, |plies| Self::of(plies + 1))
    }
}
