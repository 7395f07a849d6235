import { describe, expect, it } from 'vitest';
import { createForm } from '../../src/fields/form/create-form.ts';
import { hasValidCheckDigit } from '../../src/fields/texts/text-formats.ts';
import { samples } from '../samples/index.ts';
import { demoPatients } from './patients.ts';

describe('the patients of the demo', () => {
  const patients = demoPatients();

  it('are the same each time', () => {
    expect(demoPatients()).toEqual(patients);
    expect(patients).toHaveLength(150);
  });

  it('cannot be anybody: their codes are given to nobody, their phones to nobody, and their surnames say so', () => {
    const made = /نمونه|فرضی|خیالی|آزمایشی|داستانی|ساختگی|افسانه|تمرینی/;
    for (const { patient } of patients) {
      expect(patient.name).toMatch(made);
      if (patient.code !== undefined) {
        expect(patient.code).toMatch(/^999/);
        expect(hasValidCheckDigit(patient.code)).toBe(true);
      }
      if (patient.phone !== undefined) expect(patient.phone).toMatch(/^0900000\d{4}$/);
    }
    const codes = patients.flatMap(({ patient }) => patient.code ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(patients.map(({ patient }) => patient.name)).size).toBe(patients.length - 1);
  });

  it('have answered several forms of the demo over months, with nothing that these would refuse', () => {
    const entries = patients.flatMap((patient) => patient.entries);
    expect(new Set(entries.map(({ form }) => form)).size).toBe(6);
    expect(Math.max(...entries.map(({ minutesAgo }) => minutesAgo))).toBeGreaterThan(90 * 24 * 60);
    expect(Math.min(...entries.map(({ minutesAgo }) => minutesAgo))).toBeGreaterThan(0);
    for (const { form, answers, patient } of patients.flatMap(({ patient, entries }) =>
      entries.map((entry) => ({ ...entry, patient })),
    )) {
      const definition = samples.find(({ category }) => category.slug === form)!.definition;
      const live = createForm(definition, { answers, patient, language: 'en' });
      expect({ form, answers, problems: live.validate() }).toEqual({ form, answers, problems: [] });
    }
  });

  it('give a clinic its morning: some came today, some are at risk, and diaries show a trend', () => {
    const entries = patients.flatMap((patient) => patient.entries);
    expect(entries.filter(({ minutesAgo }) => minutesAgo < 12 * 60).length).toBeGreaterThan(5);
    const atRisk = entries.filter(({ answers }) => answers['selfharm'] === '1');
    expect(atRisk.length).toBeGreaterThan(3);
    expect(atRisk.length).toBeLessThan(entries.length / 20);
    expect(patients.some((one) => one.entries.filter(({ form }) => form === 'pain-diary').length > 8)).toBe(true);
  });

  it('have one among them who was entered twice, and is known by name and birthdate', () => {
    const [first, last] = [patients[0]!.patient, patients.at(-1)!.patient];
    expect(last).toEqual({ name: first.name, birthdate: first.birthdate });
  });
});
