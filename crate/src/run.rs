//! Runs of all families: one problem and one algorithm. The steps of a run can be shown again
//! though they are never recorded.

#[cfg(feature = "backtracking")]
use crate::backtracking::{self, BacktrackingSearch, Choice};
#[cfg(feature = "trees")]
use crate::games::tree::{self, TreeSearch};
#[cfg(feature = "games")]
use crate::games::{self, Position, TableFill};
use crate::question::{Question, QuestionKind};
use crate::search::{Outcome, Search, Status, StepSize};
use crate::split_mix::SplitMix64;
#[cfg(feature = "state-space")]
use crate::state_space::{self, SpaceSearch, State};

/// A search of any family. The methods here work for every family; for the methods of a single
/// family, match on the variant.
#[derive(Debug)]
pub enum Run {
    #[cfg(feature = "state-space")]
    StateSpace(Box<dyn SpaceSearch>),
    #[cfg(feature = "backtracking")]
    Backtracking(Box<BacktrackingSearch>),
    #[cfg(feature = "games")]
    Games(Box<TableFill>),
    #[cfg(feature = "trees")]
    Trees(Box<TreeSearch>),
}

/// The effect of one step of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    #[cfg(feature = "state-space")]
    StateSpace(state_space::Event),
    #[cfg(feature = "backtracking")]
    Backtracking(backtracking::Event),
    #[cfg(feature = "games")]
    Games(games::Event),
    #[cfg(feature = "trees")]
    Trees(tree::Event),
}

/// The frame to draw for one step of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    #[cfg(feature = "state-space")]
    StateSpace(state_space::Frame),
    #[cfg(feature = "backtracking")]
    Backtracking(backtracking::Frame),
    #[cfg(feature = "games")]
    Games(games::Frame),
    #[cfg(feature = "trees")]
    Trees(tree::Frame),
}

/// The counts of a run up to one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counters {
    #[cfg(feature = "state-space")]
    StateSpace(state_space::Counters),
    #[cfg(feature = "backtracking")]
    Backtracking(backtracking::Counters),
    #[cfg(feature = "games")]
    Games(games::Counters),
    #[cfg(feature = "trees")]
    Trees(tree::Counters),
}

/// The path of a run's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Path {
    /// The ranks of the states from the start to the first goal found, including both.
    #[cfg(feature = "state-space")]
    StateSpace(Vec<State>),
    /// The choices of the first answer, in the order in which the search made them.
    #[cfg(feature = "backtracking")]
    Backtracking(Vec<Choice>),
    /// The positions of a game that both players play best, including the start.
    #[cfg(feature = "games")]
    Games(Vec<Position>),
    /// The positions of a game that both players play best, including the start.
    #[cfg(feature = "trees")]
    Trees(Vec<Position>),
}

/// Evaluates the same expression for the search of each family.
macro_rules! with_search {
    ($run:expr, $search:ident => $work:expr) => {
        match $run {
            #[cfg(feature = "state-space")]
            Run::StateSpace($search) => $work,
            #[cfg(feature = "backtracking")]
            Run::Backtracking($search) => $work,
            #[cfg(feature = "games")]
            Run::Games($search) => $work,
            #[cfg(feature = "trees")]
            Run::Trees($search) => $work,
        }
    };
}

impl Run {
    /// Returns the number of known steps, the cursor and the outcome.
    pub fn status(&self) -> Status {
        with_search!(self, search => search.status())
    }

    /// Computes `budget` further steps; see [`Search::advance`].
    pub fn advance(&mut self, budget: u64) {
        with_search!(self, search => search.advance(budget));
    }

    /// Moves the cursor to `step`, or to the last known step if that comes first.
    pub fn seek(&mut self, step: u64) {
        with_search!(self, search => search.seek(step));
    }

