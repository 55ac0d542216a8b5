//! Wythoff's game: its published lost positions, its tables and trees against plain recursion, and
//! the closed form against the table.

use std::collections::HashMap;

use searchlight_core::games::tree::{GameTree, LOSS, WIN};
use searchlight_core::games::{Algorithm, TableFill};
use searchlight_core::puzzles::wythoff::{PUZZLE, Wythoff, leaves, loses};
use searchlight_core::{
    CloneInstance, EditError, Family, Formula, Instance, Judge, Outcome, Policy, RunError, Search,
    Shape,
};
use searchlight_tests::dags::{ALGORITHMS, game_of};
use searchlight_tests::specimen::{Specimen, long_or};

fn heaps(first: u32, second: u32) -> Wythoff {
    Wythoff::new(first, second).expect("heaps")
}

fn filled(game: &dyn Instance, algorithm: Algorithm) -> TableFill {
    let mut search = TableFill::new(game_of(game), algorithm, Policy::WHOLE_SPACE).expect("a run");
    search.advance(u64::MAX);
    search
}

/// Plain recursion: the plies of a game from these heaps.
fn plies(heaps: (u32, u32), known: &mut HashMap<(u32, u32), u32>) -> u32 {
    if let Some(&plies) = known.get(&heaps) {
        return plies;
    }
    let (first, second) = heaps;
    let mut after = Vec::new();
    for take in 1..=first.max(second) {
        for (one, other) in [(take, 0), (0, take), (take, take)] {
            if one <= first && other <= second {
                after.push(plies((first - one, second - other), known));
            }
        }
    }
    let lost = after.iter().filter(|plies| plies.is_multiple_of(2)).min();
    let found = lost.or(after.iter().max()).map_or(0, |plies| plies + 1);
    known.insert(heaps, found);
    found
}

#[test]
fn the_published_lost_positions() {
    let published = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)];
    let mut lost = published.to_vec();
    lost.extend(published.iter().map(|&(less, more)| (more, less)));
    for algorithm in ALGORITHMS {
        let search = filled(&heaps(8, 13), algorithm);
        for (position, value) in (0..).zip(search.values()) {
            let pair = (position / 14, position % 14);
            assert_eq!(value.loses(), lost.contains(&pair), "{pair:?}");
        }
    }
}

#[test]
fn tables_of_all_shapes_are_what_recursion_says() {
    let mut known = HashMap::new();
    for (first, second) in [(0, 0), (0, 6), (6, 0), (1, 1), (9, 14), (14, 9), (20, 20)] {
        for algorithm in ALGORITHMS {
            let search = filled(&heaps(first, second), algorithm);
            let values = (0..).zip(search.values());
            for (position, value) in values {
                let pair = (position / (second + 1), position % (second + 1));
                let right = plies(pair, &mut known);
                let found = u32::from(value.plies().expect("a value"));
                let expected = match algorithm {
                    Algorithm::First => right % 2,
                    _ => right,
                };
                assert_eq!(found, expected, "{pair:?} by {algorithm:?}");
            }
        }
    }
}

#[test]
fn a_table_that_is_filled_in_slices_is_the_same() {
    for algorithm in ALGORITHMS {
        let whole = filled(&heaps(12, 17), algorithm);
        for slice in [1, 7, 100] {
            let game = game_of(&heaps(12, 17));
            let mut search = TableFill::new(game, algorithm, Policy::WHOLE_SPACE).expect("a run");
            while search.status().outcome.is_none() {
                search.advance(slice);
            }
            assert_eq!(search.values(), whole.values());
            assert_eq!(search.status().known, whole.status().known);
        }
    }
}

#[test]
fn trees_say_what_the_table_says() {
    for (first, second) in [(0, 0), (0, 3), (1, 2), (2, 2), (3, 5), (4, 3), (2, 7)] {
        let value = if loses(first, second) { LOSS } else { WIN };
        for id in ["minimax", "alphabeta"] {
            let specimen = Specimen::of(heaps(first, second).boxed()).with(id);
            let outcome = specimen.finished_run(Policy::WHOLE_SPACE).status().outcome;
            let estimated = false;
            assert_eq!(outcome, Some(Outcome::Valued { value, estimated }));
        }
    }
}

