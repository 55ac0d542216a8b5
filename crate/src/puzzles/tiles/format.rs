//! Sizes of the judges' boards, and their text.

use super::space::Tiles;
use crate::board::Shape;
use crate::graph_search::Space;

/// Size of the boards that are written in one line.
pub(super) const SMALL: Shape = Shape {
    rows: 3,
    columns: 3,
};
/// Size of the boards that are written in four lines.
pub(super) const LARGE: Shape = Shape {
    rows: 4,
    columns: 4,
};
/// Writes the judges' text of a board; `None` if no judge uses boards of this size or with this
/// goal.
pub(super) fn judges_text(tiles: &Tiles) -> Option<String> {
    let shape = tiles.shape();
    let usual = Tiles::to_gap_last(shape, &tiles.cells(tiles.start())).ok()?;
    let numbers = tiles.cells(tiles.start());
    if usual.goal() != tiles.goal() {
        return None;
    }
    match shape {
        SMALL => {
            let words = numbers.iter().map(|&number| match number {
                0 => "x".to_owned(),
                _ => number.to_string(),
            });
            Some(words.collect::<Vec<_>>().join(" ") + "\n")
        }
        LARGE => {
            let mut text = "1\n".to_owned();
            for row in numbers.chunks(shape.columns as usize) {
                let row: Vec<_> = row.iter().map(ToString::to_string).collect();
                text += &row.join(" ");
                text.push('\n');
            }
            Some(text)
        }
        _ => None,
    }
}
