//! Certificates of games: tables of values that can be checked without trusting the search.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::games::position::Position;
use crate::games::value::Value;
use crate::games::win_lose::WinLose;
use crate::proof::Flaw;

/// The certificate of the value of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[cfg_attr(feature = "wasm", tsify(missing_as_null))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum TableCertificate {
    /// The table of the positions from 0 at least to the start of the game. If `distances` is true,
    /// `values` holds the number of plies that the game lasts from each position; otherwise 1 if
    /// the player to move wins, else 0. `moves` holds the position to which a winning move leads,
    /// or `None` if no move wins.
    Table {
        distances: bool,
        values: Vec<u16>,
        moves: Vec<Option<Position>>,
    },
}

/// Data from which a certificate is made: a filled table, without its order of filling.
pub(crate) struct FilledTable {
    pub(super) game: Arc<dyn WinLose>,
    pub(super) values: Vec<Value>,
    /// Whether the table holds how long games last.
    pub(super) distances: bool,
}

impl fmt::Debug for FilledTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FilledTable")
            .field("cells", &self.values.len())
            .field("distances", &self.distances)
            .finish_non_exhaustive()
    }
}

impl FilledTable {
    /// Makes the certificate of the table, in time linear in the moves of its positions.
    pub(crate) fn certificate(&self) -> TableCertificate {
        TableCertificate::of_table(self.game.as_ref(), &self.values, self.distances)
    }
}

impl TableCertificate {
    /// Makes the certificate from the values of a filled table. `distances` says whether the values
    /// tell how long games last.
    pub(super) fn of_table(game: &dyn WinLose, values: &[Value], distances: bool) -> Self {
        let mut buffer = vec![0; game.most_moves()];
        let moves = (0..).zip(values).map(|(position, value)| {
            if value.loses() {
                return None;
            }
            let count = game.moves(position, &mut buffer);
            let mut moves = buffer[..count].iter().copied();
            moves.find(|&to| values[to as usize].before() == *value)
        });
        Self::Table {
            distances,
            moves: moves.collect(),
            values: values.iter().filter_map(|value| value.plies()).collect(),
        }
    }

    /// Checks the certificate against the moves of the game; shares no code with a search.
    ///
    /// # Errors
    /// The first [`Flaw`] that the check finds.
    ///
    /// # Complexity
    /// Linear in the moves of the positions that the certificate holds.
    pub fn verify(&self, game: &dyn WinLose) -> Result<(), Flaw> {
        let Self::Table {
            distances,
            values,
            moves,
        } = self;
        if values.len() > game.positions() as usize {
            let state = values.len() as Position - 1;
            return Err(Flaw::OutsideSpace { state });
        }
        if values.len() <= game.start() as usize || values.len() != moves.len() {
            return Err(Flaw::NotInside);
        }
        let mut buffer = vec![0; game.most_moves()];
        for ((position, &value), &claimed) in (0..).zip(values).zip(moves) {
            let count = game.moves(position, &mut buffer);
            let successors = &buffer[..count];
            if let Some(&to) = successors.iter().find(|&&to| to >= position) {
                return Err(Flaw::NotClosed { from: position, to });
            }
            let after = successors.iter().map(|&to| values[to as usize]);
            let soonest = after.clone().filter(|value| value % 2 == 0).min();
            let due = match soonest {
                Some(_) if !distances => 1,
                Some(plies) => plies.saturating_add(1),
                None if !distances => 0,
                None => after.max().map_or(0, |plies| plies.saturating_add(1)),
            };
            let is_kept = match claimed {
                Some(to) if !successors.contains(&to) => {
                    return Err(Flaw::NoMove { from: position, to });
                }
                // With distances, the claimed move must win exactly as soon as the certificate
                // says.
                Some(to) if *distances => values[to as usize].checked_add(1) == Some(value),
                Some(to) => values[to as usize] % 2 == 0,
                None => true,
            };
            if value != due || !is_kept || claimed.is_some() != (value % 2 == 1) {
                return Err(Flaw::WrongValue { position });
            }
        }
        Ok(())
    }
}
