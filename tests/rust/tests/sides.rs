//! One side against two: the same answers, and a lesson whose answers may be too long.

use searchlight_core::puzzles::flip::{self, Flip};
use searchlight_core::puzzles::{rearrange, solitaire};
use searchlight_core::state_space::{Algorithm, Certificate};
use searchlight_core::{
    BreadthFirst, Family, Instance, Judge, Outcome, Policy, Puzzle, Search, Shape, SpaceProblem,
    State, StateSpace,
};
use searchlight_tests::film::breadth_first;
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::{BY_LEVELS, Specimen, long_or, space_of, space_problem_of};
use searchlight_tests::templates::{corridor, puzzles};

/// The question without a limit for the moves of an answer.
fn unlimited(instance: &dyn Instance) -> SpaceProblem {
    space_problem_of(instance).within(u32::MAX)
}

/// Searches one after the other in the same tables.
struct Runner(BreadthFirst);

impl Runner {
    fn new(instance: &dyn Instance, algorithm: Algorithm) -> Self {
        let problem = space_problem_of(instance);
        Self(algorithm.start(&problem, Policy::FIRST_ANSWER).unwrap())
    }

    fn outcome(&mut self, problem: &SpaceProblem, policy: Policy) -> Outcome {
        assert!(self.0.restart(problem, policy));
        self.0.advance(u64::MAX);
        self.0.status().outcome.unwrap()
    }

    /// The least moves from the start to each state, by a search from one side through all of it.
    fn table(&mut self, problem: &SpaceProblem) -> Vec<Option<u32>> {
        self.outcome(problem, Policy::WHOLE_SPACE);
        let map = self.0.map_data();
        let (order, levels) = (&map.sides[0].order, &map.sides[0].levels);
        let ends = levels[1..].iter().copied().chain([order.len() as u32]);
        let mut table = vec![None; problem.space().states() as usize];
        for (depth, (&first, end)) in (0..).zip(levels.iter().zip(ends)) {
            for &state in &order[first as usize..end as usize] {
                table[state as usize] = Some(depth);
            }
        }
        table
    }

    fn certificate(&self) -> Certificate {
        self.0.certificate().unwrap()
    }
}

fn outcome(least: Option<u32>) -> Outcome {
    least.map_or(Outcome::Impossible, |depth| Outcome::Found { depth })
}

/// What became of the answers of the search that stops too early.
#[derive(Debug, Default)]
struct Lesson {
    answers: u32,
    too_long: u32,
}

/// Compares the answers for up to `starts` times 100 pairs of a space, and one in `share` of
/// those of the search that stops too early.
fn compare(instance: &dyn Instance, starts: u64, share: u64, seed: u64) -> Lesson {
    let mut draw = draws(seed);
    let states = space_of(instance).states();
    let mut picks = |count: u64| -> Vec<State> {
        if states <= count {
            (0..states as State).collect()
        } else {
            (0..count).map(|_| draw(states) as State).collect()
        }
    };
    let (starts, goals) = (picks(starts), picks(100));
    let mut lesson = Lesson::default();
    let mut one_sided = Runner::new(instance, Algorithm::Bfs);
    let mut two_sided = Runner::new(instance, Algorithm::Bidirectional);
    let mut too_early = Runner::new(instance, Algorithm::Alternating);
    let mut pairs = 0;
    for &start in &starts {
        let here = instance.starting_at(start).unwrap();
        let table = one_sided.table(&unlimited(here.as_ref()));
        for &goal in &goals {
            // Some puzzles have goals that nobody can choose.
            let there = here.ending_at(goal);
            let there = there.as_deref().unwrap_or(here.as_ref());
            let problem = unlimited(there);
            let goals = problem.space().goals();
            let least = goals.iter().filter_map(|&goal| table[goal as usize]).min();
            let found = two_sided.outcome(&problem, Policy::FIRST_ANSWER);
            assert_eq!(found, outcome(least), "{start} to {goals:?}");
            pairs += 1;
            if pairs % share != 0 {
                continue;
            }
            assert_eq!(two_sided.certificate().verify(&problem), Ok(()));
            let early = too_early.outcome(&problem, Policy::FIRST_ANSWER);
            assert_eq!(too_early.certificate().verify(&problem), Ok(()));
            match (early, least) {
                (Outcome::Found { depth }, Some(least)) => {
                    assert!(depth >= least, "{start} to {goals:?}: {depth} of {least}");
                    lesson.answers += 1;
                    lesson.too_long += u32::from(depth > least);
                }
                (early, least) => assert_eq!(early, outcome(least)),
            }
            if there.ending_at(goal).is_none() {
                break;
            }
        }
    }
    lesson
}

