//! Searches of boards that are too large for ranks: 4 x 4 tiles.

use std::sync::Arc;

use searchlight_core::graph_search::{Algorithm as Plain, GraphSearch};
use searchlight_core::puzzles::tiles::{KIND, MANHATTAN, PUZZLE, Tiles};
use searchlight_core::state_space::Certificate as Proof;
use searchlight_core::{
    Certificate, Frame, Judge, Link, Outcome, Policy, Run, RunError, Search, Session, Shape,
};
use searchlight_tests::shots::{breadth_first, counters};
use searchlight_tests::specimen::Specimen;

const SQUARE: Shape = Shape {
    rows: 4,
    columns: 4,
};
const EASY: &str = "1\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n";
/// Korf's board 79, with the tiles renamed so that the gap of the goal is last: 42 moves.
const MEDIUM: [u8; 16] = [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15];

/// A board and the same board turned round, so that the gap of the goal is last.
fn turned(cells: [u8; 16]) -> [u8; 16] {
    let mut turned = cells.map(|tile| if tile == 0 { 0 } else { 16 - tile });
    turned.reverse();
    turned
}

fn text_of(cells: [u8; 16]) -> String {
    let rows = cells.chunks(4).map(|row| {
        let row: Vec<_> = row.iter().map(ToString::to_string).collect();
        row.join(" ") + "\n"
    });
    format!("1\n{}", rows.collect::<String>())
}

#[test]
fn a_search_by_numbers_does_what_a_hashed_search_does() {
    let text = text_of(turned(MEDIUM));
    let specimen = Specimen::read(&PUZZLE, &text).with("astar");
    let mut run = specimen.finished_run(Policy::FIRST_ANSWER);
    assert_eq!(run.status().outcome, Some(Outcome::Found { depth: 42 }));
    run.seek(u64::MAX);
    let tiles = Tiles::to_gap_last(SQUARE, &turned(MEDIUM)).expect("a board");
    let algorithm = Plain::a_star(MANHATTAN);
    let mut hashed = GraphSearch::new(Arc::new(tiles), algorithm, Policy::FIRST_ANSWER);
    hashed.advance(u64::MAX);
    hashed.seek(u64::MAX);
    let (ours, theirs) = (counters(&run), hashed.counters());
    assert_eq!(run.status().known, hashed.status().known);
    assert_eq!(
        (
            ours.discovered,
            ours.expanded,
            ours.generated,
            ours.improved
        ),
        (
            theirs.discovered,
            theirs.expanded,
            theirs.generated,
            theirs.improved
        )
    );
    let problem = specimen.problem();
    let certificate = problem.certificate(&run).expect("a path");
    assert_eq!(problem.verify(&certificate), Ok(()));
    let Certificate::StateSpace(Proof::Cheapest { cost: 42, .. }) = certificate else {
        panic!("labels prove that nothing is cheaper");
    };
    let path = hashed.answer().expect("a path").path;
    let space = problem.state_space().expect("a space");
    for (&rank, board) in breadth_first(&run).path().iter().zip(path) {
        let mut cells = [0; 16];
        assert!(space.board(rank, &mut cells));
        assert_eq!(cells.to_vec(), hashed.space().cells(board));
    }
    for step in (0..run.status().known).step_by(997) {
        run.seek(step);
        hashed.seek(step);
        let Frame::StateSpace(frame) = run.frame() else {
            panic!("a search through a space");
        };
        let mut plain = searchlight_core::graph_search::Frame::default();
        hashed.frame(&mut plain);
        let numbers = frame.numbers.expect("numbers");
        assert_eq!((numbers.nodes, numbers.visits), (plain.nodes, plain.visits));
    }
}

#[test]
fn every_search_with_a_heuristic_answers_large_boards() {
    for by in ["astar", "weighted", "greedy"] {
        let mut judge = Judge::of_text(&PUZZLE, EASY, Some(by), None).expect("a judge");
        let answer = judge.next().expect("a case").expect("an answer");
        assert_eq!(answer.algorithm.id(), by);
        assert!(answer.text.len() >= 9, "{by} {}", answer.text);
        let counts = judge.counts().expect("counts");
        assert!(counts.discovered > Some(9) && counts.rounds.is_none());
        let specimen = Specimen::read(&PUZZLE, EASY).with(by);
        let mut session = specimen.session();
        session.run_mut().advance(u64::MAX);
        assert_eq!(session.judged().as_deref(), Some(answer.text.as_str()));
        assert_eq!(session.verified(), Some(true), "{by}");
        assert!(!session.can_be_surveyed());
    }
}

#[test]
fn a_search_that_keeps_too_many_states_is_refused_before_it_begins() {
    let specimen = Specimen::read(&PUZZLE, EASY);
    for by in ["bfs", "bidirectional", "alternating", "dfs", "uniform"] {
        let algorithm = KIND.algorithm(Some(by)).expect("an algorithm");
        let link = Link::encode(specimen.instance.as_ref(), algorithm, 0).expect("a link");
        let refused = Session::open(Link::decode(&link).expect("the same")).err();
        let expected = RunError::BeyondLimit {
            states: 10_461_394_944_000,
            limit: Session::STATE_LIMIT.into(),
            instead: "idastar".to_owned(),
        };
        assert!(expected.to_string().contains("\"idastar\" keeps only"));
        assert_eq!(refused, Some(expected), "{by}");
        assert!(!specimen.problem().offers(algorithm));
    }
    let session = Specimen::read(&PUZZLE, EASY).with("greedy").session();
    assert_eq!(
        session.checked_by(),
        None,
        "uniform cost would keep too many"
    );
    let session = Specimen::named(&PUZZLE, "sample").with("greedy").session();
    let checked = session.checked_by().expect("uniform cost");
    assert_eq!(checked.id(), "uniform");
}

#[test]
fn a_search_ends_where_no_more_states_fit() {
    let text = text_of(turned(MEDIUM));
    let specimen = Specimen::read(&PUZZLE, &text).with("astar");
    let policy = Policy::FIRST_ANSWER.within_states(1 << 12);
    let mut run = specimen.finished_run(policy);
    let limit = 1 << 12;
    assert_eq!(run.status().outcome, Some(Outcome::StateLimit { limit }));
    run.seek(u64::MAX);
    assert!(counters(&run).discovered <= limit.into());
    assert_eq!(specimen.problem().certificate(&run), None);
    let Run::StateSpace(search) = &run else {
        panic!("a search through a space");
    };
    assert!(search.path().is_empty());
    let outcome = Outcome::StateLimit { limit };
    assert_eq!(specimen.instance.judged(outcome, None), "");
}
