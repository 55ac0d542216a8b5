/**
 * Makes the package's description of the element from the source: the manifest and the types.
 * Leaves out members that only the shell uses, and members that every element has.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LESSONS } from '../www/lessons/index.js';
import { catalogue, initSync } from '../www/wasm/searchlight.js';
import { ROOT } from './wasm.mjs';

/** The analyzer has no types for the parts that are used here. */
const ANALYZER = '@custom-elements-manifest/analyzer';
const { create, ts } = await import(ANALYZER);
const { litPlugin } = await import(`${ANALYZER}/src/features/framework-plugins/lit/lit.js`);

/** @typedef {any} Node of the compiler's tree, which has no types here either */

/**
 * A part of the manifest.
 * @typedef {object} Told
 * @property {string} name
 * @property {string} [kind]
 * @property {string} [description]
 * @property {{ text: string }} [type]
 * @property {string} [privacy]
 * @property {boolean} [static]
 *
 * @typedef {Told & { members?: Told[], attributes?: Told[], events?: Told[] }} Declaration
 */

/** The element's classes, the base first. */
const SOURCES = ['www/element/element-api.js', 'www/element/search-light.js'];

/** Members that only the frame loop, the page around the element and the base class use. */
const INNER = new Set([
  ...[
    'frame',
    'readRoles',
    'takeKey',
    'gallery',
    'explore',
    'openGallery',
    'compose',
    'openComposer',
    'grant',
    'showNow',
    'wish',
    'menu',
    'state',
    'constructor',
  ],
  ...['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'],
  ...['willUpdate', 'updated', 'render', 'renderRoot', 'PARTS'],
]);

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * Returns the members that the shell requires from its host. They are not for authors, unless they
 * are attributes, too.
 */
function hidden() {
  const host = [...read('www/ui/kit/host.js').matchAll(/@property \{.*?\} \[?(\w+)\]?/g)];
  const attributes = new Set([
    'readonly',
    'label',
    'stops',
    'view',
    'lang',
    'theme',
    'controls',
    'layout',
  ]);
  const names = host.map(([, name]) => name).filter((name) => !attributes.has(name));
  return new Set([...INNER, ...names]);
}

/** @returns {string[]} those that there are */
function sources() {
  return SOURCES.filter((path) => ts.sys.fileExists(join(ROOT, path)));
}

/**
 * Returns the types given by a tag of the element's comment, by name. They replace the types that
 * the analyzer infers.
 * @param {'attr' | 'fires'} tag
 */
function typesOf(tag) {
  const lines = read('www/element/search-light.js').matchAll(
    new RegExp(`^ \\* @${tag} \\{(.+?)\\} (\\w+)(?: -|$)`, 'gm'),
  );
  return new Map([...lines].map(([, type, name]) => [name, type]));
}

/** @param {Iterable<string>} values */
const unionOf = (values) => [...new Set(values)].map((value) => `'${value}'`).join(' | ');

/** Returns the types of the attributes. Lists of the core and of the lessons define some of them. */
function attributeTypes() {
  initSync({ module: readFileSync(join(ROOT, 'www/wasm/searchlight_bg.wasm')) });
  /** @type {{ id: string, algorithms: string[] }[]} */
  const kinds = catalogue();
  return typesOf('attr')
    .set('puzzle', unionOf(kinds.map(({ id }) => id)))
    .set('algorithm', unionOf(kinds.flatMap(({ algorithms }) => algorithms)))
    .set('lesson', unionOf(Object.keys(LESSONS)));
}

/**
 * @param {Told[]} told
 * @param {Map<string, string>} types
 */
const typed = (told, types) =>
  told.map((one) => ({ ...one, type: { text: types.get(one.name) ?? 'string' } }));

/**
 * Returns the manifest of the element, as tools for custom elements read it.
 * @returns {{ schemaVersion: string, readme: string, modules: { [key: string]: unknown,
 *   declarations: Declaration[] }[] }}
 */
