/** A lesson of one's own: how captions are typed, the draft with its history, its file and its markup. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOfText, textOfMarked } from '../../www/core/compose/caption-text.js';
import {
  Draft,
  MOST_STOPS,
  draftOf,
  draftStop,
  draftTexts,
  fileOf,
  isLanguage,
  readFile,
  stopsOfDraft,
  textsIn,
} from '../../www/core/compose/draft.js';
import { spoken } from '../../www/core/stops/spoken-stops.js';
import { answerCode, codesIn } from '../../www/core/compose/answer-code.js';
import { lessonMarkup } from '../../www/core/compose/lesson-markup.js';
import { packStops, unpackStops } from '../../www/core/stops/stop-format.js';

/** @import { DraftStop, Lesson } from '../../www/core/compose/draft.js' */

const QUESTION = { asks: 'Which <one>?', choices: ['A & B', 'C'], right: 1, why: 'It "is".' };

/** @param {Partial<DraftStop>} [fields] */
const stop = (fields) => draftStop({ state: 'AQ', pause: true, ...fields });

/** @type {Lesson} */
const LESSON = {
  name: 'Vì sao A* không vội?',
  stops: [
    stop({ at: 3, title: 'One', caption: 'See **this** and `f`.', note: 'Ask first.' }),
    stop({ at: 9, ask: 'own', question: QUESTION, view: 'map', light: 'frontier' }),
    stop({ at: 'answer', state: 'AR', ask: 'next', caption: '[Here](https://example.org/a"b)' }),
  ],
};

/** @param {string} text */
const marked = (text) =>
  piecesOfText(text).map(({ says, marks, href }) => [says, marks.join(' '), href]);

test('a caption is typed with a few marks, and what is none stays as it is typed', () => {
  assert.deepEqual(
    marked('One **two *three*** `f = g` [four **five**](https://example.org/)\nsix'),
    [
      ['One ', '', ''],
      ['two ', 'strong', ''],
      ['three', 'em strong', ''],
      [' ', '', ''],
      ['f = g', 'code', ''],
      [' ', '', ''],
      ['four ', '', 'https://example.org/'],
      ['five', 'strong', 'https://example.org/'],
      ['\n', '', ''],
      ['six', '', ''],
    ],
  );
  for (const text of ['A* is in no hurry', '2 * 3 * 4', '**', '`', '[a] (b)', 'a_b_c']) {
    assert.deepEqual(marked(text), [[text, '', '']]);
  }
  assert.deepEqual(marked('[x](javascript:alert)'), [['x', '', '']]);
  assert.deepEqual(marked('\\*no\\*'), [['*no*', '', '']]);
});

test('what is written of a caption reads as the same caption', () => {
  for (const text of [
    'A **b** *c* `d` [e](https://example.org/)\nf',
    '\\*no\\* \\[x\\]',
    '**[a](https://example.org/)** b',
  ]) {
    const pieces = piecesOfText(text);
    assert.deepEqual(piecesOfText(textOfMarked(pieces)), pieces, text);
  }
});

test('a draft undoes and redoes what was done; what is typed into one field is one change', () => {
  /** @type {string[]} */
  const kept = [];
  const draft = new Draft(null, ({ name }) => void kept.push(name));
  for (const name of ['W', 'Wh', 'Why']) draft.rename(name);
  assert.equal(draft.add(stop({ at: 5 })), 0);
  assert.equal(draft.add(stop({ at: 3 })), 0, 'stops of a run stand in the order of its steps');
  assert.equal(draft.add(stop({ at: 4, state: 'AR' })), 2);
  assert.equal(draft.move(0, 1), 1);
  assert.equal(draft.move(0, -1), 0, 'the first one stays the first');
  const steps = () => draft.lesson.stops.map(({ at }) => at);
  assert.deepEqual(steps(), [5, 3, 4]);
  draft.remove(1);
  assert.deepEqual(steps(), [5, 4]);
  draft.undo();
  draft.undo();
  assert.deepEqual(steps(), [3, 5, 4]);
  draft.redo();
  assert.deepEqual(steps(), [5, 3, 4]);
  while (draft.canUndo) draft.undo();
  assert.deepEqual(draft.lesson, { name: '', stops: [] });
  draft.redo();
  assert.equal(draft.lesson.name, 'Why');
  assert.equal(kept.at(-1), 'Why');
  for (let step = 0; step <= MOST_STOPS; step++) draft.add(stop({ at: step }));
  assert.equal(draft.lesson.stops.length, MOST_STOPS);
});

