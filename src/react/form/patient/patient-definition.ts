import { coreOf } from '../../../engine/languages/traits.ts';
import type { CategorySettings } from '../../../api/contract/shapes.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { factsAsked } from './patient-facts.ts';

/** The panel that asks who the patient is: a small form, with the same rules and views as every other. Fetched for the forms that ask. */
export function patientDefinition(
  settings: CategorySettings,
  form: FormDefinition,
  { t, language }: Pick<LanguageTools, 't' | 'language'>,
): FormDefinition {
  const asked = new Set(factsAsked(form).map(([fact]) => fact));
  /** Where the server still requires it, a condition may hide the question. */
  const isGiven = ({ name, mandatory }: Question) =>
    asked.has(name) || (!mandatory && walkQuestions(form).some((placed) => placed.question.patientField === name));
  const text = (key: string) => t(`late:patient.${key}`);
  const question = (name: string, part: Omit<Question, 'id' | 'name' | 'title'>): Question => ({
    id: name,
    name,
    title: text(name),
    displaysize: 6,
    ...part,
  });
  const questions: readonly Question[] = [
    question('name', { type: 'text', mandatory: settings.requireNameForSave, displaysize: 12 }),
    question('code', { type: 'text', format: 'nationalcode', mandatory: settings.requireCodeForSave }),
    question('phone', { type: 'text', format: 'phone', mandatory: settings.requirePhoneForSave }),
    question('birthdate', { type: 'date', max: 'TODAY()' }),
    question('gender', {
      type: 'select',
      options: [
        { value: 'female', text: text('female') },
        { value: 'male', text: text('male') },
      ],
    }),
  ];
  return {
    schema: 1,
    title: text('title'),
    language: coreOf(language),
    conditions: [],
    pages: [
      { id: 'patient', text: 'patient', pageType: 'form', questions: questions.filter((each) => !isGiven(each)) },
    ],
  };
}
