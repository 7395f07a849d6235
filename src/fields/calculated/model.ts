import { showDigits } from '../../engine/numbers/digits.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { roundNumber } from '../../engine/numbers/round-number.ts';
import type { Answer, Question } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { localize } from '../texts/localize.ts';
import { isTooLong, storable } from '../texts/plain-text.ts';
import { showNumber } from '../numbers/number-rules.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { showYesNo } from '../choices/yes-no.ts';

/** What a formula gives: a number rounded to `floatcount` decimals, a text, or yes and no. */
export const calculatedModel: FieldModel = {
  type: 'calculated',
  kind: 'calculated',
  parse(input, question) {
    const joined: unknown = Array.isArray(input) ? input.filter(isScalar).join(', ') : input;
    const result = typeof joined === 'string' ? storable(joined) : joined;
    if (isBlank(result)) return blank;
    if (!isScalar(result) || (typeof result === 'string' && isTooLong(result))) return refuse('notcomputed');
    return accept(typeof result === 'number' ? rounded(result, question) : result);
  },
  validate: (answer) => (isScalar(answer) ? undefined : { rule: 'notcomputed' }),
  toValue: (answer) => (isScalar(answer) ? answer : undefined),
  score: (answer) => (typeof answer === 'number' ? answer : undefined),
  format: (answer, question, locale) => showResult(answer, question, locale),
  check(question, report) {
    if (isBlank(question.formula)) report('formula', { rule: 'formulamissing' });
  },
};

function isScalar(value: unknown): value is number | string | boolean {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean';
}

function rounded(number: number, { floatcount, round }: Question): number {
  return floatcount === undefined ? number + 0 : roundNumber(number, floatcount, round);
}

/** A result that is an option's value reads as the option's text: so one formula speaks both languages. */
const showResult: FieldModel['format'] = (answer: Answer, question, locale) => {
  const named = optionOf(String(answer), question);
  if (named) return localize(named.text, locale.language);
  if (typeof answer === 'number') return showNumber(answer, question, locale);
  return typeof answer === 'boolean'
    ? showYesNo(answer, locale.language)
    : showDigits(formatDate(String(answer), locale), locale.language);
};
