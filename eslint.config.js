import js from '@eslint/js';
import globals from 'globals';

const NO_MARKUP_FROM_STRINGS = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
  property,
  message: 'Text becomes markup here; use textContent or a Lit template.',
}));

const NO_CHANCE = {
  object: 'Math',
  property: 'random',
  message: 'A run is a pure function of its link; chance comes only from a seed in the input.',
};

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    ignores: [
      'dist/',
      'target/',
      'www/wasm/',
      'www/authors/recipes/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-shadow': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['www/**/*.js'],
    ignores: ['www/cli/*.js'],
    languageOptions: {
      globals: {
        ...globals.browser,
        WASM_BUILD: 'readonly',
        EMBED_FOLDER: 'readonly',
        PLAYGROUND_RUNTIME: 'readonly',
      },
    },
    rules: {
      'max-params': ['error', 4],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': ['error', ...NO_MARKUP_FROM_STRINGS],
    },
  },
  {
    // What a reader sees in the playground, whose frame defines this function.
    files: ['www/playground/examples/*.js'],
    languageOptions: { globals: { definePuzzle: 'readonly' } },
    // A reader knows `[a, b]` at once, and `[, b]` not.
    rules: { 'no-unused-vars': 'off' },
  },
  {
    // What works without a page: these also run in Node.
    files: ['www/core/**/*.js'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'customElements', 'HTMLElement'],
      'no-restricted-properties': ['error', ...NO_MARKUP_FROM_STRINGS, NO_CHANCE],
    },
  },
  {
    files: [
      '*.config.js',
      'tools/**/*.mjs',
      'tests/**/*.{js,mjs}',
      'www/cli/main.js',
      'www/cli/*.js',
    ],
    languageOptions: { globals: globals.node },
  },
  {
    // Playwright runs parts of these inside the page.
    files: ['tests/browser/**/*.js', 'tests/bench/**/*.{js,mjs}', 'tools/{grid,screenshots}.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
];
