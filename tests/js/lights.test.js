/** What stops light up: each part that a lesson names is there, at that stop, in that family. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopOf, packStops, unpackStops } from '../../www/core/stops/stop-format.js';
import { siblingsOf } from '../../www/families/backtracking/core.js';
import { partsOf as partsOfRings } from '../../www/families/backtracking/map/map-parts.js';
import { RingPlace } from '../../www/families/backtracking/map/ring-geometry.js';
import { Siblings } from '../../www/families/backtracking/map/siblings.js';
import { layTable } from '../../www/families/games/table/grid-geometry.js';
import { partsOf as partsOfTable } from '../../www/families/games/table/table-parts.js';
import { mapOf } from '../../www/families/state-space/analysis.js';
import { PLACES as OF_SPACES } from '../../www/families/state-space/map/spotlight-targets.js';
import { partsOf as partsOfMap } from '../../www/families/state-space/map/map-parts.js';
import { Wedges } from '../../www/families/trees/map/wedges.js';
import { PLACES } from '../../www/ui/callouts/spotlight-targets.js';
import { words } from './dictionaries.js';
import { lessons, sessionOf, stepOf } from './lesson-runs.js';

/** @import { Part } from '../../www/ui/kit/family-view.js' */
/** @import { LessonStop } from '../../www/lessons/types.js' */

const BOX = { width: 530, height: 488 };

/** The names of the parts on the canvas, as the family points at them. @type {Record<string, (session: any, frame: any) => readonly Part[]>} */
const PARTS = {
  'state-space': (session, frame) => {
    const map = mapOf(session);
    const point = () => ({ x: 1, y: 1 });
    const isOver = session.outcome?.code === 'impossible' && frame.frontier === 0;
    const layout = {
      pointAt: point,
      meeting: () => [point(), point()],
      other: () => (isOver ? point() : null),
      others: () => null,
    };
    const canvas = /** @type {any} */ ({ layout, layoutName: 'rings', map });
    return partsOfMap(/** @type {any} */ ({ run: { frame }, words }), canvas);
  },
  backtracking: (session, frame) => {
    const { mostChoices: depths, mostCandidates, puzzle } = session.description;
    const { depth, kind } = frame;
    const siblings = new Siblings(siblingsOf(session, 0, depth + 1), mostCandidates);
    return partsOfRings(new RingPlace(BOX, { depth, depths, kind }), siblings, puzzle, words);
  },
  games: (session, frame) => {
    const grid = layTable(BOX, session.description);
    return partsOfTable(/** @type {any} */ ({ run: { session, frame }, words }), grid);
  },
  trees: (session, frame) => {
    // The map names its parts where it has a place for them: those of these wedges.
    const wedges = new Wedges(session.ask((/** @type {any} */ core) => core.wedges(1600)));
    const current = wedges.along(frame.line.slice(1).map((/** @type {any} */ { by }) => by));
    const hasCut = Array.from({ length: wedges.count }).some(
      (_, wedge) => wedge > 0 && wedges.stateAt(wedge, frame.step) === 'cut',
    );
    const names = ['ring', ...(current > 0 ? ['now'] : []), ...(hasCut ? ['cut'] : [])];
    return names.map((name) => ({ name, says: name, note: name, at: { x: 0, y: 0 } }));
  },
};

/** Elements of a family's own. @type {Record<string, readonly string[]>} */
const OWN = {
  'state-space': Object.keys(OF_SPACES),
};

/** What can be lit at a stop. @param {LessonStop} stop */
function partsAt(stop) {
  const session = sessionOf(stop);
  const frame = session.show(stepOf(stop));
  const { family } = session.description;
  const parts = PARTS[family](session, frame).filter(({ at }) => at !== null);
  return [...Object.keys(PLACES), ...(OWN[family] ?? []), ...parts.map(({ name }) => name)];
}

for (const lesson of lessons) {
  test(`${lesson.id}: each part that a stop lights up is there, and at least three do`, () => {
    const lit = lesson.stops.filter(({ light }) => light);
    assert.ok(lit.length >= 3, `${lit.length} of ${lesson.stops.length}`);
    for (const stop of lit) {
      assert.ok(partsAt(stop).includes(String(stop.light)), `${stop.id}: ${stop.light}`);
    }
  });
}

test('a stop of an author lights up a part, also in a link; one without reads as before', () => {
  const [lit, plain] = [
    { at: 3, light: ' beam ' },
    { at: 3, light: 7 },
  ].map(stopOf);
  assert.equal(lit.light, 'beam');
  assert.equal(plain.light, '');
  assert.deepEqual(unpackStops(packStops([lit])), [lit]);
  assert.equal(packStops([plain]), packStops([stopOf({ at: 3 })]));
  assert.ok(packStops([lit]).length > packStops([plain]).length);
});
