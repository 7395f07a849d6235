import type { Question } from '../../engine/definition/types.ts';
import type { FieldModel, FormatLocale, Parsed } from '../../engine/capabilities/field-model.ts';
import { boundsOf, checkNumber, checkNumberQuestion, readMeasure, showNumber } from '../numbers/number-rules.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';

/** A number on a scale from `min` to `max`; with `multimode` a range of two: `[low, high]`. */
export const numericrangeModel: FieldModel = {
  type: 'numericrange',
  kind: 'input',
  parse(input, question) {
    if (question.multimode) return parseRange(input, question);
    if (isBlank(input)) return blank;
    const number = readMeasure(input, question);
    return number === undefined ? refuse('notnumber') : accept(number);
  },
  validate(answer, question, context) {
    const ends = endsOf(answer);
    if (ends.length !== (question.multimode ? 2 : 1))
      return { rule: question.multimode ? 'incompleterange' : 'notnumber' };
    const [low = 0, high = low] = ends;
    return (
      checkNumber(low, question, context) ??
      checkNumber(high, question, context) ??
      (low > high ? { rule: 'lowabovehigh', params: { low, high } } : undefined)
    );
  },
  toValue: (answer) => (typeof answer === 'number' ? answer : endsOf(answer)),
  score: (answer) => (typeof answer === 'number' ? answer : undefined),
  format(answer, question, locale) {
    const ends = endsOf(answer);
    return ends.length === 2
      ? showRange(ends, question, locale)
      : ends.map((end) => showNumber(end, question, locale)).join('');
  },
  check(question, report) {
    checkNumberQuestion(question, report);
    const { min, max } = boundsOf(question);
    if (question.min === undefined && min === undefined) report('min', { rule: 'rangeneedsbounds' });
    if (question.max === undefined && max === undefined) report('max', { rule: 'rangeneedsbounds' });
  },
};

function parseRange(input: unknown, question: Question): Parsed {
  if (isBlank(input)) return blank;
  if (!Array.isArray(input) || input.length > 2) return refuse('notnumber');
  if (input.every(isBlank)) return blank;
  if (input.length < 2 || input.some(isBlank)) return refuse('incompleterange');
  const [low, high] = input.map((end) => readMeasure(end, question));
  return low === undefined || high === undefined ? refuse('notnumber') : accept([low, high]);
}

function endsOf(answer: unknown): readonly number[] {
  const ends: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return ends.filter((end) => typeof end === 'number');
}

function showRange([low = 0, high = 0]: readonly number[], question: Question, locale: FormatLocale): string {
  return `${showNumber(low, { ...question, unit: undefined }, locale)} – ${showNumber(high, question, locale)}`;
}
