//! The bare search: what it knows and where, whether or not anybody has asked for an index.

use std::collections::HashMap;
use std::sync::Arc;

use searchlight::problem::{Shape, State, StateSpace};
use searchlight::puzzles::pieces::{Pieces, Rankings};
use searchlight::puzzles::{rearrange, solitaire};
use searchlight::search::flood::Flood;

const SHAPE: Shape = Shape {
    rows: 4,
    columns: 4,
};

/// Three pieces on 4 x 4: 560 states.
fn space() -> Arc<dyn StateSpace> {
    Arc::new(Pieces::new(&rearrange::RULES, SHAPE, 0b111, 0b111).unwrap())
}

/// Expands so many states, or all that there are.
fn expand(flood: &mut Flood, until: u32) {
    while flood.expanded() < until.min(flood.discovered()) {
        flood.expand(until, u32::MAX, &mut []);
    }
}

/// Compares what the flood says of every rank with its order of discovery.
fn assert_places(flood: &Flood) {
    let places: HashMap<State, u32> = flood.order().iter().copied().zip(0..).collect();
    assert_eq!(places.len() as u32, flood.discovered());
    for state in 0..flood.space().states() as State {
        let place = places.get(&state).copied();
        assert_eq!(flood.position(state), place, "state {state}");
        assert_eq!(flood.knows(state), place.is_some(), "state {state}");
    }
    let beyond = flood.space().states() as State;
    assert!(!flood.knows(beyond) && flood.position(beyond).is_none());
}

#[test]
fn positions_are_the_same_before_within_and_after_an_index() {
    let mut flood = Flood::new(space()).unwrap();
    assert_places(&flood);
    flood.add_source(flood.space().start());
    assert_places(&flood);
    expand(&mut flood, 10);
    assert_places(&flood);
    flood.index();
    assert_places(&flood);
    expand(&mut flood, 30);
    assert!(flood.discovered() < 560);
    assert_places(&flood);
    expand(&mut flood, u32::MAX);
    assert_eq!(flood.discovered(), 560);
    assert_places(&flood);
    flood.index();
    assert_places(&flood);
}

#[test]
fn an_index_of_an_earlier_search_misleads_nobody() {
    let mut flood = Flood::new(space()).unwrap();
    flood.add_source(0);
    expand(&mut flood, u32::MAX);
    flood.index();
    flood.clear();
    assert_places(&flood);
    flood.add_source(559);
    expand(&mut flood, 20);
    assert_places(&flood);
    flood.index();
    expand(&mut flood, 40);
    assert_places(&flood);
}

#[test]
fn instances_share_the_ranking_that_fits_and_no_other() {
    let mut rankings = Rankings::default();
    let first = rankings.of(16, 3);
    let others = [rankings.of(16, 4), rankings.of(15, 3)];
    assert_eq!(others.map(|ranking| ranking.states()), [1820, 455]);
    assert!(Arc::ptr_eq(&first, &rankings.of(16, 3)));
    for (start, states) in [(0b111, 560), (0b1111, 1820), (0b11, 120)] {
        let pieces = Pieces::sharing(&mut rankings, &solitaire::RULES, SHAPE, start, start);
        let pieces = pieces.unwrap();
        assert_eq!(pieces.states(), states);
        assert_eq!(
            pieces.start(),
            Pieces::new(&solitaire::RULES, SHAPE, start, start)
                .unwrap()
                .start()
        );
    }
}
