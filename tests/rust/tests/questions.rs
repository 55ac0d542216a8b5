//! Questions: the answer that the core knows is the one that another method finds.

use std::collections::HashMap;

use searchlight_core::state_space::{Event as Move, Verdict};
use searchlight_core::{Event, Family, PUZZLES, Policy, Question, QuestionKind, State};
use searchlight_tests::dags::Dag;
use searchlight_tests::filling::Filling;
use searchlight_tests::film::Film;
use searchlight_tests::minefield::XorShift64;
use searchlight_tests::questions::{ENOUGH, asked};
use searchlight_tests::specimen::{Specimen, long_or, runs_of_preset_spaces, runs_of_presets};

use QuestionKind::{Level, New, Next, Value};

/// What a film of breadth-first search tells of its steps.
struct Watched {
    /// What each step did, from 0.
    moves: Vec<Move>,
    /// The step at which each state was taken out, by side.
    taken: HashMap<(usize, State), u64>,
    found: HashMap<(usize, State), u64>,
}

impl Watched {
    fn of(film: &Film<'_>, sources: &[(usize, State)]) -> Self {
        let mut watched = Self {
            moves: Vec::new(),
            taken: HashMap::new(),
            found: sources.iter().map(|&source| (source, 0)).collect(),
        };
        for step in 0..=film.known() {
            let Event::StateSpace(event) = film.shot(step).event else {
                unreachable!("a space is searched");
            };
            if let Move::Move { from, to, side, .. } = event {
                let side = side as usize;
                watched.taken.entry((side, from)).or_insert(step);
                watched.found.entry((side, to)).or_insert(step);
            }
            watched.moves.push(event);
        }
        watched
    }

    fn compare(&self, question: &Question) {
        let Question { step, shown_at, .. } = *question;
        let next = self.moves[step as usize + 1];
        let Move::Move {
            from,
            from_depth,
            to,
            verdict,
            side,
            ..
        } = next
        else {
            panic!("{next:?} is no move");
        };
        let side = side as usize;
        match question.kind {
            Next => {
                assert_eq!(question.correct_choice(), from);
                assert_eq!(question.about, Some(side as u32));
                assert_eq!(self.taken[&(side, from)], step + 1, "it is taken out here");
                for &state in &question.choices {
                    assert!(self.found[&(side, state)] <= step, "it waits");
                    assert!(self.taken.get(&(side, state)).is_none_or(|&at| at > step));
                }
            }
            New => {
                assert_eq!(question.about, Some(to));
                assert_eq!(
                    question.correct_choice(),
                    u32::from(verdict != Verdict::Duplicate)
                );
            }
            Level => {
                let of_level = |event: &Move| {
                    matches!(*event, Move::Move { from_depth: depth, side: other, .. }
                        if (depth, other as usize) == (from_depth, side))
                };
                let level = &self.moves[step as usize + 1..=shown_at as usize];
                assert!(level.iter().all(of_level));
                assert!(!of_level(&self.moves[step as usize]) || step == 0);
                let behind = self.moves.get(shown_at as usize + 1);
                assert!(!behind.is_some_and(of_level));
                let is_new = |event: &&Move| {
                    !matches!(
                        event,
                        Move::Move {
                            verdict: Verdict::Duplicate,
                            ..
                        }
                    )
                };
                let born = level.iter().filter(is_new).count();
                assert_eq!(question.correct_choice() as usize, born);
                assert_eq!(question.about, Some(from_depth + 1));
            }
            other => panic!("{other:?} asks nothing of a space"),
        }
    }
}

#[test]
fn what_leaves_the_queue_is_new_or_fills_a_level_is_what_the_textbook_finds() {
    let mut random = XorShift64(15);
    let mut counts = HashMap::<&str, usize>::new();
    for (name, specimen) in runs_of_preset_spaces() {
        let problem = specimen.space_problem();
        let policy = Policy {
            step_limit: Some(long_or(200_000, 20_000)),
            ..Policy::WHOLE_SPACE
        };
        let film = Film::record(&problem, specimen.algorithm, policy);
        let start = (0, problem.space().start());
        let goals = problem.space().goals();
        let sources: Vec<_> = goals
            .into_iter()
            .map(|goal| (1, goal))
            .chain([start])
            .collect();
        let watched = Watched::of(&film, &sources);
        let mut run = specimen.finished_run(policy);
        assert_eq!(run.status().known, film.known(), "{name}");
        asked(&mut run, &mut random, long_or(1_000, 250), |_, question| {
            watched.compare(question);
            *counts.entry(question.kind.id()).or_default() += 1;
        });
    }
    assert!(counts.values().sum::<usize>() >= ENOUGH, "{counts:?}");
    let least = long_or(ENOUGH, 1_000);
    assert!(counts.values().all(|&count| count >= least), "{counts:?}");
    assert_eq!(counts.len(), 3, "{counts:?}");
}

