//! A puzzle whose moves cannot be taken back and which leaves out what it need not do: up the
//! stairs, some steps at once. The fewest moves are the steps divided by the stride, rounded up.
//!
//! A state is the step from below. Text: the number of steps a line.

use searchlight_core::bytes::pack_number;
use searchlight_core::state_space;
use searchlight_core::text::{InputError, Line};
use searchlight_core::{
    Action, Algorithm, Algorithms, Case, CaseReader, Certificate, Drawing, EditError, Edited,
    Family, Instance, Kind, Outcome, Preset, Problem, Puzzle, Registry, Setting, Shape, Sizes,
    SpaceProblem, State, StateSpace, Wanted,
};

/// The stairs and nothing else.
pub static REGISTRY: Registry = Registry::new(&[PUZZLE]);

/// The entry of the stairs in a registry.
pub const PUZZLE: Puzzle = Puzzle {
    kind: &KIND,
    reader: || Box::new(Lines),
    unpack: |unpacker| {
        let steps = unpacker.number(MOST.into())? as u32;
        let stride = unpacker.number(steps.into())? as u32;
        Ok(Box::new(Stairs { steps, stride }))
    },
};

/// The name, the algorithms, the boards and the examples of the stairs.
pub static KIND: Kind = Kind {
    id: "stairs",
    code: 250,
    algorithms: Algorithms::STATE_SPACE,
    algorithm: Algorithm::StateSpace(state_space::Algorithm::Bfs),
    sizes: Sizes {
        most_rows: 1,
        most_columns: MOST + 1,
        most_cells: MOST + 1,
    },
    wanted: Wanted::Nothing,
    presets: &[Preset::new("five", "5")],
};

const MOST: u32 = 1_000;

/// So many steps, and how many can be taken at once.
#[derive(Clone, Debug)]
pub struct Stairs {
    steps: u32,
    stride: u32,
}

impl StateSpace for Stairs {
    fn states(&self) -> u64 {
        u64::from(self.steps) + 1
    }

    fn branching(&self) -> usize {
        self.stride as usize
    }

    fn start(&self) -> State {
        0
    }

    fn is_goal(&self, state: State) -> bool {
        state == self.steps
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let above = state + 1..=self.steps.min(state + self.stride);
        above.zip(out).map(|(to, slot)| *slot = to).count()
    }
}

impl Drawing for Stairs {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: 1,
            columns: self.steps + 1,
        }
    }

    fn board(&self, state: State, cells: &mut [u8]) {
        cells.fill(0);
        cells[state as usize] = 1;
    }

    fn action(&self, state: State, index: usize) -> Action {
        Action {
            from: state,
            to: state + 1 + index as u32,
        }
    }
}

impl Instance for Stairs {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn problem(&self, family: Family) -> Option<Problem> {
        let space = || SpaceProblem::one_way(self.clone());
        (family == Family::StateSpace).then(|| Problem::StateSpace(space()))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, self.steps.into());
        pack_number(bytes, self.stride.into());
    }

    fn text(&self) -> Option<String> {
        Some(format!("{}\n", self.steps))
    }

    fn answer(&self, outcome: Outcome, _: Option<&Certificate>) -> String {
        match outcome {
            Outcome::Found { depth } => depth.to_string(),
            other => format!("{other:?}"),
        }
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting {
            id: "stride",
            options: &[],
            value: self.stride.to_string(),
        }]
    }

    /// No stride is longer than the stairs.
    fn with_setting(&self, id: &str, value: &str) -> Edited {
        let stride = value.parse().ok().filter(|_| id == "stride");
        match stride.filter(|stride| (1..=self.steps).contains(stride)) {
            Some(stride) => Ok(Box::new(Self {
                stride,
                ..self.clone()
            })),
            None => Err(EditError::setting(id)),
        }
    }
}

struct Lines;

impl CaseReader for Lines {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        let steps = line.number_between(1, MOST)?;
        cases.push(Case::new(line.number, Stairs { steps, stride: 1 }));
        Ok(())
    }

    fn end(&mut self, _: usize, _: &mut Vec<Case>) -> Result<(), InputError> {
        Ok(())
    }
}
