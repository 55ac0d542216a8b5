//! Everything that is refused besides judges' text and links, and the words for it.

use std::sync::Arc;

use searchlight_core::puzzles::{flip, knight};
use searchlight_core::state_space::{self, BareBfs, MOVE_LIMIT, Moves, STATE_LIMIT, Survey};
use searchlight_core::{
    Action, Algorithm, Drawing, EditError, Flaw, Link, Policy, Problem, Reversible, RunError,
    Session, Shape, SpaceProblem, State, StateSpace, bfs, bidirectional,
};
use searchlight_tests::specimen::Specimen;
use searchlight_tests::templates::corridor;

/// A space of nothing but its size.
#[derive(Clone, Copy)]
struct Emptiness {
    states: u64,
    branching: usize,
}

impl StateSpace for Emptiness {
    fn states(&self) -> u64 {
        self.states
    }

    fn branching(&self) -> usize {
        self.branching
    }

    fn start(&self) -> State {
        0
    }

    fn is_goal(&self, _: State) -> bool {
        false
    }

    fn successors(&self, _: State, _: &mut [State]) -> usize {
        0
    }
}

impl Reversible for Emptiness {}

impl Drawing for Emptiness {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: 1,
            columns: 1,
        }
    }

    fn board(&self, _: State, _: &mut [u8]) {}

    fn action(&self, _: State, _: usize) -> Action {
        Action { from: 0, to: 0 }
    }
}

fn sample() -> Specimen {
    Specimen::read(&flip::PUZZLE, flip::KIND.presets[0].text)
}

#[test]
fn a_space_too_large_for_the_tables_is_refused_before_any_is_laid_out() {
    for states in [STATE_LIMIT + 1, 1 << 32, (1 << 32) + 5, 1 << 45, u64::MAX] {
        let space = Arc::new(Emptiness {
            states,
            branching: 4,
        });
        let expected = RunError::TooLarge {
            states,
            limit: STATE_LIMIT,
        };
        let refused = bfs(space.clone(), Policy::WHOLE_SPACE).err();
        assert_eq!(refused, Some(expected.clone()));
        // Not even the goals are listed, which would take minutes.
        let refused = bidirectional(space.clone(), Policy::WHOLE_SPACE).err();
        assert_eq!(refused, Some(expected.clone()));
        let moves = Moves::Forward(space.clone());
        assert_eq!(BareBfs::new(moves).err(), Some(expected.clone()));
        let survey = Survey::new(space.clone());
        assert_eq!(survey.err(), Some(expected.clone()));
        let problem = Problem::StateSpace(SpaceProblem::one_way(*space));
        let own = Algorithm::StateSpace(state_space::Algorithm::Bfs);
        let run = problem.start(own, Policy::FIRST_ANSWER);
        assert_eq!(run.err(), Some(expected));
    }
    let space = Emptiness {
        states: STATE_LIMIT,
        branching: 4,
    };
    assert!(bfs(Arc::new(space), Policy::WHOLE_SPACE).is_ok());
    assert!(bidirectional(Arc::new(space), Policy::WHOLE_SPACE).is_ok());
}

/// A space of more states than ranks. It panics when it is asked about the rank 9.
struct Vast;

impl StateSpace for Vast {
    fn states(&self) -> u64 {
        (1 << 32) + 5
    }

    fn branching(&self) -> usize {
        0
    }

    fn start(&self) -> State {
        0
    }

    fn is_goal(&self, state: State) -> bool {
        assert!(state < 9, "the rank 9 is reached");
        false
    }

    fn successors(&self, _: State, _: &mut [State]) -> usize {
        0
    }
}

#[test]
#[should_panic(expected = "the rank 9 is reached")]
fn goals_are_looked_for_in_the_whole_of_a_space_of_more_than_all_ranks() {
    Vast.goals();
}

