//! Doctors proofs about state spaces in every way that there is, and checks that each forgery is
//! refused for its own reason.

use proptest::sample::Index;
use searchlight_core::backtracking;
use searchlight_core::state_space::{Certificate, Labels, Levels};
use searchlight_core::{Choices, Flaw, SpaceProblem, State};

/// Doctors a proof that stands; `picks` choose among the states of a set.
///
/// # Panics
/// Where a forgery stands, or falls for another reason.
pub fn check_forgeries(problem: &SpaceProblem, proof: &Certificate, picks: &[Index]) {
    match proof {
        Certificate::Path { depth, states } => check_path(problem, *depth, states),
        Certificate::ClosedSet { states } => check_closed(problem, false, states, picks),
        Certificate::ClosedGoals { states } => check_closed(problem, true, states, picks),
        Certificate::TooDeep {
            limit,
            forward,
            backward,
        } => check_too_deep(problem, *limit, [forward, backward], picks),
        Certificate::Cheapest { .. } => check_cheapest(problem, proof, picks),
        other => panic!("{other:?} is new"),
    }
}

/// Doctors the proof of a search that deepens.
///
/// # Panics
/// Where a forgery stands, or falls for another reason.
pub fn check_rounds(problem: &dyn Choices, proof: &backtracking::Certificate) {
    use backtracking::Certificate as Proof;
    let Proof::Rounds {
        choices,
        cost,
        heuristic,
        rounds,
    } = proof
    else {
        panic!("{proof:?} has no rounds");
    };
    let (cost, heuristic) = (*cost, *heuristic);
    let refuse = |choices: &[_], cost, heuristic, rounds: &[_]| {
        let (choices, rounds) = (choices.to_vec(), rounds.to_vec());
        let forged = Proof::Rounds {
            choices,
            cost,
            heuristic,
            rounds,
        };
        forged.verify(problem).unwrap_err()
    };
    let wrong = |claimed: u32| {
        let cost = cost.into();
        Flaw::WrongCost { claimed, cost }
    };
    assert_eq!(
        refuse(choices, cost + 1, heuristic, rounds),
        wrong(cost + 1)
    );
    assert_eq!(
        refuse(choices, cost - 1, heuristic, rounds),
        wrong(cost - 1)
    );
    let short = &choices[..choices.len() - 1];
    let flaw = refuse(short, cost, heuristic, rounds);
    assert!(matches!(flaw, Flaw::WrongChoice { .. }), "{flaw:?}");
    // Without rounds nothing is proved, and a heuristic that does not exist proves nothing.
    let nothing = Flaw::NotCheapest { cost };
    assert_eq!(refuse(choices, cost, heuristic, &[]), nothing);
    if heuristic.is_some() {
        assert_eq!(refuse(choices, cost, Some(200), rounds), nothing);
    }
    for (at, round) in rounds.iter().enumerate() {
        let bound = round.bound;
        let mut counted = rounds.to_vec();
        counted[at].tried += 1;
        let flaw = Flaw::WrongRound { bound };
        assert_eq!(refuse(choices, cost, heuristic, &counted), flaw);
        // A missing round leaves a gap, except the first.
        let mut fewer = rounds.to_vec();
        fewer.remove(at);
        if at > 0 {
            let bound = rounds[at - 1].bound;
            let flaw = Flaw::WrongRound { bound };
            assert_eq!(refuse(choices, cost, heuristic, &fewer), flaw);
        }
        let mut higher = rounds.to_vec();
        higher[at].bound = cost;
        let flaw = refuse(choices, cost, heuristic, &higher);
        assert!(matches!(flaw, Flaw::WrongRound { .. }), "{flaw:?}");
    }
}

