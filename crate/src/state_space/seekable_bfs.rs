//! A breadth-first search that can show each of its moves again: one side of a run.
//!
//! Besides the tables of the bare search, one number is kept for each expanded state: the number of
//! moves generated before it. Binary search in that list finds the state of a move; expanding that
//! state once more shows what the move did.

use std::fmt;

use crate::board::{Action, MoveValues};
use crate::search::{RunError, with_room};
use crate::state_space::bare_bfs::BareBfs;
use crate::state_space::frame::Discovered;
use crate::state_space::moves::Moves;
use crate::state_space::space::{Drawing, StateSpace};
use crate::state_space::state::State;

/// A breadth-first search from some sources, level by level. Its moves count from 1.
///
/// # Complexity
/// 17 bytes for each state of the space, 4 for each level, and 4 for each state without moves that
/// [`index`](SeekableBfs::index) has stored. Showing a move takes O(log states + branching) time.
pub struct SeekableBfs {
    bfs: BareBfs,
    /// Number of states that the search began with.
    sources: u32,
    /// For each expanded state, by ordinal, the number of moves generated before it was expanded.
    /// The last entry is the number of all moves so far.
    first_move: Vec<u32>,
    /// Ordinal of the first state of each depth. The last level is the one that the search is
    /// filling; it can stay empty.
    levels: Vec<u32>,
    /// Ordinals of the expanded states without moves that [`index`](Self::index) has stored,
    /// ascending.
    dead_ends: Vec<u32>,
    /// Number of ordinals that have been checked for `dead_ends`.
    indexed: u32,
    /// Buffer for the successors of a state that is expanded once more.
    successors: Vec<State>,
}

/// The state of the search after one move.
#[derive(Clone, Copy, Debug, Default)]
pub struct StepInfo {
    /// Ordinal of the state being expanded.
    pub head: u32,
    pub discovered: u32,
    /// The move; `None` before the first move.
    pub step_move: Option<StepMove>,
}

/// One generated move.
#[derive(Clone, Copy, Debug)]
pub struct StepMove {
    /// Index of the move among the moves of its state.
    pub index: u32,
    pub target: State,
    /// Whether the move discovered its target.
    pub new: bool,
}

impl fmt::Debug for SeekableBfs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeekableBfs")
            .field("bfs", &self.bfs)
            .field("sources", &self.sources)
            .field("levels", &self.levels.len())
            .finish_non_exhaustive()
    }
}

impl SeekableBfs {
    /// Makes a search whose queue holds `sources`.
    ///
    /// # Errors
    /// The errors of [`BareBfs::new`].
    pub fn new(moves: Moves, sources: &[State]) -> Result<Self, RunError> {
        // Make `bfs` first, because `new` refuses spaces that are too large. No other table is then
        // allocated.
        let bfs = BareBfs::new(moves)?;
        let first_move = with_room(bfs.space().states() + 1)?;
        let mut search = Self {
            successors: vec![0; bfs.moves().branching()],
            bfs,
            sources: 0,
            first_move,
            levels: Vec::new(),
            dead_ends: Vec::new(),
            indexed: 0,
        };
        search.begin(sources);
        Ok(search)
    }

    /// Returns whether the tables fit these moves.
    pub fn fits(&self, moves: &Moves) -> bool {
        self.space().states() == moves.space().states()
            && self.successors.len() == moves.branching()
    }

    /// Begins the search of moves that [fit](Self::fits) the tables.
    pub fn restart(&mut self, moves: Moves, sources: &[State]) {
        self.bfs.restart(moves);
        self.begin(sources);
    }

    fn begin(&mut self, sources: &[State]) {
        for &source in sources {
            self.bfs.add_source(source);
        }
        self.sources = self.bfs.discovered();
        self.first_move.clear();
        self.first_move.push(0);
        self.levels.clear();
        self.levels.extend([0, self.sources]);
        self.dead_ends.clear();
        self.indexed = 0;
    }

