import type { Answer, Language, Option, Question } from '../../engine/definition/types.ts';
import { chosen, optionOf } from '../choices/choice-rules.ts';
import { findExtension, standard, toOwnExtension } from './extensions.ts';
import { pick } from './item.ts';
import { fromFhirText, toFhirText } from './text.ts';
import type { FhirAnswer, FhirAnswerOption, FhirItem } from './types.ts';
import { localize } from '../texts/localize.ts';

export function toAnswerOption(option: Option, language: Language): FhirAnswerOption {
  const { text, element } = toFhirText(option.text, language);
  const score =
    option.score === undefined ? {} : { extension: [{ url: standard.ordinalValue, valueDecimal: option.score }] };
  return { ...score, valueCoding: { code: option.value, display: text, ...(element && { _display: element }) } };
}

export function fromAnswerOption(option: FhirAnswerOption): Option {
  const coding = option.valueCoding;
  const value = coding?.code ?? option.valueString ?? String(option.valueInteger ?? coding?.display ?? '');
  const ordinal = findExtension(option, standard.ordinalValue) ?? findExtension(coding, standard.ordinalValue);
  const text = coding
    ? fromFhirText(coding.display, coding._display)
    : fromFhirText(option.valueString, option._valueString);
  return { text: text ?? value, value, ...pick(ordinal?.valueDecimal, 'score') };
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
    if (!option && question.allowother) return { valueString: code };
    return { valueCoding: { code, ...pick(option && localize(option.text, 'en'), 'display') } };
  });
}

export function fromCodingAnswers(answers: readonly FhirAnswer[], { multimode }: Question): Answer | undefined {
  const codes = answers
    .map((answer) => answer.valueCoding?.code ?? answer.valueString)
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