test('a lesson comes back from its file and from its link; another file is refused', () => {
  assert.deepEqual(readFile(fileOf(LESSON)), LESSON);
  for (const text of ['', '{}', '[]', 'null', '{"format":"searchlight-lesson","version":2}']) {
    assert.equal(readFile(text), null);
  }
  const odd = { format: 'searchlight-lesson', version: 1, name: 5, stops: [null, { ask: '<b>' }] };
  assert.deepEqual(readFile(JSON.stringify(odd)), {
    name: '',
    stops: [draftStop({}), draftStop({})],
  });
  const stops = unpackStops(packStops(stopsOfDraft(LESSON)));
  const back = draftOf(stops, 'AQ', (state) => state);
  assert.deepEqual(stopsOfDraft(back), stopsOfDraft(LESSON));
  assert.equal(back.name, LESSON.name);
  assert.equal(back.stops[2].state, 'AR');
});

test('while it is made, a lesson is a list of stops without questions, each of its own run', () => {
  const plain = stopsOfDraft(LESSON, true);
  assert.deepEqual(
    plain.map(({ state, ask, question, note, lesson }) => [state, ask, question, note, lesson]),
    ['AQ', 'AQ', 'AR'].map((state) => [state, ...Array(4).fill(undefined)]),
  );
});

test('the markup of a lesson has its questions, and every text is escaped', () => {
  const place = { script: 's.js', style: 's.css', isModule: false, frame: 'e.html' };
  assert.equal(
    lessonMarkup(stopsOfDraft(LESSON), 'AQ', place),
    `<script src="s.js"></script>

<search-light input="AQ">
  <ol slot="stops" data-lesson="Vì sao A* không vội?">
    <li data-step="3" data-pause data-title="One" data-note="Ask first.">See <strong>this</strong> and <code>f</code>.</li>
    <li data-step="9" data-pause data-view="map" data-light="frontier" data-ask="Which &lt;one&gt;?">
      <ul data-choices>
        <li>A &amp; B</li>
        <li data-right="It &quot;is&quot;.">C</li>
      </ul>
    </li>
    <li data-step="answer" data-pause data-state="AR" data-ask="next"><a href="https://example.org/a&quot;b">Here</a></li>
  </ol>
</search-light>`,
  );
});

test('codes of learners are found in any text; a damaged one is counted and not believed', () => {
  const answers = [
    { stop: 1, choice: 2, correct: true },
    { stop: 4, choice: 0, correct: false },
    { stop: 5, choice: 17, correct: true, isTyped: true },
  ];
  const an = { name: 'Nguyễn An', lesson: 'sweep', total: 3, answers };
  const bo = { name: '', lesson: 'Vì sao?', total: 1, answers: [] };
  const [one, other] = [an, bo].map(answerCode);
  assert.match(one, /^SL1\.[\w-]+\.[0-9a-f]{8}$/);
  const mail = `Hello,\nhere: ${one}.\n> ${other}\n${one}`;
  assert.deepEqual(codesIn(mail), { sheets: [an, bo], damaged: 0 });
  const damaged = one.replace(/^SL1\.(.)/, (_, letter) => `SL1.${letter === 'W' ? 'X' : 'W'}`);
  assert.deepEqual(codesIn(`${damaged} SL1.x.00000000`), { sheets: [], damaged: 2 });
  assert.deepEqual(codesIn('nothing'), { sheets: [], damaged: 0 });
  const long = { ...bo, name: `  ${'a'.repeat(100)} `, lesson: ' sweep ' };
  const { sheets } = codesIn(answerCode(long));
  assert.deepEqual(sheets, [{ ...long, name: 'a'.repeat(80), lesson: 'sweep' }]);
});

/** A lesson in two further languages, one of them only begun. @type {Lesson} */
const SPOKEN = {
  ...LESSON,
  lang: 'en',
  names: { vi: 'Vì sao?', zh: '' },
  stops: LESSON.stops.map((one, index) => ({
    ...one,
    words: {
      vi: draftTexts({
        title: `Chặng ${index + 1}`,
        caption: 'Xem **đây**.',
        note: 'Hỏi trước.',
        question: { asks: 'Cái nào?', choices: ['Một', 'Hai'], right: 1, why: 'Vì vậy.' },
      }),
    },
  })),
};

