import type { Fault } from '../problem.ts';
import { limits } from './limits.ts';

interface Waiting { readonly value: unknown; readonly depth: number; readonly leaving?: object }

/** Nesting that a form within its limits can reach, with room for what is kept and not known. */
const mostDepth = 4 * limits.containerDepth + 32;

const neverInJson: readonly string[] = ['function', 'symbol', 'bigint'];

/**
 * Why a value is too large, too deep or no JSON at all; undefined when it may be looked at.
 *
 * Walks without recursion, so that no input can overflow it.
 */
export function measureJson(value: unknown): Fault | undefined {
  let characters = 0;
  const around = new Set<object>();
  const waiting: Waiting[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.leaving) {
      around.delete(next.leaving);
      continue;
    }
    characters += sizeOf(next.value);
    if (characters > limits.definitionBytes) return { rule: 'formtoolarge', params: { max: limits.definitionBytes / 1024 / 1024 } };
    if (neverInJson.includes(typeof next.value)) return { rule: 'formnotjson' };
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (around.has(next.value)) return { rule: 'formcyclic' };
    if (next.depth > mostDepth) return { rule: 'formtoodeep' };
    around.add(next.value);
    waiting.push({ value: undefined, depth: 0, leaving: next.value });
    for (const [key, inner] of Object.entries(next.value)) {
      characters += Array.isArray(next.value) ? 1 : key.length + 3;
      waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return undefined;
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' ? value.length + 2 : 4;
}
