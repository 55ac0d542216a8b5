//! The Tower of Hanoi: the facts, and the formulas as a second method.

use searchlight_core::puzzles::hanoi::PUZZLE;
use searchlight_tests::keyed::{answers, check_searches, depth, levels, whole};

#[test]
fn every_arrangement_is_reached_and_the_published_numbers_of_moves_are_the_least() {
    for (text, states, least) in [
        ("3 7\n", 2_187, 127),
        ("4 6\n", 4_096, 17),
        ("4 8\n", 65_536, 33),
        ("3 1\n", 3, 1),
    ] {
        let run = whole(&PUZZLE, text);
        assert_eq!(levels(&run).iter().sum::<u32>(), states, "{text}");
        assert_eq!(depth(&run), Some(least), "{text}");
    }
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
}

/// Frame and Stewart (1941): move the upper part away with four pegs, the rest with three, and the
/// part back. Bousch (2014) proves it shortest for four pegs.
fn frame_stewart(pegs: u32, discs: u32) -> u32 {
    match (pegs, discs) {
        (_, 0) => 0,
        (3, _) => 2 * frame_stewart(3, discs - 1) + 1,
        _ => {
            let split = |upper| 2 * frame_stewart(4, upper) + frame_stewart(3, discs - upper);
            (0..discs).map(split).min().expect("a disc")
        }
    }
}

#[test]
fn every_tower_takes_as_many_moves_as_its_formula_says() {
    let towers = (1..=10)
        .map(|discs| (3, discs))
        .chain((1..=8).map(|discs| (4, discs)));
    for (pegs, discs) in towers {
        let answer = answers(&PUZZLE, &format!("{pegs} {discs}\n"), None);
        assert_eq!(
            answer,
            [frame_stewart(pegs, discs).to_string()],
            "{pegs} {discs}"
        );
    }
}
