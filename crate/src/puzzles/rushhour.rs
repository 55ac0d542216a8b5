//! Rush Hour (Yoshigahara, about 1977): cars of two or three cells slide along their own row or
//! column. The car `A` must reach the right edge. A slide of any length is one move.
//!
//! Board codes: 0 empty, 1 for `A`, 2 for `B` and so on.

use std::sync::Arc;

use crate::board::{MoveValues, Shape};
use crate::graph_search::Moves;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of Rush Hour in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<RushHour>();

/// Properties of Rush Hour: its algorithms, board size and examples.
pub static KIND: Kind = Kind::of_space(
    "rushhour",
    14,
    Sizes::within(Shape {
        rows: SIDE as u32,
        columns: SIDE as u32,
    }),
    &[
        Preset::new("first", "BB...CD..E.CDAAE.CD..E..F...GGF.HHH."),
        Preset::new("hardest", "BCDDE.BCF.EGB.FAAGHHHI.G..JIKKLLJMM."),
        Preset::new("closed", "B.....B.....AA.C.....C.....C.....DDD"),
    ],
)
.guided_by(NAMES, NAMES.len())
.deepened();

const NAMES: &[&str] = &["blocking"];

/// Side of the board, in cells.
const SIDE: usize = 6;
const CELLS: usize = SIDE * SIDE;
/// Bits of a key for the place of each car along its row or column.
const BITS: usize = 3;
/// The letters of the judges' text; `o` is empty, too.
const LETTERS: Letters = Letters(".oABCDEFGHIJKLMNOPQRSTUVWXYZ");

/// The names of the cars by code, from code 1.
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// A car: where it stands when it is at the upper or left edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Car {
    code: u8,
    /// The cell at the edge.
    edge: usize,
    /// Distance of two cells along its way: 1 in a row, [`SIDE`] in a column.
    step: usize,
    length: usize,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RushHour {
    /// The car that must get out comes first.
    cars: Arc<[Car]>,
    start: u64,
}

fn place(key: u64, car: usize) -> usize {
    (key >> (car * BITS)) as usize & 7
}

impl RushHour {
    /// Returns the code of each cell.
    fn codes(&self, key: u64) -> [u8; CELLS] {
        let mut codes = [0; CELLS];
        for (index, car) in self.cars.iter().enumerate() {
            let first = car.edge + place(key, index) * car.step;
            for part in 0..car.length {
                codes[first + part * car.step] = car.code;
            }
        }
        codes
    }

    /// Makes a board from codes; otherwise returns the code of a car that is not straight, or not of
    /// two or three cells, or of `A` if it does not stand in a row.
    fn from_codes(codes: &[u8; CELLS]) -> Result<Self, u8> {
        let mut cars = Vec::new();
        let mut start = 0;
        for code in 1..=26 {
            let cells: Vec<usize> = (0..CELLS).filter(|&cell| codes[cell] == code).collect();
            let (first, length) = match cells[..] {
                [] if code > 1 => continue,
                [first, ..] => (first, cells.len()),
                _ => return Err(code),
            };
            let step = if cells.get(1) == Some(&(first + 1)) {
                1
            } else {
                SIDE
            };
            let along = if step == 1 {
                first % SIDE
            } else {
                first / SIDE
            };
            let is_straight = (2..=3).contains(&length)
                && along + length <= SIDE
                && cells.windows(2).all(|pair| pair[1] == pair[0] + step);
            if !is_straight || code == 1 && step > 1 {
                return Err(code);
            }
            start |= (along as u64) << (cars.len() * BITS);
            let edge = first - along * step;
            cars.push(Car {
                code,
                edge,
                step,
                length,
            });
        }
        let cars = cars.into();
        Ok(Self { cars, start })
    }
}

impl Keyed for RushHour {
    fn root(&self) -> u64 {
        self.start
    }

    fn is_goal(&self, key: u64) -> bool {
        place(key, 0) + self.cars[0].length == SIDE
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        let codes = self.codes(key);
        for (index, car) in self.cars.iter().enumerate() {
            let at = place(key, index);
            let is_free = |place: &usize| codes[car.edge + place * car.step] == 0;
            let one = 1 << (index * BITS);
            let back = (0..at).rev().take_while(is_free).count() as u64;
            (1..=back).for_each(|by| moves.push(key - by * one, 1));
            let on = (at + car.length..SIDE).take_while(is_free).count() as u64;
            (1..=on).for_each(|by| moves.push(key + by * one, 1));
        }
    }

    fn board_shape(&self) -> Shape {
        let side = SIDE as u32;
        Shape {
            rows: side,
            columns: side,
        }
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        cells.copy_from_slice(&self.codes(key));
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        let cars = self.cars.iter().enumerate();
        let mut places = cars.map(|(index, car)| (car, place(from, index), place(to, index)));
        let Some((car, from, to)) = places.find(|(_, from, to)| from != to) else {
            return MoveValues::default();
        };
        let first = usize::from(car.code) - 1;
        let direction = match (car.step == 1, to > from) {
            (true, true) => "right",
            (true, false) => "left",
            (false, true) => "down",
            (false, false) => "up",
        };
        MoveValues::of([
            ("car", ALPHABET[first..=first].into()),
            ("direction", direction.into()),
            ("far", (from.abs_diff(to) as u32).into()),
        ])
    }

    /// One move for the car, and one for each car in its way.
    fn estimate(&self, _: u8, key: u64) -> u32 {
        let (codes, car) = (self.codes(key), self.cars[0]);
        let front = place(key, 0) + car.length;
        let way = &codes[car.edge + front..car.edge + SIDE];
        match way {
            [] => 0,
            way => 1 + way.iter().filter(|&&code| code > 0).count() as u32,
        }
    }

    fn features(&self) -> &'static [&'static str] {
        &["column"]
    }

    /// Returns the column of the car that must get out.
    fn feature(&self, _: usize, key: u64) -> u32 {
        place(key, 0) as u32 + 1
    }
}

impl KeyedRules for RushHour {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Letters(CELLS);
    const HEURISTICS: &'static [&'static str] = NAMES;
    const MOST_MOVES: u32 = 200;

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        let mut codes = [0; CELLS];
        let mut count = 0;
        for line in lines {
            let length = line.letters().count();
            let expected = if lines.len() == 1 { CELLS } else { SIDE };
            if length != expected || !line.fits(length, LETTERS) || count + length > CELLS {
                return Err(line.fault(line.unfit(expected, LETTERS)));
            }
            for letter in line.letters() {
                codes[count] = match letter {
                    'A'..='Z' => letter as u8 - b'A' + 1,
                    _ => 0,
                };
                count += 1;
            }
        }
        let last = lines[lines.len() - 1];
        if count < CELLS {
            let rows = SIDE;
            let missing = SIDE - lines.len();
            let fault = InputFault::Incomplete { rows, missing };
            return Err(InputError::at(last.number + 1, fault));
        }
        Self::from_codes(&codes).map_err(|code| {
            let letter = char::from(b'A' + code - 1).to_string();
            last.fault(InputFault::Piece { letter })
        })
    }

    fn text(&self) -> String {
        let codes = self.codes(self.start);
        let letters = codes.iter().map(|&code| match code {
            0 => '.',
            _ => char::from(b'A' + code - 1),
        });
        letters.chain(['\n']).collect()
    }

    fn rooted_at(&self, key: u64) -> Option<Self> {
        let start = key;
        Some(Self {
            start,
            ..self.clone()
        })
    }
}