#[test]
fn a_space_with_more_moves_than_can_be_counted_is_refused_for_that() {
    let refused = |states, branching| {
        let space = Arc::new(Emptiness { states, branching });
        let run = bfs(space.clone(), Policy::WHOLE_SPACE).err();
        assert_eq!(Survey::new(space).err(), run);
        run
    };
    let limit = MOVE_LIMIT;
    for (states, branching, moves) in [
        (STATE_LIMIT, 1 << 11, 1 << 32),
        (1 << 12, usize::MAX, u64::MAX),
        (3, 0x5555_5555, (1 << 32) - 1),
    ] {
        let expected = RunError::TooManyMoves { moves, limit };
        assert_eq!(refused(states, branching), Some(expected));
    }
    assert_eq!(refused(STATE_LIMIT, (1 << 11) - 1), None);
    let states = STATE_LIMIT + 1;
    let limit = STATE_LIMIT;
    let expected = RunError::TooLarge { states, limit };
    assert_eq!(refused(states, 1 << 11), Some(expected));
}

#[test]
fn algorithms_go_by_name_and_in_links_by_code() {
    let problem = sample().problem();
    let known = flip::KIND.algorithms;
    for (id, code) in [
        ("bfs", 0),
        ("bidirectional", 1),
        ("alternating", 2),
        ("dfs", 3),
        ("uniform", 4),
        ("greedy", 5),
        ("astar", 6),
        ("weighted", 7),
    ] {
        let algorithm = flip::KIND.algorithm(Some(id)).unwrap();
        assert_eq!(algorithm.id(), id);
        assert_eq!(known.code_of(algorithm), Some(code));
        assert_eq!(known.by_code(code), Some(algorithm));
        assert!(problem.offers(algorithm));
        assert!(problem.start(algorithm, Policy::FIRST_ANSWER).is_ok());
    }
    assert_eq!(flip::KIND.algorithm(None).map(Algorithm::id), Ok("bfs"));
    let id = "BFS".to_owned();
    let refused = flip::KIND.algorithm(Some("BFS")).err();
    assert_eq!(refused, Some(RunError::UnknownAlgorithm { id }));
    for (id, code) in [("deepening", 8), ("idastar", 9), ("limited", 10)] {
        let algorithm = flip::KIND.algorithm(Some(id)).unwrap();
        assert_eq!(known.code_of(algorithm), Some(code));
        assert!(!problem.offers(algorithm), "another problem has it");
    }
    assert_eq!(known.by_code(11), None);
    let foreign = Algorithm::Backtracking(knight::NAIVE);
    assert_eq!(known.code_of(foreign), None);
    let id = "naive".to_owned();
    let unknown = Some(RunError::UnknownAlgorithm { id });
    assert!(!problem.offers(foreign));
    let refused = problem.start(foreign, Policy::FIRST_ANSWER).err();
    assert_eq!(refused, unknown);
    let refused = Link::encode(sample().instance.as_ref(), foreign, 0).err();
    assert_eq!(refused, unknown);
}

#[test]
fn a_session_does_not_open_with_an_algorithm_that_is_not_there() {
    let link = Link {
        instance: sample().instance,
        algorithm: Algorithm::Backtracking(knight::NAIVE),
        step: 0,
    };
    let id = "naive".to_owned();
    let refused = Session::open(link).err();
    assert_eq!(refused, Some(RunError::UnknownAlgorithm { id }));
}