export function manifest() {
  const modules = sources().map((path) =>
    ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true),
  );
  /** @type {{ modules: { declarations?: Declaration[] }[] }} */
  const all = create({ modules, plugins: litPlugin(), dev: false, context: { dev: false } });
  const declarations = all.modules.flatMap((module) => module.declarations ?? []);
  const element = declarations.find(({ name }) => name === 'SearchLight');
  if (!element) throw new Error('the source has no SearchLight');
  const inner = hidden();
  const isTold = (/** @type {Told} */ { name, privacy, static: isStatic }) =>
    !isStatic && (privacy ?? 'public') === 'public' && !/^[#[_]/.test(name) && !inner.has(name);
  const bases = declarations.filter(({ name }) => name !== 'SearchLight');
  const members = [...(element.members ?? []), ...bases.flatMap((base) => base.members ?? [])];
  const told = {
    ...element,
    members: uniqueByName(members.filter(isTold)).map(withoutOrigin),
    attributes: typed(
      (element.attributes ?? []).filter(isTold).map(withoutOrigin),
      attributeTypes(),
    ),
    events: typed(
      (element.events ?? []).filter(({ name }) => name !== 'type').map(withoutOrigin),
      typesOf('fires'),
    ),
    superclass: { name: 'HTMLElement' },
    tagName: 'search-light',
    customElement: true,
  };
  const path = 'embed/searchlight.js';
  const exports = [
    { kind: 'js', name: 'SearchLight', declaration: { name: 'SearchLight' } },
    {
      kind: 'custom-element-definition',
      name: 'search-light',
      declaration: { name: 'SearchLight' },
    },
  ];
  return {
    schemaVersion: '1.0.0',
    readme: '',
    modules: [{ kind: 'javascript-module', path, declarations: [told], exports }],
  };
}

/** @template {{ name: string }} T @param {T[]} all */
const uniqueByName = (all) =>
  [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();

/**
 * Removes the place in the source and the parameter names of setters, which are of no use to
 * authors.
 * @param {Told} one
 * @returns {Told}
 */
const withoutOrigin = ({ name, ...rest }) => {
  const inner = ['inheritedFrom', ...(rest.kind === 'field' ? ['parameters'] : [])];
  return {
    name,
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !inner.includes(key))),
  };
};

/**
 * Returns an import path of a file, relative to the entry.
 * @param {string} path
 * @param {string} from
 */
const fromRoot = (path, from) => `./${relative('.', join(dirname(path), from))}`;

/**
 * Returns a type of the element's file, with its import relative to the entry.
 * @param {string} type
 */
const fromElement = (type) =>
  type.replace(
    /import\('(\.[^']+)'\)/g,
    (_, from) => `import('${fromRoot('element/search-light.js', from)}')`,
  );

/**
 * Returns the types of the element, made from the compiler's declarations of its classes.
 * @param {Map<string, string>} emitted the compiler's declarations, by path below `www/`
 * @returns {string}
 */
