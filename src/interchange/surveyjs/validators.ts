import type { CoreLanguage, Question, TextFormat } from '../../engine/definition/types.ts';
import { recordsOf, textOf, type Note, type Raw } from '../shared/raw.ts';
import { patternOf, sample } from './question-settings.ts';
import { wordsOf } from './words.ts';

interface Around {
  readonly path: string;
  readonly name: string;
  readonly main: CoreLanguage;
  readonly note: Note;
  /** An expression of the survey in our language; what cannot be carried is noted at its place. */
  readonly expression: (text: unknown, path: string) => string | undefined;
}

/** What the validators of a question ask of an answer: its format where they say one, and one constraint of all others. */
export function validatorsOf(raw: Raw, question: Question, around: Around): Partial<Question> {
  const { path, main, note, name } = around;
  const rules: string[] = [];
  let format: TextFormat | undefined;
  let count: Partial<Question> = {};
  let message: Question['title'] | undefined;
  for (const [index, validator] of recordsOf(raw['validators']).entries()) {
    const where = `${path}.validators[${index}]`;
    const written = wordsOf(validator['text'], `${where}.text`, main, note);
    const type = String(validator['type']).replace(/validator$/, '');
    if (typeof validator['notificationType'] === 'string' && validator['notificationType'] !== 'error') {
      note(where, `a validator that only warns is not asked: ${sample(validator)}`);
      continue;
    }
    const before = rules.length;
    const pattern =
      type === 'regex' && question.type === 'text' && !question.format && !format ? patternOf(validator) : undefined;
    if (type === 'numeric') rules.push(...between(name, validator['minValue'], validator['maxValue']));
    else if (type === 'text') rules.push(...between(`LEN(${name})`, validator['minLength'], validator['maxLength']));
    else if (type === 'answercount')
      count = {
        ...(numberOf(validator['minCount']) !== undefined && { min: numberOf(validator['minCount']) }),
        ...(numberOf(validator['maxCount']) !== undefined && { max: numberOf(validator['maxCount']) }),
      } as Partial<Question>;
    else if (type === 'expression')
      rules.push(
        ...[around.expression(validator['expression'], `${where}.expression`)].filter((rule) => rule !== undefined),
      );
    else if (type === 'email' && question.type === 'text' && !question.format && !format) format = 'email';
    else if (pattern !== undefined) format = { pattern, ...(written !== undefined && { message: written }) };
    else note(where, `a validator that has no counterpart: ${sample(validator)}`);
    if ((type === 'answercount' || type === 'email') && written !== undefined)
      note(`${where}.text`, `is said in other words: ${sample(validator['text'])}`);
    if (type === 'text' && validator['allowDigits'] === false) note(`${where}.allowDigits`, 'digits are allowed');
    const condition =
      rules.length > before ? around.expression(validator['condition'], `${where}.condition`) : undefined;
    if (condition !== undefined)
      rules.splice(
        before,
        rules.length - before,
        ...rules.slice(before).map((rule) => `OR(NOT(${condition}), ${rule})`),
      );
    else if (textOf(validator['condition']) && rules.length === before) note(`${where}.condition`, 'holds always');
    if (rules.length > before) message ??= written;
  }
  if (numberOf(raw['maxLength']) !== undefined && Number(raw['maxLength']) > 0)
    rules.push(`LEN(${name}) <= ${Number(raw['maxLength'])}`);
  const when = rules.length > 1 ? `AND(${rules.join(', ')})` : rules[0];
  return {
    ...count,
    ...(format !== undefined && { format }),
    ...(when !== undefined && { constraint: { when, ...(message !== undefined && { message }) } }),
  };
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A length of 0 is no bound to SurveyJS. */
function between(subject: string, low: unknown, high: unknown): readonly string[] {
  const [least, most] = [numberOf(low), numberOf(high)];
  const isLength = subject.startsWith('LEN(');
  return [
    ...(least === undefined || (isLength && least <= 0) ? [] : [`${subject} >= ${least}`]),
    ...(most === undefined || (isLength && most <= 0) ? [] : [`${subject} <= ${most}`]),
  ];
}
