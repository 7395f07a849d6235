import { describe, expect, it } from 'vitest';
import type { Finding } from '../types.ts';
import { checkProposal } from './check-proposal.ts';
import type { ProposalFragment } from './examples/example.ts';
import { exampleTemplate } from './examples/example-template.ts';
import { examples } from './examples/examples.ts';
import { rules } from './rules.ts';

const check = (fragment: ProposalFragment, language?: 'en' | 'fa'): readonly Finding[] => {
  const { values, reasons, language: written = 'en' } = fragment;
  const template = exampleTemplate(fragment);
  return checkProposal({ template: template.id, language: written, values, reasons }, { template, language });
};

const codes = (fragment: ProposalFragment) => check(fragment).map(({ code }) => code);

it('each rule has one code, and each code its examples', () => {
  const all = rules.map(({ code }) => code);
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(examples).sort()).toEqual([...all].sort());
});

describe.each(rules.map((rule) => [rule.code, rule] as const))('rule %s', (code, { level, message }) => {
  const { finds = [], passes = [] } = examples[code] ?? {};

  it('has at least one example and one counter-example', () => {
    expect(finds.length).toBeGreaterThan(0);
    expect(passes.length).toBeGreaterThan(0);
  });

  it.each(finds)('finds something in %j', (fragment) => {
    const found = check(fragment).filter((finding) => finding.code === code);
    expect(found).not.toEqual([]);
    for (const finding of found) expect(finding.level).toBe(level);
  });

  it.each(passes)('finds nothing in %j', (fragment) => {
    expect(codes(fragment)).not.toContain(code);
  });

  it('speaks both languages, with all its parameters filled in', () => {
    for (const language of ['en', 'fa'] as const) {
      expect(message[language]).toMatch(language === 'en' ? /^[^\u0600-\u06ff]+[.?]$/ : /[\u0600-\u06ff].*[.؟]$/);
      for (const fragment of finds)
        for (const finding of check(fragment, language).filter((one) => one.code === code))
          expect(finding.message).not.toMatch(/\{\w+\}|undefined|NaN/);
    }
    const parameters = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(parameters(message.en)).toEqual(parameters(message.fa));
  });

  it('points into the text that it names', () => {
    for (const fragment of finds)
      for (const { start, end } of check(fragment).filter((one) => one.code === code))
        if (start !== undefined) expect(end).toBeGreaterThan(start);
  });
});
