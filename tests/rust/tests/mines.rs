//! The searches for mines against enumeration of all mines on small boards.

use std::collections::BTreeSet;

use searchlight::certificate::{Certificate, Flaw};
use searchlight::choices::{Choice, Choices, Descent, Opening};
use searchlight::problem::{Refutation, Shape};
use searchlight::puzzles::Instance;
use searchlight::puzzles::mines::Mines;
use searchlight::search::backtrack::stack::{Stack, Tally};
use searchlight_tests::minefield::{Chance, counted, near, shape, small_shapes, solutions};

/// The codes of the algorithms: row by row, with forced cells, most constrained first.
const ALGORITHMS: [u8; 3] = [0, 1, 2];
const CONSTRAINED: u8 = 2;

/// A search at its root.
struct Search {
    descent: Box<dyn Descent>,
    stack: Stack,
}

impl Search {
    fn new(mines: &Mines, algorithm: u8) -> Self {
        let mut descent = mines.descent(algorithm).unwrap();
        let mut stack = Stack::new(mines.most_depth());
        stack.enter(descent.open());
        Self { descent, stack }
    }

    fn path(&self) -> Vec<Choice> {
        let mut path = Vec::new();
        self.descent.path(&mut path);
        path
    }

    /// The next answer, one value a cell.
    fn answer(&mut self) -> Option<Vec<u8>> {
        self.descent.drive(&mut self.stack, u64::MAX);
        self.stack.answered.then(|| {
            let path = self.path();
            let mut values = vec![u8::MAX; path.len()];
            for choice in path {
                values[choice.cell as usize] = choice.value;
            }
            values
        })
    }

    fn tally(&self) -> Tally {
        self.stack.tally
    }
}

/// All that can be seen of a search: at its node, what there is to try and why; and the board.
#[derive(Debug, PartialEq, Eq)]
struct Sight {
    candidates: Vec<(Choice, Option<u32>)>,
    forced: bool,
    path: Vec<Choice>,
    board: [Vec<u8>; 2],
}

fn sight(descent: &dyn Descent, count: u8, cells: usize) -> Sight {
    let mut path = Vec::new();
    descent.path(&mut path);
    let mut board = [vec![7; cells], vec![7; cells]];
    let [codes, labels] = &mut board;
    descent.board(codes, labels);
    let candidates = 0..count;
    Sight {
        candidates: candidates
            .map(|index| (descent.candidate(index), descent.score(index)))
            .collect(),
        forced: count > 0 && descent.is_forced(),
        path,
        board,
    }
}

fn count(opening: Opening) -> u8 {
    match opening {
        Opening::Candidates(count) => count,
        Opening::Cut(_) | Opening::Complete => 0,
    }
}

/// Every algorithm finds these solutions and no others, each once.
fn assert_solved(shape: Shape, numbers: &[u8], expected: &BTreeSet<Vec<u8>>) {
    let mines = Mines::new(shape, numbers).unwrap();
    for algorithm in ALGORITHMS {
        let mut search = Search::new(&mines, algorithm);
        let mut found = BTreeSet::new();
        while let Some(answer) = search.answer() {
            assert_eq!(mines.check(&search.path()), Ok(()));
            assert!(found.insert(answer), "twice by {algorithm}: {numbers:?}");
        }
        assert!(search.stack.is_exhausted());
        assert_eq!(search.tally().answers, expected.len() as u64);
        assert_eq!(found, *expected, "{shape:?} {numbers:?} by {algorithm}");
    }
}

