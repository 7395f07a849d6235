import type { Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from './field-fhir.ts';
import { controlOf, isItemOf, makeItem, pick, readItem } from './item.ts';
import { fromCodingAnswers, optionWords, readOptions, toCodingAnswers } from './options.ts';

/** A choice with its options in the item; scores are FHIR's ordinal values. Without a control it reads as a select. */
export function choiceFhir(type: 'select' | 'flatview', control: (question: Question) => string): FieldFhir {
  return {
    toItem(question, language) {
      const { answerOption, covered } = optionWords(question, language);
      return makeItem(question, language, {
        type: question.allowother ? 'open-choice' : 'choice',
        control: control(question),
        ...pick(answerOption, 'answerOption'),
        ...pick(question.multimode, 'repeats'),
        covered: [...covered, 'multimode', ...(question.allowother ? ['allowother' as const] : [])],
      });
    },
    fromItem(item) {
      const isOpen = item.type === 'open-choice';
      const isFlat = controlOf(item) === 'radio-button' || controlOf(item) === 'check-box';
      if (!isItemOf(type, item, (isOpen || item.type === 'choice') && isFlat === (type === 'flatview')))
        return undefined;
      return readItem(item, type, {
        ...readOptions(item),
        ...pick(item.repeats, 'multimode'),
        ...(isOpen ? { allowother: true } : {}),
      });
    },
    toAnswers: toCodingAnswers,
    fromAnswers: fromCodingAnswers,
  };
}
