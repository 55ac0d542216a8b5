//! The template for games, Wythoff's game: its losing positions are published.

use searchlight_core::games::Algorithm;
use searchlight_core::{Judge, Outcome, Policy, Search, StepSize};
use searchlight_tests::dags::{ALGORITHMS, Dag, game_of, table_fill};
use searchlight_tests::games::Rules;
use searchlight_tests::specimen::{Specimen, shape_of};
use searchlight_tests::templates::wythoff::PUZZLE;

fn board(rows: u32, columns: u32) -> Specimen {
    Specimen::read(&PUZZLE, &format!("{rows} {columns}"))
}

/// The losing positions up to this size: the n-th differs by n, and its smaller number is the least
/// that stands in none before (Wythoff 1907, "A modification of the game of nim").
fn losing(most: u32) -> Vec<(u32, u32)> {
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for difference in 0.. {
        let is_new = |number: &u32| {
            pairs
                .iter()
                .all(|&(one, other)| one != *number && other != *number)
        };
        let least = (0..).find(is_new).expect("one of them is free");
        if least > most {
            break;
        }
        pairs.push((least, least + difference));
    }
    pairs
}

#[test]
fn the_losing_positions_are_those_of_the_golden_section() {
    let published = [
        (0, 0),
        (1, 2),
        (3, 5),
        (4, 7),
        (6, 10),
        (8, 13),
        (9, 15),
        (11, 18),
        (12, 20),
    ];
    assert_eq!(losing(12), published);
    let golden = (1.0 + 5_f64.sqrt()) / 2.0;
    let pairs = losing(99);
    for (number, &(less, more)) in (0..).zip(&pairs) {
        let multiple = f64::from(number) * golden;
        assert_eq!((less, more), (multiple as u32, (multiple * golden) as u32));
    }
    for (rows, columns) in [(99, 99), (40, 99), (99, 7), (0, 30), (0, 0)] {
        for id in ["first", "full", "waves"] {
            let search = table_fill(
                board(rows, columns)
                    .with(id)
                    .finished_run(Policy::WHOLE_SPACE),
            );
            let values = (0..).zip(search.values());
            let lost = values.filter(|(_, value)| value.loses());
            let lost = lost.map(|(cell, _)| (cell / (columns + 1), cell % (columns + 1)));
            let both = pairs
                .iter()
                .flat_map(|&(less, more)| [(less, more), (more, less)]);
            let mut expected: Vec<_> = both
                .filter(|pair| pair.0 <= rows && pair.1 <= columns)
                .collect();
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(
                lost.collect::<Vec<_>>(),
                expected,
                "{rows} x {columns} by {id}"
            );
        }
    }
}

/// The rules once more, by rows and columns.
struct Home {
    rows: u32,
    columns: u32,
}

impl Rules for Home {
    type Place = (u32, u32);

    fn moves(&self, (row, column): (u32, u32)) -> Vec<(u32, u32)> {
        let mut moves: Vec<_> = (0..row).rev().map(|to| (to, column)).collect();
        moves.extend((0..column).rev().map(|to| (row, to)));
        let diagonal = (0..row).rev().zip((0..column).rev());
        moves.extend(diagonal);
        moves
    }

    fn position(&self, (row, column): (u32, u32)) -> u32 {
        row * (self.columns + 1) + column
    }

    fn places(&self) -> Vec<(u32, u32)> {
        let rows = 0..=self.rows;
        let places = rows.flat_map(|row| (0..=self.columns).map(move |column| (row, column)));
        places.collect()
    }
}

#[test]
fn every_table_is_what_recursion_says() {
    for (rows, columns) in [(0, 0), (0, 5), (5, 0), (1, 1), (3, 8), (12, 9)] {
        let rules = Home { rows, columns };
        let specimen = board(rows, columns);
        let game = Dag::copy(&specimen);
        for place in rules.places() {
            let moves = rules.moves(place).into_iter();
            let moves: Vec<_> = moves.map(|to| rules.position(to)).collect();
            assert_eq!(game.moves_of(rules.position(place)), moves);
        }
        let right = rules.plies();
        let start = right[right.len() - 1];
        for algorithm in ALGORITHMS {
            let mut search = game.fresh(algorithm, Policy::WHOLE_SPACE);
            let rows_or_waves = search.events(StepSize::Stage).count();
            let plies = search
                .values()
                .iter()
                .map(|value| value.plies().map(u32::from));
            let plies: Option<Vec<_>> = plies.collect();
            let plies = plies.expect("a whole table");
            let tells = algorithm != Algorithm::First;
            let outcome = Outcome::Filled {
                wins: start % 2 == 1,
                plies: Some(start).filter(|_| tells),
            };
            assert_eq!(search.status().outcome, Some(outcome));
            if tells {
                assert_eq!(plies, right);
            } else {
                assert!(
                    plies
                        .iter()
                        .zip(&right)
                        .all(|(one, other)| *one == other % 2)
                );
            }
            if algorithm != Algorithm::Retrograde {
                assert_eq!(rows_or_waves as u32, rows + 1);
            }
        }
    }
}

#[test]
fn judges_hear_who_wins() {
    let text = "7 7\n4 7\r\n\n 0  0\n1 2\n2 2\n";
    let judge = Judge::of_text(&PUZZLE, text, None, None).expect("its algorithm");
    let answers: Vec<_> = judge.map(|answer| answer.expect("a run").text).collect();
    assert_eq!(answers, ["wins", "loses", "loses", "loses", "wins"]);
    for wrong in ["100 0", "0", "1 2 3", "a 1", "-1 2"] {
        let text = format!("0 0\n{wrong}\n");
        let judge = Judge::of_text(&PUZZLE, &text, None, None).expect("its algorithm");
        let message = format!("line 2: expected 2 numbers from 0 to 99, found {wrong:?}");
        assert_eq!(judge.error().map(ToString::to_string), Some(message));
        assert_eq!(judge.remaining(), 1);
    }
    let lost = Specimen::named(&PUZZLE, "lost").instance;
    assert_eq!(lost.text().as_deref(), Some("4 7\n"));
    assert_eq!(shape_of(lost.as_ref()).cells(), 5 * 8);
    assert_eq!(game_of(lost.as_ref()).start(), 39);
}
