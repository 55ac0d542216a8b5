//! The searches that `npm run bench` times, once for the native program and once for the wasm,
//! so that both are compiled from the same source.

use std::error::Error;
use std::sync::Arc;

use searchlight::problem::{State, StateSpace};
use searchlight::puzzles::{Problem, flip};
use searchlight::run::{Policy, Run};
use searchlight::search::bfs::Bfs;
use searchlight::search::flood::Flood;

#[cfg(target_arch = "wasm32")]
mod wasm;

/// A search that cannot be set up.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The sample of the Flip Game's statement: its island has 4,096 of the 65,536 states.
///
/// # Errors
/// Where the registry has lost it.
pub fn sample() -> Result<Arc<dyn StateSpace>> {
    let reading = (flip::KIND.read)(flip::KIND.presets[0].text);
    let case = reading.cases.first().ok_or("the sample is not there")?;
    let Problem::States(space) = case.instance.problem();
    Ok(space)
}

/// The bare search of one island, level by level: order, parents and levels, nothing else.
pub struct Bare {
    flood: Flood,
    /// The position of the first state of each level, then the number of states.
    levels: Vec<u32>,
}

impl Bare {
    /// Lays out the tables; the searches after it use them again and again.
    ///
    /// # Errors
    /// Where the tables do not fit.
    pub fn new(space: Arc<dyn StateSpace>) -> Result<Self> {
        Ok(Self {
            flood: Flood::new(space)?,
            levels: Vec::new(),
        })
    }

    /// Searches from nothing to the end.
    pub fn search(&mut self) {
        let Self { flood, levels } = self;
        flood.clear();
        flood.add_source(flood.space().start());
        levels.clear();
        levels.push(0);
        while flood.expanded() < flood.discovered() {
            let level = flood.discovered();
            levels.push(level);
            flood.expand(level, u32::MAX, &mut []);
        }
    }

    /// What every program answers about its search, so that they can be compared: the sizes of
    /// the levels and a hash of the order and the parents. A state counts as the mask of its
    /// black discs, the first in the lowest bit, whatever its rank is.
    pub fn report(&mut self) -> String {
        self.search();
        let space = self.flood.space();
        let mut board = vec![0; space.board_shape().cells()];
        let mut mask = |&state: &State| {
            space.board(state, &mut board);
            let cells = board.iter().rev();
            cells.fold(0, |mask, &cell| mask << 1 | u32::from(cell))
        };
        let order: Vec<_> = self.flood.order().iter().map(&mut mask).collect();
        let parents = self.flood.parents().iter().map(|&p| order[p as usize]);
        let hash = hash(order.iter().copied().chain(parents));
        let sizes = self
            .levels
            .windows(2)
            .map(|level| (level[1] - level[0]).to_string());
        let sizes: Vec<_> = sizes.collect();
        format!("{} {hash:08x}", sizes.join(","))
    }
}

/// FNV-1a over whole numbers.
fn hash(numbers: impl Iterator<Item = u32>) -> u32 {
    numbers.fold(0x811c_9dc5, |hash, number| {
        (hash ^ number).wrapping_mul(0x0100_0193)
    })
}

/// The bare search with tables of its own, for comparison with [`recorded`].
///
/// # Errors
/// As [`Bare::new`].
pub fn fresh(space: &Arc<dyn StateSpace>) -> Result<u32> {
    let mut bare = Bare::new(Arc::clone(space))?;
    bare.search();
    Ok(bare.flood.generated())
}

/// The search as a run that can be watched: every step of it can be sought afterwards.
///
/// # Errors
/// As [`Bare::new`].
pub fn recorded(space: &Arc<dyn StateSpace>) -> Result<u32> {
    let mut run = Bfs::new(Arc::clone(space), Policy::WHOLE_SPACE)?;
    run.advance(u64::MAX);
    Ok(run.status().known as u32)
}
