//! Playback of a breadth-first search: events, frames and counters of any step.

use crate::search::{Search, Status, StepSize};
use crate::state_space::breadth_first::{BreadthFirst, Cursor, LevelStart};
use crate::state_space::event::{StepEvent as Event, Verdict};
use crate::state_space::frame::{Counters, Frame, Move, Prefix};
use crate::state_space::seekable_bfs::SeekableBfs;
use crate::state_space::side::Side;
use crate::state_space::state::State;

/// A step is one generated move. An item is one expanded state, together with all states without
/// moves that are expanded right after it. A stage is one level of one side; if the sides
/// alternate, a stage ends whenever either side begins a level.
impl Search for BreadthFirst {
    type Event = Event;
    type Frame = Frame;
    type Counters = Counters;

    fn status(&self) -> Status {
        Status {
            known: self.known,
            cursor: self.cursor.step,
            outcome: self.outcome,
        }
    }

    fn advance(&mut self, budget: u64) {
        self.work_until(self.known.saturating_add(budget));
    }

    /// Takes O(log states + branching) time; with two sides, O(log states · log levels +
    /// branching). Allocates nothing. The first call after [`advance`](Self::advance) also takes
    /// time and memory linear in the states discovered since the previous call.
    fn seek(&mut self, step: u64) {
        // Build the index only here, so that a search that is never shown does not pay for it.
        self.sides.iter_mut().for_each(SeekableBfs::index);
        self.show(step);
    }

    /// Takes O(log states) time, whatever `by` is; with two sides, O(log states · log levels). For
    /// items, the time is multiplied by O(log states) if the space has states without moves, and
    /// the first call after [`advance`](Self::advance) also takes time linear in the states
    /// discovered since the previous call.
    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known;
        match size {
            StepSize::Step => from.min(known).saturating_add_signed(by).min(known),
            StepSize::Item => self.locate_item(from, by),
            StepSize::Stage => self.locate_stage(from, by),
        }
    }

    fn event(&self) -> Event {
        let Cursor { side, info, .. } = self.cursor;
        let current = self.sides[side as usize].discovered_at(info.head);
        let prefix = self.cursor.prefixes[side as usize];
        match self.step_move() {
            Some(Move {
                action,
                target,
                new,
            }) => Event::Move {
                from: current.state,
                from_depth: current.depth,
                action,
                values: self
                    .problem
                    .drawing()
                    .map_or_else(Default::default, |drawing| {
                        self.sides[side as usize].values(drawing.as_ref(), &info)
                    }),
                to: target.state,
                to_depth: target.depth,
                verdict: self.verdict(target.state, new),
                last: prefix.expanded == prefix.discovered,
                side,
                numbers: None,
            },
            None => Event::Start {
                state: current.state,
                verdict: self.verdict(current.state, true),
                estimate: None,
            },
        }
    }

    fn frame(&self, frame: &mut Frame) {
        let Cursor {
            step, side, info, ..
        } = self.cursor;
        frame.sides = self.cursor.prefixes;
        frame.side = side;
        frame.answered = self.answer_step.is_some_and(|answer| answer <= step);
        frame.current = self.sides[side as usize].discovered_at(info.head);
        frame.step_move = self.step_move();
        frame.numbers = None;
        let next = frame
            .step_move
            .map_or(frame.current, |step_move| step_move.target);
        if let Some(drawing) = self.problem.drawing() {
            let cells = drawing.board_shape().cells();
            frame.board.resize(cells, 0);
            drawing.board(frame.current.state, &mut frame.board);
            frame.next_board.resize(cells, 0);
            drawing.board(next.state, &mut frame.next_board);
        } else {
            frame.board.clear();
            frame.next_board.clear();
        }
    }

    fn counters(&self) -> Counters {
        let [one, other] = self.cursor.prefixes;
        let discovered = u64::from(one.discovered + other.discovered);
        let expanded = u64::from(one.expanded + other.expanded);
        let sources: u32 = self.sides.iter().map(SeekableBfs::sources).sum();
        let Cursor {
            step, side, info, ..
        } = self.cursor;
        Counters {
            generated: step,
            expanded,
            discovered,
            frontier: discovered - expanded,
            duplicate: step + u64::from(sources) - discovered,
            depth: self.sides[side as usize].depth_of(info.head).into(),
            ..Counters::default()
        }
    }
}

impl BreadthFirst {
    /// Moves the cursor to `step`, or to the last known step if that comes first.
    pub(super) fn show(&mut self, step: u64) {
        let step = step.min(self.known);
        let (LevelStart { side, heads }, number) = self.move_at(step);
        let info = self.sides[side as usize].step_info(number);
        let mut discovered = heads;
        for (count, side) in discovered.iter_mut().zip(&self.sides) {
            *count = side.discovered_before(*count);
        }
        discovered[side as usize] = info.discovered;
        // States without moves count as expanded together with the state before them.
        let items = self.first_items(self.items + 1, &|moves| moves > step) - 1;
        let expanded = self.heads_after(items);
        let prefix = |side: Side| Prefix {
            expanded: expanded[side as usize],
            discovered: discovered[side as usize],
        };
        self.cursor = Cursor {
            step,
            side,
            info,
            prefixes: Side::BOTH.map(prefix),
        };
    }

    /// Makes the move at the cursor; `None` before the first step.
    fn step_move(&self) -> Option<Move> {
        let Cursor { side, info, .. } = self.cursor;
        let searched = &self.sides[side as usize];
        let step_move = info.step_move?;
        let drawing = self.problem.drawing();
        Some(Move {
            action: drawing.and_then(|drawing| searched.action(drawing.as_ref(), &info)),
            target: searched.discovered_at(searched.bare().ordinal(step_move.target)?),
            new: step_move.new,
        })
    }

    /// Returns the verdict on the state of rank `state`, which the step at the cursor generated.
    fn verdict(&self, state: State, new: bool) -> Verdict {
        let first = self.answer_step == Some(self.cursor.step);
        match (new, self.is_two_sided()) {
            (false, _) => Verdict::Duplicate,
            (true, true) if first => Verdict::Meeting,
            (true, false) if self.space().is_goal(state) => {
                if first {
                    Verdict::Answer
                } else {
                    Verdict::Goal
                }
            }
            (true, _) => Verdict::New,
        }
    }
}
