//! The Minesweeper configuration against enumeration of all mines on small boards.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use proptest::prelude::*;
use searchlight::certificate::{Certificate, Flaw};
use searchlight::choices::{Choice, Choices, Descent, Opening};
use searchlight::judge::Judge;
use searchlight::link::Link;
use searchlight::problem::{Refutation, Shape};
use searchlight::puzzles::mines::{KIND, Mines};
use searchlight::puzzles::{EditError, Instance};
use searchlight::run::{GoalPolicy, Outcome, Policy, Run};
use searchlight::search::backtrack::stack::{Stack, Tally};

/// What the judges' text calls a mine, as a value.
const MINE: u8 = 1;
/// The codes of the algorithms: row by row, with forced cells, most constrained first.
const ALGORITHMS: [u8; 3] = [0, 1, 2];
const CONSTRAINED: u8 = 2;

fn shape(rows: u32, columns: u32) -> Shape {
    Shape { rows, columns }
}

/// The cells at a distance of at most one in both directions.
fn near(shape: Shape, cell: usize) -> impl Iterator<Item = usize> {
    let columns = shape.columns as usize;
    let place = move |cell: usize| (cell / columns, cell % columns);
    let (row, column) = place(cell);
    (0..shape.cells()).filter(move |&other| {
        let other = place(other);
        row.abs_diff(other.0) <= 1 && column.abs_diff(other.1) <= 1
    })
}

/// The numbers that count these mines.
fn counted(shape: Shape, mines: &[u8]) -> Vec<u8> {
    let count = |cell| near(shape, cell).map(|other| mines[other]).sum();
    (0..shape.cells()).map(count).collect()
}

/// All mines that there can be on a board, by their numbers.
fn solutions(shape: Shape) -> HashMap<Vec<u8>, BTreeSet<Vec<u8>>> {
    let mut all: HashMap<Vec<u8>, BTreeSet<Vec<u8>>> = HashMap::new();
    for set in 0..1_u32 << shape.cells() {
        let mines: Vec<u8> = (0..shape.cells())
            .map(|cell| (set >> cell & 1) as u8)
            .collect();
        all.entry(counted(shape, &mines)).or_default().insert(mines);
    }
    all
}

/// The boards of up to four rows and columns.
fn small_shapes() -> impl Iterator<Item = Shape> {
    (1..=4).flat_map(|rows| (1..=4).map(move |columns| shape(rows, columns)))
}

/// Numbers without a pattern.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % bound
    }

    /// A mine on so many of a hundred cells.
    fn mines(&mut self, shape: Shape, percent: u64) -> Vec<u8> {
        let cells = 0..shape.cells();
        cells.map(|_| u8::from(self.below(100) < percent)).collect()
    }
}

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

fn instance(text: &str) -> Box<dyn Instance> {
    (KIND.read)(text).cases.remove(0).instance
}

fn preset(id: &str) -> Box<dyn Instance> {
    let mut presets = KIND.presets.iter();
    let preset = presets.find(|preset| preset.id == id).unwrap();
    preset.instance(&KIND).unwrap()
}

fn finished(instance: &dyn Instance, algorithm: &str, goal: GoalPolicy) -> Box<dyn Run> {
    let code = KIND.algorithm(algorithm).unwrap().code;
    let policy = Policy {
        goal,
        ..Policy::FIRST_ANSWER
    };
    let mut run = instance.problem().run(code, policy).unwrap();
    run.advance(u64::MAX);
    run
}

fn packed(instance: &dyn Instance) -> Vec<u8> {
    let mut bytes = Vec::new();
    instance.pack(&mut bytes);
    bytes
}

