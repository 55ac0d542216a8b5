//! The bare search: what it knows and where, whether or not anybody has asked for an index.

use std::collections::HashMap;
use std::sync::Arc;

use searchlight_core::puzzles::pieces::Pieces;
use searchlight_core::puzzles::rearrange;
use searchlight_core::state_space::{BareBfs, Moves};
use searchlight_core::{Shape, State, StateSpace};
use searchlight_tests::specimen::Specimen;

const SHAPE: Shape = Shape {
    rows: 4,
    columns: 4,
};

/// Three pieces on 4 x 4: 560 states.
fn search() -> BareBfs {
    let pieces = Pieces::new(&rearrange::RULES, SHAPE, 0b111, 0b111).unwrap();
    BareBfs::new(Moves::Forward(Arc::new(pieces))).unwrap()
}

/// Expands so many states, or all that there are.
fn expand(search: &mut BareBfs, until: u32) {
    while search.expanded() < until.min(search.discovered()) {
        search.expand(until, u32::MAX, &mut []);
    }
}

/// Compares what the search says of every rank with its order of discovery.
fn assert_places(search: &BareBfs) {
    let places: HashMap<State, u32> = search.order().iter().copied().zip(0..).collect();
    assert_eq!(places.len() as u32, search.discovered());
    for state in 0..search.space().states() as State {
        let place = places.get(&state).copied();
        assert_eq!(search.ordinal(state), place, "state {state}");
        assert_eq!(search.knows(state), place.is_some(), "state {state}");
    }
    let beyond = search.space().states() as State;
    assert!(!search.knows(beyond) && search.ordinal(beyond).is_none());
}

#[test]
fn positions_are_the_same_before_within_and_after_an_index() {
    let mut search = search();
    assert_places(&search);
    search.add_source(search.space().start());
    assert_places(&search);
    expand(&mut search, 10);
    assert_places(&search);
    search.index();
    assert_places(&search);
    expand(&mut search, 30);
    assert!(search.discovered() < 560);
    assert_places(&search);
    expand(&mut search, u32::MAX);
    assert_eq!(search.discovered(), 560);
    assert_places(&search);
    search.index();
    assert_places(&search);
}

#[test]
fn an_index_of_an_earlier_search_misleads_nobody() {
    let mut search = search();
    search.add_source(0);
    expand(&mut search, u32::MAX);
    search.index();
    search.clear();
    assert_places(&search);
    search.add_source(559);
    expand(&mut search, 20);
    assert_places(&search);
    search.index();
    expand(&mut search, 40);
    assert_places(&search);
}

#[test]
fn cases_of_one_text_that_share_a_ranking_have_states_of_their_own() {
    let row = |pieces: u32| format!("{:04b}\n", (1 << pieces) - 1);
    let board = |pieces: u32| row(pieces) + "0000\n0000\n0000\n";
    let counts = [(3, 560), (4, 1820), (3, 560), (2, 120), (4, 1820)];
    let text: String = counts
        .iter()
        .map(|&(pieces, _)| board(pieces) + &board(pieces))
        .collect();
    let reading = rearrange::PUZZLE.read(&text);
    assert_eq!(reading.cases.len(), counts.len());
    for (case, (pieces, states)) in reading.cases.into_iter().zip(counts) {
        let space = Specimen::of(case.instance).space();
        assert_eq!(space.states(), states);
        // The bits of a row in the text go from the left, in a position from the right.
        let set = ((1 << pieces) - 1) << (4 - pieces);
        let alone = Pieces::new(&rearrange::RULES, SHAPE, set, set).unwrap();
        assert_eq!(space.start(), alone.start());
        assert_eq!(space.goals(), alone.goals());
    }
}
