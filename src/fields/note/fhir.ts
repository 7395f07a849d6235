import type { FieldFhir } from '../fhir/field-fhir.ts';
import { initialWords, readInitial } from '../fhir/initial.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { textOf, toScalarAnswers } from '../fhir/values.ts';

/** FHIR's `text`: a string of several lines. */
export const noteFhir: FieldFhir = {
  toItem(question, language) {
    const { words, covered } = initialWords(question, toScalarAnswers, fromAnswers);
    return makeItem(question, language, { type: 'text', ...words, covered });
  },
  fromItem: (item) =>
    isItemOf('note', item, item.type === 'text') ? readItem(item, 'note', readInitial(item, fromAnswers)) : undefined,
  toAnswers: toScalarAnswers,
  fromAnswers,
};

function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return textOf(answer);
}