    /// Returns the step that lies `by` boundaries of `size` after `from`; see [`Search::locate`].
    pub fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        with_search!(self, search => search.locate(from, size, by))
    }

    /// Returns what the step at the cursor did.
    pub fn event(&self) -> Event {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(search) => Event::StateSpace(search.event()),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(search) => Event::Backtracking(search.event()),
            #[cfg(feature = "games")]
            Self::Games(search) => Event::Games(search.event()),
            #[cfg(feature = "trees")]
            Self::Trees(search) => Event::Trees(search.event()),
        }
    }

    /// Makes the frame to draw at the cursor. Allocates new buffers; [`Search::frame`] reuses those
    /// of an earlier frame.
    pub fn frame(&self) -> Frame {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(search) => Frame::StateSpace(frame_of(search)),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(search) => Frame::Backtracking(frame_of(search.as_ref())),
            #[cfg(feature = "games")]
            Self::Games(search) => Frame::Games(frame_of(search.as_ref())),
            #[cfg(feature = "trees")]
            Self::Trees(search) => Frame::Trees(frame_of(search.as_ref())),
        }
    }

    /// Returns the counts of what has happened up to the cursor.
    pub fn counters(&self) -> Counters {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(search) => Counters::StateSpace(search.counters()),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(search) => Counters::Backtracking(search.counters()),
            #[cfg(feature = "games")]
            Self::Games(search) => Counters::Games(search.counters()),
            #[cfg(feature = "trees")]
            Self::Trees(search) => Counters::Trees(search.counters()),
        }
    }

    /// Returns the path of the answer as far as it is known. Returns `None` if no answer is known,
    /// or if the table of a game does not hold how long games last. The cursor does not affect the
    /// result.
    ///
    /// # Complexity
    /// Time linear in the path length; for a game, linear in the moves of the path's positions.
    ///
    /// ```
    /// use searchlight_core::{PUZZLES, Path, Policy};
    /// let knight = PUZZLES.by_id("knight").expect("a puzzle of this name");
    /// let case = knight.read("6 0 0\n").cases.remove(0);
    /// let algorithm = knight.kind.algorithm(Some("warnsdorff"))?;
    /// let problem = case.instance.searched_by(algorithm)?;
    /// let mut run = problem.start(algorithm, Policy::FIRST_ANSWER)?;
    /// assert_eq!(run.path(), None);
    /// run.advance(u64::MAX);
    /// let Some(Path::Backtracking(tour)) = run.path() else {
    ///     panic!("there is a tour");
    /// };
    /// assert_eq!(tour.len(), 35, "each cell but that of the start is chosen once");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(&self) -> Option<Path> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(search) => {
                let states = search.path();
                (!states.is_empty()).then_some(Path::StateSpace(states))
            }
            #[cfg(feature = "backtracking")]
            Self::Backtracking(search) => {
                let choices = search.path()?;
                Some(Path::Backtracking(choices.to_vec()))
            }
            #[cfg(feature = "games")]
            Self::Games(search) => search.path().map(Path::Games),
            #[cfg(feature = "trees")]
            Self::Trees(search) => search.path().map(Path::Trees),
        }
    }

    /// Iterates over the events at the boundaries of `size` after the cursor, and computes steps as
    /// needed. After the loop the run can be used again.
    ///
    /// ```
    /// use searchlight_core::{PUZZLES, Policy, StepSize};
    ///
    /// let puzzle = PUZZLES.by_id("tab").expect("a puzzle of this name");
    /// let case = puzzle.read("1\n10 4 4 3\n").cases.remove(0);
    /// let algorithm = puzzle.kind.algorithm;
    /// let problem = case.instance.searched_by(algorithm)?;
    /// let mut run = problem.start(algorithm, Policy::WHOLE_SPACE)?;
    /// assert_eq!(run.events(StepSize::Stage).count(), 10, "the rows of the table");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn events(&mut self, size: StepSize) -> Box<dyn Iterator<Item = Event> + '_> {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(search) => Box::new(search.events(size).map(Event::StateSpace)),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(search) => Box::new(search.events(size).map(Event::Backtracking)),
            #[cfg(feature = "games")]
            Self::Games(search) => Box::new(search.events(size).map(Event::Games)),
            #[cfg(feature = "trees")]
            Self::Trees(search) => Box::new(search.events(size).map(Event::Trees)),
        }
    }

    /// Returns the kinds of questions that can be asked about the run.
    pub fn questions(&self) -> &'static [QuestionKind] {
        with_search!(self, search => search.questions())
    }

    /// Makes the question of this kind that is asked after `step`: its choices, the right one among
    /// them, and the step that shows the answer. Returns `None` if no such question can be asked
    /// after `step`, or if no known step answers it. The cursor does not move.
    ///
    /// # Complexity
    /// The time of a few calls of [`seek`](Self::seek).
    ///
    /// ```
    /// use searchlight_core::{PUZZLES, Policy, QuestionKind};
    ///
    /// let flip = PUZZLES.by_id("flip").expect("a puzzle of this name");
    /// let case = flip.read("bwwb\nbbwb\nbwwb\nbwww\n").cases.remove(0);
    /// let algorithm = flip.kind.algorithm;
    /// let problem = case.instance.searched_by(algorithm)?;
    /// let mut run = problem.start(algorithm, Policy::WHOLE_SPACE)?;
    /// run.advance(u64::MAX);
    /// let question = run.question(QuestionKind::Level, 16).expect("a level begins here");
    /// assert_eq!(question.correct_choice(), 120, "boards of depth 2");
    /// assert_eq!(question.shown_at, 16 + 16 * 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn question(&mut self, kind: QuestionKind, step: u64) -> Option<Question> {
        with_search!(self, search => search.question(kind, step))
    }

    /// Returns a step soon after `after` at which a question of this kind can be asked. Returns
    /// `None` if a limited number of tries finds none. The result depends only on `after`. For
    /// `New`, `Value` and `Cut`, a random bit seeded with `after` picks the preferred answer.
    ///
    /// # Complexity
    /// The time of at most 48 calls of [`question`](Self::question).
    pub fn next_question(&mut self, kind: QuestionKind, after: u64) -> Option<u64> {
        const TRIES: u32 = 48;
        let draws = matches!(
            kind,
            QuestionKind::New | QuestionKind::Value | QuestionKind::Cut
        );
        let wanted = SplitMix64::new(after).draw() as u32 % 2;
        let (mut first, mut step) = (None, after);
        for _ in 0..TRIES {
            let next = match self {
                #[cfg(feature = "state-space")]
                Self::StateSpace(search) => search.question_after(kind, step),
                #[cfg(feature = "backtracking")]
                Self::Backtracking(search) => search.question_after(kind, step),
                #[cfg(feature = "games")]
                Self::Games(search) => search.question_after(step),
                #[cfg(feature = "trees")]
                Self::Trees(search) => search.question_after(kind, step),
            };
            if next <= step {
                break;
            }
            step = next;
            let Some(question) = self.question(kind, step) else {
                continue;
            };
            if !draws || question.correct_choice() == wanted {
                return Some(step);
            }
            first = first.or(Some(step));
        }
        first
    }

    /// Returns whether the run has ended without an answer because none exists.
    pub fn is_impossible(&self) -> bool {
        self.status().outcome == Some(Outcome::Impossible)
    }
}

fn frame_of<S: Search>(search: &S) -> S::Frame {
    let mut frame = S::Frame::default();
    search.frame(&mut frame);
    frame
}

impl Event {
    /// Writes the event as numbers, for fingerprints that are the same on every platform.
    pub fn words(&self) -> [u64; 8] {
        match self {
            #[cfg(feature = "state-space")]
            Self::StateSpace(event) => event.words(),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(event) => event.words(),
            #[cfg(feature = "games")]
            Self::Games(event) => event.words(),
            #[cfg(feature = "trees")]
            Self::Trees(event) => event.words(),
        }
    }
}

/// A running FNV-1a hash of events: equal runs have equal fingerprints on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// Adds one event to the hash.
    pub fn add(&mut self, event: &Event) {
        for byte in event.words().into_iter().flat_map(u64::to_le_bytes) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Returns the hash of all events added so far.
    pub fn value(self) -> u64 {
        self.0
    }
}
