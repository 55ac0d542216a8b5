/**
 * Finds the browsers of this machine, for the set-up and for the browser tests. No dependencies.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {'chromium' | 'shell' | 'firefox'} BrowserName */

/**
 * @typedef {object} BrowserKind
 * @property {string} variable  environment variable that names the program and wins over the search
 * @property {string[]} commands  names looked for on the PATH, best first
 * @property {string[]} places  where installers put it on macOS and Windows
 * @property {string} debian  the package that holds it on Debian
 * @property {boolean} [isOptional]  whether another browser can take its place
 */

const MAC = '/Applications';
const WINDOWS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].filter(
  (folder) => folder !== undefined,
);

/** @type {Record<BrowserName, BrowserKind>} */
export const BROWSERS = {
  chromium: {
    variable: 'SEARCHLIGHT_CHROMIUM',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    places: [
      `${MAC}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${MAC}/Chromium.app/Contents/MacOS/Chromium`,
      ...WINDOWS.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
      ...WINDOWS.map((folder) => join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe')),
    ],
    debian: 'chromium',
  },
  // Chromium without windows. Shows the same pages with a fifth less processor time.
  shell: {
    variable: 'SEARCHLIGHT_SHELL',
    commands: ['chromium-headless-shell'],
    places: [],
    debian: 'chromium-headless-shell',
    isOptional: true,
  },
  firefox: {
    variable: 'SEARCHLIGHT_FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    places: [
      `${MAC}/Firefox.app/Contents/MacOS/firefox`,
      ...WINDOWS.map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe')),
    ],
    debian: 'firefox-esr',
  },
};

/**
 * @param {BrowserName} name
 * @returns {string | null} full path of the program, or null where there is none
 */
export function findBrowser(name) {
  const { variable, commands, places } = BROWSERS[name];
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : null;
  return commands.map(findCommand).find(Boolean) ?? places.find((p) => existsSync(p)) ?? null;
}

/**
 * @param {string} command
 * @returns {string | null} full path of the first program of that name on the PATH
 */
export function findCommand(command) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const path = join(folder, command + ending);
      if (folder && isProgram(path)) return path;
    }
  }
  return null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
