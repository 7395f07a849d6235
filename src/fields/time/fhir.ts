import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../field-fhir.ts';
import { sayAll } from '../shared/fhir-bounds.ts';
import { findExtension, standard } from '../shared/fhir-extensions.ts';
import { initialWords, readInitial } from '../shared/fhir-initial.ts';
import { isItemOf, makeItem, pick, readItem } from '../shared/fhir-item.ts';
import type { FhirAnswer, FhirExtension } from '../shared/fhir-types.ts';
import { isTime, readTime } from '../shared/read-time.ts';

/** FHIR's time, which has seconds. */
export const timeFhir: FieldFhir = {
  toItem(question, language) {
    const initial = initialWords(question, toAnswers, fromAnswers);
    const { extensions, said } = sayAll([
      ['min', bound(standard.minValue, question.min)],
      ['max', bound(standard.maxValue, question.max)],
    ]);
    return makeItem(question, language, {
      type: 'time',
      ...initial.words,
      extensions,
      said: [...said, ...initial.said],
    });
  },
  fromItem(item) {
    if (!isItemOf('time', item, item.type === 'time')) return undefined;
    const boundAt = (url: string) => fromAnswers([{ valueTime: findExtension(item, url)?.valueTime }]);
    return readItem(item, 'time', {
      ...pick(boundAt(standard.minValue), 'min'),
      ...pick(boundAt(standard.maxValue), 'max'),
      ...readInitial(item, fromAnswers),
    });
  },
  toAnswers,
  fromAnswers,
};

function bound(url: string, value: Question['min']): FhirExtension | undefined {
  return isTime(value) ? { url, valueTime: `${value}:00` } : undefined;
}

function toAnswers(answer: Answer): readonly FhirAnswer[] {
  return typeof answer === 'string' ? [{ valueTime: `${answer}:00` }] : [];
}

function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return answer?.valueTime === undefined ? undefined : readTime(answer.valueTime);
}
