/**
 * Returns a file as a `data:` URL, for pages whose Content Security Policy blocks `blob:` URLs.
 * @param {Blob} file
 */
export async function dataAddress(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // Convert in chunks: a call with all bytes at once would have too many arguments.
  for (let at = 0; at < bytes.length; at += 1 << 13) {
    text += String.fromCharCode(...bytes.subarray(at, at + (1 << 13)));
  }
  return `data:${file.type};base64,${btoa(text)}`;
}