/// The plies of each position, by recursion: the winner hurries, the loser delays.
fn plies(game: &Dag) -> Vec<u32> {
    let mut known = Vec::<u32>::new();
    for position in game.positions() {
        let after = game.moves_of(position).iter().map(|&to| known[to as usize]);
        let (lost, won): (Vec<u32>, Vec<u32>) = after.partition(|plies| plies % 2 == 0);
        let best = lost.iter().min().or(won.iter().max());
        known.push(best.map_or(0, |plies| plies + 1));
    }
    known
}

#[test]
fn who_wins_and_how_soon_is_what_the_recursion_finds() {
    let mut random = XorShift64(19);
    let mut counts = [0; 2];
    for (name, specimen) in runs_of_presets() {
        let problem = specimen.problem();
        if specimen.algorithm().family() != Family::Games || problem.board_shape().cells() > 20_000
        {
            continue;
        }
        let searchlight_core::Algorithm::Games(algorithm) = specimen.algorithm() else {
            unreachable!("a game");
        };
        let game = Dag::copy(&specimen);
        let filling = Filling::record(&game, algorithm, Policy::WHOLE_SPACE);
        let lasts = plies(&game);
        let mut run = specimen.finished_run(Policy::WHOLE_SPACE);
        assert_eq!(run.status().known, filling.known(), "{name}");
        asked(&mut run, &mut random, long_or(3_000, 500), |_, question| {
            let cell = question.about.expect("a position");
            let filled = filling.shot(question.shown_at).event;
            assert!([filled.cell, filled.other].contains(&Some(cell)));
            assert!(filled.decided.is_some(), "it is filled there");
            let before = question.step + 1..question.shown_at;
            assert!(
                before
                    .into_iter()
                    .all(|step| filling.shot(step).event.decided.is_none())
            );
            assert!(!game.moves_of(cell).is_empty());
            let plies = lasts[cell as usize];
            let is_value = question.kind == Value;
            assert_eq!(
                question.correct_choice(),
                if is_value { plies % 2 } else { plies }
            );
            counts[usize::from(is_value)] += 1;
        });
    }
    assert!(counts.iter().sum::<usize>() >= ENOUGH, "{counts:?}");
    let least = long_or(ENOUGH, 1_000);
    assert!(counts.iter().all(|&count| count >= least), "{counts:?}");
}

#[test]
fn a_run_is_asked_only_what_it_has_an_answer_to() {
    for (name, specimen) in runs_of_presets() {
        let mut run = specimen.run(Policy::WHOLE_SPACE);
        for kind in QuestionKind::ALL {
            assert_eq!(run.question(kind, 0), None, "{name}: nothing is known yet");
            assert_eq!(run.next_question(kind, 0), None, "{name}");
        }
        run.advance(20_000);
        let known = run.status().known;
        for kind in QuestionKind::ALL {
            assert_eq!(run.question(kind, known), None, "{name}");
            assert_eq!(run.question(kind, u64::MAX), None, "{name}");
            if !run.questions().contains(&kind) {
                assert_eq!(run.next_question(kind, 0), None, "{name}: {kind:?}");
            }
        }
    }
}

#[test]
fn half_of_the_moves_asked_about_are_duplicates_where_there_are_as_many() {
    let specimen = Specimen::named(PUZZLES.by_id("flip").expect("a puzzle"), "sample");
    let mut run = specimen.finished_run(Policy::WHOLE_SPACE);
    let answers = (0..200).map(|number| {
        let step = run
            .next_question(New, 500 + 40 * number)
            .expect("a question");
        run.question(New, step)
            .expect("a question")
            .correct_choice()
    });
    let new: u32 = answers.sum();
    assert!((60..140).contains(&new), "{new} of 200 are new");
}
