//! Graphs that are given as rows of numbers, such as those of a puzzle that a host page defines in
//! JavaScript.

use std::fmt;
use std::sync::Arc;

use crate::board::Shape;
use crate::edges::Edges;

/// Maximum number of states of a given graph.
pub const MOST_GIVEN: usize = 1 << 20;
/// Maximum number of moves of a given graph.
const MOST_MOVES: usize = 1 << 24;

/// The moves of the next states of a graph, in the order of their ranks.
#[derive(Clone, Copy, Debug, Default)]
pub struct GivenMoves<'a> {
    /// Number of moves of each state.
    pub counts: &'a [u32],
    /// Rank of the state that each move leads to.
    pub to: &'a [u32],
    /// Cost of each move. Empty if all cost 1.
    pub costs: &'a [u32],
    /// Index of the label of each move.
    pub labels: &'a [u32],
}

/// The properties of the next states of a graph, in the order of their ranks.
#[derive(Clone, Copy, Debug, Default)]
pub struct GivenStates<'a> {
    /// 1 for a goal, else 0; in a game a number of [`Ending`].
    pub goals: &'a [u8],
    /// The estimates of all heuristics of the first state, then those of the next states. A game has
    /// at most one list: what a state is worth for the player to move, plus [`ESTIMATE_ZERO`].
    pub estimates: &'a [u32],
    /// The boards, one after the other.
    pub boards: &'a [u8],
}

/// The reason why rows are not a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GivenFault {
    /// There are more than 2^20 states or more than 2^24 moves, or the numbers do not fit into
    /// memory.
    TooMany,
    /// The lists have lengths that do not belong together.
    Length,
    /// A move leads to a state, or has a label, that does not exist.
    Missing,
    /// There is no state, or states without moves although the graph is complete.
    Unfinished,
    /// Two moves of a state of a game have the same label.
    Repeated,
    /// A game can come back to this state, so it need not end.
    Endless { state: u32 },
    /// A game can last for more than 64 moves.
    Long,
}

/// How a game ends in a state, by its number in rows. 0 stands for a state in which the game goes on;
/// whoever then cannot move has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Ending {
    /// The player to move has lost.
    Lost = 1,
    /// Nobody has won.
    Drawn = 2,
    /// The player to move has won.
    Won = 3,
}

/// Number that stands for the estimate 0 of a state of a game.
pub const ESTIMATE_ZERO: u32 = 100;
/// Maximum number of moves from one state of a game, and of moves that a game lasts.
pub const MOST_PLIES: usize = 64;
/// Maximum number of different labels of a game.
pub const MOST_GAME_LABELS: usize = 256;

impl fmt::Display for GivenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooMany => "the graph is too large",
            Self::Length => "the rows have different lengths",
            Self::Missing => "a move leads to no state or has no label",
            Self::Unfinished => "the graph has states without rows",
            Self::Repeated => "two moves of a state have one label",
            Self::Endless { .. } => "a game need not end",
            Self::Long => "a game can last too long",
        })
    }
}

impl std::error::Error for GivenFault {}

/// A graph in compressed rows: the moves of all states one after the other, and for each state the
/// index of its first move. State 0 is the root from which the states were listed.
///
/// # Complexity
/// 8 bytes for each move (12 with costs); for each state 5 bytes, its board, and 4 bytes for each
/// heuristic. Reversed rows take 4 bytes more for each move.
pub struct GivenGraph {
    id: String,
    hash: u64,
    pub(crate) shape: Shape,
    pub(crate) moves: Edges,
    /// Cost of each move; empty if all cost 1.
    pub(crate) costs: Vec<u32>,
    /// Index of the label of each move.
    pub(crate) labels: Vec<u32>,
    names: Vec<&'static str>,
    pub(crate) goals: Vec<u8>,
    pub(crate) heuristics: Vec<String>,
    pub(crate) estimates: Vec<u32>,
    boards: Vec<u8>,
    /// The moves backwards; `None` if the graph is cut or a game.
    pub(crate) before: Option<Edges>,
    /// Number of moves of the longest game; `None` if the graph is no game.
    plies: Option<u8>,
    has_draws: bool,
}

impl fmt::Debug for GivenGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GivenGraph")
            .field("id", &self.id)
            .field("hash", &self.hash)
            .field("states", &self.goals.len())
            .finish_non_exhaustive()
    }
}

impl GivenGraph {
    /// Returns the name of the puzzle.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the hash of the name, the moves, their costs and labels, the goals and the estimates;
    /// the boards do not count. The same rows have the same hash on every machine and in every version.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the number of states.
    pub fn states(&self) -> usize {
        self.goals.len()
    }

    /// Returns the names of the heuristics.
    pub fn heuristics(&self) -> &[String] {
        &self.heuristics
    }

    /// Returns whether the space goes on beyond the states of the graph. The last states of a graph
    /// that is cut have no moves, because these are not known.
    pub fn is_cut(&self) -> bool {
        self.before.is_none() && self.plies.is_none()
    }

