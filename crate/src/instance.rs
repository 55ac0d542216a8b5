//! One instance of a puzzle, with functions for the editor, links and judges.

use std::fmt;
#[cfg(feature = "constraints")]
use std::num::NonZeroU64;

use serde::Serialize;

use crate::board::{Contribution, Shape};
#[cfg(feature = "rules")]
use crate::branching_rule::Parameter;
#[cfg(feature = "constraints")]
use crate::branching_rule::{ValueOrder, VariableOrder};
use crate::certificate::Certificate;
#[cfg(feature = "games")]
use crate::games::tree::Order;
#[cfg(feature = "orders")]
use crate::growth::Growth;
use crate::kind::Kind;
use crate::problem::{Algorithm, Family, Problem};
#[cfg(feature = "constraints")]
use crate::search::Policy;
use crate::search::{GoalPolicy, Outcome, RunError};
#[cfg(feature = "state-space")]
use crate::state_space::{Guide, State};

/// Maximum number of steps of a search for a second answer.
#[cfg(feature = "constraints")]
const OTHERS_STEPS: u64 = 100_000;

/// A changed instance, or the reason why the edit is refused.
pub type Edited = Result<Box<dyn Instance>, EditError>;

/// Clones an [`Instance`] behind a trait object. Every instance that is [`Clone`] has this trait.
pub trait CloneInstance {
    /// Makes an equal instance.
    fn boxed(&self) -> Box<dyn Instance>;
}

impl<I: Instance + Clone + 'static> CloneInstance for I {
    fn boxed(&self) -> Box<dyn Instance> {
        Box::new(self.clone())
    }
}

/// One instance of a puzzle, with functions for the editor, links and judges.
///
/// Every kind of edit is optional: the provided methods refuse all edits.
pub trait Instance: CloneInstance + Send {
    /// Returns the puzzle's kind.
    fn kind(&self) -> &'static Kind;

    /// Returns the default algorithm. The provided method returns that of the kind.
    fn algorithm(&self) -> Algorithm {
        self.kind().algorithm
    }

    /// Makes the problem that the algorithms of a family search. Returns `None` if the puzzle has
    /// no algorithm of that family.
    fn problem(&self, family: Family) -> Option<Problem>;

    /// Returns the answer of a formula if the instance is too large to be searched; `None` if it is
    /// searched.
    #[cfg(feature = "trees")]
    fn by_formula(&self) -> Option<Formula> {
        None
    }

    /// Returns why no search of `family` can run on this instance, though the puzzle has such
    /// searches; `None` if they can run.
    #[cfg(feature = "trees")]
    fn refuses(&self, _family: Family) -> Option<RunError> {
        None
    }

    /// Appends the bytes that stand for this instance in a link.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Writes the judges' text of this instance. The text contains no settings, and not the
    /// solution from which the board was made, if it was made from one. Returns `None` if the
    /// judges' format cannot express the board.
    fn text(&self) -> Option<String>;

    /// Writes the answer in the judges' format. Called only for a search that reached its end,
    /// unless its answers are [counted](Self::counted).
    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String;

    /// Writes the answer in the judges' format if answers are counted: `goals` were found, and no
    /// others exist if `all` is true.
    fn counted(&self, goals: u64, all: bool) -> String {
        count(goals, all)
    }

    /// Returns the number of states of the problem if its space goes on beyond them. A search that
    /// finds no answer among these states then proves nothing.
    fn unexplored_beyond(&self) -> Option<u32> {
        None
    }

    /// Returns when a run on the page stops searching.
    fn goal(&self) -> GoalPolicy {
        GoalPolicy::WholeSpace
    }

    /// Returns whether an instance should have only one answer, so that the user wants to know of
    /// another.
    fn tells_others(&self) -> bool {
        false
    }

    /// Returns which parts of the instance the user can edit.
    fn editable(&self) -> Editable {
        Editable::default()
    }

    /// Lists other readings of this instance's judges' text, for users with other conventions, such
    /// as rows that count from 1. Each reading has the name of its convention in the dictionaries
    /// of the page; the likeliest reading comes first.
    fn otherwise(&self) -> Vec<(&'static str, Box<dyn Instance>)> {
        Vec::new()
    }

    /// Changes one cell to the next of its possible contents.
    ///
    /// # Errors
    /// [`EditError::OutsideBoard`] for a cell outside the board, [`EditError::FixedCell`] for a
    /// cell that cannot change.
    fn edited(&self, cell: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Changes one cell of the board that the search of a game tree shows, which can be another than
    /// that of the game's table. The provided method is [`edited`](Self::edited).
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited).
    #[cfg(feature = "trees")]
    fn tree_edited(&self, cell: u32) -> Edited {
        self.edited(cell)
    }

