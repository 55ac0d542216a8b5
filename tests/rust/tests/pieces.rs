//! Puzzles about identical pieces against published counts, their rules written down anew, and
//! matching.

use std::sync::Arc;

use searchlight_core::puzzles::pieces::{Pieces, Rules};
use searchlight_core::puzzles::{rearrange, solitaire};
use searchlight_core::state_space::{BareBfs, Moves};
use searchlight_core::{
    Action, BreadthFirst, Drawing, Instance, Judge, Outcome, Policy, Run, Search, Shape, State,
    StateSpace, StepSize, bfs, bidirectional,
};
use searchlight_tests::film::breadth_first;
use searchlight_tests::positions::{Board, Move, by_matching, draws, position_of, positions};
use searchlight_tests::specimen::Specimen;

/// The hardest board of the judges' size: 1111/1110/1000/0000.
const HARDEST: u64 = 0b0000_0001_0111_1111;

fn pieces(board: Board, rules: &'static Rules, start: u64, goal: u64) -> Pieces {
    let Board { rows, columns, .. } = board;
    Pieces::new(rules, Shape { rows, columns }, start, goal).unwrap()
}

fn rules_of(board: Board) -> &'static Rules {
    if board.jumps {
        &solitaire::RULES
    } else {
        &rearrange::RULES
    }
}

fn solitaire_sample() -> Specimen {
    Specimen::read(&solitaire::PUZZLE, solitaire::KIND.presets[0].text)
}

/// Level sizes of everything that can be reached.
fn levels(run: &Run) -> Vec<u32> {
    let map = breadth_first(run).map_data();
    let side = &map.sides[0];
    let end = side.order.len() as u32;
    let firsts: Vec<u32> = side.levels.iter().copied().chain([end]).collect();
    let sizes = firsts.windows(2).map(|pair| pair[1] - pair[0]);
    sizes.filter(|&size| size > 0).collect()
}

fn check_moves(board: Board, position: u64, goal: u64) {
    let space = pieces(board, rules_of(board), position, goal);
    let state = space.start();
    assert_eq!(position_of(&space, state), position);
    let mut successors = vec![State::MAX; space.branching() + 1];
    let count = space.successors(state, &mut successors);
    let moves: Vec<Move> = successors[..count]
        .iter()
        .enumerate()
        .map(|(index, &to)| {
            let after = position_of(&space, to);
            let Action { from, to } = space.action(state, index);
            Move { from, to, after }
        })
        .collect();
    assert_eq!(moves, board.moves(position), "{board:?} {position:b}");
    let mut codes = vec![9; board.cells() as usize];
    space.board(state, &mut codes);
    let expected = (0..board.cells()).map(|cell| {
        let (piece, goal) = (position >> cell & 1, goal >> cell & 1);
        (piece + 2 * goal) as u8
    });
    assert_eq!(codes, expected.collect::<Vec<_>>());
}

#[test]
fn moves_are_those_of_the_rules() {
    let mut draw = draws(1);
    for jumps in [false, true] {
        let most = rules_of(Board {
            rows: 1,
            columns: 1,
            jumps,
        })
        .most_pieces;
        for (rows, columns) in [
            (1, 1),
            (1, 2),
            (1, 6),
            (5, 1),
            (2, 2),
            (2, 3),
            (3, 2),
            (3, 3),
            (4, 3),
        ] {
            let board = Board {
                rows,
                columns,
                jumps,
            };
            let cells = board.cells();
            for count in 0..=cells.min(most) {
                for position in positions(cells, count) {
                    check_moves(board, position, draw(1 << cells.min(most)));
                }
            }
        }
    }
    let judges = [(4, 4, false), (4, 5, false), (8, 8, true), (8, 3, true)];
    for (rows, columns, jumps) in judges {
        let board = Board {
            rows,
            columns,
            jumps,
        };
        for _ in 0..3_000 {
            // Close together, so that there is something to jump over.
            let corner = draw(u64::from(board.cells()));
            let near = || draw(20) + corner.saturating_sub(10);
            let cells = std::iter::repeat_with(near).take(4);
            let inside = cells.map(|cell| cell % u64::from(board.cells()));
            check_moves(board, inside.fold(0, |set, cell| set | 1 << cell), 0b11);
        }
    }
}

