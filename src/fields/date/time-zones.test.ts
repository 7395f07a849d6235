import { afterEach, describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { createForm } from '../form/create-form.ts';
import { fieldFhirs, nestedFhir } from '../registry/fhir.ts';
import { fieldModels } from '../models/models.ts';
import { readTypedDate } from '../../engine/calendar/typed-date.ts';
import { localDay } from '../../react/ui/language/moment.ts';
import { addDays, addMonths } from '../../engine/calendar/month-days.ts';

const zones = [
  'Asia/Tehran',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
  'Pacific/Apia',
] as const;
/** Days on which clocks were put forward or back in one of them, and days around a solar new year. */
const days = [
  '1921-03-21',
  '1979-05-27',
  '2022-03-22',
  '2022-09-22',
  '2024-03-10',
  '2024-03-19',
  '2024-03-20',
  '2024-11-03',
  '2024-09-29',
  '2025-03-20',
  '2011-12-30',
];
const before = process.env['TZ'];

const definition: FormDefinition = {
  schema: 1,
  title: 'Birth',
  language: 'fa',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [
        { id: 'b', name: 'birth', type: 'date', title: 'Birth', max: 'TODAY()', defaultvalue: '2024-03-20' },
        { id: 'a', name: 'age', type: 'calculated', title: 'Age', formula: 'AGE(birth, "2026-03-20")' },
      ],
    },
  ],
};

describe.each(zones)('A date of birth in %s', (zone) => {
  afterEach(() => {
    process.env['TZ'] = before;
  });

  it('is the day that was typed: stored, shown, carried and read again', () => {
    process.env['TZ'] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const { date } = fieldModels;
    const question = definition.pages[0]!.questions[0]!;
    for (const day of days) {
      for (const calendar of ['en', 'fa'] as const) {
        const shown = date.format(day, question, { language: calendar, calendar });
        expect(date.parse(shown, question), `${zone} ${shown}`).toEqual({ ok: true, answer: day });
      }
      expect(
        fieldFhirs.date.fromAnswers(fieldFhirs.date.toAnswers(day, question, nestedFhir), question, nestedFhir),
      ).toBe(day);
      expect(addDays(addDays(day, 1) ?? '', -1)).toBe(day);
      expect(addMonths(addMonths(day, 12, 'en') ?? '', -12, 'en')).toBe(day);
    }
  });

  it('is the reader’s own day where they type “today”', () => {
    process.env['TZ'] = zone;
    for (const [hour, minute] of [
      [0, 0],
      [23, 59],
    ] as const) {
      const today = localDay(new Date(2026, 2, 20, hour, minute).toISOString());
      expect(readTypedDate('today', { calendar: 'fa', today })).toBe('2026-03-20');
      expect(readTypedDate('۱/۱', { calendar: 'fa', today })).toBe('2025-03-21');
    }
  });

  it('may be the reader’s own today, and not their tomorrow, at either end of the day', () => {
    process.env['TZ'] = zone;
    for (const hour of [0, 23]) {
      const form = createForm(definition, { now: () => new Date(2026, 2, 20, hour, 59) });
      expect(form.get('birth')).toBe('2024-03-20');
      expect(form.get('age')).toBe(2);
      form.set('birth', '۱۴۰۴/۱۲/۲۹');
      expect([form.get('birth'), form.state('birth').problem?.rule]).toEqual(['2026-03-20', undefined]);
      form.set('birth', '۱۴۰۵/۰۱/۰۱');
      expect(form.state('birth').problem?.rule).toBe('infuture');
    }
  });
});
