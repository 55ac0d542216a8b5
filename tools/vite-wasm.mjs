import { join } from 'node:path';
import { ROOT, WASM_SOURCES, buildWasm, isWasmSource } from './wasm.mjs';

/**
 * Vite plugin for the dev server: after a change of the core, builds the wasm again and reloads the
 * page. Shows errors of the compiler over the page.
 * @returns {import('vite').Plugin}
 */
export function rebuildWasm() {
  return {
    name: 'searchlight-wasm',
    apply: 'serve',
    configureServer(server) {
      /** @type {import('vite').ErrorPayload | null} */
      let failure = null;
      let building = false;
      let changedMeanwhile = false;

      /** @param {string} path */
      const rebuild = async (path) => {
        if (!isWasmSource(path) || !WASM_SOURCES.some((source) => path.startsWith(source))) return;
        changedMeanwhile = true;
        if (building) return;
        building = true;
        const startedMs = performance.now();
        let built = { ok: true, messages: '' };
        while (changedMeanwhile) {
          changedMeanwhile = false;
          built = await buildWasm('catch');
        }
        building = false;
        if (built.ok) {
          failure = null;
          const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
          server.config.logger.info(`core built in ${seconds} s`, { timestamp: true });
          // Vite does not watch the output, so its cached modules must be dropped here.
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        } else {
          server.config.logger.error(built.messages, { timestamp: true });
          failure = overlay(built.messages, path);
          server.ws.send(failure);
        }
      };

      server.watcher.add(WASM_SOURCES);
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, rebuild);
      // Without this, a page opened while the core is broken would run the last good build without
      // a warning.
      server.ws.on('connection', () => failure && server.ws.send(failure));
    },
  };
}

/**
 * @param {string} messages  what cargo printed
 * @param {string} path  the file whose change started the build
 * @returns {import('vite').ErrorPayload}
 */
function overlay(messages, path) {
  const [, file, line, column] = /--> (\S+):(\d+):(\d+)/.exec(messages) ?? [];
  return {
    type: 'error',
    err: {
      plugin: 'searchlight-wasm',
      message: messages.trim(),
      stack: '',
      // With a full path the overlay makes it a link that opens the editor.
      id: file ? `${join(ROOT, file)}:${line}:${column}` : path,
    },
  };
}
