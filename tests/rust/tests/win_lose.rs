//! Tables of games against what is published of them, against plain recursion, and against closed
//! forms.

use proptest::prelude::*;
use searchlight_core::games::{Algorithm, MOST_PLIES, TableFill, Value};
use searchlight_core::puzzles::subtract::Subtract;
use searchlight_core::puzzles::tab::Tab;
use searchlight_core::{EditError, Instance, Outcome, Policy, Search, Shape};
use searchlight_tests::dags::{ALGORITHMS, game_of};
use searchlight_tests::games::{Rules, SubtractRules, TabRules, grundy};
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::cases;

fn tab(rows: u32, columns: u32, row: u32, column: u32) -> Tab {
    Tab::new(Shape { rows, columns }, row, column).expect("a board")
}

/// The filling of the whole table, with nothing known yet.
fn fresh(instance: &dyn Instance, algorithm: Algorithm) -> TableFill {
    let search = TableFill::new(game_of(instance), algorithm, Policy::WHOLE_SPACE);
    search.expect("moves that can be counted")
}

/// The filling of the whole table, computed to its end.
fn filled(instance: &dyn Instance, algorithm: Algorithm) -> TableFill {
    let mut search = fresh(instance, algorithm);
    search.advance(u64::MAX);
    search
}

/// The plies of each cell of a whole table.
fn plies(search: &TableFill) -> Vec<u32> {
    let values = search.values().iter();
    let plies = values.map(|value| value.plies().expect("a value").into());
    plies.collect()
}

/// The judges' number of some plies: the winner's own moves, 0 for who loses.
fn own_moves(plies: u32) -> u32 {
    if plies % 2 == 1 { plies.div_ceil(2) } else { 0 }
}

/// Compares the moves of an instance and all three tables with the rules.
fn check_tables(instance: &dyn Instance, rules: &impl Rules) {
    let fresh = fresh(instance, Algorithm::Full);
    for place in rules.places() {
        let moves = rules.moves(place).into_iter();
        let moves: Vec<_> = moves.map(|to| rules.position(to)).collect();
        assert_eq!(fresh.neighbours(rules.position(place), false), moves);
    }
    let right = rules.plies();
    let start = right[instance.start_cell().expect("a start") as usize];
    for algorithm in ALGORITHMS {
        let run = filled(instance, algorithm);
        let found = plies(&run);
        if algorithm == Algorithm::First {
            let parity: Vec<u32> = right.iter().map(|plies| plies % 2).collect();
            assert_eq!(found, parity);
        } else {
            assert_eq!(found, right, "by {algorithm:?}");
        }
        let outcome = Outcome::Filled {
            wins: start % 2 == 1,
            plies: Some(start).filter(|_| algorithm != Algorithm::First),
        };
        assert_eq!(run.status().outcome, Some(outcome), "by {algorithm:?}");
    }
}

#[test]
fn the_published_table_of_ten_by_four() {
    let published = "0000 0111 1111 1101 1110 0000 2222 2022 2222 2223";
    let published: Vec<u32> = published.chars().filter_map(|c| c.to_digit(10)).collect();
    for algorithm in [Algorithm::Full, Algorithm::Retrograde] {
        let run = filled(&tab(10, 4, 4, 3), algorithm);
        let found: Vec<u32> = plies(&run).into_iter().map(own_moves).collect();
        assert_eq!(found, published);
    }
    let outcome = |row, column| {
        filled(&tab(10, 4, row, column), Algorithm::Full)
            .status()
            .outcome
    };
    let (wins, plies) = (true, Some(3));
    assert_eq!(outcome(4, 3), Some(Outcome::Filled { wins, plies }));
    let (wins, plies) = (false, Some(2));
    assert_eq!(outcome(5, 3), Some(Outcome::Filled { wins, plies }));
}

#[test]
fn the_published_moves_from_a_place() {
    let rules = TabRules {
        rows: 10,
        columns: 4,
    };
    let run = filled(&tab(10, 4, 5, 3), Algorithm::Full);
    let moves = [(6, 1), (7, 2), (9, 4)].map(|place| rules.position(place));
    assert_eq!(run.neighbours(rules.position((5, 3)), false), moves);
    for to in moves {
        let back = run.neighbours(to, true);
        assert!(back.contains(&rules.position((5, 3))));
    }
    for outside in [40, u32::MAX] {
        assert!(run.neighbours(outside, false).is_empty());
        assert!(run.neighbours(outside, true).is_empty());
        assert_eq!(run.filled_at(outside), None);
    }
}

