//! Chomp: its published counts, brute force over sets of squares, its trees and its text.

use std::collections::{BTreeSet, HashMap};

use searchlight_core::games::tree::{GameTree, LOSS, WIN};
use searchlight_core::games::{Algorithm, TableFill};
use searchlight_core::puzzles::chomp::{Chomp, PUZZLE};
use searchlight_core::{
    CloneInstance, EditError, Family, Instance, Judge, Outcome, Policy, Problem, RunError, Search,
    Shape,
};
use searchlight_tests::dags::{ALGORITHMS, game_of};
use searchlight_tests::specimen::{Specimen, long_or};

fn bar(rows: u32, columns: u32) -> Chomp {
    Chomp::new(Shape { rows, columns }).expect("a bar")
}

fn filled(game: &dyn Instance, algorithm: Algorithm) -> TableFill {
    let mut search = TableFill::new(game_of(game), algorithm, Policy::WHOLE_SPACE).expect("a run");
    search.advance(u64::MAX);
    search
}

/// The squares that are left, each with its row and its column.
type Squares = BTreeSet<(u32, u32)>;

/// Plain recursion over sets of squares: the plies of each set that a game can reach.
#[derive(Default)]
struct BruteForce {
    plies: HashMap<Squares, u32>,
}

impl BruteForce {
    fn of(&mut self, left: &Squares) -> u32 {
        if let Some(&plies) = self.plies.get(left) {
            return plies;
        }
        let bites = left.iter().filter(|&&square| square != (0, 0));
        let after: Vec<u32> = bites
            .map(|&(row, column)| {
                let keeps = |&&(down, right): &&(u32, u32)| down < row || right < column;
                self.of(&left.iter().filter(keeps).copied().collect())
            })
            .collect();
        let lost = after.iter().filter(|plies| plies.is_multiple_of(2)).min();
        let plies = lost.or(after.iter().max()).map_or(0, |plies| plies + 1);
        self.plies.insert(left.clone(), plies);
        plies
    }
}

/// The squares of a bar.
fn whole(rows: u32, columns: u32) -> Squares {
    let rows = 0..rows;
    rows.flat_map(|row| (0..columns).map(move |column| (row, column)))
        .collect()
}

/// The squares that the tree's board shows of a position.
fn shown(game: &Chomp, position: u32) -> Squares {
    let Shape { rows, columns } = GameTree::board_shape(game);
    let mut codes = vec![9; (rows * columns) as usize];
    game.draw(position, &mut codes);
    assert_eq!(codes[0], 2, "the poisoned square");
    let cells = (0..).zip(&codes).filter(|(_, code)| **code > 0);
    cells
        .map(|(cell, _)| (cell / columns, cell % columns))
        .collect()
}

#[test]
fn the_published_counts() {
    for ((rows, columns), positions, lost) in [((3, 4), 34, 7), ((4, 5), 125, 16)] {
        for algorithm in ALGORITHMS {
            let mut search = filled(&bar(rows, columns), algorithm);
            search.seek(u64::MAX);
            let counters = search.counters();
            assert_eq!(counters.filled, positions, "{rows} x {columns}");
            assert_eq!(counters.losing, lost, "{rows} x {columns}");
        }
    }
}

#[test]
fn the_first_player_wins_each_bar_but_the_poison_alone() {
    for (rows, columns) in (1..=6).flat_map(|rows| (1..=6).map(move |columns| (rows, columns))) {
        let outcome = filled(&bar(rows, columns), Algorithm::First)
            .status()
            .outcome;
        let (wins, plies) = (rows * columns > 1, None);
        assert_eq!(outcome, Some(Outcome::Filled { wins, plies }));
    }
}

#[test]
fn every_small_bar_is_what_brute_force_says() {
    let most = long_or(5, 4);
    for (rows, columns) in (1..=most).flat_map(|rows| (1..=5).map(move |columns| (rows, columns))) {
        let game = bar(rows, columns);
        let mut right = BruteForce::default();
        right.of(&whole(rows, columns));
        for algorithm in ALGORITHMS {
            let search = filled(&game, algorithm);
            let plies = (0..).zip(search.values()).map(|(position, value)| {
                let plies = value.plies().expect("a value");
                (shown(&game, position), u32::from(plies))
            });
            let found: HashMap<Squares, u32> = plies.collect();
            assert_eq!(found.len(), right.plies.len(), "each staircase once");
            for (squares, &plies) in &right.plies {
                let expected = match algorithm {
                    Algorithm::First => plies % 2,
                    _ => plies,
                };
                assert_eq!(found[squares], expected, "{squares:?} by {algorithm:?}");
            }
        }
    }
}