    /// Returns the space that is searched.
    pub fn space(&self) -> &dyn StateSpace {
        self.bfs.space()
    }

    /// Returns the number of states that the search began with.
    pub fn sources(&self) -> u32 {
        self.sources
    }

    /// Returns the bare search.
    pub fn bare(&self) -> &BareBfs {
        &self.bfs
    }

    /// Stores the ordinals of the states discovered since the last call, see [`BareBfs::index`],
    /// and which of the states expanded since then have no moves.
    pub fn index(&mut self) {
        self.bfs.index();
        let expanded = self.bfs.expanded();
        let starts = &self.first_move[self.indexed as usize..=expanded as usize];
        let counts = (self.indexed..).zip(starts.windows(2));
        let dead_ends = counts.filter(|(_, pair)| pair[0] == pair[1]);
        self.dead_ends.extend(dead_ends.map(|(ordinal, _)| ordinal));
        self.indexed = expanded;
    }

    /// Returns the number of states without moves among the first `expanded` states, which
    /// [`index`](Self::index) must have stored.
    pub fn dead_ends_before(&self, expanded: u32) -> u32 {
        self.dead_ends.partition_point(|&head| head < expanded) as u32
    }

    /// Returns the ordinal of the first state of each depth. The last level is the one that the
    /// search is filling; it can stay empty.
    pub fn levels(&self) -> &[u32] {
        &self.levels
    }

    /// Returns the number of moves generated before the state at `head` was expanded. If that state
    /// is expanded next, returns the number of all moves so far.
    pub fn moves_before(&self, head: u32) -> u32 {
        self.first_move[head as usize]
    }

    /// Returns the ordinal after the last state of the level that is being expanded.
    pub fn level_end(&self) -> u32 {
        self.levels[self.levels.len() - 1]
    }

    /// Returns whether no level is partly expanded: the search is between two levels.
    pub fn is_between_levels(&self) -> bool {
        let expanded = self.bfs.expanded();
        self.levels
            .iter()
            .rev()
            .take(2)
            .any(|&first| first == expanded)
    }

    /// Returns the number of states in the queue.
    pub fn frontier(&self) -> u32 {
        self.bfs.discovered() - self.bfs.expanded()
    }

    /// Returns the ordinal of the first state in the queue that has moves. Returns `end` if no
    /// state before `end` has moves.
    pub fn dead_ends_until(&mut self, end: u32) -> u32 {
        let waiting = self.bfs.expanded()..end;
        let moves = self.bfs.moves();
        let mut waiting = waiting.zip(&self.bfs.order()[self.bfs.expanded() as usize..]);
        let alive = waiting.find(|&(_, &state)| moves.neighbours(state, &mut self.successors) > 0);
        alive.map_or(end, |(ordinal, _)| ordinal)
    }

    /// Expands states up to the ordinal `end`, which lies within the present level, for about
    /// `budget` moves. Begins the next level once this one is expanded. Returns the number of
    /// states discovered before the call. This is also the ordinal of the first state that the call
    /// discovers.
    pub fn extend(&mut self, end: u32, budget: u32) -> u32 {
        let (first, head) = (self.bfs.discovered(), self.bfs.expanded() as usize);
        self.first_move.resize(end as usize + 1, 0);
        let slots = &mut self.first_move[head..];
        self.bfs.expand(end, budget, slots);
        self.first_move[self.bfs.expanded() as usize] = self.bfs.generated();
        let level_end = self.level_end();
        if self.bfs.expanded() == level_end && self.bfs.discovered() > level_end {
            self.levels.push(self.bfs.discovered());
        }
        first
    }

    /// Returns the depth of the state with this ordinal.
    pub fn depth_of(&self, ordinal: u32) -> u32 {
        self.levels.partition_point(|&first| first <= ordinal) as u32 - 1
    }

    /// Returns the rank and the depth of the state with this ordinal.
    pub fn discovered_at(&self, ordinal: u32) -> Discovered {
        Discovered {
            state: self.bfs.order()[ordinal as usize],
            ordinal,
            depth: self.depth_of(ordinal),
        }
    }

