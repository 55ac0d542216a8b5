//! Minefields as links and the editor see them.

use std::collections::BTreeSet;

use proptest::prelude::*;
use searchlight_core::puzzles::mines::PUZZLE;
use searchlight_core::{
    BacktrackingSearch, EditError, Family, GoalPolicy, Instance, Link, Outcome, Policy, Search,
};
use searchlight_tests::branches::search_of;
use searchlight_tests::minefield::{XorShift64, counted, shape, small_shapes, solutions};
use searchlight_tests::specimen::{Specimen, cases};

fn instance(text: &str) -> Box<dyn Instance> {
    Specimen::read(&PUZZLE, text).instance
}

fn preset(id: &str) -> Box<dyn Instance> {
    Specimen::named(&PUZZLE, id).instance
}

fn finished(instance: &dyn Instance, algorithm: &str, goal: GoalPolicy) -> BacktrackingSearch {
    let algorithm = PUZZLE.kind.algorithm(Some(algorithm)).unwrap();
    let problem = instance.searched_by(algorithm).unwrap();
    let mut run = problem.start(algorithm, Policy::new(goal)).unwrap();
    run.advance(u64::MAX);
    search_of(run)
}

fn link(instance: &dyn Instance, step: u64) -> Vec<u8> {
    Link::encode(instance, PUZZLE.kind.algorithm, step).unwrap()
}

fn packed(instance: &dyn Instance) -> Vec<u8> {
    let mut bytes = Vec::new();
    instance.pack(&mut bytes);
    bytes
}

/// What a link to the instance opens.
fn linked(instance: &dyn Instance) -> Box<dyn Instance> {
    let bytes = link(instance, 7);
    let link = Link::decode(&bytes).unwrap();
    assert_eq!(link.step, 7);
    assert_eq!(packed(link.instance.as_ref()), packed(instance));
    assert_eq!(link.instance.text(), instance.text());
    assert_eq!(link.instance.goal_board(), instance.goal_board());
    assert_eq!(link.instance.settings(), instance.settings());
    link.instance
}

// Links and edits.

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_field_is_read_back_from_its_text_and_its_link(
        rows in 1..9_u32,
        columns in 1..9_u32,
        seed in 1..u64::MAX,
        by_hand in any::<bool>(),
        find in prop::sample::select(vec!["first", "all"]),
    ) {
        let shape = shape(rows, columns);
        let mut field = instance("1 1\n0\n").resized(shape).unwrap();
        let mut random = XorShift64(seed);
        for _ in 0..random.below(2 * shape.cells() as u64) {
            let cell = random.below(shape.cells() as u64) as u32;
            let edited = if by_hand { field.edited(cell) } else { field.goal_edited(cell) };
            field = edited.unwrap();
        }
        let field = field.with_setting("find", find).unwrap();
        let opened = linked(field.as_ref());
        prop_assert_eq!(&opened.settings()[0].value, find);
        let text = field.text().unwrap();
        let read = instance(&text);
        prop_assert_eq!(read.text().unwrap(), text);
        prop_assert_eq!(read.given_numbers(), field.given_numbers());
    }
}

#[test]
fn links_are_short() {
    let large = preset("large");
    assert_eq!(packed(large.as_ref()).len(), 3 + 450);
    let drawn = large.random(None, 1).unwrap();
    assert_eq!(packed(drawn.as_ref()).len(), 3 + 113);
}

#[test]
fn what_no_instance_writes_is_refused() {
    let field = instance("3 3\n1 1 1\n1 1 1\n1 1 1\n");
    let by_hand = link(field.as_ref(), 0);
    let mined = field.goal_edited(4).unwrap();
    let mined = link(mined.as_ref(), 0);
    // Version and puzzle, then rows, columns and what follows.
    assert_eq!(by_hand[1..5], [PUZZLE.kind.code, 3, 3, 0]);
    assert_eq!(mined[1..7], [PUZZLE.kind.code, 3, 3, 2, 0b1_0000, 0]);
    for (link, at, byte) in [
        (&by_hand, 2, 0),
        (&by_hand, 3, 0),
        (&by_hand, 4, 4),
        (&by_hand, 5, 100),
        (&by_hand, 9, 11),
        (&mined, 6, 2),
    ] {
        let mut link = link.clone();
        link[at] = byte;
        assert!(Link::decode(&link).is_err(), "{byte} at {at}");
    }
    for end in 0..by_hand.len() {
        assert!(Link::decode(&by_hand[..end]).is_err());
    }
}

