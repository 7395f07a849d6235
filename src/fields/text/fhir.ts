import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../fhir/field-fhir.ts';
import { standard } from '../fhir/extensions.ts';
import { initialWords, readInitial } from '../fhir/initial.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { textOf } from '../fhir/values.ts';

/** A string, or a url where the question asks for one. A pattern is written in FHIR's words too, for other readers. */
export const textFhir: FieldFhir = {
  toItem(question, language) {
    const { format } = question;
    const initial = initialWords(question, (answer) => toAnswers(answer, question), fromAnswers);
    return makeItem(question, language, {
      type: format === 'url' ? 'url' : 'string',
      ...initial.words,
      extensions: typeof format === 'object' ? [{ url: standard.regex, valueString: format.pattern }] : [],
      covered: format === 'url' ? [...initial.covered, 'format'] : initial.covered,
    });
  },
  fromItem(item) {
    if (!isItemOf('text', item, item.type === 'string' || item.type === 'url')) return undefined;
    const pattern = item.extension?.find(({ url }) => url === standard.regex)?.valueString;
    const format =
      item.type === 'url' ? { format: 'url' as const } : pattern === undefined ? {} : { format: { pattern } };
    return readItem(item, 'text', { ...format, ...readInitial(item, fromAnswers) });
  },
  toAnswers,
  fromAnswers,
};

function toAnswers(answer: Answer, { format }: Question): readonly FhirAnswer[] {
  if (typeof answer !== 'string') return [];
  return [format === 'url' ? { valueUri: answer } : { valueString: answer }];
}

function fromAnswers([answer]: readonly FhirAnswer[]): string | undefined {
  return textOf(answer);
}
