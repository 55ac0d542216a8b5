//! The template for boards of cells, sliding tiles: the numbers of boards at each distance are
//! published.

use std::sync::Arc;

use searchlight_core::puzzles::cells::CellBoard;
use searchlight_core::{Drawing, Policy, Search, StateSpace, bfs};
use searchlight_tests::templates::sliding::Tiles;

fn board(rows: &[&'static str]) -> CellBoard<Tiles> {
    CellBoard::from_rows(rows.iter().copied()).unwrap()
}

/// How many boards there are at each distance from this one.
fn distances(rows: &[&'static str]) -> Vec<u32> {
    let mut search = bfs(Arc::new(board(rows)), Policy::WHOLE_SPACE).unwrap();
    search.advance(u64::MAX);
    let map = search.map_data();
    let side = &map.sides[0];
    let mut firsts = side.levels.to_vec();
    firsts.push(side.order.len() as u32);
    let counts = firsts.windows(2).map(|pair| pair[1] - pair[0]);
    counts.filter(|&count| count > 0).collect()
}

#[test]
fn the_boards_at_each_distance_are_as_many_as_is_published() {
    let eight = distances(&["123", "456", "78."]);
    // The last two boards are 31 moves away (Reinefeld 1993, "Complete solution of the 8-puzzle").
    let published = [
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
        10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ];
    assert_eq!(eight, published);
    let five = distances(&["123", "45."]);
    let (levels, boards) = (five.len(), five.iter().sum::<u32>());
    assert_eq!((levels, boards, five[levels - 1]), (22, 360, 1));
}

#[test]
fn ranks_number_exactly_the_boards_with_the_tiles_of_the_start() {
    // A tile that stands there twice, and two gaps.
    for (rows, states) in [
        (&["..", "11"][..], 6),
        (&["1.", "21"], 12),
        (&["123", "45."], 720),
    ] {
        let board = board(rows);
        assert_eq!(board.states(), states);
        let cells = board.board_shape().cells();
        let mut before = Vec::new();
        for rank in 0..states as u32 {
            let mut codes = vec![0; cells];
            board.board(rank, &mut codes);
            assert_eq!(board.rank(&codes), rank);
            assert!(before < codes, "ranks are in the order of the numbers");
            before = codes;
        }
        assert_eq!(
            board.rank(&board.codes(board.start())[..cells]),
            board.start()
        );
    }
}

#[test]
fn a_goal_has_its_tiles_in_order_and_the_gaps_behind_them() {
    let is_goal = |rows| {
        let board = board(rows);
        board.is_goal(board.start())
    };
    assert!(is_goal(&["123", "45."]) && is_goal(&["11", ".."]) && is_goal(&["."]));
    assert!(!is_goal(&["123", "4.5"]) && !is_goal(&["213", "45."]));
}
