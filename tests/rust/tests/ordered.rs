//! Searches in any order through the same runs as breadth-first search.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use searchlight_core::graph_search::{Distances, Moves, Space, UnitCosts};
use searchlight_core::puzzles::pieces::{self, Pieces};
use searchlight_core::puzzles::tiles::{TileRanks, Tiles};
use searchlight_core::puzzles::{flip, maze, rearrange, solitaire, tiles};
use searchlight_core::state_space::{
    Certificate as Proof, Event as Step, Reopened, State, Verdict,
};
use searchlight_core::{
    Algorithm, Certificate, Counters, Event, Flaw, Frame, Judge, Link, LinkError, Outcome, PUZZLES,
    Policy, Problem, Puzzle, QuestionKind, Run, RunError, Session, Shape, SpaceProblem, StepSize,
    state_space,
};
use searchlight_tests::shots::{breadth_first, counters};
use searchlight_tests::specimen::Specimen;

const SPACES: [&Puzzle; 3] = [&flip::PUZZLE, &rearrange::PUZZLE, &solitaire::PUZZLE];
const ORDERS: [&str; 5] = ["dfs", "uniform", "greedy", "astar", "weighted"];

fn samples() -> impl Iterator<Item = (Specimen, &'static str)> {
    SPACES.into_iter().flat_map(|puzzle| {
        let sample = move |order| Specimen::named(puzzle, "sample").with(order);
        ORDERS.into_iter().map(move |order| (sample(order), order))
    })
}

fn finished(specimen: &Specimen, policy: Policy) -> (Problem, Run) {
    let problem = specimen.problem();
    let run = specimen.finished_run(policy);
    (problem, run)
}

#[test]
fn each_order_answers_each_sample_with_a_certificate_that_holds() {
    for (specimen, order) in samples() {
        let name = specimen.instance.kind().id;
        let shortest = Specimen::of(specimen.instance.boxed()).with("bfs");
        let least = shortest.finished_run(Policy::FIRST_ANSWER).status().outcome;
        let (problem, run) = finished(&specimen, Policy::FIRST_ANSWER);
        let certificate = problem.certificate(&run).expect("an answer");
        assert_eq!(problem.verify(&certificate), Ok(()), "{name} by {order}");
        let outcome = run.status().outcome;
        let Certificate::StateSpace(proof) = certificate else {
            panic!("{certificate:?}");
        };
        match order {
            "uniform" | "astar" => {
                assert_eq!(outcome, least, "{name} by {order}");
                let Proof::Cheapest { cost, weight, .. } = proof else {
                    panic!("{proof:?}");
                };
                assert_eq!(Some(Outcome::Found { depth: cost }), least);
                assert_eq!(weight, 1);
            }
            "weighted" => assert!(matches!(proof, Proof::Cheapest { weight: 2, .. })),
            _ => assert!(matches!(proof, Proof::Path { .. })),
        }
    }
}

#[test]
fn forged_labels_are_refused() {
    let specimen = Specimen::named(&flip::PUZZLE, "sample").with("astar");
    let (problem, run) = finished(&specimen, Policy::FIRST_ANSWER);
    let Some(Certificate::StateSpace(proof)) = problem.certificate(&run) else {
        panic!("no certificate");
    };
    let verify = |change: &dyn Fn(&mut Proof)| {
        let mut proof = proof.clone();
        change(&mut proof);
        problem.verify(&Certificate::StateSpace(proof))
    };
    assert_eq!(verify(&|_| {}), Ok(()));
    let cost = |proof: &mut Proof| {
        if let Proof::Cheapest { cost, .. } = proof {
            *cost += 1;
        }
    };
    let claimed = Flaw::WrongCost {
        claimed: 5,
        cost: 4,
    };
    assert_eq!(verify(&cost), Err(claimed));
    let start = specimen.space_problem().space().start();
    // Without the start, nothing is labelled 0.
    let beginning = |proof: &mut Proof| {
        if let Proof::Cheapest { labels, .. } = proof {
            let at = labels.states.binary_search(&start).expect("the start");
            labels.costs[at] = 1;
        }
    };
    assert_eq!(verify(&beginning), Err(Flaw::NoStart));
    let longer = |proof: &mut Proof| {
        if let Proof::Cheapest { labels, .. } = proof {
            let at = labels.states.iter().position(|&state| state != start);
            labels.costs[at.expect("another state")] = 9;
        }
    };
    assert!(matches!(verify(&longer), Err(Flaw::Cheaper { .. })));
    let fewer = |proof: &mut Proof| {
        if let Proof::Cheapest { labels, .. } = proof {
            labels.states.truncate(1);
            labels.costs.truncate(1);
        }
    };
    assert!(verify(&fewer).is_err());
}

