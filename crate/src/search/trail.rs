//! A flood whose every move can be shown again: what one side of a breadth-first run is made of.
//!
//! Besides what the flood keeps anyway, one number is kept for each expanded state: how many
//! moves were generated before it. A move is found by binary search in that list, and what it
//! did by expanding its state once more.

use std::sync::Arc;

use crate::frame::Place;
use crate::problem::{Action, State, StateSpace};
use crate::run::RunError;
use crate::search::flood::{Flood, room};

/// A breadth-first search from some sources, level by level. Its moves count from 1.
///
/// # Complexity
/// 17 bytes a state of the space. Looking at a move takes O(log states + branching).
pub struct Trail {
    flood: Flood,
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
#[derive(Clone, Copy, Default)]
pub struct Glance {
    /// The position of the state being expanded.
    pub head: u32,
    /// States taken out of the queue whose moves have all been generated.
    pub expanded: u32,
    pub discovered: u32,
    /// The move; `None` before the first.
    pub edge: Option<GlanceEdge>,
}

/// One move.
#[derive(Clone, Copy)]
pub struct GlanceEdge {
    /// Its number among the moves of its state.
    pub index: u32,
    pub target: State,
    /// Whether it discovered its target.
    pub new: bool,
}

impl Trail {
    /// Puts the sources into the queue.
    ///
    /// # Errors
    /// As [`Flood::new`].
    pub fn new(space: Arc<dyn StateSpace>, sources: &[State]) -> Result<Self, RunError> {
        // First, because it refuses what is too large for the other tables, too.
        let flood = Flood::new(space)?;
        let first_edge = room(flood.space().states() + 1)?;
        let mut trail = Self {
            successors: vec![0; flood.space().branching()],
            flood,
            sources: 0,
            first_edge,
            levels: Vec::new(),
        };
        trail.begin(sources);
        Ok(trail)
    }

    /// Begins anew on another instance, in the tables that are there; `false` where they do not
    /// fit, and nothing has changed.
    pub fn restart(&mut self, space: Arc<dyn StateSpace>, sources: &[State]) -> bool {
        let fits =
            self.space().states() == space.states() && self.successors.len() == space.branching();
        if fits {
            self.flood.restart(space);
            self.begin(sources);
        }
        fits
    }

    fn begin(&mut self, sources: &[State]) {
        for &source in sources {
            self.flood.add_source(source);
        }
        self.sources = self.flood.discovered();
        self.first_edge.clear();
        self.first_edge.push(0);
        self.levels.clear();
        self.levels.extend([0, self.sources]);
    }

    /// The space that is searched.
    pub fn space(&self) -> &dyn StateSpace {
        self.flood.space()
    }

    /// Number of states that the search began with.
    pub fn sources(&self) -> u32 {
        self.sources
    }

    /// The bare search.
    pub fn flood(&self) -> &Flood {
        &self.flood
    }

    /// As [`Flood::index`].
    pub fn index(&mut self) {
        self.flood.index();
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
        let expanded = self.flood.expanded();
        self.levels
            .iter()
            .rev()
            .take(2)
            .any(|&first| first == expanded)
    }

    /// Number of states that wait in the queue.
    pub fn frontier(&self) -> u32 {
        self.flood.discovered() - self.flood.expanded()
    }

    /// Expands states up to the position `end`, which lies within the present level, for about
    /// `budget` moves; returns the first position that was discovered by it. When the level is
    /// done the next one begins.
    pub fn extend(&mut self, end: u32, budget: u32) -> u32 {
        let (first, head) = (self.flood.discovered(), self.flood.expanded() as usize);
        self.first_edge.resize(end as usize + 1, 0);
        let slots = &mut self.first_edge[head..];
        self.flood.expand(end, budget, slots);
        self.first_edge[self.flood.expanded() as usize] = self.flood.generated();
        let level_end = self.level_end();
        if self.flood.expanded() == level_end && self.flood.discovered() > level_end {
            self.levels.push(self.flood.discovered());
        }
        first
    }

    /// The depth of the state at `position`.
    pub fn depth_of(&self, position: u32) -> u32 {
        self.levels.partition_point(|&first| first <= position) as u32 - 1
    }

    /// The state at `position`.
    pub fn place(&self, position: u32) -> Place {
        Place {
            state: self.flood.order()[position as usize],
            position,
            depth: self.depth_of(position),
        }
    }

    /// What the move of this number and those before it did; before the first for 0.
    pub fn glance(&mut self, number: u32) -> Glance {
        let ends = &self.first_edge[1..=self.flood.expanded() as usize];
        let expanded = ends.partition_point(|&end| end <= number) as u32;
        if number == 0 {
            return Glance {
                expanded,
                discovered: self.sources,
                ..Glance::default()
            };
        }
        let starts = &self.first_edge[..self.flood.expanded() as usize];
        let head = starts.partition_point(|&first| first < number) as u32 - 1;
        let mut discovered = self.discovered_before(head);
        let index = number - self.first_edge[head as usize] - 1;
        let from = self.flood.order()[head as usize];
        self.flood.space().successors(from, &mut self.successors);
        let mut new = false;
        for next in &self.successors[..=index as usize] {
            // The states that it discovers stand in the order of its moves.
            new = self.flood.order().get(discovered as usize) == Some(next);
            discovered += u32::from(new);
        }
        let target = self.successors[index as usize];
        Glance {
            head,
            expanded,
            discovered,
            edge: Some(GlanceEdge { index, target, new }),
        }
    }

    /// Number of states discovered before the state at `head` was expanded: children stand in
    /// the order of their parents.
    pub fn discovered_before(&self, head: u32) -> u32 {
        let children = &self.flood.parents()[self.sources as usize..];
        self.sources + children.partition_point(|&parent| parent < head) as u32
    }

    /// The number of the move that discovers the state at `position`; 0 for a source. Expands
    /// its parent once more.
    pub fn found_by(&self, position: u32) -> u32 {
        let parent = self.flood.parents()[position as usize];
        if parent == position {
            return 0;
        }
        let target = self.flood.order()[position as usize];
        let mut successors = vec![0; self.successors.len()];
        let from = self.flood.order()[parent as usize];
        let count = self.flood.space().successors(from, &mut successors);
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
        while self.flood.parents()[at as usize] != at {
            at = self.flood.parents()[at as usize];
            path.push(at);
        }
        path
    }

    /// What a move does on the board; `None` before the first.
    pub fn action(&self, glance: &Glance) -> Option<Action> {
        let from = self.flood.order()[glance.head as usize];
        let edge = glance.edge?;
        Some(self.space().action(from, edge.index as usize))
    }
}
