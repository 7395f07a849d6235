import { describe, expect, it } from 'vitest';
import { checkPico } from './check-pico.ts';
import { explainRule } from './explain-rule.ts';
import type { PicoElement, PicoResult } from './types.ts';
import { picoElements } from './types.ts';

const words = (result: PicoResult, element: PicoElement): readonly string[] => result[element].map(({ text }) => text);
const codes = (text: string): readonly string[] => checkPico(text).findings.map(({ code }) => code);
const message = (text: string, code: string): string | undefined =>
  checkPico(text).findings.find((finding) => finding.code === code)?.message;

describe('the question of a text', () => {
  it('is found in a title, with the time, the setting and the design', () => {
    const result = checkPico(
      'Yoga versus usual care for low back pain in general practice: pain at 12 weeks in a randomised controlled trial',
    );
    expect(picoElements.map((element) => words(result, element))).toEqual([
      ['low back pain'],
      ['Yoga'],
      ['usual care'],
      ['pain'],
      ['12 weeks'],
      ['general practice'],
      ['randomised controlled trial'],
    ]);
    expect(result.frame).toBe('PICO');
  });

  it('is found by the ending of a word in the possessive', () => {
    expect(words(checkPico("Children's appendicitis's course"), 'P')).toEqual(["Children's appendicitis's course"]);
    expect(words(checkPico('Atorvastatin’s and metformin’s costs in adults'), 'I')).toEqual(['Atorvastatin’s']);
  });

  it('is found in an objective and in a method', () => {
    const result = checkPico(
      'We aim to assess the effect of oral zinc on the duration of diarrhoea in children under five years of age, compared with placebo.\n' +
        'The primary outcome is stool volume at 72 hours.',
    );
    expect(words(result, 'P')).toEqual(['children under five years of age']);
    expect(words(result, 'I')).toEqual(['oral zinc']);
    expect(words(result, 'C')).toEqual(['placebo']);
    expect(words(result, 'O')).toEqual(['duration of diarrhoea', 'primary outcome', 'stool volume']);
    expect(words(result, 'T')).toEqual(['72 hours']);
  });

  it('is found by the rules of each language where both stand in one title', () => {
    const result = checkPico(
      'Effect of metformin on HbA1c in adults. تأثیر متفورمین بر هموگلوبین گلیکوزیله در بزرگسالان',
    );
    expect(words(result, 'I')).toEqual(['metformin', 'متفورمین']);
    expect(words(result, 'O')).toEqual(['HbA1c', 'هموگلوبین گلیکوزیله']);
  });

  it('does not reach over the end of a line', () => {
    expect(words(checkPico('Efficacy of aspirin\nReasons of the authors'), 'I')).toEqual(['aspirin']);
  });

  it('is found in 100,000 words as in ten', () => {
    const result = checkPico('Effect of zinc on sleep in children with asthma. '.repeat(11_200));
    expect(result.P.length).toBe(11_200);
    expect(result.findings.length).toBeLessThan(1_000);
  });
});

describe('what a text lacks', () => {
  it('is a population and an outcome', () => {
    expect(codes('Aspirin compared with warfarin')).toEqual(
      expect.arrayContaining(['pico.missing.P', 'pico.missing.O']),
    );
    expect(message('Aspirin compared with warfarin', 'pico.missing.P')).toMatch(
      /^Population: not found in this text\. Say who/,
    );
  });

  it('is told by the names of its frame, in the language asked for', () => {
    const result = checkPico('Lived experiences of mothers', { language: 'fa' });
    expect(result.frame).toBe('SPIDER');
    expect(result.findings.find(({ code }) => code === 'pico.missing.I')?.message).toContain('پدیدهٔ مورد نظر');
  });

  it('is a comparison, where groups are compared', () => {
    expect(codes('Zinc for sleep in children: a randomised trial')).toContain('pico.missing.C');
    expect(codes('Effect of zinc on sleep in children')).toContain('pico.comparison-not-named');
  });

  it.each([
    ['Nivolumab for melanoma: a single-arm trial', 'pico.comparison-not-needed'],
    ['Vaping in teenagers: a cross-sectional survey', 'pico.comparison-not-needed'],
    ['Lived experiences of mothers of children with leukaemia', 'pico.comparison-not-part-of-frame'],
    ['Telehealth for dementia: a scoping review', 'pico.comparison-not-part-of-frame'],
    ['Prevalence of anaemia in pregnant women', 'pico.comparison-not-part-of-frame'],
  ])('is no comparison in “%s”', (text, code) => {
    expect(codes(text)).toContain(code);
    expect(codes(text)).not.toContain('pico.missing.C');
    expect(codes(text)).not.toContain('pico.comparison-not-named');
  });

  it('is a difference, where both sides are the same', () => {
    const text = 'Low-dose aspirin versus low-dose Aspirin in adults with stroke';
    const finding = checkPico(text).findings.find(({ code }) => code === 'pico.comparison-is-intervention');
    expect(finding?.level).toBe('error');
    expect(text.slice(finding?.start, finding?.end)).toBe('low-dose Aspirin');
  });

  it('is nearly all, where there are one or two words', () => {
    expect(codes('Zinc')).toContain('pico.too-short');
    expect(codes('Zinc')).not.toContain('pico.missing.P');
  });
});

describe('each span', () => {
  it('is explained by a note that stands where it stands', () => {
    const text = 'Zinc versus placebo for diarrhoea';
    const result = checkPico(text);
    for (const span of picoElements.flatMap((element) => result[element])) {
      const note = result.findings.find(({ start, code }) => start === span.start && code === span.rule);
      expect(note).toMatchObject({ level: 'note', end: span.end, message: explainRule(span.rule, 'en') });
    }
  });

  it('has no explanation where the rule is not known', () => {
    expect(explainRule('en.P.nothing', 'en')).toBeUndefined();
  });
});