/// What a run shows at every step, in one pass and out of order.
#[test]
fn every_step_adds_up_and_is_found_again() {
    for (specimen, order) in samples() {
        let policy = Policy {
            step_limit: Some(3_000),
            ..Policy::WHOLE_SPACE
        };
        let mut run = specimen.finished_run(policy);
        let known = run.status().known;
        let name = format!("{} by {order}", specimen.instance.kind().id);
        let mut found = HashMap::new();
        let mut events = Vec::new();
        for step in 0..=known {
            run.seek(step);
            let now = counters(&run);
            assert_eq!(now.discovered, now.expanded + now.frontier, "{name} {step}");
            assert_eq!(
                now.generated + 1,
                now.discovered + now.improved + now.duplicate,
                "{name} {step}"
            );
            let (Frame::StateSpace(frame), Event::StateSpace(event)) = (run.frame(), run.event())
            else {
                panic!("{name} is a search through a space");
            };
            let numbers = frame.numbers.expect("numbers");
            match event {
                Step::Start { state, .. } => {
                    found.insert(state, step);
                }
                Step::Removal { state, .. } => assert_eq!(frame.current.state, state),
                Step::Move {
                    from, to, verdict, ..
                } => {
                    assert_eq!((frame.current.state, from), (from, frame.current.state));
                    let is_new = found.insert(to, step).is_none_or(|earlier| {
                        found.insert(to, earlier);
                        false
                    });
                    let told = matches!(verdict, Verdict::New | Verdict::Answer | Verdict::Goal);
                    assert_eq!(told, is_new, "{name} {step}");
                    let made = frame.step_move.expect("a move");
                    assert_eq!((made.target.state, made.new), (to, is_new));
                    assert!(u64::from(made.target.ordinal) < now.discovered);
                }
                other => panic!("{other:?}"),
            }
            assert!(u64::from(numbers.nodes) >= now.discovered);
            events.push(Event::StateSpace(event));
        }
        for (&state, &step) in &found {
            assert_eq!(
                breadth_first(&run).found_at(state, None),
                Some(step),
                "{name}"
            );
        }
        for step in (0..=known).rev().step_by(7) {
            run.seek(step);
            assert_eq!(run.event(), events[step as usize], "{name} {step}");
        }
        assert_moves_to(&mut run, &events, &name);
        assert_map(&mut run, &found, &name);
    }
}

fn target(event: &Event) -> Option<u32> {
    match event {
        Event::StateSpace(Step::Move { to, .. }) => Some(*to),
        _ => None,
    }
}

/// The moves to one state, found in slices, are those of the events.
fn assert_moves_to(run: &mut Run, events: &[Event], name: &str) {
    let state = events.iter().rev().find_map(target).expect("a move");
    let expected: Vec<u64> = (0..)
        .zip(events)
        .filter(|(_, event)| target(event) == Some(state))
        .map(|(step, _)| step)
        .collect();
    let known = run.status().known;
    let Run::StateSpace(search) = run else {
        panic!("{name}");
    };
    let (mut found, mut from) = (Vec::new(), 0);
    while from < known {
        from = search.find_moves_to(state, from, 100, &mut found);
    }
    assert_eq!(found, expected, "{name}");
}

