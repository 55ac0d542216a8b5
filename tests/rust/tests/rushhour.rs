//! Rush Hour: the facts of a hard board, and a second method on letters.

use searchlight_core::puzzles::rushhour::PUZZLE;
use searchlight_tests::keyed::{
    answers, check_heuristics, check_searches, depth, distances, levels, whole,
};

const HARD: &str = "BCDDE.BCF.EGB.FAAGHHHI.G..JIKKLLJMM.\n";

#[test]
fn the_hardest_board_has_the_published_numbers() {
    let run = whole(&PUZZLE, HARD);
    assert_eq!(levels(&run).iter().sum::<u32>(), 4_780);
    assert_eq!(depth(&run), Some(51));
    let rows: Vec<String> = HARD
        .trim()
        .as_bytes()
        .chunks(6)
        .map(|row| {
            String::from_utf8(row.to_vec())
                .expect("letters")
                .replace('.', "o")
                + "\n"
        })
        .collect();
    assert_eq!(
        answers(&PUZZLE, &(rows.concat() + HARD), None),
        ["51", "51"]
    );
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
    check_heuristics(&PUZZLE);
}

#[test]
fn a_board_with_a_wrong_car_is_refused() {
    let board = |row: &str| format!("............{row}..................\n");
    assert_eq!(PUZZLE.read(&board("AA....")).error, None);
    for row in [
        "......", "A.....", "A.A...", "AAAA..", "AABB.B", "AAB...", "AAbb..",
    ] {
        assert!(PUZZLE.read(&board(row)).error.is_some(), "{row}");
    }
    for text in ["AA\n", "AA....\n......\n", &"A".repeat(37)] {
        assert!(PUZZLE.read(text).error.is_some(), "{text}");
    }
}

/// The boards after a slide by one cell, found by looking at the letters only.
#[expect(clippy::ptr_arg, reason = "the states of the search are lists")]
fn unit_slides(board: &Vec<u8>) -> Vec<Vec<u8>> {
    let mut after = Vec::new();
    for car in b'A'..=b'M' {
        let cells: Vec<usize> = (0..36).filter(|&cell| board[cell] == car).collect();
        let is_wide = cells[1] == cells[0] + 1;
        for sign in [-1, 1] {
            let step = if is_wide { sign } else { 6 * sign };
            let to: Vec<i32> = cells.iter().map(|&cell| cell as i32 + step).collect();
            let is_inside = to.iter().zip(&cells).all(|(&to, &cell)| {
                (0..36).contains(&to) && (!is_wide || to / 6 == cell as i32 / 6)
            });
            let is_free = |&to: &i32| [b'.', car].contains(&board[to as usize]);
            if is_inside && to.iter().all(is_free) {
                let mut next = board.clone();
                cells.iter().for_each(|&cell| next[cell] = b'.');
                to.iter().for_each(|&cell| next[cell as usize] = car);
                after.push(next);
            }
        }
    }
    after
}

#[test]
fn a_second_method_finds_as_many_boards_and_the_published_unit_steps() {
    let found = distances(HARD.trim().as_bytes().to_vec(), unit_slides);
    assert_eq!(found.len(), 4_780);
    let solved = found.iter().filter(|(board, _)| board[17] == b'A');
    assert_eq!(solved.map(|(_, depth)| *depth).min(), Some(83));
}