#[test]
fn moves_lead_downwards_and_each_has_its_way_back() {
    for (rows, columns) in [(1, 1), (1, 7), (7, 1), (3, 4), (4, 3), (2, 6)] {
        let game = filled(&bar(rows, columns), Algorithm::Full);
        let count = game.values().len() as u32;
        let mut pairs = Vec::new();
        let mut back = Vec::new();
        for position in 0..count {
            let to = game.neighbours(position, false);
            assert!(to.iter().all(|&to| to < position));
            pairs.extend(to.into_iter().map(|to| (position, to)));
            let from = game.neighbours(position, true);
            back.extend(from.into_iter().map(|from| (from, position)));
        }
        pairs.sort_unstable();
        back.sort_unstable();
        assert_eq!(pairs, back, "{rows} x {columns}");
    }
}

#[test]
fn trees_say_what_the_table_says() {
    for (rows, columns) in [(1, 1), (1, 5), (2, 2), (2, 3), (3, 3), (2, 5)] {
        let whole = bar(rows, columns);
        let table = filled(&whole, Algorithm::Full);
        for position in 0..table.values().len() as u32 {
            let game = match whole.edited(position) {
                Ok(game) => game,
                Err(_) => whole.boxed(),
            };
            let value = if table.values()[position as usize].loses() {
                LOSS
            } else {
                WIN
            };
            for id in ["minimax", "alphabeta"] {
                let specimen = Specimen::of(game.boxed()).with(id);
                let outcome = specimen.finished_run(Policy::WHOLE_SPACE).status().outcome;
                let estimated = false;
                assert_eq!(outcome, Some(Outcome::Valued { value, estimated }));
            }
        }
    }
}

#[test]
fn a_tree_of_more_than_two_million_nodes_is_refused_by_name() {
    let opens = |game: &dyn Instance, id| {
        let algorithm = PUZZLE.kind.algorithm(Some(id)).expect("an algorithm");
        game.searched_by(algorithm).err()
    };
    let refused = Some(RunError::LargeTree { limit: 1 << 21 });
    // 3 x 5 has 1,036,972 nodes, 4 x 4 has 4,418,360, and 9 x 9 very many.
    assert_eq!(opens(&bar(4, 4), "alphabeta"), refused);
    assert_eq!(opens(&bar(9, 9), "minimax"), refused);
    assert_eq!(opens(&bar(1, 23), "minimax"), refused);
    assert_eq!(opens(&bar(4, 4), "full"), None);
    assert_eq!(opens(&bar(3, 5), "minimax"), None);
    assert_eq!(opens(&bar(1, 22), "minimax"), None);
    let session = |game: Chomp| Specimen::of(Box::new(game)).session().algorithms().len();
    assert_eq!(session(bar(4, 4)), 3);
    assert_eq!(session(bar(3, 5)), 5);
}

#[test]
fn the_estimate_is_who_wins_if_each_bite_takes_one_square() {
    // The player who finds the poisoned square alone loses, so an even number of squares is good.
    let whole = bar(3, 4);
    for (text, squares) in [
        ("3 4 1 0 0", 1),
        ("3 4 2 0 0", 2),
        ("3 4 4 2 2", 8),
        ("3 4 4 3 2", 9),
    ] {
        let game = Specimen::read(&PUZZLE, &format!("1\n{text}\n")).instance;
        let position = game.start_cell().expect("a position");
        let expected = if squares % 2 == 0 { 1 } else { -1 };
        assert_eq!(whole.estimate(position), expected, "{text}");
    }
}

#[test]
fn minimax_enters_each_line_of_bites() {
    fn lines(left: &Squares) -> u64 {
        let bites = left.iter().filter(|&&square| square != (0, 0));
        let after = bites.map(|&(row, column)| {
            let keeps = |&&(down, right): &&(u32, u32)| down < row || right < column;
            lines(&left.iter().filter(keeps).copied().collect())
        });
        1 + after.sum::<u64>()
    }
    for ((rows, columns), nodes) in [((2, 3), 58), ((3, 3), 1_232), ((3, 4), 33_096)] {
        assert_eq!(lines(&whole(rows, columns)), nodes);
        let run = Specimen::of(Box::new(bar(rows, columns))).with("minimax");
        let run = run.finished_run(Policy::WHOLE_SPACE);
        // Each node except the root is entered and left; the last step ends the search.
        assert_eq!(run.status().known, 2 * nodes - 1);
    }
}

/// The answers to a text, and its error's message.
fn judged(text: &str) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(&PUZZLE, text, None, None).expect("an algorithm");
    let error = judge.error().map(ToString::to_string);
    let answers = judge.by_ref().map(|answer| answer.expect("a run").text);
    (answers.collect(), error)
}

