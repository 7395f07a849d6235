import type { Question } from '../../engine/definition/types.ts';
import type { FieldFhir } from '../field-fhir.ts';
import { controlOf, isItemOf, makeItem, pick, readItem } from './fhir-item.ts';
import { fromCodingAnswers, optionWords, readOptions, toCodingAnswers } from './fhir-options.ts';

/** A choice with its options in the item; scores are FHIR's ordinal values. Without a control it reads as a select. */
export function choiceFhir(type: 'select' | 'flatview', control: (question: Question) => string): FieldFhir {
  return {
    toItem(question, language) {
      const { answerOption, said } = optionWords(question, language);
      return makeItem(question, language, {
        type: 'choice', control: control(question), ...pick(answerOption, 'answerOption'), ...pick(question.multimode, 'repeats'),
        said: [...said, 'multimode'],
      });
    },
    fromItem(item) {
      const open = controlOf(item) === 'radio-button' || controlOf(item) === 'check-box';
      if (!isItemOf(type, item, item.type === 'choice' && open === (type === 'flatview'))) return undefined;
      return readItem(item, type, { ...readOptions(item), ...pick(item.repeats, 'multimode') });
    },
    toAnswers: toCodingAnswers,
    fromAnswers: fromCodingAnswers,
  };
}
