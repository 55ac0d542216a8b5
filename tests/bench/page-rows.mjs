/**
 * What the bench reads of the built page, one row an entry.
 * @import { Reading } from './reading-rows.mjs'
 */
import { digits } from './ratios.mjs';
import { drawing, spread } from './reading-notes.mjs';

const FRAMES = 'page-frames.mjs';
const CHANGES = 'page-changes.mjs';
const FILM = 'page-film.mjs';
/** What keeps a page from answering for longer is felt. */
const TASK = { atMost: 50 };

/** @type {Reading[]} */
export const PAGE_READINGS = [
  {
    id: 'page-first-board',
    program: FRAMES,
    row: 'the first board on screen, after the load event, in Chromium',
    unit: 'ms',
    read: ({ boardMs }) => drawing(boardMs),
    wanted: { atMost: 300 },
  },
  {
    id: 'page-slow-board',
    program: FRAMES,
    row: 'the first board on screen at 1.6 Mb/s, 150 ms round trip, processor slowed 4 times, in Chromium',
    unit: 'ms',
    read: ({ slowMs }) => drawing(slowMs),
    wanted: { atMost: 1500 },
  },
  {
    id: 'page-lesson-board',
    program: CHANGES,
    row: 'the same of a lesson’s link: as many times as long as of a link to its board',
    unit: 'x the time',
    read: ({ lessonBoard }) => spread(lessonBoard, 1),
    wanted: { atMost: 1.1 },
  },
  ...Object.entries({
    lesson: 'from its entry in the list to the first lesson, for the first time',
    stop: 'from stop to stop of a lesson',
    predicting: 'from wanting questions to a film that hides what comes, for the first time',
    question: 'from stop to stop, where the second one asks',
    answer: 'from a choice to the right one and the reason',
    code: 'from wanting a program to its lit line, for the first time',
  }).map(([id, name]) => ({
    id: `page-change-${id}`,
    program: CHANGES,
    row: `${name}, in Chromium`,
    unit: 'ms',
    /** @type {Reading['read']} */
    read: ({ changes }) => drawing(changes[id]),
    wanted: { atMost: 100 },
  })),
  {
    id: 'page-film',
    program: FRAMES,
    row: 'a film of 100 pictures of 400 x 400 as GIF, in Chromium',
    unit: 'ms',
    read: ({ filmMs }) => drawing(filmMs.made),
    wanted: { atMost: 3000 },
  },
  {
    id: 'page-film-cancelled',
    program: FRAMES,
    row: 'the same: from cancelling it to its end',
    unit: 'ms',
    read: ({ filmMs }) => drawing(filmMs.cancelled),
    wanted: { atMost: 100 },
  },
  ...Object.entries({
    first: 'the first example',
    board: 'the largest board',
    deep: 'the largest board by depth-first search',
    map: 'the largest map',
    maze: 'a maze of 200 x 200 cells by A*',
  }).map(([id, name]) => ({
    id: `page-loading-${id}`,
    program: FRAMES,
    row: `loading ${name}: the longest task, processor time in Chromium`,
    unit: 'ms',
    /** @type {Reading['read']} */
    read: ({ loading }) => {
      const { processorMs, clockMs } = loading[id];
      return { value: processorMs, note: `${digits(clockMs)} on the clock` };
    },
    wanted: TASK,
  })),
  ...Object.entries({
    resting: 'opened and left alone',
    scrolled: 'scrolled past all of them, which load meanwhile',
  }).map(([id, name]) => ({
    id: `page-article-${id}`,
    program: FRAMES,
    row: `an article with 14 embeds below the fold, ${name}: tasks over 50 ms of processor time in Chromium`,
    unit: 'tasks',
    /** @type {Reading['read']} */
    read: ({ article }) => {
      const { felt, processorMs, clockMs } = article[id];
      const note = `longest ${digits(processorMs)} ms, ${digits(clockMs)} on the clock`;
      return { value: felt, note };
    },
    wanted: { atMost: 0 },
  })),
  ...Object.entries({
    first: 'the first example in 20 s',
    rings: '635,376 states in rings in 20 s',
    levels: '635,376 states in levels in 20 s',
    all: 'all 635,376 states in 20 s',
    wide: '635,376 states in rings on 1920 x 1080 in 20 s',
    directed: '635,376 states in rings, directed',
    moving: 'the first example move by move',
    knightMoving: 'the naive knight on 6 x 6 move by move',
    scrubbed: 'the first example, scrubbed',
    knight: 'the naive knight on 6 x 6 in 20 s',
    knightScrubbed: 'the naive knight on 6 x 6, scrubbed',
    table: 'the 200 x 50 Tab table in 20 s',
    tableScrubbed: 'the 200 x 50 Tab table, scrubbed',
    race: 'a race of six lanes of 181,440 states in 20 s',
    raceSharp: 'the same at two device pixels per px',
    raceScrubbed: 'the same, scrubbed',
    ordered: 'the 8-puzzle by A* in 20 s',
    orderedScrubbed: 'the same, scrubbed',
    tree: 'the game tree of an empty board by minimax in 20 s',
    treeScrubbed: 'the same, scrubbed',
  }).flatMap(([id, name]) => [
    {
      id: `page-playing-${id}`,
      program: FRAMES,
      row: `playing ${name}: script a frame in Chromium`,
      unit: 'ms',
      /** @type {Reading['read']} */
      read: ({ playing }) => drawing(playing[id].scriptMs),
      wanted: { atMost: /moving/i.test(id) ? 4 : /scrubbed/i.test(id) ? 16 : 12 },
    },
    {
      id: `page-playing-${id}-p99`,
      program: FRAMES,
      row: 'the same: 99 of 100 frames, processor time',
      unit: 'ms',
      /** @type {Reading['read']} */
      read: ({ playing }) => {
        const { median, p99, most } = playing[id].processorMs;
        return { value: p99, note: `median ${digits(median)}, most ${digits(most)}` };
      },
      wanted: { atMost: 16 },
    },
    {
      id: `page-playing-${id}-task`,
      program: FRAMES,
      row: 'the same: the longest task, processor time',
      unit: 'ms',
      /** @type {Reading['read']} */
      read: ({ playing }) => {
        const { processorMs, clockMs } = playing[id].longestTask;
        return { value: processorMs, note: `${digits(clockMs)} on the clock` };
      },
      wanted: TASK,
    },
  ]),
  {
    id: 'page-film-late',
    program: FILM,
    row: 'the whole film of 635,376 states, directed: frames over 33 ms in Chromium',
    unit: '% of frames',
    read: ({ frames, late, longestMs }) => ({
      value: (100 * late) / frames,
      note: `${late} of ${frames}, longest ${digits(longestMs)} ms`,
    }),
    wanted: { atMost: 2 },
  },
];
