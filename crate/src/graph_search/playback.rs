//! Playback: events, frames, counts and the open list of any step.

use crate::graph_search::algorithm::Order;
use crate::graph_search::cursor::{Action, Cursor};
use crate::graph_search::event::{Counters, Event, Frame, Label, Verdict, Waiting, WaitingCounts};
use crate::graph_search::index::Index;
use crate::graph_search::search::GraphSearch;
use crate::graph_search::space::Space;
use crate::search::{Search, Status, StepSize};

/// A step is one generated move or the removal of a goal from the open list. An item is one
/// expanded state, together with the visits without steps that follow it. A stage ends at a new
/// level (breadth-first), a new least estimate (greedy), a way back (depth-first), or a new
/// greatest `f` (the others).
impl<P: Space, I: Index<P::State>> Search for GraphSearch<P, I> {
    type Event = Event<P::State>;
    type Frame = Frame<P::State>;
    type Counters = Counters;

    fn status(&self) -> Status {
        Status {
            known: self.known().into(),
            cursor: self.cursor.step.into(),
            outcome: self.outcome(),
        }
    }

    fn advance(&mut self, budget: u64) {
        if budget > 0 {
            self.work(u64::from(self.known()).saturating_add(budget));
        }
    }

    /// Takes O(log nodes + branching) time and allocates nothing.
    fn seek(&mut self, step: u64) {
        let step = step.min(self.known().into()) as u32;
        self.cursor = self.look_at(step);
    }

    /// Takes O(log visits) time for a step or a stage, and O((log visits)²) time for an item.
    fn locate(&mut self, from: u64, size: StepSize, by: i64) -> u64 {
        let known = u64::from(self.known());
        match size {
            StepSize::Step => from.min(known).saturating_add_signed(by).min(known),
            StepSize::Item => self.locate_item(from, by),
            StepSize::Stage => self.locate_stage(from, by),
        }
    }

    fn event(&self) -> Event<P::State> {
        match self.cursor.action {
            Action::Start => Event::Start {
                start: self.label(0),
            },
            Action::RemoveGoal => Event::Goal {
                goal: self.label(self.current_node()),
            },
            Action::Move { to, cost, verdict } => Event::Move {
                from: self.label(self.current_node()),
                to: self.label(to),
                cost,
                verdict,
            },
        }
    }

    fn frame(&self, frame: &mut Frame<P::State>) {
        let Cursor {
            step,
            nodes,
            complete,
            action,
            ..
        } = self.cursor;
        frame.current = (step > 0).then(|| self.label(self.current_node()));
        frame.target = match action {
            Action::Move { to, .. } => Some(self.label(to)),
            Action::Start | Action::RemoveGoal => None,
        };
        let answer = self.answers.first();
        frame.answered = answer.is_some_and(|answer| answer.step <= step);
        frame.nodes = nodes;
        frame.visits = complete;
    }

    fn counters(&self) -> Counters {
        let Cursor {
            step,
            nodes,
            complete,
            ..
        } = self.cursor;
        let improved = self.nodes.renewed_before(nodes);
        let stale = self.visits.stale.count_below(complete);
        let discovered = nodes - improved;
        let expanded = complete - stale - self.nodes.reopened_before(nodes);
        // Only the first step of a visit can remove a goal.
        let removals = self
            .visits
            .goals
            .partition_point(|&visit| self.visits.first_step[visit as usize] < step);
        Counters {
            discovered: discovered.into(),
            expanded: expanded.into(),
            frontier: (discovered - expanded).into(),
            reexpanded: self.visits.again.count_below(complete).into(),
            generated: u64::from(step) - removals as u64,
            improved: improved.into(),
            stale: stale.into(),
        }
    }
}

impl<P: Space, I: Index<P::State>> GraphSearch<P, I> {
    /// Returns the node that is expanded at the cursor.
    fn current_node(&self) -> u32 {
        self.visits.node[self.cursor.visit as usize]
    }

    /// Returns the state of a node with its g, h and f.
    pub(super) fn label(&self, node: u32) -> Label<P::State> {
        let state = self.nodes.state[node as usize].clone();
        let g = self.nodes.g[node as usize];
        let h = self.algorithm.estimate(&self.space, &state);
        let f = match self.algorithm.order() {
            Order::BreadthFirst | Order::DepthFirst => g,
            _ => self.algorithm.key(g, h).f,
        };
        Label { state, g, h, f }
    }

    /// Returns the number of visits completed after the step.
    fn complete_at(&self, step: u32) -> u32 {
        if step == self.steps {
            return self.complete;
        }
        let begun = self
            .visits
            .first_step
            .partition_point(|&first| first <= step);
        begun as u32 - 1
    }

