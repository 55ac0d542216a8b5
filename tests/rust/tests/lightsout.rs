//! Lights Out: the published numbers, and sets of presses as a second method.

use searchlight_core::puzzles::lightsout::PUZZLE;
use searchlight_core::{Policy, RunError};
use searchlight_tests::keyed::{answers, check_heuristics, check_searches, levels, whole};

/// Turns the lights of a board of this side by a set of presses, on a grid with an edge around.
fn pressed(side: usize, presses: u32) -> String {
    let mut lights = vec![vec![false; side + 2]; side + 2];
    for cell in (0..side * side).filter(|cell| presses >> cell & 1 == 1) {
        let (row, column) = (cell / side + 1, cell % side + 1);
        for (down, right) in [(1, 1), (0, 1), (2, 1), (1, 0), (1, 2)] {
            let light = &mut lights[row + down - 1][column + right - 1];
            *light = !*light;
        }
    }
    let rows = lights[1..=side].iter().map(|row| {
        let letters = row[1..=side]
            .iter()
            .map(|&is_lit| if is_lit { '1' } else { '0' });
        letters.chain(['\n']).collect::<String>()
    });
    rows.collect()
}

#[test]
fn boards_of_three_and_four_are_as_far_as_sets_of_presses_say() {
    let mut least = std::collections::HashMap::new();
    for presses in 0..1_u32 << 9 {
        let count = presses.count_ones();
        let known = least.entry(pressed(3, presses)).or_insert(count);
        *known = count.min(*known);
    }
    assert_eq!(least.len(), 512, "each board can be solved in one way");
    for (board, count) in &least {
        assert_eq!(
            answers(&PUZZLE, board, None),
            [count.to_string()],
            "{board}"
        );
    }
    // Four of the sixteen presses decide nothing: 4,096 boards in reach.
    let run = whole(&PUZZLE, "0000\n0000\n0000\n0000\n");
    let sizes = levels(&run);
    assert_eq!((sizes.iter().sum::<u32>(), sizes.len()), (4_096, 8));
}

#[test]
fn no_board_of_five_takes_more_than_fifteen_presses() {
    // Jaap Scherphuis: 15 presses at most; a quarter of all boards can be solved.
    let mut seed = 1_u32;
    for _ in 0..50 {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let presses = seed >> 7;
        let board = pressed(5, presses);
        let answer = answers(&PUZZLE, &board, Some("idastar")).remove(0);
        let count: u32 = answer.parse().expect("a number of presses");
        assert!(count <= 15 && count <= presses.count_ones(), "{board}");
        assert_eq!(
            count % 2,
            presses.count_ones() % 2,
            "quiet patterns are even"
        );
    }
    let impossible = "10000\n00000\n00000\n00000\n00000\n";
    assert_eq!(
        answers(&PUZZLE, impossible, Some("idastar")),
        ["Impossible"]
    );
}

#[test]
fn a_board_of_five_has_no_map() {
    let board = PUZZLE.read(&pressed(5, 1)).cases.remove(0).instance;
    let algorithm = PUZZLE.kind.algorithm(Some("bfs")).expect("an algorithm");
    let problem = board.searched_by(algorithm).expect("a problem");
    let started = problem.start(algorithm, Policy::FIRST_ANSWER);
    let states = 1 << 25;
    let is_refused =
        |error| matches!(error, RunError::BeyondLimit { states: all, .. } if all == states);
    assert!(started.is_err_and(is_refused));
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
    check_heuristics(&PUZZLE);
}
