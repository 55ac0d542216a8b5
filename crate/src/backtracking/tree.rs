//! The part of the search tree around the path at the cursor: the candidates along the path, and
//! the depths of the steps.

use crate::backtracking::branching::Branching;
use crate::backtracking::profile::Part;
use crate::backtracking::search::BacktrackingSearch;
use crate::backtracking::siblings::{CandidateStatus, DepthRange, Siblings};

/// Maximum work, in simple operations, of searching steps again for a finer profile than the stored
/// one.
const REPLAY: u64 = 1 << 22;
/// Maximum weight by which [`REPLAY`] is divided to get a number of steps: a greater weight counts
/// as this one.
const HEAVIEST: u64 = 64;

impl BacktrackingSearch {
    /// Returns the candidates at the depths `from..to` of the path at the cursor, and what the
    /// search has done with each of them up to the cursor. The list ends at the last node of the
    /// path. The cursor does not move.
    ///
    /// # Complexity
    /// The time of making the choices of the path and of trying each of these candidates.
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

    /// Returns the number of steps that the search spent on each candidate at the depths `from..to`
    /// of the path at the cursor, by depth, then by index of the candidate. `None` stands for a
    /// candidate that is on the path or has not been tried. The cursor does not move.
    ///
    /// # Complexity
    /// The time of at most two calls of [`seek`](crate::Search::seek) for each candidate that was
    /// placed and taken back.
    pub fn costs(&mut self, from: usize, to: usize) -> Vec<Vec<Option<u64>>> {
        let tried = self.view.tried().to_vec();
        let depth = tried.len() - 1;
        let end = to.min(depth + 1);
        let levels: Vec<_> = (from..end).map(|level| self.spent(&tried, level)).collect();
        // Step that led to the node at the present level.
        let mut entered = match from.checked_sub(1) {
            Some(above) if from < end => self.first_at(&tried[..above], tried[above]),
            _ => 0,
        };
        let mut costs = Vec::new();
        for (level, mut spent) in (from..end).zip(levels) {
            let mut begun = entered + 1;
            for (number, cost) in (2_u16..).zip(&mut spent).take(tried[level].into()) {
                let last = number > tried[level].into();
                let next = match *cost {
                    Some(cost) => begun + cost,
                    // The candidate is on the path, so the work on it is not finished. At the last
                    // node, the work on the candidate tried last ends at the cursor.
                    None if last && level < depth => break,
                    None if last => self.view.stack.totals.steps + 1,
                    None => self.first_at(&tried[..level], number as u8),
                };
                *cost = Some(next - begun);
                begun = next;
            }
            entered = begun;
            costs.push(spent);
        }
        costs
    }

    /// Returns the depths of the search in each of `columns` equal parts of the steps `from..to`;
    /// `None` for a part that is not known. Each step counts in one part. The cursor does not move.
    ///
    /// The edges of the parts are rounded to those of the stored profile, which has at least 2^11
    /// parts once the search is long enough. If the stored parts are too wide and the steps are
    /// few, the steps are searched again for exact edges. If there are many steps, a part narrower
    /// than the stored ones can have only depths, with 0 turns back and 0 records.
    ///
    /// # Complexity
    /// Time linear in the columns and the stored parts, or the time of searching about 2^22 /
    /// weight steps.
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
    /// Searches the steps between each two neighbouring `edges` again, and makes their parts.
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

    /// Returns the number of steps spent on each candidate at the depth `level` of the path that
    /// `tried` determines. An entry is `None` if only a search can find the number.
    fn spent(&mut self, tried: &[u8], level: usize) -> Vec<Option<u64>> {
        self.scout.visit(&tried[..=level]);
        let stands = level + 1 < tried.len();
        let over = tried[level] - u8::from(stands);
        let candidates = 0..self.scout.stack.candidates[level];
        let known =
            candidates.map(|index| (index < over).then(|| self.status_of(index).1).flatten());
        known.collect()
    }

    /// Tries a candidate again that is not on the path, at the scout's node. Returns its status and
    /// the number of steps spent on it; `None` if only a search can find that number.
    fn status_of(&mut self, index: u8) -> (CandidateStatus, Option<u64>) {
        let brancher = &mut self.scout.brancher;
        match brancher.place(index) {
            Ok(()) => {
                let node = brancher.branch();
                brancher.retract();
                if matches!(node, Branching::Cut(_)) {
                    (CandidateStatus::Pruned, Some(2))
                } else {
                    (CandidateStatus::Failed, None)
                }
            }
            Err(0) => (CandidateStatus::Refused, Some(1)),
            Err(_) => (CandidateStatus::Pruned, Some(1)),
        }
    }

    /// Returns the step that tried candidate number `number` at a node. Candidates count from 1.
    /// `above` holds the number of candidates tried at each depth above the node, which determines
    /// the path to the node.
    ///
    /// At each step, the numbers of candidates tried at all depths of the path form a word. As the
    /// search goes on, these words ascend in lexical order, except that a word comes after all
    /// longer words that begin with it. So the step is the first whose word is not less than the
    /// word of `above` followed by `number`.
    pub(super) fn first_at(&mut self, above: &[u8], number: u8) -> u64 {
        self.scout.find(&self.checkpoints, &|_, tried| {
            let letters = above.iter().copied().chain([number]);
            let mut pairs = tried.iter().copied().zip(letters);
            pairs
                .find(|(reached, wanted)| reached != wanted)
                .is_some_and(|(reached, wanted)| reached < wanted)
        });
        self.scout.stack.totals.steps
    }
}
