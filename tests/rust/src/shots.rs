//! What a search shows at one step, of whatever family it is.

use searchlight_core::games::tree::TreeSearch;
use searchlight_core::state_space;
use searchlight_core::{
    BacktrackingSearch, BreadthFirst, Counters, Event, Frame, Run, Search, SpaceSearch, TableFill,
};
use std::any::Any;

/// All that a search shows at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    pub event: Event,
    pub frame: Frame,
    pub counters: Counters,
}

/// What shows something at its cursor: a run of any family, or a search of one.
pub trait Shown {
    /// What there is to see.
    fn shot(&self) -> Shot;
}

impl Shown for Run {
    fn shot(&self) -> Shot {
        Shot {
            event: self.event(),
            frame: self.frame(),
            counters: self.counters(),
        }
    }
}

/// A search shows what the run around it shows.
macro_rules! shown_as {
    ($search:ty, $family:ident) => {
        impl Shown for $search {
            fn shot(&self) -> Shot {
                let mut frame = Default::default();
                Search::frame(self, &mut frame);
                Shot {
                    event: Event::$family(Search::event(self)),
                    frame: Frame::$family(frame),
                    counters: Counters::$family(Search::counters(self)),
                }
            }
        }
    };
}

shown_as!(BreadthFirst, StateSpace);
shown_as!(Box<dyn SpaceSearch>, StateSpace);
shown_as!(BacktrackingSearch, Backtracking);
shown_as!(TableFill, Games);
shown_as!(TreeSearch, Trees);

/// What a search shows at its cursor.
pub fn shot(search: &impl Shown) -> Shot {
    search.shot()
}

/// The search through a space that a run is.
///
/// # Panics
/// For a run of another family.
pub fn breadth_first(run: &Run) -> &dyn SpaceSearch {
    match run {
        Run::StateSpace(search) => search.as_ref(),
        other => panic!("{other:?} is no search through a space"),
    }
}

/// The breadth-first search that a run is.
///
/// # Panics
/// For any other run.
pub fn into_breadth_first(run: Run) -> BreadthFirst {
    let Run::StateSpace(search) = run else {
        panic!("{run:?} is no search through a space");
    };
    let search: Box<dyn Any> = search;
    *search.downcast().expect("a breadth-first search")
}

/// The counters of a search through a space.
///
/// # Panics
/// For a run of another family.
pub fn counters(run: &Run) -> state_space::Counters {
    breadth_first(run).counters()
}

/// The boundary that lies `by` boundaries after (before, if negative) `from`, by counting them.
///
/// # Panics
/// Without a boundary.
pub fn among(boundaries: &[u64], from: u64, by: i64) -> u64 {
    let known = boundaries[boundaries.len() - 1];
    let from = from.min(known);
    let skipped = by.unsigned_abs().saturating_sub(1) as usize;
    match by {
        0 => from,
        1.. => {
            let mut after = boundaries.iter().filter(|&&step| step > from);
            after.nth(skipped).copied().unwrap_or(known)
        }
        _ => {
            let mut before = boundaries.iter().rev().filter(|&&step| step < from);
            before.nth(skipped).copied().unwrap_or(0)
        }
    }
}
