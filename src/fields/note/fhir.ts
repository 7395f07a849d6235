import type { FieldFhir } from '../field-fhir.ts';
import { initialWords, readInitial } from '../shared/fhir-initial.ts';
import { isItemOf, makeItem, readItem } from '../shared/fhir-item.ts';
import type { FhirAnswer } from '../shared/fhir-types.ts';
import { textOf, toScalarAnswers } from '../shared/fhir-values.ts';

/** FHIR's `text`: a string of several lines. */
export const noteFhir: FieldFhir = {
  toItem(question, language) {
    const { words, said } = initialWords(question, toScalarAnswers, fromAnswers);
    return makeItem(question, language, { type: 'text', ...words, said });
  },
  fromItem: (item) =>
    isItemOf('note', item, item.type === 'text') ? readItem(item, 'note', readInitial(item, fromAnswers)) : undefined,
  toAnswers: toScalarAnswers,
  fromAnswers,
};

function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return textOf(answer);
}
