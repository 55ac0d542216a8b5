//! What the filling of a table shows: any step, and where the next cell, row or wave ends.

use super::ledger::Rule;
use super::oracle::Oracle;
use super::waves::{NO_RANK, Waves};
use super::{Order, Table};
use crate::certificate::Certificate;
use crate::event::{Event, Finding, Look, WinLoseEvent};
use crate::family::Problem;
use crate::frame::Frame;
use crate::run::{Counters, Outcome, Policy, Run, Status, StepSize, Tabled, WinLoseCounters};
use crate::win_lose::{Position, WinLose, Worth};

impl Run for Table {
    fn status(&self) -> Status {
        Status {
            known: self.known(),
            cursor: self.cursor,
            outcome: self.outcome,
        }
    }

    fn advance(&mut self, budget: u64) {
        if self.outcome.is_none() && budget > 0 {
            self.extend(budget);
        }
    }

    fn seek(&mut self, step: u64) {
        let step = step.min(self.known());
        if step != self.cursor {
            self.cursor = step;
            self.event = self.look_again(step as u32);
        }
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known();
        let from = from.min(known);
        if by == 0 || !matches!(size, StepSize::Item | StepSize::Stage) {
            return from.saturating_add_signed(by).min(known);
        }
        // Boundaries are counted from 1; the start of the run is number 0.
        let here = self.boundaries(size, from as u32);
        let distance = usize::try_from(by.unsigned_abs()).unwrap_or(usize::MAX);
        let wanted = if by > 0 {
            here.saturating_add(distance)
        } else {
            let between = u64::from(self.boundary(size, here)) < from;
            here.saturating_sub(distance - usize::from(between))
        };
        if wanted > self.boundaries(size, self.computed()) {
            return known;
        }
        u64::from(self.boundary(size, wanted)).min(known)
    }

    fn event(&self) -> Event {
        Event::WinLose(self.event)
    }

    fn frame(&self, frame: &mut Frame) {
        let filled = self.filled_by(self.cursor);
        let frame = frame.win_lose_mut();
        frame.filled = filled as u32;
        frame.answered = self.is_filled(self.game.start(), filled);
    }

    fn counters(&self) -> Counters {
        let filled = self.filled_by(self.cursor);
        let last = filled.checked_sub(1).map(|last| self.ledger().filled[last]);
        let last = last.unwrap_or_default();
        Counters::WinLose(WinLoseCounters {
            filled: filled as u64,
            winning: last.winning.into(),
            losing: filled as u64 - u64::from(last.winning),
            longest: last.longest.into(),
        })
    }

    fn certificate(&self) -> Option<Certificate> {
        let Outcome::Filled { .. } = self.outcome? else {
            return None;
        };
        let mut buffer = vec![0; self.buffer.len()];
        let worth = &self.ledger().worth;
        let winning = (0..).zip(worth).map(|(position, worth)| {
            if worth.loses() {
                return None;
            }
            self.best(position, &mut buffer)
        });
        Some(Certificate::Table {
            distances: self.has_distances(),
            moves: winning.collect(),
            values: worth.iter().filter_map(|worth| worth.plies()).collect(),
        })
    }

    fn reuse(&mut self, _problem: &dyn Problem, _policy: Policy) -> bool {
        false
    }

    fn tabled(&self) -> Option<&dyn Tabled> {
        Some(self)
    }
}

impl Tabled for Table {
    fn worth(&self) -> &[Worth] {
        &self.ledger().worth
    }

    fn has_distances(&self) -> bool {
        !matches!(
            self.order,
            Order::Rows {
                rule: Rule::First,
                ..
            }
        )
    }

    fn ranks(&self) -> &[u32] {
        match &self.order {
            Order::Rows { .. } => &[],
            Order::Waves(waves) => &waves.ranks,
        }
    }

    fn filled_at(&self, position: Position) -> Option<u64> {
        let rank = match &self.order {
            Order::Rows { .. } => position,
            Order::Waves(waves) => *waves.ranks.get(position as usize)?,
        };
        let at = u64::from(self.ledger().filled.get(rank as usize)?.at);
        (at <= self.known()).then_some(at)
    }

    fn neighbours(&self, position: Position, backward: bool) -> Vec<Position> {
        if position as usize >= self.game.board_shape().cells() {
            return Vec::new();
        }
        let mut found = vec![0; self.game.most_moves()];
        let count = if backward {
            self.game.predecessors(position, &mut found)
        } else {
            self.game.moves(position, &mut found)
        };
        found.truncate(count);
        found
    }

    fn oracle(&self) -> Option<Oracle<'_>> {
        let is_filled = matches!(self.outcome, Some(Outcome::Filled { .. }));
        let is_whole = self.ledger().worth.len() == self.game.board_shape().cells();
        (is_filled && is_whole && self.has_distances())
            .then(|| Oracle::new(self.game.as_ref(), &self.ledger().worth))
    }
}

impl Table {
    /// How many cells are filled at this step.
    fn filled_by(&self, step: u64) -> usize {
        let filled = &self.ledger().filled;
        filled.partition_point(|filled| u64::from(filled.at) <= step)
    }

    fn is_filled(&self, position: Position, filled: usize) -> bool {
        let rank = match &self.order {
            Order::Rows { .. } => position,
            Order::Waves(waves) => waves.ranks[position as usize],
        };
        (rank as usize) < filled
    }

    /// The last step of the item of this number.
    fn end(&self, item: usize) -> u32 {
        match &self.order {
            Order::Rows { ledger, .. } => ledger.filled[item].at,
            Order::Waves(waves) => waves.ends[item],
        }
    }

