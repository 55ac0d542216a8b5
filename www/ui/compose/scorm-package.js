/**
 * Files of a SCORM 1.2 package of a lesson.
 * @import { Stop } from '../../core/stops/stop-format.js'
 */
import { checksum } from '../../core/compose/answer-code.js';
import { escaped } from '../../core/links/snippets.js';
import { lessonMarkup } from '../../core/compose/lesson-markup.js';
import { scormRuntime } from './scorm-runtime.js';

/** Name of the element's script in the package. */
const SCRIPT = 'searchlight.standalone.js';

const FILES = ['index.html', 'scorm.js', SCRIPT];

/**
 * Returns the files of a package, by name. Its identifier follows from the name and the stops, so
 * that the same lesson is the same package.
 * @param {object} lesson
 * @param {string} lesson.title
 * @param {string} lesson.lang
 * @param {readonly Stop[]} lesson.stops
 * @param {string} lesson.state state string of the first stop's run
 * @param {Uint8Array} script the element as one file
 * @returns {Record<string, Uint8Array>}
 */
export function scormFiles({ title, lang, stops, state }, script) {
  const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
  const place = { script: SCRIPT, style: '', isModule: false, frame: '' };
  const page = `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>body { margin: 0; } search-light { height: 100vh; min-height: 480px; }</style>
</head>
<body>
${lessonMarkup(stops, state, place).replace('<search-light ', '<search-light loading="eager" ')}
<script src="scorm.js"></script>
</body>
</html>
`;
  return {
    'imsmanifest.xml': bytes(manifest(title, checksum(JSON.stringify([title, state, stops])))),
    'index.html': bytes(page),
    'scorm.js': bytes(`(${scormRuntime})(window);\n`),
    [SCRIPT]: script,
  };
}

/** @param {string} title @param {string} id */
function manifest(title, id) {
  const name = escaped(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="searchlight-${id}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="lesson">
    <organization identifier="lesson">
      <title>${name}</title>
      <item identifier="film" identifierref="page" isvisible="true">
        <title>${name}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
${FILES.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
