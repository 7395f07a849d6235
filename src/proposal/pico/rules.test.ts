import { describe, expect, it } from 'vitest';
import { checkPico } from './check-pico.ts';
import { englishExamples } from './english/examples/examples.ts';
import { englishRules } from './english/rules.ts';
import { persianExamples } from './persian/examples/examples.ts';
import { persianRules } from './persian/rules.ts';
import { persianTable } from './persian/table.ts';
import { withExamples } from '../../../test/support/proposal/with-examples.ts';

/** Takes the brackets out of a marked text. */
const unmark = (marked: string): { readonly text: string; readonly spans: readonly string[] } => ({
  text: marked.replace(/[[\]]/g, ''),
  spans: [...marked.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ''),
});

describe.each([
  { ...englishRules, examples: englishExamples },
  { ...persianRules, examples: persianExamples },
])('each rule of $language', ({ examples, language, ...tables }) => {
  const rules = withExamples(tables.rules, examples);
  const frames = withExamples(tables.frames, examples);

  it.each(rules)('$code finds its example: $example', ({ code, element, example }) => {
    const { text, spans } = unmark(example);
    const found = checkPico(text)[element].filter((span) => span.rule === code);
    expect(found.map((span) => span.text)).toEqual(spans);
  });

  it.each(rules)('$code finds nothing in its counter-example: $counterExample', ({ code, element, counterExample }) => {
    expect(checkPico(counterExample)[element].filter((span) => span.rule === code)).toEqual([]);
  });

  it.each(frames)('$code: "$example" is $frame', ({ frame, code, example }) => {
    const result = checkPico(example);
    expect(result.frame).toBe(frame);
    expect(result.findings.map((finding) => finding.code)).toContain(code);
  });

  it.each(frames)('$code: "$counterExample" is not for that reason', ({ code, counterExample }) => {
    expect(checkPico(counterExample).findings.map((finding) => finding.code)).not.toContain(code);
  });

  it('has a code of its own, that begins with its language and element', () => {
    const codes = [...rules, ...frames].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const rule of rules) expect(rule.code.startsWith(`${language}.${rule.element}.`)).toBe(true);
  });
});

it('has no example without a rule', () => {
  const codes = [englishRules, persianRules].flatMap(({ rules, frames }) => [...rules, ...frames]);
  const known = [...codes, ...persianTable].map(({ code }) => code);
  expect(Object.keys({ ...englishExamples, ...persianExamples }).sort()).toEqual(known.sort());
});
