//! Sliding tiles: judges' text, answers, links and editing.

use searchlight_core::backtracking::ida_star;
use searchlight_core::graph_search::Space as _;
use searchlight_core::puzzles::tiles::{KIND, PUZZLE, TileBoard, TileRanks, Tiles};
use searchlight_core::state_space::Event;
use searchlight_core::text::{InputFault, Letters};
use searchlight_core::{
    Algorithm, Certificate, Family, Instance, Judge, Link, MoveValue, Outcome, PUZZLES, Policy,
    Problem, Run, Session, Shape, Status,
};
use searchlight_tests::shots::counters;
use searchlight_tests::specimen::{Specimen, long_or};

/// A board 31 moves from the goal, and one 20 moves from it.
const FAR: &str = "8 6 7 2 5 4 3 x 1";
const NEAR: &str = "7 2 4 5 x 6 8 3 1";
const FIFTEEN: &str = "2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n";
const UNSOLVABLE: &str = "13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";

fn answers(text: &str, algorithm: Option<&str>) -> Vec<String> {
    let judge = Judge::of_text(&PUZZLE, text, algorithm, None).expect("a judge");
    judge
        .map(|answer| answer.expect("an answer").text)
        .collect()
}

/// The board after the gap has moved along a word.
fn moved(cells: &[u8], columns: usize, word: &str) -> Vec<u8> {
    let mut cells = cells.to_vec();
    for letter in word.chars() {
        let gap = cells.iter().position(|&tile| tile == 0).expect("a gap");
        let to = match letter.to_ascii_lowercase() {
            'u' => gap - columns,
            'd' => gap + columns,
            'l' if gap % columns > 0 => gap - 1,
            'r' if gap % columns < columns - 1 => gap + 1,
            other => panic!("{other} leaves the board"),
        };
        cells.swap(gap, to);
    }
    cells
}

fn cells(text: &str) -> Vec<u8> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().unwrap_or(0)).collect()
}

#[test]
fn one_line_is_a_board_of_nine_cells() {
    let text =
        format!("2 3 4 1 5 x 7 6 8\n\n{FAR}\r\n{NEAR}\n1 2 3 4 5 6 7 8 x\n1 2 3 4 5 6 8 7 X\n");
    let words = answers(&text, None);
    assert_eq!(words.len(), 5);
    let goal = cells("1 2 3 4 5 6 7 8 0");
    for (board, word, length) in [
        ("2 3 4 1 5 x 7 6 8", &words[0], None),
        (FAR, &words[1], Some(31)),
        (NEAR, &words[2], Some(20)),
    ] {
        assert_eq!(moved(&cells(board), 3, word), goal, "{board}");
        assert!(length.is_none_or(|length| word.len() == length), "{word}");
    }
    assert_eq!(words[3..], ["".to_owned(), "unsolvable".to_owned()]);
    // Breadth-first search finds words of the same length.
    let exact = answers(&text, Some("bfs"));
    for (one, other) in words.iter().zip(&exact) {
        assert_eq!(one.len(), other.len());
    }
}

