//! Answers that can be checked without trusting the search.

use std::fmt;

use serde::Serialize;

use crate::choices::Choice;
use crate::problem::{Refutation, State, StateSpace};
use crate::win_lose::{Position, WinLose};

/// The proof that comes with an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Certificate {
    /// For "found": the states from the start to a goal, each one move from the one before, and
    /// the depth that the search gave the goal.
    Path { depth: u32, states: Vec<State> },
    /// For "impossible": a set of states, ascending, that holds the start and no goal and that
    /// no move leaves. It proves the same of every state in it.
    ClosedSet { states: Vec<State> },
    /// For "impossible", from the other end: a set of states, ascending, that holds every goal
    /// and not the start and that no move leaves. Moves can be taken back, so none enters it.
    ClosedGoals { states: Vec<State> },
    /// For "impossible", without a search: a property of the puzzle that rules answers out.
    Refutation(Refutation),
    /// For "found", where choices are made: all of them, in the order of the search.
    Choices { choices: Vec<Choice> },
    /// For a game: of each position, from the first one to that which play begins with or farther,
    /// the plies that it lasts (without `distances` just 1 where the player to move wins, else 0),
    /// and where a winning move leads, if there is one.
    Table {
        distances: bool,
        values: Vec<u16>,
        moves: Vec<Option<Position>>,
    },
}

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The path does not begin with the start.
    NoStart,
    /// A rank lies outside the space.
    OutsideSpace { state: State },
    /// The path's last state is not a goal.
    NoGoal { state: State },
    /// The set lacks the start, or a goal, whichever it should hold.
    NotInside,
    /// The set holds this goal, or the start, which it should not.
    NotOutside { state: State },
    /// No move leads from one state of the path to the next.
    NoMove { from: State, to: State },
    /// The path has another number of moves than it claims.
    WrongDepth { claimed: u32, moves: usize },
    /// The set is not strictly ascending here.
    NotAscending { state: State },
    /// A move leaves the set.
    NotClosed { from: State, to: State },
    /// The puzzle does not bear out the property.
    NotRefuted,
    /// The rules of the puzzle forbid what was chosen for this cell, or it was chosen twice, or not
    /// at all.
    WrongChoice { cell: u32 },
    /// The value of this position does not follow from those of its successors.
    WrongValue { position: Position },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart => write!(f, "the start is missing"),
            Self::OutsideSpace { state } => write!(f, "state {state} is outside the space"),
            Self::NoGoal { state } => write!(f, "the last state {state} is not a goal"),
            Self::NotInside => write!(f, "the set does not hold what it should"),
            Self::NotOutside { state } => write!(f, "the set should not hold state {state}"),
            Self::NoMove { from, to } => write!(f, "no move leads from state {from} to {to}"),
            Self::WrongDepth { claimed, moves } => {
                write!(f, "the path claims depth {claimed} but has {moves} moves")
            }
            Self::NotAscending { state } => write!(f, "state {state} is out of order"),
            Self::NotClosed { from, to } => write!(f, "a move leaves the set: {from} to {to}"),
            Self::NotRefuted => write!(f, "the puzzle does not have this property"),
            Self::WrongChoice { cell } => write!(f, "what is chosen for cell {cell} is wrong"),
            Self::WrongValue { position } => write!(f, "the value of position {position} is wrong"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Checks the certificate of a search through a state space against the rules alone; no line of it
/// is shared with a search.
///
/// # Errors
/// The first [`Flaw`] that was found.
///
/// # Complexity
/// A path: moves x branching. A closed set of n states: n x branching, and one bit for each rank
/// up to the highest that it claims.
pub fn verify(space: &dyn StateSpace, certificate: &Certificate) -> Result<(), Flaw> {
    let states: &[State] = match certificate {
        Certificate::Path { states, .. }
        | Certificate::ClosedSet { states }
        | Certificate::ClosedGoals { states } => states,
        Certificate::Refutation(_) | Certificate::Choices { .. } | Certificate::Table { .. } => &[],
    };
    if let Some(&state) = states.iter().find(|&&s| u64::from(s) >= space.states()) {
        return Err(Flaw::OutsideSpace { state });
    }
    match certificate {
        Certificate::Path { depth, states } => verify_path(space, *depth, states),
        Certificate::ClosedSet { states } => {
            verify_closed_set(space, states, &[space.start()], |state| {
                space.is_goal(state)
            })
        }
        Certificate::ClosedGoals { states } => {
            verify_closed_set(space, states, &space.goals(), |state| {
                state == space.start()
            })
        }
        Certificate::Refutation(claimed) => {
            let holds = space.refutation().as_ref() == Some(claimed);
            if holds { Ok(()) } else { Err(Flaw::NotRefuted) }
        }
        Certificate::Choices { .. } | Certificate::Table { .. } => Err(Flaw::NoStart),
    }
}

/// Checks the certificate of a game against its moves alone; no line of it is shared with a run.
///
/// # Errors
/// The first [`Flaw`] that was found.
///
/// # Complexity
/// Linear in the moves of the positions that it holds.
pub fn verify_table(game: &dyn WinLose, certificate: &Certificate) -> Result<(), Flaw> {
    let Certificate::Table {
        distances,
        values,
        moves,
    } = certificate
    else {
        return Err(Flaw::NoStart);
    };
    if values.len() > game.board_shape().cells() {
        let state = values.len() as State - 1;
        return Err(Flaw::OutsideSpace { state });
    }
    if values.len() <= game.start() as usize || values.len() != moves.len() {
        return Err(Flaw::NotInside);
    }
    let mut buffer = vec![0; game.most_moves()];
    for ((position, &value), &claimed) in (0..).zip(values).zip(moves) {
        let count = game.moves(position, &mut buffer);
        let successors = &buffer[..count];
        if let Some(&to) = successors.iter().find(|&&to| to >= position) {
            return Err(Flaw::NotClosed { from: position, to });
        }
        let after = successors.iter().map(|&to| values[to as usize]);
        let soonest = after.clone().filter(|value| value % 2 == 0).min();
        let due = match soonest {
            Some(_) if !distances => 1,
            Some(plies) => plies + 1,
            None if !distances => 0,
            None => after.map(|plies| plies + 1).max().unwrap_or(0),
        };
        let is_kept = match claimed {
            Some(to) if !successors.contains(&to) => {
                return Err(Flaw::NoMove { from: position, to });
            }
            // Just a move that wins as soon as it is claimed.
            Some(to) if *distances => values[to as usize].checked_add(1) == Some(value),
            Some(to) => values[to as usize] % 2 == 0,
            None => true,
        };
        if value != due || !is_kept || claimed.is_some() != (value % 2 == 1) {
            return Err(Flaw::WrongValue { position });
        }
    }
    Ok(())
}

fn verify_path(space: &dyn StateSpace, depth: u32, states: &[State]) -> Result<(), Flaw> {
    let Some(&goal) = states.last() else {
        return Err(Flaw::NoStart);
    };
    if states[0] != space.start() {
        return Err(Flaw::NoStart);
    }
    if !space.is_goal(goal) {
        return Err(Flaw::NoGoal { state: goal });
    }
    let moves = states.len() - 1;
    if moves != depth as usize {
        return Err(Flaw::WrongDepth {
            claimed: depth,
            moves,
        });
    }
    let mut successors = vec![0; space.branching()];
    for pair in states.windows(2) {
        let count = space.successors(pair[0], &mut successors);
        if !successors[..count].contains(&pair[1]) {
            return Err(Flaw::NoMove {
                from: pair[0],
                to: pair[1],
            });
        }
    }
    Ok(())
}

/// A set that holds all of `inside` and no state that is `outside`, and that no move leaves.
fn verify_closed_set(
    space: &dyn StateSpace,
    states: &[State],
    inside: &[State],
    outside: impl Fn(State) -> bool,
) -> Result<(), Flaw> {
    let claimed = Claimed::new(states)?;
    if !inside.iter().all(|&state| claimed.holds(state)) {
        return Err(Flaw::NotInside);
    }
    let mut successors = vec![0; space.branching()];
    for &state in states {
        if outside(state) {
            return Err(Flaw::NotOutside { state });
        }
        let count = space.successors(state, &mut successors);
        if let Some(&to) = successors[..count].iter().find(|&&to| !claimed.holds(to)) {
            return Err(Flaw::NotClosed { from: state, to });
        }
    }
    Ok(())
}

/// The states of a closed set, one bit a rank: each move asks whether it stays inside.
struct Claimed(Vec<u64>);

impl Claimed {
    fn new(states: &[State]) -> Result<Self, Flaw> {
        let words = states.iter().max().map_or(0, |&most| word(most) + 1);
        let mut bits = vec![0; words];
        let mut before = None;
        for &state in states {
            if before >= Some(state) {
                return Err(Flaw::NotAscending { state });
            }
            before = Some(state);
            bits[word(state)] |= bit(state);
        }
        Ok(Self(bits))
    }

    fn holds(&self, state: State) -> bool {
        self.0
            .get(word(state))
            .is_some_and(|bits| bits & bit(state) != 0)
    }
}

/// The place of the word that holds a state's bit.
const fn word(state: State) -> usize {
    (state / u64::BITS) as usize
}

/// A state's bit in its word.
const fn bit(state: State) -> u64 {
    1 << (state % u64::BITS)
}
