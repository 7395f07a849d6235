import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { createForm } from '../form/create-form.ts';
import { checkDefinition } from '../../published/engine.ts';
import { readTime } from '../dates/read-time.ts';

const question = (name: string, type: Question['type'], set: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...set,
});
const formOf = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'Sleep',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});

describe('A time', () => {
  it.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['830', '08:30'],
    ['1930', '19:30'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['8:', '08:00'],
    ['۸:۳۰', '08:30'],
    ['٢٠:١٥', '20:15'],
    ['08:30:59', '08:30'],
    ['8:30 pm', '20:30'],
    ['8 PM', '20:00'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['۸:۳۰ عصر', '20:30'],
    ['ساعت ۸ صبح', '08:00'],
    ['۹ شب', '21:00'],
    ['۱۲ شب', '00:00'],
    ['۲ بعد از ظهر', '14:00'],
    ['۱۲ ظهر', '12:00'],
    ['20:30 pm', '20:30'],
  ])('%s is read as %s', (typed, time) => expect(readTime(typed)).toBe(time));

  it.each(['24:00', '8:60', '8:3', 'noonish', '8 o', '12345', '', '-1', '8:30 XM'])('%j is none', (typed) =>
    expect(readTime(typed)).toBeUndefined(),
  );

  it('is compared with others and with a text, and counts as the fraction of a day', () => {
    const definition = formOf(
      question('bed', 'time'),
      question('wake', 'time'),
      question('late', 'calculated', { formula: 'wake > "07:00"' }),
      question('hours', 'calculated', { formula: 'MOD(wake - bed, 1) * 24', floatcount: 2 }),
      question('same', 'calculated', { formula: 'wake = 0.3125' }),
    );
    expect(checkDefinition(definition)).toEqual([]);
    const form = createForm(definition, { answers: { bed: '23:00', wake: '07:30' } });
    expect([form.get('late'), form.get('hours'), form.get('same')]).toEqual([true, 8.5, true]);
    form.set('wake', '۶:۵۹');
    expect(form.get('late')).toBe(false);
  });

  it('has bounds that are times, or computed from others', () => {
    const definition = formOf(question('bed', 'time'), question('wake', 'time', { min: 'bed', max: '12:00' }));
    expect(checkDefinition(definition)).toEqual([]);
    const form = createForm(definition, { answers: { bed: '05:00', wake: '04:59' } });
    expect(form.state('wake').problem?.rule).toBe('timetooearly');
    form.set('wake', '12:01');
    expect(form.state('wake').problem?.rule).toBe('timetoolate');
    expect(
      checkDefinition(formOf(question('wake', 'time', { min: '12:00', max: '08:00' }))).map(({ rule }) => rule),
    ).toEqual(['minabovemax']);
  });
});

describe('A day with its time', () => {
  it('is distinguished from now and from days, to the minute', () => {
    const definition = formOf(
      question('onset', 'datetime', { max: 'NOW()' }),
      question('hours', 'calculated', { formula: '(NOW() - onset) * 24', floatcount: 1 }),
      question('days', 'calculated', { formula: 'DAYS(TODAY(), onset)' }),
    );
    expect(checkDefinition(definition)).toEqual([]);
    const form = createForm(definition, {
      now: () => new Date(2026, 2, 21, 12, 0, 30),
      answers: { onset: '2026-03-20T09:00' },
    });
    expect([form.get('hours'), form.get('days')]).toEqual([27, 1]);
    form.set('onset', '2026-03-21T12:00');
    expect(form.state('onset').problem).toBeUndefined();
    form.set('onset', '2026-03-21T12:01');
    expect(form.state('onset').problem?.rule).toBe('toolate');
  });
});
