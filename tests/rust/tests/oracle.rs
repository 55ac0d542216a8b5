//! What games promise, and what their finished tables tell those who play.

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::games::{Algorithm, Oracle, Position, TableFill};
use searchlight_core::puzzles::subtract::Subtract;
use searchlight_core::puzzles::tab::Tab;
use searchlight_core::{Family, Instance, Policy, Search, Shape};
use searchlight_tests::dags::{ALGORITHMS, Dag, dags, game_of, table_fill};
use searchlight_tests::filling::shot;
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::{Specimen, cases, presets, shape_of, specimens_in};

use Algorithm::{First, Full, Retrograde};

/// The plies of each position, by recursion.
fn minimax(game: &Dag) -> Vec<u32> {
    let mut plies: Vec<u32> = Vec::new();
    for position in game.positions() {
        let after = game.moves_of(position).iter();
        let after: Vec<u32> = after.map(|&to| plies[to as usize]).collect();
        let lost = after.iter().filter(|plies| **plies % 2 == 0).min();
        plies.push(lost.or(after.iter().max()).map_or(0, |plies| plies + 1));
    }
    plies
}

/// The filling of an instance's table, with nothing known yet.
fn fresh(instance: &dyn Instance, algorithm: Algorithm, policy: Policy) -> TableFill {
    TableFill::new(game_of(instance), algorithm, policy).expect("moves that can be counted")
}

/// Moves lead down, each to a position of its own, and predecessors are exactly where they come
/// from.
fn check_moves(game: &Dag) {
    let mut from: Vec<Vec<Position>> = game.positions().map(|_| Vec::new()).collect();
    for position in game.positions() {
        let moves = game.moves_of(position);
        assert!(
            moves.iter().all(|&to| to < position),
            "{position} to {moves:?}"
        );
        for &to in moves {
            from[to as usize].push(position);
        }
        let mut apart = moves.to_vec();
        apart.sort_unstable();
        apart.dedup();
        assert_eq!(apart.len(), moves.len(), "{position} to {moves:?}");
    }
    for position in game.positions() {
        let mut predecessors = game.predecessors_of(position).to_vec();
        predecessors.sort_unstable();
        assert_eq!(predecessors, from[position as usize], "to {position}");
    }
}

/// The loop of a puzzle of its own does what the provided one does.
fn check_fill(specimen: &Specimen, game: &Dag, slices: &mut dyn FnMut() -> u64) {
    for algorithm in [Full, First] {
        for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
            let (mut own, mut provided) = (
                fresh(specimen.instance.as_ref(), algorithm, policy),
                game.fresh(algorithm, policy),
            );
            while own.status().outcome.is_none() {
                let budget = slices();
                own.advance(budget);
                provided.advance(budget);
                assert_eq!(own.status(), provided.status());
                assert_eq!(own.values(), provided.values());
                own.seek(u64::MAX);
                provided.seek(u64::MAX);
                assert_eq!(shot(&own), shot(&provided));
            }
            for position in game.positions() {
                assert_eq!(own.filled_at(position), provided.filled_at(position));
            }
            assert_eq!(own.certificate(), provided.certificate());
        }
    }
}

#[test]
fn presets_keep_the_promises_of_games() {
    for (name, specimen) in presets() {
        let cells = shape_of(specimen.instance.as_ref()).cells();
        if specimen.instance.kind().family() == Family::Games && cells <= 20_000 {
            let game = Dag::copy(&specimen);
            check_moves(&game);
            let mut draw = draws(cells as u64);
            check_fill(&specimen, &game, &mut || 1 + draw(100_000));
            assert!(
                game.positions()
                    .contains(&specimen.instance.start_cell().unwrap()),
                "{name}"
            );
        }
    }
}

