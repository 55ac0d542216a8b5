//! Puzzles whose states are keys of 64 bits: the code that they share.
//!
//! An author writes the [`Keyed`] rules and how they are read from judges' text. A [`KeyedBoard`]
//! derives the rest: ranks, links, settings, starts and all searches. Its link holds the judges' text.

use std::sync::{Arc, OnceLock};

use crate::backtracking::{Deepening, IDA_STAR};
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::growth::Growth;
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::Kind;
use crate::ordered::{Keyed, KeyedSpace, Listed, Numbered, Ordered};
use crate::problem::{Algorithm, Family, Problem};
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::search::{GoalPolicy, Outcome};
use crate::state_space::{self, SpaceProblem, State};
use crate::text::{InputError, Line};

/// Maximum number of bytes of a text in a link.
const MOST_TEXT: u64 = 400;

/// How cases follow each other in judges' text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Each line is a case.
    Line,
    /// Lines make a case as soon as they have this number of letters together.
    Letters(usize),
    /// Blank lines end cases.
    Paragraph,
}

/// The rules of one puzzle, with its texts.
pub trait KeyedRules: Keyed + Clone {
    /// Properties of the puzzle.
    const KIND: &'static Kind;
    const FORM: Form;
    /// Names of the settings, which are the words of the text if these are numbers.
    const SETTINGS: &'static [&'static str] = &[];
    /// Names of the heuristics, which [`KIND`](Self::KIND) lists, too. None may overestimate.
    const HEURISTICS: &'static [&'static str] = &[];
    /// Whether [`edited`](Self::edited) changes cells.
    const IS_EDITED: bool = false;
    /// A number of moves that no shortest answer exceeds, or that a search that deepens does not reach.
    const MOST_MOVES: u32 = 1000;

    /// Reads a case, whose lines are not blank.
    ///
    /// # Errors
    /// The first fault.
    fn read(lines: &[Line<'_>]) -> Result<Self, InputError>;

    /// Writes the case as judges write it; [`read`](Self::read) reads it back.
    fn text(&self) -> String;

    /// Returns the same rules with another root; `None` if the text cannot say where a search starts.
    /// Only for moves that can be undone, or where the states are not listed: a list would be that of
    /// another root.
    fn rooted_at(&self, _key: u64) -> Option<Self> {
        None
    }

    /// Changes one cell of the board at the root; `None` for a cell that never changes.
    fn edited(&self, _cell: u32) -> Option<Self> {
        None
    }

    /// Returns the instance of a case whose states do not fit into keys. Its link must hold the text,
    /// see [`pack_text`].
    fn beyond_keys(&self) -> Option<Box<dyn Instance>> {
        None
    }

    /// Returns the sizes of the puzzle, see [`Instance::growth`].
    fn growth(&self) -> Option<Growth> {
        None
    }

    /// Returns the puzzle in one of its sizes, see [`Instance::sized`].
    fn sized(&self, _size: u32) -> Option<(u64, Self)> {
        None
    }

    /// Writes the answer in the judges' format; `path` holds the states from the start, and is empty
    /// without an answer.
    fn answer(&self, outcome: Outcome, _path: &[u64]) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            Outcome::TooDeep { limit } => format!("more than {limit} moves"),
            _ => "Impossible".to_owned(),
        }
    }
}

/// [`KeyedRules`] behind a pointer, so that the code below is compiled once for all puzzles.
trait Rules: Keyed {
    fn puzzle(&self) -> &'static KeyedPuzzle;
    fn text(&self) -> String;
    fn rooted_at(&self, key: u64) -> Option<Arc<dyn Rules>>;
    fn edited(&self, cell: u32) -> Option<Arc<dyn Rules>>;
    fn beyond_keys(&self) -> Option<Box<dyn Instance>>;
    fn growth(&self) -> Option<Growth>;
    fn sized(&self, size: u32) -> Option<(u64, Arc<dyn Rules>)>;
    fn answer(&self, outcome: Outcome, path: &[u64]) -> String;
}

/// The constants of [`KeyedRules`], and its reader.
#[derive(Debug)]
struct KeyedPuzzle {
    kind: &'static Kind,
    form: Form,
    settings: &'static [&'static str],
    heuristics: &'static [&'static str],
    is_edited: bool,
    most_moves: u32,
    read: Read,
}

