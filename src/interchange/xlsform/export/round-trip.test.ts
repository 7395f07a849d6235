import { describe, expect, it } from 'vitest';
import { samples } from '../../../../demo/samples/index.ts';
import type { Answers, FormDefinition, CoreLanguage, Localized, Question } from '../../../engine/definition/types.ts';
import { isRepeating, walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { blocks } from '../../../library/blocks.ts';
import { instruments } from '../../../library/instruments.ts';
import { localize } from '../../../fields/texts/localize.ts';
import { checkDefinition, createForm } from '../../../published/engine.ts';
import { fromXlsForm } from '../from-xls-form.ts';
import { choiceName } from './survey-scope.ts';
import { toXlsForm } from './to-xls-form.ts';

const forms: readonly (readonly [string, FormDefinition])[] = [
  ...samples.map(({ category, definition }) => [`the sample ${category.slug}`, definition] as const),
  ...[...instruments, ...blocks].map(({ id, definition }) => [`the instrument ${id}`, definition] as const),
];

/** Types that XLSForm asks as another, and what then comes back. */
const returns: Readonly<Partial<Record<Question['type'], Question['type']>>> = {
  rating: 'numericrange',
  link: 'label',
  matrix: 'container',
  cascadeview: 'container',
};

/** Typographic quotes come back plain, as every reader of XLSForm has them. */
const shown = (text: Localized | undefined): readonly string[] =>
  (['en', 'fa'] as const).map((language: CoreLanguage) =>
    localize(text, language).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"'),
  );

const asked = (definition: FormDefinition): readonly Question[] =>
  walkQuestions(definition).map(({ question }) => question);

describe.each(forms)('%s, written as an XLSForm and read again,', (_, definition) => {
  const { file, notExported } = toXlsForm(definition);
  const read = fromXlsForm(file);
  const found = new Map(asked(read.definition).map((question) => [question.name, question]));
  const lost = (name: string, ...settings: string[]): boolean =>
    notExported.some((each) => each.name === name && settings.includes(each.setting));

  it('is a form without a fault', () => {
    expect(checkDefinition(read.definition)).toEqual([]);
  });

  it('asks the same questions in both languages', () => {
    for (const question of asked(definition)) {
      const same = found.get(question.name);
      const isInEnds = question.type === 'numericrange' && question.multimode;
      const isComputed = question.optionsFrom !== undefined && lost(question.name, 'optionsFrom');
      const type = isComputed ? 'text' : isInEnds ? 'container' : (returns[question.type] ?? question.type);
      expect([question.name, same?.type]).toEqual([question.name, lost(question.name, 'formula') ? 'label' : type]);
      if (question.type !== 'link')
        shown(same?.title).forEach((text, index) => expect(text).toContain(shown(question.title)[index]));
    }
  });

  it('offers the same choices', () => {
    for (const question of asked(definition)) {
      if (question.type !== 'select' && question.type !== 'flatview') continue;
      const same = found.get(question.name);
      expect(same?.multimode ?? false).toBe(question.multimode ?? false);
      expect(same?.options?.map(({ value }) => value)).toEqual(question.options?.map(({ value }) => choiceName(value)));
      expect(same?.options?.map(({ text }) => shown(text))).toEqual(question.options?.map(({ text }) => shown(text)));
    }
  });

  it('asks for an answer where one is needed', () => {
    for (const question of asked(definition))
      if (question.mandatory && !lost(question.name, 'mandatory') && !['matrix', 'cascadeview'].includes(question.type))
        expect([question.name, found.get(question.name)?.mandatory]).toEqual([question.name, true]);
  });

  it('shows and computes the same, whatever is answered', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const answers = answersFor(definition, seed);
      const [ours, theirs] = [definition, read.definition].map((form) =>
        createForm(form, { answers, now: () => new Date('2026-11-24T09:30:00Z') }),
      );
      for (const { question, row, parent } of walkQuestions(definition)) {
        if (row || isRepeating(question) || parent?.question.type === 'matrix') continue;
        const { name } = question;
        if (!lost(name, 'visibility'))
          expect([seed, name, theirs?.state(name).visible]).toEqual([seed, name, ours?.state(name).visible]);
        if (question.type === 'calculated' && !lost(name, 'formula', 'round'))
          expect([seed, name, near(theirs?.get(name))]).toEqual([seed, name, near(ours?.get(name))]);
      }
    }
  });
});

const near = (value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(2)) : value === '' ? undefined : value;

/** Some questions answered, each with something that it takes. */
function answersFor(definition: FormDefinition, seed: number): Answers {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const answers: Record<string, Answers[string]> = {};
  for (const { question, row } of walkQuestions(definition)) {
    if (row || next(6) === 0) continue;
    const { name, type, options = [], multimode } = question;
    const value = options[next(options.length || 1)]?.value;
    if ((type === 'select' || type === 'flatview') && value !== undefined) answers[name] = multimode ? [value] : value;
    if (type === 'number')
      answers[name] = Number(question.min ?? 1) + next(Number(question.max ?? 200) - Number(question.min ?? 1));
    if (type === 'rating') answers[name] = next(6);
    if (type === 'checkbox') answers[name] = next(2) === 1;
    if (type === 'date')
      answers[name] =
        `${1950 + next(70)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`;
  }
  return answers;
}
