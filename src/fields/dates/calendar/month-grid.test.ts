import { describe, expect, it } from 'vitest';
import { dayAfterKey, isOutside, monthGrid, moveTo, nearest } from './month-grid.ts';

describe('the grid of a month', () => {
  it('begins a solar week on Saturday', () => {
    const weeks = monthGrid('2024-03-25', 'fa');
    // 1 Farvardin 1403 is Wednesday 20 March 2024: the fifth day from Saturday.
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, '2024-03-20', '2024-03-21', '2024-03-22']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });
  it('begins a Gregorian week on Sunday', () => {
    const weeks = monthGrid('2024-02-10', 'en');
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, '2024-02-01', '2024-02-02', '2024-02-03']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(29);
  });
});

describe('keys in the grid', () => {
  const ltr = { calendar: 'en', rtl: false } as const;
  const rtl = { calendar: 'fa', rtl: true } as const;
  it('lead forward to the right, and to the left where one reads from the right', () => {
    expect(dayAfterKey('2024-03-20', 'ArrowRight', false, ltr)).toBe('2024-03-21');
    expect(dayAfterKey('2024-03-20', 'ArrowLeft', false, rtl)).toBe('2024-03-21');
    expect(dayAfterKey('2024-03-20', 'ArrowRight', false, rtl)).toBe('2024-03-19');
  });
  it('lead to the first and last day of the week', () => {
    expect(dayAfterKey('2024-03-20', 'Home', false, rtl)).toBe('2024-03-16');
    expect(dayAfterKey('2024-03-20', 'End', false, rtl)).toBe('2024-03-22');
  });
  it('lead by month and year of the calendar', () => {
    expect(dayAfterKey('2024-01-31', 'PageDown', false, ltr)).toBe('2024-02-29');
    expect(dayAfterKey('2024-03-20', 'PageDown', false, rtl)).toBe('2024-04-20');
    expect(dayAfterKey('2024-03-20', 'PageUp', true, ltr)).toBe('2023-03-20');
  });
  it('lead nowhere by a letter', () => {
    expect(dayAfterKey('2024-03-20', 'a', false, ltr)).toBeUndefined();
  });
});

describe('moving to a month or a year', () => {
  it('keeps the day of the month', () => {
    expect(moveTo('2024-03-20', { year: 1360 }, 'fa')).toBe('1981-03-21');
    expect(moveTo('2024-03-20', { month: 2 }, 'fa')).toBe('2024-04-20');
  });
});

describe('bounds', () => {
  it('shut days before and after, and are not asked when they are formulas', () => {
    expect(isOutside('2024-03-20', '2024-03-21', undefined)).toBe(true);
    expect(isOutside('2024-03-20', undefined, '2024-03-20')).toBe(false);
    expect(isOutside('2024-03-20', 'TODAY()', 'TODAY()')).toBe(false);
  });

  it('lead to the nearest day that may be chosen', () => {
    expect(nearest('2024-03-20', '2024-03-25', undefined)).toBe('2024-03-25');
    expect(nearest('2024-03-20', undefined, '2024-01-01')).toBe('2024-01-01');
    expect(nearest('2024-03-20', '2024-03-01', 'TODAY()')).toBe('2024-03-20');
  });
});
