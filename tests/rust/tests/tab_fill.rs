//! The Tab game fills its table by a shortcut: row by row. It has to be the table that the moves
//! give cell by cell, however often the filling is interrupted.

use searchlight_core::Shape;
use searchlight_core::games::{Position, Rule, ValueTable, WinLose};
use searchlight_core::puzzles::tab::Tab;

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

fn filled(game: &dyn WinLose, cells: usize, rule: Rule, slice: u32) -> ValueTable {
    let mut table = ValueTable::new(cells).expect("a small table");
    while !table.is_full() {
        let until = table.known().saturating_add(slice);
        game.fill(&mut table, rule, until);
        if !table.is_full() {
            let before = table.filled.iter().rev().nth(1).map_or(0, |last| last.at);
            assert!(before < until && until <= table.known(), "stops at {until}");
        }
    }
    table
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
                    let table = filled(&game, cells, rule, slice);
                    let at = format!("{rows} x {columns}, {cells} cells, {rule:?} by {slice}");
                    assert_eq!(table.values, plain.values, "{at}");
                    assert_eq!(table.filled, plain.filled, "{at}");
                }
            }
        }
    }
}
