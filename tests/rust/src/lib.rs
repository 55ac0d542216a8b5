//! What the tests in `tests/` share. The tests see the core as a user does, through its public API.

pub mod branches;
pub mod constraint_film;
pub mod dags;
pub mod discs;
pub mod filling;
pub mod film;
pub mod forgeries;
pub mod games;
pub mod graphs;
pub mod keyed;
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
pub mod textbook;

use std::env;
use std::path::PathBuf;

/// The path of a golden file in the checkout that the tests run in, wherever they were compiled.
pub fn golden(name: &str) -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").expect("run by cargo");
    PathBuf::from(package).join("../golden").join(name)
}

/// The examples of the guides are compiled and run with the tests.
#[cfg(doctest)]
mod guides {
    #[doc = include_str!("../../../docs/rust.md")]
    struct English;
    #[doc = include_str!("../../../docs/vi/rust.md")]
    struct Vietnamese;
    #[doc = include_str!("../../../docs/zh/rust.md")]
    struct Chinese;
}
