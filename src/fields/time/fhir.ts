import { isTime, readTime } from '../dates/read-time.ts';
import { momentFhir } from '../fhir/moments.ts';

const read = (value: string | undefined): string | undefined => (value === undefined ? undefined : readTime(value));

/** FHIR's time, which has seconds. */
export const timeFhir = momentFhir({
  type: 'time',
  itemType: 'time',
  writeBound: (value) => (isTime(value) ? { valueTime: `${value}:00` } : undefined),
  readBound: (extension) => read(extension?.valueTime),
  toAnswers: (answer) => (typeof answer === 'string' ? [{ valueTime: `${answer}:00` }] : []),
  fromAnswers: ([answer]) => read(answer?.valueTime),
});
