//! Backtracking against the plain recursion, step by step, however a run was computed and sought.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight::certificate::{Certificate, Flaw};
use searchlight::choices::{Choice, Choices};
use searchlight::event::{ChoicesEvent, Deed, Event};
use searchlight::family::Problem;
use searchlight::problem::Shape;
use searchlight::run::{
    Branched, ChoicesCounters, Counters, Events, GoalPolicy, Outcome, Policy, Run, RunError,
    Siblings, Status, StepSize, Stretch,
};
use searchlight::search::backtrack::{Backtrack, Backtracking};
use searchlight_tests::film::{Shot, shot};
use searchlight_tests::positions::draws;
use searchlight_tests::queens::{AHEAD, ALGORITHMS, CAREFUL, NAIVE, Queens};
use searchlight_tests::specimen::cases;
use searchlight_tests::telling::{Telling, tell};

const SIZES: [StepSize; 6] = [
    StepSize::Step,
    StepSize::Item,
    StepSize::Stage,
    StepSize::Turn,
    StepSize::Record,
    StepSize::Prune,
];

fn start(queens: Queens, algorithm: u8, policy: Policy) -> Backtrack {
    Backtrack::new(Arc::new(queens), algorithm, policy).unwrap()
}

fn finished(queens: Queens, algorithm: u8, policy: Policy) -> Backtrack {
    let mut run = start(queens, algorithm, policy);
    run.advance(u64::MAX);
    run
}

/// All that there is to see at one step.
struct Moment {
    shot: Shot,
    counters: ChoicesCounters,
    event: ChoicesEvent,
    siblings: Vec<Siblings>,
    costs: Vec<Vec<Option<u64>>>,
}

impl Moment {
    fn of(telling: &Telling) -> Self {
        Self {
            shot: telling.shot(),
            counters: telling.counters,
            event: telling.event,
            siblings: telling.siblings(),
            costs: telling.costs(),
        }
    }
}

/// The steps of a search up to a policy's end, and how it ended.
fn record(queens: Queens, algorithm: u8, policy: Policy) -> (Vec<Moment>, Outcome) {
    let mut film = Vec::new();
    let mut outcome = None;
    tell(queens, algorithm, &mut |telling| {
        film.push(Moment::of(telling));
        let goals = telling.counters.answers;
        outcome = match policy.goal {
            GoalPolicy::FirstAnswer if goals > 0 => Some(Outcome::Found {
                depth: telling.choices().len() as u32,
            }),
            GoalPolicy::CountTo(wanted) if wanted > 0 && goals == wanted => {
                Some(Outcome::Counted { goals })
            }
            _ if telling.is_over() && goals == 0 => Some(Outcome::Impossible),
            _ if telling.is_over() => Some(Outcome::Counted { goals }),
            _ => {
                let limit = policy.step_limit == Some(telling.step);
                limit.then_some(Outcome::LimitReached)
            }
        };
        outcome.is_none()
    });
    (film, outcome.expect("an end"))
}

/// Whether a player that moves by `size` stops at the second of two steps.
fn is_boundary(size: StepSize, before: &ChoicesCounters, now: &ChoicesCounters) -> bool {
    let turned = now.turns > before.turns;
    let deeper = now.deepest > before.deepest;
    match size {
        StepSize::Step => true,
        StepSize::Item => now.placements > before.placements || now.retreats > before.retreats,
        StepSize::Stage => turned || deeper,
        StepSize::Turn => turned,
        StepSize::Record => deeper,
        StepSize::Prune => now.refused[1..] != before.refused[1..],
    }
}

/// The steps where a player stops; the last known one always.
fn boundaries(film: &[Moment], size: StepSize) -> Vec<u64> {
    let inner = film.windows(2).zip(1..);
    let inner = inner
        .filter(|(two, _)| is_boundary(size, &two[0].counters, &two[1].counters))
        .map(|(_, step)| step);
    let mut steps: Vec<u64> = [0].into_iter().chain(inner).collect();
    steps.push(film.len() as u64 - 1);
    steps.dedup();
    steps
}

