//! Playback of the filling of a table: the event of any step, and the ends of cells, rows and
//! waves.

use crate::games::certificate::{FilledTable, TableCertificate as Certificate};
use crate::games::event::{Event, ProbeKind, ProbeResult};
use crate::games::frame::{Counters, Frame};
use crate::games::oracle::Oracle;
use crate::games::position::Position;
use crate::games::retrograde::{NO_ORDINAL, Retrograde};
use crate::games::table_fill::{FillOrder, TableFill};
use crate::games::value::Value;
use crate::games::value_table::Rule;
use crate::games::win_lose::WinLose;
use crate::search::{Outcome, Search, Status, StepSize};

/// A step probes one successor, or finds that there is none. An item is one filled cell, a stage
/// one row. In the retrograde order, a step probes one predecessor, an item is one cell taken out
/// of the queue, and a stage is one wave.
impl Search for TableFill {
    type Event = Event;
    type Frame = Frame;
    type Counters = Counters;

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
            self.event = self.event_at(step as u32);
        }
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known();
        let from = from.min(known);
        if by == 0 || size == StepSize::Step {
            return from.saturating_add_signed(by).min(known);
        }
        // Boundaries count from 1; number 0 is the start of the run.
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
        self.event
    }

    fn frame(&self, frame: &mut Frame) {
        let filled = self.filled_by(self.cursor);
        frame.filled = filled as u32;
        frame.answered = self.is_among(self.game.start(), filled);
    }

    fn counters(&self) -> Counters {
        let filled = self.filled_by(self.cursor);
        let last = filled.checked_sub(1).map(|last| self.table().filled[last]);
        let last = last.unwrap_or_default();
        Counters {
            filled: filled as u64,
            winning: last.winning.into(),
            losing: filled as u64 - u64::from(last.winning),
            longest: last.longest.into(),
        }
    }
}

impl TableFill {
    /// Makes the certificate of the outcome; `None` while there is no outcome.
    ///
    /// # Complexity
    /// Linear in the moves of the computed positions.
    pub fn certificate(&self) -> Option<Certificate> {
        let (game, distances) = (self.game.as_ref(), self.has_distances());
        self.is_filled()
            .then(|| Certificate::of_table(game, self.values(), distances))
    }

    /// Converts a filled table to the data of its certificate; `None` while there is no outcome.
    pub(crate) fn into_filled(self) -> Option<FilledTable> {
        let (is_filled, distances) = (self.is_filled(), self.has_distances());
        is_filled.then(|| FilledTable {
            values: self.order.into_table().values,
            game: self.game,
            distances,
        })
    }

    /// Returns the value of each position, or [`Value::UNKNOWN`] if it is not computed yet. If the
    /// policy asks for the first answer, the list can end with the start of the game.
    pub fn values(&self) -> &[Value] {
        &self.table().values
    }

    /// Returns whether the table holds how long games last, and not only who wins.
    pub fn has_distances(&self) -> bool {
        !matches!(
            self.order,
            FillOrder::Positions {
                rule: Rule::First,
                ..
            }
        )
    }

    /// Returns the ordinal of each position in the order of filling, or
    /// [`NO_ORDINAL`](crate::games::NO_ORDINAL) if it is not filled yet. Empty if the cells are filled in
    /// the order of positions.
    pub fn ordinals(&self) -> &[u32] {
        match &self.order {
            FillOrder::Positions { .. } => &[],
            FillOrder::Retrograde(retrograde) => &retrograde.ordinals,
        }
    }

    /// Returns the step that filled this position; `None` if no known step did.
    pub fn filled_at(&self, position: Position) -> Option<u64> {
        let ordinal = match &self.order {
            FillOrder::Positions { .. } => position,
            FillOrder::Retrograde(retrograde) => *retrograde.ordinals.get(position as usize)?,
        };
        let at = u64::from(self.table().filled.get(ordinal as usize)?.at);
        (at <= self.known()).then_some(at)
    }

