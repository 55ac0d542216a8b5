//! The searches that `npm run bench` times, once for the native program and once for the wasm,
//! so that both are compiled from the same source.

use std::error::Error;
use std::hint::black_box;
use std::sync::Arc;

use searchlight_core::puzzles::{flip, rearrange, solitaire};
use searchlight_core::state_space::{BareBfs, Moves};
use searchlight_core::{
    BreadthFirst, Instance, Outcome, Policy, Problem, Puzzle, Search, SpaceProblem, State,
    StateSpace, bfs,
};

mod knight;
pub mod orders;
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
        "flip" => Box::new(Bare::new(preset(&flip::PUZZLE, "sample")?)?),
        "rearrange" => Box::new(Bare::new(preset(&rearrange::PUZZLE, "hardest")?)?),
        "solitaire" => Box::new(Bare::new(preset(&solitaire::PUZZLE, "sample")?)?),
        "cases" => Box::new(Cases::new(1_000)?),
        "knight" => Box::new(knight::Recorded::new()?),
        "knight-loop" => Box::new(knight::Loop::new()?),
        "fifteen" => Box::new(orders::Fifteen::new()?),
        #[cfg(not(target_arch = "wasm32"))]
        "fifteen-pathfinding" => Box::new(orders::Pathfinding::new(orders::Fifteen::new()?)),
        "fifteen-large" => Box::new(orders::Fifteen::large()?),
        #[cfg(not(target_arch = "wasm32"))]
        "fifteen-large-pathfinding" => {
            Box::new(orders::Pathfinding::new(orders::Fifteen::large()?))
        }
        "tab" => Box::new(table::Table::new()?),
        _ => return Err(format!("there is no job {name:?}").into()),
    })
}

/// The sample of the Flip Game's statement: its component has 4,096 of the 65,536 states.
///
/// # Errors
/// Where the registry has lost it.
pub fn sample() -> Result<Arc<dyn StateSpace>> {
    Ok(Arc::clone(preset(&flip::PUZZLE, "sample")?.space()))
}

fn preset(puzzle: &Puzzle, id: &str) -> Result<SpaceProblem> {
    let mut presets = puzzle.kind.presets.iter();
    let preset = presets.find(|preset| preset.id == id);
    let instance = puzzle.preset(preset.ok_or("the preset is not there")?);
    space(instance.ok_or("the preset has no case")?.as_ref())
}

fn space(instance: &dyn Instance) -> Result<SpaceProblem> {
    match instance.searched_by(instance.kind().algorithm)? {
        Problem::StateSpace(problem) => Ok(problem),
        _ => Err("no space is searched".into()),
    }
}

/// The bare search of one component, level by level: order, parents and levels, nothing else.
pub struct Bare {
    problem: SpaceProblem,
    bfs: BareBfs,
    /// The position of the first state of each level, then the number of states.
    levels: Vec<u32>,
}

impl Bare {
    /// Lays out the tables.
    ///
    /// # Errors
    /// Where the tables do not fit.
    pub fn new(problem: SpaceProblem) -> Result<Self> {
        Ok(Self {
            bfs: BareBfs::new(Moves::Forward(Arc::clone(problem.space())))?,
            problem,
            levels: Vec::new(),
        })
    }
}

impl Job for Bare {
    fn run(&mut self) {
        let Self { bfs, levels, .. } = self;
        bfs.clear();
        bfs.add_source(bfs.space().start());
        levels.clear();
        levels.push(0);
        while bfs.expanded() < bfs.discovered() {
            let level = bfs.discovered();
            levels.push(level);
            bfs.expand(level, u32::MAX, &mut []);
        }
    }

    /// The numbers of states and moves, a hash of the order and the parents, and the sizes of the
    /// levels. A state counts as the mask of its black discs or pieces, the first cell in the
    /// lowest bit, in parts of 32 cells, whatever its rank is.
    fn report(&mut self) -> String {
        self.run();
        let space = &self.problem;
        let mut board = vec![0; space.board_shape().cells()];
        let mut masks = |state: State| {
            space.board(state, &mut board);
            let parts = board.chunks(u32::BITS as usize).map(|part| {
                let cells = part.iter().rev();
                cells.fold(0, |mask, &cell| mask << 1 | u32::from(cell) & 1)
            });
            parts.collect::<Vec<_>>()
        };
        let order = self.bfs.order();
        let parents = self.bfs.parents().iter().map(|&p| order[p as usize]);
        let states = order.iter().copied().chain(parents);
        let hash = hash(states.flat_map(&mut masks));
        let levels = self.levels.windows(2);
        let sizes: Vec<_> = levels.map(|of| (of[1] - of[0]).to_string()).collect();
        format!(
            "{} states, {} moves, {hash:08x}: {}",
            order.len(),
            self.bfs.generated(),
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
    problems: Vec<SpaceProblem>,
    search: BreadthFirst,
}

impl Cases {
    fn new(count: usize) -> Result<Self> {
        let mut random = 1_u32;
        let mut position = || {
            let mut set = 0_u64;
            while set.count_ones() < 4 {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                set |= 1 << (random >> 26);
            }
            let cells = (0..64).filter(|cell| set >> cell & 1 == 1);
            let numbers = cells.flat_map(|cell| [cell / 8 + 1, cell % 8 + 1]);
            let numbers: Vec<_> = numbers.map(|number: u32| number.to_string()).collect();
            numbers.join(" ")
        };
        let text = (0..2 * count).map(|_| position() + "\n");
        let reading = solitaire::PUZZLE.read(&text.collect::<String>());
        let problems = reading
            .cases
            .iter()
            .map(|case| space(case.instance.as_ref()));
        let problems: Vec<_> = problems.collect::<Result<_>>()?;
        let first = problems.first().ok_or("there are no cases")?;
        let algorithm = searchlight_core::state_space::Algorithm::Bidirectional;
        let search = algorithm.start(first, Policy::FIRST_ANSWER)?;
        Ok(Self { problems, search })
    }

    fn each(&mut self, mut answered: impl FnMut(Option<Outcome>)) {
        for problem in &self.problems {
            self.search.restart(problem, Policy::FIRST_ANSWER);
            self.search.advance(u64::MAX);
            answered(self.search.status().outcome);
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
    let mut bfs = BareBfs::new(Moves::Forward(Arc::clone(space)))?;
    bfs.add_source(space.start());
    bfs.expand(u32::MAX, u32::MAX, &mut []);
    // Nobody looks at the tables here, and what nobody looks at is not written.
    black_box((bfs.order(), bfs.parents()));
    Ok(bfs.generated())
}

/// The search as a run that can be watched: every step of it can be sought afterwards.
///
/// # Errors
/// As [`Bare::new`].
pub fn recorded(space: &Arc<dyn StateSpace>) -> Result<u32> {
    let mut run = bfs(Arc::clone(space), Policy::WHOLE_SPACE)?;
    run.advance(u64::MAX);
    black_box(&run);
    Ok(run.status().known as u32)
}