/// The boundary that lies `by` boundaries after (before, if negative) `from`.
fn among(boundaries: &[u64], from: u64, by: i64) -> u64 {
    let known = boundaries[boundaries.len() - 1];
    let from = from.min(known);
    let skipped = usize::try_from(by.unsigned_abs().saturating_sub(1)).unwrap();
    match by {
        0 => from,
        1.. => {
            let mut after = boundaries.iter().filter(|&&step| step > from);
            after.nth(skipped).copied().unwrap_or(known)
        }
        _ => {
            let mut before = boundaries.iter().rev().filter(|&&step| step < from);
            before.nth(skipped).copied().unwrap_or(0)
        }
    }
}

/// Boards whose searches are short, or are cut short by [`policies`].
fn boards() -> impl Strategy<Value = Queens> {
    let sizes = (0..10_u32, 0..9_u32, 1..9_u32);
    // With checkpoints every 64 steps, and with none but the first.
    (sizes, select(&[1, 1 << 8, u64::MAX])).prop_map(|((rows, columns, reach), weight)| Queens {
        rows,
        columns,
        reach,
        weight,
    })
}

fn policies() -> impl Strategy<Value = Policy> {
    let goal = prop_oneof![
        Just(GoalPolicy::FirstAnswer),
        Just(GoalPolicy::WholeSpace),
        (0..6_u64).prop_map(GoalPolicy::CountTo),
    ];
    let limit = prop_oneof![1 => 0..300_u64, 3 => Just(6_000)];
    (goal, limit).prop_map(|(goal, limit)| Policy {
        goal,
        step_limit: Some(limit),
        depth_limit: None,
    })
}

fn counters(run: &dyn Run) -> ChoicesCounters {
    match run.counters() {
        Counters::Choices(counters) => counters,
        other => panic!("{other:?} are not those of a search among choices"),
    }
}

#[test]
fn queens_have_the_published_numbers_of_answers() {
    for (side, answers) in [
        (1, 1),
        (2, 0),
        (3, 0),
        (4, 2),
        (5, 10),
        (6, 4),
        (7, 40),
        (8, 92),
    ] {
        for algorithm in ALGORITHMS {
            let mut run = finished(Queens::square(side), algorithm, Policy::WHOLE_SPACE);
            let outcome = if answers == 0 {
                Outcome::Impossible
            } else {
                Outcome::Counted { goals: answers }
            };
            assert_eq!(run.status().outcome, Some(outcome), "{side} by {algorithm}");
            run.seek(u64::MAX);
            let counters = counters(&run);
            assert_eq!(counters.answers, answers);
            if answers > 0 {
                assert_eq!(counters.deepest, u64::from(side));
            }
            assert_eq!(
                (counters.depth, counters.placements),
                (0, counters.retreats)
            );
        }
    }
}

#[test]
fn eight_queens_by_the_naive_search_take_as_many_placements_as_is_published() {
    // 2,057 nodes with the root (Knuth 1975, "Estimating the efficiency of backtrack programs");
    // each but the 92 answers has eight candidates.
    let mut run = finished(Queens::square(8), NAIVE, Policy::WHOLE_SPACE);
    run.seek(u64::MAX);
    let counters = counters(&run);
    assert_eq!(counters.placements, 2_056);
    let tried = (2_057 - 92) * 8;
    assert_eq!(counters.refused[0], tried - 2_056);
    assert_eq!(run.status().known, tried + 2_056);
    // It tests 876 fields before the first answer (Wirth 1976, "Algorithms + Data Structures").
    let mut first = finished(Queens::square(8), NAIVE, Policy::FIRST_ANSWER);
    first.seek(u64::MAX);
    let known = first.status().known;
    assert_eq!(known - self::counters(&first).retreats, 876);
}