/// The puzzles whose space is searched.
fn state_spaces() -> impl Iterator<Item = &'static Puzzle> {
    puzzles().filter(|puzzle| puzzle.kind.family() == Family::StateSpace)
}

/// The default board of a puzzle.
fn default_board(puzzle: &Puzzle) -> Box<dyn Instance> {
    Specimen::preset(puzzle, &puzzle.kind.presets[0]).instance
}

#[test]
fn pairs_of_rearranging_agree_and_no_contact_is_too_early() {
    // Ten thousand pairs, or two.
    let starts = long_or(100, 20);
    let lesson = compare(default_board(&rearrange::PUZZLE).as_ref(), starts, 1, 1);
    assert_eq!(
        (u64::from(lesson.answers), lesson.too_long),
        (100 * starts, 0)
    );
}

#[test]
fn pairs_of_solitaire_agree_and_one_contact_in_twenty_is_too_early() {
    // Ten thousand pairs, or five hundred.
    let starts = long_or(100, 5);
    let lesson = compare(default_board(&solitaire::PUZZLE).as_ref(), starts, 5, 2);
    let answers = 20 * starts as u32;
    assert_eq!(lesson.answers, answers);
    let too_long = answers / 50..answers * 12 / 100;
    assert!(too_long.contains(&lesson.too_long), "{lesson:?}");
}

#[test]
fn all_boards_of_the_flip_game_agree_and_no_contact_is_too_early() {
    let mut boards = 0;
    for (rows, columns) in [(1, 1), (1, 5), (2, 3), (3, 2), (3, 3), (3, 4), (5, 2)] {
        let flip = Flip::new(Shape { rows, columns }, 0).unwrap();
        boards += flip.states();
        compare(&flip, flip.states(), 1, 4);
    }
    assert!(boards > 5_000);
    // Of 4 x 4 each sixteenth board has an answer; the components are as good as one another.
    let flip = default_board(&flip::PUZZLE);
    let starts = long_or(5_000, 1_000);
    let lesson = compare(flip.as_ref(), starts, 1, 5);
    assert!((starts / 25..starts / 10).contains(&lesson.answers.into()));
    assert_eq!(lesson.too_long, 0);
}

#[test]
fn ten_thousand_pairs_of_corridors_agree_and_no_contact_is_too_early() {
    let mut draw = draws(6);
    let (mut pairs, mut answers) = (0, 0);
    while pairs < 10_000 {
        let cells = (0..52).map(|_| if draw(12) == 0 { '#' } else { '.' });
        let text: String = cells.collect();
        let corridor = Specimen::read(&corridor::PUZZLE, &format!("S{text}G")).instance;
        let lesson = compare(corridor.as_ref(), 100, 1, 0);
        pairs += space_of(corridor.as_ref()).states();
        answers += lesson.answers;
        assert_eq!(lesson.too_long, 0);
    }
    assert!((1_000..9_000).contains(&answers), "{answers} answers");
}

#[test]
fn boards_of_every_shape_agree() {
    let starts = long_or(10, 3);
    let shapes = [
        (1, 1),
        (1, 2),
        (1, 6),
        (7, 1),
        (2, 2),
        (2, 3),
        (3, 2),
        (3, 4),
        (5, 3),
        (2, 8),
        (8, 2),
    ];
    for puzzle in [&rearrange::PUZZLE, &solitaire::PUZZLE] {
        let mut pairs = 0;
        for (rows, columns) in shapes {
            let shape = Shape { rows, columns };
            let Ok(mut instance) = default_board(puzzle).resized(shape) else {
                continue;
            };
            // One piece more at a time, as many as the puzzle allows.
            for cell in 0..=rows * columns {
                pairs += compare(instance.as_ref(), starts, 1, cell.into()).answers;
                let more = (0..rows * columns).filter_map(|cell| instance.edited(cell).ok());
                let pieces = |instance: &dyn Instance| space_of(instance).branching();
                let before = pieces(instance.as_ref());
                let Some(next) = more.into_iter().find(|next| pieces(next.as_ref()) > before)
                else {
                    break;
                };
                instance = next;
            }
        }
        let least = 1_000 * starts as u32;
        assert!(pairs > least, "{pairs} pairs of {}", puzzle.kind.id);
    }
}