    /// Finds out what a known step did.
    fn look_at(&mut self, step: u32) -> Cursor {
        let complete = self.complete_at(step);
        if step == 0 {
            return Cursor {
                nodes: 1,
                complete,
                ..Cursor::default()
            };
        }
        let visit = self.visits.of_step(step);
        let mut nodes = self.nodes.before_visit(visit);
        let number = step - self.first_move(visit);
        let mut action = Action::RemoveGoal;
        if number > 0 {
            let mut made = false;
            self.generate(visit);
            let moves = &self.moves.as_slice()[..number as usize];
            for (to, cost) in moves {
                made = self.made(visit, nodes, to, *cost);
                nodes += u32::from(made);
            }
            if let Some((to, cost)) = moves.last() {
                action = self.verdict_on(to, *cost, made, nodes);
            }
        }
        Cursor {
            step,
            visit,
            nodes,
            complete,
            action,
        }
    }

    /// Generates the moves of a visit again.
    fn generate(&mut self, visit: u32) {
        let mut moves = std::mem::take(&mut self.moves);
        self.write_moves(visit, &mut moves);
        self.moves = moves;
    }

    /// Returns whether a move of a visit made the node `next`. Two moves can lead to the same
    /// state, so the cost must agree, too. The caller must ask about the moves of a visit in move
    /// order.
    fn made(&self, visit: u32, next: u32, to: &P::State, cost: u32) -> bool {
        let g = self.nodes.g[self.visits.node[visit as usize] as usize];
        let next = next as usize;
        self.nodes.by.get(next) == Some(&visit)
            && self.nodes.g[next] == g.saturating_add(cost)
            && self.nodes.state[next] == *to
    }

    /// Returns the verdict on a move to the state `to`. After the move there were `nodes` nodes.
    fn verdict_on(&self, to: &P::State, cost: u32, made: bool, nodes: u32) -> Action {
        let order = self.algorithm.order();
        if !made {
            let newest = self.index.find(to, &self.nodes.state);
            let known = newest.and_then(|newest| self.nodes.before(newest, nodes));
            return Action::Move {
                to: known.unwrap_or_default(),
                cost,
                verdict: Verdict::Duplicate,
            };
        }
        let node = nodes - 1;
        let verdict = if self.nodes.earlier(node).is_none() {
            if order.tests_when_generated() && self.space.is_goal(to) {
                Verdict::Goal
            } else {
                Verdict::New
            }
        } else if order == Order::DepthFirst {
            Verdict::Repeated
        } else if self.nodes.reopened.contains(node) {
            Verdict::Reopened
        } else {
            Verdict::Improved
        };
        Action::Move {
            to: node,
            cost,
            verdict,
        }
    }

    /// Returns the step that made a node.
    pub(super) fn step_of(&mut self, node: u32) -> u32 {
        if node == 0 {
            return 0;
        }
        let visit = self.nodes.by[node as usize];
        let first = self.first_move(visit);
        self.generate(visit);
        let mut next = self.nodes.before_visit(visit);
        for (step, (to, cost)) in (first + 1..).zip(self.moves.as_slice()) {
            if self.made(visit, next, to, *cost) {
                if next == node {
                    return step;
                }
                next += 1;
            }
        }
        first
    }

    /// Writes the first `count` entries of the open list at the cursor into `list`, in the order in
    /// which they would leave if no more entries joined.
    ///
    /// # Complexity
    /// O(log visits) time for each entry. The first call after [`advance`](Search::advance) also
    /// takes time and memory linear in the visits since the last call and in the present list.
    pub fn open_list(&mut self, count: usize, list: &mut Vec<Waiting<P::State>>) {
        list.clear();
        let Cursor { nodes, .. } = self.cursor;
        let gone = self.cursor.gone();
        let count = count.min((nodes - gone) as usize);
        let mut waiting = Vec::with_capacity(count);
        self.departures.first(
            &self.visits.node,
            &self.open,
            gone,
            nodes,
            count,
            &mut waiting,
        );
        list.extend(waiting.into_iter().map(|node| Waiting {
            label: self.label(node),
            is_stale: self.is_stale(node, nodes),
        }));
    }

    /// Returns the node that the step at the cursor added to the open list; `None` if it added none.
    pub(crate) fn joined(&self) -> Option<Label<P::State>> {
        self.newest().map(|newest| self.label(newest))
    }

    fn newest(&self) -> Option<u32> {
        let Cursor { nodes, action, .. } = self.cursor;
        match action {
            Action::Move { verdict, .. } if verdict != Verdict::Duplicate => Some(nodes - 1),
            _ => None,
        }
    }

