//! Instances of every puzzle in the registry, so that a new puzzle is tested without new tests.

use std::fmt;
use std::num::NonZeroU64;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::{
    Algorithm, Family, GoalPolicy, Instance, Kind, Link, Policy, Preset, Problem, Puzzle, Run,
    Session, Shape, SpaceProblem, State, StateSpace,
};

use crate::templates::{decode, puzzles};

/// Algorithms that search a space level by level, so that a naive search foretells each step.
pub const BY_LEVELS: [&str; 3] = ["bfs", "bidirectional", "alternating"];
/// Maximum number of cells of a random maze, where time matters.
const MOST_CELLS: usize = 512;
/// Maximum number of cells of a random board of tiles, where time matters, and of one whose boards
/// have a list.
const MOST_TILES: usize = 6;
const MOST_LISTED: usize = 9;
/// Board in place of one with more states.
const SMALL: Shape = Shape {
    rows: 2,
    columns: 3,
};

/// One instance and the algorithm that is to run on it.
pub struct Specimen {
    pub instance: Box<dyn Instance>,
    pub algorithm: &'static str,
    /// The most moves that an answer may have, where that is not the puzzle's own limit.
    pub within: Option<u32>,
}

impl Specimen {
    /// An instance with its puzzle's own algorithm.
    pub fn of(instance: Box<dyn Instance>) -> Self {
        let algorithm = instance.kind().algorithm.id();
        Self {
            instance,
            algorithm,
            within: None,
        }
    }

    /// The first case of a text.
    ///
    /// # Panics
    /// For a text without a case.
    pub fn read(puzzle: &Puzzle, text: &str) -> Self {
        Self::of(puzzle.read(text).cases.remove(0).instance)
    }

    /// An instance from the registry.
    ///
    /// # Panics
    /// Where a preset is no case of its puzzle.
    pub fn preset(puzzle: &Puzzle, preset: &Preset) -> Self {
        Self::of(puzzle.preset(preset).unwrap())
    }

    /// The preset of this name.
    ///
    /// # Panics
    /// Where the puzzle has none of this name.
    pub fn named(puzzle: &Puzzle, id: &str) -> Self {
        let mut presets = puzzle.kind.presets.iter();
        Self::preset(puzzle, presets.find(|preset| preset.id == id).unwrap())
    }

    /// The same instance with another algorithm.
    pub fn with(self, algorithm: &'static str) -> Self {
        Self { algorithm, ..self }
    }

    /// The same question of an answer with at most so many moves. No puzzle of another family asks
    /// it.
    pub fn within(self, limit: u32) -> Self {
        let within = Some(limit);
        Self { within, ..self }
    }

    /// The same instance with its default algorithm if this one cannot search it, as on the page.
    pub fn runnable(self) -> Self {
        let own = self.instance.algorithm().id();
        if self.can_run() { self } else { self.with(own) }
    }

    /// What the algorithm searches.
    ///
    /// # Panics
    /// For an algorithm that the puzzle does not have.
    pub fn problem(&self) -> Problem {
        let problem = self.instance.searched_by(self.algorithm()).unwrap();
        match (problem, self.within) {
            (Problem::StateSpace(space), Some(limit)) => Problem::StateSpace(space.within(limit)),
            (problem, _) => problem,
        }
    }

    /// The space that is searched, and what it is able to do.
    ///
    /// # Panics
    /// For a puzzle of another family.
    pub fn space_problem(&self) -> SpaceProblem {
        self.problem().state_space().expect("a space").clone()
    }

    /// The space that is searched.
    ///
    /// # Panics
    /// For a puzzle of another family.
    pub fn space(&self) -> Arc<dyn StateSpace> {
        space_of(self.instance.as_ref())
    }

    /// A run with nothing known yet.
    ///
    /// # Panics
    /// For a space that is too large.
    pub fn run(&self, policy: Policy) -> Run {
        self.problem().start(self.algorithm(), policy).unwrap()
    }

