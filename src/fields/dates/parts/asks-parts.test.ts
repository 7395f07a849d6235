import { describe, expect, it } from 'vitest';
import type { Question } from '../../../engine/definition/types.ts';
import { asksParts } from './asks-parts.ts';

const asked = (more: Partial<Question>): boolean =>
  asksParts({ id: 'd', name: 'day', type: 'date', title: 'Day', ...more });

describe('A date is asked for in three fields', () => {
  it.each<Partial<Question>>([
    { name: 'birthdate' },
    { relatedField: 'patient.birthdate' },
    { patientField: 'birthdate' },
    { title: 'Your date of birth' },
    { title: { en: 'Birth date', fa: 'روزی که به دنیا آمدید' } },
    { title: { fa: 'تاریخ تولد شما' } },
    { title: 'Onset', dateEntry: 'parts' },
  ])('where it is of birth, or its author says so: %j', (more) => {
    expect(asked(more)).toBe(true);
  });

  it.each<Partial<Question>>([
    {},
    { title: 'When did it start?' },
    { title: 'Date of last childbirth visit' },
    { name: 'birthdate', relatedField: 'visited' },
    { patientField: 'birthdate', dateEntry: 'calendar' },
  ])('and else on one line: %j', (more) => {
    expect(asked(more)).toBe(false);
  });
});
