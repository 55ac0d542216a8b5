//! Sudoku against another solver, and the judges' text.

use proptest::prelude::*;
use proptest::sample::select;
use searchlight_core::backtracking::constraints::{ARCS, FORWARD, PLAIN};
use searchlight_core::backtracking::{Choice, Parameter, ValueOrder, VariableOrder};
use searchlight_core::puzzles::sudoku::PUZZLE;
use searchlight_core::{
    BacktrackingSearch, Family, GoalPolicy, Instance, Outcome, Policy, Problem, Search,
};
use searchlight_tests::constraint_film::{Film, Puzzle};
use searchlight_tests::keyed::answers_and_error;
use searchlight_tests::specimen::{Specimen, cases, long_or};

type Digits = [u8; 81];

fn digits_of(text: &str) -> Digits {
    let mut digits = [0; 81];
    let cells = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
    for (digit, byte) in digits.iter_mut().zip(cells) {
        *digit = if byte == b'.' { 0 } else { byte - b'0' };
    }
    digits
}

fn text_of(digits: &Digits) -> String {
    digits
        .iter()
        .map(|digit| char::from(b'0' + digit))
        .collect()
}

/// Another solver: sets of bits for rows, columns and boxes, and always the cell with the fewest
/// digits. Counts up to `most` answers, and keeps the first.
struct Solver {
    digits: Digits,
    used: [[u16; 9]; 3],
    count: u64,
    most: u64,
    first: Option<Digits>,
}

impl Solver {
    fn units(cell: usize) -> [usize; 3] {
        let (row, column) = (cell / 9, cell % 9);
        [row, column, row / 3 * 3 + column / 3]
    }

    fn solve(digits: &Digits, most: u64) -> (u64, Option<Digits>) {
        let mut solver = Self {
            digits: *digits,
            used: [[0; 9]; 3],
            count: 0,
            most,
            first: None,
        };
        for cell in (0..81).filter(|&cell| digits[cell] > 0) {
            solver.toggle(cell, digits[cell]);
        }
        solver.search();
        (solver.count, solver.first)
    }

    fn toggle(&mut self, cell: usize, digit: u8) {
        for (used, unit) in self.used.iter_mut().zip(Self::units(cell)) {
            used[unit] ^= 1 << digit;
        }
    }

    fn free(&self, cell: usize) -> u16 {
        let [row, column, block] = Self::units(cell);
        !(self.used[0][row] | self.used[1][column] | self.used[2][block]) & 0x3fe
    }

    fn search(&mut self) {
        let empty = (0..81).filter(|&cell| self.digits[cell] == 0);
        let Some(cell) = empty.min_by_key(|&cell| self.free(cell).count_ones()) else {
            self.count += 1;
            self.first.get_or_insert(self.digits);
            return;
        };
        let free = self.free(cell);
        for digit in (1..10).filter(|digit| free >> digit & 1 == 1) {
            self.digits[cell] = digit;
            self.toggle(cell, digit);
            self.search();
            self.toggle(cell, digit);
            self.digits[cell] = 0;
            if self.count == self.most {
                return;
            }
        }
    }
}

fn is_answer(answer: &Digits, given: &Digits) -> bool {
    let keeps = given
        .iter()
        .zip(answer)
        .all(|(given, digit)| *given == 0 || given == digit);
    let mut used = [[0_u16; 9]; 3];
    for (cell, digit) in answer.iter().enumerate() {
        for (used, unit) in used.iter_mut().zip(Solver::units(cell)) {
            used[unit] |= 1 << digit;
        }
    }
    keeps && used.iter().flatten().all(|&used| used == 0x3fe)
}

fn search(
    text: &str,
    algorithm: searchlight_core::backtracking::Algorithm,
    goal: GoalPolicy,
) -> BacktrackingSearch {
    let specimen = Specimen::read(&PUZZLE, text);
    match specimen.instance.problem(Family::Backtracking) {
        Some(Problem::Backtracking(problem)) => {
            BacktrackingSearch::new(problem, algorithm, Policy::new(goal)).unwrap()
        }
        other => panic!("{other:?} is of another family"),
    }
}

/// Searches for two answers. Returns how many there are, and the first.
fn two(
    digits: &Digits,
    algorithm: searchlight_core::backtracking::Algorithm,
) -> (u64, Option<Digits>) {
    counted(digits, algorithm).0
}