/// A proof that no path is cheaper: labels of the states that were expanded.
fn check_cheapest(problem: &SpaceProblem, proof: &Certificate, picks: &[Index]) {
    let Certificate::Cheapest {
        cost,
        states,
        costs,
        labels,
        heuristic,
        weight,
    } = proof
    else {
        panic!("{proof:?} has no labels");
    };
    let (cost, heuristic, weight) = (*cost, *heuristic, *weight);
    let refuse = |cost: u32, states: &[State], costs: &[u32], labels: &Labels| {
        let (states, costs, labels) = (states.to_vec(), costs.to_vec(), labels.clone());
        let forged = Certificate::Cheapest {
            cost,
            states,
            costs,
            labels,
            heuristic,
            weight,
        };
        forged.verify(problem).unwrap_err()
    };
    let start = problem.space().start();
    let goal = states[states.len() - 1];
    let found = u64::from(cost);
    let wrong = |claimed: u32, cost: u64| Flaw::WrongCost { claimed, cost };
    assert_eq!(
        refuse(cost + 1, states, costs, labels),
        wrong(cost + 1, found)
    );
    assert_eq!(refuse(cost, &[], &[], labels), Flaw::NoStart);
    let outside = problem.space().states() as State;
    let with = |at: usize, state: State, label: u32| {
        let mut labels = labels.clone();
        labels.states.insert(at, state);
        labels.costs.insert(at, label);
        labels
    };
    let flaw = Flaw::OutsideSpace { state: outside };
    let count = labels.states.len();
    assert_eq!(
        refuse(cost, states, costs, &with(count, outside, cost)),
        flaw
    );
    // A goal that was expanded would not end the search.
    let at = labels.states.partition_point(|&state| state < goal);
    let flaw = Flaw::NotOutside { state: goal };
    assert_eq!(refuse(cost, states, costs, &with(at, goal, cost)), flaw);
    if costs.is_empty() {
        return;
    }
    assert_eq!(
        refuse(cost - 1, states, costs, labels),
        wrong(cost - 1, found)
    );
    let moves = costs.len();
    let flaw = refuse(cost, &states[..moves], &costs[..moves - 1], labels);
    let state = states[moves - 1];
    assert_eq!(flaw, Flaw::NoGoal { state });
    for at in 0..moves {
        // No move of another cost leads to the same state.
        let mut dearer = costs.to_vec();
        dearer[at] += 1;
        let (from, to) = (states[at], states[at + 1]);
        let flaw = Flaw::NoMove { from, to };
        assert_eq!(refuse(cost + 1, states, &dearer, labels), flaw);
    }
    let priced = |from: State| {
        let mut moves = Vec::new();
        match problem.orders() {
            Some(orders) => orders.moves(from, &mut moves),
            None => moves.extend(successors(problem, from).into_iter().map(|to| (to, 1))),
        }
        moves
    };
    // A detour to the first state of the path and back: the labels do not reach so far.
    let back = priced(states[1]).into_iter().find(|&(to, _)| to == start);
    if let Some((_, price)) = back.filter(|_| weight == 1) {
        let around = [&[start, states[1]], &states[..]].concat();
        let prices = [&[costs[0], price], &costs[..]].concat();
        let flaw = refuse(cost + costs[0] + price, &around, &prices, labels);
        assert!(
            matches!(flaw, Flaw::Cheaper { .. } | Flaw::NoStart),
            "{flaw:?}"
        );
    }
    let estimate = |state: State| match (heuristic, problem.orders()) {
        (Some(index), Some(orders)) => orders.estimate(index, state),
        _ => 0,
    };
    let picks = picks.iter().filter(|_| count > 0);
    for at in picks.map(|pick| pick.index(count)) {
        let (state, label) = (labels.states[at], labels.costs[at]);
        let mut raised = labels.clone();
        raised.costs[at] += 1;
        let flaw = refuse(cost, states, costs, &raised);
        if state == start {
            assert_eq!(flaw, Flaw::NoStart);
        } else {
            let is_into = matches!(flaw, Flaw::Cheaper { to, .. } if to == state);
            assert!(is_into, "{flaw:?}");
        }
        let mut missing = labels.clone();
        missing.states.remove(at);
        missing.costs.remove(at);
        if state != start && label + weight * estimate(state) < cost {
            let flaw = refuse(cost, states, costs, &missing);
            let is_into = matches!(flaw, Flaw::Cheaper { to, .. } if to == state);
            assert!(is_into, "{flaw:?}");
        }
        if at > 0 {
            let mut unsorted = labels.clone();
            unsorted.states.swap(at - 1, at);
            let flaw = refuse(cost, states, costs, &unsorted);
            assert!(matches!(flaw, Flaw::NotAscending { .. }), "{flaw:?}");
        }
    }
}