type Read = fn(&[Line<'_>]) -> Result<Arc<dyn Rules>, InputError>;

const fn puzzle_of<R: KeyedRules>() -> &'static KeyedPuzzle {
    &const {
        KeyedPuzzle {
            kind: R::KIND,
            form: R::FORM,
            settings: R::SETTINGS,
            heuristics: R::HEURISTICS,
            is_edited: R::IS_EDITED,
            most_moves: R::MOST_MOVES,
            read: |lines| Ok(Arc::new(R::read(lines)?)),
        }
    }
}

impl<R: KeyedRules> Rules for R {
    fn puzzle(&self) -> &'static KeyedPuzzle {
        puzzle_of::<R>()
    }

    fn text(&self) -> String {
        KeyedRules::text(self)
    }

    fn rooted_at(&self, key: u64) -> Option<Arc<dyn Rules>> {
        Some(Arc::new(KeyedRules::rooted_at(self, key)?))
    }

    fn edited(&self, cell: u32) -> Option<Arc<dyn Rules>> {
        Some(Arc::new(KeyedRules::edited(self, cell)?))
    }

    fn beyond_keys(&self) -> Option<Box<dyn Instance>> {
        KeyedRules::beyond_keys(self)
    }

    fn growth(&self) -> Option<Growth> {
        KeyedRules::growth(self)
    }

    fn sized(&self, size: u32) -> Option<(u64, Arc<dyn Rules>)> {
        let (states, rules) = KeyedRules::sized(self, size)?;
        Some((states, Arc::new(rules)))
    }

    fn answer(&self, outcome: Outcome, path: &[u64]) -> String {
        KeyedRules::answer(self, outcome, path)
    }
}

/// Makes the entry of a puzzle in a registry.
pub const fn puzzle<R: KeyedRules>() -> Puzzle {
    Puzzle {
        kind: R::KIND,
        reader: || {
            Box::new(Cases {
                puzzle: puzzle_of::<R>(),
                lines: Vec::new(),
                letters: 0,
            })
        },
        unpack: |unpacker| KeyedBoard::unpack(puzzle_of::<R>(), unpacker),
    }
}

/// Makes the instance of a case, for rules that have been read.
pub(super) fn instance_of(rules: impl KeyedRules) -> Box<dyn Instance> {
    made(Arc::new(rules))
}

fn made(rules: Arc<dyn Rules>) -> Box<dyn Instance> {
    let own = rules.beyond_keys();
    own.unwrap_or_else(|| Box::new(KeyedBoard::new(rules)))
}

/// Writes the text of a case as links hold it: its length, then its bytes.
pub(super) fn pack_text(text: &str, bytes: &mut Vec<u8>) {
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

    fn unpack(
        puzzle: &'static KeyedPuzzle,
        unpacker: &mut Unpacker<'_>,
    ) -> Result<Box<dyn Instance>, UnpackError> {
        let count = unpacker.number(MOST_TEXT)?;
        let bytes: Result<Vec<u8>, _> = (0..count).map(|_| unpacker.byte()).collect();
        let text = String::from_utf8(bytes?).ok();
        let rules = text.and_then(|text| {
            let rules = read_text(puzzle, &text)?;
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
        let rules = read_text(self.rules.puzzle(), &words.join(" ")).ok_or_else(refused)?;
        Ok(Box::new(Self::new(rules)))
    }
}

/// Reads the only case of a text.
fn read_text(puzzle: &KeyedPuzzle, text: &str) -> Option<Arc<dyn Rules>> {
    let lines = (1..).zip(text.lines());
    let lines: Vec<Line<'_>> = lines
        .map(|(number, text)| Line::new(number, text))
        .filter(|line| !line.is_blank())
        .collect();
    let is_one = !lines.is_empty() && (puzzle.form != Form::Line || lines.len() == 1);
    is_one.then(|| (puzzle.read)(&lines).ok()).flatten()
}

/// Reads cases, each on one line or several.
#[derive(Debug)]
struct Cases {
    puzzle: &'static KeyedPuzzle,
    /// Numbers of the lines of a case that is not complete yet, and their letters.
    lines: Vec<(usize, String)>,
    /// Number of these letters.
    letters: usize,
}

impl Cases {
    fn read(&self, lines: &[Line<'_>], cases: &mut Vec<Case>) -> Result<(), InputError> {
        let instance = made((self.puzzle.read)(lines)?);
        let line = lines[0].number;
        cases.push(Case { line, instance });
        Ok(())
    }

    fn complete(&mut self, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let lines = std::mem::take(&mut self.lines);
        self.letters = 0;
        if lines.is_empty() {
            return Ok(());
        }
        let lines = lines.iter().map(|(number, text)| Line::new(*number, text));
        self.read(&lines.collect::<Vec<_>>(), cases)
    }
}

impl CaseReader for Cases {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let form = self.puzzle.form;
        if line.is_blank() {
            return match form {
                Form::Paragraph => self.complete(cases),
                _ => Ok(()),
            };
        }
        if form == Form::Line {
            return self.read(&[*line], cases);
        }
        let letters: String = line.letters().collect();
        self.letters += letters.chars().count();
        self.lines.push((line.number, letters));
        match form {
            Form::Letters(count) if self.letters >= count => self.complete(cases),
            _ => Ok(()),
        }
    }

    fn end(&mut self, _: usize, cases: &mut Vec<Case>) -> Result<(), InputError> {
        self.complete(cases)
    }
}
