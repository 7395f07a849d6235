import { limits } from '../../engine/definition/limits.ts';
import type { Question, TextFormat } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { isTooLong, readText } from '../texts/plain-text.ts';

/** What the formats need; the filler brings it for forms that have one. */
export interface FormatRules {
  /** The text in the usual writing of its format; undefined where a named format reads it as none. */
  read(text: string, format: TextFormat): string | undefined;
  /** A test of a whole text; undefined where the pattern is none. */
  compile(pattern: string): ((text: string) => boolean) | undefined;
  hasValidCheckDigit(code: string): boolean;
}

type Rules = () => FormatRules;

/** One line of text, free or in a format; what has a format is stored in its usual writing. */
export const createTextModel = (rules: Rules): FieldModel => ({
  type: 'text',
  kind: 'input',
  parse(input, question) {
    if (isBlank(input)) return blank;
    const text = readText(input)?.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
    if (text === undefined) return refuse('nottext');
    return text === '' ? blank : parseFormatted(text, question.format, rules);
  },
  validate(answer, question) {
    const { format } = question;
    if (typeof answer !== 'string') return { rule: 'nottext' };
    if (isTooLong(answer)) return { rule: 'toolong', params: { max: limits.answerCharacters } };
    return typeof format === 'object' ? checkPattern(answer, format, rules) : checkNamed(answer, question, rules);
  },
  doubt: (answer, question) => checkDigit(String(answer), question, 'warn', rules),
  toValue: (answer) => (typeof answer === 'string' ? answer : undefined),
  format: (answer) => String(answer),
  check(question, report) {
    const pattern = patternOf(question);
    if (pattern !== undefined && !rules().compile(pattern)) report('format', { rule: 'badpattern' });
  },
});

function parseFormatted(text: string, format: TextFormat | undefined, rules: Rules) {
  if (format === undefined) return accept(text);
  const written = rules().read(text, format);
  return written === undefined ? refuse(`not${String(format)}`) : accept(written);
}

function checkNamed(text: string, question: Question, rules: Rules): Fault | undefined {
  const { format } = question;
  if (typeof format !== 'string') return undefined;
  return rules().read(text, format) === undefined
    ? { rule: `not${format}` }
    : checkDigit(text, question, 'refuse', rules);
}

/** The check digit of a national code warns, unless the question is set to refuse by it. */
function checkDigit(
  text: string,
  { format, checkDigit: set = 'warn' }: Question,
  asked: 'warn' | 'refuse',
  rules: Rules,
): Fault | undefined {
  return format === 'nationalcode' && set === asked && !rules().hasValidCheckDigit(text)
    ? { rule: 'checkdigit' }
    : undefined;
}

function checkPattern(
  text: string,
  { pattern, message }: Extract<TextFormat, object>,
  rules: Rules,
): Fault | undefined {
  const matches = rules().compile(pattern);
  if (!matches || matches(text)) return undefined;
  return message ? { rule: 'patternmessage', params: { message } } : { rule: 'pattern' };
}

function patternOf({ format }: Question): string | undefined {
  return typeof format === 'object' ? format.pattern : undefined;
}