/// The map lights as many states as the counters say.
fn assert_map(run: &mut Run, found: &HashMap<u32, u64>, name: &str) {
    let map = breadth_first(run).map_data();
    let side = &map.sides[0];
    // The last item may go beyond the limit.
    let order = side.order.to_vec();
    assert!(order.len() >= found.len());
    let trace = side.trace.clone().expect("a trace");
    assert_eq!(trace.costs.len(), order.len(), "{name}");
    assert_eq!(trace.expanded_costs.len(), trace.expanded.len(), "{name}");
    let stage = map.stage_steps.first().copied();
    assert_eq!(stage, Some(0), "{name}");
    for step in (0..=run.status().known).step_by(97) {
        run.seek(step);
        let Frame::StateSpace(frame) = run.frame() else {
            panic!("{name}");
        };
        let (now, numbers) = (counters(run), frame.numbers.expect("numbers"));
        let waits = |again: &&Reopened| again.from < numbers.nodes && again.until >= numbers.visits;
        let again: HashSet<u32> = trace
            .reopened
            .iter()
            .filter(waits)
            .map(|again| again.state)
            .collect();
        if frame.step_move.is_some() {
            // A state that is expanded once more has a cheaper path then.
            let current = frame.current;
            let nth = trace
                .expanded
                .iter()
                .position(|&state| state == current.state);
            let cost = trace.expanded_costs[nth.expect("an expanded state")];
            let is_again = trace
                .reopened
                .iter()
                .any(|again| again.state == current.state);
            assert!(cost >= current.depth, "{name} {step}");
            assert!(is_again || cost == current.depth, "{name} {step}");
        }
        let out = now.expanded as usize + again.len();
        // The first states of the list are those that have been expanded: those that wait again, too.
        let expanded: HashSet<u32> = trace.expanded[..out].iter().copied().collect();
        assert_eq!(expanded.len(), out, "{name} {step}");
        assert!(again.is_subset(&expanded), "{name} {step}");
        let discovered = &order[..now.discovered as usize];
        assert!(
            discovered.iter().all(|state| found[state] <= step),
            "{name} {step}"
        );
        assert!(
            expanded.iter().all(|state| found[state] <= step),
            "{name} {step}"
        );
    }
}

#[test]
fn questions_are_answered_by_the_next_step() {
    for (specimen, order) in samples() {
        let mut run = specimen.finished_run(Policy::FIRST_ANSWER);
        let kinds = run.questions();
        let is_by_f = ["astar", "weighted"].contains(&order);
        let all = [QuestionKind::Next, QuestionKind::New, QuestionKind::F];
        assert_eq!(kinds, &all[..if is_by_f { 3 } else { 2 }]);
        for &kind in kinds {
            let Some(step) = run.next_question(kind, 0) else {
                // Greedy search may end before three states wait.
                assert!(order != "uniform", "{kind:?}");
                continue;
            };
            let question = run.question(kind, step).expect("a question");
            run.seek(question.shown_at);
            let shown = match run.event() {
                Event::StateSpace(Step::Move { from, .. }) if kind == QuestionKind::Next => from,
                Event::StateSpace(Step::Move { to, to_depth, .. }) if kind == QuestionKind::F => {
                    assert_eq!(question.about, Some(to));
                    let problem = specimen.space_problem();
                    let h = problem.orders().expect("heuristics").estimate(0, to);
                    let weight = if order == "weighted" { 2 } else { 1 };
                    to_depth + weight * h
                }
                Event::StateSpace(Step::Removal { state, .. }) => state,
                Event::StateSpace(Step::Move { verdict, .. }) => {
                    u32::from(matches!(verdict, Verdict::New | Verdict::Answer))
                }
                other => panic!("{other:?}"),
            };
            assert_eq!(question.correct_choice(), shown, "{order} {kind:?}");
        }
    }
}

#[test]
fn other_problems_are_searched_depth_first_and_by_uniform_cost() {
    let grid = searchlight_core::puzzles::subtract::PUZZLE;
    assert!(grid.kind.algorithm(Some("dfs")).is_err(), "another family");
    let tiles = Tiles::to_gap_last(
        Shape {
            rows: 3,
            columns: 3,
        },
        &[7, 2, 4, 5, 0, 6, 8, 3, 1],
    );
    let ranks = TileRanks::new(tiles.expect("nine numbers")).expect("nine cells");
    let problem = SpaceProblem::undrawn(Arc::new(ranks));
    let problem = Problem::StateSpace(problem);
    for (algorithm, expanded, depth) in [
        (state_space::Algorithm::UniformCost, 62_796, 20),
        (state_space::Algorithm::DepthFirst, 101_788, 88_794),
    ] {
        let algorithm = Algorithm::StateSpace(algorithm);
        let mut run = problem
            .start(algorithm, Policy::FIRST_ANSWER)
            .expect("a run");
        run.advance(u64::MAX);
        assert_eq!(run.status().outcome, Some(Outcome::Found { depth }));
        run.seek(u64::MAX);
        assert_eq!(counters(&run).expanded, expanded);
        let certificate = problem.certificate(&run).expect("a path");
        assert_eq!(problem.verify(&certificate), Ok(()));
    }
    let guided = state_space::Algorithm::AStar(state_space::Guide::FIRST);
    let guided = Algorithm::StateSpace(guided);
    assert!(!problem.offers(guided));
    let refused = problem.start(guided, Policy::FIRST_ANSWER).err();
    let id = "astar".to_owned();
    assert_eq!(refused, Some(RunError::UnknownAlgorithm { id }));
}

