//! Pancakes: the judges' sample, the published numbers of stacks, and a second method.

use searchlight_core::puzzles::pancakes::PUZZLE;
use searchlight_tests::keyed::{
    answers, check_heuristics, check_searches, distances, levels, whole,
};

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
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17\n",
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
        let words: Vec<String> = stack.iter().map(ToString::to_string).collect();
        let text = words.join(" ") + "\n";
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