#[test]
fn presets_agree_and_one_is_the_lesson() {
    let depth = |puzzle: &Puzzle, text: &str, algorithm: &'static str| {
        let specimen = Specimen::read(puzzle, text).with(algorithm);
        let run = specimen.within(u32::MAX).finished_run(Policy::FIRST_ANSWER);
        run.status().outcome
    };
    for puzzle in state_spaces() {
        let kind = puzzle.kind;
        for preset in kind.presets {
            if !Specimen::preset(puzzle, preset).with("bfs").can_run() {
                continue;
            }
            let [one, two, early] =
                BY_LEVELS.map(|algorithm| depth(puzzle, preset.text, algorithm));
            assert_eq!(one, two, "{} {}", kind.id, preset.id);
            let found = |depth| Some(Outcome::Found { depth });
            match (kind.id, preset.id) {
                ("solitaire", "tooLong") => assert_eq!((one, early), (found(3), found(4))),
                ("solitaire", "sample") => assert_eq!((one, early), (found(7), found(8))),
                ("solitaire", "eight") => assert_eq!(one, found(8)),
                ("solitaire", "nine") => assert_eq!(one, found(9)),
                ("solitaire", _) => {}
                ("rushhour", "first") => assert_eq!((one, early), (found(8), found(9))),
                _ => assert_eq!(one, early, "{} {}", kind.id, preset.id),
            }
        }
    }
}

#[test]
fn a_start_that_is_a_goal_takes_no_step() {
    for puzzle in state_spaces() {
        let kind = puzzle.kind;
        let instance = default_board(puzzle);
        let space = space_of(instance.as_ref());
        let goal = space.goals()[0];
        // The start and the goal of a board of cells may be two different cells by its rules.
        let Some(solved) = instance.starting_at(goal) else {
            assert!(space_problem_of(instance.as_ref()).states_are_cells());
            continue;
        };
        for algorithm in BY_LEVELS {
            let specimen = Specimen::of(solved.starting_at(goal).unwrap()).with(algorithm);
            let run = specimen.finished_run(Policy::FIRST_ANSWER);
            assert_eq!(run.status().known, 0, "{} by {algorithm}", kind.id);
            let (depth, states) = (0, vec![goal]);
            let proof = Certificate::Path { depth, states };
            assert_eq!(breadth_first(&run).certificate(), Some(proof));
            let whole = specimen.finished_run(Policy::WHOLE_SPACE).status();
            assert_eq!(whole.outcome, Some(Outcome::Found { depth: 0 }));
            // No move leads on from the last peg of peg solitaire.
            let has_moves = space.successors(goal, &mut vec![0; space.branching()]) > 0;
            assert_eq!(whole.known > 0, algorithm == "bfs" && has_moves);
        }
    }
}

#[test]
fn eight_moves_are_enough_for_one_preset_and_not_for_another() {
    let judged = |id: &str, algorithm: &str| {
        let mut presets = solitaire::KIND.presets.iter();
        let text = presets.find(|preset| preset.id == id).unwrap().text;
        let judge = Judge::of_text(&solitaire::PUZZLE, text, Some(algorithm), None);
        let answer = judge.unwrap().map(Result::unwrap).next().unwrap();
        (answer.text, answer.outcome)
    };
    for algorithm in ["bfs", "bidirectional"] {
        let eight = ("YES".to_owned(), Outcome::Found { depth: 8 });
        assert_eq!(judged("eight", algorithm), eight);
        let nine = ("NO".to_owned(), Outcome::TooDeep { limit: 8 });
        assert_eq!(judged("nine", algorithm), nine);
    }
}

#[test]
fn a_depth_limit_answers_what_the_full_search_answers() {
    let instance = default_board(&solitaire::PUZZLE);
    let start = space_of(instance.as_ref()).start();
    let whole = space_problem_of(instance.as_ref());
    let table = Runner::new(instance.as_ref(), Algorithm::Bfs).table(&whole);
    let mut by_depth = vec![Vec::new(); 23];
    for (state, depth) in (0..).zip(&table) {
        by_depth[depth.unwrap() as usize].push(state);
    }
    let mut draw = draws(8);
    let mut runners = [Algorithm::Bfs, Algorithm::Bidirectional]
        .map(|algorithm| Runner::new(instance.as_ref(), algorithm));
    for (depth, states) in (0..).zip(&by_depth).take(14) {
        for _ in 0..long_or(12, 4) {
            let goal: State = states[draw(states.len() as u64) as usize];
            let problem = space_problem_of(instance.ending_at(goal).unwrap().as_ref());
            for limit in [0, 1, 5, 8, 9] {
                let problem = problem.clone().within(limit);
                let expected = if depth <= limit {
                    Outcome::Found { depth }
                } else {
                    Outcome::TooDeep { limit }
                };
                for runner in &mut runners {
                    let found = runner.outcome(&problem, Policy::FIRST_ANSWER);
                    assert_eq!(found, expected, "{start} to {goal} within {limit}");
                }
            }
        }
    }
}