#[test]
fn heuristics_never_overestimate() {
    for preset in flip::KIND.presets {
        let board = flip::Flip::from_rows(preset.text.lines()).expect("a board");
        let space = Arc::new(UnitCosts(Arc::new(board)));
        check(space, &flip::HEURISTICS);
    }
    let shape = |rows, columns| Shape { rows, columns };
    for (rules, shape, start, goal) in [
        (&rearrange::RULES, shape(4, 4), 0x470f, 0xa5a5),
        (&rearrange::RULES, shape(4, 4), 0x00ff, 0xff00),
        (&rearrange::RULES, shape(3, 5), 0b111, 0b111 << 12),
        (&rearrange::RULES, shape(2, 3), 0b01_1111, 0b11_1011),
        (&solitaire::RULES, shape(4, 5), 0xf, 0xf << 16),
        (&solitaire::RULES, shape(1, 8), 0b1111, 0b1111 << 4),
        (&solitaire::RULES, shape(5, 5), 0b111, 0b1_0001_0001 << 16),
    ] {
        let pieces = Pieces::new(rules, shape, start, goal).expect("a board");
        let space = Arc::new(UnitCosts(Arc::new(pieces)));
        check(space, &pieces::HEURISTICS);
    }
}

fn check<P>(space: Arc<P>, heuristics: &searchlight_core::ordered::Heuristics<P>)
where
    P: Space<State = u32>,
{
    assert_eq!(heuristics.all.len(), heuristics.names.len());
    let mut distances = Distances::new(space, 1 << 21);
    while !distances.advance(usize::MAX).expect("room") {}
    for (index, heuristic) in heuristics.all.iter().enumerate() {
        assert_eq!(heuristic.id(), heuristics.names[index]);
        let checked = distances.check(heuristic);
        assert_eq!(
            checked.is_admissible(),
            index < heuristics.bounds,
            "{checked:?}"
        );
        assert!(
            checked.is_consistent() || index >= heuristics.bounds,
            "{checked:?}"
        );
    }
}

#[test]
fn matching_is_exact_where_pieces_only_step() {
    let shape = Shape {
        rows: 4,
        columns: 4,
    };
    let pieces = Pieces::new(&rearrange::RULES, shape, 0x0f0f, 0x3333).expect("a board");
    let space = Arc::new(UnitCosts(Arc::new(pieces)));
    let mut distances = Distances::new(Arc::clone(&space), 1 << 21);
    while !distances.advance(usize::MAX).expect("room") {}
    for state in distances.states() {
        let estimate = pieces::MATCHING.estimate(&space, state);
        assert_eq!(distances.distance(state), Some(estimate));
    }
}

fn options(puzzle: &Puzzle, settings: &[(&str, &str)], order: &str) -> Option<Algorithm> {
    let kind = puzzle.kind;
    let mut algorithm = kind.algorithm(Some(order)).expect("an algorithm");
    for (id, value) in settings {
        algorithm = kind.algorithm_with(algorithm, id, value).ok()??;
    }
    Some(algorithm)
}

#[test]
fn links_hold_heuristic_and_weight() {
    let specimen = Specimen::named(&flip::PUZZLE, "sample");
    for (settings, order, number) in [
        (&[][..], "dfs", 0),
        (&[], "uniform", 0),
        (&[("heuristic", "fifths")], "greedy", 0),
        (&[("heuristic", "fifths")], "astar", 0),
        (&[], "weighted", 16),
        (&[("weight", "1")], "weighted", 0),
        (&[("weight", "5"), ("heuristic", "fifths")], "weighted", 64),
    ] {
        let algorithm = options(&flip::PUZZLE, settings, order).expect("a setting");
        let bytes = Link::encode(specimen.instance.as_ref(), algorithm, 3).expect("a link");
        assert_eq!(bytes[bytes.len() - 2], number, "{order} {settings:?}");
        let link = Link::decode(&bytes).expect("the same link");
        assert_eq!((link.algorithm, link.step), (algorithm, 3));
        let session = Session::open(link).expect("a session");
        assert_eq!(session.link(3).as_ref(), Ok(&bytes));
        let values: Vec<_> = session.settings().into_iter().collect();
        let ids: Vec<_> = values.iter().map(|setting| setting.id).collect();
        match order {
            "dfs" | "uniform" => assert!(ids.is_empty()),
            "weighted" => assert_eq!(ids, ["heuristic", "weight"]),
            _ => assert_eq!(ids, ["heuristic"]),
        }
        // A heuristic that the puzzle does not have, a weight that the order does not have.
        for wrong in [1, 80, 127] {
            let mut bytes = bytes.clone();
            let at = bytes.len() - 2;
            bytes[at] = wrong;
            let refused = Link::decode(&bytes).err();
            assert!(
                matches!(refused, Some(LinkError::Number { .. })),
                "{order} {wrong}"
            );
        }
    }
    for (settings, order) in [
        (&[("heuristic", "other")][..], "astar"),
        (&[("weight", "2")], "astar"),
        (&[("weight", "6")], "weighted"),
        (&[("heuristic", "fifths")], "uniform"),
    ] {
        assert_eq!(options(&flip::PUZZLE, settings, order), None, "{order}");
    }
    let session = Session::open(Link::decode(&specimen.link(0)).expect("a link"));
    let session = session.expect("a session");
    assert!(session.with_setting("heuristic", "fifths").is_err());
}

