import type { Answer } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../fhir/field-fhir.ts';
import { initialWords, readInitial } from '../fhir/initial.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';

export const checkboxFhir: FieldFhir = {
  toItem(question, language) {
    const { words, covered } = initialWords(question, toAnswers, fromAnswers);
    return makeItem(question, language, { type: 'boolean', ...words, covered });
  },
  fromItem: (item) =>
    isItemOf('checkbox', item, item.type === 'boolean')
      ? readItem(item, 'checkbox', readInitial(item, fromAnswers))
      : undefined,
  toAnswers,
  fromAnswers,
};

function toAnswers(answer: Answer): readonly FhirAnswer[] {
  return typeof answer === 'boolean' ? [{ valueBoolean: answer }] : [];
}

function fromAnswers([answer]: readonly FhirAnswer[]): boolean | undefined {
  return answer?.valueBoolean;
}
