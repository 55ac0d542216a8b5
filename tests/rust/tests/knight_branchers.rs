//! What the knight's branchers promise: counts, the way back, and cuts that strike where they should.

use proptest::prelude::*;
use proptest::sample::select;
use searchlight_core::Instance;
use searchlight_core::backtracking::{
    Brancher, Branching, Choice, Choices, Stack, search_step_by_step,
};
use searchlight_core::puzzles::knight::{Cuts, Knight};
use searchlight_tests::knights::*;
use searchlight_tests::specimen::cases;

/// Codes, labels, and the candidates with their scores.
type Shown = (Vec<u8>, Vec<u8>, Vec<(Choice, Option<u32>)>);

/// All that a brancher shows of itself.
fn shown(brancher: &dyn Brancher, cells: usize, count: u8) -> Shown {
    let (mut codes, mut labels) = (vec![9; cells], vec![9; cells]);
    brancher.board(&mut codes, &mut labels);
    let candidates = (0..count).map(|index| (brancher.candidate(index), brancher.score(index)));
    (codes, labels, candidates.collect())
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn the_fast_loop_counts_as_the_provided_one(
        knight in knights(),
        algorithm in select(&[NAIVE, CONSTRUCTION]),
        stretches in prop::collection::vec(prop_oneof![0..20_u64, 900..1_200_u64, 0..40_000_u64], 1..8),
    ) {
        let mut fast = Search::new(&knight, algorithm);
        let mut slow = Search::new(&knight, algorithm);
        let mut until = 0;
        for stretch in stretches {
            until += stretch;
            for search in [&mut fast, &mut slow] {
                search.stack.clear_depths();
            }
            fast.brancher.search(&mut fast.stack, until);
            search_step_by_step(slow.brancher.as_mut(), &mut slow.stack, until);
            let depths = 0..=fast.stack.depth;
            let of = |stack: &Stack| (stack.totals, stack.depth, stack.advanced, stack.answered, stack.depths);
            prop_assert_eq!(of(&fast.stack), of(&slow.stack));
            prop_assert_eq!(&fast.stack.tried[depths.clone()], &slow.stack.tried[depths.clone()]);
            prop_assert_eq!(&fast.stack.candidates[depths.clone()], &slow.stack.candidates[depths]);
            prop_assert_eq!(fast.path(), slow.path());
        }
    }

    #[test]
    fn a_retreat_leaves_the_parent_as_it_was(
        knight in knights(),
        algorithm in select(&[NAIVE, WARNSDORFF, CUTS, CONSTRUCTION]),
        picks in prop::collection::vec(any::<u8>(), 1..80),
    ) {
        let cells = knight.board_shape().cells();
        let mut search = Search::new(&knight, algorithm);
        let (brancher, stack) = (&mut search.brancher, &mut search.stack);
        let mut seen = Vec::new();
        for pick in picks {
            let count = stack.candidates[stack.depth];
            seen.truncate(stack.depth);
            seen.push(shown(brancher.as_ref(), cells, count));
            if pick % 4 > 0 && count > 0 && brancher.place(pick % count).is_ok() {
                stack.tried[stack.depth] = pick % count + 1;
                stack.depth += 1;
                stack.enter(brancher.branch());
            } else if stack.depth > 0 {
                stack.depth -= 1;
                brancher.retract();
                let parent = shown(brancher.as_ref(), cells, stack.candidates[stack.depth]);
                prop_assert_eq!(&parent, &seen[stack.depth]);
            }
        }
        // The same choices again, made as seeking makes them.
        let mut again = brancher.root();
        for (depth, seen) in seen[..stack.depth].iter().enumerate() {
            prop_assert_eq!(again.branch_again(), stack.candidates[depth]);
            prop_assert_eq!(shown(again.as_ref(), cells, stack.candidates[depth]), seen.clone());
            again.place_again(stack.tried[depth] - 1);
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        brancher.path(&mut here);
        again.path(&mut there);
        prop_assert_eq!(here, there);
        let count = stack.candidates[stack.depth];
        stack.enter(again.branch());
        prop_assert_eq!(stack.candidates[stack.depth], count);
        let here = shown(brancher.as_ref(), cells, count);
        prop_assert_eq!(shown(again.as_ref(), cells, count), here);
    }
}

#[test]
fn the_board_shows_where_the_knight_was_and_what_warnsdorff_looks_at() {
    let mut brancher = knight(5, 5, (2, 2)).brancher(WARNSDORFF).expect("it suits");
    brancher.branch();
    assert_eq!(brancher.score(0), Some(2));
    brancher.place(0).expect("a free cell");
    brancher.branch();
    let (mut codes, mut labels) = (vec![9; 25], vec![9; 25]);
    brancher.board(&mut codes, &mut labels);
    let at = |cells: &[u8], code| {
        (0..25)
            .filter(|&cell| cells[cell] == code)
            .collect::<Vec<_>>()
    };
    assert_eq!([at(&codes, 1), at(&codes, 2)], [[3], [12]]);
    assert_eq!(codes.iter().filter(|&&code| code == 0).count(), 23);
    let labelled: Vec<usize> = (0..25).filter(|&cell| labels[cell] != 255).collect();
    assert_eq!(labelled, [6, 14]);
    assert_eq!([labels[6], labels[14]], [3, 3]);
}

/// Why a node is given up, found by looking at the whole board. `path` begins with the start.
fn cut_by_hand(knight: &Knight, path: &[u32]) -> Option<&'static str> {
    let shape = knight.board_shape();
    let asked = |id| {
        knight
            .settings()
            .iter()
            .any(|it| it.id == id && it.value == "on")
    };
    let closed = knight.settings()[0].value == "closed";
    let place = |cell: u32| (cell / shape.columns, cell % shape.columns);
    let adjacent = |a: u32, b: u32| {
        let ((row, column), (to_row, to_column)) = (place(a), place(b));
        row.abs_diff(to_row) * column.abs_diff(to_column) == 2
    };
    let all = 0..shape.cells() as u32;
    let free: Vec<u32> = all.filter(|cell| !path.contains(cell)).collect();
    let near = |cell: u32| free.iter().filter(move |&&other| adjacent(cell, other));
    let (start, here) = (path[0], path[path.len() - 1]);
    if closed && asked("cutStart") && near(start).count() == 0 {
        return Some("startCutOff");
    }
    let links = |cell: u32| {
        let ends = [here, start];
        let ends = &ends[..if closed && here != start { 2 } else { 1 }];
        near(cell).count() + ends.iter().filter(|&&end| adjacent(cell, end)).count()
    };
    let last_cells = free.iter().filter(|&&cell| links(cell) == 1).count();
    let lonely = free.iter().any(|&cell| links(cell) == 0);
    if asked("cutDeadEnds") && (lonely || last_cells > usize::from(!closed)) {
        return Some("deadEnd");
    }
    let mut reached: Vec<u32> = free.first().copied().into_iter().collect();
    let mut done = 0;
    while done < reached.len() {
        let new: Vec<u32> = near(reached[done])
            .filter(|cell| !reached.contains(cell))
            .copied()
            .collect();
        reached.extend(new);
        done += 1;
    }
    (asked("cutConnected") && reached.len() < free.len()).then_some("apart")
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn cuts_strike_where_a_look_at_the_whole_board_says(
        knight in knights_on((1..=7_u32, 1..=7_u32)),
        picks in prop::collection::vec(any::<u8>(), 1..60),
    ) {
        let mut brancher = knight.brancher(CUTS).expect("it suits");
        let mut path = vec![knight.start_cell().expect("a start")];
        let mut node = brancher.branch();
        for pick in picks {
            if path.len() == knight.board_shape().cells() {
                break;
            }
            let expected = cut_by_hand(&knight, &path);
            match node {
                Branching::Cut(reason) => {
                    prop_assert_eq!(Some(knight.reasons()[usize::from(reason)]), expected);
                    let witness = brancher.witness(None, reason).expect("a cell");
                    prop_assert!((witness as usize) < knight.board_shape().cells());
                    if path.len() == 1 {
                        break;
                    }
                    // Back, and on another way.
                    brancher.retract();
                    path.pop();
                    node = Branching::Candidates(brancher.branch_again());
                }
                Branching::Candidates(0) => break,
                Branching::Candidates(count) => {
                    prop_assert_eq!(expected, None);
                    let index = pick % count;
                    path.push(brancher.candidate(index).cell);
                    brancher.place(index).expect("a free cell");
                    node = brancher.branch();
                }
                Branching::Complete => break,
            }
        }
    }
}

