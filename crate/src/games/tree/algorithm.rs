//! The searches of a game tree.

/// A search of a game tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Algorithm {
    /// Whether moves are cut that cannot change the value of the root: alpha-beta instead of
    /// minimax.
    pub cuts: bool,
    /// Order in which the moves of a position are tried.
    pub order: Order,
    /// Maximum depth of the search, in plies; a position at this depth gets an estimate. 0 for a
    /// search to the end of the game.
    pub limit: u8,
}

/// Maximum depth limit.
pub const MOST_LIMIT: u8 = 9;

/// The order in which a search tries the moves of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Order {
    /// The order in which the game lists the moves.
    Given,
    /// The best move first, by the values that an earlier search of the whole tree found. Equal
    /// moves keep the order in which the game lists them.
    Best,
}

impl Order {
    /// Names of the orders, by number.
    pub const NAMES: &'static [&'static str] = &["given", "best"];
}

impl Algorithm {
    /// Minimax to the end of the game.
    pub const MINIMAX: Self = Self::new(false);
    /// Alpha-beta search to the end of the game (Knuth and Moore 1975, "An analysis of alpha-beta
    /// pruning").
    pub const ALPHA_BETA: Self = Self::new(true);

    const fn new(cuts: bool) -> Self {
        Self {
            cuts,
            order: Order::Given,
            limit: 0,
        }
    }

    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        if self.cuts { "alphabeta" } else { "minimax" }
    }

    /// Returns whether both are the same algorithm. Ignores the order and the limit.
    pub(crate) fn is_like(self, other: Self) -> bool {
        self.cuts == other.cuts
    }

    /// Returns the number that stands in links for the order and the limit.
    pub(crate) fn options(self) -> u64 {
        self.order as u64 + 2 * u64::from(self.limit)
    }

    /// Returns the same algorithm with the options for which this number stands in links; `None` if
    /// there are no such options.
    pub(crate) fn with_options(self, options: u64) -> Option<Self> {
        let limit = u8::try_from(options / 2).ok()?;
        let order = if options.is_multiple_of(2) {
            Order::Given
        } else {
            Order::Best
        };
        (limit <= MOST_LIMIT).then_some(Self {
            order,
            limit,
            ..self
        })
    }
}