    /// The algorithm of that name.
    ///
    /// # Panics
    /// For an algorithm that the puzzle does not have.
    pub fn algorithm(&self) -> Algorithm {
        let algorithm = self.instance.kind().algorithm(Some(self.algorithm));
        algorithm.unwrap()
    }

    fn is_of(&self, family: Family) -> bool {
        self.instance.kind().family() == family
    }

    /// Whether the algorithm searches the instance: some boards are too many for a list, and some
    /// trees are too large.
    pub fn can_run(&self) -> bool {
        let algorithm = self.algorithm();
        let problem = self.instance.searched_by(algorithm);
        problem.is_ok_and(|problem| problem.offers(algorithm))
    }

    /// Whether the algorithm searches level by level.
    pub fn is_by_levels(&self) -> bool {
        BY_LEVELS.contains(&self.algorithm)
    }

    /// A run, computed to its end.
    ///
    /// # Panics
    /// For a space that is too large.
    pub fn finished_run(&self, policy: Policy) -> Run {
        let mut run = self.run(policy);
        run.advance(u64::MAX);
        run
    }

    /// A session, as its link opens it.
    ///
    /// # Panics
    /// Where a link to the instance does not open.
    pub fn session(&self) -> Session {
        Session::open(decode(&self.link(0)).unwrap()).unwrap()
    }

    /// The bytes of a link to `step`. Equal specimens have equal bytes.
    ///
    /// # Panics
    /// For an algorithm that the puzzle does not have.
    pub fn link(&self, step: u64) -> Vec<u8> {
        Link::encode(self.instance.as_ref(), self.algorithm(), step).unwrap()
    }

    /// The instance after one change, or unchanged where the puzzle refuses it or the board would
    /// not be [small](is_small).
    fn changed(self, change: Change, listed: bool) -> Self {
        let problem = self.problem();
        let sizes = self.instance.kind().sizes;
        let is_size = matches!(change, Change::Size(..));
        let cell = |cell: Index| cell.index(problem.board_shape().cells()) as u32;
        let state = |state: Index| {
            let space = problem.state_space()?.space();
            Some(state.index(space.states() as usize) as State)
        };
        let changed = match change {
            Change::Cell(at) => self.instance.edited(cell(at)).ok(),
            Change::GoalCell(at) => self.instance.goal_edited(cell(at)).ok(),
            Change::Start(at) => state(at).and_then(|at| self.instance.starting_at(at)),
            Change::Goal(at) => state(at).and_then(|at| self.instance.ending_at(at)),
            Change::Setting(which, value) => self.set(which, value),
            Change::Size(most_cells, short, long, tall) => {
                let most_cells = sizes.most_cells.min(most_cells);
                let most_short = most_cells.isqrt().min(sizes.most_rows);
                let short = short.index(most_short as usize) as u32 + 1;
                let long = long.index((most_cells / short) as usize) as u32 + 1;
                let (rows, columns) = if tall { (long, short) } else { (short, long) };
                self.instance.resized(Shape { rows, columns }).ok()
            }
        };
        match changed.filter(|instance| !is_size || is_small(instance.as_ref(), listed)) {
            Some(instance) => Self { instance, ..self },
            None => self,
        }
    }

    /// The instance with one of its settings at another of the values that it has.
    fn set(&self, which: Index, value: Index) -> Option<Box<dyn Instance>> {
        let settings = self.instance.settings();
        if settings.is_empty() {
            return None;
        }
        let setting = which.get(&settings);
        let set = |value: &str| self.instance.with_setting(setting.id, value).ok();
        if !setting.options.is_empty() {
            return set(setting.options[value.index(setting.options.len())]);
        }
        // Of free texts permutations stay what they are when they are turned.
        let letters: Vec<char> = setting.value.chars().collect();
        let at = value.index(letters.len().max(1));
        set(&letters[at..]
            .iter()
            .chain(&letters[..at])
            .collect::<String>())
    }
}

