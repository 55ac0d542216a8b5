//! What every puzzle promises, checked of one instance.

use std::collections::HashMap;

use searchlight_core::{Family, Instance, Setting, SpaceProblem, State, StateSpace};

use crate::specimen::Specimen;
use crate::templates::{decode, puzzles};

/// Asks for as many states as `most`, with one place more: that shows a puzzle that writes too many.
fn listed(most: usize, list: impl Fn(&mut [State]) -> usize) -> Vec<State> {
    let mut out = vec![State::MAX; most + 1];
    let count = list(&mut out);
    assert!(
        count <= most,
        "{count} states, at most {most} were promised"
    );
    out.truncate(count);
    out
}

/// The states that one move leads to.
///
/// # Panics
/// Where there are more than the space says.
pub fn successors(space: &dyn StateSpace, state: State) -> Vec<State> {
    listed(space.branching(), |out| space.successors(state, out))
}

/// The board of a state.
///
/// # Panics
/// For a space that cannot be drawn.
pub fn board(problem: &SpaceProblem, state: State) -> Vec<u8> {
    let mut cells = vec![u8::MAX; problem.board_shape().cells()];
    assert!(problem.board(state, &mut cells), "every puzzle is drawn");
    cells
}

/// Its text, its link and its settings say what it is.
///
/// # Panics
/// Where they do not.
pub fn check_texts_and_links(specimen: &Specimen) {
    let instance = &specimen.instance;
    let (kind, text) = (instance.kind(), instance.text());
    // The judges' format need not have every board that the page has.
    if let Some(text) = &text {
        let puzzle = puzzles().find(|puzzle| puzzle.kind.id == kind.id).unwrap();
        let reading = puzzle.read(text);
        assert_eq!(reading.error, None, "{specimen:?}");
        assert_eq!(reading.cases.len(), 1, "{specimen:?}");
        // Nor need it say what is set besides the board.
        let read = Specimen::read(puzzle, text).with(specimen.algorithm);
        let settings = instance.settings().into_iter();
        let read = settings.fold(read, |read, setting| {
            let instance = read.instance.with_setting(setting.id, &setting.value);
            let instance = instance.expect("a value that it has");
            Specimen { instance, ..read }
        });
        assert_eq!(read.instance.text().as_ref(), Some(text), "written anew");
        assert_eq!(read.instance.given_numbers(), instance.given_numbers());
        assert_eq!(read.instance.start_cell(), instance.start_cell());
        for Setting { id, options, value } in instance.settings() {
            for value in options.iter().copied().chain([value.as_str()]) {
                let set = instance
                    .with_setting(id, value)
                    .expect("a value that it has");
                assert_eq!(set.text().as_ref(), Some(text), "{id} as {value}");
            }
        }
        // Nor an answer that the board was made from, which is not part of the question.
        let made_from = |instance: &dyn Instance| match kind.family() {
            Family::StateSpace | Family::Games | Family::Trees => None,
            Family::Backtracking => instance.goal_board(),
        };
        if made_from(read.instance.as_ref()) == made_from(instance.as_ref()) {
            assert_eq!(read.link(0), specimen.link(0), "read from its text");
        }
    }
    let link = decode(&specimen.link(7)).expect("a link that it wrote itself");
    assert_eq!(link.step, 7);
    let unpacked = Specimen::of(link.instance).with(specimen.algorithm);
    assert_eq!(unpacked.link(0), specimen.link(0), "unpacked from its link");
    assert_eq!(unpacked.instance.text(), text);
    assert_eq!(unpacked.instance.settings(), instance.settings());
    let problems = [specimen.problem(), unpacked.problem()];
    assert_eq!(problems[0].board_shape(), problems[1].board_shape());
    let [start, other] = problems.map(|problem| Some(problem.state_space()?.space().start()));
    assert_eq!(start, other);
}

/// Moves from a state and to it lead where they should, and change what is drawn.
///
/// # Panics
/// Where they do not.
pub fn check_moves(problem: &SpaceProblem, state: State) {
    let space = problem.space().as_ref();
    let cells = problem.board_shape().cells() as u32;
    let next = successors(space, state);
    assert_eq!(next, successors(space, state), "not the same twice");
    let here = board(problem, state);
    for (index, &to) in next.iter().enumerate() {
        assert!(u64::from(to) < space.states(), "{state} to {to}");
        let there = board(problem, to);
        let drawing = problem.drawing().expect("every puzzle is drawn");
        let action = drawing.action(state, index);
        assert!(action.from < cells && action.to < cells, "{action:?}");
        for cell in [action.from as usize, action.to as usize] {
            assert_ne!(here[cell], there[cell], "{action:?} changes nothing there");
        }
    }
    let Some(walked) = problem.predecessors() else {
        return;
    };
    let most = walked.most_predecessors();
    let before = |state| listed(most, |out| walked.predecessors(state, out));
    for &to in &next {
        let back = before(to);
        assert!(back.contains(&state), "no way back from {to} to {state}");
    }
    for from in before(state) {
        let next = successors(space, from);
        assert!(next.contains(&state), "no way from {from} to {state}");
    }
    if walked.is_reversible() {
        assert_eq!(before(state), next, "not in the same order");
    }
}

/// Boards have a code for each cell, and no two states look the same.
///
/// # Panics
/// Where they do.
pub fn check_boards(problem: &SpaceProblem, states: impl Iterator<Item = State>) {
    let mut seen: HashMap<Vec<u8>, State> = HashMap::new();
    for state in states {
        let cells = board(problem, state);
        if problem.states_are_cells() {
            let start = problem.space().start();
            let other = board(problem, start);
            let changed = (0..).zip(cells.iter().zip(&other));
            let mut changed = changed.filter(|(_, (one, other))| one != other);
            let is_own = changed.all(|(cell, _)| [state, start].contains(&cell));
            assert!(is_own, "{state} differs on other cells than its own");
        }
        assert!(!cells.contains(&u8::MAX), "a cell of {state} has no code");
        let other = *seen.entry(cells).or_insert(state);
        assert_eq!(other, state, "two states look the same");
    }
}
