import { ServerError } from '../../errors/server-error.ts';

/** How deep arrays and objects may lie in one another. */
export const deepest = 64;

/**
 * The value a JSON body holds; a blank body is `{}`.
 *
 * Refused as `toolarge`: what holds more values than `mostValues`. As `badjson`: what is not UTF-8, is not JSON, lies
 * deeper than 64, names a key that reaches a prototype, or holds text no database can keep (U+0000 and half characters).
 */
export function parseJson(bytes: Buffer, mostValues = Infinity): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return {};
  assertModest(text, mostValues);
  const value = parse(text);
  if (suspicious.test(text)) assertSound(value);
  return value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ServerError('badjson');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServerError('badjson');
  }
}

/** Counts brackets and commas outside of strings, before anything is built from the text. */
function assertModest(text: string, mostValues: number): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === ',') values += 1;
    else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
    } else if (character === '}' || character === ']') depth -= 1;
    if (depth > deepest) throw new ServerError('badjson');
    if (values > mostValues) throw new ServerError('toolarge');
  }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

/** Only a text with one of these can hold what is refused below; most bodies are spared the walk. */
const suspicious = /\\|__proto__|constructor/;

/** U+0000, or half of a character that takes two. */
const unsound = /\0|\p{Surrogate}/u;

function assertSound(value: unknown): void {
  if (typeof value === 'string' && unsound.test(value)) throw new ServerError('badjson');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || (key === 'constructor' && reachesPrototype(inner))) throw new ServerError('badjson');
    assertSound(key);
    assertSound(inner);
  }
}

function reachesPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
