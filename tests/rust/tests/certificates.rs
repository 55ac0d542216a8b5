//! Certificates of real runs hold; doctored ones are refused, each for its own reason.

use std::num::NonZeroU64;
use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::puzzles::{flip, rearrange};
use searchlight_core::state_space;
use searchlight_core::{
    Algorithm, Certificate, Flaw, GoalPolicy, Outcome, Policy, Problem, Refutation, SpaceProblem,
    State, StateSpace,
};
use searchlight_tests::forgeries;
use searchlight_tests::specimen::{
    Specimen, cases, limited_spaces, limited_specimens, long_or, policies, runs_of_preset_spaces,
    some_runs_of_presets,
};
use searchlight_tests::templates::corridor;
use serde_json::json;

fn certificate(specimen: &Specimen, policy: Policy) -> Certificate {
    let run = specimen.finished_run(policy);
    let proof = specimen.problem().certificate(&run);
    proof.expect("a finished run has a proof")
}

/// The proof of the outcome alone.
fn space_certificate(specimen: &Specimen, policy: Policy) -> state_space::Certificate {
    match certificate(specimen, policy) {
        Certificate::StateSpace(proof) => proof,
        other => panic!("{other:?} is not of a search through a space"),
    }
}

/// Ten cells in a ring: each move skips one, so the goal and the start are both even or both odd.
struct Ring {
    goal: State,
}

const PARITY: Refutation = Refutation::Own { property: "parity" };

impl StateSpace for Ring {
    fn states(&self) -> u64 {
        10
    }

    fn branching(&self) -> usize {
        1
    }

    fn start(&self) -> State {
        0
    }

    fn is_goal(&self, state: State) -> bool {
        state == self.goal
    }

    fn refutation(&self) -> Option<Refutation> {
        (self.goal % 2 == 1).then_some(PARITY)
    }

    fn successors(&self, state: State, out: &mut [State]) -> usize {
        out[0] = (state + 2) % 10;
        1
    }
}

#[test]
fn a_property_that_only_its_puzzle_knows_is_a_proof_too() {
    let ring = |goal| Problem::StateSpace(SpaceProblem::undrawn(Arc::new(Ring { goal })));
    let bfs = Algorithm::StateSpace(state_space::Algorithm::Bfs);
    let ended = |goal| {
        let mut run = ring(goal).start(bfs, Policy::FIRST_ANSWER).unwrap();
        run.advance(u64::MAX);
        ring(goal).certificate(&run).expect("a proof")
    };
    let proof = ended(5);
    assert_eq!(proof, Certificate::Refutation(PARITY));
    assert_eq!(ring(7).verify(&proof), Ok(()));
    assert_eq!(ring(4).verify(&proof), Err(Flaw::NotRefuted));
    let property = "colour";
    let other = Certificate::Refutation(Refutation::Own { property });
    assert_eq!(ring(7).verify(&other), Err(Flaw::NotRefuted));
    assert!(matches!(ended(4), Certificate::StateSpace(_)));
    let told = serde_json::to_value(&proof).unwrap();
    let expected = json!({ "kind": "refutation", "proof": "own", "property": "parity" });
    assert_eq!(told, expected);
}

fn check_refutation(problem: &Problem, proof: Refutation) {
    // A property of the puzzle's own has no numbers to doctor.
    let Refutation::PieceCounts { start, goal } = proof else {
        assert!(
            matches!(proof, Refutation::Own { .. }),
            "{proof:?} is not of a space"
        );
        return;
    };
    assert_ne!(start, goal);
    for (start, goal) in [
        (start + 1, goal),
        (start, goal + 1),
        (goal, start),
        (start, start),
    ] {
        let doctored = Certificate::Refutation(Refutation::PieceCounts { start, goal });
        assert_eq!(problem.verify(&doctored), Err(Flaw::NotRefuted));
    }
    assert!(problem.state_space().unwrap().space().goals().is_empty());
}

/// Doctors a proof that stands in every way that there is.
fn check_forgeries(problem: &Problem, proof: &Certificate, picks: &[Index]) {
    match proof {
        Certificate::StateSpace(proof) => {
            forgeries::check_forgeries(problem.state_space().unwrap(), proof, picks);
        }
        Certificate::Refutation(proof) => check_refutation(problem, *proof),
        Certificate::Backtracking(_) | Certificate::Games(_) | Certificate::Trees(_) => {
            panic!("{proof:?} is not of a search through a space")
        }
    }
}

#[test]
fn every_preset_has_a_proof_that_stands_and_whose_forgeries_fall() {
    for (name, specimen) in runs_of_preset_spaces() {
        let problem = specimen.problem();
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let proof = certificate(&specimen, policy);
            assert_eq!(problem.verify(&proof), Ok(()), "{name}");
            check_forgeries(&problem, &proof, &[]);
        }
    }
}