#[test]
fn a_piece_shifts_or_jumps_over_one_but_never_over_two_or_the_edge() {
    let row = |position: u64, jumps: bool| -> Vec<(u32, u32)> {
        let board = Board {
            rows: 1,
            columns: 6,
            jumps,
        };
        let space = pieces(board, rules_of(board), position, 0);
        let mut out = vec![0; space.branching()];
        let count = space.successors(space.start(), &mut out);
        let actions = (0..count).map(|index| space.action(space.start(), index));
        actions.map(|action| (action.from, action.to)).collect()
    };
    assert_eq!(row(0b000_110, false), [(1, 0), (2, 3)]);
    assert_eq!(row(0b000_110, true), [(1, 0), (1, 3), (2, 0), (2, 3)]);
    assert_eq!(row(0b001_110, true), [(1, 0), (2, 0), (2, 4), (3, 4)]);
    assert_eq!(row(0b000_011, true), [(0, 2), (1, 2)]);
    assert_eq!(row(0b110_000, true), [(4, 3), (5, 3)]);
    assert_eq!(row(0b110_000, false), [(4, 3)]);
}

#[test]
fn rearranging_has_the_published_levels_and_moves() {
    let text = rearrange::KIND.presets.iter().find(|p| p.id == "hardest");
    let specimen = Specimen::read(&rearrange::PUZZLE, text.unwrap().text);
    assert_eq!(specimen.instance.goal_board().unwrap().len(), 16);
    let run = specimen.finished_run(Policy::WHOLE_SPACE);
    let published = [
        1, 6, 25, 76, 188, 374, 657, 988, 1329, 1566, 1674, 1588, 1392, 1090, 802, 524, 320, 164,
        76, 24, 6,
    ];
    assert_eq!(levels(&run), published);
    assert_eq!(published.iter().sum::<u32>(), 12_870);
    assert_eq!(specimen.space().states(), 12_870);
    assert_eq!(run.status().known, 164_736);
    assert_eq!(run.status().outcome, Some(Outcome::Found { depth: 20 }));
    let board = Board {
        rows: 4,
        columns: 4,
        jumps: false,
    };
    let mut naive = vec![0; published.len()];
    for distance in board.distances(HARDEST).into_values() {
        naive[distance as usize] += 1;
    }
    assert_eq!(naive, published);
}

/// How far each state is from this one.
fn distances_from(search: &mut BareBfs, start: State) -> Vec<u32> {
    search.clear();
    search.add_source(start);
    let mut distances = vec![u32::MAX; search.space().states() as usize];
    let (mut depth, mut first) = (0, 0);
    while first < search.discovered() {
        let end = search.discovered();
        for &state in &search.order()[first as usize..] {
            distances[state as usize] = depth;
        }
        search.expand(end, u32::MAX, &mut []);
        (depth, first) = (depth + 1, end);
    }
    distances
}

#[test]
fn rearranging_has_the_published_diameters() {
    let board = Board {
        rows: 4,
        columns: 4,
        jumps: false,
    };
    let diameter = |count| {
        let first = positions(16, count).next().unwrap();
        let space = pieces(board, &rearrange::RULES, first, first);
        // The farthest that anything can be from each state, by the triangle inequality.
        let mut bounds = vec![u32::MAX; space.states() as usize];
        let mut search = BareBfs::new(Moves::Forward(Arc::new(space))).unwrap();
        let mut diameter = 0;
        loop {
            let most = (0..).zip(&bounds).max_by_key(|&(_, bound)| *bound);
            let (state, &bound) = most.unwrap();
            if bound <= diameter {
                return diameter;
            }
            let distances = distances_from(&mut search, state);
            let farthest = distances.iter().copied().max().unwrap();
            diameter = diameter.max(farthest);
            for (bound, distance) in bounds.iter_mut().zip(distances) {
                *bound = (farthest + distance).min(*bound);
            }
            bounds[state as usize] = farthest;
        }
    };
    let diameters: Vec<u32> = (1..=8).map(diameter).collect();
    assert_eq!(diameters, [6, 10, 14, 16, 18, 20, 20, 20]);
}

#[test]
fn three_hundred_random_cases_cost_what_matching_costs() {
    let mut draw = draws(7);
    let mut text = String::new();
    let mut expected = Vec::new();
    while expected.len() < 300 {
        let (start, goal) = (draw(1 << 16), draw(1 << 16));
        // One in thirty may differ in its number of pieces.
        let equal = start.count_ones() == goal.count_ones();
        if start.count_ones() > 10 || (!equal && draw(30) > 0) {
            continue;
        }
        for set in [start, goal] {
            for cell in 0..16 {
                text.push(if set >> cell & 1 == 1 { '1' } else { '0' });
                if cell % 4 == 3 {
                    text.push('\n');
                }
            }
        }
        let least = by_matching(4, start, goal);
        expected.push(least.map_or("Impossible".to_owned(), |moves| moves.to_string()));
    }
    let impossible = expected.iter().filter(|answer| *answer == "Impossible");
    assert!((5..100).contains(&impossible.count()));
    for algorithm in ["bfs", "bidirectional", "alternating"] {
        let judge = Judge::of_text(&rearrange::PUZZLE, &text, Some(algorithm), None).unwrap();
        let answers: Vec<_> = judge.map(|answer| answer.unwrap().text).collect();
        assert_eq!(answers, expected, "{algorithm}");
    }
}