    /// Returns the successors of a position in move order or, if `backward` is true, its
    /// predecessors; empty for a position outside the table.
    pub fn neighbours(&self, position: Position, backward: bool) -> Vec<Position> {
        if position >= self.game.positions() {
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

    /// Returns the positions of the best game, including the start. In it, the winner wins as soon
    /// as possible and the loser loses as late as possible; among equally good moves, the first is
    /// made. Returns `None` while there is no outcome, or if the table holds no distances. The
    /// cursor does not affect the result.
    pub fn path(&self) -> Option<Vec<Position>> {
        let oracle = self.oracle_of_computed()?;
        let start = self.game.start();
        Some(std::iter::once(start).chain(oracle.line(start)).collect())
    }

    /// Makes the oracle of a whole table; `None` if the table is not finished or holds no
    /// distances.
    pub fn oracle(&self) -> Option<Oracle<'_>> {
        let is_whole = self.table().values.len() == self.game.positions() as usize;
        self.oracle_of_computed().filter(|_| is_whole)
    }
}

impl TableFill {
    /// Returns whether the table is filled as far as the policy asked.
    fn is_filled(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Filled { .. }))
    }

    /// Makes the oracle of the filled part of the table; `None` while the table is being filled. If
    /// the policy stops the fill at the start of the game, the positions above the start have no
    /// value.
    fn oracle_of_computed(&self) -> Option<Oracle<'_>> {
        (self.is_filled() && self.has_distances())
            .then(|| Oracle::new(self.game.as_ref(), &self.table().values))
    }

    /// Returns the number of cells that are filled at this step.
    fn filled_by(&self, step: u64) -> usize {
        let filled = &self.table().filled;
        filled.partition_point(|filled| u64::from(filled.at) <= step)
    }

    /// Returns whether the position is one of the first `filled` cells in the order of filling.
    fn is_among(&self, position: Position, filled: usize) -> bool {
        let ordinal = match &self.order {
            FillOrder::Positions { .. } => position,
            FillOrder::Retrograde(retrograde) => retrograde.ordinals[position as usize],
        };
        (ordinal as usize) < filled
    }

    /// Returns the last step of the item with this number. Items count from 0.
    fn end(&self, item: usize) -> u32 {
        match &self.order {
            FillOrder::Positions { table, .. } => table.filled[item].at,
            FillOrder::Retrograde(retrograde) => retrograde.ends[item],
        }
    }

    /// Returns the number of items that end at or before this step.
    fn items(&self, step: u32) -> usize {
        match &self.order {
            FillOrder::Positions { table, .. } => {
                table.filled.partition_point(|filled| filled.at <= step)
            }
            FillOrder::Retrograde(retrograde) => {
                retrograde.ends.partition_point(|&end| end <= step)
            }
        }
    }

    /// Returns the number of boundaries of this size at or before this step.
    fn boundaries(&self, size: StepSize, step: u32) -> usize {
        let items = self.items(step);
        match &self.order {
            _ if size == StepSize::Item => items,
            FillOrder::Positions { .. } => items / self.game.board_shape().columns as usize,
            FillOrder::Retrograde(retrograde) => retrograde
                .waves
                .partition_point(|&wave| wave as usize <= items),
        }
    }

    /// Returns the step of the boundary with this number. Boundaries count from 1; number 0 is the
    /// start of the run.
    fn boundary(&self, size: StepSize, number: usize) -> u32 {
        let Some(before) = number.checked_sub(1) else {
            return 0;
        };
        let items = match &self.order {
            _ if size == StepSize::Item => number,
            FillOrder::Positions { .. } => number * self.game.board_shape().columns as usize,
            FillOrder::Retrograde(retrograde) => retrograde.waves[before] as usize,
        };
        self.end(items - 1)
    }

    /// Makes the event of a step. Lists the moves of its cell again.
    pub(super) fn event_at(&mut self, step: u32) -> Event {
        if step == 0 {
            return Event::START;
        }
        let item = self.items(step - 1);
        let begin = self.boundary(StepSize::Item, item);
        let probe = Probe {
            item,
            step,
            index: (step - begin - 1) as usize,
            is_last: step == self.end(item),
        };
        let game = self.game.as_ref();
        match &self.order {
            FillOrder::Positions { table, rule } => {
                forward(game, &table.values, *rule, &probe, &mut self.buffer)
            }
            FillOrder::Retrograde(retrograde) => {
                backward(game, retrograde, &probe, &mut self.buffer)
            }
        }
    }
}

