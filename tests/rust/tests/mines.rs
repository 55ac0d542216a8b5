//! The searches for mines against enumeration of all mines on small boards.

use std::collections::BTreeSet;

use searchlight_core::backtracking::{Choice, Choices, Totals};
use searchlight_core::puzzles::mines::Mines;
use searchlight_core::{Certificate, Family, Flaw, Instance, Refutation, Shape};
use searchlight_tests::minefield::*;

/// Every algorithm finds these solutions and no others, each once.
fn assert_solved(shape: Shape, numbers: &[u8], expected: &BTreeSet<Vec<u8>>) {
    let mines = Mines::new(shape, numbers).unwrap();
    for algorithm in ALGORITHMS {
        let mut search = Search::new(&mines, algorithm);
        let mut found = BTreeSet::new();
        while let Some(answer) = search.answer() {
            assert_eq!(mines.check(&search.path()), Ok(()));
            assert!(found.insert(answer), "twice by {algorithm:?}: {numbers:?}");
        }
        assert!(search.stack.is_exhausted());
        assert_eq!(search.totals().answers, expected.len() as u64);
        assert_eq!(found, *expected, "{shape:?} {numbers:?} by {algorithm:?}");
    }
}

#[test]
fn every_algorithm_finds_what_enumeration_finds() {
    let mut random = XorShift64(0x6d69_6e65);
    for shape in small_shapes() {
        let all = solutions(shape);
        let none = BTreeSet::new();
        let cells = shape.cells() as u64;
        let mut solvable = 0;
        for round in 0..300 {
            let percent = random.below(101);
            let mut numbers = counted(shape, &random.mines(shape, percent));
            for _ in 0..round % 3 {
                let number = &mut numbers[random.below(cells) as usize];
                *number = (*number + [1, 9][random.below(2) as usize]) % 10;
            }
            let expected = all.get(&numbers).unwrap_or(&none);
            solvable += usize::from(!expected.is_empty());
            assert_solved(shape, &numbers, expected);
        }
        assert!((100..300).contains(&solvable), "{solvable} of {shape:?}");
        for _ in 0..50 {
            let numbers: Vec<u8> = (0..cells).map(|_| random.below(10) as u8).collect();
            assert_solved(shape, &numbers, all.get(&numbers).unwrap_or(&none));
        }
    }
}

#[test]
fn every_solvable_board_of_three_by_three_is_solved() {
    let shape = shape(3, 3);
    for (numbers, expected) in solutions(shape) {
        assert_solved(shape, &numbers, &expected);
    }
}

#[test]
fn most_constrained_first_takes_few_steps_on_boards_up_to_30_by_30() {
    let mut random = XorShift64(30);
    for round in 0..400 {
        let side = |random: &mut XorShift64| match round % 4 {
            0 => 30,
            // Where both sides are 2 modulo 3 most is left to choose.
            1 => 2 + 3 * random.below(10) as u32,
            _ => 1 + random.below(30) as u32,
        };
        let shape = shape(side(&mut random), side(&mut random));
        let mut layout = random.mines(shape, 10 + 10 * (round % 5));
        if round % 2 == 1 {
            // A pattern, with a few exceptions.
            let [down, right, modulus] = [0, 0, 2].map(|least| least + random.below(4) as usize);
            for (cell, mine) in layout.iter_mut().enumerate() {
                let (row, column) = (cell / shape.columns as usize, cell % shape.columns as usize);
                let exception = random.below(200) == 0;
                *mine = u8::from(((row * down + column * right) % modulus == 0) != exception);
            }
        }
        let mines = Mines::new(shape, &counted(shape, &layout)).unwrap();
        let mut search = Search::new(&mines, CONSTRAINED);
        search.answer().unwrap();
        assert_eq!(mines.check(&search.path()), Ok(()));
        let Totals { steps, .. } = search.totals();
        let few = 2 * shape.cells() as u64 + 200;
        assert!(steps <= few, "{steps} steps on {shape:?} in round {round}");
    }
}

#[test]
fn an_answer_is_checked_by_the_rules_alone() {
    let sample = shape(2, 3);
    let mines = Mines::new(sample, &[1, 2, 2, 1, 2, 2]).unwrap();
    let answer = |values: [u8; 6]| {
        let choices = (0..).zip(values);
        let mut choices: Vec<Choice> = choices
            .map(|(cell, value)| Choice { cell, value })
            .collect();
        choices.reverse();
        choices
    };
    let wrong = |cell| Err(Flaw::WrongChoice { cell });
    let right = answer([0, 1, 0, 0, 0, 1]);
    assert_eq!(mines.check(&right), Ok(()));
    assert_eq!(mines.check(&answer([0, 0, 1, 0, 0, 1])), wrong(0));
    assert_eq!(mines.check(&answer([0, 1, 0, 0, 0, 0])), wrong(1));
    assert_eq!(mines.check(&right[1..]), wrong(5));
    assert_eq!(mines.check(&[&right[..], &right[..1]].concat()), wrong(5));
    let mut strange = right.clone();
    strange[2].value = 2;
    assert_eq!(mines.check(&strange), wrong(3));
    strange[2] = Choice { cell: 6, value: 0 };
    assert_eq!(mines.check(&strange), wrong(6));
}

#[test]
fn a_number_greater_than_its_cells_are_many_refutes_without_a_search() {
    let mut random = XorShift64(2);
    for round in 0..200 {
        let shape = shape(1 + random.below(4) as u32, 1 + random.below(4) as u32);
        let mut numbers = counted(shape, &random.mines(shape, 80));
        if round % 2 == 0 {
            let cell = random.below(shape.cells() as u64) as usize;
            numbers[cell] = random.below(10) as u8;
        }
        let most = |cell: usize| near(shape, cell).count();
        let mut cells = 0..shape.cells();
        let large = cells.find(|&cell| usize::from(numbers[cell]) > most(cell));
        let expected = large.map(|cell| Refutation::NumberTooLarge {
            cell: cell as u32,
            most: most(cell) as u32,
        });
        let mines = Mines::new(shape, &numbers).unwrap();
        assert_eq!(mines.refutation(), expected);
        if let Some(proof) = expected {
            assert_solved(shape, &numbers, &BTreeSet::new());
            let certificate = Certificate::Refutation(proof);
            let problem = mines.problem(Family::Backtracking).unwrap();
            assert_eq!(problem.verify(&certificate), Ok(()));
        }
    }
}