#[test]
fn every_step_of_the_usual_boards_is_what_the_recursion_does() {
    for side in 0..8 {
        for algorithm in ALGORITHMS {
            let queens = Queens::square(side);
            let (film, outcome) = record(queens, algorithm, Policy::WHOLE_SPACE);
            let mut run = finished(queens, algorithm, Policy::WHOLE_SPACE);
            let known = film.len() as u64 - 1;
            assert_eq!(run.status().known, known);
            assert_eq!(run.status().outcome, Some(outcome));
            for (step, moment) in (0..).zip(&film) {
                run.seek(step);
                assert_eq!(run.status().cursor, step);
                assert_eq!(
                    shot(&run),
                    moment.shot,
                    "{side} by {algorithm}, step {step}"
                );
            }
        }
    }
}

#[test]
fn a_root_that_is_cut_or_an_answer_takes_no_step() {
    let board = |rows, columns| Queens {
        rows,
        columns,
        reach: 1,
        weight: 1,
    };
    for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
        for algorithm in ALGORITHMS {
            let mut complete = start(board(0, 3), algorithm, policy);
            let outcome = if policy == Policy::FIRST_ANSWER {
                Outcome::Found { depth: 0 }
            } else {
                Outcome::Counted { goals: 1 }
            };
            assert_eq!(complete.status().outcome, Some(outcome));
            let mut none = start(board(3, 0), algorithm, policy);
            assert_eq!(none.status().outcome, Some(Outcome::Impossible));
            for run in [&mut complete, &mut none] {
                run.advance(u64::MAX);
                assert_eq!((run.status().known, run.status().cursor), (0, 0));
                for size in SIZES {
                    assert_eq!(run.locate(0, size, 1), 0);
                    assert_eq!(run.locate(0, size, -1), 0);
                }
                assert_eq!(run.strip(0, 0, 3), [None; 3]);
                assert_eq!(run.siblings(0, 9).len(), 1);
                assert_eq!(run.costs(0, 9), [Vec::new()]);
            }
            assert_eq!(counters(&complete).answers, 1);
            let cuts = u64::from(algorithm == AHEAD);
            assert_eq!(counters(&none).refused, [0, cuts, 0, 0, 0, 0]);
            let Event::Choices(event) = complete.event() else {
                panic!("{:?}", complete.event());
            };
            assert_eq!((event.kind, event.answer), (Deed::Start, true));
        }
    }
}

#[test]
fn goals_are_counted_as_far_as_is_asked() {
    let outcome = |goal, step_limit| {
        let policy = Policy {
            goal,
            step_limit,
            depth_limit: None,
        };
        let Status { known, outcome, .. } = finished(Queens::square(6), NAIVE, policy).status();
        (known, outcome.unwrap())
    };
    let counted = |goals| Outcome::Counted { goals };
    let (whole, all) = outcome(GoalPolicy::WholeSpace, None);
    assert_eq!(all, counted(4));
    let mut before = 0;
    for goals in 1..5 {
        let (known, counting) = outcome(GoalPolicy::CountTo(goals), None);
        assert_eq!(counting, counted(goals));
        assert!(known > before && known < whole);
        before = known;
    }
    for more in [0, 5, u64::MAX] {
        assert_eq!(
            outcome(GoalPolicy::CountTo(more), None),
            (whole, counted(4))
        );
    }
    let first = outcome(GoalPolicy::FirstAnswer, None);
    assert_eq!(first.0, outcome(GoalPolicy::CountTo(1), None).0);
    assert_eq!(first.1, Outcome::Found { depth: 6 });
    // A limit that comes with the end is none.
    for goal in [
        GoalPolicy::FirstAnswer,
        GoalPolicy::WholeSpace,
        GoalPolicy::CountTo(3),
    ] {
        let end = outcome(goal, None);
        assert_eq!(outcome(goal, Some(end.0)), end);
        for limit in [0, 1, 7, end.0 - 1] {
            assert_eq!(outcome(goal, Some(limit)), (limit, Outcome::LimitReached));
        }
    }
}

