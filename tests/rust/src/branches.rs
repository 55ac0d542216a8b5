//! What searches among choices are compared by, whatever is chosen.

use searchlight::choices::Choice;
use searchlight::event::{ChoicesEvent, Deed, Event};
use searchlight::frame::Frame;
use searchlight::run::{
    Branched, ChoicesCounters, Counters, Fate, Run, Siblings, StepSize, Stretch,
};

use crate::film::Shot;
use crate::queens::Queens;
use crate::telling::{Telling, tell};

/// All step sizes.
pub const SIZES: [StepSize; 7] = [
    StepSize::Step,
    StepSize::Item,
    StepSize::Stage,
    StepSize::Turn,
    StepSize::Record,
    StepSize::Prune,
    StepSize::Answer,
];

/// The counters of a search among choices.
///
/// # Panics
/// For a run of another family.
pub fn counters(run: &dyn Run) -> ChoicesCounters {
    match run.counters() {
        Counters::Choices(counters) => counters,
        other => panic!("{other:?} are not those of a search among choices"),
    }
}

/// Whether a player that moves by `size` stops at the second of two steps.
pub fn is_boundary(size: StepSize, before: &ChoicesCounters, now: &ChoicesCounters) -> bool {
    let turned = now.turns > before.turns;
    let deeper = now.deepest > before.deepest;
    match size {
        StepSize::Step => true,
        StepSize::Item => now.placements > before.placements || now.retreats > before.retreats,
        StepSize::Stage => turned || deeper,
        StepSize::Turn => turned,
        StepSize::Record => deeper,
        StepSize::Prune => now.refused[1..] != before.refused[1..],
        StepSize::Answer => now.answers > before.answers,
    }
}

/// The steps where a player stops; the last one always.
pub fn boundaries(steps: &[ChoicesCounters], size: StepSize) -> Vec<u64> {
    let inner = steps.windows(2).zip(1..);
    let inner = inner
        .filter(|(two, _)| is_boundary(size, &two[0], &two[1]))
        .map(|(_, step)| step);
    let mut boundaries: Vec<u64> = [0].into_iter().chain(inner).collect();
    boundaries.push(steps.len() as u64 - 1);
    boundaries.dedup();
    boundaries
}

/// All that there is to see at one step.
pub struct Moment {
    pub shot: Shot,
    pub counters: ChoicesCounters,
    pub event: ChoicesEvent,
    pub siblings: Vec<Siblings>,
    pub costs: Vec<Vec<Option<u64>>>,
}

impl Moment {
    pub fn of(telling: &Telling) -> Self {
        Self {
            shot: telling.shot(),
            counters: telling.counters,
            event: telling.event,
            siblings: telling.siblings(),
            costs: telling.costs(),
        }
    }
}

/// How deep a search is and what it has done at each step, in less room than [`Moment`]s take.
pub struct Outline(Vec<(u32, ChoicesCounters)>);

impl Outline {
    pub fn of(queens: Queens, algorithm: u8, known: u64) -> Self {
        let mut steps = Vec::new();
        tell(queens, algorithm, &mut |telling| {
            steps.push((telling.event.depth, telling.counters));
            telling.step < known
        });
        Self(steps)
    }

    /// Of a search that is known already: its depth and what it has done at each step.
    pub fn of_steps(steps: Vec<(u32, ChoicesCounters)>) -> Self {
        Self(steps)
    }

    fn known(&self) -> u64 {
        self.0.len() as u64 - 1
    }

    /// What there is to say of the steps after `from` up to `to`, and of the depth at `from`.
    pub fn stretch(&self, from: u64, to: u64) -> Stretch {
        let part = &self.0[from as usize..=to as usize];
        let items = part
            .windows(2)
            .filter(|two| is_boundary(StepSize::Item, &two[0].1, &two[1].1));
        let items: Vec<u64> = items.map(|two| two[1].0.into()).collect();
        let depths = part.iter().map(|&(depth, _)| depth);
        let least = depths.clone().min().unwrap_or_default();
        let (before, now) = (&part[0].1, &part[part.len() - 1].1);
        Stretch {
            least,
            most: depths.max().unwrap_or_default(),
            sum: items.iter().sum(),
            items: items.len() as u64,
            turns: now.turns - before.turns,
            records: now.deepest - before.deepest,
        }
    }