    /// Returns whether a move has a cost other than 1.
    pub fn has_costs(&self) -> bool {
        !self.costs.is_empty()
    }

    /// Returns the number of moves of the longest game from state 0; `None` if the graph is no game of
    /// two players.
    pub fn plies(&self) -> Option<u8> {
        self.plies
    }

    /// Returns the label of the first move between two states; `None` if no move leads from one to the
    /// other.
    ///
    /// # Complexity
    /// Linear in the moves of the state `from`.
    pub fn label_between(&self, from: u32, to: u32) -> Option<&'static str> {
        let index = self.moves.of(from).iter().position(|&next| next == to)?;
        Some(self.label(from, index))
    }

    /// Whether a state of a game ends it with a draw.
    pub fn has_draws(&self) -> bool {
        self.has_draws
    }

    pub(crate) fn label(&self, state: u32, index: usize) -> &'static str {
        self.names[self.labels[self.moves.first[state as usize] as usize + index] as usize]
    }

    fn computed_hash(&self) -> u64 {
        let mut hash = Hash::default();
        let texts = self.heuristics.iter().map(String::as_str);
        let texts = texts.chain(self.names.iter().copied());
        for text in std::iter::once(self.id.as_str()).chain(texts) {
            hash.text(text);
        }
        let goals = self.goals.iter().map(|&goal| u32::from(goal));
        for number in goals.chain(self.estimates.iter().copied()) {
            hash.number(number);
        }
        for numbers in [
            self.moves.first.as_slice(),
            &self.moves.to,
            &self.costs,
            &self.labels,
            &[u32::from(self.is_cut())],
        ] {
            numbers.iter().for_each(|&number| hash.number(number));
        }
        if self.plies.is_some() {
            hash.text("game");
        }
        hash.0
    }

    /// Returns the number of moves of the longest game, without the moves of states in which a game is
    /// over.
    ///
    /// # Complexity
    /// Time linear in states and moves; 8 bytes for each state.
    fn longest_game(&self) -> Result<u8, GivenFault> {
        let states = 0..self.goals.len() as u32;
        let mut last_label = vec![u32::MAX; self.names.len()];
        for state in states.clone() {
            let first = self.moves.first[state as usize] as usize;
            for &label in &self.labels[first..][..self.moves.of(state).len()] {
                let before = std::mem::replace(&mut last_label[label as usize], state);
                if before == state {
                    return Err(GivenFault::Repeated);
                }
            }
        }
        if self.moves.most() > MOST_PLIES || self.names.len() > MOST_GAME_LABELS {
            return Err(GivenFault::TooMany);
        }
        // A state is placed once all moves to it are counted; in a circle no state ever is.
        let mut waiting = vec![0_u32; self.goals.len()];
        for &to in &self.moves.to {
            waiting[to as usize] += 1;
        }
        let mut depths = vec![0_u32; self.goals.len()];
        let mut ready: Vec<u32> = states
            .filter(|&state| waiting[state as usize] == 0)
            .collect();
        let mut longest = 0;
        while let Some(state) = ready.pop() {
            let depth = depths[state as usize] + 1;
            for &to in self.moves.of(state) {
                let to_index = to as usize;
                depths[to_index] = depths[to_index].max(depth);
                longest = longest.max(depth);
                waiting[to_index] -= 1;
                if waiting[to_index] == 0 {
                    ready.push(to);
                }
            }
        }
        if let Some(state) = waiting.iter().position(|&moves| moves > 0) {
            let state = state as u32;
            return Err(GivenFault::Endless { state });
        }
        u8::try_from(longest)
            .ok()
            .filter(|&plies| usize::from(plies) <= MOST_PLIES)
            .ok_or(GivenFault::Long)
    }

    pub(crate) fn board_of(&self, state: u32) -> &[u8] {
        let cells = self.shape.cells();
        &self.boards[state as usize * cells..][..cells]
    }
}

/// Collects the rows of a graph.
pub struct GivenRows {
    graph: GivenGraph,
}

impl fmt::Debug for GivenRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GivenRows").field(&self.graph).finish()
    }
}

impl GivenRows {
    /// Begins the graph of a puzzle with this name, board size and these heuristics.
    pub fn new(id: &str, shape: Shape, heuristics: Vec<String>) -> Self {
        Self {
            graph: GivenGraph {
                id: id.to_owned(),
                hash: 0,
                shape,
                moves: Edges::default(),
                costs: Vec::new(),
                labels: Vec::new(),
                names: Vec::new(),
                goals: Vec::new(),
                heuristics,
                estimates: Vec::new(),
                boards: Vec::new(),
                before: None,
                plies: None,
                has_draws: false,
            },
        }
    }

    /// Adds the next label. Moves name it by its index, from 0.
    pub fn name(&mut self, label: &'static str) {
        self.graph.names.push(label);
    }

