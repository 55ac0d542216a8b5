//! Pancakes: the judges' sample, the published numbers of stacks, and a second method.

use std::collections::BTreeMap;

use searchlight_core::puzzles::pancakes::PUZZLE;
use searchlight_core::{Family, MOST_COUNTED, MoveValues, RunError, SplitMix64};
use searchlight_tests::keyed::{
    answers, check_heuristics, check_searches, distances, levels, whole,
};
use searchlight_tests::specimen::long_or;

#[test]
fn the_sample_of_the_judges_is_answered_in_their_format() {
    let text = "1 2 3 4 5\n5 4 3 2 1\n5 1 2 3 4\n";
    let expected = ["1 2 3 4 5\n0", "5 4 3 2 1\n1 0", "5 1 2 3 4\n1 2 0"];
    assert_eq!(answers(&PUZZLE, text, None), expected);
    assert_eq!(answers(&PUZZLE, text, Some("idastar")), expected);
}

#[test]
fn stacks_of_seven_have_the_published_distances() {
    let run = whole(&PUZZLE, "1 2 3 4 5 6 7\n");
    assert_eq!(levels(&run), [1, 6, 30, 149, 543, 1357, 1903, 1016, 35]);
}

#[test]
fn nine_pancakes_have_a_map_and_ten_are_searched_with_a_heuristic_only() {
    let run = whole(&PUZZLE, "9 8 7 6 5 4 3 2 1\n");
    assert_eq!(levels(&run).iter().sum::<u32>(), 362_880);
    let ten = PUZZLE
        .read("2 4 6 8 10 1 3 5 7 9\n")
        .cases
        .remove(0)
        .instance;
    for (by, runs) in [
        ("bfs", false),
        ("dfs", false),
        ("astar", true),
        ("idastar", true),
    ] {
        let algorithm = PUZZLE.kind.algorithm(Some(by)).expect("an algorithm");
        let problem = ten.searched_by(algorithm).expect("a problem");
        assert_eq!(problem.offers(algorithm), runs, "{by}");
        let started = problem.start(algorithm, searchlight_core::Policy::FIRST_ANSWER);
        assert_eq!(started.is_ok(), runs, "{by}");
    }
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
    check_heuristics(&PUZZLE);
}

#[test]
fn a_line_that_is_no_stack_is_refused() {
    for text in [
        "1 2 2\n",
        "0 1\n",
        "101\n",
        "a\n",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31\n",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 17\n",
    ] {
        assert!(PUZZLE.read(text).error.is_some(), "{text}");
    }
}

#[test]
fn the_flips_of_all_stacks_of_six_sort_them_and_are_as_few_as_a_second_method_finds() {
    let flip = |stack: &Vec<u32>, count: usize| {
        let mut after = stack.clone();
        after[..count].reverse();
        after
    };
    let sorted = vec![11, 22, 33, 44, 55, 66];
    let moves = |stack: &Vec<u32>| (2..=6).map(|count| flip(stack, count)).collect();
    let found = distances(sorted.clone(), moves);
    assert_eq!(found.len(), 720);
    for (stack, least) in &found {
        let text = text_of(stack);
        for by in [None, Some("idastar")] {
            let answer = answers(&PUZZLE, &text, by).remove(0);
            let flips = answer.strip_prefix(&text).expect("the stack first");
            let flips: Vec<usize> = flips.split(' ').map(|flip| flip.parse().unwrap()).collect();
            assert_eq!(flips.len() as u32, least + 1, "{answer}");
            let after = flips.iter().filter(|&&place| place > 0);
            let after = after.fold(stack.clone(), |stack, place| flip(&stack, 7 - place));
            assert_eq!(after, sorted, "{answer}");
        }
    }
}

/// A stack of this many pancakes of different diameters, in an order of its seed.
fn random_stack(count: usize, seed: u64) -> Vec<u32> {
    let mut random = SplitMix64::new(seed);
    let mut left: Vec<u32> = (1..=100).collect();
    let mut next = || {
        let index = random.below(left.len() as u32).expect("some are left");
        left.swap_remove(index as usize)
    };
    (0..count).map(|_| next()).collect()
}

/// Returns the flips of an answer, each as the number of pancakes that it turns.
fn flips_of(stack: &[u32], answer: &str) -> Vec<usize> {
    let flips = answer.strip_prefix(&text_of(stack));
    let flips = flips.expect("the stack first").strip_suffix('0');
    let places = flips.expect("0 at the end").split_whitespace();
    let turned = places.map(|place| stack.len() + 1 - place.parse::<usize>().expect("a place"));
    turned.collect()
}

/// Counts the pancakes whose lower neighbour is not one of its two neighbours in size: each needs a
/// flip of its own.
fn gaps(stack: &[u32]) -> usize {
    let mut sorted = stack.to_vec();
    sorted.sort_unstable();
    let rank = |diameter: &u32| sorted.iter().position(|other| other == diameter);
    let mut ranks: Vec<usize> = stack.iter().filter_map(rank).collect();
    ranks.push(ranks.len());
    let pairs = ranks.windows(2);
    pairs.filter(|pair| pair[0].abs_diff(pair[1]) != 1).count()
}

