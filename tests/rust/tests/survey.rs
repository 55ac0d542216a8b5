//! Distances, connected components, and instances drawn by distance.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use proptest::prelude::*;
use searchlight_core::puzzles::flip::Flip;
use searchlight_core::state_space::Survey;
use searchlight_core::{Outcome, Policy, Predecessors, Shape, State, StateSpace};
use searchlight_tests::specimen::{Specimen, cases, spaces};
use searchlight_tests::templates::decode;

fn surveyed(space: Arc<dyn Predecessors>, budget: u32) -> Survey {
    let mut survey = Survey::new(space).unwrap();
    while !survey.advance(budget) {
        assert!(!survey.is_complete() || survey.advance(budget));
    }
    survey
}

fn flip_survey() -> Survey {
    let flip = Flip::new(
        Shape {
            rows: 4,
            columns: 4,
        },
        0,
    )
    .unwrap();
    surveyed(Arc::new(flip), 5_000)
}

/// The successors of each state.
fn forward(space: &dyn StateSpace) -> Vec<Vec<State>> {
    let mut successors = vec![0; space.branching()];
    let all = 0..space.states() as State;
    let moves = all.map(|state| {
        let count = space.successors(state, &mut successors);
        successors[..count].to_vec()
    });
    moves.collect()
}

/// The states from which one move leads to each state.
fn backward(forward: &[Vec<State>]) -> Vec<Vec<State>> {
    let mut before = vec![Vec::new(); forward.len()];
    for (state, moves) in (0..).zip(forward) {
        for &to in moves {
            before[to as usize].push(state);
        }
    }
    before
}

/// What each of `sources` can reach by these moves, with the distance to the nearest.
fn reach(moves: &[Vec<State>], sources: impl Iterator<Item = State>) -> HashMap<State, usize> {
    let mut distance: HashMap<State, usize> = sources.map(|state| (state, 0)).collect();
    let mut queue: VecDeque<State> = distance.keys().copied().collect();
    while let Some(state) = queue.pop_front() {
        let next = distance[&state] + 1;
        for &to in &moves[state as usize] {
            distance.entry(to).or_insert_with(|| {
                queue.push_back(to);
                next
            });
        }
    }
    distance
}

#[test]
fn flip_boards_have_the_published_distances() {
    let survey = flip_survey();
    assert_eq!(survey.distances(), [2, 32, 228, 880, 1562, 1136, 256]);
    assert_eq!(survey.unsolvable(), 61_440);
    assert_eq!(survey.components(), [4_096; 16]);
}

#[test]
fn the_states_near_a_goal_are_those_that_moves_reach_from_the_goals() {
    let (survey, shape) = (
        flip_survey(),
        Shape {
            rows: 4,
            columns: 4,
        },
    );
    let flip = Flip::new(shape, 0).unwrap();
    // A move of the game is its own reverse.
    let distances = reach(&forward(&flip), [0, 0xffff].into_iter());
    for most in [0, 1, 3, 6, u32::MAX] {
        let near = distances
            .iter()
            .filter(|&(_, &at)| at as u64 <= u64::from(most));
        let near: BTreeSet<State> = near.map(|(&state, _)| state).collect();
        let listed = survey.within(most);
        assert_eq!(listed.len(), near.len(), "within {most}");
        assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), near);
    }
}

#[test]
fn any_board_of_a_distance_can_be_drawn_and_no_other() {
    let survey = flip_survey();
    let drawn: Vec<State> = (0..1_000)
        .filter_map(|seed| survey.pick(Some(1), seed))
        .collect();
    assert_eq!(drawn.len(), 1_000);
    let boards: BTreeSet<State> = drawn.iter().copied().collect();
    assert_eq!(boards.len(), 32);
    for board in boards {
        let times = drawn.iter().filter(|&&other| other == board).count();
        assert!((8..80).contains(&times), "{board} was drawn {times} times");
    }
    assert_eq!(survey.pick(Some(7), 0), None);
    assert_eq!(survey.pick(Some(u32::MAX), 0), None);
}

#[test]
fn nothing_is_drawn_before_the_survey_is_complete() {
    let (_, sample) = searchlight_tests::specimen::preset_spaces().next().unwrap();
    let mut session = sample.session();
    assert!(session.random(None, 1).is_none());
    while !session.advance_survey(500).unwrap() {
        let complete = session.survey().is_some_and(Survey::is_complete);
        assert_eq!(session.random(None, 1).is_some(), complete);
        assert_eq!(session.random(Some(0), 1).is_some(), complete);
    }
    assert!(session.random(None, 1).is_some());
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn distances_and_components_are_what_naive_searches_find(
        specimen in spaces(),
        budget in 1..3_000_u32,
    ) {
        let space = specimen.space();
        prop_assume!(space.states() <= 1 << 12);
        let problem = specimen.space_problem();
        let walked = problem.predecessors().expect("moves that can be walked backwards");
        let survey = surveyed(Arc::clone(walked), budget);
        let all = 0..space.states() as State;
        let moves = forward(space.as_ref());
        let goals = all.clone().filter(|&state| space.is_goal(state));
        let distances = reach(&backward(&moves), goals);
        let mut histogram = vec![0; survey.distances().len()];
        for &distance in distances.values() {
            histogram[distance] += 1;
        }
        prop_assert_eq!(survey.distances(), histogram);
        prop_assert_eq!(u64::from(survey.unsolvable()), space.states() - distances.len() as u64);
        if !walked.is_reversible() {
            // Islands are of use only where moves can be undone.
            return Ok(());
        }
        let mut placed = vec![false; all.len()];
        let mut components = Vec::new();
        for state in all {
            if !placed[state as usize] {
                let component = reach(&moves, [state].into_iter());
                for &member in component.keys() {
                    placed[member as usize] = true;
                    prop_assert_eq!(survey.component_of(member), Some(components.len()));
                }
                components.push(component.len() as u32);
            }
        }
        prop_assert_eq!(survey.components(), components);
    }

    #[test]
    fn a_drawn_instance_has_its_distance_by_a_search(
        specimen in spaces(),
        seed in any::<u64>(),
    ) {
        prop_assume!(specimen.space().states() <= 1 << 12);
        // Random instances of a puzzle that makes its own lie at any distance.
        prop_assume!(!specimen.instance.editable().random);
        let mut session = specimen.session();
        while !session.advance_survey(1 << 14).unwrap() {}
        let survey = session.survey().unwrap();
        let wanted = (0..survey.distances().len() as u32).map(Some).chain([None]);
        for distance in wanted {
            let Some(instance) = session.random(distance, seed) else {
                prop_assert_eq!((distance, survey.unsolvable()), (None, 0));
                continue;
            };
            let drawn = Specimen::of(instance);
            let same = session.random(distance, seed).map(|instance| instance.text());
            prop_assert_eq!(same, Some(drawn.instance.text()));
            prop_assert!(decode(&drawn.link(0)).is_ok());
            let outcome = distance.map_or(Outcome::Impossible, |depth| Outcome::Found { depth });
            let status = drawn.within(u32::MAX).finished_run(Policy::FIRST_ANSWER).status();
            prop_assert_eq!(status.outcome, Some(outcome));
        }
    }
}
