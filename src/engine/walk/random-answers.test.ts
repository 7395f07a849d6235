import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../definition/types.ts';
import { createForm } from '../../fields/form/create-form.ts';
import { randomAnswers } from './random-answers.ts';

const today = '2026-03-10';
const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});
const form: FormDefinition = {
  schema: 1,
  title: 'Random',
  language: 'en',
  conditions: [{ id: 'c', kind: 'visibility', target: 'packs', when: 'smoker' }],
  pages: [
    {
      id: 'a',
      text: 'a',
      pageType: 'form',
      questions: [
        question('intro', 'label'),
        question('site', 'link', { url: 'https://example.com' }),
        question('smoker', 'checkbox'),
        question('packs', 'number', { mandatory: true, min: 1, max: 3 }),
        question('mail', 'text', { format: 'email', mandatory: true }),
        question('mood', 'select', { options: ['x', 'y', 'z'].map((value) => ({ text: value, value })) }),
        question('total', 'calculated', { formula: 'packs * 2' }),
        question('pills', 'container', {
          multimode: true,
          questions: [question('dose', 'number', { min: 5, max: 9, mandatory: true })],
        }),
        question('box', 'container', { questions: [question('inner', 'text')] }),
      ],
    },
    {
      id: 'b',
      text: 'b',
      pageType: 'form',
      questions: [question('born', 'date', { max: 'TODAY()', mandatory: true })],
    },
  ],
};
const answers = (seed: number) =>
  randomAnswers(form, { createForm, seed, today, now: () => new Date(`${today}T12:00`) });

describe('Answers at random', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(answers(3)).toEqual(answers(3));
    expect(new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(answers(seed)))).size).toBeGreaterThan(6);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('are valid, and complete on every page (%i)', (seed) => {
    const filled = createForm(form, { answers: answers(seed), complete: true, now: () => new Date(`${today}T12:00`) });
    expect(filled.validate()).toEqual([]);
    expect(filled.get('inner')).toBeTypeOf('string');
    expect(filled.rows('pills').length).toBeGreaterThan(0);
    expect(filled.get('packs') === undefined).toBe(filled.get('smoker') !== true);
  });

  it('leave blank what no valid answer is found for, and go on', () => {
    const impossible: FormDefinition = {
      ...form,
      conditions: [],
      pages: [
        {
          ...form.pages[0]!,
          questions: [question('odd', 'text', { format: { pattern: '^q7!$' } }), question('age', 'number')],
        },
      ],
    };
    const found = randomAnswers(impossible, { createForm, seed: 1, today });
    expect(found['odd']).toBeUndefined();
    expect(found['age']).toBeTypeOf('number');
  });
});
