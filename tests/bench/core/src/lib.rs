//! The searches that `npm run bench` times, once for the native program and once for the wasm,
//! so that both are compiled from the same source.

use std::error::Error;
use std::sync::Arc;

use searchlight::problem::{Shape, State, StateSpace};
use searchlight::puzzles::pieces::{Pieces, Rankings};
use searchlight::puzzles::{Instance, Kind, flip, rearrange, solitaire};
use searchlight::run::{Outcome, Policy, Run};
use searchlight::search::bfs::bfs;
use searchlight::search::bidirectional::bidirectional;
use searchlight::search::breadth::Breadth;
use searchlight::search::flood::Flood;
use searchlight::search::states::States;

mod knight;
mod table;
#[cfg(target_arch = "wasm32")]
mod wasm;

/// A search that cannot be set up.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// One of the bench's jobs, with tables that it uses again and again.
pub trait Job {
    /// Does it from nothing to the end.
    fn run(&mut self);

    /// What every program answers about its work, so that they can be compared.
    fn report(&mut self) -> String;
}

/// The job of this name.
///
/// # Errors
/// Where there is none, and where its tables do not fit.
pub fn job(name: &str) -> Result<Box<dyn Job>> {
    Ok(match name {
        "flip" => Box::new(Bare::new(sample()?)?),
        "rearrange" => Box::new(Bare::new(preset(&rearrange::KIND, "hardest")?)?),
        "solitaire" => Box::new(Bare::new(preset(&solitaire::KIND, "sample")?)?),
        "cases" => Box::new(Cases::new(1_000)?),
        "knight" => Box::new(knight::Recorded::new()?),
        "knight-loop" => Box::new(knight::Loop::new()?),
        "tab" => Box::new(table::Table::new()?),
        _ => return Err(format!("there is no job {name:?}").into()),
    })
}

/// The sample of the Flip Game's statement: its island has 4,096 of the 65,536 states.
///
/// # Errors
/// Where the registry has lost it.
pub fn sample() -> Result<Arc<dyn StateSpace>> {
    preset(&flip::KIND, "sample")
}

fn preset(kind: &Kind, id: &str) -> Result<Arc<dyn StateSpace>> {
    let preset = kind.presets.iter().find(|preset| preset.id == id);
    let instance = preset.ok_or("the preset is not there")?.instance(kind);
    space(instance.ok_or("the preset has no case")?.as_ref())
}

fn space(instance: &dyn Instance) -> Result<Arc<dyn StateSpace>> {
    let problem = instance.problem();
    Ok(Arc::clone(problem.space().ok_or("no space is searched")?))
}

/// The bare search of one island, level by level: order, parents and levels, nothing else.
pub struct Bare {
    flood: Flood,
    /// The position of the first state of each level, then the number of states.
    levels: Vec<u32>,
}

impl Bare {
    /// Lays out the tables.
    ///
    /// # Errors
    /// Where the tables do not fit.
    pub fn new(space: Arc<dyn StateSpace>) -> Result<Self> {
        Ok(Self {
            flood: Flood::new(space)?,
            levels: Vec::new(),
        })
    }
}

impl Job for Bare {
    fn run(&mut self) {
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

    /// The numbers of states and moves, a hash of the order and the parents, and the sizes of the
    /// levels. A state counts as the mask of its black discs or pieces, the first cell in the
    /// lowest bit, in parts of 32 cells, whatever its rank is.
    fn report(&mut self) -> String {
        self.run();
        let space = self.flood.space();
        let mut board = vec![0; space.board_shape().cells()];
        let mut masks = |state: State| {
            space.board(state, &mut board);
            let parts = board.chunks(u32::BITS as usize).map(|part| {
                let cells = part.iter().rev();
                cells.fold(0, |mask, &cell| mask << 1 | u32::from(cell) & 1)
            });
            parts.collect::<Vec<_>>()
        };
        let order = self.flood.order();
        let parents = self.flood.parents().iter().map(|&p| order[p as usize]);
        let states = order.iter().copied().chain(parents);
        let hash = hash(states.flat_map(&mut masks));
        let levels = self.levels.windows(2);
        let sizes: Vec<_> = levels.map(|of| (of[1] - of[0]).to_string()).collect();
        format!(
            "{} states, {} moves, {hash:08x}: {}",
            order.len(),
            self.flood.generated(),
            sizes.join(",")
        )
    }
}

/// FNV-1a over whole numbers.
fn hash(numbers: impl Iterator<Item = u32>) -> u32 {
    numbers.fold(0x811c_9dc5, |hash, number| {
        (hash ^ number).wrapping_mul(0x0100_0193)
    })
}

/// Random cases of solitaire, searched from two sides as the judge does it.
struct Cases {
    problems: Vec<States>,
    run: Breadth,
}

impl Cases {
    const POLICY: Policy = Policy {
        depth_limit: solitaire::KIND.depth_limit,
        ..Policy::FIRST_ANSWER
    };

    fn new(count: usize) -> Result<Self> {
        const SHAPE: Shape = Shape {
            rows: 8,
            columns: 8,
        };
        let mut random = 1_u32;
        let mut position = || {
            let mut set = 0_u64;
            while set.count_ones() < 4 {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                set |= 1 << (random >> 26);
            }
            set
        };
        let mut rankings = Rankings::default();
        let mut problems = Vec::new();
        for _ in 0..count {
            let (start, goal) = (position(), position());
            let pieces = Pieces::sharing(&mut rankings, &solitaire::RULES, SHAPE, start, goal);
            let pieces = pieces.map_err(|_| "not a case of solitaire")?;
            problems.push(States(space(&pieces)?));
        }
        let States(first) = problems.first().ok_or("there are no cases")?;
        let run = bidirectional(Arc::clone(first), Self::POLICY)?;
        Ok(Self { problems, run })
    }

    fn each(&mut self, mut answered: impl FnMut(Option<Outcome>)) {
        for problem in &self.problems {
            self.run.reuse(problem, Self::POLICY);
            self.run.advance(u64::MAX);
            answered(self.run.status().outcome);
        }
    }
}

impl Job for Cases {
    fn run(&mut self) {
        self.each(|_| {});
    }

    /// How many cases have an answer, and the answers: moves, or a dash.
    fn report(&mut self) -> String {
        let mut answers = String::new();
        self.each(|outcome| match outcome {
            Some(Outcome::Found { depth }) => answers.push_str(&depth.to_string()),
            _ => answers.push('-'),
        });
        let found = answers.len() - answers.matches('-').count();
        format!("{found} of {} cases: {answers}", self.problems.len())
    }
}

/// The bare search with tables of its own, for comparison with [`recorded`].
///
/// # Errors
/// As [`Bare::new`].
pub fn fresh(space: &Arc<dyn StateSpace>) -> Result<u32> {
    let mut bare = Bare::new(Arc::clone(space))?;
    bare.run();
    Ok(bare.flood.generated())
}

/// The search as a run that can be watched: every step of it can be sought afterwards.
///
/// # Errors
/// As [`Bare::new`].
pub fn recorded(space: &Arc<dyn StateSpace>) -> Result<u32> {
    let mut run = bfs(Arc::clone(space), Policy::WHOLE_SPACE)?;
    run.advance(u64::MAX);
    Ok(run.status().known as u32)
}