#[test]
fn bars_and_bitten_bars_are_answered() {
    let text = "5\n3 4\n1 1\n3 4 4 2 2\n2 2  2 1\n3 3 3, 1, 0\n";
    let (answers, error) = judged(text);
    assert_eq!(error, None);
    assert_eq!(answers, ["win", "loss", "loss", "loss", "win"]);
    for id in ["minimax", "alphabeta", "first", "waves"] {
        let judge = Judge::of_text(&PUZZLE, text, Some(id), None).expect("an algorithm");
        let by_id: Vec<String> = judge.map(|answer| answer.expect("a run").text).collect();
        assert_eq!(by_id, answers, "{id}");
    }
}

#[test]
fn bad_text_names_the_place_and_the_rule() {
    for (text, message) in [
        (
            "1\n3",
            "line 2: expected 2 numbers from 1 to 30, found \"3\"",
        ),
        (
            "1\n3 x",
            "line 2: expected a whole number from 1 to 30, found \"x\"",
        ),
        (
            "1\n0 4",
            "line 2: expected a whole number from 1 to 30, found \"0\"",
        ),
        (
            "1\n3 31",
            "line 2: expected a whole number from 1 to 30, found \"31\"",
        ),
        (
            "1\n12 12",
            "line 2: expected a bar with at most 50000 positions, found 12 x 12 squares, which have more",
        ),
        (
            "1\n3 4 4 2",
            "line 2: expected nothing after the size of the bar, or the lengths of its 3 rows, found 2 more",
        ),
        (
            "1\n3 4 5 2 1",
            "line 2: expected at most 4 squares in row 1, as many as above it, found 5",
        ),
        (
            "1\n3 4 3 2 3",
            "line 2: expected at most 2 squares in row 3, as many as above it, found 3",
        ),
        (
            "1\n3 4 0 0 0",
            "line 2: expected a whole number from 1 to 30, found \"0\"",
        ),
        ("2\n3 4", "line 3: expected 2 tests, the text ends after 1"),
    ] {
        assert_eq!(judged(text).1.as_deref(), Some(message), "{text:?}");
    }
}

#[test]
fn each_position_is_written_and_read_again() {
    let whole = bar(3, 3);
    for position in 0..19 {
        let game = whole.edited(position).unwrap_or_else(|_| whole.boxed());
        let text = game.text().expect("a text");
        let read = Specimen::read(&PUZZLE, &text).instance;
        assert_eq!(read.start_cell(), Some(position), "{text}");
    }
    assert_eq!(
        whole.edited(0).expect("a start").text().as_deref(),
        Some("1\n3 3 1 0 0\n")
    );
}

#[test]
fn a_square_of_the_bar_is_bitten_or_put_back() {
    let text = |game: &dyn Instance| game.text().expect("a text");
    let bitten = (&bar(3, 4) as &dyn Instance)
        .edited_in(Family::Trees, 5)
        .expect("an edit");
    assert_eq!(text(bitten.as_ref()), "1\n3 4 4 1 1\n");
    let back = bitten.edited_in(Family::Trees, 10).expect("an edit");
    assert_eq!(text(back.as_ref()), "1\n3 4 4 3 3\n");
    let poison = (&bar(3, 4) as &dyn Instance)
        .edited_in(Family::Trees, 0)
        .map(|_| ());
    assert_eq!(poison, Err(EditError::FixedCell { cell: 0 }));
    let (cell, cells) = (12, 12);
    let outside = (&bar(3, 4) as &dyn Instance)
        .edited_in(Family::Trees, cell)
        .map(|_| ());
    assert_eq!(outside, Err(EditError::OutsideBoard { cell, cells }));
}

#[test]
fn the_size_of_the_bar_is_a_setting() {
    let game = bar(3, 4);
    let resized = game.with_setting("bar", "4×5").expect("a bar");
    assert_eq!(resized.text().as_deref(), Some("1\n4 5\n"));
    assert_eq!(resized.settings()[0].value, "4x5");
    for value in ["", "3", "0x4", "3x31", "12x12", "3x4x5", "-3x4"] {
        let refused = game.with_setting("bar", value).map(|_| ());
        assert_eq!(refused, Err(EditError::setting("bar")), "{value:?}");
    }
    let Some(Problem::Games(table)) = game.problem(Family::Games) else {
        panic!("a table");
    };
    assert_eq!(table.positions(), 34);
    let Shape { rows, columns } = table.board_shape();
    assert_eq!((rows, columns), (5, 7));
}