#[test]
fn every_algorithm_finds_what_enumeration_finds() {
    let mut chance = Chance(0x6d69_6e65);
    for shape in small_shapes() {
        let all = solutions(shape);
        let none = BTreeSet::new();
        let cells = shape.cells() as u64;
        let mut solvable = 0;
        for round in 0..300 {
            let percent = chance.below(101);
            let mut numbers = counted(shape, &chance.mines(shape, percent));
            for _ in 0..round % 3 {
                let number = &mut numbers[chance.below(cells) as usize];
                *number = (*number + [1, 9][chance.below(2) as usize]) % 10;
            }
            let expected = all.get(&numbers).unwrap_or(&none);
            solvable += usize::from(!expected.is_empty());
            assert_solved(shape, &numbers, expected);
        }
        assert!((100..300).contains(&solvable), "{solvable} of {shape:?}");
        for _ in 0..50 {
            let numbers: Vec<u8> = (0..cells).map(|_| chance.below(10) as u8).collect();
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
fn retreats_leave_everything_as_it_was() {
    let mut chance = Chance(11);
    for round in 0..120 {
        let shape = shape(1 + chance.below(7) as u32, 1 + chance.below(7) as u32);
        let cells = shape.cells();
        let mut numbers = counted(shape, &chance.mines(shape, 10 + round % 50));
        if round % 3 == 0 {
            let number = &mut numbers[chance.below(cells as u64) as usize];
            *number = (*number + 1) % 10;
        }
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in ALGORITHMS {
            let mut descent = mines.descent(algorithm).unwrap();
            let opened = count(descent.open());
            // What was seen at each node of the path when it was opened, and the index chosen.
            let mut seen = vec![sight(&*descent, opened, cells)];
            let mut chosen: Vec<u8> = Vec::new();
            for _ in 0..4 * cells {
                let here = seen.last().unwrap();
                let count_here = here.candidates.len() as u64;
                if count_here > 0 && chance.below(4) > 0 {
                    let index = chance.below(count_here) as u8;
                    if descent.place(index).is_ok() {
                        let opened = count(descent.open());
                        chosen.push(index);
                        seen.push(sight(&*descent, opened, cells));
                    } else {
                        assert_eq!(sight(&*descent, count_here as u8, cells), *here);
                    }
                } else if !chosen.is_empty() {
                    descent.retract();
                    chosen.pop();
                    seen.pop();
                    let back = seen.last().unwrap();
                    let count = back.candidates.len() as u8;
                    assert_eq!(sight(&*descent, count, cells), *back, "by {algorithm}");
                }
            }
            // The same choices lead there from the root.
            let mut again = descent.root();
            let mut opened = count(again.open());
            for (&index, before) in chosen.iter().zip(&seen) {
                assert_eq!(sight(&*again, opened, cells), *before, "by {algorithm}");
                again.replace(index);
                opened = count(again.open());
            }
            assert_eq!(sight(&*again, opened, cells), *seen.last().unwrap());
        }
    }
}

#[test]
fn a_board_shows_values_forced_ones_apart_and_what_numbers_need() {
    let mut chance = Chance(5);
    for shape in [shape(5, 5), shape(4, 6), shape(1, 7), shape(7, 1)] {
        let layout = chance.mines(shape, 30);
        let numbers = counted(shape, &layout);
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in ALGORITHMS {
            let mut search = Search::new(&mines, algorithm);
            let mut forced = vec![false; shape.cells()];
            for step in 0..400 {
                let depth = search.stack.depth;
                if search.stack.next[depth] < search.stack.count[depth] {
                    let cell = search.descent.candidate(0).cell as usize;
                    forced[cell] = search.descent.is_forced();
                }
                search.descent.drive(&mut search.stack, step + 1);
                let Sight { path, board, .. } = sight(&*search.descent, 0, shape.cells());
                let mut codes = vec![0; shape.cells()];
                let mut needed = numbers.clone();
                for Choice { cell, value } in path {
                    let cell = cell as usize;
                    codes[cell] = 1 + value + 2 * u8::from(forced[cell]);
                    near(shape, cell).for_each(|number| needed[number] -= value);
                }
                assert_eq!(board, [codes, needed], "{algorithm} at {step}");
            }
        }
    }
}

#[test]
fn row_by_row_every_cell_outside_the_first_row_and_column_is_forced() {
    for shape in [
        shape(4, 5),
        shape(2, 2),
        shape(1, 4),
        shape(4, 1),
        shape(1, 1),
    ] {
        let mines = Mines::new(shape, &counted(shape, &vec![0; shape.cells()])).unwrap();
        let mut descent = mines.descent(1).unwrap();
        for cell in 0..shape.cells() as u32 {
            let (row, column) = (cell / shape.columns, cell % shape.columns);
            // The number that comes to its end here is the one up to the left, as far as there is
            // an up or a left on the board.
            let forced = (row > 0 || shape.rows == 1) && (column > 0 || shape.columns == 1);
            let candidates = if forced { 1 } else { 2 };
            assert_eq!(descent.open(), Opening::Candidates(candidates), "{cell}");
            assert_eq!(descent.is_forced(), forced);
            assert_eq!(descent.candidate(0).cell, cell);
            assert_eq!(descent.place(0), Ok(()));
        }
        assert_eq!(descent.open(), Opening::Complete);
    }
}

#[test]
fn a_refusal_names_a_number_that_refuses() {
    let mut chance = Chance(3);
    let mut refusals = 0;
    for _ in 0..200 {
        let shape = shape(1 + chance.below(5) as u32, 1 + chance.below(5) as u32);
        let numbers: Vec<u8> = counted(shape, &chance.mines(shape, 40));
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in [0, 1] {
            let mut search = Search::new(&mines, algorithm);
            while !search.stack.is_exhausted() && search.tally().steps < 200 {
                let index = search.stack.next[search.stack.depth];
                let refused = search.tally().refused;
                let steps = search.tally().steps;
                search.descent.drive(&mut search.stack, steps + 1);
                if search.tally().refused == refused {
                    continue;
                }
                refusals += 1;
                assert_eq!(search.tally().refused[0], refused[0] + 1);
                let number = search.descent.witness(Some(index), 0).unwrap() as usize;
                let mut values = vec![None; shape.cells()];
                let tried = search.descent.candidate(index);
                for choice in search.path().iter().chain([&tried]) {
                    values[choice.cell as usize] = Some(choice.value);
                }
                assert!(near(shape, number).any(|cell| cell == tried.cell as usize));
                let around = near(shape, number).map(|cell| values[cell]);
                let (known, open): (Vec<_>, Vec<_>) = around.partition(Option::is_some);
                let placed = known.iter().flatten().sum::<u8>();
                let needed = numbers[number];
                assert!(placed > needed || usize::from(needed) > usize::from(placed) + open.len());
            }
        }
    }
    assert!(refusals > 1_000);
}

#[test]
fn nothing_fits_where_a_node_is_cut_off() {
    let mut chance = Chance(8);
    let mut cuts = 0;
    for shape in [shape(3, 3), shape(2, 4), shape(3, 4)] {
        let all = solutions(shape);
        let none = BTreeSet::new();
        for _ in 0..200 {
            let mut numbers = counted(shape, &chance.mines(shape, 45));
            let number = &mut numbers[chance.below(shape.cells() as u64) as usize];
            *number = (*number + [0, 1, 9][chance.below(3) as usize]) % 10;
            let expected = all.get(&numbers).unwrap_or(&none);
            let mines = Mines::new(shape, &numbers).unwrap();
            let mut search = Search::new(&mines, CONSTRAINED);
            let mut before = 0;
            loop {
                let refused = search.tally().refused;
                assert_eq!(
                    refused.iter().sum::<u64>(),
                    refused[1],
                    "it refuses nothing"
                );
                if refused[1] > before {
                    cuts += 1;
                    let cell = search.descent.witness(None, 1).unwrap() as usize;
                    assert!(cell < shape.cells());
                    let path = search.path();
                    let fits = |solution: &&Vec<u8>| {
                        let mut path = path.iter();
                        path.all(|choice| solution[choice.cell as usize] == choice.value)
                    };
                    assert_eq!(expected.iter().find(fits), None);
                }
                before = refused[1];
                let steps = search.tally().steps;
                search.descent.drive(&mut search.stack, steps + 1);
                if search.tally().steps == steps {
                    break;
                }
            }
        }
    }
    assert!(cuts > 300, "{cuts}");
}

#[test]
fn most_constrained_first_takes_few_steps_on_boards_up_to_30_by_30() {
    let mut chance = Chance(30);
    for round in 0..400 {
        let side = |chance: &mut Chance| match round % 4 {
            0 => 30,
            // Where both sides are 2 modulo 3 most is left to choose.
            1 => 2 + 3 * chance.below(10) as u32,
            _ => 1 + chance.below(30) as u32,
        };
        let shape = shape(side(&mut chance), side(&mut chance));
        let mut layout = chance.mines(shape, 10 + 10 * (round % 5));
        if round % 2 == 1 {
            // A pattern, with a few exceptions.
            let [down, right, modulus] = [0, 0, 2].map(|least| least + chance.below(4) as usize);
            for (cell, mine) in layout.iter_mut().enumerate() {
                let (row, column) = (cell / shape.columns as usize, cell % shape.columns as usize);
                let exception = chance.below(200) == 0;
                *mine = u8::from(((row * down + column * right) % modulus == 0) != exception);
            }
        }
        let mines = Mines::new(shape, &counted(shape, &layout)).unwrap();
        let mut search = Search::new(&mines, CONSTRAINED);
        search.answer().unwrap();
        assert_eq!(mines.check(&search.path()), Ok(()));
        let Tally { steps, .. } = search.tally();
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
    let mut chance = Chance(2);
    for round in 0..200 {
        let shape = shape(1 + chance.below(4) as u32, 1 + chance.below(4) as u32);
        let mut numbers = counted(shape, &chance.mines(shape, 80));
        if round % 2 == 0 {
            let cell = chance.below(shape.cells() as u64) as usize;
            numbers[cell] = chance.below(10) as u8;
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
            assert_eq!(mines.problem().verify(&certificate), Ok(()));
        }
    }
}
