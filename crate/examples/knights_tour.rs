//! A knight's tour watched move by move: where Warnsdorff's rule goes, and where it goes back.

use std::sync::Arc;

use searchlight_core::puzzles::knight::{Knight, WARNSDORFF};
use searchlight_core::{BacktrackingSearch, Choices, Policy, Search, Shape, StepSize};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shape = Shape {
        rows: 6,
        columns: 6,
    };
    let knight = Arc::new(Knight::new(shape, 0)?);
    let mut search = BacktrackingSearch::new(knight.clone(), WARNSDORFF, Policy::FIRST_ANSWER)?;
    for event in search.events(StepSize::Item) {
        let (row, column) = (event.choice.cell / 6 + 1, event.choice.cell % 6 + 1);
        println!(
            "{:?} row {row}, column {column}: depth {}",
            event.kind, event.depth
        );
    }
    let tour = search.path().ok_or("there is no tour")?;
    knight.check(tour)?;
    println!("a closed tour after {} steps", search.status().known);
    Ok(())
}
