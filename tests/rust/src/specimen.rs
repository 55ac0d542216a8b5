//! Instances of every puzzle in the registry, so that a new puzzle is tested without new tests.

use std::fmt;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight::judge::Case;
use searchlight::link::Link;
use searchlight::problem::{Shape, State, StateSpace};
use searchlight::puzzles::{Instance, Kind, PUZZLES, Problem};
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

    /// The same instance with another algorithm.
    pub fn with(self, algorithm: &'static str) -> Self {
        Self { algorithm, ..self }
    }

    pub fn space(&self) -> Arc<dyn StateSpace> {
        let Problem::States(space) = self.instance.problem();
        space
    }

    /// A run with nothing known yet.
    ///
    /// # Panics
    /// For a space that is too large.
    pub fn run(&self, policy: Policy) -> Box<dyn Run> {
        self.instance.problem().run(self.algorithm, policy).unwrap()
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
        let space = self.space();
        let sizes = self.instance.kind().sizes;
        let cell = |cell: Index| cell.index(space.board_shape().cells()) as u32;
        let state = |state: Index| state.index(space.states() as usize) as State;
        let changed = match change {
            Change::Cell(at) => self.instance.edited(cell(at)).ok(),
            Change::GoalCell(at) => self.instance.goal_edited(cell(at)).ok(),
            Change::Start(at) => Some(self.instance.starting_at(state(at))),
            Change::Goal(at) => self.instance.ending_at(state(at)),
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
}

impl fmt::Debug for Specimen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { rows, columns } = self.space().board_shape();
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
            (name, Specimen::read(kind, preset.text))
        })
    })
}

/// All presets of all puzzles with each algorithm.
pub fn runs_of_presets() -> impl Iterator<Item = (String, Specimen)> {
    PUZZLES.iter().flat_map(|kind| {
        kind.presets.iter().flat_map(|preset| {
            algorithms(kind).map(|algorithm| {
                let name = format!("{} {} by {algorithm}", kind.id, preset.id);
                (name, Specimen::read(kind, preset.text).with(algorithm))
            })
        })
    })
}

/// The names of a puzzle's algorithms.
pub fn algorithms(kind: &Kind) -> impl Iterator<Item = &'static str> + use<> {
    let problem = Specimen::read(kind, kind.presets[0].text)
        .instance
        .problem();
    let names: Vec<_> = problem.algorithms().map(|(id, _)| id).collect();
    names.into_iter()
}

/// Any instance of any puzzle with any algorithm: a preset, then a few changes as the page's
/// editor makes them.
pub fn specimens() -> impl Strategy<Value = Specimen> {
    let kinds: Vec<usize> = (0..PUZZLES.len()).collect();
    let changes = prop::collection::vec(changes(), 0..12);
    // Edits leave start and goal with other numbers of pieces, and then there is little to see.
    let goal = prop_oneof![
        1 => Just(None),
        3 => any::<Index>().prop_map(|goal| Some(Change::Goal(goal))),
    ];
    let picks = any::<(Index, Index)>();
    (select(kinds), picks, changes, goal).prop_map(|(kind, (preset, algorithm), changes, goal)| {
        let kind = &PUZZLES[kind];
        let text = kind.presets[preset.index(kind.presets.len())].text;
        let algorithms: Vec<_> = algorithms(kind).collect();
        let preset = Specimen::read(kind, text).with(algorithms[algorithm.index(algorithms.len())]);
        changes
            .into_iter()
            .chain(goal)
            .fold(preset, Specimen::changed)
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
        2 => (most_cells, any::<(Index, Index, bool)>())
            .prop_map(|(most, (short, long, tall))| Change::Size(most, short, long, tall)),
    ]
}