#[test]
fn the_published_numbers_of_losing_cells_and_longest_wins() {
    for (rows, columns, losing, longest) in [
        (10, 4, 12, 3),
        (20, 8, 34, 3),
        (50, 50, 83, 3),
        (200, 50, 304, 9),
    ] {
        for algorithm in [Algorithm::Full, Algorithm::Retrograde] {
            let run = filled(&tab(rows, columns, 1, 1), algorithm);
            let found = plies(&run);
            let is_losing = |plies: &&u32| (**plies).is_multiple_of(2);
            assert_eq!(found.iter().filter(is_losing).count(), losing);
            let own = found.iter().copied().map(own_moves);
            assert_eq!(own.max(), Some(longest), "{rows} x {columns}");
            if rows == 200 {
                assert_eq!(found.iter().filter(is_losing).max(), Some(&16));
            }
        }
        let first = filled(&tab(rows, columns, 1, 1), Algorithm::First);
        let found = plies(&first);
        assert_eq!(found.iter().filter(|&&plies| plies == 0).count(), losing);
    }
}

#[test]
fn all_moves_of_the_original_board_are_as_many_as_is_published() {
    let cells = 200 * 50;
    for algorithm in [Algorithm::Full, Algorithm::Retrograde] {
        let run = filled(&tab(200, 50, 1, 1), algorithm);
        let neighbours = |position| run.neighbours(position, algorithm == Algorithm::Retrograde);
        // Where there is nothing to look at, that takes a step, too.
        let without = (0..cells).filter(|&position| neighbours(position).is_empty());
        let known = run.status().known;
        assert_eq!(known - without.count() as u64, 427_525);
    }
}

#[test]
fn every_small_board_of_the_tab_game_is_what_recursion_says() {
    for (rows, columns) in (1..=12).flat_map(|rows| (1..=12).map(move |columns| (rows, columns))) {
        let rules = TabRules { rows, columns };
        check_tables(&tab(rows, columns, 1, columns), &rules);
    }
}

/// Compares all tables of heaps with recursion; `most` is the largest heap of each.
fn check_heaps(first: u32, second: u32, takes: &[u32]) {
    let instance = Subtract::new(first, second, takes).expect("heaps");
    let shape = game_of(&instance).board_shape();
    let most = if second == 0 {
        // The last row of one heap's table is filled up.
        assert!(shape.cells() as u32 > first);
        (shape.cells() as u32 - 1, 0)
    } else {
        let (rows, columns) = (first + 1, second + 1);
        assert_eq!(shape, Shape { rows, columns });
        (first, second)
    };
    let takes = takes.to_vec();
    check_tables(&instance, &SubtractRules { most, takes });
}

#[test]
fn small_heaps_are_what_recursion_says() {
    for most in 1..=7 {
        let takes: Vec<u32> = (1..=most).collect();
        for first in 0..=12 {
            for second in [0, 1, 2, 5, 9, 12] {
                check_heaps(first, second, &takes);
            }
        }
    }
    for takes in [&[2, 3][..], &[1, 3, 4], &[4, 1], &[3], &[2, 2, 5], &[500]] {
        for (first, second) in [(0, 0), (0, 3), (30, 0), (13, 11), (1, 17)] {
            check_heaps(first, second, takes);
        }
    }
}

/// Whether the player to move loses at each cell of a table.
fn losing(instance: &dyn Instance, algorithm: Algorithm) -> Vec<bool> {
    let found = plies(&filled(instance, algorithm));
    found.into_iter().map(|plies| plies % 2 == 0).collect()
}

#[test]
fn heaps_where_all_up_to_a_number_may_be_taken_repeat_by_one_more() {
    for algorithm in ALGORITHMS {
        for most in [1, 2, 3, 5, 8, 19, 30] {
            let takes: Vec<u32> = (1..=most).collect();
            let one = losing(&Subtract::new(300, 0, &takes).unwrap(), algorithm);
            for (heap, loses) in (0..).zip(one) {
                assert_eq!(loses, heap % (most + 1) == 0, "{heap} by {most}");
            }
            let two = losing(&Subtract::new(31, 44, &takes).unwrap(), algorithm);
            for (cell, loses) in (0..).zip(two) {
                let (first, second) = (cell / 45, cell % 45);
                let equal = first % (most + 1) == second % (most + 1);
                assert_eq!(loses, equal, "{first} and {second} by {most}");
            }
        }
    }
}

