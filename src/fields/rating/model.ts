import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { localize } from '../texts/localize.ts';
import { checkNumber, checkNumberQuestion, readNumber, showNumber } from '../numbers/number-rules.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { marksOf, mostMarks, ratingScale } from './scale.ts';

/** A number on a scale of marks or on a line. An option whose value is that number gives it a text, and a score of its own. */
export const ratingModel: FieldModel = {
  type: 'rating',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const number = readNumber(input);
    return number === undefined ? refuse('notnumber') : accept(number);
  },
  validate(answer, question, context) {
    if (typeof answer !== 'number') return { rule: 'notnumber' };
    return checkNumber(answer, { ...question, ...ratingScale(question) }, { today: context.today });
  },
  toValue: (answer) => (typeof answer === 'number' ? answer : undefined),
  score: (answer, question) =>
    optionOf(String(answer), question)?.score ?? (typeof answer === 'number' ? answer : undefined),
  format(answer, question, locale) {
    const shown = typeof answer === 'number' ? showNumber(answer, question, locale) : String(answer);
    const words = localize(optionOf(String(answer), question)?.text, locale.language);
    return words && words !== shown ? `${shown} – ${words}` : shown;
  },
  check(question, report) {
    checkNumberQuestion(question, report);
    const scale = ratingScale(question);
    if (scale.min >= scale.max) report('max', { rule: 'minabovemax', params: { min: scale.min, max: scale.max } });
    else if (question.display !== 'slider' && marksOf(scale).length > mostMarks)
      report('max', { rule: 'toomanymarks', params: { max: mostMarks } });
  },
};
