//! The algorithms, one a file, and each family's way to start them.

pub mod alternating;
pub mod backtrack;
pub mod bfs;
pub mod bidirectional;
pub mod breadth;
pub mod flood;
pub mod states;
pub mod survey;
pub mod table;
pub mod trail;
