import { chosen, optionOf } from '../choices/choice-rules.ts';
import { findExtension, own } from '../fhir/extensions.ts';
import { isItemOf, makeItem, pick, readItem } from '../fhir/item.ts';
import { leavesOf, pathExtension, toCodingAnswers } from '../fhir/options.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import type { FieldFhir } from '../fhir/field-fhir.ts';

/** A choice of one leaf; the tree and the path to the leaf are extensions of our own. */
export const cascadeviewFhir: FieldFhir = {
  toItem(question, language) {
    const answerOption = question.options && leavesOf(question.options, language);
    const { allowother } = question;
    return makeItem(question, language, {
      type: allowother ? 'open-choice' : 'choice',
      named: true,
      ...pick(answerOption, 'answerOption'),
    });
  },
  fromItem: (item) => (isItemOf('cascadeview', item, false) ? readItem(item, 'cascadeview') : undefined),
  toAnswers(answer, question) {
    const path = chosen(answer);
    const [words] = path;
    if (question.allowother && path.length === 1 && words !== undefined && !optionOf(words, question))
      return [{ valueString: words }];
    const [leaf] = toCodingAnswers(path.slice(-1), { ...question, allowother: false });
    return leaf?.valueCoding ? [{ valueCoding: { ...leaf.valueCoding, extension: [pathExtension(path)] } }] : [];
  },
  fromAnswers: ([answer]) =>
    answer?.valueCoding ? pathOf(answer) : answer?.valueString === undefined ? undefined : [answer.valueString],
};

function pathOf({ valueCoding }: FhirAnswer): readonly string[] | undefined {
  const written = findExtension(valueCoding, `${own}path-json`)?.valueString;
  const path: unknown = written === undefined ? [valueCoding?.code] : parse(written);
  return Array.isArray(path) && path.every((step) => typeof step === 'string') ? path : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
