/** Where text stops being JSON, counted from 1 as editors do. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const space = /[ \t\n\r]*/y;
const word =
  /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The first place at which the text cannot be JSON any more; undefined where all of it is. Browsers name it differently, or not at all. */
export function findJsonFault(text: string): JsonFault | undefined {
  const end = endOfJson(text);
  if (end === undefined) return undefined;
  const before = text.slice(0, end).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'more';

/** Reads value by value with the open brackets in a list: a text may be nested deeper than functions may. */
function endOfJson(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let expected: Expected = 'value';
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  for (;;) {
    take(space);
    if (expected === 'more' && open.length === 0) return at === text.length ? undefined : at;
    const next = nextOf(expected, text[at], open);
    if (next !== undefined) {
      at += 1;
      expected = next;
    } else if (expected === 'value' || expected === 'firstValue') {
      if (!take(word)) return at;
      expected = 'more';
    } else if (expected === 'key' || expected === 'firstKey') {
      if (text[at] !== '"' || !take(word)) return at;
      expected = 'colon';
    } else {
      return at;
    }
  }
}

/** What follows a bracket or a mark, where one may stand. */
function nextOf(expected: Expected, mark: string | undefined, open: ('{' | '[')[]): Expected | undefined {
  const inside = open.at(-1);
  if (expected.endsWith('alue') && (mark === '{' || mark === '[')) {
    open.push(mark);
    return mark === '{' ? 'firstKey' : 'firstValue';
  }
  const mayEnd = expected === 'more' || expected === 'firstKey' || expected === 'firstValue';
  if (mayEnd && inside && mark === (inside === '{' ? '}' : ']')) {
    open.pop();
    return 'more';
  }
  if (expected === 'colon' && mark === ':') return 'value';
  if (expected === 'more' && mark === ',') return inside === '{' ? 'key' : 'value';
  return undefined;
}