#[test]
fn cuts_say_where_they_see_it() {
    // From the middle of 3 x 3 no move leads anywhere: the corners have each other.
    let witness = |knight: &Knight| {
        let mut search = Search::new(knight, CUTS);
        let reason = (1..6).find(|&reason| search.stack.totals.refused[reason] > 0);
        let reason = reason.map(|reason| {
            (
                knight.reasons()[reason],
                search.brancher.witness(None, reason as u8),
            )
        });
        reason.expect("a cut at the root")
    };
    assert_eq!(witness(&knight(3, 3, (1, 1))), ("startCutOff", Some(4)));
    assert_eq!(witness(&square(3)), ("deadEnd", Some(4)));
    let cuts = Cuts {
        dead_ends: false,
        ..Cuts::ALL
    };
    assert_eq!(witness(&square(3).with_cuts(cuts)), ("apart", Some(1)));
    let mut naive = Search::new(&square(3), NAIVE);
    naive.brancher.place(0).expect("a free cell");
    naive.brancher.branch();
    let back = (0..2)
        .find(|&index| naive.brancher.candidate(index).cell == 0)
        .expect("the way back");
    assert_eq!(naive.brancher.place(back), Err(0));
    assert_eq!(naive.brancher.witness(Some(back), 0), Some(0));
    assert_eq!(square(3).reasons()[0], "occupied");
}
