//! The knight's tour: published counts, tours checked by other code, and what theory says.

use proptest::prelude::*;
use searchlight::certificate::{Certificate, Flaw};
use searchlight::choices::{Choice, Choices, Descent, Opening};
use searchlight::judge::Judge;
use searchlight::link::Link;
use searchlight::problem::{Refutation, Shape};
use searchlight::puzzles::knight::board::{Order, Ways};
use searchlight::puzzles::knight::cuts::Cuts;
use searchlight::puzzles::knight::{KIND, Knight};
use searchlight::puzzles::{EditError, Instance};
use searchlight::run::Outcome;
use searchlight::search::backtrack::stack::{Stack, drive};
use searchlight_tests::specimen::{Specimen, cases};

const NAIVE: u8 = 0;
const WARNSDORFF: u8 = 1;
const CUTS: u8 = 2;
const CONSTRUCTION: u8 = 3;

const NO_CUTS: Cuts = Cuts {
    start: false,
    dead_ends: false,
    connected: false,
};

fn knight(rows: u32, columns: u32, start: (u32, u32)) -> Knight {
    let (row, column) = start;
    Knight::new(Shape { rows, columns }, row * columns + column).expect("a board")
}

fn square(side: u32) -> Knight {
    knight(side, side, (0, 0))
}

/// Every start on a board.
fn starts(rows: u32, columns: u32) -> impl Iterator<Item = Knight> {
    let shape = Shape { rows, columns };
    (0..shape.cells() as u32).map(move |start| Knight::new(shape, start).expect("a board"))
}

/// A search by hand: a descent and its stack.
struct Search {
    descent: Box<dyn Descent>,
    stack: Stack,
}

impl Search {
    fn new(knight: &Knight, algorithm: u8) -> Self {
        let mut descent = knight.descent(algorithm).expect("it suits");
        let mut stack = Stack::new(knight.most_depth());
        stack.enter(descent.open());
        Self { descent, stack }
    }

    /// Searches on to the next answer; whether there is one.
    fn answer(&mut self) -> bool {
        let before = self.stack.tally.answers;
        self.descent.drive(&mut self.stack, u64::MAX);
        self.stack.tally.answers > before
    }

    /// The number of answers from here on.
    fn count(&mut self) -> u64 {
        while self.answer() {}
        self.stack.tally.answers
    }

    fn path(&self) -> Vec<Choice> {
        let mut path = Vec::new();
        self.descent.path(&mut path);
        path
    }
}

/// Placements until the first answer, or until there is nothing left to try.
#[derive(Debug, PartialEq)]
enum Placements {
    Found(u64),
    Exhausted(u64),
}
use Placements::{Exhausted, Found};

fn placements(knight: &Knight, algorithm: u8) -> Placements {
    let mut search = Search::new(knight, algorithm);
    let found = search.answer();
    let placements = search.stack.tally.placements;
    if found {
        assert_tour(knight, &search.path());
        Found(placements)
    } else {
        assert!(search.stack.is_exhausted());
        Exhausted(placements)
    }
}

