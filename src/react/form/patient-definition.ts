import type { CategorySettings } from '../../api/contract/shapes.ts';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { Patient } from '../../engine/live-form/types.ts';
import type { LanguageTools } from '../ui/language.tsx';

/** Whether the person has to say who the patient is before saving. */
export function needsPatient(settings: CategorySettings, patient: Patient): boolean {
  return Boolean((settings.requireNameForSave && !patient.name) || (settings.requireCodeForSave && !patient.code) || (settings.requirePhoneForSave && !patient.phone));
}

/** What the form itself asks of the patient, so that the panel need not: each fact with the question's name. */
export function factsAsked(definition: FormDefinition): readonly (readonly [fact: string, name: string])[] {
  const facts = walkQuestions(definition).filter(({ row, question: { relatedField, type, options } }) => !row && (
    relatedField === 'patient.birthdate' ? type === 'date' : relatedField === 'patient.gender' && options?.every(({ value }) => value === 'female' || value === 'male')
  ));
  return facts.map(({ question }) => [question.relatedField!.slice('patient.'.length), question.name]);
}

/** The panel that asks who the patient is: a small form, with the same rules and views as every other. */
export function patientDefinition(settings: CategorySettings, form: FormDefinition, { t, language }: Pick<LanguageTools, 't' | 'language'>): FormDefinition {
  const asked = new Map(factsAsked(form));
  const text = (key: string) => t(`form:patient.${key}`);
  const question = (name: string, part: Omit<Question, 'id' | 'name' | 'title'>): Question => ({ id: name, name, title: text(name), displaysize: 6, ...part });
  const questions: readonly Question[] = [
    question('name', { type: 'text', mandatory: settings.requireNameForSave, displaysize: 12 }),
    question('code', { type: 'text', format: 'nationalcode', mandatory: settings.requireCodeForSave }),
    question('phone', { type: 'text', format: 'phone', mandatory: settings.requirePhoneForSave }),
    question('birthdate', { type: 'date', max: 'TODAY()' }),
    question('gender', { type: 'select', options: [{ value: 'female', text: text('female') }, { value: 'male', text: text('male') }] }),
  ];
  return { schema: 1, title: text('title'), language, conditions: [], pages: [{ id: 'patient', text: 'patient', pageType: 'form', questions: questions.filter(({ name }) => !asked.has(name)) }] };
}
