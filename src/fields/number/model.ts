import { roundNumber } from '../../engine/numbers/round-number.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { checkNumber, checkNumberQuestion, readMeasure, showNumber } from '../numbers/number-rules.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';

/** A number. With `round` it is rounded to `floatcount` decimals as it is read; without, more decimals are a problem. */
export const numberModel: FieldModel = {
  type: 'number',
  kind: 'input',
  parse(input, question) {
    if (isBlank(input)) return blank;
    const number = readMeasure(input, question);
    if (number === undefined) return refuse('notnumber');
    return accept(question.round ? roundNumber(number, question.floatcount ?? 0, question.round) : number);
  },
  validate(answer, question, context) {
    return typeof answer === 'number' ? checkNumber(answer, question, context) : { rule: 'notnumber' };
  },
  toValue: (answer) => (typeof answer === 'number' ? answer : undefined),
  score: (answer) => (typeof answer === 'number' ? answer : undefined),
  format: (answer, question, locale) =>
    typeof answer === 'number' ? showNumber(answer, question, locale) : String(answer),
  check: checkNumberQuestion,
};
