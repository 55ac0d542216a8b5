//! River crossings: the facts, and a second method that counts passengers in another way.

use searchlight_core::puzzles::river::PUZZLE;
use searchlight_tests::keyed::{
    answers, check_searches, depth, distances, levels, moves, shortest_paths, whole,
};

#[test]
fn the_wolf_the_goat_and_the_cabbage_cross_in_seven_ways_of_two_kinds() {
    let run = whole(&PUZZLE, "wolf\n");
    assert_eq!(levels(&run), [1, 1, 1, 2, 2, 1, 1, 1]);
    assert_eq!((depth(&run), moves(&run)), (Some(7), 20));
    assert_eq!(shortest_paths(&PUZZLE, "wolf\n"), 2);
}

#[test]
fn three_missionaries_cross_in_eleven_and_four_never_do() {
    let run = whole(&PUZZLE, "3 2\n");
    assert_eq!(levels(&run).iter().sum::<u32>(), 16);
    assert_eq!(depth(&run), Some(11));
    assert_eq!(shortest_paths(&PUZZLE, "3 2\n"), 4);
    assert_eq!(
        answers(&PUZZLE, "wolf\n3 2\n4 2\n", None),
        ["7", "11", "Impossible"]
    );
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
}

/// Passengers as a list of banks, the boat first: who may be left with whom is asked of each bank.
fn banks(each: usize, seats: usize) -> Option<u32> {
    let is_allowed = |banks: &Vec<bool>| {
        [false, true].iter().all(|bank| {
            let on = |people: &[bool]| people.iter().filter(|at| *at == bank).count();
            let (men, others) = (on(&banks[1..=each]), on(&banks[each + 1..]));
            men == 0 || others <= men
        })
    };
    let moves = |banks: &Vec<bool>| -> Vec<Vec<bool>> {
        let sets = 1_u32..1 << (2 * each);
        let sets = sets.filter(|set| set.count_ones() as usize <= seats);
        let sets = sets.filter(|set| {
            (0..2 * each).all(|person| set >> person & 1 == 0 || banks[person + 1] == banks[0])
        });
        let crossed = sets.map(|set| {
            let mut after = banks.clone();
            after[0] = !after[0];
            for person in (0..2 * each).filter(|person| set >> person & 1 == 1) {
                after[person + 1] = !after[person + 1];
            }
            after
        });
        crossed.filter(is_allowed).collect()
    };
    let found = distances(vec![false; 2 * each + 1], moves);
    found.get(&vec![true; 2 * each + 1]).copied()
}

#[test]
fn people_cross_as_a_second_method_finds() {
    for (each, seats) in [
        (1, 1),
        (1, 2),
        (2, 1),
        (2, 2),
        (2, 3),
        (3, 2),
        (3, 3),
        (4, 2),
        (4, 3),
    ] {
        let answer = answers(&PUZZLE, &format!("{each} {seats}\n"), None);
        let least = banks(each, seats);
        let expected = least.map_or("Impossible".to_owned(), |least| least.to_string());
        assert_eq!(answer, [expected], "{each} {seats}");
    }
}
