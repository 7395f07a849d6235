import { describe, expect, it } from 'vitest';
import { yearsOf } from './years.ts';

describe('the age of a patient', () => {
  const today = '2026-11-24';

  it('is counted from the birthdate, to the day', () => {
    expect([
      yearsOf({ birthdate: '1980-11-24' }, today),
      yearsOf({ birthdate: '1980-11-25' }, today),
      yearsOf({ birthdate: '2027-01-01' }, today),
    ]).toEqual([46, 45, 0]);
  });

  it('is the one that was entered, and older by the years since then', () => {
    expect([
      yearsOf({ age: 40 }, today),
      yearsOf({ age: 40, ageOn: '2026-01-01' }, today),
      yearsOf({ age: 40, ageOn: '2024-11-24' }, today),
    ]).toEqual([40, 40, 42]);
  });

  it('is unknown where neither was', () => {
    expect(yearsOf({ name: 'Sara' }, today)).toBeUndefined();
  });
});
