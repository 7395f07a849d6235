import { describe, expect, it } from 'vitest';
import { form, question, text } from '../../../../test/support/engine/scenario.ts';
import type { CategorySettings } from '../../../api/contract/shapes.ts';
import type { Question } from '../../../engine/definition/types.ts';
import { patientDefinition } from './patient-definition.ts';

const asked = (questions: readonly Question[], settings: CategorySettings = { requireCodeForSave: true }) =>
  patientDefinition(settings, form(questions), { t: (key) => key, language: 'en' }).pages[0]!.questions.map(
    ({ name }) => name,
  );

describe('The panel that asks who the patient is', () => {
  it('asks for what is known by', () => {
    expect(asked([text('complaint')])).toEqual(['name', 'code', 'phone', 'birthdate', 'gender']);
  });

  it('leaves out what questions of the form say of the patient', () => {
    const born = question('born', { type: 'date', relatedField: 'patient.birthdate' });
    expect(asked([text('called', { patientField: 'name' }), born])).toEqual(['code', 'phone', 'gender']);
  });

  it('asks for what is required all the same, since a condition may hide the question', () => {
    const called = text('called', { patientField: 'name' });
    expect(asked([called], { requireNameForSave: true })).toEqual(['name', 'code', 'phone', 'birthdate', 'gender']);
  });
});
