import { momentFhir } from '../fhir/moments.ts';
import type { FhirAnswer } from '../fhir/types.ts';

/** FHIR's dateTime. It demands a time zone where it has hours; what the clock on the wall showed is what is kept, both ways. */
export const datetimeFhir = momentFhir({
  type: 'datetime',
  itemType: 'dateTime',
  writeBound: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)
      ? { valueDateTime: `${value}:00Z` }
      : undefined,
  readBound: (extension) => readBound(extension?.valueDateTime),
  toAnswers: (answer) => (typeof answer === 'string' ? [{ valueDateTime: `${answer}:00Z` }] : []),
  fromAnswers,
});

/** A moment, or a whole day. */
function readBound(value: string | undefined): string | undefined {
  return fromAnswers([{ valueDateTime: value }]) ?? /^\d{4}-\d\d-\d\d$/.exec(value ?? '')?.[0];
}

/** A day alone, a month or a year is no answer here. */
function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(answer?.valueDateTime ?? '')?.[0];
}
