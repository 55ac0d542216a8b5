//! Playback of the search of a game tree: the event and the frame of any step.

use crate::games::position::Position;
use crate::games::tree::certificate::TreeCertificate as Certificate;
use crate::games::tree::event::{Counters, Event, Frame, MoveState, Place, Tried, Visit};
use crate::games::tree::game::GameTree;
use crate::games::tree::nodes::NONE;
use crate::games::tree::search::{LEAST, MOST, TreeSearch, Window, better, is_first, worst};
use crate::games::tree::value::{Bound, Value};
use crate::search::{Outcome, Search, Status, StepSize};

impl Event {
    /// The event before the first step.
    pub(super) const START: Self = Self {
        kind: Visit::Start,
        node: 0,
        depth: 0,
        position: 0,
        by: None,
        value: None,
        bound: Bound::Exact,
        improves: false,
        cut: 0,
    };
}

/// A step enters a node or returns from one. An item ends where a leaf is entered, so it is one line
/// of play. A stage ends where the value of a move of the root is known.
impl Search for TreeSearch {
    type Event = Event;
    type Frame = Frame;
    type Counters = Counters;

    fn status(&self) -> Status {
        Status {
            known: self.known,
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
        let step = step.min(self.known);
        if step != self.cursor {
            self.cursor = step;
            self.event = self.event_at(step);
        }
    }

    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = self.known;
        let from = from.min(known);
        if by == 0 || size == StepSize::Step {
            return from.saturating_add_signed(by).min(known);
        }
        // Boundaries count from 1; number 0 is the start of the run.
        let here = self.boundaries(size, from);
        let distance = by.unsigned_abs();
        let wanted = if by > 0 {
            here.saturating_add(distance)
        } else {
            let between = self.boundary(size, here).is_some_and(|step| step < from);
            here.saturating_sub(distance - u64::from(between))
        };
        self.boundary(size, wanted).unwrap_or(known).min(known)
    }

    fn event(&self) -> Event {
        self.event
    }

    fn frame(&self, frame: &mut Frame) {
        frame.line = self.line(self.cursor);
        frame.answered = self.is_over() && self.cursor == self.known;
    }

    fn counters(&self) -> Counters {
        let step = self.cursor;
        let entered = u64::from(self.nodes.entered_by(step));
        let leaves = self.boundaries(StepSize::Item, step) - self.ended_by(step);
        let cuts = self.cuts.partition_point(|&(at, _)| u64::from(at) <= step);
        let cut = cuts.checked_sub(1).map_or(0, |last| self.cuts[last].1);
        Counters {
            entered,
            valued: step + 1 - entered,
            leaves: leaves + u64::from(self.nodes.is_closed(0) && self.nodes.is_leaf(0)),
            cut: cut.into(),
        }
    }
}

impl TreeSearch {
    /// Makes the certificate of the outcome; `None` while there is no outcome.
    ///
    /// # Complexity
    /// O(nodes x log positions) time.
    pub fn certificate(&self) -> Option<Certificate> {
        self.is_over().then(|| Certificate::of(self))
    }

    /// Returns the positions of the best game, including the start. Among equally good moves, the
    /// first is made. Returns `None` while there is no outcome. The cursor does not affect the
    /// result.
    pub fn path(&self) -> Option<Vec<Position>> {
        if !self.is_over() {
            return None;
        }
        let mut node = 0;
        let mut line = vec![node];
        // The value of the root comes from the first child that has this value. Along this line,
        // each value is exact: a window that a sibling had closed would have cut the child.
        while let Some(child) = self.nodes.children(node).find(|&child| {
            let value = self.nodes.value(child);
            value == (self.nodes.value(0).0, Bound::Exact)
        }) {
            node = child;
            line.push(node);
        }
        Some(self.positions(&line))
    }

    /// Returns the value of a node that the search has left, for the first player; `None` for any
    /// other node.
    pub fn value(&self, node: u32) -> Option<(Value, Bound)> {
        let is_known = node < self.nodes.len() && self.nodes.is_closed(node);
        is_known.then(|| self.nodes.value(node))
    }

    /// Returns the game that is searched.
    pub fn game(&self) -> &dyn GameTree {
        self.game.as_ref()
    }

    /// Returns the number of nodes that the search has entered.
    pub fn nodes(&self) -> u32 {
        self.nodes.len()
    }

