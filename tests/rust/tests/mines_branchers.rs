//! What the branchers of mines promise: the way back, what they show, and why they refuse and cut.

use std::collections::BTreeSet;
use std::sync::Arc;

use searchlight_core::backtracking::{Brancher, Branching, Choice, Choices, StepKind};
use searchlight_core::puzzles::mines::Mines;
use searchlight_core::{BacktrackingSearch, Policy, Search as _, Shape};
use searchlight_tests::minefield::*;

/// All that can be seen of a search: at its node, what there is to try and why; and the board.
#[derive(Debug, PartialEq, Eq)]
struct Sight {
    candidates: Vec<(Choice, Option<u32>)>,
    forced: bool,
    path: Vec<Choice>,
    board: [Vec<u8>; 2],
}

fn sight(brancher: &dyn Brancher, count: u8, cells: usize) -> Sight {
    let mut path = Vec::new();
    brancher.path(&mut path);
    let mut board = [vec![7; cells], vec![7; cells]];
    let [codes, labels] = &mut board;
    brancher.board(codes, labels);
    let candidates = 0..count;
    Sight {
        candidates: candidates
            .map(|index| (brancher.candidate(index), brancher.score(index)))
            .collect(),
        forced: count > 0 && brancher.is_forced(),
        path,
        board,
    }
}

#[test]
fn retreats_leave_everything_as_it_was() {
    let mut random = XorShift64(11);
    for round in 0..120 {
        let shape = shape(1 + random.below(7) as u32, 1 + random.below(7) as u32);
        let cells = shape.cells();
        let mut numbers = counted(shape, &random.mines(shape, 10 + round % 50));
        if round % 3 == 0 {
            let number = &mut numbers[random.below(cells as u64) as usize];
            *number = (*number + 1) % 10;
        }
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in ALGORITHMS {
            let mut brancher = mines.brancher(algorithm).unwrap();
            let count = brancher.branch().candidates();
            // What was seen at each node of the path when it was count, and the index chosen.
            let mut seen = vec![sight(&*brancher, count, cells)];
            let mut chosen: Vec<u8> = Vec::new();
            for _ in 0..4 * cells {
                let here = seen.last().unwrap();
                let count_here = here.candidates.len() as u64;
                if count_here > 0 && random.below(4) > 0 {
                    let index = random.below(count_here) as u8;
                    if brancher.place(index).is_ok() {
                        let count = brancher.branch().candidates();
                        chosen.push(index);
                        seen.push(sight(&*brancher, count, cells));
                    } else {
                        assert_eq!(sight(&*brancher, count_here as u8, cells), *here);
                    }
                } else if !chosen.is_empty() {
                    brancher.retract();
                    chosen.pop();
                    seen.pop();
                    let back = seen.last().unwrap();
                    let count = back.candidates.len() as u8;
                    assert_eq!(sight(&*brancher, count, cells), *back, "by {algorithm:?}");
                }
            }
            // The same choices lead there from the root.
            let mut again = brancher.root();
            let mut count = again.branch().candidates();
            for (&index, before) in chosen.iter().zip(&seen) {
                assert_eq!(sight(&*again, count, cells), *before, "by {algorithm:?}");
                again.place_again(index);
                count = again.branch().candidates();
            }
            assert_eq!(sight(&*again, count, cells), *seen.last().unwrap());
        }
    }
}

