//! Games by their rules alone, written anew, and what plain recursion says of them.

use std::collections::HashMap;
use std::hash::Hash;

use searchlight_core::games::Position;

/// A game by its rules.
pub trait Rules {
    /// What a position is to people.
    type Place: Copy + Eq + Hash;

    /// Where the moves from a place lead, in move order.
    fn moves(&self, place: Self::Place) -> Vec<Self::Place>;

    /// The cell of the table that stands for a place.
    fn position(&self, place: Self::Place) -> Position;

    /// Every place.
    fn places(&self) -> Vec<Self::Place>;

    /// The plies that a game lasts from each cell when who wins plays as short and who loses as
    /// long as possible; odd where the player to move wins.
    fn plies(&self) -> Vec<u32> {
        let places = self.places();
        let mut known = HashMap::new();
        let mut plies = vec![u32::MAX; places.len()];
        for place in places {
            plies[self.position(place) as usize] = self.minimax(place, &mut known);
        }
        plies
    }

    fn minimax(&self, place: Self::Place, known: &mut HashMap<Self::Place, u32>) -> u32 {
        if let Some(&plies) = known.get(&place) {
            return plies;
        }
        let moves = self.moves(place).into_iter();
        let after: Vec<u32> = moves.map(|to| self.minimax(to, known)).collect();
        let lost = after.iter().filter(|plies| **plies % 2 == 0).min();
        let plies = lost.or(after.iter().max()).map_or(0, |plies| plies + 1);
        known.insert(place, plies);
        plies
    }
}

/// The Tab game: rows from the bottom and columns from the left, both from 1.
#[derive(Clone, Copy, Debug)]
pub struct TabRules {
    pub rows: u32,
    pub columns: u32,
}

impl Rules for TabRules {
    type Place = (u32, u32);

    fn moves(&self, (row, column): (u32, u32)) -> Vec<(u32, u32)> {
        let mut moves = Vec::new();
        for other in 1..=self.columns {
            if other != column && row + other <= self.rows {
                moves.push((row + other, other));
            }
        }
        moves
    }

    fn position(&self, (row, column): (u32, u32)) -> Position {
        (self.rows - row) * self.columns + (column - 1)
    }

    fn places(&self) -> Vec<(u32, u32)> {
        let rows = 1..=self.rows;
        rows.flat_map(|row| (1..=self.columns).map(move |column| (row, column)))
            .collect()
    }
}

/// The subtraction game: heaps up to the largest, and what may be taken from one of them at once.
#[derive(Clone, Debug)]
pub struct SubtractRules {
    /// The second has none where there is one heap; its table has cells for more, then.
    pub most: (u32, u32),
    pub takes: Vec<u32>,
}

impl Rules for SubtractRules {
    type Place = (u32, u32);

    fn moves(&self, (first, second): (u32, u32)) -> Vec<(u32, u32)> {
        let mut takes = self.takes.clone();
        takes.sort_unstable();
        takes.dedup();
        let from_first = takes.iter().filter(|&&take| take <= first);
        let from_second = takes.iter().filter(|&&take| take <= second);
        let from_first = from_first.map(|take| (first - take, second));
        let from_second = from_second.map(|take| (first, second - take));
        from_first.chain(from_second).collect()
    }

    fn position(&self, (first, second): (u32, u32)) -> Position {
        first * (self.most.1 + 1) + second
    }

    fn places(&self) -> Vec<(u32, u32)> {
        let firsts = 0..=self.most.0;
        firsts
            .flat_map(|first| (0..=self.most.1).map(move |second| (first, second)))
            .collect()
    }
}

/// The Grundy numbers of heaps of 0 to `most`: of each the least number that no move leads to
/// (Sprague 1935, Grundy 1939). Who is to move loses where the numbers of two heaps are equal, and
/// with one heap where its number is 0.
pub fn grundy(most: u32, takes: &[u32]) -> Vec<u32> {
    let mut numbers: Vec<u32> = Vec::new();
    for heap in 0..=most {
        let next = takes.iter().filter(|&&take| take <= heap);
        let next: Vec<u32> = next.map(|&take| numbers[(heap - take) as usize]).collect();
        let least = (0..).find(|number| !next.contains(number));
        numbers.push(least.expect("one of them is free"));
    }
    numbers
}
