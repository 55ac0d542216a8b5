//! The value of a position.

/// Maximum number of plies of a game.
pub const MOST_PLIES: u16 = u16::MAX >> 1;

/// The value of a position for the player who moved to it: a greater value is better.
///
/// The best positions are those in which the opponent loses, the sooner the better. Then come those
/// in which the opponent wins, the later the better. The value encodes the *plies* that the game
/// lasts from the position if the winner wins as soon as possible and the loser loses as late as
/// possible. The number of plies is even if the player to move loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(u16);

impl Value {
    /// Value of a position that is not computed yet. It is less than any other value.
    pub const UNKNOWN: Self = Self(0);
    /// Value of a position without moves.
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

    /// Returns the plies that the game lasts from the position; `None` if the value is not computed
    /// yet.
    #[inline]
    pub fn plies(self) -> Option<u16> {
        match self {
            Self::UNKNOWN => None,
            Self(value) if self.loses() => Some(u16::MAX - value),
            Self(plies) => Some(plies),
        }
    }

    /// Returns whether the player to move in the position loses.
    #[inline]
    pub const fn loses(self) -> bool {
        self.0 > MOST_PLIES
    }

    /// Returns the value of a position whose best successor has this value. For
    /// [`UNKNOWN`](Self::UNKNOWN), which stands for no successor, returns
    /// [`TERMINAL`](Self::TERMINAL).
    #[inline]
    pub fn before(self) -> Self {
        self.plies()
            .map_or(Self::TERMINAL, |plies| Self::of(plies + 1))
    }
}
