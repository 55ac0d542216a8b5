//! The reference for backtracking: the plain recursion, which is told step by step.

use searchlight_core::backtracking::{
    Algorithm, Branching, Candidate, CandidateStatus, Choice, Counters, Frame, Reason, StepKind,
};

use crate::branches::{Event, Shot, Siblings};
use crate::nearsighted::{AHEAD, CAREFUL, NAIVE, NO_CELL, NO_NEXT, NearsightedQueens, SEEN};

/// What has become of the candidates of one node on the path.
struct Level {
    candidates: Vec<Candidate>,
    tried: usize,
    statuses: Vec<CandidateStatus>,
    costs: Vec<Option<u64>>,
}

/// A search among queens at one step.
pub struct Telling {
    queens: NearsightedQueens,
    algorithm: Algorithm,
    /// The column of the queen of each row so far.
    path: Vec<u32>,
    levels: Vec<Level>,
    pub step: u64,
    pub counters: Counters,
    pub event: Event,
    /// Whether the last step but refusals was a placement.
    placed: bool,
}

/// Tells every step of a search to `listen`, the one before the first too, up to the end or until
/// it says that it has heard enough.
pub fn tell(
    queens: NearsightedQueens,
    algorithm: Algorithm,
    listen: &mut impl FnMut(&Telling) -> bool,
) {
    let mut telling = Telling {
        queens,
        algorithm,
        path: Vec::new(),
        levels: Vec::new(),
        step: 0,
        counters: Counters::default(),
        event: Event::START,
        placed: false,
    };
    let node = telling.enter();
    telling.event.answer = node == Branching::Complete;
    if listen(&telling) {
        telling.try_all(listen);
    }
}

impl Telling {
    /// All that a search shows at this step.
    pub fn shot(&self) -> Shot {
        let level = &self.levels[self.path.len()];
        let cells = (self.queens.rows * self.queens.columns) as usize;
        let (mut board, mut labels) = (vec![0; cells], vec![255; cells]);
        for (row, choice) in (0..).zip(self.choices()) {
            (board[choice.cell as usize], labels[choice.cell as usize]) = (1, row);
        }
        let mut frame = Frame::default();
        frame.path = self.choices();
        frame.candidates.clone_from(&level.candidates);
        frame.tried = level.tried;
        frame.forced = self.is_forced();
        frame.answered = self.event.answer;
        (frame.board, frame.labels) = (board, labels);
        Shot {
            event: self.event,
            frame,
            counters: self.counters,
        }
    }

    /// The queens so far.
    pub fn choices(&self) -> Vec<Choice> {
        let places = (0..).zip(&self.path);
        let choices = places.map(|(row, &column)| self.queens.choice(row, column));
        choices.collect()
    }

    /// What has become of the candidates along the path.
    pub fn siblings(&self) -> Vec<Siblings> {
        let levels = self.levels.iter();
        let siblings = levels.map(|level| (level.tried as u8, level.statuses.clone()));
        siblings.collect()
    }

    /// How many steps each of them took.
    pub fn costs(&self) -> Vec<Vec<Option<u64>>> {
        let levels = self.levels.iter();
        levels.map(|level| level.costs.clone()).collect()
    }

    /// Whether everything has been tried.
    pub fn is_over(&self) -> bool {
        self.path.is_empty() && self.levels[0].tried == self.levels[0].candidates.len()
    }

    fn is_forced(&self) -> bool {
        self.algorithm == CAREFUL && self.levels[self.path.len()].candidates.len() == 1
    }

    /// The first queen of a path that sees a cell.
    fn seen_by(&self, path: &[u32], row: u32, column: u32) -> Option<Choice> {
        let mut places = (0..).zip(path.iter().copied());
        let (row, column) = places.find(|&queen| self.queens.sees(queen, (row, column)))?;
        Some(self.queens.choice(row, column))
    }

