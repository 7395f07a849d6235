import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../field-fhir.ts';
import { sayAll } from '../shared/fhir-bounds.ts';
import { findExtension, standard } from '../shared/fhir-extensions.ts';
import { initialWords, readInitial } from '../shared/fhir-initial.ts';
import { isItemOf, makeItem, pick, readItem } from '../shared/fhir-item.ts';
import type { FhirAnswer, FhirExtension } from '../shared/fhir-types.ts';

/** FHIR's dateTime. It demands a time zone where it has hours; what the clock on the wall showed is what is kept, both ways. */
export const datetimeFhir: FieldFhir = {
  toItem(question, language) {
    const initial = initialWords(question, toAnswers, fromAnswers);
    const { extensions, said } = sayAll([
      ['min', bound(standard.minValue, question.min)],
      ['max', bound(standard.maxValue, question.max)],
    ]);
    return makeItem(question, language, {
      type: 'dateTime',
      ...initial.words,
      extensions,
      said: [...said, ...initial.said],
    });
  },
  fromItem(item) {
    if (!isItemOf('datetime', item, item.type === 'dateTime')) return undefined;
    const boundAt = (url: string) => readBound(findExtension(item, url)?.valueDateTime);
    return readItem(item, 'datetime', {
      ...pick(boundAt(standard.minValue), 'min'),
      ...pick(boundAt(standard.maxValue), 'max'),
      ...readInitial(item, fromAnswers),
    });
  },
  toAnswers,
  fromAnswers,
};

function bound(url: string, value: Question['min']): FhirExtension | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)
    ? { url, valueDateTime: `${value}:00Z` }
    : undefined;
}

/** A moment, or a whole day. */
function readBound(value: string | undefined): string | undefined {
  return fromAnswers([{ valueDateTime: value }]) ?? /^\d{4}-\d\d-\d\d$/.exec(value ?? '')?.[0];
}

function toAnswers(answer: Answer): readonly FhirAnswer[] {
  return typeof answer === 'string' ? [{ valueDateTime: `${answer}:00Z` }] : [];
}

/** A day alone, a month or a year is no answer here. */
function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(answer?.valueDateTime ?? '')?.[0];
}
