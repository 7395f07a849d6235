import type { FieldFhir } from '../fhir/field-fhir.ts';
import { numberWords, readNumberWords } from '../fhir/bounds.ts';
import { initialWords, readInitial } from '../fhir/initial.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { numberOf, toScalarAnswers } from '../fhir/values.ts';

/** A decimal that names its type; a line is FHIR's slider. What the marks look like travels in extensions of our own. */
export const ratingFhir: FieldFhir = {
  toItem(question, language) {
    const initial = initialWords(question, toScalarAnswers, fromAnswers);
    const { extensions, covered } = numberWords(question, language);
    const control = question.display === 'slider' ? { control: 'slider' } : {};
    return makeItem(question, language, {
      type: 'decimal',
      named: true,
      ...control,
      ...initial.words,
      extensions,
      covered: [...covered, ...initial.covered],
    });
  },
  fromItem: (item) =>
    isItemOf('rating', item, false)
      ? readItem(item, 'rating', { ...readNumberWords(item), ...readInitial(item, fromAnswers) })
      : undefined,
  toAnswers: toScalarAnswers,
  fromAnswers,
};

function fromAnswers([answer]: readonly FhirAnswer[]): number | undefined {
  return numberOf(answer);
}
