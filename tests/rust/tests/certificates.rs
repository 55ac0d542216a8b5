//! Certificates of real runs hold; doctored ones are refused, each for its own reason.

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight::certificate::{Certificate, Flaw, verify};
use searchlight::problem::{Refutation, State, StateSpace};
use searchlight::puzzles::{flip, null, rearrange};
use searchlight::run::{GoalPolicy, Outcome, Policy};
use searchlight_tests::specimen::{
    Specimen, cases, policies, runs_of_preset_spaces, runs_of_presets, spaces, specimens,
};

fn certificate(specimen: &Specimen, policy: Policy) -> Certificate {
    let run = specimen.finished_run(policy);
    run.certificate().expect("a finished run has a proof")
}

fn check_path(space: &dyn StateSpace, depth: u32, states: &[State]) {
    let refuse = |depth: u32, states: &[State]| {
        let states = states.to_vec();
        verify(space, &Certificate::Path { depth, states }).unwrap_err()
    };
    let moves = states.len() - 1;
    let goal = states[moves];
    let outside = space.states() as State;
    assert_eq!(refuse(depth, &[]), Flaw::NoStart);
    assert_eq!(
        refuse(depth + 1, states),
        Flaw::WrongDepth {
            claimed: depth + 1,
            moves
        }
    );
    for at in 0..states.len() {
        let mut doctored = states.to_vec();
        doctored[at] = outside;
        assert_eq!(
            refuse(depth, &doctored),
            Flaw::OutsideSpace { state: outside }
        );
    }
    if moves == 0 {
        return;
    }
    assert_eq!(refuse(depth - 1, &states[1..]), Flaw::NoStart);
    assert_eq!(
        refuse(depth - 1, &states[..moves]),
        Flaw::NoGoal {
            state: states[moves - 1]
        }
    );
    assert_eq!(
        refuse(depth - 1, states),
        Flaw::WrongDepth {
            claimed: depth - 1,
            moves
        }
    );
    for at in 1..moves {
        let mut doctored = states.to_vec();
        doctored.remove(at);
        let claimed = depth;
        assert_eq!(
            refuse(claimed, &doctored),
            Flaw::WrongDepth {
                claimed,
                moves: moves - 1
            }
        );
        // A path without a detour has no short cut either, and a longer one has this one not.
        let gap = Flaw::NoMove {
            from: states[at - 1],
            to: states[at + 1],
        };
        assert_eq!(refuse(depth - 1, &doctored), gap);
        if at + 1 < moves {
            let mut doctored = states.to_vec();
            doctored.swap(at, at + 1);
            assert_eq!(refuse(depth, &doctored), gap);
        }
        let mut doctored = states.to_vec();
        doctored[at] = goal;
        let flaw = refuse(depth, &doctored);
        assert!(matches!(flaw, Flaw::NoMove { .. }), "{flaw:?}");
    }
    let mut reversed = states.to_vec();
    reversed.reverse();
    assert_eq!(refuse(depth, &reversed), Flaw::NoStart);
}

/// A closed set holds all of `inside`; `goals` says which of the two kinds it is.
fn check_closed_set(space: &dyn StateSpace, goals: bool, states: &[State], picks: &[Index]) {
    let claim = |states: Vec<State>| {
        let proof = if goals {
            Certificate::ClosedGoals { states }
        } else {
            Certificate::ClosedSet { states }
        };
        verify(space, &proof)
    };
    let refuse = |states: Vec<State>| claim(states).unwrap_err();
    let inside = if goals {
        space.goals()
    } else {
        vec![space.start()]
    };
    let without = |state: State| states.iter().copied().filter(|&s| s != state).collect();
    for &state in &inside {
        assert_eq!(refuse(Vec::new()), Flaw::NotInside);
        assert_eq!(refuse(without(state)), Flaw::NotInside);
    }
    for pick in picks {
        let at = pick.index(states.len());
        let missing = states[at];
        if !inside.contains(&missing) {
            match refuse(without(missing)) {
                Flaw::NotClosed { from, to } => {
                    let mut successors = vec![0; space.branching()];
                    let count = space.successors(from, &mut successors);
                    assert!(successors[..count].contains(&to));
                    assert!(states.contains(&from) && to == missing);
                }
                flaw => panic!("{flaw:?} for the set without {missing}"),
            }
        }
        let mut twice = states.to_vec();
        twice.insert(at, missing);
        assert_eq!(refuse(twice), Flaw::NotAscending { state: missing });
        if at > 0 {
            let mut unsorted = states.to_vec();
            unsorted.swap(at - 1, at);
            let state = states[at - 1];
            assert_eq!(refuse(unsorted), Flaw::NotAscending { state });
        }
    }
    let outside = space.states() as State;
    let mut too_large = states.to_vec();
    too_large.push(outside);
    assert_eq!(refuse(too_large), Flaw::OutsideSpace { state: outside });
    // No move leaves the set of all states, but it holds what it should not.
    let all = 0..space.states() as State;
    let wrong = all.clone().find(|&state| match goals {
        true => state == space.start(),
        false => space.is_goal(state),
    });
    if let Some(state) = wrong {
        assert_eq!(refuse(all.collect()), Flaw::NotOutside { state });
    }
}

