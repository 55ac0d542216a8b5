//! Moves and distances for a user who plays by hand, against a second method.

use searchlight_core::{PUZZLES, Session, State};
use searchlight_tests::specimen::Specimen;

/// States that the second method has time for.
const MOST_STATES: u64 = 70_000;

/// Specimens of every puzzle whose space is small and can be surveyed, by each puzzle's own search.
fn small() -> Vec<Specimen> {
    let puzzles = PUZZLES.iter();
    let presets = puzzles.flat_map(|puzzle| {
        let presets = puzzle.kind.presets.iter();
        presets.map(|preset| Specimen::preset(puzzle, preset))
    });
    let is_small = |specimen: &Specimen| {
        let problem = specimen.problem();
        let space = problem.state_space();
        let listed = space.filter(|space| space.unlisted_states().is_none());
        listed.is_some_and(|space| {
            space.predecessors().is_some() && space.space().states() <= MOST_STATES
        })
    };
    presets.filter(is_small).collect()
}

fn surveyed(specimen: &Specimen) -> Session {
    let mut session = specimen.session();
    assert!(session.distances().is_none(), "no survey yet");
    let mut first = None;
    while !session.advance_survey(100).expect("memory") {
        first = first.or_else(|| session.distances());
    }
    let distances = session.distances();
    assert!(first.is_none() || first == distances, "{specimen:?}");
    session
}

/// The least costs to the goals, by repeated relaxation of all moves (Bellman 1958).
fn relaxed(specimen: &Specimen) -> Vec<u32> {
    let problem = specimen.space_problem();
    let space = problem.space();
    let states = 0..space.states() as State;
    let mut buffer = vec![0; space.branching()];
    let mut moves: Vec<Vec<(State, u32)>> = Vec::new();
    for state in states.clone() {
        let mut made = Vec::new();
        match problem.orders() {
            Some(orders) => orders.moves(state, &mut made),
            None => {
                let count = space.successors(state, &mut buffer);
                made.extend(buffer[..count].iter().map(|&to| (to, 1)));
            }
        }
        moves.push(made);
    }
    let goal = |state| if space.is_goal(state) { 0 } else { u32::MAX };
    let mut costs: Vec<u32> = states.map(goal).collect();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for (state, made) in moves.iter().enumerate() {
            let through = made
                .iter()
                .map(|&(to, cost)| costs[to as usize].saturating_add(cost));
            let least = through.min().unwrap_or(u32::MAX);
            is_changed |= least < costs[state];
            costs[state] = costs[state].min(least);
        }
    }
    costs
}

#[test]
fn the_distance_of_every_state_is_its_least_cost_to_a_goal() {
    let specimens = small();
    assert!(specimens.len() >= 6);
    for specimen in specimens {
        let distances = surveyed(&specimen).distances().expect("a whole survey");
        // No move leads to the walls of a maze, which have ranks all the same.
        let problem = specimen.space_problem();
        let predecessors = problem.predecessors().expect("moves backwards");
        let mut before = vec![0; predecessors.most_predecessors()];
        let mut is_led_to = |state| predecessors.predecessors(state, &mut before) > 0;
        for (state, least) in (0..).zip(relaxed(&specimen)) {
            let distance = distances[state as usize];
            assert!(
                distance == least || !is_led_to(state),
                "{specimen:?}, state {state}"
            );
        }
    }
}

#[test]
fn the_moves_from_a_state_change_the_board_where_they_say() {
    for specimen in small() {
        let session = surveyed(&specimen);
        let problem = specimen.space_problem();
        let cells = problem.board_shape().cells();
        let board = |state| {
            let mut board = vec![0; cells];
            assert!(problem.board(state, &mut board));
            board
        };
        for state in (0..problem.space().states() as State).step_by(97) {
            let mut successors = vec![0; problem.space().branching()];
            let count = problem.space().successors(state, &mut successors);
            let moves = session.moves_from(state).expect("a state");
            let ends: Vec<_> = moves.iter().map(|made| made.to).collect();
            assert_eq!(ends, successors[..count], "{specimen:?}");
            assert_eq!(session.is_goal(state), session.distance(state) == Some(0));
            match session.hint(state) {
                Some(index) => {
                    let made = moves[index];
                    let through = made.distance.map(|rest| rest + made.cost);
                    assert_eq!(through, session.distance(state), "{specimen:?}");
                }
                None => assert!(
                    matches!(session.distance(state), None | Some(0)),
                    "{specimen:?}, state {state}"
                ),
            }
            for made in moves {
                assert_eq!(made.distance, session.distance(made.to));
                assert_eq!(
                    problem.cost_of(&[state, made.to]),
                    Some(u64::from(made.cost)),
                    "{specimen:?}"
                );
                let (before, after) = (board(state), board(made.to));
                for cell in [made.action.from, made.action.to] {
                    let cell = cell as usize;
                    assert_ne!(before[cell], after[cell], "{specimen:?}, state {state}");
                }
            }
        }
        let beyond = problem.space().states() as State;
        assert_eq!(session.moves_from(beyond), None);
        assert!(!session.is_goal(beyond));
        assert_eq!(session.distance(beyond), None);
    }
}
