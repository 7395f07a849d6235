import { describe, expect, it } from 'vitest';
import { readTypedDate } from './typed-date.ts';

/** 1 Azar 1405. */
const today = '2026-11-22';

describe('dates as people begin, shorten and name them', () => {
  it.each([
    ['today', 'en', '2026-11-22'],
    ['Today ', 'fa', '2026-11-22'],
    ['امروز', 'fa', '2026-11-22'],
    ['ديروز', 'fa', '2026-11-21'],
    ['yesterday', 'en', '2026-11-21'],
    ['فردا', 'en', '2026-11-23'],
    ['۲۳/۵', 'fa', '2026-08-14'],
    ['5/23', 'fa', '2026-08-14'],
    ['۵/۵', 'fa', '2026-07-27'],
    ['12/25', 'en', '2026-12-25'],
    ['25.12', 'en', '2026-12-25'],
    ['3/3', 'en', '2026-03-03'],
    ['25/12/', 'en', '2026-12-25'],
    ['3 May', 'en', '2026-05-03'],
    ['May 3', 'fa', '2026-05-03'],
    ['۳ مرداد', 'fa', '2026-07-25'],
    ['3 mordad', 'en', '2026-07-25'],
    ['۷۰/۲/۱', 'fa', '1991-04-21'],
    ['1/2/70', 'fa', '1991-04-21'],
    ['۰۳/۵/۱۲', 'fa', '2024-08-02'],
    ['99-12-30', 'fa', '2021-03-20'],
    ['00/1/1', 'fa', '2021-03-21'],
    ['۱۰/۱/۱', 'fa', '2031-03-21'],
    ['70/2/1', 'en', '1970-02-01'],
    ['25/12/70', 'en', '1970-12-25'],
    ['12/25/99', 'en', '1999-12-25'],
    ['3 May 70', 'en', '1970-05-03'],
    ['3 May 24', 'en', '2024-05-03'],
    ['۳ مرداد ۹۹', 'en', '2020-07-24'],
    ['70 May 3', 'en', '1970-05-03'],
    ['1403/5/12', 'fa', '2024-08-02'],
    ['2024-03-20', 'fa', '2024-03-20'],
    ['1403/5/12/', 'fa', '2024-08-02'],
  ] as const)('%j in the %s calendar is %s', (text, calendar, day) =>
    expect(readTypedDate(text, { calendar, today })).toBe(day),
  );

  it.each([
    ['', 'fa'],
    ['1', 'fa'],
    ['14', 'fa'],
    ['1403', 'fa'],
    ['1403/', 'fa'],
    ['1403/5', 'fa'],
    ['1403/5/', 'fa'],
    ['5/3', 'fa'],
    ['5/3', 'en'],
    ['5/3/24', 'en'],
    ['5/', 'fa'],
    ['مرداد', 'fa'],
    ['مرداد ۱۴۰۳', 'fa'],
    ['May 2024', 'en'],
    ['31/13', 'fa'],
    ['13/13', 'en'],
    ['32 May', 'en'],
    ['31 Mehr', 'en'],
    ['1/2/3/4', 'fa'],
    ['todays', 'en'],
    ['70/70/70', 'fa'],
    ['3 May 4 5', 'en'],
    ['x'.repeat(200), 'en'],
    ['- / -', 'fa'],
    ['1403/13/1', 'fa'],
  ] as const)('%j in the %s calendar is none yet', (text, calendar) =>
    expect(readTypedDate(text, { calendar, today })).toBe(undefined),
  );

  it('no year of two digits is later than the last day that may be meant', () => {
    expect(readTypedDate('۱۰/۱/۱', { calendar: 'fa', today, latest: today })).toBe('1931-03-22');
    expect(readTypedDate('۰۵/۱/۱', { calendar: 'fa', today, latest: today })).toBe('2026-03-21');
    expect(readTypedDate('3 May 30', { calendar: 'en', today, latest: today })).toBe('1930-05-03');
  });
});
