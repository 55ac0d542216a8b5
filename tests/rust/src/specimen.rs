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

/// One instance that prints as its judges' text.
pub struct Specimen {
    pub instance: Box<dyn Instance>,
}

impl Specimen {
    /// The first case of a text.
    ///
    /// # Panics
    /// For a text without a case.
    pub fn read(kind: &Kind, text: &str) -> Self {
        let Case { instance, .. } = (kind.read)(text).cases.remove(0);
        Self { instance }
    }

    pub fn space(&self) -> Arc<dyn StateSpace> {
        let Problem::States(space) = self.instance.problem();
        space
    }

    /// A run of the default algorithm with nothing known yet.
    ///
    /// # Panics
    /// For a space that is too large.
    pub fn run(&self, policy: Policy) -> Box<dyn Run> {
        self.instance.problem().run("", policy).unwrap()
    }

    /// A run of the default algorithm, computed to its end.
    ///
    /// # Panics
    /// For a space that is too large.
    pub fn finished_run(&self, policy: Policy) -> Box<dyn Run> {
        let mut run = self.run(policy);
        run.advance(u64::MAX);
        run
    }

    /// A session of the default algorithm.
    ///
    /// # Panics
    /// Where a link to the instance does not open.
    pub fn session(&self) -> Session {
        Session::open(Link::decode(&self.link(0)).unwrap()).unwrap()
    }

    /// The bytes of a link to `step`. Equal instances have equal bytes.
    ///
    /// # Panics
    /// For a puzzle without an algorithm.
    pub fn link(&self, step: u64) -> Vec<u8> {
        let (_, algorithm) = self.instance.problem().algorithms().next().unwrap();
        Link::encode(self.instance.as_ref(), algorithm, step)
    }

    /// The instance after one change, or unchanged where the puzzle refuses it.
    fn changed(self, change: Change) -> Self {
        let space = self.space();
        let sizes = self.instance.kind().sizes;
        let changed = match change {
            Change::Cell(cell) => self
                .instance
                .edited(cell.index(space.board_shape().cells()) as u32),
            Change::Start(state) => Ok(self
                .instance
                .starting_at(state.index(space.states() as usize) as State)),
            Change::Size(short, long, tall) => {
                let most_short = sizes.most_cells.isqrt().min(sizes.most_rows);
                let short = short.index(most_short as usize) as u32 + 1;
                let long = long.index((sizes.most_cells / short) as usize) as u32 + 1;
                let (rows, columns) = if tall { (long, short) } else { (short, long) };
                self.instance.resized(Shape { rows, columns })
            }
        };
        changed.map_or(self, |instance| Self { instance })
    }
}

impl fmt::Debug for Specimen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.instance.text();
        write!(f, "{} {text:?}", self.instance.kind().id)
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

/// Any instance of any puzzle: a preset, then a few changes as the page's editor makes them.
pub fn specimens() -> impl Strategy<Value = Specimen> {
    let kinds: Vec<usize> = (0..PUZZLES.len()).collect();
    let changes = prop::collection::vec(changes(), 0..12);
    (select(kinds), any::<Index>(), changes).prop_map(|(kind, preset, changes)| {
        let kind = &PUZZLES[kind];
        let text = kind.presets[preset.index(kind.presets.len())].text;
        let preset = Specimen::read(kind, text);
        changes.into_iter().fold(preset, Specimen::changed)
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
    (goal, limit).prop_map(|(goal, limit)| Policy {
        goal,
        step_limit: Some(limit),
    })
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Cell(Index),
    Start(Index),
    /// The short side, the long side, and whether the board is higher than wide.
    Size(Index, Index, bool),
}

fn changes() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => any::<Index>().prop_map(Change::Cell),
        1 => any::<Index>().prop_map(Change::Start),
        1 => any::<(Index, Index, bool)>()
            .prop_map(|(short, long, tall)| Change::Size(short, long, tall)),
    ]
}