#[test]
fn a_board_shows_values_forced_ones_apart_and_what_numbers_need() {
    let mut random = XorShift64(5);
    for shape in [shape(5, 5), shape(4, 6), shape(1, 7), shape(7, 1)] {
        let layout = random.mines(shape, 30);
        let numbers = counted(shape, &layout);
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in ALGORITHMS {
            let mut search = Search::new(&mines, algorithm);
            let mut forced = vec![false; shape.cells()];
            for step in 0..400 {
                let depth = search.stack.depth;
                if search.stack.tried[depth] < search.stack.candidates[depth] {
                    let cell = search.brancher.candidate(0).cell as usize;
                    forced[cell] = search.brancher.is_forced();
                }
                search.brancher.search(&mut search.stack, step + 1);
                let Sight { path, board, .. } = sight(&*search.brancher, 0, shape.cells());
                let mut codes = vec![0; shape.cells()];
                let mut needed = numbers.clone();
                for Choice { cell, value } in path {
                    let cell = cell as usize;
                    codes[cell] = 1 + value + 2 * u8::from(forced[cell]);
                    near(shape, cell).for_each(|number| needed[number] -= value);
                }
                assert_eq!(board, [codes, needed], "{algorithm:?} at {step}");
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
        let mut brancher = mines.brancher(FORCED).unwrap();
        for cell in 0..shape.cells() as u32 {
            let (row, column) = (cell / shape.columns, cell % shape.columns);
            // The number that comes to its end here is the one up to the left, as far as there is
            // an up or a left on the board.
            let forced = (row > 0 || shape.rows == 1) && (column > 0 || shape.columns == 1);
            let candidates = if forced { 1 } else { 2 };
            assert_eq!(
                brancher.branch(),
                Branching::Candidates(candidates),
                "{cell}"
            );
            assert_eq!(brancher.is_forced(), forced);
            assert_eq!(brancher.candidate(0).cell, cell);
            assert_eq!(brancher.place(0), Ok(()));
        }
        assert_eq!(brancher.branch(), Branching::Complete);
    }
}

#[test]
fn a_refusal_names_a_number_that_refuses() {
    let mut random = XorShift64(3);
    let mut refusals = 0;
    for _ in 0..200 {
        let shape = shape(1 + random.below(5) as u32, 1 + random.below(5) as u32);
        let numbers: Vec<u8> = counted(shape, &random.mines(shape, 40));
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in [ROW_MAJOR, FORCED] {
            let mut search = Search::new(&mines, algorithm);
            while !search.stack.is_exhausted() && search.totals().steps < 200 {
                let index = search.stack.tried[search.stack.depth];
                let refused = search.totals().refused;
                let steps = search.totals().steps;
                search.brancher.search(&mut search.stack, steps + 1);
                if search.totals().refused == refused {
                    continue;
                }
                refusals += 1;
                assert_eq!(search.totals().refused[0], refused[0] + 1);
                let number = search.brancher.witness(Some(index), 0).unwrap() as usize;
                let mut values = vec![None; shape.cells()];
                let tried = search.brancher.candidate(index);
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
    let mut random = XorShift64(8);
    let mut cuts = 0;
    for shape in [shape(3, 3), shape(2, 4), shape(3, 4)] {
        let all = solutions(shape);
        let none = BTreeSet::new();
        for _ in 0..200 {
            let mut numbers = counted(shape, &random.mines(shape, 45));
            let number = &mut numbers[random.below(shape.cells() as u64) as usize];
            *number = (*number + [0, 1, 9][random.below(3) as usize]) % 10;
            let expected = all.get(&numbers).unwrap_or(&none);
            let mines = Mines::new(shape, &numbers).unwrap();
            let mut search = Search::new(&mines, CONSTRAINED);
            let mut before = 0;
            loop {
                let refused = search.totals().refused;
                assert_eq!(
                    refused.iter().sum::<u64>(),
                    refused[1],
                    "it refuses nothing"
                );
                if refused[1] > before {
                    cuts += 1;
                    let cell = search.brancher.witness(None, 1).unwrap() as usize;
                    assert!(cell < shape.cells());
                    let path = search.path();
                    let fits = |solution: &&Vec<u8>| {
                        let mut path = path.iter();
                        path.all(|choice| solution[choice.cell as usize] == choice.value)
                    };
                    assert_eq!(expected.iter().find(fits), None);
                }
                before = refused[1];
                let steps = search.totals().steps;
                search.brancher.search(&mut search.stack, steps + 1);
                if search.totals().steps == steps {
                    break;
                }
            }
        }
    }
    assert!(cuts > 300, "{cuts}");
}

/// Lists the values of one cell that agree with the numbers of some cells and with what is chosen.
fn values_left(
    shape: Shape,
    numbers: &[u8],
    named: &[usize],
    chosen: &[Choice],
    cell: usize,
) -> BTreeSet<u8> {
    let counted: BTreeSet<usize> = named
        .iter()
        .flat_map(|&number| near(shape, number))
        .collect();
    let mut values = vec![0; shape.cells()];
    for choice in chosen {
        values[choice.cell as usize] = choice.value;
    }
    let is_chosen = |cell: usize| chosen.iter().any(|choice| choice.cell as usize == cell);
    let open: Vec<usize> = counted
        .into_iter()
        .filter(|&cell| !is_chosen(cell))
        .collect();
    assert!(open.contains(&cell), "the numbers count the cell");
    let mut left = BTreeSet::new();
    for set in 0..1_u32 << open.len() {
        for (bit, &cell) in open.iter().enumerate() {
            values[cell] = (set >> bit & 1) as u8;
        }
        let fits = |&number: &usize| {
            near(shape, number).map(|cell| values[cell]).sum::<u8>() == numbers[number]
        };
        if named.iter().all(fits) {
            left.insert(values[cell]);
        }
    }
    left
}

#[test]
fn the_numbers_that_force_a_value_leave_no_other() {
    let mut random = XorShift64(11);
    let [mut alone, mut together] = [0, 0];
    for _ in 0..60 {
        let shape = shape(1 + random.below(5) as u32, 1 + random.below(5) as u32);
        let numbers: Vec<u8> = counted(shape, &random.mines(shape, 40));
        let mines = Mines::new(shape, &numbers).unwrap();
        for algorithm in [FORCED, CONSTRAINED] {
            let mut run =
                BacktrackingSearch::new(Arc::new(mines.clone()), algorithm, Policy::FIRST_ANSWER)
                    .unwrap();
            run.advance(100);
            for step in 1..=run.status().known {
                run.seek(step);
                let event = run.event();
                let named: Vec<usize> = event
                    .forced_by
                    .iter()
                    .flatten()
                    .map(|&n| n as usize)
                    .collect();
                assert_eq!(event.forced, !named.is_empty(), "{step}");
                if !event.forced || event.kind != StepKind::Place {
                    continue;
                }
                alone += usize::from(named.len() == 1);
                together += usize::from(named.len() == 2);
                let mut path = run.current_path();
                path.pop();
                let Choice { cell, value } = event.choice;
                let left = values_left(shape, &numbers, &named, &path, cell as usize);
                assert_eq!(left, BTreeSet::from([value]), "{numbers:?} {step}");
            }
        }
    }
    assert!(alone > 500 && together > 300, "{alone} {together}");
}
