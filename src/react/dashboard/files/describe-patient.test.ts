import { expect, it } from 'vitest';
import { describePatient } from './describe-patient.ts';

const tools = {
  t: (key: string, values: object = {}) => [key.split('.').pop(), ...Object.values(values)].join(' '),
  digits: (text: string) => text,
  date: (day: string) => day,
} as unknown as Parameters<typeof describePatient>[1];

it('says an age with the day it was entered on, and none beside a birthdate, which it may contradict', () => {
  expect(describePatient({ age: 76, ageOn: '2026-08-03' }, tools)).toEqual([['age', 'ageOn 76 2026-08-03']]);
  expect(describePatient({ age: 76, ageOn: '2026-08-03', birthdate: '2007-11-08' }, tools)).toEqual([
    ['birthdate', '2007-11-08'],
  ]);
});

it('says the years that a birthdate gives on a day', () => {
  const born = (birthdate: string) => describePatient({ birthdate }, tools, '2026-11-07');
  expect(born('2007-11-08')).toEqual([['birthdate', 'born 2007-11-08 18']]);
  expect(born('2026-11-06')).toEqual([['birthdate', 'bornLately 2026-11-06']]);
});
