import { expect } from 'vitest';
import { checkDefinition } from '../../../src/engine/checks/check-definition.ts';
import type { FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { fromQuestionnaire, type ImportedForm } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { toQuestionnaire } from '../../../src/interchange/fhir/export/to-questionnaire.ts';

export type Item = Readonly<Record<string, unknown>>;

export const hl7 = 'http://hl7.org/fhir/StructureDefinition/';
export const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
export const control = (code: string): Item => ({
  url: `${hl7}questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
});
export const fhirpath = (url: string, expression: string, name?: string): Item => ({
  url,
  valueExpression: { ...(name !== undefined && { name }), language: 'text/fhirpath', expression },
});
export const coding = (code: string, display = code, system = 'http://example.org'): Item => ({
  valueCoding: { system, code, display },
});
export const item = (linkId: string, type: string, more: Item = {}): Item => ({
  linkId,
  type,
  text: `About ${linkId}`,
  ...more,
});
export const questionnaire = (items: readonly Item[], more: Item = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sample',
  ...more,
  item: items,
});
export const response = (...items: readonly Item[]) => ({
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  item: items,
});
export const answered = (linkId: string, ...answer: readonly Item[]): Item => ({ linkId, answer });

/** Every import is a form without problems, and goes out as it came. */
export function imported(resource: Item): ImportedForm {
  const found = fromQuestionnaire(resource);
  expect(checkDefinition(found.definition, fieldModels).filter(({ rule }) => rule !== 'foreignmissing')).toEqual([]);
  expect(toQuestionnaire(found.definition)).toEqual(resource);
  return found;
}

export const questionsOf = (definition: FormDefinition): ReadonlyMap<string, Question> =>
  new Map(walkQuestions(definition).map(({ question }): [string, Question] => [question.id, question]));
