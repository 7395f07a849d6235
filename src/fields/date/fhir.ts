import { momentFhir } from '../fhir/moments.ts';

const day = /^\d{4}-\d\d-\d\d$/;

/** FHIR's date. Only whole days are read: a year or a month alone is no answer here. */
export const dateFhir = momentFhir({
  type: 'date',
  itemType: 'date',
  writeBound: (value) => (typeof value === 'string' && day.test(value) ? { valueDate: value } : undefined),
  readBound: (extension) => extension?.valueDate,
  toAnswers: (answer) => (typeof answer === 'string' ? [{ valueDate: answer }] : []),
  fromAnswers: ([answer]) =>
    answer?.valueDate !== undefined && day.test(answer.valueDate) ? answer.valueDate : undefined,
});
