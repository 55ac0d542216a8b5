//! The boundary to JavaScript, and the only file that names the binding crates.
//!
//! Hot data is copied into typed arrays that JavaScript owns; cold data crosses as plain
//! objects. Every error is an object with a `code`.

use js_sys::{Float64Array, Uint8Array, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::frame::{Frame, StatesFrame};
use crate::judge::{InputError, Judge};
use crate::link::{Link, STEP_LIMIT};
use crate::problem::Shape;
use crate::puzzles::{self, Instance, PUZZLES, Problem, Sizes};
use crate::run::{Atlas, Outcome, StepSize};
use crate::session::Session;

type Result<T> = std::result::Result<T, JsValue>;

/// Errors of the boundary itself.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
enum BoundaryError {
    /// A number from outside that is not whole, negative or too large.
    Number,
    /// No puzzle has this name.
    UnknownPuzzle { id: String },
    /// Something that is not there: a state, a case, an instance.
    Missing,
    /// A buffer that is too short.
    Buffer { needed: usize },
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CatalogueEntry {
    id: &'static str,
    listed: bool,
    sizes: Sizes,
    algorithms: Vec<&'static str>,
    presets: Vec<PresetEntry>,
}

#[derive(Serialize)]
struct PresetEntry {
    id: &'static str,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    link: JsValue,
    text: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JudgedCase {
    line: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    link: JsValue,
    outcome: Outcome,
    text: String,
    certificate: Option<usize>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Description {
    puzzle: &'static str,
    algorithm: &'static str,
    rows: u32,
    columns: u32,
    states: u64,
    start: u32,
    text: String,
    linked_step: f64,
}

/// What there is to draw of a whole run; the arrays are JavaScript's.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MapReport {
    states: u64,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    order: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    levels: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    level_steps: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    goals: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    path: JsValue,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SurveyReport {
    distances: Vec<u32>,
    hopeless: u32,
    islands: Vec<u32>,
    /// The island of the start.
    island: usize,
}

fn plain<T: Serialize>(value: &T) -> Result<JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

fn fail<E: Serialize>(error: &E) -> JsValue {
    plain(error).unwrap_or_else(|error| error)
}

fn whole(number: f64) -> Result<u64> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    if number.fract() == 0.0 && (0.0..=MOST).contains(&number) {
        Ok(number as u64)
    } else {
        Err(fail(&BoundaryError::Number))
    }
}

fn small(number: f64) -> Result<u32> {
    u32::try_from(whole(number)?).map_err(|_| fail(&BoundaryError::Number))
}

fn text(utf8: &Uint8Array) -> String {
    String::from_utf8_lossy(&utf8.to_vec()).into_owned()
}

fn bytes(bytes: &[u8]) -> Uint8Array {
    Uint8Array::from(bytes)
}

fn positions(positions: &[u32]) -> JsValue {
    Uint32Array::from(positions).into()
}

/// The link to an instance with its default algorithm.
fn default_link(instance: &dyn Instance) -> JsValue {
    let code = instance
        .problem()
        .algorithms()
        .next()
        .map_or(0, |(_, code)| code);
    bytes(&Link::encode(instance, code, 0)).into()
}

/// Says on the console why the core broke down; the trap that follows names no reason.
#[wasm_bindgen(start)]
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

/// What the registry holds.
#[wasm_bindgen]
pub fn catalogue() -> Result<JsValue> {
    let entries: Vec<CatalogueEntry> = PUZZLES
        .iter()
        .map(|kind| {
            let presets = kind.presets.iter().filter_map(|preset| {
                let case = (kind.read)(preset.text).cases.into_iter().next()?;
                Some((preset, case.instance))
            });
            let presets: Vec<_> = presets.collect();
            let first = presets.first().map(|(_, instance)| instance.problem());
            let algorithms: Vec<_> = first.iter().flat_map(Problem::algorithms).collect();
            CatalogueEntry {
                id: kind.id,
                listed: kind.listed,
                sizes: kind.sizes,
                algorithms: algorithms.into_iter().map(|(id, _)| id).collect(),
                presets: presets
                    .into_iter()
                    .map(|(preset, instance)| PresetEntry {
                        id: preset.id,
                        link: default_link(instance.as_ref()),
                        text: preset.text,
                    })
                    .collect(),
            }
        })
        .collect();
    plain(&entries)
}

/// Answers judges' text in slices.
#[wasm_bindgen(js_name = Judge)]
pub struct JudgeHandle(Judge);

#[wasm_bindgen(js_class = Judge)]
impl JudgeHandle {
    /// All three texts are UTF-8; `algorithm` may be empty (the default), `step_limit` infinite.
    #[wasm_bindgen(constructor)]
    pub fn new(
        puzzle: &Uint8Array,
        cases: &Uint8Array,
        algorithm: &Uint8Array,
        step_limit: f64,
    ) -> Result<JudgeHandle> {
        let id = text(puzzle);
        let Some(kind) = puzzles::by_id(&id) else {
            return Err(fail(&BoundaryError::UnknownPuzzle { id }));
        };
        let limit = if step_limit == f64::INFINITY {
            None
        } else {
            Some(whole(step_limit)?)
        };
        Ok(Self(Judge::new(
            kind,
            &text(cases),
            &text(algorithm),
            limit,
        )))
    }

    /// Number of cases without an answer yet.
    pub fn remaining(&self) -> Result<f64> {
        Ok(self.0.remaining() as f64)
    }

    /// The input error behind the last case, or `null`.
    pub fn error(&self) -> Result<JsValue> {
        self.0
            .error()
            .map_or(Ok(JsValue::NULL), |error: &InputError| plain(error))
    }

    /// Works for about `budget` steps; the next answered case, or `null`.
    pub fn advance(&mut self, budget: f64) -> Result<JsValue> {
        let answer = self
            .0
            .advance(whole(budget)?)
            .map_err(|error| fail(&error))?;
        let Some(answer) = answer else {
            return Ok(JsValue::NULL);
        };
        plain(&JudgedCase {
            line: answer.line,
            link: default_link(answer.instance.as_ref()),
            outcome: answer.outcome,
            text: answer.text,
            certificate: answer.certificate,
        })
    }

    /// The certificate of this number.
    pub fn certificate(&self, number: f64) -> Result<JsValue> {
        let certificate = self.0.certificate(small(number)? as usize);
        certificate.map_or(Err(fail(&BoundaryError::Missing)), plain)
    }
}

/// How many numbers a frame has; [`SessionHandle::frame`] says which.
const FRAME_NUMBERS: usize = 20;

/// One visualizer's handle on the core.
#[wasm_bindgen(js_name = Session)]
pub struct SessionHandle {
    session: Session,
    frame: Frame,
    /// The frame's boards, one after the other.
    boards: Vec<u8>,
    linked_step: f64,
}

#[wasm_bindgen(js_class = Session)]
impl SessionHandle {
    /// Opens a link's bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &Uint8Array) -> Result<SessionHandle> {
        let link = Link::decode(&link.to_vec()).map_err(|error| fail(&error))?;
        Ok(Self {
            boards: Vec::new(),
            linked_step: link.step as f64,
            session: Session::open(link).map_err(|error| fail(&error))?,
            frame: Frame::default(),
        })
    }

    /// The bytes of a link to `step`, which is at most 10^11.
    pub fn link(&self, step: f64) -> Result<Uint8Array> {
        let step = whole(step)?;
        if step > STEP_LIMIT {
            return Err(fail(&BoundaryError::Number));
        }
        Ok(bytes(&self.session.link(step)))
    }

    /// What does not change while this session lives, and the step that its link asked for.
    pub fn describe(&self) -> Result<JsValue> {
        let Shape { rows, columns } = self.session.board_shape();
        let instance = self.session.instance();
        plain(&Description {
            puzzle: instance.kind().id,
            algorithm: self.session.algorithm(),
            rows,
            columns,
            states: self.session.states(),
            start: self.session.start_state(),
            text: instance.text(),
            linked_step: self.linked_step,
        })
    }

    /// Computes about `budget` further steps; returns how many are known.
    pub fn advance(&mut self, budget: f64) -> Result<f64> {
        self.session.advance(whole(budget)?);
        Ok(self.session.status().known as f64)
    }

    /// How the run ended, or `null` while it has not.
    pub fn outcome(&self) -> Result<JsValue> {
        self.session
            .status()
            .outcome
            .map_or(Ok(JsValue::NULL), |outcome| plain(&outcome))
    }

    /// The step `by` boundaries of `size` (0 step, 1 item, 2 stage) away from `from`.
    pub fn locate(&self, from: f64, size: f64, by: f64) -> Result<f64> {
        let size = match small(size)? {
            0 => StepSize::Step,
            1 => StepSize::Item,
            2 => StepSize::Stage,
            _ => return Err(fail(&BoundaryError::Number)),
        };
        let distance = whole(by.abs())? as i64;
        let by = if by < 0.0 { -distance } else { distance };
        Ok(self.session.locate(whole(from)?, size, by) as f64)
    }

    /// Moves the cursor to `step` and fills `numbers` and `boards` with what is there to draw:
    /// cursor, known, generated, expanded, discovered, frontier, duplicate, depth, answered
    /// (0 or 1), then current state, position and depth, then 1 if there is a move, its target
    /// state, position and depth, its from-cell and to-cell, and 1 if the target is new. The
    /// last number says whether the run has ended. `boards` gets the current board and the one
    /// that the move leads to.
    pub fn frame(&mut self, step: f64, numbers: &Float64Array, boards: &Uint8Array) -> Result<()> {
        self.session.seek(whole(step)?);
        self.session.frame(&mut self.frame);
        let status = self.session.status();
        let counters = self.session.counters();
        let Frame::States(StatesFrame {
            answered,
            current,
            edge,
            board,
            next_board,
            ..
        }) = &self.frame;
        let target = edge.map_or(*current, |edge| edge.target);
        let action = edge.map(|edge| edge.action);
        let values: [f64; FRAME_NUMBERS] = [
            status.cursor as f64,
            status.known as f64,
            counters.generated as f64,
            counters.expanded as f64,
            counters.discovered as f64,
            counters.frontier as f64,
            counters.duplicate as f64,
            counters.depth as f64,
            f64::from(u8::from(*answered)),
            current.state.into(),
            current.position.into(),
            current.depth.into(),
            f64::from(u8::from(edge.is_some())),
            target.state.into(),
            target.position.into(),
            target.depth.into(),
            action.map_or(-1.0, |action| action.from.into()),
            action.map_or(-1.0, |action| action.to.into()),
            f64::from(u8::from(edge.is_some_and(|edge| edge.new))),
            f64::from(u8::from(status.outcome.is_some())),
        ];
        self.boards.clear();
        self.boards.extend_from_slice(board);
        self.boards.extend_from_slice(next_board);
        let needed = self.boards.len();
        if numbers.length() as usize != FRAME_NUMBERS || boards.length() as usize != needed {
            return Err(fail(&BoundaryError::Buffer { needed }));
        }
        numbers.copy_from(&values);
        boards.copy_from(&self.boards);
        Ok(())
    }

    /// What the step at the cursor did.
    pub fn event(&self) -> Result<JsValue> {
        plain(&self.session.event())
    }

    /// What there is to draw of the whole run: the number of states of the space; the ranks of
    /// the discovered ones in order of discovery; the position of the first state of each level,
    /// then their number; the step at which each level's expansion begins, then the last known
    /// step; the positions of the goals; those of the answer's states, the start first.
    pub fn atlas(&self) -> Result<JsValue> {
        let Atlas::States(atlas) = self.session.atlas();
        let end = atlas.order.len() as u32;
        let levels = atlas.levels.iter().copied().filter(|&first| first < end);
        let levels: Vec<u32> = levels.chain([end]).collect();
        let known = self.session.status().known as f64;
        let begun = atlas.levels.iter();
        let begun = begun.filter_map(|&first| atlas.first_edge.get(first as usize));
        let begun = begun.map(|&step| step.into()).filter(|&step| step < known);
        let level_steps: Vec<f64> = begun.chain([known]).collect();
        plain(&MapReport {
            states: self.session.states(),
            order: positions(atlas.order),
            levels: positions(&levels),
            level_steps: Float64Array::from(level_steps.as_slice()).into(),
            goals: positions(atlas.goals),
            path: positions(&atlas.path),
        })
    }

    /// The step that discovered this state, or -1.
    #[wasm_bindgen(js_name = foundAt)]
    pub fn found_at(&self, state: f64) -> Result<f64> {
        let step = self.session.found_at(small(state)?);
        Ok(step.map_or(-1.0, |step| step as f64))
    }

    /// The boards of these states, one after the other.
    pub fn boards(&self, states: &Uint32Array) -> Result<Uint8Array> {
        let states = states.to_vec();
        let cells = self.session.board_shape().cells();
        let mut boards = vec![0; cells * states.len()];
        for (&state, board) in states.iter().zip(boards.chunks_mut(cells)) {
            if !self.session.board(state, board) {
                return Err(fail(&BoundaryError::Missing));
            }
        }
        Ok(bytes(&boards))
    }

    /// Whether the proof of the outcome holds; false while there is none.
    pub fn verified(&self) -> Result<bool> {
        Ok(self.session.verified().unwrap_or(false))
    }

    /// The link to the instance with one cell changed.
    pub fn edited(&self, cell: f64) -> Result<Uint8Array> {
        let edited = self
            .session
            .edited(small(cell)?)
            .map_err(|error| fail(&error))?;
        Ok(bytes(&self.session.link_to(edited.as_ref())))
    }

    /// The link to the instance on another board.
    pub fn resized(&self, rows: f64, columns: f64) -> Result<Uint8Array> {
        let (rows, columns) = (small(rows)?, small(columns)?);
        let resized = self.session.resized(Shape { rows, columns });
        let resized = resized.map_err(|error| fail(&error))?;
        Ok(bytes(&self.session.link_to(resized.as_ref())))
    }

    /// Works on the survey of the whole space; returns whether it is complete.
    #[wasm_bindgen(js_name = advanceSurvey)]
    pub fn advance_survey(&mut self, budget: f64) -> Result<bool> {
        self.session
            .advance_survey(small(budget)?)
            .map_err(|error| fail(&error))
    }

    /// Distances to the goals and islands; `null` before the first slice of the survey.
    pub fn survey(&self) -> Result<JsValue> {
        self.session.survey().map_or(Ok(JsValue::NULL), |survey| {
            plain(&SurveyReport {
                distances: survey.distances(),
                hopeless: survey.hopeless(),
                islands: survey.islands(),
                island: survey.island_of(self.session.start_state()),
            })
        })
    }

    /// The link to an instance at `distance` from its nearest goal (-1: with none), chosen by
    /// `seed`. Needs the survey.
    pub fn random(&self, distance: f64, seed: f64) -> Result<Uint8Array> {
        let distance = if distance == -1.0 {
            None
        } else {
            Some(small(distance)?)
        };
        let found = self.session.random(distance, whole(seed)?);
        let found = found.ok_or_else(|| fail(&BoundaryError::Missing))?;
        Ok(bytes(&self.session.link_to(found.as_ref())))
    }
}

// What only tests ask for are functions, not methods: a bundler leaves out those nobody calls.

/// The proof of the session's outcome, or `null`.
#[wasm_bindgen]
pub fn certificate(handle: &SessionHandle) -> Result<JsValue> {
    handle
        .session
        .certificate()
        .map_or(Ok(JsValue::NULL), |certificate| plain(&certificate))
}

/// The hash of the events of the known steps among `from..=to`, in hexadecimal; moves the
/// session's cursor.
#[wasm_bindgen]
pub fn fingerprint(handle: &mut SessionHandle, from: f64, to: f64) -> Result<String> {
    let hash = handle.session.fingerprint(whole(from)?, whole(to)?);
    Ok(format!("{hash:016x}"))
}
