//! What backtracking searches are compared by, whatever is chosen.

use searchlight_core::backtracking::{
    self, BacktrackingSearch, CandidateStatus, Choice, Counters, Frame, Landmark, Reason, StepKind,
};
use searchlight_core::{Run, Search, StepSize};

use crate::nearsighted::NearsightedQueens;
use crate::telling::{Telling, tell};

/// Where a player stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// At a boundary of a size.
    Size(StepSize),
    /// At a landmark.
    At(Landmark),
}

impl Stop {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Size(StepSize::Step),
        Self::Size(StepSize::Item),
        Self::Size(StepSize::Stage),
        Self::At(Landmark::TurnBack),
        Self::At(Landmark::Record),
        Self::At(Landmark::Prune),
        Self::At(Landmark::Answer),
    ];

    /// Asks a search for the step that lies `by` of these after `from`.
    pub fn locate(self, search: &mut BacktrackingSearch, from: u64, by: i64) -> u64 {
        match self {
            Self::Size(size) => search.locate(from, size, by),
            Self::At(landmark) => search.locate_landmark(from, landmark, by),
        }
    }

    /// Whether a player stops at the second of two steps.
    ///
    /// # Panics
    /// For a landmark that it does not know.
    pub fn is_between(self, before: &Counters, now: &Counters) -> bool {
        let turned = now.turns_back > before.turns_back;
        let deeper = now.deepest > before.deepest;
        match self {
            Self::Size(StepSize::Step) => true,
            Self::Size(StepSize::Item) => {
                now.placements > before.placements || now.retreats > before.retreats
            }
            Self::Size(StepSize::Stage) => turned || deeper,
            Self::At(Landmark::TurnBack) => turned,
            Self::At(Landmark::Record) => deeper,
            Self::At(Landmark::Prune) => now.refused[1..] != before.refused[1..],
            Self::At(Landmark::Answer) => now.answers > before.answers,
            Self::At(other) => panic!("{other:?} has no reference"),
        }
    }

    /// The steps where a player stops; the last one always.
    pub fn all_in(self, steps: &[Counters]) -> Vec<u64> {
        let inner = steps.windows(2).zip(1..);
        let inner = inner
            .filter(|(two, _)| self.is_between(&two[0], &two[1]))
            .map(|(_, step)| step);
        let mut stops: Vec<u64> = [0].into_iter().chain(inner).collect();
        stops.push(steps.len() as u64 - 1);
        stops.dedup();
        stops
    }
}

/// What one step did: a [`backtracking::Event`] that tests can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub kind: StepKind,
    pub choice: Choice,
    pub index: u8,
    pub depth: u32,
    pub reason: Option<Reason>,
    pub witness: Option<u32>,
    pub forced: bool,
    pub answer: bool,
}

impl Event {
    /// What there is to say before the first step.
    pub const START: Self = Self {
        kind: StepKind::Start,
        choice: Choice { cell: 0, value: 0 },
        index: 0,
        depth: 0,
        reason: None,
        witness: None,
        forced: false,
        answer: false,
    };
}

impl From<backtracking::Event> for Event {
    fn from(event: backtracking::Event) -> Self {
        Self {
            kind: event.kind,
            choice: event.choice,
            index: event.index,
            depth: event.depth,
            reason: event.reason,
            witness: event.witness,
            forced: event.forced,
            answer: event.answer,
        }
    }
}

/// All that a search shows at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    pub event: Event,
    pub frame: Frame,
    pub counters: Counters,
}

/// What a search shows at its cursor.
pub fn shot(search: &BacktrackingSearch) -> Shot {
    let mut frame = Frame::default();
    search.frame(&mut frame);
    Shot {
        event: search.event().into(),
        frame,
        counters: search.counters(),
    }
}

/// The search of a run.
///
/// # Panics
/// For a run of another family.
pub fn search_of(run: Run) -> BacktrackingSearch {
    match run {
        Run::Backtracking(search) => *search,
        other => panic!("{other:?} does not backtrack"),
    }
}

