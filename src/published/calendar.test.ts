import { expect, it } from 'vitest';
import { formatDate, parseDate } from './calendar.ts';

it('A date is shown in English and Gregorian, unless asked otherwise; a language brings its calendar', () => {
  expect(formatDate('2024-03-20')).toBe('20 March 2024');
  expect(formatDate('2024-03-20', { language: 'fa' })).toBe('۱ فروردین ۱۴۰۳');
  expect(formatDate('2024-03-20', { language: 'fa', calendar: 'en', style: 'numeric' })).toBe('۲۰۲۴/۰۳/۲۰');
  expect(formatDate('no date')).toBe('no date');
});

it('A date is read in the calendar of the language, Gregorian by default', () => {
  expect(parseDate('20 March 2024')).toBe('2024-03-20');
  expect(parseDate('۱۴۰۳/۱/۱', { language: 'fa' })).toBe('2024-03-20');
  expect(parseDate('1650/1/1', { language: 'fa' })).toBe('2271-03-21');
  expect(parseDate('1650/1/1')).toBe('1650-01-01');
});