    /// Compares a strip. Its columns part the steps, at edges that are all rounded to one power of
    /// two: no wider than the columns, or, from where it is too far to search again, so wide that
    /// 2^10 of them are in what is known, or 2^12 steps.
    ///
    /// # Panics
    /// Where they differ.
    pub fn assert_strip(&self, run: &mut dyn Branched, from: u64, to: u64, columns: u64) {
        let known = self.known();
        let strip = run.strip(from, to, columns as usize);
        assert_eq!(strip.len() as u64, columns);
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
            pairs.zip(&strip).all(|((low, high), found)| {
                let (Some(found), true) = (found, low < known) else {
                    return found.is_none() && low >= known;
                };
                // Where nothing is left, the depth there: of a step, or of the stretch around it.
                let depths = Stretch {
                    turns: 0,
                    records: 0,
                    ..self.stretch(low, (low + width).min(known))
                };
                if low < high {
                    *found == self.stretch(low, high.min(known))
                } else {
                    *found == depths || *found == self.stretch(low, low)
                }
            })
        });
        assert!(fits, "{from} to {to} of {known} in {columns}");
    }
}

/// What has become of the candidates of one node on the path.
struct Level {
    fates: Vec<Fate>,
    costs: Vec<Option<u64>>,
    tried: u8,
    /// The step before the last try.
    begun: u64,
    /// Whether the node was cut off.
    cut: bool,
}

/// Keeps account of the candidates along the path, by the events alone.
#[derive(Default)]
pub struct Ledger {
    path: Vec<Choice>,
    levels: Vec<Level>,
    step: u64,
}

impl Ledger {
    /// Takes the next step in, with what there is to see behind it.
    ///
    /// # Panics
    /// For a step that cannot follow the one before.
    pub fn take(&mut self, shot: &Shot) {
        let (Event::Choices(event), Frame::Choices(frame)) = (shot.event, &shot.frame) else {
            panic!("{shot:?} is no step among choices");
        };
        let ChoicesEvent {
            kind,
            choice,
            index,
            reason,
            ..
        } = event;
        let at = usize::from(index);
        if kind != Deed::Start {
            self.step += 1;
        }
        let begun = self.step.saturating_sub(1);
        match kind {
            Deed::Start => {}
            Deed::Place | Deed::Refuse => {
                let level = self.levels.last_mut().expect("a node");
                assert_eq!(index, level.tried, "one candidate after the other");
                level.tried += 1;
                level.begun = begun;
                (level.fates[at], level.costs[at]) = match (kind, reason) {
                    (Deed::Place, _) => (Fate::Placed, None),
                    (_, Some(0)) => (Fate::Refused, Some(1)),
                    _ => (Fate::Pruned, Some(1)),
                };
            }
            Deed::Retreat => {
                let cut = self.levels.pop().expect("a node").cut;
                assert_eq!(self.path.pop(), Some(choice), "the last choice");
                let level = self.levels.last_mut().expect("its parent");
                assert_eq!(index + 1, level.tried, "the last candidate");
                level.fates[at] = if cut { Fate::Pruned } else { Fate::Failed };
                level.costs[at] = Some(self.step - level.begun);
            }
        }
        if matches!(kind, Deed::Start | Deed::Place) {
            self.levels.push(Level {
                fates: vec![Fate::Pending; frame.candidates.len()],
                costs: vec![None; frame.candidates.len()],
                tried: 0,
                begun: self.step,
                cut: reason.is_some(),
            });
        }
        if kind == Deed::Place {
            self.path.push(choice);
        }
        assert_eq!(frame.path, self.path);
        assert_eq!(event.depth as usize, self.path.len());
        assert_eq!(frame.tried, usize::from(self.levels[self.path.len()].tried));
    }

    /// As [`Branched::siblings`], of all depths.
    pub fn siblings(&self) -> Vec<Siblings> {
        let levels = self.levels.iter();
        let siblings = levels.map(|level| Siblings {
            tried: level.tried,
            fates: level.fates.clone(),
        });
        siblings.collect()
    }

    /// As [`Branched::costs`], of all depths.
    pub fn costs(&self) -> Vec<Vec<Option<u64>>> {
        let levels = self.levels.iter();
        levels.map(|level| level.costs.clone()).collect()
    }
}