/// The candidates at one depth of the path: how many were tried, and what has become of each.
pub type Siblings = (u8, Vec<CandidateStatus>);

/// The candidates at these depths of the path shown.
pub fn siblings(search: &mut BacktrackingSearch, from: usize, to: usize) -> Vec<Siblings> {
    let siblings = search.siblings(from, to).into_iter();
    siblings
        .map(|level| (level.tried, level.statuses))
        .collect()
}

/// All that there is to see at one step.
pub struct Moment {
    pub shot: Shot,
    pub siblings: Vec<Siblings>,
    pub costs: Vec<Vec<Option<u64>>>,
}

impl Moment {
    pub fn of(telling: &Telling) -> Self {
        Self {
            shot: telling.shot(),
            siblings: telling.siblings(),
            costs: telling.costs(),
        }
    }
}

/// How deep a search was in a range of its steps: a [`backtracking::DepthRange`] that tests can
/// make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthRange {
    pub least: u32,
    pub most: u32,
    pub sum: u64,
    pub items: u64,
    pub turns_back: u64,
    pub records: u64,
}

impl From<backtracking::DepthRange> for DepthRange {
    fn from(range: backtracking::DepthRange) -> Self {
        Self {
            least: range.least,
            most: range.most,
            sum: range.sum,
            items: range.items,
            turns_back: range.turns_back,
            records: range.records,
        }
    }
}

/// How deep a search is and what it has done at each step, in less room than [`Moment`]s take.
pub struct Outline(Vec<(u32, Counters)>);

impl Outline {
    pub fn of(queens: NearsightedQueens, algorithm: backtracking::Algorithm, known: u64) -> Self {
        let mut steps = Vec::new();
        tell(queens, algorithm, &mut |telling| {
            steps.push((telling.event.depth, telling.counters));
            telling.step < known
        });
        Self(steps)
    }

    /// Of a search that is known already: its depth and what it has done at each step.
    pub fn of_steps(steps: Vec<(u32, Counters)>) -> Self {
        Self(steps)
    }

    fn known(&self) -> u64 {
        self.0.len() as u64 - 1
    }

    /// What there is to say of the steps after `from` up to `to`, and of the depth at `from`.
    pub fn range(&self, from: u64, to: u64) -> DepthRange {
        let part = &self.0[from as usize..=to as usize];
        let items = part
            .windows(2)
            .filter(|two| Stop::Size(StepSize::Item).is_between(&two[0].1, &two[1].1));
        let items: Vec<u64> = items.map(|two| two[1].0.into()).collect();
        let depths = part.iter().map(|&(depth, _)| depth);
        let least = depths.clone().min().unwrap_or_default();
        let (before, now) = (&part[0].1, &part[part.len() - 1].1);
        DepthRange {
            least,
            most: depths.max().unwrap_or_default(),
            sum: items.iter().sum(),
            items: items.len() as u64,
            turns_back: now.turns_back - before.turns_back,
            records: now.deepest - before.deepest,
        }
    }

    /// Compares a depth profile. Its columns part the steps, at edges that are all rounded to one
    /// power of two: no wider than the columns, or, from where it is too far to search again, so
    /// wide that 2^10 of them are in what is known, or 2^12 steps.
    ///
    /// # Panics
    /// Where they differ.
    pub fn assert_profile(
        &self,
        search: &mut BacktrackingSearch,
        from: u64,
        to: u64,
        columns: u64,
    ) {
        let known = self.known();
        let profile = search.depth_profile(from, to, columns as usize);
        assert_eq!(profile.len() as u64, columns);
        let far = if to - from > 1 << 16 {
            (known >> 10).max(1 << 12)
        } else {
            1
        };
        let most = far.max((to - from) / columns).max(1);
        let widths = (0..63).map(|power| 1_u64 << power);
        let mut widths = widths.take_while(|&width| width <= most);
        let fits = widths.any(|width| {
            let edge = |column: u64| {
                let exact = from + (to - from) * column / columns;
                (exact + width / 2) / width * width
            };
            let pairs = (0..columns).map(|column| (edge(column), edge(column + 1)));
            pairs.zip(&profile).all(|((low, high), found)| {
                let (Some(found), true) = (found, low < known) else {
                    return found.is_none() && low >= known;
                };
                let found = DepthRange::from(*found);
                // Where nothing is left, the depth there: of a step, or of the range around it.
                let depths = DepthRange {
                    turns_back: 0,
                    records: 0,
                    ..self.range(low, (low + width).min(known))
                };
                if low < high {
                    found == self.range(low, high.min(known))
                } else {
                    found == depths || found == self.range(low, low)
                }
            })
        });
        assert!(fits, "{from} to {to} of {known} in {columns}");
    }
}

