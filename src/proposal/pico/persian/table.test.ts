import { describe, expect, it } from 'vitest';
import { checkPico } from '../check-pico.ts';
import { picoElements } from '../types.ts';
import { persianExamples } from './examples/examples.ts';
import { persianTable } from './table.ts';
import { unmark } from '../../../../test/support/proposal/unmark.ts';
import { withExamples } from '../../../../test/support/proposal/with-examples.ts';

const rules = withExamples(persianTable, persianExamples);

const spansOf = (text: string) => {
  const result = checkPico(text, { language: 'fa' });
  return picoElements.flatMap((element) => result[element].map((span) => ({ element, ...span })));
};

describe('each rule of Persian', () => {
  it.each(rules)('$code finds its example: $example', ({ code, example }) => {
    const { text, spans } = unmark(example);
    const found = spansOf(text);
    expect(found.map(({ element, text }) => `${element} ${text}`)).toEqual(expect.arrayContaining([...spans]));
    expect(found.map(({ rule }) => rule)).toContain(code);
  });

  it.each(rules)('$code finds nothing in its counter-example: $counterExample', ({ code, counterExample }) => {
    expect(spansOf(counterExample).map(({ rule }) => rule)).not.toContain(code);
  });

  it('has a code of its own', () => {
    const codes = persianTable.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