#[test]
fn any_heaps_are_what_their_grundy_numbers_say() {
    let mut draw = draws(1);
    for _ in 0..40 {
        let count = 1 + draw(6);
        let takes: Vec<u32> = (0..count).map(|_| 1 + draw(25) as u32).collect();
        for algorithm in ALGORITHMS {
            let one = losing(&Subtract::new(200, 0, &takes).unwrap(), algorithm);
            let numbers = grundy(one.len() as u32 - 1, &takes);
            for (heap, loses) in one.into_iter().enumerate() {
                assert_eq!(loses, numbers[heap] == 0, "{heap} by {takes:?}");
            }
            let two = losing(&Subtract::new(30, 40, &takes).unwrap(), algorithm);
            for (cell, loses) in two.into_iter().enumerate() {
                let (first, second) = (cell / 41, cell % 41);
                let equal = numbers[first] == numbers[second];
                assert_eq!(loses, equal, "{first} and {second} by {takes:?}");
            }
        }
    }
}

#[test]
fn the_longest_games_have_their_plies() {
    // One piece at a time: 500 and 500 last 1,000 plies, whatever the players do.
    let single = Subtract::new(500, 500, &[1]).unwrap();
    for algorithm in [Algorithm::Full, Algorithm::Retrograde] {
        let run = filled(&single, algorithm);
        let found = plies(&run);
        assert!(
            (0..)
                .zip(found)
                .all(|(cell, plies)| plies == cell / 501 + cell % 501)
        );
    }
}

#[test]
fn values_order_wins_by_soon_and_losses_by_late() {
    let mut ordered: Vec<Value> = vec![Value::UNKNOWN];
    // Moves to where the opponent wins, from soon to late; then to where that player loses, from
    // late to soon.
    ordered.extend((1..=MOST_PLIES).step_by(2).map(Value::of));
    ordered.extend((0..MOST_PLIES).step_by(2).rev().map(Value::of));
    assert!(ordered.is_sorted_by(|less, more| less < more));
    for plies in 0..=MOST_PLIES {
        let value = Value::of(plies);
        assert_eq!(value.plies(), Some(plies));
        assert_eq!(value.loses(), plies % 2 == 0);
        if plies < MOST_PLIES {
            assert_eq!(value.before(), Value::of(plies + 1));
        }
    }
    assert_eq!(Value::UNKNOWN.plies(), None);
    assert!(!Value::UNKNOWN.loses());
    assert_eq!(Value::UNKNOWN.before(), Value::TERMINAL);
    assert_eq!(Value::default(), Value::UNKNOWN);
}

#[test]
fn boards_and_heaps_that_there_are_not_are_refused() {
    let board = |rows, columns, row, column| Tab::new(Shape { rows, columns }, row, column).err();
    for (rows, columns) in [
        (0, 4),
        (4, 0),
        (1_001, 1),
        (1, 1_001),
        (501, 500),
        (1_000, 251),
    ] {
        let refused = board(rows, columns, 1, 1);
        assert_eq!(refused, Some(EditError::Size { rows, columns }));
    }
    for (rows, columns) in [(1_000, 250), (250, 1_000), (500, 500), (1, 1)] {
        assert_eq!(board(rows, columns, rows, columns), None);
    }
    for (row, column) in [
        (0, 1),
        (1, 0),
        (11, 1),
        (1, 5),
        (u32::MAX, 1),
        (1, u32::MAX),
    ] {
        let refused = board(10, 4, row, column);
        assert!(matches!(
            refused,
            Some(EditError::OutsideBoard { cells: 40, .. })
        ));
    }
    let heaps = |first, second, takes: &[u32]| Subtract::new(first, second, takes).err();
    let most = 500;
    let refused = EditError::TooManyPieces { most };
    assert_eq!(refused.to_string(), "there are 500 pieces at most");
    for (first, second) in [(501, 0), (0, 501), (u32::MAX, u32::MAX)] {
        assert_eq!(heaps(first, second, &[1]), Some(refused.clone()));
    }
    for takes in [&[][..], &[0], &[0, 1], &[501], &[1, u32::MAX]] {
        assert_eq!(heaps(3, 3, takes), Some(EditError::setting("takes")));
    }
    assert_eq!(heaps(500, 500, &[500]), None);
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn any_board_and_any_heaps_are_what_recursion_says(
        (rows, columns) in (1..30_u32, 1..30_u32),
        (first, second) in (0..40_u32, 0..25_u32),
        takes in prop::collection::vec(1..30_u32, 1..6),
    ) {
        check_tables(&tab(rows, columns, rows, 1), &TabRules { rows, columns });
        check_heaps(first, second, &takes);
    }
}
