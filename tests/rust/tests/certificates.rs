//! Certificates of real runs hold; doctored ones are refused, each for its own reason.

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight::certificate::{Certificate, Flaw, verify};
use searchlight::problem::{State, StateSpace};
use searchlight::puzzles::{flip, null};
use searchlight::run::{GoalPolicy, Outcome, Policy};
use searchlight_tests::specimen::{Specimen, cases, presets, specimens};

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
        Flaw::WrongGoal {
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
        // A path without a detour has no short cut either.
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

fn check_closed_set(space: &dyn StateSpace, states: &[State], picks: &[Index]) {
    let refuse =
        |states: Vec<State>| verify(space, &Certificate::ClosedSet { states }).unwrap_err();
    assert_eq!(refuse(Vec::new()), Flaw::NoStart);
    let without = |state: State| states.iter().copied().filter(|&s| s != state).collect();
    assert_eq!(refuse(without(space.start())), Flaw::NoStart);
    for pick in picks {
        let at = pick.index(states.len());
        let missing = states[at];
        if missing != space.start() {
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
    let all = 0..space.states() as State;
    if let Some(goal) = all.clone().find(|&state| space.is_goal(state)) {
        assert_eq!(refuse(all.collect()), Flaw::WrongGoal { state: goal });
    }
}

#[test]
fn every_preset_has_a_proof_that_stands_and_whose_forgeries_fall() {
    let picks: Vec<Index> = Vec::new();
    for (name, specimen) in presets() {
        let space = specimen.space();
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let proof = certificate(&specimen, policy);
            assert_eq!(verify(space.as_ref(), &proof), Ok(()), "{name}");
            match &proof {
                Certificate::Path { depth, states } => check_path(space.as_ref(), *depth, states),
                Certificate::ClosedSet { states } => {
                    check_closed_set(space.as_ref(), states, &picks);
                }
            }
        }
    }
}

#[test]
fn the_kind_of_proof_follows_from_the_outcome() {
    let sample = Specimen::read(&flip::KIND, flip::KIND.presets[0].text);
    let proof_with = |goal, step_limit| {
        let run = sample.finished_run(Policy { goal, step_limit });
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
        (Some(Outcome::Counted { goals: 1 }), None)
    );
    assert_eq!(sample.run(Policy::FIRST_ANSWER).certificate(), None);
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

#[test]
fn flaws_say_what_is_wrong() {
    let messages = [
        (Flaw::NoStart, "the start is missing"),
        (
            Flaw::OutsideSpace { state: 9 },
            "state 9 is outside the space",
        ),
        (
            Flaw::WrongGoal { state: 9 },
            "state 9 breaks the claim about goals",
        ),
        (
            Flaw::NoMove { from: 1, to: 2 },
            "no move leads from state 1 to 2",
        ),
        (
            Flaw::WrongDepth {
                claimed: 3,
                moves: 2,
            },
            "the path claims depth 3 but has 2 moves",
        ),
        (Flaw::NotAscending { state: 9 }, "state 9 is out of order"),
        (
            Flaw::NotClosed { from: 1, to: 2 },
            "a move leaves the set: 1 to 2",
        ),
    ];
    for (flaw, message) in messages {
        assert_eq!(flaw.to_string(), message);
    }
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn any_outcome_has_a_proof_that_stands_and_whose_forgeries_fall(
        specimen in specimens(),
        picks in prop::collection::vec(any::<Index>(), 1..6),
    ) {
        let space = specimen.space();
        prop_assume!(space.states() <= 1 << 16);
        let proof = certificate(&specimen, Policy::FIRST_ANSWER);
        prop_assert_eq!(verify(space.as_ref(), &proof), Ok(()));
        match &proof {
            Certificate::Path { depth, states } => check_path(space.as_ref(), *depth, states),
            Certificate::ClosedSet { states } => check_closed_set(space.as_ref(), states, &picks),
        }
        let mut session = specimen.session();
        prop_assert_eq!(session.verified(), None);
        session.advance(u64::MAX);
        prop_assert_eq!(session.verified(), Some(true));
    }
}
