import { limits } from '../../engine/definition/limits.ts';
import { InterchangeError, type InterchangeCode } from './interchange-error.ts';
import type { Raw } from './raw.ts';

const neverInJson: readonly string[] = ['function', 'symbol', 'bigint'];
const most = { depth: 120, characters: 8 * 1024 * 1024 } as const;

interface Waiting {
  readonly value: unknown;
  readonly depth: number;
  readonly key: string;
  readonly parent?: Waiting;
  readonly leaving?: object;
}

/** Refuses what is too deep, too large, holds itself or has more entries in lists of these keys than a form has questions. Walks without recursion, so that no input can overflow it. */
export function measure(resource: Raw, lists: readonly string[], notJson: InterchangeCode = 'notresource'): void {
  let characters = 0;
  let items = 0;
  const around = new Set<object>();
  const waiting: Waiting[] = [{ value: resource, depth: 0, key: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.leaving) {
      around.delete(next.leaving);
      continue;
    }
    characters += typeof next.value === 'string' ? next.value.length + 2 : 4;
    if (characters > most.characters) throw new InterchangeError('toolarge', pathOf(next));
    if (neverInJson.includes(typeof next.value)) throw new InterchangeError(notJson, pathOf(next));
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (around.has(next.value)) throw new InterchangeError('cyclic', pathOf(next));
    if (next.depth > most.depth) throw new InterchangeError('toodeep', pathOf(next));
    if (lists.includes(next.key) && Array.isArray(next.value)) items += next.value.length;
    if (items > limits.questions)
      throw new InterchangeError('toomanyitems', pathOf(next), `at most ${limits.questions}`);
    around.add(next.value);
    waiting.push({ value: undefined, depth: 0, key: '', leaving: next.value });
    for (const [key, inner] of Object.entries(next.value)) {
      characters += key.length + 3;
      waiting.push({ value: inner, depth: next.depth + 1, key, parent: next });
    }
  }
}

function pathOf(place: Waiting): string {
  const keys: string[] = [];
  for (let at: Waiting | undefined = place; at?.parent; at = at.parent)
    keys.unshift(Array.isArray(at.parent.value) ? `[${at.key}]` : `.${at.key}`);
  return keys.join('').slice(1, 300);
}
