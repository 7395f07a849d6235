/** Characters of a definition that a link may hold: a damaged or hostile one must not fill the memory. */
const longest = 2_000_000;

/** A text for the fragment of an address: deflated, in the 64 characters that need no escape. */
export async function packText(text: string): Promise<string> {
  const bytes = await readAll(
    streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw')),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The text that was packed. Throws where it is none, or larger than a definition can be. */
export async function unpackText(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  const text = await readAll(streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) continue;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      throw new Error('The text is too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
