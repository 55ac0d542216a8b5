//! How the number of states of a puzzle grows with its size.

/// The same puzzle in several sizes, with the formula of its number of states.
#[derive(Clone, Debug)]
pub struct Growth<I> {
    /// The formula in mathematical notation, for a size n.
    pub formula: &'static str,
    /// The sizes, in ascending order.
    pub sizes: Vec<Grown<I>>,
}

/// The puzzle in one size.
#[derive(Clone, Debug)]
pub struct Grown<I> {
    /// The n of the formula.
    pub size: u32,
    /// Number of states by the formula. The start can reach all of them or fewer.
    pub states: u64,
    /// An instance of this size, small enough for a list of all of its states.
    pub instance: I,
}

impl<I> Growth<I> {
    /// Makes the list of sizes, and leaves out those without an instance.
    pub fn new(
        formula: &'static str,
        sizes: impl IntoIterator<Item = (u32, u64, Option<I>)>,
    ) -> Self {
        let sizes = sizes.into_iter().filter_map(|(size, states, instance)| {
            Some(Grown {
                size,
                states,
                instance: instance?,
            })
        });
        Self {
            formula,
            sizes: sizes.collect(),
        }
    }

    /// Converts the instances.
    pub fn map<J>(self, convert: impl Fn(I) -> J) -> Growth<J> {
        let sizes = self.sizes.into_iter().map(|grown| Grown {
            size: grown.size,
            states: grown.states,
            instance: convert(grown.instance),
        });
        Growth {
            formula: self.formula,
            sizes: sizes.collect(),
        }
    }
}
