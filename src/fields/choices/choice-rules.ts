import type { Answer, Option, Question } from '../../engine/definition/types.ts';
import type { FieldModel, FormatLocale, Parsed } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import { localize } from '../texts/localize.ts';
import { boundsOf } from '../numbers/number-rules.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { readText, storable } from '../texts/plain-text.ts';
import { showList } from './yes-no.ts';

/**
 * One of the question's options, or several with `multimode`: their values, in the options' order.
 *
 * With `multimode`, `min` and `max` bound how many are chosen. With `allowother`, a text that is no option's value is an answer
 * in its own words; it scores nothing.
 */
export function choiceModel(type: 'select' | 'flatview'): FieldModel {
  return {
    type,
    kind: 'input',
    parse: parseChoice,
    validate: checkChoice,
    toValue: (answer) => (typeof answer === 'string' ? answer : chosen(answer)),
    score: scoreChoice,
    format: showChoice,
    check(question, report) {
      if (!question.options?.length && question.optionsFrom === undefined)
        report('options', { rule: 'optionsmissing' });
    },
  };
}

function parseChoice(input: unknown, question: Question): Parsed {
  if (isBlank(input)) return blank;
  if (typeof input === 'string' && !question.multimode) return accept(storable(input).trim() || undefined);
  const inputs: readonly unknown[] = Array.isArray(input) ? input : [input];
  const texts = inputs.map(readText).filter((text) => text !== '');
  if (!texts.every((text) => text !== undefined)) return refuse('notoption');
  if (texts.length === 0) return blank;
  if (question.multimode) return accept(inOrder(texts, question));
  return texts.length === 1 && texts[0] !== undefined ? accept(texts[0]) : refuse('chooseone');
}

function inOrder(values: readonly string[], { options = [] }: Question): readonly string[] {
  const asked = new Set(values);
  const known = options.map((option) => option.value).filter((value) => asked.delete(value));
  return [...known, ...asked];
}

function checkChoice(answer: Answer, question: Question): Fault | undefined {
  if (typeof answer === 'string' && !question.multimode)
    return question.allowother || optionOf(answer, question) ? undefined : { rule: 'notoption' };
  if (Array.isArray(answer) !== Boolean(question.multimode))
    return { rule: question.multimode ? 'notoption' : 'chooseone' };
  const values = chosen(answer);
  if (values.length === 0 || (!question.allowother && values.some((value) => !optionOf(value, question))))
    return { rule: 'notoption' };
  return question.multimode ? checkCount(values.length, question) : undefined;
}

function checkCount(count: number, question: Question): Fault | undefined {
  const { min, max } = boundsOf(question);
  if (min !== undefined && count < min) return { rule: 'toofewchoices', params: { min } };
  return max !== undefined && count > max ? { rule: 'toomanychoices', params: { max } } : undefined;
}

function scoreChoice(answer: Answer, question: Question): number | undefined {
  const scores = chosen(answer)
    .map((value) => optionOf(value, question)?.score)
    .filter((score) => score !== undefined);
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0);
}

function showChoice(answer: Answer, question: Question, { language }: FormatLocale): string {
  return showList(
    chosen(answer).map((value) => localize(optionOf(value, question)?.text, language) || value),
    language,
  );
}

export function chosen(answer: Answer): readonly string[] {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return values.filter((value) => typeof value === 'string');
}

export function optionOf(value: string, question: { readonly options?: readonly Option[] }): Option | undefined {
  return question.options?.find((option) => option.value === value);
}
