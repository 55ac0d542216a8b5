//! Questions: the answer that the core knows is the one that another method finds.

use std::collections::HashMap;

use searchlight_core::backtracking::StepKind;
use searchlight_core::puzzles::mines::Mines;
use searchlight_core::state_space::{Event as Move, Verdict};
use searchlight_core::{
    Event, Family, MOST_ANSWERS, PUZZLES, Policy, Question, QuestionKind, Run, State,
};
use searchlight_tests::dags::Dag;
use searchlight_tests::filling::Filling;
use searchlight_tests::film::Film;
use searchlight_tests::minefield::{Chance, counted, near, shape};
use searchlight_tests::nearsighted::{ALGORITHMS, NearsightedQueens, finished};
use searchlight_tests::specimen::{Specimen, long_or, runs_of_preset_spaces, runs_of_presets};
use searchlight_tests::telling::tell;

use QuestionKind::{Candidate, Dead, Forced, Level, New, Next, Plies, Value};

/// So many questions of a family are compared.
const ENOUGH: usize = 10_000;

/// What holds of every question: its choices differ, the right one is among them once, and the
/// answer comes later.
fn check(question: &Question, kind: QuestionKind, step: u64, known: u64) {
    let Question { choices, .. } = question;
    assert_eq!((question.kind, question.step), (kind, step));
    assert!(step < question.shown_at && question.shown_at <= known);
    assert!((2..=MOST_ANSWERS).contains(&choices.len()), "{question:?}");
    for (index, choice) in choices.iter().enumerate() {
        assert!(!choices[..index].contains(choice), "{question:?}");
    }
    assert_eq!(choices[question.correct], question.answer());
    let ascends = choices.windows(2).all(|two| two[0] < two[1]);
    assert!(ascends || !matches!(kind, Level | Plies), "{question:?}");
    if matches!(kind, New | Dead | Value) {
        assert_eq!(choices, &[1, 0]);
    }
}

/// Questions at steps by chance, as a person meets them and wherever there are some.
fn asked(
    run: &mut Run,
    chance: &mut Chance,
    times: usize,
    mut compare: impl FnMut(&mut Run, &Question),
) -> usize {
    let known = run.status().known;
    let mut count = 0;
    for _ in 0..times {
        for &kind in run.questions() {
            let after = chance.below(known + 1);
            let cursor = run.status().cursor;
            let found = run.next_question(kind, after);
            assert_eq!(
                run.next_question(kind, after),
                found,
                "it depends on nothing else"
            );
            assert!(found.is_none_or(|step| step > after));
            for step in found.into_iter().chain([after]) {
                let Some(question) = run.question(kind, step) else {
                    assert_ne!(found, Some(step), "{kind:?} at {step}");
                    continue;
                };
                assert_eq!(run.status().cursor, cursor);
                check(&question, kind, step, known);
                compare(run, &question);
                count += 1;
            }
            run.seek(after);
        }
    }
    count
}

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
            if let Move::Move {
                from, to, backward, ..
            } = event
            {
                let side = usize::from(backward);
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
            backward,
            ..
        } = next
        else {
            panic!("{next:?} is no move");
        };
        let side = usize::from(backward);
        match question.kind {
            Next => {
                assert_eq!(question.answer(), from);
                assert_eq!(question.about, Some(side as u32));
                assert_eq!(self.taken[&(side, from)], step + 1, "it is taken out here");
                for &state in &question.choices {
                    assert!(self.found[&(side, state)] <= step, "it waits");
                    assert!(self.taken.get(&(side, state)).is_none_or(|&at| at > step));
                }
            }
            New => {
                assert_eq!(question.about, Some(to));
                assert_eq!(question.answer(), u32::from(verdict != Verdict::Duplicate));
            }
            Level => {
                let of_level = |event: &Move| {
                    matches!(*event, Move::Move { from_depth: depth, backward, .. }
                        if (depth, usize::from(backward)) == (from_depth, side))
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
                assert_eq!(question.answer() as usize, born);
                assert_eq!(question.about, Some(from_depth + 1));
            }
            other => panic!("{other:?} asks nothing of a space"),
        }
    }
}

#[test]
fn what_leaves_the_queue_is_new_or_fills_a_level_is_what_the_textbook_finds() {
    let mut chance = Chance(15);
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
        asked(&mut run, &mut chance, long_or(1_000, 250), |_, question| {
            watched.compare(question);
            *counts.entry(question.kind.id()).or_default() += 1;
        });
    }
    assert!(counts.values().sum::<usize>() >= ENOUGH, "{counts:?}");
    assert_eq!(counts.len(), 3, "{counts:?}");
}

#[test]
fn what_is_taken_back_is_what_the_recursion_takes_back() {
    let mut chance = Chance(16);
    let (mut count, mut kept) = (0, 0);
    for (side, algorithm) in (4..9).flat_map(|side| ALGORITHMS.map(|algorithm| (side, algorithm))) {
        for policy in [Policy::FIRST_ANSWER, Policy::WHOLE_SPACE] {
            let queens = NearsightedQueens::square(side);
            let mut log = Vec::new();
            tell(queens, algorithm, &mut |telling| {
                log.push((telling.event, telling.counters.answers));
                policy == Policy::WHOLE_SPACE || telling.counters.answers == 0
            });
            let mut run = Run::Backtracking(Box::new(finished(queens, algorithm, policy)));
            assert_eq!(run.status().known + 1, log.len() as u64);
            count += asked(&mut run, &mut chance, long_or(4_000, 500), |_, question| {
                let (event, answers) = log[question.step as usize];
                assert_eq!(event.kind, StepKind::Place);
                assert_eq!(question.about, Some(event.choice.cell));
                let after = (question.step + 1..).zip(&log[question.step as usize + 1..]);
                let end = after
                    .clone()
                    .find(|(_, (later, found))| later.depth < event.depth || *found > answers);
                let (at, (_, found)) = end.expect("an end");
                assert_eq!(question.shown_at, at);
                assert_eq!(question.answer() == 0, *found > answers);
                kept += usize::from(question.answer() == 0);
            });
        }
    }
    assert!(count >= ENOUGH, "{count}");
    assert!(kept * 10 > count, "{kept} of {count} stay");
}