#[test]
fn the_closed_form_says_what_the_table_says() {
    let most = 300;
    let search = filled(&heaps(most, most), Algorithm::Retrograde);
    for (position, value) in (0..).zip(search.values()) {
        let (first, second) = (position / (most + 1), position % (most + 1));
        assert_eq!(loses(first, second), value.loses(), "({first}, {second})");
        let left = leaves(first, second);
        assert_eq!(left.is_none(), value.loses(), "({first}, {second})");
        if let Some((one, other)) = left {
            let to = one * (most + 1) + other;
            let is_move = search.neighbours(position, false).contains(&to);
            assert!(is_move, "({first}, {second}) to ({one}, {other})");
            assert!(search.values()[to as usize].loses());
        }
    }
}

#[test]
fn the_closed_form_is_exact_up_to_a_thousand_million() {
    // The lost pairs follow one another: the smaller heap is the least size in none before, and the
    // k-th pair differs by k.
    let most = long_or(50_000_000_u32, 2_000_000);
    let mut taken = vec![false; most as usize + 1];
    let mut less = 0_u32;
    for k in 0_u32.. {
        while taken.get(less as usize).copied().unwrap_or_default() {
            less += 1;
        }
        if less > most {
            break;
        }
        let more = less + k;
        assert!(loses(less, more) && loses(more, less), "({less}, {more})");
        assert!(!loses(less, more + 1) && !loses(less + 1, more));
        for size in [less, more] {
            if let Some(own) = taken.get_mut(size as usize) {
                *own = true;
            }
        }
    }
    // Known whole parts of multiples of the golden ratio: Fibonacci numbers.
    let (mut one, mut next) = (1_u32, 2_u32);
    for number in 0.. {
        let Some(after) = one.checked_add(next).filter(|&sum| sum <= 1_000_000_000) else {
            break;
        };
        // Of two neighbours, only every second pair is lost.
        assert_eq!(loses(one, next), number % 2 == 0, "({one}, {next})");
        (one, next) = (next, after);
    }
}

#[test]
fn winning_moves_of_large_heaps_leave_lost_heaps() {
    let large = [
        (1_000_000_000, 999_999_999),
        (1_000_000_000, 0),
        (0, 1_000_000_000),
        (1_000_000_000, 1_000_000_000),
        (618_033_988, 1_000_000_000),
        (381_966_011, 1_000_000_000),
        (123_456_789, 987_654_321),
        (301, 300),
    ];
    for (first, second) in large {
        match leaves(first, second) {
            None => assert!(loses(first, second)),
            Some((one, other)) => {
                assert!(loses(one, other), "({one}, {other})");
                let (from, to) = (first - one, second - other);
                assert!(from + to > 0);
                assert!(from == 0 || to == 0 || from == to);
            }
        }
    }
}

#[test]
fn the_estimate_is_who_wins_if_each_move_takes_one_piece() {
    // An odd number of pieces, taken one by one, ends with a move of the player to move.
    let game = heaps(5, 5);
    for (first, second, estimate) in [(0, 1, 1), (1, 0, 1), (0, 0, -1), (3, 4, 1), (2, 4, -1)] {
        assert_eq!(
            game.estimate(first * 6 + second),
            estimate,
            "({first}, {second})"
        );
    }
}

/// The answers to a text, and its error's message.
fn judged(text: &str, algorithm: Option<&str>) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(&PUZZLE, text, algorithm, None).expect("an algorithm");
    let error = judge.error().map(ToString::to_string);
    let answers = judge.by_ref().map(|answer| answer.expect("a run").text);
    (answers.collect(), error)
}

#[test]
fn the_judges_sample_is_answered_by_each_algorithm() {
    for id in [None, Some("first"), Some("full"), Some("waves")] {
        let (answers, error) = judged("2 1\n8 4\n4 7\n", id);
        assert_eq!(error, None);
        assert_eq!(answers, ["0", "1", "0"]);
    }
    assert_eq!(judged("2 1\n3 4\n", Some("minimax")).0, ["0", "1"]);
}

