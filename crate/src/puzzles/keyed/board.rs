//! An instance of a puzzle whose states are keys: ranks, links, settings, starts and searches.

use std::sync::{Arc, OnceLock};

use super::rules::{KeyedPuzzle, Rules};
use crate::backtracking::{Deepening, IDA_STAR};
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::growth::Growth;
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::Kind;
use crate::ordered::{KeyedSpace, Listed, Numbered, Ordered};
use crate::problem::{Algorithm, Family, Problem};
use crate::search::{GoalPolicy, Outcome};
use crate::state_space::{self, SpaceProblem, State};

/// Maximum number of bytes of a text in a link.
const MOST_TEXT: u64 = 400;

/// Makes the instance of a case.
pub(super) fn made(rules: Arc<dyn Rules>) -> Box<dyn Instance> {
    let own = rules.beyond_keys();
    own.unwrap_or_else(|| Box::new(KeyedBoard::new(rules)))
}

/// Writes the text of a case as links hold it: its length, then its bytes.
pub(in crate::puzzles) fn pack_text(text: &str, bytes: &mut Vec<u8>) {
    pack_number(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

/// One instance of a puzzle: its rules, and the start of the search.
#[derive(Clone, Debug)]
pub struct KeyedBoard {
    rules: Arc<dyn Rules>,
    start: u64,
    /// The states with their ranks, made on first use.
    space: Arc<OnceLock<Ranks>>,
}

/// The ranks of states: of all that the root can reach, or of those that searches have found.
#[derive(Clone, Debug)]
enum Ranks {
    Listed(Listed),
    Numbered(Numbered<KeyedSpace>),
}

impl KeyedBoard {
    /// Makes the instance that starts at the root of its rules.
    fn new(rules: Arc<dyn Rules>) -> Self {
        Self {
            start: rules.root(),
            rules,
            space: Arc::default(),
        }
    }

    fn space(&self) -> KeyedSpace {
        KeyedSpace {
            rules: Arc::<dyn Rules>::clone(&self.rules),
            start: self.start,
        }
    }

    fn ranks(&self) -> Ranks {
        let ranks = self.space.get_or_init(|| {
            let space = self.space();
            match Listed::new(Arc::clone(&space.rules)) {
                Some(listed) => Ranks::Listed(listed),
                None => Ranks::Numbered(space.numbered()),
            }
        });
        ranks.clone()
    }

    /// Returns the list of all states with the start of this instance; `None` if they are too many.
    fn listed(&self) -> Option<Listed> {
        match self.ranks() {
            Ranks::Listed(listed) => listed.starting_at(self.start),
            Ranks::Numbered(_) => None,
        }
    }

    fn key(&self, state: State) -> Option<u64> {
        match self.ranks() {
            Ranks::Listed(listed) => listed.key(state),
            Ranks::Numbered(numbered) => numbered.state(state),
        }
    }

    fn started_at(&self, key: u64) -> Option<Self> {
        if let Some(rules) = self.rules.rooted_at(key) {
            return Some(Self::new(rules));
        }
        let start = key;
        let moved = Self {
            start,
            ..self.clone()
        };
        moved.listed().is_some().then_some(moved)
    }

    /// Reads an instance from a link.
    ///
    /// # Errors
    /// If the link holds no case as the puzzle writes it, or a start that its searches do not have.
    pub(super) fn unpack(
        puzzle: &'static KeyedPuzzle,
        unpacker: &mut Unpacker<'_>,
    ) -> Result<Box<dyn Instance>, UnpackError> {
        let count = unpacker.number(MOST_TEXT)?;
        let bytes: Result<Vec<u8>, _> = (0..count).map(|_| unpacker.byte()).collect();
        let text = String::from_utf8(bytes?).ok();
        let rules = text.and_then(|text| {
            let rules = puzzle.read_text(&text)?;
            (rules.text() == text).then_some(rules)
        });
        let rules = rules.ok_or_else(|| unpacker.refuse())?;
        if let Some(own) = rules.beyond_keys() {
            return Ok(own);
        }
        let board = Self::new(rules);
        if board.rules.rooted_at(board.start).is_some() {
            return Ok(Box::new(board));
        }
        let key = unpacker.number(u64::MAX >> 1)?;
        let moved = board.started_at(key).ok_or_else(|| unpacker.refuse())?;
        Ok(Box::new(moved))
    }

    /// Returns whether depth-first search alone suits the instance, see [`Keyed::shrinks`].
    fn is_depth_first(&self) -> bool {
        self.rules.shrinks() && self.rules.too_many().is_some()
    }

    fn deepening(&self) -> Deepening<KeyedSpace> {
        let guided = KeyedSpace::guided_by(self.rules.puzzle().heuristics);
        let most = self.rules.puzzle().most_moves;
        let deepening = self.space().deepening(&guided, most, most);
        deepening.offered(!self.is_depth_first())
    }

    /// Returns the keys of an answer, from the start to the goal; empty without an answer.
    fn path(&self, certificate: Option<&Certificate>) -> Vec<u64> {
        let path = match certificate {
            Some(Certificate::StateSpace(
                state_space::Certificate::Path { states, .. }
                | state_space::Certificate::Cheapest { states, .. },
            )) => states.iter().map(|&state| self.key(state)).collect(),
            Some(Certificate::Backtracking(certificate)) => {
                self.deepening().states(certificate.choices())
            }
            _ => None,
        };
        path.unwrap_or_default()
    }
}

impl Instance for KeyedBoard {
    fn kind(&self) -> &'static Kind {
        self.rules.puzzle().kind
    }

    /// A space that is not listed is searched along one path at a time.
    fn algorithm(&self) -> Algorithm {
        match self.ranks() {
            Ranks::Numbered(_) if !self.rules.puzzle().heuristics.is_empty() => {
                Algorithm::Backtracking(IDA_STAR)
            }
            Ranks::Numbered(_) if self.is_depth_first() => {
                Algorithm::StateSpace(state_space::Algorithm::DepthFirst)
            }
            _ => self.rules.puzzle().kind.algorithm,
        }
    }

    /// A search of a space that is not listed would go on for long after its answer.
    fn goal(&self) -> GoalPolicy {
        match self.ranks() {
            Ranks::Listed(_) => GoalPolicy::WholeSpace,
            Ranks::Numbered(_) => GoalPolicy::FirstAnswer,
        }
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        match family {
            Family::StateSpace => Some(Problem::StateSpace(match self.ranks() {
                Ranks::Listed(_) => {
                    let listed = self.listed()?;
                    SpaceProblem::two_way(listed.clone())
                        .ordered_by(|| Ordered::listed(listed, self.rules.puzzle().heuristics))
                }
                Ranks::Numbered(numbered) => {
                    let guided = KeyedSpace::guided_by(self.rules.puzzle().heuristics);
                    let states = self.rules.too_many().unwrap_or(u64::MAX);
                    SpaceProblem::one_way(numbered.clone())
                        .unlisted(states)
                        .depth_first(self.is_depth_first())
                        .ordered_by(|| Ordered::numbered(numbered, guided))
                }
            })),
            Family::Backtracking => Some(Problem::Backtracking(Arc::new(self.deepening()))),
            Family::Games | Family::Trees => None,
        }
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_text(&self.rules.text(), bytes);
        if self.rules.rooted_at(self.start).is_none() {
            pack_number(bytes, self.start);
        }
    }

    fn text(&self) -> Option<String> {
        (self.start == self.rules.root()).then(|| self.rules.text())
    }

    fn answer(&self, outcome: Outcome, certificate: Option<&Certificate>) -> String {
        self.rules.answer(outcome, &self.path(certificate))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: self.rules.puzzle().is_edited,
            ..Editable::default()
        }
    }

    fn edited(&self, cell: u32) -> Edited {
        let cells = self.rules.board_shape().cells() as u32;
        if cell >= cells {
            return Err(EditError::OutsideBoard { cell, cells });
        }
        let is_root = self.start == self.rules.root();
        let edited = is_root.then(|| self.rules.edited(cell)).flatten();
        let edited = edited.ok_or(EditError::FixedCell { cell })?;
        Ok(Box::new(Self::new(edited)))
    }

    fn starting_at(&self, start: State) -> Option<Box<dyn Instance>> {
        Some(Box::new(self.started_at(self.key(start)?)?))
    }

    fn growth(&self) -> Option<Growth> {
        self.rules.growth()
    }

    fn sized(&self, size: u32) -> Option<(u64, Box<dyn Instance>)> {
        let (states, rules) = self.rules.sized(size)?;
        Some((states, Box::new(Self::new(rules))))
    }

    fn settings(&self) -> Vec<Setting> {
        let text = self.rules.text();
        let values = text.split_whitespace();
        // A variant may have a name in place of numbers.
        let values = values.filter(|value| value.parse::<u32>().is_ok());
        let settings = self.rules.puzzle().settings.iter().zip(values);
        let settings = settings.map(|(id, value)| Setting {
            id,
            options: &[],
            value: value.to_owned(),
        });
        settings.collect()
    }

    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let refused = || EditError::setting(id);
        let place = self
            .rules
            .puzzle()
            .settings
            .iter()
            .position(|known| *known == id);
        let place = place.ok_or_else(refused)?;
        let text = self.rules.text();
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let word = words.get_mut(place).ok_or_else(refused)?;
        if *word == value {
            return Ok(Box::new(self.clone()));
        }
        *word = value.trim();
        let rules = self
            .rules
            .puzzle()
            .read_text(&words.join(" "))
            .ok_or_else(refused)?;
        Ok(Box::new(Self::new(rules)))
    }
}