/// Compares all that the oracle says besides mistakes with recursion.
fn check_oracle(game: &Dag, oracle: &Oracle<'_>) {
    let plies = minimax(game);
    let at = |position: Position| plies[position as usize];
    for position in game.positions() {
        assert_eq!(oracle.plies(position).map(u32::from), Some(at(position)));
        let moves = game.moves_of(position);
        let replies = oracle.moves(position);
        let to: Vec<Position> = replies.iter().map(|reply| reply.to).collect();
        assert_eq!(to, moves);
        let winning = moves.iter().copied().filter(|&to| at(to) % 2 == 0);
        let best = match winning.map(at).min() {
            Some(soonest) => Some(soonest),
            None => moves.iter().copied().map(at).max(),
        };
        for reply in &replies {
            assert_eq!(u32::from(reply.plies), at(reply.to));
            assert_eq!(reply.wins, at(reply.to) % 2 == 0);
            assert_eq!(
                reply.best,
                Some(at(reply.to)) == best,
                "{position} {reply:?}"
            );
        }
        // The line makes as many moves as the game lasts, each the first of the best.
        let line = oracle.line(position);
        assert_eq!(line.len() as u32, at(position));
        let mut here = position;
        for &to in &line {
            let first = oracle.moves(here).into_iter().find(|reply| reply.best);
            assert_eq!(first.map(|reply| reply.to), Some(to));
            here = to;
        }
        assert_eq!(game.moves_of(here), [0; 0]);
    }
    let outside = game.positions().end;
    for outside in [outside, Position::MAX] {
        assert_eq!(oracle.plies(outside), None);
        assert_eq!(oracle.moves(outside), []);
        assert_eq!(oracle.line(outside), [0; 0]);
    }
}

/// The first move with which the loser of a game that is over gave a won position away.
fn mistake(game: &Dag, plies: &[u32], line: &[Position]) -> Option<usize> {
    let wins = |position: Position| plies[position as usize] % 2 == 1;
    let (&last, moves) = line.split_last()?;
    if !game.moves_of(last).is_empty() {
        return None;
    }
    // Players alternate; who is to move at the end has lost.
    let mut loser_is_to_move = moves.len().is_multiple_of(2);
    for (number, pair) in line.windows(2).enumerate() {
        if loser_is_to_move && wins(pair[0]) && wins(pair[1]) {
            return Some(number);
        }
        loser_is_to_move = !loser_is_to_move;
    }
    None
}

/// Calls back with each game from a position and each of its beginnings.
fn games(game: &Dag, line: &mut Vec<Position>, see: &mut dyn FnMut(&[Position])) {
    see(line);
    let here = line[line.len() - 1];
    for &to in game.moves_of(here) {
        line.push(to);
        games(game, line, see);
        line.pop();
    }
}

/// Plays all games from a position; returns how many had a mistake.
fn check_mistakes(game: &Dag, oracle: &Oracle<'_>, from: Position) -> usize {
    let plies = minimax(game);
    let mut mistakes = 0;
    games(game, &mut vec![from], &mut |line| {
        let found = oracle.mistake(line);
        assert_eq!(found, mistake(game, &plies, line), "{line:?}");
        mistakes += usize::from(found.is_some());
    });
    mistakes
}

fn small_boards() -> Vec<Specimen> {
    let tab = |rows, columns| Tab::new(Shape { rows, columns }, 1, 1).expect("a board");
    let tabs = [(10, 4), (7, 6), (9, 3), (5, 8), (8, 2)];
    let tabs = tabs.map(|(rows, columns)| Specimen::of(Box::new(tab(rows, columns))));
    let heaps = [
        (9, 0, vec![1, 2, 3]),
        (11, 0, vec![1, 3, 4]),
        (3, 4, vec![1, 3]),
    ];
    let heaps = heaps.map(|(first, second, takes)| {
        let heaps = Subtract::new(first, second, &takes).expect("heaps");
        Specimen::of(Box::new(heaps))
    });
    tabs.into_iter().chain(heaps).collect()
}

#[test]
fn every_game_on_small_boards_has_the_mistake_that_its_loser_made() {
    let mut mistakes = 0;
    for algorithm in ["full", "waves"] {
        for specimen in small_boards() {
            let specimen = specimen.with(algorithm);
            let game = Dag::copy(&specimen);
            let run = table_fill(specimen.finished_run(Policy::WHOLE_SPACE));
            let oracle = run.oracle().expect("a finished table");
            check_oracle(&game, &oracle);
            mistakes += check_mistakes(&game, &oracle, game.positions().end - 1);
        }
    }
    assert!(mistakes > 1_000, "{mistakes} games say little");
}