/// Checks a tour with nothing but arithmetic: each cell once, knight's moves, and back at the end
/// of a closed one. What the instance says of itself is read off its link.
fn assert_tour(knight: &Knight, choices: &[Choice]) {
    let shape = knight.board_shape();
    let columns = i64::from(shape.columns);
    let start = knight.start_cell().expect("a start");
    let mut cells = vec![i64::from(start)];
    cells.extend(choices.iter().map(|choice| i64::from(choice.cell)));
    let mut sorted = cells.clone();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..shape.cells() as i64), "{knight:?}");
    let closed = knight.settings()[0].value == "closed";
    if closed && cells.len() > 1 {
        cells.push(cells[0]);
    }
    for pair in cells.windows(2) {
        let down = pair[0] / columns - pair[1] / columns;
        let right = pair[0] % columns - pair[1] % columns;
        assert_eq!((down * right).abs(), 2, "{knight:?}: {pair:?}");
    }
    assert_eq!(knight.check(choices), Ok(()));
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
    let other = square(6).in_order(Order::OTHER);
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
        while !search.stack.answered && search.stack.tally.placements < MOST {
            until += 1 << 16;
            search.descent.drive(&mut search.stack, until);
        }
        let placements = search.stack.tally.placements;
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
            let steps = search.stack.tally.steps;
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
    assert_eq!(Search::new(&square(1), CONSTRUCTION).stack.tally.answers, 1);
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
fn where_no_tour_is_constructed_the_search_is_that_with_all_cuts() {
    for knight in [knight(3, 10, (0, 0)), knight(5, 6, (0, 0))] {
        let same = placements(&knight, CUTS);
        let knight = knight.with_cuts(NO_CUTS);
        assert_eq!(placements(&knight, CONSTRUCTION), same);
        assert_ne!(placements(&knight, CUTS), same);
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
    let mut search = Search::new(&knight.clone().open().in_order(Order::OTHER), WARNSDORFF);
    while search.answer() && knight.check(&search.path()).is_ok() {}
    let open = search.path();
    assert_eq!(wrong(&open), flaw(open[34].cell));
    assert_eq!(knight.open().check(&open), Ok(()));
}

#[test]
fn orders_are_permutations() {
    let first = |order| {
        Ways::new(
            Shape {
                rows: 5,
                columns: 5,
            },
            order,
        )
        .of(12)[0]
    };
    assert_eq!([first(Order::LESSON), first(Order::OTHER)], [3, 23]);
    assert_eq!(Order::LESSON.digits(), "12345678");
    assert_eq!(Order::OTHER.digits(), "43218765");
    for rank in (0..Order::COUNT).step_by(97).chain([0, Order::COUNT - 1]) {
        let order = Order::of_rank(rank);
        assert_eq!(order.rank(), rank);
        assert_eq!(Order::from_digits(&order.digits()), Some(order));
    }
    for wrong in [
        "",
        "1234567",
        "123456789",
        "12345677",
        "02345678",
        "1234567x",
        "１２３４５６７８",
    ] {
        assert_eq!(Order::from_digits(wrong), None, "{wrong}");
    }
}

/// All that a descent shows of itself.
fn shown(
    descent: &dyn Descent,
    cells: usize,
    count: u8,
) -> (Vec<u8>, Vec<u8>, Vec<(Choice, Option<u32>)>) {
    let (mut codes, mut labels) = (vec![9; cells], vec![9; cells]);
    descent.board(&mut codes, &mut labels);
    let candidates = (0..count).map(|index| (descent.candidate(index), descent.score(index)));
    (codes, labels, candidates.collect())
}

/// Any instances: small ones, and some about as large as the fast loop can do.
fn knights() -> impl Strategy<Value = Knight> {
    knights_on(prop_oneof![
        (1..=8_u32, 1..=8_u32),
        (15..=17_u32, 15..=17_u32)
    ])
}

fn knights_on(sides: impl Strategy<Value = (u32, u32)>) -> impl Strategy<Value = Knight> {
    let cuts = any::<(bool, bool, bool)>();
    (sides, any::<u32>(), any::<bool>(), 0..Order::COUNT, cuts).prop_map(
        |((rows, columns), start, closed, rank, (start_cut, dead_ends, connected))| {
            let knight = Knight::new(Shape { rows, columns }, start % (rows * columns));
            let knight = knight
                .expect("a board")
                .in_order(Order::of_rank(rank))
                .with_cuts(Cuts {
                    start: start_cut,
                    dead_ends,
                    connected,
                });
            if closed { knight } else { knight.open() }
        },
    )
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn the_fast_loop_counts_as_the_provided_one(
        knight in knights(),
        algorithm in prop_oneof![Just(NAIVE), Just(CONSTRUCTION)],
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
            fast.descent.drive(&mut fast.stack, until);
            drive(slow.descent.as_mut(), &mut slow.stack, until);
            let depths = 0..=fast.stack.depth;
            let of = |stack: &Stack| (stack.tally, stack.depth, stack.advanced, stack.answered, stack.depths);
            prop_assert_eq!(of(&fast.stack), of(&slow.stack));
            prop_assert_eq!(&fast.stack.next[depths.clone()], &slow.stack.next[depths.clone()]);
            prop_assert_eq!(&fast.stack.count[depths.clone()], &slow.stack.count[depths]);
            prop_assert_eq!(fast.path(), slow.path());
        }
    }

    #[test]
    fn a_retreat_leaves_the_parent_as_it_was(
        knight in knights(),
        algorithm in NAIVE..=CONSTRUCTION,
        picks in prop::collection::vec(any::<u8>(), 1..80),
    ) {
        let cells = knight.board_shape().cells();
        let mut search = Search::new(&knight, algorithm);
        let (descent, stack) = (&mut search.descent, &mut search.stack);
        let mut seen = Vec::new();
        for pick in picks {
            let count = stack.count[stack.depth];
            seen.truncate(stack.depth);
            seen.push(shown(descent.as_ref(), cells, count));
            if pick % 4 > 0 && count > 0 && descent.place(pick % count).is_ok() {
                stack.next[stack.depth] = pick % count + 1;
                stack.depth += 1;
                stack.enter(descent.open());
            } else if stack.depth > 0 {
                stack.depth -= 1;
                descent.retract();
                let parent = shown(descent.as_ref(), cells, stack.count[stack.depth]);
                prop_assert_eq!(&parent, &seen[stack.depth]);
            }
        }
        // The same choices again, made as seeking makes them.
        let mut again = descent.root();
        for depth in 0..stack.depth {
            prop_assert_eq!(again.reopen(), stack.count[depth]);
            prop_assert_eq!(shown(again.as_ref(), cells, stack.count[depth]), seen[depth].clone());
            again.replace(stack.next[depth] - 1);
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        descent.path(&mut here);
        again.path(&mut there);
        prop_assert_eq!(here, there);
        let count = stack.count[stack.depth];
        stack.enter(again.open());
        prop_assert_eq!(stack.count[stack.depth], count);
        let here = shown(descent.as_ref(), cells, count);
        prop_assert_eq!(shown(again.as_ref(), cells, count), here);
    }

    #[test]
    fn links_and_settings_keep_everything(knight in knights(), seed in any::<u64>()) {
        let specimen = Specimen::of(Box::new(knight.clone()));
        let back = Link::decode(&specimen.link(0)).expect("its own link").instance;
        prop_assert_eq!(back.settings(), knight.settings());
        prop_assert_eq!(Specimen::of(back).link(0), specimen.link(0));
        let mut set: Box<dyn Instance> = Box::new(square(1));
        set = set.resized(knight.board_shape()).expect("its size");
        set = set.edited(knight.start_cell().unwrap_or(0)).unwrap_or(set);
        for setting in knight.settings() {
            set = set.with_setting(setting.id, &setting.value).expect("its value");
        }
        prop_assert_eq!(Specimen::of(set).link(0), specimen.link(0));
        let drawn = knight.random(None, seed).expect("a start");
        prop_assert_eq!(drawn.settings(), knight.settings());
        prop_assert_eq!(drawn.start_cell(), knight.random(None, seed).expect("the same").start_cell());
    }
}

#[test]
fn the_board_shows_where_the_knight_was_and_what_warnsdorff_looks_at() {
    let mut descent = knight(5, 5, (2, 2)).descent(WARNSDORFF).expect("it suits");
    descent.open();
    assert_eq!(descent.score(0), Some(2));
    descent.place(0).expect("a free cell");
    descent.open();
    let (mut codes, mut labels) = (vec![9; 25], vec![9; 25]);
    descent.board(&mut codes, &mut labels);
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
        let mut descent = knight.descent(CUTS).expect("it suits");
        let mut path = vec![knight.start_cell().expect("a start")];
        let mut opening = descent.open();
        for pick in picks {
            if path.len() == knight.board_shape().cells() {
                break;
            }
            let expected = cut_by_hand(&knight, &path);
            match opening {
                Opening::Cut(reason) => {
                    prop_assert_eq!(Some(knight.reasons()[usize::from(reason)]), expected);
                    let witness = descent.witness(None, reason).expect("a cell");
                    prop_assert!((witness as usize) < knight.board_shape().cells());
                    if path.len() == 1 {
                        break;
                    }
                    // Back, and on another way.
                    descent.retract();
                    path.pop();
                    opening = Opening::Candidates(descent.reopen());
                }
                Opening::Candidates(0) => break,
                Opening::Candidates(count) => {
                    prop_assert_eq!(expected, None);
                    let index = pick % count;
                    path.push(descent.candidate(index).cell);
                    descent.place(index).expect("a free cell");
                    opening = descent.open();
                }
                Opening::Complete => break,
            }
        }
    }
}