/// The judges' text of a stack.
fn text_of(stack: &[u32]) -> String {
    let words: Vec<String> = stack.iter().map(ToString::to_string).collect();
    words.join(" ") + "\n"
}

#[test]
fn a_flip_names_its_pancakes_and_its_cell_and_leads_to_a_stack_that_can_be_the_start() {
    for count in [7, 12, 24] {
        let stack = random_stack(count, 1);
        let instance = PUZZLE.read(&text_of(&stack)).cases.remove(0).instance;
        let problem = instance.problem(Family::StateSpace).expect("a space");
        let problem = problem.state_space().expect("a space");
        let drawing = problem.drawing().expect("boards");
        let mut targets = vec![0; drawing.branching()];
        let found = drawing.successors(drawing.start(), &mut targets);
        assert_eq!(found, count - 1);
        for (index, &to) in targets[..found].iter().enumerate() {
            let turned = index + 2;
            let values = drawing.move_values(drawing.start(), index);
            assert_eq!(
                values,
                MoveValues::of([("flipped", (turned as u32).into())])
            );
            let action = drawing.action(drawing.start(), index);
            let lowest = action.from as usize / count;
            assert_eq!(
                (lowest, action.to),
                (turned - 1, action.from),
                "{turned} of {count}"
            );
            let mut after = stack.clone();
            after[..turned].reverse();
            let moved = instance.starting_at(to).expect("a start");
            assert_eq!(moved.text(), Some(text_of(&after)));
            // A row for each pancake, which is as wide as its place in the order of sizes.
            let mut board = vec![0; count * count];
            drawing.board(to, &mut board);
            for (row, diameter) in board.chunks(count).zip(&after) {
                let width = stack.iter().filter(|other| *other <= diameter).count();
                assert_eq!(row.iter().filter(|&&code| code > 0).count(), width);
            }
        }
    }
}

#[test]
fn random_stacks_of_up_to_thirty_are_sorted_by_their_flips() {
    let mut longest = 0;
    for count in 10..=30 {
        for seed in 0..long_or(20, 3) {
            let stack = random_stack(count, seed);
            let text = text_of(&stack);
            let answer = answers(&PUZZLE, &text, None).remove(0);
            let flips = flips_of(&stack, &answer);
            let mut after = stack.clone();
            flips.iter().for_each(|&count| after[..count].reverse());
            assert!(after.is_sorted(), "{answer}");
            // No answer is shorter than the number of gaps, nor longer than Gates and
            // Papadimitriou's (1979).
            assert!(flips.len() >= gaps(&stack), "{answer}");
            assert!(3 * flips.len() <= 5 * (count + 1), "{answer}");
            longest = longest.max(flips.len() - gaps(&stack));
        }
    }
    assert!(longest <= 2, "{longest} flips more than gaps");
}

#[test]
fn tall_stacks_near_the_sorted_one_have_the_distances_of_a_breadth_first_search() {
    for count in [17, 30] {
        let sorted: Vec<u32> = (1..=count as u32).map(|rank| 3 * rank).collect();
        let mut found = BTreeMap::from([(sorted.clone(), 0)]);
        let mut level = vec![sorted];
        for depth in 1..=3 {
            let mut next = Vec::new();
            for stack in &level {
                for turned in 2..=count {
                    let mut after = stack.clone();
                    after[..turned].reverse();
                    if !found.contains_key(&after) {
                        found.insert(after.clone(), depth);
                        next.push(after);
                    }
                }
            }
            level = next;
        }
        assert!(found.len() > 2_000);
        let step = long_or(7, 97);
        for (stack, depth) in found.iter().step_by(step) {
            let text = text_of(stack);
            for by in ["idastar", "astar"] {
                let answer = answers(&PUZZLE, &text, Some(by)).remove(0);
                assert_eq!(flips_of(stack, &answer).len(), *depth, "{by}: {answer}");
            }
        }
    }
}

#[test]
fn a_tall_stack_is_refused_by_searches_without_a_heuristic_and_linked_by_its_text() {
    let text = (1..=30).rev().map(|rank: u32| rank.to_string());
    let text = text.collect::<Vec<_>>().join(" ") + "\n";
    let tall = PUZZLE.read(&text).cases.remove(0).instance;
    let algorithm = PUZZLE.kind.algorithm(Some("bfs")).expect("an algorithm");
    let problem = tall.searched_by(algorithm).expect("a problem");
    let refused = problem.start(algorithm, searchlight_core::Policy::FIRST_ANSWER);
    let refused = refused.expect_err("30! states");
    assert!(
        matches!(&refused, RunError::BeyondLimit { states: MOST_COUNTED, instead, .. } if instead == "idastar"),
        "{refused:?}"
    );
    assert!(
        refused
            .to_string()
            .contains("at least 9007199254740991 states"),
        "{refused}"
    );
    let mut bytes = Vec::new();
    tall.pack(&mut bytes);
    assert_eq!(&bytes[1..], text.as_bytes());
    assert_eq!(usize::from(bytes[0]), text.len());
}