#[test]
fn what_is_no_game_has_no_mistake() {
    let board = Tab::new(
        Shape {
            rows: 10,
            columns: 4,
        },
        4,
        3,
    )
    .unwrap();
    let specimen = Specimen::of(Box::new(board));
    let game = Dag::copy(&specimen);
    let plies = minimax(&game);
    let run = table_fill(specimen.finished_run(Policy::WHOLE_SPACE));
    let oracle = run.oracle().unwrap();
    let outside = game.positions().end;
    for line in [&[][..], &[outside], &[outside, 0], &[5, 5], &[0, 0, 0]] {
        assert_eq!(oracle.mistake(line), None, "{line:?}");
    }
    // Every game with one of its moves skipped, where that is no move.
    let mut checked = 0;
    games(&game, &mut vec![outside - 1], &mut |line| {
        for at in 1..line.len().saturating_sub(1) {
            let mut skipped = line.to_vec();
            skipped.remove(at);
            let pair = [skipped[at - 1], skipped[at]];
            if !game.moves_of(pair[0]).contains(&pair[1]) {
                assert_eq!(oracle.mistake(&skipped), None, "{skipped:?}");
                checked += usize::from(mistake(&game, &plies, &skipped).is_some());
            }
        }
    });
    assert!(checked > 100, "{checked} say little");
}

#[test]
fn only_a_whole_table_with_distances_has_an_oracle() {
    let board = Tab::new(
        Shape {
            rows: 10,
            columns: 4,
        },
        4,
        3,
    )
    .unwrap();
    for algorithm in ALGORITHMS {
        let oracle = |policy, budget| {
            let mut run = fresh(&board, algorithm, policy);
            run.advance(budget);
            run.oracle().is_some()
        };
        let all = u64::MAX;
        assert_eq!(oracle(Policy::WHOLE_SPACE, all), algorithm != First);
        assert!(!oracle(Policy::WHOLE_SPACE, 20));
        // One step is missing that is computed together with those before.
        let mut whole = fresh(&board, algorithm, Policy::WHOLE_SPACE);
        whole.advance(all);
        let limited = Policy {
            step_limit: Some(whole.status().known - 1),
            ..Policy::WHOLE_SPACE
        };
        assert!(!oracle(limited, all));
        // The start lies before the end, which is no matter where it is filled last.
        assert_eq!(oracle(Policy::FIRST_ANSWER, all), algorithm == Retrograde);
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_instance_keeps_the_promises_of_games(
        specimen in specimens_in(Family::Games),
        seed in any::<u64>(),
    ) {
        prop_assume!(shape_of(specimen.instance.as_ref()).cells() <= 3_000);
        let game = Dag::copy(&specimen);
        check_moves(&game);
        let mut draw = draws(seed);
        check_fill(&specimen, &game, &mut || 1 + draw(3_000));
    }

    #[test]
    fn any_finished_table_tells_what_recursion_tells(game in dags()) {
        for algorithm in [Full, Retrograde] {
            let run = game.finished(algorithm, Policy::WHOLE_SPACE);
            check_oracle(&game, &run.oracle().expect("a finished table"));
        }
    }

    #[test]
    fn games_played_at_random_have_the_mistake_that_their_loser_made(
        game in dags(),
        from in any::<Index>(),
        picks in prop::collection::vec(any::<Index>(), 60),
    ) {
        let run = game.finished(Full, Policy::WHOLE_SPACE);
        let oracle = run.oracle().expect("a finished table");
        let mut line = vec![from.index(game.positions().len()) as Position];
        for pick in picks {
            prop_assert_eq!(oracle.mistake(&line), mistake(&game, &minimax(&game), &line));
            let moves = game.moves_of(line[line.len() - 1]);
            if moves.is_empty() {
                break;
            }
            line.push(moves[pick.index(moves.len())]);
        }
    }
}
