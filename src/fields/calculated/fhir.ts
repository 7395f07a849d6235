import type { FieldFhir } from '../field-fhir.ts';
import { numberWords, readNumberWords } from '../shared/fhir-bounds.ts';
import { isItemOf, makeItem, readItem } from '../shared/fhir-item.ts';
import { fromScalarAnswers, toScalarAnswers } from '../shared/fhir-values.ts';

/**
 * A read-only item that names its type: a decimal where the question has decimals or a unit, else a string.
 *
 * The formula is an extension of our own, since FHIR's expression extensions expect FHIRPath or CQL.
 */
export const calculatedFhir: FieldFhir = {
  toItem(question, language) {
    const numeric = question.floatcount !== undefined || question.unit !== undefined;
    return makeItem(question, language, { type: numeric ? 'decimal' : 'string', readOnly: true, named: true, ...numberWords(question, language) });
  },
  fromItem: (item) => (isItemOf('calculated', item, false) ? readItem(item, 'calculated', readNumberWords(item)) : undefined),
  toAnswers: toScalarAnswers,
  fromAnswers: fromScalarAnswers,
};