/// Whether a test has time for the states of the instance; with `listed`, a board of tiles without a
/// list of all its states is refused, too.
fn is_small(instance: &dyn Instance, listed: bool) -> bool {
    if instance.kind().algorithms.heuristics().is_empty() {
        return true;
    }
    if instance.kind().id != "tiles" {
        let problem = instance.problem(Family::StateSpace);
        let problem = problem.as_ref().and_then(|problem| problem.state_space());
        if listed && problem.is_some_and(|problem| problem.unlisted_states().is_some()) {
            return false;
        }
        return shape_of(instance).cells() <= long_or(usize::MAX, MOST_CELLS);
    }
    // The problem of the backtracking family tells the size without a list of the states.
    let problem = instance.problem(Family::Backtracking);
    let cells = problem.map_or(0, |problem| problem.board_shape().cells());
    cells <= long_or(MOST_LISTED, MOST_TILES) || (!listed && cells > MOST_LISTED)
}

/// The space that is searched.
///
/// # Panics
/// For a puzzle of another family.
pub fn space_of(instance: &dyn Instance) -> Arc<dyn StateSpace> {
    Arc::clone(space_problem_of(instance).space())
}

/// The space that is searched, and what it is able to do.
///
/// # Panics
/// For a puzzle of another family.
pub fn space_problem_of(instance: &dyn Instance) -> SpaceProblem {
    let problem = instance.problem(Family::StateSpace);
    let problem = problem.expect("a puzzle of this family");
    problem.state_space().expect("a space").clone()
}

/// The size of the board.
///
/// # Panics
/// For a puzzle whose own algorithm does not suit it.
pub fn shape_of(instance: &dyn Instance) -> Shape {
    let problem = instance.problem(instance.kind().family());
    problem.expect("its own algorithm").board_shape()
}

impl fmt::Debug for Specimen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { rows, columns } = self.problem().board_shape();
        let (id, algorithm) = (self.instance.kind().id, self.algorithm);
        let text = self.instance.text();
        let link = self.link(0);
        write!(
            f,
            "{id} {rows} x {columns} by {algorithm} {text:?} {link:02x?}"
        )?;
        match self.within {
            Some(limit) => write!(f, " within {limit}"),
            None => Ok(()),
        }
    }
}

/// All presets of all puzzles, with their names.
pub fn presets() -> impl Iterator<Item = (String, Specimen)> {
    puzzles().flat_map(|puzzle| {
        puzzle.kind.presets.iter().map(|preset| {
            let name = format!("{} {}", puzzle.kind.id, preset.id);
            (name, Specimen::preset(puzzle, preset))
        })
    })
}

/// All presets of all puzzles with each of the algorithms that can search them.
pub fn runs_of_presets() -> impl Iterator<Item = (String, Specimen)> {
    puzzles().flat_map(|puzzle| {
        puzzle.kind.presets.iter().flat_map(|preset| {
            let named = algorithms(puzzle.kind).map(|algorithm| {
                let name = format!("{} {} by {algorithm}", puzzle.kind.id, preset.id);
                (name, Specimen::preset(puzzle, preset).with(algorithm))
            });
            named.filter(|(_, specimen)| specimen.can_run())
        })
    })
}

/// As [`runs_of_presets`]. In the short form, each algorithm of a puzzle runs on one of its boards,
/// and each board is run by one algorithm: making the problem of a large space takes long.
pub fn some_runs_of_presets() -> impl Iterator<Item = (String, Specimen)> {
    let is_long = long_or(true, false);
    puzzles().flat_map(move |puzzle| {
        let presets = puzzle.kind.presets.iter().enumerate();
        presets.flat_map(move |(index, preset)| {
            let count = algorithms(puzzle.kind).count();
            let all = algorithms(puzzle.kind).enumerate();
            let some = all.filter(move |&(at, _)| is_long || index == 0 || at == index % count);
            let named = some.map(move |(_, algorithm)| {
                let name = format!("{} {} by {algorithm}", puzzle.kind.id, preset.id);
                (name, Specimen::preset(puzzle, preset).with(algorithm))
            });
            named.filter(|(_, specimen)| specimen.can_run())
        })
    })
}