#[test]
fn heaps_beyond_the_table_are_answered_by_the_closed_form() {
    let text =
        "300 300\n301 0\n\n1000000000 999999999\n618033988 1000000000\n1000000000 618033989\n";
    let judge = Judge::of_text(&PUZZLE, text, None, None).expect("an algorithm");
    let answers: Vec<_> = judge.map(|answer| answer.expect("an answer")).collect();
    let wins = |at: usize| match answers[at].outcome {
        Outcome::Formula { wins } => Some(wins),
        _ => None,
    };
    assert!(matches!(answers[0].outcome, Outcome::Filled { .. }));
    assert!(
        answers[1..]
            .iter()
            .all(|answer| answer.certificate.is_none())
    );
    assert_eq!([1, 2].map(wins), [Some(true); 2]);
    for (answer, at) in answers.iter().zip(0..) {
        if let Some(wins) = wins(at) {
            assert_eq!(answer.text, if wins { "1" } else { "0" });
        }
    }
    assert_eq!(
        answers.iter().map(|answer| answer.line).collect::<Vec<_>>(),
        [1, 2, 4, 5, 6]
    );
}

#[test]
fn a_search_of_large_heaps_is_refused_with_the_answer() {
    let game = heaps(1_000, 2_000);
    let formula = (&game as &dyn Instance).by_formula();
    let (left, right) = leaves(1_000, 2_000).expect("a winning move");
    assert_eq!(
        formula,
        Some(Formula {
            limit: 300,
            heaps: (1_000, 2_000),
            leaves: Some((left, right)),
        })
    );
    for id in ["full", "alphabeta"] {
        let algorithm = PUZZLE.kind.algorithm(Some(id)).expect("an algorithm");
        let refused = (&game as &dyn Instance).searched_by(algorithm).err();
        let (limit, first, second, wins) = (300, 1_000, 2_000, 1);
        let expected = RunError::ByFormula {
            limit,
            first,
            second,
            wins,
            left,
            right,
        };
        assert_eq!(refused, Some(expected));
    }
    let limit = 1 << 21;
    let algorithm = PUZZLE
        .kind
        .algorithm(Some("minimax"))
        .expect("an algorithm");
    // 6 and 7 have 988,297 nodes, 7 and 7 have 3,151,896.
    let searched = (&heaps(6, 7) as &dyn Instance).searched_by(algorithm);
    assert!(searched.is_ok());
    let refused = (&heaps(7, 7) as &dyn Instance).searched_by(algorithm).err();
    assert_eq!(refused, Some(RunError::LargeTree { limit }));
}

#[test]
fn bad_text_names_the_place_and_the_rule() {
    for text in ["3\n", "3 4 5\n", "3 x\n", "-1 4\n", "1000000001 4\n"] {
        let found = text.trim();
        let message = format!("line 2: expected 2 numbers from 0 to 1000000000, found \"{found}\"");
        let (answers, error) = judged(&format!("2 1\n{text}"), None);
        assert_eq!(error, Some(message));
        assert_eq!(answers, ["0"]);
    }
    let most = 1_000_000_000;
    assert_eq!(
        Wythoff::new(most + 1, 0),
        Err(EditError::TooManyPieces { most })
    );
}

#[test]
fn the_start_moves_in_its_table_and_in_its_tree() {
    let game: Box<dyn Instance> = heaps(3, 5).boxed();
    let moved = game.edited(7).expect("a start");
    assert_eq!((moved.start_cell(), moved.text()), (Some(7), None));
    let by_tree = game.edited_in(Family::Trees, 7).expect("a start");
    assert_eq!(by_tree.start_cell(), Some(7));
    let (rows, columns) = (20, 20);
    let wide = game.resized(Shape { rows, columns }).expect("a size");
    assert_eq!(wide.start_cell(), Some(65));
    // The board of the tree ends with the heaps if the table has too many cells for moves.
    let trimmed = wide.edited_in(Family::Trees, 7).expect("a start");
    assert_eq!(trimmed.start_cell(), Some(7));
    assert_eq!(trimmed.text(), None);
    let small = game
        .resized(Shape {
            rows: 2,
            columns: 3,
        })
        .expect("a size");
    assert_eq!(small.text().as_deref(), Some("1 2\n"));
}