    fn free<'a>(&'a self, path: &'a [u32], row: u32) -> impl Iterator<Item = u32> {
        let columns = 0..self.queens.columns;
        columns.filter(move |&column| self.seen_by(path, row, column).is_none())
    }

    /// The path with one queen more.
    fn with(&self, column: u32) -> Vec<u32> {
        [self.path.as_slice(), &[column]].concat()
    }

    /// The first row that the queens leave no cell, of those that the last one may see.
    fn full_row(&self) -> Option<u32> {
        let row = self.path.len() as u32;
        let mut rows = row..self.queens.rows.min(row + self.queens.reach);
        rows.find(|&row| self.free(&self.path, row).next().is_none())
    }

    fn columns(&self) -> Vec<(u32, Option<u32>)> {
        let (row, columns) = (self.path.len() as u32, self.queens.columns);
        match self.algorithm {
            NAIVE => (0..columns).map(|column| (column, None)).collect(),
            AHEAD => {
                let last = self.path.last().copied();
                let behind = (0..columns).filter(|&column| Some(column) > last);
                let before = (0..columns).filter(|&column| Some(column) <= last);
                behind.chain(before).map(|column| (column, None)).collect()
            }
            CAREFUL => {
                let score = |column| {
                    let path = self.with(column);
                    let rows = row + 1..self.queens.rows;
                    rows.map(|row| self.free(&path, row).count() as u32).sum()
                };
                let free = self.free(&self.path, row);
                let mut scored: Vec<(u32, u32)> =
                    free.map(|column| (column, score(column))).collect();
                scored.sort_by_key(|&(_, left)| left);
                let scored = scored.into_iter();
                scored.map(|(column, left)| (column, Some(left))).collect()
            }
            other => panic!("{other:?} has no reference"),
        }
    }

    fn enter(&mut self) -> Branching {
        let row = self.path.len() as u32;
        let complete = row == self.queens.rows;
        let cut = self.algorithm == AHEAD && self.full_row().is_some();
        let candidates: Vec<Candidate> = if complete || cut {
            Vec::new()
        } else {
            let columns = self.columns().into_iter();
            let candidates = columns.map(|(column, score)| Candidate {
                choice: self.queens.choice(row, column),
                score,
            });
            candidates.collect()
        };
        self.levels.push(Level {
            tried: 0,
            statuses: vec![CandidateStatus::Pending; candidates.len()],
            costs: vec![None; candidates.len()],
            candidates,
        });
        if complete {
            self.counters.answers += 1;
            Branching::Complete
        } else if cut {
            self.counters.refused[usize::from(NO_CELL)] += 1;
            Branching::Cut(NO_CELL)
        } else {
            Branching::Candidates(self.levels[row as usize].candidates.len() as u8)
        }
    }

    /// Why a queen must not stand here, and the cell that shows it.
    fn refusal(&self, row: u32, column: u32) -> Option<(Reason, u32)> {
        if let Some(queen) = self.seen_by(&self.path, row, column) {
            return Some((SEEN, queen.cell));
        }
        let path = self.with(column);
        let stuck = row + 1 < self.queens.rows && self.free(&path, row + 1).next().is_none();
        let first = self.queens.choice(row + 1, 0).cell;
        (self.algorithm == CAREFUL && stuck).then_some((NO_NEXT, first))
    }

    /// Tries everything at the present node; returns whether somebody still listens.
    fn try_all(&mut self, listen: &mut impl FnMut(&Self) -> bool) -> bool {
        let depth = self.path.len();
        for index in 0..self.levels[depth].candidates.len() {
            let begun = self.step;
            let forced = self.is_forced();
            let Candidate { choice, .. } = self.levels[depth].candidates[index];
            let (row, column) = (depth as u32, choice.cell % self.queens.columns);
            let refusal = self.refusal(row, column);
            self.levels[depth].tried = index + 1;
            self.step += 1;
            self.event = Event {
                kind: StepKind::Refuse,
                choice,
                index: index as u8,
                depth: row,
                reason: refusal.map(|(reason, _)| reason),
                witness: refusal.map(|(_, witness)| witness),
                forced,
                answer: false,
            };
            if let Some((reason, _)) = refusal {
                self.counters.refused[usize::from(reason)] += 1;
                self.levels[depth].statuses[index] = match reason {
                    SEEN => CandidateStatus::Refused,
                    _ => CandidateStatus::Pruned,
                };
                self.levels[depth].costs[index] = Some(1);
                if !listen(self) {
                    return false;
                }
                continue;
            }
            self.levels[depth].statuses[index] = CandidateStatus::Placed;
            self.path.push(column);
            self.counters.placements += 1;
            self.counters.depth += 1;
            self.counters.deepest = self.counters.deepest.max(self.counters.depth);
            self.placed = true;
            let node = self.enter();
            self.event.kind = StepKind::Place;
            self.event.depth = row + 1;
            self.event.answer = node == Branching::Complete;
            if let Branching::Cut(reason) = node {
                self.event.reason = Some(reason);
                self.event.witness = self.full_row().map(|row| row * self.queens.columns);
            }
            if !listen(self) || !self.try_all(listen) {
                return false;
            }
            self.path.pop();
            self.levels.pop();
            self.step += 1;
            self.counters.retreats += 1;
            self.counters.turns_back += u64::from(self.placed);
            self.counters.depth -= 1;
            self.placed = false;
            self.levels[depth].statuses[index] = match node {
                Branching::Cut(_) => CandidateStatus::Pruned,
                Branching::Candidates(_) | Branching::Complete => CandidateStatus::Failed,
            };
            self.levels[depth].costs[index] = Some(self.step - begun);
            self.event = Event {
                kind: StepKind::Retreat,
                choice,
                index: index as u8,
                depth: row,
                reason: None,
                witness: None,
                forced: false,
                answer: false,
            };
            if !listen(self) {
                return false;
            }
        }
        true
    }
}