    /// How many items end at this step or before it.
    fn items(&self, step: u32) -> usize {
        match &self.order {
            Order::Rows { ledger, .. } => ledger.filled.partition_point(|filled| filled.at <= step),
            Order::Waves(waves) => waves.ends.partition_point(|&end| end <= step),
        }
    }

    /// How many boundaries of this size lie at this step or before it.
    fn boundaries(&self, size: StepSize, step: u32) -> usize {
        let items = self.items(step);
        match &self.order {
            _ if size == StepSize::Item => items,
            Order::Rows { .. } => items / self.game.board_shape().columns as usize,
            Order::Waves(waves) => waves.waves.partition_point(|&wave| wave as usize <= items),
        }
    }

    /// The step of the boundary of this number, from 1; 0 is the start of the run.
    fn boundary(&self, size: StepSize, number: usize) -> u32 {
        let Some(before) = number.checked_sub(1) else {
            return 0;
        };
        let items = match &self.order {
            _ if size == StepSize::Item => number,
            Order::Rows { .. } => number * self.game.board_shape().columns as usize,
            Order::Waves(waves) => waves.waves[before] as usize,
        };
        self.end(items - 1)
    }

    /// The first of the best moves of a position.
    fn best(&self, position: Position, buffer: &mut [Position]) -> Option<Position> {
        let worth = &self.ledger().worth;
        let best = worth[position as usize];
        let count = self.game.moves(position, buffer);
        let mut moves = buffer[..count].iter().copied();
        moves.find(|&to| worth[to as usize].before() == best)
    }

    /// What a step did.
    fn look_again(&mut self, step: u32) -> WinLoseEvent {
        if step == 0 {
            return WinLoseEvent::START;
        }
        let item = self.items(step - 1);
        let begin = self.boundary(StepSize::Item, item);
        let place = Place {
            item,
            step,
            index: (step - begin - 1) as usize,
            is_last: step == self.end(item),
        };
        let game = self.game.as_ref();
        match &self.order {
            Order::Rows { ledger, rule } => {
                forward(game, &ledger.worth, *rule, &place, &mut self.buffer)
            }
            Order::Waves(waves) => backward(game, waves, &place, &mut self.buffer),
        }
    }
}

/// Where a step lies.
struct Place {
    item: usize,
    step: u32,
    /// Among the steps of its item, from 0.
    index: usize,
    is_last: bool,
}

/// The place of the first of the best, if there is any.
fn first_best(worth: impl Iterator<Item = Worth>) -> Option<usize> {
    let ranked = worth.enumerate().map(|(index, worth)| (worth, index));
    let best = ranked.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, index)| index)
}

/// A successor of the cell that is being filled was looked at.
fn forward(
    game: &dyn WinLose,
    worth: &[Worth],
    rule: Rule,
    place: &Place,
    buffer: &mut [Position],
) -> WinLoseEvent {
    let cell = place.item as Position;
    let count = game.moves(cell, buffer);
    let looked = buffer[..count].iter().take(place.index + 1);
    let best = first_best(looked.map(|&to| worth[to as usize]));
    let other = buffer[..count].get(place.index).copied();
    let before = buffer[..place.index.min(count)].iter();
    let before = before
        .map(|&to| worth[to as usize])
        .max()
        .unwrap_or_default();
    let finding = other.map_or(Finding::Nothing, |to| {
        let found = worth[to as usize];
        match (found.loses(), before.loses()) {
            (true, false) => Finding::Lost,
            (true, true) if found > before => Finding::Shorter,
            (true, true) => Finding::NotShorter,
            (false, false) => Finding::Won,
            (false, true) => Finding::Worse,
        }
    });
    let plies = worth[place.item].plies().map(u32::from);
    WinLoseEvent {
        kind: Look::Forward,
        cell: Some(cell),
        other,
        index: place.index as u32,
        count: count as u32,
        finding,
        decided: plies.filter(|_| place.is_last),
        left: 0,
        best: best
            .filter(|_| rule == Rule::Full || finding == Finding::Lost)
            .map(|best| best as u32),
    }
}

/// A predecessor of the cell that was taken out was looked at.
fn backward(
    game: &dyn WinLose,
    waves: &Waves,
    place: &Place,
    buffer: &mut [Position],
) -> WinLoseEvent {
    let Waves {
        ledger,
        order,
        ranks,
        ..
    } = waves;
    let cell = order[place.item];
    let count = game.predecessors(cell, buffer);
    let other = buffer[..count].get(place.index).copied();
    let loses = ledger.worth[cell as usize].loses();
    let at = other.and_then(|from| ledger.filled.get(ranks[from as usize] as usize));
    let (finding, left) = match (other, at.map(|filled| filled.at)) {
        (None, _) => (Finding::Nothing, 0),
        (Some(_), Some(at)) if at == place.step && loses => (Finding::Reaches, 0),
        (Some(_), Some(at)) if at == place.step => (Finding::NoneLeft, 0),
        (Some(_), Some(at)) if at < place.step => (Finding::Settled, 0),
        (Some(from), _) => {
            let moves = game.moves(from, buffer);
            let waiting = |&&to: &&Position| {
                let rank = ranks[to as usize];
                rank == NO_RANK || rank as usize > place.item
            };
            let left = buffer[..moves].iter().filter(waiting).count();
            (Finding::OneLess, left as u32)
        }
    };
    let is_decided = matches!(finding, Finding::Reaches | Finding::NoneLeft);
    let plies = other.and_then(|from| ledger.worth[from as usize].plies());
    WinLoseEvent {
        kind: Look::Backward,
        cell: Some(cell),
        other,
        index: place.index as u32,
        count: count as u32,
        finding,
        decided: plies.filter(|_| is_decided).map(u32::from),
        left,
        best: None,
    }
}
