import { limits } from '../../engine/definition/limits.ts';
import type { Question, TextFormat } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/field-model.ts';
import type { Fault } from '../../engine/problem.ts';
import { accept, blank, isBlank, refuse } from '../shared/parsed.ts';
import { isTooLong, readText } from '../shared/plain-text.ts';
import { readEmail, readNationalcode, readPhone, readUrl } from '../shared/text-formats.ts';

/** A test of a whole text; undefined where the pattern is none. */
export type CompilePattern = (pattern: string) => ((text: string) => boolean) | undefined;

/** One line of text, free or in a format; what has a format is stored in its usual writing. */
export const createTextModel = (compile: CompilePattern): FieldModel => ({
  type: 'text',
  kind: 'input',
  parse(input, question) {
    if (isBlank(input)) return blank;
    const text = readText(input)?.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
    if (text === undefined) return refuse('nottext');
    return text === '' ? blank : parseFormatted(text, question.format);
  },
  validate(answer, { format }) {
    if (typeof answer !== 'string') return { rule: 'nottext' };
    if (isTooLong(answer)) return { rule: 'toolong', params: { max: limits.answerCharacters } };
    return typeof format === 'object' ? checkPattern(answer, format, compile) : checkNamed(answer, format);
  },
  toValue: (answer) => (typeof answer === 'string' ? answer : undefined),
  format: (answer) => String(answer),
  check(question, report) {
    const pattern = patternOf(question);
    if (pattern !== undefined && !compile(pattern)) report('format', { rule: 'badpattern' });
  },
});

const readers = { email: readEmail, phone: readPhone, nationalcode: readNationalcode, url: readUrl } as const;

/** The text in the usual writing of its format; undefined where it has another form. */
function readAs(format: Exclude<TextFormat, object>, text: string): string | undefined {
  return Object.hasOwn(readers, format) ? readers[format](text) : text;
}

function parseFormatted(text: string, format: TextFormat | undefined) {
  if (format === undefined || typeof format === 'object') return accept(text);
  const written = readAs(format, text);
  return written === undefined ? refuse(`not${format}`) : accept(written);
}

function checkNamed(text: string, format: Exclude<TextFormat, object> | undefined): Fault | undefined {
  return format === undefined || readAs(format, text) !== undefined ? undefined : { rule: `not${format}` };
}

function checkPattern(text: string, { pattern, message }: Extract<TextFormat, object>, compile: CompilePattern): Fault | undefined {
  const matches = compile(pattern);
  if (!matches || matches(text)) return undefined;
  return message ? { rule: 'patternmessage', params: { message } } : { rule: 'pattern' };
}

function patternOf({ format }: Question): string | undefined {
  return typeof format === 'object' ? format.pattern : undefined;
}
