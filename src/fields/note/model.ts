import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { limits } from '../../engine/definition/limits.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { isTooLong, readText } from '../texts/plain-text.ts';

/** Text of several lines. */
export const noteModel: FieldModel = {
  type: 'note',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const text = readText(input)?.replace(/\r\n?/g, '\n');
    if (text === undefined) return refuse('nottext');
    return text === '' ? blank : accept(text);
  },
  validate(answer) {
    if (typeof answer !== 'string') return { rule: 'nottext' };
    return isTooLong(answer) ? { rule: 'toolong', params: { max: limits.answerCharacters } } : undefined;
  },
  toValue: (answer) => (typeof answer === 'string' ? answer : undefined),
  format: (answer) => String(answer),
};
