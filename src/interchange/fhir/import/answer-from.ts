import type { Question } from '../../../engine/definition/types.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { fieldFhirs, nestedFhir } from '../../../fields/registry/fhir.ts';
import type { FhirAnswer } from '../../../fields/fhir/types.ts';
import { textOf } from '../../shared/raw.ts';
import { findChoice, valueOf, type Choice } from '../resource/options.ts';
import { referenceText } from '../resource/reference-texts.ts';

export function takesOptions({ type }: Pick<Question, 'type'>): boolean {
  return type === 'select' || type === 'flatview' || type === 'calculated';
}

/** The answer in FHIR's words; undefined where the question does not take it whole. */
export function answerFrom(
  answers: readonly FhirAnswer[],
  question: Question,
  choices: readonly Choice[],
): Question['defaultvalue'] {
  if (!takesOptions(question) || (choices.length === 0 && question.optionsFrom === undefined))
    return fieldFhirs[question.type].fromAnswers(answers.map(plainAnswer), question, nestedFhir);
  const values = answers
    .map(
      (answer) =>
        findChoice(answer, choices)?.option.value ?? ownWords(answer, question) ?? computedText(answer, question),
    )
    .filter((value) => value !== undefined);
  if (values.length < answers.length || values.length === 0) return undefined;
  return question.multimode ? values : values.length === 1 ? values[0] : undefined;
}

/** What was answered beside the options; a text that is also an option's value could not be distinguished from it. */
function ownWords({ valueString }: FhirAnswer, { allowother, options }: Question): string | undefined {
  const words = allowother ? textOf(valueString)?.trim() : undefined;
  return options?.some(({ value }) => value === words) ? undefined : words;
}

/** A value that was computed is called by itself, if no option has it; what a code means is known by its option alone. */
function computedText(answer: FhirAnswer, { optionsFrom }: Question): string | undefined {
  return optionsFrom === undefined || answer.valueCoding
    ? undefined
    : (textOfReference(answer) ?? valueOf(answer)?.trim());
}

function textOfReference(answer: FhirAnswer): string | undefined {
  const reference: unknown = Reflect.get(answer, 'valueReference');
  return isRecord(reference) ? referenceText(reference) : undefined;
}

/** A quantity as its number; a reference as its text; a coding of a set that is not offered as its code. */
function plainAnswer(answer: FhirAnswer): FhirAnswer {
  const quantity: unknown = Reflect.get(answer, 'valueQuantity');
  if (typeof quantity === 'object' && quantity !== null)
    return { valueDecimal: Reflect.get(quantity, 'value') as number | undefined };
  const reference = textOfReference(answer);
  if (reference !== undefined) return { valueString: reference };
  return answer.valueCoding
    ? { ...answer, valueString: answer.valueCoding.code ?? answer.valueCoding.display }
    : answer;
}
