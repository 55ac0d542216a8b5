//! A breadth-first search whose every move can be shown again: one side of a run.
//!
//! Besides what the bare search keeps anyway, one number is kept for each expanded state: how many
//! moves were generated before it. A move is found by binary search in that list, and what it
//! did by expanding its state once more.

use crate::board::Action;
use crate::search::{RunError, with_room};
use crate::state_space::bare_bfs::BareBfs;
use crate::state_space::frame::Discovered;
use crate::state_space::moves::Moves;
use crate::state_space::space::{Drawing, StateSpace};
use crate::state_space::state::State;

/// A breadth-first search from some sources, level by level. Its moves count from 1.
///
/// # Complexity
/// 17 bytes a state of the space. Looking at a move takes O(log states + branching).
#[derive(Debug)]
pub struct SeekableBfs {
    bfs: BareBfs,
    /// Number of states that the search began with.
    sources: u32,
    /// Moves generated before the state at each position was expanded, then all so far.
    first_edge: Vec<u32>,
    /// The position of the first state of each depth; the last of these levels is the one that
    /// the search is filling, and it may stay empty.
    levels: Vec<u32>,
    /// Where looking at a move expands its state once more.
    successors: Vec<State>,
}

/// What is true after one move.
#[derive(Clone, Copy, Debug, Default)]
pub struct StepInfo {
    /// The position of the state being expanded.
    pub head: u32,
    /// States taken out of the queue whose moves have all been generated.
    pub expanded: u32,
    pub discovered: u32,
    /// The move; `None` before the first.
    pub step_move: Option<StepMove>,
}

/// One move.
#[derive(Clone, Copy, Debug)]
pub struct StepMove {
    /// Its number among the moves of its state.
    pub index: u32,
    pub target: State,
    /// Whether it discovered its target.
    pub new: bool,
}

impl SeekableBfs {
    /// Puts the sources into the queue.
    ///
    /// # Errors
    /// As [`BareBfs::new`].
    pub fn new(moves: Moves, sources: &[State]) -> Result<Self, RunError> {
        // First, because it refuses what is too large for the other tables, too.
        let bfs = BareBfs::new(moves)?;
        let first_edge = with_room(bfs.space().states() + 1)?;
        let mut search = Self {
            successors: vec![0; bfs.moves().branching()],
            bfs,
            sources: 0,
            first_edge,
            levels: Vec::new(),
        };
        search.begin(sources);
        Ok(search)
    }

    /// Begins anew on another instance, in the tables that are there; `false` where they do not
    /// fit, and nothing has changed.
    pub fn restart(&mut self, moves: Moves, sources: &[State]) -> bool {
        let fits = self.space().states() == moves.space().states()
            && self.successors.len() == moves.branching();
        if fits {
            self.bfs.restart(moves);
            self.begin(sources);
        }
        fits
    }

    fn begin(&mut self, sources: &[State]) {
        for &source in sources {
            self.bfs.add_source(source);
        }
        self.sources = self.bfs.discovered();
        self.first_edge.clear();
        self.first_edge.push(0);
        self.levels.clear();
        self.levels.extend([0, self.sources]);
    }

    /// The space that is searched.
    pub fn space(&self) -> &dyn StateSpace {
        self.bfs.space()
    }

    /// Number of states that the search began with.
    pub fn sources(&self) -> u32 {
        self.sources
    }

    /// The bare search.
    pub fn bare(&self) -> &BareBfs {
        &self.bfs
    }

    /// As [`BareBfs::index`].
    pub fn index(&mut self) {
        self.bfs.index();
    }

    /// The position of the first state of each depth; the last level is the one being filled, and
    /// it may stay empty.
    pub fn levels(&self) -> &[u32] {
        &self.levels
    }

    /// Moves generated before the state at `head` was expanded, or all so far if it is the next.
    pub fn moves_before(&self, head: u32) -> u32 {
        self.first_edge[head as usize]
    }

    /// The end of the level that is being expanded, as a position.
    pub fn level_end(&self) -> u32 {
        self.levels[self.levels.len() - 1]
    }

    /// Whether no level is half expanded.
    pub fn is_between_levels(&self) -> bool {
        let expanded = self.bfs.expanded();
        self.levels
            .iter()
            .rev()
            .take(2)
            .any(|&first| first == expanded)
    }

