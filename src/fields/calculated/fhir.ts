import type { FieldFhir } from '../fhir/field-fhir.ts';
import { numberWords, readNumberWords } from '../fhir/bounds.ts';
import { isItemOf, makeItem, pick, readItem } from '../fhir/item.ts';
import { optionWords } from '../fhir/options.ts';
import { fromScalarAnswers, toScalarAnswers } from '../fhir/values.ts';

/**
 * A read-only item that names its type: a decimal where the question has decimals or a unit, an open choice where its results have
 * texts of their own, else a string.
 *
 * The formula is an extension of our own. Beside it the export of forms writes FHIR's, where FHIRPath gives the same.
 */
export const calculatedFhir: FieldFhir = {
  toItem(question, language) {
    const numeric = question.floatcount !== undefined || question.unit !== undefined;
    const { answerOption } = numeric ? {} : optionWords(question, language);
    const type = numeric ? 'decimal' : answerOption ? 'open-choice' : 'string';
    return makeItem(question, language, {
      type,
      readOnly: true,
      named: true,
      ...pick(answerOption, 'answerOption'),
      ...numberWords(question, language),
    });
  },
  fromItem: (item) =>
    isItemOf('calculated', item, false) ? readItem(item, 'calculated', readNumberWords(item)) : undefined,
  toAnswers: toScalarAnswers,
  fromAnswers: fromScalarAnswers,
};