    /// Adds the next states.
    ///
    /// # Errors
    /// [`GivenFault::Length`] if there are not as many estimates and boards as states, and
    /// [`GivenFault::TooMany`] for more than 2^20 states; the rows are then unusable.
    pub fn add_states(&mut self, states: GivenStates<'_>) -> Result<(), GivenFault> {
        let graph = &mut self.graph;
        let count = states.goals.len();
        if states.estimates.len() != count * graph.heuristics.len()
            || states.boards.len() != count * graph.shape.cells()
        {
            return Err(GivenFault::Length);
        }
        if graph.goals.len() + count > MOST_GIVEN {
            return Err(GivenFault::TooMany);
        }
        graph.goals.extend_from_slice(states.goals);
        graph.estimates.extend_from_slice(states.estimates);
        graph.boards.extend_from_slice(states.boards);
        Ok(())
    }

    /// Adds the moves of the next states. They may lead to states that are added later.
    ///
    /// # Errors
    /// [`GivenFault::Length`] if the lists do not have as many entries as the counts say, and
    /// [`GivenFault::TooMany`] for more than 2^24 moves; the rows are then unusable.
    pub fn add_moves(&mut self, moves: GivenMoves<'_>) -> Result<(), GivenFault> {
        let graph = &mut self.graph;
        let count = moves.to.len();
        let counted: u64 = moves.counts.iter().map(|&count| u64::from(count)).sum();
        let costs = [0, count].contains(&moves.costs.len());
        if counted != count as u64 || !costs || moves.labels.len() != count {
            return Err(GivenFault::Length);
        }
        let known = graph.moves.to.len();
        if known + count > MOST_MOVES {
            return Err(GivenFault::TooMany);
        }
        if moves.costs.iter().any(|&cost| cost != 1) && graph.costs.is_empty() {
            graph.costs.resize(known, 1);
            graph.costs.extend_from_slice(moves.costs);
        } else if graph.has_costs() {
            let costs = moves.costs.iter().copied();
            graph.costs.extend(costs);
            graph.costs.resize(known + count, 1);
        }
        graph.labels.extend_from_slice(moves.labels);
        graph.moves.extend(moves.counts, moves.to);
        Ok(())
    }

    /// Ends the graph of a puzzle. With `is_cut`, the space goes on beyond the last states.
    ///
    /// # Errors
    /// [`GivenFault::Missing`] if a state or a label of a move does not exist, and
    /// [`GivenFault::Unfinished`] without a state, or if the moves of states are missing although the
    /// graph is not cut.
    ///
    /// # Complexity
    /// Linear in the states and moves.
    #[cfg(feature = "orders")]
    pub fn finish(self, is_cut: bool) -> Result<Arc<GivenGraph>, GivenFault> {
        let mut graph = self.checked(is_cut)?;
        graph.before = (!is_cut).then(|| graph.moves.reversed());
        graph.hash = graph.computed_hash();
        Ok(Arc::new(graph))
    }

    /// Ends the graph of a game of two players who move in turn. A state then belongs to one of them,
    /// so a game in which both can come to the same board has two states for it.
    ///
    /// # Errors
    /// Those of [`finish`](Self::finish) for a graph that is not cut; [`GivenFault::Repeated`] if two
    /// moves of a state have the same label, [`GivenFault::Endless`] if a game can come back to a
    /// state, [`GivenFault::Long`] if a game can last for more than 64 moves, and
    /// [`GivenFault::TooMany`] for more than 64 moves of a state, 256 labels, or one list of estimates.
    ///
    /// # Complexity
    /// Linear in the states and moves.
    #[cfg(feature = "trees")]
    pub fn finish_game(self) -> Result<Arc<GivenGraph>, GivenFault> {
        let mut graph = self.checked(false)?;
        if graph.heuristics.len() > 1 {
            return Err(GivenFault::TooMany);
        }
        graph.plies = Some(graph.longest_game()?);
        graph.has_draws = graph.goals.contains(&(Ending::Drawn as u8));
        graph.hash = graph.computed_hash();
        Ok(Arc::new(graph))
    }

    /// Checks the rows.
    fn checked(self, is_cut: bool) -> Result<GivenGraph, GivenFault> {
        let mut graph = self.graph;
        let states = graph.goals.len();
        let given = graph.moves.first.len() - 1;
        if states == 0 || given > states || (given < states && !is_cut) {
            return Err(GivenFault::Unfinished);
        }
        let names = graph.names.len();
        if graph.labels.iter().any(|&label| label as usize >= names)
            || graph.moves.to.iter().any(|&to| to as usize >= states)
        {
            return Err(GivenFault::Missing);
        }
        graph.moves.extend(&vec![0; states - given], &[]);
        Ok(graph)
    }
}

/// Hash of a sequence of numbers and texts: FNV-1a over 32 bits at a time, with one more shift.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn number(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        text.bytes().for_each(|byte| self.number(byte.into()));
    }
}
