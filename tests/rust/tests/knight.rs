//! The knight's tour: published counts, tours checked by other code, and what theory says.

use searchlight_core::backtracking::{Algorithm, Choice, Choices};
use searchlight_core::puzzles::knight::{Cuts, Knight, MoveOrder};
use searchlight_core::{Flaw, Refutation};
use searchlight_tests::knights::*;

use Placements::{Exhausted, Found};

/// Placements until the first answer, or until there is nothing left to try.
#[derive(Debug, PartialEq)]
enum Placements {
    Found(u64),
    Exhausted(u64),
}

fn placements(knight: &Knight, algorithm: Algorithm) -> Placements {
    let mut search = Search::new(knight, algorithm);
    let found = search.answer();
    let placements = search.stack.totals.placements;
    if found {
        assert_tour(knight, &search.path());
        Found(placements)
    } else {
        assert!(search.stack.is_exhausted());
        Exhausted(placements)
    }
}

#[test]
fn naive_search_in_the_lessons_order_places_as_often_as_published() {
    for (side, expected) in [
        (3, Exhausted(14)),
        (4, Exhausted(2_222)),
        (5, Exhausted(1_735_078)),
        (6, Found(1_134_221)),
    ] {
        assert_eq!(placements(&square(side), NAIVE), expected, "{side}");
    }
}

#[test]
#[ignore = "nine billion steps: run it with --release"]
fn naive_search_in_the_other_order_drowns_on_6_x_6() {
    let other = square(6).in_order(MoveOrder::OTHER);
    assert_eq!(placements(&other, NAIVE), Found(1_510_541_705));
}

#[test]
fn warnsdorffs_rule_with_the_lessons_cut_places_as_often_as_published() {
    for (side, expected) in [
        (4, Exhausted(778)),
        (5, Exhausted(322_706)),
        (6, Found(37)),
        (8, Found(65)),
        (10, Found(102)),
        (12, Found(145)),
        (14, Found(198)),
    ] {
        assert_eq!(placements(&square(side), WARNSDORFF), expected, "{side}");
    }
}

/// Searches from every start of a square board as far as published: the number of starts without a
/// tour, and the most placements to one.
fn starts_without_a_tour(side: u32, cuts: Cuts) -> (usize, u64) {
    const MOST: u64 = 2_000_000;
    let (mut without, mut worst) = (0, 0);
    for knight in starts(side, side) {
        let mut search = Search::new(&knight.with_cuts(cuts), WARNSDORFF);
        let mut until = 0;
        while !search.stack.answered && search.stack.totals.placements < MOST {
            until += 1 << 16;
            search.brancher.search(&mut search.stack, until);
        }
        let placements = search.stack.totals.placements;
        if search.stack.answered && placements <= MOST {
            worst = worst.max(placements);
        } else {
            without += 1;
        }
    }
    (without, worst)
}

#[test]
fn warnsdorffs_rule_finds_a_tour_from_every_start_of_small_boards() {
    assert_eq!(starts_without_a_tour(6, Cuts::ALL), (0, 1_554));
    assert_eq!(starts_without_a_tour(8, Cuts::ALL), (0, 105_724));
    assert_eq!(starts_without_a_tour(6, NO_CUTS).0, 4);
}

#[test]
#[ignore = "a minute: run it with --release"]
fn warnsdorffs_rule_fails_from_as_many_starts_as_published() {
    for (side, with_cut, without) in [(8, 0, 12), (10, 6, 38), (12, 30, 82)] {
        let found = [Cuts::ALL, NO_CUTS].map(|cuts| starts_without_a_tour(side, cuts).0);
        assert_eq!(found, [with_cut, without], "{side}");
    }
}

#[test]
fn the_stronger_cuts_count_all_closed_tours_of_6_x_6_both_ways_round() {
    let mut search = Search::new(&square(6), CUTS);
    assert_eq!(search.count(), 2 * 9_862);
    assert!(search.stack.is_exhausted());
    for knight in starts(5, 5) {
        assert_eq!(Search::new(&knight, CUTS).count(), 0);
    }
}

