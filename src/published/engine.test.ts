import { describe, expect, it } from 'vitest';
import { createForm, parseExpression, type FormOptions } from './engine.ts';
import { calculated, form } from '../../test/support/engine/scenario.ts';

describe('The clock of a form', () => {
  const today = (now: FormOptions['now']) => createForm(form([calculated('day', 'TODAY()')]), { now }).get('day');

  it.each([[() => new Date(2026, 2, 21, 23, 59)], [new Date(2026, 2, 21)], ['2026-03-21T12:00']])(
    'may be a function, a date or a text: %s',
    (now) => expect(today(now)).toBe('2026-03-21'),
  );

  it('is the machine’s where none is given', () => expect(today(undefined)).toMatch(/^\d{4}-\d\d-\d\d$/));

  it.each([[new Date(NaN)], ['soon']])('is no moment that does not exist: %s', (now) =>
    expect(() => today(now)).toThrow('now is no moment'),
  );
});

it('What is no text is an empty expression', () => {
  for (const text of [undefined, null, 5, {}])
    expect(parseExpression(text as unknown as string)).toMatchObject({
      ok: false,
      problems: [{ position: 0, rule: 'emptyexpression' }],
    });
});
