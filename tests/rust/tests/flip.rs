//! The Flip Game against published counts, light chasing and brute force.

use std::sync::Arc;

use searchlight_core::puzzles::flip::{self, Flip};
use searchlight_core::state_space::Survey;
use searchlight_core::text::InputFault;
use searchlight_core::{Instance, Judge, Shape, StateSpace};
use searchlight_tests::discs::{answer, by_brute_force, by_light_chasing, text};

/// What the judge prints for these boards.
fn judged(rows: u32, columns: u32, boards: impl Iterator<Item = u32>) -> Vec<String> {
    let text: String = boards.map(|board| text(rows, columns, board)).collect();
    let judge = Judge::of_text(&flip::PUZZLE, &text, None, None).unwrap();
    let answers: Vec<String> = judge.map(|answer| answer.unwrap().text).collect();
    assert_eq!(answers.len(), text.matches("\n\n").count() + 1);
    answers
}

fn surveyed(rows: u32, columns: u32) -> Survey {
    let flip = Flip::new(Shape { rows, columns }, 0).unwrap();
    let mut survey = Survey::new(Arc::new(flip)).unwrap();
    while !survey.advance(1 << 16) {}
    survey
}

#[test]
fn all_65536_boards_have_the_published_histogram_and_agree_with_light_chasing() {
    let answers = judged(4, 4, 0..1 << 16);
    let mut by_least_moves = [0; 7];
    let mut impossible = 0;
    for (board, printed) in (0..).zip(&answers) {
        assert_eq!(*printed, answer(by_light_chasing(4, 4, board)), "{board}");
        match printed.parse::<usize>() {
            Ok(moves) => by_least_moves[moves] += 1,
            Err(_) => impossible += 1,
        }
    }
    assert_eq!(by_least_moves, [2, 32, 228, 880, 1562, 1136, 256]);
    assert_eq!(impossible, 61_440);
}

#[test]
fn every_board_of_other_sizes_agrees_with_brute_force() {
    for (rows, columns) in [
        (1, 1),
        (1, 2),
        (1, 4),
        (1, 5),
        (5, 1),
        (2, 3),
        (3, 4),
        (4, 3),
    ] {
        let expected = by_brute_force(rows, columns);
        let boards = 0..1 << (rows * columns);
        let expected: Vec<String> = expected.into_iter().map(answer).collect();
        assert_eq!(
            judged(rows, columns, boards),
            expected,
            "{rows} x {columns}"
        );
    }
}

#[test]
fn a_million_boards_of_4_x_5_agree_with_brute_force() {
    let least = by_brute_force(4, 5);
    let survey = surveyed(4, 5);
    let mut by_least_moves = vec![0; survey.distances().len()];
    for moves in least.iter().flatten() {
        by_least_moves[*moves as usize] += 1;
    }
    assert_eq!(survey.distances(), by_least_moves);
    assert_eq!(survey.unsolvable(), 0);
    let sample = || (0..12_u32).map(|n| n.wrapping_mul(0x9e37_79b9) >> 12);
    let by_chasing: Vec<_> = sample()
        .map(|board| by_light_chasing(4, 5, board))
        .collect();
    let by_force: Vec<_> = sample().map(|board| least[board as usize]).collect();
    assert_eq!(by_chasing, by_force);
    let printed: Vec<_> = by_force.into_iter().map(answer).collect();
    assert_eq!(judged(4, 5, sample()), printed);
}

#[test]
fn components_are_as_many_and_as_large_as_published() {
    assert_eq!(surveyed(4, 4).components(), [4_096; 16]);
    assert_eq!(surveyed(3, 4).components(), [1 << 12]);
    assert_eq!(surveyed(4, 5).components(), [1 << 20]);
    assert_eq!(surveyed(1, 5).components(), [1 << 4; 2]);
    assert_eq!(surveyed(2, 3).components(), [1 << 4; 4]);
    assert_eq!(surveyed(1, 1).components(), [2]);
}

#[test]
fn a_move_turns_the_disc_and_its_orthogonal_neighbours() {
    let flip = Flip::new(
        Shape {
            rows: 2,
            columns: 3,
        },
        0,
    )
    .unwrap();
    let mut successors = [0; 6];
    assert_eq!(flip.successors(0, &mut successors), 6);
    let boards = successors.map(|board| {
        flip.starting_at(board)
            .unwrap()
            .text()
            .unwrap()
            .replace('\n', " ")
    });
    assert_eq!(
        boards.map(|board| board.trim().to_owned()),
        [
            "bbw bww", "bbb wbw", "wbb wwb", "bww bbw", "wbw bbb", "wwb wbb"
        ]
    );
}

#[test]
fn rows_without_a_disc_are_no_board() {
    let missing = |rows: &[&'static str]| {
        let error = Flip::from_rows(rows.iter().copied()).unwrap_err();
        (error.line, error.fault)
    };
    let incomplete = InputFault::Incomplete {
        rows: 1,
        missing: 1,
    };
    for rows in [&[][..], &[""], &["", ""], &["", "bw"], &[" "]] {
        assert_eq!(missing(rows), (1, incomplete.clone()), "{rows:?}");
    }
    let (line, _) = missing(&["bw", ""]);
    assert_eq!(line, 2);
}
