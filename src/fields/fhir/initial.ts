import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FhirAnswer, FhirItem } from './types.ts';

interface Initial {
  readonly words: { readonly initial?: readonly FhirAnswer[] };
  readonly covered: readonly 'defaultvalue'[];
}

/** The default value as FHIR's `initial`, where it comes back from there unchanged. */
export function initialWords(
  { defaultvalue }: Question,
  toAnswers: (answer: Answer) => readonly FhirAnswer[],
  fromAnswers: (answers: readonly FhirAnswer[]) => Answer | undefined,
): Initial {
  const initial = defaultvalue === undefined ? [] : toAnswers(defaultvalue);
  const whole = initial.length > 0 && fromAnswers(initial) === defaultvalue;
  return whole ? { words: { initial }, covered: ['defaultvalue'] } : { words: {}, covered: [] };
}

export function readInitial(
  item: FhirItem,
  fromAnswers: (answers: readonly FhirAnswer[]) => Answer | undefined,
): Partial<Question> {
  const defaultvalue = item.initial ? fromAnswers(item.initial) : undefined;
  return defaultvalue === undefined ? {} : { defaultvalue };
}
