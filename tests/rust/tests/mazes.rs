//! Mazes: judges' text, answers, links and editing.

use searchlight_core::puzzles::maze::{KIND, PUZZLE};
use searchlight_core::text::{InputFault, Letters};
use searchlight_core::{Instance, Judge, Link, Outcome, PUZZLES, Policy, Shape};
use searchlight_tests::specimen::Specimen;

/// The published sample of HDU 1242.
const SAMPLE: &str = "7 8\n#.#####.\n#.a#..r.\n#..#x...\n..#..#.#\n#...##..\n.#......\n........\n";
const CLOSED: &str = "3 3\na#.\n##.\n..r\n";

fn answers(text: &str, algorithm: Option<&str>) -> Vec<String> {
    let judge = Judge::of_text(&PUZZLE, text, algorithm, None).expect("a judge");
    judge
        .map(|answer| answer.expect("an answer").text)
        .collect()
}

#[test]
fn the_sample_takes_thirteen_and_a_closed_maze_the_judges_sentence() {
    let text = format!("{SAMPLE}\n{CLOSED}");
    let sentence = "Poor ANGEL has to stay in the prison all his life.";
    for by in [None, Some("astar"), Some("uniform")] {
        assert_eq!(answers(&text, by), ["13", sentence], "{by:?}");
    }
    let steps = answers(SAMPLE, Some("bfs"));
    assert!(steps[0].parse::<u32>().expect("a time") >= 13);
}

#[test]
fn the_nearest_friend_counts_and_digits_are_costs() {
    assert_eq!(answers("1 7\nr9a.x1r\n", None), ["5"]);
    assert_eq!(answers("1 7\nr1a.x1r\n", None), ["2"]);
    let costs = "5 5\na1119\n99919\n11119\n19999\n1111r\n";
    assert_eq!(answers(costs, None), ["14"]);
    // Fewer moves cost more.
    assert!(
        answers(costs, Some("bfs"))[0]
            .parse::<u32>()
            .expect("a cost")
            > 14
    );
}

#[test]
fn every_order_proves_or_shows_its_path() {
    for preset in KIND.presets {
        let least = answers(preset.text, None);
        for by in [
            "bfs",
            "dfs",
            "uniform",
            "greedy",
            "astar",
            "weighted",
            "bidirectional",
        ] {
            let specimen = Specimen::preset(&PUZZLE, preset).with(by);
            let run = specimen.finished_run(Policy::FIRST_ANSWER);
            let problem = specimen.problem();
            let certificate = problem.certificate(&run).expect("a certificate");
            assert_eq!(
                problem.verify(&certificate),
                Ok(()),
                "{} by {by}",
                preset.id
            );
            let outcome = run.status().outcome.expect("an end");
            let text = specimen.instance.judged(outcome, Some(&certificate));
            if let (Ok(cost), Ok(least)) = (text.parse::<u32>(), least[0].parse::<u32>()) {
                assert!(cost >= least, "{} by {by}", preset.id);
            } else {
                assert_eq!(outcome, Outcome::Impossible);
                assert_eq!(text, least[0]);
            }
        }
    }
}

#[test]
fn wrong_text_names_the_line() {
    let missing = |letter| InputFault::Missing {
        letters: Letters(letter),
    };
    let letter = |letter: &str, column, found: &str| InputFault::Letter {
        letter: letter.to_owned(),
        column,
        letters: Letters(".#axr123456789"),
        found: found.to_owned(),
    };
    for (text, line, fault) in [
        ("1 3\n..r\n", 2, missing("a")),
        ("1 3\na..\n", 2, missing("r")),
        (
            "2 3\na..\n..a\n",
            3,
            InputFault::Twice {
                found: "a".to_owned(),
                column: 3,
            },
        ),
        ("2 3\na.r\n.0.\n", 3, letter("0", 2, ".0.")),
        ("1 3\na?r\n", 2, letter("?", 2, "a?r")),
        (
            "3 2\na.\n",
            3,
            InputFault::Incomplete {
                rows: 3,
                missing: 2,
            },
        ),
    ] {
        let error = PUZZLE.read(text).error.expect("an error");
        assert_eq!((error.line, error.fault), (line, fault), "{text}");
    }
    for text in ["0 3\n", "201 3\n", "1 3\na.0\n", "1 3\na.r.\n", "x\n"] {
        assert!(PUZZLE.read(text).error.is_some(), "{text}");
    }
}

