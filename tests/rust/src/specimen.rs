//! Instances of every puzzle in the registry, so that a new puzzle is tested without new tests.

use std::fmt;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight::family::Family;
use searchlight::judge::Case;
use searchlight::link::Link;
use searchlight::problem::{Shape, State, StateSpace};
use searchlight::puzzles::{Instance, Kind, PUZZLES, Preset};
use searchlight::run::{GoalPolicy, Policy, Run};
use searchlight::session::Session;

/// One instance and the algorithm that is to run on it.
pub struct Specimen {
    pub instance: Box<dyn Instance>,
    pub algorithm: &'static str,
}

impl Specimen {
    /// An instance with its puzzle's own algorithm.
    pub fn of(instance: Box<dyn Instance>) -> Self {
        let algorithm = instance.kind().algorithm;
        Self {
            instance,
            algorithm,
        }
    }

    /// The first case of a text.
    ///
    /// # Panics
    /// For a text without a case.
    pub fn read(kind: &Kind, text: &str) -> Self {
        let Case { instance, .. } = (kind.read)(text).cases.remove(0);
        Self::of(instance)
    }

    /// An instance from the registry.
    ///
    /// # Panics
    /// Where a preset is no case of its puzzle.
    pub fn preset(kind: &Kind, preset: &Preset) -> Self {
        Self::of(preset.instance(kind).unwrap())
    }

    /// The preset of this name.
    ///
    /// # Panics
    /// Where the puzzle has none of this name.
    pub fn named(kind: &Kind, id: &str) -> Self {
        let mut presets = kind.presets.iter();
        Self::preset(kind, presets.find(|preset| preset.id == id).unwrap())
    }

    /// The same instance with another algorithm.
    pub fn with(self, algorithm: &'static str) -> Self {
        Self { algorithm, ..self }
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
    pub fn run(&self, policy: Policy) -> Box<dyn Run> {
        self.instance.problem().run(self.code(), policy).unwrap()
    }

    /// The algorithm's code within its puzzle.
    fn code(&self) -> u8 {
        let algorithm = self.instance.kind().algorithm(Some(self.algorithm));
        algorithm.unwrap().code
    }

    fn is_of(&self, family: Family) -> bool {
        self.instance.kind().family == family
    }

    /// A run, computed to its end.
    ///
    /// # Panics
    /// For a space that is too large.
    pub fn finished_run(&self, policy: Policy) -> Box<dyn Run> {
        let mut run = self.run(policy);
        run.advance(u64::MAX);
        run
    }

    /// A session, as its link opens it.
    ///
    /// # Panics
    /// Where a link to the instance does not open.
    pub fn session(&self) -> Session {
        Session::open(Link::decode(&self.link(0)).unwrap()).unwrap()
    }

    /// The bytes of a link to `step`. Equal specimens have equal bytes.
    ///
    /// # Panics
    /// For an algorithm that the puzzle does not have.
    pub fn link(&self, step: u64) -> Vec<u8> {
        let instance = self.instance.as_ref();
        Link::with_algorithm(instance, Some(self.algorithm), step).unwrap()
    }

    /// The instance after one change, or unchanged where the puzzle refuses it.
    fn changed(self, change: Change) -> Self {
        let problem = self.instance.problem();
        let sizes = self.instance.kind().sizes;
        let cell = |cell: Index| cell.index(problem.board_shape().cells()) as u32;
        let state = |state: Index| {
            let space = problem.space()?;
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
        match changed {
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

/// The space that is searched.
///
/// # Panics
/// For a puzzle of another family.
pub fn space_of(instance: &dyn Instance) -> Arc<dyn StateSpace> {
    Arc::clone(instance.problem().space().expect("a space"))
}

impl fmt::Debug for Specimen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { rows, columns } = self.instance.problem().board_shape();
        let (id, algorithm) = (self.instance.kind().id, self.algorithm);
        let text = self.instance.text();
        let link = self.link(0);
        write!(
            f,
            "{id} {rows} x {columns} by {algorithm} {text:?} {link:02x?}"
        )
    }
}

/// All presets of all puzzles, with their names.
pub fn presets() -> impl Iterator<Item = (String, Specimen)> {
    PUZZLES.iter().flat_map(|kind| {
        kind.presets.iter().map(|preset| {
            let name = format!("{} {}", kind.id, preset.id);
            (name, Specimen::preset(kind, preset))
        })
    })
}

/// All presets of all puzzles with each of their algorithms.
pub fn runs_of_presets() -> impl Iterator<Item = (String, Specimen)> {
    PUZZLES.iter().flat_map(|kind| {
        kind.presets.iter().flat_map(|preset| {
            algorithms(kind).map(|algorithm| {
                let name = format!("{} {} by {algorithm}", kind.id, preset.id);
                (name, Specimen::preset(kind, preset).with(algorithm))
            })
        })
    })
}

/// As [`presets`], of the puzzles whose space is searched.
pub fn preset_spaces() -> impl Iterator<Item = (String, Specimen)> {
    presets().filter(|(_, specimen)| specimen.is_of(Family::States))
}

/// As [`runs_of_presets`], of the puzzles whose space is searched.
pub fn runs_of_preset_spaces() -> impl Iterator<Item = (String, Specimen)> {
    runs_of_presets().filter(|(_, specimen)| specimen.is_of(Family::States))
}

/// The names of a puzzle's algorithms.
pub fn algorithms(kind: &Kind) -> impl Iterator<Item = &'static str> + use<> {
    kind.algorithms.iter().map(|algorithm| algorithm.id)
}

/// Any instance of any puzzle with any algorithm: a preset, then a few changes as the page's
/// editor makes them.
pub fn specimens() -> impl Strategy<Value = Specimen> {
    specimens_of(PUZZLES.iter().collect())
}

/// As [`specimens`], of the puzzles whose space is searched.
pub fn spaces() -> impl Strategy<Value = Specimen> {
    specimens_in(Family::States)
}

/// As [`specimens`], of the puzzles of a family.
pub fn specimens_in(family: Family) -> impl Strategy<Value = Specimen> {
    let kinds = PUZZLES.iter().filter(|kind| kind.family == family);
    specimens_of(kinds.collect())
}

/// As [`specimens`], of these puzzles.
pub fn specimens_of(kinds: Vec<&'static Kind>) -> impl Strategy<Value = Specimen> {
    let numbers: Vec<usize> = (0..kinds.len()).collect();
    let changes = prop::collection::vec(changes(), 0..12);
    // Edits leave start and goal with other numbers of pieces, and then there is little to see.
    let goal = prop_oneof![
        1 => Just(None),
        3 => any::<Index>().prop_map(|goal| Some(Change::Goal(goal))),
    ];
    let picks = any::<(Index, Index)>();
    let all = (select(numbers), picks, changes, goal);
    all.prop_map(move |(number, (preset, algorithm), changes, goal)| {
        let kind = kinds[number];
        let algorithm = algorithm.get(kind.algorithms).id;
        let preset = Specimen::preset(kind, preset.get(kind.presets)).with(algorithm);
        let changes = changes.into_iter().chain(goal);
        changes.fold(preset, Specimen::changed)
    })
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
        (0..6_u64).prop_map(GoalPolicy::CountTo),
    ];
    let limit = prop_oneof![0..300_u64, Just(20_000)];
    let depth = prop_oneof![2 => Just(None), 1 => (0..7_u32).prop_map(Some)];
    (goal, limit, depth).prop_map(|(goal, limit, depth_limit)| Policy {
        goal,
        step_limit: Some(limit),
        depth_limit,
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