#[test]
fn menus_list_the_searches_in_the_order_of_a_course() {
    for puzzle in SPACES {
        let session = Specimen::named(puzzle, "sample").session();
        let listed = session.algorithms().into_iter().map(Algorithm::id);
        let listed: Vec<_> = listed.collect();
        let [first, rest @ ..] = listed.as_slice() else {
            panic!("no algorithm");
        };
        let (orders, sides) = rest.split_at(ORDERS.len());
        assert_eq!(*first, "bfs");
        assert_eq!(orders, ORDERS);
        let keeping_paths = ["limited", "deepening", "idastar"];
        assert_eq!(
            sides,
            [&keeping_paths[..], &["bidirectional", "alternating"]].concat()
        );
    }
    let session = Specimen::named(&tiles::PUZZLE, "sample").session();
    let listed = session.algorithms().into_iter().map(Algorithm::id);
    let kept =
        listed.filter(|id| ["weighted", "deepening", "idastar", "bidirectional"].contains(id));
    let order: Vec<_> = kept.collect();
    assert_eq!(order, ["weighted", "deepening", "idastar", "bidirectional"]);
}

#[test]
fn the_check_of_a_heuristic_agrees_with_that_of_the_engine() {
    for (puzzle, heuristics) in [
        (&tiles::PUZZLE, &["misplaced", "manhattan-twice"][..]),
        (&maze::PUZZLE, &["nearest"]),
        (&rearrange::PUZZLE, &["matching"]),
    ] {
        for heuristic in heuristics {
            let specimen = Specimen::named(puzzle, "sample").with("astar");
            let session = Session::open(Link::decode(&specimen.link(0)).expect("a link"));
            let session = session.expect("a session");
            let link = session.with_setting("heuristic", heuristic);
            let link = link.expect("a heuristic");
            let session = Session::open(Link::decode(&link).expect("a link"));
            let mut session = session.expect("a session");
            while !session.advance_check(1_000) {}
            let check = session.heuristic_check().expect("a check");
            let problem = session.problem().state_space().expect("a space");
            let orders = problem.orders().expect("heuristics");
            let names = orders.heuristics();
            let index = names.iter().position(|name| name == heuristic);
            let index = index.expect("a heuristic") as u8;
            // The engine's own survey goes forwards from the start and then back.
            let space = Arc::new(Searched(problem.clone()));
            let mut distances = Distances::new(space, u32::MAX);
            while !distances.advance(100_000).expect("room") {}
            let wrong = distances.states().iter().filter(|state| {
                let exact = distances.distance(state).expect("a distance");
                orders.estimate(index, **state) > exact
            });
            let wrong = wrong.count();
            assert!(check.overestimates >= wrong, "{heuristic}");
            assert_eq!(check.overestimates > 0, *heuristic == "manhattan-twice");
            if let Some(worst) = &check.worst_state {
                assert_eq!(distances.distance(&worst.state), Some(worst.cost));
                assert_eq!(orders.estimate(index, worst.state), worst.estimate);
                assert!(worst.estimate > worst.cost);
            }
            assert_eq!(check.states as u64, problem.space().states());
        }
    }
}

/// The moves of a problem with their costs.
struct Searched(SpaceProblem);

impl Space for Searched {
    type State = State;

    fn start(&self) -> State {
        self.0.space().start()
    }

    fn is_goal(&self, state: &State) -> bool {
        self.0.space().is_goal(*state)
    }

