//! Two jugs: the published sample, the facts, and a second method for all small jugs.

use searchlight_core::puzzles::jugs::PUZZLE;
use searchlight_tests::keyed::{answers, check_searches, depth, distances, levels, whole};

#[test]
fn the_sample_of_the_judges_takes_six_operations() {
    let sample = "6\nFILL(2)\nPOUR(2,1)\nDROP(1)\nPOUR(2,1)\nFILL(2)\nPOUR(2,1)";
    assert_eq!(answers(&PUZZLE, "3 5 4\n", None), [sample]);
    let run = whole(&PUZZLE, "3 5 4\n");
    assert_eq!(levels(&run), [1, 2, 3, 2, 2, 2, 2, 2]);
    assert_eq!(depth(&run), Some(6));
}

#[test]
fn what_no_jug_holds_and_no_divisor_allows_is_impossible() {
    let text = "3 5 7\n4 6 3\n2 2 1\n";
    assert_eq!(answers(&PUZZLE, text, None), ["impossible"; 3]);
}

#[test]
fn every_search_answers_and_proves_it() {
    check_searches(&PUZZLE);
}

/// Does what the names of operations say.
fn poured(sizes: [u32; 2], operations: &[&str]) -> [u32; 2] {
    let mut jugs = [0, 0];
    for name in operations {
        let jug = |place: usize| usize::from(name.as_bytes()[place] - b'1');
        let one = jug(5);
        match &name[..4] {
            "FILL" => jugs[one] = sizes[one],
            "DROP" => jugs[one] = 0,
            _ => {
                let other = jug(7);
                let amount = jugs[one].min(sizes[other] - jugs[other]);
                jugs[one] -= amount;
                jugs[other] += amount;
            }
        }
    }
    jugs
}

#[test]
fn the_operations_of_all_small_jugs_are_as_few_as_a_second_method_finds() {
    for (a, b) in (1..=9).flat_map(|a| (1..=9).map(move |b| (a, b))) {
        let found = distances((0, 0), |&(x, y): &(u32, u32)| {
            let (there, back) = (x.min(b - y), y.min(a - x));
            vec![
                (a, y),
                (x, b),
                (0, y),
                (x, 0),
                (x - there, y + there),
                (x + back, y - back),
            ]
        });
        for wanted in 1..=10 {
            let holding = found
                .iter()
                .filter(|((x, y), _)| [*x, *y].contains(&wanted));
            let least = holding.map(|(_, depth)| *depth).min();
            let answer = answers(&PUZZLE, &format!("{a} {b} {wanted}\n"), None).remove(0);
            let Some(least) = least else {
                assert_eq!(answer, "impossible", "{a} {b} {wanted}");
                continue;
            };
            let lines: Vec<&str> = answer.lines().collect();
            assert_eq!(lines[0], least.to_string(), "{a} {b} {wanted}");
            assert_eq!(lines.len() as u32, least + 1);
            assert!(poured([a, b], &lines[1..]).contains(&wanted), "{answer}");
        }
    }
}
