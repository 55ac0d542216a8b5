//! Peg solitaire: the facts of the triangle of 15 holes, and a second method on lists of pegs.

use std::collections::HashSet;

use searchlight_core::puzzles::pegs::{KIND, PUZZLE};
use searchlight_core::{Instance, Link, Policy, Run, RunError};
use searchlight_tests::keyed::{answers, check_searches, depth, distances, levels, moves, whole};
use searchlight_tests::specimen::{Specimen, algorithms};

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

/// The English board with the middle empty, solved since the seventeenth century.
const ENGLISH: &str = "--xxx--\n--xxx--\nxxxxxxx\nxxx.xxx\nxxxxxxx\n--xxx--\n--xxx--\n";

/// Jumps of the English board, by rows and columns.
fn english_jumps(pegs: u64) -> Vec<u64> {
    let is_hole = |[row, column]: [i32; 2]| {
        let (inside, middle) = (0..7, 2..5);
        (inside.contains(&row) && middle.contains(&column))
            || (middle.contains(&row) && inside.contains(&column))
    };
    let bit = |[row, column]: [i32; 2]| 1_u64 << (row * 7 + column);
    let mut after = Vec::new();
    for cell in (0..49).map(|cell| [cell / 7, cell % 7]) {
        for [down, right] in [[-1, 0], [0, -1], [0, 1], [1, 0]] {
            let [over, to] = [1, 2].map(|by| [cell[0] + by * down, cell[1] + by * right]);
            let fits = [cell, over, to].into_iter().all(is_hole);
            if fits && pegs & bit(cell) != 0 && pegs & bit(over) != 0 && pegs & bit(to) == 0 {
                after.push(pegs ^ (bit(cell) | bit(over) | bit(to)));
            }
        }
    }
    after
}

/// Depth-first search that never looks at a position twice. Returns the length of the way to one peg
/// and the number of positions looked at before.
fn deep_first(start: u64) -> Option<(u32, u64)> {
    let (mut seen, mut stack) = (HashSet::new(), vec![(start, 0)]);
    while let Some((pegs, depth)) = stack.pop() {
        if !seen.insert(pegs) {
            continue;
        }
        if pegs.count_ones() == 1 {
            return Some((depth, seen.len() as u64 - 1));
        }
        let jumps = english_jumps(pegs).into_iter().rev();
        stack.extend(jumps.map(|after| (after, depth + 1)));
    }
    None
}

#[test]
fn central_solitaire_takes_31_jumps_and_depth_first_search_finds_them() {
    let start = (0..49).map(|cell| [cell / 7, cell % 7]);
    let start = start
        .filter(|&[row, column]| (2..5).contains(&row) || (2..5).contains(&column))
        .filter(|&cell| cell != [3, 3])
        .fold(0_u64, |pegs, [row, column]| pegs | 1 << (row * 7 + column));
    assert_eq!(start.count_ones(), 32);
    assert_eq!(answers(&PUZZLE, ENGLISH, None), ["31"]);
    let specimen = Specimen::read(&PUZZLE, ENGLISH).with("dfs");
    let mut run = specimen.finished_run(Policy::FIRST_ANSWER);
    run.seek(u64::MAX);
    let Run::StateSpace(search) = &run else {
        panic!("a state space");
    };
    let expanded = search.counters().expanded;
    assert_eq!(deep_first(start), Some((31, expanded)));
    assert!(expanded < 11_000, "{expanded} positions");
}

#[test]
fn a_link_to_the_english_board_opens_it_after_any_jump() {
    let board = PUZZLE.read(ENGLISH).cases.remove(0).instance;
    let algorithm = KIND.algorithm(Some("dfs")).expect("an algorithm");
    let text = |instance: &dyn Instance| {
        let link = Link::encode(instance, algorithm, 0).expect("a link");
        Link::decode(&link).expect("the same").instance.text()
    };
    assert_eq!(text(board.as_ref()).as_deref(), Some(ENGLISH));
    // Rank 1 is the first jump.
    let mut session = Specimen::read(&PUZZLE, ENGLISH).with("dfs").session();
    session.run_mut().advance(10);
    let after = session.instance().starting_at(1).expect("a start");
    let jumped = "--xxx--\n--x.x--\nxxx.xxx\nxxxxxxx\nxxxxxxx\n--xxx--\n--xxx--\n";
    assert_eq!(text(after.as_ref()).as_deref(), Some(jumped));
}

#[test]
fn the_english_board_is_searched_depth_first_only() {
    let board = PUZZLE.read(ENGLISH).cases.remove(0).instance;
    for by in algorithms(&KIND) {
        let algorithm = KIND.algorithm(Some(by)).expect("an algorithm");
        let problem = board.searched_by(algorithm).expect("a problem");
        let is_depth_first = by == "dfs";
        assert_eq!(problem.offers(algorithm), is_depth_first, "{by}");
        let started = problem.start(algorithm, Policy::FIRST_ANSWER);
        assert_eq!(started.is_ok(), is_depth_first, "{by}");
        if let Err(RunError::BeyondLimit { instead, .. }) = started {
            assert_eq!(instead, "dfs", "{by}");
        }
    }
}
