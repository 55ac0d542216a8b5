/**
 * The editor: CodeMirror in a shadow root, where it puts its styles into adopted style sheets, which a
 * strict policy allows. Tab leaves the editor.
 */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'; // prettier-ignore
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'; // prettier-ignore
import { tags } from '@lezer/highlight';

/** Sets the line that is running, from 1; 0 for none. @type {import('@codemirror/state').StateEffectType<number>} */
const setRunning = StateEffect.define();
/** Sets the line at fault, from 1; 0 for none. @type {import('@codemirror/state').StateEffectType<number>} */
const setFault = StateEffect.define();

const DECORATIONS = {
  running: Decoration.line({ class: 'cm-running' }),
  fault: Decoration.line({ class: 'cm-fault' }),
};

/**
 * Returns a field that decorates one line. The mark moves with its line.
 * @param {import('@codemirror/state').StateEffectType<number>} effect
 * @param {Decoration} decoration
 */
const lineMark = (effect, decoration) =>
  StateField.define({
    create: () => Decoration.none,
    update(marks, { changes, effects, state }) {
      let next = marks.map(changes);
      for (const one of effects) {
        if (!one.is(effect)) continue;
        const { value } = one;
        const isThere = value > 0 && value <= state.doc.lines;
        next = isThere
          ? Decoration.set([decoration.range(state.doc.line(value).from)])
          : Decoration.none;
      }
      return next;
    },
    provide: (field) => EditorView.decorations.from(field),
  });

/** Colours are custom properties of the page, so the editor follows its theme. */
const LOOK = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SFMono-Regular", "DejaVu Sans Mono", Menlo, Consolas, monospace',
    lineHeight: '1.58',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-2)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 14px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--active)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--selection)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--selection)' },
  '.cm-line.cm-running': {
    backgroundColor: 'var(--running)',
    boxShadow: 'inset 3px 0 var(--running-edge)',
  },
  '.cm-line.cm-fault': {
    backgroundColor: 'var(--fault)',
    boxShadow: 'inset 3px 0 var(--fault-edge)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
  },
  '.cm-diagnostic': { borderLeftColor: 'var(--fault-edge)', padding: '6px 10px' },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-word)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-text)' },
  { tag: [tags.propertyName, tags.function(tags.variableName)], color: 'var(--code-name)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
]);

/** Editor of the typed code. */
export class Editor {
  #view;
  #label = new Compartment();

  /**
   * @param {HTMLElement} place
   * @param {{ code: string, onChange: () => void, onRun: () => void }} options
   */
  constructor(place, { code, onChange, onRun }) {
    const root = place.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: code,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          javascript(),
          syntaxHighlighting(COLOURS),
          lineMark(setRunning, DECORATIONS.running),
          lineMark(setFault, DECORATIONS.fault),
          LOOK,
          keymap.of([
            { key: 'Mod-Enter', run: () => (onRun(), true) },
            ...defaultKeymap,
            ...historyKeymap,
            ...lintKeymap,
          ]),
          EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) onChange();
          }),
          this.#label.of([]),
        ],
      }),
    });
  }

  get code() {
    return this.#view.state.doc.toString();
  }

  /** Replaces the code. A step back returns to the earlier code. @param {string} code */
  set code(code) {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({
      changes: { from: 0, to: length, insert: code },
      selection: { anchor: 0 },
      scrollIntoView: true,
    });
  }

  get lines() {
    return this.#view.state.doc.lines;
  }

  /**
   * Names the editor for screen readers, in a language.
   * @param {string} label
   */
  name(label) {
    this.#view.dispatch({
      effects: this.#label.reconfigure(
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      ),
    });
  }

  /**
   * Marks the place of a fault; null removes the mark.
   * @param {{ line: number, column: number, says: string } | null} fault
   */
  markFault(fault) {
    const { state } = this.#view;
    const diagnostics = [];
    if (fault) {
      const { from, to, text } = state.doc.line(Math.min(fault.line, state.doc.lines));
      const start = Math.min(from + fault.column - 1, to);
      const [word = ''] = /^[\w$]+|^./.exec(text.slice(start - from)) ?? [];
      const severity = /** @type {const} */ ('error');
      diagnostics.push({ from: start, to: start + word.length, severity, message: fault.says });
    }
    this.#view.dispatch(setDiagnostics(state, diagnostics), {
      effects: setFault.of(fault?.line ?? 0),
    });
  }

  /** Marks the line that is running; 0 for none. @param {number} line */
  markRunning(line) {
    this.#view.dispatch({ effects: setRunning.of(line) });
  }

  focus() {
    this.#view.focus();
  }
}