/// The same, and the number of steps of the search.
fn counted(
    digits: &Digits,
    algorithm: searchlight_core::backtracking::Algorithm,
) -> ((u64, Option<Digits>), u64) {
    let mut search = search(
        &text_of(digits),
        algorithm,
        GoalPolicy::CountTo(std::num::NonZeroU64::new(2)),
    );
    search.advance(u64::MAX);
    let mut answer = *digits;
    let first = search.path().map(|choices| {
        for choice in choices {
            answer[choice.cell as usize] = choice.value + 1;
        }
        answer
    });
    let solutions = match search.status().outcome {
        Some(Outcome::Counted { goals, .. }) => (goals, first),
        Some(Outcome::Impossible) => (0, None),
        other => panic!("{other:?}"),
    };
    (solutions, search.status().known)
}

/// Boards with 17 given digits, the fewest that a board with one answer can have.
const SEVENTEEN: [&str; 10] = [
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "000000010400000000020000000000050604008000300001090000300400200050100000000807000",
    "000000012000035000000600070700000300000400800100000000000120000080000040050000600",
    "000000012003600000000007000410020000000500300700000600280000040000300500000000000",
    "000000012008030000000000040120500000000004700060000000507000300000620000000100000",
    "000000012040050000000009000070600400000100000000000050000087500601000300200000000",
    "000000012050400000000000030700600400001000000000080000920000800000510700000003000",
    "000000012300000060000040000900000500000001070020000000000350400001400800060000000",
    "000000012400090000000000050070200000600000400000108000018000000000030700502000000",
    "000000012500008000000700000600120000700000450000030000030000800000500700020000000",
];

/// Boards that are published as hard, such as Arto Inkala's, the Golden Nugget, the Easter Monster,
/// and one that is hard for a search row by row.
const HARD: [&str; 7] = [
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    "005300000800000020070010500400005300010070006003200080060500009004000030000009700",
    "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
    "100000002090400050006000700050903000000070000000850040700000600030009080002000001",
    "000000000000003085001020000000507000004000100090000000500000073002010000000040009",
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
    "120400300300010050006000100700090000040603000003002000500080700007000005000000098",
];

/// Bound on the steps on any of these boards; forward checking takes 291,720 on the worst. A bound on
/// the time would depend on the machine.
const MOST_STEPS: u64 = 300_000;

#[test]
fn hard_boards_and_those_of_seventeen_digits_are_solved_in_few_steps() {
    for text in SEVENTEEN.iter().chain(&HARD) {
        let digits = digits_of(text);
        let expected = Solver::solve(&digits, 2);
        for algorithm in [FORWARD, ARCS] {
            let (found, steps) = counted(&digits, algorithm);
            assert_eq!(found, expected, "{text} by {}", algorithm.id());
            assert!(steps < MOST_STEPS, "{text} by {}: {steps}", algorithm.id());
        }
        assert_eq!(expected.0, 1, "{text}");
    }
    for text in SEVENTEEN {
        assert_eq!(
            digits_of(text).iter().filter(|&&digit| digit > 0).count(),
            17
        );
    }
}

