/**
 * English for the map of a backtracking search; it comes with that family.
 * @type {import('./index.js').Dictionary}
 */
export default {
  'depths.caption': 'one ring a depth; its arcs are the choices there',
  'depths.counted': 'counted at the depths of the path shown',
  'depths.pending': 'still to try',
  'depths.path': 'on the path',
  'depths.failed': 'tried, failed',
  'depths.refused': 'refused',
  'depths.cut': 'cut off',

  'tree.label':
    'The path from the start to here, one row a depth: tried before it, the choice on the path, still to try. Left and right go along a row, up and down between rows, Enter goes to where that candidate was tried.',
  'tree.above': {
    one: '{count} choice above these',
    other: '{count} choices above these',
  },
  'tree.row':
    'Depth {depth}: {choice} is on the path. Of {of} candidates {failed} failed, {refused} were refused, {cut} cut off, {pending} are still to try.',
  'tree.here':
    'Depth {depth}, here: of {of} candidates {failed} failed, {refused} were refused, {cut} cut off, {pending} are still to try.',
  'tree.failed': {
    one: 'Depth {depth}, candidate {number} of {of}: tried and failed after {count} step. Go to where it was tried',
    other:
      'Depth {depth}, candidate {number} of {of}: tried and failed after {count} steps. Go to where it was tried',
  },
  'tree.cut': {
    one: 'Depth {depth}, candidate {number} of {of}: cut off after {count} step. Go to where it was tried',
    other:
      'Depth {depth}, candidate {number} of {of}: cut off after {count} steps. Go to where it was tried',
  },
};
