//! Proofs that there is no answer within a limit.

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::puzzles::solitaire;
use searchlight_core::state_space::{Certificate, Levels};
use searchlight_core::{Flaw, Outcome, Policy, SpaceProblem, State};
use searchlight_tests::film::breadth_first;
use searchlight_tests::forgeries::{check_forgeries, successors};
use searchlight_tests::specimen::{Specimen, cases};

const ALGORITHMS: [&str; 3] = ["bfs", "bidirectional", "alternating"];

/// The preset whose goal lies nine moves away, and the proof that it lies more than `limit` away.
fn proof(algorithm: &'static str, limit: u32) -> (SpaceProblem, Certificate) {
    let nine = Specimen::named(&solitaire::PUZZLE, "nine").with(algorithm);
    let nine = nine.within(limit);
    let run = nine.finished_run(Policy::FIRST_ANSWER);
    assert_eq!(run.status().outcome, Some(Outcome::TooDeep { limit }));
    let proof = breadth_first(&run).certificate().expect("a proof");
    (nine.space_problem(), proof)
}

fn levels(proof: &Certificate) -> [&Levels; 2] {
    match proof {
        Certificate::TooDeep {
            forward, backward, ..
        } => [forward, backward],
        other => panic!("{other:?}"),
    }
}

/// How many states each level has.
fn sizes(levels: &Levels) -> Vec<u32> {
    let begins = [0].into_iter().chain(levels.ends.iter().copied());
    let sizes = begins.zip(&levels.ends);
    sizes.map(|(begin, end)| end - begin).collect()
}

#[test]
fn nine_moves_are_more_than_eight_by_every_algorithm() {
    for algorithm in ALGORITHMS {
        let nine = Specimen::named(&solitaire::PUZZLE, "nine").with(algorithm);
        let own = nine.space_problem();
        assert_eq!(own.depth_limit(), Some(8));
        let (_, proof) = proof(algorithm, 8);
        assert_eq!(proof.verify(&own), Ok(()), "{algorithm}");
        // The published levels around the start.
        let published = [1, 16, 134, 715, 2755, 8158, 19_405, 38_053, 62_578];
        let [forward, backward] = levels(&proof).map(sizes);
        assert_eq!(forward, published[..forward.len()], "{algorithm}");
        assert_eq!(forward.len() + backward.len(), 10, "{algorithm}");
        assert_eq!(backward[0], 1);
        if algorithm == "bfs" {
            assert_eq!(backward, [1]);
        }
    }
}

#[test]
fn the_same_levels_prove_no_more_than_they_reach() {
    for algorithm in ALGORITHMS {
        let (problem, proof) = proof(algorithm, 8);
        let [forward, backward] = levels(&proof).map(Clone::clone);
        let claim = |limit: u32| {
            let (forward, backward) = (forward.clone(), backward.clone());
            let claimed = Certificate::TooDeep {
                limit,
                forward,
                backward,
            };
            let within = claimed.verify(&problem.clone().within(limit));
            (claimed.verify(&problem), within)
        };
        let wrong = |claimed: u32| {
            let limit = Some(8);
            Err(Flaw::WrongLimit { claimed, limit })
        };
        assert_eq!(claim(8), (Ok(()), Ok(())));
        // Another problem would be answered.
        assert_eq!(claim(7), (wrong(7), Ok(())));
        let shallow = Err(Flaw::TooShallow { limit: 9, depth: 8 });
        assert_eq!(claim(9), (wrong(9), shallow));
    }
}

#[test]
fn a_level_that_is_missing_or_empty_is_missed() {
    for algorithm in ALGORITHMS {
        let (problem, proof) = proof(algorithm, 8);
        check_forgeries(&problem, &proof, &[]);
    }
}

#[test]
fn a_goal_within_the_limit_has_no_such_proof() {
    // Claimed with the true levels around both ends, which then share a state.
    let (problem, _) = proof("bfs", 8);
    let around = |source: State, depth: usize| {
        let (mut states, mut ends) = (vec![source], vec![1]);
        let mut begun = 0;
        for _ in 0..depth {
            let end = states.len();
            for at in begun..end {
                for next in successors(&problem, states[at]) {
                    if !states.contains(&next) {
                        states.push(next);
                    }
                }
            }
            begun = end;
            ends.push(states.len() as u32);
        }
        Levels { states, ends }
    };
    let start = problem.space().start();
    for moves in 1..=4 {
        // Any state so many moves away, and none fewer.
        let levels = around(start, moves);
        let goal = levels.states[levels.ends[moves - 1] as usize];
        let eight = Specimen::named(&solitaire::PUZZLE, "nine");
        let there = Specimen::of(eight.instance.ending_at(goal).unwrap());
        for forward in 0..=moves {
            let claimed = Certificate::TooDeep {
                limit: moves as u32,
                forward: around(start, forward),
                backward: around(goal, moves - forward),
            };
            let flaw = claimed.verify(&there.space_problem().within(moves as u32));
            assert!(matches!(flaw, Err(Flaw::NotOutside { .. })), "{flaw:?}");
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn a_state_that_is_missing_from_a_level_is_missed(
        algorithm in prop::sample::select(&ALGORITHMS[..]),
        limit in 0..9_u32,
        picks in prop::collection::vec(any::<Index>(), 12),
    ) {
        let (problem, proof) = proof(algorithm, limit);
        prop_assert_eq!(proof.verify(&problem), Ok(()));
        check_forgeries(&problem, &proof, &picks);
    }
}
