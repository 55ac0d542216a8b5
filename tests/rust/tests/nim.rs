//! Nim against Bouton's theorem, its tree against its table, and its texts, links and edits.

use std::sync::Arc;

use searchlight_core::games::tree::{Algorithm as TreeAlgorithm, GameTree, TreeSearch};
use searchlight_core::games::{Algorithm, GrundyNumbers, TableFill};
use searchlight_core::puzzles::nim::{Nim, PUZZLE};
use searchlight_core::text::InputFault;
use searchlight_core::{
    EditError, Family, Instance, Judge, Link, Outcome, Policy, Search, Session, Shape,
};
use searchlight_tests::dags::{ALGORITHMS, game_of};
use searchlight_tests::games::{Rules, grundy};
use searchlight_tests::specimen::{Specimen, shape_of};

fn nim(heaps: &[u32]) -> Nim {
    Nim::new(heaps).expect("heaps that a table has room for")
}

/// The sizes of a table's heaps, with the rules written anew.
struct Heaps(Vec<u32>);

/// Room for the heaps of the tests.
type Place = [u32; 4];

impl Heaps {
    fn all(&self) -> Vec<Place> {
        let mut all = vec![[0; 4]];
        for (heap, &most) in self.0.iter().enumerate() {
            let with = |place: &Place| {
                let mut place = *place;
                (0..=most).map(move |size| {
                    place[heap] = size;
                    place
                })
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    }
}

impl Rules for Heaps {
    type Place = Place;

    fn moves(&self, place: Place) -> Vec<Place> {
        let heaps = (0..self.0.len()).rev();
        let moves = heaps.flat_map(|heap| {
            (0..place[heap]).rev().map(move |left| {
                let mut after = place;
                after[heap] = left;
                after
            })
        });
        moves.collect()
    }

    fn position(&self, place: Place) -> u32 {
        let all = self.all();
        all.iter().position(|own| *own == place).expect("a place") as u32
    }

    fn places(&self) -> Vec<Place> {
        self.all()
    }
}

const BOARDS: [&[u32]; 8] = [
    &[0],
    &[7],
    &[3, 5],
    &[5, 3],
    &[3, 4, 5],
    &[1, 0, 2],
    &[1, 2, 3, 2],
    &[2, 9, 1],
];

#[test]
fn every_table_is_what_recursion_says() {
    for heaps in BOARDS {
        let rules = Heaps(heaps.to_vec());
        let game = nim(heaps);
        let right = rules.plies();
        for algorithm in ALGORITHMS {
            let search = TableFill::new(game_of(&game), algorithm, Policy::WHOLE_SPACE);
            let mut search = search.expect("a small table");
            search.advance(u64::MAX);
            let values = search.values().iter();
            let plies: Option<Vec<u32>> =
                values.map(|value| value.plies().map(u32::from)).collect();
            let plies = plies.expect("a whole table");
            if algorithm == Algorithm::First {
                let parity: Vec<u32> = right.iter().map(|plies| plies % 2).collect();
                assert_eq!(plies, parity, "{heaps:?}");
            } else {
                assert_eq!(plies, right, "{heaps:?} by {algorithm:?}");
            }
        }
        let search = TableFill::new(game_of(&game), Algorithm::Full, Policy::WHOLE_SPACE);
        let search = search.expect("a small table");
        for place in rules.places() {
            let moves = rules.moves(place).into_iter();
            let moves: Vec<u32> = moves.map(|to| rules.position(to)).collect();
            assert_eq!(search.neighbours(rules.position(place), false), moves);
        }
    }
}

#[test]
fn who_is_to_move_loses_where_the_exclusive_or_of_the_heaps_is_0() {
    for heaps in BOARDS {
        let rules = Heaps(heaps.to_vec());
        let mut numbers = GrundyNumbers::new(game_of(&nim(heaps))).expect("a small table");
        assert!(numbers.advance(u64::MAX));
        let search = TableFill::new(game_of(&nim(heaps)), Algorithm::Full, Policy::WHOLE_SPACE);
        let mut search = search.expect("a small table");
        search.advance(u64::MAX);
        for (position, place) in rules.places().into_iter().enumerate() {
            let xor = place.iter().fold(0, |sum, heap| sum ^ heap);
            assert_eq!(numbers.numbers()[position], xor, "{place:?}");
            assert_eq!(search.values()[position].loses(), xor == 0, "{place:?}");
            let parts = game_of(&nim(heaps)).summands(position as u32);
            assert_eq!(parts, place[..heaps.len()], "{place:?}");
        }
    }
    // A heap by itself is worth its size.
    let all: Vec<u32> = (1..=60).collect();
    assert_eq!(grundy(60, &all), (0..=60).collect::<Vec<_>>());
}

#[test]
fn tables_are_as_square_as_the_heaps_allow() {
    for (heaps, rows, columns) in [
        (&[7][..], 1, 8),
        (&[3, 4, 5], 4, 30),
        (&[3, 3, 3, 3], 16, 16),
        (&[1, 3, 5, 7], 8, 48),
        (&[400, 480], 401, 481),
        (&[0, 0], 1, 1),
        (&[1; 17], 256, 512),
    ] {
        let shape = shape_of(&nim(heaps));
        let (rows, columns) = match heaps {
            // Both splits are as long; the flatter one is taken.
            [3, 4, 5] => (20, 6),
            _ => (rows, columns),
        };
        assert_eq!(shape, Shape { rows, columns }, "{heaps:?}");
    }
}

#[test]
fn the_answers_to_the_judges_sample_are_the_published_ones() {
    let judged = |text: &str, algorithm| {
        let judge = Judge::of_text(&PUZZLE, text, algorithm, None).expect("an algorithm");
        assert_eq!(judge.error(), None);
        let answers = judge.map(|answer| answer.expect("a run").text);
        answers.collect::<Vec<_>>()
    };
    let text = "2 45 45\n3 3 6 9\n";
    for algorithm in [None, Some("first"), Some("waves")] {
        assert_eq!(judged(text, algorithm), ["No", "Yes"]);
    }
    let small = "3 1 2 3\r\n\n  2,1,2\n1 0\n";
    assert_eq!(judged(small, None), ["No", "Yes", "No"]);
    for algorithm in ["minimax", "alphabeta"] {
        assert_eq!(judged("3 1 2 3\n2 1 2", Some(algorithm)), ["No", "Yes"]);
    }
}

#[test]
fn wrong_texts_are_refused_with_their_place_and_the_rule() {
    for (line, message) in [
        ("0", "expected a whole number from 1 to 20, found \"0\""),
        ("21 1", "expected a whole number from 1 to 20, found \"21\""),
        ("x 1", "expected a whole number from 1 to 20, found \"x\""),
        (
            "2 1",
            "expected the sizes of 2 heaps, from 0 to 500, after their number, found \"2 1\"",
        ),
        (
            "2 1 2 3",
            "expected the sizes of 2 heaps, from 0 to 500, after their number, found \"2 1 2 3\"",
        ),
        (
            "2 1 501",
            "expected the sizes of 2 heaps, from 0 to 500, after their number, found \"2 1 501\"",
        ),
        (
            "2 1 -1",
            "expected the sizes of 2 heaps, from 0 to 500, after their number, found \"2 1 -1\"",
        ),
        (
            "2 500 500",
            "expected at most 250000 cells a board, found 251001",
        ),
        (
            "3 1 500 1",
            "expected at most 1000 rows and 1000 columns a board, found 2 x 1002",
        ),
    ] {
        let judge = Judge::of_text(&PUZZLE, &format!("1 3\n\n{line}\n"), None, None);
        let judge = judge.expect("its algorithm");
        let found = judge.error().map(ToString::to_string);
        assert_eq!(found, Some(format!("line 3: {message}")));
        assert_eq!(judge.remaining(), 1, "the line before is read");
    }
    let none = Nim::new(&[]).err();
    let found = "0".to_owned();
    let (least, most) = (1, 20);
    assert_eq!(none, Some(InputFault::Number { least, most, found }));
}

fn finished(game: &Nim, algorithm: TreeAlgorithm) -> TreeSearch {
    let search = TreeSearch::new(Arc::new(game.clone()), algorithm, Policy::WHOLE_SPACE);
    let mut search = search.expect("a search");
    search.advance(u64::MAX);
    search
}

/// The number of positions of the whole tree, counted by the heaps alone.
fn nodes(heaps: &[u32]) -> u32 {
    let moves = (0..heaps.len()).flat_map(|heap| (0..heaps[heap]).map(move |left| (heap, left)));
    let below = moves.map(|(heap, left)| {
        let mut after = heaps.to_vec();
        after[heap] = left;
        nodes(&after)
    });
    1 + below.sum::<u32>()
}

#[test]
fn the_tree_says_what_the_theorem_says_as_long_as_it_is_small() {
    for heaps in [
        &[1, 2, 3][..],
        &[1, 2],
        &[2, 2, 2],
        &[1, 3, 4],
        &[5],
        &[1, 1, 0, 2],
    ] {
        let game = nim(heaps);
        let wins = heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        let value = if wins { 100 } else { -100 };
        let estimated = false;
        for algorithm in [TreeAlgorithm::MINIMAX, TreeAlgorithm::ALPHA_BETA] {
            let search = finished(&game, algorithm);
            let outcome = Outcome::Valued { value, estimated };
            assert_eq!(search.status().outcome, Some(outcome), "{heaps:?}");
        }
        let minimax = finished(&game, TreeAlgorithm::MINIMAX);
        assert_eq!(minimax.nodes(), nodes(heaps), "{heaps:?}");
        let cut = finished(&game, TreeAlgorithm::ALPHA_BETA);
        assert!(cut.nodes() <= minimax.nodes(), "{heaps:?}");
    }
    let has_tree = |heaps: &[u32]| nim(heaps).refuses(Family::Trees).is_none();
    // 1,038,768 positions; 2^21 of one heap.
    assert!(has_tree(&[3, 4, 5]) && has_tree(&[21]) && has_tree(&[0, 0]));
    assert!(!has_tree(&[5, 6, 7]) && !has_tree(&[1, 3, 5, 7]) && !has_tree(&[22]));
}

#[test]
fn the_board_of_the_tree_has_a_row_for_each_heap() {
    let game = nim(&[1, 0, 3]);
    let shape = GameTree::board_shape(&game);
    let (rows, columns) = (3, 3);
    assert_eq!(shape, Shape { rows, columns });
    let mut board = [9; 9];
    game.draw(GameTree::start(&game), &mut board);
    assert_eq!(board, [1, 0, 0, 0, 0, 0, 1, 1, 1]);
    let mut moves = Vec::new();
    GameTree::moves(&game, GameTree::start(&game), &mut moves);
    // A move has the number of the first stone that it takes.
    let by: Vec<u8> = moves.iter().map(|&(by, _)| by).collect();
    assert_eq!(by, [0, 8, 7, 6]);
    for (by, to) in moves {
        let mut after = [9; 9];
        game.draw(to, &mut after);
        let row = usize::from(by) / 3;
        let mut expected = board;
        expected[usize::from(by)..3 * (row + 1)].fill(0);
        assert_eq!(after, expected);
    }
}

#[test]
fn heaps_are_set_by_numbers_and_kept_by_links() {
    let game = nim(&[3, 4, 5]);
    let set = |value: &str| game.with_setting("heaps", value);
    for (value, text) in [
        ("1,2,3", "3 1 2 3\n"),
        (" 7 ", "1 7\n"),
        ("１，２", "2 1 2\n"),
        ("0 5", "2 0 5\n"),
    ] {
        let changed = set(value).expect("heaps");
        assert_eq!(changed.text().as_deref(), Some(text));
        let specimen = Specimen::of(changed);
        let back = Link::decode(&specimen.link(0)).expect("its own link");
        assert_eq!(back.instance.text().as_deref(), Some(text));
    }
    for value in ["", ",", "1,,2", "501", "-1", "x", "500,500", "1,500,1"] {
        assert_eq!(
            set(value).err(),
            Some(EditError::setting("heaps")),
            "{value}"
        );
    }
    let refused = game.with_setting("takes", "1").err();
    assert_eq!(refused, Some(EditError::setting("takes")));
    // Another start of the same table is no text: its table would be another.
    let moved = game.edited(4).expect("a cell");
    assert_eq!((moved.text(), moved.start_cell()), (None, Some(4)));
    let back = Link::decode(&Specimen::of(moved).link(0)).expect("its own link");
    assert_eq!(back.instance.start_cell(), Some(4));
    assert_eq!(back.instance.settings()[0].value, "3,4,5");
    for seed in 0..50 {
        let drawn = game.random(None, seed).expect("a start");
        assert!(drawn.start_cell() > Some(0), "a game without a move");
    }
}

#[test]
fn a_random_start_has_a_tree_where_the_game_has_one() {
    let has_tree = |game: &dyn Instance| game.refuses(Family::Trees).is_none();
    let drawn = |game: &dyn Instance, seed| game.random(None, seed).expect("a start");
    let large = nim(&[5, 6, 7]);
    // One stone in the same table.
    let small = large.edited(1).expect("a start");
    assert!(has_tree(small.as_ref()) && !has_tree(&large));
    for seed in 0..100 {
        assert!(has_tree(drawn(small.as_ref(), seed).as_ref()), "{seed}");
    }
    assert!((0..100).any(|seed| !has_tree(drawn(&large, seed).as_ref())));
}

#[test]
fn stones_are_edited_on_the_board_of_the_tree() {
    let game = nim(&[1, 0, 3]);
    let edited = |cell| game.tree_edited(cell).map(|game| game.text());
    let text = |text: &str| Ok(Some(text.to_owned()));
    assert_eq!(edited(2), text("3 3 0 3\n"), "stones up to the cell");
    assert_eq!(edited(3), text("3 1 1 3\n"));
    assert_eq!(edited(8), text("3 1 0 2\n"), "the last stone goes");
    assert_eq!(edited(6), text("3 1 0 1\n"));
    let (cell, cells) = (9, 9);
    assert_eq!(edited(9), Err(EditError::OutsideBoard { cell, cells }));
    // Of 3, 4 and 5 stones the tree has 1,038,768 nodes; two stones more at least quadruple it.
    let larger = nim(&[3, 4, 5]).tree_edited(4).err();
    assert_eq!(larger, Some(EditError::FixedCell { cell: 4 }));
    let last = nim(&[1]).tree_edited(0).err();
    assert_eq!(
        last,
        Some(EditError::FixedCell { cell: 0 }),
        "no stone left"
    );
}

#[test]
fn heaps_that_are_too_large_for_the_tree_are_shown_as_a_table() {
    let specimen = Specimen::of(Box::new(nim(&[1, 2, 3]))).with("alphabeta");
    let link = Link::decode(&specimen.link(0)).expect("its own link");
    let session = Session::open(link).expect("a session");
    let larger = session.with_setting("heaps", "5,6,7").expect("heaps");
    let larger = Link::decode(&larger).expect("a link");
    assert_eq!(larger.algorithm.id(), "full");
    let smaller = session.with_setting("heaps", "1,1").expect("heaps");
    assert_eq!(
        Link::decode(&smaller).expect("a link").algorithm.id(),
        "alphabeta"
    );
}

#[test]
fn numbers_of_links_that_are_out_of_range_are_refused() {
    let open = |bytes: &[u8]| Link::decode(&[&[1, 28], bytes, &[0, 0, 0]].concat()).is_ok();
    assert!(open(&[2, 3, 5, 23]));
    assert!(!open(&[2, 3, 5, 24]), "a start outside the table");
    assert!(!open(&[0, 0]), "no heap");
    assert!(!open(&[21]), "more heaps than there can be");
    assert!(!open(&[1, 0xf5, 0x03, 0]), "501 stones");
    assert!(!open(&[2, 0xf4, 0x03, 0xf4, 0x03, 0]), "too many cells");
}