/// What has become of the candidates of one node on the path.
struct Level {
    statuses: Vec<CandidateStatus>,
    costs: Vec<Option<u64>>,
    tried: u8,
    /// The step before the last try.
    begun: u64,
    /// Whether the node was cut off.
    cut: bool,
}

/// The candidates along the path, as the events alone tell what became of them.
#[derive(Default)]
pub struct PathCandidates {
    path: Vec<Choice>,
    levels: Vec<Level>,
    step: u64,
}

impl PathCandidates {
    /// Takes the next step in, with what there is to see behind it.
    ///
    /// # Panics
    /// For a step that cannot follow the one before.
    pub fn take(&mut self, shot: &Shot) {
        let Shot { event, frame, .. } = shot;
        let Event {
            kind,
            choice,
            index,
            reason,
            ..
        } = *event;
        let at = usize::from(index);
        if kind != StepKind::Start {
            self.step += 1;
        }
        let begun = self.step.saturating_sub(1);
        match kind {
            StepKind::Start => {}
            StepKind::Place | StepKind::Refuse => {
                let level = self.levels.last_mut().expect("a node");
                assert_eq!(index, level.tried, "one candidate after the other");
                level.tried += 1;
                level.begun = begun;
                (level.statuses[at], level.costs[at]) = match (kind, reason) {
                    (StepKind::Place, _) => (CandidateStatus::Placed, None),
                    (_, Some(0)) => (CandidateStatus::Refused, Some(1)),
                    _ => (CandidateStatus::Pruned, Some(1)),
                };
            }
            StepKind::Retreat => {
                let cut = self.levels.pop().expect("a node").cut;
                assert_eq!(self.path.pop(), Some(choice), "the last choice");
                let level = self.levels.last_mut().expect("its parent");
                assert_eq!(index + 1, level.tried, "the last candidate");
                level.statuses[at] = if cut {
                    CandidateStatus::Pruned
                } else {
                    CandidateStatus::Failed
                };
                level.costs[at] = Some(self.step - level.begun);
            }
            other => panic!("{other:?} has no reference"),
        }
        if matches!(kind, StepKind::Start | StepKind::Place) {
            self.levels.push(Level {
                statuses: vec![CandidateStatus::Pending; frame.candidates.len()],
                costs: vec![None; frame.candidates.len()],
                tried: 0,
                begun: self.step,
                cut: reason.is_some(),
            });
        }
        if kind == StepKind::Place {
            self.path.push(choice);
        }
        assert_eq!(frame.path, self.path);
        assert_eq!(event.depth as usize, self.path.len());
        assert_eq!(frame.tried, usize::from(self.levels[self.path.len()].tried));
    }

    /// As [`siblings`], of all depths.
    pub fn siblings(&self) -> Vec<Siblings> {
        let levels = self.levels.iter();
        let siblings = levels.map(|level| (level.tried, level.statuses.clone()));
        siblings.collect()
    }

    /// As [`BacktrackingSearch::costs`], of all depths.
    pub fn costs(&self) -> Vec<Vec<Option<u64>>> {
        let levels = self.levels.iter();
        levels.map(|level| level.costs.clone()).collect()
    }
}
