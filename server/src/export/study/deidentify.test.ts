import { expect, it } from 'vitest';
import { createDeidentifier } from './deidentify.ts';

it('answers without a person have the age that a birthdate gives on their day, and one that was entered only without it', () => {
  const aged = (patient: object) =>
    createDeidentifier('secret').entry({
      id: 'response',
      file: 'file',
      createdAt: '2026-05-04T08:30:00Z',
      patient,
      answers: {},
      definition: { schema: 1, title: 'Visit', language: 'en', pages: [], conditions: [] },
    } as never).patient.age;
  expect([aged({ birthdate: '1984-05-05', age: 76 }), aged({ birthdate: '1984-05-04' }), aged({ age: 76 })]).toEqual([
    41, 42, 76,
  ]);
  expect(aged({ birthdate: '2027-01-01' })).toBeUndefined();
});