#[test]
fn cuts_say_where_they_see_it() {
    // From the middle of 3 x 3 no move leads anywhere: the corners have each other.
    let witness = |knight: &Knight| {
        let mut search = Search::new(knight, CUTS);
        let reason = (1..6).find(|&reason| search.stack.tally.refused[reason] > 0);
        let reason = reason.map(|reason| {
            (
                knight.reasons()[reason],
                search.descent.witness(None, reason as u8),
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
    naive.descent.place(0).expect("a free cell");
    naive.descent.open();
    let back = (0..2)
        .find(|&index| naive.descent.candidate(index).cell == 0)
        .expect("the way back");
    assert_eq!(naive.descent.place(back), Err(0));
    assert_eq!(naive.descent.witness(Some(back), 0), Some(0));
    assert_eq!(square(3).reasons()[0], "occupied");
}

/// The answers to a text, and its error's message.
fn judge(text: &str) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::new(&KIND, text, "", None);
    let error = judge.error().map(ToString::to_string);
    let answers = judge.by_ref().map(|answer| answer.expect("a run").text);
    (answers.collect(), error)
}

#[test]
fn judges_get_the_numbers_of_a_tour() {
    let text = "1 0\n0\r\n\n 6   5 5 5 1\n\n1 4 0 0 2 1 1";
    let (answers, error) = judge(text);
    assert_eq!(error, None);
    assert_eq!(
        [&answers[0], &answers[2], &answers[3]],
        ["1\n", "Impossible\n", "Impossible\n"]
    );
    assert_eq!(answers.len(), 5);
    let numbers: Vec<Vec<u32>> = answers[1]
        .lines()
        .map(|line| {
            line.split(' ')
                .map(|word| word.parse().expect("a number"))
                .collect()
        })
        .collect();
    assert_eq!(numbers[5][5], 1);
    let mut choices = vec![Choice::default(); 35];
    for (cell, &number) in (0..).zip(numbers.concat().iter()) {
        if number > 1 {
            choices[number as usize - 2].cell = cell;
        }
    }
    assert_tour(&knight(6, 6, (5, 5)), &choices);
    assert_eq!(judge(""), (vec![], None));
}

#[test]
fn bad_texts_are_refused_with_line_and_what_was_expected() {
    let whole = |least, most, found| {
        format!("expected a whole number from {least} to {most}, found {found:?}")
    };
    for (text, line, message) in [
        ("0 0 0", 1, whole(1, 200, "0")),
        ("201 0 0", 1, whole(1, 200, "201")),
        ("-6 0 0", 1, whole(1, 200, "-6")),
        (
            "99999999999999999999 0 0",
            1,
            whole(1, 200, "99999999999999999999"),
        ),
        ("6\n6 0", 2, whole(0, 5, "6")),
        ("6 0\n\n-1", 3, whole(0, 5, "-1")),
        ("6 0 six", 1, whole(0, 5, "six")),
        ("6.0 0 0", 1, whole(1, 200, "6.0")),
        ("b", 1, whole(1, 200, "b")),
        (
            "6 0",
            2,
            "expected 3 numbers a case, the text ends after 2".to_owned(),
        ),
        (
            "6\n\n",
            3,
            "expected 3 numbers a case, the text ends after 1".to_owned(),
        ),
    ] {
        let (answers, error) = judge(text);
        assert_eq!(error, Some(format!("line {line}: {message}")), "{text:?}");
        assert_eq!(answers, [""; 0]);
        let (answers, error) = judge(&format!("1 0 0\n{text}"));
        assert_eq!(
            error,
            Some(format!("line {}: {message}", line + 1)),
            "{text:?}"
        );
        assert_eq!(answers, ["1\n"]);
    }
}

#[test]
fn cases_know_their_lines_and_their_proofs() {
    let mut judge = Judge::new(&KIND, "\n5 0 0\n6 0\n0", "", None);
    let answers: Vec<_> = judge
        .by_ref()
        .map(|answer| answer.expect("a run"))
        .collect();
    assert_eq!([answers[0].line, answers[1].line], [2, 3]);
    assert_eq!(answers[0].outcome, Outcome::Impossible);
    assert_eq!(answers[1].outcome, Outcome::Found { depth: 35 });
    let proof = |at: usize| judge.certificate(answers[at].certificate.expect("a proof"));
    let colours = Refutation::Colours { less: 12, more: 13 };
    assert_eq!(proof(0), Some(&Certificate::Refutation(colours)));
    assert!(matches!(proof(1), Some(Certificate::Choices { choices }) if choices.len() == 35));
}

#[test]
fn a_hopeless_search_ends_at_its_step_limit() {
    let mut judge = Judge::new(&KIND, "8 0 0", "naive", Some(100_000));
    let answer = judge.next().expect("a case").expect("a run");
    assert_eq!(
        (answer.outcome, answer.text),
        (Outcome::LimitReached, String::new())
    );
}

#[test]
fn edits_move_the_start_and_keep_it_on_the_board() {
    let board = square(6);
    let start = |instance: Box<dyn Instance>| instance.start_cell();
    assert_eq!(start(board.edited(35).expect("a cell")), Some(35));
    let outside = EditError::OutsideBoard {
        cell: 36,
        cells: 36,
    };
    assert_eq!(board.edited(36).err(), Some(outside));
    assert_eq!(
        board.edited(0).err(),
        Some(EditError::FixedCell { cell: 0 })
    );
    let corner = knight(6, 6, (5, 5));
    let shape = |rows, columns| Shape { rows, columns };
    assert_eq!(
        start(corner.resized(shape(3, 4)).expect("a size")),
        Some(11)
    );
    assert_eq!(
        start(corner.resized(shape(8, 7)).expect("a size")),
        Some(40)
    );
    for (rows, columns) in [(0, 1), (201, 5), (5, 201)] {
        let refused = corner.resized(shape(rows, columns)).err();
        assert_eq!(refused, Some(EditError::Size { rows, columns }));
    }
    for (id, value) in [
        ("tour", "round"),
        ("order", "1"),
        ("cutStart", ""),
        ("cuts", "on"),
    ] {
        let refused = board.with_setting(id, value).err();
        assert_eq!(refused, Some(EditError::Setting { id: id.to_owned() }));
    }
    assert_eq!(board.text().as_deref(), Some("6 0 0\n"));
    assert_eq!(board.open().text(), None);
    assert_eq!(knight(5, 6, (0, 0)).text(), None);
    assert!(Knight::new(shape(6, 6), 36).is_none());
}