/// The cells that a knight reaches.
fn hops(rows: u32, columns: u32, cell: u32) -> impl Iterator<Item = u32> {
    let by = [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ];
    by.into_iter().filter_map(move |(down, right)| {
        let (row, column) = (
            (cell / columns) as i32 + down,
            (cell % columns) as i32 + right,
        );
        let on_board = (0..rows as i32).contains(&row) && (0..columns as i32).contains(&column);
        on_board.then(|| row as u32 * columns + column as u32)
    })
}

#[test]
fn the_next_candidate_has_the_fewest_ways_on_and_no_other_has_as_few() {
    let mut chance = Chance(17);
    let mut count = 0;
    for (_, specimen) in runs_of_presets() {
        if !["warnsdorff", "cuts"].contains(&specimen.algorithm) {
            continue;
        }
        let start = specimen.instance.start_cell().expect("a start");
        let mut run = specimen.run(Policy::FIRST_ANSWER);
        run.advance(50_000);
        let board = specimen.problem().board_shape();
        asked(&mut run, &mut chance, long_or(800, 120), |run, question| {
            if question.kind != Candidate {
                return;
            }
            let cursor = run.status().cursor;
            run.seek(question.step);
            let Run::Backtracking(search) = &*run else {
                unreachable!("a knight backtracks");
            };
            let path = search.current_path();
            let visited: Vec<u32> = path
                .iter()
                .map(|choice| choice.cell)
                .chain([start])
                .collect();
            let free = |cell: u32| {
                let near = hops(board.rows, board.columns, cell);
                near.filter(|cell| !visited.contains(cell)).count()
            };
            let best = free(question.answer());
            for (index, &cell) in question.choices.iter().enumerate() {
                assert!(!visited.contains(&cell));
                assert!(
                    index == question.correct || free(cell) > best,
                    "{question:?}"
                );
            }
            run.seek(question.shown_at);
            let Event::Backtracking(event) = run.event() else {
                unreachable!("a knight backtracks");
            };
            assert_eq!(event.choice.cell, question.answer(), "it is tried next");
            run.seek(cursor);
            count += 1;
        });
    }
    assert!(count > 1_000, "{count}");
}

#[test]
fn one_number_of_those_named_forces_the_choice_and_the_others_do_not() {
    let mut chance = Chance(18);
    let mut count = 0;
    for _ in 0..long_or(400, 60) {
        let (rows, columns) = (3 + chance.below(6) as u32, 3 + chance.below(6) as u32);
        let board = shape(rows, columns);
        let values = chance.mines(board, 25);
        let given = counted(board, &values);
        for algorithm in ["rowMajor", "forced", "constrained"] {
            let field = Mines::new(board, &given).expect("a field");
            let specimen = Specimen::of(Box::new(field)).with(algorithm);
            let mut run = specimen.run(Policy::FIRST_ANSWER);
            run.advance(3_000);
            asked(&mut run, &mut chance, 20, |run, question| {
                if question.kind != Forced {
                    return;
                }
                let cursor = run.status().cursor;
                run.seek(question.step);
                let Run::Backtracking(search) = &*run else {
                    unreachable!("mines backtrack");
                };
                let chosen: HashMap<usize, u8> = search
                    .current_path()
                    .iter()
                    .map(|choice| (choice.cell as usize, choice.value))
                    .collect();
                let about = question.about.expect("a cell") as usize;
                for (index, &number) in question.choices.iter().enumerate() {
                    let around: Vec<usize> = near(board, number as usize).collect();
                    assert!(around.contains(&about), "{question:?}");
                    let open = around
                        .iter()
                        .filter(|cell| !chosen.contains_key(cell))
                        .count();
                    let found: u8 = around.iter().filter_map(|cell| chosen.get(cell)).sum();
                    let left = usize::from(given[number as usize] - found);
                    // All that are left are mines, or none is.
                    let forces = left == 0 || left == open;
                    assert_eq!(forces, index == question.correct, "{question:?}");
                }
                run.seek(cursor);
                count += 1;
            });
        }
    }
    assert!(count > 1_000, "{count}");
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
    let mut chance = Chance(19);
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
        asked(&mut run, &mut chance, long_or(3_000, 500), |_, question| {
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
            assert_eq!(question.answer(), if is_value { plies % 2 } else { plies });
            counts[usize::from(is_value)] += 1;
        });
    }
    assert!(counts.iter().sum::<usize>() >= ENOUGH, "{counts:?}");
    assert!(counts.iter().all(|&count| count > 1_000), "{counts:?}");
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
        run.question(New, step).expect("a question").answer()
    });
    let new: u32 = answers.sum();
    assert!((60..140).contains(&new), "{new} of 200 are new");
}
