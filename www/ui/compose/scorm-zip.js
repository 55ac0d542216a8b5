/**
 * Makes the SCORM package of a lesson: fetches the element as one file and writes the zip. Imported
 * when an author asks for a package.
 * @import { Stop } from '../../core/stops/stop-format.js'
 */
import { zipSync } from 'fflate';
import { download } from '../../core/net/download.js';
import { place } from '../share/embed-base.js';
import { scormFiles } from './scorm-package.js';

/**
 * @param {{ title: string, lang: string, stops: readonly Stop[], state: string }} lesson
 * @returns {Promise<Blob>} rejects if the element's file cannot be fetched
 */
export async function scormPackage(lesson) {
  const language = lesson.lang === 'en' ? '' : `.${lesson.lang}`;
  const script = new URL(`searchlight.standalone${language}.js`, place.frame);
  const files = scormFiles(lesson, await download(script));
  return new Blob([zipSync(files)], { type: 'application/zip' });
}
