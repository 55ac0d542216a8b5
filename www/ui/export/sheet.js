/**
 * A sheet to print: a page of its own, with a picture and a caption for each stop. It is a file, not a
 * window, since a window would be under the policy of the page that it came from.
 */

/** Two pictures to a page. */
const STYLE = `
  @page { margin: 14mm; }
  body { margin: 0 auto; max-width: 1000px; padding: 16px; font: 16px/1.45 system-ui, sans-serif; }
  h1 { font-size: 1.5rem; }
  figure { margin: 0 0 24px; break-inside: avoid; }
  img { display: block; width: 100%; max-height: 45vh; object-fit: contain; border: 1px solid #ccc; }
  figcaption { padding: 6px 0 0; }
  @media print { body { padding: 0; } img { max-height: 105mm; } }
`;

/**
 * @param {{ title: string, lang: string, pictures: readonly { source: string, caption: string }[] }} of
 *   `source` is the address of a picture, data and all
 * @returns {string}
 */
export function sheetOf({ title, lang, pictures }) {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = lang;
  const add = (/** @type {Element} */ parent, /** @type {string} */ name, text = '') => {
    const element = parent.appendChild(page.createElement(name));
    element.textContent = text;
    return element;
  };
  add(page.head, 'meta').setAttribute('charset', 'utf-8');
  add(page.head, 'style', STYLE);
  add(page.body, 'h1', title);
  for (const { source, caption } of pictures) {
    const figure = add(page.body, 'figure');
    const image = add(figure, 'img');
    image.setAttribute('alt', caption);
    image.setAttribute('src', source);
    add(figure, 'figcaption', caption);
  }
  return new XMLSerializer().serializeToString(page);
}
