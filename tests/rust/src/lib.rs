//! What the tests in `tests/` share. The tests see the core as a user does, through its public API.

pub mod branches;
pub mod dags;
pub mod discs;
pub mod filling;
pub mod film;
pub mod forgeries;
pub mod games;
pub mod graphs;
pub mod knights;
pub mod lines;
pub mod minefield;
pub mod nearsighted;
pub mod positions;
pub mod promises;
pub mod questions;
pub mod shots;
pub mod side;
pub mod specimen;
pub mod stairs;
pub mod telling;
pub mod templates;
