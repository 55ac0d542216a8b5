//! Instances of constraint puzzles: a puzzle implements [`ConstraintRules`], and [`Constrained`]
//! derives links, settings, counting and editing.

use std::num::NonZeroU64;
use std::sync::Arc;

use crate::backtracking::constraints::{ARCS, ConstraintProblem, Constraints, FORWARD, PLAIN};
use crate::backtracking::{self, Choice};
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::instance::{EditError, Editable, Edited, Instance, Setting, count};
use crate::kind::{Algorithms, Kind};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::{CaseReader, Puzzle};
use crate::search::{GoalPolicy, Outcome};

/// The algorithms of every constraint puzzle.
pub const ALGORITHMS: Algorithms = Algorithms::new(&[
    (0, Algorithm::Backtracking(PLAIN)),
    (1, Algorithm::Backtracking(FORWARD)),
    (2, Algorithm::Backtracking(ARCS)),
]);

/// The setting that says after which answer to stop, and its values.
pub const FIND: &str = "find";
/// Value of [`FIND`]: stop at the first answer.
pub const FIRST: &str = "first";
/// Value of [`FIND`]: count all answers.
pub const ALL: &str = "all";
const FINDS: &[&str] = &[FIRST, ALL];

/// The rules of a constraint puzzle, its text and its links.
///
/// # Consequences of a wrong implementation
/// If [`pack`](Self::pack) and [`unpack`](Self::unpack) do not fit together, links open other
/// boards.
pub trait ConstraintRules: Constraints + Clone + 'static {
    /// Properties that all instances share.
    const KIND: &'static Kind;
    /// Names of the rule and of the cut.
    const REASONS: &'static [&'static str; 2];
    /// Whether the judges ask for the number of answers, and not for an answer.
    const COUNTS: bool;
    /// Whether a board should have only one answer.
    const IS_UNIQUE: bool;
    /// Maximum number of answers that are counted.
    const MOST_COUNTED: Option<NonZeroU64>;

    /// Makes a reader for the beginning of a judges' text.
    fn reader() -> Box<dyn CaseReader>;

    /// Writes the judges' text.
    fn text(&self) -> String;

    /// Appends the bytes that stand for the board in a link.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Reads the bytes that [`pack`](Self::pack) wrote.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes are anything else.
    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError>;

    /// Writes an answer in the judges' format.
    fn answer(&self, choices: &[Choice]) -> String;

    /// Returns which parts of the board the user can edit.
    fn editable(&self) -> Editable {
        Editable::default()
    }

    /// Changes the size of the board; `None` if the puzzle allows no board of that size.
    fn resized(&self, shape: Shape) -> Option<Self> {
        (shape == self.board_shape()).then(|| self.clone())
    }

    /// Makes one cell show `number`, or the next of its numbers for `None`.
    ///
    /// # Errors
    /// The reason why the cell cannot show it.
    fn numbered(&self, cell: u32, _number: Option<u32>) -> Result<Self, EditError> {
        Err(EditError::FixedCell { cell })
    }

    /// Lists the settings of the board besides [`FIND`].
    fn settings(&self) -> Vec<Setting> {
        Vec::new()
    }

    /// Changes one of these settings; `None` if the setting or the value does not exist.
    fn with_setting(&self, _id: &str, _value: &str) -> Option<Self> {
        None
    }

    /// Makes a random board. [`Kind::wanted`] gives the meaning of `wanted`.
    fn random(&self, _wanted: Option<u32>, _seed: u64) -> Option<Self> {
        None
    }

    /// Returns the given numbers, one for each cell, 0 for none.
    fn given_numbers(&self) -> Option<Vec<u8>> {
        None
    }
}

/// Makes the entry of a puzzle in the registry.
pub const fn puzzle<R: ConstraintRules>() -> Puzzle {
    Puzzle {
        kind: R::KIND,
        reader: R::reader,
        unpack: |unpacker| {
            let finds_all = unpacker.number(1)? == 1;
            let rules = R::unpack(unpacker)?;
            Ok(Box::new(Constrained { rules, finds_all }))
        },
    }
}

/// One board of a constraint puzzle with its settings.
#[derive(Clone, Debug)]
pub struct Constrained<R> {
    rules: R,
    /// Whether to count all answers; otherwise the search stops at the first.
    finds_all: bool,
}

impl<R: ConstraintRules> Constrained<R> {
    /// Makes the instance as the judges ask for it.
    pub fn new(rules: R) -> Self {
        let finds_all = R::COUNTS;
        Self { rules, finds_all }
    }

    fn with(&self, rules: R) -> Box<dyn Instance> {
        let finds_all = self.finds_all;
        Box::new(Self { rules, finds_all })
    }
}

impl<R: ConstraintRules> Instance for Constrained<R> {
    fn kind(&self) -> &'static Kind {
        R::KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        let problem = || ConstraintProblem::new(self.rules.clone(), R::REASONS);
        (family == Family::Backtracking).then(|| Problem::Backtracking(Arc::new(problem())))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.finds_all.into());
        self.rules.pack(bytes);
    }

    fn text(&self) -> Option<String> {
        Some(self.rules.text())
    }

    fn answer(&self, _: Outcome, certificate: Option<&Certificate>) -> String {
        match certificate {
            Some(Certificate::Backtracking(backtracking::Certificate::Choices { choices })) => {
                self.rules.answer(choices)
            }
            _ if self.finds_all => count(0, true),
            _ => "Impossible".to_owned(),
        }
    }

    fn goal(&self) -> GoalPolicy {
        if self.finds_all {
            GoalPolicy::CountTo(R::MOST_COUNTED)
        } else {
            GoalPolicy::FirstAnswer
        }
    }

    fn tells_others(&self) -> bool {
        R::IS_UNIQUE && !self.finds_all
    }

    fn editable(&self) -> Editable {
        self.rules.editable()
    }

    fn edited(&self, cell: u32) -> Edited {
        Ok(self.with(self.rules.numbered(cell, None)?))
    }

    fn numbered(&self, cell: u32, number: u32) -> Edited {
        Ok(self.with(self.rules.numbered(cell, Some(number))?))
    }

    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        let resized = self.rules.resized(shape);
        let resized = resized.ok_or(if self.rules.editable().size {
            EditError::Size { rows, columns }
        } else {
            EditError::FixedSize
        });
        Ok(self.with(resized?))
    }

    fn settings(&self) -> Vec<Setting> {
        let mut settings = self.rules.settings();
        settings.push(Setting {
            id: FIND,
            options: FINDS,
            value: FINDS[usize::from(self.finds_all)].to_owned(),
        });
        settings
    }

    fn with_setting(&self, id: &str, value: &str) -> Edited {
        if id != FIND {
            let set = self.rules.with_setting(id, value);
            return Ok(self.with(set.ok_or_else(|| EditError::setting(id))?));
        }
        if !FINDS.contains(&value) {
            return Err(EditError::setting(id));
        }
        Ok(Box::new(Self {
            finds_all: value == ALL,
            ..self.clone()
        }))
    }

    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        Some(self.with(self.rules.random(wanted, seed)?))
    }

    fn given_numbers(&self) -> Option<Vec<u8>> {
        self.rules.given_numbers()
    }
}
