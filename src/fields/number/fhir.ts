import type { FieldFhir } from '../fhir/field-fhir.ts';
import { numberWords, readNumberWords } from '../fhir/bounds.ts';
import { initialWords, readInitial } from '../fhir/initial.ts';
import { controlOf, isItemOf, makeItem, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { numberOf, toScalarAnswers } from '../fhir/values.ts';

/** A decimal. An integer of another system is read as a number without decimals. */
export const numberFhir: FieldFhir = {
  toItem(question, language) {
    const initial = initialWords(question, toScalarAnswers, fromAnswers);
    const { extensions, covered } = numberWords(question, language);
    return makeItem(question, language, {
      type: 'decimal',
      ...initial.words,
      extensions,
      covered: [...covered, ...initial.covered],
    });
  },
  fromItem(item) {
    const plain = (item.type === 'decimal' || item.type === 'integer') && controlOf(item) !== 'slider';
    if (!isItemOf('number', item, plain)) return undefined;
    const whole = item.type === 'integer' ? { floatcount: 0 } : {};
    return readItem(item, 'number', { ...whole, ...readNumberWords(item), ...readInitial(item, fromAnswers) });
  },
  toAnswers: toScalarAnswers,
  fromAnswers,
};

function fromAnswers([answer]: readonly FhirAnswer[]): number | undefined {
  return numberOf(answer);
}
