//! The part of the search tree around the path shown: the siblings of its choices, and how deep
//! the search was along its steps.

use super::Backtrack;
use super::profile::Part;
use crate::choices::Opening;
use crate::run::{Branched, Fate, Siblings, Stretch};

/// The most work for which a strip finer than what is kept is searched again, in simple
/// operations.
const REPLAY: u64 = 1 << 22;
/// No step counts as more than this.
const HEAVIEST: u64 = 64;

impl Branched for Backtrack {
    fn siblings(&mut self, from: usize, to: usize) -> Vec<Siblings> {
        let tried = self.view.tried().to_vec();
        let depth = tried.len() - 1;
        let depths = from..to.min(depth + 1);
        depths
            .map(|level| {
                self.scout.visit(&tried[..=level]);
                let count = self.scout.stack.count[level];
                let fates = (0..count).map(|index| {
                    if index >= tried[level] {
                        Fate::Pending
                    } else if index + 1 == tried[level] && level < depth {
                        Fate::Placed
                    } else {
                        self.fate(index).0
                    }
                });
                Siblings {
                    tried: tried[level],
                    fates: fates.collect(),
                }
            })
            .collect()
    }

    fn costs(&mut self, from: usize, to: usize) -> Vec<Vec<Option<u64>>> {
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
                    None if last => self.view.stack.tally.steps + 1,
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

    fn strip(&mut self, from: u64, to: u64, columns: usize) -> Vec<Option<Stretch>> {
        let parts = columns.max(1) as u64;
        let wide = to.saturating_sub(from);
        let edges = (0..=parts)
            .map(|column| from + wide / parts * column + wide % parts * column / parts)
            .collect::<Vec<_>>();
        let width = self.profile.width();
        let coarse = width * parts > wide;
        if coarse && wide <= REPLAY / self.view.descent.weight().clamp(1, HEAVIEST) {
            self.strip_again(&edges)
        } else {
            let head = &self.head.stack;
            let pairs = edges.windows(2);
            pairs
                .map(|pair| self.profile.between(pair[0], pair[1], head))
                .collect()
        }
    }
}

impl Backtrack {
    /// The parts between these steps, searched again.
    fn strip_again(&mut self, edges: &[u64]) -> Vec<Option<Stretch>> {
        let known = self.known();
        self.scout.bring(&self.checkpoints, edges[0].min(known));
        let pairs = edges.windows(2);
        pairs
            .map(|pair| {
                self.scout.stack.clear_depths();
                let before = self.scout.stack.tally;
                self.scout.go(pair[1].min(known));
                (pair[0] < known).then(|| Part::of(&self.scout.stack, &before).stretch())
            })
            .collect()
    }

    /// The steps spent on each candidate at one depth of the path, where that needs no search to
    /// tell.
    fn spent(&mut self, tried: &[u8], level: usize) -> Vec<Option<u64>> {
        self.scout.visit(&tried[..=level]);
        let stands = level + 1 < tried.len();
        let over = tried[level] - u8::from(stands);
        let candidates = 0..self.scout.stack.count[level];
        let known = candidates.map(|index| (index < over).then(|| self.fate(index).1).flatten());
        known.collect()
    }

    /// What became of a candidate at the scout's node that does not stand, and of how many steps
    /// that took where it needs no search to tell: tries it again.
    fn fate(&mut self, index: u8) -> (Fate, Option<u64>) {
        let descent = &mut self.scout.descent;
        match descent.place(index) {
            Ok(()) => {
                let opening = descent.open();
                descent.retract();
                if matches!(opening, Opening::Cut(_)) {
                    (Fate::Pruned, Some(2))
                } else {
                    (Fate::Failed, None)
                }
            }
            Err(0) => (Fate::Refused, Some(1)),
            Err(_) => (Fate::Pruned, Some(1)),
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
        self.scout.stack.tally.steps
    }
}
