import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../fhir/field-fhir.ts';
import { numberWords, readNumberWords } from '../fhir/bounds.ts';
import { standard } from '../fhir/extensions.ts';
import { initialWords, readInitial } from '../fhir/initial.ts';
import { controlOf, isItemOf, makeItem, pick, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { numberOf } from '../fhir/values.ts';

/** A decimal on a slider; a range of two is two answers, the low one first. */
export const numericrangeFhir: FieldFhir = {
  toItem(question, language) {
    const initial = initialWords(question, toAnswers, ([answer]) => numberOf(answer));
    const { extensions, covered } = numberWords(question, language);
    const pair = question.multimode ? [{ url: standard.maxOccurs, valueInteger: 2 }] : [];
    return makeItem(question, language, {
      type: 'decimal',
      control: 'slider',
      ...initial.words,
      ...pick(question.multimode, 'repeats'),
      extensions: [...extensions, ...pair],
      covered: [...covered, ...initial.covered, 'multimode'],
    });
  },
  fromItem(item) {
    const slider = (item.type === 'decimal' || item.type === 'integer') && controlOf(item) === 'slider';
    if (!isItemOf('numericrange', item, slider)) return undefined;
    const step = item.extension?.find(({ url }) => url === standard.sliderStep)?.valueInteger;
    return readItem(item, 'numericrange', {
      ...(item.type === 'integer' ? { floatcount: 0 } : {}),
      ...readNumberWords(item),
      ...pick(step, 'step'),
      ...pick(item.repeats, 'multimode'),
      ...readInitial(item, ([answer]) => numberOf(answer)),
    });
  },
  toAnswers,
  fromAnswers(answers, question: Question) {
    const numbers = answers.map(numberOf).filter((number) => number !== undefined);
    if (!question.multimode) return numbers[0];
    return numbers.length === 2 ? numbers : undefined;
  },
};

function toAnswers(answer: Answer): readonly FhirAnswer[] {
  const ends: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return ends.filter((end) => typeof end === 'number').map((valueDecimal) => ({ valueDecimal }));
}
