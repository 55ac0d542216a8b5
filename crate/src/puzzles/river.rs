//! River crossings: a wolf, a goat and a cabbage (Alcuin, about 800), or missionaries and cannibals.
//!
//! The board has three rows: the far bank, the river, which is empty, and the near bank, from which all
//! start. The first column holds the boat with the farmer, code 1; the others hold the wolf (2), the
//! goat (3) and the cabbage (4), or the number of missionaries and the number of cannibals.

use crate::board::{MoveValues, Shape};
use crate::graph_search::Moves;
use crate::growth::Growth;
use crate::kind::{Kind, Preset, Sizes};
use crate::ordered::Keyed;
use crate::puzzle::Puzzle;
use crate::puzzles::keyed::{self, Form, KeyedRules};
use crate::text::{InputError, Line};

/// Entry of the river crossings in the registry.
pub const PUZZLE: Puzzle = keyed::puzzle::<River>();

/// Properties of the river crossings: their algorithms, board size and examples.
pub static KIND: Kind = Kind::of_space(
    "river",
    11,
    Sizes::within(Shape {
        rows: BANKS,
        columns: 4,
    }),
    &[
        Preset::new("wolf", WOLF),
        Preset::new("three", "3 2"),
        Preset::new("four", "4 2"),
        Preset::new("large", "20 4"),
    ],
)
.deepened();

/// Rows of the board.
const BANKS: u32 = 3;
/// The text of the wolf, the goat and the cabbage.
const WOLF: &str = "wolf";
/// Maximum number of missionaries, and of seats.
const MOST: u32 = 50;

/// Who crosses the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum River {
    /// The goat may not be left with the wolf or with the cabbage. The boat takes one of them. A key
    /// has a bit for the boat, then one for each passenger, in the order of the rows: 1 on the far bank.
    Wolf,
    /// As many cannibals as missionaries. On no bank may cannibals outnumber missionaries, unless the
    /// bank has no missionary. A key holds the bank of the boat, then the missionaries and the
    /// cannibals on the near bank.
    People { each: u32, seats: u32 },
}

/// Bits of the goat with the wolf, and with the cabbage.
const EATEN: [u64; 2] = [0b0110, 0b1100];
/// Number of bits for each part of a key.
const BITS: u32 = 8;

/// Returns the three parts of a key.
const fn parts(key: u64) -> [u32; 3] {
    [
        key as u32 & 255,
        (key >> BITS) as u32 & 255,
        (key >> (2 * BITS)) as u32,
    ]
}

fn key_of([boat, missionaries, cannibals]: [u32; 3]) -> u64 {
    u64::from(boat | missionaries << BITS | cannibals << (2 * BITS))
}

/// Returns whether nobody is eaten when the boat has crossed.
const fn is_safe(key: u64) -> bool {
    // The bank without the boat, as ones.
    let left = if key & 1 == 0 { key } else { !key };
    left & EATEN[0] != EATEN[0] && left & EATEN[1] != EATEN[1]
}

impl Keyed for River {
    fn root(&self) -> u64 {
        match *self {
            Self::Wolf => 0,
            Self::People { each, .. } => key_of([0, each, each]),
        }
    }

    fn is_goal(&self, key: u64) -> bool {
        match self {
            Self::Wolf => key == 0b1111,
            Self::People { .. } => key == key_of([1, 0, 0]),
        }
    }

    fn moves(&self, key: u64, moves: &mut Moves<u64>) {
        match *self {
            Self::Wolf => {
                let aboard = [0, 0b0010, 0b0100, 0b1000];
                // A passenger must be on the bank of the boat.
                let beside = aboard.into_iter().filter(|&with| match key & 1 {
                    0 => key & with == 0,
                    _ => key & with == with,
                });
                let crossed = beside.map(|with| key ^ (with | 1));
                let safe = crossed.filter(|&after| is_safe(after));
                safe.for_each(|after| moves.push(after, 1));
            }
            Self::People { each, seats } => {
                let [boat, missionaries, cannibals] = parts(key);
                let here = |near: u32| if boat == 0 { near } else { each - near };
                for crossing in 1..=seats {
                    for men in (0..=crossing.min(here(missionaries))).rev() {
                        let others = crossing - men;
                        if others > here(cannibals) {
                            continue;
                        }
                        let left = |near: u32, aboard: u32| match boat {
                            0 => near - aboard,
                            _ => near + aboard,
                        };
                        let (men, others) = (left(missionaries, men), left(cannibals, others));
                        let near = men == 0 || men >= others;
                        let far = men == each || each - men >= each - others;
                        if near && far {
                            moves.push(key_of([1 - boat, men, others]), 1);
                        }
                    }
                }
            }
        }
    }

