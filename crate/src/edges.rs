//! Moves between states in compressed rows.

/// For each state, the states of its moves.
pub(crate) struct Edges {
    /// Index of the first move of each state, then the number of moves.
    pub first: Vec<u32>,
    pub to: Vec<u32>,
}

impl Default for Edges {
    fn default() -> Self {
        Self {
            first: vec![0],
            to: Vec::new(),
        }
    }
}

impl Edges {
    pub fn of(&self, state: u32) -> &[u32] {
        let state = state as usize;
        &self.to[self.first[state] as usize..self.first[state + 1] as usize]
    }

    /// Returns the greatest number of moves of a state.
    pub fn most(&self) -> usize {
        let counts = self.first.windows(2).map(|pair| pair[1] - pair[0]);
        counts.max().unwrap_or_default() as usize
    }

    /// Appends the moves of the next states.
    pub fn extend(&mut self, counts: &[u32], to: &[u32]) {
        let mut end = self.to.len() as u32;
        self.first.extend(counts.iter().map(|&count| {
            end += count;
            end
        }));
        self.to.extend_from_slice(to);
    }

    /// Returns the edges in the other direction.
    pub fn reversed(&self) -> Self {
        let states = self.first.len() - 1;
        let pairs =
            (0..states as u32).flat_map(|from| self.of(from).iter().map(move |&to| (to, from)));
        Self::new(states, pairs)
    }

    /// Makes the edges of `count` states from pairs of states, in the order of the pairs.
    pub fn new(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        let mut first = vec![0_u32; count + 1];
        for (from, _) in pairs.clone() {
            first[from as usize + 1] += 1;
        }
        for state in 0..count {
            first[state + 1] += first[state];
        }
        let mut next = first.clone();
        let mut to = vec![0; first[count] as usize];
        for (from, target) in pairs {
            let place = &mut next[from as usize];
            to[*place as usize] = target;
            *place += 1;
        }
        Self { first, to }
    }
}
