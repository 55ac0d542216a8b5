//! Klotski: the facts of the classic board, and a second method by steps of one cell.

use searchlight_core::puzzles::klotski::PUZZLE;
use searchlight_tests::keyed::{
    answers, check_heuristics, check_searches, depth, distances, levels, whole,
};

const CLASSIC: &str = "abbc\nabbc\ndeef\ndghf\ni..j\n";

#[test]
fn the_classic_board_takes_eighty_one_moves() {
    let run = whole(&PUZZLE, CLASSIC);
    assert_eq!(levels(&run).iter().sum::<u32>(), 25_955);
    assert_eq!(depth(&run), Some(81));
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
    check_heuristics(&PUZZLE);
}

#[test]
fn a_board_with_wrong_blocks_is_refused() {
    for text in [
        "abbc\nabbc\ndeef\ndghf\n",
        "abbc\nabbc\ndeef\ndghf\nd..j\n",
        "abcd\nefgh\nijkl\nmnop\nqr..\n",
        "aabb\naabb\n....\n....\n....\n",
        "aabbc\n",
        "aa\n",
    ] {
        assert!(PUZZLE.read(text).error.is_some(), "{text}");
    }
    let small = PUZZLE
        .read("abcd\nefgh\nijkl\nmnop\nqr..\n")
        .error
        .expect("a fault");
    assert_eq!(
        small.to_string(),
        "line 5: expected a piece of 2 x 2 cells on the board, found none"
    );
    assert_eq!(
        answers(&PUZZLE, "....\n....\n....\n.bb.\n.bb.\n", None),
        ["0"]
    );
}

/// A board as the kinds of blocks on its cells: `.` empty, `s` small, `T` and `t` the parts of a high
/// block, `W` and `w` of a wide one, `L` and `l` of the large one.
type Kinds = Vec<u8>;

fn kinds(text: &str) -> Kinds {
    let letters: Vec<u8> = text.bytes().filter(|&letter| letter != b'\n').collect();
    let kind = |cell: usize| {
        let cells: Vec<usize> = (0..20)
            .filter(|&other| letters[other] == letters[cell])
            .collect();
        let first = cells[0] == cell;
        match cells.len() {
            _ if letters[cell] == b'.' => b'.',
            1 => b's',
            4 => {
                if first {
                    b'L'
                } else {
                    b'l'
                }
            }
            _ if cells[1] == cells[0] + 1 => {
                if first {
                    b'W'
                } else {
                    b'w'
                }
            }
            _ => {
                if first {
                    b'T'
                } else {
                    b't'
                }
            }
        }
    };
    (0..20).map(kind).collect()
}

fn unit_steps(board: &Kinds) -> Vec<Kinds> {
    let mut after = Vec::new();
    for cell in 0..20_i32 {
        let parts: &[(i32, u8)] = match board[cell as usize] {
            b's' => &[(0, b's')],
            b'T' => &[(0, b'T'), (4, b't')],
            b'W' => &[(0, b'W'), (1, b'w')],
            b'L' => &[(0, b'L'), (1, b'l'), (4, b'l'), (5, b'l')],
            _ => continue,
        };
        let mut without = board.clone();
        parts
            .iter()
            .for_each(|(by, _)| without[(cell + by) as usize] = b'.');
        for step in [-4, -1, 1, 4] {
            let fits = parts.iter().all(|(by, _)| {
                let (from, to) = (cell + by, cell + by + step);
                let is_near = step.abs() == 4 || from / 4 == to / 4;
                (0..20).contains(&to) && is_near && to >= 0 && without[to as usize] == b'.'
            });
            if fits {
                let mut next = without.clone();
                parts
                    .iter()
                    .for_each(|(by, part)| next[(cell + by + step) as usize] = *part);
                after.push(next);
            }
        }
    }
    after
}

#[test]
fn a_second_method_finds_as_many_boards_and_the_published_unit_steps() {
    let found = distances(kinds(CLASSIC), unit_steps);
    assert_eq!(found.len(), 25_955);
    let solved = found.iter().filter(|(board, _)| board[13] == b'L');
    assert_eq!(solved.map(|(_, depth)| *depth).min(), Some(116));
}