#[test]
fn a_number_set_by_hand_goes_up_to_nine_and_begins_anew() {
    let mut field = instance("1 2\n8 0\n");
    for expected in [[9, 0], [0, 0], [1, 0]] {
        field = field.edited(0).unwrap();
        assert_eq!(field.given_numbers().unwrap(), expected);
    }
    let outside = EditError::OutsideBoard { cell: 2, cells: 2 };
    assert_eq!(field.edited(2).err(), Some(outside.clone()));
    assert_eq!(field.goal_edited(2).err(), Some(outside));
}

#[test]
fn numbers_follow_the_mines_until_one_is_set_by_hand() {
    let field = instance("3 3\n1 1 1\n1 1 1\n1 1 1\n");
    assert_eq!(field.goal_board().unwrap(), [0; 9]);
    let one = field.goal_edited(0).unwrap();
    assert_eq!(one.goal_board().unwrap(), [2, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(one.given_numbers().unwrap(), [1, 1, 0, 1, 1, 0, 0, 0, 0]);
    let two = one.goal_edited(8).unwrap();
    assert_eq!(two.given_numbers().unwrap(), [1, 1, 0, 1, 2, 1, 0, 1, 1]);
    let back = two.goal_edited(0).unwrap();
    assert_eq!(back.goal_board().unwrap(), [1, 1, 1, 1, 1, 1, 1, 1, 2]);
    let by_hand = two.edited(0).unwrap();
    assert_eq!(by_hand.goal_board().unwrap(), [0; 9]);
    assert_eq!(
        by_hand.given_numbers().unwrap(),
        [2, 1, 0, 1, 2, 1, 0, 1, 1]
    );
}

#[test]
fn another_size_keeps_what_fits() {
    let field = instance("2 3\n1 2 3\n4 5 6\n");
    let taller = field.resized(shape(3, 2)).unwrap();
    assert_eq!(taller.given_numbers().unwrap(), [1, 2, 4, 5, 0, 0]);
    let mined = field.goal_edited(5).unwrap().resized(shape(3, 4)).unwrap();
    let mines: Vec<usize> = (0..12)
        .filter(|&cell| mined.goal_board().unwrap()[cell] == 2)
        .collect();
    assert_eq!(mines, [6]);
    assert_eq!(
        mined.given_numbers().unwrap(),
        [0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1]
    );
    for (rows, columns) in [(0, 3), (3, 0), (50, 51), (2501, 1)] {
        let size = EditError::Size { rows, columns };
        assert_eq!(field.resized(shape(rows, columns)).err(), Some(size));
    }
    assert!(field.resized(shape(1, 2_500)).is_ok());
}

// Settings, presets and random boards.

#[test]
fn the_setting_says_how_many_solutions_are_wanted() {
    let field = instance("2 2\n1 1\n1 1\n");
    assert_eq!(field.goal(), GoalPolicy::FirstAnswer);
    let all = field.with_setting("find", "all").unwrap();
    assert_eq!(
        (all.settings()[0].id, all.settings()[0].value.as_str()),
        ("find", "all")
    );
    for kept in [all.edited(0), all.goal_edited(0), all.resized(shape(3, 3))] {
        assert_eq!(kept.unwrap().settings(), all.settings());
    }
    let counted = |instance: &dyn Instance, algorithm| {
        finished(instance, algorithm, instance.goal())
            .status()
            .outcome
            .unwrap()
    };
    for algorithm in PUZZLE.kind.algorithms.iter() {
        assert_eq!(
            counted(&*field, algorithm.id()),
            Outcome::Found { depth: 4 }
        );
        assert_eq!(
            counted(&*all, algorithm.id()),
            Outcome::Counted {
                goals: 4,
                all: true
            }
        );
    }
    for (id, value) in [("find", "none"), ("find", ""), ("tour", "all")] {
        let error = EditError::Setting { id: id.to_owned() };
        assert_eq!(field.with_setting(id, value).err(), Some(error));
    }
    // A mine in each column of two rows: twice as many solutions with each column. The columns can
    // hold other numbers of mines only where they are 2 modulo 3: five hold 2 0 1 2 0, too, and
    // 0 2 1 0 2.
    let numbers = |columns: usize| {
        let row = format!("2 {}2\n", "3 ".repeat(columns - 2));
        format!("2 {columns}\n{row}{row}")
    };
    for (columns, goals) in [(4, 16), (5, 36), (13, 8_192), (14, 10_000), (40, 10_000)] {
        let all = goals < 10_000;
        let wide = instance(&numbers(columns))
            .with_setting("find", "all")
            .unwrap();
        assert_eq!(
            counted(&*wide, "constrained"),
            Outcome::Counted { goals, all }
        );
    }
}

#[test]
fn presets_are_what_their_names_say() {
    let outcome = |id: &str, goal| {
        let field = preset(id);
        finished(&*field, "constrained", goal).status().outcome
    };
    let all = GoalPolicy::WholeSpace;
    assert_eq!(
        outcome("several", all),
        Some(Outcome::Counted {
            goals: 6,
            all: true
        })
    );
    assert_eq!(
        outcome("unique", all),
        Some(Outcome::Counted {
            goals: 1,
            all: true
        })
    );
    assert_eq!(outcome("impossible", all), Some(Outcome::Impossible));
    let impossible = preset("impossible").problem(Family::Backtracking).unwrap();
    assert_eq!(impossible.refutation(), None, "it takes a search");
    let first = GoalPolicy::FirstAnswer;
    assert_eq!(outcome("large", first), Some(Outcome::Found { depth: 900 }));
    assert_eq!(
        outcome("choices", first),
        Some(Outcome::Found { depth: 64 })
    );
    let mut run = finished(&*preset("choices"), "constrained", first);
    run.seek(run.status().known);
    let counters = run.counters();
    assert!(counters.retreats > 50, "a wrong choice is taken back");
    let forced = finished(&*preset("forced"), "constrained", first);
    assert_eq!(forced.status().known, 16, "no cell is a choice");
}

#[test]
fn a_seed_gives_a_field_of_a_fifth_mines() {
    let field = preset("large");
    let mut texts = BTreeSet::new();
    for seed in 0..20 {
        let drawn = field.random(None, seed).unwrap();
        let board = drawn.goal_board().unwrap();
        let mines: Vec<u8> = board.iter().map(|&code| u8::from(code == 2)).collect();
        assert_eq!(
            counted(shape(30, 30), &mines),
            drawn.given_numbers().unwrap()
        );
        let many = mines.iter().filter(|&&value| value == 1).count();
        assert!((120..240).contains(&many), "{many} of 900");
        let again = field.random(None, seed).unwrap();
        assert_eq!(packed(&*again), packed(&*drawn));
        texts.insert(drawn.text().unwrap());
    }
    assert_eq!(texts.len(), 20);
    assert!(field.random(Some(2), 1).is_none());
}

#[test]
fn a_field_with_exactly_one_solution_can_be_asked_for() {
    for shape in small_shapes() {
        let all = solutions(shape);
        let board = instance("1 1\n0\n").resized(shape).unwrap();
        for seed in 0..40 {
            let drawn = board.random(Some(1), seed).unwrap();
            let solutions = &all[&drawn.given_numbers().unwrap()];
            assert_eq!(solutions.len(), 1, "{shape:?} {seed}");
        }
    }
    // By the algorithm that knows nothing of what the generator uses.
    for (rows, columns) in [(2, 20), (5, 8), (8, 8), (11, 5)] {
        let board = preset("several").resized(shape(rows, columns)).unwrap();
        for seed in 0..5 {
            let drawn = board.random(Some(1), seed).unwrap();
            assert_eq!(drawn.settings(), board.settings());
            let run = finished(&*drawn, "forced", GoalPolicy::WholeSpace);
            assert_eq!(
                run.status().outcome,
                Some(Outcome::Counted {
                    goals: 1,
                    all: true
                })
            );
        }
    }
    for (rows, columns) in [(30, 30), (50, 50), (2, 1_250), (1, 2_500)] {
        let board = preset("large").resized(shape(rows, columns)).unwrap();
        assert!(board.random(Some(1), 7).is_some(), "{rows} x {columns}");
    }
}
