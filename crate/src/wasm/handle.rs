//! The data behind one session of the page. The other files of the boundary add its methods.

use wasm_bindgen::prelude::*;

#[cfg(feature = "backtracking")]
use crate::backtracking;
#[cfg(feature = "games")]
use crate::games;
use crate::session::Session;
#[cfg(feature = "state-space")]
use crate::state_space;

/// Reused frames, one of each family.
#[derive(Default)]
pub(super) struct Frames {
    #[cfg(feature = "state-space")]
    pub state_space: state_space::Frame,
    #[cfg(feature = "backtracking")]
    pub backtracking: backtracking::Frame,
    #[cfg(feature = "games")]
    pub games: games::Frame,
    #[cfg(feature = "trees")]
    pub trees: games::tree::Frame,
}

/// The core of one visualizer.
#[wasm_bindgen(js_name = Session)]
pub struct SessionHandle {
    pub(super) session: Session,
    pub(super) frames: Frames,
    /// Reused buffer for the numbers of a frame.
    pub(super) numbers: Vec<f64>,
    /// Reused buffer for the boards of a frame, one after the other.
    pub(super) boards: Vec<u8>,
    pub(super) linked_step: f64,
}
