import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromXlsForm } from './from-xls-form.ts';

const head = ['type', 'name', 'label', 'calculation', 'default', 'read_only', 'required'];
const formOf = (...rows: readonly (readonly string[])[]) => {
  const { definition, left } = fromXlsForm({ survey: [head, ...rows] });
  expect(checkDefinition(definition)).toEqual([]);
  const form = createForm(definition, { now: () => new Date('2026-03-21T08:30:00') });
  return { form, left, question: (index: number) => definition.pages[0]?.questions[index] };
};

describe('What an XLSForm keeps out of sight', () => {
  it('is a hidden question with its default, which others may ask for', () => {
    const { form, left, question } = formOf(
      ['hidden', 'site', '', '', 'north', '', ''],
      ['calculate', 'code', '', "concat(${site}, '-1')", '', '', ''],
    );
    expect(left).toEqual([]);
    expect(question(0)).toMatchObject({ type: 'text', hidden: true, defaultvalue: 'north' });
    expect(form.get('code')).toBe('north-1');
  });

  it('is the moment at which the form was opened, and its day', () => {
    const { form, left, question } = formOf(
      ['start', 'opened', '', '', '', '', ''],
      ['today', 'day', '', '', '', '', ''],
      ['calculate', 'next', '', '${day} + 1', '', '', ''],
    );
    expect(left).toEqual([]);
    expect(question(0)).toMatchObject({ type: 'datetime', hidden: true });
    expect([String(form.get('opened')).slice(0, 16), form.get('day'), form.get('next')]).toEqual([
      '2026-03-21T08:30',
      '2026-03-21',
      '2026-03-22',
    ]);
  });

  it('is a calculation that is computed once', () => {
    const { form, left, question } = formOf(
      ['integer', 'n', 'N', '', '4', '', ''],
      ['calculate', 'first', '', 'once(${n} * 2)', '', '', ''],
      ['calculate', 'more', '', '${first} + 1', '', '', ''],
    );
    expect(left).toEqual([]);
    expect(question(1)).toMatchObject({ hidden: true });
    form.set('n', 10);
    expect([String(form.get('first')), form.get('more')]).toEqual(['8', 9]);
  });

  it('is nothing where what is computed once has no counterpart, nor is what asks for it', () => {
    const { left, question } = formOf(
      ['calculate', 'draw', '', 'once(random())', '', '', ''],
      ['calculate', 'arm', '', 'round(${draw} * 2)', '', '', ''],
      ['text', 'a', 'A', '', '', '', ''],
    );
    expect(question(0)).toMatchObject({ name: 'a' });
    expect(left).toEqual([
      { path: 'survey!2', what: 'calculation: uses random(), which has no counterpart (once(random()))' },
      { path: 'survey!3', what: "calculation: asks for 'draw', which is no question here (round(${draw} * 2))" },
    ]);
  });

  it('lists what is required where nobody answers', () => {
    const { left } = formOf(['hidden', 'site', '', '', '', '', 'yes'], ['text', 'a', 'A', '', '', '', '']);
    expect(left).toEqual([{ path: 'survey!2', what: 'required: yes, where nobody answers' }]);
  });
});

describe('What an XLSForm lets nobody change', () => {
  it.each<[string, string, unknown]>([
    ['text', 'North', 'North'],
    ['integer', '12', 12],
    ['date', '2026-03-21', '2026-03-21'],
  ])('is a %s that is shown as it is written down', (type, written, value) => {
    const { form, left, question } = formOf([type, 'a', 'A', '', written, 'yes', '']);
    expect(left).toEqual([]);
    expect(question(0)).toMatchObject({ type: 'calculated', title: 'A' });
    expect(form.get('a')).toBe(value);
  });

  it('is mere words where nothing is written down', () => {
    const { left, question } = formOf(['text', 'a', 'Thank you.', '', '', 'true()', '']);
    expect([left, question(0)?.type]).toEqual([[], 'label']);
  });

  it('is listed where its answer would be chosen, or come from another', () => {
    const { left } = fromXlsForm({
      survey: [head, ['select_one c', 'a', 'A', '', 'x', 'yes', ''], ['date', 'b', 'B', '', 'today()', 'yes', '']],
      choices: [
        ['list_name', 'name', 'label'],
        ['c', 'x', 'X'],
      ],
    });
    expect(left).toEqual([
      { path: 'survey!2', what: 'read_only: yes' },
      { path: 'survey!3', what: 'read_only: yes' },
    ]);
  });

  it('may be changed after it was computed once, if it is asked', () => {
    const { form, left } = formOf(
      ['integer', 'n', 'N', '', '4', '', ''],
      ['integer', 'm', 'M', 'once(${n} + 1)', '', '', ''],
    );
    expect([left, form.get('m')]).toEqual([[], 5]);
    form.set('m', 7);
    form.set('n', 1);
    expect(form.get('m')).toBe(7);
  });
});
