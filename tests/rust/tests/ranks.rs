//! Positions of identical pieces and their ranks, against the order of the combinatorial number
//! system.

use searchlight_core::puzzles::pieces::{Format, Pieces, Rules};
use searchlight_core::puzzles::rearrange;
use searchlight_core::{Instance, Kind, Shape, Sizes, State, StateSpace, Wanted};
use searchlight_tests::positions::{position_of, positions};
use searchlight_tests::specimen::space_of;

const LONG_ROW: Shape = Shape {
    rows: 1,
    columns: 64,
};

/// A few pieces on rows of cells as long as any board has.
static LONG: Rules = Rules {
    kind: &Kind {
        wanted: Wanted::Nothing,
        ..Kind::of_space("long", 0, Sizes::within(LONG_ROW), &[])
    },
    jumps: true,
    most_pieces: 4,
    depth_limit: None,
    judges: LONG_ROW,
    format: Format::Coordinates { pieces: 4 },
    answer: |_| String::new(),
}
.checked();

/// The space of all positions of so many pieces on so many cells in a row.
fn row_of(cells: u32, count: u32) -> Pieces {
    let shape = Shape {
        rows: 1,
        columns: cells,
    };
    let rules = if count > LONG.most_pieces {
        &rearrange::RULES
    } else {
        &LONG
    };
    let first = positions(cells, count).next().unwrap();
    Pieces::new(rules, shape, first, 0).unwrap()
}

/// The rank of the position of this rank.
fn rank_again(space: &Pieces, state: State) -> State {
    let there = space.starting_at(state).unwrap();
    space_of(there.as_ref()).start()
}

fn assert_ranked(space: &Pieces, rank: State, position: u64) {
    assert_eq!(position_of(space, rank), position, "{rank} of {space:?}");
    assert_eq!(rank_again(space, rank), rank, "{rank} of {space:?}");
}

#[test]
fn rank_and_unrank_are_exact_for_all_635_376_states_of_solitaire() {
    let space = row_of(64, 4);
    assert_eq!(space.states(), 635_376);
    let mut count = 0;
    for (rank, position) in (0..).zip(positions(64, 4)) {
        assert_ranked(&space, rank, position);
        count += 1;
    }
    assert_eq!(count, 635_376);
}

#[test]
fn rank_and_unrank_are_exact_on_every_smaller_board() {
    let boards = (1..=20).flat_map(|cells| (0..=cells).map(move |pieces| (cells, pieces)));
    let large = (21..=64).flat_map(|cells| (0..=2).map(move |pieces| (cells, pieces)));
    for (cells, pieces) in boards.chain(large) {
        let space = row_of(cells, pieces);
        let mut count = 0;
        for (rank, position) in (0..).zip(positions(cells, pieces)) {
            assert_ranked(&space, rank, position);
            count += 1;
        }
        assert_eq!(space.states(), count, "{pieces} of {cells}");
        assert_eq!(space.branching() as u32, 4 * pieces);
    }
}

#[test]
fn rank_and_unrank_are_exact_for_samples_of_three_and_four_pieces_on_every_larger_board() {
    for (cells, pieces) in (21..=64).flat_map(|cells| [(cells, 3), (cells, 4)]) {
        let space = row_of(cells, pieces);
        let mut last = 0;
        for (rank, position) in (0..).zip(positions(cells, pieces)) {
            last = rank;
            // Both ends, and between them a few of every hundred.
            if rank % 97 < 3 || u64::from(rank) + 100 > space.states() {
                assert_ranked(&space, rank, position);
            }
        }
        assert_eq!(u64::from(last) + 1, space.states());
    }
}
