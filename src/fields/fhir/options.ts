import type { Answer, Language, Option, Question } from '../../engine/definition/types.ts';
import { chosen, optionOf } from '../choices/choice-rules.ts';
import { findExtension, standard, toOwnExtension } from './extensions.ts';
import { pick } from './item.ts';
import { fromFhirText, toFhirText } from './text.ts';
import type { FhirAnswer, FhirAnswerOption, FhirCoding, FhirItem } from './types.ts';
import { localize } from '../texts/localize.ts';

export function toAnswerOption(option: Option, language: Language): FhirAnswerOption {
  const { text, element } = toFhirText(option.text, language);
  const score =
    option.score === undefined ? {} : { extension: [{ url: standard.ordinalValue, valueDecimal: option.score }] };
  return { ...score, valueCoding: { ...codeOf(option), display: text, ...(element && { _display: element }) } };
}

/** What other systems call the option; its value, where nothing else is said. */
export function codeOf({ system, code, value }: Option): Pick<FhirCoding, 'system' | 'code'> {
  return { ...pick(system, 'system'), code: code ?? value };
}

/** The option that a coding names, by its code or, where it names no system, by its value. */
function optionNamed({ system, code }: FhirCoding, options: readonly Option[]): Option | undefined {
  const isNamed = (option: Option): boolean => codeOf(option).code === code;
  const exact = options.find((option) => isNamed(option) && option.system === system);
  if (exact) return exact;
  const loose = options.find((option) => isNamed(option) && (system === undefined || option.system === undefined));
  return loose ?? (system === undefined ? options.find(({ value }) => value === code) : undefined);
}

export function fromAnswerOption(option: FhirAnswerOption): Option {
  const coding = option.valueCoding;
  const value = coding?.code ?? option.valueString ?? String(option.valueInteger ?? coding?.display ?? '');
  const ordinal = findExtension(option, standard.ordinalValue) ?? findExtension(coding, standard.ordinalValue);
  const text = coding
    ? fromFhirText(coding.display, coding._display)
    : fromFhirText(option.valueString, option._valueString);
  return { text: text ?? value, value, ...pick(ordinal?.valueDecimal, 'score'), ...pick(coding?.system, 'system') };
}

/** Options, and whether FHIR covers all of them: texts, values and scores, and nothing else. */
export function optionWords(
  { options }: Question,
  language: Language,
): { answerOption?: readonly FhirAnswerOption[]; covered: readonly (keyof Question)[] } {
  if (!options) return { covered: [] };
  const answerOption = options.map((option) => toAnswerOption(option, language));
  const whole = options.length > 0 && options.every((option, index) => sameOption(option, answerOption[index]));
  return { answerOption, covered: whole ? ['options'] : [] };
}

function sameOption(option: Option, written: FhirAnswerOption | undefined): boolean {
  const read: object = written ? fromAnswerOption(written) : {};
  const known = Object.entries(option).filter(([, value]) => value !== undefined);
  return (
    known.length === Object.keys(read).length &&
    known.every(([key, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(read, key)))
  );
}

export function readOptions(item: FhirItem): Partial<Question> {
  return item.answerOption ? { options: item.answerOption.map(fromAnswerOption) } : {};
}

export function toCodingAnswers(answer: Answer, question: Question): readonly FhirAnswer[] {
  return chosen(answer).map((code): FhirAnswer => {
    const option = optionOf(code, question);
    if (!option && (question.allowother || question.optionsFrom !== undefined)) return { valueString: code };
    return {
      valueCoding: {
        ...(option ? codeOf(option) : { code }),
        ...pick(option && localize(option.text, 'en'), 'display'),
      },
    };
  });
}

export function fromCodingAnswers(
  answers: readonly FhirAnswer[],
  { multimode, options = [] }: Pick<Question, 'multimode' | 'options'>,
): Answer | undefined {
  const codes = answers
    .map(({ valueCoding, valueString }) =>
      valueCoding === undefined ? valueString : (optionNamed(valueCoding, options)?.value ?? valueCoding.code),
    )
    .filter((code) => code !== undefined);
  return codes.length === 0 ? undefined : multimode ? codes : codes[0];
}

/** The leaves of a cascade, each written once, for readers that know no cascades. */
export function leavesOf(options: readonly Option[], language: Language): readonly FhirAnswerOption[] {
  const leaves = options.flatMap((option): readonly FhirAnswerOption[] =>
    option.children?.length ? leavesOf(option.children, language) : [toAnswerOption(option, language)],
  );
  return [...new Map(leaves.map((leaf) => [leaf.valueCoding?.code, leaf])).values()];
}

/** The whole path beside the leaf's code. */
export function pathExtension(path: readonly string[]) {
  return toOwnExtension('path', path, 'en');
}