export function elementTypes(emitted) {
  const told = manifest().modules[0].declarations[0];
  const inner = hidden();
  const attributes = attributeTypes();
  /** @type {Map<string, string>} */
  const members = new Map();
  /** @type {Set<string>} */
  const imports = new Set();
  for (const source of sources()) {
    const path = source.replace(/^www\//, '').replace(/\.js$/, '.d.ts');
    const file = ts.createSourceFile(path, emitted.get(path) ?? '', ts.ScriptTarget.ES2022, true);
    for (const statement of file.statements) {
      if (ts.isImportDeclaration(statement)) {
        const from = statement.moduleSpecifier.text;
        if (!from.startsWith('.')) continue;
        const to = fromRoot(path, from);
        for (const { name } of statement.importClause?.namedBindings?.elements ?? [])
          imports.add(`${name.text} ${to}`);
      }
      if (!ts.isClassDeclaration(statement)) continue;
      for (const member of statement.members) {
        const name = member.name?.getText() ?? 'constructor';
        const isStatic = member.modifiers?.some(
          (/** @type {Node} */ { kind }) => kind === ts.SyntaxKind.StaticKeyword,
        );
        if (isStatic || /^[#[]/.test(name) || inner.has(name)) continue;
        const text = member
          .getFullText()
          .replace(/^\n+/, '')
          .replace(
            /import\("(\.[^"]+)"\)/g,
            (/** @type {string} */ _, /** @type {string} */ from) =>
              `import("${fromRoot(path, from)}")`,
          );
        const union = ts.isPropertyDeclaration(member) && attributes.get(name);
        // An empty text removes the attribute.
        const isClosed = union && union.includes("'") && member.type?.getText() === 'string';
        const whole = isClosed ? `    ${name}: ${union} | '';` : text;
        const key = ts.isSetAccessor(member) ? `set ${name}` : name;
        members.set(key, whole);
      }
    }
  }
  const body = [...members.values()].join('\n');
  const used = [...imports]
    .map((line) => line.split(' '))
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(body));
  const attributeLines = (told.attributes ?? []).map(
    ({ name, type, description }) =>
      `${description ? `  /** ${description} */\n` : ''}  ${name}?: ${type?.text ?? 'string'};`,
  );
  const events = (told.events ?? []).map(
    ({ name, type, description }) =>
      `  /** ${description} */\n  ${name}: ${fromElement(type?.text ?? 'CustomEvent')};`,
  );
  // The wasm's types use a symbol that the usual libraries of TypeScript may lack.
  return `/// <reference lib="esnext.disposable" />
${used.map(([name, from]) => `import type { ${name} } from '${from}';`).join('\n')}

/** ${told.description?.replaceAll('\n', ' ') ?? ''} */
export declare class SearchLight extends HTMLElement {
${body}
  addEventListener<K extends keyof SearchLightEventMap>(
    type: K,
    listener: (this: SearchLight, event: SearchLightEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The attributes, for frameworks with typed attributes. */
export interface SearchLightAttributes {
${attributeLines.join('\n')}
}

/** The element's own events. They neither bubble nor cross a shadow root. */
export interface SearchLightEventMap {
${events.join('\n')}
}

/** Defines the element, unless the page already has an element of that name. */
export declare function define(): void;
/**
 * Replaces texts of a language, or adds a language whose other texts are English.
 * @param language language tag; only its first part counts
 * @param ftl messages in Fluent syntax, with the keys of the files in \`www/i18n\`
 * @throws {RangeError} if the tag is no language tag
 * @throws {TypeError} if the text has no message
 */
export declare function setWords(language: string, ftl: string): void;
export { setAssets } from './assets.js';
export { decodeState, encodeState } from './core/links/state-parts.js';
export { definePuzzle } from './core/own/define-puzzle.js';
export type { Kit, OwnMove, OwnPuzzle } from './core/own/definitions.js';

declare global {
  interface HTMLElementTagNameMap {
    'search-light': SearchLight;
  }
}
`;
}

/**
 * Returns the named types of a module and their imports, without classes and functions.
 * @param {string} path
 * @param {string} text the compiler's declarations
 */
export function typesIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const types = file.statements.filter(
    (/** @type {Node} */ statement) =>
      ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement),
  );
  const body = types.map((/** @type {Node} */ statement) => statement.getText()).join('\n');
  const imports = file.statements.filter((/** @type {Node} */ statement) => {
    if (!ts.isImportDeclaration(statement)) return false;
    const names = statement.importClause?.namedBindings?.elements ?? [];
    return names.some((/** @type {Node} */ { name }) =>
      new RegExp(`\\b${name.text}\\b`).test(body),
    );
  });
  return `${[...imports.map((/** @type {Node} */ statement) => statement.getText()), body, 'export {};'].join('\n')}\n`;
}

/** Types for Vue 3, whose templates know the elements in `GlobalComponents`. */
export const VUE_TYPES = `import type { HTMLAttributes, PublicProps } from 'vue';
import type { GivenStop } from './core/stops/stop-format.js';
import type { SearchLight, SearchLightAttributes, SearchLightEventMap } from './searchlight.js';

type Heard = {
  [Type in keyof SearchLightEventMap as \`on\${Capitalize<Type>}\`]?: (
    event: SearchLightEventMap[Type],
  ) => unknown;
};

declare module 'vue' {
  interface GlobalComponents {
    'search-light': new () => SearchLight & {
      $props: Omit<HTMLAttributes, keyof SearchLightAttributes | keyof Heard> &
        SearchLightAttributes &
        Heard &
        PublicProps & { stops?: readonly GivenStop[] };
    };
  }
}
`;

/** Types for React 19, which sets properties of custom elements and listens to their events. */
export const REACT_TYPES = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { GivenStop } from './core/stops/stop-format.js';
import type { SearchLight, SearchLightAttributes, SearchLightEventMap } from './searchlight.js';

type Heard = {
  [Type in keyof SearchLightEventMap as \`on\${Type}\`]?: (event: SearchLightEventMap[Type]) => unknown;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'search-light': Omit<
        DetailedHTMLProps<HTMLAttributes<SearchLight>, SearchLight>,
        keyof SearchLightAttributes | keyof Heard
      > &
        SearchLightAttributes &
        Heard & { stops?: readonly GivenStop[] };
    }
  }
}
`;