proptest! {
    #![proptest_config(cases(long_or(8, 1)))]

    #[test]
    fn the_proof_that_nothing_is_cheaper_stands_and_its_forgeries_fall(
        picks in prop::collection::vec(any::<Index>(), 4),
    ) {
        for (problem, proof) in CHEAPEST.iter() {
            forgeries::check_forgeries(problem, proof, &picks);
        }
    }
}

/// Every preset's proof that nothing is cheaper, except those of tiles. Each stands.
static CHEAPEST: LazyLock<Vec<(SpaceProblem, state_space::Certificate)>> = LazyLock::new(|| {
    let mut proofs = Vec::new();
    for (name, specimen) in some_runs_of_presets() {
        if !["uniform", "astar", "weighted"].contains(&specimen.algorithm)
            || specimen.instance.kind().id == "tiles"
        {
            continue;
        }
        let Problem::StateSpace(problem) = specimen.problem() else {
            continue;
        };
        let run = specimen.finished_run(Policy::FIRST_ANSWER);
        if let Some(Certificate::StateSpace(proof)) = specimen.problem().certificate(&run)
            && matches!(proof, state_space::Certificate::Cheapest { .. })
        {
            assert_eq!(proof.verify(&problem), Ok(()), "{name}");
            proofs.push((problem, proof));
        }
    }
    proofs
});

#[test]
fn every_preset_that_is_answered_has_a_proof_that_stands() {
    for (name, specimen) in some_runs_of_presets() {
        let policy = Policy {
            step_limit: Some(100_000),
            ..Policy::FIRST_ANSWER
        };
        let run = specimen.finished_run(policy);
        let problem = specimen.problem();
        let (outcome, proof) = (run.status().outcome, problem.certificate(&run));
        match (outcome, proof) {
            (Some(Outcome::LimitReached), None) => {}
            // A search with a limit of its own proves nothing where it finds nothing.
            (Some(Outcome::TooDeep { .. }), None) => {
                assert!(problem.state_space().is_none(), "{name}");
            }
            (
                Some(Outcome::Found { .. } | Outcome::Filled { .. } | Outcome::Valued { .. }),
                Some(proof),
            ) => {
                assert_eq!(problem.verify(&proof), Ok(()), "{name}");
                assert_eq!(problem.refutation(), None, "{name}");
            }
            (Some(Outcome::Impossible | Outcome::TooDeep { .. }), Some(proof)) => {
                assert_eq!(problem.verify(&proof), Ok(()), "{name}");
            }
            // That a search among choices found nothing is no proof to look at.
            (Some(Outcome::Impossible), None) => {
                assert!(problem.state_space().is_none(), "{name}");
            }
            other => panic!("{name} ends with {other:?}"),
        }
    }
}

#[test]
fn the_kind_of_proof_follows_from_the_outcome() {
    let sample = Specimen::read(&flip::PUZZLE, flip::KIND.presets[0].text);
    let problem = sample.problem();
    let proof_with = |goal, step_limit| {
        let run = sample.finished_run(Policy {
            step_limit,
            ..Policy::new(goal)
        });
        let proof = problem.certificate(&run);
        (run.status().outcome, proof)
    };
    let (outcome, proof) = proof_with(GoalPolicy::FirstAnswer, None);
    assert_eq!(outcome, Some(Outcome::Found { depth: 4 }));
    let Some(Certificate::StateSpace(state_space::Certificate::Path { depth: 4, states })) = proof
    else {
        panic!("{proof:?}");
    };
    assert_eq!(states.len(), 5);
    let (outcome, proof) = proof_with(GoalPolicy::FirstAnswer, Some(10));
    assert_eq!((outcome, proof), (Some(Outcome::LimitReached), None));
    let (outcome, proof) = proof_with(GoalPolicy::CountTo(NonZeroU64::new(1)), None);
    assert_eq!(
        (outcome, proof),
        (
            Some(Outcome::Counted {
                goals: 1,
                all: false
            }),
            None
        )
    );
    let unfinished = sample.run(Policy::FIRST_ANSWER);
    assert_eq!(problem.certificate(&unfinished), None);
}

#[test]
fn the_side_that_ran_dry_is_the_proof() {
    let dry = |text, algorithm| {
        let specimen = Specimen::read(&corridor::PUZZLE, text).with(algorithm);
        space_certificate(&specimen, Policy::FIRST_ANSWER)
    };
    // The walker has five cells, the goal two: the goal's side runs dry first.
    for algorithm in ["bidirectional", "alternating"] {
        let states = vec![5, 6];
        let closed = state_space::Certificate::ClosedGoals { states };
        assert_eq!(dry("..S..#.G", algorithm), closed, "{algorithm}");
    }
    let states = vec![0, 1, 2, 3, 4];
    assert_eq!(
        dry("..S..#.G", "bfs"),
        state_space::Certificate::ClosedSet { states }
    );
    for algorithm in ["bfs", "bidirectional", "alternating"] {
        let states = vec![0, 1];
        let closed = state_space::Certificate::ClosedSet { states };
        assert_eq!(dry("S.#..G..", algorithm), closed, "{algorithm}");
    }
}

