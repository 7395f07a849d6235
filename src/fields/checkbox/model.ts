import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { showYesNo } from '../choices/yes-no.ts';

/** Yes or no. A mandatory one has to be ticked, as a consent is. */
export const checkboxModel: FieldModel = {
  type: 'checkbox',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const answer = typeof input === 'boolean' ? input : typed.get(input);
    return answer === undefined ? refuse('notyesno') : accept(answer);
  },
  validate(answer, question) {
    if (typeof answer !== 'boolean') return { rule: 'notyesno' };
    return question.mandatory && !answer ? { rule: 'mustbeticked' } : undefined;
  },
  toValue: (answer) => (typeof answer === 'boolean' ? answer : undefined),
  score: (answer) => (typeof answer === 'boolean' ? Number(answer) : undefined),
  format: (answer, _question, { language }) =>
    typeof answer === 'boolean' ? showYesNo(answer, language) : String(answer),
};

/** What forms, spreadsheets and earlier systems write for a tick. */
const typed: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['on', true],
]);