fn check_refutation(space: &dyn StateSpace, proof: Refutation) {
    let Refutation::PieceCounts { start, goal } = proof else {
        panic!("{proof:?} is not of a search through a space");
    };
    assert_ne!(start, goal);
    for (start, goal) in [
        (start + 1, goal),
        (start, goal + 1),
        (goal, start),
        (start, start),
    ] {
        let doctored = Certificate::Refutation(Refutation::PieceCounts { start, goal });
        assert_eq!(verify(space, &doctored), Err(Flaw::NotRefuted));
    }
    assert_eq!(space.goals(), []);
}

/// Doctors a proof that stands in every way that there is.
fn check_forgeries(space: &dyn StateSpace, proof: &Certificate, picks: &[Index]) {
    match proof {
        Certificate::Path { depth, states } => check_path(space, *depth, states),
        Certificate::ClosedSet { states } => check_closed_set(space, false, states, picks),
        Certificate::ClosedGoals { states } => check_closed_set(space, true, states, picks),
        Certificate::Refutation(proof) => check_refutation(space, *proof),
        Certificate::Choices { .. } | Certificate::Table { .. } => {
            panic!("{proof:?} is not of a search through a space")
        }
    }
}

#[test]
fn every_preset_has_a_proof_that_stands_and_whose_forgeries_fall() {
    for (name, specimen) in runs_of_preset_spaces() {
        let space = specimen.space();
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let proof = certificate(&specimen, policy);
            assert_eq!(verify(space.as_ref(), &proof), Ok(()), "{name}");
            check_forgeries(space.as_ref(), &proof, &[]);
        }
    }
}

#[test]
fn every_preset_that_is_answered_has_a_proof_that_stands() {
    for (name, specimen) in runs_of_presets() {
        let policy = Policy {
            step_limit: Some(100_000),
            ..Policy::FIRST_ANSWER
        };
        let run = specimen.finished_run(policy);
        let (outcome, proof) = (run.status().outcome, run.certificate());
        let problem = specimen.instance.problem();
        match (outcome, proof) {
            (Some(Outcome::LimitReached), None) => {}
            (Some(Outcome::Found { .. } | Outcome::Filled { .. }), Some(proof)) => {
                assert_eq!(problem.verify(&proof), Ok(()), "{name}");
                assert_eq!(problem.refutation(), None, "{name}");
            }
            (Some(Outcome::Impossible), Some(proof)) => {
                assert_eq!(problem.verify(&proof), Ok(()), "{name}");
            }
            // That a search among choices found nothing is no proof to look at.
            (Some(Outcome::Impossible), None) => assert!(problem.space().is_none(), "{name}"),
            other => panic!("{name} ends with {other:?}"),
        }
    }
}

#[test]
fn the_kind_of_proof_follows_from_the_outcome() {
    let sample = Specimen::read(&flip::KIND, flip::KIND.presets[0].text);
    let proof_with = |goal, step_limit| {
        let run = sample.finished_run(Policy {
            goal,
            step_limit,
            depth_limit: None,
        });
        (run.status().outcome, run.certificate())
    };
    let (outcome, proof) = proof_with(GoalPolicy::FirstAnswer, None);
    assert_eq!(outcome, Some(Outcome::Found { depth: 4 }));
    assert!(matches!(proof, Some(Certificate::Path { depth: 4, states }) if states.len() == 5));
    let (outcome, proof) = proof_with(GoalPolicy::FirstAnswer, Some(10));
    assert_eq!((outcome, proof), (Some(Outcome::LimitReached), None));
    let (outcome, proof) = proof_with(GoalPolicy::CountTo(1), None);
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
    assert_eq!(sample.run(Policy::FIRST_ANSWER).certificate(), None);
}

