/** Limits of what the frame of the typed code may say. */
export const LIMITS = {
  /** Number of states and of moves in all. */
  states: 1 << 20,
  moves: 1 << 24,
  /** Number of states and of moves of one batch. */
  batch: 1 << 21,
  /** Characters of the text of one batch, and of all batches. */
  text: 1 << 23,
  allText: 1 << 26,
  /** Different labels, and characters of one label. */
  names: 4096,
  name: 60,
  /** Characters of a puzzle's name, and of a state in words. */
  title: 80,
  told: 400,
  /** Characters of a player's name. */
  player: 20,
  /** Shapes of one state. */
  shapes: 400,
  /** Cells of a board of letters, and different letters. */
  cells: 400,
  letters: 256,
  /** Characters of a message about a fault. */
  fault: 400,
  /** Announcements of calls of one run. */
  abouts: 200,
  /** Characters of the code. */
  code: 1 << 16,
};