#[test]
fn an_answer_is_its_own_proof() {
    for algorithm in ALGORITHMS {
        let queens = Queens::square(6);
        let problem = Backtracking(Arc::new(queens));
        let run = finished(queens, algorithm, Policy::FIRST_ANSWER);
        let proof = run.certificate().expect("a proof");
        assert_eq!(problem.verify(&proof), Ok(()));
        let Certificate::Choices { choices } = proof else {
            panic!("{proof:?}");
        };
        for at in 0..choices.len() {
            let mut doctored = choices.clone();
            doctored[at].cell ^= 1;
            let refused = problem.verify(&Certificate::Choices { choices: doctored });
            assert!(matches!(refused, Err(Flaw::WrongChoice { .. })), "{at}");
        }
        let states = vec![0];
        let of_a_space = problem.verify(&Certificate::Path { depth: 0, states });
        assert_eq!(of_a_space, Err(Flaw::NotRefuted));
        for policy in [
            Policy::WHOLE_SPACE,
            Policy {
                step_limit: Some(9),
                ..Policy::FIRST_ANSWER
            },
        ] {
            assert_eq!(finished(queens, algorithm, policy).certificate(), None);
        }
    }
    let none = finished(Queens::square(3), NAIVE, Policy::FIRST_ANSWER);
    assert_eq!(none.status().outcome, Some(Outcome::Impossible));
    assert_eq!(none.certificate(), None);
}

#[test]
fn what_a_search_among_choices_is_not() {
    let problem = Backtracking(Arc::new(Queens::square(5)));
    let id = "3".to_owned();
    let refused = problem.run(3, Policy::WHOLE_SPACE).err();
    assert_eq!(refused, Some(RunError::Unsuited { id }));
    assert!(problem.space().is_none());
    assert_eq!(problem.reasons(), ["seen", "noCell", "noNext"]);
    assert_eq!(problem.depths(), 5);
    let shape = Shape {
        rows: 5,
        columns: 5,
    };
    assert_eq!(problem.board_shape(), shape);
    let mut run = problem.run(NAIVE, Policy::WHOLE_SPACE).unwrap();
    assert!(run.explored().is_none());
    assert!(run.branched().is_some());
    assert!(!run.reuse(&problem, Policy::WHOLE_SPACE));
}

/// A search that never ends: so many steps are known of it that checkpoints have been thinned out.
fn endless(weight: u64) -> Queens {
    Queens {
        rows: 40,
        columns: 8,
        reach: 4,
        weight,
    }
}

fn check_far_steps(weight: u64, algorithm: u8, known: u64, seed: u64) {
    let queens = endless(weight);
    let policy = Policy {
        step_limit: Some(known),
        ..Policy::WHOLE_SPACE
    };
    let mut run = finished(queens, algorithm, policy);
    assert_eq!(run.status().outcome, Some(Outcome::LimitReached));
    let mut draw = draws(seed);
    let mut steps: Vec<u64> = (0..300).map(|_| draw(known + 1)).collect();
    steps.extend([0, 1, 2, 63, 64, 65, 127, 128, 129, known - 1, known]);
    steps.extend((0..40).flat_map(|index| [index << 17, (index << 17) + 1]));
    steps.retain(|&step| step <= known);
    steps.sort_unstable();
    steps.dedup();
    let mut told = Vec::new();
    tell(queens, algorithm, &mut |telling| {
        if steps.get(told.len()) == Some(&telling.step) {
            told.push(Moment::of(telling));
        }
        telling.step < known
    });
    assert_eq!(told.len(), steps.len());
    // Anywhere, then backwards, then forwards.
    let anywhere: Vec<usize> = steps
        .iter()
        .map(|_| draw(told.len() as u64) as usize)
        .collect();
    let all = 0..told.len();
    for at in anywhere.into_iter().chain(all.clone().rev()).chain(all) {
        run.seek(steps[at]);
        assert_eq!(shot(&run), told[at].shot, "step {}", steps[at]);
    }
    for at in (0..told.len()).step_by(13) {
        run.seek(steps[at]);
        assert_eq!(run.siblings(0, 99), told[at].siblings, "step {}", steps[at]);
        assert_eq!(run.costs(0, 99), told[at].costs, "step {}", steps[at]);
        assert_eq!(shot(&run), told[at].shot, "the cursor has moved");
    }
}