/// What a link to the instance opens.
fn linked(instance: &dyn Instance) -> Box<dyn Instance> {
    let bytes = Link::with_algorithm(instance, None, 7).unwrap();
    let link = Link::decode(&bytes).unwrap();
    assert_eq!(link.step, 7);
    assert_eq!(packed(link.instance.as_ref()), packed(instance));
    assert_eq!(link.instance.text(), instance.text());
    assert_eq!(link.instance.goal_board(), instance.goal_board());
    assert_eq!(link.instance.settings(), instance.settings());
    link.instance
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
                    (chosen.pop(), seen.pop());
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

// Judges' text.

fn judged(text: &str) -> (Vec<String>, Option<String>) {
    let judge = Judge::new(&KIND, text, "", None);
    let error = judge.error().map(ToString::to_string);
    (judge.map(|answer| answer.unwrap().text).collect(), error)
}

fn assert_refused(text: &str, answers: usize, message: &str) {
    let (found, error) = judged(text);
    assert_eq!(error.as_deref(), Some(message), "{text:?}");
    assert_eq!(found.len(), answers, "{text:?}");
}

#[test]
fn answers_are_drawn_row_by_row_with_a_blank_line_behind() {
    // One mine in the middle; no mine; all mines; nothing fits.
    let text = "3 3\n1 1 1\n1 1 1\n1 1 1\n1 2\n0 0\n2 1\n2\n2\n1 1\n2\n2 1\n0\n1\n";
    let (answers, error) = judged(text);
    assert_eq!(error, None);
    let drawn = "...\n.*.\n...\n";
    assert_eq!(
        answers,
        [drawn, "..\n", "*\n*\n", "Impossible\n", "Impossible\n"]
    );
}

#[test]
fn spaces_blank_lines_and_line_ends_do_not_count() {
    let text = "2 3\n1 1 0\n1 1 0\n";
    let (plain, error) = judged(text);
    assert_eq!((plain.len(), error), (1, None));
    for text in [
        text.trim_end().to_owned(),
        text.replace('\n', "\r\n"),
        text.replace('\n', "\n\n \t\n"),
        text.replace(' ', "  \t"),
        format!("\u{feff}\n{text}\n\n"),
    ] {
        assert_eq!(judged(&text), (plain.clone(), None), "{text:?}");
    }
    for text in ["", "\n", " \r\n\t"] {
        assert_eq!(judged(text), (vec![], None));
    }
}

#[test]
fn a_wrong_line_is_named_with_what_was_expected() {
    let sizes = |line: usize, found: &str| {
        format!("line {line}: expected 2 numbers from 1 to 2500, found {found:?}")
    };
    for found in [
        "0 3",
        "3 0",
        "3",
        "3 3 3",
        "a 3",
        "-1 3",
        "2501 1",
        "3 99999999999999999999",
        "3 2.5",
    ] {
        assert_refused(&format!("{found}\n0 0 0\n"), 0, &sizes(1, found));
    }
    let row = |line: usize, found: &str| {
        format!("line {line}: expected 3 numbers from 0 to 9, found {found:?}")
    };
    for found in [
        "0 0", "0 0 0 0", "0 10 0", "0 x 0", "0 -1 0", "000", "0 0 0,",
    ] {
        assert_refused(&format!("2 3\n0 0 0\n{found}\n"), 0, &row(3, found));
        assert_refused(
            &format!("1 1\n0\n\n2 3\n{found}\n0 0 0\n"),
            1,
            &row(5, found),
        );
    }
    assert_refused("1 1\n0\n1 1\n1\nx\n1 1\n0\n", 2, &sizes(5, "x"));
    let many = "line 2: expected at most 2500 cells a board, found 2550";
    assert_refused("\n51 50\n", 0, many);
    assert_refused("\n50 51\n0 0 0\n", 0, many);
}

#[test]
fn a_text_that_ends_early_is_an_error_behind_its_last_line() {
    let missing = |line: usize, missing: usize| {
        format!("line {line}: expected a case of 4 lines, {missing} missing")
    };
    assert_refused("3 2", 0, &missing(2, 3));
    assert_refused("1 1\n0\n3 2\n0 0\n\n", 1, &missing(5, 2));
    assert_refused("3 2\n0 0\n0 0\n", 0, &missing(4, 1));
}

#[test]
fn a_case_knows_its_first_line() {
    let reading = (KIND.read)("\n1 1\n0\n\n2 1\n1\n\n1\n1 2\n0 0\n");
    let lines: Vec<usize> = reading.cases.iter().map(|case| case.line).collect();
    assert_eq!(lines, [2, 5, 9]);
}

// Links and edits.

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn every_field_is_read_back_from_its_text_and_its_link(
        rows in 1..9_u32,
        columns in 1..9_u32,
        seed in 1..u64::MAX,
        by_hand in any::<bool>(),
        find in prop::sample::select(vec!["first", "all"]),
    ) {
        let shape = shape(rows, columns);
        let mut field = instance("1 1\n0\n").resized(shape).unwrap();
        let mut chance = Chance(seed);
        for _ in 0..chance.below(2 * shape.cells() as u64) {
            let cell = chance.below(shape.cells() as u64) as u32;
            let edited = if by_hand { field.edited(cell) } else { field.goal_edited(cell) };
            field = edited.unwrap();
        }
        let field = field.with_setting("find", find).unwrap();
        let opened = linked(field.as_ref());
        prop_assert_eq!(&opened.settings()[0].value, find);
        let text = field.text().unwrap();
        let read = instance(&text);
        prop_assert_eq!(read.text().unwrap(), text);
        prop_assert_eq!(read.numbers(), field.numbers());
    }
}

