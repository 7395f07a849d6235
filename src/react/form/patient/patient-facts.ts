import type { CategorySettings } from '../../../api/contract/shapes.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { Patient } from '../../../engine/live-form/types.ts';

/** Whether the person has to say who the patient is before saving. */
export function needsPatient(settings: CategorySettings, patient: Patient): boolean {
  return Boolean(
    (settings.requireNameForSave && !patient.name) ||
    (settings.requireCodeForSave && !patient.code) ||
    (settings.requirePhoneForSave && !patient.phone),
  );
}

/** What the form itself asks of the patient, so that the panel need not: each fact with the question's name. */
export function factsAsked(definition: FormDefinition): readonly (readonly [fact: string, name: string])[] {
  const facts = walkQuestions(definition).filter(
    ({ row, question: { relatedField, type, options } }) =>
      !row &&
      (relatedField === 'patient.birthdate'
        ? type === 'date'
        : relatedField === 'patient.gender' && options?.every(({ value }) => value === 'female' || value === 'male')),
  );
  return facts.map(({ question }) => [question.relatedField!.slice('patient.'.length), question.name]);
}
