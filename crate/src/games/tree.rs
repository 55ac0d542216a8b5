//! Game trees: minimax and alpha-beta search.
//!
//! A game implements [`GameTree`]. [`TreeSearch`] walks the tree of its moves in depth-first order
//! and can show every step.
//!
//! # Design
//! The search keeps one entry for each position that it has entered, in preorder: the parent, the
//! end of the subtree, the depth, the move and the value. That is 14 bytes a node with the list of
//! leaves. A step enters a node or returns from one, so the step that enters node `n` at depth `d`
//! is `2n - d`, and the step that returns from it follows from the end of its subtree. To show a
//! step, the search finds the latest entered node by binary search and walks up its parents. Alpha
//! and beta are not stored: they follow from the values of the finished siblings along the path.
//!
//! Values are told as the player sees them who moves at the root, called the first player. A value
//! below a cut is a bound. The search keeps for each node whether its value is exact, at least or
//! at most the true value; see [`Bound`].

mod algorithm;
#[cfg(feature = "trees")]
mod certificate;
#[cfg(feature = "trees")]
mod event;
#[cfg(feature = "trees")]
mod exact;
#[cfg(feature = "trees")]
mod game;
#[cfg(all(feature = "own", feature = "trees"))]
mod given;
#[cfg(feature = "trees")]
mod nodes;
#[cfg(feature = "trees")]
mod playback;
#[cfg(feature = "trees")]
mod question;
#[cfg(feature = "trees")]
mod search;
#[cfg(feature = "trees")]
mod value;
#[cfg(feature = "trees")]
mod wedges;

pub use algorithm::{Algorithm, MOST_LIMIT, Order};
#[cfg(feature = "trees")]
pub use certificate::TreeCertificate as Certificate;
#[cfg(feature = "trees")]
pub use event::{Counters, Event, Frame, MoveState, Place, Tried, Visit};
#[cfg(feature = "trees")]
pub use exact::ExactValues;
#[cfg(feature = "trees")]
pub use game::GameTree;
#[cfg(all(feature = "own", feature = "trees"))]
pub use given::GivenGame;
#[cfg(feature = "trees")]
pub use search::{MOST_NODES, TreeSearch};
#[cfg(feature = "trees")]
pub use value::{Bound, DRAW, LOSS, Value, WIN};
#[cfg(feature = "trees")]
pub use wedges::{Wedge, Wedges};
