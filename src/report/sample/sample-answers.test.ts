import { describe, expect, test } from 'vitest';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { sampleAnswers } from './sample-answers.ts';

const words = { sentence: 'A sample answer', today: '2026-11-24', birthdate: '1985-04-12' };

const formOf = (...questions: readonly Partial<Question>[]): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'Visit', pageType: 'form', questions: questions as readonly Question[] }],
});

describe('made-up answers', () => {
  test('are born on the day of the made-up patient, and begin other things today', () => {
    const form = formOf(
      { id: 'a', name: 'birthdate', type: 'date', title: 'Date of birth' },
      { id: 'b', name: 'onset', type: 'date', title: 'When did it start?' },
    );
    expect(sampleAnswers(form, words, 0)).toEqual({ birthdate: '1985-04-12', onset: '2026-11-24' });
  });

  test('are numbers within the bounds, or below a hundred where there are none, and phone numbers only where asked for', () => {
    const form = formOf(
      { id: 'a', name: 'pressure', type: 'number', title: 'Pressure' },
      { id: 'b', name: 'pulse', type: 'number', title: 'Pulse', min: 40, max: 180 },
      { id: 'c', name: 'phone', type: 'text', title: 'Phone', format: 'phone' },
    );
    for (const turn of [0, 1, 2, 3]) {
      const { pressure, pulse, phone } = sampleAnswers(form, words, turn);
      expect(pressure).toBeLessThanOrEqual(100);
      expect(pulse).toBeGreaterThanOrEqual(40);
      expect(pulse).toBeLessThanOrEqual(180);
      expect(String(phone)).toMatch(/9121234567$/);
    }
  });
});