    /// Returns whether the value of the root is known.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Valued { .. }))
    }

    /// Returns 1 if the search has ended at this step, else 0.
    fn ended_by(&self, step: u64) -> u64 {
        u64::from(self.is_over() && step == self.known)
    }

    /// Returns the number of boundaries up to a step. The last step of a finished search is one.
    fn boundaries(&self, size: StepSize, step: u64) -> u64 {
        let count = if size == StepSize::Item {
            let leaves = &self.nodes.leaves;
            leaves.partition_point(|&leaf| self.nodes.entered_at(leaf) <= step)
        } else {
            let moves = self.nodes.children(0);
            moves
                .take_while(|&child| self.nodes.left_at(child) <= step)
                .count()
        };
        count as u64 + self.ended_by(step)
    }

    /// Returns the step of a boundary; `None` if it is not known.
    fn boundary(&self, size: StepSize, number: u64) -> Option<u64> {
        let Some(index) = number.checked_sub(1) else {
            return Some(0);
        };
        let index = usize::try_from(index).ok()?;
        if size == StepSize::Item {
            let leaf = *self.nodes.leaves.get(index)?;
            return Some(self.nodes.entered_at(leaf));
        }
        let child = self.nodes.children(0).nth(index)?;
        Some(self.nodes.left_at(child))
    }

    /// Returns the node that a step enters or returns from.
    pub(super) fn node_at(&self, step: u64) -> u32 {
        let last = self.nodes.entered_by(step) - 1;
        let mut node = last;
        for _ in self.nodes.entered_at(last) + 1..step {
            node = self.nodes.parent(node);
        }
        node
    }

    /// Returns the positions along a line of nodes from the root.
    fn positions(&self, line: &[u32]) -> Vec<Position> {
        let mut position = self.game.start();
        let mut positions = vec![position];
        let mut moves = Vec::new();
        for &node in &line[1..] {
            moves.clear();
            self.game.moves(position, &mut moves);
            let by = self.nodes.by(node);
            if let Some(&(_, to)) = moves.iter().find(|(own, _)| *own == by) {
                position = to;
            }
            positions.push(position);
        }
        positions
    }

    /// Returns the window at a node at this step, and the best value so far there. `window` is that
    /// of its parent.
    fn folded(&self, node: u32, mut window: Window, step: u64) -> (Window, Value) {
        let first = is_first(self.nodes.depth(node));
        let mut best = worst(first);
        for child in self.nodes.children(node) {
            if self.nodes.left_at(child) > step {
                break;
            }
            let (value, _) = self.nodes.value(child);
            best = better(first, best, value);
            window.narrow(first, value);
        }
        (window, best)
    }

    pub(super) fn event_at(&self, step: u64) -> Event {
        let start = Event {
            position: self.game.start(),
            ..Event::START
        };
        if step == 0 {
            return start;
        }
        let node = self.node_at(step);
        let line = self.nodes.line(node);
        let depth = self.nodes.depth(node);
        let position = self.positions(&line).pop().unwrap_or(start.position);
        let by = (depth > 0).then(|| self.nodes.by(node));
        let event = Event {
            node,
            depth,
            position,
            by,
            ..start
        };
        if self.nodes.entered_at(node) == step {
            let leaf = self.leaf_value(position, depth);
            let kind = match leaf {
                None => Visit::Entered,
                Some(_) if self.game.result(position).is_some() => Visit::Over,
                Some(_) => Visit::Estimated,
            };
            let value = leaf.map(|value| if is_first(depth) { value } else { -value });
            return Event {
                kind,
                value,
                ..event
            };
        }
        let (value, bound) = self.nodes.value(node);
        let event = Event {
            value: Some(value),
            bound,
            ..event
        };
        let Some((&parent, above)) = line[..line.len() - 1].split_last() else {
            return Event {
                kind: Visit::Ended,
                ..event
            };
        };
        let mut window = Window::OPEN;
        for &node in above {
            window = self.folded(node, window, step).0;
        }
        let (_, before) = self.folded(parent, window, step - 1);
        let (window, best) = self.folded(parent, window, step);
        let cut = self.cut_at(step);
        Event {
            kind: if cut > 0 && window.is_closed() {
                Visit::Cut
            } else {
                Visit::Returned
            },
            improves: before != best,
            cut,
            ..event
        }
    }

    /// Returns the number of moves that a step cuts.
    fn cut_at(&self, step: u64) -> u8 {
        let index = self.cuts.partition_point(|&(at, _)| u64::from(at) < step);
        let Some(&(at, cut)) = self.cuts.get(index) else {
            return 0;
        };
        if u64::from(at) != step {
            return 0;
        }
        let before = index.checked_sub(1).map_or(0, |last| self.cuts[last].1);
        (cut - before) as u8
    }

    /// Returns the line from the root to the node of a step.
    pub(super) fn line(&self, step: u64) -> Vec<Place> {
        let line = self.nodes.line(self.node_at(step));
        let positions = self.positions(&line);
        let mut window = Window::OPEN;
        let places = line.iter().zip(positions).map(|(&node, position)| {
            let (own, best) = self.folded(node, window, step);
            window = own;
            let depth = self.nodes.depth(node);
            let place = Place {
                node,
                position,
                by: (self.nodes.parent(node) != NONE).then(|| self.nodes.by(node)),
                alpha: (own.alpha != LEAST).then_some(own.alpha),
                beta: (own.beta != MOST).then_some(own.beta),
                best: (best != worst(is_first(depth))).then_some(best),
                moves: Vec::new(),
            };
            Place {
                moves: self.tried(&place, own, step),
                ..place
            }
        });
        places.collect()
    }

    /// Returns the moves of a node with their states at a step.
    fn tried(&self, place: &Place, window: Window, step: u64) -> Vec<Tried> {
        let depth = self.nodes.depth(place.node);
        if self.leaf_value(place.position, depth).is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.list_moves(place.position, &mut moves);
        let mut children = self.nodes.children(place.node).peekable();
        let is_cut = self.algorithm.cuts && window.is_closed();
        let tried = moves.into_iter().map(|(by, _)| {
            let entered = |child: &u32| self.nodes.entered_at(*child) <= step;
            let child = children.next_if(entered);
            let (state, (value, bound)) = match child {
                Some(child) if self.nodes.left_at(child) <= step => {
                    (MoveState::Valued, self.nodes.value(child))
                }
                Some(_) => (MoveState::Open, (0, Bound::Exact)),
                None if is_cut => (MoveState::Cut, (0, Bound::Exact)),
                None => (MoveState::Ahead, (0, Bound::Exact)),
            };
            Tried {
                by,
                state,
                value,
                bound,
            }
        });
        tried.collect()
    }
}
