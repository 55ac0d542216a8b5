//! The algorithms of the backtracking family.

/// The name of a branching rule. Each puzzle defines its own names as constants of its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Algorithm(&'static str);

impl Algorithm {
    /// Makes the name of a branching rule.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        self.0
    }
}
