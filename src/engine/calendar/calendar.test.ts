import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromDayNumber, isDate, toDayNumber } from './day-number.ts';
import { formatDate } from './format-date.ts';
import { toJalali } from './jalali.ts';
import { toParts } from './date-parts.ts';
import { fromParts } from './from-parts.ts';
import { addDays, addMonths, daysInMonth, firstWeekday, weekday } from './month-days.ts';
import { monthNames } from './names.ts';
import { toGregorian } from './to-gregorian.ts';
import { weekdayNames } from './weekday-names.ts';
import { parseDate } from './parse-date.ts';

const corpora = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/persian`;
const absent = !existsSync(corpora);
const title = (sentence: string): string => (absent ? `${sentence} (skipped: no ${corpora})` : sentence);
const read = (file: string): string => readFileSync(`${corpora}/${file}`, 'utf8');

interface Nowruz {
  readonly year: number;
  readonly nowruz: string;
  readonly leap: boolean;
}

describe('the solar calendar', () => {
  it.skipIf(absent)(title('begins its years where the official table says'), () => {
    const rows: readonly Nowruz[] = JSON.parse(read('nowruz-1206-1498.json')).rows;
    expect(rows.length).toBe(293);
    const found = rows.map(({ year }) => ({
      year,
      nowruz: toGregorian({ year, month: 1, day: 1 }),
      leap: daysInMonth(year, 12, 'fa') === 30,
    }));
    expect(found).toEqual(rows.map(({ year, nowruz, leap }) => ({ year, nowruz, leap })));
  });

  it.skipIf(absent)(title('agrees with the table of 5,436 days, both ways'), () => {
    const rows = read('jalali-gregorian-1300-1450.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split('\t'));
    expect(rows.length).toBe(5436);
    const wrong = rows.filter(([jalali = '', gregorian = '']) => {
      const [year = 0, month = 0, day = 0] = jalali.split('-').map(Number);
      return (
        toGregorian({ year, month, day }) !== gregorian ||
        JSON.stringify(toJalali(gregorian)) !== JSON.stringify({ year, month, day })
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2024-03-20', 1403, 1, 1],
    ['2025-03-20', 1403, 12, 30],
    ['2025-03-21', 1404, 1, 1],
    ['1979-02-11', 1357, 11, 22],
    ['2026-11-21', 1405, 8, 30],
  ])('%s is %i/%i/%i', (iso, year, month, day) => {
    expect(toJalali(iso)).toEqual({ year, month, day });
    expect(toGregorian({ year, month, day })).toBe(iso);
  });

  it('returns to the same day for every day of three centuries', () => {
    const lost: string[] = [];
    for (let day = toDayNumber('1800-01-01') ?? 0; day < 50_000; day += 1) {
      const iso = fromDayNumber(day) ?? '';
      const parts = toJalali(iso);
      if (!parts || toGregorian(parts) !== iso) lost.push(iso);
    }
    expect(lost).toEqual([]);
  });

  it('reaches from its first day to the last one that can be stored, by the rule of 33 years alone', () => {
    expect([toJalali('0622-03-21'), toJalali('0622-03-20')]).toEqual([{ year: 1, month: 1, day: 1 }, undefined]);
    expect(toJalali('9999-12-31')).toEqual({ year: 9378, month: 10, day: 10 });
    expect([toGregorian({ year: 9378, month: 10, day: 10 }), toGregorian({ year: 9378, month: 10, day: 11 })]).toEqual([
      '9999-12-31',
      undefined,
    ]);
    const leapYears = Array.from({ length: 33 }, (_, index) => 1370 + index).filter(
      (year) => daysInMonth(year, 12, 'fa') === 30,
    );
    expect(leapYears).toEqual([1370, 1375, 1379, 1383, 1387, 1391, 1395, 1399]);
  });

  it.each([
    [1404, 12, 30],
    [1403, 7, 31],
    [1403, 13, 1],
    [1403, 0, 1],
    [1403, 1, 0],
    [1403, 1, 32],
    [0, 1, 1],
    [9999, 1, 1],
    [1403.5, 1, 1],
    [NaN, 1, 1],
  ])('has no day %d/%d/%d', (year, month, day) => expect(toGregorian({ year, month, day })).toBe(undefined));

  it.each(['2024-02-30', '2023-02-29', '2024-13-01', '0000-01-01', '2024-1-1', '', '2024-01-01T00:00', '0600-01-01'])(
    'knows no date %j',
    (iso) => expect(toJalali(iso)).toBe(undefined),
  );
});

describe('days and months', () => {
  it('a date is four, two and two digits of a day that exists', () => {
    expect(
      ['2024-02-29', '2023-02-29', '2024-04-31', '1900-02-29', '2000-02-29', '0001-01-01', '9999-12-31'].map(isDate),
    ).toEqual([true, false, false, false, true, true, true]);
  });

  it('days are added over months, years and leap days', () => {
    expect([addDays('2024-02-28', 1), addDays('2024-01-01', -1), addDays('9999-12-31', 1), addDays('x', 1)]).toEqual([
      '2024-02-29',
      '2023-12-31',
      undefined,
      undefined,
    ]);
  });

  it('months are added in the calendar that is shown, and end where a month is shorter', () => {
    expect([
      addMonths('2024-01-31', 1, 'en'),
      addMonths('2024-03-15', -15, 'en'),
      addMonths('x', 1, 'en'),
      addMonths('9999-12-01', 1, 'en'),
    ]).toEqual(['2024-02-29', '2022-12-15', undefined, undefined]);
    expect(toJalali(addMonths(toGregorian({ year: 1403, month: 6, day: 31 }) ?? '', 1, 'fa') ?? '')).toEqual({
      year: 1403,
      month: 7,
      day: 30,
    });
    expect(toJalali(addMonths(toGregorian({ year: 1403, month: 1, day: 1 }) ?? '', -1, 'fa') ?? '')).toEqual({
      year: 1402,
      month: 12,
      day: 1,
    });
  });

  it('months have their days', () => {
    expect([1, 6, 7, 11, 12].map((month) => daysInMonth(1403, month, 'fa'))).toEqual([31, 31, 30, 30, 30]);
    expect([
      daysInMonth(1402, 12, 'fa'),
      daysInMonth(2024, 2, 'en'),
      daysInMonth(2023, 2, 'en'),
      daysInMonth(2024, 12, 'en'),
    ]).toEqual([29, 29, 28, 31]);
  });

  it('weeks begin on Saturday in the solar calendar', () => {
    expect([weekday('2024-03-20'), weekday('1969-12-27'), weekday('x')]).toEqual([3, 6, undefined]);
    expect([firstWeekday('fa'), firstWeekday('en')]).toEqual([6, 0]);
  });

  it('parts and dates turn into each other', () => {
    expect(toParts('2024-03-20', 'fa')).toEqual({ year: 1403, month: 1, day: 1 });
    expect(fromParts({ year: 2024, month: 2, day: 29 }, 'en')).toBe('2024-02-29');
    expect(fromParts({ year: 2023, month: 2, day: 29 }, 'en')).toBe(undefined);
  });
});

describe('dates in words', () => {
  it.each([
    ['fa', 'fa', 'long', '۱ فروردین ۱۴۰۳'],
    ['fa', 'fa', 'short', '۱ فروردین ۱۴۰۳'],
    ['fa', 'fa', 'numeric', '۱۴۰۳/۰۱/۰۱'],
    ['fa', 'en', 'long', '۲۰ مارس ۲۰۲۴'],
    ['fa', 'en', 'numeric', '۲۰۲۴/۰۳/۲۰'],
    ['en', 'en', 'long', '20 March 2024'],
    ['en', 'en', 'short', '20 Mar 2024'],
    ['en', 'en', 'numeric', '2024-03-20'],
    ['en', 'fa', 'long', '1 Farvardin 1403'],
    ['en', 'fa', 'short', '1 Farvardin 1403'],
    ['en', 'fa', 'numeric', '1403-01-01'],
  ] as const)('%s readers with the %s calendar read the %s form', (language, calendar, style, text) => {
    expect(formatDate('2024-03-20', { language, calendar, style })).toBe(text);
  });

  it('a text that is no date is shown as it is', () =>
    expect(formatDate('soon', { language: 'fa', calendar: 'fa' })).toBe('soon'));

  it('each calendar has twelve different months in each language, and the week seven days', () => {
    for (const language of ['en', 'fa'] as const) {
      for (const calendar of ['en', 'fa'] as const) expect(new Set(monthNames(language, calendar)).size).toBe(12);
      expect([new Set(weekdayNames(language)).size, new Set(weekdayNames(language, 'letters')).size]).toEqual([7, 7]);
    }
  });
});

describe('dates as people type them', () => {
  it.each([
    ['1403/01/01', 'fa', '2024-03-20'],
    ['۱۴۰۳/۱/۱', 'fa', '2024-03-20'],
    ['١٤٠٣-١-١', 'fa', '2024-03-20'],
    ['1403.1.1', 'fa', '2024-03-20'],
    ['۱۴۰۳ ۱ ۱', 'fa', '2024-03-20'],
    ['۱۴۰۳۰۱۰۱', 'fa', '2024-03-20'],
    ['1/1/1403', 'fa', '2024-03-20'],
    ['۱ فروردین ۱۴۰۳', 'fa', '2024-03-20'],
    ['1 Farvardin 1403', 'en', '2024-03-20'],
    ['۱ فروردين ۱۴۰۳', 'fa', '2024-03-20'],
    ['۳۰ آبان ۱۴۰۵', 'en', '2026-11-21'],
    ['۳۰ ابان ۱۴۰۵', 'fa', '2026-11-21'],
    ['2024-03-20', 'en', '2024-03-20'],
    ['2024/3/20', 'fa', '2024-03-20'],
    ['1403/01/01', 'en', '2024-03-20'],
    ['20240320', 'en', '2024-03-20'],
    ['20/3/2024', 'en', '2024-03-20'],
    ['3/20/2024', 'en', '2024-03-20'],
    ['3/3/2024', 'en', '2024-03-03'],
    ['20 March 2024', 'en', '2024-03-20'],
    ['Mar 20, 2024', 'en', '2024-03-20'],
    ['march 20th 2024', 'fa', '2024-03-20'],
    ['2024 March 20', 'en', '2024-03-20'],
    ['۲۰ مارس ۲۰۲۴', 'fa', '2024-03-20'],
    ['20-Mar-2024', 'en', '2024-03-20'],
    [' \u200f۱۴۰۳/۰۱/۰۱\u200f ', 'fa', '2024-03-20'],
  ] as const)('%j in the %s calendar is %s', (text, calendar, iso) => expect(parseDate(text, { calendar })).toBe(iso));

  it.each([
    ['', 'fa'],
    ['1403', 'fa'],
    ['1403/1', 'fa'],
    ['03/01/01', 'fa'],
    ['1403/12/31', 'fa'],
    ['1404/12/30', 'fa'],
    ['3/4/2024', 'en'],
    ['2024-02-30', 'en'],
    ['2024-13-01', 'en'],
    ['20 Smarch 2024', 'en'],
    ['ma 20 2024', 'en'],
    ['2024 2024 March', 'en'],
    ['1/2/3/4', 'en'],
    ['tomorrow', 'en'],
    ['20 20 March', 'en'],
    ['-1403/1/1x', 'fa'],
    ['9'.repeat(500), 'fa'],
  ] as const)('%j in the %s calendar is no one date', (text, calendar) =>
    expect(parseDate(text, { calendar })).toBe(undefined),
  );

  it('what is shown can be typed again, in every language, calendar and style', () => {
    for (let day = 0; day < 40_000; day += 97) {
      const iso = fromDayNumber(day) ?? '';
      for (const language of ['en', 'fa'] as const)
        for (const calendar of ['en', 'fa'] as const)
          for (const style of ['long', 'short', 'numeric'] as const) {
            expect(parseDate(formatDate(iso, { language, calendar, style }), { calendar })).toBe(iso);
          }
    }
  });
});