/// The states that one move leads to.
///
/// # Panics
/// For a state that the space does not have.
pub fn successors(problem: &SpaceProblem, state: State) -> Vec<State> {
    let space = problem.space();
    let mut out = vec![0; space.branching()];
    let count = space.successors(state, &mut out);
    out.truncate(count);
    out
}

fn check_path(problem: &SpaceProblem, depth: u32, states: &[State]) {
    let refuse = |depth: u32, states: &[State]| {
        let states = states.to_vec();
        let forged = Certificate::Path { depth, states };
        forged.verify(problem).unwrap_err()
    };
    let moves = states.len() - 1;
    let goal = states[moves];
    let outside = problem.space().states() as State;
    let claims = |claimed: u32, moves: usize| Flaw::WrongDepth { claimed, moves };
    assert_eq!(refuse(depth, &[]), Flaw::NoStart);
    assert_eq!(refuse(depth + 1, states), claims(depth + 1, moves));
    for at in 0..states.len() {
        let mut doctored = states.to_vec();
        doctored[at] = outside;
        let flaw = Flaw::OutsideSpace { state: outside };
        assert_eq!(refuse(depth, &doctored), flaw);
    }
    if moves == 0 {
        return;
    }
    assert_eq!(refuse(depth - 1, &states[1..]), Flaw::NoStart);
    let state = states[moves - 1];
    assert_eq!(refuse(depth - 1, &states[..moves]), Flaw::NoGoal { state });
    assert_eq!(refuse(depth - 1, states), claims(depth - 1, moves));
    for at in 1..moves {
        let mut doctored = states.to_vec();
        doctored.remove(at);
        assert_eq!(refuse(depth, &doctored), claims(depth, moves - 1));
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

/// A closed set holds the start, or with `goals` every goal.
fn check_closed(problem: &SpaceProblem, goals: bool, states: &[State], picks: &[Index]) {
    let space = problem.space();
    let refuse = |states: Vec<State>| {
        let forged = if goals {
            Certificate::ClosedGoals { states }
        } else {
            Certificate::ClosedSet { states }
        };
        forged.verify(problem).unwrap_err()
    };
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
    // A space may have no goal at all.
    let picks = picks.iter().filter(|_| !states.is_empty());
    for at in picks.map(|pick| pick.index(states.len())) {
        let missing = states[at];
        if !inside.contains(&missing) {
            let Flaw::NotClosed { from, to } = refuse(without(missing)) else {
                panic!("the set without {missing} falls for another reason");
            };
            assert!(successors(problem, from).contains(&to));
            let (near, far) = if goals { (to, from) } else { (from, to) };
            assert!(states.contains(&near) && far == missing);
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
    let mut all = 0..outside;
    let wrong = all.find(|&state| match goals {
        true => state == space.start(),
        false => space.is_goal(state),
    });
    if let Some(state) = wrong {
        let flaw = Flaw::NotOutside { state };
        assert_eq!(refuse((0..outside).collect()), flaw);
    }
}

fn check_too_deep(problem: &SpaceProblem, limit: u32, sides: [&Levels; 2], picks: &[Index]) {
    let space = problem.space();
    let forge = |limit: u32, side: usize, doctored: Levels| {
        let mut sides = sides.map(Clone::clone);
        sides[side] = doctored;
        let [forward, backward] = sides;
        let forged = Certificate::TooDeep {
            limit,
            forward,
            backward,
        };
        let flaw = forged.verify(&problem.clone().within(limit)).unwrap_err();
        if problem.depth_limit() != Some(limit) {
            let own = problem.depth_limit();
            let wrong = Flaw::WrongLimit {
                claimed: limit,
                limit: own,
            };
            assert_eq!(forged.verify(problem), Err(wrong));
        }
        flaw
    };
    let moves = |levels: &Levels| levels.ends.len() as u32 - 1;
    let depth = moves(sides[0]) + moves(sides[1]);
    assert!(depth >= limit);
    let claimed = depth + 1;
    let shallow = |limit: u32, depth: u32| Flaw::TooShallow { limit, depth };
    let flaw = forge(claimed, 0, sides[0].clone());
    assert_eq!(flaw, shallow(claimed, depth));
    let goals = space.goals();
    let sources = [vec![space.start()], goals.clone()];
    for (side, (&levels, sources)) in sides.iter().zip(&sources).enumerate() {
        let refuse = |doctored: Levels| forge(depth, side, doctored);
        for pick in picks.iter().filter(|_| !levels.states.is_empty()) {
            let at = pick.index(levels.states.len());
            let missing = levels.states[at];
            let flaw = refuse(without_state(levels, at));
            if sources.contains(&missing) {
                assert_eq!(flaw, Flaw::NotInside);
                continue;
            }
            let Flaw::NotClosed { from, to } = flaw else {
                panic!("{flaw:?} for the levels without {missing}");
            };
            assert_eq!(if side == 0 { to } else { from }, missing);
            assert!(successors(problem, from).contains(&to));
        }
        for level in 1..levels.ends.len() {
            let dropped = without_level(levels, level);
            assert_eq!(refuse(dropped.clone()), shallow(depth, depth - 1));
            // The level is there in name only.
            let mut ends = dropped.ends;
            ends.insert(level, ends[level - 1]);
            let states = dropped.states;
            let flaw = refuse(Levels { states, ends });
            assert!(matches!(flaw, Flaw::NotClosed { .. }), "{flaw:?}");
        }
        // There are fewer states than the ends say, or more; or the ends go backwards.
        let last = levels.ends.len() - 1;
        let count = levels.ends[last];
        let mut fewer = levels.clone();
        fewer.ends[last] = count + 1;
        assert_eq!(refuse(fewer), Flaw::NotInside);
        let mut more = levels.clone();
        more.states.push(space.start());
        assert_eq!(refuse(more), Flaw::NotInside);
        let mut backwards = levels.clone();
        backwards.ends.push(count.saturating_sub(1));
        if side == 1 && problem.predecessors().is_none() {
            assert_eq!(refuse(backwards), Flaw::NoPredecessors);
        } else if count > 0 {
            assert_eq!(refuse(backwards), Flaw::NotInside);
        }
        let with = |state: State| {
            let mut more = levels.clone();
            more.states.push(state);
            more.ends[last] += 1;
            more
        };
        let state = space.states() as State;
        assert_eq!(refuse(with(state)), Flaw::OutsideSpace { state });
        // Each side reaches what the other one began with: nothing is missing, but they meet.
        let other = if side == 0 {
            goals.first().copied()
        } else {
            Some(space.start())
        };
        if let Some(state) = other {
            assert_eq!(refuse(with(state)), Flaw::NotOutside { state });
        }
    }
}

/// The levels without the state at a place.
fn without_state(levels: &Levels, at: usize) -> Levels {
    let mut rest = levels.clone();
    rest.states.remove(at);
    for end in &mut rest.ends {
        *end -= u32::from(*end as usize > at);
    }
    rest
}

/// The levels without one that is not the first.
fn without_level(levels: &Levels, level: usize) -> Levels {
    let mut rest = levels.clone();
    let (from, to) = (levels.ends[level - 1], levels.ends[level]);
    rest.states.drain(from as usize..to as usize);
    rest.ends.remove(level);
    for end in &mut rest.ends[level..] {
        *end -= to - from;
    }
    rest
}