#[test]
fn the_side_that_ran_dry_is_the_proof() {
    let dry = |text, algorithm| {
        let specimen = Specimen::read(&null::KIND, text).with(algorithm);
        certificate(&specimen, Policy::FIRST_ANSWER)
    };
    // The walker has five cells, the goal two: the goal's side runs dry first.
    for algorithm in ["bidirectional", "alternating"] {
        let states = vec![5, 6];
        let closed = Certificate::ClosedGoals { states };
        assert_eq!(dry("..S..#.G", algorithm), closed, "{algorithm}");
    }
    let states = vec![0, 1, 2, 3, 4];
    assert_eq!(dry("..S..#.G", "bfs"), Certificate::ClosedSet { states });
    for algorithm in ["bfs", "bidirectional", "alternating"] {
        let states = vec![0, 1];
        let closed = Certificate::ClosedSet { states };
        assert_eq!(dry("S.#..G..", algorithm), closed, "{algorithm}");
    }
}

#[test]
fn a_closed_set_of_the_one_kind_is_none_of_the_other() {
    let walled = Specimen::read(&null::KIND, ".S#.G").space();
    let claim = |proof| verify(walled.as_ref(), &proof);
    let (near, far) = (vec![0, 1], vec![2, 3]);
    let states = near.clone();
    assert_eq!(claim(Certificate::ClosedSet { states }), Ok(()));
    let states = far.clone();
    assert_eq!(claim(Certificate::ClosedGoals { states }), Ok(()));
    let states = far;
    let flaw = claim(Certificate::ClosedSet { states });
    assert_eq!(flaw, Err(Flaw::NotInside));
    let states = near;
    let flaw = claim(Certificate::ClosedGoals { states });
    assert_eq!(flaw, Err(Flaw::NotInside));
}

#[test]
fn different_numbers_of_pieces_need_no_search() {
    let counts = &rearrange::KIND.presets[3];
    assert_eq!(counts.id, "counts");
    for algorithm in ["bfs", "bidirectional", "alternating"] {
        let specimen = Specimen::read(&rearrange::KIND, counts.text).with(algorithm);
        let proof = certificate(&specimen, Policy::FIRST_ANSWER);
        let claim = Refutation::PieceCounts { start: 3, goal: 2 };
        assert_eq!(proof, Certificate::Refutation(claim));
        assert_eq!(verify(specimen.space().as_ref(), &proof), Ok(()));
    }
    let sample = Specimen::read(&rearrange::KIND, rearrange::KIND.presets[0].text);
    for (start, goal) in [(3, 2), (8, 8), (8, 7)] {
        let claim = Certificate::Refutation(Refutation::PieceCounts { start, goal });
        let flaw = verify(sample.space().as_ref(), &claim);
        assert_eq!(flaw, Err(Flaw::NotRefuted));
    }
}

#[test]
fn a_path_of_another_instance_proves_nothing() {
    let walk = Specimen::read(&null::KIND, "S.#.G");
    let open = Specimen::read(&null::KIND, "S..G");
    let proof = certificate(&open, Policy::FIRST_ANSWER);
    assert_eq!(verify(open.space().as_ref(), &proof), Ok(()));
    // Four free cells each; the wall lies between the second and the third.
    let flaw = verify(walk.space().as_ref(), &proof);
    assert_eq!(flaw, Err(Flaw::NoMove { from: 1, to: 2 }));
}

#[test]
fn a_move_of_the_state_before_is_no_move_of_this_one() {
    let walk = Specimen::read(&null::KIND, "S.G");
    // From 1 the walker can go to 0 and 2, from 0 only to 1.
    let states = vec![0, 1, 0, 2];
    let flaw = verify(
        walk.space().as_ref(),
        &Certificate::Path { depth: 3, states },
    );
    assert_eq!(flaw, Err(Flaw::NoMove { from: 0, to: 2 }));
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn any_outcome_has_a_proof_that_stands_and_whose_forgeries_fall(
        specimen in spaces(),
        picks in prop::collection::vec(any::<Index>(), 1..6),
    ) {
        let space = specimen.space();
        prop_assume!(space.states() <= 1 << 16);
        let proof = certificate(&specimen, Policy::FIRST_ANSWER);
        prop_assert_eq!(verify(space.as_ref(), &proof), Ok(()));
        check_forgeries(space.as_ref(), &proof, &picks);
        let mut session = specimen.session();
        let ended = session.status().outcome.is_some();
        prop_assert_eq!(session.verified().is_some(), ended);
        session.advance(u64::MAX);
        prop_assert_eq!(session.verified(), Some(true));
    }

    #[test]
    fn a_proof_of_any_run_stands(specimen in specimens(), policy in policies()) {
        let run = specimen.finished_run(policy);
        if let Some(proof) = run.certificate() {
            prop_assert_eq!(specimen.instance.problem().verify(&proof), Ok(()));
        }
        let mut session = specimen.session();
        session.advance(20_000);
        prop_assert_eq!(session.verified(), session.certificate().map(|_| true));
        let judged = session.judged().map(|text| text.is_empty());
        prop_assert_eq!(judged, session.status().outcome.map(|_| false));
    }
}