#[test]
fn runs_say_why_they_cannot_begin() {
    let messages = [
        (
            RunError::TooLarge {
                states: 9,
                limit: 8,
            },
            "the space has 9 states, at most 8 fit",
        ),
        (
            RunError::TooManyMoves { moves: 9, limit: 8 },
            "the space has up to 9 moves, at most 8 fit",
        ),
        (
            RunError::OutOfMemory { entries: 9 },
            "no memory for a table of 9 entries",
        ),
        (
            RunError::UnknownAlgorithm { id: "a\"b".into() },
            "no algorithm is called \"a\\\"b\"",
        ),
        (
            RunError::NoPredecessors { id: "bfs".into() },
            "\"bfs\" needs moves that can be walked backwards",
        ),
    ];
    for (error, message) in messages {
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn flaws_say_what_is_wrong() {
    let messages = [
        (
            Flaw::WrongKind,
            "the certificate belongs to another kind of problem",
        ),
        (Flaw::NoPredecessors, "the space cannot list predecessors"),
        (
            Flaw::WrongLimit {
                claimed: 7,
                limit: Some(8),
            },
            "the limit is 8 moves, the certificate claims 7",
        ),
        (
            Flaw::WrongLimit {
                claimed: 7,
                limit: None,
            },
            "there is no limit, the certificate claims 7 moves",
        ),
        (
            Flaw::TooShallow { limit: 8, depth: 7 },
            "the levels reach 7 moves, the limit is 8",
        ),
        (Flaw::NoStart, "the start is missing"),
        (
            Flaw::OutsideSpace { state: 9 },
            "state 9 is outside the space",
        ),
        (Flaw::NoGoal { state: 9 }, "the last state 9 is not a goal"),
        (Flaw::NotInside, "the set does not hold what it should"),
        (
            Flaw::NotOutside { state: 9 },
            "the set should not hold state 9",
        ),
        (
            Flaw::NoMove { from: 1, to: 2 },
            "no move leads from state 1 to 2",
        ),
        (
            Flaw::WrongDepth {
                claimed: 3,
                moves: 2,
            },
            "the path claims depth 3 but has 2 moves",
        ),
        (Flaw::NotAscending { state: 9 }, "state 9 is out of order"),
        (
            Flaw::NotClosed { from: 1, to: 2 },
            "a move leaves the set: 1 to 2",
        ),
        (Flaw::NotRefuted, "the puzzle does not have this property"),
        (
            Flaw::WrongChoice { cell: 9 },
            "what is chosen for cell 9 is wrong",
        ),
        (
            Flaw::WrongValue { position: 9 },
            "the value of position 9 is wrong",
        ),
    ];
    for (flaw, message) in messages {
        assert_eq!(flaw.to_string(), message);
    }
}

#[test]
fn edits_outside_the_rules_are_refused() {
    let shape = |rows, columns| Shape { rows, columns };
    let board = sample().instance;
    let (cell, cells) = (16, 16);
    assert_eq!(
        board.edited(16).err(),
        Some(EditError::OutsideBoard { cell, cells })
    );
    for (rows, columns) in [
        (0, 4),
        (4, 0),
        (3, 7),
        (21, 1),
        (1, 21),
        (u32::MAX, u32::MAX),
    ] {
        let refused = board.resized(shape(rows, columns)).err();
        assert_eq!(refused, Some(EditError::Size { rows, columns }));
    }
    let corridor = Specimen::read(&corridor::PUZZLE, "S.G").instance;
    assert_eq!(
        corridor.edited(0).err(),
        Some(EditError::FixedCell { cell: 0 })
    );
    assert_eq!(
        corridor.edited(2).err(),
        Some(EditError::FixedCell { cell: 2 })
    );
    let refused = corridor.resized(shape(2, 3)).err();
    assert_eq!(
        refused,
        Some(EditError::Size {
            rows: 2,
            columns: 3
        })
    );
    let messages = [
        (
            EditError::OutsideBoard { cell, cells },
            "there is no cell 16 on a board of 16",
        ),
        (EditError::FixedCell { cell: 2 }, "cell 2 cannot change"),
        (
            EditError::setting("a"),
            "\"a\" cannot be set, or not to that",
        ),
        (
            EditError::Size {
                rows: 2,
                columns: 3,
            },
            "no board has 2 x 3 cells",
        ),
        (EditError::FixedSize, "the size of the board cannot change"),
    ];
    for (error, message) in messages {
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_resized_board_keeps_what_fits() {
    let resized = |text, rows, columns| {
        let specimen = Specimen::read(&flip::PUZZLE, text);
        specimen
            .instance
            .resized(Shape { rows, columns })
            .unwrap()
            .text()
            .unwrap()
    };
    assert_eq!(resized("bwb\nwbw\n", 1, 5), "bwbww\n");
    assert_eq!(resized("bwb\nwbw\n", 3, 2), "bw\nwb\nww\n");
    assert_eq!(
        resized("bwwb\nbbwb\nbwwb\nbwww\n", 5, 3),
        "bww\nbbw\nbww\nbww\nwww\n"
    );
}