test('a lesson in several languages goes through file and link; old files still open', () => {
  assert.deepEqual(readFile(fileOf(SPOKEN)), SPOKEN);
  const stops = stopsOfDraft(SPOKEN);
  assert.deepEqual(unpackStops(packStops(stops)), stops);
  const back = draftOf(stops, 'AQ', (state) => state);
  assert.deepEqual(back.names, { vi: 'Vì sao?' }, 'a language without words is not in the link');
  assert.deepEqual(stopsOfDraft({ ...back, names: SPOKEN.names }), stops);
  const old = JSON.stringify({ format: 'searchlight-lesson', version: 1, ...LESSON });
  assert.deepEqual(readFile(old), LESSON);
  assert.equal(fileOf(LESSON), fileOf(readFile(old) ?? assert.fail()));
  // The link of a lesson in one language is what it was before there were several.
  assert.ok(!JSON.stringify(stopsOfDraft(LESSON)).includes('words'));
});

test('a reader sees the first of the own languages that the lesson has, else its first', () => {
  const stops = stopsOfDraft(SPOKEN);
  const titles = (/** @type {string[]} */ ...wanted) => spoken(stops, wanted).map(({ title }) => title); // prettier-ignore
  assert.deepEqual(titles('vi-VN', 'en'), ['Chặng 1', 'Chặng 2', 'Chặng 3']);
  assert.deepEqual(titles('en', 'vi'), ['One', '', '']);
  assert.deepEqual(titles('fr'), ['One', '', '']);
  assert.deepEqual(titles('fr', 'vi'), ['Chặng 1', 'Chặng 2', 'Chặng 3']);
  const [first, second] = spoken(stops, ['vi']);
  assert.equal(first.lesson, 'Vì sao?');
  assert.equal(first.note, 'Hỏi trước.');
  assert.deepEqual(first.pieces?.map(({ says }) => says), ['Xem ', 'đây', '.']); // prettier-ignore
  assert.deepEqual(second.question, { asks: 'Cái nào?', choices: ['Một', 'Hai'], right: 1, why: 'Vì vậy.' }); // prettier-ignore
  // A question whose choices are not all translated stays as it is.
  const part = stopsOfDraft({ ...SPOKEN, stops: SPOKEN.stops.map((one) => ({ ...one, words: { vi: draftTexts({ question: { asks: 'Cái nào?', choices: ['Một', ''] } }) } })) }); // prettier-ignore
  assert.equal(spoken(part, ['vi'])[1].question?.asks, QUESTION.asks);
});

test('markup has the further languages in templates, which a page without the script does not show', () => {
  const markup = lessonMarkup(stopsOfDraft(SPOKEN), 'AQ', { script: 'x.js', style: '', isModule: true, frame: '' }); // prettier-ignore
  assert.match(markup, /<ol slot="stops" lang="en" data-lesson=/);
  assert.match(markup, /<template lang="vi" data-lesson="Vì sao\?" data-title="Chặng 1" data-note="Hỏi trước\.">Xem <strong>đây<\/strong>\.<\/template>/); // prettier-ignore
  assert.match(markup, /<template lang="vi" data-title="Chặng 2" data-ask="Cái nào\?"[^]*<li data-right="Vì vậy\.">Hai<\/li>/); // prettier-ignore
});

test('a draft adds languages, says words in them, and removes them; each can be undone', () => {
  const draft = new Draft(LESSON, () => {});
  draft.addLanguage('vi');
  draft.say(0, { title: 'Một' }, 'vi', 'title');
  draft.say(0, { title: 'Một hai' }, 'vi', 'title');
  draft.rename('Tên', 'vi');
  assert.equal(textsIn(draft.lesson.stops[0], 'vi').title, 'Một hai');
  assert.equal(textsIn(draft.lesson.stops[0], '').title, 'One');
  assert.deepEqual(textsIn(draft.lesson.stops[1], 'vi').question.choices, ['', '']);
  draft.removeLanguage('vi');
  assert.deepEqual(draft.lesson, LESSON);
  draft.undo();
  draft.undo();
  draft.undo();
  assert.equal(textsIn(draft.lesson.stops[0], 'vi').title, '');
  for (const tag of ['', 'x', 'toolongtag', '<b>', 'vi_VN']) assert.ok(!isLanguage(tag), tag);
  for (const tag of ['vi', 'pt-BR', 'zh-Hant']) assert.ok(isLanguage(tag), tag);
});