#[test]
fn the_cuts_lose_no_tour_and_shorten_the_search() {
    // From a corner of 5 x 5 there are 304 open tours; 3 x 10 has 16 closed ones, two ways round.
    let open = knight(5, 5, (0, 0)).open();
    let narrow = knight(3, 10, (0, 0));
    for (knight, tours) in [(open, 304), (narrow, 32)] {
        let mut longest = 0;
        for bits in (0..8).rev() {
            let cuts = Cuts {
                start: bits & 1 != 0,
                dead_ends: bits & 2 != 0,
                connected: bits & 4 != 0,
            };
            let mut search = Search::new(&knight.clone().with_cuts(cuts), CUTS);
            assert_eq!(search.count(), tours, "{knight:?} {cuts:?}");
            let steps = search.stack.totals.steps;
            if bits == 7 || bits == 0 {
                assert!(steps > longest, "{cuts:?} shortens nothing");
                longest = steps;
            }
        }
        assert_eq!(Search::new(&knight, NAIVE).count(), tours);
    }
}

#[test]
fn every_algorithm_finds_the_same_open_tours_from_each_cell() {
    for (rows, columns) in [(3, 4), (4, 3), (4, 4), (3, 5), (1, 1), (1, 3), (2, 4)] {
        for knight in starts(rows, columns) {
            let knight = knight.open();
            let counts =
                [NAIVE, WARNSDORFF, CUTS].map(|algorithm| Search::new(&knight, algorithm).count());
            assert_eq!(counts, [counts[0]; 3], "{knight:?}");
        }
    }
    // Published counts, either end of a tour as its start: 3 x 4 has 16, 4 x 4 none, 5 x 5 1,728.
    let all = |rows, columns| -> u64 {
        let starts = starts(rows, columns);
        starts
            .map(|start| Search::new(&start.open(), CUTS).count())
            .sum()
    };
    assert_eq!([all(3, 4), all(4, 4), all(5, 5)], [16, 0, 1_728]);
}

#[test]
fn a_tour_is_constructed_for_every_even_side_without_a_step_back() {
    for side in (6..=100).step_by(2).chain([150, 198, 200]) {
        let cells = u64::from(side * side);
        let placed = placements(&knight(side, side, (side / 3, side - 1)), CONSTRUCTION);
        assert_eq!(placed, Found(cells - 1), "{side}");
    }
}

#[test]
fn the_constructed_tour_begins_at_any_cell() {
    for side in [6, 8, 10, 12, 14] {
        for knight in starts(side, side) {
            let cells = u64::from(side * side);
            assert_eq!(placements(&knight, CONSTRUCTION), Found(cells - 1));
            let open = knight.open();
            assert_eq!(placements(&open, CONSTRUCTION), Found(cells - 1));
        }
    }
    assert_eq!(
        Search::new(&square(1), CONSTRUCTION).stack.totals.answers,
        1
    );
}

#[test]
fn the_search_goes_on_behind_the_constructed_tour() {
    let mut search = Search::new(&square(6), CONSTRUCTION);
    let first = (search.answer(), search.path());
    let second = (search.answer(), search.path());
    assert!(first.0 && second.0);
    assert_ne!(first.1, second.1);
    assert_tour(&square(6), &second.1);
}

#[test]
fn where_no_tour_is_constructed_the_search_is_that_with_the_cuts_that_are_on() {
    for knight in [knight(3, 10, (0, 0)), knight(5, 6, (0, 0))] {
        let none = placements(&knight.clone().with_cuts(NO_CUTS), CONSTRUCTION);
        assert_eq!(none, placements(&knight.clone().with_cuts(NO_CUTS), CUTS));
        let all = placements(&knight, CONSTRUCTION);
        assert_eq!(all, placements(&knight, CUTS));
        assert_ne!(all, none);
    }
}