    /// Makes one cell show `number`. Only puzzles whose cells show numbers allow this.
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited), and an error for a number that a cell cannot show.
    fn numbered(&self, cell: u32, _number: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Returns the cells of the goal board, in the same codes as the start's board. Returns `None`
    /// if the puzzle has no goal board that the user can edit.
    fn goal_board(&self) -> Option<Vec<u8>> {
        None
    }

    /// Changes one cell of the goal board.
    ///
    /// # Errors
    /// The errors of [`edited`](Self::edited), and an error if the puzzle has no such board.
    fn goal_edited(&self, cell: u32) -> Edited {
        Err(EditError::FixedCell { cell })
    }

    /// Changes the size of the board and keeps the contents that fit on the new board. The provided
    /// method allows only the size that the board already has.
    ///
    /// # Errors
    /// [`EditError::Size`] if the puzzle allows no board of that size, [`EditError::FixedSize`] if
    /// this board cannot change its size.
    fn resized(&self, shape: Shape) -> Edited {
        let problem = self.problem(self.kind().family());
        if problem.is_some_and(|problem| problem.board_shape() == shape) {
            return Ok(self.boxed());
        }
        Err(EditError::FixedSize)
    }

    /// Makes the instance that starts at the state of rank `start`; `None` if the puzzle has no
    /// state space.
    #[cfg(feature = "state-space")]
    fn starting_at(&self, _start: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// Makes the instance whose goal is the state of rank `goal`; `None` if the puzzle has no
    /// single goal that can be chosen.
    #[cfg(feature = "state-space")]
    fn ending_at(&self, _goal: State) -> Option<Box<dyn Instance>> {
        None
    }

    /// Writes what each cell of a board adds to the estimate of a heuristic, for pictures. The board
    /// holds the codes of the page; both slices have one entry for each cell. Returns false, and
    /// writes nothing, if the estimate of this heuristic is not a sum over cells.
    fn contributions(&self, _heuristic: &str, _board: &[u8], _to: &mut [Contribution]) -> bool {
        false
    }

    /// Lists the settings of the instance other than its board.
    fn settings(&self) -> Vec<Setting> {
        Vec::new()
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// [`EditError::Setting`] if the setting or the value does not exist.
    fn with_setting(&self, id: &str, _value: &str) -> Edited {
        Err(EditError::setting(id))
    }

    /// Returns the name of the puzzle's variant, if the instance belongs to a variant with its own
    /// picture and texts.
    fn variant(&self) -> Option<&'static str> {
        None
    }

    /// Makes a random instance like this one from `seed`, if that needs no survey of a state space.
    /// [`Kind::wanted`] gives the meaning of `wanted`.
    fn random(&self, _wanted: Option<u32>, _seed: u64) -> Option<Box<dyn Instance>> {
        None
    }

    /// Returns the sizes of the puzzle with the formula of its number of states; `None` if it has only
    /// one size or no formula.
    #[cfg(feature = "orders")]
    fn growth(&self) -> Option<Growth> {
        None
    }

    /// Returns the number of states by the formula and an instance of a size, one of those of
    /// [`growth`](Self::growth). Its start can reach all of these states or fewer.
    #[cfg(feature = "orders")]
    fn sized(&self, _size: u32) -> Option<(u64, Box<dyn Instance>)> {
        None
    }

    /// Returns the cell on which the search begins, or `None` if it does not begin on a single
    /// cell.
    fn start_cell(&self) -> Option<u32> {
        None
    }

    /// Returns the given numbers, one for each cell, or `None` if the puzzle has no such numbers.
    fn given_numbers(&self) -> Option<Vec<u8>> {
        None
    }
}

impl dyn Instance + '_ {
    /// Makes the problem that an algorithm searches.
    ///
    /// # Errors
    /// [`RunError::UnknownAlgorithm`] if the puzzle has no problem of the algorithm's family, and the
    /// error of an instance that is too large for the family's searches.
    pub fn searched_by(&self, algorithm: Algorithm) -> Result<Problem, RunError> {
        #[cfg(feature = "trees")]
        if let Some(formula) = self.by_formula() {
            return Err(formula.refusal());
        }
        #[cfg(feature = "trees")]
        if let Some(refusal) = self.refuses(algorithm.family()) {
            return Err(refusal);
        }
        let problem = self.problem(algorithm.family());
        problem.ok_or_else(|| RunError::UnknownAlgorithm {
            id: algorithm.id().to_owned(),
        })
    }

    /// Changes one cell of the board that a search of `family` shows, see
    /// [`Instance::edited`].
    ///
    /// # Errors
    /// The errors of [`Instance::edited`].
    #[cfg(feature = "trees")]
    pub fn edited_in(&self, family: Family, cell: u32) -> Edited {
        match family {
            Family::Trees => self.tree_edited(cell),
            _ => self.edited(cell),
        }
    }

    /// Returns whether there is more than one answer. Returns `None` for an instance that does not
    /// [tell](Instance::tells_others), without an answer, or if the search takes too long.
    #[cfg(not(feature = "constraints"))]
    pub fn has_others(&self) -> Option<bool> {
        None
    }

    /// Returns whether there is more than one answer. Returns `None` for an instance that does not
    /// [tell](Instance::tells_others), without an answer, or if the search takes too long.
    #[cfg(feature = "constraints")]
    pub fn has_others(&self) -> Option<bool> {
        if !self.tells_others() {
            return None;
        }
        let algorithm = self.algorithm();
        let policy = Policy {
            step_limit: Some(OTHERS_STEPS),
            ..Policy::new(GoalPolicy::CountTo(NonZeroU64::new(2)))
        };
        let problem = self.searched_by(algorithm).ok()?;
        let mut run = problem.start(algorithm, policy).ok()?;
        run.advance(u64::MAX);
        match run.status().outcome? {
            Outcome::Counted { goals: 2.., .. } => Some(true),
            Outcome::Counted { all: true, .. } => Some(false),
            _ => None,
        }
    }

    /// Writes the answer in the judges' format; empty if a limit ended the search.
    pub fn judged(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        match outcome {
            Outcome::LimitReached | Outcome::StateLimit { .. } => String::new(),
            Outcome::Counted { goals, all } => self.counted(goals, all),
            _ => self.answer(outcome, certificate),
        }
    }
}

