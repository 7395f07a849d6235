import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../test/support/plain/plain-page.tsx';
import { dateModel } from '../date/model.ts';
import { readDateFields, readWholeDate } from './date-fields.tsx';
import type { PlainReading } from './plain-view.ts';

const question = { id: 'd', name: 'd', type: 'date', title: 'd' } as const;
const english: PlainReading = { language: 'en', calendar: 'en', today: '2026-03-21', bounds: {}, value: undefined };
const persian: PlainReading = { ...english, language: 'fa', calendar: 'fa' };

const read = (day: string, month: string, year: string, reading: PlainReading) =>
  readDateFields(fieldsOf({ 'd:day': day, 'd:month': month, 'd:year': year }), 'd', reading);

describe('A day in three fields', () => {
  it.each([
    ['27', '3', '2024', '2024-03-27'],
    ['3', '4', '2024', '2024-04-03'],
    ['27', 'March', '2024', '2024-03-27'],
    ['27', 'mar', '2024', '2024-03-27'],
    ['۲۷', '۳', '۲۰۲۴', '2024-03-27'],
    [' 7 ', '03', '1954', '1954-03-07'],
    ['1', '2', '24', '2024-02-01'],
    ['3', '11', '54', '1954-11-03'],
    ['1', '1', '1403', '2024-03-20'],
  ])('%s %s %s is read in a Gregorian form', (day, month, year, date) => {
    expect(read(day, month, year, english)).toBe(date);
  });

  it.each([
    ['۱', '1', '۱۴۰۳', '2024-03-20'],
    ['٣٠', '12', '1403', '2025-03-20'],
    ['5', '3', '54', '1975-05-26'],
  ])('%s %s %s is read in a solar form', (day, month, year, date) => {
    expect(read(day, month, year, persian)).toBe(date);
  });

  it('takes a year of two digits as none to come, where the question ends today', () => {
    const reading = { ...english, bounds: { max: '2026-03-21' } };
    expect(read('1', '2', '27', reading)).toBe('1927-02-01');
    expect(read('1', '2', '27', english)).toBe('2027-02-01');
  });

  it.each([
    ['31', '2', '2024'],
    ['30', '12', '1404'],
    ['', '3', '2024'],
    ['3', '', '2024'],
    ['3', '4', ''],
    ['3', '4', '5'],
    ['0', '13', '2024'],
    ['x', 'y', 'z'],
    ['1', '1', '<b>'],
    ['9'.repeat(5000), '1', '2024'],
  ])('%s %s %s is no date, and is kept for correction', (day, month, year) => {
    for (const reading of [english, persian]) {
      const kept = read(day, month, year, reading);
      expect(kept.split('/')).toEqual([year, expect.any(String), day]);
      expect(dateModel.parse(kept, question)).toEqual({ ok: false, fault: { rule: 'notdate' } });
    }
  });

  it('is of the calendar that its month was chosen from, whatever the year', () => {
    const kept = read('20', '3', '2024', persian);
    expect([kept, read('20', '3', '1403', { ...persian, calendar: 'en' })]).toEqual([
      '2024/khordad/20',
      '1403/march/20',
    ]);
    const birth = { ...question, dateEntry: 'parts' } as const;
    expect(dateModel.parse(kept, birth)).toEqual({ ok: false, fault: { rule: 'notsolaryear' } });
    expect(dateModel.parse('1403/march/20', birth)).toEqual({ ok: false, fault: { rule: 'notgregorianyear' } });
  });

  it.each([
    ['', '3', '1984', 'missingday'],
    ['3', '', '', 'missingmonthyear'],
    ['27', '3', '84', 'yeardigits'],
    ['27', '13', '1984', 'notmonth'],
    ['27', 'x', '1984', 'notmonth'],
    ['30', '2', '1984', 'notdayofmonth'],
    ['0', '2', '1984', 'notdayofmonth'],
    ['30', '12', '1404', 'notdayofmonth'],
  ])('%s %s %s is asked again by what is wrong with it', (day, month, year, rule) => {
    const fields = fieldsOf({ 'd:day': day, 'd:month': month, 'd:year': year });
    const parsed = dateModel.parse(readWholeDate(fields, 'd', english), { ...question, dateEntry: 'parts' });
    expect(parsed).toMatchObject({ ok: false, fault: { rule } });
  });

  it('may be pasted as a whole into the first field of one whose year has to be whole', () => {
    for (const whole of ['1984-03-27', '۱۳۶۳/۰۱/۰۷', '27 March 1984'])
      expect(readWholeDate(fieldsOf({ 'd:day': whole, 'd:month': '', 'd:year': '' }), 'd', english)).toBe('1984-03-27');
  });

  it('is blank where nothing was typed', () => {
    expect(read(' ', '', '', english)).toBe('');
    expect(readDateFields(fieldsOf({}), 'd', persian)).toBe('');
  });
});
