//! The knight's texts, links, settings and edits.

use proptest::prelude::*;
use searchlight_core::backtracking::{self, Choice, Choices};
use searchlight_core::puzzles::knight::{Knight, MoveOrder, PUZZLE};
use searchlight_core::{Certificate, EditError, Instance, Judge, Link, Outcome, Refutation, Shape};
use searchlight_tests::knights::*;
use searchlight_tests::specimen::{Specimen, cases};

/// The answers to a text, and its error's message.
fn judge(text: &str) -> (Vec<String>, Option<String>) {
    let mut judge = Judge::of_text(&PUZZLE, text, None, None).expect("its algorithm");
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
        ("+6 0 0", 1, whole(1, 200, "+6")),
        ("6 +05 0", 1, whole(0, 5, "+05")),
        ("٦ 0 0", 1, whole(1, 200, "٦")),
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
    let judge = Judge::of_text(&PUZZLE, "\n5 0 0\n6 0\n0", None, None).expect("its algorithm");
    let answers: Vec<_> = judge.map(|answer| answer.expect("a run")).collect();
    assert_eq!([answers[0].line, answers[1].line], [2, 3]);
    assert_eq!(answers[0].outcome, Outcome::Impossible);
    assert_eq!(answers[1].outcome, Outcome::Found { depth: 35 });
    let proof = |at: usize| {
        let proof = answers[at].certificate.as_ref().expect("a proof");
        proof.certificate()
    };
    let colours = Refutation::Colours { less: 12, more: 13 };
    assert_eq!(*proof(0), Certificate::Refutation(colours));
    let Certificate::Backtracking(backtracking::Certificate::Choices { choices }) = &*proof(1)
    else {
        panic!("{:?}", proof(1));
    };
    assert_eq!(choices.len(), 35);
}

#[test]
fn a_hopeless_search_ends_at_its_step_limit() {
    let judge = Judge::of_text(&PUZZLE, "8 0 0", Some("naive"), Some(100_000));
    let mut judge = judge.expect("its algorithm");
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
    assert_eq!(board.open().text().as_deref(), Some("6 0 0\n"));
    assert_eq!(knight(5, 6, (0, 0)).text(), None);
    let (cell, cells) = (36, 36);
    let outside = EditError::OutsideBoard { cell, cells };
    assert_eq!(Knight::new(shape(6, 6), 36), Err(outside));
    for (rows, columns) in [(0, 6), (6, 0), (6, 201), (201, 6)] {
        let size = EditError::Size { rows, columns };
        assert_eq!(Knight::new(shape(rows, columns), 0), Err(size));
    }
}

#[test]
fn orders_are_permutations() {
    let first = |order| {
        // From the middle of the board all eight moves are candidates, and the order is the table's.
        let middle = knight(5, 5, (2, 2)).in_order(order);
        Search::new(&middle, NAIVE).brancher.candidate(0).cell
    };
    assert_eq!([first(MoveOrder::LESSON), first(MoveOrder::OTHER)], [3, 23]);
    assert_eq!(MoveOrder::LESSON.digits(), "12345678");
    assert_eq!(MoveOrder::OTHER.digits(), "43218765");
    for rank in (0..MoveOrder::COUNT)
        .step_by(97)
        .chain([0, MoveOrder::COUNT - 1])
    {
        let order = MoveOrder::of_rank(rank);
        assert_eq!(order.rank(), rank);
        assert_eq!(MoveOrder::from_digits(&order.digits()), Some(order));
    }
    for wrong in [
        "",
        "1234567",
        "123456789",
        "12345677",
        "02345678",
        "1234567x",
        "١٢٣٤٥٦٧٨",
    ] {
        assert_eq!(MoveOrder::from_digits(wrong), None, "{wrong}");
    }
}

proptest! {
    #![proptest_config(cases(300))]

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
