import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../field-fhir.ts';
import { sayAll } from '../shared/fhir-bounds.ts';
import { findExtension, standard } from '../shared/fhir-extensions.ts';
import { initialWords, readInitial } from '../shared/fhir-initial.ts';
import { isItemOf, makeItem, pick, readItem } from '../shared/fhir-item.ts';
import type { FhirAnswer, FhirExtension } from '../shared/fhir-types.ts';

/** FHIR's date. Only whole days are read: a year or a month alone is no answer here. */
export const dateFhir: FieldFhir = {
  toItem(question, language) {
    const initial = initialWords(question, toAnswers, fromAnswers);
    const { extensions, said } = sayAll([
      ['min', bound(standard.minValue, question.min)],
      ['max', bound(standard.maxValue, question.max)],
    ]);
    return makeItem(question, language, {
      type: 'date',
      ...initial.words,
      extensions,
      said: [...said, ...initial.said],
    });
  },
  fromItem(item) {
    if (!isItemOf('date', item, item.type === 'date')) return undefined;
    return readItem(item, 'date', {
      ...pick(findExtension(item, standard.minValue)?.valueDate, 'min'),
      ...pick(findExtension(item, standard.maxValue)?.valueDate, 'max'),
      ...readInitial(item, fromAnswers),
    });
  },
  toAnswers,
  fromAnswers,
};

const day = /^\d{4}-\d\d-\d\d$/;

function bound(url: string, value: Question['min']): FhirExtension | undefined {
  return typeof value === 'string' && day.test(value) ? { url, valueDate: value } : undefined;
}

function toAnswers(answer: Answer): readonly FhirAnswer[] {
  return typeof answer === 'string' ? [{ valueDate: answer }] : [];
}

function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return answer?.valueDate !== undefined && day.test(answer.valueDate) ? answer.valueDate : undefined;
}