/// As [`presets`], of the puzzles whose space is searched.
pub fn preset_spaces() -> impl Iterator<Item = (String, Specimen)> {
    presets().filter(|(_, specimen)| specimen.is_of(Family::StateSpace))
}

/// As [`runs_of_presets`], of the puzzles whose space is searched, [level by level](BY_LEVELS).
pub fn runs_of_preset_spaces() -> impl Iterator<Item = (String, Specimen)> {
    runs_of_presets().filter(|(_, specimen)| specimen.is_by_levels())
}

/// The names of a puzzle's algorithms; of a game with a table, those of tables, because an edit can
/// make its tree too large.
fn lasting_algorithms(kind: &Kind) -> impl Iterator<Item = &'static str> + use<> {
    let has_table = kind.family() == Family::Games;
    let all = kind.algorithms.iter();
    all.filter(move |algorithm| !has_table || algorithm.family() == Family::Games)
        .map(Algorithm::id)
}

/// The names of a puzzle's algorithms.
pub fn algorithms(kind: &Kind) -> impl Iterator<Item = &'static str> + use<> {
    kind.algorithms.iter().map(Algorithm::id)
}

/// Any instance of any puzzle with any algorithm: a preset, then a few changes as the page's
/// editor makes them.
pub fn specimens() -> impl Strategy<Value = Specimen> {
    specimens_of(puzzles().collect())
}

/// As [`specimens`], of the puzzles whose space is searched [level by level](BY_LEVELS), with a list
/// of all states.
pub fn spaces() -> impl Strategy<Value = Specimen> {
    let puzzles = puzzles().filter(|puzzle| puzzle.kind.family() == Family::StateSpace);
    changed(puzzles.collect(), true)
}

/// As [`specimens`], of the puzzles of a family, searched by its algorithms.
pub fn specimens_in(family: Family) -> impl Strategy<Value = Specimen> {
    let puzzles = puzzles().filter(|puzzle| puzzle.kind.family() == family);
    specimens_of(puzzles.collect()).prop_map(move |specimen| {
        let own = specimen.instance.algorithm().id();
        if specimen.algorithm().family() == family {
            specimen
        } else {
            specimen.with(own)
        }
    })
}

/// As [`specimens`], of these puzzles.
pub fn specimens_of(puzzles: Vec<&'static Puzzle>) -> impl Strategy<Value = Specimen> {
    changed(puzzles, false)
}

/// Presets of these puzzles after a few changes; with `by_levels`, spaces with a list of their states
/// and the algorithms that search them level by level.
fn changed(puzzles: Vec<&'static Puzzle>, by_levels: bool) -> impl Strategy<Value = Specimen> {
    let numbers: Vec<usize> = (0..puzzles.len()).collect();
    let changes = prop::collection::vec(changes(), 0..12);
    // Edits leave start and goal with other numbers of pieces, and then there is little to see.
    let goal = prop_oneof![
        1 => Just(None),
        3 => any::<Index>().prop_map(|goal| Some(Change::Goal(goal))),
    ];
    let picks = any::<(Index, Index)>();
    let all = (select(numbers), picks, changes, goal);
    all.prop_map(move |(number, (preset, algorithm), changes, goal)| {
        let puzzle = puzzles[number];
        let mut preset = Specimen::preset(puzzle, preset.get(puzzle.kind.presets));
        let is_left_out = by_levels && !offers_levels(&preset);
        if is_left_out || !is_small(preset.instance.as_ref(), by_levels) {
            // Where no size can be chosen, the first example is small.
            let first = || Specimen::preset(puzzle, &puzzle.kind.presets[0]).instance;
            let small = preset.instance.resized(SMALL);
            preset.instance = small.unwrap_or_else(|_| first());
        }
        let changes = changes.into_iter().chain(goal);
        let mut changed = changes.fold(preset, |specimen, change| {
            specimen.changed(change, by_levels)
        });
        let mut names: Vec<_> = lasting_algorithms(puzzle.kind).collect();
        names.retain(|name| !by_levels || BY_LEVELS.contains(name));
        changed.algorithm = names[algorithm.index(names.len())];
        if !changed.can_run() {
            changed.algorithm = changed.instance.algorithm().id();
        }
        changed
    })
}

