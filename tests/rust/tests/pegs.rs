//! Peg solitaire: the facts of the triangle of 15 holes, and a second method on lists of pegs.

use searchlight_core::puzzles::pegs::PUZZLE;
use searchlight_tests::keyed::{answers, check_searches, depth, distances, levels, moves, whole};

const CORNER: &str = ".\nxx\nxxx\nxxxx\nxxxxx\n";
const EDGE: &str = "x\n.x\nxxx\nxxxx\nxxxxx\n";
const MIDDLE: &str = "x\nxx\nx.x\nxxxx\nxxxxx\n";

#[test]
fn the_triangle_has_the_published_positions() {
    let run = whole(&PUZZLE, CORNER);
    let sizes = [1, 2, 8, 35, 122, 293, 530, 679, 623, 414, 212, 75, 18, 4];
    assert_eq!(levels(&run), sizes);
    assert_eq!((depth(&run), moves(&run)), (Some(13), 10_306));
    for (text, states) in [(CORNER, 3_016), (EDGE, 2_377), (MIDDLE, 1_651)] {
        assert_eq!(levels(&whole(&PUZZLE, text)).iter().sum::<u32>(), states);
    }
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
}

#[test]
fn boards_of_other_shapes_are_read_and_written() {
    let text = "xx.x\n-x-.\n";
    let reading = PUZZLE.read(text);
    assert_eq!(reading.error, None);
    assert_eq!(reading.cases[0].instance.text().as_deref(), Some(text));
    assert_eq!(answers(&PUZZLE, text, None), ["Impossible"]);
    assert_eq!(
        answers(&PUZZLE, ".xx\n\nx\nxx\n", None),
        ["1", "Impossible"]
    );
    for wrong in ["x\nxxx\n", "....\n", "xy\n", "xxxxxxxx\n", ".\n.-\n"] {
        assert!(PUZZLE.read(wrong).error.is_some(), "{wrong}");
    }
}

/// Jumps along the lines of a triangle, counted from the top.
#[expect(clippy::ptr_arg, reason = "the states of the search are lists")]
fn jumps(pegs: &Vec<bool>) -> Vec<Vec<bool>> {
    let place = |row: usize, column: usize| row * (row + 1) / 2 + column;
    let mut lines: Vec<[usize; 3]> = Vec::new();
    for row in 0..5 {
        for column in 0..=row {
            if column + 2 <= row {
                lines.push([0, 1, 2].map(|by| place(row, column + by)));
            }
            if row + 2 < 5 {
                lines.push([0, 1, 2].map(|by| place(row + by, column)));
                lines.push([0, 1, 2].map(|by| place(row + by, column + by)));
            }
        }
    }
    let both = lines
        .iter()
        .flat_map(|&[one, over, other]| [[one, over, other], [other, over, one]]);
    let possible = both.filter(|&[from, over, to]| pegs[from] && pegs[over] && !pegs[to]);
    let after = possible.map(|[from, over, to]| {
        let mut after = pegs.clone();
        (after[from], after[over], after[to]) = (false, false, true);
        after
    });
    after.collect()
}

#[test]
fn the_triangle_is_searched_as_a_second_method_does() {
    for (text, empty) in [(CORNER, 0), (EDGE, 1), (MIDDLE, 4)] {
        let start: Vec<bool> = (0..15).map(|hole| hole != empty).collect();
        let found = distances(start, jumps);
        assert_eq!(
            found.len() as u32,
            levels(&whole(&PUZZLE, text)).iter().sum::<u32>()
        );
        let is_one = |pegs: &Vec<bool>| pegs.iter().filter(|&&peg| peg).count() == 1;
        let least = found
            .iter()
            .filter(|(pegs, _)| is_one(pegs))
            .map(|(_, depth)| *depth)
            .min();
        assert_eq!(depth(&whole(&PUZZLE, text)), least);
    }
}
