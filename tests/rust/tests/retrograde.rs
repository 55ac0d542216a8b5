//! The retrograde order works in slices: no call asks for more of the game than it was asked to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use proptest::prelude::*;
use searchlight_core::games::{Algorithm, Position, TableFill, WinLose};
use searchlight_core::puzzles::subtract::Subtract;
use searchlight_core::{Policy, Search, Shape};
use searchlight_tests::specimen::cases;

/// A game that counts what it is asked: a unit for each position, and one for each move.
struct Counted {
    game: Subtract,
    moves: AtomicU64,
    predecessors: AtomicU64,
}

impl Counted {
    fn new(game: Subtract) -> Arc<Self> {
        Arc::new(Self {
            game,
            moves: AtomicU64::new(0),
            predecessors: AtomicU64::new(0),
        })
    }

    /// What has been asked since this was asked before: of moves, and of predecessors.
    fn taken(&self) -> [u64; 2] {
        [&self.moves, &self.predecessors].map(|asked| asked.swap(0, Ordering::Relaxed))
    }
}

impl WinLose for Counted {
    fn board_shape(&self) -> Shape {
        self.game.board_shape()
    }

    fn start(&self) -> Position {
        self.game.start()
    }

    fn most_moves(&self) -> usize {
        self.game.most_moves()
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        let count = self.game.moves(position, out);
        self.moves.fetch_add(1 + count as u64, Ordering::Relaxed);
        count
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let count = self.game.predecessors(position, out);
        let asked = 1 + count as u64;
        self.predecessors.fetch_add(asked, Ordering::Relaxed);
        count
    }
}

fn fresh(game: &Arc<Counted>) -> TableFill {
    let game = Arc::clone(game);
    TableFill::new(game, Algorithm::Retrograde, Policy::WHOLE_SPACE).expect("a table")
}

/// Fills the table by slices of `budget`; returns how many there were.
fn check_slices(game: &Arc<Counted>, whole: &TableFill, budget: u64) -> u64 {
    let mut sliced = fresh(game);
    assert_eq!(game.taken(), [0, 0], "a fresh search has asked for nothing");
    // One position more may be asked for, with all of its moves.
    let most = budget + game.most_moves() as u64;
    let mut slices = 0;
    while sliced.status().outcome.is_none() {
        let before = sliced.status().known;
        sliced.advance(budget);
        slices += 1;
        let [moves, predecessors] = game.taken();
        assert!(moves <= most, "{moves} moves by {budget}");
        // A step is a predecessor; a position is counted, too, and each has a step at least.
        let steps = sliced.status().known - before;
        assert!(steps <= most, "{steps} steps by {budget}");
        assert!(predecessors <= 2 * steps, "{predecessors} by {budget}");
        assert!(
            moves == 0 || steps == 0 || before == 0,
            "all moves come first"
        );
        assert!(moves + predecessors > 0, "a slice does something");
    }
    assert_eq!(sliced.status(), whole.status());
    assert_eq!(sliced.values(), whole.values());
    assert_eq!(sliced.ordinals(), whole.ordinals());
    for position in 0..whole.values().len() as Position {
        assert_eq!(sliced.filled_at(position), whole.filled_at(position));
    }
    slices
}

#[test]
fn no_slice_of_the_largest_table_asks_for_more_than_its_budget() {
    let heaps = Subtract::new(500, 500, &[1, 2, 3, 4, 5]).expect("heaps");
    let game = Counted::new(heaps);
    let mut whole = fresh(&game);
    whole.advance(u64::MAX);
    let [moves, _] = game.taken();
    let cells = game.board_shape().cells() as u64;
    assert_eq!(cells, 251_001);
    // From each heap as many as five can be taken, but for the smallest five.
    assert_eq!(moves, cells + 2 * 501 * (5 * 501 - 15));
    let slices = check_slices(&game, &whole, 1);
    // A slice of 1 asks one position for its moves, or takes one out of the queue; just the one that
    // asks the last position does both.
    assert_eq!(slices, 2 * cells - 1);
    for budget in [7, 1_000, 1 << 20] {
        let slices = check_slices(&game, &whole, budget);
        assert!(
            slices > (moves - cells) / (budget + 10),
            "{slices} by {budget}"
        );
    }
}

#[test]
fn what_is_shown_before_the_first_step_does_not_depend_on_what_is_prepared() {
    // Of two heaps from which three at least are taken, nine positions have no moves.
    let heaps = Subtract::new(9, 9, &[3]).expect("heaps");
    let mut run = fresh(&Counted::new(heaps));
    let shown = |run: &TableFill| {
        let mut frame = Default::default();
        run.frame(&mut frame);
        (frame, run.counters(), run.event())
    };
    let before = shown(&run);
    assert_eq!(before.1.filled, 0);
    while run.status().outcome.is_none() {
        run.advance(1);
        assert_eq!(shown(&run), before, "{:?}", run.status());
    }
    run.seek(1);
    assert!(run.counters().filled >= 9);
    run.seek(0);
    assert_eq!(shown(&run), before);
}

/// A game whose predecessors are made up: each list is `lies` for a position, read round and round.
struct Liar {
    game: Subtract,
    lies: Vec<Position>,
}

impl WinLose for Liar {
    fn board_shape(&self) -> Shape {
        self.game.board_shape()
    }

    fn start(&self) -> Position {
        self.game.start()
    }

    fn most_moves(&self) -> usize {
        self.game.most_moves()
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        self.game.moves(position, out)
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        let cells = self.board_shape().cells() as Position;
        let count = position as usize % (out.len() + 1);
        let made_up = self.lies.iter().cycle().skip(position as usize);
        for (slot, lie) in out.iter_mut().zip(made_up).take(count) {
            *slot = lie % cells;
        }
        count
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn predecessors_that_lie_make_no_search_panic_or_go_on_for_ever(
        lies in prop::collection::vec(any::<Position>(), 1..40),
    ) {
        let game = Subtract::new(6, 5, &[1, 2]).expect("heaps");
        let game = Arc::new(Liar { game, lies });
        let mut run = TableFill::new(game, Algorithm::Retrograde, Policy::WHOLE_SPACE).expect("a table");
        run.advance(u64::MAX);
        let known = run.status().known;
        prop_assert!(run.status().outcome.is_some());
        for step in (0..=known).rev() {
            run.seek(step);
            let counters = run.counters();
            prop_assert_eq!(counters.filled, counters.winning + counters.losing);
        }
        run.certificate();
        run.path();
    }
}
