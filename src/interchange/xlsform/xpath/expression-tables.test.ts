import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../../test/support/engine/expression-scope.ts';
import { translateXPath } from './translate-xpath.ts';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/expressions`;
const absent = !existsSync(folder);
const title = (sentence: string): string => (absent ? `${sentence} (skipped: no ${folder})` : sentence);

interface Row {
  readonly expression: string;
  readonly type: string;
  readonly expected: unknown;
}

/** Where this language says something else on purpose, and why. */
const apart: readonly (readonly [why: string, expressions: RegExp])[] = [
  ['a division by zero has no result, and what has none is false and empty', /^(?:boolean|string)\(-?1 div 0\)$/],
  ['a text may say a number with an exponent', /'1\.1e6'/],
  ['a length below zero has no result', /^substr\(.hello.,0,-1\)$/],
  ['several choices are a list, and no text with spaces', /^(?:selected|count-selected)\(['"]apple/],
  ['a comma is no decimal point', /14,6/],
  ['halves go away from zero', /^round\('-12345\.15', 1\)$/],
  ['a number stays one where truth is asked', /^[01] \+ [01]$/],
  ['a date and a number are a date', /^"2021-11-30" \+ 1$/],
  ['a number of days is no text', /^"2021-11-30" - "2021-11-29"$/],
  ['moments of other zones, or with thousandths, are no dates', /T\d\d:\d\d:\d\d(?:Z|\.\d{3})|^date-time\(1\)$/],
  ['in a blank text nothing is found', /^contains\('', ''\)$/],
  ['a date has all its digits', /1970-1-2/],
  ['spaces are trimmed, lines are kept', /^normalize-space\('\n/],
];

/** Where there is no number XPath says NaN or Infinity, and this language says blank; blank and an empty text are one. */
function isSame(found: unknown, expected: unknown): boolean {
  if (/^-?(?:NaN|Infinity)$/.test(String(expected))) return found === undefined;
  if (typeof found === 'number' && typeof expected === 'number')
    return Math.abs(found - expected) <= 1e-12 * Math.max(1, Math.abs(expected));
  return (found ?? '') === expected;
}

function valueOf(text: string): unknown {
  try {
    return evaluate(text);
  } catch {
    return 'refused';
  }
}

describe('the tables of JavaRosa and Enketo, as an XLSForm’s expressions are carried over', () => {
  const files = [
    ['javarosa-xpath-visible.json', 163, 112],
    ['openrosa-xpath-visible.json', 136, 68],
  ] as const;

  it.skipIf(absent).each(files)(title('%s: %d rows, at least %d of them equal'), (file, count, least) => {
    const rows = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).rows as readonly Row[];
    const passed = new Map<string, number>();
    const pass = (why: string): number => passed.set(why, (passed.get(why) ?? 0) + 1).size;
    const different: unknown[] = [];
    let same = 0;
    for (const { expression, type, expected } of rows) {
      const translation = translateXPath(expression, { find: () => undefined });
      if (!translation.ok) pass(`not carried over: ${translation.why}`);
      else if (type === 'error') pass('an error of XPath');
      else if (isSame(valueOf(translation.made.text), expected)) same += 1;
      else {
        const why = apart.find(([, expressions]) => expressions.test(expression))?.[0];
        if (why) pass(why);
        else different.push([expression, translation.made.text, valueOf(translation.made.text), expected]);
      }
    }
    expect(different).toEqual([]);
    expect(rows.length).toBe(count);
    expect([...passed], `${same} equal`).toSatisfy(() => same >= least);
    expect([...passed.values()].reduce((sum, number) => sum + number, same)).toBe(count);
  });
});