#[test]
fn links_are_short() {
    let large = preset("large");
    assert_eq!(packed(large.as_ref()).len(), 3 + 450);
    let drawn = large.random(None, 1).unwrap();
    assert_eq!(packed(drawn.as_ref()).len(), 3 + 113);
}

#[test]
fn what_no_instance_writes_is_refused() {
    let field = instance("3 3\n1 1 1\n1 1 1\n1 1 1\n");
    let by_hand = Link::with_algorithm(field.as_ref(), None, 0).unwrap();
    let mined = field.goal_edited(4).unwrap();
    let mined = Link::with_algorithm(mined.as_ref(), None, 0).unwrap();
    // Version and puzzle, then rows, columns and what follows.
    assert_eq!(by_hand[1..5], [KIND.code, 3, 3, 0]);
    assert_eq!(mined[1..7], [KIND.code, 3, 3, 2, 0b1_0000, 0]);
    for (link, at, byte) in [
        (&by_hand, 2, 0),
        (&by_hand, 3, 0),
        (&by_hand, 4, 4),
        (&by_hand, 5, 100),
        (&by_hand, 9, 11),
        (&mined, 6, 2),
    ] {
        let mut link = link.clone();
        link[at] = byte;
        assert!(Link::decode(&link).is_err(), "{byte} at {at}");
    }
    for end in 0..by_hand.len() {
        assert!(Link::decode(&by_hand[..end]).is_err());
    }
}

#[test]
fn a_number_set_by_hand_goes_up_to_nine_and_begins_anew() {
    let mut field = instance("1 2\n8 0\n");
    for expected in [[9, 0], [0, 0], [1, 0]] {
        field = field.edited(0).unwrap();
        assert_eq!(field.numbers().unwrap(), expected);
    }
    let outside = EditError::OutsideBoard { cell: 2, cells: 2 };
    assert_eq!(field.edited(2).err(), Some(outside.clone()));
    assert_eq!(field.goal_edited(2).err(), Some(outside));
}