/// Whether a search of the board level by level is offered: some boards are only for depth-first
/// search.
fn offers_levels(specimen: &Specimen) -> bool {
    let problem = specimen.instance.problem(Family::StateSpace);
    let kind = specimen.instance.kind();
    let mut levels = BY_LEVELS
        .iter()
        .filter_map(|id| kind.algorithm(Some(id)).ok());
    problem.is_some_and(|problem| levels.any(|algorithm| problem.offers(algorithm)))
}

/// As [`spaces`], some of them with a limit of their own for the moves of an answer.
pub fn limited_spaces() -> impl Strategy<Value = Specimen> {
    limited(spaces())
}

/// As [`specimens`], some of them with a limit of their own for the moves of an answer.
pub fn limited_specimens() -> impl Strategy<Value = Specimen> {
    limited(specimens())
}

/// Only searches level by level have such a limit.
fn limited(specimens: impl Strategy<Value = Specimen>) -> impl Strategy<Value = Specimen> {
    let limit = prop_oneof![2 => Just(None), 1 => (0..7_u32).prop_map(Some)];
    (specimens, limit).prop_map(|(specimen, within)| {
        let within = within.filter(|_| specimen.is_by_levels());
        Specimen { within, ..specimen }
    })
}

/// What a test takes so often: `long` where time is no matter (`npm run test:long`), else `short`.
pub fn long_or<T>(long: T, short: T) -> T {
    let is_long = std::env::var_os("SEARCHLIGHT_LONG").is_some_and(|value| value == "1");
    if is_long { long } else { short }
}

/// So many random cases for each property; a failure prints the smallest input that fails.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

/// Policies that end after at most 20,000 steps, which small spaces never reach.
pub fn policies() -> impl Strategy<Value = Policy> {
    let goal = prop_oneof![
        Just(GoalPolicy::FirstAnswer),
        Just(GoalPolicy::WholeSpace),
        (0..6_u64).prop_map(|count| GoalPolicy::CountTo(NonZeroU64::new(count))),
    ];
    let limit = prop_oneof![0..300_u64, Just(20_000)];
    (goal, limit).prop_map(|(goal, limit)| Policy {
        step_limit: Some(limit),
        ..Policy::new(goal)
    })
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Cell(Index),
    GoalCell(Index),
    Start(Index),
    Goal(Index),
    Setting(Index, Index),
    /// The most cells, the short side, the long side, and whether the board is higher than wide.
    Size(u32, Index, Index, bool),
}

fn changes() -> impl Strategy<Value = Change> {
    // Tiny boards are the ones with special cases.
    let most_cells = prop_oneof![Just(6_u32), Just(12), Just(u32::MAX)];
    prop_oneof![
        4 => any::<Index>().prop_map(Change::Cell),
        3 => any::<Index>().prop_map(Change::GoalCell),
        1 => any::<Index>().prop_map(Change::Start),
        1 => any::<Index>().prop_map(Change::Goal),
        2 => any::<(Index, Index)>().prop_map(|(which, value)| Change::Setting(which, value)),
        2 => (most_cells, any::<(Index, Index, bool)>())
            .prop_map(|(most, (short, long, tall))| Change::Size(most, short, long, tall)),
    ]
}
