//! The links, settings and edits of games.

use proptest::prelude::*;
use searchlight_core::puzzles::{subtract, tab};
use searchlight_core::{EditError, Instance, Link, LinkError, Puzzle, Shape};
use searchlight_tests::specimen::{Specimen, cases, shape_of};

fn read(puzzle: &Puzzle, text: &str) -> Box<dyn Instance> {
    Specimen::read(puzzle, text).instance
}

fn sides_of(instance: &dyn Instance) -> (u32, u32) {
    let Shape { rows, columns } = shape_of(instance);
    (rows, columns)
}

#[test]
fn edits_move_the_start_and_keep_it_on_the_board() {
    let shape = |rows, columns| Shape { rows, columns };
    let text = |instance: Result<Box<dyn Instance>, EditError>| instance.expect("an edit").text();
    let fixed = |cell| Some(EditError::FixedCell { cell });
    let outside = |cell, cells| Some(EditError::OutsideBoard { cell, cells });
    let board = read(&tab::PUZZLE, "1\n10 4 4 3");
    assert_eq!(board.start_cell(), Some(26));
    assert_eq!(board.edited(26).err(), fixed(26));
    assert_eq!(board.edited(40).err(), outside(40, 40));
    assert_eq!(text(board.edited(0)).as_deref(), Some("1\n10 4 10 1\n"));
    assert_eq!(text(board.edited(39)).as_deref(), Some("1\n10 4 1 4\n"));
    // Rows count from the bottom, also where some are cut off at the top.
    assert_eq!(
        text(board.resized(shape(6, 5))).as_deref(),
        Some("1\n6 5 4 3\n")
    );
    assert_eq!(
        text(board.resized(shape(3, 2))).as_deref(),
        Some("1\n3 2 3 2\n")
    );
    for (rows, columns) in [(0, 4), (1_001, 1), (1_000, 251), (4, 0)] {
        let refused = board.resized(shape(rows, columns)).err();
        assert_eq!(refused, Some(EditError::Size { rows, columns }));
    }
    let two = read(&subtract::PUZZLE, "1\n7 10 3");
    assert_eq!(
        (sides_of(two.as_ref()), two.start_cell()),
        ((8, 11), Some(87))
    );
    assert_eq!(two.edited(87).err(), fixed(87));
    assert_eq!(two.edited(88).err(), outside(88, 88));
    let smaller = two.resized(shape(5, 20)).expect("a size");
    assert_eq!(smaller.start_cell(), Some(4 * 20 + 10));
    assert_eq!(smaller.text(), None, "its table has room for more");
    for (rows, columns) in [(502, 1), (1, 502), (0, 1)] {
        let refused = two.resized(shape(rows, columns)).err();
        assert_eq!(refused, Some(EditError::Size { rows, columns }));
    }
    let one = read(&subtract::PUZZLE, "1\n21 0 3");
    assert_eq!(
        (sides_of(one.as_ref()), one.start_cell()),
        ((6, 4), Some(21))
    );
    for (rows, columns) in [(2, 501), (501, 2), (32, 32)] {
        let refused = one.resized(shape(rows, columns)).err();
        assert_eq!(refused, Some(EditError::Size { rows, columns }));
    }
    let variants = [&board, &two, &one].map(|instance| instance.variant());
    assert_eq!(variants, [None, None, Some("one")]);
    let refused = board.with_setting("takes", "1").err();
    assert_eq!(refused, Some(EditError::setting("takes")));
}

#[test]
fn a_heap_that_judges_do_not_ask_for_has_no_text_but_a_link() {
    let heap = read(&subtract::PUZZLE, "1\n500 0 3");
    assert_eq!(sides_of(heap.as_ref()), (126, 4));
    assert_eq!(heap.text().as_deref(), Some("1\n500 0 3\n"));
    let shape = Shape {
        rows: 250,
        columns: 4,
    };
    let larger = heap.resized(shape).expect("a size");
    for edited in [heap.edited(501), heap.edited(503), larger.edited(999)] {
        let edited = edited.expect("a cell of the table");
        assert_eq!(edited.text(), None);
        for takes in ["1-3", "1,2", "1-19", "1-500", "7"] {
            let set = edited.with_setting("takes", takes).expect("a set");
            assert_eq!(set.start_cell(), edited.start_cell());
            let specimen = Specimen::of(set);
            let back = Link::decode(&specimen.link(0)).expect("its own link");
            assert_eq!(Specimen::of(back.instance).link(0), specimen.link(0));
        }
    }
}