#[test]
fn links_settings_and_edits_go_round() {
    assert!(PUZZLES.iter().any(|puzzle| puzzle.kind.id == "maze"));
    let mut instances: Vec<Box<dyn Instance>> = KIND
        .presets
        .iter()
        .map(|preset| Specimen::preset(&PUZZLE, preset).instance)
        .collect();
    for (rows, columns) in [(1, 2), (9, 9), (20, 31), (200, 200)] {
        let resized = instances[0]
            .resized(Shape { rows, columns })
            .expect("a size");
        for seed in 0..3 {
            let random = resized.random(None, seed).expect("a maze");
            let again = resized.random(None, seed).expect("the same maze");
            assert_eq!(random.text(), again.text());
            instances.push(random);
        }
        instances.push(resized);
    }
    for instance in &instances {
        let specimen = Specimen::of(instance.boxed());
        let bytes = specimen.link(7);
        let link = Link::decode(&bytes).expect("a link");
        assert_eq!(link.instance.text(), instance.text());
        assert_eq!(Specimen::of(link.instance).link(7), bytes);
    }
    // Links of random mazes and of large empty ones are short.
    for instance in &instances {
        let bytes = Specimen::of(instance.boxed()).link(0).len();
        assert!(bytes < 300, "{bytes} bytes of {instance:?}");
    }
    let sample = &instances[0];
    let eight = sample.with_setting("ways", "eight").expect("a setting");
    let run = Specimen::of(eight).finished_run(Policy::FIRST_ANSWER);
    assert!(matches!(run.status().outcome, Some(Outcome::Found { depth }) if depth < 13));
    assert!(sample.with_setting("ways", "six").is_err());
    let start = 8 + 2;
    assert!(sample.edited(start).is_err() && sample.edited(56).is_err());
    let painted = sample.numbered(0, 9).expect("a cost");
    assert!(painted.text().expect("a text").starts_with("7 8\n9."));
    assert!(sample.numbered(0, 12).is_err() && sample.numbered(56, 1).is_err());
    // The start moves, also onto a wall; there may be many goals, but one remains.
    let begun = sample.numbered(0, 10).expect("a start");
    assert!(
        begun
            .text()
            .expect("a text")
            .starts_with("7 8\na.#####.\n#..#..r.")
    );
    let same = sample.numbered(start, 10).expect("the same start");
    assert_eq!(same.text(), sample.text());
    let both = sample.numbered(0, 11).expect("a second goal");
    assert!(both.text().expect("a text").starts_with("7 8\nr."));
    let goal = 8 + 6;
    assert!(both.numbered(goal, 0).is_ok() && sample.numbered(goal, 0).is_err());
    assert!(sample.numbered(goal, 10).is_err() && sample.numbered(56, 10).is_err());
    let moved = sample.starting_at(55).expect("a free cell");
    assert!(moved.text().expect("a text").ends_with("a\n"));
    assert!(sample.starting_at(0).is_none(), "a wall");
    assert!(sample.ending_at(55).is_some());
}

#[test]
fn random_mazes_are_trees() {
    let sample = Specimen::named(&PUZZLE, "sample").instance;
    let shape = Shape {
        rows: 21,
        columns: 31,
    };
    let large = sample.resized(shape).expect("a size");
    for seed in 0..20 {
        let random = large.random(None, seed).expect("a maze");
        let specimen = Specimen::of(random).with("bfs");
        let run = specimen.finished_run(Policy::WHOLE_SPACE);
        // Each corridor is walked both ways: a tree has one less than its cells.
        let problem = specimen.space_problem();
        let map = searchlight_tests::shots::breadth_first(&run).map_data();
        let cells = map.sides[0].order.len() as u64;
        assert_eq!(run.status().known, 2 * (cells - 1), "seed {seed}");
        let rooms = 11 * 16;
        assert_eq!(cells, rooms + rooms - 1);
        assert_eq!(problem.space().states(), 21 * 31);
    }
}
