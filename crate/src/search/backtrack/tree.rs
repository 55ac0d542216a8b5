//! The part of the search tree around the path shown: the siblings of its choices, and how deep
//! the search was along its steps.

use super::Backtrack;
use super::profile::Part;
use crate::choices::Opening;
use crate::run::{Branched, Fate, Siblings, Stretch};

/// The most steps that are searched again for a strip finer than what is kept.
const REPLAY: u64 = 1 << 20;

impl Branched for Backtrack {
    fn siblings(&mut self, from: usize, to: usize) -> Vec<Siblings> {
        let tried = self.view.tried().to_vec();
        let depth = tried.len() - 1;
        let depths = from..to.min(depth + 1);
        depths
            .map(|level| {
                self.visit(&tried[..=level]);
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
        let now = self.view.stack.tally.steps;
        let depth = tried.len() - 1;
        let end = to.min(depth + 1);
        // The step that led to the node of a depth.
        let mut entered = match from.checked_sub(1) {
            Some(above) if from < end => self.first_at(&tried[..above], tried[above]),
            _ => 0,
        };
        let mut costs = Vec::new();
        for level in from..end {
            // When each was tried; if this is the last node, what comes next is tried after now.
            let mut begun = vec![entered + 1];
            let stands = usize::from(level < depth);
            for index in 0..tried[level] - stands as u8 {
                self.visit(&tried[..=level]);
                let next = match self.fate(index).1 {
                    Some(cost) => begun[usize::from(index)] + cost,
                    None if stands == 0 && index + 1 == tried[level] => now + 1,
                    None => self.first_at(&tried[..level], index + 2),
                };
                begun.push(next);
            }
            entered = begun[begun.len() - 1];
            let spent = begun.windows(2).map(|two| Some(two[1] - two[0]));
            let spent = spent.chain(std::iter::repeat(None));
            self.visit(&tried[..=level]);
            let count = self.scout.stack.count[level];
            costs.push(spent.take(count.into()).collect());
        }
        costs
    }

    fn strip(&mut self, from: u64, to: u64, columns: usize) -> Vec<Option<Stretch>> {
        let parts = columns.max(1) as u64;
        let wide = to.saturating_sub(from);
        let edge = |column: u64| from + wide / parts * column + wide % parts * column / parts;
        let coarse = self.profile.width() * parts > wide && self.profile.width() > 1;
        if coarse && wide <= REPLAY {
            let known = self.known();
            self.scout.bring(&self.checkpoints, from.min(known));
        }
        let columns = 0..parts;
        columns
            .map(|column| {
                let (from, to) = (edge(column), edge(column + 1));
                if from >= self.known() {
                    None
                } else if coarse && wide <= REPLAY {
                    let scout = &mut self.scout;
                    scout.stack.clear_depths();
                    let before = scout.stack.tally;
                    scout.go(to.min(self.head.stack.tally.steps));
                    Some(Part::of(&scout.stack, &before).stretch())
                } else {
                    self.profile.between(from, to, &self.head.stack)
                }
            })
            .collect()
    }
}

impl Backtrack {
    /// Brings the scout to the node of this path; what it has counted means nothing then.
    fn visit(&mut self, tried: &[u8]) {
        self.scout.follow(tried);
        // So that nobody goes on from here: steps are counted from a checkpoint only.
        self.scout.stack.tally.steps = u64::MAX;
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
        let level = above.len();
        let letters = || above.iter().copied().chain([number]);
        let checkpoint = self.checkpoints.last(|checkpoint| {
            let mut pairs = checkpoint.tried.iter().copied().zip(letters());
            pairs
                .find(|(reached, wanted)| reached != wanted)
                .is_some_and(|(reached, wanted)| reached < wanted)
        });
        let scout = &mut self.scout;
        scout.restore(checkpoint);
        let there =
            |next: &[u8], depth| depth >= level && next[level] == number && next[..level] == *above;
        while !there(&scout.stack.next, scout.stack.depth) && !scout.stack.is_exhausted() {
            scout.search(scout.stack.tally.steps + 1);
        }
        scout.stack.tally.steps
    }
}
