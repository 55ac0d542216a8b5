//! The results of a breadth-first search: its path, its certificate, and the data of its map.

use crate::search::Outcome;
use crate::state_space::breadth_first::{BreadthFirst, Discovery};
use crate::state_space::certificate::{Levels, SpaceCertificate as Certificate};
use crate::state_space::map::{MapData, SideMap};
use crate::state_space::seekable_bfs::SeekableBfs;
use crate::state_space::side::Side;
use crate::state_space::state::State;

impl BreadthFirst {
    /// Makes the certificate of the outcome. Returns `None` while there is no outcome, or if the
    /// outcome needs no certificate. Does not ask the puzzle for a
    /// [refutation](crate::StateSpace::refutation).
    ///
    /// # Complexity
    /// Linear in the path or in the discovered states, which are copied; for a closed set, linear
    /// in the states of the space.
    pub fn certificate(&self) -> Option<Certificate> {
        match self.outcome? {
            Outcome::Found { depth } => Some(Certificate::Path {
                depth,
                states: self.path(),
            }),
            Outcome::Impossible if self.sides[Side::Forward as usize].frontier() == 0 => {
                let states = self.closed_set(Side::Forward);
                Some(Certificate::ClosedSet { states })
            }
            Outcome::Impossible => {
                let states = self.closed_set(Side::Backward);
                Some(Certificate::ClosedGoals { states })
            }
            Outcome::TooDeep { limit } => Some(Certificate::TooDeep {
                limit,
                forward: finished_levels(&self.sides[Side::Forward as usize]),
                backward: match self.sides.get(Side::Backward as usize) {
                    Some(backward) => finished_levels(backward),
                    None => {
                        let states = self.space().goals();
                        let ends = vec![states.len() as u32];
                        Levels { states, ends }
                    }
                },
            }),
            Outcome::LimitReached
            | Outcome::StateLimit { .. }
            | Outcome::Counted { .. }
            | Outcome::Filled { .. } => None,
            #[cfg(feature = "trees")]
            Outcome::Valued { .. } => None,
            #[cfg(feature = "trees")]
            Outcome::Formula { .. } => None,
        }
    }

    /// Returns the states from the start to the first goal found; empty while no goal is known.
    pub fn path(&self) -> Vec<State> {
        // The last batch can have found an answer after the step limit. Such an answer does not
        // count.
        let known = self.answer_step.is_some_and(|step| step <= self.known);
        let Some(&answer) = self.answers.first().filter(|_| known) else {
            return Vec::new();
        };
        let mut halves = self.known_to(answer).map(|(searched, ordinal)| {
            let back = searched.back_from(ordinal).into_iter();
            back.map(|ordinal| searched.bare().order()[ordinal as usize])
        });
        let mut path: Vec<State> = halves.next().into_iter().flatten().collect();
        path.reverse();
        path.extend(halves.next().into_iter().flatten().skip(1));
        path
    }

    /// Returns the data of a map of the search. Copies only the path, the answers and the stage
    /// steps.
    pub fn map_data(&self) -> MapData<'_> {
        let sides = Side::BOTH.into_iter().zip(&self.sides);
        let sides = sides.map(|(side, searched)| {
            let order = searched.bare().order();
            SideMap::by_levels(order, searched.levels(), self.answers_of(side))
        });
        let level_starts = self.level_starts.iter();
        let begun = level_starts.map(|level| self.moves_before(level.heads));
        MapData {
            sides: sides.collect(),
            stage_steps: begun
                .filter(|&step| step < self.known)
                .chain([self.known])
                .collect(),
            path: self.path(),
        }
    }

    /// Returns the step that discovered this state: 0 for a source, `None` if no known step did. If
    /// `side` is `None`, looks at the side that discovered the state first.
    ///
    /// # Complexity
    /// O(branching + levels) time and a buffer for the moves of one state; also time linear in the
    /// states discovered since the last [`seek`](crate::Search::seek).
    pub fn found_at(&self, state: State, side: Option<Side>) -> Option<u64> {
        let sides = Side::BOTH.into_iter().zip(&self.sides);
        let asked = sides.filter(|&(known, _)| side.is_none_or(|side| side == known));
        let found = asked.filter_map(|(side, searched)| {
            let ordinal = searched.bare().ordinal(state)?;
            Some(self.step_of(Discovery { side, ordinal }))
        });
        found.min().filter(|&step| step <= self.known)
    }

    /// Returns the ranks that a side has discovered, ascending.
    fn closed_set(&self, side: Side) -> Vec<State> {
        let ranks = 0..self.space().states() as State;
        let bare = self.sides[side as usize].bare();
        let reached = ranks.filter(|&state| bare.knows(state));
        reached.collect()
    }

    /// Returns the ordinals, on one side, of the goals or of the state where the sides met.
    fn answers_of(&self, side: Side) -> Vec<u32> {
        let answers = self.answers.iter();
        let ordinals = answers.filter_map(|&answer| self.ordinal_on(side, answer));
        ordinals.collect()
    }
}

/// Copies the levels of a side that are complete: all their states are discovered.
fn finished_levels(searched: &SeekableBfs) -> Levels {
    let ends = searched.levels()[1..].to_vec();
    let count = ends.last().map_or(0, |&end| end as usize);
    Levels {
        states: searched.bare().order()[..count].to_vec(),
        ends,
    }
}
