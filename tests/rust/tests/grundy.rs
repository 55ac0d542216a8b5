//! Grundy numbers against a plain recursion, published sequences, and the tables of wins and losses.

use std::collections::HashSet;
use std::sync::Arc;

use proptest::prelude::*;
use searchlight_core::games::{Algorithm, GrundyNumbers, TableFill, WinLose, mex};
use searchlight_core::puzzles::subtract::Subtract;
use searchlight_core::puzzles::tab::Tab;
use searchlight_core::{Family, Link, Policy, Problem, Search, Session, Shape};
use searchlight_tests::dags::{dags, game_of};
use searchlight_tests::games::grundy;
use searchlight_tests::specimen::{Specimen, cases, presets};

fn numbers_of(game: Arc<dyn WinLose>) -> Vec<u32> {
    let mut numbers = GrundyNumbers::new(game).expect("a table that fits");
    assert!(numbers.advance(u64::MAX));
    numbers.numbers().to_vec()
}

/// The definition: the least number that no follower has, by recursion from the moves.
fn by_definition(game: &dyn WinLose, position: u32, known: &mut Vec<Option<u32>>) -> u32 {
    if let Some(number) = known[position as usize] {
        return number;
    }
    let mut moves = vec![0; game.most_moves()];
    let count = game.moves(position, &mut moves);
    let followers: HashSet<u32> = moves[..count]
        .iter()
        .map(|&to| by_definition(game, to, known))
        .collect();
    let number = (0..).find(|number| !followers.contains(number));
    known[position as usize] = number;
    number.expect("a number")
}

fn loses(game: Arc<dyn WinLose>) -> Vec<bool> {
    let search = TableFill::new(game, Algorithm::First, Policy::WHOLE_SPACE);
    let mut search = search.expect("a table that fits");
    search.advance(u64::MAX);
    search.values().iter().map(|value| value.loses()).collect()
}

#[test]
fn the_least_number_that_is_missing() {
    let least = |numbers: &[u32]| mex(numbers.iter().copied());
    assert_eq!(least(&[]), 0);
    assert_eq!(least(&[0, 1, 3]), 2);
    assert_eq!(least(&[1, 2, 3]), 0);
    assert_eq!(least(&[2, 0, 1, 0]), 3);
}

/// Winning Ways, chapter 4, lists these sequences of subtraction games.
#[test]
fn subtraction_games_have_their_published_sequences() {
    for (takes, period) in [
        (&[1][..], "01"),
        (&[1, 2, 3], "0123"),
        (&[2, 3], "00112"),
        (&[1, 3, 4], "0101232"),
        (&[1, 4], "01012"),
        (&[2, 5], "0011021"),
    ] {
        let game = Subtract::new(200, 0, takes).expect("a heap");
        let numbers = numbers_of(game_of(&game));
        let period: Vec<u32> = period
            .chars()
            .filter_map(|digit| digit.to_digit(10))
            .collect();
        for (heap, &number) in numbers.iter().enumerate() {
            assert_eq!(number, period[heap % period.len()], "{heap} by {takes:?}");
        }
        assert_eq!(numbers, grundy(numbers.len() as u32 - 1, takes));
    }
}

#[test]
fn every_game_loses_exactly_where_its_number_is_0_and_a_sum_is_the_exclusive_or_of_its_parts() {
    let mut sums = 0;
    for (name, specimen) in presets() {
        let Some(Problem::Games(game)) = specimen.instance.problem(Family::Games) else {
            continue;
        };
        let numbers = numbers_of(Arc::clone(&game));
        assert_eq!(numbers.len(), game.positions() as usize);
        for (position, (&number, loses)) in numbers.iter().zip(loses(Arc::clone(&game))).enumerate()
        {
            assert_eq!(number == 0, loses, "{name} at {position}");
        }
        let step = 1 + numbers.len() / 1_000;
        for (position, &number) in numbers.iter().enumerate().step_by(step) {
            let parts = game.summands(position as u32);
            if !parts.is_empty() {
                sums += 1;
                let xor = parts.iter().fold(0, |sum, part| sum ^ part);
                assert_eq!(xor, number, "{name} at {position}: {parts:?}");
            }
        }
    }
    assert!(sums > 1_000, "two heaps are a sum");
}

#[test]
fn the_numbers_of_a_small_board_of_the_tab_game_by_hand() {
    // Rows from the top. In the top row there is no move. From the second, one can go to column 1 of
    // the top row, but not from column 1. From the last, all moves but two lead to numbers 0 and 1.
    let shape = Shape {
        rows: 4,
        columns: 3,
    };
    let game = Tab::new(shape, 1, 1).expect("a board");
    assert_eq!(
        numbers_of(game_of(&game)),
        [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 0]
    );
}

#[test]
fn a_session_computes_the_numbers_in_slices() {
    let game = Subtract::new(40, 30, &[1, 3, 4]).expect("heaps");
    let all = numbers_of(game_of(&game));
    let specimen = Specimen::of(Box::new(game));
    let open = |specimen: &Specimen| {
        let link = Link::decode(&specimen.link(0)).expect("its own link");
        Session::open(link).expect("a session")
    };
    let mut session = open(&specimen);
    assert!(session.has_grundy());
    assert!(session.grundy_numbers().is_empty());
    let mut slices = 1;
    while session.advance_grundy(100) == Ok(Some(false)) {
        assert_eq!(
            session.grundy_numbers(),
            &all[..session.grundy_numbers().len()]
        );
        slices += 1;
    }
    assert!(slices > 50, "{slices} slices");
    assert_eq!(session.grundy_numbers(), all);
    let tree = Specimen::named(&searchlight_core::puzzles::nim::PUZZLE, "lost").with("minimax");
    let mut session = open(&tree);
    assert!(!session.has_grundy());
    assert_eq!(session.advance_grundy(100), Ok(None));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_game_has_the_numbers_of_the_definition(game in dags()) {
        let numbers = numbers_of(Arc::new(game.clone()));
        let mut known = vec![None; numbers.len()];
        for (position, &number) in numbers.iter().enumerate() {
            prop_assert_eq!(number, by_definition(&game, position as u32, &mut known));
        }
        let lost: Vec<bool> = numbers.iter().map(|&number| number == 0).collect();
        prop_assert_eq!(lost, loses(Arc::new(game)));
    }
}
