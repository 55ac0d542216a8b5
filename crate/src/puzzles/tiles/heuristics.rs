//! Heuristics of sliding tiles.

use crate::board::{Contribution, Shape};
use crate::graph_search::{Heuristic, Informed};
use crate::ordered::Heuristics;
use crate::puzzles::tiles::space::{Tiles, gap_of, tile_on};

/// The weakest heuristic comes first. The last overestimates on purpose.
impl Informed for Tiles {
    fn heuristics(&self) -> &'static [Heuristic<Self>] {
        &[MISPLACED, MANHATTAN, LINEAR_CONFLICT, MANHATTAN_TWICE]
    }
}

/// The heuristics of boards, beginning with the default. The last overestimates.
pub const ORDERED: Heuristics<Tiles> = Heuristics {
    all: &[MANHATTAN, MISPLACED, LINEAR_CONFLICT, MANHATTAN_TWICE],
    names: &[
        MANHATTAN.id(),
        MISPLACED.id(),
        LINEAR_CONFLICT.id(),
        MANHATTAN_TWICE.id(),
    ],
    bounds: 3,
};

/// Number of tiles that are not on their goal cells (their homes). Each needs a move.
pub const MISPLACED: Heuristic<Tiles> = Heuristic::new("misplaced", misplaced);

/// Sum of the distances of the tiles from their homes. A move brings one tile at most one cell
/// nearer.
pub const MANHATTAN: Heuristic<Tiles> =
    Heuristic::new("manhattan", manhattan).updated_by(manhattan_after);

/// Manhattan distance, plus 2 for each tile that must leave its row or column to let another tile
/// pass (Hansson, Mayer and Yung 1992).
pub const LINEAR_CONFLICT: Heuristic<Tiles> = Heuristic::new("linear-conflict", linear_conflict);

/// Twice the Manhattan distance, which is too great: an example of a wrong heuristic.
pub const MANHATTAN_TWICE: Heuristic<Tiles> = Heuristic::new("manhattan-twice", |tiles, state| {
    2 * manhattan(tiles, state)
});

fn misplaced(tiles: &Tiles, &state: &u64) -> u32 {
    let differing = state ^ tiles.goal();
    let pairs = differing | differing >> 1;
    let cells = (pairs | pairs >> 2) & 0x1111_1111_1111_1111;
    // The gap is not a tile, so its cell must not count. That cell differs if and only if the gap
    // is not on its goal cell: subtract 1 then.
    let gap = gap_of(state) != gap_of(tiles.goal());
    cells.count_ones() - u32::from(gap)
}

fn manhattan(tiles: &Tiles, &state: &u64) -> u32 {
    let cells = 0..tiles.shape().cells() as u32;
    cells
        .map(|cell| u32::from(tiles.distance[tile_on(state, cell)][cell as usize]))
        .sum()
}

/// Returns the Manhattan distance of `after`, given that of `before`. One tile has moved: to the
/// cell where the gap was, from the cell where the gap is now.
#[inline(always)]
fn manhattan_after(tiles: &Tiles, &before: &u64, estimate: u32, &after: &u64) -> u32 {
    let from = gap_of(after);
    let to = gap_of(before);
    let distance = &tiles.distance[tile_on(before, from)];
    estimate + u32::from(distance[to as usize & 15]) - u32::from(distance[from as usize & 15])
}

fn linear_conflict(tiles: &Tiles, state: &u64) -> u32 {
    let leaving: u32 = lines(tiles)
        .map(|line| leaving(tiles, *state, line).count_ones())
        .sum();
    manhattan(tiles, state) + 2 * leaving
}

/// Cells of a row or column: the first cell, the distance between two neighbours, and the number of
/// cells.
type Line = (u32, u32, u32);

/// Returns the rows and the columns of a board.
fn lines(tiles: &Tiles) -> impl Iterator<Item = Line> {
    let Shape { rows, columns } = tiles.shape();
    let by_row = (0..rows).map(move |row| (row * columns, 1, columns));
    let by_column = (0..columns).map(move |column| (column, columns, rows));
    by_row.chain(by_column)
}

/// Returns the tiles that must leave a line, as few as possible, with one bit for each cell of the
/// line. Tiles whose home is in the line can stay only if they are in the order of their homes. So
/// all of them must leave except a longest ascending part.
fn leaving(tiles: &Tiles, state: u64, (first, step, count): Line) -> u32 {
    // Tables along a line of at most four cells: the homes so far, and for each home the length and
    // the tiles of the longest ascending part that ends there.
    let mut homes = [0; 4];
    let mut longest = [(0, 0); 4];
    let mut at_home = 0;
    let mut all = 0;
    let line = (0..count).map(|index| first + index * step);
    for (index, cell) in line.clone().enumerate() {
        let tile = tile_on(state, cell);
        let home = u32::from(tiles.home[tile]);
        if tile == 0 || !line.clone().any(|cell| cell == home) {
            continue;
        }
        let before = (0..at_home).filter(|&other| homes[other] < home);
        let (length, staying) = before.map(|other| longest[other]).max().unwrap_or((0, 0));
        let bit = 1 << index;
        longest[at_home] = (length + 1, staying | bit);
        homes[at_home] = home;
        at_home += 1;
        all |= bit;
    }
    let staying = longest[..at_home].iter().max();
    all & !staying.map_or(0, |&(_, staying)| staying)
}

/// Writes what each cell adds to the estimate of a heuristic with this name, see
/// [`Instance::contributions`](crate::Instance::contributions).
pub fn contributions(tiles: &Tiles, heuristic: &str, state: u64, to: &mut [Contribution]) {
    let columns = tiles.shape().columns as i8;
    for (cell, contribution) in (0..).zip(&mut *to) {
        let tile = tile_on(state, cell);
        let (cell, home) = (cell as i8, tiles.home[tile] as i8);
        let (right, down) = (
            home % columns - cell % columns,
            home / columns - cell / columns,
        );
        *contribution = match heuristic {
            _ if tile == 0 => Contribution::default(),
            _ if heuristic == MISPLACED.id() => Contribution {
                other: u8::from(cell != home),
                ..Contribution::default()
            },
            _ if heuristic == MANHATTAN_TWICE.id() => Contribution {
                right: 2 * right,
                down: 2 * down,
                other: 0,
            },
            _ => Contribution {
                right,
                down,
                other: 0,
            },
        };
    }
    if heuristic == LINEAR_CONFLICT.id() {
        for line @ (first, step, count) in lines(tiles) {
            let leaving = leaving(tiles, state, line);
            for index in (0..count).filter(|index| leaving >> index & 1 == 1) {
                to[(first + index * step) as usize].other += 2;
            }
        }
    }
}