#[test]
fn four_lines_are_a_board_of_sixteen_cells() {
    let words = answers(&format!("2\n{FIFTEEN}\n{UNSOLVABLE}"), None);
    assert_eq!(words[1], "This puzzle is not solvable.");
    let goal = cells("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
    assert_eq!(moved(&cells(FIFTEEN), 4, &words[0]), goal);
    assert_eq!(words[0], "LLLDRDRDR", "the judge's own answer");
    // A board that is solved already has an empty line.
    let solved = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
    assert_eq!(answers(&format!("1\n{solved}"), None), [""]);
}

#[test]
fn the_facts_hold_through_runs() {
    for (text, by, expanded, discovered) in [
        (FAR, "uniform", 181_439, 181_440),
        (FAR, "astar", 6_728, 10_001),
        (NEAR, "astar", 99, 167),
        (NEAR, "weighted", 44, 80),
        (NEAR, "greedy", 254, 432),
        (FAR, "greedy", 66, 106),
    ] {
        let specimen = Specimen::read(&PUZZLE, text).with(by);
        let mut run = specimen.finished_run(Policy::FIRST_ANSWER);
        run.seek(u64::MAX);
        let counters = counters(&run);
        let counts = (counters.expanded, counters.discovered);
        assert_eq!(counts, (expanded, discovered), "{text} by {by}");
        let problem = specimen.problem();
        let certificate = problem.certificate(&run).expect("a path");
        assert_eq!(problem.verify(&certificate), Ok(()), "{text} by {by}");
    }
}

#[test]
fn heuristics_are_settings_and_a_wrong_one_proves_nothing() {
    let by = |heuristic: &str| {
        let mut judge = Judge::of_text(&PUZZLE, FAR, Some("astar"), None).expect("a judge");
        judge.set("heuristic", heuristic).expect("a heuristic");
        let answer = judge.next().expect("a case").expect("an answer");
        let expanded = judge.counts().expect("counts").expanded;
        let certificate = answer.certificate.expect("a path").certificate();
        let is_cheapest = matches!(
            certificate.as_ref(),
            Certificate::StateSpace(searchlight_core::state_space::Certificate::Cheapest { .. })
        );
        (expanded, is_cheapest, judge.prints_own_path())
    };
    assert_eq!(by("misplaced"), (121_529, true, false));
    assert_eq!(by("manhattan"), (6_728, true, false));
    assert!(by("linear-conflict").0 < 6_728);
    let (_, is_cheapest, prints_own_path) = by("manhattan-twice");
    assert_eq!((is_cheapest, prints_own_path), (false, true));
}

#[test]
fn wrong_text_names_the_line_and_the_column() {
    let twice = |found: &str, column| {
        let found = found.to_owned();
        InputFault::Twice { found, column }
    };
    let letter = |letter: &str, column, found: &str| InputFault::Letter {
        letter: letter.to_owned(),
        column,
        letters: Letters("12345678x"),
        found: found.to_owned(),
    };
    for (text, line, fault) in [
        ("1 2 3 4 5 6 7 8 8\n", 1, twice("8", 9)),
        ("1 2 3 x 5 6 7 8 x\n", 1, twice("x", 9)),
        (
            "1\n1 2 3 4\n5 6 7 8\n9 10 4 12\n13 14 15 0\n",
            4,
            twice("4", 3),
        ),
        (
            "1 2 3 4 5 6 7 q x\n",
            1,
            letter("q", 8, "1 2 3 4 5 6 7 q x"),
        ),
        (
            "1 2 3 4 5 6 7 9 x\n",
            1,
            letter("9", 8, "1 2 3 4 5 6 7 9 x"),
        ),
        (
            "1\n1 2 3 4\n5 6 7 8\n",
            4,
            InputFault::Incomplete {
                rows: 4,
                missing: 2,
            },
        ),
        (
            "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n",
            6,
            InputFault::FewTests {
                expected: 2,
                found: 1,
            },
        ),
    ] {
        let error = PUZZLE.read(text).error.expect("an error");
        assert_eq!((error.line, error.fault), (line, fault), "{text}");
    }
    for text in [
        "1 2 3 4 5 6 7 8\n",
        "1 2 3 4 5 6 7 8 9\n",
        "abc\n",
        "12345678x\n",
    ] {
        assert!(PUZZLE.read(text).error.is_some(), "{text}");
    }
}

#[test]
fn links_text_settings_and_edits_go_round() {
    assert_eq!(
        PUZZLES.by_code(KIND.code).map(|puzzle| puzzle.kind.id),
        Some("tiles")
    );
    assert!(PUZZLES.iter().any(|puzzle| puzzle.kind.id == "tiles"));
    for preset in KIND.presets {
        let specimen = Specimen::preset(&PUZZLE, preset);
        let bytes = specimen.link(7);
        let link = Link::decode(&bytes).expect("a link");
        assert_eq!(
            link.instance.text(),
            specimen.instance.text(),
            "{}",
            preset.id
        );
        // No judge has the goal of Korf's boards, with the gap first.
        let text = link.instance.text();
        let text = text.as_deref().map(str::trim_end);
        let usual = (preset.id != "korf").then_some(preset.text);
        assert_eq!(text, usual, "{}", preset.id);
        for length in 0..bytes.len() {
            assert!(Link::decode(&bytes[..length]).is_err());
        }
    }
    let sample = Specimen::named(&PUZZLE, "sample").instance;
    let set = sample
        .with_setting("goal", "0,1,2,3,4,5,6,7,8")
        .expect("a goal");
    assert_eq!(set.goal_board(), Some(vec![0, 1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(set.text(), None, "no judge has this goal");
    for wrong in ["0,1,2", "0,1,2,3,4,5,6,7,7", "a", "0,1,2,3,4,5,6,7,9"] {
        assert!(sample.with_setting("goal", wrong).is_err(), "{wrong}");
    }
    let swapped = sample.edited(0).expect("a cell");
    assert_eq!(swapped.text().as_deref(), Some("x 3 4 1 5 2 7 6 8\n"));
    assert!(sample.edited(9).is_err());
    let numbered = sample.numbered(0, 8).expect("a tile");
    assert_eq!(numbered.text().as_deref(), Some("8 3 4 1 5 x 7 6 2\n"));
    let gap = sample.numbered(0, 0).expect("the gap");
    assert_eq!(gap.text(), swapped.text());
    assert!(sample.numbered(0, 9).is_err() && sample.numbered(9, 1).is_err());
    for shape in [(2, 2), (2, 3), (3, 2), (3, 4), (4, 4)] {
        let (rows, columns) = shape;
        let resized = sample.resized(Shape { rows, columns }).expect("a size");
        let is_small = rows * columns <= 9;
        let problem = resized.problem(Family::StateSpace).expect("a space");
        let space = problem.state_space().expect("a space");
        assert_eq!(space.unlisted_states().is_none(), is_small);
        if is_small {
            let run = Specimen::of(resized).finished_run(Policy::FIRST_ANSWER);
            assert!(matches!(run.status().outcome, Some(Outcome::Found { .. })));
        }
    }
    for (rows, columns) in [(1, 3), (5, 3), (0, 0)] {
        assert!(sample.resized(Shape { rows, columns }).is_err());
    }
}

#[test]
fn random_boards_can_be_solved() {
    let large = Specimen::named(&PUZZLE, "fifteen").instance;
    for seed in 0..50 {
        let random = large.random(None, seed).expect("a board");
        let problem = random.problem(Family::Backtracking).expect("a problem");
        assert_eq!(problem.refutation(), None, "seed {seed}");
        let again = large.random(None, seed).expect("the same board");
        assert_eq!(random.text(), again.text());
    }
    let small = Specimen::named(&PUZZLE, "sample").instance;
    let Some(Problem::StateSpace(problem)) = small.problem(Family::StateSpace) else {
        panic!("nine cells have ranks");
    };
    for state in [0, 1, 77_777, 181_439] {
        let moved = small.starting_at(state).expect("a board");
        let Some(Problem::StateSpace(other)) = moved.problem(Family::StateSpace) else {
            panic!("nine cells have ranks");
        };
        let (mut one, mut two) = ([0; 9], [0; 9]);
        assert!(problem.board(state, &mut one) && other.board(other.space().start(), &mut two));
        assert_eq!(one, two);
    }
}

/// Boards of R. E. Korf (1985) with the gap of the goal first, by their numbers there; then the moves
/// of a shortest answer and the nodes that IDA* generates, the root included.
const KORF: [(&str, usize, u64); 4] = [
    ("0 1 9 7\n11 13 5 3\n14 12 4 2\n8 6 10 15\n", 42, 540_860),
    ("14 1 9 6\n4 8 12 5\n7 2 3 0\n10 11 13 15\n", 45, 546_344),
    ("13 5 4 10\n9 12 8 14\n2 3 7 1\n0 15 11 6\n", 55, 15_300_442),
    (
        "14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3\n",
        57,
        276_361_933,
    ),
];

#[test]
fn a_judge_counts_korfs_numbers_of_nodes() {
    for (board, moves, nodes) in KORF.into_iter().take(long_or(4, 3)) {
        let text = format!("1\n{board}");
        // The goal is set before a board has arrived, as the command does it.
        let mut judge = Judge::new(&PUZZLE, None, None).expect("a judge");
        judge
            .set("goal", "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15")
            .expect("a goal");
        assert!(judge.set("goal", "0,1,2").is_err());
        judge.push(&text);
        judge.end();
        let answer = judge.next().expect("a case").expect("an answer");
        assert_eq!(answer.algorithm.id(), "idastar");
        assert_eq!(answer.text.len(), moves);
        let counts = judge.counts().expect("counts");
        assert_eq!(counts.generated + 1, nodes, "{board}");
        assert!(counts.expanded < nodes && counts.rounds > Some(1));
        assert_eq!(counts.discovered, None, "no state is kept");
    }
}

#[test]
fn a_limit_and_a_heuristic_are_settings_of_searches_that_deepen() {
    let answer = |by: &str, id: &str, value: &str| {
        let mut judge = Judge::of_text(&PUZZLE, NEAR, Some(by), None).expect("a judge");
        judge.set(id, value).ok()?;
        let answer = judge.next()?.ok()?;
        let counts = judge.counts().expect("counts");
        Some((answer.text, counts, judge.prints_own_path()))
    };
    let (text, counts, is_own) = answer("limited", "limit", "24").expect("an answer");
    assert!((20..=24).contains(&text.len()));
    assert_eq!((counts.rounds, is_own), (Some(1), true));
    let (text, ..) = answer("limited", "limit", "19").expect("an answer");
    assert_eq!(text, "more than 19 moves");
    let generated = ["misplaced", "manhattan", "linear-conflict"].map(|heuristic| {
        let (text, counts, is_own) = answer("idastar", "heuristic", heuristic).expect("an answer");
        assert_eq!((text.len(), is_own), (20, false), "{heuristic}");
        counts.generated
    });
    assert!(generated.is_sorted_by(|more, fewer| more > fewer));
    let (_, _, is_own) = answer("idastar", "heuristic", "manhattan-twice").expect("an answer");
    assert!(is_own, "a wrong heuristic proves nothing");
    for (by, id, value) in [
        ("limited", "limit", "81"),
        ("limited", "limit", "-1"),
        ("limited", "limit", "x"),
        ("idastar", "heuristic", "none"),
        ("deepening", "limit", "9"),
        ("deepening", "heuristic", "manhattan"),
        ("limited", "heuristic", "manhattan"),
    ] {
        assert!(answer(by, id, value).is_none(), "{by} {id} {value}");
    }
    // Without the name of an algorithm, each board has its own, with the heuristic.
    let mut judge = Judge::of_text(&PUZZLE, &format!("1\n{FIFTEEN}"), None, None).expect("a judge");
    judge.set("heuristic", "misplaced").expect("a heuristic");
    let answer = judge.next().expect("a case").expect("an answer");
    let Algorithm::Backtracking(used) = answer.algorithm else {
        panic!("IDA* answers 4 x 4");
    };
    assert_eq!(used, ida_star(1));
}

#[test]
fn links_hold_a_limit_and_the_heuristic_of_ida_star() {
    let specimen = Specimen::named(&PUZZLE, "sample");
    for (by, id, value, code, options) in [
        ("limited", "limit", "20", 10, 20),
        ("limited", "limit", "0", 10, 0),
        ("limited", "limit", "80", 10, 80),
        ("deepening", "", "", 8, 0),
        ("idastar", "heuristic", "manhattan", 9, 0),
        ("idastar", "heuristic", "linear-conflict", 9, 2),
    ] {
        let mut algorithm = KIND.algorithm(Some(by)).expect("an algorithm");
        if !id.is_empty() {
            let changed = KIND.algorithm_with(algorithm, id, value);
            algorithm = changed.expect("a value").expect("a setting");
        }
        let bytes = Link::encode(specimen.instance.as_ref(), algorithm, 3).expect("a link");
        assert_eq!(bytes[bytes.len() - 3..], [code, options, 3], "{by} {value}");
        let link = Link::decode(&bytes).expect("the same link");
        assert_eq!((link.algorithm, link.step), (algorithm, 3));
        let session = Session::open(link).expect("a session");
        assert_eq!(session.link(3).as_ref(), Ok(&bytes));
        let settings = session.settings();
        let own = settings.iter().find(|setting| setting.id == id);
        assert_eq!(
            own.map(|setting| setting.value.as_str()),
            Some(value).filter(|_| !id.is_empty())
        );
        let mut wrong = bytes.clone();
        let at = wrong.len() - 2;
        wrong[at] = 81;
        assert!(Link::decode(&wrong).is_err(), "{by}");
    }
}

#[test]
fn iterative_deepening_finds_words_of_the_same_length() {
    for (by, length) in [("idastar", 20), ("deepening", 20)] {
        let words = answers(NEAR, Some(by));
        assert_eq!(words[0].len(), length, "{by}");
    }
    let specimen = Specimen::named(&PUZZLE, "fifteen").with("idastar");
    let run = specimen.finished_run(Policy::FIRST_ANSWER);
    let Status { outcome, .. } = run.status();
    assert_eq!(outcome, Some(Outcome::Found { depth: 9 }));
    let board = TileBoard::new(
        Tiles::to_gap_last(
            Shape {
                rows: 3,
                columns: 3,
            },
            &[1, 2, 3, 4, 5, 6, 7, 8, 0],
        )
        .expect("a board"),
    );
    assert_eq!(board.algorithm().id(), "astar");
    assert_eq!(
        Specimen::named(&PUZZLE, "fifteen")
            .instance
            .algorithm()
            .id(),
        "idastar"
    );
}

#[test]
fn boards_of_both_islands_and_of_other_shapes_keep_their_own_ranks() {
    let goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    let odd = [2, 1, 3, 4, 5, 6, 7, 8, 0];
    let of = |rows, columns, start: &[u8], goal: &[u8]| {
        let tiles = Tiles::new(Shape { rows, columns }, start, goal).expect("a board");
        TileRanks::new(tiles).expect("a board with ranks")
    };
    let lists = [
        of(3, 3, &goal, &goal),
        of(3, 3, &odd, &goal),
        of(3, 3, &goal, &goal),
        of(
            2,
            3,
            &goal[3..]
                .iter()
                .map(|tile| tile.saturating_sub(3))
                .collect::<Vec<_>>(),
            &[1, 2, 3, 4, 5, 0],
        ),
        of(3, 2, &[1, 2, 3, 4, 5, 0], &[1, 2, 3, 4, 5, 0]),
    ];
    for ranks in &lists {
        let start = ranks.tiles().start();
        assert_eq!(ranks.board(ranks.rank(start)), start);
        for rank in (0..300).step_by(7) {
            assert_eq!(ranks.rank(ranks.board(rank)), rank);
        }
    }
    assert_ne!(lists[0].board(0), lists[1].board(0));
}

#[test]
fn the_words_of_a_move_name_its_tile_and_direction() {
    // The gap's moves: up, left, right, down. The tile goes the other way.
    let nine = "1 2 3 4 x 5 6 7 8";
    let sixteen = "1\n1 2 3 4\n5 0 6 7\n8 9 10 11\n12 13 15 14\n";
    for (text, algorithm, tiles) in [
        (nine, "bfs", [2, 4, 5, 7]),
        (nine, "bidirectional", [2, 4, 5, 7]),
        (nine, "astar", [2, 4, 5, 7]),
        (sixteen, "astar", [2, 5, 6, 9]),
    ] {
        let specimen = Specimen::read(&PUZZLE, text).with(algorithm);
        let mut session = specimen.session();
        session.run_mut().advance(100);
        let directions = ["down", "right", "left", "up"];
        for (step, (tile, direction)) in (1..).zip(tiles.into_iter().zip(directions)) {
            session.run_mut().seek(step);
            let Run::StateSpace(search) = session.run() else {
                panic!("a search of a space");
            };
            let Event::Move {
                from, to, values, ..
            } = search.event()
            else {
                panic!("step {step} is a move");
            };
            let named = [
                ("tile", MoveValue::Number(tile)),
                ("direction", MoveValue::Word(direction)),
            ];
            assert_eq!(values.iter().collect::<Vec<_>>(), named, "{algorithm}");
            let problem = session.problem().state_space().expect("a space");
            assert_eq!(problem.move_values(from, to), values);
        }
    }
}

#[test]
fn another_algorithm_keeps_the_heuristic_that_it_has_too() {
    let open =
        |bytes: Vec<u8>| Session::open(Link::decode(&bytes).expect("a link")).expect("a session");
    let first = Specimen::read(&PUZZLE, NEAR).with("astar").session();
    let misplaced = open(
        first
            .with_setting("heuristic", "misplaced")
            .expect("a link"),
    );
    for (algorithm, settings) in [
        ("greedy", vec![("heuristic", "misplaced")]),
        ("idastar", vec![("heuristic", "misplaced")]),
        (
            "weighted",
            vec![("heuristic", "misplaced"), ("weight", "2")],
        ),
        ("bfs", vec![]),
    ] {
        let other = open(misplaced.switched_to(algorithm).expect("a link"));
        let kept: Vec<_> = other
            .settings()
            .into_iter()
            .map(|one| (one.id, one.value))
            .collect();
        let of_algorithm = &kept[..settings.len()];
        let expected: Vec<_> = settings
            .iter()
            .map(|&(id, value)| (id, value.to_owned()))
            .collect();
        assert_eq!(of_algorithm, expected, "{algorithm}");
    }
    assert!(misplaced.switched_to("none").is_err());
}
