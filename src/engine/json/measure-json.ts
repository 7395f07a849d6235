import type { Fault } from '../definition/problem.ts';
import { limits } from '../definition/limits.ts';

interface Waiting {
  readonly value: unknown;
  readonly depth: number;
  readonly leaving?: object;
}

/** Nesting that a form within its limits can reach, with room for what is kept and not known. */
const mostDepth = 4 * limits.containerDepth + 32;

const neverInJson: readonly string[] = ['function', 'symbol', 'bigint'];

/**
 * Why a value is too large, too deep or no JSON at all; undefined when it may be looked at.
 *
 * Walks without recursion, so that no input can overflow it; what throws when it is read is no JSON.
 */
export function measureJson(value: unknown): Fault | undefined {
  try {
    return walk(value);
  } catch {
    return { rule: 'formnotjson' };
  }
}

function walk(value: unknown): Fault | undefined {
  let bytes = 0;
  const around = new Set<object>();
  const waiting: Waiting[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.leaving) {
      around.delete(next.leaving);
      continue;
    }
    bytes += sizeOf(next.value);
    if (bytes > limits.definitionBytes)
      return { rule: 'formtoolarge', params: { max: limits.definitionBytes / 1024 / 1024 } };
    if (neverInJson.includes(typeof next.value)) return { rule: 'formnotjson' };
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (around.has(next.value)) return { rule: 'formcyclic' };
    if (next.depth > mostDepth) return { rule: 'formtoodeep' };
    around.add(next.value);
    waiting.push({ value: undefined, depth: 0, leaving: next.value });
    for (const [key, inner] of Object.entries(next.value)) {
      if (!Array.isArray(next.value) && inner !== undefined) bytes += bytesOfText(key) + 2;
      waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return undefined;
}

/** Bytes as JSON in UTF-8, as the server counts them; of what holds others, its brackets and commas alone. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return bytesOfText(value);
  if (Array.isArray(value)) return Math.max(2, value.length + 1);
  if (typeof value === 'object' && value !== null) return 1;
  return value === undefined ? 0 : String(value).length;
}

/** Letters beyond ASCII take two to four bytes. */
function bytesOfText(text: string): number {
  if (/^[ !#-[\]-~]*$/.test(text)) return text.length + 2;
  let bytes = 0;
  for (const character of JSON.stringify(text)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