#[test]
fn steps_far_away_are_what_the_recursion_does_there() {
    check_far_steps(1, NAIVE, 10_000_000, 1);
    check_far_steps(1 << 6, AHEAD, 1_000_000, 2);
    check_far_steps(1 << 6, CAREFUL, 300_000, 3);
}

#[test]
fn checkpoints_that_were_thinned_out_lead_to_every_step() {
    // One each 64 steps does not fit.
    check_far_steps(u64::MAX, NAIVE, 25_000_000, 4);
}

#[test]
#[ignore = "takes minutes"]
fn steps_very_far_away_are_what_the_recursion_does_there() {
    check_far_steps(u64::MAX, NAIVE, 300_000_000, 5);
}

/// How deep a search is and what it has done at each step, in less room than [`Moment`]s take.
struct Outline(Vec<(u32, ChoicesCounters)>);

impl Outline {
    fn of(queens: Queens, algorithm: u8, known: u64) -> Self {
        let mut steps = Vec::new();
        tell(queens, algorithm, &mut |telling| {
            steps.push((telling.event.depth, telling.counters));
            telling.step < known
        });
        Self(steps)
    }

    fn known(&self) -> u64 {
        self.0.len() as u64 - 1
    }

    /// What there is to say of the steps after `from` up to `to`, and of the depth at `from`.
    fn stretch(&self, from: u64, to: u64) -> Stretch {
        let part = &self.0[from as usize..=to as usize];
        let items = part
            .windows(2)
            .filter(|two| is_boundary(StepSize::Item, &two[0].1, &two[1].1));
        let items: Vec<f64> = items.map(|two| two[1].0.into()).collect();
        let depths = part.iter().map(|&(depth, _)| depth);
        let least = depths.clone().min().unwrap();
        let (before, now) = (&part[0].1, &part[part.len() - 1].1);
        Stretch {
            least,
            most: depths.max().unwrap(),
            mean: if items.is_empty() {
                least.into()
            } else {
                items.iter().sum::<f64>() / items.len() as f64
            },
            turns: now.turns - before.turns,
            records: now.deepest - before.deepest,
        }
    }

    /// Compares a strip. Its columns may reach out to the edges of stretches that are no wider
    /// than they are, a power of two.
    fn assert_strip(&self, run: &mut Backtrack, from: u64, to: u64, columns: u64) {
        let known = self.known();
        let strip = run.strip(from, to, columns as usize);
        assert_eq!(strip.len() as u64, columns);
        for (column, found) in (0..columns).zip(strip) {
            let edge = |column: u64| from + (to - from) * column / columns;
            let (low, high) = (edge(column), edge(column + 1));
            if low >= known {
                assert_eq!(found, None);
                continue;
            }
            let widths = (0..63).map(|power| 1_u64 << power);
            let mut widths = widths.take_while(|width| width * columns <= (to - from).max(columns));
            let fits = widths.any(|width| {
                let (low, high) = (low / width * width, high.div_ceil(width) * width);
                found == Some(self.stretch(low, high.min(known)))
            });
            let exact = self.stretch(low, high.min(known));
            assert!(
                fits,
                "{low} to {high} of {known}: {found:?} is not {exact:?}"
            );
        }
    }
}

