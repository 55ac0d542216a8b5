//! The Flip Game by other methods than search. Discs are bits, the top left one the lowest.

/// The disc on `cell` and those one step away, by distance on the grid.
fn turn(rows: u32, columns: u32, cell: u32) -> u32 {
    (0..rows * columns)
        .filter(|other| {
            let apart = (other / columns).abs_diff(cell / columns)
                + (other % columns).abs_diff(cell % columns);
            apart <= 1
        })
        .fold(0, |discs, other| discs | 1 << other)
}

/// The least moves of one board by light chasing: once the moves in the first row are fixed, only
/// a move right below can still change a disc, so all other moves follow. Both colours are tried.
pub fn by_light_chasing(rows: u32, columns: u32, board: u32) -> Option<u32> {
    let all = (1 << (rows * columns)) - 1;
    let turns: Vec<u32> = (0..rows * columns)
        .map(|cell| turn(rows, columns, cell))
        .collect();
    [board, board ^ all]
        .into_iter()
        .flat_map(|lights| (0..1 << columns).map(move |first_row: u32| (lights, first_row)))
        .filter_map(|(mut lights, first_row)| {
            let mut moves = 0;
            for cell in 0..rows * columns {
                let wanted = match cell.checked_sub(columns) {
                    None => first_row >> cell & 1 == 1,
                    Some(above) => lights >> above & 1 == 1,
                };
                if wanted {
                    lights ^= turns[cell as usize];
                    moves += 1;
                }
            }
            (lights == 0).then_some(moves)
        })
        .min()
}

/// The least moves of every board by trying every set of moves: the order of moves does not
/// matter, and no move is worth making twice.
pub fn by_brute_force(rows: u32, columns: u32) -> Vec<Option<u32>> {
    let cells = rows * columns;
    let all = (1_u32 << cells) - 1;
    let mut least: Vec<Option<u32>> = vec![None; 1 << cells];
    let mut turned = vec![0; 1 << cells];
    for moves in 0..1_u32 << cells {
        if moves > 0 {
            let rest = moves & (moves - 1);
            turned[moves as usize] =
                turned[rest as usize] ^ turn(rows, columns, moves.trailing_zeros());
        }
        for one_colour in [0, all] {
            let board = &mut least[(one_colour ^ turned[moves as usize]) as usize];
            let count = moves.count_ones();
            *board = Some(board.map_or(count, |fewest| fewest.min(count)));
        }
    }
    least
}

/// The board as judges' text, with a blank line before it.
pub fn text(rows: u32, columns: u32, board: u32) -> String {
    let mut text = String::from("\n");
    for row in 0..rows {
        for column in 0..columns {
            let black = board >> (row * columns + column) & 1 == 1;
            text.push(if black { 'b' } else { 'w' });
        }
        text.push('\n');
    }
    text
}

/// What a judge prints.
pub fn answer(least: Option<u32>) -> String {
    least.map_or("Impossible".to_owned(), |moves| moves.to_string())
}
