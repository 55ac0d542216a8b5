import { Session, catalogue, loadEngine } from 'searchlight/core';

await loadEngine();
const [puzzle] = catalogue();
const session = new Session(puzzle.presets[0].link);
while (!session.outcome) session.advance(1e6);
console.log(puzzle.id, session.outcome);
session.free();