    /// Counts the entries of the open list at the cursor, without those that will be skipped. Looks
    /// at no more than `most` entries.
    pub(crate) fn waiting(&mut self, most: usize) -> WaitingCounts {
        let nodes = self.cursor.nodes;
        let gone = self.cursor.gone();
        let mut waiting = Vec::new();
        let (visited, open) = (&self.visits.node, &self.open);
        self.departures
            .first(visited, open, gone, nodes, most, &mut waiting);
        let is_whole = waiting.len() < most;
        let live = |nodes_of: &[u32]| {
            let live = nodes_of.iter().filter(|&&node| !self.is_stale(node, nodes));
            live.count() as u32
        };
        let newest = self.newest();
        let place = waiting.iter().position(|&node| Some(node) == newest);
        let before = place.map(|place| live(&waiting[..place]));
        let first = waiting.iter().find(|&&node| !self.is_stale(node, nodes));
        let end = first
            .filter(|_| self.algorithm.order().has_keys())
            .map(|&first| {
                // The entries are in the order of `f`.
                let least = self.label(first).f;
                waiting.partition_point(|&node| self.label(node).f <= least)
            });
        let alike = end
            .filter(|&end| is_whole || end < waiting.len())
            .map(|end| live(&waiting[..end]));
        WaitingCounts { before, alike }
    }

    /// For a move that finds another path to a state: returns the state from which the search had
    /// reached that state before. Returns `None` for any other move.
    pub(crate) fn earlier_parent(&self) -> Option<&P::State> {
        let Cursor { nodes, action, .. } = self.cursor;
        let (Action::Move { verdict, .. }, newest) = (action, nodes - 1) else {
            return None;
        };
        if verdict == Verdict::Duplicate {
            return None;
        }
        let earlier = self.nodes.earlier(newest)?;
        let visit = self.nodes.by[earlier as usize] as usize;
        let parent = *self.visits.node.get(visit)?;
        self.nodes.state.get(parent as usize)
    }

    /// Returns what the search knows about a state at the cursor; `None` for a state that it has not
    /// found.
    pub(crate) fn label_of(&self, state: &P::State) -> Option<Label<P::State>> {
        let newest = self.index.find(state, &self.nodes.state)?;
        let node = self.nodes.before(newest, self.cursor.nodes)?;
        Some(self.label(node))
    }

    /// Returns whether the state of the step at the cursor has moves that are not made yet.
    pub(crate) fn is_expanding(&self) -> bool {
        self.cursor.step > 0 && self.cursor.complete <= self.cursor.visit
    }

    /// Returns the number of entries of the open list at the cursor, including those that will be
    /// skipped.
    pub fn open_length(&self) -> u64 {
        (self.cursor.nodes - self.cursor.gone()).into()
    }

    /// Returns whether a newer node of the same state exists among the first `nodes` nodes.
    pub(super) fn is_stale(&self, node: u32, nodes: u32) -> bool {
        if !self.nodes.is_superseded(node) {
            return false;
        }
        let state = &self.nodes.state[node as usize];
        let newest = self.index.find(state, &self.nodes.state);
        newest.and_then(|newest| self.nodes.before(newest, nodes)) != Some(node)
    }

    /// Returns the number of entries that were skipped just before the state that is expanded at
    /// the cursor left the open list; `None` unless the step is the first of that state.
    pub fn skipped(&self) -> Option<u32> {
        let Cursor { step, visit, .. } = self.cursor;
        if step == 0 || step != self.visits.first_step[visit as usize] + 1 {
            return None;
        }
        let before = match step {
            1 => 0,
            _ => self.visits.of_step(step - 1) + 1,
        };
        let stale = |visit: u32| self.visits.stale.count_below(visit);
        Some(stale(visit) - stale(before))
    }

    /// Returns the states from the start to the state that is expanded at the cursor.
    pub fn current_path(&self) -> Vec<P::State> {
        self.path_to(self.shown_node())
    }

    /// Returns the last states of the path to the state that is expanded at the cursor, at most
    /// `most` of them, and the number of moves of the whole path.
    pub(crate) fn end_of_current_path(&self, most: usize) -> (Vec<P::State>, u32) {
        let back = || self.nodes_back_from(self.shown_node());
        let states = back().take(most);
        let mut states: Vec<_> = states
            .map(|node| self.nodes.state[node as usize].clone())
            .collect();
        states.reverse();
        (states, back().count() as u32 - 1)
    }

    /// Returns the node of the state that the step at the cursor expands. Before the first step,
    /// returns the node of the start.
    fn shown_node(&self) -> u32 {
        match self.cursor.step {
            0 => 0,
            _ => self.current_node(),
        }
    }

    /// Returns the memory that the search keeps, in bytes. For nodes and visits, counts what is
    /// used; for the index and the open list, what is allocated.
    pub fn bytes(&self) -> usize {
        self.nodes.bytes()
            + self.visits.bytes()
            + self.index.bytes()
            + self.open.bytes()
            + self.departures.bytes()
    }
}
