import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { answerReader } from '../../../../elements/dashboard/answer-reader.ts';
import { createLanguageTools } from '../../../ui/language/language.tsx';
import { compareResponses, type GivenResponse } from './compare-responses.ts';

const tools = createLanguageTools('en', 'en', 'ltr', (key) => key);

const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'text',
  title: name.toUpperCase(),
  ...more,
});

const form = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', displayTitle: 'Visit', pageType: 'form', questions }],
});

const response = (definition: FormDefinition, answers: Answers, more: Partial<GivenResponse> = {}): GivenResponse => ({
  definition,
  answers,
  version: 1,
  page: null,
  ...more,
});

const compare = (before: GivenResponse, after: GivenResponse) => compareResponses([before, after], answerReader, tools);

describe('two responses compared', () => {
  const definition = form(question('pain'), question('sleep'), question('diet'), question('note', { type: 'label' }));

  it('tell apart what changed, what stayed the same and what neither answered', () => {
    const { changed, unchanged, askedOnce } = compare(
      response(definition, { pain: 'mild', sleep: 'good' }),
      response(definition, { pain: 'severe', sleep: 'good' }),
    );
    expect(changed).toEqual([
      { name: 'pain', title: 'PAIN', before: { lines: ['mild'] }, after: { lines: ['severe'] } },
    ]);
    expect(unchanged.map(({ name }) => name)).toEqual(['sleep']);
    expect(askedOnce).toEqual([]);
  });

  it('count an answer that was added or taken away as changed', () => {
    const { changed } = compare(response(definition, { pain: 'mild' }), response(definition, { diet: 'salt-free' }));
    expect(changed.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['pain', { lines: ['mild'] }, { missing: 'answer' }],
      ['diet', { missing: 'answer' }, { lines: ['salt-free'] }],
    ]);
  });

  it('set apart what only one version asked', () => {
    const later = form(question('pain'), question('smoking'));
    const { changed, askedOnce } = compare(
      response(definition, { pain: 'mild', diet: 'salt-free' }),
      response(later, { pain: 'mild', smoking: 'no' }, { version: 2 }),
    );
    expect(changed).toEqual([]);
    expect(askedOnce.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['smoking', { missing: 'version' }, { lines: ['no'] }],
      ['diet', { lines: ['salt-free'] }, { missing: 'version' }],
    ]);
  });

  it('set apart what stands on a page that one of them left out', () => {
    const { changed, askedOnce } = compare(
      response(definition, { pain: 'mild' }),
      response(definition, {}, { page: 'other' }),
    );
    expect(changed).toEqual([]);
    expect(askedOnce[0]?.after).toEqual({ missing: 'page' });
  });

  it('read an answer by the options of its own version, and say where the question was worded otherwise', () => {
    const asked = (title: string, text: string) =>
      form(question('pain', { type: 'select', title, options: [{ value: '1', text }] } as Partial<Question>));
    const { unchanged } = compare(
      response(asked('Pain?', 'Some'), { pain: '1' }),
      response(asked('How much pain?', 'A little'), { pain: '1' }, { version: 2 }),
    );
    expect(unchanged).toEqual([
      {
        name: 'pain',
        title: 'How much pain?',
        titleBefore: 'Pain?',
        before: { lines: ['Some'] },
        after: { lines: ['A little'] },
      },
    ]);
  });

  it('compare a list of rows as one answer, row by row', () => {
    const drugs = form(
      question('drugs', { type: 'container', multimode: true, questions: [question('drug'), question('dose')] }),
    );
    const { changed } = compare(
      response(drugs, { drugs: [{ drug: 'A', dose: '5' }] }),
      response(drugs, {
        drugs: [
          { dose: '5', drug: 'A' },
          { drug: 'B', dose: '1' },
        ],
      }),
    );
    expect(changed.map(({ before, after }) => [before, after])).toEqual([
      [{ lines: ['DRUG: A · DOSE: 5'] }, { lines: ['DRUG: A · DOSE: 5', 'DRUG: B · DOSE: 1'] }],
    ]);
  });

  it('say where two different files read alike', () => {
    const photo = form(question('photo', { type: 'file' }));
    const file = (id: string) => [{ id, name: 'skin.png', type: 'image/png', size: 10 }];
    const { changed } = compare(response(photo, { photo: file('a') }), response(photo, { photo: file('b') }));
    expect(changed[0]?.readsAlike).toBe(true);
  });

  it('put scores by themselves, each with the band of its own version', () => {
    const bands = [
      { from: 0, text: 'Mild' },
      { from: 10, text: 'Severe', severity: 'danger' as const },
    ];
    const scored = form(question('total', { type: 'calculated', bands }), question('age', { type: 'number' }));
    const { scores, changed, unchangedScores } = compare(
      response(scored, { total: 4, age: 40 }),
      response(scored, { total: 14, age: 41 }),
    );
    expect(scores).toMatchObject([
      {
        before: { value: 4, band: { text: 'Mild' } },
        after: { value: 14, band: { text: 'Severe', severity: 'danger' } },
      },
    ]);
    expect(changed.map(({ name }) => name)).toEqual(['age']);
    expect(unchangedScores).toEqual([]);
    const again = compare(response(scored, { total: 4 }), response(scored, { total: 4 }));
    expect([again.scores.length, again.unchangedScores.length]).toEqual([0, 1]);
  });
});
