//! The algorithms of the backtracking family: the names of branching rules.

/// The name of a branching rule, with its parameter if it has one. Each puzzle defines its own names
/// as constants of its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Algorithm {
    id: &'static str,
    parameter: Parameter,
}

/// The parameter of a branching rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The rule has no parameter.
    None,
    /// Index of a heuristic among those of the puzzle.
    Heuristic(u8),
    /// Maximum number of moves: `0..=`[`Algorithm::MOST_LIMIT`].
    Limit(u8),
    /// The orders of a constraint search: which variable is next, and which of its values.
    #[cfg(feature = "constraints")]
    Orders(VariableOrder, ValueOrder),
}

/// The order in which a constraint search chooses its variables. Ties go to the first variable.
#[cfg(feature = "constraints")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableOrder {
    /// The order of the puzzle.
    Given,
    /// The variable with the fewest values left (Haralick and Elliott 1980, "fail first").
    FewestValues,
    /// The variable with the most neighbours that are not assigned (Brélaz 1979, the degree).
    MostConstraining,
}

/// The order in which a constraint search tries the values of a variable. Ties go to the first
/// value.
#[cfg(feature = "constraints")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueOrder {
    /// The order of the puzzle.
    Given,
    /// The value that crosses out the fewest values of variables that are not assigned.
    LeastConstraining,
}

#[cfg(feature = "constraints")]
impl VariableOrder {
    /// All orders.
    pub const ALL: [Self; 3] = [Self::Given, Self::FewestValues, Self::MostConstraining];
    /// Their names, in the same order.
    pub(crate) const NAMES: &[&str] = &["given", "fewest-values", "most-constraining"];
}

#[cfg(feature = "constraints")]
impl ValueOrder {
    /// All orders.
    pub const ALL: [Self; 2] = [Self::Given, Self::LeastConstraining];
    /// Their names, in the same order.
    pub(crate) const NAMES: &[&str] = &["given", "least-constraining"];
}

impl Algorithm {
    /// Maximum limit of a rule with a limit: the number of moves of a shortest answer to the
    /// hardest board of the 15-puzzle.
    pub const MOST_LIMIT: u8 = 80;

    /// Makes the name of a branching rule.
    pub const fn new(id: &'static str) -> Self {
        let parameter = Parameter::None;
        Self { id, parameter }
    }

    /// Makes the same rule with another parameter.
    pub const fn with(self, parameter: Parameter) -> Self {
        Self { parameter, ..self }
    }

    /// Returns the name in commands and in the dictionaries of the page.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Returns the parameter.
    pub const fn parameter(self) -> Parameter {
        self.parameter
    }

    /// Returns whether both are the same rule. Ignores the parameters.
    pub(crate) fn is_like(self, other: Self) -> bool {
        self.id == other.id
    }

    /// Returns the number that stands for the parameter in links; 0 if there is no parameter.
    pub(crate) fn options(self) -> u64 {
        match self.parameter {
            Parameter::None => 0,
            Parameter::Heuristic(number) | Parameter::Limit(number) => number.into(),
            #[cfg(feature = "constraints")]
            Parameter::Orders(variables, values) => {
                variables as u64 + VariableOrder::ALL.len() as u64 * values as u64
            }
        }
    }

    /// Returns the same rule with the parameter for which `options` stands in links. Returns `None`
    /// if no link of this rule has that number. `heuristics` is the number of the puzzle's
    /// heuristics.
    pub(crate) fn with_options(self, options: u64, heuristics: usize) -> Option<Self> {
        let number = u8::try_from(options).ok()?;
        let parameter = match self.parameter {
            Parameter::None if number == 0 => Parameter::None,
            Parameter::Heuristic(_) if usize::from(number) < heuristics => {
                Parameter::Heuristic(number)
            }
            Parameter::Limit(_) if number <= Self::MOST_LIMIT => Parameter::Limit(number),
            #[cfg(feature = "constraints")]
            Parameter::Orders(..) => {
                let number = usize::from(number);
                let values = ValueOrder::ALL.get(number / VariableOrder::ALL.len())?;
                Parameter::Orders(
                    VariableOrder::ALL[number % VariableOrder::ALL.len()],
                    *values,
                )
            }
            _ => return None,
        };
        Some(self.with(parameter))
    }

    /// Returns whether the rule is depth-limited search, iterative deepening or IDA*.
    #[cfg(feature = "state-space")]
    pub(crate) fn deepens(self) -> bool {
        let rules = [LIMITED, DEEPENING, IDA_STAR];
        rules.into_iter().any(|rule| self.is_like(rule))
    }
}

/// Depth-first search down to a fixed number of moves, in one round. Its answer is not always the
/// shortest.
#[cfg(feature = "state-space")]
pub const LIMITED: Algorithm = limited(20);
/// Depth-limited search with the limits 0, 1, 2 and so on (Slate and Atkin 1977).
#[cfg(feature = "state-space")]
pub const DEEPENING: Algorithm = Algorithm::new("deepening");
/// Iterative deepening on cost and estimate together (Korf 1985).
#[cfg(feature = "state-space")]
pub const IDA_STAR: Algorithm = ida_star(0);

/// Returns [`LIMITED`] with another number of moves, at most [`Algorithm::MOST_LIMIT`].
#[cfg(feature = "state-space")]
pub const fn limited(moves: u8) -> Algorithm {
    Algorithm::new("limited").with(Parameter::Limit(moves))
}

/// Returns [`IDA_STAR`] with the heuristic of this index.
#[cfg(feature = "state-space")]
pub const fn ida_star(heuristic: u8) -> Algorithm {
    Algorithm::new("idastar").with(Parameter::Heuristic(heuristic))
}
