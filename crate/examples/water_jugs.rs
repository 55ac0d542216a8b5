//! A puzzle of one's own: measure four litres with jugs of three and five. Prints the way.
use searchlight_core::{Policy, Search, State, StateSpace, bfs};

struct Jugs;

/// A state is a number: six times the litres in the small jug and those in the large one.
fn litres(state: State) -> (u32, u32) {
    (state / 6, state % 6)
}

impl StateSpace for Jugs {
    fn states(&self) -> u64 {
        4 * 6
    }
    fn branching(&self) -> usize {
        6
    }
    fn start(&self) -> State {
        0
    }
    fn is_goal(&self, state: State) -> bool {
        litres(state).1 == 4
    }
    fn successors(&self, state: State, out: &mut [State]) -> usize {
        let (small, large) = litres(state);
        let (to_large, to_small) = (small.min(5 - large), large.min(3 - small));
        let [fill, empty] = [[6 * 3 + large, 6 * small + 5], [large, 6 * small]];
        let pour = [state - 5 * to_large, state + 5 * to_small];
        out[..6].copy_from_slice([fill, empty, pour].as_flattened());
        6
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut search = bfs(std::sync::Arc::new(Jugs), Policy::FIRST_ANSWER)?;
    search.advance(u64::MAX);
    for state in search.path() {
        println!("{:?}", litres(state));
    }
    Ok(())
}
