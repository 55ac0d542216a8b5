//! What the filling of a table tells beyond other runs.

use crate::search::table::oracle::Oracle;
use crate::win_lose::{Position, Worth};

/// The filling of a table, beyond what every run tells. None of these moves the cursor.
pub trait Tabled {
    /// The worth of each position, as far as it is computed; where a run was to stop at the start,
    /// of no position behind it.
    fn worth(&self) -> &[Worth];

    /// Whether the table tells how long games last, and not just who wins.
    fn has_distances(&self) -> bool;

    /// The place of each position in the order of filling, [`NO_RANK`] where it is not filled yet;
    /// empty where positions are filled in their own order.
    ///
    /// [`NO_RANK`]: crate::search::table::waves::NO_RANK
    fn ranks(&self) -> &[u32];

    /// The step that filled this position, if it is known.
    fn filled_at(&self, position: Position) -> Option<u64>;

    /// The positions that the moves of a position lead to, in move order, or `backward` those from
    /// which moves lead there; none for one outside the table.
    fn neighbours(&self, position: Position, backward: bool) -> Vec<Position>;

    /// What the table tells those who play, once it is finished; `None` also for a table without
    /// distances.
    fn oracle(&self) -> Option<Oracle<'_>>;
}