    fn moves(&self, state: &State, moves: &mut Moves<State>) {
        let mut made = Vec::new();
        let orders = self.0.orders().expect("moves with costs");
        orders.moves(*state, &mut made);
        for (to, cost) in made {
            moves.push(to, cost);
        }
    }
}

#[test]
fn a_judge_counts_up_to_the_answer() {
    let text = "bwwb\nbbwb\nbwwb\nbwww\n";
    let mut judge = Judge::of_text(&flip::PUZZLE, text, Some("astar"), None).expect("a judge");
    judge.set("heuristic", "fifths").expect("a heuristic");
    assert!(judge.set("heuristic", "none").is_err());
    assert!(!judge.prints_own_path());
    let answer = judge.next().expect("a case").expect("an answer");
    assert_eq!(answer.text, "4");
    let counts = judge.counts().expect("counts");
    assert!(Some(counts.generated) > counts.discovered);
    let specimen = Specimen::named(&flip::PUZZLE, "sample").with("astar");
    let mut run = specimen.finished_run(Policy::FIRST_ANSWER);
    run.seek(u64::MAX);
    let Counters::StateSpace(counters) = run.counters() else {
        panic!("a search through a space");
    };
    assert_eq!(counts.discovered, Some(counters.discovered));
    assert_eq!(counts.improved, Some(counters.improved));
    assert_eq!(counts.reexpanded, Some(counters.reexpanded));
    assert_eq!(counts.expanded, counters.expanded);
    assert_eq!(counts.generated, counters.generated);
    assert_eq!(counts.rounds, None);
    assert_eq!(run.locate(u64::MAX, StepSize::Step, 0), run.status().known);
    let judge = Judge::of_text(&flip::PUZZLE, text, Some("dfs"), None).expect("a judge");
    assert!(judge.prints_own_path());
}

#[test]
fn an_impossible_case_has_a_closed_set() {
    for order in ORDERS {
        let specimen = Specimen::named(&flip::PUZZLE, "impossible").with(order);
        let (problem, run) = finished(&specimen, Policy::FIRST_ANSWER);
        assert_eq!(run.status().outcome, Some(Outcome::Impossible), "{order}");
        let certificate = problem.certificate(&run).expect("a closed set");
        assert_eq!(problem.verify(&certificate), Ok(()), "{order}");
        let Certificate::StateSpace(Proof::ClosedSet { states }) = certificate else {
            panic!("{certificate:?}");
        };
        assert_eq!(states.len(), 4_096);
    }
}

/// Every search that a link can hold has a name that is read back, and none has two.
#[test]
fn searches_are_named_with_their_heuristic_and_weight() {
    for kind in PUZZLES.iter().map(|puzzle| puzzle.kind) {
        for algorithm in kind.algorithms.iter() {
            let mut names = HashSet::new();
            let mut searches = vec![algorithm];
            for setting in kind.algorithm_settings(algorithm) {
                let with = |search| {
                    let options = setting.options.iter();
                    options.filter_map(move |value| {
                        kind.algorithm_with(search, setting.id, value)
                            .ok()
                            .flatten()
                    })
                };
                searches = searches.into_iter().flat_map(with).collect();
            }
            for search in searches {
                let name = kind.search_name(search);
                assert_eq!(kind.search(&name), Ok(search), "{name}");
                assert!(names.insert(name));
            }
            assert_eq!(kind.search_name(algorithm), algorithm.id());
            for wrong in ["~", "~no-such-thing", "~1~2~3"] {
                let name = format!("{}{wrong}", algorithm.id());
                assert!(kind.search(&name).is_err(), "{name}");
            }
        }
    }
}

/// Only an answer that is proved to be the cheapest is promised to be so.
#[test]
fn promises_follow_from_algorithm_and_heuristic() {
    let kind = PUZZLES.by_id("tiles").expect("tiles").kind;
    let promised = |name: &str| {
        let search = kind.search(name).expect("a search of tiles");
        kind.algorithms.promises(search)
    };
    for exact in [
        "bfs",
        "uniform",
        "astar",
        "astar~misplaced",
        "bidirectional",
        "idastar",
    ] {
        assert_eq!(promised(exact), Some(1), "{exact}");
    }
    for none in [
        "dfs",
        "greedy",
        "alternating",
        "astar~manhattan-twice",
        "weighted~manhattan-twice~2",
    ] {
        assert_eq!(promised(none), None, "{none}");
    }
    assert_eq!(promised("weighted"), Some(2));
    assert_eq!(promised("weighted~manhattan~5"), Some(5));
}
