//! A backtracking search a hundred thousand choices deep, on a stack that has no room for as many
//! calls.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use searchlight_core::backtracking::{
    Algorithm, Branching, CandidateStatus, Landmark, Reason, StepKind,
};
use searchlight_core::{
    BacktrackingSearch, Brancher, Certificate, Choice, Choices, Flaw, Outcome, Policy, Problem,
    Search, Shape, StepSize,
};
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::long_or;

const DEPTH: u32 = 100_000;
const ONLY: Algorithm = Algorithm::new("only");
/// Steps of the whole search: each choice is made, is taken back, and then another is refused.
const KNOWN: u64 = 3 * DEPTH as u64;

/// The steps between two checkpoints of so short a search: a step takes 2^4 simple operations.
const SPACING: u64 = 1 << 12;

/// Each cell can be chosen in one way, and refuses another. Counts the calls of its branchers.
#[derive(Default)]
struct Chain(Arc<AtomicU64>);

impl Choices for Chain {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: 400,
            columns: 250,
        }
    }

    fn most_choices(&self) -> usize {
        DEPTH as usize
    }

    fn most_candidates(&self) -> usize {
        2
    }

    fn brancher(&self, algorithm: Algorithm) -> Option<Box<dyn Brancher>> {
        (algorithm == ONLY).then(|| -> Box<dyn Brancher> {
            Box::new(Link {
                made: 0,
                calls: Arc::clone(&self.0),
            })
        })
    }

    fn reasons(&self) -> &'static [&'static str] {
        &["second"]
    }

    fn check(&self, answer: &[Choice]) -> Result<(), Flaw> {
        let cells = answer.iter().map(|choice| choice.cell);
        let is_whole = cells.eq(0..DEPTH);
        is_whole.then_some(()).ok_or(Flaw::WrongChoice { cell: 0 })
    }
}

struct Link {
    /// The number of choices made.
    made: u32,
    calls: Arc<AtomicU64>,
}

impl Link {
    fn count(&self) {
        self.calls.fetch_add(1, Ordering::Relaxed);
    }
}

impl Brancher for Link {
    fn root(&self) -> Box<dyn Brancher> {
        Box::new(Self {
            made: 0,
            calls: Arc::clone(&self.calls),
        })
    }

    fn branch(&mut self) -> Branching {
        self.count();
        if self.made == DEPTH {
            Branching::Complete
        } else {
            Branching::Candidates(2)
        }
    }

    fn candidate(&self, index: u8) -> Choice {
        Choice {
            cell: self.made,
            value: index,
        }
    }

    fn place(&mut self, index: u8) -> Result<(), Reason> {
        self.count();
        if index > 0 {
            return Err(0);
        }
        self.made += 1;
        Ok(())
    }

    fn retract(&mut self) {
        self.count();
        self.made -= 1;
    }

    fn path(&self, choices: &mut Vec<Choice>) {
        choices.extend((0..self.made).map(|cell| Choice { cell, value: 0 }));
    }
}

/// Does it where a hundred thousand calls, one in the other, would overflow.
fn on_a_small_stack(test: fn()) {
    let thread = thread::Builder::new().stack_size(1 << 17);
    let ended = thread.spawn(test).expect("a thread").join();
    assert!(ended.is_ok(), "it panicked");
}

fn finished(policy: Policy) -> BacktrackingSearch {
    counting(policy).0
}

/// A finished search, and the count of its branchers' calls.
fn counting(policy: Policy) -> (BacktrackingSearch, Arc<AtomicU64>) {
    let chain = Chain::default();
    let calls = Arc::clone(&chain.0);
    let mut search = BacktrackingSearch::new(Arc::new(chain), ONLY, policy).expect("its own");
    search.advance(u64::MAX);
    (search, calls)
}

/// How many choices stand after a step.
fn depth_at(step: u64) -> u64 {
    let depth = u64::from(DEPTH);
    match step.checked_sub(depth) {
        None => step,
        Some(back) => depth - back.div_ceil(2),
    }
}

#[test]
fn the_answer_at_the_bottom_is_found_and_proved() {
    on_a_small_stack(|| {
        let problem = Problem::Backtracking(Arc::new(Chain::default()));
        let only = searchlight_core::Algorithm::Backtracking(ONLY);
        let mut run = problem.start(only, Policy::FIRST_ANSWER).expect("its own");
        run.advance(u64::MAX);
        let outcome = Outcome::Found { depth: DEPTH };
        assert_eq!(run.status().outcome, Some(outcome));
        assert_eq!(run.status().known, u64::from(DEPTH));
        let proof = problem.certificate(&run).expect("a proof");
        assert_eq!(problem.verify(&proof), Ok(()));
        let Certificate::Backtracking(_) = proof else {
            panic!("another family's");
        };
    });
}

#[test]
fn every_choice_is_taken_back() {
    on_a_small_stack(|| {
        let search = finished(Policy::WHOLE_SPACE);
        let (goals, all) = (1, true);
        let outcome = Outcome::Counted { goals, all };
        assert_eq!(search.status().outcome, Some(outcome));
        assert_eq!(search.status().known, KNOWN);
    });
}