#[test]
fn no_search_finds_what_theory_excludes_and_one_finds_all_else() {
    for rows in 1..=6 {
        for columns in 1..=6 {
            let closed = square_free(rows, columns);
            let found = Search::new(&closed, CUTS).count() > 0 || rows * columns == 1;
            assert_eq!(closed.refutation().is_none(), found, "{rows} x {columns}");
        }
    }
    for (rows, columns) in [
        (3, 10),
        (10, 3),
        (3, 12),
        (5, 6),
        (5, 8),
        (7, 6),
        (3, 8),
        (8, 3),
    ] {
        let closed = square_free(rows, columns);
        let found = Search::new(&closed, CUTS).answer();
        assert_eq!(closed.refutation().is_none(), found, "{rows} x {columns}");
    }
}

/// A closed tour of any board from its corner.
fn square_free(rows: u32, columns: u32) -> Knight {
    knight(rows, columns, (0, 0))
}

#[test]
fn no_open_tour_begins_on_the_colour_of_which_there_is_less() {
    for knight in starts(3, 5).chain(starts(5, 5)).chain(starts(1, 3)) {
        let open = knight.open();
        if open.refutation().is_some() {
            assert_eq!(Search::new(&open, CUTS).count(), 0, "{open:?}");
        }
    }
    let refuted =
        |side| starts(side, side).filter(|start| start.clone().open().refutation().is_some());
    assert_eq!([refuted(5).count(), refuted(6).count()], [12, 0]);
}

#[test]
fn refutations_have_names() {
    let colours = |less, more| Some(Refutation::Colours { less, more });
    let schwenk = |rows, columns| Some(Refutation::Schwenk { rows, columns });
    let of = |rows, columns| square_free(rows, columns).refutation();
    assert_eq!(of(5, 5), colours(12, 13));
    assert_eq!(of(199, 199), colours(19_800, 19_801));
    assert_eq!(of(1, 3), colours(1, 2));
    assert_eq!(of(4, 200), schwenk(4, 200));
    assert_eq!(of(8, 3), schwenk(8, 3));
    assert_eq!(of(2, 2), schwenk(2, 2));
    assert_eq!([of(1, 1), of(3, 10), of(6, 6), of(5, 6)], [None; 4]);
    let start = knight(5, 5, (0, 1)).open().refutation();
    assert_eq!(start, Some(Refutation::StartColour { less: 12, more: 13 }));
}

#[test]
fn what_is_no_tour_is_refused() {
    let knight = square(6);
    let mut search = Search::new(&knight, CONSTRUCTION);
    assert!(search.answer());
    let tour = search.path();
    let wrong = |choices: &[Choice]| knight.check(choices).err();
    let flaw = |cell| Some(Flaw::WrongChoice { cell });
    assert_eq!(wrong(&tour), None);
    let last = tour[34].cell;
    assert_eq!(wrong(&tour[..34]), flaw(last), "a cell is missing");
    assert_eq!(wrong(&[]), flaw(1));
    assert_eq!(
        wrong(&[tour.clone(), tour.clone()].concat()),
        flaw(tour[0].cell)
    );
    let with = |at: usize, choice: Choice| {
        let mut changed = tour.clone();
        changed[at] = choice;
        changed
    };
    let choice = |cell, value| Choice { cell, value };
    assert_eq!(wrong(&with(0, choice(0, 0))), flaw(0), "the start twice");
    assert_eq!(wrong(&with(0, choice(1, 0))), flaw(1), "no knight's move");
    assert_eq!(wrong(&with(0, choice(36, 0))), flaw(36), "off the board");
    assert_eq!(wrong(&with(0, choice(tour[0].cell, 1))), flaw(tour[0].cell));
    // An open tour that does not close.
    let mut search = Search::new(
        &knight.clone().open().in_order(MoveOrder::OTHER),
        WARNSDORFF,
    );
    while search.answer() && knight.check(&search.path()).is_ok() {}
    let open = search.path();
    assert_eq!(wrong(&open), flaw(open[34].cell));
    assert_eq!(knight.open().check(&open), Ok(()));
}
