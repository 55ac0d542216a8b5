//! The settings of a search, such as its heuristic or its limit, by name.

#[cfg(feature = "rules")]
use crate::branching_rule::Parameter;
#[cfg(feature = "constraints")]
use crate::branching_rule::{ValueOrder, VariableOrder};
#[cfg(feature = "games")]
use crate::games::tree::Order;
use crate::instance::{EditError, Setting};
use crate::kind::Kind;
use crate::problem::Algorithm;
use crate::search::RunError;
#[cfg(feature = "state-space")]
use crate::state_space::Guide;

/// Id of the setting that chooses the algorithm's heuristic.
const HEURISTIC: &str = "heuristic";
/// Id of the setting that chooses the weight of the heuristic.
#[cfg(feature = "state-space")]
const WEIGHT: &str = "weight";
/// Id of the setting that chooses the order of moves in a game tree.
#[cfg(feature = "games")]
const ORDER: &str = "order";
/// Id of the setting that limits the depth of the search of a game tree, and its values.
#[cfg(feature = "games")]
const PLIES: &str = "plies";
#[cfg(feature = "games")]
const PLY_LIMITS: &[&str] = &["all", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
/// Id of the setting that limits the depth of the search.
#[cfg(feature = "rules")]
const LIMIT: &str = "limit";
/// Id of the setting that chooses the next variable of a constraint search.
#[cfg(feature = "constraints")]
const VARIABLES: &str = "variables";
/// Id of the setting that orders the values of a variable.
#[cfg(feature = "constraints")]
const VALUES: &str = "values";
/// Values of the setting `weight`.
#[cfg(feature = "state-space")]
const WEIGHTS: &[&str] = &["1", "2", "3", "4", "5"];

impl Kind {
    /// Returns the name of the heuristic that guides an algorithm; `None` for one without a
    /// heuristic.
    pub fn heuristic_of(&self, algorithm: Algorithm) -> Option<String> {
        let mut settings = self.algorithm_settings(algorithm).into_iter();
        let setting = settings.find(|setting| setting.id == HEURISTIC);
        setting.map(|setting| setting.value)
    }

    /// Lists the settings that an algorithm has. The possible ones are its heuristic, its weight,
    /// its limit, its orders of variables and values, and its order of moves.
    pub fn algorithm_settings(&self, algorithm: Algorithm) -> Vec<Setting> {
        let mut settings = Vec::new();
        let names = self.algorithms.heuristics();
        let mut add = |id, options: &'static [&'static str], number: u8, first: u8| {
            let option = options.get(usize::from(number.saturating_sub(first)));
            let value = option.map_or_else(|| number.to_string(), ToString::to_string);
            settings.push(Setting { id, options, value });
        };
        match algorithm {
            #[cfg(feature = "state-space")]
            Algorithm::StateSpace(own) => {
                if let Some(guide) = own.guide() {
                    add(HEURISTIC, names, guide.heuristic, 0);
                    if own.guided(Guide { weight: 2, ..guide }).is_some() {
                        add(WEIGHT, WEIGHTS, guide.weight, 1);
                    }
                }
            }
            #[cfg(feature = "rules")]
            Algorithm::Backtracking(own) => match own.parameter() {
                Parameter::None => {}
                Parameter::Heuristic(number) => add(HEURISTIC, names, number, 0),
                Parameter::Limit(limit) => add(LIMIT, &[], limit, 0),
                #[cfg(feature = "constraints")]
                Parameter::Orders(variables, values) => {
                    add(VARIABLES, VariableOrder::NAMES, variables as u8, 0);
                    add(VALUES, ValueOrder::NAMES, values as u8, 0);
                }
            },
            #[cfg(feature = "games")]
            Algorithm::Games(_) => {}
            #[cfg(feature = "games")]
            Algorithm::Trees(own) => {
                add(ORDER, Order::NAMES, own.order as u8, 0);
                add(PLIES, PLY_LIMITS, own.limit, 0);
            }
        }
        settings
    }

    /// Returns the name of a search: the name of its algorithm, then the values of its settings in
    /// their order, each after a tilde. Leaves out the settings if all have their default values.
    pub fn search_name(&self, algorithm: Algorithm) -> String {
        let mut name = algorithm.id().to_owned();
        if self.algorithm(Some(&name)) != Ok(algorithm) {
            for setting in self.algorithm_settings(algorithm) {
                name.push('~');
                name.push_str(&setting.value);
            }
        }
        name
    }

    /// Returns the search with a name that [`search_name`](Self::search_name) writes. Settings that
    /// the name leaves out have their default values.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle has no such algorithm, setting or value.
    pub fn search(&self, name: &str) -> Result<Algorithm, RunError> {
        let unknown = || RunError::UnknownAlgorithm {
            id: name.to_owned(),
        };
        let mut parts = name.split('~');
        let mut search = self.algorithm(parts.next())?;
        let settings = self.algorithm_settings(search);
        let mut settings = settings.iter().map(|setting| setting.id);
        for value in parts {
            let id = settings.next().ok_or_else(unknown)?;
            let changed = self.algorithm_with(search, id, value);
            search = changed.ok().flatten().ok_or_else(unknown)?;
        }
        Ok(search)
    }

    /// Returns `algorithm` with the settings of `other`. Leaves out settings and values that
    /// `algorithm` does not have.
    pub fn algorithm_like(&self, algorithm: Algorithm, other: Algorithm) -> Algorithm {
        let settings = self.algorithm_settings(other).into_iter();
        settings.fold(algorithm, |like, Setting { id, value, .. }| {
            let changed = self.algorithm_with(like, id, &value);
            changed.ok().flatten().unwrap_or(like)
        })
    }

    /// Changes a setting of an algorithm. Returns `None` if the algorithm has no setting with this
    /// name; the setting may then be one of the instance.
    ///
    /// # Errors
    /// [`EditError::Setting`] if the setting does not have this value.
    pub fn algorithm_with(
        &self,
        algorithm: Algorithm,
        id: &str,
        value: &str,
    ) -> Result<Option<Algorithm>, EditError> {
        let mut settings = self.algorithm_settings(algorithm).into_iter();
        let Some(setting) = settings.find(|setting| setting.id == id) else {
            return Ok(None);
        };
        let number = if setting.options.is_empty() {
            value.trim().parse().ok()
        } else {
            let index = setting.options.iter().position(|&option| option == value);
            index.map(|index| index as u8)
        };
        let changed = number.and_then(|number: u8| match algorithm {
            #[cfg(feature = "state-space")]
            Algorithm::StateSpace(own) => {
                let guide = own.guide()?;
                let guide = match id {
                    HEURISTIC => Guide {
                        heuristic: number,
                        ..guide
                    },
                    _ => Guide {
                        weight: number + 1,
                        ..guide
                    },
                };
                own.guided(guide).map(Algorithm::StateSpace)
            }
            #[cfg(feature = "games")]
            Algorithm::Trees(own) => {
                let (order, limit) = match id {
                    ORDER => (number, own.limit),
                    _ => (own.order as u8, number),
                };
                let options = u64::from(order) + 2 * u64::from(limit);
                algorithm.with_options(options, 0)
            }
            #[cfg(feature = "rules")]
            Algorithm::Backtracking(own) => {
                let number = match own.parameter() {
                    #[cfg(feature = "constraints")]
                    Parameter::Orders(variables, values) => {
                        let variables = if id == VARIABLES {
                            number
                        } else {
                            variables as u8
                        };
                        let values = if id == VALUES { number } else { values as u8 };
                        variables + VariableOrder::ALL.len() as u8 * values
                    }
                    _ => number,
                };
                algorithm.with_options(number.into(), self.algorithms.heuristics().len())
            }
            #[cfg(feature = "games")]
            Algorithm::Games(_) => algorithm.with_options(number.into(), 0),
        });
        changed.map(Some).ok_or_else(|| EditError::setting(id))
    }
}