    fn board_shape(&self) -> Shape {
        let columns = match self {
            Self::Wolf => 4,
            Self::People { .. } => 3,
        };
        let rows = BANKS;
        Shape { rows, columns }
    }

    fn board(&self, key: u64, cells: &mut [u8]) {
        let columns = cells.len() / BANKS as usize;
        let near = cells.len() - columns;
        for column in 0..columns {
            match *self {
                Self::Wolf => {
                    let bank = if key >> column & 1 == 1 { 0 } else { near };
                    cells[bank + column] = column as u8 + 1;
                }
                Self::People { .. } if column == 0 => {
                    cells[if key & 1 == 1 { 0 } else { near }] = 1;
                }
                Self::People { each, .. } => {
                    let here = parts(key)[column];
                    cells[near + column] = here as u8;
                    cells[column] = (each - here) as u8;
                }
            }
        }
    }

    /// Returns the cells of the passenger on both banks; of passengers of two kinds, and without one,
    /// those of the boat.
    fn ends_of_move(&self, from: u64, to: u64) -> Option<[usize; 2]> {
        let column = match self {
            Self::Wolf => ((from ^ to) >> 1).checked_ilog2().map_or(0, |bit| bit + 1) as usize,
            Self::People { .. } => {
                let [[_, men, others], [_, men_after, others_after]] = [from, to].map(parts);
                match (men == men_after, others == others_after) {
                    (false, true) => 1,
                    (true, false) => 2,
                    _ => 0,
                }
            }
        };
        let columns = self.board_shape().columns as usize;
        let (far, near) = (column, 2 * columns + column);
        Some(if to & 1 == 1 {
            [near, far]
        } else {
            [far, near]
        })
    }

    fn move_values(&self, from: u64, to: u64) -> MoveValues {
        match self {
            Self::Wolf => {
                let who = match from ^ to {
                    0b0011 => "wolf",
                    0b0101 => "goat",
                    0b1001 => "cabbage",
                    _ => "nobody",
                };
                MoveValues::of([("who", who.into())])
            }
            Self::People { .. } => {
                let [[_, men, others], [_, men_after, others_after]] = [from, to].map(parts);
                let men = men.abs_diff(men_after);
                let others = others.abs_diff(others_after);
                let who = match (men, others) {
                    (_, 0) => "men",
                    (0, _) => "others",
                    _ => "both",
                };
                MoveValues::of([
                    ("who", who.into()),
                    ("men", men.into()),
                    ("others", others.into()),
                ])
            }
        }
    }

    fn features(&self) -> &'static [&'static str] {
        &["across"]
    }

    /// Returns how many passengers are on the far bank.
    fn feature(&self, _: usize, key: u64) -> u32 {
        match self {
            Self::Wolf => (key >> 1).count_ones(),
            Self::People { each, .. } => 2 * each - parts(key)[1] - parts(key)[2],
        }
    }
}

impl KeyedRules for River {
    const KIND: &'static Kind = &KIND;
    const FORM: Form = Form::Line;
    const SETTINGS: &'static [&'static str] = &["each", "seats"];

    fn read(lines: &[Line<'_>]) -> Result<Self, InputError> {
        if lines[0].letters().eq(WOLF.chars()) {
            return Ok(Self::Wolf);
        }
        let numbers = lines[0].numbers(2, 1, MOST)?;
        let (each, seats) = (numbers[0], numbers[1]);
        Ok(Self::People { each, seats })
    }

    fn growth(&self) -> Option<Growth> {
        matches!(self, Self::People { .. }).then_some(Growth {
            formula: "2(n + 1)²",
            sizes: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        })
    }

    fn sized(&self, each: u32) -> Option<(u64, Self)> {
        let Self::People { seats, .. } = *self else {
            return None;
        };
        let states = 2 * u64::from((each + 1) * (each + 1));
        Some((states, Self::People { each, seats }))
    }

    fn text(&self) -> String {
        match self {
            Self::Wolf => format!("{WOLF}\n"),
            Self::People { each, seats } => format!("{each} {seats}\n"),
        }
    }
}
