//! Colouring of maps: published counts, enumeration, the textbook's search, and the text.

use proptest::prelude::*;
use proptest::sample::select;
use searchlight_core::backtracking::constraints::{ARCS, FORWARD, PLAIN};
use searchlight_core::backtracking::{self, Choice, Parameter, ValueOrder, VariableOrder};
use searchlight_core::puzzles::colouring::PUZZLE;
use searchlight_core::{
    BacktrackingSearch, Family, GoalPolicy, Judge, Outcome, Policy, Problem, Search,
};
use searchlight_tests::constraint_film::{Film, Puzzle};
use searchlight_tests::keyed::answers_and_error;
use searchlight_tests::specimen::{Specimen, cases};

const ALGORITHMS: [backtracking::Algorithm; 3] = [PLAIN, FORWARD, ARCS];

fn map(preset: &str, colours: u8) -> Specimen {
    let specimen = Specimen::named(&PUZZLE, preset);
    let instance = specimen
        .instance
        .with_setting("colours", &colours.to_string());
    Specimen::of(instance.unwrap())
}

fn search(map: &Specimen, algorithm: backtracking::Algorithm) -> BacktrackingSearch {
    match map.instance.problem(Family::Backtracking) {
        Some(Problem::Backtracking(problem)) => {
            let policy = Policy::new(GoalPolicy::WholeSpace);
            BacktrackingSearch::new(problem, algorithm, policy).unwrap()
        }
        other => panic!("{other:?} is of another family"),
    }
}

/// The number of colourings by an algorithm.
fn counted(map: &Specimen, algorithm: backtracking::Algorithm) -> u64 {
    let mut search = search(map, algorithm);
    search.advance(u64::MAX);
    match search.status().outcome {
        Some(Outcome::Counted { goals, all: true }) => goals,
        Some(Outcome::Impossible) => 0,
        other => panic!("{other:?}"),
    }
}

/// The number of colourings by trying all of them, from the text alone.
fn enumerated(map: &Specimen, colours: usize) -> u64 {
    let text = map.instance.text().unwrap();
    let rows: Vec<&[u8]> = text.lines().map(str::as_bytes).collect();
    let mut regions: Vec<u8> = rows.concat();
    regions.retain(|&letter| letter != b'.');
    regions.sort_unstable();
    regions.dedup();
    let mut borders = Vec::new();
    for row in 0..rows.len() {
        for column in 0..rows[0].len() {
            for (down, right) in [(1, 0), (0, 1)] {
                let there = rows.get(row + down).and_then(|row| row.get(column + right));
                let pair = [Some(&rows[row][column]), there];
                let known = pair.map(|letter| regions.iter().position(|one| Some(one) == letter));
                if let [Some(one), Some(other)] = known
                    && one != other
                {
                    borders.push((one, other));
                }
            }
        }
    }
    let all = (colours as u64).pow(regions.len() as u32);
    let fits = |number: &u64| {
        let colour = |region: usize| number / (colours as u64).pow(region as u32) % colours as u64;
        borders
            .iter()
            .all(|&(one, other)| colour(one) != colour(other))
    };
    (0..all).filter(fits).count() as u64
}

#[test]
fn australia_has_18_colourings_in_three_colours_and_its_mainland_6() {
    let australia = map("australia", 3);
    let text = australia.instance.text().unwrap().replace('T', ".");
    let mainland = Specimen::read(&PUZZLE, &text);
    for algorithm in ALGORITHMS {
        assert_eq!(counted(&australia, algorithm), 18, "{algorithm:?}");
        assert_eq!(counted(&mainland, algorithm), 6, "{algorithm:?}");
        assert_eq!(counted(&map("australia", 2), algorithm), 0, "{algorithm:?}");
    }
}

#[test]
fn a_wheel_of_five_needs_four_colours() {
    for algorithm in ALGORITHMS {
        assert_eq!(counted(&map("wheel", 3), algorithm), 0);
        // Four colours for the hub, and thirty colourings of a ring of five in the other three.
        assert_eq!(counted(&map("wheel", 4), algorithm), 120);
    }
}

#[test]
fn maps_have_as_many_colourings_as_enumeration_finds() {
    for (preset, colours) in [
        ("australia", 2),
        ("australia", 3),
        ("australia", 4),
        ("wheel", 4),
    ] {
        let map = map(preset, colours);
        let expected = enumerated(&map, colours.into());
        for algorithm in ALGORITHMS {
            assert_eq!(counted(&map, algorithm), expected, "{preset} {colours}");
        }
    }
    let america = map("america", 3);
    let expected = enumerated(&america, 3);
    for algorithm in ALGORITHMS {
        assert_eq!(counted(&america, algorithm), expected);
    }
}

/// Australia's regions in the order of the map: W, N, Q, S, E, V, T.
const BORDERS: [(usize, usize); 9] = [
    (0, 1),
    (0, 3),
    (1, 3),
    (1, 2),
    (2, 3),
    (3, 4),
    (3, 5),
    (2, 4),
    (4, 5),
];
/// The first cell of each region on the board of nine columns.
const FIRSTS: [u32; 7] = [0, 3, 6, 30, 42, 60, 87];

fn reference(colours: u8) -> Puzzle {
    Puzzle {
        variables: 7,
        values: colours,
        given: vec![None; 7],
        conflict: |one, value, other, with| {
            let pair = (one.min(other), one.max(other));
            value == with && BORDERS.contains(&pair)
        },
        choice: |_, region, value| Choice {
            cell: FIRSTS[region],
            value,
        },
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn every_step_is_that_of_the_textbook(
        colours in 2_u8..=4,
        algorithm in select(ALGORITHMS.to_vec()),
        variables in select(VariableOrder::ALL.to_vec()),
        values in select(ValueOrder::ALL.to_vec()),
    ) {
        let puzzle = reference(colours);
        let most = 1_000;
        let film = Film::record(&puzzle, algorithm.id(), variables, values, most);
        let algorithm = algorithm.with(Parameter::Orders(variables, values));
        let mut search = search(&map("australia", colours), algorithm);
        film.assert_shown_by(&mut search);
    }
}

fn judged(text: &str) -> (Vec<String>, Option<String>) {
    answers_and_error(&PUZZLE, text)
}

#[test]
fn maps_are_read_up_to_an_empty_line() {
    let (answers, error) = judged("AB\nBA\n\n.A.\nBAC\n");
    assert_eq!(answers, ["12\n21", ".1.\n212"]);
    assert_eq!(error, None);
    let mut judge = Judge::of_text(&PUZZLE, "ABC\nADC\nAEE\n", None, None).unwrap();
    judge.set("colours", "2").unwrap();
    assert_eq!(judge.next().unwrap().unwrap().text, "Impossible");
}

#[test]
fn what_is_no_map_is_refused_with_its_line() {
    let letters = |text: &str| judged(text).1.unwrap();
    assert!(letters("AB\nA1\n").starts_with("line 2: expected '.', 'A', "));
    assert!(letters("AB\nA1\n").ends_with("in each cell, found '1' in column 2 of \"A1\""));
    assert!(letters("AB\nABC\n").starts_with("line 2: expected 2 cells of '.', 'A', "));
    assert!(letters("..\n..\n").starts_with("line 3: expected '.', 'A', "));
    let wide = "A".repeat(25);
    assert_eq!(
        letters(&wide),
        "line 1: expected at most 24 rows and 24 columns a board, found 1 x 25"
    );
}
