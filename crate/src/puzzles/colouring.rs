//! Colouring of maps: each region gets a colour, and regions with a common border get different
//! ones.
//!
//! The map is a board of cells, each of a region or of the sea. Two regions have a common border if
//! a cell of one is beside a cell of the other. A variable is a region, in the order of their first
//! cells, and its value is a colour. Board codes: 0 a region without a colour, 1 to 4 a colour, 9
//! the sea. Text: a line for each row with a letter for each cell, `.` for the sea; an empty line
//! ends a map. The answer has the number of the colour, from 1, in place of each letter.

use std::num::NonZeroU64;

use crate::backtracking::Choice;
use crate::backtracking::constraints::{Constraints, FORWARD, MOST_VARIABLES};
use crate::board::Shape;
use crate::bytes::{UnpackError, Unpacker, pack_number};
use crate::instance::Setting;
use crate::kind::{Kind, Preset, Sizes, Wanted};
use crate::problem::Algorithm;
use crate::puzzle::{Case, CaseReader, Puzzle};
use crate::puzzles::constrained::{self, ALGORITHMS, ALL, Constrained, ConstraintRules, FIND};
use crate::text::{InputError, InputFault, Letters, Line};

/// Entry of the colouring in the registry.
pub const PUZZLE: Puzzle = constrained::puzzle::<Colouring>();

/// Properties of the colouring: its algorithms, map sizes and examples.
pub static KIND: Kind = Kind {
    id: "colouring",
    code: 23,
    algorithms: ALGORITHMS,
    algorithm: Algorithm::Backtracking(FORWARD),
    sizes: SIZES,
    wanted: Wanted::Nothing,
    presets: &[
        Preset::new("australia", AUSTRALIA),
        Preset::new("all", AUSTRALIA).set(&[(FIND, ALL)]),
        Preset::new("wheel", WHEEL).set(&[(COLOURS, "4")]),
        Preset::new("three", WHEEL),
        Preset::new("america", AMERICA).set(&[(COLOURS, "4")]),
    ],
};

/// Western Australia, the Northern Territory, South Australia, Queensland, New South Wales, Victoria
/// and Tasmania.
const AUSTRALIA: &str = "WWWNNNQ..\nWWWNNNQQ.\nWWWNNNQQQ\nWWWSSSQQQ\nWWWSSSEEE\nWW.SSSEEE\n....SSVEE\n......VV.\n.........\n......TT.";
/// Five sectors around a hub: three colours are not enough.
const WHEEL: &str = "AAABBB\nAAABBB\nEEHHBC\nEEHHCC\nEDDDCC\nEDDDDC";
/// The countries of South America.
const AMERICA: &str = "..VVVV....\nCCVVVGSF..\nCCCBBBGSF.\nECCBBBBBB.\nEPPBBBBBBB\nPPPPBBBBBB\n.PPLLBBBBB\n..PLLLBBB.\n..HLLYYBB.\n..HAAYYBB.\n..HAAAABB.\n..HAAAUU..\n..HAAAUU..\n..HAA.....\n..HAA.....\n..HA......";

/// The setting for the number of colours, and its values.
const COLOURS: &str = "colours";
const NUMBERS: &[&str] = &["2", "3", "4"];
/// Least number of colours.
const FEWEST: u8 = 2;
/// Number of colours of a map that is read from text.
const USUAL: u8 = 3;

const MOST_SIDE: u32 = 24;
const SIZES: Sizes = Sizes {
    most_rows: MOST_SIDE,
    most_columns: MOST_SIDE,
    most_cells: MOST_SIDE * MOST_SIDE,
};
const LETTERS: Letters = Letters(".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
/// Index of the letter of the sea, and its board code.
const SEA: u8 = 0;
const SEA_CODE: u8 = 9;

/// A map and a number of colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colouring {
    shape: Shape,
    /// Index of the letter of each cell; 0 for the sea.
    letters: Box<[u8]>,
    colours: u8,
    /// Letter of each region, in the order of the first cells.
    regions: Vec<u8>,
    /// First cell of each region.
    firsts: Vec<u32>,
    /// For each region, the set of regions with a common border.
    borders: Vec<u64>,
}

impl Colouring {
    fn new(shape: Shape, letters: Vec<u8>, colours: u8) -> Self {
        let mut regions: Vec<u8> = Vec::new();
        let mut firsts = Vec::new();
        for (cell, &letter) in (0..).zip(&letters) {
            if letter != SEA && !regions.contains(&letter) {
                regions.push(letter);
                firsts.push(cell);
            }
        }
        let columns = shape.columns as usize;
        let region = |cell: usize| regions.iter().position(|&letter| letter == letters[cell]);
        let mut borders = vec![0; regions.len()];
        for cell in 0..letters.len() {
            let right = (cell % columns + 1 < columns).then_some(cell + 1);
            let below = (cell + columns < letters.len()).then_some(cell + columns);
            for beside in [right, below].into_iter().flatten() {
                if let (Some(one), Some(other)) = (region(cell), region(beside))
                    && one != other
                {
                    borders[one] |= 1 << other;
                    borders[other] |= 1 << one;
                }
            }
        }
        Self {
            shape,
            letters: letters.into(),
            colours,
            regions,
            firsts,
            borders,
        }
    }

    /// Writes the map, with the letters that `letter` gives to a region.
    fn drawn(&self, letter: impl Fn(usize) -> char) -> String {
        let mut text = String::new();
        for row in self.letters.chunks(self.shape.columns as usize) {
            text.extend(row.iter().map(|&cell| {
                let mut regions = self.regions.iter();
                regions
                    .position(|&region| region == cell)
                    .map_or('.', &letter)
            }));
            text.push('\n');
        }
        text
    }
}