#[test]
fn what_may_be_taken_is_set_by_numbers_and_ranges() {
    let heap = read(&subtract::PUZZLE, "1\n21 0 3");
    for (value, written) in [
        ("1-3", "1-3"),
        ("1,2,3", "1-3"),
        ("3,1,2", "1-3"),
        ("1,3,4", "1,3-4"),
        ("4,3,1,4,3", "1,3-4"),
        (" 2 , 5 - 7 ", "2,5-7"),
        ("500", "500"),
        ("1-500", "1-500"),
        ("2-2", "2"),
    ] {
        let set = heap.with_setting("takes", value).expect("a set");
        assert_eq!(set.settings()[0].value, written, "{value}");
        let again = set.with_setting("takes", written).expect("as it is");
        assert_eq!(Specimen::of(again).link(0), Specimen::of(set).link(0));
    }
    for value in [
        "",
        ",",
        "1,",
        "0",
        "0-3",
        "3-1",
        "501",
        "1-501",
        "1--3",
        "+3",
        "-3",
        "1-2-3",
        "x",
        "1;2",
        "1.5",
        "99999999999",
        "1-99999999999",
    ] {
        let refused = heap.with_setting("takes", value).err();
        assert_eq!(refused, Some(EditError::setting("takes")), "{value:?}");
    }
    let refused = heap.with_setting("take", "1").err();
    assert_eq!(refused, Some(EditError::setting("take")));
}

#[test]
fn numbers_of_links_that_are_out_of_range_are_refused() {
    let open = |bytes: &[u8]| Link::decode(&[&[1], bytes, &[0, 0, 0]].concat()).err();
    let number = |at| Some(LinkError::Number { at });
    // tab: rows, columns, start.
    assert_eq!(open(&[6, 10, 4, 39]), None);
    assert_eq!(open(&[6, 10, 4, 40]), number(4));
    assert_eq!(open(&[6, 0, 4, 0]), number(3));
    assert_eq!(open(&[6, 0xe8, 0x07, 0xfa, 0x01, 0]), None, "1,000 x 250");
    assert_eq!(
        open(&[6, 0xe8, 0x07, 0xfb, 0x01, 0]),
        number(5),
        "1,000 x 251"
    );
    assert_eq!(open(&[6, 0xe9, 0x07, 4, 0]), number(2), "1,001 rows");
    // subtract: one heap or two, rows, columns, start, twice the most that can be taken, or a set.
    assert_eq!(open(&[7, 0, 6, 4, 23, 6]), None);
    assert_eq!(open(&[7, 2, 6, 4, 23, 6]), number(2));
    assert_eq!(open(&[7, 0, 6, 4, 24, 6]), number(5));
    assert_eq!(
        open(&[7, 0, 6, 4, 23, 0]),
        number(6),
        "nothing can be taken"
    );
    assert_eq!(open(&[7, 0, 6, 4, 23, 1]), number(6), "an empty set");
    assert_eq!(open(&[7, 0, 6, 4, 23, 5, 1, 2]), None, "1 and 3");
    assert_eq!(
        open(&[7, 0, 6, 4, 23, 5, 1, 1]),
        number(8),
        "1 and 2 have a shorter form"
    );
    assert_eq!(open(&[7, 0, 6, 4, 23, 5, 2, 0]), number(8), "2 twice");
    assert_eq!(
        open(&[7, 0, 6, 4, 23, 5, 2, 0xf3, 0x03]),
        number(8),
        "2 and 501"
    );
    assert_eq!(open(&[7, 0, 6, 4, 23, 5, 2, 0xf2, 0x03]), None, "2 and 500");
    assert_eq!(
        open(&[7, 0, 6, 4, 23, 0xea, 0x07]),
        number(6),
        "all up to 501"
    );
    assert_eq!(
        open(&[7, 0, 0xf4, 0x03, 2, 0, 6]),
        None,
        "a heap in 500 x 2"
    );
    assert_eq!(
        open(&[7, 0, 0xf5, 0x03, 2, 0, 6]),
        number(5),
        "a heap in 501 x 2"
    );
    assert_eq!(
        open(&[7, 1, 0xf5, 0x03, 0xf5, 0x03, 0, 6]),
        None,
        "heaps of 500"
    );
    assert_eq!(
        open(&[7, 1, 0xf6, 0x03, 1, 0, 6]),
        number(3),
        "a heap of 501"
    );
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_heaps_and_takes_are_kept_by_links_and_settings(
        (first, second) in (0..501_u32, prop_oneof![Just(0), 0..501_u32]),
        takes in prop::collection::vec(prop_oneof![1..9_u32, 1..501_u32], 1..7),
        seed in any::<u64>(),
    ) {
        let heaps = subtract::Subtract::new(first, second, &takes).expect("heaps");
        let specimen = Specimen::of(Box::new(heaps.clone()));
        let back = Link::decode(&specimen.link(0)).expect("its own link").instance;
        prop_assert_eq!(back.settings(), heaps.settings());
        prop_assert_eq!(Specimen::of(back).link(0), specimen.link(0));
        // What is read with another set and then set is the same.
        let read = read(&subtract::PUZZLE, &format!("1\n{first} {second} 1"));
        let set = read.with_setting("takes", &heaps.settings()[0].value).expect("its value");
        prop_assert_eq!(Specimen::of(set).link(0), specimen.link(0));
        let drawn = heaps.random(None, seed).expect("a start");
        prop_assert_eq!(drawn.settings(), heaps.settings());
        prop_assert_eq!(shape_of(drawn.as_ref()), shape_of(&heaps));
        prop_assert!(heaps.random(Some(1), seed).is_none());
    }
}
