//! The part of the search tree around the path shown: the siblings of its choices, and how deep
//! the search was along its steps.

use crate::backtracking::node::Node;
use crate::backtracking::profile::Part;
use crate::backtracking::search::BacktrackingSearch;
use crate::backtracking::siblings::{CandidateStatus, DepthRange, Siblings};

/// The most work for which a profile finer than the one kept is searched again, in simple
/// operations.
const REPLAY: u64 = 1 << 22;
/// No step counts as more than this.
const HEAVIEST: u64 = 64;

impl BacktrackingSearch {
    /// Tells what has become, up to the cursor, of the candidates at the depths `from..to` of the
    /// path shown; no further than its last node. The cursor stays where it is.
    ///
    /// # Complexity
    /// Time of the path's choices and of each of these candidates.
    pub fn siblings(&mut self, from: usize, to: usize) -> Vec<Siblings> {
        let tried = self.view.tried().to_vec();
        let depth = tried.len() - 1;
        let depths = from..to.min(depth + 1);
        depths
            .map(|level| {
                self.scout.visit(&tried[..=level]);
                let count = self.scout.stack.candidates[level];
                let statuses = (0..count).map(|index| {
                    if index >= tried[level] {
                        CandidateStatus::Pending
                    } else if index + 1 == tried[level] && level < depth {
                        CandidateStatus::Placed
                    } else {
                        self.status_of(index).0
                    }
                });
                Siblings {
                    tried: tried[level],
                    statuses: statuses.collect(),
                }
            })
            .collect()
    }

    /// Counts the steps that were spent on each of the candidates at the depths `from..to` of the
    /// path shown, by its index; `None` for those that are still being tried, or have not been.
    /// The cursor stays where it is.
    ///
    /// # Complexity
    /// Up to two replays, as for [`seek`](crate::Search::seek), for each candidate that was placed
    /// and taken back.
    pub fn costs(&mut self, from: usize, to: usize) -> Vec<Vec<Option<u64>>> {
        let tried = self.view.tried().to_vec();
        let depth = tried.len() - 1;
        let end = to.min(depth + 1);
        let levels: Vec<_> = (from..end).map(|level| self.spent(&tried, level)).collect();
        // The step that led to the node of a depth.
        let mut entered = match from.checked_sub(1) {
            Some(above) if from < end => self.first_at(&tried[..above], tried[above]),
            _ => 0,
        };
        let mut costs = Vec::new();
        for (level, mut spent) in (from..end).zip(levels) {
            let mut begun = entered + 1;
            for (number, cost) in (2..).zip(&mut spent).take(tried[level].into()) {
                let last = number > tried[level];
                let next = match *cost {
                    Some(cost) => begun + cost,
                    // What stands is not over; what comes next at the last node is tried after now.
                    None if last && level < depth => break,
                    None if last => self.view.stack.totals.steps + 1,
                    None => self.first_at(&tried[..level], number),
                };
                *cost = Some(next - begun);
                begun = next;
            }
            entered = begun;
            costs.push(spent);
        }
        costs
    }

    /// Tells how deep the search was in each of `columns` equal parts of the steps `from..to`;
    /// `None` for a part that is not known. Each step counts in one part. The cursor stays where it
    /// is.
    ///
    /// The edges of the parts are rounded to those of the profile that the search keeps, which has
    /// 2^11 parts or more where the search is long enough. Where its parts are wider and the steps
    /// are few, the steps are searched again, for exact edges; where they are many, a part may have
    /// nothing left, and tells the depth there.
    ///
    /// # Complexity
    /// Time linear in the columns and the parts of the profile, or to search about 2^22 / weight
    /// steps.
    pub fn depth_profile(&mut self, from: u64, to: u64, columns: usize) -> Vec<Option<DepthRange>> {
        let parts = columns.max(1) as u64;
        let wide = to.saturating_sub(from);
        let edges = (0..=parts)
            .map(|column| from + wide / parts * column + wide % parts * column / parts)
            .collect::<Vec<_>>();
        let width = self.profile.width();
        let coarse = width * parts > wide;
        if coarse && wide <= REPLAY / self.view.brancher.weight().clamp(1, HEAVIEST) {
            self.searched_profile(&edges)
        } else {
            let head = &self.head.stack;
            let pairs = edges.windows(2);
            pairs
                .map(|pair| self.profile.between(pair[0], pair[1], head))
                .collect()
        }
    }
}

impl BacktrackingSearch {
    /// The parts between these steps, searched again.
    fn searched_profile(&mut self, edges: &[u64]) -> Vec<Option<DepthRange>> {
        let known = self.known();
        self.scout.bring(&self.checkpoints, edges[0].min(known));
        let pairs = edges.windows(2);
        pairs
            .map(|pair| {
                self.scout.stack.clear_depths();
                let before = self.scout.stack.totals;
                self.scout.go(pair[1].min(known));
                (pair[0] < known).then(|| Part::of(&self.scout.stack, &before).range())
            })
            .collect()
    }

    /// The steps spent on each candidate at one depth of the path, where that needs no search to
    /// tell.
    fn spent(&mut self, tried: &[u8], level: usize) -> Vec<Option<u64>> {
        self.scout.visit(&tried[..=level]);
        let stands = level + 1 < tried.len();
        let over = tried[level] - u8::from(stands);
        let candidates = 0..self.scout.stack.candidates[level];
        let known =
            candidates.map(|index| (index < over).then(|| self.status_of(index).1).flatten());
        known.collect()
    }

    /// What became of a candidate at the scout's node that does not stand, and of how many steps
    /// that took where it needs no search to tell: tries it again.
    fn status_of(&mut self, index: u8) -> (CandidateStatus, Option<u64>) {
        let brancher = &mut self.scout.brancher;
        match brancher.place(index) {
            Ok(()) => {
                let node = brancher.branch();
                brancher.retract();
                if matches!(node, Node::Cut(_)) {
                    (CandidateStatus::Pruned, Some(2))
                } else {
                    (CandidateStatus::Failed, None)
                }
            }
            Err(0) => (CandidateStatus::Refused, Some(1)),
            Err(_) => (CandidateStatus::Pruned, Some(1)),
        }
    }

    /// The step at which the candidate of this number, from 1, was tried at the node whose path is
    /// `above`. In the order of the steps the paths are in lexical order, the candidates tried
    /// being the letters, and a path before all that begin with it but for its own last letter.
    fn first_at(&mut self, above: &[u8], number: u8) -> u64 {
        self.scout.find(&self.checkpoints, |_, tried| {
            let letters = above.iter().copied().chain([number]);
            let mut pairs = tried.iter().copied().zip(letters);
            pairs
                .find(|(reached, wanted)| reached != wanted)
                .is_some_and(|(reached, wanted)| reached < wanted)
        });
        self.scout.stack.totals.steps
    }
}