#[test]
fn solitaire_has_the_published_levels_and_moves() {
    let specimen = solitaire_sample().with("bfs");
    let run = specimen.finished_run(Policy::WHOLE_SPACE);
    let published = [
        1, 16, 134, 715, 2755, 8158, 19_405, 38_053, 62_578, 86_911, 102_140, 101_516, 85_264,
        60_558, 36_114, 18_292, 8151, 3162, 1055, 306, 77, 14, 1,
    ];
    assert_eq!(levels(&run), published);
    assert_eq!(published.iter().sum::<u32>(), 635_376);
    assert_eq!(specimen.space().states(), 635_376);
    assert_eq!(run.status().known, 8_823_040);
    assert_eq!(run.status().outcome, Some(Outcome::Found { depth: 7 }));
}

/// How many states were discovered at the last known step.
fn discovered(mut search: BreadthFirst) -> (u64, Option<Outcome>) {
    search.advance(u64::MAX);
    search.seek(u64::MAX);
    (search.counters().discovered, search.status().outcome)
}

#[test]
fn two_sides_discover_a_fifteenth_of_what_one_does() {
    let sample = solitaire_sample().space_problem();
    let found = Some(Outcome::Found { depth: 7 });
    let one = bfs(Arc::clone(sample.space()), Policy::FIRST_ANSWER).unwrap();
    assert_eq!(discovered(one), (66_104, found));
    let space = sample.predecessors().expect("moves can be taken back");
    let contact = bidirectional(Arc::clone(space), Policy::FIRST_ANSWER).unwrap();
    assert_eq!(discovered(contact), (4_053, found));
    let level = bidirectional(Arc::clone(space), Policy::WHOLE_SPACE).unwrap();
    assert_eq!(discovered(level), (4_427, found));
}

#[test]
fn every_level_of_two_sides_is_a_stage() {
    let mut run = solitaire_sample().finished_run(Policy::WHOLE_SPACE);
    let map = breadth_first(&run).map_data();
    let depths = map.sides.iter().map(|side| side.levels.len() - 2);
    let depth: usize = depths.sum();
    let stages = map.stage_steps;
    assert_eq!(stages.len() - 1, depth);
    for pair in stages.windows(2) {
        assert_eq!(run.locate(pair[0], StepSize::Stage, 1), pair[1]);
        // Within a stage one side works and it is the one with the smaller frontier before it.
        run.seek(pair[0]);
        let waiting = frontiers(&run);
        run.seek(pair[1]);
        let after = frontiers(&run);
        let worked = usize::from(waiting[0] == after[0]);
        assert_ne!(waiting[worked], after[worked]);
        assert!(waiting[worked] <= waiting[1 - worked]);
    }
}

fn frontiers(run: &Run) -> [u32; 2] {
    let mut frame = Default::default();
    breadth_first(run).frame(&mut frame);
    frame.sides.map(|side| side.discovered - side.expanded)
}

#[test]
fn boards_without_a_move_have_one_state() {
    for (rows, columns, jumps) in [(1, 1, true), (2, 2, true), (3, 4, false), (1, 1, false)] {
        let board = Board {
            rows,
            columns,
            jumps,
        };
        let full = u64::MAX >> (64 - board.cells());
        for (start, goal) in [(0, 0), (full, full), (0, full), (full, 0)] {
            let pieces = pieces(board, rules_of(board), start, goal);
            assert_eq!(pieces.states(), 1);
            for algorithm in ["bfs", "bidirectional", "alternating"] {
                let instance: Box<dyn Instance> = Box::new(pieces.clone());
                let specimen = Specimen::of(instance).with(algorithm);
                for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
                    let status = specimen.finished_run(policy).status();
                    let outcome = if start == goal {
                        Outcome::Found { depth: 0 }
                    } else {
                        Outcome::Impossible
                    };
                    assert_eq!((status.known, status.outcome), (0, Some(outcome)));
                }
            }
        }
    }
}