#[test]
fn a_closed_set_of_the_one_kind_is_none_of_the_other() {
    let walled = Specimen::read(&corridor::PUZZLE, ".S#.G").space_problem();
    let claim = |proof: state_space::Certificate| proof.verify(&walled);
    let (near, far) = (vec![0, 1], vec![2, 3]);
    let states = near.clone();
    assert_eq!(
        claim(state_space::Certificate::ClosedSet { states }),
        Ok(())
    );
    let states = far.clone();
    assert_eq!(
        claim(state_space::Certificate::ClosedGoals { states }),
        Ok(())
    );
    let states = far;
    let flaw = claim(state_space::Certificate::ClosedSet { states });
    assert_eq!(flaw, Err(Flaw::NotInside));
    let states = near;
    let flaw = claim(state_space::Certificate::ClosedGoals { states });
    assert_eq!(flaw, Err(Flaw::NotInside));
}

#[test]
fn different_numbers_of_pieces_need_no_search() {
    let counts = &rearrange::KIND.presets[3];
    assert_eq!(counts.id, "counts");
    for algorithm in ["bfs", "bidirectional", "alternating"] {
        let specimen = Specimen::read(&rearrange::PUZZLE, counts.text).with(algorithm);
        let proof = certificate(&specimen, Policy::FIRST_ANSWER);
        let claim = Refutation::PieceCounts { start: 3, goal: 2 };
        assert_eq!(proof, Certificate::Refutation(claim));
        assert_eq!(specimen.problem().verify(&proof), Ok(()));
    }
    let sample = Specimen::read(&rearrange::PUZZLE, rearrange::KIND.presets[0].text);
    for (start, goal) in [(3, 2), (8, 8), (8, 7)] {
        let claim = Certificate::Refutation(Refutation::PieceCounts { start, goal });
        let flaw = sample.problem().verify(&claim);
        assert_eq!(flaw, Err(Flaw::NotRefuted));
    }
}

#[test]
fn a_path_of_another_instance_proves_nothing() {
    let walk = Specimen::read(&corridor::PUZZLE, "S.#.G");
    let open = Specimen::read(&corridor::PUZZLE, "S..G");
    let proof = certificate(&open, Policy::FIRST_ANSWER);
    assert_eq!(open.problem().verify(&proof), Ok(()));
    // Four free cells each; the wall lies between the second and the third.
    let flaw = walk.problem().verify(&proof);
    assert_eq!(flaw, Err(Flaw::NoMove { from: 1, to: 2 }));
}

#[test]
fn a_move_of_the_state_before_is_no_move_of_this_one() {
    let walk = Specimen::read(&corridor::PUZZLE, "S.G");
    // From 1 the walker can go to 0 and 2, from 0 only to 1.
    let states = vec![0, 1, 0, 2];
    let path = state_space::Certificate::Path { depth: 3, states };
    let flaw = path.verify(&walk.space_problem());
    assert_eq!(flaw, Err(Flaw::NoMove { from: 0, to: 2 }));
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn any_outcome_has_a_proof_that_stands_and_whose_forgeries_fall(
        specimen in limited_spaces(),
        picks in prop::collection::vec(any::<Index>(), 1..6),
    ) {
        let problem = specimen.problem();
        prop_assume!(specimen.space().states() <= 1 << 16);
        let proof = certificate(&specimen, Policy::FIRST_ANSWER);
        prop_assert_eq!(problem.verify(&proof), Ok(()));
        check_forgeries(&problem, &proof, &picks);
        let mut session = specimen.session();
        let ended = session.run().status().outcome.is_some();
        prop_assert_eq!(session.verified().is_some(), ended);
        session.run_mut().advance(u64::MAX);
        prop_assert_eq!(session.verified(), Some(true));
    }

    #[test]
    fn a_proof_of_any_run_stands(specimen in limited_specimens(), policy in policies()) {
        let run = specimen.finished_run(policy);
        let problem = specimen.problem();
        if let Some(proof) = problem.certificate(&run) {
            prop_assert_eq!(problem.verify(&proof), Ok(()));
        }
        let mut session = specimen.session();
        session.run_mut().advance(20_000);
        prop_assert_eq!(session.verified(), session.certificate().map(|_| true));
        let outcome = session.run().status().outcome;
        let judged = session.judged();
        prop_assert_eq!(judged.is_some(), outcome.is_some());
        // The moves of a solved board are an empty line; a search in rounds counts the start.
        let is_solved = matches!(outcome, Some(Outcome::Found { depth: 0 | 1 }));
        prop_assert!(judged.is_none_or(|text| is_solved || !text.is_empty()), "{outcome:?}");
    }
}
