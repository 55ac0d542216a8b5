//! The Tab game fills its table by a shortcut: row by row. It has to be the table that the moves
//! give cell by cell, however often the filling is interrupted.

use searchlight::problem::Shape;
use searchlight::puzzles::tab::Tab;
use searchlight::search::table::ledger::{Ledger, Rule};
use searchlight::win_lose::{Position, WinLose};

/// The same game without a filling of its own.
struct Plain(Tab);

impl WinLose for Plain {
    fn board_shape(&self) -> Shape {
        self.0.board_shape()
    }

    fn start(&self) -> Position {
        self.0.start()
    }

    fn most_moves(&self) -> usize {
        self.0.most_moves()
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        self.0.moves(position, out)
    }

    fn predecessors(&self, position: Position, out: &mut [Position]) -> usize {
        self.0.predecessors(position, out)
    }
}

fn filled(game: &dyn WinLose, cells: usize, rule: Rule, slice: u32) -> Ledger {
    let mut ledger = Ledger::new(cells).expect("a small table");
    while !ledger.is_full() {
        let until = ledger.known().saturating_add(slice);
        game.fill(&mut ledger, rule, until);
        if !ledger.is_full() {
            let before = ledger.filled.iter().rev().nth(1).map_or(0, |last| last.at);
            assert!(
                before < until && until <= ledger.known(),
                "stops at {until}"
            );
        }
    }
    ledger
}

#[test]
fn the_rows_of_a_table_are_as_its_cells() {
    let sizes = (1..=11).flat_map(|rows| (1..=9).map(move |columns| (rows, columns)));
    for (rows, columns) in sizes.chain([(60, 7), (40, 40), (7, 60), (200, 50)]) {
        let shape = Shape { rows, columns };
        let game = Tab::new(shape, 1, 1).expect("a small board");
        let whole = shape.cells();
        for rule in [Rule::First, Rule::Full] {
            for cells in [whole, whole - whole / 3, 1] {
                let plain = filled(&Plain(game), cells, rule, u32::MAX);
                let most = plain.known();
                for slice in [1, 2, 3, 7, 100, most / 2 + 1, u32::MAX] {
                    if most / slice > 20_000 {
                        continue;
                    }
                    let ledger = filled(&game, cells, rule, slice);
                    let at = format!("{rows} x {columns}, {cells} cells, {rule:?} by {slice}");
                    assert_eq!(ledger.worth, plain.worth, "{at}");
                    assert_eq!(ledger.filled, plain.filled, "{at}");
                }
            }
        }
    }
}
