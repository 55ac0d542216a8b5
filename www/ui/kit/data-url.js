/**
 * A file as an address, data and all, for where a policy allows no other.
 * @param {Blob} file
 */
export async function dataAddress(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // As arguments of one call they would be too many.
  for (let at = 0; at < bytes.length; at += 1 << 13) {
    text += String.fromCharCode(...bytes.subarray(at, at + (1 << 13)));
  }
  return `data:${file.type};base64,${btoa(text)}`;
}
