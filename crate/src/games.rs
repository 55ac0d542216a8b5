//! The win/lose family: tables of games, filled by dynamic programming.
//!
//! A game implements [`WinLose`]. [`TableFill`] fills its table, in the order of positions or
//! backwards, and can show every step. An [`Oracle`] reads a finished table: good moves, the best
//! line, and mistakes. [`GrundyNumbers`] says which heap of nim each position is worth. The module [`tree`] searches the trees of games instead of filling tables.

mod algorithm;
mod certificate;
mod event;
mod frame;
mod grundy;
mod oracle;
mod playback;
mod position;
mod question;
mod retrograde;
mod table_fill;
pub mod tree;
mod value;
mod value_table;
mod win_lose;

pub use algorithm::Algorithm;
pub(crate) use certificate::FilledTable;
pub use certificate::TableCertificate as Certificate;
pub use event::{Event, ProbeKind, ProbeResult};
pub use frame::{Counters, Frame};
pub use grundy::{GrundyNumbers, mex};
pub use oracle::{MoveValue, Oracle};
pub use position::Position;
pub use retrograde::NO_ORDINAL;
pub use table_fill::TableFill;
pub use value::{MOST_PLIES, Value};
pub use value_table::{Progress, Rule, ValueTable};
pub use win_lose::WinLose;