    /// Number of states that wait in the queue.
    pub fn frontier(&self) -> u32 {
        self.bfs.discovered() - self.bfs.expanded()
    }

    /// Expands states up to the position `end`, which lies within the present level, for about
    /// `budget` moves; returns the first position that was discovered by it. When the level is
    /// done the next one begins.
    pub fn extend(&mut self, end: u32, budget: u32) -> u32 {
        let (first, head) = (self.bfs.discovered(), self.bfs.expanded() as usize);
        self.first_edge.resize(end as usize + 1, 0);
        let slots = &mut self.first_edge[head..];
        self.bfs.expand(end, budget, slots);
        self.first_edge[self.bfs.expanded() as usize] = self.bfs.generated();
        let level_end = self.level_end();
        if self.bfs.expanded() == level_end && self.bfs.discovered() > level_end {
            self.levels.push(self.bfs.discovered());
        }
        first
    }

    /// The depth of the state at `position`.
    pub fn depth_of(&self, position: u32) -> u32 {
        self.levels.partition_point(|&first| first <= position) as u32 - 1
    }

    /// Tells which state was discovered at `position`, and how deep it is.
    pub fn discovered_at(&self, position: u32) -> Discovered {
        Discovered {
            state: self.bfs.order()[position as usize],
            position,
            depth: self.depth_of(position),
        }
    }

    /// What the move of this number and those before it did; before the first for 0.
    pub fn step_info(&mut self, number: u32) -> StepInfo {
        let ends = &self.first_edge[1..=self.bfs.expanded() as usize];
        let expanded = ends.partition_point(|&end| end <= number) as u32;
        if number == 0 {
            return StepInfo {
                expanded,
                discovered: self.sources,
                ..StepInfo::default()
            };
        }
        let starts = &self.first_edge[..self.bfs.expanded() as usize];
        let head = starts.partition_point(|&first| first < number) as u32 - 1;
        let mut discovered = self.discovered_before(head);
        let index = number - self.first_edge[head as usize] - 1;
        let from = self.bfs.order()[head as usize];
        self.bfs.moves().neighbours(from, &mut self.successors);
        let mut new = false;
        for next in &self.successors[..=index as usize] {
            // The states that it discovers stand in the order of its moves.
            new = self.bfs.order().get(discovered as usize) == Some(next);
            discovered += u32::from(new);
        }
        let target = self.successors[index as usize];
        StepInfo {
            head,
            expanded,
            discovered,
            step_move: Some(StepMove { index, target, new }),
        }
    }

    /// Number of states discovered before the state at `head` was expanded: children stand in
    /// the order of their parents.
    pub fn discovered_before(&self, head: u32) -> u32 {
        let children = &self.bfs.parents()[self.sources as usize..];
        self.sources + children.partition_point(|&parent| parent < head) as u32
    }

    /// The number of the move that discovers the state at `position`; 0 for a source. Expands
    /// its parent once more.
    pub fn found_by(&self, position: u32) -> u32 {
        let parent = self.bfs.parents()[position as usize];
        if parent == position {
            return 0;
        }
        let target = self.bfs.order()[position as usize];
        let mut successors = vec![0; self.successors.len()];
        let from = self.bfs.order()[parent as usize];
        let count = self.bfs.moves().neighbours(from, &mut successors);
        let before = successors[..count]
            .iter()
            .take_while(|&&next| next != target)
            .count();
        self.first_edge[parent as usize] + before as u32 + 1
    }

    /// The positions from the one at `position` back to its source.
    pub fn back_from(&self, position: u32) -> Vec<u32> {
        let mut path = vec![position];
        let mut at = position;
        while self.bfs.parents()[at as usize] != at {
            at = self.bfs.parents()[at as usize];
            path.push(at);
        }
        path
    }

    /// Tells what a move does on the board; `None` before the first.
    pub fn action(&self, drawing: &dyn Drawing, info: &StepInfo) -> Option<Action> {
        let from = self.bfs.order()[info.head as usize];
        let StepMove { index, target, .. } = info.step_move?;
        let moves = self.bfs.moves();
        Some(moves.action(drawing, from, index as usize, target))
    }
}
