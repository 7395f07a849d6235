import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { createForm } from '../form/create-form.ts';
import { checkDefinition } from '../../published/engine.ts';
import { dateModel, daysOf } from './model.ts';

const formWith = (more: Partial<Question>): FormDefinition => ({
  schema: 1,
  title: 'Days',
  language: 'fa',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [{ id: 'd', name: 'day', type: 'date', title: 'Day', ...more }],
    },
  ],
});

describe('bounds and defaults of a date', () => {
  it.each([
    ['1403/01/01', '1403/12/30'],
    ['1403-01-01', '1403-12-30'],
    ['1403/1/1', '1403/12/30'],
    ['2024-03-20', '2025-03-20'],
    ['DATE(2024, 3, 20)', '"2025-03-20"'],
  ])('%s to %s is the solar year 1403', (min, max) => {
    const definition = formWith({ min, max, defaultvalue: '1403/05/03' });
    expect(checkDefinition(definition)).toEqual([]);
    const form = createForm(definition);
    expect(form.get('day')).toBe('2024-07-24');
    expect(daysOf(form.bounds('day'))).toEqual({ min: '2024-03-20', max: '2025-03-20' });
    const rules = ['2024-03-19', '2024-03-20', '2025-03-20', '2025-03-21'].map((day) => {
      form.set('day', day);
      return form.state('day').problem?.rule;
    });
    expect(rules).toEqual(['tooearly', undefined, undefined, 'toolate']);
  });

  it.each([
    [{ patientField: 'birthdate' }, 'infuture'],
    [{ name: 'birthdate', max: 'TODAY()' }, 'infuture'],
    [{ title: 'Date of birth', max: 'TODAY()' }, 'infuture'],
    [{ patientField: 'birthdate', max: '2030-01-01' }, undefined],
    [{ name: 'birthdate', max: '2010-01-01' }, 'toolate'],
    [{ max: 'TODAY()' }, 'toolate'],
    [{}, undefined],
  ] as const)('of %j say of tomorrow: %s', (more, rule) => {
    const name = 'name' in more ? more.name : 'day';
    const form = createForm(formWith(more), { now: () => new Date(2026, 2, 20, 12) });
    form.set(name, '2026-03-21');
    expect(form.state(name).problem?.rule).toBe(rule);
    form.set(name, '2026-03-20');
    expect(form.state(name).problem?.rule).toBe(rule === 'toolate' && name === 'birthdate' ? 'toolate' : undefined);
  });

  it('are the wrong way round in whichever calendar they are written', () => {
    const faults: unknown[] = [];
    dateModel.check?.(
      { id: 'd', name: 'd', type: 'date', title: 'D', min: '1403/01/02', max: '2024-03-20' },
      (key, fault) => faults.push([key, fault.rule]),
    );
    expect(faults).toEqual([['max', 'minabovemax']]);
  });
});