    /// Returns the state of the search after the move `number`. Moves count from 1; `number` 0
    /// means before the first move.
    pub fn step_info(&mut self, number: u32) -> StepInfo {
        if number == 0 {
            return StepInfo {
                discovered: self.sources,
                ..StepInfo::default()
            };
        }
        let head = self.head_of(number);
        let mut discovered = self.discovered_before(head);
        let index = number - self.first_move[head as usize] - 1;
        let from = self.bfs.order()[head as usize];
        self.bfs.moves().neighbours(from, &mut self.successors);
        let mut new = false;
        for next in &self.successors[..=index as usize] {
            // Newly discovered states are appended in the order of the moves that discover them.
            new = self.bfs.order().get(discovered as usize) == Some(next);
            discovered += u32::from(new);
        }
        let target = self.successors[index as usize];
        StepInfo {
            head,
            discovered,
            step_move: Some(StepMove { index, target, new }),
        }
    }

    /// Returns the target of the move `number` and of every later move of the same state. Moves
    /// count from 1.
    pub fn targets_from(&mut self, number: u32) -> &[State] {
        let head = self.head_of(number);
        let from = self.bfs.order()[head as usize];
        let count = self.bfs.moves().neighbours(from, &mut self.successors);
        let index = number - self.first_move[head as usize] - 1;
        &self.successors[index as usize..count]
    }

    /// Returns the ordinal of the state whose expansion generated the move `number`. Moves count
    /// from 1, ordinals from 0.
    fn head_of(&self, number: u32) -> u32 {
        let starts = &self.first_move[..self.bfs.expanded() as usize];
        starts.partition_point(|&first| first < number) as u32 - 1
    }

    /// Returns the number of states discovered before the state at `head` was expanded. Binary
    /// search works because discovered states are in the order of their parents.
    pub fn discovered_before(&self, head: u32) -> u32 {
        let children = &self.bfs.parents()[self.sources as usize..];
        self.sources + children.partition_point(|&parent| parent < head) as u32
    }

    /// Returns the number of the move that discovered the state with this ordinal. Moves count from
    /// 1; 0 means that the state is a source. Expands the state's parent once more.
    pub fn found_by(&self, ordinal: u32) -> u32 {
        let parent = self.bfs.parents()[ordinal as usize];
        if parent == ordinal {
            return 0;
        }
        let target = self.bfs.order()[ordinal as usize];
        let mut successors = vec![0; self.successors.len()];
        let from = self.bfs.order()[parent as usize];
        let count = self.bfs.moves().neighbours(from, &mut successors);
        let before = successors[..count]
            .iter()
            .take_while(|&&next| next != target)
            .count();
        self.first_move[parent as usize] + before as u32 + 1
    }

    /// Returns the ordinals from the state with this ordinal back to its source.
    pub fn back_from(&self, ordinal: u32) -> Vec<u32> {
        let mut path = vec![ordinal];
        let mut at = ordinal;
        while self.bfs.parents()[at as usize] != at {
            at = self.bfs.parents()[at as usize];
            path.push(at);
        }
        path
    }

    /// Returns the change on the board by a move; `None` before the first move.
    pub fn action(&self, drawing: &dyn Drawing, info: &StepInfo) -> Option<Action> {
        let from = self.bfs.order()[info.head as usize];
        let StepMove { index, target, .. } = info.step_move?;
        let moves = self.bfs.moves();
        Some(moves.action(drawing, from, index as usize, target))
    }

    /// Returns the values in the message about a move besides its cells.
    pub fn values(&self, drawing: &dyn Drawing, info: &StepInfo) -> MoveValues {
        let from = self.bfs.order()[info.head as usize];
        let values = |StepMove { index, target, .. }| {
            let moves = self.bfs.moves();
            moves.values(drawing, from, index as usize, target)
        };
        info.step_move.map_or_else(MoveValues::default, values)
    }
}