impl fmt::Debug for dyn Instance + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance")
            .field("puzzle", &self.kind().id)
            .field("text", &self.text())
            .finish_non_exhaustive()
    }
}

/// The answer of a formula for two heaps, one of which is too large for a table.
#[cfg(feature = "trees")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    /// Maximum number of pieces of a heap in a table.
    pub limit: u32,
    pub heaps: (u32, u32),
    /// The heaps after a winning move; `None` if no move wins.
    pub leaves: Option<(u32, u32)>,
}

#[cfg(feature = "trees")]
impl Formula {
    /// Makes the error of a search, which gives the answer nevertheless.
    fn refusal(self) -> RunError {
        let (first, second) = self.heaps;
        let (left, right) = self.leaves.unwrap_or(self.heaps);
        RunError::ByFormula {
            limit: self.limit,
            first,
            second,
            wins: self.leaves.is_some().into(),
            left,
            right,
        }
    }
}

/// The parts of an instance that the user can edit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Editable {
    /// Whether the user can edit the cells of the start's board.
    pub board: bool,
    /// Whether the user can edit the cells of the goal board.
    pub goal: bool,
    /// Whether the user can change the size of the board.
    pub size: bool,
    /// Whether [`Instance::random`] makes another instance. A state space that can be surveyed has
    /// random starts even if this is false.
    pub random: bool,
}

/// Writes the number of answers, after "at least" unless `all` is true.
pub(crate) fn count(goals: u64, all: bool) -> String {
    if all {
        goals.to_string()
    } else {
        format!("at least {goals}")
    }
}

/// A setting of an instance other than its board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
pub struct Setting {
    /// Name in the command and in the dictionaries of the page.
    pub id: &'static str,
    /// Names of the possible values; empty if any text is a value.
    pub options: &'static [&'static str],
    pub value: String,
}

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

/// The reason why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
#[non_exhaustive]
pub enum EditError {
    /// The cell does not exist.
    OutsideBoard { cell: u32, cells: u32 },
    /// The cell cannot change.
    FixedCell { cell: u32 },
    /// The number is already in the row, the column or the box of the cell.
    #[cfg(feature = "constraints")]
    Repeated { cell: u32 },
    /// The board has room for `most` pieces.
    TooManyPieces { most: u32 },
    /// The puzzle allows no board of this size.
    Size { rows: u32, columns: u32 },
    /// The text fixes the size of the board, so the size cannot change.
    FixedSize,
    /// The setting does not exist, or does not have this value.
    Setting { id: String },
}

impl EditError {
    /// Makes the error for a setting or a value that does not exist.
    pub fn setting(id: &str) -> Self {
        Self::Setting { id: id.to_owned() }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutsideBoard { cell, cells } => {
                write!(f, "there is no cell {cell} on a board of {cells}")
            }
            Self::FixedCell { cell } => write!(f, "cell {cell} cannot change"),
            #[cfg(feature = "constraints")]
            Self::Repeated { cell } => {
                write!(
                    f,
                    "cell {cell} would repeat a number of its row, column or box"
                )
            }
            Self::TooManyPieces { most } => write!(f, "there are {most} pieces at most"),
            Self::Size { rows, columns } => write!(f, "no board has {rows} x {columns} cells"),
            Self::FixedSize => write!(f, "the size of the board cannot change"),
            Self::Setting { id } => write!(f, "{id:?} cannot be set, or not to that"),
        }
    }
}

impl std::error::Error for EditError {}