#[test]
fn steps_are_shown_forwards_and_backwards() {
    on_a_small_stack(|| {
        let mut search = finished(Policy::WHOLE_SPACE);
        let strides: Vec<u64> = (0..=KNOWN).step_by(9_973).chain([KNOWN]).collect();
        for &step in strides.iter().chain(strides.iter().rev()) {
            search.seek(step);
            let counters = search.counters();
            assert_eq!(search.status().cursor, step);
            assert_eq!(counters.depth, depth_at(step), "step {step}");
            assert_eq!(search.current_path().len() as u64, depth_at(step));
            assert_eq!(u64::from(search.event().depth), depth_at(step));
            assert_eq!(counters.deepest, step.min(DEPTH.into()));
            let all = counters.placements + counters.retreats + counters.refused[0];
            assert_eq!(all, step);
        }
        search.seek(DEPTH.into());
        let event = search.event();
        assert_eq!((event.kind, event.answer), (StepKind::Place, true));
        let mut frame = Default::default();
        search.frame(&mut frame);
        assert_eq!(frame.path.len(), DEPTH as usize);
        assert!(frame.answered && frame.board.iter().all(|&code| code == 1));
        search.seek(u64::from(DEPTH) + 1);
        assert_eq!(search.event().kind, StepKind::Retreat);
        search.seek(KNOWN);
        assert_eq!(search.event().kind, StepKind::Refuse);
        assert!(search.current_path().is_empty());
    });
}

#[test]
fn boundaries_and_landmarks_are_found_from_the_end() {
    on_a_small_stack(|| {
        let mut search = finished(Policy::WHOLE_SPACE);
        let bottom = u64::from(DEPTH);
        for (size, by, expected) in [
            (StepSize::Step, -1, KNOWN - 1),
            (StepSize::Step, i64::MIN, 0),
            // The last step refuses; before it a choice is taken back every other step.
            (StepSize::Item, -1, KNOWN - 1),
            (StepSize::Item, -2, KNOWN - 3),
            (StepSize::Item, -i64::from(DEPTH), bottom + 1),
            (StepSize::Item, -i64::from(DEPTH) - 1, bottom),
            (StepSize::Item, -2 * i64::from(DEPTH), 1),
        ] {
            let found = search.locate(KNOWN, size, by);
            assert_eq!(found, expected, "{by} {size:?}");
        }
        for (landmark, expected) in [
            (Landmark::TurnBack, bottom + 1),
            (Landmark::Record, bottom),
            (Landmark::Answer, bottom),
        ] {
            let found = search.locate_landmark(KNOWN, landmark, -1);
            assert_eq!(found, expected, "{landmark:?}");
            let again = search.locate_landmark(0, landmark, 1);
            let first = if landmark == Landmark::Record {
                1
            } else {
                expected
            };
            assert_eq!(again, first, "{landmark:?}");
        }
        assert_eq!(search.status().cursor, 0, "the cursor has moved");
    });
}

#[test]
fn the_tree_is_told_at_the_bottom() {
    on_a_small_stack(|| {
        let mut search = finished(Policy::WHOLE_SPACE);
        search.seek(DEPTH.into());
        let bottom = DEPTH as usize;
        let siblings = search.siblings(bottom - 2, bottom + 5);
        let half = vec![CandidateStatus::Placed, CandidateStatus::Pending];
        let told = siblings
            .into_iter()
            .map(|level| (level.tried, level.statuses));
        let told: Vec<_> = told.collect();
        assert_eq!(told, [(1, half.clone()), (1, half), (0, vec![])]);
        let top = bottom - long_or(bottom, bottom / 10);
        assert_eq!(search.costs(top, bottom).len(), bottom - top);
        let columns = search.depth_profile(0, KNOWN, 300);
        let most = columns.iter().flatten().map(|column| column.most).max();
        assert_eq!((columns.len(), most), (300, Some(DEPTH)));
        assert_eq!(search.status().cursor, u64::from(DEPTH));
    });
}

#[test]
fn a_step_is_found_again_by_a_bounded_number_of_calls() {
    on_a_small_stack(|| {
        let (mut search, calls) = counting(Policy::WHOLE_SPACE);
        // One path is taken back and another made, with a branch for each choice; then the steps
        // behind a checkpoint are searched again, two calls a step.
        let anywhere = 3 * u64::from(DEPTH) + 2 * SPACING;
        // The two paths differ in no more choices than there are steps behind the checkpoint.
        let next_door = 5 * SPACING;
        let mut draw = draws(11);
        for _ in 0..300 {
            let step = 1 + draw(KNOWN);
            let by = draw(5) as i64 - 2;
            let most = |most: u64, name: &str| {
                let made = calls.swap(0, Ordering::Relaxed);
                assert!(
                    made <= most,
                    "{made} calls for {name} of step {step} by {by}"
                );
            };
            most(u64::MAX, "nothing");
            search.seek(step);
            most(anywhere, "a seek");
            search.seek(step - 1);
            most(next_door, "a step back");
            search.locate(step, StepSize::Item, by);
            most(2 * anywhere, "an item");
            search.locate(step, StepSize::Stage, by);
            most(2 * anywhere, "a stage");
            search.locate_landmark(step, Landmark::TurnBack, by);
            most(2 * anywhere, "a landmark");
        }
    });
}
