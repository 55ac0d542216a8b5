//! The knight's tour for the editor, links and judges.

use std::sync::Arc;

use super::board::{MoveOrder, row_column};
use super::cuts::Cuts;
use super::kind::{KIND, SIZES};
use super::problem::Knight;
use super::text;
use crate::backtracking;
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::certificate::Certificate;
use crate::instance::{EditError, Editable, Edited, Instance, Setting};
use crate::kind::Kind;
use crate::problem::{Family, Problem};
use crate::puzzles::start_cell::{moved_start, random_start};
use crate::search::{GoalPolicy, Outcome};
use crate::text::plain_text;

const TOURS: &[&str] = &["closed", "open"];
const SWITCH: &[&str] = &["on", "off"];

/// Move orders that have names. Any other move order is written as eight digits.
const ORDERS: [(&str, MoveOrder); 2] = [("lesson", MoveOrder::LESSON), ("other", MoveOrder::OTHER)];

/// Number of flags in a link, one bit each: whether the tour is open, and for each cut whether it
/// is off.
const FLAGS: u32 = 4;

impl Knight {
    /// Reads the bytes that [`Instance::pack`] wrote.
    ///
    /// # Errors
    /// [`UnpackError`] if the bytes are anything else.
    pub fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let shape = SIZES.unpack(unpacker)?;
        let start = unpacker.number(shape.cells() as u64 - 1)? as u32;
        let flags = unpacker.number((1 << FLAGS) - 1)?;
        let order = MoveOrder::of_rank(unpacker.number(u64::from(MoveOrder::COUNT) - 1)? as u32);
        let set = |bit: u32| flags >> bit & 1 == 1;
        Ok(Self {
            shape,
            start,
            closed: !set(0),
            order,
            cuts: Cuts {
                start: !set(1),
                dead_ends: !set(2),
                connected: !set(3),
            },
        })
    }

    fn flags(&self) -> u64 {
        let cuts = self.cuts;
        let switches = [self.closed, cuts.start, cuts.dead_ends, cuts.connected];
        let bits = switches.iter().zip(0..);
        bits.map(|(&on, bit)| u64::from(!on) << bit).sum()
    }

    fn order_name(&self) -> String {
        let mut named = ORDERS.iter();
        match named.find(|(_, order)| *order == self.order) {
            Some((name, _)) => (*name).to_owned(),
            None => self.order.digits(),
        }
    }
}

/// Returns the move order with this name or these digits.
fn order_of(value: &str) -> Option<MoveOrder> {
    let mut named = ORDERS.iter();
    match named.find(|(name, _)| *name == value) {
        Some((_, order)) => Some(*order),
        None => MoveOrder::from_digits(&plain_text(value)),
    }
}

fn switch(id: &'static str, on: bool) -> Setting {
    Setting {
        id,
        options: SWITCH,
        value: SWITCH[usize::from(!on)].to_owned(),
    }
}

impl Instance for Knight {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        (family == Family::Backtracking).then(|| Problem::Backtracking(Arc::new(self.clone())))
    }

    fn editable(&self) -> Editable {
        Editable {
            board: true,
            size: true,
            random: true,
            ..Editable::default()
        }
    }

    fn text(&self) -> Option<String> {
        let Shape { rows, columns } = self.shape;
        let (row, column) = row_column(self.shape, self.start);
        (rows == columns).then(|| format!("{rows} {row} {column}\n"))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        pack_number(bytes, self.start.into());
        pack_number(bytes, self.flags());
        pack_number(bytes, self.order.rank().into());
    }

    /// Moves the knight's start to `cell`.
    fn edited(&self, cell: u32) -> Edited {
        let start = moved_start(self.shape, self.start, cell)?;
        Ok(Box::new(Self { start, ..*self }))
    }

    fn resized(&self, shape: Shape) -> Edited {
        let Shape { rows, columns } = shape;
        if !SIZES.allow(shape) {
            return Err(EditError::Size { rows, columns });
        }
        let (row, column) = row_column(self.shape, self.start);
        let start = row.min(rows - 1) * columns + column.min(columns - 1);
        Ok(Box::new(Self {
            shape,
            start,
            ..*self
        }))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![
            Setting {
                id: "tour",
                options: TOURS,
                value: TOURS[usize::from(!self.closed)].to_owned(),
            },
            Setting {
                id: "order",
                options: &[],
                value: self.order_name(),
            },
            switch("cutStart", self.cuts.start),
            switch("cutDeadEnds", self.cuts.dead_ends),
            switch("cutConnected", self.cuts.connected),
        ]
    }

    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let one_of = |options: &[&str]| {
            let chosen = options.iter().position(|option| *option == value);
            chosen.ok_or_else(|| EditError::setting(id))
        };
        let mut set = self.clone();
        match id {
            "tour" => set.closed = one_of(TOURS)? == 0,
            "order" => set.order = order_of(value).ok_or_else(|| EditError::setting(id))?,
            "cutStart" => set.cuts.start = one_of(SWITCH)? == 0,
            "cutDeadEnds" => set.cuts.dead_ends = one_of(SWITCH)? == 0,
            "cutConnected" => set.cuts.connected = one_of(SWITCH)? == 0,
            _ => return Err(EditError::setting(id)),
        }
        Ok(Box::new(set))
    }

    fn goal(&self) -> GoalPolicy {
        GoalPolicy::FirstAnswer
    }

    /// Lists up to two other readings. If a closed tour is asked for, lists the open tour. Also
    /// lists the open tour from the start that a user means who counts rows and columns from 1. For
    /// that start, the closed tour is not listed: closed tours exist from all starts or from none.
    fn otherwise(&self) -> Vec<(&'static str, Box<dyn Instance>)> {
        let mut others: Vec<(&'static str, Box<dyn Instance>)> = Vec::new();
        let open = self.clone().open();
        let (row, column) = row_column(self.shape, self.start);
        if row > 0 && column > 0 {
            let start = self.start - self.shape.columns - 1;
            let name = if self.closed {
                "openFromOne"
            } else {
                "fromOne"
            };
            others.push((name, Box::new(Self { start, ..open })));
        }
        if self.closed {
            others.insert(0, ("open", Box::new(open)));
        }
        others
    }

    /// Makes the same board with a random start; `None` if `wanted` is not `None`.
    fn random(&self, wanted: Option<u32>, seed: u64) -> Option<Box<dyn Instance>> {
        let start = random_start(self.shape, wanted, seed)?;
        Some(Box::new(Self { start, ..*self }))
    }

    fn start_cell(&self) -> Option<u32> {
        Some(self.start)
    }

    /// Writes the board of the tour, or `Impossible`, and a blank line.
    fn answer(&self, _: Outcome, certificate: Option<&Certificate>) -> String {
        match certificate {
            Some(Certificate::Backtracking(backtracking::Certificate::Choices { choices })) => {
                text::tour(self.shape, self.start, choices)
            }
            _ => "Impossible\n".to_owned(),
        }
    }
}