#[test]
fn a_thousand_boards_have_the_answers_that_another_solver_finds() {
    let specimen = Specimen::named(&PUZZLE, "sample");
    let mut counts = [0; 3];
    for seed in 0..1_000 {
        // Every fourth board has one answer, others may have several.
        let wanted = (seed % 4 == 0).then_some(1);
        let board = specimen.instance.random(wanted, seed).expect("a board");
        let mut digits = [0; 81];
        digits.copy_from_slice(&board.given_numbers().expect("digits"));
        // Some boards get a digit that fits but need not be right.
        if seed % 5 == 1 {
            let cell = (0..81)
                .rev()
                .find(|&cell| digits[cell] == 0)
                .expect("an empty cell");
            let free = (1..10).rfind(|digit| board.numbered(cell as u32, *digit).is_ok());
            digits[cell] = free.unwrap_or(0) as u8;
        }
        let expected = Solver::solve(&digits, 2);
        let (count, first) = two(&digits, FORWARD);
        assert_eq!(count, expected.0, "seed {seed}");
        counts[count as usize] += 1;
        if let Some(first) = &first {
            assert!(is_answer(first, &digits), "seed {seed}");
        }
        if count == 1 {
            assert_eq!(first, expected.1, "seed {seed}");
        }
        if wanted == Some(1) && seed % 5 != 1 {
            assert_eq!(count, 1, "seed {seed}");
        }
        if seed % long_or(1, 20) == 0 {
            assert_eq!(two(&digits, ARCS).0, count, "seed {seed}");
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

fn reference(digits: &Digits) -> Puzzle {
    Puzzle {
        variables: 81,
        values: 9,
        given: digits.iter().map(|digit| digit.checked_sub(1)).collect(),
        conflict: |one, value, other, with| {
            let units = [one, other].map(Solver::units);
            one != other && value == with && (0..3).any(|kind| units[0][kind] == units[1][kind])
        },
        choice: |_, cell, value| Choice {
            cell: cell as u32,
            value,
        },
    }
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn every_step_is_that_of_the_textbook(
        seed in 0_u64..1_000,
        algorithm in select(vec![PLAIN, FORWARD, ARCS]),
        variables in select(VariableOrder::ALL.to_vec()),
        values in select(ValueOrder::ALL.to_vec()),
    ) {
        let specimen = Specimen::named(&PUZZLE, "sample");
        let board = specimen.instance.random(None, seed).expect("a board");
        let mut digits = [0; 81];
        digits.copy_from_slice(&board.given_numbers().expect("digits"));
        let puzzle = reference(&digits);
        let most = 120;
        let film = Film::record(&puzzle, algorithm.id(), variables, values, most);
        let algorithm = algorithm.with(Parameter::Orders(variables, values));
        let mut search = search(&text_of(&digits), algorithm, GoalPolicy::WholeSpace);
        film.assert_shown_by(&mut search);
    }
}

const SAMPLE: &str = "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n";
const SOLVED: &str = "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127";

fn judged(text: &str) -> (Vec<String>, Option<String>) {
    answers_and_error(&PUZZLE, text)
}

#[test]
fn the_judges_sample_is_answered_as_published() {
    let (answers, error) = judged(&format!("1\n{SAMPLE}"));
    assert_eq!(answers, [SOLVED]);
    assert_eq!(error, None);
}

#[test]
fn boards_are_read_from_lines_of_nine_or_of_81_with_dots_or_zeros() {
    let line: String = SAMPLE.split_whitespace().collect();
    let dots = line.replace('0', ".");
    let spaced = SAMPLE.replace('0', ". ");
    for text in [
        format!("2\n{SAMPLE}{SAMPLE}"),
        format!("{SAMPLE}\n{SAMPLE}"),
        format!("{line}\n{dots}\n"),
        format!("2\n{dots}\n\n{spaced}"),
    ] {
        assert_eq!(judged(&text), (vec![SOLVED.to_owned(); 2], None), "{text}");
    }
}

#[test]
fn what_is_no_board_is_refused_with_its_place_and_the_rule() {
    let first = SAMPLE.replacen("103000509", "103000501", 1);
    let column = SAMPLE.replacen("002109400", "002109409", 1);
    let block = SAMPLE
        .replacen("002109400", "012109400", 1)
        .replacen("012109400", "010209400", 1);
    for (text, message) in [
        (
            format!("1\n{first}"),
            "line 2: expected each digit once a row, found 1 at row 1, column 1 and at row 1, column 9",
        ),
        (
            format!("1\n{column}"),
            "line 3: expected each digit once a column, found 9 at row 1, column 9 and at row 2, column 9",
        ),
        (
            format!("1\n{block}"),
            "line 3: expected each digit once a box, found 1 at row 1, column 1 and at row 2, column 2",
        ),
        (
            "1\n103000509\n10200940x\n".to_owned(),
            "line 3: expected '.', '0', '1', '2', '3', '4', '5', '6', '7', '8' or '9' in each cell, found 'x' in column 9 of \"10200940x\"",
        ),
        (
            "2\n".to_owned() + SAMPLE,
            "line 11: expected 2 tests, the text ends after 1",
        ),
        (
            "1\n".to_owned() + SAMPLE + "5\n",
            "line 11: expected nothing after 1 tests, found \"5\"",
        ),
        (
            "1\n103000509\n".to_owned(),
            "line 3: expected a case of 9 lines, 8 missing",
        ),
    ] {
        assert_eq!(judged(&text).1.as_deref(), Some(message), "{text}");
    }
}

#[test]
fn a_digit_that_conflicts_cannot_be_set() {
    let specimen = Specimen::named(&PUZZLE, "sample");
    let instance: &dyn Instance = specimen.instance.as_ref();
    assert!(instance.numbered(1, 1).is_err(), "1 is in the row");
    assert!(instance.numbered(1, 4).is_ok());
    assert!(instance.numbered(0, 0).is_ok());
    assert!(instance.numbered(81, 1).is_err());
    assert!(instance.numbered(1, 10).is_err());
}