impl Constraints for Colouring {
    fn board_shape(&self) -> Shape {
        self.shape
    }

    fn variables(&self) -> usize {
        self.regions.len()
    }

    fn values(&self) -> usize {
        self.colours.into()
    }

    fn are_neighbours(&self, one: usize, other: usize) -> bool {
        self.borders[one] >> other & 1 == 1
    }

    fn allows(&self, one: (usize, u8), other: (usize, u8)) -> bool {
        one.1 != other.1
    }

    fn choice(&self, variable: usize, value: u8) -> Choice {
        let cell = self.firsts[variable];
        Choice { cell, value }
    }

    fn board(&self, values: &[Option<u8>], cells: &mut [u8]) {
        for (code, letter) in cells.iter_mut().zip(&self.letters) {
            let region = self.regions.iter().position(|region| region == letter);
            *code = match region.map(|region| values[region]) {
                None => SEA_CODE,
                Some(None) => 0,
                Some(Some(colour)) => 1 + colour,
            };
        }
    }
}

impl ConstraintRules for Colouring {
    const KIND: &'static Kind = &KIND;
    const REASONS: &'static [&'static str; 2] = &["same", "noValue"];
    const COUNTS: bool = false;
    const IS_UNIQUE: bool = false;
    const MOST_COUNTED: Option<NonZeroU64> = NonZeroU64::new(10_000);

    fn reader() -> Box<dyn CaseReader> {
        Box::new(Maps::default())
    }

    fn text(&self) -> String {
        self.drawn(|region| LETTERS.letter(self.regions[region]).unwrap_or('.'))
    }

    fn pack(&self, bytes: &mut Vec<u8>) {
        pack_number(bytes, (self.colours - FEWEST).into());
        pack_number(bytes, self.shape.rows.into());
        pack_number(bytes, self.shape.columns.into());
        bytes.extend_from_slice(&self.letters);
    }

    fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Self, UnpackError> {
        let colours = unpacker.number(NUMBERS.len() as u64 - 1)? as u8 + FEWEST;
        let shape = SIZES.unpack(unpacker)?;
        let most = LETTERS.0.len() as u64 - 1;
        let letters = (0..shape.cells()).map(|_| Ok(unpacker.number(most)? as u8));
        let letters: Vec<u8> = letters.collect::<Result<_, UnpackError>>()?;
        if letters.iter().all(|&letter| letter == SEA) {
            return Err(unpacker.refuse());
        }
        Ok(Self::new(shape, letters, colours))
    }

    fn answer(&self, choices: &[Choice]) -> String {
        let colour = |region: usize| {
            let mut chosen = choices.iter();
            chosen.find(|choice| choice.cell == self.firsts[region])
        };
        let map = self
            .drawn(|region| colour(region).map_or('.', |choice| char::from(b'1' + choice.value)));
        map.trim_end().to_owned()
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting {
            id: COLOURS,
            options: NUMBERS,
            value: self.colours.to_string(),
        }]
    }

    fn with_setting(&self, id: &str, value: &str) -> Option<Self> {
        let index = NUMBERS.iter().position(|&number| number == value);
        let colours = index.filter(|_| id == COLOURS)? as u8 + FEWEST;
        Some(Self {
            colours,
            ..self.clone()
        })
    }

    /// Returns the number of the region of each cell, from 1; 0 for the sea.
    fn given_numbers(&self) -> Option<Vec<u8>> {
        let number = |letter: &u8| {
            let region = self.regions.iter().position(|region| region == letter);
            region.map_or(0, |region| region as u8 + 1)
        };
        Some(self.letters.iter().map(number).collect())
    }
}

const _: () = assert!(LETTERS.0.len() <= MOST_VARIABLES && LETTERS.0.len() <= u64::BITS as usize);

/// Reads maps, each up to an empty line.
#[derive(Debug, Default)]
struct Maps {
    /// Number of the first line of the map that has begun.
    first: usize,
    columns: usize,
    letters: Vec<u8>,
}

impl Maps {
    /// Ends the map that has begun, if there is one.
    fn take(&mut self, line: usize, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if self.letters.is_empty() {
            return Ok(());
        }
        if self.letters.iter().all(|&letter| letter == SEA) {
            let letters = LETTERS;
            return Err(InputError::at(line, InputFault::Missing { letters }));
        }
        let shape = Shape {
            rows: (self.letters.len() / self.columns) as u32,
            columns: self.columns as u32,
        };
        let map = Colouring::new(shape, std::mem::take(&mut self.letters), USUAL);
        cases.push(Case::new(self.first, Constrained::new(map)));
        Ok(())
    }
}

impl CaseReader for Maps {
    fn line(&mut self, line: &Line<'_>, cases: &mut Vec<Case>) -> Result<(), InputError> {
        if line.is_blank() {
            return self.take(line.number, cases);
        }
        if self.letters.is_empty() {
            self.first = line.number;
            self.columns = line.letters().count();
        }
        if !line.fits(self.columns, LETTERS) {
            return Err(line.fault(line.unfit(self.columns, LETTERS)));
        }
        let rows = self.letters.len() / self.columns + 1;
        if self.columns > MOST_SIDE as usize || rows > MOST_SIDE as usize {
            return Err(line.fault(InputFault::Size {
                rows,
                columns: self.columns,
                high: MOST_SIDE,
                wide: MOST_SIDE,
            }));
        }
        let letters = line.letters().filter_map(|letter| LETTERS.index(letter));
        self.letters.extend(letters.map(|index| index as u8));
        Ok(())
    }

    fn end(&mut self, line: usize, cases: &mut Vec<Case>) -> Result<(), InputError> {
        self.take(line, cases)
    }
}