#[test]
fn the_strip_of_a_long_run_adds_up_whole_and_near() {
    let known = 3_000_017;
    let queens = endless(1);
    let outline = Outline::of(queens, NAIVE, known);
    let mut run = start(queens, NAIVE, Policy::WHOLE_SPACE);
    run.advance(known);
    run.seek(1_234_567);
    let before = shot(&run);
    for columns in [1, 2, 320, 1_000, 2_900] {
        outline.assert_strip(&mut run, 0, known, columns);
        outline.assert_strip(&mut run, 0, known * 3, columns);
    }
    // Stretches that are as wide as the columns leave no doubt.
    let width = 1 << 10;
    let columns = known.div_ceil(width);
    let whole = run.strip(0, columns * width, columns as usize);
    for (column, found) in (0..columns).zip(whole) {
        let (from, to) = (column * width, ((column + 1) * width).min(known));
        assert_eq!(found, Some(outline.stretch(from, to)), "{from} to {to}");
    }
    let mut draw = draws(6);
    for _ in 0..60 {
        let wide = [1, 10, 1_000, 60_000, 1 << 20][draw(5) as usize];
        let from = draw(known);
        let columns = [1, 3, 70, 900][draw(4) as usize].min(wide);
        outline.assert_strip(&mut run, from, from + wide, columns);
    }
    assert_eq!(shot(&run), before, "the cursor has moved");
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn seeking_shows_any_step_of_any_run(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let (film, outcome) = record(queens, algorithm, policy);
        let mut run = finished(queens, algorithm, policy);
        let Status { known, outcome: found, .. } = run.status();
        prop_assert_eq!((known, found), (film.len() as u64 - 1, Some(outcome)));
        for step in steps {
            let step = step.index(film.len());
            run.seek(step as u64);
            prop_assert_eq!(run.status().cursor, step as u64);
            prop_assert_eq!(shot(&run), film[step].shot.clone(), "step {}", step);
        }
    }

    #[test]
    fn slices_compute_what_one_go_computes(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        budgets in prop::collection::vec(1..3_000_u64, 1..8),
        cursor in any::<Index>(),
    ) {
        let (film, outcome) = record(queens, algorithm, policy);
        let mut run = start(queens, algorithm, policy);
        for budget in budgets.into_iter().cycle() {
            let before = run.status();
            if before.outcome.is_some() {
                break;
            }
            run.advance(budget);
            let Status { known, cursor: kept, outcome } = run.status();
            prop_assert_eq!(kept, before.cursor, "computing moves no cursor");
            prop_assert!(known == before.known + budget || outcome.is_some());
            prop_assert_eq!(shot(&run), film[kept as usize].shot.clone());
            run.seek(u64::MAX);
            prop_assert_eq!(run.status().cursor, known);
            prop_assert_eq!(shot(&run), film[known as usize].shot.clone());
            run.seek(cursor.index(known as usize + 1) as u64);
        }
        let Status { known, outcome: found, .. } = run.status();
        prop_assert_eq!((known, found), (film.len() as u64 - 1, Some(outcome)));
    }

    #[test]
    fn locating_counts_boundaries_both_ways(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        budget in prop_oneof![0..3_000_u64, Just(u64::MAX)],
        jumps in prop::collection::vec(
            (any::<Index>(), select(&SIZES), prop_oneof![-9..10_i64, -900..900_i64, any::<i64>()]),
            1..60,
        ),
    ) {
        let (mut film, _) = record(queens, algorithm, policy);
        let mut run = start(queens, algorithm, policy);
        run.advance(budget);
        let known = run.status().known;
        film.truncate(known as usize + 1);
        for (from, size, by) in jumps {
            let boundaries = boundaries(&film, size);
            // Steps that are not known count as the last that is.
            let from = from.index(known as usize + 10) as u64;
            let expected = among(&boundaries, from, by);
            let found = run.locate(from, size, by);
            prop_assert_eq!(found, expected, "{} from {} of {} by {:?}", by, from, known, size);
        }
        for size in SIZES {
            let boundaries = boundaries(&film, size);
            for (from, by) in [(0, i64::MAX), (known, i64::MIN), (u64::MAX, 1), (u64::MAX, -1)] {
                prop_assert_eq!(run.locate(from, size, by), among(&boundaries, from, by));
            }
        }
        prop_assert_eq!(run.status().cursor, 0, "the cursor has moved");
    }

    #[test]
    fn the_iterator_stops_at_each_boundary_and_then_for_ever(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        size in select(&SIZES),
    ) {
        let (film, outcome) = record(queens, algorithm, policy);
        let mut events = Events::new(start(queens, algorithm, policy), size);
        for &step in &boundaries(&film, size)[1..] {
            let expected = Event::Choices(film[step as usize].event);
            prop_assert_eq!(events.next(), Some(expected), "step {}", step);
            prop_assert_eq!(events.run().status().cursor, step);
        }
        for _ in 0..3 {
            prop_assert_eq!(events.next(), None);
        }
        prop_assert_eq!(events.run().status().outcome, Some(outcome));
    }

    #[test]
    fn siblings_and_their_costs_are_what_the_recursion_spent_on_them(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        picks in prop::collection::vec((any::<Index>(), 0..11_usize, 0..11_usize), 1..12),
    ) {
        let (film, _) = record(queens, algorithm, policy);
        let mut run = finished(queens, algorithm, policy);
        for (step, from, to) in picks {
            let step = step.index(film.len());
            run.seek(step as u64);
            let moment = &film[step];
            let depths = |end: usize| from.min(end)..to.min(end).max(from.min(end));
            let siblings = &moment.siblings[depths(moment.siblings.len())];
            prop_assert_eq!(run.siblings(from, to), siblings, "step {}", step);
            let costs = &moment.costs[depths(moment.costs.len())];
            prop_assert_eq!(run.costs(from, to), costs, "step {}", step);
            prop_assert_eq!(run.siblings(0, usize::MAX), moment.siblings.clone());
            prop_assert_eq!(run.costs(0, usize::MAX), moment.costs.clone());
            prop_assert_eq!(shot(&run), moment.shot.clone(), "the cursor has moved");
        }
    }

    #[test]
    fn a_strip_adds_up(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        (from, wide) in any::<(Index, Index)>(),
        columns in prop_oneof![1..6_u64, 1..200_u64],
    ) {
        let mut run = finished(queens, algorithm, policy);
        let known = run.status().known;
        let outline = Outline::of(queens, algorithm, known);
        let from = from.index(known as usize + 1) as u64;
        let wide = columns + wide.index(known as usize + 100) as u64;
        outline.assert_strip(&mut run, from, from + wide, columns);
    }

    #[test]
    fn counters_always_add_up(
        queens in boards(),
        algorithm in select(&ALGORITHMS),
        policy in policies(),
        steps in prop::collection::vec(any::<Index>(), 1..60),
    ) {
        let mut run = finished(queens, algorithm, policy);
        for step in steps {
            run.seek(step.index(run.status().known as usize + 1) as u64);
            let counters = counters(&run);
            prop_assert_eq!(counters.placements - counters.retreats, counters.depth);
            let refused: u64 = counters.refused.iter().sum();
            // A node that is cut off was placed.
            let cuts = if algorithm == AHEAD { counters.refused[1] } else { 0 };
            let tried = counters.placements + counters.retreats + refused - cuts;
            prop_assert_eq!(tried, run.status().cursor);
            prop_assert!(counters.depth <= counters.deepest);
            prop_assert!(counters.turns <= counters.retreats);
        }
    }
}

#[test]
fn choices_are_checked_by_the_rules_alone() {
    let queens = Queens::square(4);
    let cells = |columns: [u32; 4]| -> Vec<Choice> {
        let places = (0..).zip(columns);
        places
            .map(|(row, column)| queens.choice(row, column))
            .collect()
    };
    assert_eq!(queens.check(&cells([1, 3, 0, 2])), Ok(()));
    let flaw = |cell| Err(Flaw::WrongChoice { cell });
    assert_eq!(queens.check(&cells([1, 3, 0, 3])), flaw(15));
    assert_eq!(queens.check(&cells([1, 3, 0, 2])[..3]), flaw(12));
}