#[test]
fn numbers_follow_the_mines_until_one_is_set_by_hand() {
    let field = instance("3 3\n1 1 1\n1 1 1\n1 1 1\n");
    assert_eq!(field.goal_board().unwrap(), [0; 9]);
    let one = field.goal_edited(0).unwrap();
    assert_eq!(one.goal_board().unwrap(), [2, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(one.numbers().unwrap(), [1, 1, 0, 1, 1, 0, 0, 0, 0]);
    let two = one.goal_edited(8).unwrap();
    assert_eq!(two.numbers().unwrap(), [1, 1, 0, 1, 2, 1, 0, 1, 1]);
    let back = two.goal_edited(0).unwrap();
    assert_eq!(back.goal_board().unwrap(), [1, 1, 1, 1, 1, 1, 1, 1, 2]);
    let by_hand = two.edited(0).unwrap();
    assert_eq!(by_hand.goal_board().unwrap(), [0; 9]);
    assert_eq!(by_hand.numbers().unwrap(), [2, 1, 0, 1, 2, 1, 0, 1, 1]);
}

#[test]
fn another_size_keeps_what_fits() {
    let field = instance("2 3\n1 2 3\n4 5 6\n");
    let taller = field.resized(shape(3, 2)).unwrap();
    assert_eq!(taller.numbers().unwrap(), [1, 2, 4, 5, 0, 0]);
    let mined = field.goal_edited(5).unwrap().resized(shape(3, 4)).unwrap();
    let mines: Vec<usize> = (0..12)
        .filter(|&cell| mined.goal_board().unwrap()[cell] == 2)
        .collect();
    assert_eq!(mines, [6]);
    assert_eq!(
        mined.numbers().unwrap(),
        [0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1]
    );
    for (rows, columns) in [(0, 3), (3, 0), (50, 51), (2501, 1)] {
        let size = EditError::Size { rows, columns };
        assert_eq!(field.resized(shape(rows, columns)).err(), Some(size));
    }
    assert!(field.resized(shape(1, 2_500)).is_ok());
}

// Settings, presets and chance.

#[test]
fn the_setting_says_how_many_solutions_are_wanted() {
    let field = instance("2 2\n1 1\n1 1\n");
    assert_eq!(field.goal(), GoalPolicy::FirstAnswer);
    let all = field.with_setting("find", "all").unwrap();
    assert_eq!(
        (all.settings()[0].id, all.settings()[0].value.as_str()),
        ("find", "all")
    );
    for kept in [all.edited(0), all.goal_edited(0), all.resized(shape(3, 3))] {
        assert_eq!(kept.unwrap().settings(), all.settings());
    }
    let counted = |instance: &dyn Instance, algorithm| {
        finished(instance, algorithm, instance.goal())
            .status()
            .outcome
            .unwrap()
    };
    for algorithm in KIND.algorithms {
        assert_eq!(counted(&*field, algorithm.id), Outcome::Found { depth: 4 });
        assert_eq!(counted(&*all, algorithm.id), Outcome::Counted { goals: 4 });
    }
    for (id, value) in [("find", "none"), ("find", ""), ("tour", "all")] {
        let error = EditError::Setting { id: id.to_owned() };
        assert_eq!(field.with_setting(id, value).err(), Some(error));
    }
    // A mine in each column of two rows: twice as many solutions with each column. The columns can
    // hold other numbers of mines only where they are 2 modulo 3: five hold 2 0 1 2 0, too, and
    // 0 2 1 0 2.
    let numbers = |columns: usize| {
        let row = format!("2 {}2\n", "3 ".repeat(columns - 2));
        format!("2 {columns}\n{row}{row}")
    };
    for (columns, goals) in [(4, 16), (5, 36), (13, 8_192), (14, 10_000), (40, 10_000)] {
        let wide = instance(&numbers(columns))
            .with_setting("find", "all")
            .unwrap();
        assert_eq!(counted(&*wide, "constrained"), Outcome::Counted { goals });
    }
}

#[test]
fn presets_are_what_their_names_say() {
    let outcome = |id: &str, goal| {
        let field = preset(id);
        finished(&*field, "constrained", goal).status().outcome
    };
    let all = GoalPolicy::WholeSpace;
    assert_eq!(outcome("several", all), Some(Outcome::Counted { goals: 6 }));
    assert_eq!(outcome("unique", all), Some(Outcome::Counted { goals: 1 }));
    assert_eq!(outcome("impossible", all), Some(Outcome::Impossible));
    let impossible = preset("impossible").problem().refutation();
    assert_eq!(impossible, None, "it takes a search");
    let first = GoalPolicy::FirstAnswer;
    assert_eq!(outcome("large", first), Some(Outcome::Found { depth: 900 }));
    assert_eq!(
        outcome("choices", first),
        Some(Outcome::Found { depth: 64 })
    );
    let tally = |id: &str| {
        let field = preset(id);
        let shape = field.problem().board_shape();
        let mut search = Search::new(
            &Mines::new(shape, &field.numbers().unwrap()).unwrap(),
            CONSTRAINED,
        );
        search.answer();
        search.tally()
    };
    assert!(
        tally("choices").retreats > 50,
        "a wrong choice is taken back"
    );
    assert_eq!(tally("forced").steps, 16, "no cell is a choice");
}

#[test]
fn a_seed_gives_a_field_of_a_fifth_mines() {
    let field = preset("large");
    let mut texts = BTreeSet::new();
    for seed in 0..20 {
        let drawn = field.random(None, seed).unwrap();
        let board = drawn.goal_board().unwrap();
        let mines: Vec<u8> = board.iter().map(|&code| u8::from(code == 2)).collect();
        assert_eq!(counted(shape(30, 30), &mines), drawn.numbers().unwrap());
        let many = mines.iter().filter(|&&value| value == MINE).count();
        assert!((120..240).contains(&many), "{many} of 900");
        let again = field.random(None, seed).unwrap();
        assert_eq!(packed(&*again), packed(&*drawn));
        texts.insert(drawn.text().unwrap());
    }
    assert_eq!(texts.len(), 20);
    assert!(field.random(Some(2), 1).is_none());
}

#[test]
fn a_field_with_exactly_one_solution_can_be_asked_for() {
    for shape in small_shapes() {
        let all = solutions(shape);
        let board = instance("1 1\n0\n").resized(shape).unwrap();
        for seed in 0..40 {
            let drawn = board.random(Some(1), seed).unwrap();
            let solutions = &all[&drawn.numbers().unwrap()];
            assert_eq!(solutions.len(), 1, "{shape:?} {seed}");
        }
    }
    // By the algorithm that knows nothing of what the generator uses.
    for (rows, columns) in [(2, 20), (5, 8), (8, 8), (11, 5)] {
        let board = preset("several").resized(shape(rows, columns)).unwrap();
        for seed in 0..5 {
            let drawn = board.random(Some(1), seed).unwrap();
            assert_eq!(drawn.settings(), board.settings());
            let run = finished(&*drawn, "forced", GoalPolicy::WholeSpace);
            assert_eq!(run.status().outcome, Some(Outcome::Counted { goals: 1 }));
        }
    }
    for (rows, columns) in [(30, 30), (50, 50), (2, 1_250), (1, 2_500)] {
        let board = preset("large").resized(shape(rows, columns)).unwrap();
        assert!(board.random(Some(1), 7).is_some(), "{rows} x {columns}");
    }
}

#[test]
fn the_judge_proves_what_it_answers() {
    let field: Arc<dyn Choices> = Arc::new(Mines::new(shape(2, 2), &[1; 4]).unwrap());
    let text = "2 2\n1 1\n1 1\n2 2\n1 1\n1 5\n";
    let mut judge = Judge::new(&KIND, text, "rowMajor", None);
    let solved = judge.next().unwrap().unwrap();
    let certificate = judge.certificate(solved.certificate.unwrap()).unwrap();
    let Certificate::Choices { choices } = certificate else {
        panic!("{certificate:?}");
    };
    assert_eq!(field.check(choices), Ok(()));
    assert_eq!(solved.text, "..\n.*\n");
    let refuted = judge.next().unwrap().unwrap();
    let proof = Refutation::NumberTooLarge { cell: 3, most: 4 };
    let certificate = judge.certificate(refuted.certificate.unwrap());
    assert_eq!(certificate, Some(&Certificate::Refutation(proof)));
    assert_eq!(refuted.text, "Impossible\n");
}
