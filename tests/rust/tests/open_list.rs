//! The open list and the labels of searches in any order, through the runs that the page shows.

use std::collections::HashMap;

use searchlight_core::puzzles::{flip, rearrange, solitaire};
use searchlight_core::state_space::{Event as Step, OpenList, SpaceSearch, Verdict};
use searchlight_core::{Event, Policy, Puzzle, Run};
use searchlight_tests::specimen::Specimen;

const SPACES: [&Puzzle; 3] = [&flip::PUZZLE, &rearrange::PUZZLE, &solitaire::PUZZLE];
const ORDERS: [&str; 5] = ["dfs", "uniform", "greedy", "astar", "weighted"];
const LAST: u64 = 700;

fn search(run: &mut Run) -> &mut dyn SpaceSearch {
    match run {
        Run::StateSpace(search) => search.as_mut(),
        other => panic!("{other:?}"),
    }
}

fn open_list(run: &mut Run) -> OpenList {
    search(run).open_list(usize::MAX >> 8).expect("a list")
}

#[test]
fn a_new_entry_stands_where_the_whole_list_has_it() {
    for puzzle in SPACES {
        for order in ORDERS {
            let specimen = Specimen::named(puzzle, "sample").with(order);
            let mut run = specimen.run(Policy::WHOLE_SPACE);
            run.advance(LAST);
            // From where the search has reached each state last.
            let mut parents = HashMap::new();
            for step in 1..=run.status().known.min(LAST) {
                run.seek(step);
                let Event::StateSpace(event) = run.event() else {
                    panic!("{puzzle:?}");
                };
                let list = open_list(&mut run);
                let live = list.head.iter().filter(|entry| !entry.is_stale);
                let keys: Vec<u32> = live.clone().map(|entry| entry.f).collect();
                let live: Vec<u32> = live.map(|entry| entry.state).collect();
                let alike = keys.iter().filter(|&&key| key == keys[0]).count() as u32;
                let is_ordered = order != "dfs" && !keys.is_empty();
                assert_eq!(list.alike, is_ordered.then_some(alike), "{order} {step}");
                assert_eq!(list.head.len(), list.length as usize);
                assert_eq!(live.len(), (list.length - list.skipped) as usize);
                let Step::Move {
                    from, to, verdict, ..
                } = event
                else {
                    assert_eq!(list.joined, None);
                    continue;
                };
                if verdict == Verdict::Duplicate {
                    assert_eq!((list.joined, list.earlier), (None, None));
                    continue;
                }
                let joined = list.joined.expect("an entry");
                assert_eq!(joined.state, to);
                let before = live.iter().position(|&state| state == to);
                assert_eq!(list.before.map(|before| before as usize), before);
                assert_eq!(search(&mut run).label(to), Some(joined), "{order}");
                assert_eq!(list.earlier, parents.insert(to, from), "{order} {step}");
            }
        }
    }
}

#[test]
fn the_current_path_goes_from_the_start_to_the_state_being_expanded() {
    for puzzle in SPACES {
        for order in ORDERS {
            let mut run = Specimen::named(puzzle, "sample")
                .with(order)
                .run(Policy::WHOLE_SPACE);
            run.advance(LAST);
            let mut parents = HashMap::new();
            for step in 1..=run.status().known.min(LAST) {
                run.seek(step);
                let Event::StateSpace(event) = run.event() else {
                    panic!("{puzzle:?}");
                };
                let Step::Move {
                    from, to, verdict, ..
                } = event
                else {
                    continue;
                };
                let (states, moves) = search(&mut run).current_path(4).expect("a path");
                // By hand: back along the moves that have reached each state last.
                let back = std::iter::successors(Some(from), |state| parents.get(state).copied());
                let back: Vec<u32> = back.take(1_000).collect();
                assert_eq!(moves as usize, back.len() - 1, "{order} {step}");
                assert!(
                    states.iter().rev().eq(back.iter().take(4)),
                    "{order} {step}"
                );
                if verdict != Verdict::Duplicate {
                    parents.insert(to, from);
                }
            }
        }
    }
}

#[test]
fn a_breadth_first_search_has_no_list_of_its_own() {
    let mut run = Specimen::named(&flip::PUZZLE, "sample").run(Policy::WHOLE_SPACE);
    run.advance(LAST);
    assert_eq!(search(&mut run).open_list(3), None);
    assert_eq!(search(&mut run).label(0), None);
}
