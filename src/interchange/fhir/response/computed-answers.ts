import type { Question } from '../../../engine/definition/types.ts';
import { fieldFhirs, nestedFhir } from '../../../fields/registry/fhir.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { findExtension, own } from '../../../fields/fhir/extensions.ts';
import type { FhirAnswer, FhirElement, FhirItem } from '../../../fields/fhir/types.ts';
import { isOfType, valueOf } from '../resource/answer-rules.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';

/** What was computed, in full, beside the words that the item's type has for it. */
const computed = `${own}computed`;

/**
 * A computed answer as its item may have it. A formula can give a number here and a text there, which no type of FHIR
 * can: a number or a yes in the place of a text is written as one, and a text in the place of a number is expressed only in an extension.
 */
export function toStated(answer: FhirAnswer, question: Question, kept: FhirItem | undefined): FhirAnswer {
  if (fieldModels[question.type].kind !== 'calculated') return answer;
  const item = kept ?? fieldFhirs[question.type].toItem(question, 'en', nestedFhir);
  const [key, value] = valueOf(answer as Raw) ?? [];
  if (key === undefined || isOfType(item.type, key, value, recordsOf(item.answerOption)) || typeof value === 'object')
    return answer;
  const element: FhirElement = { extension: [{ url: computed, [key]: value }] };
  return takesText(item)
    ? ({ valueString: String(value), _valueString: element } as FhirAnswer)
    : ({ _valueDecimal: element } as FhirAnswer);
}

function takesText({ type }: FhirItem): boolean {
  return type === 'string' || type === 'text' || type === 'open-choice';
}

/** The computed value, where the answer has it in an extension. */
export function fromStated(answer: FhirAnswer): FhirAnswer {
  const element = ['_valueString', '_valueDecimal']
    .map((key): unknown => Reflect.get(answer, key))
    .find((each) => typeof each === 'object' && each !== null);
  const found = findExtension(element as FhirElement | undefined, computed);
  const [key, value] = valueOf((found ?? {}) as unknown as Raw) ?? [];
  return key === undefined ? answer : { [key]: value };
}