/// A step, and the item that it belongs to.
struct Probe {
    item: usize,
    step: u32,
    /// Index of the step in its item, counted from 0.
    index: usize,
    is_last: bool,
}

/// Returns the index of the best value; of equal values, the first.
fn first_best(value: impl Iterator<Item = Value>) -> Option<usize> {
    let ranked = value.enumerate().map(|(index, value)| (value, index));
    let best = ranked.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, index)| index)
}

/// Makes the event of a step that probed a successor of the cell being filled.
fn forward(
    game: &dyn WinLose,
    value: &[Value],
    rule: Rule,
    probe: &Probe,
    buffer: &mut [Position],
) -> Event {
    let cell = probe.item as Position;
    let count = game.moves(cell, buffer);
    let probed = buffer[..count].iter().take(probe.index + 1);
    let best = first_best(probed.map(|&to| value[to as usize]));
    let other = buffer[..count].get(probe.index).copied();
    let before = buffer[..probe.index.min(count)].iter();
    let before = before
        .map(|&to| value[to as usize])
        .max()
        .unwrap_or_default();
    let result = other.map_or(ProbeResult::Nothing, |to| {
        let found = value[to as usize];
        match (found.loses(), before.loses()) {
            (true, false) => ProbeResult::Lost,
            (true, true) if found > before => ProbeResult::Shorter,
            (true, true) => ProbeResult::NotShorter,
            (false, false) => ProbeResult::Won,
            (false, true) => ProbeResult::Worse,
        }
    });
    let plies = value[probe.item].plies().map(u32::from);
    Event {
        kind: ProbeKind::Forward,
        cell: Some(cell),
        other,
        index: probe.index as u32,
        count: count as u32,
        result,
        decided: plies.filter(|_| probe.is_last),
        left: 0,
        best: best
            .filter(|_| rule == Rule::Full || result == ProbeResult::Lost)
            .map(|best| best as u32),
    }
}

/// Makes the event of a step that probed a predecessor of the cell taken out of the queue.
fn backward(
    game: &dyn WinLose,
    retrograde: &Retrograde,
    probe: &Probe,
    buffer: &mut [Position],
) -> Event {
    let Retrograde {
        table,
        order,
        ordinals,
        ..
    } = retrograde;
    let cell = order[probe.item];
    let count = game.predecessors(cell, buffer);
    let other = buffer[..count].get(probe.index).copied();
    let loses = table.values[cell as usize].loses();
    let at = other.and_then(|from| table.filled.get(ordinals[from as usize] as usize));
    let (result, left) = match (other, at.map(|filled| filled.at)) {
        (None, _) => (ProbeResult::Nothing, 0),
        (Some(_), Some(at)) if at == probe.step && loses => (ProbeResult::Reaches, 0),
        (Some(_), Some(at)) if at == probe.step => (ProbeResult::NoneLeft, 0),
        (Some(_), Some(at)) if at < probe.step => (ProbeResult::Settled, 0),
        (Some(from), _) => {
            let moves = game.moves(from, buffer);
            let waiting = |&&to: &&Position| {
                let ordinal = ordinals[to as usize];
                ordinal == NO_ORDINAL || ordinal as usize > probe.item
            };
            let left = buffer[..moves].iter().filter(waiting).count();
            (ProbeResult::OneLess, left as u32)
        }
    };
    let is_decided = matches!(result, ProbeResult::Reaches | ProbeResult::NoneLeft);
    let plies = other.and_then(|from| table.values[from as usize].plies());
    Event {
        kind: ProbeKind::Backward,
        cell: Some(cell),
        other,
        index: probe.index as u32,
        count: count as u32,
        result,
        decided: plies.filter(|_| is_decided).map(u32::from),
        left,
        best: None,
    }
}
